import { answered, api, troubleOf } from '../wire/api'
import type { Analysis } from '../wire/types'

const A_WORD = 0.15 // seconds of a bot's time
const LONGEST = 15

/** What a bot finds in a finished game: asked for once, kept while the page is open. */
export class Study {
  found = $state.raw<Analysis | null>(null)
  busy = $state(false)
  trouble = $state('')

  constructor(
    private readonly match: string,
    words: number,
  ) {
    this.seconds = Math.max(1, Math.min(LONGEST, Math.round(words * A_WORD)))
  }

  readonly seconds: number

  async begin(): Promise<void> {
    this.busy = true
    this.trouble = ''
    const params = { path: { match: this.match } }
    try {
      this.found = await answered(
        api.POST('/api/v1/records/{match}/analysis', { params, body: { seconds: this.seconds } }),
      )
    } catch (error) {
      this.trouble = troubleOf(error)
    } finally {
      this.busy = false
    }
  }
}

const studies = new Map<string, Study>()

export function studyOf(match: string, words: number): Study {
  let study = studies.get(match)
  if (!study) studies.set(match, (study = new Study(match, words)))
  return study
}
