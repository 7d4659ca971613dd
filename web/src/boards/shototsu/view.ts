/** What a seat sees of a table of Shōtotsu, and what can be said, asked and told there. */
import type { Plan, Samurai, View } from '../../wire/views/shototsu.gen'
import type { Events, Question, Word } from '../../wire/words/shototsu.gen'
import type { BoardProps, EventOf } from '../index'

export type {
  Effect,
  Fight,
  InitiativeRoll as Initiative,
  Plan as Outlook,
  Player,
  Prospect,
  Samurai,
  View,
} from '../../wire/views/shototsu.gen'
export type { Question, Word } from '../../wire/words/shototsu.gen'

export type ShototsuProps = BoardProps<
  View,
  { word: Word; question: Question; event: EventOf<Events> }
>

export const NOBODY = -1
export const RINGS = ['earth', 'water', 'air', 'fire', 'void'] as const
export type Ring = (typeof RINGS)[number]

export function samuraiOf(view: View, name: string): Samurai | undefined {
  return view.samurai.find((each) => each.samurai === name)
}

/** What a samurai could do from each space: the one whose turn it is, or one of mine that may be
 *  chosen. */
export function outlookOf(view: View, samurai: string): Plan | null {
  if (!samurai) return null
  return samurai === view.active ? view : (view.plans[samurai] ?? null)
}

/** The letter of a samurai, as it stands on its token: "1a" is a. */
export function letterOf(name: string): string {
  return name.slice(-1)
}

/** Hit points left; -1 where they are hidden. */
export function leftOf(samurai: Samurai): number {
  return samurai.stats ? Math.max(0, samurai.stats.hit_points - samurai.wounds) : -1
}

/** Seats from mine clockwise, as the patrols are shown; a spectator sees them in their order. */
export function seatsFrom(view: View): number[] {
  const first = Math.max(0, view.seat)
  return view.players.map((_, i) => (first + i) % view.players.length)
}
