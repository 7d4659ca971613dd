import { describe, expect, it } from 'vitest'
import { MarchDraft, wordsOfMove } from './march.svelte'

const MENU = ['enough', 'march:kii', 'march:owari', 'sail:south', 'raid:harima']
const FORCE = { units: 6, samurai: ['baba', 'wakizaka'] }

describe('a move being put together', () => {
  it('is said in the order in which it is asked', () => {
    const draft = new MarchDraft()
    draft.send('raid', 'harima', FORCE, 6, false)
    draft.toggle('harima', 'baba')
    draft.toggle('harima', 'wakizaka')
    for (let i = 0; i < 4; i++) draft.step('harima', -1, FORCE, 6)
    draft.send('march', 'owari', FORCE, 6, false)
    draft.toggle('owari', 'baba')
    draft.step('owari', -1, FORCE, 6)
    expect(draft.unitsLeft(FORCE)).toBe(1)
    expect(draft.samuraiLeft(FORCE)).toEqual(['baba'])
    expect(wordsOfMove(draft.groups, MENU, FORCE)).toEqual([
      'march:owari',
      'units:3',
      'with:wakizaka',
      'raid:harima',
      'units:2',
      'enough',
      'enough',
    ])
  })

  it('needs no last word where nobody stays', () => {
    const draft = new MarchDraft()
    draft.send('march', 'kii', FORCE, 6, false)
    expect(wordsOfMove(draft.groups, MENU, FORCE)).toEqual([
      'march:kii',
      'units:6',
      'with:baba',
      'with:wakizaka',
    ])
  })

  it('drops a group of nobody, keeps within the room, and goes on with what is left', () => {
    const draft = new MarchDraft()
    const force = { units: 2, samurai: [] }
    draft.send('march', 'kii', force, 1, false)
    expect(draft.groups[0]!.units).toBe(1)
    draft.step('kii', 1, force, 1)
    expect(draft.groups[0]!.units).toBe(1)
    draft.send('march', 'kii', force, 1, false)
    expect(draft.groups.length).toBe(1)
    draft.step('kii', -1, force, 1)
    expect(draft.groups).toEqual([])
    draft.step('kii', -1, force, 1)
    expect(draft.groups).toEqual([])
  })

  it('lets a samurai go with one group only', () => {
    const draft = new MarchDraft()
    draft.send('march', 'kii', FORCE, 3, false)
    draft.send('march', 'owari', FORCE, 6, false)
    draft.toggle('owari', 'baba')
    expect(draft.find('kii')!.samurai).toEqual(['wakizaka'])
    expect(draft.find('owari')!.samurai).toEqual(['baba'])
  })

  it('sends a fleet one way only, and begins anew with another move', () => {
    const draft = new MarchDraft()
    const force = { units: 4, samurai: [] }
    draft.send('land', 'kii', force, 2, true)
    draft.send('raid', 'izumo', force, 6, true)
    expect(draft.groups.map((group) => group.to)).toEqual(['izumo'])
    const move = { power: 'fan', origin: 'kii', groups: [], targets: [] }
    draft.begin(move, 1)
    expect(draft.groups).toEqual([])
    draft.send('march', 'owari', force, 6, false)
    draft.begin(move, 1)
    expect(draft.groups.length).toBe(1)
    draft.drop('owari')
    draft.clear()
    draft.begin(null, 1)
    expect(draft.groups).toEqual([])
  })
})
