import { describe, expect, it } from 'vitest'
import { columns, offer, printed, sheet, table } from './fixture'
import { together } from './index'
import { COMBS, OUTLINE, WALLS, neighbour, side, under, wallName } from './geometry'
import {
  crawlWalls,
  dice,
  harvest,
  latestMeal,
  nextDanger,
  outlook,
  reached,
  toNextRank,
} from './outlook'
import { cross, line, ring, tremble } from './pencil'
import { closing, lacking } from './plan'
import { Gains, areaOf, moveTo, signed } from './round'
import { refusals } from './storing'
import { byToken } from './view'
import type { Work } from './view'

const work = (changes: Partial<Work>): Work => ({
  task: 'move',
  own: null,
  others: [],
  changed: [],
  left: 0,
  reach: [],
  track: null,
  crawled: false,
  larva: null,
  comb: null,
  ...changes,
})

describe('the grid of combs', () => {
  it('has the specification’s combs and walls', () => {
    expect([COMBS.length, WALLS.length, OUTLINE.length]).toEqual([37, 90, 42])
    expect(new Set(WALLS.map(({ name }) => name)).size).toBe(90)
  })

  it('knows the neighbours of f2', () => {
    expect([1, 2, 3, 4, 5, 6].map((way) => neighbour('f2', way))).toEqual([
      'e3',
      'f3',
      'g2',
      'e2',
      'f1',
      'g1',
    ])
    expect(neighbour('a1', 1)).toBeNull()
  })

  it('draws one side of two neighbours in the same place', () => {
    const [from, to] = side('e3', 2)
    const [back, forth] = side('e4', 5)
    expect(from.x).toBeCloseTo(forth.x)
    expect(to.y).toBeCloseTo(back.y)
    expect(wallName('e4', 'e3')).toBe('e3-e4')
  })
})

describe('a die on the meadow', () => {
  it('touches what the specification’s table says', () => {
    expect(harvest(printed, sheet(), 'C1', 2)).toEqual(['poppy', 'poppy'])
    expect(harvest(printed, sheet(), 'C2', 2)).toEqual(['cornflower', 'cornflower'])
    expect(under('C3', 1)).toEqual(['C42'])
  })

  it('reaches no sunflower, shut garden or visited flower', () => {
    expect(reached(printed, sheet(), 'C3', 2)).toEqual([])
    expect(reached(printed, sheet({ columns: columns(11) }), 'C3', 2)).toEqual(['C31', 'C53'])
    expect(reached(printed, sheet(), 'R2', 3)).toEqual([])
    expect(reached(printed, sheet({ gardens: ['R'] }), 'R2', 3)).toEqual(['R32', 'R41'])
    expect(reached(printed, sheet({ picked: ['C11'] }), 'C1', 2)).toEqual(['C33'])
  })
})

describe('what a die would do', () => {
  it('tells the column, the use here and in the next area', () => {
    const faces = sheet().faces!.map((face, i) =>
      i === 0 ? { ...face, makes: ['honey' as const] } : face,
    )
    const mine = sheet({ faces })
    const hint = outlook(table({ dice: [1, 2, 6] }), mine, 1)
    expect([hint.sum, hint.column?.upgrade]).toEqual([8, 'extra improvement'])
    expect(hint.uses[0]).toMatchObject({ area: 'meadow', flowers: 1, barred: false })
    expect(hint.uses[1]).toMatchObject({ area: 'production', tracks: ['honey'] })
  })

  it('marks no column for a seven', () => {
    expect(outlook(table({ dice: [1, 1, 6] }), sheet(), 1).column).toBeNull()
  })

  it('is barred by a storm without propolis, not with it', () => {
    const storm = table({ danger: 'storm', needs: 1 })
    expect(outlook(storm, sheet(), 2).uses[0].barred).toBe(true)
    const safe = sheet({ propolis: { crossed: 1, fields: 6, shield: 1, points: 0 } })
    expect(outlook(storm, safe, 2).uses[0].barred).toBe(false)
  })

  it('tells the own die, the first player’s and those on offer apart', () => {
    const mine = sheet({ work: work({ task: 'die' }) })
    const seen = dice(
      table({ dice: [1, 4, 6], first_die: 6 }),
      mine,
      byToken(offer(0, 'die 1', 'die 4', 'take 6')),
    )
    expect(seen.map(({ token }) => token)).toEqual(['die 1', 'die 4', 'take 6'])
    expect(seen.map(({ firsts }) => firsts)).toEqual([false, false, true])
    const chosen = sheet({ work: work({ own: 3, others: [1, 6], changed: ['own'] }) })
    expect(dice(table({ dice: [1, 4, 6] }), chosen, new Map()).map(({ own }) => own)).toEqual([
      false,
      true,
      false,
    ])
    expect(dice(table({ dice: [1, 4, 6] }), chosen, new Map()).map(({ counts }) => counts)).toEqual(
      [1, 3, 6],
    )
  })
})

describe('crawling', () => {
  it('marks every wall to the path (E15)', () => {
    const mine = sheet({ path: ['f2', 'e3', 'e4'] }, ['e3-f2'])
    expect(crawlWalls(mine, 'f3', wallName).sort()).toEqual(['e3-f3', 'e4-f3', 'f2-f3'])
  })
})

