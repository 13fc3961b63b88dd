# Les mots de PollenNation.

colony-black = Noir
colony-orange = Orange
colony-teal = Turquoise
colony-plum = Prune
seat-name = { $seat ->
    [0] Noir
    [1] Orange
    [2] Turquoise
   *[3] Prune
}

colour-red = rouge
colour-blue = bleu
colour-pink = rose
colour-yellow = jaune
colour-orange = orange
colour-white = blanc

# Ce qu’on peut choisir.

option-worker = Déplacer l’ouvrière de { $slot }
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
option-store = Garder du pollen
option-blossom = Déclencher une floraison
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
option-lay = Poser { a-card }
option-home = Ruche en { $slot }
option-post = Placer une ouvrière en { $slot }
option-take = Prendre { a-card }
option-deal = Distribuer { a-card }
option-pool = Tirer { a-card }
option-first = { $first ->
    [0] Noir
    [1] Orange
    [2] Turquoise
   *[3] Prune
} commence

# Ce qui s’est passé.

log-dealt = Vous recevez { a-card }.
log-taken = { $seat-is ->
    [you] Vous prenez
   *[they] { $seat-name } prend
} { a-card }.
log-passed = Tout le monde passe le reste de sa main au joueur suivant.
log-left-over = Les cartes restantes quittent la partie.
log-laid = { $seat-is ->
    [you] Vous posez
    [chance] Le hasard pose
   *[they] { $seat-name } pose
} { a-card } sur l’emplacement { $slot }.
log-pollinated = Chaque fleur reçoit { $cubes } cubes de sa couleur.
log-home = { $seat-is ->
    [you] Vous installez votre reine et vos faux-bourdons
   *[they] { $seat-name } a sa reine et ses faux-bourdons
} sur la fleur { $slot }.
log-placed = { $seat-is ->
    [you] Vous placez
   *[they] { $seat-name } place
} une ouvrière sur la fleur { $slot }.
log-placed-random = Au hasard, { $seat-is ->
    [you] vous avez
   *[they] { $seat-name } a
} une ouvrière sur la fleur { $slot }.
log-placed-all = Chaque fleur sans reine reçoit une ouvrière de sa colonie.
log-first = { $first-is ->
    [you] Vous commencez.
   *[they] { $first-name } commence.
}
log-worker = { $seat-is ->
    [you] Vous envoyez
   *[they] { $seat-name } envoie
} une ouvrière de { $from } à { $to }, qui dépose : { the-drops }.
log-worker-far = { $seat-is ->
    [you] Vous envoyez
   *[they] { $seat-name } envoie
} une ouvrière de { $from } à { $to }, qui dépose { $cubes } cubes.
log-worker-plain = { $seat-is ->
    [you] Vous envoyez
   *[they] { $seat-name } envoie
} une ouvrière de { $from } à { $to }, qui dépose { $cubes } cubes { $colour ->
    [red] rouges
    [blue] bleus
    [pink] roses
    [yellow] jaunes
    [orange] orange
   *[white] blancs
}.
log-drone = { $seat-is ->
    [you] Vous envoyez
   *[they] { $seat-name } envoie
} un faux-bourdon de { $from } à { $to }.
log-fetched = { $seat-is ->
    [you] Votre reine revient
   *[they] { $seat-name } retrouve sa reine, qui revient
} sur la fleur { $slot }.
log-pushed = { $seat-is ->
    [you] Vous poussez
   *[they] { $seat-name } pousse
} { $count ->
    [one] une ouvrière
   *[other] { $count } ouvrières
} de { $from } à { $to }.
log-freed = { $seat-is ->
    [you] Votre reine laisse
   *[they] { $seat-name } laisse
} du pollen sur la fleur { $slot } : { a-heap }.
log-stored = { $seat-is ->
    [you] Vous déplacez votre reine
   *[they] { $seat-name } déplace sa reine
} de { $from } à { $slot } ; elle garde { a-heap }.
log-blossomed = { $seat-is ->
    [you] Vous déplacez votre reine
   *[they] { $seat-name } déplace sa reine
} de { $from } à { $slot } ; elle déclenche une floraison, { $cubes } cubes { $colour ->
    [red] rouges
    [blue] bleus
    [pink] roses
    [yellow] jaunes
    [orange] orange
   *[white] blancs
} de plus, et quitte l’anneau.
log-rested = { $seat-is ->
    [you] Vous déplacez votre reine
   *[they] { $seat-name } déplace sa reine
} de { $from } à { $slot } ; elle ne fait rien.
log-helpless = { $seat-is ->
    [you] Vous déplacez votre reine
   *[they] { $seat-name } déplace sa reine
} de { $from } à { $slot } ; elle n’y a rien à faire.
log-scored = { $seat-is ->
    [you] Vous marquez
   *[they] { $seat-name } marque
} { $points } points sur la fleur { $slot }.
log-jelly = { $seat-is ->
    [you] Vous produisez
   *[they] { $seat-name } produit
} de la gelée royale sur la fleur { $slot } : { $points } points !
log-scoreless = { $count } coups sans point : à { $limit }, la partie se termine.
log-repeated = Cette position s’est déjà présentée. La troisième fois, la partie se termine.
log-end-repetition = La même position pour la troisième fois : la partie se termine.
log-end-stall = Trop de coups sans point : la partie se termine.
log-won = { $seat-is ->
    [you] Vous gagnez la partie !
   *[they] { $seat-name } gagne la partie.
}
log-shared = { $seat-is ->
    [you] Vous partagez
   *[they] { $seat-name } partage
} la victoire.
log-drawn = La partie se termine sur une égalité.

