/** The things that are lit up, on the board and wherever else they are named. */
export class Lights {
  lit = $state.raw<ReadonlySet<string>>(new Set())

  /** Light up these things and no others. */
  show = (things: readonly string[]): void => {
    if (things.length || this.lit.size) this.lit = new Set(things)
  }
}
