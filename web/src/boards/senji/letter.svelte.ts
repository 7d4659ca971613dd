/** A letter being written, or an answer to one being put together: the words are said when it is
 *  finished. */
import { FAMILIES } from './dress'
import type { Letter, Word } from './view'
import { wordOf } from './view'

const TYPES = ['family', 'support', 'trade']

/** Where a card comes in the order in which cards are named: by type, family and number. */
function place(card: string): number {
  const [family, type, tail] = card.split('-') as [string, string, string]
  const number = Number.parseInt(tail, 10) * 4 + (tail.endsWith('b') ? 1 : 0)
  const owner = (FAMILIES as readonly string[]).indexOf(family)
  return (TYPES.indexOf(type) * FAMILIES.length + owner) * 32 + number
}

export function byOrder(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => place(a) - place(b))
}

const KINDS = ['card', 'hostage', 'support', 'trade']

/** All that can be asked for by its kind, in the order in which it is named. */
export const WISHES: readonly string[] = [
  'any-card',
  ...['hostage', 'support', 'trade'].flatMap((kind) => [
    `any-${kind}`,
    `any-${kind}-2`,
    `any-${kind}-3`,
  ]),
  ...FAMILIES.flatMap((family) => KINDS.map((kind) => `any-${family}-${kind}`)),
]
export const MOST_WISHES = 5

export function isWish(name: string): boolean {
  return name.startsWith('any-')
}

export class LetterDraft {
  /** To whom; nobody while none is written. */
  to = $state(-1)
  /** Cards given, and whether each lies face down. */
  given = $state.raw<ReadonlyMap<string, boolean>>(new Map())
  wanted = $state.raw<readonly string[]>([])
  wishes = $state.raw<readonly string[]>([])

  get empty(): boolean {
    return !this.given.size && !this.wanted.length && !this.wishes.length
  }

  begin(seat: number): void {
    this.clear()
    this.to = seat
  }

  clear(): void {
    this.given = new Map()
    this.wanted = []
    this.wishes = []
  }

  close(): void {
    this.clear()
    this.to = -1
  }

  /** Begin from what the server still holds. */
  load(letter: Letter): void {
    this.to = letter.seat
    this.given = new Map([
      ...letter.shown.map((card) => [card, false] as const),
      ...letter.hidden.map((card) => [card, true] as const),
    ])
    this.wanted = letter.wanted
    this.wishes = letter.kinds
  }

  /** Begin from their letter: what they ask for I give, what they give I ask for. */
  counter(letter: Letter, mine: readonly string[]): void {
    this.begin(letter.seat)
    const give = letter.wanted.filter((card) => mine.includes(card))
    this.given = new Map(give.map((card) => [card, false]))
    this.wanted = letter.shown
  }

  /** Shown, face down, out again. */
  turn(card: string): void {
    const now = new Map(this.given)
    const hidden = now.get(card)
    if (hidden === undefined) now.set(card, false)
    else if (!hidden) now.set(card, true)
    else now.delete(card)
    this.given = now
  }

  /** Want a card, or no longer. */
  want(card: string): void {
    this.wanted = this.wanted.includes(card)
      ? this.wanted.filter((each) => each !== card)
      : [...this.wanted, card]
  }

  wish(kind: string): void {
    if (this.wishes.length < MOST_WISHES) this.wishes = [...this.wishes, kind]
  }

  unwish(kind: string): void {
    const at = this.wishes.indexOf(kind)
    this.wishes = this.wishes.filter((_, i) => i !== at)
  }

  /** The cards given in the order in which they are named. */
  giving(): Word[] {
    return byOrder([...this.given.keys()]).map((card) =>
      wordOf(this.given.get(card) ? 'give-hidden' : 'give', card),
    )
  }

  words(family: string): Word[] {
    const wishes = [...this.wishes].sort((a, b) => WISHES.indexOf(a) - WISHES.indexOf(b))
    return [
      wordOf('to', family),
      ...this.giving(),
      ...byOrder(this.wanted).map((card) => wordOf('want', card)),
      ...wishes.map((kind) => wordOf('want', kind)),
      'send',
    ]
  }
}
