/** The things that are lit up, on the board and wherever else they are named; and the words, where
 *  what is pointed at is no less than a word. */
export class Lights {
  lit = $state.raw<ReadonlySet<string>>(new Set())
  words = $state.raw<ReadonlySet<string>>(new Set())

  /** What a board lights: by its name, or by the one word it says. */
  readonly named: ReadonlySet<string> = $derived.by(() =>
    this.words.size ? new Set([...this.lit, ...this.words]) : this.lit,
  )

  /** Light up these things and words, and no others. */
  show = (things: readonly string[], words: readonly string[] = []): void => {
    if (things.length || this.lit.size) this.lit = new Set(things)
    if (words.length || this.words.size) this.words = new Set(words)
  }

  /** Whether a choice is lit: where a word is pointed at, no other that names the same thing is. */
  isLit(word: string, thing: string): boolean {
    return this.words.size ? this.words.has(word) : this.lit.has(thing)
  }
}
