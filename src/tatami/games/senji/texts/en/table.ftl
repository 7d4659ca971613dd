game-title = Senji
game-line = Six families give hostages, make war and gather flowers: who will be shōgun?
nothing = none

## options

option-goal = Honour to win
option-goal-60 = 60
option-goal-40 = 40 (short game)
option-kami = Kami
option-kami-no = without
option-kami-yes = with
option-imperial = Imperial troops (3 players)
option-imperial-no = without
option-imperial-yes = with
option-umeko = Umeko swaps
option-umeko-diplomacy = a diplomacy card
option-umeko-hanafuda = a hanafuda card, as first printed
option-sets = A diplomatic set holds
option-sets-families = a card of each of the five other families
option-sets-opponents = a card of each opponent at the table, and any others
option-executions = Hostages executed in a combat
option-executions-any = any number
option-executions-one = one at most
option-offers = Offers per family each winter
option-offers-12 = 12
option-offers-6 = 6
option-offers-24 = 24
option-winter = Length of winter, in seconds
option-winter-240 = 240
option-winter-120 = 120
option-winter-360 = 360

## words

verb-family = { $thing }
verb-keep = Choose { $thing }
verb-name = Name { $thing }
verb-place = Place: { $thing }
verb-host = { $thing } receives the emperor
verb-to = Make an offer to { $thing }
verb-give = Give { $thing }, face up
verb-give-hidden = Give { $thing }, face down
verb-want = Ask for { $thing }
verb-send = Send the offer
verb-scrap = Discard this offer
verb-accept = Accept the offer of { $thing }
verb-decline = Decline the offer of { $thing }
verb-withdraw = Withdraw the offer to { $thing }
verb-hand-over = Hand these cards over
verb-call-off = Call it off and decline the offer
verb-bid = Bid on { $thing }
verb-stake = Bid { $thing }
verb-unbid = Take back the bid on { $thing }
verb-ready = Ready
verb-not-ready = Negotiate again
verb-time = Time is up
verb-look = Look at the hand of { $thing }
verb-produce = Production in { $thing }
verb-recruit = Recruitment in { $thing }
verb-move = Movement from { $thing }
verb-fleet-north = Northern fleet: { $thing }
verb-fleet-south = Southern fleet: { $thing }
verb-march = March to { $thing }
verb-sail = Put to sea: { $thing }
verb-raid = Raid { $thing }
verb-land = Land in { $thing }
verb-units = { $thing } units
verb-with = With { $thing }
verb-lose = Lose a unit bound for { $thing }
verb-fight = Fight for { $thing } next
verb-discard = Discard { $thing }
verb-execute = Execute { $thing }
verb-spare = Spare the hostages
verb-retreat = Withdraw to { $thing }
verb-stand = Stand and fight
verb-reroll = Roll a die again: { $thing }
verb-support = Play { $thing }
verb-second = Play { $thing } too
verb-next = { $thing } is next
verb-call = Call in { $thing }
verb-show = Show { $thing }
verb-pick = Keep { $thing }
verb-set = Give back five diplomacy cards
verb-short-set = Give back four diplomacy cards (Ōtani)
verb-return = Give back { $thing }
verb-combine = Discard: { $thing }
verb-lay = With { $thing }
verb-station = Place in { $thing }
verb-expose = Expose { $thing }
verb-recall = Take back { $thing }
verb-hire = Hire mercenaries: { $thing }
verb-hire-samurai = Hire a samurai too
verb-refresh = Change cards (Fukushima)
verb-swap = Make { $thing } swap a card (Umeko)
verb-swap-card = Swap { $thing }
verb-swap-flower = Swap { $thing }
verb-kami = Call the kami of { $thing }
verb-take = Take { $thing }
verb-draw = Take { $thing }
verb-seppuku = Seppuku: { $thing }
verb-enough = That is all
verb-done = End my turn

## things

