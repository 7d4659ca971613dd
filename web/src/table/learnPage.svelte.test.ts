import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { router } from '../places/router.svelte'
import { say, texts } from '../texts/page.svelte'

const answers: Record<string, Response> = {}
vi.stubGlobal('fetch', (request: Request) => {
  const route = new URL(request.url).pathname.split('/').at(-1)!
  return Promise.resolve(answers[route] ?? Response.json({}, { status: 404 }))
})
const { default: LearnPage } = await import('./LearnPage.svelte')

beforeAll(() => texts.load('en'))
beforeEach(() => Object.keys(answers).forEach((route) => delete answers[route]))
afterEach(cleanup)

const seats = [{ seat: 0, kind: 'guest', name: 'Ann' }]

function open(match: string, status: string) {
  const table = { id: match, status, words: 9, seats }
  answers[match] = Response.json({ table, mine: [0], host: true })
  router.place = { page: 'learn', record: match, seat: -1 }
  render(LearnPage)
}

it('praises where no choice has cost anything', async () => {
  answers.analysis = Response.json({ moments: [{ number: 1, seat: 0, cost: 0, better: '' }] })
  open('fine', 'over')
  await screen.findByText(say('learn-none'))
  expect(screen.getByText(say('replay-open')).getAttribute('href')).toContain('replay/fine')
})

it('says why there is nothing to learn yet', async () => {
  open('early', 'playing')
  await screen.findByText(say('replay-not-over'))
})

it('tells what went wrong, and tries again', async () => {
  answers.analysis = Response.json({ message: 'Too many are waiting.' }, { status: 503 })
  open('full', 'over')
  await screen.findByText('Too many are waiting.')
  answers.analysis = Response.json({ moments: [] })
  screen.getByText(say('learn-retry')).click()
  await screen.findByText(say('learn-none'))
})
