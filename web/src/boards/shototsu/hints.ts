/** Lines that tell something without being asked for: whom a samurai could strike where it stands,
 *  whom it may not attack, and what stands between it and an enemy. */
import type { Plan } from './plan.svelte'
import { samuraiOf, type Samurai, type ShototsuProps, type View } from './view'

export interface Hint {
  from: string
  to: string
  kind: 'reach' | 'decree' | 'blocked'
  seat: number
  /** The space in the way. */
  by?: string
}

/** Of those that are pointed at or looked at, or of all. */
export function hintsOf(
  { view, highlighted }: Pick<ShototsuProps, 'view' | 'highlighted'>,
  plan: Pick<Plan, 'samurai' | 'goal'>,
  looked: string,
  all: boolean,
): Hint[] {
  const told = view.samurai.filter(
    ({ samurai, alive, place }) =>
      alive && place && (all || samurai === looked || highlighted.has(samurai)),
  )
  return [
    ...told.flatMap((each) => [...struckBy(view, each), ...decreed(view, each)]),
    ...hidden(view, plan),
  ]
}

function line(view: View, { place, seat }: Samurai, name: string, kind: Hint['kind']): Hint[] {
  const to = samuraiOf(view, name)?.place
  return to ? [{ from: place, to, kind, seat }] : []
}

function struckBy(view: View, samurai: Samurai): Hint[] {
  return samurai.in_reach.flatMap((name) => line(view, samurai, name, 'reach'))
}

function decreed(view: View, samurai: Samurai): Hint[] {
  return view.decrees.flatMap(([who, whom]) =>
    who === samurai.samurai ? line(view, samurai, whom!, 'decree') : [],
  )
}

/** In range of whose turn it is, and not in sight: until it walks elsewhere. */
function hidden(view: View, plan: Pick<Plan, 'samurai' | 'goal'>): Hint[] {
  const active = samuraiOf(view, view.active)
  if (!active || plan.goal || plan.samurai !== view.active) return []
  return view.blocked.flatMap(({ target, by }) =>
    line(view, active, target, 'blocked').map((each) => ({ ...each, by })),
  )
}
