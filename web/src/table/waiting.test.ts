import { beforeAll, expect, it } from 'vitest'
import { bundleFrom } from '../texts/fluent'
import { texts } from '../texts/page.svelte'
import { Talk } from '../texts/talk'
import type { Shown } from '../wire/types'
import { waitingSentence } from './waiting'

const TEXTS = 'awaited-SHI-14 = to take or refuse the lot\nawaited-SHI-20 = to conquer a province\n'
const talk = new Talk('shitenno', 'en', [bundleFrom('en', [TEXTS])], ['Ann', 'Bea', 'Cleo'])

beforeAll(() => texts.load('en'))

const told = (waiting: number[], awaited?: string[]) =>
  waitingSentence({ waiting, awaited } as Shown, talk)

it('says what somebody is awaited for', () => {
  expect(told([1], ['SHI-14'])).toBe('Waiting for Bea: to take or refuse the lot.')
})

it('says once what several are awaited for, and each thing by itself', () => {
  expect(told([0, 1, 2], ['SHI-20', 'SHI-14', 'SHI-20'])).toBe(
    'Waiting for Ann, Cleo: to conquer a province. Waiting for Bea: to take or refuse the lot.',
  )
})

it('says only whom it waits for where the question is not open or has no text', () => {
  expect(told([1, 2], ['', 'SHI-99'])).toBe('Waiting for Bea, Cleo.')
  expect(told([1])).toBe('Waiting for Bea.')
  expect(told([], [])).toBe('')
})
