# Les mots de la page. Ceux d'un jeu se trouvent avec le jeu.

home = Skep : vers l’accueil
skip = Aller au contenu
language = Langue
loading = Un instant…
close = Fermer
you = vous
footer = Skep : une maison pour quatre jeux d’abeilles. Ni inscription obligatoire ni pistage ; seul votre nom est demandé.
compiling = Compilation en cours : { $percent } %. D’ici là, les robots réfléchissent plus lentement.

name-label = Votre nom
name-optional = Nom (facultatif)
name-kept = Vous vous appelez maintenant { $name }.

## Accueil

front-title = Quatre jeux d’abeilles, une seule ruche
front-text = Jouez contre des robots, en ligne avec des amis, ou ensemble autour d’un écran.
games = Jeux
board-to-come = Le plateau est encore à dessiner. Dans un terminal :
play = Jouer
play-hint = « Jouer » lance tout de suite une partie contre des robots de force moyenne.
set-up = Créer une table
tables-running = Vos tables
tables-finished = Parties terminées
table-with = Avec { $others }
table-alone = Personne d’autre encore
table-solo = En solitaire
table-scores = Points { $scores }
table-open = En attente de joueurs
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

setup-title = Nouvelle table : { $game }
setup-seats = Joueurs
setup-players = Nombre de joueurs
setup-seat = Place { $number }
setup-level = Niveau du robot à la place { $number }
setup-name = Nom de la personne à la place { $number }
setup-settings = Réglages de la partie
setup-more = Autres variantes ({ $count })
variant = { $option } : { $value }
setup-open = Créer la table
setup-refused = Impossible de créer cette table.
setup-clash = Ces réglages ne vont pas ensemble : { $options }
kind-me = Moi ({ $name })
kind-me-hint = Cette place est la vôtre.
kind-friend = Un ami (lien d’invitation)
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
seat-here = en ligne
seat-away = hors ligne
seat-thinking = réfléchit
seat-winner = a gagné
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## À la table

ask = À vous : faites un choix
ask-named = { $name } : { $asked }
choices = Tous les choix ({ $count })
sending = Envoi…
reconnecting = La connexion est perdue. Reconnexion…
status-open =
    { $free ->
        [one] Il manque encore un joueur
       *[other] Il manque encore { $free } joueurs
    }
status-others = On attend { $names }
status-dealing = Un instant…
open-host = Envoyez le lien aux personnes avec qui vous voulez jouer. La partie commence quand toutes les places sont prises.
open-kept = Réservée à { $names } : « Rejouer » y mène, le lien aussi. La partie commence quand toutes les places sont prises.
open-guest = La partie commence quand toutes les places sont prises.
watching = Vous regardez : toutes les places sont prises.
log = Journal
log-empty = Rien ne s’est encore passé.
no-board = Jouez avec la liste des choix.

share-title =
    { $free ->
        [one] Invitez un ami
       *[other] Invitez { $free } amis
    }
share-text = Toute personne qui a ce lien peut prendre une place libre.
share-link = Lien vers cette table
share-copy = Copier
share-copied = Copié
share-by-hand = La copie a échoué. Le lien est sélectionné : copiez-le vous-même.

handover-title = Passez l’appareil à { $name }
handover-text = Le plateau est caché pour garder les secrets de chacun.
handover-take = Je suis { $name } : voir mon jeu
interrupt-title = Quelqu’un veut-il intervenir ?
interrupt-text = La question revient chaque fois que c’est possible, quelles que soient vos cartes. Prenez l’écran pour regarder les vôtres ; personne ne voit votre décision.
interrupt-nobody = Personne d’autre : continuer
interrupt-look = { $name } : voir mes cartes
interrupt-never = Ne plus poser cette question
interrupt-again = Poser de nouveau la question
interrupt-wish = { $name }, voulez-vous pouvoir intervenir ? Si vous pouvez jouer une carte, l’appareil vous reviendra.
interrupt-ask-me = Demandez-moi
interrupt-let-be = Passer
moment-left = Temps restant pour répondre

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
record = Télécharger

