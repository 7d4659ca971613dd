## chapters

chapter-set-up = Mise en place
chapter-course = Déroulement
chapter-dice = Les dés
chapter-resources = Ressources
chapter-seals = Sceaux du daimyō
chapter-castle = Le château
chapter-outside-the-walls = Au-delà des remparts
chapter-well = Le puits
chapter-domain = Le domaine
chapter-warrior = Guerrier
chapter-gardener = Jardinier
chapter-courtier = Courtisan
chapter-clan-members = Membres du clan
chapter-lantern = Lanterne
chapter-passage-of-time = Passage du temps
chapter-icons = Icônes
chapter-end-of-a-round = Fin d’une manche
chapter-scoring = Décompte
chapter-solo = Mode solo

## set-up

WHI-01 = De 1 à 4 joueurs. Dés de chaque couleur (corail, noir, blanc) : 3 à 1 ou 2 joueurs, 4 à 3 joueurs, 5 à 4 joueurs.
WHI-02 = À 1 ou 2 joueurs, les cartes Intendant et Diplomate marquées pour les parties à 3 ou 4 joueurs restent dans la boîte.
WHI-03 = Une carte Intendant est placée face visible dans chacune des 3 salles du premier étage, une carte Diplomate dans chacune des 2 salles du deuxième ; le reste forme deux pioches.
WHI-04 = Si les cinq cartes du château montrent exactement la même action sur fond sombre, elles sont remises dans leurs paquets, les deux paquets sont mélangés et les salles sont garnies à nouveau.
    .ruling = Seule l’action de membre est comparée (courtisan, jardinier, guerrier) ; les intendants la font payer un sceau et pas les diplomates : les prix ne comptent pas.
WHI-05 = Une carte Daimyō tirée au hasard est placée au dernier étage ; les autres quittent le jeu.
WHI-06 = Tuiles Dé : une tuile de chaque couleur, au hasard, sur les trois emplacements marqués ; puis les emplacements vides sont remplis au hasard dans l’ordre croissant de leurs numéros. Chaque salle doit avoir au moins deux couleurs : sur les emplacements 6 à 10, une tuile qui rendrait une salle unicolore va sur l’emplacement suivant.
    .ruling = Une tuile qui ne convient pas va sur le prochain emplacement libre où elle convient, le puits en dernier, et une nouvelle tuile est tirée pour l’emplacement ouvert ; un emplacement déjà rempli est ensuite sauté. S’il ne reste aucune disposition permise, toute l’étape est recommencée.
WHI-07 = Les deux tuiles du puits sont posées face Dé cachée, récompense visible.
    .ruling = En option, le puits que le livret donne pour une toute première partie : nacre (corail au dos) et fer (noir au dos) ; les autres tuiles sont posées comme d’habitude. Le livret fixe aussi les cartes d’une première partie, sur une image qui n’a pas pu être retrouvée : elles sont tirées au hasard.
WHI-08 = Les dés de chaque pont sont lancés et rangés en ordre croissant, le plus faible à gauche près de la lanterne, le plus fort à droite.
WHI-09 = Sous chaque pont sont placées une carte Jardin végétal et une carte Jardin minéral tirées au hasard ; les autres quittent le jeu.
WHI-10 = Quatre tuiles Terrain tirées au hasard sont posées sur leurs emplacements, du côté que chacun demande.
    .ruling = En option, les éléments promotionnels s’ajoutent : un daimyō, deux jardins et une tuile Terrain. De cette tuile seul le côté action est connu : elle est passée là où l’autre côté est demandé.
WHI-11 = Chaque joueur a un plateau Domaine avec 5 courtisans, 5 jardiniers et 5 guerriers ; fer, nourriture, nacre, pièces, sceaux et points de clan sont à 0.
WHI-12 = Les marqueurs Influence sont empilés en ordre aléatoire au début de la piste Passage du temps ; l’ordre du tour suit la pile, du sommet à la base.
WHI-13 = Une paire de cartes de départ de plus que de joueurs est révélée : une carte Ressource et une carte Action chacune.
WHI-14 = Dans l’ordre inverse du tour, chaque joueur choisit une paire : la carte Action va sur son domaine ; la carte Ressource donne ce qu’elle montre et va dans la zone Lanterne, avec une carte Décret si elle l’indique.
    .ruling = La carte Ressource est posée dos visible, pour montrer son icône Lanterne. Le décret est celui que nomme la carte.

