import type { GameView } from '../boards'
import { Attempt } from '../parts/attempt.svelte'
import { answerOf, api, troubleOf } from '../wire/api'
import type { EventShown, Hint, Shown, Step, TableShown } from '../wire/types'
import { answerIn, type Answer, type Drill } from './drills'
import { NO_ANSWER, TableSource, type WhyAnswer } from './tableSource.svelte'

const BEAT = 1600 // milliseconds to look at each step of the better line

/** What is different at a table while its game is played. */
type Going = Pick<TableShown, 'status' | 'ended' | 'ranks' | 'proposal' | 'paused'>
const UNDER_WAY: Going = { status: 'playing', ended: '', ranks: [], proposal: null, paused: false }

/** Choices of a finished game, asked anew: the board and the menu as they were then, and nothing of
 *  what came after. Whatever is chosen is weighed beside what was chosen in the game. */
export class DrillTable extends TableSource {
  /** Which of the choices is asked about. */
  index = $state(0)
  answer = $state.raw<Answer | null>(null)
  /** How many steps of the better line have been shown; -1 where it is not played. */
  step = $state(-1)
  /** The comparison is put away, so that the board can be seen. */
  aside = $state(false)
  readonly attempt = new Attempt()
  private changes = $state(0)
  private pondering = $state(false)
  private asked = $state.raw<Shown | null>(null)
  private steps: readonly Step[] = []
  private beat: ReturnType<typeof setTimeout> | undefined
  private told: readonly EventShown[] = []

  constructor(
    private readonly table: TableShown,
    readonly seat: number,
    readonly drills: readonly Drill[],
  ) {
    super(table.id)
    this.connection = 'open'
    void this.open()
  }

  private async open(): Promise<void> {
    try {
      await this.ask(0)
    } catch (error) {
      this.closed = troubleOf(error)
    }
  }

  override get drill(): DrillTable {
    return this
  }

  override get seq(): number {
    return this.changes
  }

  override get busy(): boolean {
    return this.attempt.busy || this.pondering
  }

  get current(): Drill {
    return this.drills[this.index]!
  }

  override get shown(): Shown | null {
    const step = this.steps[this.step]
    if (!this.asked || !this.answer) return this.asked
    const view = step ? (step.view as Shown['view']) : this.asked.view
    return { ...this.asked, view, asks: [], waiting: [], awaited: [] }
  }

  /** The words of the better line, the best choice first. */
  get line(): readonly string[] {
    return this.answer ? [this.answer.best.word, ...this.answer.best.then] : []
  }

  /** Ask about this choice, from the table as this seat saw it. */
  async ask(index: number): Promise<void> {
    this.stop()
    const { at, word } = this.drills[index]!
    const params = { path: { match: this.match } }
    const query = { seat: this.seat }
    if (!this.told.length)
      this.told = await answerOf(
        api.GET('/api/v1/records/{match}/events', { params: { ...params, query } }),
      )
    const moment = await answerOf(
      api.GET('/api/v1/records/{match}/moment', { params: { ...params, query: { ...query, at } } }),
    )
    const { scores, given_up } = moment
    const asks = moment.asks.filter((ask) => !ask.idle && ask.options.includes(word))
    const seats = this.table.seats.map((each) => ({
      ...each,
      conceded: given_up.includes(each.seat),
      away: false, // whatever bot stood in at the end
    }))
    this.index = index
    this.answer = null
    this.aside = false
    this.changes += 1
    this.log = this.told.filter((event) => event.seq <= at)
    this.asked = {
      you: this.seat,
      table: { ...this.table, ...UNDER_WAY, seats, scores },
      view: moment.view as Shown['view'],
      asks,
      waiting: [this.seat],
      awaited: asks.map((ask) => ask.name),
      undo: 'none',
      restart: 'none',
      queue: [],
      standing: [],
      passed: [],
      lesson: null,
    }
  }

  /** Choose: of words that go together the first one is the choice. */
  override say(words: readonly string[]): void {
    const now = words[0]
    if (!now || this.answer || this.busy) return
    void this.attempt.run(() => this.weigh(now))
  }

  private async weigh(now: string): Promise<void> {
    const { word, better } = this.current
    const hints = await this.hintsWith([...new Set([word, better, now])])
    this.answer = answerIn(hints, now, word)
    this.aside = false
    this.changes += 1
  }

  override async hints(): Promise<Hint[]> {
    this.pondering = true // one search at a time
    try {
      return await this.hintsWith([])
    } finally {
      this.pondering = false
    }
  }

  private hintsWith(words: string[]): Promise<Hint[]> {
    const params = { path: { match: this.match } }
    const body = { at: this.current.at, seat: this.seat, words }
    return answerOf(api.POST('/api/v1/records/{match}/hint', { params, body }))
  }

  /** Play the better line on the board, from the moment that was asked about. */
  async play(): Promise<void> {
    this.stop()
    const params = { path: { match: this.match } }
    const body = { at: this.current.at, seat: this.seat, words: [...this.line] }
    this.steps = await answerOf(api.POST('/api/v1/records/{match}/line', { params, body }))
    this.aside = true // the board is looked at
    if (this.steps.length) this.show(0)
  }

  private show(step: number): void {
    this.before = this.shown!.view as unknown as GameView
    this.step = step
    this.fresh = this.steps[step]!.events
    this.beat = setTimeout(() => {
      if (step + 1 < this.steps.length) this.show(step + 1)
    }, BEAT)
  }

  /** Back to the moment that is asked about, at once. */
  stop(): void {
    clearTimeout(this.beat)
    this.before = null
    this.fresh = []
    this.step = -1
    this.steps = []
  }

  /** Choose again. */
  again(): void {
    this.stop()
    this.aside = false
    this.answer = null
    this.changes += 1
  }

  override leave(): void {
    clearTimeout(this.beat)
  }

  // nobody else is here to hear anything, and nothing is final

  override act(): void {}
  override talk(): void {}
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
