errors_neutral = Algo deu errado do meu lado; nada foi alterado. Tente de novo daqui a pouco.
errors_turnsGone = As regras de hoje já não levam aos turnos anteriores desta partida, por isso não posso mostrá-los. O registro e o resultado dela continuam guardados.
errors_refusedAnswer = Não consegui mostrar a resposta. { COMMAND("board") } mostra a partida como está agora.
errors_oldButton = Este botão é de outra versão minha. { COMMAND("board") } mostra a partida como está agora.
errors_strangeButton = Não conheço este botão. { COMMAND("board") } mostra a partida como está agora.
errors_otherGame = O jogo deste canal é { $game }. Digite { $command }.
errors_otherGameEnded = O último jogo deste canal foi { $game }. { $board } mostra como terminou.
errors_strangeCommand = Não conheço mais este comando. Digite `/` para ver os que existem.

lobby_join = Entrar
lobby_leave = Sair
lobby_start = Começar
lobby_free = livre
lobby_gathering = Aberta a todos daqui. { $opener } pode começar quando houver jogadores suficientes.
lobby_full = A mesa está completa: qualquer pessoa sentada pode começar.
lobby_running = A partida está em andamento.
lobby_over = A partida terminou.
lobby_cancelled = A mesa foi cancelada.
lobby_opened = A mesa está aberta e você já tem lugar. Os outros apertam Entrar ou digitam { COMMAND("join") }.
lobby_dealt = Cartas distribuídas: o tabuleiro vem numa mensagem própria.
lobby_joined = Você está na mesa: { $taken } de { $wanted }.
lobby_left = Você saiu da mesa.
lobby_leftAndClosed = Você saiu; a mesa ficou vazia e foi fechada.
lobby_seated = Ordem dos lugares: { LIST($people, between: ", ") }. O tabuleiro já vem.
lobby_resigned = Você desistiu. Daqui em diante seu lugar é jogado por mim e fica em último.
lobby_resignedAndOver = Você desistiu, e a partida terminou.
lobby_howItEnded = { COMMAND("board") } mostra como terminou.
lobby_resign = Desistir de vez
lobby_askResign =
    { $others ->
        [0] Abandonar esta partida? Isso não se desfaz.
        [1] Desistir? A partida termina na hora e a outra pessoa vence. Isso não se desfaz.
       *[other] Desistir? Jogo o seu lugar até o fim e ele fica em último. Isso não se desfaz. Com `/games settings` o seu lugar espera enquanto você está fora.
    }
lobby_askResignEnds = Desistir? Todos os outros concordam em cancelar esta partida, então ela termina na hora: você fica em último, e eles dividem o primeiro lugar. Isso não se desfaz.
lobby_askResignCancels = Desistir? Todos os outros concordam em cancelar esta partida, então ela é cancelada na hora. Isso não se desfaz.
lobby_calledOff = A partida foi cancelada.
lobby_agreedToCancel =
    { $agreed ->
        [one] Você concorda em cancelar esta partida: { NUMBER($agreed) } de { $needed } concorda. Os outros são perguntados no canal.
       *[other] Você concorda em cancelar esta partida: { NUMBER($agreed) } de { $needed } concordam. Os outros são perguntados no canal.
    }
lobby_askCancel = Propor aos outros cancelar esta partida? Ela acaba quando todos concordarem e não conta para ninguém.
lobby_askCancelLast = Cancelar esta partida? Todos os outros concordam: ela acaba na hora e não conta para ninguém.
lobby_askEnd = Encerrar esta partida? Alguém saiu dela. Ela acaba quando todos os outros concordarem: quem saiu perde, e os outros dividem o primeiro lugar.
lobby_endedDeserted = A partida acabou: quem saiu dela perde, e os outros dividem o primeiro lugar.
lobby_openCancel = Cancelar a partida
lobby_agreeCancel = Concordar em cancelar
lobby_playOn = Continuar jogando
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
        [1] Não posso jogar neste canal: falta-me a permissão { LIST($permissions) }. Quem gerencia o canal pode concedê-la ao meu cargo; depois, peça de novo.
       *[other] Não posso jogar neste canal: faltam-me as permissões { LIST($permissions) }. Quem gerencia o canal pode concedê-las ao meu cargo; depois, peça de novo.
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
board_cancelled = Esta partida foi cancelada.
board_givenUp = Esta partida foi abandonada.
board_lastOnes =
    { COUNT($people) ->
        [1] { LIST($people) } vence: todos os outros desistiram.
       *[other] { LIST($people) } vencem: todos os outros desistiram.
    }
