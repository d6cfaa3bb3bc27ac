### What stands on Porto's pictures: there is little room. Colours are the letters B G P R Y everywhere.

# Short: it shares its line with the roofs and the decks.
# $round (number)
# $last (number?): the number of the last one, once it is known
round =
    { GIVEN($last) ->
        [no] Round { $round }
       *[yes] Round { $round } of { $last }
    }

lastRound = Last round
theEnd = The end

# In place of the round, where people ended the game: all but one gave up; it was called off.
givenUp = Over: given up
calledOff = Over: cancelled

# Private contracts are chosen, or not yet.
ready = ready
choosing = choosing

# What a solo game has to reach.
# $points (number)
goal = goal { $points }

# Beside the glass of sand: what its filling means.
sand = risk of discard

# How well a solo game went.
levels_apprentice = Apprentice
levels_builder = Builder
levels_master-builder = Master Builder
won = Won

# A solo game missed its goal.
# $goal (number)
lost = { $goal } not reached

# What was missing.
# $points (number)
nextTime = { $points } more next time

# $points (number): what was scored
# $goal (number): what wins
ofGoal = { $points } of { $goal } points

# $count (number)
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# Headings of the wide view.
market = Market
contracts = Contracts
tiles = Tiles left

# $count (number)
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

# Public contracts that a person has claimed.
# $count (number)
claimed =
    { $count ->
        [one] { $count } contract
       *[other] { $count } contracts
    }

# On the picture of one's own hand.
yourHand = Your hand
noCards = no cards
keepThree = Keep three of five

# Points as the board stands.
now = now

# Ahead of what a private contract lacks for so many points.
# $count (number)
forPoints =
    { $count ->
        [one] { $count } point:
       *[other] { $count } points:
    }

# A private contract that brings all it can; one that can bring no more here.
full = met in full
stuck = no more to come

# Parts of a total.
parts_floors = Floors
parts_neighbours = Neighbours
parts_tokens = Tokens
parts_publicContracts = Public
parts_privateContracts = Private
total = Total

# What decided between equal totals.
ties_publicContracts = Tie: contracts
ties_laterSeat = Tie: later seat

# Above the curve.
roundByRound = Points round by round
