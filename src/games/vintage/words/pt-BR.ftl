status_title = Vintage

status_introduction_line = Compre quintas e plante videiras Douro acima, leve cada vindima até Gaia e envelheça-a em vinho do Porto para vender.
status_introduction_credits = Um jogo de Gil d’Orey, publicado pela MESAboardgames (2011).

status_variants_standard = padrão

status_awaits_turn = escolher uma ação ou passar
status_awaits_gather = dizer quanto vinho { $place } dá
status_awaits_sail = seguir viagem ou parar
status_awaits_unload = escolher a cave de { $lot }
status_awaits_plant = plantar a próxima videira
status_awaits_add = acrescentar um barril ao armazém
status_awaits_over = a partida acabou

status_progress = vindima { $round } de { $rounds }
status_lastRound = vindima { $round }, a última

status_stake_lastButOne = Depois desta vindima só resta a última.
status_stake_last = A última vindima: o que não se vender vale 1 ponto por { $barrels }.

status_now = Se acabasse agora: { $standing }.

terms_regions_baixo = Baixo Corgo
terms_regions_cima = Cima Corgo
terms_regions_superior = Douro Superior

terms_place = { $region } { $place }

terms_harbours_gaia = Vila Nova de Gaia
terms_harbours_baixo = Baixo Corgo
terms_harbours_cima = Cima Corgo
terms_harbours_superior = Douro Superior

terms_vines_green = videira verde
terms_vines_purple = videira roxa
terms_vines_red = videira vermelha
terms_vines_white = videira branca
terms_vines_yellow = videira amarela
terms_vines_old = vinha velha

terms_colours_green = verde
terms_colours_purple = roxo
terms_colours_red = vermelho
terms_colours_white = branco
terms_colours_yellow = amarelo

terms_sides_ruby = Ruby
terms_sides_tawny = Tawny

terms_categories_ruby_ruby = Ruby
terms_categories_ruby_reserva = Ruby Reserva
terms_categories_ruby_lbv = Late Bottled Vintage
terms_categories_ruby_vintage = Vintage
terms_categories_tawny_tawny = Tawny
terms_categories_tawny_reserva = Tawny Reserva
terms_categories_tawny_aged = Tawny com idade
terms_categories_tawny_colheita = Colheita

terms_columns_buy = compra de quinta
terms_columns_purple = plantio de roxa
terms_columns_green-red = plantio de verde ou vermelha
terms_columns_white-yellow = plantio de branca ou amarela
terms_columns_old = vinha velha
terms_columns_harvest = vindima
terms_columns_age = envelhecimento e venda
terms_columns_card = cartas
terms_columns_first = primeiro jogador

terms_cards_buying = Quinta com brinde
terms_cards_harvesting = Vindima econômica
terms_cards_planting = Três videiras
terms_cards_two-barrels = Mais dois barris
terms_cards_free-action = Ação gratuita
terms_cards_enologist = Enólogo
terms_cards_vintage = Barril de Vintage
terms_cards_colheita = Dois barris de Colheita
terms_cards_boat = Barco rabelo
terms_cards_ageing-barrel = Envelhecimento com mais um barril
terms_cards_ageing-quality = Envelhecimento com mais qualidade

terms_deck = topo do baralho
terms_estate = Quinta { $estate }
terms_cellarColumn = coluna { $column } de { $side }
terms_barrels =
    { $count ->
        [one] { NUMBER($count) } barril
       *[other] { NUMBER($count) } barris
    }
terms_lot = { $barrels } de qualidade { $quality }
terms_brandy =
    { $count ->
        [one] { NUMBER($count) } barril de aguardente
       *[other] { NUMBER($count) } barris de aguardente
    }
terms_points =
    { $count ->
        [one] { NUMBER($count) } ponto
       *[other] { NUMBER($count) } pontos
    }
terms_cardsOf =
    { $count ->
        [one] { NUMBER($count) } carta
       *[other] { NUMBER($count) } cartas
    }
terms_markers =
    { $count ->
        [one] { NUMBER($count) } marcador
       *[other] { NUMBER($count) } marcadores
    }
terms_overseer =
    { $count ->
        [one] o capataz no lugar de { NUMBER($count) } marcador
       *[other] o capataz no lugar de { NUMBER($count) } marcadores
    }
terms_none = nada

choices_fields_type = Ação
choices_fields_place = Lugar
choices_fields_bonus = Brinde
choices_fields_estate = Quinta
choices_fields_vine = Videira
choices_fields_deed = Efeito
choices_fields_card = Carta
choices_fields_discard = Descarte
choices_fields_round = Rodada
choices_fields_column = Coluna
choices_fields_columns = Colunas
choices_fields_to = Destino
choices_fields_load = Carga
choices_fields_wine = Vinho
choices_fields_side = Lado
choices_fields_category = Categoria
choices_fields_pay = Pagamento

choices_questions_type = O que você faz?
choices_questions_place = Onde fica a quinta?
choices_questions_bonus = Um ponto a menos ou uma videira?
choices_questions_estate = Qual quinta?
choices_questions_vine = Qual videira?
choices_questions_deed = Qual ação é gratuita?
choices_questions_card = Qual carta?
choices_questions_discard = Qual carta sai?
choices_questions_round = O bônus de qual rodada você olha?
choices_questions_column = De qual coluna?
choices_questions_columns = De quais colunas?
choices_questions_to = Para onde?
choices_questions_load = O que você embarca?
choices_questions_wine = Quantos barris de vinho? O resto é aguardente.
choices_questions_side = De que lado?
choices_questions_category = Em qual categoria?
choices_questions_pay = Como você paga?

choices_types_pass = Passar a rodada
choices_types_buy = Comprar uma quinta
choices_types_plant = Plantar uma videira
choices_types_harvest = Fazer a vindima
choices_types_age = Envelhecer e vender
choices_types_first = Ser o primeiro jogador
choices_types_take = Pegar uma carta
choices_types_play = Jogar uma carta
choices_types_sail = Mover o barco
choices_types_gather = Colher
choices_types_leave = Deixar a quinta
choices_types_stop = Parar aqui
choices_types_unload = Desembarcar
choices_types_add = Acrescentar o barril

choices_groups_vineyards = Vinhas
choices_groups_river = Rio e cave
choices_groups_cards = Cartas
choices_groups_rest = Ordem e descanso

choices_discount = um ponto a menos

choices_firstVine_green = uma videira verde
choices_firstVine_purple = uma videira roxa
choices_firstVine_red = uma videira vermelha
choices_firstVine_white = uma videira branca
choices_firstVine_yellow = uma videira amarela

choices_freeActions_buy = comprar uma quinta
choices_freeActions_plant = plantar uma videira
choices_freeActions_harvest = fazer a vindima
choices_freeActions_age = envelhecer e vender

choices_aboard = fica a bordo
choices_round = rodada { $round }
choices_reserva = Reserva
choices_loadNothing = não embarcar nada

actions_regions_baixo = Baixo
actions_regions_cima = Cima
actions_regions_superior = Superior

actions_gaia = Gaia

actions_vines_green = verde
actions_vines_purple = roxa
actions_vines_red = vermelha
actions_vines_white = branca
actions_vines_yellow = amarela
actions_vines_old = vinha velha

actions_cards_buying = Quinta com brinde
actions_cards_harvesting = Vindima econômica
actions_cards_planting = Três videiras
actions_cards_two-barrels = Mais dois barris
actions_cards_free-action = Ação gratuita
actions_cards_enologist = Enólogo
actions_cards_vintage = Barril de Vintage
actions_cards_colheita = Barris de Colheita
actions_cards_boat = Barco rabelo
actions_cards_ageing-barrel = Envelhecer + barril
actions_cards_ageing-quality = Envelhecer melhor

actions_deck = Topo do baralho

actions_site = { $place } · { $price }, qualidade { $quality }
actions_siteShort = { $place } · { $price }
actions_none = nada
actions_round = vindima { $round }
actions_points =
    { $points ->
        [one] { NUMBER($points) } ponto
       *[other] { NUMBER($points) } pontos
    }
actions_lot = { $quality }×{ $barrels }
actions_wine = { $barrels } vinho de qualidade { $qualities }
actions_brandy = { $barrels } aguardente
actions_crop = { $wine }, { $brandy }

actions_share_wine = { $barrels } vinho
actions_share_brandy = { $barrels } aguard.

actions_noWine = sem vinho
actions_for = { $action }, por { $pay }
actions_withOverseer = o capataz (círculo { $circle })
actions_overseerShort =
    { $circle ->
        [1] { $sign } capataz
       *[other] { $sign } capataz, círculo { NUMBER($circle) }
    }
