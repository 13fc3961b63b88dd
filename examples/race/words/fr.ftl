about = Chaque abeille a une vitesse secrète : restez au nid pour 1 point, ou volez pour 3 si vous êtes la plus rapide.
seat-name = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
   *[other] Gris
}
option-deal = Donner la vitesse { $speed }
option-stay = Rester au nid
option-fly = Voler
log-dealt = { $seat-is ->
    [you] Vous recevez la vitesse
   *[they] { $seat-name } reçoit la vitesse
} { $speed }.
log-dealt-unseen = { $seat-name } reçoit une vitesse.
log-stayed = { $seat-is ->
    [you] Vous restez au nid.
   *[they] { $seat-name } reste au nid.
}
log-flew = { $seat-is ->
    [you] Vous volez.
   *[they] { $seat-name } vole.
}
log-scored = { $seat-is ->
    [you] Vous marquez
   *[they] { $seat-name } marque
} { $points } à la vitesse { $speed }.
setting-players = Joueurs
setting-players-help = Combien de joueurs
