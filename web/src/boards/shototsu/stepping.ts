/** From one space to the next that may be chosen, in one of eight directions. */
import { placeAt, spotOf, type Spot } from './grid'
import type { View } from './view'

/** The nearest of these spaces straight that way; empty where there is none. */
export function stepFrom(
  from: string,
  [dx, dy]: Spot,
  places: ReadonlySet<string>,
  { width, height }: Pick<View, 'width' | 'height'>,
): string {
  if (!from || (!dx && !dy)) return ''
  let [x, y] = spotOf(from)
  for (;;) {
    x += dx
    y += dy
    if (x < 0 || y < 0 || x >= width || y >= height) return ''
    if (places.has(placeAt(x, y))) return placeAt(x, y)
  }
}
