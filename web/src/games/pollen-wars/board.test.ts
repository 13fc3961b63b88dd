import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardProps, LogLine, Option, SeatInfo } from '../contract'
import Board from './Board.svelte'
import { keep, keyOf, alwaysAsk } from './answers'
import { at, table } from './fixture'
import type { RaidScene, View, WindowScene } from './view'

const option = (choice: number, token: string): Option => {
  const [verb = '', card] = token.split(' ')
  return { choice, token, phrase: [verb, card ? { card } : {}] }
}

const seats: SeatInfo[] = [0, 1, 2].map((seat) => ({
  seat,
  kind: 'me',
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
    table: 'abc',
    ...more,
  }
  shown = mount(Board, { target: document.body, props })
  flushSync()
  return send
}
beforeEach(() => localStorage.clear())
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.innerHTML = ''
})

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
const find = (selector: string): Element => {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`nothing matches ${selector}`)
  return found
}
function click(selector: string, pointerType = 'mouse'): void {
  const element = find(selector)
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }))
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
function type(...keys: string[]): void {
  for (const key of keys)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  flushSync()
}

const ACTIONS = [
  option(7, 'send forager'),
  option(9, 'move'),
  option(10, 'return'),
  option(12, 'draw jelly'),
]
const [A1, A2, D4] = [at('a1'), at('a2'), at('d4')]
const plans = {
  '7': { [A1]: {}, [A2]: {} },
  '9': { [D4]: { [A1]: {}, [A2]: {} } },
  '10': { [D4]: {} },
}

describe('an action', () => {
  it('is sent with its last step', () => {
    const send = show(table({ plans }), ACTIONS)
    click('.prompt [data-choice="9"]')
    click('[data-hex="d4"]')
    expect(send).not.toHaveBeenCalled()
    expect(all('.lit[data-hex]').map((hex) => hex.getAttribute('data-hex'))).toEqual(['a1', 'a2'])
    click('[data-hex="a2"]')
    expect(send.mock.calls).toEqual([[[9, D4, A2]]])
  })

  it('can be taken back until then, by button and by key', () => {
    const send = show(table({ plans }), ACTIONS)
    click('.prompt [data-choice="9"]')
    click('[data-back]')
    expect(all('.lit[data-hex]')).toEqual([])
    click('.prompt [data-choice="7"]')
    type('Escape')
    expect(all('.lit[data-hex]')).toEqual([])
    expect(send).not.toHaveBeenCalled()
  })

  it('can begin with a bee', () => {
    const send = show(table({ plans }), ACTIONS)
    click('[data-hex="d4"]')
    expect(all('[data-use]').map((use) => use.getAttribute('data-use'))).toEqual(['move', 'return'])
    click('[data-use="return"]')
    expect(send.mock.calls).toEqual([[[10, D4]]])
  })

  it('lets a finger look at a hex first', () => {
    const send = show(table({ plans }), ACTIONS)
    click('.prompt [data-choice="7"]')
    click('[data-hex="a1"]', 'touch')
    expect(send).not.toHaveBeenCalled()
    click('[data-confirm]')
    expect(send.mock.calls).toEqual([[[7, A1]]])
  })

  it('takes hexes by name', () => {
    const send = show(table({ plans }), ACTIONS)
    click('.prompt [data-choice="7"]')
    type('a', '2')
    expect(send.mock.calls).toEqual([[[7, A2]]])
  })

  it('is sent at once when nothing follows', () => {
    const send = show(table({ plans }), ACTIONS)
    click('.prompt [data-choice="12"]')
    expect(send.mock.calls).toEqual([[[12]]])
  })

  it('is not to be had while a choice is on its way, nor by a spectator', () => {
    show(table({ plans }), ACTIONS, { busy: true })
    expect(all('[data-choice]')).toEqual([])
    void unmount(shown!)
    show(table(), [], { seat: null })
    expect(all('[data-choice], .own')).toEqual([])
  })
})

describe('a card', () => {
  const view = table(
    { ask: 'cards', phase: 'B', mode: 'open', plans: { '96': { '80': {}, '81': {} } } },
    { hand: ['H7', 'H12'] },
  )
  const options = [option(1, 'done'), option(96, 'play H7')]

  it('is played with its target', () => {
    const send = show(view, options)
    click('[data-card="H7"] [data-choice="96"]')
    click('.prompt [data-choice="81"]')
    expect(send.mock.calls).toEqual([[[96, 81]]])
  })

  it('is taken back by its own button', () => {
    const send = show(view, options)
    click('[data-card="H7"] button')
    click('[data-card="H7"] button')
    expect(all('.prompt [data-choice="80"]')).toEqual([])
    expect(send).not.toHaveBeenCalled()
  })
})

