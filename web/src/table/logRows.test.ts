import { expect, it } from 'vitest'
import type { Token } from '../texts/talk'
import type { DeedShown } from '../wire/types'
import { rowsOf, unended, worthTelling, type Line } from './logRows'

/** A line of an event: who does it, or nobody. */
function line(index: number, name: string, seat: number, only = false): Line {
  const text: Token = { kind: 'text', text: name }
  const tokens: Token[] = seat < 0 ? [text] : [{ kind: 'seat', text: `#${seat}`, seat }, text]
  return { index, seq: index + 1, name, tokens, things: [], only }
}

const deed = (seq: number, what: DeedShown['what'], seat = 0) => ({ seq, what, seat }) as DeedShown
const told = (rows: ReturnType<typeof rowsOf>) =>
  rows.map((row) =>
    row.kind === 'deed'
      ? row.deed.what
      : `${row.heads ? `${row.subject}: ` : ''}${row.lines.map((each) => each.name).join('+')}`,
  )

it('has one heading for what one player does, and one row for gains that follow one another', () => {
  const lines = [
    line(0, 'placed', 0),
    line(1, 'gained-food', 0),
    line(2, 'gained-iron', 0),
    line(3, 'gained-coin', 1),
    line(4, 'round', -1),
    line(5, 'placed', 1),
  ]
  const rows = rowsOf(lines, [])
  expect(told(rows)).toEqual([
    '0: placed',
    'gained-food+gained-iron',
    '1: gained-coin',
    'round',
    '1: placed',
  ])
})

it('goes on under one heading where a sentence between is about the same player', () => {
  const about: Line = line(1, 'climbed', -1)
  about.tokens.push({ kind: 'seat', text: '#0', seat: 0 })
  expect(told(rowsOf([line(0, 'placed', 0), about, line(2, 'took', 0)], []))).toEqual([
    '0: placed',
    'climbed',
    'took',
  ])
})

it('takes the full stop from a sentence that another follows', () => {
  const text = (each: string): Token => ({ kind: 'text', text: each })
  expect(unended([text('gains 2'), text(' coins.')])).toEqual([text('gains 2'), text(' coins')])
  expect(unended([])).toEqual([])
})

it('tells what was done at the table where it was done', () => {
  const lines = [line(0, 'placed', 0), line(1, 'placed', 0), line(2, 'placed', 0)]
  const deeds = [deed(0, 'sat'), deed(1, 'took-back'), deed(9, 'conceded')]
  expect(told(rowsOf(lines, deeds))).toEqual([
    'sat',
    '0: placed',
    'took-back',
    '0: placed',
    'placed',
    'conceded',
  ])
})

it('does not tell that the only person here sat down, nor merges what only one may know', () => {
  expect(worthTelling([deed(1, 'sat'), deed(2, 'paused')])).toEqual([deed(2, 'paused')])
  expect(worthTelling([deed(1, 'sat'), deed(2, 'sat', 1)]).length).toBe(2)
  expect(rowsOf([line(0, 'gained-a', 0), line(1, 'gained-b', 0, true)], []).length).toBe(2)
})

it('tells in one row how often in a row was let pass for the same cards', () => {
  const passed = (seq: number, card: string) => ({ ...deed(seq, 'let-pass'), cards: [card] })
  const deeds = [passed(0, 'jizo'), passed(0, 'jizo'), passed(3, 'jizo'), passed(3, 'gobai')]
  const rows = rowsOf([line(0, 'moved', 0)], deeds)
  const numbers = rows.map((row) => (row.kind === 'deed' ? [row.number, row.times] : []))
  expect(numbers).toEqual([[1, 2], [], [3, 1], [4, 1]])
})
