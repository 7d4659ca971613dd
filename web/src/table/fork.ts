import { nickname, ORDINARY_BOT } from '../home/tableSetup'
import { router } from '../places/router.svelte'
import { answerOf, api } from '../wire/api'
import type { TableShown } from '../wire/types'

/** Play on from a moment of a finished game: at this seat I, at the others its bots or ordinary ones. */
export async function playOn(table: TableShown, at: number, seat: number): Promise<void> {
  const mine = Math.max(0, seat)
  const seats = table.seats.map((each) =>
    each.seat === mine ? 'me' : each.kind === 'bot' ? each.name : ORDINARY_BOT,
  )
  const laid = await answerOf(
    api.POST('/api/v1/records/{match}/fork', {
      params: { path: { match: table.id } },
      body: { at, seats, name: nickname() },
    }),
  )
  router.go({ page: 'table', match: laid.table.id })
}
