import { beforeEach, expect, it, vi } from 'vitest'
import { bundleFrom } from '../texts/fluent'
import { Talk } from '../texts/talk'
import type { Desk as OneDesk } from './desk.svelte'
import type { FakeTable as OneFakeTable } from './fakeTable.svelte'

const fetched = vi.fn<() => Promise<Response>>()
vi.stubGlobal('fetch', fetched)
const { Desk } = await import('./desk.svelte')
const { FakeTable } = await import('./fakeTable.svelte')

let source: OneFakeTable
let desk: OneDesk

beforeEach(() => {
  source = new FakeTable('abc')
  source.connection = 'open'
  source.asks('march:kanto', 'bribe:kanto', 'march:kansai', 'pass')
  desk = new Desk(source, new Talk('shitenno', 'en', []))
})

it('shows the questions while an answer is under way, but takes no second one', () => {
  desk.choose('pass')
  expect(desk.questions[0]!.options).toContain('pass')
  expect(desk.able).toBe(false)
  desk.choose('march:kanto')
  desk.pick('kansai')
  expect(source.said.mock.calls).toEqual([[['pass']]])
})

it('tells why there is no hint, until the next word', async () => {
  const problem = { code: 'no-hints', message: 'Hints are for those who play against bots.' }
  fetched.mockResolvedValue(Response.json(problem, { status: 403 }))
  await desk.hint()
  expect(desk.trouble).toBe(problem.message)
  expect(desk.pondering).toBe(false)
  desk.choose('pass')
  expect(desk.trouble).toBe('')
})

it('asks before it says what cannot be taken back, and nothing where all others are bots', async () => {
  desk.choose('pass')
  expect([source.weighed.mock.calls, source.said.mock.calls]).toEqual([[], [[['pass']]]])
  source.other = 'person'
  source.finals = ['pass']
  source.asks('march:kanto', 'pass')
  desk.choose('march:kanto')
  expect(desk.able).toBe(false) // it is on its way already
  await Promise.resolve()
  expect(source.said).toHaveBeenLastCalledWith(['march:kanto'])
  source.asks('march:kanto', 'pass')
  desk.choose('pass')
  await Promise.resolve()
  expect(source.said).not.toHaveBeenLastCalledWith(['pass'])
  expect(desk.confirming).toEqual(['pass'])
  desk.confirm()
  expect(source.said).toHaveBeenLastCalledWith(['pass'])
})

it('narrows the choices to those that name what was picked, and says the only one', () => {
  source.asks('march:kanto', 'bribe:kanto', 'audience', 'draw', 'draw:audience')
  desk.pick('kanto')
  expect(desk.choices).toEqual(['march:kanto', 'bribe:kanto'])
  desk.pick('audience')
  expect(desk.choices).toEqual(['audience', 'draw:audience'])
  desk.pick('draw')
  expect(source.said.mock.calls).toEqual([[['draw']]])
})

it('forgets what was to be confirmed or picked once something else is asked', async () => {
  source.other = 'person'
  source.finals = ['pass']
  source.asks('march:kanto', 'pass')
  desk.choose('pass')
  await Promise.resolve()
  expect(desk.confirming).toEqual(['pass'])
  source.asks('accept', 'pass')
  expect(desk.confirming).toBeNull()
  desk.confirm()
  expect(source.said).not.toHaveBeenCalled()
  source.asks('march:kanto', 'bribe:kanto', 'pass')
  desk.pick('kanto')
  expect(desk.choices).toEqual(['march:kanto', 'bribe:kanto'])
  source.asks('accept', 'pass')
  expect([desk.picked, desk.choices]).toEqual(['', ['accept', 'pass']])
})

it('cites about a thing no rule that has nothing to do with what is asked', async () => {
  const rule = (id: string) => ({
    id,
    chapter: '',
    text: `Rule ${id}.`,
    ruling: '',
    reconstructed: '',
  })
  const rules = new Map(['X', 'FAR', 'NEAR'].map((id) => [id, rule(id)]))
  desk.talk = new Talk('shitenno', 'en', [], [], rules, ['deploy', 'march'])
  source.forbidding = { deploy: 'FAR' }
  await desk.whyThing('chubu')
  expect([desk.reason?.rule?.id, desk.reason?.instead]).toEqual(['X', '']) // it tells what is asked
  source.forbidding = { deploy: 'FAR', march: 'NEAR' }
  await desk.whyThing('chubu')
  expect([desk.reason?.rule?.id, desk.reason?.instead]).toEqual(['NEAR', ''])
  await desk.why('deploy:chubu') // asked for by its verb
  expect([desk.reason?.rule?.id, desk.reason?.instead]).toEqual(['FAR', 'Rule X.'])
})

it('tells what a thing does before the rule that keeps it off the menu', async () => {
  desk.talk = new Talk('shototsu', 'en', [bundleFrom('en', ['about-yari = Air -1.'])])
  await desk.whyThing('yari')
  expect(desk.reason?.does).toBe('Air -1.')
  await desk.why('wield:yari')
  expect(desk.reason?.does).toBe('Air -1.')
  await desk.whyThing('kanto')
  expect(desk.reason?.does).toBe('')
})

it('is back in the present, and stays there, when the moment looked at is taken back', async () => {
  const { shown } = source.state!
  source.moments = [1, 2, 3].map((seq) => ({ seq, shown, eventCount: seq }))
  desk.goTo(1)
  await Promise.resolve()
  expect([desk.past?.seq, desk.at]).toEqual([2, 1])
  source.moments = [1, 4, 5].map((seq) => ({ seq, shown, eventCount: seq }))
  expect([desk.past, desk.at]).toEqual([null, null])
})

it('tells my turn also to who looks at an earlier moment', async () => {
  const now = source.state!.shown
  const before = { ...now, waiting: [1], asks: [] }
  source.moments = [1, 2].map((seq) => ({ seq, shown: seq === 2 ? now : before, eventCount: seq }))
  desk.goTo(0)
  await Promise.resolve()
  expect([desk.shown, desk.lookingBack]).toEqual([before, true])
  expect([desk.wanted, desk.able]).toEqual([true, false])
})
