import { keep, kept } from '../places/device'

/**
 * Which verbs could not be taken back when they were last said. The page computes no rule: it
 * learns from the server which steps are final, and asks before the next one.
 */
class FinalVerbs {
  private known = new Set<string>(read())

  has(game: string, verb: string): boolean {
    return this.known.has(`${game} ${verb}`)
  }

  /** The server has told whether what was just said can be taken back. */
  learn(game: string, verb: string, final: boolean): void {
    const key = `${game} ${verb}`
    if (final === this.known.has(key)) return
    if (final) this.known.add(key)
    else this.known.delete(key)
    keep('final', JSON.stringify([...this.known]))
  }
}

function read(): string[] {
  try {
    const known: unknown = JSON.parse(kept('final'))
    return Array.isArray(known) ? known.filter((each) => typeof each === 'string') : []
  } catch {
    return [] // nothing was kept, or somebody else wrote there
  }
}

export const finalVerbs = new FinalVerbs()
