## chapters

chapter-set-up = Mise en place
chapter-even-year = Année paire : le partage
chapter-odd-year = Année impaire : le contrôle des provinces
chapter-bonus-tiles = Tuiles Bonus
chapter-titles = Titres
chapter-end-of-the-game = Fin de partie

## set-up

SHI-01 = À 2, 3 ou 4 joueurs. Chacun choisit un général différent : Honda Tadakatsu, Ii Naomasa, Sakakibara Yasumasa ou Sakai Tadatsugu. Les généraux ne diffèrent que par leur nom et leur couleur.
    .ruling = Dans l’ordre des places, chaque joueur désigne un général que personne n’a encore désigné.
SHI-02 = Les 24 tuiles Bonus sont mélangées et empilées par trois sur chacune des 8 provinces, face Troupe visible : seule la tuile du dessus d’une pile se voit, et sa troupe fait partie de celles qu’il faut pour prendre le contrôle de la province.
    .ruling = La face Troupe d’une tuile ne dit rien de sa face Bonus. Les faces Bonus des tuiles empilées et les tuiles placées sous celle du dessus sont secrètes.
SHI-03 = Les 24 cartes Koku et les 34 cartes Troupe (24 simples, 10 doubles) sont mélangées et forment deux pioches, face cachée.
SHI-04 = Chaque joueur dispose de 12 kamons de contrôle à 2 joueurs, de 10 à 3 et de 8 à 4 ; les autres quittent le jeu. Tous les scores partent de 0.
SHI-05 = Chaque joueur reçoit au hasard une tuile Titre, posée face visible, et deux cartes Troupe, gardées secrètes. Les titres non distribués restent à côté du plateau avec les quatre tuiles de hiérarchie.
SHI-06 = Le titre, le général, les tuiles Bonus gagnées, les kamons restants et le score sont visibles de tous ; les cartes en main sont secrètes (mais le nombre de cartes d’une main est connu de tous).
    .ruling = Un lot est visible de tous tant qu’il est proposé ; une fois pris, ses cartes rejoignent une main secrète. La défausse des cartes Troupe est visible ; les pioches sont secrètes.
SHI-07 = Le jeu fait alterner années paires et années impaires ; la première est une année paire.
SHI-08 = Une carte simple Troupe fournit une troupe, une carte double les deux troupes qu’elle montre (parfois deux fois la même). Une carte Koku vaut 1, 2 ou 3 kokus.
SHI-09 = Les cartes non dépensées restent en main d’une année à l’autre ; la taille de la main n’est pas limitée.
    .ruling = Le livret de règles ne mentionne aucune limite.

## even year

SHI-10 = Le premier Tairō d’une année paire est le joueur au titre le plus élevé (le plus de sceaux : Daimyō 4, Shōmyō 3, Senseï 2, Hatamoto 1).
SHI-11 = Le premier Tairō révèle à tous des cartes Troupe et des cartes Koku : 4 Troupe et 2 Koku à 2 joueurs, 6 et 3 à 3 joueurs, 8 et 4 à 4 joueurs ; il prend aussi les quatre tuiles de hiérarchie.
SHI-12 = Quand la pioche Troupe est vide, la défausse Troupe est mélangée pour en former une nouvelle, et l’on continue à piocher. La pioche Koku n’est jamais reformée.
    .ruling = La défausse est mélangée au moment où il faut piocher une carte Troupe alors que la pioche est vide, y compris pour une tuile Pioche, et pas avant. Si la pioche et la défausse réunies ne suffisent pas, on pioche moins de cartes. Le livret mélange dès que la pioche est vide ; nous attendons qu’il faille piocher : les cartes défaussées entre-temps sont ainsi dans la nouvelle pioche, comme quand on ne mélange qu’au besoin. La pioche Koku ne peut pas manquer de cartes : 24 est un multiple de 2, de 3 et de 4.
SHI-13 = Le Tairō forme un lot : un nombre quelconque de cartes à partager, plus exactement une des tuiles de hiérarchie restantes.
    .ruling = C’est le Tairō qui choisit la tuile. Un lot peut se réduire à une tuile de hiérarchie sans aucune carte, ou comprendre toutes les cartes restantes. Un lot est noté carte par carte, dans l’ordre des sortes de cartes (troupes simples, troupes doubles, kokus), et sa tuile en dernier ; on peut le composer dans n’importe quel ordre.
SHI-14 = Le lot est proposé aux joueurs encore sans lot, un par un, dans l’ordre des titres après le Tairō. Celui qui accepte prend les cartes en main ainsi que la tuile de hiérarchie, et ne participe plus au partage de cette année.
    .ruling = Toujours selon les titres en cours, du plus élevé au plus bas, en sautant le Tairō et les joueurs déjà servis ; chaque nouveau lot repart du titre le plus élevé.
