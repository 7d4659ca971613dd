import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { facesOf, gateOf, kokuOf, MAJORITY, titleOfSeals, TITLES } from './printed'
import type { Province } from './view'

// vitest runs in web/
const DATA = readFileSync('../src/tatami/games/shitenno/data/shitenno.toml', 'utf-8')

function province(...troops: string[]): Province {
  return {
    province: 'kanto',
    tiles: 1,
    troops,
    koku: 5,
    positions: [],
    master: -1,
    master_next: -1,
  }
}

describe('what is printed', () => {
  it('agrees with the data file on titles', () => {
    const told = DATA.split('[[titles]]')
      .slice(1)
      .map((part) => [
        /id = "(\w+)"/.exec(part)![1],
        {
          seals: Number(/seals = (\d)/.exec(part)![1]),
          points: Number(/points_per_kamon = (\d)/.exec(part)![1]),
        },
      ])
    expect(Object.fromEntries(told)).toEqual(TITLES)
  })

  it('agrees with the data file on majorities', () => {
    expect(Number(/^province_majority = (\d+)/m.exec(DATA)![1])).toBe(MAJORITY)
  })

  it('tells the troop on the gate from those beside it', () => {
    expect(gateOf(province('samurai', 'samurai', 'samurai', 'sohei'))).toEqual({
      gate: 'sohei',
      beside: ['samurai', 'samurai', 'samurai'],
    })
    expect(gateOf(province('bushi', 'sohei', 'sohei')).gate).toBe('bushi')
    expect(gateOf(province('bushi', 'bushi', 'bushi'))).toEqual({
      gate: 'bushi',
      beside: ['bushi', 'bushi'],
    })
  })

  it('knows what a card shows', () => {
    expect(facesOf('bushi-sohei')).toEqual({ troops: ['bushi', 'sohei'], koku: 0 })
    expect(facesOf('koku-3')).toEqual({ troops: [], koku: 3 })
    expect(kokuOf(['koku-3', 'bushi', 'koku-1'])).toBe(4)
    expect(titleOfSeals(4)).toBe('daimyo')
  })
})
