game-title = Senji
game-line = Seis familias intercambian rehenes, guerrean y reúnen flores: ¿quién será shogun?
nothing = —

## options

option-goal = Honor para ganar
option-goal-60 = 60
option-goal-40 = 40 (partida corta)
option-kami = Kamis
option-kami-no = sin
option-kami-yes = con
option-imperial = Tropas imperiales (3 jugadores)
option-imperial-no = sin
option-imperial-yes = con
option-umeko = Umeko intercambia
option-umeko-diplomacy = una carta de diplomacia
option-umeko-hanafuda = una carta hanafuda, como en la primera edición
option-sets = Una serie diplomática tiene
option-sets-families = una carta de cada una de las otras cinco familias
option-sets-opponents = una carta de cada adversario presente y otras cualesquiera
option-executions = Rehenes ejecutados en un combate
option-executions-any = sin límite
option-executions-one = uno como máximo
option-offers = Ofertas por familia cada invierno
option-offers-12 = 12
option-offers-6 = 6
option-offers-24 = 24
option-winter = Duración del invierno, en segundos
option-winter-240 = 240
option-winter-120 = 120
option-winter-360 = 360

## words

verb-family = { $thing }
verb-keep = Elegir a { $thing }
verb-name = Nombrar { $thing }
verb-place = Colocar: { $thing }
verb-host = La familia { $thing } recibe al emperador
verb-to = Hacer una oferta a { $thing }
verb-give = Dar { $thing }, boca arriba
verb-give-hidden = Dar { $thing }, boca abajo
verb-want = Pedir { $thing }
verb-send = Enviar la oferta
verb-scrap = Romper el borrador
verb-accept = Aceptar la oferta de { $thing }
verb-decline = Rechazar la oferta de { $thing }
verb-withdraw = Retirar la oferta hecha a { $thing }
verb-hand-over = Entregar estas cartas
verb-call-off = Desistir y rechazar la oferta
verb-bid = Pujar por { $thing }
verb-stake = Pujar con { $thing }
verb-unbid = Recuperar la puja por { $thing }
verb-ready = He terminado
verb-not-ready = Seguir negociando
verb-time = Se acabó el tiempo
verb-look = Mirar la mano de { $thing }
verb-produce = Producción: { $thing }
verb-recruit = Reclutamiento: { $thing }
verb-move = Movimiento: { $thing }
verb-fleet-north = Flota del norte: { $thing }
verb-fleet-south = Flota del sur: { $thing }
verb-march = Marchar: { $thing }
verb-sail = Hacerse a la mar: { $thing }
verb-raid = Incursión: { $thing }
verb-land = Desembarcar: { $thing }
verb-units = { $thing } unidades
verb-with = Con { $thing }
verb-lose = Perder una unidad en ruta ({ $thing })
verb-fight = Combatir ahora: { $thing }
verb-discard = Descartar { $thing }
verb-execute = Ejecutar: { $thing }
verb-spare = Perdonar a los rehenes
verb-retreat = Retirarse a { $thing }
verb-stand = Resistir y combatir
verb-reroll = Volver a tirar un dado: { $thing }
verb-support = Jugar { $thing }
verb-second = Y también { $thing }
verb-next = Le toca a { $thing }
verb-call = Cobrar: { $thing }
verb-show = Mostrar { $thing }
verb-pick = Quedarse con { $thing }
verb-set = Devolver cinco cartas de diplomacia
verb-short-set = Devolver cuatro cartas de diplomacia (Ōtani)
verb-return = Devolver { $thing }
verb-combine = Descartar: { $thing }
verb-lay = Con { $thing }
verb-station = Colocar: { $thing }
verb-expose = Exponer: { $thing }
verb-recall = Retirar de la exposición: { $thing }
verb-hire = Contratar mercenarios: { $thing }
verb-hire-samurai = Contratar también a un samurái
verb-refresh = Cambiar cartas (Fukushima)
verb-swap = Imponer un intercambio a { $thing } (Umeko)
verb-swap-card = Intercambiar { $thing }
verb-swap-flower = Intercambiar { $thing }
verb-kami = Invocar al kami de { $thing }
verb-take = Tomar { $thing }
verb-draw = Tomar { $thing }
verb-seppuku = Seppuku: { $thing }
verb-enough = Eso es todo
verb-done = Terminar mi otoño

