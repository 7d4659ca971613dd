import type { GameView } from '../boards'
import { Attempt } from '../parts/attempt.svelte'
import { say } from '../texts/page.svelte'
import { answerOf, api, troubleOf } from '../wire/api'
import type { DrillShown, EventShown, Hint, Shown, Step, TableShown } from '../wire/types'
import { answerDrill, keepDrill, removeDrill } from './deck'
import { answerIn, type Answer, type Drill } from './drills'
import { NO_ANSWER, TableSource, type WhyAnswer } from './tableSource.svelte'

const BEAT = 1600 // milliseconds to look at each step of the better line

/** What is different at a table while its game is played. */
type Going = Pick<TableShown, 'status' | 'ended' | 'ranks' | 'proposal' | 'paused'>
const UNDER_WAY: Going = { status: 'playing', ended: '', ranks: [], proposal: null, paused: false }

/** The way through several drills: which one it is, and how to go on to the next. */
interface Course {
  number: number
  of: number
  on: (() => Promise<void>) | undefined
}

interface Keeping {
  /** It is one of my drills. */
  kept?: DrillShown
  course?: Course
  /** They are others' choices: nobody is named. */
  nameless?: boolean
  /** Keep among my drills what is answered. */
  auto?: () => boolean
}

/** Choices of a finished game, asked anew: the board and the menu as they were then, and nothing of
 *  what came after. Whatever is chosen is weighed beside what was chosen in the game. */
export class DrillTable extends TableSource {
  /** Which of the choices is asked about. */
  index = $state(0)
  answer = $state.raw<Answer | null>(null)
  /** Those that are among my drills, by their number. */
  kept = $state.raw<Readonly<Record<number, DrillShown>>>({})
  /** The last answer did not count: the drill was not due. */
  practised = $state(false)
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
    private readonly keeping: Keeping = {},
  ) {
    super(table.id)
    if (keeping.kept) this.kept = { 0: keeping.kept }
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

  /** Which drill it is, of how many, and how to go on; by itself this table goes through its own. */
  get course(): Course {
    const next = this.index + 1
    const on = next < this.drills.length ? () => this.ask(next) : undefined
    return this.keeping.course ?? { number: next, of: this.drills.length, on }
  }

  /** Nobody is named, and nothing leads to where they are. */
  get nameless(): boolean {
    return this.keeping.nameless ?? false
  }

  /** It is opened from my drills, where it leads back to. */
  get practice(): boolean {
    return this.keeping.course !== undefined
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
      ...(this.nameless
        ? { kind: 'guest' as const, name: say('drill-player', { n: each.seat + 1 }) }
        : {}),
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
      ahead: [],
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
    const counted = await this.count(now)
    const hints = counted ?? (await this.hintsWith([...new Set([word, better, now])]))
    this.answer = answerIn(hints, now, word)
    this.aside = false
    this.changes += 1
    const mistaken = this.answer !== null && this.answer.then !== this.answer.best
    if (counted || !mistaken || !this.keeping.auto?.()) return
    await this.keep().catch(() => undefined) // the answer stands though my drills are too many
  }

  /** Answer one of my drills, which decides when it comes back. */
  private async count(now: string): Promise<Hint[] | null> {
    const { index } = this
    const drill = this.kept[index]
    if (!drill) return null
    const answered = await answerDrill(drill, now)
    this.practised = answered.drill.due === drill.due
    this.kept = { ...this.kept, [index]: answered.drill }
    return answered.hints
  }

  private async keepCurrent(): Promise<void> {
    const { index } = this
    this.kept = { ...this.kept, [index]: await keepDrill(this.match, this.seat, this.current) }
  }

  /** Keep it among my drills; what I have answered counts at once. */
  async keep(): Promise<void> {
    await this.keepCurrent()
    if (this.answer) await this.count(this.answer.now.word)
  }

  /** Take it out of my drills. */
  async unkeep(): Promise<void> {
    const { index } = this
    await removeDrill(this.kept[index]!)
    this.kept = Object.fromEntries(
      Object.entries(this.kept).filter(([number]) => Number(number) !== index),
    )
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
