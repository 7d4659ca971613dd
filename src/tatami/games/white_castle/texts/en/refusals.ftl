# Why not: what keeps a thing off the menu that no rule is about by itself.
cannot-take = There is no die to be taken there.
cannot-do = This is done already, comes later, or is not shown by this place.
cannot-trade = You do not have the seals for it.
cannot-climb = None of your courtiers stands on the floor where this climb begins.
cannot-WHI-45-row = The courtier picks an action of the card in the room he has just entered.
cannot-row = This action cannot be chosen here.
cannot-tend = None of your gardeners has anything left to do there.
cannot-pair = There is no such pair left.
cannot-gain = Goods are named in the order food, iron, mother-of-pearl, and so that none is lost.
