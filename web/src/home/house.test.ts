import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import Bar from '../parts/Bar.svelte'
import { texts } from '../texts/page.svelte'
import Home from './Home.svelte'

// before the client that asks is made
const KNOWN = vi.hoisted(() => {
  const known = {
    games: [],
    bots: [],
    languages: ['en'],
    host: 'tables.example',
    invited_only: true,
  }
  vi.stubGlobal('fetch', (asked: Request) =>
    asked.url.includes('/games')
      ? Promise.resolve(Response.json(known))
      : Promise.reject(new Error('no server')),
  )
  return known
})
beforeAll(() => texts.load('en'))
afterEach(cleanup)

it('names its host', async () => {
  render(Bar)
  expect((await screen.findByTestId('host')).textContent).toBe(KNOWN.host)
})

it('says that one has to be invited', async () => {
  render(Home)
  expect((await screen.findByTestId('invited-only')).textContent).toContain('invitation')
})
