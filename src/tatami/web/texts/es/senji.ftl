## Senji’s board in the page

# The map and its places

senji-map = Mapa de Japón: dieciocho provincias y dos mares
senji-map-size = Tamaño del mapa
senji-closed = fuera de juego
senji-units = { $n ->
    [one] { $n } unidad
   *[other] { $n } unidades
}
senji-units-here = { $n } de { $most } unidades
senji-nobodys = de nadie
senji-order-is = orden: { $order }
senji-order-production = producción
senji-order-recruit = reclutamiento
senji-order-move = movimiento
senji-order-hidden = boca abajo
senji-borders = limita con: { $places }
senji-coasts = en la costa de: { $places }
senji-home = tierra de la familia { $family }
senji-fleet = flota de la familia { $family }, { $sea }
senji-why-not = ¿Por qué ahora no?
senji-close = Cerrar
senji-cancel = Cancelar

# The families

senji-families = Las familias
senji-no-family = aún sin familia
senji-host = recibe al emperador
senji-honour = { $n } de honor
senji-provinces-of = { $n ->
    [one] { $n } provincia
   *[other] { $n } provincias
}
senji-units-of = { $n ->
    [one] { $n } unidad en juego
   *[other] { $n } unidades en juego
}
senji-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
senji-hanafuda-count = { $n ->
    [one] { $n } carta hanafuda
   *[other] { $n } cartas hanafuda
}
senji-kami-of = kami de { $samurai }
senji-kami-military = kami militar
senji-kami-economic = kami económico
senji-kami-diplomatic = kami diplomático
senji-state-out = eliminada
senji-state-ready = ha terminado
senji-state-talks = negocia
senji-state-orders = { $n } de { $of } órdenes
senji-state-ordered = órdenes dadas
senji-state-acts = debe actuar
senji-deck = { $n ->
    [one] { $n } carta hanafuda en el mazo
   *[other] { $n } cartas hanafuda en el mazo
}
senji-samurai-deck = { $n } samuráis en el mazo
senji-pile = { $n } cartas de la familia { $family }, que nadie juega
senji-executed = Ejecutados: { $cards }
senji-executed-short = ejecutados
senji-hanafuda = Hanafuda
senji-samurai = Samuráis
senji-diplomacy = Diplomacia
senji-track = Honor, meta { $goal } al final de una ronda: { $standings }
senji-round = Ronda { $n }
senji-last-round = última ronda
senji-season-now = Ronda { $n }, { $season }, meta { $goal } de honor

# The hand

senji-your-cards = Tus cartas
senji-no-cards = Sin cartas de diplomacia
senji-no-flowers = Sin cartas hanafuda
senji-sort = Ordenar por color o por número
senji-sheet-cards = Cartas { $n }
senji-sheet-flowers = Hanafuda { $n }
senji-hostage = rehén
senji-support = apoyo
senji-trade = comercio
senji-decoy = señuelo
senji-card-bid = pujada
senji-card-given = visible
senji-card-hidden = oculta
senji-card-laid = elegida
senji-card-chosen = elegida

# The desks

senji-desk-count = El final
senji-desk-families = Familia
senji-desk-samurai = Samurái
senji-desk-station = Colocar
senji-desk-placing = Colocar
senji-desk-naming = Órdenes
senji-desk-family = Decisión
senji-desk-winter = Ofertas
senji-desk-spring = Órdenes
senji-desk-marching = Tropas
senji-desk-battle = Combate
senji-desk-autumn = Otoño
senji-desk-choosing = Decisión
senji-setting-up = Preparación
senji-summer-title = Verano: las órdenes
senji-host-names = La familia { $family } recibe al emperador y nombra lo que actúa a continuación.
senji-plan-open = Nombrar varias en orden
senji-plan-last = Como el verano pasado
senji-plan-how = Tócalas en el orden en que deben actuar, en el mapa o aquí.
senji-plan-go = { $n ->
    [one] Nombrarla
   *[other] Nombrar estas { $n }
}
senji-plan-stop = Parar
senji-plan-running = { $n ->
    [one] Después: { $places }.
   *[other] Después, en este orden: { $places }.
}
senji-place-in = ¿Qué colocas en { $province }?
senji-place-how = { $n ->
    [one] Te queda { $n } unidad por colocar.
   *[other] Te quedan { $n } unidades por colocar.
}
senji-place-samurai = con el samurái
senji-place = Colocar
senji-one-fewer = Una unidad menos
senji-one-more = Una unidad más
senji-family-has = { $name }: { $honour } de honor, { $cards } cartas, { $flowers } hanafuda
senji-keep-changeable = Puedes cambiar de opinión hasta que todos hayan elegido.
senji-keep-then = Después toca una de tus provincias: se coloca allí. Los demás vuelven al mazo.
senji-shown = Lo que te muestran

