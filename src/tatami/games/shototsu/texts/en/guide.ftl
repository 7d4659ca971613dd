## the guided first game

guide-goal = You lead a patrol of samurai. Players take turns to activate one of theirs: it moves, takes an action (attack, use a technique, pick up the relic), then may change its posture. Honour comes from the relic, the zone and defeated samurai; after five turns the most honour wins.
guide-SHO-40 = Who won the roll says who goes first. First strikes first; last sees what all others have done before its own last samurai acts.
guide-SHO-70-attack-answer = You are attacked, and something of yours can answer before the dice are rolled. Look at the odds: a weak attack is not worth a token.