describe('closing a comb', () => {
  const options = byToken(offer(0, 'wall f1-g1', 'wall f2-g1', 'wall g1-g2'))
  const wax = (stock: number) => ({ wax: { stock, circled: 18, dots: 18 } })

  it('buys all walls it lacks', () => {
    expect(
      lacking(sheet(), 'g1')
        .map(({ wall }) => wall)
        .sort(),
    ).toEqual(['f1-g1', 'f2-g1', 'g1-g2'])
    expect(closing(sheet(wax(3)), 'g1', options)?.sort()).toEqual([0, 1, 2])
  })

  it('needs the wax for it', () => {
    expect(closing(sheet(wax(2)), 'g1', options)).toBeNull()
    expect(closing(sheet(wax(3)), 'd4', options)).toBeNull()
  })

  it('buys the wall that completes a second comb last', () => {
    const mine = sheet(wax(3), ['f2-g2', 'f3-g2', 'g2-g3'])
    expect(mine.missing['g2']).toBe(1)
    expect(closing(mine, 'g1', options)?.at(-1)).toBe(2)
  })
})

describe('what comes', () => {
  it('warns of the next danger', () => {
    expect(nextDanger(table({ round: 3 }), sheet())).toMatchObject({
      danger: 'pesticide',
      in: 2,
      safe: false,
    })
    expect(nextDanger(table({ round: 25 }), sheet())).toBeNull()
  })

  it('tells the queen’s last chance (E28)', () => {
    const queen = (fed: number) => sheet({ queen: { state: 'alive', fed, feeds: 3 } })
    expect([0, 1, 2].map((fed) => latestMeal(table(), queen(fed)))).toEqual([19, 22, 25])
    expect(latestMeal(table(), sheet())).toBeNull()
  })

  it('counts the points to the next rank', () => {
    expect(toNextRank(printed.ranks, 2, 46)).toBe(4)
    expect(toNextRank(printed.ranks, 4, 61)).toBeNull()
  })
})

describe('undoing', () => {
  it('does not stop at a question the board answered by itself', () => {
    expect(together(['stay', 'die 3', 'keep'])).toBe(2)
    expect(together(['take 3', 'keep'])).toBe(2)
    expect(together(['die 3', 'mod own 2', 'keep'])).toBe(1)
    expect(together(['stay', 'keep'])).toBe(1)
    expect(together(['die 3'])).toBe(1)
  })
})

describe('a round', () => {
  it('shows the area that is asked about', () => {
    expect(areaOf(sheet({ work: work({ task: 'feed' }) }))).toBe('combs')
    expect(areaOf(sheet({ area: 'production', work: work({ task: 'move' }) }))).toBe('production')
    expect(areaOf(sheet())).toBeNull()
  })

  it('finds the move that leads to an area', () => {
    const moves = byToken(offer(0, 'stay', 'fly', 'back'))
    expect(
      ['meadow', 'production', 'combs'].map(
        (area) => moveTo(sheet(), area as 'combs', moves)?.token,
      ),
    ).toEqual(['stay', 'fly', 'back'])
  })

  it('remembers what each hive gained in the last round', () => {
    const scored = (total: number) => sheet({ score: { ...sheet().score, total } })
    const gains = new Gains()
    expect(gains.after(table({ round: 1 }, scored(7)))).toEqual([0])
    expect(gains.after(table({ round: 2 }, scored(9)))).toEqual([2])
    expect(gains.after(table({ round: 2 }, scored(10)))).toEqual([2])
    expect(gains.after(table({ round: 3 }, scored(8)))).toEqual([-1])
    expect([signed(2), signed(-1)]).toEqual(['+2', '−1'])
  })

  it('says why a comb cannot hold something', () => {
    expect(refusals(sheet(), byToken(offer(0, 'store egg', 'store nothing')))).toEqual([
      'queen',
      'honey',
    ])
    expect(
      refusals(sheet({ drought: true }), byToken(offer(0, 'store queen', 'store honey 1'))),
    ).toEqual(['water'])
  })
})

describe('the pencil', () => {
  const here = { x: 10, y: 10 }

  it('draws the same mark in the same way, and each its own', () => {
    expect(cross(here, 5, 'a')).toBe(cross(here, 5, 'a'))
    expect(cross(here, 5, 'a')).not.toBe(cross(here, 5, 'b'))
    expect(ring(here, 5, 'a')).not.toBe(ring(here, 5, 'b'))
  })

  it('stays near the line it follows', () => {
    for (const key of ['a', 'b', 'c', 'wall e3-e4']) {
      const numbers = line({ x: 0, y: 0 }, { x: 30, y: 0 }, key)
        .match(/-?[\d.]+/g)!
        .map(Number)
      expect(Math.max(...numbers.filter((_, i) => i % 2 === 1).map(Math.abs))).toBeLessThan(2)
    }
    expect(tremble('key', 50).every((each) => Math.abs(each) <= 1)).toBe(true)
  })
})
