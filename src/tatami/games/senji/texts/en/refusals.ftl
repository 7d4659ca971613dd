# Why not: what keeps a thing off the menu that no rule is about by itself.
cannot-bid = This card is not up for auction.
cannot-unbid = You have laid nothing under this card.
cannot-stake = This card is not yours to bid, or comes before one that you have laid.
cannot-give = This card is not yours to give, or comes before one that you have named.
cannot-give-hidden = This card is not yours to give, or comes before one that you have named.
cannot-want = This family has no such card that may be asked for, or it comes before one that you have named.
cannot-to = No opponent of yours leads this family.
cannot-produce = You give orders only to the provinces that you control.
cannot-recruit = You give orders only to the provinces that you control.
cannot-move = You give orders only to the provinces that you control.
