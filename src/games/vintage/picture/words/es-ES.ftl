board_round = Ronda { $round }
board_lastRound = Última
board_theEnd = Fin
board_givenUp = Abandono
board_calledOff = Cancelada
board_won = ganó
board_passed = pasó

board_harbours_gaia = Gaia
board_harbours_baixo = Baixo
board_harbours_cima = Cima
board_harbours_superior = Superior

page_title = Vintage
page_yourHouse = Tu casa
page_noCards = Ninguna carta en la mano

page_actions_buy = Comprar
page_actions_purple = Plantar
page_actions_green-red = Plantar
page_actions_white-yellow = Plantar
page_actions_old = Viña vieja
page_actions_harvest = Vendimiar
page_actions_age = Criar
page_actions_card = Cartas
page_actions_first = Empezar

page_shut_full = ocupado
page_shut_dear = cuesta { $circle }
page_shut_points = cuesta { $price } pt
page_shut_done = hecho
page_shut_estates = sin sitio
page_shut_harvest = nada listo
page_shut_age = sin vino
page_shut_plant = ya plantado
page_shut_old = solo en Cima

page_means_overseer = Capataz
page_means_brandy = Aguardiente
page_means_harvest = Vendimia
page_means_buy = Compra

page_categories_ruby_ruby = Ruby
page_categories_ruby_reserva = Reserva
page_categories_ruby_lbv = LBV
page_categories_ruby_vintage = Vintage
page_categories_tawny_tawny = Tawny
page_categories_tawny_reserva = Reserva
page_categories_tawny_aged = Añejo
page_categories_tawny_colheita = Colheita

page_sides_ruby = Ruby
page_sides_tawny = Tawny

page_noBrandy = Sin aguardiente para vino
page_deck = Carta del mazo

page_parts_start = Al empezar
page_parts_estate = Compras
page_parts_warehouse = Oporto vendido
page_parts_card = Cartas
page_parts_barrels = Barriles de más
page_parts_estates = Quintas
page_parts_vineyards = Cinco cepas

page_sold = Vendido
page_total = Total

page_ties_estates = Quintas
page_ties_quality = Calidad sumada

page_roundByRound = Puntos, vendimia a vendimia
