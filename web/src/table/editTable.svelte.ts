import { Attempt } from '../parts/attempt.svelte'
import { router } from '../places/router.svelte'
import { say } from '../texts/page.svelte'
import { answerOf, api, troubleOf } from '../wire/api'
import type { EditedPosition, EventShown, Shown, TableShown } from '../wire/types'
import { NO_ANSWER, TableSource, type WhyAnswer } from './tableSource.svelte'

export type EditGroup = EditedPosition['groups'][number]

/** What is different at a table while its game is played. */
const UNDER_WAY = {
  status: 'playing',
  ended: '',
  ranks: [],
  proposal: null,
  paused: false,
} as const

/** A moment of a finished game whose position is edited: the board after every edit made so far, and
 *  what else can be changed there. The edits are in the address, so that they last and can be shared. */
export class EditTable extends TableSource {
  edits = $state.raw<readonly string[]>([])
  position = $state.raw<EditedPosition | null>(null)
  readonly attempt = new Attempt()
  private table = $state.raw<TableShown | null>(null)
  private told: readonly EventShown[] = []
  private changes = $state(0)
  /** Edits are made one after the other, however quickly they are wanted. */
  private last: Promise<void> = Promise.resolve()

  constructor(
    match: string,
    readonly at: number,
    /** Whose eyes it is looked at with; -1 for a spectator's. */
    readonly seat: number,
    edits: readonly string[],
  ) {
    super(match)
    void this.open(edits)
  }

  override get editor(): EditTable {
    return this
  }

  override get seq(): number {
    return this.changes
  }

  override get busy(): boolean {
    return this.attempt.busy
  }

  get groups(): readonly EditGroup[] {
    return this.position?.groups ?? []
  }

  override get shown(): Shown | null {
    const { table, position } = this
    if (!table || !position) return null
    const { moment } = position
    const asks = moment.asks.filter((ask) => !ask.idle)
    const seats = table.seats.map((each) => ({ ...each, conceded: false, away: false }))
    return {
      you: this.seat,
      table: { ...table, ...UNDER_WAY, seats, ranks: [], scores: moment.scores },
      view: moment.view as Shown['view'],
      asks: [], // nothing is answered here
      waiting: asks.map((ask) => ask.seat),
      awaited: asks.map((ask) => ask.name),
      undo: this.edits.length ? 'free' : 'none', // by the keyboard, too
      restart: 'none',
      queue: [],
      ahead: [],
      standing: [],
      passed: [],
      lesson: null,
    }
  }

  private async open(edits: readonly string[]): Promise<void> {
    try {
      const path = { match: this.match }
      const { table } = await answerOf(api.GET('/api/v1/matches/{match}', { params: { path } }))
      if (table.status !== 'over') {
        this.closed = say('replay-not-over')
        return
      }
      const query = this.seat < 0 ? {} : { seat: this.seat }
      const events = await answerOf(
        api.GET('/api/v1/records/{match}/events', { params: { path, query } }),
      )
      this.told = events.filter((event) => event.seq <= this.at)
      await this.look(edits)
      this.table = table
      this.connection = 'open'
    } catch (error) {
      this.closed = troubleOf(error)
    }
  }

  /** Have these edits made; where one cannot be, everything stays as it is. */
  private async look(edits: readonly string[]): Promise<void> {
    const params = { path: { match: this.match } }
    const body = { at: this.at, seat: this.seat, edits: [...edits] }
    this.position = await answerOf(api.POST('/api/v1/records/{match}/edits', { params, body }))
    this.edits = edits
    this.changes += 1
    const made = edits.map((change) => {
      return { seq: this.at, name: 'edited', fields: { change }, only_you: false }
    })
    this.log = [...this.told, ...made]
    const { place } = router
    if (place.page === 'edit') router.replace({ ...place, edits })
  }

  private then(wanted: (edits: readonly string[]) => readonly string[]): Promise<void> {
    this.last = this.last.then(() => this.attempt.run(() => this.look(wanted(this.edits))))
    return this.last
  }

  make(word: string): Promise<void> {
    return this.then((edits) => [...edits, word])
  }

  /** Take the last edit back. */
  override undo(): void {
    if (this.edits.length) void this.then((edits) => edits.slice(0, -1))
  }

  /** Take all of them back. */
  reset(): void {
    void this.then(() => [])
  }

  // nobody else is here, and nothing is answered

  override say(): void {}
  override act(): void {}
  override talk(): void {}
  override leave(): void {}
  override load(): Promise<void> {
    return Promise.resolve()
  }
  override final(): Promise<boolean> {
    return Promise.resolve(false)
  }
  override why(): Promise<WhyAnswer> {
    return Promise.resolve(NO_ANSWER)
  }
}
