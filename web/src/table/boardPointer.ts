import { offered } from '../boards'
import { spotAt, type Spot } from '../boards/whyNot'
import { parseWord } from '../texts/words'
import type { Desk } from './desk.svelte'

const DWELL = 400 // milliseconds a mouse rests
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
    this.desk.lights.show(spot?.thing ? [spot.thing] : [], spot?.word ? [spot.word] : [])
    if (!spot || this.desk.taught || !this.tells(spot)) return
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

  /** Hear what is clicked on the board; its buttons are what is clicked, it is none itself. */
  listen = (board: HTMLElement): (() => void) => {
    board.addEventListener('click', this.say)
    return () => board.removeEventListener('click', this.say)
  }

  /** What says one word says it when it is clicked, unless the board has done so itself. */
  private say = (event: MouseEvent): void => {
    const word = spotAt(event.target)?.word
    if (!word || event.defaultPrevented) return
    const { moments, speech, explanations } = this.desk
    if (offered(moments.questions, word)) speech.choose(word)
    else void explanations.explainWord(word)
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

  /** Tell what has the focus, or is lit up. */
  explain = (): void => {
    const thing = spotAt(document.activeElement)?.thing || [...this.desk.lights.lit][0]
    if (thing) void this.desk.explanations.explainThing(thing)
  }

  private ask(spot: Spot): void {
    this.desk.explanations.pointedAt = spot.element
    if (spot.ask) spot.ask()
    else if (spot.word) void this.desk.explanations.explainWord(spot.word)
    else void this.desk.explanations.explainThing(spot.thing)
  }

  /** Whether there is anything to tell: what it does, or why it cannot be chosen now. */
  private tells(spot: Spot): boolean {
    const { moments, talk, roomy } = this.desk
    if (moments.wanted && moments.live && !spot.offered) return true
    return roomy && talk.about(spot.thing) !== ''
  }

  private leave(): void {
    clearTimeout(this.hovering)
    clearTimeout(this.leaving)
    this.leaving = setTimeout(() => this.desk.explanations.closeFleeting(), LEAVE)
  }
}
