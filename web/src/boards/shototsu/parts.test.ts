import { beforeEach, describe, expect, it } from 'vitest'
import {
  chanceToHit,
  EMPTY,
  filledIn,
  isComplete,
  most,
  pointsLeft,
  read,
  spell,
  totalsOf,
  withVeterans,
} from './building'
import { cropped, footprints, nearest, placeSlips, sceneryAt } from './field'
import { hintsOf } from './hints'
import { CELL, clusters, extent, middleOf, outline, placeAt, spotOf } from './grid'
import { layOut } from './layout'
import { MOTIONS, type Stage } from './motions'
import { mean, percent, signed } from './numbers'
import { forgetPatrol, keepPatrol, keptPatrols } from './ownPatrols'
import { activationWords, deploymentWords, lastStep, thingsOf } from './planning'
import { readyMade } from './printed'
import { blob, dice } from './scenery'
import scenes from './scenes.json'
import { stepFrom } from './stepping'
import type { View } from './view'

beforeEach(() => localStorage.clear())

describe('the grid', () => {
  it('names spaces and finds them again', () => {
    expect(spotOf('f7')).toEqual([5, 6])
    expect(placeAt(5, 6)).toBe('f7')
    expect(placeAt(...spotOf('o15'))).toBe('o15')
  })

  it('goes round what lies together', () => {
    const rows = ['.##', '.#.', '~..']
    const [rock] = clusters(rows, '#')
    expect(rock).toMatchObject({ at: [1, 0], wide: 2, high: 2 })
    expect(clusters(rows, '~').length).toBe(1)
    expect(outline([[0, 0]]).length).toBe(4)
    expect(outline(rock!.spots).length).toBe(8)
    expect(sceneryAt({ rows }, 'a3')).toBe('pond')
    expect(sceneryAt({ rows }, 'b1')).toBe('rock')
    expect(sceneryAt({ rows }, 'a1')).toBe('')
  })

  it('always draws the same thing in the same place', () => {
    expect(blob([0, 0], [10, 10], 8, 0.2, 3)).toBe(blob([0, 0], [10, 10], 8, 0.2, 3))
    expect(dice(1)()).not.toBe(dice(2)())
  })
})

describe('the field', () => {
  it('hangs slips where they cover no figure', () => {
    const size = extent(13, 15)
    const [box] = placeSlips(['f7'], ['f7', 'f6'], [74, 33], size)
    const [x, y] = middleOf('f6')
    const clear =
      box![1] > y + 20 ||
      box![1] + box![3] < y - 20 ||
      box![0] > x + 20 ||
      box![0] + box![2] < x - 20
    expect(clear).toBe(true)
  })

  it('puts no footprint under the figures at both ends', () => {
    const feet = footprints('a1', ['a2', 'a3'])
    const far = (place: string) =>
      Math.min(
        ...feet.map(({ at }) => Math.hypot(at[0] - middleOf(place)[0], at[1] - middleOf(place)[1])),
      )
    expect(far('a1')).toBeGreaterThan(CELL / 3)
    expect(far('a3')).toBeGreaterThan(CELL / 3)
  })

  it('takes a tap beside a space for it, within a finger’s reach', () => {
    const [x, y] = middleOf('c3')
    expect(nearest(['c3', 'e3'], [x + CELL * 0.7, y], CELL / 2)).toBe('c3')
    expect(nearest(['c3'], [x + CELL * 2, y], CELL / 2)).toBe('')
  })

  it('shows eight rows round a fight on a phone', () => {
    const view = { width: 13, height: 15 }
    expect(cropped(view, [])).toEqual([0, 0, ...extent(13, 15)])
    const [, top, , tall] = cropped(view, ['d8', 'd9'])
    expect(top).toBeGreaterThan(0)
    expect(top + tall).toBeLessThan(extent(13, 15)[1])
    expect(cropped(view, ['a1', 'b1'])[1]).toBe(0)
  })
})

describe('the room', () => {
  it('is shared out by its size, and the field is never cut off', () => {
    for (const [width, height] of [
      [1396, 740],
      [980, 620],
      [2112, 1290],
    ] as const)
      for (const [columns, rows] of [
        [13, 15],
        [15, 15],
      ] as const) {
        const { field } = layOut(width, height, columns, rows)
        const [wide, high] = extent(columns, rows)
        expect(field).toBeLessThan(width - 300)
        expect((field * high) / wide).toBeLessThan(height)
      }
    expect(layOut(356, 500, 13, 15).mode).toBe('phone')
    expect(layOut(980, 620, 13, 15).mode).toBe('medium')
    expect(layOut(1396, 740, 13, 15)).toMatchObject({ mode: 'wide', zoom: 1 })
    expect(layOut(2112, 1290, 13, 15).zoom).toBe(1.3)
  })
})

