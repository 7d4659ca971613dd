# Pourquoi pas : ce qui écarte du menu une chose dont aucune règle ne parle en particulier.
cannot-bid = Cette carte n’est pas aux enchères.
cannot-unbid = Vous n’avez rien posé sous cette carte.
cannot-stake = Cette carte n’est pas à vous pour une enchère, ou vient avant une carte que vous avez posée.
cannot-give = Cette carte n’est pas à vous pour la donner, ou vient avant une carte que vous avez nommée.
cannot-give-hidden = Cette carte n’est pas à vous pour la donner, ou vient avant une carte que vous avez nommée.
cannot-want = Cette famille n’a pas de telle carte qu’on puisse demander, ou elle vient avant une carte que vous avez nommée.
cannot-to = Aucun de vos adversaires ne mène cette famille.
cannot-produce = Vous ne donnez d’ordres qu’aux provinces que vous contrôlez.
cannot-recruit = Vous ne donnez d’ordres qu’aux provinces que vous contrôlez.
cannot-move = Vous ne donnez d’ordres qu’aux provinces que vous contrôlez.