# Cartes, cubes semés et tas de pollen, au fil d’une phrase.

a-card = la fleur { $colour ->
    [red] rouge
    [blue] bleue
    [pink] rose
    [yellow] jaune
    [orange] orange
   *[white] blanche
} à { $points } points{ $easy ->
    [yes] {" "}(facile)
   *[no] {""}
}
the-drops = { $drop1 ->
    [red] rouge
    [blue] bleu
    [pink] rose
    [yellow] jaune
    [orange] orange
    [white] blanc
   *[none] {""}
}{ $drop2 ->
    [red] , rouge
    [blue] , bleu
    [pink] , rose
    [yellow] , jaune
    [orange] , orange
    [white] , blanc
   *[none] {""}
}{ $drop3 ->
    [red] , rouge
    [blue] , bleu
    [pink] , rose
    [yellow] , jaune
    [orange] , orange
    [white] , blanc
   *[none] {""}
}{ $drop4 ->
    [red] , rouge
    [blue] , bleu
    [pink] , rose
    [yellow] , jaune
    [orange] , orange
    [white] , blanc
   *[none] {""}
}{ $drop5 ->
    [red] , rouge
    [blue] , bleu
    [pink] , rose
    [yellow] , jaune
    [orange] , orange
    [white] , blanc
   *[none] {""}
}{ $drop6 ->
    [red] , rouge
    [blue] , bleu
    [pink] , rose
    [yellow] , jaune
    [orange] , orange
    [white] , blanc
   *[none] {""}
}{ $drop7 ->
    [red] , rouge
    [blue] , bleu
    [pink] , rose
    [yellow] , jaune
    [orange] , orange
    [white] , blanc
   *[none] {""}
}{ $drop8 ->
    [red] , rouge
    [blue] , bleu
    [pink] , rose
    [yellow] , jaune
    [orange] , orange
    [white] , blanc
   *[none] {""}
}
a-heap = { $red ->
    [0] {""}
    [1] { $red-before }1 rouge
   *[other] { $red-before }{ $red } rouges
}{ $blue ->
    [0] {""}
    [1] { $blue-before }1 bleu
   *[other] { $blue-before }{ $blue } bleus
}{ $pink ->
    [0] {""}
    [1] { $pink-before }1 rose
   *[other] { $pink-before }{ $pink } roses
}{ $yellow ->
    [0] {""}
    [1] { $yellow-before }1 jaune
   *[other] { $yellow-before }{ $yellow } jaunes
}{ $orange ->
    [0] {""}
    [1] { $orange-before }1 orange
   *[other] { $orange-before }{ $orange } orange
}{ $white ->
    [0] {""}
    [1] { $white-before }1 blanc
   *[other] { $white-before }{ $white } blancs
}

# La table dans un terminal.

