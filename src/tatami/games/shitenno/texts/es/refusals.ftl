# Por qué no: lo que deja fuera del menú algo de lo que ninguna regla habla en particular.
cannot-take = No queda ninguna carta así para el lote.
cannot-seal = Esta loseta ya no está libre, o no se usa con este número de jugadores.
cannot-spend = No te queda ninguna, o no serviría para pagar aquí.
cannot-gild = Ninguno de tus kamones está ahí.
