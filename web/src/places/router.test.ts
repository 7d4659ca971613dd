import { expect, it } from 'vitest'
import { addressOf, placeOf, type Place } from './router.svelte'

const PLACES: Place[] = [
  { page: 'home' },
  { page: 'new', game: 'white_castle' },
  { page: 'join', code: 'abc' },
  { page: 'adopt', token: 'a1.99.b-2', match: 'abc' },
  { page: 'adopt', token: 'a1.99.b-2', match: '' },
  { page: 'table', match: 'abc' },
  { page: 'replay', record: 'abc', at: 12, seat: 0 },
  { page: 'replay', record: 'abc', at: null, seat: -1 },
  { page: 'learn', record: 'abc', seat: 2 },
  { page: 'learn', record: 'abc', seat: -1 },
  { page: 'edit', record: 'abc', at: 7, seat: 1, edits: ['edit-lift:kanto', 'edit-deal:p1.bushi'] },
  { page: 'edit', record: 'abc', at: 0, seat: -1, edits: [] },
  { page: 'practice', drill: 'a1' },
  { page: 'practice', drill: '' },
  { page: 'weekly', game: 'senji' },
  { page: 'drills' },
  { page: 'rules', game: 'senji', rule: 'SEN-20' },
  { page: 'rules', game: 'senji', rule: '' },
  { page: 'tournaments' },
  { page: 'tournament', tournament: 'abc' },
  { page: 'credits' },
]

it.each(PLACES)('leads to $page and back', (place) => {
  expect(placeOf(addressOf(place))).toEqual(place)
})

it('does not take nonsense for a moment', () => {
  const replay = { page: 'replay', record: 'abc', at: null, seat: -1 }
  expect(placeOf('#/replay/abc?at=1e9')).toEqual(replay)
  expect(placeOf('#/nowhere/at/all')).toEqual({ page: 'lost' })
})
