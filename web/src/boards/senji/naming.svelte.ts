/** Several places that the host names one after the other, in an order of his own: each is said as
 *  soon as he is asked for the next. */
import { keptPlan, keepPlan } from './keptPlans'
import type { SenjiAsk, Word } from './view'

export class NamingPlan {
  /** What will be named, first to last. */
  words = $state.raw<readonly Word[]>([])
  /** They are being put in order: a tap adds to them. */
  open = $state(false)
  /** They are being named. */
  running = $state(false)
  /** What I named in the last summer, in that order. */
  last = $state.raw<readonly Word[]>([])
  private said: readonly Word[] = []
  /** What I have just named, until the next question shows that it was heard. */
  private under: Word | undefined
  private round = 0
  private table = ''
  private answered: SenjiAsk | undefined

  /** Its place in the order, from 1; 0 where it has none. */
  placeOf(word: Word): number {
    return this.words.indexOf(word) + 1
  }

  toggle(word: Word): void {
    this.words = this.words.includes(word)
      ? this.words.filter((each) => each !== word)
      : [...this.words, word]
    this.keep()
  }

  /** As in the last summer, as far as it can still be named. */
  likeLast(menu: readonly Word[]): void {
    this.open = true
    this.words = this.last.filter((word) => menu.includes(word))
    this.keep()
  }

  go(): void {
    this.running = true
    this.keep()
  }

  stop(): void {
    this.running = false
    this.open = false
    this.words = []
    this.keep()
  }

  /** The summer of this round, at this table: what was begun in it goes on, whatever was named in
   *  an earlier one is kept as a suggestion. */
  begin(round: number, table = ''): void {
    if (table !== this.table) {
      this.table = table
      const kept = keptPlan(table)
      this.round = kept?.round ?? round
      this.words = kept?.words ?? []
      this.said = kept?.said ?? []
      this.last = kept?.last ?? []
      this.running = kept?.running ?? false
      this.open = this.words.length > 0
    }
    if (round === this.round) return
    this.heard()
    this.round = round
    if (this.said.length) this.last = this.said
    this.said = []
    this.stop()
  }

  /** What is named now, by a plan or by hand. */
  note(word: Word): void {
    this.under = word
  }

  /** What follows a word by the plan. */
  after(word: Word): readonly Word[] {
    return this.running ? this.words.filter((each) => each !== word) : []
  }

  /** The word for this question, once for each; none where nothing is planned for it. */
  next(ask: SenjiAsk | undefined): Word | undefined {
    if (!ask || ask === this.answered) return undefined
    if (this.under && !ask.options.includes(this.under)) this.heard()
    if (!this.running) return undefined
    this.answered = ask
    const word = this.words.find((each) => ask.options.includes(each))
    if (!word) this.stop()
    return word
  }

  private heard(): void {
    const word = this.under
    this.under = undefined
    if (!word) return
    this.said = [...this.said.filter((each) => each !== word), word]
    this.words = this.words.filter((each) => each !== word)
    this.keep()
  }

  private keep(): void {
    const { table, round, words, said, last, running } = this
    if (table) keepPlan({ table, round, words, said, last, running })
  }
}
