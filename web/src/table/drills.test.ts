import { beforeAll, expect, it } from 'vitest'
import { say, texts } from '../texts/page.svelte'
import type { Analysis, Hint } from '../wire/types'
import { answerIn, drillsOf, verdictOf } from './drills'

beforeAll(() => texts.load('en'))

const moment = (number: number, seat: number, cost: number) => {
  return { number, seat, cost, word: `w${number}`, better: cost ? `b${number}` : '' }
}
const found = {
  moments: [
    moment(1, 0, 0.1),
    moment(2, 1, 0.9),
    moment(3, 0, 0),
    moment(4, 0, 0.05),
    moment(5, 0, 0.3),
    moment(6, 0, 0.2),
  ],
} as unknown as Analysis

it('asks about the three choices that cost this seat most, in the order of the game', () => {
  expect(drillsOf(found, 0)).toEqual([
    { at: 0, word: 'w1', better: 'b1' },
    { at: 4, word: 'w5', better: 'b5' },
    { at: 5, word: 'w6', better: 'b6' },
  ])
  expect(drillsOf(found, 1).map(({ at }) => at)).toEqual([1])
  expect(drillsOf(found, 2)).toEqual([])
})

const hint = (word: string, chance: number) => {
  return { word, chance, low: chance - 0.05, high: chance + 0.05, tries: 9 } as Hint
}
const hints = [hint('best', 0.8), hint('near', 0.77), hint('fair', 0.5), hint('poor', 0.3)]

it.each([
  ['best', 'poor', 'drill-best'],
  ['near', 'poor', 'drill-alike'],
  ['poor', 'poor', 'drill-again'],
  ['fair', 'poor', 'drill-better'],
  ['poor', 'fair', 'drill-worse'],
  ['poor', 'best', 'drill-doubt'],
])('tells how good %s is where %s was chosen', (now, then, sentence) => {
  expect(verdictOf(answerIn(hints, now, then)!)).toBe(say(sentence))
})

it('compares nothing that was not weighed', () => {
  expect(answerIn(hints, 'other', 'poor')).toBeNull()
})
