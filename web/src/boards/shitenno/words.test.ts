import { expect, it } from 'vitest'
import { offered } from '../index'
import type { ShitennoProps, Word } from './view'

// checked by the compiler: an error that is expected and does not come is one

it('says, asks and tells nothing that is misspelt', () => {
  const words: Word[] = []
  const board = {
    choose: (word) => words.push(word),
    compose: (list) => words.push(...list),
    asks: [],
    events: [],
  } satisfies Partial<ShitennoProps> as unknown as ShitennoProps

  board.choose('march:kanto')
  // @ts-expect-error there is no such province
  board.choose('march:kantoo')
  // @ts-expect-error a general marches, and is not marched on
  board.choose('march:honda')
  board.compose(['take:bushi-sohei', 'seal:4'])
  // @ts-expect-error no tile has five seals
  board.compose(['take:bushi-sohei', 'seal:5'])
  // @ts-expect-error a word that goes with a thing
  board.choose('march')
  // @ts-expect-error nobody says that
  void offered(board.asks, 'offer')
  // @ts-expect-error no question is called so
  void board.asks.some((ask) => ask.name === 'SHI-22')
  void board.asks.some((ask) => ask.name === 'SHI-22-pay')
  for (const event of board.events) {
    // @ts-expect-error no event is called so
    if (event.name === 'took-lots') continue
    // @ts-expect-error who refuses a lot gets no cards
    if (event.name === 'refused') void event.fields.cards
    if (event.name === 'took-lot') void event.fields.cards
  }
  expect(words).toContain('march:kanto')
})
