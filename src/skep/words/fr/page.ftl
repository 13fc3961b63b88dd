# Les mots de la page. Ceux d'un jeu se trouvent avec le jeu.

home = Skep : vers l’accueil
skip = Aller au contenu
language = Langue
loading = Un instant …
close = Fermer
you = vous
footer = Skep : une maison pour quatre jeux d’abeilles. Ni inscription ni pistage ; seul votre nom est demandé.

name-label = Votre nom
name-optional = Nom (facultatif)
name-kept = Vous vous appelez maintenant { $name }.

## Accueil

front-title = Quatre jeux d’abeilles, une seule ruche
front-text = Jouez contre des robots, avec des amis grâce à un lien, ou ensemble autour d’un écran.
games = Jeux
board-to-come = Le plateau est encore à dessiner. Dans un terminal :
play = Jouer
play-hint = « Jouer » commence tout de suite contre un robot de force moyenne.
set-up = Préparer une table
tables-running = Vos tables
tables-finished = Parties terminées
table-with = Avec { $others }
table-alone = Personne d’autre encore
table-scores = Points { $scores }
table-open = En attente d’amis
table-others-turn = Aux autres de jouer
your-turn = À vous
to-front = Accueil
players-exactly = { $low } joueurs
players-range = { $low } à { $high } joueurs
result-won = Gagnée
result-lost = Perdue
result-draw = Égalité
result-over = Terminée

## Préparer une table

setup-title = Préparer { $game }
setup-seats = Qui joue ?
setup-players = Nombre de joueurs
setup-seat = Place { $number }
setup-level = Niveau du robot à la place { $number }
setup-name = Nom de la personne à la place { $number }
setup-settings = Comment jouez-vous ?
setup-more = Autres variantes ({ $count })
variant = { $option } : { $value }
setup-open = Ouvrir la table
setup-refused = Cette table ne peut pas être ouverte.
setup-clash = À revoir : { $options }
kind-me = Moi ({ $name })
kind-me-hint = Cette place est la vôtre.
kind-friend = Un ami, par un lien
kind-friend-hint = Vous recevrez un lien à envoyer.
kind-bot = Un robot
kind-local = Quelqu’un sur cet appareil
level =
    { $level ->
        [easy] Facile
        [medium] Moyen
        [hard] Difficile
        [expert] Expert
       *[other] { $level }
    }

## Places

seats = Places
seat-bot =
    { $level ->
        [easy] Robot facile
        [medium] Robot moyen
        [hard] Robot difficile
        [expert] Robot expert
       *[other] Robot ({ $level })
    }
seat-free = Place libre
seat-unnamed = Joueur { $number }
seat-here = présent
seat-away = absent pour le moment
seat-thinking = doit choisir
seat-winner = gagnant
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## À la table

ask = À vous : faites un choix
ask-named = { $name } : { $asked }
choices = Tous les choix ({ $count })
sending = Envoi …
reconnecting = La connexion est perdue. Reconnexion …
status-open =
    { $free ->
        [one] Il manque encore un joueur
       *[other] Il manque encore { $free } joueurs
    }
status-others = En attente de { $names }
status-dealing = Un instant …
open-host = Envoyez le lien à qui doit prendre la place libre. La partie commence dès que tout le monde est là.
open-guest = La partie commence dès que tout le monde est là.
watching = Vous regardez ; toutes les places sont à d’autres.
log = Ce qui s’est passé
log-empty = Rien ne s’est encore passé.
no-board = Ce jeu n’a pas encore de plateau dessiné. Jouez-le par les choix en mots.

share-title =
    { $free ->
        [one] Invitez un ami
       *[other] Invitez { $free } amis
    }
share-text = Qui ouvre ce lien peut prendre une place libre.
share-link = Lien vers cette table
share-copy = Copier
share-copied = Copié
share-by-hand = Le navigateur ne permet pas la copie. Le lien est sélectionné : copiez-le à la main.

handover-title = Passez l’appareil à { $name }
handover-text = La table est cachée, car tout le monde ne doit pas tout voir.
handover-take = Je suis { $name } : montrer ma vue
interrupt-title = Quelqu’un interrompt-il ?
interrupt-text = Répondez ensemble, sans montrer vos cartes. Qui veut regarder les siennes prend l’écran.
interrupt-nobody = Personne
interrupt-back = Recouvrir la table

over-won = Vous avez gagné !
over-draw = Égalité.
over-alone = { $points ->
    [one] Terminé : { $points } point.
   *[other] Terminé : { $points } points.
}
over-winners =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
rematch = Rejouer
replay = Revoir la partie
record = Enregistrer

