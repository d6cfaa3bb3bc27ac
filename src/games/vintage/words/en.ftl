### What Vintage says. What is chosen, left out or put together is decided once for all languages, in the code.

## The game, and how far it is.

status_title = Vintage

# What the game is about.
status_introduction_line = Buy Estates and plant vines up the Douro, sail each harvest down to Gaia, and age it into Port that sells.

# Whose game it is.
status_introduction_credits = A game by Gil d’Orey, published by MESAboardgames (2011).

# Games that are counted together.
status_variants_standard = standard

## What is awaited, without a name.

status_awaits_turn = choose an action, or pass
status_awaits_sail = sail on, or stop
status_awaits_plant = plant the next vine
status_awaits_add = add a barrel to the warehouse
status_awaits_over = the game is over

# $place (text): such as "Cima Corgo 2"
status_awaits_gather = choose how much wine { $place } makes

# $lot (text): such as "3 barrels of quality 6"
status_awaits_unload = choose a cellar for { $lot }

## How far the game is, and what is at stake.

# How far the game is.
# $round (number)
# $rounds (number)
status_progress = harvest { $round } of { $rounds }

# $round (number)
status_lastRound = harvest { $round }, the last

# In the last harvest but one.
status_stake_lastButOne = One harvest is left after this one.

# In the last harvest.
# $barrels (text): such as "4 barrels"
status_stake_last = This is the last harvest: at its end every { $barrels } that stay unsold count 1 point.

# What everybody would have.
# $standing (text): such as "Ann 21, Bo 18"
status_now = If the game ended now: { $standing }.

## Words for the things of the game: the same everywhere. Regions of the valley.

terms_regions_baixo = Baixo Corgo
terms_regions_cima = Cima Corgo
terms_regions_superior = Douro Superior

# A place in the valley: "Cima Corgo 2".
# $region (text)
# $place (number): its number there
terms_place = { $region } { $place }

## Harbours of the river.

terms_harbours_gaia = Vila Nova de Gaia
terms_harbours_baixo = Baixo Corgo
terms_harbours_cima = Cima Corgo
terms_harbours_superior = Douro Superior

## Vines.

terms_vines_green = green vine
terms_vines_purple = purple vine
terms_vines_red = red vine
terms_vines_white = white vine
terms_vines_yellow = yellow vine
terms_vines_old = old vineyard

## Colours of grapes, as they stand alone.

terms_colours_green = green
terms_colours_purple = purple
terms_colours_red = red
terms_colours_white = white
terms_colours_yellow = yellow

## The two sides of the cellar.

terms_sides_ruby = Ruby
terms_sides_tawny = Tawny

## Categories of Port, as they stand on the labels of bottles.

terms_categories_ruby_ruby = Ruby
terms_categories_ruby_reserva = Ruby Reserva
terms_categories_ruby_lbv = Late Bottled Vintage
terms_categories_ruby_vintage = Vintage
terms_categories_tawny_tawny = Tawny
terms_categories_tawny_reserva = Tawny Reserva
terms_categories_tawny_aged = Aged Tawny
terms_categories_tawny_colheita = Colheita

## Columns of the action table, as they stand in a sentence.

terms_columns_buy = buying an Estate
terms_columns_purple = planting purple
terms_columns_green-red = planting green or red
terms_columns_white-yellow = planting white or yellow
terms_columns_old = an old vineyard
terms_columns_harvest = the harvest
terms_columns_age = ageing and selling
terms_columns_card = the cards
terms_columns_first = the first player

## Cards.

terms_cards_buying = Estate with a gift
terms_cards_harvesting = Thrifty harvest
terms_cards_planting = Three vines
terms_cards_two-barrels = Two more barrels
terms_cards_free-action = Free action
terms_cards_enologist = Enologist
terms_cards_vintage = Vintage barrel
terms_cards_colheita = Two Colheita barrels
terms_cards_boat = Rabelo boat
terms_cards_ageing-barrel = Ageing plus a barrel
terms_cards_ageing-quality = Ageing plus quality

## Other things, and how many of them.

terms_deck = top of the deck

# $estate (number)
terms_estate = Estate { $estate }

# A column of the cellar: "Ruby column 2".
# $side (text)
# $column (number)
terms_cellarColumn = { $side } column { $column }

# $count (number)
terms_barrels =
    { $count ->
        [one] { NUMBER($count) } barrel
       *[other] { NUMBER($count) } barrels
    }

# "3 barrels of quality 6".
# $barrels (text): such as "3 barrels"
# $quality (number)
terms_lot = { $barrels } of quality { $quality }

# $count (number)
terms_brandy =
    { $count ->
        [one] { NUMBER($count) } barrel of brandy
       *[other] { NUMBER($count) } barrels of brandy
    }

# $count (number)
terms_points =
    { $count ->
        [one] { NUMBER($count) } point
       *[other] { NUMBER($count) } points
    }

# $count (number)
terms_cardsOf =
    { $count ->
        [one] { NUMBER($count) } card
       *[other] { NUMBER($count) } cards
    }

# $count (number)
terms_markers =
    { $count ->
        [one] { NUMBER($count) } marker
       *[other] { NUMBER($count) } markers
    }

# Paid by the overseer, in place of so many markers.
# $count (number)
terms_overseer =
    { $count ->
        [one] the overseer instead of { NUMBER($count) } marker
       *[other] the overseer instead of { NUMBER($count) } markers
    }

# Where a list is empty.
terms_none = nothing

## What an action is made of: labels of menus, cut at 80 characters. What is needed to choose comes first.

choices_fields_type = Action
choices_fields_place = Place
choices_fields_bonus = Gift
choices_fields_estate = Estate
choices_fields_vine = Vine
choices_fields_deed = Effect
choices_fields_card = Card
choices_fields_discard = Discard
choices_fields_round = Round
choices_fields_column = Column
choices_fields_columns = Columns
choices_fields_to = Where to
choices_fields_load = Load
choices_fields_wine = Wine
choices_fields_side = Side
choices_fields_category = Category
choices_fields_pay = Payment

## Above each menu: what is asked.

choices_questions_type = What will you do?
choices_questions_place = Where is the Estate?
choices_questions_bonus = One point less, or a vine?
choices_questions_estate = Which Estate?
choices_questions_vine = Which vine?
choices_questions_deed = Which action is free?
choices_questions_card = Which card?
choices_questions_discard = Which card do you discard?
choices_questions_round = Which round's chip will you look at?
choices_questions_column = From which column?
choices_questions_columns = From which columns?
choices_questions_to = Where to?
choices_questions_load = What do you load?
choices_questions_wine = How many barrels of wine? The rest is brandy.
choices_questions_side = On which side?
choices_questions_category = In which category?
choices_questions_pay = How do you pay?

## Kinds of action.

choices_types_pass = Pass for the round
choices_types_buy = Buy an Estate
choices_types_plant = Plant a vine
choices_types_harvest = Harvest
choices_types_age = Age and sell
choices_types_first = Become first player
choices_types_take = Take a card
choices_types_play = Play a card
choices_types_sail = Move the boat
choices_types_gather = Gather
choices_types_leave = Leave the Estate
choices_types_stop = Stop here
choices_types_unload = Unload
choices_types_add = Add the barrel

## Groups of kinds of action, a row of buttons each.

choices_groups_vineyards = Vineyards
choices_groups_river = River and cellar
choices_groups_cards = Cards
choices_groups_rest = First player and pass

## What a menu offers.

# The gift of a card.
choices_discount = one point less

# Gifts of a card: a vine for the new Estate.
choices_firstVine_green = a green vine

choices_firstVine_purple = a purple vine
choices_firstVine_red = a red vine
choices_firstVine_white = a white vine
choices_firstVine_yellow = a yellow vine

# Actions that a card allows without a circle.
choices_freeActions_buy = buy an Estate

choices_freeActions_plant = plant a vine
choices_freeActions_harvest = harvest
choices_freeActions_age = age and sell

# Of a lot that does not come ashore.
choices_aboard = stays aboard

# $round (number)
choices_round = round { $round }

# The category of either side.
choices_reserva = Reserva

choices_loadNothing = load nothing

## What an action says of itself on a button: in 80 characters, or in 40 beside others. Names where room is short.

actions_regions_baixo = Baixo
actions_regions_cima = Cima
actions_regions_superior = Superior

actions_gaia = Gaia

actions_vines_green = green
actions_vines_purple = purple
actions_vines_red = red
actions_vines_white = white
actions_vines_yellow = yellow
actions_vines_old = old vines

actions_cards_buying = Estate with gift
actions_cards_harvesting = Thrifty harvest
actions_cards_planting = Three vines
actions_cards_two-barrels = Two more barrels
actions_cards_free-action = Free action
actions_cards_enologist = Enologist
actions_cards_vintage = Vintage barrel
actions_cards_colheita = Colheita barrels
actions_cards_boat = Rabelo boat
actions_cards_ageing-barrel = Ageing + barrel
actions_cards_ageing-quality = Ageing + quality

actions_deck = Top of the deck

## What an action says of itself on a button: in 80 characters, or in 40 beside others. A cost is reported in signs: ● a marker, ♛ the overseer. Points of the game are reported as "3 VP", lots as "6×3".

# A free place: "Cima 2 · 3 VP, quality 5".
# $place (text)
# $price (text): such as "3 VP"
# $quality (number)
actions_site = { $place } · { $price }, quality { $quality }

# The same, shorter.
# $place (text)
# $price (text)
actions_siteShort = { $place } · { $price }

# Nothing is loaded.
actions_none = nothing

# The round whose bonus chip a player looks at.
# $round (number)
actions_round = harvest { $round }

# $points (number)
actions_points = { $points } VP

# "6×3": a quality and its barrels, as on the board.
# $barrels (number)
# $quality (number)
actions_lot = { $quality }×{ $barrels }

# What a harvest gives: "5 wine of quality 6 and 7".
# $barrels (number)
# $qualities (text): such as "6 and 7"
actions_wine = { $barrels } wine of quality { $qualities }

# $barrels (number)
actions_brandy = { $barrels } brandy

# Both together.
# $wine (text)
# $brandy (text)
actions_crop = { $wine }, { $brandy }

# Where room is short: "2 wine + 1 brandy".
# $barrels (number)
actions_share_wine = { $barrels } wine

# $barrels (number)
actions_share_brandy = { $barrels } brandy

actions_noWine = no wine

# What an action costs, in a whole sentence's button.
# $action (text)
# $pay (text): markers or the overseer
actions_for = { $action } for { $pay }

# Behind what it pays for: actions_for.
# $circle (number)
actions_withOverseer = the overseer (circle { $circle })

# A way to pay, on a button. The usual circle, 1, is not named.
# $sign (text)
# $circle (number)
actions_overseerShort =
    { $circle ->
        [1] { $sign } overseer
       *[other] { $sign } overseer, circle { NUMBER($circle) }
    }

# $place (text)
# $price (text)
actions_buy = Buy { $place } (−{ $price })

# $place (text)
# $cost (text): signs
# $price (text)
actions_buyShort = Buy { $place } { $cost } · −{ $price }

