game-title = Senji
game-line = Six familles échangent des otages, se font la guerre et cueillent des fleurs : qui sera shogun ?
nothing = –

## options

option-goal = Points d’honneur à atteindre
option-goal-60 = 60
option-goal-40 = 40 (partie courte)
option-kami = Kamis
option-kami-no = sans
option-kami-yes = avec
option-imperial = Troupes impériales (3 joueurs)
option-imperial-no = sans
option-imperial-yes = avec
option-umeko = Umeko échange
option-umeko-diplomacy = une carte diplomatie
option-umeko-hanafuda = une carte hanafuda, comme dans la première édition
option-sets = Combinaison diplomatique
option-sets-families = une carte de chacune des cinq autres familles
option-sets-opponents = une carte de chaque adversaire présent, complétée au choix
option-executions = Otages exécutés dans un combat
option-executions-any = sans limite
option-executions-one = un au plus
option-offers = Offres par famille et par hiver
option-offers-12 = 12
option-offers-6 = 6
option-offers-24 = 24
option-winter = Durée d’un hiver, en secondes
option-winter-240 = 240
option-winter-120 = 120
option-winter-360 = 360

## words

verb-family = { $thing }
verb-keep = Choisir { $thing }
verb-name = Désigner { $thing }
verb-place = Placer : { $thing }
verb-host = La famille { $thing } accueille l’empereur
verb-to = Faire une offre à la famille { $thing }
verb-give = Donner { $thing }, face visible
verb-give-hidden = Donner { $thing }, face cachée
verb-want = Demander { $thing }
verb-send = Envoyer l’offre
verb-scrap = Jeter le brouillon
verb-accept = Accepter l’offre de la famille { $thing }
verb-decline = Décliner l’offre de la famille { $thing }
verb-withdraw = Retirer l’offre faite à la famille { $thing }
verb-hand-over = Remettre ces cartes
verb-call-off = Renoncer et décliner l’offre
verb-bid = Enchérir sur { $thing }
verb-stake = Miser { $thing }
verb-unbid = Reprendre la mise sur { $thing }
verb-ready = J’ai fini de négocier
verb-not-ready = Reprendre les négociations
verb-time = Le temps est écoulé
verb-look = Regarder la main de la famille { $thing }
verb-produce = Production : { $thing }
verb-recruit = Recrutement : { $thing }
verb-move = Déplacement : { $thing }
verb-fleet-north = Flotte du nord : { $thing }
verb-fleet-south = Flotte du sud : { $thing }
verb-march = Marcher : { $thing }
verb-sail = Embarquer : { $thing }
verb-raid = Raid maritime : { $thing }
verb-land = Débarquer : { $thing }
verb-units = { $thing } unités
verb-with = Avec { $thing }
verb-lose = Perdre une unité en route ({ $thing })
verb-fight = Combattre d’abord : { $thing }
verb-discard = Défausser { $thing }
verb-execute = Exécuter : { $thing }
verb-spare = Épargner les otages
verb-retreat = Se replier : { $thing }
verb-stand = Tenir et combattre
verb-reroll = Relancer un dé : { $thing }
verb-support = Jouer { $thing }
verb-second = Et aussi { $thing }
verb-next = Au tour de la famille { $thing }
verb-call = Faire valoir { $thing }
verb-show = Montrer { $thing }
verb-pick = Garder { $thing }
verb-set = Rendre cinq cartes diplomatie
verb-short-set = Rendre quatre cartes diplomatie (Ōtani)
verb-return = Rendre { $thing }
verb-combine = Défausser : { $thing }
verb-lay = Avec { $thing }
verb-station = Placer : { $thing }
verb-expose = Exposer : { $thing }
verb-recall = Reprendre en main : { $thing }
verb-hire = Engager des mercenaires : { $thing }
verb-hire-samurai = Engager aussi un samouraï
verb-refresh = Changer des cartes (Fukushima)
verb-swap = Imposer un échange à la famille { $thing } (Umeko)
verb-swap-card = Échanger { $thing }
verb-swap-flower = Échanger { $thing }
verb-kami = Invoquer un kami : { $thing }
verb-take = Prendre { $thing }
verb-draw = Prendre { $thing }
verb-seppuku = Seppuku : { $thing }
verb-enough = C’est tout
verb-done = Finir mon automne

## things

