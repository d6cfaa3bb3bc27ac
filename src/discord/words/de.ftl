errors_neutral = Bei mir ist etwas schiefgegangen; nichts wurde geändert. Versuch es gleich noch einmal.
errors_busy = Ein anderes Programm hält gerade meine Datenbank fest. Nichts wurde geändert; versuch es gleich noch einmal.
errors_turnsGone = Die heutigen Regeln führen nicht mehr zu den früheren Zügen dieser Partie, deshalb kann ich sie nicht zeigen. Ihr Protokoll und ihr Ergebnis bleiben erhalten.
errors_refusedAnswer = Ich konnte die Antwort darauf nicht zeigen. { COMMAND("board") } zeigt die Partie, wie sie jetzt steht.
errors_unpainted = Das Bild konnte gerade nicht gezeichnet werden.
errors_tryAgain = Noch einmal versuchen
errors_plainMessage = Den gewohnten Text dieser Nachricht kann ich nicht zeigen: Discord oder ein Filter hat ihn abgelehnt. Die Knöpfe funktionieren, und die privaten Antworten zeigen alles.
errors_plainPosted = Discord oder ein Filter des Servers (AutoMod) hat meine Nachricht in { $channel } abgelehnt. Dort steht jetzt ihre einfachste Form, ohne Namen und Bild; die Knöpfe funktionieren. Wer den Server verwaltet, kann meine Nachrichten in den Servereinstellungen unter AutoMod zulassen.
errors_notPosted = Discord oder ein Filter des Servers (AutoMod) hat meine Nachricht in { $channel } auch in ihrer einfachsten Form abgelehnt; sie fehlt dort. Wer den Server verwaltet, kann meine Nachrichten in den Servereinstellungen unter AutoMod zulassen. Mit der nächsten Aktion wird sie noch einmal gesendet.
errors_notWritten = Discord hat eine Direktnachricht von mir an dich abgelehnt, auch in ihrer einfachsten Form. `/games list` zeigt deine Partien.
errors_notFollowed = Ich konnte es in diesem Kanal nicht zeigen.
errors_oldButton = Dieser Button stammt von einer anderen Version von mir. { COMMAND("board") } zeigt die Partie, wie sie jetzt steht.
errors_strangeButton = Diesen Button kenne ich nicht. { COMMAND("board") } zeigt die Partie, wie sie jetzt steht.
errors_otherGame = In diesem Kanal wird { $game } gespielt. Tippe stattdessen { $command }.
errors_otherGameEnded = Zuletzt wurde in diesem Kanal { $game } gespielt. { $board } zeigt, wie es ausging.
errors_strangeCommand = Diesen Befehl kenne ich nicht mehr. Tippe `/`, um zu sehen, welche es gibt.

errors_moved = { $former } hat einen neuen Platz. Tippe stattdessen { $present }.
errors_formerOption = { $option } ist jetzt ein Menü. Tippe { $command } ohne diese Option, und wähle in der Antwort, die nur du siehst.

lobby_join = Mitspielen
lobby_leave = Aussteigen
lobby_start = Starten
lobby_free = frei
lobby_gathering = Offen für alle hier. { $opener } kann starten, sobald genug Leute am Tisch sitzen.
lobby_full = Der Tisch ist voll: Wer daran sitzt, kann starten.
lobby_running = Die Partie läuft.
lobby_over = Die Partie ist vorbei.
lobby_cancelled = Der Tisch wurde abgesagt.
lobby_opened = Der Tisch ist offen, und du sitzt daran. Die anderen drücken „Mitspielen“.
lobby_dealt = Ausgeteilt: Das Brett folgt in einer eigenen Nachricht.
lobby_joined = Du sitzt am Tisch ({ $taken } von { $wanted } Plätzen besetzt).
lobby_left = Du hast den Tisch verlassen.
lobby_leftAndClosed = Du bist ausgestiegen; der Tisch ist leer und wurde geschlossen.
lobby_leftAndClosedForAll = Du bist ausgestiegen. Dort, wo der Tisch eröffnet wurde, sitzt niemand mehr; darum wurde er auch für die anderen geschlossen.
lobby_seated = Sitzreihenfolge: { LIST($people, between: ", ") }. Das Brett folgt.
lobby_resigned = Du hast aufgegeben. Ab jetzt wird dein Platz für dich gespielt; er liegt am Ende ganz hinten.
lobby_resignedAndOver = Du hast aufgegeben, und die Partie ist vorbei.
lobby_howItEnded = { COMMAND("board") } zeigt, wie es ausging.
lobby_calledOff = Die Partie ist abgebrochen.
lobby_agreedToCancel =
    { $agreed ->
        [one] Du willst diese Partie abbrechen: { NUMBER($agreed) } von { $needed } ist dafür. Die anderen werden im Kanal gefragt.
       *[other] Du willst diese Partie abbrechen: { NUMBER($agreed) } von { $needed } sind dafür. Die anderen werden im Kanal gefragt.
    }
lobby_endedDeserted = Die Partie ist zu Ende: Wer sie verlassen hat, verliert; die anderen teilen sich den ersten Platz.
lobby_playsOn = { $person } möchte weiterspielen: Diese Partie wird nicht abgebrochen.
lobby_nothingToCancel = Niemand will diese Partie noch abbrechen.
lobby_saidPlayOn = Die Partie geht weiter.

places_permissions_ViewChannel = Kanal ansehen
places_permissions_SendMessages = Nachrichten senden
places_permissions_SendMessagesInThreads = Nachrichten in Threads senden
places_permissions_CreatePublicThreads = Öffentliche Threads erstellen
places_permissions_CreatePrivateThreads = Private Threads erstellen
places_permissions_AttachFiles = Dateien anhängen
places_permissions_ReadMessageHistory = Nachrichtenverlauf anzeigen
places_lacking =
    { COUNT($permissions) ->
        [1] In diesem Kanal kann ich nicht spielen: Mir fehlt die Berechtigung { LIST($permissions) }. Wer den Kanal verwalten darf, kann sie meiner Rolle geben; frag danach noch einmal.
       *[other] In diesem Kanal kann ich nicht spielen: Mir fehlen die Berechtigungen { LIST($permissions) }. Wer den Kanal verwalten darf, kann sie meiner Rolle geben; frag danach noch einmal.
    }
places_direct =
    { GIVEN(COMMAND("solo")) ->
        [no] Hier sind nur wir beide: { COMMAND("new", "players:") } spielt gegen den Bot; mit mehreren tippe es in einem Kanal eines Servers.
       *[yes] Hier sind nur wir beide: { COMMAND("solo") } spielt allein, { COMMAND("new", "players:") } gegen den Bot; mehrere brauchen einen Kanal eines Servers.
    }
places_amongOthers = In ein privates Gespräch anderer kann ich keine Bretter schicken. Spiel in einem Kanal eines Servers, auf dem ich installiert bin, oder solo in einer Direktnachricht mit mir.
places_notInstalled =
    { GIVEN(COMMAND("solo")) ->
        [no] Auf diesem Server bin ich nicht installiert, deshalb könnte ich das Brett hier nicht zeigen. Wer den Server verwalten darf, kann mich hinzufügen: mein Profil öffnen, „App hinzufügen“, „Zum Server hinzufügen“.
       *[yes] Auf diesem Server bin ich nicht installiert, deshalb könnte ich das Brett hier nicht zeigen. Wer den Server verwalten darf, kann mich hinzufügen: mein Profil öffnen, „App hinzufügen“, „Zum Server hinzufügen“. Oder spiel { COMMAND("solo") } in einer Direktnachricht mit mir.
    }

board_hand = Hand
board_rules = Regeln
board_board = Brett
board_parts = Was ist was
board_undo = Zurücknehmen
board_resigned = { $person } hat aufgegeben.
board_hasLeft = { $person } ist endgültig gegangen.
board_awaited = { LIST($people) }: { $what }
board_chosen =
    { COUNT($people) ->
        [1] { LIST($people) } hat gewählt.
       *[other] { LIST($people) } haben gewählt.
    }
board_tookBack = { $person } hat zurückgenommen:
board_tooEarly = Sie endete, bevor jemand einen zweiten Zug hatte, also zählt sie nirgends.
board_practised = In dieser Partie wurde etwas zurückgenommen, ihr Ergebnis zählt also als Übung.

panel_done = Erledigt.
panel_preview = Vorschau: { $action }
panel_further = -# Die Liste hat 25 von { $count } Möglichkeiten. { COMMAND("do") } nimmt auch die anderen an.
panel_more = Andere Aktionen…
panel_back = Zurück
panel_yourTurn = Du bist am Zug
panel_judged = Sortiert vom mittleren Bot, das Beste zuerst.
panel_mostPoints = Zuerst, was jetzt die meisten Punkte bringt.
panel_pressShows = { $order } Ein Klick zeigt, was es bringt; nichts geschieht, bevor du es bestätigst.
panel_withoutPreview = { $order } Ohne Vorschau, sofort: { LIST($kinds) }.
panel_others = { $kind }: andere Möglichkeiten
panel_none = nichts
panel_notYet = Noch nicht gespielt. Wenn du bestätigst:
panel_gone = Diese Möglichkeit gibt es nicht mehr. Es gibt diese:
panel_points =
    { $points ->
        [one] { NUMBER($points) } Punkt
       *[other] { NUMBER($points) } Punkte
    }
panel_between =
    { $most ->
        [one] { $least }–{ NUMBER($most) } Punkt
       *[other] { $least }–{ NUMBER($most) } Punkte
    }
panel_upTo = bis { $points }

orders_always = Immer: { $order }
orders_alwaysWhich = Immer das…
orders_which = Es geschieht jetzt und von da an ohne Rückfrage, wann immer es passt. Wie lange?
orders_left = Dauerauftrag: { $order }. Niemand sonst sieht ihn; auf der Seite mit deiner Hand kannst du ihn zurücknehmen.
orders_title = **Deine Daueraufträge**
orders_takeBack = Zurücknehmen: { $order }
orders_withdrawn = Der Dauerauftrag ist zurückgenommen. Du wirst wieder gefragt.
orders_door = Daueraufträge…
orders_ask = Was soll ich ohne Rückfrage für dich tun? Ich tue es, wann immer es passt; bis dahin sieht es niemand sonst.
orders_none = Hier lässt sich jetzt nichts im Voraus entscheiden.

typing_unknown = Ich kenne „{ $typed }“ nicht als { $option }.
typing_tooLong = { $option } darf höchstens { $longest } Zeichen lang sein; dein Text hat { $characters }. Es ist nichts passiert.
typing_andMore = { LIST($values, between: ", ") } und { $left } weitere
typing_possible = Jetzt möglich: { $values }.
typing_possibleWith = Möglich mit { LIST($given, between: ", ") }: { $values }.
typing_instead = Das kannst du jetzt tun: { LIST($kinds, between: ", ") }.
typing_nothing = „{ $typed }“ kannst du jetzt nicht tun.
typing_several = „{ $typed }“ kann mehrere Aktionen meinen.

fair_shuffleSealed = Mischung { $digits } · { COMMAND("game") }
fair_shuffleCheck = Mischung prüfen: { COMMAND("game") }
fair_elsewhere = Das gehört zu einer Partie in einem anderen Kanal, also ist nichts geschehen.
fair_unasked = Danach habe ich nicht gefragt, also ist nichts geschehen. { COMMAND("board") } zeigt die Partie, wie sie jetzt steht.
fair_slowDown = Das war mir zu schnell, also ist nichts geschehen. Versuch es gleich noch einmal.

lesson_begin = Ersten Zug ausprobieren
lesson_toGame = Zur Partie
lesson_play = Hier einen Tisch eröffnen
lesson_playBot = Gegen den Bot
lesson_back = Zurück
lesson_help = Die grüne Wahl führt weiter.
lesson_none = Diese Lektion gibt es hier nicht mehr. { COMMAND("rules") } hat alle Kapitel.

showing_share = Teilen
showing_replayButton = Zeitraffer
showing_card = Hier ist eine Karte dieser Partie, die bisher nur du siehst: Speichere sie, oder zeig sie allen in diesem Kanal.
showing_cardToKeep = Hier ist eine Karte dieser Partie, zum Speichern oder Weitergeben.
showing_post = Hier zeigen
showing_posted = Es folgt hier.
showing_sharedBy = { $person } teilt diese Partie:
showing_replay = Hier ist die Partie vom Austeilen bis jetzt, zum Speichern oder Weitergeben.
showing_progress = Die Partie wird Zug für Zug gezeichnet: { PERCENT($share) } fertig.
showing_busy = Für diesen Kanal wird schon ein Zeitraffer gezeichnet. Frag noch einmal, wenn er fertig ist.
showing_noPicture = Von dieser Partie gibt es kein solches Bild.

tables_paces_none = ohne Zeitlimit
tables_paces_day = ein Tag je Zug
tables_paces_three-days = drei Tage je Zug
tables_paces_two-weeks = 14 Tage je Zug
tables_paces_live = live: eine Minute je Entscheidung
tables_seatings_random = Plätze in zufälliger Reihenfolge
tables_seatings_joined = Plätze in der Reihenfolge des Beitritts
tables_noHints = ohne Tipps
tables_rated = gewertet, also ohne Tipps
tables_ratedWithMore = gewertet, wenn noch ein Mensch dazukommt
tables_unrated = ungewertet
tables_arrange = So spielt dieser Tisch: Du kannst es ändern, bis sich jemand dazusetzt.
tables_invite = Leute einladen
tables_invited = Eingeladen: { LIST($people) }
tables_asked = gefragt
tables_rematch = Noch eine Partie mit denselben Leuten: Die anderen drücken „Mitspielen“.
tables_lapsed = Einen Tag lang ist hier nichts geschehen, deshalb wurde dieser Tisch geschlossen. { COMMAND("new") } eröffnet einen neuen.
tables_title = { $game } mit { LIST($people, between: ", ") }
tables_inThread = In einem Thread
tables_openedThere = Der Tisch ist in { $thread } offen, und du sitzt daran.
tables_dealtThere = Ausgeteilt: Das Brett ist in { $thread }.
tables_alreadyInThread = Das hier ist schon ein Thread: { COMMAND("new") } ohne `thread` spielt hier.
tables_noThread = Ich konnte hier keinen Thread öffnen. { COMMAND("new") } ohne `thread` spielt in diesem Kanal.
tables_bots =
    { COUNT($people) ->
        [1] { LIST($people) } kann nicht mitspielen: Das können nur Menschen.
       *[other] { LIST($people) } können nicht mitspielen: Das können nur Menschen.
    }
tables_yourself =
    { GIVEN(COMMAND("solo")) ->
        [no] Dich selbst kannst du nicht herausfordern.
       *[yes] Um allein zu spielen, tippe { COMMAND("solo") }.
    }
tables_remove = { $person } entfernen
tables_removed = { $person } ist nicht mehr am Tisch; der Platz ist wieder frei.
tables_again = Der Tisch ist wieder offen: Die anderen drücken „Mitspielen“.
tables_againSolo = Neu ausgeteilt: Das Brett folgt.
tables_none =
    { GIVEN(COMMAND("solo")) ->
        [no] Du hast keine laufende Partie. { COMMAND("new") } eröffnet eine.
       *[yes] Du hast keine laufende Partie. { COMMAND("new") } eröffnet eine, { COMMAND("solo") } spielt allein.
    }
