/** A lot put together on the table, as the words that say it: cards as they lie, then the tile. */

export function lotWords(
  cards: readonly string[],
  picked: ReadonlySet<number>,
  seal: number,
): string[] {
  return [...taken(cards, picked), `seal:${seal}`]
}

/**
 * Two lots, said by the one with more seals; `picked` are the cards of lot A. What is not named goes
 * into the other lot.
 */
export function splitWords(
  cards: readonly string[],
  picked: ReadonlySet<number>,
  sealA: number,
  sealB: number,
): string[] {
  const first = sealA > sealB ? picked : new Set([...cards.keys()].filter((i) => !picked.has(i)))
  return [
    ...taken(cards, first),
    `seal:${Math.max(sealA, sealB)}`,
    `seal:${Math.min(sealA, sealB)}`,
  ]
}

function taken(cards: readonly string[], picked: ReadonlySet<number>): string[] {
  return cards.filter((_, i) => picked.has(i)).map((card) => `take:${card}`)
}
