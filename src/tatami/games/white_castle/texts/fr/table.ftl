game-title = Le Château Blanc
game-line = Les dés de trois ponts envoient courtisans, jardiniers et guerriers à la cour de Himeji.
nothing = –

## words

verb-pair = { $thing }
verb-take = Prendre le { $thing }
verb-place = Le placer : { $thing }
word-place-domain = Le placer : votre domaine
verb-do = { $thing }
verb-stop = Rien de plus
verb-trade = Échanger des sceaux contre { $thing }
word-trade-coin = Échanger 1 sceau contre 1 pièce
word-trade-food = Échanger 2 sceaux contre 1 nourriture
word-trade-iron = Échanger 2 sceaux contre 1 fer
word-trade-pearl = Échanger 2 sceaux contre 1 nacre
verb-gain = 1 { $thing }
verb-row = { $thing }
verb-domain = La rangée des { $thing }
verb-yard = { $thing }
verb-garden = { $thing }
verb-audience = Audience : un courtisan aux portes (2 pièces)
verb-climb = Ascension : { $thing }
verb-favour = { $thing }
verb-cross = Payer et entrer dans la saison suivante
verb-stay = S’arrêter avant la saison suivante
verb-tend = { $thing }
verb-room = { $thing }

## things

thing-do-gardener = Action Jardinier
thing-do-courtier = Action Courtisan
thing-do-warrior = Action Guerrier
thing-do-food-1 = 1 nourriture
thing-do-iron-1 = 1 fer
thing-do-pearl-1 = 1 nacre
thing-do-any-1 = 1 ressource au choix
thing-do-coin-1 = 1 pièce
thing-do-seal-1 = 1 sceau
thing-do-points-1 = 1 point de clan
thing-do-influence-1 = 1 case d’influence
thing-do-food-2 = 2 nourritures
thing-do-coin-2 = 2 pièces
thing-do-any-2 = 2 ressources au choix
thing-do-coin-4 = 4 pièces
thing-do-seal-2 = 2 sceaux
thing-do-iron-2 = 2 fers
thing-do-coin-5 = 5 pièces
thing-do-pearl-2 = 2 nacres
thing-do-any-3 = 3 ressources au choix
thing-do-coin-3 = 3 pièces
thing-do-food-4 = 4 nourritures
thing-do-courtier-for-seal-1 = Action Courtisan pour 1 sceau
thing-do-lantern = Lanterne
thing-do-points-2 = 2 points de clan
thing-do-warrior-for-seal-1 = Action Guerrier pour 1 sceau
thing-do-well = Le puits
thing-do-gardener-for-seal-1 = Action Jardinier pour 1 sceau
thing-do-influence-2 = 2 cases d’influence
thing-do-castle-light = Action du château sur fond clair
thing-do-castle-coral = Action du château en face d’une tuile Dé corail
thing-do-castle-black = Action du château en face d’une tuile Dé noir
thing-do-castle-white = Action du château en face d’une tuile Dé blanc
thing-do-castle-any = N’importe quelle action du château
thing-do-castle-any-for-coin-4 = N’importe quelle action du château pour 4 pièces
thing-do-gardener-for-coin-3 = Action Jardinier pour 3 pièces
thing-do-courtier-for-coin-3 = Action Courtisan pour 3 pièces
thing-do-warrior-for-coin-3 = Action Guerrier pour 3 pièces
thing-do-domain = Action du domaine
thing-do-domain-for-coin-4 = Action du domaine pour 4 pièces
thing-do-courtier-or-warrior-or-gardener = Action Courtisan, Guerrier ou Jardinier
thing-do-courtier-or-warrior-or-gardener-for-coin-4 = Action Courtisan, Guerrier ou Jardinier pour 4 pièces
thing-do-pearl-3 = 3 nacres
thing-do-food-3 = 3 nourritures
thing-do-food-5 = 5 nourritures
thing-food = nourriture
thing-iron = fer
thing-pearl = nacre
thing-coin = pièces
thing-seal = sceaux
thing-points = points de clan
thing-influence = influence
thing-coral = corail
thing-take-coral-left = dé corail de gauche (récompense Lanterne)
thing-take-coral-right = dé corail de droite
thing-black = noir
thing-take-black-left = dé noir de gauche (récompense Lanterne)
thing-take-black-right = dé noir de droite
thing-white = blanc
thing-take-white-left = dé blanc de gauche (récompense Lanterne)
thing-take-white-right = dé blanc de droite
thing-steward-left = salle gauche des intendants
thing-steward-middle = salle centrale des intendants
thing-steward-right = salle droite des intendants
thing-diplomat-left = salle gauche des diplomates
thing-diplomat-right = salle droite des diplomates
thing-outside-left = au-delà des remparts, à gauche
thing-outside-right = au-delà des remparts, à droite
thing-place-well = le puits
thing-place-domain = son domaine
thing-row-steward-left-top = Salle gauche des intendants, en haut
thing-row-steward-left-middle = Salle gauche des intendants, au milieu
thing-row-steward-left-bottom = Salle gauche des intendants, en bas
thing-row-steward-middle-top = Salle centrale des intendants, en haut
thing-row-steward-middle-middle = Salle centrale des intendants, au milieu
thing-row-steward-middle-bottom = Salle centrale des intendants, en bas
thing-row-steward-right-top = Salle droite des intendants, en haut
thing-row-steward-right-middle = Salle droite des intendants, au milieu
thing-row-steward-right-bottom = Salle droite des intendants, en bas
thing-row-diplomat-left-upper = Salle gauche des diplomates, en haut
thing-row-diplomat-left-lower = Salle gauche des diplomates, en bas
thing-row-diplomat-right-upper = Salle droite des diplomates, en haut
thing-row-diplomat-right-lower = Salle droite des diplomates, en bas
thing-domain-courtier = courtisans
thing-domain-gardener = jardiniers
thing-domain-warrior = guerriers
thing-yard-5 = Terrain à 5 fers
thing-yard-3 = Terrain à 3 fers
thing-yard-1 = Terrain à 1 fer
thing-coral-plant = Jardin végétal sous le pont corail
thing-coral-stone = Jardin minéral sous le pont corail
thing-black-plant = Jardin végétal sous le pont noir
thing-black-stone = Jardin minéral sous le pont noir
thing-white-plant = Jardin végétal sous le pont blanc
thing-white-stone = Jardin minéral sous le pont blanc
thing-climb-gate-steward-left = portes → salle gauche des intendants (2 nacres)
thing-climb-gate-steward-middle = portes → salle centrale des intendants (2 nacres)
thing-climb-gate-steward-right = portes → salle droite des intendants (2 nacres)
thing-climb-gate-diplomat-left = portes → salle gauche des diplomates (5 nacres)
thing-climb-gate-diplomat-right = portes → salle droite des diplomates (5 nacres)
thing-climb-first-diplomat-left = premier étage → salle gauche des diplomates (2 nacres)
thing-climb-first-diplomat-right = premier étage → salle droite des diplomates (2 nacres)
thing-climb-first-daimyo = premier étage → appartements du daimyō (5 nacres)
thing-climb-second-daimyo = deuxième étage → appartements du daimyō (2 nacres)
thing-trade-food = 1 nourriture
thing-trade-iron = 1 fer
thing-trade-pearl = 1 nacre
thing-trade-coin = 1 pièce
thing-1 = 1
thing-2 = 2
thing-3 = 3
thing-4 = 4
thing-5 = 5
thing-pair-1 = Paire 1
thing-pair-2 = Paire 2
thing-pair-3 = Paire 3
thing-pair-4 = Paire 4
thing-pair-5 = Paire 5
thing-favour-1 = Faveur de gauche
thing-favour-2 = Faveur du milieu
thing-favour-3 = Faveur de droite
thing-steward = Intendant
thing-diplomat = Diplomate
thing-action = Action de départ
thing-resource = Ressources de départ
thing-garden = Jardin
thing-decree = Décret
thing-card-decree-coin = Décret (pièce)
thing-card-decree-seal = Décret (sceau)
thing-card-decree-vp = Décret (point)
thing-daimyo = Daimyō
thing-solo = Carte Solo
thing-rival = Le clan rival
thing-easy = facile
thing-medium = moyen
thing-hard = difficile
thing-from-pair = cartes de départ
thing-from-card = carte du château
thing-from-room = salle
thing-from-well = puits
thing-from-domain = domaine
thing-from-yard = terrain d’entraînement
thing-from-garden = jardin
thing-from-favour = faveur du daimyō
thing-from-lantern = lanterne
thing-from-solo = carte Solo
thing-from-difficulty = niveau
thing-from-round = fin de la manche
thing-from-outside = au-delà des remparts
thing-gardener-plant = Jardinier dans un jardin végétal
thing-gardener-stone = Jardinier dans un jardin minéral
thing-gardener-any = Jardinier dans un jardin
thing-warrior-5 = Guerrier sur le terrain à 5 fers
thing-warrior-3 = Guerrier sur le terrain à 3 fers
thing-warrior-1 = Guerrier sur le terrain à 1 fer
thing-courtier-gate = Courtisan aux portes
thing-climb-1 = Un courtisan monte d’un étage
thing-climb-2 = Un courtisan monte de deux étages
field-prospects = Où les dés peuvent aller

