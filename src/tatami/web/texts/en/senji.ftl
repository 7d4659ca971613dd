## Senji’s board in the page

# The map and its places

senji-map = Map of Japan: eighteen provinces and two seas
senji-map-size = Size of the map
senji-closed = out of play
senji-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
senji-units-here = { $n } of { $most } units
senji-nobodys = nobody’s
senji-order-is = order: { $order }
senji-order-production = production
senji-order-recruit = recruitment
senji-order-move = movement
senji-order-hidden = face down
senji-borders = borders { $places }
senji-coasts = on { $places }
senji-home = home of { $family }
senji-fleet = { $family } fleet, { $sea }
senji-why-not = Why not now?
senji-close = Close
senji-cancel = Cancel

# The families

senji-families = The families
senji-no-family = no family yet
senji-host = host
senji-honour = { $n ->
    [one] { $n } honour
   *[other] { $n } honour
}
senji-provinces-of = { $n ->
    [one] { $n } province
   *[other] { $n } provinces
}
senji-units-of = { $n ->
    [one] { $n } unit in play
   *[other] { $n } units in play
}
senji-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
senji-hanafuda-count = { $n ->
    [one] { $n } hanafuda card
   *[other] { $n } hanafuda cards
}
senji-kami-of = kami of { $samurai }
senji-kami-military = military kami
senji-kami-economic = economic kami
senji-kami-diplomatic = diplomatic kami
senji-state-out = out
senji-state-ready = ready
senji-state-talks = talks
senji-state-orders = { $n } of { $of } orders
senji-state-ordered = orders in
senji-state-acts = to act
senji-deck = { $n ->
    [one] { $n } hanafuda card in the deck
   *[other] { $n } hanafuda cards in the deck
}
senji-samurai-deck = { $n } samurai in the deck
senji-pile = { $n } cards of { $family }, which nobody plays
senji-executed = Executed: { $cards }
senji-executed-short = executed
senji-hanafuda = Hanafuda
senji-samurai = Samurai
senji-diplomacy = Diplomacy
senji-track = Honour, goal { $goal } at the end of a round: { $standings }
senji-round = Round { $n }
senji-last-round = last round
senji-season-now = Round { $n }, { $season }, goal { $goal } honour

# The hand

senji-your-cards = Your cards
senji-no-cards = No diplomacy cards
senji-no-flowers = No hanafuda cards
senji-sort = Sort by colour or by number
senji-sheet-cards = Cards { $n }
senji-sheet-flowers = Hanafuda { $n }
senji-hostage = hostage
senji-support = support
senji-trade = trade
senji-decoy = decoy
senji-card-bid = bid
senji-card-given = shown
senji-card-hidden = face down
senji-card-laid = chosen
senji-card-chosen = chosen

# The desks

senji-desk-count = The end
senji-desk-families = Family
senji-desk-samurai = Samurai
senji-desk-station = Place
senji-desk-placing = Place
senji-desk-naming = Orders
senji-desk-family = Choice
senji-desk-winter = Offers
senji-desk-spring = Orders
senji-desk-marching = Move
senji-desk-battle = Battle
senji-desk-autumn = Autumn
senji-desk-choosing = Choice
senji-setting-up = Setting up
senji-summer-title = Summer: the orders
senji-host-names = { $family } hosts the emperor and names what acts next.
senji-plan-open = Name several in an order
senji-plan-last = As last summer
senji-plan-how = Tap them in the order in which they are to act, on the map or here.
senji-plan-go = { $n ->
    [one] Name it
   *[other] Name these { $n }
}
senji-plan-stop = Stop
senji-plan-running = { $n ->
    [one] Next: { $places }.
   *[other] Next, in this order: { $places }.
}
senji-place-in = What stands in { $province }?
senji-place-how = { $n ->
    [one] You have { $n } unit left to place.
   *[other] You have { $n } units left to place.
}
senji-place-samurai = with the samurai
senji-place = Place them
senji-one-fewer = One unit fewer
senji-one-more = One unit more
senji-family-has = { $name }: { $honour } honour, { $cards } cards, { $flowers } hanafuda
senji-keep-changeable = You may change your mind until all have chosen.
senji-keep-then = Then tap one of your provinces: he is placed there. The others go back into the deck.
senji-shown = Shown to you

