import { PLACES } from './places'
import type { Province, SenjiProps } from './view'

/** A province in words: "Suruga, Fan, 3 units, order: movement, borders Owari, Musashi, South Sea". */
export function placeSentence({ talk, say }: SenjiProps, province: Province): string {
  const { province: name, owner, units, samurai, order } = province
  const place = PLACES[name]
  const near = [...(place?.borders ?? []), ...(place?.coasts ?? [])]
  const parts = [talk.name(name)]
  if (province.closed) parts.push(say('senji-closed'))
  if (owner) parts.push(talk.name(owner), say('senji-units', { n: units }))
  if (samurai.length) parts.push(talk.namesOf(samurai))
  if (order) parts.push(say('senji-order-is', { order: say(`senji-order-${order}`) }))
  parts.push(say('senji-borders', { places: talk.namesOf(near) }))
  return parts.join(', ')
}

/** Pieces in words: "3 units, Umeko". */
export function troops(
  { talk, say }: SenjiProps,
  { units, samurai }: { units: number; samurai: readonly string[] },
): string {
  const names = samurai.map((each) => talk.name(each))
  return [...(units || !names.length ? [say('senji-units', { n: units })] : []), ...names].join(
    ', ',
  )
}
