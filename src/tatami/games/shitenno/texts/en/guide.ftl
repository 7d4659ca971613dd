## the guided first game

guide-goal = You are one of the Shōgun’s generals. In even years you share out troops, koku and titles; in odd years you take positions in the provinces. You score for positions, titles, koku left in hand and majorities. Most points wins.
guide-SHI-01 = The generals are alike: choose the crest you like.
guide-SHI-13 = You are Tairō: put any of the cards on offer into a lot and close it with one tile. The others may take it, one after another; if all refuse, it is yours. A good lot tempts with its cards or its title, seldom both.
guide-SHI-14 = Once you take a lot you are out for the rest of this year. The seals on its tile decide your next title: higher titles play earlier, and the two highest give points for every kamon you place. Refuse if you hope for better.
guide-SHI-18 = Two of you are left: split everything into two lots, each with a tile. The other player chooses first, so make them equally good.
guide-SHI-18-choose = Take the lot you like better; the Tairō gets the other.
guide-SHI-20 = Now the campaign. Each province shows what its next position costs, in troops or in koku, and what it gives. You may take up to two positions, then end your turn. Cards you do not use stay in your hand.
guide-SHI-22-pay = Pay with troop cards that show the troops printed on the province and the one on its top tile. There are several ways: the cheapest is suggested, or tap cards in your hand.
guide-SHI-23-pay = Pay the price of the position with koku cards. There is no change: anything you overpay is lost.
guide-SHI-42 = As Sensei you may turn one of your kamons to gold: it counts as two for the majority of its province.
