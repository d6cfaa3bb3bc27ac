### Every word that is drawn on a picture of Green Port. The letters B, G, R and Y are the same in every language.

## The head of a board, and how a game ended.

# The name of the game.
title = Green Port

# $round (number)
round = Round { $round }

lastRound = Last round
theEnd = The end

# In place of the round where people ended the game: all but one gave up.
givenUp = Over: given up

# The same: it was called off.
calledOff = Over: cancelled

# Of a seat.
won = Won

## What the sign on the crane says: two lines at most, of some 11 letters each.

signs_pick =
    Pick a
    start cube
signs_reveal =
    First card
    no risk
signs_safe =
    No bust
    possible
signs_empty =
    No card
    is left
signs_bust =
    Flip, or
    bust?
signs_lose =
    Over 7:
    lose half
signs_bonus =
    Underdog
    cube
signs_refer =
    Refer
    or pass
signs_utilise =
    Spend
    cubes

# Below the chance of a bust.
risk = bust

## What Headquarters of a colour do: two lines. The number is that of the rules.

# $count (number)
powers_blue =
    Objectives cost
    { $count ->
        [one] { NUMBER($count) } cube less
       *[other] { NUMBER($count) } cubes less
    }

# $count (number)
powers_green =
    Hiring the chosen colour
    { $count ->
        [one] brings { NUMBER($count) } cube more
       *[other] brings { NUMBER($count) } cubes more
    }

# $count (number)
powers_red =
    Trade any { $count } cubes
    for another

# $count (number)
powers_yellow =
    Turning the tile up
    { $count ->
        [one] costs { NUMBER($count) } cube less
       *[other] costs { NUMBER($count) } cubes less
    }

## The board, and the page of a seat.

# In place of the power of Headquarters, in a variant without powers.
pointsOnly = points only

# Above all cards that are face down.
# $cards (number): of all
deck =
    { $cards ->
        [one] In the deck: { NUMBER($cards) } card
       *[other] In the deck: { NUMBER($cards) } cards
    }

# Beside the tile of a seat.
tile_up = tile up
tile_down = tile down

# What one's own tile is good for.
# $gain (number): cubes more
tileDoes_up = Tile up: +{ $gain } on its sign; it saves you from a bust

# The same where it was flipped.
# $price (number): cubes of any colours
tileDoes_down =
    { $price ->
        [one] Tile down: turn it up for { NUMBER($price) } cube
       *[other] Tile down: turn it up for { NUMBER($price) } cubes
    }

# Above the chance that a bust had.
busted = Bust at

# All four colours lie in the pool.
inSync = In Sync

# On Headquarters that no seat can buy any more.
soldOut = sold

# A price in cubes of one colour, whichever.
anyColour = alike

# The title of a seat's own page.
yourCrew = Your crew

# Of what can be paid now.
inReach = In reach

# Before what is missing.
# $count (number): how many cubes are missing
lacks = lacks

# Where a seat owns no Headquarters and no Objective yet.
ownsNothing = Nothing owned yet

## The picture of the end.

# What points are made of.
parts_objectives = Objectives
parts_headquarters = Headquarters
parts_endPurchases = Bought last

total = Total
cubesLeft = Cubes left

# Label of the second tiebreak: the highest Objective cards, where the cubes were equal too.
highestCards = Highest cards

roundByRound = Points round by round
