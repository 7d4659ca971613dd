/** What lies on the desk: it changes with the season and with what I am asked. */
import { asked, type SenjiAsk, type View } from './view'

export type Matter =
  | 'count'
  | 'families'
  | 'samurai'
  | 'station'
  | 'placing'
  | 'naming'
  | 'family'
  | 'winter'
  | 'spring'
  | 'marching'
  | 'battle'
  | 'autumn'
  | 'choosing'

const OWN: readonly [Matter, Parameters<typeof asked>[1][]][] = [
  ['families', ['SEN-06']],
  ['samurai', ['SEN-03', 'SEN-63-samurai']],
  ['station', ['SEN-63-station']],
  ['placing', ['SEN-04-place']],
  ['naming', ['SEN-04', 'SEN-40']],
  ['family', ['SEN-11', 'SEN-60-next', 'SEN-80-naoe', 'SEN-91']],
  ['choosing', ['SEN-91-take', 'SEN-80-sift', 'SEN-25', 'SEN-25-keep', 'SEN-62', 'SEN-63']],
  ['choosing', ['SEN-66', 'SEN-66-samurai', 'SEN-80-fukushima', 'SEN-80-umeko', 'SEN-92']],
  ['choosing', ['SEN-43-units', 'SEN-43-samurai', 'SEN-27']],
]

export function matterOf(view: View, asks: readonly SenjiAsk[]): Matter {
  if (view.season === 'over') return 'count'
  for (const [matter, names] of OWN) if (asked(asks, ...names)) return matter
  if (view.fight) return 'battle'
  if (view.move) return 'marching'
  if (view.season === 'winter') return 'winter'
  if (view.season === 'spring') return 'spring'
  if (view.season === 'autumn' || view.season === 'emperor') return 'autumn'
  return 'naming'
}