thing-cherry = Cherry
thing-dragon = Dragon
thing-mask = Mask
thing-fan = Fan
thing-lotus = Lotus
thing-sabre = Sabre
thing-emperor = Emperor
thing-chikuzen = Chikuzen
thing-bungo = Bungo
thing-satsuma = Satsuma
thing-shikoku = Shikoku
thing-nagato = Nagato
thing-aki = Aki
thing-izumo = Izumo
thing-harima = Harima
thing-kii = Kii
thing-yamashiro = Yamashiro
thing-echizen = Echizen
thing-owari = Owari
thing-echigo = Echigo
thing-suruga = Suruga
thing-musashi = Musashi
thing-dewa = Dewa
thing-iwaki = Iwaki
thing-mutsu = Mutsu
thing-north = North Sea
thing-south = South Sea
thing-north-sea = North Sea
thing-south-sea = South Sea
thing-akashi = Akashi
thing-baba = Baba
thing-chosogabe = Chōsogabe
thing-daisuke = Daisuke
thing-ekes = Ekes
thing-fukushima = Fukushima
thing-gamo = Gamō
thing-hosokawa = Hosokawa
thing-ishida = Ishida
thing-kuroda = Kuroda
thing-mori = Mōri
thing-naoe = Naoe
thing-otani = Ōtani
thing-sanada = Sanada
thing-torii = Torii
thing-umeko = Umeko
thing-wakizaka = Wakizaka
thing-yamagata = Yamagata
thing-cherry-family-1a = Cherry child (1)
thing-cherry-family-2a = Cherry wife (2)
thing-cherry-family-3a = Cherry grandfather (3)
thing-cherry-family-4a = Cherry heir (4)
thing-dragon-family-1a = Dragon child (1)
thing-dragon-family-2a = Dragon wife (2)
thing-dragon-family-3a = Dragon grandfather (3)
thing-mask-family-1a = Mask child (1)
thing-mask-family-2a = Mask wife (2)
thing-mask-family-3a = Mask grandfather (3)
thing-fan-family-1a = Fan child (1)
thing-fan-family-1b = Fan nephew (1)
thing-fan-family-2a = Fan wife (2)
thing-fan-family-3a = Fan grandfather (3)
thing-lotus-family-2a = Lotus wife (2)
thing-lotus-family-2b = Lotus sister (2)
thing-lotus-family-3a = Lotus grandfather (3)
thing-lotus-family-3b = Lotus grandmother (3)
thing-sabre-family-1a = Sabre child (1)
thing-sabre-family-1b = Sabre nephew (1)
thing-sabre-family-2a = Sabre wife (2)
thing-sabre-family-3a = Sabre grandfather (3)
thing-cherry-support-1a = Cherry support 1
thing-cherry-support-2a = Cherry support 2
thing-cherry-support-3a = Cherry support 3
thing-cherry-support-0 = Cherry decoy
thing-dragon-support-1a = Dragon support 1
thing-dragon-support-1b = Dragon support 1′
thing-dragon-support-2a = Dragon support 2
thing-dragon-support-3a = Dragon support 3
thing-dragon-support-0 = Dragon decoy
thing-mask-support-1a = Mask support 1
thing-mask-support-2a = Mask support 2
thing-mask-support-3a = Mask support 3
thing-mask-support-4a = Mask support 4
thing-mask-support-0 = Mask decoy
thing-fan-support-1a = Fan support 1
thing-fan-support-2a = Fan support 2
thing-fan-support-3a = Fan support 3
thing-fan-support-0 = Fan decoy
thing-lotus-support-1a = Lotus support 1
thing-lotus-support-1b = Lotus support 1′
thing-lotus-support-2a = Lotus support 2
thing-lotus-support-3a = Lotus support 3
thing-lotus-support-0 = Lotus decoy
thing-sabre-support-2a = Sabre support 2
thing-sabre-support-2b = Sabre support 2′
thing-sabre-support-3a = Sabre support 3
thing-sabre-support-3b = Sabre support 3′
thing-sabre-support-0 = Sabre decoy
thing-cherry-trade-1a = Cherry trade 1
thing-cherry-trade-1b = Cherry trade 1′
thing-cherry-trade-2a = Cherry trade 2
thing-cherry-trade-3a = Cherry trade 3
thing-dragon-trade-1a = Dragon trade 1
thing-dragon-trade-2a = Dragon trade 2
thing-dragon-trade-3a = Dragon trade 3
thing-dragon-trade-4a = Dragon trade 4
thing-mask-trade-1a = Mask trade 1
thing-mask-trade-1b = Mask trade 1′
thing-mask-trade-2a = Mask trade 2
thing-mask-trade-3a = Mask trade 3
thing-fan-trade-2a = Fan trade 2
thing-fan-trade-2b = Fan trade 2′
thing-fan-trade-3a = Fan trade 3
thing-fan-trade-3b = Fan trade 3′
thing-lotus-trade-1a = Lotus trade 1
thing-lotus-trade-2a = Lotus trade 2
thing-lotus-trade-3a = Lotus trade 3
thing-sabre-trade-1a = Sabre trade 1
thing-sabre-trade-2a = Sabre trade 2
thing-sabre-trade-3a = Sabre trade 3
thing-any-card = any card
thing-any-hostage = any hostage
thing-any-hostage-2 = any hostage of 2 or more
thing-any-hostage-3 = any hostage of 3 or more
thing-any-support = any support
thing-any-support-2 = any support of 2 or more
thing-any-support-3 = any support of 3 or more
thing-any-trade = any trade card
thing-any-trade-2 = any trade card of 2 or more
thing-any-trade-3 = any trade card of 3 or more
thing-any-cherry-card = any Cherry card
thing-any-cherry-hostage = any Cherry hostage
thing-any-cherry-support = any Cherry support
thing-any-cherry-trade = any Cherry trade card
thing-any-dragon-card = any Dragon card
thing-any-dragon-hostage = any Dragon hostage
thing-any-dragon-support = any Dragon support
thing-any-dragon-trade = any Dragon trade card
thing-any-mask-card = any Mask card
thing-any-mask-hostage = any Mask hostage
thing-any-mask-support = any Mask support
thing-any-mask-trade = any Mask trade card
thing-any-fan-card = any Fan card
thing-any-fan-hostage = any Fan hostage
thing-any-fan-support = any Fan support
thing-any-fan-trade = any Fan trade card
thing-any-lotus-card = any Lotus card
thing-any-lotus-hostage = any Lotus hostage
thing-any-lotus-support = any Lotus support
thing-any-lotus-trade = any Lotus trade card
thing-any-sabre-card = any Sabre card
thing-any-sabre-hostage = any Sabre hostage
thing-any-sabre-support = any Sabre support
thing-any-sabre-trade = any Sabre trade card
thing-red-1 = Red 1
thing-red-2 = Red 2 ▮ tanzaku
thing-red-3 = Red 3
thing-red-4 = Red 4 ❖ animal
thing-red-5 = Red 5
thing-red-6 = Red 6 ❖ animal
thing-red-7 = Red 7
thing-red-8 = Red 8
thing-red-9 = Red 9 ▮ tanzaku
thing-red-10 = Red 10 ▮ tanzaku
thing-red-11 = Red 11
thing-red-12 = Red 12 ☀ sun
thing-green-1 = Green 1
thing-green-2 = Green 2 ❖ animal
thing-green-3 = Green 3 ☀ sun
thing-green-4 = Green 4
thing-green-5 = Green 5 ▮ tanzaku
thing-green-6 = Green 6
thing-green-7 = Green 7 ▮ tanzaku
thing-green-8 = Green 8 ❖ animal
thing-green-9 = Green 9
thing-green-10 = Green 10
thing-green-11 = Green 11 ▮ tanzaku
thing-green-12 = Green 12
thing-blue-1 = Blue 1 ▮ tanzaku
thing-blue-2 = Blue 2
thing-blue-3 = Blue 3
thing-blue-4 = Blue 4 ▮ tanzaku
thing-blue-5 = Blue 5
thing-blue-6 = Blue 6
thing-blue-7 = Blue 7 ❖ animal
thing-blue-8 = Blue 8 ☀ sun
thing-blue-9 = Blue 9
thing-blue-10 = Blue 10 ❖ animal
thing-blue-11 = Blue 11 ☀ sun
thing-blue-12 = Blue 12
thing-gold-1 = Gold 1 ☀ sun
thing-gold-2 = Gold 2
thing-gold-3 = Gold 3 ▮ tanzaku
thing-gold-4 = Gold 4
thing-gold-5 = Gold 5 ❖ animal
thing-gold-6 = Gold 6 ▮ tanzaku
thing-gold-7 = Gold 7
thing-gold-8 = Gold 8
thing-gold-9 = Gold 9 ❖ animal
thing-gold-10 = Gold 10
thing-gold-11 = Gold 11 ❖ animal
thing-gold-12 = Gold 12
thing-four-suns = four suns
thing-five-tanzaku = five tanzaku
thing-seven-tanzaku = seven tanzaku
thing-four-animals = four animals
thing-month = a full month
thing-long-run = a run of five
thing-short-run = a run of three
thing-five-of-colour = five of one colour
thing-three-of-number = three of one number
thing-production = production
thing-order-recruit = recruitment
thing-order-move = movement
thing-recruit = recruitment
thing-move = movement
thing-place-0 = no unit
thing-place-0-samurai = the samurai alone
thing-place-1 = 1 unit
thing-place-1-samurai = 1 unit and the samurai
thing-place-2 = 2 units
thing-place-2-samurai = 2 units and the samurai
thing-place-3 = 3 units
thing-place-3-samurai = 3 units and the samurai
thing-0 = 0
thing-1 = 1
thing-2 = 2
thing-3 = 3
thing-4 = 4
thing-5 = 5
thing-6 = 6
word-units-0 = No unit
word-units-1 = 1 unit
thing-sun = sun
thing-animal = animal
thing-tanzaku = tanzaku

