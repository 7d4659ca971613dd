## the guided first game

guide-goal = You are one of the Shōgun’s generals. One year you share out troops, koku and titles, the next you take positions in the provinces. Positions, titles, koku left in hand and majorities give points; most points win.
guide-SHI-01 = The generals are alike: choose the crest you like.
guide-SHI-13 = You are Tairō: lay any of the shared cards into a lot and close it with one tile. The others may take it, one after the other; if all refuse, it is yours. A good lot tempts with its cards or its title, seldom with both.
guide-SHI-14 = Who takes a lot is served for this year. The seals on its tile are your next title: a higher one acts earlier, and the two highest give points for every kamon you place. Who refuses hopes for better.
guide-SHI-18 = Two of you are left: split everything into two lots, each with a tile. The other chooses first, so make them equally good.
guide-SHI-18-choose = Take the lot you like better; the Tairō gets the other.
guide-SHI-20 = Now the campaign. Tap a province to see what its next position costs, in troops or in koku, and what it brings. You may take up to two positions, then end your turn: cards you keep stay in your hand.
guide-SHI-22-pay = Lay cards that show the troops of the gate. There are several ways: the cheapest is suggested, or tap cards in your hand.
guide-SHI-23-pay = Pay the koku of the position with koku cards. What you pay too much is lost.
guide-SHI-42 = As Sensei you may turn one of your kamons to gold: it counts as two for the majority of its province.
