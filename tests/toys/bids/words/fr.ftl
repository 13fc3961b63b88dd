about = Miser une carte en secret pour chaque prix.
option-deal = Donner un { $card }
option-prize = Un prix de { $points }
option-bid = Miser son { $card }
log-dealt = { $seat-name } reçoit un { $card }.
log-dealt-unseen = { $seat-name } reçoit une carte.
log-prize = Le prix est de { $points }.
log-bid = { $seat-name } mise { $card }.
log-won = { $seat-name } gagne { $points }.
log-lost = Personne ne gagne { $points }.
seat-name = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
   *[other] Gris
}
setting-players = Sièges
setting-players-help = Nombre de sièges
setting-rounds = Manches
setting-rounds-help = Manches, et cartes en main
