import type { GameView } from '../boards'
import { seatLists, told } from '../boards/generic/shape'
import type { Talk } from '../texts/talk'

type Say = (name: string, filled?: Record<string, string | number>) => string

export interface Facts {
  score: number | null
  lines: [string, string][]
}

const MOST_LINES = 7

/** What the view tells of one seat in short: points, and the plain numbers and names beside them. */
export function factsOf(view: GameView, seat: number, talk: Talk, say: Say): Facts {
  const row = seatLists(view)[0]?.[1][seat] ?? {}
  const lines: [string, string][] = []
  let score: number | null = null
  for (const [field, value] of Object.entries(row)) {
    if (field === 'score' || field === 'honour') {
      if (typeof value === 'number') score ??= value
    } else if (typeof value === 'number' || (typeof value === 'string' && value)) {
      lines.push([say(`field-${field}`), told(value, talk)])
    } else if (
      Array.isArray(value) &&
      value.length &&
      value.every((one) => typeof one === 'string')
    ) {
      lines.push([say(`field-${field}`), talk.namesOf(value)])
    } else if (value && typeof value === 'object' && !Array.isArray(value)) {
      const numbers = Object.entries(value).filter(([, n]) => typeof n === 'number' && n !== 0)
      if (numbers.length && field === 'goods')
        for (const [name, n] of numbers) lines.push([talk.name(name), String(n)])
    }
  }
  return { score, lines: lines.slice(0, MOST_LINES) }
}
