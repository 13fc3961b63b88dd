import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Option } from '../contract'
import Board from './Board.svelte'
import NightReport from './Night.svelte'
import { offer, room, table } from './fixture'
import type { Event } from './night'
import type { View } from './view'

const say = (id: string): string => id
let shown: ReturnType<typeof mount> | null = null
beforeEach(() => localStorage.clear())
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  document.body.innerHTML = ''
  vi.useRealTimers()
})

describe('a cube on its way', () => {
  const rooms = [
    room(1, 'wy/4', { group: 1 }),
    room(2, 'w/4', { group: 1 }),
    room(3, 'b/4', { group: 1 }),
  ]
  const night = (changes: Partial<View>): View =>
    table({ phase: 'night', stage: 'F', moves_left: 4, ...changes }, { rooms })

  function start() {
    const send = vi.fn<(choices: number[]) => void>()
    const options: Option[] = offer(1, 'done', 'move r1', 'move r2', 'move r3')
    const props = $state({
      view: night({ ask: 'honey' }),
      options,
      seat: 0,
      seats: [],
      say,
      send,
      busy: false,
      log: [],
      reduced: true,
    })
    shown = mount(Board, { target: document.body, props })
    flushSync()
    document.querySelector<HTMLElement>('.mine [data-choice="2"]')!.click()
    flushSync()
    document.querySelectorAll<HTMLElement>('.mine .room[data-choice]:not(.picked)')[1]!.click()
    flushSync()
    return { props, send }
  }
  function answer(props: ReturnType<typeof start>['props'], view: View, options: Option[]): void {
    props.view = view
    props.options = options
    flushSync()
  }

  it('gives its colour and its goal when it is asked for them', () => {
    const { props, send } = start()
    answer(props, night({ ask: 'move-colour', room: 1 }), offer(200, 'white', 'yellow'))
    answer(props, night({ ask: 'move-put', room: 1 }), offer(155, 'put r2', 'put r3'))
    answer(props, night({ ask: 'honey' }), offer(1, 'done', 'move r1'))
    expect(send.mock.calls).toEqual([[[2]], [[200]], [[156]]])
  })

  it('leaves to the reader what it has no answer to', () => {
    const { props, send } = start()
    answer(props, night({ ask: 'move-back', room: 1 }), offer(200, 'white', 'yellow'))
    answer(props, night({ ask: 'move-colour', room: 1 }), offer(200, 'white', 'yellow'))
    expect(send.mock.calls).toEqual([[[2]]])
  })
})

it('finds whoever plays by keys on the next choice', () => {
  const options = offer(0, 'pass', 'play vol')
  const view = table({ ask: 'volunteer' })
  const props = $state({
    view,
    options,
    seat: 0,
    seats: [],
    say,
    send: () => undefined,
    busy: false,
    log: [],
    reduced: true,
  })
  shown = mount(Board, { target: document.body, props })
  flushSync()
  document.querySelector('.board')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
  props.options = []
  flushSync()
  expect(document.activeElement).toBe(document.body)
  props.options = offer(20, 'pass', 'play sick')
  flushSync()
  expect((document.activeElement as HTMLElement).dataset['choice']).toBe('21')
})

describe('the night’s report', () => {
  const event = (seat: number): Event => ({ step: 'A', seat, news: { kind: 'rooms', count: 1 } })
  const lines = () => document.querySelectorAll('.line').length
  const PACE = 450

  function report(reduced: boolean) {
    vi.useFakeTimers()
    const night = { began: 3, events: [event(0)], over: false }
    const props = $state({
      night,
      now: 'B' as const,
      edition: 'nectar' as const,
      say,
      reduced,
      called: String,
    })
    shown = mount(NightReport, { target: document.body, props })
    flushSync()
    return props
  }
  const pass = () => {
    vi.advanceTimersByTime(PACE)
    flushSync()
  }

  it('shows at once what there was when the reader came, then line by line', () => {
    const props = report(false)
    expect(lines()).toBe(1)
    props.night = { began: 3, events: [event(0), event(1), event(2)], over: false }
    flushSync()
    expect(lines()).toBe(1)
    pass()
    expect(lines()).toBe(2)
    pass()
    expect(lines()).toBe(3)
  })

  it('begins again with the next night', () => {
    const props = report(false)
    props.night = { began: 9, events: [event(1), event(2)], over: false }
    flushSync()
    expect(lines()).toBe(0)
    pass()
    expect(lines()).toBe(1)
  })

  it('waits for nobody who wants little motion, or everything at once', () => {
    const props = report(true)
    props.night = { began: 9, events: [event(1), event(2)], over: false }
    flushSync()
    expect(lines()).toBe(2)
    void unmount(shown!)
    const again = report(false)
    document.querySelector<HTMLInputElement>('input[type=checkbox]')!.click()
    again.night = { began: 9, events: [event(1), event(2)], over: false }
    flushSync()
    expect(lines()).toBe(2)
    expect(localStorage.getItem('skep-waggle-dance-skip')).toBe('yes')
  })
})