# Buttons with a whole sentence.
# $vine (green | purple | red | white | yellow | old)
# $place (text)
actions_plant = Plant { TERM($vine, "terms_vines") } in { $place }

# What a card of the free action plants.
# $vine (green | purple | red | white | yellow | old)
# $place (text)
actions_plantFree = Plant { TERM($vine, "actions_vines") } in { $place }

# $vine (text)
# $place (text)
# $cost (text)
actions_plantShort = Plant { $vine }, { $place } { $cost }

# What a vine makes of its Estate: it can be harvested now.
actions_planted = planted

# The same: all its vines stand.
# $quality (number)
actions_fiveVines = full, quality { $quality }

# The same: an old vineyard.
# $quality (number)
actions_better = quality { $quality }

# The same: vines that are lacking still.
# $vines (number)
actions_toGo = { $vines } to go

# $crop (text)
actions_harvest = Harvest up to { $crop }

# $cost (text)
# $crop (text)
actions_harvestShort = Harvest { $cost } · { $crop }

# Ageing: what it brings by the die.
# $mean (text)
# $least (number)
# $most (number)
actions_age = Age and sell: avg { $mean } VP ({ $least }–{ $most })

# $cost (text)
# $mean (text)
# $least (number)
# $most (number)
actions_ageShort = Age, sell { $cost } · { $mean } VP ({ $least }–{ $most })

# $mean (text)
# $least (number)
# $most (number)
actions_ages = { $mean } VP, { $least } to { $most }

actions_first = Take the first player token

# $cost (text)
actions_firstShort = First player { $cost }

# $card (text)
actions_take = Take { $card }

# $card (text)
# $cost (text)
actions_takeShort = Take { $card } { $cost }

# The hand is full: another card goes.
# $action (text)
# $card (text)
actions_dropping = { $action }, drop { $card }

# The same, where the name of the other card does not fit.
# $action (text)
actions_droppingOne = { $action }, drop a card

# $card (text)
actions_play = Play { $card }

# $card (text)
# $cost (text)
actions_playShort = { $card } { $cost }

# What a played card does: behind its name.
# $play (text)
# $what (text)
actions_does = { $play } · { $what }

# A place that a card buys.
# $place (text)
# $price (text)
actions_discount = { $place } for { $price }

# The same with a vine.
# $place (text)
# $price (text)
# $vine (green | purple | red | white | yellow | old)
actions_gift = { $place } for { $price } with { TERM($vine, "actions_vines") }

# The enologist looks at the chip of a round.
# $round (number)
actions_look = see chip { $round }

# No round is left to look at.
actions_noLook = no look

# Points from these lots: "4 VP from 6×3".
# $points (text): such as "4 VP"
# $lots (text)
actions_sellsFrom = { $points } from { $lots }

# Two barrels join a lot, which is then so large.
# $lot (text)
actions_joins = makes { $lot }

# Of the boat.
# $moves (number)
actions_moves = { $moves } moves

# $to (text)
actions_sail = Sail to { $to }

# $to (text)
# $cargo (text)
actions_sailWith = Sail to { $to }, loading { $cargo }

# $to (text)
# $cost (text)
actions_sailShort = Sail to { $to } { $cost }

# What an Estate gives: "Cima 2: 2 wine, 1 brandy".
# $place (text)
# $crop (text)
actions_gather = { $place }: { $crop }

# $place (text)
actions_leave = Leave { $place } unharvested

actions_stop = Stop here

# $lot (text)
# $side (text)
actions_unload = { $lot } to the { $side } cellar

# $side (text)
# $lot (text)
actions_unloadShort = { $side } cellar · { $lot }

# It does not come ashore.
# $lot (text)
actions_stays = { $lot } stays aboard

# $category (text)
actions_add = Add a barrel of { $category }

# $category (text)
actions_addShort = +1 { $category }

actions_pass = Pass for the round
actions_passShort = Pass for the round

## Buttons that lead to all actions of a kind, or to other ways to pay.

actions_another_buy = Another Estate
actions_another_plant = Another vine
actions_another_harvest = Harvest, paid otherwise
actions_another_age = Age, paid otherwise
actions_another_first = Token, paid otherwise
actions_another_take = Another card
actions_another_play = Cards in hand…
actions_another_sail = Another move
actions_another_gather = Another share
actions_another_pay = Pay otherwise

## A seat's own page.

# $cards (text)
hand_cards = **Your cards**: { $cards }

hand_noCards = none

# Behind a card that all saw taken.
# $card (text)
hand_openly = { $card } (everyone knows)

# Chips that only this seat has looked at.
# $chips (text)
hand_chips = **Chips you saw**: { $chips }

# $round (number)
# $bonus (number)
hand_chip = harvest { $round }: +{ $bonus }

# $pieces (text)
hand_pieces = **Pieces left**: { $pieces }

hand_noPieces = none

# What is left to pay with.
# $signs (text)
# $count (number)
hand_markers =
    { $count ->
        [one] { $signs } { NUMBER($count) } marker
       *[other] { $signs } { NUMBER($count) } markers
    }

# $sign (text)
hand_overseer = { $sign } the overseer

# $place (text)
# $quality (number)
# $vines (text)
hand_estate = **{ $place }** (quality { $quality }): { $vines }

hand_noVines = no vine yet

# $lacking (number)
hand_notPlanted =
    { $lacking ->
        [one] not planted: { NUMBER($lacking) } vine to go
       *[other] not planted: { NUMBER($lacking) } vines to go
    }

# A lot that lies on an Estate.
# $lot (text)
hand_waits = { $lot } waiting

# $harbour (text)
# $cargo (text)
hand_boat = **Boat** at { $harbour }: { $cargo }

# What lies on a side of the cellar.
# $side (text)
# $lots (text)
hand_cellar = **{ $side } cellar**: { $lots }

# What lies on a side of the warehouse.
# $side (text)
# $categories (text)
hand_warehouse = **{ $side } warehouse**: { $categories }

# "Ruby Reserva 2 of 3 → 2 points".
# $name (text)
# $held (number)
# $of (number)
# $points (text)
hand_category = { $name } { $held } of { $of } → { $points }

hand_empty = empty

# $held (number)
# $most (number)
hand_brandy = **Brandy**: { $held } of { $most }

# What the year adds to the quality of wine.
# $round (number)
# $bonus (number)
hand_bonus =
    { $bonus ->
        [0] harvest { $round }
       *[other] harvest { $round }: quality +{ $bonus }
    }

# $held (number)
# $most (number)
hand_store = brandy { $held } of { $most }

hand_passed = passed for this round
hand_first = first player token

# What another seat holds, as far as it is open.
# $name (name)
# $points (text)
# $holds (text): a list
hand_other = **{ $name }** { $points }: { $holds }

# Cards that a person drew from the deck.
# $count (number)
hand_hidden =
    { $count ->
        [one] { NUMBER($count) } hidden card
       *[other] { NUMBER($count) } hidden cards
    }

hand_noSeat = You have no seat here. You see everything except hands, the deck and the chips of later rounds.

## Beside a question in the middle of an action.

# $place (text)
# $barrels (text): such as "3 barrels"
# $quality (number)
hand_asks_gather = { $place } gives { $barrels }. You choose how many become wine of quality { $quality }; the rest becomes brandy.

# Barrels of brandy that can pay.
# $brandy (text): such as "2 barrels"
hand_asks_costs = Wine from this Estate costs 1 barrel of brandy; you have { $brandy } to pay with.

hand_asks_paid = Wine from this Estate costs nothing more: the card has paid for it.
hand_asks_dry = No brandy is left to pay for wine.

# $lot (text)
# $ruby (number): columns that are free
# $tawny (number): columns that are free
hand_asks_unload = To unload: { $lot }. Free columns: Ruby { $ruby }, Tawny { $tawny }.

# What the boat has loaded.
# $cargo (text)
hand_asks_aboard = Aboard: { $cargo }.

# $count (number)
hand_asks_moves =
    { $count ->
        [one] { NUMBER($count) } move is left.
       *[other] { NUMBER($count) } moves are left.
    }

# $count (number)
hand_asks_plant =
    { $count ->
        [one] You may plant { NUMBER($count) } more vine.
       *[other] You may plant up to { NUMBER($count) } more vines.
    }

hand_asks_add = Add one barrel to a side that has barrels, no higher than the highest barrel there. Full categories are then sold.

## What the die would bring.

# The die's outcomes: "⚀ 3 · ⚁ 5 …".
# $list (text): such as "⚀ 3 · ⚁ 5"
# $mean (text): a number with at most one decimal
hand_outcomes = For each roll of the die: { $list } VP; { $mean } on average.

# What an ageing would bring now.
# $mean (text)
hand_ages = Ageing now brings { $mean } VP on average.

## What stands on another seat's page otherwise than on one's own.

# $cards (text)
seatPage_cards = **Cards in hand**: { $cards }

# Which chips a seat has seen is open, what stood on them is not.
# $chips (text)
seatPage_chips = **Chips looked at**: { $chips }

# $round (number)
seatPage_chip = harvest { $round }

## What stands below pictures that only one person sees: what they show, in words.

own_preview = Preview, not done yet:
own_boardNow = The board now:

# What the die would bring on a side.
# $outcomes (text): as hand_outcomes says
own_onSide_ruby = As Ruby. { $outcomes }

# $outcomes (text): as hand_outcomes says
own_onSide_tawny = As Tawny. { $outcomes }

## The board for those who do not see it. Short: the description of a picture has 1,024 characters.

# The first line.
# $round (number)
# $of (number)
# $turn (text): whose turn it is, or how the game ended
alt_head = Round { $round } of { $of }. { $turn }.

# What is asked of whose turn it is.
# $name (name)
alt_asked_turn = { $name }’s turn
    .name = Your turn

# $name (name)
alt_asked_gather = { $name } gathers
    .name = You gather

# $name (name)
alt_asked_sail = { $name } may sail on

# $name (name)
alt_asked_unload = { $name } brings lots ashore
    .name = You bring lots ashore

# $name (name)
alt_asked_plant = { $name } plants the next vine
    .name = You plant the next vine

# $name (name)
alt_asked_add = { $name } adds a barrel
    .name = You add a barrel

alt_asked_over = The game is over

# Everybody else gave up the game.
# $names (name)
alt_givenUp = Over: nobody else is left. { $names } won

alt_calledOff = Over: cancelled

# $names (name)
alt_won = Won: { $names }.

# $chips (text)
alt_bonus = Bonus by round: { $chips }.

# Who has looked at the chips of these rounds.
# $name (name)
# $rounds (text)
alt_looked = { $name } knows the bonus of { $rounds }.
    .name = You know the bonus of { $rounds }.

# Circles that are free, by column.
# $columns (text)
alt_free = Free circles: { $columns }.

# Pieces on the table, by column.
# $columns (text)
alt_pieces = Pieces: { $columns }.

## The board for those who do not see it: columns of the action table.

alt_columns_buy = buy
alt_columns_purple = purple
alt_columns_green-red = green/red
alt_columns_white-yellow = white/yellow
alt_columns_old = old
alt_columns_harvest = harvest
alt_columns_age = age
alt_columns_card = cards
alt_columns_first = first player

