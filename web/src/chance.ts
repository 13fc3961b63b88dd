/**
 * Chance drawn again in the browser: promise, mixing, generator and draw as docs/protocol.md
 * describes them. It needs no rule of any game, only what could have been drawn and by what weight.
 */
import type { Chances, Drawn } from './protocol'

type Bytes = Uint8Array<ArrayBuffer>

export const CONTRIBUTION = 32

/** Bytes to add to the chance of a table. */
export function contribution(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(CONTRIBUTION)))
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function fromHex(text: string): Bytes {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

async function sha256(...parts: Uint8Array[]): Promise<Bytes> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', whole))
}

/** What Chance draws from: the server's seed with what the seats added, in their order. */
export async function mixed(seed: Uint8Array, added: readonly [number, string][]): Promise<Bytes> {
  if (!added.length) return Uint8Array.from(seed)
  const inOrder = [...added].sort(([a], [b]) => a - b).map(([, text]) => fromHex(text))
  return sha256(seed, ...inOrder)
}

/** The seal: the SHA-256 of what is fixed before Chance first draws. */
export async function sealed(told: Omit<Chances, 'seal' | 'seed' | 'draws'>): Promise<string> {
  const lines = [
    `commitment ${told.commitment}`,
    ...[...told.contributions]
      .sort(([a], [b]) => a - b)
      .map(([seat, text]) => `contribution ${seat} ${text}`),
    `copied ${told.copied}`,
  ]
  return toHex(await sha256(new TextEncoder().encode(lines.join('\n'))))
}

// ------------------------------------------------------------------ the generator: ChaCha8

const WORDS = 16
const KEY = 8
const NOTHING_UP = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]
const LINES = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const
/** After so many blocks the second half of the last one becomes the key. */
const BLOCKS = 16

const turned = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits))

function quarter(s: Uint32Array, a: number, b: number, c: number, d: number): void {
  const step = (x: number, y: number, z: number, bits: number) => {
    s[x] = s[x]! + s[y]!
    s[z] = turned(s[z]! ^ s[x], bits)
  }
  step(a, b, d, 16)
  step(c, d, b, 12)
  step(a, b, d, 8)
  step(c, d, b, 7)
}

function block(key: Uint32Array, counter: number): Uint32Array<ArrayBuffer> {
  const start = Uint32Array.from([...NOTHING_UP, ...key, counter, 0, 0, 0])
  const out = start.slice()
  for (let round = 0; round < 4; round++) {
    for (const [a, b, c, d] of LINES) quarter(out, a, b, c, d)
  }
  return out.map((word, at) => word + start[at]!)
}

export class Generator {
  #key: Uint32Array
  #buffer = new Uint32Array()
  #used = 0
  #counter = 0
  #left = BLOCKS

  /** Seeded with a number of 62 bits. */
  constructor(seed: bigint) {
    const low = Number(seed & 0xffff_ffffn)
    const first = Uint32Array.from([low, Number(seed >> 32n), 0, 0, 0, 0, 0, 0])
    this.#key = block(first, 0).slice(0, KEY)
  }

