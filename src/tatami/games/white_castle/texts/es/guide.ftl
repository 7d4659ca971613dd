## the guided first game

guide-goal = En cada turno colocas un dado y haces lo que muestra su espacio: enviar cortesanos al castillo, jardineros a los jardines o guerreros a los campos de entrenamiento. Tras tres rondas de tres turnos gana el clan con más puntos.
guide-WHI-33 = Tu dominio admite cualquier dado. Recibes lo que está descubierto en la fila de su color y luego haces la acción de tu carta. Cada miembro que ha salido de la fila descubre una recompensa más.
guide-WHI-40 = Un guerrero cuesta el hierro del campo, y puedes hacer enseguida la acción del campo. Al final cada guerrero cuenta el número de su campo por cada cortesano tuyo dentro del castillo.
guide-WHI-47 = Tu cortesano ha llegado hasta el daimio: 10 puntos al final y uno de sus favores que aún esté libre.
guide-WHI-50 = Tu farol se enciende: toma todo lo que muestra, en cualquier orden. Cada carta que sustituyes se le une, así que da cada vez más.
guide-WHI-52 = Entrar en una nueva estación cuesta sellos, pero da más puntos al final. Quien va por delante juega además antes en la ronda siguiente.
guide-WHI-56 = Puedes hacer una de las acciones del castillo frente a una loseta de este color, esté donde esté: no hace falta ningún dado.
