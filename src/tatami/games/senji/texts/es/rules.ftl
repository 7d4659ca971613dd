## chapters

chapter-set-up = Preparación
chapter-emperor = La visita del emperador
chapter-winter = Invierno: la diplomacia
chapter-spring = Primavera: las órdenes
chapter-summer = Verano: la ejecución de las órdenes
chapter-combat = Combate
chapter-autumn = Otoño: comercio, reclutamiento, honor
chapter-end-of-the-game = Fin de la partida
chapter-samurai = Samuráis
chapter-kami = Kamis (opción)
chapter-imperial-scenario = Escenario imperial (3 jugadores)

## set-up

SEN-01 = De 3 a 6 jugadores, cada uno al frente de una familia con 12 unidades militares, 6 fortalezas, 12 cartas de diplomacia y un marcador. El tablero tiene 18 provincias, 3 por zona inicial, y zonas de mar.
SEN-02 = Con 5 jugadores queda fuera la zona inicial que incluye Kyūshū; con 4, también la que incluye Shikoku; con 3, también la del extremo norte. Nadie puede entrar en esas provincias ni poner órdenes en ellas.
    .ruling = Los mares siguen abiertos; los pasos de puntos hacia provincias cerradas no existen. Solo el escenario imperial abre la provincia de su fuerza (SEN-95).
SEN-03 = Cada jugador empieza con 4 cartas hanafuda, un samurái elegido entre 3 robados, 3 fortalezas y 3 unidades; su honor inicial es el del samurái elegido.
    .ruling = Todos roban a la vez, eligen en secreto y muestran juntos; los samuráis no elegidos se barajan de nuevo en su mazo.
SEN-04 = El jugador con más honor recibe al emperador y nombra las provincias abiertas una a una, en el orden que quiera; el dueño de la provincia nombrada pone en ella una fortaleza y, si quiere, su samurái y unidades aún sin colocar. Tras la tercera provincia de una familia, sus 3 unidades y su samurái deben estar en el tablero.
    .ruling = Un empate lo deciden los dados (SEN-11). El anfitrión así hallado lo es también en la primera ronda: no hay segunda tirada.
SEN-05 = El mazo hanafuda y el de samuráis se barajan boca abajo; los dados del destino son 9 dados de seis caras, una por familia.
SEN-06 = Cada jugador toma las piezas y cartas de una familia, elegida entre aquellas cuya zona inicial está abierta; ninguna familia se juega dos veces.
    .ruling = Las familias que nadie juega son las familias ausentes (SEN-26). En el orden de los asientos, cada jugador nombra una familia que nadie haya nombrado.
SEN-07 = Las cartas hanafuda descartadas quedan boca arriba y se barajan en un nuevo mazo cuando este se agota; si aún faltan, se roba lo que haya.
    .ruling = El reglamento no lo dice. De un mazo de samuráis corto se roba lo que queda; cuando se agota, los samuráis muertos que no se guardan como kamis (SEN-90) forman uno nuevo.

## emperor

SEN-10 = Una ronda consta de: la visita del emperador, el invierno (diplomacia), la primavera (órdenes), el verano (ejecución) y el otoño (comercio, reclutamiento, honor). El emperador visita a la familia con más honor al comienzo de la ronda.
SEN-11 = Empate en la primera ronda: se tiran los 9 dados del destino y la familia empatada con más símbolos propios recibe al emperador; se repite mientras haya empate. En rondas posteriores, la última familia anfitriona decide entre las empatadas.
    .ruling = El último anfitrión puede nombrarse a sí mismo si está empatado. Si está fuera de la partida, aquí también deciden los dados.
SEN-12 = El anfitrión decide el orden en que se ejecutan las órdenes en verano y el de las familias en otoño, y vigila el tiempo de las negociaciones.

## winter

