errors_neutral = Un problème est survenu de mon côté ; rien n’a changé. Réessaie dans un instant.
errors_busy = Un autre programme occupe ma base de données en ce moment. Rien n’a changé ; réessaie dans un instant.
errors_turnsGone = Les règles d’aujourd’hui ne mènent plus aux tours précédents de cette partie : je ne peux pas les montrer. Son journal et son résultat sont conservés.
errors_refusedAnswer = Je n’ai pas pu montrer la réponse. { COMMAND("board") } montre la partie telle qu’elle est.
errors_unpainted = L’image n’a pas pu être dessinée pour l’instant.
errors_tryAgain = Réessayer
errors_plainMessage = Je ne peux pas montrer le texte habituel de ce message : Discord ou un filtre l’a refusé. Les boutons fonctionnent, et les réponses privées montrent tout.
errors_plainPosted = Discord ou un filtre du serveur (AutoMod) a refusé mon message dans { $channel }. Sa forme la plus simple s’y trouve maintenant, sans noms ni image ; les boutons fonctionnent. Une personne qui gère le serveur peut autoriser mes messages dans les paramètres du serveur, sous AutoMod.
errors_notPosted = Discord ou un filtre du serveur (AutoMod) a refusé mon message dans { $channel }, même sous sa forme la plus simple ; il y manque donc. Une personne qui gère le serveur peut autoriser mes messages dans les paramètres du serveur, sous AutoMod. La prochaine action l’enverra de nouveau.
errors_notWritten = Discord a refusé un message privé que je t’envoyais, même sous sa forme la plus simple. `/games list` montre tes parties.
errors_notFollowed = Je n’ai pas pu le publier dans ce salon.
errors_oldButton = Ce bouton vient d’une autre version de moi. { COMMAND("board") } montre la partie telle qu’elle est.
errors_strangeButton = Je ne connais pas ce bouton. { COMMAND("board") } montre la partie telle qu’elle est.
errors_otherGame = Le jeu de ce salon est { $game }. Tape plutôt { $command }.
errors_otherGameEnded = Le dernier jeu de ce salon était { $game }. { $board } montre comment la partie a fini.
errors_strangeCommand = Je ne connais plus cette commande. Tape `/` pour voir celles que je connais.

errors_moved = { $former } a changé de place. Tape plutôt { $present }.
errors_formerOption = { $option } est un menu maintenant. Tape { $command } sans cette option, puis choisis dans la réponse que personne d’autre ne voit.

lobby_join = Rejoindre
lobby_leave = Quitter
lobby_start = Commencer
lobby_free = libre
lobby_gathering = Ouvert à tout le monde ici. { $opener } peut commencer dès qu’on est assez.
lobby_full = La table est complète : toute personne assise peut commencer.
lobby_running = La partie est en cours.
lobby_over = La partie est finie.
lobby_cancelled = La table a été annulée.
lobby_opened = La table est ouverte et tu y as une place. Les autres appuient sur Rejoindre.
lobby_dealt = C’est distribué : le plateau suit dans son propre message.
lobby_joined = Te voilà à la table, { $taken } sur { $wanted }.
lobby_left = Tu as quitté la table.
lobby_leftAndClosed = Tu as quitté la table ; elle était vide et a été fermée.
lobby_leftAndClosedForAll = Tu as quitté la table. Là où elle a été ouverte, il ne reste personne : elle a été fermée pour les autres aussi.
lobby_seated = Ordre des places : { LIST($people, between: ", ") }. Le plateau suit.
lobby_resigned = Tu as abandonné. Je joue désormais ta place, et elle finit dernière.
lobby_resignedAndOver = Tu as abandonné, et la partie est finie.
lobby_howItEnded = { COMMAND("board") } montre comment elle a fini.
lobby_calledOff = La partie est annulée.
lobby_agreedToCancel =
    { $agreed ->
        [one] Tu es d’accord pour annuler cette partie : { NUMBER($agreed) } accord sur { $needed }. On demande aux autres dans le salon.
       *[other] Tu es d’accord pour annuler cette partie : { NUMBER($agreed) } accords sur { $needed }. On demande aux autres dans le salon.
    }
lobby_endedDeserted = La partie est finie : la personne qui l’a quittée perd, les autres partagent la première place.
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
        [1] Je ne peux pas jouer dans ce salon : il me manque la permission { LIST($permissions) }. Une personne qui gère le salon peut la donner à mon rôle ; redemande ensuite.
       *[other] Je ne peux pas jouer dans ce salon : il me manque les permissions { LIST($permissions) }. Une personne qui gère le salon peut les donner à mon rôle ; redemande ensuite.
    }
places_direct =
    { GIVEN(COMMAND("solo")) ->
        [no] Ici, nous ne sommes que deux : { COMMAND("new", "players:") } joue contre le bot ; à plusieurs, tape-le dans le salon d’un serveur.
       *[yes] Ici, nous ne sommes que deux : { COMMAND("solo") } joue en solo, { COMMAND("new", "players:") } contre le bot ; à plusieurs, il faut le salon d’un serveur.
    }
places_amongOthers = Je ne peux pas publier de plateaux dans une conversation privée entre d’autres. Joue dans le salon d’un serveur où je suis installé, ou en solo par message privé avec moi.
places_notInstalled =
    { GIVEN(COMMAND("solo")) ->
        [no] Je ne suis pas installé sur ce serveur et ne pourrais donc pas y publier le plateau. Une personne qui gère le serveur peut m’ajouter : ouvrir mon profil, « Ajouter l’appli ».
       *[yes] Je ne suis pas installé sur ce serveur et ne pourrais donc pas y publier le plateau. Une personne qui gère le serveur peut m’ajouter : ouvrir mon profil, « Ajouter l’appli ». Ou joue { COMMAND("solo") } par message privé avec moi.
    }

board_hand = Main
board_rules = Règles
board_board = Plateau
board_parts = Légende
board_undo = Revenir en arrière
board_resigned = { $person } a abandonné.
board_hasLeft = { $person } a quitté la partie pour de bon.
board_awaited = { LIST($people) } : { $what }
board_chosen =
    { COUNT($people) ->
        [1] { LIST($people) } a choisi.
       *[other] { LIST($people) } ont choisi.
    }
board_tookBack = { $person } a annulé :
board_tooEarly = Elle a fini avant que quelqu’un ait eu un deuxième tour et ne compte donc nulle part.
board_practised = Une action a été annulée dans cette partie, son score compte donc comme entraînement.

panel_done = C’est fait.
panel_preview = Aperçu : { $action }
panel_further = -# La liste a 25 choix sur { $count }. { COMMAND("do") } accepte aussi les autres.
panel_more = Autres actions…
panel_back = Retour
panel_yourTurn = À toi
panel_judged = Classé par le bot moyen, le meilleur d’abord.
panel_mostPoints = D’abord ce qui rapporte le plus de points maintenant.
panel_pressShows = { $order } Un clic montre ce qu’il rapporte ; rien ne se fait avant que tu confirmes.
panel_withoutPreview = { $order } Sans aperçu, tout de suite : { LIST($kinds) }.
panel_others = { $kind } : autres façons
panel_none = rien
panel_notYet = Pas encore fait. Si tu confirmes :
panel_gone = Ce choix n’existe plus. Voici ceux qui existent :
panel_points =
    { $points ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } points
    }
