/** What this browser has seen of a table's chance, kept until it can be compared at the end. */
import type { Noted } from './chance'
import type { Table } from './protocol'

const PLACE = 'skep-chance'
/** Tables that are remembered; the oldest are forgotten first. */
const MOST = 200

/** Note the promise when it is first seen, and what is added to it until play begins. */
export function note(table: Table): void {
  if (table.phase === 'over') return
  const all = read()
  const before = all[table.id]
  if (before && table.phase !== 'open' && before.playing) return
  const contributions = table.seats.flatMap(({ seat, contribution }): [number, string][] =>
    contribution ? [[seat, contribution]] : [],
  )
  all[table.id] = {
    commitment: before?.commitment ?? table.commitment,
    contributions,
    seal: table.seal,
    playing: table.phase !== 'open',
  }
  write(all)
}

export function noted(id: string): Noted | null {
  return read()[id] ?? null
}

type Notes = Record<string, Noted & { playing: boolean }>

function read(): Notes {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Notes
  } catch {
    return {}
  }
}

function write(notes: Notes): void {
  try {
    localStorage.setItem(
      PLACE,
      JSON.stringify(Object.fromEntries(Object.entries(notes).slice(-MOST))),
    )
  } catch {
    // A browser that keeps nothing can still draw everything again.
  }
}
