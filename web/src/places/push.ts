import { HERE } from '../wire/api'

/** What a browser can take messages with: nothing, where the page did not come safely. */
export type Pushing = 'yes' | 'unsafe' | 'no' | 'refused'

export function pushing(): Pushing {
  if (!isSecureContext) return 'unsafe'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'no'
  return Notification.permission === 'denied' ? 'refused' : 'yes'
}

/** What the server must know of a browser. */
export interface Browser {
  address: string
  p256dh: string
  auth: string
}

/** Ask the reader, and then the browser, for messages; nothing if either refuses. */
export async function subscribe(key: string): Promise<Browser | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(new URL('sw.js', HERE))
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  const made =
    known ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }))
  const { endpoint, keys } = made.toJSON()
  return { address: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}

/** Take no more messages here. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(HERE)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** A key as the browser wants it. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
