// Made by tools/page_types.py.

/** All that a seat sees. */
export interface View {
  seat: number
  round: number
  season: string
  last_round: boolean
  goal: number
  host: number
  turn: number
  waiting_for: Array<number>
  players: Array<Player>
  provinces: Array<Province>
  fleets: Array<Fleet>
  lots: Array<Lot>
  piles: Record<string, number>
  fight: Fight | null
  move: Move | null
  filling: string
  deck: number
  discard: Array<string>
  samurai_deck: number
  dead: Array<string>
  executed: Array<string>
  hand: Array<string>
  flowers: Array<string>
  combinations: Array<Chance>
  recruits: Array<string>
  shown: Array<string>
  known: Array<Known>
  offers_in: Array<Letter>
  offers_out: Array<Letter>
  draft: Letter | null
  offers_left: number
  hostages: Array<Hostage>
}

/** A family, as everyone sees it. */
export interface Player {
  family: string
  honour: number
  gained: Record<string, number>
  provinces: number
  units: number
  cards: number
  flowers: number
  exposed: Array<string>
  kami: Array<string>
  ready: boolean
  out: boolean
}

/** A province: whose it is, and what stands there. Only its owner sees its order. */
export interface Province {
  province: string
  closed: boolean
  owner: string
  units: number
  samurai: Array<string>
  order: string
}

/** The pieces of one power in one sea. */
export interface Fleet {
  power: string
  sea: string
  units: number
  samurai: Array<string>
  named: boolean
}

/** A card of an absent family that is up for auction. */
export interface Lot {
  card: string
  bids: Array<Stake>
  mine: Array<string>
}

/** A family's bid on a lot: how many cards, and which of them all have seen. */
export interface Stake {
  seat: number
  cards: number
  locked: Array<string>
}

/** A combat: both sides, the dice, and what is at stake. */
export interface Fight {
  province: string
  attacker: string
  defender: string
  units: Array<number>
  samurai: Array<Array<string>>
  aside: Array<number>
  dice: Array<string>
  points: Array<number>
  laid: Array<Array<string>>
  odds: number
  risk: number
  honour: Array<number>
  mine: Record<string, number>
}

/** A move being declared or made. */
export interface Move {
  power: string
  origin: string
  groups: Array<Party>
  targets: Array<Target>
}

/** A group of a move that has been declared. */
export interface Party {
  to: string
  units: number
  samurai: Array<string>
}

/** An enemy province within reach, the odds when all go there together, and what executions
    may cost at most. */
export interface Target {
  province: string
  raid: boolean
  odds: number
  risk: number
}

/** A hanafuda combination and what it brings; how many cards this hand lacks for it, and which
    would complete it where that is one. */
export interface Chance {
  combination: string
  honour: number
  samurai: number
  missing: number
  wanted: Array<string>
}

/** Cards that this seat has seen with another family, and has not seen leave it. */
export interface Known {
  seat: number
  cards: Array<string>
  flowers: Array<string>
}

/** An offer from or to this seat. Of an offer made to it, face-down cards are only counted. */
export interface Letter {
  seat: number
  shown: Array<string>
  hidden: Array<string>
  face_down: number
  wanted: Array<string>
  acceptable: boolean
}

/** A member of this seat's family in other hands: who may hold it, whether it lies exposed, and
    what its execution would cost. */
export interface Hostage {
  card: string
  seats: Array<number>
  exposed: boolean
  loss: number
}