## course, dice, resources, seals

WHI-20 = 3 manches de 3 tours par joueur, dans l’ordre du tour ; une manche s’achève quand chacun a placé 3 dés : il reste alors 3 dés en tout sur les ponts.
    .ruling = On ne peut pas passer son tour : un dé peut toujours aller au puits.
WHI-21 = Un tour : prendre un dé à l’extrémité gauche ou droite d’un pont et le placer sur un emplacement Dé. Les dés entre les extrémités ne peuvent pas être pris ; s’il y en a, le plus proche glisse à la place vidée, sans changer de valeur.
    .ruling = Un dé posé sur une extrémité ne glisse jamais vers l’autre : le dernier dé d’un pont reste où il est, et seule l’extrémité gauche donne la lanterne.
WHI-22 = Un dé placé recouvre une valeur, celle imprimée sur l’emplacement ou celle du dé qui s’y trouve déjà : un dé plus fort gagne la différence en pièces, un dé plus faible la paie, un dé égal ni l’un ni l’autre. Qui ne peut pas payer ne peut pas le placer là.
    .ruling = On peut changer des sceaux en pièces avant de payer ; les pièces de la lanterne du même tour arrivent trop tard.
WHI-23 = Au plus 2 dés par emplacement, et seulement sur le plateau principal ; à 1 ou 2 joueurs jamais plus d’un. Un emplacement du domaine reçoit un dé par manche ; le puits fait exception et n’a pas de limite (WHI-32).
WHI-24 = Un dé pris à l’extrémité gauche donne la récompense Lanterne du joueur, après les pièces de la différence et avant les actions de l’emplacement.
WHI-25 = Les actions d’un emplacement se font dans l’ordre choisi par le joueur, et chacune peut être refusée. Sur le domaine, l’ordre de WHI-33 s’impose : d’abord les récompenses, puis la carte.
    .ruling = Les gains qu’aucun ordre ne peut changer sont pris sans question : pièces et points toujours, les autres biens dès qu’il ne reste rien qu’on pourrait payer. Des sceaux qui seraient perdus font l’objet d’une question, pour pouvoir en échanger. Qui ne fait rien de plus prend tout de même les biens qui restent : ils ne demandent et ne coûtent rien.
WHI-26 = Fer, nourriture et nacre sont limités à 7 chacun ; l’excédent est perdu. Nul ne peut dépenser plus qu’il ne possède.
    .ruling = Les pièces n’ont pas de limite et la réserve ne s’épuise jamais.
WHI-27 = Les chiffres rouges sont des prix, les noirs des gains ; un prix doit être payé en entier pour faire ce que montre sa flèche.
WHI-28 = Les sceaux du daimyō sont limités à 5. À tout moment un joueur peut échanger 2 sceaux contre 1 ressource au choix, ou 1 sceau contre 1 pièce, autant de fois qu’il veut.
    .ruling = Les sceaux gagnés au-delà de 5 sont perdus ; on peut échanger avant. L’échange est proposé à chaque décision du joueur, aussi à l’étape des jardins et avant le décompte final ; au tour des autres il ne changerait rien.
WHI-29 = Les éventails rouges sont des points de clan marqués aussitôt ; les éventails dorés ne comptent qu’au décompte final.
    .ruling = Le score n’a pas de plafond : les tuiles +40/+80 ne font que prolonger la piste imprimée.

## places

WHI-30 = Salles du château : un dé fait les actions de la carte qui font face aux tuiles Dé de sa couleur ; au premier étage, une couleur présente deux fois fait les deux. Un dé dont la couleur n’a pas de tuile dans la salle ne peut pas y être placé.
    .ruling = Les actions sont celles de la carte présente quand le dé est placé, même si un courtisan prend cette carte avant qu’elles soient toutes faites.
