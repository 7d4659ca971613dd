import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { bundleFrom } from '../../texts/fluent'
import { Talk } from '../../texts/talk'
import { wordsFor, type BoardProps, type OpenAsk } from '../index'
import GenericBoard from './GenericBoard.svelte'

afterEach(cleanup)

const TEXTS = `
verb-pair = { $thing }
thing-pair-2 = Pair 2
thing-coral = coral
thing-black = black
thing-resource = Resources
verb-keep = Keep { $thing }
thing-akashi = Akashi
about-akashi = Honour 3. Two dice.
source-1 = purse
source-3 = time
`

function asked(...options: string[]): OpenAsk[] {
  return [{ name: 'A-1', rule: 'A-1', seat: 0, options, idle: false, changeable: false }]
}

function shown(game: string, view: object, asks: OpenAsk[] = [], lit: string[] = []): BoardProps {
  const props = {
    view: { seat: 0, waiting_for: [0], ...view },
    asks,
    live: true,
    motion: false,
    talk: new Talk(game, 'en', [bundleFrom('en', [TEXTS])], ['Ann', 'Bea']),
    say: (name: string) => name,
    players: [],
    highlighted: new Set(lit),
    pick: vi.fn(),
    choose: vi.fn(),
    why: vi.fn(),
  } as unknown as BoardProps
  render(GenericBoard, { props })
  return props
}

it('titles what is chosen by its number so, before everything else, and chooses it', async () => {
  const pairs = [{ resource: 'resource-3' }, { resource: 'resource-8' }]
  const asks = asked('pair:pair-1', 'pair:pair-2')
  const board = shown('white_castle', { gardens: [{ garden: 'a' }], pairs }, asks, ['pair-2'])
  expect(screen.getAllByRole('heading', { level: 2 })[0]!.textContent).toBe('field-pairs')
  const second = screen.getByRole('button', { name: 'Pair 2' })
  expect(second.className).toContain('offered')
  expect(second.className).toContain('lit')
  await fireEvent.click(second)
  expect(board.choose).toHaveBeenCalledWith('pair:pair-2')
})

it('offers a bridge by its ends, and not what only has its colour', () => {
  const view = {
    bridges: { coral: [2, 5], black: [0, 0] },
    spaces: [{ space: 'x', tile: 'coral' }],
  }
  shown('white_castle', view, asked('take:coral-left', 'take:coral-right'), ['coral-left'])
  const [bridge, tile] = screen.getAllByRole('button', { name: 'coral' })
  expect(bridge!.className).toContain('offered')
  expect(bridge!.className).toContain('lit')
  expect(tile!.className).not.toContain('offered')
  expect(screen.getByRole('button', { name: 'black' }).className).not.toContain('offered')
})

it('lights exactly what can be said: by its word, never by a name it shares', () => {
  const view = {
    bridges: { coral: [2, 5] },
    gardens: [{ garden: 'coral-left', effects: ['food-1'] }],
    rooms: [{ space: 'x', tile: 'coral', effects: ['food-1'] }],
  }
  shown('white_castle', view, asked('garden:coral-left'), ['coral-left', 'garden:coral-left'])
  const marked = (mark: string) =>
    [...document.querySelectorAll(`.thing.${mark}`)].map((each) => each.textContent!.trim())
  expect(marked('offered')).toEqual(['coral left'])
  expect(marked('lit')).toEqual(['coral left'])
  cleanup()
  const provinces = [{ province: 'izumo', owner: 'lotus', samurai: [] }]
  shown('senji', { provinces }, asked('to:lotus'), ['lotus', 'to:lotus'])
  expect([marked('offered'), marked('lit')]).toEqual([[], []])
})

it('tells whose each number is, and that the end of a bridge is empty', () => {
  shown('white_castle', {
    bridges: { coral: [0, 5] },
    track: [{ space: 3, clans: [1] }],
    yards: [{ yard: 'x', warriors: [2, 0] }],
  })
  const told = [...document.querySelectorAll('dd')].map((each) => each.textContent!.trim())
  expect(told.map((each) => each.replace(/\s+/g, ' '))).toEqual(['–5', '3', 'Bea', 'Ann 2Bea 0'])
})

