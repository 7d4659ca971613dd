import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, it } from 'vitest'
import { ICONS, RING_SHAPES, SEAT_PATTERNS } from './marks'
import scenes from './scenes.json'
import Token from './Token.svelte'
import { RINGS, type Samurai, type View } from './view'

afterEach(cleanup)

const SEATS = 6
const one = (scenes['SHO-42'].view as unknown as View).samurai[0]!

/** All that is drawn of a figure, its colours left out. */
function drawn(samurai: Partial<Samurai>): string {
  const { container } = render(Token, { samurai: { ...one, ...samurai }, colour: '' })
  const paths = [...container.querySelectorAll('path')]
  const lines = paths.map((path) => `${path.getAttribute('d')} ${path.getAttribute('class')}`)
  cleanup()
  return lines.join('\n')
}

it('tells every seat in every posture apart by shapes alone', () => {
  const told = new Set<string>()
  for (let seat = 0; seat < SEATS; seat++)
    for (const posture of RINGS) told.add(drawn({ seat, posture, counts_as: posture }))
  expect(told.size).toBe(SEATS * RINGS.length)
})

it('tells hit points, states and whose ground it is by shapes alone', () => {
  expect(drawn({ wounds: 0 })).not.toBe(drawn({ wounds: 1 }))
  const states = ['calm', 'braced', 'disarmed', 'dazed', 'slowed', 'stripped']
  const told = states.map((state) => drawn({ states: [state] }))
  expect(new Set([drawn({ states: [] }), ...told]).size).toBe(states.length + 1)
  expect(new Set(SEAT_PATTERNS).size).toBe(SEATS)
  expect(new Set(Object.values(RING_SHAPES)).size).toBe(RINGS.length)
  expect(states.every((state) => state in ICONS)).toBe(true)
})
