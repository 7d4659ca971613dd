import { expect, it } from 'vitest'
import { applied } from './differences'

it('puts what has changed where it lies, and leaves all else the very same', () => {
  const before = { view: { hand: ['a', 'b'], map: [{ owner: 1 }, { owner: 2 }] }, asks: [] }
  const kept = structuredClone(before)
  const after = applied(before, [
    [['view', 'map', 1, 'owner'], 3],
    [['asks'], [{ name: 'SHI-14' }]],
    [['view', 'hand', 0], 'c'],
  ])
  expect(after).toEqual({
    view: { hand: ['c', 'b'], map: [{ owner: 1 }, { owner: 3 }] },
    asks: [{ name: 'SHI-14' }],
  })
  expect(after.view.map[0]).toBe(before.view.map[0])
  expect(before).toEqual(kept)
})

it('replaces all where the way is empty', () => {
  expect(applied({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 })
  expect(applied(null, [])).toBe(null)
})
