/** What the browser does for the page while it is closed, or while the server is away: it shows that
 *  somebody is called, and keeps the page, the rules, and the replays that were looked at. */
'use strict'

// the build puts the page's files here, and a name that changes with them
const FILES = []
const PAGE = 'page-none'
const SEEN = 'seen'
const MOST_SEEN = 600
const PATIENCE = 6000 // milliseconds until a silent server counts as away

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open(PAGE).then((cache) => cache.addAll(FILES)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldPages().then(() => self.clients.claim()))
})

/** A page that is open still needs its own files: those of the version before are kept so long. */
async function forgetOldPages() {
  const pages = (await caches.keys()).filter((name) => name.startsWith('page-') && name !== PAGE)
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const old = open.length ? pages.slice(0, -1) : pages
  await Promise.all(old.map((name) => caches.delete(name)))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const path = url.href.slice(self.registration.scope.length)
  if (request.method !== 'GET' || !url.href.startsWith(self.registration.scope)) return
  if (path.startsWith('embed/')) return // it is let into other pages by its own headers
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (path.startsWith('assets/')) event.respondWith(file(request))
  else if (isKept(path)) event.respondWith(seen(request))
})

/** The page comes from the server wherever that answers, so that it is never an old one. */
async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
  } catch (error) {
    const kept = await (await caches.open(PAGE)).match('./')
    if (kept) return kept
    throw error
  }
}

/** The name of a file changes with what is in it. */
async function file(request) {
  return (await caches.match(request)) ?? fetch(request)
}

/** Of the server's answers: the games with their rules, and finished games. */
function isKept(path) {
  return /^api\/v1\/(games|records\/|matches\/[a-z2-7]+$)/.test(path)
}

async function seen(request) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(4 * PATIENCE) })
    if (answer.ok && (await lasts(request, answer.clone()))) await keep(request, answer.clone())
    return answer
  } catch (error) {
    const kept = await (await caches.open(SEEN)).match(request, { ignoreVary: true })
    if (!kept) throw error
    const headers = new Headers(kept.headers)
    headers.set('X-Kept', 'true')
    return new Response(kept.body, { status: kept.status, headers })
  }
}

/** A table that is being played is another one soon. */
async function lasts(request, answer) {
  if (!request.url.includes('/matches/')) return true
  return (await answer.json()).table.status === 'over'
}

async function keep(request, answer) {
  const cache = await caches.open(SEEN)
  await cache.put(request, answer)
  const known = await cache.keys()
  for (const old of known.slice(0, Math.max(0, known.length - MOST_SEEN))) await cache.delete(old)
}

self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? { title: 'Tatami', text: '', link: './', tag: 'several' }
  const { title, text, link, tag } = told
  const shown = { body: text, tag, renotify: true, icon: 'icon-192.png', data: link }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lookAt(event.notification.data))
})

/** The page, where it is open already; else a new one. It only goes to places of its own. */
async function lookAt(link) {
  const wanted = new URL(link, self.registration.scope)
  const home = new URL(self.registration.scope)
  const place = wanted.origin === home.origin ? wanted.hash : ''
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = open.find((each) => each.url.startsWith(home.href))
  if (!page) return self.clients.openWindow(home.href + place)
  await page.focus()
  return page.navigate(home.href + place).catch(() => undefined)
}