## The board for those who do not see it: cards, places and seats.

# No circle is free.
alt_full = none

# Whose overseer stands on a circle.
# $name (name)
alt_overseerOf = { $name } overseer
    .name = your overseer

# $cards (text)
alt_display = Open cards: { $cards }.

# Cards in each pile.
# $deck (number)
# $used (number)
alt_piles = Deck { $deck }, used { $used }.

# $cards (text)
alt_aside = Laid aside: { $cards }.

# "Cima 3 price 4 quality 5".
# $place (text)
# $price (number)
# $quality (number)
alt_place = { $place } price { $price } quality { $quality }

# $places (text)
alt_places = Free Estates: { $places }.

alt_harbours_gaia = Gaia
alt_harbours_baixo = Baixo
alt_harbours_cima = Cima
alt_harbours_superior = Superior

# What was scored, and what it is with what the end would count for Estates and barrels.
# $points (number): that were scored
# $total (number): with what the end would count
# $estates (number)
# $barrels (number)
alt_points =
    { $points ->
        [one] { $points } point, { $total } with Estates { $estates } and barrels { $barrels }
       *[other] { $points } points, { $total } with Estates { $estates } and barrels { $barrels }
    }

# Who begins the round.
alt_first = first

# $count (number)
alt_markers =
    { $count ->
        [one] 1 marker
       *[other] { $count } markers
    }

alt_overseer = overseer

# Who rests for this round.
alt_passed = passed

# $count (number)
alt_brandy = brandy { $count }

# $count (number)
alt_cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

# Cards of a hand that all know.
# $cards (text)
alt_known = of them { $cards }

# Done already in this round.
alt_bought = has bought

alt_harvested = has harvested

# Enologists that work in this round.
# $count (number)
alt_enologists =
    { $count ->
        [one] enologist
       *[other] { $count } enologists
    }

# Vines by their letters, the quality, what waits there.
# $place (text)
# $vines (text)
# $quality (number)
alt_estate = { $place } { $vines } quality { $quality }

# An Estate without a vine.
alt_bare = bare

# An Estate with a lot.
# $estate (text)
# $lot (text)
alt_waiting = { $estate } with { $lot }

# $harbour (text)
alt_boat = boat at { $harbour }

# $boat (text)
# $lots (text)
alt_loaded = { $boat } with { $lots }

# $lots (text)
alt_cellar = cellar { $lots }

# $barrels (text)
alt_warehouse = warehouse { $barrels }

alt_sides_ruby = Ruby
alt_sides_tawny = Tawny

alt_empty = empty

# What the letters and signs mean.
alt_key = Vines G green, P purple, R red, W white, Y yellow, O old; 6×3: quality 6, 3 barrels.

## The board for those who do not see it, where room is short: letters in every seat's line.

alt_letters_key = 8+4+1=13: points, Estates, barrels. M markers, + overseer, A brandy, C cards, Q quality; B Baixo, C Cima, S Superior, G Gaia.
alt_letters_markers = M
alt_letters_overseer = +
alt_letters_passed = –
alt_letters_brandy = A
alt_letters_cards = C
alt_letters_quality = Q
alt_letters_sides_ruby = R
alt_letters_sides_tawny = T

# $at (text)
alt_letters_boat = boat { $at }

alt_letters_columns_buy = buy
alt_letters_columns_purple = P
alt_letters_columns_green-red = GR
alt_letters_columns_white-yellow = WY
alt_letters_columns_old = O
alt_letters_columns_harvest = harvest
alt_letters_columns_age = age
alt_letters_columns_card = cards
alt_letters_columns_first = first

## The chronicle of the harvests, a sentence each. Names are ready to print; so are lots ("3 barrels of quality 6"), places ("Cima Corgo 2"), cards, prices and points ("4 points").

# $name (name)
story_passed = **{ $name }** passes for the rest of this round.
    .name = **You** pass for the rest of this round.

# What an action cost.
# $name (name)
# $pieces (text)
# $column (text)
story_placed = **{ $name }** spends { $pieces } on { $column }.
    .name = **You** spend { $pieces } on { $column }.

# $name (name)
# $place (text)
# $price (text)
story_bought = **{ $name }** buys an Estate in { $place } for { $price }.
    .name = **You** buy an Estate in { $place } for { $price }.

# $name (name)
# $place (text)
# $price (text)
# $vine (text)
story_boughtWithVine = **{ $name }** buys an Estate in { $place } for { $price }, with a first { $vine }.
    .name = **You** buy an Estate in { $place } for { $price }, with a first { $vine }.

# $name (name)
# $vine (text)
# $place (text)
story_planted = **{ $name }** plants in { $place }: { $vine }.
    .name = **You** plant in { $place }: { $vine }.

# The bonus is that of the year.
# $name (name)
# $bonus (number)
story_harvesting =
    { $bonus ->
        [0] **{ $name }** harvests. It is an ordinary year.
       *[other] **{ $name }** harvests. It is a good year: quality +{ $bonus }.
    }
    .name =
        { $bonus ->
            [0] **You** harvest. It is an ordinary year.
           *[other] **You** harvest. It is a good year: quality +{ $bonus }.
        }

# $name (name)
# $bonus (number)
story_harvestingByCard =
    { $bonus ->
        [0] **{ $name }** harvests, and one barrel of brandy is enough for all wine. It is an ordinary year.
       *[other] **{ $name }** harvests, and one barrel of brandy is enough for all wine. It is a good year: quality +{ $bonus }.
    }
    .name =
        { $bonus ->
            [0] **You** harvest, and one barrel of brandy is enough for all wine. It is an ordinary year.
           *[other] **You** harvest, and one barrel of brandy is enough for all wine. It is a good year: quality +{ $bonus }.
        }

# $place (text)
# $crop (text)
story_gathered = { $place } gives { $crop }.

# $place (text)
# $crop (text)
# $loaded (text)
story_gatheredAfter = { $place } gives { $crop }; { $loaded } went aboard first.

# What an Estate gives of both.
# $wine (text)
# $brandy (text)
story_crop = { $wine } and { $brandy }

# An Estate that was passed over.
# $place (text)
story_left = { $place } is not harvested: its barrels still wait.

# $name (name)
# $brandy (text)
story_stored = The store of **{ $name }** now holds { $brandy }.
    .name = **Your** store now holds { $brandy }.

# Barrels that found no space are lost.
# $name (name)
# $brandy (text)
# $lost (text)
story_storedLess = The store of **{ $name }** now holds { $brandy }; there was no room for { $lost }.
    .name = **Your** store now holds { $brandy }; there was no room for { $lost }.

# $name (name)
# $from (text)
# $to (text)
story_sailed = **{ $name }** sails from { $from } to { $to }.
    .name = **You** sail from { $from } to { $to }.

# $name (name)
# $from (text)
# $to (text)
# $cargo (text)
story_sailedWith = **{ $name }** sails from { $from } to { $to } and loads { $cargo }.
    .name = **You** sail from { $from } to { $to } and load { $cargo }.

# A person ends an action of several steps.
# $name (name)
story_stopped = **{ $name }** ends the turn here.
    .name = **You** end the turn here.

# $name (name)
# $lot (text)
# $side (text)
story_unloaded = **{ $name }** brings { $lot } to the { $side } cellar.
    .name = **You** bring { $lot } to the { $side } cellar.

# $name (name)
# $lot (text)
story_staysAboard = **{ $name }** keeps { $lot } aboard.
    .name = **You** keep { $lot } aboard.

# $name (name)
# $die (number)
story_rolled = **{ $name }** ages the cellar and rolls a { $die }.
    .name = **You** age the cellar and roll a { $die }.

# $name (name)
# $die (number)
# $value (number): of the die with what the card adds
story_rolledWith = **{ $name }** ages the cellar and rolls a { $die }, which the card raises to { $value }.
    .name = **You** age the cellar and roll a { $die }, which the card raises to { $value }.

# Each lot with where its barrels went.
# $lots (text)
story_aged = The wine becomes: { $lots }.

# A lot and where its barrels went.
# $lot (text)
# $laid (text)
story_agedLot = { $lot } → { $laid }

# Barrels of a category: "2 Ruby Reserva".
# $barrels (number)
# $category (text)
story_laid = { $barrels } { $category }

# $barrels (text)
story_raised = The enologist raises { $barrels }.

# Barrels that moved up a category.
# $barrels (number)
# $category (text)
story_raisedTo = { $barrels } to { $category }

# $name (name)
# $category (text)
story_added = **{ $name }** adds a barrel of { $category }.
    .name = **You** add a barrel of { $category }.

# $name (name)
# $sales (text)
# $points (text)
story_sold = **{ $name }** sells { $sales }: { $points }.
    .name = **You** sell { $sales }: { $points }.

# $name (name)
# $points (text)
story_soldVintage = **{ $name }** sells a barrel of Vintage at once: { $points }.
    .name = **You** sell a barrel of Vintage at once: { $points }.

# $name (name)
# $points (text)
story_soldColheita = **{ $name }** sells two barrels of Colheita at once: { $points }.
    .name = **You** sell two barrels of Colheita at once: { $points }.

# $name (name)
# $from (name)
story_tookFirst = **{ $name }** takes the first player token from **{ $from }**.
    .name = **You** take the first player token from **{ $from }**.

# $name (name)
story_keptFirst = **{ $name }** keeps the first player token for the next round.
    .name = **You** keep the first player token for the next round.

# $name (name)
# $card (text)
story_discarded = **{ $name }** discards { $card }.
    .name = **You** discard { $card }.

# $name (name)
# $card (text)
story_took = **{ $name }** takes { $card } from the display.
    .name = **You** take { $card } from the display.

# A card from the deck: only who drew it reads this.
# $name (name)
# $card (text)
story_drew = **{ $name }** draws { $card }.
    .name = **You** draw { $card }.

# The same for all others.
# $name (name)
story_drewHidden = **{ $name }** draws a card.
    .name = **You** draw a card.

# $name (name)
# $card (text)
story_played = **{ $name }** plays { $card }.
    .name = **You** play { $card }.

# A card added barrels to a lot.
# $place (text)
# $lot (text)
story_grew = The wine in { $place } grows to { $lot }.

# Only who looked reads this.
# $name (name)
# $round (number)
# $bonus (number)
story_looked = **{ $name }** looks at the chip of round { $round }: it is a { $bonus }.
    .name = **You** look at the chip of round { $round }: it is a { $bonus }.

# The same for all others.
# $name (name)
# $round (number)
story_lookedHidden = **{ $name }** looks at the chip of round { $round }.
    .name = **You** look at the chip of round { $round }.

# $cards (text)
story_reshuffled = A new deck is shuffled from { $cards }.

# $round (number)
story_roundEnded = The { ORDINAL($round) } harvest is over.

