# The page's own words. A game's words lie with the game.

home = Skep: home
skip = Skip to the content
language = Language
loading = One moment…
close = Close
you = you
footer = Skep: a home for four bee board games. No sign-up needed, no tracking; your name is all we ask.
compiling = Compiling for speed: { $percent }%. Bots think more slowly until then.

name-label = Your name
name-optional = Name (optional)
name-kept = You are now { $name }.

## Home

front-title = Four bee games, one hive
front-text = Play against bots, online with friends, or together on one screen.
games = Games
board-to-come = The board is still being drawn. In a terminal:
play = Play
play-hint = “Play” starts a game against medium bots right away.
set-up = Create a table
tables-running = Your tables
tables-finished = Finished games
table-with = With { $others }
table-alone = Nobody else yet
table-solo = Solo
table-scores = Points { $scores }
table-open = Waiting for players
table-others-turn = Others are playing
your-turn = Your turn
to-front = Home
players-exactly = { $low } players
players-range = { $low } to { $high } players
result-won = Won
result-lost = Lost
result-draw = Draw
result-over = Over

## Creating a table

setup-title = New table: { $game }
setup-seats = Players
setup-players = Number of players
setup-seat = Seat { $number }
setup-level = Level of the bot in seat { $number }
setup-name = Name of the person in seat { $number }
setup-settings = Rules
setup-more = More variants ({ $count })
variant = { $option }: { $value }
setup-open = Create table
setup-refused = Can’t create this table.
setup-clash = These settings don’t go together: { $options }
kind-me = Me ({ $name })
kind-me-hint = This seat is yours.
kind-friend = A friend (invite link)
kind-friend-hint = You get a link to send.
kind-bot = A bot
kind-local = Someone on this device
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

ask = Your turn: choose a move
ask-named = { $name }: { $asked }
choices = All options ({ $count })
sending = Sending…
reconnecting = Connection lost. Reconnecting…
status-open =
    { $free ->
        [one] Waiting for one more player
       *[other] Waiting for { $free } more players
    }
status-others = Waiting for { $names }
status-dealing = One moment…
open-host = Send the link to anyone you’d like to play with. The game starts when every seat is taken.
open-kept = Reserved for { $names }, who can join with “Play again” or the link. The game starts when every seat is taken.
open-guest = The game starts when every seat is taken.
watching = You’re watching. Every seat is taken.
log = Game log
log-empty = Nothing has happened yet.
no-board = No board yet. Choose your moves from the list.

share-title =
    { $free ->
        [one] Invite a friend
       *[other] Invite { $free } friends
    }
share-text = Anyone with this link can take a free seat.
share-link = Link to this table
share-copy = Copy
share-copied = Copied
share-by-hand = Couldn’t copy. The link is selected; copy it yourself.

handover-title = Pass the device to { $name }
handover-text = The board is hidden to keep each player’s secrets.
handover-take = I am { $name }: show my view
interrupt-title = Does anyone interrupt?
interrupt-text = We ask whenever it’s possible, whatever you hold. Take the screen to check your cards; nobody sees what you decide.
interrupt-nobody = Nobody else: continue
interrupt-look = { $name }: check my cards
interrupt-never = Stop asking about this
interrupt-again = Start asking again
interrupt-wish = { $name }, want a chance to interrupt? If you can play a card, you’ll get the device back.
interrupt-ask-me = Ask me
interrupt-let-be = Pass
moment-left = Time left to answer

over-won = You won!
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
fair-promise = Commitment, published before the first move (SHA-256)
fair-seed = The seed that matches it
fair-seal = Seal: commitment and contributions, fixed before the first draw (SHA-256)
fair-added =
    { $count ->
        [one] One player added random bytes, so the server can’t decide alone.
       *[other] { $count } players added random bytes, so the server can’t decide alone.
    }
check-dice = Check the draws
check-title = Drawn again in your browser
check-busy = Drawing everything again…
check-good = Everything checks out.
check-partly = What was drawn here checks out. What was taken over isn’t proven here.
check-bad = Something doesn’t match.
check-agree = Dice and cards that agree: { $right } of { $total }
check-none = Nothing random happened in this game.
check-promise = The seed matches the commitment.
check-promise-not = The seed doesn’t match the commitment.
check-seal = The seal covers the commitment and the contributions.
check-seal-not = The seal does not cover the commitment and the contributions.
check-noted = Commitment and contributions are those this browser noted before the game.
check-noted-not = Commitment or contributions aren’t those this browser noted before the game.
check-unnoted = This browser missed the start, so it has no commitment to compare.
check-record = The game record matches.
check-record-not = The game record doesn’t match.
check-copied =
    { $count ->
        [one] The first choice came from another game and was not drawn here.
       *[other] The first { $count } choices came from another game and were not drawn here.
    }
