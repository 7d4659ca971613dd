import { beforeEach, expect, it, vi } from 'vitest'
import { bundleFrom } from '../texts/fluent'
import { Talk } from '../texts/talk'

vi.stubGlobal('fetch', vi.fn())
const { fakeDesk } = await import('./fakeDesk')

let { source, desk } = fakeDesk()
beforeEach(() => ({ source, desk } = fakeDesk()))

it('cites about a thing no rule that has nothing to do with what is asked', async () => {
  const rule = (id: string) => ({
    id,
    chapter: '',
    text: `Rule ${id}.`,
    ruling: '',
    reconstructed: '',
  })
  const rules = new Map(['X', 'FAR', 'NEAR'].map((id) => [id, rule(id)]))
  desk.talk = new Talk('shitenno', 'en', [], [], rules, ['deploy', 'march'])
  source.forbidding = { deploy: 'FAR' }
  await desk.explanations.explainThing('chubu')
  expect([desk.explanations.current?.rule?.id, desk.explanations.current?.instead]).toEqual([
    'X',
    'Rule X.',
  ]) // it tells what is asked, as that and not as a reason
  source.forbidding = { deploy: 'FAR', march: 'NEAR' }
  await desk.explanations.explainThing('chubu')
  expect([desk.explanations.current?.rule?.id, desk.explanations.current?.instead]).toEqual([
    'NEAR',
    '',
  ])
  await desk.explanations.explainWord('deploy:chubu') // asked for by its verb
  expect([desk.explanations.current?.rule?.id, desk.explanations.current?.instead]).toEqual([
    'FAR',
    'Rule X.',
  ])
})

it('tells what a thing does before the rule that keeps it off the menu', async () => {
  desk.talk = new Talk('shototsu', 'en', [bundleFrom('en', ['about-yari = Air -1.'])])
  await desk.explanations.explainThing('yari')
  expect(desk.explanations.current?.does).toBe('Air -1.')
  await desk.explanations.explainWord('wield:yari')
  expect(desk.explanations.current?.does).toBe('Air -1.')
  await desk.explanations.explainThing('kanto')
  expect(desk.explanations.current?.does).toBe('')
})

it('goes with the pointer that rested, unless it is looked at', async () => {
  const asked = () => desk.explanations.current?.about
  desk.explanations.fleetingly(() => void desk.explanations.explainThing('chubu'))
  await vi.waitFor(() => expect(asked()).toBe('chubu'))
  desk.explanations.closeFleeting()
  expect(asked()).toBeUndefined()
  desk.explanations.fleetingly(() => void desk.explanations.explainThing('chubu'))
  await vi.waitFor(() => expect(asked()).toBe('chubu'))
  desk.explanations.keep()
  desk.explanations.closeFleeting()
  expect(asked()).toBe('chubu')
})