fair-title = Un hasard vérifiable
fair-promise = Engagement publié avant le premier choix (SHA-256)
fair-seed = La graine correspondante
fair-seal = Sceau : engagement et contributions, fixés avant le premier tirage (SHA-256)
fair-added =
    { $count ->
        [one] Une personne a ajouté ses propres octets aléatoires : le serveur ne décide pas seul.
       *[other] { $count } personnes ont ajouté leurs propres octets aléatoires : le serveur ne décide pas seul.
    }
check-dice = Vérifier les tirages
check-title = Tirages refaits dans votre navigateur
check-busy = Vérification…
check-good = Tout concorde.
check-partly = Les tirages faits ici sont en ordre. Ce qui vient d’ailleurs n’est pas prouvé ici.
check-bad = Quelque chose ne concorde pas.
check-agree = Dés et cartes qui concordent : { $right } sur { $total }
check-none = Cette partie n’a eu aucun tirage.
check-promise = La graine correspond à l’engagement.
check-promise-not = La graine ne correspond pas à l’engagement.
check-seal = Le sceau couvre l’engagement et les contributions.
check-seal-not = Le sceau ne couvre pas l’engagement et les contributions.
check-noted = L’engagement et les contributions sont ceux que ce navigateur avait notés avant la partie.
check-noted-not = L’engagement ou les contributions ne sont pas ceux que ce navigateur avait notés avant la partie.
check-unnoted = Ce navigateur n’a pas vu le début de la partie : il n’a pas d’engagement à comparer.
check-record = Tout est conforme à l’enregistrement.
check-record-not = Ce n’est pas ce que dit l’enregistrement.
check-copied =
    { $count ->
        [one] Le premier choix vient d’une autre partie et n’a pas été tiré ici.
       *[other] Les { $count } premiers choix viennent d’une autre partie et n’ont pas été tirés ici.
    }
check-insecure = Ce navigateur ne peut le faire que par une connexion sécurisée (https). Dans un terminal : skep verify FICHIER
check-what = Tirage
check-odds = Probabilité
check-result = Résultat
check-right = concorde
check-wrong = ne concorde pas
check-limits = Les probabilités viennent du serveur. Pour les vérifier aussi d’après les règles, téléchargez l’enregistrement et lancez : skep verify FICHIER
fair-text = L’empreinte d’une graine secrète est publiée avant la partie, et la graine après : chacun peut vérifier chaque carte et chaque dé.

help = Aide
help-title = { $game } en bref
keys = Touches
key-numbers-key = 1 – 9
key-numbers = faire ce choix de la liste, quand la liste est ouverte
key-arrows-key = Flèches
key-arrows = parcourir la liste des choix
key-enter-key = Tab, Entrée
key-enter = passer d’un bouton à l’autre, et l’activer
key-help-key = ?
key-help = ouvrir et fermer cette aide
key-step-key = ← →
key-step = une étape en arrière ou en avant
key-turn-key = ↑ ↓
key-turn = un tour en arrière ou en avant
key-ends-key = Début, Fin
key-ends = à la première ou à la dernière étape
key-space-key = Espace
key-space = lecture et pause

## Conversation

talk = Conversation
talk-empty = Aucun message pour l’instant.
talk-earlier = Messages précédents
talk-to = À qui
talk-to-all = À tous
talk-to-one = Seulement à { $name }
talk-from-one = { $name }, seulement à vous
talk-text = Écrire un message
talk-send = Envoyer
talk-seats-only = Seuls les joueurs peuvent écrire ici.
talk-unread =
    { $count ->
        [one] un message non lu
       *[other] { $count } messages non lus
    }
talk-news = { $name } : { $text }
talk-mute-title = Masquer quelqu’un
talk-mute = Masquer
talk-mute-one = Masquer { $name }
talk-unmute = Afficher
talk-unmute-one = Ne plus masquer { $name }

## Avis

notices-title = Notifications
notices-here-text = Ce navigateur peut vous prévenir quand c’est à vous et que cet onglet est à l’arrière-plan.
notices-here-on = Me prévenir dans ce navigateur
notices-here-off = Ne plus me prévenir dans ce navigateur
notices-denied = Le navigateur bloque les notifications : autorisez-les dans ses réglages.
hook-title = Webhook
hook-text = Appelé quand des tables vous attendent depuis un moment ; appels espacés d’au moins quelques minutes.
hook-url = Adresse (https)
hook-set = Utiliser cette adresse
hook-remove = Retirer cette adresse
hook-again = Réessayer cette adresse
hook-secret = Les appels sont signés avec ce secret ; il n’est montré que maintenant :
hook-trouble = Le dernier appel a échoué ({ $trouble }). Il sera réessayé.
hook-off = Arrêté après plusieurs échecs ; le dernier : { $trouble }.

