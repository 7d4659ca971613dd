import { getContext, setContext } from 'svelte'
import type { Mon } from './mon'

/** What a player wears: a colour, a crest and a weave, so that nothing is told by colour alone. */
export interface Dress {
  /** A CSS colour, which may differ by day and by night. */
  colour: string
  crest: Pick<Mon, 'ink' | 'ground'>
  /** The pattern's name, for who draws land or cards in it. */
  weave: string
}

type Wardrobe = (seat: number) => Dress | null

const KEY = Symbol('dress')

/** Below the component that calls this, seats are dressed so. */
export function provideDress(wardrobe: Wardrobe): void {
  setContext(KEY, wardrobe)
}

/** How seats are dressed here; nobody is where no game says so. */
export function wardrobe(): Wardrobe {
  return getContext<Wardrobe | undefined>(KEY) ?? (() => null)
}
