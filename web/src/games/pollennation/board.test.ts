import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BoardProps, LogLine, Option, SeatInfo } from '../contract'
import Board from './Board.svelte'
import { cubes, table as position, told as sent } from './fixture'
import type { Told } from './read'
import { NONE } from './view'
import type { View } from './view'

const table = (changes: Partial<View> = {}): View => ({ ...position(), ...changes })

/** Choices numbered by their place in the list, except those that a chain computes. */
const offer = (first: number, ...tokens: string[]): Option[] =>
  tokens.map((token, i) => ({ choice: first + i, token, phrase: [token.split(' ')[0] ?? '', {}] }))

const seats: SeatInfo[] = [0, 1].map((seat) => ({
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
function show(view: View, options: Option[], more: Partial<BoardProps<Told>> = {}) {
  const send = vi.fn<(choices: number[]) => void>()
  const say = (id: string): string => id
  const props = {
    view: sent(view),
    options,
    seat: 0,
    seats,
    say,
    send,
    busy: false,
    log: [],
    reduced: true,
    ...more,
  }
  shown = mount(Board, { target: document.body, props })
  flushSync()
  return send
}
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.innerHTML = ''
})

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

describe('choosing a bee', () => {
  const options = offer(10, 'worker 1', 'worker 5', 'drone 3 ccw', 'drone 3 cw', 'queen')

  it('sends the worker a mouse presses', () => {
    const send = show(table(), options)
    click('.ring [data-choice="11"]')
    expect(send.mock.calls).toEqual([[[11]]])
  })

  it('lets a finger look first', () => {
    const send = show(table(), options)
    click('.ring [data-choice="11"]', 'touch')
    expect(send).not.toHaveBeenCalled()
    expect(document.querySelector('.ring .planned')).not.toBeNull()
    click('.ring [data-choice="11"]', 'touch')
    expect(send.mock.calls).toEqual([[[11]]])
  })

  it('shows a drone’s two ways, each a choice', () => {
    const send = show(table(), options)
    find('.ring g[role="button"][data-slot="3"].group:not([data-choice])').dispatchEvent(
      new FocusEvent('focus'),
    )
    flushSync()
    expect(
      [...document.querySelectorAll('.arrow')].map((arrow) => arrow.getAttribute('data-choice')),
    ).toEqual(['12', '13'])
    click('.arrow[data-choice="13"]')
    expect(send.mock.calls).toEqual([[[13]]])
  })

  it('says why a worker of mine cannot move, and sends nothing', () => {
    const view = table()
    view.flowers[11]!.free = NONE
    const send = show(view, options)
    click('.ring g.group[data-slot="12"]')
    expect(find('.why').textContent).toBe('board-why-pollen')
    expect(send).not.toHaveBeenCalled()
  })

  it('says why a queen that is away cannot move', () => {
    const view = table()
    Object.assign(view.colonies[0]!, { queen: null, away: true })
    show(view, options.slice(0, 4))
    click('.ring g.mine[role="button"]:not([data-slot])')
    expect(find('.why').textContent).toBe('board-why-away')
  })

  it('offers every choice in the list beside the ring, and none while one is on its way', () => {
    show(table(), options, { busy: true })
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.side [data-choice]')]
    expect(buttons.map((button) => button.dataset['choice']).sort()).toEqual([
      '10',
      '11',
      '12',
      '13',
      '14',
    ])
    expect(buttons.every((button) => button.disabled)).toBe(true)
    expect(document.querySelector('.ring [data-choice]')).toBeNull()
  })

  it('offers nothing to a spectator', () => {
    show(table(), [], { seat: null })
    expect(document.querySelector('[data-choice]')).toBeNull()
  })
})

describe('sowing', () => {
  const sowing = { seat: 0, from: 1, at: 2, to: 5, load: cubes('RRBB') }
  const view = (): View => table({ phase: 'sow', sowing })
  const options = offer(73, 'drop red', 'drop blue')

  it('collects the order, takes picks back, and sends it at once', () => {
    const send = show(view(), options)
    click('.ring [data-choice="73"]')
    click('.side [data-choice="74"]')
    click('.side .button:not([data-choice])')
    click('.side [data-choice="73"]')
    expect(send).not.toHaveBeenCalled()
    click('.side .button.main')
    expect(send.mock.calls).toEqual([[[73, 73]]])
  })
})

describe('setting up', () => {
  it('makes flowers the choice for a home', () => {
    const send = show(table({ phase: 'home', active: null }), offer(196, 'home 1', 'home 2'))
    click('.flower[data-choice="197"]')
    expect(send.mock.calls).toEqual([[[197]]])
  })

  it('lays a card of the hand', () => {
    const view = table({ phase: 'layout', active: null })
    view.colonies[0]!.hand = ['R2', 'B3']
    view.faces = {
      R2: { colour: 'red', needs: cubes('RRR'), points: 2 },
      B3: { colour: 'blue', needs: cubes('PPP'), points: 3 },
    }
    const send = show(view, offer(172, 'lay R2', 'lay B3'))
    click('.side [data-choice="173"]')
    expect(send.mock.calls).toEqual([[[173]]])
  })
})

describe('storing', () => {
  it('presses cubes onto the token and sends all amounts together', () => {
    const view = table({ phase: 'store', storing: { slot: 5, kept: NONE, colour: 'blue' } })
    view.flowers[4]!.free = cubes('BBYW')
    const send = show(view, offer(97, 'keep blue 0', 'keep blue 1', 'keep blue 2'))
    expect(find('.side .button.main').hasAttribute('disabled')).toBe(true)
    click('.tray:not(.kept) .cube')
    click('.side .button.main')
    expect(send.mock.calls).toEqual([[[98, 127, 157]]])
  })
})

describe('the trail of the last move', () => {
  const options = offer(10, 'worker 1', 'worker 5', 'queen')
  const log: LogLine[] = [
    { number: 7, seat: 1, token: null, told: [['log-drone', { seat: 1, from: 7, to: 8 }]] },
  ]
  const trail = (): Element | null => document.querySelector('.ring .trail.orange:not(.planned)')
  const row = (): Element => find('.side li:has([data-choice="10"])')
  const point = (element: Element, type: string): void => {
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: type === 'pointermove', pointerType: 'mouse' }),
    )
    flushSync()
  }

  it('gives way to a preview and comes back when the pointer leaves the list', () => {
    show(table(), options, { log })
    expect(trail()).not.toBeNull()
    point(row(), 'pointermove')
    expect(trail()).toBeNull()
    expect(document.querySelector('.ring .planned')).not.toBeNull()
    point(row(), 'pointerleave')
    expect(trail()).not.toBeNull()
  })

  it('stays until I drop the first cube of my own move', () => {
    const sowing = { seat: 0, from: 1, at: 2, to: 5, load: cubes('RRBB') }
    show(table({ phase: 'sow', sowing }), offer(73, 'drop red', 'drop blue'), { log })
    expect(trail()).not.toBeNull()
    click('.side [data-choice="73"]')
    expect(trail()).toBeNull()
    expect(document.querySelector('.ring .planned')).not.toBeNull()
  })

  it('stays while a pointer merely rests where the list or a bee appeared', () => {
    show(table(), options, { log })
    point(row(), 'pointerenter')
    point(find('.ring [data-choice="11"]'), 'pointerenter')
    expect(trail()).not.toBeNull()
  })
})

