/** What a card of the hand can do now, and what a tap on it does. */
import { offered } from '../index'
import { cardOf } from './printed'
import type { BoardState } from './ui.svelte'
import { wordOf, type SenjiProps, type Word } from './view'

export type CardState = '' | 'can' | 'off' | 'bid' | 'given' | 'hidden' | 'laid' | 'chosen'

const AT_ONCE = ['call', 'expose', 'execute', 'swap-card', 'take'] as const
const FLOWERS = ['discard', 'show', 'pick', 'lay', 'draw', 'swap-flower'] as const

/** The word that a tap on a card of my hand says at once. */
function cardWord({ asks }: SenjiProps, card: string): Word | undefined {
  return AT_ONCE.map((verb) => wordOf(verb, card)).find((word) => offered(asks, word))
}

/** The word that a tap on a flower of my hand says. */
export function flowerWord({ asks }: SenjiProps, face: string): Word | undefined {
  return FLOWERS.map((verb) => wordOf(verb, face)).find((word) => offered(asks, word))
}

export function supports({ asks }: SenjiProps, card: string): boolean {
  return offered(asks, wordOf('support', card)) || offered(asks, wordOf('second', card))
}

export function cardState(board: SenjiProps, ui: BoardState, card: string): CardState {
  const { view } = board
  if (view.lots.some((lot) => lot.mine.includes(card))) return 'bid'
  if (ui.support.includes(card)) return 'laid'
  if (ui.picking && ui.picked.includes(card)) return 'chosen'
  if (bids(board, ui)) return stakeable(board, card) ? 'can' : 'off'
  if (supports(board, card) || cardWord(board, card)) return 'can'
  const given = ui.letter.given.get(card)
  if (given !== undefined) return given ? 'hidden' : 'given'
  if (view.season === 'winter' && cardOf(card).kind === 'decoy') return 'off'
  if (writes(board, ui)) return 'can'
  return ''
}

/** Whether this card could be put into a letter, or onto a lot, in winter. */
export function writable({ view }: SenjiProps, card: string): boolean {
  const held = view.hand.includes(card) && cardOf(card).kind !== 'decoy'
  const free = !view.lots.some((lot) => lot.mine.includes(card))
  return held && free && view.season === 'winter' && !view.draft?.reply
}

/** Whether a bid is being put together. */
export function bids({ view }: SenjiProps, ui: BoardState): boolean {
  return view.lots.some((lot) => lot.card === ui.picking)
}

/** Whether this card could lie in my bid: one of my family's own that lies in none yet. */
export function stakeable({ view, seat }: SenjiProps, card: string): boolean {
  const { family, kind } = cardOf(card)
  const free = !view.lots.some((lot) => lot.mine.includes(card))
  return free && kind !== 'decoy' && family === view.players[seat]?.family
}

/** Whether a letter lies open, into which a card can be put. */
function writes({ view }: SenjiProps, ui: BoardState): boolean {
  return ui.letter.to >= 0 && view.season === 'winter' && !view.draft?.reply
}

export function tapCard(board: SenjiProps, ui: BoardState, card: string): void {
  const word = cardWord(board, card)
  if (supports(board, card)) layInstead(ui, card, offered(board.asks, 'enough'))
  else if (word) board.choose(word)
  else if (bids(board, ui)) {
    if (stakeable(board, card)) ui.pick(card)
  } else if (writes(board, ui) && !['bid', 'off'].includes(cardState(board, ui, card)))
    ui.letter.turn(card)
  else board.pick(card)
}

/** The support card to be laid; with Baba a second one may be. */
export function layInstead(ui: BoardState, card: string, two: boolean): void {
  if (ui.support.includes(card)) ui.support = ui.support.filter((each) => each !== card)
  else ui.support = two ? [...ui.support, card].slice(-2) : [card]
}
