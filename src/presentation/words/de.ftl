deals_daily = Tagespartie Nr. { $number }
deals_challenge = Herausforderung { $code }
deals_points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
deals_par = Par { $points }
deals_parStreet = Par: schwerer Bot
deals_streak =
    { $days ->
        [one] { NUMBER($days) } Tag
       *[other] { NUMBER($days) } Tage in Folge
    }
deals_unplayed = Du allein, dasselbe für alle
deals_practice = Übung
deals_race = Punkte nach jeder Runde
deals_street = Etagen Runde für Runde: { LIST($levels, between: ", ") }
deals_legend = Ein Haus je Runde: je höher, desto mehr Punkte

duels_daily = Tagesduell Nr. { $number }
duels_challenge = Duell { $code }
duels_unplayed = Du gegen den schweren Bot
duels_you = Du
duels_bot = Bot
duels_gained = Wer in der Runde mehr Punkte holte
duels_rounds =
    { GIVEN($name) ->
        [no] Runde für Runde, du und der Bot: { LIST($scores, between: ", ") }
       *[yes] Runde für Runde, { $name } und der Bot: { LIST($scores, between: ", ") }
    }
duels_race = Vorsprung nach jeder Runde
duels_par = Par { $lead }

leagues_league = { $game }-Liga
leagues_gathering = bisher { $people }
leagues_round = Runde { $round } von { $rounds }
leagues_cup =
    { $players ->
        [2] Finale
        [4] Halbfinale
       *[other] Viertelfinale
    }
leagues_over = Endstand
leagues_closed = Geschlossen
leagues_points = Punkte
leagues_course = Runde für Runde
leagues_gone = ausgetreten
leagues_out = ausgeschieden
leagues_row = { $place } { $name } { $points }
leagues_duel =
    { GIVEN($winner) ->
        [no] { $one } – { $other }
       *[yes] { $one } – { $other }: { $winner }
    }

players_strengths_easy = leicht
players_strengths_medium = mittel
players_strengths_hard = schwer
players_people_easy = Inês, Tomé, Rita
players_people_medium = Duarte, Lídia, Vasco
players_people_hard = Amélia, Baltasar, Leonor
players_nameless = Jemand
players_you = Du
players_seat = Platz { $number }
players_stranger =
    { GIVEN($number) ->
        [no] Spieler
       *[yes] Spieler { $number }
    }
players_elsewhere =
    { GIVEN($number) ->
        [no] Spieler von einem anderen Server
       *[yes] Spieler { $number } von einem anderen Server
    }
players_hidden =
    { GIVEN($number) ->
        [no] Gast
       *[yes] Gast { $number }
    }
players_resigned =
    { COUNT($names) ->
        [1] { LIST($names) } hat aufgegeben und liegt am Ende ganz hinten.
       *[other] { LIST($names) } haben aufgegeben und liegen am Ende ganz hinten.
    }
    .names =
        { COUNT($names) ->
            [1] Du hast aufgegeben und liegst am Ende ganz hinten.
           *[other] { LIST($names) } habt aufgegeben und liegt am Ende ganz hinten.
        }
players_outOfTime =
    { COUNT($names) ->
        [1] Die Zeit von { LIST($names) } ist abgelaufen: am Ende ganz hinten.
       *[other] Die Zeit von { LIST($names) } ist abgelaufen: am Ende alle ganz hinten.
    }
    .names =
        { COUNT($names) ->
            [1] Deine Zeit ist abgelaufen: am Ende ganz hinten.
           *[other] Zeit abgelaufen, am Ende alle ganz hinten: { LIST($names) }.
        }
players_left =
    { COUNT($names) ->
        [1] { LIST($names) } ist gegangen und liegt am Ende ganz hinten.
       *[other] { LIST($names) } sind gegangen und liegen am Ende ganz hinten.
    }
    .names =
        { COUNT($names) ->
            [1] Du bist gegangen und liegst am Ende ganz hinten.
           *[other] { LIST($names) } seid gegangen und liegt am Ende ganz hinten.
        }
seatEnds_resigned = aufgegeben
seatEnds_outOfTime = Zeit um
seatEnds_left = gegangen
seatEnds_removed = nicht mehr im Server
seatEnds_replaced = Platz übernommen
seatEnds_standIn = dem Bot überlassen
overBy_outOfTime = Ende: Zeit um
overBy_left = Ende: verlassen

