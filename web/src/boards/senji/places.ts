/** The provinces as the rules have them: whose home, borders and crossings, coasts. A test holds them
 *  to the data file, and the drawing to them. */
import type { Power } from './dress'
import map from './map.json'

export interface Place {
  /** The family that begins there. */
  home: Power
  /** Next to it by land or over a dotted crossing. */
  borders: readonly string[]
  coasts: readonly Sea[]
}

export type Sea = 'north' | 'south'
export const SEAS: readonly Sea[] = ['north', 'south']

function place(home: Power, borders: string, coasts: string): Place {
  const seas = coasts.split(' ').filter(Boolean) as Sea[]
  return { home, borders: borders.split(' '), coasts: seas }
}

export const PLACES: Readonly<Record<string, Place>> = {
  chikuzen: place('cherry', 'bungo satsuma nagato', 'north'),
  bungo: place('cherry', 'chikuzen satsuma shikoku', 'south'),
  satsuma: place('cherry', 'chikuzen bungo', 'north south'),
  shikoku: place('dragon', 'bungo aki harima kii', 'south'),
  nagato: place('dragon', 'chikuzen aki izumo', 'north south'),
  aki: place('dragon', 'shikoku nagato izumo harima', 'south'),
  izumo: place('mask', 'nagato aki harima yamashiro echizen', 'north'),
  harima: place('mask', 'shikoku aki izumo kii yamashiro', 'south'),
  kii: place('mask', 'shikoku harima yamashiro owari', 'south'),
  yamashiro: place('fan', 'izumo harima kii echizen owari', ''),
  echizen: place('fan', 'izumo yamashiro owari echigo suruga', 'north'),
  owari: place('fan', 'kii yamashiro echizen suruga', 'south'),
  echigo: place('lotus', 'echizen suruga musashi dewa iwaki', 'north'),
  suruga: place('lotus', 'echizen owari echigo musashi', 'south'),
  musashi: place('lotus', 'echigo suruga iwaki', 'south'),
  dewa: place('sabre', 'echigo iwaki mutsu', 'north'),
  iwaki: place('sabre', 'echigo musashi dewa mutsu', 'south'),
  mutsu: place('sabre', 'dewa iwaki', 'north south'),
}

export type Point = [number, number]
type Drawn = { heart: Point; path: string }

export const WIDTH = map.width
export const HEIGHT = map.height
export const LANDS = map.provinces as unknown as Readonly<Record<string, Drawn>>
export const LINKS = map.links as unknown as readonly { a: string; b: string; line: Point[] }[]
export const DIVIDE = map.divide as unknown as readonly [Point, Point][]
export const WATERS = map.seas as Readonly<Record<Sea, string>>

/** Where the middle of a province lies; fleets have their slots. */
export function heartOf(province: string): Point {
  return LANDS[province]?.heart ?? [0, 0]
}

/** "north-sea" as moves name it, "north" as it is drawn. */
export function seaOf(place: string): Sea | '' {
  const name = place.replace(/-sea$/, '')
  return name === 'north' || name === 'south' ? name : ''
}

const SLOTS: Readonly<Record<Sea, readonly Point[]>> = {
  north: [
    [76, 118], [196, 118], [316, 118], [436, 118], [76, 228], [196, 228], [316, 228],
  ],
  south: [
    [672, 812], [778, 812], [884, 812], [984, 812], [672, 890], [778, 890], [884, 890],
  ],
} // prettier-ignore

/** Where the fleets of each sea lie, in the order of the view. */
export function berths<Fleet extends { sea: string }>(
  fleets: readonly Fleet[],
): { fleet: Fleet; at: Point }[] {
  const used: Record<string, number> = { north: 0, south: 0 }
  return fleets.map((fleet) => {
    const sea = seaOf(fleet.sea) || 'north'
    const i = used[sea]!
    used[sea] = i + 1
    return { fleet, at: SLOTS[sea][i] ?? SLOTS[sea][0]! }
  })
}

interface Label {
  x: number
  y: number
  /** Half of its width. */
  half: number
}

/** Labels of this height, moved down where they would cover one another. */
export function apart<Each extends Label>(labels: readonly Each[], height: number): Each[] {
  const placed: Each[] = []
  for (const label of [...labels].sort((a, b) => a.y - b.y)) {
    let y = label.y
    for (const other of [...placed].sort((a, b) => a.y - b.y))
      if (Math.abs(other.x - label.x) < other.half + label.half && Math.abs(other.y - y) < height)
        y = other.y + height
    placed.push({ ...label, y })
  }
  return placed
}

const SHORE = 24 // units between an arrow and the edge of the map
const REACH = 0.75 // how far towards its bend a curve comes

/** Whether a way from one place to another leads over the water. */
export function overSea(from: string, to: string): boolean {
  const sea = seaOf(from)
  if (seaOf(to)) return true
  return sea ? !PLACES[to]?.coasts.includes(sea) : !PLACES[from]?.borders.includes(to)
}

/**
 * The way of an arrow: a march bends a little off the straight line, a way over the water swings out
 * over the sea. It ends before it reaches the pieces.
 */
export function arrow(from: Point, to: Point, afloat: boolean): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const north = from[1] + to[1] < 760 && from[0] < 700
  const room = north
    ? Math.max(-300, (SHORE - Math.min(from[1], to[1])) / REACH)
    : Math.min(360, 160 + length, (HEIGHT - SHORE - Math.max(from[1], to[1])) / REACH)
  const deep = afloat ? room : 0
  const bend = (t: number): Point =>
    afloat
      ? [from[0] + (t > 0.5 ? dx : 0), from[1] + (t > 0.5 ? dy : 0) + deep]
      : [from[0] + dx * t + dy * 0.22, from[1] + dy * t - dx * 0.22]
  return cut([from, bend(0.3), bend(0.7), to], afloat ? 0.9 : Math.max(0.45, 1 - 62 / length))
}

/** The beginning of a curve, by de Casteljau. */
function cut(curve: [Point, Point, Point, Point], t: number): string {
  const mix = (p: Point, q: Point): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
  const [p0, p1, p2, p3] = curve
  const [a, b, c] = [mix(p0, p1), mix(p1, p2), mix(p2, p3)]
  const [ab, bc] = [mix(a, b), mix(b, c)]
  const told = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  return `M${told(p0)}C${told(a)} ${told(ab)} ${told(mix(ab, bc))}`
}

const ROOM = 60 // units a tap may go beside the land

/** The province nearest to a point beside the land, within reach of a fingertip. */
export function nearest(x: number, y: number, open: (province: string) => boolean): string {
  let [best, least] = ['', ROOM]
  for (const [name, { heart }] of Object.entries(LANDS)) {
    const far = Math.hypot(heart[0] - x, heart[1] - y)
    if (far < least && open(name)) [best, least] = [name, far]
  }
  return best
}
