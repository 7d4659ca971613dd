import type { GameView, OpenAsk } from '../boards'
import type { Attempt } from '../parts/attempt.svelte'
import type { Shown } from '../wire/types'
import type { Moment, TableSource } from './tableSource.svelte'

/** What one reader looks at, the present or a moment that has passed, and what is asked there. All
 *  of it is worked out once for all who look, and passed on only where it differs. */
export class Moments {
  /** The change that made the moment looked at; null for the present. */
  private lookedAt = $state<number | null>(null)
  private wantedIndex = 0

  constructor(
    private readonly source: TableSource,
    private readonly attempt: Attempt,
    /** The reader goes elsewhere: what was shown about this moment is over. */
    private readonly onLeave: () => void,
  ) {}

  /** The moment looked at; null for the present, and where an undo has taken it back. */
  readonly past: Moment | null = $derived.by(
    () => this.source.moments.find((moment) => moment.seq === this.lookedAt) ?? null,
  )

  /** Its number; null for the present. */
  get at(): number | null {
    return this.past && this.source.moments.indexOf(this.past)
  }

  readonly shown: Shown = $derived.by(() => this.past?.shown ?? this.source.shown!)

  readonly live: boolean = $derived.by(
    () => !this.source.recorded && this.past === null && this.shown.table.status === 'playing',
  )

  /** The game is over, and its end is looked at. */
  readonly over: boolean = $derived.by(
    () => !this.source.recorded && this.past === null && this.shown.table.status === 'over',
  )

  readonly view: GameView = $derived.by(() => this.shown.view as unknown as GameView)

  readonly you: number = $derived.by(() => this.shown.you)

  /** My open questions; shown also while an answer is on its way, so that nothing jumps. */
  readonly questions: readonly OpenAsk[] = $derived.by(() => (this.past ? [] : this.shown.asks))

  /** My turn: an answer of mine is wanted, whatever moment I look at meanwhile. Where a pass of mine
   *  stands, I am not asked though the table still waits. */
  readonly wanted: boolean = $derived.by(() => {
    const { recorded, shown } = this.source
    if (recorded || shown?.table.status !== 'playing') return false
    return shown.asks.length > 0 && shown.waiting.includes(shown.you)
  })

  /** An earlier moment of a table that is still there to go back to. */
  get lookingBack(): boolean {
    return this.past !== null && !this.source.recorded
  }

  private get last(): number {
    return this.source.moments.length - 1
  }

  goTo(index: number): void {
    const { last, source } = this
    const wanted = Math.min(last, Math.max(0, index))
    this.onLeave()
    this.wantedIndex = wanted
    void this.attempt.run(async () => {
      await source.load(wanted)
      if (this.wantedIndex === wanted)
        this.lookedAt = wanted === last && !source.recorded ? null : source.moments[wanted]!.seq
    })
  }

  step(by: number): void {
    const present = this.past === null && !this.source.recorded
    this.goTo((present ? this.last : this.wantedIndex) + by)
  }

  /** To the present, or to the end of a record. */
  toEnd(): void {
    this.goTo(this.last)
  }

  /** To the first moment at which this event of the log was known. */
  goToEvent(index: number): void {
    const found = this.source.moments.findIndex((moment) => moment.eventCount > index)
    if (found >= 0) this.goTo(found)
  }
}
