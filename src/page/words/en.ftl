### The page on which a person touches the board of a match.

# Button under a private panel on Discord: it opens the page in a browser.
open = Open the board

# Before the kinds of action that are possible: "Your turn: draw or build".
yourTurn = Your turn:

# The page waits for other people.
# $people (list)
waiting = Waiting for { $people }.

paused = The game is paused.
over = The game is over.
gone = This game is no longer here, or you have no seat in it.

# Below the board: how to begin.
choose = Touch the board to choose an action.

# Button: takes all touches away.
startOver = Start over
undo = Undo

# Above the results of an action.
notYet = Not played yet:

# Of a part of the board, for a person who cannot see the frame.
chosen = chosen
# The page has added this part to an action that fits the touches.
proposed = chosen for you

# Before small buttons with other values.
or = Or:

offline = No connection. Trying again …
played = Played.

# Button: closes all pages of this person.
close = Close my pages

# Above buttons that are seldom needed, such as those that give up or close the pages.
more = More…

# After a touch of a part of the board with which nothing can be done now.
nothingThere = You can do nothing at this place now. Touch a marked part of the board.

# Button: scrolls to the parts that can be touched, while the screen shows none of them.
reveal = Show what can be touched

# Of a part of the board, for a person who cannot see the green frame: a touch plays the action.
playsAtOnce = plays at once
# Below the question: frames and buttons in green play without showing results first.
greenPlays = If you touch a frame or button with a green edge, the action is played at once.

# Refusals.
stale = The game has moved on. This is the position now.
undoAsks = The others must agree to this undo.
expired = This link is used up or too old. Press the button on Discord once more.
often = Too many requests. Wait a minute.

# Beside a clock of a live game: what is left of the minute for this decision, such as "minute 0:42".
minute = minute

# Beside a clock: what is left of the seat's reserve for the whole game, such as "reserve 4:05".
reserve = reserve

# Button of a lesson: goes back to the step before.
back = Go back

# Button: leaves all as it is, beside the button that undoes, resigns or cancels.
no = No

# Button: takes the person's own request back.
withdraw = Withdraw the request

# Above buttons that ask the others to act for a seat.
# $person (text)
missing = { $person } is late or absent. You can ask the others:

rematchOpen = The table for the rematch is open in the channel. The others are invited.
noNext = No other game waits for you.

# In a lesson, after two wrong choices. The page then offers the right choice alone.
lastLeft = Only the choice that continues the lesson is left.

# At the end of a lesson.
# $game (text): name of the game's command
lessonEnds = Ready for a game? Type /{ $game } new on Discord.
