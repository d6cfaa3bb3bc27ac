### All that Porto says but for what stands on its pictures.

## What stands above and beside a game. "introduction" stands in the list of games.

status_title = Porto

# In a line what the game is.
status_introduction_line = Draw cards, build the colourful houses by the river, and claim contracts, some of them secret.
status_introduction_credits = A game by Orlando Sá, published by MEBO Games (2019).

# Kinds of games, as an option of a command.
status_variants_standard = standard
status_variants_family = family
status_variants_solo = solo

# Games that compare with each other, in statistics.
status_categories_standard = Standard
status_categories_family = Family

# Solo, by the size of the Timer.
# $timer (text): its cards
status_categories_solo = Timer { $timer }

# A solo player's points, of those that win.
# $points (number)
# $goal (number)
status_goal = { $points } of { $goal }

# What is awaited, without a name.
# $kept (number): private contracts that a seat keeps
# $dealt (number): private contracts that a seat is dealt
status_awaits_keep = choose { $kept } of { $dealt } private contracts
status_awaits_turn = draw or build

# The same, where there is nothing else to do.
status_awaits_only_draw = draw
status_awaits_only_build = build
status_awaits_only_pass = pass

# $cards (text): such as "red 3 and blue 1"
status_awaits_timer = build with the Timer's cards: { $cards }

status_awaits_over = the game is over

# What decides, near the end.
status_stake_roof = One more roof starts the last rounds.
status_stake_lastButOne = After this round comes the last round.

# $points (text): such as "4 points"
# $leader (name)
status_stake_behind = Last turn: { $points } needed to overtake { $leader }.

# $name (name)
# $points (text): such as "4 points"
status_stake_ahead = Last turn: { $name } leads by { $points }.
    .name = Last turn: you lead by { $points }.

status_stake_privates = Private contracts add points at the end.

# Solo, with few cards of the Timer left.
# $cards (text): such as "4 cards"
# $points (text): such as "12 points"
# $goal (number)
status_stake_short = The Timer has { $cards } left. Still needed for the goal of { $goal }: { $points }.

# $cards (text): such as "4 cards"
# $goal (number)
status_stake_reached = The Timer has { $cards } left; the goal of { $goal } is reached.

# How far the game is.
# $left (number): cards
# $size (number): cards at the start
status_progress_timer = Timer { $left } of { $size }

# $n (number)
status_progress_round = round { $n }

# $n (number)
# $last (number)
status_progress_roundOf = round { $n } of { $last }

# $n (number)
status_progress_lastRound = round { $n }, the last

## Colours, cards and contracts.

# Colours, as they stand alone.
cards_colours_blue = blue
cards_colours_green = green
cards_colours_purple = purple
cards_colours_red = red
cards_colours_yellow = yellow

# A colour as it is said of one card: people may type it so.
# $colour (blue | green | purple | red | yellow)
cards_ofCard = { TERM($colour, "cards_colours") }

# A card, such as "red 3".
# $colour (blue | green | purple | red | yellow)
# $value (number)
cards_card = { TERM($colour, "cards_colours") } { $value }

cards_noCards = no cards

# Public contracts, short enough for a button.
# $n (number)
# $colour (blue | green | purple | red | yellow)
cards_demands_floors =
    { $n ->
        [one] { NUMBER($n) } { TERM($colour, "cards_colours") } floor
       *[other] { NUMBER($n) } { TERM($colour, "cards_colours") } floors
    }

# $colour (blue | green | purple | red | yellow)
cards_demands_house = { TERM($colour, "cards_colours") } house

# $colour (blue | green | purple | red | yellow)
cards_demands_twoCards = two { TERM($colour, "cards_colours") } cards

# $one (blue | green | purple | red | yellow)
# $other (blue | green | purple | red | yellow)
cards_demands_mixedCards = { TERM($one, "cards_colours") } + { TERM($other, "cards_colours") } cards

# What has to be done for them: continues "one has to".
# $n (number)
# $colour (blue | green | purple | red | yellow)
cards_toDo_floors =
    { $n ->
        [one] place exactly { NUMBER($n) } { TERM($colour, "cards_colours") } floor in one turn
       *[other] place exactly { NUMBER($n) } { TERM($colour, "cards_colours") } floors in one turn
    }

# $colour (blue | green | purple | red | yellow)
cards_toDo_house = complete a { TERM($colour, "cards_colours") } house

# $colour (blue | green | purple | red | yellow)
cards_toDo_twoCards = build with two { TERM($colour, "cards_colours") } cards

# $one (blue | green | purple | red | yellow)
# $other (blue | green | purple | red | yellow)
cards_toDo_mixedCards = build with one { TERM($one, "cards_colours") } and one { TERM($other, "cards_colours") } card, either way round

# Private contracts.
# $colour (blue | green | purple | red | yellow)
cards_ambitions_houses = { TERM($colour, "cards_colours") } houses

# $colour (blue | green | purple | red | yellow)
cards_ambitions_twins = { TERM($colour, "cards_colours") } twins

# $colour (blue | green | purple | red | yellow)
cards_ambitions_ends = { TERM($colour, "cards_colours") } ends

# $colours (text): such as blue-red, or B-R
cards_ambitions_pair = { $colours } pair

# $colours (text): such as blue-green-red
cards_ambitions_trio = { $colours } trio

cards_ambitions_palette = palette
cards_ambitions_side = full street

# Some private contracts are there twice.
# $name (text): of the contract
cards_ambitions_secondCard = { $name } (2nd card)

# What private contracts ask for. What they pay for once, twice and three times comes first. At most 100 characters.
# $pays (text): such as "2 / 5 / 10"
# $colour (blue | green | purple | red | yellow)
# $times (text): how often that is: "1 / 2 / 3"
cards_meanings_houses = { $pays } for { $times } completed { TERM($colour, "cards_colours") } houses

# At most 100 characters.
# $pays (text): such as "2 / 5 / 10"
# $colour (blue | green | purple | red | yellow)
cards_meanings_twins = { $pays } if both streets have a completed { TERM($colour, "cards_colours") } house and the two are equally tall

# At most 100 characters.
# $pays (text): such as "2 / 5 / 10"
# $colour (blue | green | purple | red | yellow)
# $times (text): how often that is: "1 / 2 / 3"
cards_meanings_ends = { $pays } for { $times } completed { TERM($colour, "cards_colours") } houses at the ends of the streets

# At most 100 characters.
# $pays (text): such as "2 / 5 / 10"
# $one (blue | green | purple | red | yellow)
# $other (blue | green | purple | red | yellow)
# $times (text): how often that is: "1 / 2 / 3"
cards_meanings_pair = { $pays } for { $times } pairs of completed neighbours, one { TERM($one, "cards_colours") }, one { TERM($other, "cards_colours") }

# At most 100 characters.
# $pays (text): such as "2 / 5 / 10"
# $one (blue | green | purple | red | yellow)
# $two (blue | green | purple | red | yellow)
# $three (blue | green | purple | red | yellow)
# $times (text): how often that is: "1 / 2 / 3"
cards_meanings_trio = { $pays } for { $times } rows of three completed neighbours: { TERM($one, "cards_colours") }, { TERM($two, "cards_colours") } and { TERM($three, "cards_colours") }, in any order

# At most 100 characters.
# $pays (text): such as "2 / 5 / 10"
cards_meanings_palette = { $pays } if one street has completed houses in all five colours

# At most 100 characters.
# $pays (text): such as "2 / 5 / 10"
cards_meanings_side = { $pays } if every house of one street is complete

## So many of something.

# $n (number)
counts_cards =
    { $n ->
        [one] { NUMBER($n) } card
       *[other] { NUMBER($n) } cards
    }

# $n (number)
counts_floors =
    { $n ->
        [one] { NUMBER($n) } floor
       *[other] { NUMBER($n) } floors
    }

# $n (number)
counts_points =
    { $n ->
        [one] { NUMBER($n) } point
       *[other] { NUMBER($n) } points
    }

