/**
 * Actions of several steps are put together here and sent with the last one; until then they can be
 * taken back. What may follow what, the server has said beforehand (`view.plans`).
 */
import type { Option } from '../contract'
import type { Tree } from './view'

const numbers = (tree: Tree): number[] => Object.keys(tree).map(Number)

/** What may follow the steps taken so far; null if they lead nowhere. */
export function branch(plans: Tree, chain: readonly number[]): Tree | null {
  let at: Tree | undefined = plans
  for (const choice of chain) at = at?.[choice]
  return at ?? null
}

/** The choices open after the steps taken so far. */
export function open(
  options: readonly Option[],
  plans: Tree,
  chain: readonly number[],
): Set<number> {
  if (!chain.length) return new Set(options.map((option) => option.choice))
  return new Set(numbers(branch(plans, chain) ?? {}))
}

export interface Step {
  chain: number[]
  /** The action is whole: send it. */
  whole: boolean
}

/** One step further. */
export function step(plans: Tree, chain: readonly number[], choice: number): Step {
  const further = [...chain, choice]
  const rest = branch(plans, further)
  return { chain: further, whole: !rest || numbers(rest).length === 0 }
}

/** The first steps of actions whose next step this could be: what can be done with a hex or hive. */
export function usesOf(options: readonly Option[], plans: Tree, choice: number): Option[] {
  return options.filter((option) => plans[option.choice]?.[choice] !== undefined)
}

/** Does this option begin an action whose first step cannot be taken back on the server? */
export const begins = (plans: Tree, choice: number): boolean =>
  numbers(plans[choice] ?? {}).length > 0