actions_buy = Comprar { $place } (−{ $price })
actions_buyShort = Comprar { $place } { $cost } · −{ $price }
actions_plant = Plantar { TERM($vine, "terms_vines") } em { $place }
actions_plantFree = Plantar { TERM($vine, "actions_vines") } em { $place }
actions_plantShort = Plantar { $vine }, { $place } { $cost }
actions_planted = plantada
actions_fiveVines = cheia, qualidade { $quality }
actions_better = qualidade { $quality }
actions_toGo = faltam { $vines }
actions_harvest = Vindimar até { $crop }
actions_harvestShort = Vindima { $cost } · { $crop }
actions_age = Envelhecer: média { $mean } ({ $least }–{ $most })
actions_ageShort = Envelhecer { $cost } · { $mean } ({ $least }–{ $most })
actions_ages = média { $mean } ({ $least }–{ $most })
actions_first = Tomar a ficha de primeiro jogador
actions_firstShort = Primeiro jogador { $cost }
actions_take = Pegar { $card }
actions_takeShort = Pegar { $card } { $cost }
actions_dropping = { $action }, sai { $card }
actions_droppingOne = { $action }, sai uma
actions_play = Jogar { $card }
actions_playShort = { $card } { $cost }
actions_does = { $play } · { $what }
actions_discount = { $place } por { $price }
actions_gift = { $place } por { $price } com { TERM($vine, "actions_vines") }
actions_look = ver bônus da rodada { $round }
actions_noLook = sem olhar
actions_sellsFrom = { $points } de { $lots }
actions_joins = ficam { $lot }
actions_moves = { $moves } movimentos
actions_sail = Navegar até { $to }
actions_sailWith = Navegar até { $to }, carregando { $cargo }
actions_sailShort = Até { $to } { $cost }
actions_gather = { $place }: { $crop }
actions_leave = Deixar { $place } sem vindima
actions_stop = Parar aqui
actions_unload = { $lot } para a cave { $side }
actions_unloadShort = Cave { $side } · { $lot }
actions_stays = { $lot } fica a bordo
actions_add = Acrescentar um barril de { $category }
actions_addShort = { $category } +1
actions_pass = Passar: descansar nesta rodada
actions_passShort = Passar a rodada

actions_another_buy = Outra quinta
actions_another_plant = Outra videira
actions_another_harvest = Vindima, pagar de outro modo
actions_another_age = Envelhecer, pagar de outro modo
actions_another_first = Ficha, pagar de outro modo
actions_another_take = Outra carta
actions_another_play = Cartas na mão…
actions_another_sail = Outro movimento
actions_another_gather = Outra divisão
actions_another_pay = Pagar de outro modo

hand_cards = **Suas cartas**: { $cards }
hand_noCards = nenhuma
hand_openly = { $card } (todos sabem)
hand_chips = **Bônus que você viu**: { $chips }
hand_chip = vindima { $round }: +{ $bonus }
hand_pieces = **Peças que restam**: { $pieces }
hand_noPieces = nenhuma
hand_markers =
    { $count ->
        [one] { $signs } { NUMBER($count) } marcador
       *[other] { $signs } { NUMBER($count) } marcadores
    }
hand_overseer = { $sign } o capataz
hand_estate = **{ $place }** (qualidade { $quality }): { $vines }
hand_noVines = ainda sem videiras
hand_notPlanted =
    { $lacking ->
        [one] por plantar: falta { NUMBER($lacking) } videira
       *[other] por plantar: faltam { NUMBER($lacking) } videiras
    }
hand_waits = { $lot } à espera
hand_boat = **Barco** em { $harbour }: { $cargo }
hand_cellar = **Cave { $side }**: { $lots }
hand_warehouse = **Armazém { $side }**: { $categories }
hand_category = { $name } { $held } de { $of } → { $points }
hand_empty = sem nada
hand_brandy = **Aguardente**: { $held } de { $most }
hand_bonus =
    { $bonus ->
        [0] vindima { $round }
       *[other] vindima { $round }: qualidade +{ $bonus }
    }
hand_store = aguardente { $held } de { $most }
hand_passed = descansa nesta rodada
hand_first = ficha de primeiro jogador
hand_other = **{ $name }** { $points }: { $holds }
hand_hidden =
    { $count ->
        [one] { NUMBER($count) } carta que ninguém mais viu
       *[other] { NUMBER($count) } cartas que ninguém mais viu
    }
hand_noSeat = Você não tem lugar aqui: tudo é aberto, menos as mãos, o baralho e os bônus que virão.

hand_asks_gather = { $place } dá { $barrels }: vinho de qualidade { $quality }, o resto aguardente.
hand_asks_costs = O vinho custa 1 barril de aguardente; para pagar há { $brandy }.
hand_asks_paid = O vinho não custa mais nada: a carta já pagou.
hand_asks_dry = Não resta aguardente para pagar vinho.
hand_asks_unload = A desembarcar: { $lot }. Colunas livres: Ruby { $ruby }, Tawny { $tawny }.
hand_asks_aboard = A bordo: { $cargo }.
hand_asks_moves =
    { $count ->
        [one] Resta { NUMBER($count) } movimento.
       *[other] Restam { NUMBER($count) } movimentos.
    }
hand_asks_plant =
    { $count ->
        [one] No máximo mais { NUMBER($count) } videira.
       *[other] No máximo mais { NUMBER($count) } videiras.
    }
hand_asks_add = Um barril vai para um lado que já tem algum, não acima do mais alto; depois vende-se o que estiver cheio.

hand_outcomes = Pontos conforme o dado: { $list }; { $mean } em média.
hand_ages = Pontos que envelhecer agora rende, em média: { $mean }.

seatPage_cards = **Cartas na mão**: { $cards }
seatPage_chips = **Bônus vistos**: { $chips }
seatPage_chip = vindima { $round }

own_preview = Ainda não feito, só mostrado:
own_boardNow = O tabuleiro agora:
own_onSide_ruby = Como Ruby. { $outcomes }
own_onSide_tawny = Como Tawny. { $outcomes }

alt_head = Rodada { $round } de { $of }. { $turn }.

alt_asked_turn = Vez de { $name }
    .name = Sua vez
alt_asked_gather = { $name } está colhendo
alt_asked_sail = { $name } pode seguir viagem
alt_asked_unload = { $name } desembarca os lotes
alt_asked_plant = { $name } continua plantando
alt_asked_add = { $name } acrescenta um barril
alt_asked_over = O jogo terminou

alt_givenUp = Fim: não resta mais ninguém. Venceu: { $names }
alt_calledOff = Fim: cancelado
alt_won = Vitória: { $names }.
alt_bonus = Bônus por rodada: { $chips }.
alt_looked = { $name } conhece o de { $rounds }.
alt_free = Círculos livres: { $columns }.
alt_pieces = Peças: { $columns }.

alt_columns_buy = comprar
alt_columns_purple = roxa
alt_columns_green-red = verde/vermelha
alt_columns_white-yellow = branca/amarela
alt_columns_old = velha
alt_columns_harvest = colher
alt_columns_age = envelhecer
alt_columns_card = cartas
alt_columns_first = primeiro jogador

alt_full = nenhum
alt_overseerOf = capataz de { $name }
    .name = seu capataz
alt_display = Cartas abertas: { $cards }.
alt_piles = Baralho { $deck }, usadas { $used }.
alt_aside = À parte: { $cards }.
alt_place = { $place } preço { $price } qualidade { $quality }
alt_places = Quintas livres: { $places }.

alt_harbours_gaia = Gaia
alt_harbours_baixo = Baixo
alt_harbours_cima = Cima
alt_harbours_superior = Superior

alt_points =
    { $points ->
        [1] { $points } ponto, { $total } com quintas { $estates } e barris { $barrels }
       *[other] { $points } pontos, { $total } com quintas { $estates } e barris { $barrels }
    }
alt_first = primeiro
alt_markers =
    { $count ->
        [1] 1 marcador
       *[other] { $count } marcadores
    }
alt_overseer = capataz
alt_passed = passou
alt_brandy = aguardente { $count }
alt_cards =
    { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }
alt_known = delas { $cards }
alt_bought = já comprou
alt_harvested = já colheu
alt_enologists =
    { $count ->
        [1] enólogo
       *[other] { $count } enólogos
    }
alt_estate = { $place } { $vines } qualidade { $quality }
alt_bare = sem videiras
alt_waiting = { $estate } com { $lot }
alt_boat = barco em { $harbour }
alt_loaded = { $boat } com { $lots }
alt_cellar = cave { $lots }
alt_warehouse = armazém { $barrels }

alt_sides_ruby = Ruby
alt_sides_tawny = Tawny

alt_empty = sem nada
alt_key = Videiras G verde, P roxa, R vermelha, W branca, Y amarela, O velha; 6×3: qualidade 6, 3 barris.

alt_letters_key = 8+4+1=13: pontos, quintas, barris. M marcadores, + capataz, A aguardente, C cartas, Q qualidade; B Baixo, C Cima, S Superior, G Gaia.
alt_letters_markers = M
alt_letters_overseer = +
alt_letters_passed = –
alt_letters_brandy = A
alt_letters_cards = C
alt_letters_quality = Q
alt_letters_sides_ruby = R
alt_letters_sides_tawny = T
alt_letters_boat = barco { $at }
alt_letters_columns_buy = comprar
alt_letters_columns_purple = P
alt_letters_columns_green-red = GR
alt_letters_columns_white-yellow = WY
alt_letters_columns_old = O
alt_letters_columns_harvest = colher
alt_letters_columns_age = envelhecer
alt_letters_columns_card = cartas
alt_letters_columns_first = primeiro