panel_between =
    { $most ->
        [one] { $least }–{ NUMBER($most) } point
       *[other] { $least }–{ NUMBER($most) } points
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

typing_unknown = « { $typed } » ne convient pas pour : { $option }.
typing_tooLong = { $option } accepte { $longest } caractères au plus ; ton texte en a { $characters }. Rien n’a été fait.
typing_andMore = { LIST($values, between: ", ") } et { $left } de plus
typing_possible = Possible maintenant : { $values }.
typing_possibleWith = Possible avec { LIST($given, between: ", ") } : { $values }.
typing_instead = Ce que tu peux faire maintenant : { LIST($kinds, between: ", ") }.
typing_nothing = « { $typed } » : ce n’est pas possible maintenant.
typing_several = « { $typed } » peut désigner plusieurs actions.

fair_shuffleSealed = Mélange { $digits } · { COMMAND("game") }
fair_shuffleCheck = Vérifier le mélange : { COMMAND("game") }
fair_elsewhere = Cela appartient à la partie d’un autre salon : rien n’a été fait.
fair_unasked = Je ne l’avais pas demandé : rien n’a été fait. { COMMAND("board") } montre la partie telle qu’elle est.
fair_slowDown = C’était trop rapide pour moi : rien n’a été fait. Réessaie dans un instant.

lesson_begin = Essayer un premier tour
lesson_toGame = Vers la partie
lesson_play = Ouvrir une table ici
lesson_playBot = Jouer contre le bot
lesson_back = Retour
lesson_help = Le choix vert mène plus loin.
lesson_none = Cette leçon n’existe plus. { COMMAND("rules") } a tous les chapitres.

showing_share = Partager
showing_replayButton = Voir le replay
showing_card = Voici une carte de cette partie, visible de toi uniquement : enregistre-la, ou publie-la pour tout ce salon.
showing_cardToKeep = Voici une carte de cette partie, à enregistrer ou à faire passer.
showing_post = Publier ici
showing_posted = Ça suit ici.
showing_sharedBy = { $person } partage cette partie :
showing_replay = Voici la partie depuis le début, à enregistrer ou à faire passer.
showing_progress = La partie est dessinée tour par tour : { PERCENT($share) }.
showing_busy = Un replay de ce salon est déjà en préparation. Redemande quand il sera prêt.
showing_noPicture = Ce jeu n’a pas de telle image.

tables_paces_none = sans limite de temps
tables_paces_day = un jour par tour
tables_paces_three-days = trois jours par tour
tables_paces_two-weeks = 14 jours par tour
tables_paces_live = en direct : une minute par décision
tables_seatings_random = places au hasard
tables_seatings_joined = places dans l’ordre d’arrivée
tables_noHints = sans conseils
tables_rated = classée, donc sans conseils
tables_ratedWithMore = classée si une autre personne se joint
tables_unrated = non classée
tables_arrange = Comment se joue cette table : tu peux le changer jusqu’à ce qu’une autre personne y prenne place.
tables_invite = Inviter des personnes
tables_invited = Invitations : { LIST($people) }
tables_asked = réponse attendue
tables_rematch = Une autre partie avec les mêmes personnes : les autres appuient sur Rejoindre.
tables_lapsed = Personne n’a rien fait ici pendant un jour, cette table a donc été fermée. { COMMAND("new") } en ouvre une autre.
tables_title = { $game } avec { LIST($people, between: ", ") }
tables_inThread = Dans un fil
tables_openedThere = La table est ouverte dans { $thread }, et tu y as une place.
tables_dealtThere = C’est distribué : le plateau est dans { $thread }.
tables_alreadyInThread = Nous sommes déjà dans un fil : { COMMAND("new") } sans `thread` joue ici.
tables_noThread = Je n’ai pas pu ouvrir de fil ici. { COMMAND("new") } sans `thread` joue dans ce salon.
tables_bots =
    { COUNT($people) ->
        [1] { LIST($people) } ne peut pas jouer : seules des personnes le peuvent.
       *[other] { LIST($people) } ne peuvent pas jouer : seules des personnes le peuvent.
    }
tables_yourself =
    { GIVEN(COMMAND("solo")) ->
        [no] Tu ne peux pas te défier toi-même.
       *[yes] Pour jouer en solo, tape { COMMAND("solo") }.
    }
tables_remove = Retirer { $person }
tables_removed = { $person } n’est plus à la table ; la place est de nouveau libre.
tables_again = La table est de nouveau ouverte : les autres appuient sur Rejoindre.
tables_againSolo = Nouvelle donne : le plateau suit.
tables_none =
    { GIVEN(COMMAND("solo")) ->
        [no] Tu n’as pas de partie en cours. { COMMAND("new") } en ouvre une.
       *[yes] Tu n’as pas de partie en cours. { COMMAND("new") } en ouvre une, { COMMAND("solo") } joue en solo.
    }
tables_help =
    { GIVEN(COMMAND("solo")) ->
        [no] { COMMAND("new") } ouvre une table, pour des personnes ou avec des bots. `/games find` cherche des gens, et `/games list` montre tes parties.
       *[yes] { COMMAND("new") } ouvre une table, pour des personnes ou avec des bots. { COMMAND("solo") } joue en solo. `/games find` cherche des gens, et `/games list` montre tes parties.
    }

help_buttons_daily = Donnes du jour
help_buttons_bot = Jouer contre un bot
help_buttons_learn = Apprendre à jouer
help_buttons_find = Trouver des joueurs
help_buttons_list = Mes parties
help_daily = **Donnes du jour** : tout le monde reçoit la même donne sur ce bot. Tu es seul à voir ta partie.
help_bot = **Jouer contre un bot** : la partie commence aussitôt, dans ce salon. Facile convient à une première partie.
help_learn = **Apprendre à jouer** : un premier tour sur un plateau d’exemple, en deux minutes. Tu es seul à le voir.
tables_noneOpen = Aucune table ici n’a de place pour toi. { COMMAND("new") } en ouvre une, et les autres la trouveront ici.

calls_ping = { $person }, c’est à toi.
calls_reminder =
    { $hours ->
        [one] { $person }, les autres t’attendent depuis { NUMBER($hours) } heure.
       *[other] { $person }, les autres t’attendent depuis { NUMBER($hours) } heures.
    }
calls_note =
    { $days ->
        [one] { $person }, un dernier mot : les autres t’attendent depuis { NUMBER($days) } jour. Je ne te rappellerai plus ce tour.
       *[other] { $person }, un dernier mot : les autres t’attendent depuis { NUMBER($days) } jours. Je ne te rappellerai plus ce tour.
    }
calls_nudge =
    { COUNT($people) ->
        [1] { GIVEN($asked) ->
            [no] { LIST($people) }, { $by } te relance : c’est à toi.
           *[yes] { LIST($people) }, { $by } te relance : { $asked }.
        }
       *[other] { GIVEN($asked) ->
            [no] { LIST($people) }, { $by } vous relance : c’est à vous.
           *[yes] { LIST($people) }, { $by } vous relance : { $asked }.
        }
    }
calls_overdue = { $person } a dépassé { $hours } heures. Les autres peuvent décider de la suite.
calls_question = { $person }, on t’a posé une question ici, et ta réponse manque encore.
calls_invited = { $person }, on t’invite à cette table.
calls_paused = Cette partie est en pause.

live_minute = ⏱️ { $person } : la minute finit { $minute }. La réserve de { $reserve } finit { $end }.
live_reserve = ⏳ { $person } : la minute est passée et la réserve court. Elle finit { $end }.
live_begins = { LIST($people) }, la partie en direct commence : une minute par décision et cinq minutes de réserve pour toute la partie.
live_warning = ⏳ { $person }, ta réserve finit { $end }. Ensuite, tu perds au temps.
live_lost = { $person } n’a plus de temps.
live_seek = On cherche une partie en direct. La recherche finit { $end }. La partie commence dès que toutes les places sont prises.
live_lapsed = La recherche d’une partie en direct est finie. { COMMAND("new") } en ouvre une autre.
live_follows = L’image suit.
live_waiting = On attend { LIST($people) }. Ton panneau s’ouvre ici quand c’est ton tour.

history_log = Historique
history_recap = Résumé
history_board = Plateau
history_earlier = ◀ Précédentes
history_later = Suivantes ▶
history_logTitle = **La partie jusqu’ici**, page { $page } sur { $pages }
history_logEmpty = Rien n’a encore été joué. L’historique commence avec le premier tour.
history_strangers = Tu n’es pas à cette table ; voici la dernière page de son historique.
history_tookBack = **{ $name }** a annulé : { LIST($turns) }.
history_byOrder = (par consigne)
history_playedFor = (joué pour la place)
history_since = **Depuis ta dernière action**
history_sinceTheDeal = **Depuis le début de la partie**
history_nothingSince = Rien ne s’est passé depuis ta dernière action.
history_near = **Pour tes propres objectifs**
history_boardAfter = Le plateau après le tour { $turn } sur { $newest }.
history_boardOfTheDeal = Le plateau au début de la partie.
history_noSuchTurn = Il n’y a pas de tour { $turn } : le dernier est { $newest }, et 0 est le début. { COMMAND("game") } → Historique numérote les tours.

ending_ratings = Cote : { LIST($people, between: ", ") }.
ending_ratingsWithPlayers = Cote contre les bots : { LIST($people, between: ", ") }.
ending_rating = { $person } à { $points } ({ $change })
ending_ratedInPart = La partie a compté pour { PERCENT($part) } d’une partie classée.
ending_more = Plus…
ending_whichOther = Quel jeu avec les mêmes personnes ? Les autres sont invités et appuient sur Rejoindre.
ending_recordButton = Fichier de la partie
ending_verifyButton = Vérifier le mélange
ending_record = La partie entière, dans un fichier que d’autres programmes peuvent lire et vérifier.
ending_recordSoFar = La partie jusqu’ici, dans un fichier : ce que tu peux en savoir. Il sera complet une fois la partie finie.
ending_recordFile = L’enregistrement de la partie
ending_verified =
    { $shuffles ->
        [one] Vérifié : le { NUMBER($shuffles) } mélange et tous les tours découlent de la graine fixée avant la première carte. Avec { COMMAND("game") } → Fichier de la partie, tu peux le vérifier toi-même.
       *[other] Vérifié : les { NUMBER($shuffles) } mélanges et tous les tours découlent de la graine fixée avant la première carte. Avec { COMMAND("game") } → Fichier de la partie, tu peux le vérifier toi-même.
    }
ending_proof = -# SHA-256 `{ $commitment }`, graine `{ $seed }`, sel `{ $salt }`
ending_differs = À partir du tour { $turn }, cette partie ne découle pas de la graine fixée avant elle.
ending_notYetVerified = Les mélanges sont fixés par une graine secrète ; son SHA-256 est `{ $commitment }`. La graine est révélée à la fin de la partie ; je pourrai alors te vérifier chaque mélange.
ending_unverifiable = Cette partie a commencé avant que les mélanges soient liés à une graine : rien ne peut être vérifié.
ending_olderRules = Cette partie a commencé avec une version antérieure de ses règles : je ne peux plus vérifier ses tours. Sa graine est révélée : le programme d’alors le peut.

review_progress = Je regarde de nouveau cette partie, décision par décision : { PERCENT($share) }.
review_overview = Vue d’ensemble
review_turnButton = Tour { NUMBER($turn) } : { $loss }
review_share = Partager
review_shared = Partagée : tout le monde ici peut maintenant voir cette analyse.
review_sharedBy =
    { GIVEN($right) ->
        [no] { $person } partage le déroulement de cette partie :
       *[yes] { $person } partage le déroulement de cette partie, avec une précision de **{ NUMBER($right) }** sur 100 :
    }
review_turn = **Tour { NUMBER($turn) } : résultat final { $loss }**
review_played = Joué : { $action }
review_better = Mieux : **{ $action }**
review_because = Parce que :
review_noReason = Points de plus que j’en attends à la fin : **{ $points }**.
review_chances = Chances de gagner, dans des parties comme celle-ci : { PERCENT($best) } avec le meilleur choix, { PERCENT($played) } comme joué.
review_seen = -# Jugé selon ce qui se voyait alors ; rien de ce qui est venu plus tard n’y a part.

deals_soloRules = Tu joues en solo, sans adversaire. Ton résultat est ton nombre de points. Ensuite, tu vois combien de points le bot difficile a obtenus.
deals_dailyRules = Aujourd’hui, tout le monde sur ce bot reçoit la même donne. Ton premier essai compte : sans annuler, sans conseils. Toi seul la vois ; elle se joue ici même, quoi qu’il se passe dans ce salon.
deals_challengeRules = Toute personne qui a le code reçoit la même donne. Ton premier essai compte : sans annuler, sans conseils. Toi seul la vois.
deals_pastRules = Cette journée est finie. Elle peut se jouer en entraînement, en annulant et avec des conseils.
deals_spentRules = Ton premier essai est passé. Désormais tu t’entraînes, en annulant et avec des conseils.
deals_ends = La journée finit à { $at } ({ $relative }) ; ce qui a commencé d’ici là peut se terminer pendant deux heures encore.
deals_next = Prochaine donne { $relative }.
deals_streak =
    { $days ->
        [one] 🔥 { NUMBER($days) } jour de suite, record { $longest }.
       *[other] 🔥 { NUMBER($days) } jours de suite, record { $longest }.
    }
deals_freeLeft = Un jour manqué ce mois-ci est pardonné.
deals_freeUsed = Le jour pardonné de ce mois est déjà pris.
deals_sealed = Scellé : { $commitment }
deals_sealedNext = Demain : { $commitment }
deals_sealedMeans = Ce code a été fixé avant la première carte. Une fois la graine et le sel révélés, tout le monde peut vérifier que la donne n’a pas changé.
deals_openTo = Graine et sel sont révélés { $relative }.

deals_play = Jouer
deals_goOn = Continuer
deals_practise = S’entraîner
deals_anew = Recommencer
deals_show = Montrer ici
deals_text = En texte
deals_rounds = Manche par manche
deals_way = Meilleure partie trouvée
deals_parWay = La partie du bot difficile
deals_proof = Vérifier le mélange
deals_archive = Archives
deals_challenges = Défis
deals_days = Jours
deals_older = Plus anciens
deals_newer = Plus récents
deals_today = La donne du jour
deals_dare = Défier les autres
deals_newChallenge = Nouveau défi

deals_result =
    { $count ->
        [one] **{ NUMBER($count) } point**
       *[other] **{ NUMBER($count) } points**
    }
deals_par =
    { $by ->
        [0] Exactement le par de { $par }, celui du bot difficile.
       *[other] { $side ->
            [above] Le par du bot difficile est { $par } : tu es **{ $by }** au-dessus.
           *[other] Le par du bot difficile est { $par } : tu es **{ $by }** en dessous.
        }
    }
deals_parUnderWay = Le bot difficile joue encore : son par sera là dans un instant, appuie de nouveau.
deals_late = Elle a fini après la clôture de la journée et compte donc comme entraînement.
deals_unfair = Une action y a été annulée, ou un conseil utilisé.
deals_field =
    { $players ->
        [0] Personne d’autre ne l’a jouée jusqu’ici.
        [1] Personne d’autre ne l’a jouée jusqu’ici.
       *[other] { $better ->
            [0] Personne sur { $players } n’a fait mieux.
           *[other] { GIVEN($share) ->
                [yes] Aussi bien ou mieux que { PERCENT($share) } de { $players } joueurs.
               *[no] Place { $place } sur { $players }.
            }
        }
    }
deals_here = **Sur ce serveur**
deals_takenUp = **Ceux qui l’ont jouée**
deals_row =
    { $count ->
        [one] `{ $place }` { $name } : { NUMBER($count) } point
       *[other] `{ $place }` { $name } : { NUMBER($count) } points
    }
deals_rowUnfinished = `–` { $name } : non terminé
deals_helped = { $row } (avec annulation ou conseil)
deals_rival =
    { $count ->
        [one] `–` { $name } : { NUMBER($count) } point
       *[other] `–` { $name } : { NUMBER($count) } points
    }
deals_ownBest =
    Ton record avec l’entraînement : { $count ->
        [one] { NUMBER($count) } point
       *[other] { NUMBER($count) } points
    }, en { $attempts ->
        [one] { NUMBER($attempts) } essai
       *[other] { NUMBER($attempts) } essais
    }.
deals_bestFound =
    { $count ->
        [one] Meilleur score trouvé jusqu’ici : { NUMBER($count) } point.
       *[other] Meilleur score trouvé jusqu’ici : { NUMBER($count) } points.
    }
deals_otherDeal = C’est une nouvelle donne : de la partie finie, tout le monde peut voir la graine et les coups.
deals_giveCode = En tapant { $command }, on joue la même donne et on se compare à toi.
deals_unplayed = Tu verras les résultats des autres après l’avoir jouée.
deals_strong = Le par
deals_found = Record
deals_roundsTitle = **Points après chaque manche**
deals_wayTitle =
    { $count ->
        [one] **Une partie à { NUMBER($count) } point**
       *[other] **Une partie à { NUMBER($count) } points**
    }
deals_textHint = À copier et coller n’importe où ; rien de la donne n’y est révélé :
deals_textPar = le par : { $par }
deals_posted = Ta carte suit dans ce salon.
deals_postedBy = { $name } l’a jouée. La même pour tout le monde : { $command }

deals_archiveTitle = **{ $game } : jours passés**
deals_challengesTitle = **{ $game } : tes défis**
deals_noDays = Aucune journée n’est encore finie. La première arrive ici demain.
deals_noChallenges = Tu n’as encore lancé ni relevé aucun défi.
deals_notPlayed = pas jouée
deals_best = record { $count }
deals_choose = Laquelle ?
deals_proofPublished =
    Graine `{ $seed }`
    Sel `{ $salt }`
deals_proofHow = Tout le monde peut le vérifier.

morning_title = ☀️ **Bonjour !** { $date }
morning_deal = **{ $game } · { $deal }**
morning_dealWithPar =
    { $par ->
        [one] **{ $game } · { $deal }** · bot difficile : { NUMBER($par) } point
       *[other] **{ $game } · { $deal }** · bot difficile : { NUMBER($par) } points
    }
morning_row =
    { $count ->
        [one] { $name } : { NUMBER($count) } point
       *[other] { $name } : { NUMBER($count) } points
    }
morning_duelRow =
    { $side ->
        [level] { $name } : à égalité
        [ahead] { $count ->
            [one] { $name } : { NUMBER($count) } point d’avance
           *[other] { $name } : { NUMBER($count) } points d’avance
        }
       *[other] { $count ->
            [one] { $name } : { NUMBER($count) } point de retard
           *[other] { $name } : { NUMBER($count) } points de retard
        }
    }
morning_bot = bot difficile
morning_streak =
    { $days ->
        [one] 🔥 { NUMBER($days) } jour
       *[other] 🔥 { NUMBER($days) } jours
    }
morning_more =
    { $count ->
        [one] -# et { NUMBER($count) } autre personne
       *[other] -# et { NUMBER($count) } autres personnes
    }
morning_hidden = -# La dernière donne du jour ferme { $relative }. Son tableau viendra avec le prochain message du matin.
morning_none = La dernière donne du jour n’a pas de résultat à montrer ici. Celle d’aujourd’hui est prête.
morning_move =
    { $points ->
        [one] ✨ **Coup du jour :** { $name } a marqué { NUMBER($points) } point en un coup à { $game }, { NUMBER($ahead) } de plus que le coup moyen de cette partie.
       *[other] ✨ **Coup du jour :** { $name } a marqué { NUMBER($points) } points en un coup à { $game }, { NUMBER($ahead) } de plus que le coup moyen de cette partie.
    }
morning_week =
    { $games ->
        [0] 📅 **La semaine passée :** aucune partie terminée.
        [one] 📅 **La semaine passée :** { NUMBER($games) } partie terminée.
       *[other] 📅 **La semaine passée :** { NUMBER($games) } parties terminées.
    }
morning_best = 🏆 Meilleurs résultats : { LIST($scores) }.
morning_score =
    { $points ->
        [one] { $name } avec { NUMBER($points) } point à { $game }
       *[other] { $name } avec { NUMBER($points) } points à { $game }
    }
morning_record = 🎉 Nouveau record de ce serveur : { $score }. L’ancien record était de { NUMBER($before) }.
morning_longest =
    { $days ->
        [one] 🔥 Plus longue série de donnes du jour : { $name }, { NUMBER($days) } jour.
       *[other] 🔥 Plus longue série de donnes du jour : { $name }, { NUMBER($days) } jours.
    }
morning_wait = ⏳ Ligue { $league } : c’est à { $name } de jouer dans { $thread }. Le tour a commencé { $since }.
morning_play = Jouer { $game } du jour
morning_puzzle = Résoudre un problème
duels_rules = Tu joues contre le bot difficile. Tout le monde a la même place, et le bot répond toujours de la même façon aux mêmes coups. Ton résultat est ton avance en points.
duels_result = **{ $lead }** contre le bot difficile ({ $own } : { $bot })
duels_par = À ta place, le bot difficile obtient **{ $lead }**.
duels_ownBest =
    Ton record avec l’entraînement : { $lead }, en { $attempts ->
        [one] { NUMBER($attempts) } essai
       *[other] { NUMBER($attempts) } essais
    }.
duels_bestFound = Meilleur résultat trouvé jusqu’ici : { $lead }.
duels_wayTitle = **Des coups qui mènent à { $lead }**
duels_wayHow = Le bot répond chaque fois de la même façon à ces coups.
duels_roundsTitle = **Ton avance sur le bot après chaque manche**
duels_textPar = bot difficile : { $lead }
duels_best = record { $lead }
duels_proofHow = Les nombres aléatoires du bot viennent aussi de la graine. Avec son programme, chacun peut donc vérifier toutes ses réponses.
duels_thinking = Le bot réfléchit encore. Appuie sur le bouton dans un instant.
duels_solo = Solo
duels_duel = Duel

duplicates_head =
    { $tables ->
        [one] **{ $game }** · duplicate à { NUMBER($tables) } table
       *[other] **{ $game }** · duplicate à { NUMBER($tables) } tables
    }
duplicates_about = Toutes les tables ont la même donne et les mêmes pioches. À la fin, les places sont comparées comme au bridge : deux points de match pour chaque table derrière à la même place, un pour chaque égalité. Ce n’est pas classé.
duplicates_how_seats =
    { GIVEN($seats) ->
        [no] autant de places qu’il en faut
       *[yes] { $seats ->
            [one] { NUMBER($seats) } place par table
           *[other] { NUMBER($seats) } places par table
        }
    }
duplicates_how_hints =
    { $hints ->
        [no] sans conseils
       *[yes] avec conseils
    }
duplicates_how_company = à chaque table : { LIST($company) }
duplicates_secret = Chaque table est un fil privé : jusqu’à ce que toutes aient fini, personne d’autre n’en voit rien. Les membres avec Gérer les fils pourraient y regarder sur Discord.
duplicates_gathering =
    { $count ->
        [one] Ouvert par { $opener }. { NUMBER($count) } personne pour l’instant, { $most } au plus. Les participants sont répartis au hasard entre les tables ; des bots prennent les places libres.
       *[other] Ouvert par { $opener }. { NUMBER($count) } personnes pour l’instant, { $most } au plus. Les participants sont répartis au hasard entre les tables ; des bots prennent les places libres.
    }
duplicates_fewer = Moins de tables que voulu ({ $wanted }) : à chacune il y a au moins une personne.
duplicates_calledOff = Annulé : rien n’a été distribué.
duplicates_closed = Fermé avant la fin : on compare les tables qui avaient fini, les autres continuent pour elles-mêmes.
duplicates_compared = La comparaison est dans un message à part.
duplicates_noThreads = ⚠️ Je ne peux pas ouvrir de fils privés ici : il me faut **Créer des fils privés** et **Envoyer des messages dans les fils**. Je réessaie tout seul ; rien n’est perdu.

duplicates_stop = Annuler
duplicates_sure = Oui, terminer

duplicates_opened = Le duplicate est ouvert : son message arrive dans ce salon.
duplicates_joined = Tu participes. Ta table est choisie au hasard au début.
duplicates_left = Tu ne participes plus.
duplicates_started = Ça commence : chaque table s’ouvre dans un fil privé, et ses joueurs y sont ajoutés.
duplicates_stopAsk = Annuler le duplicate ? Rien n’est distribué.
duplicates_closeAsk = Fermer le duplicate ? Les tables qui ont fini sont comparées maintenant ; les autres continuent et ne comptent plus.
duplicates_closeForfeits = ⚠️ Ta propre table joue encore : ta place viendrait en dernier.
duplicates_stopped = C’est annulé.
duplicates_closedNow = C’est fermé.
duplicates_onlyHere = Les duplicates sont pour les serveurs : ouvres-en un dans un salon où je peux ouvrir des fils privés.
duplicates_offer = La même donne à plusieurs tables, comparées à la fin…
duplicates_offered =
    { $count ->
        [one] La même donne à { NUMBER($count) } table
       *[other] La même donne à { NUMBER($count) } tables
    }
duplicates_offeredAlone =
    { $count ->
        [one] Le même solo pour { NUMBER($count) } personne
       *[other] Le même solo pour { NUMBER($count) } personnes
    }
duplicates_noneEnded = Aucune table n’avait fini : il n’y a rien à comparer.
duplicates_place =
    `{ $place }` { $name } · { GIVEN($share) ->
        [no] –
       *[yes] { PERCENT($share) }
    } · { $matchPoints ->
        [one] { NUMBER($matchPoints) } point de match
       *[other] { NUMBER($matchPoints) } points de match
    } · table { $table }
duplicates_seat = Place { $number }
duplicates_score =
    { GIVEN($total) ->
        [no] à la table { $table }, { $name } – ({ $matchPoints })
       *[yes] à la table { $table }, { $name } { $total } ({ $matchPoints })
    }
duplicates_rounds = Manche par manche
duplicates_parted = Les tables ont fait de même jusqu’au coup { $turn }, où la place { $seat } a choisi autrement.
duplicates_oneWay = Toutes les tables ont joué pareil, choix après choix.
duplicates_scale = -# Entre parenthèses : points de match. Une place abandonnée, ou d’une table annulée, vient en dernier ; de même celle de la personne qui a fermé pendant sa propre partie.
duplicates_proof = -# Graine `{ $seed }`, sel `{ $salt }`.
duplicates_stillPlayed = -# La graine est révélée quand la dernière table a fini.
duplicates_counted =
    { $count ->
        [one] { NUMBER($count) } duplicate : { PERCENT($share) } des points de match en moyenne
       *[other] { NUMBER($count) } duplicates : { PERCENT($share) } des points de match en moyenne
    }

hints_ask = Conseil
hints_title = **Mes suggestions**, la meilleure d’abord
hints_margin = attendu **{ $points }**
hints_score = points attendus : **{ $points }**
hints_exactly = Pourquoi, au juste ?
hints_after =
    { $first ->
        [no] Après *{ $action }* :
       *[yes] Après *{ $action }* (part des parties imaginées) :
    }
hints_shares =
    { GIVEN($why) ->
        [no] { $share } au lieu de { $other }
       *[yes] { $share } au lieu de { $other } ; sinon : { $why }
    }
hints_lead = Ton avance en points ensuite : { $lead } au lieu de { $leadOther }.
hints_gets =
    { GIVEN($name) ->
        [no]
            { $gain ->
                [nothing] tu ne gagnes ensuite rien avec { $thing }
                [less] tu gagnes ensuite moins avec { $thing }
               *[more] tu gagnes ensuite plus avec { $thing }
            }
       *[yes]
            { $gain ->
                [nothing] { $name } ne gagne ensuite rien avec { $thing }
                [less] { $name } gagne ensuite moins avec { $thing }
               *[more] { $name } gagne ensuite plus avec { $thing }
            }
    }
hints_because =
    { $better ->
        [no] Moins bien que *{ $action }* : { $reason }.
       *[yes] Mieux que *{ $action }* : { $reason }.
    }
hints_against = contre : { $reason }
hints_unnamed =
    { $better ->
        [no] Moins bien que *{ $action }* : aucune raison ne ressort.
       *[yes] Mieux que *{ $action }* : aucune raison ne ressort.
    }
hints_comparedWith = Comparé à *{ $action }* : { $reasons }
hints_rest = tout le reste : { $points }
hints_even =
    { $ahead ->
        [no] À première vue, à peu près égal à *{ $action }*.
       *[yes] À peu près égal à *{ $action }* quand je joue la suite des deux.
    }
hints_noReason = Comparé à *{ $action }* : { $points } en tout ; aucune raison ne ressort à elle seule.
hints_marginMeans = Attendu : tes points à la fin moins la moyenne des autres, estimés d’après ce que tu vois.
hints_scoreMeans = Attendu : tes points à la fin, estimés d’après ce que tu vois.
hints_press = Un clic le montre sur le plateau ; rien ne se fait avant que tu confirmes. Un conseil voit plus loin que l’ordre des boutons.
hints_counted =
    { $used ->
        [one] { NUMBER($used) } conseil utilisé dans cette partie jusqu’ici.
       *[other] { NUMBER($used) } conseils utilisés dans cette partie jusqu’ici.
    }
hints_only = Il n’y a qu’une chose à faire, cela ne compte donc pas comme conseil :
hints_none = Je n’ai rien à conseiller ici, cela ne compte donc pas comme conseil.
hints_used =
    { $count ->
        [one] { NUMBER($count) } conseil utilisé.
       *[other] { NUMBER($count) } conseils utilisés.
    }
hints_usedBy = Conseils utilisés : { LIST($uses, between: ", ") }.
hints_usedByOne = { $person } { $count }

puzzles_title = **{ $game } · problème**
puzzles_round = Manche { NUMBER($round) }
puzzles_ask = **À toi de décider. Quel est le meilleur choix ?**
puzzles_back = -# Tu connais déjà ce problème ; il n’est plus classé.
puzzles_which = Problèmes : une position, une décision, une meilleure réponse. Pour quel jeu ?
puzzles_gameButton =
    { GIVEN($rating) ->
        [no] { $game }
       *[yes] { $game } · { $rating }
    }
puzzles_right = ✅ **Bien vu !**
puzzles_wrong = ❌ **Il y avait mieux.**
puzzles_before = Tu as répondu à ce problème { $when }.
puzzles_best = le meilleur
puzzles_chosen = ton choix
puzzles_why = Pourquoi elle vaut mieux que *{ $action }* :
puzzles_imagined =
    { $best ->
        [no] La même partie après l’autre action :
       *[yes] Une partie imaginée après la meilleure action :
    }
puzzles_means =
    { $worlds ->
        [one] -# Une perte de 2 signifie : deux de tes tours plus tard, ton avance a 2 points de moins, dans { NUMBER($worlds) } partie imaginée.
       *[other] -# Une perte de 2 signifie : deux de tes tours plus tard, ton avance a 2 points de moins, en moyenne sur { NUMBER($worlds) } parties imaginées.
    }
puzzles_theme = -# Thème : { $theme } · cote de ce problème : { $rating }
puzzles_themes_prepare = préparation
puzzles_themes_deny = priver les autres
puzzles_themes_goal = servir un objectif
puzzles_themes_race = une course
puzzles_themes_risk = risque
puzzles_themes_timing = le bon moment
puzzles_themes_save = garder pour plus tard
puzzles_themes_position = placement
puzzles_rating = Cote aux problèmes : { $before } → **{ $after }**
puzzles_unrated = Cote aux problèmes : **{ $rating }** (seule ta première réponse à un problème compte)
puzzles_provisional = -# Le point d’interrogation reste jusqu’à dix premières réponses.
puzzles_next = Problème suivant
puzzles_stop = Arrêter
puzzles_other = Autre jeu
puzzles_again = Reprendre le plus ancien
puzzles_more = Encore des problèmes
puzzles_done =
    { $count ->
        [one] Tu as répondu au seul problème de { $game }. Bravo !
       *[other] Tu as répondu aux { NUMBER($count) } problèmes de { $game }. Bravo !
    }
puzzles_returns = Le prochain problème que tu as manqué revient { $when }.
puzzles_oldest = Tu peux reprendre les plus anciens ; la cote n’en change pas.
puzzles_run =
    { $answered ->
        [one] **Fin de la série :** { NUMBER($solved) } problème résolu sur { NUMBER($answered) }, plus longue suite : { NUMBER($longest) }.
       *[other] **Fin de la série :** { NUMBER($solved) } sur { NUMBER($answered) } problèmes résolus, plus longue suite : { NUMBER($longest) }.
    }
puzzles_noRun = Tu n’as répondu à aucun problème dans cette série.
puzzles_runRating = { $game } : { $before } → **{ $after }**
puzzles_stats =
    { $answers ->
        [one] Cote aux problèmes : **{ $rating }**, { NUMBER($solved) } sur { NUMBER($answers) } problème résolu (toutes les réponses sont publiques)
       *[other] Cote aux problèmes : **{ $rating }**, { NUMBER($solved) } sur { NUMBER($answers) } problèmes résolus (toutes les réponses sont publiques)
    }

leagues_head = **{ $name }** · ligue de { $game }
leagues_how_seats =
    { $seats ->
        [2] duels
       *[other] tables de { $seats } au plus
    }
contests_noPace = sans limite de temps
leagues_how_rounds =
    { GIVEN($rounds) ->
        [no] rondes selon le nombre de personnes
       *[yes] { $rounds ->
            [one] { NUMBER($rounds) } ronde
           *[other] { NUMBER($rounds) } rondes
        }
    }
leagues_how_cup = puis une coupe des { $cup } meilleurs
leagues_scale = Points par place : { LIST($scales, last: "or") } ; les ex æquo se les partagent.
leagues_ties = À égalité de points : les rencontres, la moyenne des adversaires, la part des points dans les parties, le tirage.
leagues_absent =
    { $missed ->
        [one] Si une personne dépasse son temps, un remplaçant joue jusqu’à son retour. Une partie qui lui est laissée ne rapporte rien ; après la deuxième, le premier de la liste d’attente prend sa place ({ NUMBER($missed) } point par ronde manquée). Une exemption rapporte { $bye }.
       *[other] Si une personne dépasse son temps, un remplaçant joue jusqu’à son retour. Une partie qui lui est laissée ne rapporte rien ; après la deuxième, le premier de la liste d’attente prend sa place ({ NUMBER($missed) } points par ronde manquée). Une exemption rapporte { $bye }.
    }
leagues_filled = Une place restée libre à une table revient à { $player } : sans points, et les places des autres comptent comme si personne n’y était.
leagues_noCup = sans coupe
leagues_fill =
    { $on ->
        [no] les places libres restent libres
       *[yes] des bots moyens prennent les places libres
    }
leagues_drawn = Le tirage découle de la graine `{ $seed }`.
leagues_gathering =
    { $count ->
        [one] Ouverte par { $opener }. { NUMBER($count) } personne pour l’instant ; on y joue de { $fewest } à { $most }. Les parties commencent seules, dans des fils de ce salon, et sont classées.
       *[other] Ouverte par { $opener }. { NUMBER($count) } personnes pour l’instant ; on y joue de { $fewest } à { $most }. Les parties commencent seules, dans des fils de ce salon, et sont classées.
    }
leagues_cup =
    { $players ->
        [2] finale
        [4] demi-finales
       *[other] quarts de finale
    }
contests_tablesLeft =
    { $open ->
        [0] Toutes les tables ont fini.
       *[other] Tables encore en jeu : { $open } sur { $all }.
    }
leagues_waiting = Attendent une place : { LIST($names, between: ", ") }
leagues_over =
    { $total ->
        [one] 🏆 { $winner } l’emporte, avec { NUMBER($total) } point dans les rondes.
       *[other] 🏆 { $winner } l’emporte, avec { NUMBER($total) } points dans les rondes.
    }
leagues_closed = Cette ligue a été fermée avant sa fin. Les parties en cours se poursuivent.
leagues_noThreads = ⚠️ Je ne peux pas ouvrir de fils ici : il me faut **Créer des fils publics** et **Envoyer des messages dans les fils**. Je réessaie tout seul ; rien n’est perdu.
leagues_shut = ⚠️ Je ne peux plus écrire dans son salon : la ligue attend, et je réessaie tout seul.
contests_table = Table { $number }
leagues_byes =
    { $bye ->
        [one] Sans table cette fois, { NUMBER($bye) } point : { LIST($names, between: ", ") }
       *[other] Sans table cette fois, { NUMBER($bye) } points : { LIST($names, between: ", ") }
    }
leagues_called = -# Ce message ne prévient personne : chacun est prévenu dans le fil, quand vient son tour.

contests_join = Rejoindre
contests_leave = Quitter
contests_start = Commencer
leagues_standing = Classement
contests_close = Fermer

leagues_opened = **{ $name }** est ouverte : son message arrive dans ce salon.
leagues_joined = Tu participes à **{ $name }**.
leagues_nowWaiting = **{ $name }** a déjà commencé : tu es sur la liste d’attente et tu prendras la prochaine place qui se libère.
leagues_left = Tu as quitté **{ $name }**. Une partie que tu y joues va jusqu’à sa fin.
leagues_started = **{ $name }** commence : ses tables s’ouvrent dans des fils du salon.
leagues_closeAsk = Fermer **{ $name }** ? Il n’y aura plus de ronde, et personne ne gagne. Les parties en cours se poursuivent.
leagues_closedNow = **{ $name }** est fermée.

leagues_row =
    `{ $place }` { $name } : { $total ->
        [one] { NUMBER($total) } point
       *[other] { NUMBER($total) } points
    }, { $games ->
        [one] { NUMBER($games) } partie
       *[other] { NUMBER($games) } parties
    }
leagues_gone = a quitté
leagues_out = exclu
leagues_ownGame = Ta partie de cette ronde : { $thread }
leagues_ownBye = Tu n’as pas de table à cette ronde.
leagues_ownOver = Ta partie de cette ronde est finie.
leagues_ownComing = Ta table de cette ronde s’ouvre dans un instant.
leagues_notIn = Tu ne participes pas à cette ligue.
leagues_noVariant =
    { COUNT($known) ->
        [0] Ce jeu n’a pas de variantes.
       *[other] Cette variante n’existe pas. Il y a : { LIST($known, between: ", ") }.
    }
leagues_onlyHere = Les ligues sont pour les serveurs : ouvres-en une dans un salon où je peux ouvrir des fils.

players_does_easy = { $name } joue comme un débutant sympathique : il voit le coup suivant, et on peut gagner.
players_does_medium = { $name } pèse ce que chaque coup rapporte, maintenant et plus tard.
players_does_hard = { $name } essaie maintes fois les meilleurs coups avant de décider ; cela prend quelques secondes.
players_add = Ajouter un bot
players_manage = Gérer les bots
players_ask = **Qui doit rejoindre la table ?**
players_full = Toutes les places sont prises.
players_added = { $name } est à la table, { $taken } sur { $wanted }.
players_for = le bot pour { $person }
players_thinking =
    { COUNT($names) ->
        [1] { LIST($names) } réfléchit.
       *[other] { LIST($names) } réfléchissent.
    }
players_unknown = Je ne connais pas de bot « { $typed } ». Il y a { LIST($possible) } ; plusieurs s’écrivent « 2 { $strongest } » ou « { LIST($pair, between: ", ") } ».

seatPages_lookAt = Voir { $name }

refusals_no-match =
    { GIVEN(COMMAND("solo")) ->
        [no] Il n’y a pas de partie dans ce salon. { COMMAND("new") } en ouvre une.
       *[yes] Il n’y a pas de partie dans ce salon. { COMMAND("new") } en ouvre une, { COMMAND("solo") } en commence une en solo.
    }
refusals_channel-busy =
    { $status ->
        [lobby] { $asker ->
            [stranger] { $free ->
                [0] Un salon n’a qu’une partie à la fois. Une partie va commencer ici, et toutes ses places sont prises.
               *[other] Un salon n’a qu’une partie à la fois. Une partie attend des joueurs ici : { COMMAND("game") } → Rejoindre prend une place.
            }
           *[other] Un salon n’a qu’une partie à la fois. Une partie attend des joueurs ici, et tu y as une place.
        }
       *[other] Un salon n’a qu’une partie à la fois, et une partie est déjà en cours ici. Ouvre la tienne dans un autre salon ou dans un fil.
    }
refusals_already-seated = Tu es déjà à cette table.
refusals_not-seated =
    { $gathering ->
        [no] Tu n’es pas à cette table, tu n’as donc rien à y faire. { COMMAND("board") } montre la partie.
       *[yes] { $full ->
            [no] Tu n’es pas à cette table. { COMMAND("game") } → Rejoindre prend une place.
           *[yes] Tu n’es pas à cette table, et toutes ses places sont prises.
        }
    }
refusals_no-players = Il n’y a pas encore de bots pour ce jeu : invite des personnes.
refusals_players-only = Une table a besoin d’une personne, et il ne lui reste aucune place. Places : { $seats }, bots : { $players }.
refusals_table-full =
    { $seats ->
        [one] La table est complète : { NUMBER($seats) } place prise.
       *[other] La table est complète : { NUMBER($seats) } places prises.
    }
refusals_too-few =
    { $seats ->
        [one] Pas assez de monde : il faut être { $needed }, et { NUMBER($seats) } seule personne est ici. Les autres appuient sur Rejoindre.
       *[other] Pas assez de monde : il faut être { $needed }, et vous n’êtes que { NUMBER($seats) } ici. Les autres appuient sur Rejoindre.
    }
refusals_already-started =
    { $asker ->
        [seated] La partie a déjà commencé ; les places ne changent plus. { COMMAND("game") } → Abandonner… abandonne la tienne.
        [opener] La partie a déjà commencé ; les places ne changent plus. { COMMAND("game") } → Abandonner… abandonne la tienne.
       *[other] La partie a déjà commencé ; les places ne changent plus. { COMMAND("board") } la montre.
    }
refusals_not-started = La partie n’a pas encore commencé. La personne qui a ouvert la table peut la lancer dès qu’on est assez ; une fois la table complète, toute personne assise le peut.
refusals_not-opener_start =
    { GIVEN($opener) ->
        [no] Tant que la table n’est pas complète, une seule personne peut commencer : la personne qui a ouvert cette table.
       *[yes] Tant que la table n’est pas complète, une seule personne peut commencer : { $opener }, qui a ouvert cette table.
    }
refusals_not-opener_cancel =
    { $asker ->
        [stranger] { GIVEN($opener) ->
            [no] Une seule personne peut l’annuler : la personne qui a ouvert cette table.
           *[yes] Une seule personne peut l’annuler : { $opener }, qui a ouvert cette table.
        }
       *[other] { GIVEN($opener) ->
            [no] Une seule personne peut l’annuler : la personne qui a ouvert cette table. { COMMAND("game") } → Quitter rend ta propre place.
           *[yes] Une seule personne peut l’annuler : { $opener }, qui a ouvert cette table. { COMMAND("game") } → Quitter rend ta propre place.
        }
    }
refusals_not-opener_other =
    { GIVEN($opener) ->
        [no] Une seule personne peut faire cela : la personne qui a ouvert cette table.
       *[yes] Une seule personne peut faire cela : { $opener }, qui a ouvert cette table.
    }
refusals_others-seated = Une autre personne est à cette table, qui se joue donc comme le dit son message. Tu peux partir et en ouvrir une autre.
refusals_over = La partie est finie. { COMMAND("board") } montre comment ; { COMMAND("new") } en ouvre une autre.
refusals_cancel-alone = Une partie classée contre des bots ne s’annule pas : elle ne compterait que quand tu gagnes. { COMMAND("game") } → Abandonner… la finit, comme une défaite.
refusals_cancel-counts = Une partie classée ou de ligue n’est annulée que par tous ses joueurs ensemble, ou par un membre avec Gérer le serveur qui n’y a pas de place.
refusals_pause-alone = Une partie classée contre des bots ne se met pas en pause : elle ne compterait que quand tu gagnes. Une absence dans `/games settings` arrête sa pendule.
refusals_live-alone = Une partie en direct se joue à deux personnes au moins : les bots t’attendent à tous les rythmes. Laisse `pace` de côté, ou laisse une place à quelqu’un.
refusals_live-duplicate = Les tables d’un duplicate se jouent quand chacun a le temps, donc pas en direct. Choisis un autre `pace`.
refusals_duplicate-invited = Des personnes sont invitées à cette table, qui ne peut donc pas devenir un duplicate. Ouvre une autre table sans inviter personne.
refusals_not-live = Cette partie continue déjà lentement.
refusals_resigned =
    { $end ->
        [outOfTime] Ton temps dans cette partie est écoulé ; je joue ta place. { COMMAND("board") } montre où elle en est.
        [left] Tu étais absent jusqu’à ce que cette partie finisse pour toi ; je joue ta place. { COMMAND("board") } montre où elle en est.
       *[resigned] Tu as abandonné cette partie ; je joue ta place. { COMMAND("board") } montre où elle en est.
    }
refusals_stale = La partie a avancé depuis : rien n’a été fait.
refusals_late = La partie a avancé pendant que ta commande arrivait : rien n’a été fait.
refusals_late-choice = Tu as changé ton choix depuis cet envoi : rien n’a été fait.
refusals_no-such-order = Cette consigne n’est pas en vigueur : elle a été retirée, ou ne va pas avec cette action. La page de ta main montre celles qui le sont.
refusals_too-many-orders = Tu as déjà laissé { $limit } consignes, et une page n’en contient pas plus. Retires-en d’abord une sur la page de ta main ; rien n’a été fait.
refusals_not-to-act =
    { COUNT($people) ->
        [0] Ce n’est pas à toi.
       *[other] Ce n’est pas à toi : c’est à { LIST($people) } de jouer.
    }
refusals_no-hints =
    { $why ->
        [rated] Cette partie est classée, et une partie classée n’a pas de conseils. Ouverte avec `rated:False`, elle en a.
        [off] Cette table joue sans conseils. Tout ce que tu peux faire est dans ton panneau, et { COMMAND("rules") } explique comment.
       *[other] Je ne donne pas de conseils à ce jeu : personne ne m’a appris à bien y jouer. { COMMAND("rules") } explique comment on joue.
    }
refusals_bad-seats =
    { GIVEN($min) ->
        [no] { $max ->
            [one] Ce jeu se joue à { NUMBER($max) } personne.
           *[other] Ce jeu se joue à { NUMBER($max) } personnes.
        }
       *[yes] Ce jeu se joue de { $min } à { $max } personnes.
    }
refusals_not-allowed = Tu ne peux pas annuler cette partie de ton propre chef. Avant le début, la personne qui a ouvert la table le peut ; ensuite, toutes doivent être d’accord, ou un membre avec Gérer le serveur l’annule.
refusals_undo-nothing = Rien n’a encore été joué, il n’y a donc rien à annuler.
refusals_undo-over = La partie est finie : on n’annule plus rien une fois que tout a été montré.
refusals_undo-first = Ton premier essai à cette donne compte, on n’y annule donc rien. À l’entraînement, ensuite, c’est possible.
refusals_rated-undo = Dans une partie classée contre des bots, rien n’est annulé après une révélation ou la réponse d’un bot.
refusals_undo-not-yours =
    { COUNT($people) ->
        [0] Tu ne peux annuler que ta propre dernière action, et la dernière ici a été faite par quelqu’un d’autre.
       *[other] Tu ne peux annuler que ta propre dernière action, et la dernière ici a été faite par { LIST($people) }.
    }
refusals_undo-acted-since =
    { COUNT($people) ->
        [0] On ne peut annuler que la dernière action de la partie, et depuis la tienne il y en a eu une autre.
       *[other] On ne peut annuler que la dernière action de la partie, et depuis la tienne il y a eu celle de : { LIST($people) }.
    }
refusals_undo-consent =
    { $reason ->
        [revealed] Cela ne peut être annulé que si tous les autres sont d’accord : quelque chose de nouveau a été montré et ne peut plus être ignoré.
        [together] Cela ne peut être annulé que si tous les autres sont d’accord : plusieurs ont choisi ensemble.
        [acted] Cela ne peut être annulé que si tous les autres sont d’accord : d’autres ont choisi depuis.
       *[other] Cela ne peut être annulé que si tous les autres sont d’accord : cela les concerne aussi.
    }
refusals_undo-asked =
    { COUNT($people) ->
        [0] Quelqu’un l’a déjà demandé : les autres ont 48 heures pour accepter.
        [1] { LIST($people) } l’a déjà demandé : les autres ont 48 heures pour accepter.
       *[other] { LIST($people) } l’ont déjà demandé : les autres ont 48 heures pour accepter.
    }
refusals_undo-own-request = C’est ta propre demande : les autres décident.
refusals_undo-no-request = Personne ne demande d’annuler quoi que ce soit. { COMMAND("undo") } annule ta propre dernière action.
refusals_undo-settled =
    { $status ->
        [agreed] Cette question est réglée : tout le monde était d’accord, et l’action a été annulée.
        [refused] Cette question est réglée : elle a été refusée, l’action reste donc valable.
        [withdrawn] Cette question est réglée : elle a été retirée, l’action reste donc valable.
        [lapsed] Cette question est réglée : pas de réponse en 48 heures, l’action reste donc valable.
       *[other] Cette question est réglée : plus rien n’est demandé.
    }
refusals_paused = Cette partie est en pause : rien ne peut être joué avant qu’on soit d’accord pour continuer.
refusals_not-paused = Cette partie n’est pas en pause.
refusals_bad-seat = Il n’y a pas de telle place à cette table.
refusals_seat-resigned =
    { COUNT($people) ->
        [0]
            { $end ->
                [outOfTime] Cette personne n’a plus de temps ; je joue cette place jusqu’au bout.
                [left] Cette personne a quitté la partie ; je joue cette place jusqu’au bout.
               *[resigned] Cette personne a abandonné ; je joue cette place jusqu’au bout.
            }
       *[other]
            { $end ->
                [outOfTime] { LIST($people) } n’a plus de temps ; je joue cette place jusqu’au bout.
                [left] { LIST($people) } a quitté la partie ; je joue cette place jusqu’au bout.
               *[resigned] { LIST($people) } a abandonné ; je joue cette place jusqu’au bout.
            }
    }
refusals_seat-away =
    { COUNT($people) ->
        [0] Cette personne n’est pas là. L’horloge attend et repart { $until }.
       *[other] { LIST($people) } n’est pas là. L’horloge attend et repart { $until }.
    }
refusals_seat-absent =
    { COUNT($people) ->
        [0] Cette personne n’est pas là, et je joue déjà cette place.
       *[other] { LIST($people) } n’est pas là, et je joue déjà cette place.
    }
refusals_seat-offered = Cette place est déjà proposée.
refusals_not-late =
    { GIVEN($late) ->
        [no] { COUNT($people) ->
            [0] Cette personne n’est pas en retard.
           *[other] { LIST($people) } n’est pas en retard.
        }
       *[yes] { COUNT($people) ->
            [0] Cette personne n’est pas en retard. Le temps de ce tour finit { $late }.
           *[other] { LIST($people) } n’est pas en retard. Le temps de ce tour finit { $late }.
        }
    }
refusals_vote-own-seat = Cette question porte sur ta propre place : les autres décident, et elle tombe dès que tu joues.
refusals_vote-other-player =
    { COUNT($people) ->
        [0] Cette personne a déjà demandé un autre joueur ici : réponds d’abord à cela, ou attends que ce soit décidé.
       *[other] { LIST($people) } a déjà demandé un autre joueur ici : réponds d’abord à cela, ou attends que ce soit décidé.
    }
refusals_no-vote = Il n’y a pas de telle question dans cette partie.
refusals_vote-settled =
    { $status ->
        [agreed] Ce vote est clos : il a été accepté.
        [refused] Ce vote est clos : il a été refusé.
        [withdrawn] Ce vote est clos : il a été retiré, ou n’est plus nécessaire.
        [lapsed] Ce vote est clos : il n’a pas été décidé en 48 heures.
       *[other] Ce vote est clos : plus rien n’est demandé.
    }
refusals_no-offer = Aucune place de ce genre n’est proposée ici.
refusals_unwelcome = Tu ne peux pas prendre place à cette table. { COMMAND("new") } en ouvre une dans un autre salon.
refusals_blocked-here = Tu as bloqué quelqu’un à cette table : { LIST($people) }. Tu peux débloquer dans `/games settings`.
refusals_nudge-nobody = Il n’y a personne d’autre ici que je puisse relancer maintenant.
refusals_nudge-early = On ne relance personne pendant la première heure d’un tour. Tu pourras relancer { $until }.
refusals_nudged = Une relance a déjà eu lieu. Tu pourras relancer de nouveau { $until }.
refusals_live-clock = Dans une partie en direct, la pendule prévient et décide. La personne dont c’est le tour perd { $until }, sauf si elle joue avant.
refusals_seat-moved = Cette personne ne pouvait pas utiliser le salon de la partie. Pour elle, la partie continue en messages privés, avec plus de temps.
refusals_bad-zone = Je ne connais pas ce fuseau horaire. Choisis-en un comme Europe/Paris ou America/Montreal.
refusals_no-zone = Les heures calmes ont besoin de ton fuseau horaire : choisis-le aussi.
refusals_bad-hours = Je ne comprends pas ces heures. Écris-les de 0:00 à 23:59, comme 22:30, 22.30, 22h30 ou 10pm ; les deux doivent différer.
refusals_away-past = Ce jour est déjà passé.
refusals_away-long =
    { $days ->
        [one] Une absence peut durer { NUMBER($days) } jour au plus.
       *[other] Une absence peut durer { NUMBER($days) } jours au plus.
    }
refusals_block-self = Tu ne peux pas te bloquer toi-même.
refusals_too-many_invitations =
    { $limit ->
        [one] Au plus { NUMBER($limit) } personne peut être invitée à une table.
       *[other] Au plus { NUMBER($limit) } personnes peuvent être invitées à une table.
    }
refusals_too-many_lobbies =
    { $count ->
        [one] Tu as ouvert ici { NUMBER($count) } table qui attend encore du monde, et la limite est { $limit } : commences-en ou annules-en d’abord une.
       *[other] Tu as ouvert ici { NUMBER($count) } tables qui attendent encore du monde, et la limite est { $limit } : commences-en ou annules-en d’abord une.
    }
refusals_too-many_live =
    { $count ->
        [one] Tu joues { NUMBER($count) } partie qui n’est pas finie, et la limite est { $limit } : finis-en, abandonnes-en ou annules-en d’abord une. `/games list` les montre.
       *[other] Tu joues { NUMBER($count) } parties qui ne sont pas finies, et la limite est { $limit } : finis-en, abandonnes-en ou annules-en d’abord une. `/games list` les montre.
    }
refusals_too-many_other =
    { $count ->
        [one] Tu as ouvert ici { NUMBER($count) } partie qui n’est pas finie, et la limite est { $limit } : finis-en ou annules-en d’abord une.
       *[other] Tu as ouvert ici { NUMBER($count) } parties qui ne sont pas finies, et la limite est { $limit } : finis-en ou annules-en d’abord une.
    }
refusals_no-invitations = Ces personnes n’acceptent pas d’invitations : { LIST($people) }.
refusals_you-blocked = Tu as bloqué ces personnes et ne peux donc pas les inviter : { LIST($people) }.
refusals_remove-yourself = Tu ne peux pas te retirer toi-même : { COMMAND("game") } → Quitter rend ta propre place.
refusals_not-at-table = Cette personne n’est pas à cette table.
refusals_may-not-open =
    { $who ->
        [manage-server] Sur ce serveur, seuls les membres avec Gérer le serveur peuvent ouvrir des parties.
       *[other] Sur ce serveur, seuls les membres avec un certain rôle peuvent ouvrir des parties.
    }
refusals_not-all-here =
    { $asker ->
        [opener] Réponse attendue de : { LIST($people) }. Il faut appuyer sur Rejoindre, ou { COMMAND("game") } libère la place.
       *[other] { GIVEN($opener) ->
            [no] Réponse attendue de : { LIST($people) }. Il faut appuyer sur Rejoindre, ou { COMMAND("game") } libère la place.
           *[yes] Réponse attendue de : { LIST($people) }. Il faut appuyer sur Rejoindre, ou { $opener } libère la place.
        }
    }
refusals_not-over =
    { $status ->
        [cancelled] Cette partie a été annulée, il n’y a donc rien à rejouer. { COMMAND("new") } en ouvre une autre.
       *[other] La revanche vient quand la partie est finie.
    }
refusals_never-started = Cette table a été annulée avant qu’on y joue, il n’y a donc pas d’enregistrement.
refusals_no-record = Ce jeu ne garde pas d’enregistrement que d’autres programmes pourraient lire.
refusals_review-running = Cette partie est encore en cours. Elle sera analysée une fois finie : d’ici là, un conseil à une personne en est un à toutes.
refusals_review-nothing = Il n’y a rien à analyser : aucun choix n’a été fait par la personne de cette place.
refusals_review-not-yours = Seuls les joueurs de cette partie peuvent faire analyser leur jeu. Personne n’en a encore partagé l’analyse.
refusals_review-no-judge = Je ne peux pas analyser cette partie : je ne joue pas moi-même à ce jeu.
refusals_stats-private = Cette personne ne partage pas ses statistiques.
refusals_no-period = Choisis une année de { $first } à { $latest }, ou de 1 à { $months } derniers mois.
refusals_no-deal = Il n’y a pas de donne de ce nom. Vérifie le code, ou cherche les jours passés aux archives.
refusals_deal-to-come = Ce jour n’a pas encore commencé.
refusals_deal-unplayed = Tu verras les résultats des autres après avoir joué cette donne.
refusals_no-solo-deal = Ce jeu ne peut pas être distribué à une seule personne.
refusals_no-puzzles = Il n’y a pas de problèmes pour ce jeu.
refusals_puzzle-gone = Ce problème n’existe plus. `/games puzzle` en montre un autre.
refusals_bad-setting = Ce n’est pas possible ici. Choisis parmi : { LIST($possible, between: ", ") }.
refusals_too-soon_open =
    Une personne peut ouvrir { $times ->
        [one] { NUMBER($times) } partie
       *[other] { NUMBER($times) } parties
    } sur un serveur { $minutes ->
        [60] en une heure
       *[other] en { $minutes } minutes
    }. Tu pourras en ouvrir une autre { $until }.
refusals_too-soon_thread =
    Une personne peut ouvrir { $times ->
        [one] { NUMBER($times) } fil de partie
       *[other] { NUMBER($times) } fils de partie
    } sur un serveur { $minutes ->
        [60] en une heure
       *[other] en { $minutes } minutes
    }. Tu pourras en ouvrir un autre { $until }.
refusals_too-soon_invite =
    Une personne peut inviter { $times ->
        [one] { NUMBER($times) } personne à une table
       *[other] { NUMBER($times) } personnes à une table
    } { $minutes ->
        [60] en une heure
       *[other] en { $minutes } minutes
    }. Tu pourras inviter celles-ci { $until }.
refusals_too-soon_invite-one =
    La même personne peut être invitée à une table { $times ->
        [1] une fois
       *[other] { NUMBER($times) } fois
    } { $minutes ->
        [60] en une heure
       *[other] en { $minutes } minutes
    }. Tu pourras la réinviter { $until }.
refusals_too-soon_rematch =
    Tu peux demander { $times ->
        [one] { NUMBER($times) } revanche de la même partie
       *[other] { NUMBER($times) } revanches de la même partie
    } { $minutes ->
        [60] en une heure
       *[other] en { $minutes } minutes
    }. Tu pourras redemander { $until }.
refusals_too-soon_ask =
    Une personne peut poser { $times ->
        [one] { NUMBER($times) } question aux autres d’une partie
       *[other] { NUMBER($times) } questions aux autres d’une partie
    } { $minutes ->
        [60] en une heure
       *[other] en { $minutes } minutes
    }. Tu pourras demander de nouveau { $until }.
refusals_too-soon_share =
    Une personne peut publier { $times ->
        [one] { NUMBER($times) } carte d’une partie
       *[other] { NUMBER($times) } cartes d’une partie
    } { $minutes ->
        [60] en une heure
       *[other] en { $minutes } minutes
    }. Tu pourras en publier une autre { $until }.
refusals_too-soon_puzzle =
    Une personne peut demander { $times ->
        [one] { NUMBER($times) } problème
       *[other] { NUMBER($times) } problèmes
    } { $minutes ->
        [60] en une heure
       *[other] en { $minutes } minutes
    }. Tu pourras en demander un autre { $until }.
refusals_too-soon_undo =
    Une personne peut annuler { $times ->
        [one] { NUMBER($times) } action d’une partie
       *[other] { NUMBER($times) } actions d’une partie
    } { $minutes ->
        [60] en une heure
       *[other] en { $minutes } minutes
    }. Tu pourras en annuler une autre { $until }.
refusals_too-soon_away =
    Ton absence peut être changée { $times ->
        [1] une fois
       *[other] { NUMBER($times) } fois
    } { $minutes ->
        [60] en une heure
       *[other] en { $minutes } minutes
    }. Tu pourras la changer de nouveau { $until }.
refusals_too-soon_wish =
    Une personne peut activer les messages sur les tables ouvertes dans { $times ->
        [one] { NUMBER($times) } serveur
       *[other] { NUMBER($times) } serveurs
    } { $minutes ->
        [60] en une heure
       *[other] en { $minutes } minutes
    }. Tu pourras les activer dans un autre { $until }.
refusals_too-soon_seek =
    Tu peux chercher une partie { $times ->
        [1] une fois
       *[other] { NUMBER($times) } fois
    } { $minutes ->
        [60] en une heure
       *[other] en { $minutes } minutes
    }. Tu pourras de nouveau { $until }.
refusals_too-soon_report =
    Tu peux signaler { $times ->
        [1] une fois
       *[other] { NUMBER($times) } fois
    } { $minutes ->
        [60] en une heure
       *[other] en { $minutes } minutes
    }. Tu pourras de nouveau { $until }.
refusals_too-soon_phrase =
    Tu peux dire une phrase { $times ->
        [1] une fois
       *[other] { NUMBER($times) } fois
    } { $minutes ->
        [60] en une heure
       *[other] en { $minutes } minutes
    }. Tu pourras de nouveau { $until }.
refusals_too-soon_other = Tu as fait cela trop souvent. Ce sera de nouveau possible { $until }.

refusals_no-league = Aucune ligue ne porte ce nom sur ce serveur.
refusals_league-solo = Ce jeu se joue seul : il n’a pas de ligue.
refusals_league-rounds = Une ligue compte de 1 à { $max } rondes, sans celles de la coupe.
refusals_league-cup = La coupe réunit les 2, 4 ou 8 meilleurs, dans un jeu qui se joue à deux.
refusals_league-name = Une ligue de ce nom est déjà en cours sur ce serveur : donne un autre nom à la tienne.
refusals_leagues-many = Un serveur a au plus { $limit } ligues à la fois.
refusals_contest-full =
    { $limit ->
        [one] C’est complet : { NUMBER($limit) } personne au plus.
       *[other] C’est complet : { NUMBER($limit) } personnes au plus.
    }
refusals_contest-few =
    { $needed ->
        [one] Il faut au moins { NUMBER($needed) } personne ; il y en a { $people }.
       *[other] Il faut au moins { NUMBER($needed) } personnes ; il y en a { $people }.
    }
refusals_contest-in =
    { $waits ->
        [yes] Tu es déjà sur la liste d’attente.
       *[other] Tu participes déjà.
    }
refusals_contest-not-in = Tu ne participes pas.
refusals_contest-left = Tu as quitté cette ligue : personne ne revient dans la même saison.
refusals_contest-started = C’est déjà commencé.
refusals_contest-over = C’est fini.
refusals_contest-not-opener =
    { GIVEN($opener) ->
        [no] Seuls la personne qui a ouvert les inscriptions et les membres avec Gérer le serveur peuvent le faire.
       *[yes] Seuls { $opener } et les membres avec Gérer le serveur peuvent le faire.
    }
refusals_league-no-pause = Une partie de ligue ne se met pas en pause, car d’autres l’attendent. Ton absence arrête ton horloge pendant une semaine au plus.

refusals_no-duplicate = Ce duplicate n’existe plus.
refusals_duplicate-tables = Un duplicate a de { $min } à { $max } tables.
refusals_duplicates-many = Au plus { $limit } duplicates à la fois sur un serveur.
refusals_duplicate-uneven =
    { $people ->
        [one] Il n’y a pas de bots pour ce jeu, et { NUMBER($people) } personne ne suffit pas pour des tables pareilles ({ $tables }).
       *[other] Il n’y a pas de bots pour ce jeu, et { NUMBER($people) } personnes ne suffisent pas pour des tables pareilles ({ $tables }).
    }
refusals_duplicate-apart = Ces personnes ne peuvent pas être réparties sur si peu de tables. Avec plus de tables, ou moins de personnes, c’est possible.
refusals_duplicate-on = La même donne se joue encore : tant que toutes les tables n’ont pas fini, seuls les joueurs de celle-ci la voient, et rien n’est dit de ce qu’il y avait dans les piles.
refusals_duplicate-no-offer = Personne ne reprend une place tant que la même donne se joue à d’autres tables.
refusals_duplicate-undo = Cela ne peut pas être repris : tu as vu ce qui est encore caché aux autres tables.

refusals_no-such-game = Je ne connais pas ce jeu.
refusals_wishes-many = Je te parle des tables ouvertes de { NUMBER($limit) } serveurs au plus. Désactives-en d’abord un.
refusals_watch-seated = Tu as une place dans cette partie : tu la vois déjà, et mieux que ceux qui la suivent.
refusals_watch-many = Tu peux suivre { NUMBER($limit) } parties à la fois. Cesse d’abord d’en suivre une.
refusals_watch-unseen = Tu ne peux suivre que les parties des salons d’un serveur que tu peux voir ; pas celles qui se jouent en privé.
refusals_call-none = Ce serveur n’a nommé aucun rôle qu’une table puisse mentionner. Une personne qui le gère peut en nommer un : `/games server`.
refusals_call-gone = Le rôle que ce serveur avait nommé pour les tables est supprimé. Une personne qui gère le serveur peut en nommer un autre : `/games server`.
refusals_call-silent = Une mention de ma part ne préviendrait personne de **{ $role }**. Paramètres du serveur → Rôles → ce rôle → « Permettre à tout le monde de @mentionner ce rôle » y remédie.
refusals_call-unknown = Je ne peux pas savoir pour l’instant si je peux mentionner ce rôle. Réessaie dans un moment.
refusals_call-often = Sur un serveur, le rôle est mentionné une fois en { NUMBER($hours) } heures. Ce sera de nouveau possible { $until }.
refusals_called = Cette table a déjà mentionné le rôle : chacune le fait une fois.
refusals_only-here = Cette table n’accepte personne d’un autre serveur en ce moment : elle n’est montrée que sur son serveur, ou son serveur la réserve à ses membres. `/games find` en montre d’autres.
refusals_place-busy = Une autre partie est en cours là où tu verrais cette table, et chaque lieu n’en a qu’une à la fois. Prends place quand elle est finie, ou dans un autre salon avec `/games find`.
refusals_unlisted = Ce serveur ne montre pas ses tables sur d’autres serveurs. Les personnes qui gèrent le serveur peuvent changer cela : `/games server`.
refusals_not-at-lobby = Seule une personne assise à cette table peut y inviter d’autres joueurs.
refusals_no-phrase = Cette phrase n’existe pas. Le bouton *Dire quelque chose* sous le plateau montre toutes les phrases.
refusals_phrases-here = Tous les joueurs de cette partie sont dans ce salon : vous pouvez vous écrire.
refusals_phrases-many =
    { $status ->
        [running] Depuis ton dernier coup, tu as dit { $limit ->
            [one] { NUMBER($limit) } phrase
           *[other] { NUMBER($limit) } phrases
        }. Tu pourras en dire d’autres après ton prochain coup.
       *[other] La partie est finie, et tu y as dit assez de phrases.
    }

games_privacy_title = **Ce qui est conservé sur toi**
games_privacy_never = Ton identifiant et rien d’autre de ton compte ; ni messages, ni adresses.
games_privacy_name = Le dernier nom vu : { $name }
games_privacy_nothing = Rien : tu n’as pas joué ici.
games_privacy_seats = Places dans des parties : **{ NUMBER($seats) }** ; dans des parties en cours : **{ NUMBER($running) }**
games_privacy_rest = Tes réglages ; invitations : **{ $invitations }**, votes : **{ $votes }**, personnes bloquées : **{ $blocks }**
games_privacy_more = Tout est dans l’export. L’effacement enlève ton nom et tes réglages de partout.
games_privacy_exported = Tout ce qui est conservé sur toi, dans un fichier visible de toi uniquement.
games_privacy_file = Tout ce qui est conservé sur une personne, en JSON
games_privacy_exportButton = Exporter
games_privacy_forgetButton = Effacer mes données…
games_privacy_forgetAsk =
    { $running ->
        [0] Effacer tes données ? Tes réglages et tes résultats sont effacés, et dans les parties finies tu deviens « Joueur » avec le numéro de ta place. Mon message le plus récent de chaque partie est modifié ; les plus anciens restent. C’est définitif.
        [one] Effacer tes données ? Tes réglages et tes résultats sont effacés, et dans les parties finies tu deviens « Joueur » avec le numéro de ta place. **La { NUMBER($running) } partie en cours est abandonnée ou quittée.** Mon message le plus récent de chaque partie est modifié ; les plus anciens restent. C’est définitif.
       *[other] Effacer tes données ? Tes réglages et tes résultats sont effacés, et dans les parties finies tu deviens « Joueur » avec le numéro de ta place. **Les { NUMBER($running) } parties en cours sont abandonnées ou quittées.** Mon message le plus récent de chaque partie est modifié ; les plus anciens restent. C’est définitif.
    }
games_privacy_forgetSure = Effacer pour de bon
games_privacy_keep = Tout garder
games_privacy_kept = Rien n’a changé.
games_privacy_forgotten =
    { $games ->
        [one] C’est fait : tes données sont effacées, dans { NUMBER($games) } partie. Les anciens messages dans les salons restent ; la modération peut les supprimer.
       *[other] C’est fait : tes données sont effacées, dans { NUMBER($games) } parties. Les anciens messages dans les salons restent ; la modération peut les supprimer.
    }

games_glance_onlyInServers = Ceci montre les parties d’un serveur : utilise-le sur un serveur.
games_glance_none = Aucune partie que tu puisses voir n’est en cours sur ce serveur.
games_glance_choose = Quelle partie ?
games_glance_strange = Je ne trouve pas cette partie ici. Voici celles en cours :
games_glance_more = Voici les { NUMBER($offered) } plus anciennes. Pour en voir une autre, donne son salon ou le lien d’un de ses messages.
games_glance_toBoard = Vers la partie
games_glance_others = Autres parties

games_doctor_allowed = Je peux voir ce salon, y écrire, joindre des images et lire ce que j’ai écrit.
games_doctor_lacks = Il me manque { $permission }.
games_doctor_threads = Je peux ouvrir des fils ici.
games_doctor_noThreads = Il me manque { LIST($permissions) } : seule une partie dans son propre fil en a besoin.
games_doctor_grant = Comment l’accorder : Modifier le salon → Permissions → ajouter mon rôle → autoriser ce qui est nommé ci-dessus. Ou pour tous les salons : Paramètres du serveur → Rôles → mon rôle.
games_doctor_direct = Nous sommes en message privé : aucune permission n’est nécessaire, les parties en solo fonctionnent ici.
games_doctor_database = La base de données répond, en { NUMBER($milliseconds) } ms.
games_doctor_badDatabase = La base de données ne répond pas : on ne peut pas jouer pour le moment. Préviens la personne qui administre le bot.
games_doctor_outbox =
    { $waiting ->
        [one] { NUMBER($waiting) } message attend d’être publié dans ce salon.
       *[other] { NUMBER($waiting) } messages attendent d’être publiés dans ce salon.
    }
games_doctor_quietOutbox = Aucun message n’attend d’être publié dans ce salon.
games_doctor_parked =
    { $messages ->
        [one] { NUMBER($messages) } message pour ce salon est gardé : il n’a pas pu être publié.
       *[other] { NUMBER($messages) } messages pour ce salon sont gardés : ils n’ont pas pu être publiés.
    }
games_doctor_why_noChannel = La dernière fois, Discord a dit que ce salon n’existe pas.
games_doctor_why_noAccess = La dernière fois, Discord a dit que je n’ai pas le droit de voir ce salon.
games_doctor_why_noPermission = La dernière fois, Discord a dit qu’il me manque une permission ici.
games_doctor_why_noMessages = La dernière fois, Discord a dit que je n’ai pas le droit de t’écrire.
games_doctor_why_removed = On m’avait retiré de ce serveur.
games_doctor_why_operator = La personne qui administre le bot l’a fermé sur ce serveur.
games_doctor_why_other = La dernière fois, Discord ne l’a pas accepté. Mon journal dit pourquoi : demande à la personne qui administre le bot.
games_doctor_parkedGrant = Accorde ce qui manque, puis refais `/games server` ici : je réessaie aussitôt.
games_doctor_parkedAgain = Il ne manque plus rien : je réessaie.
games_doctor_parkedElsewhere =
    { COUNT($named) ->
        [0] { $channels ->
            [one] Dans { NUMBER($channels) } autre salon de ce serveur, je n’ai pas pu publier.
           *[other] Dans { NUMBER($channels) } autres salons de ce serveur, je n’ai pas pu publier.
        }
       *[other] { $channels ->
            [one] Dans { NUMBER($channels) } autre salon de ce serveur, je n’ai pas pu publier. Utilises-y `/games server` : { LIST($named) }.
           *[other] Dans { NUMBER($channels) } autres salons de ce serveur, je n’ai pas pu publier. Utilises-y `/games server` : { LIST($named) }.
        }
    }
games_doctor_board = Un plateau a été dessiné en { NUMBER($milliseconds) } ms : il est ci-dessous.
games_doctor_badBoard = Je n’ai pas pu dessiner de plateau. Préviens la personne qui administre le bot.
games_doctor_well = **Tout va bien ici.**
games_doctor_ill = **Il manque quelque chose ici.**

games_operator_maintenance = **Maintenance :** du { $from } jusque vers { $to }, je serai indisponible (début { $when }). Toutes les parties reprennent ensuite.
games_operator_over = **La maintenance est terminée.** Toutes les parties continuent.
games_operator_announces = **Un message de la personne qui administre le bot :**
games_operator_closed = **La personne qui administre le bot a mis fin à cette partie.** Elle n’est pas classée.
games_operator_paused = **La personne qui administre le bot a mis cette partie en pause.** Les joueurs peuvent voter pour la reprendre.
games_operator_rewound =
    { $moves ->
        [one] **La personne qui administre le bot a réparé cette partie.** Elle reprend d’une position antérieure : le dernier coup ne compte plus.
       *[other] **La personne qui administre le bot a réparé cette partie.** Elle reprend d’une position antérieure : les { NUMBER($moves) } derniers coups ne comptent plus.
    }

games_operator_blockedPerson = La personne qui administre le bot ne te permet plus de l’utiliser. Avec `/games settings`, tu peux toujours voir ou effacer tes données.
games_operator_blockedServer = La personne qui administre le bot l’a fermé sur ce serveur. Avec `/games settings`, tu peux toujours voir ou effacer tes données.
games_operator_support = Assistance : { $address }
games_host_notOwner = Seule la personne qui administre le bot peut utiliser cette commande.

games_lists_title =
    { $waiting ->
        [0] { $games ->
            [one] **Ta partie**
           *[other] **Tes { NUMBER($games) } parties**
        }
        [one] { $games ->
            [one] **Ta partie**, { NUMBER($waiting) } t’attend
           *[other] **Tes { NUMBER($games) } parties**, { NUMBER($waiting) } t’attend
        }
       *[other] { $games ->
            [one] **Ta partie**, { NUMBER($waiting) } t’attendent
           *[other] **Tes { NUMBER($games) } parties**, { NUMBER($waiting) } t’attendent
        }
    }
games_lists_page = page { $page } sur { $pages }
games_lists_together = { $place } avec { LIST($people) }
games_lists_alone = { $place }, en solo
games_lists_yours = **À toi de jouer**, { $since }
games_lists_theirs =
    { COUNT($people) ->
        [0] En attente, { $since }
       *[other] À { LIST($people) } de jouer, { $since }
    }
games_lists_paused = En pause, { $since }
games_lists_gathering = La table se remplit, { $taken } sur { $wanted }, { $since }
games_lists_openTitle =
    { $tables ->
        [one] **Une table avec une place pour toi**
       *[other] **{ NUMBER($tables) } tables avec une place pour toi**
    }
games_lists_noSuchTable = Je ne trouve pas cette table ici : elle est peut-être sur un autre serveur, ou dans un salon que tu ne vois pas.
games_lists_sitAt = { $index }. S’asseoir : { $game }
games_lists_first = Vers la première
games_lists_earlier = ◀ Précédentes
games_lists_later = Suivantes ▶
games_lists_onlyInServers = Ceci concerne les parties d’un serveur : utilise-le sur un serveur.
games_lists_ownStats = **Tes parties, { $game }**
games_lists_statsOf = **{ $game }** sur ce serveur : { $person }
games_lists_nothingCounted = Aucune partie n’a encore été comptée.
games_lists_gamesAndWins = Parties : **{ NUMBER($games) }**, gagnées : **{ NUMBER($wins) }** ({ PERCENT($share) })
games_lists_average = Points en moyenne : **{ NUMBER($points) }**
games_lists_best =
    { $points ->
        [one] Meilleur coup : **{ NUMBER($points) } point**
       *[other] Meilleur coup : **{ NUMBER($points) } points**
    }
games_lists_withPlayers =
    { GIVEN($average) ->
        [no] { $category }, avec des bots : { $games ->
            [one] { NUMBER($games) } partie
           *[other] { NUMBER($games) } parties
        }, { $wins ->
            [one] { NUMBER($wins) } victoire
           *[other] { NUMBER($wins) } victoires
        }
       *[yes] { $category }, avec des bots : { $games ->
            [one] { NUMBER($games) } partie
           *[other] { NUMBER($games) } parties
        }, { $wins ->
            [one] { NUMBER($wins) } victoire
           *[other] { NUMBER($wins) } victoires
        }, { $average ->
            [one] { NUMBER($average) } point
           *[other] { NUMBER($average) } points
        } en moyenne
    }
games_lists_solo =
    { $points ->
        [one] { $category } : record **{ NUMBER($points) } point**
       *[other] { $category } : record **{ NUMBER($points) } points**
    }
games_lists_practised =
    { $category }, entraînement : { $games ->
        [one] { NUMBER($games) } partie
       *[other] { NUMBER($games) } parties
    }, record { $points ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } points
    }
