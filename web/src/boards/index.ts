/**
 * The boards. A game's own board is a Svelte component in `boards/<game>/`, named in BOARDS below;
 * a game without one is shown by the generic board. A board draws and offers; it computes no rule:
 * what may be said stands in `asks`, what may not is asked with `why`.
 *
 * Whatever bears a name carries it as `data-thing` ("kanto", "seat:1"), and the class `offered` where
 * it may be chosen: the shell then lights it up, and tells why not on hover, long press and `w`. What
 * says exactly one word carries it as `data-word`: only that word lights it, and a click says it.
 */
import type { Component } from 'svelte'
import type { Dress } from '../crests/dress'
import type { TableEvent, Talk, Thing } from '../texts/talk'
import type { ClockShown, PassedShown, StandingShown } from '../wire/types'
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
  /** What a choice costs, holds or brings: `talk.details(…)` says it. */
  details?: Readonly<Partial<Record<string, readonly TableEvent[]>>>
}

/** A player as drawn anywhere: never by colour alone, always with the crest. */
export interface PlayerShown {
  seat: number
  name: string
  bot: boolean
  /** CSS colour of the seat, e.g. `var(--seat-0)`. */
  colour: string
  /** The table waits for a bot that plays here. */
  thinking?: boolean
  /** A bot stands in for who sits here. */
  away?: boolean
}

/** The time of a seat, and when it was so: `clockLeft` tells what is left of it. Seat -1 is the sand
 *  of an open floor. */
export interface ClockRead extends ClockShown {
  /** In seconds, by the clock that `now` reads. */
  at: number
}

/** The seconds left on a clock. */
export function clockLeft(clock: ClockRead, now: number): number {
  const gone = clock.running ? Math.max(0, now - clock.at) : 0
  return Math.max(0, (clock.bank + Math.max(clock.step, 0)) / 1000 - gone)
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
  /** The name of the table, for what is kept of it on the device. */
  table?: string
  /** Say one word. The shell asks for confirmation where it must, and sends it. With it comes what
   *  will follow by a plan, if there is one: what was confirmed for all is not asked of each. */
  choose: (word: Of['word'], then?: readonly Of['word'][]) => void
  /** Say several words as a whole: all are accepted or none, up to one that brings news. */
  compose: (words: readonly Of['word'][]) => void
  /** Say words as soon as they are asked for, or none to think better of it; `together` if they are
   *  one move, said as a whole or not at all. Null where that is not possible, because I am asked
   *  now or only look on. */
  prepare: ((words: readonly Of['word'][], together?: boolean) => void) | null
  /** What I have prepared so. */
  prepared: readonly Of['word'][]
  /** What I could do later, to be laid over the view: it is not told unless it is asked for. Empty
   *  where there is no such thing. */
  outlook?: () => Promise<Partial<View>>
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
  /** Things named by the log line or the choice under the pointer: "kanto", "kanto-2", "seat:1";
   *  and the word of that choice: "march:kanto". Draw what bears one of these names with the class
   *  `lit`; what has a `data-word` only for its word. */
  highlighted: ReadonlySet<string>
  /** Light up these things elsewhere too (choices in the prompt bar); empty to put the light out. */
  light: (things: readonly string[]) => void
  /** False when the reader wants no motion: put pieces where they belong at once. */
  motion: boolean
  /** Whether what is chosen now counts: false while an answer is under way. */
  able?: boolean
  /** The clocks of all, where time is counted. */
  clocks: readonly ClockRead[]
  /** The server's clock as it can be reckoned here, in seconds; it is read, nobody is told of it. */
  now: () => number
  /** Whom the table waits for and what for, in words; empty where it waits for nobody. */
  awaited: string
  /** The last line of the log, in words. */
  lastLine: string
  /** How long a pass stands for each of my cards, in games that have such passes. */
  standing?: readonly StandingShown[]
  /** What was let pass for me since I last spoke. */
  passed?: readonly PassedShown[]
  /** Let a pass stand for a card of mine until then; `now` is to be asked again. */
  letPass?: (card: string, until: string) => void
}

/** A button that a board puts into the prompt bar. */
export interface Offer {
  label: string
  /** What it says, in one message. */
  words: readonly string[]
  main?: boolean
  disabled?: boolean
  /** A word that cannot be said: what asks why not is asked of it. */
  why?: string
  /** The words are one move, which is prepared while others have their turn. */
  ahead?: boolean
  /** Done instead of saying the words, e.g. to begin something on the board. */
  act?: () => void
}

/** What a board may do for the shell. */
export interface BoardDeeds {
  /** `Esc` was pressed, and no card lies on top: close what is open on the board; tells whether
   *  anything was. */
  escape?: () => boolean
  /** A lesson speaks of this thing: turn to the page that has it. */
  reveal?: (thing: string) => void
  /** Buttons of the board that stand in the prompt bar instead of the menu; null for the menu. The
   *  whole menu stays behind the chevron. It is called while the page is drawn: whatever it reads
   *  must be `$state`. */
  offers?: () => readonly Offer[] | null
  /** What the prompt says instead of the question, where something is begun on the board and not said
   *  yet, or where the game has ended; empty for what the table says. */
  sentence?: () => string
  /** What else a screen reader hears with the question: what is still to be done. */
  spoken?: () => string
  /** A key of the board's own; tells whether the board has taken it. It is asked before the table's
   *  own keys, but never for those that are the table's alone. */
  key?: (event: KeyboardEvent) => boolean
}

