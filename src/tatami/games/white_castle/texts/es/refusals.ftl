# Por qué no: lo que deja fuera del menú algo de lo que ninguna regla habla en particular.
cannot-take = Ahí no hay ningún dado que tomar.
cannot-do = Ya está hecho, viene después, o este lugar no lo muestra.
cannot-trade = No tienes los sellos que hacen falta.
cannot-climb = Ninguno de tus cortesanos está en la planta donde empieza esta subida.
cannot-WHI-45-row = El cortesano elige una acción de la carta de la sala en la que acaba de entrar.
cannot-row = Esta acción no se puede elegir aquí.
cannot-tend = A ninguno de tus jardineros le queda nada que hacer ahí.
cannot-pair = No queda esa pareja.
cannot-gain = Los bienes se nombran en el orden comida, hierro, nácar, y de modo que ninguno se pierda.
