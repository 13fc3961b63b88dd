/** Something asked of the server by a press: its button waits for the answer, a refusal is told. */
import { store } from './store.svelte'

export class Asking {
  busy = $state(false)

  /** What the server answered; null if it refused, and then the reader knows why. */
  async ask<Answer>(call: Promise<Answer>): Promise<Answer | null> {
    this.busy = true
    try {
      return await call
    } catch (error) {
      store.toast(store.explain(error))
      return null
    } finally {
      this.busy = false
    }
  }
}
