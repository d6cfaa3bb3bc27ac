### All that Green Port says, but for what stands on its pictures. Colours and symbols are asked for by their code with TERM.

## Words for the things of the game. Colours and symbols stand in many sentences.

# Colours. Their letters B, G, R and Y are the same in every language.
terms_colours_blue = blue
terms_colours_green = green
terms_colours_red = red
terms_colours_yellow = yellow

# What is drawn on a card and on a tile.
terms_symbols_drop = drop
terms_symbols_hammers = hammers
terms_symbols_circles = circles
terms_symbols_bricks = bricks
terms_symbols_wheel = wheel
terms_symbols_arrow = arrow

# A card with a person to hire.
# $colour (blue | green | red | yellow)
# $symbol (drop | hammers | circles | bricks | wheel | arrow)
terms_unit = { TERM($colour, "terms_colours") } { TERM($symbol, "terms_symbols") }

# Cards that are no Unit cards.
terms_black = black

terms_xGreen = green X
terms_xOrange = orange X

# Cubes of a colour: "3 red".
# $count (number)
# $colour (blue | green | red | yellow)
terms_cubes = { $count } { TERM($colour, "terms_colours") }

# Cubes of a colour that are missing: "3 more red".
# $count (number)
# $colour (blue | green | red | yellow)
terms_more = { $count } more { TERM($colour, "terms_colours") }

# Where nothing is paid or held.
terms_noCubes = no cubes

# Where no card lies.
terms_none = none

# $count (number)
terms_points =
    { $count ->
        [one] { NUMBER($count) } point
       *[other] { NUMBER($count) } points
    }

# $count (number)
terms_cards =
    { $count ->
        [one] { NUMBER($count) } card
       *[other] { NUMBER($count) } cards
    }

# $count (number)
terms_cubeCount =
    { $count ->
        [one] { NUMBER($count) } cube
       *[other] { NUMBER($count) } cubes
    }

# An Objective by its number on the board.
# $number (number)
terms_objective = Objective { $number }

# Headquarters of a seat, such as "red HQ (2)".
# $colour (blue | green | red | yellow)
# $value (number): its points
terms_headquarters = { TERM($colour, "terms_colours") } HQ ({ $value })

# The top Headquarters of a colour.
# $colour (blue | green | red | yellow)
terms_pile = { TERM($colour, "terms_colours") } HQ

# Green Headquarters of a seat: which colour they boost.
# $headquarters (text): such as "green HQ (2)"
# $colour (blue | green | red | yellow)
terms_boosting = { $headquarters } boosting { TERM($colour, "terms_colours") }

# Such as "green HQ (boosts red)".
# $pile (text): such as "green HQ"
# $colour (blue | green | red | yellow)
terms_boostingPile = { $pile } (boosts { TERM($colour, "terms_colours") })

# The card of an Objective that takes any one colour.
# $value (number): its points
terms_wild = wild { $value }

# A card of an Objective.
# $colour (blue | green | red | yellow)
# $value (number): cubes of it, and points
terms_asked = { TERM($colour, "terms_colours") } { $value }

# Of a seat: its tile can be used.
# $symbol (drop | hammers | circles | bricks | wheel | arrow)
terms_tileUp = { TERM($symbol, "terms_symbols") } tile up

# Of a seat: its tile was flipped.
# $symbol (drop | hammers | circles | bricks | wheel | arrow)
terms_tileDown = { TERM($symbol, "terms_symbols") } tile down

## What people may type for a colour: every form of it, with ", " between.

typed_blue = blue
typed_green = green
typed_red = red
typed_yellow = yellow

## What the game is, how far it is, and what is awaited.

status_title = Green Port

# What the game is like, in the list of games.
status_introduction_line = Turn over cards as long as you dare, hire one colour, and send your crew after the best jobs in port.
status_introduction_credits = A game by Pedro Dias, for the Green Box of Games.

# Ways to play.
status_variants_standard = standard
status_variants_no-tiles = without tiles
status_variants_no-powers = without powers
status_variants_simple = simple: no tiles, no powers

# What is awaited, without a name.
status_awaits_pick = pick a start cube
status_awaits_hire = reveal or hire
status_awaits_bust = flip the tile or go bust
status_awaits_lose = lose half of the cubes
status_awaits_bonus = choose an underdog cube
status_awaits_refer = take a colour for a cube, or pass
status_awaits_utilise = spend cubes or end the turn
status_awaits_over = the game is over

# In place of "reveal or hire".
status_revealOnly = reveal a card

# A line below what is awaited: how probable the bust was that came.
# $risk (text): such as "22%"
status_stake_unlucky = The chance of that bust was { $risk }.

# The same near the end.
status_stake_lastObjective = One Objective is left: the game ends after the round that completes it.
status_stake_lastRound = No Objective is left: this is the last round. At the end, the player with the most cubes of a colour is the first to buy Headquarters of that colour.

# How far the game is.
# $number (number)
status_round = round { $number }

# $number (number)
status_lastRound = round { $number }, the last

## Buttons and menus of a turn. A label is cut at 80 characters: what is needed to choose comes first.

# What a menu asks.
choices_questions_type = What will you do?
choices_questions_colour = Which colour?
choices_questions_pay = Which cubes do you pay?
choices_questions_objective = Which Objective?
choices_questions_boost = Which colour do these Headquarters boost?
choices_questions_cubes = Which cubes do you lose?
choices_questions_blue = How many blue cubes?
choices_questions_green = How many green cubes?
choices_questions_red = How many red cubes?
choices_questions_yellow = How many yellow cubes?

# The same for a part of an action that has no question of its own.
# $field (text): its name
choices_otherQuestion = Which { $field }?

# Parts of an action, as a button names them.
choices_fields_type = Action
choices_fields_colour = Colour
choices_fields_pay = Payment
choices_fields_objective = Objective
choices_fields_boost = Boost
choices_fields_cubes = Cubes
choices_fields_blue = Blue
choices_fields_green = Green
choices_fields_red = Red
choices_fields_yellow = Yellow

# Kinds of action.
choices_types_pick = Pick a start cube
choices_types_reveal = Reveal a card
choices_types_hire = Hire
choices_types_flip = Flip the tile
choices_types_bust = Accept the bust
choices_types_lose = Lose cubes
choices_types_bonus = Take an underdog cube
choices_types_refer = Refer
choices_types_pass = Pass
choices_types_complete = Complete an Objective
choices_types_buy = Buy Headquarters
choices_types_unflip = Turn the tile up
choices_types_specialise = Trade cubes
choices_types_end = End the turn

# The way to all other actions of a kind.
choices_another_lose = Other cubes
choices_another_refer = Another colour
choices_another_complete = Another Objective
choices_another_buy = Other Headquarters
choices_another_unflip = Other cubes
choices_another_specialise = Another trade
choices_another_pay = Other cubes
choices_another_boost = Another boost

# None of the cubes of a colour.
# $colour (blue | green | red | yellow)
choices_noneOf = no { TERM($colour, "terms_colours") }

