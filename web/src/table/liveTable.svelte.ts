import ReconnectingSocket from 'partysocket/ws'
import type { GameView } from '../boards'
import { settings } from '../places/settings.svelte'
import { say } from '../texts/page.svelte'
import { answerOf, api, HERE, troubleOf } from '../wire/api'
import type { FromClient, FromServer, Shown, State } from '../wire/types'
import { applied } from './differences'
import { PacedQueue } from './pacedQueue'
import { keepIdentity } from './identity'
import {
  NO_ANSWER,
  TableSource,
  type Deed,
  type Moment,
  type WhyAnswer,
} from './tableSource.svelte'

const LONG_ENOUGH = 1000 // milliseconds to wait for the server's opinion

type Speaking = Extract<FromClient, { client_id: string }>

/** A change at the table, and when it was heard of. */
interface News {
  message: Extract<FromServer, { type: 'state' | 'chat' | 'nudged' }>
  at: number
}

/** One table, as long as it is open on the screen: what the server tells of it, and a way to speak. */
export class LiveTable extends TableSource {
  private unanswered = $state.raw<ReadonlyMap<string, Speaking>>(new Map())
  private awaited = $state(0) // the change my last accepted word leads to
  private asking = new Map<string, (answer: WhyAnswer) => void>() // by client_id
  private weighing = new Map<string, (final: boolean) => void>() // by client_id
  private socket: ReconnectingSocket
  private lastSeq = $state(0)
  private heard: State['shown'] | null = null // as the server showed it last, on the screen or not yet
  private asksForChat = false
  private readonly queue = new PacedQueue<News>(({ message, at }) => this.apply(message, at))

  /** Whether several people share this device, and nobody of them looks. */
  veiled: () => boolean = () => false
  /** A game has begun at this table before anybody has said that they look. */
  unveiling: () => void = () => undefined

  constructor(
    match: string,
    /** Which seat of mine; null for the one I have, or for the spectators' if I have several. */
    readonly seat: number | null = null,
  ) {
    super(match)
    this.socket = new ReconnectingSocket(() => this.address(), [], {
      minReconnectionDelay: 300,
      maxReconnectionDelay: 5000,
      reconnectionDelayGrowFactor: 1.6,
      maxEnqueuedMessages: 0, // what was not answered is said again, see `opened`
    })
    this.socket.addEventListener('open', () => this.opened())
    this.socket.addEventListener('close', (event) => this.lost(event))
    this.socket.addEventListener('message', (event) => {
      this.hear(JSON.parse(String(event.data)) as FromServer)
    })
  }

  override leave(): void {
    this.socket.close()
    this.queue.hurry()
  }

  /** Show at once what others have done, not one after the other. */
  hurry(): void {
    this.queue.hurry()
  }

  override get shown(): Shown | null {
    return this.state?.shown ?? null
  }

  override get busy(): boolean {
    const words = [...this.unanswered.values()].some((message) => message.type !== 'chat')
    return words || this.awaited > this.lastSeq // a line of talk shows no new state
  }

  /** A moment that passed before the table was opened here is asked for; every other was seen. */
  override async load(moment: number): Promise<void> {
    const wanted = this.moments[moment]
    if (!wanted || wanted.shown) return
    const params = { path: { match: this.match }, query: { at: wanted.seq, ...this.named } }
    const state = await answerOf(api.GET('/api/v1/matches/{match}/view', { params }))
    const shown = { ...state.shown, awaited: state.awaited }
    this.moments = this.moments.map((each) => (each.seq === wanted.seq ? { ...each, shown } : each))
  }

  // -- speaking --------------------------------------------------------------------

  override say(words: readonly string[]): void {
    if (this.busy || !this.state) return
    this.speak({
      type: 'words',
      words: [...words],
      client_id: newId(),
      expected_seq: this.state.seq,
      seat: this.seat,
    })
  }

  /** Do something from my seat that is not an answer: undo, concede, agree… */
  override act(deed: Deed): void {
    if (!this.busy) this.speak({ ...deed, client_id: newId(), seat: this.seat } as Speaking)
  }

