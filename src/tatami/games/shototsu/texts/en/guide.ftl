## the guided first game

guide-goal = You lead a patrol of samurai. In turn you activate one of them: it moves, changes its posture, strikes or uses a technique. Honour comes from the relic, the zone and the enemies that fall; after five turns most honour wins.
