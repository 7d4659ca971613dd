const BROWSERS: readonly [string, RegExp][] = [
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS|Chromium/],
  ['Safari', /Safari/],
]
const SYSTEMS: readonly [string, RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['macOS', /Mac OS/],
  ['Windows', /Windows/],
  ['Linux', /Linux/],
]

/** What a browser calls itself, in few words; empty where it says nothing that is known. */
export function deviceName(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map((known) => known.find(([, sign]) => sign.test(agent))?.[0])
  return found.filter(Boolean).join(' · ')
}