## questions

ask-SEN-06 = Choose your family.
ask-SEN-03 = Choose one of these three samurai. You start with as much honour as he is worth.
ask-SEN-04 = You host the emperor: name a province; its owner then places pieces there.
ask-SEN-04-place = What do you place in this province?
ask-SEN-11 = Several families have the same honour: which one does the emperor visit?
ask-SEN-80-naoe = Naoe may look at one opponent’s cards. Whose?
ask-SEN-20 = Winter: negotiate, or declare that you are ready.
ask-SEN-20-draft = Your offer: first the cards you give, then the cards you ask for, by name or by kind.
ask-SEN-20-reply = You accept: which cards do you hand over, face up or face down?
ask-SEN-20-waiting = You are ready. You may change your mind.
ask-SEN-20-clock = The timer is running.
ask-SEN-27 = Which of your own cards do you bid?
ask-SEN-91 = Whose diplomacy cards do you look at?
ask-SEN-91-take = Which card do you take?
ask-SEN-30 = Spring: give an order to each of your provinces.
ask-SEN-40 = You host the emperor: which province or fleet acts next?
ask-SEN-80-sift = Chōsogabe keeps two cards: which do you discard?
ask-SEN-43 = Where do your troops go?
ask-SEN-46 = What does your fleet do: stay, sail, land or raid?
ask-SEN-43-units = How many units go?
ask-SEN-43-samurai = Which samurai go with them?
ask-SEN-43-fight = Which combat is fought first?
ask-SEN-45 = Which group takes the loss at sea?
ask-SEN-55 = You are attacked. Do you execute a hostage?
ask-SEN-80-sanada = Sanada may withdraw with all your pieces. Do you fight or withdraw?
ask-SEN-93 = Do you call a military kami to roll dice again?
ask-SEN-93-dice = Which dice do you roll again?
ask-SEN-53 = Which support card do you play?
ask-SEN-80-baba = Baba: a second support card?
ask-SEN-60-next = Whose autumn turn is next?
ask-SEN-60 = Autumn: what do you do?
ask-SEN-25 = Which hanafuda cards do you show?
ask-SEN-25-keep = Which card do you keep?
ask-SEN-62 = Which card do you give back?
ask-SEN-63 = Which card is part of the combination?
ask-SEN-63-samurai = Which samurai do you keep?
ask-SEN-63-station = In which province do you place him?
ask-SEN-66 = How many mercenaries do you hire?
ask-SEN-66-samurai = And a samurai, for 6 honour?
ask-SEN-80-fukushima = Fukushima: which cards do you change?
ask-SEN-80-umeko = Umeko: which card do you give?
ask-SEN-92 = Which card of the deck do you take?

