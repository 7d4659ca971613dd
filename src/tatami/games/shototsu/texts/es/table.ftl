game-title = Shōtotsu
game-line = Patrullas de samuráis luchan por una reliquia, una zona y el honor, con posturas, técnicas y dados explosivos.
nothing = —

## words

verb-patrol = { $thing }
verb-ring = { $thing }
verb-prepare = { $thing }
verb-take = Tomar { $thing }
verb-study = Robar del anillo: { $thing }
verb-hand = Jugador inicial: { $thing }
verb-deploy = Desplegar a { $thing }
verb-stand = Casilla { $thing }
verb-activate = Activar a { $thing }
verb-move = Ir a { $thing }
verb-stay = No moverse
verb-leave = Pasar junto al enemigo y alejarse desde { $thing }
verb-slip = Evitarlo, para que no pueda golpear
verb-attack = Atacar a { $thing }
verb-lunge = Estocada hasta { $thing } y atacar
verb-use = { $thing }
verb-target = Elegir a { $thing }
verb-pick-up = Recoger
verb-rearm = Recuperar el arma
verb-rest = Ninguna acción
verb-posture = Postura: { $thing }
verb-keep = Mantener la postura
verb-wield = Empuñar: { $thing }
verb-bless = { $thing }
verb-calm-mind = Mente serena: anular el ataque
verb-reroll = Repetir un { $thing }
verb-store = Apartar un { $thing }
verb-push = Empujar al objetivo { $thing } casillas
word-push-0 = No empujar al objetivo
word-push-1 = Empujar al objetivo 1 casilla
verb-pass = Pasar
verb-raise = Subir: { $thing }

## things

thing-balanced = Patrulla equilibrada
thing-duellists = Duelistas
thing-wall = Muro de armaduras
thing-runners = Corredores
thing-adepts = Adeptos del Vacío
thing-own = Componer mi patrulla
thing-random = Una patrulla al azar
thing-earth = Tierra
thing-water = Agua
thing-air = Aire
thing-fire = Fuego
thing-void = Vacío
thing-crafting = Artesanía
thing-training = Entrenamiento
thing-espionage = Espionaje
thing-meditation = Meditación
thing-prayers = Plegarias
thing-shrine-path = El sendero del santuario
thing-four-winds-crossing = El cruce de los cuatro vientos
thing-royal-plain = La llanura de la contienda
thing-kind-technique = técnica
thing-kind-equipment = equipo
thing-kind-blessing = bendición
thing-p1 = jugador 1
thing-p2 = jugador 2
thing-p3 = jugador 3
thing-p4 = jugador 4
thing-p5 = jugador 5
thing-p6 = jugador 6
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

ask-SHO-03-patrol = Elige una patrulla ya hecha, una al azar, o compón la tuya.
ask-SHO-03-earth = ¿Cuántos puntos en Tierra? Puntos de vida = Tierra + 3.
ask-SHO-03-water = ¿Cuántos puntos en Agua? Velocidad = Agua + 2.
ask-SHO-03-air = ¿Cuántos puntos en Aire? Atención = Aire + 1.
ask-SHO-03-fire = ¿Cuántos puntos en Fuego? Ataque = Fuego + 1.
ask-SHO-03-void = ¿Cuántos puntos en Vacío? Una técnica con 1, otra con 3 y otra con 5.
ask-SHO-30 = ¿Qué hizo este samurái antes del combate?
ask-SHO-81-card = Elige la carta que ganas.
ask-SHO-81-ring = Elige el anillo del que robas una técnica.
ask-SHO-40 = Has ganado la iniciativa: ¿quién será el jugador inicial?
ask-SHO-41 = ¿Qué samurái despliegas?
ask-SHO-41-where = ¿En qué casilla?
ask-SHO-41-posture = ¿En qué postura?
ask-SHO-84 = ¿Qué equipo está activo?
ask-SHO-42 = ¿Qué samurái activas?
ask-SHO-44 = ¿Adónde va?
ask-SHO-44-way = Un enemigo puede golpear por el camino: ¿por dónde va?
ask-SHO-43-action = ¿Qué acción?
ask-SHO-43-posture = ¿Cambiar de postura?
ask-SHO-20 = Elige otra postura.
ask-SHO-50-target = ¿A quién atacas?
ask-SHO-70-target = ¿Contra quién?
ask-SHO-70-free-move = Movimiento gratuito: ¿adónde?
ask-SHO-70-store = ¿Qué dados apartas para el turno siguiente?
ask-SHO-71-push = ¿Cuántas casillas empujas al objetivo?
ask-SHO-72-initiative = Se va a tirar la iniciativa: ¿usas una bendición?
ask-SHO-83 = Tu samurái ha sobrevivido: ¿qué anillo subes?
ask-SHO-70-activation-start = Empieza una activación: ¿reaccionas?
ask-SHO-70-movement-leave = Un enemigo se aleja: ¿reaccionas?
ask-SHO-70-movement-end = Ha acabado un movimiento: ¿reaccionas?
ask-SHO-70-attack-start = Se declara un ataque: ¿reaccionas?
ask-SHO-70-attack-redirect = Atacan a uno de tus samuráis: ¿pasa otro a ser el objetivo?
ask-SHO-70-attack-boost = El ataque se puede reforzar ahora, antes de los dados: ¿usas algo?
ask-SHO-70-attack-answer = Se van a tirar los dados: ¿respondes al ataque?
ask-SHO-70-attack-rolled = Los dados están tirados: ¿cambias algo antes de las explosiones?
ask-SHO-70-attack-totalled = La tirada está completa: ¿reaccionas?
ask-SHO-70-attack-hit = El ataque acierta: ¿reaccionas?
ask-SHO-70-lethal-damage = El golpe es mortal: ¿reaccionas?
ask-SHO-70-attack-finished = Después del ataque: ¿reaccionas?
ask-SHO-70-activation-end = Acaba la activación: ¿reaccionas?

