## Shitennō's board in the page

shitenno-map = Mapa de Japón: ocho provincias
shitenno-map-tab = Mapa
shitenno-show = Qué mostrar
shitenno-generals = Los generales
shitenno-seals = { $n ->
    [one] { $n } sello
   *[other] { $n } sellos
    }
shitenno-kamons = { $n ->
    [one] queda { $n } kamon
   *[other] quedan { $n } kamons
}
shitenno-cards = { $n ->
    [one] { $n } carta en la mano
   *[other] { $n } cartas en la mano
}
shitenno-no-cards = Tu mano está vacía.
shitenno-close = Cerrar

shitenno-sharing = El reparto
shitenno-tairo = Tairō
shitenno-chooses = elige
shitenno-is-offered = responde
shitenno-refused = ha rechazado
shitenno-waits = espera
shitenno-lot-how = Toca cartas para ponerlas en el lote y después una loseta.
shitenno-split-how = Toca una carta para cambiarla de lote; da una loseta a cada lote.
shitenno-tile-of-lot = La loseta de este lote
shitenno-no-card-in-lot = ninguna carta
shitenno-offer = Ofrecer este lote
shitenno-split-offer = Ofrecer estos dos lotes
shitenno-tile-first = Elige antes una loseta

shitenno-campaign = La campaña
shitenno-tap-a-province = Toca una provincia para tomarla, o termina tu turno.
shitenno-with-troops = Con tropas
shitenno-with-koku = Con koku
shitenno-koku-in-hand = { $n } koku en la mano
shitenno-majority = Mayoría ahora
shitenno-nobody = nadie
shitenno-to-be-had = Ganarías
shitenno-at-once = { $n ->
    [one] { $n } punto ahora
   *[other] { $n } puntos ahora
    }
shitenno-majority-won = La mayoría pasa a ser tuya
shitenno-majority-kept = La mayoría sigue siendo tuya
shitenno-majority-of-other = { $player } conserva la mayoría
shitenno-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
shitenno-full = Las cuatro posiciones están ocupadas.
shitenno-a-kamon = Por kamon
shitenno-provinces-held = Mayorías

shitenno-paying = El pago
shitenno-laid = Pagado hasta ahora
shitenno-lay-how = Toca cartas de tu mano, o elige una de las formas de abajo.
shitenno-ways = { $n ->
    [one] Una forma de pagar
   *[other] { $n } formas de pagar, primero la más barata
}
shitenno-pay = Pagar así
shitenno-pay-cheapest = Pagar lo más barato
shitenno-or-alike = O usa cartas equivalentes: tócalas en tu mano.

shitenno-gilding = Un kamon a su cara dorada
shitenno-gilding-how = Un kamon dorado cuenta doble en la mayoría de su provincia.
shitenno-gild-none = No girar ninguno

shitenno-final-count = El recuento final
shitenno-skip = Mostrar todo
shitenno-from-positions = Posiciones
shitenno-from-titles = Títulos
shitenno-from-koku = Koku
shitenno-favourite = { $player } gana el favor del shogun.

## the credits page

shitenno-map-credit = El mapa de Japón procede de @svg-maps/japan de Victor Cazanave, a partir de MapSVG (mapsvg.com). Modificado: las prefecturas se unen en ocho provincias y se simplifican; faltan Okinawa y las islas más pequeñas. Licencia:
