## chapters

chapter-set-up = Mise en place
chapter-characters = Personnages
chapter-dice = Dés
chapter-postures = Postures
chapter-preparation = Préparation
chapter-deployment = Déploiement
chapter-turn = Tour de jeu
chapter-actions = Actions
chapter-attack = Attaque
chapter-honour = Honneur
chapter-end-of-the-game = Fin de partie
chapter-cards = Cartes
chapter-modes = Modes de jeu

## set-up

SHO-01 = À deux joueurs ou plus. Par défaut, chacun constitue une patrouille de 3 samouraïs ; les clans ne sont qu’esthétiques. Le gagnant est celui qui a le plus d’Honneur à la fin.
    .ruling = De deux à six joueurs ; à cinq ou six, on joue en Battle Royale (SHO-87), sauf si la table choisit l’escarmouche. Les samouraïs de tous les autres joueurs sont des ennemis.
SHO-02 = Le plateau porte des décors, une relique, une zone à capturer (dite aussi zone de contrôle) et une zone de déploiement par joueur. À deux joueurs, les zones de déploiement se font face, et la zone à capturer et la relique sont à mi-distance, sur des côtés différents.
    .ruling = Décors, zones et relique sont ceux du plateau choisi. Sur les plateaux pour trois joueurs ou plus, la zone à capturer est au centre et la relique s’y trouve. Option : les joueurs placent eux-mêmes les décors à l’ouverture de la table, rochers et étangs sur des cases libres, sans couper personne de la relique ni de la zone à capturer.

## characters

SHO-03 = Chaque samouraï répartit 10 points entre cinq anneaux (Terre, Eau, Air, Feu, Vide), de 0 à 5 par anneau, en secret des autres joueurs.
    .ruling = Les 10 points sont tous dépensés. Anneaux et préparations restent secrets jusqu’à ce que tous aient terminé, puis sont publics (une option les garde cachés). Chacun prend d’abord une patrouille toute faite, une patrouille au hasard, ou compose la sienne anneau par anneau, tous en même temps et sans s’attendre. Patrouilles cachées : les anneaux et les cartes piochées sont montrés quand le samouraï est activé pour la première fois, attaque, est attaqué ou utilise une carte ; on voit les préparations, les jetons et le nombre de cartes, et les cartes choisies comme les vétérans sont connus de tous.
SHO-04 = Points de vie = Terre + 3. Vitesse = Eau + 2. Attention = Air + 1. Attaque = Feu + 1.
    .ruling = Une carte ne fait jamais descendre un anneau sous 0 ; son bonus peut le faire monter au-dessus de 5.
SHO-05 = Le Vide donne une technique à 1, à 3 et à 5 (de 0 à 3 techniques), piochées au hasard parmi les 20 cartes Technique.
    .ruling = Une pioche vide ne donne rien. Chaque technique nomme son anneau ; celui de deux cartes est discuté, et leur autre lecture est une option de la table.

## dice

SHO-10 = Un dé est un succès sur 4+, sauf indication contraire ; ce seuil n’est jamais inférieur à 2+ ni supérieur à 6+.
SHO-11 = Dés explosifs : chaque 6 compte comme un succès et ajoute un dé au même lancer ; les 6 des dés ajoutés explosent aussi, sauf indication contraire.

## postures

SHO-20 = Il y a cinq postures, une par anneau ; une fois déployé, un samouraï est toujours dans une seule d’entre elles.
    .ruling = Une bénédiction peut le faire considérer comme étant dans une autre posture, ou dans toutes.
SHO-21 = Terre : les dégâts des attaques sont réduits de 1, et les dés de l’attaquant n’explosent qu’une fois (les dés ajoutés par une explosion n’explosent pas).
SHO-22 = Eau : il faut 1 de plus pour toucher le samouraï (5+ au lieu de 4+).
SHO-23 = Air : il faut 1 de moins au samouraï pour toucher (3+ au lieu de 4+). Contre une cible en posture d’Eau, les deux s’annulent (4+).
SHO-24 = Feu : les attaques du samouraï font 1 dégât de plus.
SHO-25 = Vide : le samouraï peut relancer un dé de son jet d’attaque avant de traiter les explosions, et ses attaques font 1 dégât de plus par explosion.
    .ruling = Un seul dé, une fois par attaque ; le nouveau résultat est définitif. Une explosion est un dé qui en a ajouté un autre, dés d’explosion compris.
SHO-26 = Une technique est liée à un anneau et ne s’utilise que dans la posture de cet anneau.

## preparation

SHO-30 = Avant le déploiement, chaque samouraï d’un joueur fait une préparation différente : Artisanat (une carte Équipement), Entraînement (une carte Technique), Espionnage (un jeton Espionnage), Méditation (un jeton Esprit calme), Prières (une carte Bénédiction). Les cartes sont piochées au hasard, les techniques dans la même pioche que pour SHO-05.
    .ruling = À plus de deux joueurs, il y a un jeton Espionnage et un jeton Esprit calme par joueur.
