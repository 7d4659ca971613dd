import { say } from '../texts/page.svelte'

/** The bots that have a name and a time in the page's texts. */
const KNOWN = ['random', 'novice', 'greedy', 'search:1', 'search:2', 'search:3', 'search:4']

/** What a bot is called: its settings are left out, and one that has no name is a bot. */
export function botName(spec: string): string {
  const parts = spec.split(':')
  const level = parts.slice(0, 2).join(':')
  const known = [level, parts[0]!].find((each) => KNOWN.includes(each))
  return say(`bot-name-${key(known ?? 'other')}`)
}

/** A bot as it is offered: its name, and how long it thinks. */
export function botOffer(spec: string): string {
  if (!KNOWN.includes(spec)) return say('bot-named', { bot: botName(spec) })
  return say('bot-offered', { bot: botName(spec), time: say(`bot-time-${key(spec)}`) })
}

/** A spec as the texts spell it, which know no colon. */
function key(spec: string): string {
  return spec.replace(':', '-')
}
