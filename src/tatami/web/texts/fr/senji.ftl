## Senji’s board in the page

# The map and its places

senji-map = Carte du Japon : dix-huit provinces et deux mers
senji-map-size = Taille de la carte
senji-closed = hors jeu
senji-units = { $n ->
    [one] { $n } unité
   *[other] { $n } unités
}
senji-units-here = { $n } unités sur { $most }
senji-nobodys = à personne
senji-order-is = ordre : { $order }
senji-order-production = production
senji-order-recruit = recrutement
senji-order-move = déplacement
senji-order-hidden = face cachée
senji-borders = voisine de : { $places }
senji-coasts = bordée par : { $places }
senji-home = terre d’origine de la famille { $family }
senji-fleet = flotte de la famille { $family }, { $sea }
senji-why-not = Pourquoi pas maintenant ?
senji-close = Fermer
senji-cancel = Annuler

# The families

senji-families = Les familles
senji-no-family = pas encore de famille
senji-host = hôte
senji-honour = { $n ->
    [one] { $n } point d’honneur
   *[other] { $n } points d’honneur
}
senji-provinces-of = { $n ->
    [one] { $n } province
   *[other] { $n } provinces
}
senji-units-of = { $n ->
    [one] { $n } unité en jeu
   *[other] { $n } unités en jeu
}
senji-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
senji-hanafuda-count = { $n ->
    [one] { $n } carte hanafuda
   *[other] { $n } cartes hanafuda
}
senji-kami-of = kami : { $samurai }
senji-kami-military = kami militaire
senji-kami-economic = kami économique
senji-kami-diplomatic = kami diplomatique
senji-state-out = éliminée
senji-state-ready = a fini
senji-state-talks = négocie
senji-state-orders = { $n } ordres sur { $of }
senji-state-ordered = ordres donnés
senji-state-acts = doit agir
senji-deck = { $n ->
    [one] { $n } carte hanafuda dans la pioche
   *[other] { $n } cartes hanafuda dans la pioche
}
senji-samurai-deck = { $n } samouraïs dans la pioche
senji-pile = { $n } cartes de la famille { $family }, que personne ne joue
senji-executed = Exécutés : { $cards }
senji-executed-short = exécutés
senji-hanafuda = Hanafuda
senji-samurai = Samouraïs
senji-diplomacy = Diplomatie
senji-track = Honneur, objectif { $goal } à la fin d’un tour : { $standings }
senji-round = Tour { $n }
senji-last-round = dernier tour
senji-season-now = Tour { $n }, { $season }, objectif { $goal } points d’honneur

# The hand

senji-your-cards = Vos cartes
senji-no-cards = Aucune carte diplomatie
senji-no-flowers = Aucune carte hanafuda
senji-sort = Trier par couleur ou par numéro
senji-sheet-cards = Cartes { $n }
senji-sheet-flowers = Hanafuda { $n }
senji-hostage = otage
senji-support = soutien
senji-trade = commerce
senji-decoy = leurre
senji-card-bid = misée
senji-card-given = visible
senji-card-hidden = cachée
senji-card-laid = choisie
senji-card-chosen = choisie

# The desks

senji-desk-count = La fin
senji-desk-families = Famille
senji-desk-samurai = Samouraï
senji-desk-station = Placer
senji-desk-placing = Placer
senji-desk-naming = Ordres
senji-desk-family = Choix
senji-desk-winter = Offres
senji-desk-spring = Ordres
senji-desk-marching = Troupes
senji-desk-battle = Combat
senji-desk-autumn = Automne
senji-desk-choosing = Choix
senji-setting-up = Mise en place
senji-summer-title = Été : les ordres
senji-host-names = La famille { $family } accueille l’empereur et désigne ce qui agit ensuite.
senji-plan-open = En désigner plusieurs dans l’ordre
senji-plan-last = Comme l’été dernier
senji-plan-how = Touchez-les dans l’ordre où elles doivent agir, sur la carte ou ici.
senji-plan-go = { $n ->
    [one] La désigner
   *[other] Désigner ces { $n }
}
senji-plan-stop = Arrêter
senji-plan-running = { $n ->
    [one] Ensuite : { $places }.
   *[other] Ensuite, dans cet ordre : { $places }.
}
senji-place-in = Que placez-vous : { $province } ?
senji-place-how = { $n ->
    [one] Il vous reste { $n } unité à placer.
   *[other] Il vous reste { $n } unités à placer.
}
senji-place-samurai = avec le samouraï
senji-place = Placer
senji-one-fewer = Une unité de moins
senji-one-more = Une unité de plus
senji-family-has = { $name } : points d’honneur { $honour }, { $cards } cartes, { $flowers } hanafuda
senji-keep-changeable = Vous pouvez changer d’avis tant que tous n’ont pas choisi.
senji-keep-then = Touchez ensuite l’une de vos provinces : il y est placé. Les autres retournent dans la pioche.
senji-shown = Ce qu’on vous montre

