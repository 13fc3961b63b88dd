# Words of Pollen Wars.

about = Race to build a secret pattern of four bees while raids, mites and dirty tricks get in the way. About 55 minutes.

seat-name = { $seat ->
    [0] Pink
    [1] Green
    [2] Blue
    [3] Orange
    [4] Violet
    [5] White
   *[other] Chance
}
other-name = { $other ->
    [0] Pink
    [1] Green
    [2] Blue
    [3] Orange
    [4] Violet
   *[5] White
}
of-seat = { $seat ->
   *[other] of { seat-name }
}
of-other = { $other ->
   *[other] of { other-name }
}
card-name = { $card ->
    [H1] Mutiny!
    [H2] Spare comb
    [H3] Swap-swarm
    [H4] Royal orders
    [H5] New bloom
    [H6] Re-hive-al
    [H7] Bug-lar!
    [H8] Robin Hoverfly
    [H9] Sticky legs
    [H10] Gust
    [H11] Buzz off!
    [H12] Bee-line
    [H13] Piggyback
    [H14] Nosy-bee
    [H15] Spy in the comb
    [H16] Sleeping secret
    [H17] What’s the bee?!
    [J1] Drift away
    [J2] Air mail
    [J3] Change of guard
    [J4] Sharpened stings
    [J5] Waxed door
    [J6] Mite is not right
    [J7] Express forager
    [J8] Express soldier
    [J9] Smoke!
    [J10] Honey, I’m home
    [J11] Bee-yond the grave
    [J12] Snug as a bug
    [J13] Pattern test
    [J14] Grand theft pollen
    [J15] Empty cells
    [J16] Desertion
    [J17] Hive-jack
   *[J18] Mite makes right
}
card-text = { $card ->
    [H1] A mutiny breaks out in another hive: until the next mutiny or the end of the round its queen can’t raid of her own will. Never the same hive twice in a row.
    [H2] Until the end of the round you may end your turns with four cards.
    [H3] Two other queens swap their pattern cards.
    [H4] Another queen must raid a queen you name, mutiny or not.
    [H5] Another queen’s pattern card changes places with a dormant one.
    [H6] Pay 2 pollen: one of your dead foragers lives again.
    [H7] Steal 1 pollen.
    [H8] Take 2 pollen from one other queen and give them to a third.
    [H9] Steal a card at random.
    [H10] The drifting bee moves to a free hex two away.
    [H11] Another queen’s free-standing forager moves to a free hex two away.
    [H12] One of your own free-standing foragers moves to a free hex two away.
    [H13] Your soldier on your own forager: both come home with 1 pollen for each flower there.
    [H14] Look at another queen’s hand.
    [H15] Look at another queen’s pattern card.
    [H16] Look at a dormant pattern card.
    [H17] Raid another hive.
    [J1] The drifting bee moves to any free hex.
    [J2] Another queen’s free-standing forager moves to any free hex.
    [J3] Another queen’s soldier moves onto any other forager without one.
    [J4] Until the end of the round your attacks are stronger by 1.
    [J5] Until the end of the round your defence is stronger by 1.
    [J6] Your hive is cured.
    [J7] One of your foragers comes home with 1 pollen for each flower of its hex.
    [J8] One of your soldiers comes home with 1 pollen for each flower of its hex.
    [J9] Stops a card that has just been played, or a raid that has just been announced.
    [J10] Draw three honey cards.
    [J11] One of your dead foragers lives again.
    [J12] All queens pass their pattern card to the left.
    [J13] Swap your pattern card with another queen’s, or with a dormant one.
    [J14] Steal 3 pollen.
    [J15] Another queen discards her whole hand.
    [J16] Another queen’s soldier goes home with nothing.
    [J17] Another queen swaps hands with a queen you name.
   *[J18] If your hive is infested, another one now is too.
}
pattern-name = { $pattern ->
    [1] Line
    [2] Crook
    [3] Stinger
    [4] Zigzag
    [5] Diamond
    [6] Arc
   *[7] Propeller
}
promise-name = { $promise ->
    [no-raid] no raid on you this round
    [no-top] no soldier on your foragers this round
    [help-defend] help against the next raid on you
    [help-attack] help with your next raid
    [leave] the drifting bee is left to you
   *[favour] a favour
}
deck-name = { $deck ->
    [honey] honey card
   *[jelly] royal jelly card
}
timing-name = { $timing ->
    [green] in your phase B
    [blue] as soon as it is drawn
   *[yellow] at any time
}
grains = { $count ->
    [0] no pollen
   *[other] { $count } pollen
}

