/** What the server knows of the games: asked once, kept for as long as the page is open. */
import { talkOf, type Rule } from '../texts/talk'
import type { Language } from '../texts/languages'
import { answerOf, api } from './api'
import { memoize } from './memo'

export const library = memoize(() => answerOf(api.GET('/api/v1/games')))

async function rulesOf(game: string, language: Language): Promise<Map<string, Rule>> {
  const params = { path: { game }, query: { lang: language } }
  const rules = await answerOf(api.GET('/api/v1/games/{game}/rules', { params }))
  return new Map(rules.map((rule) => [rule.id, rule]))
}

/** The talk of a game with its rules. */
export const fullTalk = memoize(async (game: string, language: Language) =>
  talkOf(game, language, await rulesOf(game, language)),
)