check-insecure = This browser can only do this over a secure connection (https). In a terminal: skep verify FILE
check-what = Draw
check-odds = Probability
check-result = Agrees
check-right = agrees
check-wrong = does not agree
check-limits = The probabilities come from the server. To check them against the rules too, download the record and run: skep verify FILE
fair-text = We publish a secret seed’s fingerprint before the game and the seed after it, so anyone can check every card and die.

help = Help
help-title = { $game } in short
keys = Keys
key-numbers-key = 1 – 9
key-numbers = choose that option while the list is open
key-arrows-key = Arrows
key-arrows = walk through the list of options
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

## Chat

talk = Chat
talk-empty = No messages yet.
talk-earlier = Earlier messages
talk-to = To whom
talk-to-all = To all
talk-to-one = Only to { $name }
talk-from-one = { $name }, only to you
talk-text = Write a message
talk-send = Send
talk-seats-only = Only players can chat.
talk-unread =
    { $count ->
        [one] 1 unread message
       *[other] { $count } unread messages
    }
talk-news = { $name }: { $text }
talk-mute-title = Mute someone
talk-mute = Mute
talk-mute-one = Mute { $name }
talk-unmute = Unmute
talk-unmute-one = Unmute { $name }

## Notifications

notices-title = Turn notifications
notices-here-text = Get notified when it’s your turn and this tab is in the background.
notices-here-on = Notify me in this browser
notices-here-off = Stop notifying me in this browser
notices-denied = Your browser blocks notifications. Allow them in its site settings.
hook-title = Webhook
hook-text = Called when tables have waited for you for a while, at most once every few minutes.
hook-url = Address (https)
hook-set = Use this address
hook-remove = Remove this address
hook-again = Try this address again
hook-secret = Calls are signed with this secret; it is shown only now:
hook-trouble = The last call failed ({ $trouble }). It will be tried again.
hook-off = Switched off after several failures; the last: { $trouble }.

## Invitation and replay

join-title = Invitation
join-invited = You’re invited to { $game }
join-full = This { $game } table is full
join-sit = Join as { $name }
join-watch = Watch
replay-step = Step { $at } of { $last }
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-turn-on = One turn on
replay-seat = View as
replay-public = Spectator

replay-all = Everything, nothing hidden
jump = Jump to
jump-start = The start
jump-round = Round { $round }
jump-turn = { $turn }: { $name }
moment-share = Copy link
moment-copied = Link to this moment copied.
moment-by-hand = Couldn’t copy. The address of this page leads to this moment.
branch = What if…
branch-title = Continue from here
branch-text = Open your own table from here, with fresh dice and cards. The finished game doesn’t change.
branch-go = Continue
purpose-analysis = Analysis
purpose-analysis-text =
    { $count ->
        [0] Starts as another game did.
        [one] Continues another game after 1 move.
       *[other] Continues another game after { $count } moves.
    }
purpose-daily = Daily challenge
purpose-daily-text = The same dice for everyone, one try each: no undo here.
purpose-import = Record
purpose-import-text = Imported game.
purpose-parent = View original
import = Open a record
import-text = Finished games open as a replay; unfinished ones can be continued.
import-file = Choose a file
import-paste = or paste the record here
import-go = Open

## Time

pace-title = Time
pace-none = No clock
pace-live = Live
pace-days = Days
pace-none-hint = No limit: everyone takes the time they need.
pace-live-hint = Your clock runs on your turn; you gain the extra seconds when it stops. Private questions aren’t timed.
pace-days-hint = For games over days or weeks. Vacation stops your clock.
pace-minutes = Minutes for the whole game
pace-increment = Extra seconds for each turn
pace-each = Days for each turn
pace-late = When time runs out
pace-late-bot = a bot takes over
pace-late-random = a random move is made
pace-late-forfeit = the player loses
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
pause-asks = { $name } asks for a pause. All clocks stop until someone resumes.
pause-waits = Waiting for { $names } to agree to a pause
paused = Game paused. Clocks are stopped.
resume = Resume
seat-gave-up = resigned
seat-late = ran out of time
over-gave-up = { $name } resigned.
over-late = { $name } ran out of time.
give-up = Resign
give-up-sure = Resign? Your opponent wins.
give-up-sure-bot = Resign? A bot takes over and you can’t win any more.
give-up-go = Resign
give-up-not = Keep playing
vacation-title = Vacation
vacation-text = { $left ->
    [one] While you are away, clocks that count days stop for you, and you get no notifications. You have 1 day left this year.
   *[other] While you are away, clocks that count days stop for you, and you get no notifications. You have { $left } days left this year.
}
vacation-until = You’re away until { $date }.
vacation-days = Days
vacation-go = Go on vacation
vacation-back = I’m back
seat-vacation = on vacation until { $date }

