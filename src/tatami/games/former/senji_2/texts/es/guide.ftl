## the guided first game

guide-goal = Usted dirige una familia del Japón antiguo. Cada ronda tiene cuatro estaciones: en invierno se habla y se puja, en primavera se dan órdenes secretas, en verano se cumplen, en otoño se comercia y se recluta. Al final de una ronda gana la familia más honrada con 60 de honor o más.
