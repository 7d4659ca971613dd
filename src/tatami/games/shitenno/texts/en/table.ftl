game-title = Shitennō
game-line = Four generals share titles, troops and koku, and win the provinces of Japan.
nothing = none

## words

verb-general = { $thing }
verb-take = Add { $thing }
verb-seal = With the tile of { $thing }
verb-accept = Accept the lot
verb-refuse = Refuse the lot
verb-lot = Take lot { $thing }
verb-march = { $thing }, with troops
verb-bribe = { $thing }, with koku
verb-spend = Pay with { $thing }
verb-draw = Use a Draw tile
verb-gild = Turn to gold: { $thing }
verb-pass = End my turn

## things

thing-honda = Honda Tadakatsu
thing-sakakibara = Sakakibara Yasumasa
thing-sakai = Sakai Tadatsugu
thing-ii = Ii Naomasa
thing-samurai = Samurai
thing-bushi = Bushi
thing-sohei = Sōhei
thing-shinobi = Shinobi
thing-samurai-samurai = Samurai+Samurai
thing-bushi-bushi = Bushi+Bushi
thing-sohei-sohei = Sōhei+Sōhei
thing-shinobi-shinobi = Shinobi+Shinobi
thing-samurai-bushi = Samurai+Bushi
thing-samurai-sohei = Samurai+Sōhei
thing-samurai-shinobi = Samurai+Shinobi
thing-bushi-sohei = Bushi+Sōhei
thing-bushi-shinobi = Bushi+Shinobi
thing-sohei-shinobi = Sōhei+Shinobi
thing-koku-1 = 1 koku
thing-koku-2 = 2 koku
thing-koku-3 = 3 koku
thing-exchange = Exchange
thing-plus-one = +1
thing-draw = Draw
thing-daimyo = Daimyō
thing-shomyo = Shōmyō
thing-sensei = Sensei
thing-hatamoto = Hatamoto
thing-seal-1 = 1 seal (Hatamoto)
thing-seal-2 = 2 seals (Sensei)
thing-seal-3 = 3 seals (Shōmyō)
thing-seal-4 = 4 seals (Daimyō)
thing-lot-a = A
thing-lot-b = B
thing-chugoku = Chūgoku
thing-chubu = Chūbu
thing-hokkaido = Hokkaidō
thing-kyushu = Kyūshū
thing-tohoku = Tōhoku
thing-shikoku = Shikoku
thing-kansai = Kansai
thing-kanto = Kantō

## questions

ask-SHI-01 = Choose your general.
ask-SHI-13 = You are Tairō: put a lot together and close it with a tile.
ask-SHI-18 = You are Tairō and only two of you are left: split all the cards into two lots. Make the lot with more seals first.
ask-SHI-18-choose = Choose one of the two lots.
ask-SHI-14 = Do you accept the lot?
ask-SHI-20 = Take a province, or end your turn.
ask-SHI-20-draw = You can place no more kamons this year: use a Draw tile, or end your turn.
ask-SHI-22-pay = Pay the troops for your province.
ask-SHI-23-pay = Pay the koku for your province.
ask-SHI-42 = You are Sensei: which of your kamons turns to gold?

## what the table waits for, as the others read it: “Waiting for Ann: …”

awaited-SHI-01 = to choose a general
awaited-SHI-13 = to put a lot together
awaited-SHI-18 = to split the cards into two lots
awaited-SHI-18-choose = to choose one of the two lots
awaited-SHI-14 = to take or refuse the lot
awaited-SHI-20 = to take a province or end the turn
awaited-SHI-20-draw = to use a Draw tile or end the turn
awaited-SHI-22-pay = to take a province or end the turn
awaited-SHI-23-pay = to take a province or end the turn
awaited-SHI-42 = to turn a kamon to gold, or none

## events

