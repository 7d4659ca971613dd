/**
 * The boards. A game's own board is a Svelte component in `boards/<game>/`, named in BOARDS below;
 * a game without one is shown by the generic board. A board draws and offers; it computes no rule:
 * what may be said stands in `asks`, what may not is asked with `why`.
 *
 * Whatever bears a name carries it as `data-thing` ("kanto", "seat:1"), and the class `offered` where
 * it may be chosen: the shell then lights it up, and tells why not on hover, long press and `w`.
 */
import type { Component } from 'svelte'
import type { TableEvent, Talk, Thing } from '../texts/talk'
import { namesThing, parseWord } from '../texts/words'

/** What a seat sees: each game's own `View` of `wire/views`. These two are in every one. */
export interface GameView {
  seat: number
  waiting_for: number[]
}

/** What can be said, asked and told in a game: each game's own `Word`, `Question` and `Events` of
 *  `wire/words`, so that a board that misspells one does not compile. */
export interface Terms {
  word: string
  question: string
  event: TableEvent
}

/** Any of a game's events, whose fields are known once its name is. */
export type EventOf<Events> = {
  [Name in keyof Events & string]: {
    name: Name
    fields: Readonly<Record<Events[Name] & string, Thing>>
  }
}[keyof Events & string]

/** A question open to me, and the words on its menu. */
export interface OpenAsk<Name extends string = string, Word extends string = string> {
  /** What it goes by in the texts: `talk.prompt(ask)` is its sentence. */
  name: Name
  rule: string
  seat: number
  options: readonly Word[]
  /** It may be answered but need not. */
  idle: boolean
  /** The answer may be changed until everybody has given theirs. */
  changeable: boolean
}

/** A player as drawn anywhere: never by colour alone, always with the crest. */
export interface PlayerShown {
  seat: number
  name: string
  bot: boolean
  /** CSS colour of the seat, e.g. `var(--seat-0)`. */
  colour: string
}

export interface BoardProps<View extends GameView = GameView, Of extends Terms = Terms> {
  /** What is shown now. */
  view: View
  /** What was shown before: animate from the difference. Null where nothing should move
   *  (first paint, a jump through the replay, catching up). */
  before: View | null
  /** What happened between `before` and `view`, oldest first. */
  events: readonly Of['event'][]
  /** Whose eyes these are; -1 for a spectator. */
  seat: number
  /** False in a replay, in the past, or after the end: nothing can be chosen then. */
  live: boolean
  /** The questions open to me. They stay while an answer is under way, so that nothing jumps; what
   *  is chosen then counts for nothing. */
  asks: readonly OpenAsk<Of['question'], Of['word']>[]
  /** Say one word. The shell asks for confirmation where it must, and sends it. */
  choose: (word: Of['word']) => void
  /** Say several words as a whole: all are accepted or none, up to one that brings news. */
  compose: (words: readonly Of['word'][]) => void
  /** Say words as soon as they are asked for, or none to think better of it; null where that is
   *  not possible, because I am asked now or only look on. */
  prepare: ((words: readonly Of['word'][]) => void) | null
  /** What I have prepared so. */
  prepared: readonly Of['word'][]
  /** A thing was tapped: say the one word that names it, narrow the choices to several, or tell
   *  why there is none. What a board wants where it has no better idea. */
  pick: (thing: string) => void
  /** Tell the reader which rule keeps this word off the menu (hover, long press, `w`). */
  why: (word: Of['word']) => void
  /** The game in the reader's language: `talk.name('kanto')`, `talk.word('march:kanto')`. */
  talk: Talk
  /** The page's own sentences: `say('over')`. */
  say: (name: string, filled?: Record<string, string | number>) => string
  players: readonly PlayerShown[]
  /** The place of each seat, from 1, once the game is over; empty until then. */
  ranks: readonly number[]
  /** Things named by the log line or the choice under the pointer: "kanto", "kanto-2", "seat:1".
   *  Draw what bears one of these names with the class `lit`. */
  highlighted: ReadonlySet<string>
  /** Light up these things elsewhere too (choices in the prompt bar); empty to put the light out. */
  light: (things: readonly string[]) => void
  /** False when the reader wants no motion: put pieces where they belong at once. */
  motion: boolean
}

/** What a board may do for the shell. */
export interface BoardDeeds {
  /** `Esc` was pressed, and no card lies on top: close what is open on the board; tells whether
   *  anything was. */
  escape?: () => boolean
}

export type Board = Component<BoardProps, BoardDeeds>

/** Loaded when a table of the game is opened, so that no reader waits for another game's drawings. */
export const BOARDS: Readonly<Record<string, () => Promise<{ default: Board }>>> = {
  shitenno: () => import('./shitenno/ShitennoBoard.svelte') as Promise<{ default: Board }>,
}

/** What else a board draws itself, so that the shell leaves it out: the hand, the final count, what
 *  each player has. */
type Drawn = 'hand' | 'count' | 'stock'

const DRAWS: Readonly<Record<string, readonly Drawn[]>> = {
  shitenno: ['hand', 'count', 'stock'],
}

export function draws(game: string, what: Drawn): boolean {
  return DRAWS[game]?.includes(what) ?? false
}

export async function boardOf(game: string): Promise<Board> {
  const load =
    BOARDS[game] ?? (() => import('./generic/GenericBoard.svelte') as Promise<{ default: Board }>)
  return (await load()).default
}

/** Whether a word is on one of the menus. */
export function offered<Word extends string>(
  asks: readonly OpenAsk<string, Word>[],
  word: NoInfer<Word>,
): boolean {
  return asks.some((ask) => ask.options.includes(word))
}

/** The words of the menus that name this thing: `march:kanto` and `bribe:kanto` for "kanto"; where
 *  there are none, those that name a part of it: `take:coral-left` for "coral". */
export function wordsFor(asks: readonly OpenAsk[], thing: string): string[] {
  const words = asks.flatMap((ask) => ask.options)
  const whole = words.filter((word) => namesThing(word, thing))
  return whole.length ? whole : words.filter((word) => isPart(parseWord(word).thing, thing))
}

/** Whether "coral-left" is a part of this thing, as it is of "coral". */
export function isPart(part: string, thing: string): boolean {
  return thing !== '' && part.startsWith(`${thing}-`)
}