## questions

ask-WHI-14 = Choisissez une paire de cartes de départ.
ask-WHI-21 = Prenez un dé à l’extrémité d’un pont.
ask-WHI-22 = Où placez-vous le dé ?
ask-WHI-25 = Que faites-vous ensuite ?
ask-WHI-28 = Avant le décompte : échangez-vous des sceaux ?
ask-WHI-30 = Faites les actions de la salle, dans l’ordre que vous voulez.
ask-WHI-31 = Au-delà des remparts : faites une des deux actions.
ask-WHI-32 = Prenez les récompenses du puits, dans l’ordre que vous voulez.
ask-WHI-33 = Votre domaine : que faites-vous ensuite ?
ask-WHI-40 = Sur quel terrain d’entraînement envoyez-vous votre guerrier ?
ask-WHI-40-tiles = Faites les actions du terrain, dans l’ordre que vous voulez.
ask-WHI-41 = Dans quel jardin envoyez-vous votre jardinier ?
ask-WHI-41-card = Faites-vous l’action du jardin ?
ask-WHI-42 = Vos courtisans : une audience, une ascension, ou les deux.
ask-WHI-45 = Quelle action sur fond clair de votre nouvelle carte faites-vous ?
ask-WHI-47 = Quelle faveur le daimyō vous accorde-t-il ?
ask-WHI-47-reward = Votre faveur : que faites-vous ensuite ?
ask-WHI-50 = Votre lanterne : que faites-vous ensuite ?
ask-WHI-52 = Payez-vous les sceaux pour entrer dans la saison suivante ?
ask-WHI-55 = Quelle rangée de votre domaine activez-vous ?
ask-WHI-56 = Quelle action du château faites-vous ?
ask-WHI-57 = Quelle action du château sur fond clair faites-vous ?
ask-WHI-58 = Prenez les récompenses du puits, dans l’ordre que vous voulez.
ask-WHI-59 = Quelle ressource choisissez-vous ?
ask-WHI-61 = Étape des jardins : quel jardin activez-vous ?
ask-WHI-86 = Le rival peut aller dans plusieurs jardins : lequel choisissez-vous pour lui ?
ask-WHI-87 = Le rival monte : dans quelle salle entre son courtisan ?

