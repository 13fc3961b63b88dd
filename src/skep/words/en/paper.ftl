# What is printed on paper: sheets to cut out, and booklets of games.

# Every game's first pages.

sheet-contents = On these sheets
sheet-entry = { $title }: page { $page }
sheet-needs = You also need
sheet-variant = This variant (it overrides the short rules)
sheet-setting = { $setting }: { $value }
sheet-how = Printing
sheet-how-size = Print at actual size (100%), not fitted to the page, on paper or card of 160 g or more.
sheet-how-cut = Cut along the marks at the corners, or along the thin line around what is round or has six sides. Colours go beyond the cut on purpose.
sheet-how-duplex = Backs follow their fronts. Print on both sides and flip on the long edge.
sheet-how-fold = Backs lie beside their fronts. Fold along the dashed line with the printed sides out, glue, and cut when it is dry.
sheet-how-none = Backs are not printed.
sheet-notes = Good to know
sheet-rules = The rules in short
sheet-blank = This side stays empty.
sheet-back = Back
sheet-fold-here = Fold here
sheet-own = Made by Skep. All drawings are Skep’s own. Free to print for your table.
sheet-named = { $name }: { $text }
sheet-bee = { $name } – moves: { $moves } Then: { $acts }
sheet-aim = The aim
sheet-setting-up = Setting up
sheet-turn = A turn
sheet-end = The end
need-cutting = scissors or a knife, and glue if you fold the backs

# PollenNation.

pn-cards = Flower cards
pn-queens = Queens
pn-bees = Bees and score markers
pn-track = Score track
pn-reference = Reference sheets
pn-pollen = Pollen chips
pn-start = Start
pn-wheel = The wheel of colours, and round again to the first.
pn-need-cubes = { $count } cubes of 8 to 10 mm, { $each } in each of the six colours, or the pollen chips
pn-note-ring = The cards lie in a ring like the hours of a clock, the half with the large sign inwards. Bees stand at the outer edge.
pn-note-chips = The chips stand in for cubes. Put a queen’s stored pollen on her token.
pn-note-marker = The bee in a circle is the score marker.
pn-aim = Be the first colony to reach { $target } points. A turn is { $moves_per_turn ->
    [one] one move of one bee, and then the action of that same bee.
   *[other] { $moves_per_turn } moves, each of one bee, and after each the action of that same bee.
}
pn-set-cards = { $deal ->
    [by_value] Sort the cards by value. One group is used in full; draw six of the other twelve cards unseen, mix all twelve and deal them.
    [draft] Deal the whole deck. Six times, everyone takes a card in secret; show them together and pass the rest on.
    [fixed] The cards lie as the fixed board says: see skep rules pollennation.
   *[by_colour] Deal each colony one card of each colour.
} { $setup ->
    [open] Everyone lays their cards in their own part of the ring, in turn and openly.
    [random] The cards of each colony are laid at random in its part of the ring.
   *[secret] Everyone lays their cards in their own part of the ring, face down; then turn them all.
}
pn-set-pollen = Put two pollen of its own colour on every flower. The rest is the reserve, in the middle.
pn-set-bees = Choose a flower of your part as home: your queen and both drones start there. Then take turns to place your workers on other flowers of your part. Draw the start player.

# Waggle Dance.

wd-actions = Action cards
wd-flowers = Flower cards
wd-queen = Queen cards
wd-day-night = Day and night
wd-rooms = Rooms
wd-eggs = Eggs
wd-markers = Position markers
wd-nectar = { $edition ->
    [pollen] Pollen chips
   *[nectar] Nectar chips
}
wd-awards = Most bees: 2 cubes. Second: 1. Tied for most: 1 each. Tied for second: none.
wd-die-own = your own bees, in your turn
wd-die-rival = opponents’ bees
wd-day = Roll all bees, then place them one at a time, in turn.
wd-night = A, B, C, D, E, F, G, each in turn. Then pass this card on.
wd-first = First player
wd-need-dice = { $count } six-sided dice: { $dice } of one colour for each of { $seats } players (6 each to begin with, the others as bees hatch)
wd-need-volunteer = one large die, the Volunteer
wd-need-blockers = { $count } dice of another colour, which cover slots
wd-need-cubes = { $count } cubes of 8 to 10 mm, { $each } in each of six colours, or the chips
wd-note-rooms = A room holds four cubes or an egg, and by night up to two bees. When it makes honey, turn it over.
wd-note-chips = The chips stand in for cubes: put them beside the flower of their colour.
wd-note-queen = { $queen_deck ->
    [all14] Shuffle all Queen cards.
    [ten_ban] Take turns to remove four types of Queen card before play.
    [ten_random] Remove four types of Queen card at random before play.
   *[other] These are the ten types of Queen card you chose.
}
wd-set-hives = Everyone takes { $start_rooms } rooms and { $start_bees } bees, and places the rooms side by side as a hive. Lay out the action cards and the flowers, with their cubes beside them.
wd-set-cards = Shuffle the Queen cards. Each player rolls the Volunteer die: the highest takes the day card and goes first.
wd-set-blocked = { $blockers ->
    [markers] Position markers cover { $block_count } of the six slots on each of A, C, E and G for the whole game, drawn at random.
    [dice] Each day roll { $block_count ->
        [one] a spare die for each of A, C, E and G: it covers its slot
       *[other] { $block_count } spare dice for each of A, C, E and G: they cover these slots
    } for the round.
   *[none] All slots are open.
}
wd-help-f = { $honey_cost ->
    [2] Two
    [3] Three
   *[4] Four
} equal cubes and two equal bees in a room: honey! Rooms whose bees share a number may exchange cubes.
setting-queen_deck-ten_list = the ten types that are printed
wd-help-d = The player with the most bees on a flower takes 2 cubes, a sole second 1; those who tie for most take 1 each, those who tie for second nothing. A room holds four cubes of any colours.
wd-help-cards = Cards with a sun are played by day, cards with a moon by night; both signs together mean that the card stays for the round. A white die is one of your own bees, a grey one an opponent’s.
wd-help-equal = With equal honey: { $tie_break ->
    [few] fewer bees, then fewer cubes.
   *[many] more cubes.
}
wd-help-first = The first to have { $honey_target } honey at the end of a night wins. Otherwise the day card passes to the left.

