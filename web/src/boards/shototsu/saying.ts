/** A click that says one word. The table says the `data-word` of whatever is clicked, unless it was
 *  said already. */
import type { ShototsuProps, Word } from './view'

export function saying(board: ShototsuProps, word: string): (event: Event) => void {
  return (event) => {
    event.preventDefault()
    board.choose(word as Word)
  }
}
