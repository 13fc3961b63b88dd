# Words of PollenNation.

colony-black = Black
colony-orange = Orange
colony-teal = Teal
colony-plum = Plum

colour-red = red
colour-blue = blue
colour-pink = pink
colour-yellow = yellow
colour-orange = orange
colour-white = white

# What can be chosen.

option-worker = Worker on { $slot }
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
option-idle = Do nothing
option-keep = Keep { $count } { $colour ->
    [red] red
    [blue] blue
    [pink] pink
    [yellow] yellow
    [orange] orange
   *[white] white
}
option-lay = Lay { $card }
option-home = Home on { $slot }
option-post = Worker to { $slot }
option-take = Take { $card }
option-deal = Deal { $card }
option-pool = Draw { $card }
option-first = { $first ->
    [0] Black
    [1] Orange
    [2] Teal
   *[3] Plum
} begins

# What happened.

log-worker = { $seat ->
    [0] Black
    [1] Orange
    [2] Teal
   *[3] Plum
} sends a worker from { $slot }.
log-drone = { $seat ->
    [0] Black
    [1] Orange
    [2] Teal
   *[3] Plum
} moves a drone from { $slot } { $way ->
    [cw] clockwise
   *[ccw] anti-clockwise
}.
log-queen = { $seat ->
    [0] Black
    [1] Orange
    [2] Teal
   *[3] Plum
} moves the queen.
log-drop = { $seat ->
    [0] Black
    [1] Orange
    [2] Teal
   *[3] Plum
} drops { $colour ->
    [red] red
    [blue] blue
    [pink] pink
    [yellow] yellow
    [orange] orange
   *[white] white
}.
log-store = { $seat ->
    [0] Black
    [1] Orange
    [2] Teal
   *[3] Plum
} stores pollen.
log-blossom = { $seat ->
    [0] Black
    [1] Orange
    [2] Teal
   *[3] Plum
} lets the flower blossom; the queen leaves the ring.
log-idle = { $seat ->
    [0] Black
    [1] Orange
    [2] Teal
   *[3] Plum
} lets the queen rest.
log-keep = { $seat ->
    [0] Black
    [1] Orange
    [2] Teal
   *[3] Plum
} keeps { $count } { $colour ->
    [red] red
    [blue] blue
    [pink] pink
    [yellow] yellow
    [orange] orange
   *[white] white
}.
log-lay = { $seat ->
    [-1] Chance lays
    [0] Black lays
    [1] Orange lays
    [2] Teal lays
   *[3] Plum lays
} { $card }.
log-home = { $seat ->
    [-1] Chance makes a home
    [0] Black makes its home
    [1] Orange makes its home
    [2] Teal makes its home
   *[3] Plum makes its home
} on { $slot }.
log-post = { $seat ->
    [-1] Chance places a worker
    [0] Black places a worker
    [1] Orange places a worker
    [2] Teal places a worker
   *[3] Plum places a worker
} on { $slot }.
log-take = { $seat ->
    [0] Black
    [1] Orange
    [2] Teal
   *[3] Plum
} takes { $card }.
log-deal = { $card } is dealt.
log-pool = { $card } comes into the pool.
log-first = { $first ->
    [0] Black
    [1] Orange
    [2] Teal
   *[3] Plum
} begins.
log-score = { $seat ->
    [0] Black
    [1] Orange
    [2] Teal
   *[3] Plum
} scores { $points } on { $slot }.
log-jelly = { $seat ->
    [0] Black
    [1] Orange
    [2] Teal
   *[3] Plum
} makes Royal Jelly on { $slot }: 6 points.
log-shoved = { $count ->
    [one] A worker of { $seat ->
        [0] Black
        [1] Orange
        [2] Teal
       *[3] Plum
    } is shoved on from { $slot }.
   *[other] { $count } workers of { $seat ->
        [0] Black
        [1] Orange
        [2] Teal
       *[3] Plum
    } are shoved on from { $slot }.
}
log-fetched = The queen of { $seat ->
    [0] Black
    [1] Orange
    [2] Teal
   *[3] Plum
} returns to { $slot }.
log-reveal = All have chosen: the choices are shown.
log-end-target = { $seat ->
    [0] Black
    [1] Orange
    [2] Teal
   *[3] Plum
} wins the game.
log-end-repetition = The same position for the third time: the game ends.
log-end-stall = Too long without a point: the game ends.

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
sketch-last = Last move
sketch-scoreless = Moves without a point