tables_help =
    { GIVEN(COMMAND("solo")) ->
        [no] { COMMAND("new") } eröffnet einen Tisch, für Leute oder mit Bots. `/games find` sucht Leute, und `/games list` zeigt deine Partien.
       *[yes] { COMMAND("new") } eröffnet einen Tisch, für Leute oder mit Bots. { COMMAND("solo") } spielt allein. `/games find` sucht Leute, und `/games list` zeigt deine Partien.
    }

help_buttons_daily = Tagespartien
help_buttons_bot = Gegen einen Bot
help_buttons_learn = Spielen lernen
help_buttons_find = Mitspieler finden
help_buttons_list = Meine Spiele
help_daily = **Tagespartien**: Alle bekommen bei diesem Bot dieselben Karten. Nur du siehst dein Spiel.
help_bot = **Gegen einen Bot**: Das Spiel beginnt sofort, in diesem Kanal. Leicht passt zum ersten Spiel.
help_learn = **Spielen lernen**: ein erster Zug auf einem Beispielbrett, in zwei Minuten. Nur du siehst ihn.
tables_noneOpen = Kein Tisch hier hat Platz für dich. { COMMAND("new") } eröffnet einen, und wer hier nachsieht, findet ihn.

calls_ping = { $person }, du bist am Zug.
calls_reminder =
    { $hours ->
        [one] { $person }, die anderen warten seit einer Stunde auf dich.
       *[other] { $person }, die anderen warten seit { NUMBER($hours) } Stunden auf dich.
    }
calls_note =
    { $days ->
        [one] { $person }, ein letzter Hinweis: Die anderen warten seit einem Tag auf dich. An diesen Zug erinnere ich dich nicht noch einmal.
       *[other] { $person }, ein letzter Hinweis: Die anderen warten seit { NUMBER($days) } Tagen auf dich. An diesen Zug erinnere ich dich nicht noch einmal.
    }
calls_nudge =
    { COUNT($people) ->
        [1] { GIVEN($asked) ->
            [no] { LIST($people) }, { $by } stupst dich an: Du bist am Zug.
           *[yes] { LIST($people) }, { $by } stupst dich an: { $asked }.
        }
       *[other] { GIVEN($asked) ->
            [no] { LIST($people) }, { $by } stupst euch an: Ihr seid am Zug.
           *[yes] { LIST($people) }, { $by } stupst euch an: { $asked }.
        }
    }
calls_overdue = { $person } hat länger als { $hours } Stunden gebraucht. Die anderen dürfen entscheiden, wie es weitergeht.
calls_question = { $person }, du wurdest hier etwas gefragt, und deine Antwort fehlt noch.
calls_invited = { $person }, du wurdest an diesen Tisch eingeladen.
calls_paused = Diese Partie ist pausiert.

live_minute = ⏱️ { $person }: Die Minute endet { $minute }. Die Reserve von { $reserve } endet { $end }.
live_reserve = ⏳ { $person }: Die Minute ist um, und die Reserve läuft. Sie endet { $end }.
live_begins = { LIST($people) }, die Live-Partie beginnt: eine Minute je Entscheidung und fünf Minuten Reserve für die ganze Partie.
live_warning = ⏳ { $person }, deine Reserve endet { $end }. Dann verlierst du durch Zeit.
live_lost = { $person } hat keine Zeit mehr.
live_seek = Gesucht: eine Live-Partie. Die Suche endet { $end }. Die Partie beginnt, sobald alle Plätze besetzt sind.
live_lapsed = Die Suche nach einer Live-Partie ist zu Ende. { COMMAND("new") } eröffnet eine neue.
live_follows = Das Bild folgt.
live_waiting = Gewartet wird auf { LIST($people) }. Dein Bedienfeld öffnet sich hier, wenn du dran bist.

history_log = Protokoll
history_recap = Rückblick
history_board = Brett
history_earlier = ◀ Früher
history_later = Später ▶
history_logTitle = **Die Partie bisher**, Seite { $page } von { $pages }
history_logEmpty = Noch wurde nichts gespielt. Das Protokoll beginnt mit dem ersten Zug.
history_strangers = Du sitzt nicht an diesem Tisch, also ist hier die neueste Seite seines Protokolls.
history_tookBack = **{ $name }** hat { LIST($turns) } zurückgenommen.
history_byOrder = (per Dauerauftrag)
history_playedFor = (für den Platz gespielt)
history_since = **Seit deiner letzten Aktion**
history_sinceTheDeal = **Seit dem Austeilen**
history_nothingSince = Seit deiner letzten Aktion ist nichts geschehen.
history_near = **Für deine eigenen Ziele**
history_boardAfter = Das Brett nach Zug { $turn } von { $newest }.
history_boardOfTheDeal = Das Brett, wie es ausgeteilt wurde.
history_noSuchTurn = Zug { $turn } gibt es nicht: Der neueste ist { $newest }, und 0 ist das Austeilen. { COMMAND("game") } → Protokoll nummeriert die Züge.

ending_ratings = Wertung: { LIST($people, between: ", ") }.
ending_ratingsWithPlayers = Wertung gegen Bots: { LIST($people, between: ", ") }.
ending_rating = { $person } mit { $points } ({ $change })
ending_ratedInPart = Die Partie zählte nur zu { PERCENT($part) } als gewertete.
ending_more = Mehr…
ending_whichOther = Welches Spiel mit denselben Leuten? Die anderen werden gefragt und drücken „Mitspielen“.
ending_recordButton = Aufzeichnung
ending_verifyButton = Mischung prüfen
ending_record = Die ganze Partie als Datei, die andere Programme lesen und prüfen können.
ending_recordSoFar = Die Partie bisher als Datei: was du davon wissen darfst. Vollständig ist sie, wenn die Partie vorbei ist.
ending_recordFile = Die Aufzeichnung der Partie
ending_verified =
    { $shuffles ->
        [one] Geprüft: Die { NUMBER($shuffles) } Mischung und jeder Zug folgen aus dem Startwert, der vor der ersten Karte feststand. Mit { COMMAND("game") } → Aufzeichnung kannst du es selbst prüfen.
       *[other] Geprüft: Alle { NUMBER($shuffles) } Mischungen und jeder Zug folgen aus dem Startwert, der vor der ersten Karte feststand. Mit { COMMAND("game") } → Aufzeichnung kannst du es selbst prüfen.
    }
ending_proof = -# SHA-256 `{ $commitment }`, Startwert `{ $seed }`, Salt `{ $salt }`
ending_differs = Ab Zug { $turn } folgt diese Partie nicht aus dem Startwert, der vor ihr feststand.
ending_notYetVerified = Die Mischungen stehen durch einen geheimen Startwert fest; sein SHA-256 ist `{ $commitment }`. Verraten wird er, wenn die Partie vorbei ist; dann kann ich jede Mischung für dich prüfen.
ending_unverifiable = Diese Partie begann, bevor Mischungen an einen Startwert gebunden waren; es lässt sich also nichts prüfen.
ending_olderRules = Diese Partie begann unter einer älteren Fassung der Regeln hier, deshalb kann ich ihre Züge nicht mehr prüfen. Der Startwert ist verraten: Das Programm von damals kann es.

review_progress = Ich sehe mir diese Partie noch einmal an, Entscheidung für Entscheidung: { PERCENT($share) } fertig.
review_overview = Übersicht
review_turnButton = Zug { NUMBER($turn) }: { $loss }
review_share = Teilen
review_shared = Geteilt: Alle hier können sich diese Analyse jetzt ansehen.
review_sharedBy =
    { GIVEN($right) ->
        [no] { $person } teilt, wie diese Partie lief:
       *[yes] { $person } teilt, wie diese Partie lief, mit einer Genauigkeit von **{ NUMBER($right) }** von 100:
    }
review_turn = **Zug { NUMBER($turn) }: Endergebnis { $loss }**
review_played = Gespielt: { $action }
review_better = Besser: **{ $action }**
review_because = Denn:
review_noReason = So viele Punkte mehr erwarte ich danach am Ende: **{ $points }**.
review_chances = Gewinnchance in Partien wie dieser: { PERCENT($best) } mit der besseren Wahl, { PERCENT($played) } wie gespielt.
review_seen = -# Beurteilt nach dem, was damals zu sehen war; nichts, was später kam, spielt hinein.

deals_soloRules = Du spielst allein (Solo), ohne Gegner. Dein Ergebnis sind deine Punkte. Danach siehst du, wie viele Punkte der schwere Bot geholt hat.
deals_dailyRules = Alle bei diesem Bot bekommen heute dasselbe ausgeteilt. Dein erster Versuch zählt: ohne Zurücknehmen, ohne Tipps. Nur du siehst ihn; gespielt wird gleich hier, was auch sonst in diesem Kanal läuft.
deals_challengeRules = Wer den Code hat, bekommt dasselbe ausgeteilt. Dein erster Versuch zählt: ohne Zurücknehmen, ohne Tipps. Nur du siehst ihn.
deals_pastRules = Dieser Tag ist vorbei. Er lässt sich als Übung spielen, mit Zurücknehmen und Tipps.
deals_spentRules = Dein erster Versuch ist vorbei. Ab jetzt übst du, mit Zurücknehmen und Tipps.
deals_ends = Der Tag endet um { $at } ({ $relative }); was bis dahin begonnen ist, darf noch zwei Stunden lang beendet werden.
deals_next = Nächste Tagespartie { $relative }.
deals_streak =
    { $days ->
        [one] 🔥 { NUMBER($days) } Tag in Folge, längste Serie { $longest }.
       *[other] 🔥 { NUMBER($days) } Tage in Folge, längste Serie { $longest }.
    }
deals_freeLeft = Einen Tag in diesem Monat darfst du noch auslassen.
deals_freeUsed = Den Tag, den du in diesem Monat auslassen darfst, hast du schon genutzt.
deals_sealed = Versiegelt: { $commitment }
deals_sealedNext = Morgen: { $commitment }
deals_sealedMeans = Dieser Code stand vor der ersten Karte fest. Sobald Startwert und Salt bekannt sind, kann jeder prüfen, dass sich die Partie nicht geändert hat.
deals_openTo = Startwert und Salt werden { $relative } verraten.

deals_play = Spielen
deals_goOn = Weiterspielen
deals_practise = Üben
deals_anew = Von vorn beginnen
deals_show = Hier zeigen
deals_text = Als Text
deals_rounds = Runde für Runde
deals_way = Bester bekannter Weg
deals_parWay = Weg des schweren Bots
deals_proof = Mischung prüfen
deals_archive = Archiv
deals_challenges = Herausforderungen
deals_days = Tage
deals_older = Ältere
deals_newer = Neuere
deals_today = Tagespartie von heute
deals_dare = Andere herausfordern
deals_newChallenge = Neue Herausforderung

deals_result =
    { $count ->
        [one] **{ NUMBER($count) } Punkt**
       *[other] **{ NUMBER($count) } Punkte**
    }
deals_par =
    { $by ->
        [0] Genau das Par von { $par }, wie der schwere Bot spielt.
       *[other] { $side ->
            [above] Das Par des schweren Bots ist { $par }: Du liegst **{ $by }** darüber.
           *[other] Das Par des schweren Bots ist { $par }: Du liegst **{ $by }** darunter.
        }
    }
deals_parUnderWay = Der schwere Bot spielt noch: Sein Par kommt gleich, drück noch einmal.
deals_late = Du warst erst nach dem Ende des Tages fertig, also zählt sie als Übung.
deals_unfair = Darin wurde etwas zurückgenommen oder ein Tipp benutzt.
deals_field =
    { $players ->
        [0] Sonst hat sie bisher niemand gespielt.
        [1] Sonst hat sie bisher niemand gespielt.
       *[other] { $better ->
            [0] Niemand von { $players } war besser.
           *[other] { GIVEN($share) ->
                [yes] Besser als oder gleich gut wie { PERCENT($share) } von { $players }.
               *[no] Platz { $place } von { $players }.
            }
        }
    }
deals_here = **Auf diesem Server**
deals_takenUp = **Wer sie gespielt hat**
deals_row =
    { $count ->
        [one] `{ $place }` { $name }: { NUMBER($count) } Punkt
       *[other] `{ $place }` { $name }: { NUMBER($count) } Punkte
    }
deals_rowUnfinished = `–` { $name }: nicht beendet
deals_helped = { $row } (mit Zurücknehmen oder Tipp)
deals_rival =
    { $count ->
        [one] `–` { $name }: { NUMBER($count) } Punkt
       *[other] `–` { $name }: { NUMBER($count) } Punkte
    }
deals_ownBest =
    Dein Bestes mit Üben: { $count ->
        [one] { NUMBER($count) } Punkt
       *[other] { NUMBER($count) } Punkte
    }, in { $attempts ->
        [one] { NUMBER($attempts) } Versuch
       *[other] { NUMBER($attempts) } Versuchen
    }.
deals_bestFound =
    { $count ->
        [one] Bestes bisher gefundenes Ergebnis: { NUMBER($count) } Punkt.
       *[other] Bestes bisher gefundenes Ergebnis: { NUMBER($count) } Punkte.
    }
deals_otherDeal = Das ist neu ausgeteilt: Von der beendeten Partie kann jeder den Startwert und die Züge sehen.
deals_giveCode = Wer { $command } tippt, spielt dasselbe und wird mit dir verglichen.
deals_unplayed = Wie es anderen ging, siehst du, sobald du selbst gespielt hast.
deals_strong = Par des Bots
deals_found = Bestes bisher
deals_roundsTitle = **Punkte nach jeder Runde**
deals_wayTitle =
    { $count ->
        [one] **Ein Weg zu { NUMBER($count) } Punkt**
       *[other] **Ein Weg zu { NUMBER($count) } Punkten**
    }
deals_textHint = Zum Kopieren und Einfügen, wo du willst; es verrät nichts vom Ausgeteilten:
deals_textPar = Par { $par }
deals_posted = Deine Karte folgt in diesem Kanal.
deals_postedBy = { $name } hat gespielt. Für alle gibt es dieselbe mit { $command }

deals_archiveTitle = **{ $game }: vergangene Tage**
deals_challengesTitle = **{ $game }: deine Herausforderungen**
deals_noDays = Noch ist kein Tag vorbei. Der erste kommt morgen hierher.
deals_noChallenges = Du hast noch keine Herausforderung gestellt oder angenommen.
deals_notPlayed = nicht gespielt
deals_best = Bestes { $count }
deals_choose = Welche?
deals_proofPublished =
    Startwert `{ $seed }`
    Salt `{ $salt }`
deals_proofHow = Das kann jeder selbst nachprüfen.

morning_title = ☀️ **Guten Morgen!** { $date }
morning_deal = **{ $game } · { $deal }**
morning_dealWithPar =
    { $par ->
        [one] **{ $game } · { $deal }** · schwerer Bot: { NUMBER($par) } Punkt
       *[other] **{ $game } · { $deal }** · schwerer Bot: { NUMBER($par) } Punkte
    }
morning_row =
    { $count ->
        [one] { $name }: { NUMBER($count) } Punkt
       *[other] { $name }: { NUMBER($count) } Punkte
    }
morning_duelRow =
    { $side ->
        [level] { $name }: gleichauf
        [ahead] { $count ->
            [one] { $name }: { NUMBER($count) } Punkt vorn
           *[other] { $name }: { NUMBER($count) } Punkte vorn
        }
       *[other] { $count ->
            [one] { $name }: { NUMBER($count) } Punkt zurück
           *[other] { $name }: { NUMBER($count) } Punkte zurück
        }
    }
