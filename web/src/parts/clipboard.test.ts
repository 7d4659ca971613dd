import { afterEach, expect, it, vi } from 'vitest'
import { isLoopback } from '../places/loopback'
import { copyText } from './clipboard'

afterEach(() => vi.unstubAllGlobals())

function browser(clipboard: object | undefined, copies: boolean) {
  const old = vi.fn(() => copies)
  vi.stubGlobal('navigator', { clipboard })
  Object.assign(document, { execCommand: old })
  return old
}

it('copies by the clipboard where the browser gives one', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  const old = browser({ writeText }, false)
  expect(await copyText('a link')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('a link')
  expect(old).not.toHaveBeenCalled()
})

it('copies the old way without it, and leaves nothing behind', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  const old = browser(undefined, true)
  expect(await copyText('a link')).toBe(true)
  expect(old).toHaveBeenCalledWith('copy')
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement).toBe(button)
})

it('does not say that it has copied what it could not', async () => {
  browser({ writeText: () => Promise.reject(new Error('denied')) }, false)
  expect(await copyText('a link')).toBe(false)
})

it('knows addresses that lead nowhere else', () => {
  const names = ['localhost', '127.0.0.1', '[::1]', '192.168.1.7', 'tatami.example', '127.example']
  expect(names.filter(isLoopback)).toEqual(['localhost', '127.0.0.1', '[::1]'])
})