## Undoing

back = Undo
back-move = Undo the whole move
back-asks = { $name } asks to undo. Everything since then is undone too.
back-yes = Allow
back-no = Refuse
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
down-title = Can’t reach the server
down-text = Your games are safe. We’ll keep trying.
lost-title = There is nothing here
lost-text = We can’t find this page or table. It may be gone.
refused-title = That’s not possible
error-unknown = Something unexpected went wrong. Please reload the page.
error-offline = Can’t reach the server. Please try again.
error-not-sent = Not sent: the table isn’t connected, or your last move is still on its way.
error-stale = The game moved on first. Here’s the current position.
error-illegal = You can’t do that right now.
error-out-of-turn = It’s not your turn.
error-not-yours = That’s not your seat.
error-not-started = The game hasn’t started: a seat is still free.
error-over = The game is over.
error-too-fast = That was too fast. Please wait a moment.
error-too-many = Too many connections from your address. Close some tabs and try again.
error-too-big = That was too much to send at once. Send less.
error-bad-message = The server couldn’t read that. Please reload the page.
error-not-found = We can’t find this page or table. It may be gone.
error-no-lab = This server doesn’t show lab reports.
error-no-paper = This server can’t print. Use “skep print” instead.
error-full = All seats are taken.
error-fixed = This table’s randomness is already sealed.
error-bad-login = A username has 3 to 40 letters, digits, dots and hyphens.
error-bad-passphrase = A passphrase has at least 8 characters.
error-login-taken = Someone else has this username. Choose another.
error-kept-already = You have an account already.
error-not-kept = You’re a guest. Create an account first.
error-wrong-passphrase = Unknown username or wrong passphrase.
error-wrong-passkey = This passkey isn’t known here, or was removed. Use another one, or your passphrase.
error-bad-passkey = Can’t add this passkey. Please try again.
error-passkey-known = This device already has your passkey.
error-passkey-late = That took too long. Please try again.
error-passkey-not-done = Nothing changed: it was cancelled, or took too long.
error-too-many-passkeys = You have as many passkeys as an account can have. Remove one first.
error-no-passkeys = Passkeys need https and a host name, not an IP address.
error-signed-out = This device was signed out.
error-not-host = Only the host of the table can do that.
error-begun = The game has already started.
error-cancelled = The host cancelled this table.
error-sent-away = The host removed you.
error-not-away = This player was here a moment ago.
error-bad-code = No table has this code. Check it and try again.
error-stood-in = A bot plays for you. Return to your seat first.
error-bad-invite = This invite link doesn’t fit the table. Ask for a new one.
error-bad-moment = The game can’t continue from there.
error-bad-record = Can’t read this record.
error-bad-name = A name has 1 to 40 characters.
error-bad-seats = These seats don’t fit the game.
error-bad-request = The server couldn’t read that. Please reload the page.
error-foreign-origin = This page can’t use this server.
error-not-json = The server couldn’t read that. Please reload the page.
error-not-over = Available when the game is over.
error-rules-changed = The rules of this game have changed since this table was created; it can’t be shown any more.
error-bad-talk = Messages need 1 to 500 visible characters.
error-bad-hook = Can’t use this address: it must be an https address of a public server.
error-no-talk = There’s nobody to chat with at this table.
error-paused = The game is paused.
error-not-paused = The game isn’t paused.
error-no-clock = This table has no clock.
error-asked = Already asked; make a move first.
error-lapsed = Too late: the game has moved on.
error-nothing-back = There is nothing to undo.
error-one-try = A daily challenge has one try: nothing can be undone.
error-no-time = There’s too little time left on the clock to undo this.
error-alone = You can’t resign a solo game.
error-given-up = This seat has lost already.
error-away = You’re already on vacation.
error-no-days = You don’t have that many days of vacation left this year.
error-trouble = Something went wrong on the server. Nothing has changed; please try again.

