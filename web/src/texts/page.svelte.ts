import type { FluentBundle } from '@fluent/bundle'
import { formatMessage, pageBundle, shortBundles, type Filled } from './fluent'
import type { Language } from './languages'

/** The page's own sentences in the reader's language, and the games' names. */
class PageTexts {
  language = $state<Language | null>(null)
  private bundle: FluentBundle | null = null
  private games = new Map<string, FluentBundle>()
  private asked: Language | null = null

  async load(language: Language): Promise<void> {
    this.asked = language
    const [bundle, games] = await Promise.all([pageBundle(language), shortBundles(language)])
    if (language !== this.asked) return // another one has been chosen meanwhile
    this.bundle = bundle
    this.games = games
    this.language = language
  }

  say = (name: string, filled: Filled = {}): string => {
    if (!this.language || !this.bundle) return ''
    return formatMessage(this.bundle, name, filled) || name
  }

  /** A message of a game that the home page tells: its title, its line. */
  ofGame(game: string, name: 'game-title' | 'game-line'): string {
    const bundle = this.language ? this.games.get(game) : undefined
    return (bundle && formatMessage(bundle, name)) || game
  }
}

export const texts = new PageTexts()
export const say = texts.say