SEN-20 = Durante 4 minutos las familias negocian y se dan o intercambian cartas de diplomacia, visibles o boca abajo, en privado si quieren. Las promesas no obligan a nadie; solo cuentan las cartas que cambian de manos.
    .ruling = En línea: un reloj, 240 segundos por defecto (opción), conversaciones públicas y privadas, ofertas de cartas que se dan y que se piden, cada una visible (mostrada a la otra parte antes de aceptar) o boca abajo; una oferta aceptada se cumple al instante y solo la ven sus dos partes. Cada familia puede hacer un número limitado de ofertas por invierno (opción, 12 por defecto); si todos han terminado, la fase acaba antes. En una partida por correspondencia, lo mismo con un plazo mayor. Hay una sola oferta a la vez de una familia a otra. Nombra primero las cartas que se dan, luego las que se piden por su nombre y luego las que se piden por su tipo, siempre en orden ascendente. Se puede pedir cualquier carta que pueda estar en manos de otros, sea cual sea la familia que se crea que la tiene. Por tipo: una carta cualquiera; un rehén, un apoyo o una carta de comercio, de cualquier valor, de 2 o más o de 3 o más; o una carta, un rehén, un apoyo o una carta de comercio de una familia: cinco como máximo en una oferta. Una oferta puede retirarse o rechazarse, y se retira sola cuando una carta que da ha cambiado de sitio. Solo puede aceptar quien tiene todo lo que se pide; nadie más sabe por qué. Quien acepta una oferta que pide por tipo elige después las cartas que entrega, en orden ascendente, cada una boca arriba (la otra parte la ve al instante y aún puede retirar su oferta) o boca abajo. Desistir es rechazar la oferta. Una oferta recibida hace pensar de nuevo a una familia que había terminado; los demás solo ven que vuelve a negociar, como si hubiera cambiado de idea. El tamaño de las manos es público: un regalo se nota, pero no lo que se da; de un intercambio igualado nadie más ve nada. Un borrador cuenta como oferta aunque se rompa; recuperar una puja o volver a negociar gasta también una oferta, para que todo invierno acabe.
SEN-21 = Las cartas de diplomacia recibidas de una familia pueden pasarse a una tercera. Las cartas hanafuda nunca pueden darse ni intercambiarse en invierno.
    .ruling = Los rehenes expuestos tampoco pueden intercambiarse.
SEN-22 = La carta de apoyo de valor 0 de una familia es su señuelo: nunca puede darse ni tomarse.
SEN-23 = Carta de familia (rehén): quien la tiene puede guardarla en la mano, para ejecutarla si la familia del rehén le ataca (SEN-55), o exponerla en otoño por su honor (SEN-64).
SEN-24 = Carta de apoyo: en un combate, quien la tiene puede usar los dados del destino con el símbolo de esa familia, hasta el valor de la carta; después la carta vuelve a su familia. No puede usarse contra su propia familia.
SEN-25 = Carta de comercio de valor X: en otoño quien la tiene la devuelve a su familia, que debe mostrarle X cartas hanafuda de su elección; se queda con una y las demás vuelven a su dueño.
SEN-26 = Con menos de 6 jugadores, las cartas de diplomacia de cada familia ausente (salvo el señuelo) forman un mazo boca abajo; antes de cada invierno se descubren 2 cartas de cada mazo, que se subastan durante el invierno.
    .ruling = Una carta sin pujas se baraja de nuevo en su mazo al final del invierno; una con pujas empatadas sigue descubierta (SEN-28). Un mazo corto descubre lo que tiene.
SEN-27 = Pujas: se ponen boca abajo cartas de diplomacia de la propia familia bajo una o varias cartas; al final del invierno se revelan todas las pujas y el total más alto, si es único, gana cada carta. La puja del ganador se baraja en el mazo de esa carta; las inferiores vuelven a sus dueños.
    .ruling = Solo pueden pujarse cartas de la propia familia tomadas de la mano, nunca el señuelo. Todos ven quién ha pujado y cuántas cartas, no cuáles. Las cartas puestas este invierno pueden recuperarse hasta que acabe; una carta pujada no puede ofrecerse a nadie. Las cartas de una puja se nombran en orden ascendente; pueden añadirse más después, en el mismo invierno.
SEN-28 = Si varios jugadores empatan en la puja más alta, sus pujas quedan bloqueadas bajo la carta hasta el invierno siguiente, en que siguen contando, y la carta sigue descubierta. Las pujas inferiores vuelven aquí también a sus dueños.
    .ruling = La carta se ofrece de nuevo a todos, además de las 2 nuevas. Los jugadores empatados pueden añadir cartas pero no recuperar las bloqueadas.
