board_round = Rodada { $round }
board_lastRound = Última
board_theEnd = Fim
board_givenUp = Desistência
board_calledOff = Cancelado
board_won = venceu
board_passed = passou

board_harbours_gaia = Gaia
board_harbours_baixo = Baixo
board_harbours_cima = Cima
board_harbours_superior = Superior

page_title = Vintage
page_yourHouse = A sua casa
page_noCards = Nenhuma carta na mão

page_actions_buy = Comprar
page_actions_purple = Plantar
page_actions_green-red = Plantar
page_actions_white-yellow = Plantar
page_actions_old = Vinha velha
page_actions_harvest = Vindima
page_actions_age = Envelhecer
page_actions_card = Cartas
page_actions_first = Começar

page_shut_full = ocupado
page_shut_dear = custa { $circle }
page_shut_points = custa { $price } pt
page_shut_done = feito
page_shut_estates = sem espaço
page_shut_harvest = nada pronto
page_shut_age = sem vinho
page_shut_plant = já plantado
page_shut_old = só em Cima

page_means_overseer = Capataz
page_means_brandy = Aguardente
page_means_harvest = Vindima
page_means_buy = Compra

page_categories_ruby_ruby = Ruby
page_categories_ruby_reserva = Reserva
page_categories_ruby_lbv = LBV
page_categories_ruby_vintage = Vintage
page_categories_tawny_tawny = Tawny
page_categories_tawny_reserva = Reserva
page_categories_tawny_aged = Velho
page_categories_tawny_colheita = Colheita

page_sides_ruby = Ruby
page_sides_tawny = Tawny

page_noBrandy = Sem aguardente para vinho
page_deck = Topo do baralho

page_parts_start = Início
page_parts_estate = Compras
page_parts_warehouse = Vinho vendido
page_parts_card = Cartas
page_parts_barrels = Barris de sobra
page_parts_estates = Quintas
page_parts_vineyards = Cinco videiras

page_sold = Vendido
page_total = Total

page_ties_estates = Quintas
page_ties_quality = Qualidade somada

page_roundByRound = Pontos, vindima a vindima
