## the guided first game, step by step: what to look at and why, then what to do

lesson-goal = Dos patrullas se disputan una reliquia y un trozo de terreno. Gana quien tenga más honor tras el último turno; esta partida tiene cuatro. Cada vez que actúa un samurái tuyo ganas 1 de honor si llevas la reliquia, 1 por estar en la zona y 1 más si no hay enemigos en ella. Un enemigo derrotado da 3.
lesson-patrol = Diriges a dos samuráis. 1a tiene un arco que alcanza 5 casillas, tira 6 dados y aguanta 5 de daño. 1b tiene la mente serena, que te servirá. Los dos están en postura de Fuego: sus ataques hacen 1 más de daño. Fíjate siempre en las posturas.
lesson-move = En cada turno los jugadores activan a un samurái tras otro. Una activación es un movimiento, luego una acción y luego un cambio de postura, en este orden; puedes saltarte lo que quieras. 1a se mueve hasta 4 casillas: hacia la reliquia.
lesson-move-do = Activa a 1a, ve a j10 y mantén la postura.
lesson-second = El enemigo ha movido a uno de los suyos, y ahora actúa tu segundo. 1b se mueve hasta 3 casillas: hacia la zona. La reliquia y la zona están en lados distintos: cada samurái tiene su tarea.
lesson-second-do = Lleva a 1b a d11 y mantén la postura.
lesson-hand = Todos han actuado: el turno 2 empieza con una tirada, y la has ganado. ¿Quién empieza? En una activación tu arquero puede estar junto a la reliquia, y 2a también. Sé el primero.
lesson-hand-do = Elige empezar tú.
lesson-relic = Toma la reliquia antes que ellos. Se recoge desde una casilla contigua, y esa es la acción. Luego piensa en la respuesta: 2a vendrá a atacarte. En postura de Tierra cada ataque hace 1 menos de daño.
lesson-relic-do = Activa a 1a, ve a m9, recoge la reliquia y toma la postura de Tierra.
lesson-attacked = Vino: 4 dados, acierta con 4 o más, y un 6 añade un dado. Un acierto basta para 2 de daño; 1 más por su Fuego, 1 menos por tu Tierra: 2. Su martillo te empujó una casilla, donde el arco es mejor arma. Tienes la reliquia y tu primer honor.
lesson-zone = Ahora 1b: dos pasos lo llevan a la zona. Al final de su activación eso da 2 de honor, porque no hay enemigos en ella, y 1 por la reliquia que lleva 1a. Nadie está cerca para atacar, pero alguien vendrá.
lesson-zone-do = Lleva a 1b a c9 y toma la postura de Tierra.
lesson-calm = 3 de honor en una activación. Pero 2b ha entrado en la zona y ataca a 1b. Antes de tirar los dados puedes reaccionar: la mente serena anula un ataque en toda la partida. A este samurái lo necesitas aquí.
lesson-calm-do = Usa la mente serena.
lesson-count = Turno 3. Tienes 4 de honor y el enemigo 1. Quedan dos turnos: cuatro activaciones tuyas, y cada una vale 1 solo por la reliquia. El enemigo tiene que quitártela, y solo cae cuando muere quien la lleva.
lesson-shoot = 2a está a dos casillas de tu arquero, en línea recta y sin nada en medio: el arco llega, y su martillo no puede responder sin moverse. Quédate, dispara y toma la postura de Fuego: tu próximo disparo hará 1 más de daño.
lesson-shoot-do = Activa a 1a, no te muevas, ataca a 2a y toma la postura de Fuego.
lesson-strongest = Acierto: a 2a le quedan 3, justo lo que hará tu próximo disparo. ¿Cuál fue tu jugada más fuerte? La reliquia, tomada primero, y detrás la Tierra: 3 de tus 6 de honor vienen de llevarla, y la postura mantuvo con vida a quien la lleva. Toma lo que paga cada vez y luego protégelo.
lesson-onward = A partir de aquí juegas libremente, y el enemigo también. Tras el turno 4 gana quien tenga más honor, o antes si una patrulla desaparece. Antes de cada ataque mira las probabilidades en el tablero. Si dudas, pide una pista.