# $n (number)
counts_publicContracts =
    { $n ->
        [one] { NUMBER($n) } public contract
       *[other] { NUMBER($n) } public contracts
    }

## Questions, and what buttons and lists offer. A label is cut at 80 characters: what is needed to choose comes first.

# What is asked, field by field.
choices_questions_type = What will you do?
choices_questions_contracts = Which three private contracts do you keep?
choices_questions_cards = Which cards do you take from the market?
choices_questions_number = Which card gives the number of floors?
choices_questions_colour = Which card gives the colour of the floors?
choices_questions_house = On which house do the floors go?
choices_questions_roof = On which empty roof does the ground token go?
choices_questions_claim = Which public contracts do you claim?

# For a field without a question of its own.
# $field (text): its name
choices_otherQuestion = Which { $field }?

# A field, on the button that changes it.
choices_fields_type = Action
choices_fields_contracts = Private contracts
choices_fields_cards = Cards
choices_fields_number = Number card
choices_fields_colour = Colour card
choices_fields_house = House
choices_fields_roof = Roof
choices_fields_claim = Contracts

# What one can do.
choices_types_keep = Keep three private contracts
choices_types_draw = Draw cards
choices_types_build = Build floors
choices_types_timer = Build with the Timer's cards
choices_types_pass = Pass

# $points (number)
choices_token = token { $points }

# $points (number)
choices_roofToken = roof token { $points }

# Of a house without floors, in place of its colour.
choices_emptyHouse = empty
choices_noClaim = No contract

# $roof (text): of which house, such as R2
choices_tokenTo = token to { $roof }

# Floors of a colour, on a button.
# $floors (number)
# $colour (blue | green | purple | red | yellow)
choices_work = { $floors } { TERM($colour, "cards_colours") }

# Cards to draw, and what the best build with them brings.
# $cards (text): such as "blue 1 + red 2"
# $points (number): those of the build
choices_leadsTo =
    { $points ->
        [one] { $cards } · then { NUMBER($points) } point
       *[other] { $cards } · then { NUMBER($points) } points
    }

# On the button that leads to all builds, and to all draws.
choices_another_build = Another build
choices_another_draw = Another draw
choices_noToken = No token to move

# In place of a card.
choices_emptySlot = an empty slot

# $slot (number)
choices_contractSlot = contract { $slot }

# On the button that keeps three private contracts.
# $contracts (text)
choices_keep = Keep { $contracts }

# On the button of a draw.
# $cards (text): such as "blue 1 and red 2"
# $count (number): how many slots
# $slots (text): such as "1, 3"
choices_draw =
    { $count ->
        [1] Draw { $cards } (slot { $slots })
       *[other] Draw { $cards } (slots { $slots })
    }

# On the button of a build.
# $floors (number)
# $colour (blue | green | purple | red | yellow)
# $house (text)
choices_build = Build { $floors } { TERM($colour, "cards_colours") } on { $house }

# The same with its points, where they are known.
# $floors (number)
# $colour (blue | green | purple | red | yellow)
# $house (text)
# $points (number)
choices_buildFor =
    { $points ->
        [one] Build { $floors } { TERM($colour, "cards_colours") } on { $house } for { NUMBER($points) } point
       *[other] Build { $floors } { TERM($colour, "cards_colours") } on { $house } for { NUMBER($points) } points
    }

# An action that takes the ground token to a roof as well.
# $action (text): the action
# $roof (text)
choices_movingToken = { $action }, token to { $roof }

# An action that claims contracts as well.
# $action (text): the action
# $contracts (text)
choices_claiming = { $action }, claim { $contracts }

# The same, where their names are too long.
# $action (text): the action
# $slots (text): such as "1 and 3"
# $n (number): how many slots
choices_claimingSlots =
    { $n ->
        [1] { $action }, claim contract { $slots }
       *[other] { $action }, claim contracts { $slots }
    }

# On the button of a build with the Timer's two cards.
# $floors (number)
# $colour (blue | green | purple | red | yellow)
# $house (text)
choices_timer = Timer: { $floors } { TERM($colour, "cards_colours") } on { $house }

choices_timerIdle = Discard the two Timer cards
choices_pass = Pass

## What happened, a line an event. Names and lists are ready to print.

# Parts of a build's points: each stands before its number.
story_shares_house = house
story_shares_neighbours = neighbours
story_shares_ground = ground token
story_shares_roof = roof token
story_shares_contracts = contracts

# A build, with all that it brought.
# $name (name)
# $floors (number)
# $colour (blue | green | purple | red | yellow)
# $house (text): such as L4
# $completed (yes or no): whether that was its last floor
# $cards (text): such as "red 3 + blue 1"
# $points (text): such as "9 points"
# $shares (text): how they came about, such as "house 5, neighbours 4"
story_built =
    { $completed ->
        [yes] **{ $name }** built { $floors } { TERM($colour, "cards_colours") } on { $house }, completing it ({ $cards }): **{ $points }** — { $shares }.
       *[no] **{ $name }** built { $floors } { TERM($colour, "cards_colours") } on { $house } ({ $cards }): **{ $points }** — { $shares }.
    }

# $floors (number)
# $colour (blue | green | purple | red | yellow)
# $house (text): such as L4
# $completed (yes or no): whether that was its last floor
# $cards (text): such as "red 3 + blue 1"
story_timerBuilt =
    { $completed ->
        [yes] The Timer built { $floors } { TERM($colour, "cards_colours") } on { $house }, completing it ({ $cards }), for no points.
       *[no] The Timer built { $floors } { TERM($colour, "cards_colours") } on { $house } ({ $cards }), for no points.
    }

# A build in one line of a public message: the board shows the rest.
# $name (name)
# $floors (number)
# $colour (blue | green | purple | red | yellow)
# $house (text): such as L4
# $completed (yes or no): whether that was its last floor
# $points (text): such as "9 points"
story_builtBriefly =
    { $completed ->
        [yes] **{ $name }** built { $floors } { TERM($colour, "cards_colours") } on { $house }, completing it: **{ $points }**.
       *[no] **{ $name }** built { $floors } { TERM($colour, "cards_colours") } on { $house }: **{ $points }**.
    }

# $floors (number)
# $colour (blue | green | purple | red | yellow)
# $house (text): such as L4
# $completed (yes or no): whether that was its last floor
story_timerBuiltBriefly =
    { $completed ->
        [yes] The Timer built { $floors } { TERM($colour, "cards_colours") } on { $house }, completing it.
       *[no] The Timer built { $floors } { TERM($colour, "cards_colours") } on { $house }.
    }

# After a build in one line: its contracts.
# $contracts (text)
story_claimedBriefly = Claimed: { $contracts }.

# Where the token goes that lay on the ground floor.
# $points (number): which it pays
# $roof (text)
story_tokenTo = The ground token ({ $points }) moves to the roof of { $roof }.

# $points (number): which it pays
story_tokenLeaves = No roof is free, so the ground token ({ $points }) leaves the game.

# Of a house that the Timer completed.
# $points (number)
story_roofTokenLost = The token on the roof of this house ({ $points }) is lost.

# $name (name)
# $contracts (text)
story_dealt = **{ $name }** was dealt { $contracts }.
    .name = **You** were dealt { $contracts }.

# $name (name)
# $contracts (text)
story_kept = **{ $name }** kept { $contracts }.

# While the other seats may not see which.
# $name (name)
story_keptUnseen = **{ $name }** has chosen three private contracts.
    .name = **You** have chosen three private contracts.

# $name (name)
# $cards (text)
story_drew = **{ $name }** drew { $cards }.

# $name (name)
story_passed = **{ $name }** passed: no card is in the market and nothing can be built.

# Cards and contracts that the Timer's cards discard.
# $cards (text)
# $gone (text): slots and what lay there
story_timerDiscarded = The Timer turned up { $cards }. Discarded: { $gone }.

# $cards (text)
story_timerDiscardedNothing = The Timer turned up { $cards }; there was nothing to discard.

# The Timer's two cards.
# $cards (text)
story_timerIdle = The Timer's { $cards } fit on no house and are discarded.

# $n (number)
story_reshuffledCards =
    { $n ->
        [one] The discarded card became the new deck.
       *[other] The { NUMBER($n) } discarded cards became the new deck.
    }

# $n (number)
story_reshuffledContracts =
    { $n ->
        [one] The contract that the Timer discarded became the new contract deck.
       *[other] The { NUMBER($n) } contracts that the Timer discarded became the new contract deck.
    }

# What lies open instead.
# $cards (text): slots and what lies there
story_refilled = New: { $cards }.

# Slots and their cards: "market 1: red 2, 3: blue 1".
# $slots (text)
story_inMarket = market { $slots }

# $n (number): how many slots
# $slots (text)
story_inContracts =
    { $n ->
        [1] contract { $slots }
       *[other] contracts { $slots }
    }

# The last rounds begin.
# $roofs (number): how many there are
# $lastRound (number): its number
story_endTriggered = The { ORDINAL($roofs) } roof is placed: after this round, round { $lastRound } is the last.

story_ended = The game is over.

## Events of an imagined line of play.

# $name (name)
# $floors (number)
# $colour (blue | green | purple | red | yellow)
# $house (text): such as L4
# $completed (yes or no): whether that is its last floor
# $points (text): such as "9 points"
sequels_built =
    { $completed ->
        [yes] **{ $name }** builds { $floors } { TERM($colour, "cards_colours") } on { $house }, completing it: **{ $points }**.
       *[no] **{ $name }** builds { $floors } { TERM($colour, "cards_colours") } on { $house }: **{ $points }**.
    }
    .name =
        { $completed ->
            [yes] **You** build { $floors } { TERM($colour, "cards_colours") } on { $house }, completing it: **{ $points }**.
           *[no] **You** build { $floors } { TERM($colour, "cards_colours") } on { $house }: **{ $points }**.
        }

# $name (name)
# $cards (text)
sequels_drew = **{ $name }** takes { $cards }.
    .name = **You** take { $cards }.

## What an action would bring, before it is done.

# What would be built.
# $floors (number)
# $colour (blue | green | purple | red | yellow)
# $house (text): such as L4
# $completed (yes or no): whether that was its last floor
# $cards (text): such as "red 3 + blue 1"
foreseen_work =
    { $completed ->
        [yes] { $floors } { TERM($colour, "cards_colours") } on { $house }, completing it ({ $cards }).
       *[no] { $floors } { TERM($colour, "cards_colours") } on { $house } ({ $cards }).
    }

# The same with the Timer's cards.
# $floors (number)
# $colour (blue | green | purple | red | yellow)
# $house (text): such as L4
# $completed (yes or no): whether that was its last floor
# $cards (text): such as "red 3 + blue 1"
foreseen_timerWork =
    { $completed ->
        [yes] { $floors } { TERM($colour, "cards_colours") } on { $house }, completing it ({ $cards }), for no points.
       *[no] { $floors } { TERM($colour, "cards_colours") } on { $house } ({ $cards }), for no points.
    }

# $points (text): such as "9 points"
# $shares (text): how they came about, such as "house 5, neighbours 4"
foreseen_points = **{ $points }**: { $shares }.

# $cards (text)
foreseen_drew = Into your hand: { $cards }.

# Above a preview in words.
foreseen_preview = Preview, not done yet:

# Above the board as it is.
foreseen_boardNow = The board now:

# Of the hand after a draw.
foreseen_noProspects = With the new cards you can't build anything yet.

# Above a list of builds that the hand after a draw could make.
foreseen_prospects = With the new cards, as the board stands, you could:

## Who won.

# How well a solo game went.
finale_levels_apprentice = Apprentice
finale_levels_builder = Builder
finale_levels_master-builder = Master Builder

# How a solo game ended.
# $name (name)
# $score (number): the points on the board
# $goal (number): the points that win
finale_soloLost =
    { $score ->
        [one] **{ $name }** lost with { NUMBER($score) } point before private contracts; { $goal } were needed.
       *[other] **{ $name }** lost with { NUMBER($score) } points before private contracts; { $goal } were needed.
    }

# $name (name)
# $total (number)
# $level (text)
finale_soloWon =
    { $total ->
        [one] **{ $name }** won with { NUMBER($total) } point and is **{ $level }**.
       *[other] **{ $name }** won with { NUMBER($total) } points and is **{ $level }**.
    }
    .name =
        { $total ->
            [one] **You** won with { NUMBER($total) } point and are **{ $level }**.
           *[other] **You** won with { NUMBER($total) } points and are **{ $level }**.
        }

# $name (name)
# $total (number)
finale_wins =
    { $total ->
        [one] **{ $name }** wins with { NUMBER($total) } point.
       *[other] **{ $name }** wins with { NUMBER($total) } points.
    }
    .name =
        { $total ->
            [one] **You** win with { NUMBER($total) } point.
           *[other] **You** win with { NUMBER($total) } points.
        }

# Points were equal: more public contracts decided.
# $name (name)
# $total (number)
finale_winsByContracts =
    { $total ->
        [one] **{ $name }** wins with { NUMBER($total) } point; tiebreak: more public contracts.
       *[other] **{ $name }** wins with { NUMBER($total) } points; tiebreak: more public contracts.
    }
    .name =
        { $total ->
            [one] **You** win with { NUMBER($total) } point; tiebreak: more public contracts.
           *[other] **You** win with { NUMBER($total) } points; tiebreak: more public contracts.
        }

# Points and public contracts were equal: the later seat won.
# $name (name)
# $total (number)
finale_winsByTurn =
    { $total ->
        [one] **{ $name }** wins with { NUMBER($total) } point; tiebreak: later in turn order.
       *[other] **{ $name }** wins with { NUMBER($total) } points; tiebreak: later in turn order.
    }
    .name =
        { $total ->
            [one] **You** win with { NUMBER($total) } point; tiebreak: later in turn order.
           *[other] **You** win with { NUMBER($total) } points; tiebreak: later in turn order.
        }

# In brackets behind a seat: "3 public contracts claimed".
# $contracts (text): such as "3 public contracts"
finale_claimed = { $contracts } claimed

# How a total came about, after "92 =".
# $score (number): the points on the board
# $bonus (number): those of the private contracts
# $contracts (text): each with its points
finale_counted = { $score } + private contracts { $bonus }: { $contracts }

# A lost solo game: what the private contracts would have added.
# $bonus (number): points
# $contracts (text): each with its points
finale_uncounted = private contracts would have brought { $bonus }: { $contracts }

## How the points came about, after the end.

# Parts of a total: "floors 40".
# $points (number)
account_parts_floors = floors { $points }

# $points (number)
account_parts_neighbours = neighbours { $points }

# $points (number)
account_parts_tokens = tokens { $points }

# $points (number)
account_parts_publicContracts = public contracts { $points }

# $points (number)
account_parts_privateContracts = private contracts { $points }

# A private contract and the houses that meet it.
# $contract (text)
# $points (number)
# $houses (text): such as "L3 and L4"
account_met =
    { $points ->
        [one] { $contract }: { NUMBER($points) } point for { $houses }
       *[other] { $contract }: { NUMBER($points) } points for { $houses }
    }

# $contract (text)
account_unmet = { $contract }: nothing

# The same in a solo game that was lost: it pays nothing.
# $contract (text)
# $points (number)
# $houses (text): such as "L3 and L4"
account_wouldBe =
    { $points ->
        [one] { $contract }: would have been { NUMBER($points) } point for { $houses }
       *[other] { $contract }: would have been { NUMBER($points) } points for { $houses }
    }

# Points were equal: why the first is ahead.
# $first (name)
# $second (name)
account_tie_publicContracts = { $first } is ahead of { $second } on public contracts.
    .first = You are ahead of { $second } on public contracts.

# $first (name)
# $second (name)
account_tie_laterSeat = { $first } is ahead of { $second } as the later player in turn order.
    .first = You are ahead of { $second } as the later player in turn order.

## A seat's own cards and private contracts.

# Heads the cards.
# $size (text): such as "3 cards"; empty for none
# $cards (text)
hand_own =
    { GIVEN($size) ->
        [no] **Your hand**: { $cards }
       *[yes] **Your hand** ({ $size }): { $cards }
    }

# $name (name)
# $cards (text)
hand_other = **{ $name }** holds { $cards }
    .name = **You** hold { $cards }

# Heads the private contracts.
# $worth (number): points
hand_contracts =
    { $worth ->
        [one] **Private contracts** (worth { NUMBER($worth) } point as the board stands)
       *[other] **Private contracts** (worth { NUMBER($worth) } points as the board stands)
    }

# Heads the private contracts to choose from.
# $kept (number): private contracts that a seat keeps
hand_dealt = **Dealt to you** — keep { $kept }:

# Instead, once three of them are sealed: they are ticked.
# $kept (number): private contracts that a seat keeps
hand_dealtAndSealed = **Dealt to you** — ✓ marks the { $kept } that you have sealed:
hand_noContracts = A family game has no private contracts.

# A private contract to choose from.
# $name (text)
# $meaning (text)
hand_contract = - **{ $name }** — { $meaning }.

# A private contract that one keeps.
# $name (text)
# $meaning (text)
# $now (number): points
# $lacks (text): whole sentences
hand_contractNow =
    { $now ->
        [one] - **{ $name }** — { $meaning }. Now: **{ NUMBER($now) } point**. { $lacks }
       *[other] - **{ $name }** — { $meaning }. Now: **{ NUMBER($now) } points**. { $lacks }
    }

## The board in words, where no picture is seen. Short: the fullest position has to fit into 1,024 characters.

# Of a house: without floors; complete.
alt_empty = empty
alt_done = done

# On its ground floor.
# $n (number)
alt_token = token { $n }

# A token on its roof.
# $n (number)
alt_roof = roof { $n }

# An empty slot.
alt_none = none

# In place of whose turn it is, at the start.
alt_choosing = choosing private contracts

# $name (name)
alt_toMove = { $name } to move

# Points, and how many cards and claimed contracts a person has.
# $name (name)
# $points (number)
# $cards (number)
# $contracts (number)
alt_player = { $name } { $points } (cards { $cards }, contracts { $contracts })

# While private contracts are chosen.
# $name (name)
# $ready (yes or no): whether three are chosen
alt_chooser =
    { $ready ->
        [yes] { $name } ready
       *[no] { $name } choosing
    }

# At the end: "88 = 70 + 18", the private contracts last.
# $name (name)
# $total (number)
# $score (number): the points on the board
# $bonus (number): those of the private contracts
alt_total = { $name } { $total } = { $score } + { $bonus }

# Where all others gave up.
# $name (name)
alt_winner = { $name } wins.
    .name = You win.

# Solo: the points that win.
# $points (number)
alt_goal = { $points } wins.

# How far the game is, whose turn it is, how many roofs there are.
# $progress (text): such as "round 5"
# $turn (text): such as "Ann to move"
# $roofs (text): such as "roofs 2 of 6"
alt_head = Porto, { $progress }, { $turn }; { $roofs }.

# The houses of a street.
# $houses (text)
alt_left = Left street: { $houses }.

# $houses (text)
alt_right = Right: { $houses }.

# $cards (text)
alt_market = Market: { $cards }.

# $contracts (text)
alt_contracts = Contracts: { $contracts }.

# $players (text)
alt_points = Points: { $players }.

# Of each colour.
# $tiles (text): such as "blue 10+2, green 12+4"
alt_supply = Floors + ground floors left: { $tiles }.

# Cards face down.
# $cards (number)
# $contracts (number)
alt_decks =
    { $cards ->
        [one]
            { $contracts ->
                [one] Decks: { NUMBER($cards) } card, { NUMBER($contracts) } public contract.
               *[other] Decks: { NUMBER($cards) } card, { NUMBER($contracts) } public contracts.
            }
       *[other]
            { $contracts ->
                [one] Decks: { NUMBER($cards) } cards, { NUMBER($contracts) } public contract.
               *[other] Decks: { NUMBER($cards) } cards, { NUMBER($contracts) } public contracts.
            }
    }

# Solo: how likely the Timer empties each slot.
# $chances (text): such as "35%, 20%"
# $last (number): the highest slot
alt_timerRisk = The Timer discards slots 1 to { $last } with a chance of about { $chances }.

# Open by the rules: "Ann: blue 1, 3; Ben: red 2".
# $hands (text)
alt_hands = Hands: { $hands }.

# $contracts (text)
alt_claimed = Claimed: { $contracts }.

# At the end.
# $contracts (text)
alt_privates = Private contracts: { $contracts }.

# $cards (text)
alt_discards = Discarded: { $cards }.

# $contracts (text)
alt_contractDiscards = Discarded contracts: { $contracts }.

# Which letter stands for which colour.
# $colours (text): such as "B blue, G green"
alt_letters = { $colours }.

# Where the claimed contracts are reported that have no room here.
alt_more = Claimed contracts: { COMMAND("board", "view:text") }.

## What a private contract brings and lacks.

# A house that is still to be completed.
# $house (text)
# $colour (blue | green | purple | red | yellow)
# $floors (number): which it lacks
lacking_house =
    { $floors ->
        [one] { TERM($colour, "cards_colours") } { $house } ({ NUMBER($floors) } floor)
       *[other] { TERM($colour, "cards_colours") } { $house } ({ NUMBER($floors) } floors)
    }

# A house that may have any colour.
# $house (text)
# $floors (number): which it lacks
lacking_anyHouse =
    { $floors ->
        [one] { $house } in any colour ({ NUMBER($floors) } floor)
       *[other] { $house } in any colour ({ NUMBER($floors) } floors)
    }

# More houses than are worth naming, and the floors that they lack together.
# $houses (number)
# $floors (number)
lacking_manyHouses =
    { $houses ->
        [one]
            { $floors ->
                [one] { NUMBER($houses) } house ({ NUMBER($floors) } floor in all)
               *[other] { NUMBER($houses) } house ({ NUMBER($floors) } floors in all)
            }
       *[other]
            { $floors ->
                [one] { NUMBER($houses) } houses ({ NUMBER($floors) } floor in all)
               *[other] { NUMBER($houses) } houses ({ NUMBER($floors) } floors in all)
            }
    }

# What is still to be completed for the next step.
# $points (number): what it would bring
# $houses (text)
lacking_next = Still needed for { $points }: { $houses }.

# After what is still to be completed.
# $points (number)
lacking_reach = This contract can still reach { $points }.

lacking_full = This contract is fully met.
lacking_stuck = No more points are possible.

# What was built since one last acted; stands in brackets.
# $name (name)
# $house (text)
lacking_builtBy = { $name } built on { $house }

# $name (name)
# $house (text)
lacking_completedBy = { $name } completed { $house }

# In place of a name.
lacking_timer = the Timer

# "Blue houses: 2 → 5 points (Ann completed L3)".
# $contract (text)
# $before (number)
# $now (number)
# $builds (text): such as "Ann completed L3"
lacking_changed =
    { $now ->
        [one] **{ $contract }**: { $before } → { NUMBER($now) } point ({ $builds }).
       *[other] **{ $contract }**: { $before } → { NUMBER($now) } points ({ $builds }).
    }

# $contract (text)
# $points (number): what it would bring
# $houses (text)
# $builds (text)
lacking_nearer = **{ $contract }**: closer to { $points }, still needed: { $houses } ({ $builds }).

# $contract (text)
# $before (number): the most that was possible
# $most (number): the most that is possible now
# $builds (text)
lacking_farther = **{ $contract }**: { $most } at most now, no longer { $before } ({ $builds }).

## Why an action is better or worse than another. Each stands before its points: "opens L4 to Ann, worth 9 to them: −3".

# A reason with its points.
# $reason (text): one of those below
# $points (text): with their sign
reasons_said = { $reason }: { $points }

