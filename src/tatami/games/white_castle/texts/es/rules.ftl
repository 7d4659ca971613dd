## chapters

chapter-set-up = Preparación
chapter-course = Desarrollo
chapter-dice = Los dados
chapter-resources = Recursos
chapter-seals = Sellos del daimio
chapter-castle = El castillo
chapter-outside-the-walls = Extramuros
chapter-well = El pozo
chapter-domain = El dominio
chapter-warrior = Guerrero
chapter-gardener = Jardinero
chapter-courtier = Cortesano
chapter-clan-members = Miembros del clan
chapter-lantern = Farol
chapter-passage-of-time = Paso del tiempo
chapter-icons = Iconos
chapter-end-of-a-round = Fin de una ronda
chapter-scoring = Puntuación
chapter-solo = Modo solitario

## set-up

WHI-01 = De 1 a 4 jugadores. Dados de cada color (coral, negro, blanco): 3 con 1 o 2 jugadores, 4 con 3, 5 con 4.
WHI-02 = Con 1 o 2 jugadores, las cartas de mayordomo y de diplomático marcadas para partidas de 3 o 4 jugadores se quedan en la caja.
WHI-03 = Una carta de mayordomo va boca arriba en cada una de las 3 salas de la primera planta y una de diplomático en cada una de las 2 de la segunda; el resto forma dos mazos.
WHI-04 = Si las cinco cartas del castillo muestran exactamente la misma acción de fondo oscuro, vuelven a sus mazos, ambos se barajan y las salas se llenan de nuevo.
    .ruling = Solo se compara la acción de miembro (cortesano, jardinero, guerrero); los mayordomos cobran un sello por ella y los diplomáticos no, así que los precios no cuentan.
WHI-05 = Una carta de daimio sacada al azar va en la planta superior; las demás salen de la partida.
WHI-06 = Losetas de dado: una de cada color, al azar, en los tres espacios marcados; después los espacios vacíos se llenan al azar en orden ascendente de sus números. Cada sala debe tener al menos dos colores: en los espacios 6 a 10, una loseta que dejaría una sala de un solo color va al espacio siguiente.
    .ruling = Una loseta que no encaja va al siguiente espacio libre donde encaje, el pozo en último lugar, y se saca otra para el espacio abierto; los espacios ya llenos se saltan después. Si no queda ninguna disposición legal, se repite todo el paso.
WHI-07 = Las dos losetas del pozo se ponen con el dado oculto y la recompensa a la vista.
    .ruling = Como opción, el pozo que el reglamento da para una primera partida: nácar (coral detrás) y hierro (negro detrás); las demás losetas se ponen como siempre. El reglamento fija también las cartas de una primera partida, en una imagen que no se ha podido encontrar: se sacan al azar.
WHI-08 = Los dados de cada puente se tiran y se alinean en orden ascendente, el más bajo a la izquierda junto al farol, el más alto a la derecha.
WHI-09 = Bajo cada puente hay una carta de jardín de plantas y una de jardín de piedra, sacadas al azar; el resto sale de la partida.
WHI-10 = Cuatro losetas de campo de entrenamiento, sacadas al azar, van en sus espacios por el lado que cada uno pide.
    .ruling = Como opción se añaden componentes promocionales: un daimio, dos jardines y una loseta de campo. De esa loseta solo se conoce el lado de acción, así que se salta donde se pide el otro.
WHI-11 = Cada jugador tiene un tablero de dominio con 5 cortesanos, 5 jardineros y 5 guerreros; hierro, comida, nácar, monedas, sellos y puntos de clan empiezan a 0.
WHI-12 = Los marcadores de influencia se apilan en orden aleatorio al principio del paso del tiempo; el orden de turno sigue la pila, de arriba abajo.
WHI-13 = Se revela una pareja de cartas iniciales más que jugadores: una de recursos y una de acción cada una.
WHI-14 = En orden inverso de turno, cada jugador elige una pareja: la carta de acción va a su dominio; la de recursos da lo que muestra y va a la zona del farol, con una carta de decreto si lo indica.
    .ruling = La carta de recursos queda por el reverso, para que se vea su icono de farol. El decreto es el que nombra la carta.

