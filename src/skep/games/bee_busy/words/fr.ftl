# Les mots de Bee Busy.

hive = { $seat ->
    [0] Ruche A
    [1] Ruche B
    [2] Ruche C
   *[3] Ruche D
}
seat-name = { hive }
about = Chacun mène une ruche sur une feuille : trois dés pour tous, 25 manches de fleurs, de miel et d’alvéoles. Environ 40 minutes.
in-area = { $area ->
    [meadow] la Prairie
    [production] la Production
   *[combs] les Alvéoles
}
which-track = { $track ->
    [honey] du miel
    [wax] de la cire
   *[propolis] de la propolis
}
track-named = { $track ->
    [honey] du miel
    [wax] de la cire
   *[propolis] de la propolis
}
which-die = { $die ->
    [own] votre dé
    [low] le plus petit des deux autres dés
   *[high] le plus grand des deux autres dés
}
which-end = { $end ->
    [w] ouest
   *[e] est
}
which-good = { $good ->
    [nectar] nectar
    [pollen] pollen
    [honey] miel
    [wax] cire
   *[propolis] propolis
}
of-good = { $good ->
    [nectar] du nectar
   *[pollen] du pollen
}
which-danger = { $danger ->
    [storm] tempête
    [pesticide] pesticide
    [mite] varroa
   *[drought] sécheresse
}
which-upgrade = { $upgrade ->
    [backwards] Marche arrière
    [additional-value] Valeur supplémentaire
    [neighbours-garden] Jardin du voisin
    [flexible-direction] Direction souple
    [extra-honey] Miel supplémentaire
    [extra-improvement] Amélioration supplémentaire
    [huge-honey-storage] Grande réserve de miel
   *[third-kind-of-flower] Troisième fleur
}
area-meadow = Prairie
area-production = Production
area-combs = Alvéoles
track-honey = Miel
track-wax = Cire
track-propolis = Propolis

# Ce que l’on demande au joueur.

ask-lose = Le varroa prend une abeille : laquelle ?
ask-die = Prenez un dé.
ask-change = Dépenser trois cases du modificateur pour changer un dé ?
ask-mark = Un 7 : cocher une colonne ?
ask-write = Écrivez une valeur supplémentaire sur une piste.
ask-move = Où va l’abeille active ?
ask-feed = Nourrir la larve suivante ?
ask-bee = Où travaille la nouvelle abeille ?
ask-window = Posez le dé sur la prairie.
ask-visit = Quelle fleur visite l’abeille suivante ?
ask-make = Que produit l’abeille suivante ?
ask-use = Avec quelle ressource ?
ask-combs = Ramper, bâtir des parois, ou s’arrêter.
ask-crawl = Ramper, ou s’arrêter.
ask-walls = Bâtir des parois, ou s’arrêter.
ask-store = Que contient la nouvelle alvéole ?

# Ce que l’on peut choisir.

option-done = Terminé
option-keep = Garder vos dés
option-skip = Ne rien cocher
option-lose = Perdre une abeille dans { in-area }
option-die = Prendre le { $value }
option-take = Payer le { $value } du premier joueur
option-mod = Compter { which-die } comme un { $value }
option-mark = Cocher la colonne { $sum }
option-write = Écrire { $value } sur la piste { track-named }
option-stay = Rester
option-fly = Voler plus loin
option-back = Voler en arrière
option-feed = Nourrir
option-starve = Ne pas nourrir
option-bee = Nouvelle abeille dans { in-area }
option-overlay = Poser le dé sur { $window }
option-visit = Visiter { $cell }
option-make = Produire { which-track }
option-use = Utiliser { of-good }
option-crawl = Ramper depuis le bout { which-end }, direction { $way }
option-wall = Bâtir la paroi { $wall }
option-store-egg = Y mettre un œuf
option-store-queen = Y mettre la jeune reine
option-store-honey = Y mettre { $amount ->
    [one] { $amount } miel
   *[other] { $amount } miels
}
option-store-water = Y mettre de l’eau
option-store-nothing = Barrer l’alvéole
option-roll = Lancer { $low }, { $middle }, { $high }
option-first = { $first ->
    [0] Ruche A
    [1] Ruche B
    [2] Ruche C
   *[3] Ruche D
} commence

# Ce qui s’est passé.