SEN-29 = Cuando una carta pagada a un mazo se descubre en un invierno posterior, vuelve a su familia y no se sustituye: se subasta una carta menos. Una carta de una familia ausente que deba volver a su dueño se baraja en el mazo de esa familia.

## spring

SEN-30 = Todos los jugadores ponen a la vez una orden boca abajo en cada provincia que controlan: producción, reclutamiento o movimiento, sin restricción. Las flotas en el mar no reciben orden.
    .ruling = Toda provincia controlada recibe una orden, aun sin unidades. Las fichas vienen de una reserva común que nunca falta (18 de cada tipo); cada uno puede mirar sus propias órdenes. Una orden puede cambiarse hasta que esté puesta la última de todas.

## summer

SEN-40 = El anfitrión nombra las provincias con orden y las flotas una a una, en el orden que quiera, cada una una vez, hasta terminar; el dueño de una provincia nombrada revela su orden y la ejecuta al instante.
    .ruling = Lo que queda en último lugar no necesita nombrarse.
SEN-41 = Producción: roba las 2 primeras cartas hanafuda.
SEN-42 = Reclutamiento: añade 2 unidades a la provincia; en una zona hay como máximo 6 unidades de una familia (sin contar samuráis) y en juego como máximo 12.
    .ruling = Se añaden cuantas de las 2 unidades permitan los límites. Las unidades destruidas vuelven a la reserva de su familia.
SEN-43 = Movimiento por tierra: unidades y samuráis de la provincia van a una o varias provincias adyacentes.
    .ruling = Una orden de movimiento puede repartirse en marchas, embarques e incursiones, o no mover nada; cada pieza se mueve una vez. Primero se declaran todos los grupos, después se hacen los movimientos amigos y luego los combates en el orden que quiera quien mueve. Los samuráis pueden moverse y combatir solos. Lo que superaría un límite no puede declararse. Los grupos se nombran en el orden del tablero: primero por tierra, luego al mar, luego las incursiones.
SEN-44 = Movimiento por mar: unidades y samuráis de la provincia van a una zona de mar adyacente y se unen allí a la flota de su familia, 6 unidades como máximo. Nunca hay combate en el mar; flotas de distintas familias comparten una zona.
    .ruling = Desde una provincia con costa a ambos mares pueden ir grupos a cada uno.
SEN-45 = Incursión: unidades y samuráis se hacen a la mar y desembarcan en el mismo movimiento en otra provincia de ese mismo mar; se tira un dado del destino por unidad y se pierde una por cada dado con el propio símbolo.
    .ruling = Solo tiran las unidades; los samuráis siempre llegan. Una activación puede atacar varias provincias: se hace una sola tirada por todas las unidades antes de desembarcar, y su dueño reparte las pérdidas. Un grupo sin nada no desembarca. Una incursión solo va adonde no lleva ningún paso por tierra. Las pérdidas se reparten en el orden del tablero.
SEN-46 = Una flota activada hace una de estas cosas: se queda, o va entera o en parte al mar adyacente, o desembarca entera o en parte en una o varias provincias de su mar, lo que puede suponer combate.
    .ruling = Como cuarta opción puede cruzar al otro mar y desembarcar allí en la misma activación: es una incursión (SEN-45). Una flota formada este verano espera al siguiente; las unidades que se unen a una flota aún no activada navegan con ella, las que se unen a una ya activada esperan. El anfitrión activa cada flota una vez, cuando quiera. En una provincia de su propio mar desembarca sin incursión.
SEN-47 = Para entrar en provincias propias solo hay que respetar el límite de 6 unidades.
SEN-48 = Una familia posee como máximo 6 provincias; con 6 no puede atacar.
    .ruling = Si una victoria da la sexta, los ataques declarados en el mismo movimiento y aún no librados se cancelan y esas unidades se quedan donde empezaron.
SEN-49 = Dos provincias son adyacentes si comparten frontera o un paso de puntos. Un movimiento es de un paso y nunca atraviesa una provincia.
    .ruling = El tablero muestra qué provincias y mares se tocan; hay dos zonas de mar, adyacentes entre sí.

