## what choices cost, hold and bring

detail-gets = { $hidden ->
        [0] recibes: { $cards }
       *[other] { $cards_count ->
            [0] recibes, boca abajo: { $hidden ->
                [one] { $hidden } carta
               *[other] { $hidden } cartas
            }
           *[other] recibes: { $cards }, y boca abajo { $hidden ->
                [one] { $hidden } carta
               *[other] { $hidden } cartas
            }
        }
    }
detail-gives = das: { $cards }
detail-asks = pides: { $cards }
detail-bids = tu puja vale { $mine }, los demás han puesto { $others ->
        [one] { $others } carta
       *[other] { $others } cartas
    }
detail-executes = +{ $honour } de honor, y −{ $loss } para el atacante
detail-shifts = { $points ->
        [0] no cambia esta tirada
        [one] { $points } punto de combate de ventaja
       *[other] { $points } puntos de combate de ventaja
    }
detail-choose-from = eliges entre { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
detail-samurai = { $kept ->
        [one] { $kept } samurái
       *[other] { $kept } samuráis
    } de entre { $drawn }
detail-honour = +{ $honour } de honor
detail-honour-lost = −{ $honour } de honor
detail-set = +{ $honour } de honor, y −{ $loss } para cada jugador que recupera una carta
detail-each-costs = { $honour } de honor por unidad
detail-kami-military = vuelve a tirar dados en un combate
detail-kami-economic = toma cualquier carta hanafuda del mazo
detail-kami-diplomatic = mira una mano y toma una carta
