import { expect, it } from 'vitest'
import { keepIdentity } from './identity'

const before = { year: 1, hand: ['samurai'], players: [{ score: 1 }, { score: 2 }], fight: null }

it('is what came anew', () => {
  const now = { year: 2, hand: ['samurai', 'geisha'], players: [{ score: 1 }], fight: {} }
  expect(keepIdentity(before, structuredClone(now))).toEqual(now)
  expect(keepIdentity(null, now)).toBe(now)
  expect(keepIdentity({ 0: 'samurai' }, ['samurai'])).toEqual(['samurai'])
})

it('keeps every part that is as it was', () => {
  const now = keepIdentity(before, {
    ...structuredClone(before),
    players: [{ score: 1 }, { score: 3 }],
  })
  expect(now).not.toBe(before)
  expect(now.hand).toBe(before.hand)
  expect(now.players[0]).toBe(before.players[0])
  expect(now.players[1]).toEqual({ score: 3 })
  expect(keepIdentity(before, structuredClone(before))).toBe(before)
})
