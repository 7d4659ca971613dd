import { beforeAll, expect, it } from 'vitest'
import { texts } from '../texts/page.svelte'
import { mostRounds, placed, roundsOf, sizes, standingText } from './entrants'

beforeAll(() => texts.load('en'))

const table = (round: number, seats: number[], ranks: number[] = []) => ({
  round,
  match: `m${round}`,
  state: 'playing' as const,
  seats,
  ranks,
})

it('has the latest round first', () => {
  const rounds = roundsOf([table(1, [0, 1]), table(1, [2, 3]), table(2, [0, 2])])
  expect(rounds.map(({ round, tables }) => [round, tables.length])).toEqual([
    [2, 1],
    [1, 2],
  ])
})

it('puts the first first and who was not there last', () => {
  expect(placed(table(1, [7, 8, 9], [0, 2, 1])).map(({ entrant }) => entrant)).toEqual([9, 8, 7])
  expect(placed(table(1, [7, 8])).map(({ rank }) => rank)).toEqual([0, 0])
})

it('offers only sizes that fill every table', () => {
  expect(sizes(3, 7, 16)).toEqual([9, 12, 15])
  expect(sizes(6)).toEqual([6, 12, 18, 24, 30])
})

it('offers whole rounds only', () => {
  expect([9, 32, 2].map((size) => mostRounds('swiss', size))).toEqual([4, 12, 1])
  expect(mostRounds('round-robin', 9)).toBe(4)
})

it('waits for nobody once all places are taken', () => {
  const line = { status: 'open', round: 0, rounds: 3, size: 4 } as const
  expect(standingText({ ...line, entrants: 3 })).toContain('3 of 4')
  expect(standingText({ ...line, entrants: 4 })).not.toContain('Waiting for entrants')
  expect(standingText({ ...line, status: 'playing', entrants: 4 })).toContain('Round 1 of 3')
})