export type Board = Component<BoardProps, BoardDeeds>

/** Loaded when a table of the game is opened, so that no reader waits for another game's drawings. */
export const BOARDS: Readonly<Record<string, () => Promise<{ default: Board }>>> = {
  shitenno: () =>
    import('./shitenno/ShitennoBoard.svelte') as unknown as Promise<{ default: Board }>,
  shototsu: () =>
    import('./shototsu/ShototsuBoard.svelte') as unknown as Promise<{ default: Board }>,
  senji: () => import('./senji/SenjiBoard.svelte') as unknown as Promise<{ default: Board }>,
  white_castle: () =>
    import('./white_castle/WhiteCastleBoard.svelte') as unknown as Promise<{ default: Board }>,
}

/** The first version of the rules whose views a board draws; the generic board draws all. */
const SINCE: Readonly<Record<string, number>> = {
  senji: 3,
  shitenno: 1,
  shototsu: 2,
  white_castle: 2,
}

/** Whether a game has a board of its own, and its views are such as the board draws. */
function isDrawn({ game, former }: Played): boolean {
  return game in BOARDS && (!former || former >= (SINCE[game] ?? Infinity))
}

/** A game as it is told of: its name, and the version of its rules where they are not the newest. */
type Played = Pick<Talk, 'game' | 'former'>

/** What else a board draws itself, so that the shell leaves it out: the hand, the final count, what
 *  each player has, the players themselves (the log then folds to a rail), and the choices. */
type Drawn = 'hand' | 'count' | 'stock' | 'players' | 'choices'

const DRAWS: Readonly<Record<string, readonly Drawn[]>> = {
  shitenno: ['hand', 'count', 'stock'],
  white_castle: ['hand', 'count', 'stock', 'players', 'choices'],
  shototsu: ['hand', 'count', 'stock', 'players'],
  senji: ['hand', 'count', 'stock', 'players'],
}

/** The choices as a board draws them, in the prompt bar instead of the words. Each is a button with
 *  its `data-word`, in the order of the digits. */
export type Choices = Component<BoardProps>

export const CHOICES: Readonly<Record<string, () => Promise<{ default: Choices }>>> = {
  white_castle: () =>
    import('./white_castle/Choices.svelte') as unknown as Promise<{ default: Choices }>,
}

/** The prompt bar of a board that needs its room: lower on a phone, its tools beside the sentence;
 *  and where the log is folded away, the last that happened stands there, too. */
const PROMPTS: Readonly<Record<string, readonly ('low' | 'last-line')[]>> = {
  senji: ['low', 'last-line'],
  white_castle: ['low'],
}

export function prompts(played: Played, how: 'low' | 'last-line'): boolean {
  return isDrawn(played) && (PROMPTS[played.game]?.includes(how) ?? false)
}

/** How a seat is dressed, for games whose players have a colour and a crest of their own; null
 *  where it is the seat's. */
export type DressOf = (view: GameView, seat: number) => Dress | null

const DRESSES: Readonly<Record<string, () => Promise<{ dressOf: DressOf }>>> = {
  senji: () => import('./senji/dress'),
}

/** What marks each player beside name and points: chips above the board show it, which the board
 *  leaves out there. */
export type Marks = Component<{ view: GameView; seat: number; talk: Talk; say: BoardProps['say'] }>

const MARKS: Readonly<Record<string, () => Promise<{ default: Marks }>>> = {
  shitenno: () =>
    import('./shitenno/GeneralMarks.svelte') as unknown as Promise<{ default: Marks }>,
}

/** How a game marks its players; null where the board does so itself. */
export async function marksOf(played: Played): Promise<Marks | null> {
  const load = isDrawn(played) ? MARKS[played.game] : undefined
  return load ? (await load()).default : null
}

/** Keys of the table that no board is asked about, and those it may have all the same. */
const OWN_KEYS = 'lchwr?'
const LENT: Readonly<Record<string, string>> = { senji: 'r' }

/** Whether a board may have this key. */
export function isLent({ game }: Pick<Talk, 'game'>, key: string): boolean {
  return !OWN_KEYS.includes(key) || (LENT[game]?.includes(key) ?? false)
}

export function draws(played: Played, what: Drawn): boolean {
  return isDrawn(played) && (DRAWS[played.game]?.includes(what) ?? false)
}

export async function boardOf(played: Played): Promise<Board> {
  const own = isDrawn(played) ? BOARDS[played.game] : undefined
  const load = own ?? (() => import('./generic/GenericBoard.svelte') as Promise<{ default: Board }>)
  return (await load()).default
}

/** How the choices of a game are drawn; null where they are words. */
export async function choicesOf(played: Played): Promise<Choices | null> {
  const load = draws(played, 'choices') ? CHOICES[played.game] : undefined
  return load ? (await load()).default : null
}

/** How the players of a game are dressed, where it has such a way. */
export async function dressOf(played: Played): Promise<DressOf | null> {
  const load = isDrawn(played) ? DRESSES[played.game] : undefined
  return load ? (await load()).dressOf : null
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
