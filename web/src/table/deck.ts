import { settings } from '../places/settings.svelte'
import { say } from '../texts/page.svelte'
import { answerOf, api } from '../wire/api'
import type { Deck, DrillAnswer, DrillShown, Weekly } from '../wire/types'
import type { Drill } from './drills'

const DAY = 24 * 3600 * 1000

/** The choices that everybody is asked this week. */
export function weeklyOf(): Promise<Weekly> {
  return answerOf(api.GET('/api/v1/weekly'))
}

export function deckOf(): Promise<Deck> {
  return answerOf(api.GET('/api/v1/me/drills'))
}

/** Be asked this choice of a finished game again, after days. */
export function keepDrill(match: string, seat: number, drill: Drill): Promise<DrillShown> {
  const { at, better } = drill
  return answerOf(api.POST('/api/v1/me/drills', { body: { match, at, seat, better } }))
}

export function answerDrill({ id }: DrillShown, word: string): Promise<DrillAnswer> {
  return answerOf(api.POST('/api/v1/me/drills/answer', { body: { id, word } }))
}

export function removeDrill({ id }: DrillShown): Promise<Deck> {
  return answerOf(api.POST('/api/v1/me/drills/remove', { body: { id } }))
}

/** When something is, in words: "tomorrow, Friday 20 November". */
export function dayInWords(time: number, now = Date.now()): string {
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0)
  const days = Math.round((midnight(time) - midnight(now)) / DAY)
  const { language } = settings
  const when = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
  const day = new Date(time).toLocaleDateString(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  return say('drill-day', { when, day })
}

/** How somebody has answered one kind of question, week by week. */
export interface Kind {
  game: string
  question: string
  /** Of each of the last weeks, the oldest first. */
  weeks: { week: number; right: number; answered: number }[]
}

const WEEK = 7 * DAY
const SHOWN = 8 // weeks

/** The kinds of questions that were answered of late, those answered most in front. */
export function kindsOf({ weeks, now }: Pick<Deck, 'weeks' | 'now'>): Kind[] {
  const kinds = new Map<string, Kind>()
  const first = Math.floor((now - 4 * DAY) / WEEK) * WEEK + 4 * DAY - (SHOWN - 1) * WEEK
  for (const { game, question, week, right, answered } of weeks) {
    const slot = Math.round((week - first) / WEEK)
    if (slot < 0 || slot >= SHOWN) continue
    const key = `${game} ${question}`
    const empty = (_: unknown, i: number) => ({ week: first + i * WEEK, right: 0, answered: 0 })
    const kind = kinds.get(key) ?? { game, question, weeks: Array.from({ length: SHOWN }, empty) }
    kind.weeks[slot] = { week, right, answered }
    kinds.set(key, kind)
  }
  const answers = (kind: Kind) => kind.weeks.reduce((sum, { answered }) => sum + answered, 0)
  return [...kinds.values()].sort((a, b) => answers(b) - answers(a))
}

/** The latest week with answers, and all the weeks before it together. */
export function progressOf(kind: Kind) {
  const latest = kind.weeks.findLast(({ answered }) => answered > 0)!
  const before = { right: 0, answered: 0 }
  for (const { week, right, answered } of kind.weeks) {
    if (week >= latest.week) continue
    before.right += right
    before.answered += answered
  }
  return { latest, before }
}
