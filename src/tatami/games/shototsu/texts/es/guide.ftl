## the guided first game

guide-goal = Diriges una patrulla de samuráis. Por turnos se activa uno: se mueve, hace una acción (atacar, usar una técnica, recoger la reliquia) y luego puede cambiar de postura. La reliquia, la zona y los samuráis abatidos dan Honor; tras cinco turnos gana quien tenga más.
