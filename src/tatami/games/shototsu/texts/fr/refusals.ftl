# Pourquoi pas : ce qui écarte du menu une chose dont aucune règle ne parle en particulier.
cannot-move = Ce samouraï ne peut pas s’y rendre maintenant : c’est trop loin, occupé, ou le chemin est barré.
cannot-stand = Cette case n’est pas dans votre zone de déploiement.
cannot-activate = Ce samouraï n’est pas l’un des vôtres.
cannot-deploy = Ce samouraï n’est pas l’un des vôtres.
cannot-attack = Ce samouraï n’est pas de ceux qui peuvent être attaqués maintenant.
cannot-hand = Personne ne joue à cette place.
cannot-use = Vous n’avez pas cette carte en main, ou ce n’est pas son moment.
cannot-bless = Vous n’avez pas cette bénédiction, ou ce n’est pas son moment.
