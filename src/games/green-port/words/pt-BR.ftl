terms_colours_blue = azul
    .feminine = azul
    .plural = azuis
terms_colours_green = verde
    .feminine = verde
    .plural = verdes
terms_colours_red = vermelho
    .feminine = vermelha
    .plural = vermelhos
terms_colours_yellow = amarelo
    .feminine = amarela
    .plural = amarelos

terms_symbols_drop = gota
terms_symbols_hammers = martelos
terms_symbols_circles = círculos
terms_symbols_bricks = tijolos
terms_symbols_wheel = roda
terms_symbols_arrow = seta

terms_unit = { TERM($colour, "terms_colours") } { TERM($symbol, "terms_symbols") }
terms_black = preta
terms_xGreen = X verde
terms_xOrange = X laranja
terms_cubes =
    { $count ->
        [1] { $count } { TERM($colour, "terms_colours") }
       *[other] { $count } { TERM($colour, "terms_colours", form: "plural") }
    }
terms_more = { terms_cubes }
terms_noCubes = nenhum cubo
terms_none = nada
terms_points =
    { $count ->
        [one] { NUMBER($count) } ponto
       *[other] { NUMBER($count) } pontos
    }
terms_cards =
    { $count ->
        [one] { NUMBER($count) } carta
       *[other] { NUMBER($count) } cartas
    }
terms_cubeCount =
    { $count ->
        [one] { NUMBER($count) } cubo
       *[other] { NUMBER($count) } cubos
    }
terms_objective = Objetivo { $number }
terms_headquarters = sede { TERM($colour, "terms_colours", form: "feminine") } ({ $value })
terms_pile = sede { TERM($colour, "terms_colours", form: "feminine") }
terms_boosting = { $headquarters } que reforça { TERM($colour, "terms_colours") }
terms_boostingPile = { $pile } (reforça { TERM($colour, "terms_colours") })
terms_wild = curinga { $value }
terms_asked = { TERM($colour, "terms_colours") } { $value }
terms_tileUp = ficha { TERM($symbol, "terms_symbols") } de pé
terms_tileDown = ficha { TERM($symbol, "terms_symbols") } virada

typed_blue = azul, azuis
typed_green = verde, verdes
typed_red = vermelho, vermelha, vermelhos
typed_yellow = amarelo, amarela, amarelos

status_title = Green Port

status_introduction_line = Revele cartas enquanto tiver coragem, contrate uma cor e mande a sua turma atrás dos melhores golpes do porto.
status_introduction_credits = Um jogo de Pedro Dias, para a Green Box of Games.

status_variants_standard = padrão
status_variants_no-tiles = sem fichas
status_variants_no-powers = sem poderes
status_variants_simple = simples: sem fichas nem poderes

status_awaits_pick = escolher o cubo inicial
status_awaits_hire = revelar ou contratar
status_awaits_bust = virar a ficha ou aceitar o flagrante
status_awaits_lose = perder metade dos cubos
status_awaits_bonus = escolher um cubo de consolo
status_awaits_refer = pegar uma cor por um cubo ou passar
status_awaits_utilise = gastar cubos ou encerrar o turno
status_awaits_over = fim de jogo

status_revealOnly = revelar uma carta

status_stake_unlucky = A chance desse flagrante era de { $risk }.
status_stake_lastObjective = Resta um objetivo: quem o cumprir provoca o fim da partida.
status_stake_lastRound = Não restam objetivos: esta rodada é a última. No fim, quem tem mais cubos de uma cor compra primeiro.

status_round = rodada { $number }
status_lastRound = rodada { $number }, a última

choices_questions_type = O que você faz?
choices_questions_colour = Qual cor?
choices_questions_pay = Com que cubos você paga?
choices_questions_objective = Qual objetivo?
choices_questions_boost = Que cor ela reforça?
choices_questions_cubes = Que cubos você perde?
choices_questions_blue = Quantos cubos azuis?
choices_questions_green = Quantos cubos verdes?
choices_questions_red = Quantos cubos vermelhos?
choices_questions_yellow = Quantos cubos amarelos?

choices_otherQuestion = Qual é: { $field }?

choices_fields_type = Ação
choices_fields_colour = Cor
choices_fields_pay = Pagamento
choices_fields_objective = Objetivo
choices_fields_boost = Reforço
choices_fields_cubes = Cubos
choices_fields_blue = Azul
choices_fields_green = Verde
choices_fields_red = Vermelho
choices_fields_yellow = Amarelo

choices_types_pick = Escolher o cubo inicial
choices_types_reveal = Revelar uma carta
choices_types_hire = Contratar
choices_types_flip = Virar a ficha
choices_types_bust = Aceitar o flagrante
choices_types_lose = Perder cubos
choices_types_bonus = Pegar um cubo de consolo
choices_types_refer = Indicar
choices_types_pass = Passar
choices_types_complete = Cumprir um objetivo
choices_types_buy = Comprar uma sede
choices_types_unflip = Levantar a ficha
choices_types_specialise = Trocar cubos
choices_types_end = Encerrar o turno

choices_another_lose = Outros cubos
choices_another_refer = Outra cor
choices_another_complete = Outro objetivo
choices_another_buy = Outra sede
choices_another_unflip = Outros cubos
choices_another_specialise = Outra troca
choices_another_pay = Outros cubos
choices_another_boost = Outro reforço

