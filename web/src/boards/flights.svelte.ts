/** What travels over a board when something happens, piece after piece, and what stirs where it lies.
 *  A board tells what goes from where to where, and draws it; here it is timed and moved. */
import { tick, untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'

/** A piece on its way. */
export type Flown<Piece> = Piece & { id: number; start: DOMRect; end: DOMRect; after: number }

/** Something that stirs where it lies: dice that tumble, a place that glows, a card that is turned. */
export interface Stir {
  how: 'tumble' | 'glow' | 'turn'
  /** A selector of what is drawn there. */
  at: string
}

interface Pace {
  /** How long one is on its way, and how much later the next sets out, in milliseconds. */
  time: number
  stagger: number
  /** How long dice tumble. */
  tumble?: number
  /** How many at once: more cannot be followed. */
  most: number
}

/** How a piece looks at both ends of its way, besides where it is. */
interface Look {
  begins?: Keyframe
  ends?: Keyframe
  /** How large it arrives. */
  size?: number
  /** How much of the way it goes. */
  share?: number
  /** Whether it lies at its start until it sets out. */
  waits?: boolean
}

const EASING = 'cubic-bezier(.3,.1,.2,1)'
const NEXT_DIE = 20 // milliseconds after the one before
const STIRS: Record<Stir['how'], Keyframe[]> = {
  tumble: [
    { transform: 'translateY(-24px) rotate(-210deg)', opacity: 0.5 },
    { transform: 'translateY(4px) rotate(20deg)', offset: 0.7 },
    { transform: 'none' },
  ],
  glow: [{ filter: 'none' }, { filter: 'brightness(1.3) saturate(1.4)' }, { filter: 'none' }],
  turn: [{ transform: 'rotateY(90deg)' }, { transform: 'none' }],
}

export class Flights<Piece extends object> {
  flown = $state.raw<readonly Flown<Piece>[]>([])
  private made = 0
  /** How many have set out together. */
  private together = 0
  private stirred: Animation[] = []

  constructor(private readonly pace: Pace) {}

  /** What sets out from now on does so together. */
  begin(): void {
    this.together = 0
    this.stirred = this.stirred.filter(({ playState }) => playState === 'running')
  }

  /** A piece sets out after those before it, if both ends of its way are drawn. */
  launch(piece: Piece, start: DOMRect | undefined, end: DOMRect | undefined): void {
    if (!start?.width || !end?.width || this.together >= this.pace.most) return
    const after = this.delay
    this.together += 1
    this.flown = [...this.flown, { ...piece, id: this.made++, start, end, after }]
  }

  /** How long after the first one the next sets out. */
  private get delay(): number {
    return this.together * this.pace.stagger
  }

  stir(nodes: readonly Element[], how: Stir['how']): void {
    const tumbles = how === 'tumble'
    for (const [i, node] of nodes.entries())
      this.stirred.push(
        node.animate(STIRS[how], {
          duration: (tumbles && this.pace.tumble) || this.pace.time,
          delay: this.delay + (tumbles ? i * NEXT_DIE : 0),
          easing: EASING,
          fill: 'backwards',
        }),
      )
  }

  /** All is where it belongs at once. */
  skip(): void {
    this.flown = []
    for (const animation of this.stirred) animation.cancel()
    this.stirred = []
  }

  /** Moves what is drawn of a piece; when it has arrived, it is drawn no more. */
  fly(
    flight: Flown<Piece>,
    { begins, ends, size = 1, share = 1, waits = true }: Look = {},
  ): Attachment<HTMLElement> {
    return (node) => {
      const { start, end, after } = flight
      const dx = (end.x + end.width / 2 - start.x - start.width / 2) * share
      const dy = (end.y + end.height / 2 - start.y - start.height / 2) * share
      const there = `translate(${dx}px, ${dy}px) scale(${size})`
      const way = node.animate(
        [
          { transform: 'none', opacity: 1, ...begins },
          { transform: there, opacity: 1, ...ends },
        ],
        {
          duration: this.pace.time,
          delay: after,
          easing: EASING,
          fill: waits ? 'both' : 'forwards',
        },
      )
      way.onfinish = () => (this.flown = this.flown.filter(({ id }) => id !== flight.id))
      return () => way.cancel()
    }
  }
}

/** All of that kind that can be seen. */
export function drawn(table: Element | undefined, selector: string): Element[] {
  const found = selector ? [...(table?.querySelectorAll(selector) ?? [])] : []
  return found.filter((node) => node.getBoundingClientRect().width > 0)
}

/** Where the first of these is drawn that can be seen. */
export function placeOf(
  table: Element | undefined,
  selectors: readonly string[],
): DOMRect | undefined {
  for (const selector of selectors) {
    const [first] = drawn(table, selector)
    if (first) return first.getBoundingClientRect()
  }
  return undefined
}

/** Begin what moves as soon as a change is drawn, unless nothing is to move or nobody sees it. */
export function onChange(
  board: () => { view: unknown; before: unknown; motion: boolean },
  begin: () => void,
): void {
  $effect(() => {
    void board().view
    untrack(() => {
      const { before, motion } = board()
      if (motion && before !== null && !document.hidden) void tick().then(begin)
    })
  })
}
