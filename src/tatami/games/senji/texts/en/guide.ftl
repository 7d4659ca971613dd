## the guided first game

guide-goal = You lead a family of old Japan. Each round has four seasons: negotiate and bid in winter, give secret orders in spring, carry them out in summer, trade and recruit in autumn. At the end of a round, the family with the most honour wins if it has 60 or more.
guide-SEN-25 = Somebody calls in a trade card of yours: you choose what to show, and they keep one. Show what fits none of your combinations.
guide-SEN-25-keep = You are shown flower cards: keep the one that brings you nearest to a combination. The others go back.
guide-SEN-27 = You bid with diplomacy cards of your own, face down. The highest bid wins the card and goes to the pile of the absent family; a lower one comes back to you.
guide-SEN-45 = A raid puts to sea and lands in one move. Each unit rolls a die, and each die with your own symbol costs you one unit.
guide-SEN-55 = You are attacked. If you hold a hostage of the attacker, you may execute it: they lose twice its honour, and you gain its honour. The card is gone for good.
guide-SEN-63-samurai = New samurai serve you: choose one, and a province for him. He brings his honour at once, and a combat point wherever he fights.
