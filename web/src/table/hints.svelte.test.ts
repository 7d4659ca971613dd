import { beforeEach, expect, it, vi } from 'vitest'

const fetched = vi.fn<() => Promise<Response>>()
vi.stubGlobal('fetch', fetched)
const { fakeDesk } = await import('./fakeDesk')

let { source, desk } = fakeDesk()
beforeEach(() => ({ source, desk } = fakeDesk()))

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