WHI-31 = Les deux emplacements au-delà des remparts reçoivent des dés de toute couleur ; le joueur peut y faire une des deux actions : jardinier ou courtisan à gauche, courtisan ou guerrier à droite.
WHI-32 = Le puits vaut toujours 1 et reçoit autant de dés qu’on veut, jamais empilés ; il donne 1 sceau et les récompenses de ses deux tuiles, en plus des pièces de la différence.
WHI-33 = Le domaine reçoit un dé corail dans la rangée des courtisans, noir dans celle des jardiniers, blanc dans celle des guerriers : le joueur gagne d’abord toutes les récompenses visibles de la rangée, puis peut faire l’action de la carte Action qui lui fait face.
    .ruling = L’icône imprimée à gauche des membres est toujours visible. Les récompenses visibles sont comptées quand la rangée est activée et se prennent dans n’importe quel ordre entre elles, avant l’action de la carte. L’action d’une carte de départ fait face aux trois rangées ; sur une carte Diplomate, une des deux actions fait face à deux rangées.
WHI-34 = Les membres quittent une rangée de gauche à droite et découvrent ses récompenses.

## clan members

WHI-40 = Action Guerrier : envoyer le guerrier le plus à gauche sur un terrain d’entraînement au choix, pour son prix en fer ; le joueur peut ensuite faire la ou les actions des tuiles du terrain, dans l’ordre qu’il veut. Un terrain accueille autant de guerriers qu’on veut.
WHI-41 = Action Jardinier : envoyer le jardinier le plus à gauche sur une carte Jardin sans jardinier du clan, pour son prix en nourriture ; le joueur peut ensuite faire l’action de la carte. Les jardiniers des autres clans ne comptent pas.
WHI-42 = Action Courtisan : une audience, une ascension sociale, ou les deux une fois chacune (même avec des courtisans différents), dans n’importe quel ordre.
    .ruling = Le même courtisan peut avoir l’audience puis monter dans la même action ; monter d’abord est permis aussi.
WHI-43 = Audience : le courtisan le plus à gauche va aux portes pour 2 pièces ; les portes en accueillent autant qu’on veut.
WHI-44 = Ascension sociale : un courtisan du château ou des portes monte d’1 étage pour 2 nacres ou de 2 étages pour 5 nacres, sans répartir entre courtisans : des portes à une salle du premier étage, du premier à une salle du deuxième, du deuxième aux appartements du daimyō ; la salle du nouvel étage est au choix.
    .ruling = Depuis le deuxième étage il n’y a que la montée d’un étage pour 2 nacres. Monter de deux étages ne donne rien pour l’étage traversé. Une salle accueille autant de courtisans qu’on veut.
WHI-45 = Une montée qui finit au premier ou au deuxième étage : la carte Action du joueur est retournée dans sa zone Lanterne ; la carte de la salle atteinte prend sa place et le joueur fait une de ses actions sur fond clair ; la salle est regarnie depuis sa pioche.
    .ruling = Strictement dans cet ordre : la carte retournée compte déjà si l’action sur fond clair donne une lanterne, et la salle est regarnie en dernier. Sur une carte à deux actions sur fond clair, le joueur en choisit une.
WHI-46 = Si la carte de la salle ne pourrait pas être remplacée (pioche vide), le joueur fait une de ses actions sur fond clair et rien d’autre : la carte reste dans la salle, et sa propre carte Action reste en place sans être retournée.
WHI-47 = Une montée qui finit chez le daimyō : d’abord la récompense Lanterne, puis le courtisan prend un emplacement libre de la carte Daimyō et sa récompense ; s’il n’y en a pas, il reste simplement là.
    .ruling = Chaque emplacement reçoit un courtisan, de n’importe quel clan, jusqu’à la fin de la partie. Prendre un emplacement libre n’est pas facultatif.
WHI-48 = Une action Courtisan, Jardinier ou Guerrier donnée par une carte, une tuile ou un jardin coûte son prix habituel, en plus du prix imprimé devant elle.
    .ruling = Une action sans membre à envoyer ne peut pas être faite ; la montée seule reste ouverte aux courtisans déjà envoyés.

## lantern, passage of time, icons

WHI-50 = Une récompense Lanterne donne tout ce qui est visible dans la zone Lanterne du joueur, dans n’importe quel ordre.
WHI-51 = L’influence avance le marqueur sur la piste Passage du temps ; sur une case occupée, il va au sommet de la pile.
    .ruling = Seul le marqueur du joueur bouge, les autres de sa pile restent. Un déplacement nul ne change pas la pile ; les pas au-delà du bout de la piste sont perdus.
