/** A lot put together on the table, as the words that say it: cards as they lie, then the tile. */
import type { Card, SealCount, Word } from './view'

export function lotWords(
  cards: readonly Card[],
  picked: ReadonlySet<number>,
  seal: SealCount,
): Word[] {
  return [...taken(cards, picked), `seal:${seal}`]
}

/**
 * Two lots, said by the one with more seals; `picked` are the cards of lot A. What is not named goes
 * into the other lot.
 */
export function splitWords(
  cards: readonly Card[],
  picked: ReadonlySet<number>,
  sealA: SealCount,
  sealB: SealCount,
): Word[] {
  const first = sealA > sealB ? picked : new Set([...cards.keys()].filter((i) => !picked.has(i)))
  const [more, fewer] = sealA > sealB ? [sealA, sealB] : [sealB, sealA]
  return [...taken(cards, first), `seal:${more}`, `seal:${fewer}`]
}

function taken(cards: readonly Card[], picked: ReadonlySet<number>): Word[] {
  return cards.filter((_, i) => picked.has(i)).map((card) => `take:${card}` as const)
}
