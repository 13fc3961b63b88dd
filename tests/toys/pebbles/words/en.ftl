about = Take pebbles in turn; the last one decides.
option-take = Take { $count ->
    [one] one pebble
   *[other] { $count } pebbles
}
seat-name = Seat { $seat }
log-taken = { $seat-name } takes { $count }.
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
