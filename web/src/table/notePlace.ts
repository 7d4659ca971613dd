/** Where a card stands that tells something: it covers nothing that is pointed at or offered. */
import { bestCorner, boxOf, coveredAt, within, type Box, type Corner } from './spotlight'

export interface NotePlace extends Corner {
  /** No corner of the board is free: it lies in a strip over the bar above. */
  strip: boolean
}

export function placeFor(room: Box, card: Box, boxes: readonly Box[], now: Corner): NotePlace {
  const best = bestCorner(room, card, boxes, now)
  return { ...best, strip: coveredAt(room, card, boxes, best) > 0 }
}

/** The same for a card on the page, less what of the board is out of sight. */
export function placeOn(shell: Element, card: Element, pointed: Element | null): NotePlace | null {
  const board = shell.querySelector('main.board')
  if (!board) return null
  const room = boxOf(board)
  const things = [...board.querySelectorAll('.offered'), ...(pointed ? [pointed] : [])]
  const boxes = things.flatMap((each) => within(boxOf(each), room) ?? [])
  return placeFor(room, boxOf(card), boxes, { height: 'low', left: false })
}
