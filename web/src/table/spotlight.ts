/** Where on the page the things of a lesson lie, and where a card leaves them in sight. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where a card stands on the board. */
export interface Corner {
  height: 'low' | 'middle' | 'high'
  left: boolean
}

export const CORNERS: readonly Corner[] = [
  { height: 'low', left: false },
  { height: 'low', left: true },
  { height: 'high', left: false },
  { height: 'high', left: true },
  { height: 'middle', left: false },
  { height: 'middle', left: true },
]

const NAMED = ['data-word', 'data-target', 'data-thing']

/** What bears this name and is in sight: the smallest there is, if one lies in another. */
export function elementsOf(name: string, root: ParentNode = document): Element[] {
  const quoted = CSS.escape(name)
  for (const attribute of NAMED) {
    const found = [...root.querySelectorAll(`[${attribute}="${quoted}"]`)].filter(isDrawn)
    const inner = found.filter(
      (each) => !found.some((other) => other !== each && each.contains(other)),
    )
    if (inner.length) return inner
  }
  return []
}

function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden'
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

/** How much of one box lies under another, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return across > 0 && down > 0 ? across * down : 0
}

/** What of a box lies within a room; nothing where it is elsewhere. */
export function within(box: Box, room: Box): Box | null {
  const x = Math.max(box.x, room.x)
  const y = Math.max(box.y, room.y)
  const width = Math.min(box.x + box.width, room.x + room.width) - x
  const height = Math.min(box.y + box.height, room.y + room.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

/** What is to be chosen now must be free before anything else. */
const URGENT = 50

type Wanted = Box & { now?: boolean }

/** How much of these boxes a card covers in a corner of a room. */
export function coveredAt(
  room: Box,
  card: Box,
  boxes: readonly Wanted[],
  { height, left }: Corner,
): number {
  const down = { low: 1, middle: 0.5, high: 0 }[height]
  const x = left ? room.x : room.x + room.width - card.width
  const y = room.y + down * (room.height - card.height)
  const placed = { ...card, x, y }
  return boxes.reduce((sum, box) => sum + overlap(placed, box) * (box.now ? URGENT : 1), 0)
}

/** Where in a room a card covers least of these boxes; where it makes no difference, where it is. */
export function bestCorner(room: Box, card: Box, boxes: readonly Wanted[], now: Corner): Corner {
  const covers = (corner: Corner) => coveredAt(room, card, boxes, corner)
  const same = CORNERS.find((each) => each.height === now.height && each.left === now.left)
  const tried = same ? [same, ...CORNERS.filter((each) => each !== same)] : CORNERS
  return tried.reduce((best, each) => (covers(each) < covers(best) ? each : best))
}
