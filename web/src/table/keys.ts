import { tick } from 'svelte'
import { zoom } from '../boards/zoom.svelte'
import type { Desk, Side } from './desk.svelte'
import { overlaid } from './mediaQueries'

export interface KeyDeeds {
  desk: Desk
  /** Ask about what is pointed at or has the focus. */
  why: () => void
  help: () => void
  close: () => void
}

const SIDES: Readonly<Record<string, Side>> = { l: 'log', c: 'chat', r: 'rules' }

/** The keys of the table; typing in a field and open dialogs are left alone. */
export function onKey(event: KeyboardEvent, deeds: KeyDeeds): void {
  const { desk } = deeds
  const target = event.target instanceof Element ? event.target : null
  const typing = target?.closest('input, textarea, select') !== null && target !== null
  if (event.key === 'Escape' && !document.querySelector('dialog[open]')) {
    if (typing && target instanceof HTMLElement) target.blur()
    else deeds.close()
    return
  }
  if (typing || document.querySelector('dialog[open]')) return
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
    event.preventDefault()
    desk.undo()
    return
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (plain(event.key, deeds, target)) event.preventDefault()
}

/** To where one writes in the panel: a line of talk, what is sought in the rules. */
function intoField(): void {
  document.querySelector<HTMLElement>('#panel .row input, #panel input[type=search]')?.focus()
}

/** Do what a key without companions does; tells whether it does anything. */
function plain(key: string, deeds: KeyDeeds, target: Element | null): boolean {
  const { desk } = deeds
  const side = key === 'c' && desk.source.recorded ? 'chances' : SIDES[key]
  if (side) {
    desk.sideOpen = !(overlaid.current && desk.sideOpen && desk.side === side)
    desk.side = side
    if (side !== 'log' && desk.sideOpen) void tick().then(intoField)
    return true
  }
  if (/^[1-9]$/.test(key)) {
    const word = desk.choices[Number(key) - 1]
    if (word) desk.choose(word)
    return Boolean(word)
  }
  switch (key) {
    case 'ArrowLeft':
      desk.step(-1)
      return true
    case 'ArrowRight':
      desk.step(1)
      return true
    case 'Home':
      desk.goTo(0)
      return true
    case 'End':
      desk.toEnd()
      return true
    case 'Enter':
      if (!desk.confirming || target?.closest('button, a')) return false
      desk.confirm()
      return true
    case 'h':
      void desk.hint()
      return true
    case 'w':
      deeds.why()
      return true
    case '+':
    case '=':
      zoom.closer()
      return true
    case '-':
    case '−':
      zoom.further()
      return true
    case '0':
      zoom.fit()
      return true
    case '?':
      deeds.help()
      return true
    default:
      return false
  }
}
