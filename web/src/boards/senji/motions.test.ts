import { describe, expect, it } from 'vitest'
import { isFlight, motionsOf, newSeason } from './motions'
import { outcomeOf } from './outcome'
import type { SenjiProps, View } from './view'

type Events = SenjiProps['events']
const VIEW = { players: [{ family: 'fan' }, { family: 'mask' }] } as unknown as View
const told = (...events: object[]) => events as unknown as Events
const where = (...events: object[]) =>
  motionsOf(VIEW, told(...events)).map((each) =>
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
