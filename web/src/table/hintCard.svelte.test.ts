import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { texts } from '../texts/page.svelte'
import type { Hint } from '../wire/types'

const fetched = vi.fn<() => Promise<Response>>()
vi.stubGlobal('fetch', fetched)
const { fakeDesk } = await import('./fakeDesk')
const { default: HintCard } = await import('./HintCard.svelte')
beforeAll(() => texts.load('en'))
afterEach(cleanup)

const reason = { feature: 'koku', points: 4, others: 1 }
const found = (word: string, then: string[], tries = 9): Hint => {
  return { word, chance: 0.5, low: 0.4, high: 0.6, score: 70, tries, reasons: [reason], then }
}

it('tells what follows a word, and reasons that two words share only once', async () => {
  const { desk } = fakeDesk()
  const list = [found('accept', ['take:samurai', 'send']), found('refuse', [])]
  fetched.mockResolvedValue(Response.json(list))
  await desk.hints.ask()
  render(HintCard, { props: { desk } })
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toContain('Then: take:samurai · send.')
  expect(first).toContain('For it, in points')
  expect(second).not.toContain('Then:')
  expect(second).toContain('For the same reasons as “accept”.')
  expect(screen.getByTestId('hints').textContent).toContain('uncertainty of the search')
})

it('explains no interval where nothing was searched', async () => {
  const { desk } = fakeDesk()
  fetched.mockResolvedValue(Response.json([found('accept', [], 0)]))
  await desk.hints.ask()
  render(HintCard, { props: { desk } })
  expect(screen.getByTestId('hints').textContent).not.toContain('uncertainty')
})
