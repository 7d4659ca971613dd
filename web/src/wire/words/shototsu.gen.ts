// Made by tools/page_types.py.

/** What each verb can name. */
export interface Things {
  patrol: 'balanced' | 'duellists' | 'wall' | 'runners' | 'adepts' | 'own' | 'random'
  ring: 'earth-0' | 'earth-1' | 'earth-2' | 'earth-3' | 'earth-4' | 'earth-5' | 'water-0' | 'water-1' | 'water-2' | 'water-3' | 'water-4' | 'water-5' | 'air-0' | 'air-1' | 'air-2' | 'air-3' | 'air-4' | 'air-5' | 'fire-0' | 'fire-1' | 'fire-2' | 'fire-3' | 'fire-4' | 'fire-5' | 'void-0' | 'void-1' | 'void-2' | 'void-3' | 'void-4' | 'void-5'
  prepare: 'crafting' | 'training' | 'espionage' | 'meditation' | 'prayers'
  take: 'lord-shibas-valor' | 'crimson-leaves-strike' | 'iron-shell-style' | 'immovable-hand-of-peace' | 'crescent-moon-style' | 'ebbing-wave-style' | 'dance-of-ripples' | 'slippery-maneuvers' | 'lightning-reaction' | 'flowing-water-strike' | 'striking-as-air' | 'feigned-opening' | 'reckless-lunge' | 'porcupine-style' | 'erupting-volcano-strike' | 'lightning-raid' | 'sparrows-dive' | 'battle-in-the-mind' | 'striking-as-void' | 'lady-dojis-decree' | 'wakizashi' | 'yari' | 'tetsubo' | 'yumi' | 'kusari-gama' | 'otsuchi' | 'jizo' | 'suitengu' | 'kaze-no-kami' | 'hachiman' | 'megumi' | 'gobai'
  study: 'earth' | 'water' | 'air' | 'fire' | 'void'
  hand: 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6'
  deploy: '1a' | '1b' | '1c' | '1d' | '1e' | '2a' | '2b' | '2c' | '2d' | '2e' | '3a' | '3b' | '3c' | '3d' | '3e' | '4a' | '4b' | '4c' | '4d' | '4e' | '5a' | '5b' | '5c' | '5d' | '5e' | '6a' | '6b' | '6c' | '6d' | '6e'
  stand: 'a1' | 'b1' | 'c1' | 'd1' | 'e1' | 'f1' | 'g1' | 'h1' | 'i1' | 'j1' | 'k1' | 'l1' | 'm1' | 'n1' | 'o1' | 'a2' | 'b2' | 'c2' | 'd2' | 'e2' | 'f2' | 'g2' | 'h2' | 'i2' | 'j2' | 'k2' | 'l2' | 'm2' | 'n2' | 'o2' | 'a3' | 'b3' | 'c3' | 'd3' | 'e3' | 'f3' | 'g3' | 'h3' | 'i3' | 'j3' | 'k3' | 'l3' | 'm3' | 'n3' | 'o3' | 'a4' | 'b4' | 'c4' | 'd4' | 'e4' | 'f4' | 'g4' | 'h4' | 'i4' | 'j4' | 'k4' | 'l4' | 'm4' | 'n4' | 'o4' | 'a5' | 'b5' | 'c5' | 'd5' | 'e5' | 'f5' | 'g5' | 'h5' | 'i5' | 'j5' | 'k5' | 'l5' | 'm5' | 'n5' | 'o5' | 'a6' | 'b6' | 'c6' | 'd6' | 'e6' | 'f6' | 'g6' | 'h6' | 'i6' | 'j6' | 'k6' | 'l6' | 'm6' | 'n6' | 'o6' | 'a7' | 'b7' | 'c7' | 'd7' | 'e7' | 'f7' | 'g7' | 'h7' | 'i7' | 'j7' | 'k7' | 'l7' | 'm7' | 'n7' | 'o7' | 'a8' | 'b8' | 'c8' | 'd8' | 'e8' | 'f8' | 'g8' | 'h8' | 'i8' | 'j8' | 'k8' | 'l8' | 'm8' | 'n8' | 'o8' | 'a9' | 'b9' | 'c9' | 'd9' | 'e9' | 'f9' | 'g9' | 'h9' | 'i9' | 'j9' | 'k9' | 'l9' | 'm9' | 'n9' | 'o9' | 'a10' | 'b10' | 'c10' | 'd10' | 'e10' | 'f10' | 'g10' | 'h10' | 'i10' | 'j10' | 'k10' | 'l10' | 'm10' | 'n10' | 'o10' | 'a11' | 'b11' | 'c11' | 'd11' | 'e11' | 'f11' | 'g11' | 'h11' | 'i11' | 'j11' | 'k11' | 'l11' | 'm11' | 'n11' | 'o11' | 'a12' | 'b12' | 'c12' | 'd12' | 'e12' | 'f12' | 'g12' | 'h12' | 'i12' | 'j12' | 'k12' | 'l12' | 'm12' | 'n12' | 'o12' | 'a13' | 'b13' | 'c13' | 'd13' | 'e13' | 'f13' | 'g13' | 'h13' | 'i13' | 'j13' | 'k13' | 'l13' | 'm13' | 'n13' | 'o13' | 'a14' | 'b14' | 'c14' | 'd14' | 'e14' | 'f14' | 'g14' | 'h14' | 'i14' | 'j14' | 'k14' | 'l14' | 'm14' | 'n14' | 'o14' | 'a15' | 'b15' | 'c15' | 'd15' | 'e15' | 'f15' | 'g15' | 'h15' | 'i15' | 'j15' | 'k15' | 'l15' | 'm15' | 'n15' | 'o15'
  activate: Things['deploy']
  move: Things['stand']
  leave: Things['stand']
  attack: Things['deploy']
  lunge: Things['stand']
  use: 'lord-shibas-valor' | 'crimson-leaves-strike' | 'iron-shell-style' | 'immovable-hand-of-peace' | 'crescent-moon-style' | 'ebbing-wave-style' | 'dance-of-ripples' | 'slippery-maneuvers' | 'lightning-reaction' | 'flowing-water-strike' | 'striking-as-air' | 'feigned-opening' | 'reckless-lunge' | 'porcupine-style' | 'erupting-volcano-strike' | 'lightning-raid' | 'sparrows-dive' | 'battle-in-the-mind' | 'striking-as-void' | 'lady-dojis-decree'
  target: Things['deploy']
  posture: Things['study']
  wield: 'wakizashi' | 'yari' | 'tetsubo' | 'yumi' | 'kusari-gama' | 'otsuchi'
  bless: 'jizo' | 'suitengu' | 'kaze-no-kami' | 'hachiman' | 'megumi' | 'gobai'
  reroll: '1' | '2' | '3' | '4' | '5' | '6'
  store: Things['reroll']
  push: Things['reroll'] | '0' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14'
  raise: Things['study']
}

