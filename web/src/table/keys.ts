import { tick } from 'svelte'
import { isLent } from '../boards'
import { zoom } from '../boards/zoom.svelte'
import type { Desk } from './desk.svelte'
import { tabsOf, type Tab } from './panel.svelte'

export interface KeyDeeds {
  desk: Desk
  /** Ask about what is pointed at or has the focus. */
  why: () => void
  /** Tell what the thing is that is pointed at or has the focus. */
  explain: () => void
  help: () => void
  close: () => void
}

const TABS: Readonly<Record<string, Tab>> = { l: 'log', c: 'chat', r: 'rules' }

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
    desk.speech.undo()
    return
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (isLent(desk.talk, event.key) && desk.board?.key?.(event)) {
    event.preventDefault()
    return
  }
  if (plain(event.key, deeds, target)) event.preventDefault()
}

/** To where one writes in the panel: a line of talk, what is sought in the rules. */
function intoField(): void {
  document.querySelector<HTMLElement>('#panel .row input, #panel input[type=search]')?.focus()
}

/** Do what a key without companions does; tells whether it does anything. */
function plain(key: string, deeds: KeyDeeds, target: Element | null): boolean {
  const { desk } = deeds
  const tab = key === 'c' && desk.source.recorded ? 'chances' : TABS[key]
  if (tab && tabsOf(desk.source).includes(tab)) {
    desk.panel.toggle(tab)
    if (tab !== 'log' && desk.panel.open) void tick().then(intoField)
    return true
  }
  if (/^[1-9]$/.test(key)) return desk.menu.press(Number(key))
  switch (key) {
    case 'ArrowLeft':
      desk.moments.step(-1)
      return true
    case 'ArrowRight':
      desk.moments.step(1)
      return true
    case ' ':
      if (!desk.source.recorded || target?.closest('button, a')) return false
      desk.playback.toggle()
      return true
    case 'Home':
      desk.moments.goTo(0)
      return true
    case 'End':
      desk.moments.toEnd()
      return true
    case 'Enter':
      if (!desk.speech.confirming || target?.closest('button, a')) return false
      desk.speech.confirm()
      return true
    case 'h':
      void desk.hints.ask()
      return true
    case 'i':
      deeds.explain()
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
