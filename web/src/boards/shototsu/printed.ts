/** What is printed on cards and sheets and no view repeats; a test holds it to the data file. */

/** Techniques that Void 0 to 5 gives. */
export const TECHNIQUES_OF_VOID = [0, 1, 1, 2, 2, 3]
/** Points of one samurai, and the most in one ring. */
export const POINTS = 10
export const RING_MAX = 5
export const PREPARATIONS = ['crafting', 'training', 'espionage', 'meditation', 'prayers'] as const

/** What points in a ring are worth: hit points, speed, attention, attack dice, techniques. */
export function worthOf(ring: number, points: number): number {
  return ring === 4 ? TECHNIQUES_OF_VOID[points]! : points + [3, 2, 1, 1][ring]!
}

export interface Build {
  rings: number[]
  preparation: string
  /** A veteran's: its rings are as they are. */
  fixed?: boolean
}

/** The ready-made patrols: for each samurai its five rings, then its preparation. */
const MADE = {
  balanced: '22231crafting 32131meditation 13222espionage 22132prayers 22222training',
  duellists: '22150crafting 31141meditation 23050prayers 31150training 13150espionage',
  wall: '52030meditation 51130crafting 43030prayers 52120training 42220espionage',
  runners: '15040crafting 24130espionage 14041meditation 25030prayers 14131training',
  adepts: '12133training 21133crafting 12115prayers 22213meditation 11233espionage',
} as const

export const PATROLS = Object.keys(MADE) as (keyof typeof MADE)[]

export function readyMade(patrol: string, samurai: number): Build[] {
  const made = MADE[patrol as keyof typeof MADE] ?? ''
  return made
    .split(' ')
    .slice(0, samurai)
    .map((each) => ({ rings: [...each.slice(0, 5)].map(Number), preparation: each.slice(5) }))
}

/** The techniques of each ring, as the sheet of cards has them. */
export const TECHNIQUES: Readonly<Record<string, readonly string[]>> = {
  earth: [
    'lord-shibas-valor',
    'crimson-leaves-strike',
    'iron-shell-style',
    'immovable-hand-of-peace',
  ],
  water: ['crescent-moon-style', 'ebbing-wave-style', 'dance-of-ripples', 'slippery-maneuvers'],
  air: ['lightning-reaction', 'flowing-water-strike', 'striking-as-air', 'feigned-opening'],
  fire: ['reckless-lunge', 'porcupine-style', 'erupting-volcano-strike', 'lightning-raid'],
  void: ['sparrows-dive', 'battle-in-the-mind', 'striking-as-void', 'lady-dojis-decree'],
}

export const EQUIPMENT = ['wakizashi', 'yari', 'tetsubo', 'yumi', 'kusari-gama', 'otsuchi']

/** The ring of a technique; nothing for any other card. */
export function ringOfTechnique(card: string): string {
  return Object.keys(TECHNIQUES).find((ring) => TECHNIQUES[ring]!.includes(card)) ?? ''
}