thing-cherry = Cerisier
thing-dragon = Dragon
thing-mask = Masque
thing-fan = Éventail
thing-lotus = Lotus
thing-sabre = Sabre
thing-emperor = Empereur
thing-chikuzen = Chikuzen
thing-bungo = Bungo
thing-satsuma = Satsuma
thing-shikoku = Shikoku
thing-nagato = Nagato
thing-aki = Aki
thing-izumo = Izumo
thing-harima = Harima
thing-kii = Kii
thing-yamashiro = Yamashiro
thing-echizen = Echizen
thing-owari = Owari
thing-echigo = Echigo
thing-suruga = Suruga
thing-musashi = Musashi
thing-dewa = Dewa
thing-iwaki = Iwaki
thing-mutsu = Mutsu
thing-north = mer du Nord
thing-south = mer du Sud
thing-north-sea = mer du Nord
thing-south-sea = mer du Sud
thing-akashi = Akashi
thing-baba = Baba
thing-chosogabe = Chōsogabe
thing-daisuke = Daisuke
thing-ekes = Ekes
thing-fukushima = Fukushima
thing-gamo = Gamō
thing-hosokawa = Hosokawa
thing-ishida = Ishida
thing-kuroda = Kuroda
thing-mori = Mōri
thing-naoe = Naoe
thing-otani = Ōtani
thing-sanada = Sanada
thing-torii = Torii
thing-umeko = Umeko
thing-wakizaka = Wakizaka
thing-yamagata = Yamagata
thing-cherry-family-1a = Enfant Cerisier (1)
thing-cherry-family-2a = Épouse Cerisier (2)
thing-cherry-family-3a = Grand-père Cerisier (3)
thing-cherry-family-4a = Héritier Cerisier (4)
thing-dragon-family-1a = Enfant Dragon (1)
thing-dragon-family-2a = Épouse Dragon (2)
thing-dragon-family-3a = Grand-père Dragon (3)
thing-mask-family-1a = Enfant Masque (1)
thing-mask-family-2a = Épouse Masque (2)
thing-mask-family-3a = Grand-père Masque (3)
thing-fan-family-1a = Enfant Éventail (1)
thing-fan-family-1b = Neveu Éventail (1)
thing-fan-family-2a = Épouse Éventail (2)
thing-fan-family-3a = Grand-père Éventail (3)
thing-lotus-family-2a = Épouse Lotus (2)
thing-lotus-family-2b = Sœur Lotus (2)
thing-lotus-family-3a = Grand-père Lotus (3)
thing-lotus-family-3b = Grand-mère Lotus (3)
thing-sabre-family-1a = Enfant Sabre (1)
thing-sabre-family-1b = Neveu Sabre (1)
thing-sabre-family-2a = Épouse Sabre (2)
thing-sabre-family-3a = Grand-père Sabre (3)
thing-cherry-support-1a = Soutien Cerisier 1
thing-cherry-support-2a = Soutien Cerisier 2
thing-cherry-support-3a = Soutien Cerisier 3
thing-cherry-support-0 = Leurre Cerisier
thing-dragon-support-1a = Soutien Dragon 1
thing-dragon-support-1b = Soutien Dragon 1′
thing-dragon-support-2a = Soutien Dragon 2
thing-dragon-support-3a = Soutien Dragon 3
thing-dragon-support-0 = Leurre Dragon
thing-mask-support-1a = Soutien Masque 1
thing-mask-support-2a = Soutien Masque 2
thing-mask-support-3a = Soutien Masque 3
thing-mask-support-4a = Soutien Masque 4
thing-mask-support-0 = Leurre Masque
thing-fan-support-1a = Soutien Éventail 1
thing-fan-support-2a = Soutien Éventail 2
thing-fan-support-3a = Soutien Éventail 3
thing-fan-support-0 = Leurre Éventail
thing-lotus-support-1a = Soutien Lotus 1
thing-lotus-support-1b = Soutien Lotus 1′
thing-lotus-support-2a = Soutien Lotus 2
thing-lotus-support-3a = Soutien Lotus 3
thing-lotus-support-0 = Leurre Lotus
thing-sabre-support-2a = Soutien Sabre 2
thing-sabre-support-2b = Soutien Sabre 2′
thing-sabre-support-3a = Soutien Sabre 3
thing-sabre-support-3b = Soutien Sabre 3′
thing-sabre-support-0 = Leurre Sabre
thing-cherry-trade-1a = Commerce Cerisier 1
thing-cherry-trade-1b = Commerce Cerisier 1′
thing-cherry-trade-2a = Commerce Cerisier 2
thing-cherry-trade-3a = Commerce Cerisier 3
thing-dragon-trade-1a = Commerce Dragon 1
thing-dragon-trade-2a = Commerce Dragon 2
thing-dragon-trade-3a = Commerce Dragon 3
thing-dragon-trade-4a = Commerce Dragon 4
thing-mask-trade-1a = Commerce Masque 1
thing-mask-trade-1b = Commerce Masque 1′
thing-mask-trade-2a = Commerce Masque 2
thing-mask-trade-3a = Commerce Masque 3
thing-fan-trade-2a = Commerce Éventail 2
thing-fan-trade-2b = Commerce Éventail 2′
thing-fan-trade-3a = Commerce Éventail 3
thing-fan-trade-3b = Commerce Éventail 3′
thing-lotus-trade-1a = Commerce Lotus 1
thing-lotus-trade-2a = Commerce Lotus 2
thing-lotus-trade-3a = Commerce Lotus 3
thing-sabre-trade-1a = Commerce Sabre 1
thing-sabre-trade-2a = Commerce Sabre 2
thing-sabre-trade-3a = Commerce Sabre 3
thing-any-card = n’importe quelle carte
thing-any-hostage = n’importe quel otage
thing-any-hostage-2 = n’importe quel otage de 2 ou plus
thing-any-hostage-3 = n’importe quel otage de 3 ou plus
thing-any-support = n’importe quel soutien
thing-any-support-2 = n’importe quel soutien de 2 ou plus
thing-any-support-3 = n’importe quel soutien de 3 ou plus
thing-any-trade = n’importe quelle carte commerce
thing-any-trade-2 = n’importe quelle carte commerce de 2 ou plus
thing-any-trade-3 = n’importe quelle carte commerce de 3 ou plus
thing-any-cherry-card = n’importe quelle carte Cerisier
thing-any-cherry-hostage = n’importe quel otage Cerisier
thing-any-cherry-support = n’importe quel soutien Cerisier
thing-any-cherry-trade = n’importe quelle carte commerce Cerisier
thing-any-dragon-card = n’importe quelle carte Dragon
thing-any-dragon-hostage = n’importe quel otage Dragon
thing-any-dragon-support = n’importe quel soutien Dragon
thing-any-dragon-trade = n’importe quelle carte commerce Dragon
thing-any-mask-card = n’importe quelle carte Masque
thing-any-mask-hostage = n’importe quel otage Masque
thing-any-mask-support = n’importe quel soutien Masque
thing-any-mask-trade = n’importe quelle carte commerce Masque
thing-any-fan-card = n’importe quelle carte Éventail
thing-any-fan-hostage = n’importe quel otage Éventail
thing-any-fan-support = n’importe quel soutien Éventail
thing-any-fan-trade = n’importe quelle carte commerce Éventail
thing-any-lotus-card = n’importe quelle carte Lotus
thing-any-lotus-hostage = n’importe quel otage Lotus
thing-any-lotus-support = n’importe quel soutien Lotus
thing-any-lotus-trade = n’importe quelle carte commerce Lotus
thing-any-sabre-card = n’importe quelle carte Sabre
thing-any-sabre-hostage = n’importe quel otage Sabre
thing-any-sabre-support = n’importe quel soutien Sabre
thing-any-sabre-trade = n’importe quelle carte commerce Sabre
thing-red-1 = Rouge 1
thing-red-2 = Rouge 2 ▮ tanzaku
thing-red-3 = Rouge 3
thing-red-4 = Rouge 4 ❖ animal
thing-red-5 = Rouge 5
thing-red-6 = Rouge 6 ❖ animal
thing-red-7 = Rouge 7
thing-red-8 = Rouge 8
thing-red-9 = Rouge 9 ▮ tanzaku
thing-red-10 = Rouge 10 ▮ tanzaku
thing-red-11 = Rouge 11
thing-red-12 = Rouge 12 ☀ soleil
thing-green-1 = Vert 1
thing-green-2 = Vert 2 ❖ animal
thing-green-3 = Vert 3 ☀ soleil
thing-green-4 = Vert 4
thing-green-5 = Vert 5 ▮ tanzaku
thing-green-6 = Vert 6
thing-green-7 = Vert 7 ▮ tanzaku
thing-green-8 = Vert 8 ❖ animal
thing-green-9 = Vert 9
thing-green-10 = Vert 10
thing-green-11 = Vert 11 ▮ tanzaku
thing-green-12 = Vert 12
thing-blue-1 = Bleu 1 ▮ tanzaku
thing-blue-2 = Bleu 2
thing-blue-3 = Bleu 3
thing-blue-4 = Bleu 4 ▮ tanzaku
thing-blue-5 = Bleu 5
thing-blue-6 = Bleu 6
thing-blue-7 = Bleu 7 ❖ animal
thing-blue-8 = Bleu 8 ☀ soleil
thing-blue-9 = Bleu 9
thing-blue-10 = Bleu 10 ❖ animal
thing-blue-11 = Bleu 11 ☀ soleil
thing-blue-12 = Bleu 12
thing-gold-1 = Or 1 ☀ soleil
thing-gold-2 = Or 2
thing-gold-3 = Or 3 ▮ tanzaku
thing-gold-4 = Or 4
thing-gold-5 = Or 5 ❖ animal
thing-gold-6 = Or 6 ▮ tanzaku
thing-gold-7 = Or 7
thing-gold-8 = Or 8
thing-gold-9 = Or 9 ❖ animal
thing-gold-10 = Or 10
thing-gold-11 = Or 11 ❖ animal
thing-gold-12 = Or 12
thing-four-suns = quatre soleils
thing-five-tanzaku = cinq tanzaku
thing-seven-tanzaku = sept tanzaku
thing-four-animals = quatre animaux
thing-month = un mois complet
thing-long-run = une suite de cinq
thing-short-run = une suite de trois
thing-five-of-colour = cinq cartes d’une même couleur
thing-three-of-number = trois cartes de même nombre
thing-production = production
thing-order-recruit = recrutement
thing-order-move = déplacement
thing-recruit = recrutement
thing-move = déplacement
thing-place-0 = aucune unité
thing-place-0-samurai = le samouraï seul
thing-place-1 = 1 unité
thing-place-1-samurai = 1 unité et le samouraï
thing-place-2 = 2 unités
thing-place-2-samurai = 2 unités et le samouraï
thing-place-3 = 3 unités
thing-place-3-samurai = 3 unités et le samouraï
thing-0 = 0
thing-1 = 1
thing-2 = 2
thing-3 = 3
thing-4 = 4
thing-5 = 5
thing-6 = 6
word-units-0 = Aucune unité
word-units-1 = 1 unité
thing-sun = soleil
thing-animal = animal
thing-tanzaku = tanzaku