## what the table waits for, as the others read it: “Waiting for Ann: …”

awaited-SHO-03-patrol = componer una patrulla
awaited-SHO-03-earth = componer una patrulla
awaited-SHO-03-water = componer una patrulla
awaited-SHO-03-air = componer una patrulla
awaited-SHO-03-fire = componer una patrulla
awaited-SHO-03-void = componer una patrulla
awaited-SHO-30 = componer una patrulla
awaited-SHO-81-card = elegir una carta
awaited-SHO-81-ring = elegir un anillo
awaited-SHO-40 = elegir al jugador inicial
awaited-SHO-41 = desplegar un samurái
awaited-SHO-41-where = desplegar un samurái
awaited-SHO-41-posture = elegir una postura
awaited-SHO-84 = elegir el equipo activo
awaited-SHO-42 = activar un samurái
awaited-SHO-44 = moverse
awaited-SHO-44-way = elegir un camino junto a un enemigo
awaited-SHO-43-action = elegir una acción
awaited-SHO-43-posture = cambiar o mantener la postura
awaited-SHO-20 = tomar otra postura
awaited-SHO-50-target = elegir un objetivo
awaited-SHO-70-target = elegir un objetivo
awaited-SHO-70-free-move = hacer un movimiento gratuito
awaited-SHO-70-store = apartar dados
awaited-SHO-71-push = empujar al objetivo
awaited-SHO-72-initiative = usar o no una bendición antes de la tirada
awaited-SHO-83 = subir un anillo
awaited-SHO-70-activation-start = reaccionar o no
awaited-SHO-70-movement-leave = reaccionar o no al movimiento
awaited-SHO-70-movement-end = reaccionar o no al movimiento
awaited-SHO-70-attack-start = reaccionar o no al ataque
awaited-SHO-70-attack-redirect = reaccionar o no al ataque
awaited-SHO-70-attack-boost = preparar el ataque
awaited-SHO-70-attack-answer = reaccionar o no al ataque
awaited-SHO-70-attack-rolled = cambiar o no los dados
awaited-SHO-70-attack-totalled = reaccionar o no a la tirada
awaited-SHO-70-attack-hit = reaccionar o no al impacto
awaited-SHO-70-lethal-damage = reaccionar o no al golpe mortal
awaited-SHO-70-attack-finished = reaccionar o no al ataque
awaited-SHO-70-activation-end = reaccionar o no

## events

