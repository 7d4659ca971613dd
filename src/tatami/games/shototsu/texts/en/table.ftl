game-title = Shōtotsu
game-line = Patrols of samurai fight for a relic, a zone and honour, with postures, techniques and exploding dice.
nothing = none

## words

verb-patrol = { $thing }
verb-ring = { $thing }
verb-prepare = { $thing }
verb-take = Take { $thing }
verb-study = Draw from the { $thing } ring
verb-hand = { $thing } goes first
verb-deploy = Deploy { $thing }
verb-stand = On { $thing }
verb-activate = Activate { $thing }
verb-move = Move to { $thing }
verb-stay = Do not move
verb-leave = Go past the enemy, breaking away at { $thing }
verb-slip = Keep clear of it, so that it cannot strike
verb-attack = Attack { $thing }
verb-lunge = Lunge to { $thing }, then attack
verb-use = { $thing }
verb-target = Choose { $thing }
verb-pick-up = Pick up
verb-rearm = Take up the weapon again
verb-rest = No action
verb-posture = { $thing } posture
verb-keep = Keep this posture
verb-wield = Wield the { $thing }
verb-bless = { $thing }
verb-calm-mind = Calm mind: cancel the attack
verb-reroll = Roll a { $thing } again
verb-store = Set a { $thing } aside
verb-push = Push the target { $thing } spaces
word-push-0 = Do not push the target
word-push-1 = Push the target 1 space
verb-pass = Pass
verb-raise = Raise { $thing }

## things

thing-balanced = Balanced patrol
thing-duellists = Duellists
thing-wall = Wall of armour
thing-runners = Runners
thing-adepts = Adepts of the Void
thing-own = Build my own patrol
thing-random = A random patrol
thing-earth = Earth
thing-water = Water
thing-air = Air
thing-fire = Fire
thing-void = Void
thing-crafting = Crafting
thing-training = Training
thing-espionage = Espionage
thing-meditation = Meditation
thing-prayers = Prayers
thing-shrine-path = The Shrine Path
thing-four-winds-crossing = Crossing of the Four Winds
thing-royal-plain = Plain of the Melee
thing-kind-technique = technique
thing-kind-equipment = equipment
thing-kind-blessing = blessing
thing-p1 = player 1
thing-p2 = player 2
thing-p3 = player 3
thing-p4 = player 4
thing-p5 = player 5
thing-p6 = player 6
thing-1a = 1a
thing-1b = 1b
thing-1c = 1c
thing-1d = 1d
thing-1e = 1e
thing-2a = 2a
thing-2b = 2b
thing-2c = 2c
thing-2d = 2d
thing-2e = 2e
thing-3a = 3a
thing-3b = 3b
thing-3c = 3c
thing-3d = 3d
thing-3e = 3e
thing-4a = 4a
thing-4b = 4b
thing-4c = 4c
thing-4d = 4d
thing-4e = 4e
thing-5a = 5a
thing-5b = 5b
thing-5c = 5c
thing-5d = 5d
thing-5e = 5e
thing-6a = 6a
thing-6b = 6b
thing-6c = 6c
thing-6d = 6d
thing-6e = 6e
thing-0 = 0
thing-1 = 1
thing-2 = 2
thing-3 = 3
thing-4 = 4
thing-5 = 5
thing-6 = 6
thing-7 = 7
thing-8 = 8
thing-9 = 9
thing-10 = 10
thing-11 = 11
thing-12 = 12
thing-13 = 13
thing-14 = 14

## questions

