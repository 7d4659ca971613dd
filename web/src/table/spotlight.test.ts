import { afterEach, expect, test, vi } from 'vitest'
import { bestCorner, elementsOf, overlap, within, type Box } from './spotlight'

const ROOM: Box = { x: 0, y: 50, width: 400, height: 500 }
const CARD: Box = { x: 0, y: 0, width: 380, height: 150 }

afterEach(() => {
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

test('boxes overlap by what both cover, and are cut at the edges of a room', () => {
  expect(overlap({ x: 0, y: 0, width: 10, height: 10 }, { x: 5, y: 8, width: 9, height: 9 })).toBe(
    10,
  )
  expect(overlap({ x: 0, y: 0, width: 5, height: 5 }, { x: 5, y: 0, width: 5, height: 5 })).toBe(0)
  expect(within({ x: -5, y: 40, width: 20, height: 20 }, ROOM)).toEqual({
    x: 0,
    y: 50,
    width: 15,
    height: 10,
  })
  expect(within({ x: 0, y: 0, width: 20, height: 20 }, ROOM)).toBeNull()
})

test('a card goes to where it covers nothing, and stays where it covers nothing', () => {
  const low = { height: 'low', left: false } as const
  const above = { x: 100, y: 60, width: 50, height: 50 }
  const below = { x: 100, y: 500, width: 50, height: 50 }
  expect(bestCorner(ROOM, CARD, [above], low)).toEqual(low)
  expect(bestCorner(ROOM, CARD, [below], low).height).toBe('high')
  expect(bestCorner(ROOM, CARD, [above, below], low).height).toBe('middle')
})

test('what is to be chosen now is left free before anything else', () => {
  const everywhere = [60, 250, 500].map((y) => ({ x: 0, y, width: 400, height: 90 }))
  const now = { x: 200, y: 510, width: 60, height: 20, now: true }
  const best = bestCorner(ROOM, CARD, [...everywhere, now], { height: 'low', left: false })
  expect(best.height).not.toBe('low')
})

test('a thing is found by its word or its name, and the innermost of them counts', () => {
  const size = { x: 0, y: 0, width: 9, height: 9, top: 0, left: 0, right: 9, bottom: 9 }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    ...size,
    toJSON: () => size,
  })
  document.body.innerHTML =
    '<div data-thing="room"><i data-thing="room" id="inner"></i></div><b data-word="do:room"></b>'
  expect(elementsOf('room').map((each) => each.id)).toEqual(['inner'])
  expect(elementsOf('do:room')).toHaveLength(1)
  expect(elementsOf('cellar')).toEqual([])
})
