## the guided first game

guide-goal = Vous menez une famille du Japon ancien. Chaque tour a quatre saisons : on négocie et on enchérit en hiver, on donne des ordres secrets au printemps, on les exécute en été, on commerce et on recrute en automne. À la fin d’un tour, si une famille a au moins 60 points d’honneur, celle qui en a le plus gagne.
