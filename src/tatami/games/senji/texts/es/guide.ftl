## the guided first game

guide-goal = Diriges una familia del Japón antiguo. Cada ronda tiene cuatro estaciones: en invierno se negocia y se puja, en primavera se dan órdenes secretas, en verano se cumplen, en otoño se comercia y se recluta. Al final de una ronda, si alguna familia tiene 60 de honor o más, gana la que más tenga.
