import { wordsFor, type OpenAsk } from '../boards'
import type { Attempt } from '../parts/attempt.svelte'
import { settings } from '../places/settings.svelte'
import type { Explanations } from './explanations.svelte'
import type { Lights } from './lights.svelte'
import type { Moments } from './moments.svelte'
import type { TableSource } from './tableSource.svelte'

/** What is about to be said for good, what follows it by a plan, and the questions it answers. */
interface Drafted {
  words: readonly string[]
  then: readonly string[]
  to: readonly OpenAsk[]
}

/** What a reader says from a seat: choosing words, confirming those that are final, preparing some
 *  for later, and taking the last ones back. */
export class Speech {
  private tapped = $state('')
  /** How often I have spoken. */
  said = $state(0)
  private drafted = $state.raw<Drafted | null>(null)
  /** What follows by a plan that was confirmed as a whole. */
  private agreed: readonly string[] = []
  /** The server is asked whether what I am about to say is final. */
  private weighing = $state(false)

  constructor(
    private readonly source: TableSource,
    private readonly moments: Moments,
    private readonly explanations: Explanations,
    private readonly lights: Lights,
    private readonly attempt: Attempt,
    /** What I say is heard by the coach, too. */
    private readonly onSaid: (words: readonly string[]) => void,
  ) {}

  /** Nothing keeps me from speaking: neither a pause nor a bot that plays in my place. */
  private readonly free: boolean = $derived.by(() => {
    const { live, shown, you } = this.moments
    return live && !shown.table.paused && !shown.table.seats[you]?.away
  })

  /** Something I said or took back is still on its way. */
  get underWay(): boolean {
    return this.source.busy
  }

  private get heard(): boolean {
    return !this.source.busy && this.source.connection === 'open'
  }

  /** Whether one of the questions can be answered now. */
  readonly able: boolean = $derived.by(
    () => this.free && this.heard && !this.weighing && this.moments.questions.length > 0,
  )

  /** Whether somebody else plays here who is no bot: against bots alone nothing is final. */
  get amongPeople(): boolean {
    const { shown, you } = this.moments
    return shown.table.seats.some((seat) => seat.seat !== you && seat.kind !== 'bot')
  }

  // -- choosing --------------------------------------------------------------------------

  /** The choices are narrowed to those that name this thing, while there are any. */
  get picked(): string {
    return wordsFor(this.moments.questions, this.tapped).length ? this.tapped : ''
  }

  set picked(thing: string) {
    this.tapped = thing
  }

  /** What may be said, as it stands in the prompt bar: all, or what names the thing picked. */
  readonly choices: string[] = $derived.by(() => {
    const { questions } = this.moments
    if (this.picked) return wordsFor(questions, this.picked)
    return questions.flatMap((ask) => ask.options)
  })

  /** A thing of the board was tapped: say its word, or narrow the choices to its words. */
  pick = (thing: string): void => {
    const words = wordsFor(this.moments.questions, thing)
    if (words.length && !this.able) return
    if (words.length === 1) this.choose(words[0]!)
    else if (words.length > 1) this.picked = this.picked === thing ? '' : thing
    else void this.explanations.explainThing(thing)
  }

  choose = (word: string, then?: readonly string[]): void => this.compose([word], then)

  /** Say words, and `then` those of a plan, each in its turn: one confirmation serves them all. */
  compose = (words: readonly string[], then?: readonly string[]): void => {
    if (!this.able) return
    this.explanations.close()
    const agreed = then && [...words, ...then].every((word) => this.agreed.includes(word))
    if (!agreed) this.agreed = []
    if (settings.confirm && this.amongPeople && !agreed) void this.weigh(words, then)
    else this.send(words)
  }

  private send(words: readonly string[]): void {
    this.drafted = null
    this.attempt.trouble = ''
    this.picked = ''
    this.lights.show([])
    this.agreed = this.agreed.filter((word) => !words.includes(word))
    this.said += 1
    this.source.say(words)
    this.onSaid(words)
  }

  // -- confirming ------------------------------------------------------------------------

  /** What waits for a last word before it is said; no longer, once something else is asked. */
  get confirming(): readonly string[] | null {
    if (!this.able || this.drafted?.to !== this.moments.questions) return null
    return [...this.drafted.words, ...this.drafted.then]
  }

  /** Think better of it. */
  unconfirmed(): void {
    this.drafted = null
  }

  confirm(): void {
    if (!this.confirming || !this.drafted) return
    const { words, then } = this.drafted
    this.agreed = then
    this.send(words)
  }

  /** Say words that can be taken back; ask about all others first. */
  private async weigh(words: readonly string[], then: readonly string[] = []): Promise<void> {
    const to = this.moments.questions
    this.weighing = true
    const final = await this.source.final(words)
    this.weighing = false
    if (this.moments.questions !== to) return // something else is asked by now
    if (final) this.drafted = { words, then, to }
    else if (this.able) this.send(words)
  }

  // -- preparing -------------------------------------------------------------------------

  /** I sit at a table that waits for others: what I shall say can be prepared. */
  get preparing(): boolean {
    const { you, wanted, questions } = this.moments
    const goesOn = this.source.drill === null
    return this.free && goesOn && you >= 0 && !wanted && questions.length === 0
  }

  /** What I prepare next is for the turn after what is prepared. */
  behind = $state(false)

  /** Say this as soon as it is asked, word by word or as one move; the server forgets it where it
   *  cannot be said then. */
  prepare = (words: readonly string[], together = false): void => {
    this.explanations.close()
    const after = this.behind && words.length ? this.moves.length : 0
    this.behind = false
    this.source.act({ type: 'queue', words: [...words], together, after })
  }

  /** Drop a prepared move, and those behind it. */
  drop(number: number): void {
    this.behind = false
    this.source.act({ type: 'queue', words: [], together: false, after: number })
  }

  get prepared(): readonly string[] {
    return this.moments.past ? [] : this.moments.shown.queue
  }

  /** All moves that are prepared, each for its turn. */
  get moves(): readonly (readonly string[])[] {
    return this.prepared.length ? [this.prepared, ...this.moments.shown.ahead] : []
  }

  // -- taking back -----------------------------------------------------------------------

  /** Whether my last choice can be taken back, or the others be asked about it. */
  get undoable(): boolean {
    return this.moments.live && this.heard && this.moments.shown.undo !== 'none'
  }

  undo(): void {
    if (this.undoable) this.source.undo()
  }

  restart(): void {
    if (this.undoable) this.source.restart()
  }
}