describe('a window', () => {
  const window: WindowScene = { what: 'window', kind: 'mid', mine: true, concerns: [] }
  const view = table(
    {
      ask: 'window',
      actor: null,
      active: 1,
      stack: [{ what: 'turn', queen: 1, from: null }, window],
    },
    { hand: ['H12'] },
  )
  const options = [option(0, 'pass'), option(101, 'play H12')]

  it('is asked about, with the card lifted and a bar for everybody', () => {
    const send = show(view, options)
    expect(find('[data-window]').getAttribute('data-window')).toBe('mid')
    expect(find('[data-card="H12"]').classList.contains('lifted')).toBe(true)
    click('.prompt [data-choice="0"]')
    expect(send.mock.calls).toEqual([[[0]]])
  })

  it('is passed by a standing answer', () => {
    keep(keyOf('abc', 0), { ...alwaysAsk(), mid: 'concerns' })
    expect(show(view, options).mock.calls).toEqual([[[0]]])
  })

  it('is asked about in spite of it when it concerns the reader', () => {
    keep(keyOf('abc', 0), { ...alwaysAsk(), mid: 'concerns' })
    const stack = [view.stack[0]!, { ...window, concerns: ['pattern' as const] }]
    expect(show({ ...view, stack }, options)).not.toHaveBeenCalled()
  })

  it('is not asked about again when the reader says so', () => {
    const send = show(view, options)
    click('.never')
    expect(send.mock.calls).toEqual([[[0]]])
  })
})

describe('a raid', () => {
  const raid: RaidScene = {
    what: 'raid',
    attacker: 1,
    defender: 0,
    by: 1,
    stage: 'recall',
    recalled: [],
    side: null,
    committed: [],
    ready: false,
  }
  const stack = (changes: Partial<RaidScene>): View['stack'] => [
    { what: 'turn', queen: 1, from: null },
    { ...raid, ...changes },
  ]

  it('lets soldiers be called home together', () => {
    const send = show(table({ ask: 'recall', stack: stack({}) }), [
      option(1, 'done'),
      option(A1, 'a1'),
      option(A2, 'a2'),
    ])
    click('[data-hex="a1"]')
    click('[data-hex="a2"]')
    click('[data-hex="a1"]')
    expect(send).not.toHaveBeenCalled()
    click('[data-finish]')
    expect(send.mock.calls).toEqual([[[A2, 1]]])
  })

  it('lets cards be thrown in together', () => {
    const view = table(
      { ask: 'battle', actor: null, stack: stack({ stage: 'battle', side: 'defence' }) },
      { hand: ['H7', 'J16'] },
    )
    const send = show(view, [
      option(2, 'ready'),
      option(131, 'commit H7'),
      option(157, 'commit J16'),
    ])
    click('[data-card="H7"] button')
    click('[data-card="J16"] button')
    expect(find('[data-raid] .defence strong').textContent).toBe('7+ ?')
    click('[data-card="H7"] button')
    click('[data-finish]')
    expect(send.mock.calls).toEqual([[[157, 2]]])
  })

  it('lets a helper take a side first', () => {
    const view = table(
      {
        ask: 'battle',
        actor: null,
        stack: stack({ stage: 'battle', defender: 2 }),
        plans: { '16': { '131': { '2': {} } } },
      },
      { hand: ['H7'] },
    )
    const send = show(view, [option(16, 'help defence'), option(17, 'stay out')])
    click('.prompt [data-choice="16"]')
    expect(all('[data-finish]')).toEqual([])
    click('[data-card="H7"] button')
    click('[data-finish]')
    expect(send.mock.calls).toEqual([[[16, 131, 2]]])
  })

  it('is told of when it has been fought, until the reader goes on', () => {
    const log: LogLine[] = [
      { number: 1, seat: 0, token: 'x', told: [] },
      {
        number: 2,
        seat: 1,
        token: null,
        told: [['log-battle-won', { seat: 1, other: 0, attack: 5, defence: 3, count: 2 }]],
      },
    ]
    show(table(), [], { log })
    expect(find('[data-battle] .ahead strong').textContent).toBe('5')
    expect(find('[data-battle]').textContent).toContain('log-battle-won')
    click('[data-battle] .button')
    expect(all('[data-battle]')).toEqual([])
    click('[data-last-battle]')
    expect(find('[data-battle] .ahead strong').textContent).toBe('5')
    expect(all('[data-last-battle]')).toEqual([])
  })

  it('is still told of after a reload by whoever ended it', () => {
    const log: LogLine[] = [
      { number: 1, seat: 1, token: 'x', told: [] },
      {
        number: 2,
        seat: 0,
        token: 'ready',
        told: [['log-battle-won', { seat: 0, other: 1, attack: 5, defence: 3 }]],
      },
    ]
    show(table(), [], { log })
    expect(find('[data-battle] .ahead strong').textContent).toBe('5')
  })

  it('can be looked at again after a reload by whoever has gone on', () => {
    const log: LogLine[] = [
      {
        number: 1,
        seat: 1,
        token: null,
        told: [['log-battle-won', { seat: 1, other: 0, attack: 5, defence: 3 }]],
      },
      { number: 2, seat: 0, token: 'x', told: [] },
    ]
    show(table(), [], { log })
    expect(all('[data-battle]')).toEqual([])
    click('[data-last-battle]')
    expect(find('[data-battle] .ahead strong').textContent).toBe('5')
  })
})

