import createClient from 'openapi-fetch'
import { untrack } from 'svelte'
import { EMBEDDED } from '../places/embedded'
import { standing } from '../places/kept.svelte'
import { settings } from '../places/settings.svelte'
import { say } from '../texts/page.svelte'
import type { Problem } from './types'
import type { paths } from './wire.gen'

/** Where the page came from; the server may stand behind a folder of somebody's site. */
export const HERE = new URL(EMBEDDED ? '..' : '.', location.origin + location.pathname)

export const api = createClient<paths>({
  baseUrl: HERE.href.replace(/\/$/, ''),
  ...(EMBEDDED ? { credentials: 'omit' as const } : {}), // whose page that is need not know who I am
})

api.use({
  onRequest({ request }) {
    // what asks the server is not to ask again only because the language changes
    const language = untrack(() => settings.language)
    request.headers.set('Accept-Language', language)
  },
  onResponse({ response }) {
    standing.away = response.headers.has('X-Kept')
  },
  onError() {
    standing.away = true
  },
})

/** The server says no; the message is a sentence in the reader's language. */
class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message)
  }
}

/** What went wrong, as a sentence: the server's own, or that it is not to be heard. */
export function troubleOf(error: unknown): string {
  return (error instanceof Refusal && error.message) || say('server-away')
}

/** The answer, or its refusal thrown. A server that cannot be reached throws by itself. */
export async function answerOf<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  const { data, error, response } = await call
  if (response.ok && data !== undefined) return data
  const problem = error as Partial<Problem> | undefined
  throw new Refusal({
    type: 'about:blank',
    title: problem?.title ?? '',
    status: response.status,
    code: problem?.code ?? 'failed',
    message: problem?.message ?? response.statusText,
    rule: problem?.rule ?? '',
    word: problem?.word ?? '',
    detail: problem?.detail ?? '',
  })
}
