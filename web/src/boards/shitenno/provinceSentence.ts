import { NOBODY, type Province, type ShitennoProps } from './view'

/** A province as a sentence, for who cannot see it: the one the terminal tells. */
export function provinceSentence(province: Province, { talk }: ShitennoProps): string {
  const kamons = province.positions
    .filter((place) => place.seat !== NOBODY)
    .map((place) => talk.player(place.seat) + (place.golden ? ' ²' : ''))
    .join(', ')
  const name = talk.name(province.province)
  if (!province.koku) return talk.message('line-full', { province: name, kamons })
  return talk.message('line-province', {
    province: name,
    troops: talk.namesOf(province.troops),
    koku: province.koku,
    kamons: kamons || talk.message('nothing'),
  })
}
