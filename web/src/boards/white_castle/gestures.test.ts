import { expect, it } from 'vitest'
import { isFlight, motionsOf } from './flights'
import { climbsFrom, targetOf, waysOf } from './gestures'
import { readEffect, summed } from './icons'
import { pageOf, turnTo } from './pages'
import type { CastleProps, View, Word } from './view'

const view = (fields: object) =>
  ({ todo: [], opens: {}, gardens: [], ...fields }) as unknown as View

it('finds the place that a word means', () => {
  expect(targetOf('climb:gate-steward-left')).toBe('steward-left')
  expect(targetOf('climb:second-daimyo')).toBe('daimyo')
  expect(targetOf('place:domain', 'black')).toBe('gardener')
  expect(targetOf('audience')).toBe('audience')
  expect(targetOf('trade:coin')).toBe('')
  expect(climbsFrom('climb:first-diplomat-left')).toBe('steward')
})

it('composes an action with its target', () => {
  const ways = waysOf(
    view({ opens: { 'do:gardener': ['garden:coral-plant', 'stop'] } }),
    ['do:gardener'],
    null,
  )
  expect(ways.get('coral-plant')).toEqual([
    { words: ['do:gardener', 'garden:coral-plant'], more: 0 },
  ])
  expect(ways.has('stop')).toBe(false)
})

it('never guesses a price: two actions to one target are two ways', () => {
  const garden = ['garden:coral-plant']
  const opens = { 'do:gardener': garden, 'do:gardener-for-seal-1': garden }
  const ways = waysOf(view({ opens }), Object.keys(opens) as Word[], null)
  expect(ways.get('coral-plant')).toHaveLength(2)
})

it('takes a courtier from home through the gates and up, where none stands there', () => {
  const opens = {
    'do:courtier': ['audience', 'climb:first-diplomat-left'],
    audience: ['climb:gate-steward-left', 'climb:first-diplomat-left'],
  }
  const ways = waysOf(view({ opens }), ['do:courtier'], null)
  expect(ways.get('steward-left')).toEqual([
    { words: ['do:courtier', 'audience', 'climb:gate-steward-left'], more: 0 },
  ])
})

it('goes on from an action of the castle to its target, and from a climb to the card it meets', () => {
  const spaces = [{ space: 'steward-left', rows: [['gardener'], ['gardener'], ['coin-2']] }]
  const opens = {
    'do:castle-any': ['row:steward-left-top', 'row:steward-left-middle', 'row:steward-left-bottom'],
    'row:steward-left-top': ['garden:coral-plant'],
    'row:steward-left-middle': ['garden:coral-plant'],
    'climb:gate-steward-left': ['row:steward-left-top', 'row:steward-left-bottom'],
  }
  const drawn = view({
    opens,
    spaces: spaces.map(({ space, rows }) => ({
      space,
      rows: rows.map((effects) => ({ effects })),
    })),
  })
  const options = ['do:castle-any', 'climb:gate-steward-left'] as Word[]
  const ways = waysOf(drawn, options, null)
  const said = (target: string) => ways.get(target)?.map(({ words }) => words.join(' '))
  // equal actions lead to the same
  expect(said('coral-plant')).toEqual(['do:castle-any row:steward-left-top garden:coral-plant'])
  expect(said('steward-left-bottom')).toEqual([
    'do:castle-any row:steward-left-bottom',
    'climb:gate-steward-left row:steward-left-bottom',
  ])
  const low = waysOf(drawn, options, null, false).get('steward-left-bottom')
  expect(low).toHaveLength(1)
})

it('lets several goods be chosen one by one', () => {
  const opens = { 'do:any-2': ['gain:food', 'gain:iron'] }
  const ways = waysOf(view({ opens }), ['do:any-2'], null)
  expect(ways.get('food')).toEqual([{ words: ['do:any-2', 'gain:food'], more: 1 }])
})

it('says what only gives where it is printed', () => {
  const effects = [{ effect: 'influence-1', row: 'steward-left-top', lost: 0, rule: '' }]
  const todo = [{ from: 'room', thing: 'steward-left', effects }]
  const ways = waysOf(view({ todo }), ['do:influence-1'], null)
  expect(ways.get('steward-left-top')).toEqual([{ words: ['do:influence-1'], more: 0 }])
})

it('reads the grammar of the icons', () => {
  expect(readEffect('gardener-for-seal-1')).toEqual({
    price: { symbol: 'seal', amount: 1 },
    either: [{ symbol: 'gardener', amount: 1 }],
  })
  expect(readEffect('courtier-or-warrior-or-gardener').either).toHaveLength(3)
  expect(summed(['coin-2', 'food-1', 'coin-1', 'lantern'])).toEqual(['food-1', 'coin-3', 'lantern'])
})

it('turns to the page that is asked for, and stays while it holds anything', () => {
  expect(pageOf('garden:coral-plant')).toBe('grounds')
  expect(pageOf('do:food-1')).toBe('')
  expect(turnTo('castle', ['grounds'], false)).toBe('grounds')
  expect(turnTo('grounds', ['castle', 'grounds'], false)).toBe('grounds')
  expect(turnTo('castle', ['domain'], true)).toBe('castle')
})

