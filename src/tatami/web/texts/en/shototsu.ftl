## Shōtotsu's board in the page

shototsu-field = Battlefield { $board }, { $width } by { $height } spaces: the arrow keys move, Enter chooses
shototsu-rock = rock: stops way and sight
shototsu-pond = pond: stops the way, not the sight
shototsu-zone = capture zone
shototsu-zone-short = zone
shototsu-relic = relic
shototsu-camp = camp of { $player }
shototsu-speed-left = { $n } speed left
shototsu-planned = planned
shototsu-hit-short = hit
shototsu-desk = What is going on
shototsu-close = Close

shototsu-patrols = Patrols
shototsu-patrol = The patrol
shototsu-to-come = to come
shototsu-to-come-names = Still to be activated: { $names }
shototsu-picked = Your secret choice: { $samurai }
shototsu-hand = goes first
shototsu-now = +{ $n } now
shototsu-from-relic = Relic
shototsu-from-zone = Capture zone
shototsu-from-kill = Enemies defeated
shototsu-in-posture = { $posture } posture
shototsu-no-posture = no posture yet
shototsu-left-of = hit points { $left } of { $most }
shototsu-hp-hidden = hit points hidden
shototsu-left = { $n } left
shototsu-carries = carries the relic
shototsu-active = active
shototsu-done = done
shototsu-hit-points = hit points
shototsu-speed = speed
shototsu-attention = attention
shototsu-attack-dice = Attack dice
shototsu-techniques = techniques
shototsu-by-rings = { $n } by the rings
shototsu-build-hidden = Rings and cards are hidden until it acts.
shototsu-ready = ready
shototsu-used = used this turn
shototsu-needs = needs { $ring }
shototsu-in-hand = in use
shototsu-not-in-hand = not in use
shototsu-at-work = at work
shototsu-once = once a game

shototsu-whom = Whom do you activate?
shototsu-whom-how = Tap one of your samurai. Nothing is settled yet: you see where it can go and whom it could strike.
shototsu-ahead = While you wait
shototsu-ahead-tap = Plan ahead: tap one of your samurai
shototsu-ahead-how = You can prepare your next activation: tap one of your samurai. It is carried out as soon as you are asked, if all of it is still possible then.
shototsu-prepare = Prepare: { $plan }
shototsu-next-activation = Your next activation
shototsu-lost = What you had prepared is not possible any more. Choose anew.
shototsu-whom-secret = All choose one in secret, at the same time. Then dice decide who goes first.
shototsu-choose-secretly = Choose { $samurai } in secret
shototsu-prompt-samurai = { $samurai } is chosen: tap a space, then a target or an action.
shototsu-prompt-move = { $samurai } is active: tap a space, then a target or an action.
shototsu-prompt-act = { $samurai }: which action?
shototsu-prompt-posture = { $samurai }: keep the posture, or take another?
shototsu-prompt-deploy = Deploy { $samurai }: tap a space of your camp, then choose a posture.
shototsu-other-posture = Another posture
shototsu-choose-samurai = Tap one of your samurai
shototsu-activation = This activation
shototsu-ends-with = ending it now brings { $n } honour
shototsu-move = Move
shototsu-action = Action
shototsu-posture = Posture
shototsu-action-done = done
shototsu-steps-of = { $n } of { $most } steps
shototsu-way = { $from } → { $to }, { $n } left
shototsu-stays-on = stays on { $place }
shototsu-stands-on = stands on { $place }
shototsu-threatened = can be struck there by { $names }
shototsu-past = { $name } can strike on the way: you choose the way next
shototsu-stay-act = Stay
shototsu-attack-whom = Attack { $target }
shototsu-attack = attack
shototsu-pick-up = Pick up the relic
shototsu-no-action = No action
shototsu-lunge-how = Spaces with a flame: lunge there, then attack.
shototsu-with = activate { $samurai }
shototsu-walk = walk to { $place }
shototsu-walk-asked = walk to { $place } (you choose the way)
shototsu-walk-to = Walk to { $place }
shototsu-stay = stay
shototsu-do-attack = attack { $target }
shototsu-do-nothing = no action
shototsu-do-pick-up = pick up the relic
shototsu-do-rearm = take up the weapon
shototsu-do-not-move = Do not move
shototsu-take-posture = { $posture } posture
shototsu-keep-posture = keep { $posture }
shototsu-effect-earth = attacks deal 1 less to you
shototsu-effect-water = enemies need 1 more to hit
shototsu-effect-air = you need 1 less to hit
shototsu-effect-fire = your attacks deal 1 more
shototsu-effect-void = re-roll a die, +1 damage per 6
shototsu-short-earth = −1 damage taken
shototsu-short-water = they need +1
shototsu-short-air = you need −1
shototsu-short-fire = +1 damage
shototsu-short-void = re-roll, +1 per 6

