## what a choice costs, holds or brings

detail-value = valeur { $value }
detail-lantern = votre lanterne donne : { $effects }
detail-gives = donne : { $effects }
detail-action = action de votre domaine : { $effects }
detail-coins-gained = { $coins ->
    [one] vous gagnez { $coins } pièce
   *[other] vous gagnez { $coins } pièces
}
detail-coins-paid = { $coins ->
    [one] coûte { $coins } pièce
   *[other] coûte { $coins } pièces
}
detail-coins-even = ni gain ni dépense de pièces
detail-does = { $effects }
detail-either = au choix : { $effects }
detail-row = donne : { $rewards }, puis : { $action }
detail-no-room = perdu faute de place : { $amount }
detail-gate = { $seals ->
    [one] la saison suivante (case { $space }) coûte { $seals } sceau
   *[other] la saison suivante (case { $space }) coûte { $seals } sceaux
}
detail-court = audience { $coins } pièces, ascension { $one } nacres pour un étage ou { $two } pour deux
detail-from-food = { $least ->
    [one] jardins à partir de { $least } nourriture ; vous en avez { $owned }
   *[other] jardins à partir de { $least } nourritures ; vous en avez { $owned }
}
detail-from-iron = { $least ->
    [one] terrains à partir de { $least } fer ; vous en avez { $owned }
   *[other] terrains à partir de { $least } fers ; vous en avez { $owned }
}
detail-owned = vous en avez { $owned } sur { $limit }
detail-still-taken = vous prenez encore : { $things }
detail-left-undone = vous renoncez à : { $things }
detail-costs-iron = { $iron ->
    [one] coûte { $iron } fer
   *[other] coûte { $iron } fers
}
detail-costs-food = { $food ->
    [one] coûte { $food } nourriture
   *[other] coûte { $food } nourritures
}
detail-costs-seals = { $seals ->
    [one] coûte { $seals } sceau
   *[other] coûte { $seals } sceaux
}
detail-warrior = compte { $value } × vos courtisans dans le château, soit { $points } pour l’instant
detail-at-the-end = { $points ->
    [one] { $points } point en fin de partie
   *[other] { $points } points en fin de partie
}
detail-light = action sur fond clair : { $effects }
detail-card-stays = pioche vide : cette carte reste et vous gardez la vôtre
detail-favour = faveur libre : { $effects }
detail-season = la saison compte { $points } points en fin de partie
detail-steps-lost = { $steps ->
    [one] { $steps } case est perdue
   *[other] { $steps } cases sont perdues
}
