## the page

tatami = Tatami
page-title = Tatami : jeux de stratégie du Japon ancien
skip = Aller au contenu
language = Langue
theme-day = Thème clair
theme-night = Thème sombre
loading = Un instant…
page-broken = Cette page n’a pas pu être chargée. Rechargez-la pour réessayer.
server-away = Le serveur ne répond pas. Nouvel essai dans un instant.
lost = Page introuvable.
back-home = Retour aux jeux
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
not-copied = Non copié
send = Envoyer

## home

home-title = Quatre jeux de stratégie du Japon ancien
home-line = Jouez dans le navigateur, entre amis ou contre des robots, selon les règles exactes : tout coup interdit est expliqué.
nickname = Votre pseudonyme
guest = Invité
players = Joueurs
length = Durée
minutes = { $from }–{ $to } min
weight = Complexité
weight-of = { $n } sur 5
play-bots = Jouer contre des robots
play-friends = Inviter des amis
how-many = Combien de joueurs ?
play-guided = Première partie, guidée
choose-table = Options de la table
rules = Règles
my-running = Mes parties
my-finished = Parties terminées
none-finished = Aucune pour l’instant.
open-tables = Tables ouvertes
none-open = Aucune table n’attend de joueurs.
status-open = attend des joueurs
status-playing = en cours
status-over = terminée
status-yours = à vous
status-waits = attend { $players }
status-expired = fermée
status-expires = sera fermée le { $day }
status-paused = en pause
status-since = depuis { $time }
status-cancelled = annulée
status-late = { $player } n’a plus de temps : choisissez la suite
status-holiday = { $players } : en vacances jusqu’au { $day }
won-by = gagnée par { $player }
seat-open = place libre
remove-game = Retirer de mes parties

## holidays

holiday = Vacances
holiday-line = Pendant vos vacances, vos horloges s’arrêtent dans les parties lentes et personne ne vous appelle. Les autres joueurs en sont informés. Vous pouvez tout de même jouer. Les parties où l’on joue ensemble ne changent pas.
holiday-until = Vous êtes en vacances jusqu’au { $day }.
holiday-end = Je suis de retour
holiday-days = Jours
holiday-go = Partir en vacances
holiday-left = { $left ->
        [0] Vous n’avez plus de jours de vacances cette année, sur { $budget }.
        [one] Il vous reste un jour sur { $budget } cette année.
       *[other] Il vous reste { $left } jours sur { $budget } cette année.
    } Si vous revenez plus tôt, vous gardez les jours non pris.
holiday-of = en vacances jusqu’au { $day }

## people

profile-mine = Mon profil
profile-since = Ici depuis le { $day }.
profile-private = Cacher mon profil aux autres
profile-public = Les autres voient vos parties, résultats, adversaires et classements. Les tables qui ne sont pas publiques sont citées sans lien. Caché, vous ne figurez sur aucune liste.
profile-guest = Vous seul voyez ceci. Avec un compte, les autres peuvent le voir aussi, si vous voulez.
profile-none = Aucune partie terminée pour l’instant.
profile-played = Parties
profile-games = Parties
profile-won = Gagnées
profile-gave-up = Abandonnées
profile-score = Points
profile-pace = Temps par coup
profile-rating = Classement
profile-sources = D’où venaient les points
profile-opponents = Adversaires
profile-opponent = Joueur
profile-ahead = Devant
profile-others = Invités et joueurs cachés
profile-somebody = quelqu’un
profile-latest = Dernières parties
profile-rank = Place { $n }
profile-seat = { $player } { $points }
rated = classée
rated-table = Classée : la partie compte pour le classement de chacun
rated-line = Chacun doit avoir un compte. On ne revient sur un choix qu’avec l’accord des autres, et il n’y a pas d’indices.
house = Classements et statistiques
house-leaders = Les plus forts ici
house-rating-line = Seules les parties classées comptent. Joueurs et robots partagent une même échelle. ± indique la marge d’erreur ; la liste est triée par la borne basse.
house-no-leaders = Aucune partie classée n’est terminée.
house-player = Joueur
house-statistics = Parties terminées
house-no-games = Aucune partie n’est terminée.
house-seats =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
house-ended = Jouées jusqu’au bout : { $played }. Abandonnées : { $conceded }.
house-length = { $words } choix et réponses en moyenne.
house-lasted = Une partie dure { $time } en moyenne.
house-by-seat = Par place
house-seat = Place
house-by-opening = Par premier choix
house-opening = Premier choix
house-winners = Points des gagnants
house-losers = Points des autres