story_passed = **{ $name }** descansa até o fim da rodada.
story_placed = **{ $name }** usa { $pieces } em: { $column }.
story_bought = **{ $name }** compra uma quinta em { $place } por { $price }.
story_boughtWithVine = **{ $name }** compra uma quinta em { $place } por { $price }, já com uma { $vine }.
story_planted = **{ $name }** planta em { $place }: { $vine }.
story_harvesting =
    { $bonus ->
        [0] **{ $name }** faz a vindima. Um ano comum.
       *[other] **{ $name }** faz a vindima. Um bom ano: { $bonus } a mais de qualidade.
    }
story_harvestingByCard =
    { $bonus ->
        [0] **{ $name }** faz a vindima, e um barril de aguardente basta para todo o vinho. Um ano comum.
       *[other] **{ $name }** faz a vindima, e um barril de aguardente basta para todo o vinho. Um bom ano: { $bonus } a mais de qualidade.
    }
story_gathered = { $place } dá { $crop }.
story_gatheredAfter = { $place } dá { $crop }; antes embarcou { $loaded }.
story_crop = { $wine } e { $brandy }
story_left = { $place } fica sem vindima: seus barris ainda esperam.
story_stored = No depósito de **{ $name }**: { $brandy }.
    .name = No **seu** depósito: { $brandy }.
story_storedLess = No depósito de **{ $name }**: { $brandy }; para { $lost } não houve lugar.
    .name = No **seu** depósito: { $brandy }; para { $lost } não houve lugar.
story_sailed = **{ $name }** navega de { $from } a { $to }.
story_sailedWith = **{ $name }** navega de { $from } a { $to } e embarca { $cargo }.
story_stopped = **{ $name }** encerra o turno aqui.
story_unloaded = **{ $name }** desembarca { $lot } na cave de { $side }.
story_staysAboard = **{ $name }** deixa a bordo { $lot }.
story_rolled = **{ $name }** envelhece a cave e tira { $die } no dado.
story_rolledWith = **{ $name }** envelhece a cave e tira { $die } no dado, { $value } com a carta.
story_aged = Resultado: { $lots }.
story_agedLot = { $lot } → { $laid }
story_laid = { $barrels } de { $category }
story_raised = O enólogo faz subir { $barrels }.
story_raisedTo = { $barrels } para { $category }
story_added = **{ $name }** acrescenta um barril de { $category }.
story_sold = **{ $name }** vende { $sales }: { $points }.
story_soldVintage = **{ $name }** vende na hora um barril de Vintage: { $points }.
story_soldColheita = **{ $name }** vende na hora dois barris de Colheita: { $points }.
story_tookFirst = **{ $name }** toma de **{ $from }** a ficha de primeiro jogador.
story_keptFirst = **{ $name }** garante que começa também a próxima rodada.
story_discarded = **{ $name }** descarta: { $card }.
story_took = **{ $name }** pega da mesa: { $card }.
story_drew = **{ $name }** compra do baralho: { $card }.
story_drewHidden = **{ $name }** compra uma carta do baralho.
story_played = **{ $name }** joga: { $card }.
story_grew = Mais barris em { $place }: agora { $lot }.
story_looked = **{ $name }** olha o bônus da rodada { $round }: vale { $bonus }.
story_lookedHidden = **{ $name }** olha o bônus da rodada { $round }.
story_reshuffled = Novo baralho, embaralhado com { $cards }.
story_roundEnded = Termina a { NUMBER($round) }ª vindima.
story_roundBegan =
    { $bonus ->
        [0] Começa a { NUMBER($round) }ª vindima. Um ano comum. **{ $name }** joga primeiro. Abertas: { $cards }.
       *[other] Começa a { NUMBER($round) }ª vindima. Um bom ano: { $bonus } a mais de qualidade. **{ $name }** joga primeiro. Abertas: { $cards }.
    }
story_ended = As { $rounds } vindimas terminaram.
sequels_gathered = **{ $name }** faz a vindima de { $place }: { $crop }.
sequels_sold = **{ $name }** vende vinho envelhecido: em média { $points }.
sequels_wine = vinho envelhecido

recap_dearer = Em { $column } o círculo livre mais barato agora é o { $circle }.
recap_full = Em { $column } não há mais círculo livre nesta rodada.
recap_lostToken = **{ $name }** tomou de você a ficha de primeiro jogador.

reasons_said = { $reason }: { $points }
reasons_points = pontos certos
reasons_ageing = o que o envelhecimento vende, em média
reasons_sells = vende na hora
reasons_price = o preço da quinta, que volta quando ela estiver plantada
reasons_keepsOverseer = guarda o capataz
reasons_spendsOverseer = gasta o capataz
reasons_keepsMarkers = guarda marcadores para depois
reasons_spends = gasta { $markers }
reasons_harvest = a vindima desta rodada ainda pode vir
reasons_harvested = a vindima desta rodada já foi usada
reasons_brandy = aguardente que paga o próximo vinho
reasons_lessBrandy = menos aguardente para o próximo vinho
reasons_brandyFrom = { $brandy } de { $place }, cada um para o vinho de uma quinta
reasons_winePaid = um barril de aguardente paga o vinho de { $place }
reasons_estate = uma quinta em { $place }: { $barrels } de qualidade { $quality } por vindima
reasons_firstHarvest = { $place } já pode ser vindimada
reasons_nearer =
    { $vines ->
        [1] para { $place } só falta uma videira
       *[other] para { $place } só faltam { $vines } videiras
    }
reasons_estates = o que as quintas ainda vão dar
reasons_fullEstate = { $vineSlots } videiras em { $place }: vinho melhor e um ponto
reasons_oldVine = a vinha velha melhora o vinho de { $place }
reasons_vines = videiras a caminho de uma quinta completa
reasons_bringsHome = leva { $lots } a Gaia
reasons_takesAboard = leva { $lots } a bordo
reasons_wineWaits = vinho que o barco pode buscar
reasons_gathers = { $lot } em { $place }, para o barco buscar
reasons_boat = onde o barco está, e o que espera por ele
reasons_cellar = o que está na cave para o próximo envelhecimento
reasons_emptiesCellar = a cave fica vazia
reasons_ashore = { $lot } na cave de { $side }
reasons_fills = um barril de { $category }
reasons_warehouse = barris que esperam uma venda no armazém
reasons_holds = uma carta para depois: { $card }
reasons_holdsAny = uma carta para depois
reasons_spendsCard = a carta é gasta: { $card }
reasons_cards = as cartas na mão
reasons_begins = começa a próxima rodada: os espaços baratos e a primeira escolha das cartas
reasons_order = quem começa a próxima rodada
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

reasons_piecesAhead = os marcadores e o capataz
reasons_harvestAhead = as vindimas que vêm

refusals_codes_not-your-turn =
    { GIVEN($name) ->
        [no] Não é a sua vez. Joga-se em sentido horário, uma ação por turno.
       *[yes] Não é a sua vez: é a vez de { $name }. Joga-se em sentido horário, uma ação por turno.
    }
refusals_codes_wrong-phase = Isso não cabe neste passo. O que fazer agora: { $awaited }.
refusals_codes_malformed = A ação não está completa. O que fazer agora: { $awaited }.
refusals_codes_no-such-circle =
    Em { GIVEN($column) ->
        [no] essa ação
       *[yes] { $column }
    } não há o círculo { GIVEN($circle) ->
        [no] desse número
       *[yes] { $circle }
    }.
refusals_codes_circle-taken =
    O círculo { GIVEN($circle) ->
        [no] pedido
       *[yes] { $circle }
    } de { GIVEN($column) ->
        [no] essa ação
       *[yes] { $column }
    } está ocupado nesta rodada.
refusals_codes_column-full =
    { GIVEN($column) ->
        [no] Todos os círculos de essa ação estão ocupados nesta rodada.
       *[yes] Todos os círculos de { $column } estão ocupados nesta rodada.
    }
refusals_codes_not-cheapest =
    { GIVEN($cheapest) ->
        [no] Marcadores ocupam o círculo livre mais barato, o primeiro; só o capataz pode ficar num mais caro.
       *[yes] Marcadores ocupam o círculo livre mais barato, { $cheapest }; só o capataz pode ficar num mais caro.
    }
refusals_codes_not-enough-markers =
    Marcadores para esse círculo: { GIVEN($circle) ->
        [no] mais
       *[yes] { $circle }
    }; restam: { GIVEN($has) ->
        [no] menos
       *[yes] { $has }
    }.
refusals_codes_overseer-used = O capataz já está na mesa nesta rodada.
refusals_codes_bought-already = Compra-se uma quinta por rodada, também com carta.
refusals_codes_no-tile-left =
    { GIVEN($most) ->
        [no] Não há mais peças de quinta: cada um tem no máximo { $mostEstates }.
       *[yes] Não há mais peças de quinta: cada um tem no máximo { $most }.
    }
refusals_codes_no-such-place =
    { GIVEN($typed) ->
        [no] Isso não é lugar de quinta.
       *[yes] “{ $typed }” não é lugar de quinta.
    }
