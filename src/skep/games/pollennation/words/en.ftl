# Words of PollenNation.

colony-black = Black
colony-orange = Orange
colony-teal = Teal
colony-plum = Plum
seat-name = { $seat ->
    [0] Black
    [1] Orange
    [2] Teal
   *[3] Plum
}

colour-red = red
colour-blue = blue
colour-pink = pink
colour-yellow = yellow
colour-orange = orange
colour-white = white

# What can be chosen.

option-worker = Move the worker on { $slot }
option-drone = Drone on { $slot }, { $way ->
    [cw] clockwise
   *[ccw] anti-clockwise
}
option-queen = Queen
option-drop = Drop { $colour ->
    [red] red
    [blue] blue
    [pink] pink
    [yellow] yellow
    [orange] orange
   *[white] white
}
option-store = Store pollen
option-blossom = Let it blossom
option-idle = Rest
option-keep = Store { $count } { $colour ->
    [red] red
    [blue] blue
    [pink] pink
    [yellow] yellow
    [orange] orange
   *[white] white
}
option-lay = Lay { a-card }
option-home = Home on { $slot }
option-post = Place a worker on { $slot }
option-take = Take { a-card }
option-deal = Deal { a-card }
option-pool = Draw { a-card }
option-first = { $first ->
    [0] Black
    [1] Orange
    [2] Teal
   *[3] Plum
} begins

# What happened.

log-dealt = You are dealt { a-card }.
log-taken = { $seat-is ->
    [you] You take
   *[they] { $seat-name } takes
} { a-card }.
log-passed = Everyone passes the rest of their hand on clockwise.
log-left-over = The cards left over leave the game.
log-laid = { $seat-is ->
    [you] You lay
    [chance] Chance lays
   *[they] { $seat-name } lays
} { a-card } on bed { $slot }.
log-pollinated = Every flower gets { $cubes } cubes of its own colour.
log-home = { $seat-is ->
    [you] Your queen and drones
   *[they] { $seat-name }’s queen and drones
} start on flower { $slot }.
log-placed = { $seat-is ->
    [you] You place
   *[they] { $seat-name } places
} a worker on flower { $slot }.
log-placed-random = { $seat-is ->
    [you] Your worker starts
   *[they] { $seat-name }’s worker starts
} on flower { $slot }, drawn at random.
log-placed-all = Every flower without a queen gets one of its colony’s workers.
log-first = { $first-is ->
    [you] You begin.
   *[they] { $first-name } begins.
}
log-worker = { $seat-is ->
    [you] Your worker
   *[they] { $seat-name }’s worker
} flies from { $from } to { $to }, dropping { the-drops }.
log-worker-far = { $seat-is ->
    [you] Your worker
   *[they] { $seat-name }’s worker
} flies from { $from } to { $to }, dropping { $cubes } cubes.
log-worker-plain = { $seat-is ->
    [you] Your worker
   *[they] { $seat-name }’s worker
} flies from { $from } to { $to }, dropping { $cubes } { $colour ->
    [red] red
    [blue] blue
    [pink] pink
    [yellow] yellow
    [orange] orange
   *[white] white
} cubes.
log-drone = { $seat-is ->
    [you] Your drone
   *[they] { $seat-name }’s drone
} flies from { $from } to { $to }.
log-fetched = { $seat-is ->
    [you] Your queen
   *[they] { $seat-name }’s queen
} returns to flower { $slot }.
log-pushed = { $count ->
    [one] { $seat-is ->
        [you] Your worker
       *[they] { $seat-name }’s worker
    } is pushed on from { $from } to { $to }.
   *[other] { $seat-is ->
        [you] { $count } of your workers
       *[they] { $count } of { $seat-name }’s workers
    } are pushed on from { $from } to { $to }.
}
log-freed = { $seat-is ->
    [you] Your queen
   *[they] { $seat-name }’s queen
} leaves her pollen on flower { $slot }: { a-heap }.
log-stored = { $seat-is ->
    [you] Your queen
   *[they] { $seat-name }’s queen
} flies from { $from } to { $slot } and stores { a-heap }.
log-blossomed = { $seat-is ->
    [you] Your queen
   *[they] { $seat-name }’s queen
} flies from { $from } to { $slot } and makes it blossom: { $cubes } more { $colour ->
    [red] red
    [blue] blue
    [pink] pink
    [yellow] yellow
    [orange] orange
   *[white] white
} cubes. She leaves the ring.
log-rested = { $seat-is ->
    [you] Your queen
   *[they] { $seat-name }’s queen
} flies from { $from } to { $slot } and rests.
log-helpless = { $seat-is ->
    [you] Your queen
   *[they] { $seat-name }’s queen
} flies from { $from } to { $slot } and finds nothing to do.
log-scored = { $seat-is ->
    [you] You score
   *[they] { $seat-name } scores
} { $points } points on flower { $slot }.
log-jelly = { $seat-is ->
    [you] You make
   *[they] { $seat-name } makes
} Royal Jelly on flower { $slot }: { $points } points!
log-scoreless = { $count } moves without a point: at { $limit } the game ends.
log-repeated = This position has come up before. The third time ends the game.
log-end-repetition = This position has come up for the third time: the game ends.
log-end-stall = Too many moves without a point: the game ends.
log-won = { $seat-is ->
    [you] You win the game!
   *[they] { $seat-name } wins the game.
}
log-shared = { $seat-is ->
    [you] You share
   *[they] { $seat-name } shares
} the win.
log-drawn = The game is a draw.

