## the page

tatami = Tatami
page-title = Tatami: strategy games of old Japan
skip = Skip to the content
language = Language
theme-day = Light theme
theme-night = Dark theme
loading = One moment…
page-broken = This page could not be loaded. Reload it to try again.
server-away = The server does not answer. Trying again soon.
lost = Page not found.
back-home = Back to the games
close = Close
cancel = Cancel
copy = Copy
copied = Copied
not-copied = Not copied
send = Send

## home

home-title = Four strategy games of old Japan
home-line = Play in your browser with friends or against bots, by the exact rules: if you cannot do something, the game tells you why.
nickname = Your nickname
guest = Guest
players = Players
length = Length
minutes = { $from }–{ $to } min
weight = Complexity
weight-of = { $n } of 5
play-bots = Play against bots
play-friends = Invite friends
how-many = How many players?
play-guided = First game, guided
choose-table = Table options
rules = Rules
my-running = My games
my-finished = Finished games
none-finished = None yet.
open-tables = Open tables
none-open = No table is looking for players.
status-open = waiting for players
status-playing = being played
status-over = finished
status-yours = your turn
status-waits = waiting for { $players }
status-expired = closed
status-expires = will be closed on { $day }
status-paused = paused
status-since = for { $time }
status-cancelled = cancelled
status-late = { $player } is out of time: choose how to go on
status-holiday = { $players }: on holiday until { $day }
won-by = { $player } won
seat-open = free seat
remove-game = Remove from my games

## holidays

holiday = Holiday
holiday-line = While you are on holiday, your clocks in slow games stand still, and you are not called. The others at your tables are told. You can still play. Games in which people sit together are not affected.
holiday-until = You are on holiday until { $day }.
holiday-end = I am back
holiday-days = Days
holiday-go = Go on holiday
holiday-left = { $left ->
        [one] One of { $budget } days is left to you this year.
       *[other] { $left } of { $budget } days are left to you this year.
    } If you come back early, you keep the rest.
holiday-of = on holiday until { $day }

## people

profile-mine = My profile
profile-since = Here since { $day }.
profile-private = Hide my profile from others
profile-public = Others see your games, results, opponents and ratings. Tables that are not public are told without a link. Hidden, you are on no list either.
profile-guest = Only you see this. With an account others can see it too, if you like.
profile-none = No finished games yet.
profile-played = Games
profile-games = Games
profile-won = Won
profile-gave-up = Given up
profile-score = Points
profile-pace = Time for a move
profile-rating = Rating
profile-sources = Where the points came from
profile-opponents = Played with
profile-opponent = Player
profile-ahead = Ahead
profile-others = Guests and hidden players
profile-somebody = somebody
profile-latest = Latest games
profile-rank = Place { $n }
profile-seat = { $player } { $points }
rated = rated
rated-table = Rated: the game counts for everybody’s rating
rated-line = Everybody needs an account. Choices are taken back only with the others’ consent, and there are no hints.
house = Leaders and statistics
house-leaders = The strongest here
house-rating-line = Only rated games count. People and bots share one scale. ± tells how far a rating may be off; the list is sorted by the lower end.
house-no-leaders = No rated game is finished yet.
house-player = Player
house-statistics = Finished games
house-no-games = No game is finished yet.
house-seats =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
house-ended = Played to the end: { $played }. Conceded: { $conceded }.
house-length = { $words } choices and answers on average.
house-lasted = A game takes { $time } on average.
house-by-seat = By seat
house-seat = Seat
house-by-opening = By first choice
house-opening = First choice
house-winners = Points of those who won
house-losers = Points of the others

## accounts

account = Account
account-line = Without an account, only this browser remembers you. With one you can find your games on any device. Make one to keep the seats you have now.
account-name = Name
account-password = Password, at least 8 characters
account-enter = Log in
account-new = Make an account
account-yours = You are logged in as { $name }.
account-leave = Log out
account-leave-all = Log out on all devices
password-change = Change your password
password-now = Your password until now
password-fresh = New password, at least 8 characters
password-changed = Your password is changed, and your other devices are logged out.
devices = Where you are logged in
device-this = this device
device-seen = last seen on { $day }
device-unknown = Another program

