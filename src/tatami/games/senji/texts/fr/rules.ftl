## chapters

chapter-set-up = Mise en place
chapter-emperor = Accueil de l’empereur
chapter-winter = Hiver : la diplomatie
chapter-spring = Printemps : les ordres
chapter-summer = Été : la résolution des ordres
chapter-combat = Combat
chapter-autumn = Automne : commerce, recrutement, honneur
chapter-end-of-the-game = Fin de partie
chapter-samurai = Samouraïs
chapter-kami = Kamis (option)
chapter-imperial-scenario = Scénario impérial (3 joueurs)

## set-up

SEN-01 = De 3 à 6 joueurs, chacun à la tête d’une famille avec 12 unités militaires, 6 forteresses, 12 cartes diplomatie et un pion de score. Le plateau compte 18 provinces, 3 par zone de départ, et des zones de mer.
SEN-02 = À 5 joueurs, la zone de départ qui comprend Kyūshū est hors jeu ; à 4, aussi celle qui comprend Shikoku ; à 3, aussi celle de l’extrême nord. Personne ne peut entrer dans ces provinces ni y poser d’ordre.
    .ruling = Les mers restent ouvertes ; les passages en pointillés vers les provinces fermées n’existent pas. Seul le scénario impérial ouvre la province de sa force (SEN-95).
SEN-03 = Chaque joueur commence avec 4 cartes hanafuda, un samouraï choisi parmi 3 piochés, 3 forteresses et 3 unités ; son honneur de départ est celui du samouraï choisi.
    .ruling = Tous piochent en même temps, choisissent en secret et révèlent ensemble ; les samouraïs non choisis sont remélangés à leur pioche.
SEN-04 = Le joueur qui a le plus d’honneur accueille l’empereur et désigne les provinces ouvertes une à une, dans l’ordre de son choix ; le propriétaire de la province désignée y pose une forteresse et, s’il le veut, son samouraï et des unités non encore placées. Après la troisième province d’une famille, ses 3 unités et son samouraï doivent être sur le plateau.
    .ruling = Une égalité est départagée par les dés (SEN-11). L’hôte ainsi trouvé accueille aussi l’empereur au premier tour : on ne relance pas les dés.
SEN-05 = La pioche hanafuda et la pioche de samouraïs sont mélangées, face cachée ; les dés du destin sont 9 dés à six faces, une face par famille.
SEN-06 = Chaque joueur prend les pièces et les cartes d’une famille, choisie parmi celles dont la zone de départ est ouverte ; aucune famille n’est jouée deux fois.
    .ruling = Les familles que personne ne joue sont les familles absentes (SEN-26). Dans l’ordre des places, chacun désigne une famille que personne n’a encore désignée.
SEN-07 = Les cartes hanafuda défaussées restent face visible et sont mélangées en une nouvelle pioche quand celle-ci est vide ; s’il en manque encore, on pioche ce qu’il y a.
    .ruling = Le livret n’en dit rien. D’une pioche de samouraïs trop courte on pioche ce qui reste ; quand elle est vide, les samouraïs morts qui ne sont pas gardés comme kamis (SEN-90) en forment une nouvelle.

## emperor

SEN-10 = Un tour comprend : l’accueil de l’empereur, l’hiver (diplomatie), le printemps (ordres), l’été (résolution), l’automne (commerce, recrutement, honneur). L’empereur rend visite à la famille qui a le plus d’honneur au début du tour.
SEN-11 = Égalité au premier tour : on lance les 9 dés du destin, la famille à égalité qui montre le plus de ses symboles accueille l’empereur ; on relance tant qu’il y a égalité. Ensuite, c’est la dernière famille hôte qui choisit parmi les familles à égalité.
    .ruling = Le dernier hôte peut se désigner lui-même s’il est à égalité. S’il a quitté la partie, les dés décident ici aussi.
SEN-12 = L’hôte décide de l’ordre de résolution en été et de l’ordre des familles en automne, et il surveille la durée des négociations.

## winter

