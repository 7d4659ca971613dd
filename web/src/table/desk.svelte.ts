import { wordsFor, type GameView, type OpenAsk, type PlayerShown } from '../boards'
import { settings } from '../places/settings.svelte'
import type { Rule, Talk } from '../texts/talk'
import { parseWord } from '../texts/words'
import { answerOf, api, troubleOf } from '../wire/api'
import type { Hint, Shown } from '../wire/types'
import type { Moment, TableSource } from './tableSource.svelte'

/** What the "why not?" card shows: the word or thing asked about, and the rule that answers. */
export interface WhyShown {
  about: string
  /** What the thing does, where its name does not say it. */
  does: string
  rule: Rule | null
  /** It may be said after all. */
  may: boolean
  /** Something else is asked: the question, where the rule is not about it. */
  instead: string
  /** While nothing is asked: the words about it that can be said in advance. */
  later: readonly string[]
  /** A resting pointer asked for it: it goes when the pointer does. */
  fleeting: boolean
}

export type Side = 'log' | 'chat' | 'chances' | 'rules' | 'text'

const MOST_QUESTIONS = 16
const NONE: readonly Hint[] = []

/** One reader at one table: what is looked at, lit up, asked about and about to be said. */
export class Desk {
  talk = $state.raw<Talk>() as Talk
  /** The change that made the moment looked at; null for the present. */
  private lookedAt = $state<number | null>(null)
  lights = $state.raw<ReadonlySet<string>>(new Set())
  private tapped = $state('')
  reason = $state.raw<WhyShown | null>(null)
  /** What is about to be said for good, and the questions it answers. */
  private drafted = $state.raw<{ words: readonly string[]; to: readonly OpenAsk[] } | null>(null)
  side = $state<Side>('log')
  sideOpen = $state(false)
  /** How many lines of the talk have been read; those before I came need not be. */
  private heard = $state(-1)
  /** The rule to open in the reader. */
  rule = $state('')
  /** The first line of the log that happened while the reader looked away; -1 for none. */
  firstMissed = $state(-1)

  /** What a bot would say, best first, and the change it was told at: later it is stale. */
  private told = $state.raw<{ hints: readonly Hint[]; seq: number }>({ hints: [], seq: -1 })
  pondering = $state(false)
  /** What I asked for and the server did not give, as a sentence. */
  trouble = $state('')

  /** The server is asked whether what I am about to say is final. */
  private weighing = $state(false)
  private asked = 0
  private resting = false
  private wantedMoment = 0

  constructor(
    readonly source: TableSource,
    talk: Talk,
  ) {
    this.talk = talk
  }

  // -- what is seen: worked out once for all who look, and told on only where it differs -------

  get moments(): readonly Moment[] {
    return this.source.moments
  }

  /** The moment looked at; null for the present, and where an undo has taken it back. */
  readonly past: Moment | null = $derived.by(
    () => this.moments.find((moment) => moment.seq === this.lookedAt) ?? null,
  )

  /** Its number; null for the present. */
  get at(): number | null {
    return this.past && this.moments.indexOf(this.past)
  }

  readonly shown: Shown = $derived.by(() => this.past?.shown ?? this.source.shown!)

  readonly live: boolean = $derived.by(
    () => !this.source.recorded && this.past === null && this.shown.table.status === 'playing',
  )

  /** The game is over, and its end is looked at. */
  readonly over: boolean = $derived.by(
    () => !this.source.recorded && this.past === null && this.shown.table.status === 'over',
  )

  readonly view: GameView = $derived.by(() => this.shown.view as unknown as GameView)

  readonly you: number = $derived.by(() => this.shown.you)

  /** My open questions; shown also while an answer is on its way, so that nothing jumps. */
  readonly questions: readonly OpenAsk[] = $derived.by(() => (this.past ? [] : this.shown.asks))

  /** The choices are narrowed to those that name this thing, while there are any. */
  get picked(): string {
    return wordsFor(this.questions, this.tapped).length ? this.tapped : ''
  }

  set picked(thing: string) {
    this.tapped = thing
  }

  /** What waits for a last word before it is said; no longer, once something else is asked. */
  get confirming(): readonly string[] | null {
    return this.able && this.drafted?.to === this.questions ? this.drafted.words : null
  }

  set confirming(words: readonly string[] | null) {
    this.drafted = words && { words, to: this.questions }
  }