## Invitation et reprise

join-title = Invitation
join-invited = On vous invite à jouer à { $game }
join-full = Cette table de { $game } est complète
join-sit = Jouer sous le nom « { $name } »
join-watch = Regarder
replay-step = Étape { $at } sur { $last }
replay-turn-back = Un tour en arrière
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Une étape en avant
replay-turn-on = Un tour en avant
replay-seat = Vue de
replay-public = Un spectateur

replay-all = Tout, sans rien de caché
jump = Aller à
jump-start = Le début
jump-round = Manche { $round }
jump-turn = { $turn } : { $name }
moment-share = Copier le lien
moment-copied = Le lien vers ce moment est copié.
moment-by-hand = La copie a échoué. L’adresse de cette page mène à ce moment.
branch = Et si…
branch-title = Continuer à partir d’ici
branch-text = Ouvrez votre propre table à partir d’ici, avec d’autres dés et d’autres cartes. La partie terminée ne change pas.
branch-go = Continuer
purpose-analysis = Analyse
purpose-analysis-text =
    { $count ->
        [0] Elle commence comme une autre partie.
        [one] Elle continue une autre partie après un coup.
       *[other] Elle continue une autre partie après { $count } coups.
    }
purpose-daily = Défi du jour
purpose-daily-text = Les mêmes dés pour tous, un seul essai : on ne peut rien annuler.
purpose-import = Enregistrement
purpose-import-text = Partie importée.
purpose-parent = Voir l’originale
import = Ouvrir un enregistrement
import-text = L’enregistrement d’une partie finie se revoit étape par étape ; une partie inachevée peut être reprise.
import-file = Choisir un fichier
import-paste = ou coller l’enregistrement ici
import-go = Ouvrir

## Temps

pace-title = Temps
pace-none = Sans pendule
pace-live = En direct
pace-days = Sur plusieurs jours
pace-none-hint = Chacun prend le temps qu’il veut.
pace-live-hint = Votre pendule tourne quand c’est à vous ; à chaque arrêt elle gagne les secondes supplémentaires. Les questions secrètes ne sont pas minutées.
pace-days-hint = Un nombre de jours fixe par tour, suspendu pendant les vacances.
pace-minutes = Minutes pour toute la partie
pace-increment = Secondes supplémentaires à chaque tour
pace-each = Jours pour chaque tour
pace-late = Temps écoulé
pace-late-bot = un robot joue
pace-late-random = choix au hasard
pace-late-forfeit = partie perdue
pace-live-short = { $increment ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $increment } s
}
pace-live-seconds = { $increment ->
    [0] { $seconds } s
   *[other] { $seconds } s + { $increment } s
}
pace-days-short = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
clock-days = { $days } j { $hours } h
clock-left = reste { $time }
pause = Pause
pause-ask = Demander une pause
pause-asks = { $name } demande une pause. Toutes les pendules s’arrêteront jusqu’à la reprise.
pause-waits = Pause demandée ; on attend { $names }
paused = La partie est en pause ; toutes les pendules sont arrêtées.
resume = Reprendre la partie
seat-gave-up = a abandonné
seat-late = temps écoulé
over-gave-up = { $name } a abandonné.
over-late = { $name } a dépassé son temps.
give-up = Abandonner
give-up-sure = Abandonner ? Votre adversaire gagnera.
give-up-sure-bot = Abandonner ? Un robot jouera à votre place et vous ne pourrez plus gagner.
give-up-go = Abandonner
give-up-not = Continuer à jouer
vacation-title = Vacances
vacation-text = { $left ->
    [one] Pendant votre absence, les pendules qui comptent des jours s’arrêtent pour vous, et l’on ne vous prévient pas. Il vous reste { $left } jour cette année.
   *[other] Pendant votre absence, les pendules qui comptent des jours s’arrêtent pour vous, et l’on ne vous prévient pas. Il vous reste { $left } jours cette année.
}
vacation-until = Vacances jusqu’au { $date }.
vacation-days = Jours
vacation-go = Partir en vacances
vacation-back = Je suis de retour
seat-vacation = en vacances jusqu’au { $date }