SEN-20 = Pendant 4 minutes, les familles négocient et se donnent ou s’échangent des cartes diplomatie, face visible ou cachée, en privé si elles le veulent. Les promesses n’engagent personne ; seules comptent les cartes qui ont changé de main.
    .ruling = En ligne : une horloge, 240 secondes par défaut (option), des conversations publiques et privées, des offres de cartes données et demandées, chacune visible (montrée à l’autre avant qu’il accepte) ou face cachée ; une offre acceptée est exécutée aussitôt et n’est vue que des deux parties. Chaque famille peut faire un nombre limité d’offres par hiver (option, 12 par défaut) ; si tous sont prêts, la phase finit plus tôt. À une table par correspondance, il en va de même, avec un délai plus long. Il n’y a qu’une offre à la fois d’une famille à une autre. Elle nomme d’abord les cartes données, puis celles qui sont demandées par leur nom, puis celles qui sont demandées par leur type, chaque fois en ordre croissant. On peut demander toute carte qui peut être chez d’autres, quelle que soit la famille qu’on croit la détenir. Par type : n’importe quelle carte ; n’importe quel otage, soutien ou carte commerce, de toute valeur, de 2 ou plus ou de 3 ou plus ; n’importe quelle carte, n’importe quel otage, soutien ou carte commerce d’une famille : cinq au plus par offre. Une offre peut être retirée ou déclinée, et se retire d’elle-même quand une carte qu’elle donne a bougé. Seul celui qui détient tout ce qui est demandé peut accepter ; personne d’autre n’apprend pourquoi. Qui accepte une offre qui demande par type choisit ensuite les cartes qu’il remet, en ordre croissant, chacune face visible (l’autre la voit aussitôt et peut encore retirer son offre) ou face cachée. Y renoncer, c’est décliner l’offre. Une offre reçue fait réfléchir à nouveau une famille prête ; les autres voient seulement qu’elle n’est plus prête, comme si elle avait changé d’avis. La taille des mains est publique : un don se voit donc, mais pas ce qui est donné ; d’un échange à nombre égal, personne d’autre ne voit rien. Un brouillon compte comme une offre même s’il est déchiré ; reprendre une mise ou ne plus être prêt coûte aussi une offre, afin que tout hiver finisse.
SEN-21 = Les cartes diplomatie reçues d’une famille peuvent être transmises à une troisième. Les cartes hanafuda ne peuvent jamais être données ni échangées en hiver.
    .ruling = Les otages exposés ne peuvent pas non plus être échangés.
SEN-22 = La carte de soutien de valeur 0 d’une famille est son leurre : elle ne peut jamais être donnée ni prise.
SEN-23 = Carte famille (otage) : son détenteur peut la garder en main, pour l’exécuter si la famille de l’otage attaque son détenteur (SEN-55), ou l’exposer en automne pour son honneur (SEN-64).
SEN-24 = Carte de soutien : dans un combat, son détenteur peut utiliser les dés du destin qui montrent le symbole de cette famille, jusqu’à la valeur de la carte ; puis la carte retourne à sa famille. Elle ne peut servir contre sa propre famille.
SEN-25 = Carte commerce de valeur X : en automne, son détenteur la rend à sa famille, qui doit lui montrer X cartes hanafuda de son choix ; il en garde une et les autres reviennent à leur propriétaire.
SEN-26 = À moins de 6 joueurs, les cartes diplomatie de chaque famille absente (sauf le leurre) forment une pioche face cachée ; avant chaque hiver, 2 cartes de chaque pioche sont retournées et mises aux enchères pendant l’hiver.
    .ruling = Une carte sans mise est remélangée à sa pioche à la fin de l’hiver ; une carte dont les mises sont à égalité reste visible (SEN-28). Une pioche trop courte retourne ce qu’elle a.
SEN-27 = Enchères : on pose, face cachée, des cartes diplomatie de sa propre famille sous une ou plusieurs cartes ; à la fin de l’hiver, toutes les mises sont révélées et le total le plus élevé, s’il est seul, remporte la carte. La mise du gagnant est mélangée à la pioche de cette carte ; les mises inférieures reviennent à leurs propriétaires.
    .ruling = Seules des cartes de sa propre famille, prises en main, peuvent être misées, jamais le leurre. Tous voient qui a misé et combien de cartes, pas lesquelles. Les cartes posées cet hiver peuvent être reprises jusqu’à sa fin ; une carte misée ne peut être offerte à personne. Les cartes d’une mise sont désignées en ordre croissant ; on peut en ajouter plus tard dans l’hiver.
SEN-28 = Si plusieurs joueurs sont à égalité pour la mise la plus haute, leurs mises restent bloquées sous la carte jusqu’à l’hiver suivant, où elles comptent encore, et la carte reste visible. Les mises inférieures reviennent ici aussi à leurs propriétaires.
    .ruling = La carte est de nouveau offerte à tous, en plus des 2 nouvelles. Les joueurs à égalité peuvent ajouter des cartes mais non reprendre celles qui sont bloquées.
