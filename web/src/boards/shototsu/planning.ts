/** A whole activation or deployment put together on the garden, as the words that say it. */
import { parseWord } from '../../texts/words'
import type { Question, ShototsuProps, Word } from './view'

/** What is planned so far; empty where nothing is. */
export interface Planned {
  samurai: string
  /** Where it goes or stands. */
  goal: string
  /** What it does there: `attack:2c`, `use:…`, `pick-up`, `rearm`, `rest`. */
  act: string
  /** The posture it takes at the end; empty to keep the present one. */
  posture: string
}

/** The steps of an activation, by the question that is open. */
export type Step = 'samurai' | 'move' | 'act' | 'posture'

const STEPS: Readonly<Partial<Record<Question, Step>>> = {
  'SHO-42': 'samurai',
  'SHO-44': 'move',
  'SHO-43-action': 'act',
  'SHO-43-posture': 'posture',
}

export function stepOf(question: string): Step | null {
  return STEPS[question as Question] ?? null
}

export function isDeploying(question: string): boolean {
  return question.startsWith('SHO-41')
}

/** The words of an activation from the open question on: the whole of it, so far as it is planned.
 *  What comes after the last thing planned is left open. */
export function activationWords(step: Step, plan: Planned, to: Step = lastStep(plan)): Word[] {
  const order: Step[] = ['samurai', 'move', 'act', 'posture']
  const words: Record<Step, string> = {
    samurai: `activate:${plan.samurai}`,
    move: plan.goal ? `move:${plan.goal}` : 'stay',
    act: plan.act || 'rest',
    posture: plan.posture ? `posture:${plan.posture}` : 'keep',
  }
  const first = order.indexOf(step)
  const last = Math.max(first, order.indexOf(to))
  return order.slice(first, last + 1).map((each) => words[each] as Word)
}

/** The last step of an activation that is planned. Who does nothing or changes posture has planned
 *  all of it; after an attack the posture waits until the dice lie, unless one is chosen. */
export function lastStep(plan: Planned): Step {
  if (plan.posture) return 'posture'
  if (plan.act === 'rest') return 'posture'
  if (plan.act) return parseWord(plan.act).verb === 'attack' ? 'act' : 'posture'
  return plan.goal ? 'move' : 'samurai'
}

/** The words that put a samurai on the board, from the open question on. */
export function deploymentWords(question: string, plan: Planned): Word[] {
  const words = [`deploy:${plan.samurai}`, `stand:${plan.goal}`, `posture:${plan.posture}`]
  const first = ['SHO-41', 'SHO-41-where', 'SHO-41-posture'].indexOf(question)
  return words.slice(first) as Word[]
}

/** The question of this name that is open to me, or the first of these. */
export function openAsk(board: Pick<ShototsuProps, 'asks'>, ...names: string[]) {
  return board.asks.find((ask) => names.includes(ask.name))
}

/** What words of this verb name: the spaces of `move:…`. */
export function thingsOf(options: readonly string[], verb: string): string[] {
  return options.map(parseWord).flatMap((word) => (word.verb === verb ? [word.thing] : []))
}
