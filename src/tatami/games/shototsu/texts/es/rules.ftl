## chapters

chapter-set-up = Preparativos
chapter-characters = Personajes
chapter-dice = Dados
chapter-postures = Posturas
chapter-preparation = Preparación
chapter-deployment = Despliegue
chapter-turn = Turno
chapter-actions = Acciones
chapter-attack = Ataque
chapter-honour = Honor
chapter-end-of-the-game = Fin de la partida
chapter-cards = Cartas
chapter-modes = Modos de juego

## set-up

SHO-01 = Dos jugadores o más. Por defecto, cada uno forma una patrulla de 3 samuráis; los clanes son solo estéticos. Gana quien tenga más Honor al final.
    .ruling = De dos a seis jugadores; con cinco o seis se juega en Battle Royale (SHO-87), salvo que la mesa elija la escaramuza. Los samuráis de todos los demás jugadores son enemigos.
SHO-02 = El tablero tiene terreno, una reliquia, una zona de captura (llamada también zona de control) y una zona de despliegue por jugador. Con dos jugadores, las zonas de despliegue están enfrentadas, y la zona de captura y la reliquia quedan a medio camino, en lados distintos.
    .ruling = Terreno, zonas y reliquia son los del tablero elegido. En los tableros para tres jugadores o más, la zona de captura está en el centro y la reliquia dentro de ella. Opción: los jugadores colocan ellos mismos el terreno al abrir la mesa, rocas y estanques en casillas libres, sin dejar a nadie sin camino a la reliquia o a la zona de captura.

## characters

SHO-03 = Cada samurái reparte 10 puntos entre cinco anillos (Tierra, Agua, Aire, Fuego, Vacío), de 0 a 5 por anillo, en secreto para los demás jugadores.
    .ruling = Se gastan los 10 puntos. Anillos y preparaciones son secretos hasta que todos han terminado; después son públicos (una opción los mantiene ocultos). Cada uno toma primero una patrulla ya hecha, una al azar, o compone la suya anillo por anillo, todos a la vez y sin esperarse. Patrullas ocultas: los anillos y las cartas robadas se muestran cuando el samurái es activado por primera vez, ataca, es atacado o usa una carta; se ven las preparaciones, las fichas y el número de cartas, y las cartas elegidas y los veteranos son públicos.
SHO-04 = Puntos de vida = Tierra + 3. Velocidad = Agua + 2. Atención = Aire + 1. Ataque = Fuego + 1.
    .ruling = Una carta nunca baja un anillo por debajo de 0; su bonificación puede subirlo por encima de 5.
SHO-05 = El Vacío da una técnica con 1, otra con 3 y otra con 5 (de 0 a 3 técnicas), robadas al azar de las 20 cartas de Técnica.
    .ruling = Un mazo vacío no da nada. Cada técnica nombra su anillo; el de dos cartas es discutido, y su otra lectura es una opción de la mesa.

## dice

SHO-10 = Un dado es un éxito con 4+, salvo que una regla diga otra cosa; el umbral nunca baja de 2+ ni sube de 6+.
SHO-11 = Dados explosivos: cada 6 cuenta como éxito y añade un dado a la misma tirada; los 6 de los dados añadidos también explotan, salvo que una regla diga otra cosa.

## postures

SHO-20 = Hay cinco posturas, una por anillo; una vez desplegado, un samurái está siempre en una sola de ellas.
    .ruling = Una bendición puede hacer que cuente como si estuviera en otra postura, o en todas.
SHO-21 = Tierra: el daño de los ataques se reduce en 1, y los dados del atacante explotan una vez como máximo (los dados añadidos por una explosión no explotan).
SHO-22 = Agua: los ataques contra el samurái necesitan 1 más (5+ en vez de 4+).
SHO-23 = Aire: los ataques del samurái necesitan 1 menos (3+ en vez de 4+). Contra un objetivo en postura de Agua se anulan (4+).
SHO-24 = Fuego: los ataques del samurái hacen 1 más de daño.
SHO-25 = Vacío: el samurái puede repetir un dado de su tirada de ataque antes de resolver las explosiones, y sus ataques hacen 1 más de daño por explosión.
    .ruling = Un solo dado, una vez por ataque; el nuevo resultado vale. Una explosión es un dado que añadió otro, incluidos los dados de explosión.
SHO-26 = Una técnica pertenece a un anillo y solo puede usarse en la postura de ese anillo.

## preparation

