/** What the browser does for the page while it is closed: it shows that somebody is called. */
'use strict'

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
