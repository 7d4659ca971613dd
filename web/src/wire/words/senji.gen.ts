// Made by tools/page_types.py.

/** What each verb can name. */
export interface Things {
  family: 'cherry' | 'dragon' | 'mask' | 'fan' | 'lotus' | 'sabre'
  keep: 'akashi' | 'baba' | 'chosogabe' | 'daisuke' | 'ekes' | 'fukushima' | 'gamo' | 'hosokawa' | 'ishida' | 'kuroda' | 'mori' | 'naoe' | 'otani' | 'sanada' | 'torii' | 'umeko' | 'wakizaka' | 'yamagata'
  name: 'chikuzen' | 'bungo' | 'satsuma' | 'shikoku' | 'nagato' | 'aki' | 'izumo' | 'harima' | 'kii' | 'yamashiro' | 'echizen' | 'owari' | 'echigo' | 'suruga' | 'musashi' | 'dewa' | 'iwaki' | 'mutsu'
  place: '0' | '0-samurai' | '1' | '1-samurai' | '2' | '2-samurai' | '3' | '3-samurai'
  host: Things['family']
  to: Things['family']
  give: 'cherry-family-1a' | 'cherry-family-2a' | 'cherry-family-3a' | 'cherry-family-4a' | 'dragon-family-1a' | 'dragon-family-2a' | 'dragon-family-3a' | 'mask-family-1a' | 'mask-family-2a' | 'mask-family-3a' | 'fan-family-1a' | 'fan-family-1b' | 'fan-family-2a' | 'fan-family-3a' | 'lotus-family-2a' | 'lotus-family-2b' | 'lotus-family-3a' | 'lotus-family-3b' | 'sabre-family-1a' | 'sabre-family-1b' | 'sabre-family-2a' | 'sabre-family-3a' | 'cherry-support-1a' | 'cherry-support-2a' | 'cherry-support-3a' | 'cherry-support-0' | 'dragon-support-1a' | 'dragon-support-1b' | 'dragon-support-2a' | 'dragon-support-3a' | 'dragon-support-0' | 'mask-support-1a' | 'mask-support-2a' | 'mask-support-3a' | 'mask-support-4a' | 'mask-support-0' | 'fan-support-1a' | 'fan-support-2a' | 'fan-support-3a' | 'fan-support-0' | 'lotus-support-1a' | 'lotus-support-1b' | 'lotus-support-2a' | 'lotus-support-3a' | 'lotus-support-0' | 'sabre-support-2a' | 'sabre-support-2b' | 'sabre-support-3a' | 'sabre-support-3b' | 'sabre-support-0' | 'cherry-trade-1a' | 'cherry-trade-1b' | 'cherry-trade-2a' | 'cherry-trade-3a' | 'dragon-trade-1a' | 'dragon-trade-2a' | 'dragon-trade-3a' | 'dragon-trade-4a' | 'mask-trade-1a' | 'mask-trade-1b' | 'mask-trade-2a' | 'mask-trade-3a' | 'fan-trade-2a' | 'fan-trade-2b' | 'fan-trade-3a' | 'fan-trade-3b' | 'lotus-trade-1a' | 'lotus-trade-2a' | 'lotus-trade-3a' | 'sabre-trade-1a' | 'sabre-trade-2a' | 'sabre-trade-3a'
  'give-hidden': Things['give']
  want: Things['give'] | 'any-card' | 'any-hostage' | 'any-hostage-2' | 'any-hostage-3' | 'any-support' | 'any-support-2' | 'any-support-3' | 'any-trade' | 'any-trade-2' | 'any-trade-3' | 'any-cherry-card' | 'any-cherry-hostage' | 'any-cherry-support' | 'any-cherry-trade' | 'any-dragon-card' | 'any-dragon-hostage' | 'any-dragon-support' | 'any-dragon-trade' | 'any-mask-card' | 'any-mask-hostage' | 'any-mask-support' | 'any-mask-trade' | 'any-fan-card' | 'any-fan-hostage' | 'any-fan-support' | 'any-fan-trade' | 'any-lotus-card' | 'any-lotus-hostage' | 'any-lotus-support' | 'any-lotus-trade' | 'any-sabre-card' | 'any-sabre-hostage' | 'any-sabre-support' | 'any-sabre-trade'
  accept: Things['family']
  decline: Things['family']
  withdraw: Things['family']
  bid: Things['give']
  stake: Things['give']
  unbid: Things['give']
  look: Things['family']
  produce: Things['name']
  recruit: Things['name']
  move: Things['name']
  'fleet-north': Things['family'] | 'emperor'
  'fleet-south': Things['fleet-north']
  march: Things['name']
  sail: 'north' | 'south'
  raid: Things['name']
  land: Things['name']
  units: '0' | '1' | '2' | '3' | '4' | '5' | '6'
  with: Things['keep']
  lose: Things['name']
  fight: Things['name']
  discard: 'red-1' | 'red-2' | 'red-3' | 'red-4' | 'red-5' | 'red-6' | 'red-7' | 'red-8' | 'red-9' | 'red-10' | 'red-11' | 'red-12' | 'green-1' | 'green-2' | 'green-3' | 'green-4' | 'green-5' | 'green-6' | 'green-7' | 'green-8' | 'green-9' | 'green-10' | 'green-11' | 'green-12' | 'blue-1' | 'blue-2' | 'blue-3' | 'blue-4' | 'blue-5' | 'blue-6' | 'blue-7' | 'blue-8' | 'blue-9' | 'blue-10' | 'blue-11' | 'blue-12' | 'gold-1' | 'gold-2' | 'gold-3' | 'gold-4' | 'gold-5' | 'gold-6' | 'gold-7' | 'gold-8' | 'gold-9' | 'gold-10' | 'gold-11' | 'gold-12'
  execute: 'cherry-family-1a' | 'cherry-family-2a' | 'cherry-family-3a' | 'cherry-family-4a' | 'dragon-family-1a' | 'dragon-family-2a' | 'dragon-family-3a' | 'mask-family-1a' | 'mask-family-2a' | 'mask-family-3a' | 'fan-family-1a' | 'fan-family-1b' | 'fan-family-2a' | 'fan-family-3a' | 'lotus-family-2a' | 'lotus-family-2b' | 'lotus-family-3a' | 'lotus-family-3b' | 'sabre-family-1a' | 'sabre-family-1b' | 'sabre-family-2a' | 'sabre-family-3a'
  retreat: Things['name']
  reroll: Things['family']
  support: 'cherry-support-1a' | 'cherry-support-2a' | 'cherry-support-3a' | 'cherry-support-0' | 'dragon-support-1a' | 'dragon-support-1b' | 'dragon-support-2a' | 'dragon-support-3a' | 'dragon-support-0' | 'mask-support-1a' | 'mask-support-2a' | 'mask-support-3a' | 'mask-support-4a' | 'mask-support-0' | 'fan-support-1a' | 'fan-support-2a' | 'fan-support-3a' | 'fan-support-0' | 'lotus-support-1a' | 'lotus-support-1b' | 'lotus-support-2a' | 'lotus-support-3a' | 'lotus-support-0' | 'sabre-support-2a' | 'sabre-support-2b' | 'sabre-support-3a' | 'sabre-support-3b' | 'sabre-support-0'
  second: Things['support']
  next: Things['family']
  call: 'cherry-trade-1a' | 'cherry-trade-1b' | 'cherry-trade-2a' | 'cherry-trade-3a' | 'dragon-trade-1a' | 'dragon-trade-2a' | 'dragon-trade-3a' | 'dragon-trade-4a' | 'mask-trade-1a' | 'mask-trade-1b' | 'mask-trade-2a' | 'mask-trade-3a' | 'fan-trade-2a' | 'fan-trade-2b' | 'fan-trade-3a' | 'fan-trade-3b' | 'lotus-trade-1a' | 'lotus-trade-2a' | 'lotus-trade-3a' | 'sabre-trade-1a' | 'sabre-trade-2a' | 'sabre-trade-3a'
  show: Things['discard']
  pick: Things['discard']
  return: Things['give']
  combine: 'four-suns' | 'five-tanzaku' | 'seven-tanzaku' | 'four-animals' | 'month' | 'long-run' | 'short-run' | 'five-of-colour' | 'three-of-number'
  lay: Things['discard']
  station: Things['name']
  expose: Things['execute']
  recall: Things['execute']
  hire: Things['sail']
  swap: Things['family']
  'swap-card': Things['give']
  'swap-flower': Things['discard']
  kami: Things['keep']
  take: Things['give']
  draw: Things['discard']
  seppuku: Things['keep']
}

