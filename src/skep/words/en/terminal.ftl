# Words of the programme `skep`. A game's own words lie with the game.

## Help of commands and options

help-skep = Four bee board games: play, study and redesign them.
help-games = List the games, or the options of one.
help-play = Play in the terminal, alone, with friends or against bots.
help-replay = Walk through a recorded game.
help-verify = Check a game’s dice and cards against the server’s commitment.
help-commitment = The commitment as you noted it before the game.
help-seal = The seal you noted when the game began.
help-parent = The record of the game this one continues.
help-rules = Read the rules of a game.
help-arena = Play bots against each other and count wins.
help-print = Make a PDF: a game’s sheets to print and cut out, or the booklet of a record.
help-print-what = A game, or a record file.
help-paper = The paper: a4 or letter.
help-backs = Backs: duplex (behind their fronts), fold (beside them, to fold and glue) or none.
help-grey = In shades of grey.
help-out = The PDF to write; otherwise it is named after the game.
print-done = Written to { $file }.
help-bench = Measure random play, in decisions per second.
help-dataset = Games of chosen bots as data to learn from.
help-dataset-make = Play games and write every choice into Parquet files; a run that was broken off goes on.
help-into = The folder of the files.
help-lab = Play experiments, thousands of games each, and report what they show.
help-lab-run = Play an experiment. Stopped and run again, it goes on where it was.
help-lab-report = Write one page about the results in a folder.
help-lab-compare = Compare the results in two folders.
help-lab-search = Look for options and data with which a game meets its targets.
help-lab-watch = Save a game of an experiment as a record.
help-lab-file = The experiment, a TOML file.
help-lab-folder = The folder with the results.
help-lab-into = Folder for the results; without it, lab/ and the name of the experiment.
help-lab-games = Games in each cell, instead of the number in the file.
help-lab-workers = Processes that play; without it, one for each core.
help-lab-cluster = A Dask scheduler whose workers play, such as tcp://127.0.0.1:8786.
help-lab-cell = Number of the cell, from 1.
help-lab-game = Number of the game in that cell, from 0.
help-serve = Serve the games to browsers.
help-backup = Write everything a server knows to one file.
help-restore = Restore a backup into an empty database.
help-backup-file = The backup. It holds secrets: keep it as you keep passwords.
backup-done = { $rows } rows written to { $file }.
restore-done = { $rows } rows restored from { $file }.
help-version = Show the version and exit.
help-game = Name of the game.
help-option = A variant, such as players=3. May be given several times.
help-seed = Start of all randomness: the same seed deals the same cards.
help-lang = Language: en or fr. Otherwise SKEP_LANG or LANG decides.
help-file = A record that was saved.
help-seat = Who sits there: 1=me, 1=me:Ann, 2=bot:medium, 2=bot:mcts:simulations=400. Seats count from 1.
help-resume = Continue a saved game.
help-save = Keep the record of the game in this file.
help-all = Print the whole game at once.
help-viewer = Show only what this seat (from 1) could see.
help-bots = Two or more bots or levels: random, greedy, mcts:simulations=400, hard…
help-number = Games of each pairing.
help-seconds = Seconds for each game.
help-host = Address to listen on.
help-port = Port to listen on; without it, the first free one.
help-database = Where tables are kept, as a database address.
help-open = Open the browser too.
missing-extra = { $command } needs { $extra ->
    [server] the server
    [postgres] PostgreSQL’s driver
    [dask] Dask
    [envs] the environments
    [parquet] Parquet
    [paper] the typesetter
    [lab] the laboratory’s packages
   *[other] more packages
}. Install it with: pip install 'skep[{ $extra }]'

## Lists

games-name = Game
games-about = What it is
games-seats = Players
games-levels = Bots
games-more = Options of a game: skep games NAME. Start: skep play NAME.
options-name = Option
options-default = Default
options-allowed = Allowed
options-help = What it changes
options-range = { $low } to { $high }

## Play

