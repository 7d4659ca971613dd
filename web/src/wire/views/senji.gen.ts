// Made by tools/page_types.py.

/** All that a seat sees. */
export interface View {
  seat: number
  round: number
  most_rounds: number
  season: string
  last_round: boolean
  goal: number
  host: number
  turn: number
  autumn_left: Array<number>
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
  plans: Array<Plan>
  set_needs: SetNeeds
  hires: Array<Hire>
  recruits: Array<string>
  shown: Array<string>
  known: Array<Known>
  may_hold: Array<Holding>
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
  samurai: Array<string>
  kami: Array<string>
  ready: boolean
  orders_in: number
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

/** A combat: both sides, its round, the dice, what is at stake, and who was executed in it. */
export interface Fight {
  province: string
  origin: string
  round: number
  executed: Array<string>
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
    may cost at most. For every choice of the samurai that are left: what it leads to (`ladder`). */
export interface Target {
  province: string
  raid: boolean
  odds: number
  risk: number
  ladder: Array<Rung>
}

/** An attack led by these samurai: for each number of units from none the odds, and what the
    attacker and the defender would win. */
export interface Rung {
  samurai: Array<string>
  odds: Array<number>
  honour: Array<Array<number>>
}

/** A hanafuda combination and what it brings; how many cards this hand lacks for it, which it
    has, and which would complete it where that is one. */
export interface Chance {
  combination: string
  honour: number
  samurai: number
  drawn: number
  size: number
  missing: number
  wanted: Array<string>
  cards: Array<string>
}

/** Combinations in hand that share no card, and what they bring together. */
export interface Plan {
  combinations: Array<string>
  honour: number
  samurai: number
}

/** For a diplomatic set: how many cards it takes, how many of each family are in hand, and
    which opponents have none there. */
export interface SetNeeds {
  cards: number
  have: Record<string, number>
  missing: Array<string>
}

/** Mercenaries for a family without provinces: a sea they can be hired in, and the honour they
    cost for each number of units from none, alone and led by a samurai. */
export interface Hire {
  sea: string
  alone: Array<number>
  led: Array<number>
}

/** Cards that another family surely holds, and those that it was last seen with: they may have
    been swapped since. */
export interface Known {
  seat: number
  cards: Array<string>
  last_seen: Array<string>
  flowers: Array<string>
}

/** Cards that another family may hold and could give: first those it was last seen with, then
    those that it may have by what was seen, then those that it may have been given unseen. */
export interface Holding {
  seat: number
  cards: Array<string>
}

/** An offer from or to this seat, or what this seat is putting together in reply to one. Of an
    offer made to it, face-down cards are only counted. What is asked for is named card by card, or
    by kind; `laid` is what the other family has laid open so far to meet those wishes. */
export interface Letter {
  seat: number
  shown: Array<string>
  hidden: Array<string>
  face_down: number
  wanted: Array<string>
  kinds: Array<string>
  laid: Array<string>
  reply: boolean
  acceptable: boolean
}

/** A member of this seat's family in other hands: who may hold it, who was last seen with it (-1
    if nobody knows), whether it lies exposed, and what its execution would cost. */
export interface Hostage {
  card: string
  seats: Array<number>
  last_seen: number
  exposed: boolean
  loss: number
}