it('tells what the parts of a sum come to, and each that is not nothing', () => {
  const clans = [{ score: 4, counted: [0, 0, 0], coming: [1, 0, 6] }]
  shown('white_castle', { clans, time: { points: [0], gates: { '6': 1 } } })
  const told = [...document.querySelectorAll('dd')].map((each) => each.textContent!.trim())
  expect(told.map((each) => each.replace(/\s+/g, ' '))).toContain('7 purse 1time 6')
  expect(document.body.textContent).not.toContain('field-counted')
  expect(document.body.textContent).not.toContain('field-6')
})

it('rounds a figure that only a computer would write out', () => {
  shown('shototsu', { attack: { damage: 1.6049 } })
  expect(document.body.textContent).toContain('1.6')
  expect(document.body.textContent).not.toContain('1.60')
})

it('tells what a choice costs or brings, in the words of its game', () => {
  const talk = new Talk('x', 'en', [bundleFrom('en', ['detail-cost = costs { $coins }'])])
  const cost = (coins: number) => ({ name: 'cost', fields: { coins } })
  expect(talk.details([cost(2), cost(3)])).toBe('costs 2; costs 3')
})

it('tells what a thing does: on the thing, for mouse and keyboard, and where it can be chosen', () => {
  const view = { provinces: [{ province: 'izumo', samurai: ['akashi'] }] }
  shown('senji', view)
  const standing = screen.getByRole('button', {
    name: 'Akashi',
    description: 'Honour 3. Two dice.',
  })
  expect([standing.title, standing.tabIndex]).toEqual(['Honour 3. Two dice.', 0])
  expect(screen.getByRole('button', { name: 'izumo' }).tabIndex).toBe(-1)
  expect(screen.queryByTestId('explained')).toBeNull()
  cleanup()
  shown('senji', {}, asked('keep:akashi', 'keep:baba'))
  expect(screen.getByTestId('explained').textContent).toBe('Akashi Honour 3. Two dice.')
})

it('letters and numbers the squares as their words do', () => {
  shown('shototsu', { width: 2, rows: ['..', '..', '..'] })
  const told = [...document.querySelectorAll('.coordinate')].map((each) => each.textContent)
  expect(told).toEqual(['', 'a', 'b', '1', '2', '3'])
})

it('tells what the signs of the map mean, as far as they are on it', () => {
  shown('shototsu', { width: 2, rows: ['.#', '..'], relic: 'a1' })
  const told = [...document.querySelectorAll('.legend li')].map((each) => each.textContent!.trim())
  expect(told).toEqual(['legend-rock', '★field-relic'])
})

it('heads nothing that has no name', () => {
  shown('senji', { known: [{ seat: 1, cards: [] }] })
  expect(document.querySelectorAll('h3')).toHaveLength(0)
})

it('brings what is offered into sight where it is not', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  const rects = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  rects.mockImplementation(function (this: Element) {
    const top = this.classList.contains('offered') ? 900 : 0
    return { top, bottom: top + 700, left: 0, right: 700 } as DOMRect
  })
  const view = { gardens: [{ garden: 'a' }, { garden: 'b' }] }
  shown('white_castle', view, asked('garden:b'))
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalled())
  expect((scrolled.mock.contexts[0] as Element).textContent!.trim()).toBe('b')
  cleanup()
  shown('white_castle', view)
  await tick()
  await tick()
  expect(scrolled).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
})

it('finds the words for a thing, else those for its parts', () => {
  const asks = asked('take:coral-left', 'take:coral-right', 'take:coralline', 'climb:gate')
  expect(wordsFor(asks, 'coral')).toEqual(['take:coral-left', 'take:coral-right'])
  expect(wordsFor(asks, 'coral-left')).toEqual(['take:coral-left'])
  expect(wordsFor(asks, '')).toEqual([])
})
