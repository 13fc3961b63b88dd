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
    [H6] Payez 2 pollens : une de vos butineuses mortes revit.
    [H7] Volez 1 pollen.
    [H8] Prenez 2 pollens à une autre reine et donnez-les à une troisième.
    [H9] Volez une carte au hasard.
    [H10] L’abeille errante va sur une case libre à deux cases.
    [H11] Une butineuse découverte d’une autre reine va sur une case libre à deux cases.
    [H12] Une de vos butineuses découvertes va sur une case libre à deux cases.
    [H13] Votre soldate sur votre butineuse : toutes deux rentrent avec un grain par fleur de la case.
    [H14] Regardez la main d’une autre reine.
    [H15] Regardez la carte Motif d’une autre reine.
    [H16] Regardez une carte Motif endormie.
    [H17] Menez un raid contre une autre ruche.
    [J1] L’abeille errante va sur une case libre de votre choix.
    [J2] Une butineuse découverte d’une autre reine va sur une case libre de votre choix.
    [J3] Une soldate d’une autre reine va sur une autre butineuse découverte.
    [J4] Jusqu’à la fin de la manche, vos attaques gagnent 1.
    [J5] Jusqu’à la fin de la manche, votre défense gagne 1.
    [J6] Votre ruche est guérie.
    [J7] Une de vos butineuses rentre avec un grain par fleur de sa case.
    [J8] Une de vos soldates rentre avec un grain par fleur de sa case.
    [J9] Arrête une carte qui vient d’être jouée ou un raid qui vient d’être annoncé.
    [J10] Piochez trois cartes Miel.
    [J11] Une de vos butineuses mortes revit.
    [J12] Toutes les reines passent leur carte Motif à gauche.
    [J13] Échangez votre carte Motif avec celle d’une autre reine ou une carte endormie.
    [J14] Volez 3 pollens.
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
option-cancel = Abandonner l’offre
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
option-ask-any-honey = Demander une carte Miel quelconque
option-ask-any-jelly = Demander une carte Gelée royale quelconque
option-give-pollen = Donner { grains }
option-ask-pollen = Demander { grains }
option-give-promise = Promettre : { promise-name }
option-ask-promise = Demander une promesse : { promise-name }
option-tile = Poser la tuile { $tile }
option-centre = Centre, face { $side }
option-pattern = { pattern-name }
option-ladybird = { $spots } points
option-card = { card-name }
option-peace = Paix
option-varroa = Varroa
option-rock = Tuile { $tile }, face rochers

# Ce qui s’est passé.

log-pass = { seat-name } passe.
log-done = { seat-name } a terminé.
log-ready = { seat-name } est prête.
log-accept = { seat-name } accepte.
log-refuse = { seat-name } refuse.
log-cancel = { seat-name } abandonne l’offre.
log-propose = { seat-name } fait une offre.
log-send-forager = { seat-name } envoie une butineuse.
log-send-soldier = { seat-name } envoie une soldate.
log-move = { seat-name } déplace une abeille.
log-return = { seat-name } ramène une abeille.
log-raid = { seat-name } mène un raid.
log-draw-jelly = { seat-name } pioche une carte Gelée royale.
log-draw-honey = { seat-name } pioche une carte Miel.
log-trade = { seat-name } songe à un échange.
log-help-attack = { seat-name } aide l’attaque.
log-help-defence = { seat-name } aide la défense.
log-stay-out = { seat-name } reste en dehors.
log-hex = { seat-name } choisit { $hex }.
log-queen = { seat-name } choisit { other-name }.
log-dormant = { seat-name } choisit la carte endormie { $slot }.
log-play = { seat-name } joue « { card-name } ».
log-commit = { seat-name } engage « { card-name } ».
log-discard = { seat-name } défausse « { card-name } ».
log-give = { seat-name } donne « { card-name } ».
log-ask = { seat-name } demande « { card-name } ».
log-ask-any-honey = { seat-name } demande une carte Miel quelconque.
log-ask-any-jelly = { seat-name } demande une carte Gelée royale quelconque.
log-give-pollen = { seat-name } offre { grains }.
log-ask-pollen = { seat-name } demande { grains }.
log-give-promise = { seat-name } promet : { promise-name }.
log-ask-promise = { seat-name } demande une promesse : { promise-name }.
log-tile = { seat-name } pose la tuile { $tile }.
log-centre = { seat-name } pose le centre, face { $side }.
log-pattern = { seat-name } distribue le motif { pattern-name }.
log-ladybird = { seat-name } distribue une coccinelle à { $spots } points.
log-card = { seat-name } distribue « { card-name } ».
log-peace = Le dé montre la paix.
log-varroa = Le dé montre le varroa.
log-rock = La tuile { $tile } est posée face rochers.