# $round (number)
# $bonus (number)
# $name (name)
# $cards (text)
story_roundBegan =
    { $bonus ->
        [0] The { ORDINAL($round) } harvest begins. It is an ordinary year. **{ $name }** is first. Open: { $cards }.
       *[other] The { ORDINAL($round) } harvest begins. It is a good year: quality +{ $bonus }. **{ $name }** is first. Open: { $cards }.
    }
    .name =
        { $bonus ->
            [0] The { ORDINAL($round) } harvest begins. It is an ordinary year. **You** are first. Open: { $cards }.
           *[other] The { ORDINAL($round) } harvest begins. It is a good year: quality +{ $bonus }. **You** are first. Open: { $cards }.
        }

# $rounds (number): of a game
story_ended = All { $rounds } harvests are over.

# In an imagined line of play: the harvest of one Estate.
# $name (name)
# $place (text)
# $crop (text): such as "3 barrels of quality 8"
sequels_gathered = **{ $name }** harvests { $place }: { $crop }.
    .name = **You** harvest { $place }: { $crop }.

# Sales after an ageing, in many imagined games.
# $name (name)
# $points (text): such as "5 points"
sequels_sold = **{ $name }** sells aged wine: { $points } on average.
    .name = **You** sell aged wine: { $points } on average.

# What such a sale is about.
sequels_wine = aged wine

## What happened since the reader's last turn, as far as it touches the reader.

# $column (text)
# $circle (number)
recap_dearer = For { $column } the cheapest free circle is { $circle } now.

# Of a column that others filled.
# $column (text)
recap_full = For { $column } no circle is left this round.

# $name (text)
recap_lostToken = **{ $name }** took the first player token from you.

## Why an action is better or worse than another, each before its points: "brings 3 barrels of quality 6 to Gaia: +1.8".

# A reason and the points that it makes.
# $reason (text)
# $points (text)
reasons_said = { $reason }: { $points }

reasons_points = points that are certain
reasons_ageing = points from selling aged wine, on average
reasons_sells = sells at once
reasons_price = the price of the Estate, which you get back at the end if the Estate is planted
reasons_keepsOverseer = keeps the overseer
reasons_spendsOverseer = spends the overseer
reasons_keepsMarkers = keeps markers for later

# $markers (text): such as "2 markers"
reasons_spends = spends { $markers }

# Of this round; also that it is not done yet.
reasons_harvest = you can still harvest this round

reasons_harvested = your harvest of this round is used up
reasons_brandy = brandy that pays for the next wine
reasons_lessBrandy = less brandy for the next wine

# Of a harvest that takes brandy.
# $brandy (text): such as "2 barrels of brandy"
# $place (text)
reasons_brandyFrom = { $brandy } from { $place }, each paying for one Estate’s wine

# Of a harvest that takes wine.
# $place (text)
reasons_winePaid = a barrel of brandy pays for the wine of { $place }

# What an Estate that is bought will give.
# $place (text)
# $barrels (text): such as "3 barrels"
# $quality (number)
reasons_estate = an Estate in { $place }: { $barrels } of quality { $quality } a harvest

# $place (text)
reasons_firstHarvest = { $place } can then be harvested

# $place (text)
# $vines (number)
reasons_nearer =
    { $vines ->
        [one] { $place } then needs only one more vine
       *[other] { $place } then needs only { $vines } more vines
    }

reasons_estates = what the Estates will still yield

# $place (text)
# $vineSlots (number): of an Estate
reasons_fullEstate = { $vineSlots } vines in { $place }: better wine and a point

# $place (text)
reasons_oldVine = the old vineyard makes the wine of { $place } better

reasons_vines = vines on the way to a full Estate

# $lots (text): such as "3 barrels of quality 6"
reasons_bringsHome = brings { $lots } to Gaia

# $lots (text)
reasons_takesAboard = takes { $lots } aboard

reasons_wineWaits = wine that the boat can fetch

# Wine that a harvest leaves on an Estate.
# $lot (text): such as "3 barrels of quality 6"
# $place (text)
reasons_gathers = { $lot } in { $place }, for the boat to fetch

reasons_boat = the boat’s place and the wine that waits for it
reasons_cellar = wine in the cellar for the next ageing
reasons_emptiesCellar = leaves the cellar empty

# $lot (text)
# $side (text)
reasons_ashore = { $lot } in the { $side } cellar

# $category (text)
reasons_fills = a barrel of { $category }

reasons_warehouse = barrels that wait for a sale in the warehouse

# $card (text)
reasons_holds = a card for later: { $card }

reasons_holdsAny = a card for later

# $card (text)
reasons_spendsCard = the card is spent: { $card }

reasons_cards = the cards in hand
reasons_begins = begins the next round: the cheap circles and the first pick of the cards
reasons_order = who begins the next round

# Of what came of playing on.
reasons_pointsMore = more points for you soon
reasons_pointsLess = fewer points for you soon

# $name (text?): of the only other seat
reasons_othersLess =
    { GIVEN($name) ->
        [no] fewer points for others soon
       *[yes] fewer points for { $name } soon
    }

# $name (text?): of the only other seat
reasons_othersMore =
    { GIVEN($name) ->
        [no] more points for others soon
       *[yes] more points for { $name } soon
    }

reasons_piecesAhead = the markers and overseer that you keep
reasons_harvestAhead = harvests to come

## Why an action is turned down, in whole sentences. What a sentence is filled with may be unknown: then it is absent. Names of things are ready to print.

# $name (text?): whose turn it is
refusals_codes_not-your-turn =
    { GIVEN($name) ->
        [no] It is not your turn. Seats act clockwise, one action a turn.
       *[yes] It is not your turn: { $name } acts. Seats act clockwise, one action a turn.
    }

# $awaited (text): such as "Move the boat and Stop here"
refusals_codes_wrong-phase = This action doesn't belong to the present step. What to do now: { $awaited }.

# $awaited (text): such as "Move the boat and Stop here"
refusals_codes_malformed = Your action is not complete. What to do now: { $awaited }.

# $column (text?): such as "the harvest"
# $circle (text?): its number
refusals_codes_no-such-circle =
    For { GIVEN($column) ->
        [no] this action
       *[yes] { $column }
    } there is no circle { GIVEN($circle) ->
        [no] of that number
       *[yes] { $circle }
    }.

# $column (text?): such as "the harvest"
# $circle (text?): its number
refusals_codes_circle-taken =
    Circle { GIVEN($circle) ->
        [no] of that number
       *[yes] { $circle }
    } for { GIVEN($column) ->
        [no] this action
       *[yes] { $column }
    } is taken this round.

# $column (text?): such as "the harvest"
refusals_codes_column-full =
    { GIVEN($column) ->
        [no] Every circle for this action is taken this round.
       *[yes] Every circle for { $column } is taken this round.
    }

# $cheapest (text?): the number of the cheapest free circle
refusals_codes_not-cheapest =
    { GIVEN($cheapest) ->
        [no] Markers take the cheapest free circle, the first. Only the overseer may stand on a more expensive circle.
       *[yes] Markers take the cheapest free circle, { $cheapest }. Only the overseer may stand on a more expensive circle.
    }

# $circle (text?): its number
# $has (text?): how many there are
refusals_codes_not-enough-markers =
    { GIVEN($circle) ->
        [no] That circle takes more markers than you have left.
       *[yes] Circle { $circle } costs as many markers as its number, and you have { GIVEN($has) ->
            [no] fewer
           *[yes] { $has }
        } left.
    }

refusals_codes_overseer-used = The overseer is on the table already this round.
refusals_codes_bought-already = You may buy only one Estate a round, even with a card.

# $most (text?): how many there may be
# $mostEstates (number): that a seat may own
refusals_codes_no-tile-left =
    { GIVEN($most) ->
        [no] You have no Estate tile left: a player owns at most { $mostEstates }.
       *[yes] You have no Estate tile left: a player owns at most { $most }.
    }

# $typed (text?): what was typed
refusals_codes_no-such-place =
    { GIVEN($typed) ->
        [no] That is not a place for an Estate.
       *[yes] “{ $typed }” is not a place for an Estate.
    }

# $place (text?): such as "Cima Corgo 2"
refusals_codes_place-taken =
    { GIVEN($place) ->
        [no] There is already an Estate in that place.
       *[yes] There is already an Estate in { $place }.
    }

# $place (text?): such as "Cima Corgo 2"
refusals_codes_place-like =
    { GIVEN($place) ->
        [no] That place is identical to another free place: take the place with the lowest number.
       *[yes] { $place } is identical to another free place: take the place with the lowest number.
    }

# $place (text?): such as "Cima Corgo 2"
# $price (text?): in points
# $has (text?): how many there are
refusals_codes_too-dear =
    { GIVEN($place) ->
        [no] That Estate
       *[yes] { $place }
    } costs { GIVEN($price) ->
        [no] more
       *[yes] { $price }
    } VP, and you have { GIVEN($has) ->
        [no] fewer
       *[yes] { $has }
    }: points never fall below 0.

# $typed (text?): what was typed
refusals_codes_no-such-bonus =
    { GIVEN($typed) ->
        [no] That is not a gift of this card.
       *[yes] “{ $typed }” is not a gift of this card.
    }

# $estate (text?): its number
# $has (text?): how many there are
refusals_codes_no-such-estate =
    There is no Estate { GIVEN($estate) ->
        [no] of that number
       *[yes] { $estate }
    }: you own { GIVEN($has) ->
        [no] fewer
       *[yes] { $has }
    }.

# $typed (text?): what was typed
refusals_codes_no-such-vine =
    { GIVEN($typed) ->
        [no] That is not a vine.
       *[yes] “{ $typed }” is not a vine.
    }

# $place (text?): such as "Cima Corgo 2"
# $vine (text?): such as "old vineyard"
refusals_codes_vine-there =
    { GIVEN($place) ->
        [no] That Estate
       *[yes] { $place }
    } has its { GIVEN($vine) ->
        [no] vine of that kind
       *[yes] { $vine }
    } already: all vines of an Estate differ.

# $place (text?): such as "Cima Corgo 2"
# $vineSlots (number): of an Estate
refusals_codes_estate-full =
    { GIVEN($place) ->
        [no] That Estate is full: it has { $vineSlots } vines.
       *[yes] { $place } is full: it has { $vineSlots } vines.
    }

# $place (text?): such as "Cima Corgo 2"
refusals_codes_old-elsewhere =
    { GIVEN($place) ->
        [no] Old vineyards grow only in Cima Corgo, not in that Estate.
       *[yes] Old vineyards grow only in Cima Corgo, not in { $place }.
    }

refusals_codes_old-gone = All old vineyards of the game are planted.
refusals_codes_old-not-so = No card plants an old vineyard: the action table has a circle for that.

# $vine (text?): such as "old vineyard"
refusals_codes_vine-order =
    { GIVEN($vine) ->
        [no] With this card you plant in the order green, purple, red, white, yellow. This vine comes too late.
       *[yes] With this card you plant in the order green, purple, red, white, yellow. The { $vine } comes too late.
    }

refusals_codes_nothing-to-plant = This card can't plant a vine on any of your Estates.
refusals_codes_harvested-already = You may harvest only once a round, even with a card.

# $plantedFrom (number): vines
refusals_codes_nothing-to-harvest = No Estate can be harvested. An Estate needs { $plantedFrom } vines. If its barrels still wait, your boat must be in its harbour, with a free hold.