WHI-52 = Entrer dans la 2e, la 3e et la 4e saison coûte 1, 2 et 3 sceaux ; qui ne peut ou ne veut pas payer reste devant l’étape et perd le reste du déplacement.
    .ruling = Un gain de plusieurs pas avance pas à pas et chaque étape est proposée quand elle est atteinte.
WHI-55 = Icône « action du domaine » : faire l’action d’une de ses trois rangées comme si un dé y était placé, sans dé.
    .ruling = N’importe quelle rangée, même occupée par un dé ; aucune limite de répétition. D’abord les récompenses visibles, puis la carte (WHI-33) ; pas de pièces pour une différence. En option, chaque rangée ne peut être activée qu’une fois par tour, par un dé ou par cette icône ; l’étape des jardins compte comme un tour à part.
WHI-56 = Icône « action du château » : faire une action quelconque faisant face à une tuile Dé du château ; les versions colorées, seulement celles qui font face à une tuile de cette couleur.
    .ruling = Exactement une rangée ; son prix imprimé reste dû ; aucun dé n’est placé, la carte reste, l’occupation ne compte pas.
WHI-57 = Icône « action sur fond clair » : faire une action sur fond clair d’une carte du château.
    .ruling = La carte reste dans sa salle et n’est pas prise.
WHI-58 = Icône « action du puits » : gagner le sceau du puits et les récompenses de ses deux tuiles ; aucun dé n’est placé, donc pas de pièces pour une différence.
WHI-59 = Icône « N ressources au choix » : n’importe quel mélange de fer, de nourriture et de nacre.
    .ruling = Nommées une à une dans l’ordre nourriture, fer, nacre ; aucune n’est nommée qui serait perdue tant qu’une autre a de la place.

## end of a round

WHI-60 = Nouvel ordre du tour : le plus avancé sur la piste Passage du temps est premier ; sur la même case, le marqueur le plus haut de la pile passe devant.
WHI-61 = Après les manches 1 et 2, dans le nouvel ordre, chaque joueur peut faire une fois, dans n’importe quel ordre, l’action de chaque carte Jardin où il a un jardinier sous un pont qui a encore au moins un dé.
    .ruling = Les prix en pièces de la carte sont dus à nouveau, pas le prix en nourriture. Un jardinier placé pendant cette étape ne donne que son action de placement.
WHI-62 = Puis tous les dés sont repris, lancés et rangés à nouveau, et le marqueur Manche avance. Après la manche 3, l’ordre est mis à jour et la partie passe directement au décompte, sans jardins.

## scoring

WHI-70 = 1 point par groupe de 5 pièces et sceaux ensemble, arrondi à l’inférieur ; pour chaque ressource, 1 point s’il reste 3 à 6 unités, 2 points s’il en reste 7.
WHI-71 = Passage du temps : rien en 1re saison, 3 points en 2e, 6 en 3e, en 4e le nombre sous la case (10 à 15).
WHI-72 = Courtisans : 1 point aux portes, 3 au premier étage, 6 au deuxième, 10 chez le daimyō, chacun.
WHI-73 = Guerriers : la valeur totale des guerriers du joueur (chacun vaut le nombre de son terrain) multipliée par le nombre de ses courtisans dans le château (portes exclues).
WHI-74 = Jardiniers : chacun les points de sa carte Jardin.
WHI-75 = Le joueur qui a le plus de points de clan l’emporte ; à égalité, le joueur placé le plus tôt dans l’ordre du tour établi après la manche 3.
WHI-76 = Exemple : 8 points en jeu + 1 (pièces) + 3 (ressources) + 6 (3e saison) + 25 (courtisans 10+10+3+1+1) + 18 (guerriers 2+2+1+1 fois 3 courtisans dans le château) + 15 (jardins) = 76.

## solo

WHI-80 = Le solo se met en place comme à 2 joueurs ; les cartes de départ du joueur sont tirées au hasard, non choisies. L’adversaire n’a pas besoin de plateau Domaine.
    .ruling = Une carte au hasard de chaque paquet de départ, avec son décret si elle en nomme un. L’adversaire a 5 membres de chaque sorte et pas de cartes de départ.
