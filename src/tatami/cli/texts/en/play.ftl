welcome = { $game }. The record is kept in { $file }.
seed-hash = Seed hash { $hash }. The seed is in the record, so anyone can check that the dice and cards were fair.
try-guide = New to the game? Type guide at any time.
lesson-next = Press Enter to go on
lesson-do = Now: { $words }
lesson-left = That is not in the lesson. Type undo to come back to it, or play on freely.
your-turn = { $player }, your choice (? for help):
your-turn-timed = { $player }, your choice ({ $time } left; ? for help):
only-choice = Only one choice: { $word }
hand-over = { $player } is next. Everybody else, please look away. Press Enter when ready.
help =
    Type a choice’s number or its word. Several on one line are played in order.
    ?             this help and the rule of the present choice
    why WORD      why you cannot choose this
    rules [ID]    the rules, or one of them
    guide         what the game is about, and what to think of now
    hint          what looks best, and why
    board         show the table again
    log           everything that has happened
    standing [CARD UNTIL]  how long you pass for a card without being asked
    undo          take back your last choice
    restart       take back your whole turn
    save [FILE]   write a copy of the record
    quit          stop here; the record is kept
help-joined =
    chat TEXT     talk to the table
    chat @NAME TEXT  talk to one player alone
    chat          read older messages
    pause         ask the others for a pause; resume ends it
    nudge         remind the players whose turn it is
    concede       give up the game
    return        take your seat back from a bot
older-lines = There are older messages: type chat to read them.
no-older-lines = There are no older messages.
standing-none = You hold no card that could wait for its moment.
standing-how = To change one: standing CARD UNTIL, where UNTIL is one of { $until }.
passed-for-you = Passed for you ({ $cards }). Type standing to be asked again.
may-be-said = You can choose “{ $word }” now.
may-not-be-said = You cannot choose “{ $word }” now.
no-such-word = I do not know “{ $text }”. Type one of the numbers or words above, or ? for help.
no-undo = You cannot take this back: it revealed something, or somebody has moved since.
undone = Taken back.
saved = A copy of the record is in { $file }.
kept = The record is kept in { $file }. To go on: tatami play --resume { $file }
over = The game is over.
gave-up = { $player } gave up.
rank = { $rank }. { $player }: { $points }
recorded = The record is in { $file }.
nothing-to-undo = You have made no move yet that you could take back.
not-said = It is no longer your turn: “{ $text }” was not played.
why-what = Name the choice you ask about: why WORD.
not-saved = { $file } cannot be written: { $reason }.
nobody-is-asked = { $word }: nobody has a choice at this moment.
seat-is-not-asked = { $word }: this seat has no choice at this moment.
thinking = Thinking…
joined = { $game }. You are { $player }.
not-begun = The game begins when the host starts it.
waiting-for = Waiting for { $players }…
waits-for-what = Waiting for { $players }: { $what }…
cut = Connection lost. Trying again…
seat-kept = Your seat is kept. To come back: tatami play --join { $link } --name { $called }
at-server = The record is at { $link }
others-are-asked = Asked the others.
proposed =
    { $what ->
        [undo] { $player } would like to take back a move. Everything played since would be undone too.
        [restart-turn] { $player } would like to restart the turn. Everything played since would be undone too.
        [pause] { $player } would like a pause.
       *[bot] { $player } would like a bot to play for { $of }.
    } Do you agree (yes or no)?
nudged = { $player } reminds you that it is your turn.
reminded = Reminder sent.
rests = The game is paused. To go on: resume
goes-on = The game goes on.
concede-sure = Do you concede the game for good (yes or no)?
kept-ahead = Will be played on your turn: { $text }
when-asked = “{ $text }” only works on your turn.
bot-plays = A bot is playing for you. To play again yourself: return
back = You are playing again.
thought-away = { $player } thinks you have left and suggests that a bot take your place. Press Enter to show that you are here.
private-line = { $player } to { $to }, in private: { $text }
chat-whom = Write chat @NAME TEXT with the name or seat number of another player: { $others }
seat-lost = You no longer have this seat.
no-nickname = Choose a nickname: --name NAME.
bad-link = { $link } is not the address of a table. It looks like http://localhost:8000/#/table/abcdefgh.
no-server = No server answers at { $address } ({ $reason }).
no-server-of-ours = { $address } is not a Tatami server, or runs another version.
server-gone = Lost the connection to { $address }. Your seat is kept: run the same command to come back.
table-closed = The server at { $address } has closed the table ({ $reason }).
unknown-game = This version of Tatami does not know the game { $game }.
other-rules = This table plays { $game } by version { $theirs } of its rules. This version of Tatami plays version { $ours }.
somebody = Player
