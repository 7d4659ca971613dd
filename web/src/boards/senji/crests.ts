/** Crests and weaves of the six families and of the emperor: drawn in a circle of radius 50. */
import type { Power } from './dress'

const round1 = (n: number) => +n.toFixed(1)

type Point = [number, number]

/** A point at a distance from the middle; a whole turn is 1, and 0 points up. */
export function at(radius: number, turn: number): Point {
  const angle = turn * Math.PI * 2 - Math.PI / 2
  return [round1(radius * Math.cos(angle)), round1(radius * Math.sin(angle))]
}

export function circle(x: number, y: number, r: number): string {
  return `M${round1(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

/** A ring of petals or the like. */
export function round(n: number, draw: (turn: number) => string): string {
  return Array.from({ length: n }, (_, i) => draw(i / n)).join('')
}

export function petal(turn: number, inner: number, outer: number, width: number): string {
  const wide = (inner + (outer - inner) * 0.62) * 1.18
  return `M${at(inner, turn)}Q${at(wide, turn - width)} ${at(outer, turn)}Q${at(wide, turn + width)} ${at(inner, turn)}Z`
}

/** A petal with a notch, as the cherry has it. */
export function notched(turn: number, outer = 47): string {
  return (
    `M0 0C${at(outer * 0.55, turn - 0.13)} ${at(outer * 0.98, turn - 0.11)} ${at(outer, turn - 0.035)}` +
    `L${at(outer * 0.84, turn)}L${at(outer, turn + 0.035)}` +
    `C${at(outer * 0.98, turn + 0.11)} ${at(outer * 0.55, turn + 0.13)} 0 0Z`
  )
}

function rib(a: number): string {
  const [s, c] = [Math.sin(a * 2.05), -Math.cos(a * 2.05)]
  const point = (r: number, off: number) => `${round1(r * s + off)} ${round1(38 + r * c)}`
  return `M${point(14, -1.4)}L${point(71, -2)}L${point(71, 2)}L${point(14, 1.4)}Z`
}

interface Crest {
  /** Filled with the family's colour. */
  ink: string
  /** Cut out of it. */
  ground: string
}

export const CRESTS: Readonly<Record<Power, Crest>> = {
  cherry: {
    ink: round(5, (t) => notched(t)),
    ground: circle(0, 0, 6) + round(5, (t) => circle(...at(22, t), 2.6)),
  },
  dragon: {
    ink: 'M4 -47C30 -45 47 -24 45 2C43 27 24 45 0 46C-25 46 -43 29 -45 6C-46 -12 -37 -27 -22 -34L-29 -47L-12 -38L-8 -50L0 -38L15 -37C9 -32 4 -30 -3 -29C-9 -28 -12 -25 -13 -21L-1 -19C-9 -15 -16 -15 -22 -18C-29 -11 -32 -3 -31 6C-30 22 -17 32 -1 32C17 32 30 20 30 2C30 -8 26 -17 19 -23L31 -25L25 -35C19 -41 12 -45 4 -47ZM0 22C-11 22 -20 14 -20 4C-20 -5 -14 -11 -6 -13L-3 -3C-7 -2 -9 0 -9 4C-9 8 -5 11 0 11C7 11 12 6 12 -1C12 -5 10 -9 7 -11L14 -18C20 -13 23 -7 23 0C23 13 13 22 0 22Z',
    ground: circle(-17, -27, 2.6),
  },
  mask: {
    ink: 'M0 -48C24 -48 36 -34 36 -10C36 18 20 48 0 48C-20 48 -36 18 -36 -10C-36 -34 -24 -48 0 -48Z',
    ground:
      'M-27 -10Q-17 -19 -6 -9Q-17 -3 -27 -10ZM27 -10Q17 -19 6 -9Q17 -3 27 -10ZM-15 23Q0 15 15 23Q0 36 -15 23ZM-24 -27Q-15 -34 -7 -28L-9 -23Q-16 -28 -23 -23ZM24 -27Q15 -34 7 -28L9 -23Q16 -28 23 -23ZM-2.2 -8L-5 10Q0 14 5 10L2.2 -8Z',
  },
  fan: {
    ink: 'M0 40L-49 -8A52 52 0 0 1 49 -8Z',
    ground:
      [-0.36, -0.18, 0, 0.18, 0.36].map(rib).join('') +
      'M-27 14A38 38 0 0 1 27 14L22 18A31 31 0 0 0 -22 18Z' +
      circle(0, 33, 3.4),
  },
  lotus: {
    ink: 'M0 -46C13 -30 15 -8 0 20C-15 -8 -13 -30 0 -46ZM-6 22C-24 8 -30 -12 -22 -36C-14 -26 -17 -2 -6 22ZM6 22C24 8 30 -12 22 -36C14 -26 17 -2 6 22ZM-10 25C-34 20 -46 4 -46 -16C-31 -12 -27 8 -10 25ZM10 25C34 20 46 4 46 -16C31 -12 27 8 10 25ZM-38 26C-20 36 20 36 38 26C30 42 14 46 0 46C-14 46 -30 42 -38 26Z',
    ground: '',
  },
  sabre: {
    ink:
      circle(0, 0, 49) +
      circle(0, 0, 42) +
      'M-15 11C4 -4 18 -18 27 -37L34 -31C24 -11 8 5 -9 17ZM-12 20L-22 10L-18 6L-8 16ZM-33 24L-20 14L-14 20L-27 32ZM15 11C-4 -4 -18 -18 -27 -37L-34 -31C-24 -11 -8 5 9 17ZM12 20L22 10L18 6L8 16ZM33 24L20 14L14 20L27 32Z',
    ground: '',
  },
  emperor: {
    ink: round(16, (t) => petal(t, 9, 48, 0.03)) + circle(0, 0, 11),
    ground: circle(0, 0, 6),
  },
}

/** Each family's weave, on a square of 16: petals, scales, stripes, waves, rings, blades. */
export const WEAVES: Readonly<Record<Power, string>> = {
  cherry: '<circle cx="4" cy="4" r="1.9"/><circle cx="12" cy="12" r="1.9"/>',
  dragon: '<path d="M0 8L4 0L8 8ZM8 16L12 8L16 16ZM8 8L12 0L16 8ZM0 16L4 8L8 16Z"/>',
  mask: '<path d="M2 0V16M6 0V16M13 0V16" fill="none" stroke="currentColor" stroke-width="1.1"/>',
  fan: '<path d="M0 16A8 8 0 0 1 16 16M4 16A4 4 0 0 1 12 16M-8 8A8 8 0 0 1 8 8M8 8A8 8 0 0 1 24 8M-4 8A4 4 0 0 1 4 8M12 8A4 4 0 0 1 20 8" fill="none" stroke="currentColor" stroke-width="1.1"/>',
  lotus:
    '<path d="M8 0A8 8 0 0 1 8 16A8 8 0 0 1 8 0M0 -8A8 8 0 0 1 0 8M0 8A8 8 0 0 1 0 24M16 -8A8 8 0 0 0 16 8M16 8A8 8 0 0 0 16 24" fill="none" stroke="currentColor" stroke-width="1.1"/>',
  sabre:
    '<path d="M-2 18L18 -2M-2 10L10 -2M6 18L18 6" fill="none" stroke="currentColor" stroke-width="1.1"/>',
  emperor: '<path d="M8 1L9.5 6.5L15 8L9.5 9.5L8 15L6.5 9.5L1 8L6.5 6.5Z"/>',
}

/** A crest inside another drawing. */
export function crestAt(
  family: Power,
  x: number,
  y: number,
  r: number,
  fill = `var(--${family})`,
  ground = 'var(--paper-raised)',
): string {
  const { ink, ground: cut } = CRESTS[family]
  return `<g transform="translate(${round1(x)} ${round1(y)}) scale(${r / 50})"><path d="${ink}" fill-rule="evenodd" fill="${fill}"/><path d="${cut}" fill="${ground}"/></g>`
}
