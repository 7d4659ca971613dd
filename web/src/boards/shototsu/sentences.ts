/** What a screen reader says of a samurai, a space and an attack, and what a tooltip tells. */
import { isAhead } from './ahead'
import { sceneryAt, type Marks } from './field'
import { mean, percent } from './numbers'
import { isDeploying, stepOf, type Planned } from './planning'
import { leftOf, samuraiOf, type Prospect, type Samurai, type ShototsuProps } from './view'

const all = (parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(', ')

/** "2c, Novice 1: b7, Fire posture, hit points 2 of 4, calm mind, activated" */
export function samuraiSentence(board: ShototsuProps, samurai: Samurai): string {
  const { say, talk, view } = board
  const name = samurai.samurai
  const told = samurai.alive
    ? [
        samurai.place ? talk.name(samurai.place) : talk.message('board-beside'),
        samurai.counts_as
          ? say('shototsu-in-posture', { posture: talk.name(samurai.counts_as) })
          : say('shototsu-no-posture'),
        samurai.stats
          ? say('shototsu-left-of', { left: leftOf(samurai), most: samurai.stats.hit_points })
          : say('shototsu-hp-hidden'),
        view.bearer === name && say('shototsu-carries'),
        ...samurai.states.map((state) => talk.message(`board-${state}`)),
        samurai.activated && name !== view.active && talk.message('board-done'),
        name === view.active && say('shototsu-active'),
      ]
    : [talk.message('board-dead')]
  return `${talk.name(name)}, ${talk.player(samurai.seat)}: ${all(told)}`
}

/** "f7, capture zone, 1 speed left" */
export function placeSentence(
  board: ShototsuProps,
  place: string,
  figure: string,
  marks: Marks,
): string {
  const { say, talk, view } = board
  const samurai = figure && samuraiOf(view, figure)
  const slip = marks.slips.find((each) => each.at === place)
  if (samurai)
    return all([
      samuraiSentence(board, samurai),
      ...(slip
        ? [
            oddsSentence(board, slip.prospect),
            ...slip.prospect.spoilers.map((each) => say(`shototsu-spoils-${each}`)),
          ]
        : []),
    ])
  const scenery = sceneryAt(view, place)
  const camp = view.deployments.findIndex((each) => each.includes(place))
  const left = marks.reach?.left[place]
  return all([
    talk.name(place),
    scenery && say(`shototsu-${scenery}`),
    view.zone.includes(place) && say('shototsu-zone'),
    place === view.relic && say('shototsu-relic'),
    camp >= 0 && say('shototsu-camp', { player: talk.player(camp) }),
    left !== undefined && left >= 0 && say('shototsu-speed-left', { n: left }),
    marks.ghost?.place === place && say('shototsu-planned'),
  ])
}

/** "Attack 2c: 5 dice on 4+, hits 98 %, 3.2 damage on average with misses, kills 5 %" */
export function oddsSentence(board: ShototsuProps, prospect: Prospect): string {
  const { say, talk } = board
  return say('shototsu-odds', {
    target: talk.name(prospect.target),
    dice: prospect.dice,
    needed: prospect.needed,
    hit: percent(prospect.hit),
    damage: mean(prospect.damage, talk.language),
    kill: percent(prospect.kill),
  })
}

/** What the prompt says instead of the question: who is meant, and what to tap. Empty where the
 *  question says as much. */
export function promptSentence(board: ShototsuProps, plan: Planned): string {
  const { say, talk } = board
  const question = board.asks[0]?.name ?? ''
  const step = stepOf(question)
  if (isAhead(board) || !plan.samurai || !(step || isDeploying(question))) return ''
  return say(`shototsu-prompt-${step ?? 'deploy'}`, { samurai: talk.name(plan.samurai) })
}
