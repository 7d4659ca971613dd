import { beforeEach, expect, it, vi } from 'vitest'
import { forget } from '../places/deviceStorage'

const asked: unknown[] = []
let answer: Response | null = null
vi.stubGlobal('fetch', async (request: Request) => {
  asked.push(await request.json())
  return answer ?? Response.json({ message: 'Later.' }, { status: 503 })
})
const { fakeDesk } = await import('./fakeDesk')

const mistake = { word: 'pass', better: 'bribe:kanto', cost: 0.1, reasons: [] }
let { source, desk } = fakeDesk()
beforeEach(() => {
  asked.length = 0
  forget('coach.abc')
  answer = Response.json(mistake)
  ;({ source, desk } = fakeDesk())
})

it('says nothing until it is switched on, and then what a choice has cost', async () => {
  desk.speech.choose('pass')
  source.asks('march:kanto', 'pass')
  await desk.coach.follow()
  expect(asked).toEqual([])
  desk.coach.on = true
  desk.speech.choose('pass')
  await desk.coach.follow() // the table has not taken it yet
  expect(asked).toEqual([])
  source.asks('march:kansai', 'pass')
  await desk.coach.follow()
  expect(asked).toEqual([{ words: ['pass'] }])
  expect([desk.coach.found?.better, desk.coach.takesBack]).toEqual(['bribe:kanto', true])
  desk.speech.choose('march:kansai')
  expect(desk.coach.found).toBeNull()
  expect(fakeDesk().desk.coach.on).toBe(true) // this device remembers
})

it('takes the choice back', async () => {
  desk.coach.on = true
  desk.speech.choose('pass')
  source.asks('march:kanto', 'pass')
  await desk.coach.follow()
  const act = vi.spyOn(source, 'act')
  desk.coach.takeBack()
  expect(act).toHaveBeenCalledWith({ type: 'undo' })
  expect(desk.coach.found).toBeNull()
})

it('is never there where another person plays, and is silent where nothing comes', async () => {
  source.other = 'guest'
  source.asks('march:kanto', 'pass')
  desk.coach.on = true
  expect(desk.coach.possible).toBe(false)
  desk.coach.heard(['pass'])
  await desk.coach.follow()
  expect(asked).toEqual([])
  source.other = 'bot'
  source.asks('march:kanto', 'pass')
  answer = null
  desk.coach.heard(['pass'])
  await desk.coach.follow()
  expect([asked.length, desk.coach.found, desk.attempt.trouble]).toEqual([1, null, ''])
})