morning_bot = schwerer Bot
morning_streak =
    { $days ->
        [one] 🔥 { NUMBER($days) } Tag
       *[other] 🔥 { NUMBER($days) } Tage
    }
morning_more =
    { $count ->
        [one] -# und { NUMBER($count) } weitere Person
       *[other] -# und { NUMBER($count) } weitere Personen
    }
morning_hidden = -# Die letzte Tagespartie schließt { $relative }. Ihre Tabelle kommt mit der nächsten Morgennachricht.
morning_none = Von der letzten Tagespartie gibt es hier keine Ergebnisse zu zeigen. Die von heute liegt bereit.
morning_move =
    { $points ->
        [one] ✨ **Zug des Tages:** { $name } holte in { $game } mit einem Zug { NUMBER($points) } Punkt, { NUMBER($ahead) } mehr als ein durchschnittlicher Zug dieser Partie.
       *[other] ✨ **Zug des Tages:** { $name } holte in { $game } mit einem Zug { NUMBER($points) } Punkte, { NUMBER($ahead) } mehr als ein durchschnittlicher Zug dieser Partie.
    }
morning_week =
    { $games ->
        [0] 📅 **Die letzte Woche:** Keine Partie ging zu Ende.
        [one] 📅 **Die letzte Woche:** { NUMBER($games) } Partie ging zu Ende.
       *[other] 📅 **Die letzte Woche:** { NUMBER($games) } Partien gingen zu Ende.
    }
morning_best = 🏆 Beste Ergebnisse: { LIST($scores) }.
morning_score =
    { $points ->
        [one] { $name } mit { NUMBER($points) } Punkt in { $game }
       *[other] { $name } mit { NUMBER($points) } Punkten in { $game }
    }
morning_record = 🎉 Neuer Rekord auf diesem Server: { $score }. Der alte Rekord lag bei { NUMBER($before) }.
morning_longest =
    { $days ->
        [one] 🔥 Längste Serie von Tagespartien: { $name }, { NUMBER($days) } Tag.
       *[other] 🔥 Längste Serie von Tagespartien: { $name }, { NUMBER($days) } Tage.
    }
morning_wait = ⏳ Liga { $league }: In { $thread } ist { $name } am Zug. Der Zug begann { $since }.
morning_play = { $game } von heute spielen
morning_puzzle = Ein Rätsel lösen
duels_rules = Du spielst gegen den schweren Bot. Alle haben denselben Platz, und auf dieselben Züge antwortet der Bot immer gleich. Dein Ergebnis ist dein Vorsprung in Punkten.
duels_result = **{ $lead }** gegen den schweren Bot ({ $own } : { $bot })
duels_par = Auf deinem Platz erreicht der schwere Bot **{ $lead }**.
duels_ownBest =
    Dein Bestes mit Üben: { $lead }, in { $attempts ->
        [one] { NUMBER($attempts) } Versuch
       *[other] { NUMBER($attempts) } Versuchen
    }.
duels_bestFound = Bestes bisher gefundenes Ergebnis: { $lead }.
duels_wayTitle = **Züge, die zu { $lead } führen**
duels_wayHow = Auf diese Züge antwortet der Bot jedes Mal gleich.
duels_roundsTitle = **Dein Vorsprung nach jeder Runde**
duels_textPar = schwerer Bot { $lead }
duels_best = Bestes { $lead }
duels_proofHow = Auch die Zufallszahlen des Bots folgen aus dem Startwert. Mit seinem Programm lässt sich also jede seiner Antworten nachprüfen.
duels_thinking = Der Bot denkt noch nach. Drück gleich auf die Taste.
duels_solo = Solo
duels_duel = Duell

duplicates_head =
    { $tables ->
        [one] **{ $game }** · Duplicate, { NUMBER($tables) } Tisch
       *[other] **{ $game }** · Duplicate, { NUMBER($tables) } Tische
    }
duplicates_about = An jedem Tisch wird dasselbe ausgeteilt und dasselbe gezogen. Am Ende werden die Plätze verglichen wie im Bridge: zwei Matchpunkte für jeden Tisch, der auf demselben Platz zurückliegt, einen bei Gleichstand. Es ist nicht gewertet.
duplicates_how_seats =
    { GIVEN($seats) ->
        [no] so viele Plätze wie nötig
       *[yes] { $seats ->
            [one] { NUMBER($seats) } Platz je Tisch
           *[other] { NUMBER($seats) } Plätze je Tisch
        }
    }
duplicates_how_hints =
    { $hints ->
        [no] ohne Tipps
       *[yes] mit Tipps
    }
duplicates_how_company = an jedem Tisch: { LIST($company) }
duplicates_secret = Jeder Tisch ist ein privater Thread: Bis alle zu Ende sind, sieht sonst niemand etwas davon. Mitglieder mit „Threads verwalten“ könnten in Discord hineinsehen.
duplicates_gathering =
    { $count ->
        [one] Eröffnet von { $opener }. Bisher { NUMBER($count) } Person, höchstens { $most }. Der Zufall verteilt sie auf die Tische; freie Plätze nehmen Bots ein.
       *[other] Eröffnet von { $opener }. Bisher { NUMBER($count) } Personen, höchstens { $most }. Der Zufall verteilt sie auf die Tische; freie Plätze nehmen Bots ein.
    }
duplicates_fewer = Weniger Tische als gewünscht ({ $wanted }): An jedem sitzt mindestens eine Person.
duplicates_calledOff = Abgesagt: Es wurde nichts ausgeteilt.
duplicates_closed = Vorzeitig geschlossen: Verglichen werden die beendeten Tische, die anderen spielen für sich weiter.
duplicates_compared = Der Vergleich steht in einer eigenen Nachricht.
duplicates_noThreads = ⚠️ Ich darf hier keine privaten Threads eröffnen: Mir fehlen **Private Threads erstellen** und **Nachrichten in Threads senden**. Ich versuche es von selbst wieder; nichts geht verloren.

duplicates_stop = Absagen
duplicates_sure = Ja, beenden

duplicates_opened = Das Duplicate ist eröffnet: Die Nachricht dazu kommt in diesen Kanal.
duplicates_joined = Du bist dabei. Dein Tisch wird zu Beginn zufällig bestimmt.
duplicates_left = Du bist nicht mehr dabei.
duplicates_started = Es beginnt: Jeder Tisch öffnet sich in einem privaten Thread, und wer dort sitzt, wird hinzugefügt.
duplicates_stopAsk = Das Duplicate absagen? Es wird nichts ausgeteilt.
duplicates_closeAsk = Das Duplicate schließen? Die beendeten Tische werden jetzt verglichen; die anderen spielen weiter und zählen nicht mehr.
duplicates_closeForfeits = ⚠️ Dein eigener Tisch spielt noch: Dein Platz käme zuletzt.
duplicates_stopped = Es ist abgesagt.
duplicates_closedNow = Es ist geschlossen.
duplicates_onlyHere = Duplicates gibt es auf Servern: Eröffne eines in einem Kanal, in dem ich private Threads eröffnen darf.
duplicates_offer = Gleiche Ausgangslage an mehreren Tischen, am Ende verglichen…
duplicates_offered =
    { $count ->
        [one] Gleiche Ausgangslage an { NUMBER($count) } Tisch
       *[other] Gleiche Ausgangslage an { NUMBER($count) } Tischen
    }
duplicates_offeredAlone =
    { $count ->
        [one] Gleiches Solospiel für { NUMBER($count) } Person
       *[other] Gleiches Solospiel für { NUMBER($count) } Personen
    }
duplicates_noneEnded = Kein Tisch war zu Ende: Es gibt nichts zu vergleichen.
duplicates_place =
    `{ $place }` { $name } · { GIVEN($share) ->
        [no] –
       *[yes] { PERCENT($share) }
    } · { $matchPoints ->
        [one] { NUMBER($matchPoints) } Matchpunkt
       *[other] { NUMBER($matchPoints) } Matchpunkte
    } · Tisch { $table }
duplicates_seat = Platz { $number }
duplicates_score =
    { GIVEN($total) ->
        [no] Tisch { $table } { $name } – ({ $matchPoints })
       *[yes] Tisch { $table } { $name } { $total } ({ $matchPoints })
    }
duplicates_rounds = Runde für Runde
duplicates_parted = Bis zum Zug { $turn } war es an allen Tischen dasselbe; dort entschied Platz { $seat } anders.
duplicates_oneWay = An allen Tischen wurde gleich gespielt, Wahl für Wahl.
duplicates_scale = -# In Klammern: Matchpunkte. Ein aufgegebener Platz und die Plätze eines abgebrochenen Tisches kommen zuletzt, ebenso der Platz dessen, der während der eigenen Partie geschlossen hat.
duplicates_proof = -# Startwert `{ $seed }`, Salt `{ $salt }`.
duplicates_stillPlayed = -# Der Startwert wird verraten, wenn der letzte Tisch zu Ende ist.
duplicates_counted =
    { $count ->
        [one] { NUMBER($count) } Duplicate: im Schnitt { PERCENT($share) } der Matchpunkte
       *[other] { NUMBER($count) } Duplicates: im Schnitt { PERCENT($share) } der Matchpunkte
    }

hints_ask = Tipp
hints_title = **Meine Vorschläge**, das Beste zuerst
hints_margin = erwartet **{ $points }**
hints_score = erwartete Punkte: **{ $points }**
hints_exactly = Warum genau?
hints_after =
    { $first ->
        [no] Nach *{ $action }*:
       *[yes] Nach *{ $action }* (Anteil der gedachten Partien):
    }
hints_shares =
    { GIVEN($why) ->
        [no] { $share } statt { $other }
       *[yes] { $share } statt { $other }; sonst: { $why }
    }
hints_lead = Dein Vorsprung an Punkten danach: { $lead } statt { $leadOther }.
hints_gets =
    { GIVEN($name) ->
        [no]
            { $gain ->
                [nothing] du bekommst dann nichts durch { $thing }
                [less] du bekommst dann weniger durch { $thing }
               *[more] du bekommst dann mehr durch { $thing }
            }
       *[yes]
            { $gain ->
                [nothing] { $name } bekommt dann nichts durch { $thing }
                [less] { $name } bekommt dann weniger durch { $thing }
               *[more] { $name } bekommt dann mehr durch { $thing }
            }
    }
hints_because =
    { $better ->
        [no] Schlechter als *{ $action }*: { $reason }.
       *[yes] Besser als *{ $action }*: { $reason }.
    }
hints_against = dagegen spricht: { $reason }
hints_unnamed =
    { $better ->
        [no] Schlechter als *{ $action }*: kein einzelner Grund ragt heraus.
       *[yes] Besser als *{ $action }*: kein einzelner Grund ragt heraus.
    }
hints_comparedWith = Verglichen mit *{ $action }*: { $reasons }
hints_rest = alles andere: { $points }
hints_even =
    { $ahead ->
        [no] Auf den ersten Blick etwa gleich gut wie *{ $action }*.
       *[yes] Etwa gleich gut wie *{ $action }*, wenn ich beides weiterspiele.
    }
hints_noReason = Verglichen mit *{ $action }*: insgesamt { $points }; kein einzelner Grund sticht heraus.
hints_marginMeans = Erwartet: deine Punkte am Ende minus Durchschnitt der anderen, geschätzt aus dem, was du siehst.
hints_scoreMeans = Erwartet: deine Punkte am Ende, geschätzt aus dem, was du siehst.
hints_press = Ein Klick zeigt es auf dem Brett; nichts geschieht, bevor du es bestätigst. Ein Tipp blickt weiter voraus als die Reihenfolge der Buttons.
hints_counted =
    { $used ->
        [one] Bisher { NUMBER($used) } Tipp in dieser Partie benutzt.
       *[other] Bisher { NUMBER($used) } Tipps in dieser Partie benutzt.
    }
hints_only = Es gibt nur eine Möglichkeit, also zählt das nicht als Tipp:
hints_none = Hier habe ich nichts zu raten, also zählt das nicht als Tipp.
hints_used =
    { $count ->
        [one] { NUMBER($count) } Tipp benutzt.
       *[other] { NUMBER($count) } Tipps benutzt.
    }
hints_usedBy = Benutzte Tipps: { LIST($uses, between: ", ") }.
hints_usedByOne = { $person } { $count }

puzzles_title = **{ $game } · Rätsel**
puzzles_round = Runde { NUMBER($round) }
puzzles_ask = **Du entscheidest. Was ist am besten?**
puzzles_back = -# Dieses Rätsel kennst du schon; es wird nicht noch einmal gewertet.
puzzles_which = Rätsel: eine Stellung, eine Entscheidung, eine beste Antwort. Welches Spiel?
puzzles_gameButton =
    { GIVEN($rating) ->
        [no] { $game }
       *[yes] { $game } · { $rating }
    }
puzzles_right = ✅ **Richtig!**
puzzles_wrong = ❌ **Es gab etwas Besseres.**
puzzles_before = Dieses Rätsel hast du { $when } beantwortet.
puzzles_best = am besten
puzzles_chosen = deine Wahl
puzzles_why = Warum sie besser ist als *{ $action }*:
puzzles_imagined =
    { $best ->
        [no] Dieselbe Partie nach der anderen Aktion:
       *[yes] Eine gedachte Partie nach der besten Aktion:
    }
puzzles_means =
    { $worlds ->
        [one] -# Ein Verlust von 2 heißt: Zwei deiner Züge später ist dein Vorsprung um 2 Punkte kleiner, in { NUMBER($worlds) } gedachten Partie.
       *[other] -# Ein Verlust von 2 heißt: Zwei deiner Züge später ist dein Vorsprung um 2 Punkte kleiner, im Mittel über { NUMBER($worlds) } gedachte Partien.
    }
puzzles_theme = -# Thema: { $theme } · Wertung dieses Rätsels: { $rating }
puzzles_themes_prepare = Vorbereitung
puzzles_themes_deny = anderen etwas wegnehmen
puzzles_themes_goal = ein Ziel verfolgen
puzzles_themes_race = ein Wettlauf
puzzles_themes_risk = Risiko
puzzles_themes_timing = der richtige Zeitpunkt
puzzles_themes_save = aufsparen
puzzles_themes_position = Stellung
puzzles_rating = Rätselwertung: { $before } → **{ $after }**
puzzles_unrated = Rätselwertung: **{ $rating }** (nur deine erste Antwort auf ein Rätsel zählt)
puzzles_provisional = -# Das Fragezeichen bleibt bis zu zehn ersten Antworten.
puzzles_next = Nächstes Rätsel
puzzles_stop = Aufhören
puzzles_other = Anderes Spiel
puzzles_again = Das älteste wiederholen
puzzles_more = Mehr Rätsel
puzzles_done =
    { $count ->
        [one] Du hast das einzige Rätsel zu { $game } beantwortet. Gut gemacht!
       *[other] Du hast alle { NUMBER($count) } Rätsel zu { $game } beantwortet. Gut gemacht!
    }
puzzles_returns = Das nächste Rätsel, das dir nicht gelungen ist, kommt { $when } wieder.
puzzles_oldest = Die ältesten kannst du wiederholen; an der Wertung ändert das nichts.
puzzles_run =
    { $answered ->
        [one] **Ende der Serie:** { NUMBER($solved) } von { NUMBER($answered) } Rätsel gelöst, längste Folge: { NUMBER($longest) }.
       *[other] **Ende der Serie:** { NUMBER($solved) } von { NUMBER($answered) } Rätseln gelöst, längste Folge: { NUMBER($longest) }.
    }
