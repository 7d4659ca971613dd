/** What the board offers in the prompt bar instead of the long menu. */
import { offered, type Offer } from '../index'
import { forceOf } from './gestures'
import { wordsOfMove } from './march.svelte'
import { ORDERS, orderWord } from './orders'
import { troops } from './placeSentence'
import type { BoardState } from './ui.svelte'
import { asked, type SenjiProps, type Word } from './view'

export function offersOf(board: SenjiProps, ui: BoardState): Offer[] | null {
  if (!board.live) return null
  if (asked(board.asks, 'SEN-30')) return orders(board, ui)
  if (asked(board.asks, 'SEN-43', 'SEN-46')) return marching(board, ui)
  return null
}

const plain = (board: SenjiProps, word: Word, main = false): Offer => ({
  label: board.talk.word(word),
  words: [word],
  main,
})

/** The three orders of one province: the one that is open on the map, or the first without any. */
function orders(board: SenjiProps, ui: BoardState): Offer[] | null {
  const open = (province: string) => offered(board.asks, orderWord('move', province))
  const todo = board.view.provinces.find((each) => open(each.province) && !each.order)
  const name = open(ui.chosen) ? ui.chosen : todo?.province
  return name ? ORDERS.map((order) => plain(board, orderWord(order, name))) : null
}

/** What is drafted as one button, once there is anything. */
function marching(board: SenjiProps, ui: BoardState): Offer[] | null {
  const { groups } = ui.march
  if (!groups.length) return null
  const { say } = board
  const force = forceOf(board)
  const ask = asked(board.asks, 'SEN-43', 'SEN-46')
  const left = { units: ui.march.unitsLeft(force), samurai: ui.march.samuraiLeft(force) }
  const stay = left.units || left.samurai.length
  const label = stay
    ? say('senji-offer-some', { n: groups.length, troops: troops(board, left) })
    : say('senji-offer-all', { n: groups.length })
  return [
    { label, words: wordsOfMove(groups, ask?.options ?? [], force), main: true },
    { label: say('senji-begin-again'), words: [], act: () => ui.march.clear() },
  ]
}
