shared_do_about = Tu irgendetwas, das du jetzt tun kannst: Tipp einen Teil davon und wähle aus der Liste
shared_do_action = Was du tun möchtest
shared_do_now = Sofort, ohne vorher zu sehen, was es brächte

shared_daily_about = Die Tagespartie, für alle gleich: Dein erster Versuch zählt, und nur du siehst ihn
shared_daily_kind = Allein spielen oder im Duell gegen den schweren Bot
shared_daily_kinds_solo = Solo
shared_daily_kinds_duel = Duell gegen den schweren Bot
shared_daily_code = Der Code eines Spiels, den dir jemand gegeben hat

shared_hand_about = Was nur du sehen darfst, etwa deine Handkarten

shared_board_about = Das Brett, wie es jetzt ist oder nach einem beliebigen Zug war
shared_board_turn = Nach welchem Zug, wie das Protokoll zählt; 0 ist das Austeilen
shared_board_view = Wie es gezeigt wird
shared_board_views_picture = Bild
shared_board_views_wide = Breites Bild mit allem
shared_board_views_text = Als Text

shared_hint_about = Gute Aktionen für dich und warum, nur für dich; gezählt wird, wie oft du fragst

shared_game_about = Alles rund um die Partie: anstupsen, Pause, Plätze, aufgeben, abbrechen, Protokoll, Aufzeichnung

shared_undo_about = Deine letzte Aktion zurücknehmen oder jemandem antworten, der das möchte
shared_undo_answer = Auf den Wunsch anderer, etwas zurückzunehmen
shared_undo_answers_agree = zustimmen
shared_undo_answers_refuse = ablehnen

shared_new_about = In diesem Kanal einen Tisch eröffnen
shared_new_seats = Höchstens so viele Plätze (sonst: { $most }); starten kann er mit { $least }
shared_new_pace = Wie lange ein Zug dauern darf, bevor andere abstimmen dürfen (sonst: wie auf dem Server)
shared_new_paces_none = ohne Limit
shared_new_paces_day = ein Tag
shared_new_paces_three-days = drei Tage
shared_new_paces_two-weeks = 14 Tage
shared_new_paces_live = live: eine Minute je Entscheidung, fünf in Reserve
shared_new_rated = Ob das Ergebnis die Wertung ändert (sonst: ja unter Menschen, ohne Tipps)
shared_new_thread = In einem eigenen Thread spielen
shared_new_players = Bots als Gegner: leicht, mittel, schwer oder mehrere, etwa „2 schwer“

shared_rules_about = Die Regeln, Kapitel für Kapitel
shared_rules_topic = Das Kapitel
shared_rules_learn = Ein erster Zug mit dir, auf einem Beispielbrett

games_about = Alle deine Partien, deine Einstellungen und was den Server angeht

games_list_about = Alle deine Partien in allen Kanälen, zuerst die, die auf dich warten

games_puzzle_about = Ein Rätsel lösen: echte Stellung, eine Entscheidung, eine beste Antwort; nur du siehst es

games_leaderboard_about = Die Besten nach Wertung auf diesem Server und die besten Solo-Ergebnisse
games_leaderboard_everywhere = Von allen Servern: alle, die dort in der Liste stehen wollten

games_profile_about = Eine Wertung mit ihrer Kurve, als Bild, mit Statistik und dem Jahr in Partien
games_profile_person = Von wem (sonst: deine eigene)
games_game = Welches Spiel

games_settings_about = Pings, Ruhezeiten, Abwesenheit, Einladungen, Statistik, Blockierungen, deine Daten

games_server_about = Wie auf diesem Server gespielt wird (ändert „Server verwalten“); diesen Kanal prüfen
games_server_languages_en = Englisch
games_server_languages_ko = Koreanisch
games_server_languages_pt-BR = Brasilianisches Portugiesisch
games_server_languages_de = Deutsch
games_server_languages_es-ES = Spanisch
games_server_languages_fr = Französisch
games_server_languages_ja = Japanisch
games_server_paces_none = keins
games_server_paces_day = ein Tag je Zug
games_server_paces_three-days = drei Tage je Zug
games_server_paces_two-weeks = 14 Tage je Zug

games_help_about = Zeigen, wie es losgeht: die Spiele, ihre Lektionen und die ersten Befehle

games_host_about = Für den Betreiber des Bots: sich um Partien, Personen und Server kümmern
games_host_line = Was zu tun ist (leer: alles Mögliche auflisten)

games_find_about = Finde Mitspieler oder einen offenen Tisch, auch auf anderen Servern
games_find_pace = Bedenkzeit je Zug (Standard: jede)
games_find_seats = Zahl der Personen am Tisch (Standard: jede)
games_find_rated = Um die Wertung spielen (Standard: beides)
games_find_here = Die Partie in diesem Kanal zeigen (Standard: in Direktnachrichten)
games_find_live = live: eine Minute je Entscheidung, fünf in Reserve; die Suche dauert 10 Minuten

games_watch_about = Einer beliebigen Partie zusehen, die auf diesem Server läuft
games_watch_game = Wer mitspielt, oder der Link einer Nachricht der Partie (sonst: aus allen wählen)

league_about = Ligen: eine Saison für 4 bis 32 Personen dieses Servers
league_new = In diesem Kanal eine Liga eröffnen; ihre Partien beginnen von selbst, in Threads
league_league = Welche Liga (sonst: die dieses Kanals)
league_name = Wie sie heißt (sonst: wie das Spiel)
league_seats = Höchstens so viele an einem Tisch (sonst: 4, oder so viele, wie das Spiel zulässt)
league_pace = Wie lange ein Zug dauern darf (sonst: einen Tag)
league_variant = Regeln des Spiels (sonst: die üblichen)

league_paces_day = ein Tag je Zug
league_paces_three-days = drei Tage je Zug
