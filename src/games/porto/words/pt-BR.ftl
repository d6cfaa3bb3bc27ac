status_title = Porto
status_introduction_line = Compre cartas, construa as casas coloridas da Ribeira e cumpra contratos, alguns deles secretos.
status_introduction_credits = Um jogo de Orlando Sá, publicado pela MEBO Games (2019).
status_variants_standard = padrão
status_variants_family = família
status_variants_solo = solo
status_categories_standard = Padrão
status_categories_family = Família
status_categories_solo = Cronômetro de { $timer }
status_goal = { $points } de { $goal }
status_awaits_keep = escolher { $kept } de { $dealt } contratos privados
status_awaits_turn = comprar ou construir
status_awaits_only_draw = comprar
status_awaits_only_build = construir
status_awaits_only_pass = passar
status_awaits_timer = construir com { $cards } do Cronômetro
status_awaits_over = fim de jogo
status_stake_roof = Mais um telhado traz as últimas rodadas.
status_stake_lastButOne = Depois desta rodada vem a última.
status_stake_behind = Último turno: com { $points } dá para passar { $leader }.
    .leader = Último turno: com { $points } passam você.
status_stake_ahead = Último turno: { $name } está na frente por { $points }.
status_stake_privates = Os contratos privados ainda somam.
status_stake_short = Restam { $cards } no Cronômetro; falta chegar a { $goal }: { $points }.
status_stake_reached = Restam { $cards } no Cronômetro; a meta de { $goal } foi alcançada.
status_progress_timer = Cronômetro { $left } de { $size }
status_progress_round = rodada { $n }
status_progress_roundOf = rodada { $n } de { $last }
status_progress_lastRound = rodada { $n }, a última

cards_colours_blue = azul
    .masculines = azuis
    .feminine = azul
    .feminines = azuis
cards_colours_green = verde
    .masculines = verdes
    .feminine = verde
    .feminines = verdes
cards_colours_purple = roxo
    .masculines = roxos
    .feminine = roxa
    .feminines = roxas
cards_colours_red = vermelho
    .masculines = vermelhos
    .feminine = vermelha
    .feminines = vermelhas
cards_colours_yellow = amarelo
    .masculines = amarelos
    .feminine = amarela
    .feminines = amarelas
cards_ofCard = { TERM($colour, "cards_colours", form: "feminine") }
cards_card = { TERM($colour, "cards_colours") } { $value }
cards_noCards = nenhuma carta
cards_demands_floors =
    { $n ->
        [1] 1 andar { TERM($colour, "cards_colours") }
       *[other] { $n } andares { TERM($colour, "cards_colours", form: "masculines") }
    }
cards_demands_house = casa { TERM($colour, "cards_colours", form: "feminine") }
cards_demands_twoCards = duas cartas { TERM($colour, "cards_colours", form: "feminines") }
cards_demands_mixedCards = cartas { TERM($one, "cards_colours", form: "feminine") } + { TERM($other, "cards_colours", form: "feminine") }
cards_toDo_floors =
    { $n ->
        [1] colocar exatamente 1 andar { TERM($colour, "cards_colours") } de uma só vez
       *[other] colocar exatamente { $n } andares { TERM($colour, "cards_colours", form: "masculines") } de uma só vez
    }
cards_toDo_house = completar uma casa { TERM($colour, "cards_colours", form: "feminine") }
cards_toDo_twoCards = construir com duas cartas { TERM($colour, "cards_colours", form: "feminines") }
cards_toDo_mixedCards = construir com uma carta { TERM($one, "cards_colours", form: "feminine") } e uma { TERM($other, "cards_colours", form: "feminine") }, em qualquer papel
cards_ambitions_houses = casas { TERM($colour, "cards_colours", form: "feminines") }
cards_ambitions_twins = gêmeas { TERM($colour, "cards_colours", form: "feminines") }
cards_ambitions_ends = pontas { TERM($colour, "cards_colours", form: "feminines") }
cards_ambitions_pair = par { $colours }
cards_ambitions_trio = trio { $colours }
cards_ambitions_palette = paleta
cards_ambitions_side = rua completa
cards_ambitions_secondCard = { $name } (2ª carta)
cards_meanings_houses = { $pays } por { $times } casas { TERM($colour, "cards_colours", form: "feminines") } completas
cards_meanings_twins = { $pays } se cada rua tiver uma casa { TERM($colour, "cards_colours", form: "feminine") } completa e as duas tiverem a mesma altura
cards_meanings_ends = { $pays } por { $times } casas { TERM($colour, "cards_colours", form: "feminines") } completas nas pontas das ruas
cards_meanings_pair = { $pays } por { $times } pares de vizinhas completas, uma { TERM($one, "cards_colours", form: "feminine") } e uma { TERM($other, "cards_colours", form: "feminine") }
cards_meanings_trio = { $pays } por { $times } trios de casas completas em fila: { TERM($one, "cards_colours", form: "feminine") }, { TERM($two, "cards_colours", form: "feminine") } e { TERM($three, "cards_colours", form: "feminine") }, ordem livre
cards_meanings_palette = { $pays } se uma rua tiver casas completas das cinco cores
cards_meanings_side = { $pays } se todas as casas de uma rua estiverem completas

counts_cards =
    { $n ->
        [one] { NUMBER($n) } carta
       *[other] { NUMBER($n) } cartas
    }
counts_floors =
    { $n ->
        [one] { NUMBER($n) } andar
       *[other] { NUMBER($n) } andares
    }
counts_points =
    { $n ->
        [one] { NUMBER($n) } ponto
       *[other] { NUMBER($n) } pontos
    }
counts_publicContracts =
    { $n ->
        [one] { NUMBER($n) } contrato público
       *[other] { NUMBER($n) } contratos públicos
    }

choices_questions_type = O que você vai fazer?
choices_questions_contracts = Com quais três contratos privados você fica?
choices_questions_cards = Quais cartas você compra do mercado?
choices_questions_number = Qual carta dá o número de andares?
choices_questions_colour = Qual carta dá a cor?
choices_questions_house = Em qual casa?
choices_questions_roof = Para qual telhado livre vai a ficha do térreo?
choices_questions_claim = Quais contratos públicos você cumpre?
choices_otherQuestion = Qual { $field }?
choices_fields_type = Ação
choices_fields_contracts = Contratos privados
choices_fields_cards = Cartas
choices_fields_number = Carta do número
choices_fields_colour = Carta da cor
choices_fields_house = Casa
choices_fields_roof = Telhado
choices_fields_claim = Contratos
choices_types_keep = Ficar com três contratos privados
choices_types_draw = Comprar cartas
choices_types_build = Construir andares
choices_types_timer = Construir com o Cronômetro
choices_types_pass = Passar
choices_token = ficha { $points }
choices_roofToken = ficha no telhado { $points }
choices_emptyHouse = vazia
choices_noClaim = Nenhum contrato
choices_tokenTo = ficha para { $roof }
choices_work =
    { $floors ->
        [1] 1 andar { TERM($colour, "cards_colours") }
       *[other] { $floors } andares { TERM($colour, "cards_colours", form: "masculines") }
    }
