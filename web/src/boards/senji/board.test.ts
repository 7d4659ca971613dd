import { readdirSync, readFileSync } from 'node:fs'
import { cleanup, render } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bundleFrom, formatMessage } from '../../texts/fluent'
import { LANGUAGES, type Language } from '../../texts/languages'
import { Talk } from '../../texts/talk'
import { dressOf } from './dress'
import scenes from './scenes.json'
import SenjiBoard from './SenjiBoard.svelte'
import type { Letter, SenjiProps, View, Word } from './view'

const ROOT = '../src/tatami/' // vitest runs in web/
const NAMES = ['Ann', 'Bea', 'Cleo', 'Dora']
type Scene = keyof typeof scenes

const read = new Map<string, ReturnType<typeof bundleFrom>>()
function texts(folder: string, language: Language) {
  const known = read.get(folder) ?? bundled(folder, language)
  read.set(folder, known)
  return known
}
function bundled(folder: string, language: Language) {
  const files = readdirSync(ROOT + folder).sort()
  return bundleFrom(
    language,
    files.map((file) => readFileSync(ROOT + folder + file, 'utf-8')),
  )
}

const LETTER: Letter = {
  seat: 0,
  shown: [],
  hidden: [],
  face_down: 0,
  wanted: [],
  kinds: [],
  laid: [],
  reply: false,
  acceptable: false,
}

const said = {
  choose: vi.fn(),
  compose: vi.fn(),
  why: vi.fn(),
  pick: vi.fn(),
  light: vi.fn(),
}
beforeEach(() => Object.values(said).forEach((mock) => mock.mockClear()))
afterEach(cleanup)

function viewOf(name: Scene): View {
  return scenes[name].view as unknown as View
}

