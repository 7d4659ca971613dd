import { answerOf, api, troubleOf } from '../wire/api'
import type { Tournament } from '../wire/types'

const SOONEST = 3000 // milliseconds from one look to the next
const LATEST = 30_000 // the same where nothing has changed for long
const SLOWER = 1.5 // times as long after each look that saw nothing new

type Answer = Promise<{ data?: Tournament; error?: unknown; response: Response }>

/** A tournament as it stands. While its page is open and in sight it is looked at again and again,
 *  the more seldom the longer nothing changes. */
export class Watch {
  seen = $state.raw<Tournament | null>(null)
  trouble = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined
  private pause = SOONEST
  private over = false
  private asked = 0 // how many answers have been asked for
  private taken = 0 // the latest of them that is shown

  constructor(readonly id: string) {
    document.addEventListener('visibilitychange', this.turned)
    void this.look()
  }

  /** Look, and look again after a while. */
  private look = async (): Promise<void> => {
    const params = { path: { tournament: this.id } }
    const call = api.GET('/api/v1/tournaments/{tournament}', { params })
    const before = JSON.stringify(this.seen)
    try {
      await this.take(call)
      this.trouble = ''
      const same = JSON.stringify(this.seen) === before
      this.pause = same ? Math.min(LATEST, this.pause * SLOWER) : SOONEST
    } catch (error) {
      if (!this.seen) this.trouble = troubleOf(error)
      if (await gone(call)) this.leave()
    }
    if (['over', 'called-off'].includes(this.seen?.status ?? '')) this.leave()
    clearTimeout(this.timer) // two looks may have been under way
    if (!this.over && document.visibilityState === 'visible')
      this.timer = setTimeout(this.look, this.pause)
  }

  /** Whoever comes back sees at once how it stands; whoever is elsewhere asks nothing. */
  private turned = (): void => {
    clearTimeout(this.timer)
    if (document.visibilityState !== 'visible') return
    this.pause = SOONEST
    void this.look()
  }

  /** Show what the server answers, which may be a refusal; what was asked for before something that
   *  is shown already has come too late. */
  take = async (answer: Answer): Promise<void> => {
    const number = (this.asked += 1)
    const seen = await answerOf(answer)
    if (this.over || number < this.taken) return
    this.taken = number
    this.seen = seen
  }

  leave(): void {
    this.over = true
    clearTimeout(this.timer)
    document.removeEventListener('visibilitychange', this.turned)
  }
}

/** Whether there is no such tournament, rather than no answer. */
function gone(call: Answer): Promise<boolean> {
  return call.then(
    ({ response }) => response.status === 404,
    () => false,
  )
}