games_lists_hints = Conseils utilisés : **{ NUMBER($count) }**
games_lists_leaderboard = **{ $game } sur ce serveur**
games_lists_emptyLeaderboard = Aucune partie de { $game } n’a encore été comptée sur ce serveur.
games_lists_row = { $place }. { $person } : { LIST($parts, between: ", ") }
games_lists_parts_wins =
    { $wins ->
        [one] { NUMBER($wins) } victoire
       *[other] { NUMBER($wins) } victoires
    } en { $games ->
        [one] { NUMBER($games) } partie
       *[other] { NUMBER($games) } parties
    }
games_lists_parts_average =
    { $average ->
        [one] { NUMBER($average) } point en moyenne
       *[other] { NUMBER($average) } points en moyenne
    }
games_lists_parts_best =
    { $best ->
        [one] meilleur coup { NUMBER($best) } point
       *[other] meilleur coup { NUMBER($best) } points
    }
games_lists_aloneTitle = **En solo**
games_lists_soloRow = { $category }, les meilleurs : { LIST($bests, between: ", ") }
games_lists_soloBest =
    { $points ->
        [one] { $person } { NUMBER($points) } point
       *[other] { $person } { NUMBER($points) } points
    }
games_lists_hidden = -# Si tu ne veux pas figurer ici, dis-le dans `/games settings`.
games_lists_leaderboardEverywhere = **{ $game } sur tous les serveurs**
games_lists_nobodyEverywhere = Personne n’a demandé à figurer au classement général de { $game }. `/games settings` t’y inscrit.
games_lists_nobodyAnywhere = Personne n’a demandé à figurer au classement général. `/games settings` t’y inscrit.
games_lists_listedEverywhere = -# Y figurent ceux qui l’ont demandé avec `/games settings`.
games_lists_ownPlace =
    { $place ->
        [1] … tu es à la 1re place
       *[other] … tu es à la { ORDINAL($place) } place
    }
