game-title = Shitennō
game-line = Cuatro generales se reparten títulos, tropas y koku, y ganan las provincias de Japón.
nothing = nada

## words

verb-general = { $thing }
verb-take = Añadir { $thing }
verb-seal = Con la loseta de { $thing }
verb-accept = Aceptar el lote
verb-refuse = Rechazar el lote
verb-lot = Tomar el lote { $thing }
verb-march = { $thing }, con tropas
verb-bribe = { $thing }, con koku
verb-spend = Descartar { $thing }
verb-draw = Usar una loseta de Robo
verb-gild = Dorar { $thing }
verb-pass = Terminar aquí

## things

thing-honda = Honda Tadakatsu
thing-sakakibara = Sakakibara Yasumasa
thing-sakai = Sakai Tadatsugu
thing-ii = Ii Naomasa
thing-samurai = Samurái
thing-bushi = Bushi
thing-sohei = Sōhei
thing-shinobi = Shinobi
thing-samurai-samurai = Samurái+Samurái
thing-bushi-bushi = Bushi+Bushi
thing-sohei-sohei = Sōhei+Sōhei
thing-shinobi-shinobi = Shinobi+Shinobi
thing-samurai-bushi = Samurái+Bushi
thing-samurai-sohei = Samurái+Sōhei
thing-samurai-shinobi = Samurái+Shinobi
thing-bushi-sohei = Bushi+Sōhei
thing-bushi-shinobi = Bushi+Shinobi
thing-sohei-shinobi = Sōhei+Shinobi
thing-koku-1 = 1 koku
thing-koku-2 = 2 koku
thing-koku-3 = 3 koku
thing-exchange = Intercambio
thing-plus-one = +1
thing-draw = Robo
thing-daimyo = Daimyō
thing-shomyo = Shōmyō
thing-sensei = Sensei
thing-hatamoto = Hatamoto
thing-seal-1 = 1 sello (Hatamoto)
thing-seal-2 = 2 sellos (Sensei)
thing-seal-3 = 3 sellos (Shōmyō)
thing-seal-4 = 4 sellos (Daimyō)
thing-lot-a = A
thing-lot-b = B
thing-chugoku = Chūgoku
thing-chubu = Chūbu
thing-hokkaido = Hokkaidō
thing-kyushu = Kyūshū
thing-tohoku = Tōhoku
thing-shikoku = Shikoku
thing-kansai = Kansai
thing-kanto = Kantō

## questions

ask-SHI-01 = Elija su general.
ask-SHI-13 = Es usted Tairō: forme un lote y ciérrelo con una loseta.
ask-SHI-18 = Es usted Tairō y quedan dos: reparta todo en dos lotes, primero el que tiene más sellos.
ask-SHI-18-choose = Elija uno de los dos lotes.
ask-SHI-14 = ¿Acepta el lote?
ask-SHI-20 = Tome una provincia o termine su turno.
ask-SHI-22-pay = Descarte las tropas para su provincia.
ask-SHI-23-pay = Descarte los koku para su provincia.
ask-SHI-42 = Es usted Sensei: ¿cuál de sus kamons se dora?

## what the table waits for, as the others read it: “Waiting for Ann: …”

awaited-SHI-01 = elegir un general
awaited-SHI-13 = formar un lote
awaited-SHI-18 = repartir las cartas en dos lotes
awaited-SHI-18-choose = elegir uno de los dos lotes
awaited-SHI-14 = aceptar o rechazar el lote
awaited-SHI-20 = tomar una provincia o terminar el turno
awaited-SHI-22-pay = tomar una provincia o terminar el turno
awaited-SHI-23-pay = tomar una provincia o terminar el turno
awaited-SHI-42 = dorar un kamon, o ninguno

## events

event-chose-general = { $seat } es { $general }.
event-dealt-title = { $seat } empieza como { $title }.
event-dealt-cards = Recibe usted { $cards }.
event-laid-out = { $seat } es Tairō y muestra { $cards }.
event-offered = { $seat } ofrece un lote: { $cards }, con { $seal }.
event-refused = { $seat } lo rechaza.
event-took-lot = { $seat } toma { $cards }, con { $seal }.
event-kept-lot = Todos lo han rechazado: { $seat } se queda { $cards }, con { $seal }.
event-split = { $seat } forma dos lotes. A: { $cards }, con { $seal }. B: { $rest }, con { $other }.
event-new-title = { $seat } es ahora { $title }.
event-conquered = { $seat } toma la posición { $position } de { $province } por { $paid }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-won-tile = { $seat } gana una loseta de bonus: { $bonus }.
event-uncovered = La puerta de { $province } muestra ahora { $troop }.
event-drew = { $seat } usa una loseta de Robo y roba una carta de tropa.
event-drew-card = Roba usted { $card }.
event-drew-nothing = { $seat } usa una loseta de Robo, pero no queda ninguna carta que robar.
event-reshuffled = El descarte de tropas se baraja y forma un mazo nuevo.
event-gilded = { $seat } dora un kamon: { $kamon }.
event-ended-turn = { $seat } ha terminado su turno.
event-last-kamon = A { $seat } no le queda ningún kamon: la partida termina.
event-last-koku = El mazo de koku está vacío: la partida termina.
event-counted-koku = { $seat } cuenta { $points } por los koku en mano.
event-won-province = { $seat } tiene la mayoría en { $province }: { $points } puntos.
event-favourite = { $seat } es el favorito del sogún, con { $points } puntos.

## the terminal's board

labelled = { $label }: { $text }
discard = Descarte de tropas
hand = Su mano
shared = Por repartir
the-lot = El lote
lot-a = Lote A
lot-b = Lote B
year = Año { $year }
decks = Mazos: { $troops } cartas de tropa, { $koku } cartas de koku
column-player = Jugador
column-title = Título
column-points = Puntos
column-kamons = Kamons
column-cards = Cartas
column-tiles = Losetas de bonus
column-province = Provincia
column-troops = Tropas
column-koku = Kokus
column-positions = Posiciones
column-majority = Mayoría
line-player = { $player } ({ $general }), { $title }. Puntos: { $points }. Kamons restantes: { $kamons }. Cartas: { $cards }. Losetas: { $tiles }.
line-province = { $province }: { $troops }, o { $koku } koku. Kamons: { $kamons }
line-full = { $province } está llena: { $kamons }

## reasons

feature-positions = provincias
feature-title = título
feature-majorities = mayorías
feature-majority = mayoría en { $thing }
feature-troops = tropas en mano
feature-tiles = fichas de bonificación
feature-koku = koku
feature-rivals = mejor rival
reason-positions-more = { $points } más por las provincias tomadas
reason-positions-less = { $points } menos por las provincias tomadas
reason-title-more = { $points } más por el título
reason-title-less = { $points } menos por el título
reason-majority-more = { $points } más por la mayoría en { $thing }
reason-majority-less = { $points } menos por la mayoría en { $thing }
reason-troops-more = conserva tropas que valen { $points } más
reason-troops-less = gasta tropas que valen { $points } más
reason-koku-more = { $points ->
        [one] conserva { $points } koku más
       *[other] conserva { $points } koku más
    }
reason-koku-less = { $points ->
        [one] gasta { $points } koku más
       *[other] gasta { $points } koku más
    }
reason-tiles-more = { $points } más por las fichas de bonificación
reason-tiles-less = { $points } menos por las fichas de bonificación
reason-rivals-more = el mejor rival pierde { $points }
reason-rivals-less = el mejor rival gana { $points }
