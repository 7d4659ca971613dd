import { parseWord } from '../../texts/words'
import type { Planned } from './planning'
import { outlookOf, samuraiOf, type Outlook, type Prospect, type View } from './view'

/**
 * The plan of an activation or a deployment: samurai, space, deed and posture. Nothing is said
 * before the main button; until then everything can be changed, and `Esc` takes back the last.
 * It outlives the questions it answers, so that a posture chosen before the dice is still there
 * when it is asked for.
 */
export class Plan implements Planned {
  samurai = $state('')
  goal = $state('')
  act = $state('')
  posture = $state('')

  private turn = 0

  constructor(private readonly view: () => View) {}

  /** What its samurai could do from each space. */
  readonly outlook: Outlook | null = $derived.by(() => outlookOf(this.view(), this.samurai))

  /** Where it would stand. */
  readonly place: string = $derived.by(
    () => this.goal || (samuraiOf(this.view(), this.samurai)?.place ?? ''),
  )

  /** The attacks from there. */
  readonly prospects: readonly Prospect[] = $derived.by(() => {
    const { outlook, place } = this
    const known = outlook?.from[place]
    if (known) return known
    return this.goal || this.samurai !== this.view().active ? [] : this.view().prospects
  })

  /** The enemy that could strike on the way there: which way it goes is asked before the rest. */
  readonly past: string = $derived.by(() => this.outlook?.past[this.goal] ?? '')

  /** Its speed now. */
  readonly speed: number = $derived.by(
    () => samuraiOf(this.view(), this.samurai)?.stats?.speed ?? 0,
  )

  readonly target: string = $derived.by(() => {
    const { verb, thing } = parseWord(this.act)
    return verb === 'attack' ? thing : ''
  })

  readonly aim: Prospect | undefined = $derived.by(() =>
    this.prospects.find((each) => each.target === this.target),
  )

  clear(): void {
    this.samurai = this.goal = this.act = this.posture = ''
  }

  /** Plan what these words say. */
  read(words: readonly string[]): void {
    this.clear()
    this.turn = this.view().turn
    for (const { verb, thing, word } of words.map((each) => ({ ...parseWord(each), word: each }))) {
      if (verb === 'activate') this.samurai = thing
      else if (verb === 'move') this.goal = thing
      else if (verb === 'posture') this.posture = thing
      else if (!['stay', 'keep'].includes(verb)) this.act = word
    }
  }

  /** Keep what is planned for one of these samurai, as far as it can still be done. */
  keepFor(samurai: readonly string[]): void {
    if (this.turn !== this.view().turn || !samurai.includes(this.samurai)) this.clear()
    else if (this.samurai !== this.view().active && this.outlook) this.mend()
  }

  /** Forget where nobody can go any more, and what cannot be done from there. */
  mend(): void {
    const { goal, act } = this
    if (goal && !this.outlook?.ways[goal]) this.goal = ''
    const deeds = this.outlook?.acts[this.place] ?? []
    const aimed = this.prospects.some((each) => each.target === this.target)
    if (act && act !== 'rest' && !aimed && !deeds.includes(act)) this.act = ''
  }

  /** Forget a deed that is not offered any more, now that it is asked for. */
  mendAct(options: readonly string[]): void {
    if (!options.includes(this.act)) this.act = ''
  }

  /** Plan for this samurai, from the beginning unless it is planned for in this turn. */
  select(samurai: string): void {
    const { turn } = this.view()
    if (samurai === this.samurai && turn === this.turn) return
    this.clear()
    this.samurai = samurai
    this.turn = turn
  }

  /** Go there; a deed that is not possible from there is forgotten. */
  go(place: string): void {
    this.goal = place
    if (this.target && !this.prospects.some((each) => each.target === this.target)) this.act = ''
  }

  /** Do this, or think better of it. */
  do(act: string): void {
    this.act = this.act === act ? '' : act
  }

  take(posture: string): void {
    this.posture = this.posture === posture ? '' : posture
  }

  /** Take back the last thing planned, of those that can be; tells whether there was one. */
  undo(chosen: boolean): boolean {
    if (this.posture) this.posture = ''
    else if (this.act) this.act = ''
    else if (this.goal) this.goal = ''
    else if (this.samurai && chosen) this.samurai = ''
    else return false
    return true
  }
}
