## Shōtotsu's board in the page

shototsu-field = Campo de batalla { $board }, { $width } por { $height } casillas: las flechas mueven, Intro elige
shototsu-rock = roca: corta el paso y la vista
shototsu-pond = estanque: corta el paso, no la vista
shototsu-zone = zona de captura
shototsu-zone-short = zona
shototsu-relic = reliquia
shototsu-camp = campamento de { $player }
shototsu-speed-left = queda { $n } de velocidad
shototsu-planned = previsto
shototsu-hit-short = acierta
shototsu-desk = Lo que ocurre
shototsu-close = Cerrar

shototsu-patrols = Patrullas
shototsu-patrol = La patrulla
shototsu-to-come = por venir
shototsu-to-come-names = Por activar: { $names }
shototsu-picked = Tu elección secreta: { $samurai }
shototsu-hand = inicial
shototsu-now = +{ $n } ahora
shototsu-from-relic = Reliquia
shototsu-from-zone = Zona de captura
shototsu-from-kill = Enemigos abatidos
shototsu-in-posture = postura: { $posture }
shototsu-no-posture = aún sin postura
shototsu-left-of = puntos de vida: { $left } de { $most }
shototsu-hp-hidden = puntos de vida ocultos
shototsu-left = quedan { $n }
shototsu-carries = lleva la reliquia
shototsu-active = activo
shototsu-done = ya actuó
shototsu-hit-points = puntos de vida
shototsu-speed = velocidad
shototsu-attention = atención
shototsu-attack-dice = Dados de ataque
shototsu-techniques = técnicas
shototsu-by-rings = { $n } por los anillos
shototsu-build-hidden = Los anillos y las cartas están ocultos hasta que actúe.
shototsu-ready = disponible
shototsu-used = usada este turno
shototsu-needs = exige: { $ring }
shototsu-in-hand = en uso
shototsu-not-in-hand = sin usar
shototsu-at-work = en efecto
shototsu-once = una vez por partida

shototsu-whom = ¿A quién activas?
shototsu-whom-how = Toca uno de tus samuráis. Nada queda decidido: ves adónde puede ir y a quién podría golpear.
shototsu-ahead = Mientras esperas
shototsu-ahead-tap = Prepara lo siguiente: toca uno de tus samuráis
shototsu-ahead-how = Puedes preparar tu próxima activación: toca uno de tus samuráis. Se hará en cuanto te toque, si todo sigue siendo posible entonces.
shototsu-prepare = Preparar: { $plan }
shototsu-next-activation = Tu próxima activación
shototsu-lost = Lo que habías preparado ya no es posible. Elige de nuevo.
shototsu-whom-secret = Todos eligen en secreto, al mismo tiempo. Luego los dados deciden el orden.
shototsu-choose-secretly = Elegir en secreto a { $samurai }
shototsu-prompt-samurai = Has elegido a { $samurai }: toca una casilla y luego un objetivo o una acción.
shototsu-prompt-move = { $samurai } está activo: toca una casilla y luego un objetivo o una acción.
shototsu-prompt-act = { $samurai }: ¿qué acción?
shototsu-prompt-posture = { $samurai }: ¿mantener la postura o tomar otra?
shototsu-prompt-deploy = Despliega a { $samurai }: toca una casilla de tu campamento y elige una postura.
shototsu-other-posture = Otra postura
shototsu-choose-samurai = Toca uno de tus samuráis
shototsu-activation = Esta activación
shototsu-ends-with = terminarla ahora da { $n } de Honor
shototsu-move = Mover
shototsu-action = Acción
shototsu-posture = Postura
shototsu-action-done = hecha
shototsu-steps-of = { $n } de { $most } pasos
shototsu-way = { $from } → { $to }, quedan { $n }
shototsu-stays-on = se queda en { $place }
shototsu-stands-on = está en { $place }
shototsu-threatened = ahí lo puede golpear { $names }
shototsu-past = { $name } puede golpear por el camino: después eliges el camino
shototsu-stay-act = Quedarse
shototsu-attack-whom = Atacar a { $target }
shototsu-attack = ataque
shototsu-pick-up = Recoger la reliquia
shototsu-no-action = Ninguna acción
shototsu-lunge-how = Casillas con una llama: estocada hasta allí y atacar.
shototsu-with = activar a { $samurai }
shototsu-walk = ir a { $place }
shototsu-walk-asked = ir a { $place } (camino por elegir)
shototsu-walk-to = Ir a { $place }
shototsu-stay = quedarse
shototsu-do-attack = atacar a { $target }
shototsu-do-nothing = ninguna acción
shototsu-do-pick-up = recoger la reliquia
shototsu-do-rearm = recuperar el arma
shototsu-do-not-move = No moverse
shototsu-take-posture = postura: { $posture }
shototsu-keep-posture = mantener: { $posture }
shototsu-effect-earth = los ataques te hacen 1 menos
shototsu-effect-water = necesitan 1 más para acertarte
shototsu-effect-air = necesitas 1 menos para acertar
shototsu-effect-fire = tus ataques hacen 1 más
shototsu-effect-void = repites un dado, +1 de daño por 6
shototsu-short-earth = −1 de daño recibido
shototsu-short-water = necesitan +1
shototsu-short-air = necesitas −1
shototsu-short-fire = +1 de daño
shototsu-short-void = repetir, +1 por 6

