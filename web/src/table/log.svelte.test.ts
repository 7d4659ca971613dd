import { cleanup, render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import type { Desk } from './desk.svelte'
import Log from './Log.svelte'

const LINE = 30
const PANE = 300

afterEach(cleanup)

/** A log in a pane that scrolls, which nothing lays out here: a line is as high as we say. */
function shown(count: number) {
  const pane = document.body.appendChild(document.createElement('div'))
  const log = $state(Array.from({ length: count }, () => ({ only_you: false })))
  const talk = { tokens: () => [] }
  const parts = { moments: { past: null }, panel: { firstMissed: -1 } }
  const desk = { source: { log, deeds: [] }, talk, ...parts } as unknown as Desk
  const high = () => LINE * log.length
  let top = 0
  Object.defineProperties(pane, {
    clientHeight: { get: () => PANE },
    scrollHeight: { get: high },
    scrollTop: { get: () => top, set: (to: number) => (top = Math.min(to, high() - PANE)) },
    scrollTo: { value: () => (pane.scrollTop = high()) },
  })
  render(Log, { target: pane, props: { desk } })
  const scrolled = () => {
    pane.dispatchEvent(new Event('scroll'))
    flushSync()
  }
  const come = (lines: number) => {
    for (let i = 0; i < lines; i++) log.push({ only_you: false })
    flushSync()
  }
  const offersTheEnd = () => pane.querySelector('.latest') !== null
  return { pane, come, scrolled, offersTheEnd }
}

const atBottom = (pane: HTMLElement) => pane.scrollTop === pane.scrollHeight - PANE

it('follows a burst of lines, and stops for a reader who goes up', async () => {
  const { pane, come, scrolled, offersTheEnd } = shown(20)
  await vi.waitFor(() => expect(atBottom(pane)).toBe(true))
  come(10) // before the browser tells of our own scrolling
  scrolled()
  expect(offersTheEnd()).toBe(false)
  await vi.waitFor(() => expect(atBottom(pane)).toBe(true))
  pane.scrollTop -= 200
  scrolled()
  expect(offersTheEnd()).toBe(true)
  const there = pane.scrollTop
  come(5)
  await new Promise(requestAnimationFrame)
  expect(pane.scrollTop).toBe(there)
  pane.scrollTop = pane.scrollHeight
  scrolled()
  expect(offersTheEnd()).toBe(false)
})
