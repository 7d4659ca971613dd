import { readdirSync, readFileSync } from 'node:fs'
import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bundleFrom, formatMessage } from '../../texts/fluent'
import { LANGUAGES, type Language } from '../../texts/languages'
import { Talk } from '../../texts/talk'
import { BEAT } from '../../table/steady'
import type { BoardDeeds } from '../index'
import Choices from './Choices.svelte'
import { draft } from './draft.svelte'
import { targetOf } from './gestures'
import scenes from './scenes.json'
import type { CastleProps, View } from './view'
import WhiteCastleBoard from './WhiteCastleBoard.svelte'

const ROOT = '../src/tatami/' // vitest runs in web/
const NAMES = ['Ann', 'Bea', 'Cleo', 'Dora']
type Name = keyof typeof scenes

function texts(folder: string, language: Language) {
  const files = readdirSync(ROOT + folder).sort()
  return bundleFrom(
    language,
    files.map((file) => readFileSync(ROOT + folder + file, 'utf-8')),
  )
}

const PAGE = Object.fromEntries(LANGUAGES.map((code) => [code, texts(`web/texts/${code}/`, code)]))
const GAME = Object.fromEntries(
  LANGUAGES.map((code) => [code, texts(`games/white_castle/texts/${code}/`, code)]),
)

const said = {
  choose: vi.fn(),
  compose: vi.fn(),
  why: vi.fn(),
  pick: vi.fn(),
  light: vi.fn(),
}
beforeEach(() => {
  Object.values(said).forEach((mock) => mock.mockClear())
  ;(
    window as unknown as { happyDOM: { setViewport: (size: object) => void } }
  ).happyDOM.setViewport({ width: 1440, height: 900 })
  Element.prototype.checkVisibility ??= () => true
})
afterEach(() => {
  cleanup()
  draft.clear()
})

function propsOf(name: Name, language: Language, missing: string[]): CastleProps {
  const scene = scenes[name] as unknown as Pick<CastleProps, 'view' | 'seat' | 'asks' | 'ranks'>
  return {
    ...said,
    ...scene,
    before: null,
    events: [],
    live: true,
    talk: new Talk('white_castle', language, [GAME[language]!], NAMES),
    say: (key, filled = {}) => {
      const text = formatMessage(PAGE[language]!, key, filled)
      if (!text) missing.push(key)
      return text
    },
    players: NAMES.map((player, seat) => ({
      seat,
      name: player,
      bot: seat > 0,
      colour: `var(--seat-${seat})`,
    })),
    prepare: null,
    prepared: [],
    highlighted: new Set<string>(),
    motion: false,
    clocks: [],
    now: () => 0,
    awaited: '',
    lastLine: '',
  }
}

function shown(name: Name, language: Language = 'en', missing: string[] = []): CastleProps {
  const props = propsOf(name, language, missing)
  drawn(props)
  return props
}

