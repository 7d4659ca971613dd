/** The buttons that stand in the prompt bar instead of the menu: the plan in one sentence. */
import { parseWord } from '../../texts/words'
import type { Offer } from '../index'
import { isAhead } from './ahead'
import type { BuildDraft } from './buildDraft.svelte'
import type { DiceDraft } from './diceDraft.svelte'
import type { Plan } from './plan.svelte'
import {
  activationWords,
  deploymentWords,
  isDeploying,
  lastStep,
  stepOf,
  thingsOf,
  type Step,
} from './planning'
import { RINGS, samuraiOf, type Question, type ShototsuProps, type Word } from './view'
import { wayOffers } from './ways'

const ORDER: readonly Step[] = ['samurai', 'move', 'act', 'posture']

export function offersOf(
  board: ShototsuProps,
  plan: Plan,
  dice: DiceDraft,
  draft: BuildDraft | null,
  brief = false,
): Offer[] | null {
  const ask = board.asks[0]
  if (!ask) return null
  if (draft) return buildOffers(board, draft)
  const step = stepOf(ask.name)
  if (isAhead(board)) return aheadOffers(board, plan)
  if (step) return activationOffers(board, plan, step, brief)
  if (isDeploying(ask.name)) return deploymentOffers(board, plan, ask.name, brief)
  if (ask.name === 'SHO-44-way') return wayOffers(board)
  if (ask.name === 'SHO-70-free-move') return freeMoveOffers(board, plan)
  if (ask.name === 'SHO-70-store') return storeOffers(board, dice)
  if (ask.name === 'SHO-40') return handOffers(board)
  if (ask.options.includes('pass')) return windowOffers(board, dice)
  return null
}

// -- an activation -------------------------------------------------------------------------

/** What a deed is called within a sentence: "attack 2c". */
function actLabel({ say, talk }: ShototsuProps, act: string): string {
  const { verb, thing } = parseWord(act)
  if (verb === 'attack') return say('shototsu-do-attack', { target: talk.name(thing) })
  if (verb === 'rest') return say('shototsu-do-nothing')
  if (verb === 'pick-up') return say('shototsu-do-pick-up')
  if (verb === 'rearm') return say('shototsu-do-rearm')
  return talk.name(thing)
}

/** "walk to f7"; where an enemy could strike on the way, that the way is chosen then. */
function moveLabel({ say, talk }: ShototsuProps, plan: Plan): string {
  if (!plan.goal) return say('shototsu-stay')
  return say(plan.past ? 'shototsu-walk-asked' : 'shototsu-walk', { place: talk.name(plan.goal) })
}

function stepLabel(board: ShototsuProps, plan: Plan, step: Step): string {
  const { say, talk, view } = board
  if (step === 'samurai') return say('shototsu-with', { samurai: talk.name(plan.samurai) })
  if (step === 'move') return moveLabel(board, plan)
  if (step === 'act') return actLabel(board, plan.act || 'rest')
  const present = samuraiOf(view, plan.samurai)?.posture ?? ''
  return plan.posture
    ? say('shototsu-take-posture', { posture: talk.name(plan.posture) })
    : say('shototsu-keep-posture', { posture: talk.name(present) })
}

/** "Walk to f7, attack 2c": all that the button says, and no more. */
export function planLabel(board: ShototsuProps, plan: Plan, first: Step, last: Step): string {
  const said = ORDER.slice(ORDER.indexOf(first), ORDER.indexOf(last) + 1)
  const label = said.map((step) => stepLabel(board, plan, step)).join(', ')
  return label.charAt(0).toLocaleUpperCase(board.talk.language) + label.slice(1)
}

/** The last step that the main button says. */
function lastOf(plan: Plan, step: Step): Step {
  return ORDER[Math.max(ORDER.indexOf(step), ORDER.indexOf(lastStep(plan)))]!
}

