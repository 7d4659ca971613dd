// Made by tools/page_types.py.

/** All that a seat sees; a spectator's seat is -1. */
export interface View {
  seat: number
  round: number
  order: Array<number>
  clans: Array<Clan>
  bridges: Record<string, Array<number>>
  spaces: Array<Space>
  well: Array<string>
  daimyo: string
  favours: Array<FavourSpace>
  gardens: Array<Garden>
  yards: Array<Yard>
  track: Array<Stack>
  decks: Record<string, number>
  pairs: Array<Pair>
  turn: number
  die: Die | null
  pending: Array<string>
  rows_used: Array<string>
  solo: Solo | null
  waiting_for: Array<number>
}

/** A clan: its goods, its people, its cards. The last clan of a solo game is the rival's. */
export interface Clan {
  rival: boolean
  goods: Record<string, number>
  domain: Array<DomainRow>
  courtiers: Record<string, number>
  warriors: Record<string, number>
  gardens: Array<string>
  influence: number
  action: string
  lantern: Array<string>
  lantern_cards: Array<string>
  score: number
  counted: Array<number>
}

/** A row of a domain: who is still at home, what it gives, and what its action is. */
export interface DomainRow {
  member: string
  at_home: number
  die: number
  rewards: Array<string>
  action: Array<string>
}

/** A die space of the main board; outside the castle it has no card. */
export interface Space {
  space: string
  value: number
  dice: Array<Die>
  card: string
  rows: Array<CardRow>
}

/** A die on a space, or in a player's hand. */
export interface Die {
  colour: string
  value: number
}

/** An action of a room: the tile it faces, its ground, and its icons. */
export interface CardRow {
  tile: string
  light: boolean
  effects: Array<string>
}

/** A space of the daimyō's card, and whose courtier stands there (-1: nobody's). */
export interface FavourSpace {
  effects: Array<string>
  clan: number
}

/** A garden under a bridge. */
export interface Garden {
  garden: string
  card: string
  food: number
  points: number
  effect: string
  clans: Array<number>
}

/** A training yard, and the warriors of each clan there. */
export interface Yard {
  yard: string
  iron: number
  value: number
  effects: Array<string>
  warriors: Array<number>
}

/** An occupied space of the passage of time, and the clans there, from the top. */
export interface Stack {
  space: number
  clans: Array<number>
}

/** A pair of starting cards: what it gives, its lantern, and the action it puts on a domain. */
export interface Pair {
  resource: string
  action: string
  gains: Array<string>
  lantern: Array<string>
  does: Array<string>
}

/** The rival's cards: the back on top of the deck, those turned up, those put under it; and the
    cards its courtiers took out of the castle. */
export interface Solo {
  difficulty: string
  top: Back | null
  unknown: number
  shown: Array<string>
  under: Array<string>
  removed: Array<string>
}

/** The back of a solo card: the die it names, and where it goes. */
export interface Back {
  bridge: string
  position: string
  space: string
}
