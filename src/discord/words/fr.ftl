errors_neutral = Un problème est survenu de mon côté ; rien n’a changé. Réessaie dans un instant.
errors_turnsGone = Les règles d’aujourd’hui ne mènent plus aux tours précédents de cette partie : je ne peux pas les montrer. Son journal et son résultat sont conservés.
errors_refusedAnswer = Je n’ai pas pu montrer la réponse. { COMMAND("board") } montre la partie telle qu’elle est.
errors_oldButton = Ce bouton vient d’une autre version de moi. { COMMAND("board") } montre la partie telle qu’elle est.
errors_strangeButton = Je ne connais pas ce bouton. { COMMAND("board") } montre la partie telle qu’elle est.
errors_otherGame = Le jeu de ce salon est { $game }. Tape plutôt { $command }.
errors_otherGameEnded = Le dernier jeu de ce salon était { $game }. { $board } montre comment la partie a fini.
errors_strangeCommand = Je ne connais plus cette commande. Tape `/` pour voir celles que je connais.

lobby_join = Rejoindre
lobby_leave = Quitter
lobby_start = Commencer
lobby_free = libre
lobby_gathering = Ouvert à tout le monde ici. { $opener } peut commencer dès qu’on est assez.
lobby_full = La table est complète : toute personne assise peut commencer.
lobby_running = La partie est en cours.
lobby_over = La partie est finie.
lobby_cancelled = La table a été annulée.
lobby_opened = La table est ouverte et tu y as une place. Les autres appuient sur Rejoindre ou tapent { COMMAND("join") }.
lobby_dealt = C’est distribué : le plateau suit dans son propre message.
lobby_joined = Te voilà à la table, { $taken } sur { $wanted }.
lobby_left = Tu as quitté la table.
lobby_leftAndClosed = Tu as quitté la table ; elle était vide et a été fermée.
lobby_seated = Ordre des places : { LIST($people, between: ", ") }. Le plateau suit.
lobby_resigned = Tu as abandonné. Je joue désormais ta place, et elle finit dernière.
lobby_resignedAndOver = Tu as abandonné, et la partie est finie.
lobby_howItEnded = { COMMAND("board") } montre comment elle a fini.
lobby_resign = Abandonner pour de bon
lobby_askResign =
    { $others ->
        [0] Abandonner cette partie ? C’est définitif.
        [1] Abandonner ? La partie finit aussitôt et l’autre gagne. C’est définitif.
       *[other] Abandonner ? Je joue ta place jusqu’au bout et elle finit dernière. C’est définitif. Avec `/games settings`, ta place peut t’attendre pendant ton absence.
    }
lobby_askResignEnds = Abandonner ? Tous les autres sont d’accord pour annuler cette partie : elle finit donc aussitôt, tu es dernier et les autres partagent la première place. C’est définitif.
lobby_askResignCancels = Abandonner ? Tous les autres sont d’accord pour annuler cette partie : elle est donc annulée aussitôt. C’est définitif.
lobby_calledOff = La partie est annulée.
lobby_agreedToCancel =
    { $agreed ->
        [one] Tu es d’accord pour annuler cette partie : { NUMBER($agreed) } sur { $needed } l’est. On demande aux autres dans le salon.
       *[other] Tu es d’accord pour annuler cette partie : { NUMBER($agreed) } sur { $needed } le sont. On demande aux autres dans le salon.
    }
lobby_askCancel = Demander aux autres d’annuler cette partie ? Elle finit quand tout le monde est d’accord, et ne compte pour personne.
lobby_askCancelLast = Annuler cette partie ? Tous les autres sont d’accord : elle finit aussitôt, et ne compte pour personne.
lobby_askEnd = Finir cette partie ? Quelqu’un l’a quittée. Elle finit quand tous les autres sont d’accord : qui l’a quittée perd, les autres partagent la première place.
lobby_endedDeserted = La partie est finie : qui l’a quittée perd, les autres partagent la première place.
lobby_openCancel = Annuler la partie
lobby_agreeCancel = D’accord pour annuler
lobby_playOn = Continuer à jouer
lobby_playsOn = { $person } veut continuer : cette partie n’est pas annulée.
lobby_nothingToCancel = Plus personne ne demande d’annuler cette partie.
lobby_saidPlayOn = La partie continue.

