## the guided first game, step by step: what to look at and why, then what to do

lesson-goal = Vous êtes l’un des généraux du Shogun, avec 10 kamons à poser sur le Japon. Les années paires partagent cartes et titres ; les années impaires les dépensent dans les provinces. Le plus de points gagne. La partie finit avec l’année impaire où quelqu’un pose son dernier kamon, ou quand la pioche Koku est vide.
lesson-province = Regardez Hokkaidō : sa prochaine position rapporte 3 points et coûte un Bushi et 2 Sōhei, ou bien 3 kokus. Vous avez 2 Sōhei en main, que vous seul voyez. Il ne vous manque qu’un Bushi.
lesson-refuse = Les années paires, le général au plus haut titre est Tairō et propose des lots : des cartes à partager et une tuile à sceaux. Les sceaux sont votre prochain titre. On vous propose un Samouraï et un Shinobi avec 1 sceau : aucune carte ne vous aide, et c’est le titre le plus bas. Un seul lot par an : attendez mieux.
lesson-refuse-do = Refusez le lot.
lesson-lot = Un autre général l’a pris, et vous n’êtes plus que deux : le Tairō a dû répartir tout le reste en deux lots, et vous choisissez. Le lot A a votre Bushi, 3 kokus en tout et 4 sceaux : Daimyō, le plus haut titre. Le lot B a plus de troupes, mais moins de sceaux.
lesson-lot-do = Prenez le lot A.
lesson-title = Vous voilà Daimyō : vous jouez en premier l’année impaire et gagnez 2 points de plus par kamon posé. Chaque général pose jusqu’à 2 kamons par année impaire. Vos cartes en paient deux.
lesson-march = D’abord Hokkaidō, avec des troupes : un Bushi et 2 Sōhei, c’est exactement son prix. 3 points pour la position, 2 pour votre titre. Vous gagnez aussi la tuile du dessus ; celle du dessous change le prix de la position suivante.
lesson-march-do = Prenez Hokkaidō avec des troupes.
lesson-draw = La tuile gagnée est une Pioche : elle donne une carte Troupe. Une tuile bonus sert une fois, pendant votre tour. Une carte de plus, c’est un choix de plus les années suivantes.
lesson-draw-do = Utilisez la tuile Pioche.
lesson-bribe = Une province se paie en troupes ou en kokus, jamais un peu de chaque. Chūbu coûte 3 kokus, et vous avez un 1 et un 2 : on ne rend pas la monnaie, payer juste est le mieux.
lesson-bribe-do = Prenez Chūbu avec des kokus.
lesson-again = Encore 5 points, et une autre tuile Pioche. Vous avez posé 2 kamons : il ne reste rien d’autre à faire cette année.
lesson-again-do = Utilisez la seconde tuile Pioche.
lesson-majority = Pendant ce temps, un autre général a pris la deuxième position de Hokkaidō. À la fin, chaque province rapporte 6 points à qui y a le plus de kamons. C’est 1 partout, et à égalité le kamon le plus à gauche l’emporte : le vôtre, car vous étiez là en premier.
lesson-tairo = De nouveau une année paire, et vous voilà Tairō. Un lot que tous refusent est à vous. Proposez donc ce que vous aimeriez garder, mais que les autres trouveront maigre : une seule carte, avec le meilleur titre.
lesson-tairo-do = Proposez les 3 kokus avec 4 sceaux.
lesson-kept = Tous deux ont refusé : ils espéraient plus de cartes. Vous gardez 3 kokus et restez Daimyō. 3 kokus achètent aussitôt une position dans une petite province.
lesson-strongest = Quel a été votre meilleur coup ? Le lot A. Son Bushi a complété vos deux Sōhei, ses kokus ont payé une seconde province, et son titre a rapporté deux fois 2 points : 10 points en un tour. Choisissez un lot pour ce qui manque à votre main et pour son titre, non pour le nombre de cartes.
lesson-onward = À partir d’ici, vous jouez librement, et les autres aussi. Il vous reste 8 kamons. Pensez à la fin : 6 points par province où vous menez, 1 point par koku encore en main. Si vous hésitez, demandez un indice.
