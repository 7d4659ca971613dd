## the guided first game

guide-goal = Vous menez une famille du Japon ancien. Chaque tour a quatre saisons : on négocie et on enchérit en hiver, on donne des ordres secrets au printemps, on les exécute en été, on commerce et on recrute en automne. À la fin d’un tour, si une famille a au moins 60 points d’honneur, celle qui en a le plus gagne.
guide-SEN-25 = Quelqu’un fait valoir une de vos cartes Commerce : vous choisissez ce que vous montrez, et il en garde une. Montrez ce qui n’entre dans aucune de vos combinaisons.
guide-SEN-25-keep = On vous montre des fleurs : gardez celle qui vous rapproche le plus d’une combinaison. Les autres retournent à leur famille.
guide-SEN-27 = Vous enchérissez avec vos propres cartes Diplomatie, face cachée. La plus haute enchère gagne la carte et rejoint la pile de la famille absente ; une plus basse vous revient.
guide-SEN-45 = Un raid prend la mer et débarque en un seul mouvement. Chaque unité lance un dé, et chaque dé à votre symbole vous coûte une unité.
guide-SEN-55 = On vous attaque. Si vous tenez un otage de l’attaquant, vous pouvez l’exécuter : il perd deux fois son honneur, et vous le gagnez une fois. La carte quitte la partie.
guide-SEN-63-samurai = De nouveaux samouraïs vous servent : choisissez-en un, et une province pour lui. Il apporte aussitôt son honneur, et un point de combat partout où il se bat.
