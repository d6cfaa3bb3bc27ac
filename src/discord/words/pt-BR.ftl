errors_neutral = Algo deu errado do meu lado; nada foi alterado. Tente de novo daqui a pouco.
errors_busy = Outro programa está ocupando meu banco de dados agora. Nada foi alterado; tente de novo daqui a pouco.
errors_turnsGone = As regras de hoje já não levam aos turnos anteriores desta partida, por isso não posso mostrá-los. O registro e o resultado dela continuam guardados.
errors_refusedAnswer = Não consegui mostrar a resposta. { COMMAND("board") } mostra a partida como está agora.
errors_unpainted = Não foi possível desenhar a imagem agora.
errors_tryAgain = Tentar de novo
errors_plainMessage = Não posso mostrar o texto habitual desta mensagem: o Discord ou um filtro o recusou. Os botões funcionam, e as respostas privadas mostram tudo.
errors_plainPosted = O Discord ou um filtro do servidor (AutoMod) recusou minha mensagem em { $channel }. Ela está lá agora na forma mais simples, sem nomes nem imagem; os botões funcionam. Quem gerencia o servidor pode permitir minhas mensagens nas configurações do servidor, em AutoMod.
errors_notPosted = O Discord ou um filtro do servidor (AutoMod) recusou minha mensagem em { $channel }, mesmo na forma mais simples, e ela está faltando lá. Quem gerencia o servidor pode permitir minhas mensagens nas configurações do servidor, em AutoMod. A próxima ação a enviará de novo.
errors_notWritten = O Discord recusou uma mensagem direta minha para você, mesmo na forma mais simples. `/games list` mostra suas partidas.
errors_notFollowed = Não consegui publicar isso neste canal.
errors_oldButton = Este botão é de outra versão minha. { COMMAND("board") } mostra a partida como está agora.
errors_strangeButton = Não conheço este botão. { COMMAND("board") } mostra a partida como está agora.
errors_otherGame = O jogo deste canal é { $game }. Digite { $command }.
errors_otherGameEnded = O último jogo deste canal foi { $game }. { $board } mostra como terminou.
errors_strangeCommand = Não conheço mais este comando. Digite `/` para ver os que existem.

errors_moved = { $former } mudou de lugar. Digite { $present } em vez disso.
errors_formerOption = { $option } agora é um menu. Digite { $command } sem isso e escolha na resposta que só você vê.

lobby_join = Entrar
lobby_leave = Sair
lobby_start = Começar
lobby_free = livre
lobby_gathering = Aberta a todos daqui. { $opener } pode começar quando houver jogadores suficientes.
lobby_full = A mesa está completa: qualquer pessoa sentada pode começar.
lobby_running = A partida está em andamento.
lobby_over = A partida terminou.
lobby_cancelled = A mesa foi cancelada.
lobby_opened = A mesa está aberta e você já tem lugar. Os outros apertam Entrar.
lobby_dealt = Cartas distribuídas: o tabuleiro vem numa mensagem própria.
lobby_joined = Você está na mesa: { $taken } de { $wanted }.
lobby_left = Você saiu da mesa.
lobby_leftAndClosed = Você saiu; a mesa ficou vazia e foi fechada.
lobby_leftAndClosedForAll = Você saiu. Onde a mesa foi aberta não resta ninguém, então ela foi fechada também para os outros.
lobby_seated = Ordem dos lugares: { LIST($people, between: ", ") }. O tabuleiro já vem.
lobby_resigned = Você desistiu. Daqui em diante eu jogo no seu lugar, e você fica em último.
lobby_resignedAndOver = Você desistiu, e a partida terminou.
lobby_howItEnded = { COMMAND("board") } mostra como terminou.
lobby_calledOff = A partida foi cancelada.
lobby_agreedToCancel =
    { $agreed ->
        [one] Você concorda em cancelar esta partida: { NUMBER($agreed) } de { $needed } concorda. Os outros vão ser consultados no canal.
       *[other] Você concorda em cancelar esta partida: { NUMBER($agreed) } de { $needed } concordam. Os outros vão ser consultados no canal.
    }
lobby_endedDeserted = A partida acabou: quem saiu dela perde, e os outros dividem o primeiro lugar.
lobby_playsOn = { $person } quer continuar: esta partida não é cancelada.
lobby_nothingToCancel = Ninguém mais quer cancelar esta partida.
lobby_saidPlayOn = A partida continua.

places_permissions_ViewChannel = Ver canal
places_permissions_SendMessages = Enviar mensagens
places_permissions_SendMessagesInThreads = Enviar mensagens em tópicos
places_permissions_CreatePublicThreads = Criar tópicos públicos
places_permissions_CreatePrivateThreads = Criar tópicos privados
places_permissions_AttachFiles = Anexar arquivos
places_permissions_ReadMessageHistory = Ver histórico de mensagens
places_lacking =
    { COUNT($permissions) ->
        [1] Não posso jogar neste canal: não tenho a permissão { LIST($permissions) }. Quem gerencia o canal pode concedê-la ao meu cargo; depois, peça de novo.
       *[other] Não posso jogar neste canal: não tenho as permissões { LIST($permissions) }. Quem gerencia o canal pode concedê-las ao meu cargo; depois, peça de novo.
    }
places_direct =
    { GIVEN(COMMAND("solo")) ->
        [no] Aqui somos só nós dois: { COMMAND("new", "players:") } joga contra o bot; para várias pessoas, digite-o em um canal de um servidor.
       *[yes] Aqui somos só nós dois: { COMMAND("solo") } joga sozinho, { COMMAND("new", "players:") } contra o bot; várias pessoas precisam de um canal de um servidor.
    }
places_amongOthers = Não posso publicar tabuleiros numa conversa privada de outras pessoas. Jogue num canal de um servidor em que estou instalado, ou solo numa mensagem direta comigo.
places_notInstalled =
    { GIVEN(COMMAND("solo")) ->
        [no] Não estou instalado neste servidor e por isso não poderia publicar o tabuleiro aqui. Quem gerencia o servidor pode me adicionar: abra meu perfil e escolha “Adicionar aplicativo”.
       *[yes] Não estou instalado neste servidor e por isso não poderia publicar o tabuleiro aqui. Quem gerencia o servidor pode me adicionar: abra meu perfil e escolha “Adicionar aplicativo”. Ou jogue { COMMAND("solo") } numa mensagem direta comigo.
    }

board_hand = Mão
board_rules = Regras
board_board = Tabuleiro
board_parts = O que é o quê
board_undo = Desfazer
board_resigned = { $person } desistiu.
board_hasLeft = { $person } saiu da partida de vez.
board_awaited = { LIST($people) }: { $what }
board_chosen =
    { COUNT($people) ->
        [1] { LIST($people) } já escolheu.
       *[other] { LIST($people) } já escolheram.
    }
board_tookBack = { $person } desfez:
board_tooEarly = Acabou antes de alguém ter o segundo turno, então não conta em lugar nenhum.
board_practised = Algo foi desfeito nesta partida, então a pontuação conta como treino.

panel_done = Feito.
panel_preview = Prévia: { $action }
panel_further = -# A lista tem 25 de { $count } opções. { COMMAND("do") } aceita também as outras.
panel_more = Outras ações…
panel_back = Voltar
panel_yourTurn = Sua vez
panel_judged = Ordenado pelo bot médio, o melhor primeiro.
panel_mostPoints = Primeiro o que dá mais pontos agora.
panel_pressShows = { $order } Um toque mostra o que rende; nada é feito antes de você confirmar.
panel_withoutPreview = { $order } Agem na hora, sem prévia: { LIST($kinds) }.
panel_others = { $kind }: outras opções
panel_none = nenhum
panel_notYet = Ainda não foi feito. Se você confirmar:
panel_gone = Essa opção não existe mais. Estas existem:
panel_points =
    { $points ->
        [one] { NUMBER($points) } ponto
       *[other] { NUMBER($points) } pontos
    }
panel_between =
    { $most ->
        [one] { $least }–{ NUMBER($most) } ponto
       *[other] { $least }–{ NUMBER($most) } pontos
    }
panel_upTo = até { $points }

orders_always = Sempre: { $order }
orders_alwaysWhich = Sempre assim…
orders_which = É feito agora e, daí em diante, sem perguntar a você, sempre que servir. Até quando?
orders_left = Ordem deixada: { $order }. Ninguém mais a vê; você pode retirá-la na sua página da mão.
orders_title = **Suas ordens**
orders_takeBack = Retirar: { $order }
orders_withdrawn = A ordem foi retirada. Você será consultado de novo.
orders_door = Ordens…
orders_ask = O que devo fazer por você sem perguntar? Faço sempre que servir; até lá ninguém mais vê.
orders_none = Agora não há nada que se possa decidir antes.

typing_unknown = Não conheço “{ $typed }” como { $option }.
typing_tooLong = { $option } aceita no máximo { $longest } caracteres; o seu texto tem { $characters }. Nada foi feito.
typing_andMore = { LIST($values, between: ", ") } e mais { $left }
typing_possible = Possível agora: { $values }.
typing_possibleWith = Possível com { LIST($given, between: ", ") }: { $values }.
typing_instead = O que você pode fazer agora: { LIST($kinds, between: ", ") }.
typing_nothing = “{ $typed }” não é algo que você possa fazer agora.
typing_several = “{ $typed }” pode ser mais de uma ação.

fair_shuffleSealed = Embaralhamento { $digits } · { COMMAND("game") }
fair_shuffleCheck = Conferir o embaralhamento: { COMMAND("game") }
fair_elsewhere = Isto pertence a uma partida de outro canal, então nada foi feito.
fair_unasked = Não pedi isto, então nada foi feito. { COMMAND("board") } mostra a partida como está agora.
fair_slowDown = Isso foi rápido demais para mim, então nada foi feito. Tente de novo daqui a pouco.

lesson_begin = Experimentar um turno
lesson_toGame = Ir para a partida
lesson_play = Abrir uma mesa aqui
lesson_playBot = Jogar contra o bot
lesson_back = Voltar
lesson_help = A opção verde leva adiante.
lesson_none = Esta lição não existe mais. { COMMAND("rules") } tem todos os capítulos.

showing_share = Compartilhar
showing_replayButton = Ver replay
showing_card = Este é o cartão desta partida, que por enquanto só você vê: salve, ou publique neste canal.
showing_cardToKeep = Este é o cartão desta partida, para salvar ou compartilhar.
showing_post = Publicar aqui
showing_posted = Vai aparecer aqui.
showing_sharedBy = { $person } compartilha esta partida:
showing_replay = Esta é a partida do início até agora, para salvar ou compartilhar.
showing_progress = A partida está sendo desenhada turno a turno: { PERCENT($share) } prontos.
showing_busy = Um replay deste canal já está sendo desenhado. Tente de novo quando ele ficar pronto.
showing_noPicture = Este jogo não tem essa imagem.

tables_paces_none = sem limite de tempo
tables_paces_day = um dia por turno
tables_paces_three-days = três dias por turno
tables_paces_two-weeks = 14 dias por turno
tables_paces_live = ao vivo: um minuto por decisão
tables_seatings_random = lugares aleatórios
tables_seatings_joined = lugares na ordem de entrada
tables_noHints = sem dicas
tables_rated = ranqueada, por isso sem dicas
tables_ratedWithMore = ranqueada se mais uma pessoa entrar
tables_unrated = não ranqueada
tables_arrange = Como se joga nesta mesa: você pode mudar isso até outra pessoa se sentar.
tables_invite = Convidar pessoas
tables_invited = Convites: { LIST($people) }
tables_asked = esperando resposta
tables_rematch = Mais uma partida com as mesmas pessoas: os outros apertam Entrar.
tables_lapsed = Ninguém fez nada aqui em um dia, então a mesa foi fechada. { COMMAND("new") } abre outra.
tables_title = { $game } com { LIST($people, between: ", ") }
tables_inThread = Em um tópico
tables_openedThere = A mesa está aberta em { $thread }, e você está nela.
tables_dealtThere = Começou: o tabuleiro está em { $thread }.
tables_alreadyInThread = Já estamos em um tópico: { COMMAND("new") } sem `thread` joga aqui.
tables_noThread = Não consegui abrir um tópico aqui. { COMMAND("new") } sem `thread` joga neste canal.
tables_bots =
    { COUNT($people) ->
        [1] { LIST($people) } não pode jogar: só pessoas jogam.
       *[other] { LIST($people) } não podem jogar: só pessoas jogam.
    }
tables_yourself =
    { GIVEN(COMMAND("solo")) ->
        [no] Você não pode desafiar a si mesmo.
       *[yes] Para jogar sozinho, digite { COMMAND("solo") }.
    }
tables_remove = Retirar { $person }
tables_removed = { $person } saiu da mesa; o lugar está livre de novo.
tables_again = A mesa está aberta de novo: os outros apertam Entrar.
tables_againSolo = Tudo de novo: o tabuleiro vem a seguir.
tables_none =
    { GIVEN(COMMAND("solo")) ->
        [no] Você não tem partida em andamento. { COMMAND("new") } abre uma.
       *[yes] Você não tem partida em andamento. { COMMAND("new") } abre uma, { COMMAND("solo") } joga sozinho.
    }
tables_help =
    { GIVEN(COMMAND("solo")) ->
        [no] { COMMAND("new") } abre uma mesa, para pessoas ou com bots. `/games find` procura gente, e `/games list` mostra suas partidas.
       *[yes] { COMMAND("new") } abre uma mesa, para pessoas ou com bots. { COMMAND("solo") } joga sozinho. `/games find` procura gente, e `/games list` mostra suas partidas.
    }

