import { describe, expect, it } from 'vitest'
import { isFlight, motionsOf, newSeason } from './motions'
import { outcomeOf } from './outcome'
import type { SenjiProps, View } from './view'

type Events = SenjiProps['events']
const VIEW = { players: [{ family: 'fan' }, { family: 'mask' }] } as unknown as View
const BEFORE = {
  provinces: [
    { province: 'kii', owner: 'fan', samurai: ['baba'] },
    { province: 'aki', owner: 'mask', samurai: ['mori'] },
  ],
  fleets: [{ sea: 'north', power: 'fan', samurai: ['sanada'] }],
  fight: { province: 'aki', origin: 'kii', samurai: [['baba'], []] },
} as unknown as View
const told = (...events: object[]) => events as unknown as Events
const where = (...events: object[]) =>
  motionsOf(BEFORE, VIEW, told(...events)).map((each) =>
    isFlight(each) ? [each.kind, each.name, each.from[0], each.to[0]] : [each.how, each.at],
  )

describe('what moves', () => {
  it('crosses cards between my hand and the other family', () => {
    const fields = {
      family: 'family:mask',
      gave: ['card:fan-trade-2a'],
      got: ['card:mask-trade-1'],
    }
    expect(where({ name: 'traded', fields })).toEqual([
      ['card', 'fan-trade-2a', '.pile.cards', '[data-seat="1"]'],
      ['card', 'mask-trade-1', '[data-seat="1"]', '.pile.cards'],
    ])
  })

  it('lets the flag travel, or the helmet of a samurai who goes alone', () => {
    const fields = { power: 'power:fan', place: 'place-named:kii', to: 'place-named:owari' }
    expect(where({ name: 'moved', fields: { ...fields, units: 2 } })).toEqual([
      ['flag', 'fan', '[data-stand="kii"]', '[data-stand="owari"]'],
    ])
    expect(where({ name: 'moved', fields: { ...fields, units: 0 } })[0]![0]).toBe('helmet')
  })

  it('fades the helmet of a samurai where he stood, or on his way into the fight', () => {
    const dies = (samurai: string) => where({ name: 'died', fields: { samurai } })[0]
    expect(dies('samurai:baba')).toEqual([
      'helmet',
      'fan',
      '[data-stand="kii"]',
      '[data-stand="aki"]',
    ])
    expect(dies('samurai:mori')).toEqual([
      'helmet',
      'mask',
      '[data-stand="aki"]',
      '[data-stand="aki"]',
    ])
    expect(dies('samurai:sanada')![2]).toBe('[data-stand="north"]')
    expect(dies('samurai:haru')).toBe(undefined)
  })

  it('turns the cards of a bid, which go where they belong', () => {
    const of = { seat: 'seat:1', lot: 'card:fan-trade-3a' }
    const bid = { name: 'bid-revealed', fields: { ...of, cards: ['card:mask-trade-2a'] } }
    const ends = (...also: object[]) => where(bid, ...also).map((each) => [each[1], each[3]])
    const counted = ['2', '[data-seat="1"]']
    const won = { name: 'lot-won', fields: of }
    expect(ends()).toEqual([['mask-trade-2a', '[data-seat="1"]'], counted])
    expect(ends(won).slice(0, 2)).toEqual([['mask-trade-2a', '[data-pile="fan"]'], counted])
    const tied = ends({ name: 'bid-locked', fields: { ...of, cards: [] } })
    expect(tied[0]).toEqual(['mask-trade-2a', '[data-lot="fan-trade-3a"]'])
  })

  it('brings what was hired to its ship, and takes back who need not attack', () => {
    const hired = { seat: 'seat:0', units: 2, place: 'place-named:north-sea', honour: 6 }
    const [flown] = motionsOf(null, VIEW, told({ name: 'hired', fields: hired }))
    expect(flown && isFlight(flown) && flown.to).toContain('[data-fleet="fan:north"]')
    expect(where({ name: 'hired', fields: { ...hired, units: 0 } })).toEqual([])
    const off = { name: 'called-off', fields: { power: 'power:fan', province: 'place-named:aki' } }
    expect(where(off)).toEqual([['flag', 'fan', '[data-stand="aki"]', '[data-stand="kii"]']])
    expect(motionsOf(null, VIEW, told(off))).toEqual([])
  })

  it('deals no more cards than can be followed, and tumbles dice', () => {
    const produced = { name: 'produced', fields: { seat: 'seat:0', count: 9 } }
    expect(where(produced).length).toBe(4)
    expect(where({ name: 'rolled', fields: { dice: [] } })).toEqual([['tumble', '.felt svg']])
    expect(where({ name: 'reshuffled', fields: {} })).toEqual([])
  })

  it('washes the sea once for the season that has come last', () => {
    const seasons = told({ name: 'spring', fields: {} }, { name: 'summer', fields: {} })
    expect([newSeason(seasons), newSeason([])]).toEqual(['summer', ''])
  })
})

describe('the outcome of a combat', () => {
  const before = { fight: { province: 'kii', attacker: 'fan', defender: 'mask' } } as View
  const totals = { name: 'totals', fields: { attacker: 5, defender: 4 } }
  const supported = {
    name: 'supported',
    fields: { attacker: ['card:mask-support-2'], defender: [] },
  }
  const won = { name: 'won', fields: { seat: 'seat:0', province: 'x', lost: 2, honour: 4 } }

  it('tells points, cards and who won what', () => {
    expect(outcomeOf(before, VIEW, told(supported, totals, won))).toEqual({
      province: 'kii',
      powers: ['fan', 'mask'],
      points: [5, 4],
      laid: [['mask-support-2'], []],
      winner: 'fan',
      honour: 4,
    })
  })

  it('tells of a tie, and of nothing where nothing was decided', () => {
    expect(outcomeOf(before, VIEW, told(totals))!.winner).toBe('')
    expect(outcomeOf(before, VIEW, [])).toBe(null)
    expect(outcomeOf(null, VIEW, told(totals))).toBe(null)
  })
})