refusals_codes_place-taken =
    { GIVEN($place) ->
        [no] Em esse lugar já existe uma quinta.
       *[yes] Em { $place } já existe uma quinta.
    }
refusals_codes_place-like =
    { GIVEN($place) ->
        [no] Esse lugar é igual a outro livre: o número mais baixo vale por todos.
       *[yes] { $place } é igual a outro livre: o número mais baixo vale por todos.
    }
refusals_codes_too-dear =
    { GIVEN($place) ->
        [no] Essa quinta
       *[yes] { $place }
    } custa { GIVEN($price) ->
        [no] mais
       *[yes] { $price }
    }, e há { GIVEN($has) ->
        [no] menos
       *[yes] { $has }
    }: os pontos nunca ficam abaixo de 0.
refusals_codes_no-such-bonus =
    { GIVEN($typed) ->
        [no] Isso não é brinde desta carta.
       *[yes] “{ $typed }” não é brinde desta carta.
    }
refusals_codes_no-such-estate =
    Não há a quinta { GIVEN($estate) ->
        [no] desse número
       *[yes] { $estate }
    }: você tem { GIVEN($has) ->
        [no] menos
       *[yes] { $has }
    }.
refusals_codes_no-such-vine =
    { GIVEN($typed) ->
        [no] Isso não é uma videira.
       *[yes] “{ $typed }” não é uma videira.
    }
refusals_codes_vine-there =
    Em { GIVEN($place) ->
        [no] essa quinta
       *[yes] { $place }
    } já existe { GIVEN($vine) ->
        [no] essa videira
       *[yes] { $vine }
    }: as videiras de uma quinta são todas diferentes.
refusals_codes_estate-full =
    { GIVEN($place) ->
        [no] Essa quinta está cheia: tem { $vineSlots } videiras.
       *[yes] { $place } está cheia: tem { $vineSlots } videiras.
    }
refusals_codes_old-elsewhere =
    { GIVEN($place) ->
        [no] Vinhas velhas só existem em Cima Corgo, não em essa quinta.
       *[yes] Vinhas velhas só existem em Cima Corgo, não em { $place }.
    }
refusals_codes_old-gone = Todas as vinhas velhas do jogo estão plantadas.
refusals_codes_old-not-so = Nenhuma carta planta vinha velha: ela tem um círculo próprio.
refusals_codes_vine-order =
    { GIVEN($vine) ->
        [no] Com esta carta cada videira vem depois da anterior na ordem verde, roxa, vermelha, branca, amarela: esta não.
       *[yes] Com esta carta cada videira vem depois da anterior na ordem verde, roxa, vermelha, branca, amarela: { $vine } não.
    }
refusals_codes_nothing-to-plant = Em nenhuma das suas quintas dá para plantar com esta carta.
refusals_codes_harvested-already = Faz-se uma vindima por rodada, também com carta.
refusals_codes_nothing-to-harvest = Nenhuma quinta pode dar vindima: ela precisa de { $plantedFrom } videiras, e de não ter barris à espera onde o barco não está.
refusals_codes_other-estate =
    { GIVEN($estate) ->
        [no] As quintas vêm em ordem, e não é a vez da quinta pedida.
       *[yes] As quintas vêm em ordem, e não é a vez da quinta { $estate }.
    }
refusals_codes_wine-range =
    { GIVEN($most) ->
        [no] Essa quinta dá de 0 a todos os barris de vinho.
       *[yes] Essa quinta dá de 0 a { $most } barris de vinho.
    }
refusals_codes_no-brandy = Vinho custa um barril de aguardente do depósito de antes da vindima, e não resta nenhum.
refusals_codes_leave-free = Essa quinta não tem barris à espera: ela é colhida.
refusals_codes_leave-last = Ao menos uma quinta é colhida, e esta é a última que pode ser.
refusals_codes_no-such-harbour =
    { GIVEN($typed) ->
        [no] Isso não é um porto.
       *[yes] “{ $typed }” não é um porto.
    }
refusals_codes_same-harbour =
    { GIVEN($to) ->
        [no] O barco já está em esse porto.
       *[yes] O barco já está em { $to }.
    }
refusals_codes_too-far-up =
    { GIVEN($to) ->
        [no] Rio acima vai-se só até o próximo porto, e esse fica mais longe.
       *[yes] Rio acima vai-se só até o próximo porto, e { $to } fica mais longe.
    }
refusals_codes_no-marker-to-sail = Cada movimento do barco custa um marcador, nunca o capataz, e não resta nenhum marcador.
refusals_codes_load-order = Escreva cada quinta uma vez, o número mais baixo primeiro.
refusals_codes_nothing-to-load =
    { GIVEN($place) ->
        [no] Em essa quinta não há barris para embarcar.
       *[yes] Em { $place } não há barris para embarcar.
    }
refusals_codes_load-out-of-way =
    { GIVEN($place) ->
        [no] Neste movimento o barco não passa por essa quinta.
       *[yes] Neste movimento o barco não passa por { $place }.
    }
refusals_codes_holds-full =
    { GIVEN($free) ->
        [no] O barco tem poucos porões livres, um para cada vindima.
       *[yes] O barco tem { $free } porões livres, um para cada vindima.
    }
refusals_codes_must-begin = Só se pode parar depois de ter feito algo.
refusals_codes_no-such-side =
    { GIVEN($typed) ->
        [no] Isso não é Ruby nem Tawny.
       *[yes] “{ $typed }” não é Ruby nem Tawny.
    }
refusals_codes_side-full =
    { GIVEN($side) ->
        [no] A cave desse lado não tem coluna livre.
       *[yes] A cave de { $side } não tem coluna livre.
    }
refusals_codes_must-land = Desembarca-se tanto quanto há colunas livres na cave, e uma está livre.
refusals_codes_cellar-empty = A cave está vazia: só envelhece o que está nela.
refusals_codes_no-such-category =
    { GIVEN($typed) ->
        [no] Isso
       *[yes] “{ $typed }”
    } não é categoria de { GIVEN($side) ->
        [no] esse lado
       *[yes] { $side }
    }.
refusals_codes_side-without-barrels =
    { GIVEN($side) ->
        [no] O barril vai para um lado que tem barris: este não tem.
       *[yes] O barril vai para um lado que tem barris: { $side } não tem.
    }
refusals_codes_category-above =
    { GIVEN($highest) ->
        [no] O barril não fica acima dos que já estão lá: no máximo o mais alto.
       *[yes] O barril não fica acima dos que já estão lá: no máximo { $highest }.
    }
refusals_codes_category-full =
    { GIVEN($category) ->
        [no] Essa categoria não tem espaço livre.
       *[yes] { $category } não tem espaço livre.
    }
refusals_codes_no-such-card =
    { GIVEN($typed) ->
        [no] Isso não é uma carta.
       *[yes] “{ $typed }” não é uma carta.
    }
refusals_codes_not-open =
    { GIVEN($card) ->
        [no] Essa carta não está aberta.
       *[yes] { $card } não está aberta.
    }
refusals_codes_no-card-left = O baralho e os descartes estão vazios: não há carta para comprar.
refusals_codes_discard-needed = A mão está cheia: diga primeiro a carta que sai.
refusals_codes_discard-needless = A mão tem lugar: nada se descarta.
refusals_codes_hand-empty = Você não tem cartas na mão.
refusals_codes_not-in-hand =
    { GIVEN($card) ->
        [no] Essa carta não está na sua mão.
       *[yes] { $card } não está na sua mão.
    }
refusals_codes_no-such-deed =
    { GIVEN($typed) ->
        [no] Isso não é algo que esta carta faça.
       *[yes] “{ $typed }” não é algo que esta carta faça.
    }
refusals_codes_no-lot-there =
    { GIVEN($place) ->
        [no] Em essa quinta não há barris aos quais juntar mais { $moreBarrels }.
       *[yes] Em { $place } não há barris aos quais juntar mais { $moreBarrels }.
    }
refusals_codes_no-such-round =
    { GIVEN($round) ->
        [no] Olha-se o bônus de uma rodada que ainda vem, não essa.
       *[yes] Olha-se o bônus de uma rodada que ainda vem, não “{ $round }”.
    }
refusals_codes_round-needless = Nenhuma rodada vem depois, então não há bônus para olhar: deixe a rodada de fora.
refusals_codes_no-such-column =
    A coluna { GIVEN($column) ->
        [no] desse número
       *[yes] { $column }
    } da cave está vazia ali: { GIVEN($has) ->
        [no] menos
       *[yes] { $has }
    } estão em uso.
refusals_codes_too-few-barrels = Essa coluna tem um só barril: dois saem de duas colunas ou de uma mais cheia.

refusals_codes_read-action =
    { GIVEN($typed) ->
        [no] Seu texto não começa com uma ação. O que fazer agora: { $awaited }.
       *[yes] “{ $typed }” não começa nenhuma ação aqui. O que fazer agora: { $awaited }.
    }
