import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { bundleFrom } from '../texts/fluent'
import { texts } from '../texts/page.svelte'
import { Talk } from '../texts/talk'

vi.stubGlobal('fetch', vi.fn())
const { Desk } = await import('./desk.svelte')
const { FakeTable } = await import('./fakeTable.svelte')
const { default: Prepared } = await import('./Prepared.svelte')
const { default: Proposal } = await import('./Proposal.svelte')

let source: InstanceType<typeof FakeTable>
let desk: InstanceType<typeof Desk>

beforeAll(() => texts.load('en'))
beforeEach(() => {
  source = new FakeTable('abc')
  source.other = 'guest'
  source.connection = 'open'
  source.waits()
  const talk = new Talk('shitenno', 'en', [bundleFrom('en', [''])], ['Ann', 'Bob'])
  desk = new Desk(source, talk)
})
afterEach(cleanup)

it('prepares one move behind the other, and drops it with those that follow', async () => {
  source.waits({ queue: ['pass'], ahead: [['march:kanto']] })
  render(Prepared, { props: { desk } })
  expect(screen.getByTestId('prepared').textContent).toContain('pass')
  expect(screen.getByTestId('prepared-behind').textContent).toContain('march:kanto')

  desk.speech.prepare(['pass'])
  expect(source.acted).toHaveBeenLastCalledWith(
    expect.objectContaining({ type: 'queue', words: ['pass'], after: 0 }),
  )
  await fireEvent.click(screen.getByTestId('prepare-behind'))
  desk.speech.prepare(['pass'], true)
  const behind = { type: 'queue', words: ['pass'], together: true, after: 2 }
  expect(source.acted).toHaveBeenLastCalledWith(behind)
  desk.speech.prepare(['pass'])
  expect(source.acted).toHaveBeenLastCalledWith(expect.objectContaining({ after: 0 }))

  await fireEvent.click(screen.getByTestId('prepared-behind'))
  const dropped = { type: 'queue', words: [], together: false, after: 1 }
  expect(source.acted).toHaveBeenLastCalledWith(dropped)
})

it('offers no move behind where nothing can be prepared', () => {
  render(Prepared, { props: { desk } })
  expect(screen.queryByTestId('prepare-behind')).toBeNull()
})

const LATE = { seat: 1, until: Date.UTC(2026, 10, 25), verdicts: [], wanted: [0] }

it('lets one choose what becomes of whose time is up', async () => {
  source.waits({}, { overdue: [LATE] })
  render(Proposal, { props: { desk } })
  expect(screen.getByTestId('overdue').textContent).toContain('Bob is out of time')
  await fireEvent.click(screen.getByText('More time'))
  expect(source.acted).toHaveBeenLastCalledWith({ type: 'judge', of: 1, verdict: 'time' })
})

it('tells what was chosen, and offers who is late no choice', async () => {
  const verdicts = [{ seat: 0, verdict: 'claim' as const }]
  source.waits({}, { overdue: [{ ...LATE, wanted: [], verdicts }] })
  render(Proposal, { props: { desk } })
  const mine = screen.getByRole('button', { name: 'It counts as conceded' })
  expect(mine.getAttribute('aria-pressed')).toBe('true')
  source.waits({}, { overdue: [{ ...LATE, seat: 0, wanted: [1] }] })
  await vi.waitFor(() =>
    expect(screen.getByTestId('overdue').textContent).toContain('You are out of time'),
  )
  expect(screen.queryAllByRole('button')).toEqual([])
})
