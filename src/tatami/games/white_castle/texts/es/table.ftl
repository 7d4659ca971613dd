game-title = The White Castle
game-line = Los dados de tres puentes envían cortesanos, jardineros y guerreros a la corte de Himeji.
nothing = —

## words

verb-pair = { $thing }
verb-take = Tomar el { $thing }
verb-place = Colocarlo: { $thing }
word-place-domain = Colocarlo: tu dominio
verb-do = { $thing }
verb-stop = Nada más
verb-trade = Cambiar sellos por { $thing }
word-trade-coin = Cambiar 1 sello por 1 moneda
word-trade-food = Cambiar 2 sellos por 1 de comida
word-trade-iron = Cambiar 2 sellos por 1 de hierro
word-trade-pearl = Cambiar 2 sellos por 1 de nácar
verb-gain = 1 { $thing }
verb-row = { $thing }
verb-domain = La fila de los { $thing }
verb-yard = { $thing }
verb-garden = { $thing }
verb-audience = Audiencia: un cortesano a las puertas (2 monedas)
verb-climb = Ascenso: { $thing }
verb-favour = { $thing }
verb-cross = Pagar y entrar en la nueva estación
verb-stay = Pararse antes de la nueva estación
verb-tend = { $thing }
verb-room = { $thing }

## things