describe('a plan', () => {
  const plan = { samurai: '1a', goal: 'f7', act: '', posture: '' }

  it('says what is planned and leaves the rest open', () => {
    expect(activationWords('samurai', plan)).toEqual(['activate:1a', 'move:f7'])
    expect(activationWords('move', { ...plan, act: 'attack:2c' })).toEqual(['move:f7', 'attack:2c'])
    expect(activationWords('move', { ...plan, goal: '', act: 'rest' })).toEqual([
      'stay',
      'rest',
      'keep',
    ])
    expect(activationWords('posture', { ...plan, posture: 'fire' })).toEqual(['posture:fire'])
  })

  it('lets the posture wait for the dice unless it is chosen', () => {
    expect(lastStep({ ...plan, act: 'attack:2c' })).toBe('act')
    expect(lastStep({ ...plan, act: 'attack:2c', posture: 'air' })).toBe('posture')
    expect(lastStep({ ...plan, act: 'pick-up' })).toBe('posture')
    expect(lastStep(plan)).toBe('move')
    expect(lastStep({ ...plan, goal: '' })).toBe('samurai')
  })

  it('deploys from the question on that is open', () => {
    const stands = { samurai: '1b', goal: 'e14', act: '', posture: 'water' }
    expect(deploymentWords('SHO-41', stands)).toEqual(['deploy:1b', 'stand:e14', 'posture:water'])
    expect(deploymentWords('SHO-41-posture', stands)).toEqual(['posture:water'])
    expect(thingsOf(['move:a1', 'stay', 'move:b2'], 'move')).toEqual(['a1', 'b2'])
  })
})

describe('a patrol', () => {
  it('spends ten points a samurai, or a pool', () => {
    const patrol = readyMade('balanced', 3)
    expect(pointsLeft(patrol, 0, false)).toBe(0)
    expect(isComplete(patrol, false)).toBe(true)
    const begun = [{ ...EMPTY, rings: [2, 0, 0, 0, 0] }, EMPTY]
    expect(pointsLeft(begun, 0, false)).toBe(8)
    expect(pointsLeft(begun, 1, true)).toBe(18)
    expect(most(begun, 0, 1, false)).toBe(5)
    expect(most(patrol, 0, 0, false)).toBe(patrol[0]!.rings[0])
    for (const pooled of [false, true])
      expect(isComplete(filledIn(begun, pooled), pooled)).toBe(true)
  })

  it('is spelt from what was said, without what follows by itself', () => {
    const patrol = readyMade('runners', 1)
    expect(spell(patrol, 0, false, false)).toEqual([
      'patrol:own',
      'ring:earth-1',
      'ring:water-5',
      'ring:air-0',
      'ring:fire-4',
      'prepare:crafting',
    ])
    expect(spell(patrol, 3, true, true)).toEqual(['ring:fire-4', 'ring:void-0', 'prepare:crafting'])
    expect(read([1, 5, 0, 4, 0, 0], 1)).toEqual(patrol)
  })

  it('keeps the rings of veterans, and says of them only how they prepared', () => {
    const made = readyMade('balanced', 2)
    const patrol = withVeterans(made, [
      [3, 2, 1, 2, 3],
      [0, 0, 0, 0, 0],
    ])
    expect(pointsLeft(patrol, 0, false)).toBe(0)
    expect(isComplete(patrol, false)).toBe(true)
    expect(pointsLeft(patrol, 0, true) + pointsLeft(patrol, 1, true)).toBe(0)
    expect(spell(patrol, 0, false, false).slice(0, 3)).toEqual([
      'patrol:own',
      'prepare:crafting',
      `ring:earth-${made[1]!.rings[0]}`,
    ])
    expect(filledIn(patrol, false)[0]!.rings).toEqual([3, 2, 1, 2, 3])
  })

  it('is summed up', () => {
    const totals = totalsOf(readyMade('balanced', 3))
    expect(totals).toMatchObject({ hitPoints: 15, speeds: [4, 4, 5], initiative: 8, spies: 1 })
    expect(chanceToHit(2)).toBe(0.75)
  })

  it('is kept on the device, the newest first, each once', () => {
    keepPatrol(readyMade('wall', 3), false)
    keepPatrol(readyMade('runners', 3), false)
    keepPatrol(readyMade('wall', 3), false)
    expect(keptPatrols().map((each) => each.samurai)).toEqual([
      readyMade('wall', 3),
      readyMade('runners', 3),
    ])
    forgetPatrol(keptPatrols()[0]!)
    expect(keptPatrols().length).toBe(1)
    localStorage.setItem('tatami.shototsu-patrols', '[{"samurai":3}]')
    expect(keptPatrols()).toEqual([])
  })
})

it('tells chances and means as people read them', () => {
  expect([0, 0.001, 0.5, 0.999, 1, -1].map(percent)).toEqual([
    '0\u00a0%',
    '<1\u00a0%',
    '50\u00a0%',
    '>99\u00a0%',
    '100\u00a0%',
    '?',
  ])
  expect(mean(3.16, 'en')).toBe('3.2')
  expect(mean(3.16, 'fr')).toBe('3,2')
  expect([2, -1].map(signed)).toEqual(['+2', '−1'])
})

