// Made by tools/page_types.py.

/** All that a seat sees; a spectator's seat is -1. */
export interface View {
  board: string
  width: number
  height: number
  rows: Array<string>
  seat: number
  turn: number
  turns: number
  hand: number
  relic: string
  bearer: string
  players: Array<Player>
  samurai: Array<Samurai>
  waits_last: Array<string>
  decrees: Array<Array<string>>
  active: string
  reach: Array<string>
  prospects: Array<Prospect>
  attack: Fight | null
  decks: Record<string, number>
  building: Array<number>
  waiting_for: Array<number>
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

/** A technique card and its ring. */
export interface Technique {
  technique: string
  ring: string
}

/** What a samurai's rings are worth now. */
export interface Stats {
  hit_points: number
  speed: number
  attention: number
  attack: number
}

/** What an attack that could be made now would be like. */
export interface Prospect {
  target: string
  dice: number
  needed: number
  hit: number
  damage: number
  kill: number
}

/** The attack that is being carried out. */
export interface Fight {
  attacker: string
  target: string
  dice: Array<number>
  lent: Array<number>
  needed: number
  explosions: number
}
