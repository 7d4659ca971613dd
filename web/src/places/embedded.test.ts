import { expect, test } from 'vitest'
import { addressEmbedded, embeddedAt } from './embedded'

const HERE = 'https://here.example/games/'

test('an embedded game begins at the moment and with the eyes that its address names', () => {
  const plain = { match: 'abc234', at: null, seat: -1, still: false }
  for (const place of [plain, { ...plain, at: 0 }, { ...plain, at: 12, seat: 2, still: true }])
    expect(embeddedAt(new URL(addressEmbedded(place), HERE))).toEqual(place)
  expect(addressEmbedded(plain)).toBe('embed/abc234')
})

test('whatever else an address says is passed over', () => {
  const strange = new URL('embed/abc234?at=-1&seat=two&at=3', HERE)
  expect(embeddedAt(strange)).toEqual({ match: 'abc234', at: null, seat: -1, still: false })
  expect(embeddedAt(new URL('embed/ABC', HERE))).toBeNull()
  expect(embeddedAt(new URL('?at=3', HERE))).toBeNull()
})
