import { expect, it, vi } from 'vitest'
import { memoize } from './memo'

it('asks once, and again for what failed', async () => {
  const ask = vi.fn((game: string, n: number) => Promise.resolve(`${game}${n}`))
  const asked = memoize(ask)
  ask.mockRejectedValueOnce(new Error('away'))
  await expect(asked('go', 1)).rejects.toThrow('away')
  expect(await asked('go', 1)).toBe('go1')
  expect(await asked('go', 1)).toBe('go1')
  expect(await asked('go', 2)).toBe('go2')
  expect(ask).toHaveBeenCalledTimes(3)
})
