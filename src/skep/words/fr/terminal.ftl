# Words of the programme `skep`. A game's own words lie with the game.

## Help of commands and options

help-skep = Quatre jeux de société sur les abeilles : y jouer, les étudier, les redessiner.
help-games = Lister les jeux, ou les options de l’un d’eux.
help-play = Jouer dans le terminal, seul, entre amis ou contre des robots.
help-replay = Parcourir une partie enregistrée.
help-verify = Vérifier que tout le hasard d’une partie enregistrée est celui que le serveur avait promis.
help-commitment = L’engagement tel que vous l’aviez noté avant la partie.
help-seal = Le sceau noté au début de la partie.
help-parent = L’enregistrement de la partie que celle-ci continue.
help-rules = Lire les règles d’un jeu.
help-print = Faire un PDF : les planches d’un jeu à imprimer et découper, ou le livret d’un enregistrement.
help-print-what = Un jeu, ou un fichier d’enregistrement.
help-paper = Le papier : a4 ou letter.
help-backs = Les versos : duplex (derrière les rectos), fold (à côté, à plier et coller) ou none (aucun).
help-grey = En nuances de gris.
help-out = Le PDF à écrire ; sinon, il porte le nom du jeu.
print-done = Enregistré dans { $file }.
help-arena = Faire jouer des robots entre eux, en changeant de place, et compter.
help-bench = Mesurer le jeu au hasard, en décisions par seconde.
help-dataset = Les parties de robots choisis, en données pour apprendre.
help-dataset-make = Jouer des parties et écrire chaque choix dans des fichiers Parquet ; une exécution interrompue reprend où elle en était.
help-into = Le dossier des fichiers.
help-lab = Jouer des expériences, des milliers de parties chacune, et dire ce qu’elles montrent.
help-lab-run = Jouer une expérience. Interrompue puis relancée, elle reprend où elle en était.
help-lab-report = Écrire une page sur les résultats d’un dossier.
help-lab-compare = Comparer les résultats de deux dossiers.
help-lab-search = Chercher les options et les données avec lesquelles un jeu atteint ses objectifs.
help-lab-watch = Enregistrer une partie d’une expérience.
help-lab-file = L’expérience, un fichier TOML.
help-lab-folder = Le dossier des résultats.
help-lab-into = Dossier des résultats ; par défaut, lab/ et le nom de l’expérience.
help-lab-games = Parties par cellule, au lieu du nombre indiqué dans le fichier.
help-lab-workers = Processus qui jouent ; par défaut, un par cœur.
help-lab-cluster = Un ordonnanceur Dask dont les agents jouent, par exemple tcp://127.0.0.1:8786.
help-lab-cell = Numéro de la cellule, à partir de 1.
help-lab-game = Numéro de la partie dans cette cellule, à partir de 0.
help-serve = Servir les jeux aux navigateurs.
help-backup = Écrire tout ce que sait un serveur dans un seul fichier.
help-restore = Restaurer une sauvegarde dans une base vide.
help-backup-file = La sauvegarde. Elle contient des secrets : gardez-la comme un mot de passe.
backup-done = { $rows } lignes écrites dans { $file }.
restore-done = { $rows } lignes restaurées depuis { $file }.
help-version = Afficher la version et sortir.
help-game = Nom du jeu.
help-option = Une variante, par exemple players=3. Peut être répétée.
help-seed = Départ de tout hasard : la même graine donne les mêmes cartes.
help-lang = Langue : en ou fr. Sinon, SKEP_LANG ou LANG décide.
help-file = Une partie enregistrée.
help-seat = Qui occupe cette place : 1=me, 1=me:Anne, 2=bot:medium, 2=bot:mcts:simulations=400. La première place est la 1.
help-resume = Reprendre une partie enregistrée.
help-save = Garder la partie dans ce fichier.
help-all = Afficher toute la partie d’un coup.
help-viewer = Ne montrer que ce que cette place (à partir de 1) pouvait voir.
help-bots = Deux robots ou niveaux, ou plus : random, greedy, mcts:simulations=400, hard…
help-number = Parties par rencontre.
help-seconds = Secondes par jeu.
help-host = Adresse d’écoute.
help-port = Port d’écoute ; sinon, le premier qui est libre.
help-database = Où garder les parties, comme adresse de base de données.
help-open = Ouvrir aussi le navigateur.
missing-extra = { $command } a besoin { $extra ->
    [server] du serveur
    [postgres] du pilote de PostgreSQL
    [dask] de Dask
    [envs] des environnements
    [parquet] de Parquet
    [paper] de l’outil de mise en page
    [lab] des paquets du laboratoire
   *[other] d’autres paquets
}. Pour l’installer : pip install 'skep[{ $extra }]'

## Lists

games-name = Jeu
games-about = Description
games-seats = Joueurs
games-levels = Robots
games-more = Options d’un jeu : skep games NOM. Commencer : skep play NOM.
options-name = Option
options-default = Par défaut
options-allowed = Valeurs
options-help = Ce qu’elle change
options-range = de { $low } à { $high }

## Play

