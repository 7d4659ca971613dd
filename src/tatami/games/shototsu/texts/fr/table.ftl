game-title = Shōtotsu
game-line = Des patrouilles de samouraïs se disputent une relique, une zone et l’honneur, à coups de postures, de techniques et de dés explosifs.
nothing = –

## words

verb-patrol = { $thing }
verb-ring = { $thing }
verb-prepare = { $thing }
verb-take = Prendre { $thing }
verb-study = Piocher dans l’anneau : { $thing }
verb-hand = Donner la main : { $thing }
verb-deploy = Déployer { $thing }
verb-stand = Case { $thing }
verb-activate = Activer { $thing }
verb-move = Aller en { $thing }
verb-stay = Ne pas bouger
verb-leave = S’éloigner de l’ennemi depuis { $thing }
verb-slip = L’éviter, pour qu’il ne puisse pas frapper
verb-attack = Attaquer { $thing }
verb-lunge = Se fendre jusqu’en { $thing }, puis attaquer
verb-use = { $thing }
verb-target = Choisir { $thing }
verb-pick-up = Ramasser
verb-rearm = Reprendre son arme
verb-rest = Aucune action
verb-posture = Posture : { $thing }
verb-keep = Garder la posture
verb-wield = Manier : { $thing }
verb-bless = { $thing }
verb-calm-mind = Esprit calme : annuler l’attaque
verb-reroll = Relancer un { $thing }
verb-store = Mettre de côté un { $thing }
verb-push = Repousser la cible de { $thing } cases
word-push-0 = Ne pas repousser la cible
word-push-1 = Repousser la cible de 1 case
verb-pass = Passer
verb-raise = Augmenter : { $thing }

## things

thing-balanced = Patrouille équilibrée
thing-duellists = Duellistes
thing-wall = Mur d’armures
thing-runners = Coureurs
thing-adepts = Adeptes du Vide
thing-own = Composer ma patrouille
thing-random = Une patrouille au hasard
thing-earth = Terre
thing-water = Eau
thing-air = Air
thing-fire = Feu
thing-void = Vide
thing-crafting = Artisanat
thing-training = Entraînement
thing-espionage = Espionnage
thing-meditation = Méditation
thing-prayers = Prières
thing-shrine-path = Le chemin du sanctuaire
thing-four-winds-crossing = Le carrefour des quatre vents
thing-royal-plain = La plaine de la mêlée
thing-kind-technique = technique
thing-kind-equipment = équipement
thing-kind-blessing = bénédiction
thing-p1 = joueur 1
thing-p2 = joueur 2
thing-p3 = joueur 3
thing-p4 = joueur 4
thing-p5 = joueur 5
thing-p6 = joueur 6
thing-1a = 1a
thing-1b = 1b
thing-1c = 1c
thing-1d = 1d
thing-1e = 1e
thing-2a = 2a
thing-2b = 2b
thing-2c = 2c
thing-2d = 2d
thing-2e = 2e
thing-3a = 3a
thing-3b = 3b
thing-3c = 3c
thing-3d = 3d
thing-3e = 3e
thing-4a = 4a
thing-4b = 4b
thing-4c = 4c
thing-4d = 4d
thing-4e = 4e
thing-5a = 5a
thing-5b = 5b
thing-5c = 5c
thing-5d = 5d
thing-5e = 5e
thing-6a = 6a
thing-6b = 6b
thing-6c = 6c
thing-6d = 6d
thing-6e = 6e
thing-0 = 0
thing-1 = 1
thing-2 = 2
thing-3 = 3
thing-4 = 4
thing-5 = 5
thing-6 = 6
thing-7 = 7
thing-8 = 8
thing-9 = 9
thing-10 = 10
thing-11 = 11
thing-12 = 12
thing-13 = 13
thing-14 = 14

## questions