games_lists_ratingLegend = -# Après le nom : la cote, avec un point d’interrogation jusqu’à dix parties classées.

games_profile_own = **{ $title }** : ton profil
games_profile_of = **{ $title }** : le profil, { $person }
games_profile_rating =
    { $games ->
        [one] Cote : **{ $rating }** après { NUMBER($games) } partie classée
       *[other] Cote : **{ $rating }** après { NUMBER($games) } parties classées
    }
games_profile_withPlayers =
    { $games ->
        [one] Contre les bots : **{ $rating }** après { NUMBER($games) } partie
       *[other] Contre les bots : **{ $rating }** après { NUMBER($games) } parties
    }
games_profile_provisional = -# Le point d’interrogation reste jusqu’à dix parties classées.
games_profile_nothing = Aucune partie classée pour l’instant. Une partie entre plusieurs personnes est classée, sauf si on l’ouvre avec `rated:False` ; contre des bots, elle l’est avec `rated:True`.
games_profile_nothingOf = { $person } n’a pas de cote visible sur ce serveur.
games_profile_joinEverywhere = M’inscrire sur tous les serveurs
games_profile_leaveEverywhere = M’inscrire ici seulement
games_profile_stats = Statistiques

games_year_own = **Ta rétrospective.** Toi seul·e la vois.
games_year_posts = -# Publiée ici, elle ne montre que les parties de ce serveur et les analyses que tu as partagées.
games_year_of = La rétrospective : { $person }, parties de ce serveur.
games_year_server = **Ce qui s’est joué sur ce serveur.** Toi seul·e le vois.
games_year_nothing = Aucune de tes parties qui comptent ne s’est terminée dans cette période. Une partie compte une fois jouée jusqu’au bout.
games_year_nothingOf = Aucune partie qui compte ne s’est terminée pour { $person } sur ce serveur dans cette période.
games_year_nothingServer = Aucune partie qui compte ne s’est terminée sur ce serveur dans cette période. Les personnes qui ne partagent pas leurs statistiques ne sont pas comptées.
games_year_by = { $person } revient sur ses parties :
games_year_serverBy = { $person } montre ce qui s’est joué sur ce serveur :
games_year_ready = -# Ton année { $year } en parties est prête : `/games profile`