help_buttons_daily = Desafios de hoje
help_buttons_bot = Jogar contra um bot
help_buttons_learn = Aprender a jogar
help_buttons_find = Encontrar pessoas
help_buttons_list = Minhas partidas
help_daily = **Desafios de hoje**: todo mundo neste bot recebe as mesmas cartas. Só você vê a sua partida.
help_bot = **Jogar contra um bot**: a partida começa na hora, neste canal. O fácil é para a primeira partida.
help_learn = **Aprender a jogar**: um primeiro turno em um tabuleiro de exemplo, em dois minutos. Só você vê.
tables_noneOpen = Nenhuma mesa daqui tem lugar para você. { COMMAND("new") } abre uma, e quem olhar aqui a encontra.

calls_ping = { $person }, é a sua vez.
calls_reminder =
    { $hours ->
        [one] { $person }, os outros esperam por você há { NUMBER($hours) } hora.
       *[other] { $person }, os outros esperam por você há { NUMBER($hours) } horas.
    }
calls_note =
    { $days ->
        [one] { $person }, um último aviso: os outros esperam por você há { NUMBER($days) } dia. Não vou mais avisar sobre este turno.
       *[other] { $person }, um último aviso: os outros esperam por você há { NUMBER($days) } dias. Não vou mais avisar sobre este turno.
    }
calls_nudge =
    { GIVEN($asked) ->
        [no] { COUNT($people) ->
            [1] { LIST($people) }, { $by } está avisando: é a sua vez.
           *[other] { LIST($people) }, { $by } está avisando: é a vez de vocês.
        }
       *[yes] { LIST($people) }, { $by } está avisando: { $asked }.
    }
calls_overdue = { $person } passou de { $hours } horas. Os outros podem decidir como continuar.
calls_question = { $person }, perguntaram algo a você aqui, e ainda falta a sua resposta.
calls_invited = { $person }, convidaram você para esta mesa.
calls_paused = Esta partida está em pausa.

live_minute = ⏱️ { $person }: o minuto acaba { $minute }. A reserva de { $reserve } acaba { $end }.
live_reserve = ⏳ { $person }: o minuto passou e a reserva está correndo. Ela acaba { $end }.
live_begins = { LIST($people) }, a partida ao vivo começa: um minuto por decisão e cinco minutos de reserva para a partida toda.
live_warning = ⏳ { $person }, sua reserva acaba { $end }. Então você perde por tempo.
live_lost = { $person } ficou sem tempo.
live_seek = Procura-se uma partida ao vivo. A procura acaba { $end }. A partida começa assim que todos os lugares estiverem ocupados.
live_lapsed = A procura por uma partida ao vivo acabou. { COMMAND("new") } abre outra.
live_follows = A imagem chega em seguida.
live_waiting = Aguardando { LIST($people) }. Seu painel abre aqui quando for a sua vez.

history_log = Histórico
history_recap = Resumo
history_board = Tabuleiro
history_earlier = ◀ Anterior
history_later = Próxima ▶
history_logTitle = **A partida até aqui**, página { $page } de { $pages }
history_logEmpty = Ninguém jogou ainda. O histórico começa com o primeiro turno.
history_strangers = Você não está nesta mesa; esta é a última página do histórico dela.
history_tookBack = **{ $name }** desfez { LIST($turns) }.
history_byOrder = (por ordem deixada)
history_playedFor = (jogado pelo lugar)
history_since = **Desde a sua última jogada**
history_sinceTheDeal = **Desde o início da partida**
history_nothingSince = Nada aconteceu desde a sua última jogada.
history_near = **Para os seus objetivos**
history_boardAfter = O tabuleiro depois do turno { $turn } de { $newest }.
history_boardOfTheDeal = O tabuleiro no início da partida.
history_noSuchTurn = O turno { $turn } não existe: o mais recente é o { $newest }, e 0 é o início. { COMMAND("game") } → Histórico numera os turnos.

ending_ratings = Pontos de rating: { LIST($people, between: ", ") }.
ending_ratingsWithPlayers = Rating contra bots: { LIST($people, between: ", ") }.
ending_rating = { $person } com { $points } ({ $change })
ending_ratedInPart = A partida contou { PERCENT($part) } de uma partida ranqueada.
ending_more = Mais…
ending_whichOther = Que jogo com as mesmas pessoas? Os outros são convidados e apertam Entrar.
ending_recordButton = Arquivo da partida
ending_verifyButton = Conferir o embaralhamento
ending_record = A partida inteira, como arquivo que outros programas leem e conferem.
ending_recordSoFar = A partida até aqui, como arquivo: o que você pode saber dela. Ficará completo quando a partida terminar.
ending_recordFile = O registro da partida
ending_verified =
    { $shuffles ->
        [one] Conferido: o { NUMBER($shuffles) } embaralhamento e todos os turnos seguem da semente fixada antes da primeira carta. Com { COMMAND("game") } → Arquivo da partida você mesmo pode conferir.
       *[other] Conferido: os { NUMBER($shuffles) } embaralhamentos e todos os turnos seguem da semente fixada antes da primeira carta. Com { COMMAND("game") } → Arquivo da partida você mesmo pode conferir.
    }
ending_proof = -# SHA-256 `{ $commitment }`, semente `{ $seed }`, sal `{ $salt }`
ending_differs = A partir do turno { $turn }, esta partida não segue da semente fixada antes dela.
ending_notYetVerified = Os embaralhamentos vêm de uma semente secreta; o SHA-256 dela é `{ $commitment }`. A semente é revelada quando a partida termina; então posso conferir todos os embaralhamentos.
ending_unverifiable = Esta partida começou antes de os embaralhamentos terem semente fixada, então nada pode ser conferido.
ending_olderRules = Esta partida começou com uma versão anterior das regras, e já não posso verificar os seus turnos. A semente está publicada: o programa daquela época pode.

review_progress = Estou olhando esta partida de novo, decisão por decisão: { PERCENT($share) } prontos.
review_overview = Resumo
review_turnButton = Turno { NUMBER($turn) }: { $loss }
review_share = Compartilhar
review_shared = Compartilhada: agora todos aqui podem ver esta análise.
review_sharedBy =
    { GIVEN($right) ->
        [no] { $person } compartilha como foi esta partida:
       *[yes] { $person } compartilha como foi esta partida, com precisão de **{ NUMBER($right) }** de 100:
    }
review_turn = **Turno { NUMBER($turn) }: resultado final { $loss }**
review_played = Jogado: { $action }
review_better = Melhor: **{ $action }**
review_because = Porque:
review_noReason = Pontos a mais que espero no fim depois dela: **{ $points }**.
review_chances = Chance de vencer, em partidas como esta: { PERCENT($best) } com a escolha melhor, { PERCENT($played) } como foi jogado.
review_seen = -# Avaliado pelo que se podia ver então; nada do que veio depois conta.

deals_soloRules = É um jogo solo, sem adversários. O resultado são os seus pontos. Depois você vê quantos pontos o bot difícil fez.
deals_dailyRules = Hoje todos neste bot recebem as mesmas cartas. A primeira tentativa vale: sem desfazer, sem dicas. Só você vê; joga-se aqui mesmo, não importa o que mais aconteça neste canal.
deals_challengeRules = Quem tem o código recebe as mesmas cartas. A primeira tentativa vale: sem desfazer, sem dicas. Só você vê.
deals_pastRules = Este dia acabou. Dá para jogá-lo como treino, com desfazer e dicas.
deals_spentRules = A primeira tentativa já foi. De agora em diante você treina, com desfazer e dicas.
deals_ends = O dia termina às { $at } ({ $relative }); o que começou até lá pode ser terminado por mais duas horas.
deals_next = Próximo desafio diário { $relative }.
deals_streak =
    { $days ->
        [one] 🔥 { NUMBER($days) } dia seguido, recorde { $longest }.
       *[other] 🔥 { NUMBER($days) } dias seguidos, recorde { $longest }.
    }
deals_freeLeft = Neste mês você ainda pode perder um dia sem quebrar a sequência.
deals_freeUsed = O dia livre deste mês já foi usado.
deals_sealed = Selado: { $commitment }
deals_sealedNext = Amanhã: { $commitment }
deals_sealedMeans = Este código foi fixado antes da primeira carta. Quando a semente e o sal forem revelados, qualquer um poderá conferir que as cartas não mudaram.
deals_openTo = Semente e sal são revelados { $relative }.

deals_play = Jogar
deals_goOn = Continuar
deals_practise = Treinar
deals_anew = Recomeçar
deals_show = Mostrar aqui
deals_text = Como texto
deals_rounds = Rodada a rodada
deals_way = Melhor partida
deals_parWay = Partida do bot difícil
deals_proof = Conferir o embaralhamento
deals_archive = Arquivo
deals_challenges = Desafios
deals_days = Dias
deals_older = Mais antigos
deals_newer = Mais novos
deals_today = O de hoje
deals_dare = Desafiar outros
deals_newChallenge = Novo desafio

deals_result =
    { $count ->
        [one] **{ NUMBER($count) } ponto**
       *[other] **{ NUMBER($count) } pontos**
    }
deals_par =
    { $by ->
        [0] Exatamente a meta de { $par }, como joga o bot difícil.
       *[other] { $side ->
            [above] A meta do bot difícil é { $par }: você está **{ $by }** acima.
           *[other] A meta do bot difícil é { $par }: você está **{ $by }** abaixo.
        }
    }
deals_parUnderWay = O bot difícil ainda está jogando: a meta aparece daqui a pouco, no próximo toque.
deals_late = Terminou depois do fechamento do dia, então conta como treino.
deals_unfair = Nela algo foi desfeito ou uma dica foi usada.
deals_field =
    { $players ->
        [0] Ninguém mais jogou até agora.
        [1] Ninguém mais jogou até agora.
       *[other] { $better ->
            [0] Ninguém entre { $players } foi melhor.
           *[other] { GIVEN($share) ->
                [yes] Melhor ou igual a { PERCENT($share) } de { $players } jogadores.
               *[no] { $place }º lugar entre { $players }.
            }
        }
    }
deals_here = **Neste servidor**
deals_takenUp = **Quem jogou**
deals_row =
    { $count ->
        [one] `{ $place }` { $name }: { NUMBER($count) } ponto
       *[other] `{ $place }` { $name }: { NUMBER($count) } pontos
    }
deals_rowUnfinished = `–` { $name }: não terminou
deals_helped = { $row } (com desfazer ou dica)
deals_rival =
    { $count ->
        [one] `–` { $name }: { NUMBER($count) } ponto
       *[other] `–` { $name }: { NUMBER($count) } pontos
    }
deals_ownBest =
    Seu melhor com treino: { $count ->
        [one] { NUMBER($count) } ponto
       *[other] { NUMBER($count) } pontos
    }, em { $attempts ->
        [one] { NUMBER($attempts) } tentativa
       *[other] { NUMBER($attempts) } tentativas
    }.
deals_bestFound =
    { $count ->
        [one] Melhor encontrado até agora: { NUMBER($count) } ponto.
       *[other] Melhor encontrado até agora: { NUMBER($count) } pontos.
    }
deals_otherDeal = É uma nova distribuição: da partida encerrada todos podem ver a semente e as jogadas.
deals_giveCode = Quem digita { $command } recebe as mesmas cartas e é comparado com você.
deals_unplayed = Você vê como os outros foram depois de jogar.
deals_strong = Meta do bot
deals_found = Melhor
deals_roundsTitle = **Pontos após cada rodada**
deals_wayTitle =
    { $count ->
        [one] **Uma partida de { NUMBER($count) } ponto**
       *[other] **Uma partida de { NUMBER($count) } pontos**
    }
deals_textHint = Para copiar e colar em qualquer lugar; não revela nada das cartas:
deals_textPar = meta do bot: { $par }
deals_posted = Seu cartão vai aparecer neste canal.
deals_postedBy = { $name } jogou. A mesma para qualquer pessoa: { $command }

deals_archiveTitle = **{ $game }: dias passados**
deals_challengesTitle = **{ $game }: seus desafios**
deals_noDays = Nenhum dia acabou ainda. O primeiro chega aqui amanhã.
deals_noChallenges = Você ainda não criou nem aceitou nenhum desafio.
deals_notPlayed = não jogado
deals_best = melhor { $count }
deals_choose = Qual?
deals_proofPublished =
    Semente `{ $seed }`
    Sal `{ $salt }`
deals_proofHow = Qualquer um pode conferir com a semente e o sal.

morning_title = ☀️ **Bom dia!** { $date }
morning_deal = **{ $game } · { $deal }**
morning_dealWithPar =
    { $par ->
        [one] **{ $game } · { $deal }** · bot difícil: { NUMBER($par) } ponto
       *[other] **{ $game } · { $deal }** · bot difícil: { NUMBER($par) } pontos
    }
morning_row =
    { $count ->
        [one] { $name }: { NUMBER($count) } ponto
       *[other] { $name }: { NUMBER($count) } pontos
    }
morning_duelRow =
    { $side ->
        [level] { $name }: empate
        [ahead] { $count ->
            [one] { $name }: { NUMBER($count) } ponto à frente
           *[other] { $name }: { NUMBER($count) } pontos à frente
        }
       *[other] { $count ->
            [one] { $name }: { NUMBER($count) } ponto atrás
           *[other] { $name }: { NUMBER($count) } pontos atrás
        }
    }
morning_bot = bot difícil
morning_streak =
    { $days ->
        [one] 🔥 { NUMBER($days) } dia
       *[other] 🔥 { NUMBER($days) } dias
    }
morning_more =
    { $count ->
        [one] -# e mais { NUMBER($count) } pessoa
       *[other] -# e mais { NUMBER($count) } pessoas
    }