## what the table waits for, as the others read it: “Waiting for Ann: …”

awaited-SEN-06 = to choose a family
awaited-SEN-03 = to choose a samurai
awaited-SEN-04 = to name a province
awaited-SEN-04-place = to place pieces in a province
awaited-SEN-11 = to choose the host of the emperor
awaited-SEN-80-naoe = to look at a hand with Naoe, or not
awaited-SEN-20 = to negotiate
awaited-SEN-20-draft = to negotiate
awaited-SEN-20-reply = to negotiate
awaited-SEN-20-waiting = to negotiate
awaited-SEN-20-clock = the end of winter
awaited-SEN-27 = to negotiate
awaited-SEN-91 = to choose a hand to look at
awaited-SEN-91-take = to take a card from a hand
awaited-SEN-30 = to give orders
awaited-SEN-40 = to choose what acts next
awaited-SEN-80-sift = to choose cards to discard
awaited-SEN-43 = to move troops
awaited-SEN-46 = to move the fleet
awaited-SEN-43-units = to move troops
awaited-SEN-43-samurai = to move troops
awaited-SEN-43-fight = to choose which combat comes first
awaited-SEN-45 = to choose who is lost at sea
awaited-SEN-55 = to execute hostages or spare them
awaited-SEN-80-sanada = to stand and fight or withdraw
awaited-SEN-93 = to roll dice again, or not
awaited-SEN-93-dice = to choose dice to roll again
awaited-SEN-53 = to choose a support card
awaited-SEN-80-baba = to choose a second support card, or none
awaited-SEN-60-next = to choose whose autumn turn is next
awaited-SEN-60 = to finish the autumn turn
awaited-SEN-25 = to show hanafuda cards
awaited-SEN-25-keep = to choose a card to keep
awaited-SEN-62 = to finish the autumn turn
awaited-SEN-63 = to finish the autumn turn
awaited-SEN-63-samurai = to choose a samurai to keep
awaited-SEN-63-station = to place a samurai
awaited-SEN-66 = to hire mercenaries
awaited-SEN-66-samurai = to hire a samurai, or not
awaited-SEN-80-fukushima = to change cards with Fukushima
awaited-SEN-80-umeko = to choose a card to swap
awaited-SEN-92 = to take a card from the deck

