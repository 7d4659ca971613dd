import { readdirSync, readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { chime, gong, rattle, rustle } from '../parts/sounds'
import { soundOf } from './tableSounds'

vi.mock('zzfx', () => ({ zzfx: vi.fn() }))

const still = { wanted: false, over: false }
const told = (name: string) => [{ name, fields: {} }]

it('hears the end, my turn, dice and letters, the most important alone', () => {
  expect(soundOf(told('rolled'), { wanted: true, over: true }, still)).toBe(gong)
  expect(soundOf(told('rolled'), { wanted: true, over: false }, still)).toBe(chime)
  const asked = { wanted: true, over: false }
  expect(soundOf(told('rolled'), asked, asked)).toBe(rattle)
  expect(soundOf(told('offer-came'), asked, asked)).toBe(rustle)
  expect(soundOf(told('placed'), asked, asked)).toBeNull()
  expect(soundOf(told('controlled'), asked, asked)).toBeNull()
})

it('hears dice in every game that has some, and letters in Senji', () => {
  const kinds = (game: string) => {
    const folder = `../src/tatami/games/${game}/texts/en/`
    const texts = readdirSync(folder).map((file) => readFileSync(folder + file, 'utf-8'))
    return [...texts.join('\n').matchAll(/^event-([\w-]+) =/gm)].map((found) => found[1]!)
  }
  const heard = (game: string) => kinds(game).map((name) => soundOf(told(name), still, still))
  for (const game of ['senji', 'white_castle', 'shototsu']) expect(heard(game)).toContain(rattle)
  expect(heard('senji')).toContain(rustle)
})