# Before a card is turned over.
# $risk (text): of a bust, such as "22%"
choices_reveal = Reveal · { $risk } bust

# The same where no bust is possible.
choices_revealSafely = Reveal · no risk

# The start cube.
# $colour (blue | green | red | yellow)
choices_pick = Pick a { TERM($colour, "terms_colours") } cube

# All cubes that a colour of the pool brings.
# $cubes (text): such as "3 red"
choices_hire = Hire { $cubes }

# A hire where all four colours lie in the pool.
# $action (text): such as "Hire 3 red"
choices_inSync = { $action } + 1 of each other colour

choices_hireNobody = Hire nobody
choices_flipAgainstBust = Flip: discard the pool, hire again

# The same beside other actions. At most 40 characters.
choices_flipShort = Flip the tile: hire again

choices_flipAgainstLoss = Flip the tile: lose nothing
choices_bust = Accept the bust: no hire

# $cubes (text): such as "3 red + 1 blue"
choices_lose = Lose { $cubes }

# An underdog cube.
# $colour (blue | green | red | yellow)
choices_bonus = Take a { TERM($colour, "terms_colours") } cube

# Taking a colour of the pool for a cube.
# $gained (text): such as "3 red"
# $paid (text): such as "1 blue"
choices_refer = Take { $gained }, pay { $paid }

choices_pass = Pass: take nothing

# An Objective.
# $number (number): of the Objective
# $paid (text): such as "3 red + 1 blue"
# $points (text): such as "3 points"
choices_complete = Complete Objective { $number } with { $paid }: { $points }

# The same beside other actions.
# $number (number): of the Objective
# $points (text): such as "3 points"
choices_completeShort = Complete Objective { $number } · { $points }

# Headquarters, beside other actions.
# $headquarters (text): such as "red HQ"
# $points (text): such as "3 points"
choices_buyShort = Buy { $headquarters } · { $points }

# $headquarters (text): such as "red HQ"
# $price (text): such as "3 red"
# $points (text): such as "3 points"
choices_buy = Buy { $headquarters } for { $price }: { $points }

# $paid (text): such as "3 red + 1 blue"
choices_unflip = Turn the tile up for { $paid }

# A trade.
# $paid (text): such as "3 red + 1 blue"
# $colour (blue | green | red | yellow): of the cube that comes
choices_specialise = Trade { $paid } for 1 { TERM($colour, "terms_colours") }

choices_end = End the turn

# Where the game ends with the turn.
choices_endLast = End the turn and the game

## Standing orders: what a seat decides in advance, in at most 60 characters.

# Taking nothing from the pool.
# $round (number): until the end of which it holds
orders_pass = pass every Refer of round { $round }

# Taking a colour of the pool once enough cards of it are left.
# $colour (blue | green | red | yellow)
# $pay (blue | green | red | yellow): of the cube that is given
# $atLeast (number): cards of the colour
# $round (number): until the end of which it holds
orders_refer =
    { $atLeast ->
        [one] round { $round }: take any { TERM($colour, "terms_colours") }, pay { TERM($pay, "terms_colours") }
       *[other] round { $round }: take { NUMBER($atLeast) } or more { TERM($colour, "terms_colours") } cards, pay { TERM($pay, "terms_colours") }
    }

# An underdog cube.
# $colour (blue | green | red | yellow)
orders_bonus = underdog cube: { TERM($colour, "terms_colours") }

# The first colour of a list that is lacking.
# $list (text): colours
orders_bonusOf = underdog cube, first missing of: { $list }

# Which colours go first where half of the cubes are lost.
# $list (text): colours
orders_lose = lose first: { $list }

# Kinds of standing orders on buttons. At most 40 characters.
orders_kinds_pass = Pass every Refer
orders_kinds_refer-blue = Refer: take blue…
orders_kinds_refer-green = Refer: take green…
orders_kinds_refer-red = Refer: take red…
orders_kinds_refer-yellow = Refer: take yellow…
orders_kinds_bonus = Underdog cube: one colour…
orders_kinds_bonus-lacking = Underdog cube: in this order…
orders_kinds_lose = Lose these first…

## What happened. Names and lists come ready to print.

# The start cube.
# $name (name)
# $colour (blue | green | red | yellow)
story_picked = **{ $name }** picks a { TERM($colour, "terms_colours") } cube.
    .name = **You** pick a { TERM($colour, "terms_colours") } cube.

# The discarded cards become the deck.
# $cards (number)
story_reshuffled =
    { $cards ->
        [one] The deck is empty: the discarded card becomes the new deck.
       *[other] The deck is empty: { NUMBER($cards) } discarded cards become the new deck.
    }

# All cards of the game.
# $cards (number)
story_reshuffledAll = After the green X all { $cards } cards are shuffled into a new deck.

# $name (name)
# $card (text): such as "red wheel"
story_revealed = **{ $name }** reveals { $card }.
    .name = **You** reveal { $card }.

# The reveals of a turn as a whole, while it goes on.
# $name (name)
# $cards (number)
story_revealing_cards =
    { $cards ->
        [one] **{ $name }** reveals { NUMBER($cards) } card.
       *[other] **{ $name }** reveals { NUMBER($cards) } cards.
    }
    .name =
        { $cards ->
            [one] **You** reveal { NUMBER($cards) } card.
           *[other] **You** reveal { NUMBER($cards) } cards.
        }

# The same, two cards or more, where the last brings something to all seats.
# $name (name)
# $cards (number): two or more
# $card (text): such as "green X"
story_revealing_last =
    { $cards ->
        [one] **{ $name }** reveals { $card }.
       *[other] **{ $name }** reveals { NUMBER($cards) } cards, and the last is { $card }.
    }
    .name =
        { $cards ->
            [one] **You** reveal { $card }.
           *[other] **You** reveal { NUMBER($cards) } cards, and the last is { $card }.
        }

# The reveals of a turn and what came of them.
# $name (name)
# $cards (number)
# $cubes (text): such as "3 red (2 from cards, 1 from the tile)"
story_revealing_hire =
    { $cards ->
        [one] **{ $name }** reveals { NUMBER($cards) } card and hires { $cubes }.
       *[other] **{ $name }** reveals { NUMBER($cards) } cards and hires { $cubes }.
    }
    .name =
        { $cards ->
            [one] **You** reveal { NUMBER($cards) } card and hire { $cubes }.
           *[other] **You** reveal { NUMBER($cards) } cards and hire { $cubes }.
        }

# $name (name)
# $cards (number)
story_revealing_nobody =
    { $cards ->
        [one] **{ $name }** reveals { NUMBER($cards) } card and hires nobody.
       *[other] **{ $name }** reveals { NUMBER($cards) } cards and hires nobody.
    }
    .name =
        { $cards ->
            [one] **You** reveal { NUMBER($cards) } card and hire nobody.
           *[other] **You** reveal { NUMBER($cards) } cards and hire nobody.
        }

