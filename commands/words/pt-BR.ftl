shared_do_about = Faça o que você pode fazer agora: digite uma parte e escolha da lista
shared_do_action = O que você quer fazer
shared_do_now = Fazer já, sem ver antes o que traria

shared_daily_about = As cartas de hoje, as mesmas para todos: a primeira tentativa vale, e só você vê
shared_daily_kind = Escolher entre jogar solo e um duelo contra o bot difícil
shared_daily_kinds_solo = Solo
shared_daily_kinds_duel = Duelo contra o bot difícil
shared_daily_code = O código de um desafio que alguém passou a você

shared_hand_about = O que só você pode ver, como a sua mão

shared_board_about = O tabuleiro como está agora, ou como estava depois de qualquer turno
shared_board_turn = Depois de qual turno, como o histórico os numera; 0 é o início
shared_board_view = Como você quer ver
shared_board_views_picture = Imagem
shared_board_views_wide = Imagem larga com tudo
shared_board_views_text = Texto

shared_hint_about = Boas ações para você agora e por quê, só para você; o número de dicas é contado

shared_game_about = Tudo sobre a partida: avisar, pausa, lugares, desistir, cancelar, histórico e arquivo

shared_undo_about = Desfaça sua última ação ou responda a quem pede para desfazer
shared_undo_answer = Ao pedido de outra pessoa para desfazer algo
shared_undo_answers_agree = concordar
shared_undo_answers_refuse = recusar

shared_new_about = Abra uma mesa neste canal
shared_new_seats = Máximo de lugares (padrão: { $most }); quem abriu pode começar com { $least }
shared_new_pace = Quanto pode durar um turno até que os outros possam votar (padrão: o do servidor)
shared_new_paces_none = sem limite
shared_new_paces_day = um dia
shared_new_paces_three-days = três dias
shared_new_paces_two-weeks = 14 dias
shared_new_paces_live = ao vivo: um minuto por decisão, cinco de reserva
shared_new_rated = Se a partida é ranqueada (padrão: sim entre pessoas, sem dicas)
shared_new_thread = Jogar em um tópico próprio
shared_new_players = Bots contra quem jogar: fácil, médio, difícil, ou vários, como “2 difícil”

shared_rules_about = As regras, um capítulo por vez
shared_rules_topic = O capítulo
shared_rules_learn = Um primeiro turno com você, em um tabuleiro de exemplo

games_about = Todas as suas partidas, suas configurações e o cuidado com o servidor

games_list_about = Todas as suas partidas em todos os canais, primeiro as que esperam por você

games_puzzle_about = Resolver um problema: uma posição real, uma decisão; só você vê

games_leaderboard_about = Os melhores por rating neste servidor, e os melhores no solo
games_leaderboard_everywhere = De todos os servidores: quem pediu para aparecer

games_profile_about = Um rating com a sua curva, em imagem, com estatísticas e o ano em partidas
games_profile_person = De quem (padrão: o seu)
games_game = Qual jogo

games_settings_about = Avisos, horas de silêncio, ausência, convites, estatísticas, bloqueios, seus dados

games_server_about = Como são as partidas neste servidor (Gerenciar servidor muda); verifique este canal
games_server_languages_en = inglês
games_server_languages_ko = coreano
games_server_languages_pt-BR = português do Brasil
games_server_languages_de = alemão
games_server_languages_es-ES = espanhol
games_server_languages_fr = francês
games_server_languages_ja = japonês
games_server_paces_none = nenhum
games_server_paces_day = um dia por turno
games_server_paces_three-days = três dias por turno
games_server_paces_two-weeks = 14 dias por turno

games_help_about = Mostrar como começar: os jogos, suas lições e os primeiros comandos

games_host_about = Para quem administra o bot: cuidar de partidas, pessoas e servidores
games_host_line = O que fazer (vazio: listar tudo o que é possível)

games_find_about = Encontre adversários ou uma mesa aberta, também em outros servidores
games_find_pace = Tempo por turno (padrão: qualquer)
games_find_seats = Número de pessoas na mesa (padrão: qualquer)
games_find_rated = Jogar valendo pontuação (padrão: tanto faz)
games_find_here = Mostrar a partida neste canal (padrão: nas mensagens diretas)
games_find_live = ao vivo: um minuto por decisão, cinco de reserva; procuro por 10 minutos

games_watch_about = Olhar qualquer partida em andamento neste servidor
games_watch_game = Jogadores, ou o link de uma mensagem da partida (padrão: escolher entre todas)

league_about = Ligas: uma temporada para 4 a 32 pessoas deste servidor
league_new = Abrir uma liga neste canal; as partidas começam sozinhas, em tópicos
league_league = Qual liga (padrão: a deste canal)
league_name = Como se chama (padrão: o nome do jogo)
league_seats = Pessoas por mesa, no máximo (padrão: 4, ou quantas o jogo permite)
league_pace = Quanto um turno pode durar (padrão: um dia)
league_variant = Regras do jogo (padrão: as habituais)

league_paces_day = um dia por turno
league_paces_three-days = três dias por turno