the-harvest = { $nectar ->
    [0] 1 pollen
   *[other] { $pollen ->
        [0] 1 nectar
       *[other] 1 nectar et 1 pollen
    }
}
a-flower = { $flower ->
    [poppy] un coquelicot
    [cornflower] un bleuet
   *[sunflower] un tournesol
}
modifier-fields = { $fields ->
    [one] { $fields } case du modificateur
   *[other] { $fields } cases du modificateur
}
log-first = { $first-is ->
    [you] Vous commencez.
   *[they] { $first-name } commence.
}
log-round-begun = Manche { $round } : { $first-is ->
    [you] vous commencez.
   *[they] { $first-name } commence.
}
log-round-alone = Manche { $round }.
log-danger-come = { $danger ->
    [storm] La tempête frappe toute ruche sans le bouclier { $shield }.
    [pesticide] Le pesticide frappe toute ruche sans le bouclier { $shield }.
    [mite] Le varroa frappe toute ruche sans le bouclier { $shield }.
   *[drought] La sécheresse frappe toute ruche sans le bouclier { $shield }.
}
log-hive-struck = { $danger ->
    [storm] La tempête { $seat-is ->
        [you] vous interdit la Prairie
       *[they] interdit la Prairie à { $seat-name }
    }.
    [pesticide] Le pesticide { $seat-is ->
        [you] vous interdit la Production
       *[they] interdit la Production à { $seat-name }
    }.
    [mite] Le varroa { $seat-is ->
        [you] vous attaque
       *[they] attaque { $seat-name }
    }.
   *[drought] La sécheresse { $seat-is ->
        [you] vous coûtera
       *[they] coûtera à { $seat-name }
    } 3 points, sauf si une alvéole contient de l’eau.
}
log-bee-lost = { $seat-is ->
    [you] Vous perdez
   *[they] { $seat-name } perd
} une abeille dans { in-area } à cause du varroa.
log-roll = Les dés montrent { $low }, { $middle } et { $high }.
log-die-taken = { $seat-is ->
    [you] Vous prenez
   *[they] { $seat-name } prend
} le { $value }.
log-die-bought = { $seat-is ->
    [you] Vous payez
   *[they] { $seat-name } paie
} { modifier-fields } pour utiliser { $first-is ->
    [you] votre { $value }
   *[they] le { $value } pris par { $first-name }
}.
log-die-changed = { $seat-is ->
    [you] Vous comptez { $die ->
        [own] votre { $from }
       *[other] l’autre { $from }
    }
   *[they] { $seat-name } compte { $die ->
        [own] son { $from }
       *[other] l’autre { $from }
    }
} comme un { $value } pour { modifier-fields }.
log-column-marked = { $seat-is ->
    [you] Vous cochez
   *[they] { $seat-name } coche
} la colonne { $sum }.
log-upgrade-won = { $seat-is ->
    [you] Vous achevez la colonne { $sum } et obtenez
   *[they] { $seat-name } achève la colonne { $sum } et obtient
} « { which-upgrade } ».
log-extra-honey = { $seat-is ->
    [you] Vous recevez
   *[they] { $seat-name } reçoit
} { $count ->
    [one] { $count } miel
   *[other] { $count } miels
} pour une somme de 7.
log-value-written = { $seat-is ->
    [you] Vous écrivez
   *[they] { $seat-name } écrit
} { $value } sur la piste { track-named }.
log-bee-flown = { $seat-is ->
    [you] Votre abeille active vole
   *[they] { $seat-name } fait voler son abeille active
} vers { in-area }.
log-bee-flown-back = { $seat-is ->
    [you] Votre abeille active recule
   *[they] { $seat-name } fait reculer son abeille active
} vers { in-area }.
log-egg-unfed = { $seat-is ->
    [you] Vous laissez
   *[they] { $seat-name } laisse
} sans repas la larve en { $comb }.
log-bee-born = { $seat-is ->
    [you] Vous nourrissez
   *[they] { $seat-name } nourrit
} une larve : nouvelle abeille dans { in-area }.
log-queen-fed = { $seat-is ->
    [you] Vous nourrissez votre
   *[they] { $seat-name } nourrit sa
} jeune reine : repas { $count } sur { $meals }.
log-queen-raised = { $seat-is ->
    [you] Vous élevez votre
   *[they] { $seat-name } élève sa
} jeune reine : { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
log-queen-starved = { $seat-is ->
    [you] Vous perdez votre
   *[they] { $seat-name } perd sa
} jeune reine, morte de faim.
log-flower-visited = { $seat-is ->
    [you] Vous récoltez
   *[they] { $seat-name } récolte
} { the-harvest } sur { a-flower }.
log-honey-made = { $seat-is ->
    [you] Vous produisez
   *[they] { $seat-name } produit
} { $count ->
    [one] { $count } miel
   *[other] { $count } miels
} avec 1 { which-good }.
log-wax-made = { $seat-is ->
    [you] Vous produisez
   *[they] { $seat-name } produit
} { $count ->
    [one] { $count } cire
   *[other] { $count } cires
} avec 1 { which-good }.
log-propolis-made = { $seat-is ->
    [you] Vous produisez
   *[they] { $seat-name } produit
} { $count } propolis{ $wax ->
    [0] {""}
    [one] { " " }et { $wax } cire
   *[other] { " " }et { $wax } cires
} avec 1 { which-good }.
log-bee-crawled = { $seat-is ->
    [you] Votre abeille rampe
   *[they] { $seat-name } fait ramper son abeille
} jusqu’en { $comb }{ $walls ->
    [0] {""}
    [one] { " " }et bâtit { $walls } paroi
   *[other] { " " }et bâtit { $walls } parois
}.
log-wall-built = { $seat-is ->
    [you] Vous bâtissez
   *[they] { $seat-name } bâtit
} une paroi entre { $one } et { $two } avec 1 cire.
log-comb-completed = { $seat-is ->
    [you] Vous achevez
   *[they] { $seat-name } achève
} l’alvéole { $comb }.
log-egg-stored = { $seat-is ->
    [you] Vous stockez
   *[they] { $seat-name } stocke
} un œuf en { $comb }.
log-queen-stored = { $seat-is ->
    [you] Vous logez votre
   *[they] { $seat-name } loge sa
} jeune reine en { $comb }.
log-honey-stored = { $seat-is ->
    [you] Vous stockez
   *[they] { $seat-name } stocke
} { $count ->
    [one] { $count } miel
   *[other] { $count } miels
} en { $comb }.
log-water-stored = { $seat-is ->
    [you] Vous stockez
   *[they] { $seat-name } stocke
} de l’eau en { $comb }.
log-comb-crossed = { $seat-is ->
    [you] Vous barrez
   *[they] { $seat-name } barre
} l’alvéole { $comb }.
log-scored = { $seat-is ->
    [you] Vous marquez
   *[they] { $seat-name } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-ranked = { $rank ->
    [0] { rank-0 }
    [1] { rank-1 }
    [2] { rank-2 }
    [3] { rank-3 }
   *[4] { rank-4 }
}.
log-won = { $seat-is ->
    [you] Vous avez gagné !
   *[they] { $seat-name } a gagné.
}

# Le classement en solitaire, du plus faible au meilleur.

rank-0 = Pas encore une goutte de miel
rank-1 = Assez pour le petit déjeuner
rank-2 = Un pot de miel
rank-3 = Du miel à volonté
rank-4 = Vous murmurez à l’oreille des abeilles

# La feuille dans un terminal.

sketch-round = Manche { $round } sur { $rounds }
sketch-dice = Dés
sketch-danger = { which-danger } à la manche { $round } (bouclier { $shield })
sketch-seat = { hive } : abeille active dans { in-area }, abeilles { $bees }, nectar { $nectar }, pollen { $pollen }, miel { $honey }, cire { $wax }, bouclier { $shield }, alvéoles { $combs }, { $points } points
sketch-path = Chemin de { $west } à { $east }
sketch-improvement = Améliorations
sketch-score = Score
score-bees = abeilles
score-honey = miel
score-propolis = propolis
score-drought = sécheresse
score-queen = jeune reine
score-combs = alvéoles
score-stored = miel en réserve
score-total = total

# Réglages.

setting-players = Joueurs
setting-players-help = Places à table ; seul, on joue pour un rang.
setting-first = Premier joueur
setting-first-help = Qui tient le jeton à la manche 1.
setting-first-random = tirage au sort
setting-first-seat0 = Ruche A
setting-first-seat1 = Ruche B
setting-first-seat2 = Ruche C
setting-first-seat3 = Ruche D
setting-modifier = Modificateur de dé
setting-modifier-help = Cases utilisables : 3, 4, 5 ou 6 selon le nombre de joueurs, ou autant pour tous.
setting-modifier-by_players = selon les joueurs
setting-inputs = Matières
setting-inputs-help = De quoi l’on fait miel et cire ; la propolis prend toujours du pollen.
setting-inputs-strict = nectar pour le miel, pollen pour la cire
setting-inputs-either = l’un ou l’autre
setting-crawl_through = Traverser
setting-crawl_through-help = Le chemin peut-il entrer dans une alvéole achevée ?
setting-crawl_through-on = oui
setting-crawl_through-off = non
setting-sheet = Feuille
setting-sheet-help = La feuille de jeu utilisée.
setting-sheet-standard = standard

# Le laboratoire : un nombre de la feuille chacun ; les points des noms deviennent des traits.

setting-sheet-modifier-take = Cases du modificateur pour le dé du premier joueur
setting-sheet-modifier-take-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-modifier-change = Cases du modificateur pour changer un dé
setting-sheet-modifier-change-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-production-honey-dots = Points de miel
setting-sheet-production-honey-dots-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-production-honey-makes-honey = Miel fait d’un nectar
setting-sheet-production-honey-makes-honey-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-production-wax-dots = Points de cire
setting-sheet-production-wax-dots-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-production-wax-makes-wax = Cire faite d’un pollen
setting-sheet-production-wax-makes-wax-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-improvement-2-fields = Cases de la colonne 2, Marche arrière
setting-sheet-improvement-2-fields-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-improvement-3-fields = Cases de la colonne 3, Valeur supplémentaire
setting-sheet-improvement-3-fields-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-improvement-4-fields = Cases de la colonne 4, jardin du chat
setting-sheet-improvement-4-fields-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-improvement-5-fields = Cases de la colonne 5, Direction souple
setting-sheet-improvement-5-fields-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-improvement-6-fields = Cases de la colonne 6, Miel supplémentaire
setting-sheet-improvement-6-fields-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-improvement-8-fields = Cases de la colonne 8, Amélioration supplémentaire
setting-sheet-improvement-8-fields-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-improvement-9-fields = Cases de la colonne 9, jardin du nain
setting-sheet-improvement-9-fields-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-improvement-10-fields = Cases de la colonne 10, Grande réserve de miel
setting-sheet-improvement-10-fields-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-improvement-11-fields = Cases de la colonne 11, Troisième fleur
setting-sheet-improvement-11-fields-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-improvement-12-fields = Cases de la colonne 12, Valeur supplémentaire
setting-sheet-improvement-12-fields-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-combs-store_honey = Miel par alvéole
setting-sheet-combs-store_honey-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-combs-store_honey_huge = Miel par alvéole avec la Grande réserve
setting-sheet-combs-store_honey_huge-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-score-bee = Points par abeille vivante
setting-sheet-score-bee-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-score-queen = Points pour une jeune reine élevée
setting-sheet-score-queen-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-score-queen_feeds = Repas qui élèvent une jeune reine
setting-sheet-score-queen_feeds-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-score-comb = Points par alvéole achevée
setting-sheet-score-comb-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-score-stored_honey = Points par miel en alvéole
setting-sheet-score-stored_honey-help = Pour les auteurs : un nombre de la feuille.

# La feuille sur la page.

board-task = Ce qu’on vous demande
board-rounds = Manches
board-round = Manche { $round }
board-round-danger = Manche { $round } : { which-danger }, bouclier { $shield } – { $safe ->
    [yes] à l’abri
   *[no] en danger
}
board-round-of = Manche { $round } sur { $rounds }
board-danger = { $in ->
    [0] Cette manche : { which-danger }
    [1] Manche suivante : { which-danger }
   *[other] Dans { $in } manches : { which-danger }
}
board-safe = à l’abri
board-unsafe = en danger, bouclier { $own } sur { $shield }
board-bill = Prochain repas aux Alvéoles : { $larvae ->
    [one] { $larvae } miel
   *[other] { $larvae } miels
}
board-meal = Jeune reine : { $left ->
    [one] encore un repas
   *[other] encore { $left } repas
}, le prochain d’ici la manche { $round }
board-meal-late = La jeune reine ne peut plus être élevée à temps
board-good = { which-good }
board-bees = { $living } au travail, { $free } à naître, { $dead } perdues
board-busy-here = L’abeille active est ici
board-busy-away = L’abeille active est ailleurs
board-upgrade = { which-upgrade }
board-owned = obtenu
board-uses = { $count ->
    [one] { $count } emploi restant
   *[other] { $count } emplois restants
}
board-upgrade-backwards = Deux fois dans la partie, l’abeille active peut reculer d’un secteur.
board-upgrade-additional-value = Écrivez une autre valeur à côté d’une piste de production.
board-upgrade-neighbours-garden = Ouvre le jardin d’un côté de la prairie.
board-upgrade-flexible-direction = Rampez dans la direction du dé ou à l’opposé.
board-upgrade-extra-honey = Chaque 7 donne 1 miel.
board-upgrade-extra-improvement = Chaque 7 permet de cocher une case de n’importe quelle colonne.
board-upgrade-huge-honey-storage = Une nouvelle alvéole contient jusqu’à 4 miels au lieu de 2.
board-upgrade-third-kind-of-flower = Les abeilles visitent aussi les tournesols : nectar et pollen à la fois.
board-garden = { $part ->
    [L] Jardin du chat
   *[R] Jardin du nain
}
board-what = { $what ->
    [poppy] coquelicot
    [cornflower] bleuet
    [sunflower] tournesol
   *[other] rien à butiner
}
board-cell = { $cell } : { board-what }{ $picked ->
    [yes] , visité
   *[no] {""}
}
board-circles = { $kind ->
    [poppy] Coquelicots
    [cornflower] Bleuets
   *[sunflower] Tournesols
} : { $count } visités sur { $all }
board-square = Place pour une valeur supplémentaire
board-write = { $track ->
    [honey] Miel :
    [wax] Cire :
   *[propolis] Propolis :
}
board-dots = { $track ->
    [honey] { $stock ->
        [one] { $stock } miel
       *[other] { $stock } miels
    } en réserve, { $circled } sur { $dots } produits
   *[wax] { $stock ->
        [one] { $stock } cire
       *[other] { $stock } cires
    } en réserve, { $circled } sur { $dots } produites
}
board-propolis = { $crossed } propolis sur { $fields } : bouclier { $shield }, { $points } points
board-end = { $end ->
    [w] O
   *[e] E
}
board-content = { $content ->
    [egg] un œuf
    [queen] la jeune reine
    [honey] { $amount ->
        [one] { $amount } miel
       *[other] { $amount } miels
    }
    [water] de l’eau
    [crossed] barrée
   *[undecided] encore vide
}
board-comb-complete = Alvéole { $comb } : achevée, { board-content }
board-comb-missing = Alvéole { $comb } : { $count ->
    [one] il manque une paroi
   *[other] il manque { $count } parois
}
board-queen = { $state ->
    [none] Pas encore de jeune reine
    [alive] Jeune reine : nourrie { $fed } fois sur { $feeds }
    [raised] La jeune reine est élevée
   *[dead] La jeune reine est morte
}
board-dry = { $state ->
    [none] Pas de sécheresse
    [water] Sécheresse, de l’eau en réserve
   *[dry] Sécheresse : trois points perdus sans eau
}
board-own = votre dé
board-firsts = premier joueur
board-price = { $fields ->
    [one] { $fields } case
   *[other] { $fields } cases
}
board-no-dice = Les dés ne sont pas encore lancés.
board-sum = Les autres font { $sum }
board-die-sum = laisse { $sum } : { $full ->
    [yes] pleine
   *[no] { $marks }/{ $fields }
}
board-die-none = laisse { $sum }
board-column = { $marks } cases cochées sur { $fields }
board-modifier = Modificateur : reste { $count }
board-modifier-help = { $take } case : le dé du premier joueur. { $change } cases : une autre valeur pour un dé.
board-writes = écrit
board-ready = a fini
board-first-player = Premier joueur
board-foreign = Feuille : { $name }
board-foreign-open = Feuille au début de la manche : { $name }
board-back-to-mine = Revenir à ma feuille
board-change = Puis changer un dé ({ $fields } cases)
board-combs = { $count ->
    [one] { $count } alvéole
   *[other] { $count } alvéoles
}
board-which-die = { $die ->
    [own] le vôtre
    [low] le plus bas
   *[high] le plus haut
}
board-counts-as = compte comme
board-to-area = { $area ->
    [meadow] vers la Prairie
    [production] vers la Production
   *[combs] vers les Alvéoles
}
board-stay = Rester dans { in-area }
board-fly = Voler { board-to-area }{ $bill ->
    [0] {""}
    [one] { " " }({ $bill } miel à donner)
   *[other] { " " }({ $bill } miels à donner)
}
board-back = Reculer { board-to-area }{ $bill ->
    [0] {""}
    [one] { " " }({ $bill } miel à donner)
   *[other] { " " }({ $bill } miels à donner)
}
board-note-first = Vous êtes premier joueur : tous attendent votre dé.
board-note-barred = { $danger ->
    [storm] Tempête
   *[pesticide] Pesticide
} : pas d’action dans { in-area } cette manche.
board-note-feed = { $larva ->
    [queen] La jeune reine veut un repas : sans lui elle meurt.
   *[other] La larve en { $larva } veut un repas.
} Vous avez { $honey ->
    [one] { $honey } miel
   *[other] { $honey } miels
}.
board-note-bees = { $left ->
    [one] Une abeille peut encore travailler.
   *[other] { $left } abeilles peuvent encore travailler.
}
board-note-window = { $bees ->
    [one] Une abeille visite une fleur sous les points du dé.
   *[other] { $bees } abeilles visitent jusqu’à { $bees } fleurs sous les points du dé.
}
board-note-wax = Une paroi coûte 1 cire (vous en avez { $wax }) : { $near ->
    [yes] touchez une alvéole, puis sa paroi.
   *[no] touchez une paroi ou une alvéole.
}
board-store = L’alvéole { $comb } est achevée.
board-why-queen = Pas de reine : il y en a déjà eu une.
board-why-honey = Pas de miel : il n’y en a pas en réserve.
board-why-water = Pas d’eau : une alvéole en contient déjà.
board-close = Achever { $comb } : { $count }
board-close-wax = { $wax ->
    [one] { $wax } cire ne suffit pas.
   *[other] { $wax } cires ne suffisent pas.
}
board-one-wall = ou une paroi :
board-wait = { $stage ->
    [first] On attend { $names } : premier dé.
    [mite] Le varroa attaque : on attend { $names }.
   *[other] Écrivent encore : { $names }.
}
board-top-rank = Il n’y a pas de rang plus haut.
board-next-rank = { $points ->
    [one] Encore { $points } point pour
   *[other] Encore { $points } points pour
} « { $rank ->
    [1] { rank-1 }
    [2] { rank-2 }
    [3] { rank-3 }
   *[4] { rank-4 }
} ».

# Les règles en bref.

board-help-aim = Chacun remplit sa feuille pendant 25 manches, avec les mêmes trois dés. Le meilleur score gagne ; en solitaire, il vaut un rang.
board-help-round = Une manche
board-help-field = Barrez la case de manche suivante. Si elle montre un danger, il frappe les ruches dont le bouclier de propolis est trop faible.
board-help-die = Le premier joueur prend un des trois dés, les autres l’un des deux restants. Une case du modificateur achète le dé du premier joueur ; trois changent la valeur d’un dé.
board-help-sum = On additionne les deux dés non pris : cochez cette colonne des Améliorations. Une colonne pleine apporte aussitôt son avantage. Un 7 ne coche rien.
board-help-move = L’abeille active reste ou vole au secteur suivant : Prairie, Production, Alvéoles, puis de nouveau.
board-help-act = Servez-vous du dé dans son secteur.
board-help-meadow = Posez le dé sur une fenêtre de trois sur trois. Chaque abeille y visite une fleur sous un point, une fois dans la partie : les coquelicots donnent du pollen, les bleuets du nectar, les tournesols (avec leur avantage) les deux.
board-help-production = La valeur du dé désigne la piste. Chaque abeille y change 1 nectar en 2 miels, 1 pollen en 3 cires, ou 1 pollen en 1 propolis et 1 cire.
board-help-combs = L’abeille rampe d’un bout de son chemin dans la direction du dé ; des parois se dressent entre les alvéoles du chemin qui se touchent. Chaque cire achète une paroi de plus, n’importe où. Une alvéole à six parois est achevée : décidez aussitôt de son contenu.
board-help-feeding = Nourrir
board-help-feeding-text = Chaque fois que l’abeille active entre dans les Alvéoles, chaque œuf veut 1 miel et devient une abeille de la Prairie ou de la Production ; la jeune reine en veut 1 aussi, trois fois en tout. Toute larve ou reine sans repas est perdue.
board-help-dangers = Dangers
board-help-storm = Tempête (bouclier 1) : pas d’action dans la Prairie cette manche.
board-help-pesticide = Pesticide (bouclier 1) : pas d’action dans la Production cette manche.
board-help-mite = Varroa (bouclier 2) : vous perdez une abeille de votre choix.
board-help-drought = Sécheresse (bouclier 3) : trois points perdus, sauf si une alvéole achevée ensuite contient de l’eau.
board-help-points = Points
board-help-points-text = 2 par abeille, 1 par miel en réserve, 2 par miel en alvéole, 1 par alvéole achevée, 12 pour une jeune reine nourrie trois fois, et les points de la piste de propolis.
board-help-end = Après le premier dé, tous travaillent à la fois ; la manche se ferme quand la dernière ruche est prête.
