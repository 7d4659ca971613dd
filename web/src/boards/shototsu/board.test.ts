import { readdirSync, readFileSync } from 'node:fs'
import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bundleFrom, formatMessage } from '../../texts/fluent'
import { Talk } from '../../texts/talk'
import type { Offer } from '../index'
import { mean, percent } from './numbers'
import scenes from './scenes.json'
import ShototsuBoard from './ShototsuBoard.svelte'
import type { ShototsuProps, View, Word } from './view'

const ROOT = '../src/tatami/' // vitest runs in web/
const NAMES = ['Ann', 'Bea', 'Cleo', 'Dora', 'Emma', 'Fay']
type Name = keyof typeof scenes

function texts(folder: string) {
  const files = readdirSync(ROOT + folder).sort()
  return bundleFrom(
    'en',
    files.map((file) => readFileSync(ROOT + folder + file, 'utf-8')),
  )
}

const said = {
  choose: vi.fn(),
  compose: vi.fn(),
  why: vi.fn(),
  pick: vi.fn(),
  light: vi.fn(),
}
beforeEach(() => {
  Object.values(said).forEach((mock) => mock.mockClear())
  localStorage.clear()
})
afterEach(cleanup)

/** The board at a moment of a real game, and what it offers in the prompt bar. */
function shown(name: Name, missing: string[] = [], more: Partial<ShototsuProps> = {}) {
  const scene = scenes[name] as unknown as Pick<ShototsuProps, 'view' | 'seat' | 'asks' | 'ranks'>
  const page = texts('web/texts/en/')
  const props: ShototsuProps = {
    ...said,
    ...scene,
    before: null,
    events: [],
    live: true,
    talk: new Talk('shototsu', 'en', [texts('games/shototsu/texts/en/')], NAMES),
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
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', {
    get: () => 1380,
    configurable: true,
  })
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', {
    get: () => 750,
    configurable: true,
  })
  const { component, rerender } = render(ShototsuBoard, { props })
  const offers = () => component.offers() as readonly Offer[]
  return { component, rerender, offers, view: scene.view as View }
}

function at(selector: string): Element {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

async function tap(selector: string) {
  at(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await tick()
}

/** On the field the keyboard goes where a pointer would have to be measured. */
async function choosePlace(place: string) {
  const cell = at(`[data-cell="${place}"]`)
  cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }))
  await tick()
  const here = at('[data-cell][tabindex="0"]').getAttribute('data-cell')!
  const go = async (key: string, times: number) => {
    for (let i = 0; i < times; i++)
      cell.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await tick()
  }
  const [dx, dy] = [
    place.charCodeAt(0) - here.charCodeAt(0),
    Number(place.slice(1)) - Number(here.slice(1)),
  ]
  await go(dx > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(dx))
  await go(dy > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(dy))
  await go('Enter', 1)
}