# What can be chosen.

option-pass = Pass
option-done = Done
option-ready = Ready
option-accept = Accept
option-refuse = Refuse
option-cancel = Drop the offer
option-propose = Propose
option-send-forager = Send a forager
option-send-soldier = Send a soldier
option-move = Move a bee
option-return = Bring a bee back
option-raid = Raid
option-draw-jelly = Draw a royal jelly card
option-draw-honey = Draw a honey card
option-trade = Trade
option-help-attack = Help the attack
option-help-defence = Help the defence
option-stay-out = Stay out
option-hex = { $hex }
option-queen = { other-name }
option-dormant = Dormant card { $slot }
option-play = Play { card-name }
option-commit = Commit { card-name }
option-discard = Discard { card-name }
option-give = Give { card-name }
option-ask = Ask for { card-name }
option-ask-any-honey = Ask for any honey card
option-ask-any-jelly = Ask for any royal jelly card
option-give-pollen = Give { grains }
option-ask-pollen = Ask for { grains }
option-give-promise = Promise: { promise-name }
option-ask-promise = Ask for a promise: { promise-name }
option-tile = Lay tile { $tile }
option-centre = Centre, side { $side }
option-pattern = { pattern-name }
option-ladybird = { $spots } spots
option-card = { card-name }
option-peace = Peace
option-varroa = Varroa
option-rock = Tile { $tile }, rock side

# What happened, one sentence for each thing. $seat-is is "you" for the reader.

their = { $seat-is ->
    [you] your
   *[they] { $seat-name }’s
}
their-start = { $seat-is ->
    [you] Your
   *[they] { $seat-name }’s
}
the-other = { $other-is ->
    [you] you
   *[they] { $other-name }
}
the-others = { $other-is ->
    [you] your
   *[they] { $other-name }’s
}
the-first = { $first-is ->
    [you] you
   *[they] { $first-name }
}
the-bee = { $bee ->
    [forager] forager
   *[soldier] soldier
}
whose-bee = { $whose ->
    [own] { $seat-is ->
        [you] your own { the-bee }
       *[they] their own { the-bee }
    }
    [wild] a wild forager
   *[other] { $other-is ->
        [you] your { the-bee }
       *[they] { $other-name }’s { the-bee }
    }
}
whose-forager = { $whose ->
    [own] { $seat-is ->
        [you] your own forager
       *[they] their own forager
    }
    [wild] a wild forager
   *[other] { $other-is ->
        [you] your forager
       *[they] { $other-name }’s forager
    }
}
plays = { $seat-is ->
    [you] { $how ->
        [interrupt] You interrupt with
       *[other] You play
    }
   *[they] { $how ->
        [interrupt] { $seat-name } interrupts with
       *[other] { $seat-name } plays
    }
}
gives-other = { $seat-is ->
    [you] You give { $other-name }
   *[they] { $other-is ->
        [you] { $seat-name } gives you
       *[they] { $seat-name } gives { $other-name }
    }
}
several-cards = { $count ->
    [one] any { deck-name }
   *[other] any { $count } { $deck ->
        [honey] honey cards
       *[jelly] royal jelly cards
    }
}

log-tile-laid = { $seat-is ->
    [you] You lay
   *[they] { $seat-name } lays
} { $kind ->
    [centre] the centre tile, side { $side }, at position { $position }.
    [rock] tile { $number } at position { $position }, rocks up.
    [seven] tile { $number } at position { $position }, with the seven flowers.
   *[flowers] tile { $number } at position { $position }.
}
log-pattern-dealt = { $seat-is ->
    [you] You are dealt the pattern { pattern-name }.
   *[they] { $seat-name } is dealt the pattern { pattern-name }.
}
log-starts = { $seat-is ->
    [you] You have the ladybird with the most spots ({ $spots }) and go first.
   *[they] { $seat-name } has the ladybird with the most spots ({ $spots }) and goes first.
}
log-first-card = { $seat-is ->
    [you] You start with “{ card-name }”.
   *[they] { $seat-name } starts with “{ card-name }”.
}
log-extra-card = { $seat-is ->
    [you] You go second and start with one more { deck-name }.
   *[they] { $seat-name } goes second and starts with one more { deck-name }.
}
log-fungus = { $seat-is ->
    [you] You put a fungus on { $hex }.
   *[they] { $seat-name } puts a fungus on { $hex }.
}
log-stump = { $seat-is ->
    [you] You put a stump on { $hex }.
   *[they] { $seat-name } puts a stump on { $hex }.
}
log-drift = { $seat-is ->
    [you] You put the drifting bee on { $hex }.
   *[they] { $seat-name } puts the drifting bee on { $hex }.
}
log-wild = A wild forager settles on { $hex }.
log-round = Round { $round } begins. { $seat-is ->
    [you] You go first.
   *[they] { $seat-name } goes first.
}
log-recovered = { $count ->
    [one] One of { their } soldiers recovers.
   *[other] { $count } of { their } soldiers recover.
}