choices_noneOf = nenhum { TERM($colour, "terms_colours") }
choices_reveal = Revelar · { $risk } de flagrante
choices_revealSafely = Revelar · sem risco
choices_pick = Escolher um cubo { TERM($colour, "terms_colours") }
choices_hire = Contratar { $cubes }
choices_inSync = { $action } + 1 de cada outra
choices_hireNobody = Não contratar ninguém
choices_flipAgainstBust = Virar ficha e contratar de novo
choices_flipShort = Virar ficha e contratar de novo
choices_flipAgainstLoss = Virar a ficha: não perder nada
choices_bust = Aceitar o flagrante: sem contratar
choices_lose = Perder { $cubes }
choices_bonus = Pegar um cubo { TERM($colour, "terms_colours") }
choices_refer = Pegar { $gained }, pagar { $paid }
choices_pass = Passar: não pegar nada
choices_complete = Cumprir o Objetivo { $number } com { $paid }: { $points }
choices_completeShort = Cumprir o Objetivo { $number } · { $points }
choices_buyShort = Comprar { $headquarters } · { $points }
choices_buy = Comprar { $headquarters } por { $price }: { $points }
choices_unflip = Levantar a ficha por { $paid }
choices_specialise = Trocar { $paid } por 1 { TERM($colour, "terms_colours") }
choices_end = Encerrar o turno
choices_endLast = Encerrar o turno e a partida

orders_pass = passar em toda indicação da rodada { $round }
orders_refer = rodada { $round }: pegar { TERM($colour, "terms_colours") } ({ $atLeast }+), pagar { TERM($pay, "terms_colours") }
orders_bonus = cubo de consolo: { TERM($colour, "terms_colours") }
orders_bonusOf = cubo de consolo que falta: { $list }
orders_lose = perder primeiro: { $list }

orders_kinds_pass = Passar em toda indicação
orders_kinds_refer-blue = Indicar: pegar azul…
orders_kinds_refer-green = Indicar: pegar verde…
orders_kinds_refer-red = Indicar: pegar vermelho…
orders_kinds_refer-yellow = Indicar: pegar amarelo…
orders_kinds_bonus = Cubo de consolo: uma cor…
orders_kinds_bonus-lacking = Cubo de consolo: nesta ordem…
orders_kinds_lose = Perder estes primeiro…

story_picked = **{ $name }** escolhe um cubo { TERM($colour, "terms_colours") }.
story_reshuffled =
    { $cards ->
        [one] O baralho acabou: { NUMBER($cards) } carta descartada forma o novo.
       *[other] O baralho acabou: { NUMBER($cards) } cartas descartadas formam o novo.
    }
story_reshuffledAll = Depois do X verde, todas as { $cards } cartas formam um novo baralho.
story_revealed = **{ $name }** revela: { $card }.

story_revealing_cards =
    { $cards ->
        [one] **{ $name }** revela { NUMBER($cards) } carta.
       *[other] **{ $name }** revela { NUMBER($cards) } cartas.
    }
story_revealing_last =
    { $cards ->
        [one] **{ $name }** revela: { $card }.
       *[other] **{ $name }** revela { NUMBER($cards) } cartas, a última: { $card }.
    }

story_revealing_hire =
    { $cards ->
        [one] **{ $name }** revela { NUMBER($cards) } carta e contrata { $cubes }.
       *[other] **{ $name }** revela { NUMBER($cards) } cartas e contrata { $cubes }.
    }
story_revealing_nobody =
    { $cards ->
        [one] **{ $name }** revela { NUMBER($cards) } carta e não contrata ninguém.
       *[other] **{ $name }** revela { NUMBER($cards) } cartas e não contrata ninguém.
    }
story_revealing_bust =
    { $cards ->
        [one] **{ $name }** revela { NUMBER($cards) } carta e cai em flagrante.
       *[other] **{ $name }** revela { NUMBER($cards) } cartas e cai em flagrante.
    }
story_revealing_flip =
    { $cards ->
        [one] **{ $name }** revela { NUMBER($cards) } carta e vira a ficha para escapar do flagrante.
       *[other] **{ $name }** revela { NUMBER($cards) } cartas e vira a ficha para escapar do flagrante.
    }

story_threatened = É flagrante, a não ser que **{ $name }** vire a ficha.
story_busted = **{ $name }** cai em flagrante: não contrata neste turno.
story_flippedAgainstBust = **{ $name }** vira a ficha: as cartas abertas ({ $gone }) saem e a contratação recomeça.
story_flippedAgainstLoss = **{ $name }** vira a ficha e não perde nada.
story_overLimit = Cubos demais: { LIST($losses) }.
story_loses = **{ $name }** perde { $count }
story_lost = **{ $name }** perde { $cubes }.
story_underdogs =
    { $by ->
        [points] Cubo de consolo para { LIST($names) }: menos pontos.
       *[cubes] Cubo de consolo para { LIST($names) }: menos cubos.
    }
story_helped = **{ $name }** pega um cubo { TERM($colour, "terms_colours") }.
story_hired = **{ $name }** contrata { $cubes }.
story_inSync = Sincronia: também um cubo de cada outra cor.
story_hiredNobody = **{ $name }** não contrata ninguém.

story_gain_whole = **{ $cubes }**
story_gain_inParts = **{ $cubes }** ({ $parts })
story_gain_cards = { $count } por cartas
story_gain_tile = { $count } pela ficha
story_gain_boosts = { $count } por reforço