sketch-reserve = Réserve
sketch-score = Score
sketch-queen = reine
sketch-away = au centre
sketch-stores = garde
sketch-workers = ouvrières
sketch-drones = faux-bourdons
sketch-hand = main
sketch-to-move = au trait
sketch-hidden = face cachée
sketch-carries = porte
sketch-scoreless = Coups sans point

# Le plateau sur la page.

board-ring = L’anneau de fleurs
board-petal =
    Fleur { $slot }{ $colour ->
        [none] , pas encore de carte
       *[other] {"\u00A0"}: { $colour ->
            [red] rouge
            [blue] bleue
            [pink] rose
            [yellow] jaune
            [orange] orange
           *[white] blanche
        }, { $points } points, { $free ->
            [one] { $free } cube libre
           *[other] { $free } cubes libres
        }
    }{ $met ->
        [yes] , condition remplie
       *[no] {""}
    }
board-bee =
    { $kind ->
        [worker] { $count ->
            [one] Ouvrière
           *[other] { $count } ouvrières
        }
        [drone] { $count ->
            [one] Faux-bourdon
           *[other] { $count } faux-bourdons
        }
       *[queen] Reine
    } { $colony ->
        [black] de Noir
        [orange] d’Orange
        [teal] de Turquoise
       *[plum] de Prune
    } sur la fleur { $slot }{ $kind ->
        [worker] , trajet de { $travels }
       *[other] {""}
    }
board-track = Piste de score jusqu’à { $target }
board-reserve = Pollen en réserve
board-away =
    Reine { $colony ->
        [black] de Noir
        [orange] d’Orange
        [teal] de Turquoise
       *[plum] de Prune
    }, absente
board-scoreless = { $count } coups sans point ; à { $limit }, la partie se termine
board-score = { $score } points sur { $target }
board-your-turn =
    { $moves ->
        [one] à vous
       *[other] à vous, encore { $moves } coups
    }
board-turn =
    { $moves ->
        [one] joue
       *[other] joue, encore { $moves } coups
    }
board-ready = prêt
board-thinking = réfléchit
board-winner = gagne
board-queen-away = reine absente
board-wait =
    { $phase ->
        [sow] { $names } sème du pollen.
        [queen] { $names } choisit l’action de sa reine.
        [store] { $names } choisit le pollen à garder.
        [draft] C’est à { $names } de prendre une carte.
        [layout] C’est à { $names } de poser des fleurs.
        [home] C’est à { $names } de choisir une ruche.
        [post] C’est à { $names } de placer une ouvrière.
       *[other] C’est à { $names } de jouer.
    }
board-occurrences = Cette position est apparue { $count } fois ; la troisième met fin à la partie.
board-bee-ask =
    { $moves ->
        [one] Choisissez une abeille à déplacer
       *[other] Choisissez une abeille à déplacer (encore { $moves } coups)
    }
board-layout-ask = Posez une carte à l’emplacement { $slot }
board-draft-ask = Prenez une carte ; le reste de la main passe au suivant
board-home-ask = Choisissez la ruche de votre reine et de vos faux-bourdons
board-post-ask = Placez une ouvrière
board-queen = Votre reine est arrivée à la fleur { $slot }
board-reserve-left = il en restera { $count } en réserve
board-sow = Que déposer sur la fleur { $slot } ?
board-sow-ready = Elle s’arrête à la fleur { $slot }
board-sow-order = Ordre des cubes
board-store = Quel pollen votre reine garde-t-elle à la fleur { $slot } ?
board-store-free = Libre
board-store-kept = Sur son jeton
board-store-none = Touchez des cubes pour les mettre ici
board-store-put =
    Mettre un cube { $colour ->
        [red] rouge
        [blue] bleu
        [pink] rose
        [yellow] jaune
        [orange] orange
       *[white] blanc
    } sur son jeton
board-store-back =
    Rendre un cube { $colour ->
        [red] rouge
        [blue] bleu
        [pink] rose
        [yellow] jaune
        [orange] orange
       *[white] blanc
    }
board-store-all = Tout
board-store-confirm =
    { $count ->
        [0] Garder
        [one] Garder un cube
       *[other] Garder { $count } cubes
    }