ask-SHO-03-patrol = Choose a ready-made patrol, a random one, or build your own.
ask-SHO-03-earth = How many points for Earth? Hit points are Earth + 3.
ask-SHO-03-water = How many points for Water? Speed is Water + 2.
ask-SHO-03-air = How many points for Air? Attention is Air + 1.
ask-SHO-03-fire = How many points for Fire? Attack is Fire + 1.
ask-SHO-03-void = How many points for Void? Void 1, 3 and 5 give a technique each.
ask-SHO-30 = What did this samurai do before the fight?
ask-SHO-81-card = Choose the card you gain.
ask-SHO-81-ring = Choose the ring to draw a technique from.
ask-SHO-40 = You have won the initiative: who goes first?
ask-SHO-41 = Which samurai do you deploy?
ask-SHO-41-where = Where does it stand?
ask-SHO-41-posture = In which posture?
ask-SHO-84 = Which equipment is active?
ask-SHO-42 = Which samurai do you activate?
ask-SHO-44 = Where does it move to?
ask-SHO-44-way = An enemy can strike on the way: which way do you go?
ask-SHO-43-action = Which action does it take?
ask-SHO-43-posture = Does it change its posture?
ask-SHO-20 = Choose another posture.
ask-SHO-50-target = Whom do you attack?
ask-SHO-70-target = Who is the target?
ask-SHO-70-free-move = A free move: where to?
ask-SHO-70-store = Which dice do you set aside for the next turn?
ask-SHO-71-push = How many spaces do you push the target?
ask-SHO-72-initiative = Initiative is about to be rolled: do you use a blessing?
ask-SHO-83 = Your samurai has survived: which ring do you raise?
ask-SHO-70-activation-start = An activation begins: do you react?
ask-SHO-70-movement-leave = An enemy moves away: do you react?
ask-SHO-70-movement-end = A move has ended: do you react?
ask-SHO-70-attack-start = An attack is declared: do you react?
ask-SHO-70-attack-redirect = One of your samurai is attacked: does another become the target?
ask-SHO-70-attack-boost = The attack can be strengthened now, before the dice: do you use something?
ask-SHO-70-attack-answer = The dice are about to be rolled: do you react to the attack?
ask-SHO-70-attack-rolled = The dice are rolled: do you change anything before explosions?
ask-SHO-70-attack-totalled = The dice are final: do you react?
ask-SHO-70-attack-hit = The attack hits: do you react?
ask-SHO-70-lethal-damage = The blow is deadly: do you react?
ask-SHO-70-attack-finished = After the attack: do you react?
ask-SHO-70-activation-end = The activation ends: do you react?

## what the table waits for, as the others read it: “Waiting for Ann: …”

awaited-SHO-03-patrol = to put a patrol together
awaited-SHO-03-earth = to put a patrol together
awaited-SHO-03-water = to put a patrol together
awaited-SHO-03-air = to put a patrol together
awaited-SHO-03-fire = to put a patrol together
awaited-SHO-03-void = to put a patrol together
awaited-SHO-30 = to put a patrol together
awaited-SHO-81-card = to choose a card
awaited-SHO-81-ring = to choose a ring
awaited-SHO-40 = to choose who goes first
awaited-SHO-41 = to deploy a samurai
awaited-SHO-41-where = to deploy a samurai
awaited-SHO-41-posture = to choose a posture
awaited-SHO-84 = to choose which equipment is active
awaited-SHO-42 = to activate a samurai
awaited-SHO-44 = to move
awaited-SHO-44-way = to choose a way past an enemy
awaited-SHO-43-action = to choose an action
awaited-SHO-43-posture = to change or keep the posture
awaited-SHO-20 = to take another posture
awaited-SHO-50-target = to choose a target
awaited-SHO-70-target = to choose a target
awaited-SHO-70-free-move = to make a free move
awaited-SHO-70-store = to set dice aside
awaited-SHO-71-push = to push the target
awaited-SHO-72-initiative = to use a blessing before the roll, or not
awaited-SHO-83 = to raise a ring
awaited-SHO-70-activation-start = to react or not
awaited-SHO-70-movement-leave = to react to the move or not
awaited-SHO-70-movement-end = to react to the move or not
awaited-SHO-70-attack-start = to react to the attack or not
awaited-SHO-70-attack-redirect = to react to the attack or not
awaited-SHO-70-attack-boost = to prepare the attack
awaited-SHO-70-attack-answer = to react to the attack or not
awaited-SHO-70-attack-rolled = to change the dice or not
awaited-SHO-70-attack-totalled = to react to the roll or not
awaited-SHO-70-attack-hit = to react to the hit or not
awaited-SHO-70-lethal-damage = to react to the deadly blow or not
awaited-SHO-70-attack-finished = to react to the attack or not
awaited-SHO-70-activation-end = to react or not

## events

