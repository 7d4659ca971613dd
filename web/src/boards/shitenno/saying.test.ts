import { describe, expect, it } from 'vitest'
import { lotWords, splitWords } from './lots'
import { byCost, wordsOf } from './payments'

const CARDS = ['samurai', 'bushi', 'bushi', 'koku-1']

describe('a lot', () => {
  it('names its cards as they lie, whatever the order of tapping, then the tile', () => {
    expect(lotWords(CARDS, new Set([3, 0]), 2)).toEqual(['take:samurai', 'take:koku-1', 'seal:2'])
    expect(lotWords(CARDS, new Set(), 4)).toEqual(['seal:4'])
  })
})

describe('two lots', () => {
  it('are said by the one with more seals', () => {
    const inA = new Set([0, 1])
    const first = ['take:samurai', 'take:bushi', 'seal:3', 'seal:1']
    expect(splitWords(CARDS, inA, 3, 1)).toEqual(first)
    expect(splitWords(CARDS, inA, 1, 3)).toEqual(['take:bushi', 'take:koku-1', 'seal:3', 'seal:1'])
  })
})

describe('a payment', () => {
  it('spares tiles that leave the game, then koku', () => {
    const ways = [['exchange', 'bushi'], ['koku-3'], ['koku-1', 'koku-1'], ['hatamoto', 'bushi']]
    expect(byCost(ways)).toEqual([
      ['hatamoto', 'bushi'],
      ['koku-1', 'koku-1'],
      ['koku-3'],
      ['exchange', 'bushi'],
    ])
  })

  it('is said in the order of the hand, tiles last', () => {
    const hand = ['samurai', 'samurai', 'bushi-sohei', 'koku-2']
    expect(wordsOf(['plus-one', 'bushi-sohei', 'samurai'], hand, [])).toEqual([
      'spend:samurai',
      'spend:bushi-sohei',
      'spend:plus-one',
    ])
  })

  it('cannot be said where a way stands for cards that only serve alike', () => {
    expect(wordsOf(['samurai', 'samurai'], ['samurai', 'sohei'], [])).toEqual([])
    expect(wordsOf(['samurai'], ['samurai', 'sohei'], ['samurai'])).toEqual([])
  })
})