profile_rating = Wertung
profile_unrated = noch keine Wertung
profile_games =
    { $count ->
        [one] Partie
       *[other] Partien
    }
profile_won = gewonnen
profile_streak = in Folge
profile_streakBest = längste { NUMBER($games) }
profile_best = bester Zug
profile_course =
    { $games ->
        [one] { NUMBER($games) } gewertete Partie
       *[other] Die letzten { NUMBER($games) } gewerteten Partien
    }
profile_courseWithPlayers =
    { $games ->
        [one] { NUMBER($games) } Partie gegen den Bot
       *[other] { NUMBER($games) } Partien gegen den Bot
    }
profile_noCourse = Die Kurve beginnt mit der ersten gewerteten Partie
profile_opponents = Am häufigsten getroffen
profile_against = vorn in { NUMBER($ahead) } von { NUMBER($games) }
profile_favourite = Lieblingsfarbe: { $name } { $part }
profile_level = Gegen Bots
profile_provisional = Das Fragezeichen bleibt bis zu zehn gewerteten Partien.
profile_ratingCourse = Die Wertung, Partie für Partie: { LIST($points, between: ", ") }
profile_players = Gegen Bots: { LIST($bots, between: ", ") }

review_title = Wie es für { $name } lief
review_accuracy = Genauigkeit { $points }
review_ahead = vorn
review_behind = hinten
review_score = am Ende erwartet
review_start = Zu Beginn
review_deal = Eigene Karten
review_luck = Glück
review_others = Fehler anderer
review_own = Eigene Fehler
review_end = Am Ende
review_stopped = Beim Abbruch
review_turn = Zug { $number }
review_chances = Sieg: { $best } → { $played }
review_course = Erwartetes Endergebnis vor jedem Zug: { LIST($points, between: ", ") }
review_played = Gespielt
review_better = Besser
review_dear = Was am meisten kostete

lobby_freeSeat = freier Platz
lobby_invited = eingeladen

headline_wins = { $name } gewinnt
    .name = Du gewinnst
headline_leads = { $name } führt
    .name = Du führst

year_inGames = Das Jahr in Partien
year_lastMonths =
    { $months ->
        [one] Der letzte Monat
       *[other] Die letzten { NUMBER($months) } Monate
    }
year_played =
    { $games ->
        [one] { NUMBER($games) } Partie
       *[other] { NUMBER($games) } Partien
    }
year_won =
    { $wins ->
        [one] { NUMBER($wins) } Sieg ({ $share })
       *[other] { NUMBER($wins) } Siege ({ $share })
    }
year_people =
    { $people ->
        [one] { NUMBER($people) } Person
       *[other] { NUMBER($people) } Personen
    }
year_best = Rekord { NUMBER($points) }
year_months = Partien Monat für Monat
year_move = Bester Zug
year_inOneMove = Punkte in einem Zug
year_rival = Rivalität
year_met =
    { $games ->
        [one] in { NUMBER($games) } Partie getroffen
       *[other] in { NUMBER($games) } Partien getroffen
    }
year_ahead =
    { $level ->
        [0] { NUMBER($ahead) }-mal vorn
       *[other] { NUMBER($ahead) }-mal vorn, { NUMBER($level) }-mal gleich
    }
year_streak = Längste Serie
year_wins =
    { $wins ->
        [one] Sieg in Folge
       *[other] Siege in Folge
    }
year_rating = Wertung gestiegen
year_luck = Glücklichster Start
year_beforeMoves = Punkte vor dem ersten Zug
year_cost = Teuerster Zug
year_givenAway = Punkte verschenkt
year_score = Bestes Ergebnis
year_record = Neuer Rekord
year_closest = Knappste Partie
year_busiest = Meiste Partien

refusals_over = Die Partie ist vorbei.
refusals_notYourTurn = Du bist nicht am Zug.
refusals_notNow = Das geht jetzt nicht.
refusals_noAction = „{ $typed }“ ist hier keine Aktion.
refusals_possible = Möglich: { $list }.
refusals_strange = Das geht in diesem Spiel nicht.

seats_standIns_easy = ein Bot (leicht)
seats_standIns_medium = ein Bot (mittel)
seats_standIns_hard = ein Bot (schwer)
seats_absent =
    { $how ->
        [steady] Ab jetzt spiele ich nach einer festen Regel für { $person }, bis zur Rückkehr: Jede Aktion hier zählt als Rückkehr.
       *[other] Ab jetzt spielt { TERM($how, "seats_standIns") } für { $person }, bis zur Rückkehr: Jede Aktion hier zählt als Rückkehr.
    }
