/** How the board shares out its room: patrols, field and desk side by side where it is wide, field
 *  and desk where it is less so, the field above a sheet on a phone. */
import { extent } from './grid'

export interface Layout {
  mode: 'wide' | 'medium' | 'phone'
  /** How much larger the columns beside the field are drawn. */
  zoom: number
  /** How wide the field is. */
  field: number
}

export const PATROLS = 272
const GAP = 8
const STRIP = 35 // the turns, above the field
const DESK = 340

export function layOut(width: number, height: number, columns: number, rows: number): Layout {
  const [wide, high] = extent(columns, rows)
  if (width < 680) return { mode: 'phone', zoom: 1, field: Math.max(280, width - 4) }
  const zoom = width >= 1700 && height >= 1000 ? 1.3 : 1
  const mode = width >= 1130 ? 'wide' : 'medium'
  const beside = mode === 'wide' ? zoom * (PATROLS + DESK) + 4 * GAP : DESK - 30 + 3 * GAP
  const tall = height - 2 * GAP + 4 - STRIP * zoom
  const scale = Math.min(tall / high, (width - beside) / wide)
  return { mode, zoom, field: Math.max(260, Math.floor(scale * wide)) }
}
