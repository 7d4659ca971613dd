import { describe, expect, it } from 'vitest'
import { lotWords, splitWords } from './lots'
import type { Card } from './view'

const CARDS: Card[] = ['samurai', 'bushi', 'bushi', 'koku-1']

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