# $name (name)
# $cards (number)
story_revealing_bust =
    { $cards ->
        [one] **{ $name }** reveals { NUMBER($cards) } card and goes bust.
       *[other] **{ $name }** reveals { NUMBER($cards) } cards and goes bust.
    }
    .name =
        { $cards ->
            [one] **You** reveal { NUMBER($cards) } card and go bust.
           *[other] **You** reveal { NUMBER($cards) } cards and go bust.
        }

# The tile was flipped against the bust.
# $name (name)
# $cards (number)
story_revealing_flip =
    { $cards ->
        [one] **{ $name }** reveals { NUMBER($cards) } card and flips the tile to escape a bust.
       *[other] **{ $name }** reveals { NUMBER($cards) } cards and flips the tile to escape a bust.
    }
    .name =
        { $cards ->
            [one] **You** reveal { NUMBER($cards) } card and flip the tile to escape a bust.
           *[other] **You** reveal { NUMBER($cards) } cards and flip the tile to escape a bust.
        }

# $name (name)
story_threatened = The black card is a bust, unless **{ $name }** flips the tile.
    .name = The black card is a bust, unless **you** flip the tile.

# $name (name)
story_busted = **{ $name }** goes bust: no hire this turn.
    .name = **You** go bust: no hire this turn.

# $name (name)
# $gone (text): cards
story_flippedAgainstBust = **{ $name }** flips the tile: the pool ({ $gone }) is discarded, and Hire starts over.
    .name = **You** flip the tile: the pool ({ $gone }) is discarded, and Hire starts over.

# In place of losing half of the cubes.
# $name (name)
story_flippedAgainstLoss = **{ $name }** flips the tile and loses nothing.
    .name = **You** flip the tile and lose nothing.

# Who has to give away half of the cubes.
# $losses (list): who loses how many
story_overLimit = Too many cubes: { LIST($losses) }.

# One of that list.
# $name (name)
# $count (number): cubes
story_loses = **{ $name }** loses { $count }
    .name = **you** lose { $count }

# $name (name)
# $cubes (text): such as "3 red + 1 blue"
story_lost = **{ $name }** loses { $cubes }.
    .name = **You** lose { $cubes }.

# Who takes a cube since they are behind.
# $names (names)
# $by (points | cubes): of what they have the fewest
story_underdogs =
    { $by ->
        [points] An underdog cube goes to each player with the fewest points: { LIST($names) }.
       *[cubes] An underdog cube goes to each player with the fewest cubes: { LIST($names) }.
    }

# An underdog cube.
# $name (name)
# $colour (blue | green | red | yellow)
story_helped = **{ $name }** takes a { TERM($colour, "terms_colours") } cube.
    .name = **You** take a { TERM($colour, "terms_colours") } cube.

# What a hire brought.
# $name (name)
# $cubes (text): such as "3 red (2 from cards, 1 from the tile)"
story_hired = **{ $name }** hires { $cubes }.
    .name = **You** hire { $cubes }.

# Behind a hire with all four colours in the pool.
story_inSync = In Sync brings one cube of each other colour too.

# $name (name)
story_hiredNobody = **{ $name }** hires nobody.
    .name = **You** hire nobody.

# A gain from the cards alone.
# $cubes (text): such as "3 red"
story_gain_whole = **{ $cubes }**

# A gain of several parts.
# $cubes (text): such as "3 red"
# $parts (text): such as "2 from cards, 1 from the tile"
story_gain_inParts = **{ $cubes }** ({ $parts })

# What the cubes of a hire came from.
# $count (number)
story_gain_cards = { $count } from cards

# $count (number)
story_gain_tile = { $count } from the tile

# $count (number)
story_gain_boosts = { $count } from boosts

# A person takes a colour of the pool for a cube.
# $name (name)
# $gained (text): such as "3 red"
# $paid (text): such as "1 blue"
# $to (name): whose turn it is
story_referred = **{ $name }** takes { $gained } and gives **{ $to }** { $paid }.
    .name = **You** take { $gained } and give **{ $to }** { $paid }.

# $name (name)
story_passed = **{ $name }** passes.
    .name = **You** pass.

# $name (name)
# $number (number): of the Objective
# $paid (text): such as "3 red + 1 blue"
# $points (text): such as "3 points"
story_completed = **{ $name }** completes Objective { $number } with { $paid }: **{ $points }**.
    .name = **You** complete Objective { $number } with { $paid }: **{ $points }**.

story_lastRound = The last Objective is completed: the game ends after this round.

# $name (name)
# $headquarters (text): such as "red HQ (2)"
# $price (text): such as "3 red"
story_bought = **{ $name }** buys { $headquarters } for { $price }.
    .name = **You** buy { $headquarters } for { $price }.

# A tile that was down.
# $name (name)
# $paid (text): such as "3 red + 1 blue"
story_unflipped = **{ $name }** turns the tile up for { $paid }.
    .name = **You** turn the tile up for { $paid }.

# A trade.
# $name (name)
# $paid (text): such as "3 red + 1 blue"
# $colour (blue | green | red | yellow): of the cube that comes
story_specialised = **{ $name }** trades { $paid } for 1 { TERM($colour, "terms_colours") }.
    .name = **You** trade { $paid } for 1 { TERM($colour, "terms_colours") }.

# $name (name)
story_turnEnded = **{ $name }** ends the turn.
    .name = **You** end the turn.

# By itself, after the last turn.
# $name (name)
# $headquarters (text): several in a list
story_purchased = At the end **{ $name }** buys { $headquarters }.
    .name = At the end **you** buy { $headquarters }.

story_ended = The game is over.

# In an imagined line of play, whatever is paid.
# $name (name)
# $number (number): of the Objective
# $points (text): such as "3 points"
sequels_completed = **{ $name }** completes Objective { $number }: **{ $points }**.
    .name = **You** complete Objective { $number }: **{ $points }**.

# $name (name)
# $headquarters (text): such as "red HQ (2)"
sequels_bought = **{ $name }** buys { $headquarters }.
    .name = **You** buy { $headquarters }.

# A tile that was down.
# $name (name)
sequels_unflipped = **{ $name }** turns the tile up.
    .name = **You** turn the tile up.

# $name (name)
sequels_flipped = **{ $name }** flips the tile to escape a bust.
    .name = **You** flip the tile to escape a bust.

# $name (name)
sequels_lost = **{ $name }** loses half of the cubes to the orange X.
    .name = **You** lose half of your cubes to the orange X.

## How it ended.

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
finale_winsBy_cubes =
    { $points ->
        [one] **{ $name }** wins with { NUMBER($points) } point; tiebreak: more cubes left.
       *[other] **{ $name }** wins with { NUMBER($points) } points; tiebreak: more cubes left.
    }
    .name =
        { $points ->
            [one] **You** win with { NUMBER($points) } point; tiebreak: more cubes left.
           *[other] **You** win with { NUMBER($points) } points; tiebreak: more cubes left.
        }

