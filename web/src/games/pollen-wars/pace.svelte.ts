/** Counting at a pace one can follow; at once for who prefers little motion. */
export function countUp(to: number, beat: number, atOnce: () => boolean): { readonly now: number } {
  let now = $state(0)
  $effect(() => {
    if (atOnce()) {
      now = to
      return
    }
    now = 0
    const timer = setInterval(() => {
      now += 1
      if (now >= to) clearInterval(timer)
    }, beat)
    return () => clearInterval(timer)
  })
  return {
    get now() {
      return now
    },
  }
}
