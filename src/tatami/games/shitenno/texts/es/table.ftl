game-title = Shitennō
game-line = Cuatro generales se reparten títulos, tropas y koku, y ganan las provincias de Japón.
nothing = —

## words

verb-general = { $thing }
verb-take = Añadir { $thing }
verb-seal = Con la loseta de { $thing }
verb-accept = Aceptar el lote
verb-refuse = Rechazar el lote
verb-lot = Tomar el lote { $thing }
verb-march = { $thing }, con tropas
verb-bribe = { $thing }, con koku
verb-spend = Pagar con { $thing }
verb-draw = Usar una loseta de Robo
verb-gild = Girar a la cara dorada: { $thing }
verb-pass = Terminar

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

ask-SHI-01 = Elige tu general.
ask-SHI-13 = Eres Tairō: forma un lote y ciérralo con una loseta.
ask-SHI-18 = Eres Tairō y solo quedáis dos: reparte todas las cartas en dos lotes. Forma primero el que tiene más sellos.
ask-SHI-18-choose = Elige uno de los dos lotes.
ask-SHI-14 = ¿Aceptas el lote?
ask-SHI-20 = Toma una provincia o termina tu turno.
ask-SHI-20-draw = Este año ya no puedes colocar más kamons: usa una loseta de Robo o termina tu turno.
ask-SHI-22-pay = Elige con qué tropas pagas la provincia.
ask-SHI-23-pay = Elige con qué koku pagas la provincia.
ask-SHI-42 = Eres Sensei: ¿qué kamon giras a su cara dorada?

## what the table waits for, as the others read it: “Waiting for Ann: …”

awaited-SHI-01 = elegir un general
awaited-SHI-13 = formar un lote
awaited-SHI-18 = repartir las cartas en dos lotes
awaited-SHI-18-choose = elegir uno de los dos lotes
awaited-SHI-14 = aceptar o rechazar el lote
awaited-SHI-20 = tomar una provincia o terminar el turno
awaited-SHI-20-draw = usar una loseta de Robo o terminar el turno
awaited-SHI-22-pay = tomar una provincia o terminar el turno
awaited-SHI-23-pay = tomar una provincia o terminar el turno
awaited-SHI-42 = girar un kamon a su cara dorada, o ninguno

## events

event-chose-general = { $seat } es { $general }.
event-dealt-title = { $seat } empieza como { $title }.
event-dealt-cards = Recibes { $cards }.
event-laid-out = { $seat } es Tairō. Cartas por repartir: { $cards }.
event-offered = { $cards_count ->
    [0] { $seat } ofrece un lote sin cartas, con { $seal }.
   *[other] { $seat } ofrece un lote: { $cards }, con { $seal }.
}
event-refused = { $seat } lo rechaza.
event-took-lot = { $cards_count ->
    [0] { $seat } toma un lote sin cartas, con { $seal }.
   *[other] { $seat } toma { $cards }, con { $seal }.
}
event-kept-lot = { $cards_count ->
    [0] Todos lo han rechazado: { $seat } se queda con un lote sin cartas, con { $seal }.
   *[other] Todos lo han rechazado: { $seat } se queda con { $cards } y { $seal }.
}
event-split = { $seat } forma dos lotes. Lote A: { $cards_count ->
    [0] sin cartas
   *[other] { $cards }
}, con { $seal }. Lote B: { $rest_count ->
    [0] sin cartas
   *[other] { $rest }
}, con { $other }.
event-new-title = { $seat } es ahora { $title }.
event-conquered = { $seat } toma la posición { $position } de { $province } por { $paid }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-won-tile = { $seat } gana una loseta de bonus: { $bonus }.
event-uncovered = La puerta de { $province } muestra ahora { $troop }.
event-drew = { $seat } usa una loseta de Robo y roba una carta de tropa.
event-drew-card = Robas { $card }.
event-drew-nothing = { $seat } usa una loseta de Robo, pero no queda ninguna carta que robar.
event-reshuffled = El descarte de tropas se baraja y forma un mazo nuevo.
event-gilded = { $seat } gira un kamon a su cara dorada: { $kamon }.
event-ended-turn = { $seat } ha terminado su turno.
event-last-kamon = A { $seat } no le queda ningún kamon: la partida termina.
event-last-koku = El mazo de koku está vacío: la partida termina.
event-counted-koku = { $seat } suma { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por los koku de su mano.
event-won-province = { $seat } tiene la mayoría en { $province }: { $points } puntos.
event-favourite = { $seat } gana el favor del shogun con { $points } puntos.

## the terminal's board

labelled = { $label }: { $text }
discard = Descarte de tropas
hand = Tu mano
hand-left = Tu mano, sin lo que ya has pagado
titles = Títulos
hand-of = Mano final de { $player }
count = { $player }: posiciones { $positions }, títulos { $titles }, koku { $koku }, mayorías { $majorities }; { $total } en total.
count-koku = { $player }: { $koku } koku en la mano, { $exchanged } más por Intercambio, { $added } más por +1.
count-no-koku = { $player } no tiene koku en la mano: una loseta +1 no tiene a qué sumarse.
shared = Por repartir
the-lot = El lote
lot-a = Lote A
lot-b = Lote B
year = Año { $year }
decks = Mazos: cartas de tropa { $troops }, cartas de koku { $koku }
column-player = Jugador
column-title = Título
column-points = Puntos
column-kamons = Kamons
column-cards = Cartas
column-tiles = Losetas de bonus
column-province = Provincia
column-troops = Tropas
column-koku = Koku
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
feature-tiles = losetas de bonus
feature-koku = koku
feature-rivals = mejor rival
reason-positions-more = { $points } más por las provincias tomadas
reason-positions-less = { $points } menos por las provincias tomadas
reason-title-more = { $points } más por el título
reason-title-less = { $points } menos por el título
reason-majority-more = { $points } más por la mayoría en { $thing }
reason-majority-less = { $points } menos por la mayoría en { $thing }
reason-troops-more = { $points } más por las tropas
reason-troops-less = { $points } menos por las tropas
reason-koku-more = { $points } koku más
reason-koku-less = { $points } koku menos
reason-tiles-more = { $points } más por las losetas de bonus
reason-tiles-less = { $points } menos por las losetas de bonus
reason-rivals-more = el mejor rival pierde { $points }
reason-rivals-less = el mejor rival gana { $points }

## what a choice costs, holds or brings

detail-lot = { $cards_count ->
    [0] sin cartas, con { $seal }
   *[other] { $cards }, con { $seal }
}
detail-title-daimyo = 2 puntos más por cada kamon que coloques
detail-title-shomyo = 1 punto más por cada kamon que coloques
detail-title-sensei = uno de tus kamons puede girar a su cara dorada
detail-title-hatamoto = vale por una tropa en una conquista
detail-costs-troops = cuesta { $troops }
detail-costs-koku = cuesta { $koku } koku
detail-pays = pagas { $paid } de inmediato
detail-ways = eliges cómo pagar
detail-brings = { $points ->
    [one] da { $points } punto
   *[other] da { $points } puntos
}
detail-majority-won = ganas la mayoría
detail-majority-kept = conservas la mayoría
detail-majority-theirs = mayoría: { $seat }
detail-completes = completa el pago