# $name (name)
# $points (number)
finale_winsBy_cards =
    { $points ->
        [one] **{ $name }** wins with { NUMBER($points) } point; tiebreak: the higher Objective card.
       *[other] **{ $name }** wins with { NUMBER($points) } points; tiebreak: the higher Objective card.
    }
    .name =
        { $points ->
            [one] **You** win with { NUMBER($points) } point; tiebreak: the higher Objective card.
           *[other] **You** win with { NUMBER($points) } points; tiebreak: the higher Objective card.
        }

# All was equal.
# $names (names)
# $points (number)
finale_shared =
    { $points ->
        [one] { LIST($names) } share the victory with { NUMBER($points) } point.
       *[other] { LIST($names) } share the victory with { NUMBER($points) } points.
    }

# In brackets behind a seat.
# $cubes (text): such as "3 cubes"
finale_left = { $cubes } left

# The parts of a total.
# $points (number)
finale_parts_objectives = Objectives { $points }

# $points (number)
finale_parts_headquarters = Headquarters { $points }

# $points (number)
finale_parts_endPurchases = bought at the end { $points }

# Points were equal: why the first is ahead.
# $first (name): a name
# $second (name): a name
finale_tie_cubes = { $first } is ahead of { $second } with more cubes left.
    .first = You are ahead of { $second } with more cubes left.

# $first (name): a name
# $second (name): a name
finale_tie_cards = { $first } is ahead of { $second } with the higher Objective card.
    .first = You are ahead of { $second } with the higher Objective card.

## The board in words, for who does not see the picture: lines without markdown.

# The first line.
# $round (text): such as "round 5"
# $turn (text): whose it is and what is awaited
board_head = Green Port, { $round }; { $turn }.

# Whose turn it is.
# $name (name)
# $awaited (text): such as "reveal or hire"
board_turn = { $name }: { $awaited }

# $objectives (text)
board_objectives = Objectives: { $objectives }.

# An Objective that is done.
# $name (name)
board_taken = taken by { $name }

# $piles (text)
board_piles = Headquarters left: { $piles }.

# The Headquarters of a colour.
# $pile (text): the colour and the values, the top one first
# $price (number): of the top one, in cubes of the colour
board_pile = { $pile } (costs { $price })

# A colour without Headquarters that are left.
board_soldOut = sold out

# A line a seat.
# $name (name)
# $points (text): such as "3 points"
# $cubes (text): all that it has
board_seat = { $name }, { $points }: { $cubes }

# $cards (text)
board_pool = Pool: { $cards }.

# Cards that are face down.
# $count (text): such as "31 cards"
# $cards (text)
board_deck = Deck { $count }: { $cards }.

# Before the next card.
# $risk (text): such as "22%"
board_risk = Bust at the next reveal: { $risk }.

# $cards (text)
board_discards = Discarded: { $cards }.

# Before the first turn.
# $colours (text)
board_offered = Start cubes: { $colours }.

# $name (name)
board_winner = { $name } wins.
    .name = You win.

## The board in a terminal. A label takes 10 columns at most.

terminal_objectives = Objectives
terminal_piles = HQs left
terminal_pool = Pool
terminal_deck = Deck
terminal_discards = Discards

# Below the board.
terminal_legend =
    Objectives and Headquarters are shown by colour and value.
    Headquarters cost cubes of their colour.

## A seat's own page.

# The first line.
# $cubes (text): such as "3 red + 1 blue"
# $count (text?): such as "4 cubes"; absent without cubes
hand_own =
    { GIVEN($count) ->
        [no] **Your crew**: { $cubes }
       *[yes] **Your crew** ({ $count }): { $cubes }
    }

# The line of the tile.
# $symbol (drop | hammers | circles | bricks | wheel | arrow)
# $side (up | down)
hand_tile =
    { $side ->
        [up] **Tile**: { TERM($symbol, "terms_symbols") } up
       *[down] **Tile**: { TERM($symbol, "terms_symbols") } down
    }

# The line of the Headquarters.
# $list (text)
hand_headquarters = **Headquarters**: { $list }

# Above what can be paid now and what lacks little.
hand_reach = **Goals, nearest first**

# A line of that list.
# $what (text): such as "Objective 3, 2 red"
# $points (text): such as "3 points"
hand_can = - { $what } ({ $points }): **in reach**.

# The same where something is missing.
# $what (text): such as "Objective 3, 2 red"
# $points (text): such as "3 points"
# $cubes (text): such as "3 red + 1 blue"
# $count (number): how many cubes these are
hand_lacks = - { $what } ({ $points }): needs { $cubes }.

# Such as "Objective 3 (4 points)".
# $what (text): such as "Objective 3"
# $points (text): such as "3 points"
hand_aim = { $what } ({ $points })

# The same with what it lacks.
# $aim (text): such as "Objective 3 (4 points)"
# $cubes (text): such as "3 red + 1 blue"
# $count (number): how many cubes these are
hand_aimLacks = { $aim } needs { $cubes }

# What can be paid now.
# $aims (text): a list
hand_within = In reach: **{ $aims }**.

# What lacks least.
# $aims (text): each with what it lacks
hand_nearest = Nearest: { $aims }.

# Why ending the turn is suggested before an Objective or Headquarters.
# $points (text): such as "8 points"
hand_waits = Ending the turn stands first: the bot expects that your cubes earn more later than { $points } now.

# Before what a picture shows as ghosts, and before the board as it is.
hand_preview = Preview, not done yet:

hand_boardNow = The board now:

# After an action that is weighed.
# $aims (text): a list
hand_withinThen = In reach after this action: { $aims }.

# To whoever is asked out of the usual course.
hand_asked_bust = A black card came: flip your tile and start over, or hire nobody this turn.

# Half of the cubes are lost.
# $count (number): cubes that are lost
# $all (number): cubes that one has
# $limit (number)
hand_asked_lose = You have { $all } cubes, more than { $limit }: you lose { $count } of them.

hand_asked_refer = You may take all cards of one colour from the pool, for one of your cubes.

# An underdog cube is chosen.
hand_asked_bonus = An X gives an underdog cube to all players with the fewest points. If all have the same points, all players with the fewest cubes get one.

# What an Objective lacks that takes any one colour.
# $count (number)
hand_ofOneColour = { $count } more of one colour

# What another person has.
# $name (name)
# $points (text): such as "3 points"
# $holds (text): cubes, tile and Headquarters
hand_other = **{ $name }** { $points }: { $holds }

# To a spectator.
hand_noSeat = You have no seat here. You see everything except the order of the deck.

# A warning.
# $limit (number)
hand_limit = The orange X halves a crew of more than { $limit } cubes.

## Why an action is better or worse than another, each before its points: "the risk of a bust is 1 in 4: −2.1".

# A reason and what it makes.
# $reason (text)
# $points (text): such as "−2.1"
reasons_said = { $reason }: { $points }

reasons_points = points at once

