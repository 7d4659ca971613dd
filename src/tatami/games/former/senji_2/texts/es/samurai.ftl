## what the samurai bring and can do

about-akashi = Honor 3. En un combate se apartan dos dados por él en vez de uno.
about-baba = Honor 4. En su combate usted puede poner dos cartas de apoyo militar en vez de una.
about-chosogabe = Honor 4. Una orden de producción en su provincia roba cuatro cartas: quédese con dos. A su lado no actúa la capacidad de Ekes.
about-daisuke = Honor 8. No tiene ninguna capacidad.
about-ekes = Honor 4. Una orden de producción en su provincia roba tres cartas en vez de dos.
about-fukushima = Honor 6. Una vez en cada uno de sus turnos de otoño usted puede descartar hasta dos cartas hanafuda y robar otras tantas.
about-gamo = Honor 6. Cuando ejecutan a un miembro de su familia, usted pierde una vez el valor de la carta, y no dos.
about-hosokawa = Honor 5. Si usted gana su combate como defensor, las bajas valen el doble de honor, como para un atacante.
about-ishida = Honor 5. En cada uno de sus turnos de otoño, la primera combinación hanafuda que da honor da 2 más.
about-kuroda = Honor 5. Cada carta de comercio que usted hace valer cuenta 2 más.
about-mori = Honor 6. Las unidades que hacen una incursión por mar con él no tiran dados por las bajas.
about-naoe = Honor 6. Al empezar el invierno usted puede mirar en secreto todas las cartas de diplomacia de la mano de un adversario.
about-otani = Honor 4. A su serie diplomática le bastan cuatro cartas: puede faltar un adversario.
about-sanada = Honor 5. Cuando atacan su provincia, todas las piezas de usted que están en ella pueden retirarse a una sola provincia vecina suya (seis unidades como máximo). El atacante entra sin combate y no anota nada.
about-torii = Honor 3. Usted puede exponer a dos miembros de cada familia adversaria en vez de uno. Cuando él deja el tablero, los segundos vuelven a su mano y se pierde su honor.
about-umeko = Honor 4. Una vez en cada uno de sus turnos de otoño usted puede obligar a un adversario a cambiar con usted una carta boca abajo; cada uno elige la que da, pero ni un señuelo ni un rehén expuesto. Es una carta de diplomacia o, según la opción, una carta hanafuda.
about-wakizaka = Honor 5. En su combate el adversario pone sus cartas de apoyo boca arriba, antes de que usted elija la suya.
about-yamagata = Honor 5. En su combate usted gana si hay empate a puntos; no se vuelve a tirar.