shototsu-targets-from = Targets from { $place }
shototsu-misses-count = ø = mean over all rolls, misses count as 0
shototsu-col-target = Target
shototsu-col-dice = dice
shototsu-col-to-hit = to hit
shototsu-col-deals = a hit deals
shototsu-col-mean = ø damage
shototsu-col-kills = kills
shototsu-dice-on = { $dice } on { $needed }+
shototsu-per-six = +1 per 6
shototsu-nobody-there = Nobody is in range and in sight from there.
shototsu-blocked = { $target } is in range, but { $place } is in the way.
shototsu-odds = Attack { $target }: { $dice } dice on { $needed }+, hits { $hit }, { $damage } damage on average with misses, kills { $kill }
shototsu-spoils-calm-mind = calm mind may cancel it
shototsu-spoils-jizo = Jizo may save it
shototsu-spoils-slippery-maneuvers = it may dodge
shototsu-spoils-crescent-moon-style = it may strike back
shototsu-spoils-lord-shibas-valor = another may take the blow
shototsu-fight = The attack
shototsu-success = success
shototsu-failure = fails
shototsu-explodes = explodes
shototsu-adds = adds a die
shototsu-lent = from last turn
shototsu-set-aside = set aside
shototsu-roll-again = roll again
shototsu-successes = { $n ->
    [one] success, one is enough
   *[other] successes, one is enough
}
shototsu-explosions = { $n ->
    [one] explosion to roll
   *[other] explosions to roll
}
shototsu-damage = damage
shototsu-of = of
shototsu-hits = hits
shototsu-with-misses = with misses
shototsu-kills = kills
shototsu-moment-attack-start = declared
shototsu-moment-attack-redirect = stand in
shototsu-moment-attack-boost = strengthen
shototsu-moment-attack-answer = defend
shototsu-moment-attack-rolled = dice
shototsu-moment-attack-totalled = explosions
shototsu-moment-attack-hit = hit
shototsu-moment-lethal-damage = deadly?
shototsu-moment-attack-finished = after
shototsu-term = { $why } { $by }
shototsu-term-base = base
shototsu-term-limit = limit
shototsu-needed-terms = Needed: { $terms }.
shototsu-damage-terms = Damage: { $terms }.
shototsu-you-may-react = You may react
shototsu-compared = compared with passing
shototsu-use = Use
shototsu-roll = Roll
shototsu-strike = Strike
shototsu-reroll = Void: roll the { $face } again
shototsu-reroll-how = Tap another die to compare. Once in this attack; the new face counts.
shototsu-calm-how = Discard the token: the attack is cancelled.
shototsu-duel = wins the roll { $chance }
shototsu-cancels = cancels the attack
shototsu-strikes = strikes { $target }: hits { $hit }, ø { $damage }, kills { $kill }
shototsu-change-hit = hit
shototsu-change-damage = ø
shototsu-change-kill = kill
shototsu-unchanged = unchanged
shototsu-only-now = Only now
shototsu-bell = { $card }: how long to let it pass
shototsu-pass-how = a held card asks only when you want it to
shototsu-passed = Passed for you: { $cards }.
shototsu-stands = { $card }: passes { $until }
shototsu-ask-me = Ask me
shototsu-store = { $n ->
    [0] Tap the dice that you set aside
    [one] Set { $n } die aside
   *[other] Set { $n } dice aside
}
shototsu-take-up = wield it
shototsu-tap-field = Tap on the field, or choose here.
shototsu-planned-rest = Planned to follow: { $plan }
shototsu-only-ring = Only this ring

