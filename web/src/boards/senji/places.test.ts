import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  apart,
  arrow,
  berths,
  heartOf,
  LANDS,
  LINKS,
  nearest,
  PLACES,
  seaOf,
  WATERS,
} from './places'

// vitest runs in web/
const DATA = readFileSync('../src/tatami/games/senji/data/senji.toml', 'utf-8')
const LEAST = 14 // units of a line that is a border; shorter ones meet by chance

function listed(part: string, name: string): string[] {
  const found = new RegExp(`^${name} = \\[([^\\]]*)\\]`, 'm').exec(part)?.[1] ?? ''
  return [...found.matchAll(/"([\w-]+)"/g)].map((each) => each[1]!)
}

const PROVINCES = DATA.split('[[provinces]]')
  .slice(1)
  .map((part) => part.split('\n[[')[0]!)
  .map((part) => ({
    id: /^id = "(\w+)"/m.exec(part)![1]!,
    family: /^family = "(\w+)"/m.exec(part)![1]!,
    neighbours: listed(part, 'neighbours'),
    links: listed(part, 'links'),
    seas: listed(part, 'seas'),
  }))

/** The straight pieces of a province's outline, each way round the same. */
function pieces(path: string): Map<string, number> {
  const rings = path.split('M').filter(Boolean)
  const found = new Map<string, number>()
  for (const ring of rings) {
    const points = [...ring.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map((each) => [
      Number(each[1]),
      Number(each[2]),
    ])
    points.forEach((from, i) => {
      const to = points[(i + 1) % points.length]!
      const ends = [from.join(' '), to.join(' ')].sort().join(' – ')
      found.set(ends, Math.hypot(to[0]! - from[0]!, to[1]! - from[1]!))
    })
  }
  return found
}

describe('the map', () => {
  it('has the borders, crossings, coasts and homes of the data file', () => {
    const told = PROVINCES.map(({ id, family, neighbours, links, seas }) => [
      id,
      { home: family, borders: [...neighbours, ...links].sort(), coasts: [...seas].sort() },
    ])
    const ours = Object.entries(PLACES).map(([id, { home, borders, coasts }]) => [
      id,
      { home, borders: [...borders].sort(), coasts: [...coasts].sort() },
    ])
    expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(told))
    expect(ours.length).toBe(18)
  })

  it('draws a border between neighbours and between nobody else', () => {
    const outlines = PROVINCES.map(({ id }) => pieces(LANDS[id]!.path))
    for (const [i, one] of PROVINCES.entries())
      for (const [j, other] of PROVINCES.entries()) {
        if (i >= j) continue
        const shared = [...outlines[i]!]
          .filter(([ends]) => outlines[j]!.has(ends))
          .reduce((sum, [, length]) => sum + length, 0)
        const border = shared >= LEAST
        expect([one.id, other.id, border]).toEqual([
          one.id,
          other.id,
          one.neighbours.includes(other.id),
        ])
      }
  })

  it('draws every crossing once, and both seas', () => {
    const told = PROVINCES.flatMap(({ id, links }) => links.map((to) => [id, to].sort().join(' ')))
    const drawn = LINKS.map(({ a, b }) => [a, b].sort().join(' '))
    expect([...drawn].sort()).toEqual([...new Set(told)].sort())
    expect(Object.keys(WATERS).sort()).toEqual(['north', 'south'])
  })

  it('gives each fleet a place of its own', () => {
    const fleets = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].flatMap((power) => [
      { power, sea: 'north' },
      { power, sea: 'south' },
    ])
    const at = berths(fleets).map((each) => each.at.join(' '))
    expect(new Set(at).size).toBe(fleets.length)
  })

  it('lets no label cover another, and moves none that stands free', () => {
    const label = (name: string, x: number, y: number) => ({ name, x, y, half: 30 })
    const told = apart(
      [label('a', 0, 0), label('b', 40, 10), label('c', 20, 35), label('d', 200, 5)],
      32,
    )
    const at = Object.fromEntries(told.map(({ name, y }) => [name, y]))
    expect(at).toEqual({ a: 0, b: 32, c: 64, d: 5 })
  })

  it('lets an arrow end before it reaches the pieces', () => {
    const numbers = arrow([0, 0], [200, 0], false)
      .match(/-?[\d.]+/g)!
      .map(Number)
    expect(numbers.at(-2)).toBeLessThan(180)
    expect(arrow([500, 600], [700, 600], true)).toContain('C')
  })

  it('knows what a fingertip beside the land means', () => {
    const [x, y] = heartOf('kii')
    expect(nearest(x + 20, y, () => true)).toBe('kii')
    expect(nearest(x + 20, y, (name) => name !== 'kii')).not.toBe('kii')
    expect(nearest(0, 0, () => true)).toBe('')
    expect([seaOf('north-sea'), seaOf('south'), seaOf('kii')]).toEqual(['north', 'south', ''])
  })
})