event-patrols-ready = All patrols are ready.
event-built = { $samurai }: Earth { $earth }, Water { $water }, Air { $air }, Fire { $fire }, Void { $void }; { $preparation }.
event-gained = { $samurai } has { $card }.
event-gained-unseen = { $samurai } gains a card: { $kind }.
event-you-gained = Your { $samurai } draws { $card }.
event-nothing-left = { $samurai } gains nothing: no card is left ({ $kind }).
event-rolled-initiative = { $seat } rolls for the initiative: { $dice }; { $successes ->
    [one] { $successes } success
   *[other] { $successes } successes
}.
event-rolled-alone = { $samurai } rolls for the initiative: { $dice }; { $successes ->
    [one] { $successes } success
   *[other] { $successes } successes
}.
event-won-initiative = { $seat } wins the initiative.
event-has-the-hand = { $seat } goes first.
event-deployed = { $samurai } is deployed on { $place }, in { $posture } posture.
event-turn-began = Turn { $turn } begins.
event-picked = { $samurai } was chosen.
event-activated = { $called ->
    [0] { $samurai } is activated.
   *[other] { $samurai } is activated at once, only to attack.
}
event-moved = { $samurai } moves to { $place }.
event-attacked = { $samurai } attacks { $target }.
event-came-to-nothing = The attack of { $samurai } does not take place.
event-rolled = { $samurai } rolls { $dice } ({ $needed }+ to hit).
event-rerolled = { $samurai } rolls a { $die } again: { $result }.
event-rerolled-all = { $samurai } rolls all dice again: { $dice }.
event-exploded = Exploding dice: { $dice }.
event-missed = { $samurai } misses { $target }.
event-wounded = { $samurai } takes { $damage } damage; hit points left: { $left }.
event-disarmed = { $samurai } is disarmed.
event-stripped = { $samurai } loses the effects of its posture.
event-slowed = { $samurai } is caught by the chain: Speed 1.
event-pushed = { $samurai } is pushed to { $place }.
event-swapped = { $samurai } and { $target } change places.
event-died = { $samurai } is defeated by { $by }.
event-relic-fell = The relic lies on { $place }.
event-used = { $samurai } uses { $technique }.
event-used-on = { $samurai } uses { $technique } on { $target }.
event-blessed = { $samurai } calls on { $blessing }.
event-calmed = { $samurai } keeps a calm mind: the attack is cancelled.
event-duelled = Initiative: { $samurai } has { $successes ->
    [one] { $successes } success
   *[other] { $successes } successes
}, { $against } has { $theirs }.
event-stored = { $samurai } sets aside { $dice }.
event-lent = { $samurai } adds dice from last turn: { $dice }.
event-took-posture = { $samurai } takes { $posture } posture.
event-wielded = { $samurai } wields the { $equipment }.
event-picked-up = { $samurai } picks up the relic.
event-rearmed = { $samurai } picks up its weapon.
event-scored-relic = { $seat } carries the relic: { $points } honour.
event-scored-zone = { $seat } stands in the capture zone: { $points } honour.
event-scored-kill = { $seat } has defeated an enemy: { $points } honour.
event-royale-roll = { $samurai } has defeated an enemy and rolls a { $die }.
event-healed = { $samurai } heals { $damage } damage.
event-raised = { $samurai } raises { $ring }.
event-won = { $seat } wins with { $honour } honour.

## options

option-mode = Mode
option-mode-by-seats = Skirmish for 2 to 4, battle royale for 5 and 6
option-mode-skirmish = Skirmish
option-mode-battle-royale = Battle royale
option-board = Board
option-board-by-seats = By number of players
option-board-shrine-path = The Shrine Path
option-board-four-winds-crossing = Crossing of the Four Winds
option-board-royal-plain = Plain of the Melee
option-scenery = Scenery
option-scenery-printed = As printed on the board
option-scenery-bare = None
option-turns = Turns
option-turns-1 = 1
option-turns-2 = 2
option-turns-3 = 3
option-turns-4 = 4
option-turns-5 = 5
option-turns-6 = 6
option-turns-7 = 7
option-turns-8 = 8
option-turns-9 = 9
option-turns-10 = 10
option-samurai = Samurai per player
option-samurai-1 = 1
option-samurai-2 = 2
option-samurai-3 = 3
option-samurai-4 = 4
option-samurai-5 = 5
option-points = Points
option-points-each = 10 for each samurai
option-points-pooled = Pooled for the patrol
option-techniques = Techniques
option-techniques-drawn = Drawn
option-techniques-chosen = Chosen
option-techniques-by-ring = Ring chosen, card drawn
option-equipment = Equipment
option-equipment-drawn = Drawn
option-equipment-chosen = Chosen
option-blessings = Blessings
option-blessings-drawn = Drawn
option-blessings-chosen = Chosen
option-builds = Patrols
option-builds-open = Open once all are built
option-builds-hidden = Hidden until a samurai acts
option-activations = Activations
option-activations-alternate = In turns
option-activations-hand-holder-first = First player activates everybody first
option-activations-simultaneous = Simultaneous
option-honour = Honour for relic and zone
option-honour-active-player = To the active player
option-honour-every-player = To every player, each activation
option-sight = Line of sight
option-sight-attacks = For attacks
option-sight-techniques-too = For techniques too
option-contested-rings = Rings of two cards (Lord Shiba’s Valor, Flowing Water Strike)
option-contested-rings-sheet = Earth and Air, as printed on the card sheet
option-contested-rings-other = Void and Water
option-royale-two = Battle royale: a roll of 2
option-royale-two-technique = Gives a technique
option-royale-two-equipment = Gives a piece of equipment
option-experience = Experience
option-experience-off = Off
option-experience-on = Survivors raise a ring
option-roster = Veterans
option-roster-none = None

