# Words of Waggle Dance. The edition "pollen" says pollen where "nectar" says nectar, and red for pink.

about = Swarms of dice build rooms, gather nectar by majority and make honey, by day and by night; Queen cards turn things round. About 30 minutes per player.

seat-name = { $seat ->
    [0] Violet
    [1] Yellow
    [2] Blue
    [3] Orange
   *[other] Chance
}
other-name = { $other ->
    [0] Violet
    [1] Yellow
    [2] Blue
   *[3] Orange
}
of-other = { $other ->
   *[other] { other-name }’s
}
first-name = { $first ->
    [0] Violet
    [1] Yellow
    [2] Blue
   *[3] Orange
}
resource = { $edition ->
    [pollen] pollen
   *[nectar] nectar
}
colour-name = { $colour ->
    [white] white
    [yellow] yellow
    [orange] orange
    [pink] { $edition ->
        [pollen] red
       *[nectar] pink
    }
    [violet] violet
   *[blue] blue
}
flower-colour = { $colour ->
    [white] white
    [yellow] yellow
    [orange] orange
    [pink] { $edition ->
        [pollen] red
       *[nectar] pink
    }
    [violet] violet
   *[blue] blue
}
one-cube = { $colour ->
    [orange] an orange cube
   *[other] a { colour-name } cube
}
card-name = { $card ->
    [vol] Volunteer
    [over] Overtime
    [dir] Directions
    [shift] Shift Change
    [sick] Sick Leave
    [trick] Dirty Trick
    [feint] Feint
    [scout] Scout
    [gift] Queen’s Gift
    [expert] Expertise
    [bonus] Bonus
    [effic] Efficiency
    [alch] Alchemy
   *[mix] Mix
}
by-day = { $edition ->
    [pollen] Assignment
   *[nectar] Day
}
by-night = { $edition ->
    [pollen] Resolution
   *[nectar] Night
}
card-text = { $card ->
    [vol] { by-day }, before the roll: the Volunteer die is one more bee of yours this round.
    [over] { by-day }, your turn: turn a bee to another value and place it at once.
    [dir] { by-day }, your turn: for the rest of this round your bees of any value may go to a flower on which you placed one.
    [shift] { by-day }, your turn: place one bee more, or none at all.
    [sick] { by-day }, after the roll: an opponent’s bee cannot be placed this round.
    [trick] { by-day }, when an opponent places a bee on a flower: move it to another flower.
    [feint] { by-day }, your turn: instead of placing, move one of your placed bees.
    [scout] { by-night }, about to draw: draw three cards, keep one.
    [gift] { by-night }: a free room or a free egg.
    [expert] { by-night }: hatch an egg or make a honey with two bees of different values.
    [bonus] { by-night }, gathering: one more cube from a flower you took from.
    [effic] { by-night }: a honey costs one cube less.
    [alch] { by-night }: a honey may be made of two colours.
   *[mix] { by-night }: move as many cubes as you like between two of your rooms.
}
set-name = { $cards ->
    [effic] Efficiency
    [alch] Alchemy
    [effic-alch] Efficiency and Alchemy
    [expert] Expertise
    [effic-expert] Efficiency and Expertise
    [alch-expert] Alchemy and Expertise
   *[effic-alch-expert] Efficiency, Alchemy and Expertise
}
slots-name = { $slots ->
    [A] A ({ $edition ->
        [pollen] claim a room
       *[nectar] build a room
    })
    [C] C ({ $edition ->
        [pollen] claim an egg
       *[nectar] get an egg
    })
    [E] E (trade)
   *[G] G (draw a card)
}

action-A = { $edition ->
    [pollen] Claim a room
   *[nectar] Build a room
}
action-B = { $edition ->
    [pollen] Nursery
   *[nectar] Hatch an egg
}
action-C = { $edition ->
    [pollen] Claim an egg
   *[nectar] Get an egg
}
action-D = { $edition ->
    [pollen] Claim pollen
   *[nectar] Gather nectar
}
action-E = { $edition ->
    [pollen] Trade
   *[nectar] Trade
}
action-F = { $edition ->
    [pollen] Make honey & move pollen
   *[nectar] Make honey & move nectar
}
action-G = { $edition ->
    [pollen] Draw a card
   *[nectar] Draw a Queen card
}

