import { keep, recall } from './deviceStorage'

/** Which tables are played with a guide on this device, and what it has explained there. */
const key = (match: string) => `guide.${match}`

/** Stands among what has been explained where the guide was sent away. */
export const STOPPED = 'stopped'

/** What has been explained at a table; null where there is no guide, or the browser keeps none. */
export function explainedSteps(match: string): readonly string[] | null {
  try {
    const steps: unknown = JSON.parse(recall(key(match)) || 'null')
    return Array.isArray(steps) ? steps.map(String) : null
  } catch {
    return null // somebody else wrote there
  }
}

export function saveExplained(match: string, steps: readonly string[]): void {
  keep(key(match), JSON.stringify(steps))
}
