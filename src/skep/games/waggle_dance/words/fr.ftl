# Les mots de Waggle Dance, avec les termes imprimés de chaque édition.

about = Des essaims de dés construisent des salles, récoltent du nectar à la majorité et font du miel, de jour et de nuit ; les cartes de la Reine bousculent tout. Environ 30 minutes par joueur.

seat-name = { $seat ->
    [0] Violet
    [1] Jaune
    [2] Bleu
    [3] Orange
   *[other] Le hasard
}
other-name = { $other ->
    [0] Violet
    [1] Jaune
    [2] Bleu
   *[3] Orange
}
of-other = { $other ->
    [0] de Violet
    [1] de Jaune
    [2] de Bleu
   *[3] d’Orange
}
first-name = { $first ->
    [0] Violet
    [1] Jaune
    [2] Bleu
   *[3] Orange
}
resource = { $edition ->
    [pollen] pollen
   *[nectar] nectar
}
colour-name = { $colour ->
    [white] blanc
    [yellow] jaune
    [orange] orange
    [pink] { $edition ->
        [pollen] rouge
       *[nectar] rose
    }
    [violet] violet
   *[blue] bleu
}
flower-colour = { $colour ->
    [white] blanche
    [yellow] jaune
    [orange] orange
    [pink] { $edition ->
        [pollen] rouge
       *[nectar] rose
    }
    [violet] violette
   *[blue] bleue
}
one-cube = { $colour ->
   *[other] un cube { colour-name }
}
card-name = { $card ->
    [vol] Volontaire
    [over] Heures supplémentaires
    [dir] Directions
    [shift] Changement d’équipe
    [sick] Congé maladie
    [trick] Mauvais tour
    [feint] Feinter
    [scout] Explorer
    [gift] Cadeau de la Reine
    [expert] Expertise
    [bonus] Prime
    [effic] Efficacité
    [alch] Alchimie
   *[mix] Mélanger
}
by-day = { $edition ->
    [pollen] Assignation
   *[nectar] De jour
}
by-night = { $edition ->
    [pollen] Résolution
   *[nectar] De nuit
}
card-text = { $card ->
    [vol] { by-day }, avant le lancer : le dé Volontaire est une abeille de plus pour cette manche.
    [over] { by-day }, à votre tour : donnez une autre valeur à une abeille et placez-la aussitôt.
    [dir] { by-day }, à votre tour : pour le reste de la manche, vos abeilles de toute valeur peuvent rejoindre une fleur où vous en avez placé une.
    [shift] { by-day }, à votre tour : une abeille de plus, ou aucune.
    [sick] { by-day }, après le lancer : une abeille adverse ne pourra pas être placée cette manche.
    [trick] { by-day }, quand un adversaire place une abeille sur une fleur : déplacez-la vers une autre.
    [feint] { by-day }, à votre tour : au lieu de placer, déplacez une abeille déjà placée.
    [scout] { by-night }, au moment de piocher : piochez trois cartes et gardez-en une.
    [gift] { by-night } : une salle ou un œuf de la réserve.
    [expert] { by-night } : un œuf éclot ou un miel se fait avec deux abeilles de valeurs différentes.
    [bonus] { by-night }, à la récolte : un cube de plus d’une fleur dont vous avez pris.
    [effic] { by-night } : un miel coûte un cube de moins.
    [alch] { by-night } : un miel peut se faire avec deux couleurs.
   *[mix] { by-night } : déplacez autant de cubes que vous voulez entre deux de vos salles.
}
set-name = { $cards ->
    [effic] Efficacité
    [alch] Alchimie
    [effic-alch] Efficacité et Alchimie
    [expert] Expertise
    [effic-expert] Efficacité et Expertise
    [alch-expert] Alchimie et Expertise
   *[effic-alch-expert] Efficacité, Alchimie et Expertise
}
slots-name = { $slots ->
    [A] A ({ $edition ->
        [pollen] prendre une salle
       *[nectar] construire une salle
    })
    [C] C ({ $edition ->
        [pollen] prendre un œuf
       *[nectar] obtenir un œuf
    })
    [E] E (échanger)
   *[G] G (piocher une carte)
}

