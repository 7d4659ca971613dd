welcome = { $game }. The record is kept in { $file }.
seed-hash = Seed hash { $hash }: the seed is in the record, so that every draw can be checked.
your-turn = { $player }, your answer (? for help):
your-turn-timed = { $player }, your answer ({ $time } left; ? for help):
only-choice = Only one choice: { $word }
hand-over = { $player } is next. The others look away; press Enter.
help =
    Answer with a number or a word; several on one line are said one after the other.
    ?             this help and the rule in force
    why WORD      the rule that forbids a word
    rules [ID]    the rules, or one of them
    hint          what looks best, and why
    board         show the table again
    log           all that has happened
    undo          take back your last choice
    restart       take back your whole turn
    save [FILE]   write a copy of the record
    quit          stop here; the record is kept
help-joined =
    chat TEXT     talk to the table
    chat @NAME TEXT  talk to one of the others alone
    pause         ask the others for a pause; resume goes on
    nudge         remind those the table waits for
    concede       give up
    return        play again where a bot has taken over
may-be-said = { $word } may be said: choose it.
may-not-be-said = { $word } may not be said now.
no-such-word = I do not know “{ $text }”. Answer with one of the numbers or words above, or ? for help.
no-undo = This cannot be taken back: something new is known, or somebody else has spoken.
undone = Taken back.
saved = A copy of the record is in { $file }.
kept = The record is kept in { $file }. Go on with: tatami play --resume { $file }
over = The game is over.
gave-up = { $player } gave up.
rank = { $rank }. { $player }: { $points }
recorded = The record is in { $file }.
nothing-to-undo = You have said nothing yet that could be taken back.
not-said = You are not asked any more: “{ $text }” was not said.
why-what = Name the word you ask about: why WORD.
not-saved = { $file } cannot be written: { $reason }.
nobody-is-asked = { $word }: nobody is asked here.
seat-is-not-asked = { $word }: this seat is not asked here.
thinking = Thinking…
joined = { $game }. You are { $player }.
not-begun = The game begins when the host says so.
waiting-for = Waiting for { $players }…
cut = The server has gone; looking for it…
seat-kept = Your seat is kept. The same command goes on: tatami play --join { $link } --name { $called }
at-server = The record is at { $link }
others-are-asked = The others are asked.
proposed =
    { $what ->
        [undo] { $player } would like to take back a choice; what was said since goes with it.
        [restart-turn] { $player } would like to take back a turn; what was said since goes with it.
        [pause] { $player } would like a pause.
       *[bot] { $player } would like a bot to play for { $of }.
    } Do you agree (yes or no)?
nudged = { $player } reminds you: the table waits for you.
reminded = They are reminded.
rests = The table rests. Go on with: resume
goes-on = The table goes on.
concede-sure = Give up for good (yes or no)?
kept-ahead = Kept until you are asked: { $text }
when-asked = “{ $text }” is for when you are asked.
bot-plays = A bot plays for you now. Play again with: return
back = You play again.
thought-away = { $player } would like a bot to play for you. Press Enter if you are here.
private-line = { $player } to { $to }, in private: { $text }
chat-whom = Write chat @NAME TEXT, with the name or the number of one of the others: { $others }
seat-lost = This seat is not yours any more.
no-nickname = Tell the nickname you join with: --name NAME.
bad-link = The address of a table is written like http://localhost:8000/#/table/abcdefgh, not { $link }.
no-server = No server answers at { $address } ({ $reason }).
no-server-of-ours = What answers at { $address } is no server of this version of Tatami.
server-gone = The server at { $address } has gone; your seat is kept: the same command goes on from here.
table-closed = The server at { $address } has closed the table ({ $reason }).
unknown-game = This version of Tatami does not know the game { $game }.
other-rules = This version of Tatami plays { $game } by version { $ours } of the rules, this table by version { $theirs }.