## events

event-chose-family = { $seat } is the { $family } family.
event-dealt-flowers = You are dealt { $flowers }.
event-drew-samurai = You may choose one of { $samurai }.
event-chose-samurai = { $samurai } serves { $seat }: { $honour } honour.
event-rolled-for-host = The fate dice show { $dice }.
event-hosts = Round { $round }: the emperor visits { $seat }.
event-named = { $seat } names { $province }.
event-placed = { $seat } builds a fortress in { $province }. Units: { $units }; samurai: { $samurai }.
event-imperial-force = An imperial force of three units gathers on Shikoku, with { $samurai }.
event-turned-up = Up for auction: { $cards }.
event-still-up = Still up for auction: { $cards }.
event-card-returned = { $card } goes back to its family.
event-winter = Winter of round { $round }: the families negotiate.
event-looked-at = { $seat } looks at the diplomacy cards of { $family }.
event-saw-hand = { $cards_count ->
    [0] { $family } holds no diplomacy card.
   *[other] { $family } holds { $cards }.
}
event-offer-came = { $hidden ->
        [0] { $family } makes you an offer. You would get: { $open }. You would give: { $wanted }.
       *[other] { $open_count ->
            [0] { $family } makes you an offer. You would get, face down: { $hidden ->
                [one] { $hidden } card
               *[other] { $hidden } cards
            }. You would give: { $wanted }.
           *[other] { $family } makes you an offer. You would get, face up: { $open }; face down: { $hidden ->
                [one] { $hidden } card
               *[other] { $hidden } cards
            }. You would give: { $wanted }.
        }
    }