puzzles_noRun = In dieser Serie hast du kein Rätsel beantwortet.
puzzles_runRating = { $game }: { $before } → **{ $after }**
puzzles_stats =
    { $answers ->
        [one] Rätselwertung: **{ $rating }**, gelöst: { NUMBER($solved) } von { NUMBER($answers) } Rätsel (alle Lösungen sind öffentlich)
       *[other] Rätselwertung: **{ $rating }**, gelöst: { NUMBER($solved) } von { NUMBER($answers) } Rätseln (alle Lösungen sind öffentlich)
    }

leagues_head = **{ $name }** · { $game }-Liga
leagues_how_seats =
    { $seats ->
        [2] zu zweit
       *[other] Tische zu höchstens { $seats }
    }
contests_noPace = ohne Zeitlimit
leagues_how_rounds =
    { GIVEN($rounds) ->
        [no] Runden nach der Zahl der Leute
       *[yes] { $rounds ->
            [one] { NUMBER($rounds) } Runde
           *[other] { NUMBER($rounds) } Runden
        }
    }
leagues_how_cup = dann ein Pokal der besten { $cup }
leagues_scale = Punkte nach Platz: { LIST($scales, last: "or") }; gleiche Plätze teilen sie sich.
leagues_ties = Bei gleichen Punkten: die Begegnungen, der Schnitt der Gegner, der Anteil an den Punkten der Partien, das Los.
leagues_absent =
    { $missed ->
        [one] Wessen Bedenkzeit abläuft, für den spielt die Vertretung, bis zur Rückkehr. Eine ihr überlassene Partie bringt nichts; nach der zweiten bekommt den Platz, wer wartet ({ NUMBER($missed) } Punkt je verpasster Runde). Ein Freilos bringt { $bye }.
       *[other] Wessen Bedenkzeit abläuft, für den spielt die Vertretung, bis zur Rückkehr. Eine ihr überlassene Partie bringt nichts; nach der zweiten bekommt den Platz, wer wartet ({ NUMBER($missed) } Punkte je verpasster Runde). Ein Freilos bringt { $bye }.
    }
leagues_filled = Einen Platz, der an einem Tisch frei bleibt, nimmt { $player }: ohne Punkte, und die Plätze der anderen zählen, als säße dort niemand.
leagues_noCup = ohne Pokal
leagues_fill =
    { $on ->
        [no] freie Plätze bleiben frei
       *[yes] mittlere Bots nehmen freie Plätze
    }
leagues_drawn = Die Auslosung folgt aus dem Startwert `{ $seed }`.
leagues_gathering =
    { $count ->
        [one] Eröffnet von { $opener }. Bisher { NUMBER($count) } Person; { $fewest } bis { $most } können spielen. Die Partien beginnen von selbst, in Threads dieses Kanals, und sind gewertet.
       *[other] Eröffnet von { $opener }. Bisher { NUMBER($count) } Personen; { $fewest } bis { $most } können spielen. Die Partien beginnen von selbst, in Threads dieses Kanals, und sind gewertet.
    }
leagues_cup =
    { $players ->
        [2] Finale
        [4] Halbfinale
       *[other] Viertelfinale
    }
contests_tablesLeft =
    { $open ->
        [0] Alle Tische sind zu Ende.
       *[other] { $open } von { $all } { $all ->
            [1] Tisch
           *[other] Tischen
        } { $open ->
            [1] spielt
           *[other] spielen
        } noch.
    }
leagues_waiting = Warten auf einen Platz: { LIST($names, between: ", ") }
leagues_over =
    { $total ->
        [one] 🏆 { $winner } hat gewonnen, mit { NUMBER($total) } Punkt in den Runden.
       *[other] 🏆 { $winner } hat gewonnen, mit { NUMBER($total) } Punkten in den Runden.
    }
leagues_closed = Diese Liga wurde vorzeitig geschlossen. Laufende Partien werden zu Ende gespielt.
leagues_noThreads = ⚠️ Ich darf hier keine Threads eröffnen: Mir fehlen **Öffentliche Threads erstellen** und **Nachrichten in Threads senden**. Ich versuche es von selbst wieder; nichts geht verloren.
leagues_shut = ⚠️ Ich kann im Kanal dieser Liga nicht mehr schreiben: Sie wartet, und ich versuche es von selbst wieder.
contests_table = Tisch { $number }
leagues_byes =
    { $bye ->
        [one] Diesmal spielfrei ({ NUMBER($bye) } Punkt): { LIST($names, between: ", ") }
       *[other] Diesmal spielfrei ({ NUMBER($bye) } Punkte): { LIST($names, between: ", ") }
    }
leagues_called = -# Diese Nachricht pingt niemanden an: Angepingt wird im Thread, wer am Zug ist.

contests_join = Mitmachen
contests_leave = Aussteigen
contests_start = Starten
leagues_standing = Stand
contests_close = Schließen

leagues_opened = **{ $name }** ist eröffnet: Die Nachricht dazu kommt in diesen Kanal.
leagues_joined = Du bist in **{ $name }** dabei.
leagues_nowWaiting = **{ $name }** hat schon begonnen: Du stehst auf der Warteliste und bekommst den nächsten Platz, der frei wird.
leagues_left = Du hast **{ $name }** verlassen. Eine laufende Partie von dir geht bis zu ihrem Ende weiter.
leagues_started = **{ $name }** beginnt: Die Tische öffnen sich in Threads des Kanals.
leagues_closeAsk = **{ $name }** schließen? Es folgt keine Runde mehr, und niemand gewinnt. Laufende Partien werden zu Ende gespielt.
leagues_closedNow = **{ $name }** ist geschlossen.

leagues_row =
    `{ $place }` { $name }: { $total ->
        [one] { NUMBER($total) } Punkt
       *[other] { NUMBER($total) } Punkte
    }, { $games ->
        [one] { NUMBER($games) } Partie
       *[other] { NUMBER($games) } Partien
    }
leagues_gone = ausgetreten
leagues_out = ausgeschieden
leagues_ownGame = Deine Partie in dieser Runde: { $thread }
leagues_ownBye = In dieser Runde bist du spielfrei.
leagues_ownOver = Deine Partie in dieser Runde ist zu Ende.
leagues_ownComing = Dein Tisch in dieser Runde öffnet sich gleich.
leagues_notIn = Du bist nicht in dieser Liga.
leagues_noVariant =
    { COUNT($known) ->
        [0] Dieses Spiel hat keine Varianten.
       *[other] Diese Variante gibt es nicht. Es gibt: { LIST($known, between: ", ") }.
    }
leagues_onlyHere = Ligen gibt es auf Servern: Eröffne eine in einem Kanal, in dem ich Threads eröffnen darf.

players_does_easy = { $name } spielt freundlich wie am ersten Spieleabend: sieht den nächsten Zug und ist zu schlagen.
players_does_medium = { $name } wägt ab, was jeder Zug jetzt und später bringt.
players_does_hard = { $name } probiert die besten Züge vor der Wahl viele Male durch; das dauert ein paar Sekunden.
players_add = Bot dazuholen
players_manage = Bots verwalten
players_ask = **Wer soll an den Tisch?**
players_full = Alle Plätze sind besetzt.
players_added = { $name } sitzt am Tisch ({ $taken } von { $wanted } Plätzen besetzt).
players_for = der Bot für { $person }
players_thinking =
    { COUNT($names) ->
        [1] { LIST($names) } überlegt.
       *[other] { LIST($names) } überlegen.
    }
players_unknown = Ich kenne keinen Bot „{ $typed }“. Es gibt { LIST($possible) }; mehrere schreibt man „2 { $strongest }“ oder „{ LIST($pair, between: ", ") }“.

seatPages_lookAt = { $name } ansehen

refusals_no-match =
    { GIVEN(COMMAND("solo")) ->
        [no] In diesem Kanal gibt es keine Partie. { COMMAND("new") } eröffnet eine.
       *[yes] In diesem Kanal gibt es keine Partie. { COMMAND("new") } eröffnet eine, { COMMAND("solo") } beginnt eine allein.
    }
refusals_channel-busy =
    { $status ->
        [lobby] { $asker ->
            [stranger] { $free ->
                [0] In einem Kanal läuft immer nur eine Partie. Hier beginnt gleich eine, und alle Plätze sind besetzt.
               *[other] In einem Kanal läuft immer nur eine Partie. Hier wartet eine auf Mitspieler: { COMMAND("game") } → Mitspielen nimmt einen Platz.
            }
           *[other] In einem Kanal läuft immer nur eine Partie. Hier wartet eine auf Mitspieler, und du bist schon dabei.
        }
       *[other] In einem Kanal läuft immer nur eine Partie, und hier ist schon eine im Gang. Eröffne deine in einem anderen Kanal oder in einem Thread.
    }
refusals_already-seated = Du sitzt schon an diesem Tisch.
refusals_not-seated =
    { $gathering ->
        [no] Du sitzt nicht an diesem Tisch, also hast du hier nichts zu tun. { COMMAND("board") } zeigt die Partie.
       *[yes] { $full ->
            [no] Du sitzt nicht an diesem Tisch. { COMMAND("game") } → Mitspielen nimmt einen Platz.
           *[yes] Du sitzt nicht an diesem Tisch, und alle Plätze sind besetzt.
        }
    }
refusals_no-players = Für dieses Spiel gibt es noch keine Bots: Lade Leute ein.
refusals_players-only = An jedem Tisch muss mindestens ein Mensch sitzen, und für den ist kein Platz mehr. Plätze: { $seats }, Bots: { $players }.
refusals_table-full =
    { $seats ->
        [one] Der Tisch ist voll: { NUMBER($seats) } Platz ist besetzt.
       *[other] Der Tisch ist voll: { NUMBER($seats) } Plätze sind besetzt.
    }
refusals_too-few =
    { $seats ->
        [one] Zu wenige Leute: Das Spiel braucht { $needed }, hier sitzt { NUMBER($seats) }. Die anderen drücken „Mitspielen“.
       *[other] Zu wenige Leute: Das Spiel braucht { $needed }, hier sitzen { NUMBER($seats) }. Die anderen drücken „Mitspielen“.
    }
refusals_already-started =
    { $asker ->
        [seated] Die Partie läuft schon; die Plätze ändern sich nicht mehr. { COMMAND("game") } → Aufgeben… gibt deinen Platz auf.
        [opener] Die Partie läuft schon; die Plätze ändern sich nicht mehr. { COMMAND("game") } → Aufgeben… gibt deinen Platz auf.
       *[other] Die Partie läuft schon; die Plätze ändern sich nicht mehr. { COMMAND("board") } zeigt sie.
    }
refusals_not-started = Die Partie hat noch nicht begonnen. Wer den Tisch eröffnet hat, kann sie starten, sobald genug Leute daran sitzen; ist er voll, kann es jeder am Tisch.
refusals_not-opener_start =
    { GIVEN($opener) ->
        [no] Nur wer diesen Tisch eröffnet hat, kann ihn starten, bis er voll ist.
       *[yes] Nur { $opener } kann ihn starten, bis er voll ist.
    }
refusals_not-opener_cancel =
    { $asker ->
        [stranger] { GIVEN($opener) ->
            [no] Nur wer diesen Tisch eröffnet hat, kann ihn absagen.
           *[yes] Nur { $opener } kann ihn absagen.
        }
       *[other] { GIVEN($opener) ->
            [no] Nur wer diesen Tisch eröffnet hat, kann ihn absagen. { COMMAND("game") } → Aussteigen gibt deinen eigenen Platz auf.
           *[yes] Nur { $opener } kann ihn absagen. { COMMAND("game") } → Aussteigen gibt deinen eigenen Platz auf.
        }
    }
refusals_not-opener_other =
    { GIVEN($opener) ->
        [no] Nur wer diesen Tisch eröffnet hat, kann das.
       *[yes] Nur { $opener } kann das.
    }
refusals_others-seated = Jemand anders sitzt schon an diesem Tisch, deshalb gilt, was in seiner Nachricht steht. Du kannst gehen und einen neuen eröffnen.
refusals_over = Die Partie ist vorbei. { COMMAND("board") } zeigt, wie sie ausging; { COMMAND("new") } eröffnet eine neue.
refusals_cancel-alone = Eine gewertete Partie gegen Bots lässt sich nicht abbrechen: Sonst zählte sie nur, wenn du gewinnst. { COMMAND("game") } → Aufgeben… beendet sie als verloren.
refusals_cancel-counts = Eine gewertete Partie oder eine Ligapartie brechen nur alle Mitspielenden gemeinsam ab, oder wer den Server verwaltet und keinen Platz darin hat.
refusals_pause-alone = Eine gewertete Partie gegen Bots lässt sich nicht pausieren: Sonst zählte sie nur, wenn du gewinnst. Eine Abwesenheit in `/games settings` hält ihre Uhr an.
refusals_live-alone = Eine Live-Partie ist für mindestens zwei Menschen: Bots warten auf dich bei jedem Tempo. Lass `pace` weg oder lass einen Platz für jemanden frei.
refusals_live-duplicate = Die Tische eines Duplikats werden gespielt, wenn alle Zeit haben, deshalb geht das nicht live. Wähle ein anderes `pace`.
refusals_duplicate-invited = Zu diesem Tisch sind Leute eingeladen, deshalb wird er kein Duplicate. Eröffne einen anderen Tisch, ohne jemanden einzuladen.
refusals_not-live = Diese Partie läuft schon langsam.
refusals_resigned =
    { $end ->
        [outOfTime] Deine Zeit in dieser Partie ist abgelaufen; dein Platz wird für dich gespielt. { COMMAND("board") } zeigt, wie sie läuft.
        [left] Du warst weg, bis diese Partie für dich zu Ende war; dein Platz wird für dich gespielt. { COMMAND("board") } zeigt, wie sie läuft.
       *[resigned] Du hast diese Partie aufgegeben; dein Platz wird für dich gespielt. { COMMAND("board") } zeigt, wie sie läuft.
    }
refusals_stale = Die Partie ist seitdem weitergegangen, also ist nichts geschehen.
refusals_late = Die Partie ging weiter, während dein Befehl unterwegs war, also ist nichts geschehen.
refusals_late-choice = Du hast seitdem anders gewählt, also ist nichts geschehen.
refusals_no-such-order = Diesen Dauerauftrag gibt es nicht: Er wurde zurückgenommen oder passt nicht zu dieser Aktion. Die Seite mit deiner Hand nennt die, die gelten.
refusals_too-many-orders = Du hast schon { $limit } Daueraufträge, und mehr passen nicht auf eine Seite. Nimm auf der Seite mit deiner Hand erst einen zurück; nichts ist geschehen.
refusals_not-to-act =
    { COUNT($people) ->
        [0] Du bist nicht am Zug.
       *[other] Du bist nicht am Zug. Die Partie wartet auf { LIST($people) }.
    }
refusals_no-hints =
    { $why ->
        [rated] Diese Partie ist gewertet, und gewertete Partien haben keine Tipps. Eine mit `rated:False` eröffnete hat sie.
        [off] An diesem Tisch wird ohne Tipps gespielt. Was du tun kannst, steht alles in deinem Panel, und { COMMAND("rules") } erklärt, wie.
       *[other] In diesem Spiel gebe ich keine Tipps: Niemand hat mir beigebracht, es gut zu spielen. { COMMAND("rules") } erklärt, wie es geht.
    }
