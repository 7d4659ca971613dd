## the guided first game

guide-goal = You lead a family of old Japan. Each round has four seasons: negotiate and bid in winter, give secret orders in spring, carry them out in summer, trade and recruit in autumn. At the end of a round, the family with the most honour wins if it has 60 or more.
