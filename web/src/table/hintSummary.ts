import type { Talk } from '../texts/talk'
import type { Hint } from '../wire/types'

/** A hint in short: the chance to win, and what speaks for it. */
export function summarizeHint(hint: Hint, talk: Talk): string {
  const reasons = hint.reasons
    .filter(({ points, others }) => points > others)
    .map(({ feature }) => talk.feature(feature))
  const chance = hint.tries ? [`${Math.round(hint.chance * 100)} %`] : []
  return [...chance, ...reasons].join(' · ')
}