ask-SHO-03-patrol = Choisissez une patrouille toute faite, une au hasard, ou composez la vôtre.
ask-SHO-03-earth = Combien de points en Terre ? Points de vie = Terre + 3.
ask-SHO-03-water = Combien de points en Eau ? Vitesse = Eau + 2.
ask-SHO-03-air = Combien de points en Air ? Attention = Air + 1.
ask-SHO-03-fire = Combien de points en Feu ? Attaque = Feu + 1.
ask-SHO-03-void = Combien de points en Vide ? Une technique à 1, à 3 et à 5.
ask-SHO-30 = Qu’a fait ce samouraï avant le conflit ?
ask-SHO-81-card = Choisissez la carte gagnée.
ask-SHO-81-ring = Choisissez l’anneau où piocher une technique.
ask-SHO-40 = Vous remportez l’initiative : qui a la main ?
ask-SHO-41 = Quel samouraï déployez-vous ?
ask-SHO-41-where = Sur quelle case ?
ask-SHO-41-posture = Dans quelle posture ?
ask-SHO-84 = Quel équipement est actif ?
ask-SHO-42 = Quel samouraï activez-vous ?
ask-SHO-44 = Où va-t-il ?
ask-SHO-44-way = Un ennemi peut frapper en chemin : par où passez-vous ?
ask-SHO-43-action = Quelle action ?
ask-SHO-43-posture = Changer de posture ?
ask-SHO-20 = Prenez une autre posture.
ask-SHO-50-target = Qui attaquez-vous ?
ask-SHO-70-target = Sur qui ?
ask-SHO-70-free-move = Déplacement gratuit : où ?
ask-SHO-70-store = Quels dés mettez-vous de côté pour le prochain tour ?
ask-SHO-71-push = De combien de cases repoussez-vous la cible ?
ask-SHO-72-initiative = On va lancer l’initiative : usez-vous d’une bénédiction ?
ask-SHO-83 = Votre samouraï a survécu : quel anneau augmente ?
ask-SHO-70-activation-start = Une activation commence : réagir ?
ask-SHO-70-movement-leave = Un ennemi s’éloigne : réagir ?
ask-SHO-70-movement-end = Un déplacement est terminé : réagir ?
ask-SHO-70-attack-start = Une attaque est déclarée : réagir ?
ask-SHO-70-attack-redirect = Un de vos samouraïs est attaqué : un autre devient-il la cible ?
ask-SHO-70-attack-boost = L’attaque peut être renforcée, avant les dés : utiliser quelque chose ?
ask-SHO-70-attack-answer = Les dés vont être lancés : répondre à l’attaque ?
ask-SHO-70-attack-rolled = Les dés sont lancés : changer quelque chose avant les explosions ?
ask-SHO-70-attack-totalled = Le jet est complet : réagir ?
ask-SHO-70-attack-hit = L’attaque touche : réagir ?
ask-SHO-70-lethal-damage = Le coup est mortel : réagir ?
ask-SHO-70-attack-finished = Après l’attaque : réagir ?
ask-SHO-70-activation-end = L’activation se termine : réagir ?

## what the table waits for, as the others read it: “Waiting for Ann: …”

