/** Dragging things of the board: what is taken hold of, and what is said where it is let go. */
import type { Attachment } from 'svelte/attachments'
import { parseWord } from '../../texts/words'
import { climbsFrom, type Way } from './gestures'
import { lastOf, type Play } from './play.svelte'
import type { Word } from './view'

const SLIP = 7 // pixels before a press becomes a drag

/** What may be dragged goes by its kind and its name: "take:coral-left", "member:gardener",
 *  "climber:steward", "seal". */
type Fits = (way: Way) => boolean

function fits(kind: string, name: string): Fits {
  const sent: Readonly<Record<string, string>> = {
    gardener: 'garden:',
    warrior: 'yard:',
    courtier: 'audience',
  }
  if (kind === 'member') return (way) => lastOf(way).startsWith(sent[name] ?? '-')
  if (kind === 'climber')
    return (way) => lastOf(way).startsWith('climb:') && climbsFrom(lastOf(way)) === name
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

/** A courtier from home onto a room: to the gates first, and up from there. */
function throughTheGates(play: Play, target: string): boolean {
  const [way] = play.waysTo('audience')
  if (!way || !/^(steward|diplomat)-(left|middle|right)$/.test(target)) return false
  play.say([...way.words, `climb:gate-${target}` as Word])
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

/** Watches a board for drags: a copy of the thing follows the pointer. */
export function dragging(play: Play): Attachment<HTMLElement> {
  return (root) => {
    let start: { x: number; y: number; node: HTMLElement; dragged: string } | null = null
    let ghost: HTMLElement | null = null

    function down(event: PointerEvent) {
      const node = event.target instanceof Element ? event.target.closest('[data-drag]') : null
      if (!(node instanceof HTMLElement) || event.button !== 0 || !event.isPrimary) return
      const dragged = node.dataset.drag ?? ''
      start = { x: event.clientX, y: event.clientY, node, dragged }
    }
    function move(event: PointerEvent) {
      if (!start) return
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
      if (!ghost && Math.hypot(dx, dy) < SLIP) return
      ghost ??= lifted(start)
      ghost.style.translate = `${dx}px ${dy}px`
      event.preventDefault()
    }
    function lifted(from: NonNullable<typeof start>): HTMLElement {
      const rect = from.node.getBoundingClientRect()
      const copy = from.node.cloneNode(true) as HTMLElement
      copy.classList.add('dragged')
      copy.removeAttribute('data-target')
      copy.removeAttribute('data-thing')
      copy.setAttribute('aria-hidden', 'true')
      copy.style.left = `${rect.x}px`
      copy.style.top = `${rect.y}px`
      ;(root.querySelector('.wc') ?? root).append(copy)
      const { verb, thing } = parseWord(from.dragged)
      if (verb === 'take' && play.hand?.end !== thing) play.lift(thing)
      return copy
    }
    function up(event: PointerEvent) {
      const from = start
      start = null
      if (!ghost || !from) return
      ghost.remove()
      ghost = null
      const at = { x: event.clientX, y: event.clientY }
      const under = document.elementFromPoint(at.x, at.y)
      const said = targetsAt(under).some((target) => drop(play, from.dragged, target, at))
      if (!said && from.dragged.startsWith('take:')) play.draft.lifted = ''
      swallow()
    }
    /** The click that the browser makes of a drag means nothing. */
    function swallow() {
      const stop = (event: MouseEvent) => event.stopPropagation()
      root.addEventListener('click', stop, { capture: true, once: true })
      setTimeout(() => root.removeEventListener('click', stop, { capture: true }))
    }
    function cancel() {
      start = null
      ghost?.remove()
      ghost = null
    }
    root.addEventListener('pointerdown', down)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
    return () => {
      root.removeEventListener('pointerdown', down)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', cancel)
    }
  }
}
