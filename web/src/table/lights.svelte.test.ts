import { expect, it } from 'vitest'
import { Lights } from './lights.svelte'

it('lights up these things and no others, and changes nothing where none was lit', () => {
  const lights = new Lights()
  const dark = lights.lit
  lights.show([])
  expect(lights.lit).toBe(dark)
  lights.show(['kanto'])
  lights.show(['kansai', 'seat:1'])
  expect([...lights.lit]).toEqual(['kansai', 'seat:1'])
  lights.show([])
  expect([...lights.lit]).toEqual([])
})