awaited-SHO-03-patrol = composer une patrouille
awaited-SHO-03-earth = composer une patrouille
awaited-SHO-03-water = composer une patrouille
awaited-SHO-03-air = composer une patrouille
awaited-SHO-03-fire = composer une patrouille
awaited-SHO-03-void = composer une patrouille
awaited-SHO-30 = composer une patrouille
awaited-SHO-81-card = choisir une carte
awaited-SHO-81-ring = choisir un anneau
awaited-SHO-40 = choisir qui a la main
awaited-SHO-41 = déployer un samouraï
awaited-SHO-41-where = déployer un samouraï
awaited-SHO-41-posture = choisir une posture
awaited-SHO-84 = choisir l’équipement actif
awaited-SHO-42 = activer un samouraï
awaited-SHO-44 = se déplacer
awaited-SHO-44-way = choisir un chemin près d’un ennemi
awaited-SHO-43-action = choisir une action
awaited-SHO-43-posture = changer ou garder la posture
awaited-SHO-20 = prendre une autre posture
awaited-SHO-50-target = choisir une cible
awaited-SHO-70-target = choisir une cible
awaited-SHO-70-free-move = faire un déplacement gratuit
awaited-SHO-70-store = mettre des dés de côté
awaited-SHO-71-push = repousser la cible
awaited-SHO-72-initiative = user ou non d’une bénédiction avant le jet
awaited-SHO-83 = augmenter un anneau
awaited-SHO-70-activation-start = réagir ou non
awaited-SHO-70-movement-leave = réagir ou non au déplacement
awaited-SHO-70-movement-end = réagir ou non au déplacement
awaited-SHO-70-attack-start = réagir ou non à l’attaque
awaited-SHO-70-attack-redirect = réagir ou non à l’attaque
awaited-SHO-70-attack-boost = préparer l’attaque
awaited-SHO-70-attack-answer = réagir ou non à l’attaque
awaited-SHO-70-attack-rolled = changer ou non les dés
awaited-SHO-70-attack-totalled = réagir ou non au jet
awaited-SHO-70-attack-hit = réagir ou non à la touche
awaited-SHO-70-lethal-damage = réagir ou non au coup mortel
awaited-SHO-70-attack-finished = réagir ou non à l’attaque
awaited-SHO-70-activation-end = réagir ou non

## events

