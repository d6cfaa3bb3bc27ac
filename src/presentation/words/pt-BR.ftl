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

seats_standIns_easy = um bot de nível fácil
seats_standIns_medium = um bot de nível médio
seats_standIns_hard = um bot de nível difícil
seats_absent =
    { $how ->
        [steady] A partir de agora jogo no lugar de { $person } por uma regra fixa, até que volte: qualquer ação já traz de volta.
       *[other] A partir de agora { TERM($how, "seats_standIns") } joga no lugar de { $person }, até que volte: qualquer ação já traz de volta.
    }
seats_gone =
    { $how ->
        [steady] { $person } saiu do servidor. Por enquanto jogo eu, por uma regra fixa; os outros podem oferecer o lugar a mais alguém.
       *[other] { $person } saiu do servidor. Por enquanto joga { TERM($how, "seats_standIns") }; os outros podem oferecer o lugar a mais alguém.
    }
seats_back = { $person } voltou a jogar.
seats_moved = { $person } não consegue mais usar o canal da partida. Para { $person }, ela continua nas mensagens diretas.
seats_unreached = Não consigo contatar { $person } e não sei quem causou isso. Por isso a partida termina sem resultado.
seats_offered = O lugar de { $person } está sendo oferecido: quem apertar primeiro fica com ele, com todos os pontos. Até lá ainda é de { $person }.
seats_offer-lapsed = Ninguém pegou o lugar de { $person } em 48 horas: ele não está mais sendo oferecido.
seats_taken = { $person } continua no lugar de { $before }. Boas-vindas!
seats_away = { $person } está fora até { $until }. O relógio desta partida espera.
seats_awayInPart =
    { $days ->
        [0] { $person } está fora até { $until }. O relógio desta partida continua correndo.
        [one] { $person } está fora até { $until }. O relógio desta partida espera no máximo mais { NUMBER($days) } dia.
       *[other] { $person } está fora até { $until }. O relógio desta partida espera no máximo mais { NUMBER($days) } dias.
    }
seats_here = { $person } está de volta.
seats_take = Pegar o lugar
seats_took = O lugar é seu. O tabuleiro vem a seguir.
seats_comeBack = Voltei
seats_youAreBack = Você voltou a jogar o seu lugar.

votes_propose_play-once = Jogar este turno por essa pessoa
votes_propose_play-until-back = Jogar até que volte
votes_propose_offer = Oferecer o lugar
votes_propose_pause = Pausar
votes_propose_unpause = Continuar
votes_propose_slow = Continuar devagar
votes_playFor = Deixar o bot jogar por { $person }
votes_offerSeat = Oferecer o lugar de { $person }
votes_choose = Escolher quem joga
votes_whoPlays = **Quem joga por { $target }?** Os outros decidem.
votes_ways_play-once = Este turno
votes_ways_play-until-back = Até que volte
votes_asks_play-once =
    { $how ->
        [steady] { $person } pede que eu jogue este turno por { $target }, por uma regra fixa.
       *[other] { $person } pede que { TERM($how, "seats_standIns") } jogue este turno por { $target }.
    }
votes_asks_play-until-back =
    { $how ->
        [steady] { $person } pede que eu jogue por { $target } por uma regra fixa até que volte.
       *[other] { $person } pede que { TERM($how, "seats_standIns") } jogue por { $target } até que volte.
    }
votes_asks_offer = { $person } pede para oferecer o lugar de { $target } a mais alguém.
votes_asks_pause = { $person } pede para pausar a partida.
votes_asks_unpause = { $person } pede para continuar a partida.
votes_asks_slow = { $person } pede para continuar devagar: um dia por turno, com menções.
votes_question =
    { COUNT($people) ->
        [0] Votos a favor necessários: { $needed }. Expira em { $until }.
       *[other] { LIST($people) }: concorda? Votos a favor necessários: { $needed }. Expira em { $until }.
    }
votes_soFar =
    { $refused ->
        [0] { $agreed } de { $needed } até agora.
       *[other] { $agreed } de { $needed } até agora, { $refused } contra.
    }
votes_agreed = **Aprovado.**
votes_refused = **Recusado**: nada muda.
votes_withdrawn = Não é mais necessário.
votes_withdrewBy = { $person } retirou o pedido.
votes_lapsed = Não foi decidido em 48 horas: nada muda.
votes_youAsked = Os outros foram consultados.
votes_youAgreed = Você concorda.
votes_youRefused = Você recusou.
votes_youWithdrew = Você retirou o pedido.
votes_carried = Aprovado: está feito.

undo_ask = Perguntar aos outros
undo_agree = Concordar
undo_refuse = Recusar
undo_done = Desfeito; o tabuleiro já vem.
undo_askPractice = Desfazer? A pontuação desta partida fica marcada como treino e não vale como recorde.
undo_practise = Desfazer
undo_asked =
    { COUNT($people) ->
        [1] Pedido feito: { LIST($people) } precisa concordar em até 48 horas. Qualquer ação na partida retira o pedido.
       *[other] Pedido feito: { LIST($people) } precisam concordar em até 48 horas. Qualquer ação na partida retira o pedido.
    }
undo_allAgreed = Você concorda, assim como todos os outros: foi desfeito. O tabuleiro já vem.
undo_youRefused = Você recusou: a ação fica valendo.
undo_youAgreed = Você concorda. Ainda falta a resposta de { LIST($stillAsked) }.
undo_asks = { $person } pede para desfazer:
undo_question =
    { COUNT($people) ->
        [1] { LIST($people) }: você concorda? Todos os outros precisam concordar. O pedido vale até { $until }; qualquer ação na partida o retira.
       *[other] { LIST($people) }: vocês concordam? Todos os outros precisam concordar. O pedido vale até { $until }; qualquer ação na partida o retira.
    }
