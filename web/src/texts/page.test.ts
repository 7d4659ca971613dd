import type { FluentBundle } from '@fluent/bundle'
import { expect, it, vi } from 'vitest'
import type { Language } from './languages'

const arrive = new Map<Language, () => void>()
vi.mock('./fluent', () => ({
  pageBundle: (language: Language) =>
    new Promise<FluentBundle>((resolve) => {
      arrive.set(language, () => resolve({} as FluentBundle))
    }),
  shortBundles: () => Promise.resolve(new Map()),
}))
const { texts } = await import('./page.svelte')

it('speaks the language asked for last, whichever comes last', async () => {
  const loads = [texts.load('fr'), texts.load('es')]
  arrive.get('es')!()
  await loads[1]
  arrive.get('fr')!()
  await loads[0]
  expect(texts.language).toBe('es')
})