## combat

SEN-50 = Entrar en una provincia de otra familia es combate; gana el valor de combate más alto.
    .ruling = Una provincia enemiga sin unidades también combate: cuentan los dados y el apoyo del defensor. Nadie puede retirarse.
SEN-51 = Cada unidad que participa en el combate da 1 punto de combate. Cada samurái que participa aparta un dado del destino con el símbolo de su familia, por 1 punto de combate.
    .ruling = Si los samuráis que participan piden más de 9 dados, los bandos los toman por turno, primero el defensor, hasta que no quede ninguno; entonces no se tira ninguno.
SEN-52 = Los demás dados del destino se tiran una vez para ambos bandos: cada dado con el símbolo de un contendiente le da 1 punto de combate.
SEN-53 = Después cada bando pone boca abajo una carta de apoyo de una tercera familia o su señuelo; reveladas a la vez, cada una da 1 punto por dado con el símbolo de esa familia, hasta el valor de la carta. Si ambos llaman a la misma familia, solo cuenta la carta más alta. Las cartas usadas vuelven a sus familias.
    .ruling = Ambos bandos deben poner una carta; quien no tiene otra pone el señuelo. No puede ponerse ninguna otra carta de apoyo de la propia familia; la tercera familia puede estar ausente. Con cartas iguales de una familia, no cuenta ninguna.
SEN-54 = En caso de empate, las cartas de apoyo vuelven a sus familias y empieza otro asalto con una nueva tirada, y así sucesivamente.
    .ruling = Los dados apartados por samuráis se quedan; los demás se tiran de nuevo; se ponen nuevas cartas. Tras 10 empates gana el defensor (límite propio del programa).
SEN-55 = Ejecución: un defensor que tiene en la mano, sin exponer, una carta de familia del atacante puede retirarla del juego: el atacante pierde el doble de su honor y el defensor gana su honor.
    .ruling = Es el primer paso de cada combate, antes de las habilidades de los samuráis y de los dados; el ataque continúa. Puede ejecutarse cualquier número de rehenes ocultos (opción: uno como máximo). Una pérdida por debajo de −9 se detiene en −9; el defensor gana igualmente el valor entero. Se pregunta al defensor en cada combate, para que nadie sepa quién no tiene rehenes. Los rehenes se ejecutan en orden ascendente.
SEN-56 = El perdedor pierde todas las unidades y todos los samuráis que participan. El ganador pierde tantas unidades como el perdedor (si las tiene), pero ningún samurái.
SEN-57 = El ganador obtiene honor por las unidades perdidas por ambos bandos: el doble del total si atacaba, el total si defendía.
    .ruling = Se cuentan las unidades realmente perdidas; los samuráis nunca cuentan. Un atacante sin supervivientes toma igualmente la provincia.
SEN-58 = El atacante victorioso toma la provincia: su fortaleza sustituye a la del perdedor y la orden que haya en ella se descarta; la provincia no da orden esta ronda. En cualquier otro caso la orden sigue siendo válida.
SEN-59 = La muerte de un samurái, en combate o por seppuku, no cuesta honor a su familia. En combate, el defensor decide sobre las habilidades de sus samuráis antes que el atacante.

## autumn

SEN-60 = En el orden que decide el anfitrión, cada familia hace por turno todas las acciones de otoño que puede y quiere.
    .ruling = El anfitrión nombra a la siguiente familia cuando la anterior ha terminado. Las acciones pueden hacerse en cualquier orden y repetirse mientras se cumplan sus condiciones.
SEN-61 = Cobrar una carta de comercio de otra familia (SEN-25).
    .ruling = El deudor elige qué cartas muestra, todas si tiene menos de X; no es posible si su mano está vacía. Con una carta de comercio de una familia ausente se miran las X primeras cartas del mazo hanafuda, se conserva una y las demás van bajo el mazo; la carta de comercio va a su mazo (SEN-29).
