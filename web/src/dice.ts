/** Dice for a table that plays on paper: rolled in this browser, and kept on this device. */

export type Die = 1 | 2 | 3 | 4 | 5 | 6
export type Roll = readonly [Die, Die, Die]

export interface Rolls {
  /** All rolls since the game began, the latest last. */
  readonly rolls: readonly Roll[]
  /** Which die of the latest roll the first player took. */
  readonly taken: number | null
}

export const NONE: Rolls = { rolls: [], taken: null }

const STORE = 'skep-dice'
const FACES = 6
/** Bytes from here on would make low faces likelier. */
const FAIR = 256 - (256 % FACES)

/** One die, every face as likely as the others. */
export function rollDie(bytes: () => number = randomByte): Die {
  let byte = bytes()
  while (byte >= FAIR) byte = bytes()
  return ((byte % FACES) + 1) as Die
}

const randomByte = (): number => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0

export const rolled = (before: Rolls, bytes?: () => number): Rolls => ({
  rolls: [...before.rolls, [rollDie(bytes), rollDie(bytes), rollDie(bytes)]],
  taken: null,
})

/** The first player takes a die, or puts it back by taking it again. */
export const taking = (before: Rolls, die: number): Rolls => ({
  ...before,
  taken: before.taken === die ? null : die,
})

/** What the two dice make that are not this one: the sum that Improvement is about. */
export const sumWithout = (roll: Roll, die: number): number =>
  roll.reduce<number>((sum, value, i) => (i === die ? sum : sum + value), 0)

export function recall(): Rolls {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? 'null')
    return isRolls(kept) ? kept : NONE
  } catch {
    return NONE // No storage (a private window): nothing is remembered.
  }
}

export function remember(rolls: Rolls): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(rolls))
  } catch {
    // As above.
  }
}

function isRolls(kept: unknown): kept is Rolls {
  if (typeof kept !== 'object' || kept === null || !('rolls' in kept) || !('taken' in kept)) {
    return false
  }
  const { rolls, taken } = kept
  return (
    Array.isArray(rolls) &&
    rolls.every((roll) => Array.isArray(roll) && roll.length === 3 && roll.every(isDie)) &&
    (taken === null || taken === 0 || taken === 1 || taken === 2)
  )
}

const isDie = (value: unknown): value is Die =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= FACES