/** Every word that can be said. */
export type Word = { [Verb in keyof Things]: `${Verb}:${Things[Verb]}` }[keyof Things] | 'stay' | 'slip' | 'pick-up' | 'rearm' | 'rest' | 'keep' | 'calm-mind' | 'pass'

/** The questions, as their texts name them. */
export type Question = 'SHO-03-patrol' | 'SHO-03-earth' | 'SHO-03-water' | 'SHO-03-air' | 'SHO-03-fire' | 'SHO-03-void' | 'SHO-30' | 'SHO-81-card' | 'SHO-81-ring' | 'SHO-40' | 'SHO-41' | 'SHO-41-where' | 'SHO-41-posture' | 'SHO-84' | 'SHO-42' | 'SHO-44' | 'SHO-44-way' | 'SHO-43-action' | 'SHO-43-posture' | 'SHO-20' | 'SHO-50-target' | 'SHO-70-target' | 'SHO-70-free-move' | 'SHO-70-store' | 'SHO-71-push' | 'SHO-72-initiative' | 'SHO-83' | 'SHO-70-activation-start' | 'SHO-70-movement-leave' | 'SHO-70-movement-end' | 'SHO-70-attack-start' | 'SHO-70-attack-redirect' | 'SHO-70-attack-boost' | 'SHO-70-attack-answer' | 'SHO-70-attack-rolled' | 'SHO-70-attack-totalled' | 'SHO-70-attack-hit' | 'SHO-70-lethal-damage' | 'SHO-70-attack-finished' | 'SHO-70-activation-end'

/** What can happen, and the fields that tell of it. */
export interface Events {
  'patrols-ready': never
  built: 'samurai' | 'earth' | 'water' | 'air' | 'fire' | 'void' | 'preparation'
  gained: 'samurai' | 'card'
  'gained-unseen': 'samurai' | 'kind'
  'you-gained': 'samurai' | 'card'
  'nothing-left': 'samurai' | 'kind'
  'rolled-initiative': 'seat' | 'dice' | 'successes'
  'rolled-alone': 'samurai' | 'dice' | 'successes'
  'won-initiative': 'seat'
  'has-the-hand': 'seat'
  deployed: 'samurai' | 'place' | 'posture'
  'turn-began': 'turn'
  picked: 'samurai'
  activated: 'samurai' | 'called'
  moved: 'samurai' | 'place' | 'path'
  attacked: 'samurai' | 'target'
  'came-to-nothing': 'samurai'
  rolled: 'samurai' | 'dice' | 'needed'
  rerolled: 'samurai' | 'die' | 'result'
  'rerolled-all': 'samurai' | 'dice'
  exploded: 'samurai' | 'dice'
  missed: 'samurai' | 'target'
  wounded: 'samurai' | 'damage' | 'left'
  disarmed: 'samurai'
  stripped: 'samurai'
  slowed: 'samurai'
  pushed: 'samurai' | 'place'
  swapped: 'samurai' | 'target'
  died: 'samurai' | 'by'
  'relic-fell': 'place'
  used: 'samurai' | 'technique'
  'used-on': 'samurai' | 'technique' | 'target'
  blessed: 'samurai' | 'blessing'
  calmed: 'samurai'
  duelled: 'samurai' | 'successes' | 'against' | 'theirs' | 'dice' | 'their_dice'
  stored: 'samurai' | 'dice'
  lent: 'samurai' | 'dice'
  'took-posture': 'samurai' | 'posture'
  wielded: 'samurai' | 'equipment'
  'picked-up': 'samurai'
  rearmed: 'samurai'
  'scored-relic': 'seat' | 'points'
  'scored-zone': 'seat' | 'points'
  'scored-kill': 'seat' | 'points'
  'royale-roll': 'samurai' | 'die'
  healed: 'samurai' | 'damage'
  raised: 'samurai' | 'ring'
  won: 'seat' | 'honour'
}