SEN-62 = Honor diplomático: devolver 5 cartas de diplomacia de adversarios, de cualquier tipo, con al menos una de cada adversario: +10 de honor, y cada jugador que recupera cartas pierde 1 de honor.
    .ruling = Con menos de seis jugadores también es una carta de cada una de las otras cinco familias, incluidas las ausentes: el reglamento no cambia nada aquí, y subasta las cartas de las familias ausentes para compensar su ausencia (SEN-26). Opción: cinco cartas con al menos una de cada adversario presente y el resto de cualquier otra familia. Quien recupera varias cartas pierde solo 1 de honor en total. Un rehén expuesto debe recuperarse antes en la mano (SEN-65). Las cartas se nombran en orden ascendente; una serie empezada se completa.
SEN-63 = Honor económico: descartar una combinación hanafuda de la ayuda de juego por su honor, o por 1 samurái entre 3 o 2 entre 6, que se colocan en una o dos provincias propias y dan su honor.
    .ruling = Las combinaciones son las de la ayuda de juego; una carta cuenta solo en una de ellas, y en un turno puede descartarse cualquier número. Una combinación de samurái necesita una provincia donde colocarlo; los samuráis no elegidos vuelven al mazo, que se baraja. Las cartas de una combinación se nombran en orden ascendente, y dos samuráis en el orden de sus nombres. Los elegidos se muestran al colocarlos.
SEN-64 = Exponer rehenes: en el propio turno de otoño, como máximo un miembro expuesto de cada otra familia; su honor cuenta mientras está expuesto. Un rehén expuesto no puede ejecutarse ni intercambiarse.
    .ruling = También pueden exponerse miembros de familias ausentes.
SEN-65 = En el propio turno de otoño puede recuperarse en la mano un rehén expuesto, perdiendo su honor, también para exponer a otro de la misma familia.
    .ruling = Un rehén expuesto en este mismo turno sigue expuesto hasta el siguiente, igual que aquel cuyo honor no puede perderse entero porque la puntuación bajaría de −9 (SEN-68): si no, se recuperaría gratis y se expondría otra vez por honor.
SEN-66 = Mercenarios: una familia sin provincias puede contratar hasta 6 unidades por 3 de honor cada una y un samurái (1 de 3 robados) por 6 de honor, colocados en la zona de mar que elija. El honor puede bajar hasta −9.
    .ruling = Como máximo 6 unidades y un samurái cada otoño; el samurái contratado no da honor. Todas las tropas contratadas van a un mismo mar, dentro de los límites de 6 unidades allí y 12 en juego; no puede comprarse nada que lleve la puntuación por debajo de −9.
SEN-67 = Una familia queda fuera solo cuando no tiene provincia ni honor que gastar.
    .ruling = Se comprueba al final de la ronda: ninguna provincia, ninguna pieza en el tablero y menos de −6 de honor, de modo que no pueda pagarse ni una unidad. Su familia cuenta entonces como ausente. Sus propias cartas forman un mazo, todas las demás vuelven a sus familias; sus cartas hanafuda se descartan y sus kamis desaparecen. Una familia que queda sola ha ganado; si no queda ninguna, la partida acaba y deciden las puntuaciones.
SEN-68 = El honor puede bajar de 0 pero nunca de −9: toda pérdida se detiene ahí.
    .ruling = Lo que otra familia gana por el mismo suceso no se reduce.

## end of the game

SEN-70 = Al final de una ronda en la que una o más familias tienen 60 de honor o más, la que más tiene es shogun y gana; superar 60 y volver a bajar durante la ronda no acaba la partida.
    .ruling = Opción: 40 de honor en vez de 60 para una partida corta. Límite propio del programa, que no está en el reglamento: la partida acaba también tras 12 rondas y gana la puntuación más alta. Un empate a 60 o más en esa ronda se resuelve aún con una última ronda (SEN-71).
SEN-71 = Si dos o más familias comparten la puntuación más alta y esta es de 60 o más, se juega una última ronda para decidir.
    .ruling = Todas las familias juegan esa ronda y cualquiera puede ganarla: gana la puntuación más alta, aun por debajo de 60. Un empate favorece entonces a la familia empatada que recibe al emperador, después a la de más provincias, y si no se comparte.

## samurai

