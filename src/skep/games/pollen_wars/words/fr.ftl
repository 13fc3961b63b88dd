# Les mots de Pollen Wars.

about = Des reines envoient leurs abeilles sur un même champ de fleurs, chacune vers un motif secret de quatre ; raids, varroas et mauvais tours s’en mêlent. Environ 55 minutes.

seat-name = { $seat ->
    [0] Rose
    [1] Verte
    [2] Bleue
    [3] Orange
    [4] Violette
    [5] Blanche
   *[other] Le hasard
}
other-name = { $other ->
    [0] Rose
    [1] Verte
    [2] Bleue
    [3] Orange
    [4] Violette
   *[5] Blanche
}
of-seat = { $seat ->
    [3] d’Orange
   *[other] de { seat-name }
}
of-other = { $other ->
    [3] d’Orange
   *[other] de { other-name }
}
card-name = { $card ->
    [H1] Mutinerie !
    [H2] Rayon de secours
    [H3] Essaim-échange
    [H4] Ordre royal
    [H5] Nouvelle floraison
    [H6] Sursaut de ruche
    [H7] Pique-pollen !
    [H8] Robin des Syrphes
    [H9] Pattes collantes
    [H10] Rafale
    [H11] Du balai !
    [H12] Vol direct
    [H13] À dos d’abeille
    [H14] Curieuse
    [H15] Espionne du rayon
    [H16] Secret endormi
    [H17] Quelle mouche te pique ?!
    [J1] À la dérive
    [J2] Par avion
    [J3] Relève de la garde
    [J4] Dards affûtés
    [J5] Porte cirée
    [J6] Adieu varroa
    [J7] Butineuse express
    [J8] Soldate express
    [J9] Enfumage !
    [J10] Le miel de la maison
    [J11] Retour d’outre-ruche
    [J12] Bien au chaud ? Plus maintenant !
    [J13] Essai de motif
    [J14] Le grand vol du pollen
    [J15] Cellules vides
    [J16] Désertion
    [J17] Détournement de ruche
   *[J18] La loi du varroa
}
card-text = { $card ->
    [H1] Une mutinerie éclate dans une autre ruche : jusqu’à la prochaine mutinerie ou la fin de la manche, sa reine ne peut pas mener de raid de son plein gré. Jamais deux fois de suite la même ruche.
    [H2] Jusqu’à la fin de la manche, vous pouvez finir vos tours avec quatre cartes.
    [H3] Deux autres reines échangent leurs cartes Motif.
    [H4] Une autre reine doit attaquer la reine que vous nommez, mutinerie ou non.
    [H5] La carte Motif d’une autre reine change de place avec une carte endormie.
    [H6] Payez 2 grains de pollen : une de vos butineuses mortes revit.
    [H7] Volez 1 grain de pollen.
    [H8] Prenez 2 grains de pollen à une autre reine et donnez-les à une troisième.
    [H9] Volez une carte au hasard.
    [H10] L’abeille errante se déplace de deux cases, sur une case libre.
    [H11] Une butineuse sans soldate d’une autre reine se déplace de deux cases, sur une case libre.
    [H12] Une de vos butineuses sans soldate se déplace de deux cases, sur une case libre.
    [H13] Votre soldate sur votre butineuse : toutes deux rentrent avec un grain par fleur de la case.
    [H14] Regardez la main d’une autre reine.
    [H15] Regardez la carte Motif d’une autre reine.
    [H16] Regardez une carte Motif endormie.
    [H17] Menez un raid contre une autre ruche.
    [J1] L’abeille errante va sur une case libre de votre choix.
    [J2] Une butineuse sans soldate d’une autre reine va sur une case libre de votre choix.
    [J3] Une soldate d’une autre reine va sur une autre butineuse sans soldate.
    [J4] Jusqu’à la fin de la manche, vos attaques ont +1.
    [J5] Jusqu’à la fin de la manche, votre défense a +1.
    [J6] Votre ruche est guérie.
    [J7] Une de vos butineuses rentre avec un grain par fleur de sa case.
    [J8] Une de vos soldates rentre avec un grain par fleur de sa case.
    [J9] Arrête une carte qui vient d’être jouée ou un raid qui vient d’être annoncé.
    [J10] Piochez trois cartes Miel.
    [J11] Une de vos butineuses mortes revit.
    [J12] Toutes les reines passent leur carte Motif à gauche.
    [J13] Échangez votre carte Motif avec celle d’une autre reine ou une carte endormie.
    [J14] Volez 3 grains de pollen.
    [J15] Une autre reine défausse toute sa main.
    [J16] Une soldate d’une autre reine rentre les pattes vides.
    [J17] Une autre reine échange sa main avec la reine que vous nommez.
   *[J18] Si votre ruche est infestée, une autre l’est aussi désormais.
}
pattern-name = { $pattern ->
    [1] Ligne
    [2] Crosse
    [3] Dard
    [4] Zigzag
    [5] Losange
    [6] Arc
   *[7] Hélice
}
promise-name = { $promise ->
    [no-raid] aucun raid contre vous cette manche
    [no-top] aucune soldate sur vos butineuses cette manche
    [help-defend] de l’aide contre le prochain raid chez vous
    [help-attack] de l’aide pour votre prochain raid
    [leave] l’abeille errante vous est laissée
   *[favour] un service
}
deck-name = { $deck ->
    [honey] carte Miel
   *[jelly] carte Gelée royale
}
timing-name = { $timing ->
    [green] dans votre phase B
    [blue] dès qu’elle est piochée
   *[yellow] à tout moment
}
grains = { $count ->
    [one] { $count } grain de pollen
   *[other] { $count } grains de pollen
}

