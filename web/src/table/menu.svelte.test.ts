import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Offer } from '../boards'
import { settings } from '../places/settings.svelte'

vi.stubGlobal('fetch', vi.fn())
const { fakeDesk } = await import('./fakeDesk')
const { boardProps } = await import('./boardProps')
const { onKey } = await import('./keys')
const { keepPlaces } = await import('./menu.svelte')
const { default: PromptBar } = await import('./PromptBar.svelte')
const { default: FakeChoices } = await import('./FakeChoices.svelte')

let { source, desk } = fakeDesk()
beforeEach(() => {
  ;({ source, desk } = fakeDesk())
  settings.steady = false
})
afterEach(cleanup)

const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true })
  onKey(event, { desk, why: vi.fn(), explain: vi.fn(), help: vi.fn(), close: vi.fn() })
  return event
}
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-word], [data-offer]')].map(
    (each) => each.dataset.word ?? each.dataset.offer,
  )

it('has the buttons of the board in place of the menu, which stays behind the chevron', async () => {
  const march = $state<{ to: string[] }>({ to: [] })
  const offers = (): readonly Offer[] | null =>
    march.to.length
      ? [
          { label: 'March', words: march.to, main: true },
          { label: 'Never', words: ['pass'], disabled: true, why: 'bribe:kansai' },
        ]
      : null
  desk.board = { offers }
  render(PromptBar, { props: { desk } })
  expect(shown()).toEqual(['march:kanto', 'bribe:kanto', 'march:kansai', 'pass'])
  march.to = ['march:kanto', 'pass']
  await tick()
  expect(shown()).toEqual(['march:kanto pass', 'pass'])
  const why = vi.spyOn(source, 'why')
  press('2') // it cannot be done now, and tells why
  expect([source.said.mock.calls, why.mock.calls]).toEqual([[], [['bribe:kansai']]])
  desk.menu.tall = true
  await tick()
  expect(shown()).toEqual(['march:kanto', 'bribe:kanto', 'march:kansai', 'pass'])
  desk.menu.tall = false
  await tick()
  press('1')
  expect(source.said.mock.calls).toEqual([[['march:kanto', 'pass']]])
})

it('does what the board wants where its button begins something there', async () => {
  const act = vi.fn()
  desk.board = { offers: () => [{ label: 'Lift', words: [], act }] }
  render(PromptBar, { props: { desk } })
  await fireEvent.click(screen.getByText('Lift'))
  expect([act.mock.calls.length, source.said.mock.calls.length]).toEqual([1, 0])
})

it('shows the choices as the board draws them, and its digits count those', async () => {
  const given = boardProps(desk)
  render(PromptBar, { props: { desk, given, Drawn: FakeChoices } })
  expect(shown()).toEqual(['pass', 'march:kansai', 'bribe:kanto', 'march:kanto'])
  press('2')
  expect(source.said.mock.calls).toEqual([[['march:kansai']]])
})

it('asks the board about a key first, but never about those that are the table’s', () => {
  const key = vi.fn(() => true)
  desk.board = { key }
  for (const each of ['l', 'c', 'h', 'w', 'r', '?']) press(each)
  expect(key).not.toHaveBeenCalled()
  expect(press('p').defaultPrevented).toBe(true)
  press('1')
  expect([key.mock.calls.length, source.said.mock.calls.length]).toEqual([2, 0])
})

it('moves nothing that stands when another choice comes', () => {
  expect(keepPlaces(['a', 'b', 'c'], ['x', 'a', 'c'])).toEqual(['a', 'c', 'x'])
  expect(desk.menu.words[2]).toBe('march:kansai')
  const { shown: now } = source.state!
  const asks = [{ ...now.asks[0]!, options: ['accept', ...now.asks[0]!.options] }]
  source.state = { ...source.state!, shown: { ...now, asks } }
  expect(desk.menu.words.slice(2)).toEqual(['march:kansai', 'pass', 'accept'])
  desk.speech.choose('pass') // what is asked after my own word stands in its own order
  expect(desk.menu.words.length).toBe(5)
  source.asks('accept', 'march:kanto')
  expect(desk.menu.words).toEqual(['accept', 'march:kanto'])
  source.busy = true // so does what stands after I took something back
  expect(desk.menu.words.length).toBe(2)
  source.asks('pass', 'accept', 'march:kanto')
  expect(desk.menu.words).toEqual(['pass', 'accept', 'march:kanto'])
})
