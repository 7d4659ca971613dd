// Made by tools/page_types.py.

/** All that a seat sees; a spectator's seat is -1.

    `prospects` are those of the dice this seat can take, or of the one in its hand. `todo` has the
    innermost rule first. Of the words this seat may say now, `costs` tells what it pays (below 0:
    gains) by the word itself, and `opens` what is asked next by an icon, a garden or an audience.
     */
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
  time: Time
  decks: Record<string, number>
  pairs: Array<Pair>
  turn: number
  turns: Array<number>
  die: Die | null
  taken_from: string
  prospects: Record<string, Prospects>
  todo: Array<Todo>
  met: Met | null
  costs: Record<string, Record<string, number>>
  opens: Record<string, Array<string>>
  rows_used: Array<string>
  solo: Solo | null
  waiting_for: Array<number>
}

/** A clan: its goods, its people, its cards, its points. `coming` is what each source would add
    if the game ended now, in the order of `counted`. The last clan of a solo game is the rival's.
     */
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
  coming: Array<number>
  might: number
  inside: number
}

/** A row of a domain: who is still at home, the value and the die of its space, what it gives,
    what it would give with nobody at home, and what its action is. */
export interface DomainRow {
  member: string
  at_home: number
  value: number
  die: number
  rewards: Array<string>
  under: Array<string>
  action: Array<string>
  light: boolean
}

/** A die space of the main board: what the next die covers, and how many dice it holds (-1: any
    number). Outside the castle it has no card, but two actions of which a die does one. */
export interface Space {
  space: string
  value: number
  covers: number
  capacity: number
  dice: Array<PlacedDie>
  card: string
  rows: Array<CardRow>
  either: Array<string>
}

/** A die on a space, and the clan that placed it. */
export interface PlacedDie {
  colour: string
  value: number
  clan: number
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

/** A garden under a bridge, and whether its gardeners act at the end of this round. */
export interface Garden {
  garden: string
  card: string
  food: number
  points: number
  effect: string
  clans: Array<number>
  acts: boolean
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

/** The passage of time: the points of each space, and the seals it costs to enter some. */
export interface Time {
  points: Array<number>
  gates: Record<string, number>
}

/** A pair of starting cards: what it gives, its lantern, and the action it puts on a domain. */
export interface Pair {
  resource: string
  action: string
  gains: Array<string>
  lantern: Array<string>
  does: Array<string>
}

/** A die in a player's hand. */
export interface Die {
  colour: string
  value: number
}

/** Where a die can go, and whether the lantern comes with it. */
export interface Prospects {
  lantern: boolean
  places: Array<Prospect>
}

/** A place for a die: the coins it gains there (below 0: pays), the icons it sets off, and the
    rule that forbids the place, if any. */
export interface Prospect {
  place: string
  coins: number
  effects: Array<string>
  rule: string
}

/** Icons still to be done, in any order: what kind of place they come from, and which one. */
export interface Todo {
  from: string
  thing: string
  effects: Array<Undone>
}

/** An icon still to be done: the row of the castle it is printed in, how much of it finds no
    room now, and the rule that forbids it now, if any. */
export interface Undone {
  effect: string
  row: string
  lost: number
  rule: string
}

/** The card that a courtier meets in a room, of which one light action is done. */
export interface Met {
  space: string
  card: string
  rows: Array<CardRow>
}

/** The rival's cards: the back on top of the deck, those turned up, those put under it; and the
    cards its courtiers took out of the castle. Of the known cards, `fronts` tells the deeds.

    In its next turn the rival turns the top card up first. The back after it names the die.
     */
export interface Solo {
  difficulty: string
  top: Back | null
  unknown: number
  shown: Array<string>
  under: Array<string>
  fronts: Record<string, Array<string>>
  removed: Array<string>
}

/** The back of a solo card: a die, and where it goes if the rival takes it by this back. */
export interface Back {
  bridge: string
  position: string
  space: string
}