it('tells what of the rival travels, who sits nowhere', () => {
  const courtiers = { gate: 0, steward: 1 }
  const clans = [{ influence: 2 }, { influence: 0, courtiers }]
  const gardens = [{ garden: 'coral-plant', clans: [1] }]
  const before = view({ clans, bridges: { coral: [2, 5, 6] } })
  const climbed = [clans[0], { influence: 0, courtiers: { gate: 0, diplomat: 1 } }]
  const after = view({ clans: climbed, bridges: { coral: [2, 6] }, gardens })
  const rival = { seat: 'rival:rival' }
  const events = [
    { name: 'turned-up', fields: { card: 'solo:solo-3' } },
    {
      name: 'placed',
      fields: { ...rival, die: 'colour:coral', value: 5, space: 'place:well', coins: 0 },
    },
    { name: 'gained-coin', fields: { ...rival, amount: 3, source: 'from:solo' } },
    { name: 'rival-climbed', fields: { floor: 2 } },
    { name: 'rival-coins', fields: { coins: 5, points: 1 } },
    { name: 'gained-points', fields: { ...rival, amount: 1, source: 'from:round' } },
    { name: 'rival-gardens', fields: { points: 1 } },
    { name: 'gained-points', fields: { ...rival, amount: 1, source: 'from:round' } },
  ] as unknown as CastleProps['events']
  const motions = motionsOf(before, after, events)
  const flights = motions.filter(isFlight).map(({ name, from, to }) => [name, from, to])
  const diplomats = ':is([data-floor="diplomat"], .floor[data-thing="diplomat"])'
  expect(flights).toEqual([
    ['coral', '[data-thing="coral"]', '[data-thing="well"]'],
    ['coin', '[data-rival-card="solo-3"]', '[data-good="coin-1"]'],
    ['courtier', '[data-floor="steward"]', diplomats],
    ['points', '[data-good="coin-1"]', '[data-score="1"]'],
    ['points', '[data-thing="coral-plant"]', '[data-score="1"]'],
  ])
  expect(motions[0]).toEqual({ how: 'turn', at: '[data-rival-card="solo-3"]' })
})

it('lets what is paid go to where somebody then comes, and goods come from what was due', () => {
  const due = { from: 'domain', thing: 'gardener', effects: [] }
  const before = view({ clans: [{ influence: 0 }], todo: [due] })
  const events = [
    { name: 'gained-iron', fields: { seat: 'seat:0', amount: 1, source: 'from:domain' } },
    { name: 'paid-food', fields: { seat: 'seat:0', amount: 2 } },
    { name: 'sent-gardener', fields: { seat: 'seat:0', garden: 'garden:coral-plant' } },
    { name: 'lost-food', fields: { seat: 'seat:0', amount: 1 } },
  ] as unknown as CastleProps['events']
  const flights = motionsOf(before, before, events).filter(isFlight)
  expect(flights.map(({ name, from, to, lost }) => [name, from, to, lost])).toEqual([
    ['iron', '[data-row="gardener-0"]', '[data-good="iron-0"]', false],
    ['food', '[data-good="food-0"]', '[data-thing="coral-plant"]', false],
    ['gardener', '[data-row="gardener-0"]', '[data-thing="coral-plant"]', false],
    ['food', '[data-thing="coral-plant"]', '[data-good="food-0"]', true],
  ])
})

it('tells what travels, from where and to where', () => {
  const clans = [{ influence: 2 }, { influence: 0 }]
  const before = view({ clans, bridges: { coral: [2, 5, 6] } })
  const after = view({ clans, bridges: { coral: [5, 6] } })
  const events = [
    {
      name: 'paid-for-die',
      fields: { seat: 'seat:0', die: 'colour:coral', value: 2, space: 'place:well', coins: 1 },
    },
    { name: 'gained-seal', fields: { seat: 'seat:0', amount: 1, source: 'from:well' } },
    { name: 'sent-gardener', fields: { seat: 'seat:0', garden: 'garden:coral-plant' } },
    { name: 'climbed', fields: { seat: 'seat:0', climb: 'climb:gate-steward-left' } },
    { name: 'moved', fields: { seat: 'seat:0', space: 3, source: 'from:lantern' } },
    { name: 'rolled', fields: { round: 2 } },
  ] as unknown as CastleProps['events']
  const motions = motionsOf(before, after, events)
  const flights = motions.filter(isFlight).map(({ name, from, to }) => [name, from, to])
  expect(flights).toEqual([
    ['coral', '[data-thing="coral-left"]', '[data-thing="well"]'],
    ['coin', '[data-good="coin-0"]', '[data-thing="well"]'],
    ['seal', '[data-thing="well"]', '[data-good="seal-0"]'],
    ['gardener', '[data-row="gardener-0"]', '[data-thing="coral-plant"]'],
    ['courtier', '[data-floor="gate"]', '[data-thing="steward-left"]'],
    ['', '[data-time="2"]', '[data-time="3"]'],
  ])
  expect(motions.at(-1)).toEqual({ how: 'tumble', at: '.bridge .die' })
})