story_referred = **{ $name }** pega { $gained } e dá { $paid } a **{ $to }**.
story_passed = **{ $name }** passa.
story_completed = **{ $name }** cumpre o Objetivo { $number } com { $paid }: **{ $points }**.
story_lastRound = Era o último objetivo: a rodada é jogada até o fim.
story_bought = **{ $name }** compra { $headquarters } por { $price }.
story_unflipped = **{ $name }** levanta a ficha por { $paid }.
story_specialised = **{ $name }** troca { $paid } por 1 { TERM($colour, "terms_colours") }.
story_turnEnded = **{ $name }** encerra o turno.
story_purchased = No fim, **{ $name }** compra { $headquarters }.
story_ended = A partida terminou.
sequels_completed = **{ $name }** cumpre o Objetivo { $number }: **{ $points }**.
sequels_bought = **{ $name }** compra { $headquarters }.
sequels_unflipped = **{ $name }** levanta a ficha.
sequels_flipped = **{ $name }** vira a ficha e evita o flagrante.
sequels_lost = **{ $name }** perde metade dos cubos por causa do X laranja.

finale_wins =
    { $points ->
        [one] **{ $name }** vence com { NUMBER($points) } ponto.
       *[other] **{ $name }** vence com { NUMBER($points) } pontos.
    }

finale_winsBy_cubes =
    { $points ->
        [one] **{ $name }** vence com { NUMBER($points) } ponto; desempate: mais cubos restantes.
       *[other] **{ $name }** vence com { NUMBER($points) } pontos; desempate: mais cubos restantes.
    }
finale_winsBy_cards =
    { $points ->
        [one] **{ $name }** vence com { NUMBER($points) } ponto; desempate: a carta de objetivo mais alta.
       *[other] **{ $name }** vence com { NUMBER($points) } pontos; desempate: a carta de objetivo mais alta.
    }

finale_shared =
    { $points ->
        [one] { LIST($names) } dividem a vitória com { NUMBER($points) } ponto.
       *[other] { LIST($names) } dividem a vitória com { NUMBER($points) } pontos.
    }
finale_left = restam: { $cubes }

finale_parts_objectives = objetivos { $points }
finale_parts_headquarters = sedes { $points }
finale_parts_endPurchases = compras finais { $points }

finale_tie_cubes = { $first } fica à frente de { $second } por ter mais cubos restantes.
finale_tie_cards = { $first } fica à frente de { $second } pela carta de objetivo mais alta.

board_head = Green Port, { $round }; { $turn }.
board_turn = { $name }: { $awaited }
board_objectives = Objetivos: { $objectives }.
board_taken = de { $name }
    .name = seu
board_piles = Sedes restantes: { $piles }.
board_pile = { $pile } (custa { $price })
board_soldOut = esgotada
board_seat = { $name }, { $points }: { $cubes }
board_pool = Cartas abertas: { $cards }.
board_deck = Baralho, { $count }: { $cards }.
board_risk = Flagrante na próxima carta: { $risk }.
board_discards = Descarte: { $cards }.
board_offered = Cubos iniciais: { $colours }.
board_winner = { $name } vence.

terminal_objectives = Objetivos
terminal_piles = Sedes
terminal_pool = Abertas
terminal_deck = Baralho
terminal_discards = Descarte
terminal_legend =
    Objetivos e sedes aparecem por cor e valor.
    As sedes custam cubos da sua cor.

hand_own =
    { GIVEN($count) ->
        [no] **Sua turma**: { $cubes }
       *[yes] **Sua turma** ({ $count }): { $cubes }
    }
hand_tile =
    { $side ->
        [up] **Ficha**: { TERM($symbol, "terms_symbols") } de pé
       *[down] **Ficha**: { TERM($symbol, "terms_symbols") } virada
    }
hand_headquarters = **Sedes**: { $list }
hand_reach = **Metas, a mais próxima primeiro**
hand_can = - { $what } ({ $points }): **ao alcance**.
hand_lacks =
    { $count ->
        [1] - { $what } ({ $points }): falta { $cubes }.
       *[other] - { $what } ({ $points }): faltam { $cubes }.
    }
hand_aim = { $what } ({ $points })
hand_aimLacks =
    { $count ->
        [1] { $aim }: falta { $cubes }
       *[other] { $aim }: faltam { $cubes }
    }
hand_within = Ao alcance: **{ $aims }**.
hand_nearest = Mais perto: { $aims }.
hand_waits = Terminar a vez vem primeiro: para o bot, seus cubos rendem mais depois do que { $points } agora.
hand_preview = Ainda não feito:
hand_boardNow = O tabuleiro agora:
hand_withinThen = Ao alcance depois disso: { $aims }.

hand_asked_bust = Uma carta preta: vire a ficha e recomece, ou não contrate ninguém neste turno.
hand_asked_lose = Você tem { $all } cubos, mais de { $limit }: { $count } deles se vão.
hand_asked_refer = Você pode pegar todas as cartas abertas de uma cor por um dos seus cubos.
hand_asked_bonus = Um X dá um cubo de consolo a quem tem menos pontos; se todos empatam, a quem tem menos cubos.

hand_ofOneColour = { $count } de uma só cor
hand_other = **{ $name }** { $points }: { $holds }
hand_noSeat = Você não tem lugar aqui: tudo é aberto, menos a ordem do baralho.
hand_limit = Quem tem mais de { $limit } cubos fica com a metade quando sai o X laranja.

