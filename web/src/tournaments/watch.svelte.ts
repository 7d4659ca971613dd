import { answerOf, api, troubleOf } from '../wire/api'
import type { Tournament } from '../wire/types'

const PAUSE = 3000 // milliseconds from one look to the next

type Answer = Promise<{ data?: Tournament; error?: unknown; response: Response }>

/** A tournament as it stands, looked at again and again while its page is open. */
export class Watch {
  seen = $state.raw<Tournament | null>(null)
  trouble = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined
  private over = false

  constructor(readonly id: string) {
    void this.look()
  }

  /** Look, and look again after a while. */
  private look = async (): Promise<void> => {
    const params = { path: { tournament: this.id } }
    try {
      await this.take(api.GET('/api/v1/tournaments/{tournament}', { params }))
      this.trouble = ''
    } catch (error) {
      if (!this.seen) this.trouble = troubleOf(error)
    }
    const last = this.seen && ['over', 'called-off'].includes(this.seen.status)
    if (!this.over && !last) this.timer = setTimeout(this.look, PAUSE)
  }

  /** Show what the server answers, which may be a refusal. */
  take = async (answer: Answer): Promise<void> => {
    const seen = await answerOf(answer)
    if (!this.over) this.seen = seen
  }

  leave(): void {
    this.over = true
    clearTimeout(this.timer)
  }
}