describe('the colonies', () => {
  const said = (): string[] =>
    [...document.querySelectorAll('.side .state')].map((state) =>
      state.textContent.replace(/\s+/g, ' ').trim(),
    )

  it('are not to move when play has ended though the view has not', () => {
    const told = [
      { ...seats[0]!, forfeit: 'gave-up' as const, awaited: false },
      { ...seats[1]!, winner: true },
    ]
    show(table(), [], { seats: told, over: true })
    expect(said()).toEqual(['seat-gave-up', 'board-winner'])
    expect(document.querySelector('.side li.active')).toBeNull()
  })

  it('tell a turn and a queen’s absence apart', () => {
    const view = table()
    Object.assign(view.colonies[0]!, { queen: null, away: true })
    show(view, offer(10, 'worker 1', 'worker 5'))
    expect(said()[0]).toBe('board-your-turn, board-queen-away')
  })
})

describe('waiting', () => {
  it('says for whom, to those who play and to those who watch', () => {
    const told: string[] = []
    const say = (id: string, args?: object): string => {
      told.push(`${id} ${JSON.stringify(args ?? {})}`)
      return id
    }
    const awaited = [{ ...seats[0]!, awaited: true }, seats[1]!]
    show(table(), [], { seats: awaited, seat: null, say })
    expect(told).toContain('board-wait {"phase":"bee","names":"seat 0"}')
  })
})