## course, dice, resources, seals

WHI-20 = 3 rondas de 3 turnos por jugador, en orden de turno; una ronda acaba cuando todos han colocado 3 dados, de modo que quedan 3 en total en los puentes.
    .ruling = No se puede pasar el turno: un dado siempre puede ir al pozo.
WHI-21 = Un turno: tomar un dado del extremo izquierdo o derecho de un puente y colocarlo en un espacio de dado. Los dados entre los extremos no se pueden tomar; si los hay, el más cercano se desliza al hueco sin cambiar de valor.
    .ruling = Un dado en un extremo nunca pasa al otro: el último dado de un puente se queda donde está, y solo el extremo izquierdo da el farol.
WHI-22 = Un dado colocado cubre un valor: el impreso en el espacio o el del dado que ya está allí: uno más alto gana la diferencia en monedas, uno más bajo la paga, uno igual ni lo uno ni lo otro. Quien no puede pagar no puede colocarlo ahí.
    .ruling = Se pueden cambiar sellos por monedas antes de pagar; las monedas del farol del mismo turno llegan tarde.
WHI-23 = Como mucho 2 dados en un espacio, y solo en el tablero principal; con 1 o 2 jugadores nunca más de uno. Un espacio del dominio admite un dado por ronda; el pozo es la excepción y no tiene límite (WHI-32).
WHI-24 = Un dado tomado del extremo izquierdo da la recompensa de farol del jugador, después de las monedas de la diferencia y antes de las acciones del espacio.
WHI-25 = Las acciones de un espacio se resuelven en el orden que elija el jugador y cada una puede rechazarse. En el dominio manda el orden de WHI-33: primero las recompensas, luego la carta.
    .ruling = Las ganancias que ningún orden puede cambiar se toman sin preguntar: monedas y puntos siempre, los demás bienes cuando ya no queda nada que se pueda pagar. Los sellos que se perderían se preguntan, para poder cambiar algunos antes. Quien no hace nada más toma aún los bienes que quedan: no piden ni cuestan nada.
WHI-26 = Hierro, comida y nácar tienen un máximo de 7 cada uno; lo que sobra se pierde. Nadie puede gastar más de lo que tiene.
    .ruling = Las monedas no tienen límite y la reserva nunca se agota.
WHI-27 = Los números rojos son precios, los negros ganancias; un precio se paga entero para hacer lo que muestra su flecha.
WHI-28 = Los sellos del daimio tienen un máximo de 5. En cualquier momento un jugador puede cambiar 2 sellos por 1 recurso a elección, o 1 sello por 1 moneda, tantas veces como quiera.
    .ruling = Los sellos por encima de 5 se pierden; se puede cambiar antes. El cambio se ofrece en cada decisión propia, también en el paso de los jardines y antes de la puntuación final; en turnos ajenos no cambiaría nada.
WHI-29 = Los abanicos rojos son puntos de clan inmediatos; los dorados solo cuentan en la puntuación final.
    .ruling = La puntuación no tiene techo: las losetas +40/+80 solo alargan el marcador impreso.

## places

WHI-30 = Salas del castillo: un dado hace las acciones de la carta que están frente a las losetas de su color; en la primera planta, un color que aparece dos veces hace ambas. Un dado cuyo color no tiene loseta en la sala no puede colocarse allí.
    .ruling = Las acciones son las de la carta que está allí al colocar el dado, aunque un cortesano se lleve esa carta antes de hacerlas todas.
