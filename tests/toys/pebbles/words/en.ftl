about = Take pebbles in turn; the last one decides.
option-take = Take { $count ->
    [one] one pebble
   *[other] { $count } pebbles
}
seat-name = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
   *[other] Grey
}
log-taken = { $seat-is ->
    [you] You take { $count }.
   *[they] { $seat-name } takes { $count }.
}
setting-players = Seats
setting-players-help = Number of seats
setting-heap = Heap
setting-heap-help = Pebbles at the start
setting-most = Most
setting-most-help = Pebbles one may take at once
setting-last = Last pebble
setting-last-help = What taking the last pebble does
setting-last-wins = wins
setting-last-loses = loses
