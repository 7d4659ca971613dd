import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** What the home page tells of a game: its name and one line. The rest is fetched at the table. */
const TOLD_AT_HOME = /^game-/

/** Serves `file.ftl?short`: only the messages the home page needs, as text. */
export function shortTexts(): Plugin {
  return {
    name: 'short-texts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.ftl?short')) return null
      const text = await readFile(id.slice(0, -'?short'.length), 'utf-8')
      return `export default ${JSON.stringify(shortened(text))}`
    },
  }
}

export function shortened(text: string): string {
  const kept: string[] = []
  let keeping = false
  for (const line of text.split('\n')) {
    if (/^[a-zA-Z-]/.test(line)) keeping = TOLD_AT_HOME.test(line)
    else if (!/^\s/.test(line)) keeping = false
    if (keeping) kept.push(line)
  }
  return kept.join('\n') + '\n'
}
