import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settings } from '../places/settings.svelte'

vi.stubGlobal('fetch', vi.fn())
const { fakeDesk } = await import('./fakeDesk')
const { BEAT, firstDifference, steady } = await import('./steady')
const { default: PromptBar } = await import('./PromptBar.svelte')

let { source, desk } = fakeDesk()
beforeEach(() => {
  vi.useFakeTimers()
  ;({ source, desk } = fakeDesk())
  settings.steady = true
  render(PromptBar, { props: { desk } })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const choice = (word: string) => document.querySelector<HTMLElement>(`[data-word='${word}']`)!
const click = (node: Element) => fireEvent.click(node, { detail: 1 })
const settled = () => vi.advanceTimersByTimeAsync(BEAT)

/** One of the choices has gone: those behind it have moved. */
async function bribeGoes() {
  const { shown } = source.state!
  const options = shown.asks[0]!.options.filter((word) => word !== 'bribe:kanto')
  source.state = { ...source.state!, shown: { ...shown, asks: [{ ...shown.asks[0]!, options }] } }
  await tick()
  await tick()
}

it('hears nothing for a beat at a place where something else stands now', async () => {
  await settled()
  await bribeGoes()
  expect(choice('march:kansai').getAttribute('aria-disabled')).toBe('true')
  await click(choice('march:kansai'))
  expect(desk.menu.press(2)).toBe(true) // a digit neither
  expect(source.said).not.toHaveBeenCalled()
  await settled()
  expect(choice('march:kansai').getAttribute('aria-disabled')).toBe('false')
  await click(choice('march:kansai'))
  expect(source.said.mock.calls).toEqual([[['march:kansai']]])
})

it('hears at once who has gone there by the keyboard', async () => {
  await settled()
  await bribeGoes()
  await fireEvent.click(choice('march:kansai'), { detail: 0 })
  expect(source.said.mock.calls).toEqual([[['march:kansai']]])
})

it('hears at once what stands where it stood', async () => {
  await settled()
  await bribeGoes()
  await click(choice('march:kanto'))
  expect(source.said.mock.calls).toEqual([[['march:kanto']]])
})

it('hears all at once for who wants it so', async () => {
  settings.steady = false
  await bribeGoes()
  await click(choice('march:kansai'))
  expect(source.said.mock.calls).toEqual([[['march:kansai']]])
})

it('finds the first place that is another', () => {
  expect(firstDifference(['a', 'b'], ['a', 'b', 'c'])).toBe(2)
  expect(firstDifference(['a', 'b'], ['b'])).toBe(0)
  expect(firstDifference(['a', 'b'], ['a'])).toBe(Infinity)
})

it('lets a thing of a board rest for a beat after it has changed', async () => {
  const clicked = vi.fn()
  const letter = document.body.appendChild(document.createElement('button'))
  letter.addEventListener('click', clicked)
  const leave = steady(() => 'offer of Lotus')(letter)
  await click(letter)
  expect([clicked.mock.calls.length, letter.getAttribute('aria-disabled')]).toEqual([0, 'true'])
  await settled()
  await click(letter)
  expect([clicked.mock.calls.length, letter.getAttribute('aria-disabled')]).toEqual([1, 'false'])
  leave?.()
  letter.remove()
})
