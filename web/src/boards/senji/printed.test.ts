import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  DICE,
  cardOf,
  faceOf,
  LEAST_HONOUR,
  MOST,
  SAMURAI,
  sortedCards,
  sortedFaces,
} from './printed'

// vitest runs in web/
const DATA = readFileSync('../src/tatami/games/senji/data/senji.toml', 'utf-8')
const number = (name: string) => Number(new RegExp(`^${name} = (-?\\d+)`, 'm').exec(DATA)![1])

describe('what is printed', () => {
  it('agrees with the data file on the limits', () => {
    expect(MOST).toEqual({
      inPlace: number('units_per_province_per_player'),
      inPlay: number('units_in_play_per_player'),
      provinces: number('provinces_per_player_max'),
    })
    expect(LEAST_HONOUR).toBe(number('honour_floor'))
    expect(DICE).toBe(Number(/\[dice\][^[]*count = (\d+)/.exec(DATA)![1]))
  })

  it('agrees with the data file on the samurai', () => {
    const told = DATA.split('[[samurai]]')
      .slice(1)
      .map((part) => [
        /^id = "(\w+)"/m.exec(part)![1],
        [Number(/^honour = (\d+)/m.exec(part)![1]), /^kami = "(\w+)"/m.exec(part)![1]],
      ])
    expect(SAMURAI).toEqual(Object.fromEntries(told))
  })

  it('agrees with the data file on the signs of the hanafuda', () => {
    const grid = /symbol_grid = (\[[\s\S]*?\n\])/.exec(DATA)![1]!
    const rows = [...grid.matchAll(/\[\s*("[^\]]*")\s*\]/g)].map((row) =>
      [...row[1]!.matchAll(/"(\w*)"/g)].map((each) => each[1]),
    )
    expect(rows.length).toBe(12)
    rows.forEach((row, i) =>
      (['red', 'green', 'blue', 'gold'] as const).forEach((colour, j) => {
        expect(faceOf(`${colour}-${i + 1}`).symbol).toBe(row[j])
      }),
    )
  })

  it('reads cards and sorts a hand with the own family first', () => {
    expect(cardOf('fan-family-3a')).toEqual({
      family: 'fan',
      kind: 'hostage',
      value: 3,
      role: 'grandfather',
    })
    expect(cardOf('mask-support-0').kind).toBe('decoy')
    const hand = ['cherry-trade-1a', 'fan-support-0', 'fan-trade-2a', 'cherry-family-1a']
    expect(sortedCards(hand, 'fan')).toEqual([
      'fan-trade-2a',
      'fan-support-0',
      'cherry-family-1a',
      'cherry-trade-1a',
    ])
    expect(sortedFaces(['green-1', 'red-2', 'red-1'], false)).toEqual(['red-1', 'red-2', 'green-1'])
    expect(sortedFaces(['green-1', 'red-2', 'red-1'], true)).toEqual(['red-1', 'green-1', 'red-2'])
  })
})