## things

thing-cherry = Cerezo
thing-dragon = Dragón
thing-mask = Máscara
thing-fan = Abanico
thing-lotus = Loto
thing-sabre = Sable
thing-emperor = Emperador
thing-chikuzen = Chikuzen
thing-bungo = Bungo
thing-satsuma = Satsuma
thing-shikoku = Shikoku
thing-nagato = Nagato
thing-aki = Aki
thing-izumo = Izumo
thing-harima = Harima
thing-kii = Kii
thing-yamashiro = Yamashiro
thing-echizen = Echizen
thing-owari = Owari
thing-echigo = Echigo
thing-suruga = Suruga
thing-musashi = Musashi
thing-dewa = Dewa
thing-iwaki = Iwaki
thing-mutsu = Mutsu
thing-north = mar del Norte
thing-south = mar del Sur
thing-north-sea = mar del Norte
thing-south-sea = mar del Sur
thing-akashi = Akashi
thing-baba = Baba
thing-chosogabe = Chōsogabe
thing-daisuke = Daisuke
thing-ekes = Ekes
thing-fukushima = Fukushima
thing-gamo = Gamō
thing-hosokawa = Hosokawa
thing-ishida = Ishida
thing-kuroda = Kuroda
thing-mori = Mōri
thing-naoe = Naoe
thing-otani = Ōtani
thing-sanada = Sanada
thing-torii = Torii
thing-umeko = Umeko
thing-wakizaka = Wakizaka
thing-yamagata = Yamagata
thing-cherry-family-1a = hijo Cerezo (1)
thing-cherry-family-2a = esposa Cerezo (2)
thing-cherry-family-3a = abuelo Cerezo (3)
thing-cherry-family-4a = heredero Cerezo (4)
thing-dragon-family-1a = hijo Dragón (1)
thing-dragon-family-2a = esposa Dragón (2)
thing-dragon-family-3a = abuelo Dragón (3)
thing-mask-family-1a = hijo Máscara (1)
thing-mask-family-2a = esposa Máscara (2)
thing-mask-family-3a = abuelo Máscara (3)
thing-fan-family-1a = hijo Abanico (1)
thing-fan-family-1b = sobrino Abanico (1)
thing-fan-family-2a = esposa Abanico (2)
thing-fan-family-3a = abuelo Abanico (3)
thing-lotus-family-2a = esposa Loto (2)
thing-lotus-family-2b = hermana Loto (2)
thing-lotus-family-3a = abuelo Loto (3)
thing-lotus-family-3b = abuela Loto (3)
thing-sabre-family-1a = hijo Sable (1)
thing-sabre-family-1b = sobrino Sable (1)
thing-sabre-family-2a = esposa Sable (2)
thing-sabre-family-3a = abuelo Sable (3)
thing-cherry-support-1a = apoyo Cerezo 1
thing-cherry-support-2a = apoyo Cerezo 2
thing-cherry-support-3a = apoyo Cerezo 3
thing-cherry-support-0 = señuelo Cerezo
thing-dragon-support-1a = apoyo Dragón 1
thing-dragon-support-1b = apoyo Dragón 1′
thing-dragon-support-2a = apoyo Dragón 2
thing-dragon-support-3a = apoyo Dragón 3
thing-dragon-support-0 = señuelo Dragón
thing-mask-support-1a = apoyo Máscara 1
thing-mask-support-2a = apoyo Máscara 2
thing-mask-support-3a = apoyo Máscara 3
thing-mask-support-4a = apoyo Máscara 4
thing-mask-support-0 = señuelo Máscara
thing-fan-support-1a = apoyo Abanico 1
thing-fan-support-2a = apoyo Abanico 2
thing-fan-support-3a = apoyo Abanico 3
thing-fan-support-0 = señuelo Abanico
thing-lotus-support-1a = apoyo Loto 1
thing-lotus-support-1b = apoyo Loto 1′
thing-lotus-support-2a = apoyo Loto 2
thing-lotus-support-3a = apoyo Loto 3
thing-lotus-support-0 = señuelo Loto
thing-sabre-support-2a = apoyo Sable 2
thing-sabre-support-2b = apoyo Sable 2′
thing-sabre-support-3a = apoyo Sable 3
thing-sabre-support-3b = apoyo Sable 3′
thing-sabre-support-0 = señuelo Sable
thing-cherry-trade-1a = comercio Cerezo 1
thing-cherry-trade-1b = comercio Cerezo 1′
thing-cherry-trade-2a = comercio Cerezo 2
thing-cherry-trade-3a = comercio Cerezo 3
thing-dragon-trade-1a = comercio Dragón 1
thing-dragon-trade-2a = comercio Dragón 2
thing-dragon-trade-3a = comercio Dragón 3
thing-dragon-trade-4a = comercio Dragón 4
thing-mask-trade-1a = comercio Máscara 1
thing-mask-trade-1b = comercio Máscara 1′
thing-mask-trade-2a = comercio Máscara 2
thing-mask-trade-3a = comercio Máscara 3
thing-fan-trade-2a = comercio Abanico 2
thing-fan-trade-2b = comercio Abanico 2′
thing-fan-trade-3a = comercio Abanico 3
thing-fan-trade-3b = comercio Abanico 3′
thing-lotus-trade-1a = comercio Loto 1
thing-lotus-trade-2a = comercio Loto 2
thing-lotus-trade-3a = comercio Loto 3
thing-sabre-trade-1a = comercio Sable 1
thing-sabre-trade-2a = comercio Sable 2
thing-sabre-trade-3a = comercio Sable 3
thing-any-card = una carta cualquiera
thing-any-hostage = un rehén cualquiera
thing-any-hostage-2 = un rehén de 2 o más
thing-any-hostage-3 = un rehén de 3 o más
thing-any-support = un apoyo cualquiera
thing-any-support-2 = un apoyo de 2 o más
thing-any-support-3 = un apoyo de 3 o más
thing-any-trade = una carta de comercio cualquiera
thing-any-trade-2 = una carta de comercio de 2 o más
thing-any-trade-3 = una carta de comercio de 3 o más
thing-any-cherry-card = una carta cualquiera de Cerezo
thing-any-cherry-hostage = un rehén de Cerezo
thing-any-cherry-support = un apoyo de Cerezo
thing-any-cherry-trade = una carta de comercio de Cerezo
thing-any-dragon-card = una carta cualquiera de Dragón
thing-any-dragon-hostage = un rehén de Dragón
thing-any-dragon-support = un apoyo de Dragón
thing-any-dragon-trade = una carta de comercio de Dragón
thing-any-mask-card = una carta cualquiera de Máscara
thing-any-mask-hostage = un rehén de Máscara
thing-any-mask-support = un apoyo de Máscara
thing-any-mask-trade = una carta de comercio de Máscara
thing-any-fan-card = una carta cualquiera de Abanico
thing-any-fan-hostage = un rehén de Abanico
thing-any-fan-support = un apoyo de Abanico
thing-any-fan-trade = una carta de comercio de Abanico
thing-any-lotus-card = una carta cualquiera de Loto
thing-any-lotus-hostage = un rehén de Loto
thing-any-lotus-support = un apoyo de Loto
thing-any-lotus-trade = una carta de comercio de Loto
thing-any-sabre-card = una carta cualquiera de Sable
thing-any-sabre-hostage = un rehén de Sable
thing-any-sabre-support = un apoyo de Sable
thing-any-sabre-trade = una carta de comercio de Sable
thing-red-1 = Rojo 1
thing-red-2 = Rojo 2 ▮ tanzaku
thing-red-3 = Rojo 3
thing-red-4 = Rojo 4 ❖ animal
thing-red-5 = Rojo 5
thing-red-6 = Rojo 6 ❖ animal
thing-red-7 = Rojo 7
thing-red-8 = Rojo 8
thing-red-9 = Rojo 9 ▮ tanzaku
thing-red-10 = Rojo 10 ▮ tanzaku
thing-red-11 = Rojo 11
thing-red-12 = Rojo 12 ☀ sol
thing-green-1 = Verde 1
thing-green-2 = Verde 2 ❖ animal
thing-green-3 = Verde 3 ☀ sol
thing-green-4 = Verde 4
thing-green-5 = Verde 5 ▮ tanzaku
thing-green-6 = Verde 6
thing-green-7 = Verde 7 ▮ tanzaku
thing-green-8 = Verde 8 ❖ animal
thing-green-9 = Verde 9
thing-green-10 = Verde 10
thing-green-11 = Verde 11 ▮ tanzaku
thing-green-12 = Verde 12
thing-blue-1 = Azul 1 ▮ tanzaku
thing-blue-2 = Azul 2
thing-blue-3 = Azul 3
thing-blue-4 = Azul 4 ▮ tanzaku
thing-blue-5 = Azul 5
thing-blue-6 = Azul 6
thing-blue-7 = Azul 7 ❖ animal
thing-blue-8 = Azul 8 ☀ sol
thing-blue-9 = Azul 9
thing-blue-10 = Azul 10 ❖ animal
thing-blue-11 = Azul 11 ☀ sol
thing-blue-12 = Azul 12
thing-gold-1 = Oro 1 ☀ sol
thing-gold-2 = Oro 2
thing-gold-3 = Oro 3 ▮ tanzaku
thing-gold-4 = Oro 4
thing-gold-5 = Oro 5 ❖ animal
thing-gold-6 = Oro 6 ▮ tanzaku
thing-gold-7 = Oro 7
thing-gold-8 = Oro 8
thing-gold-9 = Oro 9 ❖ animal
thing-gold-10 = Oro 10
thing-gold-11 = Oro 11 ❖ animal
thing-gold-12 = Oro 12
thing-four-suns = cuatro soles
thing-five-tanzaku = cinco tanzaku
thing-seven-tanzaku = siete tanzaku
thing-four-animals = cuatro animales
thing-month = un mes completo
thing-long-run = una escalera de cinco
thing-short-run = una escalera de tres
thing-five-of-colour = cinco cartas de un color
thing-three-of-number = tres cartas de un mismo número
thing-production = producción
thing-order-recruit = reclutamiento
thing-order-move = movimiento
thing-recruit = reclutamiento
thing-move = movimiento
thing-place-0 = ninguna unidad
thing-place-0-samurai = solo el samurái
thing-place-1 = 1 unidad
thing-place-1-samurai = 1 unidad y el samurái
thing-place-2 = 2 unidades
thing-place-2-samurai = 2 unidades y el samurái
thing-place-3 = 3 unidades
thing-place-3-samurai = 3 unidades y el samurái
thing-0 = 0
thing-1 = 1
thing-2 = 2
thing-3 = 3
thing-4 = 4
thing-5 = 5
thing-6 = 6
word-units-0 = Ninguna unidad
word-units-1 = 1 unidad
thing-sun = sol
thing-animal = animal
thing-tanzaku = tanzaku