# What a build brings.
reasons_points = points at once

# The best build of the next turn, as the board is then.
# $house (text)
# $points (number)
reasons_prepares = sets up a build on { $house } for { $points } next turn

# Cards that another action would not leave in hand.
# $cards (text)
# $house (text?): for which they are
reasons_inHand =
    { GIVEN($house) ->
        [no] { $cards } in hand
       *[yes] { $cards } in hand for { $house }
    }

# The same, where it is worse than after the other action.
# $house (text)
# $points (number)
reasons_offersOnly = leaves no better build for next turn than { $house } for { $points }

reasons_offersNothing = leaves nothing to build next turn

# Cards of the market.
# $cards (text)
reasons_takes = takes { $cards }

# Cards of the hand.
# $cards (text)
reasons_spends = spends { $cards }

reasons_cards = cards in hand
reasons_privateContracts = private contracts

# With those that a colour matters to.
# $contracts (text)
reasons_forContracts = private contracts ({ $contracts })

# Of private contracts that are kept together.
reasons_fewColours = the contracts ask for few colours
reasons_manyColours = the contracts ask for many colours

# What the next seat can build then, and could not before.
# $house (text)
# $points (number)
# $name (text): the next seat's
reasons_opens = opens { $house } to { $name }, worth { $points } to them

# What the next seat could build before as well.
# $house (text)
# $points (number)
# $name (text): the next seat's
reasons_leaves = leaves { $house } to { $name }, worth { $points } to them

# $house (text)
# $name (text): the next seat's
reasons_takesFrom = takes { $house } from { $name }

# $name (text): the next seat's
reasons_leavesLess = leaves { $name } less to build

# $name (text): the next seat's
reasons_leavesMore = leaves { $name } more to build

# $name (text?): of the only other seat
reasons_rivalsLess =
    { GIVEN($name) ->
        [no] others can do less later
       *[yes] { $name } can do less later
    }

# $name (text?): of the only other seat
reasons_rivalsMore =
    { GIVEN($name) ->
        [no] others can do more later
       *[yes] { $name } can do more later
    }

reasons_market = what is left in the market

# Where the ground token is put.
# $house (text)
reasons_tokenTo = the token on { $house }

reasons_tokens = tokens on the houses
reasons_time = how soon the game ends

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

reasons_handAhead = what your hand can build after that

## Why something is not done, and what can be done. Whole sentences. Where a detail is not known, the form [no] is said.

refusals_alreadyKept = You have chosen your private contracts already; the others are still choosing theirs.
refusals_codes_not-your-turn = It is not your turn: players take turns to draw or build.

# $kept (number): private contracts that a seat keeps
# $dealt (number): private contracts that a seat is dealt
refusals_keepFirst = First, everybody keeps { $kept } of the { $dealt } private contracts. Drawing and building begin after that.
refusals_codes_wrong-phase = This action doesn't belong to the present step.

# $awaited (text): what is to be done now, such as "draw or build"
refusals_timerFirst = The Timer goes first: { $awaited }.

# $kept (number): private contracts that a seat keeps
# $dealt (number): private contracts that a seat is dealt
refusals_codes_keep-three = Keep exactly { $kept } different private contracts of your { $dealt }.

# $contract (text)
# $kept (number): private contracts that a seat keeps
# $dealt (number): private contracts that a seat is dealt
refusals_codes_not-dealt =
    { GIVEN($contract) ->
        [no] That contract was not dealt to you: keep { $kept } of your own { $dealt }.
       *[yes] The contract “{ $contract }” was not dealt to you: keep { $kept } of your own { $dealt }.
    }

# $contracts (text)
# $dealt (number): how many these are
refusals_yourFive = Your { $dealt } private contracts are { $contracts }.

refusals_codes_draw-nothing = A draw takes at least one card.

# $limit (number): what a draw may be worth
refusals_codes_draw-too-many = A draw takes one to { $limit } cards, each once, worth at most { $limit } together.

# $sum (text): what they are worth together
# $limit (number): what a draw may be worth
refusals_codes_draw-over-three =
    { GIVEN($sum) ->
        [no] Those cards are worth too much: a draw may be worth { $limit } at most.
       *[yes] Those cards are worth { $sum } together: a draw may be worth { $limit } at most.
    }

# $typed (text): the part that is no card and no slot
refusals_codes_draw-unknown =
    { GIVEN($typed) ->
        [no] That is not valid for `cards`: name slots of the market, such as `1,3`, or cards, such as `blue 2`.
       *[yes] “{ $typed }” is not valid for `cards`: name slots of the market, such as `1,3`, or cards, such as `blue 2`.
    }

refusals_codes_draw-mixed = Name slots or cards, not both: after a card, a number could mean another card of the same colour.

# $card (text)
# $held (number): how many of that card the market has
refusals_codes_not-in-market =
    { GIVEN($card) ->
        [no]
            { $held ->
                [0] There is no such card in the market.
                [1] The market has that card only once.
                [2] The market has that card only twice.
               *[other] The market has that card only { $held } times.
            }
       *[yes]
            { $held ->
                [0] There is no { $card } in the market.
                [1] The market has { $card } only once.
                [2] The market has { $card } only twice.
               *[other] The market has { $card } only { $held } times.
            }
    }

# What is there.
# $held (text): slots and their cards
refusals_market = The market holds { $held }.

refusals_marketEmpty = The market is empty.

# $contracts (text)
refusals_open = Open contracts: { $contracts }.

refusals_noneOpen = No contract is open.

# $slot (text)
# $last (number): the highest number
refusals_codes_no-such-slot =
    { GIVEN($slot) ->
        [no] There is no slot of that number: the market has slots 1 to { $last }.
       *[yes] There is no slot { $slot }: the market has slots 1 to { $last }.
    }

# $slot (text)
# $last (number): the highest number
refusals_noContractSlot =
    { GIVEN($slot) ->
        [no] There is no slot of that number: the contracts have slots 1 to { $last }.
       *[yes] There is no slot { $slot }: the contracts have slots 1 to { $last }.
    }

# $slot (text)
refusals_codes_slot-empty =
    { GIVEN($slot) ->
        [no] That slot is empty.
       *[yes] Slot { $slot } is empty.
    }

# $card (text)
refusals_codes_not-in-hand =
    { GIVEN($card) ->
        [no] You don't hold that card: a build plays two cards from your hand.
       *[yes] “{ $card }” is not in your hand: a build plays two cards from it.
    }

# $held (text)
refusals_hand = The hand holds { $held }.

refusals_codes_not-in-timer = The Timer's build uses the two cards it turned up, one for the number and one for the colour.

# $turned (text)
refusals_timerCards = The Timer turned up { $turned }.

# $house (text)
refusals_codes_house-not-in-play =
    { GIVEN($house) ->
        [no] That house is not in this game.
       *[yes] { $house } is not in this game.
    }

# $houses (text)
refusals_inPlay = Houses in play: { $houses }.

# $house (text)
refusals_codes_house-full =
    { GIVEN($house) ->
        [no] That house has no room for that many floors.
       *[yes] { $house } has no room for that many floors.
    }

# $house (text)
refusals_complete =
    { GIVEN($house) ->
        [no] That house is complete: no more floors fit on it.
       *[yes] { $house } is complete: no more floors fit on it.
    }

# $house (text)
# $height (number): how many it holds
# $level (number): how many it has
# $room (number): how many more fit
refusals_roomFor =
    { GIVEN($house) ->
        [no]
            { $height ->
                [one] That house holds { NUMBER($height) } floor and has { $level }: room for { $room } more.
               *[other] That house holds { NUMBER($height) } floors and has { $level }: room for { $room } more.
            }
       *[yes]
            { $height ->
                [one] { $house } holds { NUMBER($height) } floor and has { $level }: room for { $room } more.
               *[other] { $house } holds { NUMBER($height) } floors and has { $level }: room for { $room } more.
            }
    }

