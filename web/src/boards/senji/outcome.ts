/** How a combat has ended, told by its events: the board goes on to the next question at once. */
import { parseWord, seatOf } from '../../texts/words'
import type { SenjiProps, View } from './view'

export interface Outcome {
  province: string
  powers: readonly [string, string]
  points: readonly [number, number]
  laid: readonly [readonly string[], readonly string[]]
  /** Who won, and how much; nobody where they fight on. */
  winner: string
  honour: number
}

const things = (value: unknown) =>
  (Array.isArray(value) ? value : []).map((each) => parseWord(String(each)).thing)

export function outcomeOf(
  before: View | null,
  view: View,
  events: SenjiProps['events'],
): Outcome | null {
  const fight = before?.fight
  const totals = events.find((each) => each.name === 'totals')
  if (!fight || !totals) return null
  const supported = events.find((each) => each.name === 'supported')
  const won = events.find((each) => each.name === 'won')
  const seat = won ? seatOf(String(won.fields.seat)) : -1
  return {
    province: fight.province,
    powers: [fight.attacker, fight.defender],
    points: [Number(totals.fields.attacker), Number(totals.fields.defender)],
    laid: [things(supported?.fields.attacker), things(supported?.fields.defender)],
    winner: view.players[seat]?.family ?? '',
    honour: Number(won?.fields.honour ?? 0),
  }
}