event-offer-gone = { $family } withdraws its offer.
event-offer-declined = { $family } declines your offer.
event-card-laid = { $family } lays this card face up for your offer: { $card }.
event-traded = You and { $family } have agreed. You give: { $gave }. You get: { $got }.
event-bid-laid = { $seat } bids a card on { $lot }.
event-bid-taken-back = { $seat } takes back the bid on { $lot }.
event-is-ready = { $seat } is ready.
event-is-not-ready = { $seat } negotiates again.
event-time-is-up = Time is up.
event-bid-revealed = { $seat } bid { $cards } on { $lot }.
event-lot-won = { $seat } wins { $lot }.
event-lot-tied = The bids on { $lot } are tied and stay locked.
event-bid-locked = The bid of { $seat } stays locked under { $lot }: { $cards }.
event-lot-unsold = Nobody bid on { $lot }.
event-spring = Spring of round { $round }: orders are given.
event-summer = Summer of round { $round }: orders are carried out.
event-revealed-order = { $power }, { $province }: { $order }.
event-produced = { $seat } draws { $count ->
    [one] { $count } hanafuda card
   *[other] { $count } hanafuda cards
}.
event-drew-flowers = You draw { $flowers }.
event-reshuffled = The hanafuda discards are shuffled into a new deck.
event-discarded = { $seat } discards { $flowers }.
event-raised = { $power } raises { $units ->
    [one] { $units } unit
   *[other] { $units } units
} in { $province }.
event-moved = { $power } moves from { $place } to { $to }. Units: { $units }; samurai: { $samurai }.
event-raid-rolled = { $power } crosses the sea and rolls { $dice }. Units lost: { $lost }.
event-called-off = { $power } holds six provinces: the attack on { $province } is cancelled.
event-attacked = { $power } attacks { $defender } in { $province }. Units: { $units }; samurai: { $samurai }.
event-executed = { $seat } executes { $card }: +{ $gain } honour, and −{ $loss } for the attacker.
event-retreated = { $power } withdraws from { $province } to { $to }.
event-set-aside = Dice set aside by samurai: attacker { $attacker }, defender { $defender }.
event-rolled = The fate dice: { $dice }.
event-rerolled = { $seat } calls the kami of { $samurai }. The dice are now { $dice }.
event-laid-open = { $seat } plays { $cards } face up.
event-supported = Support: { $attacker } for the attacker, { $defender } for the defender.
event-totals = Combat points: { $attacker } against { $defender }.
event-tied = A tie in { $province }: the combat goes on.
event-tie-broken = The points are equal: { $samurai } wins the tie.
event-won = { $seat } wins in { $province } and gains { $honour } honour. Units lost, both sides together: { $lost }.
event-took-province = { $power } takes { $province }.
event-died = { $samurai } dies.
event-autumn = Autumn of round { $round }.
event-turn-of = { $seat }’s autumn turn.
event-called-in = { $seat } calls in { $card }.
event-was-shown = You are shown { $flowers }.
event-kept-flower = { $flower } was kept.
event-returned-set = { $seat } has given back a set: +{ $honour } honour, and −1 for each player who got a card.
event-combined = { $seat } discards { $combination } ({ $flowers }): +{ $honour } honour.
event-stationed = { $samurai } serves { $seat } in { $place }: +{ $honour } honour.
event-exposed = { $seat } exposes { $card }: +{ $honour } honour.
event-recalled = { $seat } takes { $card } back: −{ $honour } honour.
event-hired = { $seat } hires { $units ->
    [one] { $units } mercenary
   *[other] { $units } mercenaries
} ({ $place }), for { $honour } honour.
event-refreshed = { $seat } changes { $flowers }.
event-swapped = { $seat } makes { $family } swap a card.
event-swapped-card = You give { $gave } and get { $got }.
event-used-kami = { $seat } calls the kami of { $samurai }.
event-took-card = You take { $card } from { $family }.
event-card-taken = { $family } takes { $card } from you.
event-took-flower = You take { $flower }.
event-did-seppuku = { $seat } orders { $samurai } to commit seppuku.
event-out = { $seat } has nothing left and is out.
event-last-round = There is a tie for the lead: one last round decides.
event-shogun = { $seat } is shōgun, with { $honour } honour.

## the terminal's board

season-set-up = Set-up
season-emperor = The emperor’s visit
season-winter = Winter
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-over = The end
round = { $round ->
    [0] { $season }.
   *[other] Round { $round } of at most { $most }, { $season }. Goal: { $goal } honour at the end of a round.
}
decks = Decks: hanafuda { $flowers }, samurai { $samurai }
hand = Your diplomacy cards
flowers = Your hanafuda
missing = Combinations: { $ready }. One card short: { $near }
gain-samurai = { $count } samurai
hostages = Your family members held by others
hostage-at-risk = { $card }: { $players }; −{ $loss } if executed
hostage-exposed = { $card }: { $players }, exposed
known = What you know of { $player }’s cards
auction = Auction
offers = Offers
offer-in = { $face_down ->
        [0] { $player } offers: { $shown }; asks for: { $wanted }
       *[other] { $shown_count ->
            [0] { $player } offers, face down: { $face_down }; asks for: { $wanted }
           *[other] { $player } offers: { $shown }, face down: { $face_down }; asks for: { $wanted }
        }
    }
