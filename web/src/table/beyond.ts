import type { Attachment } from 'svelte/attachments'

/** How many choices in a box that scrolls lie, for the most part, beyond its end. */
export function choicesBeyond(box: Element): number {
  const edge = box.getBoundingClientRect()
  const outside = (choice: Element) => {
    const { left, right, top, bottom } = choice.getBoundingClientRect()
    return (left + right) / 2 > edge.right || (top + bottom) / 2 > edge.bottom
  }
  return [...box.querySelectorAll('[data-word]')].filter(outside).length
}

/** Tell how many there are, whenever the box is scrolled, resized or filled anew. */
export function watchBeyond(tell: (count: number) => void): Attachment {
  return (box) => {
    let next = 0
    // with the next frame, which lays the page out anyway
    const look = () => {
      cancelAnimationFrame(next)
      next = requestAnimationFrame(() => tell(choicesBeyond(box)))
    }
    const sizes = new ResizeObserver(look)
    const changes = new MutationObserver(look)
    sizes.observe(box)
    changes.observe(box, { childList: true, characterData: true, subtree: true })
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(next)
      sizes.disconnect()
      changes.disconnect()
      box.removeEventListener('scroll', look)
    }
  }
}