## questions

ask-SEN-06 = Choisissez votre famille.
ask-SEN-03 = Choisissez l’un de ces trois samouraïs : vous commencez avec autant de points d’honneur qu’il en vaut.
ask-SEN-04 = Vous accueillez l’empereur : désignez une province ; son propriétaire y place ensuite des pièces.
ask-SEN-04-place = Que placez-vous dans cette province ?
ask-SEN-11 = Plusieurs familles sont à égalité : laquelle accueille l’empereur ?
ask-SEN-80-naoe = Naoe peut regarder les cartes d’un adversaire. De qui ?
ask-SEN-20 = Hiver : négociez, ou indiquez que vous avez fini.
ask-SEN-20-draft = Votre offre : d’abord les cartes que vous donnez, puis celles que vous demandez, par leur nom ou par leur type.
ask-SEN-20-reply = Vous acceptez : quelles cartes remettez-vous, face visible ou face cachée ?
ask-SEN-20-waiting = Vous avez fini de négocier. Vous pouvez changer d’avis.
ask-SEN-20-clock = Le temps s’écoule.
ask-SEN-27 = Quelles cartes de votre famille misez-vous ?
ask-SEN-91 = De qui regardez-vous les cartes diplomatie ?
ask-SEN-91-take = Quelle carte prenez-vous ?
ask-SEN-30 = Printemps : donnez un ordre à chacune de vos provinces.
ask-SEN-40 = Vous accueillez l’empereur : quelle province ou flotte agit maintenant ?
ask-SEN-80-sift = Chōsogabe garde deux cartes : laquelle défaussez-vous ?
ask-SEN-43 = Où vont vos troupes ?
ask-SEN-46 = Votre flotte : rester, naviguer, débarquer ou faire un raid ?
ask-SEN-43-units = Combien d’unités partent ?
ask-SEN-43-samurai = Quels samouraïs les accompagnent ?
ask-SEN-43-fight = Quel combat a lieu en premier ?
ask-SEN-45 = Quel groupe subit la perte en mer ?
ask-SEN-55 = On vous attaque. Exécutez-vous un otage ?
ask-SEN-80-sanada = Sanada peut se replier avec toutes vos pièces. Combattez-vous ou vous repliez-vous ?
ask-SEN-93 = Invoquez-vous un kami militaire pour relancer des dés ?
ask-SEN-93-dice = Quels dés relancez-vous ?
ask-SEN-53 = Quelle carte de soutien jouez-vous ?
ask-SEN-80-baba = Baba : une seconde carte de soutien ?
ask-SEN-60-next = Quelle famille joue maintenant son automne ?
ask-SEN-60 = Automne : que faites-vous ?
ask-SEN-25 = Quelles cartes hanafuda montrez-vous ?
ask-SEN-25-keep = Quelle carte gardez-vous ?
ask-SEN-62 = Quelle carte rendez-vous ?
ask-SEN-63 = Quelle carte fait partie de la combinaison ?
ask-SEN-63-samurai = Quel samouraï gardez-vous ?
ask-SEN-63-station = Dans quelle province le placez-vous ?
ask-SEN-66 = Combien de mercenaires engagez-vous ?
ask-SEN-66-samurai = Et un samouraï, pour 6 points d’honneur ?
ask-SEN-80-fukushima = Fukushima : quelles cartes changez-vous ?
ask-SEN-80-umeko = Umeko : quelle carte donnez-vous ?
ask-SEN-92 = Quelle carte de la pioche prenez-vous ?

