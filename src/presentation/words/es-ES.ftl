deals_daily = Partida del día n.º { $number }
deals_challenge = Desafío { $code }
deals_points =
    { $points ->
        [one] punto
       *[other] puntos
    }
deals_par = par { $points }
deals_parStreet = par: bot difícil
deals_streak =
    { $days ->
        [one] { NUMBER($days) } día
       *[other] { NUMBER($days) } días seguidos
    }
deals_unplayed = En solitario, un reparto para todos
deals_practice = práctica
deals_race = Puntos tras cada ronda
deals_street = Pisos ronda a ronda: { LIST($levels, between: ", ") }
deals_legend = Una casa por ronda: cuanto más alta, más puntos

duels_daily = Duelo del día n.º { $number }
duels_challenge = Duelo { $code }
duels_unplayed = Tú contra el bot difícil
duels_you = Tú
duels_bot = Bot difícil
duels_gained = Quién sumó más en cada ronda
duels_rounds =
    { GIVEN($name) ->
        [no] Ronda a ronda, tú y el bot: { LIST($scores, between: ", ") }
       *[yes] Ronda a ronda, { $name } y el bot: { LIST($scores, between: ", ") }
    }
duels_race = Ventaja tras cada ronda
duels_par = par { $lead }

leagues_league = Liga de { $game }
leagues_gathering = { $people } hasta ahora
leagues_round = Ronda { $round } de { $rounds }
leagues_cup =
    { $players ->
        [2] Final
        [4] Semifinales
       *[other] Cuartos de final
    }
leagues_over = Clasificación final
leagues_closed = Cerrada
leagues_points = Puntos
leagues_course = ronda a ronda
leagues_gone = se fue
leagues_out = fuera
leagues_row = { $place } { $name } { $points }
leagues_duel =
    { GIVEN($winner) ->
        [no] { $one } – { $other }
       *[yes] { $one } – { $other }: { $winner }
    }

players_strengths_easy = fácil
players_strengths_medium = medio
players_strengths_hard = difícil
players_people_easy = Inês, Tomé, Rita
players_people_medium = Duarte, Lídia, Vasco
players_people_hard = Amélia, Baltasar, Leonor
players_nameless = Alguien
players_you = Tú
players_seat = Asiento { $number }
players_stranger =
    { GIVEN($number) ->
        [no] Jugador
       *[yes] Jugador { $number }
    }
players_elsewhere =
    { GIVEN($number) ->
        [no] Jugador de otro servidor
       *[yes] Jugador { $number } de otro servidor
    }
players_hidden =
    { GIVEN($number) ->
        [no] Rival
       *[yes] Rival { $number }
    }
players_resigned =
    { COUNT($names) ->
        [1] { LIST($names) } abandonó y queda en último lugar.
       *[other] { LIST($names) } abandonaron y quedan en último lugar.
    }
    .names =
        { COUNT($names) ->
            [1] Abandonaste y quedas en último lugar.
           *[other] { LIST($names) } abandonasteis y quedáis en último lugar.
        }
players_outOfTime =
    { COUNT($names) ->
        [1] { LIST($names) } agotó su tiempo y queda en último lugar.
       *[other] { LIST($names) } agotaron su tiempo y quedan en último lugar.
    }
    .names =
        { COUNT($names) ->
            [1] Agotaste tu tiempo y quedas en último lugar.
           *[other] { LIST($names) } agotasteis vuestro tiempo y quedáis en último lugar.
        }
players_left =
    { COUNT($names) ->
        [1] { LIST($names) } se fue y queda en último lugar.
       *[other] { LIST($names) } se fueron y quedan en último lugar.
    }
    .names =
        { COUNT($names) ->
            [1] Te fuiste y quedas en último lugar.
           *[other] { LIST($names) } os fuisteis y quedáis en último lugar.
        }
