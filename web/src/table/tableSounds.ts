import { chime, gong, rattle, rustle } from '../parts/sounds'
import type { TableEvent } from '../texts/talk'

/** Events that are heard, by a part of their names in any game. */
const HEARD: readonly [RegExp, () => Promise<void>][] = [
  [/(^|-)(re)?roll(ed|s)?(-|$)/, rattle],
  [/^(letter|offer)-came$/, rustle],
]

/** What is to be heard of a change: the end before my turn, my turn before what has happened. */
export function soundOf(
  events: readonly TableEvent[],
  now: { wanted: boolean; over: boolean },
  before: { wanted: boolean; over: boolean },
): (() => Promise<void>) | null {
  if (now.over && !before.over) return gong
  if (now.wanted && !before.wanted) return chime
  for (const [named, sound] of HEARD)
    if (events.some((event) => named.test(event.name))) return sound
  return null
}
