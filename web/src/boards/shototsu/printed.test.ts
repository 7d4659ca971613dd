import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  PATROLS,
  POINTS,
  readyMade,
  RING_MAX,
  TECHNIQUES,
  TECHNIQUES_OF_VOID,
  worthOf,
} from './printed'
import { RINGS } from './view'

// vitest runs in web/
const DATA = readFileSync('../src/tatami/games/shototsu/data/shototsu.toml', 'utf-8')
const all = (pattern: RegExp) => [...DATA.matchAll(pattern)]

describe('what is printed', () => {
  it('agrees with the data file on ready-made patrols', () => {
    const told = DATA.split('[[patrols]]')
      .slice(1)
      .map((part) => ({
        id: /id = "(\w+)"/.exec(part)![1]!,
        samurai: [...part.matchAll(/rings = \[([\d, ]+)\], preparation = "(\w+)"/g)].map(
          (each) => ({
            rings: each[1]!.split(',').map(Number),
            preparation: each[2]!,
          }),
        ),
      }))
    expect(told.map((each) => each.id)).toEqual(PATROLS)
    for (const { id, samurai } of told) expect(readyMade(id, 5)).toEqual(samurai)
  })

  it('agrees with it on what rings give', () => {
    expect(
      all(/^table = \[([\d, ]+)\]/gm)[0]![1]!
        .split(',')
        .map(Number),
    ).toEqual(TECHNIQUES_OF_VOID)
    const formulas = all(/^formula = "ring \+ (\d)"/gm).map((each) => Number(each[1]))
    expect(formulas.slice(0, 4)).toEqual([0, 1, 2, 3].map((ring) => worthOf(ring, 0)))
    expect(Number(/^points_per_samurai = (\d+)/m.exec(DATA)![1])).toBe(POINTS)
    expect(Number(/^ring_max = (\d+)/m.exec(DATA)![1])).toBe(RING_MAX)
  })

  it('agrees with it on the rings of techniques', () => {
    const told = DATA.split('\n[[techniques]]\n')
      .slice(1)
      .map((part) => [
        /id = "(\w+)"/.exec(part)![1]!.replaceAll('_', '-'),
        /^ring = "(\w+)"/m.exec(part)![1],
      ])
    for (const ring of RINGS)
      expect(told.filter((each) => each[1] === ring).map((each) => each[0])).toEqual(
        TECHNIQUES[ring],
      )
  })
})
