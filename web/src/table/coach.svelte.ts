import { keep, recall } from '../places/deviceStorage'
import { answerOf, api } from '../wire/api'
import type { Coached } from '../wire/types'
import type { Moments } from './moments.svelte'
import type { TableSource } from './tableSource.svelte'

const key = (match: string) => `coach.${match}`

/** Let a coach look at what I say at this table. */
export function wantCoach(match: string, wanted: boolean): void {
  keep(key(match), wanted ? 'on' : 'off')
}

/** In a game against bots alone: a quiet word after a choice of mine that cost much. */
export class Coach {
  private wanted = $state(false)
  /** What I have said, until the table has taken it and the coach has been asked. */
  private said = $state.raw<readonly string[] | null>(null)
  found = $state.raw<Coached | null>(null)

  constructor(
    private readonly source: TableSource,
    private readonly moments: Moments,
  ) {
    this.wanted = recall(key(source.match)) === 'on'
  }

  /** Never where another person plays, nor where a lesson speaks already. */
  get possible(): boolean {
    const { moments, source } = this
    if (source.recorded || source.studied || moments.you < 0) return false
    const { table, lesson } = moments.shown
    const alone = table.seats.every(({ seat, kind }) => seat === moments.you || kind === 'bot')
    return alone && !lesson && table.status === 'playing'
  }

  get on(): boolean {
    return this.wanted
  }

  set on(wanted: boolean) {
    this.wanted = wanted
    this.found = null
    wantCoach(this.source.match, wanted)
  }

  /** I say something: what was told of the words before is over. */
  heard(words: readonly string[]): void {
    this.found = null
    this.said = this.on && this.possible ? words.slice(0, 8) : null
  }

  /** Ask about what I have said, once the table has taken it: called anew whenever that changes. */
  async follow(): Promise<void> {
    const { said, source } = this
    if (!said || source.busy) return
    this.said = null
    if (source.refusal) return
    this.asked = said
    const params = { path: { match: source.match } }
    try {
      const call = api.POST('/api/v1/matches/{match}/coach', { params, body: { words: [...said] } })
      const found = await answerOf(call)
      if (found.word && this.asked === said && !this.said) this.found = found
    } catch {
      // a coach who has no time says nothing
    }
  }

  private asked: readonly string[] = []

  forget(): void {
    this.found = null
  }

  /** Whether the choice can be had back without asking anybody. */
  get takesBack(): boolean {
    return this.moments.live && this.moments.shown.undo === 'free'
  }

  takeBack(): void {
    this.forget()
    this.source.undo()
  }
}
