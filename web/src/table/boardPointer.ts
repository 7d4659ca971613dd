import { spotAt, type Spot } from '../boards/whyNot'
import { parseWord } from '../texts/words'
import type { Desk } from './desk.svelte'

const DWELL = 800 // milliseconds a mouse rests
const PRESS = 500 // milliseconds a finger does
const LEAVE = 600 // milliseconds to get from there to the answer
const SLIP = 10 // pixels a resting finger may move

type Timer = ReturnType<typeof setTimeout>

/**
 * Pointing at things of the board: a light, and after a while the reason why not. What a resting
 * mouse was told goes when it leaves; what was asked for by press, menu or key stays.
 */
export class BoardPointer {
  private spot: Element | null = null
  private hovering: Timer | undefined
  private leaving: Timer | undefined
  private pressing: Timer | undefined
  private pressedAt = { x: 0, y: 0 }
  private held = false // the last press was long, and has asked

  constructor(private readonly desk: Desk) {}

  over = (event: PointerEvent): void => {
    const spot = spotAt(event.target)
    if (spot?.element !== this.spot) this.leave()
    this.spot = spot?.element ?? null
    clearTimeout(this.hovering)
    if (event.pointerType !== 'mouse') return
    this.desk.lights.show(spot?.thing ? [spot.thing] : [])
    if (!spot || spot.offered || !this.desk.moments.wanted || !this.desk.moments.live) return
    this.hovering = setTimeout(() => {
      clearTimeout(this.leaving)
      this.desk.explanations.fleetingly(() => this.ask(spot))
    }, DWELL)
  }

  out = (): void => {
    this.leave()
    this.spot = null
    this.desk.lights.show([])
  }

  down = (event: PointerEvent): void => {
    this.up()
    clearTimeout(this.hovering)
    this.held = false
    const spot = spotAt(event.target)
    // a second finger makes it a pinch
    if (!spot || event.pointerType === 'mouse' || !event.isPrimary) return
    this.pressedAt = { x: event.clientX, y: event.clientY }
    this.pressing = setTimeout(() => {
      this.held = true
      this.ask(spot)
    }, PRESS)
  }

  /** A slow drag moves little at a time: what counts is how far it has come. */
  moved = (event: PointerEvent): void => {
    const { x, y } = this.pressedAt
    if (Math.hypot(event.clientX - x, event.clientY - y) > SLIP) this.up()
  }

  up = (): void => clearTimeout(this.pressing)

  /** A long press has been answered: it chooses nothing. */
  click = (event: MouseEvent): void => {
    if (this.held) event.stopPropagation()
    this.held = false
  }

  /** Some browsers tell of a long press by themselves, before or after ours: it asks once. */
  menu = (event: MouseEvent): void => {
    const spot = spotAt(event.target)
    if (!spot) return
    event.preventDefault()
    this.up()
    if (!this.held) this.ask(spot)
    this.held = false
  }

  /** Ask about what has the focus or is lit up. */
  key = (): void => {
    const focused = document.activeElement
    const word = focused?.getAttribute('data-word')
    const spot = spotAt(focused)
    if (spot && !word) return this.ask(spot)
    const thing = word ? parseWord(word).thing : [...this.desk.lights.lit][0]
    if (thing) void this.desk.explanations.explainThing(thing)
  }

  private ask(spot: Spot): void {
    if (spot.ask) spot.ask()
    else void this.desk.explanations.explainThing(spot.thing)
  }

  private leave(): void {
    clearTimeout(this.hovering)
    clearTimeout(this.leaving)
    this.leaving = setTimeout(() => this.desk.explanations.closeFleeting(), LEAVE)
  }
}