event-patrols-ready = Toutes les patrouilles sont prêtes.
event-built = { $samurai } : Terre { $earth }, Eau { $water }, Air { $air }, Feu { $fire }, Vide { $void } ; { $preparation }.
event-gained = { $samurai } possède : { $card }.
event-gained-unseen = { $samurai } gagne une carte : { $kind }.
event-you-gained = Votre samouraï { $samurai } pioche { $card }.
event-nothing-left = { $samurai } ne gagne rien : il ne reste plus de carte ({ $kind }).
event-rolled-initiative = { $seat } fait son jet d’initiative : { $dice } ; { $successes } succès.
event-rolled-alone = { $samurai } fait son jet d’initiative : { $dice } ; { $successes } succès.
event-won-initiative = { $seat } remporte l’initiative.
event-has-the-hand = { $seat } a la main.
event-deployed = { $samurai } est en { $place }, posture : { $posture }.
event-turn-began = Le tour { $turn } commence.
event-picked = { $samurai } a été choisi.
event-activated = { $called ->
    [0] { $samurai } est activé.
   *[other] { $samurai } est activé sur-le-champ, pour attaquer seulement.
}
event-moved = { $samurai } va en { $place }.
event-attacked = { $samurai } attaque { $target }.
event-came-to-nothing = L’attaque n’a pas lieu ({ $samurai }).
event-rolled = { $samurai } lance les dés : { $dice } (succès sur { $needed }+).
event-rerolled = { $samurai } relance un { $die } et obtient { $result }.
event-rerolled-all = { $samurai } relance tous les dés : { $dice }.
event-exploded = Dés d’explosion : { $dice }.
event-missed = { $samurai } manque { $target }.
event-wounded = { $samurai } subit { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} ; points de vie restants : { $left }.
event-disarmed = { $samurai } est désarmé.
event-stripped = { $samurai } perd les effets de sa posture.
event-slowed = { $samurai } est pris dans la chaîne : Vitesse 1.
event-pushed = { $samurai } est repoussé en { $place }.
event-swapped = { $samurai } et { $target } échangent leurs places.
event-died = { $samurai } est vaincu par { $by }.
event-relic-fell = La relique tombe en { $place }.
event-used = { $samurai } utilise { $technique }.
event-used-on = { $samurai } utilise { $technique } sur { $target }.
event-blessed = { $samurai } invoque : { $blessing }.
event-calmed = { $samurai } garde l’esprit calme : l’attaque est annulée.
event-duelled = Initiative : { $samurai } obtient { $successes } succès, { $against } en obtient { $theirs }.
event-stored = { $samurai } met de côté { $dice }.
event-lent = { $samurai } ajoute les dés du tour précédent : { $dice }.
event-took-posture = { $samurai } prend la posture : { $posture }.
event-wielded = { $samurai } manie : { $equipment }.
event-picked-up = { $samurai } ramasse la relique.
event-rearmed = { $samurai } ramasse son arme.
event-scored-relic = { $seat } porte la relique : { $points } Honneur.
event-scored-zone = { $seat } est dans la zone à capturer : { $points } Honneur.
event-scored-kill = { $seat } a vaincu un ennemi : { $points } Honneur.
event-royale-roll = { $samurai } a fait une victime et obtient { $die } au dé.
event-healed = { $samurai } soigne { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
event-raised = { $samurai } augmente : { $ring }.
event-won = { $seat } gagne avec { $honour } Honneur.

## options

option-mode = Mode
option-mode-by-seats = Escarmouche de 2 à 4, Battle Royale à 5 et 6
option-mode-skirmish = Escarmouche
option-mode-battle-royale = Battle Royale
option-board = Plateau
option-board-by-seats = Selon le nombre de joueurs
option-board-shrine-path = Le chemin du sanctuaire
option-board-four-winds-crossing = Le carrefour des quatre vents
option-board-royal-plain = La plaine de la mêlée
option-scenery = Décors
option-scenery-printed = Ceux du plateau
option-scenery-bare = Aucun
option-turns = Tours
option-turns-1 = 1
option-turns-2 = 2
option-turns-3 = 3
option-turns-4 = 4
option-turns-5 = 5
option-turns-6 = 6
option-turns-7 = 7
option-turns-8 = 8
option-turns-9 = 9
option-turns-10 = 10
option-samurai = Samouraïs par joueur
option-samurai-1 = 1
option-samurai-2 = 2
option-samurai-3 = 3
option-samurai-4 = 4
option-samurai-5 = 5
option-points = Points
option-points-each = 10 par samouraï
option-points-pooled = Mis en commun dans la patrouille
option-techniques = Techniques
option-techniques-drawn = Piochées
option-techniques-chosen = Choisies
option-techniques-by-ring = Anneau choisi, carte piochée
option-equipment = Équipements
option-equipment-drawn = Piochés
option-equipment-chosen = Choisis
option-blessings = Bénédictions
option-blessings-drawn = Piochées
option-blessings-chosen = Choisies
option-builds = Patrouilles
option-builds-open = Publiques une fois composées
option-builds-hidden = Cachées jusqu’à ce qu’un samouraï agisse
option-activations = Activations
option-activations-alternate = À tour de rôle
option-activations-hand-holder-first = Le joueur qui a la main active d’abord tous ses samouraïs
option-activations-simultaneous = Simultanées
option-honour = Honneur de la relique et de la zone
option-honour-active-player = Au joueur actif
option-honour-every-player = À chacun, à chaque activation
option-sight = Ligne de vue
option-sight-attacks = Pour les attaques
option-sight-techniques-too = Pour les techniques aussi
option-contested-rings = Anneaux de deux cartes (Bravoure de Sire Shiba, Assaut de l’eau courante)
option-contested-rings-sheet = Terre et Air, comme sur la planche de cartes
option-contested-rings-other = Vide et Eau
option-royale-two = Battle Royale, un 2
option-royale-two-technique = Donne une technique
option-royale-two-equipment = Donne un équipement
option-experience = Expérience
option-experience-off = Sans
option-experience-on = Les survivants augmentent un anneau
option-roster = Vétérans
option-roster-none = Aucun

## the terminal’s board

board-turn = { $turn ->
    [0] Avant le premier des { $turns } tours
   *[other] Tour { $turn } sur { $turns }
}
board-relic = Relique
board-carries = relique
board-player = Joueur
board-honour = Honneur
board-living = Samouraïs
board-samurai = Samouraï
board-place = Case
board-posture = Posture
board-health = Points de vie
board-figures = Vitesse { $speed }, Attention { $attention }, Attaque { $attack }
board-deploy = 1, 2… zone de déploiement de chaque joueur
board-stats = Vitesse / Attention / Attaque
board-cards = Cartes
board-state = État
board-active = Actif : { $samurai }
board-odds = { $target } : { $dice } dés, succès sur { $needed }+ ; toucher { $hit } %, dégâts en moyenne (attaques manquées comprises) { $damage }, tuer { $kill } %
board-odds-open = { $target } : { $dice } dés, succès sur { $needed }+ ; toucher { $hit } %, dégâts en moyenne (attaques manquées comprises) { $damage }
board-sources = relique { $relic }, zone { $zone }, vaincus { $kills }
board-legend = # rocher   ~ étang   ▒ zone à capturer   ★ relique   · à portée de marche
board-fight = { $attacker } attaque { $target } : { $dice } (succès sur { $needed }+)
board-building = Votre patrouille jusqu’ici
board-dead = mort
board-done = activé
board-hand = a la main
board-facedown = face cachée : { $count }
board-calm = esprit calme
board-disarmed = désarmé
board-dazed = étourdi
board-braced = carapace
board-stripped = posture sans effet
board-slowed = ralenti
board-spy = jeton Espionnage
board-wielded = { $card } (arme active)
board-kept = dés gardés : { $dice }
board-saved = dés mis de côté : { $dice }
board-waits = jouera en dernier (rang { $number })
board-decree = ne peut attaquer { $target }
board-sight = À portée et en vue : { $samurai }
board-linep = { $player } : { $honour } Honneur ({ $sources }), samouraïs : { $living }
board-left = { $left } sur { $most }
board-lost = cachés, { $lost } perdus
board-beside = hors du plateau
board-hidden = cachés

## fields of the view that the page would call otherwise

field-ways = Chemins
field-hidden = patrouilles cachées
field-hand = Joueur qui a la main
field-from = Attaques par case

## how long a pass stands for a card

until-now = me demander à chaque fois
until-attack = jusqu’à la fin de cette attaque
until-activation = jusqu’à la fin de cette activation
until-turn = jusqu’à la fin de ce tour
until-fight = jusqu’à ce que son porteur attaque ou soit attaqué
until-kill = jusqu’à ce qu’un coup puisse tuer
thing-calm-mind = Esprit calme

## reasons

feature-honour = honneur
feature-samurai = samouraïs et leur santé
feature-attacks = attaques à portée
feature-held = relique et zone tenues
feature-reach = relique et zone à portée
feature-relic = relique
feature-zone = zone à capturer
feature-kills = samouraïs vaincus
feature-rivals = meilleur adversaire
reason-honour-more = { $points } de plus pour l’honneur gagné
reason-honour-less = { $points } de moins pour l’honneur gagné
reason-samurai-more = { $points } de plus pour l’état des samouraïs
reason-samurai-less = { $points } de moins pour l’état des samouraïs
reason-attacks-more = { $points } de plus pour les attaques à portée
reason-attacks-less = { $points } de moins pour les attaques à portée
reason-held-more = { $points } de plus pour la relique et la zone tenues
reason-held-less = { $points } de moins pour la relique et la zone tenues
reason-reach-more = { $points } de plus pour la relique et la zone à portée
reason-reach-less = { $points } de moins pour la relique et la zone à portée
reason-rivals-more = le meilleur adversaire perd { $points }
reason-rivals-less = le meilleur adversaire gagne { $points }

## what the choices of a patrol hold or bring

detail-own = { $points } points par samouraï, anneau par anneau
detail-samurai = Terre { $earth }, Eau { $water }, Air { $air }, Feu { $fire }, Vide { $void }, { $preparation }
detail-left = il reste { $points } { $points ->
    [one] point
   *[other] points
}
detail-ring-earth = { $figure } points de vie
detail-ring-water = Vitesse { $figure }
detail-ring-air = Attention { $figure }
detail-ring-fire = Attaque { $figure }
detail-ring-void = { $figure ->
    [0] aucune technique
    [1] 1 technique
   *[other] { $figure } techniques
}
detail-prepare-crafting = une carte Équipement
detail-prepare-training = une carte Technique
detail-prepare-espionage = 1 succès de plus à chaque jet d’initiative
detail-prepare-meditation = annule une attaque avant les dés
detail-prepare-prayers = une bénédiction, à utiliser une fois
