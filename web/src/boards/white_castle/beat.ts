import { BEAT } from '../../table/steady'
import type { Ways } from './gestures'

/** What just came to mean something else by a new question takes no tap for a beat; what changed
 *  because the reader lifted something does at once. */
export class Beat {
  private asks: unknown
  private stood: ReadonlyMap<string, string> = new Map()
  private readonly changed = new Map<string, number>()

  look(asks: unknown, ways: Ways, now: number): void {
    const told = new Map<string, string>()
    for (const [target, each] of ways)
      told.set(target, each.map(({ words }) => words.join(' ')).join('|'))
    if (asks !== this.asks)
      for (const [target, words] of told)
        if (this.stood.get(target) !== words) this.changed.set(target, now)
    this.asks = asks
    this.stood = told
  }

  holds(target: string, now: number): boolean {
    return now - (this.changed.get(target) ?? -Infinity) < BEAT
  }
}