log-sent-forager = { $seat-is ->
    [you] You send
   *[they] { $seat-name } sends
} a forager to { $hex }.
log-sent-soldier = { $seat-is ->
    [you] You send
   *[they] { $seat-name } sends
} a soldier onto { whose-forager } on { $hex }.
log-moved = { $seat-is ->
    [you] You move
   *[they] { $seat-name } moves
} a { the-bee } from { $start } { $bee ->
    [forager] to { $hex }.
   *[soldier] onto { whose-forager } on { $hex }.
}
log-returned = { $seat-is ->
    [you] You bring
   *[they] { $seat-name } brings
} a { the-bee } home from { $hex }{ $cured ->
    [yes] , and the hive is cured.
   *[no] { $count ->
        [0] , with nothing.
       *[other] {" "}with { grains }.
    }
}
log-cured = { $seat-is ->
    [you] Your hive is cured.
   *[they] { $seat-name }’s hive is cured.
}
log-reshuffled = The { $deck ->
    [honey] honey discard pile
   *[jelly] royal jelly discard pile
} is shuffled and becomes the deck.
log-drew = { $seat-is ->
    [you] You draw
   *[they] { $seat-name } draws
} “{ card-name }”.
log-drew-unseen = { $seat-is ->
    [you] You draw
   *[they] { $seat-name } draws
} a { deck-name }.
log-drew-blue = { $seat-is ->
    [you] You draw “{ card-name }” and must play it.
   *[they] { $seat-name } draws “{ card-name }” and must play it.
}
log-discarded = { $seat-is ->
    [you] You discard
   *[they] { $seat-name } discards
} “{ card-name }”.

log-raids = { $seat-is ->
    [you] You announce
   *[they] { $seat-name } announces
} a raid on { the-other }.
log-raids-card = { $seat-is ->
    [you] You play
   *[they] { $seat-name } plays
} “{ card-name }” to raid { the-other }.
log-raids-ordered = { $first-is ->
    [you] You play
   *[they] { $first-name } plays
} “{ card-name }”: { $seat-is ->
    [you] you
   *[they] { $seat-name }
} must raid { the-other }.
log-recalled = { $seat-is ->
    [you] You call
   *[they] { $seat-name } calls
} { $count ->
    [one] a soldier
   *[other] { $count } soldiers
} home ({ $hexes }).
log-commits = { $seat-is ->
    [you] You commit
   *[they] { $seat-name } commits
} “{ card-name }” to the { $side ->
    [attack] attack
   *[defence] defence
}.
log-battle-won = { $seat-is ->
    [you] You raid { the-other } ({ $attack } against { $defence }) and steal
   *[they] { $seat-name } raids { the-other } ({ $attack } against { $defence }) and steals
} { grains }.
log-battle-drawn = { $other-is ->
    [you] You hold off
   *[they] { $other-name } holds off
} { $seat-is ->
    [you] your
   *[they] { $seat-name }’s
} raid ({ $defence } against { $attack }).
log-battle-lost = { $other-is ->
    [you] You fight off
   *[they] { $other-name } fights off
} { $seat-is ->
    [you] your
   *[they] { $seat-name }’s
} raid ({ $defence } against { $attack }) and { $other-is ->
    [you] injure
   *[they] injures
} { $count ->
    [one] 1 soldier.
   *[other] { $count } soldiers.
}
log-infested = { $seat-is ->
    [you] Mites infest your hive.
   *[they] Mites infest { $seat-name }’s hive.
}