choices_leadsTo =
    { $points ->
        [one] { $cards } · depois { NUMBER($points) } ponto
       *[other] { $cards } · depois { NUMBER($points) } pontos
    }
choices_another_build = Outra construção
choices_another_draw = Outra compra
choices_noToken = Nenhuma ficha a mover
choices_emptySlot = um espaço vazio
choices_contractSlot = contrato { $slot }
choices_keep = Ficar com { $contracts }
choices_draw =
    { $count ->
        [1] Comprar { $cards } (espaço { $slots })
       *[other] Comprar { $cards } (espaços { $slots })
    }
choices_build =
    { $floors ->
        [1] Construir 1 andar { TERM($colour, "cards_colours") } em { $house }
       *[other] Construir { $floors } andares { TERM($colour, "cards_colours", form: "masculines") } em { $house }
    }
choices_buildFor =
    { $floors ->
        [1] Construir 1 andar { TERM($colour, "cards_colours") } em { $house } ({ $points } pts)
       *[other] Construir { $floors } andares { TERM($colour, "cards_colours", form: "masculines") } em { $house } ({ $points } pts)
    }
choices_movingToken = { $action }, ficha para { $roof }
choices_claiming = { $action }, cumprir { $contracts }
choices_claimingSlots =
    { $n ->
        [1] { $action }, contrato { $slots }
       *[other] { $action }, contratos { $slots }
    }
choices_timer =
    { $floors ->
        [1] Cronômetro: 1 andar { TERM($colour, "cards_colours") } em { $house }
       *[other] Cronômetro: { $floors } andares { TERM($colour, "cards_colours", form: "masculines") } em { $house }
    }
choices_timerIdle = Descartar cartas do Cronômetro
choices_pass = Passar

story_shares_house = casa
story_shares_neighbours = vizinhas
story_shares_ground = ficha do térreo
story_shares_roof = ficha do telhado
story_shares_contracts = contratos
story_built =
    { $floors ->
        [1]
            { $completed ->
                [yes] **{ $name }** construiu 1 andar { TERM($colour, "cards_colours") } em { $house } e completou a casa ({ $cards }): **{ $points }** — { $shares }.
               *[no] **{ $name }** construiu 1 andar { TERM($colour, "cards_colours") } em { $house } ({ $cards }): **{ $points }** — { $shares }.
            }
       *[other]
            { $completed ->
                [yes] **{ $name }** construiu { $floors } andares { TERM($colour, "cards_colours", form: "masculines") } em { $house } e completou a casa ({ $cards }): **{ $points }** — { $shares }.
               *[no] **{ $name }** construiu { $floors } andares { TERM($colour, "cards_colours", form: "masculines") } em { $house } ({ $cards }): **{ $points }** — { $shares }.
            }
    }
story_timerBuilt =
    { $floors ->
        [1]
            { $completed ->
                [yes] O Cronômetro construiu 1 andar { TERM($colour, "cards_colours") } em { $house } e completou a casa ({ $cards }), sem pontos.
               *[no] O Cronômetro construiu 1 andar { TERM($colour, "cards_colours") } em { $house } ({ $cards }), sem pontos.
            }
       *[other]
            { $completed ->
                [yes] O Cronômetro construiu { $floors } andares { TERM($colour, "cards_colours", form: "masculines") } em { $house } e completou a casa ({ $cards }), sem pontos.
               *[no] O Cronômetro construiu { $floors } andares { TERM($colour, "cards_colours", form: "masculines") } em { $house } ({ $cards }), sem pontos.
            }
    }
story_builtBriefly =
    { $floors ->
        [1]
            { $completed ->
                [yes] **{ $name }** construiu 1 andar { TERM($colour, "cards_colours") } em { $house } e completou a casa: **{ $points }**.
               *[no] **{ $name }** construiu 1 andar { TERM($colour, "cards_colours") } em { $house }: **{ $points }**.
            }
       *[other]
            { $completed ->
                [yes] **{ $name }** construiu { $floors } andares { TERM($colour, "cards_colours", form: "masculines") } em { $house } e completou a casa: **{ $points }**.
               *[no] **{ $name }** construiu { $floors } andares { TERM($colour, "cards_colours", form: "masculines") } em { $house }: **{ $points }**.
            }
    }
story_timerBuiltBriefly =
    { $floors ->
        [1]
            { $completed ->
                [yes] O Cronômetro construiu 1 andar { TERM($colour, "cards_colours") } em { $house } e completou a casa.
               *[no] O Cronômetro construiu 1 andar { TERM($colour, "cards_colours") } em { $house }.
            }
       *[other]
            { $completed ->
                [yes] O Cronômetro construiu { $floors } andares { TERM($colour, "cards_colours", form: "masculines") } em { $house } e completou a casa.
               *[no] O Cronômetro construiu { $floors } andares { TERM($colour, "cards_colours", form: "masculines") } em { $house }.
            }
    }
story_claimedBriefly = Cumpriu: { $contracts }.
story_tokenTo = A ficha do térreo ({ $points }) vai para o telhado de { $roof }.
story_tokenLeaves = Nenhum telhado está livre, e a ficha do térreo ({ $points }) sai do jogo.
story_roofTokenLost = A ficha desse telhado ({ $points }) se perde.
story_dealt = **{ $name }** recebeu { $contracts }.
story_kept = **{ $name }** ficou com { $contracts }.
story_keptUnseen = **{ $name }** escolheu três contratos privados.
story_drew = **{ $name }** comprou { $cards }.
story_passed = **{ $name }** passou: não há carta no mercado e nada pode ser construído.
story_timerDiscarded = O Cronômetro revelou { $cards }. Descarte: { $gone }.
story_timerDiscardedNothing = O Cronômetro revelou { $cards }; não havia nada a descartar.
story_timerIdle = As cartas do Cronômetro, { $cards }, não cabem em nenhuma casa e são descartadas.
story_reshuffledCards =
    { $n ->
        [one] A carta descartada virou o novo baralho.
       *[other] As { NUMBER($n) } cartas descartadas viraram o novo baralho.
    }
story_reshuffledContracts =
    { $n ->
        [one] O contrato que o Cronômetro descartou virou o novo baralho de contratos.
       *[other] Os { NUMBER($n) } contratos que o Cronômetro descartou viraram o novo baralho de contratos.
    }
story_refilled = Cartas novas: { $cards }.
story_inMarket = mercado { $slots }
story_inContracts =
    { $n ->
        [1] contrato { $slots }
       *[other] contratos { $slots }
    }
story_endTriggered = O { ORDINAL($roofs) } telhado foi colocado: esta rodada vai até o fim, e a rodada { $lastRound } é a última.
story_ended = A partida terminou.

