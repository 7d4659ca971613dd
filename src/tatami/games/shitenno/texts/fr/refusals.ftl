# Pourquoi pas : ce qui écarte du menu une chose dont aucune règle ne parle en particulier.
cannot-take = Il ne reste plus de telle carte pour le lot.
cannot-seal = Cette tuile n’est plus libre, ou ne sert pas à ce nombre de joueurs.
cannot-spend = Vous n’en avez plus, ou cela n’aiderait pas à payer ici.
cannot-gild = Aucun de vos kamons ne se trouve là.