  /** What may be said, as it stands in the prompt bar: all, or what names the thing picked. */
  readonly choices: string[] = $derived.by(() => {
    if (this.picked) return wordsFor(this.questions, this.picked)
    return this.questions.flatMap((ask) => ask.options)
  })

  /** Whether one of them can be answered now. */
  readonly able: boolean = $derived.by(() => {
    const heard = !this.source.busy && !this.weighing && this.source.connection === 'open'
    return this.free && heard && this.questions.length > 0
  })

  /** Nothing keeps me from speaking: neither a pause nor a bot that plays in my place. */
  private readonly free: boolean = $derived.by(() => {
    const { table } = this.shown
    return this.live && !table.paused && !table.seats[this.you]?.away
  })

  readonly players: PlayerShown[] = $derived.by(() => {
    return this.shown.table.seats.map((seat) => ({
      seat: seat.seat,
      name: this.talk.player(seat.seat),
      bot: seat.kind === 'bot',
      colour: `var(--seat-${seat.seat})`,
    }))
  })

  /** My turn: an answer of mine is wanted, whatever moment I look at meanwhile. */
  readonly wanted: boolean = $derived.by(() => {
    const { recorded, shown } = this.source
    if (recorded || shown?.table.status !== 'playing') return false
    return shown.waiting.includes(shown.you)
  })

  /** An earlier moment of a table that is still there to go back to. */
  get lookingBack(): boolean {
    return this.past !== null && !this.source.recorded
  }

  // -- going through the moments -------------------------------------------------------

  goTo(index: number): void {
    const last = this.moments.length - 1
    const wanted = Math.min(last, Math.max(0, index))
    this.reason = null
    this.wantedMoment = wanted
    const loaded = this.source.load(wanted).then(() => {
      if (this.wantedMoment === wanted)
        this.lookedAt = wanted === last && !this.source.recorded ? null : this.moments[wanted]!.seq
    })
    void this.attempt(loaded)
  }

  step(by: number): void {
    const present = this.past === null && !this.source.recorded
    this.goTo((present ? this.moments.length - 1 : this.wantedMoment) + by)
  }

  /** To the present, or to the end of a record. */
  toEnd(): void {
    this.goTo(this.moments.length - 1)
  }

  /** The first moment at which this event of the log was known. */
  goToEvent(index: number): void {
    const found = this.moments.findIndex((moment) => moment.eventCount > index)
    if (found >= 0) this.goTo(found)
  }

  // -- saying ------------------------------------------------------------------------

  choose = (word: string): void => this.compose([word])

  compose = (words: readonly string[]): void => {
    if (!this.able) return
    this.reason = null
    if (settings.confirm && this.amongPeople) void this.weigh(words)
    else this.send(words)
  }

  /** Say words that can be taken back; ask about all others first. */
  private async weigh(words: readonly string[]): Promise<void> {
    const to = this.questions
    this.weighing = true
    const final = await this.source.final(words)
    this.weighing = false
    if (this.questions !== to) return // something else is asked by now
    if (final) this.confirming = words
    else if (this.able) this.send(words)
  }

  /** Whether somebody else plays here who is no bot: against bots alone nothing is final. */
  get amongPeople(): boolean {
    return this.shown.table.seats.some((seat) => seat.seat !== this.you && seat.kind !== 'bot')
  }

  confirm(): void {
    if (this.confirming) this.send(this.confirming)
  }

  // -- saying in advance ---------------------------------------------------------------

  /** I sit at a table that waits for others: what I shall say can be prepared. */
  get preparing(): boolean {
    return this.free && this.you >= 0 && !this.wanted && this.questions.length === 0
  }

  /** Say this as soon as it is asked; the server forgets it where it cannot be said then. */
  prepare = (words: readonly string[]): void => {
    this.reason = null
    this.source.act({ type: 'queue', words: [...words] })
  }

  get prepared(): readonly string[] {
    return this.past ? [] : this.shown.queue
  }

  private send(words: readonly string[]): void {
    this.confirming = null
    this.trouble = ''
    this.picked = ''
    this.light([])
    this.source.say(words)
  }

  /** Whether my last choice can be taken back, or the others be asked about it. */
  get undoable(): boolean {
    const heard = !this.source.busy && this.source.connection === 'open'
    return this.live && heard && this.shown.undo !== 'none'
  }

  undo(): void {
    if (this.undoable) this.source.undo()
  }