fair-title = Un hasard vérifiable
fair-promise = Promesse faite avant le premier choix (SHA-256)
fair-seed = La graine derrière elle
fair-text = La promesse est l’empreinte d’une graine secrète. À la fin de la partie, la graine est montrée, et chacun peut recalculer que chaque carte et chaque dé en viennent.

help = Aide
help-title = { $game } en bref
keys = Touches
key-numbers-key = 1 – 9
key-numbers = faire ce choix de la liste, quand la liste est ouverte
key-arrows-key = Flèches
key-arrows = parcourir la liste des choix
key-enter-key = Tab, Entrée
key-enter = aller sur tout ce qui se presse, et presser
key-help-key = ?
key-help = ouvrir et fermer cette aide
key-step-key = ← →
key-step = un pas en arrière ou en avant
key-turn-key = ↑ ↓
key-turn = un tour en arrière ou en avant
key-ends-key = Début, Fin
key-ends = au premier ou au dernier pas
key-space-key = Espace
key-space = lecture et pause

## Invitation et reprise

join-title = Invitation
join-invited = Vous êtes invité à { $game }
join-full = Toutes les places de cette table de { $game } sont prises
join-sit = S’asseoir en tant que { $name }
join-watch = Regarder
replay-step = Pas { $at } sur { $last }
replay-turn-back = Un tour en arrière
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Un pas en avant
replay-turn-on = Un tour en avant
replay-seat = Vu par
replay-public = N’importe qui

## Quand quelque chose ne va pas

try-again = Réessayer
down-title = Le serveur ne répond pas
down-text = Vos parties sont à l’abri. Nous réessayons de nous-mêmes toutes les quelques secondes.
lost-title = Il n’y a rien ici
lost-text = Cette page ou cette table n’existe pas, ou plus.
refused-title = Ce n’est pas possible
error-unknown = Quelque chose d’inattendu s’est produit. Veuillez recharger la page.
error-offline = Le serveur ne répond pas. Veuillez réessayer.
error-not-sent = Pas envoyé : la table n’est pas connectée, ou votre dernier choix est encore en route.
error-stale = La table avait avancé. Voici où elle en est.
error-illegal = Ce choix ne vous est pas ouvert maintenant.
error-out-of-turn = Ce n’est pas à vous de jouer.
error-not-yours = Cette place n’est pas la vôtre.
error-not-started = La partie n’a pas commencé : une place est encore libre.
error-over = La partie est terminée.
error-too-fast = C’était trop rapide. Attendez un instant.
error-too-big = C’était trop à la fois.
error-bad-message = Le serveur n’a pas compris la page. Veuillez la recharger.
error-not-found = Cette page ou cette table n’existe pas, ou plus.
error-full = Toutes les places sont prises.
error-bad-invite = Cette invitation ne va pas avec la table. Demandez un nouveau lien.
error-bad-name = Un nom compte de 1 à 40 caractères.
error-bad-seats = Ces places ne conviennent pas au jeu.
error-bad-request = Le serveur n’a pas compris la page. Veuillez la recharger.
error-foreign-origin = Cette page ne peut pas parler à ce serveur.
error-not-json = Le serveur n’a pas compris la page. Veuillez la recharger.
error-not-over = Cela sera là quand la partie sera terminée.
error-rules-changed = Les règles de ce jeu ont changé depuis l’ouverture de cette table ; elle ne peut plus être montrée.
error-trouble = Quelque chose s’est mal passé sur le serveur. Rien n’a changé ; veuillez réessayer.

# En solitaire : un robot avec les mêmes dés, et le défi du jour.
par-plays = { seat-bot } joue les mêmes dés : { $points ->
    [one] { $points } point pour l’instant…
   *[other] { $points } points pour l’instant…
}
par-is = Référence avec les mêmes dés ({ seat-bot }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
par-better = Vous avez { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
par-worse = Il vous a manqué { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
par-equal = Vous l’avez égalé.
daily = Défi du jour
daily-text = Les mêmes dés pour tous, un essai chacun.
daily-of = { $game } : défi du jour
daily-try = Jouer
daily-go-on = Continuer
daily-look = Votre essai
daily-table = Tous les scores
daily-none = Personne n’a encore fini.
daily-place = Place
daily-name = Nom
daily-points = Points
daily-before = La veille
daily-after = Le lendemain
daily-check = Les dés d’un jour découlent de sa date : chacun peut les vérifier.
daily-done = { $count ->
    [0] Personne n’a encore fini.
    [one] Une personne a fini, avec { $best }.
   *[other] { $count } ont fini ; le meilleur a { $best }.
}