seatEnds_resigned = abandonó
seatEnds_outOfTime = sin tiempo
seatEnds_left = se fue
seatEnds_removed = salió del servidor
seatEnds_replaced = cedió su sitio
seatEnds_standIn = lo dejó al bot
overBy_outOfTime = Fin: sin tiempo
overBy_left = Fin: se fueron

profile_rating = Puntos de rating
profile_unrated = aún sin rating
profile_games =
    { $count ->
        [one] partida
       *[other] partidas
    }
profile_won = ganadas
profile_streak = seguidas
profile_streakBest = récord { NUMBER($games) }
profile_best = mejor turno
profile_course =
    { $games ->
        [one] { NUMBER($games) } partida por puntos
       *[other] Últimas { NUMBER($games) } por puntos
    }
profile_courseWithPlayers =
    { $games ->
        [one] { NUMBER($games) } partida contra el bot
       *[other] { NUMBER($games) } partidas contra el bot
    }
profile_noCourse = La curva empieza con la primera partida por puntos
profile_opponents = Rivales más frecuentes
profile_against = por delante en { NUMBER($ahead) } de { NUMBER($games) }
profile_favourite = Color favorito: { $name } { $part }
profile_level = Contra bots
profile_provisional = La interrogación queda hasta diez partidas por puntos.
profile_ratingCourse = El rating, partida a partida: { LIST($points, between: ", ") }
profile_players = Bots: { LIST($bots, between: ", ") }

review_title = Cómo le fue a { $name }
review_accuracy = precisión { $points }
review_ahead = por delante
review_behind = por detrás
review_score = previsto al final
review_start = Al empezar
review_deal = Cartas propias
review_luck = Suerte
review_others = Fallos ajenos
review_own = Fallos propios
review_end = Al final
review_stopped = Al detenerse
review_turn = turno { $number }
review_chances = ganar: { $best } → { $played }
review_course = Resultado final previsto antes de cada turno: { LIST($points, between: ", ") }
review_played = Jugado
review_better = Mejor
review_dear = Lo que más costó

lobby_freeSeat = asiento libre
lobby_invited = invitación

headline_wins = Gana { $name }
    .name = Ganas tú
headline_leads = { $name } lidera
    .name = Lideras

year_inGames = El año en partidas
year_lastMonths =
    { $months ->
        [one] El último mes
       *[other] Los últimos { NUMBER($months) } meses
    }
year_played =
    { $games ->
        [one] { NUMBER($games) } partida
       *[other] { NUMBER($games) } partidas
    }
year_won =
    { $wins ->
        [one] { NUMBER($wins) } ganada ({ $share })
       *[other] { NUMBER($wins) } ganadas ({ $share })
    }
year_people =
    { $people ->
        [one] { NUMBER($people) } persona
       *[other] { NUMBER($people) } personas
    }
year_best = récord { NUMBER($points) }
year_months = Partidas mes a mes
year_move = Mejor jugada
year_inOneMove = puntos en una jugada
year_rival = Rivalidad
year_met =
    { $games ->
        [one] { NUMBER($games) } partida en común
       *[other] { NUMBER($games) } partidas en común
    }
year_ahead =
    { $level ->
        [0] por delante en { NUMBER($ahead) }
       *[other] por delante en { NUMBER($ahead) }, igual en { NUMBER($level) }
    }
year_streak = Mejor racha
year_wins =
    { $wins ->
        [one] victoria seguida
       *[other] victorias seguidas
    }
year_rating = Subida de rating
year_luck = Reparto con suerte
year_beforeMoves = puntos antes de jugar
year_cost = Jugada más cara
year_givenAway = puntos regalados
year_score = Mejor resultado
year_record = Nuevo récord
year_closest = La más reñida
year_busiest = Más partidas

refusals_over = La partida terminó.
refusals_notYourTurn = No es tu turno.
refusals_notNow = Eso no es posible ahora.
refusals_noAction = “{ $typed }” no es una acción aquí.
refusals_possible = Posible: { $list }.
refusals_strange = Eso no es posible en este juego.