refusals_bad-seats =
    { GIVEN($min) ->
        [no] { $max ->
            [one] Dieses Spiel ist für { NUMBER($max) } Person.
           *[other] Dieses Spiel ist für { NUMBER($max) } Personen.
        }
       *[yes] Dieses Spiel ist für { $min } bis { $max } Personen.
    }
refusals_not-allowed = Du allein kannst diese Partie nicht abbrechen. Vor dem Start kann es, wer den Tisch eröffnet hat; danach müssen alle am Tisch zustimmen, oder jemand mit „Server verwalten“ bricht sie ab.
refusals_undo-nothing = Noch wurde nichts gespielt, also gibt es nichts zurückzunehmen.
refusals_undo-over = Die Partie ist vorbei: Wenn alles aufgedeckt ist, wird nichts mehr zurückgenommen.
refusals_undo-first = Dein erster Versuch zählt hier, also wird darin nichts zurückgenommen. Beim Üben danach geht es.
refusals_rated-undo = In einer gewerteten Partie gegen Bots wird nichts zurückgenommen, nachdem etwas aufgedeckt wurde oder ein Bot geantwortet hat.
refusals_undo-not-yours =
    { COUNT($people) ->
        [0] Zurücknehmen kannst du nur deine eigene letzte Aktion, und die letzte hier ist von jemand anderem.
       *[other] Zurücknehmen kannst du nur deine eigene letzte Aktion, und die letzte hier ist von { LIST($people) }.
    }
refusals_undo-acted-since =
    { COUNT($people) ->
        [0] Zurücknehmen lässt sich nur die letzte Aktion der Partie, und nach deiner kam eine weitere.
       *[other] Zurücknehmen lässt sich nur die letzte Aktion der Partie, und nach deiner kam eine von { LIST($people) }.
    }
refusals_undo-consent =
    { $reason ->
        [revealed] Das lässt sich nur zurücknehmen, wenn alle anderen zustimmen: Es hat Neues gezeigt, und das kann niemand ungesehen machen.
        [together] Das lässt sich nur zurücknehmen, wenn alle anderen zustimmen: Mehrere haben zusammen gewählt.
        [acted] Das lässt sich nur zurücknehmen, wenn alle anderen zustimmen: Andere haben seitdem gewählt.
       *[other] Das lässt sich nur zurücknehmen, wenn alle anderen zustimmen: Es betrifft auch sie.
    }
refusals_undo-asked =
    { COUNT($people) ->
        [0] Jemand hat schon gefragt: Die anderen haben 48 Stunden, um zuzustimmen.
        [1] { LIST($people) } hat schon gefragt: Die anderen haben 48 Stunden, um zuzustimmen.
       *[other] { LIST($people) } haben schon gefragt: Die anderen haben 48 Stunden, um zuzustimmen.
    }
refusals_undo-own-request = Das hast du selbst gefragt: Die anderen entscheiden.
refusals_undo-no-request = Niemand möchte etwas zurücknehmen. { COMMAND("undo") } nimmt deine eigene letzte Aktion zurück.
refusals_undo-settled =
    { $status ->
        [agreed] Diese Frage ist entschieden: Alle haben zugestimmt, und es wurde zurückgenommen.
        [refused] Diese Frage ist entschieden: Es wurde abgelehnt, die Aktion bleibt.
        [withdrawn] Diese Frage ist entschieden: Sie wurde zurückgezogen, die Aktion bleibt.
        [lapsed] Diese Frage ist entschieden: Sie blieb 48 Stunden unbeantwortet, die Aktion bleibt.
       *[other] Diese Frage ist entschieden: Es wird nichts mehr gefragt.
    }
refusals_paused = Diese Partie ist pausiert: Es wird erst weitergespielt, wenn die Leute am Tisch zustimmen.
refusals_not-paused = Diese Partie ist nicht pausiert.
refusals_bad-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusals_seat-resigned =
    { COUNT($people) ->
        [0]
            { $end ->
                [outOfTime] Diese Person hat keine Zeit mehr; ich spiele diesen Platz zu Ende.
                [left] Diese Person ist gegangen; ich spiele diesen Platz zu Ende.
               *[resigned] Diese Person hat aufgegeben; ich spiele diesen Platz zu Ende.
            }
       *[other]
            { $end ->
                [outOfTime] { LIST($people) } hat keine Zeit mehr; ich spiele diesen Platz zu Ende.
                [left] { LIST($people) } ist gegangen; ich spiele diesen Platz zu Ende.
               *[resigned] { LIST($people) } hat aufgegeben; ich spiele diesen Platz zu Ende.
            }
    }
refusals_seat-away =
    { COUNT($people) ->
        [0] Diese Person ist abwesend. Die Uhr wartet und läuft { $until } weiter.
       *[other] { LIST($people) } ist abwesend. Die Uhr wartet und läuft { $until } weiter.
    }
refusals_seat-absent =
    { COUNT($people) ->
        [0] Diese Person ist nicht da, und ich spiele den Platz schon.
       *[other] { LIST($people) } ist nicht da, und ich spiele den Platz schon.
    }
refusals_seat-offered = Dieser Platz wird schon angeboten.
refusals_not-late =
    { GIVEN($late) ->
        [no] { COUNT($people) ->
            [0] Diese Person ist nicht in Verzug.
           *[other] { LIST($people) } ist nicht in Verzug.
        }
       *[yes] { COUNT($people) ->
            [0] Diese Person ist nicht in Verzug. Die Zeit für diesen Zug endet { $late }.
           *[other] { LIST($people) } ist nicht in Verzug. Die Zeit für diesen Zug endet { $late }.
        }
    }
refusals_vote-own-seat = Hier geht es um deinen eigenen Platz: Die anderen entscheiden, und es erledigt sich, wenn du spielst.
refusals_vote-other-player =
    { COUNT($people) ->
        [0] Diese Person hat hier schon jemand anderen vorgeschlagen: Antworte zuerst darauf, oder warte die Entscheidung ab.
       *[other] { LIST($people) } hat hier schon jemand anderen vorgeschlagen: Antworte zuerst darauf, oder warte die Entscheidung ab.
    }
refusals_no-vote = Diese Frage gibt es in dieser Partie nicht.
refusals_vote-settled =
    { $status ->
        [agreed] Diese Abstimmung ist entschieden: angenommen.
        [refused] Diese Abstimmung ist entschieden: abgelehnt.
        [withdrawn] Diese Abstimmung ist entschieden: Sie wurde zurückgezogen oder ist nicht mehr nötig.
        [lapsed] Diese Abstimmung ist entschieden: Sie blieb 48 Stunden offen.
       *[other] Diese Abstimmung ist entschieden: Es wird nichts mehr gefragt.
    }
refusals_no-offer = So ein Platz wird hier nicht angeboten.
refusals_unwelcome = An diesem Tisch kannst du keinen Platz nehmen. { COMMAND("new") } eröffnet einen in einem anderen Kanal.
refusals_blocked-here = Du hast jemanden blockiert, der hier sitzt: { LIST($people) }. In `/games settings` kannst du das aufheben.
refusals_nudge-nobody = Hier ist niemand sonst, den ich jetzt anstupsen darf.
refusals_nudge-early = In der ersten Stunde eines Zuges wird niemand angestupst. Du kannst es { $until }.
refusals_nudged = Das ist schon geschehen. Du kannst { $until } wieder anstupsen.
refusals_live-clock = In einer Live-Partie stupst und entscheidet die Uhr. Wer am Zug ist, verliert { $until }, außer bei einem Zug davor.
refusals_seat-moved = Diese Person konnte den Kanal der Partie nicht benutzen. Für sie geht es in Direktnachrichten weiter, mit mehr Zeit.
refusals_bad-zone = Diese Zeitzone kenne ich nicht. Wähle eine wie Europe/Berlin oder Europe/Lisbon.
refusals_no-zone = Ruhezeiten brauchen deine Zeitzone: Wähle sie mit aus.
refusals_bad-hours = Diese Uhrzeiten verstehe ich nicht. Schreib sie von 0:00 bis 23:59, wie 22:30, 22.30, 22 Uhr oder 10pm; die beiden müssen verschieden sein.
refusals_away-past = Dieser Tag ist schon vorbei.
refusals_away-long =
    { $days ->
        [one] Du kannst höchstens { NUMBER($days) } Tag abwesend sein.
       *[other] Du kannst höchstens { NUMBER($days) } Tage abwesend sein.
    }
refusals_block-self = Dich selbst kannst du nicht blockieren.
refusals_too-many_invitations =
    { $limit ->
        [one] An einen Tisch kann höchstens { NUMBER($limit) } Person eingeladen werden.
       *[other] An einen Tisch können höchstens { NUMBER($limit) } Personen eingeladen werden.
    }
refusals_too-many_lobbies =
    { $count ->
        [one] Du hast hier { NUMBER($count) } Tisch eröffnet, der noch auf Leute wartet, und { $limit } ist das Limit: Starte ihn oder sag ihn ab.
       *[other] Du hast hier { NUMBER($count) } Tische eröffnet, die noch auf Leute warten, und { $limit } ist das Limit: Starte erst einen oder sag ihn ab.
    }
refusals_too-many_live =
    { $count ->
        [one] Du sitzt in { NUMBER($count) } Partie, die nicht vorbei ist, und { $limit } ist das Limit: Beende sie, gib auf oder brich sie ab. `/games list` zeigt sie.
       *[other] Du sitzt in { NUMBER($count) } Partien, die nicht vorbei sind, und { $limit } ist das Limit: Beende erst eine, gib eine auf oder brich eine ab. `/games list` zeigt sie.
    }
refusals_too-many_other =
    { $count ->
        [one] Du hast hier { NUMBER($count) } Partie eröffnet, die nicht vorbei ist, und { $limit } ist das Limit: Beende sie oder brich sie ab.
       *[other] Du hast hier { NUMBER($count) } Partien eröffnet, die nicht vorbei sind, und { $limit } ist das Limit: Beende erst eine oder brich eine ab.
    }
refusals_no-invitations = Diese Leute nehmen keine Einladungen an: { LIST($people) }.
refusals_you-blocked = Diese Leute hast du blockiert, also kannst du sie nicht einladen: { LIST($people) }.
refusals_remove-yourself = Dich selbst kannst du nicht entfernen: { COMMAND("game") } → Aussteigen gibt deinen Platz auf.
refusals_not-at-table = Diese Person sitzt nicht an diesem Tisch.
refusals_may-not-open =
    { $who ->
        [manage-server] Auf diesem Server können nur Mitglieder mit „Server verwalten“ Partien eröffnen.
       *[other] Auf diesem Server können nur Mitglieder mit einer bestimmten Rolle Partien eröffnen.
    }
refusals_not-all-here =
    { $asker ->
        [opener] Noch fehlt eine Zusage: { LIST($people) }. Zugesagt wird mit „Mitspielen“, oder { COMMAND("game") } macht den Platz frei.
       *[other] { GIVEN($opener) ->
            [no] Noch fehlt eine Zusage: { LIST($people) }. Zugesagt wird mit „Mitspielen“, oder { COMMAND("game") } macht den Platz frei.
           *[yes] Noch fehlt eine Zusage: { LIST($people) }. Zugesagt wird mit „Mitspielen“, oder { $opener } macht den Platz frei.
        }
    }
refusals_not-over =
    { $status ->
        [cancelled] Diese Partie wurde abgebrochen, also gibt es keine Revanche. { COMMAND("new") } eröffnet eine neue.
       *[other] Eine Revanche gibt es, wenn die Partie vorbei ist.
    }
refusals_never-started = Dieser Tisch wurde abgesagt, bevor etwas gespielt wurde, also gibt es keine Aufzeichnung.
refusals_no-record = Dieses Spiel führt keine Aufzeichnung, die andere Programme lesen könnten.
refusals_review-running = Diese Partie läuft noch. Analysiert wird erst danach: Bis dahin wäre ein Tipp für einen ein Tipp für alle.
refusals_review-nothing = Es gibt nichts zu analysieren: Auf diesem Platz hat kein Mensch eine Entscheidung getroffen.
refusals_review-not-yours = Wer in dieser Partie mitgespielt hat, kann das eigene Spiel analysieren lassen. Geteilt hat noch niemand eine Analyse dieser Partie.
refusals_review-no-judge = Diese Partie kann ich nicht analysieren: Ich spiele das Spiel selbst nicht.
refusals_stats-private = Diese Person teilt ihre Statistik nicht.
refusals_no-period = Wähle ein Jahr von { $first } bis { $latest } oder 1 bis { $months } der letzten Monate.
refusals_no-deal = So etwas gibt es nicht. Prüf den Code, oder sieh im Archiv nach den vergangenen Tagen.
refusals_deal-to-come = Dieser Tag hat noch nicht begonnen.
refusals_deal-unplayed = Wie es anderen ging, erfährst du, sobald du selbst gespielt hast.
refusals_no-solo-deal = Dieses Spiel lässt sich nicht für eine Person allein austeilen.
refusals_no-puzzles = Zu diesem Spiel gibt es keine Rätsel.
refusals_puzzle-gone = Dieses Rätsel gibt es nicht mehr. `/games puzzle` zeigt ein anderes.
refusals_bad-setting = Das geht hier nicht. Wähle eins davon: { LIST($possible, between: ", ") }.
refusals_too-soon_open =
    Eine Person kann auf einem Server { $minutes ->
        [60] in einer Stunde
       *[other] in { $minutes } Minuten
    } { $times ->
        [one] { NUMBER($times) } Partie
       *[other] { NUMBER($times) } Partien
    } eröffnen. Die nächste geht { $until }.
refusals_too-soon_thread =
    Eine Person kann auf einem Server { $minutes ->
        [60] in einer Stunde
       *[other] in { $minutes } Minuten
    } { $times ->
        [one] { NUMBER($times) } Thread
       *[other] { NUMBER($times) } Threads
    } für Partien eröffnen. Der nächste geht { $until }.
refusals_too-soon_invite =
    Eine Person kann { $minutes ->
        [60] in einer Stunde
       *[other] in { $minutes } Minuten
    } { $times ->
        [one] { NUMBER($times) } Person
       *[other] { NUMBER($times) } Leute
    } an einen Tisch einladen. Für diese geht es { $until }.
refusals_too-soon_invite-one =
    Dieselbe Person kann { $minutes ->
        [60] in einer Stunde
       *[other] in { $minutes } Minuten
    } { $times ->
        [1] einmal
       *[other] { NUMBER($times) } Mal
    } an einen Tisch eingeladen werden. Du kannst sie { $until } wieder einladen.
refusals_too-soon_rematch =
    Du kannst { $minutes ->
        [60] in einer Stunde
       *[other] in { $minutes } Minuten
    } { $times ->
        [one] { NUMBER($times) } Revanche
       *[other] { NUMBER($times) } Revanchen
    } für dasselbe Spiel verlangen. Du kannst { $until } wieder fragen.
refusals_too-soon_ask =
    Eine Person kann den anderen einer Partie { $minutes ->
        [60] in einer Stunde
       *[other] in { $minutes } Minuten
    } { $times ->
        [one] { NUMBER($times) } Frage
       *[other] { NUMBER($times) } Fragen
    } stellen. Die nächste geht { $until }.
refusals_too-soon_share =
    Eine Person kann { $minutes ->
        [60] in einer Stunde
       *[other] in { $minutes } Minuten
    } { $times ->
        [one] { NUMBER($times) } Karte
       *[other] { NUMBER($times) } Karten
    } einer Partie zeigen. Die nächste geht { $until }.