action-A = { $edition ->
    [pollen] Réclamer une salle
   *[nectar] Construire une salle
}
action-B = { $edition ->
    [pollen] Couveuse
   *[nectar] Faire éclore un œuf
}
action-C = { $edition ->
    [pollen] Réclamer un œuf
   *[nectar] Obtenir un œuf
}
action-D = { $edition ->
    [pollen] Réclamer du pollen
   *[nectar] Récolter du nectar
}
action-E = { $edition ->
    [pollen] Échanger
   *[nectar] Commerce
}
action-F = { $edition ->
    [pollen] Faire du miel & déplacer du pollen
   *[nectar] Fabriquer du miel & déplacer du nectar
}
action-G = { $edition ->
    [pollen] Piocher une carte
   *[nectar] Piocher une carte de la Reine
}

# Ce qu’on peut choisir.

option-pass = Passer
option-done = Terminé
option-return = Rendre le cube
option-die = Abeille { $value }
option-face = La tourner sur { $value }
option-to-slot = Vers { slots-name }
option-to-flower = Vers la fleur D{ $flower } ({ colour-name })
option-to-room = Vers la salle { $room }
option-from-slot = Depuis la carte { $slots }
option-from-flower = Depuis la fleur D{ $flower } ({ colour-name })
option-from-room = Depuis la salle { $room }
option-play = Jouer { card-name }
option-more = Une abeille de plus
option-none = Aucune abeille ce tour-ci
option-seat = { other-name }
option-flower = Fleur D{ $flower } ({ colour-name })
option-pair = La paire de { $value }
option-put = Dans la salle { $room }
option-colour = { colour-name }
option-trade = Échanger depuis la salle { $room }
option-honey = Du miel dans la salle { $room }
option-using = Avec { set-name }
option-move = Déplacer depuis la salle { $room }
option-hatch = Faire éclore dans la salle { $room }
option-gift-room = Une salle
option-gift-egg = Un œuf
option-keep = Garder { card-name }
option-ban = Écarter { card-name }
option-take = Prendre une salle
option-draw = Piocher une carte
option-roll = { $value }
option-block = Case { $number } de la carte { $slots }
option-remove = { card-name }
option-card = { card-name }
option-first = { first-name } commence

# Ce qui s’est passé. `$seat-name` est le nom d’une place ; `$seat-is` dit si c’est celle du lecteur.