/** Every word that can be said. */
export type Word = { [Verb in keyof Things]: `${Verb}:${Things[Verb]}` }[keyof Things] | 'send' | 'scrap' | 'hand-over' | 'call-off' | 'ready' | 'not-ready' | 'time' | 'spare' | 'stand' | 'set' | 'short-set' | 'hire-samurai' | 'refresh' | 'enough' | 'done'

/** The questions, as their texts name them. */
export type Question = 'SEN-06' | 'SEN-03' | 'SEN-04' | 'SEN-04-place' | 'SEN-11' | 'SEN-80-naoe' | 'SEN-20' | 'SEN-20-draft' | 'SEN-20-reply' | 'SEN-20-waiting' | 'SEN-20-clock' | 'SEN-27' | 'SEN-91' | 'SEN-91-take' | 'SEN-30' | 'SEN-40' | 'SEN-80-sift' | 'SEN-43' | 'SEN-46' | 'SEN-43-units' | 'SEN-43-samurai' | 'SEN-43-fight' | 'SEN-45' | 'SEN-55' | 'SEN-80-sanada' | 'SEN-93' | 'SEN-93-dice' | 'SEN-53' | 'SEN-80-baba' | 'SEN-60-next' | 'SEN-60' | 'SEN-25' | 'SEN-25-keep' | 'SEN-62' | 'SEN-63' | 'SEN-63-samurai' | 'SEN-63-station' | 'SEN-66' | 'SEN-66-samurai' | 'SEN-80-fukushima' | 'SEN-80-umeko' | 'SEN-92'

