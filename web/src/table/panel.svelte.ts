import type { Explanations } from './explanations.svelte'
import { folded, overlaid } from './mediaQueries'
import type { TableSource } from './tableSource.svelte'

export type Tab = 'log' | 'chat' | 'chances' | 'comments' | 'rules' | 'text'

/** What it can show: of a game that is played, or of one that was. */
export function tabsOf(source: TableSource): Tab[] {
  if (source.studied) return ['log', 'rules', 'text'] // the chances would tell the answer
  return source.recorded
    ? ['log', 'chances', 'comments', 'rules', 'text']
    : ['log', 'chat', 'rules', 'text']
}

/** The side panel: what it shows, and what of it has not been read. */
export class Panel {
  tab = $state<Tab>('log')
  /** Whether it lies over the table, where there is no room beside it. */
  open = $state(false)
  /** The rule to open in the reader. */
  rule = $state('')
  /** The first line of the log that happened while the reader looked away; -1 for none. */
  firstMissed = $state(-1)
  /** How many lines of the chat have been read; those before I came need not be. */
  private read = $state(-1)

  constructor(
    private readonly source: TableSource,
    private readonly explanations: Explanations,
    /** It folds to a rail: the board wants the room. */
    readonly folds: () => boolean = () => false,
  ) {}

  /** It lies over the table while it is open, and is out of sight otherwise. */
  get covers(): boolean {
    return (this.folds() ? folded : overlaid).current
  }

  /** Show this tab, or put the panel away where it lies over the table and shows just that. */
  toggle(tab: Tab): void {
    this.open = !(this.covers && this.open && this.tab === tab)
    this.tab = tab
  }

  /** Lines of the chat that nobody has read here yet. */
  get unread(): number {
    return this.read < 0 ? 0 : Math.max(0, this.source.chat.length - this.read)
  }

  /** The chat is in sight, or was before I came. */
  markRead(): void {
    this.read = this.source.chat.length
  }

  show(tab: Tab): void {
    this.tab = tab
    this.open = true
  }

  openRule(id: string): void {
    this.explanations.close()
    this.rule = id
    this.show('rules')
  }
}
