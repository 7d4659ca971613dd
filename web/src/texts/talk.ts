import type { FluentBundle } from '@fluent/bundle'
import { formatMessage, gameBundle, type Filled } from './fluent'
import type { Language } from './languages'
import { parseWord, seatOf } from './words'

/** A thing of an event: a number, a word by its text, or a list of words. */
export type Thing = number | string | readonly string[]

/** What happened, or what a choice costs or brings: its kind, and what it tells of. */
export interface TableEvent {
  name: string
  fields: Readonly<Record<string, Thing>>
}

/** An open question, as far as it is told. */
export interface Question {
  name: string
  rule: string
}

/** A rule as it is read: its ruling is empty where the rulebook is plain. */
export interface Rule {
  id: string
  chapter: string
  text: string
  ruling: string
  /** Which of its values are not known, but put together from what is. */
  reconstructed: string
}

/** A piece of a sentence: plain text, or a thing that can be lit up on the board. */
export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'thing'; text: string; word: string; thing: string }
  | { kind: 'seat'; text: string; seat: number }

/** The one event that every game tells: somebody has edited the position. */
const EDITED = 'edited'
const PARTS = ['first', 'second', 'third'] // of what an edit names

// Marks around a thing while Fluent puts the sentence together: private use, in no text of ours.
const OPEN = '\uE000'
const CLOSE = '\uE001'
const MARKED = /\uE000(\d+)\uE001/

/** Speaks of one game in one language; English stands in for what is not translated. */
export class Talk {
  constructor(
    readonly game: string,
    readonly language: Language,
    readonly bundles: readonly FluentBundle[],
    readonly names: readonly string[] = [],
    readonly rules: ReadonlyMap<string, Rule> = new Map(),
    /** All ways of answering in this game. */
    readonly verbs: readonly string[] = [],
    /** The things of which `about` tells something. */
    readonly explained: readonly string[] = [],
    /** The version of its rules, where they are not the newest. */
    readonly former = 0,
    /** What pieces are called beside their names. */
    readonly called: Readonly<Record<string, string>> = {},
  ) {}

  /** The same talk at a table where these people sit, and pieces are called like this. */
  among(names: readonly string[], called: Readonly<Record<string, string>> = {}): Talk {
    const { game, language, bundles, rules, verbs, explained, former } = this
    return new Talk(game, language, bundles, names, rules, verbs, explained, former, called)
  }

  message(name: string, filled: Filled = {}): string {
    for (const source of this.bundles) {
      const text = formatMessage(source, name, filled)
      if (text) return text
    }
    return ''
  }

  title(): string {
    return this.message('game-title') || this.game
  }

  /** A word as a choice: "Add Samurai". */
  word(text: string): string {
    const own = this.message(`word-${text.replaceAll(':', '-')}`)
    return own || this.message(`verb-${parseWord(text).verb}`, { thing: this.thing(text) }) || text
  }

  /** What a word names: "Samurai". */
  thing(text: string): string {
    const { verb, thing } = parseWord(text)
    if (verb === 'seat') return this.player(Number(thing))
    const numbered = Number(/^p([1-9])$/.exec(thing)?.[1] ?? 0)
    if (numbered && numbered <= this.names.length) return this.player(numbered - 1)
    return this.message(`thing-${verb}-${thing}`) || this.name(thing)
  }

  /** What advice names as a reason or a source of points: "majorities". */
  feature(name: string): string {
    const { verb, thing } = parseWord(name)
    return this.message(`feature-${verb}`, { thing: this.name(thing) }) || name
  }

  /** The same as a comparison: "2.3 more for provinces". */
  reason(name: string, more: number): string {
    const { verb, thing } = parseWord(name)
    const filled = { thing: this.name(thing), points: Math.round(10 * Math.abs(more)) / 10 }
    const side = more > 0 ? 'more' : 'less'
    return this.message(`reason-${verb}-${side}`, filled) || this.feature(name)
  }

  /** A thing by its plain name; "kanto-1" is "Kantō 1" unless it has a name of its own. Things of a
   *  board include its players. */
  name(thing: string): string {
    const seat = seatOf(thing)
    if (seat >= 0) return this.player(seat)
    if (this.called[thing]) return `${thing} ${this.called[thing]}`
    const own = this.message(`thing-${thing}`)
    if (own) return own
    const dash = thing.lastIndexOf('-')
    return dash > 0
      ? `${this.name(thing.slice(0, dash))} ${this.name(thing.slice(dash + 1))}`
      : thing
  }

  /** An edit as a choice: "Ann gets Samurai". */
  edit(text: string): string {
    const { verb, thing } = parseWord(text)
    return this.message(verb, this.inParts(thing)) || text
  }

  /** What a group of edits is about: "Ann: hand". */
  edits(group: { name: string; thing: string }): string {
    return this.message(`edits-${group.name}`, this.inParts(group.thing)) || group.name
  }

