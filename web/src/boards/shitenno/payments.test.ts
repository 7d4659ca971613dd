import { describe, expect, it } from 'vitest'
import { byCost, paymentWords } from './payments'
import type { Card, Payable } from './view'

describe('a payment', () => {
  it('spares tiles that leave the game, then koku', () => {
    const ways: Payable[][] = [
      ['exchange', 'bushi'],
      ['koku-3'],
      ['koku-1', 'koku-1'],
      ['hatamoto', 'bushi'],
    ]
    expect(byCost(ways)).toEqual([
      ['hatamoto', 'bushi'],
      ['koku-1', 'koku-1'],
      ['koku-3'],
      ['exchange', 'bushi'],
    ])
  })

  it('is said in the order of the hand, tiles last', () => {
    const hand: Card[] = ['samurai', 'samurai', 'bushi-sohei', 'koku-2']
    expect(paymentWords(['plus-one', 'bushi-sohei', 'samurai'], hand, [])).toEqual([
      'spend:samurai',
      'spend:bushi-sohei',
      'spend:plus-one',
    ])
  })

  it('cannot be said where a way stands for cards that only serve alike', () => {
    expect(paymentWords(['samurai', 'samurai'], ['samurai', 'sohei'], [])).toEqual([])
    expect(paymentWords(['samurai'], ['samurai', 'sohei'], ['samurai'])).toEqual([])
  })
})