SHO-30 = Antes del despliegue, cada samurái de un jugador hace una preparación distinta: Artesanía (una carta de Equipo), Entrenamiento (una carta de Técnica), Espionaje (una ficha de Espionaje), Meditación (una ficha de Mente serena), Plegarias (una carta de Bendición). Las cartas se roban al azar, las técnicas del mismo mazo que en SHO-05.
    .ruling = Con más de dos jugadores hay una ficha de Espionaje y una de Mente serena por jugador.
SHO-31 = Cada ficha de Espionaje añade 1 éxito a toda tirada de iniciativa en la que participe su samurái, solo o con su patrulla, mientras viva.
SHO-32 = Mente serena: cuando atacan a su samurái, la ficha puede descartarse antes de tirar los dados para anular el ataque.
    .ruling = Después de los refuerzos del atacante (SHO-70). La acción del atacante se pierde, y no ocurre nada de lo que sigue a un ataque. Tampoco el segundo ataque de un Wakizashi, que sigue a un ataque.
SHO-33 = Una bendición funciona una vez en la partida y queda gastada.

## deployment

SHO-40 = Tirada de iniciativa: cada jugador tira tantos dados explosivos como la suma de la Atención de sus samuráis vivos, más 1 éxito por cada ficha de Espionaje que lleven; quien tenga más éxitos decide quién es el jugador inicial, que despliega primero.
    .ruling = Los jugadores empatados repiten. El ganador puede elegirse a sí mismo. Si ninguno de los empatados tiene dados que tirar, decide la suerte.
SHO-41 = Los jugadores se alternan: cada uno coloca un samurái en una casilla vacía de su zona de despliegue y elige su postura, hasta colocarlos todos.

## turn

SHO-42 = En un turno los jugadores se alternan para activar, empezando por el jugador inicial; cada activación es de un samurái propio que no haya sido activado ese turno. Se salta al jugador al que no le quede ninguno.
    .ruling = Las reglas no dicen cómo pasa el turno entre activaciones: pasa, en sentido horario, al siguiente jugador con un samurái por activar (también en el despliegue). Opción: primero se activan todos los del jugador inicial. Un turno es uno de los 5 turnos de la partida.
SHO-43 = Una activación es, por este orden: movimiento, una acción, cambio de postura, fin de la activación. Se puede prescindir de las tres primeras, pero no cambiar el orden.
SHO-44 = Movimiento: hasta tantas casillas como su Velocidad, cada una adyacente a la anterior; toda casilla en la que se entra debe estar vacía (sin terreno ni otra figura).
    .ruling = Casillas cuadradas con ocho vecinas; no hay paso en diagonal entre dos casillas que tengan ambas terreno. Una reliquia en el suelo también ocupa su casilla. No se ofrece el juego sin tablero, en pulgadas. El camino se busca por quien se mueve; donde se sabe que un enemigo puede golpear por el camino (Reacción fulminante), elige entre un rodeo y la casilla desde la que se aleja de ese enemigo. Un movimiento acaba antes si quien se mueve es abatido, desplazado por otros o demasiado lento para seguir.
SHO-45 = Cuando todos los samuráis vivos han sido activados, el turno acaba; una nueva tirada de iniciativa decide quién es el jugador inicial y empieza el turno siguiente.

## actions

SHO-50 = Ataque: contra un enemigo al alcance; el alcance por defecto es 1 (adyacente). El equipo y las técnicas pueden cambiarlo.
SHO-51 = Técnica: una técnica de Acción se usa como acción de la activación; una de Reacción, cuando se da su condición, también en la activación de otro jugador, y una Pasiva se aplica por sí sola; ninguna de las dos cuesta la acción. Todas necesitan su postura (SHO-26).
    .ruling = La postura se comprueba en el momento del uso; un efecto en curso dura hasta el final indicado.
SHO-52 = Recoger: un samurái adyacente a la reliquia la toma. Mientras la lleva, su Velocidad se divide entre 2, hacia abajo, con un mínimo de 1; la reliquia solo se pierde por muerte y queda entonces en la casilla donde estaba su portador.
    .ruling = En el suelo, la reliquia ocupa su casilla y se toma desde una adyacente; nunca bloquea la vista y no se entrega, se suelta ni se roba. La división se aplica después de cualquier otro cambio de velocidad, y a los movimientos gratuitos. Un samurái desarmado puede gastar esta acción en recuperar su arma; junto a la reliquia elige cuál de las dos toma. Hasta entonces no hace ataques de ningún tipo y su equipo no tiene efecto.

## attack

