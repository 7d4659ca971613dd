import { thingsOf } from './planning'
import type { ShototsuProps, Word } from './view'

/** Dice of an attack that are pointed at: the one to roll again, or those to set aside. */
export class DiceDraft {
  private picked = $state(-1)
  private aside = $state.raw<readonly number[]>([])

  constructor(private readonly board: () => ShototsuProps) {}

  private get options(): readonly string[] {
    return this.board().asks[0]?.options ?? []
  }

  private get rolled(): readonly number[] {
    return this.board().view.attack?.dice ?? []
  }

  /** Dice are being set aside. */
  get storing(): boolean {
    return this.board().asks[0]?.name === 'SHO-70-store'
  }

  /** The faces that may be chosen. */
  get open(): ReadonlySet<number> {
    return new Set(thingsOf(this.options, this.storing ? 'store' : 'reroll').map(Number))
  }

  get shelf(): readonly number[] {
    return this.storing ? this.aside : []
  }

  /** The die that would be rolled again: the one tapped, else the one that gains most by it. */
  get index(): number {
    if (this.storing || !this.open.size) return -1
    if (this.open.has(this.rolled[this.picked] ?? 0)) return this.picked
    const { effects } = this.board().view
    const worth = (face: number) => effects[`reroll:${face}`]?.damage ?? 0
    const best = [...this.open].sort((a, b) => worth(b) - worth(a) || a - b)[0]!
    return this.rolled.indexOf(best)
  }

  get face(): number {
    return this.rolled[this.index] ?? 0
  }

  pick(index: number): void {
    if (!this.storing) this.picked = index
    else if (this.aside.includes(index)) this.aside = this.aside.filter((each) => each !== index)
    else this.aside = [...this.aside, index]
  }

  /** What sets the chosen dice aside, in ascending order as they are named, and then stops. */
  get words(): Word[] {
    const faces = this.shelf.map((index) => this.rolled[index]!).sort((a, b) => a - b)
    return [...faces.map((face) => `store:${face}` as Word), 'pass']
  }

  clear(): void {
    this.picked = -1
    this.aside = []
  }
}
