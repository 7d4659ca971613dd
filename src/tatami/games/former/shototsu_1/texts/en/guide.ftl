## the guided first game

guide-goal = You lead a patrol of samurai. Players take turns to activate one of theirs: it moves, then acts (attacks or uses a technique), then may change its posture. Honour comes from the relic, the zone and defeated enemies; after five turns the most honour wins.
