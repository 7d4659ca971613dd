import { rolesOf } from '../boards/fieldRoles'
import type { GameView } from '../boards'
import { isRow, playersOf } from '../boards/generic/shape'
import { say } from '../texts/page.svelte'
import type { SeatShown } from '../wire/types'
import { botName } from './botNames'

type Named = Pick<SeatShown, 'kind' | 'name'>

/** How players are called: by their names, equal ones told apart by a number. */
export function playerNames(seats: readonly Named[]): string[] {
  const names = seats.map(nameOf)
  return names.map((name, i) => {
    const alike = names.filter((other) => other === name).length
    const before = names.slice(0, i + 1).filter((other) => other === name).length
    return alike > 1 ? `${name} ${before}` : name
  })
}

/** What each seat goes by in the game, as the view names it: a family; empty where it has none. */
export function calledIn(game: string, view: unknown, seats: number): string[] {
  const roles = rolesOf(game)
  const rows = view && roles.called ? playersOf(view as GameView, roles) : []
  return Array.from({ length: seats }, (_, seat) => {
    const row = rows[seat]
    const called = isRow(row) ? row[roles.called] : ''
    return typeof called === 'string' ? called : ''
  })
}

/** The one name of a player: nickname, and family where there is one. */
export function fullName(name: string, called: string): string {
  return called ? `${name} · ${called}` : name
}

/** Who sits there, or that nobody does. */
export function sitterName(seat: SeatShown): string {
  return seat.kind === 'open' ? say('seat-open') : nameOf(seat)
}

/** A person's name, or what a bot is called in the reader's language. */
function nameOf(seat: Named): string {
  return seat.kind === 'bot' ? botName(seat.name) : seat.name
}