at-place = { $to ->
    [slot] sur { slots-name }
    [flower] sur la fleur { flower-colour } (D{ $flower })
   *[room] dans la salle { $room }
}
to-place = { $to ->
    [slot] vers { slots-name }
    [flower] vers la fleur { flower-colour } (D{ $flower })
   *[room] vers la salle { $room }
}
from-place = { $from ->
    [slot] de la carte { $from-slots }
    [flower] de la fleur D{ $from-flower }
   *[room] de la salle { $from-room }
}
bee-of-other = { $other-is ->
    [you] une de vos abeilles, de valeur { $value }
   *[they] une abeille de valeur { $value } appartenant à { $other-name }
}
log-type-removed = La carte { card-name } n’est pas de cette partie.
log-type-banned = { $seat-is ->
    [you] Vous écartez
   *[they] { $seat-name } écarte
} la carte { card-name }.
log-first-rolled = { $seat-is ->
    [you] Vous obtenez
   *[they] { $seat-name } obtient
} un { $value } au lancer du premier joueur.
log-first-tied = Égalité à { $value } : ces joueurs relancent le dé.
log-first-named = { $first-is ->
    [you] Vous commencez
   *[they] { $first-name } commence
}.
log-markers-laid = Cases couvertes pour toute la partie : { $slots }.
log-dice-block = Cases couvertes cette manche : { $slots }.
log-round-began = Manche { $round } : { $first-is ->
    [you] vous commencez
   *[they] { $first-name } commence
}.
log-bees-rolled = { $seat-is ->
    [you] Vous obtenez
   *[they] { $seat-name } obtient
} { $bees }.
log-volunteer-joined = { $seat-is ->
    [you] Vous jouez
   *[they] { $seat-name } joue
} Volontaire : une abeille de plus pour cette manche.
log-bee-sick = { $seat-is ->
    [you] Vous mettez
   *[they] { $seat-name } met
} en congé maladie { bee-of-other }.
log-bee-placed = { $seat-is ->
    [you] Vous placez
   *[they] { $seat-name } place
} un { $value } { at-place }.
log-bee-turned = { $seat-is ->
    [you] Vous jouez Heures supplémentaires et changez
   *[they] { $seat-name } joue Heures supplémentaires et change
} un { $value } en { $face }.
log-directed = { $seat-is ->
    [you] Vous jouez Directions : vos
   *[they] { $seat-name } joue Directions : ses
} abeilles de toute valeur peuvent aller sur la fleur { flower-colour } (D{ $flower }).
log-bee-added = { $seat-is ->
    [you] Vous jouez
   *[they] { $seat-name } joue
} Changement d’équipe : une abeille de plus ce tour-ci.
log-turn-skipped = { $seat-is ->
    [you] Vous jouez
   *[they] { $seat-name } joue
} Changement d’équipe : aucune abeille ce tour-ci.
log-bee-feinted = { $seat-is ->
    [you] Vous jouez Feinter et déplacez
   *[they] { $seat-name } joue Feinter et déplace
} un { $value } { from-place } { to-place }.
log-bee-tricked = { $seat-is ->
    [you] Vous jouez Mauvais tour et déplacez
   *[they] { $seat-name } joue Mauvais tour et déplace
} vers la fleur { flower-colour } (D{ $flower }) { bee-of-other }.
log-night-fell = { $edition ->
    [pollen] Toutes les abeilles sont assignées : la phase de résolution commence.
   *[nectar] Toutes les abeilles sont placées : la nuit tombe.
}
log-room-built = { $seat-is ->
    [you] Vous { $edition ->
        [pollen] prenez
       *[nectar] construisez
    }
   *[they] { $seat-name } { $edition ->
        [pollen] prend
       *[nectar] construit
    }
} la salle { $room }.
log-egg-hatched = L’œuf de la salle { $room } éclot : { $seat-is ->
    [you] vous avez
   *[they] { $seat-name } a
} { $total } abeilles.
log-egg-hatched-by-card = { $seat-is ->
    [you] Vous jouez
   *[they] { $seat-name } joue
} Expertise : l’œuf de la salle { $room } éclot ({ $total } abeilles).
log-egg-stayed = L’œuf de la salle { $room } n’éclot pas : { $seat-is ->
    [you] tous vos dés sont
   *[they] { $seat-name } a tous ses dés
} en jeu.
log-egg-laid = { $seat-is ->
    [you] Vous mettez
   *[they] { $seat-name } met
} un œuf dans la salle { $room }.
log-nectar-gathered = { $seat-is ->
    [you] Vous récoltez
   *[they] { $seat-name } récolte
} { $count ->
    [one] 1 cube
   *[other] { $count } cubes
} de { resource } ({ colour-name }).
log-nectar-lacked = La fleur { flower-colour } (D{ $flower }) n’a pas assez de cubes : { $seat-is ->
    [you] vous en perdez
   *[they] { $seat-name } en perd
} { $count }.
log-cube-stored = { $seat-is ->
    [you] Vous mettez
   *[they] { $seat-name } met
} { one-cube } dans la salle { $room }.
log-cube-returned = { $seat-is ->
    [you] Vous rendez
   *[they] { $seat-name } rend
} { one-cube }.
log-traded = { $seat-is ->
    [you] Vous échangez
   *[they] { $seat-name } échange
} { given-cubes } contre 1 { colour-name }.
given-cubes = { $given ->
    [egg] un œuf
    [white] 2 blancs
    [yellow] 2 jaunes
    [orange] 2 orange
    [pink] 2 { $edition ->
        [pollen] rouges
       *[nectar] roses
    }
    [violet] 2 violets
   *[blue] 2 bleus
}
log-cube-moved = { $seat-is ->
    [you] Vous déplacez
   *[they] { $seat-name } déplace
} { one-cube } de la salle { $origin } à la salle { $room }.
log-cubes-exchanged = { $seat-is ->
    [you] Vous échangez
   *[they] { $seat-name } échange
} { one-cube } de la salle { $origin } contre un cube { $back ->
    [white] blanc
    [yellow] jaune
    [orange] orange
    [pink] { $edition ->
        [pollen] rouge
       *[nectar] rose
    }
    [violet] violet
   *[blue] bleu
} de la salle { $room }.
honey-cubes = { $more ->
    [0] { main-cubes }
   *[other] { main-cubes } et { more-cubes }
}
main-cubes = { $count } { $colour ->
    [white] { $count ->
        [one] blanc
       *[other] blancs
    }
    [yellow] { $count ->
        [one] jaune
       *[other] jaunes
    }
    [orange] orange
    [pink] { $edition ->
        [pollen] { $count ->
            [one] rouge
           *[other] rouges
        }
       *[nectar] { $count ->
            [one] rose
           *[other] roses
        }
    }
    [violet] { $count ->
        [one] violet
       *[other] violets
    }
   *[blue] { $count ->
        [one] bleu
       *[other] bleus
    }
}
more-cubes = { $more } { $more-colour ->
    [white] { $more ->
        [one] blanc
       *[other] blancs
    }
    [yellow] { $more ->
        [one] jaune
       *[other] jaunes
    }
    [orange] orange
    [pink] { $edition ->
        [pollen] { $more ->
            [one] rouge
           *[other] rouges
        }
       *[nectar] { $more ->
            [one] rose
           *[other] roses
        }
    }
    [violet] { $more ->
        [one] violet
       *[other] violets
    }
   *[blue] { $more ->
        [one] bleu
       *[other] bleus
    }
}
log-honey-made = { $seat-is ->
    [you] Vous faites
   *[they] { $seat-name } fait
} 1 miel dans la salle { $room } avec { honey-cubes } ({ $total } en tout).
log-honey-made-by-card = { $seat-is ->
    [you] Vous jouez { set-name } et faites
   *[they] { $seat-name } joue { set-name } et fait
} 1 miel dans la salle { $room } avec { honey-cubes } ({ $total } en tout).
log-card-drawn = { $seat-is ->
    [you] Vous piochez
   *[they] { $seat-name } pioche
} { $card ->
    [none] une carte de la Reine
   *[other] la carte { card-name }
}.
log-room-gift = { $seat-is ->
    [you] Vous jouez Cadeau de la Reine et prenez
   *[they] { $seat-name } joue Cadeau de la Reine et prend
} la salle { $room }.
log-egg-gift = { $seat-is ->
    [you] Vous jouez Cadeau de la Reine et mettez
   *[they] { $seat-name } joue Cadeau de la Reine et met
} un œuf dans la salle { $room }.
log-mixed = { $seat-is ->
    [you] Vous jouez
   *[they] { $seat-name } joue
} Mélanger sur les salles { $origin } et { $room }.
log-bonus-gathered = { $seat-is ->
    [you] Vous jouez Prime et récoltez
   *[they] { $seat-name } joue Prime et récolte
} 1 cube de { resource } ({ colour-name }) de plus.
log-scout-sent = { $seat-is ->
    [you] Vous jouez Explorer et regardez
   *[they] { $seat-name } joue Explorer et regarde
} { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}.
log-card-kept = { $seat-is ->
    [you] Vous gardez
   *[they] { $seat-name } garde
} { $card ->
    [none] une des cartes
   *[other] la carte { card-name }
}.
log-card-dropped = Carte défaussée : { card-name }.
log-deck-renewed = La pioche est vide : { $count ->
    [one] la carte de la défausse la remplace
   *[other] les { $count } cartes de la défausse la remplacent
}.
log-end-target = L’objectif de miel est atteint.
log-end-limit = La dernière manche est terminée.
log-won = { $seat-is ->
    [you] Vous avez gagné
   *[they] { $seat-name } a gagné
} avec { $honey ->
    [one] { $honey } miel
   *[other] { $honey } miels
}.

