## Shōtotsu's board in the page

shototsu-field = Champ de bataille { $board }, { $width } cases sur { $height } : les flèches déplacent, Entrée choisit
shototsu-rock = rocher : arrête la marche et la vue
shototsu-pond = étang : arrête la marche, pas la vue
shototsu-zone = zone à capturer
shototsu-zone-short = zone
shototsu-relic = relique
shototsu-camp = camp : { $player }
shototsu-speed-left = reste { $n } de vitesse
shototsu-planned = prévu
shototsu-hit-short = touche
shototsu-desk = Ce qui se passe
shototsu-close = Fermer

shototsu-patrols = Patrouilles
shototsu-patrol = La patrouille
shototsu-to-come = à venir
shototsu-to-come-names = Encore à activer : { $names }
shototsu-picked = Votre choix secret : { $samurai }
shototsu-hand = a la main
shototsu-now = +{ $n } à présent
shototsu-from-relic = Relique
shototsu-from-zone = Zone à capturer
shototsu-from-kill = Ennemis vaincus
shototsu-in-posture = posture : { $posture }
shototsu-no-posture = pas encore de posture
shototsu-left-of = points de vie : { $left } sur { $most }
shototsu-hp-hidden = points de vie cachés
shototsu-left = reste { $n }
shototsu-carries = porte la relique
shototsu-active = actif
shototsu-done = a joué
shototsu-hit-points = points de vie
shototsu-speed = vitesse
shototsu-attention = attention
shototsu-attack-dice = Dés d’attaque
shototsu-techniques = techniques
shototsu-by-rings = { $n } selon les anneaux
shototsu-build-hidden = Anneaux et cartes restent cachés jusqu’à ce qu’il agisse.
shototsu-ready = disponible
shototsu-used = utilisée ce tour
shototsu-needs = exige : { $ring }
shototsu-in-hand = arme active
shototsu-not-in-hand = arme inactive
shototsu-at-work = à l’œuvre
shototsu-once = une fois par partie

shototsu-whom = Qui activez-vous ?
shototsu-whom-how = Touchez l’un de vos samouraïs. Rien n’est encore décidé : vous voyez où il peut aller et qui il pourrait frapper.
shototsu-ahead = En attendant
shototsu-ahead-tap = Préparez la suite : touchez l’un de vos samouraïs
shototsu-ahead-how = Vous pouvez préparer votre prochaine activation : touchez l’un de vos samouraïs. Elle sera jouée dès que ce sera à vous, si tout en est encore possible.
shototsu-prepare = Préparer : { $plan }
shototsu-next-activation = Votre prochaine activation
shototsu-lost = Ce que vous aviez préparé n’est plus possible. Choisissez à nouveau.
shototsu-whom-secret = Tous choisissent en secret, en même temps. Puis les dés décident de l’ordre.
shototsu-choose-secretly = Choisir { $samurai } en secret
shototsu-prompt-samurai = { $samurai } est choisi : touchez une case, puis une cible ou une action.
shototsu-prompt-move = { $samurai } est actif : touchez une case, puis une cible ou une action.
shototsu-prompt-act = { $samurai } : quelle action ?
shototsu-prompt-posture = { $samurai } : garder la posture, ou en changer ?
shototsu-prompt-deploy = Déployez { $samurai } : touchez une case de votre camp, puis choisissez une posture.
shototsu-other-posture = Une autre posture
shototsu-choose-samurai = Touchez l’un de vos samouraïs
shototsu-activation = Cette activation
shototsu-ends-with = la finir maintenant rapporte { $n } Honneur
shototsu-move = Aller
shototsu-action = Action
shototsu-posture = Posture
shototsu-action-done = faite
shototsu-steps-of = { $n } pas sur { $most }
shototsu-way = { $from } → { $to }, reste { $n }
shototsu-stays-on = reste en { $place }
shototsu-stands-on = se tient en { $place }
shototsu-threatened = peut y être frappé par { $names }
shototsu-past = { $name } peut frapper en chemin : vous choisirez ensuite le chemin
shototsu-stay-act = Rester
shototsu-attack-whom = Attaquer { $target }
shototsu-attack = attaque
shototsu-pick-up = Ramasser la relique
shototsu-no-action = Aucune action
shototsu-lunge-how = Cases avec une flamme : s’y fendre, puis attaquer.
shototsu-with = activer { $samurai }
shototsu-walk = aller en { $place }
shototsu-walk-asked = aller en { $place } (chemin à choisir)
shototsu-walk-to = Aller en { $place }
shototsu-stay = rester
shototsu-do-attack = attaquer { $target }
shototsu-do-nothing = aucune action
shototsu-do-pick-up = ramasser la relique
shototsu-do-rearm = reprendre l’arme
shototsu-do-not-move = Ne pas bouger
shototsu-take-posture = posture : { $posture }
shototsu-keep-posture = garder : { $posture }
shototsu-effect-earth = les attaques vous font 1 de moins
shototsu-effect-water = il faut 1 de plus pour vous toucher
shototsu-effect-air = il vous faut 1 de moins pour toucher
shototsu-effect-fire = vos attaques font 1 de plus
shototsu-effect-void = relancez un dé, +1 dégât par 6
shototsu-short-earth = −1 dégât subi
shototsu-short-water = il leur faut +1
shototsu-short-air = il vous faut −1
shototsu-short-fire = +1 dégât
shototsu-short-void = relance, +1 par 6

