# The page's own words. A game's words lie with the game.

home = Skep: to the front page
skip = Skip to the content
language = Language
loading = One moment …
close = Close
you = you
footer = Skep: a home for four bee board games. No sign-up needed, no tracking; your name is all we ask.
compiling = Compiling for speed: { $percent }%. Bots think more slowly until then.

name-label = Your name
name-optional = Name (optional)
name-kept = You are now { $name }.

## Front page

front-title = Four bee games, one hive
front-text = Play against bots, with friends by a link, or together around one screen.
games = Games
board-to-come = The board is still being drawn. In a terminal:
play = Play
play-hint = “Play” starts at once against medium bots.
set-up = Set up a table
tables-running = Your tables
tables-finished = Finished games
table-with = With { $others }
table-alone = Nobody else yet
table-solo = Solo
table-scores = Points { $scores }
table-open = Waiting for friends
table-others-turn = Others are playing
your-turn = Your turn
to-front = Front page
players-exactly = { $low } players
players-range = { $low } to { $high } players
result-won = Won
result-lost = Lost
result-draw = Draw
result-over = Over

## Setting up a table

setup-title = Set up { $game }
setup-seats = Who plays?
setup-players = Number of players
setup-seat = Seat { $number }
setup-level = Level of the bot in seat { $number }
setup-name = Name of the person in seat { $number }
setup-settings = How do you play?
setup-more = More variants ({ $count })
variant = { $option }: { $value }
setup-open = Open the table
setup-refused = This table cannot be opened.
setup-clash = Please look at: { $options }
kind-me = Me ({ $name })
kind-me-hint = This seat is yours.
kind-friend = A friend, by link
kind-friend-hint = You get a link to send.
kind-bot = A bot
kind-local = Someone at this device
level =
    { $level ->
        [easy] Easy
        [medium] Medium
        [hard] Hard
        [expert] Expert
       *[other] { $level }
    }

## Seats

seats = Seats
seat-bot =
    { $level ->
        [easy] Easy bot
        [medium] Medium bot
        [hard] Hard bot
        [expert] Expert bot
       *[other] Bot ({ $level })
    }
seat-free = Free seat
seat-unnamed = Player { $number }
seat-here = online
seat-away = offline
seat-thinking = to move
seat-winner = winner
points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## At the table

ask = Your turn: make a choice
ask-named = { $name }: { $asked }
choices = All choices ({ $count })
sending = Sending …
reconnecting = The connection is lost. Reconnecting …
status-open =
    { $free ->
        [one] Waiting for one more player
       *[other] Waiting for { $free } more players
    }
status-others = Waiting for { $names }
status-dealing = One moment …
open-host = Send the link to whoever should take the free seat. The game begins as soon as nobody is missing.
open-kept = Kept for { $names }: “Play again” leads here, and so does the link. The game begins as soon as nobody is missing.
open-guest = The game begins as soon as nobody is missing.
watching = You are watching; all seats are taken by others.
log = What happened
log-empty = Nothing has happened yet.
no-board = This game has no drawn board yet. Play it by the choices in words.

share-title =
    { $free ->
        [one] Invite a friend
       *[other] Invite { $free } friends
    }
share-text = Whoever opens this link may take a free seat.
share-link = Link to this table
share-copy = Copy
share-copied = Copied
share-by-hand = The browser does not let us copy. The link is selected: copy it by hand.

handover-title = Pass the device to { $name }
handover-text = The table is covered, because not everybody may see everything.
handover-take = I am { $name }: show my view
interrupt-title = Does anybody interrupt?
interrupt-text = This is asked every time it is possible, whatever you hold. Whoever wants to look at their cards takes the screen; nobody sees what they decide.
interrupt-nobody = Nobody else: go on
interrupt-look = { $name } looks
interrupt-never = Never ask us about this
interrupt-again = Ask us again at every moment
interrupt-wish = { $name }, do you want to be asked? If you can play a card, the device comes back to you.
interrupt-ask-me = Ask me
interrupt-let-be = Let it be
moment-left = Time left to answer

over-won = You have won!
over-draw = A draw.
over-alone = { $points ->
    [one] Done: { $points } point.
   *[other] Done: { $points } points.
}
over-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
rematch = Play again
replay = Replay
record = Save record

