import type { Attachment } from 'svelte/attachments'
import { parseWord } from '../texts/words'

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
  /** The one word it says; empty where it says none or several. */
  word: string
  /** Asks about its word; null where only the thing is known. */
  ask: (() => void) | null
  /** It may be chosen. */
  offered: boolean
}

/** The nearest thing or word around what is pointed at. */
export function spotAt(target: EventTarget | null): Spot | null {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    const question = asked.get(at)
    const word = at.getAttribute('data-word') ?? ''
    const thing = at.getAttribute('data-thing') ?? parseWord(word).thing
    if (question?.forbidden())
      return { element: at, thing, word, ask: question.ask, offered: false }
    if (thing || word)
      return { element: at, thing, word, ask: null, offered: !!at.closest('.offered') }
  }
  return null
}
