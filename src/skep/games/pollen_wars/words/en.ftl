# Words of Pollen Wars.

about = Queens send bees onto one flower field, each towards a secret pattern of four; raids, mites and jokes get in the way. About 55 minutes.

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
    [H1] A mutiny breaks out in another hive: until the next mutiny or the end of the round its queen cannot raid of her own will. Never the same hive twice in a row.
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
    [H13] Your soldier on your own forager: both come home with a grain for each flower there.
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
    [J7] One of your foragers comes home with a grain for each flower of its hex.
    [J8] One of your soldiers comes home with a grain for each flower of its hex.
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
    [one] a grain of pollen
   *[other] { $count } grains of pollen
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

# What happened.

log-pass = { seat-name } passes.
log-done = { seat-name } is done.
log-ready = { seat-name } is ready.
log-accept = { seat-name } accepts.
log-refuse = { seat-name } refuses.
log-cancel = { seat-name } drops the offer.
log-propose = { seat-name } makes an offer.
log-send-forager = { seat-name } sends a forager.
log-send-soldier = { seat-name } sends a soldier.
log-move = { seat-name } moves a bee.
log-return = { seat-name } brings a bee back.
log-raid = { seat-name } raids.
log-draw-jelly = { seat-name } draws a royal jelly card.
log-draw-honey = { seat-name } draws a honey card.
log-trade = { seat-name } thinks of a trade.
log-help-attack = { seat-name } helps the attack.
log-help-defence = { seat-name } helps the defence.
log-stay-out = { seat-name } stays out.
log-hex = { seat-name } picks { $hex }.
log-queen = { seat-name } picks { other-name }.
log-dormant = { seat-name } picks dormant card { $slot }.
log-play = { seat-name } plays “{ card-name }”.
log-commit = { seat-name } commits “{ card-name }”.
log-discard = { seat-name } discards “{ card-name }”.
log-give = { seat-name } gives “{ card-name }”.
log-ask = { seat-name } asks for “{ card-name }”.
log-ask-any-honey = { seat-name } asks for any honey card.
log-ask-any-jelly = { seat-name } asks for any royal jelly card.
log-give-pollen = { seat-name } offers { grains }.
log-ask-pollen = { seat-name } asks for { grains }.
log-give-promise = { seat-name } promises: { promise-name }.
log-ask-promise = { seat-name } asks for a promise: { promise-name }.
log-tile = { seat-name } lays tile { $tile }.
log-centre = { seat-name } lays the centre, side { $side }.
log-pattern = { seat-name } deals the pattern { pattern-name }.
log-ladybird = { seat-name } deals a ladybird with { $spots } spots.
log-card = { seat-name } deals “{ card-name }”.
log-peace = The die shows peace.
log-varroa = The die shows varroa.
log-rock = Tile { $tile } is laid rock side up.