  restart(): void {
    if (this.undoable) this.source.restart()
  }

  light = (things: readonly string[]): void => {
    if (things.length || this.lights.size) this.lights = new Set(things)
  }

  /** A thing of the board was tapped: say its word, or narrow the choices to its words. */
  pick = (thing: string): void => {
    const words = wordsFor(this.questions, thing)
    if (words.length && !this.able) return
    if (words.length === 1) this.choose(words[0]!)
    else if (words.length > 1) this.picked = this.picked === thing ? '' : thing
    else void this.whyThing(thing)
  }

  // -- why not? ----------------------------------------------------------------------

  /** Put a question for a pointer that rests: the answer goes with it. */
  fleetingly(ask: () => void): void {
    this.resting = true
    ask()
    this.resting = false
  }

  /** The pointer has left what it asked about. */
  forgetFleeting(): void {
    if (this.reason?.fleeting) this.reason = null
  }

  /** The answer is looked at: it stays until it is closed. */
  keepReason(): void {
    if (this.reason?.fleeting) this.reason = { ...this.reason, fleeting: false }
  }

  private get askedVerbs(): string[] {
    return this.questions.flatMap((ask) => ask.options.map((word) => parseWord(word).verb))
  }

  why = async (word: string): Promise<void> => {
    await this.explain(this.talk.word(word), parseWord(word).thing, [word])
  }

  /** While something is asked, a rule about any other verb has nothing to do with the moment. */
  whyThing = async (thing: string): Promise<void> => {
    const verbs = new Set(this.questions.length ? this.askedVerbs : this.talk.verbs)
    const words = [...verbs].slice(0, MOST_QUESTIONS).map((verb) => `${verb}:${thing}`)
    await this.explain(this.talk.name(thing), thing, words)
  }

  /** Ask the server about these words, and show the first rule it names. */
  private async explain(about: string, thing: string, words: readonly string[]): Promise<void> {
    const number = ++this.asked
    const fleeting = this.resting
    const answers = this.live ? await Promise.all(words.map((word) => this.source.why(word))) : []
    if (number !== this.asked) return // another question was put meanwhile
    const may = answers.some((answer) => answer.may)
    const found = answers.find((answer) => answer.rule)
    const question = this.questions[0]
    const rule = found?.rule ?? question?.rule ?? ''
    // what the question's own rule says is what is asked
    const told =
      rule === question?.rule || this.askedVerbs.includes(parseWord(found?.word ?? '').verb)
    const instead = question && !told
    this.reason = {
      about,
      does: this.talk.about(thing),
      may,
      rule: rule && !may ? this.talk.rule(rule) : null,
      instead: instead ? this.talk.prompt(question) : '',
      later: answers.filter((answer) => answer.later).map((answer) => answer.word),
      fleeting,
    }
  }

  // -- what a bot says -------------------------------------------------------------------

  /** Whether a bot may be asked: not where other people play. */
  get hintable(): boolean {
    return this.wanted && this.able && !this.amongPeople
  }

  /** Ask what a bot would say here. */
  async hint(): Promise<void> {
    if (!this.hintable || this.pondering) return
    const seq = this.source.state?.seq ?? -1
    const params = { path: { match: this.source.match } }
    this.pondering = true
    const hints = answerOf(api.GET('/api/v1/matches/{match}/hint', { params }))
    await this.attempt(hints.then((told) => (this.told = { hints: told, seq })))
    this.pondering = false
  }

  /** Wait for what was asked of the server, and tell where it fails. */
  async attempt(asked: Promise<unknown>): Promise<void> {
    this.trouble = ''
    try {
      await asked
    } catch (error) {
      this.trouble = troubleOf(error)
    }
  }

  /** The hints that still hold. */
  readonly hints: readonly Hint[] = $derived.by(() =>
    this.told.seq === this.source.state?.seq ? this.told.hints : NONE,
  )

  forgetHints(): void {
    this.told = { hints: [], seq: -1 }
  }

  /** Lines of the talk that nobody has seen here yet. */
  get unread(): number {
    return this.heard < 0 ? 0 : Math.max(0, this.source.chat.length - this.heard)
  }

  /** The talk is in sight, or was before I came. */
  hearTalk(): void {
    this.heard = this.source.chat.length
  }

  openRule(id: string): void {
    this.reason = null
    this.rule = id
    this.side = 'rules'
    this.sideOpen = true
  }
}
