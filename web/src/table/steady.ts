import type { Attachment } from 'svelte/attachments'
import { settings } from '../places/settings.svelte'

/** Milliseconds in which a place that has changed takes no click and no digit: whoever meant what
 *  stood there before has time to see it. */
export const BEAT = 400

/**
 * What this element says has changed when `what` has: for a beat, a click on it does nothing. So it
 * is when it comes, too. Meanwhile it is `aria-disabled`.
 */
export function steady(what: () => unknown): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    void what()
    if (!settings.steady) return
    const stop = (event: Event) => {
      if (!isPointed(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const marked = node.getAttribute('aria-disabled') !== 'true'
    node.addEventListener('click', stop, true)
    if (marked) node.setAttribute('aria-disabled', 'true')
    const settle = () => {
      clearTimeout(timer)
      node.removeEventListener('click', stop, true)
      if (marked) node.setAttribute('aria-disabled', 'false')
    }
    const timer = setTimeout(settle, BEAT)
    return settle
  }
}

/** Whether a pointer clicked, and not a key on what has the focus: who has gone there by the keyboard
 *  has seen what it is. */
function isPointed(event: Event): boolean {
  return event instanceof MouseEvent && event.detail > 0
}

const PLACES = 'button, a, p'

/** The number of the place in a row where this is, from 0; -1 where it is in none. */
export function placeIn(row: Element, what: Element): number {
  const place = what.closest(PLACES)
  return place ? [...row.querySelectorAll(PLACES)].indexOf(place) : -1
}

/**
 * The same for a row of buttons, whatever draws them: from the first that differs from what stood
 * there before, all have another place. `changed` is told the number of that first one, and
 * Infinity once the beat is over.
 */
export function steadyRow(changed: (first: number) => void): Attachment<HTMLElement> {
  return (row) => {
    let stood = placesOf(row)
    let first = Infinity
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => changed((first = Infinity))
    const observer = new MutationObserver(() => {
      const now = placesOf(row)
      const differs = firstDifference(stood, now)
      stood = now
      if (differs === Infinity || !settings.steady) return
      changed((first = Math.min(first, differs)))
      clearTimeout(timer)
      timer = setTimeout(settle, BEAT)
    })
    observer.observe(row, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['data-word', 'data-offer'],
    })
    const stop = (event: Event) => {
      if (!isPointed(event) || placeIn(row, event.target as Element) < first) return
      event.preventDefault()
      event.stopPropagation()
    }
    row.addEventListener('click', stop, true)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      row.removeEventListener('click', stop, true)
    }
  }
}

/** What stands in a row, place by place. */
function placesOf(row: Element): string[] {
  return [...row.querySelectorAll<HTMLElement>(PLACES)].map(
    (place) => place.dataset.word ?? place.dataset.offer ?? place.textContent ?? '',
  )
}

/** The first place at which what stands there now is not what stood there; Infinity for none.
 *  Where places are only gone from the end, none is another. */
export function firstDifference(before: readonly string[], now: readonly string[]): number {
  const first = now.findIndex((each, i) => each !== before[i])
  return first < 0 ? Infinity : first
}
