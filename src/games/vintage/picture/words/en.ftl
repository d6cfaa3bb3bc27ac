### What stands on the pictures of Vintage.

## The board.

# $round (number)
board_round = Round { $round }

board_lastRound = Last round

# In place of the round.
board_theEnd = The end

# The same, where people ended the game: all but one gave up.
board_givenUp = Given up

# The same, where it was called off.
board_calledOff = Cancelled

board_won = won

# A seat that has passed.
board_passed = passed

board_harbours_gaia = Gaia
board_harbours_baixo = Baixo
board_harbours_cima = Cima
board_harbours_superior = Superior

## Pictures beside the board: pages of one seat, the table before its game, the end.

page_title = Vintage

# The title of a seat's own page.
page_yourHouse = Your house

page_noCards = No card in hand

# Above the cards that can be taken.

## What a column of the table does, beside its sign: short.

page_actions_buy = Buy Estate
page_actions_purple = Plant
page_actions_green-red = Plant
page_actions_white-yellow = Plant
page_actions_old = Old vines
page_actions_harvest = Harvest
page_actions_age = Age + sell
page_actions_card = Cards
page_actions_first = Go first

## Why a seat cannot use a column now, in the place of its circles: short.

# All circles of the column have a piece.
page_shut_full = all taken

# Markers for the cheapest free circle: more than the seat has.
# $circle (number)
page_shut_dear = costs { $circle }

# Points for the cheapest Estate: more than the seat has.
# $price (number)
page_shut_points = costs { $price } VP

# Once a round: done already.
page_shut_done = done

# The seat has as many Estates as a seat can have.
page_shut_estates = no room

# No Estate has three vines, or the wine of the last harvest is in the way.
page_shut_harvest = not ripe yet

# The cellar is empty.
page_shut_age = no wine

# Each Estate has the vines of this column, or has no place for them.
page_shut_plant = planted

# Old vines grow only in the region Cima Corgo, where the seat has no Estate.
page_shut_old = only in Cima

## Below what a seat acts with, and what it does once a round: short.

page_means_overseer = Overseer
page_means_brandy = Brandy
page_means_harvest = Harvest
page_means_buy = Estate

## Categories as they stand on shelves: short.

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

## Pictures beside the board.

# Of an Estate that can give no wine.
page_noBrandy = No brandy for wine

page_deck = Top of the deck

## Parts of a total, at the end of the game.

page_parts_start = At the start
page_parts_estate = Estates bought
page_parts_warehouse = Port sold
page_parts_card = Cards that sell
page_parts_barrels = Barrels left
page_parts_estates = Planted Estates
page_parts_vineyards = Five vines

# Before what was sold, category by category.
page_sold = Port sold

page_total = Total

# What decided between equal totals.
page_ties_estates = Estates

page_ties_quality = Quality, summed

# Above the curve.
page_roundByRound = Points, harvest by harvest
