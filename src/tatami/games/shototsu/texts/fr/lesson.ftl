## the guided first game, step by step: what to look at and why, then what to do

lesson-goal = Deux patrouilles se disputent une relique et un bout de terrain. Qui a le plus d’Honneur après le dernier tour gagne ; cette partie en compte quatre. Chaque fois qu’un de vos samouraïs a agi, vous gagnez 1 Honneur si vous portez la relique, 1 si vous êtes dans la zone, et 1 de plus si aucun ennemi n’y est. Un ennemi vaincu en rapporte 3.
lesson-patrol = Vous menez deux samouraïs. 1a a un arc qui porte à 5 cases, lance 6 dés et supporte 5 dégâts. 1b a l’esprit calme, qui vous servira. Tous deux sont en posture du Feu : leurs attaques font 1 dégât de plus. Surveillez toujours les postures.
lesson-move = À chaque tour, les joueurs activent leurs samouraïs l’un après l’autre. Une activation, c’est un déplacement, puis une action, puis un changement de posture, dans cet ordre ; on peut en sauter. 1a avance de 4 cases au plus : vers la relique.
lesson-move-do = Activez 1a, allez en j10 et gardez la posture.
lesson-second = L’ennemi a déplacé l’un des siens ; à votre second d’agir. 1b avance de 3 cases au plus : vers la zone. Relique et zone sont de deux côtés : à chaque samouraï sa tâche.
lesson-second-do = Menez 1b en d11 et gardez la posture.
lesson-hand = Tous ont agi : le tour 2 commence par un jet de dés, que vous avez gagné. Qui commence ? En une activation, votre archer peut être à côté de la relique, et 2a aussi. Soyez le premier.
lesson-hand-do = Prenez la main.
lesson-relic = Prenez la relique avant eux. On la ramasse depuis une case voisine : c’est l’action. Puis pensez à la réponse : 2a viendra vous attaquer. En posture de la Terre, chaque attaque fait 1 dégât de moins.
lesson-relic-do = Activez 1a, allez en m9, ramassez la relique et prenez la posture de la Terre.
lesson-attacked = Il est venu : 4 dés, touché à 4 ou plus, et un 6 ajoute un dé. Un seul succès suffit pour 2 dégâts ; 1 de plus pour son Feu, 1 de moins pour votre Terre : 2. Son marteau vous a repoussé d’une case, là où l’arc est la meilleure arme. Vous avez la relique et un premier Honneur.
lesson-zone = À 1b : deux pas le mènent dans la zone. À la fin de son activation, cela vaut 2 Honneurs, car aucun ennemi n’y est, et 1 pour la relique que porte 1a. Personne n’est assez près pour attaquer, mais cela viendra.
lesson-zone-do = Menez 1b en c9 et prenez la posture de la Terre.
lesson-calm = 3 Honneurs en une activation. Mais 2b est entré dans la zone et attaque 1b. Avant le jet, vous pouvez réagir : l’esprit calme annule une attaque de la partie. Vous avez besoin de ce samouraï ici.
lesson-calm-do = Utilisez l’esprit calme.
lesson-count = Tour 3. Vous avez 4 Honneurs, l’ennemi 1. Il reste deux tours : quatre activations pour vous, dont chacune vaut 1 rien que par la relique. L’ennemi doit vous la prendre, et elle ne tombe qu’à la mort de son porteur.
lesson-shoot = 2a est à deux cases de votre archer, en ligne droite et sans obstacle : l’arc y porte, et son marteau ne peut pas répondre sans bouger. Restez, tirez, puis prenez la posture du Feu : votre prochain tir fera 1 dégât de plus.
lesson-shoot-do = Activez 1a, ne bougez pas, attaquez 2a et prenez la posture du Feu.
lesson-strongest = Touché : il reste 3 points à 2a, ce que fera votre prochain tir. Quel a été votre meilleur coup ? La relique prise en premier, et derrière elle la Terre : 3 de vos 6 Honneurs viennent d’elle, et la posture a gardé son porteur en vie. Prenez ce qui rapporte à chaque fois, puis protégez-le.
lesson-onward = À partir d’ici, vous jouez librement, et l’ennemi aussi. Après le tour 4, celui qui a le plus d’Honneur gagne, ou plus tôt si une patrouille disparaît. Avant chaque attaque, regardez les chances sur le plateau. Si vous hésitez, demandez un indice.
