import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backoff, Live, socketAddress, splice, type Link, type SeatState } from '../src/live'
import type { LogLine, StateMessage } from '../src/protocol'

const line = (number: number): LogLine => ({ number, seat: 0, token: `t${number}`, told: [] })

class Wire {
  sent: unknown[] = []
  closed = false
  onopen: ((event: unknown) => void) | null = null
  onclose: ((event: { code?: number }) => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.closed = true
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

function state(given: Partial<StateMessage> = {}): StateMessage {
  return {
    is: 'state',
    seat: 0,
    number: 1,
    made: 5,
    view: {},
    options: [],
    awaited: [0],
    over: false,
    scores: [0, 0],
    winners: [false, false],
    log_from: 0,
    log: [],
    ...given,
  }
}

function sitDown() {
  const wires: Wire[] = []
  const heard = {
    states: [] as SeatState[],
    talk: [] as number[],
    troubles: [] as string[],
    links: [] as Link[],
    pending: [] as number[][],
    moments: [] as (string | null)[],
  }
  const live = new Live(
    {
      table: () => {},
      state: (news) => heard.states.push(news),
      talk: (news) => heard.talk.push(news.lines.length),
      moment: (moment) => heard.moments.push(moment?.kind ?? null),
      pending: (seats) => heard.pending.push([...seats]),
      trouble: (code) => heard.troubles.push(code),
      link: (link) => heard.links.push(link),
    },
    () => {
      const wire = new Wire()
      wires.push(wire)
      return wire
    },
  )
  return { live, wires, heard, wire: () => wires.at(-1)! }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('splice', () => {
  it('replaces the log from an index on, so that hidden things can appear later', () => {
    expect(splice([line(1), line(2)], 1, [line(3), line(4)])).toEqual([line(1), line(3), line(4)])
    expect(splice([line(1)], 1, [line(2)])).toEqual([line(1), line(2)])
    expect(splice([line(1), line(2)], 0, [])).toEqual([])
  })

  it('refuses to leave a gap', () => {
    expect(splice([line(1)], 2, [line(3)])).toBeNull()
  })
})

describe('backoff', () => {
  it('doubles from half a second up to fifteen, never more', () => {
    expect(backoff(0, 1)).toBe(500)
    expect(backoff(3, 1)).toBe(4000)
    expect(backoff(30, 1)).toBe(15_000)
    expect(backoff(3, 0)).toBe(2000)
  })
})

describe('Live', () => {
  it('answers with the number of choices of the state it answers', () => {
    const { live, wire, heard } = sitDown()
    wire().onopen?.({})
    wire().say(state({ made: 5 }))
    expect(live.choose(0, [12, 3])).toBe(true)
    expect(wire().sent).toEqual([{ do: 'choose', seat: 0, made: 5, choices: [12, 3] }])
    expect(heard.pending).toEqual([[0]])
  })

  it('sends one choice at a time and is free again once the seat has made more', () => {
    const { live, wire, heard } = sitDown()
    wire().onopen?.({})
    wire().say(state({ made: 5 }))
    live.choose(0, [1])
    wire().say(state({ made: 5, number: 2 })) // somebody else’s move in between
    expect(live.choose(0, [2])).toBe(false)
    wire().say(state({ made: 6, number: 3 }))
    expect(heard.pending.at(-1)).toEqual([])
    expect(live.choose(0, [2])).toBe(true)
  })

  it('passes talk on', () => {
    const { wire, heard } = sitDown()
    wire().onopen?.({})
    wire().say({ is: 'talk', lines: [{}, {}], muted: [], anew: true, earlier: false })
    expect(heard.talk).toEqual([2])
    expect(heard.troubles).toEqual([])
  })

  it('passes on where somebody might be asked in secret, and when that is over', () => {
    const { wire, heard } = sitDown()
    wire().onopen?.({})
    const moment = { id: 'm', kind: 'trick', seats: [1], ask: true, left: null }
    wire().say({ is: 'moment', moment })
    wire().say({ is: 'moment', moment: null })
    expect(heard.moments).toEqual(['trick', null])
  })

  it('sends nothing before it knows the seat', () => {
    const { live, wire } = sitDown()
    wire().onopen?.({})
    expect(live.choose(0, [1])).toBe(false)
    expect(wire().sent).toEqual([])
  })

  it('keeps each seat’s log whole', () => {
    const { wire, heard } = sitDown()
    wire().onopen?.({})
    wire().say(state({ seat: 0, log_from: 0, log: [line(1), line(2)] }))
    wire().say(state({ seat: 1, log_from: 0, log: [line(1)] }))
    wire().say(state({ seat: 0, log_from: 1, log: [line(7)] }))
    expect(heard.states.at(-1)!.log).toEqual([line(1), line(7)])
  })

  it('asks for everything again when lines are missing, and shows nothing half', () => {
    const { wire, heard } = sitDown()
    wire().onopen?.({})
    wire().say(state({ log_from: 3, log: [line(4)] }))
    expect(wire().sent).toEqual([{ do: 'sync' }])
    expect(heard.states).toEqual([])
  })

  it('tells of a stale choice, frees the seat and asks how the table stands', () => {
    const { live, wire, heard } = sitDown()
    wire().onopen?.({})
    wire().say(state())
    live.choose(0, [1])
    wire().say({ is: 'error', code: 'stale', message: '…', seat: 0 })
    expect(heard.troubles).toEqual(['stale'])
    expect(heard.pending.at(-1)).toEqual([])
    expect(wire().sent.at(-1)).toEqual({ do: 'sync' })
  })

  it('does not answer “too fast” with more', () => {
    const { wire, heard } = sitDown()
    wire().onopen?.({})
    wire().say({ is: 'error', code: 'too-fast', message: '…' })
    expect(heard.troubles).toEqual(['too-fast'])
    expect(wire().sent).toEqual([])
  })

  it('dials again after a loss, later each time, and at once when told the network is back', () => {
    const { live, wires, wire, heard } = sitDown()
    wire().onopen?.({})
    wire().onclose?.({})
    vi.advanceTimersByTime(500)
    expect(wires.length).toBe(2)
    wire().onclose?.({})
    vi.advanceTimersByTime(499)
    expect(wires.length).toBe(2)
    live.check()
    expect(wires.length).toBe(3)
    wire().onopen?.({})
    expect(heard.links.at(-1)).toBe('open')
  })

  it('calls a line lost that is not back within five seconds, and none that is', () => {
    const { wire, heard } = sitDown()
    wire().onopen?.({})
    wire().onclose?.({})
    vi.advanceTimersByTime(500)
    wire().onopen?.({})
    vi.advanceTimersByTime(60_000)
    expect(heard.links).toEqual(['open', 'connecting', 'open'])
    wire().onclose?.({})
    vi.advanceTimersByTime(4_999)
    expect(heard.links.at(-1)).toBe('connecting')
    vi.advanceTimersByTime(1)
    expect(heard.links.at(-1)).toBe('lost')
  })

  it('dials again at once when the server makes room for the next one', () => {
    const { wires, wire } = sitDown()
    wire().onopen?.({})
    wire().onclose?.({ code: 1012 })
    vi.advanceTimersByTime(0)
    expect(wires.length).toBe(2)
    wire().onclose?.({ code: 1012 }) // the next one is not there either: no hammering
    vi.advanceTimersByTime(0)
    expect(wires.length).toBe(2)
  })

  it('sends a choice again that was on its way when the line broke', () => {
    const { live, wires, wire, heard } = sitDown()
    wire().onopen?.({})
    wire().say(state({ number: 4, made: 5 }))
    live.choose(0, [1, 2])
    wire().onclose?.({})
    vi.advanceTimersByTime(500)
    wire().onopen?.({})
    expect(heard.pending.at(-1)).toEqual([0])
    expect(wire().sent).toEqual([])
    wire().say(state({ number: 4, made: 5 }))
    expect(wire().sent).toEqual([{ do: 'choose', seat: 0, made: 5, choices: [1, 2] }])
    wire().say(state({ number: 5, made: 6 }))
    expect(heard.pending.at(-1)).toEqual([])
    expect(wires.length).toBe(2)
  })

  it('does not send again what has counted, nor what would now answer something else', () => {
    for (const seen of [
      { number: 5, made: 6 },
      { number: 5, made: 5 },
    ]) {
      const { live, wire, heard } = sitDown()
      wire().onopen?.({})
      wire().say(state({ number: 4, made: 5 }))
      live.choose(0, [1])
      wire().onclose?.({ code: 1012 })
      vi.advanceTimersByTime(0)
      wire().onopen?.({})
      wire().say(state(seen))
      expect(wire().sent).toEqual([])
      expect(heard.pending.at(-1)).toEqual([])
    }
  })

  it('takes a line that does not answer for dead', () => {
    const { live, wires, wire, heard } = sitDown()
    wire().onopen?.({})
    live.check()
    expect(wire().sent).toEqual([{ do: 'sync' }])
    vi.advanceTimersByTime(8_000)
    expect(heard.links.at(-1)).toBe('connecting')
    expect(wires[0]!.closed).toBe(true)
  })

  it('stays closed once closed', () => {
    const { live, wires, wire } = sitDown()
    wire().onopen?.({})
    live.close()
    live.check()
    vi.advanceTimersByTime(60_000)
    expect(wires.length).toBe(1)
    expect(wire().closed).toBe(true)
  })
})

it('finds the socket beside the page, with the page’s own safety', () => {
  expect(socketAddress('https://skep.example/t/a?x#y', 'a b')).toBe(
    'wss://skep.example/api/tables/a%20b/live',
  )
  expect(socketAddress('http://localhost:8000/', 'k3')).toBe(
    'ws://localhost:8000/api/tables/k3/live',
  )
})
