/** Makes a drawn element a button: a pointer or the keyboard looks first, then presses. */

export interface Pressing {
  /** Tells elements that can be looked at apart. */
  key: string
  /** Looked at (true) or left (false). A finger looks with its first touch. */
  look?: (on: boolean) => void
  press: () => void
}

/** The element a finger has touched once. */
let touched = ''

export function pressing({ key, look, press }: Pressing) {
  let pointer = ''
  const hover = (on: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') look?.(on)
  }
  return {
    onpointerenter: hover(true),
    onpointerleave: hover(false),
    onfocus: () => look?.(true),
    onblur: () => look?.(false),
    onpointerdown: (event: PointerEvent) => {
      pointer = event.pointerType
    },
    onclick: (event: Event) => {
      event.stopPropagation()
      const first = look !== undefined && pointer === 'touch' && touched !== key
      pointer = ''
      touched = first ? key : ''
      if (first) look(true)
      else press()
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      press()
    },
  }
}