# $estate (text?): its number
refusals_codes_other-estate =
    { GIVEN($estate) ->
        [no] You harvest your Estates in their order, and it is not the turn of that Estate.
       *[yes] You harvest your Estates in their order, and it is not the turn of Estate { $estate }.
    }

# $most (text?): how many there may be
refusals_codes_wine-range =
    { GIVEN($most) ->
        [no] Choose between 0 barrels of wine and all that this Estate yields.
       *[yes] This Estate gives at most { $most } barrels of wine, and may give none.
    }

refusals_codes_no-brandy = Wine costs a barrel of brandy. Only brandy from before the harvest counts, and none of it is left.
refusals_codes_leave-free = That Estate has no waiting barrels, so you must harvest it.
refusals_codes_leave-last = You must harvest at least one Estate, and this is the last one that you can harvest.

# $typed (text?): what was typed
refusals_codes_no-such-harbour =
    { GIVEN($typed) ->
        [no] That is not a harbour.
       *[yes] “{ $typed }” is not a harbour.
    }

# $to (text?): a harbour
refusals_codes_same-harbour =
    { GIVEN($to) ->
        [no] The boat is in that harbour already.
       *[yes] The boat is in { $to } already.
    }

# $to (text?): a harbour
refusals_codes_too-far-up =
    { GIVEN($to) ->
        [no] Upriver the boat moves only to the next harbour. The harbour that you chose is farther.
       *[yes] Upriver the boat moves only to the next harbour. { $to } is farther.
    }

refusals_codes_no-marker-to-sail = Each move of the boat costs a marker, never the overseer, and no marker is left.
refusals_codes_load-order = Name each Estate once, the lowest number first.

# $place (text?): such as "Cima Corgo 2"
refusals_codes_nothing-to-load =
    { GIVEN($place) ->
        [no] In that Estate there are no barrels to load.
       *[yes] In { $place } there are no barrels to load.
    }

# $place (text?): such as "Cima Corgo 2"
refusals_codes_load-out-of-way =
    { GIVEN($place) ->
        [no] The boat doesn't come by that Estate in this move.
       *[yes] The boat doesn't come by { $place } in this move.
    }

# $free (text?): how many are free
refusals_codes_holds-full =
    { GIVEN($free) ->
        [no] The boat has too few free holds: each lot needs one.
       *[yes] The boat has { $free } free holds: each lot needs one.
    }

refusals_codes_must-begin = You can stop only after the first step of the action.

# $typed (text?): what was typed
refusals_codes_no-such-side =
    { GIVEN($typed) ->
        [no] That is neither Ruby nor Tawny.
       *[yes] “{ $typed }” is neither Ruby nor Tawny.
    }

# $side (text?): Ruby or Tawny
refusals_codes_side-full =
    { GIVEN($side) ->
        [no] The chosen cellar has no free column.
       *[yes] The { $side } cellar has no free column.
    }

refusals_codes_must-land = A column of the cellar is free, so a lot must come ashore.
refusals_codes_cellar-empty = The cellar is empty: there is nothing to age.

# $typed (text?): what was typed
# $side (text?): Ruby or Tawny
refusals_codes_no-such-category =
    { GIVEN($typed) ->
        [no] That
       *[yes] “{ $typed }”
    } is not a category of { GIVEN($side) ->
        [no] that side
       *[yes] { $side }
    }.

# $side (text?): Ruby or Tawny
refusals_codes_side-without-barrels =
    { GIVEN($side) ->
        [no] The barrel goes to a side that has barrels: this side has none.
       *[yes] The barrel goes to a side that has barrels: { $side } has none.
    }

# $highest (text?): a category
refusals_codes_category-above =
    { GIVEN($highest) ->
        [no] The barrel may go no higher than the highest barrel of its side.
       *[yes] The barrel may go no higher than the highest barrel of its side: { $highest }.
    }

# $category (text?): such as "Aged Tawny"
refusals_codes_category-full =
    { GIVEN($category) ->
        [no] That category has no free space.
       *[yes] { $category } has no free space.
    }

# $typed (text?): what was typed
refusals_codes_no-such-card =
    { GIVEN($typed) ->
        [no] That is not a card.
       *[yes] “{ $typed }” is not a card.
    }

# $card (text?): such as "Rabelo boat"
refusals_codes_not-open =
    { GIVEN($card) ->
        [no] That card is not on display.
       *[yes] “{ $card }” is not on display.
    }

refusals_codes_no-card-left = Deck and used pile are empty: no card can be drawn.
refusals_codes_discard-needed = Your hand is full: name the card that you discard.
refusals_codes_discard-needless = You have room in your hand, so you discard nothing.

refusals_codes_hand-empty = You have no card in your hand.

# $card (text?): such as "Rabelo boat"
refusals_codes_not-in-hand =
    { GIVEN($card) ->
        [no] That card is not in your hand.
       *[yes] “{ $card }” is not in your hand.
    }

# $typed (text?): what was typed
refusals_codes_no-such-deed =
    { GIVEN($typed) ->
        [no] That is not something this card can do.
       *[yes] “{ $typed }” is not something this card can do.
    }

# $place (text?): such as "Cima Corgo 2"
# $moreBarrels (number): that the card adds
refusals_codes_no-lot-there =
    { GIVEN($place) ->
        [no] No barrels wait in that Estate
       *[yes] No barrels wait in { $place }
    }, so the card can't add { $moreBarrels ->
        [one] { NUMBER($moreBarrels) } barrel
       *[other] { NUMBER($moreBarrels) } barrels
    } there.

# $round (text?): its number
refusals_codes_no-such-round =
    { GIVEN($round) ->
        [no] You may look only at the chip of a later round.
       *[yes] You may look only at the chip of a later round, and “{ $round }” is no later round.
    }

refusals_codes_round-needless = No round follows, so there is no chip to look at: name no round.

# $column (text?): its number
# $has (text?): how many there are
refusals_codes_no-such-column =
    That side of the cellar has no lot in column { GIVEN($column) ->
        [no] of that number
       *[yes] { $column }
    }. Columns in use: { GIVEN($has) ->
        [no] fewer
       *[yes] { $has }
    }.

refusals_codes_too-few-barrels = That column has only one barrel. Take two barrels from different columns, or both from a column with more barrels.

## Why what was typed could not be read. What was typed is quoted; what may not be known is absent.

# $typed (text?): what was typed
# $awaited (text): such as "Move the boat and Stop here"
refusals_codes_read-action =
    { GIVEN($typed) ->
        [no] Your text doesn't begin with an action. What to do now: { $awaited }.
       *[yes] An action doesn't begin with “{ $typed }”. What to do now: { $awaited }.
    }

# $typed (text?): what was typed
# $field (text?): such as "Vine"
refusals_codes_read-word =
    { GIVEN($field) ->
        [no] { GIVEN($typed) ->
            [no] That can't be read.
           *[yes] “{ $typed }” can't be read.
        }
       *[yes] { GIVEN($typed) ->
            [no] That can't be read as “{ $field }”.
           *[yes] “{ $typed }” can't be read as “{ $field }”.
        }
    }

# $typed (text?): what was typed
# $field (text?): such as "Vine"
refusals_codes_read-number =
    { GIVEN($field) ->
        [no] { GIVEN($typed) ->
            [no] That is not a number.
           *[yes] “{ $typed }” is not a number.
        }
       *[yes] { GIVEN($typed) ->
            [no] That is not a number for “{ $field }”.
           *[yes] “{ $typed }” is not a number for “{ $field }”.
        }
    }

# $typed (text?): what was typed
# $as (text?): an example, as it is typed
refusals_codes_read-numbers =
    { GIVEN($as) ->
        [no] { GIVEN($typed) ->
            [no] That is not a list of numbers.
           *[yes] “{ $typed }” is not a list of numbers.
        }
       *[yes] { GIVEN($typed) ->
            [no] That is not a list of numbers such as { $as }.
           *[yes] “{ $typed }” is not a list of numbers such as { $as }.
        }
    }

# $field (text?): such as "Vine"
# $as (text?): an example, as it is typed
refusals_codes_read-missing =
    { GIVEN($field) ->
        [no] { GIVEN($as) ->
            [no] Your action is incomplete.
           *[yes] Your action is incomplete. A complete action looks like { $as }.
        }
       *[yes] { GIVEN($as) ->
            [no] Your action is incomplete: “{ $field }” is missing.
           *[yes] Your action is incomplete: “{ $field }” is missing. A complete action looks like { $as }.
        }
    }

# $typed (text?): what was typed
# $as (text?): an example, as it is typed
refusals_codes_read-rest =
    { GIVEN($as) ->
        [no] { GIVEN($typed) ->
            [no] The action ends before this text: leave out the rest.
           *[yes] The action is complete before “{ $typed }”: leave out the rest.
        }
       *[yes] { GIVEN($typed) ->
            [no] The action ends before this text: leave out the rest. A complete action looks like { $as }.
           *[yes] The action is complete before “{ $typed }”: leave out the rest. A complete action looks like { $as }.
        }
    }

# $as (text?): an example, as it is typed
refusals_codes_read-spelling =
    { GIVEN($as) ->
        [no] An action is written in one way only, with one space between words.
       *[yes] Write the action exactly like this: { $as }.
    }

## How the game ended.

# $name (name)
# $points (number)
finale_wins =
    { $points ->
        [one] **{ $name }** wins with { NUMBER($points) } point.
       *[other] **{ $name }** wins with { NUMBER($points) } points.
    }
    .name =
        { $points ->
            [one] **You** win with { NUMBER($points) } point.
           *[other] **You** win with { NUMBER($points) } points.
        }

# Points were equal: what decided.
# $name (name)
# $points (number)
finale_winsBy_estates =
    { $points ->
        [one] **{ $name }** wins with { NUMBER($points) } point; tiebreak: more Estates.
       *[other] **{ $name }** wins with { NUMBER($points) } points; tiebreak: more Estates.
    }
    .name =
        { $points ->
            [one] **You** win with { NUMBER($points) } point; tiebreak: more Estates.
           *[other] **You** win with { NUMBER($points) } points; tiebreak: more Estates.
        }

# $name (name)
# $points (number)
finale_winsBy_quality =
    { $points ->
        [one] **{ $name }** wins with { NUMBER($points) } point; tiebreak: Estates of higher quality.
       *[other] **{ $name }** wins with { NUMBER($points) } points; tiebreak: Estates of higher quality.
    }
    .name =
        { $points ->
            [one] **You** win with { NUMBER($points) } point; tiebreak: Estates of higher quality.
           *[other] **You** win with { NUMBER($points) } points; tiebreak: Estates of higher quality.
        }

# Several share the first place.
# $names (names)
# $points (number): of each of them
finale_shared =
    { $points ->
        [one] { LIST($names) } share the victory with { NUMBER($points) } point.
       *[other] { LIST($names) } share the victory with { NUMBER($points) } points.
    }

# All others gave up.
# $name (name)
finale_winner = { $name } wins.
    .name = You win.

## Parts of a total: each stands before its number.

# $points (number)
finale_parts_start = at the start { $points }

# $points (number)
finale_parts_estate = spent on Estates { $points }