SHI-15 = Celui qui refuse un lot reste sans lot, et ce lot est proposé au joueur suivant dans l’ordre des titres qui n’en a pas ; un lot n’est proposé qu’une fois à chaque joueur.
SHI-16 = Après une acceptation, le même Tairō forme un nouveau lot avec ce qui reste et le propose, dans l’ordre des titres, à ceux qui n’ont toujours pas de lot ; mais quand deux joueurs seulement sont sans lot, c’est SHI-18 qui s’applique.
SHI-17 = Un lot refusé par tous ceux à qui il a été proposé revient au Tairō, qui est obligé de le garder et n’en aura pas d’autre cette année. Le joueur suivant dans l’ordre des titres qui est sans lot devient Tairō, avec les cartes et les tuiles de hiérarchie restantes (il les répartit aussitôt en deux lots si SHI-18 s’applique).
SHI-18 = À 2 joueurs, ou dès que deux joueurs seulement sont sans lot, le Tairō répartit tout ce qui reste en deux lots, chacun avec une tuile de hiérarchie ; l’autre joueur en choisit un et le Tairō prend l’autre.
    .ruling = Toutes les cartes restantes vont dans les deux lots ; un lot peut ne contenir aucune carte. Le Tairō choisit les deux tuiles ; à 2 ou 3 joueurs, les quatre tuiles de hiérarchie sont disponibles et celles qui ne servent pas sont écartées. L’autre joueur ne peut pas refuser les deux lots. Le lot qui a le plus de sceaux s’énonce en premier ; ce qui reste forme l’autre. On peut nommer l’un ou l’autre lot, dans n’importe quel ordre.
SHI-19 = À la fin de l’année paire, chaque joueur échange sa tuile Titre contre celle qui porte autant de sceaux que la tuile de hiérarchie reçue ; les titres inutilisés et toutes les tuiles de hiérarchie retournent à côté du plateau. Les nouveaux titres fixent désormais l’ordre du tour.

## odd year

SHI-20 = Dans l’ordre des nouveaux titres, chaque joueur joue un tour et pose 0, 1 ou 2 kamons de contrôle de son stock, jamais plus de 2 par année.
    .ruling = Les deux prises de contrôle d’un tour se font l’une après l’autre : la première est payée, posée et marquée avant que la seconde ne commence.
SHI-21 = Un kamon se pose, face simple visible, sur la position libre la plus à gauche d’une province. Une province compte 4 positions ; on ne peut plus prendre le contrôle d’une province pleine.
SHI-22 = Payer en troupes : défausser des cartes Troupe qui fournissent toutes les troupes imprimées sur la province ainsi que la troupe de sa tuile Bonus visible. Quand il ne reste plus de tuile, la troupe imprimée sous la porte compte à sa place.
    .ruling = L’exemple du texte espagnol demande deux Samouraïs pour le Kantō : c’est une erreur, le plateau et le texte français en demandent trois.
SHI-23 = Payer en kokus : défausser des cartes Koku dont la valeur totale atteint au moins le nombre imprimé sur la position prise.
    .ruling = Le seul nombre imprimé sur une position est à la fois son prix en kokus et les points qu’elle rapporte (SHI-24).
SHI-24 = Poser un kamon rapporte aussitôt les points de faveur imprimés sur la position, plus ceux qu’ajoute le titre du joueur.
    .ruling = Les exemples du livret de règles ne citent que les points imprimés ; le bonus du titre s’y ajoute.
SHI-25 = Poser un kamon fait gagner la tuile Bonus du dessus de la pile de la province, retournée sur sa face Bonus et utilisable aussitôt ; la dernière position n’a pas de tuile. La tuile du dessous devient visible et fixe la nouvelle exigence.
    .ruling = L’ordre est : payer, poser, marquer, prendre la tuile. Une tuile sert aux prises de contrôle suivantes, y compris la seconde du même tour, mais jamais à celle qui l’a fait gagner.
SHI-26 = Les deux kamons d’un même tour peuvent aller dans la même province.
SHI-27 = Une carte double Troupe ne se partage jamais : la moitié que le paiement n’utilise pas est perdue, même pour une seconde prise de contrôle au même tour.
SHI-28 = Les cartes Koku ne rendent pas la monnaie : on a le droit de payer plus que le prix, mais le surplus est perdu.
SHI-29 = Une prise de contrôle se paie soit en troupes, soit en kokus, jamais en mêlant les deux (une tuile Bonus peut changer l’un en l’autre, SHI-31).
    .ruling = Un paiement ne contient rien de superflu : une carte, une tuile Bonus ou le Hatamoto dont on pourrait se passer ne peuvent pas être joués. Le livret permet de défausser plus de kokus qu’il n’en faut ; avec 1 et 3 pour un prix de 3, seul le 3 peut être joué, car jeter le 1 n’apporte rien à personne. Il est noté carte par carte dans l’ordre des sortes de cartes (troupes simples, troupes doubles, kokus), puis viennent le Hatamoto, les tuiles Échange et les tuiles +1 ; il est complet dès qu’il suffit, et on peut le composer dans n’importe quel ordre. D’ici là le tour ne peut pas finir : « annuler » abandonne un paiement commencé.