## another device

device-continue = Continue on another device
device-line = Open this link on your other device within 15 minutes. Whoever opens it can play in your seats, so do not share it.
device-here = Continue here
device-here-line = On this device you will become the person who made this link, with all their seats.
device-here-instead = You have already played on this device. You will lose the seats you took here; to keep them on another device, make a link for them first.

## laying a table

new-table = A new table
who-sits = Players
seat-number = Seat { $n }
seat-for-friend = A friend
seat-here = Somebody at this device
here-name = Player { $n }
here-nickname = Nickname of player { $n }
hand-over = Hand the device to { $player }
curtain-next = { $player } is next
curtain-away = Everybody else, please look away.
curtain-look = I am { $player }
bot-named = Bot: { $bot }
bot-offered = Bot: { $bot } ({ $time })
bot-time-random = plays anything, at once
bot-time-novice = answers at once
bot-time-greedy = answers at once
bot-time-search-1 = answers at once
bot-time-search-2 = thinks up to a second
bot-time-search-3 = thinks up to two seconds
bot-time-search-4 = thinks up to eight seconds
bot = bot
you = you
clock = Clock
clock-none = No clock
clock-told = { $step } per move, and { $bank } in reserve
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
public-table = Anyone can find this table and join
lay-table = Open a table
more-options = Advanced options ({ $n })
terms = Game settings
seats-awaited = Waiting for { $n ->
        [one] one more player
       *[other] { $n } more players
    }.
all-here = Everybody is here.
leave-seat = Leave my seat
begin = Start the game
begin-with-bots = Start with { $n ->
        [one] a bot
       *[other] { $n } bots
    }
invite = Invite friends
invite-line = Send this link to your friends. They choose a nickname and join.
link-only-here = This link works on this computer only. To let other devices join, start the server with { $option } and open the page at this computer’s name or address.
seat-more = One more seat
seat-less = One seat fewer
join = Join
watch = Watch
table-full = Every seat is taken.
table-begun = The game has begun.
at-the-table = At the table: { $people }.
no-such-game = There is no such game.
seed-hash = Fair dice: hash of the seed
seed = The seed

## the table

board = The board
map = The map
prompt = Your choice
choices = Choices
all-choices = Show all choices
hand = Your hand
your-turn = Your turn
waiting-for = Waiting for { $players }.
waits-for-what = Waiting for { $players }: { $what }.
waiting = One moment…
over = The game is over.
looking-back = You are looking at an earlier position.
looking-back-wanted = You are looking at an earlier position. It is your turn.
to-present = Back to the present
confirm-final = You cannot take this back: { $words }
confirm = Do it
undo = Undo
undo-ask = Ask to take back
restart = Restart my turn
restart-ask = Ask to restart my turn
hint = Hint
hint-chance = wins { $chance }% of the time ({ $low }–{ $high }%), about { $score } points.
hint-then = Then: { $words }.
hint-range = The range in brackets is the uncertainty of the search itself: 19 of 20 searches like this one would find a chance within it. Points are those to expect at the end of the game.
hint-same-reasons = For the same reasons as “{ $word }”.
hint-for-it = For it, in points: { $reasons }.
hint-against-it = Against it: { $reasons }.
hint-much-alike = In points, much the same as the other choices.
hint-by-value = picked by how the position looks right after it, without looking further ahead.
hints-title = What a bot would do
sheet-higher = Show more choices
sheet-lower = Show fewer choices
not-here = away
thinking = thinking…
to-answer = to move
time-left = Time left:
days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
connected = Connected
connecting = Connecting…
connection-lost = Connection lost, trying again ({ $n })…
connection-rests = You cannot choose anything until it is back.
spectators =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Fit to the screen
menu = Options
this-table = This table
watch-link = Link to this table
ask-confirm = Ask before moves that cannot be taken back
ask-steady = Wait a moment before new choices can be pressed
sound = Sounds
sound-volume = Volume
no-motion = No motion
side-panel = Log, chat, rules
side-log = Log
side-chat = Chat
side-rules = Rules
side-text = Text
log-whole = Show everything
log-latest = Go to the latest
deed-sat = { $player } sat down.
deed-stood = Seat { $n } is free again.
deed-took-back = { $player } took a choice back. Everybody agreed.
deed-conceded = { $player } conceded. From now on { $bot } plays there.
deed-taken-over-time = { $player } ran out of time. { $bot } plays on.
deed-taken-over-left = { $player } left. { $bot } plays on.
deed-taken-over-agreed = The others agreed: { $bot } plays for { $player }.
deed-came-back = { $player } is back.
deed-paused = The game is paused. { $player } asked for it.
deed-expired = Nobody had played here for a long time, so the table was closed.
deed-resumed = The game goes on.
deed-on-holiday = { $player } is on holiday until { $day }.
deed-back-from-holiday = { $player } is back from holiday.
deed-time-up = { $player } ran out of time. The others choose how to go on.
deed-more-time = { $player } was given more time. Everybody agreed.
deed-claimed = { $player } was out of time and counts as having conceded. Everybody agreed.
deed-cancelled = The game was cancelled. Everybody agreed.
deed-let-pass = { $times ->
    [1] Passed for you: { $cards }.
   *[other] Passed for you { $times } times: { $cards }.
  }
