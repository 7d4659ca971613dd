/** What moves when something happens: pieces with where they leave and where they arrive, and
 *  places that stir. The board already shows what has come of it. */
import { parseWord, seatOf } from '../../texts/words'
import type { Stir } from '../flights.svelte'
import { cardOf } from './printed'
import type { SenjiProps, View } from './view'

export interface Flight {
  kind: 'card' | 'flower' | 'flag' | 'helmet' | 'token'
  /** The card, the face, the power or the order; empty for what lies face down. */
  name: string
  /** Selectors of what is drawn there; the first that is found. */
  from: readonly string[]
  to: readonly string[]
  /** It is gone when it arrives. */
  lost: boolean
}
export type Motion = Flight | Stir
export const isFlight = (motion: Motion): motion is Flight => 'kind' in motion

const MOST_CARDS = 4 // of one deal: more of them tell no more
const SEASONS: readonly string[] = ['winter', 'spring', 'summer', 'autumn']

export function motionsOf(view: View, events: SenjiProps['events']): Motion[] {
  return events.flatMap((event) => motionOf(view, event))
}

/** The season that has just begun, if one has. */
export function newSeason(events: SenjiProps['events']): string {
  return events.findLast((event) => SEASONS.includes(event.name))?.name ?? ''
}

const plaque = (seat: number) => [`[data-seat="${seat}"]`]
const seatOfFamily = (view: View, family: string) =>
  view.players.findIndex((each) => each.family === family)
const stand = (place: string, power: string) => [
  `[data-stand="${place}"]`,
  `[data-fleet="${power}:${place}"]`,
  `[data-province="${place}"]`,
  `[data-sea="${place}"]`,
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

function motionOf(view: View, { name, fields }: SenjiProps['events'][number]): Motion[] {
  const of = fields as Readonly<Record<string, unknown>>
  const named = (field: string) => parseWord(String(of[field] ?? '')).thing
  const list = (field: string) =>
    (Array.isArray(of[field]) ? of[field] : []).map((each) => parseWord(String(each)).thing)
  const seat = 'seat' in of ? seatOf(String(of.seat)) : seatOfFamily(view, named('family'))
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
        const { family } = cardOf(card)
        return flight(
          'card',
          card,
          ['.chart'],
          [...plaque(seatOfFamily(view, family)), `[data-pile="${family}"]`],
        )
      })
    case 'executed':
      return [flight('card', named('card'), plaque(seat), ['.track', '.chart'], true)]
    case 'stationed':
      return [
        flight('helmet', view.players[seat]?.family ?? '', plaque(seat), stand(named('place'), '')),
      ]
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
