/**
 * What stands and lies in the garden, as brush strokes. What casts a shadow (rock, bamboo) stops
 * way and sight; what lies flat (pond) stops the way only. The same place always gets the same
 * drawing, so that nothing changes from one moment to the next.
 */
import { CELL, type Cluster, type Point } from './grid'

/** One stroke: a path and its inks. */
export interface Stroke {
  d: string
  fill?: string
  stroke?: string
  width?: number
  dash?: string
  opacity?: number
  move?: string
}

/** Numbers between 0 and 1 that are always the same for the same seed. */
export function dice(seed: number): () => number {
  let a = (seed * 2654435761) >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const at = (point: readonly number[]) => point.map((each) => each.toFixed(1)).join(' ')
const polygon = (points: readonly Point[]) => `M${points.map(at).join('L')}Z`

/** A rounded shape with an uneven edge. */
export function blob(
  [x, y]: Point,
  [rx, ry]: Point,
  corners: number,
  rough: number,
  seed: number,
  square = 3,
): string {
  const roll = dice(seed)
  const points: Point[] = []
  for (let i = 0; i < corners; i++) {
    const turn = (i / corners) * Math.PI * 2 + (roll() - 0.5) * 0.18
    const r = around(turn, rx, ry, square) * (1 - rough * roll())
    points.push([x + Math.cos(turn) * r, y + Math.sin(turn) * r])
  }
  const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  let d = `M${at(between(points[corners - 1]!, points[0]!))}`
  points.forEach((each, i) => {
    d += `Q${at(each)} ${at(between(each, points[(i + 1) % corners]!))}`
  })
  return `${d}Z`
}

/** How far the edge of a rounded rectangle is from its middle, in this direction. */
function around(turn: number, rx: number, ry: number, square: number): number {
  const [c, s] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  return 1 / ((c / rx) ** square + (s / ry) ** square) ** (1 / square)
}

function boulder([x, y]: Point, [rx, ry]: Point, seed: number): Stroke[] {
  const roll = dice(seed)
  const n = 8
  const outer: Point[] = []
  const inner: Point[] = []
  for (let i = 0; i < n; i++) {
    const turn = ((i + roll() * 0.5 - 0.25) / n) * Math.PI * 2 + 0.3
    const r = around(turn, rx, ry, 2.7)
    const k = 0.86 + roll() * 0.14
    outer.push([x + Math.cos(turn) * r * k, y + Math.sin(turn) * r * k])
    const u = 0.42 + roll() * 0.2
    inner.push([x - rx * 0.1 + Math.cos(turn) * r * u, y - ry * 0.12 + Math.sin(turn) * r * u])
  }
  const strokes: Stroke[] = [
    { d: polygon(outer), fill: 'var(--rock)', stroke: 'var(--rock-ink)', width: 1.9 },
  ]
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n
    const shade = Math.cos(((i + 0.5) / n) * Math.PI * 2 + 0.3 - 0.9)
    strokes.push({
      d: polygon([outer[i]!, outer[j]!, inner[j]!, inner[i]!]),
      fill: shade > 0 ? 'var(--rock-ink)' : 'var(--rock-lit)',
      opacity: Math.abs(shade) * (shade > 0 ? 0.42 : 0.5),
    })
  }
  const cracks = `M${at(inner[0]!)}L${at([x, y])}L${at(inner[3]!)}M${at([x, y])}L${at(inner[5]!)}`
  strokes.push(
    { d: polygon(inner), fill: 'var(--rock-lit)' },
    { d: cracks, stroke: 'var(--rock-ink)', width: 0.7, opacity: 0.45 },
  )
  return strokes
}

/** A cushion of moss at the foot of a rock. */
function cushion([x, y]: Point, [rx, ry]: Point, seed: number): Stroke[] {
  const roll = dice(seed)
  let blades = ''
  for (let i = 0; i < 16; i++) {
    const turn = roll() * 6.3
    const far = Math.sqrt(roll()) * 0.78
    const [a, b] = [x + Math.cos(turn) * far * rx, y + Math.sin(turn) * far * ry]
    blades += `M${at([a, b + 2.4])}v-4.8M${at([a - 2, b + 1.6])}l2 -3.2l2 3.2`
  }
  return [
    {
      d: blob([x, y], [rx, ry], 11, 0.2, seed, 2),
      fill: 'var(--grove)',
      stroke: 'var(--grove-dark)',
      width: 1,
    },
    { d: blades, stroke: 'var(--grove-dark)', width: 0.8, opacity: 0.7 },
  ]
}

function shadow({ middle: [x, y] }: Cluster, size: Point, seed: number): Stroke {
  return { d: blob([x + 4.5, y + 5.5], size, 11, 0.12, seed), fill: 'var(--cast)' }
}

function rocks(cluster: Cluster, seed: number): Stroke[] {
  const [x, y] = cluster.middle
  const size: Point = [(cluster.wide * CELL) / 2 - 3, (cluster.high * CELL) / 2 - 3]
  const side = seed % 2 ? 1 : -1
  const strokes = [shadow(cluster, size, seed)]
  if (cluster.spots.length === 1) {
    const foot: Point = [x + side * size[0] * 0.6, y + size[1] * 0.62]
    return [
      ...strokes,
      ...boulder([x, y], size, seed * 3),
      ...cushion(foot, [size[0] * 0.36, size[1] * 0.26], seed),
    ]
  }
  const lying = cluster.wide > 1
  const spot = (t: number, u: number): Point =>
    lying ? [x + t * CELL, y + u * CELL] : [x + u * CELL, y + t * CELL]
  const large: Point = lying ? [CELL * 0.62, CELL * 0.43] : [CELL * 0.43, CELL * 0.62]
  return [
    ...strokes,
    ...boulder(spot(0.62 * side, 0.1), [CELL * 0.34, CELL * 0.31], seed * 3 + 1),
    ...boulder(spot(-0.33 * side, -0.03), large, seed * 3),
    ...cushion(spot(0.3 * side, 0.3), [CELL * 0.3, CELL * 0.15], seed + 2),
    ...cushion(spot(0.72 * side, -0.28), [CELL * 0.2, CELL * 0.13], seed + 4),
  ]
}