## what the table waits for, as the others read it: “Waiting for Ann: …”

awaited-SEN-06 = choisir une famille
awaited-SEN-03 = choisir un samouraï
awaited-SEN-04 = désigner une province
awaited-SEN-04-place = placer des pièces dans une province
awaited-SEN-11 = choisir l’hôte de l’empereur
awaited-SEN-80-naoe = regarder ou non une main avec Naoe
awaited-SEN-20 = négocier
awaited-SEN-20-draft = négocier
awaited-SEN-20-reply = négocier
awaited-SEN-20-waiting = négocier
awaited-SEN-20-clock = la fin de l’hiver
awaited-SEN-27 = négocier
awaited-SEN-91 = choisir une main à regarder
awaited-SEN-91-take = prendre une carte d’une main
awaited-SEN-30 = donner ses ordres
awaited-SEN-40 = choisir ce qui agit ensuite
awaited-SEN-80-sift = choisir des cartes à défausser
awaited-SEN-43 = déplacer des troupes
awaited-SEN-46 = déplacer la flotte
awaited-SEN-43-units = déplacer des troupes
awaited-SEN-43-samurai = déplacer des troupes
awaited-SEN-43-fight = choisir le premier combat
awaited-SEN-45 = choisir le groupe qui perd une unité en mer
awaited-SEN-55 = exécuter des otages ou les épargner
awaited-SEN-80-sanada = combattre ou se replier
awaited-SEN-93 = relancer ou non des dés
awaited-SEN-93-dice = choisir des dés à relancer
awaited-SEN-53 = choisir une carte de soutien
awaited-SEN-80-baba = choisir une seconde carte de soutien, ou aucune
awaited-SEN-60-next = choisir la prochaine famille de l’automne
awaited-SEN-60 = finir le tour d’automne
awaited-SEN-25 = montrer des cartes hanafuda
awaited-SEN-25-keep = choisir une carte à garder
awaited-SEN-62 = finir le tour d’automne
awaited-SEN-63 = finir le tour d’automne
awaited-SEN-63-samurai = choisir un samouraï à garder
awaited-SEN-63-station = placer un samouraï
awaited-SEN-66 = engager des mercenaires
awaited-SEN-66-samurai = engager ou non un samouraï
awaited-SEN-80-fukushima = changer des cartes avec Fukushima
awaited-SEN-80-umeko = choisir une carte à échanger
awaited-SEN-92 = prendre une carte de la pioche

