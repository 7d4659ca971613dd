import { expect, it } from 'vitest'
import { bundleFrom, verbsOf } from '../texts/fluent'
import { Talk } from '../texts/talk'
import type { SeatShown } from '../wire/types'
import { texts } from '../texts/page.svelte'
import { botOffer } from './botNames'
import { calledIn, fullName, playerNames, sitterName } from './playerNames'
import { viewLines } from './viewLines'

it('tells players of one name apart', () => {
  const seats = ['Ann', 'greedy', 'greedy'].map((name, seat) => ({ name, seat }) as SeatShown)
  expect(playerNames(seats)).toEqual(['Ann', 'greedy 1', 'greedy 2'])
})

it('calls bots by their level in the language of the reader', async () => {
  const bot = (name: string) => ({ name, kind: 'bot' }) as SeatShown
  const seats = [{ name: 'greedy', kind: 'guest' } as SeatShown, bot('search:2'), bot('search:2')]
  await texts.load('en')
  expect(playerNames(seats)).toEqual(['greedy', 'Adept 1', 'Adept 2'])
  expect(botOffer('search:4')).toBe('Bot: Grandmaster (thinks up to eight seconds)')
  await texts.load('fr')
  expect(sitterName(bot('search:4'))).toBe('Grand maître')
  expect(sitterName(bot('greedy:tables=5'))).toBe('Apprenti') // nobody reads a spec
  expect(sitterName(bot('search:3:time=1'))).toBe('Maître')
  expect(sitterName(bot('greedy-2026'))).toBe('Robot')
  expect(botOffer('greedy:tables=5')).toBe('Robot\u00a0: Apprenti')
})

it('tells a view field by field in the words of the reader, without what is empty', () => {
  const texts = 'thing-bushi = Guerrier\nthing-do-food-1 = 1 nourriture\nthing-coral = corail\n'
  const talk = new Talk('white_castle', 'fr', [bundleFrom('fr', [texts])], ['Ann', 'Bea'])
  const labels: Record<string, string> = { 'field-clans': 'Clans', 'field-turn': 'Tour' }
  const view = {
    round: -1,
    turn: 1,
    hand: [],
    die: null,
    rows: ['.-#', '~~.'],
    effects: ['food-1', 'bushi'],
    bridges: { coral: [2, 5] },
    clans: [{ score: 3, gardens: [] }],
    yards: [{ warriors: [2, 0] }],
  }
  expect(
    viewLines(view, {
      talk,
      say: (name, { label } = {}) => (label ? `${label}:` : (labels[name] ?? name)),
    }),
  ).toEqual([
    'Tour: Bea',
    'rows:',
    '  .-#',
    '  ~~.',
    'effects: 1 nourriture, Guerrier',
    'bridges:',
    '  corail: 2, 5',
    'Clans:',
    '  Ann:',
    '    score: 3',
    'yards:',
    '  1:',
    '    warriors: Ann 2, Bea 0',
  ])
})

it('finds the verbs that name a thing', () => {
  const text = 'verb-take = Add { $thing }\nverb-pass = End\nverb-pick-up = Up { $thing }\n'
  expect(verbsOf(text)).toEqual(['take', 'pick-up'])
})

it('has one name for a player: the own, and the family where the game has families', () => {
  const view = { players: [{ family: 'lotus' }, { family: '' }] }
  expect(calledIn('senji', view, 2)).toEqual(['lotus', ''])
  expect(calledIn('white_castle', view, 2)).toEqual(['', ''])
  expect(calledIn('senji', null, 2)).toEqual(['', ''])
  expect([fullName('Ann', 'Lotus'), fullName('Bob', '')]).toEqual(['Ann · Lotus', 'Bob'])
})
