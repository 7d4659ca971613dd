import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from './languages'

export type Filled = Record<string, FluentVariable>

type Load = () => Promise<string>

const GAME_FILES = import.meta.glob<string>(
  [
    '../../../src/tatami/games/*/texts/*/*.ftl',
    '../../../src/tatami/games/former/*/texts/*/*.ftl', // of rules that some tables still play by
  ],
  { query: '?raw', import: 'default' },
)
const SHORT_FILES = import.meta.glob<string>('../../../src/tatami/games/*/texts/*/table.ftl', {
  query: '?short',
  import: 'default',
})
const PAGE_FILES = import.meta.glob<string>('../../../src/tatami/web/texts/*/*.ftl', {
  query: '?raw',
  import: 'default',
})

/** All messages of a game in one language, from the files the terminal reads too, its verbs, and the
 *  things of which they tell what they do. Former rules have texts of their own. */
export async function gameBundle(
  game: string,
  language: Language,
  former = 0,
): Promise<{ bundle: FluentBundle; verbs: string[]; explained: string[] }> {
  const folder = former ? `former/${game}_${former}` : game
  const loads = chosen(GAME_FILES, `/games/${folder}/texts/${language}/`)
  const texts = await Promise.all(loads.map((load) => load()))
  const text = texts.join('\n')
  return {
    bundle: bundleFrom(language, texts),
    verbs: verbsOf(text),
    explained: [...text.matchAll(/^about-([\w-]+) *=/gm)].map((match) => match[1]!),
  }
}

/** The verbs a text tells of: those with a thing, as "verb-take = Add { $thing }". */
export function verbsOf(text: string): string[] {
  return [...text.matchAll(/^verb-([\w-]+) *=.*\$thing/gm)].map((match) => match[1]!)
}

/** The names and lines of all games: the little the home page needs. */
export async function shortBundles(language: Language): Promise<Map<string, FluentBundle>> {
  const made = new Map<string, FluentBundle>()
  for (const [path, load] of Object.entries(SHORT_FILES)) {
    const [, game, code] = /games\/([^/]+)\/texts\/([^/]+)\//.exec(path) ?? []
    if (game && code === language) made.set(game, await bundleOf(language, [load]))
  }
  return made
}

/** The page's own sentences. */
export function pageBundle(language: Language): Promise<FluentBundle> {
  return bundleOf(language, chosen(PAGE_FILES, `/web/texts/${language}/`))
}

function chosen(files: Record<string, Load>, part: string): Load[] {
  return Object.keys(files)
    .filter((path) => path.includes(part))
    .sort()
    .map((path) => files[path]!)
}

async function bundleOf(language: Language, loads: Load[]): Promise<FluentBundle> {
  const texts = await Promise.all(loads.map((load) => load()))
  return bundleFrom(language, texts)
}

export function bundleFrom(language: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) made.addResource(new FluentResource(text))
  return made
}

/** A message with its variables filled in; empty where the bundle does not have it. */
export function formatMessage(source: FluentBundle, name: string, filled: Filled = {}): string {
  const pattern = source.getMessage(name)?.value
  return pattern ? source.formatPattern(pattern, filled, []) : ''
}