# La table dans un terminal.

sketch-setup = préparation
sketch-day = { $edition ->
    [pollen] phase d’assignation
   *[nectar] phase de jour
}
sketch-night = { $edition ->
    [pollen] phase de résolution
   *[nectar] phase de nuit
}
sketch-over = fin
sketch-round = Manche { $round }
sketch-target = objectif : { $target } miels
sketch-supply = { $eggs } œufs, { $tiles } tuiles
sketch-deck = pioche { $deck }, défausse { $discard }
sketch-seat = miel { $honey }, abeilles { $dice }, cartes { $cards }
sketch-free = à placer
sketch-honey = miel
sketch-egg = œuf
sketch-to-move = à son choix

# Réglages.

setting-edition = Édition
setting-edition-help = L’édition imprimée qui donne les mots et les valeurs des réglages laissés sur automatique.
setting-edition-nectar = nectar (publiée)
setting-edition-pollen = pollen (antérieure)
setting-players = Joueurs
setting-players-help = Nombre de joueurs.
setting-honey_target = Objectif miel
setting-honey_target-help = 5 : partie courte, 7 : standard, 9 : longue.
setting-queen_deck = Pioche de la Reine
setting-queen_deck-help = Les types de cartes de la pioche ; automatique : dix au hasard (nectar), les quatorze (pollen).
setting-queen_deck-auto = automatique
setting-queen_deck-ten_random = dix au hasard
setting-queen_deck-ten_ban = dix, quatre étant écartés
setting-queen_deck-all14 = les quatorze
setting-queen_pool = Cartes de la Reine dans la boîte
setting-queen_pool-help = Avec 41, Volontaire a deux exemplaires au lieu de trois.
setting-queen_pool-42 = 42
setting-queen_pool-41 = 41
setting-blockers = Cases couvertes
setting-blockers-help = À deux ou trois joueurs ; automatique : des dés à chaque manche (nectar), des marqueurs de position pour toute la partie (pollen).
setting-blockers-auto = automatique
setting-blockers-none = aucune
setting-blockers-markers = marqueurs de position
setting-blockers-dice = dés
setting-block_count = Cases couvertes par carte
setting-block_count-help = Automatique : 3 à deux joueurs, 1 à trois.
setting-block_count-auto = automatique
setting-block_count-0 = 0
setting-block_count-1 = 1
setting-block_count-2 = 2
setting-block_count-3 = 3
setting-tie_break = En cas d’égalité
setting-tie_break-help = À miel égal ; automatique : le moins (nectar), le plus (pollen).
setting-tie_break-auto = automatique
setting-tie_break-few = le moins d’abeilles, puis de cubes
setting-tie_break-many = le plus de cubes
setting-scarce = Fleur à court de cubes
setting-scarce-help = Automatique : ce qui reste (nectar), rien (pollen).
setting-scarce-auto = automatique
setting-scarce-partial = donne ce qui reste
setting-scarce-all_or_nothing = ne donne rien
setting-trick_timing = Mauvais tour
setting-trick_timing-help = Joué en réponse à un placement, ou à son propre tour.
setting-trick_timing-reaction = en réponse
setting-trick_timing-turn = à son tour
setting-volunteer_wild = Volontaire joker
setting-volunteer_wild-help = Le dé Volontaire n’est pas lancé mais placé avec la valeur voulue.
setting-volunteer_wild-off = non
setting-volunteer_wild-on = oui
setting-vacated = Case quittée par Feinter
setting-vacated-help = La case rouvre-t-elle dans la même manche quand Feinter emporte son abeille ?
setting-vacated-closed = reste fermée
setting-vacated-open = rouvre
setting-combine_cards = Cartes pour un miel
setting-combine_cards-help = Plusieurs cartes peuvent-elles aider un même miel ?
setting-combine_cards-distinct = plusieurs, différentes
setting-combine_cards-single = une seule
setting-reshuffle = Remélanger
setting-reshuffle-help = Pioche vide : la défausse la remplace-t-elle ?
setting-reshuffle-never = jamais
setting-reshuffle-when_empty = quand la pioche est vide
setting-egg_supply = Œufs
setting-egg_supply-help = Nombre d’œufs dans la boîte.
setting-auto_take = Prendre salles et cartes sans demander
setting-auto_take-help = Non : on vous demande pour chaque abeille sur A et G.
setting-auto_take-on = oui
setting-auto_take-off = non
setting-first_player = Premier joueur
setting-first_player-help = Au dé Volontaire, par tirage, ou une place fixe.
setting-first_player-die = au dé
setting-first_player-random = par tirage
setting-first_player-seat0 = Violet
setting-first_player-seat1 = Jaune
setting-first_player-seat2 = Bleu
setting-first_player-seat3 = Orange
setting-round_limit = Manches au plus
setting-round_limit-help = La partie s’arrête après autant de manches.
setting-open_hands = Mains ouvertes
setting-open_hands-help = Toutes les cartes de la Reine en main sont visibles.
setting-open_hands-off = non
setting-open_hands-on = oui
setting-start_bees = Abeilles au départ
setting-start_bees-help = Pour les concepteurs.
setting-start_rooms = Salles au départ
setting-start_rooms-help = Pour les concepteurs.
setting-honey_cost = Cubes pour un miel
setting-honey_cost-help = Pour les concepteurs.
setting-cubes_per_colour = Cubes de chaque couleur
setting-cubes_per_colour-help = Pour les concepteurs.
setting-dice_per_seat = Dés de chaque joueur
setting-dice_per_seat-help = Pour les concepteurs.
setting-tiles = Tuiles de salle
setting-tiles-help = Pour les concepteurs.