/** The first step after the one of which it is asked how it is taken. */
const AFTER: Readonly<Partial<Record<Question, Step>>> = {
  'SHO-44-way': 'act',
  'SHO-50-target': 'posture',
  'SHO-70-target': 'posture',
}

/** What is planned behind the step of which it is asked how it is taken; empty where nothing is. */
export function restLabel(board: ShototsuProps, plan: Plan): string {
  const first = board.asks[0] && AFTER[board.asks[0].name]
  const planned = first === 'act' ? plan.act || plan.posture : plan.posture
  if (!first || !planned || plan.samurai !== board.view.active) return ''
  return planLabel(board, plan, first, lastOf(plan, first))
}

/** The same; where all choose in secret the rest waits until dice have decided who goes first. */
function lastSaid({ view }: ShototsuProps, plan: Plan, step: Step): Step {
  return view.simultaneous && step === 'samurai' ? step : lastOf(plan, step)
}

/** The last step that can be prepared: what comes after dice is chosen when they lie. */
function lastAhead(plan: Plan): Step {
  return plan.target ? 'act' : lastStep(plan)
}

/** What is planned while others have their turn, in one button; none where it is prepared. */
function aheadOffers(board: ShototsuProps, plan: Plan): Offer[] | null {
  if (!plan.samurai || !plan.outlook)
    return [{ label: board.say('shototsu-ahead-tap'), words: [], disabled: true }]
  const last = lastAhead(plan)
  const words = activationWords('samurai', plan, last)
  if (words.join() === board.prepared.join()) return []
  const label = board.say('shototsu-prepare', { plan: planLabel(board, plan, 'samurai', last) })
  return [{ label, words, main: true, ahead: true }]
}

/** Say what is planned, or prepare it. */
export function activate(board: ShototsuProps, plan: Plan): void {
  const name = board.asks[0]?.name ?? ''
  const step = stepOf(name)
  const last = isAhead(board) ? lastAhead(plan) : step && lastSaid(board, plan, step)
  if (step && last) board.compose(activationWords(step, plan, last))
  else if (name === 'SHO-70-free-move') board.choose(`move:${plan.goal}` as Word)
}

/** All choose one at the same time, which nobody sees. */
function secretOffer({ say, talk }: ShototsuProps, plan: Plan): Offer {
  const label = say('shototsu-choose-secretly', { samurai: talk.name(plan.samurai) })
  return { label, words: [`activate:${plan.samurai}`], main: true }
}

function activationOffers(board: ShototsuProps, plan: Plan, step: Step, brief: boolean): Offer[] {
  const { say, view } = board
  if (!plan.samurai) return [{ label: say('shototsu-choose-samurai'), words: [], disabled: true }]
  const offer = (last: Step, main = false): Offer => ({
    label: planLabel(board, plan, step, last),
    words: activationWords(step, plan, last),
    main,
  })
  if (view.simultaneous && step === 'samurai') return [secretOffer(board, plan)]
  const last = lastOf(plan, step)
  const walks = step === 'samurai' || step === 'move'
  if (step === 'act' && !plan.act) return deedOffers(board, plan)
  if (step === 'posture') return [offer(last, true), ...otherPostures(board, plan, brief)]
  const offers = [offer(last, true)]
  if (walks && plan.goal && last !== 'move') offers.push(offer('move'))
  if (last !== 'posture' && !plan.act) offers.push(offer('posture'))
  if (walks && plan.goal)
    offers.push({ label: say('shototsu-do-not-move'), words: [], act: () => plan.go('') })
  return offers
}

/** Before a deed is chosen: each of them, and none at all. */
function deedOffers(board: ShototsuProps, plan: Plan): Offer[] {
  const options = board.asks[0]!.options as readonly string[]
  const deeds = options.filter((word) => !['lunge', 'rest'].includes(parseWord(word).verb))
  const none = planLabel(board, plan, 'act', 'posture')
  return [
    ...deeds.map((word): Offer => ({
      label: board.talk.word(word),
      words: [word],
      act: () => plan.do(word),
    })),
    { label: none, words: activationWords('act', plan, 'posture') },
  ]
}

