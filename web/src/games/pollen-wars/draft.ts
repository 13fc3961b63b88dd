/** The field as it would be with a tile laid. */
import type { Colour, Hex, Tile, View } from './view'

const COLOURS: Record<number, Colour> = {
  1: 'yellow',
  2: 'yellow',
  3: 'pink',
  4: 'blue',
  7: 'yellow',
}

/** What a hex with so many flowers is. */
export const groundOf = (flowers: number): Pick<Hex, 'ground' | 'flowers' | 'colour'> => ({
  ground: flowers ? 'flower' : 'rock',
  flowers,
  colour: COLOURS[flowers] ?? null,
})

export function laid(view: View, tile: Tile): View {
  const flowers = new Map(tile.hexes.map((name, i) => [name, tile.flowers[i] ?? 0]))
  const field = view.field.map((hex) => {
    const count = flowers.get(hex.name)
    return count === undefined ? hex : { ...hex, ...groundOf(count) }
  })
  return { ...view, field }
}
