### How /porto presents itself in Discord's list, and what is its own. At most 100 characters each.

about = Porto: build the colourful houses by the river

build_about = Build floors with two cards of your hand
build_number = The card that gives the number of floors, such as red-3
build_colour = The card that gives the colour of the floors, such as blue-1
build_house = The house, such as L4
build_roof = The empty roof for the ground token
build_claim = Claim public contracts: all that are met (default), none, or slots such as 1,3
build_now = Build right away, without a preview
# Offered while typing, as the first choice.
build_claimAll = All contracts that this build meets

draw_about = Draw one to three cards worth 3 or less from the market
draw_cards = Slots of the market, such as 1,3, or cards, such as blue 2
draw_now = Draw right away, without a preview

# A menu on a person: at most 32 characters.
challenge = Challenge to Porto

settings_variant = standard (default), or family: without private contracts

solo_about = Play alone against the Timer, here or in a direct message with me
solo_timer = Cards in the Timer: fewer are harder (default: 28)
solo_timers_28 = 28 cards
solo_timers_26 = 26 cards, harder
solo_timers_24 = 24 cards, hardest