seats_gone =
    { $how ->
        [steady] { $person } hat den Server verlassen. Vorerst spiele ich den Platz nach einer festen Regel; die anderen dürfen ihn jemandem anbieten.
       *[other] { $person } hat den Server verlassen. Vorerst spielt { TERM($how, "seats_standIns") } den Platz; die anderen dürfen ihn jemandem anbieten.
    }
seats_back = { $person } ist zurück und spielt wieder.
seats_moved = { $person } kann den Kanal der Partie nicht mehr benutzen. Für { $person } geht sie in Direktnachrichten weiter.
seats_unreached = Ich kann { $person } nicht erreichen und weiß nicht, wer dafür gesorgt hat. Darum endet die Partie ohne Ergebnis.
seats_offered = Der Platz von { $person } wird angeboten: Wer zuerst drückt, übernimmt ihn mit allen Punkten. Bis dahin gehört er noch { $person }.
seats_offer-lapsed = In 48 Stunden hat niemand den Platz von { $person } genommen: Er wird nicht mehr angeboten.
seats_taken = { $person } spielt anstelle von { $before } weiter. Willkommen!
seats_away = { $person } ist bis { $until } abwesend. Die Uhr dieser Partie wartet.
seats_awayInPart =
    { $days ->
        [0] { $person } ist bis { $until } abwesend. Die Uhr dieser Partie läuft weiter.
        [one] { $person } ist bis { $until } abwesend. Die Uhr dieser Partie wartet höchstens noch { NUMBER($days) } Tag.
       *[other] { $person } ist bis { $until } abwesend. Die Uhr dieser Partie wartet höchstens noch { NUMBER($days) } Tage.
    }
seats_here = { $person } ist wieder da.
seats_take = Platz übernehmen
seats_took = Der Platz gehört dir. Das Brett folgt.
seats_comeBack = Ich bin zurück
seats_youAreBack = Du spielst deinen Platz wieder selbst.

votes_propose_play-once = Diesen Zug vertreten
votes_propose_play-until-back = Bis zur Rückkehr vertreten
votes_propose_offer = Platz anbieten
votes_propose_pause = Pausieren
votes_propose_unpause = Weiterspielen
votes_propose_slow = Langsam weiterspielen
votes_playFor = Bot für { $person } spielen lassen
votes_offerSeat = Platz von { $person } anbieten
votes_choose = Vertretung wählen
votes_whoPlays = **Wer soll für { $target } spielen?** Die anderen werden gefragt.
votes_ways_play-once = Diesen Zug
votes_ways_play-until-back = Bis zur Rückkehr
votes_asks_play-once =
    { $how ->
        [steady] { $person } schlägt vor, dass ich diesen Zug nach einer festen Regel für { $target } spiele.
       *[other] { $person } schlägt vor, dass { TERM($how, "seats_standIns") } diesen Zug für { $target } spielt.
    }
votes_asks_play-until-back =
    { $how ->
        [steady] { $person } schlägt vor, dass ich bis zur Rückkehr nach einer festen Regel für { $target } spiele.
       *[other] { $person } schlägt vor, dass { TERM($how, "seats_standIns") } bis zur Rückkehr für { $target } spielt.
    }
votes_asks_offer = { $person } schlägt vor, den Platz von { $target } jemandem anzubieten.
votes_asks_pause = { $person } schlägt vor, die Partie zu pausieren.
votes_asks_unpause = { $person } schlägt vor, die Partie fortzusetzen.
votes_asks_slow = { $person } schlägt vor, langsam weiterzuspielen: ein Tag je Zug, mit Erwähnungen.
votes_question =
    { COUNT($people) ->
        [0] Nötige Stimmen: { $needed }. Die Frage gilt bis { $until }.
       *[other] { COUNT($people) ->
            [1] { LIST($people) }: Stimmst du zu? Nötige Stimmen: { $needed }. Die Frage gilt bis { $until }.
           *[other] { LIST($people) }: Stimmt ihr zu? Nötige Stimmen: { $needed }. Die Frage gilt bis { $until }.
        }
    }
votes_soFar =
    { $refused ->
        [0] Bisher { $agreed } von { $needed }.
       *[other] Bisher { $agreed } von { $needed }, { $refused } dagegen.
    }
