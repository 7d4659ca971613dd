// Made by tools/page_types.py.

import type { Things } from '../words/shitenno.gen'

/** All that a seat sees; a spectator's seat is -1. */
export interface View {
  seat: number
  year: number
  players: Array<Player>
  order: Array<number>
  provinces: Array<Province>
  troop_deck: number
  koku_deck: number
  discard: Array<string>
  hand: Array<Things['take']>
  sharing: Lots | null
  turn: number
  placed: number
  payment: Payment | null
  waiting_for: Array<number>
  counts: Array<Count>
}

/** A general as everyone sees him; his favour comes from positions, titles, koku, majorities. */
export interface Player {
  general: string
  title: string
  kamons: number
  cards: number
  bonuses: Array<Things['spend'] | 'draw'>
  score: number
  favour: Array<number>
}

/** A province, what it takes to conquer it, and who would win its majority now, or once this
    seat had placed the next kamon. */
export interface Province {
  province: Things['march']
  tiles: number
  troops: Array<string>
  koku: number
  positions: Array<Kamon>
  master: number
  master_next: number
}

/** A position of a province, who holds it, and whose the majority would be if it were gilded. */
export interface Kamon {
  value: number
  seat: number
  golden: boolean
  master_gilded: number
}

/** The sharing: what is left to share, who waits (the Tairō first), and the lot or lots. */
export interface Lots {
  cards: Array<Things['take']>
  tiles: Array<1 | 2 | 3 | 4>
  waiting: Array<number>
  lot: Array<Things['take']>
  seals: Array<1 | 2 | 3 | 4>
  received: Array<number>
}

/** The conquest a player is paying for, seen by that player alone. */
export interface Payment {
  province: Things['march']
  with_koku: boolean
  laid: Array<Things['spend']>
  ways: Array<Array<Things['spend']>>
}

/** The count of a player at the end: the hand, and the koku by where they come from. */
export interface Count {
  hand: Array<string>
  koku: number
  exchanged: number
  added: number
}