event-chose-general = { $seat } is { $general }.
event-dealt-title = { $seat } starts as { $title }.
event-dealt-cards = You are dealt { $cards }.
event-laid-out = { $seat } is Tairō. These cards are to be shared: { $cards }.
event-offered = { $seat } offers a lot: { $cards_count ->
    [0] no card
   *[other] { $cards }
}, with { $seal }.
event-refused = { $seat } refuses.
event-took-lot = { $seat } takes { $cards_count ->
    [0] no card
   *[other] { $cards }
}, with { $seal }.
event-kept-lot = All have refused: { $seat } keeps { $cards_count ->
    [0] no card
   *[other] { $cards }
}, with { $seal }.
event-split = { $seat } makes two lots. A: { $cards_count ->
    [0] no card
   *[other] { $cards }
}, with { $seal }. B: { $rest_count ->
    [0] no card
   *[other] { $rest }
}, with { $other }.
event-new-title = { $seat } is now { $title }.
event-conquered = { $seat } takes position { $position } of { $province } for { $paid }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-won-tile = { $seat } wins a bonus tile: { $bonus }.
event-uncovered = The gate of { $province } now shows { $troop }.
event-drew = { $seat } uses a Draw tile and draws a troop card.
event-drew-card = You draw { $card }.
event-drew-nothing = { $seat } uses a Draw tile, but there is no card left to draw.
event-reshuffled = The troop discard is shuffled into a new deck.
event-gilded = { $seat } turns a kamon to gold: { $kamon }.
event-ended-turn = { $seat } ends the turn.
event-last-kamon = { $seat } has no kamon left: the game ends.
event-last-koku = The koku deck is empty: the game ends.
event-counted-koku = { $seat } gains { $points ->
    [one] { $points } point
   *[other] { $points } points
} for koku in hand.
event-won-province = { $seat } has the majority in { $province }: { $points } points.
event-favourite = { $seat } is the favourite of the Shōgun, with { $points } points.

## the terminal's board

labelled = { $label }: { $text }
discard = Troop discard
hand = Your hand
hand-left = Your hand, without what you have paid so far
titles = Titles
hand-of = { $player }’s hand at the end
count = { $player }: positions { $positions }, titles { $titles }, koku { $koku }, majorities { $majorities }; { $total } in all.
count-koku = { $player }: { $koku } koku in hand, { $exchanged } more by Exchange, { $added } more by +1.
count-no-koku = { $player } has no koku in hand: a +1 tile has nothing to add to.
shared = To share
the-lot = The lot
lot-a = Lot A
lot-b = Lot B
year = Year { $year }
decks = Decks: { $troops } troop cards, { $koku } koku cards
column-player = Player
column-title = Title
column-points = Points
column-kamons = Kamons
column-cards = Cards
column-tiles = Bonus tiles
column-province = Province
column-troops = Troops
column-koku = Koku
column-positions = Positions
column-majority = Majority
line-player = { $player } ({ $general }), { $title }. Points: { $points }. Kamons left: { $kamons }. Cards: { $cards }. Tiles: { $tiles }.
line-province = { $province }: { $troops }, or { $koku } koku. Kamons: { $kamons }
line-full = { $province } is full: { $kamons }

## reasons

feature-positions = provinces
feature-title = title
feature-majorities = majorities
feature-majority = majority in { $thing }
feature-troops = troops in hand
feature-tiles = bonus tiles
feature-koku = koku
feature-rivals = best opponent
reason-positions-more = { $points } more for provinces taken
reason-positions-less = { $points } less for provinces taken
reason-title-more = { $points } more for the title
reason-title-less = { $points } less for the title
reason-majority-more = { $points } more for the majority in { $thing }
reason-majority-less = { $points } less for the majority in { $thing }
reason-troops-more = troops worth { $points } more
reason-troops-less = troops worth { $points } less
reason-koku-more = { $points } koku more
reason-koku-less = { $points } koku fewer
reason-tiles-more = { $points } more for bonus tiles
reason-tiles-less = { $points } less for bonus tiles
reason-rivals-more = the best opponent loses { $points }
reason-rivals-less = the best opponent gains { $points }

## what a choice costs, holds or brings

detail-lot = { $cards_count ->
    [0] no card, with { $seal }
   *[other] { $cards }, with { $seal }
}
detail-title-daimyo = 2 points more for each kamon you place
detail-title-shomyo = 1 point more for each kamon you place
detail-title-sensei = one of your kamons may turn to gold
detail-title-hatamoto = stands for one troop in one conquest
detail-costs-troops = costs { $troops }
detail-costs-koku = costs { $koku } koku
detail-pays = you pay { $paid } at once
detail-ways = you choose how to pay
detail-brings = { $points ->
    [one] brings { $points } point
   *[other] brings { $points } points
}
detail-majority-won = you win the majority
detail-majority-kept = the majority stays yours
detail-majority-theirs = the majority is { $seat }’s
detail-completes = completes the payment
