## the guided first game, step by step: what to look at and why, then what to do

lesson-goal = You are one of the Shōgun’s generals, with 10 kamons to place on Japan. Even years share out cards and titles; odd years spend them on provinces. Most favour points win. The game ends with the odd year in which somebody places the last kamon, or the koku deck is empty.
lesson-province = Look at Hokkaidō: its next position brings 3 points, and costs a Bushi and 2 Sōhei, or 3 koku instead. You hold 2 Sōhei, which only you can see. A Bushi is all you need.
lesson-refuse = In even years the general with the highest title is Tairō, and offers lots: some of the shared cards and a tile with seals. The seals are your next title. You are offered a Samurai and a Shinobi with 1 seal: neither card helps you, and the title is the lowest. You get only one lot a year, so wait for a better one.
lesson-refuse-do = Refuse the lot.
lesson-lot = Another general took it, so two of you are left: the Tairō had to split all the rest into two lots, and you choose. Lot A has your Bushi, 3 koku in all, and 4 seals: Daimyō, the highest title. Lot B has more troops, but fewer seals.
lesson-lot-do = Take lot A.
lesson-title = You are Daimyō now: you go first in the odd year and get 2 points more for each kamon you place. Each general may place up to 2 kamons in an odd year. Your cards pay for two.
lesson-march = Hokkaidō first, with troops: Bushi and 2 Sōhei are exactly what it asks. 3 points for the position and 2 for your title. You also win the tile on top, and the tile below changes what the next position costs.
lesson-march-do = Take Hokkaidō with troops.
lesson-draw = The tile you won is a Draw: it gives a troop card. Bonus tiles are used once, and during your own turn. A card now is a choice more in the next years.
lesson-draw-do = Use the Draw tile.
lesson-bribe = A province is paid with troops or with koku, never with some of each. Chūbu costs 3 koku, and you have a 1 and a 2: no change is given, so paying exactly is best.
lesson-bribe-do = Take Chūbu with koku.
lesson-again = 5 points again, and another Draw tile. You have placed 2 kamons, so nothing else is left to do this year.
lesson-again-do = Use the second Draw tile.
lesson-majority = While you were at it, another general took the second position in Hokkaidō. At the end each province brings 6 points to whoever has most kamons there. It stands 1 to 1, and in a tie the kamon furthest left wins: yours, because you were first.
lesson-tairo = An even year again, and now you are Tairō. A lot that everybody refuses is yours. So offer what you would like yourself, but others may find too little: a single card with the best title.
lesson-tairo-do = Offer the 3 koku with 4 seals.
lesson-kept = Both refused: they hoped for more cards. You keep 3 koku, and you are Daimyō again. 3 koku buy a position in a small province at once.
lesson-strongest = What was your strongest move? Lot A. Its Bushi completed the two Sōhei in your hand, its koku paid for a second province, and its title brought 2 points twice: 10 points in one turn. Choose a lot for what your hand lacks and for its title, not for the number of cards.
lesson-onward = From here on you play freely, and so do the others. You have 8 kamons left. Keep the end in mind: 6 points for each province you lead, 1 point for each koku still in hand. If you are stuck, ask for a hint.
