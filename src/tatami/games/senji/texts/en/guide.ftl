## the guided first game

guide-goal = You lead a family of old Japan. Each round has four seasons: talk and bid in winter, give secret orders in spring, carry them out in summer, trade and recruit in autumn. At the end of a round the most honoured family with 60 honour or more wins.
