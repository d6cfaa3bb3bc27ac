### The tests' own game, in English and Korean; the other languages fall back to English. Names come ready to print.

# $count (number)
points =
    { $count ->
        [one] { NUMBER($count) } point
       *[other] { NUMBER($count) } points
    }

storm = storm
nothing = nothing

## Menus and buttons.

types_bid = Bid
types_take = Take
types_roll = Roll the die
types_reveal = Reveal a card
types_load = Save a card
types_play = Play a letter
types_pass = Pass

fields_type = Action
fields_amount = Tile
fields_card = Card
fields_letter = Letter

questions_type = What do you do?
questions_amount = Which tile do you bid?
questions_card = Which card do you save?
questions_letter = Which letter do you play?

# $count (number)
tilesOfEach =
    { $count ->
        [one] { NUMBER($count) } tile of each height
       *[other] { NUMBER($count) } tiles of each height
    }

# $amount (number)
# $left (number)
tile = { $amount } ({ NUMBER($left) } left)

# $letter (number)
letter = Letter { $letter }

# A standing order.
# $amount (number)
# $round (number)
order = bid { $amount } up to round { $round }

# $amount (number)
deeds_bid = Bid { $amount }

# $count (number)
# $sum (number): points
deeds_takeOpen =
    Take { $count ->
        [one] { NUMBER($count) } card
       *[other] { NUMBER($count) } cards
    } for { $sum ->
        [one] { NUMBER($sum) } point
       *[other] { NUMBER($sum) } points
    }

deeds_takeUnseen = Take the first card of the deck unseen

# $card (number): also its points
deeds_load =
    { $card ->
        [one] Save the card { $card } for { NUMBER($card) } point
       *[other] Save the card { $card } for { NUMBER($card) } points
    }

# $letter (number)
# $sum (number): points
deeds_play =
    { $sum ->
        [one] Play the letter { $letter } for { NUMBER($sum) } point
       *[other] Play the letter { $letter } for { NUMBER($sum) } points
    }

# Why a deed is suggested.
# $points (text)
reasons_points = points at once: { $points }

# $cards (text)
reasons_quay = what lies open afterwards: { $cards }

## What happened.

# $who (text)
# $amount (number)
story_bid = { $who } bids { $amount }.

# $who (text)
# $sum (number)
# $part (cargo | die | letters)
story_scored =
    { $who } scores { $sum ->
        [one] { NUMBER($sum) } point
       *[other] { NUMBER($sum) } points
    } by { $part ->
        [cargo] cargo
        [die] the die
       *[letters] letters
    }.

# $who (text)
# $card (text)
story_revealed = { $who } reveals: { $card }.

# $who (text)
# $lost (text): cards
story_lost = The storm takes { $lost } from { $who }.

# $tide (number)
# $highest (number)
story_rose = The tide rises: { $tide } of { $highest }.

# $who (text)
# $letter (number)
story_played = { $who } plays the letter { $letter }.

# $who (text)
# $letter (number?): absent where it is hidden
story_drew =
    { GIVEN($letter) ->
        [no] { $who } draws a letter.
       *[yes] { $who } draws the letter { $letter }.
    }

# $who (text)
# $card (text?): absent where it is hidden
story_peeked =
    { GIVEN($card) ->
        [no] { $who } looks at the first card of the deck.
       *[yes] { $who } looks at the first card of the deck: { $card }.
    }

# $who (text)
story_passed = { $who } passes. The round is over.

## The board in words, and what is awaited.

awaits_bid = bid a tile
awaits_pick = reveal, take or roll
awaits_rest = pass
awaits_over = the game is over

# $round (number)
# $last (number)
board_round = Round { $round } of at most { $last }

# $tide (number)
# $highest (number)
board_tide = Tide { $tide } of { $highest }

# $left (text)
board_tiles = Tiles left: { $left }

# $bids (text)
board_bids = Bids of this round: { $bids }

# $open (text): cards
board_quay = On the quay: { $open }

# $deck (number): cards
# $out (number): cards
board_deck =
    Deck: { $deck ->
        [one] { NUMBER($deck) } card
       *[other] { NUMBER($deck) } cards
    }; used up: { $out ->
        [one] { NUMBER($out) } card
       *[other] { NUMBER($out) } cards
    }

# $who (text)
# $sum (number): points
# $held (number): letters
board_seat =
    { $who }: { $sum ->
        [one] { NUMBER($sum) } point
       *[other] { NUMBER($sum) } points
    }, { $held ->
        [one] { NUMBER($held) } letter
       *[other] { NUMBER($held) } letters
    } in hand

# $who (text)
board_turn = It is the turn of { $who }

## A seat's own page.

# $held (text)
hand_letters = Your letters: { $held }.

# $card (text)
hand_top = The first card of the deck is: { $card }.

# $deed (text)
hand_sealed = Sealed: { $deed }.

hand_none = You have no seat here.

## How it ended.

# $place (number)
# $who (text)
# $sum (number): points
finale_place =
    { $sum ->
        [one] { $place }. { $who }: { NUMBER($sum) } point
       *[other] { $place }. { $who }: { NUMBER($sum) } points
    }

# $winner (text)
# $other (text)
finale_tie = { $winner } and { $other } tie; { $winner } has more letters left.

# $cargo (number)
# $die (number)
# $played (number)
finale_parts = cargo { $cargo }, die { $die }, letters { $played }

# $who (text)
finale_stopped = The game was ended early. Won: { $who }.

finale_nobody = The game was called off.

## Why an action was refused.

refusals_not-your-turn = It is not your turn.

# $amount (text)
refusals_toy-same-bid = Nobody bids the same twice running, and you bid { $amount } in the last round. Choose another tile.

# $amount (text)
refusals_toy-no-tile = There is no tile { $amount } left for you: those before you in the order of seats have taken the last. Choose another.

# $possible (text)
# $typed (text)
refusals_toy-no-kind = “{ $typed }” begins no action here. Possible: { $possible }.

# $typed (text): empty where nothing was
refusals_toy-no-number =
    { GIVEN($typed) ->
        [no] A number from 1 to 12 is missing.
       *[yes] “{ $typed }” is no number from 1 to 12.
    }

# $typed (text)
refusals_toy-too-much = “{ $typed }” is too much: the action is whole before it.

# $possible (text)
refusals_toy-not-now = That is not possible now. Possible: { $possible }.

# Where the reason is not known.
strange = That is not possible in this game.

## The rules.

rules_title = A night on the quay
rules_text = Each round all bid a tile of 1, 2 or 3 in secret; there are only so many of each. The first of the highest has the quay. In your turn you may **reveal** cards, **save** two of them, **play** letters from your hand (points for each open card) and **take** all that lies open. A storm sweeps the quay and ends your turn. Or you **roll** the die: a four or more brings a letter, a one lets the tide rise. When the tide has risen three times, the round is the last.
