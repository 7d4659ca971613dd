## the guided first game

guide-goal = Vous menez une patrouille de samouraïs. À tour de rôle, on en active un : il se déplace, fait une action (attaquer, utiliser une technique, ramasser la relique), puis peut changer de posture. La relique, la zone et les samouraïs vaincus donnent de l’Honneur ; après cinq tours, celui qui en a le plus gagne.
guide-SHO-40 = Qui remporte le jet dit qui a la main. Le premier frappe d’abord ; le dernier a vu agir tous les autres avant son dernier samouraï.
guide-SHO-70-attack-answer = On vous attaque, et vous pouvez répondre avant le jet. Regardez les chances : une faible attaque ne vaut pas un jeton.
