import { beforeEach, expect, it, vi } from 'vitest'

vi.stubGlobal('fetch', vi.fn())
const { fakeDesk } = await import('./fakeDesk')

let { source, desk } = fakeDesk()
beforeEach(() => ({ source, desk } = fakeDesk()))

it('shows the questions while an answer is under way, but takes no second one', () => {
  desk.speech.choose('pass')
  expect(desk.moments.questions[0]!.options).toContain('pass')
  expect(desk.speech.able).toBe(false)
  desk.speech.choose('march:kanto')
  desk.speech.pick('kansai')
  expect(source.said.mock.calls).toEqual([[['pass']]])
})

it('asks before it says what cannot be taken back, and nothing where all others are bots', async () => {
  desk.speech.choose('pass')
  expect([source.weighed.mock.calls, source.said.mock.calls]).toEqual([[], [[['pass']]]])
  source.other = 'guest'
  source.finals = ['pass']
  source.asks('march:kanto', 'pass')
  desk.speech.choose('march:kanto')
  expect(desk.speech.able).toBe(false) // it is on its way already
  await Promise.resolve()
  expect(source.said).toHaveBeenLastCalledWith(['march:kanto'])
  source.asks('march:kanto', 'pass')
  desk.speech.choose('pass')
  await Promise.resolve()
  expect(source.said).not.toHaveBeenLastCalledWith(['pass'])
  expect(desk.speech.confirming).toEqual(['pass'])
  desk.speech.confirm()
  expect(source.said).toHaveBeenLastCalledWith(['pass'])
})

it('asks once for all words of a plan', async () => {
  source.other = 'guest'
  source.finals = ['pass', 'march:kanto']
  source.asks('march:kanto', 'pass')
  desk.speech.choose('pass', ['march:kanto'])
  await Promise.resolve()
  expect(desk.speech.confirming).toEqual(['pass', 'march:kanto'])
  desk.speech.confirm()
  expect(source.said).toHaveBeenLastCalledWith(['pass'])
  source.asks('march:kanto', 'bribe:kanto')
  desk.speech.choose('march:kanto', [])
  expect(source.said).toHaveBeenLastCalledWith(['march:kanto'])
  source.asks('march:kanto', 'pass') // by hand it is asked again
  desk.speech.choose('march:kanto')
  await Promise.resolve()
  expect(desk.speech.confirming).toEqual(['march:kanto'])
})

it('narrows the choices to those that name what was picked, and says the only one', () => {
  source.asks('march:kanto', 'bribe:kanto', 'audience', 'draw', 'draw:audience')
  desk.speech.pick('kanto')
  expect(desk.speech.choices).toEqual(['march:kanto', 'bribe:kanto'])
  desk.speech.pick('audience')
  expect(desk.speech.choices).toEqual(['audience', 'draw:audience'])
  desk.speech.pick('draw')
  expect(source.said.mock.calls).toEqual([[['draw']]])
})

it('forgets what was to be confirmed or picked once something else is asked', async () => {
  source.other = 'guest'
  source.finals = ['pass']
  source.asks('march:kanto', 'pass')
  desk.speech.choose('pass')
  await Promise.resolve()
  expect(desk.speech.confirming).toEqual(['pass'])
  source.asks('accept', 'pass')
  expect(desk.speech.confirming).toBeNull()
  desk.speech.confirm()
  expect(source.said).not.toHaveBeenCalled()
  source.asks('march:kanto', 'bribe:kanto', 'pass')
  desk.speech.pick('kanto')
  expect(desk.speech.choices).toEqual(['march:kanto', 'bribe:kanto'])
  source.asks('accept', 'pass')
  expect([desk.speech.picked, desk.speech.choices]).toEqual(['', ['accept', 'pass']])
})

it('is heard by nobody while a bot plays in my place or the table is paused', () => {
  const { shown } = source.state!
  const changeTable = (table: object) =>
    (source.state = { ...source.state!, shown: { ...shown, table: { ...shown.table, ...table } } })
  expect(desk.speech.able).toBe(true)
  changeTable({ paused: true })
  expect(desk.speech.able).toBe(false)
  changeTable({ seats: shown.table.seats.map((seat) => ({ ...seat, away: true })) })
  expect(desk.speech.able).toBe(false)
})

it('prepares words only while others are asked', async () => {
  expect(desk.speech.preparing).toBe(false)
  const shown = { ...source.state!.shown, waiting: [1], asks: [], queue: ['pass'] }
  source.state = { ...source.state!, shown }
  expect([desk.speech.preparing, desk.speech.prepared]).toEqual([true, ['pass']])
  await desk.explanations.explainThing('chubu')
  const acted = vi.spyOn(source, 'act')
  desk.speech.prepare(['march:kanto'])
  expect(acted).toHaveBeenCalledWith({
    type: 'queue',
    words: ['march:kanto'],
    together: false,
    after: 0,
  })
  expect(desk.explanations.current).toBeNull()
})
