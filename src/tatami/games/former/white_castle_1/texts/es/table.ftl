game-title = El castillo blanco
game-line = Los dados de tres puentes envían cortesanos, jardineros y guerreros a la corte de Himeji.
nothing = nada

## words

verb-pair = Pareja { $thing }
verb-take = Tomar el { $thing }
verb-place = Colocarlo: { $thing }
word-place-domain = Colocarlo: su dominio
verb-do = { $thing }
verb-stop = Nada más
verb-trade = Cambiar sellos por { $thing }
word-trade-coin = Cambiar 1 sello por 1 moneda
word-trade-food = Cambiar 2 sellos por 1 comida
word-trade-iron = Cambiar 2 sellos por 1 hierro
word-trade-pearl = Cambiar 2 sellos por 1 nácar
verb-gain = 1 { $thing }
verb-row = { $thing }
verb-domain = La fila de los { $thing }
verb-yard = { $thing }
verb-garden = { $thing }
verb-audience = Audiencia: un cortesano a las puertas (2 monedas)
verb-climb = Subir { $thing }
verb-favour = Favor { $thing }
verb-cross = Pagar y seguir
verb-stay = Quedarse ante la barrera
verb-tend = { $thing }
verb-room = { $thing }

## things

thing-do-gardener = Acción de jardinero
thing-do-courtier = Acción de cortesano
thing-do-warrior = Acción de guerrero
thing-do-food-1 = 1 comida
thing-do-iron-1 = 1 hierro
thing-do-pearl-1 = 1 nácar
thing-do-any-1 = 1 recurso a elección
thing-do-coin-1 = 1 moneda
thing-do-seal-1 = 1 sello
thing-do-points-1 = 1 punto de clan
thing-do-influence-1 = 1 paso de influencia
thing-do-food-2 = 2 comidas
thing-do-coin-2 = 2 monedas
thing-do-any-2 = 2 recursos a elección
thing-do-coin-4 = 4 monedas
thing-do-seal-2 = 2 sellos
thing-do-iron-2 = 2 hierros
thing-do-coin-5 = 5 monedas
thing-do-pearl-2 = 2 nácares
thing-do-any-3 = 3 recursos a elección
thing-do-coin-3 = 3 monedas
thing-do-food-4 = 4 comidas
thing-do-courtier-for-seal-1 = Acción de cortesano por 1 sello
thing-do-lantern = Farol
thing-do-points-2 = 2 puntos de clan
thing-do-warrior-for-seal-1 = Acción de guerrero por 1 sello
thing-do-well = El pozo
thing-do-gardener-for-seal-1 = Acción de jardinero por 1 sello
thing-do-influence-2 = 2 pasos de influencia
thing-do-castle-light = Acción clara del castillo
thing-do-castle-coral = Acción del castillo frente a coral
thing-do-castle-black = Acción del castillo frente a negro
thing-do-castle-white = Acción del castillo frente a blanco
thing-do-castle-any = Cualquier acción del castillo
thing-do-castle-any-for-coin-4 = Cualquier acción del castillo por 4 monedas
thing-do-gardener-for-coin-3 = Acción de jardinero por 3 monedas
thing-do-courtier-for-coin-3 = Acción de cortesano por 3 monedas
thing-do-warrior-for-coin-3 = Acción de guerrero por 3 monedas
thing-do-domain = Acción del dominio
thing-do-domain-for-coin-4 = Acción del dominio por 4 monedas
thing-do-courtier-or-warrior-or-gardener = Acción de cortesano o acción de guerrero o acción de jardinero
thing-do-courtier-or-warrior-or-gardener-for-coin-4 = Acción de cortesano o acción de guerrero o acción de jardinero por 4 monedas
thing-do-pearl-3 = 3 nácares
thing-do-food-3 = 3 comidas
thing-do-food-5 = 5 comidas
thing-food = comida
thing-iron = hierro
thing-pearl = nácar
thing-coin = monedas
thing-seal = sellos
thing-points = puntos de clan
thing-influence = influencia
thing-coral = coral
thing-take-coral-left = dado coral de la izquierda, con su farol
thing-take-coral-right = dado coral de la derecha
thing-black = negro
thing-take-black-left = dado negro de la izquierda, con su farol
thing-take-black-right = dado negro de la derecha
thing-white = blanco
thing-take-white-left = dado blanco de la izquierda, con su farol
thing-take-white-right = dado blanco de la derecha
thing-steward-left = sala izquierda de intendentes
thing-steward-middle = sala central de intendentes
thing-steward-right = sala derecha de intendentes
thing-diplomat-left = sala izquierda de diplomáticos
thing-diplomat-right = sala derecha de diplomáticos
thing-outside-left = extramuros, izquierda
thing-outside-right = extramuros, derecha
thing-place-well = el pozo
thing-place-domain = dominio propio
thing-row-steward-left-top = Sala izquierda de intendentes, arriba
thing-row-steward-left-middle = Sala izquierda de intendentes, en medio
thing-row-steward-left-bottom = Sala izquierda de intendentes, abajo
thing-row-steward-middle-top = Sala central de intendentes, arriba
thing-row-steward-middle-middle = Sala central de intendentes, en medio
thing-row-steward-middle-bottom = Sala central de intendentes, abajo
thing-row-steward-right-top = Sala derecha de intendentes, arriba
thing-row-steward-right-middle = Sala derecha de intendentes, en medio
thing-row-steward-right-bottom = Sala derecha de intendentes, abajo
thing-row-diplomat-left-upper = Sala izquierda de diplomáticos, arriba
thing-row-diplomat-left-lower = Sala izquierda de diplomáticos, abajo
thing-row-diplomat-right-upper = Sala derecha de diplomáticos, arriba
thing-row-diplomat-right-lower = Sala derecha de diplomáticos, abajo
thing-domain-courtier = cortesanos
thing-domain-gardener = jardineros
thing-domain-warrior = guerreros
thing-yard-5 = Campo de 5 hierros
thing-yard-3 = Campo de 3 hierros
thing-yard-1 = Campo de 1 hierro
thing-coral-plant = Jardín de plantas bajo el puente coral
thing-coral-stone = Jardín de piedra bajo el puente coral
thing-black-plant = Jardín de plantas bajo el puente negro
thing-black-stone = Jardín de piedra bajo el puente negro
thing-white-plant = Jardín de plantas bajo el puente blanco
thing-white-stone = Jardín de piedra bajo el puente blanco
thing-climb-gate-steward-left = de las puertas a la sala izquierda de intendentes (2 nácares)
thing-climb-gate-steward-middle = de las puertas a la sala central de intendentes (2 nácares)
thing-climb-gate-steward-right = de las puertas a la sala derecha de intendentes (2 nácares)
thing-climb-gate-diplomat-left = de las puertas a la sala izquierda de diplomáticos (5 nácares)
thing-climb-gate-diplomat-right = de las puertas a la sala derecha de diplomáticos (5 nácares)
thing-climb-first-diplomat-left = de la primera planta a la sala izquierda de diplomáticos (2 nácares)
thing-climb-first-diplomat-right = de la primera planta a la sala derecha de diplomáticos (2 nácares)
thing-climb-first-daimyo = de la primera planta ante el daimio (5 nácares)
thing-climb-second-daimyo = de la segunda planta ante el daimio (2 nácares)
thing-trade-food = 1 comida
thing-trade-iron = 1 hierro
thing-trade-pearl = 1 nácar
thing-trade-coin = 1 moneda
thing-1 = 1
thing-2 = 2
thing-3 = 3
thing-4 = 4
thing-5 = 5
thing-favour-1 = de la izquierda
thing-favour-2 = del centro
thing-favour-3 = de la derecha
thing-steward = Intendente
thing-diplomat = Diplomático
thing-action = Acción inicial
thing-resource = Recursos iniciales
thing-garden = Jardín
thing-decree = Decreto
thing-card-decree-coin = Decreto (moneda)
thing-card-decree-seal = Decreto (sello)
thing-card-decree-vp = Decreto (punto)
thing-daimyo = Daimio
thing-solo = Carta solitaria
thing-rival = El clan rival
thing-easy = fácil
thing-medium = media
thing-hard = difícil