sequels_built =
    { $floors ->
        [1]
            { $completed ->
                [yes] **{ $name }** constrói 1 andar { TERM($colour, "cards_colours") } em { $house } e completa a casa: **{ $points }**.
               *[no] **{ $name }** constrói 1 andar { TERM($colour, "cards_colours") } em { $house }: **{ $points }**.
            }
       *[other]
            { $completed ->
                [yes] **{ $name }** constrói { $floors } andares { TERM($colour, "cards_colours", form: "masculines") } em { $house } e completa a casa: **{ $points }**.
               *[no] **{ $name }** constrói { $floors } andares { TERM($colour, "cards_colours", form: "masculines") } em { $house }: **{ $points }**.
            }
    }
sequels_drew = **{ $name }** compra { $cards }.

foreseen_work =
    { $floors ->
        [1]
            { $completed ->
                [yes] 1 andar { TERM($colour, "cards_colours") } em { $house }, completando a casa ({ $cards }).
               *[no] 1 andar { TERM($colour, "cards_colours") } em { $house } ({ $cards }).
            }
       *[other]
            { $completed ->
                [yes] { $floors } andares { TERM($colour, "cards_colours", form: "masculines") } em { $house }, completando a casa ({ $cards }).
               *[no] { $floors } andares { TERM($colour, "cards_colours", form: "masculines") } em { $house } ({ $cards }).
            }
    }
foreseen_timerWork =
    { $floors ->
        [1]
            { $completed ->
                [yes] 1 andar { TERM($colour, "cards_colours") } em { $house }, completando a casa ({ $cards }), sem pontos.
               *[no] 1 andar { TERM($colour, "cards_colours") } em { $house } ({ $cards }), sem pontos.
            }
       *[other]
            { $completed ->
                [yes] { $floors } andares { TERM($colour, "cards_colours", form: "masculines") } em { $house }, completando a casa ({ $cards }), sem pontos.
               *[no] { $floors } andares { TERM($colour, "cards_colours", form: "masculines") } em { $house } ({ $cards }), sem pontos.
            }
    }
foreseen_points = **{ $points }**: { $shares }.
foreseen_drew = Vão para a sua mão: { $cards }.
foreseen_preview = Prévia, ainda não construída:
foreseen_boardNow = O tabuleiro agora:
foreseen_noProspects = Com essa mão ainda não dá para construir nada.
foreseen_prospects = Com essa mão, no tabuleiro de agora, você poderia:

finale_levels_apprentice = Aprendiz
finale_levels_builder = Construtor
finale_levels_master-builder = Mestre Construtor
finale_soloLost =
    { $score ->
        [one] **{ $name }** perdeu: { NUMBER($score) } ponto antes dos contratos privados, e eram precisos { $goal }.
       *[other] **{ $name }** perdeu: { NUMBER($score) } pontos antes dos contratos privados, e eram precisos { $goal }.
    }
finale_soloWon =
    { $total ->
        [one] **{ $name }** venceu com { NUMBER($total) } ponto. Nível: **{ $level }**.
       *[other] **{ $name }** venceu com { NUMBER($total) } pontos. Nível: **{ $level }**.
    }
finale_wins =
    { $total ->
        [one] **{ $name }** vence com { NUMBER($total) } ponto.
       *[other] **{ $name }** vence com { NUMBER($total) } pontos.
    }
finale_winsByContracts =
    { $total ->
        [one] **{ $name }** vence com { NUMBER($total) } ponto; desempate: mais contratos públicos.
       *[other] **{ $name }** vence com { NUMBER($total) } pontos; desempate: mais contratos públicos.
    }
finale_winsByTurn =
    { $total ->
        [one] **{ $name }** vence com { NUMBER($total) } ponto; desempate: jogar mais tarde na rodada.
       *[other] **{ $name }** vence com { NUMBER($total) } pontos; desempate: jogar mais tarde na rodada.
    }
finale_claimed = cumpriu { $contracts }
finale_counted = { $score } + contratos privados { $bonus }: { $contracts }
finale_uncounted = os contratos privados teriam dado { $bonus }: { $contracts }

account_parts_floors = andares { $points }
account_parts_neighbours = vizinhas { $points }
account_parts_tokens = fichas { $points }
account_parts_publicContracts = contratos públicos { $points }
account_parts_privateContracts = contratos privados { $points }
account_met =
    { $points ->
        [one] { $contract }: { NUMBER($points) } ponto por { $houses }
       *[other] { $contract }: { NUMBER($points) } pontos por { $houses }
    }
account_unmet = { $contract }: nada
account_wouldBe =
    { $points ->
        [one] { $contract }: teriam sido { NUMBER($points) } ponto por { $houses }
       *[other] { $contract }: teriam sido { NUMBER($points) } pontos por { $houses }
    }
account_tie_publicContracts = { $first } fica à frente de { $second } por mais contratos públicos.
account_tie_laterSeat = { $first } fica à frente de { $second } por jogar mais tarde na rodada.

hand_own =
    { GIVEN($size) ->
        [no] **Sua mão**: { $cards }
       *[yes] **Sua mão** ({ $size }): { $cards }
    }
hand_other = Mão de **{ $name }**: { $cards }
    .name = **Sua** mão: { $cards }
hand_contracts =
    { $worth ->
        [one] **Contratos privados** (valem { NUMBER($worth) } ponto no tabuleiro de agora)
       *[other] **Contratos privados** (valem { NUMBER($worth) } pontos no tabuleiro de agora)
    }
hand_dealt = **Você recebeu** — fique com { $kept }:
hand_dealtAndSealed = **Você recebeu** — ✓ marca os { $kept } que você guardou em segredo:
hand_noContracts = O jogo em família não tem contratos privados.
hand_contract = - **{ $name }** — { $meaning }.
hand_contractNow =
    { $now ->
        [one] - **{ $name }** — { $meaning }. Agora: **{ NUMBER($now) } ponto**. { $lacks }
       *[other] - **{ $name }** — { $meaning }. Agora: **{ NUMBER($now) } pontos**. { $lacks }
    }

alt_empty = vazia
alt_done = pronta
alt_token = ficha { $n }
alt_roof = telh. { $n }
alt_none = vazio
alt_choosing = escolha de contratos privados
alt_toMove = vez de { $name }
    .name = sua vez
alt_player = { $name } { $points } (cartas { $cards }, contratos { $contracts })
alt_chooser =
    { $ready ->
        [yes] { $name } já escolheu
       *[no] { $name } escolhendo
    }
