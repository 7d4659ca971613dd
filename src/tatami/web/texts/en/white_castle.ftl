## The White Castle’s board in the page

castle-river = Bridges and gardens
castle-bridges = Bridges
castle-gardens = Gardens
castle-castle = Castle
castle-yards = Training yards
castle-time = Passage of time
castle-clans = Clans
castle-page-castle = Castle
castle-page-grounds = Grounds
castle-page-domain = Domain
castle-page-clans = Clans
castle-round = Round { $round } of 3
castle-deck-diplomat = Diplomats left in the deck: { $n }
castle-deck-steward = Stewards left in the deck: { $n }
castle-deck-solo = Cards in the rival’s deck: { $n }
castle-order = Order
castle-next = Next
castle-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
castle-queue = Order: { $order }. Turns left this round: { $turns }. Dice on the bridges: { $dice }.
castle-spring = Spring
castle-summer = Summer
castle-autumn = Autumn
castle-winter = Winter
castle-gate = { $season }: { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
} to enter space { $space }.
castle-marker = { $player }: space { $space }

castle-bridge-coral = Coral bridge
castle-bridge-black = Black bridge
castle-bridge-white = White bridge
castle-end = { $side ->
    [left] { $bridge }, left end: { $value }, with your lantern.
   *[other] { $bridge }, right end: { $value }.
}
castle-end-empty = { $side ->
    [left] { $bridge }, left end: empty.
   *[other] { $bridge }, right end: empty.
}
castle-can-take = Can be taken.
castle-left = left
castle-right = right
castle-stone = stone
castle-plant = plant

castle-space = { $name }, value { $value }{ $dice ->
    [0] , empty.
    [one] , { $dice } die.
   *[other] , { $dice } dice.
}
castle-faces = { $tile }: { $effects }.
castle-either = One of: { $effects }.
castle-both = { $a }; { $b }
castle-labelled = { $name }: { $text }
castle-row = { $name } ({ $tile }, { $ground }): { $effects }.
castle-favour = { $name }: { $effects }. { $taken }.
castle-light = light
castle-dark = dark
castle-place-pay = Place here: pay { $coins ->
    [one] { $coins } coin.
   *[other] { $coins } coins.
}
castle-place-gain = Place here: gain { $coins ->
    [one] { $coins } coin.
   *[other] { $coins } coins.
}
castle-place-even = Place here: no coins paid or gained.
castle-would-do = Then: { $effects }.
castle-full = full
castle-cannot = ×
castle-daimyo = { $name }. A courtier who arrives takes the lantern reward first.
castle-free = Free
castle-gates = Gates: a courtier for 2 coins.
castle-garden = { $name }: { $food } food; { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end; { $effect }.
castle-acts = Pays out again at the end of the round.
castle-yard = { $name }: { $effects }. Each warrior counts { $value } × your courtiers inside.
castle-domain-row = { $row }: { $colour }, value { $value }, { $home } at home. Gives { $rewards }; then { $action }.
castle-lantern = Lantern: { $effects }.
castle-might = { $name }: { $points } ({ $might } × { $inside ->
    [one] { $inside } courtier inside
   *[other] { $inside } courtiers inside
})
castle-owned = { $good }: { $n } of { $most }
castle-your-turn = your turn
castle-to-play = to play
castle-open-clan = { $player }: { $points } points now, { $coming } coming. Open the domain.

castle-now = now
castle-each-lantern = each lantern
castle-all-rows = each row does
castle-pair = { $name }. Now: { $gains }. Each lantern: { $lantern }. Action of all three rows: { $does }.

castle-put-back = Put the die back
castle-exchange = Trade seals
castle-which-way = Which way?
castle-go-on = Pay and enter the new season
castle-stay = Stop before the new season
castle-comes-later = { $effect }: comes later
castle-stop-without = { $stop }: without { $effects }

castle-turned-up-next = Will be turned up next
castle-removed = { $n ->
    [one] − { $n } card
   *[other] − { $n } cards
}
castle-reconstructed = The rival’s deck is a reconstruction: not all printed cards are known.

castle-count = Final count
castle-total = total
castle-skip = Skip
castle-fold = Fold
castle-unfold = Unfold
castle-tie-earlier = earlier in the turn order
castle-tie-later = later in the turn order

castle-middle = { $bridge }, between the ends: { $values }. Only a die at an end can be taken (WHI-21).
castle-inside = One courtier more inside: +{ $points } for your warriors.
castle-still = Still to do: { $groups }.
castle-then = { $a }; then { $b }
