import type { SeatShown } from '../wire/types'
import type { Desk } from './desk.svelte'

/** Whether somebody has the table open; in a game that is over nobody is missed. */
export function isHere({ source }: Desk, seat: number): boolean {
  return source.recorded || source.studied || (source.presence?.seats.includes(seat) ?? false)
}

/** Who is away from a game that waits: a bot may stand in, if the others agree. */
export function isReplaceable(desk: Desk, seat: SeatShown): boolean {
  const { moments } = desk
  const person = seat.kind !== 'bot' && !seat.away && seat.seat !== moments.you
  return moments.live && moments.you >= 0 && person && !isHere(desk, seat.seat)
}