SEN-29 = Quand une carte payée dans une pioche est retournée lors d’un hiver ultérieur, elle revient à sa famille et n’est pas remplacée : une carte de moins est mise aux enchères. Une carte d’une famille absente qui doit revenir à son propriétaire est mélangée à la pioche de cette famille.

## spring

SEN-30 = Tous les joueurs posent en même temps un ordre face cachée sur chaque province qu’ils contrôlent : production, recrutement ou déplacement, sans restriction. Les flottes en mer ne reçoivent pas d’ordre.
    .ruling = Chaque province contrôlée reçoit un ordre, même sans unités. Les pions viennent d’une réserve commune qui suffit toujours (18 de chaque type) ; on peut regarder ses propres ordres. Un ordre peut être changé jusqu’à ce que le dernier de tous soit posé.

## summer

SEN-40 = L’hôte désigne les provinces qui ont un ordre et les flottes, une à une, dans l’ordre de son choix, chacune une fois, jusqu’à la dernière ; le propriétaire d’une province désignée révèle son ordre et l’exécute aussitôt.
    .ruling = Ce qui reste en dernier n’a pas besoin d’être désigné.
SEN-41 = Production : piochez les 2 premières cartes hanafuda.
SEN-42 = Recrutement : ajoutez 2 unités dans la province ; au plus 6 unités d’une famille se trouvent dans une zone (sans compter les samouraïs) et au plus 12 unités d’une famille sont en jeu.
    .ruling = On ajoute autant des 2 unités que les limites le permettent. Les unités détruites retournent à la réserve de leur famille.
SEN-43 = Déplacement terrestre : des unités et des samouraïs de la province vont dans une ou plusieurs provinces adjacentes.
    .ruling = Un ordre de déplacement peut se partager en marches, embarquements et raids, ou ne rien déplacer ; chaque pièce se déplace une fois. Tous les groupes sont d’abord annoncés, puis viennent les déplacements amis, puis les combats dans l’ordre choisi. Les samouraïs peuvent se déplacer et combattre seuls. Ce qui dépasserait une limite ne peut être annoncé. Les groupes sont désignés dans l’ordre du plateau : par terre d’abord, puis en mer, puis les raids.
SEN-44 = Déplacement maritime : des unités et des samouraïs de la province vont dans une zone de mer adjacente et y rejoignent la flotte de leur famille, 6 unités au plus. Il n’y a jamais de combat en mer ; des flottes de familles différentes partagent une zone.
    .ruling = D’une province au bord des deux mers, des groupes peuvent aller dans chacune.
SEN-45 = Raid maritime : des unités et des samouraïs prennent la mer et débarquent dans le même mouvement dans une autre province au bord de la même mer ; on lance un dé du destin par unité et l’on perd une unité par dé montrant son propre symbole.
    .ruling = Seules les unités lancent un dé ; les samouraïs arrivent toujours. Une activation peut viser plusieurs provinces : un seul lancer est fait pour toutes les unités avant tout débarquement, et leur propriétaire répartit les pertes. Un groupe réduit à rien ne débarque pas. Un raid ne va que là où aucun pas terrestre ne mène. Les pertes sont réparties dans l’ordre du plateau.
SEN-46 = Une flotte activée fait une seule de ces choses : elle reste, ou va en tout ou en partie dans la mer adjacente, ou débarque en tout ou en partie dans une ou plusieurs provinces au bord de sa mer, ce qui peut provoquer un combat.
    .ruling = En quatrième choix, elle peut passer dans l’autre mer et y débarquer dans la même activation : c’est un raid (SEN-45). Une flotte formée cet été attend le suivant ; les unités qui rejoignent une flotte non encore activée naviguent avec elle, celles qui rejoignent une flotte déjà activée attendent. L’hôte active chaque flotte une fois, quand il veut. Elle débarque sans raid dans une province de sa propre mer.
SEN-47 = Pour entrer dans ses propres provinces, il suffit de respecter la limite de 6 unités.
SEN-48 = Une famille possède au plus 6 provinces ; une famille qui en a 6 ne peut pas attaquer.
    .ruling = Si une victoire donne la sixième, les attaques annoncées dans le même mouvement et pas encore livrées sont annulées, et ces unités restent d’où elles partaient.