# Cards, the cubes of a sowing, and heaps of pollen in a sentence.

a-card = the { $easy ->
    [yes] easy {""}
   *[no] {""}
}{ $colour ->
    [red] red
    [blue] blue
    [pink] pink
    [yellow] yellow
    [orange] orange
   *[white] white
} flower worth { $points }
the-drops = { $drop1 ->
    [red] red
    [blue] blue
    [pink] pink
    [yellow] yellow
    [orange] orange
    [white] white
   *[none] {""}
}{ $drop2 ->
    [red] , red
    [blue] , blue
    [pink] , pink
    [yellow] , yellow
    [orange] , orange
    [white] , white
   *[none] {""}
}{ $drop3 ->
    [red] , red
    [blue] , blue
    [pink] , pink
    [yellow] , yellow
    [orange] , orange
    [white] , white
   *[none] {""}
}{ $drop4 ->
    [red] , red
    [blue] , blue
    [pink] , pink
    [yellow] , yellow
    [orange] , orange
    [white] , white
   *[none] {""}
}{ $drop5 ->
    [red] , red
    [blue] , blue
    [pink] , pink
    [yellow] , yellow
    [orange] , orange
    [white] , white
   *[none] {""}
}{ $drop6 ->
    [red] , red
    [blue] , blue
    [pink] , pink
    [yellow] , yellow
    [orange] , orange
    [white] , white
   *[none] {""}
}{ $drop7 ->
    [red] , red
    [blue] , blue
    [pink] , pink
    [yellow] , yellow
    [orange] , orange
    [white] , white
   *[none] {""}
}{ $drop8 ->
    [red] , red
    [blue] , blue
    [pink] , pink
    [yellow] , yellow
    [orange] , orange
    [white] , white
   *[none] {""}
}
a-heap = { $red ->
    [0] {""}
   *[other] { $red-before }{ $red } red
}{ $blue ->
    [0] {""}
   *[other] { $blue-before }{ $blue } blue
}{ $pink ->
    [0] {""}
   *[other] { $pink-before }{ $pink } pink
}{ $yellow ->
    [0] {""}
   *[other] { $yellow-before }{ $yellow } yellow
}{ $orange ->
    [0] {""}
   *[other] { $orange-before }{ $orange } orange
}{ $white ->
    [0] {""}
   *[other] { $white-before }{ $white } white
}

# The table in a terminal.

sketch-reserve = Reserve
sketch-score = Score
sketch-queen = queen
sketch-away = in the centre
sketch-stores = stores
sketch-workers = workers
sketch-drones = drones
sketch-hand = hand
sketch-to-move = to move
sketch-hidden = face down
sketch-carries = carries
sketch-scoreless = Moves without a point

# The board on the page.

board-ring = The ring of flowers
board-petal =
    Flower { $slot }{ $colour ->
        [none] , no card yet
       *[other] : { $colour ->
            [red] red
            [blue] blue
            [pink] pink
            [yellow] yellow
            [orange] orange
           *[white] white
        }, { $points } points, { $free ->
            [one] { $free } free cube
           *[other] { $free } free cubes
        }
    }{ $met ->
        [yes] , requirement met
       *[no] {""}
    }
board-bee =
    { $colony ->
        [black] Black
        [orange] Orange
        [teal] Teal
       *[plum] Plum
    } { $kind ->
        [worker] { $count ->
            [one] worker
           *[other] { $count } workers
        }
        [drone] { $count ->
            [one] drone
           *[other] { $count } drones
        }
       *[queen] queen
    } on flower { $slot }{ $kind ->
        [worker] , would travel { $travels }
       *[other] {""}
    }