# Bee Busy.

bb-sheet = Player sheet
bb-tokens = Tokens
bb-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
bb-name = Name
bb-modifier = Die Modifier
bb-take = { $count } = first die
bb-change = { $count } = any value
bb-first = first player
bb-help-die = The first player takes one of three dice, everyone else one of the two left. { $take ->
    [one] A modifier field buys
   *[other] { $take } modifier fields buy
} the first player’s die; { $change ->
    [one] one changes
   *[other] { $change } change
} the value of any die.
bb-help-production = The die’s value tells the track. Each bee there turns { $inputs ->
    [either] 1 nectar or pollen into { $honey } honey or { $wax } wax,
   *[strict] 1 nectar into { $honey } honey, 1 pollen into { $wax } wax,
} or 1 pollen into 1 propolis and 1 wax.
bb-help-points = { $bee } for each bee, { $stock } for each honey in stock, { $stored } for each honey in a comb, { $comb } for each complete comb, { $queen } for a young queen fed { $meals ->
    [one] once
    [2] twice
    [3] three times
   *[other] { $meals } times
}, and the points on the propolis track.
bb-upgrades = Upgrades
bb-upgrades-text = A number in brackets is the column that unlocks something. A blue circle belongs to an upgrade: mark it when you win it, and for each use where there are two.
bb-need-dice = 3 six-sided dice for the whole table, or Skep’s dice page on any screen
bb-need-pencils = { $count ->
    [one] a pencil
   *[other] { $count } pencils
}
bb-note-dice = No dice? Open /dice on a Skep server: it rolls for the whole table.
bb-note-marks = Circle what you gain and cross what you use. Solid lines in the combs are walls that stand from the start.
bb-set-sheets = Everyone takes a sheet and a pencil. Your Busy Bee starts in the Meadow, and one bee is at work in each area: they are circled.
bb-set-marks = Draw the first player; the token passes to the left after each round. Crossed-out Die Modifier fields cannot be used with this many players.

# Pollen Wars.

pw-tiles = Field tiles
pw-single = Centre and fungi
pw-boards = Hive boards
pw-tokens = Bees and mites
pw-markers = Pollen markers
pw-patterns = Pattern cards
pw-honey = Honey cards
pw-jelly = Royal jelly cards
pw-ladybirds = Ladybird cards
pw-die = The drifting bee’s die
pw-turn = { $family ->
    [kid] A: send, move, return or draw royal jelly. B: draw honey or play cards. C: keep three.
   *[other] A: send, move, return, raid or draw royal jelly. B: draw honey or play cards. C: keep three.
}
pw-pattern = Turned and mirrored as you like
pw-stays = stays face up until the end of the round
pw-need-die = The drifting bee is a die: fold the net, or take a six-sided die on which { $varroa ->
    [0] no side means mites
    [one] 1 means mites
   *[other] 1 to { $varroa } mean mites
}
pw-note-field = Lay the tiles in this order, clockwise from the outside to the inside; A and B are their sides: { $tiles }.
pw-note-laid = { $field ->
    [drafted] Take turns to lay a tile,
    [spaced] Lay the tiles at random, side A up, no two pink hexes side by side and blue ones at least three apart,
   *[random] Lay the tiles at random, { $rock_tiles } of them with the rock side (B) up,
} clockwise from the outside to the inside, and the centre last.
setting-field-custom = your own
pw-end = The game ends when a hive holds { $goal } pollen or a colony has no forager left. Whoever has the most pollen and still has a forager wins.
pw-note-backs = A dead forager shows its cross, an injured soldier its bandage, a healthy hive its check mark.
pw-note-place = The hive boards lie along the six sides of the field, whatever the number of queens.
pw-set-field = Lay out the hive boards as a frame, then the twelve tiles from the outside in, and the centre.
pw-set-hives = Each queen takes 9 foragers, 5 soldiers and { $start_pollen ->
    [auto] 5 pollen (10 with five or six queens)
   *[other] { $start_pollen } pollen
}.
pw-set-cards = Deal everyone a pattern, a ladybird, a honey card and a royal jelly card (no blue ones). The other patterns lie face down. The most ladybird spots go first; she places the { $family ->
    [full] fungus tiles and the drifting bee, on
   *[other] drifting bee, on
} a hex with as many flowers as possible.

# Booklets of finished games.

booklet-about = A game in words, with diagrams where it turned. { $choices } choices.
booklet-players = Players
booklet-variant = The variant
booklet-made = Made by Skep from the game’s record.
booklet-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $won ->
    [yes] , winner
   *[no] {""}
}
booklet-start = The start
booklet-lead = { $name } takes the lead with { $points }
booklet-gain = { $name } gains { $points }
booklet-end = The end
booklet-honey = { $count } honey, { $bees ->
    [one] 1 bee
   *[other] { $bees } bees
}
