# Words of Bee Busy.

hive = { $seat ->
    [0] Hive A
    [1] Hive B
    [2] Hive C
   *[3] Hive D
}
seat-name = { hive }
about = Each player runs a hive on a sheet of paper: three dice for all, 25 rounds of flowers, honey and combs. About 40 minutes.
in-area = { $area ->
    [meadow] the Meadow
    [production] Production
   *[combs] the Combs
}
which-track = { $track ->
    [honey] honey
    [wax] wax
   *[propolis] propolis
}
track-named = { $track ->
    [honey] honey
    [wax] wax
   *[propolis] propolis
}
which-die = { $die ->
    [own] own die
    [low] lower other die
   *[high] higher other die
}
which-end = { $end ->
    [w] west
   *[e] east
}
which-good = { $good ->
    [nectar] nectar
    [pollen] pollen
    [honey] honey
    [wax] wax
   *[propolis] propolis
}
of-good = { $good ->
    [nectar] nectar
   *[pollen] pollen
}
which-danger = { $danger ->
    [storm] storm
    [pesticide] pesticide
    [mite] mite pest
   *[drought] drought
}
which-upgrade = { $upgrade ->
    [backwards] Backwards
    [additional-value] Additional Value
    [neighbours-garden] Neighbour’s Garden
    [flexible-direction] Flexible Direction
    [extra-honey] Extra Honey
    [extra-improvement] Extra Improvement
    [huge-honey-storage] Huge Honey Storage
   *[third-kind-of-flower] Third Kind of Flower
}
area-meadow = Meadow
area-production = Production
area-combs = Combs
track-honey = Honey
track-wax = Wax
track-propolis = Propolis

# What the player is asked.

ask-lose = The mites take a bee: which one?
ask-die = Take a die.
ask-change = Change a die for three modifier fields?
ask-mark = A 7: mark any column?
ask-write = Write an additional value on a track.
ask-move = Where does the Busy Bee go?
ask-feed = Feed the next egg?
ask-bee = Where does the new bee work?
ask-window = Lay the die on the meadow.
ask-visit = Which flower does the next bee visit?
ask-make = What does the next bee make?
ask-use = Use nectar or pollen?
ask-combs = Crawl, build walls, or stop.
ask-crawl = Crawl, or stop.
ask-walls = Build walls, or stop.
ask-store = What does the new comb hold?

# What can be chosen.

option-done = Done
option-keep = Keep your dice
option-skip = Mark nothing
option-lose = Lose a bee of { in-area }
option-die = Take the { $value }
option-take = Pay for the first player’s { $value }
option-mod = Use the { which-die } as a { $value }
option-mark = Mark column { $sum }
option-write = Write { $value } on the { track-named } track
option-stay = Stay
option-fly = Fly on
option-back = Fly back
option-feed = Feed
option-starve = Don’t feed
option-bee = New bee to { in-area }
option-overlay = Lay the die on { $window }
option-visit = Visit { $cell }
option-make = Make { which-track }
option-use = Use { of-good }
option-crawl = Crawl from the { which-end } end, direction { $way }
option-wall = Build wall { $wall }
option-store-egg = Store an egg
option-store-queen = Store the young queen
option-store-honey = Store { $amount } honey
option-store-water = Store water
option-store-nothing = Cross the comb out
option-roll = Roll { $low }, { $middle }, { $high }
option-first = { $first ->
    [0] Hive A
    [1] Hive B
    [2] Hive C
   *[3] Hive D
} begins

# What happened.

