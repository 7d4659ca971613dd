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

/** A day as it is written where there is little room. */
export function dayText(time: number): string {
  const then = new Date(time)
  return then.toLocaleDateString(settings.language, { day: 'numeric', month: 'short' })
}
