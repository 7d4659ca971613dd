/**
 * Which verbs could not be taken back when they were last said. The page computes no rule: it
 * learns from the server which steps are final, and asks before the next one.
 */
const KEY = 'tatami.final'

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
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.known]))
    } catch {
      // learnt again next time
    }
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

export const finalVerbs = new FinalVerbs()
