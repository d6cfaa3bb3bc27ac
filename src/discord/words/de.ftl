errors_neutral = Bei mir ist etwas schiefgegangen; nichts wurde geändert. Versuch es gleich noch einmal.
errors_turnsGone = Die heutigen Regeln führen nicht mehr zu den früheren Zügen dieser Partie, deshalb kann ich sie nicht zeigen. Ihr Protokoll und ihr Ergebnis bleiben erhalten.
errors_refusedAnswer = Ich konnte die Antwort darauf nicht zeigen. { COMMAND("board") } zeigt die Partie, wie sie jetzt steht.
errors_oldButton = Dieser Knopf stammt von einer anderen Version von mir. { COMMAND("board") } zeigt die Partie, wie sie jetzt steht.
errors_strangeButton = Diesen Knopf kenne ich nicht. { COMMAND("board") } zeigt die Partie, wie sie jetzt steht.
errors_otherGame = In diesem Kanal wird { $game } gespielt. Tippe stattdessen { $command }.
errors_otherGameEnded = Zuletzt wurde in diesem Kanal { $game } gespielt. { $board } zeigt, wie es ausging.
errors_strangeCommand = Diesen Befehl kenne ich nicht mehr. Tippe `/`, um zu sehen, welche es gibt.

lobby_join = Mitspielen
lobby_leave = Aussteigen
lobby_start = Starten
lobby_free = frei
lobby_gathering = Offen für alle hier. { $opener } kann starten, sobald genug Leute am Tisch sitzen.
lobby_full = Der Tisch ist voll: Wer daran sitzt, kann starten.
lobby_running = Die Partie läuft.
lobby_over = Die Partie ist vorbei.
lobby_cancelled = Der Tisch wurde abgesagt.
lobby_opened = Der Tisch ist offen, und du sitzt daran. Die anderen drücken „Mitspielen“ oder tippen { COMMAND("join") }.
lobby_dealt = Ausgeteilt: Das Brett folgt in einer eigenen Nachricht.
lobby_joined = Du sitzt am Tisch, { $taken } von { $wanted }.
lobby_left = Du hast den Tisch verlassen.
lobby_leftAndClosed = Du bist ausgestiegen; der Tisch ist leer und wurde geschlossen.
lobby_seated = Sitzreihenfolge: { LIST($people, between: ", ") }. Das Brett folgt.
lobby_resigned = Du hast aufgegeben. Ab jetzt wird dein Platz für dich gespielt; er liegt am Ende ganz hinten.
lobby_resignedAndOver = Du hast aufgegeben, und die Partie ist vorbei.
lobby_howItEnded = { COMMAND("board") } zeigt, wie es ausging.
lobby_resign = Endgültig aufgeben
lobby_askResign =
    { $others ->
        [0] Diese Partie aufgeben? Das lässt sich nicht zurücknehmen.
        [1] Aufgeben? Die Partie endet sofort, und die andere Person gewinnt. Das lässt sich nicht zurücknehmen.
       *[other] Aufgeben? Ich spiele deinen Platz zu Ende, und er liegt ganz hinten. Das lässt sich nicht zurücknehmen. Mit `/games settings` bleibt dir dein Platz, während du weg bist.
    }
lobby_askResignEnds = Aufgeben? Alle anderen wollen diese Partie absagen, also endet sie sofort: Du wirst Letzter, die anderen teilen sich den ersten Platz. Das lässt sich nicht zurücknehmen.
lobby_askResignCancels = Aufgeben? Alle anderen wollen diese Partie absagen, also wird sie sofort abgesagt. Das lässt sich nicht zurücknehmen.
lobby_calledOff = Die Partie ist abgesagt.
lobby_agreedToCancel =
    { $agreed ->
        [one] Du willst diese Partie absagen: { NUMBER($agreed) } von { $needed } ist dafür. Die anderen werden im Kanal gefragt.
       *[other] Du willst diese Partie absagen: { NUMBER($agreed) } von { $needed } sind dafür. Die anderen werden im Kanal gefragt.
    }
lobby_askCancel = Die anderen fragen, ob sie diese Partie absagen? Sie endet, wenn alle zustimmen, und zählt für niemanden.
lobby_askCancelLast = Diese Partie absagen? Alle anderen stimmen zu; sie endet also sofort und zählt für niemanden.
lobby_askEnd = Diese Partie beenden? Jemand hat sie verlassen. Sie endet, wenn alle anderen zustimmen: Wer gegangen ist, verliert; die anderen teilen sich den ersten Platz.
lobby_endedDeserted = Die Partie ist zu Ende: Wer sie verlassen hat, verliert; die anderen teilen sich den ersten Platz.
lobby_openCancel = Partie absagen
lobby_agreeCancel = Absage zustimmen
lobby_playOn = Weiterspielen
lobby_playsOn = { $person } möchte weiterspielen: Diese Partie wird nicht abgesagt.
lobby_nothingToCancel = Niemand will diese Partie noch absagen.
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
board_cancelled = Diese Partie wurde abgesagt.
board_givenUp = Diese Partie wurde aufgegeben.
board_lastOnes =
    { COUNT($people) ->
        [1] { LIST($people) } gewinnt: Alle anderen haben aufgegeben.
       *[other] { LIST($people) } gewinnen: Alle anderen haben aufgegeben.
    }
board_resigned = { $person } hat aufgegeben.
board_wouldCancel =
    { $agreed ->
        [one] { LIST($people) } möchte diese Partie absagen: { NUMBER($agreed) } von { $asked } ist dafür.
       *[other] { LIST($people) } möchten diese Partie absagen: { NUMBER($agreed) } von { $asked } sind dafür.
    }