alt_total = { $name } { $total } = { $score } + { $bonus }
alt_winner = { $name } vence.
alt_goal = { $points } vence.
alt_head = Porto, { $progress }, { $turn }; { $roofs }.
alt_left = Rua esquerda: { $houses }.
alt_right = Direita: { $houses }.
alt_market = Mercado: { $cards }.
alt_contracts = Contratos: { $contracts }.
alt_points = Pontos: { $players }.
alt_supply = Andares + térreos: { $tiles }.
alt_decks =
    { $cards ->
        [one]
            { $contracts ->
                [one] Baralhos: { NUMBER($cards) } carta, { NUMBER($contracts) } contrato.
               *[other] Baralhos: { NUMBER($cards) } carta, { NUMBER($contracts) } contratos.
            }
       *[other]
            { $contracts ->
                [one] Baralhos: { NUMBER($cards) } cartas, { NUMBER($contracts) } contrato.
               *[other] Baralhos: { NUMBER($cards) } cartas, { NUMBER($contracts) } contratos.
            }
    }
alt_timerRisk = Chance aproximada de o Cronômetro descartar os espaços 1 a { $last }: { $chances }.
alt_hands = Mãos: { $hands }.
alt_claimed = Cumpridos: { $contracts }.
alt_privates = Contratos privados: { $contracts }.
alt_discards = Descartes: { $cards }.
alt_contractDiscards = Contratos descartados: { $contracts }.
alt_letters = { $colours }.
alt_more = Contratos cumpridos: { COMMAND("board", "view:text") }.

lacking_house =
    { $floors ->
        [one] { $house } { TERM($colour, "cards_colours", form: "feminine") } ({ NUMBER($floors) } andar)
       *[other] { $house } { TERM($colour, "cards_colours", form: "feminine") } ({ NUMBER($floors) } andares)
    }
lacking_anyHouse =
    { $floors ->
        [one] { $house } de qualquer cor ({ NUMBER($floors) } andar)
       *[other] { $house } de qualquer cor ({ NUMBER($floors) } andares)
    }
lacking_manyHouses =
    { $houses ->
        [one]
            { $floors ->
                [one] { NUMBER($houses) } casa ({ NUMBER($floors) } andar ao todo)
               *[other] { NUMBER($houses) } casa ({ NUMBER($floors) } andares ao todo)
            }
       *[other]
            { $floors ->
                [one] { NUMBER($houses) } casas ({ NUMBER($floors) } andar ao todo)
               *[other] { NUMBER($houses) } casas ({ NUMBER($floors) } andares ao todo)
            }
    }
lacking_next = Para { $points }, falta completar: { $houses }.
lacking_reach = Ainda pode chegar a { $points }.
lacking_full = Cumprido por completo.
lacking_stuck = Já não dá mais pontos.
lacking_builtBy = { $name } construiu em { $house }
lacking_completedBy = { $name } completou { $house }
lacking_timer = o Cronômetro
lacking_changed =
    { $now ->
        [one] **{ $contract }**: { $before } → { NUMBER($now) } ponto ({ $builds }).
       *[other] **{ $contract }**: { $before } → { NUMBER($now) } pontos ({ $builds }).
    }
lacking_nearer = **{ $contract }**: mais perto de { $points }, falta completar: { $houses } ({ $builds }).
lacking_farther = **{ $contract }**: agora chega no máximo a { $most }, não mais a { $before } ({ $builds }).

reasons_said = { $reason }: { $points }
reasons_points = pontos na hora
reasons_prepares = prepara { $house } para { $points } no próximo turno
reasons_inHand =
    { GIVEN($house) ->
        [no] { $cards } na mão
       *[yes] { $cards } na mão, para { $house }
    }
reasons_offersOnly = não deixa nada melhor que { $house } por { $points } para construir depois
reasons_offersNothing = não deixa nada para construir depois
reasons_takes = compra { $cards }
reasons_spends = gasta { $cards }
reasons_cards = cartas na mão
reasons_privateContracts = contratos privados
reasons_forContracts = contratos privados ({ $contracts })
reasons_fewColours = pedem poucas cores
reasons_manyColours = pedem muitas cores
reasons_opens = abre { $house } a { $name } por { $points }
reasons_leaves = deixa { $house } a { $name } por { $points }
reasons_takesFrom = tira { $house } de { $name }
reasons_leavesLess = deixa menos para { $name } construir
reasons_leavesMore = deixa mais para { $name } construir
reasons_rivalsLess =
    { GIVEN($name) ->
        [no] adversários poderão fazer menos depois
       *[yes] { $name } poderá fazer menos depois
    }

reasons_rivalsMore =
    { GIVEN($name) ->
        [no] adversários poderão fazer mais depois
       *[yes] { $name } poderá fazer mais depois
    }

reasons_market = o que fica no mercado
reasons_tokenTo = a ficha em { $house }
reasons_tokens = fichas nas casas
reasons_time = quando a partida acaba
reasons_pointsMore = em breve mais pontos para você
reasons_pointsLess = em breve menos pontos para você
reasons_othersLess =
    { GIVEN($name) ->
        [no] em breve menos pontos para adversários
       *[yes] em breve menos pontos para { $name }
    }

reasons_othersMore =
    { GIVEN($name) ->
        [no] em breve mais pontos para adversários
       *[yes] em breve mais pontos para { $name }
    }

reasons_handAhead = o que a mão pode construir depois

refusals_alreadyKept = Você já escolheu seus contratos privados; os outros ainda estão escolhendo.
refusals_codes_not-your-turn = Não é a sua vez: cada lugar compra ou constrói na sua vez.
refusals_keepFirst = Primeiro todos ficam com { $kept } dos { $dealt } contratos privados; só depois se compra e se constrói.
refusals_codes_wrong-phase = Isso não cabe nesta etapa.
refusals_timerFirst = Primeiro o Cronômetro constrói: { $awaited }.
refusals_codes_keep-three = Fique com exatamente { $kept } contratos privados diferentes dos { $dealt }.
refusals_codes_not-dealt =
    { GIVEN($contract) ->
        [no] Esse contrato não foi dado a você: fique com { $kept } dos seus { $dealt }.
       *[yes] O contrato “{ $contract }” não foi dado a você: fique com { $kept } dos seus { $dealt }.
    }
refusals_yourFive = Os seus { $dealt } são { $contracts }.
refusals_codes_draw-nothing = Quem compra leva pelo menos uma carta.
refusals_codes_draw-too-many = Você compra de uma a { $limit } cartas, cada uma só uma vez, que somem no máximo { $limit }.
refusals_codes_draw-over-three =
    { GIVEN($sum) ->
        [no] Essas cartas somam demais: uma compra soma no máximo { $limit }.
       *[yes] Essas cartas somam { $sum }: uma compra soma no máximo { $limit }.
    }
refusals_codes_draw-unknown =
    { GIVEN($typed) ->
        [no] Não conheço isso como `cards`: escreva espaços do mercado, como `1,3`, ou cartas, como `azul 2`.
       *[yes] Não conheço “{ $typed }” como `cards`: escreva espaços do mercado, como `1,3`, ou cartas, como `azul 2`.
    }
