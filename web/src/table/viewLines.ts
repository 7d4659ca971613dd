import { isEmpty, isRow, labelOf, nameOf, type Row, type Speaking } from '../boards/generic/shape'
import { rolesOf } from '../boards/fieldRoles'

/** A view field by field in the reader's language, without what is empty. */
export function viewLines(view: object, speaking: Speaking): string[] {
  return Object.entries(view).flatMap(([field, value]) => fieldLines(field, value, '', speaking))
}

function fieldLines(field: string, value: unknown, indent: string, speaking: Speaking): string[] {
  if (isEmpty(value) || rolesOf(speaking.talk.game).opaque.includes(field)) return []
  const label = indent + speaking.say('labelled', { label: fieldName(field, speaking) })
  const inner = indent + '  '
  if (isMap(field, value)) return [label, ...value.map((row) => inner + row)]
  if (isRow(value)) return [label, ...rowLines(value, inner, speaking)]
  if (Array.isArray(value) && value.some((each) => each !== null && typeof each === 'object'))
    return [label, ...value.flatMap((each, i) => entryLines(field, each, i, inner, speaking))]
  return [`${label} ${[value].flat().map(textOf(field, speaking)).join(', ')}`]
}

/** The rows of a map are signs, not names. */
function isMap(field: string, value: unknown): value is string[] {
  return field === 'rows' && Array.isArray(value) && value.every((row) => typeof row === 'string')
}

function rowLines(row: Row, indent: string, speaking: Speaking): string[] {
  return Object.entries(row).flatMap(([field, value]) => fieldLines(field, value, indent, speaking))
}

/** An entry of a list, under its number or the name of whose it is. */
function entryLines(
  field: string,
  value: unknown,
  i: number,
  indent: string,
  speaking: Speaking,
): string[] {
  const { talk, say } = speaking
  const title = field === rolesOf(talk.game).players ? talk.player(i) : String(i + 1)
  const label = indent + say('labelled', { label: title })
  if (isRow(value)) return [label, ...rowLines(value, indent + '  ', speaking)]
  return [`${label} ${[value].flat().map(textOf(field, speaking)).join(', ')}`]
}

/** How one number or name of this field reads. */
function textOf(field: string, speaking: Speaking): (value: unknown, i: number) => string {
  const { talk } = speaking
  const roles = rolesOf(talk.game)
  return (value, i) => {
    if (value === true) return '✓'
    if (typeof value === 'string') return value ? nameOf(speaking, field, value) : '–'
    if (typeof value !== 'number') return '–'
    if (roles.bySeat.includes(field)) return `${talk.player(i)} ${value}`
    if (roles.chances.includes(field)) return `${Math.round(value * 100)} %`
    const isSeat = roles.seats.includes(field) || field === 'waiting_for'
    if (isSeat) return value < 0 ? '–' : talk.player(value)
    return String(value)
  }
}

/** What a field is called: as the page calls it, or as the thing that it is. */
function fieldName(field: string, speaking: Speaking): string {
  const said = labelOf(field, speaking)
  return said === `field-${field}` ? speaking.talk.name(field) : said
}