log-played = { plays } “{ card-name }”.
log-played-queen = { plays } “{ card-name }” on { the-other }.
log-played-queens = { plays } “{ card-name }” on { the-other } and { the-first }.
log-played-swap = { plays } “{ card-name }” on { the-other }, with dormant card { $slot }.
log-played-slot = { plays } “{ card-name }” on dormant card { $slot }.
log-played-hex = { plays } “{ card-name }”: the drifting bee flies to { $hex }.
log-played-bee = { plays } “{ card-name }” on { whose-bee } on { $hex }.
log-played-flight = { plays } “{ card-name }”: { whose-bee } flies from { $start } to { $hex }.
log-no-target = “{ card-name }” has no target and is discarded.
log-blocked = { $seat-is ->
    [you] You stop
   *[they] { $seat-name } stops
} { the-others } “{ card-name }” with “Smoke!”.
log-blocked-raid = { $seat-is ->
    [you] You stop
   *[they] { $seat-name } stops
} { the-others } raid on { the-first } with “Smoke!”.
log-mutiny = A mutiny breaks out in { their } hive.
log-mutiny-ends = The mutiny in { their } hive is over.
log-stole = { $seat-is ->
    [you] You steal
   *[they] { $seat-name } steals
} { grains } from { the-other }.
log-handed-on = { $seat-is ->
    [you] You take
   *[they] { $seat-name } takes
} { grains } from { the-other } for { the-first }.
log-stole-card = { $seat-is ->
    [you] You steal
   *[they] { $seat-name } steals
} “{ card-name }” from { the-other }.
log-stole-card-unseen = { $seat-is ->
    [you] You steal
   *[they] { $seat-name } steals
} a { deck-name } from { the-other }.
log-revived = One of { their } dead foragers lives again{ $price ->
    [0] .
   *[other] {" "}for { $price } pollen.
}
log-came-home = { their-start } { the-bee } comes home from { $hex } with { grains }.
log-came-home-both = { their-start } soldier and forager come home from { $hex } with { grains }.
log-patterns-swapped = { $seat-is ->
    [you] You swap pattern cards with { the-other }.
   *[they] { $seat-name } swaps pattern cards with { the-other }.
}
log-pattern-replaced = { their-start } pattern card changes places with dormant card { $slot }.
log-patterns-passed = Everyone passes their pattern card to the left.
log-pattern-came = { $seat-is ->
    [you] Your pattern is now { pattern-name }.
   *[they] { $seat-name }’s pattern is now { pattern-name }.
}
log-knows-pattern = { $seat-is ->
    [you] You know
   *[they] { $seat-name } knows
} { the-others } pattern: { pattern-name }.
log-knows-dormant = { $seat-is ->
    [you] You know
   *[they] { $seat-name } knows
} dormant card { $slot }: { pattern-name }.
log-saw-card = { $seat-is ->
    [you] You see
   *[they] { $seat-name } sees
} “{ card-name }” in { the-others } hand.
log-threw = { $seat-is ->
    [you] You discard
   *[they] { $seat-name } discards
} “{ card-name }”.
log-hands-swapped = { $seat-is ->
    [you] You swap hands
   *[they] { $seat-name } swaps hands
} with { the-other }.

log-offered = { $seat-is ->
    [you] You make { $other-name } an offer.
   *[they] { $other-is ->
        [you] { $seat-name } makes you an offer.
       *[they] { $seat-name } makes { $other-name } an offer.
    }
}
log-offer-card = { $seat-is ->
    [you] You
   *[they] { $seat-name }
} would give “{ card-name }”.
log-offer-any = { $seat-is ->
    [you] You
   *[they] { $seat-name }
} would give { several-cards }.
log-offer-pollen = { $seat-is ->
    [you] You
   *[they] { $seat-name }
} would give { grains }.
log-offer-promise = { $seat-is ->
    [you] You
   *[they] { $seat-name }
} would promise: “{ promise-name }”.
log-accepted = { $seat-is ->
    [you] You accept { $other-name }’s offer.
   *[they] { $other-is ->
        [you] { $seat-name } accepts your offer.
       *[they] { $seat-name } accepts { $other-name }’s offer.
    }
}
log-refused = { $seat-is ->
    [you] You refuse { $other-name }’s offer.
   *[they] { $other-is ->
        [you] { $seat-name } refuses your offer.
       *[they] { $seat-name } refuses { $other-name }’s offer.
    }
}
log-handed-cards = { gives-other } { $honey ->
    [0] {""}
    [one] 1 honey card
   *[other] { $honey } honey cards
}{ $jelly ->
    [0] .
   *[other] { $honey ->
        [0] {""}
       *[other] {" "}and{" "}
    }{ $jelly ->
        [one] 1 royal jelly card.
       *[other] { $jelly } royal jelly cards.
    }
}
log-handed-card = { gives-other } “{ card-name }”.
log-handed-pollen = { $seat-is ->
    [you] You pay { $other-name } { grains }.
   *[they] { $other-is ->
        [you] { $seat-name } pays you { grains }.
       *[they] { $seat-name } pays { $other-name } { grains }.
    }
}