fair-title = Randomness you can check
fair-promise = Promise made before the first choice (SHA-256)
fair-seed = The seed behind it
fair-seal = Seal: commitment and contributions, fixed before the first draw (SHA-256)
fair-added =
    { $count ->
        [one] One player has added random bytes of their own, so the server alone decides nothing.
       *[other] { $count } players have added random bytes of their own, so the server alone decides nothing.
    }
check-dice = Check the draws
check-title = Drawn again in your browser
check-busy = Drawing everything again …
check-good = Everything is as it should be.
check-partly = What was drawn here checks out. What was taken over isn’t proven here.
check-bad = Something is not as it should be.
check-agree = Dice and cards that agree: { $right } of { $total }
check-none = Nothing random happened in this game.
check-promise = The seed is the one that was promised.
check-promise-not = The seed is not the one that was promised.
check-seal = The seal covers the commitment and the contributions.
check-seal-not = The seal does not cover the commitment and the contributions.
check-noted = Promise and contributions are those this browser noted before the game.
check-noted-not = Promise or contributions are not those this browser noted before the game.
check-unnoted = This browser did not watch the game begin, so it cannot compare the promise with notes of its own.
check-record = All of it is what the record tells.
check-record-not = It is not what the record tells.
check-copied =
    { $count ->
        [one] The first choice came from another game and was not drawn here.
       *[other] The first { $count } choices came from another game and were not drawn here.
    }
check-insecure = This browser can only do this over a secure connection (https). In a terminal: skep verify FILE
check-what = What Chance did
check-odds = Probability
check-result = Agrees
check-right = agrees
check-wrong = does not agree
check-limits = The weights come from the server. To check them by the rules too, download the record and run: skep verify FILE
fair-text = The promise is the fingerprint of a secret seed. When the game is over the seed is shown, and anybody can work out that every card and every die came from it.

help = Help
help-title = { $game } in short
keys = Keys
key-numbers-key = 1 – 9
key-numbers = make that choice of the list, while the list is open
key-arrows-key = Arrows
key-arrows = walk through the list of choices
key-enter-key = Tab, Enter
key-enter = move to a button and press it
key-help-key = ?
key-help = open and close this help
key-step-key = ← →
key-step = one step back or on
key-turn-key = ↑ ↓
key-turn = one turn back or on
key-ends-key = Home, End
key-ends = to the first or the last step
key-space-key = Space
key-space = play and pause

## Talk

talk = Talk
talk-empty = Nobody has said anything yet.
talk-earlier = Earlier lines
talk-to = To whom
talk-to-all = To all
talk-to-one = Only to { $name }
talk-from-one = { $name }, only to you
talk-text = Say something
talk-send = Send
talk-seats-only = Those who play talk here.
talk-unread =
    { $count ->
        [one] one unread line
       *[other] { $count } unread lines
    }
talk-news = { $name }: { $text }
talk-mute-title = Mute somebody
talk-mute = Mute
talk-mute-one = Mute { $name }
talk-unmute = Hear again
talk-unmute-one = Hear { $name } again

## Notices

notices-title = Telling you that it is your turn
notices-here-text = While a table is open in a tab you do not look at, this browser can tell you.
notices-here-on = Tell me in this browser
notices-here-off = Tell me no more in this browser
notices-denied = Your browser blocks notifications. Allow them in its site settings.
hook-title = At an address of your own
hook-text = For services and programs that take a call (a webhook): which tables wait for you, when you have not looked at them for a while. At most one call every few minutes.
hook-url = Address (https)
hook-set = Use this address
hook-remove = Remove this address
hook-again = Try this address again
hook-secret = Calls are signed with this secret; it is shown only now:
hook-trouble = The last call failed ({ $trouble }). It will be tried again.
hook-off = Switched off after several failures; the last: { $trouble }.

## Invitation and replay

join-title = Invitation
join-invited = You are invited to { $game }
join-full = All seats of this { $game } table are taken
join-sit = Sit down as { $name }
join-watch = Watch
replay-step = Step { $at } of { $last }
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-turn-on = One turn on
replay-seat = Seen by
replay-public = Anybody

