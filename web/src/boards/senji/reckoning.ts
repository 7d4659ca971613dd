/** Numbers as they are shown; all of them come from the view. */
import type { SenjiProps, Target } from './view'

/** A chance in percent, as the language writes it; what is nearly sure is not called sure. */
export function percent({ say }: SenjiProps, chance: number): string {
  return say('senji-percent', { n: rounded(chance) })
}

function rounded(chance: number): string {
  if (chance > 0.995 && chance < 1) return '>99'
  if (chance < 0.005 && chance > 0) return '<1'
  return String(Math.round(chance * 100))
}

/** Honour as it is written, below 0 with a minus sign. */
export function written(honour: number): string {
  return honour < 0 ? `−${-honour}` : String(honour)
}

interface Led {
  units: number
  samurai: readonly string[]
}

/** What the view tells of a group: of its very samurai, with its number of units. */
function rungOf(target: Target, { units, samurai }: Led) {
  const rung = target.ladder.find(
    (each) =>
      each.samurai.length === samurai.length && each.samurai.every((who) => samurai.includes(who)),
  )
  const step = Math.min(units, (rung?.odds.length ?? 1) - 1)
  return { odds: rung?.odds[step] ?? target.odds, honour: rung?.honour[step] ?? [] }
}

export function oddsOf(target: Target, group: Led): number {
  return rungOf(target, group).odds
}

/** What both sides would win: the attacker's first. */
export function honourOf(target: Target, group: Led): readonly [number, number] {
  const [win = 0, lose = 0] = rungOf(target, group).honour
  return [win, lose]
}