WHI-31 = Los dos espacios extramuros admiten dados de cualquier color; el jugador puede hacer una de sus dos acciones: jardinero o cortesano a la izquierda, cortesano o guerrero a la derecha.
WHI-32 = El pozo siempre vale 1 y admite cualquier número de dados, nunca apilados; da 1 sello y las recompensas de sus dos losetas, además de las monedas de la diferencia.
WHI-33 = El dominio admite un dado coral en la fila de cortesanos, uno negro en la de jardineros y uno blanco en la de guerreros: primero el jugador gana todas las recompensas visibles de la fila, luego puede hacer la acción de la carta de acción que está frente a ella.
    .ruling = El icono impreso a la izquierda de los miembros siempre se ve. Las recompensas visibles se cuentan al activar la fila y se toman en cualquier orden entre ellas, antes de la acción de la carta. La acción de una carta inicial está frente a las tres filas; en una carta de diplomático, una de las dos acciones está frente a dos filas.
WHI-34 = Los miembros dejan una fila de izquierda a derecha y descubren sus recompensas.

## clan members

WHI-40 = Acción de guerrero: enviar el guerrero más a la izquierda a cualquier campo de entrenamiento por su precio en hierro; después el jugador puede hacer la acción o acciones de las losetas del campo, en cualquier orden. Un campo admite cualquier número de guerreros.
WHI-41 = Acción de jardinero: enviar el jardinero más a la izquierda a una carta de jardín sin jardinero propio, por su precio en comida; después el jugador puede hacer la acción de la carta. Los jardineros de otros clanes no importan.
WHI-42 = Acción de cortesano: una audiencia, un ascenso social, o ambos una vez cada uno (incluso con cortesanos distintos), en cualquier orden.
    .ruling = El mismo cortesano puede tener la audiencia y luego ascender en la misma acción; ascender primero también vale.
WHI-43 = Audiencia: el cortesano más a la izquierda va a las puertas por 2 monedas; en las puertas caben todos.
WHI-44 = Ascenso social: un cortesano del castillo o de las puertas sube 1 planta por 2 de nácar o 2 plantas por 5 de nácar, sin repartir entre cortesanos: de las puertas a una sala de la primera planta, de la primera a una sala de la segunda, de la segunda a los aposentos del daimio; la sala de la nueva planta se elige libremente.
    .ruling = Desde la segunda planta solo existe el ascenso de una planta por 2 de nácar. Subir dos plantas no da nada por la que se pasa. Una sala admite cualquier número de cortesanos.
WHI-45 = Un ascenso que acaba en la primera o la segunda planta: la carta de acción del jugador se da la vuelta en su zona de farol; la carta de la sala ocupa su lugar y el jugador hace una de sus acciones de fondo claro; la sala se rellena de su mazo.
    .ruling = Estrictamente en este orden: la carta recién girada ya cuenta si la acción de fondo claro da un farol, y la sala se rellena al final. En una carta con dos acciones de fondo claro el jugador elige una.
WHI-46 = Si la carta de la sala no pudiera reponerse (mazo vacío), el jugador hace una de sus acciones de fondo claro y nada más: la carta se queda en la sala, y su propia carta de acción sigue en su sitio sin girarse.
WHI-47 = Un ascenso que acaba ante el daimio: primero la recompensa de farol, luego el cortesano ocupa cualquier espacio libre de la carta de daimio y toma su recompensa; si no hay ninguno, simplemente se queda allí.
    .ruling = Cada espacio admite un cortesano, de cualquier clan, hasta el final de la partida. Ocupar un espacio libre no es opcional.
WHI-48 = Una acción de cortesano, jardinero o guerrero dada por una carta, loseta o jardín cuesta su precio habitual, además del precio impreso delante.
    .ruling = Una acción sin miembro que enviar no puede hacerse; el ascenso solo sigue abierto a los cortesanos ya enviados.

## lantern, passage of time, icons

WHI-50 = Una recompensa de farol da todo lo visible en la zona de farol del jugador, en cualquier orden.
WHI-51 = La influencia adelanta el marcador en el paso del tiempo; en una casilla ocupada se pone encima de la pila.
    .ruling = Solo se mueve el marcador propio, los demás de su pila se quedan. Un movimiento nulo no cambia la pila; los pasos más allá del final se pierden.
