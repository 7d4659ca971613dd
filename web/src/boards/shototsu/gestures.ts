/** What a tap on the garden or a patrol means, and the keys of the board. */
import type { DiceDraft } from './diceDraft.svelte'
import type { Marks } from './field'
import { activate } from './offers'
import type { Plan } from './plan.svelte'
import { isDeploying, stepOf, thingsOf } from './planning'
import { letterOf, type ShototsuProps, type Word } from './view'

export interface Desk {
  board: ShototsuProps
  plan: Plan
  dice: DiceDraft
  marks: Marks
  /** Lay the sheet of a samurai on the desk. */
  look: (samurai: string) => void
}

export interface Gestures {
  place: (place: string) => void
  figure: (samurai: string) => void
  word: (word: string) => void
  key: (event: KeyboardEvent) => boolean
}

export function gesturesOf(desk: () => Desk): Gestures {
  const taps = {
    place: (place: string) => tapPlace(desk(), place),
    figure: (samurai: string) => tapFigure(desk(), samurai),
    word: (word: string) => desk().board.choose(word as Word),
  }
  let aiming = false
  const key = (event: KeyboardEvent): boolean => {
    const { board, plan } = desk()
    const own = thingsOf(options(board), 'activate')
    if ((event.key === '[' || event.key === ']') && own.length) {
      const by = event.key === ']' ? 1 : own.length - 1
      plan.select(own[(own.indexOf(plan.samurai) + by) % own.length]!)
      return true
    }
    if (event.key === 'a' && !aiming) return (aiming = aims(desk()).length > 0)
    const found = aiming ? aims(desk()).find((each) => letterOf(each) === event.key) : undefined
    aiming = false
    if (found) tapFigure(desk(), found)
    return found !== undefined
  }
  return { ...taps, key }
}

function options(board: ShototsuProps): readonly string[] {
  return board.asks[0]?.options ?? []
}

/** Whom the samurai that is planned for could attack. */
function aims({ board, plan }: Desk): string[] {
  const named = thingsOf(options(board), 'attack')
  return named.length ? named : plan.prospects.map((each) => each.target)
}

function tapFigure(desk: Desk, samurai: string): void {
  const { board, plan } = desk
  const offered = options(board)
  const step = stepOf(board.asks[0]?.name ?? '')
  if (offered.includes(`activate:${samurai}`) && plan.samurai !== samurai) plan.select(samurai)
  else if (step && step !== 'posture' && aims(desk).includes(samurai)) plan.do(`attack:${samurai}`)
  else if (step && plan.samurai === samurai && plan.goal) plan.go('')
  else if (offered.includes(`target:${samurai}`)) board.choose(`target:${samurai}` as Word)
  else if (!step && offered.includes(`attack:${samurai}`)) board.choose(`attack:${samurai}` as Word)
  else if (offered.includes(`deploy:${samurai}`)) plan.samurai = samurai
  else desk.look(samurai)
}

function tapPlace(desk: Desk, place: string): void {
  const { board, plan, marks } = desk
  const question = board.asks[0]?.name ?? ''
  const offered = options(board)
  const step = stepOf(question)
  const deeds = step === 'act' ? offered : (plan.outlook?.acts[plan.place] ?? [])
  if (isDeploying(question)) {
    if (marks.places.has(place)) plan.goal = place
    else board.why(`stand:${place}` as Word)
  } else if (place === board.view.relic && deeds.includes('pick-up')) plan.do('pick-up')
  else if (offered.includes(`lunge:${place}`)) board.choose(`lunge:${place}` as Word)
  else if (question === 'SHO-71-push') push(desk, place)
  else if (marks.places.has(place)) walk(desk, place)
  else if (board.asks.length) board.why(`move:${place}` as Word)
}

/** The first tap sets the goal, a second one goes there. */
function walk({ board, plan }: Desk, place: string): void {
  if (plan.goal === place) activate(board, plan)
  else plan.go(place)
}

function push({ board }: Desk, place: string): void {
  const far = board.view.pushes.indexOf(place)
  const word = `push:${Math.max(0, far)}` as Word
  if (far >= 0 && options(board).includes(word)) board.choose(word)
  else board.why(word)
}