morning_hidden = -# O último desafio diário fecha { $relative }. A tabela dele vem na próxima mensagem da manhã.
morning_none = O último desafio diário não tem resultados para mostrar aqui. O de hoje está pronto.
morning_move =
    { $points ->
        [one] ✨ **Jogada do dia:** { $name } fez { NUMBER($points) } ponto com uma jogada em { $game }, { NUMBER($ahead) } a mais que a jogada média dessa partida.
       *[other] ✨ **Jogada do dia:** { $name } fez { NUMBER($points) } pontos com uma jogada em { $game }, { NUMBER($ahead) } a mais que a jogada média dessa partida.
    }
morning_week =
    { $games ->
        [0] 📅 **A última semana:** nenhuma partida terminou.
        [one] 📅 **A última semana:** { NUMBER($games) } partida terminou.
       *[other] 📅 **A última semana:** { NUMBER($games) } partidas terminaram.
    }
morning_best = 🏆 Melhores resultados: { LIST($scores) }.
morning_score =
    { $points ->
        [one] { $name } com { NUMBER($points) } ponto em { $game }
       *[other] { $name } com { NUMBER($points) } pontos em { $game }
    }
morning_record = 🎉 Novo recorde deste servidor: { $score }. O recorde anterior era { NUMBER($before) }.
morning_longest =
    { $days ->
        [one] 🔥 Maior sequência de desafios diários: { $name }, { NUMBER($days) } dia.
       *[other] 🔥 Maior sequência de desafios diários: { $name }, { NUMBER($days) } dias.
    }
morning_wait = ⏳ Liga { $league }: é a vez de { $name } em { $thread }. A vez começou { $since }.
morning_play = Jogar { $game } de hoje
morning_puzzle = Resolver um problema
duels_rules = Você joga contra o bot difícil. Todos têm o mesmo lugar, e o bot responde sempre do mesmo jeito às mesmas jogadas. O resultado é a sua vantagem em pontos.
duels_result = **{ $lead }** contra o bot difícil ({ $own } : { $bot })
duels_par = No seu lugar, o bot difícil consegue **{ $lead }**.
duels_ownBest =
    Seu melhor com treino: { $lead }, em { $attempts ->
        [one] { NUMBER($attempts) } tentativa
       *[other] { NUMBER($attempts) } tentativas
    }.
duels_bestFound = Melhor encontrado até agora: { $lead }.
duels_wayTitle = **Jogadas que levam a { $lead }**
duels_wayHow = O bot responde sempre do mesmo jeito a estas jogadas.
duels_roundsTitle = **Sua vantagem sobre o bot após cada rodada**
duels_textPar = bot difícil: { $lead }
duels_best = melhor { $lead }
duels_proofHow = Os números aleatórios do bot também vêm da semente. Com o programa dele, qualquer um pode conferir cada resposta.
duels_thinking = O bot ainda está pensando. Toque no botão daqui a pouco.
duels_solo = Solo
duels_duel = Duelo

duplicates_head =
    { $tables ->
        [one] **{ $game }** · duplicada, { NUMBER($tables) } mesa
       *[other] **{ $game }** · duplicada, { NUMBER($tables) } mesas
    }
duplicates_about = Todas as mesas têm a mesma distribuição e as mesmas compras. No fim, os lugares são comparados como no bridge: dois match points por mesa que ficou atrás no mesmo lugar, um por mesa empatada. Não é ranqueada.
duplicates_how_seats =
    { GIVEN($seats) ->
        [no] tantos lugares quantos forem precisos
       *[yes] { $seats ->
            [one] { NUMBER($seats) } lugar por mesa
           *[other] { NUMBER($seats) } lugares por mesa
        }
    }
duplicates_how_hints =
    { $hints ->
        [no] sem dicas
       *[yes] com dicas
    }
duplicates_how_company = em cada mesa: { LIST($company) }
duplicates_secret = Cada mesa é um tópico privado: até que todas terminem, ninguém mais vê nada dela. Membros com Gerenciar tópicos poderiam olhar no Discord.
duplicates_gathering =
    { $count ->
        [one] Aberta por { $opener }. { NUMBER($count) } pessoa até agora, no máximo { $most }. São distribuídas ao acaso pelas mesas; bots ocupam os lugares livres.
       *[other] Aberta por { $opener }. { NUMBER($count) } pessoas até agora, no máximo { $most }. São distribuídas ao acaso pelas mesas; bots ocupam os lugares livres.
    }
duplicates_fewer = Menos mesas que o desejado ({ $wanted }): em cada uma fica ao menos uma pessoa.
duplicates_calledOff = Cancelada: nada foi distribuído.
duplicates_closed = Encerrada antes do fim: comparam-se as mesas que terminaram, e as outras continuam por si.
duplicates_compared = A comparação está em uma mensagem própria.
duplicates_noThreads = ⚠️ Não posso abrir tópicos privados aqui: preciso de **Criar tópicos privados** e **Enviar mensagens em tópicos**. Tento de novo sozinho; nada se perde.

duplicates_stop = Cancelar
duplicates_sure = Sim, terminar

duplicates_opened = A duplicada está aberta: a mensagem dela chega a este canal.
duplicates_joined = Você participa. A sua mesa é escolhida ao acaso no começo.
duplicates_left = Você saiu.
duplicates_started = Começa: cada mesa abre em um tópico privado, e quem joga nela é adicionado.
duplicates_stopAsk = Cancelar a duplicada? Nada é distribuído.
duplicates_closeAsk = Encerrar a duplicada? As mesas que terminaram são comparadas agora; as outras continuam e não contam mais.
duplicates_closeForfeits = ⚠️ A sua própria mesa ainda está em jogo: o seu lugar ficaria em último.
duplicates_stopped = Está cancelada.
duplicates_closedNow = Está encerrada.
duplicates_onlyHere = Duplicadas são para servidores: abra uma em um canal em que eu possa abrir tópicos privados.
duplicates_offer = A mesma distribuição em várias mesas, comparadas no fim…
duplicates_offered =
    { $count ->
        [one] A mesma distribuição em { NUMBER($count) } mesa
       *[other] A mesma distribuição em { NUMBER($count) } mesas
    }
duplicates_offeredAlone =
    { $count ->
        [one] O mesmo jogo solo para { NUMBER($count) } pessoa
       *[other] O mesmo jogo solo para { NUMBER($count) } pessoas
    }
duplicates_noneEnded = Nenhuma mesa tinha terminado: não há o que comparar.
duplicates_place =
    `{ $place }` { $name } · { GIVEN($share) ->
        [no] –
       *[yes] { PERCENT($share) }
    } · { $matchPoints ->
        [one] { NUMBER($matchPoints) } match point
       *[other] { NUMBER($matchPoints) } match points
    } · mesa { $table }
duplicates_seat = Lugar { $number }
duplicates_score =
    { GIVEN($total) ->
        [no] mesa { $table } { $name } – ({ $matchPoints })
       *[yes] mesa { $table } { $name } { $total } ({ $matchPoints })
    }
duplicates_rounds = Rodada a rodada
duplicates_parted = As mesas fizeram o mesmo até a jogada { $turn }, em que o lugar { $seat } escolheu de outro jeito.
duplicates_oneWay = Todas as mesas jogaram igual, escolha por escolha.
duplicates_scale = -# Entre parênteses: match points. Um lugar abandonado, ou de uma mesa cancelada, fica em último; também o de quem encerrou durante a própria partida.
duplicates_proof = -# Semente `{ $seed }`, sal `{ $salt }`.
duplicates_stillPlayed = -# A semente é revelada quando a última mesa terminar.
duplicates_counted =
    { $count ->
        [one] { NUMBER($count) } duplicada: { PERCENT($share) } dos match points em média
       *[other] { NUMBER($count) } duplicadas: { PERCENT($share) } dos match points em média
    }

hints_ask = Dica
hints_title = **Minhas sugestões**, a melhor primeiro
hints_margin = esperado **{ $points }**
hints_score = pontos esperados: **{ $points }**
hints_exactly = Por que exatamente?
hints_after =
    { $first ->
        [no] Depois de *{ $action }*:
       *[yes] Depois de *{ $action }* (parte das partidas imaginadas):
    }
hints_shares =
    { GIVEN($why) ->
        [no] { $share } em vez de { $other }
       *[yes] { $share } em vez de { $other }; senão: { $why }
    }
hints_lead = Sua vantagem em pontos então: { $lead } em vez de { $leadOther }.
hints_gets =
    { GIVEN($name) ->
        [no]
            { $gain ->
                [nothing] você depois não ganha nada com { $thing }
                [less] você ganha depois menos com { $thing }
               *[more] você ganha depois mais com { $thing }
            }
       *[yes]
            { $gain ->
                [nothing] { $name } depois não ganha nada com { $thing }
                [less] { $name } ganha depois menos com { $thing }
               *[more] { $name } ganha depois mais com { $thing }
            }
    }
hints_because =
    { $better ->
        [no] Pior que *{ $action }*: { $reason }.
       *[yes] Melhor que *{ $action }*: { $reason }.
    }
hints_against = contra: { $reason }
hints_unnamed =
    { $better ->
        [no] Pior que *{ $action }*: nenhuma razão se destaca.
       *[yes] Melhor que *{ $action }*: nenhuma razão se destaca.
    }
hints_comparedWith = Em comparação com *{ $action }*: { $reasons }
hints_rest = todo o resto: { $points }
hints_even =
    { $ahead ->
        [no] À primeira vista, mais ou menos igual a *{ $action }*.
       *[yes] Mais ou menos igual a *{ $action }* nas minhas simulações das duas.
    }
hints_noReason = Em comparação com *{ $action }*: { $points } no total; nenhuma razão se destaca sozinha.
hints_marginMeans = Esperado: seus pontos no fim menos a média dos outros, estimado pelo que você vê.
hints_scoreMeans = Esperado: seus pontos no fim, estimado pelo que você vê.
hints_press = Um toque mostra no tabuleiro; nada é feito antes de você confirmar. Uma dica olha mais longe do que a ordem dos botões.
hints_counted =
    { $used ->
        [one] { NUMBER($used) } dica usada nesta partida até agora.
       *[other] { NUMBER($used) } dicas usadas nesta partida até agora.
    }
hints_only = Só há uma coisa a fazer, então isto não conta como dica:
hints_none = Não tenho nada a aconselhar aqui, então isto não conta como dica.
hints_used =
    { $count ->
        [one] { NUMBER($count) } dica usada.
       *[other] { NUMBER($count) } dicas usadas.
    }
hints_usedBy = Dicas usadas: { LIST($uses, between: ", ") }.
hints_usedByOne = { $person } { $count }

puzzles_title = **{ $game } · problema**
puzzles_round = Rodada { NUMBER($round) }
puzzles_ask = **Você decide. O que é melhor?**
puzzles_back = -# Você já conhece este problema; ele não conta de novo para o rating.
puzzles_which = Problemas: uma posição, uma decisão, uma resposta melhor que as outras. De qual jogo?
puzzles_gameButton =
    { GIVEN($rating) ->
        [no] { $game }
       *[yes] { $game } · { $rating }
    }
puzzles_right = ✅ **Certo!**
puzzles_wrong = ❌ **Havia algo melhor.**
puzzles_before = Você respondeu a este problema { $when }.
puzzles_best = o melhor
puzzles_chosen = sua escolha
puzzles_why = Por que é melhor que *{ $action }*:
puzzles_imagined =
    { $best ->
        [no] A mesma partida depois da outra ação:
       *[yes] Uma partida imaginada depois da melhor ação:
    }
puzzles_means =
    { $worlds ->
        [one] -# Uma perda de 2 significa: dois turnos seus depois, sua vantagem é 2 pontos menor, em { NUMBER($worlds) } partida imaginada.
       *[other] -# Uma perda de 2 significa: dois turnos seus depois, sua vantagem é 2 pontos menor, na média de { NUMBER($worlds) } partidas imaginadas.
    }
puzzles_theme = -# Tema: { $theme } · rating deste problema: { $rating }
puzzles_themes_prepare = preparação
puzzles_themes_deny = tirar dos outros
puzzles_themes_goal = servir a um objetivo
puzzles_themes_race = uma corrida
puzzles_themes_risk = risco
puzzles_themes_timing = o momento certo
puzzles_themes_save = guardar para depois
puzzles_themes_position = posição
puzzles_rating = Rating de problemas: { $before } → **{ $after }**
puzzles_unrated = Rating de problemas: **{ $rating }** (só conta a sua primeira resposta a um problema)
puzzles_provisional = -# A interrogação fica até dez primeiras respostas.
puzzles_next = Próximo problema
puzzles_stop = Parar
puzzles_other = Outro jogo
puzzles_again = Repetir o mais antigo
puzzles_more = Mais problemas
puzzles_done =
    { $count ->
        [one] Você respondeu ao único problema de { $game }. Muito bem!
       *[other] Você respondeu a todos os { NUMBER($count) } problemas de { $game }. Muito bem!
    }
puzzles_returns = O próximo problema que você errou volta { $when }.
puzzles_oldest = Você pode repetir os mais antigos; o rating não muda.
puzzles_run =
    { $answered ->
        [one] **Fim da série:** { NUMBER($solved) } de { NUMBER($answered) } problema resolvido, maior sequência: { NUMBER($longest) }.
       *[other] **Fim da série:** { NUMBER($solved) } de { NUMBER($answered) } problemas resolvidos, maior sequência: { NUMBER($longest) }.
    }
puzzles_noRun = Você não respondeu a nenhum problema nesta série.
puzzles_runRating = { $game }: { $before } → **{ $after }**
puzzles_stats =
    { $answers ->
        [one] Rating de problemas: **{ $rating }**, resolvidos: { NUMBER($solved) } de { NUMBER($answers) } problema (todas as respostas são públicas)
       *[other] Rating de problemas: **{ $rating }**, resolvidos: { NUMBER($solved) } de { NUMBER($answers) } problemas (todas as respostas são públicas)
    }

