import type { Attempt } from '../parts/attempt.svelte'
import { answerOf, api } from '../wire/api'
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
    this.latest.seq === this.source.state?.seq ? this.latest.hints : NONE,
  )

  /** Whether a bot may be asked: not where other people play. */
  get available(): boolean {
    return this.moments.wanted && this.speech.able && !this.speech.amongPeople
  }

  /** Ask what a bot would say here. */
  async ask(): Promise<void> {
    if (!this.available || this.pondering) return
    const seq = this.source.state?.seq ?? -1
    const params = { path: { match: this.source.match } }
    this.pondering = true
    await this.attempt.run(async () => {
      const hints = await answerOf(api.GET('/api/v1/matches/{match}/hint', { params }))
      this.latest = { hints, seq }
    })
    this.pondering = false
  }

  forget(): void {
    this.latest = { hints: NONE, seq: -1 }
  }
}
