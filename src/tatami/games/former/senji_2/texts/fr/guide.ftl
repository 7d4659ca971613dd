## the guided first game

guide-goal = Vous menez une famille du Japon ancien. Chaque tour a quatre saisons : on parle et enchérit en hiver, on donne des ordres secrets au printemps, on les exécute en été, on échange et recrute en automne. À la fin d’un tour, la famille la plus honorée avec au moins 60 d’honneur gagne.
