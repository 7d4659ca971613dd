/** The host's plans, kept on this device: those of the last few tables. */
import { keep, recall } from '../../places/deviceStorage'
import type { Word } from './view'

export interface KeptPlan {
  table: string
  round: number
  words: readonly Word[]
  said: readonly Word[]
  last: readonly Word[]
  running: boolean
}

const NAME = 'senji-plans'
const MOST = 6

function isPlan(value: unknown): value is KeptPlan {
  const { table, round, words, said, last } = (value ?? {}) as Partial<KeptPlan>
  const lists = [words, said, last].every(
    (list) => Array.isArray(list) && list.every((word) => typeof word === 'string'),
  )
  return typeof table === 'string' && typeof round === 'number' && lists
}

function keptPlans(): KeptPlan[] {
  try {
    const told: unknown = JSON.parse(recall(NAME) || '[]')
    return Array.isArray(told) ? told.filter(isPlan) : []
  } catch {
    return [] // somebody else wrote there
  }
}

export function keptPlan(table: string): KeptPlan | undefined {
  return keptPlans().find((each) => each.table === table)
}

/** The newest first, one for each table. */
export function keepPlan(plan: KeptPlan): void {
  const others = keptPlans().filter((each) => each.table !== plan.table)
  keep(NAME, JSON.stringify([plan, ...others].slice(0, MOST)))
}