log-round-end-pattern = A pattern is complete: the round ends.
log-round-end-goal = A hive is full: the round ends.
log-round-end-cap = Everyone has had their last turn: the round ends.
log-scored = { $seat-is ->
    [you] You complete
   *[they] { $seat-name } completes
} { pattern-name } ({ $hexes }) for { grains }!
log-drift-home = { $seat-is ->
    [you] You bring
   *[they] { $seat-name } brings
} the drifting bee home.
log-home = { their-start } other bees bring home { grains }.
log-died = Mites kill { $count ->
    [one] one
   *[other] { $count }
} of { their } foragers.
log-patterns-collected = New pattern cards are dealt.
log-rolled = { $seat-is ->
    [you] You roll the drifting bee’s die:
   *[they] { $seat-name } rolls the drifting bee’s die:
} { $die ->
    [peace] peace.
   *[varroa] mites infest { $seat-is ->
        [you] your
       *[they] their
    } hive.
}
log-felled = { $seat-is ->
    [you] You cut
   *[they] { $seat-name } cuts
} down the tree on { $hex }.

log-extinct = { $seat-is ->
    [you] You have
   *[they] { $seat-name } has
} no forager left and cannot win.
log-end-goal = A hive is full: the game is over.
log-end-rounds = The last round is over.
log-wins = { $seat-is ->
    [you] You win
   *[they] { $seat-name } wins
} with { grains }!
log-shares = { $seat-is ->
    [you] You share
   *[they] { $seat-name } shares
} the victory with { grains }.
log-nobody-won = Nobody wins.

# The table in a terminal.

sketch-round = Round { $round }, turn { $turn }
sketch-phase-setup = set-up
sketch-phase-open = the turn begins
sketch-phase-a = phase A: one action
sketch-phase-b = phase B: draw or play
sketch-phase-c = phase C: discard
sketch-phase-dusk = dusk
sketch-phase-dawn = dawn
sketch-phase-over = the end
sketch-goal = { $goal } pollen fill a hive
sketch-decks = honey deck { $honey }, royal jelly deck { $jelly }
sketch-hive = pollen { $pollen }, foragers { $foragers } (dead { $dead }), soldiers { $soldiers } (injured { $injured }), cards { $honey }+{ $jelly }
sketch-infested = infested
sketch-mutiny = mutiny
sketch-hand = Hand
sketch-aim = Nearest pattern (missing)
sketch-winners = Winners
sketch-to-move = to move

# Settings.