SEN-49 = Deux provinces sont adjacentes si elles partagent une frontière ou un passage en pointillés. Un déplacement est d’un pas et ne traverse jamais une province.
    .ruling = Le plateau montre quelles provinces et mers se touchent ; il y a deux zones de mer, adjacentes l’une à l’autre.

## combat

SEN-50 = Entrer dans la province d’une autre famille provoque un combat ; la valeur de combat la plus haute l’emporte.
    .ruling = Même une province ennemie sans unités se défend : les dés et le soutien du défenseur comptent. Personne ne peut rompre le combat.
SEN-51 = Chaque unité engagée donne 1 point de combat. Chaque samouraï engagé met de côté un dé du destin sur le symbole de sa famille, pour 1 point de combat.
    .ruling = Si les samouraïs engagés demandent plus de 9 dés, les camps en prennent à tour de rôle, défenseur d’abord, jusqu’au dernier ; on n’en lance alors aucun.
SEN-52 = Les autres dés du destin sont lancés une fois pour les deux camps : chaque dé au symbole d’un combattant lui donne 1 point de combat.
SEN-53 = Puis chaque camp pose face cachée une carte de soutien d’une tierce famille ou son leurre ; révélées ensemble, elles donnent 1 point par dé au symbole de cette famille, jusqu’à la valeur de la carte. Si les deux appellent la même famille, seule la carte la plus haute compte. Les cartes utilisées retournent à leurs familles.
    .ruling = Les deux camps doivent poser une carte ; qui n’en a pas d’autre pose son leurre. Aucune autre carte de soutien de sa propre famille n’est permise ; la tierce famille peut être absente. À valeurs égales d’une même famille, aucune ne compte.
SEN-54 = En cas d’égalité, les cartes de soutien retournent à leurs familles et un nouveau round commence avec un nouveau lancer, et ainsi de suite.
    .ruling = Les dés mis de côté par les samouraïs restent ; les autres sont relancés ; de nouvelles cartes sont posées. Après 10 égalités, le défenseur l’emporte (limite propre au logiciel).
SEN-55 = Exécution : un défenseur qui a en main, non exposée, une carte famille de l’attaquant peut la retirer du jeu : l’attaquant perd le double de son honneur et le défenseur gagne son honneur.
    .ruling = C’est la première étape du combat, avant les capacités des samouraïs et les dés ; l’attaque continue. On peut exécuter autant d’otages cachés qu’on veut (option : un au plus). Une perte sous −9 s’arrête à −9 ; le défenseur gagne quand même la valeur entière. Le défenseur est interrogé à chaque combat, pour que nul n’apprenne qui n’a pas d’otage. Les otages sont exécutés en ordre croissant.
SEN-56 = Le perdant perd toutes ses unités et tous ses samouraïs engagés. Le gagnant perd autant d’unités que le perdant (dans la mesure où il les a), mais aucun samouraï.
SEN-57 = Le gagnant marque de l’honneur pour les unités perdues par les deux camps : deux fois le total s’il attaquait, une fois s’il défendait.
    .ruling = On compte les unités réellement perdues ; jamais les samouraïs. Un attaquant sans survivant prend quand même la province.
SEN-58 = L’attaquant vainqueur prend la province : sa forteresse remplace celle du perdant et le pion d’ordre qui s’y trouve est défaussé ; la province ne donne plus d’ordre ce tour. Dans tous les autres cas le pion reste valide.
SEN-59 = La mort d’un samouraï, au combat ou par seppuku, ne coûte pas d’honneur à sa famille. Au combat, le défenseur décide des capacités de ses samouraïs avant l’attaquant.

## autumn

SEN-60 = Dans l’ordre décidé par l’hôte, chaque famille fait à son tour toutes les actions d’automne qu’elle peut et veut faire.
    .ruling = L’hôte désigne la famille suivante quand la précédente a fini. Les actions se font dans n’importe quel ordre et se répètent tant que leurs conditions sont remplies.
SEN-61 = Faire valoir une carte commerce d’une autre famille (SEN-25).
    .ruling = Le débiteur choisit les cartes qu’il montre, toutes s’il en a moins de X ; impossible si sa main est vide. Pour une carte commerce d’une famille absente, son détenteur regarde les X premières cartes de la pioche hanafuda, en garde une et met les autres sous la pioche ; la carte commerce va dans sa pioche (SEN-29).