reasons_said = { $reason }: { $points }
reasons_points = pontos na hora
reasons_pointsWith = { $aim } neste turno
reasons_pointsLater = o que ainda dá para pagar neste turno
reasons_nearer = para { $aim } só falta { $lacks }
reasons_nearerThan = para { $aim } só falta { $lacks }, não { $more }
reasons_payableThan = { $aim } já pode ser pago, em vez de faltar { $more }
reasons_payable = { $aim } já pode ser pago com cubos
reasons_takesAway = ninguém mais fica com { $aim }
reasons_objectives = sua parte dos objetivos que restam
reasons_headquarters = sua parte das sedes que restam
reasons_gains = ganha { $cubes }
reasons_spends = gasta { $cubes }
reasons_cubes = cubos na mão
reasons_limit = acima de { $limit }, o X laranja pode cortar os cubos pela metade
reasons_boost = um reforço de { TERM($colour, "terms_colours") } em cada contratação seguinte
reasons_boosts = reforços para as próximas contratações
reasons_power = o poder de uma sede { TERM($colour, "terms_colours", form: "feminine") }
reasons_powers = os poderes das sedes
reasons_tileUp = a ficha evita um flagrante, e seu símbolo traz um cubo
reasons_tile = a ficha, de pé ou virada
reasons_turn = de quem é o próximo turno
reasons_bust = chance de flagrante: { $cards }
reasons_noBust = sem risco de flagrante, que é de { $cards }
reasons_oneIn = 1 em { $count }
reasons_cards = o que mais uma carta pode trazer
reasons_noCards = abre mão do que mais uma carta pode trazer
reasons_cardsLater = o que as cartas ainda podem trazer
reasons_refers = deixa { $cubes } para quem indicar
reasons_referLess = deixa menos para outros indicarem
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

refusals_codes_not-your-turn = Não é a sua vez. Um lugar decide depois do outro.
refusals_codes_wrong-phase = Isso não cabe nesta etapa. O que fazer agora: { $awaited }.
refusals_codes_malformed = Essa ação está incompleta. O que fazer agora: { $awaited }.
refusals_codes_no-such-colour =
    { GIVEN($typed) ->
        [no] Isso não é uma cor que se possa escolher aqui.
       *[yes] “{ $typed }” não é uma cor que se possa escolher aqui.
    }
refusals_codes_pick-taken =
    { GIVEN($colour) ->
        [no] O cubo inicial já saiu: há um de cada cor, e o último lugar escolhe primeiro.
       *[yes] O cubo { $colour } já saiu: há um de cada cor, e o último lugar escolhe primeiro.
    }
refusals_codes_must-reveal = Não há cartas abertas: revele uma primeiro, depois contrate.
refusals_codes_nothing-to-reveal = O baralho e o descarte acabaram, nada pode ser revelado: contrate.
refusals_codes_hire-a-colour = Há cartas de pessoas abertas: indique a cor a contratar.
refusals_codes_not-in-pool =
    { GIVEN($colour) ->
        [no] Não há carta dessa cor aberta: só se leva uma cor que esteja aberta.
       *[yes] Não há carta de cor { $colour } aberta: só se leva uma cor que esteja aberta.
    }
refusals_codes_no-tile = Esta partida é jogada sem fichas.
refusals_codes_tile-down = A ficha já está virada: só se vira uma ficha que está de pé.
refusals_codes_tile-up = A ficha já está de pé: só se levanta uma ficha virada.
refusals_codes_bad-cubes =
    { GIVEN($typed) ->
        [no] Isso não é um número de cubos: cada cor indicada vale pelo menos um.
       *[yes] “{ $typed }” não é um número de cubos: cada cor indicada vale pelo menos um.
    }
refusals_codes_not-enough-cubes =
    Faltam cubos{ GIVEN($colour) ->
        [no] { "" }
       *[yes] { " " }de cor { $colour }
    }: seriam precisos { GIVEN($count) ->
        [no] mais
       *[yes] { $count }
    }, e há { GIVEN($given) ->
        [no] menos
       *[yes] { $given }
    }.
refusals_codes_lose-exactly =
    Acima do limite perde-se metade dos cubos, arredondando para baixo: exatamente { GIVEN($count) ->
        [no] esse número
       *[yes] { $count }
    }{ GIVEN($given) ->
        [no] { "" }
       *[yes] , não { $given }
    }.
refusals_codes_pay-exactly =
    O preço é exato: { GIVEN($count) ->
        [no] nem mais nem menos
       *[yes] { $count }
    }{ GIVEN($given) ->
        [no] { "" }
       *[yes] , não { $given }
    }.
refusals_codes_pay-not-asked =
    Este objetivo pede no máximo { GIVEN($count) ->
        [no] menos
       *[yes] { $count }
    } { GIVEN($colour) ->
        [no] dessa cor
       *[yes] de { $colour }
    }{ GIVEN($given) ->
        [no] { "" }
       *[yes] , não { $given }
    }.
refusals_codes_pay-one-colour = O objetivo curinga é pago com cubos de uma só cor.
refusals_codes_no-such-objective =
    { GIVEN($objective) ->
        [no] Não existe o objetivo com esse número.
       *[yes] Não existe o objetivo { $objective }.
    }
refusals_codes_objective-taken =
    O objetivo { GIVEN($objective) ->
        [no] com esse número
       *[yes] { $objective }
    } já foi cumprido.
refusals_codes_pile-empty =
    { GIVEN($colour) ->
        [no] Não restam sedes.
       *[yes] Não restam sedes de cor { $colour }.
    }
refusals_codes_too-dear =
    O preço é de { GIVEN($count) ->
        [no] mais
       *[yes] { $count }
    } cubos{ GIVEN($colour) ->
        [no] { "" }
       *[yes] { " " }de cor { $colour }
    }, e há { GIVEN($given) ->
        [no] menos
       *[yes] { $given }
    }: { $headquarters }, e mais um por carta dessa cor num objetivo que resta.
