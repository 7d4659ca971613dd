/** What travels when something happens: each piece with where it leaves and where it arrives. */
import { parseWord, seatOf } from '../../texts/words'
import type { Stir } from '../flights.svelte'
import { climbsFrom, targetOf } from './gestures'
import { MEMBER_OF } from './printed'
import type { CastleProps, View } from './view'

export interface Flight {
  /** A die, an icon, somebody, a card, or a marker of the passage of time. */
  kind: 'die' | 'icon' | 'pawn' | 'card' | 'marker'
  name: string
  value: number
  seat: number
  /** Selectors of what is drawn there; an empty one is beyond the board. */
  from: string
  to: string
  /** It gets lost half-way. */
  lost: boolean
}
export type Motion = Flight | Stir
type Event = CastleProps['events'][number]

export function isFlight(motion: Motion): motion is Flight {
  return 'kind' in motion
}

const thing = (name: string) => `[data-thing="${name}"]`
const good = (name: string, seat: number) => `[data-good="${name}-${seat}"]`

/** Reads the events one after another, and knows where the last one took place. */
class Teller {
  readonly told: Motion[] = []
  private place = ''

  constructor(
    private readonly before: View,
    private readonly view: View,
  ) {}

  tell({ name, fields }: Event): void {
    const of = fields as Readonly<Record<string, unknown>>
    const seat = 'seat' in of ? seatOf(String(of.seat)) : this.view.clans.length - 1
    const named = (field: string) => parseWord(String(of[field] ?? '')).thing
    const flies = (kind: Flight['kind'], what: string, from: string, to: string, more = {}) =>
      this.told.push({ kind, name: what, value: 0, seat, from, to, lost: false, ...more })
    const [deed, what = ''] = [name.slice(0, name.indexOf('-')), name.slice(name.indexOf('-') + 1)]

    if (name === 'rolled') this.told.push({ how: 'tumble', at: '.bridge .die' })
    else if (name === 'placed' || name === 'paid-for-die') {
      const [colour, space, value] = [named('die'), named('space'), Number(of.value)]
      this.place = space === 'domain' ? this.row(colour, seat) : thing(space)
      flies('die', colour, thing(this.end(colour, value)), this.place, { value })
      const purse = good('coin', seat)
      if (name === 'paid-for-die') flies('icon', 'coin', purse, this.place)
      else if (Number(of.coins)) flies('icon', 'coin', this.place, purse)
    } else if (deed === 'gained') {
      const from = this.source(named('source'), seat)
      flies('icon', what, from, what === 'points' ? `[data-score="${seat}"]` : good(what, seat))
    } else if (deed === 'lost') {
      flies('icon', what, this.place, good(what, seat), { lost: true })
    } else if (deed === 'paid') flies('icon', what, good(what, seat), this.place)
    else if (name === 'traded') {
      flies('icon', 'seal', good('seal', seat), good(named('good'), seat))
    } else if (name === 'sent-warrior') {
      this.send('warrior', seat, thing(named('yard')), flies)
    } else if (name === 'sent-gardener') {
      this.send('gardener', seat, thing(named('garden')), flies)
    } else if (name === 'sent-courtier') this.send('courtier', seat, thing('audience'), flies)
    else if (name === 'climbed') {
      const climb = String(of.climb)
      this.place = thing(targetOf(climb))
      flies('pawn', 'courtier', `[data-floor="${climbsFrom(climb)}"]`, this.place)
    } else if (name === 'took-card') {
      flies('card', named('card').split('-')[0]!, this.place, `[data-lantern="${seat}"]`)
    } else if (name === 'dealt-room') {
      const kind = named('card').split('-')[0]!
      flies('card', kind, `[data-deck="${kind}"]`, `[data-card="${named('room')}"]`)
    } else if (name === 'removed-card') {
      flies('card', named('card').split('-')[0]!, `[data-card="${named('room')}"]`, '')
    } else if (name === 'moved') {
      const from = this.before.clans[seat]?.influence ?? 0
      flies('marker', '', `[data-time="${from}"]`, `[data-time="${Number(of.space)}"]`)
    } else if (name === 'crossed') {
      flies('icon', 'seal', good('seal', seat), `[data-marker="${seat}"]`)
    } else if (name === 'tended') {
      this.place = thing(named('garden'))
      this.told.push({ how: 'glow', at: this.place })
    } else if (name === 'turned-up') this.told.push({ how: 'turn', at: '[data-rival-card]' })
    else if (name === 'turn-order') this.told.push({ how: 'turn', at: '.queue .ord' })
    else if (name === 'rival-coins') {
      flies('icon', 'points', good('coin', seat), `[data-score="${seat}"]`)
    }
  }

  private send(
    member: string,
    seat: number,
    to: string,
    flies: (kind: 'pawn', what: string, from: string, to: string) => void,
  ): void {
    this.place = to
    flies('pawn', member, `[data-row="${member}-${seat}"]`, to)
  }

  private row(colour: string, seat: number): string {
    return `[data-row="${MEMBER_OF[colour]}-${seat}"]`
  }

  /** The end of the bridge from which a die was taken. */
  private end(colour: string, value: number): string {
    const [was, is] = [this.before.bridges[colour] ?? [], this.view.bridges[colour] ?? []]
    return `${colour}-${was[0] === value && was[0] !== is[0] ? 'left' : 'right'}`
  }

  /** Where a gain comes from; what is not told is where the last deed took place. */
  private source(from: string, seat: number): string {
    if (from === 'lantern') return `[data-lantern="${seat}"]`
    if (from === 'well') return thing('well')
    if (from === 'favour') return thing('daimyo')
    return this.place || `[data-domain="${seat}"]`
  }
}

export function motionsOf(before: View, view: View, events: readonly Event[]): Motion[] {
  const teller = new Teller(before, view)
  for (const event of events) teller.tell(event)
  return teller.told
}