/** What the board does for the table, once it and its choices are drawn. */
function drawn(props: CastleProps): BoardDeeds {
  const { component } = render(WhiteCastleBoard, { props })
  render(Choices, { props })
  return component as BoardDeeds
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

async function tap(selector: string) {
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await tick()
}

const options = (props: CastleProps) => props.asks.flatMap((ask) => ask.options)

type Due = View['todo'][number]['effects'][number]

/** What stands on the tray: every place with its icons, each in words, with its sign and its word. */
function laidOut() {
  const icon = (each: HTMLElement) => [
    each.getAttribute('aria-label'),
    each.querySelector<HTMLElement>('.sign')?.dataset.n ?? '',
    each.dataset.word ?? '',
  ]
  return [...document.querySelectorAll('.tgroup')].map((group) => [
    group.querySelector('em')?.textContent.trim(),
    [...group.querySelectorAll<HTMLElement>('.choice')].map(icon),
  ])
}

/** The same of what the rules tell. */
function stillToDo(props: CastleProps) {
  const { talk, view, say } = props
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const place = (from: string, thing: string) => {
    if (from === 'lantern') return talk.message('lantern')
    if (from === 'yard') return talk.thing(`yard:${thing}`)
    if (['courtier', 'gardener', 'warrior'].includes(thing)) return talk.word(`domain:${thing}`)
    const placed = ['room', 'outside', 'well', 'card'].includes(from)
    return placed ? talk.thing(`place:${thing || from}`) : talk.name(thing || from)
  }
  const icon = (due: Due, first: boolean) => {
    const [word, name] = [`do:${due.effect}`, talk.thing(`do:${due.effect}`)]
    const less = due.lost ? `−${due.lost}` : ''
    if (due.rule) {
      const text = `${talk.rule(due.rule).text} (${due.rule})`
      const sign = say(due.lost ? 'castle-full' : 'castle-cannot')
      return [say('castle-labelled', { name, text }), sign, '']
    }
    if (!first) return [say('castle-comes-later', { effect: name }), less, '']
    if (!options(props).some((each) => each === word)) return [name, less, ''] // it is asked how another is done
    return [talk.word(word) + (less && ` (${less})`), less, word]
  }
  return view.todo.map(({ from, thing, effects }, group) => [
    capital(place(from, thing)),
    effects.map((due) => icon(due, !group)),
  ])
}

/** Scenes of many more games, where somebody has gathered them (`tools/questions.py`). */
const gathered = process.env.TATAMI_QUESTIONS
const more = gathered ? (JSON.parse(readFileSync(gathered, 'utf-8')) as object[]) : []
Object.assign(
  scenes,
  Object.fromEntries(more.map((scene, i) => [`gathered ${i}`, { ranks: [], ...scene }])),
)

const PATIENCE = 60_000 // much is drawn, and the machine may be busy

it.each(Object.keys(scenes) as Name[])(
  'says every word of %s, trades seals at one place, and lays out what is to be done',
  { timeout: PATIENCE },
  async (name) => {
    const missing: string[] = []
    const props = shown(name, 'en', missing)
    expect(missing).toEqual([])

    const trades = options(props).filter((word) => word.startsWith('trade:'))
    const drawn = [...document.querySelectorAll<HTMLElement>('[data-word^="trade:"]')]
    expect(drawn.map((each) => each.dataset.word)).toEqual(trades)
    expect(drawn.every((each) => each.closest('.exchange'))).toBe(true)

    expect(laidOut()).toEqual(stillToDo(props))

    for (const word of options(props)) {
      said.choose.mockClear()
      draft.clear()
      await tick()
      await tap(`.wc-prompt [data-word="${word}"]`)
      if (word.startsWith('take:')) expect(draft.lifted).toBe(word.slice('take:'.length))
      else expect(said.choose).toHaveBeenCalledWith(word)
    }
  },
)

it.each(LANGUAGES)('tells all in %s', { timeout: PATIENCE }, (language) => {
  const missing: string[] = []
  shown('WHI-22', language, missing)
  shown('end', language, missing)
  expect(missing).toEqual([])
})

describe('a die', { timeout: PATIENCE }, () => {
  const ends = options(propsOf('WHI-21', 'en', []))
    .filter((word) => word.startsWith('take:'))
    .map((word) => word.slice('take:'.length))

  it('glows on exactly the ends from which it can be taken', () => {
    shown('WHI-21')
    const glowing = [...document.querySelectorAll<HTMLElement>('.wc .offered')]
    expect(glowing.map((each) => each.dataset.thing).sort()).toEqual([...ends].sort())
  })

  it('shows its price on every place once, be it lifted or only pointed at', async () => {
    const { view } = shown('WHI-21')
    const sorted = (numbers: number[]) => [...numbers].sort((a, b) => a - b)
    for (const end of ends) {
      draft.hovered = end
      await tick()
      const badges = [...document.querySelectorAll<HTMLElement>('.wc [data-coins]')]
      const places = view.prospects[end]!.places
      const open = places.filter((place) => !place.rule)
      expect(sorted(badges.map((each) => Number(each.dataset.coins)))).toEqual(
        sorted(open.map((place) => place.coins)),
      )
      expect(document.querySelectorAll('.wc .badge.no').length).toBe(places.length - open.length)
    }
  })

  it('is lifted and put down with one message of two words', async () => {
    const { view } = shown('WHI-21')
    const end = ends[0]!
    await tap(`.end[data-target="${end}"]`)
    expect(said.choose).not.toHaveBeenCalled()
    const place = view.prospects[end]!.places.find(
      (each) => !each.rule && each.place !== 'domain',
    )!.place
    await tap(`[data-thing="${place}"]`)
    expect(said.compose).toHaveBeenCalledWith([`take:${end}`, `place:${place}`])
  })

  it('is put back by a second tap, and nothing is said', async () => {
    shown('WHI-21')
    await tap(`.end[data-target="${ends[0]}"]`)
    expect(document.querySelectorAll('.room.offered, .place.offered').length).toBeGreaterThan(0)
    await tap(`.end[data-target="${ends[0]}"]`)
    expect(document.querySelectorAll('.room.offered, .place.offered').length).toBe(0)
    expect(said.compose).not.toHaveBeenCalled()
  })
})

it('sends a gardener, a warrior and a climber by their places', { timeout: PATIENCE }, async () => {
  for (const [name, verb] of [
    ['WHI-41', 'garden'],
    ['WHI-40', 'yard'],
    ['WHI-47', 'favour'],
  ] as const) {
    const props = shown(name)
    const word = options(props).find((each) => each.startsWith(`${verb}:`))!
    await tap(`[data-target="${word.slice(verb.length + 1)}"]`)
    expect(said.choose).toHaveBeenLastCalledWith(word)
    cleanup()
  }
})

it('asks which courtier is meant where several could come', { timeout: PATIENCE }, async () => {
  const { view, asks } = propsOf('WHI-42', 'en', [])
  const climbs = asks.flatMap((ask) => ask.options).filter((word) => word.startsWith('climb:'))
  expect(climbs.length).toBeGreaterThan(0)
  expect((view as View).opens.audience ?? []).toBeDefined()
  shown('WHI-42')
  const room = climbs[0]!.slice('climb:'.length).replace(/^(gate|first|second)-/, '')
  const ways = climbs.filter((word) => word.endsWith(`-${room}`)).length
  await tap(`[data-thing="${room}"]`)
  if (ways > 1) expect(document.querySelectorAll('.chooser button').length).toBe(ways)
  else expect(said.choose).toHaveBeenCalledWith(climbs[0])
})

it('counts what the engine counted', { timeout: PATIENCE }, () => {
  const { view } = shown('end')
  const totals = [...document.querySelectorAll('.count .tot')].map((each) =>
    Number(each.textContent),
  )
  const scores = view.clans.map((clan) => clan.score).sort((a, b) => b - a)
  expect(totals).toEqual(scores)
  for (const clan of view.clans) expect(clan.counted[4]).toBe(clan.might * clan.inside)
})

/** A scene in which this is still to be done. */
function toDo(options: readonly string[], ...todo: View['todo']): CastleProps {
  const props = propsOf('WHI-22', 'en', [])
  const view = { ...props.view, die: null, prospects: {}, todo }
  const ask = { ...props.asks[0]!, name: 'WHI-25', rule: 'WHI-25', options }
  return { ...props, view, asks: [ask] as unknown as CastleProps['asks'] }
}

it('lights the room of a climb, and takes no hasty tap on what has just changed', async () => {
  const before = propsOf('WHI-21', 'en', [])
  const props = propsOf('WHI-42', 'en', [])
  const climb = options(props).find((word) => word.startsWith('climb:'))!
  const room = targetOf(climb)
  const { rerender } = render(WhiteCastleBoard, { props: before })
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  await rerender(props)
  const hasty = () =>
    find(`[data-thing="${room}"]`).dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }),
    )
  const answered = () =>
    said.choose.mock.calls.length + document.querySelectorAll('.chooser').length
  hasty()
  await tick()
  expect(answered()).toBe(0)
  clock.mockReturnValue(performance.now() + BEAT)
  hasty()
  await tick()
  vi.restoreAllMocks()
  expect(answered()).toBe(1)
  cleanup()
  render(Choices, { props })
  const pointed = new PointerEvent('pointerenter', { pointerType: 'mouse' })
  find(`[data-word="${climb}"]`).dispatchEvent(pointed)
  expect(said.light).toHaveBeenLastCalledWith([room])
})

