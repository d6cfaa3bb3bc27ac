### The tests' own game, in English: the other languages fall back to English. Names come ready to print.

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
tilesOfEach = tiles of each height: { NUMBER($count) }
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
actions_bid = Bid { $amount }
# $cards (text)
actions_takeOpen = Take all open cards: { $cards }
actions_takeUnseen = Take the first card of the deck unseen
# $card (number): also its points
actions_load = Save the card { $card }
# $letter (number)
# $sum (number): points
actions_play = Play the letter { $letter } (points: { NUMBER($sum) })
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
story_scored = { $who } scores { NUMBER($sum) } by { $part }.
# $who (text)
# $card (text)
story_revealed = { $who } reveals: { $card }.
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
story_passed = { $who } passes. The round is over.

## The board in words, and what is awaited.

awaits_bid = bid a tile
awaits_pick = reveal, take or roll
awaits_rest = pass
awaits_over = the game is over
# $round (number)
# $last (number)
board_round = Round { $round } of { $last }
# $left (text)
board_tiles = Tiles left: { $left }
# $bids (text)
board_bids = Bids of this round: { $bids }
# $open (text): cards
board_quay = On the quay: { $open }
# $who (text)
# $sum (number)
# $held (number)
board_seat = { $who }: points { NUMBER($sum) }, letters { NUMBER($held) }
# $held (text)
hand_letters = Your letters: { $held }.
# $action (text)
hand_sealed = Sealed: { $action }.
hand_none = You have no seat here.
## Why an action was refused.

# $amount (text)
refusals_toy-same-bid = You bid { $amount } in the last round too. Choose another tile.
# $amount (text)
refusals_toy-no-tile = There is no tile { $amount } left for you: players before you in the order of seats have taken the last such tile. Choose another tile.
rules_title = A night on the quay
rules_text = Each round all bid a tile of 1, 2 or 3 in secret; there are only so many of each. The first player with the highest tile has the quay. In your turn you may **reveal** cards, **save** two of them, **play** letters from your hand (points for each open card) and **take** all that lies open. A storm sweeps the quay and ends your turn. Or you **roll** the die: a four or more brings a letter. There are eight rounds.
