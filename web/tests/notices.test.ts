import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notify, possible, want, wanted } from '../src/notices'

const told: string[] = []

/** The browser's own, which a test cannot answer for. */
class Notices {
  static permission = 'default'
  static answer = 'granted'
  onclick = null
  static requestPermission() {
    return Promise.resolve((Notices.permission = Notices.answer))
  }
  constructor(title: string) {
    told.push(title)
  }
}

beforeEach(() => {
  localStorage.clear()
  told.length = 0
  Notices.permission = 'default'
  Notices.answer = 'granted'
  vi.stubGlobal('Notification', Notices)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('notices', () => {
  it('are silent until the reader has asked for them and the browser agrees', async () => {
    notify('PollenNation', 'Your turn', 't')
    Notices.answer = 'denied'
    expect(await want(true)).toBe(false)
    notify('PollenNation', 'Your turn', 't')
    expect(told).toEqual([])
    Notices.answer = 'granted'
    expect(await want(true)).toBe(true)
    notify('PollenNation', 'Your turn', 't')
    expect(told).toEqual(['PollenNation'])
  })

  it('are silent while the page is in sight, and once the reader wants no more', async () => {
    await want(true)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    notify('PollenNation', 'Your turn', 't')
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await want(false)
    expect(wanted()).toBe(false)
    notify('PollenNation', 'Your turn', 't')
    expect(told).toEqual([])
  })

  it('do no harm where there are none', async () => {
    vi.unstubAllGlobals()
    vi.stubGlobal('Notification', undefined)
    delete (globalThis as { Notification?: unknown }).Notification
    expect(possible()).toBe(false)
    expect(await want(true)).toBe(false)
    notify('PollenNation', 'Your turn', 't')
  })
})
