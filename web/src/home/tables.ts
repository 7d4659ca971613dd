import { keep, recall } from '../places/deviceStorage'
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
  const first = (a: MatchAnswer, b: MatchAnswer) =>
    +wantsMe(b) - +wantsMe(a) || longest(b) - longest(a) || newest(a, b)
  const longest = ({ waited }: MatchAnswer) => Math.max(0, ...waited)
  const gone = new Set(removed())
  const kept = (matches: MatchAnswer[]) => matches.filter(({ table }) => !gone.has(table.id))
  return {
    running: kept([...playing, ...waiting]).sort(first),
    finished: kept(finished).sort(newest),
    open,
  }
}

const REMOVED = 'removed'
const MOST = 300 // of those removed, as many are remembered

function removed(): string[] {
  return recall(REMOVED).split(' ').filter(Boolean)
}

/** Do not show one of my games any more, on this device. */
export function remove(match: string): void {
  keep(REMOVED, [...removed(), match].slice(-MOST).join(' '))
}

/** Whether the table waits for me, where I play by myself. */
export function myTurn({ table, mine, waiting }: MatchAnswer): boolean {
  const asked = mine.filter((seat) => waiting.includes(seat) && !table.seats[seat]!.away)
  return asked.length > 0 && !table.paused
}

/** Whether I have something to do there: it is my turn, or I am to say what becomes of whose time is
 *  up. */
export function wantsMe(match: MatchAnswer): boolean {
  const { table, mine } = match
  return (
    myTurn(match) || table.overdue.some((each) => mine.some((seat) => each.wanted.includes(seat)))
  )
}

async function asked(status: 'open' | 'playing' | 'over', mine = false): Promise<MatchAnswer[]> {
  const query = mine ? { status, mine } : { status }
  return (await answerOf(api.GET('/api/v1/matches', { params: { query } }))).matches
}
