## the guided first game

guide-goal = En cada turno colocas un dado y haces lo que muestra su espacio: enviar cortesanos al castillo, jardineros a los jardines o guerreros a los campos de entrenamiento. Tras tres rondas de tres turnos gana el clan con más puntos.
