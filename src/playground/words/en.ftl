### The first screen of the playground, besides what the games say of themselves.

# On the way back to the first screen.
name = Games

# Above all games.
heading = Which game?

# Below all games.
note = Four people share this playground: press a name above to be that person, or open a browser tab for each person. This is an independent project, neither made nor endorsed by the authors and publishers of the games. If you like a game here, buy the printed game.

# Before links to the channels with games of the same kind: "Go on in #channel".
goOn = Go on in

# How many can play.
# $least (number)
# $most (number)
players = { $least }–{ $most } players

# How many can play, where only one number is possible.
# $count (number)
seats =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

# How long a game takes.
# $count (number)
minutes = about { $count } minutes

# Buttons: how to begin.
alone = Play alone
bot = Play the bot
two = Play both seats
open = Open a table

# Buttons: what to read first.
learn = Learn
rules = Rules

# What the picture shows, for who does not see it.
# $game (text): its title
picture = The board of { $game } in the middle of a game
