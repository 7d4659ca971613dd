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
const row = (member: string, seat: number) => `[data-row="${member}-${seat}"]`
const score = (seat: number) => `[data-score="${seat}"]`
/** From below. */
const FLOORS = ['gate', 'steward', 'diplomat', 'daimyo']

/** Reads the events one after another, and knows where the last one took place. */
class Teller {
  readonly told: Motion[] = []
  private place = ''
  /** What was paid before it was told what for. */
  private paid: Flight[] = []
  /** The solo card that was turned up last. */
  private card = '.rival'
  /** Where the markers have moved to by now. */
  private readonly stands = new Map<number, number>()

  constructor(
    private readonly before: View,
    private readonly view: View,
  ) {}

  tell({ name, fields }: Event): void {
    const of = fields as Readonly<Record<string, unknown>>
    const sitting = seatOf(String(of.seat ?? ''))
    const seat = sitting < 0 ? this.view.clans.length - 1 : sitting // the rival sits nowhere
    const named = (field: string) => parseWord(String(of[field] ?? '')).thing
    const flies = (kind: Flight['kind'], what: string, from: string, to: string, more = {}) =>
      this.told.push({ kind, name: what, value: 0, seat, from, to, lost: false, ...more })
    const [deed, what = ''] = [name.slice(0, name.indexOf('-')), name.slice(name.indexOf('-') + 1)]

    if (name === 'rolled') this.told.push({ how: 'tumble', at: '.bridge .die' })
    else if (name === 'placed' || name === 'paid-for-die') {
      const [colour, space, value] = [named('die'), named('space'), Number(of.value)]
      this.place = space === 'domain' ? row(MEMBER_OF[colour] ?? '', seat) : thing(space)
      flies('die', colour, thing(this.end(colour, value)), this.place, { value })
      const purse = good('coin', seat)
      if (name === 'paid-for-die') flies('icon', 'coin', purse, this.place)
      else if (Number(of.coins)) flies('icon', 'coin', this.place, purse)
    } else if (deed === 'gained') {
      const from = this.source(named('source'), seat)
      flies('icon', what, from, what === 'points' ? score(seat) : good(what, seat))
    } else if (deed === 'lost') {
      flies('icon', what, this.source('', seat), good(what, seat), { lost: true })
    } else if (deed === 'paid') {
      flies('icon', what, good(what, seat), this.source('', seat))
      if (!this.place) this.paid.push(this.told.at(-1) as Flight)
    } else if (name === 'traded') {
      flies('icon', 'seal', good('seal', seat), good(named('good'), seat))
    } else if (name === 'sent-warrior') {
      this.send('warrior', seat, thing(named('yard')), flies)
    } else if (name === 'sent-gardener') {
      this.send('gardener', seat, thing(named('garden')), flies)
    } else if (name === 'sent-courtier') this.send('courtier', seat, thing('audience'), flies)
    else if (name === 'climbed') {
      const climb = String(of.climb)
      this.comeTo(thing(targetOf(climb)))
      flies('pawn', 'courtier', `[data-floor="${climbsFrom(climb)}"]`, this.place)
    } else if (name === 'took-card') {
      const own = this.before.clans[seat]!.action.split('-')[0]!
      flies('card', own, row('gardener', seat), `[data-lantern="${seat}"]`)
      flies('card', named('card').split('-')[0]!, this.place, row('gardener', seat))
    } else if (name === 'dealt-room') {
      const kind = named('card').split('-')[0]!
      flies('card', kind, `[data-deck="${kind}"]`, `[data-card="${named('room')}"]`)
    } else if (name === 'removed-card') {
      flies('card', named('card').split('-')[0]!, `[data-card="${named('room')}"]`, '')
    } else if (name === 'moved') {
      const from = this.stands.get(seat) ?? this.before.clans[seat]?.influence ?? 0
      flies('marker', '', `[data-time="${from}"]`, `[data-time="${Number(of.space)}"]`)
      this.stands.set(seat, Number(of.space))
    } else if (name === 'crossed') {
      flies('icon', 'seal', good('seal', seat), `[data-marker="${seat}"]`)
    } else if (name === 'tended') {
      this.place = thing(named('garden'))
      this.told.push({ how: 'glow', at: this.place })
    } else if (name === 'turned-up') {
      this.card = `[data-rival-card="${named('card')}"]`
      this.told.push({ how: 'turn', at: this.card })
    } else if (name === 'turn-order') this.told.push({ how: 'turn', at: '.queue .ord' })
    else if (name === 'rival-coins') this.place = good('coin', seat)
    else if (name === 'rival-climbed') {
      const floor = FLOORS[Number(of.floor)] ?? ''
      this.place = `:is([data-floor="${floor}"], .floor[data-thing="${floor}"])`
      flies('pawn', 'courtier', `[data-floor="${this.leftBy(seat)}"]`, this.place)
    } else if (name === 'rival-gardens') {
      const tended = this.view.gardens.filter(({ clans }) => clans.includes(seat))
      this.place = tended.map(({ garden }) => thing(garden)).join()
      this.told.push({ how: 'glow', at: this.place })
    }
  }

  private send(
    member: string,
    seat: number,
    to: string,
    flies: (kind: 'pawn', what: string, from: string, to: string) => void,
  ): void {
    this.comeTo(to)
    flies('pawn', member, row(member, seat), to)
  }

  /** Somebody has come there: what was paid just before is paid for that. */
  private comeTo(place: string): void {
    for (const flight of this.paid) flight.to = place
    this.paid = []
    this.place = place
  }

  /** The floor that somebody of a clan has left; the gates if as many came there as went. */
  private leftBy(seat: number): string {
    const [was, is] = [this.before.clans[seat]!.courtiers, this.view.clans[seat]!.courtiers]
    return FLOORS.find((floor) => (was[floor] ?? 0) > (is[floor] ?? 0)) ?? FLOORS[0]!
  }

  /** The end of the bridge from which a die was taken; the rival also takes one between them. */
  private end(colour: string, value: number): string {
    const [was, is] = [this.before.bridges[colour] ?? [], this.view.bridges[colour] ?? []]
    const [left, right] = [was[0] === value, was.at(-1) === value]
    if (!left && !right) return colour
    return `${colour}-${left && (!right || was[0] !== is[0]) ? 'left' : 'right'}`
  }

  /** Where a gain comes from: what is not told is where the last deed took place, or where it was
   *  still to be done. */
  private source(from: string, seat: number): string {
    if (from === 'lantern') return `[data-lantern="${seat}"]`
    if (from === 'well') return thing('well')
    if (from === 'favour') return thing('daimyo')
    if (from === 'solo') return this.card
    return this.place || this.due(from, seat) || `[data-domain="${seat}"]`
  }

  private due(from: string, seat: number): string {
    const todo = this.before.todo.filter((each) => !from || each.from === from)
    const due = todo[0]?.thing ?? ''
    return Object.values(MEMBER_OF).includes(due) ? row(due, seat) : due && thing(due)
  }
}

export function motionsOf(before: View, view: View, events: readonly Event[]): Motion[] {
  const teller = new Teller(before, view)
  for (const event of events) teller.tell(event)
  return teller.told
}
