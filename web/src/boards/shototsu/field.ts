/** What is drawn on the battlefield beside ground and figures: reach, way, lines of sight, slips. */
import { CELL, extent, middleOf, type Point } from './grid'
import type { Prospect, Samurai, View } from './view'

export interface Line {
  from: string
  to: string
  chosen: boolean
}

export interface Slip {
  at: string
  prospect: Prospect
  chosen: boolean
}

/** Where a figure would stand. */
export interface Ghost {
  samurai: Samurai
  place: string
}

/** A way that may be gone. */
export interface Footpath {
  word: string
  from: string
  path: readonly string[]
  /** The space that its label lies on: where it draws a strike, or else in its middle. */
  at: string
  struck: boolean
  /** How likely a strike hits. */
  label: string
  /** All that is told of it. */
  name: string
}

export interface Marks {
  /** Spaces that may be chosen. */
  places: ReadonlySet<string>
  /** Figures that may be chosen. */
  figures: ReadonlySet<string>
  /** What can be walked to, and from where; the speed that would be left in each. */
  reach: { from: string; left: Readonly<Record<string, number>> } | null
  /** Spaces framed one by one: a camp's, those of a lunge or a push. */
  framed: readonly string[]
  /** The shape in them, if any. */
  sign: '' | 'fire' | 'push'
  path: { from: string; path: readonly string[] } | null
  paths: readonly Footpath[]
  ghost: Ghost | null
  lines: readonly Line[]
  slips: readonly Slip[]
  target: string
  active: string
}

export const NO_MARKS: Marks = {
  places: new Set(),
  figures: new Set(),
  reach: null,
  framed: [],
  sign: '',
  path: null,
  paths: [],
  ghost: null,
  lines: [],
  slips: [],
  target: '',
  active: '',
}

export interface Foot {
  at: Point
  turn: number
  side: number
}

/** Footprints along a way; none under the figure at its beginning and its end. */
export function footprints(from: string, path: readonly string[]): Foot[] {
  const points = [from, ...path].map(middleOf)
  const feet: Foot[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = points[i]!
    const [c, d] = points[i + 1]!
    const turn = (Math.atan2(d - b, c - a) * 180) / Math.PI + 90
    for (const far of i === 0 ? [0.62, 0.9] : [0.15, 0.4, 0.65, 0.9]) {
      if (i === points.length - 2 && far > 0.5) continue
      const side = (Math.round(far * 4) + i * 4) % 2 ? 4 : -4
      feet.push({ at: [a + (c - a) * far, b + (d - b) * far], turn, side })
    }
  }
  return feet
}

/** A line between two figures that begins and ends so far from their middles: it touches neither,
 *  unless it is to show between neighbours. */
export function sightLine(from: string, to: string, off = 21, short = 23): string {
  const [a, b] = middleOf(from)
  const [c, d] = middleOf(to)
  const long = Math.hypot(c - a, d - b)
  if (long < CELL) return `M${a} ${b}L${c} ${d}`
  const [near, far] = [off / long, (long - short) / long]
  return `M${a + (c - a) * near} ${b + (d - b) * near}L${a + (c - a) * far} ${b + (d - b) * far}`
}

export type Box = [number, number, number, number]

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])
  const high = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
  return Math.max(0, wide) * Math.max(0, high)
}

/** Where each slip hangs: beside its figure, where it covers least. */
export function placeSlips(
  at: readonly string[],
  taken: readonly string[],
  [wide, high]: Point,
  [width, height]: Point,
): Box[] {
  const boxes = taken.map((place): Box => {
    const [x, y] = middleOf(place)
    return [x - 20, y - 20, 40, 40]
  })
  return at.map((place) => {
    const [x, y] = middleOf(place)
    const tried: Point[] = [
      [x - wide / 2, y - 25 - high],
      [x - wide / 2, y + 25],
      [x + 25, y - high / 2],
      [x - 25 - wide, y - high / 2],
      [x + 8, y - 24 - high],
      [x - 8 - wide, y - 24 - high],
    ]
    const [best] = tried
      .map(([a, b], i) => {
        const box: Box = [
          Math.min(Math.max(a, 3), width - wide - 3),
          Math.min(Math.max(b, 2), height - high - 2),
          wide,
          high,
        ]
        return { box, cost: boxes.reduce((sum, each) => sum + overlap(box, each), 0) + i * 14 }
      })
      .sort((a, b) => a.cost - b.cost)
    boxes.push(best!.box)
    return best!.box
  })
}

/** What stands on a space that nobody may enter: "rock", "pond" or nothing. */
export function sceneryAt(view: Pick<View, 'rows'>, place: string): '' | 'rock' | 'pond' {
  const glyph = view.rows[Number(place.slice(1)) - 1]?.[place.charCodeAt(0) - 97]
  return glyph === '#' ? 'rock' : glyph === '~' ? 'pond' : ''
}

/** The nearest of these spaces to a point of the drawing, if one lies within reach. */
export function nearest(places: Iterable<string>, [x, y]: Point, within: number): string {
  let found = ''
  let best = within
  for (const place of places) {
    const [a, b] = middleOf(place)
    const away = Math.hypot(
      Math.max(0, Math.abs(a - x) - CELL / 2),
      Math.max(0, Math.abs(b - y) - CELL / 2),
    )
    if (away < best || (away === 0 && best > 0)) [found, best] = [place, away]
  }
  return found
}

/** The part of the field that shows two figures: eight rows on a phone, everything elsewhere. */
export function cropped(view: Pick<View, 'width' | 'height'>, places: readonly string[]): Box {
  const [wide, high] = extent(view.width, view.height)
  const rows = 8
  if (!places.length || view.height <= rows) return [0, 0, wide, high]
  const ys = places.map((place) => middleOf(place)[1])
  const middle = (Math.min(...ys) + Math.max(...ys)) / 2
  const tall = rows * CELL + 19
  const top = Math.min(Math.max(0, middle - tall / 2), high - tall)
  return [0, top, wide, tall]
}
