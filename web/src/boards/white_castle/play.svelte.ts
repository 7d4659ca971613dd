import { parseWord } from '../../texts/words'
import type { Draft } from './draft.svelte'
import { dieAt, dieInHand, placesFor, waysOf, type Held, type Way, type Ways } from './gestures'
import { MEMBER_OF } from './printed'
import {
  NOBODY,
  type CardRow,
  type CastleProps,
  type Prospect,
  type Space,
  type View,
  type Word,
} from './view'

/** From the gates to the diplomats, or from the first floor to the daimyō. */
const CLIMBS_TWO = /gate-diplomat|first-daimyo/

/** The word that moves a piece: the last of a way, but for the action of a card met by a climb. */
export function moveOf(way: Way): Word {
  return climbIn(way) ?? way.words[way.words.length - 1]!
}

/** The climb that a way holds, if it does. */
export function climbIn({ words }: Way): Word | undefined {
  return words.find((word) => word.startsWith('climb:'))
}

/** One reader at the board: what is offered where, and what a tap says. */
export class Play {
  constructor(
    readonly board: CastleProps,
    readonly draft: Draft,
  ) {}

  get view(): View {
    return this.board.view
  }

  /** Whose domain is drawn whole: mine, or that of the first in the turn order. */
  get mine(): number {
    return this.board.seat === NOBODY ? (this.view.order[0] ?? 0) : this.board.seat
  }

  get over(): boolean {
    return this.view.round > 0 && this.view.waiting_for.length === 0
  }

  readonly options: readonly Word[] = $derived.by(() =>
    this.board.live ? this.board.asks.flatMap((ask) => ask.options) : [],
  )

  offers(word: string): boolean {
    return (this.options as readonly string[]).includes(word)
  }

  /** While others play, a die can be lifted and placed in advance. */
  get preparing(): boolean {
    return this.board.prepare !== null && Object.keys(this.view.prospects).length > 0
  }

  canLift(end: string): boolean {
    return this.offers(`take:${end}`) || (this.preparing && dieAt(this.view, end) !== null)
  }

  /** The die in my hand, be it taken or only lifted. */
  readonly hand: Held | null = $derived.by(() => {
    const { lifted } = this.draft
    if (this.view.die) return this.view.turn === this.board.seat ? dieInHand(this.view) : null
    return lifted && this.canLift(lifted) ? dieAt(this.view, lifted) : null
  })

  /** The die whose reach is shown: that in the hand, else that under the pointer. */
  readonly shown: Held | null = $derived.by(() => {
    if (this.hand) return this.hand
    const { hovered } = this.draft
    return hovered && this.canLift(hovered) ? dieAt(this.view, hovered) : null
  })

  /** The lantern that the shown die would set off. */
  get lanternLit(): boolean {
    if (!this.shown) return false
    return this.shown.end ? this.shown.end.endsWith('left') : this.view.taken_from === 'left'
  }

  readonly ways: Ways = $derived.by(() => {
    const { hand } = this
    if (hand?.end) return placesFor(hand)
    return waysOf(this.view, this.options, hand, !this.draft.fingers)
  })

  waysTo(target: string): readonly Way[] {
    return this.ways.get(target) ?? []
  }

  /** Whether the target may be chosen now. */
  isOffered(target: string): boolean {
    return this.ways.has(target)
  }

  /** What the shown die would do at a place. */
  prospect(place: string): Prospect | null {
    return this.shown?.reach?.places.find((each) => each.place === place) ?? null
  }

  /** How a place looks to the shown die: it could go there, or is barred. */
  looks(place: string): string {
    const found = this.prospect(place)
    if (!found) return ''
    if (found.rule) return 'barred'
    return this.hand ? '' : 'could'
  }

  /** The row of the domain that the shown die belongs to. */
  isRowOf(member: string): boolean {
    return this.shown !== null && MEMBER_OF[this.shown.colour] === member
  }

  /** The rows of a room's card, or of the one that a courtier meets there. */
  rowsIn(space: Space): readonly CardRow[] {
    const { met } = this.view
    return met?.space === space.space ? met.rows : space.rows
  }

  // -- what is still to be done ----------------------------------------------------------

  /** The climbs by which a target is reached; two actions may lead to one climb, of one price. */
  climbsTo(target: string): Word[] {
    const climbs = this.waysTo(target).map(climbIn)
    return [...new Set(climbs.filter((word) => word !== undefined))]
  }

  /** How soon what a thing gives is done: now, later, or not at all. */
  due(thing: string): string {
    const at = this.view.todo.findIndex((group) => group.thing === thing)
    return at < 0 ? '' : at ? 'later' : 'nowdue'
  }

  isDueRow(row: string): boolean {
    return this.view.todo.some((group) => group.effects.some((each) => each.row === row))
  }

  // -- prices ----------------------------------------------------------------------------

  /** What a word costs of a good, where the view tells it; else what is printed. */
  private costOf(word: string, good: string, printed: number): number {
    return this.view.costs[word]?.[good] ?? printed
  }

  pearlOf(climb: string): number {
    return this.costOf(climb, 'pearl', CLIMBS_TWO.test(climb) ? 5 : 2)
  }