## events

event-chose-family = { $seat } : famille { $family }.
event-dealt-flowers = Vous recevez { $flowers }.
event-drew-samurai = Vous pouvez choisir parmi { $samurai }.
event-chose-samurai = { $samurai } sert { $seat } : { $honour ->
    [one] { $honour } point d’honneur
   *[other] { $honour } points d’honneur
}.
event-rolled-for-host = Les dés du destin montrent { $dice }.
event-hosts = Tour { $round } : { $seat } accueille l’empereur.
event-named = { $seat } désigne { $province }.
event-placed = { $seat } bâtit une forteresse ({ $province }). Unités : { $units } ; samouraï : { $samurai }.
event-imperial-force = Une force impériale de trois unités se forme sur Shikoku, avec { $samurai }.
event-turned-up = Mises aux enchères : { $cards }.
event-still-up = Toujours aux enchères : { $cards }.
event-card-returned = { $card } retourne à sa famille.
event-winter = Hiver du tour { $round } : les familles négocient.
event-looked-at = { $seat } regarde les cartes diplomatie de la famille { $family }.
event-saw-hand = Main de la famille { $family } : { $cards }.
event-offer-came = { $hidden ->
        [0] Offre de la famille { $family }. Elle donne : { $open } ; elle demande : { $wanted }.
       *[other] { $open_count ->
            [0] Offre de la famille { $family }. Elle donne, face cachée : { $hidden ->
                [one] { $hidden } carte
               *[other] { $hidden } cartes
            } ; elle demande : { $wanted }.
           *[other] Offre de la famille { $family }. Elle donne, face visible : { $open }, face cachée : { $hidden ->
                [one] { $hidden } carte
               *[other] { $hidden } cartes
            } ; elle demande : { $wanted }.
        }
    }