describe('the field', () => {
  it('has a named space for each, and a figure for each that stands there', () => {
    const { view } = shown('SHO-44')
    expect(document.querySelectorAll('[data-cell]').length).toBe(view.width * view.height)
    for (const cell of document.querySelectorAll('[data-cell]'))
      expect(cell.getAttribute('aria-label')).toBeTruthy()
    const standing = view.samurai.filter((each) => each.alive && each.place)
    expect(document.querySelectorAll('.token').length).toBe(standing.length)
    for (const { samurai } of standing)
      expect(at(`[data-token="${samurai}"]`).getAttribute('aria-label')).toContain('posture')
  })

  it('offers the spaces of the menu, each with the speed that would be left', () => {
    const { view } = shown('SHO-44')
    const options = scenes['SHO-44'].asks[0]!.options
    const open = [...document.querySelectorAll('.cell.offered')].map((each) =>
      each.getAttribute('data-cell'),
    )
    const moves = options.filter((word) => word.startsWith('move:')).map((word) => word.slice(5))
    expect(open.sort()).toEqual(moves.sort())
    const speed = view.samurai.find((each) => each.samurai === view.active)!.stats!.speed
    const left = [...document.querySelectorAll('.reach text')].map((each) => each.textContent)
    expect(left.sort()).toEqual(moves.map((place) => `${speed - view.ways[place]!.length}`).sort())
  })

  it('keeps the paving of the zone, and its rope above the reach', () => {
    const { view } = shown('SHO-44')
    expect(document.querySelectorAll('[data-paving]').length).toBe(view.zone.length)
    const follows = at('.reach').compareDocumentPosition(at('.rope'))
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('answers why a space is closed, and says nothing', async () => {
    const { view, offers } = shown('SHO-44')
    const before = offers()[0]!.label
    await choosePlace(view.zone.includes('m1') ? 'a1' : 'm1')
    expect(said.why).toHaveBeenCalledWith('move:m1')
    expect(said.compose).not.toHaveBeenCalled()
    expect(offers()[0]!.label).toBe(before)
  })
})

it('tells no odds any more once only the posture is asked', () => {
  shown('SHO-43-posture')
  expect(document.querySelectorAll('[data-thing=mean-damage]').length).toBe(0)
})

it('draws what all could strike while t is on', async () => {
  const { component, view } = shown('SHO-70-attack-rolled')
  const before = document.querySelectorAll('[data-hint=reach]').length
  const struck = view.samurai.filter((each) => each.alive).flatMap((each) => each.in_reach)
  component.key(new KeyboardEvent('keydown', { key: 't' }))
  await tick()
  expect([before, struck.length > 0]).toEqual([0, true])
  expect(document.querySelectorAll('[data-hint=reach]').length).toBe(struck.length)
  component.key(new KeyboardEvent('keydown', { key: 't' }))
  await tick()
  expect(document.querySelectorAll('[data-hint=reach]').length).toBe(0)
})

describe('an activation', () => {
  it('is planned in three taps and said as a whole', async () => {
    const { view, offers } = shown('SHO-44')
    const [goal, prospects] = Object.entries(view.from).find(([place]) => place in view.ways)!
    const target = prospects[0]!.target
    await choosePlace(goal)
    expect(at('[data-ghost]').getAttribute('data-ghost')).toBe(goal)
    await tap(`[data-odds="${target}"] button`)
    const present = view.samurai.find((each) => each.samurai === view.active)!.posture
    const other = present === 'fire' ? 'air' : 'fire'
    await tap(`[data-posture="${other}"]`)
    expect(said.compose).not.toHaveBeenCalled()
    expect(offers()[0]!.words).toEqual([`move:${goal}`, `attack:${target}`, `posture:${other}`])
  })

  it('tells the numbers of the view, and that misses count', async () => {
    const { view } = shown('SHO-44')
    const [goal, prospects] = Object.entries(view.from).find(([place]) => place in view.ways)!
    await choosePlace(goal)
    const { target, hit } = prospects[0]!
    expect(at(`[data-slip="${target}"]`).textContent).toContain(percent(hit))
    expect(document.body.textContent).toContain('misses count as 0')
  })

  it('takes back target, goal and samurai, in this order', async () => {
    const { component, offers, view } = shown('SHO-42')
    const samurai = Object.keys(view.plans)[0]!
    await tap(`[data-plaque="${samurai}"] button`)
    const plan = view.plans[samurai]!
    await choosePlace(Object.keys(plan.ways)[0]!)
    expect(offers()[0]!.words[0]).toBe(`activate:${samurai}`)
    expect(offers()[0]!.words.length).toBe(2)
    expect(component.escape()).toBe(true)
    expect(offers()[0]!.words).toEqual([`activate:${samurai}`])
    expect(component.escape()).toBe(true)
    expect(offers()[0]!.disabled).toBe(true)
    expect(component.escape()).toBe(false)
  })
})

it('deploys with one button', async () => {
  const { offers } = shown('SHO-41')
  expect(offers()[0]!.disabled).toBe(true)
  const samurai = scenes['SHO-41'].asks[0]!.options[0]!.slice('deploy:'.length)
  await choosePlace(at('.cell.offered').getAttribute('data-cell')!)
  await tap('[data-posture="water"]')
  const place = at('[data-ghost]').getAttribute('data-ghost')
  expect(offers()[0]!.words).toEqual([`deploy:${samurai}`, `stand:${place}`, 'posture:water'])
})

it('tells who goes first once that is chosen, and not who did before', async () => {
  const { view, rerender } = shown('SHO-40', [], { asks: [] })
  const told = () => at('.shototsu').textContent
  const initiative = { ...view.initiative!, settled: false }
  await rerender({ view: { ...view, initiative } })
  expect(told()).not.toContain('goes first')
  await rerender({ view: { ...view, hand: 0, initiative: { ...initiative, settled: true } } })
  expect(told()).toContain('Ann goes first.')
})

describe('planning while others have their turn', () => {
  const choice = scenes['SHO-42'].view as unknown as View
  const ways = Object.entries(choice.plans)
  const later = Object.keys(choice.plans)
  const outlook = vi.fn(() => Promise.resolve({ plans: choice.plans }))
  const waiting = (more: object = {}) =>
    shown('SHO-42', [], {
      view: { ...choice, plans: {}, later },
      asks: [],
      prepare: vi.fn(),
      outlook,
      ...more,
    })
  beforeEach(() => outlook.mockClear())

  it('prepares as one move what is planned on the field, and lights nothing up before', async () => {
    const prepare = vi.fn()
    const { component, offers } = waiting({ prepare })
    expect(component.offers()).toMatchObject([{ disabled: true, words: [] }])
    expect(document.querySelectorAll('.token.offered').length).toBe(0)
    expect(outlook).not.toHaveBeenCalled() // nobody plans yet
    const [samurai, plan] = ways[0]!
    await tap(`[data-plaque="${samurai}"] button`)
    await vi.waitFor(() => at('.reach'))
    expect(outlook).toHaveBeenCalledOnce()
    const goal = Object.keys(plan.ways)[0]!
    await choosePlace(goal)
    expect(offers()[0]).toMatchObject({
      words: [`activate:${samurai}`, `move:${goal}`],
      main: true,
      ahead: true,
    })
    await choosePlace(goal) // a second time: it is meant
    expect(prepare.mock.calls).toEqual([[[`activate:${samurai}`, `move:${goal}`], true]])
    expect(component.escape()).toBe(true)
  })

  it('draws again what was prepared, and tells when it could not be done', async () => {
    const [samurai, plan] = ways[0]!
    const goal = Object.keys(plan.ways)[0]!
    const prepared = [`activate:${samurai}`, `move:${goal}`] as Word[]
    const { offers, rerender } = waiting({ prepared })
    await tick()
    expect(at('[data-ghost]').getAttribute('data-ghost')).toBe(goal)
    expect(offers()).toEqual([]) // there is nothing to add
    await rerender({
      prepared: [],
      prepare: null,
      asks: scenes['SHO-42'].asks as unknown as ShototsuProps['asks'],
    })
    await tick()
    expect(document.body.textContent).toContain('not possible any more')
  })

  it('offers nothing to who only looks on, or during an attack', () => {
    const { offers } = shown('SHO-42', [], { asks: [], prepare: null })
    expect(offers()).toBeNull()
    cleanup()
    const attack = (scenes['SHO-70-attack-rolled'].view as unknown as View).attack
    waiting({ view: { ...choice, plans: {}, later: [], attack } })
    expect(document.querySelector('[data-testid=ahead]')).toBeNull()
  })
})

describe('building a patrol', () => {
  it('takes a ready-made one with one word', async () => {
    const { offers } = shown('SHO-03-patrol')
    await tap('[data-patrol="runners"]')
    expect(offers()[0]!.words).toEqual(['patrol:runners'])
    expect(document.querySelectorAll('[data-patrol="runners"] [data-build]').length).toBe(3)
  })

  it('spells an own one, ring by ring, once all points are spent', async () => {
    const { offers } = shown('SHO-03-patrol')
    const slider = at('[role=slider]')
    slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
    await tick()
    expect(offers()[0]!.disabled).toBe(true)
    expect(at('[data-left]').getAttribute('data-left')).toBe('1')
    offers()[1]!.act!()
    await tick()
    const words = offers()[0]!.words
    expect(words[0]).toBe('patrol:own')
    expect(words.length).toBe(1 + 3 * 5)
    offers()[0]!.act!()
    expect(said.compose).toHaveBeenCalledWith(words)
  })

  it('refuses points that are not there, and swaps preparations', async () => {
    shown('SHO-03-patrol')
    const column = at('.column')
    const fire = column.querySelectorAll('.slider')[3]!
    fire
      .querySelector('[data-points="5"]')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await tick()
    expect(said.why).toHaveBeenCalledWith('ring:fire-5')
    expect(fire.getAttribute('aria-valuenow')).toBe('3')
    await tap('.column [data-prepare="espionage"]')
    const taken = [...document.querySelectorAll('[data-prepare][aria-pressed=true]')]
    expect(taken.map((each) => each.getAttribute('data-prepare'))).toEqual([
      'espionage',
      'meditation',
      'crafting',
    ])
  })
})

describe('a fight', () => {
  it('shows the dice as they lie', () => {
    const { view } = shown('SHO-70-attack-rolled')
    const { dice, needed } = view.attack!
    expect(document.querySelectorAll('[data-die]').length).toBe(dice.length)
    const struck = document.querySelectorAll('.tray [data-die] .struck').length
    expect(struck).toBe(dice.filter((face) => face < needed).length)
    expect(document.querySelectorAll('.tray [data-die] .flame').length).toBe(
      dice.filter((face) => face === 6).length,
    )
    expect(at('[aria-current=step]').textContent.trim()).toBe('dice')
  })

  it('tells of each reaction what it changes, of passing nothing', () => {
    shown('SHO-70-attack-rolled')
    const lines = [...document.querySelectorAll('[data-reaction]')]
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      expect(line.getAttribute('data-reaction')).not.toBe('pass')
      expect(line.querySelectorAll('[data-change]').length).toBe(3)
    }
  })

  it('sets dice aside, one at least', async () => {
    const { dice } = (scenes['SHO-70-attack-rolled'].view as unknown as View).attack!
    const options = [...new Set(dice)].sort().map((face) => `store:${face}` as Word)
    const store = { name: 'SHO-70-store' as const, rule: 'SHO-70', seat: 0, options }
    const { offers } = shown('SHO-70-attack-rolled', [], {
      asks: [{ ...store, idle: false, changeable: false }],
    })
    expect(offers()).toMatchObject([{ disabled: true, words: [] }])
    await tap('.tray [data-die]')
    expect(offers()).toMatchObject([{ disabled: false, words: [`store:${dice[0]!}`, 'pass'] }])
  })

  it('rolls the die that was tapped', async () => {
    const { offers, view } = shown('SHO-70-attack-rolled')
    const face = view.attack!.dice.at(-1)!
    await tap('[data-die]:last-of-type')
    expect(offers().map((each) => each.words[0])).toContain(`reroll:${face}`)
    await tap(`[data-word="reroll:${face}"]`)
    expect(said.choose).toHaveBeenCalledWith(`reroll:${face}`)
  })
})

it('draws both ways past an enemy, and takes the one that is tapped', async () => {
  const { view, offers } = shown('SHO-44-way')
  const ways = [...document.querySelectorAll('[data-way]')]
  expect(ways.map((each) => each.getAttribute('data-way')).sort()).toEqual(
    Object.keys(view.paths).sort(),
  )
  const places = ways.map((way) => way.getAttribute('transform'))
  expect(new Set(places).size).toBe(ways.length) // no label covers another
  for (const way of ways) {
    const word = way.getAttribute('data-way')!
    const strike = view.effects[word]!
    expect(way.querySelector('text')!.textContent).toBe(percent(strike.hit))
    const told = strike.strikes
      ? `struck ${percent(strike.hit)}, ø ${mean(strike.damage, 'en')}`
      : 'not struck'
    const offer = offers().find((each) => each.words[0] === word)!
    const button = at(`.panel [data-word="${word}"]`)
    for (const text of [offer.label, button.textContent, way.querySelector('title')!.textContent])
      expect(text).toContain(told)
  }
  await tap('[data-way]')
  expect(said.choose).toHaveBeenCalledWith(ways[0]!.getAttribute('data-way'))
})

it('lets one card pass for a time, from its bell', async () => {
  const letPass = vi.fn()
  const { view } = shown('SHO-70-attack-boost', [], { letPass, standing: [] })
  const card = Object.keys(view.effects)[0]!.split(':')[1]!
  expect(document.querySelectorAll('[data-reaction] [data-until]').length).toBe(0)
  await tap(`[data-bell="${card}"]`)
  await tap('[data-reaction] [data-until=turn]')
  expect(letPass.mock.calls).toEqual([[card, 'turn']])
  expect(said.choose).not.toHaveBeenCalled()
})

it('seals what was chosen in secret until all have chosen', async () => {
  const { view, rerender } = shown('SHO-42')
  const mine = view.samurai.find((each) => each.seat === view.seat && !each.activated)!.samurai
  await tap(`[data-plaque="${mine}"] button`)
  expect(document.querySelector('[data-seal]')).toBeNull()
  const waiting = { ...view, waiting_for: [1 - view.seat], plans: {}, later: [] }
  await rerender({ asks: [], view: waiting })
  expect(at('[data-seal]').getAttribute('data-seal')).toBe(mine)
  await rerender({ view: { ...waiting, active: mine } })
  expect(document.querySelector('[data-seal]')).toBeNull()
})

describe('the count', () => {
  afterEach(() => void vi.useRealTimers())
  const seen = () => [...document.querySelectorAll('[data-bar] strong')].map(textOf).join()
  const textOf = (node: Element) => node.textContent

  it('goes on source by source where one has just seen the end', async () => {
    vi.useFakeTimers()
    const before = scenes.end.view as unknown as View
    const { view } = shown('end', [], { motion: true, before })
    const [relic, zone] = [0, 1].map((i) => view.players.map(({ honour }) => honour[i]!))
    const beat = async () => {
      await tick() // the next beat begins once this one is drawn
      await vi.advanceTimersByTimeAsync(600)
      await tick()
    }
    expect(seen()).toBe('0,0')
    await beat()
    expect(seen()).toBe(relic!.join())
    await beat()
    expect(seen()).toBe(relic!.map((honour, i) => honour + zone![i]!).join())
    expect(document.querySelector('[data-testid=winner]')).toBeNull()
    await tap('.panel .act')
    expect(seen()).toBe(view.players.map(({ score }) => score).join())
    expect(document.querySelector('[data-testid=winner]')).not.toBeNull()
  })
})

it('tells of a victory without honour as it is', () => {
  const { view } = scenes.end as unknown as { view: View }
  const players = view.players.map((each) => ({ ...each, score: 0, honour: [0, 0, 0] }))
  shown('end', [], { view: { ...view, players } })
  expect(at('[data-testid=winner]').textContent).toContain('with 0 honour')
})

it('counts what the engine counted', () => {
  const { view } = shown('end')
  const totals = [...document.querySelectorAll('[data-bar] strong')].map((each) =>
    Number(each.textContent),
  )
  expect(totals).toEqual(view.players.map((player) => player.score))
  const table = [...document.querySelectorAll('.total td')].map((each) => Number(each.textContent))
  expect(table).toEqual(view.players.flatMap((player) => player.honour))
})

// that every text is there in every language is tested elsewhere
it.each(Object.keys(scenes) as Name[])('tells all of %s', (name) => {
  const missing: string[] = []
  const { offers } = shown(name, missing)
  offers()
  expect(missing).toEqual([])
})
