import type { Token } from '../texts/talk'
import type { DeedShown } from '../wire/types'

/** What the log tells of one event. */
export interface Line {
  index: number
  seq: number
  name: string
  tokens: Token[]
  things: string[]
  only: boolean
}

/** A row of the log: one event, or several gains in a row; or what was done at the table. */
export type Row =
  | { kind: 'lines'; lines: [Line, ...Line[]]; subject: number; heads: boolean }
  | { kind: 'deed'; deed: DeedShown; number: number; times: number }

const NOBODY = -1

/**
 * The rows of a log. What one player does one after the other has one heading, gains that follow one
 * another stand in one row, and what was done at the table stands where it was done.
 */
export function rowsOf(lines: readonly Line[], deeds: readonly DeedShown[]): Row[] {
  const rows: Row[] = []
  const waiting = [...deeds]
  let subject = NOBODY
  const push = (deed: DeedShown | undefined) => {
    const last = rows.at(-1)
    const number = deeds.length - waiting.length
    if (deed && last?.kind === 'deed' && isAgain(last.deed, deed)) last.times++
    else if (deed) rows.push({ kind: 'deed', deed, number, times: 1 })
    subject = NOBODY
  }
  for (const line of lines) {
    while (waiting[0] && waiting[0].seq < line.seq) push(waiting.shift())
    const by = subjectOf(line)
    const last = rows.at(-1)
    if (last?.kind === 'lines' && by >= 0 && by === subject && isMore(last.lines[0], line))
      last.lines.push(line)
    else rows.push({ kind: 'lines', lines: [line], subject: by, heads: by >= 0 && by !== subject })
    if (by >= 0 || !isAbout(line, subject)) subject = by
  }
  while (waiting.length) push(waiting.shift())
  return rows
}

/** Whether one more moment was let pass for the same cards, before anything else happened. */
function isAgain(deed: DeedShown, next: DeedShown): boolean {
  const passes = deed.what === 'let-pass' && next.what === 'let-pass'
  return passes && deed.cards.join() === next.cards.join()
}

/** Who does it: the player a sentence begins with. */
function subjectOf(line: Line): number {
  const first = line.tokens[0]
  return first?.kind === 'seat' ? first.seat : NOBODY
}

/** Whether a sentence that begins otherwise is about this player, whose turn then goes on. */
function isAbout(line: Line, seat: number): boolean {
  return line.tokens.some((token) => token.kind === 'seat' && token.seat === seat)
}

/** A sentence as it stands before another in one row: without its full stop. */
export function unended(tokens: readonly Token[]): Token[] {
  const last = tokens.at(-1)
  if (last?.kind !== 'text') return [...tokens]
  return [...tokens.slice(0, -1), { ...last, text: last.text.replace(/\.$/, '') }]
}

/** Whether a line tells of one more gain. */
function isMore(line: Line, next: Line): boolean {
  return line.name.startsWith('gained') && next.name.startsWith('gained') && line.only === next.only
}

/** The deeds worth a row: that the only person here sat down is none. */
export function worthTelling(deeds: readonly DeedShown[]): readonly DeedShown[] {
  const alone = deeds.filter((deed) => deed.what === 'sat').length < 2
  return alone ? deeds.filter((deed) => deed.what !== 'sat') : deeds
}