## what the table waits for, as the others read it: “Waiting for Ann: …”

awaited-WHI-14 = choisir une paire de cartes de départ
awaited-WHI-21 = prendre un dé
awaited-WHI-22 = placer le dé
awaited-WHI-25 = continuer le tour
awaited-WHI-28 = échanger des sceaux avant le décompte
awaited-WHI-30 = faire les actions de la salle
awaited-WHI-31 = faire une action au-delà des remparts
awaited-WHI-32 = prendre les récompenses du puits
awaited-WHI-33 = utiliser le domaine
awaited-WHI-40 = envoyer un guerrier
awaited-WHI-40-tiles = faire les actions du terrain
awaited-WHI-41 = envoyer un jardinier
awaited-WHI-41-card = faire ou non l’action du jardin
awaited-WHI-42 = déplacer des courtisans
awaited-WHI-45 = choisir une action de la nouvelle carte
awaited-WHI-47 = choisir une faveur du daimyō
awaited-WHI-47-reward = prendre les récompenses de la faveur
awaited-WHI-50 = prendre les récompenses de la lanterne
awaited-WHI-52 = payer pour la saison suivante, ou s’arrêter avant
awaited-WHI-55 = choisir une rangée du domaine
awaited-WHI-56 = choisir une action du château
awaited-WHI-57 = choisir une action du château sur fond clair
awaited-WHI-58 = prendre les récompenses du puits
awaited-WHI-59 = choisir une ressource
awaited-WHI-61 = activer les jardins
awaited-WHI-86 = choisir un jardin pour le rival
awaited-WHI-87 = choisir une salle pour le rival