event-patrols-ready = Todas las patrullas están listas.
event-built = { $samurai }: Tierra { $earth }, Agua { $water }, Aire { $air }, Fuego { $fire }, Vacío { $void }; { $preparation }.
event-gained = { $samurai } tiene { $card }.
event-gained-unseen = { $samurai } gana una carta: { $kind }.
event-you-gained = Tu samurái { $samurai } roba { $card }.
event-nothing-left = { $samurai } no gana nada: no quedan cartas ({ $kind }).
event-rolled-initiative = { $seat } tira la iniciativa: { $dice }; { $successes ->
    [one] { $successes } éxito
   *[other] { $successes } éxitos
}.
event-rolled-alone = { $samurai } tira la iniciativa: { $dice }; { $successes ->
    [one] { $successes } éxito
   *[other] { $successes } éxitos
}.
event-won-initiative = { $seat } gana la iniciativa.
event-has-the-hand = Empieza { $seat }.
event-deployed = { $samurai } está en { $place }, postura: { $posture }.
event-turn-began = Empieza el turno { $turn }.
event-picked = { $samurai } ha sido elegido.
event-activated = { $called ->
    [0] { $samurai } se activa.
   *[other] { $samurai } se activa al instante, solo para atacar.
}
event-moved = { $samurai } va a { $place }.
event-attacked = { $samurai } ataca a { $target }.
event-came-to-nothing = El ataque de { $samurai } no se produce.
event-rolled = { $samurai } saca { $dice } (éxito con { $needed }+).
event-rerolled = { $samurai } repite un { $die } y saca { $result }.
event-rerolled-all = { $samurai } repite todos los dados: { $dice }.
event-exploded = Dados de explosión: { $dice }.
event-missed = { $samurai } falla contra { $target }.
event-wounded = { $samurai } sufre { $damage } de daño; puntos de vida restantes: { $left }.
event-disarmed = { $samurai } queda desarmado.
event-stripped = { $samurai } pierde los efectos de su postura.
event-slowed = { $samurai } queda preso en la cadena: Velocidad 1.
event-pushed = { $samurai } es empujado a { $place }.
event-swapped = { $samurai } y { $target } intercambian sus posiciones.
event-died = { $samurai } cae abatido por { $by }.
event-relic-fell = La reliquia queda en { $place }.
event-used = { $samurai } usa { $technique }.
event-used-on = { $samurai } usa { $technique } contra { $target }.
event-blessed = { $samurai } invoca: { $blessing }.
event-calmed = { $samurai } mantiene la mente serena: el ataque se anula.
event-duelled = Iniciativa: { $samurai } saca { $successes ->
    [one] { $successes } éxito
   *[other] { $successes } éxitos
}; { $against }, { $theirs }.
event-stored = { $samurai } aparta { $dice }.
event-lent = { $samurai } añade dados del turno anterior: { $dice }.
event-took-posture = { $samurai } toma la postura: { $posture }.
event-wielded = { $samurai } empuña: { $equipment }.
event-picked-up = { $samurai } recoge la reliquia.
event-rearmed = { $samurai } recoge su arma.
event-scored-relic = { $seat } lleva la reliquia: { $points } de Honor.
event-scored-zone = { $seat } está en la zona de captura: { $points } de Honor.
event-scored-kill = { $seat } ha abatido a un enemigo: { $points } de Honor.
event-royale-roll = { $samurai } ha abatido a un enemigo y saca un { $die }.
event-healed = { $samurai } cura { $damage } de daño.
event-raised = { $samurai } sube: { $ring }.
event-won = { $seat } gana con { $honour } de Honor.

## options

option-mode = Modo
option-mode-by-seats = Escaramuza de 2 a 4, Battle Royale con 5 y 6
option-mode-skirmish = Escaramuza
option-mode-battle-royale = Battle Royale
option-board = Tablero
option-board-by-seats = Según los jugadores
option-board-shrine-path = El sendero del santuario
option-board-four-winds-crossing = El cruce de los cuatro vientos
option-board-royal-plain = La llanura de la contienda
option-scenery = Escenografía
option-scenery-printed = La del tablero
option-scenery-bare = Ninguna
option-turns = Turnos
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
option-samurai = Samuráis por jugador
option-samurai-1 = 1
option-samurai-2 = 2
option-samurai-3 = 3
option-samurai-4 = 4
option-samurai-5 = 5
option-points = Puntos
option-points-each = 10 por samurái
option-points-pooled = Comunes a la patrulla
option-techniques = Técnicas
option-techniques-drawn = Robadas
option-techniques-chosen = Elegidas
option-techniques-by-ring = Anillo elegido, carta robada
option-equipment = Equipo
option-equipment-drawn = Robado
option-equipment-chosen = Elegido
option-blessings = Bendiciones
option-blessings-drawn = Robadas
option-blessings-chosen = Elegidas
option-builds = Patrullas
option-builds-open = Públicas una vez hechas
option-builds-hidden = Ocultas hasta que el samurái actúa
option-activations = Activaciones
option-activations-alternate = Por turnos
option-activations-hand-holder-first = Primero todos los del jugador inicial
option-activations-simultaneous = Simultáneas
option-honour = Honor de la reliquia y la zona
option-honour-active-player = Para el jugador activo
option-honour-every-player = Para todos, en cada activación
option-sight = Línea de visión
option-sight-attacks = Para ataques
option-sight-techniques-too = También para técnicas
option-contested-rings = Anillos de dos cartas (El valor del Señor Shiba, Golpe del agua corriente)
option-contested-rings-sheet = Tierra y Aire, como en la hoja de cartas
option-contested-rings-other = Vacío y Agua
option-royale-two = Battle Royale, un 2
option-royale-two-technique = Da una técnica
option-royale-two-equipment = Da un equipo
option-experience = Experiencia
option-experience-off = No
option-experience-on = Los supervivientes suben un anillo
option-roster = Veteranos
option-roster-none = Ninguno

