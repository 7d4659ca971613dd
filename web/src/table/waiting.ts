import { say } from '../texts/page.svelte'
import type { Talk } from '../texts/talk'
import type { Shown } from '../wire/types'

/** Whom the table waits for, and what for where that is open to the reader: those who are awaited for
 *  the same thing in one sentence. Empty where it waits for nobody. */
export function waitingSentence(shown: Shown, talk: Talk): string {
  const players = new Map<string, string[]>() // by what they are awaited for
  shown.waiting.forEach((seat, i) => {
    const question = shown.awaited?.[i] ?? ''
    const what = question && talk.message(`awaited-${question}`)
    players.set(what, [...(players.get(what) ?? []), talk.player(seat)])
  })
  return [...players].map(([what, names]) => sentence(names.join(', '), what)).join(' ')
}

function sentence(players: string, what: string): string {
  return what ? say('waits-for-what', { players, what }) : say('waiting-for', { players })
}
