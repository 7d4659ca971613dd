import type { GameView } from '../boards'
import { answerOf, api } from '../wire/api'
import type {
  ChatShown,
  DecisionMade,
  DeedShown,
  EventShown,
  FromServer,
  Hint,
  Presence,
  Problem,
  Shown,
  State,
  Verdict,
} from '../wire/types'
import type { DrillTable } from './drillTable.svelte'
import type { EditTable } from './editTable.svelte'

export type Connection = 'connecting' | 'open' | 'lost'

/** The rule that keeps a word off my menu: none where it may be said or is no word at all. */
export interface WhyAnswer {
  word: string
  rule: string
  may: boolean
  /** The rule forbids just this word; otherwise it is the rule of its verb. */
  reason?: boolean
  /** It is a word of the game, though nothing is asked of me now. */
  later: boolean
}

export const NO_ANSWER: WhyAnswer = { word: '', rule: '', may: false, later: false }

/** How the table stood at some change I was shown: what the replay bar goes back to. */
export interface Moment {
  seq: number
  /** Null until it is loaded. */
  shown: Shown | null
  /** How many events of the log were known then. */
  eventCount: number
}

export type Deed =
  | { type: 'undo' | 'restart-turn' | 'concede' | 'cancel' | 'nudge' | 'return' }
  | { type: 'answer'; yes: boolean; expected_seq: number | null }
  | { type: 'pause'; resume: boolean }
  | { type: 'replace'; of: number }
  | { type: 'queue'; words: string[]; together: boolean; after: number }
  | { type: 'judge'; of: number; verdict: Verdict }
  | { type: 'let-pass'; card: string; until: string }

/** A table on the screen, whether it is played now or was played once. */
export abstract class TableSource {
  connection = $state<Connection>('connecting')
  retries = $state(0)
  /** Why there is nothing to see here, as a sentence. */
  closed = $state('')
  state = $state.raw<State | null>(null)
  log = $state.raw<readonly EventShown[]>([])
  chat = $state.raw<readonly ChatShown[]>([])
  /** Whether more was said before the first of these lines. */
  olderChat = $state(false)
  /** Where somebody could choose, in a finished game. */
  decisions = $state.raw<readonly DecisionMade[]>([])
  /** Those of my seats that others play at this device. */
  sharers = $state.raw<readonly number[]>([])
  /** Give the device to the player of another seat of mine. */
  handOver: (seat: number) => void = () => undefined
  /** What was done at the table, besides what the game tells. */
  deeds = $state.raw<readonly DeedShown[]>([])
  presence = $state.raw<Presence | null>(null)
  /** Who last reminded those whom the table waits for. */
  nudged = $state.raw<Extract<FromServer, { type: 'nudged' }> | null>(null)
  refusal = $state.raw<Problem | null>(null)
  moments = $state.raw<readonly Moment[]>([])
  /** The view before the present one; null where nothing should be seen to move. */
  before = $state.raw<GameView | null>(null)
  fresh = $state.raw<readonly EventShown[]>([])
  /** When the state came, by this device's clock: clocks run on from there. */
  received = $state(0)

  constructor(readonly match: string) {}

  abstract get shown(): Shown | null
  /** Whether something I said is still on its way. */
  abstract get busy(): boolean
  abstract say(words: readonly string[]): void
  abstract act(deed: Deed): void
  abstract talk(text: string, to: number | null): void
  abstract why(word: string): Promise<WhyAnswer>
  /** Whether words could not be taken back; so, too, where nobody answers. */
  abstract final(words: readonly string[]): Promise<boolean>
  abstract leave(): void
  /** What I could do later, while others have their turn: what a view does not tell unasked. */
  outlook(): Promise<Partial<GameView>> {
    return Promise.resolve({})
  }
  /** Ask for the lines of talk before those that are known. */
  askForOlderChat(): Promise<void> {
    return Promise.resolve()
  }
  /** Make sure that a moment can be looked at. */
  abstract load(moment: number): Promise<void>

  /** Another number whenever the table has changed; -1 before it is known. */
  get seq(): number {
    return this.state?.seq ?? -1
  }

  /** What a bot would say in my place. */
  hints(): Promise<Hint[]> {
    const params = { path: { match: this.match } }
    return answerOf(api.GET('/api/v1/matches/{match}/hint', { params }))
  }

  /** The same table, where it asks about choices of a game that is over: nothing counts there. */
  get drill(): DrillTable | null {
    return null
  }

  /** The same table, where a position of a game that is over is edited. */
  get editor(): EditTable | null {
    return null
  }

  /** Whether somebody is alone with a game that is over: nothing counts, and nobody hears it. */
  get studied(): boolean {
    return this.drill !== null || this.editor !== null
  }

  /** Whether it is a record that is looked at. */
  get recorded(): boolean {
    return false
  }

  undo(): void {
    this.act({ type: 'undo' })
  }

  restart(): void {
    this.act({ type: 'restart-turn' })
  }
}