# Spring

senji-spring-title = Primavera: órdenes secretas
senji-orders-open = { $n ->
    [one] falta { $n } de { $of }
   *[other] faltan { $n } de { $of }
}
senji-spring-how = Arrastra una ficha hasta una provincia, o toca la provincia y toma una de las tres. Nadie las ve; puedes cambiar de opinión hasta que acabe la última familia.
senji-order-for = Orden: { $province }
senji-sift = roba 4, quédate 2
senji-draws = +{ $n } hanafuda
senji-raises = { $from } → { $to } unidades
senji-may-go = pueden ir: { $troops }
senji-nobody-to-move = nadie que mover aquí
senji-no-order = aún sin orden
senji-if-nothing = Si nada lo impide
senji-sum-flowers = +{ $n } hanafuda, en total { $then }
senji-sum-units = +{ $n } unidades, ahora { $now } de { $most }
senji-sum-moves = { $n ->
    [one] { $n } provincia puede moverse
   *[other] { $n } provincias pueden moverse
}
senji-who-writes = Quién da aún sus órdenes
senji-writes = en curso
senji-has-written = hecho

# Moves

senji-moves = Movimiento: { $place }
senji-stay = { $n ->
    [one] se queda: { $troops }
   *[other] se quedan: { $troops }
}
senji-also-in-reach = También al alcance
senji-in-reach = Al alcance
senji-percent = { $n } %
senji-all-odds = todos: { $odds }
senji-own-province = provincia propia
senji-sail = navegar
senji-put-to-sea = hacerse a la mar
senji-begin-again = Empezar de nuevo
senji-give-order = Dar la orden
senji-all-stay = Todos se quedan
senji-march-how = Arrástralos hasta su destino, o tócalo en el mapa o aquí.
senji-way-march = Marcha
senji-way-land = Desembarco
senji-way-sail = A la mar
senji-way-raid = Incursión por mar
senji-call-off = Anularlo
senji-odds-of = { $family }: { $odds } de probabilidad de vencer
senji-odds-note = Probabilidad del atacante según lo visible; sin las cartas por jugar.
senji-win = victoria: +{ $n }
senji-lose = derrota: ganan { $n }
senji-sea-loss = cada unidad se pierde en el mar 1 de cada 6: espera −{ $n }
senji-risk = la familia { $family } puede tener a los tuyos: −{ $n } como máximo
senji-offer-some = { $n ->
    [one] Dar la orden: { $n } grupo, se quedan { $troops }
   *[other] Dar la orden: { $n } grupos, se quedan { $troops }
}
senji-offer-all = { $n ->
    [one] Dar la orden: { $n } grupo
   *[other] Dar la orden: { $n } grupos
}

# Battles

senji-battle-for = Combate: { $province }
senji-battle-round = asalto { $n }
senji-step-hostages = Rehenes
senji-step-samurai = Samuráis
senji-step-dice = Dados
senji-step-support = Apoyo
senji-step-result = Resultado
senji-attacks = ataca
senji-defends = defiende
senji-led-by = la fuerza del emperador, dirigida por { $name }
senji-no-samurai = sin samurái
senji-own-dice = dados propios
senji-laid-open = a la vista
senji-your-card = tu carta
senji-face-down = boca abajo
senji-dice-once = se tiran nueve dados una vez para ambos
senji-choose-dice = Elige dados
senji-roll-again = { $n ->
    [one] Volver a tirar { $n } dado
   *[other] Volver a tirar { $n } dados
}
senji-hostages-in-hand = Rehenes en tu mano
senji-no-hostage = No tienes a ninguno de los suyos
senji-you-gain = tú +{ $n }
senji-tap-again = toca otra vez para ejecutar
senji-leaves-game = sale del juego
senji-spare = Perdonarlos
senji-and-fight = y combatir
senji-your-support = Tu carta de apoyo
senji-two-supports = Tus cartas de apoyo: una o dos
senji-stays-yours = sigue siendo tuya
senji-back-to = vuelve a { $family }
senji-lay-it = Jugarla
senji-if-wins = { $family } vence
senji-takes = toma { $province }
senji-holds = conserva la provincia
senji-hostages = Rehenes
senji-at-most = como máximo, si los ejecutan
senji-spared = sin pérdida
senji-outcome = { $province }: { $first } contra { $second }
senji-outcome-won = gana { $family }, +{ $n } de honor
senji-outcome-tied = empate: el combate sigue

# Autumn

