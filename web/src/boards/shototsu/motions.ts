/** What happens, as motion: for every event what moves, and how long the next one waits. */
import { parseWord } from '../../texts/words'
import { middleOf, type Point } from './grid'
import type { Events } from '../../wire/words/shototsu.gen'

type Fields = Readonly<Record<string, unknown>>

/** What rises above a figure: a number, a mark, a shape. */
export interface Float {
  at: Point
  told?: string
  mark?: string
  ring?: string
  dice?: readonly number[]
  good: boolean
}

/** The field and what lies around it, as far as a motion needs them. */
export interface Stage {
  /** Where a samurai stands while this is shown; empty for one that is not on the field. */
  place: (samurai: string) => string
  put: (samurai: string, place: string) => void
  /** Let a figure go along these points. */
  glide: (samurai: string, points: readonly Point[], time: number, after: number) => void
  drop: (samurai: string, at: Point, after: number) => void
  /** Footprints that fade. */
  trail: (from: string, path: readonly string[], after: number) => void
  float: (float: Float, after: number) => void
  /** The brush circle round whose turn it is. */
  circle: (at: Point, after: number) => void
  line: (from: string, to: string, after: number) => void
  /** The line that was drawn last, or that of the attack under way, goes. */
  unline: (after: number) => void
  fall: (samurai: string, at: Point, after: number) => void
  /** The mirror, on its way. */
  mirror: (from: Point, to: Point, after: number) => void
  relic: () => string
  /** Something of the page that draws attention to itself. */
  pulse: (selector: string, after: number) => void
  name: (thing: string) => string
}

type Motion = (stage: Stage, fields: Fields, after: number) => number

const STEP = 110 // milliseconds a space
const MOST = 700 // of one walk

const thing = (value: unknown) => parseWord(String(value)).thing || String(value)

/** Where a samurai of an event stands, if it does. */
function spot(stage: Stage, who: unknown): Point | null {
  const place = stage.place(thing(who))
  return place ? middleOf(place) : null
}

const still: Motion = () => 0

/** A mark that stamps itself above whoever it is about. */
function stamp(mark: string, good: boolean): Motion {
  return (stage, { samurai }, after) => {
    const at = spot(stage, samurai)
    if (at) stage.float({ at, mark, good }, after)
    return at ? 200 : 0
  }
}

/** A card is named above whoever uses it. */
function card(field: string): Motion {
  return (stage, fields, after) => {
    const at = spot(stage, fields.samurai)
    if (at) stage.float({ at, told: stage.name(thing(fields[field])), good: true }, after)
    return at ? 300 : 0
  }
}

function honour(source: string): Motion {
  return (stage, { seat }, after) => {
    const whose = thing(seat)
    stage.pulse(`[data-source="${whose}-${source}"], [data-score="${whose}"]`, after)
    return 250
  }
}

const walk: Motion = (stage, { samurai, place, path }, after) => {
  const who = thing(samurai)
  const from = stage.place(who)
  if (!from) return 0
  const way = (path as unknown[] | undefined)?.map(thing) ?? [thing(place)]
  const time = Math.min(MOST, way.length * STEP)
  stage.glide(who, [from, ...way].map(middleOf), time, after)
  stage.trail(from, way, after)
  stage.put(who, way.at(-1) ?? from)
  return time
}

const slide: Motion = (stage, { samurai, place }, after) => {
  const who = thing(samurai)
  const from = stage.place(who)
  if (!from) return 0
  stage.glide(who, [middleOf(from), middleOf(thing(place))], 250, after)
  stage.put(who, thing(place))
  return 250
}

/** Both at once, each round the other. */
const swap: Motion = (stage, { samurai, target }, after) => {
  const [one, two] = [thing(samurai), thing(target)]
  const [here, there] = [stage.place(one), stage.place(two)]
  if (!here || !there) return 0
  const [[a, b], [c, d]] = [middleOf(here), middleOf(there)]
  const bow = (side: number): Point => [
    (a + c) / 2 + (side * (d - b)) / 3,
    (b + d) / 2 - (side * (c - a)) / 3,
  ]
  stage.glide(one, [[a, b], bow(1), [c, d]], 300, after)
  stage.glide(two, [[c, d], bow(-1), [a, b]], 300, after)
  stage.put(one, there)
  stage.put(two, here)
  return 300
}

const strike: Motion = (stage, { samurai, target }, after) => {
  const [from, to] = [spot(stage, samurai), spot(stage, target)]
  if (!from || !to) return 0
  const [[a, b], [c, d]] = [from, to]
  const far = 6 / Math.max(1, Math.hypot(c - a, d - b))
  stage.line(stage.place(thing(samurai)), stage.place(thing(target)), after)
  stage.glide(thing(samurai), [from, [a + (c - a) * far, b + (d - b) * far], from], 260, after)
  return 180
}

