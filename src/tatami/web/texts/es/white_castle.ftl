## The White Castle’s board in the page

castle-river = Puentes y jardines
castle-bridges = Puentes
castle-gardens = Jardines
castle-castle = Castillo
castle-yards = Campos de entrenamiento
castle-time = Paso del tiempo
castle-clans = Clanes
castle-page-castle = Castillo
castle-page-grounds = Exteriores
castle-page-domain = Dominio
castle-page-clans = Clanes
castle-round = Ronda { $round } de 3
castle-deck-diplomat = Diplomáticos que quedan en el mazo: { $n }
castle-deck-steward = Mayordomos que quedan en el mazo: { $n }
castle-deck-solo = Cartas en el mazo del rival: { $n }
castle-order = Orden
castle-next = Siguen
castle-dice = { $n ->
    [one] { $n } dado
   *[other] { $n } dados
}
castle-queue = Orden: { $order }. Turnos que quedan en la ronda: { $turns }. Dados en los puentes: { $dice }.
castle-spring = Primavera
castle-summer = Verano
castle-autumn = Otoño
castle-winter = Invierno
castle-gate = { $season }: { $seals ->
    [one] { $seals } sello
   *[other] { $seals } sellos
} para entrar en la casilla { $space }.
castle-marker = { $player }: casilla { $space }

castle-bridge-coral = Puente coral
castle-bridge-black = Puente negro
castle-bridge-white = Puente blanco
castle-end = { $side ->
    [left] { $bridge }, a la izquierda: { $value }, con tu farol.
   *[other] { $bridge }, a la derecha: { $value }.
}
castle-end-empty = { $side ->
    [left] { $bridge }, a la izquierda: vacío.
   *[other] { $bridge }, a la derecha: vacío.
}
castle-can-take = Se puede tomar.
castle-left = izquierda
castle-right = derecha
castle-stone = piedra
castle-plant = plantas

castle-space = { $name }, valor { $value }{ $dice ->
    [0] , vacío.
    [one] , { $dice } dado.
   *[other] , { $dice } dados.
}
castle-faces = { $tile }: { $effects }.
castle-either = A elegir: { $effects }.
castle-both = { $a }; { $b }
castle-labelled = { $name }: { $text }
castle-row = { $name } ({ $tile }, { $ground }): { $effects }.
castle-favour = { $name }: { $effects }. { $taken }.
castle-light = fondo claro
castle-dark = fondo oscuro
castle-place-pay = Colocar aquí: pagar { $coins ->
    [one] { $coins } moneda.
   *[other] { $coins } monedas.
}
castle-place-gain = Colocar aquí: ganar { $coins ->
    [one] { $coins } moneda.
   *[other] { $coins } monedas.
}
castle-place-even = Colocar aquí: sin pagar ni ganar monedas.
castle-would-do = Después: { $effects }.
castle-full = lleno
castle-cannot = ×
castle-daimyo = { $name }. El cortesano que llega toma primero la recompensa de farol.
castle-free = Libre
castle-gates = Puertas: un cortesano por 2 monedas.
castle-garden = { $name }: { $food } de comida; { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al final; { $effect }.
castle-acts = Se activa otra vez al final de la ronda.
castle-yard = { $name }: { $effects }. Cada guerrero cuenta { $value } × tus cortesanos en el castillo.
castle-domain-row = { $row }: { $colour }, valor { $value }, { $home } en el dominio. Da { $rewards }; después { $action }.
castle-lantern = Farol: { $effects }.
castle-might = { $name }: { $points } ({ $might } × { $inside ->
    [one] { $inside } cortesano en el castillo
   *[other] { $inside } cortesanos en el castillo
})
castle-owned = { $good }: { $n } de { $most }
castle-your-turn = tu turno
castle-to-play = juega
castle-open-clan = { $player }: { $points } puntos, { $coming } por venir. Abrir el dominio.

castle-now = ahora
castle-each-lantern = cada farol
castle-all-rows = acción de cada fila
castle-pair = { $name }. Ahora: { $gains }. Cada farol: { $lantern }. Acción de las tres filas: { $does }.

castle-put-back = Devolver el dado
castle-exchange = Cambiar sellos
castle-which-way = ¿Por dónde?
castle-go-on = Pagar y entrar en la nueva estación
castle-stay = Pararse antes de la nueva estación
castle-comes-later = { $effect }: viene más tarde
castle-stop-without = { $stop }: sin { $effects }

castle-turned-up-next = Se revelará a continuación
castle-removed = { $n ->
    [one] − { $n } carta
   *[other] − { $n } cartas
}
castle-reconstructed = El mazo del rival es una reconstrucción: no se conocen todas las cartas impresas.

castle-count = Recuento final
castle-total = total
castle-skip = Saltar
castle-fold = Plegar
castle-unfold = Desplegar
castle-tie-earlier = antes en el orden de turno
castle-tie-later = después en el orden de turno

castle-middle = { $bridge }, entre los extremos: { $values }. Solo se puede tomar un dado de un extremo (WHI-21).
castle-inside = Un cortesano más en el interior: +{ $points } por tus guerreros.
castle-still = Queda por hacer: { $groups }.
castle-then = { $a }; después { $b }
