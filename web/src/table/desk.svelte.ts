import { draws, type BoardDeeds, type DressOf, type PlayerShown } from '../boards'
import type { Dress } from '../crests/dress'
import { Attempt } from '../parts/attempt.svelte'
import type { Talk } from '../texts/talk'
import { Coach } from './coach.svelte'
import { Explanations } from './explanations.svelte'
import { Hints } from './hints.svelte'
import { Lights } from './lights.svelte'
import { Menu } from './menu.svelte'
import { Moments } from './moments.svelte'
import { Panel } from './panel.svelte'
import { Playback } from './playback.svelte'
import { Speech } from './speech.svelte'
import type { TableSource } from './tableSource.svelte'

/** One reader at one table: each concern is a part of its own, and the desk puts them together. */
export class Desk {
  talk = $state.raw<Talk>() as Talk
  /** What the board does for the table, once it is drawn. */
  board = $state.raw<BoardDeeds>()
  /** How the players of this game are dressed, where it says so. */
  dressOf = $state.raw<DressOf | null>(null)
  /** A lesson speaks: a mouse that only rests somewhere asks nothing. */
  taught = $state(false)
  /** What I asked of the server, and what it did not give. */
  readonly attempt = new Attempt()
  readonly lights = new Lights()
  readonly moments: Moments
  readonly explanations: Explanations
  readonly speech: Speech
  readonly hints: Hints
  readonly menu: Menu
  readonly panel: Panel
  readonly playback: Playback
  readonly coach: Coach

  constructor(
    readonly source: TableSource,
    talk: Talk,
  ) {
    this.talk = talk
    const { attempt, lights } = this
    const moments = new Moments(source, attempt, () => this.explanations.close())
    const explanations = new Explanations(source, moments, () => this.talk)
    const coach = new Coach(source, moments)
    const heard = (words: readonly string[]) => coach.heard(words)
    const speech = new Speech(source, moments, explanations, lights, attempt, heard)
    this.coach = coach
    this.moments = moments
    this.playback = new Playback(source, moments)
    this.explanations = explanations
    this.speech = speech
    this.hints = new Hints(source, moments, speech, attempt)
    this.menu = new Menu(moments, speech, () => this.board)
    this.panel = new Panel(source, explanations, () => this.roomy)
  }

  /** The board draws the players, too: it has the whole width, and the log folds to a rail. */
  readonly roomy: boolean = $derived.by(() => draws(this.talk, 'players'))

  dress = (seat: number): Dress | null => this.dressOf?.(this.moments.view, seat) ?? null

  readonly players: PlayerShown[] = $derived.by(() => {
    const { shown, past, over } = this.moments
    return shown.table.seats.map((seat) => ({
      seat: seat.seat,
      name: this.talk.player(seat.seat),
      bot: seat.kind === 'bot',
      colour: this.dress(seat.seat)?.colour ?? `var(--seat-${seat.seat})`,
      thinking: !past && !over && seat.bot !== '' && shown.waiting.includes(seat.seat),
      away: seat.away,
    }))
  })
}