# Ce qu’on peut choisir.

option-pass = Passer
option-done = Terminé
option-ready = Prête
option-accept = Accepter
option-refuse = Refuser
option-cancel = Retirer l’offre
option-propose = Proposer
option-send-forager = Envoyer une butineuse
option-send-soldier = Envoyer une soldate
option-move = Déplacer une abeille
option-return = Ramener une abeille
option-raid = Raid
option-draw-jelly = Piocher une carte Gelée royale
option-draw-honey = Piocher une carte Miel
option-trade = Échanger
option-help-attack = Aider l’attaque
option-help-defence = Aider la défense
option-stay-out = Rester en dehors
option-hex = { $hex }
option-queen = { other-name }
option-dormant = Carte endormie { $slot }
option-play = Jouer { card-name }
option-commit = Engager { card-name }
option-discard = Défausser { card-name }
option-give = Donner { card-name }
option-ask = Demander { card-name }
option-ask-any-honey = Demander n’importe quelle carte Miel
option-ask-any-jelly = Demander n’importe quelle carte Gelée royale
option-give-pollen = Donner { grains }
option-ask-pollen = Demander { grains }
option-give-promise = Promettre : { promise-name }
option-ask-promise = Demander une promesse : { promise-name }
option-tile = Poser la tuile { $tile }
option-centre = Centre, face { $side }
option-pattern = { pattern-name }
option-ladybird = Coccinelle à { $spots } points
option-card = { card-name }
option-peace = Paix
option-varroa = Varroa
option-rock = Tuile { $tile }, face rochers

# Ce qui s’est passé, une phrase par chose. $seat-is vaut « you » pour qui lit ; « chez » évite
# d’avoir à élider « de » devant un nom.

their = { $seat-is ->
    [you] vous
   *[they] { $seat-name }
}
their-start = { $seat-is ->
    [you] Vous
   *[they] { $seat-name }
}
the-other = { $other-is ->
    [you] vous
   *[they] { $other-name }
}
the-others = { $other-is ->
    [you] vous
   *[they] { $other-name }
}
the-first = { $first-is ->
    [you] vous
   *[they] { $first-name }
}
the-bee = { $bee ->
    [forager] butineuse
   *[soldier] soldate
}
whose-bee = { $whose ->
    [own] { $seat-is ->
        [you] votre propre { the-bee }
       *[they] sa propre { the-bee }
    }
    [wild] une butineuse sauvage
   *[other] { $other-is ->
        [you] votre { the-bee }
       *[they] la { the-bee } adverse ({ $other-name })
    }
}
whose-forager = { $whose ->
    [own] { $seat-is ->
        [you] votre propre butineuse
       *[they] sa propre butineuse
    }
    [wild] une butineuse sauvage
   *[other] { $other-is ->
        [you] votre butineuse
       *[they] la butineuse adverse ({ $other-name })
    }
}
plays = { $seat-is ->
    [you] { $how ->
        [interrupt] Vous intervenez avec
       *[other] Vous jouez
    }
   *[they] { $how ->
        [interrupt] { $seat-name } intervient avec
       *[other] { $seat-name } joue
    }
}
gives-other = { $seat-is ->
    [you] Vous donnez à { $other-name }
   *[they] { $other-is ->
        [you] { $seat-name } vous donne
       *[they] { $seat-name } donne à { $other-name }
    }
}
several-cards = { $count ->
    [one] n’importe quelle { deck-name }
   *[other] n’importe lesquelles de ses { $deck ->
        [honey] cartes Miel
       *[jelly] cartes Gelée royale
    } ({ $count })
}