## questions

ask-SEN-06 = Elige tu familia.
ask-SEN-03 = Elige a uno de los tres samuráis: empezarás con tanto honor como valga él.
ask-SEN-04 = Recibes al emperador: nombra una provincia; su dueño colocará piezas en ella.
ask-SEN-04-place = ¿Qué colocas en esta provincia?
ask-SEN-11 = Varias familias empatan a honor: ¿a cuál visita el emperador?
ask-SEN-80-naoe = Naoe puede mirar las cartas de un adversario. ¿De quién?
ask-SEN-20 = Invierno: negocia, o indica que has terminado.
ask-SEN-20-draft = Tu oferta: primero las cartas que das y después las que pides, por su nombre o por su tipo.
ask-SEN-20-reply = Aceptas: ¿qué cartas entregas, boca arriba o boca abajo?
ask-SEN-20-waiting = Has terminado de negociar. Puedes cambiar de opinión.
ask-SEN-20-clock = Corre el tiempo.
ask-SEN-27 = ¿Con qué cartas propias pujas?
ask-SEN-91 = ¿De quién miras las cartas de diplomacia?
ask-SEN-91-take = ¿Qué carta tomas?
ask-SEN-30 = Primavera: da una orden a cada una de tus provincias.
ask-SEN-40 = Recibes al emperador: ¿qué provincia o flota actúa ahora?
ask-SEN-80-sift = Chōsogabe conserva dos cartas: ¿cuál descartas?
ask-SEN-43 = ¿Adónde van tus tropas?
ask-SEN-46 = ¿Qué hace tu flota: quedarse, navegar, desembarcar o hacer una incursión?
ask-SEN-43-units = ¿Cuántas unidades van?
ask-SEN-43-samurai = ¿Qué samuráis las acompañan?
ask-SEN-43-fight = ¿Qué combate se libra primero?
ask-SEN-45 = ¿Qué grupo sufre la pérdida en el mar?
ask-SEN-55 = Te atacan. ¿Ejecutas a un rehén?
ask-SEN-80-sanada = Sanada puede retirarse con todas tus piezas. ¿Combates o te retiras?
ask-SEN-93 = ¿Invocas a un kami militar para volver a tirar dados?
ask-SEN-93-dice = ¿Qué dados vuelves a tirar?
ask-SEN-53 = ¿Qué carta de apoyo juegas?
ask-SEN-80-baba = Baba: ¿una segunda carta de apoyo?
ask-SEN-60-next = ¿A qué familia le toca ahora en otoño?
ask-SEN-60 = Otoño: ¿qué haces?
ask-SEN-25 = ¿Qué cartas hanafuda muestras?
ask-SEN-25-keep = ¿Con qué carta te quedas?
ask-SEN-62 = ¿Qué carta devuelves?
ask-SEN-63 = ¿Qué carta forma parte de la combinación?
ask-SEN-63-samurai = ¿Con qué samurái te quedas?
ask-SEN-63-station = ¿En qué provincia lo colocas?
ask-SEN-66 = ¿Cuántos mercenarios contratas?
ask-SEN-66-samurai = ¿Y un samurái, por 6 de honor?
ask-SEN-80-fukushima = Fukushima: ¿qué cartas cambias?
ask-SEN-80-umeko = Umeko: ¿qué carta das?
ask-SEN-92 = ¿Qué carta del mazo tomas?