function shown(
  name: Scene,
  language: Language = 'en',
  missing: string[] = [],
  more: Partial<SenjiProps> = {},
) {
  const page = texts(`web/texts/${language}/`, language)
  const props = {
    ...said,
    ...(scenes[name] as unknown as Pick<SenjiProps, 'view' | 'seat' | 'asks' | 'ranks'>),
    before: null,
    events: [],
    live: true,
    talk: new Talk('senji', language, [texts(`games/senji/texts/${language}/`, language)], NAMES),
    say: (key: string, filled = {}) => {
      const text = formatMessage(page, key, filled)
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
    ...more,
  }
  return render(SenjiBoard, { props })
}

const at = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
function tap(selector: string) {
  const [found] = at(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  found.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}

describe("Senji's board", () => {
  // that each text is there in all languages, other tests know
  it.each(Object.keys(scenes).map((name, i) => [name as Scene, LANGUAGES[i % 3]!] as const))(
    'draws %s, here in %s, with all texts',
    (name, language) => {
      const missing: string[] = []
      shown(name, language, missing)
      expect(missing).toEqual([])
      expect(at('.senji').length).toBe(1)
    },
  )

  it('draws what stands in each province, and nothing in closed ones', () => {
    shown('SEN-30')
    const { provinces } = viewOf('SEN-30')
    expect(at('[data-province]').length).toBe(18)
    expect(at('[data-sea]').length).toBe(2)
    for (const { province, units, closed, order } of provinces) {
      const flag = at(`[data-flag="${province}"] text`)
      expect([province, flag[0]?.textContent ?? '0']).toEqual([province, String(units)])
      if (closed) expect(at(`[data-stand="${province}"]`)).toEqual([])
      const token = at(`[data-token="${province}"]`)
      expect(token.length).toBe(order ? 1 : 0)
      if (order === 'hidden') expect(token[0]!.dataset.order).toBe('hidden')
    }
  })

  it('places an order by the ring on the map, by the switch, and by its key', () => {
    const { component } = shown('SEN-30')
    const word = scenes['SEN-30'].asks[0]!.options[0]!
    const province = word.split(':')[1]!
    tap(`[data-province="${province}"]`)
    tap('[data-testid=ring-production]')
    expect(said.choose).toHaveBeenLastCalledWith(`produce:${province}`)
    tap(`.switch [data-word="recruit:${province}"]`)
    expect(said.choose).toHaveBeenLastCalledWith(`recruit:${province}`)
    const land = at(`[data-province="${province}"]`)[0]!
    land.focus()
    expect(component.key?.(new KeyboardEvent('keydown', { key: 'm' }))).toBe(true)
    expect(said.choose).toHaveBeenLastCalledWith(`move:${province}`)
    expect(component.key?.(new KeyboardEvent('keydown', { key: 'y' }))).toBe(false)
  })

  it('sends a group where one taps, steps it down to nobody, and says nothing before', () => {
    shown('SEN-43')
    const targets = viewOf('SEN-43').move!.targets
    const target = targets.find((each) =>
      scenes['SEN-43'].asks[0]!.options.some((word) => word.endsWith(`:${each.province}`)),
    )!
    tap(`[data-province="${target.province}"]`)
    expect(at(`[data-group="${target.province}"]`).length).toBe(1)
    expect(at(`[data-arrow="${target.province}"]`).length).toBe(1)
    const odds = at(`[data-odds="${target.province}"]`).map((each) => each.textContent)
    expect(new Set(odds).size).toBe(1)
    expect(said.choose).not.toHaveBeenCalled()
    tap('[data-testid=give-order]')
    expect(said.compose.mock.calls[0]![0][0]).toContain(target.province)
  })

  it('tells the parts of a battle so that they make up its points', () => {
    shown('SEN-53')
    const fight = viewOf('SEN-53').fight!
    for (const side of [0, 1]) {
      const parts = at(`[data-side="${side}"] [data-part]`).map((each) => Number(each.textContent))
      expect(parts.reduce((sum, n) => sum + n, 0)).toBe(fight.points[side])
    }
    expect(at('[data-die], [data-aside]').length).toBe(9)
    tap('[data-support]')
    tap('[data-testid=lay]')
    expect(said.compose.mock.calls[0]![0][0]).toMatch(/^support:/)
  })

  it('asks before a hostage is executed, and spares at once', () => {
    shown('SEN-55')
    if (at('[data-testid=execute]').length) {
      tap('[data-testid=execute]')
      expect(said.choose).not.toHaveBeenCalled()
    }
    tap('[data-word=spare]')
    expect(said.choose).toHaveBeenCalledWith('spare')
  })

  it('offers each combination that is complete, and lifts its cards', () => {
    shown('SEN-60')
    const { combinations } = viewOf('SEN-60')
    const menu = scenes['SEN-60'].asks[0]!.options
    for (const { combination, missing } of combinations) {
      const button = at(`[data-combination="${combination}"] button`)
      expect([combination, button.length > 0]).toEqual([
        combination,
        menu.includes(`combine:${combination}`),
      ])
      if (missing) expect(button.length).toBe(0)
    }
    const row = at('[data-combination]')[0]!
    row.dispatchEvent(new Event('focusin', { bubbles: true }))
    flushSync()
    const chance = combinations.find((each) => each.combination === row.dataset.combination)!
    expect(at('.flower.lift').length).toBe(chance.cards.length)
  })

  it('ends the turn only when asked twice, where something is left', () => {
    shown('SEN-60')
    const left = scenes['SEN-60'].asks[0]!.options.some((word) => word.startsWith('combine:'))
    tap('[data-testid=done]')
    expect(said.choose.mock.calls.length).toBe(left ? 0 : 1)
    if (left) tap('[data-testid=done]')
    expect(said.choose).toHaveBeenLastCalledWith('done')
  })

  it('answers a letter on the letter, and tells why not where it cannot be accepted', () => {
    shown('SEN-20')
    for (const letter of viewOf('SEN-20').offers_in) {
      const row = `[data-letter="${letter.seat}"]`
      const accept = at(`${row} [data-accept]`)[0]!
      expect(accept.classList.contains('main')).toBe(letter.acceptable)
    }
    expect(at('[data-letter]').length).toBe(3)
  })

  it('accepts at once, asks twice where a hostage of mine would leave, and tells why not', () => {
    const family = viewOf('SEN-20').players[1]!.family
    const mine = `${viewOf('SEN-20').players[viewOf('SEN-20').seat]!.family}-family-1a`
    const letter = { ...LETTER, seat: 1, shown: [`${family}-trade-1a`] }
    const come = (more: Partial<typeof LETTER>) => {
      cleanup()
      const view = structuredClone(viewOf('SEN-20'))
      view.offers_in = [{ ...letter, ...more }]
      const [ask] = scenes['SEN-20'].asks as unknown as SenjiProps['asks']
      const options = more.acceptable ? [`accept:${family}` as Word] : []
      shown('SEN-20', 'en', [], { view, asks: [{ ...ask!, options }] })
    }
    come({ acceptable: true, wanted: [] })
    tap('[data-accept="1"]')
    expect(said.choose).toHaveBeenLastCalledWith(`accept:${family}`)
    said.choose.mockClear()
    come({ acceptable: true, wanted: [mine] })
    tap('[data-accept="1"]')
    expect(said.choose).not.toHaveBeenCalled()
    tap('[data-accept="1"]')
    expect(said.choose).toHaveBeenLastCalledWith(`accept:${family}`)
    said.choose.mockClear()
    come({ acceptable: false, face_down: 2 })
    expect(at('[data-accept="1"]')[0]!.getAttribute('aria-disabled')).toBe('true')
    tap('[data-accept="1"]')
    expect(said.choose).not.toHaveBeenCalled()
    expect(said.why).toHaveBeenCalledWith(`accept:${family}`)
  })

  it('goes on with a letter that the server has kept over a reload', () => {
    const view = structuredClone(viewOf('SEN-20'))
    const [one, other] = view.hand
    const { seat, cards } = view.may_hold[0]!
    view.draft = { ...LETTER, seat, shown: [one!], hidden: [other!], wanted: [cards[0]!] }
    shown('SEN-20', 'en', [], { view })
    tap('[data-testid=load]')
    expect(said.choose).toHaveBeenLastCalledWith('scrap')
    expect(at('[data-given]').length).toBe(2)
    tap('[data-testid=send]')
    expect(said.compose.mock.calls[0]![0]).toEqual([
      `to:${view.players[seat]!.family}`,
      `give:${one}`,
      `give-hidden:${other}`,
      `want:${cards[0]}`,
      'send',
    ])
  })

  it('composes a letter from the hand, and from what they may hold', () => {
    shown('SEN-20')
    const { hand, players, may_hold } = viewOf('SEN-20')
    const [write] = at('[data-write]')
    const seat = Number(write!.dataset.write)
    tap(`[data-write="${seat}"]`)
    const free = hand.filter((card) => at(`[data-card="${card}"].can`).length)
    const [open, down] = [free[0]!, free[1]!]
    tap(`[data-card="${open}"]`)
    tap(`[data-card="${down}"]`)
    tap(`[data-card="${down}"]`)
    const wanted = may_hold.find((each) => each.seat === seat)!.cards[0]!
    tap(`[data-want="${wanted}"]`)
    tap('[data-kind=any-card]')
    expect(said.compose).not.toHaveBeenCalled()
    tap('[data-testid=send]')
    const words = said.compose.mock.calls[0]![0] as string[]
    expect(words[0]).toBe(`to:${players[seat]!.family}`)
    expect(words.slice(1, 3).sort()).toEqual([`give:${open}`, `give-hidden:${down}`].sort())
    expect(words.slice(3)).toEqual([`want:${wanted}`, 'want:any-card', 'send'])
    expect(at('[data-testid=letter]')).toEqual([])
  })

  it('tells of a lot what each family has bid', () => {
    const view = structuredClone(viewOf('SEN-20'))
    const bid = (seat: number, cards: number) => ({ seat, cards, locked: [] })
    view.lots = [{ card: 'cherry-support-3a', bids: [bid(1, 2), bid(2, 1)], mine: [] }]
    shown('SEN-20', 'en', [], { view })
    const told = at('[data-lot]')[0]!.getAttribute('aria-label')
    expect(told).toBe('Cherry support 3: Sabre 2 cards, Fan 1 card')
  })

  it('lays a bid of several cards as a whole', () => {
    shown('SEN-20')
    const [lot] = at('[data-bid]')
    if (!lot) return
    tap('[data-bid]')
    const stakes = at('[data-stake]').slice(0, 2)
    for (const stake of stakes) tap(`[data-stake="${stake.dataset.stake}"]`)
    tap('[data-testid=lay-bid]')
    const words = said.compose.mock.calls[0]![0]
    expect(words[0]).toBe(`bid:${lot.dataset.bid}`)
    expect(words.filter((word: string) => word.startsWith('stake:')).length).toBe(stakes.length)
    expect(words.at(-1)).toBe('enough')
  })

  it('names several places in the order in which they were tapped', async () => {
    shown('SEN-40')
    tap('[data-testid=plan]')
    const [one, other] = at('[data-name].offered').map((each) => each.dataset.name!)
    tap(`[data-name="${other}"]`)
    tap(`[data-name="${one}"]`)
    expect(
      at('[data-nth]')
        .map((each) => each.textContent)
        .sort(),
    ).toEqual(['1', '2'])
    expect(said.choose).not.toHaveBeenCalled()
    tap('[data-testid=plan-go]')
    await tick()
    expect(said.choose.mock.calls).toEqual([[other, [one]]])
  })

  it('ticks off only what has been named, for those who look on as well', () => {
    shown('SEN-04', 'en', [], { asks: [] })
    const placed = viewOf('SEN-04').provinces.filter((each) => each.owner)
    expect(at('[data-name].done').length).toBe(placed.length)
    expect(at('[data-name].offered')).toEqual([])
  })

  it('takes the first deed of an autumn that is still to come', () => {
    const { combinations } = viewOf('SEN-60')
    const prepare = vi.fn()
    shown('SEN-60', 'en', [], { asks: [], prepare })
    const ready = combinations.filter((each) => each.missing === 0)
    expect(at('[data-later]').length).toBe(ready.length)
    expect(at('[data-combine]')).toEqual([])
    if (!ready.length) return
    tap('[data-later]')
    expect(prepare.mock.calls[0]![0][0]).toBe(`combine:${at('[data-later]')[0]!.dataset.later}`)
  })

  describe('without a province', () => {
    /** Three units can be paid for in the north, or one beside a samurai; in the south less. */
    function landless(more: Partial<SenjiProps> = {}) {
      const view = structuredClone(viewOf('SEN-60'))
      view.hires = [
        { sea: 'north', alone: [0, 3, 6, 9], led: [6, 9] },
        { sea: 'south', alone: [0, 3], led: [] },
      ]
      view.players[view.seat]!.honour = 0
      const [ask] = scenes['SEN-60'].asks as unknown as SenjiProps['asks']
      const options = ['hire:north', 'hire:south', 'done'] as const
      shown('SEN-60', 'en', [], { view, asks: [{ ...ask!, options }], ...more })
    }
    const cost = () => at('[data-testid=hire-cost]')[0]!.textContent
    const more = () => tap('[data-testid=mercenaries] .step button:last-child')
    const hired = () => {
      tap('[data-testid=hire]')
      return said.compose.mock.calls.at(-1)![0]
    }

    it('hires units as a whole, as far as they can be paid for', () => {
      landless()
      expect(cost()).toBe('−3 honour, −3 left')
      expect(hired()).toEqual(['hire:north', 'units:1', 'enough'])
      for (let i = 0; i < 4; i++) more()
      expect(cost()).toBe('−9 honour, −9 left')
      expect(hired()).toEqual(['hire:north', 'units:3']) // nobody asks for a samurai any more
    })

    it('hires a samurai beside as many units as can be paid for, or alone', () => {
      landless()
      more()
      tap('[data-testid=mercenaries] .samurai')
      expect(cost()).toBe('−9 honour, −9 left')
      expect(hired()).toEqual(['hire:north', 'units:1', 'hire-samurai'])
      tap('[data-testid=mercenaries] .step button')
      expect(hired()).toEqual(['hire:north', 'units:0', 'hire-samurai'])
    })

    it('hires nobody for nothing, and in a sea that is tapped on the map', () => {
      landless()
      tap('[data-testid=mercenaries] .step button')
      expect(at('[data-testid=hire]')[0]!.hasAttribute('disabled')).toBe(true)
      tap('[data-sea=south].offered')
      more()
      expect(at('[data-testid=mercenaries] .samurai')).toEqual([])
      expect(hired()).toEqual(['hire:south', 'units:1'])
    })

    it('has no box where nothing is asked', () => {
      landless({ asks: [] })
      expect(at('[data-testid=mercenaries]')).toEqual([])
    })
  })

  it('shows another matter from its beginning, however far the last was read', async () => {
    const { rerender } = shown('SEN-53')
    at('.desk')[0]!.scrollTop = 90
    await rerender({ view: viewOf('SEN-60'), asks: [] })
    expect(at('.senji')[0]!.dataset.matter).toBe('autumn')
    expect(at('.desk')[0]!.scrollTop).toBe(0)
  })

  it('tells surely there from last seen there and from perhaps there', () => {
    const view = structuredClone(viewOf('SEN-20'))
    const { seat, cards } = view.may_hold[0]!
    const [sure, seen, perhaps] = cards
    view.known = [{ seat, cards: [sure!], last_seen: [seen!], flowers: [] }]
    shown('SEN-20', 'en', [], { view })
    tap(`[data-write="${seat}"], [data-counter="${seat}"]`)
    const told = [sure, seen, perhaps].map((card) => at(`[data-want="${card}"]`)[0]!.dataset.sure)
    expect(told).toEqual(['2', '1', '0'])
  })

  it('tells what is known of a family, and where its honour comes from', () => {
    const view = structuredClone(viewOf('SEN-20'))
    view.known = [{ seat: 1, cards: ['fan-trade-2a'], last_seen: [], flowers: [] }]
    shown('SEN-20', 'en', [], { view })
    tap('[data-details="1"]')
    expect(at('[data-testid=known] [data-thing="fan-trade-2a"]').length).toBe(1)
  })

  it('shows how a combat has ended while the board goes on', () => {
    const before = viewOf('SEN-53')
    const events = [
      { name: 'totals', fields: { attacker: 5, defender: 3 } },
      { name: 'won', fields: { seat: 'seat:0', province: 'x', lost: 1, honour: 4 } },
    ] as unknown as SenjiProps['events']
    shown('SEN-60', 'en', [], { before, events })
    expect(at('[data-testid=outcome] strong').map((each) => each.textContent)).toEqual(['5', '3'])
    tap('[data-testid=outcome] .close')
    expect(at('[data-testid=outcome]')).toEqual([])
  })

  it('lets nothing fly where no motion is wanted', async () => {
    const events = [
      { name: 'drew-flowers', fields: { flowers: ['red-1'] } },
      { name: 'autumn', fields: { round: 1 } },
    ] as unknown as SenjiProps['events']
    shown('SEN-60', 'en', [], { before: viewOf('SEN-53'), events })
    await tick()
    expect(at('[data-flight], .wash')).toEqual([])
  })

  it('counts at the end', () => {
    shown('end')
    const { players } = viewOf('end')
    for (const [seat, { honour }] of players.entries())
      expect(at(`[data-sum="${seat}"]`)[0]!.textContent).toBe(String(honour))
  })

  it('dresses a seat in its family once it is chosen', () => {
    expect(dressOf(viewOf('SEN-06'), 3)).toBe(null)
    const dress = dressOf(viewOf('SEN-30'), 0)!
    expect(dress.colour).toBe(`var(--${viewOf('SEN-30').players[0]!.family})`)
    expect(dress.crest.ink[0]).not.toBe('')
  })
})