SEN-62 = Honneur diplomatique : rendre 5 cartes diplomatie d’adversaires, de tout type, dont au moins une de chaque adversaire : +10 points d’honneur, et chaque joueur qui récupère des cartes perd 1 point d’honneur.
    .ruling = À moins de six joueurs aussi, une carte de chacune des cinq autres familles, absentes comprises : le livret n’y change rien, et met aux enchères les cartes des familles absentes pour compenser leur absence (SEN-26). Option : cinq cartes dont au moins une de chaque adversaire présent, les autres de n’importe quelle autre famille. Un joueur qui récupère plusieurs cartes ne perd qu’un point d’honneur en tout. Un otage exposé doit d’abord être repris en main (SEN-65). Les cartes sont désignées en ordre croissant ; une combinaison commencée est achevée.
SEN-63 = Honneur économique : défausser une combinaison hanafuda de l’aide de jeu pour son honneur, ou pour 1 samouraï parmi 3 ou 2 parmi 6, placés sur une ou deux provinces à soi et qui donnent leur honneur.
    .ruling = Les combinaisons sont celles de l’aide de jeu ; une carte ne compte que dans une seule, et l’on peut en défausser autant qu’on veut dans un tour. Une combinaison à samouraï demande une province où le placer ; les samouraïs non choisis retournent dans la pioche, qui est mélangée. Les cartes d’une combinaison sont désignées en ordre croissant, et deux samouraïs dans l’ordre de leurs noms. Ceux qu’on a choisis sont montrés quand on les place.
SEN-64 = Exposer des otages : à son tour d’automne, au plus un membre exposé par autre famille ; son honneur compte tant qu’il est exposé. Un otage exposé ne peut être ni exécuté ni échangé.
    .ruling = Des membres de familles absentes peuvent aussi être exposés.
SEN-65 = À son tour d’automne, on peut reprendre en main un otage exposé, en perdant son honneur, y compris pour en exposer un autre de la même famille.
    .ruling = Un otage exposé dans ce tour même reste exposé jusqu’au suivant, de même que celui dont l’honneur ne peut être perdu en entier parce que le score descendrait sous −9 (SEN-68) : sinon on le reprendrait pour rien et on l’exposerait de nouveau pour de l’honneur.
SEN-66 = Mercenaires : une famille sans province peut engager jusqu’à 6 unités pour 3 points d’honneur chacune et un samouraï (1 parmi 3 piochés) pour 6 points d’honneur, placés dans la zone de mer de son choix. L’honneur peut descendre jusqu’à −9.
    .ruling = Au plus 6 unités et un samouraï par automne ; le samouraï engagé ne donne pas d’honneur. Toutes ces troupes vont dans une même mer, dans les limites de 6 unités et de 12 en jeu ; on ne peut rien acheter qui ferait passer le score sous −9.
SEN-67 = Une famille n’est éliminée que si elle n’a plus ni province ni honneur à dépenser.
    .ruling = On le vérifie à la fin du tour : aucune province, aucune pièce sur le plateau et moins de −6 points d’honneur, de sorte qu’aucune unité ne peut être payée. Sa famille compte alors comme absente. Ses propres cartes forment une pioche, toutes les autres retournent à leurs familles ; ses cartes hanafuda sont défaussées et ses kamis disparaissent. Une famille restée seule a gagné ; s’il n’en reste aucune, la partie finit et les scores décident.
SEN-68 = L’honneur peut descendre sous 0 mais jamais sous −9 : toute perte s’arrête là.
    .ruling = Ce qu’une autre famille gagne dans le même événement n’est pas réduit.

## end of the game

SEN-70 = À la fin d’un tour où une ou plusieurs familles ont 60 points d’honneur ou plus, celle qui a le plus de points devient shogun et gagne ; dépasser 60 puis redescendre pendant le tour ne finit pas la partie.
    .ruling = Option : 40 points d’honneur au lieu de 60 pour une partie courte. Limite propre au logiciel, absente du livret : la partie finit aussi après 12 tours, et le score le plus haut gagne. Une égalité à 60 ou plus à ce tour se tranche encore par un dernier tour (SEN-71).
SEN-71 = Si deux familles ou plus partagent le score le plus haut et qu’il atteint 60, on joue un dernier tour pour trancher.
    .ruling = Toutes les familles jouent ce tour et chacune peut gagner : le score le plus haut l’emporte, même sous 60. Une égalité va alors à la famille à égalité qui accueille l’empereur, puis à qui a le plus de provinces, sinon la victoire est partagée.

## samurai

