/** Passes that stand: for which cards, and how long they may. */
import { parseWord } from '../../texts/words'

/** How long a pass may stand, the shortest first; the texts name them `until-…`. */
export const UNTIL = ['attack', 'activation', 'turn', 'fight', 'kill'] as const

/** The card that a reaction uses; nothing for a re-roll or a second attack, which always ask. */
export function cardOf(word: string): string {
  const { verb, thing } = parseWord(word)
  if (verb === 'use' || verb === 'bless') return thing
  return verb === 'calm-mind' ? verb : ''
}

/** The cards of a menu, and whether something on it is no card. */
export function cardsIn(options: readonly string[]): { cards: string[]; more: boolean } {
  const words = options.filter((word) => word !== 'pass')
  const cards = [...new Set(words.map(cardOf).filter(Boolean))]
  return { cards, more: words.some((word) => !cardOf(word)) }
}