describe('the tray', { timeout: PATIENCE }, () => {
  it('shows before the tap what would be lost', () => {
    const effects = [{ effect: 'seal-2', row: '', lost: 1, rule: '' }]
    drawn(toDo(['do:seal-2'], { from: 'garden', thing: 'white-stone', effects }))
    expect(find('.tray [data-word="do:seal-2"] .sign').dataset.n).toBe('−1')
  })

  it('names a row of the domain in the language of the reader', () => {
    const effects = [{ effect: 'gardener', row: '', lost: 0, rule: '' }]
    const props = toDo(['do:gardener'], { from: 'card', thing: 'warrior', effects })
    const talk = new Talk('white_castle', 'fr', [GAME.fr!], NAMES)
    drawn({ ...props, talk })
    expect(find('.tgroup em').textContent?.trim()).toBe('La rangée des guerriers')
  })

  it('names a yard by its price, tells why an icon is barred, and is spoken as a whole', async () => {
    const effects = [{ effect: 'pearl-3', row: '', lost: 3, rule: 'WHI-26' }]
    const board = drawn(toDo(['stop'], { from: 'yard', thing: '5', effects }))
    const name = find('.tgroup em').textContent
    expect(name).toContain('5 iron')
    await tap('.tray .cannot')
    expect(said.why).toHaveBeenCalledWith('do:pearl-3')
    expect(board.spoken?.()).toBe(`Still to do: ${name}: 3 mother-of-pearl (full).`)
  })
})

describe('the card that a courtier meets', { timeout: PATIENCE }, () => {
  it('is in the pictures of its rows, though it lies in the room no more', () => {
    const props = shown('WHI-45')
    for (const word of options(props).filter((each) => each.startsWith('row:')))
      expect(find(`.wc-prompt [data-word="${word}"] .tile use`).getAttribute('href')).toMatch(
        /^#t-(coral|black|white)$/,
      )
  })
})