# Spring

senji-spring-title = Printemps : ordres secrets
senji-orders-open = { $n ->
    [one] { $n } ordre sur { $of } manque
   *[other] { $n } ordres sur { $of } manquent
}
senji-spring-how = Faites glisser un jeton sur une province, ou touchez la province et prenez-en un des trois. Personne ne les voit ; vous pouvez changer d’avis jusqu’à ce que la dernière famille ait fini.
senji-order-for = Ordre : { $province }
senji-sift = piochez 4, gardez 2
senji-draws = +{ $n } hanafuda
senji-raises = { $from } → { $to } unités
senji-may-go = peuvent partir : { $troops }
senji-nobody-to-move = personne à déplacer ici
senji-no-order = pas encore d’ordre
senji-if-nothing = Si rien ne s’y oppose
senji-sum-flowers = +{ $n } hanafuda, soit { $then }
senji-sum-units = +{ $n } unités, { $now } sur { $most } maintenant
senji-sum-moves = { $n ->
    [one] { $n } province peut se déplacer
   *[other] { $n } provinces peuvent se déplacer
}
senji-who-writes = Qui donne encore ses ordres
senji-writes = en cours
senji-has-written = terminé

# Moves

senji-moves = Déplacement : { $place }
senji-stay = { $n ->
    [one] reste : { $troops }
   *[other] restent : { $troops }
}
senji-also-in-reach = Aussi à portée
senji-in-reach = À portée
senji-percent = { $n } %
senji-all-odds = tous : { $odds }
senji-own-province = votre province
senji-sail = naviguer
senji-put-to-sea = embarquer
senji-begin-again = Recommencer
senji-give-order = Donner l’ordre
senji-all-stay = Tous restent
senji-march-how = Faites-les glisser jusqu’à leur destination, ou touchez-la sur la carte ou ici.
senji-way-march = Marche
senji-way-land = Débarquement
senji-way-sail = En mer
senji-way-raid = Raid maritime
senji-call-off = Y renoncer
senji-odds-of = { $family } : { $odds } de chances de vaincre
senji-odds-note = Chances de l’attaquant d’après ce qui est visible ; sans les cartes encore à jouer.
senji-win = victoire : +{ $n }
senji-lose = défaite : ils gagnent { $n }
senji-sea-loss = chaque unité se perd en mer 1 fois sur 6 : attendez −{ $n }
senji-risk = la famille { $family } peut détenir les vôtres : −{ $n } au plus
senji-offer-some = { $n ->
    [one] Donner l’ordre : { $n } groupe, restent { $troops }
   *[other] Donner l’ordre : { $n } groupes, restent { $troops }
}
senji-offer-all = { $n ->
    [one] Donner l’ordre : { $n } groupe
   *[other] Donner l’ordre : { $n } groupes
}

# Battles

senji-battle-for = Combat : { $province }
senji-battle-round = round { $n }
senji-step-hostages = Otages
senji-step-samurai = Samouraïs
senji-step-dice = Dés
senji-step-support = Soutien
senji-step-result = Résultat
senji-attacks = attaque
senji-defends = défend
senji-led-by = la force de l’empereur, menée par { $name }
senji-no-samurai = pas de samouraï
senji-own-dice = dés à son symbole
senji-laid-open = visible
senji-your-card = votre carte
senji-face-down = face cachée
senji-dice-once = neuf dés sont lancés une fois pour les deux
senji-choose-dice = Choisissez des dés
senji-roll-again = { $n ->
    [one] Relancer { $n } dé
   *[other] Relancer { $n } dés
}
senji-hostages-in-hand = Otages dans votre main
senji-no-hostage = Vous ne détenez aucun des leurs
senji-you-gain = vous +{ $n }
senji-tap-again = touchez encore pour exécuter
senji-leaves-game = quitte le jeu
senji-spare = Les épargner
senji-and-fight = et combattre
senji-your-support = Votre carte de soutien
senji-two-supports = Vos cartes de soutien : une ou deux
senji-stays-yours = reste à vous
senji-back-to = rendue à { $family }
senji-lay-it = La jouer
senji-if-wins = { $family } vainc
senji-takes = prend { $province }
senji-holds = garde la province
senji-hostages = Otages
senji-at-most = au plus, si exécutés
senji-spared = aucune perte
senji-outcome = { $province } : { $first } contre { $second }
senji-outcome-won = victoire : { $family }, +{ $n } honneur
senji-outcome-tied = égalité : le combat continue

# Autumn