# What can be chosen.

option-pass = Pass
option-done = Done
option-return = Give it back
option-die = Bee { $value }
option-face = Turn it to { $value }
option-to-slot = To { slots-name }
option-to-flower = To flower D{ $flower }, { colour-name }
option-to-room = To room { $room }
option-from-slot = From card { $slots }
option-from-flower = From flower D{ $flower }, { colour-name }
option-from-room = From room { $room }
option-play = Play { card-name }
option-more = One bee more
option-none = No bee this turn
option-seat = { other-name }
option-flower = Flower D{ $flower }, { colour-name }
option-pair = The pair of { $value }s
option-put = Into room { $room }
option-colour = { colour-name }
option-trade = Trade from room { $room }
option-honey = Honey in room { $room }
option-using = Using { set-name }
option-move = Move from room { $room }
option-hatch = Hatch in room { $room }
option-gift-room = A room
option-gift-egg = An egg
option-keep = Keep { card-name }
option-ban = Ban { card-name }
option-take = Take a room
option-draw = Draw a card
option-roll = { $value }
option-block = Slot { $number } of card { $slots }
option-remove = { card-name }
option-card = { card-name }
option-first = { first-name } begins

# What happened. A seat’s name is `$seat-name`; `$seat-is` says whether it is the reader.