log-tile-laid = { $seat-is ->
    [you] Vous posez
   *[they] { $seat-name } pose
} { $kind ->
    [centre] la tuile du centre, face { $side }, en position { $position }.
    [rock] la tuile { $number } en position { $position }, face rochers.
    [seven] la tuile { $number } en position { $position }, avec les sept fleurs.
   *[flowers] la tuile { $number } en position { $position }.
}
log-pattern-dealt = { $seat-is ->
    [you] Vous recevez le motif { pattern-name }.
   *[they] { $seat-name } reçoit le motif { pattern-name }.
}
log-starts = { $seat-is ->
    [you] Vous avez la coccinelle qui porte le plus de points ({ $spots }) et vous commencez.
   *[they] { $seat-name } a la coccinelle qui porte le plus de points ({ $spots }) et commence.
}
log-first-card = { $seat-is ->
    [you] Vous commencez avec « { card-name } ».
   *[they] { $seat-name } commence avec « { card-name } ».
}
log-extra-card = { $seat-is ->
    [you] Vous jouez après et recevez une { deck-name } supplémentaire.
   *[they] { $seat-name } joue après et reçoit une { deck-name } supplémentaire.
}
log-fungus = { $seat-is ->
    [you] Vous posez un champignon en { $hex }.
   *[they] { $seat-name } pose un champignon en { $hex }.
}
log-stump = { $seat-is ->
    [you] Vous posez une souche en { $hex }.
   *[they] { $seat-name } pose une souche en { $hex }.
}
log-drift = { $seat-is ->
    [you] Vous posez l’abeille errante en { $hex }.
   *[they] { $seat-name } pose l’abeille errante en { $hex }.
}
log-wild = Une butineuse sauvage se pose en { $hex }.
log-round = La manche { $round } commence. { $seat-is ->
    [you] Vous jouez en premier.
   *[they] { $seat-name } joue en premier.
}
log-recovered = { $count ->
    [one] Chez { their }, une soldate est rétablie.
   *[other] Chez { their }, { $count } soldates sont rétablies.
}

log-sent-forager = { $seat-is ->
    [you] Vous envoyez
   *[they] { $seat-name } envoie
} une butineuse en { $hex }.
log-sent-soldier = { $seat-is ->
    [you] Vous envoyez
   *[they] { $seat-name } envoie
} une soldate sur { whose-forager } en { $hex }.
log-moved = { $seat-is ->
    [you] Vous déplacez
   *[they] { $seat-name } déplace
} une { the-bee } : de { $start } { $bee ->
    [forager] en { $hex }.
   *[soldier] sur { whose-forager } en { $hex }.
}
log-returned = { $seat-is ->
    [you] Vous ramenez
   *[they] { $seat-name } ramène
} une { the-bee } de { $hex }{ $cured ->
    [yes] , et la ruche est guérie.
   *[no] { $count ->
        [0] , les pattes vides.
       *[other] {" "}avec { grains }.
    }
}
log-cured = { $seat-is ->
    [you] Votre ruche est guérie.
   *[they] La ruche est guérie chez { $seat-name }.
}
log-reshuffled = La { $deck ->
    [honey] défausse Miel
   *[jelly] défausse Gelée royale
} est mélangée et devient la pioche.
log-drew = { $seat-is ->
    [you] Vous piochez
   *[they] { $seat-name } pioche
} « { card-name } ».
log-drew-unseen = { $seat-is ->
    [you] Vous piochez
   *[they] { $seat-name } pioche
} une { deck-name }.
log-drew-blue = { $seat-is ->
    [you] Vous piochez « { card-name } » et devez jouer cette carte.
   *[they] { $seat-name } pioche « { card-name } » et doit jouer cette carte.
}
log-discarded = { $seat-is ->
    [you] Vous défaussez
   *[they] { $seat-name } défausse
} « { card-name } ».

log-raids = { $seat-is ->
    [you] Vous annoncez
   *[they] { $seat-name } annonce
} un raid contre { the-other }.
log-raids-card = { $seat-is ->
    [you] Vous jouez
   *[they] { $seat-name } joue
} « { card-name } » : un raid contre { the-other }.
log-raids-ordered = { $first-is ->
    [you] Vous jouez
   *[they] { $first-name } joue
} « { card-name } » : { $seat-is ->
    [you] vous devez
   *[they] { $seat-name } doit
} mener un raid contre { the-other }.
log-recalled = { $seat-is ->
    [you] Vous rappelez
   *[they] { $seat-name } rappelle
} { $count ->
    [one] une soldate
   *[other] { $count } soldates
} ({ $hexes }).
log-commits = { $seat-is ->
    [you] Vous engagez
   *[they] { $seat-name } engage
} « { card-name } » pour { $side ->
    [attack] l’attaque
   *[defence] la défense
}.
log-battle-won = { $seat-is ->
    [you] Vous réussissez votre raid
   *[they] { $seat-name } réussit son raid
} contre { the-other } ({ $attack } contre { $defence }) : { grains } en butin.
log-battle-drawn = { $other-is ->
    [you] Vous tenez bon
   *[they] { $other-name } tient bon
} face { $seat-is ->
    [you] à votre raid
   *[they] au raid ({ $seat-name })
} : { $defence } contre { $attack }.
log-battle-lost = { $other-is ->
    [you] Vous repoussez
   *[they] { $other-name } repousse
} { $seat-is ->
    [you] votre raid
   *[they] le raid ({ $seat-name })
} : { $defence } contre { $attack }, { $count ->
    [one] une soldate blessée.
   *[other] { $count } soldates blessées.
}
log-infested = { $seat-is ->
    [you] Le varroa infeste votre ruche.
   *[they] Le varroa infeste la ruche chez { $seat-name }.
}