# What the cubes that come can be spent on in this turn.
# $aim (text): such as "Objective 3"
reasons_pointsWith = { $aim } this turn

reasons_pointsLater = what you can still pay for this turn

# Of what an action brings nearer.
# $aim (text): such as "Objective 3"
# $lacks (text): such as "3 red + 1 blue"
reasons_nearer = you then need only { $lacks } for { $aim }

# What is lacking after an action, and after another one.
# $aim (text): such as "Objective 3"
# $lacks (text): such as "3 more red"
# $more (text)
reasons_nearerThan = you then need only { $lacks } for { $aim }, not { $more }

# $aim (text): such as "Objective 3"
# $more (text): what is lacking after the other action
reasons_payableThan = you can then pay for { $aim }, instead of needing { $more }

# $aim (text): such as "Objective 3"
reasons_payable = you could then pay for { $aim }

# Of what an action pays for.
# $aim (text): such as "Objective 3"
reasons_takesAway = nobody else gets { $aim }

reasons_objectives = your chances at the Objectives left
reasons_headquarters = your chances at the Headquarters left

# Cubes that come.
# $cubes (text): such as "3 red + 1 blue"
reasons_gains = gains { $cubes }

# Cubes that go.
# $cubes (text): such as "3 red + 1 blue"
reasons_spends = spends { $cubes }

reasons_cubes = cubes you keep

# $limit (number)
reasons_limit = cubes above { $limit } may be halved by the orange X

# What Green Headquarters bring.
# $colour (blue | green | red | yellow)
reasons_boost = a boost on { TERM($colour, "terms_colours") } for every later hire

reasons_boosts = boosts for later hires

# What Headquarters bring besides points.
# $colour (blue | green | red | yellow)
reasons_power = the power of a { TERM($colour, "terms_colours") } HQ

reasons_powers = the powers of Headquarters
reasons_tileUp = the tile saves you from one bust, and its symbol brings a cube
reasons_tile = the tile, up or down
reasons_turn = who acts next

# One card in so many ends the hire.
# $cards (text): such as "1 in 4"
reasons_bust = the risk of a bust is { $cards }

# $cards (text): such as "1 in 4"
reasons_noBust = avoids the risk of a bust, { $cards }

# How likely that is.
# $count (text)
reasons_oneIn = 1 in { $count }

reasons_cards = what one more card may bring
reasons_noCards = gives up what one more card may bring
reasons_cardsLater = what the cards may still bring

# What a hire leaves in the pool.
# $cubes (text): such as "3 red"
reasons_refers = leaves { $cubes } for others to refer

reasons_referLess = leaves less for others to refer

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

## Why an action was refused: whole sentences. A fact that is not known is empty. What is possible follows in a sentence of its own.

# Another person is to decide.
refusals_codes_not-your-turn = It is not your turn. One seat after the other decides.

# $awaited (text): what is to be done now
refusals_codes_wrong-phase = This action doesn't belong to the present step. What to do now: { $awaited }.

# $awaited (text): what is to be done now
refusals_codes_malformed = Your action is not complete. What to do now: { $awaited }.

# $typed (text): what was typed
refusals_codes_no-such-colour =
    { GIVEN($typed) ->
        [no] That is not a colour that you can take here.
       *[yes] “{ $typed }” is not a colour that you can take here.
    }

# $colour (text)
refusals_codes_pick-taken =
    { GIVEN($colour) ->
        [no] The start cube is gone: each colour is there once, and the last seat picks first.
       *[yes] The { $colour } cube is gone: each colour is there once, and the last seat picks first.
    }

refusals_codes_must-reveal = The pool is empty: reveal a card first, then hire.
refusals_codes_nothing-to-reveal = Deck and discards are empty, so you can't reveal a card: hire.
refusals_codes_hire-a-colour = Unit cards are in the pool: name the colour to hire.

# $colour (text)
refusals_codes_not-in-pool =
    { GIVEN($colour) ->
        [no] No such card is in the pool: take a colour that is there.
       *[yes] No { $colour } card is in the pool: take a colour that is there.
    }

refusals_codes_no-tile = This game is played without tiles.
refusals_codes_tile-down = The tile is down already: only a tile that is up can be flipped.
refusals_codes_tile-up = The tile is up already: only a tile that is down can be turned up.

# $typed (text): what was typed
refusals_codes_bad-cubes =
    { GIVEN($typed) ->
        [no] That is not a number of cubes: each colour you name needs at least one cube.
       *[yes] “{ $typed }” is not a number of cubes: each colour you name needs at least one cube.
    }

# $colour (text)
# $count (text)
# $given (text)
refusals_codes_not-enough-cubes =
    There are not enough { GIVEN($colour) ->
        [no] { "" }
       *[yes] { $colour }{ " " }
    }cubes: { GIVEN($count) ->
        [no] more
       *[yes] { $count }
    } would be needed, and you have { GIVEN($given) ->
        [no] fewer
       *[yes] { $given }
    }.

# $count (text)
# $given (text)
refusals_codes_lose-exactly =
    A player over the limit loses half of the cubes, rounded down: { GIVEN($count) ->
        [no] no more and no fewer
       *[yes] exactly { $count }
    }{ GIVEN($given) ->
        [no] { "" }
       *[yes] , not { $given }
    }.

# $count (text)
# $given (text)
refusals_codes_pay-exactly =
    The price is paid exactly: { GIVEN($count) ->
        [no] so many
       *[yes] { $count }
    }{ GIVEN($given) ->
        [no] { "" }
       *[yes] , not { $given }
    }.

# $colour (text)
# $count (text)
# $given (text)
refusals_codes_pay-not-asked =
    This Objective asks for { GIVEN($count) ->
        [no] fewer
       *[yes] { $count }
    } { GIVEN($colour) ->
        [no] of that colour
       *[yes] { $colour }
    } at most{ GIVEN($given) ->
        [no] { "" }
       *[yes] , not { $given }
    }.

refusals_codes_pay-one-colour = The wild Objective is paid with cubes of one colour.

# $objective (text)
refusals_codes_no-such-objective =
    { GIVEN($objective) ->
        [no] There is no Objective of that number.
       *[yes] There is no Objective { $objective }.
    }

# $objective (text)
refusals_codes_objective-taken =
    Objective { GIVEN($objective) ->
        [no] of that number
       *[yes] { $objective }
    } is completed already.

# $colour (text)
refusals_codes_pile-empty =
    { GIVEN($colour) ->
        [no] No Headquarters are left.
       *[yes] No { $colour } Headquarters are left.
    }

# $colour (text)
# $count (text): the price
# $given (text)
# $headquarters (number): cubes that Headquarters cost at least
refusals_codes_too-dear =
    These Headquarters cost { GIVEN($count) ->
        [no] more
       *[yes] { $count }
    } { GIVEN($colour) ->
        [no] { "" }
       *[yes] { $colour }{ " " }
    }cubes, and you have { GIVEN($given) ->
        [no] too few
       *[yes] { $given }
    }. The price is { $headquarters }, and one more for each card of that colour on the Objectives left.