## questions

ask-WHI-14 = Elija una pareja de cartas iniciales.
ask-WHI-21 = Tome un dado de un extremo de un puente.
ask-WHI-22 = ¿Dónde coloca el dado?
ask-WHI-25 = ¿Qué hace ahora?
ask-WHI-28 = Antes de puntuar: ¿cambia sellos?
ask-WHI-30 = Las acciones de la sala, en cualquier orden.
ask-WHI-31 = Extramuros: haga una de las dos acciones.
ask-WHI-32 = Las recompensas del pozo, en cualquier orden.
ask-WHI-33 = Su dominio: ¿qué hace ahora?
ask-WHI-40 = ¿A qué campo envía a su guerrero?
ask-WHI-40-tiles = Las acciones del campo, en cualquier orden.
ask-WHI-41 = ¿A qué jardín envía a su jardinero?
ask-WHI-41-card = ¿Hace la acción del jardín?
ask-WHI-42 = Sus cortesanos: una audiencia, un ascenso o ambos.
ask-WHI-45 = ¿Qué acción clara de su nueva carta hace?
ask-WHI-47 = ¿Qué favor le concede el daimio?
ask-WHI-47-reward = Su favor: ¿qué hace ahora?
ask-WHI-50 = Su farol: ¿qué hace ahora?
ask-WHI-52 = Empieza una nueva estación: ¿paga los sellos para entrar?
ask-WHI-55 = ¿Qué fila de su dominio activa?
ask-WHI-56 = ¿Qué acción del castillo hace?
ask-WHI-57 = ¿Qué acción clara del castillo hace?
ask-WHI-58 = Las recompensas del pozo, en cualquier orden.
ask-WHI-59 = ¿Qué recurso elige?
ask-WHI-61 = Sus jardines actúan de nuevo: ¿cuál ahora?
ask-WHI-86 = Varios jardines convienen al rival: ¿cuál?
ask-WHI-87 = El rival sube: ¿en qué sala entra su cortesano?

