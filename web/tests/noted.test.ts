import { beforeEach, expect, it } from 'vitest'
import { note, noted } from '../src/noted'
import type { Table } from '../src/protocol'

beforeEach(() => localStorage.clear())

function table(phase: Table['phase'], contribution: string | null, commitment = 'cc'): Table {
  const seats = [{ seat: 0, contribution }, { seat: 1 }]
  return { id: 'k3', phase, commitment, seats } as unknown as Table
}

it('keeps the first promise, and what was added until play began', () => {
  note(table('open', ''))
  expect(noted('k3')).toMatchObject({ commitment: 'cc', contributions: [] })
  note(table('playing', 'aa', 'dd'))
  expect(noted('k3')).toMatchObject({ commitment: 'cc', contributions: [[0, 'aa']] })
  note(table('playing', 'bb'))
  expect(noted('k3')).toMatchObject({ commitment: 'cc', contributions: [[0, 'aa']] })
})

it('notes nothing of a game that is over, and forgets the oldest tables', () => {
  note(table('over', 'aa'))
  expect(noted('k3')).toBeNull()
  for (let at = 0; at < 201; at++) note({ ...table('playing', null), id: `t${at}` })
  expect(noted('t0')).toBeNull()
  expect(noted('t200')).not.toBeNull()
})

it('can do without a place to keep things', () => {
  localStorage.setItem('skep-chance', 'no JSON')
  expect(noted('k3')).toBeNull()
  note(table('playing', 'aa'))
  expect(noted('k3')).not.toBeNull()
})
