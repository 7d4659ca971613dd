import { say } from '../texts/page.svelte'
import type { SeatShown } from '../wire/types'
import { botName } from './botNames'

/** How players are called: by their names, equal ones told apart by a number. */
export function playerNames(seats: readonly SeatShown[]): string[] {
  const names = seats.map(nameOf)
  return names.map((name, i) => {
    const alike = names.filter((other) => other === name).length
    const before = names.slice(0, i + 1).filter((other) => other === name).length
    return alike > 1 ? `${name} ${before}` : name
  })
}

/** Who sits there, or that nobody does. */
export function sitterName(seat: SeatShown): string {
  return seat.kind === 'open' ? say('seat-open') : nameOf(seat)
}

/** A person's name, or what a bot is called in the reader's language. */
function nameOf(seat: SeatShown): string {
  return seat.kind === 'bot' ? botName(seat.name) : seat.name
}
