import { say } from '../texts/page.svelte'
import { answerOf, api, troubleOf } from '../wire/api'
import { memoize } from '../wire/memo'
import type { Shown, TableShown } from '../wire/types'
import { NO_ANSWER, TableSource, type WhyAnswer } from './tableSource.svelte'

/** A finished game, moment by moment: one before the first word, and one after each. */
export class ReplayTable extends TableSource {
  private table = $state.raw<TableShown | null>(null)
  private fetched = memoize((moment: number) => this.fetch(moment))

  constructor(
    match: string,
    /** Whose eyes it is looked at with; -1 for everybody's, with nothing hidden. */
    readonly seat: number,
  ) {
    super(match)
    void this.open()
  }

  override get recorded(): boolean {
    return true
  }

  override get busy(): boolean {
    return false
  }

  /** The last moment, where none is looked at. */
  override get shown(): Shown | null {
    return this.moments.at(-1)?.shown ?? null
  }

  override load(moment: number): Promise<void> {
    return this.fetched(moment)
  }

  private async open(): Promise<void> {
    try {
      const path = { match: this.match }
      const asked = await answerOf(api.GET('/api/v1/matches/{match}', { params: { path } }))
      this.table = asked.table
      if (asked.table.status !== 'over') {
        this.closed = say('replay-not-over')
        return
      }
      const query = this.seat < 0 ? {} : { seat: this.seat }
      this.log = await answerOf(
        api.GET('/api/v1/records/{match}/events', { params: { path, query } }),
      )
      this.decisions = await answerOf(
        api.GET('/api/v1/records/{match}/decisions', { params: { path } }),
      )
      const eventsUntil = (word: number) => this.log.filter((event) => event.seq <= word).length
      this.moments = Array.from({ length: asked.table.words + 1 }, (_, word) => ({
        seq: word,
        shown: null,
        eventCount: eventsUntil(word),
      }))
      await this.load(asked.table.words)
      this.connection = 'open'
    } catch (error) {
      this.closed = troubleOf(error)
    }
  }

  private async fetch(at: number): Promise<void> {
    const query = this.seat < 0 ? { at } : { at, seat: this.seat }
    const moment = await answerOf(
      api.GET('/api/v1/records/{match}/moment', { params: { path: { match: this.match }, query } }),
    )
    const table = this.table!
    const seats = table.seats.map((seat) => ({
      ...seat,
      conceded: moment.given_up.includes(seat.seat),
    }))
    const wanted = moment.asks.filter((ask) => !ask.idle)
    const shown: Shown = {
      you: this.seat,
      table: { ...table, seats },
      view: moment.view as Shown['view'],
      asks: moment.asks,
      waiting: wanted.map((ask) => ask.seat),
      awaited: wanted.map((ask) => ask.name),
      undo: 'none',
      restart: 'none',
      queue: [],
      ahead: [],
      standing: [],
      passed: [],
      lesson: null,
    }
    this.moments = this.moments.map((kept) => (kept.seq === at ? { ...kept, shown } : kept))
  }

  // a record is only looked at

  override say(): void {}
  override act(): void {}
  override talk(): void {}
  override leave(): void {}
  override final(): Promise<boolean> {
    return Promise.resolve(false)
  }
  override why(): Promise<WhyAnswer> {
    return Promise.resolve(NO_ANSWER)
  }
}
