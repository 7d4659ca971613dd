## the page

tatami = Tatami
page-title = Tatami: strategy games of old Japan
skip = Skip to the content
language = Language
theme-day = Day colours
theme-night = Night colours
loading = One moment…
page-broken = This page could not be loaded. Reload it to try again.
server-away = The server does not answer. It will be tried again.
lost = There is nothing here.
back-home = Back to the games
close = Close
cancel = Cancel
copy = Copy
copied = Copied
not-copied = Not copied
send = Send

## home

home-title = Four strategy games of old Japan
home-line = Play in the browser with friends or against bots, by the exact rules: whatever you may not do says why.
nickname = Your nickname
guest = Guest
players = Players
length = Length
minutes = { $from }–{ $to } min
weight = Weight
weight-of = { $n } of 5
play-bots = Play against bots
play-friends = Invite friends
play-guided = First game, guided
choose-table = Table options
rules = Rules
my-running = My games
my-finished = Finished games
none-finished = None yet.
open-tables = Open tables
none-open = No table is waiting for players.
status-open = waiting for players
status-playing = being played
status-over = finished
status-yours = your turn
status-waits = waiting for { $players }
status-paused = paused
won-by = { $player } won
seat-open = free seat

## accounts

account = Account
account-line = Without an account only this browser knows you. With one you find your games again on any device. Make one to keep the seats you have now.
account-name = Name
account-password = Password, at least 8 characters
account-enter = Log in
account-new = Make an account
account-yours = You are logged in as { $name }.
account-leave = Log out

## another device

device-continue = Continue on another device
device-line = Open this link on your other device within a quarter of an hour. Whoever opens it plays in your seats: show it to nobody else.
device-here = Continue here
device-here-line = On this device you will be who you are on the device this link comes from, with all your seats there.
device-here-instead = You have already played on this device. The seats you took here can no longer be played from it; make a link for them first, to keep them on another device.

## laying a table

