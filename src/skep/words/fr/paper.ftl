# Ce qui s’imprime sur papier : planches à découper et livrets de parties.

# Les premières pages de chaque jeu.

sheet-contents = Sur ces planches
sheet-entry = { $title } : page { $page }
sheet-needs = Il vous faut aussi
sheet-variant = Cette variante (elle prime sur les règles en bref)
sheet-setting = { $setting } : { $value }
sheet-how = Impression
sheet-how-size = Imprimez en taille réelle (100 %), sans ajuster à la page, sur du papier ou du carton de 160 g au moins.
sheet-how-cut = Découpez le long des repères aux coins, ou le long du trait fin autour de ce qui est rond ou hexagonal. Les couleurs débordent exprès.
sheet-how-duplex = Chaque verso suit son recto. Imprimez en recto verso, en retournant sur le grand côté.
sheet-how-fold = Les versos sont à côté des rectos. Pliez le long de la ligne pointillée, face imprimée dehors, collez, et découpez une fois sec.
sheet-how-none = Les versos ne sont pas imprimés.
sheet-notes = Bon à savoir
sheet-rules = Les règles en bref
sheet-blank = Cette face reste vide.
sheet-back = Verso
sheet-fold-here = Plier ici
sheet-own = Fait par Skep. Tous les dessins sont de Skep. Impression libre pour votre table.
sheet-named = { $name } : { $text }
sheet-bee = { $name } – se déplace : { $moves } Ensuite : { $acts }
sheet-aim = Le but
sheet-setting-up = Mise en place
sheet-turn = Un tour
sheet-end = La fin
need-cutting = des ciseaux ou un cutter, et de la colle si vous pliez les versos

# PollenNation.

pn-cards = Cartes Fleur
pn-queens = Reines
pn-bees = Abeilles et marqueurs de score
pn-track = Piste de score
pn-reference = Aides de jeu
pn-pollen = Jetons de pollen
pn-start = Départ
pn-wheel = La roue des couleurs, puis de nouveau la première.
pn-need-cubes = { $count } cubes de 8 à 10 mm, { $each } de chacune des six couleurs, ou les jetons de pollen
pn-note-ring = Les cartes forment un anneau comme les heures d’une horloge, la moitié au grand signe vers l’intérieur. Les abeilles se tiennent au bord extérieur.
pn-note-chips = Les jetons remplacent les cubes. Posez sur le jeton d’une reine le pollen qu’elle garde.
pn-note-marker = L’abeille dans un cercle est le marqueur de score.
pn-aim = Soyez la première colonie à atteindre { $target } points. À votre tour, { $moves_per_turn ->
    [one] une de vos abeilles se déplace, puis cette même abeille agit.
   *[other] { $moves_per_turn } fois, une de vos abeilles se déplace, puis cette même abeille agit.
}
pn-set-cards = { $deal ->
    [by_value] Triez les cartes par valeur. Un groupe est utilisé en entier ; tirez six des douze autres cartes sans les regarder, mélangez les douze et distribuez-les.
    [draft] Distribuez tout le paquet. Six fois, chacun choisit une carte en secret ; montrez-les ensemble et passez le reste.
    [fixed] Les cartes suivent le plateau fixe : voir skep rules pollennation.
   *[by_colour] Distribuez à chaque colonie une carte de chaque couleur.
} { $setup ->
    [open] Chacun pose ses cartes dans sa partie de l’anneau, à tour de rôle et à découvert.
    [random] Les cartes de chaque colonie sont posées au hasard dans sa partie de l’anneau.
   *[secret] Chacun pose ses cartes dans sa partie de l’anneau, face cachée ; puis on les retourne toutes.
}
pn-set-pollen = Mettez sur chaque fleur deux pollens de sa couleur. Le reste forme la réserve, au milieu.
pn-set-bees = Choisissez dans votre partie une fleur où commencent votre reine et vos deux faux-bourdons. Puis placez à tour de rôle vos ouvrières sur d’autres fleurs de votre partie. Tirez au sort qui commence.

# Waggle Dance.

