import { beforeEach, expect, it, vi } from 'vitest'
import type { ChatShown } from '../wire/types'

vi.stubGlobal('fetch', vi.fn())
const { fakeDesk } = await import('./fakeDesk')

let { source, desk } = fakeDesk()
beforeEach(() => ({ source, desk } = fakeDesk()))

const lines = (count: number) => Array.from({ length: count }, (_, seq) => ({ seq }) as ChatShown)

it('counts the lines of the chat that came since it was read', () => {
  source.chat = lines(3)
  expect(desk.panel.unread).toBe(0) // they were there before I came
  desk.panel.markRead()
  source.chat = lines(5)
  expect(desk.panel.unread).toBe(2)
  desk.panel.markRead()
  expect(desk.panel.unread).toBe(0)
})

it('opens a rule in the reader, in place of what explained it', async () => {
  await desk.explanations.explainThing('chubu')
  desk.panel.openRule('SHI-20')
  expect([desk.panel.tab, desk.panel.open, desk.panel.rule]).toEqual(['rules', true, 'SHI-20'])
  expect(desk.explanations.current).toBeNull()
})
