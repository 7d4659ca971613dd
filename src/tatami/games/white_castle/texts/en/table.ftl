game-title = The White Castle
game-line = Dice from three bridges send courtiers, gardeners and warriors to the court of Himeji.
nothing = none

## words

verb-pair = { $thing }
verb-take = Take the { $thing }
verb-place = Place it: { $thing }
word-place-domain = Place it: your domain
verb-do = { $thing }
verb-stop = Nothing more
verb-trade = Trade seals for { $thing }
word-trade-coin = Trade 1 seal for 1 coin
word-trade-food = Trade 2 seals for 1 food
word-trade-iron = Trade 2 seals for 1 iron
word-trade-pearl = Trade 2 seals for 1 mother-of-pearl
verb-gain = 1 { $thing }
verb-row = { $thing }
verb-domain = The { $thing } row
verb-yard = { $thing }
verb-garden = { $thing }
verb-audience = Audience: a courtier to the gates (2 coins)
verb-climb = Climb { $thing }
verb-favour = { $thing }
verb-cross = Pay and enter the new season
verb-stay = Stop before the new season
verb-tend = { $thing }
verb-room = { $thing }

## things

thing-do-gardener = Gardener action
thing-do-courtier = Courtier action
thing-do-warrior = Warrior action
thing-do-food-1 = 1 food
thing-do-iron-1 = 1 iron
thing-do-pearl-1 = 1 mother-of-pearl
thing-do-any-1 = 1 resource of your choice
thing-do-coin-1 = 1 coin
thing-do-seal-1 = 1 seal
thing-do-points-1 = 1 clan point
thing-do-influence-1 = 1 step of influence
thing-do-food-2 = 2 food
thing-do-coin-2 = 2 coins
thing-do-any-2 = 2 resources of your choice
thing-do-coin-4 = 4 coins
thing-do-seal-2 = 2 seals
thing-do-iron-2 = 2 iron
thing-do-coin-5 = 5 coins
thing-do-pearl-2 = 2 mother-of-pearl
thing-do-any-3 = 3 resources of your choice
thing-do-coin-3 = 3 coins
thing-do-food-4 = 4 food
thing-do-courtier-for-seal-1 = Courtier action for 1 seal
thing-do-lantern = Lantern
thing-do-points-2 = 2 clan points
thing-do-warrior-for-seal-1 = Warrior action for 1 seal
thing-do-well = The well
thing-do-gardener-for-seal-1 = Gardener action for 1 seal
thing-do-influence-2 = 2 steps of influence
thing-do-castle-light = Light castle action
thing-do-castle-coral = Castle action next to a coral tile
thing-do-castle-black = Castle action next to a black tile
thing-do-castle-white = Castle action next to a white tile
thing-do-castle-any = Any castle action
thing-do-castle-any-for-coin-4 = Any castle action for 4 coins
thing-do-gardener-for-coin-3 = Gardener action for 3 coins
thing-do-courtier-for-coin-3 = Courtier action for 3 coins
thing-do-warrior-for-coin-3 = Warrior action for 3 coins
thing-do-domain = Domain action
thing-do-domain-for-coin-4 = Domain action for 4 coins
thing-do-courtier-or-warrior-or-gardener = Courtier, warrior or gardener action
thing-do-courtier-or-warrior-or-gardener-for-coin-4 = Courtier, warrior or gardener action for 4 coins
thing-do-pearl-3 = 3 mother-of-pearl
thing-do-food-3 = 3 food
thing-do-food-5 = 5 food
thing-food = food
thing-iron = iron
thing-pearl = mother-of-pearl
thing-coin = coins
thing-seal = seals
thing-points = clan points
thing-influence = influence
thing-coral = coral
thing-take-coral-left = coral die on the left (lantern reward)
thing-take-coral-right = coral die on the right
thing-black = black
thing-take-black-left = black die on the left (lantern reward)
thing-take-black-right = black die on the right
thing-white = white
thing-take-white-left = white die on the left (lantern reward)
thing-take-white-right = white die on the right
thing-steward-left = left steward room
thing-steward-middle = middle steward room
thing-steward-right = right steward room
thing-diplomat-left = left diplomat room
thing-diplomat-right = right diplomat room
thing-outside-left = outside the walls, left
thing-outside-right = outside the walls, right
thing-place-well = the well
thing-place-domain = own domain
thing-row-steward-left-top = Left steward room, top
thing-row-steward-left-middle = Left steward room, middle
thing-row-steward-left-bottom = Left steward room, bottom
thing-row-steward-middle-top = Middle steward room, top
thing-row-steward-middle-middle = Middle steward room, middle
thing-row-steward-middle-bottom = Middle steward room, bottom
thing-row-steward-right-top = Right steward room, top
thing-row-steward-right-middle = Right steward room, middle
thing-row-steward-right-bottom = Right steward room, bottom
thing-row-diplomat-left-upper = Left diplomat room, upper
thing-row-diplomat-left-lower = Left diplomat room, lower
thing-row-diplomat-right-upper = Right diplomat room, upper
thing-row-diplomat-right-lower = Right diplomat room, lower
thing-domain-courtier = courtiers
thing-domain-gardener = gardeners
thing-domain-warrior = warriors
thing-yard-5 = Yard of 5 iron
thing-yard-3 = Yard of 3 iron
thing-yard-1 = Yard of 1 iron
thing-coral-plant = Plant garden under the coral bridge
thing-coral-stone = Stone garden under the coral bridge
thing-black-plant = Plant garden under the black bridge
thing-black-stone = Stone garden under the black bridge
thing-white-plant = Plant garden under the white bridge
thing-white-stone = Stone garden under the white bridge
thing-climb-gate-steward-left = from the gates to the left steward room (2 mother-of-pearl)
thing-climb-gate-steward-middle = from the gates to the middle steward room (2 mother-of-pearl)
thing-climb-gate-steward-right = from the gates to the right steward room (2 mother-of-pearl)
thing-climb-gate-diplomat-left = from the gates to the left diplomat room (5 mother-of-pearl)
thing-climb-gate-diplomat-right = from the gates to the right diplomat room (5 mother-of-pearl)
thing-climb-first-diplomat-left = from the first floor to the left diplomat room (2 mother-of-pearl)
thing-climb-first-diplomat-right = from the first floor to the right diplomat room (2 mother-of-pearl)
thing-climb-first-daimyo = from the first floor to the daimyō (5 mother-of-pearl)
thing-climb-second-daimyo = from the second floor to the daimyō (2 mother-of-pearl)
thing-trade-food = 1 food
thing-trade-iron = 1 iron
thing-trade-pearl = 1 mother-of-pearl
thing-trade-coin = 1 coin
thing-1 = 1
thing-2 = 2
thing-3 = 3
thing-4 = 4
thing-5 = 5
thing-pair-1 = Pair 1
thing-pair-2 = Pair 2
thing-pair-3 = Pair 3
thing-pair-4 = Pair 4
thing-pair-5 = Pair 5
thing-favour-1 = Left favour
thing-favour-2 = Middle favour
thing-favour-3 = Right favour
thing-steward = Steward
thing-diplomat = Diplomat
thing-action = Starting action
thing-resource = Starting resources
thing-garden = Garden
thing-decree = Decree
thing-card-decree-coin = Decree (coin)
thing-card-decree-seal = Decree (seal)
thing-card-decree-vp = Decree (point)
thing-daimyo = Daimyō
thing-solo = Solo card
thing-rival = The rival clan
thing-easy = easy
thing-medium = medium
thing-hard = hard
thing-from-pair = starting cards
thing-from-card = card of the castle
thing-from-room = room
thing-from-well = well
thing-from-domain = domain
thing-from-yard = training yard
thing-from-garden = garden
thing-from-favour = favour of the daimyō
thing-from-lantern = lantern
thing-from-solo = solo card
thing-from-difficulty = difficulty
thing-from-round = end of the round
thing-from-outside = outside the walls
thing-gardener-plant = Gardener to a plant garden
thing-gardener-stone = Gardener to a stone garden
thing-gardener-any = Gardener to a garden
thing-warrior-5 = Warrior to the yard of 5 iron
thing-warrior-3 = Warrior to the yard of 3 iron
thing-warrior-1 = Warrior to the yard of 1 iron
thing-courtier-gate = Courtier to the gates
thing-climb-1 = A courtier climbs one floor
thing-climb-2 = A courtier climbs two floors
field-prospects = Where dice can go

