## the guided first game, step by step: what to look at and why, then what to do

lesson-goal = Eres uno de los generales del shogun, con 10 kamons para colocar en Japón. Los años pares reparten cartas y títulos; los impares los gastan en provincias. Gana quien tenga más puntos de favor. La partida acaba con el año impar en que alguien coloca su último kamon o se agota el mazo de koku.
lesson-province = Mira Hokkaidō: su próxima posición da 3 puntos y cuesta un Bushi y 2 Sōhei, o bien 3 koku. Tienes 2 Sōhei en la mano, que solo ves tú. No te falta más que un Bushi.
lesson-refuse = En los años pares el general con el título más alto es Tairō y ofrece lotes: cartas por repartir y una loseta con sellos. Los sellos son tu próximo título. Te ofrecen un Samurái y un Shinobi con 1 sello: ninguna carta te ayuda y el título es el más bajo. Solo recibes un lote al año: espera otro mejor.
lesson-refuse-do = Rechaza el lote.
lesson-lot = Otro general lo tomó y quedáis dos: el Tairō ha tenido que repartir todo lo demás en dos lotes, y tú eliges. El lote A tiene tu Bushi, 3 koku en total y 4 sellos: Daimyō, el título más alto. El lote B tiene más tropas, pero menos sellos.
lesson-lot-do = Toma el lote A.
lesson-title = Ahora eres Daimyō: juegas primero en el año impar y ganas 2 puntos más por cada kamon que colocas. Cada general coloca hasta 2 kamons por año impar. Tus cartas pagan dos.
lesson-march = Primero Hokkaidō, con tropas: un Bushi y 2 Sōhei es justo lo que pide. 3 puntos por la posición y 2 por tu título. También ganas la loseta de arriba, y la de abajo cambia el precio de la siguiente posición.
lesson-march-do = Toma Hokkaidō con tropas.
lesson-draw = La loseta que has ganado es un Robo: da una carta de tropa. Las losetas de bonificación se usan una vez, en tu propio turno. Una carta más es una opción más en los próximos años.
lesson-draw-do = Usa la loseta de Robo.
lesson-bribe = Una provincia se paga con tropas o con koku, nunca con un poco de cada. Chūbu cuesta 3 koku, y tienes un 1 y un 2: no hay vuelta, así que lo mejor es pagar justo.
lesson-bribe-do = Toma Chūbu con koku.
lesson-again = Otros 5 puntos y otra loseta de Robo. Has colocado 2 kamons: este año ya no queda nada más que hacer.
lesson-again-do = Usa la segunda loseta de Robo.
lesson-majority = Mientras tanto, otro general tomó la segunda posición de Hokkaidō. Al final cada provincia da 6 puntos a quien tenga allí más kamons. Vais 1 a 1, y en un empate gana el kamon más a la izquierda: el tuyo, porque llegaste antes.
lesson-tairo = Otro año par, y ahora el Tairō eres tú. Un lote que todos rechazan es tuyo. Ofrece, pues, lo que te gustaría quedarte, pero que a los demás les parezca poco: una sola carta con el mejor título.
lesson-tairo-do = Ofrece los 3 koku con 4 sellos.
lesson-kept = Los dos lo rechazaron: esperaban más cartas. Te quedas 3 koku y sigues siendo Daimyō. 3 koku compran enseguida una posición en una provincia pequeña.
lesson-strongest = ¿Cuál fue tu jugada más fuerte? El lote A. Su Bushi completó tus dos Sōhei, sus koku pagaron una segunda provincia y su título dio dos veces 2 puntos: 10 puntos en un turno. Elige un lote por lo que le falta a tu mano y por su título, no por el número de cartas.
lesson-onward = A partir de aquí juegas libremente, y los demás también. Te quedan 8 kamons. Piensa en el final: 6 puntos por cada provincia que lideres y 1 punto por cada koku que aún tengas en la mano. Si dudas, pide una pista.
