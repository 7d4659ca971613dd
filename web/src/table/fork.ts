import { nickname, ORDINARY_BOT } from '../home/tableSetup'
import { router } from '../places/router.svelte'
import { answerOf, api } from '../wire/api'
import type { TableShown } from '../wire/types'

/** What a position becomes before it is played on, and whether friends are invited to it. */
interface Changed {
  edits?: readonly string[]
  friends?: boolean
}

/** Play on from a moment of a finished game: at this seat I, at the others its bots or ordinary ones,
 *  or whoever comes. */
export async function playOn(
  table: TableShown,
  at: number,
  seat: number,
  { edits = [], friends = false }: Changed = {},
): Promise<void> {
  const mine = Math.max(0, seat)
  const seats = table.seats.map((each) => {
    if (each.seat === mine) return 'me'
    if (friends) return 'open'
    return each.kind === 'bot' ? each.name : ORDINARY_BOT
  })
  const laid = await answerOf(
    api.POST('/api/v1/records/{match}/fork', {
      params: { path: { match: table.id } },
      body: { at, seats, name: nickname(), edits: [...edits] },
    }),
  )
  router.go({ page: 'table', match: laid.table.id })
}