  sealsOf(trade: string): number {
    return this.costOf(trade, 'seal', trade === 'trade:coin' ? 1 : 2)
  }

  /** Nothing where the gardener is the rival's. */
  foodOf(word: string): number {
    return this.costOf(word, 'food', 0)
  }

  coinsOf(word: string): number {
    return this.costOf(word, 'coin', 2)
  }

  // -- the prompt bar ----------------------------------------------------------------------

  readonly trades: readonly Word[] = $derived.by(() =>
    this.options.filter((word) => word.startsWith('trade:')),
  )

  /** The choices of the prompt bar, in the order of their numbers. */
  readonly choices: readonly Word[] = $derived.by(() => {
    const { hand, options } = this
    if (hand?.end) {
      const places = hand.reach?.places.filter((each) => !each.rule) ?? []
      return places.map((each) => `place:${each.place}` as Word)
    }
    const plain = options.filter((word) => !word.startsWith('trade:') && word !== 'stop')
    const order = (this.view.todo[0]?.effects ?? []).map((due) => `do:${due.effect}`)
    const place = (word: string) => (order.includes(word) ? order.indexOf(word) : order.length)
    const sorted = [...plain].sort((a, b) => place(a) - place(b))
    return options.includes('stop') ? [...sorted, 'stop'] : sorted
  })

  /** Whether members of this kind can be sent from my home now; a garden may be chosen for the
   *  rival's. */
  sends(member: string): boolean {
    if (this.board.asks.some((ask) => ask.name === 'WHI-86')) return false
    const sent = { courtier: 'audience', gardener: 'garden:', warrior: 'yard:' }[member] ?? ''
    return [...this.ways.values()].flat().some((way) => moveOf(way).startsWith(sent))
  }

  // -- gestures --------------------------------------------------------------------------

  /** Lift a die, or put it back; where its reach is not known it is taken at once. */
  lift(end: string): void {
    if (!this.canLift(end)) return
    const put = this.draft.lifted === end
    this.draft.clear()
    if (put) return
    const die = dieAt(this.view, end)
    if (die?.reach) this.draft.lifted = end
    else this.board.choose(`take:${end}` as Word)
  }

  /** A target was tapped, or something was let go over it; tells whether it meant anything. */
  tap(target: string, at: { x: number; y: number }, only?: (way: Way) => boolean): boolean {
    if (this.offers(`take:${target}`) || (this.preparing && dieAt(this.view, target))) {
      this.lift(target)
      return true
    }
    const ways = this.waysTo(target).filter((way) => !only || only(way))
    if (!ways.length) return false
    if (ways.length > 1) this.draft.chooser = { target, ways, at }
    else this.go(ways[0]!)
    return true
  }

  /** Go this way: say its words, or remember the good that was chosen. */
  go(way: Way): void {
    const { draft } = this
    draft.chooser = null
    if (way.more) {
      const [first, good] = way.words as [Word, Word]
      const chosen = draft.chosen[0] === first ? [...draft.chosen, good] : [first, good]
      if (chosen.length < way.more + 2) {
        draft.chosen = chosen
        return
      }
      this.say(chosen)
    } else this.say(way.words)
  }

  /** What only gives is taken unasked: it costs and asks nothing, and nothing of it is lost. Goods
   *  are, whatever else is left to do; a step of influence alone, since seals gained first may pay
   *  its toll; and a good of choice where no other is left but seals could be traded. */
  get gift(): Word | '' {
    const left = this.options.filter((word) => word !== 'stop' && !word.startsWith('trade:'))
    const alone = left.length === 1
    if (alone && left[0]!.startsWith('gain:')) return left[0]!
    return left.find((word) => this.onlyGives(word, alone)) ?? ''
  }

  private onlyGives(word: Word, alone: boolean): boolean {
    const { opens, costs, todo } = this.view
    if (!word.startsWith('do:') || opens[word]?.length !== 0) return false
    const amounts = Object.values(costs[word] ?? {})
    if (amounts.some((amount) => amount > 0) || (!alone && !amounts.length)) return false
    return !todo[0]?.effects.some((due) => `do:${due.effect}` === word && due.lost)
  }

  /** Something else is asked: whoever has just spoken here takes a gift without being asked. Nobody
   *  else does, so that a gift that was taken back can be left. */
  takeGift(): void {
    const { gift, draft } = this
    const spoke = draft.spoke
    draft.spoke = false
    if (spoke && gift) this.say([gift])
  }

  /** Say words as a whole, now or as soon as they are asked for. */
  say(words: readonly Word[]): void {
    this.draft.clear()
    this.draft.spoke = true
    if (this.board.prepare && !this.options.length) this.board.prepare(words)
    else if (words.length === 1) this.board.choose(words[0]!)
    else this.board.compose(words)
  }

  /** A choice of the prompt bar: a die is lifted, all else is said. */
  choose(word: Word): void {
    const { verb, thing } = parseWord(word)
    const lifted = this.hand?.end
    if (verb === 'take') this.lift(thing)
    else if (verb === 'place' && lifted) this.say([`take:${lifted}` as Word, word])
    else if (verb === 'trade' && lifted)
      this.board.choose(word) // the die stays lifted
    else this.say([word])
  }
}
