import type { Way } from './gestures'
import type { Word } from './view'

export type Page = 'castle' | 'grounds' | 'domain' | 'clans'

/** Several ways lead to one target: which one is meant? */
export interface Chooser {
  target: string
  ways: readonly Way[]
  at: { x: number; y: number }
}

/** What is put together on the board and not said yet. Board and prompt bar share it. */
export class Draft {
  /** The end of the bridge whose die is lifted. */
  lifted = $state('')
  /** The end whose die is under the pointer. */
  hovered = $state('')
  /** Goods chosen so far, behind the word that lets one choose. */
  chosen = $state.raw<readonly Word[]>([])
  chooser = $state.raw<Chooser | null>(null)
  /** The other clan whose domain lies open. */
  opened = $state(-1)
  page = $state<Page>('castle')
  /** A room whose card lies open at the foot of a phone. */
  room = $state('')
  /** On a phone the rows of a card are too low for a finger. */
  fingers = $state(false)
  /** Something was said here, and what follows has not come yet. */
  spoke = false

  /** Think better of all that is not said yet; tells whether there was anything. */
  clear(): boolean {
    const any = this.lifted || this.chosen.length || this.chooser || this.room
    this.lifted = ''
    this.hovered = ''
    this.chosen = []
    this.chooser = null
    this.room = ''
    return Boolean(any)
  }
}

/** There is one board on the page at a time. */
export const draft = new Draft()