SEN-80 = Cada uno de los 18 samuráis tiene una habilidad propia, la que dice su carta; prevalece sobre las reglas que contradice.
    .ruling = Una habilidad actúa mientras su samurái está en el tablero, en una provincia o una flota. Umeko intercambia una carta de diplomacia (opción: una carta hanafuda, como en la primera edición). El honor de Ishida va a la primera combinación del turno. Con Baba, una carta nombrada dos veces es una sola carta. Dos miembros expuestos gracias a Torii: el de menor valor vuelve a la mano cuando Torii deja el tablero. El señor de Naoe puede renunciar a mirar; solo el adversario se entera de que ha mirado. Las cartas descartadas por Chōsogabe o Fukushima se nombran en orden ascendente.
SEN-81 = Chōsogabe y Ekes en la misma provincia: solo cuenta la habilidad de Chōsogabe.
SEN-82 = Wakizaka contra Baba: el bando de Baba debe jugar sus dos cartas de apoyo boca arriba y antes que Wakizaka.
    .ruling = Si el bando de Baba juega solo una, también esa se juega boca arriba y primero.

## kami

SEN-90 = Un samurái que muere se convierte en un kami que quien lo controlaba puede usar una vez en la partida, del tipo que muestra su carta.
    .ruling = El reglamento no dice cuándo. Kami militar: después de la tirada y antes de las cartas de apoyo, primero el defensor; diplomático: en invierno o en el propio otoño; económico: en el propio otoño. La carta del samurái sale entonces del juego.
SEN-91 = Kami diplomático: mirar todas las cartas de diplomacia de un jugador y tomar una (nunca el señuelo).
    .ruling = Son las cartas de la mano. Las pujadas están en el tablero; los rehenes expuestos los ven todos y no cambian de manos (SEN-64). Debe haber un adversario con una carta que tomar. En invierno la negociación espera mientras una familia mira, pero el tiempo sigue corriendo: si antes se acaba el tiempo, no se toma ninguna carta.
SEN-92 = Kami económico: tomar cualquier carta hanafuda del mazo, que después se baraja.
    .ruling = No puede usarse con el mazo vacío.
SEN-93 = Kami militar: volver a tirar cualquier número de los dados tirados en un combate, una vez por combate; los dados apartados por samuráis no se vuelven a tirar.
    .ruling = Hay una sola repetición por combate, sea cual sea el bando que la use y por muchos asaltos que añadan los empates; se pregunta primero al defensor. Se vuelve a tirar al menos un dado.
SEN-94 = En su turno de otoño un jugador puede ordenar a uno de sus samuráis que cometa seppuku, para usar más tarde su kami.
    .ruling = Uno cada otoño.

## imperial scenario

SEN-95 = La fuerza del emperador, 3 unidades y un samurái al azar, empieza en la provincia de la familia que comienza en Shikoku. El jugador que va en cabeza la controla: pone su orden y recibe la producción, el aumento de 2 unidades (hasta 6), o la mueve y combate con ella, quedándose el honor que gane.
    .ruling = Su provincia es la isla de Shikoku; el resto de la zona sigue cerrado. El anfitrión de la ronda controla la fuerza, pone una orden en cada provincia imperial y hace de combatiente imperial para símbolos, apoyo, rehenes, kamis y honor. La fuerza y quien la controla nunca combaten entre sí ni entran en las provincias del otro. Sus demás provincias no cuentan entre las seis de quien la controla. Las provincias del emperador no tienen límite de seis. Sus samuráis sirven en todo al anfitrión de la ronda.
SEN-96 = Cuando la fuerza imperial es aniquilada, el jugador que la controla coloca otra igual a la primera en la misma provincia. Esa provincia nunca puede tomarse: quien vence allí a la fuerza obtiene el honor y se queda donde empezó el ataque.
    .ruling = Aniquilada: no queda en el tablero ninguna unidad ni samurái imperial. La nueva fuerza se coloca al final del mismo verano. Una orden puesta en esa provincia se descarta si gana allí el atacante (SEN-58).
SEN-97 = Las demás provincias tomadas por la fuerza imperial las usa quien la controla; un jugador que recupera una la posee con normalidad. En sus combates la fuerza usa los símbolos de quien la controla.
