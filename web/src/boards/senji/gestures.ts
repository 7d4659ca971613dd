/** What a tap on a place means: its word, a group of the move, or its card. */
import { offered } from '../index'
import type { Way } from './march.svelte'
import { ORDERS, orderWord } from './orders'
import { overSea, seaOf } from './places'
import { MOST } from './printed'
import type { BoardState } from './ui.svelte'
import { wordOf, type SenjiProps, type Word } from './view'

const AT_ONCE = ['name', 'station', 'retreat', 'lose', 'fight'] as const
const WAYS: readonly Way[] = ['march', 'land', 'raid', 'sail']

/** The word that a tap on a province says at once, if there is one. */
export function wordAt(board: SenjiProps, province: string): Word | undefined {
  return AT_ONCE.map((verb) => wordOf(verb, province)).find((word) => offered(board.asks, word))
}

/** A place is named: at once, or as the next of several that are put in order. */
export function nameAt(board: SenjiProps, ui: BoardState, word: Word): void {
  if (ui.plan.open) {
    ui.plan.toggle(word)
    return
  }
  ui.plan.note(word)
  board.choose(word)
}

/** How troops go that have set out. */
export function wayOf(from: string, to: string): Way {
  if (seaOf(to)) return 'sail'
  if (overSea(from, to)) return 'raid'
  return seaOf(from) ? 'land' : 'march'
}

/** How troops could go there now, if they can. */
export function wayTo(board: SenjiProps, place: string): Way | undefined {
  return WAYS.find((way) => offered(board.asks, wordOf(way, place)))
}

/** Whether an order can be placed there. */
export function ordered(board: SenjiProps, province: string): boolean {
  return ORDERS.some((order) => offered(board.asks, orderWord(order, province)))
}

/** Whether mercenaries can be hired in this sea. */
function hiredIn(board: SenjiProps, sea: string): boolean {
  return offered(board.asks, wordOf('hire', sea))
}

export function isOpen(board: SenjiProps, place: string): boolean {
  return (
    !!wordAt(board, place) ||
    !!wayTo(board, place) ||
    ordered(board, place) ||
    hiredIn(board, place)
  )
}

/** What stands where the move begins. */
export function forceOf({ view }: SenjiProps): { units: number; samurai: readonly string[] } {
  const { move } = view
  if (!move) return { units: 0, samurai: [] }
  const sea = seaOf(move.origin)
  const here = sea
    ? view.fleets.find((fleet) => fleet.sea === sea && fleet.power === move.power)
    : view.provinces.find((each) => each.province === move.origin)
  return here ?? { units: 0, samurai: [] }
}

/** How many more units of the moving power fit there; an enemy's province holds as many. */
export function roomAt({ view }: SenjiProps, place: string): number {
  const power = view.move?.power
  const sea = seaOf(place)
  const here = sea
    ? view.fleets.find((fleet) => fleet.sea === sea && fleet.power === power)
    : view.provinces.find((each) => each.province === place && each.owner === power)
  return MOST.inPlace - (here?.units ?? 0)
}

/** Troops go there: a group of the draft, nothing is said yet. */
export function sendTo(board: SenjiProps, ui: BoardState, place: string): boolean {
  const way = wayTo(board, place)
  const { move } = board.view
  if (!way || !move) return false
  ui.march.send(way, place, forceOf(board), roomAt(board, place), seaOf(move.origin) !== '')
  return true
}

/** A province or a sea was tapped. */
export function tapPlace(board: SenjiProps, ui: BoardState, place: string): void {
  const word = wordAt(board, place)
  if (word?.startsWith('name:')) nameAt(board, ui, word)
  else if (word) board.choose(word)
  else if (hiredIn(board, place)) ui.sea = place
  else if (sendTo(board, ui, place)) ui.chosen = ''
  else ui.chosen = ui.chosen === place ? '' : place
}
