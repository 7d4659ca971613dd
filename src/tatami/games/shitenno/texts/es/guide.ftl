## the guided first game

guide-goal = Eres uno de los generales del shogun. En los años pares se reparten tropas, koku y títulos; en los impares se toman posiciones en las provincias. Posiciones, títulos, koku en mano y mayorías dan puntos; gana quien tenga más.
guide-SHI-01 = Los generales son iguales: elige el emblema que te guste.
guide-SHI-13 = Eres Tairō: forma un lote con las cartas por repartir que quieras y ciérralo con una loseta. Los demás pueden tomarlo, uno tras otro; si todos lo rechazan, es tuyo. Un buen lote tienta por sus cartas o por su título, rara vez por ambos.
guide-SHI-14 = Si tomas un lote, ya no recibes nada más este año. Los sellos de su loseta deciden tu próximo título: cuanto más alto, antes juegas, y los dos más altos dan puntos por cada kamon que colocas. Recházalo si esperas algo mejor.
guide-SHI-18 = Quedan dos jugadores: reparte todas las cartas en dos lotes, cada uno con una loseta. El otro elige primero: que valgan lo mismo.
guide-SHI-18-choose = Toma el lote que prefieras; el Tairō recibe el otro.
guide-SHI-20 = Ahora, la campaña. Cada provincia muestra cuánto cuesta su próxima posición, en tropas o en koku, y qué da. Puedes tomar hasta dos posiciones y después terminar tu turno: las cartas que no uses se quedan en tu mano.
guide-SHI-22-pay = Paga con cartas que muestren las tropas dibujadas en la provincia y la de su loseta visible. Hay varias formas: se sugiere la más barata, o toca cartas de tu mano.
guide-SHI-23-pay = Paga los koku de la posición con cartas de koku. Lo que pagues de más se pierde.
guide-SHI-42 = Como Sensei puedes girar uno de tus kamons a su cara dorada: contará como dos para la mayoría de su provincia.
