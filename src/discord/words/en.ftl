### What the messenger says around a game. Names and commands are ready to print. A message has at most 2,000 characters.

## When something could not be done.

errors_neutral = Something went wrong on my side; nothing was changed. Please try again in a moment.

# The turns were dropped after the end, and a newer version of the rules does not make them again.
errors_turnsGone = Today's rules no longer lead to the earlier turns of this game, so I can't show them. Its log and its result are kept.

# What was done is not known here any more: the answer alone was refused.
errors_refusedAnswer = I could not show the answer to this. { COMMAND("board") } shows the game as it is now.

errors_oldButton = This button was made by another version of me. { COMMAND("board") } shows the game as it is now.
errors_strangeButton = I do not know this button. { COMMAND("board") } shows the game as it is now.

# The channel plays another game.
# $game (text): its name
# $command (text): what does there what was asked for
errors_otherGame = The game in this channel is { $game }. Type { $command } instead.

# $game (text)
# $board (text)
errors_otherGameEnded = The last game in this channel was { $game }. { $board } shows how it ended.

errors_strangeCommand = I do not know this command any more. Please type `/` to see those I know.

## A table before its game; leaving and cancelling a game.

lobby_join = Join
lobby_leave = Leave
lobby_start = Start
lobby_free = free

# $opener (text)
lobby_gathering = Open to everybody here. { $opener } may start once there are enough players.

lobby_full = The table is full: anybody seated may start.
lobby_running = The game is being played.
lobby_over = The game is over.
lobby_cancelled = The table was cancelled.
lobby_opened = The table is open and you sit at it. The others press Join or type { COMMAND("join") }.
lobby_dealt = Dealt: the board follows as a message of its own.

# $taken (number)
# $wanted (number)
lobby_joined = You sit at the table, { $taken } of { $wanted }.

lobby_left = You left the table.
lobby_leftAndClosed = You left; the table is empty and was closed.

# $people (list)
lobby_seated = Seats in turn order: { LIST($people, between: ", ") }. The board follows.

lobby_resigned = You resigned. Your seat is played for you from now on and ranks last.

# Before how it ended: nobody was left to play with.
lobby_resignedAndOver = You resigned, and the game is over.

lobby_howItEnded = { COMMAND("board") } shows how it ended.

# On the button that does it, and the question before.
lobby_resign = Resign for good

# $others (number): how many are left
lobby_askResign =
    { $others ->
        [0] Give this game up? That cannot be taken back.
        [1] Resign? The game ends at once and the other player wins. That cannot be taken back.
       *[other] Resign? I play your seat to the end and it ranks last. That cannot be taken back. `/games settings` can keep your seat for you while you are away.
    }

# Asked where all the others agree to cancel a rated game.
lobby_askResignEnds = Resign? All others agree to cancel this game, so it ends at once: you rank last, and they share the first place. That cannot be taken back.

# Where all the others agree to cancel.
lobby_askResignCancels = Resign? All others agree to cancel this game, so it is cancelled at once. That cannot be taken back.

lobby_calledOff = The game is cancelled.

# $agreed (number)
# $needed (number)
lobby_agreedToCancel =
    { $agreed ->
        [one] You agree to cancel this game: { NUMBER($agreed) } of { $needed } does. The others are asked in the channel.
       *[other] You agree to cancel this game: { NUMBER($agreed) } of { $needed } do. The others are asked in the channel.
    }

# Before a vote to cancel is opened, and on the button that opens it.
lobby_askCancel = Ask the others to cancel this game? It ends when all agree, and it counts for nobody.

lobby_askCancelLast = Cancel this game? All others agree, so it ends at once, and it counts for nobody.
lobby_askEnd = End this game? Somebody has left it. It ends when all others agree: who left loses, the others share the first place.
lobby_endedDeserted = The game has ended: who left it loses, the others share the first place.
lobby_openCancel = Cancel the game
lobby_agreeCancel = Agree to cancel
lobby_playOn = Play on

# $person (text)
lobby_playsOn = { $person } would play on: this game is not cancelled.

