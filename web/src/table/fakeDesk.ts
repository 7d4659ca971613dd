import { Talk } from '../texts/talk'
import { Desk } from './desk.svelte'
import { FakeTable } from './fakeTable.svelte'

/** For tests: somebody at a desk who is asked for a march, a bribe or neither. */
export function fakeDesk(): { source: FakeTable; desk: Desk } {
  const source = new FakeTable('abc')
  source.connection = 'open'
  source.asks('march:kanto', 'bribe:kanto', 'march:kansai', 'pass')
  return { source, desk: new Desk(source, new Talk('shitenno', 'en', [])) }
}