function bamboo(cluster: Cluster, seed: number): Stroke[] {
  const [x, y] = cluster.middle
  const [rx, ry] = [(cluster.wide * CELL) / 2 - 3.5, (cluster.high * CELL) / 2 - 3.5]
  const roll = dice(seed)
  const strokes: Stroke[] = [
    shadow(cluster, [rx, ry], seed),
    {
      d: blob([x, y], [rx, ry], 14, 0.14, seed, 2.8),
      fill: 'var(--grove-dark)',
      stroke: 'var(--rock-ink)',
      width: 1.5,
    },
  ]
  for (let i = 0; i < cluster.spots.length * 9; i++) {
    const turn = roll() * 6.3
    const far = Math.sqrt(roll()) * 0.8
    const here: Point = [x + Math.cos(turn) * far * rx, y + Math.sin(turn) * far * ry]
    const long = 7 + roll() * 5
    for (let leaf = 0; leaf < 3; leaf++)
      strokes.push({
        d: `M0 0Q${at([long * 0.5])} -3 ${at([long])} 0Q${at([long * 0.5])} 2.4 0 0Z`,
        move: `translate(${at(here)}) rotate(${Math.floor(roll() * 360)})`,
        fill: 'var(--grove)',
        opacity: 0.55 + roll() * 0.45,
      })
  }
  for (let i = 0; i < cluster.spots.length * 5; i++) {
    const far = 0.28 + 0.5 * roll()
    const [a, b] = [x + Math.cos(i * 2.4) * far * rx, y + Math.sin(i * 2.4) * far * ry]
    strokes.push(
      { d: disc(a, b, 3.3), fill: 'var(--moss-floor)', stroke: 'var(--rock-ink)', width: 1.1 },
      { d: disc(a, b, 1.2), fill: 'var(--grove-dark)' },
    )
  }
  return strokes
}

function disc(x: number, y: number, r: number): string {
  return `M${at([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

const CARP = 'M-9 0Q-3 -4 5 -1Q9 0 12 -4Q11 1 12 4Q9 1 5 1Q-3 4 -9 0Z'
const PALE_CARP = 'M-6 12Q0 8 7 11Q10 12 13 9Q12 13 13 16Q10 13 7 13Q0 16 -6 12Z'

function pond(cluster: Cluster, seed: number): Stroke[] {
  const [x, y] = cluster.middle
  const [rx, ry] = [(cluster.wide * CELL) / 2 - 2.5, (cluster.high * CELL) / 2 - 2.5]
  const roll = dice(seed)
  const shore = blob([x, y], [rx - 3, ry - 3], 12, 0.13, seed, 3.2)
  const strokes: Stroke[] = [
    { d: shore, fill: 'var(--rock-lit)', stroke: 'var(--rock-lit)', width: 6 },
    { d: shore, stroke: 'var(--rock-ink)', width: 6, dash: '1 7', opacity: 0.55 },
    { d: shore, fill: 'url(#sho-waves)', stroke: 'var(--pond-line)', width: 1.2 },
  ]
  const large = cluster.spots.length > 1
  for (let i = 0; i < (large ? 4 : 1); i++) {
    const turn = roll() * 6.3
    const far = 0.3 + 0.35 * roll()
    const here: Point = [x + Math.cos(turn) * far * rx, y + Math.sin(turn) * far * ry]
    strokes.push({
      d: 'M0 0L4.6 -3A5.5 5.5 0 1 1 5.4 -1Z',
      move: `translate(${at(here)}) rotate(${Math.floor(roll() * 360)})`,
      fill: 'var(--grove)',
      stroke: 'var(--grove-dark)',
      width: 0.7,
    })
  }
  if (!large) return strokes
  const move = `translate(${at([x, y])}) rotate(${(seed * 53) % 360})`
  strokes.push(
    { d: CARP, move, fill: 'var(--vermilion)', opacity: 0.85 },
    { d: PALE_CARP, move, fill: 'var(--paper-raised)', opacity: 0.75 },
  )
  return strokes
}

/** Upright pairs are bamboo, lying ones boulders; single ones take turns. */
export function drawStanding(cluster: Cluster, seed: number): Stroke[] {
  const alone = cluster.spots.length === 1 && (cluster.at[0] + cluster.at[1]) % 2 === 0
  return cluster.high > cluster.wide || alone ? bamboo(cluster, seed) : rocks(cluster, seed)
}

export function drawPond(cluster: Cluster, seed: number): Stroke[] {
  return pond(cluster, seed)
}

/** Sand raked around whatever stands or lies there. */
export function rakes(cluster: Cluster, seed: number): string[] {
  return [3, 8.5, 14].map((far) =>
    blob(
      cluster.middle,
      [(cluster.wide * CELL) / 2 + far, (cluster.high * CELL) / 2 + far],
      14,
      0.05,
      seed,
    ),
  )
}