SHO-53 = Un ataque tira tantos dados explosivos como el Ataque del atacante, con el umbral de éxito que dan las posturas (SHO-22, SHO-23).
    .ruling = Las cartas también pueden mover el umbral, entre 2+ y 6+ (SHO-10). Un ataque tira siempre al menos 1 dado. Un ataque no se produce, y nada le sigue, si antes de los dados uno de los dos ha muerto, o si el atacante está desarmado o ya no alcanza a su objetivo.
SHO-54 = Con al menos un éxito, el objetivo sufre 2 de daño, +1 si el atacante está en Fuego, −1 si el objetivo está en Tierra, +1 por explosión si el atacante está en Vacío. Sin éxitos no ocurre nada.
    .ruling = Más éxitos no añaden nada por sí mismos; las cartas pueden cambiar el daño. El daño nunca baja de 0.
SHO-55 = Un samurái cuyo daño sufrido alcanza sus puntos de vida muere y sale del tablero.
SHO-56 = Un ataque a distancia necesita una línea recta hasta el objetivo que no obstruya ningún terreno que bloquee ni ninguna otra figura enemiga; las figuras de la patrulla del atacante no bloquean. La descripción del tablero dice qué terreno bloquea la vista.
    .ruling = De centro a centro en la cuadrícula; solo hace falta para ataques a más de 1 de distancia, no para técnicas con alcance que no sean ataques (una opción la exige también ahí).
SHO-57 = El alcance cuenta casillas: el alcance 1 es adyacente, y un alcance de 1–5 llega a objetivos de 1 a 5 casillas, ambas incluidas.
    .ruling = Un paso en diagonal cuenta como una casilla. Las bonificaciones de alcance suben el máximo.

## honour

SHO-60 = Fin de la activación: el jugador activo gana 1 de Honor si uno de sus samuráis lleva la reliquia.
    .ruling = Solo el jugador cuya activación acaba puntúa SHO-60 y SHO-61 (opción: todos los jugadores los puntúan al final de cada activación).
SHO-61 = Fin de la activación: el jugador activo gana 1 de Honor si al menos uno de sus samuráis está en la zona de captura, y 1 más si no hay ningún enemigo en ella.
SHO-62 = Cada samurái enemigo abatido vale 3 de Honor, contados una vez, al final de la activación en que cayó.
    .ruling = Para el jugador de quien lo mató, también por reacciones en la activación de otro. Las reglas cuentan los abatidos del turno al final de cada activación; ninguno se paga dos veces.

## end of the game

SHO-63 = La partida acaba tras el 5.º turno, o al final de una activación cuando como mucho un jugador tiene samuráis vivos. Gana quien tenga más Honor.
    .ruling = Primero el Honor, luego el final; un jugador aniquilado aún puede ganar. Empates: más samuráis vivos, después más puntos de vida restantes, después victoria compartida. Una activación dentro de otra cuenta: la partida acaba con ella al instante, y la exterior aún cuenta su Honor.

## cards

SHO-70 = Cada una de las 20 cartas de Técnica hace lo que dice su texto.
    .ruling = Ventanas de un ataque, por orden: declaración, desvío, refuerzos del atacante, respuestas del defensor (mente serena), tirada y repetición, explosiones, golpe, muerte, consecuencias. En una ventana: el bando del atacante, luego el dueño del objetivo, luego en sentido horario, hasta que todos pasen. Golpe de Vacío: en la activación de su samurái, o en un ataque que haga o sufra. Estocada temeraria: antes de cualquier ataque, hacia donde haya a quien atacar. Golpe del volcán en erupción: contra todos los adyacentes en el momento de usarlo, en cualquier orden. Golpe de Aire: solo se apartan dados de la propia tirada, nombrados de menor a mayor. Quien puede atacar por una reacción debe hacerlo. Estilo del puercoespín: al final del movimiento de cualquier samurái, antes de los dados de un ataque contra su patrulla, o al final de cualquier activación; cuenta como su activación, sin movimiento ni cambio de postura, y el Honor se cuenta como siempre. La mano inmutable de la paz: quien se activa el último espera a que lo hagan todos los demás, de todos los jugadores; si son varios, en el orden en que se les impuso; no afecta a quien ya se ha activado. El mandato de la Dama Doji: el objetivo no puede atacar al samurái que lo usó, pero sí al resto de su patrulla. Debilidad fingida: solo para el atacante, contra el objetivo de su propio ataque.
