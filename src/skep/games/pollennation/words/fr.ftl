# Les mots de PollenNation.

colony-black = Noir
colony-orange = Orange
colony-teal = Sarcelle
colony-plum = Prune

colour-red = rouge
colour-blue = bleu
colour-pink = rose
colour-yellow = jaune
colour-orange = orange
colour-white = blanc

# Ce qu’on peut choisir.

option-worker = Ouvrière en { $slot }
option-drone = Faux-bourdon en { $slot }, { $way ->
    [cw] dans le sens horaire
   *[ccw] dans le sens antihoraire
}
option-queen = Reine
option-drop = Déposer du { $colour ->
    [red] rouge
    [blue] bleu
    [pink] rose
    [yellow] jaune
    [orange] orange
   *[white] blanc
}
option-store = Stocker du pollen
option-blossom = Faire fleurir
option-idle = Ne rien faire
option-keep = Garder { $count } { $count ->
    [0] { $colour ->
        [red] rouge
        [blue] bleu
        [pink] rose
        [yellow] jaune
        [orange] orange
       *[white] blanc
    }
    [1] { $colour ->
        [red] rouge
        [blue] bleu
        [pink] rose
        [yellow] jaune
        [orange] orange
       *[white] blanc
    }
   *[other] { $colour ->
        [red] rouges
        [blue] bleus
        [pink] roses
        [yellow] jaunes
        [orange] orange
       *[white] blancs
    }
}
option-lay = Poser { $card }
option-home = Ruche en { $slot }
option-post = Ouvrière en { $slot }
option-take = Prendre { $card }
option-deal = Distribuer { $card }
option-pool = Tirer { $card }
option-first = { $first ->
    [0] Noir
    [1] Orange
    [2] Sarcelle
   *[3] Prune
} commence

# Ce qui s’est passé.

log-worker = { $seat ->
    [0] Noir
    [1] Orange
    [2] Sarcelle
   *[3] Prune
} envoie une ouvrière depuis { $slot }.
log-drone = { $seat ->
    [0] Noir
    [1] Orange
    [2] Sarcelle
   *[3] Prune
} déplace un faux-bourdon depuis { $slot } { $way ->
    [cw] dans le sens horaire
   *[ccw] dans le sens antihoraire
}.
log-queen = { $seat ->
    [0] Noir
    [1] Orange
    [2] Sarcelle
   *[3] Prune
} déplace la reine.
log-drop = { $seat ->
    [0] Noir
    [1] Orange
    [2] Sarcelle
   *[3] Prune
} dépose du { $colour ->
    [red] rouge
    [blue] bleu
    [pink] rose
    [yellow] jaune
    [orange] orange
   *[white] blanc
}.
log-store = { $seat ->
    [0] Noir
    [1] Orange
    [2] Sarcelle
   *[3] Prune
} stocke du pollen.
log-blossom = { $seat ->
    [0] Noir
    [1] Orange
    [2] Sarcelle
   *[3] Prune
} fait fleurir la fleur ; la reine quitte l’anneau.
log-idle = { $seat ->
    [0] Noir
    [1] Orange
    [2] Sarcelle
   *[3] Prune
} laisse la reine au repos.
log-keep = { $seat ->
    [0] Noir
    [1] Orange
    [2] Sarcelle
   *[3] Prune
} garde { $count } { $count ->
    [0] { $colour ->
        [red] rouge
        [blue] bleu
        [pink] rose
        [yellow] jaune
        [orange] orange
       *[white] blanc
    }
    [1] { $colour ->
        [red] rouge
        [blue] bleu
        [pink] rose
        [yellow] jaune
        [orange] orange
       *[white] blanc
    }
   *[other] { $colour ->
        [red] rouges
        [blue] bleus
        [pink] roses
        [yellow] jaunes
        [orange] orange
       *[white] blancs
    }
}.
log-lay = { $seat ->
    [-1] Le hasard pose
    [0] Noir pose
    [1] Orange pose
    [2] Sarcelle pose
   *[3] Prune pose
} { $card }.
log-home = { $seat ->
    [-1] Le hasard installe une ruche
    [0] Noir installe sa ruche
    [1] Orange installe sa ruche
    [2] Sarcelle installe sa ruche
   *[3] Prune installe sa ruche
} en { $slot }.
log-post = { $seat ->
    [-1] Le hasard place une ouvrière
    [0] Noir place une ouvrière
    [1] Orange place une ouvrière
    [2] Sarcelle place une ouvrière
   *[3] Prune place une ouvrière
} en { $slot }.
log-take = { $seat ->
    [0] Noir
    [1] Orange
    [2] Sarcelle
   *[3] Prune
} prend { $card }.
log-deal = { $card } est distribuée.
log-pool = { $card } entre dans la réserve de cartes.
log-first = { $first ->
    [0] Noir
    [1] Orange
    [2] Sarcelle
   *[3] Prune
} commence.
log-score = { $seat ->
    [0] Noir
    [1] Orange
    [2] Sarcelle
   *[3] Prune
} marque { $points } points en { $slot }.
log-jelly = { $seat ->
    [0] Noir
    [1] Orange
    [2] Sarcelle
   *[3] Prune
} produit de la gelée royale en { $slot } : 6 points.
log-shoved = { $count ->
    [one] Une ouvrière de { $seat ->
        [0] Noir
        [1] Orange
        [2] Sarcelle
       *[3] Prune
    } est poussée depuis { $slot }.
   *[other] { $count } ouvrières de { $seat ->
        [0] Noir
        [1] Orange
        [2] Sarcelle
       *[3] Prune
    } sont poussées depuis { $slot }.
}
log-fetched = La reine de { $seat ->
    [0] Noir
    [1] Orange
    [2] Sarcelle
   *[3] Prune
} revient en { $slot }.
log-reveal = Tous ont choisi : les choix sont montrés.
log-end-target = { $seat ->
    [0] Noir
    [1] Orange
    [2] Sarcelle
   *[3] Prune
} gagne la partie.
log-end-repetition = La même position pour la troisième fois : la partie se termine.
log-end-stall = Trop longtemps sans un point : la partie se termine.

# La table dans un terminal.

sketch-reserve = Réserve
sketch-score = Score
sketch-queen = reine
sketch-away = au centre
sketch-stores = stocke
sketch-workers = ouvrières
sketch-drones = faux-bourdons
sketch-hand = main
sketch-to-move = au trait
sketch-hidden = face cachée
sketch-carries = porte
sketch-last = Dernier coup
sketch-scoreless = Coups sans point
