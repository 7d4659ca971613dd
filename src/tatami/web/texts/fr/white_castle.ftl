## The White Castle’s board in the page

castle-river = Ponts et jardins
castle-bridges = Ponts
castle-gardens = Jardins
castle-castle = Château
castle-yards = Terrains d’entraînement
castle-time = Passage du temps
castle-clans = Clans
castle-page-castle = Château
castle-page-grounds = Abords
castle-page-domain = Domaine
castle-page-clans = Clans
castle-round = Manche { $round } sur 3
castle-deck-diplomat = Diplomates restant dans la pioche : { $n }
castle-deck-steward = Intendants restant dans la pioche : { $n }
castle-deck-solo = Cartes dans la pioche du rival : { $n }
castle-order = Ordre
castle-next = Suite
castle-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
castle-queue = Ordre : { $order }. Tours restants de la manche : { $turns }. Dés sur les ponts : { $dice }.
castle-spring = Printemps
castle-summer = Été
castle-autumn = Automne
castle-winter = Hiver
castle-gate = { $season } : { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
} pour entrer sur la case { $space }.
castle-marker = { $player } : case { $space }

castle-bridge-coral = Pont corail
castle-bridge-black = Pont noir
castle-bridge-white = Pont blanc
castle-end = { $side ->
    [left] { $bridge }, à gauche : { $value }, avec votre lanterne.
   *[other] { $bridge }, à droite : { $value }.
}
castle-end-empty = { $side ->
    [left] { $bridge }, à gauche : vide.
   *[other] { $bridge }, à droite : vide.
}
castle-can-take = Peut être pris.
castle-left = gauche
castle-right = droite
castle-stone = minéral
castle-plant = végétal

castle-space = { $name }, valeur { $value }{ $dice ->
    [0] , vide.
    [one] , { $dice } dé.
   *[other] , { $dice } dés.
}
castle-faces = { $tile } : { $effects }.
castle-either = Au choix : { $effects }.
castle-both = { $a } ; { $b }
castle-labelled = { $name } : { $text }
castle-row = { $name } ({ $tile }, { $ground }) : { $effects }.
castle-favour = { $name } : { $effects }. { $taken }.
castle-light = fond clair
castle-dark = fond sombre
castle-place-pay = Placer ici : payer { $coins ->
    [one] { $coins } pièce.
   *[other] { $coins } pièces.
}
castle-place-gain = Placer ici : gagner { $coins ->
    [one] { $coins } pièce.
   *[other] { $coins } pièces.
}
castle-place-even = Placer ici : aucune pièce à payer ni à gagner.
castle-would-do = Ensuite : { $effects }.
castle-full = plein
castle-cannot = ×
castle-daimyo = { $name }. Le courtisan qui arrive prend d’abord la récompense Lanterne.
castle-free = Libre
castle-gates = Portes : un courtisan pour 2 pièces.
castle-garden = { $name } : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin ; { $effect }.
castle-acts = S’active encore à la fin de la manche.
castle-yard = { $name } : { $effects }. Chaque guerrier compte { $value } × vos courtisans dans le château.
castle-domain-row = { $row } : { $colour }, valeur { $value }, { $home } au domaine. Donne { $rewards } ; puis { $action }.
castle-lantern = Lanterne : { $effects }.
castle-might = { $name } : { $points } ({ $might } × { $inside ->
    [one] { $inside } courtisan au château
   *[other] { $inside } courtisans au château
})
castle-owned = { $good } : { $n } sur { $most }
castle-your-turn = à vous
castle-to-play = joue
castle-open-clan = { $player } : { $points } points, { $coming } à venir. Ouvrir le domaine.

castle-now = maintenant
castle-each-lantern = chaque lanterne
castle-all-rows = action de chaque rangée
castle-pair = { $name }. Maintenant : { $gains }. Chaque lanterne : { $lantern }. Action des trois rangées : { $does }.

castle-put-back = Reposer le dé
castle-exchange = Échanger des sceaux
castle-which-way = Par où ?
castle-go-on = Payer et entrer dans la saison suivante
castle-stay = S’arrêter avant la saison suivante
castle-comes-later = { $effect } : vient plus tard
castle-stop-without = { $stop } : sans { $effects }

castle-turned-up-next = Sera retournée ensuite
castle-removed = { $n ->
    [one] − { $n } carte
   *[other] − { $n } cartes
}
castle-reconstructed = La pioche du rival est une reconstitution : toutes les cartes imprimées ne sont pas connues.

castle-count = Décompte final
castle-total = total
castle-skip = Passer
castle-fold = Replier
castle-unfold = Déplier
castle-tie-earlier = plus tôt dans l’ordre du tour
castle-tie-later = plus tard dans l’ordre du tour

castle-middle = { $bridge }, entre les extrémités : { $values }. Seul un dé à une extrémité peut être pris (WHI-21).
castle-inside = Un courtisan de plus à l’intérieur : +{ $points } pour vos guerriers.
castle-still = Reste à faire : { $groups }.
castle-then = { $a } ; puis { $b }