setting-players = Queens
setting-players-help = How many play; two is an experimental duel with wild bees.
setting-family = Variant
setting-family-help = Leave out the mites, or the mites and the raids.
setting-family-full = everything
setting-family-raids = raids, but no mites
setting-family-kid = neither raids nor mites
setting-field = Flower field
setting-field-help = A ready-made field, or how one is laid. In a record or on the command line also one of your own: “custom:” and the tiles for positions 1 to 13.
setting-field-garden = Garden: for first games
setting-field-clover = Clover: the flattest
setting-field-quarry = Quarry: with rocks
setting-field-islet = Islet: small, for three
setting-field-sunburst = Sunburst: with the seven flowers
setting-field-spaced = at random, rich flowers apart
setting-field-random = at random
setting-field-drafted = laid by the queens in turn
setting-rock_tiles = Rock tiles
setting-rock_tiles-help = Tiles laid rock side up on a random or drafted field.
setting-seven_yellow = Seven flowers
setting-seven_yellow-help = The hex with seven flowers is in play on a random or drafted field.
setting-seven_yellow-off = no
setting-seven_yellow-on = yes
setting-centre = Centre tile
setting-centre-help = Which side of the centre tile is up on a random field.
setting-centre-A = side A, three flowers
setting-centre-B = side B, two flowers
setting-centre-chance = at random
setting-extra_stumps = Extra stumps
setting-extra_stumps-help = Left-over fungus tiles that start on the field as stumps.
setting-fungi = Fungi
setting-fungi-help = Fungus tiles; automatic: 3 with up to four queens, else 4.
setting-fungi-auto = automatic
setting-start_pollen = Pollen at the start
setting-start_pollen-help = Automatic: 5 with up to four queens, else 10.
setting-start_pollen-auto = automatic
setting-goal = Full hive
setting-goal-help = Pollen that ends the game.
setting-drift_die = Varroa faces
setting-drift_die-help = How many of the six faces of the drifting bee’s die show mites.
setting-trade = Trade
setting-trade-help = Who may propose trades, and when.
setting-trade-active = the queen whose turn it is
setting-trade-off = no one
setting-trade-open = everyone at the start of a turn
setting-offers_per_turn = Offers in a turn
setting-offers_per_turn-help = How many trades a queen may propose in her turn.
setting-windows = Interruptions
setting-windows-help = How often yellow cards may interrupt another queen’s turn.
setting-windows-lean = between the phases
setting-windows-full = at every moment possible
setting-windows-own = only to stop something
setting-loot_cap = Loot
setting-loot_cap-help = How much a raid can steal.
setting-loot_cap-soldiers = 1 pollen for each soldier
setting-loot_cap-none = no limit
setting-barren_pollen = Pollen from bare ground
setting-barren_pollen-help = What a single bee brings home from rock or stump.
setting-two_hexes = Two hexes
setting-two_hexes-help = How far bees fly by cards that move them two hexes.
setting-two_hexes-exact = exactly two
setting-two_hexes-upto = one or two
setting-round_turn_cap = Turns in a round
setting-round_turn_cap-help = After this many turns each, a round ends without a pattern.
setting-round_cap = Rounds
setting-round_cap-help = After this many rounds the game ends.
setting-wild_foragers = Wild foragers
setting-wild_foragers-help = How many settle on the field in each round of a duel.

# The board on the page.

board-field = The flower field
board-hex = { $hex }
board-hex-flowers = { $count ->
    [one] { $count } { $colour ->
        [yellow] yellow
        [pink] pink
       *[blue] blue
    } flower
   *[other] { $count } { $colour ->
        [yellow] yellow
        [pink] pink
       *[blue] blue
    } flowers
}
board-hex-rock = rock
board-hex-fungus = fungus
board-hex-stump = stump
board-hex-empty = no tile yet
board-hex-drift = the drifting bee
board-hex-wild = a wild forager
board-hex-forager = forager { of-seat }
board-hex-soldier = soldier { of-seat } on top
board-hive = { $name } ({ seat-name }): { $pollen } of { $goal } pollen; foragers { $home } at home, { $field } out, { $dead } dead; soldiers { $ready } ready, { $out } out, { $injured } injured; cards { $honey } honey, { $jelly } royal jelly{ $infested ->
    [yes] ; infested
    [no] ; healthy
   *[off] {""}
}
board-hive-of = The hive of { $name }
board-hive-injured = { $count } injured
board-hive-mutiny = mutiny
board-hive-drift = drifting bee
board-hive-extinct = no forager left
board-hive-sure = Holds for certain: { $cards }
board-hive-not = Cannot be: { $patterns }
board-winner = winner
board-round = Round { $round }, turn { $turn }
board-phases = Phases of the turn
board-phase-setup = Setting up
board-phase-open = The turn begins
board-phase-A = Phase A: one action
board-phase-B = Phase B: draw a honey card or play cards
board-phase-C = Phase C: discard down to the limit
board-phase-dusk = Dusk
board-phase-dawn = Dawn
board-phase-over = The end
board-fungi = { $count ->
    [0] no fungus left
    [one] 1 fungus left
   *[other] { $count } fungi left
}
board-pattern = Your pattern
board-show-where = Show where
board-aim = { $flowers } pollen, missing { $missing }
board-aim-whole = { $flowers } pollen, complete
board-aim-near = { $count ->
    [0] Complete
    [one] 1 bee missing at best
   *[other] { $count } bees missing at best
}
board-no-cards = No cards in hand.
board-icons-attack = Attack { $count }
board-icons-defence = Defence { $count }
board-do-play = Play
board-do-commit = Commit
board-do-commit-back = Committed
board-do-discard = Discard
board-do-give = Give
board-deck-honey = Honey
board-deck-jelly = Royal jelly
board-dormant = Dormant patterns
board-dormant-card = Dormant card { $slot }{ $pattern ->
    [0] {""}
   *[other] : { pattern-name }
}
board-discards = Discards and unseen cards
board-unseen = Unseen: in the decks or in other hands
board-none = nothing
board-numbers = Numbers of the tiles
board-tile = Tile { $tile }, flowers { $flowers }{ $crowded ->
    [yes] , crowds rich flowers
   *[no] {""}
}
board-tile-crowded = “!”: pink or blue flowers would come close together, which first games avoid.
board-choose = Choose
board-close = Close
board-cancel = Cancel
board-continue = Continue
board-never-again = Never ask me at such a moment