event-offer-gone = La famille { $family } retire son offre.
event-offer-declined = La famille { $family } décline votre offre.
event-card-laid = Pour votre offre, la famille { $family } pose face visible : { $card }.
event-traded = Accord avec la famille { $family }. Vous donnez : { $gave } ; vous recevez : { $got }.
event-bid-laid = { $seat } mise une carte sur { $lot }.
event-bid-taken-back = { $seat } reprend sa mise sur { $lot }.
event-is-ready = { $seat } a fini de négocier.
event-is-not-ready = { $seat } reprend les négociations.
event-time-is-up = Le temps est écoulé.
event-bid-revealed = { $seat } avait misé { $cards } sur { $lot }.
event-lot-won = { $seat } remporte { $lot }.
event-lot-tied = Égalité sur { $lot } : les mises restent bloquées.
event-bid-locked = Mise bloquée sous { $lot } : { $cards } ({ $seat }).
event-lot-unsold = Personne n’a enchéri sur { $lot }.
event-spring = Printemps du tour { $round } : les ordres sont posés.
event-summer = Été du tour { $round } : les ordres sont exécutés.
event-revealed-order = { $power }, { $province } : { $order }.
event-produced = { $seat } pioche { $count ->
    [one] { $count } carte hanafuda
   *[other] { $count } cartes hanafuda
}.
event-drew-flowers = Vous piochez { $flowers }.
event-reshuffled = La défausse hanafuda forme une nouvelle pioche.
event-discarded = { $seat } défausse { $flowers }.
event-raised = { $power } recrute ({ $province }) : { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}.
event-moved = { $power } se déplace : { $place } → { $to }. Unités : { $units } ; samouraïs : { $samurai }.
event-raid-rolled = { $power } traverse la mer et lance les dés : { $dice }. Unités perdues : { $lost }.
event-called-off = { $power } a six provinces : l’attaque est annulée ({ $province }).
event-attacked = { $power } attaque { $defender } ({ $province }). Unités : { $units } ; samouraïs : { $samurai }.
event-executed = { $seat } exécute un otage ({ $card }) : +{ $gain ->
    [one] { $gain } point d’honneur
   *[other] { $gain } points d’honneur
}, et −{ $loss } pour l’attaquant.
event-retreated = { $power } se replie : { $province } → { $to }.
event-set-aside = Dés mis de côté par les samouraïs : attaquant { $attacker }, défenseur { $defender }.
event-rolled = Les dés du destin : { $dice }.
event-rerolled = { $seat } invoque un kami : { $samurai }. Les dés deviennent { $dice }.
event-laid-open = { $seat } joue { $cards } face visible.
event-supported = Soutien de l’attaquant : { $attacker }. Soutien du défenseur : { $defender }.
event-totals = Points de combat : { $attacker } contre { $defender }.
event-tied = Égalité ({ $province }) : le combat continue.
event-tie-broken = Égalité de points : { $samurai } l’emporte.
event-won = { $seat } l’emporte ({ $province }) : +{ $honour ->
    [one] { $honour } point d’honneur
   *[other] { $honour } points d’honneur
}. Unités perdues par les deux camps : { $lost }.
event-took-province = { $power } prend { $province }.
event-died = { $samurai } meurt.
event-autumn = Automne du tour { $round }.
event-turn-of = Automne : à { $seat } de jouer.
event-called-in = { $seat } fait valoir { $card }.
event-was-shown = On vous montre { $flowers }.
event-kept-flower = Carte gardée : { $flower }.
event-returned-set = { $seat } a rendu une combinaison diplomatique : +{ $honour ->
    [one] { $honour } point d’honneur
   *[other] { $honour } points d’honneur
}, et −1 à chaque joueur qui récupère une carte.
event-combined = { $seat } défausse { $combination } ({ $flowers }) : +{ $honour ->
    [one] { $honour } point d’honneur
   *[other] { $honour } points d’honneur
}.
event-stationed = { $samurai } sert { $seat } ({ $place }) : +{ $honour ->
    [one] { $honour } point d’honneur
   *[other] { $honour } points d’honneur
}.
event-exposed = { $seat } expose un otage ({ $card }) : +{ $honour ->
    [one] { $honour } point d’honneur
   *[other] { $honour } points d’honneur
}.
event-recalled = { $seat } reprend en main un otage ({ $card }) : −{ $honour ->
    [one] { $honour } point d’honneur
   *[other] { $honour } points d’honneur
}.
event-hired = { $seat } engage des mercenaires ({ $place }) : { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}, pour { $honour ->
    [one] { $honour } point d’honneur
   *[other] { $honour } points d’honneur
}.
event-refreshed = { $seat } change { $flowers }.
event-swapped = { $seat } impose un échange à la famille { $family }.
event-swapped-card = Vous donnez { $gave } et recevez { $got }.
event-used-kami = { $seat } invoque un kami : { $samurai }.
event-took-card = Vous prenez { $card } à la famille { $family }.
event-card-taken = La famille { $family } vous prend { $card }.
event-took-flower = Vous prenez { $flower }.
event-did-seppuku = { $seat } ordonne à { $samurai } de se faire seppuku.
event-out = { $seat } n’a plus rien et quitte la partie.
event-last-round = Égalité en tête : un dernier tour décidera.
event-shogun = { $seat } devient shogun, avec { $honour ->
    [one] { $honour } point d’honneur
   *[other] { $honour } points d’honneur
}.