log-played = { plays } « { card-name } ».
log-played-queen = { plays } « { card-name } » contre { the-other }.
log-played-queens = { plays } « { card-name } » : { the-other } et { the-first }.
log-played-swap = { plays } « { card-name } » : { the-other } et la carte endormie { $slot }.
log-played-slot = { plays } « { card-name } » : la carte endormie { $slot }.
log-played-hex = { plays } « { card-name } » : l’abeille errante vole en { $hex }.
log-played-bee = { plays } « { card-name } » : { whose-bee } en { $hex }.
log-played-flight = { plays } « { card-name } » : { whose-bee } vole de { $start } en { $hex }.
log-no-target = « { card-name } » ne trouve pas de cible ; la carte est défaussée.
log-blocked = { $seat-is ->
    [you] Vous arrêtez
   *[they] { $seat-name } arrête
} « { card-name } » par « Enfumage ! ».
log-blocked-raid = { $seat-is ->
    [you] Vous arrêtez
   *[they] { $seat-name } arrête
} le raid contre { the-first } par « Enfumage ! ».
log-mutiny = Une mutinerie éclate chez { their }.
log-mutiny-ends = La mutinerie chez { their } est finie.
log-stole = { $seat-is ->
    [you] Vous volez
   *[they] { $seat-name } vole
} { grains } chez { the-other }.
log-handed-on = { $seat-is ->
    [you] Vous prenez
   *[they] { $seat-name } prend
} { grains } chez { the-other } pour { the-first }.
log-stole-card = { $seat-is ->
    [you] Vous volez
   *[they] { $seat-name } vole
} « { card-name } » chez { the-other }.
log-stole-card-unseen = { $seat-is ->
    [you] Vous volez
   *[they] { $seat-name } vole
} une { deck-name } chez { the-other }.
log-revived = Chez { their }, une butineuse morte revit{ $price ->
    [0] .
   *[other] {" "}pour { $price } grains de pollen.
}
log-came-home = Chez { their }, une { the-bee } rentre de { $hex } avec { grains }.
log-came-home-both = Chez { their }, une soldate et une butineuse rentrent de { $hex } avec { grains }.
log-patterns-swapped = { $seat-is ->
    [you] Vous échangez votre carte Motif avec { the-other }.
   *[they] { $seat-name } échange sa carte Motif avec { the-other }.
}
log-pattern-replaced = Chez { their }, la carte Motif change de place avec la carte endormie { $slot }.
log-patterns-passed = Chaque reine passe sa carte Motif à gauche.
log-pattern-came = { $seat-is ->
    [you] Votre motif est maintenant : { pattern-name }.
   *[they] Motif maintenant chez { $seat-name } : { pattern-name }.
}
log-knows-pattern = { $seat-is ->
    [you] Vous connaissez
   *[they] { $seat-name } connaît
} le motif chez { the-others } : { pattern-name }.
log-knows-dormant = { $seat-is ->
    [you] Vous connaissez
   *[they] { $seat-name } connaît
} la carte endormie { $slot } : { pattern-name }.
log-saw-card = { $seat-is ->
    [you] Vous voyez
   *[they] { $seat-name } voit
} « { card-name } » chez { the-others }.
log-threw = { $seat-is ->
    [you] Vous défaussez
   *[they] { $seat-name } défausse
} « { card-name } ».
log-hands-swapped = { $seat-is ->
    [you] Vous échangez votre main
   *[they] { $seat-name } échange sa main
} avec { the-other }.

log-offered = { $seat-is ->
    [you] Vous faites une offre à { $other-name }.
   *[they] { $other-is ->
        [you] { $seat-name } vous fait une offre.
       *[they] { $seat-name } fait une offre à { $other-name }.
    }
}
log-offer-card = { $seat-is ->
    [you] Vous donneriez
   *[they] { $seat-name } donnerait
} « { card-name } ».
log-offer-any = { $seat-is ->
    [you] Vous donneriez
   *[they] { $seat-name } donnerait
} { several-cards }.
log-offer-pollen = { $seat-is ->
    [you] Vous donneriez
   *[they] { $seat-name } donnerait
} { grains }.
log-offer-promise = { $seat-is ->
    [you] Vous promettriez
   *[they] { $seat-name } promettrait
} : « { promise-name } ».
log-accepted = { $seat-is ->
    [you] Vous acceptez l’offre ({ $other-name }).
   *[they] { $other-is ->
        [you] { $seat-name } accepte votre offre.
       *[they] { $seat-name } accepte l’offre ({ $other-name }).
    }
}
log-refused = { $seat-is ->
    [you] Vous refusez l’offre ({ $other-name }).
   *[they] { $other-is ->
        [you] { $seat-name } refuse votre offre.
       *[they] { $seat-name } refuse l’offre ({ $other-name }).
    }
}
log-handed-cards = { gives-other } { $honey ->
    [0] {""}
    [one] 1 carte Miel
   *[other] { $honey } cartes Miel
}{ $jelly ->
    [0] .
   *[other] { $honey ->
        [0] {""}
       *[other] {" "}et{" "}
    }{ $jelly ->
        [one] 1 carte Gelée royale.
       *[other] { $jelly } cartes Gelée royale.
    }
}
log-handed-card = { gives-other } « { card-name } ».
log-handed-pollen = { $seat-is ->
    [you] Vous payez { grains } à { $other-name }.
   *[they] { $other-is ->
        [you] { $seat-name } vous paie { grains }.
       *[they] { $seat-name } paie { grains } à { $other-name }.
    }
}

