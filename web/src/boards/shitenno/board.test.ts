import { readdirSync, readFileSync } from 'node:fs'
import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bundleFrom, formatMessage } from '../../texts/fluent'
import { LANGUAGES, type Language } from '../../texts/languages'
import { Talk } from '../../texts/talk'
import scenes from './scenes.json'
import ShitennoBoard from './ShitennoBoard.svelte'
import type { ShitennoProps } from './view'

const ROOT = '../src/tatami/' // vitest runs in web/
const NAMES = ['Ann', 'Bea', 'Cleo', 'Dora']

function texts(folder: string, language: Language) {
  const files = readdirSync(ROOT + folder).sort()
  return bundleFrom(
    language,
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
beforeEach(() => Object.values(said).forEach((mock) => mock.mockClear()))
afterEach(cleanup)

function shown(name: keyof typeof scenes, language: Language = 'en', missing: string[] = []) {
  const scene = scenes[name]
  const page = texts(`web/texts/${language}/`, language)
  const props = {
    ...said,
    ...(scene as unknown as Pick<ShitennoProps, 'view' | 'seat' | 'asks' | 'ranks'>),
    before: null,
    events: [],
    live: true,
    talk: new Talk(
      'shitenno',
      language,
      [texts(`games/shitenno/texts/${language}/`, language)],
      NAMES,
    ),
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
  }
  return render(ShitennoBoard, { props })
}

// by label or text: asking for roles takes seconds on so many drawings
function buttons(name: string | RegExp, inside: ParentNode = document): HTMLElement[] {
  const found = [...inside.querySelectorAll<HTMLElement>('button, [role=button]')]
  return found.filter((button) => {
    const hidden = button.querySelector('.hidden-visually')?.textContent
    const text = (button.getAttribute('aria-label') ?? hidden ?? button.textContent).trim()
    return typeof name === 'string' ? text === name : name.test(text)
  })
}

async function tap(name: string | RegExp, inside: ParentNode = document) {
  const [button] = buttons(name, inside)
  if (!button) throw new Error(`There is no button ${name}.`)
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await tick()
}

function section(name: string): Element | null {
  return document.querySelector(`section[aria-label="${name}"]`)
}

describe('the sharing', () => {
  it('sends a lot put together by tapping as one batch, in the order of the cards', async () => {
    shown('SHI-13')
    await tap('2 koku')
    await tap('Samurai')
    await tap('Samurai')
    await tap('2 seals (Sensei)')
    await tap('Offer this lot')
    const lot = ['take:samurai', 'take:samurai', 'take:koku-2', 'seal:2']
    expect(said.compose).toHaveBeenCalledWith(lot)
  })

  it('puts a card back that is tapped again', async () => {
    shown('SHI-13')
    await tap('3 koku')
    await tap('3 koku')
    await tap('1 seal (Hatamoto)')
    await tap('Offer this lot')
    expect(said.compose).toHaveBeenCalledWith(['seal:1'])
  })

  it('sends no lot without its tile', async () => {
    shown('SHI-13')
    await tap('Bushi')
    await tap('Offer this lot')
    expect(said.compose).not.toHaveBeenCalled()
  })

  it('keeps a lot that is being put together while a province is looked at', async () => {
    shown('SHI-13')
    await tap('2 koku')
    await tap('2 seals (Sensei)')
    await tap(/^Kantō:/)
    expect(section('The sharing')).toBeNull()
    await tap('Close')
    await tap('Offer this lot')
    expect(said.compose).toHaveBeenCalledWith(['take:koku-2', 'seal:2'])
  })

  it('splits everything into two lots', async () => {
    shown('SHI-18')
    await tap('Samurai')
    await tap('Shinobi')
    await tap('Offer these two lots')
    const { tiles } = scenes['SHI-18'].view.sharing!
    expect(said.compose).toHaveBeenCalledWith([
      'take:samurai',
      'take:shinobi',
      `seal:${tiles[0]}`,
      `seal:${tiles[1]}`,
    ])
  })

  it('lets one accept, refuse, or choose between two lots', async () => {
    const offer = shown('SHI-14')
    await tap('Refuse the lot')
    expect(said.choose).toHaveBeenLastCalledWith('refuse')
    offer.unmount()
    shown('SHI-18-choose')
    await tap('Take lot B')
    expect(said.choose).toHaveBeenLastCalledWith('lot:b')
  })
})

describe('the conquest', () => {
  it('opens a province, and takes it as offered', async () => {
    shown('SHI-20')
    await tap(/^Kantō:/)
    await tap('Kantō, with troops')
    expect(said.choose).toHaveBeenCalledWith('march:kanto')
  })

  it('answers why a way is barred', async () => {
    shown('SHI-20')
    await tap(/^Kantō:/)
    await tap('Kantō, with koku')
    expect(said.choose).not.toHaveBeenCalled()
    expect(said.why).toHaveBeenCalledWith('bribe:kanto')
  })

  it('opens by the keyboard and goes to the choice', async () => {
    shown('SHI-20')
    const [plaque] = buttons(/^Kantō:/)
    plaque!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await vi.waitFor(() => expect(section('Kantō')).toBeTruthy())
    await vi.waitFor(() => expect(document.activeElement?.className).toContain('side'))
  })

  it('pays the cheapest way as one batch', async () => {
    shown('SHI-23-pay')
    await tap(/^Pay the cheapest way: /)
    expect(said.compose).toHaveBeenCalledWith(['spend:koku-1', 'spend:koku-2'])
  })

  it('lays a card of the hand that is offered, and tells why of another', async () => {
    shown('SHI-22-pay')
    const hand = document.querySelector('.hand')!
    await tap('Bushi', hand)
    expect(said.choose).toHaveBeenCalledWith('spend:bushi')
    await tap('Samurai', hand)
    expect(said.why).toHaveBeenCalledWith('spend:samurai')
  })

  it('tells what the next kamon brings, and what a golden one would change', async () => {
    const offer = shown('SHI-20')
    await tap(/^Kantō:/)
    const told = document.querySelector('[data-testid="next-kamon"]')!.textContent
    expect(told).toMatch(/\d+ points? at once/)
    expect(told).toContain('majority')
    offer.unmount()
    shown('SHI-42')
    expect(section('A kamon turns to gold')?.querySelector('li')?.textContent).toContain('majority')
  })

  it('turns a kamon to gold', async () => {
    shown('SHI-42')
    await tap('Turn to gold: Chūbu 4')
    expect(said.choose).toHaveBeenCalledWith('gild:chubu-4')
  })
})

it('counts what the engine counted, and names the favourite', () => {
  shown('end')
  const { players } = scenes.end.view
  const count = section('The final count')!
  const totals = [...count.querySelectorAll('.totals b')].map((total) => Number(total.textContent))
  expect(totals).toEqual(players.map((player) => player.score))
  const favourite = NAMES[scenes.end.ranks.indexOf(1)]
  expect(count.textContent).toContain(`${favourite} is the favourite of the Shōgun`)
})

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(Object.keys(scenes) as (keyof typeof scenes)[])('tells all of %s', (name) => {
    const missing: string[] = []
    shown(name, language, missing)
    expect(missing).toEqual([])
  })
})
