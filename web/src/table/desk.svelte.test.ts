import { beforeEach, expect, it, vi } from 'vitest'
import { bundleFrom } from '../texts/fluent'
import { Talk } from '../texts/talk'
import type { Desk as OneDesk } from './desk.svelte'
import type { Still as StillTable } from './still.svelte'

const fetched = vi.fn<() => Promise<Response>>()
vi.stubGlobal('fetch', fetched)
const { Desk } = await import('./desk.svelte')
const { Still } = await import('./still.svelte')

let room: StillTable
let desk: OneDesk

beforeEach(() => {
  room = new Still('abc')
  room.connection = 'open'
  room.asks('march:kanto', 'bribe:kanto', 'march:kansai', 'pass')
  desk = new Desk(room, new Talk('shitenno', 'en', []))
})

it('shows the questions while an answer is under way, but takes no second one', () => {
  desk.choose('pass')
  expect(desk.questions[0]!.options).toContain('pass')
  expect(desk.able).toBe(false)
  desk.choose('march:kanto')
  desk.pick('kansai')
  expect(room.said.mock.calls).toEqual([[['pass']]])
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
  expect([room.weighed.mock.calls, room.said.mock.calls]).toEqual([[], [[['pass']]]])
  room.other = 'person'
  room.finals = ['pass']
  room.asks('march:kanto', 'pass')
  desk.choose('march:kanto')
  expect(desk.able).toBe(false) // it is on its way already
  await Promise.resolve()
  expect(room.said).toHaveBeenLastCalledWith(['march:kanto'])
  room.asks('march:kanto', 'pass')
  desk.choose('pass')
  await Promise.resolve()
  expect(room.said).not.toHaveBeenLastCalledWith(['pass'])
  expect(desk.confirming).toEqual(['pass'])
  desk.confirm()
  expect(room.said).toHaveBeenLastCalledWith(['pass'])
})

it('narrows the choices to those that name what was picked, and says the only one', () => {
  room.asks('march:kanto', 'bribe:kanto', 'audience', 'draw', 'draw:audience')
  desk.pick('kanto')
  expect(desk.choices).toEqual(['march:kanto', 'bribe:kanto'])
  desk.pick('audience')
  expect(desk.choices).toEqual(['audience', 'draw:audience'])
  desk.pick('draw')
  expect(room.said.mock.calls).toEqual([[['draw']]])
})

it('forgets what was to be confirmed or picked once something else is asked', async () => {
  room.other = 'person'
  room.finals = ['pass']
  room.asks('march:kanto', 'pass')
  desk.choose('pass')
  await Promise.resolve()
  expect(desk.confirming).toEqual(['pass'])
  room.asks('accept', 'pass')
  expect(desk.confirming).toBeNull()
  desk.confirm()
  expect(room.said).not.toHaveBeenCalled()
  room.asks('march:kanto', 'bribe:kanto', 'pass')
  desk.pick('kanto')
  expect(desk.choices).toEqual(['march:kanto', 'bribe:kanto'])
  room.asks('accept', 'pass')
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
  room.forbidding = { deploy: 'FAR' }
  await desk.whyThing('chubu')
  expect([desk.reason?.rule?.id, desk.reason?.instead]).toEqual(['X', '']) // it tells what is asked
  room.forbidding = { deploy: 'FAR', march: 'NEAR' }
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
  const { shown } = room.state!
  room.moments = [1, 2, 3].map((seq) => ({ seq, shown, told: seq }))
  desk.goTo(1)
  await Promise.resolve()
  expect([desk.past?.seq, desk.at]).toEqual([2, 1])
  room.moments = [1, 4, 5].map((seq) => ({ seq, shown, told: seq }))
  expect([desk.past, desk.at]).toEqual([null, null])
})

it('tells my turn also to who looks at an earlier moment', async () => {
  const now = room.state!.shown
  const before = { ...now, waiting: [1], asks: [] }
  room.moments = [1, 2].map((seq) => ({ seq, shown: seq === 2 ? now : before, told: seq }))
  desk.goTo(0)
  await Promise.resolve()
  expect([desk.shown, desk.lookingBack]).toEqual([before, true])
  expect([desk.wanted, desk.able]).toEqual([true, false])
})
