## chapters

chapter-set-up = Preparación
chapter-even-year = Año par: el reparto
chapter-odd-year = Año impar: el control de las provincias
chapter-bonus-tiles = Losetas de bonus
chapter-titles = Títulos
chapter-end-of-the-game = Fin de la partida

## set-up

SHI-01 = Para 2, 3 o 4 jugadores. Cada uno elige un general distinto: Honda Tadakatsu, Ii Naomasa, Sakakibara Yasumasa o Sakai Tadatsugu. Los generales solo se diferencian en el nombre y el color.
    .ruling = Por orden de asiento, cada jugador nombra un general que nadie haya nombrado.
SHI-02 = Las 24 losetas de bonus se mezclan y se apilan de tres en tres en cada una de las 8 provincias, con la cara de tropa hacia arriba: solo se ve la loseta superior de cada pila, y su tropa es una de las que hacen falta para tomar el control de la provincia.
    .ruling = La cara de tropa de una loseta no revela su cara de bonus. Las caras de bonus de las pilas y las losetas situadas bajo la superior son secretas.
SHI-03 = Las 24 cartas de koku y las 34 cartas de tropa (24 simples, 10 dobles) se barajan y forman dos mazos boca abajo.
SHI-04 = Cada jugador dispone de 12 kamons de control con 2 jugadores, 10 con 3 y 8 con 4; los demás quedan fuera del juego. Todas las puntuaciones empiezan en 0.
SHI-05 = Cada jugador recibe al azar una loseta de título, que queda a la vista, y dos cartas de tropa, que mantiene en secreto. Los títulos no repartidos quedan junto al tablero con las cuatro losetas de jerarquía.
SHI-06 = El título, el general, las losetas de bonus ganadas, los kamons restantes y la puntuación están a la vista de todos; las cartas de la mano son secretas (el número de cartas de cada mano es público).
    .ruling = Un lote está a la vista de todos mientras se ofrece; una vez tomado, sus cartas pasan a una mano secreta. El descarte de tropas está a la vista; los mazos son secretos.
SHI-07 = En la partida se alternan años pares e impares; el primero es un año par.
SHI-08 = Una carta de tropa simple aporta una tropa; una carta doble, las dos tropas que muestra (que pueden ser dos veces la misma). Una carta de koku vale 1, 2 o 3 koku.
SHI-09 = Las cartas que no se gastan permanecen en la mano de un año a otro; no hay límite de cartas en la mano.
    .ruling = El reglamento no menciona ningún límite.

## even year

SHI-10 = El primer Tairō de un año par es el jugador con el título más alto (más sellos: Daimyō 4, Shōmyō 3, Sensei 2, Hatamoto 1).
SHI-11 = El primer Tairō revela a la vista de todos cartas de tropa y de koku: 4 de tropa y 2 de koku con 2 jugadores, 6 y 3 con 3 jugadores, 8 y 4 con 4 jugadores; además, toma las cuatro losetas de jerarquía.
SHI-12 = Cuando se agota el mazo de tropas, el descarte de tropas se baraja para formar un mazo nuevo y se sigue robando. El mazo de koku nunca se vuelve a formar.
    .ruling = El descarte se baraja cuando hay que robar una carta de tropa y el mazo está vacío, también en el caso de una loseta de Robo, y no antes. Si el mazo y el descarte juntos no bastan, se roban menos cartas. Los reglamentos barajan en cuanto el mazo se vacía; nosotros esperamos a que haya que robar: así las cartas descartadas entretanto están en el mazo nuevo, como cuando solo se baraja al necesitarlo. Al mazo de koku no le pueden faltar cartas: 24 es múltiplo de 2, de 3 y de 4.
SHI-13 = El Tairō forma un lote: cualquier número de las cartas por repartir más exactamente una de las losetas de jerarquía restantes.
    .ruling = El Tairō elige la loseta. Un lote puede constar de una loseta de jerarquía sin ninguna carta, o incluir todas las cartas que quedan. El lote se anota carta por carta, por orden de clases (tropas simples, tropas dobles, koku), y su loseta en último lugar; puede formarse en cualquier orden.
SHI-14 = El lote se ofrece a los jugadores que aún no tienen lote, de uno en uno y por orden de títulos a partir del Tairō. Quien lo acepta se lleva las cartas a la mano junto con la loseta de jerarquía, y ya no participa en el reparto de ese año.
    .ruling = Siempre según los títulos vigentes, del más alto al más bajo, omitiendo al Tairō y a quienes ya tienen lote; cada lote nuevo vuelve a empezar por el título más alto.
