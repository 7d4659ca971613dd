## the guided first game

guide-goal = You place a die on every turn and do what its place shows: send courtiers into the castle, gardeners to the gardens, warriors to the yards. After three rounds of three turns the clan with most points wins.
