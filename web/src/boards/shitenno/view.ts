/** What a seat sees of a table of Shitennō, and what can be said, asked and told there. */
import type { Lots, View } from '../../wire/views/shitenno.gen'
import type { Events, Question, Things, Word } from '../../wire/words/shitenno.gen'
import type { BoardProps, EventOf } from '../index'

export type { Lots, Payment, Province, View } from '../../wire/views/shitenno.gen'
export type { Word } from '../../wire/words/shitenno.gen'

/** The shell draws the clocks, the players and the log of this game. */
export type ShitennoProps = Omit<
  BoardProps<View, { word: Word; question: Question; event: EventOf<Events> }>,
  'clocks' | 'now' | 'awaited' | 'lastLine'
>

export type ProvinceName = Things['march']
/** A kamon that may be gilded: "kanto-2" is the second from the left. */
export type Gilding = `gild:${Things['gild']}`
export type Card = Things['take']
/** A card or a tile, as it is laid for a conquest. */
export type Payable = Things['spend']
/** How many seals are on a tile of the sharing. */
export type SealCount = Lots['tiles'][number]

export const NOBODY = -1
