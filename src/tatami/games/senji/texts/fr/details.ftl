## what choices cost, hold and bring

detail-gets = { $hidden ->
        [0] vous recevez : { $cards }
       *[other] { $cards_count ->
            [0] vous recevez, face cachée : { $hidden ->
                [one] { $hidden } carte
               *[other] { $hidden } cartes
            }
           *[other] vous recevez : { $cards }, et face cachée { $hidden ->
                [one] { $hidden } carte
               *[other] { $hidden } cartes
            }
        }
    }
detail-gives = vous donnez : { $cards }
detail-asks = vous demandez : { $cards }
detail-bids = votre mise vaut { $mine }, les autres ont misé { $others ->
        [one] { $others } carte
       *[other] { $others } cartes
    }
detail-executes = honneur +{ $honour }, et −{ $loss } pour l’attaquant
detail-shifts = { $points ->
        [0] ne change rien à ce lancer
        [one] { $points } point de combat d’avance
       *[other] { $points } points de combat d’avance
    }
detail-choose-from = vous choisissez parmi { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
detail-samurai = { $kept ->
        [one] { $kept } samouraï
       *[other] { $kept } samouraïs
    } parmi { $drawn }
detail-honour = honneur +{ $honour }
detail-honour-lost = honneur −{ $honour }
detail-set = honneur +{ $honour }, et −{ $loss } pour chaque joueur qui récupère une carte
detail-each-costs = { $honour } points d’honneur par unité
detail-kami-military = relance des dés dans un combat
detail-kami-economic = prend une carte hanafuda au choix dans la pioche
detail-kami-diplomatic = regarde une main et y prend une carte