games_settings_title = **Tes réglages**, pour tous les jeux et serveurs
games_settings_saved = Enregistré.
games_settings_switches_pings = Me prévenir quand c’est à moi
games_settings_switches_invitations = Invitations à des parties
games_settings_switches_stats = Tes statistiques sont visibles
games_settings_switches_learns = Apprendre quand tu dors
games_settings_switches_everywhere = Au classement de tous les serveurs
games_settings_switches_named = Nom montré aux joueurs d’autres serveurs
games_settings_switches_puzzles = Tes parties terminées peuvent devenir des problèmes, sans noms
games_settings_on = oui
games_settings_off = non
games_settings_zone = Fuseau horaire
games_settings_noZone = non réglé
games_settings_zoneNow = { $zone }, il est { $clock }
games_settings_quiet = Heures calmes
games_settings_noQuiet = aucune
games_settings_quietLearnt = { $hours }, apprises
games_settings_away = Absence
games_settings_notAway = non
games_settings_awayUntil = retour : { $moment }
games_settings_blocked = Personnes bloquées
games_settings_nobodyBlocked = personne
games_settings_people =
    { $count ->
        [one] { NUMBER($count) } personne
       *[other] { NUMBER($count) } personnes
    }
games_settings_unseenPlayers =
    { $count ->
        [one] { NUMBER($count) } personne dont tu ne vois pas le nom
       *[other] { NUMBER($count) } personnes dont tu ne vois pas les noms
    }
