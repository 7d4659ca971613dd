import { beforeAll, expect, it, vi } from 'vitest'
import { texts } from '../texts/page.svelte'

beforeAll(() => texts.load('en'))

const asked: [string, unknown][] = []
let answer = Response.json([])
vi.stubGlobal('fetch', async (request: Request) => {
  const route = new URL(request.url).pathname.split('/').at(-1)!
  asked.push([route, request.method === 'POST' ? await request.json() : null])
  return answer
})
const { commentsOf } = await import('./comments.svelte')

const comment = { id: 'c1', at: 3, name: 'Ann', text: 'Why?', created: 0, mine: true }

it('tells what was said about a moment, adds to it and removes it', async () => {
  const comments = commentsOf('abc')
  await vi.waitFor(() => expect(comments.busy).toBe(false))
  expect(commentsOf('abc')).toBe(comments)
  answer = Response.json([comment])
  await comments.add(3, 'Why?')
  expect(asked.at(-1)).toEqual(['comments', { at: 3, text: 'Why?', name: 'Guest' }])
  expect([comments.at(3).length, comments.at(2).length]).toEqual([1, 0])
  answer = Response.json({ message: 'Too many.' }, { status: 409 })
  await comments.add(3, 'Again')
  expect([comments.trouble, comments.list.length]).toEqual(['Too many.', 1])
  answer = Response.json([])
  await comments.remove(comment)
  expect(asked.at(-1)).toEqual(['remove', { id: 'c1' }])
  expect(comments.list).toEqual([])
})