refusals_codes_draw-mixed = Indique ou espaços do mercado ou cartas, não os dois: depois de uma carta, um número poderia ser outra da mesma cor.
refusals_codes_not-in-market =
    { GIVEN($card) ->
        [no]
            { $held ->
                [0] Essa carta não está no mercado.
                [1] Essa carta só está uma vez no mercado.
                [2] Essa carta só está duas vezes no mercado.
               *[other] Essa carta só está { NUMBER($held) } vezes no mercado.
            }
       *[yes]
            { $held ->
                [0] A carta { $card } não está no mercado.
                [1] A carta { $card } só está uma vez no mercado.
                [2] A carta { $card } só está duas vezes no mercado.
               *[other] A carta { $card } só está { NUMBER($held) } vezes no mercado.
            }
    }
refusals_market = No mercado: { $held }.
refusals_marketEmpty = O mercado está vazio.
refusals_open = Contratos abertos: { $contracts }.
refusals_noneOpen = Nenhum contrato está aberto.
refusals_codes_no-such-slot =
    { GIVEN($slot) ->
        [no] Não existe o espaço com esse número: o mercado tem os espaços 1 a { $last }.
       *[yes] Não existe o espaço { $slot }: o mercado tem os espaços 1 a { $last }.
    }
refusals_noContractSlot =
    { GIVEN($slot) ->
        [no] Não existe o espaço com esse número: os contratos têm os espaços 1 a { $last }.
       *[yes] Não existe o espaço { $slot }: os contratos têm os espaços 1 a { $last }.
    }
refusals_codes_slot-empty =
    { GIVEN($slot) ->
        [no] Esse espaço está vazio.
       *[yes] O espaço { $slot } está vazio.
    }
refusals_codes_not-in-hand =
    { GIVEN($card) ->
        [no] Essa carta não está na mão: para construir se jogam duas cartas dela.
       *[yes] A carta “{ $card }” não está na mão: para construir se jogam duas cartas dela.
    }
refusals_hand = Na mão: { $held }.
refusals_codes_not-in-timer = O Cronômetro constrói com as duas cartas que revelou: uma dá o número, a outra a cor.
refusals_timerCards = O Cronômetro revelou { $turned }.
refusals_codes_house-not-in-play =
    { GIVEN($house) ->
        [no] Essa casa não está neste jogo.
       *[yes] A casa { $house } não está neste jogo.
    }
refusals_inPlay = Estão em jogo { $houses }.
refusals_codes_house-full =
    { GIVEN($house) ->
        [no] Essa casa não tem lugar para tantos andares.
       *[yes] A casa { $house } não tem lugar para tantos andares.
    }
refusals_complete =
    { GIVEN($house) ->
        [no] Essa casa está completa: não cabe mais nenhum andar.
       *[yes] A casa { $house } está completa: não cabe mais nenhum andar.
    }
refusals_roomFor =
    { GIVEN($house) ->
        [no]
            { $height ->
                [one] Essa casa tem lugar para { NUMBER($height) } andar e já tem { $level }: cabem no máximo mais { $room }.
               *[other] Essa casa tem lugar para { NUMBER($height) } andares e já tem { $level }: cabem no máximo mais { $room }.
            }
       *[yes]
            { $height ->
                [one] A casa { $house } tem lugar para { NUMBER($height) } andar e já tem { $level }: cabem no máximo mais { $room }.
               *[other] A casa { $house } tem lugar para { NUMBER($height) } andares e já tem { $level }: cabem no máximo mais { $room }.
            }
    }
refusals_codes_house-other-colour =
    { GIVEN($house) ->
        [no] Essa casa
       *[yes] A casa { $house }
    } é de outra cor{ GIVEN($has) ->
        [no] { "" }
       *[yes] { " " }({ $has })
    }: cada casa tem uma só cor, e { GIVEN($wanted) ->
        [no] essa carta
       *[yes] { $wanted }
    } não combina com ela.
refusals_codes_neighbour-colour =
    { GIVEN($house) ->
        [no] Essa casa
       *[yes] A casa { $house }
    } não pode começar { GIVEN($colour) ->
        [no] nessa cor
       *[yes] em { $colour }
    }: a vizinha { GIVEN($neighbour) ->
        [no] na rua
       *[yes] { $neighbour }
    } já tem essa cor, e vizinhas têm cores diferentes.
refusals_codes_no-ground-floors =
    { GIVEN($colour) ->
        [no] Não há mais térreo dessa cor, e nenhuma casa nova pode começar nessa cor; as começadas ainda podem crescer.
       *[yes] Não há mais térreo { $colour }, e nenhuma casa nova pode começar nessa cor; as começadas ainda podem crescer.
    }
refusals_codes_no-floors =
    { GIVEN($colour) ->
        [no]
            { GIVEN($left) ->
                [no] Não há andares suficientes dessa cor para essa construção; tente menos andares ou outra cor.
               *[yes] Não há andares suficientes dessa cor (restam { $left }) para essa construção; tente menos andares ou outra cor.
            }
       *[yes]
            { GIVEN($left) ->
                [no] Não há andares suficientes em { $colour } para essa construção; tente menos andares ou outra cor.
               *[yes] Não há andares suficientes em { $colour } (restam { $left }) para essa construção; tente menos andares ou outra cor.
            }
    }
refusals_codes_token-missing =
    { GIVEN($house) ->
        [no] A ficha do térreo dessa casa precisa ir para um telhado livre: escolha um.
       *[yes] A ficha do térreo de { $house } precisa ir para um telhado livre: escolha um.
    }
refusals_codes_token-needless = Aqui não se escolhe telhado: a ficha só se move quando um térreo é colocado e há um telhado livre.
refusals_codes_roof-not-empty =
    { GIVEN($house) ->
        [no] O telhado dessa casa já tem uma ficha ou uma peça de telhado: a ficha do térreo precisa de um livre.
       *[yes] O telhado de { $house } já tem uma ficha ou uma peça de telhado: a ficha do térreo precisa de um livre.
    }
refusals_emptyRoofs = Telhados livres: { $roofs }.
refusals_noEmptyRoof = Nenhum telhado está livre.
refusals_codes_claim-empty =
    { GIVEN($slot) ->
        [no] Esse espaço de contrato está vazio.
       *[yes] O espaço de contrato { $slot } está vazio.
    }
refusals_codes_claim-not-met = Esta construção não cumpre exatamente esse contrato.
refusals_claimUnmet = Esta construção não cumpre “{ $contract }”: é preciso { $toDo }, exatamente.
refusals_codes_claim-twice = Cada contrato só pode ser cumprido uma vez: indique cada espaço uma só vez.
refusals_codes_must-draw = Só se passa com o mercado vazio e sem nenhuma construção possível: compre pelo menos uma carta.
refusals_codes_must-build = Isso só é permitido quando nada pode ser construído, e algo pode: construa.
refusals_codes_malformed = Essa ação está incompleta. O que fazer agora: { $awaited }.
refusals_codes_read-action =
    { GIVEN($typed) ->
        [no] Seu texto não começa com uma ação. O que fazer agora: { $awaited }.
       *[yes] Nenhuma ação começa com “{ $typed }”. O que fazer agora: { $awaited }.
    }
