import { beforeEach, describe, expect, it } from 'vitest'
import { NamingPlan } from './naming.svelte'
import type { SenjiAsk, Word } from './view'

const ask = (...options: string[]) => ({ options }) as unknown as SenjiAsk
const [KII, OWARI, SHIP] = ['name:kii', 'name:owari', 'fleet-north:fan'] as Word[]

beforeEach(() => localStorage.clear())

describe('several places named in an order', () => {
  it('says each once it is asked for, and each question is answered once', () => {
    const plan = new NamingPlan()
    plan.open = true
    for (const word of [OWARI!, KII!, SHIP!, KII!]) plan.toggle(word)
    expect([plan.placeOf(OWARI!), plan.placeOf(KII!), plan.placeOf(SHIP!)]).toEqual([1, 0, 2])
    const first = ask(KII!, OWARI!, SHIP!)
    expect(plan.next(first)).toBe(undefined)
    plan.running = true
    expect(plan.next(first)).toBe(OWARI)
    plan.note(OWARI!)
    expect(plan.next(first)).toBe(undefined)
    expect(plan.next(undefined)).toBe(undefined)
    expect(plan.next(ask(KII!, SHIP!))).toBe(SHIP)
    plan.note(SHIP!)
    expect(plan.next(ask(KII!))).toBe(undefined)
    expect([plan.running, plan.words]).toEqual([false, []])
  })

  it('passes over what can no longer be named', () => {
    const plan = new NamingPlan()
    plan.toggle(OWARI!)
    plan.toggle(KII!)
    plan.running = true
    expect(plan.next(ask(KII!))).toBe(KII)
  })

  it('suggests the order of the last summer', () => {
    const plan = new NamingPlan()
    plan.begin(1)
    plan.note(KII!)
    plan.next(ask(OWARI!))
    plan.note(OWARI!)
    plan.begin(1)
    expect(plan.last).toEqual([])
    plan.begin(2)
    plan.likeLast([OWARI!, SHIP!])
    expect([plan.last, plan.words]).toEqual([[KII, OWARI], [OWARI]])
  })

  it('goes on after the page was loaded again, each table by itself', () => {
    const plan = new NamingPlan()
    plan.begin(1, 'a 0')
    plan.note(KII!)
    plan.begin(2, 'a 0')
    plan.likeLast([KII!, OWARI!, SHIP!])
    plan.toggle(OWARI!)
    plan.go()
    plan.note(KII!)
    plan.next(ask(OWARI!, SHIP!))
    const again = new NamingPlan()
    again.begin(2, 'a 0')
    expect([again.running, again.words, again.last]).toEqual([true, [OWARI], [KII]])
    expect(again.next(ask(OWARI!, SHIP!))).toBe(OWARI)
    const other = new NamingPlan()
    other.begin(2, 'b 0')
    expect([other.running, other.words, other.last]).toEqual([false, [], []])
  })

  it('passes over whatever else lies on the device', () => {
    for (const odd of ['{', '{}', '[{"table":"a 0"}]', '[null]']) {
      localStorage.setItem('tatami.senji-plans', odd)
      const plan = new NamingPlan()
      plan.begin(1, 'a 0')
      expect(plan.words).toEqual([])
    }
  })

  it('counts as named only what was heard', () => {
    const plan = new NamingPlan()
    plan.begin(1)
    plan.note(KII!)
    plan.note(OWARI!) // he thought better of it before it was said for good
    plan.next(ask(KII!, SHIP!))
    plan.begin(2)
    expect(plan.last).toEqual([OWARI])
  })
})
