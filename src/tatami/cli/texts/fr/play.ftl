welcome = { $game }. La partie est conservée dans { $file }.
seed-hash = Empreinte de la graine : { $hash }. La graine est dans le fichier de la partie : chacun peut vérifier que les dés et les cartes ont été tirés honnêtement.
try-guide = Vous découvrez le jeu ? Tapez guide à tout moment.
lesson-next = Appuyez sur Entrée pour continuer
lesson-do = À vous : { $words }
lesson-left = Ce n’est pas dans la leçon. Tapez undo pour y revenir, ou continuez librement.
your-turn = { $player }, votre choix (? pour l’aide) :
your-turn-timed = { $player }, votre choix (reste { $time } ; ? pour l’aide) :
only-choice = Un seul choix : { $word }
hand-over = À { $player } de jouer. Les autres regardent ailleurs ; appuyez sur Entrée.
help =
    Tapez le numéro d’un choix ou son mot ; plusieurs sur une ligne sont joués dans l’ordre.
    ?             cette aide et la règle en cours
    why MOT       pourquoi ce choix est interdit
    rules [ID]    les règles, ou l’une d’elles
    guide         le but du jeu, et à quoi penser maintenant
    hint          ce qui semble le mieux, et pourquoi
    board         montrer la table
    log           tout ce qui s’est passé
    standing [CARTE DURÉE]  combien de temps vous passez pour une carte sans qu’on vous le demande
    undo          annuler votre dernier choix
    restart       recommencer tout votre tour
    save [FICHIER] écrire une copie de la partie
    quit          s’arrêter là ; la partie est conservée
help-joined =
    chat TEXTE    parler à la table
    chat @NOM TEXTE  parler à une seule personne
    chat          lire les messages plus anciens
    pause         demander une pause aux autres ; resume la termine
    nudge         relancer ceux que la table attend
    concede       abandonner
    return        reprendre votre place au robot
older-lines = Il y a des messages plus anciens : tapez chat pour les lire.
no-older-lines = Il n’y a pas de messages plus anciens.
standing-none = Vous n’avez aucune carte qui puisse attendre son moment.
standing-how = Pour changer : standing CARTE DURÉE, avec pour DURÉE : { $until }.
passed-for-you = Passé pour vous ({ $cards }). Tapez standing pour que la question vous soit de nouveau posée.
may-be-said = Vous pouvez choisir « { $word } » maintenant.
may-not-be-said = Vous ne pouvez pas choisir « { $word } » maintenant.
no-such-word = Je ne connais pas « { $text } ». Tapez un des numéros ou des mots ci-dessus, ou ? pour l’aide.
no-undo = Ce choix ne peut plus être annulé : une information a été révélée, ou quelqu’un d’autre a joué.
undone = Choix annulé.
saved = Une copie de la partie est dans { $file }.
kept = La partie est conservée dans { $file }. Pour continuer : tatami play --resume { $file }
over = La partie est terminée.
gave-up = { $player } a abandonné.
rank = { $rank }. { $player } : { $points }
recorded = La partie est conservée dans { $file }.
nothing-to-undo = Vous n’avez encore rien joué qui puisse être annulé.
not-said = Ce n’est plus à vous : « { $text } » n’a pas été joué.
why-what = Nommez le choix en question : why MOT.
not-saved = { $file } ne peut pas être écrit : { $reason }.
nobody-is-asked = { $word } : à ce moment, personne n’a de choix à faire.
seat-is-not-asked = { $word } : à ce moment, cette place n’a pas de choix à faire.
thinking = Réflexion en cours…
joined = { $game }. Vous êtes { $player }.
not-begun = La partie commence quand l’hôte le décide.
waiting-for = On attend { $players }…
waits-for-what = On attend { $players } : { $what }…
cut = Connexion perdue ; nouvel essai…
seat-kept = Votre place est gardée. Pour revenir : tatami play --join { $link } --name { $called }
at-server = La partie est conservée à { $link }
others-are-asked = Demande envoyée aux autres.
proposed =
    { $what ->
        [undo] { $player } voudrait annuler un choix ; tout ce qui a été joué depuis serait annulé aussi.
        [restart-turn] { $player } voudrait recommencer son tour ; tout ce qui a été joué depuis serait annulé aussi.
        [pause] { $player } voudrait une pause.
       *[bot] { $player } voudrait qu’un robot joue pour { $of }.
    } D’accord (oui ou non) ?
nudged = { $player } vous rappelle que c’est à vous de jouer.
reminded = Rappel envoyé.
rests = La partie est en pause. Pour continuer : resume
goes-on = La partie continue.
concede-sure = Abandonner pour de bon (oui ou non) ?
kept-ahead = Sera joué dès que ce sera à vous : { $text }
when-asked = « { $text } » ne sert que lorsque c’est à vous.
bot-plays = Un robot joue maintenant pour vous. Pour rejouer : return
back = Vous jouez de nouveau.
thought-away = { $player } pense que vous n’êtes plus là et propose qu’un robot joue pour vous. Appuyez sur Entrée si vous êtes là.
private-line = { $player } à { $to }, en privé : { $text }
chat-whom = Écrivez chat @NOM TEXTE, avec le nom ou le numéro d’une autre personne : { $others }
seat-lost = Cette place n’est plus la vôtre.
no-nickname = Choisissez un pseudonyme : --name NOM.
bad-link = L’adresse d’une table s’écrit comme http://localhost:8000/#/table/abcdefgh, et non { $link }.
no-server = Aucun serveur ne répond à { $address } ({ $reason }).
no-server-of-ours = { $address } n’est pas un serveur Tatami, ou il est d’une autre version.
server-gone = Connexion perdue ({ $address }). Votre place est gardée : relancez la même commande pour revenir.
table-closed = Le serveur à { $address } a fermé la table ({ $reason }).
unknown-game = Cette version de Tatami ne connaît pas le jeu { $game }.
other-rules = Cette version de Tatami suit la version { $ours } des règles ({ $game }), cette table la version { $theirs }.
somebody = Joueur
