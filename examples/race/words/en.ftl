about = Each bee has a secret speed: stay at home for 1 point, or fly for 3 if you are the fastest.
seat-name = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
   *[other] Grey
}
option-deal = Deal speed { $speed }
option-stay = Stay at home
option-fly = Fly
log-dealt = { $seat-is ->
    [you] You are dealt speed
   *[they] { $seat-name } is dealt speed
} { $speed }.
log-dealt-unseen = { $seat-name } is dealt a speed.
log-stayed = { $seat-is ->
    [you] You stay at home.
   *[they] { $seat-name } stays at home.
}
log-flew = { $seat-is ->
    [you] You fly.
   *[they] { $seat-name } flies.
}
log-scored = { $seat-is ->
    [you] You score
   *[they] { $seat-name } scores
} { $points } at speed { $speed }.
setting-players = Players
setting-players-help = How many play
