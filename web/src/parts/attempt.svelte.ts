import { troubleOf } from '../wire/api'

/** Things asked of the server: whether any is under way, and why the last was not to be, as a sentence. */
export class Attempt {
  private underWay = $state(0)
  trouble = $state('')

  get busy(): boolean {
    return this.underWay > 0
  }

  /** Do it, and tell where it fails. */
  run = async (call: () => Promise<unknown>): Promise<void> => {
    this.underWay += 1
    this.trouble = ''
    try {
      await call()
    } catch (error) {
      this.trouble = troubleOf(error)
    } finally {
      this.underWay -= 1
    }
  }
}