log-sent-forager = { seat-name } envoie une butineuse en { $hex }.
log-sent-soldier = { seat-name } envoie une soldate sur la butineuse en { $hex }.
log-moved = { seat-name } déplace une abeille de { $start } en { $hex }.
log-returned = { seat-name } ramène l’abeille de { $hex }.
log-fungus = { seat-name } pose un champignon en { $hex }.
log-stump = { seat-name } pose une souche en { $hex }.
log-drift = { seat-name } pose l’abeille errante en { $hex }.
log-wild = Une butineuse sauvage se pose en { $hex } ({ seat-name }).
log-felled = { seat-name } abat l’arbre en { $hex } : le champignon a disparu.
log-own-pattern = { seat-name } a le motif { pattern-name }.
log-spots = { seat-name } a la coccinelle à { $spots } points.
log-waits = { seat-name } n’interrompt pas.
log-would-play = { seat-name } jouerait « { card-name } ».
log-raids = { seat-name } mène un raid contre { other-name }.
log-proposed = { seat-name } fait une offre à { other-name }.
log-drew-card = { seat-name } pioche « { card-name } ».
log-drew-back = { seat-name } pioche une { deck-name }.
log-drew-blue = { seat-name } pioche { card-name } et doit la jouer.
log-stole-card = { seat-name } vole { card-name } à { other-name }.
log-stole-back = { seat-name } vole une { deck-name } à { other-name }.
log-interrupts = { seat-name } interrompt avec « { card-name } ».
log-no-target = { card-name } ne trouve pas de cible et est défaussée.
log-blocked = { card-name } est arrêtée.
log-blocked-raid = Le raid { of-seat } est arrêté.
log-threw = { seat-name } défausse « { card-name } ».
log-saw-card = { seat-name } voit { card-name } dans la main { of-other }.
log-knows = { seat-name } sait que { other-name } a le motif { pattern-name }.
log-knows-slot = La carte endormie { $slot } est { pattern-name }.
log-recalled = { seat-name } rappelle { $count ->
    [one] une soldate
   *[other] { $count } soldates
}.
log-battle = { seat-name } attaque avec { $attack }, { other-name } défend avec { $defence }.
log-handed = { seat-name } donne à { other-name } { $honey ->
    [0] aucune carte Miel
    [one] une carte Miel
   *[other] { $honey } cartes Miel
} et { $jelly ->
    [0] aucune carte Gelée royale
    [one] une carte Gelée royale
   *[other] { $jelly } cartes Gelée royale
}.
log-round-end-pattern = Un motif est complet : la manche se termine.
log-round-end-goal = Une ruche est pleine : la manche se termine.
log-round-end-cap = Le dernier tour de la manche est passé.
log-scored = { seat-name } montre le motif { pattern-name } en { $hexes } : { grains }.
log-home = Les autres abeilles { of-seat } rapportent { grains }.
log-from = { seat-name } reçoit { grains } { of-other }.
log-gains = { seat-name } gagne { grains }.
log-pays = { seat-name } paie { grains }.
log-infested = La ruche { of-seat } est infestée.
log-cured = La ruche { of-seat } est guérie.
log-died = { $count ->
    [one] Une butineuse { of-seat } meurt
   *[other] { $count } butineuses { of-seat } meurent
} du varroa.
log-revived = { $count ->
    [one] Une butineuse { of-seat } revit
   *[other] { $count } butineuses { of-seat } revivent
}.
log-injured = { $count ->
    [one] Une soldate { of-seat } est blessée
   *[other] { $count } soldates { of-seat } sont blessées
}.
log-recovered = { $count ->
    [one] Une soldate { of-seat } est remise
   *[other] { $count } soldates { of-seat } sont remises
}.
log-mutiny = Une mutinerie éclate dans la ruche { of-seat }.
log-drift-home = { seat-name } a ramené l’abeille errante.
log-round = La manche { $round } commence avec { seat-name }.
log-extinct = { seat-name } n’a plus de butineuse et ne peut pas gagner.
log-end-goal = Une ruche a été remplie : la partie est finie.
log-end-rounds = La dernière manche est passée.
log-wins = { seat-name } gagne avec { grains }.
log-nobody = Personne ne gagne.

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
sketch-goal = { $goal } pollens remplissent une ruche
sketch-decks = pioche Miel { $honey }, pioche Gelée royale { $jelly }
sketch-hive = pollen { $pollen }, butineuses { $foragers } (mortes { $dead }), soldates { $soldiers } (blessées { $injured }), cartes { $honey }+{ $jelly }
sketch-infested = infestée
sketch-mutiny = mutinerie
sketch-hand = Main
sketch-aim = Motif le plus proche (il manque)
sketch-winners = Gagnantes
sketch-to-move = à elle de choisir

# Réglages.

setting-players = Reines
setting-players-help = Combien jouent ; à deux, un duel expérimental avec des abeilles sauvages.
setting-family = Variante
setting-family-help = Laisser de côté les varroas, ou les varroas et les raids.
setting-family-full = tout
setting-family-raids = des raids, mais pas de varroas
setting-family-kid = ni raids ni varroas
setting-field = Champ de fleurs
setting-field-help = Un champ tout prêt, ou la façon de le poser. Le vôtre : custom: et les tuiles des positions 1 à 13.
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
setting-windows-full = après chaque carte aussi
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
