import { say } from '../texts/page.svelte'

/** The bots that have a name and a time in the page's texts. */
const KNOWN = ['random', 'novice', 'greedy', 'search:1', 'search:2', 'search:3', 'search:4']

/** What a bot is called; one that only its spec describes goes by that. */
export function botName(spec: string): string {
  return KNOWN.includes(spec) ? say(`bot-name-${key(spec)}`) : spec
}

/** A bot as it is offered: its name, and how long it thinks. */
export function botOffer(spec: string): string {
  if (!KNOWN.includes(spec)) return say('bot-named', { bot: spec })
  return say('bot-offered', { bot: botName(spec), time: say(`bot-time-${key(spec)}`) })
}

/** A spec as the texts spell it, which know no colon. */
function key(spec: string): string {
  return spec.replace(':', '-')
}