lobby_nothingToCancel = Nobody asks to cancel this game any more.
lobby_saidPlayOn = The game goes on.

## Channels in which I can not play.

places_permissions_ViewChannel = View Channel
places_permissions_SendMessages = Send Messages
places_permissions_SendMessagesInThreads = Send Messages in Threads
places_permissions_CreatePublicThreads = Create Public Threads
places_permissions_CreatePrivateThreads = Create Private Threads
places_permissions_AttachFiles = Attach Files
places_permissions_ReadMessageHistory = Read Message History

# $permissions (list)
places_lacking =
    { COUNT($permissions) ->
        [1] I can't play in this channel: I lack the permission { LIST($permissions) }. Somebody who may manage the channel can grant it to my role; then ask again.
       *[other] I can't play in this channel: I lack the permissions { LIST($permissions) }. Somebody who may manage the channel can grant them to my role; then ask again.
    }

places_direct =
    { GIVEN(COMMAND("solo")) ->
        [no] There are only the two of us here: { COMMAND("new", "players:") } plays against the bot; for several people, type it in a channel of a server.
       *[yes] There are only the two of us here: { COMMAND("solo") } plays alone, { COMMAND("new", "players:") } against the bot; several people need a channel of a server.
    }
places_amongOthers = I can't post boards into a private conversation of others. Play in a channel of a server that I am installed in, or solo in a direct message with me.
places_notInstalled =
    { GIVEN(COMMAND("solo")) ->
        [no] I am not installed in this server, so I could not post the board here. Somebody who may manage the server can add me: open my profile, "Add App", "Add to server".
       *[yes] I am not installed in this server, so I could not post the board here. Somebody who may manage the server can add me: open my profile, "Add App", "Add to server". Or play { COMMAND("solo") } in a direct message with me.
    }

## The message of a game.

board_hand = Hand
board_rules = Rules
board_board = Board

# Leads to the board with its parts named.
board_parts = What is what

board_undo = Undo
board_cancelled = This game was cancelled.
board_givenUp = This game was given up.

# $people (list)
board_lastOnes =
    { COUNT($people) ->
        [1] { LIST($people) } wins: all others have resigned.
       *[other] { LIST($people) } win: all others have resigned.
    }

# $person (text)
board_resigned = { $person } has resigned.

# $people (list)
# $agreed (number)
# $asked (number)
board_wouldCancel =
    { $agreed ->
        [one] { LIST($people) } would call this game off: { NUMBER($agreed) } of { $asked } agrees.
       *[other] { LIST($people) } would call this game off: { NUMBER($agreed) } of { $asked } agree.
    }

# $people (list)
# $what (text): a request, such as "draw or build"
board_awaited = { LIST($people) }: { $what }

# Before that: whose choice is sealed.
# $people (list)
board_chosen =
    { COUNT($people) ->
        [1] { LIST($people) } has chosen.
       *[other] { LIST($people) } have chosen.
    }

# $person (text)
board_tookBack = { $person } took back:

board_tooEarly = It ended before anybody had a second turn, so it counts nowhere.
board_practised = Practised: something was taken back in this game, so its score counts as practice.

## The private message in which a turn is taken.

panel_done = Done.

# $deed (text)
panel_sealed = Sealed: { $deed }.

# $people (list)
panel_stillChoosing = Still choosing: { LIST($people) }. Until then you may choose again.

panel_chooseAgain = Choose again

# $deed (text)
# $why (text): a sentence of the game
panel_turnedDown = Your choice does not fit with what the others have chosen: { $deed }. { $why } Choose again; the others keep theirs.

# $typed (text)
# $why (text)
panel_unreadable = The rules have changed since you chose, and your choice can't be read any more: “{ $typed }”. { $why } Choose again; the others keep theirs.

# $deed (text)
panel_preview = Preview: { $deed }

panel_earlier = Earlier

# $page (number)
# $pages (number)
panel_more = More… ({ $page } of { $pages })

panel_back = Back
panel_yourTurn = Your turn

