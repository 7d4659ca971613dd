// Made by tools/page_types.py.

/** What each verb can name. */
export interface Things {
  pair: 'pair-1' | 'pair-2' | 'pair-3' | 'pair-4' | 'pair-5'
  take: 'coral-left' | 'coral-right' | 'black-left' | 'black-right' | 'white-left' | 'white-right'
  place: 'steward-left' | 'steward-middle' | 'steward-right' | 'diplomat-left' | 'diplomat-right' | 'outside-left' | 'outside-right' | 'well' | 'domain'
  do: 'gardener' | 'courtier' | 'warrior' | 'food-1' | 'iron-1' | 'pearl-1' | 'any-1' | 'coin-1' | 'seal-1' | 'points-1' | 'influence-1' | 'food-2' | 'coin-2' | 'any-2' | 'coin-4' | 'seal-2' | 'iron-2' | 'coin-5' | 'pearl-2' | 'any-3' | 'coin-3' | 'food-4' | 'courtier-for-seal-1' | 'lantern' | 'points-2' | 'warrior-for-seal-1' | 'well' | 'gardener-for-seal-1' | 'influence-2' | 'castle-light' | 'castle-coral' | 'castle-black' | 'castle-white' | 'castle-any' | 'castle-any-for-coin-4' | 'gardener-for-coin-3' | 'courtier-for-coin-3' | 'warrior-for-coin-3' | 'domain' | 'domain-for-coin-4' | 'courtier-or-warrior-or-gardener' | 'courtier-or-warrior-or-gardener-for-coin-4' | 'pearl-3' | 'food-3'
  trade: 'food' | 'iron' | 'pearl' | 'coin'
  gain: 'food' | 'iron' | 'pearl'
  row: 'steward-left-top' | 'steward-left-middle' | 'steward-left-bottom' | 'steward-middle-top' | 'steward-middle-middle' | 'steward-middle-bottom' | 'steward-right-top' | 'steward-right-middle' | 'steward-right-bottom' | 'diplomat-left-upper' | 'diplomat-left-lower' | 'diplomat-right-upper' | 'diplomat-right-lower'
  domain: 'courtier' | 'gardener' | 'warrior'
  yard: '5' | '3' | '1'
  garden: 'coral-plant' | 'coral-stone' | 'black-plant' | 'black-stone' | 'white-plant' | 'white-stone'
  climb: 'gate-steward-left' | 'gate-steward-middle' | 'gate-steward-right' | 'gate-diplomat-left' | 'gate-diplomat-right' | 'first-diplomat-left' | 'first-diplomat-right' | 'first-daimyo' | 'second-daimyo'
  favour: 'favour-1' | 'favour-2' | 'favour-3'
  tend: Things['garden']
  room: 'steward-left' | 'steward-middle' | 'steward-right' | 'diplomat-left' | 'diplomat-right'
}

/** Every word that can be said. */
export type Word = { [Verb in keyof Things]: `${Verb}:${Things[Verb]}` }[keyof Things] | 'stop' | 'audience' | 'cross' | 'stay'

/** The questions, as their texts name them. */
export type Question = 'WHI-14' | 'WHI-21' | 'WHI-22' | 'WHI-25' | 'WHI-28' | 'WHI-30' | 'WHI-31' | 'WHI-32' | 'WHI-33' | 'WHI-40' | 'WHI-40-tiles' | 'WHI-41' | 'WHI-41-card' | 'WHI-42' | 'WHI-45' | 'WHI-47' | 'WHI-47-reward' | 'WHI-50' | 'WHI-52' | 'WHI-55' | 'WHI-56' | 'WHI-57' | 'WHI-58' | 'WHI-59' | 'WHI-61' | 'WHI-86' | 'WHI-87'

/** What can happen, and the fields that tell of it. */
export interface Events {
  'dealt-room': 'card' | 'room'
  'castle-again': never
  'tiles-again': never
  'called-daimyo': 'daimyo'
  rolled: 'round'
  'turn-order': 'seats'
  'chose-pair': 'seat' | 'resource' | 'action'
  'rival-arrived': 'level'
  'rival-deck': never
  placed: 'seat' | 'die' | 'value' | 'space' | 'coins'
  'paid-for-die': 'seat' | 'die' | 'value' | 'space' | 'coins'
  'gained-food': 'seat' | 'amount' | 'source'
  'gained-iron': 'seat' | 'amount' | 'source'
  'gained-pearl': 'seat' | 'amount' | 'source'
  'gained-coin': 'seat' | 'amount' | 'source'
  'gained-seal': 'seat' | 'amount' | 'source'
  'gained-points': 'seat' | 'amount' | 'source'
  'lost-food': 'seat' | 'amount'
  'lost-iron': 'seat' | 'amount'
  'lost-pearl': 'seat' | 'amount'
  'lost-seal': 'seat' | 'amount'
  'paid-food': 'seat' | 'amount'
  'paid-iron': 'seat' | 'amount'
  'paid-pearl': 'seat' | 'amount'
  'paid-coin': 'seat' | 'amount'
  'paid-seal': 'seat' | 'amount'
  traded: 'seat' | 'good'
  'sent-warrior': 'seat' | 'yard'
  'sent-gardener': 'seat' | 'garden'
  'sent-courtier': 'seat'
  climbed: 'seat' | 'climb'
  granted: 'seat' | 'favour'
  'took-card': 'seat' | 'card'
  moved: 'seat' | 'space' | 'source'
  crossed: 'seat' | 'seals'
  tended: 'seat' | 'garden'
  'turned-up': 'card'
  'could-not': 'points'
  'rival-coins': 'coins' | 'points'
  'rival-gardens': 'points'
  'rival-climbed': 'floor'
  'removed-card': 'card' | 'room'
  counted: 'seat' | 'purse' | 'resources' | 'time' | 'courtiers' | 'warriors' | 'gardeners'
  won: 'seat' | 'points'
}
