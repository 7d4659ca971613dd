## the guided first game

guide-goal = Diriges una familia del Japón antiguo. Cada ronda tiene cuatro estaciones: en invierno se negocia y se puja, en primavera se dan órdenes secretas, en verano se cumplen, en otoño se comercia y se recluta. Al final de una ronda, si alguna familia tiene 60 de honor o más, gana la que más tenga.
guide-SEN-25 = Alguien reclama una carta de comercio tuya: eliges lo que enseñas y se queda una. Enseña lo que no entra en ninguna de tus combinaciones.
guide-SEN-25-keep = Te enseñan flores: quédate la que más te acerque a una combinación. Las demás vuelven.
guide-SEN-27 = Pujas con tus propias cartas de diplomacia, boca abajo. La puja más alta gana la carta y va al mazo de la familia ausente; una más baja vuelve a ti.
guide-SEN-45 = Una incursión se embarca y desembarca en un solo movimiento. Cada unidad tira un dado, y cada dado con tu propio símbolo te cuesta una unidad.
guide-SEN-55 = Te atacan. Si tienes un rehén del atacante, puedes ejecutarlo: pierde el doble de su honor y tú ganas su honor. La carta sale de la partida.
guide-SEN-63-samurai = Te sirven nuevos samuráis: elige uno y una provincia para él. Trae enseguida su honor, y un punto de combate dondequiera que luche.
