import { flushSync } from 'svelte'
import { expect, it, vi } from 'vitest'
import { settings } from '../places/settings.svelte'

const fetched = vi.fn((request: Request) => Promise.resolve(Response.json(request.url)))
vi.stubGlobal('fetch', fetched)
const { api } = await import('./api')

it('tells the language, and does not ask again when it changes', async () => {
  settings.language = 'fr'
  const stop = $effect.root(() => {
    $effect(() => void api.GET('/api/v1/games'))
  })
  flushSync()
  settings.language = 'es'
  flushSync()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  stop()
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(fetched.mock.calls[0]![0].headers.get('Accept-Language')).toBe('fr')
})
