/** What the server knows of the games: asked once, kept for as long as the page is open. */
import { talkOf, type Rule } from '../texts/talk'
import type { Language } from '../texts/languages'
import { answerOf, api } from './api'
import { memoize } from './memo'

export const library = memoize(() => answerOf(api.GET('/api/v1/games')))

async function rulesOf(
  game: string,
  language: Language,
  version: number,
): Promise<Map<string, Rule>> {
  const params = { path: { game }, query: { lang: language, version } }
  const rules = await answerOf(api.GET('/api/v1/games/{game}/rules', { params }))
  return new Map(rules.map((rule) => [rule.id, rule]))
}

/** No version of the rules in particular. */
export const NEWEST = 0

/** The version of a table's rules where they are not the newest, else 0. */
export async function formerVersion(game: string, version: number): Promise<number> {
  const { games } = await library()
  return games.some((each) => each.name === game && each.version === version) ? 0 : version
}

/** The talk of a game with its rules: the newest, or those of a table's version. */
export const fullTalk = memoize(async (game: string, language: Language, version: number) => {
  const [rules, former] = await Promise.all([
    rulesOf(game, language, version),
    version === NEWEST ? 0 : formerVersion(game, version),
  ])
  return talkOf(game, language, rules, former)
})
