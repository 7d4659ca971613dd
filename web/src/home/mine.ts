/** The tables this device has sat at, newest first. A guest is known by this device alone. */
const KEY = 'tatami.tables'
const MOST = 30

export function myTables(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function remember(id: string): void {
  keep([id, ...myTables().filter((other) => other !== id)].slice(0, MOST))
}

export function forget(id: string): void {
  keep(myTables().filter((other) => other !== id))
}

function keep(ids: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // a browser that keeps nothing: the address of the table still leads there
  }
}