## what the table waits for, as the others read it: “Waiting for Ann: …”

awaited-SEN-06 = elegir una familia
awaited-SEN-03 = elegir un samurái
awaited-SEN-04 = nombrar una provincia
awaited-SEN-04-place = colocar piezas en una provincia
awaited-SEN-11 = elegir quién recibe al emperador
awaited-SEN-80-naoe = mirar o no una mano con Naoe
awaited-SEN-20 = negociar
awaited-SEN-20-draft = negociar
awaited-SEN-20-reply = negociar
awaited-SEN-20-waiting = negociar
awaited-SEN-20-clock = el fin del invierno
awaited-SEN-27 = negociar
awaited-SEN-91 = elegir una mano que mirar
awaited-SEN-91-take = tomar una carta de una mano
awaited-SEN-30 = dar sus órdenes
awaited-SEN-40 = elegir qué actúa ahora
awaited-SEN-80-sift = elegir cartas que descartar
awaited-SEN-43 = mover tropas
awaited-SEN-46 = mover la flota
awaited-SEN-43-units = mover tropas
awaited-SEN-43-samurai = mover tropas
awaited-SEN-43-fight = elegir el primer combate
awaited-SEN-45 = elegir qué grupo sufre la pérdida en el mar
awaited-SEN-55 = ejecutar rehenes o perdonarlos
awaited-SEN-80-sanada = combatir o retirarse
awaited-SEN-93 = volver a tirar dados, o no
awaited-SEN-93-dice = elegir dados que volver a tirar
awaited-SEN-53 = elegir una carta de apoyo
awaited-SEN-80-baba = elegir una segunda carta de apoyo, o ninguna
awaited-SEN-60-next = elegir a quién le toca en otoño
awaited-SEN-60 = terminar el turno de otoño
awaited-SEN-25 = mostrar cartas hanafuda
awaited-SEN-25-keep = elegir una carta con la que quedarse
awaited-SEN-62 = terminar el turno de otoño
awaited-SEN-63 = terminar el turno de otoño
awaited-SEN-63-samurai = elegir un samurái que conservar
awaited-SEN-63-station = colocar a un samurái
awaited-SEN-66 = contratar mercenarios
awaited-SEN-66-samurai = contratar o no a un samurái
awaited-SEN-80-fukushima = cambiar cartas con Fukushima
awaited-SEN-80-umeko = elegir una carta que intercambiar
awaited-SEN-92 = tomar una carta del mazo

