## the guided first game

guide-goal = On every turn you place a die and do what its space shows: send courtiers into the castle, gardeners to the gardens, or warriors to the training yards. After three rounds of three turns the clan with the most points wins.
guide-WHI-33 = Your own domain takes any die. You get what lies uncovered in the row of its colour, and then do the action of your card. Each member who has left a row uncovers one more reward.
guide-WHI-40 = A warrior costs the iron of the yard, and you may do the yard’s action at once. At the end each warrior counts the number of its yard for every courtier of yours inside the castle.
guide-WHI-47 = Your courtier has reached the daimyō: 10 points at the end, and one of his favours that is still free.
guide-WHI-50 = Your lantern is lit: take all that it shows, in any order. Every card that you replace joins it, so it gives more and more.
guide-WHI-52 = A new season costs seals to enter, but counts more points at the end. Who is further along also plays earlier in the next round.
guide-WHI-56 = You may do one of the castle’s actions that lie next to a tile of this colour, wherever it is: no die is needed there.