## accounts

account = Compte
account-line = Sans compte, seul ce navigateur vous reconnaît. Avec un compte, vous retrouvez vos parties sur tout appareil. Créez-en un pour garder vos places actuelles.
account-name = Nom
account-password = Mot de passe, 8 caractères au moins
account-enter = Se connecter
account-new = Créer un compte
account-yours = Compte : { $name }.
account-leave = Se déconnecter
account-leave-all = Se déconnecter sur tous les appareils
password-change = Changer de mot de passe
password-now = Votre mot de passe actuel
password-fresh = Nouveau mot de passe, au moins 8 caractères
password-changed = Votre mot de passe est changé, et vos autres appareils sont déconnectés.
devices = Où vous êtes connecté
device-this = cet appareil
device-seen = vu pour la dernière fois le { $day }
device-unknown = Un autre programme

## another device

device-continue = Continuer sur un autre appareil
device-line = Ouvrez ce lien sur votre autre appareil dans les 15 minutes. Quiconque l’ouvre peut jouer à vos places : ne le partagez pas.
device-here = Continuer ici
device-here-line = Sur cet appareil, vous deviendrez la personne qui a créé ce lien, avec toutes ses places.
device-here-instead = Vous avez déjà joué sur cet appareil. Vous perdrez les places prises ici ; pour les garder sur un autre appareil, créez d’abord un lien.

## laying a table

