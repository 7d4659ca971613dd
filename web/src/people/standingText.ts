import { settings } from '../places/settings.svelte'
import { botName } from '../table/botNames'
import { say } from '../texts/page.svelte'
import type { Talk } from '../texts/talk'
import type { RatingShown, TallyShown } from '../wire/types'

/** What a rating is almost certainly within, on either side, in doubts: as `skill.SURE`. */
const SURE = 2

function decimal(value: number): string {
  return value.toLocaleString(settings.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
}

/** Points in the mean, with no more than one decimal. */
export function pointsText(points: number): string {
  return points.toLocaleString(settings.language, { maximumFractionDigits: 1 })
}

/** "27.3 ± 4.1". */
export function ratingText({ mean, doubt }: RatingShown): string {
  return `${decimal(mean)} ± ${decimal(SURE * doubt)}`
}

/** A part of a whole: "38 %". */
export function shareText(part: number, whole: number): string {
  const share = whole ? part / whole : 0
  return share.toLocaleString(settings.language, { style: 'percent' })
}

/** Somebody who has a name, is a bot, or is a guest or hidden. */
export function playerText({ name, bot }: { name: string; bot: string }): string {
  if (bot) return botName(bot)
  return name || say('profile-somebody')
}

/** A source of points: a feature of the game's advice, or a chapter of its rules. */
export function sourceText(talk: Talk, name: string): string {
  return talk.message(`feature-${name}`) || talk.message(`chapter-${name}`) || name
}

/** The sums of one kind at tables of so many seats, those with most games first. */
export function sumsOf(
  tallies: readonly TallyShown[],
  kind: string,
  seats: number,
): readonly TallyShown[] {
  return tallies
    .filter((each) => each.kind === kind && each.seats === seats)
    .sort((a, b) => b.games - a.games || a.key.localeCompare(b.key))
}