## events

event-chose-family = { $seat }: familia { $family }.
event-dealt-flowers = Recibes { $flowers }.
event-drew-samurai = Puedes elegir entre { $samurai }.
event-chose-samurai = { $samurai } sirve a { $seat }: { $honour } de honor.
event-rolled-for-host = Los dados del destino muestran { $dice }.
event-hosts = Ronda { $round }: el emperador visita a { $seat }.
event-named = { $seat } nombra { $province }.
event-placed = { $seat } levanta una fortaleza en { $province }. Unidades: { $units }; samurái: { $samurai }.
event-imperial-force = Una fuerza imperial de tres unidades se reúne en Shikoku, con { $samurai }.
event-turned-up = Salen a subasta: { $cards }.
event-still-up = Siguen en subasta: { $cards }.
event-card-returned = Vuelve a su familia: { $card }.
event-winter = Invierno de la ronda { $round }: las familias negocian.
event-looked-at = { $seat } mira las cartas de diplomacia de { $family }.
event-saw-hand = Mano de { $family }: { $cards }.
event-offer-came = { $hidden ->
        [0] Oferta de { $family }. Te da: { $open }; te pide: { $wanted }.
       *[other] { $open_count ->
            [0] Oferta de { $family }. Te da, boca abajo: { $hidden ->
                [one] { $hidden } carta
               *[other] { $hidden } cartas
            }; te pide: { $wanted }.
           *[other] Oferta de { $family }. Te da, boca arriba: { $open }; boca abajo: { $hidden ->
                [one] { $hidden } carta
               *[other] { $hidden } cartas
            }; te pide: { $wanted }.
        }
    }
