# Why not: what keeps a thing off the menu that no rule is about by itself.
cannot-move = This samurai cannot get there now: it is too far, taken, or the way is barred.
cannot-stand = This space is not in your deployment zone.
cannot-activate = This samurai is not one of yours.
cannot-deploy = This samurai is not one of yours.
cannot-attack = This samurai is none that may be attacked now.
cannot-hand = Nobody plays in this seat.
cannot-use = You do not hold this card, or this is not its moment.
cannot-bless = You hold no such blessing, or this is not its moment.