  override talk(text: string, to: number | null): void {
    const you = this.shown?.you ?? -1
    const room = you < 0 ? 'spectators' : to === null ? 'table' : 'private'
    const name = you < 0 ? settings.nickname.trim() || say('guest') : ''
    this.speak({ type: 'chat', text, client_id: newId(), room, to, seat: this.seat, name })
  }

  override why(word: string): Promise<WhyAnswer> {
    if (this.connection !== 'open') return Promise.resolve(NO_ANSWER)
    return new Promise((resolve) => {
      const client_id = newId()
      this.asking.set(client_id, (answer) => resolve({ ...answer, word }))
      this.send({ type: 'why', word, client_id })
    })
  }

  override async outlook(): Promise<Partial<GameView>> {
    const params = { path: { match: this.match }, query: this.named }
    try {
      const told = await answerOf(api.GET('/api/v1/matches/{match}/outlook', { params }))
      return told.view as Partial<GameView>
    } catch {
      return {} // without it a move can still be chosen when it is asked for
    }
  }

  override final(words: readonly string[]): Promise<boolean> {
    return new Promise((resolve) => {
      const client_id = newId()
      this.weighing.set(client_id, resolve)
      setTimeout(() => this.weighed(client_id, true), LONG_ENOUGH)
      this.send({ type: 'final', words: [...words], client_id })
    })
  }

  private speak(message: Speaking): void {
    this.refusal = null
    this.unanswered = new Map(this.unanswered).set(message.client_id, message)
    this.send(message)
  }

  private send(message: FromClient): void {
    if (this.connection === 'open') this.socket.send(JSON.stringify(message))
  }

  // -- the socket ------------------------------------------------------------------

  /** The seat, where several people share this device. */
  private get named(): { seat?: number } {
    return this.seat === null ? {} : { seat: this.seat }
  }

  private address(): string {
    const url = new URL(`api/v1/matches/${encodeURIComponent(this.match)}/ws`, HERE)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    url.searchParams.set('after', String(this.lastSeq))
    url.searchParams.set('changes', 'true')
    url.searchParams.set('lang', settings.language)
    if (this.seat === null) url.searchParams.set('curtain', 'true')
    else url.searchParams.set('seat', String(this.seat))
    return url.href
  }

  private opened(): void {
    this.connection = 'open'
    this.retries = 0
    // saying a thing again with the same client_id changes nothing
    for (const message of this.unanswered.values()) this.send(message)
  }

  private lost(event: { code?: number }): void {
    this.hurry() // what was missed is asked for from here on
    for (const resolve of this.asking.values()) resolve(NO_ANSWER)
    this.asking.clear()
    if (event.code === 4404) void this.turnedAway()
    this.connection = 'lost'
    this.retries += 1
  }

  /** A socket is closed with no more than a code: the route tells the same as a sentence. */
  private async turnedAway(): Promise<void> {
    try {
      await answerOf(
        api.GET('/api/v1/matches/{match}', { params: { path: { match: this.match } } }),
      )
    } catch (error) {
      this.closed = troubleOf(error)
      this.socket.close()
    }
  }

  // -- hearing ---------------------------------------------------------------------

  private hear(message: FromServer): void {
    if (this.veiled() && message.type === 'state' && message.shown.you >= 0 && message.shown.view) {
      this.unveiling() // somebody's secrets, and nobody has said that they look
      return
    }
    switch (message.type) {
      case 'changed':
        this.hear(this.whole(message))
        return
      case 'state':
        this.heard = message.shown
      // falls through
      case 'chat':
      case 'nudged':
        if (this.busy) this.hurry() // what I have said myself is seen at once
        this.queue.add({ message, at: Date.now() })
        return
      case 'accepted':
        this.answer(message.client_id)
        this.awaited = Math.max(this.awaited, message.seq)
        return
      case 'denied':
        if (this.weighed(message.client_id, false)) return // saying them tells why
        if (
          !this.explain(message.client_id, {
            ...NO_ANSWER,
            later: message.problem.code === 'not-asked',
          })
        ) {
          this.answer(message.client_id)
          this.refusal = message.problem
        }
        return
      case 'why':
        this.explain(message.client_id, { ...message, later: false })
        return
      case 'final':
        this.weighed(message.client_id, message.final)
        return
      case 'presence':
        this.presence = message
    }
  }

