## the guided first game

guide-goal = Vous êtes l’un des généraux du Shōgun. Une année, on se partage troupes, kokus et titres ; la suivante, on prend des positions dans les provinces. Positions, titres, kokus gardés en main et majorités rapportent des points ; le plus grand total gagne.
guide-SHI-01 = Les généraux se valent : prenez le blason qui vous plaît.
guide-SHI-13 = Vous êtes Tairō : mettez des cartes communes dans un lot et fermez-le d’une tuile. Les autres peuvent le prendre, l’un après l’autre ; si tous refusent, il est à vous. Un bon lot tente par ses cartes ou par son titre, rarement par les deux.
guide-SHI-14 = Qui prend un lot est servi pour l’année. Les sceaux de sa tuile sont votre prochain titre : un titre plus haut agit plus tôt, et les deux plus hauts rapportent à chaque kamon posé. Qui refuse espère mieux.
guide-SHI-18 = Vous n’êtes plus que deux : partagez tout en deux lots, chacun avec une tuile. L’autre choisit en premier : faites-les égaux.
guide-SHI-18-choose = Prenez le lot que vous préférez ; le Tairō reçoit l’autre.
guide-SHI-20 = Place à la campagne. Touchez une province pour voir ce que coûte sa prochaine position, en troupes ou en kokus, et ce qu’elle rapporte. Vous pouvez prendre jusqu’à deux positions, puis finir votre tour : les cartes gardées restent en main.
guide-SHI-22-pay = Posez des cartes montrant les troupes de la porte. Il y a plusieurs façons : la moins chère est proposée, ou touchez des cartes de votre main.
guide-SHI-23-pay = Payez les kokus de la position avec des cartes koku. Le trop-payé est perdu.
guide-SHI-42 = Senseï, vous pouvez dorer l’un de vos kamons : il compte double pour la majorité de sa province.
