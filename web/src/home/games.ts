/** What the boxes say of a game, which no rule needs: how long it takes, and how heavy it is of five. */
export interface Box {
  minutes: [number, number]
  weight: 1 | 2 | 3 | 4 | 5
}

export const BOXES: Readonly<Record<string, Box>> = {
  shitenno: { minutes: [45, 60], weight: 2 },
  senji: { minutes: [120, 180], weight: 4 },
  white_castle: { minutes: [60, 80], weight: 3 },
  shototsu: { minutes: [45, 90], weight: 3 },
}
