## the guided first game

guide-goal = Usted dirige una patrulla de samuráis. Por turnos se activa uno: se mueve, cambia de postura, golpea o usa una técnica. La reliquia, la zona y los enemigos caídos dan honor; tras cinco turnos gana quien tenga más.
