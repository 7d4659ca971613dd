/** What moves when something happens: pieces with where they leave and where they arrive, and
 *  places that stir. The board already shows what has come of it. */
import { parseWord, seatOf } from '../../texts/words'
import type { Stir } from '../flights.svelte'
import { seaOf } from './places'
import { cardOf } from './printed'
import type { SenjiProps, View } from './view'

export interface Flight {
  kind: 'card' | 'flower' | 'flag' | 'helmet' | 'token' | 'sum'
  /** The card, the face, the power, the order or the number; empty for what lies face down. */
  name: string
  /** Selectors of what is drawn there; the first that is found. */
  from: readonly string[]
  to: readonly string[]
  /** It is gone when it arrives. */
  lost: boolean
  /** It lay face down, and is turned up. */
  turned?: boolean
}
export type Motion = Flight | Stir
export const isFlight = (motion: Motion): motion is Flight => 'kind' in motion

const MOST_CARDS = 4 // of one deal: more of them tell no more
const SEASONS: readonly string[] = ['winter', 'spring', 'summer', 'autumn']

/** Where a samurai or an origin was is told by the view before. */
export function motionsOf(before: View | null, view: View, events: SenjiProps['events']): Motion[] {
  return events.flatMap((event) => {
    if (event.name === 'bid-revealed') return bidTurnedUp(events, event)
    if (event.name === 'died') return death(before, thing(event, 'samurai'))
    if (event.name === 'called-off') return wayBack(before, event)
    return motionOf(view, event)
  })
}

/** The season that has just begun, if one has. */
export function newSeason(events: SenjiProps['events']): string {
  return events.findLast((event) => SEASONS.includes(event.name))?.name ?? ''
}

const plaque = (seat: number) => [`[data-seat="${seat}"]`]
const seatOfFamily = (view: View, family: string) =>
  view.players.findIndex((each) => each.family === family)
/** Events call a sea by its full name, the map by the short one. */
const stand = (place: string, power: string) => [
  `[data-stand="${place}"]`,
  `[data-fleet="${power}:${seaOf(place)}"]`,
  `[data-province="${place}"]`,
  `[data-sea="${seaOf(place)}"]`,
]
const flight = (
  kind: Flight['kind'],
  name: string,
  from: readonly string[],
  to: readonly string[],
  lost = false,
): Flight => ({ kind, name, from, to, lost })

const DECK = ['[data-deck="hanafuda"]', '.families', '.chips']
const HAND = ['.pile.cards', '[role=tab]:nth-child(2)']
const FLOWERS = ['.pile.flowers', '[role=tab]:nth-child(3)']

type Happened = SenjiProps['events'][number]
const fieldsOf = ({ fields }: Happened) => fields as Readonly<Record<string, unknown>>
const thing = (event: Happened, field: string) =>
  parseWord(String(fieldsOf(event)[field] ?? '')).thing
function things(event: Happened, field: string): string[] {
  const list = fieldsOf(event)[field]
  return (Array.isArray(list) ? list : []).map((each) => parseWord(String(each)).thing)
}

/** The backs of a bid turn, their sum is counted, and all goes to the pile of the lot it has won, or
 *  back to the family; what is tied stays where it lies. */
function bidTurnedUp(events: SenjiProps['events'], bid: Happened): Motion[] {
  const [lot, seat] = [thing(bid, 'lot'), seatOf(String(fieldsOf(bid).seat))]
  const came = (name: string) =>
    events.some(
      (each) =>
        each.name === name &&
        thing(each, 'lot') === lot &&
        seatOf(String(fieldsOf(each).seat)) === seat,
    )
  const from = [`[data-lot="${lot}"]`, '.desk']
  const pile = [`[data-pile="${cardOf(lot).family}"]`, '.families', '.chips']
  const to = came('lot-won') ? pile : came('bid-locked') ? from : plaque(seat)
  const cards = things(bid, 'cards')
  const sum = cards.reduce((total, card) => total + cardOf(card).value, 0)
  return [
    ...cards.map((card) => ({ ...flight('card', card, from, to), turned: true })),
    flight('sum', String(sum), from, plaque(seat), true),
  ]
}

