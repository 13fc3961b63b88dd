import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BoardProps, Option, SeatInfo } from '../contract'
import Board from './Board.svelte'
import { offer, sheet, table } from './fixture'
import type { View, Work } from './view'

const seatInfo = (seat: number): SeatInfo => ({
  seat,
  kind: 'me',
  name: `seat ${seat}`,
  level: null,
  present: true,
  score: 7,
  winner: false,
  awaited: true,
  mine: seat === 0,
})
const work = (task: Work['task'], changes: Partial<Work> = {}): { work: Work } => ({
  work: {
    task,
    own: 2,
    others: [5, 6],
    changed: [],
    left: 1,
    reach: [],
    track: null,
    crawled: false,
    larva: null,
    comb: null,
    ...changes,
  },
})

/** A whole sheet is much to draw for a slow machine. */
vi.setConfig({ testTimeout: 30_000 })

let shown: ReturnType<typeof mount> | null = null
function show(view: View, options: Option[], more: Partial<BoardProps<View>> = {}) {
  const send = vi.fn<(choices: number[]) => void>()
  const seats = view.seats.map(({ seat }) => seatInfo(seat))
  const props = $state({
    view,
    options,
    seat: 0,
    seats,
    say: (id: string) => id,
    send,
    busy: false,
    log: [],
    reduced: true,
    ...more,
  })
  shown = mount(Board, { target: document.body, props })
  flushSync()
  return { send, props }
}
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.innerHTML = ''
})

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
function click(selector: string, pointerType = 'mouse'): void {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`nothing matches ${selector}`)
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }))
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}

describe('taking a die', () => {
  const dice = offer(6, 'die 2', 'die 5', 'die 6')
  const asked = () =>
    table({ phase: 'die', stage: 'first' }, sheet(work('die', { own: null, others: [] })))

  it('asks no more about changing it', () => {
    const { send, props } = show(asked(), dice)
    click('.dice [data-choice="7"]')
    props.options = offer(1, 'keep', 'mod own 1')
    flushSync()
    expect(send.mock.calls).toEqual([[[7]], [[1]]])
  })

  it('lets me change a value if I said so before', () => {
    const { send, props } = show(asked(), dice)
    click('.task input[type=checkbox]')
    click('.dice [data-choice="7"]')
    props.view = table({ phase: 'change' }, sheet(work('change')))
    props.options = offer(1, 'keep', 'mod own 1')
    flushSync()
    expect(send.mock.calls).toEqual([[[7]]])
    click('.task [data-choice="2"]')
    expect(send.mock.calls.at(-1)).toEqual([[2]])
  })

  it('leaves the keyboard on what costs nothing', () => {
    const { send, props } = show(asked(), dice)
    const key = (repeat = false): void => {
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, repeat }),
      )
      flushSync()
    }
    document.querySelector<HTMLElement>('.dice [data-choice="6"]')!.focus()
    key()
    expect(send.mock.calls).toEqual([[[6]]])
    const next = (view: View, options: Option[]): string => {
      props.options = []
      flushSync()
      props.view = view
      props.options = options
      flushSync()
      const focused = document.activeElement as HTMLElement
      return focused.dataset['choice'] ?? focused.className.split(' ')[0]!
    }
    expect(next(asked(), offer(12, 'take 2', 'die 5', 'die 6'))).toBe('13')
    key(true)
    expect(send).toHaveBeenCalledOnce()
    const feed = table({ phase: 'feed' }, sheet(work('feed', { larva: 'd4' })))
    expect(next(feed, offer(70, 'feed', 'starve'))).toBe('task')
    key()
    expect(send).toHaveBeenCalledOnce()
  })

  it('lets a finger look first', () => {
    const { send } = show(asked(), dice)
    click('.dice [data-choice="6"]', 'touch')
    expect(send).not.toHaveBeenCalled()
    expect(all('.column.hinted')).toHaveLength(1)
    click('.dice [data-choice="6"]', 'touch')
    expect(send.mock.calls).toEqual([[[6]]])
  })
})

describe('working on the sheet', () => {
  it('offers every window beside the dice and on the meadow', () => {
    const { send } = show(
      table({ phase: 'window' }, sheet(work('window'))),
      offer(73, 'overlay C1', 'overlay C2', 'done'),
    )
    expect(all('.meadow .strip.choice')).toHaveLength(2)
    click('.task [data-choice="74"]')
    expect(send.mock.calls).toEqual([[[74]]])
  })

  it('lays the die where all flowers in reach are, and sends a bee to one', () => {
    const { send } = show(
      table({ phase: 'visit' }, sheet(work('visit', { reach: ['C11', 'C33'] }))),
      offer(80, 'visit C11', 'visit C33'),
    )
    expect(all('.die.laid .fits')).toHaveLength(2)
    click('.meadow circle[data-choice="81"]')
    expect(send.mock.calls).toEqual([[[81]]])
  })

  it('closes a comb with all its walls at once', () => {
    const mine = sheet({ ...work('combs'), area: 'combs', wax: { stock: 3, circled: 3, dots: 18 } })
    const say = (id: string, args?: Record<string, string | number>): string =>
      `${id} ${args?.['comb'] ?? ''}`
    const options = offer(134, 'wall f1-g1', 'wall f2-g1', 'wall g1-g2', 'done')
    const { send } = show(table({ phase: 'combs' }, mine), options, { say })
    click('.wall[data-choice="134"]')
    expect(send.mock.calls).toEqual([[[134]]])
    click('.comb[aria-label="board-comb-missing g1"]')
    expect(all('.open.planned')).toHaveLength(3)
    click('[data-close="g1"]')
    expect([...(send.mock.calls.at(-1)?.[0] ?? [])].sort()).toEqual([134, 135, 136])
  })

  it('names where the Busy Bee may go, and the bill for entering the Combs', () => {
    const said: unknown[] = []
    const say = (id: string, args?: Record<string, string | number>): string => {
      if (id === 'board-fly') said.push(args)
      return id
    }
    const mine = sheet({ ...work('move'), area: 'production' })
    show(table({ phase: 'move' }, mine), offer(64, 'stay', 'fly'), { say })
    expect(said.at(-1)).toEqual({ area: 'combs', bill: 1 })
    expect(all('[data-area="combs"] button.glow')).toHaveLength(1)
  })

  it('offers nothing while a choice is on its way, nor to a spectator', () => {
    const view = table({ phase: 'move' }, sheet(work('move')))
    show(view, offer(64, 'stay', 'fly'), { busy: true })
    expect(all('[data-choice]')).toEqual([])
    void unmount(shown!)
    shown = null
    show(table({ phase: 'work', me: null }), [], { seat: null })
    expect(all('[data-choice]')).toEqual([])
  })
})

describe('other hives', () => {
  it('are one press away, to look at only', () => {
    const other = { ...sheet(), seat: 1, live: false }
    show(table({ phase: 'move' }, sheet(work('move')), other), offer(64, 'stay', 'fly'))
    click('.side li:nth-child(2) button')
    expect(all('[data-sheet="1"]')).toHaveLength(1)
    expect(all('.sheet [data-choice]')).toEqual([])
    click('.foreign button')
    expect(all('[data-sheet="0"]')).toHaveLength(1)
  })
})