SHO-31 = Chaque jeton Espionnage ajoute 1 succès à tous les jets d’initiative de son samouraï, seul ou avec sa patrouille, tant qu’il vit.
SHO-32 = Esprit calme : quand son samouraï est attaqué, le jeton peut être défaussé avant que les dés ne soient lancés pour annuler l’attaque.
    .ruling = Après les renforts de l’attaquant (SHO-70). L’action de l’attaquant est perdue, et rien de ce qui suit une attaque n’a lieu. La seconde attaque d’un Wakizashi non plus, puisqu’elle suit une attaque.
SHO-33 = Une bénédiction ne fonctionne qu’une fois dans la partie, puis est épuisée.

## deployment

SHO-40 = Jet d’initiative : chaque joueur lance autant de dés explosifs que la somme de l’Attention de ses samouraïs en vie, plus 1 succès par jeton Espionnage qu’ils portent ; celui qui a le plus de succès désigne qui a la main. Le joueur qui a la main se déploie en premier.
    .ruling = Les joueurs à égalité relancent. Le vainqueur peut se désigner lui-même. Si aucun de ceux qui sont à égalité n’a de dé à lancer, le sort décide.
SHO-41 = À tour de rôle, chaque joueur pose un samouraï sur une case vide de sa zone de déploiement et choisit sa posture, jusqu’à ce que tous soient posés.

## turn

SHO-42 = Pendant un tour, les joueurs activent leurs samouraïs à tour de rôle, en commençant par celui qui a la main ; chaque activation concerne un de ses samouraïs pas encore activé ce tour-ci. Un joueur qui n’en a plus est sauté.
    .ruling = Les règles ne disent jamais que la main passe entre les activations ; elle passe, dans le sens horaire, au joueur suivant qui a un samouraï à activer (au déploiement aussi). Option : le joueur qui a la main active d’abord tous ses samouraïs. Un tour est l’un des 5 tours de la partie.
SHO-43 = Une activation comprend, dans l’ordre : déplacement, une action, changement de posture, fin de l’activation. On peut se passer des trois premiers, mais non en changer l’ordre.
SHO-44 = Déplacement : jusqu’à autant de cases que sa Vitesse, chacune adjacente à la précédente ; toute case où l’on entre doit être vide (ni décor, ni autre figurine).
    .ruling = Cases carrées à huit voisines ; pas de pas en diagonale entre deux cases qui portent toutes deux un décor. Une relique au sol occupe aussi sa case. Le jeu sans plateau, en pouces, n’est pas proposé. Le chemin est trouvé pour celui qui se déplace ; là où l’on sait qu’un ennemi peut frapper en chemin (Réaction foudroyante), il choisit entre un détour et la case d’où il s’éloigne de cet ennemi. Un déplacement s’arrête si celui qui se déplace est abattu, déplacé par d’autres ou trop lent pour continuer.
SHO-45 = Quand tous les samouraïs en vie ont été activés, le tour est terminé ; un nouveau jet d’initiative détermine qui a la main et le tour suivant commence.

## actions

SHO-50 = Attaque : contre un ennemi à portée ; la portée par défaut est 1 (adjacent). Équipements et techniques peuvent changer la portée.
SHO-51 = Technique : une technique Action s’utilise comme action de l’activation ; une Réaction s’utilise quand sa condition est remplie, même pendant l’activation d’un autre, et une Passive s’applique d’elle-même ; ni l’une ni l’autre ne coûte l’action. Toutes exigent la bonne posture (SHO-26).
    .ruling = La posture compte au moment de l’utilisation ; un effet en cours dure jusqu’à la fin indiquée.
SHO-52 = Ramasser : un samouraï adjacent à la relique la prend. Tant qu’il la porte, sa Vitesse est divisée par 2, arrondie à l’inférieur, au minimum 1 ; la relique ne se perd que par la mort et reste alors sur la case qu’occupait son porteur.
    .ruling = Au sol, la relique occupe sa case et se prend depuis une case adjacente ; elle ne bloque jamais la vue et ne se donne, ne se pose ni ne se vole. La division s’applique après tout autre changement de vitesse, et aux déplacements gratuits. Un samouraï désarmé peut dépenser cette action pour reprendre son arme ; à côté de la relique, il choisit laquelle des deux il prend. D’ici là, il ne fait aucune attaque, de quelque sorte que ce soit, et son équipement est sans effet.

## attack