games_settings_unseenPlayer = Personne masquée, bloquée le { $day }
games_settings_chooseSwitches = Ce qui est activé …
games_settings_chooseZone = Ton fuseau horaire …
games_settings_zoneOff = Pas de fuseau horaire
games_settings_otherZone = Autre fuseau horaire
games_settings_otherQuiet = Autres heures calmes
games_settings_city = Ville, comme Paris
games_settings_quietFrom = De, comme 22:30
games_settings_quietTo = À, comme 7:00
games_settings_blocks = Personnes bloquées
games_settings_data = Mes données
games_settings_menus = Les réglages se choisissent maintenant dans les menus ci-dessous. Rien n’a changé.
games_settings_chooseQuiet = Heures calmes : aucune notification de … à …
games_settings_quietOff = Pas d’heures calmes
games_settings_chooseAway = Absence de …
games_settings_awayOff = Pas d’absence
games_settings_days =
    { $count ->
        [one] { NUMBER($count) } jour
       *[other] { NUMBER($count) } jours
    }
games_settings_daysUntil =
    { $count ->
        [one] { NUMBER($count) } jour, jusqu’au { $day }
       *[other] { NUMBER($count) } jours, jusqu’au { $day }
    }
games_settings_choosePerson = Bloquer quelqu’un
games_settings_choosePersonBack = Débloquer quelqu’un
games_settings_hours = Quand tu joues
games_settings_hoursTitle =
    { $acts ->
        [one] **Quand tu joues** : { NUMBER($acts) } action comptée, par heure de la journée ({ $zone }). À partir de 40, je sais quand tu dors et je ne te préviens pas à ces heures.
       *[other] **Quand tu joues** : { NUMBER($acts) } actions comptées, par heure de la journée ({ $zone }). À partir de 40, je sais quand tu dors et je ne te préviens pas à ces heures.
    }
