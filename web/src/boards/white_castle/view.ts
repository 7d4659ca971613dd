/** What a seat sees of a table of The White Castle, and what can be said, asked and told there. */
import type { View } from '../../wire/views/white_castle.gen'
import type { Events, Question, Word } from '../../wire/words/white_castle.gen'
import type { BoardProps, EventOf } from '../index'

export type {
  CardRow,
  Clan,
  Die,
  DomainRow,
  Garden,
  Pair,
  Prospect,
  Prospects,
  Space,
  Todo,
  Undone,
  View,
  Yard,
} from '../../wire/views/white_castle.gen'
export type { Word } from '../../wire/words/white_castle.gen'

export type CastleProps = BoardProps<
  View,
  { word: Word; question: Question; event: EventOf<Events> }
>

export const NOBODY = -1
