import type { BoardDeeds, Offer } from '../boards'
import type { Moments } from './moments.svelte'
import type { Speech } from './speech.svelte'
import { placeIn } from './steady'

/** What the prompt bar has to choose from, and what its digits stand for. */
export class Menu {
  /** The whole menu is open, in words. */
  tall = $state(false)
  /** The row in which all of it stands. */
  row = $state.raw<HTMLElement>()
  /** The first place of the row that has just changed; Infinity for none. */
  changed = $state(Infinity)
  private stood: readonly string[] = []
  private stoodFor = ''
  private spoke = false

  constructor(
    private readonly moments: Moments,
    private readonly speech: Speech,
    private readonly board: () => BoardDeeds | undefined,
  ) {}

  /** The board's own buttons; null where the menu stands in words. */
  readonly offers: readonly Offer[] | null = $derived.by(() => {
    const { live, questions } = this.moments
    const offers =
      live && (questions.length || this.speech.preparing) ? this.board()?.offers?.() : null
    return this.tall ? null : (offers ?? null)
  })

  /** The words in the order in which they stand: what comes while one looks at a question comes
   *  last, and moves nothing. */
  readonly words: readonly string[] = $derived.by(() => {
    const { choices, picked, said } = this.speech
    const { questions } = this.moments
    const asked = [said, picked, ...questions.map((ask) => ask.name)].join()
    const mine = this.spoke && !this.speech.underWay // what comes now is what I have brought about
    const words = asked === this.stoodFor && !mine ? keepPlaces(this.stood, choices) : choices
    this.spoke = this.speech.underWay
    this.stoodFor = asked
    this.stood = words
    return words
  })

  /** Whether a button of the board can be pressed now. */
  canTake(offer: Offer): boolean {
    const { able, preparing } = this.speech
    return !offer.disabled && (able || (preparing && Boolean(offer.ahead || offer.act)))
  }

  /** Do what a button of the board stands for. */
  take(offer: Offer, why: (word: string) => void): void {
    if (offer.disabled) {
      if (offer.why) why(offer.why)
    } else if (offer.act) offer.act()
    else if (offer.ahead) this.speech.prepare(offer.words, true)
    else this.speech.compose(offer.words)
  }

  /** Choose what stands at this place, from 1; tells whether there is anything. */
  press(place: number): boolean {
    const shown = this.row?.querySelectorAll<HTMLElement>('[data-word], [data-offer]')[place - 1]
    if (!shown) return false
    if (placeIn(this.row!, shown) < this.changed) shown.click() // else it means something new
    return true
  }
}

/** What stood stays where it was; what is new follows. */
export function keepPlaces(stood: readonly string[], now: readonly string[]): readonly string[] {
  const kept = stood.filter((each) => now.includes(each))
  return [...kept, ...now.filter((each) => !stood.includes(each))]
}
