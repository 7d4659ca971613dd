import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.stubGlobal('fetch', vi.fn())
const { fakeDesk } = await import('./fakeDesk')

let { source, desk } = fakeDesk()
beforeEach(() => {
  vi.useFakeTimers()
  ;({ source, desk } = fakeDesk())
  const { shown } = source.state!
  source.moments = [0, 1, 2, 3, 4].map((seq) => ({ seq, shown, eventCount: seq }))
  source.decisions = [
    { at: 0, seat: 0 },
    { at: 2, seat: 0 },
    { at: 3, seat: 1 },
  ]
})
afterEach(() => vi.useRealTimers())

async function at(moment: number): Promise<void> {
  desk.moments.goTo(moment)
  await vi.advanceTimersByTimeAsync(0)
}

it('goes on by itself, faster where that is wanted, until the end or until it is stopped', async () => {
  const { playback, moments } = desk
  await at(1)
  expect(playback.wait()).toBeUndefined()
  playback.pace = 4
  playback.toggle()
  playback.wait()
  await vi.advanceTimersByTimeAsync(399)
  expect(moments.at).toBe(1)
  await vi.advanceTimersByTimeAsync(2)
  expect(moments.at).toBe(2)
  playback.wait()!()
  await vi.advanceTimersByTimeAsync(5000)
  expect([moments.at, playback.playing]).toEqual([2, true])
  await at(4)
  expect([playback.playing, playback.wait()]).toEqual([false, undefined])
})

it('begins anew where the end is looked at', async () => {
  await at(4)
  desk.playback.toggle()
  await vi.advanceTimersByTimeAsync(0)
  expect([desk.moments.at, desk.playback.playing]).toEqual([0, true])
  desk.playback.toggle()
  expect(desk.playback.playing).toBe(false)
})

it('finds the next choice of the player whose eyes are looked with, and the next turn', async () => {
  await at(0)
  expect(desk.moments.you).toBe(0)
  expect(desk.playback.decision).toEqual({ at: 2, seat: 0 })
  expect(desk.playback.turn).toEqual({ at: 3, seat: 1 })
  await at(2)
  expect(desk.playback.decision).toBeUndefined()
  desk.playback.goTo(desk.playback.turn)
  await vi.advanceTimersByTimeAsync(0)
  expect(desk.moments.at).toBe(3)
})
