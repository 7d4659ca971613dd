import type { Marks } from './field'
import { placeAt, spotOf, type Point } from './grid'
import { samuraiOf, type View } from './view'

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where the keyboard stands on the field: the arrows go over the grid, `n` and `p` from one thing
 *  that may be chosen to the next, `Home` to the samurai it is about. */
export class Cursor {
  private wanted = $state('')

  constructor(
    private readonly view: () => View,
    private readonly marks: () => Marks,
  ) {}

  get place(): string {
    const { width, height } = this.view()
    const [x, y] = spotOf(this.wanted || 'a1')
    return this.wanted && x < width && y < height ? this.wanted : this.home
  }

  set place(place: string) {
    this.wanted = place
  }

  private get home(): string {
    const { active, ghost, places } = this.marks()
    const own = ghost?.place || samuraiOf(this.view(), active)?.place
    return own || [...places][0] || placeAt(0, 0)
  }

  /** Do what a key does; tells whether it goes anywhere. */
  key(key: string): boolean {
    const step = STEPS[key]
    if (step) this.place = this.beside(step)
    else if (key === 'Home') this.place = this.home
    else if (key === 'n') this.place = this.next(1)
    else if (key === 'p') this.place = this.next(-1)
    else return false
    return true
  }

  private beside([dx, dy]: Point): string {
    const { width, height } = this.view()
    const [x, y] = spotOf(this.place)
    const within = (at: number, most: number) => Math.min(Math.max(0, at), most - 1)
    return placeAt(within(x + dx, width), within(y + dy, height))
  }

  /** The next space or figure that may be chosen, in reading order. */
  private next(by: number): string {
    const { places, figures } = this.marks()
    const order = (place: string) => spotOf(place)[1] * 100 + spotOf(place)[0]
    const stand = [...figures].flatMap((name) => samuraiOf(this.view(), name)?.place || [])
    const all = [...new Set([...places, ...stand])].sort((a, b) => order(a) - order(b))
    const here = order(this.place)
    const found =
      by > 0 ? all.find((each) => order(each) > here) : all.findLast((each) => order(each) < here)
    return found ?? (by > 0 ? all[0] : all.at(-1)) ?? this.place
  }
}