refusals_too-soon_puzzle =
    Eine Person kann { $minutes ->
        [60] in einer Stunde
       *[other] in { $minutes } Minuten
    } { $times ->
        [one] { NUMBER($times) } Rätsel
       *[other] { NUMBER($times) } Rätsel
    } bekommen. Das nächste gibt es { $until }.
refusals_too-soon_undo =
    Eine Person kann { $minutes ->
        [60] in einer Stunde
       *[other] in { $minutes } Minuten
    } { $times ->
        [one] { NUMBER($times) } Aktion
       *[other] { NUMBER($times) } Aktionen
    } einer Partie zurücknehmen. Die nächste geht { $until }.
refusals_too-soon_away =
    Deine Abwesenheit lässt sich { $minutes ->
        [60] in einer Stunde
       *[other] in { $minutes } Minuten
    } { $times ->
        [1] einmal
       *[other] { NUMBER($times) } Mal
    } ändern. Es geht wieder { $until }.
refusals_too-soon_wish =
    Bescheid über offene Tische kann man { $minutes ->
        [60] in einer Stunde
       *[other] in { $minutes } Minuten
    } auf { $times ->
        [one] { NUMBER($times) } Server
       *[other] { NUMBER($times) } Servern
    } einschalten. Auf einem weiteren geht es { $until }.
refusals_too-soon_seek =
    Ein Spiel suchen kann man { $minutes ->
        [60] in einer Stunde
       *[other] in { $minutes } Minuten
    } { $times ->
        [1] einmal
       *[other] { NUMBER($times) } Mal
    }. Es geht wieder { $until }.
refusals_too-soon_report =
    Melden kann man { $minutes ->
        [60] in einer Stunde
       *[other] in { $minutes } Minuten
    } { $times ->
        [1] einmal
       *[other] { NUMBER($times) } Mal
    }. Es geht wieder { $until }.
refusals_too-soon_phrase =
    Einen Satz sagen kann man { $minutes ->
        [60] in einer Stunde
       *[other] in { $minutes } Minuten
    } { $times ->
        [1] einmal
       *[other] { NUMBER($times) } Mal
    }. Es geht wieder { $until }.
refusals_too-soon_other = Das hast du zu oft getan. Es geht wieder { $until }.

refusals_no-league = Auf diesem Server gibt es keine Liga mit diesem Namen.
refusals_league-solo = Dieses Spiel ist für eine Person allein: Ligen gibt es darin nicht.
refusals_league-rounds = Eine Liga hat 1 bis { $max } Runden, die des Pokals nicht mitgezählt.
refusals_league-cup = Ein Pokal ist für die besten 2, 4 oder 8, in einem Spiel, das zwei spielen können.
refusals_league-name = Auf diesem Server läuft schon eine Liga mit diesem Namen: Gib deiner einen anderen.
refusals_leagues-many = Auf einem Server laufen höchstens { $limit } Ligen zugleich.
refusals_contest-full =
    { $limit ->
        [one] Es ist voll: höchstens { NUMBER($limit) } Person.
       *[other] Es ist voll: höchstens { NUMBER($limit) } Personen.
    }
refusals_contest-few =
    { $needed ->
        [one] Es braucht mindestens { NUMBER($needed) } Person, dabei sind { $people }.
       *[other] Es braucht mindestens { NUMBER($needed) } Personen, dabei sind { $people }.
    }
refusals_contest-in =
    { $waits ->
        [yes] Du stehst schon auf der Warteliste.
       *[other] Du bist schon dabei.
    }
refusals_contest-not-in = Du bist nicht dabei.
refusals_contest-left = Du hast diese Liga verlassen: In dieselbe Saison kommt niemand zurück.
refusals_contest-started = Es hat schon begonnen.
refusals_contest-over = Es ist vorbei.
refusals_contest-not-opener =
    { GIVEN($opener) ->
        [no] Das können nur die Person, die die Anmeldung eröffnet hat, und Mitglieder mit „Server verwalten“.
       *[yes] Das können nur { $opener } und Mitglieder mit „Server verwalten“.
    }
refusals_league-no-pause = Eine Ligapartie wird nicht pausiert, weil andere darauf warten. Bist du abwesend, steht deine Uhr höchstens eine Woche lang still.

refusals_no-duplicate = Dieses Duplicate gibt es nicht mehr.
refusals_duplicate-tables = Ein Duplicate hat { $min } bis { $max } Tische.
refusals_duplicates-many = Auf einem Server laufen höchstens { $limit } Duplicates zugleich.
refusals_duplicate-uneven =
    { $people ->
        [one] Für dieses Spiel gibt es keine Bots, und { NUMBER($people) } Person können die Tische nicht gleich besetzen ({ $tables }).
       *[other] Für dieses Spiel gibt es keine Bots, und { NUMBER($people) } Personen können die Tische nicht gleich besetzen ({ $tables }).
    }
refusals_duplicate-apart = Diese Leute lassen sich nicht auf so wenige Tische verteilen. Mit mehr Tischen oder weniger Leuten geht es.
refusals_duplicate-on = Dieselbe Ausgangslage wird noch gespielt: Bis alle Tische fertig sind, sehen diesen Tisch nur die, die daran sitzen, und was in den Stapeln lag, wird nicht verraten.
refusals_duplicate-no-offer = Niemand übernimmt einen Platz, solange an anderen Tischen dieselbe Ausgangslage gespielt wird.
refusals_duplicate-undo = Das lässt sich nicht zurücknehmen: Du hast etwas gesehen, das an den anderen Tischen noch verdeckt ist.

refusals_no-such-game = Ein solches Spiel kenne ich nicht.
refusals_wishes-many = Von offenen Tischen sage ich dir auf höchstens { NUMBER($limit) } Servern Bescheid. Schalte das zuerst auf einem aus.
refusals_watch-seated = Du hast einen Platz in dieser Partie: Du siehst ohnehin mehr davon als Zuschauer.
refusals_watch-many = Du kannst { NUMBER($limit) } Partien zugleich zusehen. Hör zuerst bei einer auf.
refusals_watch-unseen = Zusehen kann man nur in Kanälen eines Servers, die man sehen darf; was privat gespielt wird, sieht niemand sonst.
refusals_call-none = Dieser Server nennt keine Rolle, die ein Tisch erwähnen darf. Wer ihn verwaltet, nennt eine: `/games server`.
refusals_call-gone = Die Rolle, die dieser Server für Tische genannt hat, ist gelöscht. Wer ihn verwaltet, nennt eine andere: `/games server`.
refusals_call-silent = Erwähne ich **{ $role }**, benachrichtigt das niemanden. Servereinstellungen → Rollen → diese Rolle → „Jedem erlauben, diese Rolle zu @erwähnen“ ändert das.
refusals_call-unknown = Ob ich diese Rolle erwähnen darf, erfahre ich gerade nicht. Versuch es gleich noch einmal.
refusals_call-often = Auf einem Server wird die Rolle einmal in { NUMBER($hours) } Stunden erwähnt. Es geht wieder { $until }.
refusals_called = Dieser Tisch hat die Rolle schon erwähnt: Jeder tut es einmal.
refusals_only-here = Dieser Tisch nimmt gerade niemanden von einem anderen Server auf: Er wird nur auf seinem eigenen Server gezeigt, oder sein Server lässt nur Mitglieder zu. `/games find` zeigt andere.
refusals_place-busy = Wo du diesen Tisch sehen würdest, läuft schon ein anderes Spiel, und jeder Ort hat nur eines zugleich. Setz dich, wenn es vorbei ist, oder in einem anderen Kanal mit `/games find`.
refusals_unlisted = Dieser Server zeigt seine Tische nicht auf anderen Servern. Wer den Server verwalten darf, kann das ändern: `/games server`.
refusals_not-at-lobby = Nur wer an diesem Tisch sitzt, kann andere dazuholen.
refusals_no-phrase = Diesen Satz gibt es nicht. Unter dem Brett zeigt dir *Etwas sagen* alle Sätze.
refusals_phrases-here = Alle aus dieser Partie sind in diesem Kanal: Ihr könnt einander schreiben.
refusals_phrases-many =
    { $status ->
        [running] Seit deinem letzten Zug hast du { $limit ->
            [one] { NUMBER($limit) } Satz
           *[other] { NUMBER($limit) } Sätze
        } gesagt. Nach deinem nächsten Zug geht es wieder.
       *[other] Die Partie ist zu Ende, und du hast darin genug gesagt.
    }

games_privacy_title = **Was über dich gespeichert ist**
games_privacy_never = Deine ID und sonst nichts von deinem Konto; keine Nachrichten, keine Adressen.
games_privacy_name = Der zuletzt gesehene Name: { $name }
games_privacy_nothing = Nichts: Du hast hier nicht gespielt.
games_privacy_seats = Plätze in Partien: **{ NUMBER($seats) }**; in laufenden Partien: **{ NUMBER($running) }**
games_privacy_rest = Deine Einstellungen; Einladungen: **{ $invitations }**, Stimmen: **{ $votes }**, von dir blockierte Leute: **{ $blocks }**
games_privacy_more = Alles davon steht im Export. Beim Löschen verschwinden dein Name und deine Einstellungen überall.
games_privacy_exported = Alles, was über dich gespeichert ist, als Datei, die nur du siehst.
games_privacy_file = Alles, was über eine Person gespeichert ist, als JSON
games_privacy_exportButton = Exportieren
games_privacy_forgetButton = Meine Daten löschen…
games_privacy_forgetAsk =
    { $running ->
        [0] Deine Daten löschen? Deine Einstellungen und Ergebnisse werden gelöscht, und in beendeten Partien wirst du zu „Spieler“ mit der Nummer deines Platzes. Meine neueste Nachricht jeder Partie wird geändert; ältere bleiben. Das lässt sich nicht rückgängig machen.
        [one] Deine Daten löschen? Deine Einstellungen und Ergebnisse werden gelöscht, und in beendeten Partien wirst du zu „Spieler“ mit der Nummer deines Platzes. **Die { NUMBER($running) } laufende Partie wird aufgegeben oder verlassen.** Meine neueste Nachricht jeder Partie wird geändert; ältere bleiben. Das lässt sich nicht rückgängig machen.
       *[other] Deine Daten löschen? Deine Einstellungen und Ergebnisse werden gelöscht, und in beendeten Partien wirst du zu „Spieler“ mit der Nummer deines Platzes. **Die { NUMBER($running) } laufenden Partien werden aufgegeben oder verlassen.** Meine neueste Nachricht jeder Partie wird geändert; ältere bleiben. Das lässt sich nicht rückgängig machen.
    }
games_privacy_forgetSure = Endgültig löschen
games_privacy_keep = Alles behalten
games_privacy_kept = Nichts wurde geändert.
games_privacy_forgotten =
    { $games ->
        [one] Erledigt: Deine Daten sind gelöscht, in { NUMBER($games) } Partie. Ältere Nachrichten in den Kanälen bleiben; die Moderation kann sie löschen.
       *[other] Erledigt: Deine Daten sind gelöscht, in { NUMBER($games) } Partien. Ältere Nachrichten in den Kanälen bleiben; die Moderation kann sie löschen.
    }

games_glance_onlyInServers = Das zeigt die Partien eines Servers: Benutze den Befehl auf einem Server.
games_glance_none = Auf diesem Server läuft keine Partie, die du sehen darfst.
games_glance_choose = Welche Partie?
games_glance_strange = So eine Partie finde ich hier nicht. Es laufen diese:
games_glance_more = Das sind die { NUMBER($offered) } ältesten. Für eine andere gib ihren Kanal an oder den Link einer Nachricht darin.
games_glance_toBoard = Zur Partie
games_glance_others = Andere Partien

games_doctor_allowed = Ich darf diesen Kanal sehen, hier schreiben, Bilder anhängen und lesen, was ich schrieb.
games_doctor_lacks = Mir fehlt: { $permission }.
games_doctor_threads = Ich darf hier Threads eröffnen.
games_doctor_noThreads = Mir fehlt: { LIST($permissions) }. Nur eine Partie in einem eigenen Thread braucht das.
games_doctor_grant = So gibst du es mir: Kanal bearbeiten → Berechtigungen → meine Rolle hinzufügen → erlauben, was oben steht. Oder für alle Kanäle: Servereinstellungen → Rollen → meine Rolle.
games_doctor_direct = Wir sind in einer Direktnachricht: Berechtigungen sind nicht nötig, Solopartien gehen hier.
games_doctor_database = Die Datenbank antwortet, in { NUMBER($milliseconds) } ms.
games_doctor_badDatabase = Die Datenbank antwortet nicht: Jetzt kann nichts gespielt werden. Sag bitte denen Bescheid, die mich betreiben.
games_doctor_outbox =
    { $waiting ->
        [one] { NUMBER($waiting) } Nachricht wartet darauf, in diesem Kanal zu erscheinen.
       *[other] { NUMBER($waiting) } Nachrichten warten darauf, in diesem Kanal zu erscheinen.
    }
games_doctor_quietOutbox = Keine Nachricht wartet darauf, in diesem Kanal zu erscheinen.
games_doctor_parked =
    { $messages ->
        [one] { NUMBER($messages) } Nachricht für diesen Kanal wird aufbewahrt: Sie ließ sich nicht senden.
       *[other] { NUMBER($messages) } Nachrichten für diesen Kanal werden aufbewahrt: Sie ließen sich nicht senden.
    }
games_doctor_why_noChannel = Zuletzt sagte Discord, dass es diesen Kanal nicht gibt.
games_doctor_why_noAccess = Zuletzt sagte Discord, dass ich diesen Kanal nicht sehen darf.
games_doctor_why_noPermission = Zuletzt sagte Discord, dass mir hier eine Berechtigung fehlt.
games_doctor_why_noMessages = Zuletzt sagte Discord, dass ich dir nicht schreiben darf.
games_doctor_why_removed = Ich war von diesem Server entfernt worden.
games_doctor_why_operator = Dieser Bot wurde von seinem Betreiber auf diesem Server geschlossen.
games_doctor_why_other = Zuletzt nahm Discord sie nicht an. Warum, steht in meinem Protokoll: Frag, wer mich betreibt.
games_doctor_parkedGrant = Erlaube, was fehlt, und benutze hier noch einmal `/games server`: Ich versuche es sofort.
games_doctor_parkedAgain = Jetzt fehlt nichts: Ich versuche es noch einmal.
games_doctor_parkedElsewhere =
    { COUNT($named) ->
        [0] { $channels ->
            [one] In { NUMBER($channels) } anderen Kanal dieses Servers konnte ich nicht senden.
           *[other] In { NUMBER($channels) } anderen Kanälen dieses Servers konnte ich nicht senden.
        }
       *[other] { $channels ->
            [one] In { NUMBER($channels) } anderen Kanal dieses Servers konnte ich nicht senden. Benutze dort `/games server`: { LIST($named) }.
           *[other] In { NUMBER($channels) } anderen Kanälen dieses Servers konnte ich nicht senden. Benutze dort `/games server`: { LIST($named) }.
        }
    }
games_doctor_board = Ein Brett wurde in { NUMBER($milliseconds) } ms gezeichnet: Es steht unten.
games_doctor_badBoard = Ich konnte kein Brett zeichnen. Sag bitte denen Bescheid, die mich betreiben.
games_doctor_well = **Hier ist alles in Ordnung.**
games_doctor_ill = **Hier fehlt etwas.**