undo_agreed = Todos concordaram: foi desfeito.
undo_refused = Recusado: fica valendo.
undo_refusedBy = { $person } recusou: fica valendo.
undo_refusedNews =
    { GIVEN($by) ->
        [no] Recusado: fica valendo. { $asker } tinha pedido para desfazer a última ação.
       *[yes] { $by } recusou: fica valendo. { $asker } tinha pedido para desfazer a última ação.
    }
undo_withdrewBy = { $person } retirou o pedido: fica valendo.
undo_withdrawn = Pedido retirado: a partida seguiu adiante, então fica valendo.
undo_lapsed = Nem todos concordaram em 48 horas: fica valendo.

overview_button = Análise
overview_title = **Análise: { $person }**
overview_accuracy =
    { $decisions ->
        [one] Precisão: **{ NUMBER($right) }** de 100, em { NUMBER($decisions) } decisão. 100 é sempre a melhor linha que encontrei; 0 não é melhor do que jogar ao acaso.
       *[other] Precisão: **{ NUMBER($right) }** de 100, em { NUMBER($decisions) } decisões. 100 é sempre a melhor linha que encontrei; 0 não é melhor do que jogar ao acaso.
    }
overview_start =
    { GIVEN($spread) ->
        [no] No começo: **{ $points }** eram de se esperar no fim, pelo tabuleiro e pela posição na ordem.
       *[yes] No começo: **{ $points }** (±{ $spread }) eram de se esperar no fim, pelo tabuleiro e pela posição na ordem.
    }
overview_deal = Cartas próprias escondidas: **{ $points }** (±{ $spread }), em relação a outras que poderiam ter vindo.
overview_own = Escolhas próprias: **{ $points }**, em relação à melhor que encontrei, pelo que este lugar podia ver então.
overview_others = Escolhas dos outros: **{ $points }**, pelo que eles podiam ver.
overview_luck = Sorte: **{ $points }**: o que veio por acaso depois, e o que eu avalio mal.
overview_final = No fim: **{ $points }**.
overview_stopped = Quando a partida parou: **{ $points }** eram de se esperar. Não foram as regras que a encerraram.
overview_margin = -# Os pontos são em relação à média dos outros. A sorte e as escolhas dos outros usam o que só agora se sabe.
overview_alone = -# Os pontos são os do resultado final. A sorte usa o que só agora se sabe.
overview_noMistakes = Não encontrei nenhum turno em que outra escolha seria claramente melhor.

beside_agreeCancel = Concordar em cancelar
beside_playOn = Continuar jogando
beside_resigning = Desistir…
beside_resign = Desistir de vez
beside_askResign =
    { $effect ->
        [ends] Desistir? Todos os outros concordam em cancelar esta partida, então ela termina na hora: você fica em último, e eles dividem o primeiro lugar. Isso não se desfaz.
        [cancels] Desistir? Todos os outros concordam em cancelar esta partida, então ela é cancelada na hora. Isso não se desfaz.
       *[loses]
            { $others ->
                [0] Abandonar esta partida? Isso não se desfaz.
                [1] Desistir? A partida termina na hora e a outra pessoa vence. Isso não se desfaz.
               *[other] Desistir? Jogo no seu lugar até o fim, e você fica em último. Isso não se desfaz. Com `/games settings` o seu lugar espera enquanto você está fora.
            }
    }
beside_askCancel =
    { $how ->
        [alone] Cancelar esta partida? Ela termina na hora e não conta para ninguém.
        [deserted] Encerrar esta partida? Alguém saiu dela. Ela acaba quando todos os outros concordarem: quem saiu perde, e os outros dividem o primeiro lugar.
        [last] Cancelar esta partida? Todos os outros concordam: ela acaba na hora e não conta para ninguém.
       *[vote] Propor aos outros cancelar esta partida? Ela acaba quando todos concordarem e não conta para ninguém.
    }
beside_openCancel = Cancelar a partida
beside_nudge = Avisar
beside_nudged = Aviso enviado: { LIST($people) }. O próximo só daqui a doze horas.
beside_sealed = Escolha guardada em segredo: { $action }.
beside_stillChoosing = Ainda falta escolher: { LIST($people) }. Até lá, você pode mudar a escolha.
beside_chooseAgain = Escolher de novo
beside_turnedDown = A sua escolha não combina com o que os outros escolheram: { $action }. { $why } Escolha de novo; os outros mantêm as deles.
beside_unreadable = As regras mudaram depois da sua escolha, e ela não pode mais ser lida: “{ $typed }”. { $why } Escolha de novo; os outros mantêm a deles.

beside_best =
    { $points ->
        [one] Melhor turno: { $person }, { NUMBER($points) } ponto.
       *[other] Melhor turno: { $person }, { NUMBER($points) } pontos.
    }
beside_rematch = Revanche
beside_next = Próxima partida
beside_cancelled = Esta partida foi cancelada.
beside_wouldCancel =
    { $agreed ->
        [one] { LIST($people) } quer cancelar esta partida: { NUMBER($agreed) } de { $asked } concorda.
       *[other] { LIST($people) } querem cancelar esta partida: { NUMBER($agreed) } de { $asked } concordam.
    }
beside_givenUp = Esta partida foi abandonada.
beside_lastOnes =
    { COUNT($people) ->
        [1] { LIST($people) } vence: não resta mais ninguém na partida.
       *[other] { LIST($people) } vencem: não resta mais ninguém na partida.
    }

lesson_step = Passo { $at } de { $of }, em um tabuleiro de exemplo: nada aqui muda uma partida.