board-confirm = Semer
board-undo = Annuler
board-why-pollen = Pas de pollen libre sur sa fleur : une ouvrière sans charge reste sur place.
board-why-locked = Le pollen d’ici est gardé sur le jeton d’une reine : elle ne peut pas le porter.
board-why-together = Toutes ses ouvrières sont sur sa propre fleur : elle n’a nulle part où voler.
board-why-away = Elle est absente. Un faux-bourdon qui rejoint une de vos ouvrières la ramène.
board-why-moved = Cette abeille a déjà bougé pendant ce tour.
board-flower = Fleur { $slot }
board-met = Remplie : { $points } points
board-no-pollen = Pas de pollen libre
board-keeps = garde
board-close = Fermer
board-card =
    Fleur { $colour ->
        [red] rouge
        [blue] bleue
        [pink] rose
        [yellow] jaune
        [orange] orange
       *[white] blanche
    }, { $points } points
board-taken =
    Prises par { $colony ->
        [black] Noir
        [orange] Orange
        [teal] Turquoise
       *[plum] Prune
    }
board-turned = Mes fleurs en bas
board-letters = Lettres sur le pollen
board-end-target = L’objectif est atteint.
board-end-repetition = La même position pour la troisième fois : la partie s’arrête.
board-end-stall = Trop de coups sans point : la partie s’arrête.
board-help-aim = Soyez la première colonie à atteindre l’objectif. À votre tour, une de vos abeilles se déplace, puis cette même abeille agit.
board-help-moves = Déplacement :
board-help-acts = Ensuite :
board-help-worker = Ouvrière
board-help-worker-moves = elle prend tout le pollen libre de sa fleur et dépose un cube sur chaque fleur dans le sens horaire, dans l’ordre de votre choix, jusqu’au dernier.
board-help-worker-acts = si la fleur où elle s’arrête a maintenant ce que demande sa carte, vous en marquez les points.
board-help-drone = Faux-bourdon
board-help-drone-moves = une fleur, dans un sens ou dans l’autre.
board-help-drone-acts = il pousse d’une fleur plus loin vos ouvrières qui s’y trouvent. Si votre reine est absente, la première d’entre elles la rappelle sur cette fleur et reste.
board-help-queen = Reine
board-help-queen-moves = dans le sens horaire, jusqu’à la prochaine fleur où se trouve une de vos ouvrières. Le pollen gardé redevient libre sur la fleur quittée.
board-help-queen-acts = soit elle garde du pollen libre sur son jeton, soit elle déclenche une floraison : la fleur reçoit deux cubes de sa couleur, pris à la réserve, et la reine quitte l’anneau.
board-help-scoring = Marquer
board-help-scoring-card = Le pollen libre et le pollen gardé comptent tous deux. Rien n’est dépensé : une fleur peut rapporter encore et encore, à tous.
board-help-jelly = Gelée royale : les six couleurs et votre propre reine sur la fleur rapportent 6 points à la place.
board-help-principles = Trois principes
board-help-carry = Seules les ouvrières portent le pollen.
board-help-score = Seules les ouvrières marquent, et seulement après s’être déplacées elles-mêmes.
board-help-act = D’abord bouger, ensuite agir, et agir si possible.
board-help-end = La partie s’arrête aussi quand une position revient pour la troisième fois ou après une longue série de coups sans point ; le premier au score gagne alors.

# Le jeu sur la page d'accueil, et ses variantes quand on prépare une table.