senji-autumn = Otoño
senji-your-autumn = Tu otoño
senji-to-goal = { $n } de honor, { $left } hasta el torii
senji-turn-of = es el turno de { $name }
senji-autumn-to-come = { $name } aún no ha jugado
senji-abilities = Habilidades y kamis
senji-mercenaries = Mercenarios
senji-mercenaries-how = Sin provincias, puedes contratarlos una vez este otoño; se reúnen en un solo mar.
senji-hire-where = Mar
senji-hire-samurai = con un samurái
senji-hire-costs = −{ $n } de honor, quedan { $left }
senji-hire = Contratar
senji-done-leaves = { $n ->
    [one] Queda { $n } combinación sin usar.
   *[other] Quedan { $n } combinaciones sin usar.
}
senji-done-anyway = Terminar de todos modos
senji-plan = { $combinations }: +{ $honour }{ $samurai ->
    [0] {""}
    [one] {" y un samurái"}
   *[other] {" y "}{ $samurai }{" samuráis"}
}
senji-no-plan = nada completo aún
senji-missing = { $n ->
    [one] falta { $n }
   *[other] faltan { $n }
}
senji-any-of = una de { $n }
senji-recruit-with = Reclutar
senji-discard = Descartar
senji-later = En cuanto me toque
senji-later-set = Previsto
senji-set = Serie de cinco
senji-set-of = { $family }: { $n } en la mano
senji-set-loss = cada familia que recupera cartas pierde 1
senji-set-lacks = sin carta de { $families }
senji-choose-five = Elegir cinco
senji-choose-four = Elegir cuatro (Ōtani)
senji-not-yet = Aún no
senji-give-back = Devolver { $n } de { $of }
senji-expose = exponer
senji-exposed = a la vista
senji-recall-sure = ¿−{ $n }?
senji-none = ninguno
senji-trade-cards = Cartas de comercio
senji-see = ver { $n }
senji-people-elsewhere = Los tuyos en otras manos

# Winter

senji-winter-title = Invierno
senji-letters-left = { $n ->
    [one] queda { $n } oferta
   *[other] quedan { $n } ofertas
}
senji-sand = Quedan { $n } segundos de invierno.
senji-write = hacer una oferta
senji-gives = da
senji-you-give = tú das
senji-for = por
senji-nothing = nada
senji-accept = Aceptar
senji-decline = Rechazar
senji-withdraw = Retirar
senji-no-letter = No hay ninguna oferta entre ambas familias.
senji-accept-sure = Tu propio rehén: ¿aceptar?
senji-counter = Contraoferta
senji-laid-so-far = puestas hasta ahora
senji-letter-to = Oferta a la familia { $family }
senji-letter-empty = nada aún
senji-letter-gift = un regalo
senji-letter-request = una petición
senji-letter-exchange = un intercambio
senji-letter-came = una oferta para ti
senji-letter-sent = tu oferta
senji-give-how = Das (toca: visible, luego boca abajo, luego fuera):
senji-want-how = Quieres (lo que puede tener la familia { $family }):
senji-by-kind = Por tipo
senji-use-set = A tu serie de cinco le falta una carta de { $families }.
senji-use-home = Recuperas { $cards }.
senji-use-home-many = Recuperas { $n } de tus rehenes.
senji-use-leave = Allí podrían ejecutar: { $cards }.
senji-use-leave-many = Allí podrían ejecutar a { $n } de tus rehenes.
senji-seen-there = vista allí la última vez
senji-surely-there = allí con seguridad
senji-known-of = Lo que sabes de esta familia
senji-perhaps-there = quizá allí
senji-more = +{ $n } más
senji-fewer = menos
senji-clear = Borrar
senji-send = Enviar la oferta
senji-reply-to = Tu respuesta a la familia { $family }
senji-they-wish = Te piden
senji-reply-how = { $n ->
    [one] Elige { $n } carta: un toque, visible; otro, boca abajo.
   *[other] Elige { $n } cartas: un toque, visible; otro, boca abajo.
}
senji-reply-off = Anular
senji-hand-over = Entregarlas
senji-draft-kept = Tienes una oferta empezada a la familia { $family }.
senji-draft-load = Seguir con ella
senji-auction = Subasta
senji-auction-how = tus propias cartas, boca abajo; el total más alto gana al final del invierno
senji-auction-short = tus propias cartas, boca abajo; gana el total más alto
senji-lot = { $card }: { $bids }
senji-no-bid = sin puja
senji-my-sum = tuya: { $n }
senji-bid = pujar
senji-unbid = recuperar
senji-unbid-costs = Recuperar una puja cuesta una oferta.
senji-stake-how = Tu puja por { $card }: toca tus propias cartas.
senji-no-stakes = No te queda ninguna carta propia para pujar.
senji-lay-bid = Pujar: { $n }

# The end

senji-the-end = El final
senji-shogun = { $name } es shogun
senji-sum = total