wd-actions = Cartes Action
wd-flowers = Cartes Fleur
wd-queen = Cartes de la Reine
wd-day-night = Jour et nuit
wd-rooms = Salles
wd-eggs = Œufs
wd-markers = Marqueurs de position
wd-nectar = { $edition ->
    [pollen] Jetons de pollen
   *[nectar] Jetons de nectar
}
wd-awards = Le plus d’abeilles : 2 cubes. Deuxième : 1. Égalité en tête : 1 chacun. Égalité en deuxième : rien.
wd-die-own = vos abeilles, à votre tour
wd-die-rival = abeilles des adversaires
wd-day = Lancez toutes les abeilles, puis placez-les une à une, à tour de rôle.
wd-night = A, B, C, D, E, F, G, chacun à son tour. Puis passez cette carte.
wd-first = Premier joueur
wd-need-dice = { $count } dés à six faces : { $dice } d’une couleur pour chacun des { $seats } joueurs (6 au début, les autres quand des abeilles naissent)
wd-need-volunteer = un grand dé, le Volontaire
wd-need-blockers = { $count } dés d’une autre couleur, qui couvrent des cases
wd-need-cubes = { $count } cubes de 8 à 10 mm, { $each } de chacune des six couleurs, ou les jetons
wd-note-rooms = Une salle contient quatre cubes ou un œuf, et la nuit jusqu’à deux abeilles. Quand elle fait du miel, retournez-la.
wd-note-chips = Les jetons remplacent les cubes : posez-les près de la fleur de leur couleur.
wd-note-queen = { $queen_deck ->
    [all14] Mélangez toutes les cartes de la Reine.
    [ten_ban] Avant la partie, retirez à tour de rôle quatre sortes de cartes de la Reine.
    [ten_random] Avant la partie, retirez au hasard quatre sortes de cartes de la Reine.
   *[other] Voici les dix sortes de cartes de la Reine que vous avez choisies.
}
wd-set-hives = Chacun prend { $start_rooms } salles et { $start_bees } abeilles, et pose les salles côte à côte : c’est sa ruche. Étalez les cartes Action et les fleurs, leurs cubes à côté.
wd-set-cards = Mélangez les cartes de la Reine. Chacun lance le dé Volontaire : le plus haut prend la carte Jour et commence.
wd-set-blocked = { $blockers ->
    [markers] Des marqueurs tirés au hasard couvrent pour toute la partie { $block_count } des six cases de A, C, E et G.
    [dice] Chaque jour, lancez { $block_count ->
        [one] un dé de réserve pour chacune des cartes A, C, E et G : il couvre sa case
       *[other] { $block_count } dés de réserve pour chacune des cartes A, C, E et G : ils couvrent ces cases
    } pour la manche.
   *[none] Toutes les cases sont libres.
}
wd-help-f = { $honey_cost ->
    [2] Deux
    [3] Trois
   *[4] Quatre
} cubes de même couleur et deux abeilles de même valeur dans une salle : du miel ! Les salles dont les abeilles partagent un nombre peuvent échanger des cubes.
setting-queen_deck-ten_list = les dix sortes imprimées
wd-help-d = Sur une fleur, le joueur qui a le plus d’abeilles prend 2 cubes, le deuxième 1 ; à égalité en tête, chacun en prend 1 ; à égalité en deuxième, personne. Une salle contient quatre cubes de toutes couleurs.
wd-help-cards = Les cartes marquées d’un soleil se jouent le jour, celles marquées d’une lune la nuit ; les deux signes ensemble : la carte reste pour la manche. Un dé blanc est une de vos abeilles, un dé gris celle d’un adversaire.
wd-help-equal = À miel égal : { $tie_break ->
    [few] moins d’abeilles, puis moins de cubes.
   *[many] plus de cubes.
}
wd-help-first = Le premier à avoir { $honey_target } miels à la fin d’une nuit gagne. Sinon, la carte Jour passe à gauche.

# Bee Busy.

bb-sheet = Feuille de jeu
bb-tokens = Jetons
bb-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
bb-name = Nom
bb-modifier = Modificateur
bb-take = { $count } = premier dé
bb-change = { $count } = autre valeur
bb-first = premier joueur
bb-help-die = Le premier joueur prend un des trois dés, les autres l’un des deux restants. { $take ->
    [one] Une case du modificateur achète
   *[other] { $take } cases du modificateur achètent
} le dé du premier joueur ; { $change ->
    [one] une change
   *[other] { $change } changent
} la valeur d’un dé.
bb-help-production = La valeur du dé désigne la piste. Chaque abeille y change { $inputs ->
    [either] 1 nectar ou pollen en { $honey } { $honey ->
        [one] miel
       *[other] miels
    } ou { $wax } { $wax ->
        [one] cire
       *[other] cires
    },
   *[strict] 1 nectar en { $honey } { $honey ->
        [one] miel
       *[other] miels
    }, 1 pollen en { $wax } { $wax ->
        [one] cire
       *[other] cires
    },
} ou 1 pollen en 1 propolis et 1 cire.
bb-help-points = { $bee } par abeille, { $stock } par miel en réserve, { $stored } par miel en alvéole, { $comb } par alvéole achevée, { $queen } pour une jeune reine nourrie { $meals } fois, et les points de la piste de propolis.
bb-upgrades = Avantages
bb-upgrades-text = Un nombre entre parenthèses est la colonne qui ouvre quelque chose. Un cercle bleu appartient à un avantage : cochez-le quand vous le gagnez, et à chaque usage s’il y en a deux.
bb-need-dice = 3 dés à six faces pour toute la table, ou la page des dés de Skep sur un écran
bb-need-pencils = { $count ->
    [one] { $count } crayon
   *[other] { $count } crayons
}
bb-note-dice = Pas de dés ? Ouvrez /dice sur un serveur Skep : il lance pour toute la table.
bb-note-marks = Entourez ce que vous gagnez et barrez ce que vous dépensez. Dans les alvéoles, les traits épais sont les parois présentes dès le début.
bb-set-sheets = Chacun prend une feuille et un crayon. Votre abeille active commence dans la Prairie, et une abeille travaille dans chaque secteur : elles sont entourées.
bb-set-marks = Tirez au sort le premier joueur ; le jeton passe à gauche après chaque manche. Les cases barrées du modificateur sont inutilisables à ce nombre de joueurs.

