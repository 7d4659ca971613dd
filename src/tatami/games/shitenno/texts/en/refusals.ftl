# Why not: what keeps a thing off the menu that no rule is about by itself.
cannot-take = No such card is left for the lot.
cannot-seal = This tile is no longer free, or is not used with this number of players.
cannot-spend = You have none of it left, or it would not help to pay here.
cannot-gild = None of your kamons stands there.
