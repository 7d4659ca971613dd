/** A patrol that is being built: points, figures, and the words that spell it. */
import { POINTS, PREPARATIONS, RING_MAX, worthOf, type Build } from './printed'
import { RINGS, type Word } from './view'

const SLOTS = RINGS.length + 1 // of one samurai: its rings, then its preparation

export const EMPTY: Build = { rings: [0, 0, 0, 0, 0], preparation: '' }

/** A patrol with its veterans, whose rings no choice changes. */
export function withVeterans(patrol: readonly Build[], veterans: readonly number[][]): Build[] {
  return patrol.map((build, i) =>
    veterans[i]?.some(Boolean) ? { ...build, rings: [...veterans[i]], fixed: true } : build,
  )
}

/** What was said of a patrol so far, as numbers: five rings and a preparation for each samurai. */
export function read(building: readonly number[], samurai: number): Build[] {
  return Array.from({ length: samurai }, (_, i) => {
    const slots = building.slice(i * SLOTS, (i + 1) * SLOTS)
    return {
      rings: RINGS.map((_, ring) => slots[ring] ?? 0),
      preparation: PREPARATIONS[slots[RINGS.length] ?? -1] ?? '',
    }
  })
}

export function spent(build: Build): number {
  return build.rings.reduce((sum, points) => sum + points, 0)
}

/** Points left for one samurai, or for all where they are pooled. */
export function pointsLeft(patrol: readonly Build[], i: number, pooled: boolean): number {
  if (patrol[i]?.fixed) return 0
  const free = pooled ? patrol.filter((build) => !build.fixed) : [patrol[i]!]
  return POINTS * free.length - free.reduce((sum, build) => sum + spent(build), 0)
}

/** The most that a ring may have, with what is left. */
export function most(patrol: readonly Build[], i: number, ring: number, pooled: boolean): number {
  return Math.min(RING_MAX, patrol[i]!.rings[ring]! + pointsLeft(patrol, i, pooled))
}

export function isComplete(patrol: readonly Build[], pooled: boolean): boolean {
  return patrol.every((build, i) => build.preparation && pointsLeft(patrol, i, pooled) === 0)
}

/** Points that are left go to the lowest rings, and who has no preparation gets one that is free. */
export function filledIn(patrol: readonly Build[], pooled: boolean): Build[] {
  const made = patrol.map((build) => ({ ...build, rings: [...build.rings] }))
  made.forEach((build, i) => {
    for (let left = own(made, i, pooled); left > 0; left--) {
      const low = Math.min(...build.rings)
      build.rings[build.rings.indexOf(low)]!++
    }
    build.preparation ||= PREPARATIONS.find((each) => made.every((b) => b.preparation !== each))!
  })
  return made
}

/** How many points go to this samurai: its own, or its part of the pool. */
function own(patrol: readonly Build[], i: number, pooled: boolean): number {
  if (!pooled) return pointsLeft(patrol, i, false)
  const room = RING_MAX * RINGS.length - spent(patrol[i]!)
  return Math.min(room, pointsLeft(patrol, i, true))
}

/** All words that spell a patrol of one's own, from what was said of it so far. The last ring needs
 *  none: it gets what is left, unless points are pooled. */
export function spell(
  patrol: readonly Build[],
  said: number,
  begun: boolean,
  pooled: boolean,
): Word[] {
  const words = patrol.flatMap((build) => [
    ...RINGS.map((ring, i) => `ring:${ring}-${build.rings[i]}`),
    `prepare:${build.preparation}`,
  ])
  const settled = (word: string, i: number) =>
    word.startsWith('ring:') &&
    (patrol[Math.floor(i / SLOTS)]!.fixed || (!pooled && word.startsWith('ring:void')))
  const asked = words.filter((word, i) => i >= said && !settled(word, i))
  return (begun ? asked : ['patrol:own', ...asked]) as Word[]
}

/** Figures of a whole patrol. */
export interface Totals {
  hitPoints: number
  speeds: number[]
  attacks: number[]
  initiative: number
  spies: number
  techniques: number
}

export function totalsOf(patrol: readonly Build[]): Totals {
  const sum = (ring: number) =>
    patrol.reduce((all, build) => all + worthOf(ring, build.rings[ring]!), 0)
  const has = (preparation: string) =>
    Number(patrol.some((build) => build.preparation === preparation))
  return {
    hitPoints: sum(0),
    speeds: patrol.map((build) => worthOf(1, build.rings[1]!)),
    attacks: patrol.map((build) => worthOf(3, build.rings[3]!)),
    initiative: sum(2),
    spies: has('espionage'),
    techniques: sum(4) + has('training'),
  }
}

/** The chance that at least one of these dice shows 4 or more. */
export function chanceToHit(dice: number): number {
  return 1 - 0.5 ** dice
}