leagues_head = **{ $name }** · liga de { $game }
leagues_how_seats =
    { $seats ->
        [2] duelos
       *[other] mesas de até { $seats }
    }
contests_noPace = sem ritmo
leagues_how_rounds =
    { GIVEN($rounds) ->
        [no] rodadas conforme o número de pessoas
       *[yes] { $rounds ->
            [one] { NUMBER($rounds) } rodada
           *[other] { NUMBER($rounds) } rodadas
        }
    }
leagues_how_cup = depois um mata-mata dos { $cup } melhores
leagues_scale = Pontos por lugar: { LIST($scales, last: "or") }; lugares iguais os dividem.
leagues_ties = Em caso de empate: os confrontos, a média dos adversários, a parte dos pontos nas partidas, o sorteio.
leagues_absent =
    { $missed ->
        [one] Se o tempo acaba, um substituto joga até a pessoa voltar. Uma partida deixada a ele não vale pontos; depois da segunda, quem espera fica com o lugar ({ NUMBER($missed) } ponto por rodada perdida). Uma folga vale { $bye }.
       *[other] Se o tempo acaba, um substituto joga até a pessoa voltar. Uma partida deixada a ele não vale pontos; depois da segunda, quem espera fica com o lugar ({ NUMBER($missed) } pontos por rodada perdida). Uma folga vale { $bye }.
    }
leagues_filled = O lugar que ficar livre numa mesa é de { $player }: sem pontos, e os lugares dos outros contam como se ninguém estivesse ali.
leagues_noCup = sem mata-mata
leagues_fill =
    { $on ->
        [no] lugares livres ficam livres
       *[yes] bots médios ocupam os lugares livres
    }
leagues_drawn = O sorteio vem da semente `{ $seed }`.
leagues_gathering =
    { $count ->
        [one] Aberta por { $opener }. { NUMBER($count) } pessoa até agora; podem jogar de { $fewest } a { $most }. As partidas começam sozinhas, em tópicos deste canal, e são ranqueadas.
       *[other] Aberta por { $opener }. { NUMBER($count) } pessoas até agora; podem jogar de { $fewest } a { $most }. As partidas começam sozinhas, em tópicos deste canal, e são ranqueadas.
    }
leagues_cup =
    { $players ->
        [2] final
        [4] semifinais
       *[other] quartas de final
    }
contests_tablesLeft =
    { $open ->
        [0] Todas as mesas terminaram.
       *[other] { $open } de { $all } { $all ->
            [1] mesa
           *[other] mesas
        } ainda { $open ->
            [1] joga
           *[other] jogam
        }.
    }
leagues_waiting = À espera de um lugar: { LIST($names, between: ", ") }
leagues_over =
    { $total ->
        [one] 🏆 { $winner } venceu, com { NUMBER($total) } ponto nas rodadas.
       *[other] 🏆 { $winner } venceu, com { NUMBER($total) } pontos nas rodadas.
    }
leagues_closed = Esta liga foi encerrada antes do fim. As partidas em andamento continuam.
leagues_noThreads = ⚠️ Não posso abrir tópicos aqui: preciso de **Criar tópicos públicos** e **Enviar mensagens em tópicos**. Tento de novo sozinho; nada se perde.
leagues_shut = ⚠️ Não posso mais escrever no canal dela: a liga espera, e tento de novo sozinho.
contests_table = Mesa { $number }
leagues_byes =
    { $bye ->
        [one] Sem mesa desta vez, { NUMBER($bye) } ponto: { LIST($names, between: ", ") }
       *[other] Sem mesa desta vez, { NUMBER($bye) } pontos: { LIST($names, between: ", ") }
    }
leagues_called = -# Esta mensagem não avisa ninguém: cada um é avisado no tópico, quando for a sua vez.

contests_join = Participar
contests_leave = Sair
contests_start = Começar
leagues_standing = Classificação
contests_close = Encerrar

leagues_opened = **{ $name }** está aberta: a mensagem dela chega a este canal.
leagues_joined = Você está em **{ $name }**.
leagues_nowWaiting = **{ $name }** já começou: você está na lista de espera e fica com o lugar de quem sair primeiro.
leagues_left = Você saiu de **{ $name }**. Uma partida sua em andamento continua até o fim.
leagues_started = **{ $name }** começa: as mesas abrem em tópicos do canal.
leagues_closeAsk = Encerrar **{ $name }**? Não há mais rodadas, e ninguém vence. As partidas em andamento continuam.
leagues_closedNow = **{ $name }** está encerrada.

leagues_row =
    `{ $place }` { $name }: { $total ->
        [one] { NUMBER($total) } ponto
       *[other] { NUMBER($total) } pontos
    }, { $games ->
        [one] { NUMBER($games) } partida
       *[other] { NUMBER($games) } partidas
    }
leagues_gone = saiu
leagues_out = fora
leagues_ownGame = A sua partida desta rodada: { $thread }
leagues_ownBye = Você não tem mesa nesta rodada.
leagues_ownOver = A sua partida desta rodada terminou.
leagues_ownComing = A sua mesa desta rodada abre em instantes.
leagues_notIn = Você não está nesta liga.
leagues_noVariant =
    { COUNT($known) ->
        [0] Este jogo não tem variantes.
       *[other] Essa variante não existe. Há: { LIST($known, between: ", ") }.
    }
leagues_onlyHere = Ligas são para servidores: abra uma num canal em que eu possa abrir tópicos.

players_does_easy = { $name } joga como quem está começando: vê a próxima jogada, e dá para vencer.
players_does_medium = { $name } pesa o que cada jogada traz agora e depois.
players_does_hard = { $name } experimenta muitas vezes as melhores jogadas antes de decidir; leva alguns segundos.
players_add = Adicionar um bot
players_manage = Bots
players_ask = **Quem entra na mesa?**
players_full = Todos os lugares estão ocupados.
players_added = { $name } está na mesa: { $taken } de { $wanted }.
players_for = o bot no lugar de { $person }
players_thinking =
    { COUNT($names) ->
        [1] { LIST($names) } está pensando.
       *[other] { LIST($names) } estão pensando.
    }
players_unknown = Não conheço nenhum bot “{ $typed }”. Existem { LIST($possible) }; vários se escrevem assim: “2 { $strongest }” ou “{ LIST($pair, between: ", ") }”.

seatPages_lookAt = Ver { $name }

refusals_no-match =
    { GIVEN(COMMAND("solo")) ->
        [no] Não há partida neste canal. { COMMAND("new") } abre uma.
       *[yes] Não há partida neste canal. { COMMAND("new") } abre uma, { COMMAND("solo") } começa uma só para você.
    }
refusals_channel-busy =
    { $status ->
        [lobby] { $asker ->
            [stranger] { $free ->
                [0] Cada canal tem uma partida por vez. Uma vai começar aqui, com todos os lugares ocupados.
               *[other] Uma partida por vez em cada canal, e uma já está reunindo jogadores aqui: { COMMAND("game") } → Entrar pega um lugar.
            }
           *[other] Cada canal tem uma partida por vez. Uma espera jogadores aqui, e você já está nela.
        }
       *[other] Uma partida por vez em cada canal, e uma já está em andamento aqui. Outro canal ou um tópico pode receber outra.
    }
refusals_already-seated = Você já está nesta mesa.
refusals_not-seated =
    { $gathering ->
        [no] Você não está nesta mesa, então não há nada para você fazer. { COMMAND("board") } mostra a partida.
       *[yes] { $full ->
            [no] Você não está nesta mesa. { COMMAND("game") } → Entrar pega um lugar.
           *[yes] Você não está nesta mesa, e todos os lugares estão ocupados.
        }
    }
refusals_no-players = Nenhum bot joga isto ainda: convide pessoas.
refusals_players-only = Uma mesa precisa de uma pessoa, e não sobra lugar para ela. Lugares: { $seats }, bots: { $players }.
refusals_table-full =
    { $seats ->
        [one] A mesa está completa: { NUMBER($seats) } lugar ocupado.
       *[other] A mesa está completa: { NUMBER($seats) } lugares ocupados.
    }
refusals_too-few =
    { $seats ->
        [one] Faltam jogadores: a partida precisa de { $needed }, e só { NUMBER($seats) } está aqui. Os outros apertam Entrar.
       *[other] Faltam jogadores: a partida precisa de { $needed }, e só { NUMBER($seats) } estão aqui. Os outros apertam Entrar.
    }
refusals_already-started =
    { $asker ->
        [seated] A partida já começou; os lugares não mudam mais. { COMMAND("game") } → Desistir… abre mão do seu lugar.
        [opener] A partida já começou; os lugares não mudam mais. { COMMAND("game") } → Desistir… abre mão do seu lugar.
       *[other] A partida já começou; os lugares não mudam mais. { COMMAND("board") } mostra a partida.
    }
refusals_not-started = A partida ainda não começou. Quem abriu a mesa pode começar quando houver jogadores suficientes; com a mesa completa, qualquer pessoa sentada pode.
refusals_not-opener_start =
    { GIVEN($opener) ->
        [no] Enquanto a mesa não estiver completa, só quem abriu esta mesa pode começar.
       *[yes] Enquanto a mesa não estiver completa, só { $opener }, que abriu esta mesa, pode começar.
    }
refusals_not-opener_cancel =
    { $asker ->
        [stranger] { GIVEN($opener) ->
            [no] Só quem abriu esta mesa pode cancelar.
           *[yes] Só { $opener }, que abriu esta mesa, pode cancelar.
        }
       *[other] { GIVEN($opener) ->
            [no] Só quem abriu esta mesa pode cancelar. Com { COMMAND("game") } → Sair você devolve o seu próprio lugar.
           *[yes] Só { $opener }, que abriu esta mesa, pode cancelar. Com { COMMAND("game") } → Sair você devolve o seu próprio lugar.
        }
    }
refusals_not-opener_other =
    { GIVEN($opener) ->
        [no] Só quem abriu esta mesa pode fazer isso.
       *[yes] Só { $opener }, que abriu esta mesa, pode fazer isso.
    }
refusals_others-seated = Outra pessoa já está nesta mesa, então ela fica como diz a mensagem dela. Você pode sair e abrir outra.
refusals_over = A partida terminou. { COMMAND("board") } mostra o resultado; { COMMAND("new") } abre outra.
refusals_cancel-alone = Uma partida ranqueada contra bots não pode ser cancelada: ela só contaria quando você ganha. { COMMAND("game") } → Desistir… a encerra como derrota.
refusals_cancel-counts = Só os jogadores juntos cancelam uma partida ranqueada ou de liga, ou um membro com Gerenciar Servidor que não tem lugar nela.
refusals_pause-alone = Uma partida ranqueada contra bots não pode ser pausada: ela só contaria quando você ganha. Uma ausência em `/games settings` para o relógio.
refusals_live-alone = Uma partida ao vivo é para duas pessoas ou mais: os bots esperam você em qualquer ritmo. Deixe `pace` em branco ou deixe um lugar para alguém.
refusals_live-duplicate = As mesas de uma duplicata são jogadas quando todos têm tempo, então não podem ser ao vivo. Escolha outro `pace`.
refusals_duplicate-invited = Há pessoas convidadas para esta mesa, então ela não pode virar uma duplicada. Abra outra mesa sem convidar ninguém.
refusals_not-live = Esta partida já continua devagar.
refusals_resigned =
    { $end ->
        [outOfTime] Seu tempo nesta partida acabou; eu jogo no seu lugar. { COMMAND("board") } mostra como ela vai.
        [left] Você ficou fora até esta partida acabar para você; eu jogo no seu lugar. { COMMAND("board") } mostra como ela vai.
       *[resigned] Você desistiu desta partida; eu jogo no seu lugar. { COMMAND("board") } mostra como ela vai.
    }
refusals_stale = A partida seguiu adiante depois disso, então nada foi feito.
refusals_late = A partida seguiu adiante enquanto o comando estava a caminho, então nada foi feito.
refusals_late-choice = Você já escolheu outra coisa depois de enviar isto, então nada foi feito.
refusals_no-such-order = Essa ordem não está valendo: foi retirada ou não combina com esta ação. Sua página da mão mostra as que valem.
refusals_too-many-orders = Você já deixou { $limit } ordens, e mais não cabem em uma página. Retire uma na sua página da mão primeiro; nada foi feito.
refusals_not-to-act =
    { COUNT($people) ->
        [0] Não é a sua vez.
       *[other] Não é a sua vez: é a vez de { LIST($people) }.
    }
refusals_no-hints =
    { $why ->
        [rated] Esta partida é ranqueada, e nas ranqueadas não há dicas. Uma partida aberta com `rated:False` tem dicas.
        [off] Esta mesa joga sem dicas. Tudo o que você pode fazer está no seu painel, e { COMMAND("rules") } explica como.
       *[other] Não dou dicas neste jogo: ninguém me ensinou a jogá-lo bem. { COMMAND("rules") } explica como se joga.
    }
refusals_bad-seats =
    { GIVEN($min) ->
        [no] { $max ->
            [one] Este jogo é para { NUMBER($max) } jogador.
           *[other] Este jogo é para { NUMBER($max) } jogadores.
        }
       *[yes] Este jogo é para { $min } a { $max } jogadores.
    }
