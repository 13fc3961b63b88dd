/** Makes any element a button: click, Enter and Space. */

export type Touch = 'mouse' | 'touch' | 'keys'

/** Does this key press what has the focus? */
export const presses = (event: KeyboardEvent) => event.key === 'Enter' || event.key === ' '

/**
 * Notices a mouse or a pen that comes to look, and one that goes away. What appears under a pointer at
 * rest, after somebody's move or a reload, is not looked at; a finger does not hover.
 */
export function hover(look: () => void, leave?: () => void) {
  const unlessTouched = (act?: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') act?.()
  }
  return { onpointermove: unlessTouched(look), onpointerleave: unlessTouched(leave) }
}

/** `done` learns what pressed: a finger has had no preview yet, a mouse and a keyboard have. */
export function press(done: (by: Touch, event: Event) => void) {
  let pointer = ''
  return {
    onpointerdown: (event: PointerEvent) => {
      pointer = event.pointerType
    },
    onclick: (event: Event) => {
      event.stopPropagation()
      done(pointer === 'touch' ? 'touch' : 'mouse', event)
      pointer = ''
    },
    onkeydown: (event: KeyboardEvent) => {
      if (!presses(event)) return
      event.preventDefault()
      event.stopPropagation()
      done('keys', event)
    },
  }
}