refusals_codes_boost-missing = Green Headquarters boost a colour: name the colour.
refusals_codes_boost-needless = Name no colour here: only Green Headquarters with powers boost a colour.

# $specialise (number): cubes that a trade takes
# $specialiseWithRed (number): the same with Red Headquarters
refusals_codes_specialise-mixture = A trade takes { $specialise } cubes of one colour or of { $specialise } different colours. With Red Headquarters a trade takes any { $specialiseWithRed } cubes.

# $colour (text)
refusals_codes_specialise-same =
    { GIVEN($colour) ->
        [no] A trade brings a colour other than those you pay with.
       *[yes] A trade brings a colour other than those you pay with, and you pay with { $colour }.
    }

# From here on: what was typed could not be read.
# $typed (text): what was typed
# $awaited (text): what is to be done now
refusals_codes_read-action =
    { GIVEN($typed) ->
        [no] Your text doesn't begin with an action. What to do now: { $awaited }.
       *[yes] An action doesn't begin with “{ $typed }”. What to do now: { $awaited }.
    }

# $typed (text): what was typed
refusals_codes_read-colour =
    { GIVEN($typed) ->
        [no] That is not a colour.
       *[yes] “{ $typed }” is not a colour.
    }

# $typed (text): what was typed
# $as (text): how it is written, in a span of code
refusals_codes_read-cubes =
    { GIVEN($typed) ->
        [no] That
       *[yes] “{ $typed }”
    } doesn't name cubes: write colours and numbers{ GIVEN($as) ->
        [no] { "" }
       *[yes] { " " }such as { $as }
    }.

# $typed (text): what was typed
refusals_codes_read-objective =
    { GIVEN($typed) ->
        [no] That is not an Objective: write its number, such as `3`.
       *[yes] “{ $typed }” is not an Objective: write its number, such as `3`.
    }

# The end is missing.
# $field (text): the part of the action
# $as (text): how it is written, in a span of code
refusals_codes_read-missing =
    Your action is incomplete{ GIVEN($field) ->
        [no] { "" }
       *[yes] : “{ $field }” is missing
    }.{ GIVEN($as) ->
        [no] { "" }
       *[yes] { " " }A complete action looks like { $as }.
    }

# Something stands behind the end.
# $typed (text): what was typed
# $as (text): how it is written, in a span of code
refusals_codes_read-rest =
    The action is complete before { GIVEN($typed) ->
        [no] the end
       *[yes] “{ $typed }”
    }: leave out the rest.{ GIVEN($as) ->
        [no] { "" }
       *[yes] { " " }A complete action looks like { $as }.
    }

# $as (text): how it is written, in a span of code
refusals_codes_read-spelling =
    { GIVEN($as) ->
        [no] An action is written in one way only, with one space between words.
       *[yes] Write the action exactly like this: { $as }.
    }

# Where the reason is not known.
# $awaited (text): what is to be done now
refusals_notAllowed = The rules don't allow this action now. What to do now: { $awaited }.

## What is what on the board. A sentence tells what it is, what it does, and when it counts.

# The name stands on the picture, the sentence below it.
parts_round_name = Round
parts_round_about = Each player has one turn in a round. Red means the last round.

parts_progress_name = Objectives done
parts_progress_about = Once all Objectives are done, the game ends after that round.

parts_deck_name = Deck
parts_deck_about = Cards face down. Round arrows mean that all cards are shuffled when this turn ends.

parts_sign_name = Sign on the crane
parts_sign_about = What the game asks of a player now. Before a reveal, the sign shows the chance of a bust.

parts_pool_name = Pool
parts_pool_about = Cards revealed this turn, one stack for each colour. The player hires one colour; the number on its plate is what the hire brings.

parts_sync_name = In Sync
parts_sync_about = All four colours are in the pool: a hire brings a cube of each other colour too.

parts_tape_name = Bust
parts_tape_about = A black card came: the player hires nobody this turn, or flips the tile.

parts_offered_name = Start cubes
parts_offered_about = Before the first turn each player picks one cube. The last in turn order picks first.

parts_unseen_name = Hidden cards
parts_unseen_about = Cards of each colour that the deck still holds.

parts_others_name = Black and X
parts_others_about = Cards still in the deck. Black: a bust. Green X: a reshuffle. Orange X: big crews lose half. Any X: underdog cubes.

parts_objective_name = Objective
parts_objective_about = Pay these cubes on your turn to complete the Objective. The coin shows the points.

parts_done_name = Done
parts_done_about = The player with this mark has completed this Objective, so nobody else can.

parts_headquarters_name = Headquarters
parts_headquarters_about = The top Headquarters of a colour. The coin shows the points, the number on the pile the price now, and the words the lasting power.

parts_seat_name = Player
parts_seat_about = Mark, name and points. The arrow shows whose turn it is.

parts_crew_name = Crew
parts_crew_about = Cubes of each colour. Cubes pay for everything, and cubes left over stay for the next turn.

parts_tile_name = Tile
parts_tile_about = While the tile is up, hiring its symbol brings one cube more, and flipping it saves you from a bust. A grey tile is down.

parts_houses_name = Houses
parts_houses_about = The player's Headquarters: how many of each colour. +B means green Headquarters that boost blue.

parts_crowd_name = All cubes
parts_crowd_about = The number of all cubes. Red means that an orange X would take half of them.

parts_ended_name = End
parts_ended_about = The players who gave up or won.

## A first turn on an example board; the numbers in it are that board's.

# Who plays, and what buttons say.
lesson_other = Opponent
lesson_goOn = Go on
lesson_watch = See what the opponent does
lesson_again = Once more from the start

# A step each: what is shown, then what is answered to each choice.
lesson_look_text =
    { "" }**A first turn, on an example board.** Cards lie on the quay as containers, and a person hides in each. The colours are **B** blue, **G** green, **R** red, **Y** yellow. Everybody you hire joins your crew. The rules call each member of your crew a **cube**.

    The papers are **Objectives**: each shows its price in cubes and its points in gold. The houses are **Headquarters**, and they are for sale too. Both give points when you pay for them.

    At the bottom are the two players, each with a **tile**. Your tile shows a drop.

lesson_look_remarks_goOn = Before the first turn each player picks a start cube.

lesson_pick_text =
    The last in turn order picks first: your opponent took yellow. Which colour do you pick?

    It helps to have a goal. Look at the papers: number 3 needs 4 blue and 1 yellow, 5 cubes in all. Every other Objective needs more.

lesson_pick_remarks_blue = One of the 4 blue cubes for Objective 3 is yours already.
lesson_pick_remarks_green = You could pick green, since Objectives 2 and 4 need a lot of green. But these Objectives cost 6 and 8 cubes. Try another colour.
lesson_pick_remarks_red = You could pick red, since Objective 1 is all red. But Objective 1 costs 6 cubes, and Objective 3 costs only 5. Try another colour.

