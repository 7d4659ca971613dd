## what the samurai bring and can do

about-akashi = Honour 3. Two dice are set aside for him in a combat, not one.
about-baba = Honour 4. In his combat you may play two military support cards instead of one.
about-chosogabe = Honour 4. A production order in his province draws four cards, of which you keep two. Ekes’s ability does not work beside him.
about-daisuke = Honour 8. He has no ability.
about-ekes = Honour 4. A production order in his province draws three cards instead of two.
about-fukushima = Honour 6. Once in each of your autumn turns you may discard up to two hanafuda cards and draw as many.
about-gamo = Honour 6. When one of your family is executed you lose the card’s value once, not twice.
about-hosokawa = Honour 5. If you win his combat as the defender, the losses are worth twice their honour, as they are to an attacker.
about-ishida = Honour 5. In each of your autumn turns the first hanafuda combination that brings honour brings 2 more.
about-kuroda = Honour 5. Each trade card you call in is worth 2 more.
about-mori = Honour 6. Units that raid by sea together with him do not roll for losses.
about-naoe = Honour 6. When winter begins you may secretly look at all the diplomacy cards in one opponent’s hand.
about-otani = Honour 4. Four diplomacy cards are enough for your diplomatic set: one opponent may be missing.
about-sanada = Honour 5. When his province is attacked, all your pieces there may withdraw to one adjacent province of yours (six units at most). The attacker takes the province and scores nothing.
about-torii = Honour 3. You may expose two members of each opposing family instead of one. When he leaves the board the second ones go back to your hand, and their honour is lost.
about-umeko = Honour 4. Once in each of your autumn turns you may make an opponent swap one card with you, face down; each picks the card to give, but neither a decoy nor an exposed hostage. It is a diplomacy card, or by option a hanafuda card.
about-wakizaka = Honour 5. In his combat your opponent plays support cards face up, before you choose yours.
about-yamagata = Honour 5. In his combat you win when both sides have the same points; there is no new round.
