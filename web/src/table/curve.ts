import type { Analysis } from '../wire/types'

/** How the lines of seats are told apart, besides their colours. */
export const DASHES = ['', '7 3', '2 3', '9 3 2 3', '5 5', '1 4', '12 4', '3 1']

/** Everybody's chances, first those of the opening. */
export function pointsOf(
  found: Analysis,
): Pick<Analysis['moments'][number], 'chances' | 'low' | 'high'>[] {
  const opening = { chances: found.opening, low: found.opening, high: found.opening }
  return [opening, ...found.moments]
}
