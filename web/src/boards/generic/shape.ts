import { rolesOf, verbOf, type FieldRoles } from '../fieldRoles'
import type { BoardProps, GameView, OpenAsk } from '../index'
import type { Talk } from '../../texts/talk'
import { parseWord } from '../../texts/words'

export type Row = Record<string, unknown>

/** Shown elsewhere on the page, or by the map. */
const ELSEWHERE = new Set(['seat', 'waiting_for', 'rows', 'width', 'height', 'reach'])

export function isRow(value: unknown): value is Row {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

export function isRows(value: unknown): value is Row[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRow)
}

/** Nothing to show: no value, no entries, not so. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === '' || value === false || value === -1) return true
  if (Array.isArray(value)) return value.length === 0
  return isRow(value) && Object.values(value).every(isEmpty)
}

/** What a field is called: a number as it is, otherwise as the game calls it, or as all boards do. */
export function labelOf(field: string, { talk, say }: Speaking): string {
  return /^\d+$/.test(field) ? field : talk.message(`field-${field}`) || say(`field-${field}`)
}

/** What the parts of a sum come to. */
export function totalOf(value: unknown): number {
  return Array.isArray(value) ? value.reduce<number>((total, each) => total + Number(each), 0) : 0
}

/** A number or a name as it is read. */
export function valueText(value: string | number, talk: Talk): string {
  return typeof value === 'number' ? String(value) : talk.name(value)
}

/** What the view tells of each seat. */
export function playersOf(view: GameView, roles: FieldRoles): Row[] {
  const rows = (view as unknown as Row)[roles.players]
  return isRows(rows) ? rows : []
}

export interface Zone {
  name: string
  value: unknown
}

/** The view in parts: single facts, and zones with pieces, the urgent ones first. */
export function zonesOf(view: GameView, roles: FieldRoles): { facts: Zone[]; zones: Zone[] } {
  const facts: Zone[] = []
  const zones: Zone[] = []
  for (const [name, value] of Object.entries(view)) {
    if (ELSEWHERE.has(name) || roles.opaque.includes(name)) continue
    if (isEmpty(value) || isHeld(name, value, roles)) continue
    const single = typeof value !== 'object' || (Array.isArray(value) && !value.some(isObject))
    if (single && !roles.urgent.includes(name)) facts.push({ name, value })
    else zones.push({ name, value })
  }
  zones.sort((a, b) => rank(a.name, roles) - rank(b.name, roles))
  return { facts, zones }
}

/** Cards in my hand stand in the prompt bar. */
function isHeld(name: string, value: unknown, roles: FieldRoles): boolean {
  return roles.held.includes(name) && Array.isArray(value)
}

function isObject(value: unknown): boolean {
  return value !== null && typeof value === 'object'
}

function rank(name: string, { urgent, players }: FieldRoles): number {
  const place = urgent.indexOf(name)
  if (place >= 0) return place
  return name === players ? urgent.length + 1 : urgent.length
}

/** The game and the page in the reader's language. */
export type Speaking = Pick<BoardProps, 'talk' | 'say'>

/** A value by its name: as the game calls it in this field, as it calls the thing, or as the page does. */
export function nameOf({ talk, say }: Speaking, field: string, value: string): string {
  const own = talk.message(`${field}-${value}`) || spokenOf(talk, field, value)
  if (own) return own
  const name = talk.name(value)
  if (name !== value || talk.knows(value)) return name
  const said = say(`value-${value}`)
  return said === `value-${value}` ? value : said
}

/** What may be chosen and does more than its name says. */
export function explainedIn(asks: readonly OpenAsk[], talk: Talk): string[] {
  const things = asks.flatMap((ask) => ask.options).map((word) => parseWord(word).thing)
  return [...new Set(things)].filter((thing) => talk.about(thing))
}

/** What the verb of a field calls this thing, where it has a word of its own for it. */
function spokenOf(talk: Talk, field: string, value: string): string {
  const verb = verbOf(rolesOf(talk.game).spoken, field)
  return verb ? talk.message(`thing-${verb}-${value}`) : ''
}

/** The field that names a row of a list: "province" in a list of provinces, else the first name. */
export function titleOf(row: Row): string {
  const found = Object.entries(row).find(([, value]) => typeof value === 'string' && value !== '')
  return found ? found[0] : ''
}

/** A map of squares, if the view has one: rows of signs, and what stands on them by its `place`. */
export interface Squares {
  width: number
  rows: string[]
  standing: Map<string, Row>
}

export function squaresOf(view: GameView): Squares | null {
  const { width, rows } = view as unknown as Row
  if (typeof width !== 'number' || !Array.isArray(rows)) return null
  const standing = new Map<string, Row>()
  for (const list of Object.values(view)) {
    if (!isRows(list)) continue
    for (const piece of list) {
      if (typeof piece.place === 'string' && piece.place) standing.set(piece.place, piece)
    }
  }
  return { width, rows: rows as string[], standing }
}

/** The name of a square: letters across, numbers down. */
export function squareName(x: number, y: number): string {
  return `${columnName(x)}${y + 1}`
}

export function columnName(x: number): string {
  return String.fromCharCode(97 + x)
}