# Spring

senji-spring-title = Spring: secret orders
senji-orders-open = { $n ->
    [one] { $n } of { $of } still open
   *[other] { $n } of { $of } still open
}
senji-spring-how = Drag a token onto a province, or tap the province and take one of three. Nobody sees them; you may change your mind until the last family has finished.
senji-order-for = Order for { $province }
senji-sift = draw 4, keep 2
senji-draws = +{ $n } hanafuda
senji-raises = { $from } → { $to } units
senji-may-go = { $troops } may go
senji-nobody-to-move = nobody here to move
senji-no-order = no order yet
senji-if-nothing = If nothing gets in the way
senji-sum-flowers = +{ $n } hanafuda, then { $then }
senji-sum-units = +{ $n } units, { $now } of { $most } now
senji-sum-moves = { $n ->
    [one] { $n } province may move
   *[other] { $n } provinces may move
}
senji-who-writes = Who still gives orders
senji-writes = giving orders
senji-has-written = done

# Moves

senji-moves = { $place } moves
senji-stay = { $n ->
    [one] { $troops } stays
   *[other] { $troops } stay
}
senji-also-in-reach = Also within reach
senji-in-reach = Within reach
senji-percent = { $n }%
senji-all-odds = all: { $odds }
senji-own-province = own province
senji-sail = sail there
senji-put-to-sea = put to sea
senji-begin-again = Begin again
senji-give-order = Give the order
senji-all-stay = All stay
senji-march-how = Drag them where they go, or tap the place on the map or here.
senji-way-march = March
senji-way-land = Landing
senji-way-sail = To sea
senji-way-raid = Raid by sea
senji-call-off = Call it off
senji-odds-of = { $family } wins with a chance of { $odds }
senji-odds-note = The attacker’s chance from all that is face up; cards still to be played are not counted.
senji-win = win: +{ $n }
senji-lose = defeat: they gain { $n }
senji-sea-loss = each unit is lost at sea 1 in 6: expect −{ $n }
senji-risk = { $family } may hold your people: −{ $n } at most
senji-offer-some = { $n ->
    [one] Give the order: { $n } group, { $troops } stay
   *[other] Give the order: { $n } groups, { $troops } stay
}
senji-offer-all = { $n ->
    [one] Give the order: { $n } group
   *[other] Give the order: { $n } groups
}

# Battles

senji-battle-for = Battle for { $province }
senji-battle-round = round { $n }
senji-step-hostages = Hostages
senji-step-samurai = Samurai
senji-step-dice = Dice
senji-step-support = Support
senji-step-result = Result
senji-attacks = attacks
senji-defends = defends
senji-led-by = the emperor’s force, led by { $name }
senji-no-samurai = no samurai
senji-own-dice = own dice
senji-laid-open = laid open
senji-your-card = your card
senji-face-down = face down
senji-dice-once = nine dice are rolled once for both
senji-choose-dice = Choose dice
senji-roll-again = { $n ->
    [one] Roll { $n } die again
   *[other] Roll { $n } dice again
}
senji-hostages-in-hand = Hostages in your hand
senji-no-hostage = You hold none of their people
senji-you-gain = you +{ $n }
senji-tap-again = tap again to execute
senji-leaves-game = leaves the game
senji-spare = Spare them
senji-and-fight = and fight
senji-your-support = Your support card
senji-two-supports = Your support cards: one or two
senji-stays-yours = stays yours
senji-back-to = back to { $family }
senji-lay-it = Play it
senji-if-wins = { $family } wins
senji-takes = takes { $province }
senji-holds = holds the province
senji-hostages = Hostages
senji-at-most = at most, if executed
senji-spared = no loss
senji-outcome = { $province }: { $first } against { $second }
senji-outcome-won = { $family } wins, +{ $n } honour
senji-outcome-tied = a tie: they fight on

# Autumn