new-table = Une nouvelle table
who-sits = Places
seat-number = Place { $n }
seat-for-friend = Un ami
seat-here = Quelqu’un sur cet appareil
here-name = Joueur { $n }
here-nickname = Pseudonyme du joueur { $n }
hand-over = Passer l’appareil à { $player }
curtain-next = C’est à { $player }
curtain-away = Les autres, ne regardez pas.
curtain-look = Je suis { $player }
bot-named = Robot : { $bot }
bot-offered = Robot : { $bot } ({ $time })
bot-time-random = joue n’importe quoi, aussitôt
bot-time-novice = répond aussitôt
bot-time-greedy = répond aussitôt
bot-time-search-1 = répond aussitôt
bot-time-search-2 = réfléchit une seconde au plus
bot-time-search-3 = réfléchit deux secondes au plus
bot-time-search-4 = réfléchit huit secondes au plus
bot = robot
you = vous
clock = Temps de jeu
clock-none = Sans limite de temps
clock-told = { $step } par coup, et { $bank } de réserve
time-d = { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
time-h = { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
time-m = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
time-s = { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
public-table = Tout le monde peut trouver cette table et la rejoindre
lay-table = Ouvrir une table
more-options = Options avancées ({ $n })
terms = Réglages de la partie
seats-awaited = { $n ->
        [one] On attend encore un joueur.
       *[other] On attend encore { $n } joueurs.
    }
all-here = Tout le monde est là.
leave-seat = Quitter ma place
begin = Commencer
begin-with-bots = Commencer avec { $n ->
        [one] un robot
       *[other] { $n } robots
    }
invite = Inviter des amis
invite-line = Envoyez ce lien. La personne qui l’ouvre choisit un pseudonyme et prend place.
link-only-here = Ce lien ne fonctionne que sur cet ordinateur. Pour d’autres appareils, lancez le serveur avec { $option } et ouvrez la page par le nom ou l’adresse de cet ordinateur.
seat-more = Une place de plus
seat-less = Une place de moins
join = Prendre place
watch = Regarder
table-full = Toutes les places sont prises.
table-begun = La partie a commencé.
at-the-table = À la table : { $people }.
no-such-game = Ce jeu n’existe pas.
seed-hash = Dés vérifiables : empreinte de la graine
seed = La graine

## the table

board = Le plateau
map = La carte
prompt = À vous de choisir
choices = Choix
all-choices = Montrer tous les choix
hand = Votre main
your-turn = À vous
waiting-for = On attend { $players }.
waits-for-what = On attend { $players } : { $what }.
waiting = Un instant…
over = La partie est terminée.
looking-back = Vous regardez un moment passé.
looking-back-wanted = Vous regardez un moment passé. C’est à vous.
to-present = Revenir au présent
confirm-final = Ceci ne pourra pas être annulé : { $words }
confirm = Valider
undo = Annuler le dernier choix
undo-ask = Demander à annuler le dernier choix
restart = Recommencer mon tour
restart-ask = Demander à recommencer mon tour
hint = Indice
hint-chance = { $chance } % de chances de gagner ({ $low }–{ $high } %), environ { $score } points.
hint-then = Puis : { $words }.
hint-range = Entre parenthèses, l’incertitude de la recherche elle-même : 19 recherches semblables sur 20 trouveraient une valeur dans cet intervalle. Les points sont ceux à attendre à la fin de la partie.
hint-same-reasons = Mêmes raisons que pour « { $word } ».
hint-for-it = Pour, en points : { $reasons }.
hint-against-it = Contre : { $reasons }.
hint-much-alike = En points, peu de différence avec les autres choix.
hint-by-value = d’après la position juste après ce choix, sans chercher plus loin.
hints-title = Ce que ferait un robot
sheet-higher = Agrandir les choix
sheet-lower = Réduire les choix
not-here = absent
thinking = réfléchit…
to-answer = doit jouer
time-left = Temps restant :
days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
connected = Connecté
connecting = Connexion…
connection-lost = Connexion perdue, nouvel essai ({ $n })…
connection-rests = D’ici là, vous ne pouvez rien choisir.
spectators =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Ajuster à l’écran
menu = Options
this-table = Cette table
watch-link = Lien vers cette table
ask-confirm = Demander confirmation avant ce qui est définitif
ask-steady = Bloquer un instant les choix qui viennent de changer
sound = Sons
sound-volume = Volume
no-motion = Sans animation
side-panel = Journal, discussion, règles
side-log = Journal
side-chat = Discussion
side-rules = Règles
side-text = Texte
log-whole = Tout montrer
log-latest = Aller à la fin
deed-sat = { $player } a pris place.
deed-stood = La place { $n } est de nouveau libre.
deed-took-back = { $player } est revenu sur un choix, avec l’accord de tous.
deed-conceded = { $player } a abandonné. Désormais, { $bot } joue à cette place.
deed-taken-over-time = { $player } n’a plus de temps. { $bot } continue.
deed-taken-over-left = { $player } est parti. { $bot } continue.
deed-taken-over-agreed = Les autres sont d’accord : { $bot } joue pour { $player }.
deed-came-back = { $player } est de retour.
deed-paused = La partie est en pause, à la demande de { $player }.
deed-expired = Personne n’avait joué ici depuis longtemps : la table a été fermée.
deed-resumed = La partie reprend.
deed-on-holiday = { $player } est en vacances jusqu’au { $day }.
deed-back-from-holiday = { $player } est de retour de vacances.
deed-time-up = { $player } n’a plus de temps. Les autres choisissent la suite.
deed-more-time = { $player } reçoit du temps, avec l’accord de tous.
deed-claimed = { $player } n’avait plus de temps ; avec l’accord de tous, cela compte comme un abandon.
deed-cancelled = La partie a été annulée, avec l’accord de tous.
deed-let-pass = { $times ->
    [1] Passé pour vous : { $cards }.
   *[other] Passé pour vous { $times } fois : { $cards }.
  }
since-away = Pendant votre absence
away =
    { $n ->
        [one] Un événement
       *[other] { $n } événements
    } en votre absence.
away-look = Voir
chat-older = Messages plus anciens
chat-none = Aucun message pour l’instant.
chat-say = Écrire un message
chat-to = À qui
chat-table = À toute la table
chat-private = Seulement à { $player }
chat-spectators = Seuls les spectateurs lisent ce que vous écrivez ici.
text-why = pourquoi
labelled = { $label } :
text-say = Mots, numéros ou noms, plusieurs à la fois ; { text-why } MOT explique ce qui l’interdit
text-unknown = Je ne connais pas « { $text } ».
why-not = ne peut pas être choisi maintenant :
why-instead = Il faut d’abord faire un autre choix : { $question }
why-may = peut être choisi.
why-not-asked = ne peut pas être choisi : ce n’est pas à vous.
prepare = Jouer ceci dès que ce sera à vous :
prepared = Préparé : { $words }
prepared-forget = Annuler
prepared-behind = Ensuite : { $words }
prepared-forget-from = Annuler ceci et la suite
prepare-behind = Préparer aussi le tour suivant
prepare-behind-now = Ce que vous choisissez maintenant est pour le tour suivant
prepare-this = Préparer
prepared-this = Préparé
replay = Moments de la partie
replay-first = Premier moment
replay-back = Précédent
replay-on = Suivant
replay-last = Au présent
playback = Défilement de la partie
playback-play = Lecture
playback-stop = Pause
playback-pace = Vitesse
pace = × { $pace }
playback-decision = Jusqu’à la prochaine décision
playback-turn = Jusqu’au tour du joueur suivant
playback-costliest = Le choix le plus coûteux
agree = Accepter
disagree = Refuser
withdraw = Retirer
proposal-undo = { $player } aimerait annuler un choix ; tout ce qui a été joué depuis serait annulé aussi.
proposal-restart-turn = { $player } aimerait recommencer son tour ; tout ce qui a été joué depuis serait annulé aussi.
proposal-pause = { $player } demande une pause.
proposal-bot = { $player } propose qu’un robot joue pour { $of }.
proposal-bot-alone = Un robot jouera pour { $of } dans une minute, sauf si { $of } joue ou s’y oppose.
proposal-cancel = { $player } aimerait annuler la partie ; elle finirait sans résultat.
cancel-game = Annuler la partie
cancel-ask = Demander aux autres de finir sans résultat
cancel-sure = Finir maintenant, sans résultat
overdue = { $player } n’a plus de temps. On fera ce que tous les autres choisiront. S’ils ne sont pas d’accord d’ici le { $day }, un robot prendra la suite.
overdue-you = Vous n’avez plus de temps, mais vous pouvez encore jouer. Sinon, les autres choisissent la suite ; s’ils ne sont pas d’accord d’ici le { $day }, un robot jouera pour vous.
overdue-choose = La suite
verdict-time = Plus de temps
verdict-bot = Un robot continue
verdict-claim = Compter un abandon
verdict-cancel = Annuler la partie
still-here = Je suis là
paused = La partie est en pause.
pause = Demander une pause
resume = Reprendre
nudge = Relancer les autres
nudged = { $player } vous attend.
hand-to-bot = Laisser un robot jouer pour moi
propose-bot = Proposer qu’un robot continue
bot-plays-for-you = Un robot joue pour vous.
bot-stands-in = remplacé par un robot
return = Reprendre ma place
concede = Abandonner
concede-sure = Abandonner pour de bon
conceded = a abandonné
over-expired = Personne n’avait joué ici depuis longtemps : la table a été fermée.
over-cancelled = La partie a été annulée ; elle n’a pas de résultat.
over-conceded = La partie a été abandonnée par { $players }.
rematch = Rejouer
rematch-join = Rejoindre la partie suivante
replay-open = Revoir
replay-at = Coup { $at } sur { $words }.
replay-not-over = Une partie peut être revue une fois terminée.
eyes = Vu par
eyes-all = tout le monde
moment-link = Copier un lien vers ce moment
fork = Rejouer à partir d’ici
edit-position = Modifier la position
edit-count = { $count ->
        [0] Modifier la position : choisissez ce qui change.
        [one] Un changement fait.
       *[other] { $count } changements faits.
    }
edit-what = Changer
edit-make = Changer cela
edit-undo = Annuler le dernier changement
edit-reset = Annuler tous les changements
edit-against = Contre
edit-bots = des robots
edit-friends = des amis que j’invite
edit-not-now = Une action est en cours à ce moment : rien ne peut être changé avant qu’elle soit finie.
edit-never = Rien ne peut encore être changé : la partie n’est pas encore en place.
edit-nearest = Revenir à la position après { $at } coups
record-file = Enregistrement
look-at-board = Voir le plateau
side-chances = Chances
side-comments = Notes
comments-line = Qui peut voir cette partie peut en commenter les moments ; le lien d’un moment montre ce qu’on en dit.
comments-none = Personne n’a encore commenté cette partie.
comment-on = { $at ->
        [0] Commenter la position de départ
        [one] Commenter la position après un coup
       *[other] Commenter la position après { $at } coups
    }
comment-add = Commenter
comment-remove = Retirer ce commentaire
chances-how = Un robot parcourt la partie et estime, après chaque coup, les chances de victoire de chacun. Il lui faut environ { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
chances-begin = Voir où la partie a basculé
chances-busy = Recherche…
chances-curve = Chances de victoire de chacun après chaque coup, avec leur incertitude
costly-title = Les choix les plus coûteux
costly = { $player } : « { $word } » a coûté { $cost } % de chances. Mieux : « { $better } ».
costly-none = Aucun choix n’a coûté cher.
learn = Apprendre de cette partie
learn-how = Un robot parcourt la partie et cherche les choix qui ont coûté le plus. Il lui faut environ { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
learn-none = Bien joué ! Aucun choix n’a coûté assez cher pour que le robot en soit sûr.
learn-retry = Réessayer
drill-count = Que feriez-vous ? Position { $n } sur { $of }
drill-ask = Ici, un choix a coûté une bonne part des chances de victoire. Choisissez comme vous le feriez maintenant, sur le plateau ou ci-dessous.
drill-busy = Recherche…
drill-now = Votre choix maintenant
drill-then = Le choix fait dans la partie
drill-found = Le meilleur trouvé
drill-line = La meilleure suite : { $words }.
drill-best = C’est le meilleur choix que le robot ait trouvé.
drill-alike = Aussi bon que le meilleur, pour autant que le robot puisse en juger.
drill-again = Le même choix que dans la partie. Il y a mieux.
drill-better = Mieux que dans la partie, et il y a mieux encore.
drill-worse = Pas mieux que dans la partie.
drill-doubt = À y regarder de plus près, le choix fait dans la partie se défend.
drill-next = Position suivante
drill-play = Voir la meilleure suite
drill-try-again = Choisir de nouveau
drill-compare = Comparer les choix
drill-keep = Garder dans mes exercices
drill-unkeep = Retirer de mes exercices
drill-kept = C’est l’un de vos exercices.
drill-practice = C’était un entraînement, avant son jour.
drill-back = Il revient { $when }.
drill-day = { $when } ({ $day })
drills = Mes exercices
drills-line = Des choix de vos parties qui vous ont coûté cher, reposés après quelques jours : mieux vous répondez, plus ils tardent à revenir.
drills-none = Il n’y a pas encore d’exercices. Finissez une partie et choisissez « Apprendre de cette partie » : ce qui vous y est demandé est gardé ici.
drills-due = { $n ->
        [0] Rien n’est à revoir aujourd’hui.
        [one] Un exercice est à revoir aujourd’hui.
       *[other] { $n } exercices sont à revoir aujourd’hui.
    }
drills-begin = Commencer
drills-next = Le prochain revient { $when }.
drills-wanted = À revoir aujourd’hui.
drills-all = Tous mes exercices
drills-practise = S’entraîner
drills-practise-this = S’entraîner : { $question }
drills-remove = Retirer : { $question }
drills-auto = Garder d’office ce qui m’est demandé après mes parties
drills-done = C’est tout pour l’instant.
drills-gone = Ce n’est plus l’un de vos exercices.
drills-better = Vos progrès
drills-better-line = Les bonnes réponses par genre de décision, semaine après semaine. Une réponse est bonne si c’est la meilleure, ou si elle la vaut, pour autant que le robot puisse en juger.
drills-week = Semaine du { $day } : { $right } sur { $answered }.
drills-lately = La dernière semaine : { $right } sur { $answered }.
drills-before = Avant : { $right } sur { $answered }.
drill-player = Joueur { $n }
weekly = Cette semaine
weekly-line = Des choix tirés des parties publiques de ce serveur, qui ont coûté cher à quelqu’un. Les mêmes pour tout le monde jusqu’à lundi, et personne n’est nommé.
weekly-choosing = Un robot parcourt les parties…
weekly-none = Rien cette semaine. Chaque lundi, une nouvelle série est tirée des parties publiques terminées jusque-là.
weekly-set = { $game } : { $n ->
        [one] une position
       *[other] { $n } positions
    }
coach-on = Entraîneur : me dire quand un choix a coûté cher
coach-cost = « { $word } » a coûté environ { $cost } % des chances de victoire. Mieux : « { $better } ».
coach-back = Revenir sur ce choix

## the guided first game

guide-board = Le plateau. Ce que vous pouvez choisir est en surbrillance ; pour savoir pourquoi le reste ne l’est pas, pointez-le, touchez-le ou appuyez longuement dessus.
guide-prompt = Ici, la question qui vous est posée ; chaque choix est un bouton. « Annuler » et « Indice » sont à côté.
guided-on = Suivant
guided-stop = Jouer sans guide
guided-bot = Que ferait un robot ?
lesson-step = Étape { $n } sur { $of }
lesson-left = Ce n’est pas dans la leçon. Annulez ce coup pour la suivre, ou continuez librement.
lesson-back = Annuler ce coup
lesson-freely = Continuer librement
lesson-show = Faites-le pour moi

## keys

keys = Raccourcis clavier
key-choice = choix numéro 1 à 9
key-tab = vers tout ce qui peut être choisi
key-enter = choisir, valider
key-esc = annuler, fermer
key-undo = annuler le dernier choix
key-hint = indice
key-next-step = partie guidée : l’étape suivante
key-why = pourquoi l’élément pointé est interdit
key-explain = qu’est-ce que c’est ?
key-step = un moment en arrière ou en avant
key-ends = premier moment, présent
key-play = Faire défiler une partie terminée, ou s’arrêter
key-log = journal
key-chat = discussion
key-rules = règles
key-zoom = agrandir, réduire, ajuster
key-help = ces raccourcis

## rules and credits

rules-of = Règles : { $game }
rules-note = Avec nos mots, numérotées. En italique, notre interprétation là où le livret ne dit rien.
rules-search = Chercher dans les règles
rules-none = Aucune règle ne contient ces mots.
rules-things = Cartes et capacités
rule-link = Lien vers cette règle
credits = Crédits
credits-games = Les jeux appartiennent à leurs auteurs et éditeurs. Tatami les joue selon leurs règles, dites avec nos mots, sans copier aucune de leurs images.
credits-drawings = Tous les dessins sont les nôtres, les blasons aussi : à la règle et au compas, d’après les motifs anciens.
credits-built = Construit avec

invited-only = Ici, les tables sont ouvertes par les personnes qui ont un compte ou une invitation. Avec le lien d’une table, chacun peut s’asseoir.

## être prévenu

notices = Notifications
notices-line = Quand vous regardez ailleurs, Tatami peut vous dire que c’est à vous, qu’il y a une offre pour vous, que quelqu’un vous attend ou qu’une partie est finie. Rien de ce qui est sur la table n’est dit.
notices-table-line = Un salon de votre groupe peut apprendre à qui c’est de jouer à cette table. Rien de ce qui est sur la table n’est dit.
notices-push = Ce navigateur
notices-push-line = Ce navigateur vous montre un message, même quand Tatami est fermé.
notices-push-begin = Me prévenir ici
notices-push-on = Ce navigateur vous montre quand on vous attend.
notices-push-end = Plus de messages ici
notices-push-unsafe = Pour cela, Tatami doit être ouvert en https, ou sur la machine où il tourne.
notices-push-no = Ce navigateur ne peut pas montrer de messages quand Tatami est fermé.
notices-push-refused = Vous avez interdit les messages de cette page. Vous pouvez les permettre dans les réglages du navigateur.
notices-push-failed = Le navigateur ne l’a pas permis.
notices-service = Un autre service
notices-service-line = Collez l’adresse que le service vous donne pour les messages entrants (un webhook).
notices-kind = Service
notices-ntfy = ntfy
notices-discord = Discord
notices-slack = Slack
notices-json = Un autre (JSON)
notices-mail = Courriel
notices-mail-address = Votre adresse
notices-address = Adresse
notices-add = Ajouter
notices-try = Essayer
notices-tried = Un message est en route.
notices-remove = Retirer { $address }
notices-unconfirmed = Ouvrez le lien du courriel qui y a été envoyé.
notices-trouble-gone = Cette adresse ne prend plus de messages.
notices-trouble-silent = Cette adresse ne répond plus depuis longtemps.
quiet = Heures calmes
quiet-line = Ne pas me déranger la nuit
quiet-from = De
quiet-to = à
mail-confirm = Confirmer cette adresse
mail-confirm-line = Tatami vous écrira quand ce sera à vous.
mail-confirm-done = { $address } est confirmée.
mail-stop = Plus de courriels
mail-stop-line = Tatami n’écrira plus à cette adresse.
mail-stop-done = Plus rien n’est envoyé à { $address }.
back-table = Retour à la table

## away from the server

kept-here = Le serveur est hors d’atteinte. Vous pouvez lire les règles, et revoir les parties déjà revues sur cet appareil.
kept-again = Réessayer
renewed = Il y a un Tatami plus récent.
renewed-reload = Recharger

## sharing a finished game

picture = Image
picture-failed = L’image n’a pas pu être faite.
embed-copy = Copier le code d’intégration
embed-open = Ouvrir ce moment