thing-do-gardener = Acción de jardinero
thing-do-courtier = Acción de cortesano
thing-do-warrior = Acción de guerrero
thing-do-food-1 = 1 de comida
thing-do-iron-1 = 1 de hierro
thing-do-pearl-1 = 1 de nácar
thing-do-any-1 = 1 recurso a tu elección
thing-do-coin-1 = 1 moneda
thing-do-seal-1 = 1 sello
thing-do-points-1 = 1 punto de clan
thing-do-influence-1 = 1 paso de influencia
thing-do-food-2 = 2 de comida
thing-do-coin-2 = 2 monedas
thing-do-any-2 = 2 recursos a tu elección
thing-do-coin-4 = 4 monedas
thing-do-seal-2 = 2 sellos
thing-do-iron-2 = 2 de hierro
thing-do-coin-5 = 5 monedas
thing-do-pearl-2 = 2 de nácar
thing-do-any-3 = 3 recursos a tu elección
thing-do-coin-3 = 3 monedas
thing-do-food-4 = 4 de comida
thing-do-courtier-for-seal-1 = Acción de cortesano por 1 sello
thing-do-lantern = Farol
thing-do-points-2 = 2 puntos de clan
thing-do-warrior-for-seal-1 = Acción de guerrero por 1 sello
thing-do-well = El pozo
thing-do-gardener-for-seal-1 = Acción de jardinero por 1 sello
thing-do-influence-2 = 2 pasos de influencia
thing-do-castle-light = Acción del castillo de fondo claro
thing-do-castle-coral = Acción del castillo frente a una loseta coral
thing-do-castle-black = Acción del castillo frente a una loseta negra
thing-do-castle-white = Acción del castillo frente a una loseta blanca
thing-do-castle-any = Cualquier acción del castillo
thing-do-castle-any-for-coin-4 = Cualquier acción del castillo por 4 monedas
thing-do-gardener-for-coin-3 = Acción de jardinero por 3 monedas
thing-do-courtier-for-coin-3 = Acción de cortesano por 3 monedas
thing-do-warrior-for-coin-3 = Acción de guerrero por 3 monedas
thing-do-domain = Acción del dominio
thing-do-domain-for-coin-4 = Acción del dominio por 4 monedas
thing-do-courtier-or-warrior-or-gardener = Acción de cortesano, guerrero o jardinero
thing-do-courtier-or-warrior-or-gardener-for-coin-4 = Acción de cortesano, guerrero o jardinero por 4 monedas
thing-do-pearl-3 = 3 de nácar
thing-do-food-3 = 3 de comida
thing-do-food-5 = 5 de comida
thing-food = comida
thing-iron = hierro
thing-pearl = nácar
thing-coin = monedas
thing-seal = sellos
thing-points = puntos de clan
thing-influence = influencia
thing-coral = coral
thing-take-coral-left = dado coral de la izquierda (recompensa de farol)
thing-take-coral-right = dado coral de la derecha
thing-black = negro
thing-take-black-left = dado negro de la izquierda (recompensa de farol)
thing-take-black-right = dado negro de la derecha
thing-white = blanco
thing-take-white-left = dado blanco de la izquierda (recompensa de farol)
thing-take-white-right = dado blanco de la derecha
thing-steward-left = sala izquierda de mayordomos
thing-steward-middle = sala central de mayordomos
thing-steward-right = sala derecha de mayordomos
thing-diplomat-left = sala izquierda de diplomáticos
thing-diplomat-right = sala derecha de diplomáticos
thing-outside-left = extramuros, izquierda
thing-outside-right = extramuros, derecha
thing-place-well = el pozo
thing-place-domain = dominio propio
thing-row-steward-left-top = Sala izquierda de mayordomos, arriba
thing-row-steward-left-middle = Sala izquierda de mayordomos, en medio
thing-row-steward-left-bottom = Sala izquierda de mayordomos, abajo
thing-row-steward-middle-top = Sala central de mayordomos, arriba
thing-row-steward-middle-middle = Sala central de mayordomos, en medio
thing-row-steward-middle-bottom = Sala central de mayordomos, abajo
thing-row-steward-right-top = Sala derecha de mayordomos, arriba
thing-row-steward-right-middle = Sala derecha de mayordomos, en medio
thing-row-steward-right-bottom = Sala derecha de mayordomos, abajo
thing-row-diplomat-left-upper = Sala izquierda de diplomáticos, arriba
thing-row-diplomat-left-lower = Sala izquierda de diplomáticos, abajo
thing-row-diplomat-right-upper = Sala derecha de diplomáticos, arriba
thing-row-diplomat-right-lower = Sala derecha de diplomáticos, abajo
thing-domain-courtier = cortesanos
thing-domain-gardener = jardineros
thing-domain-warrior = guerreros
thing-yard-5 = Campo de entrenamiento de 5 (hierro)
thing-yard-3 = Campo de entrenamiento de 3 (hierro)
thing-yard-1 = Campo de entrenamiento de 1 (hierro)
thing-coral-plant = Jardín de plantas bajo el puente coral
thing-coral-stone = Jardín de piedra bajo el puente coral
thing-black-plant = Jardín de plantas bajo el puente negro
thing-black-stone = Jardín de piedra bajo el puente negro
thing-white-plant = Jardín de plantas bajo el puente blanco
thing-white-stone = Jardín de piedra bajo el puente blanco
thing-climb-gate-steward-left = puertas → sala izquierda de mayordomos (2 de nácar)
thing-climb-gate-steward-middle = puertas → sala central de mayordomos (2 de nácar)
thing-climb-gate-steward-right = puertas → sala derecha de mayordomos (2 de nácar)
thing-climb-gate-diplomat-left = puertas → sala izquierda de diplomáticos (5 de nácar)
thing-climb-gate-diplomat-right = puertas → sala derecha de diplomáticos (5 de nácar)
thing-climb-first-diplomat-left = primera planta → sala izquierda de diplomáticos (2 de nácar)
thing-climb-first-diplomat-right = primera planta → sala derecha de diplomáticos (2 de nácar)
thing-climb-first-daimyo = primera planta → aposentos del daimio (5 de nácar)
thing-climb-second-daimyo = segunda planta → aposentos del daimio (2 de nácar)
thing-trade-food = 1 de comida
thing-trade-iron = 1 de hierro
thing-trade-pearl = 1 de nácar
thing-trade-coin = 1 moneda
thing-1 = 1
thing-2 = 2
thing-3 = 3
thing-4 = 4
thing-5 = 5
thing-pair-1 = Pareja 1
thing-pair-2 = Pareja 2
thing-pair-3 = Pareja 3
thing-pair-4 = Pareja 4
thing-pair-5 = Pareja 5
thing-favour-1 = Favor de la izquierda
thing-favour-2 = Favor del centro
thing-favour-3 = Favor de la derecha
thing-steward = Mayordomo
thing-diplomat = Diplomático
thing-action = Acción inicial
thing-resource = Recursos iniciales
thing-garden = Jardín
thing-decree = Decreto
thing-card-decree-coin = Decreto (moneda)
thing-card-decree-seal = Decreto (sello)
thing-card-decree-vp = Decreto (punto)
thing-daimyo = Daimio
thing-solo = Carta del solitario
thing-rival = El clan rival
thing-easy = fácil
thing-medium = media
thing-hard = difícil
thing-from-pair = cartas iniciales
thing-from-card = carta del castillo
thing-from-room = sala
thing-from-well = pozo
thing-from-domain = dominio
thing-from-yard = campo de entrenamiento
thing-from-garden = jardín
thing-from-favour = favor del daimio
thing-from-lantern = farol
thing-from-solo = carta del solitario
thing-from-difficulty = dificultad
thing-from-round = fin de la ronda
thing-from-outside = extramuros
thing-gardener-plant = Jardinero a un jardín de plantas
thing-gardener-stone = Jardinero a un jardín de piedra
thing-gardener-any = Jardinero a un jardín
thing-warrior-5 = Guerrero al campo de 5 (hierro)
thing-warrior-3 = Guerrero al campo de 3 (hierro)
thing-warrior-1 = Guerrero al campo de 1 (hierro)
thing-courtier-gate = Cortesano a las puertas
thing-climb-1 = Un cortesano sube una planta
thing-climb-2 = Un cortesano sube dos plantas
field-prospects = Adónde pueden ir los dados

