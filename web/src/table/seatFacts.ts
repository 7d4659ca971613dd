import type { GameView } from '../boards'
import { isRow, labelOf, playersOf, valueText } from '../boards/generic/shape'
import { rolesOf } from '../boards/fieldRoles'
import type { Talk } from '../texts/talk'

type Say = (name: string, filled?: Record<string, string | number>) => string

export interface SeatFacts {
  score: number | null
  lines: [string, string][]
}

const MOST_LINES = 7
const NOTHING = '–'

/**
 * What the view tells of one seat in short: points, and the plain numbers and names beside them.
 * What there is none of has its line, too, so that nothing moves when the first one comes.
 */
export function seatFacts(view: GameView, seat: number, talk: Talk, say: Say): SeatFacts {
  const roles = rolesOf(talk.game)
  const row = playersOf(view, roles)[seat] ?? {}
  const lines: [string, string][] = []
  const points = row[roles.score]
  for (const [field, value] of Object.entries(row)) {
    if (field === roles.score) continue
    if (typeof value === 'number' || typeof value === 'string') {
      lines.push([labelOf(field, { talk, say }), value === '' ? NOTHING : valueText(value, talk)])
    } else if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
      lines.push([labelOf(field, { talk, say }), value.length ? talk.namesOf(value) : NOTHING])
    } else if (field === roles.goods && isRow(value)) {
      for (const [name, n] of Object.entries(value)) lines.push([talk.name(name), `${n}`])
    }
  }
  const score = typeof points === 'number' ? points : null
  return { score, lines: lines.slice(0, MOST_LINES) }
}