replay-all = Everything, nothing hidden
jump = Jump to
jump-start = The start
jump-round = Round { $round }
jump-turn = { $turn }: { $name }
moment-share = Copy link
moment-copied = The link to this moment is copied.
moment-by-hand = The browser does not let us copy. The address of this page leads to this moment.
branch = What if …
branch-title = Play on from here
branch-text = A table of your own goes on from this moment, with fresh dice and cards. What was hidden in a finished game is open to all, so nothing is betrayed; the game itself stays as it was.
branch-go = Play on
purpose-analysis = Analysis
purpose-analysis-text =
    { $count ->
        [0] It begins as another game did.
        [one] It goes on after one choice of another game.
       *[other] It goes on after { $count } choices of another game.
    }
purpose-daily = Daily challenge
purpose-daily-text = The same dice for everyone, one try each: no undo here.
purpose-import = Record
purpose-import-text = It was played elsewhere and brought here.
purpose-parent = Look at the other game there
import = Open a record
import-text = A record of a finished game is shown step by step; an unfinished one can be played on.
import-file = Choose a file
import-paste = or paste the record here
import-go = Open

## Time

pace-title = Time
pace-none = No clock
pace-live = Live
pace-days = Days
pace-none-hint = No limit: everybody takes the time they need.
pace-live-hint = A clock runs while everybody can see that its player is to choose; each time it stops it gains the extra seconds. Secret questions are not timed.
pace-days-hint = For games over days or weeks: so many days for each turn. Vacation stops them.
pace-minutes = Minutes for the whole game
pace-increment = Extra seconds for each turn
pace-each = Days for each turn
pace-late = Who runs out of time …
pace-late-bot = is replaced by a bot
pace-late-random = makes a random choice
pace-late-forfeit = has lost
pace-live-short = { $increment ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $increment } s
}
pace-live-seconds = { $increment ->
    [0] { $seconds } s
   *[other] { $seconds } s + { $increment } s
}
pace-days-short = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
clock-days = { $days } d { $hours } h
clock-left = { $time } left
pause = Pause
pause-ask = Ask for a pause
pause-asks = { $name } asks for a pause. All clocks would stand still until somebody goes on.
pause-waits = Waiting for { $names } to agree to a pause
paused = The game is paused; all clocks stand still.
resume = Resume
seat-gave-up = gave up
seat-late = ran out of time
over-gave-up = { $name } gave up.
over-late = { $name } ran out of time.
give-up = Give up
give-up-sure = Give up? Your opponent wins.
give-up-sure-bot = Give up? A bot takes over, and you can’t win any more.
give-up-go = Give up
give-up-not = Play on
vacation-title = Vacation
vacation-text = { $left ->
    [one] While you are away, clocks that count days stand still for you, and you get no notices. You have 1 day left this year.
   *[other] While you are away, clocks that count days stand still for you, and you get no notices. You have { $left } days left this year.
}
vacation-until = You are away until { $date }.
vacation-days = Days
vacation-go = Go on vacation
vacation-back = I am back
seat-vacation = on vacation until { $date }

## Taking back

back = Undo
back-move = Undo the whole move
back-asks = { $name } asks to undo a move. Everything since then is undone too.
back-yes = Allow
back-no = Do not allow
back-waits = Waiting for { $names } to allow it
back-withdraw = Withdraw the request
log-back = { $seat-is ->
    [you] You undo a move.
   *[they] { $seat-name } undoes a move.
}
log-gave-up = { $seat-is ->
    [you] You resign.
   *[they] { $seat-name } resigns.
}
log-late = { $seat-is ->
    [you] You ran out of time.
   *[they] { $seat-name } ran out of time.
}

## When something is wrong