## events

event-dealt-room = { $card } : { $room }.
event-castle-again = Les cinq cartes montrent la même action sur fond sombre : le château est garni à nouveau.
event-tiles-again = Les tuiles Dé ne conviennent pas : elles sont posées à nouveau.
event-called-daimyo = Carte Daimyō de la partie : { $daimyo }.
event-rolled = Manche { $round } : les dés sont lancés.
event-turn-order = Ordre du tour : { $seats }.
event-chose-pair = { $seat } commence avec { $resource } et { $action }.
event-rival-arrived = Le clan rival arrive ; niveau : { $level }.
event-rival-deck = Le paquet Solo imprimé n’est pas entièrement connu : de ces neuf cartes, un dos et un recto sont d’origine, le reste est une reconstitution.
event-placed = { $seat } place un dé { $die } de valeur { $value } : { $space }{ $coins ->
    [0] .
    [one] , et gagne { $coins } pièce.
   *[other] , et gagne { $coins } pièces.
}
event-paid-for-die = { $seat } place un dé { $die } de valeur { $value } : { $space }, et paie { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
event-gained-food = { $seat } gagne { $amount ->
    [one] { $amount } nourriture
   *[other] { $amount } nourritures
} ({ $source }).
event-gained-iron = { $seat } gagne { $amount ->
    [one] { $amount } fer
   *[other] { $amount } fers
} ({ $source }).
event-gained-pearl = { $seat } gagne { $amount ->
    [one] { $amount } nacre
   *[other] { $amount } nacres
} ({ $source }).
event-gained-coin = { $seat } gagne { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
} ({ $source }).
event-gained-seal = { $seat } gagne { $amount ->
    [one] { $amount } sceau
   *[other] { $amount } sceaux
} ({ $source }).
event-gained-points = { $seat } gagne { $amount ->
    [one] { $amount } point de clan
   *[other] { $amount } points de clan
} ({ $source }).
event-lost-food = Limite atteinte : { $seat } perd { $amount ->
    [one] { $amount } nourriture
   *[other] { $amount } nourritures
}.
event-lost-iron = Limite atteinte : { $seat } perd { $amount ->
    [one] { $amount } fer
   *[other] { $amount } fers
}.
event-lost-pearl = Limite atteinte : { $seat } perd { $amount ->
    [one] { $amount } nacre
   *[other] { $amount } nacres
}.
event-lost-seal = Limite atteinte : { $seat } perd { $amount ->
    [one] { $amount } sceau
   *[other] { $amount } sceaux
}.
event-paid-food = { $seat } paie { $amount ->
    [one] { $amount } nourriture
   *[other] { $amount } nourritures
}.
event-paid-iron = { $seat } paie { $amount ->
    [one] { $amount } fer
   *[other] { $amount } fers
}.
event-paid-pearl = { $seat } paie { $amount ->
    [one] { $amount } nacre
   *[other] { $amount } nacres
}.
event-paid-coin = { $seat } paie { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}.
event-paid-seal = { $seat } paie { $amount ->
    [one] { $amount } sceau
   *[other] { $amount } sceaux
}.
event-traded = Échange de sceaux : { $seat } obtient { $good }.
event-sent-warrior = { $seat } envoie un guerrier : { $yard }.
event-sent-gardener = { $seat } envoie un jardinier : { $garden }.
event-sent-courtier = { $seat } envoie un courtisan aux portes.
event-climbed = { $seat } fait monter un courtisan : { $climb }.
event-granted = Le daimyō accorde une faveur à { $seat } : { $favour }.
event-took-card = { $seat } prend { $card } comme carte Action.
event-moved = { $seat } atteint la case { $space } du passage du temps ({ $source }).
event-crossed = { $seat } entre dans une nouvelle saison pour { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
}.
event-tended = { $seat } active un jardin : { $garden }.
event-turned-up = Le rival retourne : { $card }.
event-could-not = Le rival ne peut pas le faire et gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la place.
event-rival-coins = Le rival change { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} en { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-rival-gardens = Les jardins du rival donnent { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-rival-climbed = Un courtisan du rival monte à l’étage { $floor }.
event-removed-card = Carte retirée : { $card } ({ $room }).
event-counted = { $seat } marque : pièces et sceaux { $purse }, ressources { $resources }, temps { $time }, courtisans { $courtiers }, guerriers { $warriors }, jardins { $gardeners }.
event-won = { $seat } l’emporte avec { $points ->
    [one] { $points } point de clan
   *[other] { $points } points de clan
}.

## options

option-difficulty = Niveau (solo)
option-difficulty-easy = facile
option-difficulty-medium = moyen
option-difficulty-hard = difficile
option-promo = Éléments promotionnels
option-promo-off = sans
option-promo-on = avec
option-domain-rows = Rangées activées par l’icône Domaine
option-domain-rows-free = autant de fois qu’on veut
option-domain-rows-once = chacune une fois par tour, par dé ou icône
option-well = Tuiles du puits
option-well-drawn = tirées au hasard
option-well-first-game = comme pour une toute première partie (livret)

## the terminal’s board

round = Manche { $round } sur 3
bridges = Ponts
castle = Château
gardens = Jardins
yards = Terrains d’entraînement
time = Passage du temps
clans = Clans
well = Puits
daimyo = Daimyō
gates = portes
domain = Domaine : { $player }
lantern = Lanterne
pending = Reste à faire
rows-used = Rangées utilisées ce tour
pairs = Paires de départ
rival = Rival
next-up = Carte que le rival retournera ensuite : celle au dos { $back }. C’est le dos suivant qui désigne son dé.
decks = Pioches : intendants { $stewards }, diplomates { $diplomats }
column-player = Joueur
column-points = Points
column-goods = Nourriture, fer, nacre
column-purse = Pièces, sceaux
column-home = Au domaine
column-courtiers = Portes/1/2/daimyō
column-warriors = Terrains 5/3/1
column-time = Temps
column-bridge = Pont
column-dice = Dés
column-plant = Jardin végétal
column-stone = Jardin minéral
column-space = Emplacement
column-actions = Actions
column-yard = Terrain
column-row = Rangée
column-rewards = Récompenses
in-hand = Dé pris : { $colour } { $value }
position-left = gauche
position-center = milieu
position-right = droite
short-player = Joueur
short-points = ★
short-goods = Nou/Fer/Nac
short-purse = Pi/Sc
short-home = Dom.
short-courtiers = Cour
short-warriors = Terr.
short-time = Tps
empty = –
forecast = Points si la partie finissait maintenant
in-play = en jeu
column-season = Saison
column-gate = Pour entrer
column-spaces = Cases
column-each = Par guerrier
warriors-count = À la fin, un guerrier compte le nombre après × pour chaque courtisan de son clan dans le château.
seals-to-enter = { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
}
season = Saison { $number }, cases { $first } à { $last } : { $points } points{ $seals ->
    [0] .
    [one] , { $seals } sceau pour entrer.
   *[other] , { $seals } sceaux pour entrer.
}

## where points come from at the end, in the order they are counted

source-1 = pièces et sceaux
source-2 = ressources
source-3 = passage du temps
source-4 = courtisans
source-5 = guerriers
source-6 = jardiniers

## reasons

feature-points = points marqués en cours de partie
feature-courtiers = courtisans
feature-warriors = guerriers
feature-gardeners = jardiniers
feature-time = passage du temps
feature-goods = ressources, pièces et sceaux
feature-cards = cartes Lanterne et Domaine
feature-coming = encore à venir ce tour
feature-rivals = meilleur adversaire
reason-points-more = { $points ->
    [one] { $points } point de plus tout de suite
   *[other] { $points } points de plus tout de suite
}
reason-points-less = { $points ->
    [one] { $points } point de moins tout de suite
   *[other] { $points } points de moins tout de suite
}
reason-courtiers-more = { $points } de plus pour les courtisans
reason-courtiers-less = { $points } de moins pour les courtisans
reason-warriors-more = { $points } de plus pour les guerriers
reason-warriors-less = { $points } de moins pour les guerriers
reason-gardeners-more = { $points } de plus pour les jardiniers
reason-gardeners-less = { $points } de moins pour les jardiniers
reason-time-more = { $points } de plus pour le passage du temps
reason-time-less = { $points } de moins pour le passage du temps
reason-goods-more = des ressources, pièces et sceaux valant { $points } de plus
reason-goods-less = des ressources, pièces et sceaux valant { $points } de moins
reason-cards-more = { $points } de plus pour les cartes Lanterne et Domaine
reason-cards-less = { $points } de moins pour les cartes Lanterne et Domaine
reason-coming-more = { $points } de plus pour ce qui vient encore ce tour
reason-coming-less = { $points } de moins pour ce qui vient encore ce tour
reason-rivals-more = le meilleur adversaire perd { $points }
reason-rivals-less = le meilleur adversaire gagne { $points }

## a clan in plain lines

line-points = Points : { $points }. Réserve : { $goods }.
line-courtiers = Courtisans : { $gate } aux portes, { $steward } chez les intendants, { $diplomat } chez les diplomates, { $daimyo } auprès du daimyō.
line-warriors = Guerriers : { $of5 } sur le terrain à 5 fers, { $of3 } à 3 fers, { $of1 } à 1 fer.

## the board in plain lines

line-bridge = Dés du pont { $colour }, de gauche à droite : { $dice }.
line-garden = { $garden } : coûte { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}, compte { $points ->
    [one] { $points } point
   *[other] { $points } points
} en fin de partie. Donne : { $effect }. Jardiniers : { $clans }.
line-garden-acts = Ce jardin s’active à la fin de cette manche.
line-favours = Faveurs du daimyō : { $favours }.
line-taken = prise ({ $clan })
line-space = { $space } : valeur { $value }, dés : { $dice }, { $room ->
    [-1] autant de dés qu’on veut
    [0] plus de place
    [one] encore { $room } place
   *[other] encore { $room } places
}.
line-stack = Case { $space } : { $clans }.
line-all = Tout ceci : { $effects }.
line-either = Au choix : { $effects }.
line-light = En face d’une tuile Dé { $tile }, action sur fond clair : { $effects }.
line-dark = En face d’une tuile Dé { $tile }, action sur fond sombre : { $effects }.
line-yard = { $yard } : un guerrier compte { $value } par courtisan dans le château. Donne : { $effects }. Guerriers : { $clans }.
line-domain-row = Rangée des { $row } : dé { $die } ; donne : { $rewards } ; encore couvert : { $covered } ; puis : { $action }.