refusals_codes_read-word =
    { GIVEN($field) ->
        [no] { GIVEN($typed) ->
            [no] Isso não se lê.
           *[yes] “{ $typed }” não se lê.
        }
       *[yes] { GIVEN($typed) ->
            [no] Isso não se lê como “{ $field }”.
           *[yes] “{ $typed }” não se lê como “{ $field }”.
        }
    }
refusals_codes_read-number =
    { GIVEN($field) ->
        [no] { GIVEN($typed) ->
            [no] Isso não é um número.
           *[yes] “{ $typed }” não é um número.
        }
       *[yes] { GIVEN($typed) ->
            [no] Isso não é um número para “{ $field }”.
           *[yes] “{ $typed }” não é um número para “{ $field }”.
        }
    }
refusals_codes_read-numbers =
    { GIVEN($as) ->
        [no] { GIVEN($typed) ->
            [no] Isso não é uma lista de números.
           *[yes] “{ $typed }” não é uma lista de números.
        }
       *[yes] { GIVEN($typed) ->
            [no] Isso não é uma lista de números como { $as }.
           *[yes] “{ $typed }” não é uma lista de números como { $as }.
        }
    }
refusals_codes_read-missing =
    { GIVEN($field) ->
        [no] { GIVEN($as) ->
            [no] O texto acaba cedo demais.
           *[yes] O texto acaba cedo demais. Inteiro seria como { $as }.
        }
       *[yes] { GIVEN($as) ->
            [no] O texto acaba cedo demais: falta “{ $field }”.
           *[yes] O texto acaba cedo demais: falta “{ $field }”. Inteiro seria como { $as }.
        }
    }
refusals_codes_read-rest =
    { GIVEN($as) ->
        [no] { GIVEN($typed) ->
            [no] Isso não cabe ali.
           *[yes] “{ $typed }” não cabe ali.
        }
       *[yes] { GIVEN($typed) ->
            [no] Isso não cabe ali. Um texto inteiro seria como { $as }.
           *[yes] “{ $typed }” não cabe ali. Um texto inteiro seria como { $as }.
        }
    }
refusals_codes_read-spelling =
    { GIVEN($as) ->
        [no] Uma ação se escreve de um só modo, com um espaço entre as palavras.
       *[yes] Escreva exatamente assim: { $as }.
    }

finale_wins =
    { $points ->
        [one] **{ $name }** vence com { NUMBER($points) } ponto.
       *[other] **{ $name }** vence com { NUMBER($points) } pontos.
    }

finale_winsBy_estates =
    { $points ->
        [one] **{ $name }** vence com { NUMBER($points) } ponto; desempate: mais quintas.
       *[other] **{ $name }** vence com { NUMBER($points) } pontos; desempate: mais quintas.
    }
finale_winsBy_quality =
    { $points ->
        [one] **{ $name }** vence com { NUMBER($points) } ponto; desempate: quintas melhores.
       *[other] **{ $name }** vence com { NUMBER($points) } pontos; desempate: quintas melhores.
    }

finale_shared =
    { $points ->
        [one] { LIST($names) } dividem a vitória com { NUMBER($points) } ponto.
       *[other] { LIST($names) } dividem a vitória com { NUMBER($points) } pontos.
    }
finale_winner = { $name } vence.

finale_parts_start = no início { $points }
finale_parts_estate = gastos em quintas { $points }
finale_parts_warehouse = vinho do Porto vendido { $points }
finale_parts_card = cartas que vendem { $points }
finale_parts_barrels = barris que sobram { $points }
finale_parts_estates = quintas plantadas { $points }
finale_parts_vineyards = cinco videiras { $points }

finale_tie_estates = { $first } fica à frente de { $second } por ter mais quintas.
finale_tie_quality = { $first } fica à frente de { $second } por ter quintas melhores.

orders_pass = descansar até o fim da rodada { $round }
orders_first = tomar a ficha se estiver livre, até a rodada { $round }
orders_unload = desembarcar primeiro em { $side }

orders_kinds_pass = Descansar a rodada
orders_kinds_first = Tomar a ficha de primeiro jogador…
orders_kinds_unload = Desembarcar primeiro de um lado…

parts_pages_board = O tabuleiro
parts_pages_line = A linha de um jogador

parts_parts_round_name = Rodada
parts_parts_round_about = Um ano com uma vindima. A partida acaba depois da última.
parts_parts_chips_name = Bônus dos anos
parts_parts_chips_about = Um por ano. O dourado soma à qualidade de todo o vinho deste ano; os azuis estão escondidos.
parts_parts_piles_name = Baralho e descarte
parts_parts_piles_about = À esquerda: cartas fechadas. À direita: cartas jogadas ou descartadas.
parts_parts_quinta_name = Quinta
parts_parts_quinta_about = A bandeira diz de quem é. Com torre está plantada: dá vindima, e o preço conta no fim.
parts_parts_quality_name = Qualidade
parts_parts_quality_about = A de cada barril daqui, antes do bônus do ano. Quanto mais, melhor envelhece.
parts_parts_vines_name = Videiras
parts_parts_vines_about = Uma de cada cor, O uma vinha velha; uma cruz é um espaço livre. Cheia, a quinta vale mais.
parts_parts_lot_name = Vinho à espera
parts_parts_lot_about = Qualidade × barris. Até um barco embarcá-lo, a quinta não dá mais nada.
parts_parts_free_name = Lugar livre
parts_parts_free_about = Moeda: o preço de uma quinta aqui, em pontos. Depois da seta: a qualidade.
parts_parts_harbour_name = Porto
parts_parts_harbour_about = O nome da região. No barril: quantos barris cada quinta daqui dá por vindima.
parts_parts_boat_name = Rabelo
parts_parts_boat_about = Desce lotes até Gaia. Um movimento custa um marcador: sobe um porto ou desce quanto quiser.
parts_parts_plant_name = Plantar
parts_parts_plant_about = Uma coluna por videira. O número do círculo é o preço em marcadores; ocupa-se o mais barato.
parts_parts_buy_name = Comprar
parts_parts_buy_about = Paga a compra de uma quinta, uma vez por rodada.
parts_parts_harvest_name = Vindima
parts_parts_harvest_about = Paga a vindima de todas as suas quintas plantadas, uma vez por rodada.
parts_parts_age_name = Envelhecer e vender
parts_parts_age_about = Paga um dado para todos os seus lotes na cave; categorias cheias são vendidas.
parts_parts_card_name = Cartas
parts_parts_card_about = Paga uma carta, pega ou jogada.
parts_parts_first_name = Primeiro jogador
parts_parts_first_about = Quem está aqui começa a partir da próxima rodada.
parts_parts_display_name = Cartas abertas
parts_parts_display_about = Pegue uma, ou o topo do baralho. Joga-se num turno seguinte.
parts_parts_owner_name = Jogador
parts_parts_owner_about = Sinal e nome. A seta mostra de quem é a vez; a coroa, quem lidera sozinho.
parts_parts_token_name = Primeiro jogador
parts_parts_token_about = Começa esta rodada.
parts_parts_markers_name = Marcadores
parts_parts_markers_about = Pagam círculos e movimentos. Voltam a cada rodada, e cada quinta traz mais.
parts_parts_overseer_name = Capataz
parts_parts_overseer_about = Ocupa sozinho qualquer círculo livre, uma vez por rodada. Ausente: usado.
parts_parts_brandy_name = Aguardente
parts_parts_brandy_about = Cada quinta que dá vinho custa um barril.
parts_parts_hand_name = Cartas
parts_parts_hand_about = Quantas há na mão. Joga-se uma por turno.
parts_parts_cellar_name = Cave em Gaia
parts_parts_cellar_about = Lotes por envelhecer: Ruby em cima, Tawny embaixo. Qualidade × barris.
parts_parts_warehouse_name = Armazém
parts_parts_warehouse_about = Barris envelhecidos, por categoria, com seu número. Uma categoria cheia é vendida por pontos.
parts_parts_scored_name = Pontos até agora
parts_parts_scored_about = Também pagam quintas.
parts_parts_estates_name = Quintas
parts_parts_estates_about = Pontos que as quintas plantadas trazem no fim.
parts_parts_vineyards_name = Cinco videiras
parts_parts_vineyards_about = Um ponto no fim para cada quinta com cinco videiras.
parts_parts_barrels_name = Barris
parts_parts_barrels_about = Pontos que os barris que sobram trazem no fim.
parts_parts_total_name = Soma
parts_parts_total_about = Os pontos se a partida acabasse agora.
parts_parts_passed_name = Passou
parts_parts_passed_about = Não faz mais nada nesta rodada.

lesson_other = Oponente
lesson_goOn = Continuar
lesson_again = De novo, do começo

lesson_look_text =
    { "" }**Do plantio à primeira venda, em um tabuleiro de exemplo.** O rio é o Douro. Ele vem de cima, passa por três regiões em terraços e desce até **Gaia**, onde o vinho se torna Porto.

    Você tem uma **quinta** em Baixo Corgo. Há três videiras ali, então ela já dá vindima: 2 barris de qualidade 2. É pouco. Rio acima o vinho é melhor: em Cima Corgo uma quinta dá 3 barris de qualidade 5.

    Na **mesa de ações** cada coluna é uma ação, cada círculo um lugar que um de vocês pode ocupar, por tantos **marcadores** quantos diz o número. Você tem 3, e o **capataz**, que pode ficar sozinho em qualquer círculo.

    Cada um de vocês tem 3 pontos e 1 barril de aguardente.
