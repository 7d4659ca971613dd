import { expect, it } from 'vitest'
import { verbsOf } from '../texts/fluent'
import type { SeatShown } from '../wire/types'
import { called } from './called'
import { finalVerbs } from './finality'
import { linesOf } from './lines'

it('tells players of one name apart', () => {
  const seats = ['Ann', 'greedy', 'greedy'].map((name, seat) => ({ name, seat }) as SeatShown)
  expect(called(seats)).toEqual(['Ann', 'greedy 1', 'greedy 2'])
})

it('tells a view field by field', () => {
  expect(linesOf({ year: 1, hand: ['bushi'], players: [{ score: 3 }] })).toEqual([
    'year: 1',
    'hand: bushi',
    'players:',
    '  0:',
    '    score: 3',
  ])
})

it('learns what could not be taken back, and unlearns it', () => {
  finalVerbs.learn('shitenno', 'accept', true)
  expect(finalVerbs.has('shitenno', 'accept')).toBe(true)
  expect(finalVerbs.has('senji', 'accept')).toBe(false)
  finalVerbs.learn('shitenno', 'accept', false)
  expect(finalVerbs.has('shitenno', 'accept')).toBe(false)
})

it('finds the verbs that name a thing', () => {
  const text = 'verb-take = Add { $thing }\nverb-pass = End\nverb-pick-up = Up { $thing }\n'
  expect(verbsOf(text)).toEqual(['take', 'pick-up'])
})
