/**
 * Where on the board something can be said: for each target the ways to get there, each a row of
 * words said as a whole. All of it is read from the menus and from what the view says they open.
 */
import { parseWord } from '../../texts/words'
import { MEMBER_OF, rowsOf } from './printed'
import type { Prospects, View, Word } from './view'

export interface Way {
  words: readonly Word[]
  /** So many goods are still to be chosen after the first. */
  more: number
}
export type Ways = ReadonlyMap<string, readonly Way[]>

/** A die that is looked at: in the hand, lifted, or under the pointer. */
export interface Held {
  /** The end it is taken from; empty once it is in the hand. */
  end: string
  colour: string
  value: number
  reach: Prospects | null
}

const CHOSEN = /^any-(\d)/

/** What a word points at on the board, or nothing. */
export function targetOf(word: string, colour = ''): string {
  const { verb, thing } = parseWord(word)
  if (verb === 'climb') return thing.slice(thing.indexOf('-') + 1)
  if (word === 'place:domain') return MEMBER_OF[colour] ?? ''
  if (verb === 'trade' || verb === 'do' || verb === 'stop') return ''
  return thing || verb
}

/** The floor a climb begins on. */
export function climbsFrom(word: string): string {
  const from = parseWord(word).thing.split('-')[0]
  return { gate: 'gate', first: 'steward', second: 'diplomat' }[from ?? ''] ?? ''
}

/** Where an action stands that is done without more ado: its row, or what it came from. */
export function sourcesOf(view: View, effect: string): string[] {
  const [group] = view.todo
  const found = (group?.effects ?? []).filter((due) => due.effect === effect && !due.rule)
  return [...new Set(found.map((due) => due.row || group!.thing))].filter(Boolean)
}

/** The effect that a word sets off: an icon's own, or that of a garden. */
function effectOf(view: View, word: string): string {
  const { verb, thing } = parseWord(word)
  if (verb !== 'tend') return verb === 'do' ? thing : ''
  return view.gardens.find((garden) => garden.garden === thing)?.effect ?? ''
}

/** Where `rows` is false, the rows of a card are too low to be what a climb aims at. */
export function waysOf(view: View, options: readonly Word[], held: Held | null, rows = true): Ways {
  const ways = new Map<string, Way[]>()
  const add = (target: string, words: readonly string[], more = 0) => {
    if (!target) return
    ways.set(target, [...(ways.get(target) ?? []), { words: words as readonly Word[], more }])
  }
  const chain = new Chain(view, add, rows)
  for (const word of options) {
    const opened = view.opens[word] ?? []
    const chosen = CHOSEN.exec(effectOf(view, word))
    add(targetOf(word, held?.colour), [word])
    chain.behind([word], options, chosen ? Number(chosen[1]) - 1 : 0)
    if (!opened.length && word.startsWith('do:'))
      for (const source of sourcesOf(view, parseWord(word).thing)) add(source, [word])
  }
  return ways
}

/** Words that follow each other at one tap: an action of the castle goes on to its target, a
 *  courtier through the gates and up, and up to the action of the card that it meets. */
class Chain {
  constructor(
    private readonly view: View,
    private readonly add: (target: string, words: readonly string[], more?: number) => void,
    private readonly rows: boolean,
  ) {}

  /** All that the last of these words opens, which stands on a menu beside others. */
  behind(words: readonly string[], beside: readonly string[], more = 0): void {
    const word = words[words.length - 1]!
    if (word === 'audience') return this.fromHome(words, beside)
    if (!this.rows && word.startsWith('climb:')) return
    const opened = this.view.opens[word] ?? []
    const followed = new Set<string>()
    for (const next of opened) {
      if (next === 'stop' || parseWord(next).verb === 'trade') continue
      this.add(targetOf(next), [...words, next], more)
      if (word.startsWith('climb:')) continue // the action of a card that was met is the end
      const icons = iconsOf(this.view, next) // equal actions lead to the same
      if (!followed.has(icons)) this.behind([...words, next], opened)
      if (icons) followed.add(icons)
    }
  }

  /** A courtier from home goes through the gates and up at once; where one stands at the gates
   *  already, that one is meant. */
  private fromHome(words: readonly string[], beside: readonly string[]): void {
    for (const climb of this.view.opens.audience ?? []) {
      if (!climb.startsWith('climb:gate-') || beside.includes(climb)) continue
      this.add(targetOf(climb), [...words, climb])
      this.behind([...words, climb], beside)
    }
  }
}

/** The icons of a row of the castle, told by its word; empty for any other word. */
function iconsOf(view: View, word: string): string {
  const { verb, thing } = parseWord(word)
  const space = view.spaces?.find((each) => verb === 'row' && thing.startsWith(`${each.space}-`))
  const at = space ? rowsOf(space.space).indexOf(thing.slice(space.space.length + 1)) : -1
  return space?.rows[at]?.effects.join() ?? ''
}

/** Where a lifted die may go. */
export function placesFor(held: Held): Ways {
  const ways = new Map<string, Way[]>()
  for (const { place, rule } of held.reach?.places ?? []) {
    if (rule) continue
    const words = [`take:${held.end}`, `place:${place}`] as Word[]
    ways.set(targetOf(`place:${place}`, held.colour), [{ words, more: 0 }])
  }
  return ways
}

/** The die on an end of a bridge. */
export function dieAt(view: View, end: string): Held | null {
  const [colour = '', side] = end.split('-')
  const dice = view.bridges[colour] ?? []
  const value = side === 'left' ? dice[0] : dice[dice.length - 1]
  return value ? { end, colour, value, reach: view.prospects[end] ?? null } : null
}

/** The die that was taken and not yet placed. */
export function dieInHand(view: View): Held | null {
  if (!view.die) return null
  const reach = Object.values(view.prospects)[0] ?? null
  return { end: '', ...view.die, reach }
}
