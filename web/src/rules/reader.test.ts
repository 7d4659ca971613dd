import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, it } from 'vitest'
import { bundleFrom } from '../texts/fluent'
import { Talk } from '../texts/talk'
import RulesReader from './RulesReader.svelte'

afterEach(cleanup)

const TEXTS = `
thing-yari = Yari
about-yari = Attack range +1.
thing-yumi = Yumi
about-yumi = Attack range 1-5.
`
const rule = { id: 'SHO-71', chapter: 'Cards', text: 'As they say.', ruling: '', reconstructed: '' }
const talk = new Talk(
  'shototsu',
  'en',
  [bundleFrom('en', [TEXTS])],
  [],
  new Map([[rule.id, rule]]),
  [],
  ['yari', 'yumi'],
)

it('finds what cards do, beside the rules', async () => {
  render(RulesReader, { props: { talk } })
  expect(screen.getByTestId('explained').querySelectorAll('dt')).toHaveLength(2)
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'yari' } })
  expect(screen.getByTestId('explained').querySelector('dl')!.textContent!.trim()).toBe(
    'Yari Attack range +1.',
  )
  expect(screen.queryByText('As they say.')).toBeNull()
})
