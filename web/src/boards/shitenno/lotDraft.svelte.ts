import type { Lots, SealCount } from './view'

/** A lot, or two, being put together: the words are said when it is finished. The board keeps it
 *  while something else is looked at. */
export class LotDraft {
  /** The cards of lot A, by their places among those to share. */
  picked = $state.raw<ReadonlySet<number>>(new Set())
  /** The tiles of both lots; 0 for none yet. */
  seals = $state.raw<readonly [SealCount | 0, SealCount | 0]>([0, 0])
  /** An offer was attempted without a tile. */
  hasty = $state(false)
  private of = ''

  /** Begin anew, if anything else lies there than before. */
  begin(sharing: Lots): void {
    const of = JSON.stringify(sharing)
    if (of === this.of) return
    this.of = of
    this.picked = new Set()
    this.hasty = false
    // two tiles for two lots leave only the question which is whose
    const settled = sharing.waiting.length === 2 && sharing.tiles.length === 2
    this.seals = settled ? [sharing.tiles[0]!, sharing.tiles[1]!] : [0, 0]
  }

  /** Put a card into lot A, or back. */
  pick(i: number): void {
    const now = new Set(this.picked)
    if (!now.delete(i)) now.add(i)
    this.picked = now
  }

  /** Close a lot with a tile; the other lot gets in exchange what this one had. */
  close(lot: 0 | 1, tile: SealCount): void {
    const now: [SealCount | 0, SealCount | 0] = [...this.seals]
    if (now[1 - lot] === tile) now[1 - lot] = now[lot]
    now[lot] = tile
    this.seals = now
    this.hasty = false
  }
}
