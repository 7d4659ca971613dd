import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { State } from '../wire/types'

/** A socket that remembers what was sent and says what it is told to. */
class FakeSocket extends EventTarget {
  static last: FakeSocket
  sent: string[] = []
  constructor(readonly address: () => string) {
    super()
    FakeSocket.last = this
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {}
  open() {
    this.dispatchEvent(new Event('open'))
  }
  lose(code = 1006) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
  say(message: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

vi.mock('partysocket/ws', () => ({ default: FakeSocket }))
const fetched = vi.fn<() => Promise<Response>>()
vi.stubGlobal('fetch', fetched)
const { LiveTable } = await import('./liveTable.svelte')
const { settings } = await import('../places/settings.svelte')

function state(seq: number, eventsFrom: number, ...names: string[]): State {
  const events = names.map((name) => ({ seq, name, fields: {}, only_you: false }))
  const shown = { you: 0, view: { seat: 0, waiting_for: [0] }, waiting: [0], asks: [], table: {} }
  return {
    type: 'state',
    seq,
    now: 0,
    shown,
    events_from: eventsFrom,
    events,
    chat: [],
    clocks: [],
  } as unknown as State
}

let source: InstanceType<typeof LiveTable>
let socket: FakeSocket

beforeEach(() => {
  settings.stillWanted = true
  source = new LiveTable('abc')
  socket = FakeSocket.last
  socket.open()
})
afterEach(() => source.leave())

it('puts the log together, and lets an undo take events and moments back', () => {
  socket.say(state(1, 0, 'a', 'b'))
  socket.say(state(2, 2, 'c'))
  expect(source.log.map((event) => event.name)).toEqual(['a', 'b', 'c'])
  socket.say(state(3, 1, 'd'))
  expect(source.log.map((event) => event.name)).toEqual(['a', 'd'])
  expect(source.moments.map((moment) => moment.seq)).toEqual([3])
})

it('makes of what has changed the whole table, on the screen or not yet', () => {
  const { shown: whole, ...update } = state(2, 0)
  const heard = { ...whole, view: { seat: 0, hand: ['a', 'b'] } }
  socket.say({ ...state(1, 0), shown: heard })
  const { shown } = source
  socket.say({ ...update, type: 'changed', changes: [[['view', 'hand', 1], 'c']] })
  socket.say({ ...update, seq: 3, type: 'changed', changes: [[['waiting'], [1]]] })
  source.hurry()
  expect(source.state!.seq).toBe(3)
  expect(source.shown).toMatchObject({ view: { hand: ['a', 'c'] }, waiting: [1] })
  expect(source.shown!.asks).toBe(shown!.asks)
})

it('keeps what a new state leaves as it was, so that nobody draws it again', () => {
  socket.say(state(1, 0, 'a'))
  const { log, shown } = source
  socket.say({ ...state(2, 1), shown: { ...shown, waiting: [1] } })
  expect(source.log).toBe(log)
  expect(source.shown!.waiting).toEqual([1])
  expect(source.shown!.view).toBe(shown!.view)
  expect(source.shown!.asks).toBe(shown!.asks)
})

it('knows of moments that passed before the table was opened', () => {
  const first = state(5, 0, 'a', 'b', 'c')
  first.events.forEach((event, i) => (event.seq = i + 3))
  socket.say(first)
  expect(
    source.moments.map((moment) => [moment.seq, moment.eventCount, moment.shown !== null]),
  ).toEqual([
    [3, 1, false],
    [4, 2, false],
    [5, 3, true],
  ])
})

it('is busy until the state a word leads to has come', () => {
  socket.say(state(1, 0))
  source.say(['accept'])
  expect(source.busy).toBe(true)
  const { client_id: clientId, expected_seq: expected } = JSON.parse(socket.sent[0]!)
  expect(expected).toBe(1)
  socket.say({ type: 'accepted', client_id: clientId, seq: 2 })
  expect(source.busy).toBe(true)
  socket.say(state(2, 0, 'a'))
  expect(source.busy).toBe(false)
})

it('is free again once a line of talk or a reminder has come back', () => {
  socket.say(state(1, 0))
  source.talk('hello', null)
  const { client_id: clientId } = JSON.parse(socket.sent[0]!)
  socket.say({ type: 'accepted', client_id: clientId, seq: 2 })
  socket.say({ type: 'chat', seq: 2, line: { seq: 2, text: 'hello' } })
  expect(source.busy).toBe(false)
  source.act({ type: 'nudge' })
  const { client_id: nudge } = JSON.parse(socket.sent[1]!)
  socket.say({ type: 'nudged', seq: 3, seat: 0, to: [1] })
  socket.say({ type: 'accepted', client_id: nudge, seq: 3 })
  expect(source.busy).toBe(false)
})

it('says a word again under the same name when the connection was lost', () => {
  socket.say(state(4, 0))
  source.say(['accept'])
  socket.lose()
  socket.open()
  expect(socket.sent).toHaveLength(2)
  expect(socket.sent[1]).toBe(socket.sent[0])
  expect(socket.address()).toContain('after=4')
})

it('tells a refusal and is free again', () => {
  socket.say(state(1, 0))
  source.say(['pass'])
  const { client_id: clientId } = JSON.parse(socket.sent[0]!)
  const problem = { code: 'illegal', message: 'No.', rule: 'SHI-20' }
  socket.say({ type: 'denied', client_id: clientId, problem })
  expect(source.busy).toBe(false)
  expect(source.refusal?.rule).toBe('SHI-20')
})

it('tells in a sentence why there is nothing to see', async () => {
  const problem = { code: 'other-rules', message: 'It was played by other rules.' }
  fetched.mockResolvedValue(Response.json(problem, { status: 409 }))
  socket.lose(4404)
  await vi.waitFor(() => expect(source.closed).toBe('It was played by other rules.'))
})

it('takes for final what the server tells nothing of, and says what it refuses', async () => {
  vi.useFakeTimers()
  const asked = ['pass', 'take', 'nonsense'].map((word) => source.final([word]))
  const ids = socket.sent.map((text) => (JSON.parse(text) as { client_id: string }).client_id)
  socket.say({ type: 'final', final: false, client_id: ids[0] })
  socket.say({ type: 'denied', client_id: ids[2], problem: { code: 'no-such-word' } })
  vi.advanceTimersByTime(1000)
  expect(await Promise.all(asked)).toEqual([false, true, false])
  expect([source.refusal, source.busy]).toEqual([null, false])
  vi.useRealTimers()
})

it('gives each question why its own answer', async () => {
  socket.say(state(1, 0))
  const asked = [source.why('march:kanto'), source.why('nonsense:kanto')]
  const [first, second] = socket.sent.map((text) => JSON.parse(text).client_id as string)
  socket.say({ type: 'denied', client_id: second, problem: { code: 'too-fast' } })
  socket.say({ type: 'why', word: 'march:kanto', rule: 'SHI-22', may: false, client_id: first })
  expect(source.refusal).toBeNull()
  expect((await Promise.all(asked)).map((answer) => answer.rule)).toEqual(['SHI-22', ''])
})

describe('what others do one after the other', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    settings.stillWanted = false
    socket.say(state(1, 0, 'a'))
  })
  afterEach(() => vi.useRealTimers())

  const seen = () => source.state!.seq

  it('is seen so, each for a while', () => {
    for (const seq of [2, 3, 4]) socket.say(state(seq, seq - 1, 'b'))
    expect(seen()).toBe(2)
    vi.advanceTimersByTime(300)
    expect(seen()).toBe(3)
    vi.advanceTimersByTime(300)
    expect(seen()).toBe(4)
  })

  it('is not seen for long where there is much of it', () => {
    for (let seq = 2; seq < 40; seq++) socket.say(state(seq, seq - 1, 'b'))
    vi.advanceTimersByTime(2100)
    expect(seen()).toBe(39)
  })

  it('is seen at once when I have seen enough, am asked, or speak', () => {
    socket.say(state(2, 1, 'b'))
    socket.say(state(3, 2, 'c'))
    source.hurry()
    expect(seen()).toBe(3)

    const asked = state(4, 3, 'd')
    asked.shown.asks = [{}] as unknown as State['shown']['asks']
    socket.say(asked)
    socket.say(state(5, 4, 'e'))
    expect(seen()).toBe(5)

    socket.say(state(6, 5, 'f'))
    source.say(['accept'])
    socket.say(state(7, 6, 'g'))
    expect(seen()).toBe(7)
  })

  it('is asked for again only from what was seen when the connection was lost', () => {
    socket.say(state(2, 1, 'b'))
    socket.say(state(3, 2, 'c'))
    socket.lose()
    expect(socket.address()).toContain('after=3')
  })

  it('lets talk wait for what it is about', () => {
    socket.say(state(2, 1, 'b'))
    socket.say(state(3, 2, 'c'))
    socket.say({ type: 'chat', seq: 4, line: { seq: 4, text: 'well played' } })
    expect(source.chat).toHaveLength(0)
    vi.advanceTimersByTime(600)
    expect(source.chat).toHaveLength(1)
    expect(seen()).toBe(3)
  })
})

it('keeps nothing of a seat while several share the device and nobody looks', () => {
  const unveiling = vi.fn()
  source.veiled = () => true
  source.unveiling = unveiling
  socket.say(state(1, 0, 'a'))
  expect(unveiling).toHaveBeenCalledOnce()
  expect([source.state, source.log]).toEqual([null, []])
})
