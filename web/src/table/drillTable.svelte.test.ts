import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DrillShown, TableShown } from '../wire/types'

const asked: [string, unknown][] = []
const answers: Record<string, unknown> = {}
vi.stubGlobal('fetch', async (request: Request) => {
  const route = new URL(request.url).pathname.split('/').at(-1)!
  asked.push([route, request.method === 'POST' ? await request.json() : request.url])
  return route in answers
    ? Response.json(answers[route])
    : Response.json({ message: 'Try later.' }, { status: 503 })
})
const { Desk } = await import('./desk.svelte')
const { DrillTable } = await import('./drillTable.svelte')
const { Talk } = await import('../texts/talk')

const bot = { kind: 'bot', name: 'greedy', away: false, conceded: false }
const me = { ...bot, kind: 'guest', name: 'Ann', seat: 0, away: true, conceded: true }
const table = {
  id: 'abc',
  status: 'over',
  ended: 'conceded',
  ranks: [2, 1],
  scores: [9, 9],
  seats: [me, { ...bot, seat: 1 }],
} as unknown as TableShown
const drills = [
  { at: 4, word: 'pass', better: 'march:kanto' },
  { at: 9, word: 'pass', better: 'march:kanto' },
]
const ask = { name: 'X', rule: 'X', seat: 0, options: ['march:kanto', 'pass'], idle: false }
const hint = (word: string, chance: number, then: string[] = []) => {
  return { word, chance, low: chance, high: chance, score: 5, tries: 9, reasons: [], then }
}

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  for (const route of ['drills', 'answer', 'remove']) delete answers[route]
  answers.events = [2, 4, 5].map((seq) => ({ seq, name: 'passed' }))
  answers.moment = { view: { turn: 4 }, asks: [ask], scores: [3, 2], given_up: [] }
  answers.hint = [hint('march:kanto', 0.7, ['send']), hint('pass', 0.4)]
  answers.line = [
    { word: 'march:kanto', view: { turn: 5 }, events: [] },
    { word: 'send', view: { turn: 6 }, events: [] },
  ]
})
afterEach(() => vi.useRealTimers())

async function begun(keeping = {}) {
  const source = new DrillTable(table, 0, drills, keeping)
  await vi.waitFor(() => expect(source.shown).not.toBeNull())
  const desk = new Desk(source, new Talk('shitenno', 'en', []))
  return { source, desk }
}

it('asks as it was asked then, and tells nothing of what came after', async () => {
  const { source, desk } = await begun()
  expect(asked.map(([route]) => route)).toEqual(['events', 'moment'])
  expect(asked[1]![1]).toContain('at=4')
  expect(source.log.map(({ seq }) => seq)).toEqual([2, 4])
  const shown = source.shown!
  expect([shown.table.ranks, shown.table.ended, shown.table.scores]).toEqual([[], '', [3, 2]])
  expect(shown.table.seats.map(({ away, conceded }) => away || conceded)).toEqual([false, false])
  expect([desk.moments.wanted, desk.speech.able]).toEqual([true, true])
  expect(desk.speech.choices).toEqual(['march:kanto', 'pass'])
})

it('weighs what is chosen beside what was chosen and what is better', async () => {
  const { source, desk } = await begun()
  desk.speech.choose('pass')
  expect(desk.speech.able).toBe(false)
  await vi.waitFor(() => expect(source.answer).not.toBeNull())
  expect(asked.at(-1)).toEqual(['hint', { at: 4, seat: 0, words: ['pass', 'march:kanto'] }])
  expect(source.answer!.best.word).toBe('march:kanto')
  expect(source.answer!.now).toBe(source.answer!.then)
  expect([desk.moments.wanted, desk.speech.able, desk.speech.preparing]).toEqual(
    Array(3).fill(false),
  )
  source.again()
  expect(desk.speech.able).toBe(true)
})

const kept = { id: 'd1', match: 'abc', at: 4, seat: 0, due: 100, wanted: true }

it('keeps by itself what is answered, where that is wanted, and removes it', async () => {
  answers.drills = kept
  answers.answer = { hints: answers.hint, grade: 'worse', drill: { ...kept, due: 900 } }
  answers.remove = { drills: [] }
  const { source, desk } = await begun({ auto: () => true })
  desk.speech.choose('pass')
  await vi.waitFor(() => expect(source.kept[0]?.due).toBe(900))
  const said = asked.slice(-2)
  expect(said).toEqual([
    ['drills', { match: 'abc', seat: 0, at: 4, better: 'march:kanto' }],
    ['answer', { id: 'd1', word: 'pass' }],
  ])
  expect(source.practised).toBe(false)
  await source.unkeep()
  expect(source.kept).toEqual({})
})

it('leaves out what was no mistake after all, and what does not fit in', async () => {
  answers.hint = [hint('pass', 0.7), hint('march:kanto', 0.4)]
  const { source, desk } = await begun({ auto: () => true })
  desk.speech.choose('pass')
  await vi.waitFor(() => expect(source.answer).not.toBeNull())
  expect([asked.at(-1)![0], source.kept]).toEqual(['hint', {}])
  answers.hint = [hint('march:kanto', 0.7), hint('pass', 0.4)]
  source.again()
  desk.speech.choose('pass')
  await vi.waitFor(() => expect(asked.at(-1)![0]).toBe('drills'))
  await vi.waitFor(() => expect(source.busy).toBe(false))
  expect([source.attempt.trouble, source.kept]).toEqual(['', {}])
})

it('tells of one of several drills how it counted, and goes on to the next', async () => {
  const on = vi.fn(() => Promise.resolve())
  answers.answer = { hints: answers.hint, grade: 'best', drill: kept }
  const { source, desk } = await begun({
    kept: kept as DrillShown,
    course: { number: 2, of: 3, on },
  })
  desk.speech.choose('march:kanto')
  await vi.waitFor(() => expect(source.answer).not.toBeNull())
  expect([source.practised, source.practice]).toEqual([true, true])
  await source.course.on!()
  expect(on).toHaveBeenCalledOnce()
})

it('gives a hint that names no word of the game, and tells where none comes', async () => {
  const { source, desk } = await begun()
  await desk.hints.ask()
  expect(asked.at(-1)).toEqual(['hint', { at: 4, seat: 0, words: [] }])
  expect(desk.hints.list).toHaveLength(2)
  delete answers.hint
  desk.speech.choose('pass')
  await vi.waitFor(() => expect(source.attempt.trouble).toBe('Try later.'))
  expect(desk.speech.able).toBe(true)
})

it('plays the better line step by step, and goes on to the next choice', async () => {
  const { source, desk } = await begun()
  desk.speech.choose('pass')
  await vi.waitFor(() => expect(source.answer).not.toBeNull())
  await source.play()
  expect(asked.at(-1)![1]).toMatchObject({ words: ['march:kanto', 'send'] })
  const turn = () => (desk.moments.view as unknown as { turn: number }).turn
  expect([turn(), source.aside]).toEqual([5, true])
  await vi.advanceTimersByTimeAsync(2000)
  expect(turn()).toBe(6)
  await source.ask(1)
  expect([turn(), source.index, source.answer, source.before]).toEqual([4, 1, null, null])
  expect(asked.at(-1)![1]).toContain('at=9')
  expect(source.log).toHaveLength(3)
})
