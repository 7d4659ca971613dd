## the guided first game

guide-goal = Vous menez une patrouille de samouraïs. À tour de rôle, on en active un : il se déplace, change de posture, frappe ou use d’une technique. La relique, la zone et les ennemis tombés donnent de l’honneur ; après cinq tours, le plus honoré gagne.