# Le plateau sur la page.

board-initial = { $seat ->
    [0] V
    [1] J
    [2] B
   *[3] O
}
board-phase-setup = Préparation
board-phase-day = { $edition ->
    [pollen] Assignation
   *[nectar] Jour
}
board-phase-night = { $edition ->
    [pollen] Résolution
   *[nectar] Nuit
}
board-phase-over = Fin
board-steps = Étapes de la nuit
board-first = Premier joueur
board-winner = gagnant
board-your-turn = à vous de choisir
board-thinking = réfléchit
board-wait = Les autres choisissent.
board-dock = Ce qu’on vous demande
board-tray = Vos abeilles à placer
board-die = une abeille qui montre { $value }
board-volunteer = le dé Volontaire
board-sick = en congé maladie
board-hand = Vos cartes de la Reine
board-hand-empty = Aucune carte de la Reine en main.
board-undo = En choisir une autre
board-held = { $card } ×{ $count }
board-free = encore à placer : { $bees }
board-to-place = { $count } à placer
board-honey = { $honey ->
    [one] { $honey } miel
   *[other] { $honey } miels
} sur { $target }
board-bees = { $count ->
    [one] 1 abeille
   *[other] { $count } abeilles
}
board-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
board-tie-few = À miel égal : d’abord le moins d’abeilles, puis le moins de cubes.
board-tie-many = À miel égal : d’abord le plus de cubes.
board-cards = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}
board-tiles = { $count ->
    [one] 1 tuile en réserve
   *[other] { $count } tuiles en réserve
}
board-eggs = { $count ->
    [one] 1 œuf en réserve
   *[other] { $count } œufs en réserve
}
board-nectar-left = encore { $count } { resource }
board-transit = { $count ->
    [one] 1 cube à ranger
   *[other] { $count } cubes à ranger
}
board-spends = dépense { $cards }
board-empty = vide
board-room = Salle { $room } : { $inside }. Abeilles : { $bees }. Cette nuit : { $hint }.
board-slot-free = case { $number }, libre
board-slot-blocked = case { $number }, couverte
board-slot-vacated = case { $number }, fermée pour cette manche
board-slot-taken = case { $number }, { $name }
board-flower = Fleur { $flower }, { $colour }, reste { $nectar }.
board-swarm = { $name } : { $count ->
    [one] 1 abeille
   *[other] { $count } abeilles
}, reçoit { $award }.
board-directed = { $name } peut y envoyer des abeilles de toute valeur
board-chip = { $kind ->
    [hatch] éclot
    [honey] miel !
    [pair] sans paire
    [missing] manque { $count }
   *[link] liée par { $value }
}