## questions

ask-WHI-14 = Elige una pareja de cartas iniciales.
ask-WHI-21 = Toma un dado de un extremo de un puente.
ask-WHI-22 = ¿Dónde colocas el dado?
ask-WHI-25 = ¿Qué haces ahora?
ask-WHI-28 = Antes de puntuar: ¿cambias sellos?
ask-WHI-30 = Haz las acciones de la sala, en cualquier orden.
ask-WHI-31 = Extramuros: haz una de las dos acciones.
ask-WHI-32 = Toma las recompensas del pozo, en cualquier orden.
ask-WHI-33 = Tu dominio: ¿qué haces ahora?
ask-WHI-40 = ¿A qué campo de entrenamiento envías a tu guerrero?
ask-WHI-40-tiles = Haz las acciones del campo, en cualquier orden.
ask-WHI-41 = ¿A qué jardín envías a tu jardinero?
ask-WHI-41-card = ¿Haces la acción del jardín?
ask-WHI-42 = Tus cortesanos: una audiencia, un ascenso o ambos.
ask-WHI-45 = ¿Qué acción de fondo claro de tu nueva carta haces?
ask-WHI-47 = ¿Qué favor te concede el daimio?
ask-WHI-47-reward = Tu favor: ¿qué haces ahora?
ask-WHI-50 = Tu farol: ¿qué haces ahora?
ask-WHI-52 = Aquí empieza una nueva estación: ¿pagas los sellos para entrar?
ask-WHI-55 = ¿Qué fila de tu dominio activas?
ask-WHI-56 = ¿Qué acción del castillo haces?
ask-WHI-57 = ¿Qué acción del castillo de fondo claro haces?
ask-WHI-58 = Toma las recompensas del pozo, en cualquier orden.
ask-WHI-59 = ¿Qué recurso eliges?
ask-WHI-61 = Paso de los jardines: ¿qué jardín activas ahora?
ask-WHI-86 = El rival puede ir a varios jardines: ¿cuál eliges para él?
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
awaited-WHI-42 = mover cortesanos
awaited-WHI-45 = elegir una acción de la nueva carta
awaited-WHI-47 = elegir un favor del daimio
awaited-WHI-47-reward = tomar las recompensas del favor
awaited-WHI-50 = tomar las recompensas del farol
awaited-WHI-52 = pagar por la nueva estación, o pararse antes
awaited-WHI-55 = elegir una fila del dominio
awaited-WHI-56 = elegir una acción del castillo
awaited-WHI-57 = elegir una acción del castillo de fondo claro
awaited-WHI-58 = tomar las recompensas del pozo
awaited-WHI-59 = elegir un recurso
awaited-WHI-61 = usar otra vez los jardines
awaited-WHI-86 = elegir un jardín para el rival
awaited-WHI-87 = elegir una sala para el rival

## events

