## Shitennō’s board in the page

shitenno-map = Carte du Japon : huit provinces
shitenno-map-tab = Carte
shitenno-show = Affichage
shitenno-generals = Les généraux
shitenno-seals = { $n ->
    [one] { $n } sceau
   *[other] { $n } sceaux
    }
shitenno-kamons = { $n ->
    [one] { $n } kamon restant
   *[other] { $n } kamons restants
}
shitenno-cards = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
shitenno-no-cards = Votre main est vide.
shitenno-close = Fermer

shitenno-sharing = Le partage
shitenno-tairo = Tairō
shitenno-chooses = choisit
shitenno-is-offered = répond
shitenno-refused = a refusé
shitenno-waits = attend
shitenno-lot-how = Touchez des cartes pour les mettre dans le lot, puis une tuile.
shitenno-split-how = Touchez une carte pour la changer de lot ; donnez une tuile à chaque lot.
shitenno-tile-of-lot = La tuile de ce lot
shitenno-no-card-in-lot = aucune carte
shitenno-offer = Proposer ce lot
shitenno-split-offer = Proposer ces deux lots
shitenno-tile-first = Choisissez d’abord une tuile

shitenno-campaign = Le contrôle des provinces
shitenno-tap-a-province = Touchez une province pour la prendre, ou finissez votre tour.
shitenno-with-troops = Avec des troupes
shitenno-with-koku = Avec des kokus
shitenno-koku-in-hand = { $n ->
    [one] { $n } koku en main
   *[other] { $n } kokus en main
}
shitenno-majority = Majorité actuelle
shitenno-nobody = personne
shitenno-to-be-had = À gagner
shitenno-at-once = { $n ->
    [one] { $n } point tout de suite
   *[other] { $n } points tout de suite
    }
shitenno-majority-won = La majorité devient la vôtre
shitenno-majority-kept = La majorité reste la vôtre
shitenno-majority-of-other = { $player } garde la majorité
shitenno-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
shitenno-full = Les quatre positions sont prises.
shitenno-a-kamon = Par kamon
shitenno-provinces-held = Majorités

shitenno-paying = Le paiement
shitenno-laid = Déjà payé
shitenno-lay-how = Touchez des cartes de votre main, ou choisissez une des façons ci-dessous.
shitenno-ways = { $n ->
    [one] Une façon de payer
   *[other] { $n } façons de payer, la moins chère d’abord
}
shitenno-pay = Payer ainsi
shitenno-pay-cheapest = Payer au moins cher
shitenno-or-alike = Ou utilisez des cartes équivalentes : touchez-les dans votre main.

shitenno-gilding = Un kamon à retourner face dorée
shitenno-gilding-how = Un kamon doré compte double dans la majorité de sa province.
shitenno-gild-none = N’en dorer aucun

shitenno-final-count = Le décompte final
shitenno-skip = Tout montrer
shitenno-from-positions = Positions
shitenno-from-titles = Titres
shitenno-from-koku = Kokus
shitenno-favourite = { $player } gagne la faveur du Shogun.

## the credits page

shitenno-map-credit = La carte du Japon est tirée de @svg-maps/japan de Victor Cazanave, d’après MapSVG (mapsvg.com). Modifiée : les préfectures sont réunies en huit provinces et simplifiées ; Okinawa et les plus petites îles manquent. Licence :
