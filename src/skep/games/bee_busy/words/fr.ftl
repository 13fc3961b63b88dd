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
    [own] son dé
    [low] l’autre dé le plus bas
   *[high] l’autre dé le plus haut
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
    [mite] acariens
   *[drought] sécheresse
}
the-danger = { $danger ->
    [storm] La tempête frappe
    [pesticide] Le pesticide frappe
    [mite] Les acariens frappent
   *[drought] La sécheresse frappe
}
which-upgrade = { $upgrade ->
    [backwards] Marche arrière
    [additional-value] Valeur en plus
    [neighbours-garden] Jardin du voisin
    [flexible-direction] Direction souple
    [extra-honey] Miel en plus
    [extra-improvement] Amélioration en plus
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

ask-lose = Les acariens prennent une abeille : laquelle ?
ask-die = Prenez un dé.
ask-change = Changer un dé pour trois cases du modificateur ?
ask-mark = Un sept : cocher une colonne ?
ask-write = Écrivez une valeur en plus sur une piste.
ask-move = Où va l’abeille active ?
ask-feed = Nourrir la larve suivante ?
ask-bee = Où travaille la nouvelle abeille ?
ask-window = Posez le dé sur la prairie.
ask-visit = Quelle fleur visite l’abeille suivante ?
ask-make = Que fait l’abeille suivante ?
ask-use = De quoi est-ce fait ?
ask-combs = Ramper, bâtir des parois, ou s’arrêter.
ask-crawl = Ramper, ou s’arrêter.
ask-walls = Bâtir des parois, ou s’arrêter.
ask-store = Que contient la nouvelle alvéole ?

# Ce que l’on peut choisir.

option-done = Terminé
option-keep = Ne changer aucun dé
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
option-make = Faire { which-track }
option-use = Utiliser { of-good }
option-crawl = Ramper depuis le bout { which-end }, direction { $way }
option-wall = Bâtir la paroi { $wall }
option-store-egg = Mettre un œuf
option-store-queen = Mettre la jeune reine
option-store-honey = Mettre { $amount } miel
option-store-water = Mettre de l’eau
option-store-nothing = Barrer l’alvéole
option-roll = Lancer { $low }, { $middle }, { $high }
option-first = { $first ->
    [0] Ruche A
    [1] Ruche B
    [2] Ruche C
   *[3] Ruche D
} commence

# Ce qui s’est passé.

log-done = { hive } s’en tient là.
log-keep = { hive } ne change aucun dé.
log-skip = { hive } ne coche rien.
log-lose = { hive } perd une abeille dans { in-area }.
log-die = { hive } prend le { $value }.
log-take = { hive } paie le { $value } du premier joueur.
log-mod = { hive } compte { which-die } comme un { $value }.
log-mark = { hive } choisit la colonne { $sum }.
log-write = { hive } écrit { $value } sur la piste { track-named }.
log-stay = { hive } : l’abeille active reste.
log-fly = { hive } : l’abeille active vole plus loin.
log-back = { hive } : l’abeille active vole en arrière.
log-feed = { hive } nourrit.
log-starve = { hive } ne nourrit pas.
log-bee = { hive } a une nouvelle abeille dans { in-area }.
log-overlay = { hive } pose le dé sur { $window }.
log-visit = { hive } visite { $cell }.
log-make = { hive } fait { which-track }.
log-use = { hive } utilise { of-good }.
log-crawl = { hive } rampe depuis le bout { which-end } en direction { $way }.
log-wall = { hive } bâtit la paroi { $wall }.
log-store-egg = { hive } met un œuf.
log-store-queen = { hive } met sa jeune reine.
log-store-honey = { hive } met { $amount } miel.
log-store-water = { hive } met de l’eau.
log-store-nothing = { hive } barre l’alvéole.
log-roll = Les dés montrent { $low }, { $middle } et { $high }.
log-first = { $first ->
    [0] Ruche A
    [1] Ruche B
    [2] Ruche C
   *[3] Ruche D
} est premier joueur.
log-danger = Manche { $round } : { which-danger }.
log-struck = { the-danger } { hive }.
log-marked = { hive } coche la colonne { $sum }.
log-upgrade = { hive } obtient « { which-upgrade } ».
log-gained = { hive } reçoit { $count } { which-good }.
log-completed = { hive } achève l’alvéole { $comb }.
log-starved = { $count ->
    [one] Une larve de { hive } reste sans repas.
   *[other] { $count } larves de { hive } restent sans repas.
}
log-hatched = { hive } a une nouvelle abeille dans { in-area }.
log-raised = { hive } a élevé sa jeune reine.
log-queen-dead = { hive } : la jeune reine est morte.
log-score = { hive } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-rank = { $rank ->
    [0] Pas encore une goutte de miel.
    [1] Assez pour le petit déjeuner.
    [2] Un pot de miel.
    [3] Du miel à volonté.
   *[4] Le miel de qui parle aux abeilles.
}

# Le classement en solitaire, du plus faible au meilleur.

rank-0 = Pas encore une goutte de miel
rank-1 = Assez pour le petit déjeuner
rank-2 = Un pot de miel
rank-3 = Du miel à volonté
rank-4 = Le miel de qui parle aux abeilles

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
setting-first-random = au sort
setting-first-0 = Ruche A
setting-first-1 = Ruche B
setting-first-2 = Ruche C
setting-first-3 = Ruche D
setting-modifier = Modificateur de dé
setting-modifier-help = Cases utilisables : 3, 4, 5 ou 6 selon le nombre de joueurs, ou autant pour tous.
setting-modifier-by-players = selon les joueurs
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
setting-sheet-improvement-3-fields = Cases de la colonne 3, Valeur en plus
setting-sheet-improvement-3-fields-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-improvement-4-fields = Cases de la colonne 4, jardin du chat
setting-sheet-improvement-4-fields-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-improvement-5-fields = Cases de la colonne 5, Direction souple
setting-sheet-improvement-5-fields-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-improvement-6-fields = Cases de la colonne 6, Miel en plus
setting-sheet-improvement-6-fields-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-improvement-8-fields = Cases de la colonne 8, Amélioration en plus
setting-sheet-improvement-8-fields-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-improvement-9-fields = Cases de la colonne 9, jardin du nain
setting-sheet-improvement-9-fields-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-improvement-10-fields = Cases de la colonne 10, Grande réserve de miel
setting-sheet-improvement-10-fields-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-improvement-11-fields = Cases de la colonne 11, Troisième fleur
setting-sheet-improvement-11-fields-help = Pour les auteurs : un nombre de la feuille.
setting-sheet-improvement-12-fields = Cases de la colonne 12, Valeur en plus
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
   *[no] exposé
}
board-round-of = Manche { $round } sur { $rounds }
board-danger = { $in ->
    [0] Cette manche : { which-danger }
    [1] Manche suivante : { which-danger }
   *[other] Dans { $in } manches : { which-danger }
}
board-safe = à l’abri
board-unsafe = exposé, bouclier { $own } sur { $shield }
board-bill = Prochain repas aux Alvéoles : { $larvae } miel
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
board-upgrade-extra-honey = Chaque sept apporte un miel.
board-upgrade-extra-improvement = Chaque sept permet de cocher une case de n’importe quelle colonne.
board-upgrade-huge-honey-storage = Une nouvelle alvéole contient jusqu’à quatre miels au lieu de deux.
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
board-square = Place pour une valeur en plus
board-write = { $track ->
    [honey] Miel :
    [wax] Cire :
   *[propolis] Propolis :
}
board-dots = { $stock } { $track ->
    [honey] miel
   *[wax] cire
} en réserve, { $circled } faits sur { $dots }
board-propolis = { $crossed } propolis sur { $fields } : bouclier { $shield }, { $points } points
board-end = { $end ->
    [w] O
   *[e] E
}
board-content = { $content ->
    [egg] un œuf
    [queen] la jeune reine
    [honey] { $amount } miel
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
board-ready = prêt
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
   *[other] { " " }({ $bill } miel à donner)
}
board-back = Reculer { board-to-area }{ $bill ->
    [0] {""}
   *[other] { " " }({ $bill } miel à donner)
}
board-note-first = Vous êtes premier joueur : tous attendent votre dé.
board-note-barred = { $danger ->
    [storm] Tempête
   *[pesticide] Pesticide
} : pas d’action dans { in-area } cette manche.
board-note-feed = { $larva ->
    [queen] La jeune reine veut un repas : sans lui elle meurt.
   *[other] La larve en { $larva } veut un repas.
} Vous avez { $honey } miel.
board-note-bees = { $left ->
    [one] Une abeille peut encore travailler.
   *[other] { $left } abeilles peuvent encore travailler.
}
board-note-window = { $bees ->
    [one] Une abeille visite une fleur sous les points du dé.
   *[other] { $bees } abeilles visitent jusqu’à { $bees } fleurs sous les points du dé.
}
board-note-wax = Une paroi coûte une cire (vous en avez { $wax }) : { $near ->
    [yes] touchez une alvéole, puis sa paroi.
   *[no] touchez une paroi ou une alvéole.
}
board-store = L’alvéole { $comb } est achevée.
board-why-queen = Pas de reine : il y en a déjà eu une.
board-why-honey = Pas de miel : il n’y en a pas en réserve.
board-why-water = Pas d’eau : une alvéole en contient déjà.
board-close = Fermer { $comb } : { $count }
board-close-wax = { $wax } cire ne suffit pas.
board-one-wall = ou une paroi :
board-wait = { $stage ->
    [first] { $names } choisit le premier dé.
    [mite] Les acariens frappent : on attend { $names }.
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

board-help-aim = Chacun remplit sa feuille pendant 25 manches, avec les mêmes trois dés. Le plus de points gagne ; seul, votre score vaut un rang.
board-help-round = Une manche
board-help-field = Barrez la case de manche suivante. Si elle montre un danger, il frappe les ruches dont le bouclier de propolis est trop faible.
board-help-die = Le premier joueur prend un des trois dés, les autres l’un des deux restants. Une case du modificateur achète le dé du premier joueur ; trois changent la valeur d’un dé.
board-help-sum = On additionne les deux dés non pris : cochez cette colonne des Améliorations. Une colonne pleine apporte aussitôt son avantage. Un sept ne coche rien.
board-help-move = L’abeille active reste ou vole au secteur suivant : Prairie, Production, Alvéoles, puis de nouveau.
board-help-act = Servez-vous du dé dans son secteur.
board-help-meadow = Posez le dé sur une fenêtre de trois sur trois. Chaque abeille y visite une fleur sous un point, une fois dans la partie : les coquelicots donnent du pollen, les bleuets du nectar, les tournesols (avec leur avantage) les deux.
board-help-production = La valeur du dé désigne la piste. Chaque abeille y change un nectar en deux miels, un pollen en trois cires, ou un pollen en propolis et une cire.
board-help-combs = L’abeille rampe d’un bout de son chemin dans la direction du dé ; des parois se dressent entre les alvéoles du chemin qui se touchent. Chaque cire achète une paroi de plus, n’importe où. Une alvéole à six parois est achevée : décidez aussitôt de son contenu.
board-help-feeding = Nourrir
board-help-feeding-text = Chaque fois que l’abeille active entre dans les Alvéoles, chaque œuf veut un miel et devient une abeille de la Prairie ou de la Production ; la jeune reine en veut un aussi, trois fois en tout. Qui n’est pas nourri est perdu.
board-help-dangers = Dangers
board-help-storm = Tempête (bouclier 1) : pas d’action dans la Prairie cette manche.
board-help-pesticide = Pesticide (bouclier 1) : pas d’action dans la Production cette manche.
board-help-mite = Acariens (bouclier 2) : vous perdez une abeille de votre choix.
board-help-drought = Sécheresse (bouclier 3) : trois points perdus, sauf si une alvéole achevée ensuite contient de l’eau.
board-help-points = Points
board-help-points-text = 2 par abeille, 1 par miel en réserve, 2 par miel en alvéole, 1 par alvéole achevée, 12 pour une jeune reine nourrie trois fois, et les points de la piste de propolis.
board-help-end = Après le premier dé, tous travaillent à la fois ; la manche se ferme quand la dernière ruche est prête.