SHI-15 = Quien rechaza un lote sigue sin lote, y este se ofrece al siguiente jugador por orden de títulos que no tenga ninguno; un lote se ofrece una sola vez a cada jugador.
SHI-16 = Tras una aceptación, el mismo Tairō forma un lote nuevo con lo que queda y lo ofrece, por orden de títulos, a quienes siguen sin lote; pero cuando solo dos jugadores están sin lote, se aplica en su lugar SHI-18.
SHI-17 = Un lote rechazado por todos aquellos a quienes se ofreció pasa al Tairō, que está obligado a quedárselo y no recibe ningún otro ese año. El siguiente jugador por orden de títulos que no tenga lote se convierte en Tairō, con las cartas y las losetas de jerarquía restantes (y las divide de inmediato en dos lotes si se aplica SHI-18).
SHI-18 = Con 2 jugadores, o en cuanto solo dos jugadores están sin lote, el Tairō divide todo lo que queda en dos lotes, cada uno con una loseta de jerarquía; el otro jugador elige uno de ellos y el Tairō se queda con el otro.
    .ruling = Todas las cartas restantes van a los dos lotes; un lote puede no contener ninguna carta. El Tairō elige las dos losetas; con 2 o 3 jugadores están disponibles las cuatro losetas de jerarquía y las que no se usan se dejan de lado. El otro jugador no puede rechazar ambos lotes. El lote con más sellos se nombra primero; lo que sobra forma el otro. Puede nombrarse cualquiera de los dos lotes, en cualquier orden.
SHI-19 = Al final del año par, cada jugador cambia su loseta de título por la que tiene tantos sellos como la loseta de jerarquía recibida; los títulos no usados y todas las losetas de jerarquía vuelven junto al tablero. Los nuevos títulos fijan el orden de turno a partir de ese momento.

## odd year

SHI-20 = Por orden de los nuevos títulos, cada jugador juega un turno en el que coloca 0, 1 o 2 kamons de control de su propia reserva, nunca más de 2 en un año.
    .ruling = Las dos conquistas de un turno se hacen una tras otra: la primera se paga, se coloca y se puntúa antes de empezar la segunda.
SHI-21 = Un kamon se coloca, con la cara simple hacia arriba, en la posición libre más a la izquierda de una provincia. Cada provincia tiene 4 posiciones; una provincia llena ya no se puede conquistar.
SHI-22 = Pagar con tropas: se descartan cartas de tropa que aporten todas las tropas impresas en la provincia y la tropa de su loseta de bonus visible. Cuando ya no queda ninguna loseta, en su lugar cuenta la tropa impresa bajo la puerta.
    .ruling = El ejemplo del texto español pide dos Samuráis para Kantō: es una errata, el tablero y el texto francés piden tres.
SHI-23 = Pagar con koku: se descartan cartas de koku cuyo valor total sea como mínimo el número impreso en la posición ocupada.
    .ruling = El único número impreso en una posición es a la vez su precio en koku y los puntos que da (SHI-24).
SHI-24 = Al colocar un kamon se obtienen en el acto los puntos de favor impresos en la posición, más los que añada el título del jugador.
    .ruling = Los ejemplos del reglamento citan solo los puntos impresos; el bonus del título se suma aparte.
SHI-25 = Al colocar un kamon se gana la loseta de bonus superior de la provincia, que se gira a su cara de bonus y puede usarse en el acto; la última posición no tiene loseta. La loseta de debajo queda visible y fija el nuevo requisito.
    .ruling = El orden es: pagar, colocar, puntuar y tomar la loseta. Una loseta sirve para conquistas posteriores, también para la segunda del mismo turno, pero nunca para aquella con la que se ganó.
SHI-26 = Los dos kamons de un turno pueden ir a la misma provincia.
SHI-27 = Una carta de tropa doble nunca se divide: la mitad que el pago no utiliza se pierde, incluso para una segunda conquista en el mismo turno.
SHI-28 = Las cartas de koku no dan cambio: está permitido pagar más que el precio, pero el sobrante se pierde.
SHI-29 = Una conquista se paga o bien con tropas o bien con koku, sin mezclar ambas cosas (una loseta de bonus puede convertir lo uno en lo otro, SHI-31).
    .ruling = Un pago no contiene nada prescindible: no puede jugarse una carta, una loseta de bonus o el Hatamoto si el pago bastara sin ello. El reglamento permite descartar más koku de los necesarios; con 1 y 3 para un precio de 3 solo puede jugarse el 3, pues nadie gana nada con tirar el 1. El pago se anota carta por carta, por orden de clases (tropas simples, tropas dobles, koku), y después el Hatamoto, las losetas de Intercambio y las losetas +1; está completo en cuanto es suficiente, y puede formarse en cualquier orden. Hasta entonces el turno no puede terminar: deshacer abandona un pago empezado.
