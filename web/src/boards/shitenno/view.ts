/** What a seat sees of a table of Shitennō: the TypedDicts of the game's `view.py`. */
import type { GameView } from '../index'

export interface General {
  general: string
  title: string
  kamons: number
  cards: number
  bonuses: string[]
  score: number
  /** Points by their source: positions, titles, koku, majorities. */
  favour: number[]
}

export interface Place {
  value: number
  seat: number
  golden: boolean
}

export interface Province {
  province: string
  tiles: number
  troops: string[]
  koku: number
  positions: Place[]
  master: number
}

export interface Lots {
  cards: string[]
  tiles: number[]
  waiting: number[]
  lot: string[]
  seals: number[]
  received: number[]
}

export interface Payment {
  province: string
  with_koku: boolean
  laid: string[]
  ways: string[][]
}

export interface View extends GameView {
  year: number
  players: General[]
  order: number[]
  provinces: Province[]
  troop_deck: number
  koku_deck: number
  discard: string[]
  hand: string[]
  sharing: Lots | null
  turn: number
  placed: number
  payment: Payment | null
}

export const NOBODY = -1
