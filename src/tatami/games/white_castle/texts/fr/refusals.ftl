# Pourquoi pas : ce qui écarte du menu une chose dont aucune règle ne parle en particulier.
cannot-take = Il n’y a pas de dé à prendre là.
cannot-do = C’est déjà fait, vient plus tard, ou n’est pas montré par ce lieu.
cannot-trade = Vous n’avez pas les sceaux qu’il faut.
cannot-climb = Aucun de vos courtisans ne se trouve à l’étage où commence cette montée.
cannot-WHI-45-row = Le courtisan choisit une action de la carte de la salle où il vient d’entrer.
cannot-row = Cette action ne peut pas être choisie ici.
cannot-tend = Aucun de vos jardiniers n’a plus rien à faire là.
cannot-pair = Il ne reste pas de telle paire.
cannot-gain = Les biens se nomment dans l’ordre nourriture, fer, nacre, et de sorte qu’aucun ne soit perdu.
