/** Which tables are played with a guide on this device, and what it has explained there. */
const key = (match: string) => `tatami.guide.${match}`

/** What has been explained at a table; null where there is no guide. */
export function explained(match: string): readonly string[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(match)) ?? 'null')
    return Array.isArray(kept) ? kept.map(String) : null
  } catch {
    return null // a browser that keeps nothing cannot be guided through a game
  }
}

export function explain(match: string, steps: readonly string[]): void {
  try {
    localStorage.setItem(key(match), JSON.stringify(steps))
  } catch {
    // as above
  }
}

export function stopGuiding(match: string): void {
  try {
    localStorage.removeItem(key(match))
  } catch {
    // as above
  }
}