the-harvest = { $nectar ->
    [0] 1 pollen
   *[other] { $pollen ->
        [0] 1 nectar
       *[other] 1 nectar and 1 pollen
    }
}
a-flower = { $flower ->
    [poppy] a poppy
    [cornflower] a cornflower
   *[sunflower] a sunflower
}
modifier-fields = { $fields ->
    [one] { $fields } modifier field
   *[other] { $fields } modifier fields
}
log-first = { $first-is ->
    [you] You go first.
   *[they] { $first-name } goes first.
}
log-round-begun = Round { $round }: { $first-is ->
    [you] you go first.
   *[they] { $first-name } goes first.
}
log-round-alone = Round { $round }.
log-danger-come = { $danger ->
    [storm] A storm strikes every hive below shield { $shield }.
    [pesticide] Pesticide strikes every hive below shield { $shield }.
    [mite] Mites strike every hive below shield { $shield }.
   *[drought] A drought strikes every hive below shield { $shield }.
}
log-hive-struck = { $danger ->
    [storm] The storm keeps { $seat-is ->
        [you] your
       *[they] { $seat-name }’s
    } bees out of the Meadow.
    [pesticide] The pesticide keeps { $seat-is ->
        [you] your
       *[they] { $seat-name }’s
    } bees out of Production.
    [mite] The mites attack { $seat-is ->
        [you] you
       *[they] { $seat-name }
    }.
   *[drought] The drought costs { $seat-is ->
        [you] you
       *[they] { $seat-name }
    } 3 points unless water is stored.
}
log-bee-lost = { $seat-is ->
    [you] You lose
   *[they] { $seat-name } loses
} a bee in { in-area } to the mites.
log-roll = The dice show { $low }, { $middle } and { $high }.
log-die-taken = { $seat-is ->
    [you] You take
   *[they] { $seat-name } takes
} the { $value }.
log-die-bought = { $seat-is ->
    [you] You pay
   *[they] { $seat-name } pays
} { modifier-fields } to use { $first-is ->
    [you] your
   *[they] { $first-name }’s
} { $value }.
log-die-changed = { $seat-is ->
    [you] You count { $die ->
        [own] your
       *[other] the other
    }
   *[they] { $seat-name } counts { $die ->
        [own] their
       *[other] the other
    }
} { $from } as a { $value } for { modifier-fields }.
log-column-marked = { $seat-is ->
    [you] You mark
   *[they] { $seat-name } marks
} column { $sum }.
log-upgrade-won = { $seat-is ->
    [you] You complete column { $sum } and unlock
   *[they] { $seat-name } completes column { $sum } and unlocks
} { which-upgrade }.
log-extra-honey = { $seat-is ->
    [you] You get
   *[they] { $seat-name } gets
} { $count } honey for a sum of 7.
log-value-written = { $seat-is ->
    [you] You write
   *[they] { $seat-name } writes
} { $value } on the { track-named } track.
log-bee-flown = { $seat-is ->
    [you] Your
   *[they] { $seat-name }’s
} Busy Bee flies to { in-area }.
log-bee-flown-back = { $seat-is ->
    [you] Your
   *[they] { $seat-name }’s
} Busy Bee flies back to { in-area }.
log-egg-unfed = { $seat-is ->
    [you] Your
   *[they] { $seat-name }’s
} egg in { $comb } goes unfed.
log-bee-born = { $seat-is ->
    [you] You feed
   *[they] { $seat-name } feeds
} an egg: a new bee in { in-area }.
log-queen-fed = { $seat-is ->
    [you] You feed your
   *[they] { $seat-name } feeds their
} young queen: meal { $count } of { $meals }.
log-queen-raised = { $seat-is ->
    [you] You raise your
   *[they] { $seat-name } raises their
} young queen for { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
log-queen-starved = { $seat-is ->
    [you] Your
   *[they] { $seat-name }’s
} young queen starves.
log-flower-visited = { $seat-is ->
    [you] You gather
   *[they] { $seat-name } gathers
} { the-harvest } from { a-flower }.
log-honey-made = { $seat-is ->
    [you] You make
   *[they] { $seat-name } makes
} { $count } honey from 1 { which-good }.
log-wax-made = { $seat-is ->
    [you] You make
   *[they] { $seat-name } makes
} { $count } wax from 1 { which-good }.
log-propolis-made = { $seat-is ->
    [you] You make
   *[they] { $seat-name } makes
} { $count } propolis{ $wax ->
    [0] {""}
   *[other] { " " }and { $wax } wax
} from 1 { which-good }.
log-bee-crawled = { $seat-is ->
    [you] Your
   *[they] { $seat-name }’s
} bee crawls to { $comb }{ $walls ->
    [0] {""}
    [one] { " " }and builds { $walls } wall
   *[other] { " " }and builds { $walls } walls
}.
log-wall-built = { $seat-is ->
    [you] You build
   *[they] { $seat-name } builds
} a wall between { $one } and { $two } for 1 wax.
log-comb-completed = { $seat-is ->
    [you] You complete
   *[they] { $seat-name } completes
} comb { $comb }.
log-egg-stored = { $seat-is ->
    [you] You store
   *[they] { $seat-name } stores
} an egg in { $comb }.
log-queen-stored = { $seat-is ->
    [you] You store your
   *[they] { $seat-name } stores their
} young queen in { $comb }.
log-honey-stored = { $seat-is ->
    [you] You store
   *[they] { $seat-name } stores
} { $count } honey in { $comb }.
log-water-stored = { $seat-is ->
    [you] You store
   *[they] { $seat-name } stores
} water in { $comb }.
log-comb-crossed = { $seat-is ->
    [you] You cross
   *[they] { $seat-name } crosses
} out comb { $comb }.
log-scored = { $seat-is ->
    [you] You score
   *[they] { $seat-name } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-ranked = { $rank ->
    [0] { rank-0 }
    [1] { rank-1 }
    [2] { rank-2 }
    [3] { rank-3 }
   *[4] { rank-4 }
}.
log-won = { $seat-is ->
    [you] You won!
   *[they] { $seat-name } won.
}

# The solo ranking, weakest first.

rank-0 = Not a drop of honey yet
rank-1 = Enough for breakfast
rank-2 = A jar of honey
rank-3 = As much honey as you like
rank-4 = A true bee whisperer

# The sheet in a terminal.

sketch-round = Round { $round } of { $rounds }
sketch-dice = Dice
sketch-danger = { which-danger } in round { $round } (shield { $shield })
sketch-seat = { hive }: Busy Bee in { in-area }, bees { $bees }, nectar { $nectar }, pollen { $pollen }, honey { $honey }, wax { $wax }, shield { $shield }, combs { $combs }, { $points } points
sketch-path = Path from { $west } to { $east }
sketch-improvement = Improvement
sketch-score = Score
score-bees = bees
score-honey = honey
score-propolis = propolis
score-drought = drought
score-queen = young queen
score-combs = combs
score-stored = stored honey
score-total = total

# Settings.

setting-players = Players
setting-players-help = Seats at the table; one plays alone for a rank.
setting-first = First player
setting-first-help = Who holds the token in round 1.
setting-first-random = at random
setting-first-seat0 = Hive A
setting-first-seat1 = Hive B
setting-first-seat2 = Hive C
setting-first-seat3 = Hive D
setting-modifier = Die Modifier
setting-modifier-help = Usable fields: by the number of players 3, 4, 5 or 6, or the same for all.
setting-modifier-by_players = by players
setting-inputs = Inputs
setting-inputs-help = What honey and wax are made of; propolis always takes pollen.
setting-inputs-strict = nectar for honey, pollen for wax
setting-inputs-either = either for both
setting-crawl_through = Crawl through
setting-crawl_through-help = May the path enter a complete comb?
setting-crawl_through-on = yes
setting-crawl_through-off = no
setting-sheet = Sheet
setting-sheet-help = The player sheet in use.
setting-sheet-standard = standard

# The lab: one number of the sheet each; dots of an option's name are dashes here.

setting-sheet-modifier-take = Modifier fields for the first player's die
setting-sheet-modifier-take-help = For designers: a number of the sheet.
setting-sheet-modifier-change = Modifier fields for changing a die
setting-sheet-modifier-change-help = For designers: a number of the sheet.
setting-sheet-production-honey-dots = Honey dots
setting-sheet-production-honey-dots-help = For designers: a number of the sheet.
setting-sheet-production-honey-makes-honey = Honey made of one nectar
setting-sheet-production-honey-makes-honey-help = For designers: a number of the sheet.
setting-sheet-production-wax-dots = Wax dots
setting-sheet-production-wax-dots-help = For designers: a number of the sheet.
setting-sheet-production-wax-makes-wax = Wax made of one pollen
setting-sheet-production-wax-makes-wax-help = For designers: a number of the sheet.
setting-sheet-improvement-2-fields = Fields of column 2, Backwards
setting-sheet-improvement-2-fields-help = For designers: a number of the sheet.
setting-sheet-improvement-3-fields = Fields of column 3, Additional Value
setting-sheet-improvement-3-fields-help = For designers: a number of the sheet.
setting-sheet-improvement-4-fields = Fields of column 4, the cat garden
setting-sheet-improvement-4-fields-help = For designers: a number of the sheet.
setting-sheet-improvement-5-fields = Fields of column 5, Flexible Direction
setting-sheet-improvement-5-fields-help = For designers: a number of the sheet.
setting-sheet-improvement-6-fields = Fields of column 6, Extra Honey
setting-sheet-improvement-6-fields-help = For designers: a number of the sheet.
setting-sheet-improvement-8-fields = Fields of column 8, Extra Improvement
setting-sheet-improvement-8-fields-help = For designers: a number of the sheet.
setting-sheet-improvement-9-fields = Fields of column 9, the gnome garden
setting-sheet-improvement-9-fields-help = For designers: a number of the sheet.
setting-sheet-improvement-10-fields = Fields of column 10, Huge Honey Storage
setting-sheet-improvement-10-fields-help = For designers: a number of the sheet.
setting-sheet-improvement-11-fields = Fields of column 11, Third Kind of Flower
setting-sheet-improvement-11-fields-help = For designers: a number of the sheet.
setting-sheet-improvement-12-fields = Fields of column 12, Additional Value
setting-sheet-improvement-12-fields-help = For designers: a number of the sheet.
setting-sheet-combs-store_honey = Honey a comb takes
setting-sheet-combs-store_honey-help = For designers: a number of the sheet.
setting-sheet-combs-store_honey_huge = Honey a comb takes with Huge Honey Storage
setting-sheet-combs-store_honey_huge-help = For designers: a number of the sheet.
setting-sheet-score-bee = Points for a living bee
setting-sheet-score-bee-help = For designers: a number of the sheet.
setting-sheet-score-queen = Points for a raised young queen
setting-sheet-score-queen-help = For designers: a number of the sheet.
setting-sheet-score-queen_feeds = Meals that raise a young queen
setting-sheet-score-queen_feeds-help = For designers: a number of the sheet.
setting-sheet-score-comb = Points for a complete comb
setting-sheet-score-comb-help = For designers: a number of the sheet.
setting-sheet-score-stored_honey = Points for 1 honey in a comb
setting-sheet-score-stored_honey-help = For designers: a number of the sheet.

# The sheet on the page.

board-task = What you are asked
board-rounds = Rounds
board-round = Round { $round }
board-round-danger = Round { $round }: { which-danger }, shield { $shield } – { $safe ->
    [yes] safe
   *[no] not safe
}
board-round-of = Round { $round } of { $rounds }
board-danger = { $in ->
    [0] This round: { which-danger }
    [1] Next round: { which-danger }
   *[other] In { $in } rounds: { which-danger }
}
board-safe = safe
board-unsafe = not safe, shield { $own } of { $shield }
board-bill = Next meal in the Combs: { $larvae } honey
board-meal = Young queen: { $left ->
    [one] one more meal
   *[other] { $left } more meals
}, the next by round { $round }
board-meal-late = The young queen can’t be raised in time
board-good = { which-good }
board-bees = { $living } at work, { $free } yet to be born, { $dead } lost
board-busy-here = The Busy Bee is here
board-busy-away = The Busy Bee is elsewhere
board-upgrade = { which-upgrade }
board-owned = won
board-uses = { $count ->
    [one] one use left
   *[other] { $count } uses left
}
board-upgrade-backwards = Twice in the game the Busy Bee may fly one area back.
board-upgrade-additional-value = Write another value beside one production track.
board-upgrade-neighbours-garden = Opens the garden on one side of the meadow.
board-upgrade-flexible-direction = Crawl in the die’s direction or the opposite one.
board-upgrade-extra-honey = Each 7 gives 1 honey.
board-upgrade-extra-improvement = Each 7 lets you mark a field of any column.
board-upgrade-huge-honey-storage = A new comb takes up to 4 honey instead of 2.
board-upgrade-third-kind-of-flower = Bees may visit sunflowers too: nectar and pollen at once.
board-garden = { $part ->
    [L] Cat garden
   *[R] Gnome garden
}
board-what = { $what ->
    [poppy] poppy
    [cornflower] cornflower
    [sunflower] sunflower
   *[other] nothing to gather
}
board-cell = { $cell }: { board-what }{ $picked ->
    [yes] , visited
   *[no] {""}
}
board-circles = { $kind ->
    [poppy] Poppies
    [cornflower] Cornflowers
   *[sunflower] Sunflowers
}: { $count } of { $all } visited
board-square = Room for an additional value
board-write = { $track ->
    [honey] Honey:
    [wax] Wax:
   *[propolis] Propolis:
}
board-dots = { $stock } { $track ->
    [honey] honey
   *[wax] wax
} in stock, { $circled } of { $dots } made
board-propolis = { $crossed } of { $fields } propolis: shield { $shield }, { $points } points
board-end = { $end ->
    [w] W
   *[e] E
}
board-content = { $content ->
    [egg] an egg
    [queen] the young queen
    [honey] { $amount } honey
    [water] water
    [crossed] crossed out
   *[undecided] still empty
}
board-comb-complete = Comb { $comb }: complete, { board-content }
board-comb-missing = Comb { $comb }: { $count ->
    [one] one wall missing
   *[other] { $count } walls missing
}
board-queen = { $state ->
    [none] No young queen yet
    [alive] Young queen: fed { $fed } of { $feeds } times
    [raised] The young queen is raised
   *[dead] The young queen is dead
}
board-dry = { $state ->
    [none] No drought
    [water] Drought, answered with water
   *[dry] Drought: three points lost without water
}
board-own = your die
board-firsts = first player’s
board-price = { $fields ->
    [one] 1 field
   *[other] { $fields } fields
}
board-no-dice = The dice are not rolled yet.
board-sum = The others make { $sum }
board-die-sum = leaves { $sum }: { $full ->
    [yes] full
   *[no] { $marks }/{ $fields }
}
board-die-none = leaves { $sum }
board-column = { $marks } of { $fields } marked
board-modifier = Die Modifier: { $count } left
board-modifier-help = { $take } field: the first player’s die. { $change } fields: another value on a die.
board-writes = writes
board-ready = ready
board-first-player = First player
board-foreign = { $name }’s sheet
board-foreign-open = { $name }’s sheet at the start of the round
board-back-to-mine = Back to my sheet
board-change = Then change a die ({ $fields } fields)
board-combs = { $count ->
    [one] one comb
   *[other] { $count } combs
}
board-which-die = { $die ->
    [own] yours
    [low] lower
   *[high] higher
}
board-counts-as = counts as
board-to-area = { $area ->
    [meadow] to the Meadow
    [production] to Production
   *[combs] to the Combs
}
board-stay = Stay in { in-area }
board-fly = Fly on { board-to-area }{ $bill ->
    [0] {""}
   *[other] { " " }({ $bill } honey to feed)
}
board-back = Fly back { board-to-area }{ $bill ->
    [0] {""}
   *[other] { " " }({ $bill } honey to feed)
}
board-note-first = You go first: everyone waits for your die.
board-note-barred = { $danger ->
    [storm] Storm
   *[pesticide] Pesticide
}: no action in { in-area } this round.
board-note-feed = { $larva ->
    [queen] The young queen wants a meal: without it she dies.
   *[other] The egg in { $larva } wants a meal.
} You have { $honey } honey.
board-note-bees = { $left ->
    [one] One bee can still work.
   *[other] { $left } bees can still work.
}
board-note-window = { $bees ->
    [one] One bee visits one flower under the pips.
   *[other] { $bees } bees visit up to { $bees } flowers under the pips.
}
board-note-wax = A wall costs 1 wax (you have { $wax }): { $near ->
    [yes] choose a comb, then its wall.
   *[no] choose a wall or a comb.
}
board-store = Comb { $comb } is complete.
board-why-queen = No queen: there has already been one.
board-why-honey = No honey: there is none in stock.
board-why-water = No water: one comb already holds it.
board-close = Close { $comb }: { $count }
board-close-wax = { $wax } wax is not enough.
board-one-wall = or one wall:
board-wait = { $stage ->
    [first] Waiting for { $names } to take the first die.
    [mite] The mites attack: waiting for { $names }.
   *[other] Still writing: { $names }.
}
board-top-rank = There is no higher rank.
board-next-rank = { $points ->
    [one] One more point for
   *[other] { $points } more points for
} “{ $rank ->
    [1] { rank-1 }
    [2] { rank-2 }
    [3] { rank-3 }
   *[4] { rank-4 }
}”.

# The rules in short.

board-help-aim = Everyone fills in their own sheet for 25 rounds, with the same three dice. The most points win; alone, your score earns a rank.
board-help-round = A round
board-help-field = Cross the next round field. If it shows a danger, it strikes hives whose propolis shield is too low.
board-help-die = The first player takes one of three dice, everyone else one of the two left. A modifier field buys the first player’s die; three change the value of any die.
board-help-sum = Add up the two dice you didn’t take and mark that column of the Improvement. A full column unlocks its upgrade at once. A 7 marks nothing.
board-help-move = The Busy Bee stays or flies to the next area: Meadow, Production, Combs, and round again.
board-help-act = Use your die in the Busy Bee’s area.
board-help-meadow = Lay the die on a window of three by three. Each bee there visits a flower under a pip, once in the game: poppies give pollen, cornflowers nectar, sunflowers (with their upgrade) both.
board-help-production = The die’s value tells the track. Each bee there turns 1 nectar into 2 honey, 1 pollen into 3 wax, or 1 pollen into 1 propolis and 1 wax.
board-help-combs = The bee crawls from one end of its path in the die’s direction; walls rise between path combs that touch. Each wax buys one more wall anywhere. A comb with six walls is complete: decide at once what it holds.
board-help-feeding = Feeding
board-help-feeding-text = Whenever the Busy Bee enters the Combs, each egg wants 1 honey and becomes a bee in the Meadow or Production; the young queen wants 1 too, three times in all. Any that go unfed are lost.
board-help-dangers = Dangers
board-help-storm = Storm (shield 1): no action in the Meadow this round.
board-help-pesticide = Pesticide (shield 1): no action in Production this round.
board-help-mite = Mite pest (shield 2): you lose a bee of your choice.
board-help-drought = Drought (shield 3): three points lost, unless a comb completed later holds water.
board-help-points = Points
board-help-points-text = 2 for each bee, 1 for each honey in stock, 2 for each honey in a comb, 1 for each complete comb, 12 for a young queen fed three times, and the points on the propolis track.
board-help-end = After the first die everyone works at once; the round ends when the last hive is ready.