# $points (number)
finale_parts_warehouse = Port sold { $points }

# $points (number)
finale_parts_card = cards that sell { $points }

# $points (number)
finale_parts_barrels = barrels left { $points }

# $points (number)
finale_parts_estates = planted Estates { $points }

# $points (number)
finale_parts_vineyards = five vines { $points }

## Points were equal: what decided.

# $first (name)
# $second (name)
finale_tie_estates = { $first } is ahead of { $second } with more Estates.
    .first = You are ahead of { $second } with more Estates.

# $first (name)
# $second (name)
finale_tie_quality = { $first } is ahead of { $second } with better Estates.
    .first = You are ahead of { $second } with better Estates.

## What a seat decides in advance. At most 60 characters.

# $round (number)
orders_pass = pass until round { $round } is over

# $round (number)
orders_first = take the first player token with markers, up to round { $round }

# $side (text)
orders_unload = unload to { $side } first

## Kinds of what a seat decides in advance, on buttons. At most 40 characters.

orders_kinds_pass = Pass for the round
orders_kinds_first = Take the first player token…
orders_kinds_unload = Unload to one side first…

## What is what on the board: titles of its two pages.

parts_pages_board = The board
parts_pages_line = A player's line

## What is what on the board. A sentence tells what it is, what it does, when it counts.

parts_parts_round_name = Round
parts_parts_round_about = A round is a year with one harvest. After the last round the game ends.
parts_parts_chips_name = Bonus chips of the years
parts_parts_chips_about = One chip for each year. The gold chip adds to the quality of all wine gathered this year; blue chips are hidden.
parts_parts_piles_name = Deck and used cards
parts_parts_piles_about = On the left, cards face down. On the right, cards that were played or discarded.
parts_parts_quinta_name = Estate
parts_parts_quinta_about = The banner shows the owner. An Estate with a tower is planted: its owner can harvest it, and its price counts at the end.
parts_parts_quality_name = Quality
parts_parts_quality_about = The quality of each barrel gathered here, before the bonus of the year. Wine of higher quality ages better.
parts_parts_vines_name = Vines
parts_parts_vines_about = A letter is a vine of that colour, O is an old vineyard, and a cross is a free slot. All vines of an Estate differ. A full Estate has more quality and points.
parts_parts_lot_name = Waiting wine
parts_parts_lot_about = Quality × barrels. The Estate gives nothing more until the boat has loaded this wine.
parts_parts_free_name = Free place
parts_parts_free_about = The coin shows the price of an Estate here, in points. Behind the arrow stands its quality.
parts_parts_harbour_name = Harbour
parts_parts_harbour_about = The name of the region. The barrel shows how many barrels each Estate here gives in a harvest.
parts_parts_boat_name = Rabelo
parts_parts_boat_about = The boat carries wine down to Gaia. A move costs a marker: one harbour up, or down as far as you like.
parts_parts_plant_name = Plant
parts_parts_plant_about = The columns for vines. A circle's number is its price in markers. Markers take the cheapest free circle.
parts_parts_buy_name = Buy
parts_parts_buy_about = A piece here pays for buying an Estate, once a round.
parts_parts_harvest_name = Harvest
parts_parts_harvest_about = A piece here pays for the harvest of all your planted Estates, once a round.
parts_parts_age_name = Age and sell
parts_parts_age_about = A piece here pays for a roll of the die for all lots in your cellar. Full categories are then sold.
parts_parts_card_name = Take or play a card
parts_parts_card_about = A piece here pays for taking or playing one card.
parts_parts_first_name = Become first player
parts_parts_first_about = The player whose piece is here begins from the next round on.
parts_parts_display_name = Open cards
parts_parts_display_about = Take one of these cards, or the top of the deck. You can play the card in a later turn.
parts_parts_owner_name = Player
parts_parts_owner_about = Sign and name of the player. The arrow shows whose turn it is; the crown marks a sole leader.
parts_parts_token_name = First player
parts_parts_token_about = This player begins the round.
parts_parts_markers_name = Markers
parts_parts_markers_about = Markers pay for circles and for the boat. They come back every round, and each Estate bought brings one more.
parts_parts_overseer_name = Overseer
parts_parts_overseer_about = The overseer pays for any free circle once a round, whatever it costs. A used overseer is not shown.
parts_parts_brandy_name = Brandy
parts_parts_brandy_about = Each Estate that gives wine costs one barrel of brandy.
parts_parts_hand_name = Cards
parts_parts_hand_about = The number of cards in hand. The player can play one card in a turn.
parts_parts_cellar_name = Cellar in Gaia
parts_parts_cellar_about = Lots that wait to age, as quality × barrels. Ruby stands above, Tawny below.
parts_parts_warehouse_name = Warehouse
parts_parts_warehouse_about = The number of aged barrels in each category. A full category is sold for points.
parts_parts_scored_name = Points so far
parts_parts_scored_about = Points scored so far; buttons call them VP. Points also pay for Estates.
parts_parts_estates_name = Estates
parts_parts_estates_about = Points that planted Estates bring at the end.
parts_parts_vineyards_name = Five vines
parts_parts_vineyards_about = A point at the end for each Estate with five vines.
parts_parts_barrels_name = Barrels
parts_parts_barrels_about = Points that leftover barrels bring at the end.
parts_parts_total_name = Total
parts_parts_total_about = The points if the game ended now.
parts_parts_passed_name = Passed
parts_parts_passed_about = This player does nothing more in this round.

## A first turn on an example board, from planting to the first sale. The numbers in it are those of that board. Remarks answer what was chosen.

lesson_other = Opponent
lesson_goOn = Go on
lesson_again = Once more from the start

lesson_look_text =
    { "" }**From planting to the first sale, on an example board.** The river is the Douro. It runs from the top, past three regions with terraces, down to **Gaia**, where wine becomes Port.

    You own an **Estate** in Baixo Corgo. Three vines are planted there, so you can harvest it: it gives 2 barrels of quality 2, which is not much. Higher up, wine is better: in Cima Corgo an Estate gives 3 barrels of quality 5.

    Each column of the **action table** is an action. A circle costs as many **markers** as its number says, and only one player can take it. You have 3 markers. The **overseer** can pay for any circle, whatever its number.

    Each of you has 3 points and 1 barrel of brandy.

lesson_look_remarks_goOn = This is an ordinary year: the open chip shows a bonus of 0.

# $plantedFrom (number): vines
lesson_buy_text =
    It is your turn. You do **one** action, then your opponent does one, and so on.

    On the signs in the valley the gold number is the price of a place, and the other number is its quality. An Estate in Cima Corgo costs **3 points**, all that you have. If the Estate has { $plantedFrom } vines at the end, you get its price back. From the next round on it also brings you one more marker.

    What will you do?

lesson_buy_remarks_buy = The Estate is yours. You used the first circle of the column, which costs 1 marker.
lesson_buy_remarks_harvest = A harvest is allowed: it gives 2 barrels of quality 2. But you would spend your only brandy on a weak wine, and this year has no bonus. Try another action.
lesson_buy_remarks_plant = You may plant here. But four vines are no better than three; only the fifth vine adds to quality. Try another action.

# $plantedFrom (number): vines
lesson_plant_text =
    Your opponent has harvested, and occupies the first circle of that column. So a harvest now costs you 2 markers, or the overseer. And your new Estate is still bare.

    The Estate needs **{ $plantedFrom } different vines**, and you plant one with each action. Purple has a column of its own. Green and red share a column, and so do white and yellow. You have 2 markers and the overseer.

    Your own turns show this picture: your house above, the action table below. You can't use grey parts now; a ring marks what the text is about.

lesson_plant_remarks_purple = Purple is planted. Your opponent then shipped wine to Gaia, and you planted a green vine in your next turn.
lesson_plant_remarks_old = An old vineyard raises the Estate's quality at once, from 5 to 6. But it costs 2 markers, and then you could not plant three vines in this round. Try another choice.
lesson_plant_remarks_harvest = Only Baixo would be harvested: an Estate with fewer than three vines gives nothing. And the more expensive circle costs both your markers. Try another choice.

lesson_third_text =
    You have planted two vines. Your markers are spent, but the **overseer** is left. Once a round the overseer takes any free circle, cheap or expensive.

    Your opponent's wine lies in the cellar already, on the **Ruby** side.

lesson_third_remarks_white = The white vine is the third: your Estate is planted now, and the first round is over for you.
lesson_third_remarks_first = The token would let you begin the next round, but you hold it already. The third vine is worth more. Try another choice.
lesson_third_remarks_pass = Passing is always allowed. But the overseer comes back next round anyway: use the overseer. Try another choice.

lesson_year_text =
    { "" }**Round 2.** All pieces are back, and the new Estate brings one more: you have 5 markers. The chip of the year shows **1**, so the quality of all wine in this round is 1 higher.

    Your opponent aged their cellar with the overseer: quality 2 and a roll of 5 made 7. Two barrels lie in Reserva now. That category has three spaces and is sold when it is full, so these barrels wait.

lesson_year_remarks_harvest = You put one marker on the first circle. All your planted Estates are harvested together.
lesson_year_remarks_old = A good thought: the Estate would have quality 6 before the harvest. But an old vineyard costs 2 of your 5 markers, and you need these markers for the voyage and the cellar. Try another choice.
lesson_year_remarks_sail = There is nothing to load yet. Try another choice.

lesson_baixo_text =
    For each Estate you say how many barrels become **wine**; the rest become **brandy**. An Estate with wine needs 1 brandy, which stops the fermentation. Only brandy from before the harvest counts. You have **1**, so only one of your two Estates can give wine.

    First comes Baixo, with 2 barrels. Its wine would have quality 3.

lesson_baixo_remarks_brandy = Two barrels of brandy arrive at the end of the harvest. With these barrels, two Estates can give wine at the next harvest.
lesson_baixo_remarks_wine = This is allowed. But then Cima, with better wine and more of it, can only give brandy. Try another choice.

lesson_cima_text = Now comes Cima, with 3 barrels. Its quality is 5, and the bonus of the year adds 1.
lesson_cima_remarks_wine = Three barrels of quality 6 lie on the Estate. One barrel of brandy is spent, and two arrive.

# $mostBrandy (number): barrels that the store holds
lesson_cima_remarks_brandy = This is allowed. But the store holds { $mostBrandy } barrels of brandy, and the rest is lost. Try another choice.

lesson_boat_text =
    The wine lies in Cima, and your boat, the **rabelo**, lies in Gaia. **Upriver** each move goes to the next harbour only; **downriver** a single move takes you as far as you like. Each move costs 1 marker, and you may make several moves in one turn. The voyage to Cima and back costs 3 of your 4 markers.

    You can't harvest an Estate again while its barrels still wait. So fetch the barrels.

lesson_boat_remarks_sail = The wind blows from the sea, so the boat can sail upriver.
lesson_boat_remarks_pass = A pass is final for the round: the wine would wait in Cima all year. Try another choice.
lesson_boat_remarks_old = This is allowed, but it helps only later harvests: the wine that lies there keeps its quality. And then your 2 markers are too few to bring it home. Try another choice.

