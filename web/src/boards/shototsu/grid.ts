/** The spaces of the battlefield: names, middles, outlines. One space is `CELL` units wide, the
 *  veranda around all of them `FRAME`. */
export const CELL = 44
export const FRAME = 19

export type Point = [number, number]
/** A space by its column and row, from 0. */
export type Spot = [number, number]
export type Edge = [number, number, number, number]

export function spotOf(place: string): Spot {
  return [place.charCodeAt(0) - 97, Number(place.slice(1)) - 1]
}

export function placeAt(column: number, row: number): string {
  return String.fromCharCode(97 + column) + (row + 1)
}

export function middleOf(place: string): Point {
  const [x, y] = spotOf(place)
  return [FRAME + (x + 0.5) * CELL, FRAME + (y + 0.5) * CELL]
}

export function cornerOf([x, y]: Spot): Point {
  return [FRAME + x * CELL, FRAME + y * CELL]
}

/** The size of the whole drawing. */
export function extent(width: number, height: number): Point {
  return [width * CELL + 2 * FRAME, height * CELL + 2 * FRAME]
}

/** The edges between these spaces and all others. */
export function outline(spots: readonly Spot[]): Edge[] {
  const inside = new Set(spots.map(String))
  const edges: Edge[] = []
  for (const [x, y] of spots) {
    const [left, top] = cornerOf([x, y])
    const [right, bottom] = [left + CELL, top + CELL]
    if (!inside.has(String([x, y - 1]))) edges.push([left, top, right, top])
    if (!inside.has(String([x + 1, y]))) edges.push([right, top, right, bottom])
    if (!inside.has(String([x, y + 1]))) edges.push([right, bottom, left, bottom])
    if (!inside.has(String([x - 1, y]))) edges.push([left, bottom, left, top])
  }
  return edges
}

export function edgePath(edges: readonly Edge[]): string {
  return edges.map(([a, b, c, d]) => `M${a} ${b}L${c} ${d}`).join('')
}

/** Spaces of one kind that touch, taken together. */
export interface Cluster {
  spots: Spot[]
  /** Its left column and top row. */
  at: Spot
  wide: number
  high: number
  middle: Point
}

export function clusters(rows: readonly string[], glyph: string): Cluster[] {
  const seen = new Set<string>()
  const found: Cluster[] = []
  rows.forEach((row, y) =>
    [...row].forEach((each, x) => {
      if (each === glyph && !seen.has(String([x, y])))
        found.push(bound(flood(rows, glyph, [x, y], seen)))
    }),
  )
  return found
}

function flood(rows: readonly string[], glyph: string, from: Spot, seen: Set<string>): Spot[] {
  const spots: Spot[] = []
  const waiting = [from]
  seen.add(String(from))
  for (let spot = waiting.pop(); spot; spot = waiting.pop()) {
    spots.push(spot)
    const [x, y] = spot
    const around: Spot[] = [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ]
    for (const next of around)
      if (rows[next[1]]?.[next[0]] === glyph && !seen.has(String(next))) {
        seen.add(String(next))
        waiting.push(next)
      }
  }
  return spots
}

function bound(spots: Spot[]): Cluster {
  const xs = spots.map(([x]) => x)
  const ys = spots.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const wide = Math.max(...xs) - left + 1
  const high = Math.max(...ys) - top + 1
  const [x, y] = cornerOf([left, top])
  return {
    spots,
    at: [left, top],
    wide,
    high,
    middle: [x + (wide * CELL) / 2, y + (high * CELL) / 2],
  }
}