## questions

ask-WHI-14 = Choose a pair of starting cards.
ask-WHI-21 = Take a die from either end of a bridge.
ask-WHI-22 = Where do you place the die?
ask-WHI-25 = What do you do next?
ask-WHI-28 = Before the scoring: do you trade seals?
ask-WHI-30 = Do the actions of the room in any order.
ask-WHI-31 = Outside the walls: do one of the two actions.
ask-WHI-32 = Take the rewards of the well in any order.
ask-WHI-33 = Your domain: what do you do next?
ask-WHI-40 = To which training yard do you send your warrior?
ask-WHI-40-tiles = Do the actions of the yard in any order.
ask-WHI-41 = To which garden do you send your gardener?
ask-WHI-41-card = Do you do the action of the garden?
ask-WHI-42 = Your courtiers: an audience, a climb, or both.
ask-WHI-45 = Which light action of your new card do you do?
ask-WHI-47 = Which favour does the daimyō grant you?
ask-WHI-47-reward = Your favour: what do you do next?
ask-WHI-50 = Your lantern: what do you do next?
ask-WHI-52 = A new season begins here: do you pay the seals to enter it?
ask-WHI-55 = Which row of your domain do you use?
ask-WHI-56 = Which action of the castle do you do?
ask-WHI-57 = Which light action of the castle do you do?
ask-WHI-58 = Take the rewards of the well in any order.
ask-WHI-59 = Which resource do you choose?
ask-WHI-61 = Your gardens pay out once more: which one next?
ask-WHI-86 = The rival can go to several gardens: which one do you choose for it?
ask-WHI-87 = The rival climbs: which room does the courtier enter?