log-round-end-pattern = Un motif est complet : la manche se termine.
log-round-end-goal = Une ruche est pleine : la manche se termine.
log-round-end-cap = Toutes ont joué leur dernier tour : la manche se termine.
log-scored = { $seat-is ->
    [you] Vous complétez
   *[they] { $seat-name } complète
} le motif { pattern-name } ({ $hexes }) : { grains } !
log-drift-home = { $seat-is ->
    [you] Vous ramenez
   *[they] { $seat-name } ramène
} l’abeille errante.
log-home = Chez { their }, les autres abeilles rapportent { grains }.
log-died = Chez { their }, { $count ->
    [one] une butineuse meurt
   *[other] { $count } butineuses meurent
} du varroa.
log-patterns-collected = De nouvelles cartes Motif sont distribuées.
log-rolled = { $seat-is ->
    [you] Vous lancez le dé de l’abeille errante :
   *[they] { $seat-name } lance le dé de l’abeille errante :
} { $die ->
    [peace] la paix.
   *[varroa] le varroa infeste { $seat-is ->
        [you] votre
       *[they] sa
    } ruche.
}
log-felled = { $seat-is ->
    [you] Vous abattez
   *[they] { $seat-name } abat
} l’arbre en { $hex }.

log-extinct = { $seat-is ->
    [you] Vous n’avez plus de butineuse et ne pouvez pas gagner.
   *[they] { $seat-name } n’a plus de butineuse et ne peut pas gagner.
}
log-end-goal = Une ruche est pleine : la partie est finie.
log-end-rounds = La dernière manche est finie.
log-wins = { $seat-is ->
    [you] Vous gagnez
   *[they] { $seat-name } gagne
} avec { grains } !
log-shares = { $seat-is ->
    [you] Vous partagez
   *[they] { $seat-name } partage
} la victoire avec { grains }.
log-nobody-won = Personne ne gagne.

# La table dans un terminal.

sketch-round = Manche { $round }, tour { $turn }
sketch-phase-setup = mise en place
sketch-phase-open = le tour commence
sketch-phase-a = phase A : une action
sketch-phase-b = phase B : piocher ou jouer
sketch-phase-c = phase C : défausser
sketch-phase-dusk = crépuscule
sketch-phase-dawn = aube
sketch-phase-over = la fin
sketch-goal = { $goal } grains remplissent une ruche
sketch-decks = pioche Miel { $honey }, pioche Gelée royale { $jelly }
sketch-hive = pollen { $pollen }, butineuses { $foragers } (mortes { $dead }), soldates { $soldiers } (blessées { $injured }), cartes { $honey }+{ $jelly }
sketch-infested = infestée
sketch-mutiny = mutinerie
sketch-hand = Main
sketch-aim = Motif le plus proche (il manque)
sketch-winners = Gagnantes
sketch-to-move = réfléchit

# Réglages.

setting-players = Reines
setting-players-help = Combien jouent ; à deux, un duel expérimental avec des abeilles sauvages.
setting-family = Variante
setting-family-help = Laisser de côté les varroas, ou les varroas et les raids.
setting-family-full = tout
setting-family-raids = des raids, mais pas de varroas
setting-family-kid = ni raids ni varroas
setting-field = Champ de fleurs
setting-field-help = Un champ tout prêt, ou la façon de le poser. Dans un enregistrement ou en ligne de commande, aussi le vôtre : « custom: » et les tuiles des positions 1 à 13.
setting-field-garden = Jardin : pour débuter
setting-field-clover = Trèfle : le plus égal
setting-field-quarry = Carrière : avec des rochers
setting-field-islet = Îlot : petit, pour trois
setting-field-sunburst = Soleil : avec les sept fleurs
setting-field-spaced = au hasard, riches fleurs espacées
setting-field-random = au hasard
setting-field-drafted = posé par les reines à tour de rôle
setting-rock_tiles = Tuiles de rochers
setting-rock_tiles-help = Tuiles posées face rochers sur un champ au hasard ou posé par les reines.
setting-seven_yellow = Sept fleurs
setting-seven_yellow-help = La case aux sept fleurs est en jeu sur un champ au hasard ou posé par les reines.
setting-seven_yellow-off = non
setting-seven_yellow-on = oui
setting-centre = Tuile du centre
setting-centre-help = Quelle face de la tuile du centre est visible sur un champ au hasard.
setting-centre-A = face A, trois fleurs
setting-centre-B = face B, deux fleurs
setting-centre-chance = tirée au sort
setting-extra_stumps = Souches en plus
setting-extra_stumps-help = Tuiles Champignon restantes qui commencent comme souches sur le champ.
setting-fungi = Champignons
setting-fungi-help = Tuiles Champignon ; automatique : 3 jusqu’à quatre reines, sinon 4.
setting-fungi-auto = automatique
setting-start_pollen = Pollen au départ
setting-start_pollen-help = Automatique : 5 jusqu’à quatre reines, sinon 10.
setting-start_pollen-auto = automatique
setting-goal = Ruche pleine
setting-goal-help = Le pollen qui termine la partie.
setting-drift_die = Faces varroa
setting-drift_die-help = Combien des six faces du dé de l’abeille errante montrent le varroa.
setting-trade = Échanges
setting-trade-help = Qui peut proposer des échanges, et quand.
setting-trade-active = la reine dont c’est le tour
setting-trade-off = personne
setting-trade-open = toutes au début d’un tour
setting-offers_per_turn = Offres par tour
setting-offers_per_turn-help = Combien d’échanges une reine peut proposer dans son tour.
setting-windows = Interruptions
setting-windows-help = Quand les cartes jaunes peuvent interrompre le tour d’une autre reine.
setting-windows-lean = entre les phases
setting-windows-full = à tout moment possible
setting-windows-own = seulement pour arrêter quelque chose
setting-loot_cap = Butin
setting-loot_cap-help = Combien un raid peut voler.
setting-loot_cap-soldiers = un grain par soldate
setting-loot_cap-none = sans limite
setting-barren_pollen = Pollen d’un sol nu
setting-barren_pollen-help = Ce qu’une abeille seule rapporte d’un rocher ou d’une souche.
setting-two_hexes = Deux cases
setting-two_hexes-help = Jusqu’où volent les abeilles par les cartes qui les déplacent de deux cases.
setting-two_hexes-exact = exactement deux
setting-two_hexes-upto = une ou deux
setting-round_turn_cap = Tours par manche
setting-round_turn_cap-help = Après tant de tours de chaque reine, une manche finit sans motif.
setting-round_cap = Manches
setting-round_cap-help = Après tant de manches, la partie finit.
setting-wild_foragers = Butineuses sauvages
setting-wild_foragers-help = Combien se posent sur le champ à chaque manche d’un duel.

