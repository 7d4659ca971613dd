/** The ways past an enemy between which a mover chooses: where each leaves its side, and how likely
 *  it is that the enemy strikes there then. */
import { parseWord } from '../../texts/words'
import type { Offer } from '../index'
import type { Footpath } from './field'
import { mean, percent } from './numbers'
import type { ShototsuProps, View } from './view'

/** Where the mover is struck; empty on a way where it is not. */
function struckAt(view: View, word: string): string {
  return view.effects[word]?.strikes ? parseWord(word).thing : ''
}

function odds({ talk, view }: ShototsuProps, word: string) {
  const { hit, damage } = view.effects[word]!
  return { hit: percent(hit), damage: mean(damage, talk.language) }
}

/** "3 steps: struck 88 %, ø 1.8" */
export function wayTold(board: ShototsuProps, word: string): string {
  const { say, view } = board
  const steps = say('shototsu-steps-n', { n: view.paths[word]!.length })
  if (!struckAt(view, word)) return say('shototsu-way-safe', { steps })
  return say('shototsu-way-struck', { steps, ...odds(board, word) })
}

/** "Leave at d7: struck 88 %, ø 1.8", in few words, since there may be eight of them. */
export function wayOffers(board: ShototsuProps): Offer[] {
  const { say, talk, view } = board
  return board.asks[0]!.options.map((word) => {
    const place = struckAt(view, word)
    const label = place
      ? say('shototsu-way-leave', { place: talk.name(place), ...odds(board, word) })
      : say('shototsu-way-clear')
    return { label, words: [word] }
  })
}

/** The ways as they are drawn, each with its label on a space that no other has. */
export function footpaths(
  board: ShototsuProps,
  options: readonly string[],
  from: string,
): Footpath[] {
  const { talk, view } = board
  const offered = Object.entries(view.paths).filter(([word]) => options.includes(word))
  return offered.map(([word, path]) => {
    const struck = struckAt(view, word)
    return {
      word,
      from,
      path,
      at: struck || path[Math.floor((path.length - 1) / 2)] || from,
      struck: struck !== '',
      label: percent(view.effects[word]?.hit ?? 0),
      name: `${talk.word(word)}, ${wayTold(board, word)}`,
    }
  })
}
