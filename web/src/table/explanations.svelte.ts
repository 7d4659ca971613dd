import type { Rule, Talk } from '../texts/talk'
import { parseWord } from '../texts/words'
import type { Moments } from './moments.svelte'
import type { TableSource } from './tableSource.svelte'

/** What the "why not?" card shows: the word or thing asked about, and the rule that answers. */
export interface Explanation {
  about: string
  /** What the thing does, where its name does not say it. */
  does: string
  rule: Rule | null
  /** The rule forbids just this; otherwise only its first sentence is worth reading. */
  reason: boolean
  /** It may be said after all. */
  may: boolean
  /** Why it is not on the menu, where no rule forbids just this. */
  cannot: string
  /** Something else is asked: the question, where the rule is not about it. */
  instead: string
  /** While nothing is asked: the words about it that can be said in advance. */
  later: readonly string[]
  /** A resting pointer asked for it: it goes when the pointer does. */
  fleeting: boolean
}

const MOST_WORDS = 16

/** The first sentence of a rule. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}

/** "Why not?": asks the server which rule keeps a word or a thing off the menu. */
export class Explanations {
  current = $state.raw<Explanation | null>(null)
  /** What on the board was pointed at: the answer must not cover it. */
  pointedAt = $state.raw<Element | null>(null)
  private asked = 0
  private resting = false

  constructor(
    private readonly source: TableSource,
    private readonly moments: Moments,
    private readonly talk: () => Talk,
  ) {}

  close(): void {
    this.current = null
  }

  /** Put a question for a pointer that rests: the answer goes with it. */
  fleetingly(ask: () => void): void {
    this.resting = true
    ask()
    this.resting = false
  }

  /** The pointer has left what it asked about. */
  closeFleeting(): void {
    if (this.current?.fleeting) this.close()
  }

  /** The answer is looked at: it stays until it is closed. */
  keep(): void {
    if (this.current?.fleeting) this.current = { ...this.current, fleeting: false }
  }

  private get askedVerbs(): string[] {
    return this.moments.questions.flatMap((ask) => ask.options.map((word) => parseWord(word).verb))
  }

  explainWord = async (word: string): Promise<void> => {
    await this.explain(this.talk().word(word), parseWord(word).thing, [word])
  }

  /** While something is asked, a rule about any other verb has nothing to do with the moment. */
  explainThing = async (thing: string): Promise<void> => {
    const verbs = new Set(this.moments.questions.length ? this.askedVerbs : this.talk().verbs)
    const words = [...verbs].slice(0, MOST_WORDS).map((verb) => `${verb}:${thing}`)
    await this.explain(this.talk().name(thing), thing, words)
  }

  /** Ask the server about these words, and show the first rule it names. */
  private async explain(about: string, thing: string, words: readonly string[]): Promise<void> {
    const number = ++this.asked
    const fleeting = this.resting
    const { live } = this.moments
    const answers = live ? await Promise.all(words.map((word) => this.source.why(word))) : []
    if (number !== this.asked) return // another question was put meanwhile
    const talk = this.talk()
    const may = answers.some((answer) => answer.may)
    // what forbids just this is the reason; the rule of a verb is only what it is about
    const found = answers.find((answer) => answer.reason) ?? answers.find((answer) => answer.rule)
    const question = this.moments.questions[0]
    const rule = found?.rule ?? question?.rule ?? ''
    // where no rule is about the thing, that of the question tells what is asked, and no reason
    const verb = parseWord(found?.word ?? '').verb
    const aboutIt = found && (rule === question?.rule || this.askedVerbs.includes(verb))
    this.current = {
      about,
      does: talk.about(thing),
      may,
      rule: rule && !may ? talk.rule(rule) : null,
      reason: found?.reason ?? false,
      cannot:
        question && found && aboutIt && !found.reason ? talk.cannot(question.name, found.word) : '',
      instead: question && !aboutIt ? talk.prompt(question) : '',
      later: answers.filter((answer) => answer.later).map((answer) => answer.word),
      fleeting,
    }
  }
}
