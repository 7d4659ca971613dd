/** A move being put together on the map: the words are said when it is finished. */
import type { Move, Word } from './view'
import { wordOf } from './view'

export type Way = 'march' | 'land' | 'sail' | 'raid'

/** Pieces that go to one place together. */
export interface Going {
  way: Way
  to: string
  units: number
  samurai: readonly string[]
}

/** What stands where the move begins. */
export interface Force {
  units: number
  samurai: readonly string[]
}

export class MarchDraft {
  groups = $state.raw<readonly Going[]>([])
  private of = ''

  /** Begin anew, if another place moves or the move has gone on. */
  begin(move: Move | null, round: number): void {
    const of = move ? JSON.stringify([round, move.power, move.origin, move.groups.length]) : ''
    if (of === this.of) return
    this.of = of
    this.groups = []
  }

  unitsLeft(force: Force): number {
    return force.units - this.groups.reduce((sum, group) => sum + group.units, 0)
  }

  samuraiLeft(force: Force): string[] {
    const gone = this.groups.flatMap((group) => group.samurai)
    return force.samurai.filter((each) => !gone.includes(each))
  }

  find(to: string): Going | undefined {
    return this.groups.find((group) => group.to === to)
  }

  /** All that is left goes there, as far as there is room. A fleet goes one way only. */
  send(way: Way, to: string, force: Force, room: number, afloat: boolean): void {
    if (this.find(to)) return
    if (afloat && this.groups.some((group) => group.way !== way)) this.groups = []
    const units = Math.min(this.unitsLeft(force), room)
    const samurai = this.samuraiLeft(force)
    if (units || samurai.length) this.groups = [...this.groups, { way, to, units, samurai }]
  }

  /** One unit more or less; a group of nobody is none. */
  step(to: string, by: number, force: Force, room: number): void {
    const found = this.find(to)
    if (!found) return
    const most = Math.min(room, found.units + this.unitsLeft(force))
    this.put({ ...found, units: Math.max(0, Math.min(most, found.units + by)) })
  }

  /** A samurai goes with this group, or stays; he goes with one only. */
  toggle(to: string, samurai: string): void {
    const goes = this.find(to)?.samurai.includes(samurai)
    for (const group of this.groups)
      if (group.to === to || group.samurai.includes(samurai)) {
        const others = group.samurai.filter((each) => each !== samurai)
        this.put({ ...group, samurai: group.to === to && !goes ? [...others, samurai] : others })
      }
  }

  drop(to: string): void {
    this.groups = this.groups.filter((group) => group.to !== to)
  }

  clear(): void {
    this.groups = []
  }

  private put(changed: Going): void {
    const kept = changed.units || changed.samurai.length
    this.groups = this.groups.flatMap((group) =>
      group.to !== changed.to ? [group] : kept ? [changed] : [],
    )
  }
}

/**
 * The words of a move in the order in which they are asked: by land, to sea, as raids, each in the
 * order of the board, which is that of the menu. Samurai are named in the order of their names.
 */
export function wordsOfMove(
  groups: readonly Going[],
  menu: readonly string[],
  force: Force,
): Word[] {
  const place = (group: Going) => menu.indexOf(wordOf(group.way, group.to))
  const sorted = [...groups].sort((a, b) => place(a) - place(b))
  let [units, samurai] = [force.units, [...force.samurai].sort()]
  const words: Word[] = []
  for (const group of sorted) {
    const going = [...group.samurai].sort()
    words.push(wordOf(group.way, group.to), wordOf('units', group.units))
    words.push(...going.map((each) => wordOf('with', each)))
    const last = going.at(-1) ?? ''
    if (samurai.some((each) => each > last)) words.push('enough')
    units -= group.units
    samurai = samurai.filter((each) => !going.includes(each))
  }
  if (units || samurai.length) words.push('enough')
  return words
}