lesson_look_remarks_goOn = O primeiro ano é comum: o bônus dele é 0.

lesson_buy_text =
    É a sua vez: **uma** ação, depois uma do oponente, e assim por diante.

    Nas placas do vale, o número dourado é o preço do lugar, o outro a qualidade. Uma quinta em Cima Corgo custa **3 pontos**, tudo o que você tem. Se no fim ela tiver { $plantedFrom } videiras, o preço volta. E a partir da próxima rodada ela traz um marcador a mais.

    O que você faz?
lesson_buy_remarks_buy = É sua, pelo primeiro círculo da coluna, que custa 1 marcador.
lesson_buy_remarks_harvest = Pode: 2 barris de qualidade 2. Mas a sua única aguardente iria para um vinho fraco, e este ano não tem bônus. Tente outra coisa.
lesson_buy_remarks_plant = Pode. Mas quatro videiras não são melhores que três; só a quinta aumenta a qualidade. Tente outra coisa.

lesson_plant_text =
    O oponente fez a vindima e ocupa o primeiro círculo dessa coluna. Agora ela custa a você 2 marcadores, ou o capataz. E a sua nova quinta ainda está vazia.

    Ela precisa de **{ $plantedFrom } videiras**, todas diferentes, uma por ação. A roxa tem coluna própria, a verde divide uma com a vermelha, a branca com a amarela. Você tem 2 marcadores e o capataz.

    A imagem agora é a dos seus próprios turnos: em cima a sua casa, embaixo a mesa. Em cinza está o que você não pode fazer agora; um anel marca aquilo de que se fala.
lesson_plant_remarks_purple = A roxa está plantada. Depois o oponente levou vinho a Gaia, e você plantou uma verde no turno seguinte.
lesson_plant_remarks_old = Uma vinha velha melhora a quinta na hora, de 5 para 6. Mas custa 2 marcadores, e nesta rodada já não daria para plantar três videiras. Tente outra coisa.
lesson_plant_remarks_harvest = Só Baixo daria vindima: com menos de três videiras não há nada. E o círculo mais caro custa os seus dois marcadores. Tente outra coisa.

lesson_third_text =
    Duas videiras estão de pé. Os marcadores acabaram, e resta o **capataz**. Ele ocupa qualquer círculo livre, barato ou caro, uma vez por rodada.

    O vinho do oponente já está na cave, do lado **Ruby**.
lesson_third_remarks_white = A terceira videira. A quinta está plantada, e a primeira rodada acabou para você.
lesson_third_remarks_first = Com a ficha você começaria a próxima rodada. Mas ela já está com você. A terceira videira vale mais. Tente outra coisa.
lesson_third_remarks_pass = Descansar sempre pode. Mas o capataz volta na próxima rodada de qualquer jeito: use-o. Tente outra coisa.

lesson_year_text =
    { "" }**Rodada 2.** Todas as peças voltaram, e a nova quinta traz uma: você tem 5 marcadores. O bônus do ano é **1**: todo vinho desta rodada tem 1 a mais de qualidade.

    O oponente envelheceu a cave com o capataz: qualidade 2 e um 5 no dado fizeram 7. Dois barris estão agora em Reserva. Essa categoria tem três espaços e só se vende cheia, então eles esperam.
lesson_year_remarks_harvest = Um marcador, no primeiro círculo. Todas as suas quintas plantadas dão vindima juntas.
lesson_year_remarks_old = Qualidade 6 antes da vindima: boa ideia. Mas custa 2 de 5 marcadores, e a viagem e a cave precisam do resto. Tente outra coisa.
lesson_year_remarks_sail = Ainda não há nada para embarcar. Tente outra coisa.

lesson_baixo_text =
    Quinta por quinta você diz quanto vira **vinho**; o resto é **aguardente**. Para parar a fermentação, uma quinta com vinho precisa de 1 aguardente do depósito, como ele estava antes da vindima. Você tem **1**, então só uma das duas quintas pode dar vinho.

    Primeiro Baixo: 2 barris. O vinho teria qualidade 3.
lesson_baixo_remarks_brandy = No fim da vindima chegam dois barris de aguardente: bastam para duas quintas com vinho da próxima vez.
lesson_baixo_remarks_wine = Pode. Mas então Cima, com vinho melhor e em maior quantidade, só pode dar aguardente. Tente outra coisa.

lesson_cima_text = Agora Cima: 3 barris. A qualidade é 5, e o bônus do ano soma 1.
lesson_cima_remarks_wine = Três barris de qualidade 6 estão na quinta. Uma aguardente foi gasta, duas chegaram.
lesson_cima_remarks_brandy = Pode. Mas no depósito cabem { $mostBrandy } barris de aguardente, e o que passa disso se perde. Tente outra coisa.

lesson_boat_text =
    O vinho está em Cima, e o seu **rabelo** em Gaia. **Rio acima** cada movimento vai só até o próximo porto; **rio abaixo** um só leva até onde você quiser. Cada um custa 1 marcador, e num turno cabem vários. Ida e volta são 3 dos seus 4.

    Uma quinta com barris à espera não dá nova vindima. Vá buscá-los.
lesson_boat_remarks_sail = A vela está içada, e o vento sopra do mar.
lesson_boat_remarks_pass = Passar vale até o fim da rodada: o vinho esperaria em Cima o ano todo. Tente outra coisa.
lesson_boat_remarks_old = Pode, para vindimas futuras: o vinho que já está lá mantém a qualidade. Mas 2 marcadores são poucos para trazê-lo. Tente outra coisa.

lesson_load_text =
    O barco está em Baixo. O seu turno continua: siga enquanto tiver marcadores, ou pare.

    No caminho você pode **embarcar** em toda região de onde o barco sai, por onde passa ou aonde chega. Há { $holds } porões, um por **lote**: o vinho de uma quinta em uma vindima.
lesson_load_remarks_on = Três barris estão a bordo, no primeiro porão.
lesson_load_remarks_back = Pode, com os porões vazios. Tente outra coisa.
lesson_load_remarks_stop = Pode: o seu turno acaba, e o barco espera em Baixo. Mas você não ganha nada com isso. Tente outra coisa.

lesson_home_text = Embarcado. Daqui a corrente leva você até Gaia em **um** movimento.
lesson_home_remarks_gaia = Baixo ficou para trás, as corredeiras também: eis o cais de Gaia.
lesson_home_remarks_superior = Mais acima você não tem nada. Tente outra coisa.
lesson_home_remarks_stop = Pode, mas no rio o vinho não vale nada. Tente outra coisa.

lesson_side_text =
    Em Gaia o lote desembarca, e você escolhe o que ele será. O dado decide: qualidade 6 **mais o dado**.

    { "" }**Ruby**: Reserva a partir de { $rubyReservaFrom }, { $rubyReservaSpaces } espaços, { $rubyReservaPoints } pontos; LBV (Late Bottled Vintage) a partir de { $rubyLbvFrom }, { $rubyLbvSpaces } espaços, { $rubyLbvPoints } pontos.
    De 1 a 3: três barris enchem Reserva, **2 pontos**. De 4 a 6: dois enchem LBV, **3 pontos**, e o terceiro espera em Reserva.

    { "" }**Tawny**: Reserva a partir de { $tawnyReservaFrom }, { $tawnyReservaSpaces } espaços, { $tawnyReservaPoints } pontos; com idade a partir de { $tawnyAgedFrom }, { $tawnyAgedSpaces } espaços, { $tawnyAgedPoints } pontos; Colheita a partir de { $tawnyColheitaFrom }, { $tawnyColheitaSpaces } espaços, { $tawnyColheitaPoints } pontos.
    1 ou 2: três de quatro espaços, ainda **nada**. De 3 a 5: **3 pontos**. 6: dois enchem Colheita, **4 pontos**.
lesson_side_remarks_ruby = Ruby: seja qual for o dado, algo se vende. Em média 2,5 pontos.
lesson_side_remarks_tawny = Tão bom quanto, para quem gosta de esperar: até 4 pontos, mas nada na hora com 1 ou 2; em média 2,2. Aqui a lição segue com Ruby.

lesson_age_text =
    Você parou em Gaia, com 1 marcador e o capataz. O oponente plantou.

    Agora **envelheça e venda**: um só dado para tudo o que está na sua cave. Cada categoria que ficar cheia é vendida pelos seus pontos.
lesson_age_remarks_age = O dado mostra **4**.
lesson_age_remarks_first = Um bom plano: o capataz ainda poderia envelhecer. Aqui os pontos vêm primeiro.
lesson_age_remarks_pass = Pode. Mas na próxima rodada o vinho ocuparia uma coluna da sua cave. Tente outra coisa.

