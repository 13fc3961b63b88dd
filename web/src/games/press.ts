/** Makes any element a button: click, Enter and Space. */

export type Touch = 'mouse' | 'touch' | 'keys'

/** Does this key press what has the focus? */
export const presses = (event: KeyboardEvent) => event.key === 'Enter' || event.key === ' '

/** `done` learns what pressed: a finger has had no preview yet, a mouse and a keyboard have. */
export function press(done: (by: Touch) => void) {
  let pointer = ''
  return {
    onpointerdown: (event: PointerEvent) => {
      pointer = event.pointerType
    },
    onclick: (event: Event) => {
      event.stopPropagation()
      done(pointer === 'touch' ? 'touch' : 'mouse')
      pointer = ''
    },
    onkeydown: (event: KeyboardEvent) => {
      if (!presses(event)) return
      event.preventDefault()
      event.stopPropagation()
      done('keys')
    },
  }
}