## Annuler un choix

back = Annuler
back-move = Annuler tout le coup
back-asks = { $name } demande à annuler un coup. La suite sera annulée aussi.
back-yes = Accepter
back-no = Refuser
back-waits = Demande envoyée ; on attend { $names }
back-withdraw = Retirer ma demande
log-back = { $seat-is ->
    [you] Vous annulez un coup.
   *[they] { $seat-name } annule un coup.
}
log-gave-up = { $seat-is ->
    [you] Vous abandonnez.
   *[they] { $seat-name } abandonne.
}
log-late = { $seat-is ->
    [you] Vous avez dépassé votre temps.
   *[they] { $seat-name } a dépassé son temps.
}

## Quand quelque chose ne va pas

try-again = Réessayer
down-title = Le serveur ne répond pas
down-text = Vos parties sont à l’abri. Nous réessayons automatiquement.
lost-title = Il n’y a rien ici
lost-text = Cette page ou cette table est introuvable ; elle n’existe peut-être plus.
refused-title = Ce n’est pas possible
error-unknown = Quelque chose d’inattendu s’est produit. Veuillez recharger la page.
error-offline = Le serveur ne répond pas. Veuillez réessayer.
error-not-sent = Pas envoyé : la table n’est pas connectée, ou votre dernier choix est encore en route.
error-stale = La partie a avancé entre-temps. Voici où elle en est.
error-illegal = Ce choix n’est pas possible maintenant.
error-out-of-turn = Ce n’est pas à vous de jouer.
error-not-yours = Cette place n’est pas la vôtre.
error-not-started = La partie n’a pas commencé : une place est encore libre.
error-over = La partie est terminée.
error-too-fast = C’était trop rapide. Attendez un instant.
error-too-many = Trop de connexions depuis votre adresse. Fermez quelques onglets et réessayez.
error-too-big = Envoi trop volumineux.
error-bad-message = Le serveur n’a pas pu lire ce message. Veuillez recharger la page.
error-not-found = Cette page ou cette table est introuvable ; elle n’existe peut-être plus.
error-no-lab = Ce serveur ne montre pas de rapports du laboratoire.
error-no-paper = Ce serveur ne peut pas imprimer. Utilisez « skep print ».
error-full = Toutes les places sont prises.
error-fixed = Le hasard de cette table est déjà scellé.
error-bad-login = Un identifiant compte de 3 à 40 lettres, chiffres, points et tirets.
error-bad-passphrase = Une phrase secrète compte au moins 8 caractères.
error-login-taken = Quelqu’un d’autre a déjà cet identifiant.
error-kept-already = Vous avez déjà un compte.
error-not-kept = Vous jouez sans compte : créez d’abord un compte.
error-wrong-passphrase = Identifiant ou phrase secrète incorrects.
error-wrong-passkey = Cette clé d’accès n’est pas connue ici, ou a été retirée. Prenez-en une autre, ou votre phrase secrète.
error-bad-passkey = Cette clé d’accès n’a pas pu être ajoutée. Veuillez réessayer.
error-passkey-known = Cet appareil a déjà votre clé d’accès.
error-passkey-late = C’était trop long. Veuillez réessayer.
error-passkey-not-done = Rien n’a été fait : c’était annulé, ou trop long.
error-too-many-passkeys = Vous avez autant de clés d’accès que possible. Retirez-en une d’abord.
error-no-passkeys = Les clés d’accès ne marchent pas ici : il faut une adresse https avec un nom de domaine.
error-signed-out = Cet appareil a été déconnecté.
error-not-host = Seul l’hôte de la table peut faire cela.
error-begun = La partie a déjà commencé.
error-cancelled = L’hôte a supprimé cette table.
error-sent-away = L’hôte a libéré votre place.
error-not-away = Cette personne est là, ou l’était à l’instant.
error-bad-code = Aucune table n’a ce code. Vérifiez-le et réessayez.
error-stood-in = Un robot joue à votre place : reprenez d’abord votre place.
error-bad-invite = Cette invitation ne correspond pas à la table. Demandez un nouveau lien.
error-bad-moment = La partie ne peut pas reprendre à cet endroit.
error-bad-record = Cet enregistrement est illisible.
error-bad-name = Un nom compte de 1 à 40 caractères.
error-bad-seats = Ces places ne conviennent pas au jeu.
error-bad-request = Le serveur n’a pas pu lire ce message. Veuillez recharger la page.
error-foreign-origin = Cette page ne peut pas parler à ce serveur.
error-not-json = Le serveur n’a pas pu lire ce message. Veuillez recharger la page.
error-not-over = Disponible une fois la partie terminée.
error-rules-changed = Les règles de ce jeu ont changé depuis l’ouverture de cette table ; elle ne peut plus être montrée.
error-bad-talk = Un message compte de 1 à 500 caractères visibles.
error-bad-hook = Cette adresse ne convient pas : il faut une adresse https d’un serveur public.
error-no-talk = À cette table, il n’y a personne à qui parler.
error-paused = La partie est en pause.
error-not-paused = La partie n’est pas en pause.
error-no-clock = Le temps n’est pas compté à cette table.
error-asked = Déjà demandé : jouez d’abord.
error-lapsed = Trop tard : la partie a avancé.
error-nothing-back = Il n’y a rien à annuler.
error-one-try = Le défi du jour n’a qu’un essai : on ne peut rien annuler.
error-no-time = Il ne reste pas assez de temps à la pendule pour annuler cela.
error-alone = Vous jouez en solitaire : pas d’adversaire.
error-given-up = Cette place a déjà perdu.
error-away = Vous êtes déjà en vacances.
error-no-days = Il ne vous reste pas tant de jours de vacances cette année.
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
par-worse = Vous avez { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins.
par-equal = Vous avez fait aussi bien.
daily = Défi du jour
daily-text = Les mêmes dés pour tous, un essai chacun.
daily-of = { $game } : défi du jour
daily-try = Jouer
daily-go-on = Continuer
daily-look = Votre essai
daily-table = Tous les scores
daily-none = Personne n’a encore fini.
daily-place = Rang
daily-name = Nom
daily-points = Points
daily-before = La veille
daily-after = Le lendemain
daily-check = Les dés d’un jour découlent de sa date : chacun peut les vérifier.
daily-done = { $count ->
    [0] Personne n’a encore fini.
    [one] 1 essai terminé ; meilleur score : { $best }.
   *[other] { $count } essais terminés ; meilleur score : { $best }.
}

## Vous

you-title = Vous
you-guest = Vous jouez sans compte : seul ce navigateur vous connaît. Créez un compte pour jouer partout.
you-kept = Vous avez un compte ; votre identifiant est { $login }.
keep-title = Créer un compte
keep-text = Connectez-vous partout et retrouvez vos parties sur tous vos appareils. Nous ne pouvons pas rétablir une phrase secrète perdue : notez-la.
keep-go = Créer le compte
keep-done = Votre compte est prêt.
login = Identifiant
passphrase = Phrase secrète
passphrase-old = Phrase secrète actuelle
passphrase-new = Nouvelle phrase secrète (au moins 8 caractères)
signin-title = Se connecter
signin-bring = Récupérer les parties commencées ici sans compte
signin-go = Se connecter
signin-passkey = Se connecter avec une clé d’accès
signin-done = Vous êtes maintenant { $name }.
devices-title = Appareils connectés
device-here = Cet appareil
device-other = Un autre appareil
device-when = depuis le { $created }, vu le { $seen }
signout-here = Se déconnecter
signout-everywhere = Se déconnecter partout
signout-done = Déconnexion faite. Ici, vous êtes maintenant { $name }.
passkeys-title = Clés d’accès
passkeys-text = Connectez-vous par empreinte, visage ou code, sans rien taper. Votre phrase secrète reste valable.
passkey-add = Ajouter une clé d’accès
passkey-added = Votre clé d’accès est ajoutée.
passkey-when = créée le { $created }, utilisée le { $used }
passkey-unused = créée le { $created }, pas encore utilisée
passkey-remove = Retirer
passkey-removed = Plus personne ne peut se connecter avec elle. Vous pouvez aussi l’effacer de votre appareil.
proof-passkey = Confirmer plutôt avec une clé d’accès
passphrase-title = Changer de phrase secrète
passphrase-text = Vos autres appareils seront déconnectés ; les clés d’accès restent valables.
passphrase-go = Changer de phrase
passphrase-done = Phrase secrète changée.
data-title = Vos données
data-text = Nous gardons votre nom et ce qui sert à vous connecter, vos tables et vos coups, vos messages et qui vous masquez, vos vacances et votre webhook, et rien d’autre.
data-export = Tout télécharger
data-delete = Tout effacer…
forget-text = Votre nom, votre connexion, vos clés d’accès et vos messages seront effacés. Les parties terminées restent, sans votre nom ; un robot continue les parties en cours. C’est irréversible.
forget-go = Effacer pour toujours
forget-not = Tout garder
forget-done = Tout est effacé. Vous êtes maintenant { $name }.

## Salon

lobby-title = Tables ouvertes
lobby-host = Ouverte par { $name }
lobby-nobody = quelqu’un
lobby-free =
    { $free ->
        [one] Une place libre sur { $seats }
       *[other] { $free } places libres sur { $seats }
    }
lobby-join = Rejoindre
code-label = Code de table
code-go = Rejoindre
finished-all = Toutes les parties terminées
finished-none = Vous n’avez pas encore terminé de partie.
finished-more = Parties plus anciennes
access-title = Qui peut rejoindre la table ?
access-link = Toute personne qui a le lien
access-link-hint = Vous l’envoyez à vos amis.
access-code = Toute personne qui a le lien ou le code
access-code-hint = Six caractères, faciles à dicter.
access-public = Tout le monde
access-public-hint = La table est affichée sur la page d’accueil.
delay-label = Les spectateurs regardent
delay-seconds =
    { $seconds ->
        [0] en direct
       *[other] avec { $seconds } secondes de décalage
    }
delay-minutes =
    { $minutes ->
        [1] avec une minute de décalage
        [60] avec une heure de décalage
       *[other] avec { $minutes } minutes de décalage
    }
share-code = Ou bien par ce code, à taper sur la page d’accueil

## Qui est assis où

seat-kept = Réservée à { $name }
seat-stood-in =
    { $level ->
        [easy] un robot facile joue
        [medium] un robot moyen joue
        [hard] un robot difficile joue
        [expert] un robot expert joue
       *[other] un robot joue
    }
status-cancelled = L’hôte a supprimé cette table.
watching-late = Vous regardez { $late } : toutes les places sont prises.
host-title = Vous êtes l’hôte
host-kick = Exclure
host-kick-name = Exclure { $name }
host-free = Libérer la place
host-free-name = Libérer la place réservée à { $name }
host-level = Niveau des robots
host-fill =
    { $free ->
        [one] Donner la place à un robot
       *[other] Donner { $free } places à des robots
    }
host-cancel = Supprimer la table
leave = Quitter la table
leave-sure = Un robot continue à votre place. Vous pourrez la reprendre à tout moment.
leave-go = Quitter
leave-not = Rester
standin-mine = Un robot joue à votre place.
standin-return = Reprendre ma place
standin-ask = Laisser un robot jouer pour { $name }
rematch-join = Rejouer : on vous attend

# Des dés pour celles et ceux qui jouent à Bee Busy sur papier.

dice-title = Dés pour jouer sur papier
dice-text = Trois dés pour une table qui joue à Bee Busy sur papier. Tout le monde regarde cet écran.
dice-back = Bee Busy
dice-offer = Vous jouez sur papier ?
dice-open = Lancer les dés sur cet écran
dice-none = Les dés n’ont pas encore été lancés.
dice-roll = Lancer
dice-next = Manche suivante
dice-round = Manche { $round }
dice-take = Premier joueur : prenez un dé.
dice-others = Les autres prennent l’un des deux dés qui restent sur la table.
dice-die = Prendre le { $value } ; les autres font { $sum }
dice-sum = laisse { $sum }
dice-told = Manche { $round } : { $a }, { $b } et { $c }
dice-earlier = Manches précédentes
dice-again = Recommencer

# Les rapports du laboratoire.

lab-title = Rapports du laboratoire
lab-text = Ce que des robots ont montré en de nombreuses parties : des expériences de ce serveur, en anglais.
lab-none = Il n’y a pas encore de rapport.

# Un jeu sur papier.

paper-title = Sur papier
paper-text = Tout le matériel en PDF, à imprimer et à découper, avec ces règles.
paper-print = Imprimer : { $paper }