describe('a replay', () => {
  const log: LogLine[] = [
    {
      number: 1,
      seat: 1,
      token: null,
      told: [['log-battle-won', { seat: 1, other: 0, attack: 5, defence: 3 }]],
    },
    {
      number: 2,
      seat: 2,
      token: null,
      told: [
        ['log-round-end-pattern', {}],
        ['log-home', { seat: 1, count: 2 }],
      ],
    },
    {
      number: 3,
      seat: 1,
      token: null,
      told: [
        ['log-felled', { seat: 1, hex: 'b1' }],
        ['log-round', { round: 2, seat: 1 }],
      ],
    },
    { number: 4, seat: 1, token: null, told: [['log-sent-forager', { seat: 1, hex: 'a1' }]] },
  ]
  const panels = (lines: number): (string | undefined)[] => {
    document.body.innerHTML = ''
    show(table(), [], { log: log.slice(0, lines), table: undefined })
    return all('[data-battle], [data-round-end]').map(
      (panel) => Object.keys((panel as HTMLElement).dataset)[0],
    )
  }

  it('tells of a moment while the reader looks at it, with nothing to put away', () => {
    expect([0, 1, 2, 3, 4].map(panels)).toEqual([[], ['battle'], ['roundEnd'], ['roundEnd'], []])
    panels(1)
    expect(all('[data-battle] .button')).toEqual([])
  })
})

describe('whoever comes to watch', () => {
  it('is not told of what is past', () => {
    const battle: LogLine = {
      number: 1,
      seat: 1,
      token: null,
      told: [['log-battle-won', { seat: 1, other: 0, attack: 5, defence: 3 }]],
    }
    show(table(), [], { log: [battle], seat: null })
    expect(all('[data-battle]')).toEqual([])
  })
})

describe('a trade', () => {
  const terms = { trade: 14, propose: 6, 'give H7': 201, 'ask pollen 1': 277, 'ask any honey': 265 }

  it('is put together here and proposed at once', () => {
    const send = show(table({ terms }, { hand: ['H7'] }), [...ACTIONS, option(14, 'trade')])
    click('.prompt [data-choice="14"]')
    click('[data-partner="2"]')
    expect(find('[data-propose]').hasAttribute('disabled')).toBe(true)
    click('[data-term="give H7"]')
    const pollen = find('[data-term="ask pollen"]') as HTMLInputElement
    pollen.value = '1'
    pollen.dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
    click('[data-propose]')
    expect(send.mock.calls).toEqual([[[14, 81, 201, 277, 6]]])
  })

  it('is answered', () => {
    const trade = {
      from: 1,
      to: 0,
      stage: 'answer' as const,
      give: { cards: ['H7'], pollen: 0, promise: null },
      ask: { cards: [], any_honey: 0, any_jelly: 0, pollen: 2, promise: 'no raid' },
      picked: [],
    }
    const send = show(table({ ask: 'trade-answer', trade }), [
      option(3, 'accept'),
      option(4, 'refuse'),
    ])
    expect(all('[data-offer] p')).toHaveLength(2)
    click('.prompt [data-choice="3"]')
    expect(send.mock.calls).toEqual([[[3]]])
  })
})

describe('the field', () => {
  it('shows where the pattern lacks bees, when asked', () => {
    show(table(), [])
    expect(all('.missing')).toEqual([])
    click('.where .button')
    expect(all('.missing')).toHaveLength(1)
  })

  it('shows a tile before it is laid', () => {
    const view = table({ ask: 'tile', phase: 'setup' })
    for (const hex of view.field) Object.assign(hex, { ground: null, flowers: 0, colour: null })
    view.tray = [
      {
        choice: 299,
        tile: '1A',
        hexes: ['h4', 'h5', 'h6', 'i5', 'i6'],
        flowers: [3, 1, 0, 1, 2],
        crowded: false,
      },
    ]
    const send = show(view, [option(299, 'tile 1A')])
    find('[data-choice="299"]').dispatchEvent(new PointerEvent('pointerenter'))
    flushSync()
    expect(find('[data-hex="h4"] .count').textContent).toBe('3')
    expect(find('[data-hex="h6"] g.rock')).toBeTruthy()
    click('[data-choice="299"]')
    expect(send.mock.calls).toEqual([[[299]]])
  })
})