describe('lines that tell something unasked', () => {
  const base = scenes['SHO-42'].view as unknown as View
  const [one, other] = base.samurai.filter((each) => each.place)
  const view: View = {
    ...base,
    active: one!.samurai,
    samurai: base.samurai.map((each) => ({
      ...each,
      in_reach: each === one ? [other!.samurai] : [],
    })),
    decrees: [[other!.samurai, one!.samurai]],
    blocked: [{ target: other!.samurai, by: 'g7' }],
  }
  const drawn = (lit: string[], all = false, goal = '', looked = '') =>
    hintsOf({ view, highlighted: new Set(lit) }, { samurai: one!.samurai, goal }, looked, all).map(
      ({ kind, from, to, by }) => [kind, from, to, ...(by ? [by] : [])],
    )
  const reach = ['reach', one!.place, other!.place]
  const decree = ['decree', other!.place, one!.place]
  const blocked = ['blocked', one!.place, other!.place, 'g7']

  it('show whom one could strike that is pointed at or looked at', () => {
    expect(drawn([one!.samurai])).toEqual([reach, blocked])
    expect(drawn([], false, 'a1', one!.samurai)).toEqual([reach])
    expect(drawn([other!.samurai], false, 'a1')).toEqual([decree])
  })

  it('show all of them at once, and what is in the way until one walks', () => {
    expect(drawn([], true)).toEqual([reach, decree, blocked])
    expect(drawn([])).toEqual([blocked])
    expect(drawn([], false, 'a1')).toEqual([])
  })
})

it('steps to the nearest space that way which may be chosen', () => {
  const places = new Set(['d4', 'g4', 'c5'])
  const field = { width: 13, height: 15 }
  expect(stepFrom('d4', [1, 0], places, field)).toBe('g4')
  expect(stepFrom('d4', [-1, 1], places, field)).toBe('c5')
  expect(stepFrom('d4', [0, -1], places, field)).toBe('')
  expect(stepFrom('', [1, 0], places, field)).toBe('')
})

describe('motion', () => {
  /** What is moved, as a list of what was asked of the stage. */
  function staged() {
    const places = new Map([
      ['1a', 'c3'],
      ['2b', 'd4'],
    ])
    const asked: string[] = []
    const note =
      (what: string) =>
      (...given: unknown[]) =>
        void asked.push([what, ...given.slice(0, 2).map((each) => JSON.stringify(each))].join(' '))
    const stage: Stage = {
      place: (samurai) => places.get(samurai) ?? '',
      put: (samurai, place) => places.set(samurai, place),
      relic: () => 'a1',
      name: (thing) => thing,
      glide: note('glide'),
      drop: note('drop'),
      trail: note('trail'),
      float: note('float'),
      circle: note('circle'),
      line: note('line'),
      unline: note('unline'),
      fall: note('fall'),
      mirror: note('mirror'),
      pulse: note('pulse'),
    }
    return { stage, places, asked }
  }

  it('goes along the way, and what follows begins at its end', () => {
    const { stage, places, asked } = staged()
    const path = ['place:c4', 'place:c5']
    expect(MOTIONS.moved(stage, { samurai: 'samurai:1a', place: 'place:c5', path }, 0)).toBe(220)
    expect(places.get('1a')).toBe('c5')
    const ends = JSON.stringify(['c3', 'c4', 'c5'].map(middleOf))
    expect(asked[0]).toBe(`glide "1a" ${ends}`)
    const both = { samurai: 'samurai:1a', target: 'samurai:2b' }
    MOTIONS.swapped(stage, both, 0)
    expect([places.get('1a'), places.get('2b')]).toEqual(['d4', 'c5'])
  })

  it('tells hits, deaths and honour, and nothing of who is not there', () => {
    const { stage, asked } = staged()
    MOTIONS.wounded(stage, { samurai: 'samurai:2b', damage: 3 }, 0)
    expect(asked[1]).toContain('−3')
    MOTIONS.died(stage, { samurai: 'samurai:2b' }, 0)
    expect(asked[2]).toMatch(/^fall "2b"/)
    MOTIONS['scored-zone'](stage, { seat: 'seat:1', points: 2 }, 0)
    expect(asked[3]).toContain('1-zone')
    expect(MOTIONS.died(stage, { samurai: 'samurai:2c' }, 0)).toBe(0)
    expect(asked.length).toBe(4)
  })

  it('shows dice that come or are put away, and the line of an attack that is off', () => {
    const { stage, asked } = staged()
    const fields = { samurai: 'samurai:1a', dice: ['die:6', 'die:2'] }
    for (const name of ['exploded', 'stored', 'lent'] as const) {
      expect(MOTIONS[name](stage, fields, 0)).toBeGreaterThan(0)
      expect(asked.pop()).toContain('"dice":[6,2]')
    }
    expect(MOTIONS['came-to-nothing'](stage, { samurai: 'samurai:1a' }, 0)).toBe(200)
    expect(asked).toEqual(['unline 0'])
  })
})