# Above all that has a better and a worse: by which order it stands there.
panel_judged = Best first, as the bot’s medium player judges.

panel_mostPoints = Most points now first.

# $order (text): one of these sentences
panel_pressShows = { $order } A press shows what it brings; nothing is done before you confirm it.

# The same where some of the buttons do it at once.
# $order (text)
panel_greenActs = { $order } Green buttons act at once; the others show first what they bring.

# $kind (text): of action, as its button says it
panel_others = { $kind }: other ways

panel_none = none
panel_notYet = Not done yet. This is what it would bring:
panel_gone = That choice does not exist any more. These do:

# $points (number)
panel_points =
    { $points ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } points
    }

# $points (number)
panel_upTo = up to { $points }

## Standing orders: what is done for somebody without asking.

# $order (text)
orders_always = Always: { $order }

orders_alwaysWhich = Always this…
orders_which = It is done now, and from then on without asking you, wherever it fits. For how long?

# $order (text)
orders_left = Standing order: { $order }. Nobody else sees it; you can take it back on your hand page.

orders_title = **Your standing orders**

# $order (text)
orders_takeBack = Take back: { $order }

orders_withdrawn = The order is taken back. You will be asked again.

# The button on the hand page.
orders_door = Standing orders…

orders_ask = What shall I do for you without asking? I do it wherever it fits; until then nobody else sees it.
orders_none = Nothing can be decided in advance here now.

## What was typed for a command.

# $option (text)
typing_lacking = { $option } is missing.

# $typed (text)
# $option (text)
typing_unknown = I do not know “{ $typed }” as { $option }.

# The first of some values, then how many more there are.
# $values (list)
# $left (number)
typing_andMore = { LIST($values, between: ", ") } and { $left } more

# $values (text)
typing_possible = Possible now: { $values }.

# $given (list)
# $values (text)
typing_possibleWith = Possible with { LIST($given, between: ", ") }: { $values }.

# $kinds (list)
typing_instead = What you can do now: { LIST($kinds, between: ", ") }.

# What was typed is none of them.
# $typed (text)
typing_nothing = “{ $typed }” is nothing that you can do now.

# $typed (text)
typing_several = “{ $typed }” can mean more than one action.

## What is said of fair play: of the shuffles, and to who goes where they have no business.

# Before the first card: one short line on a phone.
# $digits (text): the first of the commitment
fair_shuffleSealed = Shuffle { $digits } · { COMMAND("game verify") }

# At the end.
fair_shuffleTold = Check the shuffle: { COMMAND("game verify") }

fair_elsewhere = This belongs to a game in another channel, so nothing was done.
fair_unasked = I did not ask for this, so nothing was done. { COMMAND("board") } shows the game as it is now.
fair_slowDown = That was too fast for me, so nothing was done. Please try again in a moment.

## What is said around a first turn on an example board.

# On the button that begins it.
lesson_begin = Try a first turn

# After the last step: to the game of this channel, or to open one.
lesson_toGame = To the game

lesson_play = Open a table here

# $at (number)
# $of (number)
lesson_step = Step { $at } of { $of }, on an example board: nothing here changes a game.

lesson_back = Back

# Of a lesson that this version of the bot does not hold.
lesson_none = This lesson is not here any more. { COMMAND("rules") } has every chapter.

## What is said beside pictures that are made to be shown.

showing_share = Share
showing_replayButton = Replay
showing_card = Here is a card of this game, as only you see it: save it, or post it for all in this channel.

# For who does not play in the game.
showing_cardToKeep = Here is a card of this game, to save or to pass on.

showing_post = Post it here
showing_posted = Posted.

# $person (text)
showing_sharedBy = { $person } shares this game:

showing_replay = Here is the game from the deal until now, to save or to pass on.

# $share (number): from 0 to 1
showing_progress = The game is being drawn turn by turn: { PERCENT($share) } done.

showing_busy = A replay of this channel is being drawn already. Please ask again when it is done.
showing_noPicture = There is no such picture of this game.
