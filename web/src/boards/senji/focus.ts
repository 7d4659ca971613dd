/** The keyboard goes on where a button has made way for what it opened. */
import { tick } from 'svelte'

/** Where nothing is in focus any more, the first of these that is drawn is. */
export async function keepFocus(root: HTMLElement | undefined, selector: string): Promise<void> {
  await tick()
  if (document.activeElement === document.body) root?.querySelector<HTMLElement>(selector)?.focus()
}