  /** The table as it has become by these changes. */
  private whole({ changes, ...update }: Extract<FromServer, { type: 'changed' }>): State {
    return { ...update, type: 'state', shown: applied(this.heard!, changes) }
  }

  /** Something has changed; tells whether to rest there: while others play, and pieces move. */
  private apply(message: News['message'], at: number): boolean {
    if (message.type === 'state') {
      this.show(message, at)
      return settings.motion && !document.hidden && this.fresh.length > 0 && !this.asked
    }
    if (message.type === 'chat') this.chat = [...this.chat, message.line]
    else this.nudged = message
    this.lastSeq = Math.max(this.lastSeq, message.seq)
    return false
  }

  /** New lines of talk; where some were left out between them and those known, only the new. */
  private hearChat({ chat, chat_cut }: State): void {
    const known = chat_cut ? [] : this.chat
    const fresh = chat.filter((line) => !known.some(({ seq }) => seq === line.seq))
    this.chat = [...known, ...fresh]
    if (chat_cut) this.olderChat = true
  }

  override async askForOlderChat(): Promise<void> {
    const before = this.chat[0]?.seq
    if (!this.olderChat || this.asksForChat || before === undefined) return
    this.asksForChat = true
    try {
      const params = { path: { match: this.match }, query: { before, ...this.named } }
      const older = await answerOf(api.GET('/api/v1/matches/{match}/chat', { params }))
      if (this.chat[0]?.seq !== before) return
      this.chat = [...older.lines, ...this.chat]
      this.olderChat = older.cut
    } finally {
      this.asksForChat = false
    }
  }

  private get asked(): boolean {
    return this.shown !== null && this.shown.asks.length > 0
  }

  private answer(clientId: string): void {
    const left = new Map(this.unanswered)
    left.delete(clientId)
    this.unanswered = left
  }

  /** Answers a question why a word may not be said, if this is the answer to one. */
  private explain(clientId: string, answer: WhyAnswer): boolean {
    const resolve = this.asking.get(clientId)
    this.asking.delete(clientId)
    resolve?.(answer)
    return resolve !== undefined
  }

  /** Answers a question whether words are final, if this is the answer to one. */
  private weighed(clientId: string, final: boolean): boolean {
    const resolve = this.weighing.get(clientId)
    this.weighing.delete(clientId)
    resolve?.(final)
    return resolve !== undefined
  }

  private show(sent: State, at: number): void {
    const last = this.state
    const shown: Shown = { ...sent.shown, awaited: sent.awaited }
    const state = { ...sent, shown: keepIdentity(last?.shown, shown) }
    const caughtUp = last !== null && this.lastSeq > 0
    if (state.events.length || state.events_from < this.log.length)
      this.log = [...this.log.slice(0, state.events_from), ...state.events]
    this.fresh = caughtUp ? state.events : []
    this.hearChat(state)
    this.deeds = [
      ...this.deeds,
      ...(state.deeds ?? []).filter(({ seq }) => seq > this.lastSeq || !last),
    ]
    this.before = caughtUp ? ((last.shown.view ?? null) as GameView | null) : null
    this.state = state
    if (!state.shown.waiting.includes(state.shown.you)) this.nudged = null
    this.received = at
    this.lastSeq = state.seq
    // an undo takes moments back, too
    const kept = this.moments.filter(
      (moment) => moment.seq < state.seq && moment.eventCount <= state.events_from,
    )
    const now = { seq: state.seq, shown: state.shown, eventCount: this.log.length }
    this.moments = [...(this.moments.length ? kept : earlier(state)), now]
  }
}

/** The moments before the first state that was heard here: each change that told something. */
function earlier(state: State): Moment[] {
  const counts = new Map<number, number>()
  state.events.forEach((event, index) => counts.set(event.seq, index + 1))
  counts.delete(state.seq)
  return [...counts].map(([seq, count]) => ({ seq, shown: null, eventCount: count }))
}

let counter = 0

/** A text nobody has used before. */
function newId(): string {
  counter += 1
  return `${Date.now().toString(36)}-${counter}-${Math.random().toString(36).slice(2, 10)}`
}