senji-autumn = Automne
senji-your-autumn = Votre automne
senji-to-goal = points d’honneur : { $n }, encore { $left } jusqu’au torii
senji-turn-of = à { $name } de jouer
senji-autumn-to-come = { $name } n’a pas encore joué
senji-abilities = Capacités et kamis
senji-mercenaries = Mercenaires
senji-mercenaries-how = Sans province, vous pouvez en engager une fois cet automne ; ils se rassemblent dans une seule mer.
senji-hire-where = Mer
senji-hire-samurai = avec un samouraï
senji-hire-costs = Honneur : −{ $n }, reste { $left }
senji-hire = Engager
senji-done-leaves = { $n ->
    [one] { $n } combinaison reste inutilisée.
   *[other] { $n } combinaisons restent inutilisées.
}
senji-done-anyway = Finir quand même
senji-plan = { $combinations } : +{ $honour }{ $samurai ->
    [0] {""}
    [one] {" et un samouraï"}
   *[other] {" et "}{ $samurai }{" samouraïs"}
}
senji-no-plan = rien de complet encore
senji-missing = { $n ->
    [one] il en manque { $n }
   *[other] il en manque { $n }
}
senji-any-of = l’une de { $n }
senji-recruit-with = Recruter
senji-discard = Défausser
senji-later = Dès que ce sera mon tour
senji-later-set = Prévu
senji-set = Combinaison de cinq
senji-set-of = { $family } : { $n } en main
senji-set-loss = chaque famille qui récupère des cartes perd 1
senji-set-lacks = aucune carte : { $families }
senji-choose-five = En choisir cinq
senji-choose-four = En choisir quatre (Ōtani)
senji-not-yet = Pas encore
senji-give-back = Rendre { $n } sur { $of }
senji-expose = exposer
senji-exposed = exposé
senji-recall-sure = −{ $n } ?
senji-none = aucun
senji-trade-cards = Cartes commerce
senji-see = voir { $n }
senji-people-elsewhere = Les vôtres chez les autres

# Winter

senji-winter-title = Hiver
senji-letters-left = { $n ->
    [one] encore { $n } offre
   *[other] encore { $n } offres
}
senji-sand = Il reste { $n } secondes d’hiver.
senji-write = faire une offre
senji-gives = donne
senji-you-give = vous donnez
senji-for = contre
senji-nothing = rien
senji-accept = Accepter
senji-decline = Décliner
senji-withdraw = Retirer
senji-no-letter = Aucune offre entre vous.
senji-accept-sure = Votre propre otage : accepter ?
senji-counter = Contre-offre
senji-laid-so-far = posées jusqu’ici
senji-letter-to = Offre à la famille { $family }
senji-letter-empty = rien encore
senji-letter-gift = un cadeau
senji-letter-request = une demande
senji-letter-exchange = un échange
senji-letter-came = une offre pour vous
senji-letter-sent = votre offre
senji-give-how = Vous donnez (touchez : visible, puis cachée, puis retirée) :
senji-want-how = Vous voulez (ce que la famille { $family } peut avoir) :
senji-by-kind = Par type
senji-use-set = Il manque à votre combinaison de cinq une carte : { $families }.
senji-use-home = Vous récupérez : { $cards }.
senji-use-home-many = Vous récupérez { $n } de vos otages.
senji-use-leave = On pourrait y exécuter : { $cards }.
senji-use-leave-many = On pourrait y exécuter { $n } de vos otages.
senji-seen-there = vue là en dernier
senji-surely-there = là, c’est sûr
senji-known-of = Ce que vous savez de cette famille
senji-perhaps-there = peut-être là
senji-more = +{ $n } autres
senji-fewer = moins
senji-clear = Effacer
senji-send = Envoyer l’offre
senji-reply-to = Votre réponse à la famille { $family }
senji-they-wish = On vous demande
senji-reply-how = { $n ->
    [one] Choisissez { $n } carte : une fois visible, deux fois cachée.
   *[other] Choisissez { $n } cartes : une fois visible, deux fois cachée.
}
senji-reply-off = Renoncer
senji-hand-over = Les remettre
senji-draft-kept = Une offre à la famille { $family } est commencée.
senji-draft-load = La continuer
senji-auction = Enchères
senji-auction-how = vos propres cartes, face cachée ; le plus haut total l’emporte à la fin de l’hiver
senji-auction-short = vos propres cartes, cachées ; le plus haut total gagne
senji-lot = { $card } : { $bids }
senji-no-bid = aucune mise
senji-my-sum = vous : { $n }
senji-bid = miser
senji-unbid = reprendre
senji-unbid-costs = Reprendre une mise coûte une offre.
senji-stake-how = Votre mise sur { $card } : touchez vos propres cartes.
senji-no-stakes = Vous n’avez plus de carte à miser.
senji-lay-bid = Miser : { $n }

# The end

senji-the-end = La fin
senji-shogun = { $name } devient shogun
senji-sum = total
