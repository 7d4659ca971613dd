import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { BoardProps, GameView } from '..'
import { bundleFrom, formatMessage } from '../../texts/fluent'
import { LANGUAGES, type Language } from '../../texts/languages'
import { Talk } from '../../texts/talk'
import { FIELD_ROLES, rolesOf } from '../fieldRoles'
import {
  isEmpty,
  labelOf,
  nameOf,
  playersOf,
  squareName,
  squaresOf,
  titleOf,
  zonesOf,
} from './shape'
import values from './values.json'

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
  const { facts, zones } = zonesOf(view, rolesOf('shitenno'))
  expect(facts.map((fact) => fact.name)).toEqual(['year', 'order'])
  expect(zones.map((zone) => zone.name)).toEqual(['payment', 'provinces', 'players'])
})

it('knows what has nothing to show', () => {
  expect([null, '', [], false, -1, { a: [], b: '' }].every(isEmpty)).toBe(true)
  expect([0, 'x', [0], true, { a: 1 }].some(isEmpty)).toBe(false)
})

it('finds the list that has an entry for every seat, and what names an entry', () => {
  expect(playersOf(view, rolesOf('shitenno'))).toEqual([{ score: 1 }, { score: 2 }])
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

it.each(Object.entries(FIELD_ROLES))(
  'gives roles to fields that a view of %s has',
  (game, roles) => {
    const types = readFileSync(`src/wire/views/${game}.gen.ts`, 'utf-8') // vitest runs in web/
    const fields = [...types.matchAll(/^ {2}(\w+): /gm)].map((match) => match[1]!)
    const named = Object.values(roles).flatMap((role) =>
      typeof role === 'object' ? Object.values(role).flat() : role,
    )
    expect(fields).toEqual(expect.arrayContaining(named))
  },
)

/** One language alone, so that English does not stand in for what it lacks. */
function spoken(game: string, language: Language): Pick<BoardProps, 'talk' | 'say'> {
  const bundle = (folder: string) =>
    bundleFrom(
      language,
      readdirSync(folder).map((file) => readFileSync(folder + file, 'utf-8')),
    )
  const page = bundle(`../src/tatami/web/texts/${language}/`)
  return {
    talk: new Talk(game, language, [bundle(`../src/tatami/games/${game}/texts/${language}/`)]),
    say: (name) => formatMessage(page, name) || name,
  }
}

/** Whether every part of a thing that is not a number or a place has a name. */
function isNamed(talk: Talk, thing: string): boolean {
  const dash = thing.lastIndexOf('-')
  if (talk.knows(thing) || /^\w?\d+\w?$/.test(thing)) return true
  return dash > 0 && isNamed(talk, thing.slice(0, dash)) && isNamed(talk, thing.slice(dash + 1))
}

it.each(
  Object.entries(values).flatMap(([game, fields]) =>
    LANGUAGES.map((language) => [game, language, fields] as const),
  ),
)('names in %s what its views hold, in %s', (game, language, fields) => {
  const board = spoken(game, language) as BoardProps
  const isRaw = (field: string, value: string) =>
    nameOf(board, field, value) === board.talk.name(value) &&
    !isNamed(board.talk, value) &&
    board.say(`value-${value}`) === `value-${value}`
  const raw = Object.entries(fields)
    .filter(([field]) => field !== 'rows') // signs of the map
    .flatMap(([field, held]) => (held as string[]).filter((value) => isRaw(field, value)))
  expect(raw).toEqual([])
})

it('calls a field as its game does, otherwise as all boards do', () => {
  const round = ['senji', 'white_castle'].map((game) => labelOf('round', spoken(game, 'fr')))
  expect(round).toEqual(['Tour', 'Manche'])
  const hand = ['shototsu', 'shitenno'].map((game) => labelOf('hand', spoken(game, 'en')))
  expect(hand).toEqual(['First player', 'Hand'])
})
