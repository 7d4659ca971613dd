## the guided first game

guide-goal = À chaque tour, vous posez un dé et faites ce que montre son emplacement : envoyer des courtisans au château, des jardiniers aux jardins, des guerriers sur les terrains d’entraînement. Après trois manches de trois tours, le clan qui a le plus de points gagne.
guide-WHI-33 = Votre domaine accueille n’importe quel dé. Vous recevez ce qui est découvert dans la rangée de sa couleur, puis faites l’action de votre carte. Chaque membre parti de la rangée découvre une récompense de plus.
guide-WHI-40 = Un guerrier coûte le fer du terrain, et vous pouvez en faire l’action aussitôt. À la fin, chaque guerrier compte le nombre de son terrain pour chacun de vos courtisans dans le château.
guide-WHI-47 = Votre courtisan est arrivé chez le daimyō : 10 points à la fin, et une de ses faveurs encore libres.
guide-WHI-50 = Votre lanterne s’allume : prenez tout ce qu’elle montre, dans l’ordre que vous voulez. Chaque carte remplacée la rejoint : elle donne de plus en plus.
guide-WHI-52 = Entrer dans une nouvelle saison coûte des sceaux, mais rapporte plus de points à la fin. Qui est plus loin joue aussi plus tôt à la manche suivante.
guide-WHI-56 = Vous pouvez faire une des actions du château en face d’une tuile de cette couleur, où qu’elle soit : il n’y faut pas de dé.
