/** What is drawn on the field for the open question and what is planned. */
import type { Line, Marks, Slip } from './field'
import { NO_MARKS } from './field'
import { isAhead } from './ahead'
import { isDeploying, stepOf, thingsOf } from './planning'
import type { Plan } from './plan.svelte'
import { samuraiOf, type Samurai, type ShototsuProps, type View } from './view'
import { footpaths } from './ways'

export function marksOf(board: ShototsuProps, plan: Plan): Marks {
  const { view } = board
  const ask = board.asks[0]
  const base = { ...NO_MARKS, active: view.active, ...fightMarks(view) }
  if (!ask || !board.live) return base
  const options = ask.options as readonly string[]
  const step = stepOf(ask.name)
  if (isDeploying(ask.name)) return deployment(board, plan)
  if (step === 'samurai' || step === 'move' || step === 'act' || step === 'posture')
    return activation(board, plan, options)
  return { ...base, ...single(board, plan, options) }
}

/** The attack that is being carried out: a line between the two. */
function fightMarks(view: View): Pick<Marks, 'lines' | 'target'> {
  const attacker = view.attack && samuraiOf(view, view.attack.attacker)
  const target = view.attack && samuraiOf(view, view.attack.target)
  if (!attacker?.place || !target?.place) return { lines: [], target: '' }
  const line = { from: attacker.place, to: target.place, chosen: true }
  return { lines: [line], target: target.samurai }
}

function deployment(board: ShototsuProps, plan: Plan): Marks {
  const { view, asks } = board
  const ask = asks[0]!
  const taken = new Set(view.samurai.map((each) => each.place))
  const camp = (view.deployments[view.seat] ?? []).filter((place) => !taken.has(place))
  const options = ask.options as readonly string[]
  const places = ask.name === 'SHO-41' ? camp : thingsOf(options, 'stand')
  const samurai = samuraiOf(view, plan.samurai)
  return {
    ...NO_MARKS,
    places: new Set(places),
    framed: places,
    ghost:
      samurai && plan.goal ? { samurai: posed(samurai, plan.posture), place: plan.goal } : null,
    active: plan.samurai,
  }
}

function posed(samurai: Samurai, posture: string): Samurai {
  return posture ? { ...samurai, posture, counts_as: posture } : samurai
}

function activation(board: ShototsuProps, plan: Plan, options: readonly string[]): Marks {
  const { view } = board
  const mover = samuraiOf(view, plan.samurai)
  const moving = stepOf(board.asks[0]!.name) !== 'act' && stepOf(board.asks[0]!.name) !== 'posture'
  const reach = moving && mover && plan.outlook ? reachOf(plan, options) : null
  const acting = thingsOf(options, 'attack')
  const figures = new Set([
    ...(isAhead(board) ? [] : thingsOf(options, 'activate')), // nobody is asked yet
    ...(moving || acting.length ? plan.prospects.map((each) => each.target) : []),
    ...acting,
  ])
  const lunges = thingsOf(options, 'lunge')
  return {
    ...NO_MARKS,
    places: new Set([...Object.keys(reach ?? {}), ...lunges]),
    figures,
    reach: reach && mover ? { from: mover.place, left: reach } : null,
    framed: lunges,
    sign: lunges.length ? 'fire' : '',
    path:
      mover && plan.goal && plan.outlook
        ? { from: mover.place, path: plan.outlook.ways[plan.goal] ?? [] }
        : null,
    ghost: mover && plan.goal && moving ? { samurai: mover, place: plan.goal } : null,
    ...sights(view, plan, stepOf(board.asks[0]!.name) !== 'posture'),
    target: plan.target,
    active: plan.samurai || view.active,
  }
}

/** The spaces in reach, and the speed that would be left in each. */
function reachOf(plan: Plan, options: readonly string[]): Record<string, number> {
  const ways = plan.outlook?.ways ?? {}
  const speed = plan.speed
  const places = thingsOf(options, 'move')
  const all = places.length ? places : Object.keys(ways)
  return Object.fromEntries(all.map((each) => [each, ways[each] ? speed - ways[each].length : -1]))
}

/** Lines of sight and slips with the odds, from where the samurai would stand. */
function sights(view: View, plan: Plan, shown: boolean): Pick<Marks, 'lines' | 'slips'> {
  const from = plan.place
  if (!from || !shown) return { lines: [], slips: [] }
  const lines: Line[] = []
  const slips: Slip[] = []
  for (const prospect of plan.prospects) {
    const at = samuraiOf(view, prospect.target)?.place
    const chosen = prospect.target === plan.target
    if (!at) continue
    lines.push({ from, to: at, chosen })
    slips.push({ at, prospect, chosen })
  }
  return { lines, slips }
}

/** The odds of an attack that is asked for now, on each of those that may be attacked. */
function slipsOf(view: View, figures: readonly string[]): Slip[] {
  return view.prospects.flatMap((prospect) => {
    const at = samuraiOf(view, prospect.target)?.place
    return at && figures.includes(prospect.target) ? [{ at, prospect, chosen: false }] : []
  })
}

/** Questions that one word answers: a target, a free move, a way, a push, a reaction. */
function single(board: ShototsuProps, plan: Plan, options: readonly string[]): Partial<Marks> {
  const { view } = board
  const fight = fightMarks(view)
  const mover = samuraiOf(view, view.attack?.attacker ?? view.active)
  const moves = thingsOf(options, 'move')
  const lunges = thingsOf(options, 'lunge')
  const figures = [...thingsOf(options, 'attack'), ...thingsOf(options, 'target')]
  const pushes = thingsOf(options, 'push').flatMap((n) => view.pushes[Number(n)] ?? [])
  const paths = mover ? footpaths(board, options, mover.place) : []
  const left = Object.fromEntries(moves.map((each) => [each, -1]))
  return {
    places: new Set([...moves, ...lunges, ...pushes]),
    figures: new Set(figures),
    reach: moves.length && mover ? { from: mover.place, left } : null,
    framed: [...lunges, ...pushes],
    sign: lunges.length ? 'fire' : pushes.length ? 'push' : '',
    path:
      mover && moves.includes(plan.goal)
        ? { from: mover.place, path: view.ways[plan.goal] ?? [] }
        : null,
    ghost: mover && moves.includes(plan.goal) ? { samurai: mover, place: plan.goal } : null,
    paths,
    ...(figures.length ? { slips: slipsOf(view, figures) } : fight),
  }
}
