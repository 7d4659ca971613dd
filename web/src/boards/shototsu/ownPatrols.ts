/** Patrols of one's own, kept on this device: the last few that were sealed. */
import { keep, recall } from '../../places/deviceStorage'
import type { Build } from './printed'

export interface Kept {
  samurai: readonly Build[]
  pooled: boolean
}

const NAME = 'shototsu-patrols'
const MOST = 6

function isBuild(value: unknown): value is Build {
  const { rings, preparation } = (value ?? {}) as Partial<Build>
  return Array.isArray(rings) && rings.length === 5 && typeof preparation === 'string'
}

export function keptPatrols(): Kept[] {
  try {
    const told: unknown = JSON.parse(recall(NAME) || '[]')
    if (!Array.isArray(told)) return []
    return (told as Kept[]).filter((each) => each?.samurai?.every?.(isBuild))
  } catch {
    return [] // somebody else wrote there
  }
}

const same = (a: Kept, b: Kept) => JSON.stringify(a.samurai) === JSON.stringify(b.samurai)

/** The newest first, each once. */
export function keepPatrol(samurai: readonly Build[], pooled: boolean): Kept[] {
  const newest = { samurai, pooled }
  const all = [newest, ...keptPatrols().filter((each) => !same(each, newest))].slice(0, MOST)
  keep(NAME, JSON.stringify(all))
  return all
}

export function forgetPatrol(kept: Kept): Kept[] {
  const all = keptPatrols().filter((each) => !same(each, kept))
  keep(NAME, JSON.stringify(all))
  return all
}