which-game = Which game? Choose one of: { $games }
resume-alone = a saved game of { $game } keeps its game and options: leave them out
thinking = Thinking…
prompt = Seat { $seat }{ $name ->
    [none] { "" }
   *[other] { " " }({ $name })
}
hand-over = Now for seat { $seat }{ $name ->
    [none] { "" }
   *[other] { " " }({ $name })
} alone. Hand over the screen, then press Enter
earlier = … and { $count ->
    [one] 1 line before; “log” shows all
   *[other] { $count } lines before; “log” shows all
}
not-understood = “{ $typed }” isn’t an option. Type a number from 1 to { $count }, words such as “{ $example }”, or “help”.
nothing-to-undo = There is nothing to undo.
undone = Undone.
save-where = Save where? For example: save evening.skep
saved = Saved. Continue later with: skep play --resume { $file }
play-help =
    Type the number of an option, or its words (the grey ones).
      undo         remove your last choice and all that followed
      save FILE    save the game
      log          all that has happened so far
      help         this
      quit         leave
    Read the rules with: skep rules { $game }
goodbye = Goodbye.
goodbye-unsaved = Goodbye. The game wasn’t saved. Next time, type “save FILE” first.
over = The game is over.
score = Seat { $seat }{ $name ->
    [none] { "" }
   *[other] { " " }({ $name })
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $won ->
    [yes] {" "}(winner)
   *[no] { "" }
}
forfeit = Seat { $seat }{ $name ->
    [none] { "" }
   *[other] { " " }({ $name })
} { $late ->
    [yes] ran out of time and lost.
   *[no] resigned.
}

## Replay

replay-line = { $number }/{ $total } { $actor } { $token }
replay-prompt = { $number }/{ $total }
replay-help = Enter or n: forward. b: back. s: start. e: end. A number: go there. q: leave.
replay-edge = The record goes from 0 to { $total }.

## Verify

verify-promise = { $kept ->
    [yes] The seed matches the commitment.
   *[no] The seed doesn’t match the commitment: its SHA-256 is another.
}
verify-noted = { $same ->
    [yes] The commitment is the one you noted.
   *[no] The commitment isn’t the one you noted.
}
verify-seal = { $whole ->
    [yes] The seal covers the commitment and the contributions.
   *[no] The seal does not cover this commitment and these contributions, or there is none (a line “# seal …”): nothing shows that they were fixed before the first draw. Download the record again.
}
verify-noted-seal = { $same ->
    [yes] The seal is the one you noted.
   *[no] The seal is not the one you noted.
}
verify-unnoted = The record agrees with itself. That it was not made up afterwards shows only if you noted its seal before the first draw. Compare: { $seal }
verify-added = Seat { $seat } added { $bytes }.
verify-copied = { $proven ->
    [yes] The first { $count } choices were taken over from another game, whose record proves them.
    [no] The first { $count } choices were taken over, { $drawn } of them Chance’s, and the other record does not prove them.
   *[unknown] The first { $count } choices were taken over from another game, { $drawn } of them Chance’s: this record does not prove them. Give the record of that game with --parent.
}
verify-draws = Choices of Chance that agree: { $right } of { $total }.
verify-wrong = First mismatch: entry { $entry } is “{ $token }”, should be “{ $right }”.
verify-nothing = the record doesn’t say what its dice and cards were drawn from (lines “# commitment …” and “# seed …”)

## Measuring

arena-side = { $bot } { $wins } ({ $share }, 95% { $low } to { $high })
arena-line = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $sides }, shared or drawn { $even }
arena-alone = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $bot } { $mean } points (95% { $low } to { $high }); half of its choices took { $half } s or less, 95% { $most } s
bench-game = Game
bench-rate = Decisions/s
bench-build = Build
bench-compiled = compiled
bench-interpreted = interpreted

## Laboratory

lab-playing = Playing
lab-rate = { $rate } games/s
lab-played = { $games ->
    [one] One game is there.
   *[other] { $games } games are there.
} Next: skep lab report { $folder }
lab-report = Open { $file }
lab-measure = Measure
lab-where = Where
lab-more = Difference
lab-sure = Sure?
lab-nothing = The two have no measure in common that these games can tell.
lab-trial = { $number }/{ $of }: { $values } → { $found }
lab-met = Every target is met.
lab-not-met = Not every target is met. This comes closest:
lab-value = { $name } = { $value }
lab-before-after = { $name }: { $before } before, { $after } after; wanted { $low } to { $high }
lab-as-printed = as it is
