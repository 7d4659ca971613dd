## what choices cost, hold and bring

detail-gets = { $hidden ->
        [0] you get { $cards }
       *[other] { $cards_count ->
            [0] you get, face down, { $hidden ->
                [one] { $hidden } card
               *[other] { $hidden } cards
            }
           *[other] you get { $cards }, and face down { $hidden ->
                [one] { $hidden } card
               *[other] { $hidden } cards
            }
        }
    }
detail-gives = you give { $cards }
detail-asks = you ask for { $cards }
detail-bids = your bid is worth { $mine }, others have bid { $others ->
        [one] { $others } card
       *[other] { $others } cards
    }
detail-executes = +{ $honour } honour, and −{ $loss } for the attacker
detail-shifts = { $points ->
        [0] does not change this roll
        [one] { $points } combat point ahead
       *[other] { $points } combat points ahead
    }
detail-choose-from = you choose one of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
detail-samurai = { $kept } samurai out of { $drawn }
detail-honour = +{ $honour } honour
detail-honour-lost = −{ $honour } honour
detail-set = +{ $honour } honour, and −{ $loss } for each player who gets a card
detail-each-costs = { $honour } honour a unit
detail-kami-military = rolls dice again in a combat
detail-kami-economic = takes any hanafuda card from the deck
detail-kami-diplomatic = looks at a hand and takes a card