event-dealt-room = { $card }: { $room }.
event-castle-again = Las cinco cartas muestran la misma acción de fondo oscuro: el castillo se llena de nuevo.
event-tiles-again = Las losetas de dado no encajan: se ponen de nuevo.
event-called-daimyo = Carta de daimio de esta partida: { $daimyo }.
event-rolled = Ronda { $round }: se tiran los dados.
event-turn-order = Orden de turno: { $seats }.
event-chose-pair = { $seat } empieza con { $resource } y { $action }.
event-rival-arrived = Llega el clan rival; dificultad: { $level }.
event-rival-deck = El mazo impreso del solitario no se conoce del todo: de estas nueve cartas, un dorso y un anverso son los impresos; el resto es una reconstrucción.
event-placed = { $seat } coloca un dado { $die } de valor { $value }: { $space }{ $coins ->
    [0] .
    [one] , y gana { $coins } moneda.
   *[other] , y gana { $coins } monedas.
}
event-paid-for-die = { $seat } coloca un dado { $die } de valor { $value }: { $space }, y paga { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
event-gained-food = { $seat } gana { $amount } de comida ({ $source }).
event-gained-iron = { $seat } gana { $amount } de hierro ({ $source }).
event-gained-pearl = { $seat } gana { $amount } de nácar ({ $source }).
event-gained-coin = { $seat } gana { $amount ->
    [one] { $amount } moneda
   *[other] { $amount } monedas
} ({ $source }).
event-gained-seal = { $seat } gana { $amount ->
    [one] { $amount } sello
   *[other] { $amount } sellos
} ({ $source }).
event-gained-points = { $seat } gana { $amount ->
    [one] { $amount } punto de clan
   *[other] { $amount } puntos de clan
} ({ $source }).
event-lost-food = Límite alcanzado: { $seat } pierde { $amount } de comida.
event-lost-iron = Límite alcanzado: { $seat } pierde { $amount } de hierro.
event-lost-pearl = Límite alcanzado: { $seat } pierde { $amount } de nácar.
event-lost-seal = Límite alcanzado: { $seat } pierde { $amount ->
    [one] { $amount } sello
   *[other] { $amount } sellos
}.
event-paid-food = { $seat } paga { $amount } de comida.
event-paid-iron = { $seat } paga { $amount } de hierro.
event-paid-pearl = { $seat } paga { $amount } de nácar.
event-paid-coin = { $seat } paga { $amount ->
    [one] { $amount } moneda
   *[other] { $amount } monedas
}.
event-paid-seal = { $seat } paga { $amount ->
    [one] { $amount } sello
   *[other] { $amount } sellos
}.
event-traded = { $seat } cambia sellos por { $good }.
event-sent-warrior = { $seat } envía a un guerrero: { $yard }.
event-sent-gardener = { $seat } envía a un jardinero: { $garden }.
event-sent-courtier = { $seat } envía a un cortesano a las puertas.
event-climbed = { $seat } hace subir a un cortesano: { $climb }.
event-granted = El daimio concede un favor a { $seat }: { $favour }.
event-took-card = { $seat } toma { $card } como carta de acción.
event-moved = { $seat } llega a la casilla { $space } del paso del tiempo ({ $source }).
event-crossed = { $seat } entra en una nueva estación por { $seals ->
    [one] { $seals } sello
   *[other] { $seals } sellos
}.
event-tended = { $seat } activa un jardín: { $garden }.
event-turned-up = El rival revela { $card }.
event-could-not = El rival no puede hacerlo y gana { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en su lugar.
event-rival-coins = El rival convierte { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} en { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-rival-gardens = Los jardines del rival dan { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-rival-climbed = Un cortesano del rival sube a la planta { $floor }.
event-removed-card = Carta retirada: { $card } ({ $room }).
event-counted = { $seat } suma { $purse } por monedas y sellos, { $resources } por recursos, { $time } por el tiempo, { $courtiers } por cortesanos, { $warriors } por guerreros, { $gardeners } por jardines.
event-won = { $seat } gana con { $points ->
    [one] { $points } punto de clan
   *[other] { $points } puntos de clan
}.

## options

option-difficulty = Dificultad (solitario)
option-difficulty-easy = fácil
option-difficulty-medium = media
option-difficulty-hard = difícil
option-promo = Componentes promocionales
option-promo-off = sin
option-promo-on = con
option-domain-rows = Filas activadas por el icono de dominio
option-domain-rows-free = cuantas veces se quiera
option-domain-rows-once = cada una una vez por turno, con dado o icono
option-well = Losetas del pozo
option-well-drawn = sacadas al azar
option-well-first-game = como en una primera partida (reglamento)

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
rows-used = Filas usadas este turno
pairs = Parejas iniciales
rival = Rival
next-up = El rival revelará a continuación la carta con { $back } en el dorso. El dorso siguiente indica su dado.
decks = Mazos: mayordomos { $stewards }, diplomáticos { $diplomats }
column-player = Jugador
column-points = Puntos
column-goods = Comida, hierro, nácar
column-purse = Monedas, sellos
column-home = En el dominio
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
in-hand = Dado tomado: { $colour } { $value }
position-left = izquierda
position-center = centro
position-right = derecha
short-player = Jugador
short-points = ★
short-goods = Com/Hie/Nác
short-purse = Mo/Se
short-home = Dom.
short-courtiers = Corte
short-warriors = Camp.
short-time = Tmp.
empty = –
forecast = Puntos si la partida acabara ahora
in-play = en juego
column-season = Estación
column-gate = Para entrar
column-spaces = Casillas
column-each = Por guerrero
warriors-count = Al final, un guerrero cuenta el número tras × por cada cortesano de su clan en el castillo.
seals-to-enter = { $seals ->
    [one] { $seals } sello
   *[other] { $seals } sellos
}
season = Estación { $number }, casillas { $first } a { $last }: { $points } puntos{ $seals ->
    [0] .
    [one] , { $seals } sello para entrar.
   *[other] , { $seals } sellos para entrar.
}

## where points come from at the end, in the order they are counted

source-1 = monedas y sellos
source-2 = recursos
source-3 = paso del tiempo
source-4 = cortesanos
source-5 = guerreros
source-6 = jardineros

## reasons

feature-points = puntos ganados durante la partida
feature-courtiers = cortesanos
feature-warriors = guerreros
feature-gardeners = jardineros
feature-time = paso del tiempo
feature-goods = recursos, monedas y sellos
feature-cards = cartas de farol y dominio
feature-coming = aún por venir este turno
feature-rivals = mejor rival
reason-points-more = { $points ->
    [one] { $points } punto más enseguida
   *[other] { $points } puntos más enseguida
}
reason-points-less = { $points ->
    [one] { $points } punto menos enseguida
   *[other] { $points } puntos menos enseguida
}
reason-courtiers-more = { $points } más por los cortesanos
reason-courtiers-less = { $points } menos por los cortesanos
reason-warriors-more = { $points } más por los guerreros
reason-warriors-less = { $points } menos por los guerreros
reason-gardeners-more = { $points } más por los jardineros
reason-gardeners-less = { $points } menos por los jardineros
reason-time-more = { $points } más por el paso del tiempo
reason-time-less = { $points } menos por el paso del tiempo
reason-goods-more = recursos, monedas y sellos que valen { $points } más
reason-goods-less = recursos, monedas y sellos que valen { $points } menos
reason-cards-more = { $points } más por las cartas de farol y dominio
reason-cards-less = { $points } menos por las cartas de farol y dominio
reason-coming-more = { $points } más por lo que aún viene este turno
reason-coming-less = { $points } menos por lo que aún viene este turno
reason-rivals-more = el mejor rival pierde { $points }
reason-rivals-less = el mejor rival gana { $points }

## a clan in plain lines

line-points = Puntos: { $points }. Reserva: { $goods }.
line-courtiers = Cortesanos: { $gate } en las puertas, { $steward } con los mayordomos, { $diplomat } con los diplomáticos, { $daimyo } con el daimio.
line-warriors = Guerreros: { $of5 } en el campo de 5 (hierro), { $of3 } en el de 3, { $of1 } en el de 1.

## the board in plain lines

line-bridge = Dados del puente { $colour }, de izquierda a derecha: { $dice }.
line-garden = { $garden }: cuesta { $food } de comida, vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al final. Da: { $effect }. Jardineros: { $clans }.
line-garden-acts = Este jardín se activa al final de esta ronda.
line-favours = Favores del daimio: { $favours }.
line-taken = tomado ({ $clan })
line-space = { $space }: valor { $value }, dados: { $dice }, { $room ->
    [-1] caben los que se quiera
    [0] no cabe ninguno más
    [one] cabe { $room } más
   *[other] caben { $room } más
}.
line-stack = Casilla { $space }: { $clans }.
line-all = Todo esto: { $effects }.
line-either = A elegir: { $effects }.
line-light = Frente a una loseta de color { $tile }, acción de fondo claro: { $effects }.
line-dark = Frente a una loseta de color { $tile }, acción de fondo oscuro: { $effects }.
line-yard = { $yard }: un guerrero vale { $value } por cada cortesano en el castillo. Da: { $effects }. Guerreros: { $clans }.
line-domain-row = Fila de los { $row }: dado { $die }; da: { $rewards }; aún cubierto: { $covered }; después: { $action }.
