shared_do_about = Fais ce que tu peux faire maintenant : tapes-en une partie et choisis dans la liste
shared_do_action = Ce que tu veux faire
shared_do_now = Le faire aussitôt, sans voir d’abord ce que cela rapporterait

shared_daily_about = La donne du jour, la même pour tous : ton premier essai compte, et toi seul la vois
shared_daily_kind = Choisir entre une partie en solo et un duel contre le bot difficile
shared_daily_kinds_solo = Solo
shared_daily_kinds_duel = Duel contre le bot difficile
shared_daily_code = Le code d’un défi qu’on t’a donné

shared_hand_about = Ce que toi seul peux voir, comme ta main

shared_board_about = Le plateau actuel, ou tel qu’il était après n’importe quel tour
shared_board_turn = Après quel tour, selon les numéros de l’historique ; 0 est le début
shared_board_view = Comment le montrer
shared_board_views_picture = Image
shared_board_views_wide = Grande image avec tout
shared_board_views_text = Texte

shared_hint_about = De bonnes actions pour toi et pourquoi, pour toi seul ; on compte tes demandes

shared_game_about = Tout sur la partie : relancer, pause, places, abandonner, annuler, historique et fichier

shared_undo_about = Annule ta dernière action, ou réponds à une demande d’annulation
shared_undo_answer = À quelqu’un qui souhaite annuler une action
shared_undo_answers_agree = accepter
shared_undo_answers_refuse = refuser

shared_new_about = Ouvre une table dans ce salon
shared_new_seats = Places au plus (par défaut : { $most }) ; on peut commencer à { $least }
shared_new_pace = Combien peut durer un tour avant un vote des autres (par défaut : selon le serveur)
shared_new_paces_none = sans limite
shared_new_paces_day = un jour
shared_new_paces_three-days = trois jours
shared_new_paces_two-weeks = 14 jours
shared_new_paces_live = en direct : une minute par décision, cinq en réserve
shared_new_rated = Si le résultat change les cotes (par défaut : oui entre personnes, sans conseils)
shared_new_thread = Jouer dans un fil à part
shared_new_players = Bots à affronter : facile, moyen, difficile, ou plusieurs comme « 2 difficile »

shared_rules_about = Les règles, un chapitre à la fois
shared_rules_topic = Le chapitre
shared_rules_learn = Un premier tour avec toi, sur un plateau d’exemple

games_about = Toutes tes parties, tes réglages et la gestion du serveur

games_list_about = Toutes tes parties dans tous les salons, d’abord celles qui t’attendent

games_puzzle_about = Résoudre un problème : une vraie position, une décision ; toi seul le vois

games_leaderboard_about = Les meilleures cotes de ce serveur, et les meilleurs en solo
games_leaderboard_everywhere = De tous les serveurs : les joueurs qui ont demandé à y figurer

games_profile_about = Une cote avec sa courbe, en image, avec statistiques et l’année en parties
games_profile_person = De qui (par défaut : la tienne)
games_game = Quel jeu

games_settings_about = Notifications, heures calmes, absence, invitations, statistiques, blocages, tes données

games_server_about = Les parties sur ce serveur (Gérer le serveur les règle) ; vérifier ce salon
games_server_languages_en = anglais
games_server_languages_ko = coréen
games_server_languages_pt-BR = portugais du Brésil
games_server_languages_de = allemand
games_server_languages_es-ES = espagnol
games_server_languages_fr = français
games_server_languages_ja = japonais
games_server_paces_none = aucun
games_server_paces_day = un jour par tour
games_server_paces_three-days = trois jours par tour
games_server_paces_two-weeks = 14 jours par tour

games_help_about = Montrer comment commencer : les jeux, leurs leçons et les premières commandes

games_host_about = Pour qui administre le bot : s’occuper des parties, des personnes et des serveurs
games_host_line = Que faire (vide : lister tout ce qui est possible)

games_find_about = Trouver des adversaires ou une table ouverte, aussi sur d’autres serveurs
games_find_pace = Temps par tour (par défaut : toute cadence)
games_find_seats = Nombre de personnes à la table (par défaut : peu importe)
games_find_rated = Jouer pour le classement (par défaut : peu importe)
games_find_here = Montrer la partie dans ce salon (par défaut : en messages privés)
games_find_live = en direct : une minute par décision, cinq en réserve ; je cherche pendant 10 minutes

games_watch_about = Regarder une partie en cours sur ce serveur
games_watch_game = Des joueurs, ou le lien d’un message de la partie (par défaut : choisir parmi toutes)

league_about = Ligues : une saison pour 4 à 32 personnes de ce serveur
league_new = Ouvrir une ligue dans ce salon ; ses parties commencent seules, dans des fils
league_league = Quelle ligue (par défaut : celle de ce salon)
league_name = Son nom (par défaut : celui du jeu)
league_seats = Personnes par table au plus (par défaut : 4, ou autant que le jeu en admet)
league_pace = Combien peut durer un tour (par défaut : un jour)
league_variant = Règles du jeu (par défaut : les habituelles)

league_paces_day = un jour par tour
league_paces_three-days = trois jours par tour
