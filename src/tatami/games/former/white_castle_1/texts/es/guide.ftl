## the guided first game

guide-goal = En cada turno coloca un dado y hace lo que muestra su lugar: enviar cortesanos al castillo, jardineros a los jardines, guerreros a los patios. Tras tres rondas de tres turnos gana el clan con más puntos.
