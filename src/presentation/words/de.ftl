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