board-ask-bee = { $owed ->
    [one] { $cards ->
        [0] Choisissez une abeille à placer.
       *[other] Choisissez une abeille à placer, ou jouez une carte.
    }
   *[other] Choisissez une abeille : vous en placez { $owed } ce tour-ci.
}
board-ask-place = Où va le { $value } ?
board-ask-volunteer = Avant le lancer : jouez-vous Volontaire ?
board-ask-sick = Les abeilles sont lancées : jouez-vous Congé maladie ?
board-ask-sick-seat = De qui une abeille reste-t-elle à la ruche ?
board-ask-sick-die = { $name } : quelle abeille reste à la ruche ?
board-ask-trick = Un { $value } adverse vient de se poser sur { $spot } : jouez-vous Mauvais tour ?
board-ask-trick-seat = De qui déplacez-vous une abeille ?
board-ask-trick-from = { $name } : de quelle fleur part l’abeille ?
board-ask-trick-die = Laquelle des abeilles ?
board-ask-trick-flower = Vers quelle fleur va l’abeille ?
board-ask-ban = Écartez un type de carte de cette partie.
board-ask-overtime-die = Heures supplémentaires : quelle abeille change de valeur ?
board-ask-overtime-face = Que devient le { $value } ?
board-ask-directions-flower = Directions : vers quelle fleur vos abeilles de toute valeur peuvent-elles aller ?
board-ask-shift = Changement d’équipe : une abeille de plus, ou aucune ?
board-ask-feint-from = Feinter : touchez la place d’où part l’abeille.
board-ask-feint-die = Laquelle des abeilles se déplace ?
board-ask-feint-to = Où va plutôt le { $value } ?
board-ask-cards = { $edition ->
    [pollen] Jouez-vous une carte maintenant ?
   *[nectar] Jouez-vous une carte maintenant, de nuit ?
}
board-ask-drawn = Jouer une carte maintenant, après la pioche ?
board-ask-take = Prendre une salle ?
board-ask-pair = Salle { $room } : quelle paire fait éclore l’œuf ?
board-ask-expert = Expertise pourrait faire éclore un œuf. La jouer ?
board-ask-expert-room = Dans quelle salle l’œuf éclot-il ?
board-ask-expert-first = Quelle abeille d’abord ?
board-ask-expert-second = Et quelle autre abeille ?
board-ask-egg = Touchez une salle vide pour l’œuf, ou passez.
board-ask-store = Touchez une salle pour le cube { $cube }, ou rendez-le.
board-ask-bonus-flower = Prime : un cube de plus de quelle fleur ?
board-ask-trade = { $left ->
    [one] Un échange : touchez la salle d’où vous donnez.
   *[other] { $left } échanges : touchez la salle d’où vous donnez.
}
board-ask-trade-give = Quels deux cubes de la salle { $room } donnez-vous ?
board-ask-trade-take = Quelle couleur prenez-vous en échange ?
board-ask-trade-put = Touchez la salle pour le cube { $cube }.
board-ask-honey = Faites du miel, ou touchez une salle pour en sortir un cube (encore { $moves ->
    [one] 1 déplacement
   *[other] { $moves } déplacements
}).
board-ask-using = Quelles cartes pour le miel de la salle { $room } ?
board-ask-goal = Où va le cube { $colour } de la salle { $room } ?
board-ask-move-colour = Quel cube de la salle { $room } se déplace ?
board-ask-move-put = Où va le cube { $cube } ?
board-ask-move-back = Cette salle est pleine : quel cube revient à la place du { $cube } ?
board-ask-draw = Piocher, ou jouer une carte d’abord ?
board-ask-keep = Explorer : quelle carte gardez-vous ?
board-ask-gift = Cadeau de la Reine : une salle ou un œuf ?
board-ask-gift-put = Touchez une salle vide pour l’œuf.
board-ask-mix-from = Mélanger : touchez la première salle.
board-ask-mix-to = Et quelle salle avec la salle { $room } ?
board-ask-mix = Mélanger : touchez une salle pour en sortir un cube (encore { $moves ->
    [one] 1 déplacement
   *[other] { $moves } déplacements
}).