senji-autumn = Autumn
senji-your-autumn = Your autumn
senji-to-goal = { $n } honour, { $left } to the torii
senji-turn-of = { $name }’s turn
senji-autumn-to-come = { $name } is still to come
senji-abilities = Abilities and kami
senji-mercenaries = Mercenaries
senji-mercenaries-how = Without a province you may hire them once this autumn; they gather in one sea.
senji-hire-where = Sea
senji-hire-samurai = with a samurai
senji-hire-costs = −{ $n } honour, { $left } left
senji-hire = Hire
senji-done-leaves = { $n ->
    [one] { $n } combination is left unused.
   *[other] { $n } combinations are left unused.
}
senji-done-anyway = End it all the same
senji-plan = { $combinations }: +{ $honour }{ $samurai ->
    [0] {""}
    [one] {" and one samurai"}
   *[other] {" and "}{ $samurai }{" samurai"}
}
senji-no-plan = nothing complete yet
senji-missing = { $n ->
    [one] { $n } missing
   *[other] { $n } missing
}
senji-any-of = any of { $n }
senji-recruit-with = Recruit
senji-discard = Discard
senji-later = As soon as it is my turn
senji-later-set = Planned
senji-set = Set of five
senji-set-of = { $family }: { $n } in hand
senji-set-loss = each family that gets cards back loses 1
senji-set-lacks = no card of { $families }
senji-choose-five = Choose five
senji-choose-four = Choose four (Ōtani)
senji-not-yet = Not yet
senji-give-back = Give back { $n } of { $of }
senji-expose = expose
senji-exposed = exposed
senji-recall-sure = −{ $n }?
senji-none = none
senji-trade-cards = Trade cards
senji-see = see { $n }
senji-people-elsewhere = Your family members held by others

# Winter

senji-winter-title = Winter
senji-letters-left = { $n ->
    [one] { $n } offer left
   *[other] { $n } offers left
}
senji-sand = { $n } seconds of winter are left.
senji-write = make an offer
senji-gives = gives
senji-you-give = you give
senji-for = for
senji-nothing = nothing
senji-accept = Accept
senji-decline = Decline
senji-withdraw = Withdraw
senji-no-letter = There is no offer between you.
senji-accept-sure = Your own hostage: accept?
senji-counter = Counter
senji-laid-so-far = laid so far
senji-letter-to = Offer to { $family }
senji-letter-empty = nothing yet
senji-letter-gift = a gift
senji-letter-request = a request
senji-letter-exchange = an exchange
senji-letter-came = an offer to you
senji-letter-sent = your offer
senji-give-how = You give (tap a card: shown, again: face down, again: out):
senji-want-how = You want (what { $family } may hold):
senji-by-kind = By kind
senji-use-set = Your set of five lacks a card of { $families }.
senji-use-home = You get back { $cards }.
senji-use-home-many = You get back { $n } of your hostages.
senji-use-leave = { $cards } could be executed there.
senji-use-leave-many = { $n } of your hostages could be executed there.
senji-seen-there = last seen there
senji-surely-there = surely there
senji-known-of = What you know of this family
senji-perhaps-there = perhaps there
senji-more = +{ $n } more
senji-fewer = fewer
senji-clear = Clear
senji-send = Send the offer
senji-reply-to = Your answer to { $family }
senji-they-wish = They ask for
senji-reply-how = { $n ->
    [one] Choose { $n } card: tap for face up, again for face down.
   *[other] Choose { $n } cards: tap for face up, again for face down.
}
senji-reply-off = Call it off
senji-hand-over = Hand them over
senji-draft-kept = You have begun an offer to { $family }.
senji-draft-load = Go on with it
senji-auction = Auction
senji-auction-how = your own cards, face down; the highest total wins at the end of winter
senji-auction-short = your own cards, face down; highest total wins
senji-lot = { $card }: { $bids }
senji-no-bid = no bid
senji-my-sum = yours: { $n }
senji-bid = bid
senji-unbid = take back
senji-unbid-costs = Taking a bid back costs one offer.
senji-stake-how = Your bid on { $card }: tap your own cards.
senji-no-stakes = No card of your own is left to bid.
senji-lay-bid = Lay the bid: { $n }

# The end

senji-the-end = The end
senji-shogun = { $name } is shōgun
senji-sum = sum