log-sent-forager = { seat-name } sends a forager to { $hex }.
log-sent-soldier = { seat-name } sends a soldier onto the forager on { $hex }.
log-moved = { seat-name } moves a bee from { $start } to { $hex }.
log-returned = { seat-name } brings the bee on { $hex } back.
log-fungus = { seat-name } lays a fungus on { $hex }.
log-stump = { seat-name } lays a stump on { $hex }.
log-drift = { seat-name } puts the drifting bee on { $hex }.
log-wild = A wild forager settles on { $hex } ({ seat-name }).
log-felled = { seat-name } cuts the tree on { $hex }: the fungus is gone.
log-own-pattern = { seat-name } has the pattern { pattern-name }.
log-spots = { seat-name } has the ladybird with { $spots } spots.
log-waits = { seat-name } does not interrupt.
log-would-play = { seat-name } would play “{ card-name }”.
log-raids = { seat-name } raids { other-name }.
log-proposed = { seat-name } makes { other-name } an offer.
log-drew-card = { seat-name } draws “{ card-name }”.
log-drew-back = { seat-name } draws a { deck-name }.
log-drew-blue = { seat-name } draws { card-name } and must play it.
log-stole-card = { seat-name } steals { card-name } from { other-name }.
log-stole-back = { seat-name } steals a { deck-name } from { other-name }.
log-interrupts = { seat-name } interrupts with “{ card-name }”.
log-no-target = { card-name } finds no target and is discarded.
log-blocked = { card-name } is stopped.
log-blocked-raid = The raid { of-seat } is stopped.
log-threw = { seat-name } discards “{ card-name }”.
log-saw-card = { seat-name } sees { card-name } in the hand { of-other }.
log-knows = { seat-name } knows that { other-name } has the pattern { pattern-name }.
log-knows-slot = Dormant card { $slot } is { pattern-name }.
log-recalled = { seat-name } calls { $count ->
    [one] a soldier
   *[other] { $count } soldiers
} home.
log-battle = { seat-name } attacks with { $attack }, { other-name } defends with { $defence }.
log-handed = { seat-name } gives { other-name } { $honey ->
    [0] no honey card
    [one] a honey card
   *[other] { $honey } honey cards
} and { $jelly ->
    [0] no royal jelly card
    [one] a royal jelly card
   *[other] { $jelly } royal jelly cards
}.
log-round-end-pattern = A pattern is complete: the round ends.
log-round-end-goal = A hive is full: the round ends.
log-round-end-cap = The last turn of the round is over.
log-scored = { seat-name } shows the pattern { pattern-name } on { $hexes }: { grains }.
log-home = The other bees { of-seat } bring home { grains }.
log-from = { seat-name } gets { grains } from { other-name }.
log-gains = { seat-name } gains { grains }.
log-pays = { seat-name } pays { grains }.
log-infested = The hive { of-seat } is infested.
log-cured = The hive { of-seat } is cured.
log-died = { $count ->
    [one] A forager { of-seat } dies
   *[other] { $count } foragers { of-seat } die
} of the mite.
log-revived = { $count ->
    [one] A forager { of-seat } lives
   *[other] { $count } foragers { of-seat } live
} again.
log-injured = { $count ->
    [one] A soldier { of-seat } is
   *[other] { $count } soldiers { of-seat } are
} injured.
log-recovered = { $count ->
    [one] A soldier { of-seat } has
   *[other] { $count } soldiers { of-seat } have
} recovered.
log-mutiny = A mutiny breaks out in the hive { of-seat }.
log-drift-home = { seat-name } has brought the drifting bee home.
log-round = Round { $round } begins with { seat-name }.
log-extinct = { seat-name } has no forager left and cannot win.
log-end-goal = A hive has been filled: the game is over.
log-end-rounds = The last round is over.
log-wins = { seat-name } wins with { grains }.
log-nobody = Nobody wins.

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
sketch-to-move = to choose

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
setting-centre-chance = by lot
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
setting-drift_die-help = How many of the six faces of the drifting bee’s die show the mite.
setting-trade = Trade
setting-trade-help = Who may propose trades, and when.
setting-trade-active = the queen whose turn it is
setting-trade-off = nobody
setting-trade-open = everybody at the start of a turn
setting-offers_per_turn = Offers in a turn
setting-offers_per_turn-help = How many trades a queen may propose in her turn.
setting-windows = Interruptions
setting-windows-help = How often yellow cards may interrupt another queen’s turn.
setting-windows-lean = between the phases
setting-windows-full = after every card, too
setting-windows-own = only to stop something
setting-loot_cap = Loot
setting-loot_cap-help = How much a raid can steal.
setting-loot_cap-soldiers = one grain for each soldier
setting-loot_cap-none = no limit
setting-barren_pollen = Pollen from bare ground
setting-barren_pollen-help = What a single bee brings home from rock or stump.
setting-two_hexes = Two hexes
setting-two_hexes-help = How far bees fly by cards that move them two hexes.
setting-two_hexes-exact = exactly two
setting-two_hexes-upto = one or two
setting-round_turn_cap = Turns in a round
setting-round_turn_cap-help = After so many turns of each queen a round ends without a pattern.
setting-round_cap = Rounds
setting-round_cap-help = After so many rounds the game ends.
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
board-aim = { $flowers } pollen, lacks { $missing }
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
board-do-commit = Throw in
board-do-commit-back = Thrown in
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
board-ask-offer = Do you want to make an offer?
board-ask-send-forager = Where does the forager fly?
board-ask-send-soldier = Onto which forager?
board-ask-move = Which bee moves?
board-ask-move-to = Where does she go?
board-ask-return = Which bee comes home?
board-ask-raid = Whose hive do you raid?
board-ask-tile = Lay the next tile
board-ask-centre = Lay the centre tile
board-ask-fungus = Where does a fungus grow?
board-ask-stump = Where does a stump stand?
board-ask-drift = Where does the drifting bee sit?
board-ask-recall = You are being raided. Which soldiers fly home to defend?
board-ask-battle = Throw in cards, then say ready
board-ask-battle-side = Help a side?
board-ask-take = Several placements are complete: pick a hex of the one you take
board-ask-tree = Which tree is cut?
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
board-ask-trade-partner = With whom do you trade?
board-ask-trade-offer = Put your offer together
board-ask-trade-answer = Do you accept?
board-ask-trade-pay = Which card do you give?
board-window-ask-open = The turn { of-seat } begins. Do you interrupt?
board-window-ask-mid = { seat-name } has acted. Do you interrupt?
board-window-ask-after = A card has been played. Do you interrupt?
board-window-ask-dusk = Dusk: your last chance before the mites. Do you play a card?
board-window-ask-announce = { seat-name } raids { other-name }. Do you interrupt?
board-window-ask-block = { seat-name } plays “{ card-name }”. Do you stop it?
board-wait = { seat-name } is to choose.
board-wait-window = Somebody may interrupt …
board-wait-battle = Cards are being chosen in secret …
board-wait-chance = One moment …
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
board-raid-battle = Everybody may throw in cards, in secret.
board-battle = Battle: { seat-name } against { other-name }
board-battle-home = { $count } from the hive
board-battle-none = no cards
board-battle-drawn = A draw: nothing is stolen.
board-last-battle = Show the last battle
board-round-over = The round is over