# Le plateau sur la page.

board-field = Le champ de fleurs
board-hex = { $hex }
board-hex-flowers = { $count ->
    [one] { $count } fleur { $colour ->
        [yellow] jaune
        [pink] rose
       *[blue] bleue
    }
   *[other] { $count } fleurs { $colour ->
        [yellow] jaunes
        [pink] roses
       *[blue] bleues
    }
}
board-hex-rock = rocher
board-hex-fungus = champignon
board-hex-stump = souche
board-hex-empty = pas encore de tuile
board-hex-drift = l’abeille errante
board-hex-wild = une butineuse sauvage
board-hex-forager = butineuse { of-seat }
board-hex-soldier = soldate { of-seat } dessus
board-hive = { $name } ({ seat-name }) : { $pollen } grains sur { $goal } ; butineuses : { $home } à la ruche, { $field } dehors, { $dead } mortes ; soldates : { $ready } prêtes, { $out } dehors, { $injured } blessées ; cartes : { $honey } Miel, { $jelly } Gelée royale{ $infested ->
    [yes] {"\u00A0"}; infestée
    [no] {"\u00A0"}; saine
   *[off] {""}
}
board-hive-of = Ruche : { $name }
board-hive-injured = { $count ->
    [one] 1 blessée
   *[other] { $count } blessées
}
board-hive-mutiny = mutinerie
board-hive-drift = abeille errante
board-hive-extinct = plus de butineuse
board-hive-sure = Tient à coup sûr : { $cards }
board-hive-not = N’a pas : { $patterns }
board-winner = a gagné
board-round = Manche { $round }, tour { $turn }
board-phases = Phases du tour
board-phase-setup = Mise en place
board-phase-open = Le tour commence
board-phase-A = Phase A : une action
board-phase-B = Phase B : piocher une carte Miel ou jouer des cartes
board-phase-C = Phase C : défausser pour revenir à la limite
board-phase-dusk = Crépuscule
board-phase-dawn = Aube
board-phase-over = La fin
board-fungi = { $count ->
    [0] plus de champignon
    [one] 1 champignon
   *[other] { $count } champignons
}
board-pattern = Votre motif
board-show-where = Montrer où
board-aim = { $flowers } grains, manque { $missing }
board-aim-whole = { $flowers } grains, complet
board-aim-near = { $count ->
    [0] Complet
    [one] Il manque au mieux 1 abeille
   *[other] Il manque au mieux { $count } abeilles
}
board-no-cards = Pas de carte en main.
board-icons-attack = Attaque { $count }
board-icons-defence = Défense { $count }
board-do-play = Jouer
board-do-commit = Engager
board-do-commit-back = Engagée
board-do-discard = Défausser
board-do-give = Donner
board-deck-honey = Miel
board-deck-jelly = Gelée royale
board-dormant = Motifs endormis
board-dormant-card = Carte endormie { $slot }{ $pattern ->
    [0] {""}
   *[other] {"\u00A0"}: { pattern-name }
}
board-discards = Défausses et cartes non vues
board-unseen = Non vues : dans les pioches ou dans d’autres mains
board-none = rien
board-numbers = Numéros des tuiles
board-tile = Tuile { $tile }, fleurs { $flowers }{ $crowded ->
    [yes] , serre les fleurs riches
   *[no] {""}
}
board-tile-crowded = « ! » : des fleurs roses ou bleues seraient proches, ce qu’on évite aux premières parties.
board-choose = Choisir
board-close = Fermer
board-cancel = Annuler
board-continue = Continuer
board-never-again = Ne plus me demander à ce moment