about = Deux colonies se partagent un anneau de fleurs, y sèment le pollen et courent vers dix points. Environ 20 minutes.
setting-deck = Cartes fleurs
setting-deck-help = Le jeu facile n’a pas de fleurs à 5 points. Automatique : le jeu normal, ou toutes les cartes quand il les faut à quatre.
setting-deck-auto = automatique
setting-deck-standard = normal : 2, 3 et 5 points
setting-deck-easy = facile : 2 et 3 points
setting-deck-all = les 24
setting-deal = Distribution
setting-deal-help = Comment les cartes arrivent chez les joueurs.
setting-deal-by_colour = une de chaque couleur
setting-deal-by_value = triées par valeur
setting-deal-draft = draft
setting-deal-fixed = plateau fixe
setting-anchor = Valeur utilisée en entier
setting-anchor-help = Ne compte que si les cartes sont triées par valeur.
setting-anchor-two = les 2
setting-anchor-three = les 3
setting-anchor-top = les plus hautes
setting-setup = Mise en place
setting-setup-help = Comment les cartes sont posées et les abeilles placées.
setting-setup-secret = en secret
setting-setup-open = à découvert, à tour de rôle
setting-setup-random = au hasard
setting-faces = Ce que demandent les cartes
setting-faces-help = Le pollen « différent » peut être d’une seule autre couleur, ou de couleurs toutes différentes.
setting-faces-single = une couleur
setting-faces-rainbow = plusieurs couleurs
setting-faces-five_rainbow = plusieurs couleurs sur les 5 seulement
setting-players = Joueurs
setting-players-help = À deux, c’est le jeu d’origine ; à trois ou quatre, c’est expérimental.
setting-flowers_each = Fleurs par joueur
setting-flowers_each-help = Il faut trois ou quatre joueurs pour 4.
setting-flowers_each-6 = 6
setting-flowers_each-4 = 4
setting-workers = Ouvrières par colonie
setting-workers-help = Cinq ouvrières demandent six fleurs par joueur.
setting-workers-3 = 3
setting-workers-5 = 5
setting-moves_per_turn = Coups par tour
setting-moves_per_turn-help = Deux coups rendent le jeu plus rapide et moins prévisible.
setting-moves_per_turn-1 = 1
setting-moves_per_turn-2 = 2
setting-same_bee = Deux fois la même abeille
setting-same_bee-help = Ne compte qu’avec deux coups par tour.
setting-same_bee-allowed = permis
setting-same_bee-forbidden = interdit
setting-opening_moves = Le tout premier tour
setting-opening_moves-help = Ne compte qu’avec deux coups par tour.
setting-opening_moves-full = deux coups
setting-opening_moves-one = un coup
setting-cubes_per_colour = Pollen de chaque couleur
setting-cubes_per_colour-help = Automatique : 10, mais 12 sur un anneau de 18 fleurs et 14 sur un anneau de 24.
setting-cubes_per_colour-auto = automatique
setting-cubes_per_colour-10 = 10
setting-cubes_per_colour-12 = 12
setting-cubes_per_colour-14 = 14
setting-target = Points pour gagner
setting-target-help = 10 est le jeu d’origine ; 6 donne une partie courte.
setting-start = Qui commence
setting-start-help = La colonie qui joue le premier coup.
setting-start-random = tirage au sort
setting-start-seat0 = Noir (place 1)
setting-start-seat1 = Orange (place 2)
setting-start-seat2 = Turquoise (place 3)
setting-start-seat3 = Prune (place 4)
setting-push_scores = Les ouvrières poussées marquent
setting-push_scores-help = Une ouvrière poussée par un faux-bourdon marque-t-elle là où elle arrive ?
setting-push_scores-off = non
setting-push_scores-on = oui
setting-royal_jelly = La gelée royale demande
setting-royal_jelly-help = Six points pour les six couleurs réunies avec votre propre reine.
setting-royal_jelly-open = les six couleurs
setting-royal_jelly-card = celles-ci et ce que veut la carte
setting-queen_loop = Une reine peut faire le tour complet
setting-queen_loop-help = Quand toutes ses ouvrières sont sur sa propre fleur.
setting-queen_loop-off = non
setting-queen_loop-on = oui
setting-queen_action = Après son vol, la reine
setting-queen_action-help = Une reine peut-elle se poser sans rien faire ?
setting-queen_action-must = doit agir
setting-queen_action-may = peut agir
setting-stall_limit = Coups sans point
setting-stall_limit-help = Ce nombre de coups par joueur sans un point termine la partie.
setting-repetition = La même position de nouveau
setting-repetition-help = La même position pour la troisième fois termine-t-elle la partie ?
setting-repetition-3 = termine la partie
setting-repetition-0 = ne compte pas
setting-stall_result = Si la partie s’enlise
setting-stall_result-help = Qui gagne une partie terminée par répétition ou faute de points.
setting-stall_result-leader = la colonie en tête gagne
setting-stall_result-draw = égalité
