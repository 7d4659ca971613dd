/** What is dragged on this board: an order onto a province, troops to where they go, a card onto a
 *  family, into its letter or onto a lot. */
import { parseWord } from '../../texts/words'
import { copyOf, type Drags } from '../dragging'
import { offered } from '../index'
import { isOpen, sendTo } from './gestures'
import { writable } from './handGestures'
import { isOrder, orderWord } from './orders'
import { nearest, seaOf } from './places'
import { cardOf } from './printed'
import type { BoardState } from './ui.svelte'
import { wordOf, type SenjiProps } from './view'

/** What is being moved: the place where it begins, by land or by sea. */
function isOrigin({ view }: SenjiProps, place: string): boolean {
  const origin = view.move?.origin ?? ''
  return !view.fight && place === (seaOf(origin) || origin)
}

const named = (node: Element | null, key: string): string =>
  node?.closest(`[data-${key}]`)?.getAttribute(`data-${key}`) ?? ''

/** The place under a point; beside the land the nearest that waits for one. */
function placeAt(board: SenjiProps, under: Element | null, at: { x: number; y: number }): string {
  const place = named(under, 'province') || named(under, 'drag-row')
  if (place) return place
  const drawing = under?.closest('svg.board')?.querySelector<SVGGElement>('[data-drawing]')
  const matrix = drawing?.getScreenCTM()?.inverse()
  if (!matrix) return ''
  const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(matrix)
  return nearest(x, y, (name) => isOpen(board, name)) || named(under, 'sea')
}

function dropCard(board: SenjiProps, ui: BoardState, card: string, under: Element | null): boolean {
  const lot = named(under, 'lot')
  const own = cardOf(card).family === board.view.players[board.seat]?.family
  if (lot && own && offered(board.asks, wordOf('bid', lot))) {
    ui.picking = lot
    ui.picked = [card]
    return true
  }
  if (ui.letter.to >= 0 && under?.closest('[data-testid=letter]')) {
    if (!ui.letter.given.has(card)) ui.letter.turn(card)
    return true
  }
  const seat = Number(named(under, 'seat') || named(under, 'letter') || -1)
  const family = board.view.players[seat]?.family ?? ''
  if (!family || !offered(board.asks, wordOf('to', family))) return false
  if (ui.letter.to !== seat) ui.write(seat)
  if (!ui.letter.given.has(card)) ui.letter.turn(card)
  return true
}

export function dragsOf(props: () => SenjiProps, ui: BoardState): Drags {
  return {
    take(from) {
      const board = props()
      const stack = from.closest('[data-stack]')
      if (stack) return { node: stack, dragged: `order:${named(stack, 'stack')}` }
      const card = from.closest('[data-card]')
      const name = named(card, 'card')
      if (card && writable(board, name)) return { node: card, dragged: `card:${name}` }
      const land = from.closest('[data-province], [data-fleet]')
      const origin = named(land, 'province') || (land && named(land, 'place'))
      return land && origin && isOrigin(board, origin)
        ? { node: land, dragged: `troops:${origin}` }
        : null
    },
    lift(dragged, node, at) {
      const board = node.closest('.senji')
      const copy = node instanceof SVGElement ? document.createElement('span') : copyOf(node)
      if (node instanceof SVGElement) {
        copy.className = 'dragged troops'
        copy.textContent = props().talk.name(parseWord(dragged).thing)
        copy.style.left = `${at.x}px`
        copy.style.top = `${at.y}px`
      }
      board?.append(copy)
      return copy
    },
    drop(dragged, under, at) {
      const board = props()
      const { verb: kind, thing } = parseWord(dragged)
      if (kind === 'card') return dropCard(board, ui, thing, under)
      const place = placeAt(board, under, at)
      if (kind === 'troops') return place !== thing && sendTo(board, ui, place)
      if (!isOrder(thing) || !offered(board.asks, orderWord(thing, place))) return false
      board.choose(orderWord(thing, place))
      return true
    },
  }
}