/** At the end of an activation: each posture that may be taken instead. */
function otherPostures(board: ShototsuProps, plan: Plan, brief: boolean): Offer[] {
  const able = thingsOf(board.asks[0]!.options as readonly string[], 'posture')
  return able
    .filter((ring) => ring !== plan.posture)
    .map((ring) => ({ label: postureLabel(board, ring, brief), words: [`posture:${ring}`] }))
}

function freeMoveOffers({ say, talk }: ShototsuProps, plan: Plan): Offer[] {
  const stay: Offer = { label: talk.word('stay'), words: ['stay'] }
  if (!plan.goal) return [stay]
  const label = say('shototsu-walk-to', { place: talk.name(plan.goal) })
  return [{ label, words: [`move:${plan.goal}`], main: true }, stay]
}

// -- a deployment --------------------------------------------------------------------------

function deploymentOffers(
  board: ShototsuProps,
  plan: Plan,
  question: string,
  brief: boolean,
): Offer[] {
  const { say, talk } = board
  const samurai = plan.samurai ? talk.name(plan.samurai) : ''
  if (!plan.goal || !samurai)
    return [{ label: say('shototsu-tap-camp'), words: [], disabled: true }]
  const place = talk.name(plan.goal)
  if (!plan.posture) return postureOffers(board, plan, brief)
  const parts = { samurai, place, posture: talk.name(plan.posture) }
  return [
    { label: say('shototsu-deploy-as', parts), words: deploymentWords(question, plan), main: true },
    { label: say('shototsu-other-posture'), words: [], act: () => plan.take(plan.posture) },
  ]
}

/** The five postures with what each does, so that nobody has to look for them. */
function postureOffers(board: ShototsuProps, plan: Plan, brief: boolean): Offer[] {
  return RINGS.map((ring) => ({
    label: postureLabel(board, ring, brief),
    words: [],
    act: () => plan.take(ring),
  }))
}

/** "Water: enemies need 1 more to hit", in fewer words on a phone. */
function postureLabel({ say, talk }: ShototsuProps, ring: string, brief: boolean): string {
  return `${talk.name(ring)}: ${say(`shototsu-${brief ? 'short' : 'effect'}-${ring}`)}`
}

// -- a patrol ------------------------------------------------------------------------------

function buildOffers(board: ShototsuProps, draft: BuildDraft): Offer[] {
  const { say } = board
  const seal: Offer = {
    label: say('shototsu-seal'),
    words: draft.complete ? draft.words : [],
    main: true,
    disabled: !draft.complete,
    act: () => {
      draft.seal()
      board.compose(draft.words)
    },
  }
  if (draft.complete) return [seal]
  return [seal, { label: say('shototsu-fill'), words: [], act: () => draft.fill() }]
}

// -- windows -------------------------------------------------------------------------------

function handOffers(board: ShototsuProps): Offer[] {
  const { say, talk, view } = board
  return board.asks[0]!.options.map((word) => {
    const seat = Number(parseWord(word).thing.slice(1)) - 1
    const player = talk.player(seat)
    return { label: say('shototsu-begins-as', { player }), words: [word], main: seat === view.seat }
  })
}

function storeOffers({ say }: ShototsuProps, dice: DiceDraft): Offer[] {
  const n = dice.shelf.length
  const words = n ? dice.words : [] // one at least
  return [{ label: say('shototsu-store', { n }), words, main: true, disabled: !n }]
}

/** What may be reacted with; of the dice that may be rolled again the one that is pointed at. */
function windowOffers(board: ShototsuProps, dice: DiceDraft): Offer[] {
  const { talk } = board
  const options = board.asks[0]!.options as readonly string[]
  const shown = options.filter((word) => {
    const { verb, thing } = parseWord(word)
    return verb !== 'lunge' && (verb !== 'reroll' || Number(thing) === dice.face)
  })
  return shown.map((word) => ({ label: talk.word(word), words: [word] }))
}