try-again = Try again
down-title = The server does not answer
down-text = Your games are safe. We try again every few seconds by ourselves.
lost-title = There is nothing here
lost-text = This page or table does not exist, or no longer.
refused-title = This is not possible
error-unknown = Something unexpected went wrong. Please reload the page.
error-offline = The server does not answer. Please try again.
error-not-sent = Not sent: the table is not connected, or your last choice is still on its way.
error-stale = The game moved on first. Here is the current position.
error-illegal = You can’t do that right now.
error-out-of-turn = It is not your turn now.
error-not-yours = That seat is not yours.
error-not-started = The game has not begun: a seat is still free.
error-over = The game is over.
error-too-fast = That was too fast. Please wait a moment.
error-too-many = Too much is open at your address. Close some tabs and try again.
error-too-big = That was too much at once.
error-bad-message = The server did not understand the page. Please reload it.
error-no-paper = This server can’t print. Use “skep print” instead.
error-not-found = This page or table does not exist, or no longer.
error-full = All seats are taken.
error-fixed = What decides the chance of this table is fixed already.
error-bad-login = A login has 3 to 40 letters, digits, dots and hyphens.
error-bad-passphrase = A passphrase has at least 8 characters.
error-login-taken = Somebody else has this login already.
error-kept-already = You have kept your name already.
error-not-kept = You are a guest: keep your name first.
error-wrong-passphrase = Unknown username or wrong passphrase.
error-wrong-passkey = This passkey is not known here, or was removed. Please use another, or your passphrase.
error-bad-passkey = This passkey could not be added. Please try again.
error-passkey-known = This device keeps a passkey of yours already.
error-passkey-late = That took too long. Please try again.
error-passkey-not-done = Nothing was done: it was called off, or took too long.
error-too-many-passkeys = You have as many passkeys as one can have. Remove one first.
error-no-passkeys = Passkeys do not work at this address: it must be https, with a name.
error-signed-out = This device has been signed out.
error-not-host = Only the host of the table can do that.
error-begun = Play has begun already.
error-cancelled = This table has been given up.
error-sent-away = The host has sent you away from this table.
error-not-away = They are here, or were a moment ago.
error-bad-code = No table has this code.
error-stood-in = A bot plays for you: take your seat back first.
error-bad-invite = This invitation does not fit the table. Please ask for a new link.
error-bad-moment = The game cannot go on from there.
error-bad-record = This record cannot be read.
error-bad-name = A name has 1 to 40 characters.
error-bad-seats = These seats do not fit the game.
error-bad-request = The server did not understand the page. Please reload it.
error-foreign-origin = This page may not talk to this server.
error-not-json = The server did not understand the page. Please reload it.
error-not-over = That is there once the game is over.
error-rules-changed = The rules of this game have changed since this table was opened; it can no longer be shown.
error-bad-talk = That cannot be said here.
error-bad-hook = This address cannot be used: it must be an https address of a public server.
error-no-talk = There is nobody to talk to at this table.
error-paused = The game is paused.
error-not-paused = The game is not paused.
error-no-clock = Time is not counted at this table.
error-asked = This has been asked already. Play on before asking again.
error-lapsed = The game has gone on since; the question no longer stands.
error-nothing-back = There is nothing to undo.
error-one-try = A daily challenge has one try: nothing can be undone.
error-no-time = There’s too little time left on the clock to undo this.
error-alone = You play alone: there is nobody to give up to.
error-given-up = This seat has lost already.
error-away = You are on vacation already.
error-no-days = You do not have that many days of vacation left this year.
error-trouble = Something went wrong on the server. Nothing has changed; please try again.