since-away = While you were away
away =
    { $n ->
        [one] One thing happened
       *[other] { $n } things happened
    } while you were away.
away-look = Look
chat-older = Older messages
chat-none = No messages yet.
chat-say = Write a message
chat-to = To whom
chat-table = To the table
chat-private = Only to { $player }
chat-spectators = Only spectators read what you write here.
text-why = why
labelled = { $label }:
text-say = Words, numbers or names, several at once; { text-why } WORD explains why not
text-unknown = I do not know “{ $text }”.
why-not = cannot be chosen now:
why-instead = Right now you are choosing something else: { $question }
why-may = can be chosen.
why-not-asked = cannot be chosen: it is not your turn.
prepare = Play it as soon as it is your turn:
prepared = Prepared: { $words }
prepared-forget = Cancel it
prepared-behind = Then: { $words }
prepared-forget-from = Cancel it and what follows
prepare-behind = Prepare the turn after, too
prepare-behind-now = What you choose now is for the turn after
prepare-this = Prepare this
prepared-this = Prepared
replay = Positions of the game
replay-first = First position
replay-back = Previous
replay-on = Next
replay-last = Latest position
playback = Play the game back
playback-play = Play
playback-stop = Pause
playback-pace = Speed
pace = × { $pace }
playback-decision = To the next decision
playback-turn = To the next player’s turn
playback-costliest = The costliest choice
agree = Agree
disagree = No
withdraw = Withdraw
proposal-undo = { $player } would like to take back a move. Everything played since would be undone too.
proposal-restart-turn = { $player } would like to restart the turn. Everything played since would be undone too.
proposal-pause = { $player } would like a pause.
proposal-bot = { $player } would like a bot to play for { $of }.
proposal-bot-alone = A bot will play for { $of } in a minute, unless { $of } moves or objects.
proposal-cancel = { $player } would like to cancel the game. It would end without a result.
cancel-game = Cancel the game
cancel-ask = Ask the others to end it without a result
cancel-sure = End it now, without a result
overdue = { $player } is out of time. Whatever all the others agree on is done. If they do not agree by { $day }, a bot plays on.
overdue-you = You are out of time, but you can still play. If you do not, the others choose how to go on; if they do not agree by { $day }, a bot plays for you.
overdue-choose = How to go on
verdict-time = More time
verdict-bot = A bot plays on
verdict-claim = It counts as conceded
verdict-cancel = Cancel the game
still-here = I am here
paused = The game is paused.
pause = Ask for a pause
resume = Go on
nudge = Remind the others
nudged = { $player } is waiting for you.
hand-to-bot = Let a bot play for me
propose-bot = Propose that a bot take over
bot-plays-for-you = A bot is playing for you.
bot-stands-in = a bot stands in
return = Play again myself
concede = Concede
concede-sure = Concede for good
conceded = conceded
over-expired = Nobody had played here for a long time, so the table was closed.
over-cancelled = The game was cancelled. It ended without a result.
over-conceded = The game is over: { $players } conceded.
rematch = Play again
rematch-join = Join the next game
replay-open = Replay
replay-at = After { $at } of { $words } moves.
replay-not-over = A game can be replayed once it is over.
eyes = Seen by
eyes-all = everybody
moment-link = Copy a link to this position
fork = Play on from here
edit-position = Edit position
edit-count = { $count ->
        [0] Edit the position: choose what changes.
        [one] One change made.
       *[other] { $count } changes made.
    }