games_settings_noHours = Rien n’a encore été compté de tes heures de jeu.
games_settings_notCounted = Tes heures de jeu ne sont pas comptées : tu peux l’activer.
games_settings_forgetHours = Les effacer
games_settings_hoursForgotten = Effacé.
games_settings_back = Retour

games_server_title = **Les parties sur ce serveur**
games_server_language = Langue des plateaux
games_server_ownLanguage = celle du serveur
games_server_languages_en = anglais
games_server_languages_ko = coréen
games_server_languages_pt-BR = portugais du Brésil
games_server_languages_de = allemand
games_server_languages_es-ES = espagnol
games_server_languages_fr = français
games_server_languages_ja = japonais
games_server_pace = Rythme d’une nouvelle partie
games_server_housePace = au choix de la personne qui ouvre la table
games_server_paces_none = aucun
games_server_paces_day = un jour par tour
games_server_paces_three-days = trois jours par tour
games_server_paces_two-weeks = 14 jours par tour
games_server_mayOpen = Peut ouvrir des parties
games_server_mayCancel = Peut annuler les parties des autres
games_server_place = Les parties se jouent
games_server_places_anywhere = dans les salons et les fils
games_server_places_edited = dans les salons, chacune en un seul message, modifié
games_server_places_threads = chacune dans un fil à part
games_server_listed = Tables montrées sur d’autres serveurs
games_server_strangers = Les joueurs d’autres serveurs peuvent prendre place à ces tables
games_server_ifWished = si la personne qui ouvre la table le souhaite
games_server_never = jamais
games_server_everyone = tout le monde
games_server_managers = les membres avec Gérer le serveur
games_server_onlyManagers = -# Les membres avec Gérer le serveur peuvent changer cela.
games_server_saved = Enregistré. L’annonce suit dans ce salon.
games_server_nothingNew = Rien n’a changé : c’était déjà réglé ainsi.
games_server_choose = Changer un réglage …
games_server_chooseRole = Un rôle …
games_server_chooseChannel = Un salon …
games_server_acts = Journal de modération
games_server_check = Vérifier ce salon
games_server_noActs = Rien n’a été fait ici avec les pouvoirs de la modération.
games_server_actsTitle = **Ce que la modération a fait ici**, le plus récent d’abord
games_server_back = Retour
games_server_morningChannel = Message du matin
games_server_noMorning = aucun
games_server_morningHour = Heure du message du matin
games_server_morningZone = Fuseau horaire de cette heure
games_server_morningGone = Je ne trouve pas ce salon ici, ou tu ne peux pas le voir. Choisis un autre salon pour le message du matin.
games_server_morningNext = Le prochain message du matin est prévu { $at }.
games_server_morningLacks = Je ne peux pas publier d’images dans { $channel } : il me manque { LIST($permissions) }. Donne ces droits à mon rôle dans ce salon, puis choisis-le à nouveau.
games_server_morningClosed = Je ne peux pas publier le message du matin dans { $channel }. Je réessaie toutes les heures. Donne-moi les droits qui manquent, ou choisis un autre salon avec `/games server`.
games_server_onePerson = Quelqu’un
games_server_changed = { $person } a changé le déroulement des parties sur ce serveur :
games_server_calledOff = { $person } a annulé ici une partie de { $game }, au titre de la modération.
games_server_cancelAct = { $person } a annulé une partie de { $game }
games_server_settingsAct = { $person } a réglé : { LIST($settings) }