votes_agreed = **Angenommen.**
votes_refused = **Abgelehnt**: Es bleibt alles, wie es ist.
votes_withdrawn = Nicht mehr nötig.
votes_withdrewBy = { $person } hat es zurückgezogen.
votes_lapsed = In 48 Stunden nicht entschieden: Es bleibt alles, wie es ist.
votes_youAsked = Die anderen werden gefragt.
votes_youAgreed = Du stimmst zu.
votes_youRefused = Du hast abgelehnt.
votes_youWithdrew = Du hast es zurückgezogen.
votes_carried = Angenommen: Es ist geschehen.

undo_ask = Die anderen fragen
undo_agree = Zustimmen
undo_refuse = Ablehnen
undo_done = Zurückgenommen; das Brett folgt.
undo_askPractice = Das zurücknehmen? Das Ergebnis dieser Partie gilt dann als geübt und nicht als Bestleistung.
undo_practise = Zurücknehmen
undo_asked =
    { COUNT($people) ->
        [1] Gefragt: { LIST($people) } muss in 48 Stunden zustimmen. Jede Aktion in der Partie macht deine Anfrage hinfällig.
       *[other] Gefragt: { LIST($people) } müssen in 48 Stunden zustimmen. Jede Aktion in der Partie macht deine Anfrage hinfällig.
    }
undo_allAgreed = Du stimmst zu und alle anderen auch: Es ist zurückgenommen. Das Brett folgt.
undo_youRefused = Du hast abgelehnt: Die Aktion bleibt.
undo_youAgreed = Du stimmst zu. Noch gefragt: { LIST($stillAsked) }.
undo_asks = { $person } möchte zurücknehmen:
undo_question =
    { COUNT($people) ->
        [1] { LIST($people) }: Stimmst du zu? Alle anderen müssen zustimmen. Die Frage gilt bis { $until }; jede Aktion in der Partie macht sie hinfällig.
       *[other] { LIST($people) }: Stimmt ihr zu? Alle anderen müssen zustimmen. Die Frage gilt bis { $until }; jede Aktion in der Partie macht sie hinfällig.
    }
undo_agreed = Alle stimmen zu: Es ist zurückgenommen.
undo_refused = Abgelehnt: Es bleibt dabei.
undo_refusedBy = { $person } hat abgelehnt: Es bleibt dabei.
undo_refusedNews =
    { GIVEN($by) ->
        [no] Abgelehnt: Es bleibt dabei. { $asker } wollte die letzte Aktion zurücknehmen.
       *[yes] { $by } hat abgelehnt: Es bleibt dabei. { $asker } wollte die letzte Aktion zurücknehmen.
    }
undo_withdrewBy = { $person } hat die Frage zurückgezogen: Es bleibt dabei.
undo_withdrawn = Hinfällig: Die Partie ist weitergegangen, also bleibt es dabei.
undo_lapsed = Nicht alle haben in 48 Stunden zugestimmt: Es bleibt dabei.

overview_button = Analyse
overview_title = **Analyse: { $person }**
overview_accuracy =
    { $decisions ->
        [one] Genauigkeit: **{ NUMBER($right) }** von 100, in { NUMBER($decisions) } Entscheidung. 100 ist jeweils die beste Folge, die ich fand; 0 ist nicht besser als Zufall.
       *[other] Genauigkeit: **{ NUMBER($right) }** von 100, in { NUMBER($decisions) } Entscheidungen. 100 ist jeweils die beste Folge, die ich fand; 0 ist nicht besser als Zufall.
    }
overview_start =
    { GIVEN($spread) ->
        [no] Beim Austeilen: am Ende **{ $points }** zu erwarten, nach Brett und Platz in der Reihenfolge.
       *[yes] Beim Austeilen: am Ende **{ $points }** (±{ $spread }) zu erwarten, nach Brett und Platz in der Reihenfolge.
    }
