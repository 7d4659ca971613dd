/**
 * Where the reader is. Addresses live behind the `#`: no server needs to know them, and no log ever
 * holds an invitation.
 */
export type Place =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'join'; code: string }
  | { page: 'adopt'; token: string; match: string }
  | { page: 'table'; match: string }
  | { page: 'replay'; record: string; at: number | null; seat: number }
  | { page: 'learn'; record: string; seat: number }
  | { page: 'edit'; record: string; at: number; seat: number; edits: readonly string[] }
  | { page: 'practice'; drill: string }
  | { page: 'weekly'; game: string }
  | { page: 'drills' }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'notices'; match: string }
  | { page: 'holiday' }
  | { page: 'people'; name: string }
  | { page: 'house'; game: string }
  | { page: 'tournaments' }
  | { page: 'tournament'; tournament: string }
  | { page: 'confirm' | 'stop'; code: string }
  | { page: 'credits' }
  | { page: 'lost' }

export function placeOf(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [page = '', first = '', second = ''] = path.split('/').map(decodeURIComponent)
  const asked = new URLSearchParams(query)
  switch (page) {
    case '':
      return { page: 'home' }
    case 'new':
    case 'weekly':
      return { page, game: first }
    case 'join':
      return { page, code: first }
    case 'adopt':
      return { page, token: first, match: second }
    case 'table':
      return { page, match: first }
    case 'replay':
      return {
        page,
        record: first,
        at: numberOr(asked.get('at'), null),
        seat: numberOr(asked.get('seat'), -1),
      }
    case 'learn':
      return { page, record: first, seat: numberOr(asked.get('seat'), -1) }
    case 'edit':
      return {
        page,
        record: first,
        at: Math.max(0, numberOr(asked.get('at'), 0)),
        seat: numberOr(asked.get('seat'), -1),
        edits: (asked.get('edits') ?? '').split(',').filter(Boolean),
      }
    case 'practice':
      return { page, drill: first }
    case 'rules':
      return { page, game: first, rule: second }
    case 'notices':
      return { page, match: first }
    case 'people':
      return { page, name: first }
    case 'house':
      return { page, game: first }
    case 'tournaments':
      return first ? { page: 'tournament', tournament: first } : { page }
    case 'confirm':
    case 'stop':
      return { page, code: first }
    case 'holiday':
    case 'drills':
    case 'credits':
      return { page }
    default:
      return { page: 'lost' }
  }
}

function numberOr<T>(text: string | null, other: T): number | T {
  return text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : other
}

export function addressOf(place: Place): string {
  const part = encodeURIComponent
  switch (place.page) {
    case 'new':
    case 'weekly':
      return `#/${place.page}/${part(place.game)}`
    case 'join':
      return `#/join/${part(place.code)}`
    case 'adopt':
      return `#/adopt/${part(place.token)}${place.match ? `/${part(place.match)}` : ''}`
    case 'table':
      return `#/table/${part(place.match)}`
    case 'replay': {
      const at = place.at === null ? '' : `at=${place.at}`
      const seat = place.seat < 0 ? '' : `seat=${place.seat}`
      const query = [at, seat].filter(Boolean).join('&')
      return `#/replay/${part(place.record)}${query ? `?${query}` : ''}`
    }
    case 'learn':
      return `#/learn/${part(place.record)}${place.seat < 0 ? '' : `?seat=${place.seat}`}`
    case 'edit': {
      const seat = place.seat < 0 ? '' : `&seat=${place.seat}`
      const edits = place.edits.length ? `&edits=${place.edits.map(part).join(',')}` : ''
      return `#/edit/${part(place.record)}?at=${place.at}${seat}${edits}`
    }
    case 'practice':
      return `#/practice${place.drill ? `/${part(place.drill)}` : ''}`
    case 'rules':
      return `#/rules/${part(place.game)}${place.rule ? `/${part(place.rule)}` : ''}`
    case 'notices':
      return `#/notices${place.match ? `/${part(place.match)}` : ''}`
    case 'people':
      return `#/people/${part(place.name)}`
    case 'house':
      return `#/house/${part(place.game)}`
    case 'tournaments':
      return '#/tournaments'
    case 'tournament':
      return `#/tournaments/${part(place.tournament)}`
    case 'confirm':
    case 'stop':
      return `#/${place.page}/${part(place.code)}`
    case 'holiday':
    case 'drills':
    case 'credits':
      return `#/${place.page}`
    default:
      return '#/'
  }
}

class Router {
  place = $state<Place>(placeOf(location.hash))

  constructor() {
    addEventListener('hashchange', () => (this.place = placeOf(location.hash)))
  }

  go(place: Place): void {
    location.hash = addressOf(place)
  }

  /** Change the address without a step in the reader's history: for a moment of a replay. */
  replace(place: Place): void {
    history.replaceState(history.state, '', addressOf(place))
    this.place = place
  }
}

export const router = new Router()
