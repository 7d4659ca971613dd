/**
 * What the fields of a game's view do not tell by themselves: all that the page knows of a game it
 * has no board for. A game without them is shown too, only less well.
 */
export interface FieldRoles {
  /** The list that has one entry a seat. */
  players: string
  /** The points of such an entry. */
  score: string
  /** What such an entry goes by in the game, besides the player's own name. */
  called: string
  /** What such an entry has of each kind: told piece by piece. */
  goods: string
  /** Cards that are mine alone to see: they lie in my hand. */
  held: readonly string[]
  /** Numbers that are seats. */
  seats: readonly string[]
  /** Lists of numbers, one a seat. */
  bySeat: readonly string[]
  /** Lists of numbers that are parts of a sum. Part n is called by the message of this name, -n. */
  sums: Readonly<Record<string, readonly string[]>>
  /** Numbers that are chances. */
  chances: readonly string[]
  /** Numbers in an order that only the game knows, and what the choices themselves tell. */
  opaque: readonly string[]
  /** What is going on right now, in this order before everything else. */
  urgent: readonly string[]
  /** Fields whose values are called as this verb calls its things. */
  spoken: Readonly<Record<string, readonly string[]>>
  /** Lists whose entries this verb names by their number, from 1. */
  numbered: Readonly<Record<string, readonly string[]>>
  /** Zones of things that this verb chooses by their parts; a 0 is a part that is empty. */
  wholes: Readonly<Record<string, readonly string[]>>
  /** Fields that only tell whose or of which kind something is: they are never what is chosen. */
  mentions: readonly string[]
}

const USUAL: FieldRoles = {
  players: 'players',
  score: 'score',
  called: '',
  goods: '',
  held: ['hand'],
  seats: ['seat'],
  bySeat: [],
  sums: {},
  chances: [],
  opaque: [],
  urgent: [],
  spoken: {},
  numbered: {},
  wholes: {},
  mentions: [],
}

export const FIELD_ROLES: Readonly<Record<string, Partial<FieldRoles>>> = {
  shitenno: {
    seats: ['seat', 'turn', 'order', 'master', 'master_next', 'master_gilded', 'waiting'],
    opaque: ['favour', 'received'],
    urgent: ['sharing', 'payment'],
  },
  senji: {
    score: 'honour',
    called: 'family',
    mentions: ['owner', 'family', 'power'],
    held: ['hand', 'flowers'],
    seats: ['seat', 'seats', 'turn', 'host'],
    chances: ['odds'],
    urgent: ['filling', 'fight', 'move', 'draft', 'offers_in', 'offers_out'],
  },
  white_castle: {
    players: 'clans',
    goods: 'goods',
    seats: ['seat', 'turn', 'turns', 'order', 'clan', 'clans'],
    bySeat: ['warriors'],
    sums: { source: ['counted', 'coming'] },
    opaque: ['prospects', 'costs', 'opens', 'rule'],
    urgent: ['pairs', 'die', 'todo'],
    spoken: {
      do: [
        'effects',
        'effect',
        'either',
        'rewards',
        'under',
        'action',
        'gains',
        'lantern',
        'does',
        'well',
      ],
      card: ['lantern_cards', 'resource', 'removed'],
      place: ['space'],
      from: ['from'],
      row: ['row'],
      yard: ['yard'],
    },
    numbered: { pair: ['pairs'], favour: ['favours'] },
    wholes: { take: ['bridges'] },
    mentions: ['tile'],
  },
  shototsu: {
    seats: ['seat', 'hand'],
    chances: ['hit', 'kill'],
    opaque: ['acts', 'moment', 'phase', 'terms'],
    urgent: ['attack', 'prospects'],
  },
}

/** The verb that one of these lists of fields belongs to, or none. */
export function verbOf(lists: FieldRoles['spoken'], field: string): string {
  return Object.entries(lists).find(([, fields]) => fields.includes(field))?.[0] ?? ''
}

export function rolesOf(game: string): FieldRoles {
  return { ...USUAL, ...FIELD_ROLES[game] }
}