refusals_codes_boost-missing = A sede verde reforça uma cor: indique qual.
refusals_codes_boost-needless = Aqui não se indica cor: só a sede verde com poderes reforça uma.
refusals_codes_specialise-mixture = Uma troca leva { $specialise } cubos da mesma cor ou de { $specialise } cores diferentes; com uma sede vermelha, quaisquer { $specialiseWithRed }.
refusals_codes_specialise-same =
    { GIVEN($colour) ->
        [no] Uma troca traz uma cor que não é paga, e essa cor está no pagamento.
       *[yes] Uma troca traz uma cor que não é paga, e { $colour } está no pagamento.
    }
refusals_codes_read-action =
    { GIVEN($typed) ->
        [no] Seu texto não começa com uma ação. O que fazer agora: { $awaited }.
       *[yes] Nenhuma ação começa com “{ $typed }”. O que fazer agora: { $awaited }.
    }
refusals_codes_read-colour =
    { GIVEN($typed) ->
        [no] Isso não é uma cor.
       *[yes] “{ $typed }” não é uma cor.
    }
refusals_codes_read-cubes =
    { GIVEN($typed) ->
        [no] Isso
       *[yes] “{ $typed }”
    } não indica cubos: escreva cores e números{ GIVEN($as) ->
        [no] { "" }
       *[yes] , como { $as }
    }.
refusals_codes_read-objective =
    { GIVEN($typed) ->
        [no] Isso não é um objetivo: escreva o número, como `3`.
       *[yes] “{ $typed }” não é um objetivo: escreva o número, como `3`.
    }
refusals_codes_read-missing =
    O texto acaba cedo demais{ GIVEN($field) ->
        [no] { "" }
       *[yes] : falta o que cabe em “{ $field }”
    }.{ GIVEN($as) ->
        [no] { "" }
       *[yes] { " " }Um texto completo: { $as }.
    }
refusals_codes_read-rest =
    { GIVEN($typed) ->
        [no] O final
       *[yes] “{ $typed }”
    } não cabe nesse lugar.{ GIVEN($as) ->
        [no] { "" }
       *[yes] { " " }Um texto completo: { $as }.
    }
refusals_codes_read-spelling =
    { GIVEN($as) ->
        [no] Cada ação se escreve de um só jeito, com um espaço entre as palavras.
       *[yes] Escreva exatamente assim: { $as }.
    }

refusals_notAllowed = As regras não permitem isso agora. O que fazer agora: { $awaited }.

parts_round_name = Rodada
parts_round_about = Um turno para cada um. Em vermelho: a última rodada.

parts_progress_name = Objetivos cumpridos
parts_progress_about = Quando todos estão cumpridos, a rodada vai até o fim e a partida acaba.

parts_deck_name = Baralho
parts_deck_about = Cartas fechadas. Setas redondas: todas são embaralhadas quando este turno acaba.

parts_sign_name = Placa do guindaste
parts_sign_about = O que se pede agora. Antes de revelar: a chance de a próxima carta ser um flagrante.

parts_pool_name = Cartas abertas
parts_pool_about = Reveladas neste turno, uma pilha por cor. Contrata-se uma cor; a placa diz o que ela traz.

parts_sync_name = Sincronia
parts_sync_about = As quatro cores estão abertas: contratar traz também um cubo de cada outra cor.

parts_tape_name = Flagrante
parts_tape_about = Saiu uma carta preta: não se contrata neste turno, a não ser que uma ficha seja virada.

parts_offered_name = Cubos iniciais
parts_offered_about = Antes do primeiro turno cada um escolhe um; começa o último da ordem.

parts_unseen_name = Cartas escondidas
parts_unseen_about = Cartas de cada cor que o baralho ainda contém.

parts_others_name = Pretas e X
parts_others_about = Ainda no baralho. Preta: flagrante. X verde: embaralha tudo. X laranja: metade das turmas grandes. Todo X: cubos de consolo.

parts_objective_name = Objetivo
parts_objective_about = Pague estes cubos na sua vez para cumpri-lo. A moeda é o que ele traz.

parts_done_name = Cumprido
parts_done_about = Pelo jogador com esta marca: ninguém mais pode.

parts_headquarters_name = Sede
parts_headquarters_about = A de cima de uma cor. Moeda: pontos. Figura: o preço agora. Em palavras: o poder, que fica.

parts_seat_name = Jogador
parts_seat_about = Marca, nome e pontos. A seta mostra de quem é a vez.

parts_crew_name = Turma
parts_crew_about = Cubos de cada cor. Eles pagam tudo, e os que você guarda ficam para o próximo turno.

parts_tile_name = Ficha
parts_tile_about = De pé: o símbolo traz um cubo a mais, e virá-la salva de um flagrante. Cinza: virada.

parts_houses_name = Casas
parts_houses_about = Sedes próprias e quantas são. +B: uma verde que reforça o azul.

parts_crowd_name = Todos os cubos
parts_crowd_about = A soma deles. Em vermelho: tantos que um X laranja leva metade.

parts_ended_name = Fim
parts_ended_about = Quem desistiu e quem venceu.

lesson_other = Oponente
lesson_goOn = Continuar
lesson_watch = Ver o que o oponente faz
lesson_again = De novo, do começo