WHI-52 = Entrar en la 2.ª, 3.ª y 4.ª estación cuesta 1, 2 y 3 sellos; quien no puede o no quiere pagar se queda ante la barrera y pierde el resto del movimiento.
    .ruling = Una ganancia de varios pasos avanza paso a paso y cada barrera se ofrece al alcanzarla.
WHI-55 = Icono «acción del dominio»: hacer la acción de una de las tres filas propias como si se hubiera colocado un dado, sin dado.
    .ruling = Cualquier fila, también una con un dado; sin límite de repetición. Primero las recompensas visibles, luego la carta (WHI-33); sin monedas por diferencia. Como opción, cada fila puede activarse solo una vez por turno, con un dado o con este icono; el paso de los jardines cuenta como un turno aparte.
WHI-56 = Icono «acción del castillo»: hacer una acción cualquiera que esté frente a una loseta de dado del castillo; las versiones de color, solo las que están frente a losetas de ese color.
    .ruling = Exactamente una fila; su precio impreso se paga igual; no se coloca ningún dado, la carta se queda y la ocupación no importa.
WHI-57 = Icono «acción de fondo claro»: hacer una acción de fondo claro de una carta del castillo.
    .ruling = La carta se queda en su sala y no se toma.
WHI-58 = Icono «acción del pozo»: ganar el sello del pozo y las recompensas de sus dos losetas; no se coloca ningún dado, así que no hay monedas por diferencia.
WHI-59 = Icono «N recursos a elección»: cualquier mezcla de hierro, comida y nácar.
    .ruling = Se nombran uno a uno en el orden comida, hierro, nácar; no se nombra ninguno que se perdería mientras otro tenga sitio.

## end of a round

WHI-60 = Nuevo orden de turno: primero el más avanzado en el paso del tiempo; en la misma casilla, el marcador más alto de la pila.
WHI-61 = Tras las rondas 1 y 2, en el nuevo orden, cada jugador puede hacer una vez, en cualquier orden, la acción de cada carta de jardín con un jardinero propio bajo un puente que aún tenga al menos un dado.
    .ruling = Los precios en monedas de la carta se pagan de nuevo, el precio en comida no. Un jardinero colocado en este paso solo da su acción de colocación.
WHI-62 = Después todos los dados se recogen, se tiran y se alinean de nuevo, y avanza el marcador de ronda. Tras la ronda 3 se actualiza el orden y se pasa directamente a puntuar, sin jardines.

## scoring

WHI-70 = 1 punto por cada 5 monedas y sellos juntos, redondeando hacia abajo; por cada recurso, 1 punto si quedan de 3 a 6 unidades, 2 puntos si quedan 7.
WHI-71 = Paso del tiempo: nada en la 1.ª estación, 3 puntos en la 2.ª, 6 en la 3.ª, en la 4.ª el número bajo la casilla (de 10 a 15).
WHI-72 = Cortesanos: 1 punto en las puertas, 3 en la primera planta, 6 en la segunda, 10 con el daimio, cada uno.
WHI-73 = Guerreros: el valor total de los guerreros del jugador (cada uno vale el número de su campo) por el número de sus cortesanos dentro del castillo (las puertas no cuentan).
WHI-74 = Jardineros: cada uno los puntos de su carta de jardín.
WHI-75 = Gana quien tenga más puntos de clan; en caso de empate, quien vaya antes en el orden de turno fijado tras la ronda 3.
WHI-76 = Ejemplo: 8 puntos durante la partida + 1 (monedas) + 3 (recursos) + 6 (3.ª estación) + 25 (cortesanos 10+10+3+1+1) + 18 (guerreros 2+2+1+1 por 3 cortesanos dentro) + 15 (jardines) = 76.

## solo

