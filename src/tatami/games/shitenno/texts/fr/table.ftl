game-title = Shitennō
game-line = Quatre généraux se partagent titres, troupes et kokus, et gagnent les provinces du Japon.
nothing = –

## words

verb-general = { $thing }
verb-take = Ajouter { $thing }
verb-seal = Avec la tuile à { $thing }
verb-accept = Accepter le lot
verb-refuse = Refuser le lot
verb-lot = Prendre le lot { $thing }
verb-march = { $thing }, avec des troupes
verb-bribe = { $thing }, avec des kokus
verb-spend = Payer avec { $thing }
verb-draw = Utiliser une tuile Pioche
verb-gild = Dorer le kamon { $thing }
verb-pass = Terminer

## things

thing-honda = Honda Tadakatsu
thing-sakakibara = Sakakibara Yasumasa
thing-sakai = Sakai Tadatsugu
thing-ii = Ii Naomasa
thing-samurai = Samouraï
thing-bushi = Bushi
thing-sohei = Sōhei
thing-shinobi = Shinobi
thing-samurai-samurai = Samouraï+Samouraï
thing-bushi-bushi = Bushi+Bushi
thing-sohei-sohei = Sōhei+Sōhei
thing-shinobi-shinobi = Shinobi+Shinobi
thing-samurai-bushi = Samouraï+Bushi
thing-samurai-sohei = Samouraï+Sōhei
thing-samurai-shinobi = Samouraï+Shinobi
thing-bushi-sohei = Bushi+Sōhei
thing-bushi-shinobi = Bushi+Shinobi
thing-sohei-shinobi = Sōhei+Shinobi
thing-koku-1 = 1 koku
thing-koku-2 = 2 kokus
thing-koku-3 = 3 kokus
thing-exchange = Échange
thing-plus-one = +1
thing-draw = Pioche
thing-daimyo = Daimyō
thing-shomyo = Shōmyō
thing-sensei = Senseï
thing-hatamoto = Hatamoto
thing-seal-1 = 1 sceau (Hatamoto)
thing-seal-2 = 2 sceaux (Senseï)
thing-seal-3 = 3 sceaux (Shōmyō)
thing-seal-4 = 4 sceaux (Daimyō)
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

ask-SHI-01 = Choisissez votre général.
ask-SHI-13 = Vous êtes Tairō : formez un lot, puis ajoutez-y une tuile de hiérarchie.
ask-SHI-18 = Vous êtes Tairō et il reste deux joueurs : répartissez tout en deux lots, en commençant par celui qui a le plus de sceaux.
ask-SHI-18-choose = Choisissez l’un des deux lots.
ask-SHI-14 = Acceptez-vous le lot ?
ask-SHI-20 = Prenez une province, ou finissez votre tour.
ask-SHI-20-draw = Vous ne pouvez plus poser de kamon cette année : utilisez une tuile Pioche, ou finissez votre tour.
ask-SHI-22-pay = Défaussez les troupes qui paient la province.
ask-SHI-23-pay = Défaussez les kokus qui paient la province.
ask-SHI-42 = Vous êtes Senseï : quel kamon retournez-vous face dorée ?

## what the table waits for, as the others read it: “Waiting for Ann: …”

awaited-SHI-01 = choisir un général
awaited-SHI-13 = former un lot
awaited-SHI-18 = répartir les cartes en deux lots
awaited-SHI-18-choose = choisir l’un des deux lots
awaited-SHI-14 = prendre ou refuser le lot
awaited-SHI-20 = prendre une province ou finir le tour
awaited-SHI-20-draw = utiliser une tuile Pioche ou finir le tour
awaited-SHI-22-pay = prendre une province ou finir le tour
awaited-SHI-23-pay = prendre une province ou finir le tour
awaited-SHI-42 = retourner un kamon face dorée, ou aucun

## events