board-track = Score track to { $target }
board-reserve = Pollen in reserve
board-away =
    { $colony ->
        [black] Black
        [orange] Orange
        [teal] Teal
       *[plum] Plum
    } queen, away
board-scoreless = { $count } moves without a point; at { $limit } the game ends
board-score = { $score } of { $target } points
board-your-turn =
    { $moves ->
        [one] your turn
       *[other] your turn, { $moves } moves left
    }
board-turn =
    { $moves ->
        [one] to move
       *[other] to move, { $moves } moves left
    }
board-ready = ready
board-thinking = thinking
board-winner = winner
board-queen-away = queen away
board-wait =
    { $phase ->
        [bee] Waiting for { $names } to move.
        [sow] { $names } is sowing pollen.
        [queen] { $names } is choosing what the queen does.
        [store] { $names } is choosing pollen to store.
        [draft] Waiting for { $names } to take a card.
        [layout] Waiting for { $names } to lay their flowers.
        [home] Waiting for { $names } to choose a home.
        [post] Waiting for { $names } to place a worker.
       *[other] Waiting for { $names }.
    }
board-occurrences = This position has come up { $count } times; the third time ends the game.
board-bee-ask =
    { $moves ->
        [one] Choose a bee to move
       *[other] Choose a bee to move ({ $moves } moves left)
    }
board-layout-ask = Lay a card on flower bed { $slot }
board-draft-ask = Take a card; the rest of the hand moves on
board-home-ask = Choose the home of your queen and drones
board-post-ask = Place a worker
board-queen = Your queen has reached flower { $slot }
board-reserve-left = leaves { $count } in reserve
board-sow = What falls on flower { $slot }?
board-sow-ready = She ends on flower { $slot }
board-sow-order = Order of the cubes
board-store = Which pollen does your queen store on flower { $slot }?
board-store-free = Free
board-store-kept = On her token
board-store-none = Choose cubes to put here
board-store-put =
    Put { $colour ->
        [red] red
        [blue] blue
        [pink] pink
        [yellow] yellow
        [orange] orange
       *[white] white
    } on her token
board-store-back =
    Give { $colour ->
        [red] red
        [blue] blue
        [pink] pink
        [yellow] yellow
        [orange] orange
       *[white] white
    } back
board-store-all = All
board-store-confirm =
    { $count ->
        [0] Store
        [one] Store one cube
       *[other] Store { $count } cubes
    }
board-confirm = Sow
board-undo = Undo
board-why-pollen = No free pollen here, so she can’t move.
board-why-locked = The pollen here is stored on a queen’s token, so she can’t carry any.
board-why-together = All her workers are on her own flower: she has nowhere to fly.
board-why-away = She is away. A drone that reaches one of your workers fetches her back.
board-why-moved = This bee has moved already this turn.
board-flower = Flower { $slot }
board-met = Met: { $points } points
board-no-pollen = No free pollen
board-keeps = stores
board-close = Close
board-card =
    { $colour ->
        [red] Red
        [blue] Blue
        [pink] Pink
        [yellow] Yellow
        [orange] Orange
       *[white] White
    } flower, { $points } points
board-taken =
    Taken by { $colony ->
        [black] Black
        [orange] Orange
        [teal] Teal
       *[plum] Plum
    }
board-turned = My flowers at the bottom
board-letters = Letters on the pollen
board-end-target = The target has been reached.
board-end-repetition = The same position for the third time: the game ends.
board-end-stall = Too many moves without a point: the game ends.
board-help-aim = Be the first colony to reach the target. A turn is one move of one bee, and then the action of that same bee.
board-help-moves = Moves:
board-help-acts = Then:
board-help-worker = Worker
board-help-worker-moves = she takes all free pollen of her flower and drops one cube on each flower clockwise, in the order you choose, until she has none.
board-help-worker-acts = if the flower where she stops now has what its card asks for, you score its points.
board-help-drone = Drone
board-help-drone-moves = one flower in either direction.
board-help-drone-acts = he pushes your workers there one flower on. If your queen is away, the first of them calls her back to that flower instead and stays.
board-help-queen = Queen
board-help-queen-moves = clockwise to the next flower with a worker of yours. Pollen she stored is free again on the flower she leaves.
board-help-queen-acts = she either stores free pollen on her token, or makes the flower blossom: it gets two cubes of its colour from the reserve, and she leaves the ring.
board-help-scoring = Scoring
board-help-scoring-card = Free and stored pollen both count. Nothing is used up: a flower may be scored again and again, by anybody.
board-help-jelly = Royal Jelly: all six colours and your own queen on the flower bring 6 points instead.
board-help-principles = Three principles
board-help-carry = Only workers carry pollen.
board-help-score = Only workers score, and only after moving by themselves.
board-help-act = Move first, then act, and act if you can.
board-help-end = The game also ends when a position comes up for the third time, or after a long stretch without a point; then the leader wins.

