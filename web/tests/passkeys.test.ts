import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addPasskey, enter, maker, possible } from '../src/passkeys'

const bytes = (...numbers: number[]) => Uint8Array.from(numbers).buffer
const answer = (body: unknown) => new Response(JSON.stringify(body))
const WISH = {
  rp: { id: 'localhost', name: 'Skep' },
  user: { id: 'YW5u', name: 'ann', displayName: 'Ann' },
  challenge: '-_8A',
  pubKeyCredParams: [],
  excludeCredentials: [{ id: 'AQI', type: 'public-key' }],
}

/** What the browser is asked to make, as far as it is looked at here. */
interface Wished {
  challenge: Uint8Array
  user: { id: Uint8Array }
  excludeCredentials: [{ id: Uint8Array }]
}

/** The browser's own, which a test cannot answer for. */
const keeper = { create: vi.fn(), get: vi.fn() }
const fetched = vi.fn()

function sent(): unknown {
  const [path, request] = fetched.mock.lastCall as [string, RequestInit]
  return [path, JSON.parse(request.body as string)]
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { credentials: keeper, userAgent: 'Firefox/140 (Windows)' })
  vi.stubGlobal('location', { hostname: 'games.example.org' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

describe('passkeys', () => {
  it('are offered by browsers that have them, where nobody can have changed the page', () => {
    expect(possible()).toBe(true)
    vi.stubGlobal('isSecureContext', false)
    expect(possible()).toBe(false)
    vi.stubGlobal('isSecureContext', true)
    for (const hostname of ['127.0.0.1', '[::1]']) {
      vi.stubGlobal('location', { hostname })
      expect(possible()).toBe(false)
    }
  })

  it('are made from what the server wishes, and told it in its own alphabet', async () => {
    fetched.mockResolvedValueOnce(answer(WISH)).mockResolvedValueOnce(answer({ id: 'one' }))
    keeper.create.mockResolvedValueOnce({
      id: '-_8',
      rawId: bytes(251, 255),
      response: { clientDataJSON: bytes(1), attestationObject: bytes(2, 3) },
    })
    expect(await addPasskey()).toEqual({ id: 'one' })
    const [{ publicKey }] = keeper.create.mock.lastCall as [{ publicKey: Wished }]
    expect([...publicKey.challenge]).toEqual([251, 255, 0])
    expect([...publicKey.user.id]).toEqual([97, 110, 110])
    expect([...publicKey.excludeCredentials[0].id]).toEqual([1, 2])
    const response = { clientDataJSON: 'AQ', attestationObject: 'AgM' }
    const credential = { id: '-_8', rawId: '-_8', type: 'public-key', response }
    expect(sent()).toEqual(['/api/me/passkeys', { name: 'Firefox, Windows', credential }])
  })

  it('sign what the server asks', async () => {
    fetched.mockResolvedValueOnce(answer({ challenge: 'AAEC', rpId: 'localhost' }))
    fetched.mockResolvedValueOnce(answer({ id: 'ann' }))
    const response = {
      clientDataJSON: bytes(1),
      authenticatorData: bytes(2),
      signature: bytes(3),
      userHandle: null,
    }
    keeper.get.mockResolvedValueOnce({ id: 'AQ', rawId: bytes(1), response })
    expect(await enter(true)).toEqual({ id: 'ann' })
    const said = { clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw' }
    const credential = { id: 'AQ', rawId: 'AQ', type: 'public-key', response: said }
    expect(sent()).toEqual(['/api/me/sign-in/passkey', { credential, bring: true }])
  })

  it('may be called off, or be there already', async () => {
    for (const [name, code] of [
      ['NotAllowedError', 'passkey-not-done'],
      ['InvalidStateError', 'passkey-known'],
      ['SecurityError', 'no-passkeys'],
    ]) {
      fetched.mockResolvedValueOnce(answer(WISH))
      keeper.create.mockRejectedValueOnce(new DOMException('', name))
      await expect(addPasskey()).rejects.toMatchObject({ code })
    }
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  it('are known again by where they were made', () => {
    const edge =
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0'
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'
    const chrome = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
    expect(maker(edge)).toBe('Edge, Windows')
    expect(maker(phone)).toBe('Safari, iPhone')
    expect(maker(chrome)).toBe('Chrome, Android')
    expect(maker('')).toBe('Skep')
  })
})