shototsu-targets-from = Objetivos desde { $place }
shototsu-misses-count = ø = media de todas las tiradas, los fallos cuentan 0
shototsu-col-target = Objetivo
shototsu-col-dice = dados
shototsu-col-to-hit = acierta
shototsu-col-deals = daño si acierta
shototsu-col-mean = ø daño
shototsu-col-kills = mata
shototsu-dice-on = { $dice } con { $needed }+
shototsu-per-six = +1 por 6
shototsu-nobody-there = Desde ahí no hay nadie al alcance y a la vista.
shototsu-blocked = { $target } está al alcance, pero { $place } tapa la vista.
shototsu-odds = Atacar a { $target }: { $dice } dados con { $needed }+, acierta { $hit }, daño medio con fallos { $damage }, mata { $kill }
shototsu-spoils-calm-mind = la mente serena puede anularlo
shototsu-spoils-jizo = Jizo puede salvarlo
shototsu-spoils-slippery-maneuvers = puede esquivar
shototsu-spoils-crescent-moon-style = puede devolver el golpe
shototsu-spoils-lord-shibas-valor = otro puede recibir el golpe
shototsu-fight = El ataque
shototsu-success = éxito
shototsu-failure = fallo
shototsu-explodes = explota
shototsu-adds = añade un dado
shototsu-lent = del turno anterior
shototsu-set-aside = apartar
shototsu-roll-again = repetir
shototsu-successes = { $n ->
    [one] éxito, basta uno
   *[other] éxitos, basta uno
}
shototsu-explosions = { $n ->
    [one] explosión por tirar
   *[other] explosiones por tirar
}
shototsu-damage = daño
shototsu-of = de
shototsu-hits = acierta
shototsu-with-misses = con fallos
shototsu-kills = mata
shototsu-moment-attack-start = anuncio
shototsu-moment-attack-redirect = sustituir
shototsu-moment-attack-boost = reforzar
shototsu-moment-attack-answer = defender
shototsu-moment-attack-rolled = dados
shototsu-moment-attack-totalled = explosiones
shototsu-moment-attack-hit = acierto
shototsu-moment-lethal-damage = ¿mortal?
shototsu-moment-attack-finished = después
shototsu-term = { $why } { $by }
shototsu-term-base = base
shototsu-term-limit = límite
shototsu-needed-terms = Hace falta: { $terms }.
shototsu-damage-terms = Daño: { $terms }.
shototsu-you-may-react = Puedes reaccionar
shototsu-compared = frente a pasar
shototsu-use = Usar
shototsu-roll = Tirar
shototsu-strike = Golpear
shototsu-reroll = Vacío: repetir el { $face }
shototsu-reroll-how = Toca otro dado para comparar. Una vez por ataque; la nueva cara vale.
shototsu-calm-how = Descarta la ficha: el ataque se anula.
shototsu-duel = gana la tirada: { $chance }
shototsu-cancels = anula el ataque
shototsu-strikes = golpea a { $target }: acierta { $hit }, ø { $damage }, mata { $kill }
shototsu-change-hit = acierta
shototsu-change-damage = ø
shototsu-change-kill = mata
shototsu-unchanged = igual
shototsu-only-now = Solo ahora
shototsu-bell = { $card }: cuánto tiempo pasar
shototsu-pass-how = una carta guardada solo pregunta si tú quieres
shototsu-passed = Se ha pasado por ti: { $cards }.
shototsu-stands = { $card }: pasa { $until }
shototsu-ask-me = Preguntarme
shototsu-store = { $n ->
    [0] Toca los dados que apartas
    [one] Apartar { $n } dado
   *[other] Apartar { $n } dados
}
shototsu-take-up = empuñarla
shototsu-tap-field = Toca en el campo o elige aquí.
shototsu-planned-rest = Previsto después: { $plan }
shototsu-only-ring = Solo este anillo