board-night = Ce que la nuit a apporté
board-last-night = { $edition ->
    [pollen] Dernière résolution
   *[nectar] La nuit dernière
}
board-skip = Tout montrer d’un coup
board-night-nothing = personne
board-night-rooms = { $count ->
    [one] une nouvelle salle
   *[other] { $count } nouvelles salles
}
board-night-hatched = { $count ->
    [one] une nouvelle abeille
   *[other] { $count } nouvelles abeilles
}
board-night-eggs = { $count ->
    [one] un œuf
   *[other] { $count } œufs
}
board-night-award = { $count ->
    [one] { $colour }
   *[other] { $colour } ×{ $count }
}
board-night-returned = { $count ->
    [one] le rend
   *[other] en rend { $count }
}
board-night-traded = { $colour } contre { $count ->
    [one] { $given }
   *[other] { $given } ×{ $count }
}
board-night-moved = { $count ->
    [one] déplace un cube
   *[other] déplace { $count } cubes
}
board-night-honeys = { $count ->
    [one] un miel
   *[other] { $count } miels
} : { $total } en tout
board-night-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
board-night-played = joue { $card }

board-piles = Cartes de la Reine de cette partie
board-piles-text = La pioche a { $deck } cartes. « Non vues » : dans la pioche ou dans des mains que vous ne connaissez pas.
board-unseen = { $count ->
    [one] { $count } non vue
   *[other] { $count } non vues
}
board-discarded = { $count ->
    [one] { $count } défaussée
   *[other] { $count } défaussées
}
board-kept = { $count } en jeu
board-orders = Consignes permanentes
board-orders-text = Les cartes pour lesquelles on ne doit rien vous demander. Gardées sur cet appareil, pour cette table seulement.
board-order-ask = me demander
board-order-mine = si j’y ai des abeilles
board-order-pass = toujours passer

