/** Dragging things of a board: what is taken hold of, and what is let go where. */
import type { Attachment } from 'svelte/attachments'

const SLIP = 7 // pixels before a press becomes a drag

export interface Place {
  x: number
  y: number
}

export interface Drags {
  /** What is taken hold of here ("card:fan-trade-1"); empty for nothing that can be dragged. */
  take: (node: Element) => { node: Element; dragged: string } | null
  /** It is under way: what follows the pointer. */
  lift: (dragged: string, node: Element, at: Place) => HTMLElement
  /** It was let go over this; tells whether that means anything. */
  drop: (dragged: string, under: Element | null, at: Place) => boolean
  /** It was let go where it means nothing. */
  missed?: (dragged: string) => void
}

/** A copy of what is drawn, at the same place of the window. */
export function copyOf(node: Element): HTMLElement {
  const rect = node.getBoundingClientRect()
  const copy = node.cloneNode(true) as HTMLElement
  copy.classList.add('dragged')
  copy.setAttribute('aria-hidden', 'true')
  copy.style.left = `${rect.x}px`
  copy.style.top = `${rect.y}px`
  return copy
}

/** Watches a board for drags: what is lifted follows the pointer. */
export function dragging({ take, lift, drop, missed }: Drags): Attachment<HTMLElement> {
  return (root) => {
    let start: (Place & { node: Element; dragged: string }) | null = null
    let ghost: HTMLElement | null = null

    function down(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return
      const held = take(event.target)
      start = held && { ...held, x: event.clientX, y: event.clientY }
    }
    /** What is held does not move the map under it as well. */
    function hold(event: Event) {
      if (start?.node instanceof SVGElement) event.stopPropagation()
    }
    function move(event: PointerEvent) {
      if (!start) return
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
      if (!ghost && Math.hypot(dx, dy) < SLIP) return
      ghost ??= lift(start.dragged, start.node, start)
      ghost.style.translate = `${dx}px ${dy}px`
      event.preventDefault()
    }
    function up(event: PointerEvent) {
      const from = start
      start = null
      if (!ghost || !from) return
      ghost.remove()
      ghost = null
      const at = { x: event.clientX, y: event.clientY }
      if (!drop(from.dragged, document.elementFromPoint(at.x, at.y), at)) missed?.(from.dragged)
      swallow()
    }
    /** The click that the browser makes of a drag means nothing. */
    function swallow() {
      const stop = (event: MouseEvent) => event.stopPropagation()
      root.addEventListener('click', stop, { capture: true, once: true })
      setTimeout(() => root.removeEventListener('click', stop, { capture: true }))
    }
    function cancel() {
      start = null
      ghost?.remove()
      ghost = null
    }
    root.addEventListener('pointerdown', down)
    root.addEventListener('mousedown', hold, { capture: true })
    root.addEventListener('touchstart', hold, { capture: true })
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
    return () => {
      root.removeEventListener('pointerdown', down)
      root.removeEventListener('mousedown', hold, { capture: true })
      root.removeEventListener('touchstart', hold, { capture: true })
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', cancel)
    }
  }
}
