import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Tells the service worker which files the page is made of, under a name that changes with them. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir }) {
      const folder = dir!
      const files = await filesIn(folder)
      const hash = createHash('sha256')
      for (const file of files) hash.update(file).update(await readFile(join(folder, file)))
      const worker = join(folder, 'sw.js')
      const text = await readFile(worker, 'utf-8')
      await writeFile(worker, filled(text, files, hash.digest('hex').slice(0, 16)))
    },
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((each) => each.isFile())
  const paths = files.map((each) => join(each.parentPath, each.name).slice(folder.length + 1))
  return paths.map((path) => path.replaceAll('\\', '/')).sort()
}

export function filled(text: string, files: readonly string[], name: string): string {
  const kept = files.filter((file) => file !== 'sw.js' && file !== 'index.html')
  const made = text
    .replace('const FILES = []', `const FILES = ${JSON.stringify(['./', ...kept])}`)
    .replace("'page-none'", `'page-${name}'`)
  if (made.includes("'page-none'") || made.includes('FILES = []'))
    throw new Error('the service worker has no place for its files')
  return made
}
