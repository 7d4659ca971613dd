import { Attempt } from '../parts/attempt.svelte'
import { answerOf, api } from '../wire/api'
import type { Analysis } from '../wire/types'

const A_WORD = 0.15 // seconds of a bot's time
const LONGEST = 15

/** What a bot finds in a finished game: asked for once, kept while the page is open. */
export class GameAnalysis extends Attempt {
  found = $state.raw<Analysis | null>(null)

  constructor(
    private readonly match: string,
    words: number,
  ) {
    super()
    this.seconds = Math.max(1, Math.min(LONGEST, Math.round(words * A_WORD)))
  }

  readonly seconds: number

  begin(): Promise<void> {
    const params = { path: { match: this.match } }
    const body = { seconds: this.seconds }
    return this.run(async () => {
      this.found = await answerOf(api.POST('/api/v1/records/{match}/analysis', { params, body }))
    })
  }
}

const analyses = new Map<string, GameAnalysis>()

export function analysisOf(match: string, words: number): GameAnalysis {
  let analysis = analyses.get(match)
  if (!analysis) analyses.set(match, (analysis = new GameAnalysis(match, words)))
  return analysis
}