SHO-53 = Une attaque lance autant de dés explosifs que l’Attaque de l’attaquant, avec le seuil de succès que donnent les postures (SHO-22, SHO-23).
    .ruling = Des cartes peuvent aussi déplacer ce seuil, entre 2+ et 6+ (SHO-10). Une attaque lance toujours au moins 1 dé. Une attaque n’a pas lieu, et rien ne la suit, si avant les dés l’un des deux est mort, ou si l’attaquant est désarmé ou n’atteint plus sa cible.
SHO-54 = Avec au moins un succès, la cible subit 2 dégâts, +1 pour un attaquant en posture de Feu, −1 pour une cible en posture de Terre, +1 par explosion pour un attaquant en posture du Vide. Sans succès, il ne se passe rien.
    .ruling = Les succès suivants n’ajoutent rien d’eux-mêmes ; des cartes peuvent changer les dégâts. Les dégâts ne descendent jamais sous 0.
SHO-55 = Un samouraï dont les dégâts subis atteignent ses points de vie meurt et quitte le plateau.
SHO-56 = Une attaque à distance exige une ligne droite jusqu’à la cible, que n’obstrue aucun décor bloquant ni aucun autre ennemi ; les figurines de la patrouille de l’attaquant ne bloquent pas. La description du plateau dit quels décors bloquent la vue.
    .ruling = De centre à centre sur la grille ; exigée seulement pour les attaques au-delà de la portée 1, non pour les techniques à portée qui ne sont pas des attaques (une option l’exige là aussi).
SHO-57 = La portée se compte en cases : la portée 1 est adjacente, et une portée 1-5 atteint les cibles de 1 à 5 cases, bornes comprises.
    .ruling = Un pas en diagonale compte pour une case. Les bonus de portée augmentent le maximum.

## honour

SHO-60 = Fin de l’activation : le joueur actif gagne 1 Honneur si l’un de ses samouraïs porte la relique.
    .ruling = Seul le joueur dont l’activation se termine marque SHO-60 et SHO-61 (option : tous les joueurs les marquent à chaque fin d’activation).
SHO-61 = Fin de l’activation : le joueur actif gagne 1 Honneur si au moins un de ses samouraïs est dans la zone à capturer, et 1 de plus si aucun ennemi n’y est.
SHO-62 = Chaque samouraï ennemi vaincu vaut 3 Honneur, comptés une fois, à la fin de l’activation où il est tombé.
    .ruling = Pour le joueur du vainqueur, même si c’est par une réaction pendant l’activation d’un autre. Les règles comptent les victimes du tour à chaque fin d’activation ; aucune n’est payée deux fois.

## end of the game

SHO-63 = La partie se termine après le 5e tour, ou à la fin d’une activation quand un joueur au plus a des samouraïs en vie. Le joueur qui a le plus d’Honneur l’emporte.
    .ruling = D’abord l’Honneur, puis la fin ; un joueur anéanti peut encore gagner. Égalités : le plus de samouraïs en vie, puis le plus de points de vie restants, puis victoire partagée. Une activation au milieu d’une autre compte : la partie se termine aussitôt avec elle, et l’activation interrompue compte encore son Honneur.

## cards

SHO-70 = Chacune des 20 cartes Technique fait ce que dit son texte.
    .ruling = Fenêtres d’une attaque, dans l’ordre : déclaration, redirection, renforts de l’attaquant, réponses du défenseur (esprit calme), jet et relance, explosions, touche, mort, suites. Dans une fenêtre : le camp de l’attaquant, puis celui de la cible, puis dans le sens horaire, jusqu’à ce que tous passent. Offensive du vide : pendant l’activation de son samouraï, ou dans une attaque qu’il fait ou subit. Fente téméraire : avant toute attaque, vers une case d’où il y a quelqu’un à attaquer. Assaut du volcan éruptif : contre tous ceux qui sont adjacents quand on l’utilise, dans un ordre quelconque. Offensive de l’air : seuls les dés du jet lui-même se mettent de côté, nommés du plus petit au plus grand. Qui peut attaquer par une réaction doit le faire. Style du porc-épic : à la fin du mouvement de n’importe quel samouraï, avant les dés d’une attaque contre sa patrouille, ou à la fin de n’importe quelle activation ; cela compte comme son activation, sans mouvement ni changement de posture, et l’Honneur se compte comme d’habitude. L’immuable main de la paix : qui s’active en dernier attend que tous les autres, de tous les joueurs, aient joué ; s’ils sont plusieurs, dans l’ordre où ils ont été touchés ; sans effet sur un samouraï déjà activé. Décret de Dame Doji : la cible ne peut attaquer le samouraï qui l’a utilisé, mais peut attaquer le reste de sa patrouille. Ouverture feinte : pour l’attaquant seulement, contre la cible de sa propre attaque.
