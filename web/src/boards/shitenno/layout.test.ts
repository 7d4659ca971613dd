import { describe, expect, it } from 'vitest'
import japan from './japan.json'
import { layOutMap, PLAQUE } from './layout'

const SIZES: [number, number][] = [
  [346, 272],
  [360, 420],
  [480, 560],
  [690, 300],
  [1100, 1200],
]

describe.each(SIZES)('on a map of %i × %i', (width, height) => {
  const layout = layOutMap(width, height)
  const wide = PLAQUE.width * layout.scale
  const high = PLAQUE.height * layout.scale
  const spots = Object.entries(layout.spots)

  it('gives each of the eight provinces a plaque that a finger can hit', () => {
    expect(spots.map(([name]) => name).sort()).toEqual(Object.keys(japan.provinces).sort())
    expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44)
  })

  it('keeps every plaque on the map', () => {
    for (const [, { x, y }] of spots) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(x + wide).toBeLessThanOrEqual(width)
      expect(y + high).toBeLessThanOrEqual(height)
    }
  })

  it('lets no plaque lie on another', () => {
    for (const [name, a] of spots)
      for (const [other, b] of spots)
        if (name < other)
          expect(
            Math.abs(a.x - b.x) >= wide || Math.abs(a.y - b.y) >= high,
            `${name} on ${other}`,
          ).toBe(true)
  })

  it('shows the heart of every province between the plaques', () => {
    for (const [name, { heart }] of spots) {
      const under = spots.some(
        ([, { x, y }]) =>
          heart[0] > x && heart[0] < x + wide && heart[1] > y && heart[1] < y + high,
      )
      expect(under, name).toBe(false)
    }
  })
})
