/** The finished game that another page shows within its own. The server lets no other address be
 *  framed (server/gate.py), so that here nothing else is shown and nothing can be sent. */
interface Embedded {
  match: string
  /** The moment it begins with; null for the last one. */
  at: number | null
  /** Whose eyes it is seen with; -1 for everybody's. */
  seat: number
  /** Nothing moves, whatever the reader has chosen: a picture is taken of it. */
  still: boolean
}

export function embeddedAt({
  pathname,
  search,
}: Pick<URL, 'pathname' | 'search'>): Embedded | null {
  const match = /\/embed\/([a-z2-7]{1,32})$/.exec(pathname)?.[1]
  if (!match) return null
  const asked = new URLSearchParams(search)
  const number = (name: string) => Number(/^\d{1,6}$/.exec(asked.get(name) ?? '')?.[0] ?? -1)
  const at = number('at')
  return { match, at: at < 0 ? null : at, seat: number('seat'), still: asked.has('still') }
}

/** What comes behind the page's address for a game that is embedded. */
export function addressEmbedded({ match, at, seat, still }: Embedded): string {
  const asked = new URLSearchParams()
  if (at !== null) asked.set('at', String(at))
  if (seat >= 0) asked.set('seat', String(seat))
  if (still) asked.set('still', '')
  return `embed/${match}${asked.size ? `?${asked}` : ''}`
}

export const EMBEDDED = embeddedAt(location)
