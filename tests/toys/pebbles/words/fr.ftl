about = Prendre des cailloux à tour de rôle ; le dernier décide.
option-take = Prendre { $count ->
    [one] un caillou
   *[other] { $count } cailloux
}
seat-name = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
   *[other] Gris
}
log-taken = { $seat-is ->
    [you] Vous en prenez { $count }.
   *[they] { $seat-name } en prend { $count }.
}
setting-players = Sièges
setting-players-help = Nombre de sièges
setting-heap = Tas
setting-heap-help = Cailloux au départ
setting-most = Prise
setting-most-help = Cailloux que l’on peut prendre à la fois
setting-last = Dernier caillou
setting-last-help = Ce que fait le dernier caillou
setting-last-wins = gagne
setting-last-loses = perd
