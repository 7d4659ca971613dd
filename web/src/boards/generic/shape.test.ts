import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { GameView } from '..'
import { HINTS, hintsOf } from '../hints'
import { isEmpty, playersOf, squareName, squaresOf, titleOf, zonesOf } from './shape'

const view = {
  seat: 0,
  waiting_for: [0],
  year: 3,
  hand: ['samurai'],
  order: [1, 0],
  payment: { province: 'kanto', laid: [] },
  provinces: [{ province: 'kanto', koku: 3 }],
  players: [{ score: 1 }, { score: 2 }],
  fight: null,
} as GameView

it('parts a view into facts and zones, what is going on first and players last', () => {
  const { facts, zones } = zonesOf(view, hintsOf('shitenno'))
  expect(facts.map((fact) => fact.name)).toEqual(['year', 'order'])
  expect(zones.map((zone) => zone.name)).toEqual(['payment', 'provinces', 'players'])
})

it('knows what has nothing to show', () => {
  expect([null, '', [], false, -1, { a: [], b: '' }].every(isEmpty)).toBe(true)
  expect([0, 'x', [0], true, { a: 1 }].some(isEmpty)).toBe(false)
})

it('finds the list that has an entry for every seat, and what names an entry', () => {
  expect(playersOf(view, hintsOf('shitenno'))).toEqual([{ score: 1 }, { score: 2 }])
  expect(titleOf({ koku: 3, province: 'kanto' })).toBe('province')
})

it('draws squares with who stands on them', () => {
  const figures = [
    { samurai: '0a', place: 'b1' },
    { samurai: '0b', place: '' },
  ]
  const map = { seat: 0, waiting_for: [], width: 2, height: 1, rows: ['.#'], samurai: figures }
  const squares = squaresOf(map as GameView)!
  expect([...squares.standing.keys()]).toEqual(['b1'])
  expect(squareName(1, 0)).toBe('b1')
  expect(squaresOf(view)).toBeNull()
})

it.each(Object.entries(HINTS))('hints at fields that a view of %s has', (game, hints) => {
  const types = readFileSync(`src/wire/views/${game}.gen.ts`, 'utf-8') // vitest runs in web/
  const fields = [...types.matchAll(/^ {2}(\w+): /gm)].map((match) => match[1]!)
  expect(fields).toEqual(expect.arrayContaining(Object.values(hints).flat()))
})