SEN-80 = Chacun des 18 samouraïs a une capacité propre, que sa carte énonce ; elle l’emporte sur les règles qu’elle contredit.
    .ruling = Une capacité agit tant que son samouraï est sur le plateau, dans une province ou une flotte. Umeko échange une carte diplomatie (option : une carte hanafuda, comme dans la première édition). L’honneur d’Ishida va à la première combinaison du tour. Avec Baba, une carte désignée deux fois n’est qu’une carte. Deux membres exposés grâce à Torii : celui de moindre valeur revient en main quand Torii quitte le plateau. Le seigneur de Naoe peut renoncer à regarder ; seul l’adversaire apprend qu’il a regardé. Les cartes défaussées pour Chōsogabe ou Fukushima sont désignées en ordre croissant.
SEN-81 = Chōsogabe et Ekes dans la même province : seule la capacité de Chōsogabe compte.
SEN-82 = Wakizaka contre Baba : le camp de Baba doit jouer ses deux cartes de soutien face visible et avant celles de Wakizaka.
    .ruling = Si le camp de Baba n’en joue qu’une, elle aussi est jouée face visible et d’abord.

## kami

SEN-90 = Un samouraï qui meurt devient un kami que celui qui le contrôlait peut utiliser une fois dans la partie, du type indiqué sur sa carte.
    .ruling = Le livret ne dit pas quand. Kami militaire : après le lancer et avant les cartes de soutien, défenseur d’abord ; diplomatique : en hiver ou à son automne ; économique : à son automne. La carte du samouraï quitte alors le jeu.
SEN-91 = Kami diplomatique : regarder toutes les cartes diplomatie d’un joueur et en prendre une (jamais le leurre).
    .ruling = Il s’agit des cartes en main. Les cartes misées sont sur le plateau ; les otages exposés sont vus de tous et ne changent pas de main (SEN-64). Il faut un adversaire à qui prendre une carte. En hiver, la négociation attend pendant qu’une famille regarde, mais le temps continue de s’écouler : si le temps est écoulé avant, aucune carte n’est prise.
SEN-92 = Kami économique : prendre une carte hanafuda au choix dans la pioche, qui est ensuite mélangée.
    .ruling = Inutilisable tant que la pioche est vide.
SEN-93 = Kami militaire : relancer autant qu’on veut des dés lancés dans un combat, une fois par combat ; les dés mis de côté par les samouraïs ne sont pas relancés.
    .ruling = Il y a une seule relance par combat, quel que soit le camp qui l’utilise et le nombre de rounds ; le défenseur est interrogé d’abord. On relance au moins un dé.
SEN-94 = À son tour d’automne, un joueur peut ordonner à un de ses samouraïs de se faire seppuku, pour utiliser plus tard son kami.
    .ruling = Un par automne.

## imperial scenario

SEN-95 = La force de l’empereur, 3 unités et un samouraï tiré au hasard, commence dans la province de la famille qui débute sur Shikoku. Le joueur en tête la contrôle : il pose son ordre et en reçoit la production, la fait grossir de 2 unités (jusqu’à 6), ou la déplace et combat avec elle, en gardant l’honneur qu’elle gagne.
    .ruling = Sa province est l’île de Shikoku ; le reste de la zone reste fermé. L’hôte du tour contrôle la force, pose un ordre sur chaque province impériale et tient lieu de combattant impérial pour les symboles, le soutien, les otages, les kamis et l’honneur. La force et celui qui la contrôle ne se combattent jamais et n’entrent pas dans les provinces l’un de l’autre. Ses autres provinces ne comptent pas dans les six de celui qui la contrôle. Les provinces de l’empereur n’ont pas de limite de six. Ses samouraïs servent en tout l’hôte du tour.
SEN-96 = Quand la force impériale est anéantie, le joueur qui la contrôle en place une nouvelle, égale à la première, dans la même province. Cette province ne peut jamais être prise : qui y bat la force marque l’honneur et reste d’où l’attaque est partie.
    .ruling = Anéantie : il ne reste sur le plateau ni unité ni samouraï de l’empereur. La nouvelle force est placée à la fin du même été. Un ordre posé sur cette province est défaussé si l’attaquant y gagne (SEN-58).
SEN-97 = Les autres provinces prises par la force impériale sont exploitées par celui qui la contrôle ; un joueur qui en reprend une la possède normalement. Dans ses combats, la force utilise les symboles de celui qui la contrôle.