board-help-aim = Vos abeilles sont des dés, votre ruche un rayon de salles. Remplissez des salles de miel : qui en a assez à la fin d’une nuit gagne.
board-help-day = De jour
board-help-roll = Tous lancent leurs abeilles à découvert. Chacun à son tour en place une, jusqu’à la dernière :
board-help-slots = sur la case de son numéro en A, C, E ou G, si elle est libre ;
board-help-flowers = sur la fleur de son numéro : le joueur qui y a le plus d’abeilles prend 2 cubes, le deuxième 1 ; à égalité pour la première place, 1 cube chacun, pour la deuxième, rien ;
board-help-rooms = dans une de vos salles, pour faire éclore un œuf, faire du miel ou déplacer des cubes.
board-help-night = De nuit
board-help-A = Chaque abeille prend une nouvelle salle.
board-help-B = Un œuf et deux abeilles de même valeur dans une salle : une abeille de plus dès demain.
board-help-C = Chaque abeille apporte un œuf dans une salle vide.
board-help-D = Les fleurs donnent ce qu’annoncent les petits nombres verts. Une salle contient quatre cubes de toutes couleurs.
board-help-E = Chaque abeille échange deux cubes de même couleur d’une salle, ou un œuf, contre un cube d’une autre couleur.
board-help-F = Quatre cubes de même couleur et deux abeilles de même valeur dans une salle : du miel ! Les salles dont les abeilles partagent un nombre peuvent échanger des cubes.
board-help-G = Chaque abeille pioche une carte de la Reine.
board-help-signs = Chaque couleur a son signe. Une salle montre ce qu’elle fera cette nuit et ce qui lui manque.
board-help-queen = Cartes de la Reine
board-help-cards = Les cartes marquées d’un soleil se jouent de jour, celles marquées d’une lune de nuit ; celles qu’on peut jouer brillent. Les consignes permanentes, sous le plateau, évitent des questions sur les cartes que vous gardez.
board-help-end = La fin
board-help-win = Vérifiée après chaque nuit. À miel égal : édition nectar, moins d’abeilles puis moins de cubes ; édition pollen, plus de cubes.
board-help-keys = Les touches 1 à 6 prennent une abeille de cette valeur, Échap la repose.

moment-dawn = Avant le lancer : quelqu’un joue-t-il Volontaire ?
moment-sick = Les abeilles sont lancées : quelqu’un joue-t-il Congé maladie ?
moment-trick = Une abeille s’est posée sur une fleur : quelqu’un joue-t-il Mauvais tour ?
moment-nightfall = La nuit tombe : quelqu’un joue-t-il Cadeau de la Reine ou Mélanger ?
moment-night = Avant l’étape suivante : quelqu’un joue-t-il Cadeau de la Reine ou Mélanger ?
moment-hatching = Étape B : quelqu’un joue-t-il Expertise ?
moment-eggs = Étape C : quelqu’un joue-t-il Cadeau de la Reine ou Mélanger ?
moment-trade = Étape E : quelqu’un joue-t-il Cadeau de la Reine ou Mélanger ?
moment-honey = Étape F : quelqu’un emploie-t-il une carte pour faire du miel ?
moment-draw = Étape G : quelqu’un emploie-t-il une carte en piochant ?
moment-drawn = Après la pioche : Cadeau de la Reine ou Mélanger ?