## the terminal's board

board-turn = { $turn ->
    [0] Antes del primero de { $turns } turnos
   *[other] Turno { $turn } de { $turns }
}
board-relic = Reliquia
board-carries = reliquia
board-player = Jugador
board-honour = Honor
board-living = Samuráis
board-samurai = Samurái
board-place = Casilla
board-posture = Postura
board-health = Puntos de vida
board-figures = Velocidad { $speed }, Atención { $attention }, Ataque { $attack }
board-deploy = 1, 2… donde despliega cada jugador
board-stats = Velocidad / Atención / Ataque
board-cards = Cartas
board-state = Estado
board-active = Activo: { $samurai }
board-odds = { $target }: dados { $dice }, éxito con { $needed }+; acertar { $hit } %, daño medio (fallos incluidos) { $damage }, matar { $kill } %
board-odds-open = { $target }: dados { $dice }, éxito con { $needed }+; acertar { $hit } %, daño medio (fallos incluidos) { $damage }
board-sources = reliquia { $relic }, zona { $zone }, abatidos { $kills }
board-legend = # roca   ~ estanque   ▒ zona de captura   ★ reliquia   · al alcance
board-fight = { $attacker } ataca a { $target }: { $dice } (éxito con { $needed }+)
board-building = Tu patrulla hasta ahora
board-dead = muerto
board-done = activado
board-hand = inicial
board-facedown = boca abajo: { $count }
board-calm = mente serena
board-disarmed = desarmado
board-dazed = aturdido
board-braced = con caparazón
board-stripped = postura sin efecto
board-slowed = ralentizado
board-spy = ficha de Espionaje
board-wielded = { $card } (en uso)
board-kept = dados guardados: { $dice }
board-saved = dados apartados: { $dice }
board-waits = actúa el último (puesto { $number })
board-decree = no puede atacar a { $target }
board-sight = Al alcance y a la vista: { $samurai }
board-linep = { $player }: { $honour } de Honor ({ $sources }), samuráis: { $living }
board-left = { $left } de { $most }
board-lost = ocultos, { $lost } perdidos
board-beside = fuera del tablero
board-hidden = ocultos

## fields of the view that the page would call otherwise

field-ways = Caminos
field-hidden = patrullas ocultas
field-hand = Jugador inicial
field-from = Ataques por casilla

## how long a pass stands for a card

until-now = preguntarme cada vez
until-attack = durante el resto de este ataque
until-activation = durante el resto de esta activación
until-turn = durante el resto de este turno
until-fight = hasta que su portador ataque o sea atacado
until-kill = hasta que un golpe pueda matar
thing-calm-mind = Mente serena

## reasons

feature-honour = honor
feature-samurai = samuráis y su salud
feature-attacks = ataques al alcance
feature-held = reliquia y zona en tu poder
feature-reach = reliquia y zona al alcance
feature-relic = reliquia
feature-zone = zona de captura
feature-kills = enemigos abatidos
feature-rivals = mejor rival
reason-honour-more = { $points } más por el honor ganado
reason-honour-less = { $points } menos por el honor ganado
reason-samurai-more = { $points } más por la salud de tus samuráis
reason-samurai-less = { $points } menos por la salud de tus samuráis
reason-attacks-more = { $points } más por los ataques al alcance
reason-attacks-less = { $points } menos por los ataques al alcance
reason-held-more = { $points } más por la reliquia y la zona en tu poder
reason-held-less = { $points } menos por la reliquia y la zona en tu poder
reason-reach-more = { $points } más por la reliquia y la zona al alcance
reason-reach-less = { $points } menos por la reliquia y la zona al alcance
reason-rivals-more = el mejor rival pierde { $points }
reason-rivals-less = el mejor rival gana { $points }

## what the choices of a patrol hold or bring

detail-own = { $points } puntos por samurái, anillo por anillo
detail-samurai = Tierra { $earth }, Agua { $water }, Aire { $air }, Fuego { $fire }, Vacío { $void }, { $preparation }
detail-left = { $points ->
    [one] queda 1 punto
   *[other] quedan { $points } puntos
}
detail-ring-earth = { $figure } puntos de vida
detail-ring-water = Velocidad { $figure }
detail-ring-air = Atención { $figure }
detail-ring-fire = Ataque { $figure }
detail-ring-void = { $figure ->
    [0] ninguna técnica
    [one] 1 técnica
   *[other] { $figure } técnicas
}
detail-prepare-crafting = una carta de equipo
detail-prepare-training = una carta de técnica
detail-prepare-espionage = 1 éxito más en cada tirada de iniciativa
detail-prepare-meditation = anula un ataque antes de los dados
detail-prepare-prayers = una bendición, para usar una vez