const dodge: Motion = (stage, { target }, after) => {
  const at = spot(stage, target)
  if (!at) return 0
  stage.glide(thing(target), [at, [at[0] + 8, at[1]], at], 200, after)
  return 200
}

const wound: Motion = (stage, { samurai, damage }, after) => {
  const at = spot(stage, samurai)
  if (!at) return 0
  const shaken = [0, 3, -3, 2, 0].map((by): Point => [at[0] + by, at[1]])
  stage.glide(thing(samurai), shaken, 300, after)
  stage.float({ at, told: `−${Number(damage)}`, good: false }, after)
  return 200
}

const die: Motion = (stage, { samurai }, after) => {
  const at = spot(stage, samurai)
  if (at) stage.fall(thing(samurai), at, after)
  return at ? 450 : 0
}

const told = (told: (fields: Fields) => string, good = true): Motion => {
  return (stage, fields, after) => {
    const at = spot(stage, fields.samurai)
    if (at) stage.float({ at, told: told(fields), good }, after)
    return at ? 400 : 0
  }
}

const posture = (field: string): Motion => {
  return (stage, fields, after) => {
    const at = spot(stage, fields.samurai)
    if (at) stage.float({ at, ring: thing(fields[field]), good: true }, after)
    return at ? 220 : 0
  }
}

const gained: Motion = (stage, { samurai }, after) => {
  stage.pulse(`[data-plaque="${thing(samurai)}"]`, after)
  return 120
}

/** Dice that come, or are put away, above whoever they belong to. */
function dice(time: number, good = true): Motion {
  return (stage, fields, after) => {
    const at = spot(stage, fields.samurai)
    const faces = (fields.dice as unknown[]).map((die) => Number(thing(die)))
    if (at) stage.float({ at, dice: faces, good }, after)
    return at ? time : 0
  }
}

const circle: Motion = (stage, { samurai }, after) => {
  const at = spot(stage, samurai)
  if (at) stage.circle(at, after)
  return at ? 300 : 0
}

const deploy: Motion = (stage, { samurai, place }, after) => {
  stage.drop(thing(samurai), middleOf(thing(place)), after)
  stage.put(thing(samurai), thing(place))
  return 120
}

const pickUp: Motion = (stage, { samurai }, after) => {
  const at = spot(stage, samurai)
  if (at && stage.relic()) stage.mirror(middleOf(stage.relic()), at, after)
  return at ? 300 : 0
}

const fall: Motion = (stage, { place }, after) => {
  const to = middleOf(thing(place))
  stage.mirror([to[0], to[1] - 26], to, after)
  return 300
}

/** Dice are thrown in the tray, where they are drawn. */
export const MOTIONS: Readonly<Record<keyof Events, Motion>> = {
  'patrols-ready': still,
  built: gained,
  gained,
  'gained-unseen': gained,
  'you-gained': gained,
  'nothing-left': still,
  'rolled-initiative': (stage, _, after) => {
    stage.pulse('[data-roll]', after)
    return 0
  },
  'rolled-alone': still,
  'won-initiative': still,
  'has-the-hand': (stage, _, after) => {
    stage.pulse('[data-thing="hand"]', after)
    return 300
  },
  deployed: deploy,
  'turn-began': (stage, _, after) => {
    stage.pulse('.turns .now, .strips .turn', after)
    return 250
  },
  picked: circle,
  activated: circle,
  moved: walk,
  attacked: strike,
  'came-to-nothing': (stage, _, after) => {
    stage.unline(after)
    return 200
  },
  rolled: still,
  rerolled: still,
  'rerolled-all': still,
  exploded: dice(350),
  missed: dodge,
  wounded: wound,
  disarmed: stamp('disarmed', false),
  stripped: stamp('stripped', false),
  slowed: stamp('slowed', false),
  pushed: slide,
  swapped: swap,
  died: die,
  'relic-fell': fall,
  used: card('technique'),
  'used-on': card('technique'),
  blessed: card('blessing'),
  calmed: stamp('calm', true),
  duelled: told(({ successes, theirs }) => `${Number(successes)} : ${Number(theirs)}`),
  stored: dice(300, false),
  lent: dice(300),
  'took-posture': posture('posture'),
  wielded: card('equipment'),
  'picked-up': pickUp,
  rearmed: stamp('attack', true),
  'scored-relic': honour('relic'),
  'scored-zone': honour('zone'),
  'scored-kill': honour('kill'),
  'royale-roll': told(({ die }) => `⚄ ${thing(die)}`),
  healed: told(({ damage }) => `+${Number(damage)}`),
  raised: posture('ring'),
  won: still,
}