lesson_look_text =
    { "" }**Um primeiro turno, em um tabuleiro de exemplo.** As cartas descem ao cais como contêineres, e em cada um se esconde alguém de uma cor: **B** azul, **G** verde, **R** vermelho, **Y** amarelo. Quem você contrata entra na sua turma. As regras chamam cada um da turma de **cubo**.

    Os papéis são **objetivos**: o preço em cubos, os pontos em ouro. As casas são **sedes**, também à venda. Os dois valem pontos para quem paga.

    Embaixo estão vocês dois, cada um com uma **ficha**. A sua mostra uma gota.

lesson_look_remarks_goOn = Antes do primeiro turno, cada um escolhe um cubo inicial.

lesson_pick_text =
    O último lugar escolhe primeiro: o seu oponente pegou amarelo. Que cor você escolhe?

    Ajuda ter um plano. Veja os papéis: o número 3 pede 4 azuis e 1 amarelo, 5 cubos ao todo. Os outros pedem mais.

lesson_pick_remarks_blue = Um dos 4 cubos azuis do Objetivo 3 já é seu.
lesson_pick_remarks_green = Dá para fazer: os Objetivos 2 e 4 pedem muito verde. Mas custam 6 e 8 cubos. Tente outra opção.
lesson_pick_remarks_red = Dá para fazer: o Objetivo 1 é todo vermelho. Mas custa 6 cubos, e o número 3 só 5. Tente outra opção.

lesson_first_text =
    É a sua vez. Você **revela** cartas, uma a uma, e elas ficam **abertas** no cais até você parar e contratar.

    Das 31 cartas do baralho, 5 são **pretas**. Enquanto não há ninguém no cais, uma carta preta não faz nada. Por isso a primeira carta é segura, e o botão diz isso.

lesson_first_remarks_reveal = Uma carta amarela com círculos.

lesson_one_text =
    A placa embaixo diz o que o amarelo traria: **+1** cubo. Você pode contratar agora ou revelar mais uma carta.

    Daqui em diante uma carta preta é um **flagrante**: nada de contratar neste turno. Restam 30 cartas, 5 delas pretas; a faixa abaixo do cais conta todas. São **17%**, e você não precisa fazer a conta: a placa no guindaste e o botão sempre dizem o valor exato.

lesson_one_remarks_yellow = Pode, e é seguro. Mas um cubo é pouco para um turno inteiro. Tente outra opção.
lesson_one_remarks_reveal = Você arriscou e deu certo: uma carta azul com uma roda.

lesson_two_text = Há duas cores abertas. Você só pode contratar **uma**, mas com todas as cartas dela: uma segunda azul ou amarela valeria mais. Continuar ou contratar?

lesson_two_remarks_blue = Azul é o seu plano, mas com o cubo inicial são só 2 de 4. O risco ainda é de 17%. Tente outra opção.
lesson_two_remarks_yellow = O Objetivo 3 também pede um cubo amarelo, mas os quatro azuis são mais difíceis. Tente outra opção.
lesson_two_remarks_reveal = Deu certo de novo: uma carta vermelha com círculos.

lesson_three_text =
    Três cores. Se saísse uma carta verde, você teria **Sincronia**: com as quatro cores abertas, a sua contratação traz também um cubo de cada outra cor.

    As pretas ainda são 5, mas o baralho encolheu para 28: **18%**.

lesson_three_remarks_blue = Seguro, mas só 1 cubo. Das 28 cartas, 11 ajudariam (5 azuis e 6 verdes) e 5 atrapalhariam. Tente outra opção.
lesson_three_remarks_red = O Objetivo 3 não pede vermelho. E 11 das 28 cartas ajudariam, 5 azuis e 6 verdes. Tente outra opção.
lesson_three_remarks_reveal = Azul, e com uma gota: o símbolo da sua ficha!

lesson_four_text =
    Agora o azul traz **+3**: duas cartas, e mais um porque uma carta azul mostra o símbolo da sua ficha, que está de pé. Um anel dourado marca essa carta. Com o cubo inicial seriam 4 azuis.

    Com uma carta preta você perderia tudo isso, ou teria de **virar** a ficha: as cartas abertas saem, e você recomeça. O risco é de **19%**. Você para?

lesson_four_remarks_reveal = Você vira a carta: **preta**. Se virar a ficha, as cartas abertas saem; se não, você não contrata ninguém. Parar na hora certa é metade do jogo. Volte e tente outra opção.
lesson_four_remarks_blue = Você para. Quatro cubos azuis são seus.
lesson_four_remarks_red = Pode, mas 1 vermelho é menos que 3 azuis, e o Objetivo 3 pede azul. Tente outra opção.

lesson_refer_text =
    As cartas azuis saíram, as outras continuam ali. Antes de você gastar, cada um dos outros responde uma vez: pode **indicar**. É dar um cubo a **você**, de qualquer cor, e levar todas as cartas de uma cor que restou.

    A vermelha e a amarela mostram círculos, o símbolo da ficha do seu oponente: qualquer uma traria 2 cubos. O único cubo que ele tem para dar é amarelo.

lesson_refer_remarks_goOn = O seu oponente leva 2 vermelhos e paga a você o cubo amarelo.

lesson_spend_text =
    4 azuis e 1 amarelo: exatamente o que o Objetivo 3 pede. O que você pode pagar tem uma borda dourada.

    Agora você **gasta**, quantas vezes puder pagar e em qualquer ordem. O que você faz?

