import { beforeEach, expect, it, vi } from 'vitest'

vi.stubGlobal('fetch', vi.fn())
const { fakeDesk } = await import('./fakeDesk')

let { source, desk } = fakeDesk()
beforeEach(() => ({ source, desk } = fakeDesk()))

it('is back in the present, and stays there, when the moment looked at is taken back', async () => {
  const { shown } = source.state!
  source.moments = [1, 2, 3].map((seq) => ({ seq, shown, eventCount: seq }))
  desk.moments.goTo(1)
  await Promise.resolve()
  expect([desk.moments.past?.seq, desk.moments.at]).toEqual([2, 1])
  source.moments = [1, 4, 5].map((seq) => ({ seq, shown, eventCount: seq }))
  expect([desk.moments.past, desk.moments.at]).toEqual([null, null])
})

it('tells my turn also to who looks at an earlier moment', async () => {
  const now = source.state!.shown
  const before = { ...now, waiting: [1], asks: [] }
  source.moments = [1, 2].map((seq) => ({ seq, shown: seq === 2 ? now : before, eventCount: seq }))
  desk.moments.goTo(0)
  await Promise.resolve()
  expect([desk.moments.shown, desk.moments.lookingBack]).toEqual([before, true])
  expect([desk.moments.wanted, desk.speech.able]).toEqual([true, false])
})

it('closes the explanation of a moment that is left', async () => {
  const { shown } = source.state!
  source.moments = [1, 2].map((seq) => ({ seq, shown, eventCount: seq }))
  await desk.explanations.explainThing('chubu')
  desk.moments.step(-1)
  expect(desk.explanations.current).toBeNull()
  await vi.waitFor(() => expect(desk.moments.past?.seq).toBe(1))
})
