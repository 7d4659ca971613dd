import { expect, it } from 'vitest'
import { placeFor } from './notePlace'

const room = { x: 0, y: 50, width: 400, height: 500 }
const card = { x: 0, y: 0, width: 380, height: 150 }
const low = { height: 'low', left: false } as const
const strip = (y: number) => ({ x: 0, y, width: 400, height: 90 })

it('stands low where nothing is offered, and elsewhere where something is', () => {
  expect(placeFor(room, card, [], low)).toEqual({ ...low, strip: false })
  expect(placeFor(room, card, [strip(450)], low)).toMatchObject({ height: 'high', strip: false })
})

it('lies in a strip above the board where every corner has something', () => {
  const everywhere = [60, 250, 450].map(strip)
  expect(placeFor(room, card, everywhere, low).strip).toBe(true)
})
