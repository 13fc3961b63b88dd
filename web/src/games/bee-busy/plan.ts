/** Buying all missing walls of a comb as one gesture. */
import { WAYS, neighbour, wallAt } from './geometry'
import type { Offered, Sheet } from './view'

/** The walls a comb still lacks, by direction. */
export const lacking = (sheet: Sheet, comb: string): { way: number; wall: string }[] =>
  WAYS.flatMap((way) => {
    const wall = wallAt(comb, way)
    return wall === null || sheet.walls.includes(wall) ? [] : [{ way, wall }]
  })

/** Would this wall complete the comb on its other side? Then something is stored first. */
function closesAnother(sheet: Sheet, comb: string, way: number): boolean {
  const other = neighbour(comb, way)
  return other !== null && sheet.missing[other] === 1
}

/**
 * The choices that close a comb, as far as they can be sent at once: a wall that completes another
 * comb too asks what that one holds, so such walls come last and only one of them is sent.
 * Null if the wax does not suffice or nothing is on offer.
 */
export function closing(sheet: Sheet, comb: string, offered: Offered): number[] | null {
  const walls = lacking(sheet, comb)
  if (walls.length === 0 || walls.length > sheet.wax.stock) return null
  const last = walls.filter(({ way }) => closesAnother(sheet, comb, way))
  const first = walls.filter((each) => !last.includes(each))
  const choices = [...first, ...last.slice(0, 1)].map(
    ({ wall }) => offered.get(`wall ${wall}`)?.choice,
  )
  return choices.every((choice) => choice !== undefined) ? choices : null
}
