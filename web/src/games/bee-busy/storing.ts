/** Why a complete comb cannot hold something. */
import type { Offered, Sheet } from './view'

export type Refusal = 'queen' | 'honey' | 'water'

/** Contents that are not on offer, for a reason worth telling. */
export function refusals(sheet: Sheet, offered: Offered): Refusal[] {
  const why: Refusal[] = []
  if (!offered.has('store queen')) why.push('queen')
  if (!offered.has('store honey 1')) why.push('honey')
  if (sheet.drought && !offered.has('store water')) why.push('water')
  return why
}
