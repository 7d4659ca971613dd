/** What is printed on Senji's cards and board and no view repeats; a test holds it to the data file. */
import { FAMILIES, type Power } from './dress'

export type Symbol = '' | 'sun' | 'animal' | 'tanzaku'

const COLOURS = ['red', 'green', 'blue', 'gold'] as const
/** By number, then by colour: s a sun, a an animal, t a tanzaku. */
const SYMBOLS = [
  '··ts', 'ta··', '·s·t', 'a·t·', '·t·a', 'a··t', '·ta·', '·as·', 't··a', 't·a·', '·tsa', 's···',
] // prettier-ignore
const NAMED: Readonly<Record<string, Symbol>> = { s: 'sun', a: 'animal', t: 'tanzaku' }

export interface Face {
  colour: (typeof COLOURS)[number]
  number: number
  symbol: Symbol
}

/** What a hanafuda card shows: "green-11". */
export function faceOf(face: string): Face {
  const [colour, number] = face.split('-') as [Face['colour'], string]
  const sign = SYMBOLS[Number(number) - 1]?.[COLOURS.indexOf(colour)] ?? ''
  return { colour, number: Number(number), symbol: NAMED[sign] ?? '' }
}

/** By colour and number, or by number and colour. */
export function sortedFaces(faces: readonly string[], byNumber: boolean): string[] {
  const key = (face: string) => {
    const { colour, number } = faceOf(face)
    const [c, n] = [COLOURS.indexOf(colour), number]
    return byNumber ? n * 10 + c : c * 100 + n
  }
  return [...faces].sort((a, b) => key(a) - key(b))
}

export type Kind = 'hostage' | 'support' | 'trade' | 'decoy'

export interface Card {
  family: Power
  kind: Kind
  value: number
  /** Who a hostage is: "1a" the child. */
  role: string
}

const ROLES: Readonly<Record<string, string>> = {
  '1a': 'child',
  '1b': 'nephew',
  '2a': 'wife',
  '2b': 'sister',
  '3a': 'grandfather',
  '3b': 'grandmother',
  '4a': 'heir',
}
const KINDS: Kind[] = ['hostage', 'support', 'trade', 'decoy']

/** A diplomacy card by its name: "fan-family-1a". */
export function cardOf(card: string): Card {
  const [family, type, tail] = card.split('-') as [Power, string, string]
  const value = Number.parseInt(tail, 10)
  const kind =
    type === 'family' ? 'hostage' : type === 'trade' ? 'trade' : value ? 'support' : 'decoy'
  return { family, kind, value, role: kind === 'hostage' ? (ROLES[tail] ?? 'child') : '' }
}

/** My family first, then by family, kind and value. */
export function sortedCards(cards: readonly string[], mine: string): string[] {
  const key = (name: string) => {
    const { family, kind, value } = cardOf(name)
    const rank = family === mine ? -1 : FAMILIES.indexOf(family as (typeof FAMILIES)[number])
    return rank * 1000 + KINDS.indexOf(kind) * 100 + value
  }
  return [...cards].sort((a, b) => key(a) - key(b))
}

export type KamiKind = 'military' | 'economic' | 'diplomatic'

/** Each samurai's honour, and what kind of kami he becomes. */
export const SAMURAI: Readonly<Record<string, readonly [number, KamiKind]>> = {
  akashi: [3, 'military'],
  baba: [4, 'military'],
  chosogabe: [4, 'economic'],
  daisuke: [8, 'military'],
  ekes: [4, 'economic'],
  fukushima: [6, 'economic'],
  gamo: [6, 'diplomatic'],
  hosokawa: [5, 'military'],
  ishida: [5, 'economic'],
  kuroda: [5, 'economic'],
  mori: [6, 'military'],
  naoe: [6, 'diplomatic'],
  otani: [4, 'diplomatic'],
  sanada: [5, 'military'],
  torii: [3, 'diplomatic'],
  umeko: [4, 'diplomatic'],
  wakizaka: [5, 'military'],
  yamagata: [5, 'military'],
}

/** Six units of a family in one place, twelve in play, six provinces; two cards or units an order. */
export const MOST = { inPlace: 6, inPlay: 12, provinces: 6 } as const
export const DICE = 9
export const LEAST_HONOUR = -9
