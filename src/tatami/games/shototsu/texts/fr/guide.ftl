## the guided first game

guide-goal = Vous menez une patrouille de samouraïs. À tour de rôle, on en active un : il se déplace, fait une action (attaquer, utiliser une technique, ramasser la relique), puis peut changer de posture. La relique, la zone et les samouraïs vaincus donnent de l’Honneur ; après cinq tours, celui qui en a le plus gagne.
