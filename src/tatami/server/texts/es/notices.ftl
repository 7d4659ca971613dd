notice-title = { $n ->
        [0] Noticias de tus mesas
        [one] Una mesa te espera
       *[other] { $n } mesas te esperan
    }
notice-with = { $game } con { $others }
notice-turn = Te toca: { $game }.
notice-offer = Hay una oferta para ti: { $game }.
notice-waits = { $by } te espera: { $game }.
notice-late = A { $by } se le acabó el tiempo. Elige cómo seguir: { $game }.
notice-over = Tu partida ha terminado: { $game }.
notice-table-turn = Le toca a { $player }: { $game }.
notice-table-waits = { $by } espera a { $player }: { $game }.
notice-table-late = A { $by } se le acabó el tiempo. { $player } puede elegir cómo seguir: { $game }.
notice-table-over = La partida ha terminado: { $game }.
notice-more = { $n ->
        [one] … y una más.
       *[other] … y { $n } más.
    }
notice-tried = Así te avisará Tatami.
notice-confirm-title = Tatami: confirma tu dirección
notice-confirm = Alguien quiere que Tatami escriba a esta dirección cuando le toque jugar. Si has sido tú, abre este enlace. Si no, no hagas nada: no recibirás nada más.
notice-stop = No recibir más correos: { $link }
notice-round = Empieza tu ronda del torneo: { $game }.
notice-table-round = Empieza una ronda del torneo: { $game }.
notice-tournament = El torneo «{ $title }» ha terminado. Tu puesto: { $place } de { $of }.
notice-tournament-hosted = El torneo «{ $title }» ha terminado.