# $holds (number): of a boat
lesson_load_text =
    The boat is in Baixo. Your turn goes on: sail on, as long as you have markers, or stop.

    On the way you may **load** wine in every region that the boat leaves, passes or reaches. The boat has { $holds } holds. Each holds one **lot**: the wine that one Estate gave in one harvest.

lesson_load_remarks_on = Three barrels are aboard, in the first hold.
lesson_load_remarks_back = This is allowed, but the holds would be empty. Try another choice.
lesson_load_remarks_stop = This is allowed: your turn ends, and the boat waits in Baixo. But you gain nothing by that. Try another choice.

lesson_home_text = The wine is aboard. From here the current carries you down to Gaia in **one** move.
lesson_home_remarks_gaia = The boat passes Baixo and the rapids, and reaches the quay of Gaia.
lesson_home_remarks_superior = You own nothing farther up. Try another choice.
lesson_home_remarks_stop = This is allowed, but wine is worth nothing on the river. Try another choice.

# $rubyReservaFrom (number)
# $rubyReservaSpaces (number)
# $rubyReservaPoints (number)
# $rubyLbvFrom (number)
# $rubyLbvSpaces (number)
# $rubyLbvPoints (number)
# $tawnyReservaFrom (number)
# $tawnyReservaSpaces (number)
# $tawnyReservaPoints (number)
# $tawnyAgedFrom (number)
# $tawnyAgedSpaces (number)
# $tawnyAgedPoints (number)
# $tawnyColheitaFrom (number)
# $tawnyColheitaSpaces (number)
# $tawnyColheitaPoints (number)
lesson_side_text =
    In Gaia the lot comes ashore, and you choose whether it becomes Ruby or Tawny. When it ages, its value is quality 6 **plus the roll** of a die.

    { "" }**Ruby**: Reserva from { $rubyReservaFrom }, { $rubyReservaSpaces } spaces, { $rubyReservaPoints } points; LBV (Late Bottled Vintage) from { $rubyLbvFrom }, { $rubyLbvSpaces } spaces, { $rubyLbvPoints } points.
    With a roll of 1 to 3, three barrels fill Reserva for **2 points**. With 4 to 6, two barrels fill LBV for **3 points**, and the third waits in Reserva.

    { "" }**Tawny**: Reserva from { $tawnyReservaFrom }, { $tawnyReservaSpaces } spaces, { $tawnyReservaPoints } points; Aged from { $tawnyAgedFrom }, { $tawnyAgedSpaces } spaces, { $tawnyAgedPoints } points; Colheita from { $tawnyColheitaFrom }, { $tawnyColheitaSpaces } spaces, { $tawnyColheitaPoints } points.
    With 1 or 2, three of four spaces are filled, for **nothing** yet. With 3 to 5 you get **3 points**. With 6, two barrels fill Colheita for **4 points**.

lesson_side_remarks_ruby = With Ruby you sell something whatever the die shows. Ruby brings 2.5 points on average.
lesson_side_remarks_tawny = Tawny is just as good, if you like to wait. At once it brings up to 4 points, nothing on a 1 or a 2, and 2.2 points on average. Here the lesson goes on with Ruby.

lesson_age_text =
    You stopped in Gaia, with 1 marker and the overseer left. Your opponent has planted.

    Now **age and sell**: one die is rolled for all lots in your cellar. A category that is full afterwards is sold for its points.

lesson_age_remarks_age = The die shows **4**.
lesson_age_remarks_first = A good plan, since your overseer could still pay for ageing. But here the points come first.
lesson_age_remarks_pass = This is allowed. But next round the wine would block a column of your cellar. Try another choice.

# $rounds (number): of a game
# $barrelsForAPoint (number)
lesson_sold_text =
    { "" }**6 + 4 = 10.** Two barrels became Late Bottled Vintage and were sold for **3 points**. The third barrel found no space there and went to Reserva. There it waits, and two more barrels would fill that category.

    You have now done each step once: plant, harvest, sail, age, sell. You have 2 brandy for the next harvest, and the overseer for one more action this round.

    Later, better wine comes from a fifth vine, an old vineyard in Cima and good years. **Cards** allow exceptions to the rules. After { $rounds } rounds each planted Estate scores its price, { $barrelsForAPoint } leftover barrels bring a point, and the player with the most points wins.

lesson_sold_remarks_again = Back to the first board.

## The board in a terminal.

# Labels of 10 columns at most.
terminal_table = Actions

terminal_cards = Display
terminal_chips = Bonus
terminal_places = For sale

# $deck (number): cards
# $used (number)
terminal_deck = deck { $deck }, used { $used }

terminal_estates = Estates
terminal_boat = boat
terminal_cellar = cellar
terminal_warehouse = store
terminal_none = none
terminal_legend =
    Actions: a free circle shows its price, a taken one the number of its seat
    (o: its overseer). 6×3: quality 6, three barrels. Vines: g p r w y, o is old.
    A warehouse is listed from its lowest category up.
    8+4+1=13: points so far, plus Estates and barrels at the end, and the total.

## What each card does: in its chapter, and where one is taken or played.

# $discount (number): points
cards_buying = **{ terms_cards_buying }**: buy an Estate, and either pay { $discount } less or plant one vine there
cards_harvesting = **{ terms_cards_harvesting }**: harvest, and 1 brandy pays for all wine

# $plantings (number): vines at most
cards_planting = **{ terms_cards_planting }**: plant one to { $plantings } different colours on any of your Estates, in the order green, purple, red, white, yellow

# $moreBarrels (number)
cards_two-barrels = **{ terms_cards_two-barrels }**: add { $moreBarrels } barrels to a lot on one of your Estates
cards_free-action = **{ terms_cards_free-action }**: buy, plant, harvest, or age and sell
cards_enologist = **{ terms_cards_enologist }**, who makes the wine: look at the bonus of a later round. For the rest of this round, each ageing moves every barrel up one category, from the top down, where there is space. With a second enologist, the barrels move up twice

# $vintageBarrels (number)
# $vintagePoints (number)
cards_vintage = **{ terms_cards_vintage }**: sell { $vintageBarrels } Ruby barrel straight from the cellar for { $vintagePoints } points

# $colheitaBarrels (number)
# $colheitaPoints (number)
cards_colheita = **{ terms_cards_colheita }**: sell { $colheitaBarrels } Tawny barrels straight from the cellar for { $colheitaPoints } points

# $moves (number): at most
cards_boat = **{ terms_cards_boat }**: one to { $moves } moves without markers
cards_ageing-barrel = **{ terms_cards_ageing-barrel }**: age and sell; before the sale you put one barrel into a free space, not above the highest barrel of its side

# $moreQuality (number)
cards_ageing-quality = **{ terms_cards_ageing-quality }**: age and sell, with { $moreQuality } more on the die

# The same where cards are chosen, in less words than above.

cards_short_buying = **{ terms_cards_buying }**: buy for { choices_discount }, or with a vine

# $plantings (number): vines at most
cards_short_planting = **{ terms_cards_planting }**: plant one to { $plantings } vines of different colours

cards_short_enologist = **{ terms_cards_enologist }**: look at a later bonus; this round wine ages one category higher
cards_short_ageing-barrel = **{ terms_cards_ageing-barrel }**: age and sell, with one barrel more

## The whole rules in our own words, a chapter each; a term of the trade is explained where it first stands. Numbers of the rules are filled in.

topics_overview_title = Overview

# $rounds (number): of a game
topics_overview_text =
    Vintage is a chronicle of { $rounds } harvests in the Douro valley, where Port wine comes from. A round is a year.

    To make Port, grape brandy (*aguardente*) is poured into wine that is still fermenting. The wine stays sweet, and keeps for decades. So wine needs **brandy** first.

    Your **Estates** (*quintas*) lie on the slopes above the river. You plant vines, harvest, load your **rabelo**, the flat boat of the Douro, and sail down to **Vila Nova de Gaia**. There your wine ages in the cellar, moves to a category of the warehouse, and is sold for **points**.

    In Gaia you choose what a wine becomes:
    - **Ruby** ages in large vats, away from the air, and stays red. Its categories, from below: Ruby, Reserva, **LBV** (Late Bottled Vintage), and **Vintage**. LBV is a wine of one year, bottled after four to six years; Vintage is the best of a great year.
    - **Tawny** ages in small casks and turns the colour of amber. Its categories: Tawny, Reserva, **Aged Tawny** (its average age is on the label), and **Colheita**, a Tawny of one year.

    After the last harvest Estates and leftover barrels are counted too. The player with the most points wins.

topics_turn_title = A turn
topics_turn_text =
    The seats act clockwise, with **one** action a turn. When everybody has passed or spent all pieces, the round is over. A pass is final for the round, and always allowed.

    You pay for most actions on the **action table**. Each action has a column of **circles** with numbers. Pay in one of two ways:
    - with **markers**: as many as the circle's number. Markers take the cheapest free circle of the column;
    - with the **overseer**, alone, on any free circle, cheap or expensive. You have one overseer.

    A taken circle stays taken for the round: later players pay more, and a full column is closed.

    What you can do:
    - **buy** an Estate
    - **plant** a vine
    - **harvest**
    - **sail**: the boat has no column. Each move costs one marker, never the overseer
    - **age and sell**
    - **take** or **play** a card
    - **become first player**

    You can't choose an action that you could not carry out. A harvest, a voyage or a landing has several steps, all in the same turn.

topics_estates_title = Estates and vines

# $mostEstates (number): that a seat may own
# $baixoPrices (list): of places in this region
# $baixoQualities (list)
# $baixoBarrels (number): that an Estate there gives a harvest
# $cimaPrices (list)
# $cimaQualities (list)
# $cimaBarrels (number)
# $superiorPrices (list)
# $superiorQualities (list)
# $superiorBarrels (number)
# $markersForAnEstate (number): more, from the next round on
# $vineSlots (number): of an Estate
# $plantedFrom (number): vines
# $oldVineyards (number): in the whole game
# $qualityForOld (number): added by an old vineyard
# $qualityForFull (number): added by all vines
topics_estates_text =
    { "" }**Buy** an Estate once a round, with or without a card; you own { $mostEstates } at most. Choose a free place and pay its price in points. Points never fall below 0.

    - **Baixo Corgo** (lower): price { LIST($baixoPrices, last: "or") }, quality { LIST($baixoQualities, last: "or") }, { $baixoBarrels } barrels a harvest
    - **Cima Corgo** (upper): price { LIST($cimaPrices, last: "or") }, quality { LIST($cimaQualities, last: "or") }, { $cimaBarrels } barrels
    - **Douro Superior**: price { LIST($superiorPrices, last: "or") }, quality { LIST($superiorQualities, last: "or") }, { $superiorBarrels } barrels

    A new Estate is bare. From the next round on it brings { $markersForAnEstate } more marker.

    { "" }**Plant** one vine on an Estate of yours. Each Estate has { $vineSlots } slots, and all its vines differ: green, purple, red, white, yellow. Purple has a column of its own. Green and red share a column, and so do white and yellow.

    With { $plantedFrom } vines an Estate is **planted**: now you can harvest it, and at the end you get its price back as points.

    An **old vineyard** has gnarled vines that give few grapes, but very good ones. It grows in Cima Corgo only and takes a slot like any vine. Its column has a single circle, so only one player can plant one in a round. The game has { $oldVineyards } old vineyards.

    { "" }The **quality** of an Estate is that of its place, +{ $qualityForOld } with an old vineyard, +{ $qualityForFull } with { $vineSlots } vines. The quality rises at once. Vines are never moved.