shototsu-deployment = Despliegue
shototsu-deploy = Desplegar a { $samurai }
shototsu-deploy-as = { $samurai } en { $place }, { $posture }
shototsu-samurai = Samurái
shototsu-space = Casilla
shototsu-tap-camp = toca una casilla de tu campamento
shototsu-steps-to = desde tu campamento: { $zone } pasos a la zona, { $relic } a la reliquia
shototsu-initiative = Iniciativa
shototsu-initiative-how = atención de todos los samuráis vivos; 4+ es éxito, 6 tira otro dado
shototsu-initiative-won = { $player } gana la tirada.
shototsu-begins = Empieza { $player }.
shototsu-begins-as = { $player } empieza
shototsu-tied = Empate: se repite.

shototsu-build-how = Una patrulla ya hecha se puede cambiar abajo: entonces es tuya.
shototsu-own-patrol = Mi patrulla { $n }
shototsu-forget-patrol = Olvidar mi patrulla { $n }
shototsu-samurai-of = Samurái { $letter }
shototsu-points-left = { $n ->
    [one] queda { $n } punto
   *[other] quedan { $n } puntos
}
shototsu-pool = { $n ->
    [one] Queda { $n } punto para todos tus samuráis
   *[other] Quedan { $n } puntos para todos tus samuráis
}
shototsu-pool-short = { $n ->
    [one] punto para todos
   *[other] puntos para todos
}
shototsu-dice-to-attack = { $n ->
    [one] dado de ataque
   *[other] dados de ataque
}
shototsu-techniques-held = { $n ->
    [one] técnica
   *[other] técnicas
}
shototsu-points-short = quedan
shototsu-points-left-of = Puntos por gastar
shototsu-initiative-dice = Dados de iniciativa
shototsu-techniques-drawn = Técnicas
shototsu-speeds = Velocidades
shototsu-slider = { $ring } { $points }, { $figure } { $value }, puntos por gastar: { $left }
shototsu-preparation = Preparación
shototsu-swap = la tiene { $letter }: cambiar
shototsu-gives-crafting = una carta de equipo
shototsu-gives-training = una técnica más
shototsu-gives-espionage = +1 éxito de iniciativa
shototsu-gives-meditation = anula un ataque
shototsu-gives-prayers = una bendición, una vez
shototsu-to-hit-on = de acertar con 4+
shototsu-mean-misses = daño, fallo = 0
shototsu-hits-to-fall = golpes simples para caer
shototsu-turn = turno { $n }
shototsu-at-goal = en la zona o la reliquia
shototsu-ground = El terreno
shototsu-secret = Nadie ve tu patrulla antes de que todas estén listas.
shototsu-seal = Sellar la patrulla
shototsu-fill = Completar

shototsu-count = El recuento
shototsu-wins = { $n ->
    [one] { $players } gana con { $honour } de Honor.
   *[other] { $players } comparten la victoria con { $honour } de Honor.
}
shototsu-level = ¿Empate? Más samuráis vivos, luego más puntos de vida; si no, se comparte.
shototsu-by-turn = Turno a turno
shototsu-skip = Saltar el recuento

shototsu-turn-short = turno
shototsu-steps = ⊹ Paso a paso
shototsu-step-pad = Paso a paso: una casilla en una dirección
shototsu-may-come = aún pueden salir: { $cards }
shototsu-for = Para { $samurai }
shototsu-deck = quedan { $n } cartas
shototsu-steps-n = { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
}
shototsu-way-struck = { $steps }: recibe el golpe { $hit }, ø { $damage }
shototsu-way-safe = { $steps }: ningún golpe
shototsu-way-leave = Alejarse en { $place }: golpe { $hit }, ø { $damage }
shototsu-way-clear = Evitarlo: ningún golpe
shototsu-veteran = Veterano: sus anillos no cambian; heridas: { $n }
