import { beforeEach, describe, expect, it } from 'vitest'
import { alwaysAsk, keep, keyOf, passes, recall } from './answers'
import type { WindowScene } from './view'

const window = (changes: Partial<WindowScene> = {}): WindowScene => ({
  what: 'window',
  kind: 'mid',
  mine: true,
  concerns: [],
  ...changes,
})

describe('standing answers', () => {
  beforeEach(() => localStorage.clear())

  it('ask unless told otherwise', () => {
    expect(passes(alwaysAsk(), window())).toBe(false)
  })

  it('pass over what does not concern the reader, by kind of window', () => {
    const answers = { ...alwaysAsk(), mid: 'concerns' as const }
    expect(passes(answers, window())).toBe(true)
    expect(passes(answers, window({ concerns: ['pattern'] }))).toBe(false)
    expect(passes(answers, window({ kind: 'open' }))).toBe(false)
  })

  it('never ask when told so', () => {
    expect(
      passes({ ...alwaysAsk(), block: 'never' }, window({ kind: 'block', concerns: ['target'] })),
    ).toBe(true)
  })

  it('are kept for a table and seat', () => {
    const [here, there] = [keyOf('abc', 0), keyOf('abc', 1)]
    keep(here, { ...alwaysAsk(), dusk: 'never' })
    expect(recall(here).dusk).toBe('never')
    expect(recall(there)).toEqual(alwaysAsk())
  })

  it('survive a browser that keeps nothing, or something else', () => {
    const broken = (): Storage => {
      throw new Error('denied')
    }
    expect(recall('x', broken)).toEqual(alwaysAsk())
    expect(() => keep('x', alwaysAsk(), broken)).not.toThrow()
    localStorage.setItem('y', '{"mid": "sometimes", "open": "never"}')
    expect(recall('y')).toEqual({ ...alwaysAsk(), open: 'never' })
  })
})
