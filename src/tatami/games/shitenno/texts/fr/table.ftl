game-title = Shitennō
game-line = Quatre généraux se partagent titres, troupes et kokus, et gagnent les provinces du Japon.
nothing = rien

## words

verb-general = { $thing }
verb-take = Ajouter { $thing }
verb-seal = Avec la tuile à { $thing }
verb-accept = Accepter le lot
verb-refuse = Refuser le lot
verb-lot = Prendre le lot { $thing }
verb-march = { $thing }, avec des troupes
verb-bribe = { $thing }, avec des kokus
verb-spend = Défausser { $thing }
verb-draw = Utiliser une tuile Pioche
verb-gild = Dorer { $thing }
verb-pass = S’arrêter là

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
ask-SHI-13 = Vous êtes Tairō : composez un lot, puis fermez-le par une tuile.
ask-SHI-18 = Vous êtes Tairō et il reste deux joueurs : faites deux lots de tout, celui qui a le plus de sceaux d’abord.
ask-SHI-18-choose = Choisissez l’un des deux lots.
ask-SHI-14 = Acceptez-vous le lot ?
ask-SHI-20 = Prenez une province, ou finissez votre tour.
ask-SHI-22-pay = Défaussez les troupes pour votre province.
ask-SHI-23-pay = Défaussez les kokus pour votre province.
ask-SHI-42 = Vous êtes Senseï : lequel de vos kamons se dore ?

## what the table waits for, as the others read it: “Waiting for Ann: …”

awaited-SHI-01 = choisir un général
awaited-SHI-13 = composer un lot
awaited-SHI-18 = répartir les cartes en deux lots
awaited-SHI-18-choose = choisir l’un des deux lots
awaited-SHI-14 = prendre ou refuser le lot
awaited-SHI-20 = prendre une province ou finir le tour
awaited-SHI-22-pay = prendre une province ou finir le tour
awaited-SHI-23-pay = prendre une province ou finir le tour
awaited-SHI-42 = dorer un kamon, ou aucun

## events

event-chose-general = { $seat } est { $general }.
event-dealt-title = { $seat } commence comme { $title }.
event-dealt-cards = Vous recevez { $cards }.
event-laid-out = { $seat } est Tairō et dévoile { $cards }.
event-offered = { $seat } propose un lot : { $cards }, avec { $seal }.
event-refused = { $seat } refuse.
event-took-lot = { $seat } prend { $cards }, avec { $seal }.
event-kept-lot = Tous ont refusé : { $seat } garde { $cards }, avec { $seal }.
event-split = { $seat } fait deux lots. A : { $cards }, avec { $seal }. B : { $rest }, avec { $other }.
event-new-title = { $seat } est maintenant { $title }.
event-conquered = { $seat } prend la position { $position } de { $province } pour { $paid } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-won-tile = { $seat } gagne une tuile Bonus : { $bonus }.
event-uncovered = La porte de { $province } montre maintenant { $troop }.
event-drew = { $seat } utilise une tuile Pioche et pioche une carte Troupe.
event-drew-card = Vous piochez { $card }.
event-drew-nothing = { $seat } utilise une tuile Pioche, mais il n’y a plus de carte à piocher.
event-reshuffled = La défausse Troupe est mélangée en une nouvelle pioche.
event-gilded = { $seat } dore un kamon : { $kamon }.
event-ended-turn = { $seat } a fini son tour.
event-last-kamon = { $seat } n’a plus de kamon : la partie s’achève.
event-last-koku = La pioche Koku est vide : la partie s’achève.
event-counted-koku = { $seat } compte { $points } pour les kokus en main.
event-won-province = { $seat } a la majorité dans { $province } : { $points } points.
event-favourite = { $seat } est le favori du Shōgun, avec { $points } points.

## the terminal’s board

labelled = { $label } : { $text }
discard = Défausse Troupe
hand = Votre main
shared = À partager
the-lot = Le lot
lot-a = Lot A
lot-b = Lot B
year = Année { $year }
decks = Pioches : { $troops } cartes Troupe, { $koku } cartes Koku
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
line-province = { $province } : { $troops }, ou { $koku } kokus. Kamons : { $kamons }
line-full = { $province } est pleine : { $kamons }

## reasons

feature-positions = provinces
feature-title = titre
feature-majorities = majorités
feature-majority = majorité dans { $thing }
feature-troops = troupes en main
feature-tiles = tuiles bonus
feature-koku = koku
feature-rivals = meilleur adversaire
reason-positions-more = { $points } de plus pour les provinces prises
reason-positions-less = { $points } de moins pour les provinces prises
reason-title-more = { $points } de plus pour le titre
reason-title-less = { $points } de moins pour le titre
reason-majority-more = { $points } de plus pour la majorité dans { $thing }
reason-majority-less = { $points } de moins pour la majorité dans { $thing }
reason-troops-more = garde des troupes valant { $points } de plus
reason-troops-less = dépense des troupes valant { $points } de plus
reason-koku-more = { $points ->
        [one] garde { $points } koku de plus
       *[other] garde { $points } kokus de plus
    }
reason-koku-less = { $points ->
        [one] dépense { $points } koku de plus
       *[other] dépense { $points } kokus de plus
    }
reason-tiles-more = { $points } de plus pour les tuiles bonus
reason-tiles-less = { $points } de moins pour les tuiles bonus
reason-rivals-more = le meilleur adversaire perd { $points }
reason-rivals-less = le meilleur adversaire gagne { $points }