at-place = { $to ->
    [slot] on { slots-name }
    [flower] on the { flower-colour } flower (D{ $flower })
   *[room] in room { $room }
}
to-place = { $to ->
    [slot] to { slots-name }
    [flower] to the { flower-colour } flower (D{ $flower })
   *[room] to room { $room }
}
from-place = { $from ->
    [slot] from card { $from-slots }
    [flower] from flower D{ $from-flower }
   *[room] from room { $from-room }
}
bee-of-other = { $other-is ->
    [you] your { $value }
   *[they] { $other-name }’s { $value }
}
log-type-removed = { card-name } is not in this game.
log-type-banned = { $seat-is ->
    [you] You ban
   *[they] { $seat-name } bans
} { card-name }.
log-first-rolled = { $seat-is ->
    [you] You roll
   *[they] { $seat-name } rolls
} a { $value } for the first turn.
log-first-tied = A tie at { $value }: those players roll again.
log-first-named = { $first-is ->
    [you] You are
   *[they] { $first-name } is
} the first player.
log-markers-laid = Covered for the whole game: { $slots }.
log-dice-block = Covered this round: { $slots }.
log-round-began = Round { $round }: { $first-is ->
    [you] you go
   *[they] { $first-name } goes
} first.
log-bees-rolled = { $seat-is ->
    [you] You roll
   *[they] { $seat-name } rolls
} { $bees }.
log-volunteer-joined = { $seat-is ->
    [you] You play
   *[they] { $seat-name } plays
} Volunteer: one more bee this round.
log-bee-sick = { $seat-is ->
    [you] You put
   *[they] { $seat-name } puts
} { bee-of-other } on sick leave.
log-bee-placed = { $seat-is ->
    [you] You place
   *[they] { $seat-name } places
} a { $value } { at-place }.
log-bee-turned = { $seat-is ->
    [you] You play Overtime and turn
   *[they] { $seat-name } plays Overtime and turns
} a { $value } into a { $face }.
log-directed = { $seat-is ->
    [you] You play Directions: your
   *[they] { $seat-name } plays Directions: their
} bees of any value may go to the { flower-colour } flower (D{ $flower }).
log-bee-added = { $seat-is ->
    [you] You play
   *[they] { $seat-name } plays
} Shift Change: one bee more this turn.
log-turn-skipped = { $seat-is ->
    [you] You play
   *[they] { $seat-name } plays
} Shift Change: no bee this turn.
log-bee-feinted = { $seat-is ->
    [you] You play Feint and move
   *[they] { $seat-name } plays Feint and moves
} a { $value } { from-place } { to-place }.
log-bee-tricked = { $seat-is ->
    [you] You play Dirty Trick and move
   *[they] { $seat-name } plays Dirty Trick and moves
} { bee-of-other } to the { flower-colour } flower (D{ $flower }).
log-night-fell = { $edition ->
    [pollen] All bees are assigned: resolution begins.
   *[nectar] All bees are placed: night falls.
}
log-room-built = { $seat-is ->
    [you] You { $edition ->
        [pollen] claim
       *[nectar] build
    }
   *[they] { $seat-name } { $edition ->
        [pollen] claims
       *[nectar] builds
    }
} room { $room }.
log-egg-hatched = { $seat-is ->
    [you] Your
   *[they] { $seat-name }’s
} egg in room { $room } hatches ({ $total } bees).
log-egg-hatched-by-card = { $seat-is ->
    [you] You play Expertise: your
   *[they] { $seat-name } plays Expertise: the
} egg in room { $room } hatches ({ $total } bees).
log-egg-stayed = { $seat-is ->
    [you] Your egg in room { $room } does not hatch: all your
   *[they] { $seat-name }’s egg in room { $room } does not hatch: all their
} dice are in play.
log-egg-laid = { $seat-is ->
    [you] You put
   *[they] { $seat-name } puts
} an egg into room { $room }.
log-nectar-gathered = { $seat-is ->
    [you] You gather
   *[they] { $seat-name } gathers
} { $count } { colour-name } { resource }.
log-nectar-lacked = The { flower-colour } flower (D{ $flower }) has too few cubes: { $seat-is ->
    [you] you miss
   *[they] { $seat-name } misses
} { $count }.
log-cube-stored = { $seat-is ->
    [you] You put
   *[they] { $seat-name } puts
} { one-cube } into room { $room }.
log-cube-returned = { $seat-is ->
    [you] You give
   *[they] { $seat-name } gives
} { one-cube } back.
log-traded = { $seat-is ->
    [you] You trade
   *[they] { $seat-name } trades
} { given-cubes } for 1 { colour-name }.
given-cubes = { $given ->
    [egg] an egg
    [white] 2 white
    [yellow] 2 yellow
    [orange] 2 orange
    [pink] 2 { $edition ->
        [pollen] red
       *[nectar] pink
    }
    [violet] 2 violet
   *[blue] 2 blue
}
log-cube-moved = { $seat-is ->
    [you] You move
   *[they] { $seat-name } moves
} { one-cube } from room { $origin } to room { $room }.
log-cubes-exchanged = { $seat-is ->
    [you] You swap
   *[they] { $seat-name } swaps
} { one-cube } from room { $origin } for { $back ->
    [white] a white
    [yellow] a yellow
    [orange] an orange
    [pink] { $edition ->
        [pollen] a red
       *[nectar] a pink
    }
    [violet] a violet
   *[blue] a blue
} one from room { $room }.
honey-cubes = { $more ->
    [0] { main-cubes }
   *[other] { main-cubes } and { more-cubes }
}
main-cubes = { $count } { $colour ->
    [white] white
    [yellow] yellow
    [orange] orange
    [pink] { $edition ->
        [pollen] red
       *[nectar] pink
    }
    [violet] violet
   *[blue] blue
}
more-cubes = { $more } { $more-colour ->
    [white] white
    [yellow] yellow
    [orange] orange
    [pink] { $edition ->
        [pollen] red
       *[nectar] pink
    }
    [violet] violet
   *[blue] blue
}
log-honey-made = { $seat-is ->
    [you] You make
   *[they] { $seat-name } makes
} 1 honey in room { $room } from { honey-cubes } ({ $total } in total).
log-honey-made-by-card = { $seat-is ->
    [you] You play { set-name } and make
   *[they] { $seat-name } plays { set-name } and makes
} 1 honey in room { $room } from { honey-cubes } ({ $total } in total).
log-card-drawn = { $seat-is ->
    [you] You draw
   *[they] { $seat-name } draws
} { $card ->
    [none] a Queen card
   *[other] { card-name }
}.
log-room-gift = { $seat-is ->
    [you] You play Queen’s Gift and take
   *[they] { $seat-name } plays Queen’s Gift and takes
} room { $room }.
log-egg-gift = { $seat-is ->
    [you] You play Queen’s Gift and put
   *[they] { $seat-name } plays Queen’s Gift and puts
} an egg into room { $room }.
log-mixed = { $seat-is ->
    [you] You play
   *[they] { $seat-name } plays
} Mix on rooms { $origin } and { $room }.
log-bonus-gathered = { $seat-is ->
    [you] You play Bonus and gather
   *[they] { $seat-name } plays Bonus and gathers
} 1 more { colour-name } { resource }.
log-scout-sent = { $seat-is ->
    [you] You play Scout and look
   *[they] { $seat-name } plays Scout and looks
} at { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
log-card-kept = { $seat-is ->
    [you] You keep
   *[they] { $seat-name } keeps
} { $card ->
    [none] one of the cards
   *[other] { card-name }
}.
log-card-dropped = { card-name } is discarded.
log-deck-renewed = The deck is empty: { $count ->
    [one] the discarded card becomes
   *[other] the { $count } discarded cards become
} the new one.
log-end-target = The honey target is reached.
log-end-limit = The last round is over.
log-won = { $seat-is ->
    [you] You win
   *[they] { $seat-name } wins
} with { $honey } honey.

# The table in a terminal.

sketch-setup = set-up
sketch-day = { $edition ->
    [pollen] assignment
   *[nectar] day
}
sketch-night = { $edition ->
    [pollen] resolution
   *[nectar] night
}
sketch-over = the end
sketch-round = Round { $round }
sketch-target = { $target } honey to win
sketch-supply = { $eggs } eggs, { $tiles } tiles
sketch-deck = deck { $deck }, discards { $discard }
sketch-seat = honey { $honey }, bees { $dice }, cards { $cards }
sketch-free = to place
sketch-honey = honey
sketch-egg = egg
sketch-to-move = to choose

# Settings.

setting-edition = Edition
setting-edition-help = Which printed edition gives the words and the defaults of the settings left on automatic.
setting-edition-nectar = nectar (published)
setting-edition-pollen = pollen (earlier)
setting-players = Players
setting-players-help = How many play.
setting-honey_target = Honey that wins
setting-honey_target-help = 5 is a short game, 7 a standard one, 9 a long one.
setting-queen_deck = Queen deck
setting-queen_deck-help = Which card types are in the deck; automatic: ten at random (nectar), all fourteen (pollen).
setting-queen_deck-auto = automatic
setting-queen_deck-ten_random = ten at random
setting-queen_deck-ten_ban = ten, after four bans
setting-queen_deck-all14 = all fourteen
setting-queen_pool = Queen cards in the box
setting-queen_pool-help = With 41 the Volunteer has two copies instead of three.
setting-queen_pool-42 = 42
setting-queen_pool-41 = 41
setting-blockers = What covers slots
setting-blockers-help = With two or three players; automatic: dice each round (nectar), markers for the whole game (pollen).
setting-blockers-auto = automatic
setting-blockers-none = nothing
setting-blockers-markers = markers
setting-blockers-dice = dice
setting-block_count = Slots covered on each card
setting-block_count-help = Automatic: 3 with two players, 1 with three.
setting-block_count-auto = automatic
setting-block_count-0 = 0
setting-block_count-1 = 1
setting-block_count-2 = 2
setting-block_count-3 = 3
setting-tie_break = Tie-break
setting-tie_break-help = After equal honey; automatic: few (nectar), many (pollen).
setting-tie_break-auto = automatic
setting-tie_break-few = fewest bees, then fewest cubes
setting-tie_break-many = most cubes
setting-scarce = A flower short of cubes
setting-scarce-help = Automatic: what is left (nectar), nothing (pollen).
setting-scarce-auto = automatic
setting-scarce-partial = gives what is left
setting-scarce-all_or_nothing = gives nothing
setting-trick_timing = Dirty Trick
setting-trick_timing-help = Played as an answer to a placement, or in one’s own turn.
setting-trick_timing-reaction = as an answer
setting-trick_timing-turn = in one’s own turn
setting-volunteer_wild = Wild Volunteer
setting-volunteer_wild-help = The Volunteer die is not rolled but placed with any value.
setting-volunteer_wild-off = no
setting-volunteer_wild-on = yes
setting-vacated = A slot that Feint empties
setting-vacated-help = Does a slot open again in the same round when Feint takes its bee away?
setting-vacated-closed = stays closed
setting-vacated-open = opens again
setting-combine_cards = Cards for one honey
setting-combine_cards-help = May several cards help one honey along?
setting-combine_cards-distinct = different ones
setting-combine_cards-single = only one
setting-reshuffle = Reshuffle
setting-reshuffle-help = Whether discards become the deck once it is empty.
setting-reshuffle-never = never
setting-reshuffle-when_empty = when the deck is empty
setting-egg_supply = Eggs
setting-egg_supply-help = How many eggs are in the box.
setting-auto_take = Take rooms and cards without asking
setting-auto_take-help = No: you are asked for each bee on A and G.
setting-auto_take-on = yes
setting-auto_take-off = no
setting-first_player = First player
setting-first_player-help = By the Volunteer die, by lot, or a fixed seat.
setting-first_player-die = by the die
setting-first_player-random = by lot
setting-first_player-seat0 = Violet
setting-first_player-seat1 = Yellow
setting-first_player-seat2 = Blue
setting-first_player-seat3 = Orange
setting-round_limit = Rounds at most
setting-round_limit-help = After so many rounds the game ends.
setting-open_hands = Open hands
setting-open_hands-help = All Queen hands are public.
setting-open_hands-off = no
setting-open_hands-on = yes
setting-start_bees = Bees at the start
setting-start_bees-help = For designers.
setting-start_rooms = Rooms at the start
setting-start_rooms-help = For designers.
setting-honey_cost = Cubes in a honey
setting-honey_cost-help = For designers.
setting-cubes_per_colour = Cubes of each colour
setting-cubes_per_colour-help = For designers.
setting-dice_per_seat = Dice of each player
setting-dice_per_seat-help = For designers.
setting-tiles = Room tiles
setting-tiles-help = For designers.

# The board on the page.

board-initial = { $seat ->
    [0] V
    [1] Y
    [2] B
   *[3] O
}
board-phase-setup = Set-up
board-phase-day = { $edition ->
    [pollen] Assignment
   *[nectar] Day
}
board-phase-night = { $edition ->
    [pollen] Resolution
   *[nectar] Night
}
board-phase-over = The end
board-steps = Steps of the night
board-first = First player
board-winner = winner
board-your-turn = to choose
board-thinking = to choose
board-wait = Others are choosing.
board-dock = What you are asked
board-tray = Your bees to place
board-die = a bee that shows { $value }
board-volunteer = the Volunteer die
board-sick = on sick leave
board-hand = Your Queen cards
board-hand-empty = No Queen cards in hand.
board-undo = Choose another
board-held = { $card } ×{ $count }
board-free = still to place: { $bees }
board-to-place = { $count } to place
board-honey = { $honey } of { $target } honey
board-bees = { $count ->
    [one] 1 bee
   *[other] { $count } bees
}
board-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
board-tie-few = Equal honey: fewer bees rank first, then fewer cubes.
board-tie-many = Equal honey: more cubes rank first.
board-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
board-tiles = { $count ->
    [one] 1 room tile left
   *[other] { $count } room tiles left
}
board-eggs = { $count ->
    [one] 1 egg left
   *[other] { $count } eggs left
}
board-nectar-left = { $count } { resource } left
board-transit = { $count ->
    [one] 1 cube to store
   *[other] { $count } cubes to store
}
board-spends = spends { $cards }
board-empty = empty
board-room = Room { $room }: { $inside }. Bees: { $bees }. Tonight: { $hint }.
board-slot-free = slot { $number }, free
board-slot-blocked = slot { $number }, covered
board-slot-vacated = slot { $number }, closed for this round
board-slot-taken = slot { $number }, { $name }
board-flower = Flower { $flower }, { $colour }, { $nectar } left.
board-swarm = { $name }: { $count ->
    [one] 1 bee
   *[other] { $count } bees
}, gets { $award }.
board-directed = { $name } may send bees of any value here
board-chip = { $kind ->
    [hatch] hatches
    [honey] honey!
    [pair] no pair
    [missing] { $count } missing
   *[link] linked by { $value }
}

board-ask-bee = { $owed ->
    [one] { $cards ->
        [0] Pick a bee to place.
       *[other] Pick a bee to place, or play a card.
    }
   *[other] Pick a bee: you place { $owed } this turn.
}
board-ask-place = Where does the { $value } go?
board-ask-volunteer = Before the roll: do you play Volunteer?
board-ask-sick = The bees are rolled: do you play Sick Leave?
board-ask-sick-seat = Whose bee stays at home?
board-ask-sick-die = Which of { $name }’s bees stays at home?
board-ask-trick = An opponent’s { $value } has just landed on { $spot }: do you play Dirty Trick?
board-ask-trick-seat = Whose bee do you move?
board-ask-trick-from = Which flower do you move { $name }’s bee from?
board-ask-trick-die = Which of the bees?
board-ask-trick-flower = To which flower does the bee go?
board-ask-ban = Choose a card type that is left out of this game.
board-ask-overtime-die = Overtime: which bee gets another value?
board-ask-overtime-face = What should the { $value } become?
board-ask-directions-flower = Directions: to which flower may your bees of any value go?
board-ask-shift = Shift Change: one bee more, or none?
board-ask-feint-from = Feint: press the place you take a bee from.
board-ask-feint-die = Which of the bees moves?
board-ask-feint-to = Where does the { $value } go instead?
board-ask-cards = { $edition ->
    [pollen] Do you play a card now?
   *[nectar] Do you play a card now, at night?
}
board-ask-drawn = Play a card now, after the draw?
board-ask-take = Take a room?
board-ask-pair = Room { $room }: which pair hatches the egg?
board-ask-expert = Expertise could hatch an egg now. Play it?
board-ask-expert-room = In which room does the egg hatch?
board-ask-expert-first = Which bee is used first?
board-ask-expert-second = And which other bee?
board-ask-egg = Press an empty room for an egg, or pass.
board-ask-store = Press a room for the { $cube } cube, or give it back.
board-ask-bonus-flower = Bonus: one more cube from which flower?
board-ask-trade = { $left ->
    [one] One trade: press the room you give from.
   *[other] { $left } trades: press the room you give from.
}
board-ask-trade-give = Which two cubes of room { $room } do you give?
board-ask-trade-take = Which colour do you take for it?
board-ask-trade-put = Press the room for the { $cube } cube.
board-ask-honey = Make honey, or press a room to move a cube out of it ({ $moves ->
    [one] 1 move
   *[other] { $moves } moves
} left).
board-ask-using = Which cards do you spend for honey in room { $room }?
board-ask-goal = Where does the { $colour } cube of room { $room } go?
board-ask-move-colour = Which cube of room { $room } moves?
board-ask-move-put = Where does the { $cube } cube go?
board-ask-move-back = That room is full: which cube comes back for the { $cube } one?
board-ask-draw = Draw a card, or play one first?
board-ask-keep = Scout: which card do you keep?
board-ask-gift = The Queen’s Gift: a room or an egg?
board-ask-gift-put = Press an empty room for the egg.
board-ask-mix-from = Mix: press the first room.
board-ask-mix-to = And which room with room { $room }?
board-ask-mix = Mix: press a room to move a cube out of it ({ $moves ->
    [one] 1 move
   *[other] { $moves } moves
} left).

board-night = What the night brought
board-last-night = { $edition ->
    [pollen] Last resolution
   *[nectar] Last night
}
board-skip = Show everything at once
board-night-nothing = nobody
board-night-rooms = { $count ->
    [one] a new room
   *[other] { $count } new rooms
}
board-night-hatched = { $count ->
    [one] a new bee
   *[other] { $count } new bees
}
board-night-eggs = { $count ->
    [one] an egg
   *[other] { $count } eggs
}
board-night-award = { $count ->
    [one] { $colour }
   *[other] { $colour } ×{ $count }
}
board-night-returned = { $count ->
    [one] gives it back
   *[other] gives { $count } back
}
board-night-traded = { $colour } for { $count ->
    [one] { $given }
   *[other] { $given } ×{ $count }
}
board-night-moved = { $count ->
    [one] moves a cube
   *[other] moves { $count } cubes
}
board-night-honeys = { $count ->
    [one] a honey
   *[other] { $count } honeys
}: { $total } in all
board-night-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
board-night-played = plays { $card }

board-piles = Queen cards of this game
board-piles-text = { $deck } cards are in the deck. “Unseen” are those in the deck or in hands you do not know.
board-unseen = { $count } unseen
board-discarded = { $count } discarded
board-kept = { $count } in play
board-orders = Standing orders
board-orders-text = Cards you do not want to be asked about. Kept on this device, for this table only.
board-order-ask = ask me
board-order-mine = only where I have bees
board-order-pass = always pass

board-help-aim = Your bees are dice, your hive is a comb of rooms. Fill rooms with honey; whoever has enough of them at the end of a night wins.
board-help-day = By day
board-help-roll = Everybody rolls all bees in the open. In turn, each places one bee until all are placed:
board-help-slots = on the slot of its number on A, C, E or G, if nobody is there;
board-help-flowers = on the flower of its number: most bees there take 2 cubes, a sole second takes 1; those who tie for most take 1 each, those who tie for second nothing;
board-help-rooms = in one of your own rooms, to hatch an egg, to make honey or to move cubes.
board-help-night = By night
board-help-A = Each bee takes a new room.
board-help-B = An egg and two equal bees in a room: one bee more from tomorrow on.
board-help-C = Each bee brings an egg into an empty room.
board-help-D = The flowers give what the small green numbers forecast. A room holds four cubes of any colours.
board-help-E = Each bee trades two equal cubes of a room, or an egg, for a cube of another colour.
board-help-F = Four equal cubes and two equal bees in a room: honey! Rooms whose bees share a number may exchange cubes.
board-help-G = Each bee draws a Queen card.
board-help-signs = Each colour has its own sign. A room shows what it will do tonight and what it lacks.
board-help-queen = Queen cards
board-help-cards = Cards with a sun are played by day, cards with a moon by night; those that can be played now glow. Standing orders, below the board, spare you questions about cards you want to keep.
board-help-end = The end
board-help-win = Checked after each night. Equal honey: in edition nectar fewer bees, then fewer cubes; in edition pollen more cubes.
board-help-keys = The keys 1 to 6 pick a bee of that value, Escape lets go of it.

moment-dawn = Before the roll: does anybody play Volunteer?
moment-sick = The bees are rolled: does anybody play Sick Leave?
moment-trick = A bee has landed on a flower: does anybody play Dirty Trick?
moment-nightfall = Night falls: does anybody play Queen’s Gift or Mix?
moment-night = Before the next step: does anybody play Queen’s Gift or Mix?
moment-hatching = Step B: does anybody play Expertise?
moment-eggs = Step C: does anybody play Queen’s Gift or Mix?
moment-trade = Step E: does anybody play Queen’s Gift or Mix?
moment-honey = Step F: does anybody use a card to make honey?
moment-draw = Step G: does anybody use a card when drawing?
moment-drawn = After the draw: Queen’s Gift or Mix?
