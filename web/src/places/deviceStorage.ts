/** What is kept on this device; empty where nothing is, or the browser keeps nothing. */
export function recall(name: string): string {
  try {
    return localStorage.getItem(`tatami.${name}`) ?? ''
  } catch {
    return ''
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`tatami.${name}`, value)
  } catch {
    // next time it is as if nothing had been kept
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`tatami.${name}`)
  } catch {
    // nothing was kept
  }
}
