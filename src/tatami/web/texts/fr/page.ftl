## the page

tatami = Tatami
page-title = Tatami : jeux de stratégie du Japon ancien
skip = Aller au contenu
language = Langue
theme-day = Couleurs du jour
theme-night = Couleurs de la nuit
loading = Un instant…
page-broken = Cette page n’a pas pu être chargée. Rechargez-la pour réessayer.
server-away = Le serveur ne répond pas. Un nouvel essai suivra.
lost = Il n’y a rien ici.
back-home = Retour aux jeux
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
not-copied = Non copié
send = Envoyer

## home

home-title = Quatre jeux de stratégie du Japon ancien
home-line = Jouez dans le navigateur, entre amis ou contre des robots, selon les règles exactes : tout ce qui est interdit dit pourquoi.
nickname = Votre pseudonyme
guest = Invité
players = Joueurs
length = Durée
minutes = { $from }–{ $to } min
weight = Complexité
weight-of = { $n } sur 5
play-bots = Jouer contre des robots
play-friends = Inviter des amis
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
status-paused = en pause
won-by = gagné par { $player }
seat-open = place libre

## accounts

account = Compte
account-line = Sans compte, seul ce navigateur vous connaît. Avec un compte, vous retrouvez vos parties sur tout appareil. Créez-en un pour garder vos places actuelles.
account-name = Nom
account-password = Mot de passe, 8 caractères au moins
account-enter = Se connecter
account-new = Créer un compte
account-yours = Compte : { $name }.
account-leave = Se déconnecter

## another device

device-continue = Continuer sur un autre appareil
device-line = Ouvrez ce lien sur votre autre appareil d’ici un quart d’heure. Quiconque l’ouvre joue à vos places : ne le montrez à personne d’autre.
device-here = Continuer ici
device-here-line = Sur cet appareil, vous serez la même personne que sur celui d’où vient ce lien, avec toutes les places que vous y avez.
device-here-instead = Vous avez déjà joué sur cet appareil. Les places prises ici ne pourront plus être jouées depuis celui-ci ; pour les garder sur un autre appareil, créez d’abord un lien.

## laying a table

new-table = Une nouvelle table
who-sits = Qui est assis
seat-number = Place { $n }
seat-for-friend = Un ami
bot-named = Robot : { $bot }
bot-offered = Robot : { $bot } ({ $time })
bot-name-random = Hasard
bot-name-greedy = Novice
bot-name-search-1 = Apprenti
bot-name-search-2 = Confirmé
bot-name-search-3 = Maître
bot-name-search-4 = Grand maître
bot-time-random = joue n’importe quoi, aussitôt
bot-time-greedy = répond aussitôt
bot-time-search-1 = répond aussitôt
bot-time-search-2 = réfléchit une seconde au plus
bot-time-search-3 = réfléchit deux secondes au plus
bot-time-search-4 = réfléchit huit secondes au plus
bot = robot
you = vous
clock = Horloge
clock-none = Sans horloge
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
public-table = Tout le monde peut trouver cette table et s’y asseoir
lay-table = Ouvrir une table
more-options = Options avancées ({ $n })
terms = Ce que l’on joue
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
invite-line = Envoyez ce lien. Qui l’ouvre donne un pseudonyme et s’assied.
link-only-here = Ce lien ne fonctionne que sur cet ordinateur. Pour d’autres appareils, lancez le serveur avec { $option } et ouvrez la page par le nom ou l’adresse de cet ordinateur.
seat-a-bot = Asseoir un robot…
send-away = Renvoyer
join = S’asseoir
watch = Regarder
table-full = Toutes les places sont prises.
at-the-table = À la table : { $people }.
no-such-game = Ce jeu n’existe pas.
seed-hash = Dés vérifiables : empreinte de la graine
seed = La graine

## the table

board = Le plateau
map = La carte
prompt = Ce qui est demandé
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
confirm-final = Ceci ne pourra pas être repris : { $words }
confirm = Valider
undo = Annuler le dernier choix
undo-ask = Demander à reprendre le dernier choix
restart = Recommencer mon tour
restart-ask = Demander à recommencer mon tour
hint = Indice
hint-chance = gagne à { $chance } % ({ $low }–{ $high } %), environ { $score } points.
hint-for-it = Pour, en points : { $reasons }.
hint-against-it = Contre : { $reasons }.
hint-much-alike = En points, peu de différence avec les autres choix.
hint-by-value = jugé d’après la table telle qu’elle est juste après.
hints-title = Ce que dirait un robot
sheet-higher = Agrandir les choix
sheet-lower = Réduire les choix
not-here = absent
thinking = réfléchit…
to-answer = doit répondre
time-left = Temps restant :
days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
connected = Connecté
connecting = Connexion…
connection-lost = Connexion perdue, nouvel essai ({ $n })…
connection-rests = D’ici là, rien ne peut être choisi.
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
ask-confirm = Demander avant ce qui ne peut être repris
sound = Sons
no-motion = Sans animation
side-panel = Journal, discussion, règles
side-log = Journal
side-chat = Discussion
side-rules = Règles
side-text = Texte
log-whole = Tout montrer
log-latest = Aller à la fin
since-away = Depuis votre absence
away =
    { $n ->
        [one] Une chose s’est passée
       *[other] { $n } choses se sont passées
    } en votre absence.
