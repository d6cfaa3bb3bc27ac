board_round = Runde { $round }
board_lastRound = Letzte Runde
board_theEnd = Ende
board_givenUp = Aufgegeben
board_calledOff = Abbruch
board_won = gewinnt
board_passed = gepasst

board_harbours_gaia = Gaia
board_harbours_baixo = Baixo
board_harbours_cima = Cima
board_harbours_superior = Superior

page_title = Vintage
page_yourHouse = Dein Haus
page_noCards = Keine Handkarten

page_actions_buy = Kaufen
page_actions_purple = Pflanzen
page_actions_green-red = Pflanzen
page_actions_white-yellow = Pflanzen
page_actions_old = Alte Reben
page_actions_harvest = Ernten
page_actions_age = Reifen
page_actions_card = Karten
page_actions_first = Beginnen

page_shut_full = belegt
page_shut_dear = kostet { $circle }
page_shut_points = kostet { $price } SP
page_shut_done = erledigt
page_shut_estates = kein Platz
page_shut_harvest = nichts reif
page_shut_age = kein Wein
page_shut_plant = gepflanzt
page_shut_old = nur in Cima

page_means_overseer = Verwalter
page_means_brandy = Brandy
page_means_harvest = Ernte
page_means_buy = Kauf

page_categories_ruby_ruby = Ruby
page_categories_ruby_reserva = Reserva
page_categories_ruby_lbv = LBV
page_categories_ruby_vintage = Vintage
page_categories_tawny_tawny = Tawny
page_categories_tawny_reserva = Reserva
page_categories_tawny_aged = Aged
page_categories_tawny_colheita = Colheita

page_sides_ruby = Ruby
page_sides_tawny = Tawny

page_noBrandy = Kein Brandy für Wein
page_deck = Stapel oben

page_parts_start = Am Anfang
page_parts_estate = Quintas gekauft
page_parts_warehouse = Port verkauft
page_parts_card = Kartenverkauf
page_parts_barrels = Übrige Fässer
page_parts_estates = Bepflanzt
page_parts_vineyards = Fünf Reben

page_sold = Port verkauft
page_total = Summe

page_ties_estates = Quintas
page_ties_quality = Qualität, Summe

page_roundByRound = Punkte, Ernte für Ernte