refusals_codes_read-card =
    { GIVEN($typed) ->
        [no] Isso não é uma carta: como texto, a carta é a cor em inglês e o número, como `red-3`.
       *[yes] “{ $typed }” não é uma carta: como texto, a carta é a cor em inglês e o número, como `red-3`.
    }
refusals_codes_read-slot =
    { GIVEN($typed) ->
        [no] Isso não indica espaços: escreva os números separados por vírgulas, como `1,3`.
       *[yes] “{ $typed }” não indica espaços: escreva os números separados por vírgulas, como `1,3`.
    }
refusals_codes_read-missing =
    { GIVEN($field) ->
        [no]
            { GIVEN($as) ->
                [no] O texto acaba cedo demais.
               *[yes] O texto acaba cedo demais. Um texto completo: { $as }.
            }
       *[yes]
            { GIVEN($as) ->
                [no] O texto acaba cedo demais: falta o que cabe em “{ $field }”.
               *[yes] O texto acaba cedo demais: falta o que cabe em “{ $field }”. Um texto completo: { $as }.
            }
    }
refusals_codes_read-rest =
    { GIVEN($typed) ->
        [no]
            { GIVEN($as) ->
                [no] O final não cabe nesse lugar.
               *[yes] O final não cabe nesse lugar. Um texto completo: { $as }.
            }
       *[yes]
            { GIVEN($as) ->
                [no] “{ $typed }” não cabe nesse lugar.
               *[yes] “{ $typed }” não cabe nesse lugar. Um texto completo: { $as }.
            }
    }
refusals_codes_read-spelling =
    { GIVEN($as) ->
        [no] Cada ação se escreve de um só jeito, com um espaço entre as palavras.
       *[yes] Escreva exatamente assim: { $as }.
    }
refusals_notAllowed = As regras não permitem isso agora. O que fazer agora: { $awaited }.

parts_round_name = Rodada
parts_round_about = Um turno para cada um. Em vermelho: o fim começou.
parts_roofs_name = Telhados
parts_roofs_about = Casas completas. Entre vários, o número depois da barra anuncia o fim: joga-se mais uma rodada.
parts_decks_name = Baralhos
parts_decks_about = Cartas fechadas: as de construção e, com selo, os contratos públicos.
parts_floors_name = Andares
parts_floors_about = Uma construção pontua todos os andares da casa, e 1 por vizinha com um andar ao lado de um novo.
parts_room_name = Lugar para construir
parts_room_about = Cada andar aberto recebe uma peça. Uma construção precisa de lugar para todas as suas.
parts_ground_name = Ficha do térreo
parts_ground_about = Paga quem coloca o térreo e depois vai para um telhado livre.
parts_roof_name = Telhado
parts_roof_about = Vem com o último andar. Uma ficha ali paga quem completa a casa.
parts_plate_name = Casa
parts_plate_about = O nome para escolher ou digitar. As vizinhas ficam ao lado, na mesma rua.
parts_closed_name = Casa fora do jogo
parts_closed_about = Com poucos jogadores, algumas saem: ninguém as constrói, e elas não são vizinhas.
parts_market_name = Mercado
parts_market_about = Compre aqui de uma a { $limit } cartas que somem no máximo { $limit }.
parts_contracts_name = Contratos públicos
parts_contracts_about = Cumpra cada um que a sua construção satisfaça exatamente. A moeda é o que ele paga.
parts_supply_name = Peças
parts_supply_about = Andares e térreos (a porta) das cores que estão acabando.
parts_seat_name = Jogador
parts_seat_about = Nome e pontos. A seta mostra de quem é a vez.
parts_hand_name = Mão
parts_hand_about = Aberta a todos. Uma construção joga duas cartas: uma dá o número de andares, a outra dá a cor.
parts_claimed_name = Contratos cumpridos
parts_claimed_about = Quantos contratos públicos foram cumpridos. Eles desempatam no fim.
parts_sum_name = Soma final
parts_sum_about = Pontos do tabuleiro + contratos privados.
parts_ended_name = Fim
parts_ended_about = Quem desistiu e quem venceu.
parts_timer_name = Cronômetro
parts_timer_about = As cartas que restam. Depois do seu turno ele esvazia espaços e constrói com duas cartas. Sem cartas, a partida acaba.
parts_sand_name = Areia
parts_sand_about = Quanto mais areia ao lado de um espaço, maior a chance de o Cronômetro esvaziá-lo depois do seu turno.

terminal_roofs = telhados { $placed }
terminal_roofsOf = telhados { $placed } de { $end }
terminal_market = Mercado
terminal_contracts = Contratos
terminal_tiles = Peças
terminal_grounds = (+ térreos)
terminal_legend =
    No tabuleiro: as letras são andares (B G P R Y), · um andar por construir,
    (2) uma ficha no térreo ou no telhado, ^ uma peça de telhado.
terminal_decks = Baralhos
terminal_cards =
    { $n ->
        [one] { NUMBER($n) } carta
       *[other] { NUMBER($n) } cartas
    }
terminal_discarded = { $n } no descarte
terminal_publicCards =
    { $n ->
        [one] { NUMBER($n) } contrato público
       *[other] { NUMBER($n) } contratos públicos
    }
terminal_points =
    { $n ->
        [one] { NUMBER($n) } ponto
       *[other] { NUMBER($n) } pontos
    }
terminal_claimed = contratos { $n }

lesson_other = Oponente
lesson_goOn = Continuar
lesson_again = De novo, do começo
lesson_look_text = **Um primeiro turno, em um tabuleiro de exemplo.** Há duas ruas, `L3` a `L7` em cima e `R1` a `R5` embaixo. As casas não são de ninguém: você ganha pontos pelos andares que *você* acrescenta.

    Veja `L4`: uma casa amarela com dois dos seus cinco andares e uma ficha de 3 pontos à espera no telhado. Você tem duas cartas, azul 1 e vermelho 3.

lesson_look_remarks_goOn = É a sua vez.
lesson_choose_text =
    Na sua vez você faz **uma** de duas coisas: **compra** cartas do mercado aberto ou **constrói** com duas cartas da mão. Ao construir, uma carta dá o número de andares e a outra dá a cor.

    Para a casa amarela você vai precisar de uma carta amarela.

lesson_choose_remarks_draw = Boa: há uma carta amarela no mercado.
lesson_choose_remarks_build = Até daria: vermelho 3 e azul 1 bastam para três andares azuis em uma casa vazia. Mas L4 vale muito mais, e nenhuma carta da sua mão é amarela. Compre primeiro.
lesson_draw_text =
    { $marketSlots } cartas estão abertas. Você pega de uma a { $limit }, **que somem no máximo { $limit }**. Todos veem o que você pega, e por isso as mãos não são segredo.

    Quais cartas você pega?

