/** Bring something that is offered into sight, where nothing of it is. */
export function revealOffered(board: HTMLElement, motion: boolean): void {
  const pane = board.parentElement?.getBoundingClientRect()
  const offered = [...board.querySelectorAll('.offered')]
  if (!pane || offered.some((each) => isWithin(each.getBoundingClientRect(), pane))) return
  offered[0]?.scrollIntoView({ block: 'center', behavior: motion ? 'smooth' : 'auto' })
}

function isWithin(thing: DOMRect, pane: DOMRect): boolean {
  const across = thing.left < pane.right && thing.right > pane.left
  return across && thing.top < pane.bottom && thing.bottom > pane.top
}
