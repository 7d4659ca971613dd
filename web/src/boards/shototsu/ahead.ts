/** Planning while others have their turn: the same draft, prepared instead of said. */
import type { ShototsuProps, View, Word } from './view'

/** The board as it is given to who waits and may plan: each samurai that has not had its turn may
 *  be chosen, and what is composed is prepared. `plans` is what each could do, as far as it is known. Null where
 *  nothing can be planned. Who has picked one in secret plans for that one. */
export function aheadOf(
  board: ShototsuProps,
  picked = '',
  plans: View['plans'] = {},
): ShototsuProps | null {
  const { view, prepare } = board
  const own = view.later.filter((each) => !picked || each === picked)
  if (!prepare || !board.live || board.asks.length || !own.length) return null
  const options = own.map((each) => `activate:${each}` as Word)
  return {
    ...board,
    view: { ...view, plans },
    asks: [
      { name: 'SHO-42', rule: 'SHO-42', seat: view.seat, options, idle: true, changeable: false },
    ],
    compose: (words) => prepare(words, true),
  }
}

/** Whether what is planned on this board is prepared: who is asked cannot prepare anything. */
export function isAhead(board: Pick<ShototsuProps, 'asks' | 'prepare'>): boolean {
  return board.prepare !== null && board.asks.length > 0
}
