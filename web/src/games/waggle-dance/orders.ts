/**
 * Standing orders (R13.5): questions about a card that the page answers with "no" by itself. They
 * are kept on this device for one table and one seat; the server does not know them.
 */
import { sum } from './view'
import type { Offered, View } from './view'

/** `mine`: ask only about a flower where I have bees myself. */
export type Order = 'ask' | 'mine' | 'pass'
export type Orders = Readonly<Record<string, Order>>

/** Cards that one is asked about out of turn. */
export const ORDERED = ['vol', 'sick', 'trick', 'scout', 'gift', 'mix', 'expert']
const NEUTRAL = ['pass', 'done', 'draw']
const key = (table: string, seat: number) => `skep-waggle-dance-orders ${table} ${seat}`

export function recallOrders(table: string, seat: number): Orders {
  try {
    const kept = JSON.parse(localStorage.getItem(key(table, seat)) ?? '{}') as Orders
    return Object.fromEntries(
      Object.entries(kept).filter(
        ([card, order]) => ORDERED.includes(card) && (order === 'pass' || order === 'mine'),
      ),
    )
  } catch {
    return {} // No storage, or not ours: nothing is ordered.
  }
}

export function rememberOrders(table: string, seat: number, orders: Orders): void {
  try {
    localStorage.setItem(key(table, seat), JSON.stringify(orders))
  } catch {
    // A browser that keeps nothing follows them until the page is left.
  }
}

/** Does the bee just placed stand where I have bees too? */
function concernsMe(view: View, seat: number): boolean {
  const flower = view.flowers.find((each) => `D${each.number}` === view.spot)
  return flower !== undefined && sum(flower.bees[seat] ?? []) > 0
}

/**
 * The choice that the orders make, or null if the seat is to be asked. They only ever answer a
 * question that is about cards alone, and only if every card on offer is ordered away.
 */
export function ordered(orders: Orders, view: View, seat: number, offered: Offered): number | null {
  const neutral = NEUTRAL.map((token) => offered.get(token)).find((option) => option)
  const cards = [...offered.keys()].filter((token) => token.startsWith('play '))
  if (!neutral || cards.length === 0 || cards.length + 1 !== offered.size) return null
  const declined = cards.every((token) => {
    const order = orders[token.slice('play '.length)] ?? 'ask'
    return order === 'pass' || (order === 'mine' && !concernsMe(view, seat))
  })
  return declined ? neutral.choice : null
}
