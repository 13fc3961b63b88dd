/** Things on the table in words. */
import type { Say } from '../contract'
import type { Hex } from './view'

/** A hex as one would describe it to somebody who cannot see it. */
export function hexWords(hex: Hex, say: Say): string {
  const parts = [say('board-hex', { hex: hex.name }), ground(hex, say)]
  if (hex.drift) parts.push(say('board-hex-drift'))
  if (hex.forager === 'wild') parts.push(say('board-hex-wild'))
  else if (hex.forager !== null) parts.push(say('board-hex-forager', { seat: hex.forager }))
  if (hex.soldier !== null) parts.push(say('board-hex-soldier', { seat: hex.soldier }))
  return parts.join(', ')
}

function ground(hex: Hex, say: Say): string {
  if (hex.cover) return say(`board-hex-${hex.cover}`)
  if (hex.ground === null) return say('board-hex-empty')
  if (!hex.colour) return say('board-hex-rock')
  return say('board-hex-flowers', { count: hex.flowers, colour: hex.colour })
}
