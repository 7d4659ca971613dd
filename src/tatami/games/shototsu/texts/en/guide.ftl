## the guided first game

guide-goal = You lead a patrol of samurai. Players take turns to activate one of theirs: it moves, takes an action (attack, use a technique, pick up the relic), then may change its posture. Honour comes from the relic, the zone and defeated samurai; after five turns the most honour wins.