event-offer-gone = { $family } retira su oferta.
event-offer-declined = { $family } rechaza tu oferta.
event-card-laid = { $family } pone boca arriba para tu oferta: { $card }.
event-traded = Acuerdo con { $family }. Das: { $gave }; recibes: { $got }.
event-bid-laid = { $seat } añade una carta a su puja por { $lot }.
event-bid-taken-back = { $seat } recupera su puja por { $lot }.
event-is-ready = { $seat } ha terminado de negociar.
event-is-not-ready = { $seat } vuelve a negociar.
event-time-is-up = Se ha acabado el tiempo.
event-bid-revealed = { $seat } había pujado por { $lot } con { $cards }.
event-lot-won = { $seat } gana { $lot }.
event-lot-tied = Empate por { $lot }: las pujas quedan bloqueadas.
event-bid-locked = La puja de { $seat } queda bloqueada bajo { $lot }: { $cards }.
event-lot-unsold = Nadie ha pujado por { $lot }.
event-spring = Primavera de la ronda { $round }: se colocan las órdenes.
event-summer = Verano de la ronda { $round }: se ejecutan las órdenes.
event-revealed-order = { $power }, { $province }: { $order }.
event-produced = { $seat } roba { $count ->
    [one] { $count } carta hanafuda
   *[other] { $count } cartas hanafuda
}.
event-drew-flowers = Robas { $flowers }.
event-reshuffled = Los descartes hanafuda forman un nuevo mazo.
event-discarded = { $seat } descarta { $flowers }.
event-raised = { $power } recluta { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
} en { $province }.
event-moved = { $power } mueve tropas: { $place } → { $to }. Unidades: { $units }; samuráis: { $samurai }.
event-raid-rolled = { $power } cruza el mar y saca { $dice }. Unidades perdidas: { $lost }.
event-called-off = { $power } tiene seis provincias: se cancela el ataque a { $province }.
event-attacked = { $power } ataca a { $defender } en { $province }. Unidades: { $units }; samuráis: { $samurai }.
event-executed = { $seat } ejecuta a un rehén ({ $card }): +{ $gain } de honor, y −{ $loss } para el atacante.
event-retreated = { $power } se retira: { $province } → { $to }.
event-set-aside = Dados apartados por los samuráis: atacante { $attacker }, defensor { $defender }.
event-rolled = Los dados del destino: { $dice }.
event-rerolled = { $seat } invoca al kami de { $samurai }. Los dados son ahora { $dice }.
event-laid-open = { $seat } juega { $cards } boca arriba.
event-supported = Apoyo del atacante: { $attacker }. Apoyo del defensor: { $defender }.
event-totals = Puntos de combate: { $attacker } contra { $defender }.
event-tied = Empate en { $province }: el combate sigue.
event-tie-broken = Empate a puntos: gana { $samurai }.
event-won = { $seat } vence en { $province } y gana { $honour } de honor. Unidades perdidas entre ambos bandos: { $lost }.
event-took-province = { $power } toma { $province }.
event-died = { $samurai } muere.
event-autumn = Otoño de la ronda { $round }.
event-turn-of = Otoño: le toca a { $seat }.
event-called-in = { $seat } cobra { $card }.
event-was-shown = Te muestran { $flowers }.
event-kept-flower = Carta conservada: { $flower }.
event-returned-set = { $seat } ha devuelto una serie: +{ $honour } de honor, y −1 para cada jugador que recibió cartas.
event-combined = { $seat } descarta { $combination } ({ $flowers }): +{ $honour } de honor.
event-stationed = { $samurai } sirve a { $seat } ({ $place }): +{ $honour } de honor.
event-exposed = { $seat } expone a un rehén ({ $card }): +{ $honour } de honor.
event-recalled = { $seat } devuelve a la mano a un rehén ({ $card }): −{ $honour } de honor.
event-hired = { $seat } contrata { $units ->
    [one] { $units } mercenario
   *[other] { $units } mercenarios
} ({ $place }), por { $honour } de honor.
event-refreshed = { $seat } cambia { $flowers }.
event-swapped = { $seat } impone un intercambio a { $family }.
event-swapped-card = Das { $gave } y recibes { $got }.
event-used-kami = { $seat } invoca al kami de { $samurai }.
event-took-card = Tomas { $card } de { $family }.
event-card-taken = { $family } te quita { $card }.
event-took-flower = Tomas { $flower }.
event-did-seppuku = { $seat } ordena a { $samurai } cometer seppuku.
event-out = { $seat } se queda sin nada y sale de la partida.
event-last-round = Empate en cabeza: decidirá una última ronda.
event-shogun = { $seat } es shogun, con { $honour } de honor.

