import { beforeEach, expect, it, vi } from 'vitest'
import { Talk } from '../texts/talk'

const fetched = vi.fn<() => Promise<Response>>()
vi.stubGlobal('fetch', fetched)
const { FakeTable } = await import('./fakeTable.svelte')
const { Desk } = await import('./desk.svelte')

let source: InstanceType<typeof FakeTable>
let desk: InstanceType<typeof Desk>

beforeEach(() => {
  source = new FakeTable('abc')
  source.connection = 'open'
  source.asks('march:kanto', 'bribe:kanto', 'march:kansai', 'pass')
  desk = new Desk(source, new Talk('shitenno', 'en', []))
})

it('tells why there is no hint, until the next word', async () => {
  const problem = { code: 'no-hints', message: 'Hints are for those who play against bots.' }
  fetched.mockResolvedValue(Response.json(problem, { status: 403 }))
  await desk.hints.ask()
  expect(desk.attempt.trouble).toBe(problem.message)
  expect(desk.hints.pondering).toBe(false)
  desk.speech.choose('pass')
  expect(desk.attempt.trouble).toBe('')
})

it('keeps what a bot said until the table changes', async () => {
  fetched.mockResolvedValue(Response.json([{ word: 'pass', chance: 0.5, tries: 3, reasons: [] }]))
  await desk.hints.ask()
  expect(desk.hints.list.map((hint) => hint.word)).toEqual(['pass'])
  source.asks('accept')
  expect(desk.hints.list).toEqual([])
})

it('asks no bot where other people play', async () => {
  fetched.mockClear()
  source.other = 'guest'
  source.asks('pass')
  expect(desk.hints.available).toBe(false)
  await desk.hints.ask()
  expect(fetched).not.toHaveBeenCalled()
})