# The game on the front page, and its variants when a table is set up.

about = Two colonies share a ring of flowers, sow pollen around it and race for ten points. About 20 minutes.
setting-deck = Flower cards
setting-deck-help = The easy deck has no flowers worth 5. Automatic is the standard deck, or all cards where four players need them.
setting-deck-auto = automatic
setting-deck-standard = standard: 2, 3 and 5 points
setting-deck-easy = easy: 2 and 3 points
setting-deck-all = all 24
setting-deal = Deal
setting-deal-help = How the cards reach the players.
setting-deal-by_colour = one of each colour
setting-deal-by_value = sorted by value
setting-deal-draft = draft
setting-deal-fixed = fixed board
setting-anchor = Value that is used in full
setting-anchor-help = Counts only when cards are sorted by value.
setting-anchor-two = the 2s
setting-anchor-three = the 3s
setting-anchor-top = the highest
setting-setup = Laying out
setting-setup-help = How the cards are laid and the bees placed.
setting-setup-secret = in secret
setting-setup-open = openly, in turn
setting-setup-random = at random
setting-faces = What the cards ask for
setting-faces-help = “Different” pollen can be one other colour, or all different ones.
setting-faces-single = one colour
setting-faces-rainbow = many colours
setting-faces-five_rainbow = many colours on the 5s only
setting-players = Players
setting-players-help = Two is the printed game; three and four are experimental.
setting-flowers_each = Flowers for each player
setting-flowers_each-help = 4 needs three or four players.
setting-flowers_each-6 = 6
setting-flowers_each-4 = 4
setting-workers = Workers in each colony
setting-workers-help = 5 needs six flowers for each player.
setting-workers-3 = 3
setting-workers-5 = 5
setting-moves_per_turn = Bee moves in a turn
setting-moves_per_turn-help = Two moves make a faster, less predictable game.
setting-moves_per_turn-1 = 1
setting-moves_per_turn-2 = 2
setting-same_bee = The same bee twice
setting-same_bee-help = Counts only with two moves in a turn.
setting-same_bee-allowed = allowed
setting-same_bee-forbidden = forbidden
setting-opening_moves = The very first turn
setting-opening_moves-help = Counts only with two moves in a turn.
setting-opening_moves-full = two moves
setting-opening_moves-one = one move
setting-cubes_per_colour = Pollen of each colour
setting-cubes_per_colour-help = Automatic: 10, but 12 on a ring of 18 flowers and 14 on one of 24.
setting-cubes_per_colour-auto = automatic
setting-cubes_per_colour-10 = 10
setting-cubes_per_colour-12 = 12
setting-cubes_per_colour-14 = 14
setting-target = Points that win
setting-target-help = 10 is the printed game; 6 makes a short one.
setting-start = Who begins
setting-start-help = The colony that makes the first move.
setting-start-random = at random
setting-start-seat0 = Black (seat 1)
setting-start-seat1 = Orange (seat 2)
setting-start-seat2 = Teal (seat 3)
setting-start-seat3 = Plum (seat 4)
setting-push_scores = Pushed workers score
setting-push_scores-help = Whether a worker pushed by a drone scores where she lands.
setting-push_scores-off = no
setting-push_scores-on = yes
setting-royal_jelly = Royal Jelly needs
setting-royal_jelly-help = Six points for all six colours together with your own queen.
setting-royal_jelly-open = all six colours
setting-royal_jelly-card = those and what the card asks
setting-queen_loop = A queen may fly a full circle
setting-queen_loop-help = When all her workers are on her own flower.
setting-queen_loop-off = no
setting-queen_loop-on = yes
setting-queen_action = After her move the queen
setting-queen_action-help = Whether a queen may land and do nothing.
setting-queen_action-must = must act
setting-queen_action-may = may act
setting-stall_limit = Moves without a point
setting-stall_limit-help = This many bee moves per player without a point end the game.
setting-repetition = The same position again
setting-repetition-help = Whether it ends the game when it comes up for the third time.
setting-repetition-3 = ends the game
setting-repetition-0 = does not matter
setting-stall_result = If the game stalls
setting-stall_result-help = Who wins a game that ends by repetition or without points for too long.
setting-stall_result-leader = the leader wins
setting-stall_result-draw = it is a draw