offer-out = { $face_down ->
        [0] To { $player }: you offer { $shown }; you ask for { $wanted }
       *[other] { $shown_count ->
            [0] To { $player }: you offer, face down, { $hidden }; you ask for { $wanted }
           *[other] To { $player }: you offer { $shown }, face down { $hidden }; you ask for { $wanted }
        }
    }
offer-reply = You accept the offer of { $player }. It asks for: { $wanted }. You hand over, face up: { $shown }; face down: { $hidden }
offer-laid = { $player } has laid face up for your offer: { $laid }
bid-seen = { $bid } (face up: { $cards })
lot-line = { $card }: { $bids }
filling-line = The province to fill: { $province }
fight-line = { $attacker } attacks { $defender } in { $province }. Units: { $units }. The attacker wins { $odds }% of the time, face-down cards not counted.
fight-stake = At stake: { $honour } honour
fight-risk = Hostages at risk: the attacker may lose up to { $loss } honour
fight-points = Points now: { $points }. Dice: { $dice }
fight-laid = { $power } has played face up: { $cards }
fight-mine = What your cards would add: { $cards }
target = { $province } { $odds }%
target-at-risk = { $province } { $odds }% (hostages: up to −{ $loss })
move-line = { $power } moves from { $origin }: { $groups }
targets = Chances with everything you have left: { $targets }
column-player = Player
column-family = Family
column-honour = Honour
column-provinces = Provinces
column-units = Units
column-cards = Cards
column-flowers = Hanafuda
column-exposed = Hostages
column-province = Province
column-owner = Owner
column-samurai = Samurai
column-order = Order
column-borders = Borders
order-hidden = face down
strait = { $province } across a strait
map-signs = ● unit, ★ samurai, ▣ order. A double line is a strait: its two provinces are neighbours.
aid = What combinations bring: { $combinations }. { $cards } diplomacy cards of opponents given back: +{ $honour }
closed = Closed: { $provinces }
host = hosts the emperor
is-ready = ready
is-out = out
line-player = { $player }, { $family }: honour { $honour }, provinces { $provinces }, units { $units }, diplomacy cards { $cards }, hanafuda { $flowers }, hostages: { $exposed }
line-province = { $province }: { $owner }, units: { $units }, samurai: { $samurai }, order: { $order }; borders on { $touching }
line-fleet = { $sea }: { $power }, units: { $units }, samurai: { $samurai }

## fields of the view that the page would call otherwise

field-round = Round

## points by source

feature-war = battles
feature-sets = diplomacy cards given back
feature-samurai = samurai
feature-hostages = hostages exposed
feature-executions = hostages executed
feature-lost = paid and lost

## reasons

feature-honour = honour
feature-board = provinces, units and samurai
feature-diplomacy = diplomacy cards
feature-flowers = hanafuda cards
feature-emperor = hosting the emperor
feature-deals = offers and bids
feature-plans = orders and battles begun
feature-rivals = best opponent
reason-honour-more = { $points } more for honour won
reason-honour-less = { $points } less for honour won
reason-board-more = { $points } more for provinces, units and samurai
reason-board-less = { $points } less for provinces, units and samurai
reason-diplomacy-more = diplomacy cards worth { $points } more
reason-diplomacy-less = diplomacy cards worth { $points } less
reason-flowers-more = { $points } more for hanafuda cards
reason-flowers-less = { $points } less for hanafuda cards
reason-emperor-more = { $points } more for hosting the emperor
reason-emperor-less = { $points } less for hosting the emperor
reason-deals-more = { $points } more for offers and bids
reason-deals-less = { $points } less for offers and bids
reason-plans-more = { $points } more for orders and battles begun
reason-plans-less = { $points } less for orders and battles begun
reason-rivals-more = the best opponent loses { $points }
reason-rivals-less = the best opponent gains { $points }
