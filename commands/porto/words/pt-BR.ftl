about = Porto: construa as casas coloridas à beira do rio

build_about = Construa andares com duas cartas da sua mão
build_number = A carta que dá o número de andares, como red-3 ou vermelho 3
build_colour = A carta que dá a cor dos andares, como blue-1 ou azul 1
build_house = A casa, como L4
build_roof = O telhado vazio para a ficha do térreo
build_claim = Contratos públicos: todos os cumpridos (padrão), none (nenhum) ou espaços como 1,3
build_now = Construir já, sem ver antes o que traria
build_claimAll = Todos os cumpridos

draw_about = Compre do mercado de uma a três cartas que somem no máximo 3
draw_cards = Espaços do mercado, como 1,3, ou cartas, como azul 2
draw_now = Comprar já, sem ver antes o que traria

challenge = Desafiar para Porto

settings_variant = padrão, ou família: sem contratos privados

solo_about = Jogue só contra o Cronômetro, aqui ou numa mensagem direta comigo
solo_timer = Cartas no Cronômetro: menos é mais difícil (padrão: 28)
solo_timers_28 = 28 cartas
solo_timers_26 = 26 cartas, mais difícil
solo_timers_24 = 24 cartas, o mais difícil