edit-what = Change
edit-make = Change it
edit-undo = Undo the last change
edit-reset = Undo all changes
edit-against = Against
edit-bots = bots
edit-friends = friends whom I invite
edit-not-now = Something is in progress at this moment: nothing can be changed until it is done.
edit-never = Nothing can be changed yet: the game is still being set up.
edit-nearest = Go back to the position after { $at } moves
record-file = Record
look-at-board = Look at the board
side-chances = Chances
side-comments = Notes
comments-line = Whoever may see this game may comment on its moments; a link to a moment shows what is said about it.
comments-none = Nobody has commented on this game yet.
comment-on = { $at ->
        [0] Comment on the position at the beginning
        [one] Comment on the position after one move
       *[other] Comment on the position after { $at } moves
    }
comment-add = Comment
comment-remove = Remove this comment
chances-how = A bot goes through the game and estimates everybody’s chance to win after each move. This takes about { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
chances-begin = Find where the game turned
chances-busy = Thinking…
chances-curve = Everybody’s chance to win after each move, with its margin of error
costly-title = The costliest choices
costly = { $player }: “{ $word }” cost { $cost }% of the chance to win. Better: “{ $better }”.
costly-none = No choice cost much.
learn = Learn from this game
learn-how = A bot goes through the game and looks for the choices that cost the most. This takes about { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
learn-none = Well played! No choice cost so much that the bot could be sure of it.
learn-retry = Try again
drill-count = What would you do? Position { $n } of { $of }
drill-ask = Here a choice cost a good part of the chance to win. Choose as you would now, on the board or below.
drill-busy = Thinking…
drill-now = Your choice now
drill-then = The choice in the game
drill-found = The best found
drill-line = The better line: { $words }.
drill-best = That is the best choice the bot has found.
drill-alike = As good as the best one, as far as the bot can tell.
drill-again = The same as in the game. There is something better.
drill-better = Better than in the game, and there is something better still.
drill-worse = No better than in the game.
drill-doubt = On a second look, the choice made in the game holds up.
drill-next = Next position
drill-play = Show the better line
drill-try-again = Choose again
drill-compare = Compare the choices
drill-keep = Keep in my drills
drill-unkeep = Remove from my drills
drill-kept = This is one of your drills.
drill-practice = This was practice, before its day.
drill-back = It comes back { $when }.
drill-day = { $when } ({ $day })
drills = My drills
drills-line = Choices from your games that cost you much, asked again after some days: the better you answer, the later.
drills-none = There are no drills yet. Finish a game and choose “Learn from this game”: what you are asked there is kept here.
drills-due = { $n ->
        [0] Nothing is due today.
        [one] One drill is due today.
       *[other] { $n } drills are due today.
    }
drills-begin = Begin
drills-next = The next one comes back { $when }.
drills-wanted = Due today.
drills-all = All my drills
drills-practise = Practise
drills-practise-this = Practise: { $question }
drills-remove = Remove: { $question }
drills-auto = After a game, keep what I am asked without a further click
drills-done = That was all for now.
drills-gone = This is none of your drills any more.
drills-better = How you get better
drills-better-line = Right answers by kind of decision, week by week. An answer is right if it is the best, or as good as the best as far as the bot can tell.
drills-week = Week of { $day }: { $right } of { $answered } right.
drills-lately = In the latest week { $right } of { $answered } right.
drills-before = Before that { $right } of { $answered }.
drill-player = Player { $n }
weekly = This week
weekly-line = Choices from public games of this host that cost somebody much. Everybody is asked the same until Monday, and nobody is named.
weekly-choosing = A bot is going through the games…
weekly-none = There is nothing this week yet. A new set is made every Monday from public games that were over by then.
weekly-set = { $game }: { $n ->
        [one] one position
       *[other] { $n } positions
    }
coach-on = Coach: tell me when a choice cost much
coach-cost = “{ $word }” cost about { $cost }% of the chance to win. Better: “{ $better }”.
coach-back = Take it back

## the guided first game

guide-board = The board. What you can choose glows. To see why you cannot choose something else, point at it, tap it or press and hold.
guide-prompt = Your choices appear here, each as a button. Undo and hints are next to them.
guided-on = Next
guided-stop = Play without the guide
guided-bot = What would a bot do?
lesson-step = Step { $n } of { $of }
lesson-left = That is not in the lesson. Take it back to go on with it, or play on freely.
lesson-back = Take it back
lesson-freely = Play on freely
lesson-show = Do it for me

## keys

keys = Keys
key-choice = choice number 1 to 9
key-tab = go to everything you can choose
key-enter = choose, confirm
key-esc = cancel, close
key-undo = undo
key-hint = hint
key-next-step = guided game: the next step
key-why = why can’t I choose this?
key-explain = what is this?
key-step = previous or next position
key-ends = first or latest position
key-play = Play a finished game back, or pause
key-log = log
key-chat = chat
key-rules = rules
key-zoom = zoom in, out, fit
key-help = these keys

## rules and credits

rules-of = Rules of { $game }
rules-note = In our own words, numbered. Text in italics is our ruling where the rulebook says nothing.
rules-search = Search the rules
rules-none = No rule matches.
rules-things = Cards and abilities
rule-link = Link to this rule
credits = Credits
credits-games = The games belong to their authors and publishers. Tatami plays them by their rules, written in our own words, and copies none of their art.
credits-drawings = All drawings are our own. The crests are drawn with compass and ruler after the old motifs.
credits-built = Built with

invited-only = Tables are opened here by people with an account or an invitation. With the link of a table anybody may sit down.

## being called back

notices = Notifications
notices-line = While you look away, Tatami can tell you that it is your turn, that there is an offer for you, that somebody is waiting or that a game is over. Nothing of what is on the table is told.
notices-table-line = A channel of your group can be told whose turn it is at this table. Nothing of what is on the table is told.
notices-push = This browser
notices-push-line = This browser shows you a message, even when Tatami is closed.
notices-push-begin = Notify me here
notices-push-on = This browser shows you when you are wanted.
notices-push-end = No more messages here
notices-push-unsafe = For this, Tatami has to be opened with https, or on the machine it runs on.
notices-push-no = This browser cannot show messages while Tatami is closed.
notices-push-refused = You have forbidden messages from this page. You can allow them in the settings of the browser.
notices-push-failed = The browser did not allow it.
notices-service = Another service
notices-service-line = Paste the address that the service gives you for incoming messages (a webhook).
notices-kind = Service
notices-ntfy = ntfy
notices-discord = Discord
notices-slack = Slack
notices-json = Another (JSON)
notices-mail = E-mail
notices-mail-address = Your address
notices-address = Address
notices-add = Add
notices-try = Try it
notices-tried = A message is on its way.
notices-remove = Remove { $address }
notices-unconfirmed = Open the link in the mail that was sent there.
notices-trouble-gone = This address takes no more messages.
notices-trouble-silent = There was no answer from there for a long time.
quiet = Quiet hours
quiet-line = Leave me alone at night
quiet-from = From
quiet-to = to
mail-confirm = Confirm this address
mail-confirm-line = Tatami will write to you when it is your turn.
mail-confirm-done = { $address } is confirmed.
mail-stop = No more mail
mail-stop-line = Tatami will no longer write to this address.
mail-stop-done = Nothing more is sent to { $address }.
back-table = Back to the table

## away from the server

kept-here = The server cannot be reached. You can read the rules, and the replays you have looked at on this device.
kept-again = Try again
renewed = There is a newer Tatami.
renewed-reload = Reload

## sharing a finished game

picture = Picture
picture-failed = The picture could not be made.
embed-copy = Copy code to embed
embed-open = Open this moment