## the terminal's board

season-set-up = Preparación
season-emperor = Visita del emperador
season-winter = Invierno
season-spring = Primavera
season-summer = Verano
season-autumn = Otoño
season-over = Fin
round = { $round ->
    [0] { $season }.
   *[other] Ronda { $round } de { $most } como máximo, { $season }. Meta: { $goal } de honor al final de una ronda.
}
decks = Mazos: hanafuda { $flowers }, samuráis { $samurai }
hand = Tus cartas de diplomacia
flowers = Tus hanafuda
missing = Combinaciones: { $ready }. Falta una carta: { $near }
gain-samurai = { $count ->
    [one] { $count } samurái
   *[other] { $count } samuráis
}
hostages = Miembros de tu familia en manos de otros
hostage-at-risk = { $card }: { $players }; −{ $loss } si hay ejecución
hostage-exposed = { $card }: { $players }; a la vista
known = Lo que sabes de las cartas de { $player }
auction = Subasta
offers = Ofertas
offer-in = { $face_down ->
        [0] { $player } da: { $shown }; pide: { $wanted }
       *[other] { $shown_count ->
            [0] { $player } da, boca abajo: { $face_down }; pide: { $wanted }
           *[other] { $player } da, boca arriba: { $shown }, boca abajo: { $face_down }; pide: { $wanted }
        }
    }
offer-out = { $face_down ->
        [0] A { $player }. Das: { $shown }; pides: { $wanted }
       *[other] { $shown_count ->
            [0] A { $player }. Das, boca abajo: { $hidden }; pides: { $wanted }
           *[other] A { $player }. Das, boca arriba: { $shown }, boca abajo: { $hidden }; pides: { $wanted }
        }
    }
