/** What the things of the board are called, with what they cost and bring: for who listens, and on
 *  the slips of those who point at them. */
import { climbsFrom } from './gestures'
import { MEMBER_OF, ROW_COLOUR, rowsOf } from './printed'
import type { Play } from './play.svelte'
import type { Garden, Space, Todo, Yard } from './view'

/** Icons in words: "2 food; gardener action for 1 seal". */
export function effectsIn(play: Play, effects: readonly string[]): string {
  const { say, talk } = play.board
  const told = effects.map((effect) => talk.thing(`do:${effect}`))
  return told.length ? told.reduce((a, b) => say('castle-both', { a, b })) : talk.message('nothing')
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function sentences(...parts: string[]): string {
  return parts.filter(Boolean).join(' ')
}

/** Who is there, each with how many. */
function names(play: Play, counts: readonly (readonly [number, number])[]): string {
  const { talk } = play.board
  return counts
    .filter(([, n]) => n)
    .map(([seat, n]) => `${clanName(play, seat)} ${n > 1 ? n : ''}`.trim())
    .join(', ')
    .concat(counts.some(([, n]) => n) ? '.' : '')
    .replace(/^\.$/, talk.message('nothing'))
}

export function clanName(play: Play, seat: number): string {
  const { talk, players } = play.board
  if (play.view.clans[seat]?.rival) return talk.name('rival')
  return players[seat]?.name ?? talk.player(seat)
}

export function endName(play: Play, end: string, value: number): string {
  const { say } = play.board
  const [colour, side] = end.split('-')
  const bridge = say(`castle-bridge-${colour}`)
  if (!value) return say('castle-end-empty', { bridge, side: side ?? '' })
  const told = say('castle-end', { bridge, side: side ?? '', value })
  return sentences(told, play.canLift(end) ? say('castle-can-take') : '')
}

/** The dice between the ends, and why none of them can be taken. */
export function middleName(play: Play, colour: string, values: readonly number[]): string {
  const { say } = play.board
  const bridge = say(`castle-bridge-${colour}`)
  return say('castle-middle', { bridge, values: values.join(', ') })
}

/** What placing the shown die there costs, or which rule forbids it. */
export function placing(play: Play, place: string): string {
  const found = play.prospect(place)
  const { say, talk } = play.board
  if (!found) return ''
  if (found.rule) return `${talk.rule(found.rule).text} (${found.rule})`
  const kind = found.coins < 0 ? 'pay' : found.coins > 0 ? 'gain' : 'even'
  const told = say(`castle-place-${kind}`, { coins: Math.abs(found.coins) })
  const brings = found.effects.length
    ? say('castle-would-do', { effects: effectsIn(play, found.effects) })
    : ''
  return sentences(told, brings)
}

export function spaceName(play: Play, space: Space): string {
  const { say, talk } = play.board
  const name = capital(talk.thing(`place:${space.space}`))
  const head = say('castle-space', { name, value: space.covers, dice: space.dice.length })
  const rows = space.rows.map((row) =>
    say('castle-faces', {
      tile: capital(talk.name(row.tile)),
      effects: effectsIn(play, row.effects),
    }),
  )
  const either = space.either.length
    ? say('castle-either', { effects: effectsIn(play, space.either) })
    : ''
  const well = space.space === 'well' ? `${effectsIn(play, play.view.well)}.` : ''
  const price = climbPrice(play, space.space)
  return sentences(head, ...rows, either, well, placing(play, space.space), price)
}

/** What the climbs to a room would cost. */
function climbPrice(play: Play, target: string): string {
  const { talk } = play.board
  const climbs = play.climbsTo(target)
  const told = climbs.map((word) => `${talk.word(word)}.`).join(' ')
  const might = play.view.clans[play.mine]?.might ?? 0
  const enters = might > 0 && climbs.some((word) => climbsFrom(word) === 'gate')
  return sentences(told, enters ? play.board.say('castle-inside', { points: might }) : '')
}

export function rowName(play: Play, space: Space, i: number): string {
  const { say, talk } = play.board
  const row = play.rowsIn(space)[i]!
  const target = `${space.space}-${rowsOf(space.space)[i]}`
  const name = talk.thing(`row:${target}`)
  const ground = say(row.light ? 'castle-light' : 'castle-dark')
  const effects = effectsIn(play, row.effects)
  const told = say('castle-row', { name, tile: talk.name(row.tile), ground, effects })
  return sentences(told, climbPrice(play, target))
}

export function daimyoName(play: Play): string {
  const { say, talk } = play.board
  const name = `${talk.name('daimyo')} (${talk.name(play.view.daimyo)})`
  return sentences(say('castle-daimyo', { name }), climbPrice(play, 'daimyo'))
}

export function favourName(play: Play, i: number): string {
  const { say, talk } = play.board
  const favour = play.view.favours[i]!
  const name = talk.name(`favour-${i + 1}`)
  const taken = favour.clan < 0 ? say('castle-free') : clanName(play, favour.clan)
  return say('castle-favour', { name, effects: effectsIn(play, favour.effects), taken })
}

export function gatesName(play: Play): string {
  const counts = play.view.clans.map((clan, seat) => [seat, clan.courtiers.gate ?? 0] as const)
  return sentences(play.board.say('castle-gates'), names(play, counts))
}

export function gardenName(play: Play, garden: Garden): string {
  const { say, talk } = play.board
  const { food, points } = garden
  const effect = effectsIn(play, [garden.effect])
  const head = say('castle-garden', { name: talk.name(garden.garden), food, points, effect })
  const there = garden.clans.map((seat) => [seat, 1] as const)
  return sentences(head, names(play, there), garden.acts ? say('castle-acts') : '')
}

export function yardName(play: Play, yard: Yard): string {
  const { say, talk } = play.board
  const head = say('castle-yard', {
    name: talk.thing(`yard:${yard.yard}`),
    effects: effectsIn(play, yard.effects),
    value: yard.value,
  })
  return sentences(head, names(play, [...yard.warriors.entries()]))
}

export function domainRowName(play: Play, seat: number, member: string): string {
  const { say, talk } = play.board
  const row = play.view.clans[seat]!.domain.find((each) => each.member === member)!
  const head = say('castle-domain-row', {
    row: talk.word(`domain:${member}`),
    colour: talk.name(ROW_COLOUR[member] ?? ''),
    value: row.die || row.value,
    home: row.at_home,
    rewards: effectsIn(play, row.rewards),
    action: effectsIn(play, row.action),
  })
  const mine = seat === play.mine && play.shown && MEMBER_OF[play.shown.colour] === member
  return sentences(head, mine ? placing(play, 'domain') : '')
}

export function lanternName(play: Play, seat: number): string {
  const effects = effectsIn(play, play.view.clans[seat]!.lantern)
  return play.board.say('castle-lantern', { effects })
}

/** What of a clan's tally comes from where: "warriors 4 × 1 = 4". */
export function sourceName(play: Play, seat: number, source: number): string {
  const { talk, say } = play.board
  const clan = play.view.clans[seat]!
  const points = (play.over ? clan.counted : clan.coming)[source] ?? 0
  const name = talk.message(`source-${source + 1}`)
  if (source !== 4) return say('castle-labelled', { name, text: points })
  return say('castle-might', { name, points, might: clan.might, inside: clan.inside })
}

/** Where icons of the tray come from. */
export function groupName(play: Play, group: Todo): string {
  const { talk } = play.board
  const thing = group.thing || group.from
  if (thing === 'lantern') return capital(talk.message('lantern'))
  if (group.from === 'yard') return capital(talk.thing(`yard:${thing}`))
  if (thing in ROW_COLOUR) return talk.word(`domain:${thing}`)
  const placed = talk.knows(`place-${thing}`) || !talk.knows(thing)
  return capital(placed ? talk.thing(`place:${thing}`) : talk.name(thing))
}

/** The tray in words: "Still to do: Lantern: 1 influence, then Well: 2 food (full)." */
export function traySentence(play: Play): string {
  const { say } = play.board
  if (!play.view.todo.length || !play.options.length) return ''
  const groups = play.view.todo.map((group) => {
    const effects = group.effects.map((due) => {
      const effect = effectsIn(play, [due.effect])
      return due.rule && due.lost ? `${effect} (${say('castle-full')})` : effect
    })
    const text = effects.reduce((a, b) => say('castle-both', { a, b }))
    return say('castle-labelled', { name: groupName(play, group), text })
  })
  return say('castle-still', { groups: groups.reduce((a, b) => say('castle-then', { a, b })) })
}

/** The place of a clan; that of the rival is the one that the player does not have. */
export function placeOf(play: Play, seat: number): number {
  const { ranks } = play.board
  if (!play.view.clans[seat]?.rival) return ranks[seat] ?? 0
  return ranks[0] === 1 ? 2 : 1
}

/** Who has won, and with how many points. */
export function ended(play: Play): string {
  const seat = play.view.clans.findIndex((_, each) => placeOf(play, each) === 1)
  const points = play.view.clans[seat]?.score
  if (points === undefined || !play.board.ranks.length) return ''
  const clan = play.view.clans[seat]?.rival ? 'rival:rival' : `seat:${seat}`
  return play.board.talk.event({ name: 'won', fields: { seat: clan, points } })
}