SHO-71 = Chacune des 6 cartes Équipement fait ce que dit son texte.
    .ruling = Les armes agissent après les dégâts et avant la mort. Une Ôtsuchi repousse donc même celui qu’elle tue, et la relique tombe où la poussée s’arrête. Qui est étourdi par elle ne lance aucun dé d’initiative, mais son jeton Espionnage compte toujours. Un Yumi ne réduit jamais le Feu à moins de 1, même quand le Feu est à 0 ; au-delà de la portée 1, il lui faut la vue (SHO-56). La seconde attaque d’un Wakizashi ne suit que l’action Attaquer.
SHO-72 = Chacune des 6 cartes Bénédiction fait ce que dit son texte.
    .ruling = Une bénédiction autre que celle de Jizo s’utilise dans toute fenêtre de l’activation de son samouraï ou d’une attaque qu’il fait ou subit, et là où il ne manque que la posture à l’une de ses techniques. De deux postures données par des bénédictions, la dernière compte. Celle de Kaze-no-kami s’utilise aussi avant tout jet d’initiative de son samouraï (SHO-40, SHO-73, SHO-86) : chaque joueur est interrogé une fois, et elle dure jusqu’à la fin du tour auquel appartient le jet.
SHO-73 = « Jet d’initiative contre X » : les deux samouraïs lancent autant de dés explosifs que leur propre Attention, plus 1 succès par jeton Espionnage qu’ils portent.
    .ruling = Il faut strictement plus de succès ; une égalité est un échec.
SHO-74 = « Une fois par tour » compte les tours de jeu, non les activations, pour chaque samouraï et chaque carte ; « ce tour-ci » et « jusqu’à la fin du tour » désignent aussi le tour de jeu.
    .ruling = Une carte sans cette limite s’utilise à chaque occasion.

## modes

SHO-80 = Durée : le nombre de tours et le nombre de samouraïs par joueur sont des options de la table.
SHO-81 = Gains alternatifs : certaines cartes Technique, Équipement et Bénédiction, voire toutes, peuvent être choisies au lieu d’être piochées ; ou bien les techniques sont triées par anneau, l’anneau est choisi et la carte piochée.
SHO-82 = Mutualisation : les 10 points par samouraï forment une réserve commune (30 pour trois), répartie librement dans la patrouille, chaque anneau restant entre 0 et 5.
SHO-83 = Expérience : un samouraï qui survit à une partie augmente un anneau de 1, soigne Terre/2 dégâts (arrondi au supérieur) et peut revenir dans une partie suivante avec ses dégâts, ses cartes et ses anneaux.
    .ruling = L’anneau est augmenté d’abord, sans dépasser 5 ; les cartes sont gardées ; une nouvelle préparation se fait à chaque partie. Un Vide qui atteint 1, 3 ou 5 apporte aussitôt sa technique. Les jetons et les bénédictions épuisées ne sont pas gardés. Les cartes des vétérans sont retirées des pioches ; aucune patrouille n’a deux fois la même.
SHO-84 = Dans les modes Expérience et Battle Royale, un samouraï qui porte plusieurs équipements choisit lequel est actif chaque fois qu’il change de posture.
    .ruling = Le premier choix se fait avec la posture prise au déploiement ; une carte gagnée plus tard attend le prochain changement de posture si une autre est active.
SHO-85 = Multijoueur : à plus de trois joueurs, les règles invitent à des alliances, qui n’engagent personne et peuvent changer à chaque activation. Pour beaucoup de joueurs, elles conseillent un plateau plus grand et moins de samouraïs par joueur.
    .ruling = Les alliances ne sont que des paroles, à partir de trois joueurs, et ne changent aucune règle (SHO-01).
SHO-86 = Activations simultanées (option pour beaucoup de joueurs) : les joueurs activent en même temps ; quand des samouraïs activés ensemble interagissent, chacun fait un jet d’initiative avec sa propre Attention et son jeton Espionnage, et l’on résout du plus de succès au moins.
    .ruling = Chaque joueur choisit en secret un samouraï pas encore activé ; tous les samouraïs choisis lancent les dés, qu’ils interagissent ou non, en relançant à égalité, et les activations entières se font dans cet ordre. Qui doit s’activer en dernier (SHO-70) n’est choisi que lorsqu’il ne reste personne d’autre.
SHO-87 = Battle Royale : un samouraï par joueur ; après chaque victime, le vainqueur lance un dé : une technique, un équipement, un soin de Terre/2 (arrondi à l’inférieur ; relancer s’il est indemne) ou une bénédiction.
    .ruling = Le tableau imprimé porte deux fois le 2 ; on lit 1-2 technique, 3 équipement, 4-5 soin, 6 bénédiction (option : un 2 donne un équipement).
SHO-88 = Les modes ne changent les règles par défaut que si la majorité des joueurs est d’accord ; sinon, ce sont les règles par défaut.
    .ruling = En ligne, les modes sont des options de la table, montrées avant que quiconque ne s’assoie ; s’asseoir, c’est accepter.
