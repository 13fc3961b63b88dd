about = Bid a card in secret for each prize.
option-deal = Deal a { $card }
option-prize = A prize of { $points }
option-bid = Bid your { $card }
log-dealt = { $seat-name } gets a { $card }.
log-dealt-unseen = { $seat-name } gets a card.
log-prize = The prize is { $points }.
log-bid = { $seat-name } bids { $card }.
log-won = { $seat-name } wins { $points }.
log-lost = Nobody wins { $points }.
seat-name = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
   *[other] Grey
}
setting-players = Seats
setting-players-help = Number of seats
setting-rounds = Rounds
setting-rounds-help = Rounds, and cards in a hand
