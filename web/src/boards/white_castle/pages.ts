/** Where there is no room for the whole board: which page holds what. */
import type { Page } from './draft.svelte'
import type { Ways } from './gestures'
import { parseWord } from '../../texts/words'

const GROUNDS = new Set(['garden', 'tend', 'yard', 'cross', 'stay'])
const DOMAIN = new Set(['domain', 'gain'])

/** The page on which a word is said by a gesture; none for what the tray does. */
export function pageOf(word: string): Page | '' {
  const { verb } = parseWord(word)
  if (word === 'place:domain') return 'domain'
  if (GROUNDS.has(verb)) return 'grounds'
  if (DOMAIN.has(verb)) return 'domain'
  if (verb === 'do' || verb === 'trade' || verb === 'stop' || verb === 'pair') return ''
  return 'castle'
}

/** The page that has a thing, where only one has. */
export function pageWith(thing: string): Page | '' {
  if (/-(plant|stone)$/.test(thing) || /^[135]$/.test(thing)) return 'grounds'
  if (/^(lantern|courtier|gardener|warrior)$/.test(thing)) return 'domain'
  if (/^(steward|diplomat|outside|coral|black|white|well|daimyo|audience)/.test(thing))
    return 'castle'
  return ''
}

/** The pages on which something may be chosen, most wanted first. */
export function pagesOf(ways: Ways, options: readonly string[]): Page[] {
  const last = [...ways.values()].flat().map((way) => way.words[way.words.length - 1]!)
  const found = [...options.filter((word) => word.startsWith('take:')), ...last].map(pageOf)
  return [...new Set(found)].filter((page) => page !== '')
}

/** The page to show: the present one while it holds anything, else the first that does. */
export function turnTo(page: Page, holding: readonly Page[], inHand: boolean): Page {
  if (inHand || !holding.length || holding.includes(page)) return page
  return holding[0]!
}