  /** The things that an edit names, in its order: players, things with a name of their own in edits,
   *  or others by their plain name. */
  private inParts(thing: string): Filled {
    const filled: Filled = {}
    const parts = thing ? thing.split('.') : []
    parts.forEach((part, i) => {
      const numbered = Number(/^p([1-9])$/.exec(part)?.[1] ?? 0)
      filled[PARTS[i]!] = numbered
        ? this.player(numbered - 1)
        : this.message(`thing-edit-${part}`) || this.name(part)
    })
    return filled
  }

  /** Whether a thing has a name of its own in some language. */
  knows(thing: string): boolean {
    return this.message(`thing-${thing}`) !== ''
  }

  /** What a card, a posture or a samurai does; nothing where its name says it all. */
  about(thing: string): string {
    const use = thing && this.message(`use-${thing}`)
    const does = thing && this.message(`about-${thing}`)
    return use && does ? `${use}. ${does}` : does
  }

  /** Why a word is not on the menu of a question, where no rule forbids just this word. */
  cannot(question: string, word: string): string {
    const { verb } = parseWord(word)
    return this.message(`cannot-${question}-${verb}`) || this.message(`cannot-${verb}`)
  }

  player(seat: number): string {
    return this.names[seat] ?? `#${seat + 1}`
  }

  /** A list of words' things, equal ones counted: "Samurai ×2, 1 koku". */
  things(words: readonly string[]): string {
    return this.listed(words.map((word) => this.thing(word)))
  }

  /** The same for things by their plain names. */
  namesOf(things: readonly string[]): string {
    return this.listed(things.map((thing) => this.name(thing)))
  }

  private listed(names: readonly string[]): string {
    return (
      countEqual(names)
        .map(([name, n]) => (n === 1 ? name : `${name} ×${n}`))
        .join(', ') || this.nothing()
    )
  }

  private nothing(): string {
    return this.message('nothing') || '–'
  }

  /** The sentence that puts a question. */
  prompt(ask: Question): string {
    return this.message(`ask-${ask.name}`) || this.rule(ask.rule).text
  }

  /** What a choice costs, holds or brings: "costs 2 coins; brings 3 points". */
  details(details: readonly TableEvent[]): string {
    return details.map((each) => this.sentence(`detail-${each.name}`, each)).join('; ')
  }

  /** What happened, as a sentence. */
  event(event: TableEvent): string {
    return this.sentence(`event-${event.name}`, event)
  }

  private sentence(message: string, event: TableEvent): string {
    return this.tokens(event, message)
      .map((token) => token.text)
      .join('')
  }

  /** The same sentence in pieces, so that what it names can be lit up. */
  tokens(event: TableEvent, message = `event-${event.name}`): Token[] {
    const { change } = event.fields
    if (event.name === EDITED && typeof change === 'string')
      return [{ kind: 'text', text: this.message(message, { change: this.edit(change) }) }]
    const marked: Token[] = []
    const mark = (token: Token) => `${OPEN}${marked.push(token) - 1}${CLOSE}`
    const filled: Filled = {}
    for (const [field, value] of Object.entries(event.fields)) {
      if (typeof value === 'number') filled[field] = value
      else if (typeof value === 'string') filled[field] = mark(this.token(value))
      else {
        filled[field] = this.markedList(value, mark)
        filled[`${field}_count`] = value.length
      }
    }
    const sentence = this.message(message, filled) || event.name
    return sentence
      .split(MARKED)
      .map((part, i): Token => (i % 2 ? marked[Number(part)]! : { kind: 'text', text: part }))
      .filter((token) => token.text)
  }

  private token(word: string): Token {
    const seat = seatOf(word)
    const text = this.thing(word)
    if (seat >= 0) return { kind: 'seat', text, seat }
    return { kind: 'thing', text, word, thing: parseWord(word).thing }
  }

  private markedList(words: readonly string[], mark: (token: Token) => string): string {
    return (
      countEqual(words)
        .map(([word, n]) => mark(this.token(word)) + (n === 1 ? '' : ` ×${n}`))
        .join(', ') || this.nothing()
    )
  }

  /** A rule of the ledger in this language. */
  rule(id: string): Rule {
    return (
      this.rules.get(id) ?? {
        id,
        chapter: '',
        text: this.message(id) || id,
        ruling: '',
        reconstructed: '',
      }
    )
  }
}

/** Each different entry with how often it is there, in order of first appearance. */
export function countEqual<Entry>(entries: readonly Entry[]): [Entry, number][] {
  const found = new Map<Entry, number>()
  for (const entry of entries) found.set(entry, (found.get(entry) ?? 0) + 1)
  return [...found]
}

/** The talk of a game, with English behind it; of its former rules where a version is named. */
export async function talkOf(
  game: string,
  language: Language,
  rules: ReadonlyMap<string, Rule> = new Map(),
  former = 0,
): Promise<Talk> {
  const order: Language[] = language === 'en' ? ['en'] : [language, 'en']
  const read = await Promise.all(order.map((code) => gameBundle(game, code, former)))
  return new Talk(
    game,
    language,
    read.map((each) => each.bundle),
    [],
    rules,
    read[0]!.verbs,
    read[0]!.explained,
    former,
  )
}