# $house (text)
# $has (text): the house's colour
# $wanted (text): the card's colour
refusals_codes_house-other-colour =
    { GIVEN($house) ->
        [no] That house
       *[yes] { $house }
    } is { GIVEN($has) ->
        [no] of another colour
       *[yes] { $has }
    }: a house has one colour, and { GIVEN($wanted) ->
        [no] this card
       *[yes] { $wanted }
    } doesn't match.

# $house (text)
# $colour (text)
# $neighbour (text): a house
refusals_codes_neighbour-colour =
    { GIVEN($house) ->
        [no] That house
       *[yes] { $house }
    } can't start in { GIVEN($colour) ->
        [no] that colour
       *[yes] { $colour }
    }: its neighbour { GIVEN($neighbour) ->
        [no] in the street
       *[yes] { $neighbour }
    } has that colour, and neighbours must differ.

# $colour (text)
refusals_codes_no-ground-floors =
    { GIVEN($colour) ->
        [no] No ground floor of that colour is left, so you can't start a house in that colour. Houses that are started can still grow.
       *[yes] No { $colour } ground floor is left, so you can't start a { $colour } house. Houses that are started can still grow.
    }

# $colour (text)
# $left (text): how many there are
refusals_codes_no-floors =
    { GIVEN($colour) ->
        [no]
            { GIVEN($left) ->
                [no] Not enough floors are left for that build; try fewer floors or another colour.
               *[yes] Not enough floors are left ({ $left }) for that build; try fewer floors or another colour.
            }
       *[yes]
            { GIVEN($left) ->
                [no] Not enough floors are left in { $colour } for that build; try fewer floors or another colour.
               *[yes] Not enough floors are left in { $colour } ({ $left }) for that build; try fewer floors or another colour.
            }
    }

# $house (text)
refusals_codes_token-missing =
    { GIVEN($house) ->
        [no] The ground token of that house has to go to an empty roof: name that roof.
       *[yes] The ground token of { $house } has to go to an empty roof: name that roof.
    }

refusals_codes_token-needless = Name no roof here: a token moves only when a ground floor is placed and an empty roof exists.

# $house (text)
refusals_codes_roof-not-empty =
    { GIVEN($house) ->
        [no] The roof of that house is taken by a token or a roof tile: the ground token needs an empty roof.
       *[yes] The roof of { $house } is taken by a token or a roof tile: the ground token needs an empty roof.
    }

# $roofs (text)
refusals_emptyRoofs = Empty roofs: { $roofs }.

refusals_noEmptyRoof = No roof is empty.

# $slot (text)
refusals_codes_claim-empty =
    { GIVEN($slot) ->
        [no] That contract slot is empty.
       *[yes] Contract slot { $slot } is empty.
    }

refusals_codes_claim-not-met = This build doesn't meet that contract exactly.

# $contract (text)
# $toDo (text): such as "complete a red house"
refusals_claimUnmet = This build doesn't meet “{ $contract }”: you have to { $toDo }.

refusals_codes_claim-twice = A contract can be claimed once only: name each slot once.
refusals_codes_must-draw = Passing is allowed only with an empty market and no possible build: draw at least one card.
refusals_codes_must-build = You may pass, or discard the Timer's cards, only when no build is possible. You can build now, so build.

# Of what is no action at all.
# $awaited (text): what is to be done now, such as "draw or build"
refusals_codes_malformed = Your action is not complete. What to do now: { $awaited }.

# Of a text that was to be an action.
# $typed (text): the part that can't be read
# $awaited (text): what is to be done now, such as "draw or build"
refusals_codes_read-action =
    { GIVEN($typed) ->
        [no] Your text doesn't begin with an action. What to do now: { $awaited }.
       *[yes] An action doesn't begin with “{ $typed }”. What to do now: { $awaited }.
    }

# $typed (text): what was typed
refusals_codes_read-card =
    { GIVEN($typed) ->
        [no] That is not a card: in text a card is its colour and its number, such as `red-3`.
       *[yes] “{ $typed }” is not a card: in text a card is its colour and its number, such as `red-3`.
    }

# $typed (text): what was typed
refusals_codes_read-slot =
    { GIVEN($typed) ->
        [no] That doesn't name slots: write their numbers, separated by commas, such as `1,3`.
       *[yes] “{ $typed }” doesn't name slots: write their numbers, separated by commas, such as `1,3`.
    }

# $field (text): what is missing, such as "House"
# $as (text): an action as it is written
refusals_codes_read-missing =
    { GIVEN($field) ->
        [no]
            { GIVEN($as) ->
                [no] Your action is incomplete.
               *[yes] Your action is incomplete. A complete action looks like { $as }.
            }
       *[yes]
            { GIVEN($as) ->
                [no] Your action is incomplete: “{ $field }” is missing.
               *[yes] Your action is incomplete: “{ $field }” is missing. A complete action looks like { $as }.
            }
    }

# $typed (text): what was typed
# $as (text): an action as it is written
refusals_codes_read-rest =
    { GIVEN($typed) ->
        [no]
            { GIVEN($as) ->
                [no] The action ends before this text: leave out the rest.
               *[yes] The action ends before this text: leave out the rest. A complete action looks like { $as }.
            }
       *[yes]
            { GIVEN($as) ->
                [no] The action is complete before “{ $typed }”: leave out the rest.
               *[yes] The action is complete before “{ $typed }”: leave out the rest. A complete action looks like { $as }.
            }
    }

# $as (text): an action as it is written
refusals_codes_read-spelling =
    { GIVEN($as) ->
        [no] An action is written in one way only, with one space between words.
       *[yes] Write the action exactly like this: { $as }.
    }

# $awaited (text): what is to be done now, such as "draw or build"
refusals_notAllowed = The rules don't allow this action now. What to do now: { $awaited }.

## What is what on the board: the name of a part, and what it is, what it does, when it counts.

parts_round_name = Round
parts_round_about = Each player has one turn in a round. Red means that the end has begun.
parts_roofs_name = Roofs
parts_roofs_about = Roofs of completed houses. With several players, the end begins at the number after the stroke: one more round follows.
parts_decks_name = Decks
parts_decks_about = Cards face down. The deck with a seal has the public contracts, the other deck the cards for the market.
parts_floors_name = Floors
parts_floors_about = A build scores 1 for every floor of the house, and 1 for each neighbouring floor at the level of a new floor.
parts_room_name = Room to build
parts_room_about = Each open storey takes one floor. A build needs room for all of its floors.
parts_ground_name = Ground token
parts_ground_about = The token scores for the player who places the ground floor, then moves to an empty roof.
parts_roof_name = Roof
parts_roof_about = The last floor brings the roof. A token there scores for the player who completes the house.
parts_plate_name = House
parts_plate_about = The name of the house, which you can type. Neighbours are the houses beside it in the same street.
parts_closed_name = House out of play
parts_closed_about = With few players some houses are out: nobody builds on them, and they are no neighbours.
parts_market_name = Market

# $limit (number): what a draw may be worth
parts_market_about = Draw one to { $limit } cards here, with a total value of at most { $limit }.
parts_contracts_name = Public contracts
parts_contracts_about = Claim each contract that your build meets exactly. The coin shows its points.
parts_supply_name = Tiles
parts_supply_about = Floors and ground floors (with a door) of the colours that run low.
parts_seat_name = Player
parts_seat_about = Name and points. The arrow shows whose turn it is.
parts_hand_name = Hand
parts_hand_about = Everybody sees these cards. A build plays two cards: one gives the number of floors, the other the colour.
parts_claimed_name = Claimed
parts_claimed_about = The number of public contracts that the player has claimed. These contracts break ties at the end.
parts_sum_name = Final sum
parts_sum_about = Points on the board + private contracts.
parts_ended_name = End
parts_ended_about = The players who gave up or won.
parts_timer_name = Timer
parts_timer_about = The number of cards left. After your turn the Timer empties slots and builds with two cards. The game ends when the Timer has no cards.
parts_sand_name = Sand
parts_sand_about = Much sand beside a slot means that the Timer is likely to empty this slot after your turn.

## The board in a terminal. The labels take 10 columns at most.

