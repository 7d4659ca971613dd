import { settings } from '../places/settings.svelte'
import { say } from '../texts/page.svelte'

const UNITS = [
  ['d', 24 * 3600 * 1000],
  ['h', 3600 * 1000],
  ['m', 60 * 1000],
] as const

/** So many milliseconds in their largest unit: "3 hours". Empty for less than a minute. */
export function spanText(milliseconds: number): string {
  const found = UNITS.find(([, length]) => milliseconds >= length)
  return found ? say(`time-${found[0]}`, { n: Math.floor(milliseconds / found[1]) }) : ''
}

/** A day as it is written where there is little room, with its year where that is another one. In
 *  a sentence its month is written out: a short one may end with a full stop. */
export function dayText(
  time: number,
  month: 'short' | 'long' = 'short',
  now: number = Date.now(),
): string {
  const then = new Date(time)
  const other = then.getFullYear() !== new Date(now).getFullYear()
  const day = { day: 'numeric', month } as const
  return then.toLocaleDateString(settings.language, other ? { ...day, year: 'numeric' } : day)
}
