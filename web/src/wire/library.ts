/** What the server knows of the games: asked once, kept for as long as the page is open. */
import type { Rule } from '../texts/talk'
import { talkOf, type Talk } from '../texts/talk'
import type { Language } from '../texts/languages'
import { answered, api } from './api'
import type { GameInfo } from './types'

let known: Promise<{ games: GameInfo[]; bots: string[] }> | null = null

export function library(): Promise<{ games: GameInfo[]; bots: string[] }> {
  known ??= answered(api.GET('/api/v1/games')).catch((error: unknown) => {
    known = null // a server that was away is asked again
    throw error
  })
  return known
}

const rulebooks = new Map<string, Promise<Map<string, Rule>>>()

export function rulesOf(game: string, language: Language): Promise<Map<string, Rule>> {
  const key = `${game} ${language}`
  let book = rulebooks.get(key)
  if (!book) {
    book = answered(
      api.GET('/api/v1/games/{game}/rules', {
        params: { path: { game }, query: { lang: language } },
      }),
    ).then((rules) => new Map(rules.map((rule) => [rule.id, rule])))
    book.catch(() => rulebooks.delete(key))
    rulebooks.set(key, book)
  }
  return book
}

const talks = new Map<string, Promise<Talk>>()

/** The talk of a game with its rules. */
export function fullTalk(game: string, language: Language): Promise<Talk> {
  const key = `${game} ${language}`
  let talk = talks.get(key)
  if (!talk) {
    talk = rulesOf(game, language).then((rules) => talkOf(game, language, rules))
    talk.catch(() => talks.delete(key))
    talks.set(key, talk)
  }
  return talk
}