# $placed (number)
terminal_roofs = roofs { $placed }

# $placed (number)
# $end (number)
terminal_roofsOf = roofs { $placed } of { $end }

# Labels.
terminal_market = Market
terminal_contracts = Contracts
terminal_tiles = Tiles

# After the tiles, "B 10+2": what comes behind the plus.
terminal_grounds = (+ ground floors)

# Below the board. Two lines of 80 columns at most.
terminal_legend =
    On the board: letters are floors (B G P R Y), · a storey still to build,
    (2) a token on a ground floor or a roof, ^ a roof tile.
terminal_decks = Decks

# What lies in the decks, and of each player.
# $n (number)
terminal_cards =
    { $n ->
        [one] { NUMBER($n) } card
       *[other] { NUMBER($n) } cards
    }

# $n (number)
terminal_discarded = { $n } discarded

# $n (number)
terminal_publicCards =
    { $n ->
        [one] { NUMBER($n) } public contract
       *[other] { NUMBER($n) } public contracts
    }

# $n (number)
terminal_points =
    { $n ->
        [one] { NUMBER($n) } point
       *[other] { NUMBER($n) } points
    }

# $n (number)
terminal_claimed = contracts { $n }

## A first turn on an example board; the numbers in it are that board's.

# How the other seat is called.
lesson_other = Opponent

# Buttons.
lesson_goOn = Go on
lesson_again = Once more from the start

# A step, and what is answered to each choice.
lesson_look_text = **A first turn, on an example board.** There are two streets, `L3` to `L7` above and `R1` to `R5` below. The houses belong to nobody: you earn points for the floors that *you* add.

    Look at `L4`: a yellow house with two of its five floors, and a token of 3 points waiting on its roof. You hold two cards, blue 1 and red 3.

lesson_look_remarks_goOn = It is your turn.
lesson_choose_text =
    On a turn you do **one** of two things: **draw** cards from the open market, or **build** with two cards from your hand. In a build, one card gives the number of floors and the other their colour.

    For the yellow house you will need a yellow card.

lesson_choose_remarks_draw = Good: the market has a yellow card.
lesson_choose_remarks_build = You could build, since red 3 and blue 1 are enough for three blue floors on an empty house. But L4 is worth much more, and no card in your hand is yellow. Draw first.

# $marketSlots (number): cards on the market
# $limit (number): what a draw may be worth
lesson_draw_text =
    { $marketSlots } cards lie open. You take one to { $limit } of them, **worth at most { $limit } together**. Everybody sees what you take, so hands are no secret.

    Which cards do you take?

lesson_draw_remarks_yellowAndRed = 1 + 2 = 3, and a draw may be worth 3. Both cards go to your hand, and the market is refilled.
lesson_draw_remarks_blue = This is allowed, since a 3 alone is worth 3. But it brings no yellow card. Try another choice.

# $limit (number): what a draw may be worth
lesson_draw_remarks_tooMuch = 2 + 2 = 4, and a draw may be worth { $limit } at most: this is not allowed. Try another choice.
lesson_number_text =
    Your opponent has drawn a card too, and it is your turn again. You hold blue 1, red 2, red 3 and yellow 1: time to **build**.

    Which card gives the **number** of floors? `L4` has room for three.

lesson_number_remarks_red3 = Three floors: exactly what L4 still needs.
lesson_number_remarks_red2 = Two floors would fit, but the house would not be complete, and the token on its roof would be left to your opponent. Try another choice.
lesson_number_remarks_yellow1 = One floor is little, and the yellow card is needed for the colour. Try another choice.
lesson_colour_text = Which card gives the **colour** of the floors? The value of this card doesn't count, so a 1 is as good as a 3. A started house keeps its colour.
lesson_colour_remarks_yellow1 = Three yellow floors. Both cards are then used up.
lesson_colour_remarks_blue1 = Three blue floors don't fit on L5, which has room for two. You would have to start a new house. Try another choice.
lesson_house_text = On which **house** do the three yellow floors go? All of them go on one house.
lesson_house_remarks_L4 = Three floors on top of two complete the house.
lesson_house_remarks_L5 = L5 is blue, and a house has one colour only. Try another choice.
lesson_house_remarks_L6 = This is allowed: you may start an empty house in a colour that no neighbour has, and its token would bring 2. But L4 brings more. Try another choice.
lesson_claim_text =
    The new floors are pale until you confirm. They bring:
    - **House 5**: `L4` then has 5 floors, and the old ones count too.
    - **Neighbours 3**: your floors are on levels 3, 4 and 5. `L3` has a floor at level 3, `L5` at levels 3 and 4.
    - **Roof token 3**, since you complete the house.

    That makes 11 points. You may also **claim** each open public contract that your build meets *exactly*. Which do you claim?

lesson_claim_remarks_both = Exactly 3 yellow floors, built with a red and a yellow card: both contracts are met, 2 points each.
lesson_claim_remarks_blue = You build three yellow floors, so this contract is not met. Try another choice.
lesson_claim_remarks_none = You may leave contracts, but here you would lose 4 points. Try another choice.

# $kept (number): private contracts that a seat keeps
lesson_after_text = **15 points**, and `L4` has its roof. The contracts you claimed are replaced by new ones.

    At the start of a game everybody also keeps { $kept } **private contracts**. These contracts score at the end, for *completed* houses only, no matter who built them. One of yours is *yellow houses*: with L4, this contract is worth 1 already. Your *blue-yellow pair* now needs just two more floors on `L5`.

    When enough houses have roofs, you finish the round and play one more round. That is the whole game: draw, build, and watch your neighbours.

lesson_after_remarks_again = Back to the first board.

## The whole rules, a chapter each.

topics_overview_title = Overview

# $contractSlots (number): public contracts that lie open
# $kept (number): private contracts that a seat keeps
# $houses (number): on the board
# $outOfThree (list): houses that are out with three seats
# $outOfTwo (list): with two
# $dealt (number): private contracts that a seat is dealt
# $leastToken (number): points
# $mostToken (number): points
topics_overview_text =
    You build the colourful houses of two streets by the river, `L1` to `L7` and `R1` to `R7`. The houses belong to nobody: every turn you earn points for what *you* add to them.

    On your turn you do one thing: **draw** cards from the open market, or **build** floors with two cards from your hand. Points are counted at once. Some houses carry tokens, and { $contractSlots } public contracts are open to anybody who meets one. Each player keeps { $kept } private contracts that count at the end.

    Once enough houses have roofs, you finish the round and play one more round. Then the player with the most points wins.

    { "" }**Houses in play**: with 4 players all { $houses }; with 3 players { LIST($outOfThree, before: "`", after: "`") } are out; with 2 players and solo { LIST($outOfTwo, before: "`", after: "`") } are out. A house that is out is no neighbour.

    At the start each player is dealt { $dealt } private contracts and keeps { $kept } in secret. A token of { $leastToken } to { $mostToken } points lies on every ground-floor space.

    Some numbers of the printed game were not available, so they had to be inferred. These are the houses of a street and their heights, the values of a colour's cards, and the copies of each contract. All ground floors are at one level.

topics_turn_title = A turn

# $limit (number): what a draw may be worth
# $marketSlots (number): cards on the market
# $contractSlots (number): public contracts that lie open
topics_turn_text =
    You must do exactly one of these:
    - **Draw**: take one to { $limit } cards from the market, worth at most { $limit } together.
    - **Build**: play exactly two cards from your hand and place floors on one house.

    After your turn, the market is refilled to { $marketSlots } cards and the public contracts to { $contractSlots }, slot by slot. When the card deck is empty, the discarded cards are shuffled into a new deck. If there are no discarded cards either, a slot stays empty until cards come back.

    { "" }**Passing** is possible only if the market is empty and you can't build at all; the bot then passes for you. If everybody passes in a round, the game ends. You yourself press the pass that ends the game.

    Hands are open and have no limit: everybody sees every card that you draw. Only the private contracts and the order of the decks are secret.

topics_draw_title = Draw