lesson_spend_remarks_complete = Cinco cubos por 5 pontos. Os pontos contam na hora.
lesson_spend_remarks_buy = Pode: 2 pontos, e daí em diante cada objetivo custa um cubo a menos para você. Mas hoje você pode ter 5 pontos, e esses ninguém tira de você. Tente outra opção.
lesson_spend_remarks_end = Pode: os cubos continuam seus. Mas alguém pode cumprir o Objetivo 3 antes, e um X laranja corta pela metade quem tem mais de { $limit } cubos. Tente outra opção.

lesson_after_text =
    { "" }**5 pontos** no seu primeiro turno. E veja a **sede** azul: o preço caiu de 3 para **2**. São { $headquarters } cubos da cor, e mais um por carta dessa cor nos papéis que restam.

    Cada sede traz pontos e um **poder**. Azul: os objetivos custam um cubo a menos. Verde: **reforça** a cor que você escolher, um cubo a mais em cada contratação. Vermelha: uma **troca** por um cubo de outra cor custa quaisquer { $specialiseWithRed } cubos, e não { $specialise }. Amarela: fica mais barato levantar a ficha virada.

    Agora você encerraria o turno. Depois o seu oponente revela, e você responde se indica. Quando não resta objetivo, a rodada termina e vence quem tiver mais pontos.

lesson_after_remarks_again = De volta ao primeiro tabuleiro.

topics_overview_title = Visão geral
topics_overview_text =
    Green Port é um porto de trapaceiros. Você reúne uma turma e a gasta em golpes e casas.

    A sua turma são **cubos** de quatro cores: **B** azul, **G** verde, **R** vermelho, **Y** amarelo. Os golpes são **objetivos**: papéis com um preço em cubos. As casas são **sedes**: há uma pilha para cada cor, e elas têm poderes. Quem paga ganha os pontos na hora.

    Na sua vez você **revela** cartas, uma a uma, enquanto tiver coragem. Elas ficam abertas no cais. Depois você contrata **uma** das cores abertas e ganha cubos dessa cor; os outros podem pegar do resto. Uma carta preta acaba com o turno de quem foi longe demais, sem nada.

    Secreta é só a ordem do baralho. O que ele ainda contém é sabido por todos, por isso o risco no botão e no guindaste é exato.

    Quando o último objetivo é cumprido, a rodada vai até o fim, e vence quem tiver mais pontos.

topics_turn_title = Um turno
topics_turn_text =
    Um turno tem estas etapas:
    1. **Contratar**: revele cartas e depois contrate uma cor.
    2. **Indicar**: cada um dos outros, na ordem, pode levar uma cor que restou, dando um cubo a você. Depois de um flagrante isso não acontece.
    3. **Usar**: cumpra objetivos, compre sedes e levante a sua ficha, quantas vezes puder pagar, em qualquer ordem. Depois encerre o turno.

    { "" }**Trocar**: ao contratar, entre uma carta e outra, e ao usar, quantas vezes quiser, você pode pagar { $specialise } cubos da mesma cor, ou de { $specialise } cores diferentes, por um cubo de uma cor que não está no pagamento.

    Enquanto se decide um flagrante, uma perda ou um cubo de consolo, você não pode trocar. Resolvido isso, também as perdas de um X laranja, você pode trocar de novo no mesmo turno.

    Quando o turno acaba, as cartas que ficaram abertas vão para o descarte. Depois joga o próximo.

    { "" }*Na ordem* quer dizer sempre: primeiro quem está na vez, depois no sentido horário, um por um. Quem vem depois já sabe o que os outros escolheram.

topics_cards_title = Cartas
topics_cards_text =
    O baralho tem { $deckSize } cartas:
    - { $units } **cartas de pessoas**: alguém para contratar. Cada uma das quatro cores com cada um de seis símbolos, uma vez.
    - { $blacks } cartas **pretas**. Enquanto não há carta de pessoa aberta, não fazem nada. Senão é **flagrante**: sem contratar, sem indicar, direto para usar. Com a **ficha** de pé você pode **virá-la**: todas as cartas abertas saem, e a contratação recomeça no mesmo turno.
    - O **X laranja**: na ordem, quem tem mais de { $limit } cubos perde metade, arredondada para baixo, à sua escolha; ou vira uma ficha que está de pé e não perde nada. Depois vêm os cubos de consolo.
    - O **X verde**: quando este turno acaba, todas as { $deckSize } cartas formam um novo baralho. Antes, na hora, vêm os cubos de consolo.

    Depois de um X a contratação continua.

    { "" }**Cubos de consolo**, no máximo uma vez por turno: todos os que têm menos pontos pegam um cubo da cor que quiserem. Se todos têm os mesmos pontos, pegam os que têm menos cubos. Quem ganha fica decidido antes da primeira escolha.

    Uma ficha virada só se levanta na etapa de usar, por cubos.

    Se o baralho está vazio e falta uma carta, o descarte é embaralhado; as cartas abertas ficam fora. Se também não há descarte, nada pode ser revelado.

topics_hire_title = Contratar
topics_hire_text =
    Enquanto não há carta aberta, é preciso revelar. Depois você continua ou contrata uma das cores abertas. Todas as cartas de pessoas dessa cor saem, e você ganha dessa cor:
    - { $card } cubo por carta;
    - { $tile } se a sua ficha está de pé e uma delas mostra o símbolo;
    - { $boost } por sede verde sua que **reforça** essa cor: a cor é escolhida na compra.

    { "" }**Sincronia**: se as quatro cores estão abertas, você ganha também um cubo de cada outra cor. As cartas delas ficam para os outros.

    Se não há carta de pessoa aberta, você pode parar sem contratar ninguém.

    { "" }*Exemplo*: duas cartas vermelhas, uma mostra a roda, a sua ficha também, e está de pé. Uma sede verde reforça o vermelho. 2 + 1 + 1: você ganha 4 vermelhos.