which-game = Quel jeu ? Au choix : { $games }
resume-alone = une partie enregistrée de { $game } garde son jeu et ses options : ne les donnez pas
thinking = Réflexion…
prompt = Place { $seat }{ $name ->
    [none] { "" }
   *[other] { " " }({ $name })
}
hand-over = Pour la place { $seat }{ $name ->
    [none] { "" }
   *[other] { " " }({ $name })
} seulement. Passez l’écran, puis appuyez sur Entrée
earlier = … et { $count ->
    [one] une ligne avant ; « log » montre tout
   *[other] { $count } lignes avant ; « log » montre tout
}
not-understood = « { $typed } » n’est pas proposé. Tapez un nombre de 1 à { $count }, des mots comme « { $example } », ou « help ».
nothing-to-undo = Aucun choix à annuler.
undone = Choix annulé.
save-where = Enregistrer où ? Par exemple : save soiree.skep
saved = Enregistré. Pour reprendre plus tard : skep play --resume { $file }
play-help =
    Tapez le numéro d’une option, ou ses mots (en gris).
      undo         annuler votre dernier choix et tout ce qui a suivi
      save FICHIER enregistrer la partie
      log          tout ce qui s’est passé
      help         ceci
      quit         partir
    Lire les règles : skep rules { $game }
goodbye = Au revoir.
goodbye-unsaved = Au revoir. La partie n’est pas enregistrée ; la prochaine fois, « save FICHIER » la garde.
over = La partie est finie.
score = Place { $seat }{ $name ->
    [none] { "" }
   *[other] { " " }({ $name })
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $won ->
    [yes] , a gagné
   *[no] { "" }
}
forfeit = Place { $seat }{ $name ->
    [none] { "" }
   *[other] { " " }({ $name })
} : { $late ->
    [yes] n’a plus de temps et perd.
   *[no] abandonne.
}

## Replay

replay-line = { $number }/{ $total } { $actor } { $token }
replay-prompt = { $number }/{ $total }
replay-help = Entrée ou n : avancer. b : reculer. s : début. e : fin. Un nombre : y aller. q : sortir.
replay-edge = La partie va de 0 à { $total }.

## Verify

verify-promise = { $kept ->
    [yes] La graine correspond à l’engagement.
   *[no] La graine ne correspond pas à l’engagement : son SHA-256 est autre.
}
verify-noted = { $same ->
    [yes] L’engagement est celui que vous aviez noté.
   *[no] L’engagement n’est pas celui que vous aviez noté.
}
verify-seal = { $whole ->
    [yes] Le sceau couvre l’engagement et les contributions.
   *[no] Le sceau ne couvre pas cet engagement et ces contributions, ou il n’y en a pas (ligne « # seal … ») : rien ne montre qu’ils étaient fixés avant le premier tirage. Téléchargez à nouveau l’enregistrement.
}
verify-noted-seal = { $same ->
    [yes] Le sceau est celui que vous aviez noté.
   *[no] Le sceau n’est pas celui que vous aviez noté.
}
verify-unnoted = L’enregistrement concorde avec lui-même. Pour savoir qu’il n’a pas été inventé après coup, il faut avoir noté son sceau avant le premier tirage. Comparez : { $seal }
verify-added = La place { $seat } a ajouté { $bytes }.
verify-copied = { $proven ->
    [yes] Les { $count } premiers choix viennent d’une autre partie, dont l’enregistrement les prouve.
    [no] Les { $count } premiers choix viennent d’ailleurs, dont { $drawn } du hasard, et l’autre enregistrement ne les prouve pas.
   *[unknown] Les { $count } premiers choix viennent d’une autre partie, dont { $drawn } du hasard : cet enregistrement ne les prouve pas. Donnez l’enregistrement de cette partie avec --parent.
}
verify-draws = Choix du hasard qui concordent : { $right } sur { $total }.
verify-wrong = Premier écart : choix { $entry } : « { $token } » au lieu de « { $right } ».
verify-nothing = l’enregistrement ne dit pas d’où vient son hasard (lignes « # commitment … » et « # seed … »)

## Measuring

arena-side = { $bot } { $wins } ({ $share }, 95 % { $low } à { $high })
arena-line = { $games ->
    [one] une partie
   *[other] { $games } parties
} : { $sides }, partagées ou nulles { $even }
arena-alone = { $games ->
    [one] une partie
   *[other] { $games } parties
} : { $bot } { $mean } points (95 % { $low } à { $high }) ; la moitié de ses choix ont pris { $half } s au plus, 95 % { $most } s
bench-game = Jeu
bench-rate = Décisions/s
bench-build = Version
bench-compiled = compilée
bench-interpreted = interprétée

## Laboratoire

lab-playing = Parties
lab-rate = { $rate } parties/s
lab-played = { $games ->
    [one] Une partie est là.
   *[other] { $games } parties sont là.
} Ensuite : skep lab report { $folder }
lab-report = Ouvrez { $file }
lab-measure = Mesure
lab-where = Où
lab-more = Différence
lab-sure = Sûr ?
lab-nothing = Aucune mesure commune que ces parties permettent de comparer.
lab-trial = { $number }/{ $of } : { $values } → { $found }
lab-met = Tous les objectifs sont atteints.
lab-not-met = Tous les objectifs ne sont pas atteints. Le plus proche :
lab-value = { $name } = { $value }
lab-before-after = { $name } : { $before } avant, { $after } après ; voulu : de { $low } à { $high }
lab-as-printed = tel quel
