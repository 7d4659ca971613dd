welcome = { $game }. La partie est conservée dans { $file }.
seed-hash = Empreinte de la graine { $hash } : la graine est dans la partie conservée, chaque tirage peut être vérifié.
your-turn = { $player }, votre réponse (? pour l’aide) :
your-turn-timed = { $player }, votre réponse (reste { $time } ; ? pour l’aide) :
only-choice = Un seul choix : { $word }
hand-over = À { $player }. Les autres regardent ailleurs ; appuyez sur Entrée.
help =
    Répondez par un numéro ou un mot ; plusieurs sur une ligne sont dits l’un après l’autre.
    ?             cette aide et la règle en cours
    why MOT       la règle qui interdit un mot
    rules [ID]    les règles, ou l’une d’elles
    hint          ce qui semble le mieux, et pourquoi
    board         montrer la table
    log           tout ce qui s’est passé
    undo          reprendre votre dernier choix
    restart       reprendre tout votre tour
    save [FICHIER] écrire une copie de la partie
    quit          s’arrêter là ; la partie est conservée
help-joined =
    chat TEXTE    parler à la table
    chat @NOM TEXTE  parler à une seule personne
    pause         demander une pause aux autres ; resume la termine
    nudge         rappeler à l’ordre ceux que la table attend
    concede       abandonner
    return        rejouer là où un bot joue pour vous
may-be-said = { $word } peut être dit : choisissez-le.
may-not-be-said = { $word } ne peut pas être dit maintenant.
no-such-word = Je ne connais pas « { $text } ». Répondez par un des numéros ou des mots ci-dessus, ou ? pour l’aide.
no-undo = Cela ne se reprend pas : on sait quelque chose de nouveau, ou quelqu’un d’autre a parlé.
undone = C’est repris.
saved = Une copie de la partie est dans { $file }.
kept = La partie est conservée dans { $file }. Pour continuer : tatami play --resume { $file }
over = La partie est finie.
gave-up = { $player } a abandonné.
rank = { $rank }. { $player } : { $points }
recorded = La partie est conservée dans { $file }.
nothing-to-undo = Vous n’avez encore rien dit qui puisse être repris.
not-said = On ne vous demande plus rien : « { $text } » n’a pas été dit.
why-what = Nommez le mot en question : why MOT.
not-saved = { $file } ne peut pas être écrit : { $reason }.
nobody-is-asked = { $word } : ici, personne n’a de réponse à donner.
seat-is-not-asked = { $word } : ici, cette place n’a pas de réponse à donner.
thinking = Je réfléchis…
joined = { $game }. Vous êtes { $player }.
not-begun = La partie commence quand l’hôte le décide.
waiting-for = On attend { $players }…
waits-for-what = On attend { $players } : { $what }…
cut = Le serveur ne répond plus ; je le cherche…
seat-kept = Votre place est gardée. La même commande continue : tatami play --join { $link } --name { $called }
at-server = La partie est conservée à { $link }
others-are-asked = La question est posée aux autres.
proposed =
    { $what ->
        [undo] { $player } voudrait reprendre un choix ; ce qui a été dit depuis part avec.
        [restart-turn] { $player } voudrait reprendre son tour ; ce qui a été dit depuis part avec.
        [pause] { $player } voudrait une pause.
       *[bot] { $player } voudrait qu’un bot joue pour { $of }.
    } D’accord (oui ou non) ?
nudged = { $player } vous le rappelle : la table vous attend.
reminded = Le rappel est fait.
rests = La table se repose. Pour continuer : resume
goes-on = La table continue.
concede-sure = Abandonner pour de bon (oui ou non) ?
kept-ahead = Gardé jusqu’à ce qu’on vous le demande : { $text }
when-asked = « { $text } » ne sert que lorsqu’on vous pose une question.
bot-plays = Un bot joue maintenant pour vous. Pour rejouer : return
back = Vous jouez de nouveau.
thought-away = { $player } voudrait qu’un bot joue pour vous. Tapez Entrée si vous êtes là.
private-line = { $player } à { $to }, en privé : { $text }
chat-whom = Écrivez chat @NOM TEXTE, avec le nom ou le numéro d’une autre personne : { $others }
seat-lost = Cette place n’est plus la vôtre.
no-nickname = Dites sous quel nom vous jouez : --name NOM.
bad-link = L’adresse d’une table s’écrit comme http://localhost:8000/#/table/abcdefgh, et non { $link }.
no-server = Aucun serveur ne répond à { $address } ({ $reason }).
no-server-of-ours = Ce qui répond à { $address } n’est pas un serveur de cette version de Tatami.
server-gone = Le serveur à { $address } ne répond plus ; votre place est gardée : la même commande reprend la partie.
table-closed = Le serveur à { $address } a fermé la table ({ $reason }).
unknown-game = Cette version de Tatami ne connaît pas le jeu { $game }.
other-rules = Cette version de Tatami joue à { $game } avec la version { $ours } des règles, cette table avec la version { $theirs }.
