## the guided first game

guide-goal = Usted es uno de los generales del sogún. Un año se reparten tropas, koku y títulos; al siguiente se toman posiciones en las provincias. Posiciones, títulos, koku en mano y mayorías dan puntos; gana quien tenga más.
guide-SHI-01 = Los generales son iguales: elija el blasón que le guste.
guide-SHI-13 = Usted es Tairō: ponga cartas comunes en un lote y ciérrelo con una loseta. Los demás pueden tomarlo, uno tras otro; si todos lo rechazan, es suyo. Un buen lote tienta por sus cartas o por su título, rara vez por ambos.
guide-SHI-14 = Quien toma un lote queda servido por este año. Los sellos de su loseta son su próximo título: uno más alto actúa antes, y los dos más altos dan puntos por cada kamon colocado. Quien rechaza espera algo mejor.
guide-SHI-18 = Quedan dos: reparta todo en dos lotes, cada uno con una loseta. El otro elige primero: hágalos iguales.
guide-SHI-18-choose = Tome el lote que prefiera; el Tairō recibe el otro.
guide-SHI-20 = Ahora, la campaña. Toque una provincia para ver cuánto cuesta su próxima posición, en tropas o en koku, y qué da. Puede tomar hasta dos posiciones y después terminar su turno: las cartas guardadas siguen en su mano.
guide-SHI-22-pay = Ponga cartas que muestren las tropas de la puerta. Hay varias maneras: se sugiere la más barata, o toque cartas de su mano.
guide-SHI-23-pay = Pague los koku de la posición con cartas de koku. Lo que pague de más se pierde.
guide-SHI-42 = Como Sensei puede dorar uno de sus kamons: cuenta como dos para la mayoría de su provincia.