shototsu-deployment = Deployment
shototsu-deploy = Deploy { $samurai }
shototsu-deploy-as = { $samurai } on { $place }, { $posture }
shototsu-samurai = Samurai
shototsu-space = Space
shototsu-tap-camp = tap a space of your camp
shototsu-steps-to = from your camp: { $zone } steps to the zone, { $relic } to the relic
shototsu-initiative = Initiative
shototsu-initiative-how = attention of all living samurai; 4+ succeeds, 6 rolls on
shototsu-initiative-won = { $player } wins the roll.
shototsu-begins = { $player } goes first.
shototsu-begins-as = { $player } goes first
shototsu-tied = Tied: once more.

shototsu-build-how = A ready-made patrol may be changed below: then it is your own.
shototsu-own-patrol = My patrol { $n }
shototsu-forget-patrol = Forget my patrol { $n }
shototsu-samurai-of = Samurai { $letter }
shototsu-points-left = { $n ->
    [one] { $n } point left
   *[other] { $n } points left
}
shototsu-pool = { $n ->
    [one] { $n } point left, shared by all your samurai
   *[other] { $n } points left, shared by all your samurai
}
shototsu-pool-short = { $n ->
    [one] point left for all
   *[other] points left for all
}
shototsu-dice-to-attack = { $n ->
    [one] attack die
   *[other] attack dice
}
shototsu-techniques-held = { $n ->
    [one] technique
   *[other] techniques
}
shototsu-points-short = left
shototsu-points-left-of = Points left
shototsu-initiative-dice = Initiative dice
shototsu-techniques-drawn = Techniques
shototsu-speeds = Speeds
shototsu-slider = { $ring } { $points }, { $figure } { $value }, points left: { $left }
shototsu-preparation = Preparation
shototsu-swap = { $letter } has it: swap
shototsu-gives-crafting = an equipment card
shototsu-gives-training = one more technique
shototsu-gives-espionage = +1 success at initiative
shototsu-gives-meditation = cancels one attack
shototsu-gives-prayers = a blessing, once
shototsu-to-hit-on = to hit on 4+
shototsu-mean-misses = damage, misses count 0
shototsu-hits-to-fall = plain hits to fall
shototsu-turn = turn { $n }
shototsu-at-goal = at zone or relic
shototsu-ground = The ground
shototsu-secret = Nobody sees your patrol before all are ready.
shototsu-seal = Seal the patrol
shototsu-fill = Fill in the rest

shototsu-count = The count
shototsu-wins = { $n ->
    [one] { $players } wins with { $honour } honour.
   *[other] { $players } share the victory with { $honour } honour.
}
shototsu-level = Tied? Most living samurai, then most hit points left; otherwise the victory is shared.
shototsu-by-turn = Turn by turn
shototsu-skip = Skip the count

shototsu-turn-short = turn
shototsu-steps = ⊹ Step by step
shototsu-step-pad = Step by step: one space in a direction
shototsu-may-come = may still come: { $cards }
shototsu-for = For { $samurai }
shototsu-deck = { $n } cards left
shototsu-steps-n = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
shototsu-way-struck = { $steps }: struck { $hit }, ø { $damage }
shototsu-way-safe = { $steps }: not struck
shototsu-way-leave = Leave at { $place }: struck { $hit }, ø { $damage }
shototsu-way-clear = Keep clear: not struck
shototsu-veteran = Veteran: the rings are as they are; wounds: { $n }