SHO-71 = Cada una de las 6 cartas de Equipo hace lo que dice su texto.
    .ruling = Las armas actúan después del daño y antes de la muerte. Así, un Ōtsuchi empuja incluso a quien mata, y la reliquia cae donde termina el empujón. Quien queda aturdido por él no tira dados de iniciativa, pero su ficha de Espionaje sigue contando. Un Yumi nunca deja el Fuego por debajo de 1, ni siquiera cuando es 0; más allá del alcance 1 necesita ver (SHO-56). El segundo ataque de un Wakizashi solo sigue a la acción de Atacar.
SHO-72 = Cada una de las 6 cartas de Bendición hace lo que dice su texto.
    .ruling = Una bendición que no sea la de Jizo puede usarse en cualquier ventana de la activación de su samurái o de un ataque que haga o sufra, y donde a una de sus técnicas solo le falte la postura. De dos posturas dadas por bendiciones cuenta la última. La de Kaze-no-kami puede usarse además antes de cualquier tirada de iniciativa de su samurái (SHO-40, SHO-73, SHO-86): se pregunta una vez a cada jugador, y dura hasta el fin del turno al que pertenece la tirada.
SHO-73 = «Tirada de iniciativa contra X»: ambos samuráis tiran tantos dados explosivos como su propia Atención, más 1 éxito por cada ficha de Espionaje propia.
    .ruling = Hacen falta estrictamente más éxitos; un empate es un fracaso.
SHO-74 = «Una vez por turno» cuenta turnos de juego, no activaciones, para cada samurái y cada carta; «este turno» y «hasta el final del turno» se refieren también al turno de juego.
    .ruling = Una carta sin ese límite puede usarse en cada ocasión.

## modes

SHO-80 = Duración: el número de turnos y el de samuráis por jugador son opciones de la mesa.
SHO-81 = Ganancias alternativas: algunas o todas las cartas de Técnica, Equipo y Bendición pueden elegirse en vez de robarse; o las técnicas se ordenan por anillo, se elige el anillo y se roba la carta.
SHO-82 = Puntos comunes: los 10 puntos por samurái forman una reserva (30 para tres) repartida libremente por la patrulla, cada anillo siempre de 0 a 5.
SHO-83 = Experiencia: un samurái que sobrevive a una partida sube un anillo en 1, cura Tierra/2 de daño (hacia arriba) y puede volver en otra partida con su daño, sus cartas y sus anillos.
    .ruling = El anillo se sube primero, hasta 5 como máximo; las cartas se conservan; en cada partida se hace una nueva preparación. Un Vacío que llega a 1, 3 o 5 trae su técnica al instante. Las fichas y las bendiciones gastadas no se conservan. Las cartas de los veteranos se retiran de los mazos; ninguna patrulla tiene dos veces la misma.
SHO-84 = En los modos Experiencia y Battle Royale, un samurái con varias cartas de Equipo elige cuál está activa cada vez que cambia de postura.
    .ruling = La primera elección se hace con la postura del despliegue; una carta ganada después espera al siguiente cambio de postura si hay otra activa.
SHO-85 = Multijugador: con más de tres jugadores, las reglas invitan a alianzas, que no obligan a nadie y pueden cambiar en cada activación. Para muchos jugadores aconsejan un tablero mayor y menos samuráis por jugador.
    .ruling = Las alianzas son solo palabras, con cualquier número de jugadores mayor que dos, y no cambian ninguna regla (SHO-01).
SHO-86 = Activaciones simultáneas (opción para muchos jugadores): los jugadores activan a la vez; donde interactúan samuráis activados juntos, cada uno tira iniciativa con su propia Atención y su ficha de Espionaje, y se resuelven de más éxitos a menos.
    .ruling = Cada jugador elige en secreto un samurái aún no activado; todos los elegidos tiran, interactúen o no, repitiendo los empates, y las activaciones enteras se llevan a cabo en ese orden. Quien debe activarse el último (SHO-70) solo se elige cuando no queda nadie más.
SHO-87 = Battle Royale: un samurái por jugador; tras cada muerte, quien mató tira un dado: una técnica, un equipo, una cura de Tierra/2 (hacia abajo; se repite si está ileso) o una bendición.
    .ruling = La tabla impresa tiene el 2 dos veces; se lee 1–2 técnica, 3 equipo, 4–5 cura, 6 bendición (opción: un 2 da un equipo).
SHO-88 = Los modos solo cambian las reglas por defecto si la mayoría de los jugadores está de acuerdo; si no, se usan las reglas por defecto.
    .ruling = En línea, los modos son opciones de la mesa, mostradas antes de que nadie se una; sentarse es aceptar.