## the terminal’s board

season-set-up = Mise en place
season-emperor = Accueil de l’empereur
season-winter = Hiver
season-spring = Printemps
season-summer = Été
season-autumn = Automne
season-over = Fin
round = { $round ->
    [0] { $season }.
   *[other] Tour { $round } sur { $most } au plus, { $season }. Objectif : { $goal } points d’honneur à la fin d’un tour.
}
decks = Pioches : hanafuda { $flowers }, samouraïs { $samurai }
hand = Vos cartes diplomatie
flowers = Vos hanafuda
missing = Combinaisons : { $ready }. Il manque une carte : { $near }
gain-samurai = { $count ->
    [one] { $count } samouraï
   *[other] { $count } samouraïs
}
hostages = Membres de votre famille détenus par d’autres
hostage-at-risk = { $card } : { $players } ; −{ $loss } en cas d’exécution
hostage-exposed = { $card } : { $players } (otage exposé)
known = Vu chez { $player }
auction = Enchères
offers = Offres
offer-in = { $face_down ->
        [0] { $player } donne : { $shown } ; demande : { $wanted }
       *[other] { $shown_count ->
            [0] { $player } donne, face cachée : { $face_down } ; demande : { $wanted }
           *[other] { $player } donne, face visible : { $shown }, face cachée : { $face_down } ; demande : { $wanted }
        }
    }
offer-out = { $face_down ->
        [0] À { $player }. Vous donnez : { $shown } ; vous demandez : { $wanted }
       *[other] { $shown_count ->
            [0] À { $player }. Vous donnez, face cachée : { $hidden } ; vous demandez : { $wanted }
           *[other] À { $player }. Vous donnez, face visible : { $shown }, face cachée : { $hidden } ; vous demandez : { $wanted }
        }
    }
