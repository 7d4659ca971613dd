import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { router } from '../places/router.svelte'
import RulesPage from '../rules/RulesPage.svelte'
import { texts } from '../texts/page.svelte'
import Adopt from './Adopt.svelte'
import Join from './Join.svelte'
import NotFound from './NotFound.svelte'

// before the client that asks is made
vi.hoisted(() => vi.stubGlobal('fetch', () => Promise.reject(new Error('no server'))))
beforeAll(() => texts.load('en'))
afterEach(cleanup)

it.each([
  [NotFound, { page: 'lost' }, 'Page not found. · Tatami'],
  [Adopt, { page: 'adopt', token: 'abc', match: '' }, 'Continue here · Tatami'],
  [Join, { page: 'join', code: 'abc' }, 'Join · Tatami'],
  [RulesPage, { page: 'rules', game: 'shitenno', rule: '' }, 'Rules of Shitennō · Tatami'],
] as const)('names its tab', async (page, place, title) => {
  router.replace(place)
  render(page)
  await tick()
  expect(document.title).toBe(title)
})
