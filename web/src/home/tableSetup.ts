import { settings } from '../places/settings.svelte'
import { router } from '../places/router.svelte'
import { say } from '../texts/page.svelte'
import { answerOf, api } from '../wire/api'
import type { GameInfo, MatchAnswer } from '../wire/types'

/** Who plays where nobody has chosen: no beginner, and answers at once on a slow machine, too. */
export const ORDINARY_BOT = 'search:1'

export interface TableSetup {
  game: string
  seats: string[]
  /** A nickname for each seat, where several people play at this device. */
  names?: string[]
  options?: Record<string, string>
  clock?: string
  open?: boolean
  /** It counts for everybody's rating. */
  rated?: boolean
  start: boolean
}

/** Lay a table, do this before it is opened, and go there. */
export async function layTable(
  setup: TableSetup,
  first: (match: string) => void = () => undefined,
): Promise<MatchAnswer> {
  const laid = await answerOf(
    api.POST('/api/v1/matches', {
      body: {
        game: setup.game,
        seats: setup.seats,
        options: setup.options ?? {},
        name: nickname(),
        names: setup.names ?? [],
        clock: setup.clock ?? 'none',
        public: setup.open ?? false,
        rated: setup.rated ?? false,
        auto: true,
        stand_in: ORDINARY_BOT,
        start: setup.start,
      },
    }),
  )
  first(laid.table.id)
  router.go({ page: 'table', match: laid.table.id })
  return laid
}

/** Lay the table of a game's guided first game, and go there. */
export async function beginLesson(game: string): Promise<void> {
  const body = { game, name: nickname() }
  const laid = await answerOf(api.POST('/api/v1/lessons', { body }))
  router.go({ page: 'table', match: laid.table.id })
}

export function nickname(): string {
  return settings.nickname.trim() || say('guest')
}

export function againstBots(game: GameInfo): TableSetup {
  const bots = Array<string>(game.usual - 1).fill(ORDINARY_BOT)
  return { game: game.name, seats: ['me', ...bots], start: true }
}

/** So many at a table, with a seat for me and one for each friend. */
export function withFriends(game: GameInfo, players: number): TableSetup {
  const open = Array<string>(players - 1).fill('open')
  return { game: game.name, seats: ['me', ...open], start: false }
}
