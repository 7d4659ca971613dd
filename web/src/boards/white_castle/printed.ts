/** What is printed on the board and no view repeats: shapes and places, no rule. */
export const COLOURS = ['coral', 'black', 'white'] as const
export const MEMBERS = ['courtier', 'gardener', 'warrior'] as const
export const GOODS = ['food', 'iron', 'pearl'] as const
export const PURSE = ['food', 'iron', 'pearl', 'coin', 'seal'] as const
export const FLOORS = ['steward', 'diplomat', 'daimyo'] as const

/** The colour of a row of a domain is that of its dice. */
export const ROW_COLOUR: Readonly<Record<string, string>> = {
  courtier: 'coral',
  gardener: 'black',
  warrior: 'white',
}
export const MEMBER_OF: Readonly<Record<string, string>> = {
  coral: 'courtier',
  black: 'gardener',
  white: 'warrior',
}
/** How many of each a clan can hold. */
export const MOST: Readonly<Record<string, number>> = { food: 7, iron: 7, pearl: 7, seal: 5 }
/** Where a good begins to count at the end, on its row of ticks. */
export const SCORING = [3, 7]
/** Points of a courtier on each floor, printed beside the stairs. */
export const FLOOR_POINTS: Readonly<Record<string, number>> = {
  gate: 1,
  steward: 3,
  diplomat: 6,
  daimyo: 10,
}
/** The picture of each source of points, in the order of the final count. */
export const SOURCES = ['coin', 'any', 'influence', 'courtier', 'warrior', 'gardener'] as const
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const

/** The rows of a room's card, from the top. */
export function rowsOf(room: string): readonly string[] {
  return room.startsWith('diplomat') ? ['upper', 'lower'] : ['top', 'middle', 'bottom']
}

/** A little plan of the castle: x, y, width and height of each place. */
export const PLAN: Readonly<Record<string, readonly [number, number, number, number]>> = {
  daimyo: [10, 1, 8, 5],
  'diplomat-left': [5, 8, 8, 6],
  'diplomat-right': [15, 8, 8, 6],
  'steward-left': [0, 16, 8, 6],
  'steward-middle': [10, 16, 8, 6],
  'steward-right': [20, 16, 8, 6],
  well: [0, 25, 6, 5],
  gate: [8, 25, 6, 5],
  'outside-left': [16, 25, 5, 5],
  'outside-right': [23, 25, 5, 5],
}

type Pip = readonly [number, number]
export const PIPS: readonly (readonly Pip[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]
/** Coral dice are round, black ones square, white ones have their corners cut. */
export const BODY: Readonly<Record<string, string>> = {
  coral: 'M-10-20H10Q20-20 20-10V10Q20 20 10 20H-10Q-20 20-20 10V-10Q-20-20-10-20Z',
  black: 'M-19-20H19Q20-20 20-19V19Q20 20 19 20H-19Q-20 20-20 19V-19Q-20-20-19-20Z',
  white: 'M-12-20H12L20-12V12L12 20H-12L-20 12V-12Z',
}