away-look = Voir
chat-none = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-to = À qui
chat-table = À toute la table
chat-private = Seulement à { $player }
chat-spectators = Seuls les spectateurs lisent ce que vous écrivez ici.
text-why = pourquoi
labelled = { $label } :
text-say = Mots, numéros ou noms, plusieurs à la fois ; { text-why } MOT demande la règle
text-unknown = Je ne connais pas « { $text } ».
why-not = ne peut être choisi maintenant :
why-instead = Autre chose est demandé maintenant : { $question }
why-may = peut être choisi.
why-not-asked = ne peut être choisi : rien ne vous est demandé maintenant.
prepare = Le dire dès que l’on vous le demandera :
prepared = Préparé : { $words }
prepared-forget = L’oublier
prepare-this = Préparer
prepared-this = Préparé
replay = Moments de la partie
replay-first = Premier moment
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-last = Au présent
agree = Accepter
disagree = Refuser
withdraw = Retirer
proposal-undo = { $player } aimerait reprendre un choix ; ce qui a été dit depuis part avec.
proposal-restart-turn = { $player } aimerait recommencer son tour ; ce qui a été dit depuis part avec.
proposal-pause = { $player } demande une pause.
proposal-bot = { $player } propose qu’un robot joue pour { $of }.
proposal-bot-alone = Un robot jouera pour { $of } dans une minute, sauf si { $of } répond.
still-here = Je suis là
paused = La partie est en pause.
pause = Demander une pause
resume = Reprendre
nudge = Relancer les autres
nudged = { $player } vous attend.
hand-to-bot = Laisser un robot jouer pour moi
propose-bot = Proposer qu’un robot continue
bot-plays-for-you = Un robot joue pour vous.
bot-stands-in = un robot remplace
return = Reprendre ma place
concede = Abandonner
concede-sure = Abandonner pour de bon
conceded = abandon
over-conceded = La partie a été abandonnée par { $players }.
rematch = Rejouer
rematch-join = S’asseoir à la partie suivante
replay-open = Revoir
replay-at = Après { $at } coups sur { $words }.
replay-not-over = Une partie peut être revue une fois terminée.
eyes = Vu par
eyes-all = tout le monde
moment-link = Copier un lien vers ce moment
fork = Rejouer à partir d’ici
record-file = Enregistrement
look-at-board = Voir le plateau
side-chances = Chances
chances-how = Un robot rejoue la partie et dit, après chaque coup, les chances de victoire de chacun. Il lui faut environ { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
chances-begin = Voir où la partie a tourné
chances-busy = Recherche…
chances-curve = Chances de victoire de chacun après chaque coup, avec leur incertitude
costly-title = Les choix les plus coûteux
costly = { $player } : « { $word } » a coûté { $cost } %. Mieux : « { $better } ».
costly-none = Aucun choix n’a coûté cher.

## the guided first game

guide-players = Tout le monde à la table : blason, points, et à qui l’on demande. Un toucher en dit plus.
guide-board = Le plateau. Ce que vous pouvez choisir luit ; ce que vous ne pouvez pas dit pourquoi quand on le désigne, le presse longuement ou le touche.
guide-prompt = Ici se lit ce que l’on vous demande, avec chaque choix en bouton. Annuler et indices sont à côté.
guided-on = Suite
guided-stop = Jouer sans guide
guided-bot = Que ferait un robot ?

## keys

keys = Touches
key-choice = le n-ième choix
key-tab = vers tout ce qui peut être choisi
key-enter = choisir, valider
key-esc = annuler, fermer
key-undo = annuler le dernier choix
key-hint = indice
key-why = pourquoi pas ? pour ce qui est désigné
key-step = un moment en arrière ou en avant
key-ends = premier moment, présent
key-log = journal
key-chat = discussion
key-rules = règles
key-zoom = agrandir, réduire, ajuster
key-help = ces touches

## rules and credits

rules-of = Règles de { $game }
rules-note = Avec nos mots, chacune avec son numéro. En italique, notre décision là où le livret se tait.
rules-search = Chercher dans les règles
rules-none = Aucune règle ne le dit.
rules-things = Cartes et capacités
rule-link = Lien vers cette règle
credits = Crédits
credits-games = Les jeux appartiennent à leurs auteurs et éditeurs. Tatami les joue selon leurs règles, dites avec nos mots, sans copier aucune de leurs images.
credits-drawings = Tous les dessins sont les nôtres, les blasons aussi : à la règle et au compas, d’après les motifs anciens.
credits-built = Construit avec