board-ask-action = Your action
board-ask-cards = { $mode ->
    [draw] You have drawn: yellow cards only, or done
    [play] More cards, or done
   *[open] Draw a honey card, or play cards
}
board-ask-discard = Too many cards: discard, or play a yellow one
board-ask-offer = Make an offer?
board-ask-send-forager = Choose a hex
board-ask-send-soldier = Choose a forager to land on
board-ask-move = Choose a bee to move
board-ask-move-to = Choose where it goes
board-ask-return = Choose a bee to bring home
board-ask-raid = Choose a hive to raid
board-ask-tile = Lay the next tile
board-ask-centre = Lay the centre tile
board-ask-fungus = Choose a hex for a fungus
board-ask-stump = Choose a hex for a stump
board-ask-drift = Choose a hex for the drifting bee
board-ask-recall = You are being raided. Choose soldiers to call home
board-ask-battle = Commit cards, then say ready
board-ask-battle-side = Help a side?
board-ask-take = Your pattern fits in several ways: choose a hex of the one you take
board-ask-tree = Choose a tree to cut down
board-ask-target = { card-name }: { $kind ->
    [hex] { $step ->
        [1] choose a hex
       *[other] where to?
    }
    [queen] { $step ->
        [1] { $card ->
            [H4] who must raid?
            [H8] who gives up 2 pollen?
            [J17] whose hand is swapped?
           *[other] choose a queen
        }
       *[other] { $card ->
            [H4] whom does { $name } raid?
            [H8] who receives { $name }’s pollen?
            [J17] who swaps hands with { $name }?
           *[other] and which other queen?
        }
    }
    [slot] choose a dormant card
   *[any] choose a queen or a dormant card
}
board-ask-trade-partner = Choose who to trade with
board-ask-trade-offer = Put your offer together
board-ask-trade-answer = Accept?
board-ask-trade-pay = Choose a card to give
board-window-ask-open = { seat-name }’s turn begins. Interrupt?
board-window-ask-mid = { seat-name } has acted. Interrupt?
board-window-ask-after = A card has been played. Interrupt?
board-window-ask-target = “{ card-name }” names you. Interrupt?
board-window-ask-muster = The battle begins. Interrupt?
board-window-ask-night = Night: your last chance before the round is over. Play a card?
board-window-ask-dusk = Dusk: your last chance before the mites. Play a card?
board-window-ask-announce = { seat-name } raids { other-name }. Interrupt?
board-window-ask-block = { seat-name } plays “{ card-name }”. Stop it?
board-wait = Waiting for { seat-name }.
board-wait-window = Someone may interrupt…
board-wait-battle = Cards are being chosen in secret…
board-wait-chance = One moment…
board-ready = { $count ->
    [0] Ready, without cards
    [one] Ready with 1 card
   *[other] Ready with { $count } cards
}
board-recall-done = { $count ->
    [0] Nobody
    [one] Call 1 soldier home
   *[other] Call { $count } soldiers home
}

board-raid = { seat-name } raids { other-name }
board-raid-soldiers = { $count ->
    [one] 1 soldier
   *[other] { $count } soldiers
}
board-raid-announced = The raid is announced.
board-raid-recall = { other-name } may call soldiers home.
board-raid-battle = Everyone may commit cards in secret.
board-battle = Battle: { seat-name } against { other-name }
board-battle-home = { $count } from the hive
board-battle-none = no cards
board-last-battle = Show the last battle
board-round-over = The round is over