refusals_not-allowed = Você não pode cancelar esta partida por conta própria. Antes do início, quem abriu a mesa pode; depois, todos os jogadores precisam concordar, ou alguém com a permissão Gerenciar servidor cancela.
refusals_undo-nothing = Nada foi jogado ainda, então não há o que desfazer.
refusals_undo-over = A partida acabou: nada é desfeito depois que tudo foi mostrado.
refusals_undo-first = A primeira tentativa vale, então nada é desfeito nela. No treino, depois, dá para desfazer.
refusals_rated-undo = Numa partida ranqueada contra bots, nada é desfeito depois que algo foi revelado ou um bot respondeu.
refusals_undo-not-yours =
    { COUNT($people) ->
        [0] Você só pode desfazer a sua própria última ação, e a última daqui é de outra pessoa.
       *[other] Você só pode desfazer a sua própria última ação, e a última daqui é de { LIST($people) }.
    }
refusals_undo-acted-since =
    { COUNT($people) ->
        [0] Só a última ação da partida pode ser desfeita, e depois da sua já houve outra.
       *[other] Só a última ação da partida pode ser desfeita, e depois da sua já houve a de { LIST($people) }.
    }
refusals_undo-consent =
    { $reason ->
        [revealed] Isto só pode ser desfeito se todos os outros concordarem: algo novo foi mostrado e não dá para deixar de ter visto.
        [together] Isto só pode ser desfeito se todos os outros concordarem: vários escolheram juntos.
        [acted] Isto só pode ser desfeito se todos os outros concordarem: outros já escolheram depois.
       *[other] Isto só pode ser desfeito se todos os outros concordarem: também é assunto deles.
    }
refusals_undo-asked =
    { COUNT($people) ->
        [0] Alguém já pediu: os outros têm 48 horas para concordar.
        [1] { LIST($people) } já pediu: os outros têm 48 horas para concordar.
       *[other] { LIST($people) } já pediram: os outros têm 48 horas para concordar.
    }
refusals_undo-own-request = O pedido é seu: os outros decidem.
refusals_undo-no-request = Ninguém pede para desfazer nada. { COMMAND("undo") } desfaz a sua própria última ação.
refusals_undo-settled =
    { $status ->
        [agreed] Essa questão está resolvida: todos concordaram e foi desfeito.
        [refused] Essa questão está resolvida: foi recusada, e a ação fica valendo.
        [withdrawn] Essa questão está resolvida: o pedido foi retirado, e a ação fica valendo.
        [lapsed] Essa questão está resolvida: não houve resposta em 48 horas, e a ação fica valendo.
       *[other] Essa questão está resolvida: não há mais nenhum pedido.
    }
refusals_paused = Esta partida está em pausa: nada pode ser jogado até que os jogadores concordem em continuar.
refusals_not-paused = Esta partida não está em pausa.
refusals_bad-seat = Não há esse lugar nesta mesa.
refusals_seat-resigned =
    { COUNT($people) ->
        [0]
            { $end ->
                [outOfTime] Essa pessoa ficou sem tempo; eu jogo nesse lugar até o fim.
                [left] Essa pessoa saiu; eu jogo nesse lugar até o fim.
               *[resigned] Essa pessoa desistiu; eu jogo nesse lugar até o fim.
            }
       *[other]
            { $end ->
                [outOfTime] { LIST($people) } ficou sem tempo; eu jogo nesse lugar até o fim.
                [left] { LIST($people) } saiu; eu jogo nesse lugar até o fim.
               *[resigned] { LIST($people) } desistiu; eu jogo nesse lugar até o fim.
            }
    }
refusals_seat-away =
    { COUNT($people) ->
        [0] Essa pessoa está fora. O relógio espera e volta a correr { $until }.
       *[other] { LIST($people) } está fora. O relógio espera e volta a correr { $until }.
    }
refusals_seat-absent =
    { COUNT($people) ->
        [0] Já estou jogando nesse lugar: essa pessoa não está presente.
       *[other] Já estou jogando nesse lugar: { LIST($people) } não está presente.
    }
refusals_seat-offered = Esse lugar já está sendo oferecido.
refusals_not-late =
    { GIVEN($late) ->
        [no] { COUNT($people) ->
            [0] Essa pessoa não está com atraso.
           *[other] { LIST($people) } não está com atraso.
        }
       *[yes] { COUNT($people) ->
            [0] Essa pessoa não está com atraso. O tempo deste turno termina { $late }.
           *[other] { LIST($people) } não está com atraso. O tempo deste turno termina { $late }.
        }
    }
refusals_vote-own-seat = Isto é sobre o seu próprio lugar: os outros decidem, e termina quando você jogar.
refusals_vote-other-player =
    { COUNT($people) ->
        [0] Essa pessoa já pediu outro jogador aqui: responda a isso primeiro, ou espere a decisão.
        [1] { LIST($people) } já pediu: os outros têm 48 horas para concordar.
       *[other] { LIST($people) } já pediram outro jogador aqui: responda a isso primeiro, ou espere a decisão.
    }
refusals_no-vote = Não há essa pergunta nesta partida.
refusals_vote-settled =
    { $status ->
        [agreed] Esta votação está encerrada: foi aprovada.
        [refused] Esta votação está encerrada: foi recusada.
        [withdrawn] Esta votação está encerrada: foi retirada ou não é mais necessária.
        [lapsed] Esta votação está encerrada: não foi decidida em 48 horas.
       *[other] Esta votação está encerrada: não há mais nenhum pedido.
    }
refusals_no-offer = Nenhum lugar assim está sendo oferecido aqui.
refusals_unwelcome = Você não pode sentar nesta mesa. { COMMAND("new") } abre outra em outro canal.
refusals_blocked-here = Você bloqueou alguém que está nesta mesa: { LIST($people) }. Você pode desbloquear em `/games settings`.
refusals_nudge-nobody = Não há mais ninguém aqui a quem avisar agora.
refusals_nudge-early = Durante a primeira hora de um turno ninguém é avisado. Você pode avisar { $until }.
refusals_nudged = Já houve um aviso. Você pode avisar de novo { $until }.
refusals_live-clock = Numa partida ao vivo, o relógio avisa e decide. Quem tem a vez perde { $until }, se não jogar antes.
refusals_seat-moved = Essa pessoa não conseguia usar o canal da partida. Para ela a partida continua nas mensagens diretas, com mais tempo.
refusals_bad-zone = Não conheço esse fuso horário. Escolha um como Europe/Lisbon ou America/Sao_Paulo.
refusals_no-zone = Horas de silêncio precisam do seu fuso horário: escolha-o também.
refusals_bad-hours = Não entendo essas horas. Escreva de 0:00 a 23:59, como 22:30, 22.30, 22h30 ou 10pm; as duas devem ser diferentes.
refusals_away-past = Esse dia já passou.
refusals_away-long =
    { $days ->
        [one] Você pode ficar fora por { NUMBER($days) } dia no máximo.
       *[other] Você pode ficar fora por { NUMBER($days) } dias no máximo.
    }
refusals_block-self = Você não pode bloquear a si mesmo.
refusals_too-many_invitations =
    { $limit ->
        [one] No máximo { NUMBER($limit) } pessoa pode ser convidada para uma mesa.
       *[other] No máximo { NUMBER($limit) } pessoas podem ser convidadas para uma mesa.
    }
refusals_too-many_lobbies =
    { $count ->
        [one] Você já abriu aqui { NUMBER($count) } mesa que ainda reúne jogadores, e o limite é { $limit }: comece ou cancele uma antes.
       *[other] Você já abriu aqui { NUMBER($count) } mesas que ainda reúnem jogadores, e o limite é { $limit }: comece ou cancele uma antes.
    }
refusals_too-many_live =
    { $count ->
        [one] Você joga { NUMBER($count) } partida que não terminou, e o limite é { $limit }: termine, abandone ou cancele uma antes. `/games list` mostra todas.
       *[other] Você joga { NUMBER($count) } partidas que não terminaram, e o limite é { $limit }: termine, abandone ou cancele uma antes. `/games list` mostra todas.
    }
refusals_too-many_other =
    { $count ->
        [one] Você já abriu aqui { NUMBER($count) } partida que não terminou, e o limite é { $limit }: termine ou cancele uma antes.
       *[other] Você já abriu aqui { NUMBER($count) } partidas que não terminaram, e o limite é { $limit }: termine ou cancele uma antes.
    }
refusals_no-invitations = Estas pessoas não aceitam convites: { LIST($people) }.
refusals_you-blocked = Você bloqueou estas pessoas e não pode convidá-las: { LIST($people) }.
refusals_remove-yourself = Você não pode remover a si mesmo: { COMMAND("game") } → Sair deixa o seu lugar.
refusals_not-at-table = Essa pessoa não está nesta mesa.
refusals_may-not-open =
    { $who ->
        [manage-server] Neste servidor só abre partidas quem tem Gerenciar servidor.
       *[other] Neste servidor só abre partidas quem tem certo cargo.
    }
refusals_not-all-here =
    { $asker ->
        [opener] Ainda falta a resposta de { LIST($people) }: é preciso apertar Entrar, ou { COMMAND("game") } libera o lugar.
       *[other] { GIVEN($opener) ->
            [no] Ainda falta a resposta de { LIST($people) }: é preciso apertar Entrar, ou { COMMAND("game") } libera o lugar.
           *[yes] Ainda falta a resposta de { LIST($people) }: é preciso apertar Entrar, ou { $opener } libera o lugar.
        }
    }
refusals_not-over =
    { $status ->
        [cancelled] Esta partida foi cancelada, então não há o que jogar de novo. { COMMAND("new") } abre outra.
       *[other] A revanche vem quando a partida terminar.
    }
refusals_never-started = Esta mesa foi cancelada antes de se jogar, então não há registro.
refusals_no-record = Este jogo não guarda um registro que outros programas possam ler.
refusals_review-running = Esta partida ainda está em andamento. A análise só é feita quando ela termina: até lá, uma dica para um é uma dica para todos.
refusals_review-nothing = Não há nada para analisar: a pessoa deste lugar não fez nenhuma escolha.
refusals_review-not-yours = Quem jogou esta partida pode ver a análise do próprio jogo. Ninguém compartilhou uma análise desta partida ainda.
refusals_review-no-judge = Não posso analisar esta partida: eu mesmo não sei jogar este jogo.
refusals_stats-private = Essa pessoa não compartilha as suas estatísticas.
refusals_no-period = Escolha um ano de { $first } a { $latest }, ou de 1 a { $months } dos últimos meses.
refusals_no-deal = Não existe nada com esse nome. Confira o código ou procure os dias passados no arquivo.
refusals_deal-to-come = Esse dia ainda não começou.
refusals_deal-unplayed = Você vê como os outros foram depois de jogar.
refusals_no-solo-deal = Este jogo não pode ser jogado por uma pessoa só.
refusals_no-puzzles = Não há problemas deste jogo.
refusals_puzzle-gone = Este problema não existe mais. `/games puzzle` mostra outro.
refusals_bad-setting = Isso não é possível aqui. Escolha entre: { LIST($possible, between: ", ") }.
refusals_too-soon_open =
    Uma pessoa pode abrir { $times ->
        [one] { NUMBER($times) } partida
       *[other] { NUMBER($times) } partidas
    } num servidor { $minutes ->
        [60] em uma hora
       *[other] em { $minutes } minutos
    }. Você pode abrir outra { $until }.
refusals_too-soon_thread =
    Uma pessoa pode abrir { $times ->
        [one] { NUMBER($times) } tópico para partidas
       *[other] { NUMBER($times) } tópicos para partidas
    } num servidor { $minutes ->
        [60] em uma hora
       *[other] em { $minutes } minutos
    }. Você pode abrir outro { $until }.
refusals_too-soon_invite =
    Uma pessoa pode convidar { $times ->
        [one] { NUMBER($times) } pessoa para uma mesa
       *[other] { NUMBER($times) } pessoas para uma mesa
    } { $minutes ->
        [60] em uma hora
       *[other] em { $minutes } minutos
    }. Você pode convidar estas { $until }.
refusals_too-soon_invite-one =
    A mesma pessoa pode ser convidada para uma mesa { $times ->
        [1] uma vez
       *[other] { NUMBER($times) } vezes
    } { $minutes ->
        [60] em uma hora
       *[other] em { $minutes } minutos
    }. Você pode convidar de novo { $until }.
refusals_too-soon_rematch =
    Você pode pedir { $times ->
        [one] { NUMBER($times) } revanche da mesma partida
       *[other] { NUMBER($times) } revanches da mesma partida
    } { $minutes ->
        [60] em uma hora
       *[other] em { $minutes } minutos
    }. Você pode pedir de novo { $until }.
refusals_too-soon_ask =
    Uma pessoa pode fazer { $times ->
        [one] { NUMBER($times) } pergunta aos outros de uma partida
       *[other] { NUMBER($times) } perguntas aos outros de uma partida
    } { $minutes ->
        [60] em uma hora
       *[other] em { $minutes } minutos
    }. Você pode perguntar de novo { $until }.
refusals_too-soon_share =
    Uma pessoa pode publicar { $times ->
        [one] { NUMBER($times) } cartão de uma partida
       *[other] { NUMBER($times) } cartões de uma partida
    } { $minutes ->
        [60] em uma hora
       *[other] em { $minutes } minutos
    }. Você pode publicar outro { $until }.
refusals_too-soon_puzzle =
    Uma pessoa pode pedir { $times ->
        [one] { NUMBER($times) } problema
       *[other] { NUMBER($times) } problemas
    } { $minutes ->
        [60] em uma hora
       *[other] em { $minutes } minutos
    }. Você pode pedir outro { $until }.
refusals_too-soon_undo =
    Uma pessoa pode desfazer { $times ->
        [one] { NUMBER($times) } ação de uma partida
       *[other] { NUMBER($times) } ações de uma partida
    } { $minutes ->
        [60] em uma hora
       *[other] em { $minutes } minutos
    }. Você pode desfazer outra { $until }.
