import { afterEach, expect, it } from 'vitest'
import { settings } from '../places/settings.svelte'
import { dayText } from './timeText'

const NOW = new Date(2026, 10, 19).getTime()
afterEach(() => void (settings.language = 'en'))

it('tells the year of a day of another year only', () => {
  expect(dayText(new Date(2026, 2, 3).getTime(), 'short', NOW)).toBe('Mar 3')
  expect(dayText(new Date(2025, 2, 3).getTime(), 'short', NOW)).toBe('Mar 3, 2025')
})

it('ends no day of a sentence with a full stop', () => {
  settings.language = 'fr'
  expect(dayText(NOW, 'short', NOW)).toBe('19 nov.')
  expect(dayText(NOW, 'long', NOW)).toBe('19 novembre')
})
