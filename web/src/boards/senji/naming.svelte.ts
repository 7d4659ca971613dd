/** Several places that the host names one after the other, in an order of his own: each is said as
 *  soon as he is asked for the next. */
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
  private round = 0
  private answered: SenjiAsk | undefined

  /** Its place in the order, from 1; 0 where it has none. */
  placeOf(word: Word): number {
    return this.words.indexOf(word) + 1
  }

  toggle(word: Word): void {
    this.words = this.words.includes(word)
      ? this.words.filter((each) => each !== word)
      : [...this.words, word]
  }

  /** As in the last summer, as far as it can still be named. */
  likeLast(menu: readonly Word[]): void {
    this.open = true
    this.words = this.last.filter((word) => menu.includes(word))
  }

  stop(): void {
    this.running = false
    this.open = false
    this.words = []
  }

  /** Another summer has come: what was named in this one is kept as a suggestion. */
  begin(round: number): void {
    if (round === this.round) return
    this.round = round
    if (this.said.length) this.last = this.said
    this.said = []
    this.stop()
  }

  /** What was named, by a plan or by hand. */
  note(word: Word): void {
    this.said = [...this.said, word]
    this.words = this.words.filter((each) => each !== word)
  }

  /** The word for this question, once for each; none where nothing is planned for it. */
  next(ask: SenjiAsk | undefined): Word | undefined {
    if (!ask || !this.running || ask === this.answered) return undefined
    this.answered = ask
    const word = this.words.find((each) => ask.options.includes(each))
    if (!word) this.stop()
    return word
  }
}
