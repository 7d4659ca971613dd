/**
 * Kamon, drawn with compass and ruler: each is a list of SVG paths in a circle of radius 50 round
 * the origin. They are ours, made from the old motifs (petals, tomoe, lozenges, waves), not traced.
 */
export interface Mon {
  name: string
  /** Filled with the seat's colour. */
  ink: string[]
  /** Cut out of it again, in the colour of the ground. */
  ground: string[]
}

const TAU = Math.PI * 2

function at(radius: number, turn: number): [number, number] {
  const angle = turn * TAU - Math.PI / 2
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

function point([x, y]: [number, number]): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`
}

export function circle(x: number, y: number, r: number): string {
  return `M${point([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

function ring(outer: number, inner: number): string {
  return circle(0, 0, outer) + circle(0, 0, inner)
}

function polygon(points: [number, number][]): string {
  return `M${points.map(point).join('L')}Z`
}

/** A petal from the inner to the outer radius, swelling to `width` of a turn on either side. */
function petal(turn: number, inner: number, outer: number, width: number): string {
  const swell = inner + (outer - inner) * 0.62
  const root = point(at(inner, turn))
  const tip = point(at(outer, turn))
  const left = point(at(swell * 1.18, turn - width))
  const right = point(at(swell * 1.18, turn + width))
  return `M${root}Q${left} ${tip}Q${right} ${root}Z`
}

function round(n: number, draw: (turn: number) => string): string[] {
  return Array.from({ length: n }, (_, i) => draw(i / n))
}

/** One comma of a tomoe: a round head, and a tail that follows the rim. */
function comma(turn: number, n: number): string {
  const head = at(20, turn)
  const span = 0.86 / n
  const start = at(37, turn - 0.015)
  const end = at(38, turn - span)
  const back = at(27, turn - span * 0.42)
  return (
    circle(head[0], head[1], 13.5) +
    `M${point(start)}A37 37 0 0 0 ${point(end)}Q${point(back)} ${point(at(9, turn - 0.1))}L${point(head)}Z`
  )
}

function lozenge(x: number, y: number, w: number, h: number): string {
  return polygon([
    [x, y - h],
    [x + w, y],
    [x, y + h],
    [x - w, y],
  ])
}

function fan(turn: number): string {
  const left = point(at(40, turn - 0.13))
  const right = point(at(40, turn + 0.13))
  return `M${point(at(8, turn))}L${left}A42 42 0 0 1 ${right}Z`
}

function wave(y: number): string {
  const crest = [-36, -12, 12, 36]
  return crest
    .map(
      (x) =>
        `M${x - 14} ${y + 9}A14 14 0 0 1 ${x + 14} ${y + 9}L${x + 9} ${y + 9}A9 9 0 0 0 ${x - 9} ${y + 9}Z`,
    )
    .join('')
}

function pine(y: number, w: number): string {
  return `M${-w} ${y}A${w * 0.52} ${w * 0.52} 0 0 1 ${-w * 0.15} ${y - w * 0.55}A${w * 0.4} ${w * 0.4} 0 0 1 ${w * 0.15} ${y - w * 0.55}A${w * 0.52} ${w * 0.52} 0 0 1 ${w} ${y}Z`
}

const RIM = ring(48, 42.5)

export const MONS: readonly Mon[] = [
  { name: 'tomoe', ink: [RIM, ...round(3, (t) => comma(t, 3))], ground: [] },
  {
    name: 'blossom',
    ink: [...round(5, (t) => petal(t, 4, 48, 0.115)), circle(0, 0, 12)],
    ground: [circle(0, 0, 9.5), ...round(5, (t) => circle(...at(30, t), 2.6))],
  },
  {
    name: 'lozenges',
    ink: [
      lozenge(0, -22, 30, 18),
      lozenge(-0, 22, 30, 18),
      lozenge(-32, 0, 15, 9.5),
      lozenge(32, 0, 15, 9.5),
    ],
    ground: [lozenge(0, -22, 15, 9), lozenge(0, 22, 15, 9)],
  },
  { name: 'waves', ink: [RIM, wave(-20), wave(0), wave(20)], ground: [] },
  {
    name: 'fans',
    ink: [RIM, ...round(3, fan)],
    ground: round(3, (t) => circle(...at(27, t), 5.5)),
  },
  {
    name: 'pine',
    ink: [RIM, pine(-8, 24), pine(11, 31), pine(29, 26)],
    ground: [],
  },
  {
    name: 'wheel',
    ink: [
      ring(48, 39),
      ...round(8, (t) =>
        polygon([at(10, t - 0.08), at(41, t - 0.016), at(41, t + 0.016), at(10, t + 0.08)]),
      ),
      circle(0, 0, 13),
    ],
    ground: [circle(0, 0, 6)],
  },
  {
    name: 'stars',
    ink: [circle(0, 0, 15), ...round(8, (t) => circle(...at(35, t), 11))],
    ground: [],
  },
]

export function monOf(seat: number): Mon {
  return MONS[((seat % MONS.length) + MONS.length) % MONS.length]!
}
