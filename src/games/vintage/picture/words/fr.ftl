board_round = Manche { $round }
board_lastRound = Dernière
board_theEnd = Fin
board_givenUp = Abandon
board_calledOff = Annulée
board_won = gagne
board_passed = a passé

board_harbours_gaia = Gaia
board_harbours_baixo = Baixo
board_harbours_cima = Cima
board_harbours_superior = Superior

page_title = Vintage
page_yourHouse = Ta maison
page_noCards = Aucune carte en main

page_actions_buy = Acheter
page_actions_purple = Planter
page_actions_green-red = Planter
page_actions_white-yellow = Planter
page_actions_old = Vieux cep
page_actions_harvest = Vendanger
page_actions_age = Vieillir
page_actions_card = Cartes
page_actions_first = Commencer

page_shut_full = complet
page_shut_dear = coûte { $circle }
page_shut_points = coûte { $price } PV
page_shut_done = fait
page_shut_estates = complet
page_shut_harvest = rien de prêt
page_shut_age = pas de vin
page_shut_plant = déjà planté
page_shut_old = Cima seul

page_means_overseer = Régisseur
page_means_brandy = Eau-de-vie
page_means_harvest = Vendange
page_means_buy = Achat

page_categories_ruby_ruby = Ruby
page_categories_ruby_reserva = Reserva
page_categories_ruby_lbv = LBV
page_categories_ruby_vintage = Vintage
page_categories_tawny_tawny = Tawny
page_categories_tawny_reserva = Reserva
page_categories_tawny_aged = Âgé
page_categories_tawny_colheita = Colheita

page_sides_ruby = Ruby
page_sides_tawny = Tawny

page_noBrandy = Pas d’eau-de-vie pour du vin
page_deck = Pioche

page_parts_start = Au début
page_parts_estate = Achats
page_parts_warehouse = Porto vendu
page_parts_card = Cartes
page_parts_barrels = Fûts restants
page_parts_estates = Domaines
page_parts_vineyards = Cinq vignes

page_sold = Vendu
page_total = Total

page_ties_estates = Domaines
page_ties_quality = Somme des qualités

page_roundByRound = Points par vendange
