## the guided first game

guide-goal = Usted dirige una patrulla de samuráis. Por turnos se activa uno: se mueve, luego actúa (ataca o usa una técnica) y luego puede cambiar de postura. La reliquia, la zona y los enemigos caídos dan honor; tras cinco turnos gana quien tenga más.
