import { answerOf, api } from '../wire/api'
import type { MatchAnswer } from '../wire/types'

/** The tables of the home page: mine, and those that wait for players. */
export interface Tables {
  running: MatchAnswer[]
  finished: MatchAnswer[]
  open: MatchAnswer[]
}

export async function tablesOf(): Promise<Tables> {
  const [playing, waiting, finished, open] = await Promise.all([
    asked('playing', true),
    asked('open', true),
    asked('over', true),
    asked('open'),
  ])
  const newest = (a: MatchAnswer, b: MatchAnswer) => b.table.created - a.table.created
  const first = (a: MatchAnswer, b: MatchAnswer) => +myTurn(b) - +myTurn(a) || newest(a, b)
  return { running: [...playing, ...waiting].sort(first), finished: finished.sort(newest), open }
}

/** Whether the table waits for me, where I play by myself. */
export function myTurn({ table, mine, waiting }: MatchAnswer): boolean {
  const asked = mine.filter((seat) => waiting.includes(seat) && !table.seats[seat]!.away)
  return asked.length > 0 && !table.paused
}

async function asked(status: 'open' | 'playing' | 'over', mine = false): Promise<MatchAnswer[]> {
  const query = mine ? { status, mine } : { status }
  return (await answerOf(api.GET('/api/v1/matches', { params: { query } }))).matches
}
