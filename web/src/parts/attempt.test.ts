import { expect, it, vi } from 'vitest'

vi.stubGlobal('fetch', vi.fn())
const { answerOf } = await import('../wire/api')
const { Attempt } = await import('./attempt.svelte')

it('is busy until everything is done, and tells why it failed until the next', async () => {
  const attempt = new Attempt()
  let done = () => {}
  const error = { code: 'table-full', message: 'Every seat is taken.' }
  const refused = { error, response: new Response(null, { status: 409 }) }
  const slow = attempt.run(() => new Promise<void>((resolve) => (done = resolve)))
  await attempt.run(() => answerOf(Promise.resolve(refused)))
  expect([attempt.busy, attempt.trouble]).toEqual([true, error.message])
  done()
  await slow
  expect(attempt.busy).toBe(false)
  await attempt.run(() => Promise.resolve())
  expect(attempt.trouble).toBe('')
})