# Played alone: a bot on the same dice, and the day's challenge.
par-plays = { seat-bot } is playing the same dice: { $points ->
    [one] { $points } point so far …
   *[other] { $points } points so far …
}
par-is = Par with the same dice ({ seat-bot }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
par-better = You are { $points ->
    [one] one point
   *[other] { $points } points
} better.
par-worse = You are { $points ->
    [one] one point
   *[other] { $points } points
} short of it.
par-equal = You have reached it.
daily = Challenge of the day
daily-text = The same dice for everybody, one try each.
daily-of = { $game }: challenge of the day
daily-try = Play it
daily-go-on = Go on
daily-look = Your try
daily-table = All scores
daily-none = Nobody has finished yet.
daily-place = Place
daily-name = Name
daily-points = Points
daily-before = The day before
daily-after = The day after
daily-check = The dice of a day follow from its date, so anybody can check them.
daily-done = { $count ->
    [0] Nobody has finished yet.
    [one] One has finished; the best has { $best }.
   *[other] { $count } have finished; the best has { $best }.
}

## You

you-title = You
you-guest = You are a guest: this browser knows you, no other. Keep your name, and you can go on playing on any device.
you-kept = You have kept your name; your login is { $login }.
keep-title = Keep your name
keep-text = With a login and a passphrase you are yourself on every device. Your games come along. Nobody can send you a forgotten passphrase: write it down.
keep-go = Keep it
keep-done = Your name is kept.
login = Login
passphrase = Passphrase
passphrase-old = Current passphrase
passphrase-new = New passphrase (at least 8 characters)
signin-title = Sign in
signin-bring = Bring along the games I have begun here as a guest
signin-go = Sign in
signin-passkey = Sign in with a passkey
signin-done = You are now { $name }.
devices-title = Where you are signed in
device-here = This device
device-other = Another device
device-when = since { $created }, last seen { $seen }
signout-here = Sign out
signout-everywhere = Sign out everywhere
signout-done = You are signed out. Here you are now { $name }.
passkeys-title = Passkeys
passkeys-text = With a passkey you sign in as you unlock your device, by finger, face or PIN, and type nothing. Your passphrase stays valid.
passkey-add = Add a passkey
passkey-added = Your passkey is added.
passkey-when = made { $created }, last used { $used }
passkey-unused = made { $created }, not used yet
passkey-remove = Remove
passkey-removed = Nobody can sign in with it any more. You may delete it on your device as well.
proof-passkey = Confirm with a passkey instead
passphrase-title = Another passphrase
passphrase-text = Every other device is signed out; passkeys stay.
passphrase-go = Change it
passphrase-done = Your passphrase is changed.
data-title = Your data
data-text = We store your name and how you sign in, your tables and choices, what you say at tables and whom you mute, your vacation and the address for notices, and nothing else.
data-export = Download all of it
data-delete = Delete all of it …
forget-text = Your name, sign-in and passkeys are deleted, and what you said at tables. Finished games stay, without your name; in games that are being played a bot goes on for you. This cannot be undone.
forget-go = Delete for good
forget-not = Keep everything
forget-done = Everything is deleted. You are { $name } now.

## Lobby

lobby-title = Open tables
lobby-host = { $name } has opened it
lobby-nobody = Somebody
lobby-free =
    { $free ->
        [one] One of { $seats } seats free
       *[other] { $free } of { $seats } seats free
    }
lobby-join = Join
code-label = A code?
code-go = To the table
finished-all = All finished games
finished-none = You have not finished a game yet.
finished-more = Earlier games
access-title = Who may join?
access-link = Whoever has the link
access-link-hint = You send it to your friends.
access-code = Whoever has the link or the code
access-code-hint = Six characters, easy to say on the telephone.
access-public = Everybody
access-public-hint = The table is listed on the front page.
delay-label = Others may watch
delay-seconds =
    { $seconds ->
        [0] live
       *[other] { $seconds } seconds late
    }
delay-minutes =
    { $minutes ->
        [1] a minute late
        [60] an hour late
       *[other] { $minutes } minutes late
    }
share-code = Or they type this code on the front page:

## Who sits where

seat-kept = Reserved for { $name }
seat-stood-in =
    { $level ->
        [easy] an easy bot plays
        [medium] a medium bot plays
        [hard] a hard bot plays
        [expert] an expert bot plays
       *[other] a bot plays
    }
status-cancelled = The host has given this table up.
watching-late = You are watching { $late }; all seats are taken by others.
host-title = You are the host
host-kick = Send away
host-kick-name = Send { $name } away
host-free = Free the seat
host-free-name = Free the seat kept for { $name }
host-level = Which bots
host-fill =
    { $free ->
        [one] Give the seat to a bot
       *[other] Give { $free } seats to bots
    }
host-cancel = Give the table up
leave = Leave the table
leave-sure = A bot goes on for you. You can take your seat back at any time.
leave-go = Leave
leave-not = Stay
standin-mine = A bot plays for you.
standin-return = Take my seat back
standin-ask = Let a bot play for { $name }
rematch-join = Play again: the others wait

# Dice for people who play Bee Busy on paper.

dice-title = Dice for paper
dice-text = Three dice for a table that plays Bee Busy on paper. Everyone can see this screen.
dice-back = Bee Busy
dice-offer = Playing on paper?
dice-open = Roll the dice on this screen
dice-none = The dice have not been rolled yet.
dice-roll = Roll
dice-next = Next round
dice-round = Round { $round }
dice-take = First player: take a die.
dice-others = Everyone else takes one of the other two, which stay on the table.
dice-die = Take the { $value }; the others make { $sum }
dice-sum = leaves { $sum }
dice-told = Round { $round }: { $a }, { $b } and { $c }
dice-earlier = Earlier rounds
dice-again = Start over

# A game on paper.

paper-title = On paper
paper-text = All its components as a PDF to print and cut out, with these rules.
paper-print = Print: { $paper }
