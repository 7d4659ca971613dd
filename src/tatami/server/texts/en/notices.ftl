notice-title = { $n ->
        [0] News from your tables
        [one] One table is waiting for you
       *[other] { $n } tables are waiting for you
    }
notice-with = { $game } with { $others }
notice-turn = It is your turn: { $game }.
notice-offer = There is an offer for you: { $game }.
notice-waits = { $by } is waiting for you: { $game }.
notice-late = The time of { $by } is up. Choose how to go on: { $game }.
notice-over = Your game is over: { $game }.
notice-table-turn = It is { $player }’s turn: { $game }.
notice-table-waits = { $by } is waiting for { $player }: { $game }.
notice-table-late = The time of { $by } is up. { $player } can choose how to go on: { $game }.
notice-table-over = The game is over: { $game }.
notice-more = { $n ->
        [one] … and one more.
       *[other] … and { $n } more.
    }
notice-tried = This is how Tatami will call you.
notice-confirm-title = Tatami: confirm your address
notice-confirm = Somebody wants Tatami to write to this address when it is their turn in a game. If it was you, open this link. If not, do nothing: there will be no further mail.
notice-stop = No more mail: { $link }
notice-round = Your round of the tournament begins: { $game }.
notice-table-round = A round of the tournament begins: { $game }.
notice-tournament = The tournament “{ $title }” is over. Your place: { $place } of { $of }.
notice-tournament-hosted = The tournament “{ $title }” is over.
