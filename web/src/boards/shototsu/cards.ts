/** The cards and states of a samurai, as chips and lines of its sheet tell them. */
import type { Samurai, ShototsuProps } from './view'

export interface Held {
  card: string
  kind: 'technique' | 'equipment' | 'blessing'
  /** Of a technique. */
  ring: string
  /** It can be used now, is in hand, or is at work. */
  on: boolean
  /** In a word or two: "needs Fire", "in hand", "once a game". */
  note: string
}

export function cardsOf({ say, talk, view }: ShototsuProps, samurai: Samurai): Held[] {
  const techniques = samurai.techniques.map((each): Held => {
    const idle = !samurai.counts_as || view.phase !== 'turn'
    const note = each.used
      ? say('shototsu-used')
      : each.ready || idle
        ? ''
        : say('shototsu-needs', { ring: talk.name(each.ring) })
    return {
      card: each.technique,
      kind: 'technique',
      ring: each.ring,
      on: each.ready && !each.used,
      note,
    }
  })
  const equipment = samurai.equipment.map((card): Held => {
    const on = card === samurai.wielded && !samurai.states.includes('disarmed')
    return {
      card,
      kind: 'equipment',
      ring: '',
      on,
      note: say(on ? 'shototsu-in-hand' : 'shototsu-not-in-hand'),
    }
  })
  const blessing =
    (on: boolean) =>
    (card: string): Held => ({
      card,
      kind: 'blessing',
      ring: '',
      on,
      note: say(on ? 'shototsu-at-work' : 'shototsu-once'),
    })
  return [
    ...techniques,
    ...equipment,
    ...samurai.blessings.map(blessing(false)),
    ...samurai.blessings_at_work.map(blessing(true)),
  ]
}

/** The icon of a card that has no ring. */
export function iconOf(held: Held): string {
  return held.kind === 'blessing' ? 'blessing' : held.card
}

export function facesDown(samurai: Samurai): number {
  return samurai.face_down.reduce((sum, each) => sum + each, 0)
}