shototsu-targets-from = Cibles depuis { $place }
shototsu-misses-count = ø = moyenne de tous les jets, les attaques manquées comptent 0
shototsu-col-target = Cible
shototsu-col-dice = dés
shototsu-col-to-hit = touche
shototsu-col-deals = dégâts si touché
shototsu-col-mean = ø dégâts
shototsu-col-kills = tue
shototsu-dice-on = { $dice } sur { $needed }+
shototsu-per-six = +1 par 6
shototsu-nobody-there = De là, personne n’est à portée et en vue.
shototsu-blocked = { $target } est à portée, mais { $place } barre la vue.
shototsu-odds = Attaquer { $target } : { $dice } dés sur { $needed }+, touche { $hit }, { $damage } dégâts en moyenne, attaques manquées comprises, tue { $kill }
shototsu-spoils-calm-mind = l’esprit calme peut l’annuler
shototsu-spoils-jizo = Jizo peut le sauver
shototsu-spoils-slippery-maneuvers = il peut esquiver
shototsu-spoils-crescent-moon-style = il peut riposter
shototsu-spoils-lord-shibas-valor = un autre peut prendre le coup
shototsu-fight = L’attaque
shototsu-success = succès
shototsu-failure = échec
shototsu-explodes = explose
shototsu-adds = ajoute un dé
shototsu-lent = du tour passé
shototsu-set-aside = mettre de côté
shototsu-roll-again = relancer
shototsu-successes = { $n ->
    [one] succès, un suffit
   *[other] succès, un suffit
}
shototsu-explosions = { $n ->
    [one] explosion à lancer
   *[other] explosions à lancer
}
shototsu-damage = dégâts
shototsu-of = sur
shototsu-hits = touche
shototsu-with-misses = attaques manquées comprises
shototsu-kills = tue
shototsu-moment-attack-start = annonce
shototsu-moment-attack-redirect = relayer
shototsu-moment-attack-boost = renforcer
shototsu-moment-attack-answer = défendre
shototsu-moment-attack-rolled = dés
shototsu-moment-attack-totalled = explosions
shototsu-moment-attack-hit = touche
shototsu-moment-lethal-damage = mortel ?
shototsu-moment-attack-finished = après
shototsu-term = { $why } { $by }
shototsu-term-base = base
shototsu-term-limit = limite
shototsu-needed-terms = Il faut : { $terms }.
shototsu-damage-terms = Dégâts : { $terms }.
shototsu-you-may-react = Vous pouvez réagir
shototsu-compared = comparé à passer
shototsu-use = Utiliser
shototsu-roll = Relancer
shototsu-strike = Frapper
shototsu-reroll = Vide : relancer le { $face }
shototsu-reroll-how = Touchez un autre dé pour comparer. Une fois par attaque ; la nouvelle face compte.
shototsu-calm-how = Défaussez le jeton : l’attaque est annulée.
shototsu-duel = gagne le jet : { $chance }
shototsu-cancels = annule l’attaque
shototsu-strikes = frappe { $target } : touche { $hit }, ø { $damage }, tue { $kill }
shototsu-change-hit = touche
shototsu-change-damage = ø
shototsu-change-kill = tue
shototsu-unchanged = inchangé
shototsu-only-now = Seulement maintenant
shototsu-bell = { $card } : combien de temps passer
shototsu-pass-how = une carte en réserve ne demande que si vous le voulez
shototsu-passed = Passé pour vous : { $cards }.
shototsu-stands = { $card } : passe { $until }
shototsu-ask-me = Me demander
shototsu-store = { $n ->
    [0] Touchez les dés à mettre de côté
    [one] Mettre { $n } dé de côté
   *[other] Mettre { $n } dés de côté
}
shototsu-take-up = la manier
shototsu-tap-field = Touchez le champ, ou choisissez ici.
shototsu-planned-rest = Prévu ensuite : { $plan }
shototsu-only-ring = Cet anneau seulement