refusals_too-soon_away =
    A sua ausência pode ser mudada { $times ->
        [1] uma vez
       *[other] { NUMBER($times) } vezes
    } { $minutes ->
        [60] em uma hora
       *[other] em { $minutes } minutos
    }. Você pode mudá-la de novo { $until }.
refusals_too-soon_wish =
    Uma pessoa pode ligar os avisos de mesas abertas em { $times ->
        [one] { NUMBER($times) } servidor
       *[other] { NUMBER($times) } servidores
    } { $minutes ->
        [60] em uma hora
       *[other] em { $minutes } minutos
    }. Você pode ligar os de outro { $until }.
refusals_too-soon_seek =
    Você pode procurar uma partida { $times ->
        [1] uma vez
       *[other] { NUMBER($times) } vezes
    } { $minutes ->
        [60] em uma hora
       *[other] em { $minutes } minutos
    }. Você poderá de novo { $until }.
refusals_too-soon_report =
    Você pode denunciar { $times ->
        [1] uma vez
       *[other] { NUMBER($times) } vezes
    } { $minutes ->
        [60] em uma hora
       *[other] em { $minutes } minutos
    }. Você poderá de novo { $until }.
refusals_too-soon_phrase =
    Você pode dizer uma frase { $times ->
        [1] uma vez
       *[other] { NUMBER($times) } vezes
    } { $minutes ->
        [60] em uma hora
       *[other] em { $minutes } minutos
    }. Você poderá de novo { $until }.
refusals_too-soon_other = Você fez isso vezes demais. Será possível de novo { $until }.

refusals_no-league = Não há nenhuma liga com esse nome neste servidor.
refusals_league-solo = Este jogo é para uma pessoa só: não há ligas dele.
refusals_league-rounds = Uma liga tem de 1 a { $max } rodadas, sem contar as do mata-mata.
refusals_league-cup = O mata-mata é para os 2, 4 ou 8 melhores, num jogo que dois possam jogar.
refusals_league-name = Já há uma liga com esse nome em andamento neste servidor: dê outro nome à sua.
refusals_leagues-many = No máximo { $limit } ligas ao mesmo tempo em um servidor.
refusals_contest-full =
    { $limit ->
        [one] Está cheia: { NUMBER($limit) } pessoa no máximo.
       *[other] Está cheia: { NUMBER($limit) } pessoas no máximo.
    }
refusals_contest-few =
    { $needed ->
        [one] É preciso pelo menos { NUMBER($needed) } pessoa, e há { $people }.
       *[other] São precisas pelo menos { NUMBER($needed) } pessoas, e há { $people }.
    }
refusals_contest-in =
    { $waits ->
        [yes] Você já está na lista de espera.
       *[other] Você já participa.
    }
refusals_contest-not-in = Você não participa.
refusals_contest-left = Você saiu desta liga: ninguém volta na mesma temporada.
refusals_contest-started = Já começou.
refusals_contest-over = Já acabou.
refusals_contest-not-opener =
    { GIVEN($opener) ->
        [no] Só quem abriu e membros com Gerenciar servidor podem fazer isso.
       *[yes] Só { $opener } e membros com Gerenciar servidor podem fazer isso.
    }
refusals_league-no-pause = Uma partida de liga não é pausada, pois outros esperam por ela. Se você ficar ausente, o seu relógio é pausado por uma semana, no máximo.

refusals_no-duplicate = Essa duplicada não existe mais.
refusals_duplicate-tables = Uma duplicada tem de { $min } a { $max } mesas.
refusals_duplicates-many = No máximo { $limit } duplicadas ao mesmo tempo em um servidor.
refusals_duplicate-uneven =
    { $people ->
        [one] Este jogo não tem bots, e { NUMBER($people) } pessoa não bastam para mesas iguais ({ $tables }).
       *[other] Este jogo não tem bots, e { NUMBER($people) } pessoas não bastam para mesas iguais ({ $tables }).
    }
refusals_duplicate-apart = Não dá para distribuir estas pessoas por tão poucas mesas. Dá com mais mesas ou com menos pessoas.
refusals_duplicate-on = A mesma distribuição ainda está em jogo: antes de todas as mesas terminarem, só quem joga nesta a vê, e nada se conta do que havia nas pilhas.
refusals_duplicate-no-offer = Ninguém assume um lugar enquanto a mesma distribuição está em jogo em outras mesas.
refusals_duplicate-undo = Isso não pode ser desfeito: você viu algo que ainda está oculto nas outras mesas.

refusals_no-such-game = Não conheço esse jogo.
refusals_wishes-many = Aviso de mesas abertas em no máximo { NUMBER($limit) } servidores. Desligue um deles antes.
refusals_watch-seated = Você tem um lugar nesta partida: já vê tudo, e mais do que quem acompanha.
refusals_watch-many = Dá para acompanhar { NUMBER($limit) } partidas de cada vez. Pare de acompanhar uma antes.
refusals_watch-unseen = Só dá para acompanhar partidas em canais de um servidor que você pode ver; as jogadas em particular, não.
refusals_call-none = Este servidor não definiu um cargo que uma mesa possa mencionar. Quem o administra define: `/games server`.
refusals_call-gone = O cargo que este servidor definiu para as mesas foi excluído. Quem administra o servidor define outro: `/games server`.
refusals_call-silent = Uma menção minha não avisaria ninguém de **{ $role }**. Configurações do servidor → Cargos → esse cargo → “Permitir que qualquer um @mencione este cargo” muda isso.
refusals_call-unknown = Não consigo saber agora se posso mencionar esse cargo. Tente de novo daqui a pouco.
refusals_call-often = Num servidor, o cargo é mencionado uma vez a cada { NUMBER($hours) } horas. Dá para mencionar de novo { $until }.
refusals_called = Esta mesa já mencionou o cargo: cada uma menciona uma vez.
refusals_only-here = Esta mesa não aceita agora ninguém de outro servidor: ela aparece só no próprio servidor, ou o servidor a reserva aos membros. `/games find` mostra outras.
refusals_place-busy = Onde você veria esta mesa já há outro jogo, e cada lugar tem só um por vez. Sente-se quando ele acabar, ou em outro canal com `/games find`.
refusals_unlisted = Este servidor não mostra suas mesas em outros servidores. Quem gerencia o servidor pode mudar isso: `/games server`.
refusals_not-at-lobby = Só quem está sentado nesta mesa pode avisar outros.
refusals_no-phrase = Essa frase não existe. O botão *Dizer algo* abaixo do tabuleiro mostra todas as frases.
refusals_phrases-here = Todos os jogadores desta partida estão neste canal: vocês podem escrever uns aos outros.
refusals_phrases-many =
    { $status ->
        [running] Desde a sua última jogada você disse { $limit ->
            [one] { NUMBER($limit) } frase
           *[other] { NUMBER($limit) } frases
        }. Depois da próxima jogada você poderá dizer mais.
       *[other] A partida acabou, e você já disse frases suficientes nela.
    }

games_privacy_title = **O que está guardado sobre você**
games_privacy_never = O seu id e mais nada da sua conta; nenhuma mensagem, nenhum endereço.
games_privacy_name = O último nome visto: { $name }
games_privacy_nothing = Nada: você não jogou aqui.
games_privacy_seats = Lugares em partidas: **{ NUMBER($seats) }**; em andamento: **{ NUMBER($running) }**
games_privacy_rest = Suas configurações; convites: **{ $invitations }**, votos: **{ $votes }**, pessoas bloqueadas: **{ $blocks }**
games_privacy_more = Tudo está na exportação. Apagar seus dados tira o seu nome e as suas configurações de tudo.
games_privacy_exported = Tudo o que está guardado sobre você, num arquivo que só você vê.
games_privacy_file = Tudo o que está guardado sobre uma pessoa, em JSON
games_privacy_exportButton = Exportar
games_privacy_forgetButton = Apagar meus dados…
games_privacy_forgetAsk =
    { $running ->
        [0] Apagar seus dados? Suas configurações e seus resultados são apagados, e nas partidas terminadas você vira “Jogador” com o número do seu lugar. A minha mensagem mais nova de cada partida é mudada; as mais antigas ficam. Não há como voltar atrás.
        [one] Apagar seus dados? Suas configurações e seus resultados são apagados, e nas partidas terminadas você vira “Jogador” com o número do seu lugar. **Você desiste da { NUMBER($running) } partida em andamento ou sai dela.** A minha mensagem mais nova de cada partida é mudada; as mais antigas ficam. Não há como voltar atrás.
       *[other] Apagar seus dados? Suas configurações e seus resultados são apagados, e nas partidas terminadas você vira “Jogador” com o número do seu lugar. **Você desiste das { NUMBER($running) } partidas em andamento ou sai delas.** A minha mensagem mais nova de cada partida é mudada; as mais antigas ficam. Não há como voltar atrás.
    }
games_privacy_forgetSure = Apagar para sempre
games_privacy_keep = Manter tudo
games_privacy_kept = Nada foi mudado.
games_privacy_forgotten =
    { $games ->
        [one] Pronto: seus dados foram apagados, em { NUMBER($games) } partida. As mensagens antigas nos canais ficam; a moderação pode apagá-las.
       *[other] Pronto: seus dados foram apagados, em { NUMBER($games) } partidas. As mensagens antigas nos canais ficam; a moderação pode apagá-las.
    }

games_glance_onlyInServers = Isto mostra as partidas de um servidor: use em um deles.
games_glance_none = Nenhuma partida que você possa ver está em andamento neste servidor.
games_glance_choose = Qual partida?
games_glance_strange = Não encontro essa partida aqui. Estas estão em andamento:
games_glance_more = Estas são as { NUMBER($offered) } mais antigas. Para ver outra, informe o canal dela ou o link de uma mensagem nela.
games_glance_toBoard = Para a partida
games_glance_others = Outras partidas

games_doctor_allowed = Posso ver este canal, escrever aqui, anexar imagens e ler o que escrevi.
games_doctor_lacks = Não tenho a permissão { $permission }.
games_doctor_threads = Posso abrir tópicos aqui.
games_doctor_noThreads = Não tenho { LIST($permissions) }: só uma partida num tópico próprio precisa disso.
games_doctor_grant = Como conceder: Editar canal → Permissões → adicionar o meu cargo → permitir o que está acima. Ou para todos os canais: Configurações do servidor → Cargos → o meu cargo.
games_doctor_direct = Estamos numa mensagem direta: não precisa de permissões, partidas solo funcionam aqui.
games_doctor_database = O banco de dados responde, em { NUMBER($milliseconds) } ms.
games_doctor_badDatabase = O banco de dados não responde: nada pode ser jogado agora. Avise quem administra o bot.
games_doctor_outbox =
    { $waiting ->
        [one] { NUMBER($waiting) } mensagem espera para ser publicada neste canal.
       *[other] { NUMBER($waiting) } mensagens esperam para ser publicadas neste canal.
    }
games_doctor_quietOutbox = Nenhuma mensagem espera para ser publicada neste canal.
games_doctor_parked =
    { $messages ->
        [one] { NUMBER($messages) } mensagem para este canal está guardada: não pôde ser publicada.
       *[other] { NUMBER($messages) } mensagens para este canal estão guardadas: não puderam ser publicadas.
    }
games_doctor_why_noChannel = Da última vez, o Discord disse que esse canal não existe.
games_doctor_why_noAccess = Da última vez, o Discord disse que não posso ver este canal.
games_doctor_why_noPermission = Da última vez, o Discord disse que não tenho uma permissão aqui.
games_doctor_why_noMessages = Da última vez, o Discord disse que não posso escrever para você.
games_doctor_why_removed = Eu tinha sido removido deste servidor.
games_doctor_why_operator = Quem administra o bot o fechou neste servidor.
games_doctor_why_other = Da última vez, o Discord não aceitou. O motivo está no meu registro: pergunte a quem administra o bot.
games_doctor_parkedGrant = Conceda o que falta e use `/games server` aqui de novo: tento outra vez na hora.
games_doctor_parkedAgain = Agora não falta nada: estou tentando outra vez.
games_doctor_parkedElsewhere =
    { COUNT($named) ->
        [0] { $channels ->
            [one] Em { NUMBER($channels) } outro canal deste servidor não consegui publicar.
           *[other] Em { NUMBER($channels) } outros canais deste servidor não consegui publicar.
        }
       *[other] { $channels ->
            [one] Em { NUMBER($channels) } outro canal deste servidor não consegui publicar. Use `/games server` lá: { LIST($named) }.
           *[other] Em { NUMBER($channels) } outros canais deste servidor não consegui publicar. Use `/games server` lá: { LIST($named) }.
        }
    }
games_doctor_board = Um tabuleiro foi desenhado em { NUMBER($milliseconds) } ms: está abaixo.
games_doctor_badBoard = Não consegui desenhar um tabuleiro. Avise quem administra o bot.
games_doctor_well = **Está tudo bem aqui.**
games_doctor_ill = **Falta algo aqui.**

games_operator_maintenance = **Manutenção:** de { $from } até cerca de { $to } ficarei fora do ar (começa { $when }). Depois, todas as partidas continuam.
games_operator_over = **A manutenção terminou.** Todas as partidas continuam.
games_operator_announces = **Uma mensagem de quem administra o bot:**
games_operator_closed = **Quem administra o bot encerrou esta partida.** Ela não vale para a classificação.
games_operator_paused = **Quem administra o bot pausou esta partida.** Os jogadores podem votar para continuar.
games_operator_rewound =
    { $moves ->
        [one] **Quem administra o bot consertou esta partida.** Ela continua de uma posição anterior: a última jogada não conta mais.
       *[other] **Quem administra o bot consertou esta partida.** Ela continua de uma posição anterior: as últimas { NUMBER($moves) } jogadas não contam mais.
    }

