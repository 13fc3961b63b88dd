import { beforeEach, describe, expect, it } from 'vitest'
import type { Table, TalkLine, TalkMessage } from '../src/protocol'
import { audible, merge, others, Talk, talks } from '../src/talk.svelte'

const line = (second: number, seat = 0, to: number | null = null): TalkLine => ({
  made: `2026-01-01T00:00:0${second}.000Z`,
  seat,
  to,
  to_name: null,
  name: 'Ann',
  text: `at ${second}`,
})
const news = (lines: TalkLine[], anew = false): TalkMessage => ({
  is: 'talk',
  lines,
  muted: [],
  anew,
  earlier: anew,
})
const table = (kinds: string, mine: number[]): Table =>
  ({
    mine,
    seats: kinds.split(' ').map((kind, seat) => ({
      seat,
      kind: kind.replace('?', ''),
      name: kind.endsWith('?') ? null : `P${seat}`,
    })),
  }) as unknown as Table

beforeEach(() => localStorage.clear())

describe('merge', () => {
  it('keeps lines in order, each once', () => {
    expect(merge([line(2), line(3)], [line(1), line(3), line(4)])).toEqual([
      line(1),
      line(2),
      line(3),
      line(4),
    ])
  })
})

describe('Chat', () => {
  it('begins anew when it is told to, and else goes on', () => {
    const talk = new Talk('t')
    talk.hear(news([line(1), line(2)], true))
    talk.hear(news([line(3)]))
    expect(talk.lines).toHaveLength(3)
    expect(talk.earlier).toBe(true)
    talk.prepend([line(0)], false)
    expect(talk.lines[0]).toEqual(line(0))
    expect(talk.earlier).toBe(false)
    talk.hear(news([line(3)], true))
    expect(talk.lines).toEqual([line(3)])
  })

  it('counts what others have said since the reader last looked, over a reload', () => {
    const talk = new Talk('t')
    talk.hear(news([line(1, 1), line(2, 0)]))
    expect(talk.unread([0])).toBe(1)
    talk.see()
    expect(talk.unread([0])).toBe(0)
    talk.hear(news([line(3, 1)]))
    expect(talk.unread([0])).toBe(1)
    const again = new Talk('t')
    again.hear(news([line(1, 1), line(2, 0), line(3, 1)], true))
    expect(again.unread([0])).toBe(1)
  })
})

describe('who hears what', () => {
  it('needs somebody at another device', () => {
    expect(talks(table('me local bot', [0, 1]))).toBe(false)
    expect(talks(table('me friend?', [0]))).toBe(true)
  })

  it('is not offered to whoever plays again against bots: nobody else is there', () => {
    expect(talks(table('bot friend', [1]))).toBe(false)
    expect(talks(table('bot friend', []))).toBe(false)
    expect(talks(table('friend friend', [1]))).toBe(true)
    expect(talks(table('reserved friend', [1]))).toBe(true)
  })

  it('offers whispers to people who are there, not to bots or myself', () => {
    expect(others(table('me friend friend? bot', [0])).map((seat) => seat.seat)).toEqual([1])
  })

  it('shows a whisper to the one of several before the screen it is for', () => {
    const lines = [line(1), line(2, 2, 0), line(3, 2, 1), line(4, 0, 2)]
    expect(audible(lines, [0], 0)).toEqual(lines)
    expect(audible(lines, [0, 1], 1)).toEqual([lines[0], lines[2]])
    expect(audible(lines, [0, 1], 0)).toEqual([lines[0], lines[1], lines[3]])
  })
})
