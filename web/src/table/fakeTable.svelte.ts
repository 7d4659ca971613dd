import { vi } from 'vitest'
import type { Shown, State } from '../wire/types'
import { TableSource, type Deed, type WhyAnswer } from './tableSource.svelte'

/** For tests: a table at which somebody is asked something, and that keeps what is said. */
export class FakeTable extends TableSource {
  override busy = $state(false)
  said = vi.fn()
  override say(words: readonly string[]) {
    this.said(words)
    this.busy = true
  }
  override get shown(): Shown | null {
    return this.state?.shown ?? null
  }
  /** The rules that forbid words, by their verbs. */
  forbidding: Record<string, string> = {}
  override why(word: string): Promise<WhyAnswer> {
    const rule = this.forbidding[word.split(':')[0]!] ?? ''
    return Promise.resolve({ word, rule, may: false, later: false })
  }
  other: 'bot' | 'guest' = 'bot'

  /** Words that could not be taken back, of those asked about. */
  finals: string[] = []
  weighed = vi.fn()
  override final(words: readonly string[]): Promise<boolean> {
    this.weighed(words)
    return Promise.resolve(words.some((word) => this.finals.includes(word)))
  }
  acted = vi.fn()
  override act(deed: Deed) {
    this.acted(deed)
  }
  override talk() {}
  override leave() {}
  override load() {
    return Promise.resolve()
  }

  asks(...options: string[]) {
    const ask = { name: 'X', rule: 'X', seat: 0, options, idle: false, changeable: false }
    const seats = ['guest', this.other].map((kind, seat) => ({ seat, kind }))
    const table = { status: 'playing', seats, overdue: [] }
    const shown = {
      you: 0,
      view: {},
      waiting: [0],
      awaited: ['X'],
      asks: [ask],
      table,
      undo: 'free',
      queue: [],
      ahead: [],
    }
    this.state = { seq: (this.state?.seq ?? 0) + 1, shown, clocks: [] } as unknown as State
    this.busy = false
  }

  /** Nothing is asked: the other one is waited for, and this is known besides. */
  waits(more: Partial<Shown> = {}, table: Partial<Shown['table']> = {}) {
    this.asks()
    const { shown } = this.state!
    const known = { ...shown, asks: [], waiting: [1], awaited: [''], ...more }
    const state = { ...known, table: { ...shown.table, ...table } }
    this.state = { ...this.state!, shown: state }
  }

  /** The same question, open for these words, too. */
  asksToo(...options: string[]) {
    const { shown } = this.state!
    const asks = [...shown.asks, { ...shown.asks[0]!, options }]
    this.state = { ...this.state!, shown: { ...shown, asks } }
  }
}
