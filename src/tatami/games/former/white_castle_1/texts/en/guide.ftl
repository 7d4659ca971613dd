## the guided first game

guide-goal = On every turn you place a die and do what its place shows: send courtiers into the castle, gardeners to the gardens, warriors to the yards. After three rounds of three turns the clan with the most points wins.