offer-reply = Vous acceptez une offre ({ $player }) qui demande : { $wanted }. Vous remettez, face visible : { $shown } ; face cachée : { $hidden }
offer-laid = Posé face visible pour votre offre ({ $player }) : { $laid }
bid-seen = { $bid } (face visible : { $cards })
lot-line = { $card } : { $bids }
filling-line = La province à garnir : { $province }
fight-line = { $attacker } attaque { $defender } ({ $province }). Unités : { $units } ; chances de l’attaquant : { $odds } % (hors cartes face cachée)
fight-stake = Enjeu : { $honour ->
    [one] { $honour } point d’honneur
   *[other] { $honour } points d’honneur
}
fight-risk = Otages menacés : l’attaquant peut perdre jusqu’à { $loss ->
    [one] { $loss } point d’honneur
   *[other] { $loss } points d’honneur
}
fight-points = Points : { $points }. Dés : { $dice }
fight-laid = { $power } a joué face visible : { $cards }
fight-mine = Ce que vos cartes ajouteraient : { $cards }
target = { $province } { $odds } %
target-at-risk = { $province } { $odds } % (otages : jusqu’à −{ $loss })
move-line = { $power } se déplace ({ $origin }) : { $groups }
targets = Chances avec tout ce qui vous reste : { $targets }
column-player = Joueur
column-family = Famille
column-honour = Honneur
column-provinces = Provinces
column-units = Unités
column-cards = Cartes
column-flowers = Hanafuda
column-exposed = Otages
column-province = Province
column-owner = Propriétaire
column-samurai = Samouraïs
column-order = Ordre
column-borders = Voisins
order-hidden = face cachée
strait = { $province } (détroit)
map-signs = ● unité, ★ samouraï, ▣ ordre. Un trait double est un détroit : ses deux provinces sont voisines.
aid = Ce que rapportent les combinaisons : { $combinations }. { $cards } cartes diplomatie d’adversaires rendues : +{ $honour }
closed = Fermées : { $provinces }
host = accueille l’empereur
is-ready = a fini de négocier
is-out = hors jeu
line-player = { $player }, { $family } : points d’honneur { $honour }, provinces { $provinces }, unités { $units }, cartes diplomatie { $cards }, hanafuda { $flowers }, otages : { $exposed }
line-province = { $province } : { $owner }, unités : { $units }, samouraïs : { $samurai }, ordre : { $order } ; voisins : { $touching }
line-fleet = { $sea } : { $power }, unités : { $units }, samouraïs : { $samurai }

## fields of the view that the page would call otherwise

field-round = Tour

## points by source

feature-war = combats
feature-sets = cartes diplomatie rendues
feature-samurai = samouraïs
feature-hostages = otages exposés
feature-executions = otages exécutés
feature-lost = payé et perdu

## reasons

feature-honour = honneur
feature-board = provinces, unités et samouraïs
feature-diplomacy = cartes diplomatie
feature-flowers = cartes hanafuda
feature-emperor = accueil de l’empereur
feature-deals = offres et enchères
feature-plans = ordres et combats engagés
feature-rivals = meilleur adversaire
reason-honour-more = { $points } de plus pour l’honneur gagné
reason-honour-less = { $points } de moins pour l’honneur gagné
reason-board-more = { $points } de plus pour les provinces, unités et samouraïs
reason-board-less = { $points } de moins pour les provinces, unités et samouraïs
reason-diplomacy-more = des cartes diplomatie valant { $points } de plus
reason-diplomacy-less = des cartes diplomatie valant { $points } de moins
reason-flowers-more = { $points } de plus pour les cartes hanafuda
reason-flowers-less = { $points } de moins pour les cartes hanafuda
reason-emperor-more = { $points } de plus pour l’accueil de l’empereur
reason-emperor-less = { $points } de moins pour l’accueil de l’empereur
reason-deals-more = { $points } de plus pour les offres et enchères
reason-deals-less = { $points } de moins pour les offres et enchères
reason-plans-more = { $points } de plus pour les ordres et combats engagés
reason-plans-less = { $points } de moins pour les ordres et combats engagés
reason-rivals-more = le meilleur adversaire perd { $points }
reason-rivals-less = le meilleur adversaire gagne { $points }