## the terminal's board

board-turn = { $turn ->
    [0] Before the first of { $turns } turns
   *[other] Turn { $turn } of { $turns }
}
board-relic = Relic
board-carries = relic
board-player = Player
board-honour = Honour
board-living = Samurai
board-samurai = Samurai
board-place = Place
board-posture = Posture
board-health = Hit points
board-figures = speed { $speed }, attention { $attention }, attack { $attack }
board-deploy = 1, 2… where each player deploys
board-stats = Speed / Attention / Attack
board-cards = Cards
board-state = State
board-active = Active: { $samurai }
board-odds = { $target }: { $dice } dice, { $needed }+ to hit; { $hit }% to hit, { $damage } damage on average (misses included), { $kill }% to kill
board-odds-open = { $target }: { $dice } dice, { $needed }+ to hit; { $hit }% to hit, { $damage } damage on average (misses included)
board-sources = relic { $relic }, zone { $zone }, kills { $kills }
board-legend = # rock   ~ pond   ▒ capture zone   ★ relic   · within reach
board-fight = { $attacker } attacks { $target }: rolled { $dice }, { $needed }+ to hit
board-building = Your patrol so far
board-dead = dead
board-done = activated
board-hand = first player
board-facedown = face down: { $count }
board-calm = calm mind
board-disarmed = disarmed
board-dazed = dazed
board-braced = braced
board-stripped = posture has no effect
board-slowed = slowed
board-spy = espionage token
board-wielded = { $card } (in use)
board-kept = dice kept: { $dice }
board-saved = dice set aside: { $dice }
board-waits = acts last (number { $number })
board-decree = cannot attack { $target }
board-sight = In range and in sight: { $samurai }
board-linep = { $player }: { $honour } honour ({ $sources }), samurai: { $living }
board-left = { $left } of { $most }
board-lost = hidden, { $lost } lost
board-beside = beside the board
board-hidden = hidden

## fields of the view that the page would call otherwise

field-ways = Ways
field-hidden = hidden patrols
field-hand = First player
field-from = Attacks by space

## how long a pass stands for a card

until-now = ask me every time
until-attack = for the rest of this attack
until-activation = for the rest of this activation
until-turn = for the rest of this turn
until-fight = until its bearer attacks or is attacked
until-kill = until a blow may kill
thing-calm-mind = Calm mind

## reasons

feature-honour = honour
feature-samurai = samurai and their health
feature-attacks = attacks within reach
feature-held = relic and zone held
feature-reach = relic and zone within reach
feature-relic = relic
feature-zone = capture zone
feature-kills = kills
feature-rivals = best opponent
reason-honour-more = { $points } more for honour won
reason-honour-less = { $points } less for honour won
reason-samurai-more = { $points } more for your samurai’s health
reason-samurai-less = { $points } less for your samurai’s health
reason-attacks-more = { $points } more for attacks within reach
reason-attacks-less = { $points } less for attacks within reach
reason-held-more = { $points } more for holding relic and zone
reason-held-less = { $points } less for holding relic and zone
reason-reach-more = { $points } more for relic and zone within reach
reason-reach-less = { $points } less for relic and zone within reach
reason-rivals-more = the best opponent loses { $points }
reason-rivals-less = the best opponent gains { $points }

## what the choices of a patrol hold or bring

detail-own = { $points } points for each samurai, ring by ring
detail-samurai = Earth { $earth }, Water { $water }, Air { $air }, Fire { $fire }, Void { $void }, { $preparation }
detail-left = { $points ->
    [one] 1 point left
   *[other] { $points } points left
}
detail-ring-earth = { $figure } hit points
detail-ring-water = speed { $figure }
detail-ring-air = attention { $figure }
detail-ring-fire = attack { $figure }
detail-ring-void = { $figure ->
    [0] no technique
    [one] 1 technique
   *[other] { $figure } techniques
}
detail-prepare-crafting = one equipment card
detail-prepare-training = one technique card
detail-prepare-espionage = 1 success more in every initiative roll
detail-prepare-meditation = cancels one attack before the dice
detail-prepare-prayers = one blessing, to use once
