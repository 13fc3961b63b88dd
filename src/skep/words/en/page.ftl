# The page's own words. A game's words lie with the game.

home = Skep: to the front page
skip = Skip to the content
language = Language
loading = One moment …
close = Close
you = you
footer = Skep: a home for four bee board games. No sign-up, no tracking; your name is all we ask.

name-label = Your name
name-optional = Name (optional)
name-kept = You are now { $name }.

## Front page

front-title = Four bee games, one hive
front-text = Play against bots, with friends by a link, or together around one screen.
games = Games
board-to-come = The board is still being drawn. In a terminal:
play = Play
play-hint = “Play” starts at once against a medium bot.
set-up = Set up a table
tables-running = Your tables
tables-finished = Finished games
table-with = With { $others }
table-alone = Nobody else yet
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
seat-here = here
seat-away = not here now
seat-thinking = to choose
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
interrupt-text = Answer together, without showing your cards. Whoever wants to look at hers takes the screen.
interrupt-nobody = Nobody
interrupt-back = Cover the table again

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
record = Record

fair-title = Randomness you can check
fair-promise = Promise made before the first choice (SHA-256)
fair-seed = The seed behind it
fair-text = The promise is the fingerprint of a secret seed. When the game is over the seed is shown, and anybody can work out that every card and every die came from it.

help = Help
help-title = { $game } in short
keys = Keys
key-numbers-key = 1 – 9
key-numbers = make that choice of the list, while the list is open
key-arrows-key = Arrows
key-arrows = walk through the list of choices
key-enter-key = Tab, Enter
key-enter = go to anything that can be pressed, and press it
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
error-stale = The table had moved on. Here is how it stands now.
error-illegal = That choice is not open to you now.
error-out-of-turn = It is not your turn now.
error-not-yours = That seat is not yours.
error-not-started = The game has not begun: a seat is still free.
error-over = The game is over.
error-too-fast = That was too fast. Please wait a moment.
error-too-big = That was too much at once.
error-bad-message = The server did not understand the page. Please reload it.
error-not-found = This page or table does not exist, or no longer.
error-full = All seats are taken.
error-bad-invite = This invitation does not fit the table. Please ask for a new link.
error-bad-name = A name has 1 to 40 characters.
error-bad-seats = These seats do not fit the game.
error-bad-request = The server did not understand the page. Please reload it.
error-foreign-origin = This page may not talk to this server.
error-not-json = The server did not understand the page. Please reload it.
error-not-over = That is there once the game is over.
error-rules-changed = The rules of this game have changed since this table was opened; it can no longer be shown.
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
