import type { Attachment } from 'svelte/attachments'

interface Asked {
  forbidden: () => boolean
  ask: () => void
}

const asked = new WeakMap<Element, Asked>()

/**
 * Asks "why not?" of a word that cannot be said: on hover, on a long press, and on `w`, all of which
 * the shell watches for. Where only the thing is known, `data-thing` does the same.
 */
export function whyNot(forbidden: () => boolean, ask: () => void): Attachment<Element> {
  return (node) => {
    asked.set(node, { forbidden, ask })
    return () => void asked.delete(node)
  }
}

/** Where one points: what can be asked there, if anything can. */
export interface Spot {
  element: Element
  /** The thing that lies there. */
  thing: string
  /** Asks about its word; null where only the thing is known. */
  ask: (() => void) | null
  /** It may be chosen. */
  offered: boolean
}

/** The nearest thing or word around what is pointed at. */
export function spotAt(target: EventTarget | null): Spot | null {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    const word = asked.get(at)
    const thing = at.getAttribute('data-thing') ?? ''
    if (word?.forbidden()) return { element: at, thing, ask: word.ask, offered: false }
    if (thing) return { element: at, thing, ask: null, offered: !!at.closest('.offered') }
  }
  return null
}
