# Por qué no: lo que deja fuera del menú algo de lo que ninguna regla habla en particular.
cannot-bid = Esta carta no está en subasta.
cannot-unbid = No has puesto nada bajo esta carta.
cannot-stake = No puedes pujar con esta carta: no es tuya, o va antes de una que ya has puesto.
cannot-give = No puedes dar esta carta: no es tuya, o va antes de una que ya has nombrado.
cannot-give-hidden = No puedes dar esta carta: no es tuya, o va antes de una que ya has nombrado.
cannot-want = Esta familia no tiene ninguna carta así que se pueda pedir, o va antes de una que ya has nombrado.
cannot-to = Ninguno de tus rivales dirige esa familia.
cannot-produce = Solo das órdenes a las provincias que controlas.
cannot-recruit = Solo das órdenes a las provincias que controlas.
cannot-move = Solo das órdenes a las provincias que controlas.