board-ask-action = Votre action
board-ask-cards = { $mode ->
    [draw] Vous avez pioché : cartes jaunes seulement, ou terminé
    [play] D’autres cartes, ou terminé
   *[open] Piochez une carte Miel, ou jouez des cartes
}
board-ask-discard = Trop de cartes : défaussez, ou jouez-en une jaune
board-ask-offer = Faire une offre ?
board-ask-send-forager = Où vole la butineuse ?
board-ask-send-soldier = Sur quelle butineuse ?
board-ask-move = Quelle abeille se déplace ?
board-ask-move-to = Où va-t-elle ?
board-ask-return = Quelle abeille rentre ?
board-ask-raid = Contre quelle ruche menez-vous le raid ?
board-ask-tile = Posez la tuile suivante
board-ask-centre = Posez la tuile du centre
board-ask-fungus = Où pousse un champignon ?
board-ask-stump = Où se trouve une souche ?
board-ask-drift = Où se pose l’abeille errante ?
board-ask-recall = Un raid vise votre ruche. Quelles soldates rentrent défendre ?
board-ask-battle = Engagez des cartes, puis confirmez
board-ask-battle-side = Voulez-vous aider un camp ?
board-ask-take = Plusieurs emplacements sont complets : choisissez une case de celui que vous prenez
board-ask-tree = Quel arbre est abattu ?
board-ask-target = { card-name } : { $kind ->
    [hex] { $step ->
        [1] choisissez une case
       *[other] vers où ?
    }
    [queen] { $step ->
        [1] { $card ->
            [H4] qui doit mener le raid ?
            [H8] qui donne 2 grains ?
            [J17] quelle reine échange sa main ?
           *[other] choisissez une reine
        }
       *[other] { $card ->
            [H4] { $name } doit attaquer : qui ?
            [H8] { $name } donne 2 grains : qui les reçoit ?
            [J17] { $name } échange sa main : avec qui ?
           *[other] et quelle autre reine ?
        }
    }
    [slot] choisissez une carte endormie
   *[any] choisissez une reine ou une carte endormie
}
board-ask-trade-partner = Avec qui échangez-vous ?
board-ask-trade-offer = Composez votre offre
board-ask-trade-answer = Acceptez-vous ?
board-ask-trade-pay = Quelle carte donnez-vous ?
board-window-ask-open = Le tour { of-seat } commence. Voulez-vous intervenir ?
board-window-ask-mid = { seat-name } a agi. Voulez-vous intervenir ?
board-window-ask-after = Une carte a été jouée. Voulez-vous intervenir ?
board-window-ask-target = « { card-name } » vous vise. Voulez-vous intervenir ?
board-window-ask-muster = La bataille commence. Voulez-vous intervenir ?
board-window-ask-night = Nuit : dernière chance avant la fin de la manche. Jouer une carte ?
board-window-ask-dusk = Crépuscule : dernière chance avant le varroa. Jouer une carte ?
board-window-ask-announce = { seat-name } mène un raid contre { other-name }. Voulez-vous intervenir ?
board-window-ask-block = { seat-name } joue « { card-name } ». Voulez-vous l’arrêter ?
board-wait = { seat-name } réfléchit.
board-wait-window = Quelqu’un peut intervenir…
board-wait-battle = Les cartes se choisissent en secret…
board-wait-chance = Un instant…
board-ready = { $count ->
    [0] Prête, sans carte
    [one] Prête avec 1 carte
   *[other] Prête avec { $count } cartes
}
board-recall-done = { $count ->
    [0] Aucune
    [one] Rappeler 1 soldate
   *[other] Rappeler { $count } soldates
}

board-raid = Raid : { seat-name } contre { other-name }
board-raid-soldiers = { $count ->
    [one] 1 soldate
   *[other] { $count } soldates
}
board-raid-announced = Le raid est annoncé.
board-raid-recall = { other-name } peut rappeler des soldates.
board-raid-battle = Chacune peut engager des cartes, en secret.
board-battle = Bataille : { seat-name } contre { other-name }
board-battle-home = { $count } de la ruche
board-battle-none = aucune carte
board-last-battle = Revoir la dernière bataille
board-round-over = La manche est finie

