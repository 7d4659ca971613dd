import { Attempt } from '../parts/attempt.svelte'
import { settings } from '../places/settings.svelte'
import { say } from '../texts/page.svelte'
import { answerOf, api } from '../wire/api'
import type { CommentShown } from '../wire/types'

/** What is said about the moments of a finished game, by who may see it. */
export class Comments extends Attempt {
  list = $state.raw<readonly CommentShown[]>([])
  private readonly params: { path: { match: string } }

  constructor(match: string) {
    super()
    this.params = { path: { match } }
    void this.take(api.GET('/api/v1/records/{match}/comments', { params: this.params }))
  }

  private take(call: Promise<{ data?: CommentShown[]; error?: unknown; response: Response }>) {
    return this.run(async () => {
      this.list = await answerOf(call)
    })
  }

  at(moment: number): readonly CommentShown[] {
    return this.list.filter(({ at }) => at === moment)
  }

  add(at: number, text: string): Promise<void> {
    const name = settings.nickname.trim() || say('guest')
    const body = { at, text, name }
    return this.take(api.POST('/api/v1/records/{match}/comments', { params: this.params, body }))
  }

  remove({ id }: CommentShown): Promise<void> {
    const call = { params: this.params, body: { id } }
    return this.take(api.POST('/api/v1/records/{match}/comments/remove', call))
  }
}

const known = new Map<string, Comments>()

export function commentsOf(match: string): Comments {
  let comments = known.get(match)
  if (!comments) known.set(match, (comments = new Comments(match)))
  return comments
}
