## the guided first game

guide-goal = Vous menez une patrouille de samouraïs. À tour de rôle, on en active un : il se déplace, puis agit (il attaque ou use d’une technique), puis peut changer de posture. La relique, la zone et les ennemis tombés donnent de l’honneur ; après cinq tours, le plus honoré gagne.