# Played alone: a bot on the same dice, and the day's challenge.
par-plays = { seat-bot } is playing the same dice: { $points ->
    [one] { $points } point so far…
   *[other] { $points } points so far…
}
par-is = Par with the same dice ({ seat-bot }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
par-better = { $points ->
    [one] 1 point
   *[other] { $points } points
} above par!
par-worse = { $points ->
    [one] 1 point
   *[other] { $points } points
} below par.
par-equal = You matched par.
daily = Daily challenge
daily-text = The same dice for everyone, one try each.
daily-of = { $game }: daily challenge
daily-try = Play it
daily-go-on = Resume
daily-look = Your try
daily-table = All scores
daily-none = Nobody has finished yet.
daily-place = Place
daily-name = Name
daily-points = Points
daily-before = The day before
daily-after = The day after
daily-check = The dice of a day follow from its date, so anyone can check them.
daily-done = { $count ->
    [0] Nobody has finished yet.
    [one] 1 player finished; best { $best }.
   *[other] { $count } players finished; best { $best }.
}

## You

you-title = You
you-guest = You’re a guest, known only to this browser. Create an account to play anywhere.
you-kept = You have an account; your username is { $login }.
keep-title = Create an account
keep-text = Sign in anywhere and keep your games. We can’t reset a lost passphrase: write it down.
keep-go = Create account
keep-done = Your account is ready.
login = Username
passphrase = Passphrase
passphrase-old = Current passphrase
passphrase-new = New passphrase (at least 8 characters)
signin-title = Sign in
signin-bring = Move my guest games to this account
signin-go = Sign in
signin-passkey = Sign in with a passkey
signin-done = You are now { $name }.
devices-title = Devices signed in
device-here = This device
device-other = Another device
device-when = since { $created }, last seen { $seen }
signout-here = Sign out
signout-everywhere = Sign out everywhere
signout-done = You’re signed out. Here you are now { $name }.
passkeys-title = Passkeys
passkeys-text = Sign in with fingerprint, face or PIN instead of typing. Your passphrase still works.
passkey-add = Add a passkey
passkey-added = Passkey added.
passkey-when = created { $created }, last used { $used }
passkey-unused = created { $created }, not used yet
passkey-remove = Remove
passkey-removed = Passkey removed. You may delete it on your device as well.
proof-passkey = Confirm with a passkey instead
passphrase-title = Change passphrase
passphrase-text = Signs out your other devices; passkeys still work.
passphrase-go = Change passphrase
passphrase-done = Passphrase changed.
data-title = Your data
data-text = We store your name and how you sign in, your tables and moves, your messages and whom you mute, your vacation and your webhook, and nothing else.
data-export = Download everything
data-delete = Delete everything…
forget-text = We delete your name, sign-in, passkeys and messages. Finished games stay, unnamed; a bot takes over current ones. You can’t undo this.
forget-go = Delete for good
forget-not = Keep everything
forget-done = Everything is deleted. You’re { $name } now.

## Lobby

lobby-title = Open tables
lobby-host = Hosted by { $name }
lobby-nobody = Someone
lobby-free =
    { $free ->
        [one] One of { $seats } seats free
       *[other] { $free } of { $seats } seats free
    }
lobby-join = Join
code-label = Table code
code-go = Join
finished-all = All finished games
finished-none = You haven’t finished a game yet.
finished-more = Earlier games
access-title = Who can join?
access-link = Anyone with the link
access-link-hint = You send it to your friends.
access-code = Anyone with the link or the code
access-code-hint = Six characters, easy to read out.
access-public = Everyone
access-public-hint = The table is listed on the home page.
delay-label = Spectators watch
delay-seconds =
    { $seconds ->
        [0] live
       *[other] { $seconds } seconds behind
    }
delay-minutes =
    { $minutes ->
        [1] a minute behind
        [60] an hour behind
       *[other] { $minutes } minutes behind
    }
share-code = Or they type this code on the home page:

## Seats and hosts

seat-kept = Reserved for { $name }
seat-stood-in =
    { $level ->
        [easy] an easy bot plays
        [medium] a medium bot plays
        [hard] a hard bot plays
        [expert] an expert bot plays
       *[other] a bot plays
    }
status-cancelled = The host cancelled this table.
watching-late = You’re watching { $late }. Every seat is taken.
host-title = You are the host
host-kick = Remove
host-kick-name = Remove { $name }
host-free = Free the seat
host-free-name = Free the seat reserved for { $name }
host-level = Bot level
host-fill =
    { $free ->
        [one] Fill the seat with a bot
       *[other] Fill { $free } seats with bots
    }
host-cancel = Cancel the table
leave = Leave the table
leave-sure = A bot plays on for you. You can return to your seat at any time.
leave-go = Leave
leave-not = Stay
standin-mine = A bot plays for you.
standin-return = Return to my seat
standin-ask = Let a bot play for { $name }
rematch-join = Join rematch

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

# Reports of the laboratory.

lab-title = Lab reports
lab-text = What bots found out over many games: experiments of this host, in English.
lab-none = There are no reports yet.

# A game on paper.

paper-title = On paper
paper-text = All its components as a PDF to print and cut out, with these rules.
paper-print = Print: { $paper }