lesson_draw_remarks_yellowAndRed = 1 + 2 = 3: o máximo de uma compra. As duas vão para a sua mão, e o mercado é reposto.
lesson_draw_remarks_blue = Pode, porque um 3 sozinho soma 3. Mas não traz nenhuma carta amarela. Tente outra opção.
lesson_draw_remarks_tooMuch = 2 + 2 = 4, e uma compra soma no máximo { $limit }: não pode. Tente outra opção.
lesson_number_text =
    Seu oponente também comprou uma carta, e é a sua vez de novo. Você tem azul 1, vermelho 2, vermelho 3 e amarelo 1: hora de **construir**.

    Qual carta dá o **número** de andares? Em `L4` cabem três.

lesson_number_remarks_red3 = Três andares: exatamente o que falta em L4.
lesson_number_remarks_red2 = Dois caberiam, mas a casa não ficaria completa, e a ficha do telhado sobraria para o oponente. Tente outra opção.
lesson_number_remarks_yellow1 = Um andar é pouco, e a carta amarela faz falta para a cor. Tente outra opção.
lesson_colour_text = Qual carta dá a **cor**? Dessa carta só conta a cor, não o valor: um 1 serve tanto quanto um 3. Uma casa começada mantém a sua cor.
lesson_colour_remarks_yellow1 = Três andares amarelos. As duas cartas são gastas.
lesson_colour_remarks_blue1 = Três andares azuis não cabem em L5, que só tem lugar para dois: começariam uma casa nova. Tente outra opção.
lesson_house_text = Em qual **casa** vão os três andares amarelos? Todos vão para a mesma.
lesson_house_remarks_L4 = Três andares sobre dois: a casa fica completa.
lesson_house_remarks_L5 = L5 é azul, e cada casa tem uma só cor. Tente outra opção.
lesson_house_remarks_L6 = Pode: uma casa vazia começa em uma cor que nenhuma vizinha tem, e a ficha dela daria 2. Mas L4 rende mais. Tente outra opção.
lesson_claim_text =
    Os andares novos são fantasmas até você confirmar. Eles rendem:
    - **Casa 5**: todos os andares que `L4` terá, os antigos também.
    - **Vizinhas 3**: os seus andares ficam nas alturas 3, 4 e 5. `L3` tem um andar na altura 3, `L5` nas alturas 3 e 4.
    - **Ficha do telhado 3**, porque você completa a casa.

    São 11. E você pode **cumprir** cada contrato público aberto que a sua construção satisfaça *exatamente*. Quais?

lesson_claim_remarks_both = Exatamente 3 andares amarelos, com uma carta vermelha e uma amarela: os dois contratos estão cumpridos, 2 pontos cada.
lesson_claim_remarks_blue = Os seus andares são amarelos, e são três: este contrato não está cumprido. Tente outra opção.
lesson_claim_remarks_none = Você pode deixar contratos na mesa, mas estes 4 pontos estão à mão. Tente outra opção.
lesson_after_text = **15 pontos**, e `L4` ganhou o telhado. Os contratos que você cumpriu dão lugar a novos.

    No começo do jogo cada um também guarda { $kept } **contratos privados**. Eles contam no fim e olham só para casas *completas*, não importa quem as construiu. Você tem *casas amarelas*: com L4 esse contrato já vale 1. E ao seu *par azul-amarelo* agora só faltam dois andares em `L5`.

    Quando há telhados suficientes, a rodada termina e se joga mais uma. O jogo é isso: compre, construa e fique de olho nas vizinhas.

lesson_after_remarks_again = De volta ao primeiro tabuleiro.

topics_overview_title = Visão geral
topics_overview_text =
    Você constrói as casas coloridas de duas ruas à beira do rio, `L1` a `L7` e `R1` a `R7`. As casas não são de ninguém: a cada turno você ganha pontos pelo que *você* acrescenta.

    Na sua vez você faz uma só coisa: **compra** cartas do mercado aberto ou **constrói** andares com duas cartas da mão. Os pontos contam na hora. Algumas casas têm fichas; { $contractSlots } contratos públicos ficam abertos para quem os cumprir primeiro; e cada um guarda { $kept } contratos privados, que contam no fim.

    Quando há telhados suficientes, a rodada termina, joga-se mais uma, e vence quem tiver mais pontos.

    { "" }**Casas em jogo**: com 4 lugares, as { $houses }; com 3, saem { LIST($outOfThree, before: "`", after: "`") }; com 2 e no solo, saem { LIST($outOfTwo, before: "`", after: "`") }. Uma casa fora do jogo não é vizinha de ninguém.

    No começo cada lugar recebe { $dealt } contratos privados e fica com { $kept } em segredo; em cada térreo há uma ficha de { $leastToken } a { $mostToken } pontos.

    Nem todos os números da cópia impressa foram encontrados; alguns tivemos de deduzir: as casas de uma rua e as suas alturas, os valores das cartas de uma cor e as cópias de cada contrato. Todos os térreos ficam no mesmo nível.

topics_turn_title = A sua vez
topics_turn_text =
    Você faz exatamente uma destas coisas:
    - **Comprar**: pegue de uma a { $limit } cartas do mercado que somem no máximo { $limit }.
    - **Construir**: jogue exatamente duas cartas da mão e coloque andares em uma casa.

    Depois o mercado volta a ter { $marketSlots } cartas e os contratos públicos, { $contractSlots }, espaço por espaço. Quando o baralho de cartas acaba, o descarte é embaralhado e vira o novo; se não há descarte, o espaço fica vazio até voltarem cartas.

    { "" }**Passar** só é possível se o mercado está vazio e você não pode construir nada; a mesa então passa por você. Se uma rodada inteira é de passes, a partida acaba com ela; esse último passe é você quem aperta.

    As mãos são abertas e sem limite: toda carta foi comprada à vista de todos. Só são secretos os contratos privados e a ordem dos baralhos.

topics_draw_title = Comprar
topics_draw_text =
    Pegue { LIST($counts, last: "or") } das { $marketSlots } cartas do mercado. Os valores devem somar **no máximo { $limit }**: um 3 sozinho, um 2 com um 1, até três 1, ou menos que isso. Pelo menos uma carta é obrigatória.

    As cartas vão para a sua mão, e os espaços vazios são repostos do baralho.

    No Discord, { COMMAND("draw") } aceita espaços, como `1,3`, ou cartas, como `azul 2`. Ele mostra o que elas trariam, e um botão as compra; com `now` a compra é feita já.

    Há { $ofAColour } cartas de cada cor: { $ones } de valor 1, { $twos } de valor 2 e { $threes } de valor 3.