## what the table waits for, as the others read it: “Waiting for Ann: …”

awaited-WHI-14 = to choose a pair of starting cards
awaited-WHI-21 = to take a die
awaited-WHI-22 = to place the die
awaited-WHI-25 = to go on with the turn
awaited-WHI-28 = to trade seals before the scoring
awaited-WHI-30 = to do the actions of the room
awaited-WHI-31 = to do an action outside the walls
awaited-WHI-32 = to take the rewards of the well
awaited-WHI-33 = to use the domain
awaited-WHI-40 = to send a warrior
awaited-WHI-40-tiles = to do the actions of the yard
awaited-WHI-41 = to send a gardener
awaited-WHI-41-card = to do the action of the garden, or not
awaited-WHI-42 = to move courtiers
awaited-WHI-45 = to choose an action of the new card
awaited-WHI-47 = to choose a favour of the daimyō
awaited-WHI-47-reward = to take the rewards of the favour
awaited-WHI-50 = to take the rewards of the lantern
awaited-WHI-52 = to pay for the new season, or stop before it
awaited-WHI-55 = to choose a row of the domain
awaited-WHI-56 = to choose an action of the castle
awaited-WHI-57 = to choose a light action of the castle
awaited-WHI-58 = to take the rewards of the well
awaited-WHI-59 = to choose a resource
awaited-WHI-61 = to use the gardens once more
awaited-WHI-86 = to choose a garden for the rival
awaited-WHI-87 = to choose a room for the rival

## events