topics_harvest_title = Harvest

# $mostBrandy (number): barrels that the store holds
# $baixoBarrels (number): that an Estate there gives a harvest
# $cimaBarrels (number)
topics_harvest_text =
    You harvest once a round, with or without a card. All your planted Estates without waiting barrels take part, one after another. For each Estate you say how many barrels of **wine** it gives; the rest are **brandy**. An Estate always gives all of its barrels.

    - Each Estate that gives wine costs **1 brandy**, however many barrels. Only brandy that was in your store *before* the harvest can pay.
    - New brandy arrives when the harvest is done. The store holds { $mostBrandy } barrels, and the rest is lost.
    - The wine lies on its Estate as one **lot**. Its quality is that of the Estate plus the **bonus of the year**, the open chip. Lots never mix.
    - Barrels and quality chips never run out.

    { "" }**Waiting barrels.** An Estate that still holds wine gives nothing, not even brandy. If your boat is in its harbour with a free hold, the boat loads that wine first, and the Estate can be harvested. You may leave such an Estate alone if you harvest another one.

    { "" }*Example*: you own Estates in Baixo and in Cima, with 1 brandy in store, and the bonus is 1. You make { $baixoBarrels } barrels of brandy in Baixo, and { $cimaBarrels } barrels of wine of quality 6 in Cima. Then { $baixoBarrels } brandy are in store, enough for two Estates with wine in the next round.

topics_boat_title = The boat

# $holds (number): of a boat
# $rubyColumns (number): of the cellar
# $tawnyColumns (number): of the cellar
topics_boat_text =
    Rabelos are flat and have one large sail: the wind takes them up the Douro, the current takes them down. Your boat carries up to **{ $holds } lots**, each in a hold of its own.

    Harbours, upriver: **Gaia**, **Baixo**, **Cima**, **Superior**.
    - **Up**: one move takes you to the next harbour.
    - **Down**: one move takes you as far as you like.

    Each move costs 1 marker, never the overseer. In one turn you may make as many moves as you have markers, and stop after any of them.

    During a move you may **load** lots from your own Estates, as long as holds are free. You load in every region that the boat leaves, passes or reaches. So from Superior a single move down may bring all you have.

    { "" }**In Gaia** lots come ashore, as far as your cellar has room. The cellar has { $rubyColumns } columns for Ruby and { $tawnyColumns } for Tawny, with one lot in each. For each lot, in the order of loading, you choose the side. If there are more lots than free columns, you also choose which lots stay aboard. Such lots land as soon as a column is free while the boat is in Gaia.

    No lot goes back on the boat.

topics_ageing_title = Age and sell

# $rubyVintageSpaces (number)
# $rubyVintagePoints (number)
# $rubyLbvFrom (number): the least value
# $rubyLbvSpaces (number)
# $rubyLbvPoints (number)
# $rubyReservaFrom (number): the least value
# $rubyReservaSpaces (number)
# $rubyReservaPoints (number)
# $rubySet (number): barrels that are sold together
# $rubySetPoints (number)
# $tawnyColheitaFrom (number): the least value
# $tawnyColheitaSpaces (number)
# $tawnyColheitaPoints (number)
# $tawnyAgedFrom (number): the least value
# $tawnyAgedSpaces (number)
# $tawnyAgedPoints (number)
# $tawnyReservaFrom (number): the least value
# $tawnyReservaSpaces (number)
# $tawnyReservaPoints (number)
# $tawnySet (number): barrels that are sold together
# $tawnySetPoints (number)
topics_ageing_text =
    You need a lot in the cellar. One **die** is rolled for all of your lots. The value of a lot is its quality plus the die. Its barrels go to the warehouse, on their own side, to the highest category that the value reaches. Barrels without a space there go to the next category below.

    { "" }**Ruby**
    - Vintage: no value reaches it, only the enologist brings barrels there. { $rubyVintageSpaces } space, { $rubyVintagePoints } points
    - LBV: from { $rubyLbvFrom }. { $rubyLbvSpaces } spaces, { $rubyLbvPoints } points
    - Reserva: from { $rubyReservaFrom }. { $rubyReservaSpaces } spaces, { $rubyReservaPoints } points
    - Ruby: below that, any number. Each set of { $rubySet } barrels brings { $rubySetPoints } point

    { "" }**Tawny**
    - Colheita: from { $tawnyColheitaFrom }. { $tawnyColheitaSpaces } spaces, { $tawnyColheitaPoints } points
    - Aged: from { $tawnyAgedFrom }. { $tawnyAgedSpaces } spaces, { $tawnyAgedPoints } points
    - Reserva: from { $tawnyReservaFrom }. { $tawnyReservaSpaces } spaces, { $tawnyReservaPoints } points
    - Tawny: below that, any number. Each set of { $tawnySet } barrels brings { $tawnySetPoints } point

    When all barrels are placed, each **full** category is sold once for its points, and is empty again. Other barrels stay and wait for more.

    First barrels are placed, then the enologist works, then a card may add a barrel; the sale comes last.

    { "" }*Example*: a Ruby lot of quality 7 with 3 barrels, and a roll of 3, make 10. Two barrels fill LBV, the third falls to Reserva. LBV is sold for { $rubyLbvPoints } points; the third barrel waits.

topics_cards_title = Cards

# $openCards (number): that lie on display
# $mostCards (number): in hand
# $effects (text): what each card does, a line each
topics_cards_text =
    { "" }**Take** one of the { $openCards } open cards, or the top of the deck unseen. **Play** it in a later turn. Taking and playing each need a circle of the card column. The card's effect needs no other circle, even if the column of that action is full. You hold { $mostCards } cards at most: with both in hand, you discard one before you take another.

    { $effects }

    No card plants an old vineyard. If an action is allowed once a round, that holds for cards too. A card that could do nothing can't be played. Everybody knows the cards that you took from the display; you alone know those from the deck.

    { "" }**{ terms_cards_free-action }** can't take or play another card. If you hold two equal cards, the first that you give up is the card that others know.

topics_rounds_title = The rounds

# $rounds (number): of a game
# $openCards (number): that lie on display
# $bonuses (list): of the chips
topics_rounds_text =
    The game has { $rounds } rounds, each a year with its harvest. The open chip is the **bonus of the year**: { LIST($bonuses, last: "or") } more quality for all wine gathered in this year.

    { "" }**Become first player** has one circle. You take the token, or keep it. The token counts from the next round on: its holder begins, and chooses first among the cheap circles.

    When everybody has passed or has no piece left:
    1. Markers and overseers return. Each Estate bought this round brings its marker.
    2. All circles are free again.
    3. The cards left on display are discarded, and { $openCards } new ones are revealed. Gaps on the display stay empty until then.
    4. The next chip is turned.
    5. Everybody may buy and harvest again, and the enologists stop working.

    When the deck is empty and a card is needed, the used cards are shuffled into a new deck.

    { "" }**Hidden** are the order of the deck, the chips of rounds to come, and cards that somebody drew from the deck. All else is open to everybody.

topics_end_title = The end

# $rounds (number): of a game
# $barrelsForAPoint (number)
# $fullEstatePoints (number)
# $vineSlots (number): of an Estate
topics_end_text =
    The game ends after round { $rounds }. To its points each seat adds:
    - **1** for each { $barrelsForAPoint } barrels of wine it still owns, wherever they are: on Estates, aboard, in cellar and warehouse together;
    - the **price** of each planted Estate, the first one included;
    - **{ $fullEstatePoints }** for each Estate with { $vineSlots } vines.

    Brandy, cards and pieces bring nothing.

    The player with the most points wins. If points are equal, the player with more Estates wins, planted or not. If these are equal too, the higher sum of the qualities of all Estates wins. Otherwise the place is shared.

    { "" }*Example*: you have 10 points and 14 barrels. You own a planted Estate in Baixo for 2, one in Cima for 4 with five vines, and one in Superior with two vines. The total is 10 + 3 + 2 + 4 + 1 = 20.

    A player who resigns ranks behind all who stay. In a game of two the other player wins at once; in a larger game a stand-in plays the seat to the end.

topics_setup_title = Set-up

# $startPoints (number)
# $startBrandy (number): barrels
# $startMarkers (number)
# $rounds (number): of a game
# $chips (number): in the box
# $openCards (number): that lie on display
# $least (number): who can play
# $most (number)
# $startVines (number)
# $fewer (list): seats with a marker less
# $fewerOfFour (list): only with four
# $bonuses (list): of the chips
# $ofEachBonus (number): chips
# $unseen (number): chips
# $deckSize (number): cards
topics_setup_text =
    { $least } to { $most } people play; the first player is random. Each seat starts with
    - { $startPoints } points and { $startBrandy } barrel of brandy,
    - a boat in Gaia,
    - an Estate in Baixo Corgo with { $startVines } vines: green, purple, yellow. You can harvest it at once,
    - { $startMarkers } markers and the overseer.

    The first seats have an advantage, so in the first round seat { LIST($fewer) } has one marker less. With four seats, seat { LIST($fewerOfFour) } does too.

    { $rounds } of { $chips } chips ({ LIST($bonuses) }, { $ofEachBonus } of each) lie face down on the rounds; the first is turned. The other { $unseen } are never seen. The deck of { $deckSize } cards is shuffled and { $openCards } are opened.

    With two or three seats the most expensive circles of the table are not in play, and free places in Baixo Corgo are for sale.

    Some numbers of the printed game were not available, so they had to be inferred.

    Vintage was designed by Gil d'Orey and published by MESAboardgames in 2011. This is an independent project.

topics_notation_title = Typing actions
topics_notation_text =
    Every action has a button. You can also type an action with { COMMAND("do") }: a part of the action in words, or the whole action as the log writes it:
    `buy cima-1 pay 1` · `plant 2 purple pay 1` · `harvest pay 1` · `sail cima load 2` · `age pay overseer-2` · `take boat pay 1` · `take deck discard planting pay 1` · `play enologist 4 pay 1` · `first pay 1` · `pass`

    `pay 2` is two markers, `pay overseer-2` the overseer on the circle with a 2.

    Steps of a turn: `gather 2 wine 3` · `leave 1` · `sail gaia` · `stop` · `unload ruby` · `unload boat` · `plant 1 white` · `add tawny aged`

    Estates are numbered in the order in which you got them, and places by region: `baixo-1`, `cima-3`. Vines: `green`, `purple`, `red`, `white`, `yellow`, `old`.

    Cards: `buying` ({ terms_cards_buying }) with a place and `discount` or a colour, `harvesting`, `planting`, `two-barrels` with an Estate, `free-action` with `buy`, `plant`, `harvest` or `age`, `enologist` with a round, `vintage` with a column, `colheita` with two (`1,2`), `boat`, `ageing-barrel`, `ageing-quality`.
