// Made by tools/page_types.py.

/** All that a seat sees; a spectator's seat is -1. */
export interface View {
  board: string
  width: number
  height: number
  rows: Array<string>
  deployments: Array<Array<string>>
  zone: Array<string>
  steps_to: Steps
  turns: number
  samurai_each: number
  pooled: boolean
  hidden: boolean
  simultaneous: boolean
  royale: boolean
  phase: string
  turn: number
  hand: number
  initiative: InitiativeRoll | null
  worth: Array<Array<number>>
  tally: Array<Array<Array<number>>>
  from: Record<string, Array<Prospect>>
  ways: Record<string, Array<string>>
  acts: Record<string, Array<string>>
  threats: Record<string, Array<string>>
  past: Record<string, string>
  active: string
  reach: Array<string>
  prospects: Array<Prospect>
  blocked: Array<Blocked>
  plans: Record<string, Plan>
  later: Array<string>
  paths: Record<string, Array<string>>
  pushes: Array<string>
  effects: Record<string, Effect>
  seat: number
  relic: string
  bearer: string
  players: Array<Player>
  samurai: Array<Samurai>
  waits_last: Array<string>
  decrees: Array<Array<string>>
  attack: Fight | null
  decks: Record<string, number>
  building: Array<number>
  points_left: number
  subject: string
  waiting_for: Array<number>
}

/** How many steps lead from the own deployment zone into the capture zone and to the relic. */
export interface Steps {
  zone: number
  relic: number
}

/** The last roll for initiative: all players, then again those who were tied. It is settled once
    its winner has said who goes first. */
export interface InitiativeRoll {
  winner: number
  rounds: Array<Array<Roll>>
  settled: boolean
}

/** What a player rolled for initiative; the first dice were not added by explosions. */
export interface Roll {
  seat: number
  dice: Array<number>
  first: number
  bonus: number
  successes: number
}

/** What an attack that could be made now would be like: the mean damage counts misses as 0,
    `dealt` is what a hit without explosions deals, and `spoilers` are open cards and tokens that
    may spoil it. */
export interface Prospect {
  target: string
  dice: number
  needed: number
  hit: number
  damage: number
  kill: number
  dealt: number
  spoilers: Array<string>
}

/** An enemy in range that is not seen, and the space in the way. */
export interface Blocked {
  target: string
  by: string
}

/** Where a samurai may go, each space with the way to it; by space the attacks from there, what
    else may be done there, which enemies could strike it there from where they stand, and which
    could strike on the way, so that the way is asked. The own space counts too. */
export interface Plan {
  from: Record<string, Array<Prospect>>
  ways: Record<string, Array<string>>
  acts: Record<string, Array<string>>
  threats: Record<string, Array<string>>
  past: Record<string, string>
}

/** What an attack is like if a word is said and everybody passes after it; -1 where it is not
    known. `duel` is the chance of whoever calls for an initiative roll to win it, `cancels` whether
    the attack is called off. Where a word strikes somebody, the odds are those of that blow. */
export interface Effect {
  hit: number
  damage: number
  kill: number
  needed: number | null
  duel: number | null
  cancels: boolean
  strikes: string
}

/** A player, and where the honour comes from: relic, zone, kills. */
export interface Player {
  score: number
  honour: Array<number>
  living: number
}

/** A samurai; rings and figures are missing where they are hidden. */
export interface Samurai {
  techniques: Array<Technique>
  equipment: Array<string>
  blessings: Array<string>
  blessings_at_work: Array<string>
  face_down: Array<number>
  wielded: string
  samurai: string
  seat: number
  alive: boolean
  place: string
  posture: string
  counts_as: string
  wounds: number
  preparation: string
  spies: number
  activated: boolean
  states: Array<string>
  rings: Array<number>
  stats: Stats | null
  dice_kept: Array<number>
  dice_saved: Array<number>
  in_reach: Array<string>
}

/** A technique card and its ring: whether its samurai is in the posture for it, and whether it
    was used this turn and may not be again. */
export interface Technique {
  technique: string
  ring: string
  ready: boolean
  used: boolean
}

/** What a samurai's rings are worth now. */
export interface Stats {
  hit_points: number
  speed: number
  attention: number
  attack: number
}

/** The attack that is being carried out: at which moment it is, its dice, of which the first
    ones were not added by explosions, and by their index those rolled again. The damage is what a
    hit deals as things are. */
export interface Fight {
  attacker: string
  target: string
  moment: string
  dice: Array<number>
  lent: Array<number>
  first: number
  rerolled: Array<number>
  needed: number
  explosions: number
  successes: number
  damage: number
  left: number
  terms: Array<Term>
}

/** One part of the number needed, or of the damage: what it comes from, and how much. */
export interface Term {
  of: string
  why: string
  by: number
}