WHI-80 = El solitario se prepara como para 2 jugadores; las cartas iniciales del jugador se reparten al azar, no se eligen. El rival no necesita tablero de dominio.
    .ruling = Una carta al azar de cada mazo inicial, con su decreto si lo nombra. El rival tiene 5 miembros de cada clase y ninguna carta inicial.
WHI-81 = La dificultad fija el comienzo del rival: fácil 0 puntos, segundo, influencia 0; media 3 puntos, primero, influencia 1; difícil 8 puntos, primero, influencia 3.
    .ruling = En fácil los dos marcadores empiezan en 0, con el del jugador encima.
WHI-82 = El rival nunca paga, nunca activa acciones al colocar un dado o un miembro, y no gana recursos ni sellos, solo monedas (y los puntos y la influencia de sus cartas). Puede colocar dados en salas sin loseta de su color.
WHI-83 = Turno del rival: se revela la carta superior del mazo del solitario a una fila y se mira el reverso que queda encima del mazo; nombra un color de puente e izquierda, centro o derecha. Mientras no haya allí un dado, se revela también esa carta, a la derecha de la fila, y se mira de nuevo.
    .ruling = La carta cuyo reverso se usa se queda en el mazo: su anverso no se hace este turno. El mazo del solitario está aquí reconstruido en parte: se sabe que son nueve cartas, dos acciones cada una y un reverso por cada lugar de cada puente; de los emparejamientos solo se conocen el reverso negro-derecha y el anverso guerrero 3, ascenso 1.
WHI-84 = El dado nombrado va al lugar que muestra ese reverso; el rival gana monedas por un dado más alto y no paga por uno más bajo. Si el lugar ya tiene un dado, va al pozo, por las monedas pero sin las recompensas de las losetas.
    .ruling = Si se retira un dado del centro, los extremos se quedan; uno de un extremo se repone como en WHI-21.
WHI-85 = Después el rival hace todas las acciones de las dos últimas cartas reveladas (o de la única), de arriba abajo y de izquierda a derecha; cada acción que no puede hacer le da puntos iguales al número de la ronda. Todas las cartas reveladas, no solo esas dos, van bajo el mazo.
    .ruling = Primero la carta de la izquierda, cada carta de arriba abajo; las cartas van bajo el mazo en el orden en que se revelaron.
WHI-86 = El jardinero del rival: al jardín del tipo nombrado (o de cualquiera si la carta muestra ambos) que valga menos puntos y no tenga jardinero del rival; el jugador decide los empates. El guerrero del rival: al campo del precio mostrado. La audiencia del rival: un cortesano a las puertas.
    .ruling = Una carta que muestra ambos tipos envía un solo jardinero, al jardín de cualquiera de los dos que valga menos puntos. Imposible (WHI-85) si al rival no le queda tal miembro o no encaja ningún jardín.
WHI-87 = El ascenso del rival: el cortesano más bajo del rival, contando desde las puertas, sube 1 o 2 plantas como se muestra; en la primera o segunda planta el jugador elige la sala y su carta se descarta y se repone; ante el daimio ocupa el primer favor libre por la izquierda, sin su recompensa. Puntos, influencia y monedas se ganan como se muestra.
    .ruling = Un ascenso de dos plantas desde la segunda sube una y cuenta como hecho; solo es imposible si ningún cortesano del rival está en las puertas o en las dos primeras plantas. Con el mazo de la planta vacío la carta se queda. El rival cruza las barreras gratis y nunca toma el farol.
WHI-88 = Tras el nuevo orden de turno de cada ronda, también la 3, el rival convierte monedas en puntos: cada 3 monedas (si va primero) o cada 5 (si va segundo) dan puntos iguales a la ronda terminada; el resto se guarda. En el paso de los jardines (rondas 1 y 2) cada jardinero del rival bajo un puente con dado da puntos iguales a la ronda terminada. Después se baraja el mazo del solitario.
WHI-89 = Al final el rival no puntúa nada por monedas ni recursos, y todo lo demás como un jugador.