## what the table waits for, as the others read it: “Waiting for Ann: …”

awaited-WHI-14 = elegir una pareja de cartas iniciales
awaited-WHI-21 = tomar un dado
awaited-WHI-22 = colocar el dado
awaited-WHI-25 = seguir con el turno
awaited-WHI-28 = cambiar sellos antes de puntuar
awaited-WHI-30 = hacer las acciones de la sala
awaited-WHI-31 = hacer una acción extramuros
awaited-WHI-32 = tomar las recompensas del pozo
awaited-WHI-33 = usar el dominio
awaited-WHI-40 = enviar a un guerrero
awaited-WHI-40-tiles = hacer las acciones del campo
awaited-WHI-41 = enviar a un jardinero
awaited-WHI-41-card = hacer o no la acción del jardín
awaited-WHI-42 = mover a sus cortesanos
awaited-WHI-45 = elegir una acción de la nueva carta
awaited-WHI-47 = elegir un favor del daimio
awaited-WHI-47-reward = tomar las recompensas del favor
awaited-WHI-50 = tomar las recompensas del farol
awaited-WHI-52 = pagar por la nueva estación, o pararse antes
awaited-WHI-55 = elegir una fila del dominio
awaited-WHI-56 = elegir una acción del castillo
awaited-WHI-57 = elegir una acción clara del castillo
awaited-WHI-58 = tomar las recompensas del pozo
awaited-WHI-59 = elegir un recurso
awaited-WHI-61 = usar otra vez los jardines
awaited-WHI-86 = elegir un jardín para el rival
awaited-WHI-87 = elegir una sala para el rival

