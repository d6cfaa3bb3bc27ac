deals_daily = Desafio diário nº { $number }
deals_challenge = Desafio { $code }
deals_points =
    { $points ->
        [one] ponto
       *[other] pontos
    }
deals_par = meta { $points }
deals_parStreet = meta: bot difícil
deals_streak =
    { $days ->
        [one] { NUMBER($days) } dia
       *[other] { NUMBER($days) } dias seguidos
    }
deals_unplayed = Solo, as mesmas cartas para todos
deals_practice = treino
deals_race = Pontos após cada rodada
deals_street = Andares por rodada: { LIST($levels, between: ", ") }
deals_legend = Uma casa por rodada: quanto mais alta, mais pontos

duels_daily = Duelo diário nº { $number }
duels_challenge = Duelo { $code }
duels_unplayed = Você contra o bot difícil
duels_you = Você
duels_bot = Bot difícil
duels_gained = Quem fez mais pontos em cada rodada
duels_rounds =
    { GIVEN($name) ->
        [no] Rodada a rodada, você e o bot: { LIST($scores, between: ", ") }
       *[yes] Rodada a rodada, { $name } e o bot: { LIST($scores, between: ", ") }
    }
duels_race = Vantagem após cada rodada
duels_par = meta { $lead }

leagues_league = Liga de { $game }
leagues_gathering = { $people } até agora
leagues_round = Rodada { $round } de { $rounds }
leagues_cup =
    { $players ->
        [2] Final
        [4] Semifinais
       *[other] Quartas de final
    }
leagues_over = Classificação final
leagues_closed = Encerrada
leagues_points = Pontos
leagues_course = rodada a rodada
leagues_gone = saiu
leagues_out = fora
leagues_row = { $place } { $name } { $points }
leagues_duel =
    { GIVEN($winner) ->
        [no] { $one } – { $other }
       *[yes] { $one } – { $other }: { $winner }
    }

players_strengths_easy = fácil
players_strengths_medium = médio
players_strengths_hard = difícil
players_people_easy = Inês, Tomé, Rita
players_people_medium = Duarte, Lídia, Vasco
players_people_hard = Amélia, Baltasar, Leonor
players_nameless = Alguém
players_you = Você
players_seat = Lugar { $number }
players_stranger =
    { GIVEN($number) ->
        [no] Jogador
       *[yes] Jogador { $number }
    }
players_elsewhere =
    { GIVEN($number) ->
        [no] Jogador de outro servidor
       *[yes] Jogador { $number } de outro servidor
    }
players_hidden =
    { GIVEN($number) ->
        [no] Rival
       *[yes] Rival { $number }
    }
players_resigned =
    { COUNT($names) ->
        [1] { LIST($names) } desistiu e fica em último.
       *[other] { LIST($names) } desistiram e ficam em último.
    }
players_outOfTime =
    { COUNT($names) ->
        [1] O tempo de { LIST($names) } acabou: fica em último.
       *[other] O tempo de { LIST($names) } acabou: ficam em último.
    }
players_left =
    { COUNT($names) ->
        [1] { LIST($names) } saiu e fica em último.
       *[other] { LIST($names) } saíram e ficam em último.
    }
seatEnds_resigned = desistiu
seatEnds_outOfTime = sem tempo
seatEnds_left = saiu
seatEnds_removed = saiu do servidor
seatEnds_replaced = cedeu o lugar
seatEnds_standIn = deixou para o bot
overBy_outOfTime = Fim: sem tempo
overBy_left = Fim: saíram

profile_rating = Pontos de rating
profile_unrated = ainda sem rating
profile_games =
    { $count ->
        [one] partida
       *[other] partidas
    }
profile_won = vitórias
profile_streak = seguidas
profile_streakBest = recorde { NUMBER($games) }
profile_best = melhor turno
profile_course =
    { $games ->
        [one] { NUMBER($games) } partida ranqueada
       *[other] As últimas { NUMBER($games) } partidas ranqueadas
    }
profile_courseWithPlayers =
    { $games ->
        [one] { NUMBER($games) } partida contra o bot
       *[other] { NUMBER($games) } partidas contra o bot
    }
profile_noCourse = A curva começa na primeira partida ranqueada
profile_opponents = Quem mais encontrou
profile_against = à frente em { NUMBER($ahead) } de { NUMBER($games) }
profile_favourite = Cor favorita: { $name } { $part }
profile_level = Contra bots
profile_provisional = A interrogação fica até dez partidas ranqueadas.
profile_ratingCourse = O rating, partida a partida: { LIST($points, between: ", ") }
profile_players = Bots: { LIST($bots, between: ", ") }

review_title = Como foi para { $name }
review_accuracy = precisão { $points }
review_ahead = na frente
review_behind = atrás
review_score = previsto para o fim
review_start = No começo
review_deal = Cartas próprias
review_luck = Sorte
review_others = Deslizes alheios
review_own = Deslizes próprios
review_end = No fim
review_stopped = Ao parar
review_turn = turno { $number }
review_chances = vitória: { $best } → { $played }
review_course = Resultado final previsto antes de cada turno: { LIST($points, between: ", ") }
review_played = Jogado
review_better = Melhor
review_dear = O que mais custou

lobby_freeSeat = lugar livre
lobby_invited = convite feito

headline_wins = { $name } venceu
headline_leads = { $name } lidera

year_inGames = O ano em partidas
year_lastMonths =
    { $months ->
        [one] O último mês
       *[other] Os últimos { NUMBER($months) } meses
    }
year_played =
    { $games ->
        [one] { NUMBER($games) } partida
       *[other] { NUMBER($games) } partidas
    }
year_won =
    { $wins ->
        [one] { NUMBER($wins) } vencida ({ $share })
       *[other] { NUMBER($wins) } vencidas ({ $share })
    }
year_people =
    { $people ->
        [one] { NUMBER($people) } pessoa
       *[other] { NUMBER($people) } pessoas
    }
year_best = recorde { NUMBER($points) }
year_months = Partidas mês a mês
year_move = Melhor jogada
year_inOneMove = pontos em uma jogada
year_rival = Rivalidade
year_met =
    { $games ->
        [one] { NUMBER($games) } partida em comum
       *[other] { NUMBER($games) } partidas em comum
    }
year_ahead =
    { $level ->
        [0] à frente em { NUMBER($ahead) }
       *[other] à frente em { NUMBER($ahead) }, igual em { NUMBER($level) }
    }
year_streak = Maior sequência
year_wins =
    { $wins ->
        [one] vitória seguida
       *[other] vitórias seguidas
    }
year_rating = Alta no rating
year_luck = Cartas com sorte
year_beforeMoves = pontos antes de jogar
year_cost = Jogada mais cara
year_givenAway = pontos desperdiçados
year_score = Melhor resultado
year_record = Novo recorde
year_closest = A mais disputada
year_busiest = Mais partidas

refusals_over = A partida terminou.
refusals_notYourTurn = Não é a sua vez.
refusals_notNow = Isso não é possível agora.
refusals_noAction = “{ $typed }” não é uma ação aqui.
refusals_possible = Possível: { $list }.
refusals_strange = Isso não é possível neste jogo.
