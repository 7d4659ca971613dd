import { beforeAll, expect, it } from 'vitest'
import { bundleFrom } from '../texts/fluent'
import { texts } from '../texts/page.svelte'
import { Talk } from '../texts/talk'
import { settings } from '../places/settings.svelte'
import { playerText, pointsText, ratingText, shareText, sourceText, sumsOf } from './standingText'

beforeAll(() => texts.load('en'))

it('tells a rating with what it may be off', () => {
  expect(ratingText({ mean: 27.34, doubt: 2.05, games: 9 })).toBe('27.3 ± 4.1')
})

it('rounds points as the reader writes them', () => {
  expect([pointsText(29.67), pointsText(8)]).toEqual(['29.7', '8'])
  settings.language = 'fr'
  expect(pointsText(29.67)).toBe('29,7')
  settings.language = 'en'
})

it('tells a share of nothing as nothing', () => {
  expect([shareText(1.5, 4), shareText(0, 0)]).toEqual(['38%', '0%'])
})

it('names people, bots, and those who have no name here', () => {
  const named = [
    { name: 'Yukihime', bot: '' },
    { name: '', bot: 'novice' },
    { name: '', bot: '' },
  ].map(playerText)
  expect(named).toEqual(['Yukihime', 'Novice', 'somebody'])
})

it('names a source of points by a feature, or by a chapter of the rules', () => {
  const known = 'feature-troops = Troops\nchapter-titles = Titles'
  const talk = new Talk('shitenno', 'en', [bundleFrom('en', [known])])
  expect(sourceText(talk, 'troops')).toBe('Troops')
  expect(sourceText(talk, 'titles')).toBe('Titles')
})

it('puts the sums of most games first, of these seats alone', () => {
  const tally = (seats: number, key: string, games: number) => {
    return { seats, kind: 'opening', key, games, won: 0, points: 0 }
  }
  const tallies = [tally(2, 'a', 1), tally(2, 'b', 5), tally(3, 'c', 9)]
  expect(sumsOf(tallies, 'opening', 2).map(({ key }) => key)).toEqual(['b', 'a'])
  expect(sumsOf(tallies, 'seat', 2)).toEqual([])
})
