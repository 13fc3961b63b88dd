import { describe, expect, it } from 'vitest'
import { meanwhile, sentence } from '../src/log'
import type { LogLine } from '../src/protocol'

const line = (seat: number | null, ...ids: string[]): LogLine => ({
  number: 1,
  seat,
  token: null,
  told: ids.map((id) => [id, {}]),
})
const say = (id: string) => `${id}.`

it('joins all that one choice led to', () => {
  expect(sentence(line(0, 'worker', 'score'), say)).toBe('worker. score.')
  expect(sentence(line(null), say)).toBe('')
})

describe('meanwhile', () => {
  const log = [
    line(1, 'early'),
    line(0, 'mine'),
    line(1, 'drone'),
    line(-1, 'deal'),
    line(1, 'queen'),
  ]

  it('tells what others did since my last choice, but not what Chance did', () => {
    expect(meanwhile(log, 0, say)).toBe('drone. queen.')
  })

  it('is silent when I was the last', () => {
    expect(meanwhile(log, 1, say)).toBe('')
  })
})