offer-reply = Aceptas la oferta de { $player }, que pide: { $wanted }. Entregas, boca arriba: { $shown }; boca abajo: { $hidden }
offer-laid = { $player } ha puesto boca arriba para tu oferta: { $laid }
bid-seen = { $bid } (boca arriba: { $cards })
lot-line = { $card }: { $bids }
filling-line = La provincia por ocupar: { $province }
fight-line = { $attacker } ataca a { $defender } en { $province }. Unidades: { $units }. El atacante gana el { $odds } % de las veces, sin contar las cartas boca abajo.
fight-stake = En juego: { $honour } de honor
fight-risk = Rehenes en peligro: el atacante puede perder hasta { $loss } de honor
fight-points = Puntos: { $points }. Dados: { $dice }
fight-laid = { $power } ha jugado boca arriba: { $cards }
fight-mine = Lo que añadirían tus cartas: { $cards }
target = { $province } { $odds } %
target-at-risk = { $province } { $odds } % (rehenes: hasta −{ $loss })
move-line = { $power } mueve tropas ({ $origin }): { $groups }
targets = Probabilidades con todo lo que te queda: { $targets }
column-player = Jugador
column-family = Familia
column-honour = Honor
column-provinces = Provincias
column-units = Unidades
column-cards = Cartas
column-flowers = Hanafuda
column-exposed = Rehenes
column-province = Provincia
column-owner = Dueño
column-samurai = Samuráis
column-order = Orden
column-borders = Vecinos
order-hidden = boca abajo
strait = { $province } (estrecho)
map-signs = ● unidad, ★ samurái, ▣ orden. Una línea doble es un estrecho: sus dos provincias son vecinas.
aid = Lo que dan las combinaciones: { $combinations }. { $cards } cartas de diplomacia de rivales devueltas: +{ $honour }
closed = Cerradas: { $provinces }
host = recibe al emperador
is-ready = ha terminado
is-out = eliminada
line-player = { $player }, { $family }: honor { $honour }, provincias { $provinces }, unidades { $units }, cartas de diplomacia { $cards }, hanafuda { $flowers }, rehenes: { $exposed }
line-province = { $province }: { $owner }, unidades: { $units }, samuráis: { $samurai }, orden: { $order }; linda con { $touching }
line-fleet = { $sea }: { $power }, unidades: { $units }, samuráis: { $samurai }

## fields of the view that the page would call otherwise

field-round = Ronda

## points by source

feature-war = combates
feature-sets = cartas de diplomacia devueltas
feature-samurai = samuráis
feature-hostages = rehenes expuestos
feature-executions = rehenes ejecutados
feature-lost = pagado y perdido

## reasons

feature-honour = honor
feature-board = provincias, unidades y samuráis
feature-diplomacy = cartas de diplomacia
feature-flowers = cartas hanafuda
feature-emperor = recibir al emperador
feature-deals = ofertas y pujas
feature-plans = órdenes y combates en curso
feature-rivals = mejor rival
reason-honour-more = { $points } más por el honor ganado
reason-honour-less = { $points } menos por el honor ganado
reason-board-more = { $points } más por las provincias, unidades y samuráis
reason-board-less = { $points } menos por las provincias, unidades y samuráis
reason-diplomacy-more = cartas de diplomacia que valen { $points } más
reason-diplomacy-less = cartas de diplomacia que valen { $points } menos
reason-flowers-more = { $points } más por las cartas hanafuda
reason-flowers-less = { $points } menos por las cartas hanafuda
reason-emperor-more = { $points } más por recibir al emperador
reason-emperor-less = { $points } menos por recibir al emperador
reason-deals-more = { $points } más por ofertas y pujas
reason-deals-less = { $points } menos por ofertas y pujas
reason-plans-more = { $points } más por las órdenes y combates en curso
reason-plans-less = { $points } menos por las órdenes y combates en curso
reason-rivals-more = el mejor rival pierde { $points }
reason-rivals-less = el mejor rival gana { $points }
