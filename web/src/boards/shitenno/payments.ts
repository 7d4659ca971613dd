/** Ways to pay, as the view lists them: which to suggest first, and how to say one as a whole. */
import { facesOf, kokuOf } from './printed'
import type { Card, Payable, Word } from './view'

const TILES = ['hatamoto', 'exchange', 'plus-one'] as const

type Tile = (typeof TILES)[number]

export function isTile(thing: string): thing is Tile {
  return (TILES as readonly string[]).includes(thing)
}

/** What one would miss least first: few tiles that leave the game, little koku, few troops. */
export function byCost(ways: readonly Payable[][]): Payable[][] {
  const cost = (way: Payable[]) => {
    const spent = way.filter((thing) => isTile(thing) && thing !== 'hatamoto').length
    const cards = way.filter((thing) => !isTile(thing))
    const troops = cards.reduce((sum, card) => sum + facesOf(card).troops.length, 0)
    return spent * 100 + kokuOf(cards) * 10 + troops
  }
  return [...ways].sort((a, b) => cost(a) - cost(b))
}

/**
 * The words of a way, or none where they cannot be known: a way names one card for all that serve
 * alike, so it can be said as it stands only if so many of that very card are in hand.
 */
export function paymentWords(
  way: readonly Payable[],
  hand: readonly Card[],
  laid: readonly Payable[],
): Word[] {
  const spent = [...laid, ...way].filter((thing) => !isTile(thing))
  if (without(hand, spent).length !== hand.length - spent.length) return []
  return inOrder(way, hand).map((thing) => `spend:${thing}` as const)
}

/** What is left of these things; those not among them take nothing away. */
export function without<Thing>(things: readonly Thing[], taken: readonly Thing[]): Thing[] {
  const left = [...things]
  for (const thing of taken) {
    const at = left.indexOf(thing)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** Cards as they stand in the hand, then the tiles: the order in which a payment is said. */
export function inOrder(things: readonly Payable[], hand: readonly Card[]): Payable[] {
  const at = (thing: Payable) =>
    isTile(thing) ? hand.length + TILES.indexOf(thing) : hand.indexOf(thing)
  return [...things].sort((a, b) => at(a) - at(b))
}
