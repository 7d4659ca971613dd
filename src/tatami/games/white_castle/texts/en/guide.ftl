## the guided first game

guide-goal = On every turn you place a die and do what its space shows: send courtiers into the castle, gardeners to the gardens, or warriors to the training yards. After three rounds of three turns the clan with the most points wins.
