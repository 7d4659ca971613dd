import type { Attachment } from 'svelte/attachments'

const DWELL = 700
const PRESS = 500

/**
 * Asks "why not?" of a word that cannot be said: on hover, on a long press, and on `w`. Where only
 * the thing is known, `data-thing` lets the shell do the same.
 */
export function asking(forbidden: () => boolean, ask: () => void): Attachment<Element> {
  return (node) => {
    let timer = 0
    let pressed = false
    const stop = () => clearTimeout(timer)
    const start = (after: number, then: () => void) => {
      stop()
      if (forbidden()) timer = window.setTimeout(then, after)
    }
    const on: [string, (event: Event) => void][] = [
      [
        'pointerenter',
        (event) => (event as PointerEvent).pointerType === 'mouse' && start(DWELL, ask),
      ],
      [
        'pointerdown',
        (event) => {
          pressed = false
          if ((event as PointerEvent).pointerType === 'mouse') stop()
          else
            start(PRESS, () => {
              pressed = true
              ask()
            })
        },
      ],
      ['pointerup', stop],
      ['pointerleave', stop],
      ['pointercancel', stop],
      [
        'click',
        (event) => {
          if (pressed) event.stopImmediatePropagation() // the press has been answered already
          pressed = false
        },
      ],
      ['contextmenu', (event) => pressed && event.preventDefault()],
      [
        'keydown',
        (event) => {
          if ((event as KeyboardEvent).key !== 'w' || !forbidden()) return
          event.stopPropagation()
          ask()
        },
      ],
    ]
    for (const [name, listen] of on) node.addEventListener(name, listen, { capture: true })
    return () => {
      stop()
      for (const [name, listen] of on) node.removeEventListener(name, listen, { capture: true })
    }
  }
}
