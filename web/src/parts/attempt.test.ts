import { expect, it, vi } from 'vitest'

vi.stubGlobal('fetch', vi.fn())
const { answered } = await import('../wire/api')
const { Attempt } = await import('./attempt.svelte')

it('does one thing at a time, and tells why it failed until the next', async () => {
  const attempt = new Attempt()
  const second = vi.fn()
  const error = { code: 'table-full', message: 'Every seat is taken.' }
  const refused = { error, response: new Response(null, { status: 409 }) }
  const first = attempt.run(() => answered(Promise.resolve(refused)))
  await attempt.run(second)
  expect(second).not.toHaveBeenCalled()
  expect(attempt.busy).toBe(true)
  await first
  expect([attempt.busy, attempt.trouble]).toEqual([false, error.message])
  await attempt.run(() => Promise.resolve())
  expect(attempt.trouble).toBe('')
})
