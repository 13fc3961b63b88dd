/** Passkeys: keys that the reader's device keeps, and signs with when he lets it. */
import { api, ApiError } from './api'
import type { Credential, Passkey, Person } from './protocol'

/** Browsers have them for pages that nobody can have changed on the way, of hosts with a name. */
export function possible(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window && !inNumbers(location.hostname)
}

const inNumbers = (host: string) => /^[\d.]+$/.test(host) || host.includes(':')

/** Make a passkey on this device, or on one that the browser reaches from it. */
export async function addPasskey(): Promise<Passkey> {
  const wish = await api.newPasskey()
  const publicKey = {
    ...wish,
    challenge: bytes(wish.challenge),
    user: { ...wish.user, id: bytes(wish.user.id) },
    excludeCredentials: wish.excludeCredentials.map((known) => ({ ...known, id: bytes(known.id) })),
  }
  const made = await held(navigator.credentials.create({ publicKey }))
  return api.addPasskey(maker(navigator.userAgent), made)
}

/** Be whose passkey the reader chooses. */
export async function enter(bring: boolean): Promise<Person> {
  const wish = await api.passkeyChallenge()
  const publicKey = { ...wish, challenge: bytes(wish.challenge), allowCredentials: [] }
  const used = await held(navigator.credentials.get({ publicKey }))
  return api.signInByPasskey(used, bring)
}

/** Prove by one of the reader's passkeys that it is they who ask. */
export async function prove(): Promise<Credential> {
  const wish = await api.proofChallenge()
  const allowCredentials = wish.allowCredentials.map((known) => ({ ...known, id: bytes(known.id) }))
  const publicKey = { ...wish, challenge: bytes(wish.challenge), allowCredentials }
  return held(navigator.credentials.get({ publicKey }))
}

/** Where a passkey was made, for its owner to know it again: a browser and a system. */
export function maker(agent: string): string {
  const first = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(agent))?.[1]
  return [first(BROWSERS), first(SYSTEMS)].filter(Boolean).join(', ') || 'Skep'
}

/** Most browsers also name those they descend from: the younger come first. */
const BROWSERS: [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** What the browser answers, as the server reads it; its refusals have words of ours. */
async function held(answer: Promise<globalThis.Credential | null>): Promise<Credential> {
  try {
    return written((await answer) as PublicKeyCredential)
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    throw new ApiError(400, REFUSALS[name] ?? 'passkey-not-done', String(error))
  }
}

const REFUSALS: Record<string, string> = {
  InvalidStateError: 'passkey-known',
  SecurityError: 'no-passkeys',
}

/**
 * As `toJSON` has it. That is not called: keepers of passwords that answer in the browser's place
 * often lack it.
 */
function written({ id, rawId, response }: PublicKeyCredential): Credential {
  const said: Record<string, string> = {}
  for (const part of PARTS) {
    const data = (response as unknown as Record<string, ArrayBuffer | null | undefined>)[part]
    if (data) said[part] = text(data)
  }
  return { id, rawId: text(rawId), type: 'public-key', response: said }
}

const PARTS = [
  'clientDataJSON',
  'attestationObject',
  'authenticatorData',
  'signature',
  'userHandle',
]

/** Bytes as base64url, and back. */
function text(data: ArrayBuffer): string {
  const signs = btoa(String.fromCharCode(...new Uint8Array(data)))
  return signs.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

function bytes(written: string): Uint8Array<ArrayBuffer> {
  const signs = atob(written.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0))
}
