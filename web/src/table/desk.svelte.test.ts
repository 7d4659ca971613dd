import { beforeEach, expect, it, vi } from 'vitest'
import { Talk } from '../texts/talk'
import type { Shown, State } from '../wire/types'
import type { Desk as OneDesk } from './desk.svelte'
import type { WhyAnswer } from './room.svelte'

const fetched = vi.fn<() => Promise<Response>>()
vi.stubGlobal('fetch', fetched)
const { Desk } = await import('./desk.svelte')
const { Seated } = await import('./room.svelte')

/** A table at which somebody is asked something, and that keeps what is said. */
class Still extends Seated {
  override busy = $state(false)
  said = vi.fn()
  override say(words: readonly string[]) {
    this.said(words)
    this.busy = true
  }
  override get shown(): Shown | null {
    return this.state?.shown ?? null
  }
  /** The rules that forbid words, by their verbs. */
  forbidding: Record<string, string> = {}
  override why(word: string): Promise<WhyAnswer> {
    const rule = this.forbidding[word.split(':')[0]!] ?? ''
    return Promise.resolve({ word, rule, may: false, later: false })
  }
  other = 'bot'

  /** Words that could not be taken back, of those asked about. */
  finals: string[] = []
  weighed = vi.fn()
  override final(words: readonly string[]): Promise<boolean> {
    this.weighed(words)
    return Promise.resolve(words.some((word) => this.finals.includes(word)))
  }
  override act() {}
  override talk() {}
  override leave() {}
  override load() {
    return Promise.resolve()
  }

  asks(...options: string[]) {
    const ask = { name: 'X', rule: 'X', seat: 0, options, idle: false, changeable: false }
    const seats = ['person', this.other].map((kind, seat) => ({ seat, kind }))
    const table = { status: 'playing', seats }
    const shown = { you: 0, view: {}, waiting: [0], asks: [ask], table, undo: 'free' }
    this.state = { seq: (this.state?.seq ?? 0) + 1, shown } as unknown as State
    this.busy = false
  }
}

let room: Still
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
  expect([desk.reason?.rule?.id, desk.reason?.instead]).toEqual(['X', 'Rule X.'])
  room.forbidding = { deploy: 'FAR', march: 'NEAR' }
  await desk.whyThing('chubu')
  expect([desk.reason?.rule?.id, desk.reason?.instead]).toEqual(['NEAR', ''])
  await desk.why('deploy:chubu') // asked for by its verb
  expect([desk.reason?.rule?.id, desk.reason?.instead]).toEqual(['FAR', 'Rule X.'])
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
