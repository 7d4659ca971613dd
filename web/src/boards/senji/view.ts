/** What a seat sees of a table of Senji, and what can be said, asked and told there. */
import type { View } from '../../wire/views/senji.gen'
import type { Events, Question, Things, Word } from '../../wire/words/senji.gen'
import type { BoardProps, EventOf, OpenAsk } from '../index'

export type {
  Chance,
  Fight,
  Fleet,
  Hostage,
  Letter,
  Lot,
  Move,
  Player,
  Province,
  Target,
  View,
} from '../../wire/views/senji.gen'
export type { Question, Word } from '../../wire/words/senji.gen'

export type SenjiProps = BoardProps<
  View,
  { word: Word; question: Question; event: EventOf<Events> }
>
export type SenjiAsk = OpenAsk<Question, Word>

export const NOBODY = -1

/** A word of a verb and what it names; whether it can be said stands in the menus. */
export function wordOf<Verb extends keyof Things>(verb: Verb, thing: string | number): Word {
  return `${verb}:${thing}` as Word
}

/** The question of this name, if it is open to me. */
export function asked(asks: readonly SenjiAsk[], ...names: Question[]): SenjiAsk | undefined {
  return asks.find((ask) => names.includes(ask.name))
}

/** What the words of a verb on the menus name: the cards that can be given. */
export function things(asks: readonly SenjiAsk[], verb: keyof Things): string[] {
  const start = `${verb}:`
  return asks
    .flatMap((ask) => ask.options)
    .filter((word) => word.startsWith(start))
    .map((word) => word.slice(start.length))
}

/** What a choice costs, holds or brings, in a few words. */
export function detailsOf({ asks, talk }: SenjiProps, word: Word): string {
  const known = asks.find((ask) => ask.options.includes(word))?.details?.[word]
  return known ? talk.details(known) : ''
}