lesson_sold_text =
    { "" }**6 + 4 = 10.** Dois barris viraram Late Bottled Vintage e foram vendidos por **3 pontos**. O terceiro não achou espaço e desceu a Reserva. Ele fica lá, e mais dois enchem essa categoria.

    Agora cada passo foi feito uma vez: plantar, colher, navegar, envelhecer, vender. Há 2 aguardentes para a próxima vindima, e o capataz para mais uma ação nesta rodada.

    Depois some o que melhora o vinho: uma quinta videira, uma vinha velha em Cima, bons anos. As **cartas** mudam um pouco as regras. Depois de { $rounds } rodadas volta o preço de cada quinta plantada, { $barrelsForAPoint } barris que sobram valem um ponto, e vence quem tiver mais pontos.
lesson_sold_remarks_again = De volta ao primeiro tabuleiro.

terminal_table = Ações
terminal_cards = Abertas
terminal_chips = Bônus
terminal_places = À venda
terminal_deck = baralho { $deck }, usadas { $used }
terminal_estates = Quintas
terminal_boat = barco
terminal_cellar = cave
terminal_warehouse = armazém
terminal_none = nada
terminal_legend =
    Ações: círculos livres pelo número, ocupados pelo número do lugar (o: o seu
    capataz). 6×3: qualidade 6, três barris. Videiras: g verde p roxa r vermelha
    w branca y amarela o velha. O armazém se lê da categoria mais baixa para cima.
    8+4+1=13: pontos, o que as quintas e os barris contam no fim, o total.

cards_buying = **{ terms_cards_buying }**: compre; pague { $discount } a menos, ou plante ali uma videira
cards_harvesting = **{ terms_cards_harvesting }**: vindima; 1 aguardente paga todo o vinho
cards_planting = **{ terms_cards_planting }**: de uma a { $plantings } cores diferentes, em quaisquer quintas suas, na ordem verde, roxa, vermelha, branca, amarela
cards_two-barrels = **{ terms_cards_two-barrels }**: { $moreBarrels } se juntam a um lote numa quinta
cards_free-action = **{ terms_cards_free-action }**: comprar, plantar, vindima, ou envelhecer e vender
cards_enologist = **{ terms_cards_enologist }**, quem faz o vinho: olhe o bônus de uma rodada que ainda vem. No resto desta rodada, em cada envelhecimento todo barril sobe uma categoria, de cima para baixo, onde há espaço. Dois enólogos fazem isso duas vezes
cards_vintage = **{ terms_cards_vintage }**: { $vintageBarrels } barril Ruby da cave sai por { $vintagePoints } pontos
cards_colheita = **{ terms_cards_colheita }**: { $colheitaBarrels } barris Tawny da cave saem por { $colheitaPoints } pontos
cards_boat = **{ terms_cards_boat }**: de um a { $moves } movimentos sem marcadores
cards_ageing-barrel = **{ terms_cards_ageing-barrel }**: envelheça e venda; antes da venda um barril vai a um espaço livre, não acima do mais alto do seu lado
cards_ageing-quality = **{ terms_cards_ageing-quality }**: envelheça e venda com { $moreQuality } a mais no dado

cards_short_buying = **{ terms_cards_buying }**: compre por { choices_discount }, ou com uma videira
cards_short_planting = **{ terms_cards_planting }**: plante de uma a { $plantings } videiras de cores diferentes
cards_short_enologist = **{ terms_cards_enologist }**: veja um bônus; nesta rodada o vinho sobe uma categoria a mais
cards_short_ageing-barrel = **{ terms_cards_ageing-barrel }**: envelheça e venda, com um barril a mais

topics_overview_title = Visão geral
topics_overview_text =
    Vintage é a crônica de { $rounds } vindimas no vale do Douro, a terra do vinho do Porto. Uma rodada é um ano.

    Para fazer vinho do Porto, junta-se **aguardente** de uva ao vinho que ainda fermenta. Ele fica doce e dura décadas. Por isso quem quer vinho precisa antes de aguardente.

    As suas **quintas** ficam nas encostas sobre o rio. Você planta videiras, faz a vindima, carrega o seu **rabelo**, o barco chato do Douro, e desce até **Vila Nova de Gaia**. Ali o vinho envelhece na cave, passa ao armazém conforme o que se tornou e é vendido por **pontos**.

    Em Gaia você escolhe o que um vinho será:
    - **Ruby** envelhece em grandes balseiros, longe do ar, e guarda o vermelho. Categorias, de baixo para cima: Ruby, Reserva, **LBV** (Late Bottled Vintage: de um só ano, engarrafado depois de quatro a seis) e **Vintage**, o melhor de um grande ano.
    - **Tawny** envelhece em cascos pequenos e ganha a cor do âmbar. Categorias: Tawny, Reserva, **Tawny com idade** (a idade média está no rótulo) e **Colheita**, um Tawny de um só ano.

    Depois da última vindima contam também as quintas e os barris que sobram. Vence quem tiver mais pontos.

topics_turn_title = Um turno
topics_turn_text =
    No sentido horário, cada um faz **uma** ação por turno. Assim vai até que todos tenham passado ou gasto todas as peças; então a rodada acaba. Passar vale até o fim da rodada, e pode-se sempre.

    Quase tudo se paga na **mesa de ações**. Cada ação tem nela uma coluna de **círculos** com números. Paga-se de um destes modos:
    - com **marcadores**: tantos quantos diz o círculo. Eles ocupam o círculo livre mais barato da coluna;
    - com o **capataz**, sozinho, em qualquer círculo livre, barato ou caro. Você tem um.

    Um círculo ocupado fica ocupado a rodada toda: quem chega depois paga mais, e uma coluna cheia está fechada.

    O que você pode fazer:
    - **comprar** uma quinta
    - **plantar** uma videira
    - **fazer a vindima**
    - **navegar**: o barco não tem coluna. Cada movimento custa um marcador, nunca o capataz
    - **envelhecer e vender**
    - **pegar** ou **jogar** uma carta
    - **ser o primeiro jogador**

    O que não daria para fazer não pode ser escolhido. Vindima, viagem e desembarque seguem em passos, no mesmo turno.

topics_estates_title = Quintas e videiras
topics_estates_text =
    { "" }**Compre** uma quinta, uma vez por rodada de qualquer modo; você tem no máximo { $mostEstates }. Escolha um lugar livre e pague o preço em pontos. Os pontos nunca ficam abaixo de 0.

    - **Baixo Corgo**: preço { LIST($baixoPrices, last: "or") }, qualidade { LIST($baixoQualities, last: "or") }, { $baixoBarrels } barris por vindima
    - **Cima Corgo**, rio acima: preço { LIST($cimaPrices, last: "or") }, qualidade { LIST($cimaQualities, last: "or") }, { $cimaBarrels } barris
    - **Douro Superior**, mais acima: preço { LIST($superiorPrices, last: "or") }, qualidade { LIST($superiorQualities, last: "or") }, { $superiorBarrels } barris

    Uma quinta nova está vazia. A partir da próxima rodada ela traz mais { $markersForAnEstate } marcador.

    { "" }**Plante** uma videira numa quinta sua. Cada uma tem { $vineSlots } espaços, e as videiras dela são todas diferentes: verde, roxa, vermelha, branca, amarela. A roxa tem coluna própria, a verde divide uma com a vermelha, a branca com a amarela.

    Com { $plantedFrom } videiras a quinta está **plantada**: agora dá vindima, e no fim o seu preço volta em pontos.

    Uma **vinha velha** tem cepas antigas que dão pouca uva, e muito boa. Só cresce em Cima Corgo, ocupa um espaço como qualquer videira e tem um só círculo: uma por rodada entre todos. O jogo tem { $oldVineyards }.

    A **qualidade** é a do lugar, +{ $qualityForOld } com vinha velha, +{ $qualityForFull } com { $vineSlots } videiras. Sobe na hora. Videiras nunca mudam de lugar.

topics_harvest_title = Vindima
topics_harvest_text =
    Uma vez por rodada, de qualquer modo. Todas as suas quintas plantadas sem barris à espera participam, uma depois da outra. De cada uma você diz quantos barris de **vinho** ela dá; o resto é **aguardente**. Ela sempre dá todos os seus barris.

    - Cada quinta que dá vinho custa **1 aguardente**, sejam quantos forem os barris. Só paga a que já estava no depósito *antes* da vindima.
    - A aguardente nova chega no fim de tudo. No depósito cabem { $mostBrandy }; o que passa disso se perde.
    - O vinho fica na quinta como um **lote**: tudo da mesma qualidade, a da quinta mais o **bônus do ano**, que está aberto. Lotes nunca se misturam.
    - Os barris e as fichas de qualidade nunca acabam.

    { "" }**Barris à espera.** Uma quinta em que ainda está o último vinho não dá nada, nem aguardente, a não ser que o seu barco esteja no porto dela com um porão livre. Então o lote antigo embarca primeiro. Você também pode deixar essa quinta de lado, mas não se nada mais foi colhido.

    { "" }*Exemplo*: você tem quintas em Baixo e em Cima, 1 aguardente no depósito, e o bônus é 1. Em Baixo faz aguardente, { $baixoBarrels } barris, e em Cima vinho: { $cimaBarrels } barris de qualidade 6. Ficam { $baixoBarrels } aguardentes no depósito, para duas quintas com vinho na próxima rodada.