shototsu-deployment = Déploiement
shototsu-deploy = Déployer { $samurai }
shototsu-deploy-as = { $samurai } en { $place }, { $posture }
shototsu-samurai = Samouraï
shototsu-space = Case
shototsu-tap-camp = touchez une case de votre camp
shototsu-steps-to = de votre camp : { $zone } pas jusqu’à la zone, { $relic } jusqu’à la relique
shototsu-initiative = Initiative
shototsu-initiative-how = attention de tous les samouraïs vivants ; 4+ est un succès, 6 relance un dé
shototsu-initiative-won = { $player } gagne le jet.
shototsu-begins = { $player } a la main.
shototsu-begins-as = { $player } commence
shototsu-tied = Égalité : on relance.

shototsu-build-how = Une patrouille toute faite peut être modifiée ci-dessous : elle devient la vôtre.
shototsu-own-patrol = Ma patrouille { $n }
shototsu-forget-patrol = Oublier ma patrouille { $n }
shototsu-samurai-of = Samouraï { $letter }
shototsu-points-left = { $n ->
    [one] reste { $n } point
   *[other] reste { $n } points
}
shototsu-pool = { $n ->
    [one] { $n } point restant, pour tous vos samouraïs
   *[other] { $n } points restants, pour tous vos samouraïs
}
shototsu-pool-short = { $n ->
    [one] point restant pour tous
   *[other] points restants pour tous
}
shototsu-dice-to-attack = { $n ->
    [one] dé d’attaque
   *[other] dés d’attaque
}
shototsu-techniques-held = { $n ->
    [one] technique
   *[other] techniques
}
shototsu-points-short = restent
shototsu-points-left-of = Points restants
shototsu-initiative-dice = Dés d’initiative
shototsu-techniques-drawn = Techniques
shototsu-speeds = Vitesses
shototsu-slider = { $ring } { $points }, { $figure } { $value }, points restants : { $left }
shototsu-preparation = Préparation
shototsu-swap = { $letter } l’a : échanger
shototsu-gives-crafting = une carte Équipement
shototsu-gives-training = une technique de plus
shototsu-gives-espionage = +1 succès à l’initiative
shototsu-gives-meditation = annule une attaque
shototsu-gives-prayers = une bénédiction, une fois
shototsu-to-hit-on = pour toucher sur 4+
shototsu-mean-misses = dégâts, manqué = 0
shototsu-hits-to-fall = coups simples pour tomber
shototsu-turn = tour { $n }
shototsu-at-goal = à la zone ou la relique
shototsu-ground = Le terrain
shototsu-secret = Personne ne voit votre patrouille avant que toutes soient prêtes.
shototsu-seal = Sceller la patrouille
shototsu-fill = Compléter

shototsu-count = Le décompte
shototsu-wins = { $n ->
    [one] { $players } l’emporte avec { $honour } Honneur.
   *[other] { $players } partagent la victoire avec { $honour } Honneur.
}
shototsu-level = Égalité ? Le plus de samouraïs vivants, puis de points de vie, sinon victoire partagée.
shototsu-by-turn = Tour par tour
shototsu-skip = Passer le décompte

shototsu-turn-short = tour
shototsu-steps = ⊹ Pas à pas
shototsu-step-pad = Pas à pas : une case dans une direction
shototsu-may-come = peuvent encore venir : { $cards }
shototsu-for = Pour { $samurai }
shototsu-deck = { $n } cartes restantes
shototsu-steps-n = { $n ->
    [one] { $n } pas
   *[other] { $n } pas
}
shototsu-way-struck = { $steps } : touché { $hit }, ø { $damage }
shototsu-way-safe = { $steps } : aucun coup
shototsu-way-leave = Partir de { $place } : touché { $hit }, ø { $damage }
shototsu-way-clear = L’éviter : aucun coup
shototsu-veteran = Vétéran : ses anneaux sont fixés ; blessures : { $n }
