import { say } from '../texts/page.svelte'
import type { Analysis, Hint } from '../wire/types'

const MOST = 3

/** A choice that cost its player much: after how many words, what was said, and what was better. */
export interface Drill {
  at: number
  word: string
  better: string
}

/** What I have chosen now, beside what was chosen in the game and the best that was found. */
export interface Answer {
  now: Hint
  then: Hint
  best: Hint
}

/** The choices of a seat that cost it most, in the order of the game, so that none gives away what
 *  comes after it. Only those count whose cost is more than the search's error. */
export function drillsOf(found: Analysis, seat: number): Drill[] {
  return found.moments
    .filter((moment) => moment.seat === seat && moment.cost > 0 && moment.better)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, MOST)
    .map(({ number, word, better }) => ({ at: number - 1, word, better }))
    .toSorted((a, b) => a.at - b.at)
}

/** The answer, of words that were weighed together; null if one of the two was not. */
export function answerIn(hints: readonly Hint[], now: string, then: string): Answer | null {
  const named = (word: string) => hints.find((hint) => hint.word === word)
  const [mine, said, best] = [named(now), named(then), hints[0]]
  return mine && said && best ? { now: mine, then: said, best } : null
}

/** How good my choice is, in a sentence. */
export function verdictOf({ now, then, best }: Answer): string {
  if (then.word === best.word) return say('drill-doubt')
  if (now.word === best.word) return say('drill-best')
  if (now.tries && now.high >= best.chance) return say('drill-alike')
  if (now.word === then.word) return say('drill-again')
  return say(now.chance > then.chance ? 'drill-better' : 'drill-worse')
}