topics_refer_title = Indicar
topics_refer_text =
    Depois de uma contratação, cada um dos outros, na ordem, responde uma vez: **passar**, ou dar a quem está na vez { $refer } cubo de qualquer cor e levar todas as cartas de uma cor que restou. Traz o mesmo que uma contratação, com a sua própria ficha e os seus reforços, mas nunca Sincronia.

    Quem não tem cubos não é consultado, e ninguém é quando não há mais carta de pessoa. Depois de um flagrante não se indica.

topics_utilise_title = Usar
topics_utilise_text =
    Quantas vezes puder pagar, em qualquer ordem:
    - **Cumprir** um objetivo: para cada cor pague a soma dos valores das cartas dessa cor. O curinga pede o seu valor em cubos de uma só cor, qualquer uma. Você leva as cartas: os valores são os seus pontos.
    - **Comprar** a sede de cima de uma cor: { $headquarters } cubos dessa cor, e mais um por *carta* dessa cor nos objetivos que restam. Por isso elas vão ficando mais baratas.
    - **Levantar a ficha**: { $unflip } cubos de quaisquer cores; { $unflipAfterBust } se houve flagrante neste turno.

    Cada preço é contado de novo a cada vez, então uma compra pode baratear a próxima. Os cubos que você guarda ficam para o próximo turno. Depois **encerre** o turno.

    { "" }*Exemplo*: restam cartas vermelhas em dois objetivos, uma em cada. A sede vermelha custa 2 + 2 = 4 vermelhos. Você cumpre um dos dois: agora ela custa 3.

topics_powers_title = Poderes
topics_powers_text =
    As sedes trazem os seus pontos e um poder que dura:
    - **Azul**: cada uma tira um cubo do preço de todo objetivo, até de graça; de que cor, você escolhe.
    - **Verde**: ao comprar, escolha a cor que ela **reforça**: sempre que contrata ou indica essa cor, você ganha um cubo a mais. Várias na mesma cor se somam.
    - **Vermelha**: uma troca leva quaisquer { $specialiseWithRed } cubos, iguais ou não. Uma só basta para isso; mais trazem só pontos.
    - **Amarela**: cada uma deixa levantar a ficha um cubo mais barato, até de graça.

topics_end_title = O fim
topics_end_text =
    Quando não resta objetivo, a rodada é jogada até o fim: quem vem depois nela ainda tem o seu turno. Depois vêm as **compras finais**, por si mesmas: cor por cor, primeiro quem tem mais cubos dela, entre iguais quem joga mais tarde; cada um compra quantas puder das sedes que restam, por { $headquarters } cubos cada. Os poderes já não contam.

    Vence quem tiver mais pontos. Com pontos iguais: mais cubos restantes, depois a carta de objetivo mais alta, depois a segunda mais alta, e assim por diante. Se tudo é igual, o lugar é dividido.

    Quem desiste fica em último, e um substituto joga por ele com as mesmas regras. Se só um fica, esse venceu.

topics_variants_title = Preparação e variantes
topics_variants_text =
    Jogam de { $least } a { $most }. Os { $columns } primeiros **objetivos** dividem { $cards } cartas (valores { LIST($white, between: ", ") }), postas ao acaso em colunas. Com três e quatro, um quinto tem { LIST($black, between: ", ") }, e o sexto é **curinga** e vale { $wild }. Cada carta, menos o curinga, leva um cubo da cor que pede.

    Para estas cartas são sorteados { $placed } cubos de cada cor e { $random } ao acaso. Com dois, usam-se { $cards } deles, ao acaso. Os cubos nunca acabam.

    Uma pilha de **sedes** tem, de cima para baixo: { LIST($piles2, between: ", ") } com dois; { LIST($piles3, between: ", ") } com três; { LIST($piles4, between: ", ") } com quatro.

    Cada um tem uma **ficha** com um dos seis símbolos, de pé no início. Depois, do último a jogar ao primeiro, cada um escolhe um **cubo inicial**: há um de cada cor. O primeiro começa.

    Variantes:
    - **padrão**: todas estas regras.
    - **sem fichas**: ninguém tem ficha: não há cubo pelo símbolo, e ninguém escapa de um flagrante ou de uma perda.
    - **sem poderes**: as sedes só trazem pontos.
    - **simples**: nem fichas nem poderes.

    O livreto também tem regras rápidas, um pouco diferentes. Aqui as sedes azuis têm um só poder, e uma ficha só se vira contra um flagrante ou uma perda.

    Green Port foi criado por Pedro Dias para a Green Box of Games. Este é um projeto independente.

topics_notation_title = Ações por escrito
topics_notation_text =
    Toda ação tem um botão e pode ser escrita com { COMMAND("do") }: qualquer parte em palavras, ou como o registro a escreve:
    `pick red` · `reveal` · `hire red` · `flip` · `bust` · `lose blue-1,red-3` · `bonus red` · `refer blue pay red` · `pass` · `complete 3 pay blue-2,red-4` · `buy green boost blue` · `unflip pay red-2` · `specialise green pay red-3` · `end`

    `bonus` é um cubo de consolo, `specialise` uma troca, `bust` é aceitar um flagrante.

    Cubos se escrevem como cor em inglês e número, na ordem azul, verde, vermelho, amarelo. `none` quer dizer nenhum cubo.
