import type { Attempt } from '../parts/attempt.svelte'
import type { Hint } from '../wire/types'
import type { Moments } from './moments.svelte'
import type { Speech } from './speech.svelte'
import type { TableSource } from './tableSource.svelte'

const NONE: readonly Hint[] = []

/** What a bot would say in my place. */
export class Hints {
  /** The last answer, and the change it was given at: later it is stale. */
  private latest = $state.raw<{ hints: readonly Hint[]; seq: number }>({ hints: NONE, seq: -1 })
  pondering = $state(false)

  constructor(
    private readonly source: TableSource,
    private readonly moments: Moments,
    private readonly speech: Speech,
    private readonly attempt: Attempt,
  ) {}

  /** The hints that still hold, best first. */
  readonly list: readonly Hint[] = $derived.by(() =>
    this.latest.seq === this.source.seq ? this.latest.hints : NONE,
  )

  /** Whether a bot may be asked: not where other people play. */
  get available(): boolean {
    const alone = !this.speech.amongPeople || this.source.drill !== null
    return this.moments.wanted && this.speech.able && alone
  }

  /** Ask what a bot would say here. */
  async ask(): Promise<void> {
    if (!this.available || this.pondering) return
    const { seq } = this.source
    this.pondering = true
    await this.attempt.run(async () => {
      const hints = await this.source.hints()
      this.latest = { hints, seq }
    })
    this.pondering = false
  }

  forget(): void {
    this.latest = { hints: NONE, seq: -1 }
  }
}