describe('what only gives', { timeout: PATIENCE }, () => {
  const effects = [{ effect: 'influence-1', row: '', lost: 0, rule: '' }]
  const lantern = { from: 'lantern', thing: 'lantern', effects }

  async function after(change: Partial<View>, ...options: string[]) {
    const props = toDo(options, lantern)
    const { rerender } = render(WhiteCastleBoard, { props: propsOf('WHI-22', 'en', []) })
    await tick()
    draft.spoke = true
    const opens = { 'do:influence-1': [] }
    await rerender({ ...props, view: { ...props.view, opens, costs: {}, ...change } })
    const said_ = said.choose.mock.calls.map(([word]) => word as string)
    cleanup()
    said.choose.mockClear()
    return said_
  }

  it('is taken unasked if it is all there is to do', async () => {
    const word = 'do:influence-1'
    expect(await after({}, word, 'stop', 'trade:coin')).toEqual([word])
    expect(await after({}, word, 'do:gardener-for-seal-1', 'stop')).toEqual([])
    expect(await after({ opens: { [word]: ['cross', 'stay'] } }, word, 'stop')).toEqual([])
    expect(await after({ costs: { [word]: { seal: 1 } } }, word, 'stop')).toEqual([])
    const lost = { ...lantern, effects: [{ ...effects[0]!, lost: 1 }] }
    expect(await after({ todo: [lost] }, word, 'stop')).toEqual([])
  })

  it('is taken before anything else if it is goods, and none of them is lost', async () => {
    const due = { effect: 'pearl-3', row: '', lost: 0, rule: '' }
    const yard = { from: 'yard', thing: '5', effects: [due] }
    const free = {
      opens: { 'do:pearl-3': [] },
      costs: { 'do:pearl-3': { pearl: -3 } },
      todo: [yard],
    }
    expect(await after(free, 'do:pearl-3', 'do:domain', 'stop')).toEqual(['do:pearl-3'])
    const full = { ...yard, effects: [{ ...due, lost: 1 }] }
    expect(await after({ ...free, todo: [full] }, 'do:pearl-3', 'do:domain', 'stop')).toEqual([])
  })

  it('is taken if it is the only good left to choose', async () => {
    expect(await after({ todo: [] }, 'gain:pearl', 'trade:coin')).toEqual(['gain:pearl'])
    expect(await after({ todo: [] }, 'gain:iron', 'gain:pearl')).toEqual([])
  })

  it('is asked for once it was taken back', async () => {
    const props = toDo(['do:influence-1', 'stop'], lantern)
    const view = { ...props.view, opens: { 'do:influence-1': [] }, costs: {} }
    draft.spoke = false
    render(WhiteCastleBoard, { props: { ...props, view } })
    await tick()
    expect(said.choose).not.toHaveBeenCalled()
  })
})

describe('the prompt', { timeout: PATIENCE }, () => {
  it('asks where to once a die is lifted, and tells at the end who has won', async () => {
    const board = drawn(propsOf('WHI-21', 'en', []))
    expect(board.sentence?.()).toBe('')
    await tap('.end.offered')
    expect(board.sentence?.()).toBe('Where do you place the die?')
    cleanup()
    const { view } = propsOf('end', 'en', [])
    const most = Math.max(...view.clans.map((clan) => clan.score))
    expect(drawn(propsOf('end', 'en', [])).sentence?.()).toMatch(` wins with ${most} clan points.`)
  })

  it('gives a rival that has lost the second place', () => {
    const props = propsOf('end', 'en', [])
    const [mine, theirs] = props.view.clans
    const clans = [
      { ...mine!, score: 50 },
      { ...theirs!, score: 40, rival: true },
    ]
    const view = { ...props.view, clans, order: [0, 1] }
    drawn({ ...props, view, ranks: [1] })
    const totals = [...document.querySelectorAll('.count .tot')].map((each) => each.textContent)
    expect(totals).toEqual(['50', '40'])
    cleanup()
    const lost = drawn({ ...props, view, ranks: [2] })
    expect(lost.sentence?.()).toBe('The rival clan wins with 40 clan points.')
  })

  it('lets a gardener of the rival cost nothing', () => {
    const props = toDo(['garden:coral-stone'])
    drawn({ ...props, view: { ...props.view, costs: { 'garden:coral-stone': {} } } })
    expect(document.querySelector('[data-word="garden:coral-stone"] .badge')).toBe(null)
    cleanup()
    drawn({ ...props, view: { ...props.view, costs: { 'garden:coral-stone': { food: 2 } } } })
    expect(find('[data-word="garden:coral-stone"] .badge b').dataset.n).toBe('−2')
  })
})
