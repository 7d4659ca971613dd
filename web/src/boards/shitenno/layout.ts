/**
 * Where the land and the eight plaques go on a map of a given size: a column of plaques on the Sea
 * of Japan, one on the Pacific, the land between them. On a narrow map the land is turned upright.
 */
import japan from './japan.json'
import type { ProvinceName } from './view'

export const PLAQUE = { width: 124, height: 68 }

type Point = [number, number]

/** From north to south, so that no line from a plaque to its land crosses another. */
const WEST: ProvinceName[] = ['hokkaido', 'chubu', 'chugoku', 'kyushu']
const EAST: ProvinceName[] = ['tohoku', 'kanto', 'kansai', 'shikoku']

const NAMES = Object.keys(japan.provinces) as (keyof typeof japan.provinces)[]

const LANDS = NAMES.map((name) => {
  const { path, heart } = japan.provinces[name]
  const points = (path.match(/-?[\d.]+ -?[\d.]+/g) ?? []).map(
    (pair) => pair.split(' ').map(Number) as Point,
  )
  return { name, path, heart: heart as Point, points }
})

export interface Spot {
  x: number
  y: number
  heart: Point
  /** Where the line to the land leaves the plaque. */
  from: Point
}

export interface Layout {
  width: number
  height: number
  /** How large the plaques are, of their own size. */
  scale: number
  land: string
  /** How much a line on the land must be thinned to look one wide. */
  shrink: number
  spots: Readonly<Record<string, Spot>>
}

export function landPaths(): readonly { name: ProvinceName; path: string }[] {
  return LANDS
}

export function layOutMap(width: number, height: number): Layout {
  const margin = 5
  const wanted = Math.min(240, Math.max(PLAQUE.width, 0.22 * width + 45)) / PLAQUE.width
  const scale = Math.min(wanted, ((height - 2 * margin) / 4 - 4) / PLAQUE.height)
  const wide = PLAQUE.width * scale
  const high = PLAQUE.height * scale
  const angle = turn((width - 2 * wide) / height)
  const land = fitted(angle, width, height, wide)
  const rows = (height - 2 * margin - high) / 3
  const spots: Record<string, Spot> = {}
  for (const [column, names] of [WEST, EAST].entries()) {
    names.forEach((name, row) => {
      const x = column ? width - margin - wide : margin
      const y = margin + row * rows
      const heart = land.place(LANDS.find((each) => each.name === name)!.heart)
      spots[name] = { x, y, heart, from: [column ? x : x + wide, y + high / 2] }
    })
  }
  return { width, height, scale, land: land.transform, shrink: 1 / land.k, spots }
}

/** How far the land is turned, in degrees: north is up where there is room. */
function turn(aspect: number): number {
  const upright = { angle: -36, aspect: 0.42 }
  const natural = { angle: 0, aspect: 0.89 }
  const t = (aspect - upright.aspect) / (natural.aspect - upright.aspect)
  return upright.angle * (1 - Math.min(1, Math.max(0, t)))
}

/** The land as large as it can be between the plaques; its ends may lie under them. */
function fitted(angle: number, width: number, height: number, plaque: number) {
  const cos = Math.cos((angle * Math.PI) / 180)
  const sin = Math.sin((angle * Math.PI) / 180)
  const turned = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos]
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const land of LANDS)
    for (const point of land.points) {
      const [x, y] = turned(point)
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  const room = (width - 2 * plaque) * 1.2
  const k = Math.min((height * 0.96) / (bottom - top), room / (right - left))
  const dx = width / 2 - (k * (left + right)) / 2
  const dy = height / 2 - (k * (top + bottom)) / 2
  return {
    k,
    transform: `translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${k.toFixed(4)}) rotate(${angle.toFixed(1)})`,
    place: (point: Point): Point => {
      const [x, y] = turned(point)
      return [x * k + dx, y * k + dy]
    },
  }
}
