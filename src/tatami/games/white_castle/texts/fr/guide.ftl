## the guided first game

guide-goal = À chaque tour, vous posez un dé et faites ce que montre son emplacement : envoyer des courtisans au château, des jardiniers aux jardins, des guerriers sur les terrains d’entraînement. Après trois manches de trois tours, le clan qui a le plus de points gagne.