/** What can happen, and the fields that tell of it. */
export interface Events {
  'chose-family': 'seat' | 'family'
  'dealt-flowers': 'flowers'
  'drew-samurai': 'samurai'
  'chose-samurai': 'seat' | 'samurai' | 'honour'
  'rolled-for-host': 'dice'
  hosts: 'seat' | 'round'
  named: 'seat' | 'province'
  placed: 'seat' | 'province' | 'units' | 'samurai'
  'imperial-force': 'samurai'
  'turned-up': 'cards'
  'still-up': 'cards'
  'card-returned': 'card' | 'family'
  winter: 'round'
  'looked-at': 'seat' | 'family'
  'saw-hand': 'family' | 'cards'
  'offer-came': 'family' | 'open' | 'hidden' | 'wanted'
  'offer-gone': 'family'
  'offer-declined': 'family'
  'card-laid': 'family' | 'card'
  traded: 'family' | 'gave' | 'got'
  'bid-laid': 'seat' | 'lot'
  'bid-taken-back': 'seat' | 'lot'
  'is-ready': 'seat'
  'is-not-ready': 'seat'
  'time-is-up': never
  'bid-revealed': 'seat' | 'lot' | 'cards'
  'lot-won': 'seat' | 'lot'
  'lot-tied': 'lot'
  'bid-locked': 'seat' | 'lot' | 'cards'
  'lot-unsold': 'lot'
  spring: 'round'
  summer: 'round'
  'revealed-order': 'power' | 'province' | 'order'
  produced: 'seat' | 'count'
  'drew-flowers': 'flowers'
  reshuffled: never
  discarded: 'seat' | 'flowers'
  raised: 'power' | 'province' | 'units'
  moved: 'power' | 'place' | 'to' | 'units' | 'samurai'
  'raid-rolled': 'power' | 'dice' | 'lost'
  'called-off': 'power' | 'province'
  attacked: 'power' | 'province' | 'defender' | 'units' | 'samurai'
  executed: 'seat' | 'card' | 'gain' | 'loss'
  retreated: 'power' | 'province' | 'to'
  'set-aside': 'attacker' | 'defender'
  rolled: 'dice'
  rerolled: 'seat' | 'samurai' | 'dice'
  'laid-open': 'seat' | 'cards'
  supported: 'attacker' | 'defender'
  totals: 'attacker' | 'defender'
  tied: 'province'
  'tie-broken': 'samurai'
  won: 'seat' | 'province' | 'lost' | 'honour'
  'took-province': 'power' | 'province'
  died: 'samurai'
  autumn: 'round'
  'turn-of': 'seat'
  'called-in': 'seat' | 'card'
  'was-shown': 'flowers'
  'kept-flower': 'flower'
  'returned-set': 'seat' | 'honour'
  combined: 'seat' | 'combination' | 'flowers' | 'honour'
  stationed: 'seat' | 'samurai' | 'place' | 'honour'
  exposed: 'seat' | 'card' | 'honour'
  recalled: 'seat' | 'card' | 'honour'
  hired: 'seat' | 'units' | 'place' | 'honour'
  refreshed: 'seat' | 'flowers'
  swapped: 'seat' | 'family'
  'swapped-card': 'gave' | 'got'
  'used-kami': 'seat' | 'samurai'
  'took-card': 'family' | 'card'
  'card-taken': 'family' | 'card'
  'took-flower': 'flower'
  'did-seppuku': 'seat' | 'samurai'
  out: 'seat'
  'last-round': never
  shogun: 'seat' | 'honour'
}
