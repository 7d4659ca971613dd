import { answered, api } from '../wire/api'
import type { TableShown } from '../wire/types'

/** The tables of the home page: mine, and those that wait for players. */
export interface Tables {
  running: TableShown[]
  finished: TableShown[]
  open: TableShown[]
}

export async function tablesOf(): Promise<Tables> {
  const [playing, waiting, finished, open] = await Promise.all([
    asked('playing', true),
    asked('open', true),
    asked('over', true),
    asked('open'),
  ])
  const newest = (a: TableShown, b: TableShown) => b.created - a.created
  return { running: [...playing, ...waiting].sort(newest), finished: finished.sort(newest), open }
}

async function asked(status: 'open' | 'playing' | 'over', mine = false): Promise<TableShown[]> {
  const query = mine ? { status, mine } : { status }
  return (await answered(api.GET('/api/v1/matches', { params: { query } }))).matches
}
