/** Dragging things of the board: what is taken hold of, and what is said where it is let go. */
import { parseWord } from '../../texts/words'
import { copyOf, type Drags } from '../dragging'
import { climbsFrom, type Way } from './gestures'
import { moveOf, type Play } from './play.svelte'
import type { Word } from './view'

/** What may be dragged goes by its kind and its name: "take:coral-left", "member:gardener",
 *  "climber:steward", "seal". */
type Fits = (way: Way) => boolean

function fits(kind: string, name: string): Fits {
  const sent: Readonly<Record<string, string>> = {
    gardener: 'garden:',
    warrior: 'yard:',
    courtier: 'audience',
  }
  if (kind === 'member') return (way) => moveOf(way).startsWith(sent[name] ?? '-')
  if (kind === 'climber')
    return (way) => moveOf(way).startsWith('climb:') && climbsFrom(moveOf(way)) === name
  return () => true
}

/** What it means to let go of a thing over a target; tells whether it means anything. */
export function drop(play: Play, dragged: string, target: string, at: { x: number; y: number }) {
  const { verb: kind, thing: name } = parseWord(dragged)
  if (kind === 'take') return target !== name && play.tap(target, at)
  if (kind === 'seal') {
    const word = `trade:${target}` as Word
    if (!play.trades.includes(word)) return false
    play.choose(word)
    return true
  }
  if (play.tap(target, at, fits(kind, name))) return true
  return name === 'courtier' && throughTheGates(play, target)
}

/** A courtier from home onto a room, or onto an action of its card: to the gates first, and up from
 *  there. */
function throughTheGates(play: Play, target: string): boolean {
  const [way] = play.waysTo('audience')
  const climbs = (play.view.opens.audience ?? []) as readonly Word[]
  const climb = climbs.find((word) => target.startsWith(word.replace('climb:gate-', '')))
  if (!way || !climb) return false
  const row = `row:${target}` as Word
  play.say([...way.words, climb, ...(play.view.opens[climb]?.includes(row) ? [row] : [])])
  return true
}

/** The targets under a point, the nearest first. */
export function targetsAt(from: Element | null): string[] {
  const found: string[] = []
  for (let at = from; at; at = at.parentElement) {
    const target = at.getAttribute('data-target')
    if (target && !found.includes(target)) found.push(target)
  }
  return found
}

/** What is dragged on this board: a copy of it follows the pointer. */
export function dragsOf(play: Play): Drags {
  return {
    take(from) {
      const node = from.closest('[data-drag]')
      return node instanceof HTMLElement ? { node, dragged: node.dataset.drag ?? '' } : null
    },
    lift(dragged, node) {
      const copy = copyOf(node)
      copy.removeAttribute('data-target')
      copy.removeAttribute('data-thing')
      node.closest('.wc-box')?.querySelector('.wc')?.append(copy)
      const { verb, thing } = parseWord(dragged)
      if (verb === 'take' && play.hand?.end !== thing) play.lift(thing)
      return copy
    },
    drop: (dragged, under, at) =>
      targetsAt(under).some((target) => drop(play, dragged, target, at)),
    missed(dragged) {
      if (dragged.startsWith('take:')) play.draft.lifted = ''
    },
  }
}
