notice-title = { $n ->
        [0] Des nouvelles de vos tables
        [one] Une table vous attend
       *[other] { $n } tables vous attendent
    }
notice-with = { $game } avec { $others }
notice-turn = C’est à vous : { $game }.
notice-offer = Une offre pour vous : { $game }.
notice-waits = { $by } vous attend : { $game }.
notice-late = { $by } n’a plus de temps. Choisissez la suite : { $game }.
notice-over = Votre partie est terminée : { $game }.
notice-table-turn = C’est à { $player } : { $game }.
notice-table-waits = { $by } attend { $player } : { $game }.
notice-table-late = { $by } n’a plus de temps. { $player } peut choisir la suite : { $game }.
notice-table-over = La partie est terminée : { $game }.
notice-more = { $n ->
        [one] … et une de plus.
       *[other] … et { $n } de plus.
    }
notice-tried = C’est ainsi que Tatami vous appellera.
notice-confirm-title = Tatami : confirmez votre adresse
notice-confirm = Quelqu’un souhaite que Tatami écrive à cette adresse quand vient son tour de jouer. Si c’est vous, ouvrez ce lien. Sinon, ne faites rien : vous ne recevrez plus rien.
notice-stop = Ne plus recevoir de courriels : { $link }
notice-round = Votre ronde du tournoi commence : { $game }.
notice-table-round = Une ronde du tournoi commence : { $game }.
notice-tournament = Le tournoi « { $title } » est terminé. Votre place : { $place } sur { $of }.
notice-tournament-hosted = Le tournoi « { $title } » est terminé.
