/** What is open, lifted or half chosen on the board: nothing of it has been said yet. */
import { LetterDraft } from './letter.svelte'
import { MarchDraft } from './march.svelte'
import { NamingPlan } from './naming.svelte'

export type Sheet = 'desk' | 'cards' | 'flowers'

const FATE_SHOWN = 4000 // milliseconds

export class BoardState {
  /** The province whose card, or whose three orders, are open. */
  chosen = $state('')
  /** The combination whose cards are lifted in the hand. */
  combination = $state('')
  /** The support card to be laid, and Baba's second one. */
  support = $state.raw<readonly string[]>([])
  /** Cards or flowers chosen so far where several are wanted, by their places. */
  picked = $state.raw<readonly string[]>([])
  /** What the picks are for: "set", "short-set", a lot, or nothing. */
  picking = $state('')
  /** The sea in which mercenaries are to be hired. */
  sea = $state('')
  /** On a phone: which sheet lies below the map, and how high the map is. */
  sheet = $state<Sheet>('desk')
  tall = $state<'' | 'low' | 'high' | 'full'>('')
  byNumber = $state(false)
  /** The board is as narrow as a phone. */
  phone = $state(false)
  /** Whose letters lie open on a phone; nobody's until one is chosen. */
  facing = $state(-1)
  /** What became of a letter, by the family it came from or went to, for as long as it is told. */
  fates = $state.raw<Readonly<Record<string, string>>>({})
  readonly plan = new NamingPlan()
  readonly march = new MarchDraft()
  readonly letter = new LetterDraft()

  /** Another matter has come up: what was half chosen is forgotten. */
  forget(): void {
    this.chosen = ''
    this.support = []
    this.picked = []
    this.picking = ''
    this.tall = ''
    this.sheet = 'desk'
    this.letter.close()
  }

  /** Begin a letter; a bid that was being put together is given up. */
  write(seat: number): void {
    this.picking = ''
    this.picked = []
    this.letter.begin(seat)
  }

  /** Tell for a while what became of a letter. */
  tellFate(family: string, told: string): void {
    this.fates = { ...this.fates, [family]: told }
    setTimeout(() => {
      if (this.fates[family] !== told) return
      this.fates = Object.fromEntries(Object.entries(this.fates).filter(([of]) => of !== family))
    }, FATE_SHOWN)
  }

  /** Choose a card, or put it back; tells whether it is chosen now. */
  pick(name: string, most = Infinity): void {
    if (this.picked.includes(name)) this.picked = this.picked.filter((each) => each !== name)
    else if (this.picked.length < most) this.picked = [...this.picked, name]
  }
}