event-chose-general = { $seat } est { $general }.
event-dealt-title = { $seat } commence avec le titre { $title }.
event-dealt-cards = Vous recevez { $cards }.
event-laid-out = { $seat } est Tairō. Cartes à partager : { $cards }.
event-offered = { $cards_count ->
    [0] { $seat } propose un lot sans carte, avec { $seal }.
   *[other] { $seat } propose un lot : { $cards }, avec { $seal }.
}
event-refused = { $seat } refuse.
event-took-lot = { $cards_count ->
    [0] { $seat } prend le lot sans carte, avec { $seal }.
   *[other] { $seat } prend { $cards }, avec { $seal }.
}
event-kept-lot = { $cards_count ->
    [0] Tous ont refusé : { $seat } garde le lot sans carte, avec { $seal }.
   *[other] Tous ont refusé : { $seat } garde { $cards }, avec { $seal }.
}
event-split = { $seat } fait deux lots. Lot A : { $cards_count ->
    [0] aucune carte
   *[other] { $cards }
}, avec { $seal }. Lot B : { $rest_count ->
    [0] aucune carte
   *[other] { $rest }
}, avec { $other }.
event-new-title = { $seat } est maintenant { $title }.
event-conquered = { $seat } prend { $province }, position { $position }, pour { $paid } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-won-tile = { $seat } gagne une tuile Bonus : { $bonus }.
event-uncovered = { $province } : la porte montre maintenant { $troop }.
event-drew = { $seat } utilise une tuile Pioche et pioche une carte Troupe.
event-drew-card = Vous piochez { $card }.
event-drew-nothing = { $seat } utilise une tuile Pioche, mais il n’y a plus de carte à piocher.
event-reshuffled = La défausse Troupe est mélangée et forme une nouvelle pioche.
event-gilded = { $seat } retourne un kamon face dorée : { $kamon }.
event-ended-turn = { $seat } a fini son tour.
event-last-kamon = { $seat } n’a plus de kamon : la partie s’achève.
event-last-koku = La pioche Koku est vide : la partie s’achève.
event-counted-koku = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses kokus en main.
event-won-province = { $province } : majorité à { $seat }, { $points } points.
event-favourite = { $seat } gagne la faveur du Shogun, avec { $points } points.

## the terminal’s board

labelled = { $label } : { $text }
discard = Défausse Troupe
hand = Votre main
hand-left = Votre main, sans ce que vous avez déjà payé
titles = Titres
hand-of = Main finale : { $player }
count = { $player } : positions { $positions }, titres { $titles }, kokus { $koku }, majorités { $majorities } ; { $total } en tout.
count-koku = { $player } : { $koku } en kokus dans la main, { $exchanged } de plus par Échange, { $added } de plus par +1.
count-no-koku = { $player } n’a pas de koku en main : une tuile +1 n’a rien à augmenter.
shared = À partager
the-lot = Le lot
lot-a = Lot A
lot-b = Lot B
year = Année { $year }
decks = Pioches : cartes Troupe { $troops }, cartes Koku { $koku }
column-player = Joueur
column-title = Titre
column-points = Points
column-kamons = Kamons
column-cards = Cartes
column-tiles = Tuiles Bonus
column-province = Province
column-troops = Troupes
column-koku = Kokus
column-positions = Positions
column-majority = Majorité
line-player = { $player } ({ $general }), { $title }. Points : { $points }. Kamons restants : { $kamons }. Cartes : { $cards }. Tuiles : { $tiles }.
line-province = { $province } : { $troops }, ou kokus : { $koku }. Kamons : { $kamons }
line-full = { $province } : province complète. { $kamons }

## reasons

feature-positions = provinces
feature-title = titre
feature-majorities = majorités
feature-majority = majorité ({ $thing })
feature-troops = troupes en main
feature-tiles = tuiles Bonus
feature-koku = kokus
feature-rivals = meilleur adversaire
reason-positions-more = { $points } de plus pour les provinces prises
reason-positions-less = { $points } de moins pour les provinces prises
reason-title-more = { $points } de plus pour le titre
reason-title-less = { $points } de moins pour le titre
reason-majority-more = { $points } de plus pour la majorité ({ $thing })
reason-majority-less = { $points } de moins pour la majorité ({ $thing })
reason-troops-more = des troupes valant { $points } de plus
reason-troops-less = des troupes valant { $points } de moins
reason-koku-more = { $points ->
        [one] { $points } koku de plus
       *[other] { $points } kokus de plus
    }
reason-koku-less = { $points ->
        [one] { $points } koku de moins
       *[other] { $points } kokus de moins
    }
reason-tiles-more = { $points } de plus pour les tuiles Bonus
reason-tiles-less = { $points } de moins pour les tuiles Bonus
reason-rivals-more = le meilleur adversaire perd { $points }
reason-rivals-less = le meilleur adversaire gagne { $points }

## what a choice costs, holds or brings

detail-lot = { $cards_count ->
    [0] aucune carte, avec { $seal }
   *[other] { $cards }, avec { $seal }
}
detail-title-daimyo = 2 points de plus pour chaque kamon posé
detail-title-shomyo = 1 point de plus pour chaque kamon posé
detail-title-sensei = un de vos kamons peut passer face dorée
detail-title-hatamoto = vaut une troupe pour une prise de contrôle
detail-costs-troops = coûte { $troops }
detail-costs-koku = { $koku ->
    [one] coûte { $koku } koku
   *[other] coûte { $koku } kokus
}
detail-pays = vous payez aussitôt { $paid }
detail-ways = vous choisissez comment payer
detail-brings = { $points ->
    [one] rapporte { $points } point
   *[other] rapporte { $points } points
}
detail-majority-won = vous prenez la majorité
detail-majority-kept = vous gardez la majorité
detail-majority-theirs = majorité : { $seat }
detail-completes = complète le paiement