games_vitals_title = **État du bot, pour la personne qui l’administre.** Ce processus a commencé { $since }.
games_vitals_interactions = Interactions : **{ NUMBER($answered) }** avec réponse, { NUMBER($refused) } refusées, { NUMBER($stale) } dépassées par le jeu, { NUMBER($failed) } en erreur, { NUMBER($late) } trop tard, { NUMBER($slowed) } freinées, { NUMBER($repeated) } venues deux fois.
games_vitals_firstAnswer = Première réponse : { $within }.
games_vitals_board = Plateau dans son salon après un coup : { $within }.
games_vitals_outbox = Messages à publier : { NUMBER($due) } aussitôt, { NUMBER($retrying) } une fois encore, { NUMBER($later) } à leur heure, { NUMBER($parked) } quand leur salon ouvrira ; le plus ancien en retard attend depuis { $oldest }.
games_vitals_live =
    { COUNT($games) ->
        [0] Parties en cours : aucune ; dans des salons fermés { NUMBER($parked) }.
       *[other] Parties en cours : { LIST($games, between: ", ") } ; dans des salons fermés { NUMBER($parked) }.
    }
games_vitals_noDatabase = On ne sait ni ce qui attend ni ce qui se joue : la base de données ne répond pas.
games_vitals_pictures = Images : { NUMBER($waiting) } en cours ; { $within } ; { NUMBER($failed) } en échec.
games_vitals_thoughts =
    { $hurried ->
        [one] Réflexions : { NUMBER($waiting) } en cours ; { $within } ; { NUMBER($hurried) } coup joué à la hâte ; { NUMBER($failed) } en échec.
       *[other] Réflexions : { NUMBER($waiting) } en cours ; { $within } ; { NUMBER($hurried) } coups joués à la hâte ; { NUMBER($failed) } en échec.
    }
games_vitals_database = Transactions de la base de données : { $within }.
games_vitals_eventLoop = Boucle d’événements : { $p99 } de retard au plus dans 99 % des mesures, { $worst } au pire.
games_vitals_requests =
    { $rateLimits ->
        [one] Requêtes que Discord compte : { NUMBER($perSecond) } par seconde dans la dernière minute, sur 50 ; { NUMBER($rateLimits) } attente à cause de ses limites, { $waited } en tout.
       *[other] Requêtes que Discord compte : { NUMBER($perSecond) } par seconde dans la dernière minute, sur 50 ; { NUMBER($rateLimits) } attentes à cause de ses limites, { $waited } en tout.
    }
games_vitals_shards = Shards de ce processus : { NUMBER($held) } sur { NUMBER($all) }.
games_vitals_liveGame = { $title } { NUMBER($running) } (tables en attente { NUMBER($lobbies) })
games_vitals_milliseconds = { NUMBER($milliseconds) } ms
games_vitals_seconds = { NUMBER($seconds) } s
games_vitals_within = la moitié en { $median } au plus, 95 % en { $p95 }
games_vitals_never = rien dans la dernière heure

people_closed = Discord ne me laisse pas t’écrire : tes messages privés sont fermés. J’ai donc désactivé ce que je t’y dis : tables ouvertes et parties que tu suis. Autorise les messages privés des membres de ce serveur (menu du serveur → Paramètres de confidentialité), puis réactive-le.

people_tables_notify = Me prévenir quand une table ouvre
people_tables_announced = Je te préviens : { $game }
people_tables_allGames = Tous les jeux
people_tables_turnOff = Désactiver
people_tables_back = Retour
people_tables_on = **Quand une table ouvre ici, je te le dis par message privé.** Jeux : **{ $game }**
people_tables_off = Je ne te préviens pas quand une table ouvre ici.
people_tables_rule = -# Une fois par heure au plus, et ni pendant tes heures calmes ni en ton absence : ce qui ouvre entre-temps arrive ensemble, s’il reste une place. Jamais de tables que tu ne peux pas voir.
people_tables_callsAreOff = Tes notifications sont désactivées dans `/games settings` : tant qu’elles le sont, rien n’arrive.
people_tables_greeting = C’est ici que je te dis quand une table ouvre, comme demandé sur un serveur. Chacun de ces messages permet de le désactiver.
people_tables_lookThere = Je viens de t’écrire : regarde tes messages privés.
people_tables_turnedOff = Désactivé : je ne te parle plus des tables de ce serveur. `/games find` là-bas le réactive.
people_tables_wasOff = C’est déjà désactivé.
people_tables_opened =
    { $tables ->
        [one] **Une table a ouvert**
       *[other] **{ NUMBER($tables) } tables ont ouvert**
    }
people_tables_more =
    { $tables ->
        [one] … et { NUMBER($tables) } autre : `/games find` sur le serveur la montre.
       *[other] … et { NUMBER($tables) } autres : `/games find` sur le serveur les montre.
    }
people_tables_sitThere = D’ici, je ne vois pas si tu peux t’y asseoir. Assieds-toi à la table même : { $link }
people_tables_servers =
    { $count ->
        [one] Je te préviens quand une table ouvre : **sur { NUMBER($count) } serveur** (`/games find` là-bas le change)
       *[other] Je te préviens quand une table ouvre : **sur { NUMBER($count) } serveurs** (`/games find` là-bas le change)
    }

people_watch_watch = Suivre la partie
people_watch_stop = Ne plus suivre
people_watch_done = C’est bon
people_watch_toGame = Vers la partie
people_watch_modes_rounds = Chaque manche
people_watch_modes_end = Seulement la fin
people_watch_watching_rounds = Tu suis **{ $game }** dans { $place } : un message privé à la fin de chaque manche et de la partie, aux heures où tu ne dors pas.
people_watch_watching_end = Tu suis **{ $game }** dans { $place } : un message privé à la fin de la partie, aux heures où tu ne dors pas.
people_watch_stopped = Tu ne suis plus cette partie.
people_watch_notWatching = Tu ne suis pas cette partie.
people_watch_askThere = D’ici, je ne vois pas si tu as accès à { $place }. Appuie là-bas sur *Suivre la partie*.
people_watch_roundEnded =
    { $round ->
        [0] { $title }
        Une manche est finie dans { $place }.
       *[other] { $title }
        La manche { NUMBER($round) } est finie dans { $place }.
    }
people_watch_gameEnded =
    { $title }
    { "" }**La partie est finie** dans { $place }.
people_watch_reviewShared =
    { $title }
    Une analyse de cette partie dans { $place } a été partagée :
people_watch_noReviewYet = -# Si l’un des joueurs partage l’analyse, je te l’envoie.
people_watch_watchers =
    { $count ->
        [one] { NUMBER($count) } personne suit la partie
       *[other] { NUMBER($count) } personnes suivent la partie
    }

people_roles_call =
    { GIVEN($role) ->
        [no] Mentionner le rôle
       *[yes] Mentionner @{ $role }
    }
people_roles_called = Mentionné, dans un message à part.
people_roles_message =
    { $free ->
        [one] { $mention } { $person } cherche de la compagnie : **{ $game }**, { NUMBER($free) } place libre.
       *[other] { $mention } { $person } cherche de la compagnie : **{ $game }**, { NUMBER($free) } places libres.
    }
people_roles_setting = Une table peut mentionner
people_roles_none = aucun rôle

people_find_title = **Trouver des adversaires**
people_find_none = Tu ne cherches aucune partie. Choisis un jeu : je te trouve des adversaires, aussi sur d’autres serveurs.
people_find_tables = Tables ouvertes ici : { NUMBER($tables) }
people_find_tablesElsewhere = Tables d’autres serveurs
people_find_entry = **{ $game }**, depuis { $when }
people_find_people =
    { $people ->
        [1] Personne d’autre ne cherche encore ce jeu.
        [one] { NUMBER($people) } personne cherche ce jeu, toi comprise.
       *[other] { NUMBER($people) } personnes cherchent ce jeu, toi comprise.
    }
people_find_anyPace = toute cadence
people_find_seats =
    { $seats ->
        [one] { NUMBER($seats) } personne
       *[other] { NUMBER($seats) } personnes
    }
people_find_anySeats = n’importe quel nombre de personnes
people_find_rated = classée
people_find_unrated = non classée
people_find_anyRated = classée ou non
people_find_anyLanguage = toutes les langues
people_find_wishes = Souhaits : { $game }…
people_find_language = de préférence en { $language }
people_find_inChannel = La partie commence dans { $channel }.
people_find_inDirect = La partie commence dans tes messages privés avec moi.
people_find_lapses = -# La recherche s’arrête { $when }. Rien ne commence pendant tes heures calmes, en ton absence, ou tant qu’une autre partie s’y joue.
people_find_lapsesLive = -# La recherche se termine { $when }. D’ici là, la partie peut commencer à tout moment, même pendant tes heures calmes. Elle attend seulement si une autre partie se joue là.
people_find_held = Une autre partie s’y joue en ce moment. La tienne commence après.
people_find_live = { $game } en direct
people_find_leave = Ne plus chercher { $game }
people_find_bot = En attendant, un bot : { $game }
people_find_left = Tu ne cherches plus { $game }.
people_find_wasOff = Tu ne cherches plus { $game } : la partie a commencé, ou la recherche s’est arrêtée.
people_find_greeting = C’est ici que je te montrerai la partie dès que j’aurai trouvé des adversaires.
people_find_closed = Je ne peux pas t’écrire, donc je ne peux pas te montrer de partie en messages privés. Autorise les messages privés des membres d’un serveur commun (menu du serveur → Paramètres de confidentialité), ou utilise { $command } dans un salon où je joue.
people_find_failed = Discord vient de refuser un message privé pour toi, donc rien n’a été fait. Réessaie dans une minute.
people_find_found = **{ $game } : j’ai trouvé des adversaires pour toi.** Le plateau est dans cette conversation.
people_find_player = { $name }, classement { $rating }
people_find_newcomer = { $name }, sans classement visible
people_find_playersOf = À la table : { $game }
people_find_players = Les autres à la table
people_find_playersRule = -# Si tu bloques quelqu’un, vous ne vous retrouvez plus, sur aucun serveur. Si tu ne vois pas son nom, le blocage vaut partout où les noms sont masqués. Un signalement va à l’exploitant de ce bot, avec cette partie. L’autre n’en est pas informé.
people_find_block = Bloquer : { $name }
people_find_unblock = Débloquer : { $name }
people_find_report = Signaler : { $name }
people_find_blocked = { $name } : blocage enregistré. Vous ne serez plus à la même table.
people_find_unblocked = { $name } : le blocage est levé.
people_find_reported = { $name } : signalement transmis à l’exploitant.

people_say_button = 💬 Dire quelque chose
people_say_rule = -# Une phrase reste sous le plateau, pour chacun dans sa langue, jusqu’à ce que les autres aient joué. Rien d’autre de ce que tu écris n’est transmis.
people_say_line = 💬 { $name } : { $phrase }
people_say_said = Tu as dit : { $phrase }
people_say_hide = Masquer les phrases
people_say_show = Afficher les phrases
people_say_shows_shown = Les phrases des autres s’affichent de nouveau dans cette partie.
people_say_shows_hidden = Les phrases des autres ne s’affichent plus pour toi dans cette partie.
people_say_shows_others = Les phrases restent ici, car d’autres personnes les lisent aussi. Elles disparaissent dès que vous les masquez tous.
people_say_phrases_hello = Bonjour !
people_say_phrases_good-luck = Bonne chance !
people_say_phrases_nice-move = Joli coup !
people_say_phrases_well-played = Bien joué !
people_say_phrases_was-away = Pardon, j’ai dû m’absenter.
people_say_phrases_little-time = J’ai peu de temps en ce moment, je jouerai plus lentement.
people_say_phrases_thanks = Merci pour la partie !
## Open tables of other servers, under /games find.

people_everywhere_title =
    { $tables ->
        [one] **{ NUMBER($tables) } table avec une place pour toi**, ici ou sur un autre serveur
       *[other] **{ NUMBER($tables) } tables avec une place pour toi**, ici ou sur d’autres serveurs
    }
people_everywhere_none = Aucune table, ici ou sur un autre serveur, n’a de place pour toi en ce moment. `/games find` cherche des joueurs. Si tu montres ta table sur d’autres serveurs, elle y figure dans cette liste.
people_everywhere_ratings = classements : { LIST($ratings, between: ", ") }

# Of a table at which people of other servers can't sit down.
people_everywhere_members = réservée aux membres de son serveur
people_everywhere_greeting = Je te montre ici la table où tu prends place.
people_everywhere_inDirect = Elle suit dans tes messages privés avec moi.
people_everywhere_here = Elle suit dans ce salon.
people_everywhere_playHere = Jouer plutôt dans ce salon
people_everywhere_playDirect = Jouer plutôt en messages privés

# Below a lobby.
people_everywhere_shown = -# Sur d’autres serveurs, on voit cette table avec `/games find` et on peut y prendre place.

# A button.
people_everywhere_show = Montrer sur d’autres serveurs

# A button.
people_everywhere_hide = Montrer ici seulement
people_everywhere_shownNow = Sur d’autres serveurs, on voit maintenant ta table avec `/games find`. On n’y voit aucun nom.
people_everywhere_hiddenNow = Ta table n’est plus montrée qu’ici. Les personnes d’autres serveurs qui y ont déjà une place restent.

# In place of a lobby's message, where nobody sits at it any more.
people_everywhere_left = Plus personne ici n’est à cette table de { $game }.

# In place of a board, where nobody plays any more.
people_everywhere_goesOn = Cette partie de { $game } continue ailleurs, sans personne d’ici.
