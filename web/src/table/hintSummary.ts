import { say } from '../texts/page.svelte'
import type { Talk } from '../texts/talk'
import type { Hint, Reason } from '../wire/types'

/** A hint in short: the chance to win, and what speaks for it. */
export function summarizeHint(hint: Hint, talk: Talk): string {
  const reasons = hint.reasons
    .filter(({ points, others }) => points > others)
    .map(({ feature }) => talk.feature(feature))
  const chance = hint.tries ? [`${Math.round(hint.chance * 100)} %`] : []
  return [...chance, ...reasons].join(' · ')
}

const percent = (share: number) => Math.round(100 * share)

/** The chance to win with a word, its interval, and the points to expect. */
export function chanceOf({ chance, low, high, score, tries }: Hint): string {
  if (!tries) return say('hint-by-value')
  return say('hint-chance', {
    chance: percent(chance),
    low: percent(low),
    high: percent(high),
    score: Math.round(score),
  })
}

/** What sets a word apart from others, in points. */
export function reasonsOf(hint: Pick<Hint, 'reasons'>, talk: Talk): string {
  const sentence = (reason: Reason) => talk.reason(reason.feature, reason.points - reason.others)
  const better = hint.reasons.filter(({ points, others }) => points > others).map(sentence)
  const worse = hint.reasons.filter(({ points, others }) => points < others).map(sentence)
  const parts: string[] = []
  if (better.length) parts.push(say('hint-for-it', { reasons: better.join(' · ') }))
  if (worse.length) parts.push(say('hint-against-it', { reasons: worse.join(' · ') }))
  return parts.join(' ') || say('hint-much-alike')
}