games_operator_blockedPerson = Quem administra o bot não permite mais que você o use. Com `/games settings` você ainda pode ver ou apagar seus dados.
games_operator_blockedServer = Quem administra o bot o fechou neste servidor. Com `/games settings` você ainda pode ver ou apagar seus dados.
games_operator_support = Suporte: { $address }
games_host_notOwner = Só quem administra o bot pode usar este comando.

games_lists_title =
    { $waiting ->
        [0] { $games ->
            [one] **Sua partida**
           *[other] **Suas { NUMBER($games) } partidas**
        }
        [one] { $games ->
            [one] **Sua partida**, { NUMBER($waiting) } espera por você
           *[other] **Suas { NUMBER($games) } partidas**, { NUMBER($waiting) } espera por você
        }
       *[other] { $games ->
            [one] **Sua partida**, { NUMBER($waiting) } esperam por você
           *[other] **Suas { NUMBER($games) } partidas**, { NUMBER($waiting) } esperam por você
        }
    }
games_lists_page = página { $page } de { $pages }
games_lists_together = { $place } com { LIST($people) }
games_lists_alone = { $place }, sozinho
games_lists_yours = **Sua vez**, { $since }
games_lists_theirs =
    { COUNT($people) ->
        [0] Em espera, { $since }
       *[other] Vez de { LIST($people) }, { $since }
    }
games_lists_paused = Em pausa, { $since }
games_lists_gathering = Reunindo jogadores, { $taken } de { $wanted }, { $since }
games_lists_openTitle =
    { $tables ->
        [one] **Uma mesa com lugar para você**
       *[other] **{ NUMBER($tables) } mesas com lugar para você**
    }
games_lists_noSuchTable = Não encontro essa mesa aqui: pode ser de outro servidor, ou estar num canal que você não vê.
games_lists_sitAt = { $index }. Sentar: { $game }
games_lists_first = Para a primeira
games_lists_earlier = ◀ Anterior
games_lists_later = Próxima ▶
games_lists_onlyInServers = Isto é sobre as partidas de um servidor: use em um deles.
games_lists_ownStats = **Suas partidas de { $game }**
games_lists_statsOf = **{ $game }** de { $person } neste servidor
games_lists_nothingCounted = Nenhuma partida foi contada ainda.
games_lists_gamesAndWins = Partidas: **{ NUMBER($games) }**, vitórias: **{ NUMBER($wins) }** ({ PERCENT($share) })
games_lists_average = Média de pontos: **{ NUMBER($points) }**
games_lists_best =
    { $points ->
        [one] Melhor turno: **{ NUMBER($points) } ponto**
       *[other] Melhor turno: **{ NUMBER($points) } pontos**
    }
games_lists_withPlayers =
    { GIVEN($average) ->
        [no] { $category }, com bots: { $games ->
            [one] { NUMBER($games) } partida
           *[other] { NUMBER($games) } partidas
        }, { $wins ->
            [one] { NUMBER($wins) } vitória
           *[other] { NUMBER($wins) } vitórias
        }
       *[yes] { $category }, com bots: { $games ->
            [one] { NUMBER($games) } partida
           *[other] { NUMBER($games) } partidas
        }, { $wins ->
            [one] { NUMBER($wins) } vitória
           *[other] { NUMBER($wins) } vitórias
        }, média de { $average ->
            [one] { NUMBER($average) } ponto
           *[other] { NUMBER($average) } pontos
        }
    }
games_lists_solo =
    { $points ->
        [one] { $category }: melhor **{ NUMBER($points) } ponto**
       *[other] { $category }: melhor **{ NUMBER($points) } pontos**
    }
games_lists_practised =
    { $category }, treino: { $games ->
        [one] { NUMBER($games) } partida
       *[other] { NUMBER($games) } partidas
    }, melhor { $points ->
        [one] { NUMBER($points) } ponto
       *[other] { NUMBER($points) } pontos
    }
games_lists_hints = Dicas usadas: **{ NUMBER($count) }**
games_lists_leaderboard = **{ $game } neste servidor**
games_lists_emptyLeaderboard = Nenhuma partida de { $game } foi contada neste servidor ainda.
games_lists_row = { $place }. { $person }: { LIST($parts, between: ", ") }
games_lists_parts_wins =
    { $wins ->
        [one] { NUMBER($wins) } vitória
       *[other] { NUMBER($wins) } vitórias
    } em { $games ->
        [one] { NUMBER($games) } partida
       *[other] { NUMBER($games) } partidas
    }
games_lists_parts_average =
    { $average ->
        [one] média de { NUMBER($average) } ponto
       *[other] média de { NUMBER($average) } pontos
    }
games_lists_parts_best =
    { $best ->
        [one] melhor turno { NUMBER($best) } ponto
       *[other] melhor turno { NUMBER($best) } pontos
    }
games_lists_aloneTitle = **Solo**
games_lists_soloRow = { $category }, os melhores: { LIST($bests, between: ", ") }
games_lists_soloBest =
    { $points ->
        [one] { $person } { NUMBER($points) } ponto
       *[other] { $person } { NUMBER($points) } pontos
    }
games_lists_hidden = -# Se você não quer aparecer, diga isso em `/games settings`.
games_lists_leaderboardEverywhere = **{ $game } em todos os servidores**
games_lists_nobodyEverywhere = Ninguém pediu para aparecer na classificação geral de { $game }. Com `/games settings` você aparece.
games_lists_nobodyAnywhere = Ninguém pediu para aparecer na classificação geral. Com `/games settings` você aparece.
games_lists_listedEverywhere = -# Aparece quem pediu com `/games settings`.
games_lists_ownPlace = … você está em { NUMBER($place) }º lugar
games_lists_ratingLegend = -# Depois do nome vem o rating, com interrogação até dez partidas ranqueadas.

games_profile_own = **{ $title }:**
games_profile_of = **{ $title }**, como { $person } joga
games_profile_rating =
    { $games ->
        [one] Rating: **{ $rating }** depois de { NUMBER($games) } partida ranqueada
       *[other] Rating: **{ $rating }** depois de { NUMBER($games) } partidas ranqueadas
    }
games_profile_withPlayers =
    { $games ->
        [one] Contra bots: **{ $rating }** depois de { NUMBER($games) } partida
       *[other] Contra bots: **{ $rating }** depois de { NUMBER($games) } partidas
    }
games_profile_provisional = -# A interrogação fica até dez partidas ranqueadas.
games_profile_nothing = Nenhuma partida ranqueada ainda. Uma partida entre várias pessoas é ranqueada, a não ser que seja aberta com `rated:False`; uma contra bots é com `rated:True`.
games_profile_nothingOf = { $person } não aparece com rating neste servidor.
games_profile_joinEverywhere = Aparecer em todos os servidores
games_profile_leaveEverywhere = Aparecer só aqui
games_profile_stats = Estatísticas

games_year_own = **Sua retrospectiva.** Só você vê.
games_year_posts = -# Publicada aqui, ela mostra só as partidas deste servidor e as análises que você compartilhou.
games_year_of = A retrospectiva de { $person }, com as partidas deste servidor.
games_year_server = **O que se jogou neste servidor.** Só você vê.
games_year_nothing = Nesse período não terminou nenhuma partida sua que conte. Uma partida conta quando é jogada até o fim.
games_year_nothingOf = Nesse período não terminou neste servidor nenhuma partida de { $person } que conte.
games_year_nothingServer = Nesse período não terminou neste servidor nenhuma partida que conte. Quem não compartilha as suas estatísticas não é contado.
games_year_by = { $person } relembra as suas partidas:
games_year_serverBy = { $person } mostra o que se jogou neste servidor:
games_year_ready = -# Seu ano { $year } em partidas está pronto: `/games profile`

games_settings_title = **Suas configurações**, para todos os jogos e servidores
games_settings_saved = Salvo.
games_settings_switches_pings = Avisar quando for a minha vez
games_settings_switches_invitations = Convites para partidas
games_settings_switches_stats = Outros veem suas estatísticas
games_settings_switches_learns = Aprender quando você dorme
games_settings_switches_everywhere = Na classificação de todos os servidores
games_settings_switches_named = Nome visível para jogadores de outros servidores
games_settings_switches_puzzles = Suas partidas encerradas podem virar problemas, sem nomes
games_settings_on = ligado
games_settings_off = desligado
games_settings_zone = Fuso horário
games_settings_noZone = não definido
games_settings_zoneNow = { $zone }, agora { $clock }
games_settings_quiet = Horas de silêncio
games_settings_noQuiet = nenhuma
games_settings_quietLearnt = { $hours }, aprendidas
games_settings_away = Fora
games_settings_notAway = não
games_settings_awayUntil = até { $moment }
games_settings_blocked = Bloqueios
games_settings_nobodyBlocked = ninguém
games_settings_people =
    { $count ->
        [one] { NUMBER($count) } pessoa
       *[other] { NUMBER($count) } pessoas
    }
games_settings_unseenPlayers =
    { $count ->
        [one] { NUMBER($count) } pessoa cujo nome você não vê
       *[other] { NUMBER($count) } pessoas cujos nomes você não vê
    }
games_settings_unseenPlayer = Pessoa oculta, bloqueada em { $day }
games_settings_chooseSwitches = O que fica ligado …
games_settings_chooseZone = Seu fuso horário …
games_settings_zoneOff = Sem fuso horário
games_settings_otherZone = Outro fuso horário
games_settings_otherQuiet = Outras horas de silêncio
games_settings_city = Cidade, como Lisbon
games_settings_quietFrom = De, como 22:30
games_settings_quietTo = Até, como 7:00
games_settings_blocks = Bloqueios
games_settings_data = Meus dados
games_settings_menus = Agora você escolhe as configurações nos menus abaixo. Nada mudou.
games_settings_chooseQuiet = Horas de silêncio: sem avisos de … a …
games_settings_quietOff = Sem horas de silêncio
games_settings_chooseAway = Fora por …
games_settings_awayOff = Não estou fora
games_settings_days =
    { $count ->
        [one] { NUMBER($count) } dia
       *[other] { NUMBER($count) } dias
    }
games_settings_daysUntil =
    { $count ->
        [one] { NUMBER($count) } dia, até { $day }
       *[other] { NUMBER($count) } dias, até { $day }
    }
games_settings_choosePerson = Bloquear alguém
games_settings_choosePersonBack = Desbloquear alguém
games_settings_hours = Quando você joga
games_settings_hoursTitle =
    { $acts ->
        [one] **Quando você joga**: { NUMBER($acts) } ação contada, por hora do dia em { $zone }. A partir de 40 eu sei quando você dorme e não aviso nessas horas.
       *[other] **Quando você joga**: { NUMBER($acts) } ações contadas, por hora do dia em { $zone }. A partir de 40 eu sei quando você dorme e não aviso nessas horas.
    }
games_settings_noHours = Ainda não contei quando você joga.
games_settings_notCounted = Não conto quando você joga: você pode ligar isso.
games_settings_forgetHours = Apagar
games_settings_hoursForgotten = Apagado.
games_settings_back = Voltar

games_server_title = **Partidas neste servidor**
games_server_language = Idioma dos tabuleiros
games_server_ownLanguage = o do servidor
games_server_languages_en = inglês
games_server_languages_ko = coreano
games_server_languages_pt-BR = português do Brasil
games_server_languages_de = alemão
games_server_languages_es-ES = espanhol
games_server_languages_fr = francês
games_server_languages_ja = japonês
games_server_pace = Ritmo de uma partida nova
games_server_housePace = escolhe quem abre a mesa
games_server_paces_none = nenhum
games_server_paces_day = um dia por turno
games_server_paces_three-days = três dias por turno
games_server_paces_two-weeks = 14 dias por turno
games_server_mayOpen = Pode abrir partidas
games_server_mayCancel = Pode cancelar partidas dos outros
games_server_place = As partidas acontecem
games_server_places_anywhere = em canais e tópicos
games_server_places_edited = em canais, cada uma em uma só mensagem, editada
games_server_places_threads = cada uma em um tópico próprio
games_server_listed = Mesas mostradas em outros servidores
games_server_strangers = Pessoas de outros servidores podem se sentar a estas mesas
games_server_ifWished = se quem abre a mesa quiser
games_server_never = nunca
games_server_everyone = todo mundo
games_server_managers = quem tem Gerenciar servidor
games_server_onlyManagers = -# Quem tem Gerenciar servidor pode mudar isto.
games_server_saved = Salvo. O aviso vai aparecer neste canal.
games_server_nothingNew = Já estava assim.
games_server_choose = Mudar uma configuração …
games_server_chooseRole = Um cargo …
games_server_chooseChannel = Um canal …
games_server_acts = Registro da moderação
games_server_check = Verificar este canal
games_server_noActs = Nada foi feito aqui com poderes de moderação.
games_server_actsTitle = **O que a moderação fez aqui**, o mais novo primeiro
games_server_back = Voltar
games_server_morningChannel = Mensagem da manhã
games_server_noMorning = nenhuma
games_server_morningHour = Hora da mensagem da manhã
games_server_morningZone = Fuso horário dessa hora
games_server_morningGone = Não encontro esse canal aqui, ou você não pode vê-lo. Escolha outro canal para a mensagem da manhã.
games_server_morningNext = A próxima mensagem da manhã chega { $at }.
games_server_morningLacks = Não consigo publicar imagens em { $channel }: falta a permissão { LIST($permissions) }. Conceda isso ao meu cargo nesse canal e escolha o canal de novo.
games_server_morningClosed = Não consigo publicar a mensagem da manhã em { $channel }. Tento de novo a cada hora. Conceda o que falta nesse canal ou escolha outro com `/games server`.
games_server_onePerson = Alguém
games_server_changed = { $person } mudou como são as partidas neste servidor:
games_server_calledOff = { $person } cancelou aqui uma partida de { $game } como moderador.
games_server_cancelAct = { $person } cancelou uma partida de { $game }
games_server_settingsAct = { $person } definiu: { LIST($settings) }

