## the guided first game

guide-goal = Vous êtes l’un des généraux du Shogun. Les années paires, on se partage troupes, kokus et titres ; les années impaires, on prend des positions dans les provinces. Positions, titres, kokus gardés en main et majorités rapportent des points ; le plus grand total gagne.
guide-SHI-01 = Les généraux se valent : prenez le blason qui vous plaît.
guide-SHI-13 = Vous êtes Tairō : mettez des cartes à partager dans un lot et ajoutez-y une tuile de hiérarchie. Les autres peuvent le prendre, l’un après l’autre ; si tous refusent, il est à vous. Un bon lot tente par ses cartes ou par son titre, rarement par les deux.
guide-SHI-14 = Une fois un lot pris, le partage de l’année est fini pour vous. Les sceaux de sa tuile décident de votre prochain titre : un titre plus haut vous fait jouer plus tôt, et les deux plus hauts rapportent des points pour chaque kamon posé. Refusez si vous espérez mieux.
guide-SHI-18 = Vous n’êtes plus que deux : répartissez tout en deux lots, chacun avec une tuile. L’autre choisit en premier : faites-les de même valeur.
guide-SHI-18-choose = Prenez le lot que vous préférez ; le Tairō reçoit l’autre.
guide-SHI-20 = Année impaire : le contrôle des provinces. Chaque province montre ce que coûte sa prochaine position, en troupes ou en kokus, et ce qu’elle rapporte. Vous pouvez prendre jusqu’à deux positions, puis finir votre tour : les cartes que vous n’utilisez pas restent en main.
guide-SHI-22-pay = Défaussez les troupes dessinées sur la province et celle de sa tuile visible. Il y a plusieurs façons : la moins chère est proposée, ou touchez des cartes de votre main.
guide-SHI-23-pay = Payez les kokus de la position avec des cartes Koku. L’excédent est perdu.
guide-SHI-42 = Senseï, vous pouvez retourner l’un de vos kamons face dorée : il compte double pour la majorité de sa province.