board-trade = Faire une offre
board-trade-with = Avec qui
board-trade-give = Vous donnez
board-trade-ask = Vous demandez à { other-name }
board-trade-card = Ajouter une carte…
board-trade-any-honey = n’importe quelle carte Miel
board-trade-any-jelly = n’importe quelle carte Gelée royale
board-trade-out = Retirer { $card }
board-trade-pollen = Pollen
board-trade-promise = Promesse
board-trade-no-promise = aucune
board-trade-rule = Le pollen paie une carte ou une promesse ; il ne se donne pas pour rien.
board-trade-ready = Cartes et pollen changent de main aussitôt. Une promesse n’engage personne.
board-trade-left = { $count ->
    [one] encore 1 offre ce tour-ci
   *[other] encore { $count } offres ce tour-ci
}
board-offer = { seat-name } fait une offre à { other-name }
board-offer-thinks = { seat-name } prépare une offre
board-offer-gives = { $name } donne :
board-offer-any-honey = { $count ->
    [one] n’importe quelle carte Miel
   *[other] n’importe lesquelles de ses cartes Miel ({ $count })
}
board-offer-any-jelly = { $count ->
    [one] n’importe quelle carte Gelée royale
   *[other] n’importe lesquelles de ses cartes Gelée royale ({ $count })
}
board-offer-promise = une promesse : { promise-name }

board-standing = Quand me proposer d’intervenir ?
board-standing-text = Retenu pour cette table. « Si cela me concerne » : je pourrais compléter mon motif, je suis visée, ou je perdrais des butineuses.
board-window-open = au début d’un tour
board-window-mid = entre l’action et les cartes
board-window-announce = à l’annonce d’un raid
board-window-block = quand une carte est jouée
board-window-dusk = au crépuscule
board-window-after = après une carte
board-window-target = quand une carte me vise
board-window-muster = avant une bataille
board-window-night = la nuit
board-answer-ask = toujours
board-answer-concerns = si cela me concerne
board-answer-never = jamais

board-end-goal = Une ruche est pleine : la partie est finie.
board-end-extinction = Une colonie n’a plus de butineuse : la partie est finie.
board-end-rounds = La dernière manche est finie.

board-help-aim = Remplissez votre ruche de pollen. Vous tenez un motif secret de quatre cases. Dès qu’un motif se trouve sur le champ, tourné ou retourné, la manche s’arrête : ses quatre abeilles rapportent un grain par fleur de leurs cases, toutes les autres un seul.
board-help-a = Un tour, phase A : une action
board-help-send-forager = de votre ruche sur une case libre.
board-help-send-soldier = sur une butineuse qui n’en porte pas, la vôtre ou une autre. Seule l’abeille du dessus compte pour un motif et peut bouger.
board-help-move = une de vos abeilles du dessus, là où elle aurait pu être envoyée.
board-help-return = avec un grain ; d’un champignon sans grain, mais votre ruche guérit.
board-help-raid = toutes les soldates prêtes dans votre ruche en attaquent une autre.
board-help-draw-jelly = les cartes les plus fortes.
board-help-b = Phase B : piocher ou jouer
board-help-b-text = Piochez une carte Miel, ou jouez autant de cartes que vous voulez.
board-help-c = Phase C : défausser
board-help-c-text = Ne gardez que trois cartes.
board-help-yellow = Quand jouer les cartes
board-help-yellow-text = Les vertes dans votre phase B, les jaunes à tout moment, même au tour des autres, les bleues dès qu’elles sont piochées.
board-help-raids = Raids
board-help-raids-text = La reine attaquée peut rappeler des soldates. Puis toutes engagent des cartes en secret, aides comprises : les lances comptent pour l’attaque, les boucliers pour la défense. L’attaquante vole la différence, au plus un grain par soldate ; si elle perd, autant de ses soldates sont blessées jusqu’à la fin de son prochain tour. Un raid réussi répand le varroa.
board-help-mite = Le varroa
board-help-mite-text = Une ruche infestée perd trois butineuses à la fin de chaque manche. Ramenez à temps une abeille d’un champignon, ou jouez une carte. À chaque manche un arbre est abattu.
board-help-drift = L’abeille errante
board-help-drift-text = L’abeille errante compte pour le motif de toutes. La reine qui marque avec elle la ramène et peut attraper le varroa.
board-help-round = Une nouvelle manche
board-help-round-text = De nouveaux motifs sont distribués ; la reine la plus pauvre abat un arbre et commence.
board-help-trade = Échanges
board-help-trade-text = À votre tour vous pouvez offrir cartes, pollen et promesses. Cartes et pollen engagent ; les promesses non.
board-help-end = La partie finit quand une ruche est pleine ou qu’une colonie n’a plus de butineuse. La reine qui a le plus de pollen, et encore une butineuse, gagne.
board-help-keys = Touches : tapez une case par son nom (d, puis 4) ; Échap annule les étapes non envoyées.

moment-open = Un tour commence : quelqu’un veut-il intervenir ?
moment-mid = Entre les phases : quelqu’un veut-il intervenir ?
moment-announce = Un raid est annoncé : quelqu’un veut-il intervenir ?
moment-block = Une carte vient d’être jouée : quelqu’un veut-il l’arrêter ?
moment-dusk = La manche est finie : quelqu’un veut-il intervenir ?
moment-after = Une carte a fait son effet : quelqu’un veut-il intervenir ?
moment-target = Une carte vise quelqu’un : intervention ?
moment-muster = Avant la bataille : quelqu’un veut-il intervenir ?
moment-night = La nuit : quelqu’un veut-il intervenir ?
moment-battle = Bataille : quelqu’un engage-t-il des cartes ?