topics_boat_title = O barco
topics_boat_text =
    Os rabelos são chatos e têm uma grande vela: o vento os leva Douro acima, a corrente, abaixo. O seu leva até **{ $holds } lotes**, cada um num porão.

    Portos, rio acima: **Gaia**, **Baixo**, **Cima**, **Superior**.
    - **Subir**: um movimento leva ao próximo porto.
    - **Descer**: um movimento leva até onde você quiser.

    Cada movimento custa 1 marcador, nunca o capataz. Num turno você faz tantos movimentos quantos marcadores tiver, e para quando quiser.

    Durante um movimento você pode **embarcar** lotes das suas quintas em toda região de onde o barco sai, por onde passa ou aonde chega, enquanto houver porão livre. Assim, de Superior, uma só descida pode trazer tudo.

    { "" }**Em Gaia** os lotes desembarcam, tantos quantos cabem na cave: ela tem { $rubyColumns } colunas de Ruby e { $tawnyColumns } de Tawny, um lote em cada. Para cada lote, na ordem do embarque, você escolhe o lado. Se há mais lotes do que colunas livres, você escolhe também quais ficam a bordo; eles desembarcam assim que uma coluna fica livre com o barco em Gaia.

    Nenhum lote volta para o barco.

topics_ageing_title = Envelhecer e vender
topics_ageing_text =
    É preciso ter um lote na cave. Lança-se um **dado** para todos os seus lotes. O valor de cada um é a qualidade mais o dado. Os barris vão para o armazém, do seu lado, à categoria mais alta que o valor alcança; o que não encontra espaço desce à seguinte.

    { "" }**Ruby**
    - Vintage: valor nenhum alcança, só o enólogo. { $rubyVintageSpaces } espaço, { $rubyVintagePoints } pontos
    - LBV: a partir de { $rubyLbvFrom }. { $rubyLbvSpaces } espaços, { $rubyLbvPoints } pontos
    - Reserva: a partir de { $rubyReservaFrom }. { $rubyReservaSpaces } espaços, { $rubyReservaPoints } pontos
    - Ruby: abaixo disso, sem limite. Cada { $rubySet } barris valem { $rubySetPoints }

    { "" }**Tawny**
    - Colheita: a partir de { $tawnyColheitaFrom }. { $tawnyColheitaSpaces } espaços, { $tawnyColheitaPoints } pontos
    - Com idade: a partir de { $tawnyAgedFrom }. { $tawnyAgedSpaces } espaços, { $tawnyAgedPoints } pontos
    - Reserva: a partir de { $tawnyReservaFrom }. { $tawnyReservaSpaces } espaços, { $tawnyReservaPoints } pontos
    - Tawny: abaixo disso. Cada { $tawnySet } barris valem { $tawnySetPoints }

    Quando todos os barris estão lá, cada categoria **cheia** é vendida, uma vez, pelos seus pontos, e fica vazia. Os outros barris esperam.

    Primeiro entram os barris, depois age o enólogo, depois uma carta pode acrescentar um barril; a venda vem por último.

    { "" }*Exemplo*: um lote Ruby de qualidade 7 com 3 barris e um 3 no dado fazem 10. Dois barris enchem LBV, o terceiro desce a Reserva. LBV é vendido por { $rubyLbvPoints } pontos; o terceiro barril espera.

topics_cards_title = Cartas
topics_cards_text =
    { "" }**Pegue** uma das { $openCards } cartas abertas, ou o topo do baralho sem ver. **Jogue**-a num turno seguinte. Cada uma destas ações pede um círculo da coluna de cartas; o que a carta faz não pede outro, mesmo com a sua coluna cheia. Cabem { $mostCards } na mão: com ela cheia, descarta-se uma antes de pegar.

    { $effects }

    Nenhuma carta planta vinha velha. O que se faz uma vez por rodada vale também com carta. Uma carta que nada faria não pode ser jogada. As cartas pegas da mesa todos conhecem; as do baralho, só você.

    { "" }**{ terms_cards_free-action }** não pega nem joga carta. De duas cartas iguais na mão, sai primeiro a que os outros conhecem.

topics_rounds_title = As rodadas
topics_rounds_text =
    O jogo tem { $rounds } rodadas, cada uma um ano com a sua vindima. O **bônus do ano**, aberto a todos, é de { LIST($bonuses, last: "or") } a mais de qualidade para todo o vinho colhido nele.

    { "" }**Ser o primeiro jogador**: há um círculo para isso. Você toma a ficha, ou fica com ela. Vale a partir da próxima rodada: quem a tem começa, e escolhe primeiro entre os círculos baratos.

    Quando todos passaram ou ficaram sem peças:
    1. Marcadores e capatazes voltam. Cada quinta comprada nesta rodada traz o seu marcador.
    2. Todos os círculos ficam livres.
    3. As cartas que restam na mesa saem, e abrem-se { $openCards } novas. Durante a rodada nenhum vazio é preenchido.
    4. Revela-se o próximo bônus do ano.
    5. Pode-se de novo comprar e fazer a vindima; os enólogos vão para casa.

    Se o baralho está vazio e falta uma carta, as usadas são embaralhadas.

    { "" }**Secretos** são a ordem do baralho, os bônus das rodadas que vêm e as cartas que alguém tirou do baralho. Todo o resto está aberto a todos.

topics_end_title = O fim
topics_end_text =
    Depois da rodada { $rounds } não se revela mais bônus. Aos pontos de cada um somam-se:
    - **1** por { $barrelsForAPoint } barris de vinho que ainda tem, onde estiverem: quintas, barco, cave e armazém juntos;
    - o **preço** de cada quinta plantada, a primeira também;
    - **{ $fullEstatePoints }** por quinta com { $vineSlots } videiras.

    Aguardente, cartas e peças não valem nada.

    Vence quem tiver mais pontos. Se forem iguais: mais quintas, plantadas ou não; depois a maior soma das qualidades de todas as quintas; depois o lugar é dividido.

    { "" }*Exemplo*: 10 pontos, 14 barris de sobra, uma quinta plantada em Baixo por 2, uma em Cima por 4 com cinco videiras, e uma em Superior com duas: 10 + 3 + 2 + 4 + 1 = 20.

    Quem desiste fica atrás de todos os que ficam. De dois, o outro vence na hora; de mais, um substituto joga por ele.

topics_setup_title = Preparação
topics_setup_text =
    Jogam de { $least } a { $most }; quem começa é escolhido ao acaso. Cada um começa com
    - { $startPoints } pontos e { $startBrandy } barril de aguardente,
    - um barco em Gaia,
    - uma quinta em Baixo Corgo com { $startVines } videiras: verde, roxa, amarela. Ela já pode dar vindima,
    - { $startMarkers } marcadores e o capataz.

    Quem começa tem vantagem; por isso, na primeira rodada, o lugar { LIST($fewer) } tem um marcador a menos; com quatro, o lugar { LIST($fewerOfFour) } também.

    { $rounds } de { $chips } bônus ({ LIST($bonuses) }, { $ofEachBonus } de cada) ficam virados sobre as rodadas; o primeiro é aberto. Os outros { $unseen } nunca são vistos. As { $deckSize } cartas são embaralhadas e { $openCards } são abertas.

    Com dois ou três, os círculos mais caros da mesa não entram em jogo, e os lugares livres de Baixo Corgo podem ser comprados.

    Nem todos os números da cópia impressa foram encontrados; alguns tivemos de deduzir.

    Vintage foi criado por Gil d'Orey e publicado pela MESAboardgames em 2011. Este é um projeto independente.

topics_notation_title = Ações por escrito
topics_notation_text =
    Toda ação tem um botão e pode ser escrita com { COMMAND("do") }: qualquer parte em palavras, ou como o registro a escreve:
    `buy cima-1 pay 1` · `plant 2 purple pay 1` · `harvest pay 1` · `sail cima load 2` · `age pay overseer-2` · `take boat pay 1` · `take deck discard planting pay 1` · `play enologist 4 pay 1` · `first pay 1` · `pass`

    `pay 2` são dois marcadores, `pay overseer-2` é o capataz no círculo com um 2.

    Passos de um turno: `gather 2 wine 3` · `leave 1` · `sail gaia` · `stop` · `unload ruby` · `unload boat` · `plant 1 white` · `add tawny aged`

    As quintas têm números na ordem em que você as ganhou, os lugares, por região: `baixo-1`, `cima-3`. Videiras: `green` (verde), `purple` (roxa), `red` (vermelha), `white` (branca), `yellow` (amarela), `old` (vinha velha).

    Cartas: `buying` ({ terms_cards_buying }) com um lugar e `discount` ou uma cor, `harvesting`, `planting`, `two-barrels` com uma quinta, `free-action` com `buy`, `plant`, `harvest` ou `age`, `enologist` com uma rodada, `vintage` com uma coluna, `colheita` com duas (`1,2`), `boat`, `ageing-barrel`, `ageing-quality`.
