## what a choice costs, holds or brings

detail-value = valor { $value }
detail-lantern = tu farol da: { $effects }
detail-gives = da: { $effects }
detail-action = acción de tu dominio: { $effects }
detail-coins-gained = { $coins ->
    [one] ganas { $coins } moneda
   *[other] ganas { $coins } monedas
}
detail-coins-paid = { $coins ->
    [one] cuesta { $coins } moneda
   *[other] cuesta { $coins } monedas
}
detail-coins-even = no ganas ni pagas monedas
detail-does = { $effects }
detail-either = a elegir: { $effects }
detail-row = da: { $rewards }; después: { $action }
detail-no-room = se pierde por falta de sitio: { $amount }
detail-gate = { $seals ->
    [one] la nueva estación (casilla { $space }) cuesta { $seals } sello
   *[other] la nueva estación (casilla { $space }) cuesta { $seals } sellos
}
detail-court = audiencia { $coins } monedas, ascenso { $one } de nácar por una planta o { $two } por dos
detail-from-food = jardines desde { $least } de comida; tienes { $owned }
detail-from-iron = campos desde { $least } de hierro; tienes { $owned }
detail-owned = tienes { $owned } de { $limit }
detail-still-taken = tomas aún: { $things }
detail-left-undone = renuncias a: { $things }
detail-costs-iron = cuesta { $iron } de hierro
detail-costs-food = cuesta { $food } de comida
detail-costs-seals = { $seals ->
    [one] cuesta { $seals } sello
   *[other] cuesta { $seals } sellos
}
detail-warrior = cuenta { $value } × tus cortesanos en el castillo, ahora { $points }
detail-at-the-end = { $points ->
    [one] { $points } punto al final
   *[other] { $points } puntos al final
}
detail-light = acción de fondo claro: { $effects }
detail-card-stays = no quedan cartas en el mazo: esta se queda y conservas la tuya
detail-favour = favor libre: { $effects }
detail-season = la estación cuenta { $points } puntos al final
detail-steps-lost = { $steps ->
    [one] se pierde { $steps } paso
   *[other] se pierden { $steps } pasos
}
