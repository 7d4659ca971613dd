/** What is kept on this device for when the server is away, and whether it is. */
import { settings } from './settings.svelte'

/** How the page and its server stand to one another. */
class Standing {
  /** The server cannot be reached: what is shown was kept here, if anything is. */
  away = $state(false)
  /** A newer page has come while this one was open. */
  renewed = $state(false)
}

export const standing = new Standing()

/** Let the browser keep the page, and say when there is a newer one. */
export async function keepPage(here: URL, games: () => Promise<string[]>): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!isSecureContext || !workers) return
  let before = workers.controller !== null
  const registration = (await workers.register(new URL('sw.js', here), {
    updateViaCache: 'none',
  })) as ServiceWorkerRegistration | undefined
  if (!registration) return // this browser keeps nothing
  const minded = new Promise<void>((resolve) => {
    if (before) resolve()
    workers.addEventListener('controllerchange', () => {
      standing.renewed = before // the first one is no newer than the page
      before = true
      resolve()
    })
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  })
  await minded // what is fetched before is not kept
  for (const game of await games()) await keepRules(here, game)
}

/** The rules of a game in the reader's language, unless they are kept already. */
async function keepRules(here: URL, game: string): Promise<void> {
  const address = new URL(`api/v1/games/${game}/rules`, here)
  address.search = new URLSearchParams({ lang: settings.language, version: '0' }).toString()
  if (await caches.match(address, { ignoreVary: true })) return
  await fetch(address)
}

/** Forget what was kept of games: somebody else may use the device next. */
export async function forgetSeen(): Promise<void> {
  if ('caches' in window) await caches.delete('seen')
}
