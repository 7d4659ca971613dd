import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bundleFrom } from '../texts/fluent'
import { Talk } from '../texts/talk'
import type { Problem } from '../wire/types'

vi.stubGlobal('fetch', vi.fn())
const { Desk } = await import('./desk.svelte')
const { FakeTable } = await import('./fakeTable.svelte')
const { default: PromptBar } = await import('./PromptBar.svelte')

let source: InstanceType<typeof FakeTable>
let desk: InstanceType<typeof Desk>

beforeEach(() => {
  source = new FakeTable('abc')
  source.connection = 'open'
  source.asks('march:kanto', 'pass')
  const talk = new Talk('senji', 'en', [bundleFrom('en', ['ask-X = Take a card.'])])
  desk = new Desk(source, talk)
  render(PromptBar, { props: { desk } })
})
afterEach(cleanup)

it('puts a sentence once, however many questions it stands for', async () => {
  source.asksToo('march:kansai', 'march:chubu')
  await vi.waitFor(() => expect(desk.moments.questions.length).toBe(2))
  expect(screen.getByTestId('sentence').textContent).toBe('Take a card.')
})

it('lights what a choice names for a mouse, and not for a finger that has gone', async () => {
  const choice = screen.getByText('march:kanto').closest('button')!
  await fireEvent(choice, new PointerEvent('pointerenter', { pointerType: 'touch' }))
  expect([...desk.lights.lit]).toEqual([])
  await fireEvent(choice, new PointerEvent('pointerenter', { pointerType: 'mouse' }))
  expect([...desk.lights.lit]).toEqual(['kanto'])
})

it('begins each question with its first choice, and not each change of the table', async () => {
  const box = screen.getByRole('group')
  const scrolled = vi.spyOn(box, 'scrollTo')
  source.state = { ...source.state!, seq: 9 }
  await tick()
  expect(scrolled).not.toHaveBeenCalled()
  source.asks('march:kansai', 'pass')
  await tick()
  expect(scrolled).toHaveBeenCalledWith({ top: 0, left: 0 })
})

it('tells a refused move as it is called, not as it is typed', async () => {
  desk.talk = new Talk('senji', 'en', [
    bundleFrom('en', ['verb-march = March into { $thing }\nthing-kanto = Kantō']),
  ])
  const message = 'You cannot choose “march:kanto” now.'
  source.refusal = { code: 'illegal', message, rule: 'X', word: 'march:kanto' } as Problem
  await tick()
  expect(screen.getByRole('alert').textContent).toContain(
    'You cannot choose “March into Kantō” now.',
  )
})
