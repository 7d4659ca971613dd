## the guided first game

guide-goal = Diriges una patrulla de samuráis. Por turnos se activa uno: se mueve, hace una acción (atacar, usar una técnica, recoger la reliquia) y luego puede cambiar de postura. La reliquia, la zona y los samuráis abatidos dan Honor; tras cinco turnos gana quien tenga más.
guide-SHO-40 = Quien gana la tirada dice quién empieza. El primero golpea antes; el último ve lo que han hecho todos antes de que actúe su último samurái.
guide-SHO-70-attack-answer = Te atacan, y algo tuyo puede responder antes de la tirada. Mira las probabilidades: un ataque débil no vale una ficha.
