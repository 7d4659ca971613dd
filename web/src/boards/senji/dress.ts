/** How each power looks wherever it is drawn: colour, crest and weave, never colour alone. */
import type { Dress } from '../../crests/dress'
import { CRESTS } from './crests'
import './inks.css'

export const FAMILIES = ['cherry', 'dragon', 'mask', 'fan', 'lotus', 'sabre'] as const
export const POWERS = [...FAMILIES, 'emperor'] as const
export type Power = (typeof POWERS)[number]

export function isPower(name: string): name is Power {
  return (POWERS as readonly string[]).includes(name)
}

/** How the family of a seat is dressed, once it is chosen. */
export function dressOf(view: object, seat: number): Dress | null {
  const { players } = view as { players?: readonly { family?: string }[] }
  const family = players?.[seat]?.family ?? ''
  if (!isPower(family)) return null
  const { ink, ground } = CRESTS[family]
  return { colour: `var(--${family})`, crest: { ink: [ink], ground: [ground] }, weave: family }
}
