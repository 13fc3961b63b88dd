/** Who the reader is changes: everything on the page is about somebody else from then on. */
import type { Person } from './protocol'
import { store } from './store.svelte'

/** Ask for the change; once granted, the page shows who that is. False if it was refused. */
export async function become(change: Promise<Person>, done: string): Promise<boolean> {
  try {
    store.me = await change
    store.toast(store.say(done, { name: store.me.name }), 'good')
    return true
  } catch (error) {
    store.toast(store.explain(error))
    return false
  }
}
