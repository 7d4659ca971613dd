/**
 * What is drawn on cards and gates: each in a circle of radius 20 round the origin, told by its
 * shape alone. A stroke is as wide as it says; what has none is filled.
 */
export interface Stroke {
  d: string
  width?: number
  /** In the colour of the ground, on top of the rest. */
  ground?: boolean
}

function beads(n: number, radius: number, bead: number): string {
  let d = ''
  for (let i = 0; i < n; i++) {
    const angle = (i / n) * Math.PI * 2 + 0.3
    const x = Math.cos(angle) * radius - bead - 3
    const y = Math.sin(angle) * radius + 4
    d += `M${x.toFixed(2)} ${y.toFixed(2)}a${bead} ${bead} 0 1 0 ${2 * bead} 0a${bead} ${bead} 0 1 0 ${-2 * bead} 0Z`
  }
  return d
}

const HORNS = 'M0 1C-4 -3 -10 -8 -11 -20C-7 -13 -3 -9 0 -7C3 -9 7 -13 11 -20C10 -8 4 -3 0 1Z'

export const EMBLEMS: Readonly<Record<string, readonly Stroke[]>> = {
  // a helmet with its horns
  samurai: [
    { d: 'M-12.5 6C-14 -14 14 -14 12.5 6Z' },
    { d: 'M-19 7Q0 1 19 7L17 17Q9 10.5 0 10.5Q-9 10.5 -17 17Z' },
    { d: 'M-13.5 4.8Q0 0.4 13.5 4.8', width: 1.5, ground: true },
    { d: HORNS, width: 2.6, ground: true },
    { d: HORNS },
  ],
  // a bow and its arrow
  bushi: [
    { d: 'M-4 -19C10 -15 6 -7 12 0C6 7 10 15 -4 19', width: 3.2 },
    { d: 'M-4 -19V19', width: 1.2 },
    { d: 'M-18 0H13', width: 2.4 },
    { d: 'M20 0L11 -5V5Z' },
    { d: 'M-20 -4.5H-15L-11 0L-15 4.5H-20L-16 0Z' },
  ],
  // prayer beads and a glaive
  sohei: [
    { d: beads(11, 11.5, 2.7) },
    { d: 'M-14 19L9 -7', width: 2.8 },
    { d: 'M7 -6.5C8 -13 12 -18 19 -20C18.5 -13 15 -7.5 10.5 -4Z' },
    { d: 'M5 -7.5L11.5 -1.5', width: 2.2 },
  ],
  // a throwing star
  shinobi: [
    { d: 'M0 -20L5 -5L20 0L5 5L0 20L-5 5L-20 0L-5 -5Z' },
    { d: 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z', ground: true },
  ],
  // a bale of rice
  koku: [
    { d: 'M-13 -9H13C19 -9 19 10 13 10H-13C-19 10 -19 -9 -13 -9Z' },
    { d: 'M-8.5 -9Q-6 0.5 -8.5 10M0 -9V10M8.5 -9Q6 0.5 8.5 10', width: 1.5, ground: true },
  ],
  // two arrows, each where the other was
  exchange: [
    { d: 'M-13 -3C-12 -13 4 -17 10 -8', width: 3.4 },
    { d: 'M15 -13L14.5 -1.5L4 -4.5Z' },
    { d: 'M13 3C12 13 -4 17 -10 8', width: 3.4 },
    { d: 'M-15 13L-14.5 1.5L-4 4.5Z' },
  ],
  'plus-one': [
    { d: 'M-16 0H-2M-9 -7V7', width: 4 },
    { d: 'M4 -7L10 -12V12', width: 4 },
  ],
  // a card coming off a deck
  draw: [
    { d: 'M-14 -16H4V8H-14Z', width: 2.4 },
    { d: 'M-7 -8H11V16H-7Z' },
    { d: 'M2 -3V8M-2.5 4.5L2 9.5L6.5 4.5', width: 2.4, ground: true },
  ],
  // a banner
  hatamoto: [
    { d: 'M-10 -19V19', width: 2.8 },
    { d: 'M-8 -17H13L9 -6.5L13 4H-8Z' },
    { d: 'M-3 -6.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z', ground: true },
  ],
}

/** The colour that goes with a shape; a help, never the only sign. */
const COLOURS: Readonly<Record<string, string>> = {
  samurai: 'var(--moss)',
  bushi: 'var(--indigo)',
  sohei: 'var(--vermilion-ink)',
  shinobi: 'var(--plum)',
  koku: 'var(--gold)',
}

export function colourOf(thing: string): string {
  return COLOURS[thing] ?? 'var(--ink)'
}
