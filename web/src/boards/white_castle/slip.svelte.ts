import type { CastleProps } from './view'

const REST = 400 // milliseconds a pointer rests

/** A slip beside the thing one points at: its name, what it costs and brings, and the rule. */
export class Slip {
  text = $state('')
  at = $state.raw({ x: 0, y: 0, below: true })
  private timer: ReturnType<typeof setTimeout> | undefined
  private spot: Element | null = null

  constructor(private readonly board: CastleProps) {}

  /** The pointer is over this part of the board. */
  over(target: Element | null): void {
    const node = target?.closest('[data-thing], [role=img][aria-label]') ?? null
    if (node === this.spot) return
    this.close()
    this.spot = node
    const thing = node?.getAttribute('data-thing')
    this.board.light(thing ? [thing] : [])
    if (node) this.timer = setTimeout(() => this.open(node), REST)
  }

  open(node: Element): void {
    const told = node.getAttribute('aria-label')
    const within = node.querySelector('[data-item]')?.getAttribute('aria-label')
    const thing = node.getAttribute('data-thing') ?? ''
    const known = thing && (this.board.talk.knows(thing) || thing.startsWith('seat:'))
    this.text = told ?? within ?? (known ? this.board.talk.name(thing) : '')
    const { left, top, bottom, width } = node.getBoundingClientRect()
    const below = top < innerHeight / 2
    this.at = { x: left + width / 2, y: below ? bottom + 8 : top - 8, below }
  }

  /** Put it away; tells whether there was one. */
  close(): boolean {
    clearTimeout(this.timer)
    const shown = this.text !== ''
    this.text = ''
    this.spot = null
    return shown
  }
}