SHI-35 = Les cartes Troupe payées vont à la défausse Troupe ; les cartes Koku payées quittent le jeu.

## bonus tiles

SHI-30 = Une tuile Bonus sert une seule fois, puis quitte le jeu. On peut en utiliser autant qu’on veut pour une même prise de contrôle, et plusieurs peuvent agir sur la même carte.
    .ruling = Échange et +1 ne s’utilisent qu’au moment de payer une prise de contrôle (ou dans le cas prévu par SHI-51). Les tuiles agissent l’une après l’autre, dans l’ordre que le joueur préfère, y compris sur ce qu’une autre tuile a produit.
SHI-31 = Échange : 1 koku ou une troupe devient une troupe au choix du joueur, ou bien une troupe devient 1 koku.
    .ruling = L’Échange convertit une unité de koku ou une unité de troupe (y compris la moitié d’une carte double, y compris le Hatamoto). Dans un paiement en troupes, les autres unités d’une carte Koku sont perdues, sauf si d’autres Échanges les convertissent ; dans un paiement en kokus, il en va de même de l’autre moitié d’une carte double.
SHI-32 = +1 : une troupe jouée (même issue d’un Échange ou du Hatamoto) est complétée par une autre troupe identique, ou une carte Koku jouée vaut 1 koku de plus.
    .ruling = Dans un paiement en kokus, il faut qu’au moins un koku ait été joué ; un koku issu d’un Échange suffit. Plusieurs tuiles +1 peuvent s’ajouter à la même unité.
SHI-33 = Pioche : à n’importe quel moment de son propre tour d’année impaire, le joueur pioche une carte Troupe.
    .ruling = Il faut une tuile Pioche gagnée et pas encore utilisée. Y compris avant, entre et après les deux prises de contrôle ; mais ni pendant une année paire, ni lors du décompte final. S’il n’y a de carte ni dans la pioche ni dans la défausse, on ne pioche rien. Un paiement est un seul acte : la tuile s’utilise avant ou après, pas au milieu.
SHI-34 = Exemple détaillé : une carte Bushi+Sōhei accompagnée d’un Échange (le Bushi devient un Sōhei) et d’un +1 (un Sōhei de plus) fournit trois Sōhei.

## titles

SHI-40 = Daimyō : +2 points de faveur pour chaque kamon posé.
SHI-41 = Shōmyō : +1 point de faveur pour chaque kamon posé.
SHI-42 = Senseï : à la fin de son propre tour d’année impaire, le joueur peut dorer un de ses kamons du plateau en le retournant sur sa face dorée ; un kamon doré compte pour deux dans les majorités et ne rapporte rien par lui-même.
    .ruling = Un seul kamon par tour, n’importe lequel des siens sur le plateau qui n’est pas encore doré, posé cette année ou plus tôt, même sans en poser cette année ; il reste doré. La dernière année impaire compte aussi. Le texte espagnol parle des années paires : c’est une erreur, l’année impaire fait foi.
SHI-43 = Hatamoto : lors d’une seule prise de contrôle de son tour d’année impaire, la tuile du joueur tient lieu d’une troupe quelconque, et des tuiles Bonus peuvent agir sur elle. La tuile n’est pas dépensée.
    .ruling = Le Hatamoto prend un type de troupe au moment où il sert ; un +1 peut le copier et un Échange peut le changer en 1 koku. Il n’est pas une troupe en main pour le décompte final.

## end of the game

SHI-50 = La partie se termine à la fin d’une année impaire où un joueur n’a plus de kamon de contrôle ou la pioche Koku est vide ; jamais plus tôt : l’année se joue jusqu’au bout.
SHI-51 = Chaque koku en main vaut 1 point de faveur (une carte double 2, une carte triple 3). Les tuiles Bonus restantes peuvent alors servir à changer une troupe en main en 1 koku (Échange) ou à ajouter 1 koku à une carte Koku en main (+1).
    .ruling = Le meilleur usage des tuiles est compté automatiquement : avec K kokus (somme des valeurs des cartes), E Échanges, U unités de troupe en main (une carte double en a 2) et P tuiles +1, on obtient K + min(E, U), plus P si ce résultat vaut au moins 1. Les tuiles Pioche et le Hatamoto ne donnent rien. Une tuile +1 s’ajoute à une carte Koku, comme dans SHI-32 : sans aucun koku, elle ne donne rien, et le décompte le dit.
SHI-52 = Chaque province vaut 6 points pour le joueur qui y a le plus de kamons, les dorés comptant double ; parmi les joueurs à égalité, celui dont un kamon est le plus à gauche l’emporte. Une province vide ne donne rien.
SHI-53 = Le joueur qui a le plus de points de faveur gagne ; à égalité, c’est celui qui a le titre le plus élevé (le plus de sceaux) la dernière année.
    .ruling = Au-delà de 99, le score continue simplement.