topics_build_title = Construir
topics_build_text =
    Jogue duas cartas: uma dá o **número** de andares, a outra dá a **cor**. Todos esses andares vão para uma só casa:
    - Ela precisa ter lugar para todos.
    - Uma **casa vazia** começa pelo térreo, que conta como andar. Nenhuma vizinha da mesma rua pode já ter essa cor.
    - Uma **casa começada** mantém a sua cor.
    - As peças precisam existir: { $floors } andares e { $grounds } térreos de cada cor, ou seja, no máximo { $grounds } casas por cor.

    Depois, nesta ordem:
    1. Se você colocou o térreo, ganhe os pontos da ficha que estava ali e leve-a para um **telhado livre** à sua escolha: qualquer casa em jogo, em qualquer rua, sem telhado e sem ficha — esta casa também. Se nenhum está livre, a ficha ainda vale os seus pontos e sai do jogo.
    2. Se a casa está completa, ela ganha o telhado. Se havia uma ficha ali, ganhe os pontos; ela sai do jogo.

topics_points_title = Pontos de uma construção
topics_points_text =
    Some:
    - **Casa**: os andares que a casa tem depois da sua construção, contando os antigos.
    - **Vizinhas**: para cada andar que você acaba de colocar, um ponto por casa vizinha que tenha um andar nessa mesma altura. Só contam as casas ao lado na mesma rua; telhados nunca contam.
    - **Ficha do térreo**, se você colocou o térreo.
    - **Ficha do telhado**, se você completou uma casa com ficha no telhado.
    - **Contratos públicos** que você cumprir.

    { "" }*Exemplo*: uma casa de cinco tem dois andares e uma ficha de 2 no telhado. Com vermelho 3 e azul 1 você coloca três andares azuis, do 3º ao 5º; uma vizinha chega ao 4º, a outra ao 3º. Casa 5, vizinhas 3 (alturas 3 e 4 de um lado, 3 do outro), ficha do telhado 2. Com os contratos “3 andares azuis” e “cartas azul + vermelha”, mais 4: **14 pontos**.

topics_contracts_title = Contratos públicos
topics_contracts_text =
    { $open } ficam abertos. Depois de colocar os andares, você pode cumprir cada um que a sua construção satisfaça **exatamente**:
    - **1 andar** de uma cor: { $one } pontos. **2 andares**: { $two }. **3 andares**: { $three }. Três andares não cumprem um contrato de dois.
    - **Casa**: você completou uma casa dessa cor: { $house }.
    - **Duas cartas de uma cor**: as duas cartas jogadas são dessa cor: { $cards }.
    - **Duas cores**: uma carta de cada, não importa qual deu o número e qual deu a cor: { $cards }.

    Uma construção pode satisfazer vários, e você pode cumprir todos ou deixar alguns. Só valem os { $open } que estavam abertos quando você construiu; os espaços são repostos depois. Contratos cumpridos também desempatam no fim. Quando o baralho deles acaba, os espaços ficam vazios.

topics_private_title = Contratos privados
topics_private_text =
    No fim eles olham só para casas **completas**, não importa quem as construiu. Cada casa conta uma vez por carta e pode contar para várias cartas.
    - **Casas** de uma cor: { $houses } pontos por { $housesTimes }.
    - **Par**: duas vizinhas nas duas cores; { $pair } por { $pairTimes } pares sem casa em comum.
    - **Trio**: três casas em fila nas três cores, em qualquer ordem; { $trio } por { $trioTimes } sem casa em comum.
    - **Gêmeas**: cada rua tem uma casa da cor, e as duas têm a mesma altura; { $twins }.
    - **Pontas**: casas da cor nas quatro pontas das ruas (a primeira e a última em jogo); { $ends } por { $endsTimes }.
    - **Paleta**: uma rua tem as cinco cores; { $palette }.
    - **Rua completa**: todas as casas em jogo de uma rua estão completas; { $side }.

    No começo você recebe { $dealt } e fica com { $kept }. Todos escolhem ao mesmo tempo, e ninguém vê a sua escolha até o fim.

topics_end_title = Fim do jogo
topics_end_text =
    O **{ ORDINAL($two) }** telhado com 2 lugares, o **{ ORDINAL($three) }** com 3 e o **{ ORDINAL($four) }** com 4 anunciam o fim: a rodada vai até o final, para que todos tenham jogado o mesmo número de turnos, e depois se joga **mais uma rodada inteira**.

    Então os contratos privados são mostrados e contados. Vence quem tiver mais pontos. Em caso de empate, quem cumpriu mais contratos públicos; se ainda empatar, quem joga mais tarde na rodada.

topics_solo_title = Solo
topics_solo_text =
    O tabuleiro e os contratos privados são os de dois lugares. { $cards } cartas formam o **Cronômetro** ({ LIST($fewer, last: "or") }: mais difícil). A cada turno:
    1. Compre ou construa como sempre.
    2. O Cronômetro revela uma carta de valor *a*: saem a carta do mercado e o contrato do espaço *a*.
    3. Ele revela outra, de valor *b*: saem os do espaço *a + b* (o espaço { $marketSlots } só tem carta, o { $noSlot } não existe).
    4. Você precisa construir com essas duas cartas se alguma construção for permitida. Você escolhe qual dá o número, a casa e para onde vai a ficha do térreo. Isso não dá pontos nem cumpre contratos, e a ficha de um telhado completado se perde.
    5. Mercado e contratos são repostos. Contratos descartados pelo Cronômetro podem voltar; os cumpridos, nunca. No tabuleiro, a areia ao lado do número de um espaço mostra a chance de o Cronômetro esvaziá-lo depois do seu turno.

    Quando o Cronômetro acaba, a partida termina depois do passo 4; telhados não o encerram. **{ $goal } pontos antes dos contratos privados** vencem. Então eles são somados, e o total dá o seu nível: Aprendiz a partir de { $apprentice }, Construtor a partir de { $builder }, Mestre Construtor a partir de { $masterBuilder }.

topics_family_title = Jogo em família
topics_family_text = Tudo é como sempre, só que sem contratos privados: nada se escolhe no começo e nada se soma no fim. Decidem os pontos do tabuleiro; em caso de empate, mais contratos públicos e, depois, quem joga mais tarde na rodada.
topics_notation_title = Cores e notação
topics_notation_text =
    Cada cor tem uma letra onde quer que apareça: **B** azul, **G** verde, **P** roxo, **R** vermelho, **Y** amarelo.

    As casas são `L1` a `L7` na rua esquerda e `R1` a `R7` na direita, que o tabuleiro mostra embaixo; as duas vão da esquerda para a direita. As duas ruas não se tocam. “azul 2/5” é uma casa azul com dois dos seus cinco andares. Os espaços do mercado vão de 1 a { $marketSlots }, os dos contratos de 1 a { $contractSlots }.

    Uma ação cabe em uma linha:
    - `draw 1,3` compra as cartas dos espaços 1 e 3.
    - `build red-3 blue-1 L4` coloca três andares azuis em L4: a primeira carta dá o número, a segunda a cor.
    - `build red-3 blue-1 L5 roof R2 claim 1,3` também leva a ficha do térreo para o telhado de R2 e cumpre os contratos 1 e 3.
    - `keep houses-blue,pair-blue-red,side-1` fica com três contratos privados.
    - `timer blue-3 red-2 L5` coloca as cartas do Cronômetro.
