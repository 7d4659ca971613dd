import { answerOf, api } from '../wire/api'
import type { Shown } from '../wire/types'

/** Several people may play at one device, each in a seat of their own: who looks at it now, and who
 *  is to be given it. Between two of them the table is seen as spectators see it, so that nobody's
 *  secrets are in the page. Whoever plays here alone notices nothing of this. */
export class SharedDevice {
  /** All seats that are played here, where there are several. */
  seats = $state.raw<readonly number[]>([])
  /** It is known who plays here: before, nobody's secrets may be shown. */
  known = $state(false)
  /** Whose seat is looked at; null for the only one, and for none while the curtain is drawn. */
  seat = $state<number | null>(null)
  /** Who is about to look; null while somebody does. */
  next = $state<number | null>(null)
  /** How often a game has begun here: each time it is asked anew who looks. */
  begun = $state(0)
  private asked = ''

  constructor(private readonly match: string) {}

  readonly others: readonly number[] = $derived.by(() =>
    this.seats.filter((seat) => seat !== this.seat),
  )

  /** Several people play here, and none of them has said that they look. */
  get veiled(): boolean {
    return this.seats.length > 1 && this.seat === null
  }

  /** The table as it is shown here. */
  look({ you, table, view, waiting }: Shown): void {
    if (table.status === 'over') this.open()
    else if (view !== null && (you >= 0 || this.next !== null)) this.known = true
    else {
      const people = table.seats.filter((seat) => seat.kind !== 'bot' && seat.kind !== 'open')
      void this.ask(`${table.status} ${people.length}`, people.length, waiting)
    }
  }

  /** Find out who plays here, once for each number of people. */
  private async ask(key: string, people: number, waiting: readonly number[]): Promise<void> {
    if (this.asked === key) return
    this.asked = key
    try {
      const path = { params: { path: { match: this.match } } }
      const mine = people < 2 ? [] : (await answerOf(api.GET('/api/v1/matches/{match}', path))).mine
      if (this.asked !== key) return
      this.seats = mine.length > 1 ? mine : []
      if (!key.startsWith('playing')) return
      if (this.veiled) this.next = mine.find((seat) => waiting.includes(seat)) ?? mine[0]!
      this.known = true
    } catch {
      this.asked = '' // the next state asks again
    }
  }

  /** A game that is over has no secrets. */
  private open(): void {
    this.known = true
    if (this.next !== null) this.take(this.next)
  }

  /** The game begins: who looks first? */
  begin(): void {
    this.begun += 1
  }

  /** Somebody gives the device away. */
  handOver(to: number): void {
    this.next = to
    this.seat = null
  }

  /** Somebody takes it, and looks at their seat. */
  take(seat: number): void {
    this.seat = seat
    this.next = null
  }
}
