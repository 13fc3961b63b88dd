import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardProps, Option, SeatInfo } from '../contract'
import Board from './Board.svelte'
import { offer, room, table } from './fixture'
import type { View } from './view'

const seats: SeatInfo[] = [0, 1, 2, 3].map((seat) => ({
  seat,
  kind: seat ? 'bot' : 'me',
  name: `seat ${seat}`,
  level: null,
  present: true,
  score: 0,
  winner: false,
  awaited: seat === 0,
  mine: seat === 0,
}))

let shown: ReturnType<typeof mount> | null = null
function show(view: View, options: Option[], more: Partial<BoardProps<View>> = {}) {
  const send = vi.fn<(choices: number[]) => void>()
  const say = (id: string): string => id
  const props = {
    view,
    options,
    seat: 0,
    seats,
    say,
    send,
    busy: false,
    log: [],
    reduced: true,
    table: 't',
    ...more,
  }
  shown = mount(Board, { target: document.body, props })
  flushSync()
  return { send }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  document.body.innerHTML = ''
})

function click(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`nothing matches ${selector}`)
  element.click()
  flushSync()
}
const choices = (within: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(`${within} [data-choice]`)].map(
    (each) => each.dataset['choice']!,
  )
const key = (name: string): void => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: name, cancelable: true }))
  flushSync()
}

describe('a bee by day', () => {
  const reach: Record<string, number>[] = [
    {},
    { A: 15, D2: 20, r1: 25 },
    {},
    {},
    { D5: 23, r1: 25 },
    {},
  ]
  const view = (): View => table({ ask: 'bee', reach }, { free: [0, 2, 0, 0, 1, 0] })
  const options = offer(4, 'die 2', 'die 5')

  it('is picked, taken back, and sent with its place', () => {
    const { send } = show(view(), options)
    expect(choices('.centre')).toEqual([])
    click('.tray [data-choice="4"]')
    expect(choices('.centre').toSorted()).toEqual(['15', '20'])
    click('[data-undo]')
    expect(choices('.centre')).toEqual([])
    click('.tray [data-choice="4"]')
    click('.centre [data-choice="15"]')
    expect(send.mock.calls).toEqual([[[4, 15]]])
  })

  it('stays picked when it is pressed twice, as by a double click', () => {
    show(view(), options)
    click('.tray [data-choice="4"]')
    click('.tray [data-choice="4"]')
    expect(choices('.centre').toSorted()).toEqual(['15', '20'])
    click('.tray [data-choice="5"]')
    expect(choices('.centre')).toEqual(['23'])
  })

  it('is picked by its number and let go by Escape', () => {
    const { send } = show(view(), options)
    key('5')
    expect(choices('.centre')).toEqual(['23'])
    key('Escape')
    expect(choices('.centre')).toEqual([])
    key('3')
    expect(choices('.centre')).toEqual([])
    key('5')
    click('.mine [data-choice="25"]')
    expect(send.mock.calls).toEqual([[[5, 25]]])
  })

  it('cannot be picked while a choice is on its way', () => {
    show(view(), options, { busy: true })
    expect(choices('.tray')).toEqual([])
  })
})

describe('by night', () => {
  it('a cube goes into the room that is pressed', () => {
    const view = table({
      phase: 'night',
      stage: 'D',
      ask: 'store',
      cube: 'white',
      transit: [2, 0, 0, 0, 0, 0],
    })
    const { send } = show(view, offer(2, 'return', 'put r1', 'put r3'))
    click('.mine [data-choice="4"]')
    click('.dock [data-choice="2"]')
    expect(send.mock.calls).toEqual([[[4]], [[2]]])
  })

  it('a cube is picked from a linked room and sent off to another', () => {
    const rooms = [room(1, 'wy/4', { group: 1 }), room(2, 'w/4', { group: 1 }), room(3, 'b')]
    const view = table({ phase: 'night', stage: 'F', ask: 'honey', moves_left: 4 }, { rooms })
    const { send } = show(view, offer(1, 'done', 'move r1', 'move r2'))
    click('.mine [data-choice="2"]')
    expect(send).not.toHaveBeenCalled()
    expect(choices('.mine')).toEqual(['2', '2'])
    click('.mine .room[data-choice]:not(.picked)')
    expect(send.mock.calls).toEqual([[[2]]])
  })

  it('honey that costs cards says which', () => {
    const rooms = [room(1, 'www/44', { by_cards: ['effic'] })]
    const view = table({ phase: 'night', stage: 'F', ask: 'honey', moves_left: 0 }, { rooms })
    const { send } = show(view, offer(1, 'done', 'honey r1'))
    expect(document.querySelector('.dock [data-choice="2"] small')?.textContent).toBe(
      'board-spends',
    )
    click('.dock [data-choice="2"]')
    expect(send.mock.calls).toEqual([[[2]]])
  })
})

describe('standing orders', () => {
  const view = (): View => table({ ask: 'trick', spot: 'D2', value: 2 }, { hand: { trick: 1 } })
  const options = offer(0, 'pass', 'play trick')

  it('are asked for, kept, and obeyed', () => {
    const { send } = show(view(), options)
    expect(send).not.toHaveBeenCalled()
    const select = document.querySelector<HTMLSelectElement>('[data-order="trick"]')!
    select.value = 'pass'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    flushSync()
    expect(send.mock.calls).toEqual([[[0]]])
    void unmount(shown!)
    const again = show(view(), options)
    expect(again.send.mock.calls).toEqual([[[0]]])
  })

  it('are each table’s own', () => {
    localStorage.setItem('skep-waggle-dance-orders t 0', '{"trick":"pass"}')
    const { send } = show(view(), options, { table: 'other' })
    expect(send).not.toHaveBeenCalled()
  })
})

it('tells in which order the game ended, and how ties are broken', () => {
  const view = table({ phase: 'over', stage: 'over', end: 'target' })
  view.seats.forEach((hive, seat) =>
    Object.assign(hive, { rank: 4 - seat, honey: seat > 1 ? 7 : 3 }),
  )
  show(view, [])
  const names = [...document.querySelectorAll('.ending .name')].map((name) => name.textContent)
  expect(names).toEqual(['seat 3', 'seat 2', 'seat 1', 'seat 0'])
  expect(document.querySelector('.ending .small')?.textContent).toBe('board-tie-few')
})

it('offers nothing to a spectator', () => {
  show(table({ ask: null, actor: null }), [], { seat: null })
  expect(choices('.board')).toEqual([])
  expect(document.querySelectorAll('.others section')).toHaveLength(4)
})