places_permissions_ViewChannel = Voir le salon
places_permissions_SendMessages = Envoyer des messages
places_permissions_SendMessagesInThreads = Envoyer des messages dans les fils
places_permissions_CreatePublicThreads = Créer des fils publics
places_permissions_CreatePrivateThreads = Créer des fils privés
places_permissions_AttachFiles = Joindre des fichiers
places_permissions_ReadMessageHistory = Voir les anciens messages
places_lacking =
    { COUNT($permissions) ->
        [1] Je ne peux pas jouer dans ce salon : il me manque la permission { LIST($permissions) }. Qui gère le salon peut la donner à mon rôle ; puis redemande.
       *[other] Je ne peux pas jouer dans ce salon : il me manque les permissions { LIST($permissions) }. Qui gère le salon peut les donner à mon rôle ; puis redemande.
    }
places_direct =
    { GIVEN(COMMAND("solo")) ->
        [no] Ici, nous ne sommes que deux : { COMMAND("new", "players:") } joue contre le bot ; à plusieurs, tape-le dans le salon d’un serveur.
       *[yes] Ici, nous ne sommes que deux : { COMMAND("solo") } joue en solo, { COMMAND("new", "players:") } contre le bot ; à plusieurs, il faut le salon d’un serveur.
    }
places_amongOthers = Je ne peux pas publier de plateaux dans une conversation privée entre d’autres. Joue dans le salon d’un serveur où je suis installé, ou en solo par message privé avec moi.
places_notInstalled =
    { GIVEN(COMMAND("solo")) ->
        [no] Je ne suis pas installé sur ce serveur et ne pourrais donc pas y publier le plateau. Qui gère le serveur peut m’ajouter : ouvre mon profil, « Ajouter l’appli ».
       *[yes] Je ne suis pas installé sur ce serveur et ne pourrais donc pas y publier le plateau. Qui gère le serveur peut m’ajouter : ouvre mon profil, « Ajouter l’appli ». Ou joue { COMMAND("solo") } par message privé avec moi.
    }

board_hand = Main
board_rules = Règles
board_board = Plateau
board_parts = Légende
board_undo = Annuler
board_cancelled = Cette partie a été annulée.
board_givenUp = Cette partie a été abandonnée.
board_lastOnes =
    { COUNT($people) ->
        [1] { LIST($people) } gagne : tous les autres ont abandonné.
       *[other] { LIST($people) } gagnent : tous les autres ont abandonné.
    }
board_resigned = { $person } a abandonné.
board_wouldCancel =
    { $agreed ->
        [one] { LIST($people) } voudrait annuler cette partie : { NUMBER($agreed) } sur { $asked } est d’accord.
       *[other] { LIST($people) } voudraient annuler cette partie : { NUMBER($agreed) } sur { $asked } sont d’accord.
    }
board_awaited = { LIST($people) } : { $what }
board_chosen =
    { COUNT($people) ->
        [1] { LIST($people) } a choisi.
       *[other] { LIST($people) } ont choisi.
    }
board_tookBack = { $person } a annulé :
board_tooEarly = Elle a fini avant que quelqu’un ait eu un deuxième tour et ne compte donc nulle part.
board_practised = Entraînement : une action a été annulée dans cette partie, son score compte donc comme entraînement.

