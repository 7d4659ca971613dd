## Shitennō's board in the page

shitenno-map = Map of Japan: eight provinces
shitenno-map-tab = Map
shitenno-show = What to show
shitenno-generals = The generals
shitenno-seals = { $n ->
    [one] { $n } seal
   *[other] { $n } seals
    }
shitenno-kamons = { $n ->
    [one] { $n } kamon left
   *[other] { $n } kamons left
}
shitenno-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
shitenno-no-cards = Your hand is empty.
shitenno-close = Close

shitenno-sharing = The sharing
shitenno-tairo = Tairō
shitenno-chooses = chooses
shitenno-is-offered = answers
shitenno-refused = has refused
shitenno-waits = waits
shitenno-lot-how = Tap cards to put them into the lot, then a tile.
shitenno-split-how = Tap a card to move it to the other lot; give each lot a tile.
shitenno-tile-of-lot = The tile of this lot
shitenno-no-card-in-lot = no card
shitenno-offer = Offer this lot
shitenno-split-offer = Offer these two lots
shitenno-tile-first = Choose a tile first

shitenno-campaign = The campaign
shitenno-tap-a-province = Tap a province to take it, or end your turn.
shitenno-with-troops = With troops
shitenno-with-koku = With koku
shitenno-koku-in-hand = { $n } koku in hand
shitenno-majority = Majority now
shitenno-nobody = nobody
shitenno-to-be-had = You would gain
shitenno-at-once = { $n ->
    [one] { $n } point at once
   *[other] { $n } points at once
    }
shitenno-majority-won = The majority becomes yours
shitenno-majority-kept = The majority stays yours
shitenno-majority-of-other = { $player } keeps the majority
shitenno-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
shitenno-full = All four positions are taken.
shitenno-a-kamon = For each kamon
shitenno-provinces-held = Majorities

shitenno-paying = The payment
shitenno-laid = Paid so far
shitenno-lay-how = Tap cards in your hand, or choose one of the ways below.
shitenno-ways = { $n ->
    [one] One way to pay
   *[other] { $n } ways to pay, the cheapest first
}
shitenno-pay = Pay like this
shitenno-pay-cheapest = Pay the cheapest way
shitenno-or-alike = Or use cards that work just as well: tap them in your hand.

shitenno-gilding = A kamon turns to gold
shitenno-gilding-how = A golden kamon counts as two in the majority of its province.
shitenno-gild-none = Turn none

shitenno-final-count = The final count
shitenno-skip = Show all
shitenno-from-positions = Positions
shitenno-from-titles = Titles
shitenno-from-koku = Koku
shitenno-favourite = { $player } is the favourite of the Shōgun.

## the credits page

shitenno-map-credit = The map of Japan is based on @svg-maps/japan by Victor Cazanave, after MapSVG (mapsvg.com). Changed: prefectures are joined to eight provinces and simplified; Okinawa and the smallest islands are left out. Licence:
