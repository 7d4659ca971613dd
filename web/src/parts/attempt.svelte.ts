import { troubleOf } from '../wire/api'

/** Something asked of the server: whether it is under way, and why it was not to be, as a sentence. */
export class Attempt {
  busy = $state(false)
  trouble = $state('')

  /** Do it, and tell where it fails; a second time only once the first is done. */
  run = async (call: () => Promise<unknown>): Promise<void> => {
    if (this.busy) return
    this.busy = true
    this.trouble = ''
    try {
      await call()
    } catch (error) {
      this.trouble = troubleOf(error)
    } finally {
      this.busy = false
    }
  }
}