overview_deal = Eigene verdeckte Karten: **{ $points }** (±{ $spread }), verglichen mit anderen, die hätten kommen können.
overview_own = Eigene Entscheidungen: **{ $points }**, verglichen mit den besten, die ich fand, beurteilt nach dem, was dieser Platz damals sehen konnte.
overview_others = Entscheidungen der anderen: **{ $points }**, beurteilt nach dem, was sie sehen konnten.
overview_luck = Glück: **{ $points }**: was nach dem Austeilen durch Zufall kam und was ich falsch einschätze.
overview_final = Am Ende: **{ $points }**.
overview_stopped = Beim Abbruch: **{ $points }** zu erwarten. Nicht die Regeln haben die Partie beendet.
overview_margin = -# Punkte gelten gegenüber dem Durchschnitt der anderen. Glück und Entscheidungen der anderen nutzen, was man erst jetzt weiß.
overview_alone = -# Punkte sind die des Endergebnisses. Das Glück nutzt, was man erst jetzt weiß.
overview_noMistakes = Ich fand keinen Zug, in dem eine andere Wahl klar besser gewesen wäre.

beside_agreeCancel = Dem Abbruch zustimmen
beside_playOn = Weiterspielen
beside_resigning = Aufgeben…
beside_resign = Endgültig aufgeben
beside_askResign =
    { $effect ->
        [ends] Aufgeben? Alle anderen wollen diese Partie abbrechen, also endet sie sofort: Du wirst Letzter, die anderen teilen sich den ersten Platz. Das lässt sich nicht zurücknehmen.
        [cancels] Aufgeben? Alle anderen wollen diese Partie abbrechen, also wird sie sofort abgebrochen. Das lässt sich nicht zurücknehmen.
       *[loses]
            { $others ->
                [0] Diese Partie aufgeben? Das lässt sich nicht zurücknehmen.
                [1] Aufgeben? Die Partie endet sofort, und die andere Person gewinnt. Das lässt sich nicht zurücknehmen.
               *[other] Aufgeben? Ich spiele deinen Platz zu Ende, und er liegt ganz hinten. Das lässt sich nicht zurücknehmen. Mit `/games settings` bleibt dir dein Platz, während du weg bist.
            }
    }
beside_askCancel =
    { $how ->
        [alone] Diese Partie abbrechen? Sie endet sofort und zählt für niemanden.
        [deserted] Diese Partie beenden? Jemand hat sie verlassen. Sie endet, wenn alle anderen zustimmen: Wer gegangen ist, verliert; die anderen teilen sich den ersten Platz.
        [last] Diese Partie abbrechen? Alle anderen stimmen zu; sie endet also sofort und zählt für niemanden.
       *[vote] Den anderen vorschlagen, diese Partie abzubrechen? Sie endet, wenn alle zustimmen, und zählt für niemanden.
    }
beside_openCancel = Partie abbrechen
beside_nudge = Anstupsen
beside_nudged = Angestupst: { LIST($people) }. Das nächste Mal in zwölf Stunden.
beside_sealed = Verdeckt gewählt: { $action }.
beside_stillChoosing =
    { COUNT($people) ->
        [1] Es wählt noch: { LIST($people) }. Bis dahin kannst du neu wählen.
       *[other] Es wählen noch: { LIST($people) }. Bis dahin kannst du neu wählen.
    }
beside_chooseAgain = Neu wählen
beside_turnedDown = Deine Wahl passt nicht zu dem, was die anderen gewählt haben: { $action }. { $why } Wähle neu; die anderen behalten ihre Wahl.
beside_unreadable = Seit deiner Wahl haben sich die Regeln geändert, und sie ist nicht mehr zu lesen: „{ $typed }“. { $why } Wähle neu; die anderen behalten ihre Wahl.

beside_best =
    { $points ->
        [one] Bester Zug: { $person }, { NUMBER($points) } Punkt.
       *[other] Bester Zug: { $person }, { NUMBER($points) } Punkte.
    }
beside_rematch = Revanche
beside_next = Nächste Partie
beside_cancelled = Diese Partie wurde abgebrochen.
beside_wouldCancel =
    { $agreed ->
        [one] { LIST($people) } möchte diese Partie abbrechen: { NUMBER($agreed) } von { $asked } ist dafür.
       *[other] { LIST($people) } möchten diese Partie abbrechen: { NUMBER($agreed) } von { $asked } sind dafür.
    }
beside_givenUp = Diese Partie wurde aufgegeben.
beside_lastOnes =
    { COUNT($people) ->
        [1] { LIST($people) } gewinnt: Sonst ist niemand mehr im Spiel.
       *[other] { LIST($people) } gewinnen: Sonst ist niemand mehr im Spiel.
    }

lesson_step = Schritt { $at } von { $of }, auf einem Beispielbrett: Nichts hier ändert eine Partie.