/** A helmet fades where he stood, or on his way to where he fought. */
function death(before: View | null, samurai: string): Motion[] {
  const lands = before?.provinces.find((each) => each.samurai.includes(samurai))
  const ship = before?.fleets.find((each) => each.samurai.includes(samurai))
  const power = lands?.owner ?? ship?.power
  if (!power) return []
  const from = stand(lands?.province ?? ship?.sea ?? '', power)
  const fought = before?.fight?.samurai.flat().includes(samurai)
  const to = fought ? stand(before?.fight?.province ?? '', power) : from
  return [flight('helmet', power, from, to, true)]
}

/** Who was to attack there goes back to where the move began. */
function wayBack(before: View | null, event: Happened): Motion[] {
  const origin = before?.move?.origin ?? before?.fight?.origin
  const power = thing(event, 'power')
  if (!origin) return []
  return [flight('flag', power, stand(thing(event, 'province'), power), stand(origin, power))]
}

function motionOf(view: View, event: Happened): Motion[] {
  const { name } = event
  const of = fieldsOf(event)
  const named = (field: string) => thing(event, field)
  const list = (field: string) => things(event, field)
  const seat = 'seat' in of ? seatOf(String(of.seat)) : seatOfFamily(view, named('family'))
  const family = view.players[seat]?.family ?? ''
  const power = named('power')
  switch (name) {
    case 'offer-came':
      return [
        flight('card', '', plaque(seat), [`[data-letter="${seat}"]`, `[data-face="${seat}"]`]),
      ]
    case 'traded':
      return [
        ...list('gave').map((card) => flight('card', card, HAND, plaque(seat))),
        ...list('got').map((card) => flight('card', card, plaque(seat), HAND)),
      ]
    case 'bid-laid':
      return [flight('card', '', plaque(seat), [`[data-lot="${named('lot')}"]`])]
    case 'lot-won':
      return [flight('card', named('lot'), [`[data-lot="${named('lot')}"]`, '.desk'], plaque(seat))]
    case 'produced':
      return cards(Number(of.count), () => flight('flower', '', DECK, plaque(seat)))
    case 'drew-flowers':
      return list('flowers').map((face) => flight('flower', face, DECK, FLOWERS))
    case 'discarded':
    case 'combined':
      return list('flowers').map((face) => flight('flower', face, plaque(seat), DECK, true))
    case 'moved':
    case 'retreated':
      return [
        flight(
          Number(of.units ?? 1) ? 'flag' : 'helmet',
          power,
          stand(named(name === 'moved' ? 'place' : 'province'), power),
          stand(named('to'), power),
        ),
      ]
    case 'revealed-order':
      return [flight('token', named('order'), stand(named('province'), power), ['.track'], true)]
    case 'raised':
    case 'won':
    case 'took-province':
      return [{ how: 'glow', at: `[data-stand="${named('province')}"]` }]
    case 'raid-rolled':
    case 'rolled':
    case 'rerolled':
      return [{ how: 'tumble', at: '.felt svg' }]
    case 'supported':
      return [...list('attacker'), ...list('defender')].map((card) => {
        const called = cardOf(card).family
        return flight(
          'card',
          card,
          ['.chart'],
          [...plaque(seatOfFamily(view, called)), `[data-pile="${called}"]`],
        )
      })
    case 'executed':
      return [flight('card', named('card'), plaque(seat), ['.track', '.chart'], true)]
    case 'stationed':
      return [flight('helmet', family, plaque(seat), stand(named('place'), family))]
    case 'hired':
      return Number(of.units)
        ? [flight('flag', family, plaque(seat), stand(named('place'), family))]
        : []
    case 'hosts':
    case 'shogun':
      return [{ how: 'glow', at: `[data-seat="${seat}"]` }]
    case 'exposed':
    case 'recalled':
      return [{ how: 'turn', at: `[data-seat="${seat}"] [data-thing="${named('card')}"]` }]
    default:
      return []
  }
}

function cards(n: number, made: () => Flight): Flight[] {
  return Array.from({ length: Math.min(n, MOST_CARDS) }, made)
}
