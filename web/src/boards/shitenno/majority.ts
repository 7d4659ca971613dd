import { NOBODY, type ShitennoProps } from './view'

/** What a kamon would do to the majority of its province, as the view tells it: whose it is now,
 *  and whose it would be. */
export function majorityText(board: ShitennoProps, now: number, then: number): string {
  if (then === NOBODY) return ''
  if (then !== board.seat)
    return board.say('shitenno-majority-of-other', { player: board.talk.player(then) })
  return board.say(now === board.seat ? 'shitenno-majority-kept' : 'shitenno-majority-won')
}