lesson_first_text =
    It is your turn. You **reveal** cards, one at a time, and they go to the **pool** on the quay. You go on until you stop and hire.

    Of the 31 cards in the deck 5 are **black**. While nobody is in the pool, a black card does nothing. So the first reveal is safe, and the button says so.

lesson_first_remarks_reveal = You reveal a yellow card with circles.

lesson_one_text =
    The plate below says what yellow would bring you: **+1** cube. You may hire yellow now, or reveal another card.

    From here on a black card is a **bust**: no hire this turn. The deck has 30 cards left, and 5 of them are black. So the risk is **17%**. You need not compute the risk: the sign on the crane and the button always show it. The strip below the quay counts the cards left.

lesson_one_remarks_yellow = This is allowed and safe. But one cube isn't much for a whole turn. Try another choice.
lesson_one_remarks_reveal = You dared, and you were lucky: a blue card with a wheel.

lesson_two_text = Two colours are in the pool. You may hire only **one** colour, but with all its cards. A second blue or yellow card would bring more cubes. Do you go on or hire?

lesson_two_remarks_blue = Blue is your goal, but with your start cube you would have only 2 of 4 blue cubes. The risk is still 17%. Try another choice.
lesson_two_remarks_yellow = Objective 3 needs a yellow cube too, but the four blue ones are harder to get. Try another choice.
lesson_two_remarks_reveal = Lucky again: a red card with circles.

lesson_three_text =
    Three colours are in the pool. With a green card you would be **In Sync**: your hire would bring one cube of each other colour too.

    The deck still has 5 black cards, but only 28 cards in all. The risk is **18%**.

lesson_three_remarks_blue = This is safe, but brings only 1 cube. Of the 28 cards 11 would help you (5 blue and 6 green), and 5 would be a bust. Try another choice.
lesson_three_remarks_red = Objective 3 needs no red. And 11 of the 28 cards would help you: 5 blue and 6 green. Try another choice.
lesson_three_remarks_reveal = You reveal a blue card with a drop, the symbol of your tile!

lesson_four_text =
    Now blue brings **+3**: two for the cards, and one since a blue card shows the symbol of your tile. The symbol counts while your tile is up. A golden ring marks such a card. With your start cube you would have 4 blue.

    If a black card comes, you hire nobody, or you **flip** your tile: then the pool is discarded and you start over. The risk is **19%**. Do you stop?

lesson_four_remarks_reveal = The card is **black**. If you flip your tile, the pool is gone. If you don't, you hire nobody. It is important to stop in time. Go back and try another choice.
lesson_four_remarks_blue = You stop. Now you have four blue cubes.
lesson_four_remarks_red = This is allowed, but 1 red is less than 3 blue, and Objective 3 needs blue. Try another choice.

lesson_refer_text =
    The blue cards are gone, the other cards are still there. Before you spend, each other player is asked once, and may **refer**. A player who refers gives **you** one cube of any colour, and takes all cards of one colour that are left.

    Red and yellow both show circles, the symbol of your opponent's tile, so either would bring 2 cubes. Your opponent's only cube is yellow.

lesson_refer_remarks_goOn = Your opponent takes 2 red, and pays you the yellow cube.

lesson_spend_text =
    You have 4 blue cubes and 1 yellow cube, just what Objective 3 needs. A golden edge marks everything that you can pay for.

    Now you **spend**, as often as you can pay and in any order. What do you do?

lesson_spend_remarks_complete = You pay five cubes for 5 points. Points count at once.
lesson_spend_remarks_buy = The purchase is allowed: it brings 2 points, and from then on each Objective costs you a cube less. But this turn you can have 5 points, and nobody can take these points from you. Try another action.

# $limit (number): cubes that one may have
lesson_spend_remarks_end = This is allowed: you keep your cubes. But somebody may complete Objective 3 before you, and an orange X takes half from anybody with more than { $limit } cubes. Try another choice.

# $headquarters (number): cubes that Headquarters cost at least
# $specialise (number): cubes that a trade takes
# $specialiseWithRed (number): the same with Red Headquarters
lesson_after_text =
    { "" }**5 points** in your first turn. Look at the blue **Headquarters**: the price fell from 3 to **2**. Headquarters cost { $headquarters } cubes, and one more for each card of their colour on the papers left.

    Headquarters bring points and a **power**. Blue: Objectives cost you a cube less. Green: each hire of a colour that you choose (the **boost**) brings one cube more. Red: a **trade** for a cube of another colour takes any { $specialiseWithRed } cubes, not { $specialise }. Yellow: after a flip, turning your tile up again is cheaper.

    Now you would end your turn. Then your opponent reveals, and you are asked whether you refer. When no Objective is left, you finish the round, and the player with the most points wins.

lesson_after_remarks_again = Back to the first board.

## The whole rules in our own words, a chapter each. The numbers come from the rules.

topics_overview_title = Overview
topics_overview_text =
    Green Port is a harbour of crooks. You gather a crew and spend it on heists and houses.

    Your crew are **cubes** of four colours: **B** blue, **G** green, **R** red, **Y** yellow. The heists are **Objectives**: papers with a price in cubes. The houses are **Headquarters**: each colour has a pile of them, and they have powers. When you pay for an Objective or for Headquarters, you get the points at once.

    On your turn you **reveal** cards, one at a time, as long as you dare. These cards form the **pool** on the quay. Then you hire **one** colour of the pool, and gain cubes of that colour; the others may pick from the rest. A black card ends a greedy turn, and the player gets nothing.

    Only the order of the deck is hidden. Everybody knows which cards it holds, so the risk on the button and on the crane is exact.

    When the last Objective is done, you finish the round, and the player with the most points wins.

topics_turn_title = A turn

# $specialise (number): cubes that a trade takes
topics_turn_text =
    A turn goes through these steps:
    1. **Hire**: reveal cards, then hire one colour.
    2. **Refer**: each of the others in order may take one colour that is left, for a cube to you. After a bust nobody refers.
    3. **Utilise**: complete Objectives, buy Headquarters and turn your tile up, as often as you can pay and in any order. Then end the turn.

    { "" }**Trade** (specialise): you may trade in Hire between reveals, and in Utilise, as often as you like. Pay { $specialise } cubes of one colour, or of { $specialise } different ones, for one cube of a colour that you don't pay.

    You can't trade while a player decides about a bust, a loss or an underdog cube. After these decisions you may trade again in the same turn.

    When the turn ends, the cards left in the pool are discarded. Then it is the next player's turn.

    { "" }*In order* always means: first the active player, then the others clockwise, one after another. So later players know what earlier players chose.

topics_cards_title = Cards

