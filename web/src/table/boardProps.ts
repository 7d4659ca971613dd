import type { BoardProps, ClockRead } from '../boards'
import { settings } from '../places/settings.svelte'
import { say } from '../texts/page.svelte'
import type { Desk } from './desk.svelte'
import { waitingSentence } from './waiting'

/** What a board is given of a desk. Each part is read where it is used, so that a board looks again
 *  only at what has changed. */
export function boardProps(desk: Desk): BoardProps {
  const { moments, speech, explanations, lights, source } = desk
  return {
    get view() {
      return moments.view
    },
    get before() {
      return moments.past ? null : source.before
    },
    get events() {
      return moments.past ? [] : source.fresh
    },
    get seat() {
      return moments.you
    },
    get live() {
      return moments.live
    },
    get asks() {
      return moments.questions
    },
    get able() {
      return speech.able
    },
    get table() {
      return moments.shown.table.id
    },
    choose: speech.choose,
    compose: speech.compose,
    get prepare() {
      return speech.preparing ? speech.prepare : null
    },
    get prepared() {
      return speech.prepared
    },
    outlook: () => source.outlook(),
    why: (word) => void explanations.explainWord(word),
    pick: speech.pick,
    get talk() {
      return desk.talk
    },
    say,
    get players() {
      return desk.players
    },
    get ranks() {
      return moments.shown.table.ranks
    },
    get highlighted() {
      return lights.named
    },
    light: (things) => lights.show(things),
    get standing() {
      return moments.live ? moments.shown.standing : []
    },
    get passed() {
      return moments.live ? moments.shown.passed : []
    },
    letPass: (card, until) => source.act({ type: 'let-pass', card, until }),
    get motion() {
      return settings.motion
    },
    get clocks() {
      return clocksOf(desk)
    },
    now: () => secondsNow(desk),
    get awaited() {
      return moments.live ? waitingSentence(moments.shown, desk.talk) : ''
    },
    get lastLine() {
      return lastLineOf(desk)
    },
  }
}

function clocksOf({ source, moments }: Desk): ClockRead[] {
  const { state } = source
  if (!state || !moments.live) return []
  return state.clocks.map((clock) => ({ ...clock, at: state.now / 1000 }))
}

/** The server's time: what it told last, and what has gone by here since. */
function secondsNow({ source }: Desk): number {
  const told = source.state?.now ?? source.received
  return (told + Date.now() - source.received) / 1000
}

/** What was told last, at the moment that is looked at. */
function lastLineOf({ source, moments, talk }: Desk): string {
  const count = moments.past?.eventCount ?? source.log.length
  const last = source.log[count - 1]
  return last ? talk.event(last) : ''
}