games_operator_maintenance = **Wartung:** Von { $from } bis ungefähr { $to } bin ich nicht erreichbar (Beginn { $when }). Danach geht jede Partie weiter.
games_operator_over = **Die Wartung ist vorbei.** Jede Partie geht weiter.
games_operator_announces = **Eine Nachricht vom Betreiber dieses Bots:**
games_operator_closed = **Der Betreiber dieses Bots hat diese Partie beendet.** Sie wird nicht gewertet.
games_operator_paused = **Der Betreiber dieses Bots hat diese Partie pausiert.** Die Mitspielenden können abstimmen, ob sie weitergeht.
games_operator_rewound =
    { $moves ->
        [one] **Der Betreiber dieses Bots hat diese Partie repariert.** Sie geht von einer früheren Stellung aus weiter: Der letzte Zug zählt nicht mehr.
       *[other] **Der Betreiber dieses Bots hat diese Partie repariert.** Sie geht von einer früheren Stellung aus weiter: Die letzten { NUMBER($moves) } Züge zählen nicht mehr.
    }

games_operator_blockedPerson = Der Betreiber dieses Bots hat dich von der Nutzung ausgeschlossen. Mit `/games settings` kannst du deine Daten weiterhin ansehen oder löschen.
games_operator_blockedServer = Der Betreiber dieses Bots hat ihn auf diesem Server geschlossen. Mit `/games settings` kannst du deine Daten weiterhin ansehen oder löschen.
games_operator_support = Hilfe: { $address }
games_host_notOwner = Diesen Befehl kann nur nutzen, wer diesen Bot betreibt.

games_lists_title =
    { $waiting ->
        [0] { $games ->
            [one] **Deine Partie**
           *[other] **Deine { NUMBER($games) } Partien**
        }
        [one] { $games ->
            [one] **Deine Partie**, { NUMBER($waiting) } wartet auf dich
           *[other] **Deine { NUMBER($games) } Partien**, { NUMBER($waiting) } wartet auf dich
        }
       *[other] { $games ->
            [one] **Deine Partie**, { NUMBER($waiting) } warten auf dich
           *[other] **Deine { NUMBER($games) } Partien**, { NUMBER($waiting) } warten auf dich
        }
    }
games_lists_page = Seite { $page } von { $pages }
games_lists_together = { $place } mit { LIST($people) }
games_lists_alone = { $place } allein
games_lists_yours = **Du bist am Zug**, { $since }
games_lists_theirs =
    { COUNT($people) ->
        [0] Wartet, { $since }
       *[other] Wartet auf { LIST($people) }, { $since }
    }
games_lists_paused = Pausiert, { $since }
games_lists_gathering = Sammelt Leute, { $taken } von { $wanted }, { $since }
games_lists_openTitle =
    { $tables ->
        [one] **Ein Tisch mit Platz für dich**
       *[other] **{ NUMBER($tables) } Tische mit Platz für dich**
    }
games_lists_noSuchTable = So einen Tisch finde ich hier nicht: Vielleicht ist er auf einem anderen Server oder in einem Kanal, den du nicht siehst.
games_lists_sitAt = { $index }. Hinsetzen: { $game }
games_lists_first = Zur ersten
games_lists_earlier = ◀ Früher
games_lists_later = Später ▶
games_lists_onlyInServers = Hier geht es um die Partien eines Servers: Benutze den Befehl auf einem Server.
games_lists_ownStats = **Deine Partien { $game }**
games_lists_statsOf = **{ $game }**, wie { $person } es auf diesem Server spielt
games_lists_nothingCounted = Noch wurde keine Partie gezählt.
games_lists_gamesAndWins = Partien: **{ NUMBER($games) }**, gewonnen: **{ NUMBER($wins) }** ({ PERCENT($share) })
games_lists_average = Punkte im Schnitt: **{ NUMBER($points) }**
games_lists_best =
    { $points ->
        [one] Bester Zug: **{ NUMBER($points) } Punkt**
       *[other] Bester Zug: **{ NUMBER($points) } Punkte**
    }
games_lists_withPlayers =
    { GIVEN($average) ->
        [no] { $games ->
            [one] { $category }, mit Bots: { NUMBER($games) } Partie, gewonnen: { NUMBER($wins) }
           *[other] { $category }, mit Bots: { NUMBER($games) } Partien, gewonnen: { NUMBER($wins) }
        }
       *[yes] { $category }, mit Bots: { $games ->
            [one] { NUMBER($games) } Partie
           *[other] { NUMBER($games) } Partien
        }, gewonnen: { NUMBER($wins) }, im Schnitt { $average ->
            [one] { NUMBER($average) } Punkt
           *[other] { NUMBER($average) } Punkte
        }
    }
games_lists_solo =
    { $points ->
        [one] { $category }: Bestes **{ NUMBER($points) } Punkt**
       *[other] { $category }: Bestes **{ NUMBER($points) } Punkte**
    }
games_lists_practised =
    { $category }, geübt: { $games ->
        [one] { NUMBER($games) } Partie
       *[other] { NUMBER($games) } Partien
    }, Bestes { $points ->
        [one] { NUMBER($points) } Punkt
       *[other] { NUMBER($points) } Punkte
    }
games_lists_hints = Benutzte Tipps: **{ NUMBER($count) }**
games_lists_leaderboard = **{ $game } auf diesem Server**
games_lists_emptyLeaderboard = Auf diesem Server wurde noch keine Partie { $game } gezählt.
games_lists_row = { $place }. { $person }: { LIST($parts, between: ", ") }
games_lists_parts_wins =
    { $wins ->
        [one] { NUMBER($wins) } Sieg
       *[other] { NUMBER($wins) } Siege
    } in { $games ->
        [one] { NUMBER($games) } Partie
       *[other] { NUMBER($games) } Partien
    }
games_lists_parts_average =
    { $average ->
        [one] im Schnitt { NUMBER($average) } Punkt
       *[other] im Schnitt { NUMBER($average) } Punkte
    }
games_lists_parts_best =
    { $best ->
        [one] bester Zug { NUMBER($best) } Punkt
       *[other] bester Zug { NUMBER($best) } Punkte
    }
games_lists_aloneTitle = **Solo**
games_lists_soloRow = { $category }, die Besten: { LIST($bests, between: ", ") }
games_lists_soloBest =
    { $points ->
        [one] { $person } { NUMBER($points) } Punkt
       *[other] { $person } { NUMBER($points) } Punkte
    }
games_lists_hidden = -# Wenn du nicht in der Liste stehen willst, sag es in `/games settings`.
games_lists_leaderboardEverywhere = **{ $game } überall**
games_lists_nobodyEverywhere = Niemand wollte bisher für { $game } überall in der Liste stehen. `/games settings` setzt dich darauf.
games_lists_nobodyAnywhere = Niemand wollte bisher überall in der Liste stehen. `/games settings` setzt dich darauf.
games_lists_listedEverywhere = -# Hier steht, wer es mit `/games settings` wollte.
games_lists_ownPlace = … du bist Nummer { NUMBER($place) }
games_lists_ratingLegend = -# Hinter dem Namen: die Wertung, mit Fragezeichen bis zu zehn gewerteten Partien.

games_profile_own = **{ $title }**:
games_profile_of = **{ $title }**, wie { $person } es spielt
games_profile_rating =
    { $games ->
        [one] Wertung: **{ $rating }** nach { NUMBER($games) } gewerteten Partie
       *[other] Wertung: **{ $rating }** nach { NUMBER($games) } gewerteten Partien
    }
games_profile_withPlayers =
    { $games ->
        [one] Gegen Bots: **{ $rating }** nach { NUMBER($games) } Partie
       *[other] Gegen Bots: **{ $rating }** nach { NUMBER($games) } Partien
    }
games_profile_provisional = -# Das Fragezeichen bleibt bis zu zehn gewerteten Partien.
games_profile_nothing = Noch keine gewertete Partie. Eine Partie unter mehreren Menschen ist gewertet, außer sie wird mit `rated:False` eröffnet; eine gegen Bots ist es mit `rated:True`.
games_profile_nothingOf = { $person } steht auf diesem Server mit keiner Wertung in der Liste.
games_profile_joinEverywhere = Auf allen Servern listen
games_profile_leaveEverywhere = Nur hier listen
games_profile_stats = Statistik

games_year_own = **Dein Rückblick.** Nur du siehst ihn.
games_year_posts = -# Hier gezeigt enthält er nur Partien dieses Servers und nur Analysen, die du geteilt hast.
games_year_of = { $person } im Rückblick, mit den Partien dieses Servers.
games_year_server = **Das wurde auf diesem Server gespielt.** Nur du siehst es.
games_year_nothing = In dieser Zeit endete keine Partie von dir, die zählt. Eine Partie zählt, wenn sie zu Ende gespielt ist.
games_year_nothingOf = In dieser Zeit endete auf diesem Server keine Partie von { $person }, die zählt.
games_year_nothingServer = In dieser Zeit endete auf diesem Server keine Partie, die zählt. Wer seine Statistik nicht teilt, wird nicht gezählt.
games_year_by = { $person } blickt auf gespielte Partien zurück:
games_year_serverBy = { $person } zeigt, was auf diesem Server gespielt wurde:
games_year_ready = -# Dein Jahr { $year } in Partien ist fertig: `/games profile`

games_settings_title = **Deine Einstellungen**, für jedes Spiel und jeden Server
games_settings_saved = Gespeichert.
games_settings_switches_pings = Ping, wenn du am Zug bist
games_settings_switches_invitations = Einladungen zu Partien
games_settings_switches_stats = Andere sehen deine Statistik
games_settings_switches_learns = Lernen, wann du schläfst
games_settings_switches_everywhere = In der Rangliste aller Server
games_settings_switches_named = Name für Leute auf anderen Servern sichtbar
games_settings_switches_puzzles = Deine beendeten Partien dürfen ohne Namen zu Rätseln werden
games_settings_on = an
games_settings_off = aus
games_settings_zone = Zeitzone
games_settings_noZone = nicht eingestellt
games_settings_zoneNow = { $zone }, jetzt { $clock }
games_settings_quiet = Ruhezeiten
games_settings_noQuiet = keine
games_settings_quietLearnt = { $hours }, gelernt
games_settings_away = Abwesend
games_settings_notAway = nein
games_settings_awayUntil = bis { $moment }
games_settings_blocked = Blockiert
games_settings_nobodyBlocked = niemand
games_settings_people =
    { $count ->
        [one] { NUMBER($count) } Person
       *[other] { NUMBER($count) } Personen
    }
games_settings_unseenPlayers =
    { $count ->
        [one] { NUMBER($count) } Person, deren Namen du nicht siehst
       *[other] { NUMBER($count) } Personen, deren Namen du nicht siehst
    }
games_settings_unseenPlayer = Verborgene Person, blockiert am { $day }
games_settings_chooseSwitches = Was an ist …
games_settings_chooseZone = Deine Zeitzone …
games_settings_zoneOff = Keine Zeitzone
games_settings_otherZone = Andere Zeitzone
games_settings_otherQuiet = Andere Ruhezeiten
games_settings_city = Stadt, etwa Berlin
games_settings_quietFrom = Von, etwa 22:30
games_settings_quietTo = Bis, etwa 7:00
games_settings_blocks = Blockierte Leute
games_settings_data = Meine Daten
games_settings_menus = Einstellungen wählst du jetzt in den Menüs unten. Geändert ist nichts.
games_settings_chooseQuiet = Ruhezeiten: keine Pings von … bis …
games_settings_quietOff = Keine Ruhezeiten
games_settings_chooseAway = Abwesend für …
games_settings_awayOff = Nicht abwesend
games_settings_days =
    { $count ->
        [one] { NUMBER($count) } Tag
       *[other] { NUMBER($count) } Tage
    }
games_settings_daysUntil =
    { $count ->
        [one] { NUMBER($count) } Tag, bis { $day }
       *[other] { NUMBER($count) } Tage, bis { $day }
    }
games_settings_choosePerson = Jemanden blockieren
games_settings_choosePersonBack = Blockierung aufheben
games_settings_hours = Wann du spielst
games_settings_hoursTitle =
    { $acts ->
        [one] **Wann du spielst**: { NUMBER($acts) } Aktion gezählt, nach Stunde des Tages in { $zone }. Ab 40 kann ich sagen, wann du schläfst, und pinge dich dann nicht an.
       *[other] **Wann du spielst**: { NUMBER($acts) } Aktionen gezählt, nach Stunde des Tages in { $zone }. Ab 40 kann ich sagen, wann du schläfst, und pinge dich dann nicht an.
    }
games_settings_noHours = Wann du spielst, wurde noch nicht gezählt.
games_settings_notCounted = Wann du spielst, wird nicht gezählt: Du kannst es einschalten.
games_settings_forgetHours = Löschen
games_settings_hoursForgotten = Gelöscht.
games_settings_back = Zurück

games_server_title = **Spiele auf diesem Server**
games_server_language = Sprache der Bretter
games_server_ownLanguage = die des Servers
games_server_languages_en = Englisch
games_server_languages_ko = Koreanisch
games_server_languages_pt-BR = Brasilianisches Portugiesisch
games_server_languages_de = Deutsch
games_server_languages_es-ES = Spanisch
games_server_languages_fr = Französisch
games_server_languages_ja = Japanisch
games_server_pace = Tempo einer neuen Partie
games_server_housePace = wer den Tisch öffnet, wählt
games_server_paces_none = keins
games_server_paces_day = ein Tag je Zug
games_server_paces_three-days = drei Tage je Zug
games_server_paces_two-weeks = 14 Tage je Zug
games_server_mayOpen = Darf Partien eröffnen
games_server_mayCancel = Darf fremde Partien abbrechen
games_server_place = Partien finden statt
games_server_places_anywhere = in Kanälen und Threads
games_server_places_edited = in Kanälen, jede als eine Nachricht, die bearbeitet wird
games_server_places_threads = jede in einem eigenen Thread
games_server_listed = Tische werden auf anderen Servern gezeigt
games_server_strangers = Leute von anderen Servern dürfen sich an diese Tische setzen
games_server_ifWished = wenn die öffnende Person es wünscht
games_server_never = nie
games_server_everyone = alle
games_server_managers = Mitglieder mit „Server verwalten“
games_server_onlyManagers = -# Mitglieder mit „Server verwalten“ können das ändern.
games_server_saved = Gespeichert. Es wird in diesem Kanal bekannt gegeben.
games_server_nothingNew = Nichts geändert: Es war schon so eingestellt.
games_server_choose = Einstellung ändern …
games_server_chooseRole = Eine Rolle …
games_server_chooseChannel = Ein Kanal …
games_server_acts = Protokoll der Moderation
games_server_check = Diesen Kanal prüfen
games_server_noActs = Mit den Rechten der Moderation wurde hier noch nichts getan.
games_server_actsTitle = **Was die Moderation hier getan hat**, Neuestes zuerst
games_server_back = Zurück
games_server_morningChannel = Morgennachricht
games_server_noMorning = keine
games_server_morningHour = Uhrzeit der Morgennachricht
games_server_morningZone = Zeitzone dieser Uhrzeit
games_server_morningGone = Diesen Kanal finde ich hier nicht, oder du darfst ihn nicht sehen. Wähle einen anderen Kanal für die Morgennachricht.
games_server_morningNext = Die nächste Morgennachricht kommt { $at }.
games_server_morningLacks = Ich kann in { $channel } keine Bilder posten: Mir fehlt { LIST($permissions) }. Gib meiner Rolle dort dieses Recht und wähle den Kanal dann noch einmal.
games_server_morningClosed = Ich kann die Morgennachricht in { $channel } nicht posten. Ich versuche es jede Stunde wieder. Gib mir dort die fehlenden Rechte oder wähle mit `/games server` einen anderen Kanal.
games_server_onePerson = Jemand
games_server_changed = { $person } hat geändert, wie auf diesem Server gespielt wird:
games_server_calledOff = { $person } hat hier mit Moderationsrechten eine Partie { $game } abgebrochen.
games_server_cancelAct = { $person } hat eine Partie { $game } abgebrochen
games_server_settingsAct = { $person } hat eingestellt: { LIST($settings) }

