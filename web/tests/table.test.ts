import { describe, expect, it } from 'vitest'
import { coverOf, seatToServe, secrets } from '../src/handover'
import type { GameInfo, Moment, Option, Seat, Table } from '../src/protocol'
import { isFree, mediumLevel, quickTable, seatInfos, seatName } from '../src/seats'
import { standing } from '../src/status'

const option: Option = { choice: 1, token: 'x', phrase: ['x', {}] }
const say = (id: string, args?: object) =>
  args && Object.keys(args).length ? `${id} ${Object.values(args).join(' ')}` : id
const nothing = () => null

const seat = (
  number: number,
  kind: Seat['kind'],
  name: string | null = null,
  level: string | null = null,
): Seat => ({
  seat: number,
  kind,
  name,
  level,
  present: true,
  host: false,
  stand_in: null,
  contribution: null,
})

function table(given: Partial<Table> = {}): Table {
  return {
    id: 'k3',
    game: 'toy',
    title: 'Toy',
    options: { target: 6 },
    phase: 'playing',
    mine: [0],
    host: true,
    invite: null,
    seats: [seat(0, 'me', 'Ann'), seat(1, 'bot', null, 'easy')],
    waiting: true,
    scores: [0, 0],
    winners: [false, false],
    created: '2026-01-01T00:00:00Z',
    commitment: '',
    seal: null,
    seed: null,
    access: 'link',
    code: null,
    may_join: false,
    delay: 0,
    rematch: null,
    purpose: 'game',
    parent: null,
    copied: 0,
    pace: null,
    paused: false,
    now: null,
    ask: null,
    ...given,
  }
}

const states = (...each: [number, { options?: Option[]; view?: unknown }][]) =>
  new Map<number | null, { options: Option[]; view: unknown }>(
    each.map(([at, { options = [], view = {} }]) => [at, { options, view }]),
  )

describe('a shared screen', () => {
  it('stays with whoever still has a choice, though the other one has too', () => {
    expect(
      seatToServe(1, [0, 1], states([0, { options: [option] }], [1, { options: [option] }])),
    ).toBe(1)
  })

  it('goes to the next one who has a choice', () => {
    expect(seatToServe(0, [0, 1], states([0, {}], [1, { options: [option] }]))).toBe(1)
  })

  it('stays where it is while others play', () => {
    expect(seatToServe(1, [0, 1], states([0, {}], [1, {}]))).toBe(1)
    expect(seatToServe(null, [0, 1], states([0, {}], [1, {}]))).toBe(0)
  })

  it('is nobody’s for a spectator', () => {
    expect(seatToServe(null, [], states())).toBeNull()
  })

  it('keeps secrets only while the seats know different things', () => {
    expect(
      secrets([0, 1], states([0, { view: { hand: ['R2'] } }], [1, { view: { hand: null } }])),
    ).toBe(true)
    expect(secrets([0, 1], states([0, { view: { ring: 12 } }], [1, { view: { ring: 12 } }]))).toBe(
      false,
    )
  })

  const moment: Moment = { id: 'm', kind: 'trick', seats: [2, 1], ask: true, left: null }
  const asked = { options: [option], view: { hand: ['trick'] } }
  const unasked = { view: { hand: ['mix'] } }

  it('is covered by the same question whoever holds the card', () => {
    const question = { is: 'question', moment, seats: [1] }
    for (const holder of [null, 0])
      for (const one of [asked, unasked])
        for (const other of [asked, unasked])
          expect(coverOf(moment, holder, [0, 1], states([0, one], [1, other]))).toEqual(question)
  })

  it('shows her own view to whoever may be asked and has taken it', () => {
    expect(coverOf(moment, 1, [0, 1], states([0, unasked], [1, asked]))).toBeNull()
  })

  it('shows nothing until all who share it are known', () => {
    expect(coverOf(null, null, [0, 1], states())).toEqual({ is: 'loading' })
    expect(coverOf(null, null, [0, 1], states([0, asked]))).toEqual({ is: 'loading' })
    expect(coverOf(null, null, [0, 1], states([0, asked], [1, unasked]))).toEqual({
      is: 'handover',
      seat: 0,
    })
    expect(coverOf(null, null, [0], states())).toBeNull()
  })

  it('is handed on where nobody is to answer for all', () => {
    const told = { ...moment, ask: false }
    expect(coverOf(told, 0, [0, 1], states([0, unasked], [1, asked]))).toEqual({
      is: 'handover',
      seat: 1,
    })
    expect(coverOf(null, 1, [0, 1], states([0, unasked], [1, asked]))).toBeNull()
    expect(coverOf(moment, null, [1], states([1, asked]))).toBeNull()
  })
})