panel_done = C’est fait.
panel_sealed = Choix gardé secret : { $deed }.
panel_stillChoosing = Choix attendu de : { LIST($people) }. D’ici là, tu peux changer le tien.
panel_chooseAgain = Choisir à nouveau
panel_turnedDown = Ton choix ne va pas avec celui des autres : { $deed }. { $why } Choisis à nouveau ; les autres gardent le leur.
panel_unreadable = Les règles ont changé depuis ton choix, et il ne peut plus être lu : « { $typed } ». { $why } Choisis à nouveau ; les autres gardent le leur.
panel_preview = Aperçu : { $deed }
panel_earlier = Précédents
panel_more = Plus… ({ $page } sur { $pages })
panel_back = Retour
panel_yourTurn = À toi
panel_judged = Le meilleur d’abord, selon le joueur moyen du bot.
panel_mostPoints = D’abord ce qui rapporte le plus de points maintenant.
panel_pressShows = { $order } Un appui montre ce qu’il rapporte ; rien ne se fait avant que tu confirmes.
panel_greenActs = { $order } Les boutons verts agissent aussitôt ; les autres montrent d’abord ce qu’ils rapportent.
panel_others = { $kind } : autres façons
panel_none = rien
panel_notYet = Pas encore fait. Voici ce que cela donnerait :
panel_gone = Ce choix n’existe plus. Voici ceux qui existent :
panel_points =
    { $points ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } points
    }
panel_upTo = jusqu’à { $points }

orders_always = Toujours : { $order }
orders_alwaysWhich = Toujours cela…
orders_which = C’est fait maintenant, puis sans te demander, chaque fois que cela convient. Pour combien de temps ?
orders_left = Consigne : { $order }. Personne d’autre ne la voit ; tu peux la retirer sur la page de ta main.
orders_title = **Tes consignes**
orders_takeBack = Retirer : { $order }
orders_withdrawn = La consigne est retirée. On te demandera de nouveau.
orders_door = Consignes…
orders_ask = Que dois-je faire pour toi sans demander ? Je le fais chaque fois que cela convient ; d’ici là, personne d’autre ne le voit.
orders_none = Rien ne peut être décidé d’avance ici pour le moment.

typing_lacking = Il manque : { $option }.
typing_unknown = Je ne connais pas « { $typed } » pour : { $option }.
typing_andMore = { LIST($values, between: ", ") } et { $left } de plus
typing_possible = Possible maintenant : { $values }.
typing_possibleWith = Possible avec { LIST($given, between: ", ") } : { $values }.
typing_instead = Ce que tu peux faire maintenant : { LIST($kinds, between: ", ") }.
typing_nothing = « { $typed } » : ce n’est pas possible maintenant.
typing_several = « { $typed } » peut désigner plusieurs actions.

fair_shuffleSealed = Mélange { $digits } · { COMMAND("game verify") }
fair_shuffleTold = Vérifier le mélange : { COMMAND("game verify") }
fair_elsewhere = Cela appartient à la partie d’un autre salon : rien n’a été fait.
fair_unasked = Je ne l’avais pas demandé : rien n’a été fait. { COMMAND("board") } montre la partie telle qu’elle est.
fair_slowDown = C’était trop rapide pour moi : rien n’a été fait. Réessaie dans un instant.

lesson_begin = Essayer un premier tour
lesson_toGame = Vers la partie
lesson_play = Ouvrir une table ici
lesson_step = Étape { $at } sur { $of }, sur un plateau d’exemple : rien ici ne change une partie.
lesson_back = Retour
lesson_none = Cette leçon n’existe plus. { COMMAND("rules") } a tous les chapitres.

showing_share = Partager
showing_replayButton = Revoir
showing_card = Voici une carte de cette partie, visible de toi uniquement : enregistre-la, ou publie-la pour tout ce salon.
showing_cardToKeep = Voici une carte de cette partie, à enregistrer ou à faire passer.
showing_post = Publier ici
showing_posted = Publié.
showing_sharedBy = { $person } partage cette partie :
showing_replay = Voici la partie depuis le début, à enregistrer ou à faire passer.
showing_progress = La partie est dessinée tour par tour : { PERCENT($share) }.
showing_busy = Un film de ce salon est déjà en cours de dessin. Redemande quand il sera prêt.
showing_noPicture = Ce jeu n’a pas de telle image.