WHI-81 = La difficulté fixe le départ de l’adversaire : facile 0 point, deuxième, influence 0 ; moyen 3 points, premier, influence 1 ; difficile 8 points, premier, influence 3.
    .ruling = En facile, les deux marqueurs partent de 0, celui du joueur au-dessus.
WHI-82 = L’adversaire ne paie jamais, ne déclenche jamais d’action en plaçant un dé ou un membre, et ne gagne ni ressources ni sceaux, seulement des pièces (et les points et l’influence de ses cartes). Il peut placer des dés dans des salles sans tuile de leur couleur.
WHI-83 = Tour de l’adversaire : retourner la première carte Solo dans une rangée, puis regarder le dos maintenant au sommet du paquet ; il nomme une couleur de pont et gauche, milieu ou droite. Tant qu’aucun dé ne s’y trouve, retourner aussi cette carte, à droite de la rangée, et regarder à nouveau.
    .ruling = La carte dont le dos sert reste sur le paquet : sa face n’est pas jouée ce tour-ci. Le paquet Solo est ici en partie reconstitué : on sait qu’il a neuf cartes, deux actions chacune, et un dos pour chaque place de chaque pont ; des associations on ne connaît que le dos noir-droite et la face guerrier 3, montée 1.
WHI-84 = Le dé nommé va à la place indiquée sur ce dos ; l’adversaire gagne des pièces pour un dé plus fort et ne paie rien pour un plus faible. Si la place a déjà un dé, il va au puits, pour les pièces mais sans les récompenses des tuiles.
    .ruling = Un dé du milieu retiré laisse les extrémités en place ; un dé d’extrémité est remplacé comme en WHI-21.
WHI-85 = Puis l’adversaire fait toutes les actions des deux dernières cartes révélées (ou de la seule), de haut en bas, de gauche à droite ; chaque action impossible lui donne des points égaux au numéro de la manche. Toutes les cartes révélées, et pas seulement ces deux, vont sous le paquet.
    .ruling = La carte de gauche d’abord, chaque carte de haut en bas ; les cartes vont sous le paquet dans l’ordre où elles ont été révélées.
WHI-86 = Jardinier solo : sur le jardin du type nommé (ou de l’un ou l’autre si la carte montre les deux) qui vaut le moins de points et n’a pas de jardinier de l’adversaire ; le joueur tranche les égalités. Guerrier solo : au terrain du prix indiqué. Audience solo : un courtisan aux portes.
    .ruling = Une carte qui montre les deux types envoie un seul jardinier, dans le jardin de l’un ou l’autre type qui vaut le moins de points. Impossible (WHI-85) quand l’adversaire n’a plus de tel membre ou qu’aucun jardin ne convient.
WHI-87 = Montée solo : le courtisan le plus bas de l’adversaire, en partant des portes, monte d’1 ou 2 étages comme indiqué ; au premier ou au deuxième étage, le joueur choisit la salle et sa carte est défaussée et remplacée ; chez le daimyō, il prend la première faveur libre à gauche, sans récompense. Points, influence et pièces solo sont gagnés comme indiqué.
    .ruling = Une montée de deux étages depuis le deuxième n’en monte qu’un et compte comme faite ; une montée n’est impossible que si l’adversaire n’a aucun courtisan aux portes ou aux deux premiers étages. Pioche vide : la carte de la salle reste. L’adversaire franchit les saisons sans payer et ne prend jamais de lanterne.
WHI-88 = Après le nouvel ordre du tour de chaque manche, la troisième comprise, l’adversaire change ses pièces en points : chaque groupe de 3 pièces (s’il est premier) ou de 5 (s’il est deuxième) donne des points égaux au numéro de la manche écoulée ; le reste est gardé. À l’étape des jardins (manches 1 et 2), chaque jardinier de l’adversaire sous un pont ayant un dé donne des points égaux au numéro de la manche. Puis le paquet Solo est mélangé.
WHI-89 = À la fin, l’adversaire ne marque rien pour les pièces et les ressources, et tout le reste comme un joueur.
