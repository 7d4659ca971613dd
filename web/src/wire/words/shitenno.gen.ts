// Made by tools/page_types.py.

/** What each verb can name. */
export interface Things {
  general: 'honda' | 'sakakibara' | 'sakai' | 'ii'
  take: 'samurai' | 'bushi' | 'sohei' | 'shinobi' | 'samurai-samurai' | 'bushi-bushi' | 'sohei-sohei' | 'shinobi-shinobi' | 'samurai-bushi' | 'samurai-sohei' | 'samurai-shinobi' | 'bushi-sohei' | 'bushi-shinobi' | 'sohei-shinobi' | 'koku-1' | 'koku-2' | 'koku-3'
  seal: '1' | '2' | '3' | '4'
  lot: 'a' | 'b'
  march: 'chugoku' | 'chubu' | 'hokkaido' | 'kyushu' | 'tohoku' | 'shikoku' | 'kansai' | 'kanto'
  bribe: Things['march']
  spend: Things['take'] | 'hatamoto' | 'exchange' | 'plus-one'
  gild: 'chugoku-1' | 'chugoku-2' | 'chugoku-3' | 'chugoku-4' | 'chubu-1' | 'chubu-2' | 'chubu-3' | 'chubu-4' | 'hokkaido-1' | 'hokkaido-2' | 'hokkaido-3' | 'hokkaido-4' | 'kyushu-1' | 'kyushu-2' | 'kyushu-3' | 'kyushu-4' | 'tohoku-1' | 'tohoku-2' | 'tohoku-3' | 'tohoku-4' | 'shikoku-1' | 'shikoku-2' | 'shikoku-3' | 'shikoku-4' | 'kansai-1' | 'kansai-2' | 'kansai-3' | 'kansai-4' | 'kanto-1' | 'kanto-2' | 'kanto-3' | 'kanto-4'
}

/** Every word that can be said. */
export type Word = { [Verb in keyof Things]: `${Verb}:${Things[Verb]}` }[keyof Things] | 'accept' | 'refuse' | 'draw' | 'pass'

/** The questions, as their texts name them. */
export type Question = 'SHI-01' | 'SHI-13' | 'SHI-18' | 'SHI-18-choose' | 'SHI-14' | 'SHI-20' | 'SHI-20-draw' | 'SHI-22-pay' | 'SHI-23-pay' | 'SHI-42'

/** What can happen, and the fields that tell of it. */
export interface Events {
  'chose-general': 'seat' | 'general'
  'dealt-title': 'seat' | 'title'
  'dealt-cards': 'cards'
  'laid-out': 'seat' | 'cards'
  offered: 'seat' | 'cards' | 'seal'
  refused: 'seat'
  'took-lot': 'seat' | 'cards' | 'seal'
  'kept-lot': 'seat' | 'cards' | 'seal'
  split: 'seat' | 'cards' | 'seal' | 'rest' | 'other'
  'new-title': 'seat' | 'title'
  conquered: 'seat' | 'province' | 'position' | 'paid' | 'points'
  'won-tile': 'seat' | 'bonus'
  uncovered: 'province' | 'troop'
  drew: 'seat'
  'drew-card': 'card'
  'drew-nothing': 'seat'
  reshuffled: never
  gilded: 'seat' | 'kamon'
  'ended-turn': 'seat'
  'last-kamon': 'seat'
  'last-koku': never
  'counted-koku': 'seat' | 'points'
  'won-province': 'seat' | 'province' | 'points'
  favourite: 'seat' | 'points'
}
