/** A deed of a solo card as icons: who goes, and where to or how far. */
export interface DeedIcon {
  symbol: string
  sign: string
}

const SIGNS: Readonly<Record<string, string>> = { gate: '', any: '', stone: '○', plant: '♣' }

export function deedIcon(deed: string): DeedIcon {
  const dash = deed.lastIndexOf('-')
  const [what, how] = [deed.slice(0, dash), deed.slice(dash + 1)]
  if (what === 'climb') return { symbol: 'courtier', sign: '↑'.repeat(Number(how)) }
  return { symbol: what, sign: SIGNS[how] ?? how }
}