games_vitals_title = **Wie es mir geht, für alle, die mich betreiben.** Dieser Prozess begann { $since }.
games_vitals_interactions = Interaktionen: **{ NUMBER($answered) }** beantwortet, { NUMBER($refused) } abgelehnt, { NUMBER($stale) } vom Spiel überholt, { NUMBER($failed) } gescheitert, { NUMBER($late) } zu spät, { NUMBER($slowed) } gebremst, { NUMBER($repeated) } kamen doppelt.
games_vitals_firstAnswer = Erste Antwort: { $within }.
games_vitals_board = Brett im Kanal nach einem Zug: { $within }.
games_vitals_outbox = Nachrichten im Ausgang: { NUMBER($due) } sofort, { NUMBER($retrying) } noch einmal, { NUMBER($later) } zu ihrer Stunde, { NUMBER($parked) }, wenn ihr Kanal aufgeht; die älteste verspätete wartet { $oldest }.
games_vitals_live =
    { COUNT($games) ->
        [0] Laufende Partien: keine; in geschlossenen Kanälen { NUMBER($parked) }.
       *[other] Laufende Partien: { LIST($games, between: ", ") }; in geschlossenen Kanälen { NUMBER($parked) }.
    }
games_vitals_noDatabase = Was wartet und was gespielt wird, ist unbekannt: Die Datenbank antwortet nicht.
games_vitals_pictures = Bilder: { NUMBER($waiting) } in Arbeit; { $within }; { NUMBER($failed) } gescheitert.
games_vitals_thoughts =
    { $hurried ->
        [one] Überlegungen: { NUMBER($waiting) } in Arbeit; { $within }; { NUMBER($hurried) } Zug in Eile; { NUMBER($failed) } gescheitert.
       *[other] Überlegungen: { NUMBER($waiting) } in Arbeit; { $within }; { NUMBER($hurried) } Züge in Eile; { NUMBER($failed) } gescheitert.
    }
games_vitals_database = Transaktionen der Datenbank: { $within }.
games_vitals_eventLoop = Ereignisschleife: höchstens { $p99 } zu spät in { PERCENT(0.99) } der Messungen, schlimmstenfalls { $worst }.
games_vitals_requests =
    { $rateLimits ->
        [one] Anfragen, die Discord zählt: { NUMBER($perSecond) } je Sekunde in der letzten Minute, von 50; { NUMBER($rateLimits) } Pause wegen seiner Grenzen, zusammen { $waited }.
       *[other] Anfragen, die Discord zählt: { NUMBER($perSecond) } je Sekunde in der letzten Minute, von 50; { NUMBER($rateLimits) } Pausen wegen seiner Grenzen, zusammen { $waited }.
    }
games_vitals_shards = Shards dieses Prozesses: { NUMBER($held) } von { NUMBER($all) }.
games_vitals_liveGame = { $title } { NUMBER($running) } (offene Tische { NUMBER($lobbies) })
games_vitals_milliseconds = { NUMBER($milliseconds) } ms
games_vitals_seconds = { NUMBER($seconds) } s
games_vitals_within = die Hälfte in { $median }, { PERCENT(0.95) } in { $p95 }
games_vitals_never = in der letzten Stunde keine

people_closed = Discord lässt mich dir nicht schreiben: Deine Direktnachrichten sind geschlossen. Darum habe ich die Mitteilungen dort ausgeschaltet: offene Tische und Partien, denen du zusiehst. Erlaube Direktnachrichten von Mitgliedern dieses Servers (Servermenü → Privatsphäre-Einstellungen) und schalte sie dann wieder ein.

people_tables_notify = Bescheid bei neuem Tisch
people_tables_announced = Du bekommst Bescheid: { $game }
people_tables_allGames = Alle Spiele
people_tables_turnOff = Ausschalten
people_tables_back = Zurück
people_tables_on = **Wird hier ein neuer Tisch eröffnet, bekommst du Bescheid in einer Direktnachricht.** Spiele: **{ $game }**
people_tables_off = Du bekommst keinen Bescheid, wenn hier ein neuer Tisch eröffnet wird.
people_tables_rule = -# Höchstens einmal in der Stunde und nicht in deinen Ruhezeiten oder während du weg bist: Was inzwischen eröffnet wird, kommt zusammen, wenn dann noch ein Platz frei ist. Nie Tische, die du nicht sehen kannst.
people_tables_callsAreOff = In `/games settings` hast du Pings ausgeschaltet: Solange kommt nichts.
people_tables_greeting = Hier sage ich dir Bescheid, wenn ein neuer Tisch eröffnet wird, wie du es auf einem Server wolltest. In jeder dieser Nachrichten kannst du das ausschalten.
people_tables_lookThere = Ich habe dir gerade geschrieben: Sieh in deine Direktnachrichten.
people_tables_turnedOff = Ausgeschaltet: Von offenen Tischen auf jenem Server sage ich dir nichts mehr. `/games find` dort schaltet es wieder ein.
people_tables_wasOff = Das ist schon ausgeschaltet.
people_tables_opened =
    { $tables ->
        [one] **Ein neuer Tisch ist offen**
       *[other] **{ NUMBER($tables) } neue Tische sind offen**
    }
people_tables_more =
    { $tables ->
        [one] … und { NUMBER($tables) } weiterer: `/games find` auf dem Server zeigt ihn.
       *[other] … und { NUMBER($tables) } weitere: `/games find` auf dem Server zeigt sie.
    }
people_tables_sitThere = Von hier aus sehe ich nicht, ob du dort sitzen darfst. Setz dich am Tisch selbst: { $link }
people_tables_servers =
    { $count ->
        [one] Bescheid bei neuem Tisch: **auf { NUMBER($count) } Server** (`/games find` dort ändert es)
       *[other] Bescheid bei neuem Tisch: **auf { NUMBER($count) } Servern** (`/games find` dort ändert es)
    }

people_watch_watch = Zusehen
people_watch_stop = Nicht mehr zusehen
people_watch_done = Fertig
people_watch_toGame = Zur Partie
people_watch_modes_rounds = Jede Runde
people_watch_modes_end = Nur das Ende
people_watch_watching_rounds = Du siehst bei **{ $game }** in { $place } zu: eine Direktnachricht am Ende jeder Runde und der Partie, wenn du wach bist.
people_watch_watching_end = Du siehst bei **{ $game }** in { $place } zu: eine Direktnachricht am Ende der Partie, wenn du wach bist.
people_watch_stopped = Du siehst dieser Partie nicht mehr zu.
people_watch_notWatching = Du siehst dieser Partie nicht zu.
people_watch_askThere = Von hier aus sehe ich nicht, ob du in { $place } sehen darfst. Drücke dort „Zusehen“.
people_watch_roundEnded =
    { $round ->
        [0] { $title }
        Eine Runde in { $place } ist zu Ende.
       *[other] { $title }
        Runde { NUMBER($round) } in { $place } ist zu Ende.
    }
people_watch_gameEnded =
    { $title }
    { "" }**Die Partie** in { $place } **ist zu Ende.**
people_watch_reviewShared =
    { $title }
    Eine Analyse dieser Partie in { $place } wurde geteilt:
people_watch_noReviewYet = -# Teilt jemand, der mitgespielt hat, die Analyse, schicke ich sie dir.
people_watch_watchers =
    { $count ->
        [one] { NUMBER($count) } Person sieht zu
       *[other] { NUMBER($count) } Personen sehen zu
    }

people_roles_call =
    { GIVEN($role) ->
        [no] Rolle erwähnen
       *[yes] @{ $role } erwähnen
    }
people_roles_called = Erwähnt, in einer eigenen Nachricht.
people_roles_message =
    { $free ->
        [one] { $mention } { $person } sucht noch Leute: **{ $game }**, { NUMBER($free) } freier Platz.
       *[other] { $mention } { $person } sucht noch Leute: **{ $game }**, { NUMBER($free) } freie Plätze.
    }
people_roles_setting = Ein Tisch darf erwähnen
people_roles_none = keine Rolle

people_find_title = **Mitspieler finden**
people_find_none = Du suchst gerade kein Spiel. Wähle ein Spiel: Ich finde Leute für dich, auch auf anderen Servern.
people_find_tables = Offene Tische hier: { NUMBER($tables) }
people_find_tablesElsewhere = Tische auf anderen Servern
people_find_entry = **{ $game }**, seit { $when }
people_find_people =
    { $people ->
        [1] Noch sucht niemand sonst dieses Spiel.
       *[other] { NUMBER($people) } Leute suchen dieses Spiel, du eingeschlossen.
    }
people_find_anyPace = jede Bedenkzeit
people_find_seats =
    { $seats ->
        [one] { NUMBER($seats) } Person
       *[other] { NUMBER($seats) } Personen
    }
people_find_anySeats = beliebig viele Personen
people_find_rated = gewertet
people_find_unrated = ungewertet
people_find_anyRated = gewertet oder nicht
people_find_anyLanguage = jede Sprache
people_find_wishes = Wünsche: { $game }…
people_find_language = am liebsten auf { $language }
people_find_inChannel = Die Partie beginnt in { $channel }.
people_find_inDirect = Die Partie beginnt in deinen Direktnachrichten mit mir.
people_find_lapses = -# Die Suche endet { $when }. Nichts beginnt in deinen Ruhezeiten, während du weg bist oder während dort eine andere Partie läuft.
people_find_lapsesLive = -# Die Suche endet { $when }. Bis dahin kann die Partie jederzeit beginnen, auch in deinen Ruhezeiten. Sie wartet nur, während dort eine andere Partie läuft.
people_find_held = Dort läuft gerade eine andere Partie. Deine beginnt danach.
people_find_live = { $game } live
people_find_leave = { $game } nicht mehr suchen
people_find_bot = Solange ein Bot: { $game }
people_find_left = Du suchst { $game } nicht mehr.
people_find_wasOff = Du suchst { $game } nicht mehr: Die Partie hat begonnen, oder die Suche ist zu Ende.
people_find_greeting = Hier zeige ich dir die Partie, sobald ich Leute dafür gefunden habe.
people_find_closed = Ich kann dir nicht schreiben, also auch keine Partie in Direktnachrichten zeigen. Erlaube Direktnachrichten von Mitgliedern eines gemeinsamen Servers (Servermenü → Privatsphäre-Einstellungen), oder nimm { $command } in einem Kanal, in dem ich spiele.
people_find_failed = Discord hat gerade keine Direktnachricht an dich angenommen, darum ist nichts geschehen. Versuche es bitte in einer Minute noch einmal.
people_find_found = **{ $game }: Ich habe Leute für dich gefunden.** Das Brett ist hier im Chat.
people_find_player = { $name }, Wertung { $rating }
people_find_newcomer = { $name }, keine Wertung sichtbar
people_find_playersOf = Mitspieler: { $game }
people_find_players = Die anderen am Tisch
people_find_playersRule = -# Wen du blockierst, den triffst du auf keinem Server wieder. Siehst du den Namen nicht, so gilt die Blockierung überall, wo Namen verborgen sind. Eine Meldung geht mit dieser Partie an den Betreiber dieses Bots. Davon erfährt der andere nichts.
people_find_block = Blockieren: { $name }
people_find_unblock = Nicht mehr blockieren: { $name }
people_find_report = Melden: { $name }
people_find_blocked = { $name }: blockiert. Ihr werdet nicht wieder zusammengesetzt.
people_find_unblocked = { $name }: nicht mehr blockiert.
people_find_reported = { $name }: dem Betreiber gemeldet.

people_say_button = 💬 Etwas sagen
people_say_rule = -# Ein Satz steht unter dem Brett, für alle in ihrer Sprache, bis die anderen gezogen haben. Sonst wird nichts weitergegeben, was du schreibst.
people_say_line = 💬 { $name }: { $phrase }
people_say_said = Gesagt: { $phrase }
people_say_hide = Sätze ausblenden
people_say_show = Sätze einblenden
people_say_shows_shown = In dieser Partie siehst du wieder, was die anderen sagen.
people_say_shows_hidden = In dieser Partie siehst du nicht mehr, was die anderen sagen.
people_say_shows_others = Die Sätze bleiben hier stehen, weil hier auch andere mitlesen. Sie verschwinden, sobald ihr alle sie ausblendet.
people_say_phrases_hello = Hallo!
people_say_phrases_good-luck = Viel Glück!
people_say_phrases_nice-move = Schöner Zug!
people_say_phrases_well-played = Gut gespielt!
people_say_phrases_was-away = Entschuldigung, ich war weg.
people_say_phrases_little-time = Ich habe gerade wenig Zeit und brauche länger.
people_say_phrases_thanks = Danke für die Partie!
## Open tables of other servers, under /games find.

people_everywhere_title =
    { $tables ->
        [one] **Ein Tisch mit einem Platz für dich**, hier oder auf einem anderen Server
       *[other] **{ NUMBER($tables) } Tische mit einem Platz für dich**, hier oder auf anderen Servern
    }
people_everywhere_none = Gerade hat kein Tisch hier oder auf einem anderen Server einen Platz für dich. `/games find` sucht Leute. Wenn du deinen Tisch auf anderen Servern zeigst, steht er dort in dieser Liste.
people_everywhere_ratings = Wertungen: { LIST($ratings, between: ", ") }

# Of a table at which people of other servers can't sit down.
people_everywhere_members = nur für Mitglieder seines Servers
people_everywhere_greeting = Hier zeige ich dir den Tisch, an den du dich setzt.
people_everywhere_inDirect = Er folgt in deinen Direktnachrichten mit mir.
people_everywhere_here = Er folgt in diesem Kanal.
people_everywhere_playHere = Lieber in diesem Kanal spielen
people_everywhere_playDirect = Lieber in Direktnachrichten spielen

# Below a lobby.
people_everywhere_shown = -# Leute auf anderen Servern sehen diesen Tisch mit `/games find` und können sich dazusetzen.

# A button.
people_everywhere_show = Auf anderen Servern zeigen

# A button.
people_everywhere_hide = Nur hier zeigen
people_everywhere_shownNow = Leute auf anderen Servern sehen deinen Tisch jetzt mit `/games find`. Sie sehen keine Namen.
people_everywhere_hiddenNow = Dein Tisch wird jetzt nur hier gezeigt. Wer von einem anderen Server schon am Tisch sitzt, bleibt.

# In place of a lobby's message, where nobody sits at it any more.
people_everywhere_left = Hier sitzt niemand mehr an diesem Tisch für { $game }.

# In place of a board, where nobody plays any more.
people_everywhere_goesOn = Diese Partie { $game } geht anderswo weiter, ohne jemanden von hier.
