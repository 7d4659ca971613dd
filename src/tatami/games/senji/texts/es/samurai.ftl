## what the samurai bring and can do

about-akashi = Honor 3. En un combate se apartan dos dados por él en vez de uno.
about-baba = Honor 4. En su combate puedes jugar dos cartas de apoyo militar en vez de una.
about-chosogabe = Honor 4. Una orden de producción en su provincia roba cuatro cartas: quédate con dos. A su lado no actúa la habilidad de Ekes.
about-daisuke = Honor 8. No tiene ninguna habilidad.
about-ekes = Honor 4. Una orden de producción en su provincia roba tres cartas en vez de dos.
about-fukushima = Honor 6. Una vez en cada uno de tus turnos de otoño puedes descartar hasta dos cartas hanafuda y robar otras tantas.
about-gamo = Honor 6. Cuando ejecutan a un miembro de tu familia, pierdes una vez el valor de la carta, y no dos.
about-hosokawa = Honor 5. Si ganas su combate como defensor, las bajas valen el doble de honor, como para un atacante.
about-ishida = Honor 5. En cada uno de tus turnos de otoño, la primera combinación hanafuda que da honor da 2 más.
about-kuroda = Honor 5. Cada carta de comercio que cobras vale 2 más.
about-mori = Honor 6. Las unidades que hacen una incursión por mar con él no tiran dados por las bajas.
about-naoe = Honor 6. Al empezar el invierno puedes mirar en secreto todas las cartas de diplomacia de la mano de un adversario.
about-otani = Honor 4. A tu serie diplomática le bastan cuatro cartas: puede faltar un adversario.
about-sanada = Honor 5. Cuando atacan su provincia, todas tus piezas que están en ella pueden retirarse a una sola provincia vecina tuya (seis unidades como máximo). El atacante entra sin combate y no anota nada.
about-torii = Honor 3. Puedes exponer a dos miembros de cada familia adversaria en vez de uno. Cuando Torii deja el tablero, los segundos vuelven a tu mano y se pierde su honor.
about-umeko = Honor 4. Una vez en cada uno de tus turnos de otoño puedes obligar a un adversario a cambiar contigo una carta boca abajo; cada uno elige la que da, pero ni un señuelo ni un rehén expuesto. Es una carta de diplomacia o, según la opción, una carta hanafuda.
about-wakizaka = Honor 5. En su combate el adversario juega sus cartas de apoyo boca arriba, antes de que elijas la tuya.
about-yamagata = Honor 5. En su combate ganas si hay empate a puntos; no hay otro asalto.
