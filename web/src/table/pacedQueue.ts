const BEAT = 300 // milliseconds in which a change can be followed
const MOST = 5 // changes that may wait: more of them would take too long to see

/**
 * Lets things happen one after the other, so that each can be seen. `happen` does a thing, and tells
 * whether it is worth a look before the next.
 */
export class PacedQueue<Thing> {
  private waiting: Thing[] = []
  private rest: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly happen: (thing: Thing) => boolean) {}

  add(thing: Thing): void {
    this.waiting.push(thing)
    if (this.rest === undefined) this.next()
  }

  /** Let everything happen that waits: somebody has seen enough. */
  hurry(): void {
    clearTimeout(this.rest)
    this.rest = undefined
    for (const thing of this.waiting.splice(0)) this.happen(thing)
  }

  private next(): void {
    this.rest = undefined
    while (this.waiting.length) {
      const worthALook = this.happen(this.waiting.shift()!)
      if (worthALook && this.waiting.length <= MOST) {
        this.rest = setTimeout(() => this.next(), BEAT)
        return
      }
    }
  }
}