board-trade = Make an offer
board-trade-with = With whom
board-trade-give = You give
board-trade-ask = You ask { other-name } for
board-trade-card = Add a card…
board-trade-any-honey = any honey card
board-trade-any-jelly = any royal jelly card
board-trade-out = Take { $card } out
board-trade-pollen = Pollen
board-trade-promise = Promise
board-trade-no-promise = none
board-trade-rule = Pollen pays for a card or a promise; it is not given for nothing.
board-trade-ready = Cards and pollen change hands at once. A promise binds nobody.
board-trade-left = { $count ->
    [one] 1 offer left this turn
   *[other] { $count } offers left this turn
}
board-offer = { seat-name } makes { other-name } an offer
board-offer-thinks = { seat-name } is putting an offer together
board-offer-gives = { $name } gives:
board-offer-any-honey = { $count ->
    [one] any honey card
   *[other] any { $count } honey cards
}
board-offer-any-jelly = { $count ->
    [one] any royal jelly card
   *[other] any { $count } royal jelly cards
}
board-offer-promise = a promise: { promise-name }

board-standing = When am I asked to interrupt?
board-standing-text = Kept for this table. “If it concerns me”: I could complete my pattern, am the target, or would lose foragers.
board-window-open = at the start of a turn
board-window-mid = between action and cards
board-window-announce = when a raid is announced
board-window-block = when a card is played
board-window-dusk = at dusk
board-window-after = after a card
board-window-target = when a card names me
board-window-muster = before a battle
board-window-night = at night
board-answer-ask = always
board-answer-concerns = if it concerns me
board-answer-never = never

board-end-goal = A hive has been filled: the game is over.
board-end-extinction = A colony has no forager left: the game is over.
board-end-rounds = The last round is over.

board-help-aim = Fill your hive with pollen. You hold a secret pattern of four hexes. As soon as anyone’s pattern stands on the field, turned or mirrored as you like, the round ends: its four bees bring home 1 pollen for each flower of their hexes, every other bee 1 pollen.
board-help-a = A turn, phase A: one action
board-help-send-forager = from your hive to any free hex.
board-help-send-soldier = onto any forager without one, yours or another’s. Only the bee on top counts for a pattern, and only she can move.
board-help-move = one of your bees on top, to wherever she could have been sent.
board-help-return = with 1 pollen; from a fungus with none, but your hive is cured.
board-help-raid = all your ready soldiers at home attack another hive.
board-help-draw-jelly = the stronger cards.
board-help-b = Phase B: draw or play
board-help-b-text = Either draw one honey card, or play any number of cards.
board-help-c = Phase C: discard
board-help-c-text = Keep three cards at most.
board-help-yellow = When cards are played
board-help-yellow-text = Green ones in your phase B, yellow ones at any time, also in others’ turns, blue ones as soon as they are drawn.
board-help-raids = Raids
board-help-raids-text = The raided queen may call soldiers home. Then everyone commits cards in secret, helpers on either side too: spears count for the attack, shields for the defence. The attacker steals the difference, at most 1 pollen for each soldier; if the attack falls 2 short, 2 attackers are injured until the end of her next turn. A raid that succeeds spreads the mites.
board-help-mite = Mites
board-help-mite-text = An infested hive loses three foragers at the end of every round. Bring a bee back from a fungus in time, or play a card. Each round one tree is cut.
board-help-drift = The drifting bee
board-help-drift-text = She counts for everyone’s pattern. If you score with her, you bring her home and may catch mites.
board-help-round = A new round
board-help-round-text = New patterns are dealt; the poorest queen cuts a tree and begins.
board-help-trade = Trade
board-help-trade-text = In your turn you may offer others cards, pollen and promises. Cards and pollen are binding; promises are not.
board-help-end = The game ends when a hive is full or a colony has no forager left. Whoever has the most pollen and still has a forager wins.
board-help-keys = Keys: type a hex by its name (d, then 4); Escape undoes steps that have not been sent.

moment-open = A turn begins: does anyone interrupt?
moment-mid = Between the phases: does anyone interrupt?
moment-announce = A raid is announced: does anyone interrupt?
moment-block = A card has been played: does anyone stop it?
moment-dusk = The round is over: does anyone interrupt?
moment-after = A card has taken effect: does anyone interrupt?
moment-target = A card names someone: do they interrupt?
moment-muster = Before the battle: does anyone interrupt?
moment-night = Night: does anyone interrupt?
moment-battle = Battle: does anyone commit cards?