describe('the status line', () => {
  const status = (
    given: Table,
    shown: Parameters<typeof standing>[1],
    find: (id: string) => string | null = nothing,
  ) =>
    standing(
      given,
      shown,
      seatInfos(given, shown && { awaited: [1], scores: [3, 4], winners: given.winners }, say),
      say,
      find,
    )

  it('asks what the game asks in its phase, or simply for a choice', () => {
    const shown = { seat: 0, options: [option], over: false, view: { phase: 'bee' } }
    expect(status(table(), shown, (id) => (id === 'ask-bee' ? 'Choose a bee' : null))).toEqual({
      mine: true,
      text: 'Choose a bee',
    })
    expect(status(table(), shown)).toEqual({ mine: true, text: 'ask' })
  })

  it('says whom it asks when several share the screen', () => {
    const shared = table({ mine: [0, 1], seats: [seat(0, 'me', 'Ann'), seat(1, 'local', 'Bob')] })
    const shown = { seat: 1, options: [option], over: false, view: {} }
    expect(status(shared, shown).text).toBe('ask-named Bob ask')
  })

  it('counts those who bear the same name', () => {
    const seats = [
      seat(0, 'bot', null, 'easy'),
      seat(1, 'bot', null, 'hard'),
      seat(2, 'bot', null, 'easy'),
      seat(3, 'friend'),
      seat(4, 'friend'),
    ]
    const names = seatInfos(table({ seats }), null, say).map(({ name }) => name)
    expect(names).toEqual([
      'seat-bot easy 1',
      'seat-bot hard',
      'seat-bot easy 2',
      'seat-free',
      'seat-free',
    ])
  })

  it('names whom the table waits for', () => {
    expect(status(table(), { seat: 0, options: [], over: false, view: {} }).text).toBe(
      'status-others seat-bot easy',
    )
  })

  it('does not tell the reader to wait for himself while a question is secret', () => {
    const asked = { awaited: [0, 1], scores: [3, 4], winners: [false, false] }
    const shown = { seat: 0, options: [], over: false, view: {} }
    expect(standing(table(), shown, seatInfos(table(), asked, say), say, nothing).text).toBe(
      'status-others seat-bot easy',
    )
  })

  it('counts free seats before play', () => {
    const open = table({
      phase: 'open',
      seats: [seat(0, 'me', 'Ann'), seat(1, 'friend'), seat(2, 'friend', 'Eve')],
    })
    expect(status(open, null).text).toBe('status-open 1')
  })

  it('tells the result: mine, another’s, or nobody’s', () => {
    const shown = { seat: 0, options: [], over: true, view: {} }
    expect(status(table({ winners: [true, false] }), shown).text).toBe('over-won')
    expect(status(table({ winners: [false, true] }), shown).text).toBe(
      'over-winners seat-bot easy 1',
    )
    expect(status(table({ winners: [true, true] }), shown).text).toBe('over-draw')
    expect(status(table({ winners: [false, false] }), shown).text).toBe('over-draw')
    const lost = { ...seat(1, 'friend', 'Bob'), forfeit: 'gave-up' as const }
    const given = table({ winners: [true, false], seats: [seat(0, 'me', 'Ann'), lost] })
    expect(status(given, shown).text).toBe('over-won over-gave-up Bob')
    const alone = table({ winners: [true], seats: [seat(0, 'me', 'Ann')] })
    expect(status(alone, shown).text).toBe('over-alone 3')
  })
})

describe('seats', () => {
  const game = {
    name: 'toy',
    levels: ['easy', 'medium', 'hard'],
    seats: [2, 3],
    options: [{ name: 'players', default: 3 }],
  } as unknown as GameInfo

  it('are filled with medium bots by one press', () => {
    const bot = { kind: 'bot', level: 'medium' }
    expect(quickTable(game)).toEqual({
      game: 'toy',
      options: {},
      seats: [{ kind: 'me' }, bot, bot],
    })
  })

  it('take the middle level where none is called medium', () => {
    expect(mediumLevel(['a', 'b', 'c', 'd'])).toBe('b')
    expect(mediumLevel(['only'])).toBe('only')
  })

  it('are free as long as somebody is missing, and say for whom they are kept', () => {
    expect(isFree(seat(1, 'friend'))).toBe(true)
    expect(isFree(seat(1, 'friend', 'Bob'))).toBe(false)
    expect(isFree(seat(1, 'reserved', 'Bob'))).toBe(true)
    expect(isFree(seat(1, 'me'))).toBe(false)
    expect(seatName(seat(1, 'reserved', 'Bob'), say)).toBe('seat-kept Bob')
    expect(seatName(seat(1, 'me'), say)).toBe('seat-unnamed 2')
  })
})
