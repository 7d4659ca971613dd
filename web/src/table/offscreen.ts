import type { Attachment } from 'svelte/attachments'

/** How many choices lie, for the most part, out of sight: before the first in sight, and after. */
export interface Offscreen {
  before: number
  after: number
}

export const NONE_OFFSCREEN: Offscreen = { before: 0, after: 0 }

/** Count them in a box that scrolls. */
export function countOffscreen(box: Element): Offscreen {
  const edge = box.getBoundingClientRect()
  const count = { before: 0, after: 0 }
  for (const choice of box.querySelectorAll('[data-word]')) {
    const { left, right, top, bottom } = choice.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    if (x > edge.right || y > edge.bottom) count.after += 1
    else if (x < edge.left || y < edge.top) count.before += 1
  }
  return count
}

/** Tell how many there are, whenever the box is scrolled, resized or filled anew. */
export function watchOffscreen(report: (count: Offscreen) => void): Attachment {
  return (box) => {
    let next = 0
    // with the next frame, which lays the page out anyway
    const look = () => {
      cancelAnimationFrame(next)
      next = requestAnimationFrame(() => report(countOffscreen(box)))
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
