/** The shapes of the five rings, after the stones of a gorintō, and the icons of figures, states and
 *  weapons: nothing is told by colour alone. Rings are drawn within 1, icons in 16 × 16. */
import type { Ring } from './view'

export const RING_SHAPES: Readonly<Record<Ring, string>> = {
  earth: 'M-.82-.82H.82V.82H-.82Z',
  water: 'M-.95 0A.95 .95 0 1 0 .95 0A.95 .95 0 1 0 -.95 0Z',
  air: 'M-1-.5H1A1 1.15 0 0 1 -1-.5Z',
  fire: 'M0-.98L1 .78H-1Z',
  void: 'M0-1.08C.1-.62 .96-.42 .96 .2A.96 .82 0 0 1 -.96 .2C-.96-.42 -.1-.62 0-1.08Z',
}

export interface Icon {
  /** Filled paths. */
  full?: string
  /** Paths that are only drawn, this wide. */
  line?: string
  width?: number
  dash?: string
}

export const ICONS: Readonly<Record<string, Icon>> = {
  'hit-points': {
    full: 'M8 14C2.5 9.6 1.5 7.6 1.5 5.4A3.3 3.3 0 0 1 8 4.3A3.3 3.3 0 0 1 14.5 5.4C14.5 7.6 13.5 9.6 8 14Z',
  },
  speed: {
    full: 'M5 1.5C3 1.5 2.6 4 3 6.3S4 9 5.4 9 7.5 7.6 7.3 5.2 6.6 1.5 5 1.5ZM3.6 10.2Q5 10.8 6.8 10.2L6.6 12Q5 12.8 4 12ZM11 4.3C9.4 4.3 8.8 6 8.7 8.2S9.2 11.7 10.6 11.7 12.9 10.8 13.1 8.6 12.6 4.3 11 4.3ZM9.2 13Q10.8 13.6 12.4 13L12 14.9Q10.6 15.5 9.5 14.8Z',
  },
  attention: {
    full: 'M5.4 8A2.6 2.6 0 1 0 10.6 8A2.6 2.6 0 1 0 5.4 8Z',
    line: 'M.8 8Q8 .8 15.2 8Q8 15.2 .8 8Z',
    width: 1.4,
  },
  attack: {
    full: 'M13.8 1.2L15 2.4Q10.5 8.6 6.3 11.2L5 10Q8 5.4 13.8 1.2ZM2.9 9.6L6.6 13.2L5.8 14L4.6 13.2L2.4 15.4L.8 13.8L3 11.6L2.1 10.4Z',
  },
  technique: {
    line: 'M3 2H12A1.6 1.6 0 0 1 12 5.2H11.2V14H4.8A1.8 1.8 0 0 1 3 12.2ZM5.2 6.5H9M5.2 9H9',
    width: 1.3,
  },
  blessing: {
    line: 'M8 1L9 3.4H12V15H4V3.4H7ZM6.2 6.5H9.8M8 6.5V12.5M6.4 9.4H9.6',
    width: 1.25,
  },
  spy: {
    full: 'M6 8.8A2 2 0 1 0 10 8.8A2 2 0 1 0 6 8.8Z',
    line: 'M1 9Q8 2 15 9Q8 14 1 9ZM2 4L14 4',
    width: 1.4,
  },
  calm: {
    full: 'M8 3Q11 7 8 13Q5 7 8 3ZM2 6.5Q6.5 7.5 7.4 13Q2.5 12 2 6.5ZM14 6.5Q9.5 7.5 8.6 13Q13.5 12 14 6.5Z',
  },
  disarmed: {
    full: 'M13.5 1.5L9 6.5L10.5 8L14.5 2.5ZM7.4 8.4L5 11L6 12L8.6 9.6ZM2.6 10.6L5.4 13.4L3.4 15L1 12.6Z',
    line: 'M2 2L14 14',
    width: 1.6,
  },
  dazed: {
    line: 'M8 8A1.5 1.5 0 0 1 9.5 9.5A3 3 0 0 1 5 9A4.2 4.2 0 0 1 10.5 4.6A5.4 5.4 0 0 1 12 12',
    width: 1.6,
  },
  braced: {
    line: 'M8 1L14 4.4V11.6L8 15L2 11.6V4.4ZM8 1V15M2 4.4L14 11.6M14 4.4L2 11.6',
    width: 1.2,
  },
  stripped: {
    line: 'M13.6 8A5.6 5.6 0 1 1 2.4 8A5.6 5.6 0 1 1 13.6 8M3 13L13 3',
    width: 1.5,
    dash: '2.4 1.6',
  },
  slowed: {
    line: 'M3.5 5.2A2.6 2.6 0 0 1 8 5.2L9 8.6M12.5 10.8A2.6 2.6 0 0 1 8 10.8L7 7.4',
    width: 2.1,
  },
  waits: {
    line: 'M4 1.5H12M4 14.5H12M4.6 2C4.6 6 7.4 6.6 7.4 8S4.6 10 4.6 14M11.4 2C11.4 6 8.6 6.6 8.6 8S11.4 10 11.4 14',
    width: 1.4,
  },
  decree: {
    line: 'M3 3.5Q1.5 3.5 1.5 2T3 .8H11.5Q13 .8 13 2.4V11M3 3.5V13.5Q3 15 4.5 15H13.5Q15 15 15 13.2T13.5 11.6H6V13.5Q6 15 4.5 15M5.6 5.5H10.6M5.6 8.2H10.6',
    width: 1.3,
  },
  kill: {
    line: 'M3 9Q2.6 2.5 8 2.5T13 9L11.6 9.4L11 13H5L4.4 9.4ZM8 2.5L7 6L9 8L8 13',
    width: 1.3,
  },
  hand: {
    line: 'M3 14L5 5Q8 1.5 11 5L13 14ZM8 3.2V14M5.4 5L6 14M10.6 5L10 14',
    width: 1.1,
  },
  relic: {
    line: 'M14.6 8A6.6 6.6 0 1 1 1.4 8A6.6 6.6 0 1 1 14.6 8M11.6 8A3.6 3.6 0 1 1 4.4 8A3.6 3.6 0 1 1 11.6 8M8 1.6V4.2M8 11.8V14.4M1.6 8H4.2M11.8 8H14.4',
    width: 0.9,
  },
  zone: {
    full: 'M1 2.6Q8 4.4 15 2.6L15.3 4.6Q8 6 .7 4.6ZM2.4 7H13.6V8.4H2.4ZM3.4 5.4H5L4.6 15H2.9ZM11 5.4H12.6L13.1 15H11.4Z',
  },
  yumi: {
    line: 'M4 1.5Q13 4 11 9Q10 12 5 14.5M4 1.5L5 14.5M2 9L13 7.4',
    width: 1.3,
  },
  yari: { full: 'M10 4L14.6 1.4L12 6Z', line: 'M2 14L11 5', width: 1.5 },
  wakizashi: { full: 'M13 3L14 4L7 11L5.6 9.8ZM4 10L6.4 12.4L3.4 15L1.4 13Z' },
  tetsubo: {
    full: 'M5 9L12 2L14 4L7 11Z',
    line: 'M2 14L6 10M8 4.6L9 5.6M10.4 8L11.4 9M11 2L10 1M14 5L15 6',
    width: 1.4,
  },
  'kusari-gama': {
    full: 'M4 4Q10 1 13 6Q9 3.6 4 6Z',
    line: 'M4 14V4M4 13Q8 9 10 12T14 11',
    width: 1.3,
  },
  otsuchi: { full: 'M7.2 5.6L11.4 1.4L15 5L10.8 9.2Z', line: 'M3 14L9 8', width: 1.8 },
  crafting: {
    full: 'M13.8 1.2L15 2.4Q10.5 8.6 6.3 11.2L5 10Q8 5.4 13.8 1.2ZM2.9 9.6L6.6 13.2L5.8 14L4.6 13.2L2.4 15.4L.8 13.8L3 11.6L2.1 10.4Z',
  },
  bell: {
    full: 'M6.4 13.4H9.6A1.6 1.6 0 0 1 6.4 13.4Z',
    line: 'M8 1.2V2.6M3 12H13L11.8 10.2V6.6A3.8 3.8 0 0 0 4.2 6.6V10.2Z',
    width: 1.3,
  },
  seal: { line: 'M2.5 2.5H13.5V13.5H2.5ZM5 8L7.2 10.4L11.2 5.4', width: 1.5 },
  back: { line: 'M3.5 1.5H12.5V14.5H3.5ZM5.5 8L8 4.5L10.5 8L8 11.5Z', width: 1.2 },
  warning: { full: 'M8 2L15 14H1Z' },
  nudge: {
    line: 'M8 1.5V14.5M1.5 8H14.5M5.8 3.7L8 1.5L10.2 3.7M5.8 12.3L8 14.5L10.2 12.3M3.7 5.8L1.5 8L3.7 10.2M12.3 5.8L14.5 8L12.3 10.2',
    width: 1.4,
  },
}