# $ones (number): how many cards of value 1 a colour has
# $twos (number): of value 2
# $threes (number): of value 3
# $counts (list): how many cards a draw may take
# $marketSlots (number): cards on the market
# $limit (number): what a draw may be worth
# $ofAColour (number): cards
topics_draw_text =
    Take { LIST($counts, last: "or") } cards from the { $marketSlots } on the market. Their values must add up to **{ $limit } or less**: a 3 alone, a 2 with a 1, up to three 1s, or less than that. You must take at least one.

    The cards go to your hand, and the empty slots are refilled from the deck.

    In Discord, { COMMAND("draw") } takes slots, such as `1,3`, or cards, such as `blue 2`. The command shows what the cards would bring, and one press draws them. With `now` you draw them at once.

    There are { $ofAColour } cards in each colour: { $ones } of value 1, { $twos } of value 2 and { $threes } of value 3.

topics_build_title = Build

# $floors (number): tiles of each colour
# $grounds (number): ground floors of each colour
topics_build_text =
    Play two cards: one gives the **number** of floors, the other their **colour**. All these floors go on one house:
    - The house must have room for all of them.
    - An **empty house** begins with a ground floor, which counts as a floor. No neighbour in the same street may have that colour already.
    - A **started house** keeps its colour.
    - The tiles must still be there: { $floors } floors and { $grounds } ground floors in each colour, so at most { $grounds } houses of a colour.

    Then, in this order:
    1. If you placed the ground floor, score the token that lay there and move it to an **empty roof** of your choice. A house in play has an empty roof if it has no roof tile and no token — this house too. If no roof is empty, the token still scores, and leaves the game.
    2. If the house is complete, its roof tile goes on. If there is a token on that roof, you score it, and it leaves the game.

topics_points_title = Points of a build
topics_points_text =
    Add up:
    - **House**: all floors that the house has after your build, old ones included.
    - **Neighbours**: for each floor you have just placed, one point for every neighbouring house that has a floor at that same level. Only houses next door in the same street count; roofs never do.
    - **Ground token**, if you placed the ground floor.
    - **Roof token**, if you completed a house with a token on its roof.
    - **Public contracts** that you claim.

    { "" }*Example*: a house of five has two floors, with a token of 2 on its roof. With red 3 and blue 1 you add three blue floors at levels 3 to 5. One neighbour reaches level 4, the other level 3. You score 5 for the house and 2 for the roof token. Neighbours bring 3: levels 3 and 4 on one side, level 3 on the other. The contracts “3 blue floors” and “blue + red cards” bring 4 more: **14 points**.

topics_contracts_title = Public contracts

# $one (number): points for 1 floor
# $two (number): points for 2 floors
# $three (number): points for 3 floors
# $house (number): points for a house
# $cards (number): points for two cards
# $open (number): public contracts that lie open
topics_contracts_text =
    { $open } contracts are open. After placing your floors you may claim each one that your build meets **exactly**:
    - **1 floor** of a colour: { $one } points. **2 floors**: { $two }. **3 floors**: { $three }. Three floors don't meet a contract for two.
    - **House** ({ $house } points): you completed a house of that colour.
    - **Two cards of a colour** ({ $cards } points): both cards that you played have that colour.
    - **Two colours** ({ $cards } points): you played one card of each, no matter which gave the number and which the colour.

    One build may meet several contracts, and you may claim them all, or leave some. Only the { $open } contracts that were open when you built count; the slots are refilled after that. Claimed contracts also break ties at the end. When the contract deck is empty, slots stay empty.

topics_private_title = Private contracts

# $houses (text): points for 1, 2, 3: "2 / 5 / 10"; so the others
# $pair (text)
# $trio (text)
# $twins (text)
# $ends (text)
# $palette (text)
# $side (text)
# $housesTimes (text): how often that is: "1 / 2 / 3"; so the others
# $pairTimes (text)
# $trioTimes (text)
# $endsTimes (text)
# $dealt (number): that a seat is dealt
# $kept (number): that it keeps
topics_private_text =
    Private contracts score at the end, for **completed** houses only, no matter who built them. A house counts once for each card and may count for several cards.
    - **Houses** of a colour: { $houses } points for { $housesTimes }.
    - **Pair**: two neighbours in the two colours; { $pair } points for { $pairTimes } pairs that share no house.
    - **Trio**: three houses in a row in the three colours, in any order; { $trio } points for { $trioTimes } trios that share no house.
    - **Twins**: each street has a house of the colour, and the two are equally tall; { $twins } points.
    - **Ends**: houses of the colour at the four ends of the streets (the first and last in play); { $ends } points for { $endsTimes }.
    - **Palette**: one street has all five colours; { $palette } points.
    - **Full street**: every house in play of one street is complete; { $side } points.

    At the start you are dealt { $dealt } and keep { $kept }. All choose at once, and nobody sees what you keep until the end.

topics_end_title = End of the game

# $two (number): roofs with 2 seats
# $three (number): roofs with 3 seats
# $four (number): roofs with 4 seats
topics_end_text =
    The **{ ORDINAL($two) }** roof with 2 seats, the **{ ORDINAL($three) }** with 3 and the **{ ORDINAL($four) }** with 4 starts the end. The round is completed, so that all players have had the same number of turns. Then **one more full round** is played.

    Then the private contracts are shown and scored. The player with the most points wins. On a tie, the player with more public contracts wins; if those are tied too, the player later in turn order wins.

topics_solo_title = Solo

# $cards (number): of the largest Timer
# $fewer (list): cards of the smaller Timers
# $goal (number): points that win
# $apprentice (number): points that make one so
# $builder (number)
# $masterBuilder (number)
# $marketSlots (number): the last slot of the market
# $noSlot (number): the next number
topics_solo_text =
    The board and the private contracts are those of two seats. { $cards } cards form the **Timer** (with { LIST($fewer, last: "or") } cards the game is harder). Each turn:
    1. Draw or build as usual.
    2. The Timer turns up a card of value *a*: the market card and the contract in slot *a* are discarded.
    3. The Timer turns up another card, of value *b*: the market card and the contract in slot *a + b* are discarded. Slot { $marketSlots } has only a card, slot { $noSlot } has nothing.
    4. You must build with these two cards if any build is legal. You choose which card gives the number, the house, and where a ground token goes. This build scores nothing and claims nothing, and the token of a completed roof is lost.
    5. Market and contracts are refilled. Contracts that the Timer discarded may come back, claimed ones never. On the board, the sand beside a slot's number shows how likely the Timer is to empty this slot after your turn.

    When the Timer is empty, the game ends after step 4; roofs don't end it. **{ $goal } points before private contracts** win. Then private contracts are added, and the total gives your level: Apprentice from { $apprentice }, Builder from { $builder }, Master Builder from { $masterBuilder }.

topics_family_title = Family game
topics_family_text = A family game has no private contracts: nobody chooses any at the start, and nothing is added at the end. Points on the board decide. A tie goes to the player with more public contracts, then to the player later in turn order.
topics_notation_title = Colours and notation

# $marketSlots (number)
# $contractSlots (number)
topics_notation_text =
    Each colour has a letter wherever it is drawn: **B** blue, **G** green, **P** purple, **R** red, **Y** yellow.

    Houses are `L1` to `L7` in the left street and `R1` to `R7` in the right street, which the board shows below the left one. Both streets are numbered from left to right. The two streets don't touch. “blue 2/5” is a blue house with two of its five floors. Market slots are 1 to { $marketSlots }, contracts 1 to { $contractSlots }.

    An action can be written on one line:
    - `draw 1,3` takes the cards of slots 1 and 3.
    - `build red-3 blue-1 L4` places three blue floors on L4: the first card gives the number, the second the colour.
    - `build red-3 blue-1 L5 roof R2 claim 1,3` also moves the ground token to the roof of R2 and claims contracts 1 and 3.
    - `keep houses-blue,pair-blue-red,side-1` keeps three private contracts.
    - `timer blue-3 red-2 L5` builds with the Timer's cards.
