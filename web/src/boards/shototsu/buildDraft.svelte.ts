import { EMPTY, filledIn, isComplete, most, read, spell, withVeterans } from './building'
import { forgetPatrol, keepPatrol, keptPatrols, type Kept } from './ownPatrols'
import { readyMade, type Build } from './printed'
import type { View, Word } from './view'

/** A patrol that is put together: nothing is said before it is sealed. */
export class BuildDraft {
  samurai = $state.raw<readonly Build[]>([])
  /** The ready-made patrol that was taken and not changed since; empty for one's own. */
  patrol = $state('')
  /** The samurai that is looked at, where there is room for one. */
  shown = $state(0)
  kept = $state.raw<readonly Kept[]>(keptPatrols())

  constructor(private readonly view: () => View) {
    const { building, samurai_each } = view()
    if (building.length) this.put(read(building, samurai_each))
    else this.take('balanced')
  }

  private get pooled(): boolean {
    return this.view().pooled
  }

  /** Begun in words already, so that only the rest is asked. */
  get begun(): boolean {
    return this.view().building.length > 0
  }

  readonly complete: boolean = $derived.by(() => isComplete(this.samurai, this.view().pooled))

  /** The rings of one's own samurai as they are known before the build: those of veterans. */
  private get veterans(): number[][] {
    const { samurai, seat } = this.view()
    return samurai.filter((each) => each.seat === seat).map((each) => each.rings)
  }

  private put(samurai: readonly Build[]): void {
    this.samurai = withVeterans(samurai, this.veterans)
  }

  take(patrol: string): void {
    this.put(readyMade(patrol, this.view().samurai_each))
    this.patrol = patrol
  }

  /** Begin with nothing spent. */
  empty(): void {
    this.put(Array.from({ length: this.view().samurai_each }, () => EMPTY))
    this.patrol = ''
  }

  takeKept(kept: Kept): void {
    const veterans = this.veterans.some((rings) => rings.some(Boolean))
    this.samurai = veterans ? withVeterans(kept.samurai, this.veterans) : kept.samurai
    this.patrol = ''
  }

  private change(i: number, build: Build): void {
    this.samurai = this.samurai.map((each, j) => (i === j ? build : each))
    this.patrol = ''
    this.shown = i
  }

  /** Put points into a ring; tells whether there were enough. */
  set(i: number, ring: number, points: number): boolean {
    if (points < 0 || points > most(this.samurai, i, ring, this.pooled)) return false
    const build = this.samurai[i]!
    if (build.fixed) return false
    this.change(i, { ...build, rings: build.rings.map((each, j) => (j === ring ? points : each)) })
    return true
  }

  /** Who has this preparation already gets the other's. */
  prepare(i: number, preparation: string): void {
    const former = this.samurai[i]!.preparation
    const other = this.samurai.findIndex((each) => each.preparation === preparation)
    if (other >= 0 && other !== i)
      this.change(other, { ...this.samurai[other]!, preparation: former })
    this.change(i, { ...this.samurai[i]!, preparation })
  }

  fill(): void {
    this.samurai = filledIn(this.samurai, this.pooled)
    this.patrol = ''
  }

  /** What says it. */
  get words(): Word[] {
    if (this.patrol && !this.begun) return [`patrol:${this.patrol}` as Word]
    const { building, pooled } = this.view()
    return spell(this.samurai, building.length, this.begun, pooled)
  }

  /** Remember a patrol of one's own on this device, so that it is offered again. */
  seal(): void {
    if (!this.patrol && !this.samurai.some((build) => build.fixed))
      this.kept = keepPatrol(this.samurai, this.pooled)
  }

  forget(kept: Kept): void {
    this.kept = forgetPatrol(kept)
  }
}