/** The icon of each preparation. */
export const PREPARATION_ICONS: Readonly<Record<string, string>> = {
  crafting: 'crafting',
  training: 'technique',
  espionage: 'spy',
  meditation: 'calm',
  prayers: 'blessing',
}

/** The pips of a die, in thirds of its face. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** States that help; the others are drawn as a warning. */
export const GOOD_STATES: ReadonlySet<string> = new Set(['calm', 'braced', 'blessing'])

/** An arc round the origin, in degrees. */
export function arc(radius: number, from: number, to: number): string {
  const at = (turn: number) =>
    [Math.cos(turn), Math.sin(turn)].map((each) => (each * radius).toFixed(2)).join(' ')
  const [a, b] = [(from * Math.PI) / 180, (to * Math.PI) / 180]
  return `M${at(a)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${at(b)}`
}

export const TORII =
  'M-46-34Q0-24 46-34L48-27Q0-17-48-27ZM-37-15H37V-10H-37ZM-4-22H4V-12H-4ZM-31-22H-23L-26 38H-35ZM23-22H31L35 38H26Z'

/** Each seat's own pattern beside its colour; the second is filled. */
export const SEAT_PATTERNS = [
  'M0 6L6 0M-1 1L1-1M5 7L7 5',
  'M1.6 3a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0Z',
  'M3 .5L5.5 3L3 5.5L.5 3Z',
  'M0 3Q1.5.5 3 3T6 3',
  'M0 6A6 6 0 0 1 6 0M0 3A3 3 0 0 1 3 0',
  'M0 5L3 1L6 5',
]
