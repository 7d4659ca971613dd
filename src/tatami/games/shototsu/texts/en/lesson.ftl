## the guided first game, step by step: what to look at and why, then what to do

lesson-goal = Two patrols meet over a relic and a piece of ground. Whoever has most honour after the last turn wins; this game has four turns. Each time one of your samurai has acted you gain 1 honour if you carry the relic, 1 for standing in the zone, and 1 more if no enemy is in it. A defeated enemy brings 3.
lesson-patrol = You lead two samurai. 1a has a bow that reaches 5 spaces, rolls 6 dice and can take 5 damage. 1b has a calm mind, which will be of use. Both stand in Fire posture: their attacks do 1 more damage. The postures are what you must watch.
lesson-move = In each turn the players activate one samurai after the other. An activation is a move, then one action, then a change of posture, in this order; you can leave out any of them. 1a moves up to 4 spaces: nearer to the relic.
lesson-move-do = Activate 1a, move to j10, and keep the posture.
lesson-second = The enemy has moved one of theirs, and now your second acts. 1b moves up to 3 spaces: towards the zone. Relic and zone lie on different sides, so each samurai has a task.
lesson-second-do = Move 1b to d11, and keep the posture.
lesson-hand = All have acted: turn 2 begins with a roll of the dice, and you have won it. Who goes first? Your archer can be beside the relic in one activation, and so can 2a. Be first.
lesson-hand-do = Choose yourself to go first.
lesson-relic = Take the relic before they do. It is picked up from a space beside it, and that is the action. Then think of the answer: 2a will come and attack. In Earth posture each attack does 1 damage less.
lesson-relic-do = Activate 1a, move to m9, pick up the relic, and take Earth posture.
lesson-attacked = It came: 4 dice, 4 or more hits, and a 6 brings one more die. One success is enough for 2 damage; 1 more for its Fire, 1 less for your Earth: 2. Its hammer pushed you a space away, where a bow is the better weapon. You have the relic and your first honour.
lesson-zone = Now 1b: two steps take it into the zone. At the end of its activation that is 2 honour, as no enemy is in it, and 1 for the relic that 1a carries. Nobody is near to attack, but somebody will be.
lesson-zone-do = Move 1b to c9, and take Earth posture.
lesson-calm = 3 honour in one activation. But 2b has come into the zone and attacks 1b. Before the dice are rolled you may react: a calm mind cancels one attack in the game. The blow would have to be taken by a samurai you need here.
lesson-calm-do = Use the calm mind.
lesson-count = Turn 3. You have 4 honour, the enemy has 1. Two turns are left: four more activations of yours, each worth 1 for the relic alone. They must take it from you, and the relic falls only when its bearer dies.
lesson-shoot = 2a stands two spaces from your archer, in a straight line with nothing between: a bow can shoot there, and the hammer cannot strike back without a move. Stay, shoot, then take Fire posture: your next shot does 1 more damage.
lesson-shoot-do = Activate 1a, stay, attack 2a, and take Fire posture.
lesson-strongest = A hit: 2a has 3 left, which is what your next shot does. What was your strongest move? The relic, taken first, and Earth posture behind it: 3 of your 6 honour come from carrying it, and the posture kept the bearer alive. Take what pays every time, then guard it.
lesson-onward = From here on you play freely, and so does the enemy. After turn 4 the one with more honour wins, or before, if a patrol is no more. Before each attack look at the odds on the board. If you are stuck, ask for a hint.
