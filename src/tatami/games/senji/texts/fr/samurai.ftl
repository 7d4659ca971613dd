## what the samurai bring and can do

about-akashi = Honneur 3. Dans un combat, on met de côté deux dés pour lui au lieu d’un.
about-baba = Honneur 4. Dans son combat, vous pouvez poser deux cartes de soutien militaire au lieu d’une.
about-chosogabe = Honneur 4. Un ordre de production dans sa province fait piocher quatre cartes : gardez-en deux. À ses côtés, la capacité d’Ekes n’agit pas.
about-daisuke = Honneur 8. Il n’a aucune capacité.
about-ekes = Honneur 4. Un ordre de production dans sa province fait piocher trois cartes au lieu de deux.
about-fukushima = Honneur 6. Une fois à chacun de vos tours d’automne, vous pouvez défausser jusqu’à deux cartes hanafuda et en piocher autant.
about-gamo = Honneur 6. Quand un membre de votre famille est exécuté, vous perdez une fois la valeur de la carte, et non deux.
about-hosokawa = Honneur 5. Si vous gagnez son combat en défense, les pertes rapportent le double d’honneur, comme à un attaquant.
about-ishida = Honneur 5. À chacun de vos tours d’automne, la première combinaison hanafuda qui rapporte de l’honneur en rapporte 2 de plus.
about-kuroda = Honneur 5. Chaque carte commerce que vous faites valoir vaut 2 de plus.
about-mori = Honneur 6. Les unités qui font un raid maritime avec lui ne lancent pas de dés pour leurs pertes.
about-naoe = Honneur 6. Au début de l’hiver, vous pouvez regarder en secret toutes les cartes diplomatie de la main d’un adversaire.
about-otani = Honneur 4. Quatre cartes suffisent à votre combinaison diplomatique : il peut y manquer un adversaire.
about-sanada = Honneur 5. Quand sa province est attaquée, toutes vos pièces qui s’y trouvent peuvent se replier dans une même province voisine qui est à vous (six unités au plus). L’attaquant entre sans combattre et ne marque rien.
about-torii = Honneur 3. Vous pouvez exposer deux membres de chaque famille adverse au lieu d’un. Quand il quitte le plateau, les seconds reviennent dans votre main et leur honneur est perdu.
about-umeko = Honneur 4. Une fois à chacun de vos tours d’automne, vous pouvez obliger un adversaire à échanger une carte avec vous, face cachée ; chacun choisit celle qu’il donne, mais ni un leurre ni un otage exposé. C’est une carte diplomatie, ou par option une carte hanafuda.
about-wakizaka = Honneur 5. Dans son combat, votre adversaire pose ses cartes de soutien face visible, avant que vous choisissiez la vôtre.
about-yamagata = Honneur 5. Dans son combat, vous l’emportez à égalité de points : pas de nouveau round.