# $deckSize (number): cards
# $units (number): Unit cards
# $blacks (number): black cards
# $limit (number): cubes that one may have
topics_cards_text =
    The deck has { $deckSize } cards:
    - { $units } **Unit cards**: people to hire. Each of the four colours has each of six symbols once.
    - { $blacks } **black** cards. While no Unit card is in the pool, a black card does nothing. Otherwise you are **bust**: you hire nobody, nobody refers, and you go straight to Utilise. With your **tile** up you may **flip** it down instead: the whole pool is discarded, and you start Hire over in the same turn.
    - The **orange X**: in order, each player with more than { $limit } cubes loses half of them, rounded down, and chooses which. Flipping a tile that is up avoids the loss. Then underdog cubes come.
    - The **green X**: when this turn ends, all { $deckSize } cards are shuffled into a new deck. Underdog cubes come at once, before that.

    After an X, Hire goes on.

    { "" }**Underdog cubes** come once a turn at most: all players with the fewest points take a cube of a colour of their choice. If everybody has the same points, all players with the fewest cubes do. All receivers are settled before the first of them chooses.

    You can turn your tile up only in Utilise, for cubes.

    When the deck is empty and a card is needed, the discards are shuffled into a new deck, but not the cards in the pool. If there are no discards either, you can't reveal a card.

topics_hire_title = Hire

# $card (number): cubes for a card
# $tile (number): cubes for the tile's symbol
# $boost (number): cubes for a boost
topics_hire_text =
    While the pool is empty you must reveal. After that you go on, or hire a colour of the pool. You discard all Unit cards of this colour, and gain cubes of it:
    - { $card } cube for each of these cards;
    - { $tile } if your tile is up and one of these cards shows the tile's symbol;
    - { $boost } for each of your Green Headquarters that **boosts** this colour. You choose the boosted colour when you buy them.

    { "" }**In Sync**: if all four colours are in the pool, you gain one cube of each other colour too. The cards of these colours stay for the others.

    If there is no Unit card in the pool, you may stop and hire nobody.

    { "" }*Example*: you hire two red cards. One of them shows the wheel like your tile, which is up. One Green Headquarters boosts red. You gain 2 + 1 + 1 = 4 red.

topics_refer_title = Refer

# $refer (number): cubes that it costs
topics_refer_text =
    After a hire each of the others, in order, is asked once. The player **passes**, or gives the active player { $refer } cube of any colour and takes all Unit cards of one colour that are left. These cards bring what a hire brings, with the player's own tile and boosts, but never In Sync.

    A player without cubes is not asked, and nobody is asked once no Unit card is left. After a bust nobody refers.

topics_utilise_title = Utilise

# $headquarters (number): cubes that Headquarters cost at least
# $unflip (number): cubes
# $unflipAfterBust (number): cubes
topics_utilise_text =
    You may do these actions as often as you can pay, in any order:
    - **Complete** an Objective: for each colour pay the sum of the values on its cards of that colour. The wild Objective takes its value in cubes of any one colour. You take the cards, and their values are your points.
    - **Buy** the top Headquarters of a colour. They cost { $headquarters } cubes of that colour, and one more for each *card* of that colour on the Objectives left. So Headquarters get cheaper.
    - **Turn your tile up**: { $unflip } cubes of any colours; { $unflipAfterBust } if you went bust this turn.

    Each price is counted again every time, so one action can make the next one cheaper. You keep the other cubes for your next turn. Then **end** the turn.

    { "" }*Example*: red cards are left on two Objectives, one on each. The red Headquarters cost 2 + 2 = 4 red. You complete one of these Objectives. Now the Headquarters cost 3.

topics_powers_title = Powers

# $specialiseWithRed (number): cubes that a trade takes
topics_powers_text =
    Headquarters bring their points, and a power that lasts:
    - **Blue**: each blue Headquarters lowers the price of every Objective by one cube, of a colour that you choose. A price can fall to 0.
    - **Green**: when you buy it, you choose a colour that it **boosts**. Whenever you hire or refer that colour, you gain one cube more. Several boosts of one colour add up.
    - **Red**: a trade takes any { $specialiseWithRed } cubes, alike or not. One red Headquarters is enough for that; more bring points only.
    - **Yellow**: with each yellow Headquarters, turning your tile up costs one cube less, down to 0.

topics_end_title = End

# $headquarters (number): cubes that one costs
topics_end_text =
    Once no Objective is left, the round is completed: later players still have a turn. Then **end purchases** happen automatically, colour by colour. The player with the most cubes of the colour comes first; in a tie, the player later in turn order. Each player buys as many of the Headquarters left as possible, for { $headquarters } cubes each. Powers do nothing any more.

    The player with the most points wins. If points are equal, the player with more cubes left wins. After that the highest single Objective card decides, then the second highest, and so on. If all is equal, the place is shared.

    A player who resigns ranks last, and a stand-in plays on by the same rules. If only one player stays, that player wins.

topics_variants_title = Set-up and variants

# $white (list): values of cards
# $black (list): values of cards
# $wild (number): points
# $piles2 (list): points, for two who play
# $piles3 (list): for three
# $piles4 (list): for four
# $least (number): who can play
# $most (number)
# $columns (number): Objectives that share the white cards
# $cards (number): white cards
# $placed (number): cubes of each colour
# $random (number): cubes
topics_variants_text =
    { $least } to { $most } people play. The first { $columns } **Objectives** share { $cards } cards (values { LIST($white, between: ", ") }), dealt at random into columns. With three and four players a fifth Objective has { LIST($black, between: ", ") }, and the sixth is **wild**, worth { $wild }. Each card except the wild one has a cube of the colour that it asks for.

    For these cards, { $placed } cubes of each colour and { $random } random ones are drawn. With two players, a random { $cards } of them are used. Cubes never run out.

    A pile of **Headquarters** holds, top first: { LIST($piles2, between: ", ") } with two players; { LIST($piles3, between: ", ") } with three; { LIST($piles4, between: ", ") } with four.

    Everybody has a **tile** with one of the six symbols, up at first. Each colour has one **start cube**. The last player in turn order picks first, and so on to the first player, who begins the game.

    Variants:
    - **standard**: all of these rules.
    - **without tiles**: nobody has a tile, so symbols bring no cube, and nobody can flip out of a bust or a loss.
    - **without powers**: Headquarters bring points only.
    - **simple**: without tiles and without powers.

    The booklet also has quick rules, which differ. Here Blue Headquarters have one power, and a tile is flipped only against a bust or a loss.

    Green Port was designed by Pedro Dias for the Green Box of Games. This is an independent project.

topics_notation_title = Typing actions
topics_notation_text =
    Every action has a button. You can also type an action with { COMMAND("do") }: a part of the action in words, or the whole action as the log writes it:
    `pick red` · `reveal` · `hire red` · `flip` · `bust` · `lose blue-1,red-3` · `bonus red` · `refer blue pay red` · `pass` · `complete 3 pay blue-2,red-4` · `buy green boost blue` · `unflip pay red-2` · `specialise green pay red-3` · `end`

    `bonus` takes an underdog cube, `specialise` is a trade, and `bust` accepts a bust.

    Cubes are written as colour and number, in the order blue, green, red, yellow. `none` stands for no cubes.