new-table = A new table
who-sits = Who sits there
seat-number = Seat { $n }
seat-for-friend = A friend
bot-named = Bot: { $bot }
bot-offered = Bot: { $bot } ({ $time })
bot-name-random = Random
bot-name-greedy = Novice
bot-name-search-1 = Apprentice
bot-name-search-2 = Adept
bot-name-search-3 = Master
bot-name-search-4 = Grandmaster
bot-time-random = plays anything, at once
bot-time-greedy = answers at once
bot-time-search-1 = answers at once
bot-time-search-2 = thinks up to a second
bot-time-search-3 = thinks up to two seconds
bot-time-search-4 = thinks up to eight seconds
bot = bot
you = you
clock = Clock
clock-none = No clock
clock-told = { $step } a move, and { $bank } in reserve
time-d = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
time-h = { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
time-m = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
time-s = { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
public-table = Anyone may find this table and join
lay-table = Open a table
more-options = Advanced options ({ $n })
terms = What is played
seats-awaited = Waiting for { $n ->
        [one] one more player
       *[other] { $n } more players
    }.
all-here = All are here.
leave-seat = Leave my seat
begin = Begin
begin-with-bots = Begin with { $n ->
        [one] a bot
       *[other] { $n } bots
    }
invite = Invite friends
invite-line = Send this link. Whoever opens it gives a nickname and sits down.
link-only-here = This link works on this computer only. For other devices, start the server with { $option } and open the page by this computer’s name or address.
seat-a-bot = Seat a bot…
send-away = Send away
join = Sit down
watch = Watch
table-full = Every seat is taken.
at-the-table = At the table: { $people }.
no-such-game = There is no such game.
seed-hash = Fair dice: hash of the seed
seed = The seed

## the table

board = The board
map = The map
prompt = What is asked
choices = Choices
all-choices = Show all choices
hand = Your hand
your-turn = Your turn
waiting-for = Waiting for { $players }.
waits-for-what = Waiting for { $players }: { $what }.
waiting = One moment…
over = The game is over.
looking-back = You are looking at an earlier moment.
looking-back-wanted = You are looking at an earlier moment. It is your turn.
to-present = Back to the present
confirm-final = This cannot be taken back: { $words }
confirm = Do it
undo = Undo
undo-ask = Ask to take back
restart = Restart my turn
restart-ask = Ask to restart my turn
hint = Hint
hint-chance = wins { $chance } % ({ $low }–{ $high } %), about { $score } points.
hint-for-it = For it, in points: { $reasons }.
hint-against-it = Against it: { $reasons }.
hint-much-alike = In points, much the same as the other choices.
hint-by-value = judged by how the table looks right after it.
hints-title = What a bot would say
sheet-higher = More room for the choices
sheet-lower = Less room for the choices
not-here = away
thinking = thinking…
to-answer = to answer
time-left = Time left:
days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
connected = Connected
connecting = Connecting…
connection-lost = Connection lost, trying again ({ $n })…
connection-rests = Until it is back nothing can be chosen.
spectators =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
zoom-in = Closer
zoom-out = Further away
zoom-fit = Fit to the screen
menu = Options
this-table = This table
watch-link = Link to this table
ask-confirm = Ask before steps that cannot be taken back
sound = Sounds
no-motion = No motion
side-panel = Log, chat, rules
side-log = Log
side-chat = Chat
side-rules = Rules
side-text = Text
log-whole = Show everything
log-latest = To the latest
since-away = Since you were away
away =
    { $n ->
        [one] One thing happened
       *[other] { $n } things happened
    } while you were away.
away-look = Look
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-to = To whom
chat-table = To the table
chat-private = Only to { $player }
chat-spectators = Only spectators read what you write here.
text-why = why
labelled = { $label }:
text-say = Words, numbers or names, several at once; { text-why } WORD asks for the rule
text-unknown = I do not know “{ $text }”.
why-not = cannot be chosen now:
why-instead = Now something else is asked: { $question }
why-may = may be chosen.
why-not-asked = cannot be chosen: you are not asked anything now.
prepare = Say it as soon as you are asked:
prepared = Prepared: { $words }
prepared-forget = Forget it
prepare-this = Prepare this
prepared-this = Prepared
replay = Moments of the game
replay-first = First moment
replay-back = One back
replay-on = One on
replay-last = To the present
agree = Agree
disagree = No
withdraw = Withdraw
proposal-undo = { $player } would like to take back a choice; what was said since goes with it.
proposal-restart-turn = { $player } would like to restart the turn; what was said since goes with it.
proposal-pause = { $player } asks for a pause.
proposal-bot = { $player } asks that a bot play for { $of }.
proposal-bot-alone = A bot will play for { $of } in a minute, unless { $of } answers.
still-here = I am here
paused = The game is paused.
pause = Ask for a pause
resume = Go on
nudge = Remind the others
nudged = { $player } is waiting for you.
hand-to-bot = Let a bot play for me
propose-bot = Propose that a bot play on
bot-plays-for-you = A bot is playing for you.
bot-stands-in = a bot stands in
return = Play again myself
concede = Concede
concede-sure = Concede for good
conceded = conceded
over-conceded = The game was conceded by { $players }.
rematch = Play again
rematch-join = Sit down at the next game
replay-open = Replay
replay-at = After { $at } of { $words } moves.
replay-not-over = A game can be replayed once it is over.
eyes = Seen by
eyes-all = everybody
moment-link = Copy a link to this moment
fork = Play on from here
record-file = Record
look-at-board = Look at the board
side-chances = Chances
chances-how = A bot plays through the game and tells everybody’s chance to win after each move. It takes about { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
chances-begin = Look where the game turned
chances-busy = Looking…
chances-curve = Everybody’s chance to win after each move, with its uncertainty
costly-title = The costliest choices
costly = { $player }: “{ $word }” cost { $cost } %. Better: “{ $better }”.
costly-none = No choice cost much.

## the guided first game

guide-players = Everybody at the table: crest, points, and who is asked now. A tap opens more.
guide-board = The board. What you may choose glows; what you may not says why when you point at it, press it long or tap it.
guide-prompt = Here stands what is asked of you, with every choice as a button. Undo and hints are beside it.
guided-on = Next
guided-stop = Play without guide
guided-bot = What would a bot do?

## keys

keys = Keys
key-choice = the n-th choice
key-tab = to everything that can be chosen
key-enter = choose, confirm
key-esc = cancel, close
key-undo = undo
key-hint = hint
key-why = why not? for what is pointed at
key-step = one moment back or on
key-ends = first moment, present
key-log = log
key-chat = chat
key-rules = rules
key-zoom = closer, further, fit
key-help = these keys

## rules and credits

rules-of = Rules of { $game }
rules-note = In our words, each with its number. What is set in italics is our ruling where the rulebook is silent.
rules-search = Search the rules
rules-none = No rule says that.
rules-things = Cards and abilities
rule-link = Link to this rule
credits = Credits
credits-games = The games belong to their authors and publishers. Tatami plays them by their rules, told in our own words, and copies none of their art.
credits-drawings = All drawings are ours, the crests too: compass and ruler, after the old motifs.
credits-built = Built with