board_awaited = { LIST($people) }: { $what }
board_chosen =
    { COUNT($people) ->
        [1] { LIST($people) } hat gewählt.
       *[other] { LIST($people) } haben gewählt.
    }
board_tookBack = { $person } hat zurückgenommen:
board_tooEarly = Sie endete, bevor jemand einen zweiten Zug hatte, also zählt sie nirgends.
board_practised = Geübt: In dieser Partie wurde etwas zurückgenommen, ihr Ergebnis zählt also als Übung.

panel_done = Erledigt.
panel_sealed = Verdeckt gewählt: { $deed }.
panel_stillChoosing =
    { COUNT($people) ->
        [1] Es wählt noch: { LIST($people) }. Bis dahin kannst du neu wählen.
       *[other] Es wählen noch: { LIST($people) }. Bis dahin kannst du neu wählen.
    }
panel_chooseAgain = Neu wählen
panel_turnedDown = Deine Wahl passt nicht zu dem, was die anderen gewählt haben: { $deed }. { $why } Wähle neu; die anderen behalten ihre Wahl.
panel_unreadable = Seit deiner Wahl haben sich die Regeln geändert, und sie ist nicht mehr zu lesen: „{ $typed }“. { $why } Wähle neu; die anderen behalten ihre Wahl.
panel_preview = Vorschau: { $deed }
panel_earlier = Zurückblättern
panel_more = Mehr… ({ $page } von { $pages })
panel_back = Zurück
panel_yourTurn = Du bist am Zug
panel_judged = Das Beste zuerst, nach dem Urteil des mittleren Bot-Spielers.
panel_mostPoints = Zuerst, was jetzt die meisten Punkte bringt.
panel_pressShows = { $order } Ein Druck zeigt, was es bringt; nichts geschieht, bevor du es bestätigst.
panel_greenActs = { $order } Grüne Knöpfe wirken sofort; die anderen zeigen erst, was sie bringen.
panel_others = { $kind }: andere Möglichkeiten
panel_none = nichts
panel_notYet = Noch nicht gespielt. Das würde es bringen:
panel_gone = Diese Möglichkeit gibt es nicht mehr. Es gibt diese:
panel_points =
    { $points ->
        [one] { NUMBER($points) } Punkt
       *[other] { NUMBER($points) } Punkte
    }
panel_upTo = bis { $points }

orders_always = Immer: { $order }
orders_alwaysWhich = Immer das…
orders_which = Es geschieht jetzt und von da an ohne Rückfrage, wann immer es passt. Wie lange?
orders_left = Dauerauftrag: { $order }. Niemand sonst sieht ihn; auf deiner Handseite kannst du ihn zurücknehmen.
orders_title = **Deine Daueraufträge**
orders_takeBack = Zurücknehmen: { $order }
orders_withdrawn = Der Dauerauftrag ist zurückgenommen. Du wirst wieder gefragt.
orders_door = Daueraufträge…
orders_ask = Was soll ich ohne Rückfrage für dich tun? Ich tue es, wann immer es passt; bis dahin sieht es niemand sonst.
orders_none = Hier lässt sich jetzt nichts im Voraus entscheiden.

typing_lacking = { $option } fehlt.
typing_unknown = Ich kenne „{ $typed }“ nicht als { $option }.
typing_andMore = { LIST($values, between: ", ") } und { $left } weitere
typing_possible = Jetzt möglich: { $values }.
typing_possibleWith = Möglich mit { LIST($given, between: ", ") }: { $values }.
typing_instead = Das kannst du jetzt tun: { LIST($kinds, between: ", ") }.
typing_nothing = „{ $typed }“ kannst du jetzt nicht tun.
typing_several = „{ $typed }“ kann mehrere Aktionen meinen.

fair_shuffleSealed = Mischung { $digits } · { COMMAND("game verify") }
fair_shuffleTold = Mischung prüfen: { COMMAND("game verify") }
fair_elsewhere = Das gehört zu einer Partie in einem anderen Kanal, also ist nichts geschehen.
fair_unasked = Danach habe ich nicht gefragt, also ist nichts geschehen. { COMMAND("board") } zeigt die Partie, wie sie jetzt steht.
fair_slowDown = Das war mir zu schnell, also ist nichts geschehen. Versuch es gleich noch einmal.

lesson_begin = Ersten Zug ausprobieren
lesson_toGame = Zur Partie
lesson_play = Hier einen Tisch eröffnen
lesson_step = Schritt { $at } von { $of }, auf einem Beispielbrett: Nichts hier ändert eine Partie.
lesson_back = Zurück
lesson_none = Diese Lektion gibt es hier nicht mehr. { COMMAND("rules") } hat alle Kapitel.

showing_share = Teilen
showing_replayButton = Zeitraffer
showing_card = Hier ist eine Karte dieser Partie, die bisher nur du siehst: Speichere sie, oder zeig sie allen in diesem Kanal.
showing_cardToKeep = Hier ist eine Karte dieser Partie, zum Speichern oder Weitergeben.
showing_post = Hier zeigen
showing_posted = Gezeigt.
showing_sharedBy = { $person } teilt diese Partie:
showing_replay = Hier ist die Partie vom Austeilen bis jetzt, zum Speichern oder Weitergeben.
showing_progress = Die Partie wird Zug für Zug gezeichnet: { PERCENT($share) } fertig.
showing_busy = Für diesen Kanal wird schon ein Zeitraffer gezeichnet. Frag noch einmal, wenn er fertig ist.
showing_noPicture = Von dieser Partie gibt es kein solches Bild.
