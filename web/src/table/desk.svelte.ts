import type { PlayerShown } from '../boards'
import { Attempt } from '../parts/attempt.svelte'
import type { Talk } from '../texts/talk'
import { Explanations } from './explanations.svelte'
import { Hints } from './hints.svelte'
import { Lights } from './lights.svelte'
import { Moments } from './moments.svelte'
import { Panel } from './panel.svelte'
import { Speech } from './speech.svelte'
import type { TableSource } from './tableSource.svelte'

/** One reader at one table: each concern is a part of its own, and the desk puts them together. */
export class Desk {
  talk = $state.raw<Talk>() as Talk
  /** What I asked of the server, and what it did not give. */
  readonly attempt = new Attempt()
  readonly lights = new Lights()
  readonly moments: Moments
  readonly explanations: Explanations
  readonly speech: Speech
  readonly hints: Hints
  readonly panel: Panel

  constructor(
    readonly source: TableSource,
    talk: Talk,
  ) {
    this.talk = talk
    const { attempt, lights } = this
    const moments = new Moments(source, attempt, () => this.explanations.close())
    const explanations = new Explanations(source, moments, () => this.talk)
    const speech = new Speech(source, moments, explanations, lights, attempt)
    this.moments = moments
    this.explanations = explanations
    this.speech = speech
    this.hints = new Hints(source, moments, speech, attempt)
    this.panel = new Panel(source, explanations)
  }

  readonly players: PlayerShown[] = $derived.by(() =>
    this.moments.shown.table.seats.map((seat) => ({
      seat: seat.seat,
      name: this.talk.player(seat.seat),
      bot: seat.kind === 'bot',
      colour: `var(--seat-${seat.seat})`,
    })),
  )
}