# Pollen Wars.

pw-tiles = Tuiles du champ
pw-single = Centre et champignons
pw-boards = Plateaux de ruche
pw-tokens = Abeilles et varroas
pw-markers = Marqueurs de pollen
pw-patterns = Cartes Motif
pw-honey = Cartes Miel
pw-jelly = Cartes Gelée royale
pw-ladybirds = Cartes Coccinelle
pw-die = Le dé de l’abeille errante
pw-turn = { $family ->
    [kid] A : envoyer, déplacer, ramener ou piocher une gelée royale. B : piocher un miel ou jouer. C : garder trois cartes.
   *[other] A : envoyer, déplacer, ramener, attaquer ou piocher une gelée royale. B : piocher un miel ou jouer. C : garder trois cartes.
}
pw-pattern = Tournez et retournez le motif à votre gré
pw-stays = reste visible jusqu’à la fin de la manche
pw-need-die = L’abeille errante est un dé : pliez le patron, ou prenez un dé à six faces dont { $varroa ->
    [0] aucune face n’est un varroa
    [1] le 1 est un varroa
   *[other] les faces 1 à { $varroa } sont des varroas
}
pw-note-field = Posez les tuiles dans cet ordre, dans le sens horaire, de l’extérieur vers l’intérieur ; A et B sont leurs faces : { $tiles }.
pw-note-laid = { $field ->
    [drafted] Posez une tuile à tour de rôle,
    [spaced] Posez les tuiles au hasard, face A, sans deux hexagones roses voisins, les bleus à trois cases au moins,
   *[random] Posez les tuiles au hasard, { $rock_tiles } avec la face aux rochers (B),
} dans le sens horaire, de l’extérieur vers l’intérieur, et le centre à la fin.
setting-field-custom = le vôtre
pw-end = La partie finit quand une ruche contient { $goal } grains de pollen ou qu’une colonie n’a plus de butineuse. La reine qui a le plus de pollen, et encore une butineuse, gagne.
pw-note-backs = Une butineuse morte montre sa croix, une soldate blessée son pansement, une ruche saine sa coche.
pw-note-place = Les plateaux de ruche bordent les six côtés du champ, quel que soit le nombre de reines.
pw-set-field = Posez les plateaux de ruche en cadre, puis les douze tuiles de l’extérieur vers l’intérieur, et le centre.
pw-set-hives = Chaque reine prend 9 butineuses, 5 soldates et { $start_pollen ->
    [auto] 5 pollens (10 à cinq ou six reines)
   *[other] { $start_pollen } pollens
}.
pw-set-cards = Distribuez à chacune un motif, une coccinelle, une carte Miel et une carte Gelée royale (pas de bleue). Les autres motifs restent face cachée. La coccinelle qui a le plus de points commence ; sa reine place { $family ->
    [full] les champignons, puis l’abeille errante
   *[other] l’abeille errante
} sur un hexagone qui a le plus de fleurs possible.

# Livrets de parties terminées.

booklet-about = Une partie en mots, avec des schémas aux tournants. { $choices } choix.
booklet-players = Joueurs
booklet-variant = La variante
booklet-made = Fait par Skep d’après l’enregistrement de la partie.
booklet-player = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $won ->
    [yes] , a gagné
   *[no] {""}
}
booklet-start = Le début
booklet-lead = { $name } prend la tête avec { $points }
booklet-gain = { $name } gagne { $points }
booklet-end = La fin
booklet-honey = { $count ->
    [one] { $count } miel
   *[other] { $count } miels
}, { $bees ->
    [one] { $bees } abeille
   *[other] { $bees } abeilles
}
