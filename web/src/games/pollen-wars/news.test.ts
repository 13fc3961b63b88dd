import { describe, expect, it } from 'vitest'
import type { LogLine, Phrase } from '../contract'
import { lastBattle, lastMove, lastRoundEnd, strength } from './news'

let number = 0
const line = (seat: number | null, ...told: Phrase[]): LogLine => ({
  number: ++number,
  seat,
  token: null,
  told,
})

const RESULT: Phrase = ['log-battle-won', { seat: 0, other: 1, attack: 6, defence: 5, count: 1 }]
const RAID = [
  line(0, ['log-raids', { seat: 0, other: 1 }]),
  line(1, ['log-recalled', { seat: 1, count: 1 }]),
  line(0, ['log-commits', { seat: 0, card: 'J16', side: 'attack' }]),
  line(2, ['log-commits', { seat: 2, card: 'H7', side: 'defence' }]),
  line(2, RESULT, ['log-infested', { seat: 0 }], ['log-round-end-goal', {}]),
]
const FACES = {
  J16: { timing: 'yellow', attack: 1, defence: 1, commit: 157 },
  H7: { timing: 'green', attack: 0, defence: 1, commit: 131 },
} as const

describe('a battle', () => {
  it('is told with the cards of both sides and what came of it', () => {
    const battle = lastBattle(RAID, 0)!
    expect(battle).toMatchObject({ attacker: 0, defender: 1, attack: 6, defence: 5, at: 4 })
    expect(battle.cards).toEqual([
      { seat: 0, side: 'attack', card: 'J16' },
      { seat: 2, side: 'defence', card: 'H7' },
    ])
    expect(battle.told).toEqual([RESULT, ['log-infested', { seat: 0 }]])
    expect([strength(battle, 'attack', FACES), strength(battle, 'defence', FACES)]).toEqual([1, 1])
  })

  it('is told once', () => {
    expect(lastBattle(RAID, RAID.length)).toBeNull()
    expect(lastBattle([], 0)).toBeNull()
  })

  it('knows its own cards only', () => {
    const again = [
      ...RAID,
      line(1, ['log-raids', { seat: 1, other: 2 }]),
      line(1, ['log-battle-drawn', { seat: 1, other: 2, attack: 3, defence: 3 }]),
    ]
    expect(lastBattle(again, 0)!.cards).toEqual([])
  })
})

describe('the end of a round', () => {
  const log = [
    line(
      0,
      ['log-sent-forager', { seat: 0, hex: 'd6' }],
      ['log-round-end-pattern', {}],
      ['log-scored', { seat: 0, pattern: 1, hexes: 'd4 d5 d6 d7', count: 10 }],
      ['log-home', { seat: 1, count: 2 }],
      ['log-died', { seat: 0, count: 3 }],
    ),
    line(-1, ['log-pattern-dealt', { seat: 0, pattern: 3 }]),
    line(1, ['log-felled', { seat: 1, hex: 'b1' }], ['log-round', { round: 2, seat: 1 }]),
    line(1, ['log-sent-forager', { seat: 1, hex: 'a1' }]),
  ]

  it('is told from its cause to the next round', () => {
    const end = lastRoundEnd(log, 0)!
    expect(end.told.map(([id]) => id)).toEqual([
      'log-round-end-pattern',
      'log-scored',
      'log-home',
      'log-died',
      'log-felled',
      'log-round',
    ])
    expect(end.scored).toEqual([{ seat: 0, hexes: ['d4', 'd5', 'd6', 'd7'], count: 10 }])
    expect(lastRoundEnd(log, 1)).toBeNull()
  })

  it('leaves no move to point at', () => {
    expect(lastMove(log.slice(0, 1))).toBeNull()
    expect(lastMove(log)).toEqual({ seat: 1, hex: 'a1', start: null })
    expect(lastMove([line(2, ['log-moved', { seat: 2, hex: 'e5', start: 'a1' }])])).toEqual({
      seat: 2,
      hex: 'e5',
      start: 'a1',
    })
  })
})
