import { beforeAll, expect, it } from 'vitest'
import { settings } from '../places/settings.svelte'
import { texts } from '../texts/page.svelte'
import { dayInWords, kindsOf, progressOf } from './deck'

beforeAll(() => texts.load('en'))

const WEEK = 7 * 24 * 3600 * 1000
const now = Date.UTC(2026, 10, 19, 12)
const monday = Date.UTC(2026, 10, 16)

it('tells a day in words', () => {
  settings.language = 'en'
  expect(dayInWords(now + WEEK / 7, now)).toBe('tomorrow (Friday, November 20)')
  expect(dayInWords(now + 3 * (WEEK / 7), now)).toContain('in 3 days (Sunday')
  expect(dayInWords(now, now)).toContain('today')
})

it('draws the last eight weeks of each kind of question, those answered most in front', () => {
  const of = (question: string, week: number, right: number, answered: number) => {
    return { game: 'shitenno', question, week: monday + week * WEEK, right, answered }
  }
  const weeks = [of('A', -9, 1, 9), of('A', -2, 1, 3), of('B', -3, 0, 2), of('A', 0, 2, 2)]
  const weeksOfB = [of('B', -1, 4, 4)]
  const [first, second, ...more] = kindsOf({ weeks: [...weeks, ...weeksOfB], now })
  expect(more).toEqual([])
  expect([first!.question, second!.question]).toEqual(['B', 'A'])
  expect(second!.weeks).toHaveLength(8)
  expect(second!.weeks.at(-1)).toEqual({ week: monday, right: 2, answered: 2 })
  const { latest, before } = progressOf(first!)
  expect([latest.right, latest.answered, before]).toEqual([4, 4, { right: 0, answered: 2 }])
})
