import { afterEach, expect, it, vi } from 'vitest'
import { Flights, placeOf } from './flights.svelte'

const rect = (x: number, width = 10) => new DOMRect(x, 0, width, 10)

afterEach(() => vi.restoreAllMocks())

it('lets one set out after the other, and no more than can be followed', () => {
  const flights = new Flights<{ name: string }>({ time: 100, stagger: 30, most: 2 })
  for (const name of ['a', 'b', 'c']) flights.launch({ name }, rect(0), rect(50))
  expect(flights.flown.map(({ name, after }) => [name, after])).toEqual([
    ['a', 0],
    ['b', 30],
  ])
  flights.begin()
  flights.launch({ name: 'd' }, rect(0), rect(50))
  expect(flights.flown.at(-1)).toMatchObject({ name: 'd', after: 0 })
  flights.skip()
  expect(flights.flown).toEqual([])
})

it('lets nothing fly to where nothing is drawn', () => {
  const flights = new Flights<object>({ time: 100, stagger: 30, most: 9 })
  flights.launch({}, rect(0), undefined)
  flights.launch({}, rect(0, 0), rect(50))
  expect(flights.flown).toEqual([])
})

it('moves a piece from the middle of one place to that of the other, where it is gone', () => {
  const flights = new Flights<object>({ time: 100, stagger: 30, most: 9 })
  flights.launch({}, rect(0), rect(50, 30))
  const node = document.createElement('i')
  const way = { onfinish: () => {}, cancel: vi.fn() }
  const animate = vi.fn(() => way)
  node.animate = animate as unknown as typeof node.animate
  const leave = flights.fly(flights.flown[0]!, { ends: { opacity: 0 }, share: 0.5 })(node)
  const [frames] = animate.mock.calls[0] as unknown as [Keyframe[]]
  expect(frames[1]).toEqual({ transform: 'translate(30px, 0px) scale(1)', opacity: 0 })
  way.onfinish()
  expect(flights.flown).toEqual([])
  if (leave) leave()
  expect(way.cancel).toHaveBeenCalled()
})

it('shows a piece where it waits, unless it is to be seen only on its way', () => {
  const flights = new Flights<object>({ time: 100, stagger: 30, most: 9 })
  flights.launch({}, rect(0), rect(50))
  const node = document.createElement('i')
  const animate = vi.fn((_: unknown, timing: KeyframeAnimationOptions) => ({ ...timing }))
  node.animate = animate as unknown as typeof node.animate
  flights.fly(flights.flown[0]!)(node)
  flights.fly(flights.flown[0]!, { waits: false })(node)
  expect(animate.mock.calls.map(([, { fill }]) => fill)).toEqual(['both', 'forwards'])
})

it('finds the first place that can be seen', () => {
  document.body.innerHTML = '<p class="hidden"></p><p class="seen"></p>'
  const [hidden, seen] = [...document.querySelectorAll('p')]
  vi.spyOn(hidden!, 'getBoundingClientRect').mockReturnValue(rect(0, 0))
  vi.spyOn(seen!, 'getBoundingClientRect').mockReturnValue(rect(7))
  expect(placeOf(document.body, ['.none', '.hidden', '.seen'])?.x).toBe(7)
  expect(placeOf(document.body, ['.hidden'])).toBe(undefined)
})