games_vitals_title = **Estado do bot, para quem o administra.** Este processo começou { $since }.
games_vitals_interactions = Interações: **{ NUMBER($answered) }** respondidas, { NUMBER($refused) } recusadas, { NUMBER($stale) } ultrapassadas pelo jogo, { NUMBER($failed) } com erro, { NUMBER($late) } tarde demais, { NUMBER($slowed) } freadas, { NUMBER($repeated) } vindas duas vezes.
games_vitals_firstAnswer = Primeira resposta: { $within }.
games_vitals_board = Tabuleiro no canal depois de uma jogada: { $within }.
games_vitals_outbox = Mensagens a publicar: { NUMBER($due) } já, { NUMBER($retrying) } outra vez, { NUMBER($later) } na sua hora, { NUMBER($parked) } quando o canal abrir; a mais antiga em atraso espera há { $oldest }.
games_vitals_live =
    { COUNT($games) ->
        [0] Partidas em andamento: nenhuma; em canais fechados { NUMBER($parked) }.
       *[other] Partidas em andamento: { LIST($games, between: ", ") }; em canais fechados { NUMBER($parked) }.
    }
games_vitals_noDatabase = Não se sabe o que espera nem o que se joga: o banco de dados não responde.
games_vitals_pictures = Imagens: { NUMBER($waiting) } em andamento; { $within }; { NUMBER($failed) } com falha.
games_vitals_thoughts =
    { $hurried ->
        [one] Reflexões: { NUMBER($waiting) } em andamento; { $within }; { NUMBER($hurried) } jogada feita às pressas; { NUMBER($failed) } com falha.
       *[other] Reflexões: { NUMBER($waiting) } em andamento; { $within }; { NUMBER($hurried) } jogadas feitas às pressas; { NUMBER($failed) } com falha.
    }
games_vitals_database = Transações do banco de dados: { $within }.
games_vitals_eventLoop = Laço de eventos: atraso de até { $p99 } em 99% das medidas, { $worst } no pior caso.
games_vitals_requests =
    { $rateLimits ->
        [one] Pedidos que o Discord conta: { NUMBER($perSecond) } por segundo no último minuto, de 50; { NUMBER($rateLimits) } espera pelos limites dele, { $waited } ao todo.
       *[other] Pedidos que o Discord conta: { NUMBER($perSecond) } por segundo no último minuto, de 50; { NUMBER($rateLimits) } esperas pelos limites dele, { $waited } ao todo.
    }
games_vitals_shards = Shards deste processo: { NUMBER($held) } de { NUMBER($all) }.
games_vitals_liveGame = { $title } { NUMBER($running) } (salas { NUMBER($lobbies) })
games_vitals_milliseconds = { NUMBER($milliseconds) } ms
games_vitals_seconds = { NUMBER($seconds) } s
games_vitals_within = metade em até { $median }, 95% em até { $p95 }
games_vitals_never = nenhuma vez na última hora

people_closed = O Discord não me deixa escrever para você: suas mensagens diretas estão fechadas. Por isso desliguei o que eu contava lá: mesas abertas e partidas que você acompanha. Permita mensagens diretas de membros deste servidor (menu do servidor → Configurações de privacidade) e ligue de novo.

people_tables_notify = Me avise quando abrir uma mesa
people_tables_announced = Aviso ligado: { $game }
people_tables_allGames = Todos os jogos
people_tables_turnOff = Desligar o aviso
people_tables_back = Voltar
people_tables_on = **Quando uma mesa abrir aqui, aviso por mensagem direta.** Jogos: **{ $game }**
people_tables_off = Você não é avisado quando uma mesa abre aqui.
people_tables_rule = -# No máximo uma vez por hora, e não nas suas horas de silêncio nem enquanto você está fora: o que abrir nesse meio-tempo vem junto, se ainda tiver lugar. Nunca mesas que você não pode ver.
people_tables_callsAreOff = Seus avisos estão desligados em `/games settings`: enquanto não os ligar, não chega nada.
people_tables_greeting = É aqui que aviso quando uma mesa abre, como você pediu num servidor. Dá para desligar em cada uma dessas mensagens.
people_tables_lookThere = Acabei de escrever para você: veja nas suas mensagens diretas.
people_tables_turnedOff = Desligado: não aviso mais das mesas desse servidor. O `/games find` de lá liga de novo.
people_tables_wasOff = Isso já está desligado.
people_tables_opened =
    { $tables ->
        [one] **Abriu uma mesa**
       *[other] **Abriram { NUMBER($tables) } mesas**
    }
people_tables_more =
    { $tables ->
        [one] … e mais { NUMBER($tables) }: `/games find` no servidor mostra.
       *[other] … e mais { NUMBER($tables) }: `/games find` no servidor mostra.
    }
people_tables_sitThere = Daqui não consigo ver se você pode se sentar. Sente-se na própria mesa: { $link }
people_tables_servers =
    { $count ->
        [one] Aviso de mesa aberta: **em { NUMBER($count) } servidor** (o `/games find` de lá muda)
       *[other] Aviso de mesa aberta: **em { NUMBER($count) } servidores** (o `/games find` de lá muda)
    }

people_watch_watch = Acompanhar
people_watch_stop = Parar de acompanhar
people_watch_done = Pronto
people_watch_toGame = Ir à partida
people_watch_modes_rounds = A cada rodada
people_watch_modes_end = Só o final
people_watch_watching_rounds = Você acompanha **{ $game }** em { $place }: uma mensagem direta ao fim de cada rodada e no final, nas horas em que está acordado.
people_watch_watching_end = Você acompanha **{ $game }** em { $place }: uma mensagem direta no final, nas horas em que está acordado.
people_watch_stopped = Você não acompanha mais esta partida.
people_watch_notWatching = Você não acompanha esta partida.
people_watch_askThere = Daqui não consigo ver se você pode olhar { $place }. Aperte *Acompanhar* lá.
people_watch_roundEnded =
    { $round ->
        [0] { $title }
        Uma rodada terminou em { $place }.
       *[other] { $title }
        A rodada { NUMBER($round) } terminou em { $place }.
    }
people_watch_gameEnded =
    { $title }
    { "" }**A partida acabou** em { $place }.
people_watch_reviewShared =
    { $title }
    Uma análise desta partida em { $place } foi compartilhada:
people_watch_noReviewYet = -# Se alguém que jogou compartilhar a análise, envio para você.
people_watch_watchers =
    { $count ->
        [one] { NUMBER($count) } pessoa acompanha
       *[other] { NUMBER($count) } pessoas acompanham
    }

people_roles_call =
    { GIVEN($role) ->
        [no] Mencionar o cargo
       *[yes] Mencionar @{ $role }
    }
people_roles_called = Cargo mencionado, numa mensagem própria.
people_roles_message =
    { $free ->
        [one] { $mention } { $person } procura companhia: **{ $game }**, { NUMBER($free) } lugar livre.
       *[other] { $mention } { $person } procura companhia: **{ $game }**, { NUMBER($free) } lugares livres.
    }
people_roles_setting = Uma mesa pode mencionar
people_roles_none = nenhum cargo

people_find_title = **Encontrar adversários**
people_find_none = Você não está procurando nenhuma partida. Escolha um jogo: encontro gente para você, também em outros servidores.
people_find_tables = Mesas abertas aqui: { NUMBER($tables) }
people_find_tablesElsewhere = Mesas de outros servidores
people_find_entry = **{ $game }**, desde { $when }
people_find_people =
    { $people ->
        [1] Ninguém mais procura este jogo ainda.
        [one] { NUMBER($people) } pessoa procura este jogo, contando você.
       *[other] { NUMBER($people) } pessoas procuram este jogo, contando você.
    }
people_find_anyPace = qualquer limite de tempo
people_find_seats =
    { $seats ->
        [one] { NUMBER($seats) } pessoa
       *[other] { NUMBER($seats) } pessoas
    }
people_find_anySeats = qualquer número de pessoas
people_find_rated = vale pontuação
people_find_unrated = sem pontuação
people_find_anyRated = com ou sem pontuação
people_find_anyLanguage = qualquer idioma
people_find_wishes = Preferências: { $game }…
people_find_language = de preferência em { $language }
people_find_inChannel = A partida começa em { $channel }.
people_find_inDirect = A partida começa nas suas mensagens diretas comigo.
people_find_lapses = -# A procura termina { $when }. Nada começa nas suas horas de silêncio, enquanto você está fora ou enquanto outra partida é jogada lá.
people_find_lapsesLive = -# A procura termina { $when }. Até lá, a partida pode começar a qualquer momento, mesmo nas suas horas de silêncio. Ela só espera enquanto outra partida é jogada lá.
people_find_held = Outra partida está sendo jogada lá agora. A sua começa depois.
people_find_live = { $game } ao vivo
people_find_leave = Parar de procurar { $game }
people_find_bot = Enquanto isso, um bot: { $game }
people_find_left = Você não procura mais { $game }.
people_find_wasOff = Você não procura mais { $game }: a partida começou ou a procura terminou.
people_find_greeting = É aqui que mostro a partida assim que encontrar gente.
people_find_closed = Não consigo escrever para você, então não posso mostrar uma partida nas mensagens diretas. Permita mensagens diretas de membros de um servidor em comum (menu do servidor → Configurações de privacidade) ou use { $command } num canal em que eu jogo.
people_find_failed = O Discord não aceitou agora uma mensagem direta para você, então nada foi feito. Tente de novo em um minuto.
people_find_found = **{ $game }: encontrei gente para você.** O tabuleiro está nesta conversa.
people_find_player = { $name }, pontuação { $rating }
people_find_newcomer = { $name }, sem pontuação à vista
people_find_playersOf = Na mesa: { $game }
people_find_players = Os outros da mesa
people_find_playersRule = -# Se você bloquear alguém, vocês não se encontram mais, em nenhum servidor. Se você não vê o nome da pessoa, o bloqueio vale onde os nomes ficam ocultos. Uma denúncia vai para o operador deste bot junto com esta partida. A outra pessoa não fica sabendo.
people_find_block = Bloquear: { $name }
people_find_unblock = Desbloquear: { $name }
people_find_report = Denunciar: { $name }
people_find_blocked = { $name }: bloqueio salvo. Vocês não ficam mais na mesma mesa.
people_find_unblocked = { $name }: sem bloqueio agora.
people_find_reported = { $name }: denúncia enviada ao operador.

people_say_button = 💬 Dizer algo
people_say_rule = -# Uma frase fica abaixo do tabuleiro, para cada um em seu idioma, até que os outros tenham jogado. Nada mais do que você escreve é repassado.
people_say_line = 💬 { $name }: { $phrase }
people_say_said = Você disse: { $phrase }
people_say_hide = Ocultar frases
people_say_show = Mostrar frases
people_say_shows_shown = Nesta partida você vê de novo as frases dos outros.
people_say_shows_hidden = Nesta partida você não vê mais as frases dos outros.
people_say_shows_others = As frases continuam aqui, porque outras pessoas daqui também as leem. Elas somem quando todos vocês as ocultarem.
people_say_phrases_hello = Olá!
people_say_phrases_good-luck = Boa sorte!
people_say_phrases_nice-move = Boa jogada!
people_say_phrases_well-played = Jogou bem!
people_say_phrases_was-away = Desculpe a ausência.
people_say_phrases_little-time = Estou com pouco tempo agora, então vou jogar mais devagar.
people_say_phrases_thanks = Valeu pela partida!
## Open tables of other servers, under /games find.

people_everywhere_title =
    { $tables ->
        [one] **{ NUMBER($tables) } mesa com um lugar para você**, aqui ou em outro servidor
       *[other] **{ NUMBER($tables) } mesas com um lugar para você**, aqui ou em outros servidores
    }
people_everywhere_none = Nenhuma mesa, aqui ou em outro servidor, tem um lugar para você agora. `/games find` procura pessoas. Se você mostrar sua mesa em outros servidores, ela aparece lá nesta lista.
people_everywhere_ratings = pontos de rating: { LIST($ratings, between: ", ") }

# Of a table at which people of other servers can't sit down.
people_everywhere_members = só para membros do servidor dela
people_everywhere_greeting = Aqui eu mostro a mesa em que você se senta.
people_everywhere_inDirect = Ela segue nas suas mensagens diretas comigo.
people_everywhere_here = Ela segue neste canal.
people_everywhere_playHere = Jogar neste canal
people_everywhere_playDirect = Jogar nas mensagens diretas

# Below a lobby.
people_everywhere_shown = -# Pessoas de outros servidores veem esta mesa com `/games find` e podem se sentar.

# A button.
people_everywhere_show = Mostrar em outros servidores

# A button.
people_everywhere_hide = Mostrar só aqui
people_everywhere_shownNow = Pessoas de outros servidores agora veem sua mesa com `/games find`. Elas não veem nomes.
people_everywhere_hiddenNow = Sua mesa agora aparece só aqui. Quem já se sentou de outro servidor fica.

# In place of a lobby's message, where nobody sits at it any more.
people_everywhere_left = Ninguém daqui está mais nesta mesa de { $game }.

# In place of a board, where nobody plays any more.
people_everywhere_goesOn = Esta partida de { $game } continua em outro lugar, sem ninguém daqui.
