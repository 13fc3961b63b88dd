/** Rooms in the rows of a comb. */

/** Rows of `wide` and `wide - 1` in turn, so that every second one lies in the gaps of the first. */
export function rows<T>(things: readonly T[], wide: number): T[][] {
  const found: T[][] = []
  let from = 0
  while (from < things.length) {
    const count = Math.max(1, found.length % 2 ? wide - 1 : wide)
    found.push(things.slice(from, from + count))
    from += count
  }
  return found
}
