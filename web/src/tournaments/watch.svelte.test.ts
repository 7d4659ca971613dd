import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Tournament } from '../wire/types'

/** What the server answers, and how often it was asked. */
let answers: (() => Response | Promise<Response>)[] = []
let asked = 0
vi.stubGlobal('fetch', () => {
  asked += 1
  return Promise.resolve((answers.length > 1 ? answers.shift()! : answers[0]!)())
})
const { Watch } = await import('./watch.svelte')

const round = (number: number, status = 'playing') =>
  ({ status, round: number }) as unknown as Tournament
const told = (tournament: Tournament) => () => Response.json(tournament)
let shown = 'visible'
Object.defineProperty(document, 'visibilityState', { get: () => shown })
function turn(to: string) {
  shown = to
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  shown = 'visible'
})
afterEach(() => vi.useRealTimers())

it('looks more seldom the longer nothing changes, and soon again once something has', async () => {
  answers = [told(round(1))]
  const watch = new Watch('cup')
  await vi.advanceTimersByTimeAsync(3000)
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toBeLessThan(30)
  answers = [told(round(2))]
  await vi.advanceTimersByTimeAsync(30_000)
  expect(watch.seen?.round).toBe(2)
  const before = asked
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked - before).toBeGreaterThan(1)
  watch.leave()
})

it('asks nothing while nobody sees it, and at once when somebody does', async () => {
  answers = [told(round(1))]
  const watch = new Watch('cup')
  await vi.advanceTimersByTimeAsync(0)
  turn('hidden')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toBe(1)
  answers = [told(round(2))]
  turn('visible')
  await vi.advanceTimersByTimeAsync(0)
  expect(watch.seen?.round).toBe(2)
  watch.leave()
  turn('visible')
  expect(asked).toBe(2)
})

it('asks no more once it is over, or where there is no such tournament', async () => {
  for (const last of [told(round(3, 'over')), () => Response.json({}, { status: 404 })]) {
    asked = 0
    answers = [last]
    new Watch('cup')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked).toBe(1)
  }
})

it('does not show what was asked for before what is shown already', async () => {
  let late: (response: Response) => void = () => undefined
  answers = [() => new Promise<Response>((resolve) => (late = resolve))]
  const watch = new Watch('cup')
  await watch.take(Promise.resolve({ data: round(1), response: new Response('{}') }))
  late(Response.json(round(0)))
  await vi.advanceTimersByTimeAsync(0)
  expect(watch.seen?.round).toBe(1)
  watch.leave()
})