board_resigned = { $person } desistiu.
board_wouldCancel =
    { $agreed ->
        [one] { LIST($people) } quer cancelar esta partida: { NUMBER($agreed) } de { $asked } concorda.
       *[other] { LIST($people) } querem cancelar esta partida: { NUMBER($agreed) } de { $asked } concordam.
    }
board_awaited = { LIST($people) }: { $what }
board_chosen =
    { COUNT($people) ->
        [1] { LIST($people) } já escolheu.
       *[other] { LIST($people) } já escolheram.
    }
board_tookBack = { $person } desfez:
board_tooEarly = Acabou antes de alguém ter a segunda vez, então não conta em lugar nenhum.
board_practised = Treino: algo foi desfeito nesta partida, então a pontuação conta como treino.

panel_done = Feito.
panel_sealed = Escolha guardada em segredo: { $deed }.
panel_stillChoosing = Ainda falta escolher: { LIST($people) }. Até lá, você pode mudar a escolha.
panel_chooseAgain = Escolher de novo
panel_turnedDown = A sua escolha não combina com o que os outros escolheram: { $deed }. { $why } Escolha de novo; os outros mantêm as deles.
panel_unreadable = As regras mudaram depois da sua escolha, e ela não pode mais ser lida: “{ $typed }”. { $why } Escolha de novo; os outros mantêm a deles.
panel_preview = Prévia: { $deed }
panel_earlier = Anteriores
panel_more = Mais… ({ $page } de { $pages })
panel_back = Voltar
panel_yourTurn = Sua vez
panel_judged = Os melhores primeiro, segundo o jogador médio do bot.
panel_mostPoints = Primeiro o que dá mais pontos agora.
panel_pressShows = { $order } Um toque mostra o que rende; nada é feito antes de você confirmar.
panel_greenActs = { $order } Os botões verdes agem na hora; os outros mostram antes o que rendem.
panel_others = { $kind }: outras opções
panel_none = nenhum
panel_notYet = Ainda não foi feito. O resultado seria:
panel_gone = Essa opção não existe mais. Estas existem:
panel_points =
    { $points ->
        [one] { NUMBER($points) } ponto
       *[other] { NUMBER($points) } pontos
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

typing_lacking = Falta { $option }.
typing_unknown = Não conheço “{ $typed }” como { $option }.
typing_andMore = { LIST($values, between: ", ") } e mais { $left }
typing_possible = Possível agora: { $values }.
typing_possibleWith = Possível com { LIST($given, between: ", ") }: { $values }.
typing_instead = O que você pode fazer agora: { LIST($kinds, between: ", ") }.
typing_nothing = “{ $typed }” não é algo que você possa fazer agora.
typing_several = “{ $typed }” pode ser mais de uma ação.

fair_shuffleSealed = Embaralhamento { $digits } · { COMMAND("game verify") }
fair_shuffleTold = Conferir o embaralhamento: { COMMAND("game verify") }
fair_elsewhere = Isto pertence a uma partida de outro canal, então nada foi feito.
fair_unasked = Não pedi isto, então nada foi feito. { COMMAND("board") } mostra a partida como está agora.
fair_slowDown = Isso foi rápido demais para mim, então nada foi feito. Tente de novo daqui a pouco.

lesson_begin = Experimentar um turno
lesson_toGame = Ir para a partida
lesson_play = Abrir uma mesa aqui
lesson_step = Passo { $at } de { $of }, em um tabuleiro de exemplo: nada aqui muda uma partida.
lesson_back = Voltar
lesson_none = Esta lição não existe mais. { COMMAND("rules") } tem todos os capítulos.

showing_share = Compartilhar
showing_replayButton = Rever
showing_card = Este é o cartão desta partida, que por enquanto só você vê: salve, ou publique neste canal.
showing_cardToKeep = Este é o cartão desta partida, para salvar ou compartilhar.
showing_post = Publicar aqui
showing_posted = Publicado.
showing_sharedBy = { $person } compartilha esta partida:
showing_replay = Esta é a partida do início até agora, para salvar ou compartilhar.
showing_progress = A partida está sendo desenhada turno a turno: { PERCENT($share) } prontos.
showing_busy = Um replay deste canal já está sendo desenhado. Tente de novo quando ele ficar pronto.
showing_noPicture = Este jogo não tem essa imagem.
