### How /vintage presents itself in Discord's list, and what is its own. At most 100 characters each.
### An option is called as the field of the action that it fills.

about = Vintage: plant vines up the Douro, sail the harvest down, and age it into Port
act = Spend markers on Estates, vines, cards or the token, or pass
step = Carry on what you began: a harvest, a voyage, a landing, a card

# What several options are for: paying for the action.
-pay = Markers such as 1, or the overseer on a circle such as overseer-2

verbs_harvest_about = Harvest all planted Estates; then you decide for each of them
verbs_harvest_options_pay = { -pay }
verbs_sail_about = Move your boat for a marker, and load what lies on the way
verbs_sail_options_to = A harbour, such as Gaia
verbs_sail_options_load = Your Estates whose lots come aboard, such as 1,2
verbs_age_about = Roll the die, age the cellar, and sell
verbs_age_options_pay = { -pay }
verbs_buy_about = Buy an Estate
verbs_buy_options_place = Where, such as Cima Corgo 2
verbs_buy_options_pay = { -pay }
verbs_plant_about = Plant a vine on an Estate of yours
verbs_plant_options_estate = Which, such as Cima Corgo 2
verbs_plant_options_vine = Which vine, such as red
verbs_plant_options_pay = { -pay }
verbs_take_about = Take an open card, or the top of the deck
verbs_take_options_card = Which card
verbs_take_options_discard = With two cards in hand: the one to discard
verbs_take_options_pay = { -pay }
verbs_play_about = Play a card of your hand
verbs_play_options_card = Which card
verbs_play_options_place = Estate with a gift, free action: where to buy
verbs_play_options_bonus = Estate with a gift: one point less, or a vine
verbs_play_options_estate = Two more barrels, free action: which Estate
verbs_play_options_vine = Free action: which vine
verbs_play_options_deed = Free action: what it does
verbs_play_options_round = Enologist: the round whose chip you see
verbs_play_options_column = Vintage barrel: from which Ruby column
verbs_play_options_columns = Two Colheita barrels: from which Tawny columns, such as 1,2
verbs_play_options_pay = { -pay }
verbs_first_about = Take the first player token for the next round
verbs_first_options_pay = { -pay }
verbs_pass_about = Pass: you are out for the rest of the round
verbs_gather_about = Say how much wine the Estate gives; the rest is brandy
verbs_gather_options_wine = Barrels of wine, such as 2
verbs_leave_about = Leave an Estate with waiting barrels unharvested
verbs_unload_about = Bring the lot ashore
verbs_unload_options_to = Ruby, Tawny, or stays aboard
verbs_add_about = Add the barrel of the card to your warehouse
verbs_add_options_side = Ruby or Tawny
verbs_add_options_category = The category, such as Reserva
verbs_stop_about = Stop the voyage, or the planting
