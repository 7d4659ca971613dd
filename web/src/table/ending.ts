import { router } from '../places/router.svelte'
import { say } from '../texts/page.svelte'
import { answerOf, api } from '../wire/api'
import type { Desk } from './desk.svelte'

/** How a game ended, and by whose doing. */
export function endingOf(desk: Desk): string {
  const { ended, seats } = desk.moments.shown.table
  if (ended === 'expired' || ended === 'cancelled') return say(`over-${ended}`)
  if (ended !== 'conceded') return say('over')
  const conceded = seats.filter((seat) => seat.conceded).map((seat) => desk.talk.player(seat.seat))
  return say('over-conceded', { players: conceded.join(', ') })
}

/** The table that follows this one: whoever asks first lays it, the others sit down at it. */
export async function playAgain(desk: Desk): Promise<void> {
  const { table } = desk.moments.shown
  const params = { path: { match: table.id } }
  const next = await answerOf(api.POST('/api/v1/matches/{match}/rematch', { params, body: {} }))
  const at = { params: { path: { match: next.table.id } } }
  const free = next.table.seats.filter((seat) => seat.kind === 'open').length
  const name = table.seats[desk.moments.you]!.name
  if (!next.mine.length && free)
    await answerOf(api.POST('/api/v1/matches/{match}/join', { ...at, body: { name, seat: null } }))
  if (next.table.status === 'open' && free === (next.mine.length ? 0 : 1))
    await answerOf(api.POST('/api/v1/matches/{match}/start', { ...at, body: { fill: '' } }))
  router.go({ page: 'table', match: next.table.id })
}