board-trade = Make an offer
board-trade-with = With whom
board-trade-give = You give
board-trade-ask = You ask { other-name } for
board-trade-card = Add a card …
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
board-offer-thinks = { seat-name } thinks of a trade
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
board-answer-ask = always
board-answer-concerns = if it concerns me
board-answer-never = never

board-end-goal = A hive has been filled: the game is over.
board-end-extinction = A colony has no forager left: the game is over.
board-end-rounds = The last round is over.

board-help-aim = Fill your hive with pollen. You hold a secret pattern of four hexes. As soon as somebody’s pattern stands on the field, turned or mirrored as you like, the round ends: its four bees bring home a grain for each flower of their hexes, every other bee one grain.
board-help-a = A turn, phase A: one action
board-help-send-forager = from your hive to any free hex.
board-help-send-soldier = onto any forager without one, yours or another’s. Only the bee on top counts for a pattern, and only she can move.
board-help-move = one of your bees on top, to wherever she could have been sent.
board-help-return = with one grain; from a fungus without any, but your hive is cured.
board-help-raid = all your ready soldiers at home attack another hive.
board-help-draw-jelly = the stronger cards.
board-help-b = Phase B: draw or play
board-help-b-text = Either draw one honey card, or play any number of cards.
board-help-c = Phase C: discard
board-help-c-text = Keep three cards at most.
board-help-yellow = When cards are played
board-help-yellow-text = Green ones in your phase B, yellow ones at any time, also in others’ turns, blue ones as soon as they are drawn.
board-help-raids = Raids
board-help-raids-text = The raided queen may call soldiers home. Then all throw in cards in secret, helpers on either side too: spears count for the attack, shields for the defence. The attacker steals the difference, at most one grain for each soldier; if the attack falls 2 short, 2 attackers are injured until the end of her next turn. A raid that succeeds spreads the mite.
board-help-mite = The mite
board-help-mite-text = An infested hive loses three foragers at the end of every round. Bring a bee back from a fungus in time, or play a card. Each round one tree is cut.
board-help-drift = The drifting bee
board-help-drift-text = She counts for everybody’s pattern. If you score with her, you bring her home and may catch mites.
board-help-round = A new round
board-help-round-text = New patterns are dealt; the poorest queen cuts a tree and begins.
board-help-trade = Trade
board-help-trade-text = In your turn you may offer others cards, pollen and promises. Cards and pollen are binding; promises are not.
board-help-end = The game ends when a hive is full or a colony has no forager left. Whoever has the most pollen and still has a forager wins.
board-help-keys = Keys: type a hex by its name (d, then 4); Escape undoes steps that have not been sent.

moment-open = A turn begins: does anybody interrupt?
moment-mid = Between the phases: does anybody interrupt?
moment-announce = A raid is announced: does anybody interrupt?
moment-block = A card has been played: does anybody stop it?
moment-dusk = The round is over: does anybody interrupt?
moment-after = A card has taken effect: does anybody interrupt?
moment-battle = Battle: does anybody add cards?