SHI-35 = Las cartas de tropa pagadas van al descarte de tropas; las cartas de koku pagadas quedan fuera del juego.

## bonus tiles

SHI-30 = Una loseta de bonus se usa una sola vez y después queda fuera del juego. En una misma conquista puede usarse cualquier cantidad de ellas, y varias pueden actuar sobre la misma carta.
    .ruling = Intercambio y +1 se usan únicamente al pagar una conquista (o como indica SHI-51). Las losetas actúan una tras otra en el orden que prefiera el jugador, también sobre lo que otra loseta haya producido.
SHI-31 = Intercambio: 1 koku o una tropa pasa a ser una tropa a elección del jugador, o bien una tropa pasa a ser 1 koku.
    .ruling = Convierte una unidad de koku o una unidad de tropa (también la mitad de una carta doble, también el Hatamoto). En un pago con tropas, las demás unidades de una carta de koku se pierden salvo que otros Intercambios las conviertan; en un pago con koku ocurre lo mismo con la otra mitad de una carta doble.
SHI-32 = +1: añade una tropa idéntica a otra ya jugada (también a la producida por un Intercambio o por el Hatamoto), o añade 1 koku a una carta de koku jugada.
    .ruling = En un pago con koku debe haberse jugado al menos un koku; basta con uno producido por un Intercambio. Varias losetas +1 pueden sumarse a la misma unidad.
SHI-33 = Robo: en cualquier momento de su propio turno de año impar, el jugador roba una carta de tropa.
    .ruling = Hace falta una loseta de Robo ganada y aún no usada. También antes, entre y después de las dos conquistas; no en un año par ni durante el recuento final. Si no hay cartas ni en el mazo ni en el descarte, no se roba ninguna. Un pago es un solo acto: la loseta se usa antes o después, no en medio.
SHI-34 = Ejemplo detallado: una carta Bushi+Sōhei con un Intercambio (el Bushi pasa a ser Sōhei) y un +1 (se suma un Sōhei) aporta tres Sōhei.

## titles

SHI-40 = Daimyō: +2 puntos de favor por cada kamon colocado.
SHI-41 = Shōmyō: +1 punto de favor por cada kamon colocado.
SHI-42 = Sensei: al final de su propio turno de año impar, el jugador puede girar a su cara dorada uno de sus kamons del tablero; un kamon dorado cuenta como dos en las mayorías y no da puntos por sí mismo.
    .ruling = Un solo kamon por turno, cualquiera de los propios en el tablero que aún no sea dorado, colocado ese año o antes, aunque ese año no se coloque ninguno; permanece dorado. El último año impar también cuenta. El texto español habla de los años pares: es una errata, lo válido es el año impar.
SHI-43 = Hatamoto: en una sola conquista del turno de año impar del jugador, la loseta vale por una tropa cualquiera, y las losetas de bonus pueden actuar sobre ella. La loseta no se gasta.
    .ruling = Adopta un tipo de tropa al usarse; un +1 puede copiarla y un Intercambio puede convertirla en 1 koku. No cuenta como tropa en la mano para el recuento final.

## end of the game

SHI-50 = La partida termina al final de un año impar en el que algún jugador se ha quedado sin kamons de control o el mazo de koku está vacío; nunca antes: el año se juega hasta el final.
SHI-51 = Cada koku en la mano vale 1 punto de favor (una carta doble 2, una triple 3). Las losetas de bonus sobrantes pueden usarse ahora para convertir una tropa de la mano en 1 koku (Intercambio) o para añadir 1 koku a una carta de koku de la mano (+1).
    .ruling = El mejor uso de las losetas se cuenta automáticamente: con K koku (suma de los valores de las cartas), E Intercambios, U unidades de tropa en la mano (una carta doble tiene 2) y P losetas +1 se obtiene K + min(E, U), más P si ese resultado es al menos 1. Las losetas de Robo y el Hatamoto no dan nada. Una loseta +1 se suma a una carta de koku, como dice SHI-32: sin ningún koku no da nada, y el recuento lo dice.
SHI-52 = Cada provincia vale 6 puntos para el jugador con más kamons en ella, contando el doble los dorados; entre los jugadores empatados la gana aquel cuyo kamon esté más a la izquierda. Una provincia vacía no da nada.
SHI-53 = Gana quien tenga más puntos de favor; entre los jugadores empatados gana el de título más alto (más sellos) en el último año.
    .ruling = Por encima de 99, la puntuación sigue sin más.
