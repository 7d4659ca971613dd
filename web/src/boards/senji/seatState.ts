import type { SenjiProps, View } from './view'

export type SeatState = '' | 'out' | 'ready' | 'talks' | 'ordered' | 'orders' | 'acts' | 'had'

/** What a family does now, in a word. */
export function stateOf(view: View, seat: number): SeatState {
  const player = view.players[seat]
  const waited = view.waiting_for.includes(seat)
  if (!player) return ''
  if (player.out) return 'out'
  if (view.season === 'winter' && !view.waiting_for.length) return player.ready ? 'ready' : 'talks'
  if (view.season === 'winter') return player.ready ? 'ready' : waited ? 'talks' : ''
  if (view.season === 'spring') return waited ? 'orders' : 'ordered'
  return waited ? 'acts' : ''
}

/** The name of a player without the family, for where that stands beside it. */
export function nickname({ players, talk, view }: SenjiProps, seat: number): string {
  const name = players[seat]?.name ?? ''
  const family = view.players[seat]?.family
  const tail = family ? ` · ${talk.name(family)}` : ''
  return tail && name.endsWith(tail) ? name.slice(0, -tail.length) : name
}