event-dealt-room = { $card } lies in the { $room }.
event-castle-again = All five cards show the same dark action: the castle is dealt again.
event-tiles-again = The dice tiles do not fit: they are placed again.
event-called-daimyo = The daimyō card of this game: { $daimyo }.
event-rolled = Round { $round }: the dice are rolled.
event-turn-order = Turn order: { $seats }.
event-chose-pair = { $seat } starts with { $resource } and { $action }.
event-rival-arrived = The rival clan arrives; difficulty: { $level }.
event-rival-deck = The printed solo deck is not fully known: of these nine cards, one back and one front are as printed, the rest is a reconstruction.
event-placed = { $seat } places a { $die } { $value }: { $space }{ $coins ->
    [0] .
    [one] , and gains { $coins } coin.
   *[other] , and gains { $coins } coins.
}
event-paid-for-die = { $seat } places a { $die } { $value }: { $space }, and pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-gained-food = { $seat } gains { $amount } food ({ $source }).
event-gained-iron = { $seat } gains { $amount } iron ({ $source }).
event-gained-pearl = { $seat } gains { $amount } mother-of-pearl ({ $source }).
event-gained-coin = { $seat } gains { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} ({ $source }).
event-gained-seal = { $seat } gains { $amount ->
    [one] { $amount } seal
   *[other] { $amount } seals
} ({ $source }).
event-gained-points = { $seat } gains { $amount ->
    [one] { $amount } clan point
   *[other] { $amount } clan points
} ({ $source }).
event-lost-food = { $seat } is at the limit and loses { $amount } food.
event-lost-iron = { $seat } is at the limit and loses { $amount } iron.
event-lost-pearl = { $seat } is at the limit and loses { $amount } mother-of-pearl.
event-lost-seal = { $seat } is at the limit and loses { $amount ->
    [one] { $amount } seal
   *[other] { $amount } seals
}.
event-paid-food = { $seat } pays { $amount } food.
event-paid-iron = { $seat } pays { $amount } iron.
event-paid-pearl = { $seat } pays { $amount } mother-of-pearl.
event-paid-coin = { $seat } pays { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}.
event-paid-seal = { $seat } pays { $amount ->
    [one] { $amount } seal
   *[other] { $amount } seals
}.
event-traded = { $seat } trades seals for { $good }.
event-sent-warrior = { $seat } sends a warrior: { $yard }.
event-sent-gardener = { $seat } sends a gardener: { $garden }.
event-sent-courtier = { $seat } sends a courtier to the gates.
event-climbed = A courtier of { $seat } climbs { $climb }.
event-granted = The daimyō grants { $seat } a favour: { $favour }.
event-took-card = { $seat } takes { $card } as the new action card.
event-moved = { $seat } reaches space { $space } of the passage of time ({ $source }).
event-crossed = { $seat } enters a new season for { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}.
event-tended = { $seat } uses a garden: { $garden }.
event-turned-up = The rival turns up { $card }.
event-could-not = The rival cannot do it and gains { $points ->
    [one] { $points } point
   *[other] { $points } points
} instead.
event-rival-coins = The rival turns { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} into { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-rival-gardens = The rival's gardens give { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-rival-climbed = A courtier of the rival climbs to floor { $floor }.
event-removed-card = { $card } leaves the { $room }.
event-counted = { $seat } scores { $purse } for coins and seals, { $resources } for resources, { $time } for time, { $courtiers } for courtiers, { $warriors } for warriors, { $gardeners } for gardens.
event-won = { $seat } wins with { $points } clan points.

## options

option-difficulty = Difficulty (solo)
option-difficulty-easy = easy
option-difficulty-medium = medium
option-difficulty-hard = hard
option-promo = Promo components
option-promo-off = without
option-promo-on = with
option-domain-rows = Domain rows used by the domain icon
option-domain-rows-free = as often as you like
option-domain-rows-once = each once per turn, by die or icon
option-well = Tiles of the well
option-well-drawn = drawn at random
option-well-first-game = as in the rulebook's first game

## the terminal's board

round = Round { $round } of 3
bridges = Bridges
castle = Castle
gardens = Gardens
yards = Training yards
time = Passage of time
clans = Clans
well = Well
daimyo = Daimyō
gates = gates
domain = Domain of { $player }
lantern = Lantern
pending = Still to do
rows-used = Rows used this turn
pairs = Starting pairs
rival = Rival
next-up = The rival turns up next: the card with { $back } on its back. The back after that one names its die.
decks = Decks: stewards { $stewards }, diplomats { $diplomats }
column-player = Player
column-points = Points
column-goods = Food, iron, pearl
column-purse = Coins, seals
column-home = At home
column-courtiers = Gates/1/2/daimyō
column-warriors = Yards 5/3/1
column-time = Time
column-bridge = Bridge
column-dice = Dice
column-plant = Plant garden
column-stone = Stone garden
column-space = Space
column-actions = Actions
column-yard = Yard
column-row = Row
column-rewards = Rewards
in-hand = Die taken: { $colour } { $value }
position-left = left
position-center = middle
position-right = right
short-player = Player
short-points = ★
short-goods = F/I/P
short-purse = ¢/S
short-home = Home
short-courtiers = Court
short-warriors = Yards
short-time = Time
empty = –
forecast = Points if the game ended now
in-play = in play
column-season = Season
column-gate = To enter
column-spaces = Spaces
column-each = Each warrior
warriors-count = At the end a warrior counts its ×-number for each courtier of its clan inside the castle.
seals-to-enter = { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}
season = Season { $number }, spaces { $first } to { $last }: { $points } points{ $seals ->
    [0] .
    [one] , { $seals } seal to enter.
   *[other] , { $seals } seals to enter.
}

## where points come from at the end, in the order they are counted

source-1 = coins and seals
source-2 = resources
source-3 = passage of time
source-4 = courtiers
source-5 = warriors
source-6 = gardeners

## reasons

feature-points = points scored in play
feature-courtiers = courtiers
feature-warriors = warriors
feature-gardeners = gardeners
feature-time = passage of time
feature-goods = goods, coins and seals
feature-cards = lantern and domain cards
feature-coming = still to come this turn
feature-rivals = best opponent
reason-points-more = { $points ->
    [one] { $points } more point at once
   *[other] { $points } more points at once
}
reason-points-less = { $points ->
    [one] { $points } fewer point at once
   *[other] { $points } fewer points at once
}
reason-courtiers-more = { $points } more for courtiers
reason-courtiers-less = { $points } less for courtiers
reason-warriors-more = { $points } more for warriors
reason-warriors-less = { $points } less for warriors
reason-gardeners-more = { $points } more for gardeners
reason-gardeners-less = { $points } less for gardeners
reason-time-more = { $points } more for the passage of time
reason-time-less = { $points } less for the passage of time
reason-goods-more = goods, coins and seals worth { $points } more
reason-goods-less = goods, coins and seals worth { $points } less
reason-cards-more = { $points } more for lantern and domain cards
reason-cards-less = { $points } less for lantern and domain cards
reason-coming-more = { $points } more for what is still to come this turn
reason-coming-less = { $points } less for what is still to come this turn
reason-rivals-more = the best opponent loses { $points }
reason-rivals-less = the best opponent gains { $points }

## a clan in plain lines

line-points = Points: { $points }. Goods: { $goods }.
line-courtiers = Courtiers: { $gate } at the gates, { $steward } with stewards, { $diplomat } with diplomats, { $daimyo } with the daimyō.
line-warriors = Warriors: { $of5 } in the yard of 5 iron, { $of3 } of 3 iron, { $of1 } of 1 iron.

## the board in plain lines

line-bridge = Dice on the { $colour } bridge, from left to right: { $dice }.
line-garden = { $garden }: costs { $food } food, counts { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end. Gives: { $effect }. Gardeners of: { $clans }.
line-garden-acts = It pays out at the end of this round.
line-favours = Favours of the daimyō: { $favours }.
line-taken = taken by { $clan }
line-space = { $space }: value { $value }, dice: { $dice }, { $room ->
    [-1] room for any number
    [0] no room for another
    [one] room for { $room } more
   *[other] room for { $room } more
}.
line-stack = On space { $space }: { $clans }.
line-all = All of: { $effects }.
line-either = One of: { $effects }.
line-light = Next to a { $tile } tile, light action: { $effects }.
line-dark = Next to a { $tile } tile, dark action: { $effects }.
line-yard = { $yard }: a warrior counts { $value } for each courtier inside. Gives: { $effects }. Warriors of: { $clans }.
line-domain-row = Row of the { $row }: die { $die }; gives { $rewards }; still covered: { $covered }; then { $action }.