## events

event-dealt-room = { $card }: { $room }.
event-castle-again = Las cinco cartas muestran la misma acción oscura: el castillo se llena de nuevo.
event-tiles-again = Las losetas de dado no encajan: se ponen de nuevo.
event-called-daimyo = { $daimyo } recibe este año.
event-rolled = Ronda { $round }: se tiran los dados.
event-turn-order = Orden de turno: { $seats }.
event-chose-pair = { $seat } empieza con { $resource } y { $action }.
event-rival-arrived = Llega el clan rival; dificultad: { $level }.
event-placed = { $seat } coloca un { $value } { $die }: { $space }{ $coins ->
    [0] .
    [one] , y gana { $coins } moneda.
   *[other] , y gana { $coins } monedas.
}
event-paid-for-die = { $seat } coloca un { $value } { $die }: { $space }, y paga { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
event-gained-food = { $seat } gana { $amount ->
    [one] { $amount } comida
   *[other] { $amount } comidas
}.
event-gained-iron = { $seat } gana { $amount ->
    [one] { $amount } hierro
   *[other] { $amount } hierros
}.
event-gained-pearl = { $seat } gana { $amount ->
    [one] { $amount } nácar
   *[other] { $amount } nácares
}.
event-gained-coin = { $seat } gana { $amount ->
    [one] { $amount } moneda
   *[other] { $amount } monedas
}.
event-gained-seal = { $seat } gana { $amount ->
    [one] { $amount } sello
   *[other] { $amount } sellos
}.
event-gained-points = { $seat } gana { $amount ->
    [one] { $amount } punto de clan
   *[other] { $amount } puntos de clan
}.
event-lost-food = { $seat } no tiene sitio para { $amount ->
    [one] { $amount } comida
   *[other] { $amount } comidas
}.
event-lost-iron = { $seat } no tiene sitio para { $amount ->
    [one] { $amount } hierro
   *[other] { $amount } hierros
}.
event-lost-pearl = { $seat } no tiene sitio para { $amount ->
    [one] { $amount } nácar
   *[other] { $amount } nácares
}.
event-lost-seal = { $seat } no tiene sitio para { $amount ->
    [one] { $amount } sello
   *[other] { $amount } sellos
}.
event-paid-food = { $seat } paga { $amount ->
    [one] { $amount } comida
   *[other] { $amount } comidas
}.
event-paid-iron = { $seat } paga { $amount ->
    [one] { $amount } hierro
   *[other] { $amount } hierros
}.
event-paid-pearl = { $seat } paga { $amount ->
    [one] { $amount } nácar
   *[other] { $amount } nácares
}.
event-paid-coin = { $seat } paga { $amount ->
    [one] { $amount } moneda
   *[other] { $amount } monedas
}.
event-paid-seal = { $seat } paga { $amount ->
    [one] { $amount } sello
   *[other] { $amount } sellos
}.
event-traded = { $seat } cambia sellos por { $good }.
event-sent-warrior = { $seat } envía un guerrero: { $yard }.
event-sent-gardener = { $seat } envía un jardinero: { $garden }.
event-sent-courtier = { $seat } envía un cortesano a las puertas.
event-climbed = Un cortesano de { $seat } sube { $climb }.
event-took-card = { $seat } toma { $card } como carta de acción.
event-moved = { $seat } llega a la casilla { $space } del paso del tiempo.
event-crossed = { $seat } entra en una nueva estación por { $seals ->
    [one] { $seals } sello
   *[other] { $seals } sellos
}.
event-tended = { $seat } activa un jardín: { $garden }.
event-turned-up = El rival gira: { $card }.
event-could-not = El rival no puede hacerlo: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en su lugar.
event-rival-coins = El rival convierte { $coins } monedas en { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-rival-gardens = Los jardines del rival dan { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-rival-climbed = Un cortesano del rival sube a la planta { $floor }.
event-removed-card = { $card } sale de: { $room }.
event-counted = { $seat } cuenta { $purse } por monedas y sellos, { $resources } por recursos, { $time } por el tiempo, { $courtiers } por cortesanos, { $warriors } por guerreros, { $gardeners } por jardines.
event-won = { $seat } gana con { $points } puntos de clan.

## options

option-difficulty = Dificultad (solitario)
option-difficulty-easy = fácil
option-difficulty-medium = media
option-difficulty-hard = difícil
option-promo = Componentes promocionales
option-promo-off = sin
option-promo-on = con
option-domain-rows = Filas del dominio por icono
option-domain-rows-free = cuantas veces se quiera
option-domain-rows-once = cada una una vez por turno
option-well = Losetas del pozo
option-well-drawn = sacadas al azar
option-well-first-game = las de la primera partida del reglamento

## the terminal's board

round = Ronda { $round } de 3
bridges = Puentes
castle = Castillo
gardens = Jardines
yards = Campos de entrenamiento
time = Paso del tiempo
clans = Clanes
well = Pozo
daimyo = Daimio
gates = puertas
domain = Dominio de { $player }
lantern = Farol
pending = Por hacer
rows-used = Filas agotadas este turno
pairs = Parejas iniciales
rival = Rival
next-die = Próximo dado del rival
decks = Mazos: { $stewards } intendentes, { $diplomats } diplomáticos
column-player = Jugador
column-points = Puntos
column-goods = Comida, hierro, nácar
column-purse = Monedas, sellos
column-home = En casa
column-courtiers = Puertas/1/2/daimio
column-warriors = Campos 5/3/1
column-time = Tiempo
column-bridge = Puente
column-dice = Dados
column-plant = Jardín de plantas
column-stone = Jardín de piedra
column-space = Espacio
column-actions = Acciones
column-yard = Campo
column-row = Fila
column-rewards = Recompensas
in-hand = Dado en mano: { $colour } { $value }
position-left = izquierda
position-center = centro
position-right = derecha
short-player = Jugador
short-points = ★
short-goods = C/H/N
short-purse = ¢/S
short-home = Casa
short-courtiers = Corte
short-warriors = Camp.
short-time = Tmp.
empty = –

## reasons

feature-points = puntos ganados en juego
feature-courtiers = cortesanos
feature-warriors = guerreros
feature-gardeners = jardineros
feature-time = paso del tiempo
feature-goods = recursos, monedas y sellos
feature-cards = cartas de farol y dominio
feature-coming = aún por venir este turno
feature-rivals = mejor rival
reason-points-more = { $points } puntos más enseguida
reason-points-less = { $points } puntos menos enseguida
reason-courtiers-more = { $points } más por los cortesanos
reason-courtiers-less = { $points } menos por los cortesanos
reason-warriors-more = { $points } más por los guerreros
reason-warriors-less = { $points } menos por los guerreros
reason-gardeners-more = { $points } más por los jardineros
reason-gardeners-less = { $points } menos por los jardineros
reason-time-more = { $points } más por el paso del tiempo
reason-time-less = { $points } menos por el paso del tiempo
reason-goods-more = conserva recursos, monedas y sellos que valen { $points } más
reason-goods-less = gasta recursos, monedas y sellos que valen { $points } más
reason-cards-more = { $points } más por las cartas de farol y dominio
reason-cards-less = { $points } menos por las cartas de farol y dominio
reason-coming-more = { $points } más por lo que aún viene este turno
reason-coming-less = { $points } menos por lo que aún viene este turno
reason-rivals-more = el mejor rival pierde { $points }
reason-rivals-less = el mejor rival gana { $points }
