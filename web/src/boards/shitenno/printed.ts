/** What is printed on the board and the tiles and no view repeats; a test holds it to the data file. */
import type { Province } from './view'

/** Points for the majority of a province. */
export const MAJORITY = 6

export interface Title {
  seals: number
  /** Points for each kamon placed. */
  points: number
}

export const TITLES: Readonly<Record<string, Title>> = {
  daimyo: { seals: 4, points: 2 },
  shomyo: { seals: 3, points: 1 },
  sensei: { seals: 2, points: 0 },
  hatamoto: { seals: 1, points: 0 },
}

export function titleOfSeals(seals: number): string {
  return Object.keys(TITLES).find((title) => TITLES[title]!.seals === seals) ?? ''
}

/** The troop on a province's gate, and those printed beside it: two or three, all of one kind. */
export function gateOf(province: Province): { gate: string; beside: string[] } {
  const { troops } = province
  const own = troops.find((troop, i) => troops.indexOf(troop) !== i) ?? ''
  const gate = troops.find((troop) => troop !== own) ?? own
  const beside = [...troops]
  beside.splice(beside.indexOf(gate), 1)
  return { gate, beside }
}

/** What a card shows: its troops, or how many koku. */
export function facesOf(card: string): { troops: string[]; koku: number } {
  if (card.startsWith('koku-')) return { troops: [], koku: Number(card.slice('koku-'.length)) }
  return { troops: card.split('-'), koku: 0 }
}

export function kokuOf(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + facesOf(card).koku, 0)
}
