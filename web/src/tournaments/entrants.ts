import { playerNames } from '../table/playerNames'
import { say } from '../texts/page.svelte'
import type { Tournament } from '../wire/types'

type Pairing = Tournament['pairings'][number]

/** What everybody who takes part is called, by their number. */
export function entrantNames(tournament: Pick<Tournament, 'entrants'>): string[] {
  return playerNames(tournament.entrants)
}

/** The tables of each round, the latest round first. */
export function roundsOf(pairings: readonly Pairing[]): { round: number; tables: Pairing[] }[] {
  const numbers = [...new Set(pairings.map(({ round }) => round))].sort((a, b) => b - a)
  return numbers.map((round) => ({
    round,
    tables: pairings.filter((each) => each.round === round),
  }))
}

/** Who had which place at a table that is over: the best first, those who were not there last. */
export function placed(table: Pairing): { entrant: number; rank: number }[] {
  const found = table.seats.map((entrant, i) => ({ entrant, rank: table.ranks[i] ?? 0 }))
  const place = (rank: number) => rank || Number.MAX_SAFE_INTEGER
  return table.ranks.length ? found.sort((a, b) => place(a.rank) - place(b.rank)) : found
}

/** How a tournament stands, as a sentence. */
export function standingText(
  line: Pick<Tournament, 'status' | 'round' | 'rounds' | 'size'> & { entrants: number },
): string {
  const { status, round, rounds, entrants, size } = line
  if (status === 'playing') return say('tournament-playing', { n: Math.max(round, 1), of: rounds })
  if (status === 'open' && entrants >= size) return say('tournament-full', { of: size })
  return say(`tournament-${status}`, { n: entrants, of: size })
}

/** How many rounds of a Swiss tournament, or times around of a round-robin, are offered. */
export function mostRounds(format: Tournament['format'], size: number): number {
  return format === 'swiss' ? Math.max(1, Math.min(12, Math.floor(size / 2))) : 4
}

/** How many may take part: as many as fill so many seats a table. */
export function sizes(seats: number, least = 0, most = 32): number[] {
  const all = Array.from({ length: Math.floor(most / seats) }, (_, i) => (i + 1) * seats)
  return all.filter((size) => size >= least)
}
