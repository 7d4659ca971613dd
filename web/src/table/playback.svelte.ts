import type { DecisionMade } from '../wire/types'
import type { Moments } from './moments.svelte'
import type { TableSource } from './tableSource.svelte'

const BEAT = 1600 // milliseconds for a moment: what moves has come to rest, and can be looked at
export const PACES = [0.5, 1, 2, 4] as const
export type Pace = (typeof PACES)[number]

/** A finished game that goes on by itself, and the moments worth going to at once. */
export class Playback {
  pace = $state<Pace>(1)
  private wanted = $state(false)

  constructor(
    private readonly source: TableSource,
    private readonly moments: Moments,
  ) {}

  /** It plays, until the end is reached. */
  readonly playing: boolean = $derived.by(() => this.wanted && this.at < this.last)

  private get at(): number {
    return this.moments.at ?? this.last
  }

  private get last(): number {
    return this.source.moments.length - 1
  }

  /** Play, or stop; from its beginning where the end is looked at. */
  toggle(): void {
    if (this.playing) {
      this.wanted = false
      return
    }
    this.wanted = true
    if (this.at >= this.last) this.moments.goTo(0)
  }

  /** Wait for a beat, then go on by one moment: called anew for each that is shown. */
  wait(): (() => void) | undefined {
    if (!this.playing) return undefined
    void this.at // the next beat begins once the moment is there
    const beat = setTimeout(() => this.moments.step(1), BEAT / this.pace)
    return () => clearTimeout(beat)
  }

  /** The next moment at which a player had a choice: the one whose eyes are looked with, or any. */
  readonly decision: DecisionMade | undefined = $derived.by(() =>
    this.source.decisions.find(
      ({ at, seat }) => at > this.at && (this.moments.you < 0 || seat === this.moments.you),
    ),
  )

  /** The next moment at which another player has the turn than now. */
  readonly turn: DecisionMade | undefined = $derived.by(() => {
    const { decisions } = this.source
    const now = decisions.findLast(({ at }) => at <= this.at)
    return decisions.find(({ at, seat }) => at > this.at && seat !== now?.seat)
  })

  goTo(moment: DecisionMade | undefined): void {
    if (moment) this.moments.goTo(moment.at)
  }
}