  /** A whole number from 0 to less than `most` (at most 2^32 - 1), each as likely as any other. */
  below(most: number): number {
    const range = BigInt(most)
    const least = 2n ** 32n % range
    for (;;) {
      const product = BigInt(this.#next()) * range
      if ((product & 0xffff_ffffn) >= least) return Number(product >> 32n)
    }
  }

  #next(): number {
    if (this.#used >= this.#buffer.length) this.#refill()
    return this.#buffer[this.#used++]!
  }

  #refill(): void {
    this.#buffer = block(this.#key, this.#counter++)
    this.#used = 0
    this.#left -= 1
    if (this.#left) return
    this.#key = this.#buffer.slice(WORDS - KEY)
    this.#buffer = this.#buffer.slice(0, WORDS - KEY)
    this.#counter = 0
    this.#left = BLOCKS
  }
}

/** The generator of Chance's choice `number`. */
export async function chanceOf(seed: Uint8Array, number: number): Promise<Generator> {
  const digest = await sha256(seed, new TextEncoder().encode(`chance ${number}`))
  return new Generator(new DataView(digest.buffer).getBigUint64(0) >> 2n)
}

/** Chance's choice `number` out of these, each with its weight. */
export async function draw(
  seed: Uint8Array,
  number: number,
  chances: readonly [choice: number, weight: number][],
): Promise<number | null> {
  const sum = chances.reduce((total, [, weight]) => total + weight, 0)
  let left = (await chanceOf(seed, number)).below(sum)
  for (const [choice, weight] of chances) {
    if (left < weight) return choice
    left -= weight
  }
  return null
}

// ------------------------------------------------------------------ the check

/** What this browser saw of a table before its end. */
export interface Noted {
  commitment: string
  contributions: [seat: number, contribution: string][]
  /** Null of a table that was only seen before play began. */
  seal: string | null
}

export interface Check {
  /** The seed is the one that was promised. */
  promise: boolean
  /** The seal covers the promise and the contributions. */
  seal: boolean
  /** Promise and contributions are as this browser noted them; null if it noted nothing. */
  noted: boolean | null
  /** What is checked is what the record tells. */
  record: boolean
  draws: (Drawn & { agrees: boolean })[]
  /** Choices of Chance that were drawn at another table: nothing here proves them. */
  unproven: number
}

/** Nothing is wrong; but something may have been drawn elsewhere. */
export const passed = (check: Check): boolean =>
  check.promise &&
  check.seal &&
  check.noted !== false &&
  check.record &&
  check.draws.every((each) => each.agrees)

/** Draw everything again that the server tells, and compare it with the record and with my notes. */
export async function check(told: Chances, record: string, noted: Noted | null): Promise<Check> {
  const seed = fromHex(told.seed)
  const source = await mixed(seed, told.contributions)
  const draws: Check['draws'] = []
  for (const each of told.draws) {
    const right = await draw(source, each.number, each.chances)
    draws.push({ ...each, agrees: right === each.choice })
  }
  return {
    promise: toHex(await sha256(seed)) === told.commitment,
    seal: (await sealed(told)) === told.seal,
    noted: noted && agrees(noted, told),
    record: isTold(told, record),
    draws,
    unproven: chances(record).filter(({ entry }) => entry < told.copied).length,
  }
}

const sorted = (added: readonly [number, string][]) =>
  JSON.stringify([...added].sort(([a], [b]) => a - b))

const agrees = (noted: Noted, told: Chances): boolean =>
  noted.commitment === told.commitment &&
  sorted(noted.contributions) === sorted(told.contributions) &&
  (noted.seal ?? told.seal) === told.seal

const CHOICE = /^(chance|seat\d+) (.+)$/

/** What Chance does in a record: the place in the log, its own number, and the token. */
function chances(record: string): { entry: number; number: number; token: string }[] {
  const actors = record.split('\n').flatMap((line) => {
    const [, actor, token] = CHOICE.exec(line) ?? []
    return actor && token ? [{ actor, token }] : []
  })
  return actors
    .map(({ actor, token }, entry) => ({ actor, token, entry }))
    .filter(({ actor }) => actor === 'chance')
    .map(({ token, entry }, number) => ({ entry, number, token }))
}

/** Are these all that Chance does in the record, but for what was taken over from elsewhere? */
function isTold({ draws, copied, seal }: Chances, record: string): boolean {
  const line = ({ entry, number, token }: { entry: number; number: number; token: string }) =>
    `${entry} ${number} ${token}`
  const wanted = chances(record).filter(({ entry }) => entry >= copied)
  const same = draws.map(line).join('\n') === wanted.map(line).join('\n')
  return same && record.split('\n').includes(`# seal ${seal}`)
}
