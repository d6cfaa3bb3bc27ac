### What the messenger says around a game. Names and commands are ready to print. A message has at most 2,000 characters.

## When something could not be done.

errors_neutral = Something went wrong on my side; nothing was changed. Please try again in a moment.

# Another program has locked the database for more than ten seconds.
errors_busy = Another program is using my database right now. Nothing was changed; please try again in a moment.

# The turns were dropped after the end, and a newer version of the rules does not make them again.
errors_turnsGone = This game was played with an older version of me, so I can't replay its turns. I have kept its log and its result.

# What was done is not known here any more: the answer alone was refused.
errors_refusedAnswer = I could not show you the answer. { COMMAND("board") } shows the game as it is now.

# Below an answer whose picture failed.
errors_unpainted = I could not draw the picture just now.
# Button that makes such an answer again.
errors_tryAgain = Try again

# Public text of a message whose usual text Discord refused. It has no names.
errors_plainMessage = Discord or a filter refused the usual text of this message. The buttons work, and my private answers show everything.

# Private, to the person whose action caused the message.
# $channel (text): mention of the channel
errors_plainPosted = Discord or a filter of the server (AutoMod) refused my message in { $channel }. A plain message without names and picture stands there now, and its buttons work. Anyone who manages the server can allow my messages: Server Settings → AutoMod.
# $channel (text)
errors_notPosted = Discord or a filter of the server (AutoMod) refused my message in { $channel }, even without names and picture. Anyone who manages the server can allow my messages: Server Settings → AutoMod. I try again after the next action.

# Private, to the person whom Discord did not let the bot write to.
errors_notWritten = Discord didn't let me send you a direct message, not even a plain one. `/games list` shows your games.
# After an answer that said that its message follows in the channel.
errors_notFollowed = I could not post the message in this channel.

errors_oldButton = This button was made by another version of me. { COMMAND("board") } shows the game as it is now.
errors_strangeButton = I don't know this button. { COMMAND("board") } shows the game as it is now.

# The channel plays another game.
# $game (text): its name
# $command (text): what does there what was asked for
errors_otherGame = The game in this channel is { $game }. Type { $command } instead.

# $game (text)
# $board (text)
errors_otherGameEnded = The last game in this channel was { $game }. { $board } shows how that game ended.

errors_strangeCommand = I don't know this command any more. Please type `/` to see all my commands.

# A command of an earlier version.
# $former (text): such as `/green-port answer pick`
# $present (text): such as `/green-port do action:pick`
errors_moved = { $former } has a new place. Type { $present } instead.

# An option that an older app still sends.
# $option (text)
# $command (text)
errors_formerOption = { $option } is a menu now. Type { $command } without this option, and choose in my private answer.

## A table before its game; leaving and cancelling a game.

lobby_join = Join
lobby_leave = Leave
lobby_start = Start
lobby_free = free

# $opener (text)
lobby_gathering = Everybody here can join. { $opener } may start the game once enough players have a seat.

lobby_full = The table is full: anybody who sits here may start the game.
lobby_running = The game is being played.
lobby_over = The game is over.
lobby_cancelled = The table was cancelled.
lobby_opened = The table is open and you have a seat. Others can press Join.
lobby_dealt = The game has started: the board follows in a new message.

# $taken (number)
# $wanted (number)
lobby_joined = You have a seat ({ $taken } of { $wanted } taken).

lobby_left = You left the table.
lobby_leftAndClosed = You left. No other person sat at the table, so the table was closed.

# The same, while people of other places still sat there.
lobby_leftAndClosedForAll = You left. No person from the table's own channel has a seat now, so the table was closed for the others too.

# $people (list)
lobby_seated = Seats in turn order: { LIST($people, between: ", ") }. The board follows.

lobby_resigned = You resigned. The bot now plays your seat, and your seat finishes last.

# Before how it ended: no other player was left.
lobby_resignedAndOver = You resigned, and the game is over.

lobby_howItEnded = { COMMAND("board") } shows how the game ended.

lobby_calledOff = The game is cancelled.

# $agreed (number)
# $needed (number)
lobby_agreedToCancel =
    { $agreed ->
        [one] You agree to cancel this game: { NUMBER($agreed) } of { $needed } agrees. The others are asked in the channel.
       *[other] You agree to cancel this game: { NUMBER($agreed) } of { $needed } agree. The others are asked in the channel.
    }

lobby_endedDeserted = The game has ended: the player who left loses, and the others share first place.

# $person (text)
lobby_playsOn = { $person } wants to play on: this game is not cancelled.

lobby_nothingToCancel = There is no request to cancel this game any more.
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
        [1] I can't play in this channel: I lack the permission { LIST($permissions) }. A person who may manage the channel can grant this permission to my role. Then try again.
       *[other] I can't play in this channel: I lack the permissions { LIST($permissions) }. A person who may manage the channel can grant these permissions to my role. Then try again.
    }

places_direct =
    { GIVEN(COMMAND("solo")) ->
        [no] It’s just the two of us here: use { COMMAND("new", "players:") } to play against the bot. Games with several people need a server channel.
       *[yes] It’s just the two of us here: use { COMMAND("solo") } to play alone, or { COMMAND("new", "players:") } to play against the bot. Games with several people need a server channel.
    }
places_amongOthers = I can't post boards in a private conversation of other people. Play in a server where I am installed, or play solo in a direct message with me.
places_notInstalled =
    { GIVEN(COMMAND("solo")) ->
        [no] I am not installed in this server, so I could not post the board here. A person who may manage the server can add me: my profile → Add App → Add to server.
       *[yes] I am not installed in this server, so I could not post the board here. A person who may manage the server can add me: my profile → Add App → Add to server. Or play { COMMAND("solo") } in a direct message with me.
    }

## The message of a game.

board_hand = Hand
board_rules = Rules
board_board = Board

# Leads to the board with its parts named.
board_parts = What is what

board_undo = Undo

# $person (text)
board_resigned = { $person } has resigned.

# After a long absence, when the others ended the game.
# $person (text)
board_hasLeft = { $person } has left the game for good.

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

board_tooEarly = This game ended before anybody had a second turn, so it doesn't count.
board_practised = A player used undo, so the score of this game counts as practice.

## The private message in which a turn is taken.

panel_done = Done.

# $action (text)
panel_preview = Preview: { $action }

# Below a question with more choices than a list of Discord can have.
# $count (number): of choices
panel_further = -# This list shows 25 of { $count } choices. { COMMAND("do") } offers all choices.

# Menu of the kinds of action of which the panel shows only the best ones.
panel_more = Other actions…

panel_back = Back
panel_yourTurn = Your turn

# Above all that has a better and a worse: by which order it stands there.
panel_judged = The medium bot has ordered these choices, best first.

panel_mostPoints = The choice that brings most points now comes first.

# $order (text): one of these sentences, or nothing
panel_pressShows = { $order } A press shows a preview; nothing happens until you confirm the action.

# The same where some of the buttons do it at once.
# $order (text)
# $kinds (list): names of kinds of actions
panel_withoutPreview = { $order } These choices act at once, without a preview: { LIST($kinds) }.

# $kind (text): of action, as its button says it
panel_others = { $kind }: more options

panel_none = none
panel_notYet = Not done yet. If you confirm this action:
panel_gone = That option is no longer available. You can still choose:

# $points (number)
panel_points =
    { $points ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } points
    }

# Least and most points of a choice, on a button.
# $least (number)
# $most (number)
panel_between =
    { $most ->
        [one] { $least }–{ NUMBER($most) } point
       *[other] { $least }–{ NUMBER($most) } points
    }

# $points (number)
panel_upTo = up to { $points }

## Standing orders: what is done for a person without asking.

# $order (text)
orders_always = Always: { $order }

orders_alwaysWhich = Always this…
orders_which = I follow this order for you now, and again whenever the order applies. For how long?

# $order (text)
orders_left = Standing order: { $order }. No other player sees the order. You can take the order back on your hand page.

orders_title = **Your standing orders**

# $order (text)
orders_takeBack = Take back: { $order }

orders_withdrawn = The order is taken back. You will be asked again.

# The button on the hand page.
orders_door = Standing orders…

orders_ask = What should I do for you without asking? I follow your order whenever it applies. No other player sees the order before I follow it.
orders_none = There is nothing to decide in advance now.

## What was typed for a command.

# $option (text)

# $typed (text)
# $option (text)
typing_unknown = “{ $typed }” is not a valid { $option }.

# $option (text)
# $longest (number): most characters that the option takes
# $characters (number): those of the typed text
typing_tooLong = { $option } takes at most { $longest } characters, and your text has { $characters }. Nothing was done.

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
typing_nothing = You can't do “{ $typed }” now.

# $typed (text)
typing_several = “{ $typed }” can mean more than one action.

## What is said of fair play: of the shuffles, and to who goes where they have no business.

# Before the first card: one short line on a phone.
# $digits (text): the first of the commitment
fair_shuffleSealed = Shuffle { $digits } · { COMMAND("game") }

# At the end.
fair_shuffleCheck = Check the shuffle: { COMMAND("game") }

fair_elsewhere = This button or menu belongs to another channel, so nothing was done.
fair_unasked = I don't know this request, so nothing was done. { COMMAND("board") } shows the game as it is now.
fair_slowDown = You were too fast for me, so nothing was done. Please try again in a moment.

## What is said around a first turn on an example board.

# On the button that begins it.
lesson_begin = Try a first turn

# After the last step: to the game of this channel, or to open one.
lesson_toGame = To the game

lesson_play = Open a table here
lesson_playBot = Play the bot

lesson_back = Back

# After two wrong choices in a step. One of the buttons is green.
lesson_help = The green choice continues the lesson.

# Of a lesson that this version of the bot does not hold.
lesson_none = This lesson is no longer available. { COMMAND("rules") } has the rules, chapter by chapter.

## What is said beside pictures that are made to be shown.

showing_share = Share
showing_replayButton = Replay
showing_card = Here is a card of this game. Only you see it: save it, or post it in this channel.

# For who does not play in the game.
showing_cardToKeep = Here is a card of this game, to save or share.

showing_post = Post it here
showing_posted = The picture follows here.

# $person (text)
showing_sharedBy = { $person } shares this game:

showing_replay = Here is the game from the deal until now, to save or share.

# $share (number): from 0 to 1
showing_progress = The game is being drawn turn by turn: { PERCENT($share) } done.

showing_busy = I am already drawing a replay in this channel. Please ask again when the replay is done.
showing_noPicture = There is no such picture of this game.

## Opening tables, and who comes to them.

# How long a turn may take.
tables_paces_none = no time limit
tables_paces_day = a day for each turn
tables_paces_three-days = three days for each turn
tables_paces_two-weeks = 14 days for each turn
tables_paces_live = live: a minute for each decision

# In which order people sit.
tables_seatings_random = random turn order
tables_seatings_joined = seats in the order of joining
tables_noHints = no hints

# Its result changes ratings.
tables_rated = rated, so no hints

tables_ratedWithMore = rated if one more person joins
tables_unrated = unrated

# Above the menus of a new table, for its opener.
tables_arrange = Until another person sits down, you can change the settings of this table.

# On a menu of people.
tables_invite = Invite people

# $people (list)
tables_invited = Invited: { LIST($people) }

# Behind a name: a rematch that they have not said yes to.
tables_asked = no answer yet

tables_rematch = Another game with the same people waits until the others press *Join*.

# Of a lobby that lapsed.
tables_lapsed = There was no activity here for a day, so this table was closed. { COMMAND("new") } opens another table.

# A thread's title.
# $game (text)
# $people (list)
tables_title = { $game }: { LIST($people, between: ", ") }

tables_inThread = In a thread

# $thread (text)
tables_openedThere = The table is open in { $thread }, and you sit at it.

# $thread (text)
tables_dealtThere = The game has started: the board is in { $thread }.

tables_alreadyInThread = This is a thread already: { COMMAND("new") } without `thread` opens the table here.
tables_noThread = I could not open a thread here. { COMMAND("new") } without `thread` opens the table in this channel.

# $people (list)
tables_bots = You can't invite { LIST($people) }: accounts of other Discord bots can't play.

tables_yourself =
    { GIVEN(COMMAND("solo")) ->
        [no] You can't challenge yourself.
       *[yes] To play alone, type { COMMAND("solo") }.
    }

# $person (text)
tables_remove = Remove { $person }

# $person (text)
tables_removed = { $person } is off the table; the seat is free again.

tables_again = The table is open again: the others need to press Join.
tables_againSolo = A new game: the board follows.

# Where a person lists their games and has none.
tables_none =
    { GIVEN(COMMAND("solo")) ->
        [no] You have no game under way. { COMMAND("new") } opens a table.
       *[yes] You have no game under way. { COMMAND("new") } opens a table, and { COMMAND("solo") } starts a game alone.
    }

# Below the list of all games, for a newcomer.
tables_help =
    { GIVEN(COMMAND("solo")) ->
        [no] { COMMAND("new") } opens a table, for people or with bots. `/games find` looks for people, and `/games list` shows your games.
       *[yes] { COMMAND("new") } opens a table, for people or with bots. { COMMAND("solo") } starts a game alone. `/games find` looks for people, and `/games list` shows your games.
    }

## The door for a newcomer: six buttons, and the pages behind them.

help_buttons_daily = Today's deals
help_buttons_bot = Play a bot
help_buttons_learn = Learn to play
help_buttons_find = Find people
help_buttons_list = My games

# Above a button for each game.
help_daily = **Today's deals**: all players get the same deal. Only you see your game.
help_bot = **Play a bot**: the game begins at once, in this channel. The easy bot is for a first game.
help_learn = **Learn to play**: you take a first turn on an example board, in two minutes. Only you see this board.

# Where a person looks for an open table of the server.
tables_noneOpen = No table here has a seat for you. { COMMAND("new") } opens a new table, and others will find it here.

## What calls people to the table. A person is a mention where a person is called, else a name.

# $person (text)
calls_ping = { $person }, it is your turn.

# $person (text)
# $hours (number): since the turn began
calls_reminder =
    { $hours ->
        [one] { $person }, the others have been waiting for you for an hour.
       *[other] { $person }, the others have been waiting for you for { NUMBER($hours) } hours.
    }

# $person (text)
# $days (number): since the turn began
calls_note =
    { $days ->
        [one] { $person }, a last reminder: the others have been waiting for you for a day. I won't remind you about this turn again.
       *[other] { $person }, a last reminder: the others have been waiting for you for { NUMBER($days) } days. I won't remind you about this turn again.
    }

# $people (list)
# $by (text)
# $asked (text?): what, in the turn of another; absent where it is their turn
calls_nudge =
    { GIVEN($asked) ->
        [no] { LIST($people) }, { $by } gives you a nudge: it is your turn.
       *[yes] { LIST($people) }, { $by } gives you a nudge: { $asked }.
    }

# $person (text)
# $hours (number): that a turn may take
calls_overdue = { $person } has taken longer than { $hours } hours. The others may decide how to go on.

# Said to a person whose answer the others wait for.
# $person (text)
calls_question = { $person }, you were asked something here, and your answer is still missing.

# Said to a person who is asked to a table.
# $person (text)
calls_invited = { $person }, you are invited to this table.

calls_paused = This game is paused.

## A live game: a minute for each decision, and a reserve for the whole game. Times are written as Discord shows them: "in 20 seconds".

# $person (text)
# $minute (text): when the minute ends
# $reserve (text): minutes and seconds, as 4:05
# $end (text): when the reserve ends
live_minute = ⏱️ { $person }: the minute for this decision ends { $minute }. The reserve of { $reserve } ends { $end }.

# $person (text)
# $end (text)
live_reserve = ⏳ { $person }: the minute for this decision is over, and the reserve runs. The reserve ends { $end }.

# $people (list)
live_begins = { LIST($people) }, the live game begins. Each player has a minute for each decision, and five minutes in reserve for the whole game.

# $person (text)
# $end (text)
live_warning = ⏳ { $person }, your reserve ends { $end }. Then you lose by the clock.

# $person (text)
live_lost = { $person } has run out of time.

# $end (text)
live_seek = This table looks for players of a live game. The search ends { $end }. The game begins as soon as all seats are taken.

live_lapsed = The search for a live game is over. { COMMAND("new") } starts another search.

# Below a text that comes before its picture.
live_follows = The picture follows.

# Said in private to a person who has decided.
# $people (list)
live_waiting = The game waits for { LIST($people) }. Your panel opens here when it is your turn.

## What is said of turns gone by.

history_log = Log
history_recap = Recap
history_board = Board
history_earlier = ◀ Earlier
history_later = Later ▶

# $page (number)
# $pages (number)
history_logTitle = **The game so far**, page { $page } of { $pages }

history_logEmpty = Nothing has been played yet. The log begins with the first turn.
history_strangers = You don't sit at this table, so here is the newest page of its log.

# $name (text)
# $turns (list): by their numbers
history_tookBack = **{ $name }** took back { LIST($turns) }.

# Behind what the stand-in did for a seat.
history_byOrder = (by standing order)

history_playedFor = (played for the seat)

history_since = **Since you last acted**
history_sinceTheDeal = **Since the deal**
history_nothingSince = Nothing has happened since you last acted.
history_near = **For your own goals**

# $turn (number)
# $newest (number)
history_boardAfter = The board after turn { $turn } of { $newest }.

history_boardOfTheDeal = The board as it was dealt.

# $turn (number)
# $newest (number)
history_noSuchTurn = There is no turn { $turn }. The newest turn is { $newest }, and turn 0 is the deal. { COMMAND("game") } → Log lists the numbers of the turns.

## The final message, and the record.

# After a rated game.
# $people (list): each with their rating
ending_ratings = Rating: { LIST($people, between: ", ") }.

# $people (list)
ending_ratingsWithPlayers = Rating against bots: { LIST($people, between: ", ") }.

# $person (text)
# $points (text)
# $change (text)
ending_rating = { $person } { $points } ({ $change })

# The same people have met too often, or something was taken back after it was seen.
# $part (number)
ending_ratedInPart = The game counted as { PERCENT($part) } of a rated game.

ending_more = More…
ending_whichOther = Which game do you want to play with the same people? I invite the others, and they press Join.

# On buttons: exports the game as a file, and checks its shuffles.
ending_recordButton = Record
ending_verifyButton = Check the shuffle

# With a file that holds all of it, or what the reader may know.
ending_record = This file holds the whole game. Other programs can read and check the file.

ending_recordSoFar = This file holds the game so far, as much as you may see. The file will be complete once the game has ended.
ending_recordFile = The record of the game

# Every shuffle agrees with the seed that the game was bound to.
# $shuffles (number)
ending_verified =
    { $shuffles ->
        [one] Checked: the shuffle and every turn follow from the seed that was fixed before the first card. With { COMMAND("game") } → Record you can check this yourself.
       *[other] Checked: all { NUMBER($shuffles) } shuffles and every turn follow from the seed that was fixed before the first card. With { COMMAND("game") } → Record you can check this yourself.
    }

# Below: what the commitment was made of.
# $commitment (text)
# $seed (text)
# $salt (text)
ending_proof = -# SHA-256 `{ $commitment }`, seed `{ $seed }`, salt `{ $salt }`

# From this turn on it does not.
# $turn (number)
ending_differs = From turn { $turn } on, this game doesn't follow from the seed that was fixed before the first card.

# $commitment (text)
ending_notYetVerified = A secret seed fixes the shuffles; its SHA-256 is `{ $commitment }`. After the game I publish the seed, and can check every shuffle for you.

ending_unverifiable = This game began with an older version of me that fixed no seed, so its shuffles can't be checked.

# It was begun before the program changed how the game is carried out.
ending_olderRules = This game began with an older version of its rules, so I can't check its turns. Its seed is published, and the program of that time can check the turns.

## A game that has ended, judged for who played it. Points come signed and written: "+2.9", "−10".

# $share (number): from 0 to 1
review_progress = I am reviewing this game, decision by decision: { PERCENT($share) } done.

# On a button.
review_overview = Overview

# $turn (number)
# $loss (text)
review_turnButton = Turn { NUMBER($turn) }: { $loss }

review_share = Share
review_shared = Shared: everybody here can look at this review now.

# $person (text)
# $right (number?): of 100; absent where it is not known
review_sharedBy =
    { GIVEN($right) ->
        [no] { $person } shares how this game went:
       *[yes] { $person } shares how this game went, with an accuracy of **{ NUMBER($right) }** of 100:
    }

# $turn (number)
# $loss (text)
review_turn = **Turn { NUMBER($turn) }: final result { $loss }**

# $action (text)
review_played = Played: { $action }

# $action (text)
review_better = Better: **{ $action }**

review_because = Because:

# Where the game has no words for why.
# $points (text)
review_noReason = Expected difference at the end: **{ $points }**.

# $best (number)
# $played (number)
review_chances = Chance of winning in games like this: { PERCENT($best) } with the better choice, { PERCENT($played) } as played.

review_seen = -# I judged this turn with only what this seat could see then.

## A deal that all play, each for themselves. Moments come as Discord's own, so that everybody reads their own time.

# Of a deal for one person, before the first attempt and before practice.
deals_soloRules = You play alone (solo), without opponents. Your result is your points. Afterwards you see how many points the hard bot got.

# Before the first attempt.
deals_dailyRules = All players of this bot get the same deal today. Your first attempt counts: no undo, no hints. You play right here, even if this channel has another game. Only you see your attempt.

deals_challengeRules = Everybody with the code gets the same deal. Your first attempt counts: no undo, no hints. Only you see your attempt.
deals_pastRules = This day is over. You can still play its deal as practice, with undo and hints.
deals_spentRules = Your first attempt is over. From now on you practise, with undo and hints.

# $at (text)
# $relative (text)
deals_ends = The day ends at { $at } ({ $relative }); an attempt that you have started gets two more hours.

# $relative (text)
deals_next = Next deal { $relative }.

# $days (number)
# $longest (number)
deals_streak =
    { $days ->
        [one] 🔥 { NUMBER($days) } day in a row, longest { $longest }.
       *[other] 🔥 { NUMBER($days) } days in a row, longest { $longest }.
    }

deals_freeLeft = You can still miss one day this month without losing your streak.
deals_freeUsed = You have missed a day this month: another missed day ends your streak.

# Of the shuffle.
# $commitment (text)
deals_sealed = Sealed: { $commitment }

# $commitment (text)
deals_sealedNext = Tomorrow's: { $commitment }

# Of the commitment, before the deal closes.
deals_sealedMeans = This code was fixed before the first card. When the seed and the salt are published, anybody can check that the deal has not changed.

# $relative (text)
deals_openTo = Seed and salt are published { $relative }.

## Buttons of a deal.

deals_play = Play
deals_goOn = Play on
deals_practise = Practise
deals_anew = Start over
deals_show = Show here
deals_text = As text
deals_rounds = Round by round
deals_way = Best line found
deals_parWay = The hard bot's line
deals_proof = Check the shuffle
deals_archive = Archive
deals_challenges = Challenges
deals_days = Days
deals_older = Older
deals_newer = Newer
deals_today = Today's deal
deals_dare = Challenge others
deals_newChallenge = New challenge

## The result of a deal.

# $count (number)
deals_result =
    { $count ->
        [one] **{ NUMBER($count) } point**
       *[other] **{ NUMBER($count) } points**
    }

# The points of a strong player of the bot, and how far one is from them.
# $par (number)
# $by (number): points between them
# $side (above | below | level)
deals_par =
    { $by ->
        [0] You reached exactly the par of { $par }: the hard bot has the same result.
       *[other] { $side ->
            [above] The hard bot's par is { $par }: you are **{ $by }** above it.
           *[other] The hard bot's par is { $par }: you are **{ $by }** below it.
        }
    }

deals_parUnderWay = The hard bot is still playing this deal. Press again in a moment to see the bot's par.
deals_late = You finished after the day had closed, so this attempt counts as practice.
deals_unfair = You used undo or a hint in this attempt.

# How one has done beside all who played.
# $players (number)
# $better (number): how many have done better
# $place (number): of the person
# $share (number?): of many players, who have done no better; from 0 to 1; absent where the players are few
deals_field =
    { $players ->
        [0] No other person has played this deal so far.
        [1] No other person has played this deal so far.
       *[other] { $better ->
            [0] None of the { $players } players has done better than you.
           *[other] { GIVEN($share) ->
                [yes] You have done at least as well as { PERCENT($share) } of { $players } players.
               *[no] You are in place { $place } of { $players } players.
            }
        }
    }

deals_here = **In this server**
deals_takenUp = **Played by**

# $place (number)
# $name (text)
# $count (number)
deals_row =
    { $count ->
        [one] `{ $place }` { $name }: { NUMBER($count) } point
       *[other] `{ $place }` { $name }: { NUMBER($count) } points
    }

# $name (text)
deals_rowUnfinished = `–` { $name }: not finished

# $row (text)
deals_helped = { $row } (with undo or a hint)

# $name (text)
# $count (number)
deals_rival =
    { $count ->
        [one] `–` { $name }: { NUMBER($count) } point
       *[other] `–` { $name }: { NUMBER($count) } points
    }

# $count (number)
# $attempts (number)
deals_ownBest =
    Your best with practice: { $count ->
        [one] { NUMBER($count) } point
       *[other] { NUMBER($count) } points
    }, in { $attempts ->
        [one] { NUMBER($attempts) } attempt
       *[other] { NUMBER($attempts) } attempts
    }.

# $count (number)
deals_bestFound =
    { $count ->
        [one] Best found so far: { NUMBER($count) } point.
       *[other] Best found so far: { NUMBER($count) } points.
    }

deals_otherDeal = You get a new deal, since everybody can see the seed and the moves of the finished game.

# $command (text)
deals_giveCode = With { $command } anybody can play the same deal and compare scores.

deals_unplayed = You see the results of the others after you have played this deal yourself.

deals_strong = Par
deals_found = Best found
deals_roundsTitle = **Points after each round**

# $count (number)
deals_wayTitle =
    { $count ->
        [one] **A line worth { NUMBER($count) } point**
       *[other] **A line worth { NUMBER($count) } points**
    }

deals_textHint = You can paste this text anywhere. The text tells no secret of the deal:

# $par (number)
deals_textPar = par { $par }

deals_posted = Your card follows in this channel.

# $name (text)
# $command (text)
deals_postedBy = { $name } has played this deal. With { $command } anybody can play it.

## The archive of deals.

# $game (text)
deals_archiveTitle = **{ $game }: past days**

# $game (text)
deals_challengesTitle = **{ $game }: your challenges**

deals_noDays = No day is over yet. The first day appears here tomorrow.
deals_noChallenges = You have not made or taken up a challenge yet.
deals_notPlayed = not played

# $count (number)
deals_best = best { $count }

deals_choose = Which deal?

# $seed (text)
# $salt (text)
deals_proofPublished =
    Seed `{ $seed }`
    Salt `{ $salt }`

deals_proofHow = Anybody can check the shuffle with the seed and the salt.

## The morning message of a server: one message a day in its channel.

# $date (text)
morning_title = ☀️ **Good morning!** { $date }

# $game (text)
# $deal (text): the name of the daily deal, with its number
morning_deal = **{ $game } · { $deal }**

# $game (text)
# $deal (text): the name of the daily deal, with its number
# $par (number)
morning_dealWithPar =
    { $par ->
        [one] **{ $game } · { $deal }** · hard bot: { NUMBER($par) } point
       *[other] **{ $game } · { $deal }** · hard bot: { NUMBER($par) } points
    }

# $name (text)
# $count (number)
morning_row =
    { $count ->
        [one] { $name }: { NUMBER($count) } point
       *[other] { $name }: { NUMBER($count) } points
    }

# Result of a duel, for a person or the bot.
# $name (text)
# $side (ahead | behind | level)
# $count (number): points between the two seats
morning_duelRow =
    { $side ->
        [level] { $name }: level with the bot
        [ahead] { $count ->
            [one] { $name }: { NUMBER($count) } point ahead
           *[other] { $name }: { NUMBER($count) } points ahead
        }
       *[other] { $count ->
            [one] { $name }: { NUMBER($count) } point behind
           *[other] { $name }: { NUMBER($count) } points behind
        }
    }

morning_bot = hard bot

# $days (number)
morning_streak =
    { $days ->
        [one] 🔥 { NUMBER($days) } day
       *[other] 🔥 { NUMBER($days) } days
    }

# $count (number)
morning_more =
    { $count ->
        [one] -# and { NUMBER($count) } more person
       *[other] -# and { NUMBER($count) } more people
    }

# $relative (text)
morning_hidden = -# The last deal closes { $relative }. Its results come with the next morning message.

# No person of the server played the last daily deal, or none of its players shares statistics.
morning_none = The last daily deal has no results to show here. Today's deal is ready.

# $name (text)
# $points (number)
# $game (text)
# $ahead (number)
morning_move =
    { $points ->
        [one] ✨ **Move of the day:** { $name } made { NUMBER($points) } point with one move in { $game }, { NUMBER($ahead) } more than the average move of that game.
       *[other] ✨ **Move of the day:** { $name } made { NUMBER($points) } points with one move in { $game }, { NUMBER($ahead) } more than the average move of that game.
    }

# $games (number)
morning_week =
    { $games ->
        [0] 📅 **The last week:** no game ended.
        [one] 📅 **The last week:** { NUMBER($games) } game ended.
       *[other] 📅 **The last week:** { NUMBER($games) } games ended.
    }

# $scores (list)
morning_best = 🏆 Best results: { LIST($scores) }.

# $name (text)
# $points (number)
# $game (text)
morning_score =
    { $points ->
        [one] { $name } with { NUMBER($points) } point in { $game }
       *[other] { $name } with { NUMBER($points) } points in { $game }
    }

# $score (text): a person with their points and the game
# $before (number)
morning_record = 🎉 New record of this server: { $score }. The old record was { NUMBER($before) }.

# $name (text)
# $days (number)
morning_longest =
    { $days ->
        [one] 🔥 Longest streak of daily deals: { $name }, { NUMBER($days) } day.
       *[other] 🔥 Longest streak of daily deals: { $name }, { NUMBER($days) } days.
    }

# $name (text)
# $league (text)
# $thread (text)
# $since (text)
morning_wait = ⏳ League { $league }: the game in { $thread } waits for { $name }. The turn began { $since }.

# $game (text)
morning_play = Play today's { $game }
morning_puzzle = Solve a puzzle

## A deal that is a duel against the hard bot.

# Before the first attempt and before practice.
duels_rules = You play against the hard bot. Everybody has the same seat, and the bot answers the same moves in the same way. Your result is your lead in points.

# $lead (text): the difference in points, with its sign
# $own (number): points of the person
# $bot (number): points of the bot
duels_result = **{ $lead }** against the hard bot ({ $own } : { $bot })

# $lead (text)
duels_par = In your seat the hard bot gets **{ $lead }**.

# $lead (text)
# $attempts (number)
duels_ownBest =
    Your best with practice: { $lead }, in { $attempts ->
        [one] { NUMBER($attempts) } attempt
       *[other] { NUMBER($attempts) } attempts
    }.

# $lead (text)
duels_bestFound = Best found so far: { $lead }.

# $lead (text)
duels_wayTitle = **Moves that lead to { $lead }**

duels_wayHow = The bot answers these moves in the same way every time.
duels_roundsTitle = **Your lead over the bot after each round**
# $lead (text)
duels_textPar = hard bot { $lead }

# $lead (text)
duels_best = best { $lead }

# On the page that shows the seed.
duels_proofHow = The bot's random numbers come from the seed too. So anybody with the bot's program can check each of its answers.

duels_thinking = The bot is still thinking. Press the button in a moment.
# Buttons that lead to the game's deals of the other form.
duels_solo = Solo
duels_duel = Duel

## The same deal at several tables.

# What it is, at the head of its messages.
# $game (text)
# $tables (number)
duplicates_head =
    { $tables ->
        [one] **{ $game }** · duplicate, { NUMBER($tables) } table
       *[other] **{ $game }** · duplicate, { NUMBER($tables) } tables
    }

duplicates_about = Every table has the same deal and the same draws. At the end I compare the same seat at all tables, as in bridge. Each worse result at another table gives a seat two match points, and each equal result gives one match point. A duplicate is not rated.

# Below the head, with what follows: how it is played.
# $seats (number?): at each table; absent where there are as many as are needed
duplicates_how_seats =
    { GIVEN($seats) ->
        [no] as many seats as are needed
       *[yes] { $seats ->
            [one] { NUMBER($seats) } seat at each table
           *[other] { NUMBER($seats) } seats at each table
        }
    }

# $hints (yes or no)
duplicates_how_hints =
    { $hints ->
        [no] without hints
       *[yes] with hints
    }

# $company (list)
duplicates_how_company = at every table: { LIST($company) }

duplicates_secret = Each table plays in a private thread. Until all tables have ended, Discord shows the thread only to the table's own people, and to members with Manage Threads.

# $opener (text)
# $count (number)
# $most (number)
duplicates_gathering =
    { $count ->
        [one] Opened by { $opener }. { NUMBER($count) } person has joined; at most { $most } can join. I spread the people over the tables at random, and bots take the free seats.
       *[other] Opened by { $opener }. { NUMBER($count) } people have joined; at most { $most } can join. I spread the people over the tables at random, and bots take the free seats.
    }

# $wanted (number)
duplicates_fewer = There are fewer tables than the { $wanted } requested, since each table needs at least one person.

duplicates_calledOff = Cancelled: nothing was dealt.
duplicates_closed = This duplicate was closed early. The tables that had ended are compared, and the other tables continue separately.
duplicates_compared = The comparison is in a separate message.

# Said to all in its message.
duplicates_noThreads = ⚠️ I can't open private threads here: I need **Create Private Threads** and **Send Messages in Threads**. I keep trying; nothing is lost.

## Buttons of a duplicate.

duplicates_stop = Cancel
duplicates_sure = Yes, end the duplicate

## Private answers about a duplicate.

duplicates_opened = The duplicate is open; its message comes in this channel.
duplicates_joined = You have joined. Your table is chosen at random at the start.
duplicates_left = You have left.
duplicates_started = The duplicate starts. Each table opens in a private thread, and I add its people there.
duplicates_stopAsk = Cancel the duplicate? Nothing is dealt.
duplicates_closeAsk = Close the duplicate? The tables that have ended are compared now; the other tables continue, and no longer count.
duplicates_closeForfeits = ⚠️ Your own table is still playing, so your seat would come last.
duplicates_stopped = The duplicate is cancelled.
duplicates_closedNow = The duplicate is closed.
duplicates_onlyHere = Duplicates are for servers: open one in a channel where I may open private threads.

# A menu that turns a new table into a duplicate.
duplicates_offer = Same deal at several tables, compared at the end…

# $count (number)
duplicates_offered =
    { $count ->
        [one] Same deal at { NUMBER($count) } table
       *[other] Same deal at { NUMBER($count) } tables
    }

# Each plays alone, by the solo rules.
# $count (number)
duplicates_offeredAlone =
    { $count ->
        [one] Same solo deal for { NUMBER($count) } person
       *[other] Same solo deal for { NUMBER($count) } people
    }

## The comparison of a duplicate's tables.

duplicates_noneEnded = No table had ended: there is nothing to compare.

# $place (number)
# $name (text)
# $share (number?): of the match points, from 0 to 1; absent where there are none
# $matchPoints (number)
# $table (number)
duplicates_place =
    `{ $place }` { $name } · { GIVEN($share) ->
        [no] –
       *[yes] { PERCENT($share) }
    } · { $matchPoints ->
        [one] { NUMBER($matchPoints) } match point
       *[other] { NUMBER($matchPoints) } match points
    } · table { $table }

# $number (number)
duplicates_seat = Seat { $number }

# $table (number)
# $name (text)
# $total (number?): points; absent where there are none
# $matchPoints (number)
duplicates_score =
    { GIVEN($total) ->
        [no] table { $table } { $name } – ({ $matchPoints })
       *[yes] table { $table } { $name } { $total } ({ $matchPoints })
    }

duplicates_rounds = Round by round

# $turn (number)
# $seat (number)
duplicates_parted = All tables were alike until turn { $turn }. Then seat { $seat } made different choices.

duplicates_oneWay = All tables made the same choices.
duplicates_scale = -# In parentheses: match points. A seat that was given up, or belongs to a cancelled table, comes last. A player who closes the duplicate during their own game comes last too.

# $seed (text)
# $salt (text)
duplicates_proof = -# Seed `{ $seed }`, salt `{ $salt }`.

duplicates_stillPlayed = -# The seed is published when the last table has ended.

# In statistics.
# $count (number)
# $share (number): of the match points, from 0 to 1
duplicates_counted =
    { $count ->
        [one] { NUMBER($count) } duplicate: { PERCENT($share) } of the match points on average
       *[other] { NUMBER($count) } duplicates: { PERCENT($share) } of the match points on average
    }

## What a person could do now, reported in private. Points come as they are printed: "+3.2", "63".

# On the button that asks for it.
hints_ask = Hint

hints_title = **My suggestions**, best first

# How far ahead of the others, or how many points alone.
# $points (text)
hints_margin = expected **{ $points }**

# $points (text)
hints_score = points expected: **{ $points }**

# The button to the points of all reasons.
hints_exactly = Why exactly?

# Above a list of events. Each has the share of worlds at its end.
# $action (text)
# $first (yes or no): the first of two such lists
hints_after =
    { $first ->
        [no] After *{ $action }*:
       *[yes] After *{ $action }* (share of imagined games):
    }

# Behind an event: its share of worlds after this action, and after the other one.
# $share (text): such as "84%"
# $other (text)
# $why (text?): reason why it is rarer there, such as "L3 is purple"
hints_shares =
    { GIVEN($why) ->
        [no] { $share } instead of { $other }
       *[yes] { $share } instead of { $other }, otherwise: { $why }
    }

# At the end of both lines of play.
# $lead (text)
# $leadOther (text)
hints_lead = Your lead in points then: { $lead } instead of { $leadOther }.

# A reason. It may follow "Better than Draw red 1: ".
# $name (text?): of another seat
# $gain (more | less | nothing)
# $thing (text): such as L4
hints_gets =
    { GIVEN($name) ->
        [no]
            { $gain ->
                [nothing] you then get nothing from { $thing }
                [less] you then get less from { $thing }
               *[more] you then get more from { $thing }
            }
       *[yes]
            { $gain ->
                [nothing] { $name } then gets nothing from { $thing }
                [less] { $name } then gets less from { $thing }
               *[more] { $name } then gets more from { $thing }
            }
    }

# $action (text): another action, that is named
# $better (yes or no): whether this action is better than the other
# $reason (text)
hints_because =
    { $better ->
        [no] Weaker than *{ $action }*: { $reason }.
       *[yes] Better than *{ $action }*: { $reason }.
    }

# A reason that speaks against the better action.
# $reason (text)
hints_against = against this action: { $reason }

# $action (text)
# $better (yes or no)
hints_unnamed =
    { $better ->
        [no] Weaker than *{ $action }*: no single reason stands out.
       *[yes] Better than *{ $action }*: no single reason stands out.
    }

# $action (text): another action, that is named
# $reasons (text): each with its points
hints_comparedWith = Compared with *{ $action }*: { $reasons }

# The part of the difference that the reasons leave.
# $points (text)
hints_rest = all else: { $points }

# $action (text)
# $ahead (yes or no): whether both were played on; else they were only looked at
hints_even =
    { $ahead ->
        [no] At first glance, this action is about as good as *{ $action }*.
       *[yes] I played the game on after both actions: this action is about as good as *{ $action }*.
    }

# $action (text)
# $points (text)
hints_noReason = Compared with *{ $action }*: { $points } in all. No single reason stands out.

# What the figures mean.
hints_marginMeans = Expected: your final points minus the average of the others, estimated from what you can see.

hints_scoreMeans = Expected: your final points, estimated from what you can see.
hints_press = Press a hint to see its action on the board; nothing happens until you confirm the action. For a hint I look further ahead than for the order of the buttons.

# $used (number)
hints_counted =
    { $used ->
        [one] { NUMBER($used) } hint used in this game so far.
       *[other] { NUMBER($used) } hints used in this game so far.
    }

hints_only = Only one action is possible, so I count no hint:
hints_none = I have no advice here, so I count no hint.

# After the end of a game alone.
# $count (number)
hints_used =
    { $count ->
        [one] { NUMBER($count) } hint used.
       *[other] { NUMBER($count) } hints used.
    }

# After the end of a game with others.
# $uses (list): one for each person
hints_usedBy = Hints used: { LIST($uses, between: ", ") }.

# One of them.
# $person (text)
# $count (number)
hints_usedByOne = { $person } { $count }

## Puzzles: a position, one decision, one right answer. All of it is private.

# $game (text)
puzzles_title = **{ $game } · puzzle**

# $round (number): of the position
puzzles_round = Round { NUMBER($round) }
puzzles_ask = **Your move. What is best?**

# A puzzle that this person has answered before.
puzzles_back = -# You have answered this puzzle before, so your answer now changes no rating.
puzzles_which = Puzzles: one position, one decision, one best answer. Which game?

# On a button of that choice.
# $game (text)
# $rating (text?): own rating in the puzzles of this game; absent before the first answer
puzzles_gameButton =
    { GIVEN($rating) ->
        [no] { $game }
       *[yes] { $game } · { $rating }
    }
puzzles_right = ✅ **Right!**
puzzles_wrong = ❌ **There was something better.**

# $when (text): "3 hours ago"
puzzles_before = You answered this puzzle { $when }.

# Behind the action of the list that is the best.
puzzles_best = best

# Behind the action of the list that the person chose.
puzzles_chosen = your choice

# Above the events that decide a puzzle.
# $action (text): another action than the best one
puzzles_why = Why the best action is better than *{ $action }*:

# Above the events of one imagined game, after the best action of a puzzle or after another one.
# $best (yes or no)
puzzles_imagined =
    { $best ->
        [no] The same game after the other action:
       *[yes] One imagined game after the best action:
    }

# $worlds (number)
puzzles_means =
    { $worlds ->
        [one] -# A loss of 2 means: two of your turns later, your lead is 2 points smaller, in { NUMBER($worlds) } imagined game.
       *[other] -# A loss of 2 means: two of your turns later, your lead is 2 points smaller, on average over { NUMBER($worlds) } imagined games.
    }

# What the puzzle is about, in a word or two, after the answer.
# $theme (text): one of those below
# $rating (text): of the puzzle
puzzles_theme = -# Theme: { $theme } · this puzzle is rated { $rating }
puzzles_themes_prepare = preparation
puzzles_themes_deny = denying the others
puzzles_themes_goal = serving a goal
puzzles_themes_race = a race
puzzles_themes_risk = risk
puzzles_themes_timing = timing
puzzles_themes_save = saving for later
puzzles_themes_position = position

# $before (text)
# $after (text)
puzzles_rating = Puzzle rating: { $before } → **{ $after }**

# $rating (text)
puzzles_unrated = Puzzle rating: **{ $rating }** (only your first answer to a puzzle counts)
puzzles_provisional = -# The question mark behind your rating goes away after you have answered ten different puzzles.
puzzles_next = Next puzzle
puzzles_stop = Stop
puzzles_other = Other game
puzzles_again = Repeat the oldest
puzzles_more = More puzzles

# Nothing is left that this person has not answered.
# $game (text)
# $count (number)
puzzles_done =
    { $count ->
        [one] You have answered the only puzzle of { $game }. Well done!
       *[other] You have answered all { NUMBER($count) } puzzles of { $game }. Well done!
    }

# $when (text): "in 3 days"
puzzles_returns = The next puzzle that you answered wrong comes back { $when }.
puzzles_oldest = You can repeat the oldest puzzles; repeated answers change no rating.

# After Stop.
# $solved (number)
# $answered (number)
# $longest (number): right answers in a row
puzzles_run =
    { $answered ->
        [one] **End of the run:** { NUMBER($solved) } of { NUMBER($answered) } puzzle solved, at most { NUMBER($longest) } in a row.
       *[other] **End of the run:** { NUMBER($solved) } of { NUMBER($answered) } puzzles solved, at most { NUMBER($longest) } in a row.
    }
puzzles_noRun = You have answered no puzzle in this run.

# One line for each game.
# $game (text)
# $before (text)
# $after (text)
puzzles_runRating = { $game }: { $before } → **{ $after }**

# In the statistics of a person.
# $rating (text)
# $solved (number): right first answers
# $answers (number): first answers
puzzles_stats =
    { $answers ->
        [one] Puzzle rating: **{ $rating }**, { NUMBER($solved) } of { NUMBER($answers) } puzzle solved (the solution of every puzzle is public)
       *[other] Puzzle rating: **{ $rating }**, { NUMBER($solved) } of { NUMBER($answers) } puzzles solved (the solution of every puzzle is public)
    }

## Seasons of a server's people.

# What it is, at the head of its message.
# $name (text)
# $game (text)
leagues_head = **{ $name }** · { $game } league

# Below the head, with what follows: how it is played.
# $seats (number): at a table, at most
leagues_how_seats =
    { $seats ->
        [2] duels
       *[other] tables of up to { $seats }
    }

contests_noPace = no time limit

# $rounds (number?): absent where the number of people says how many
leagues_how_rounds =
    { GIVEN($rounds) ->
        [no] number of rounds depends on the number of people
       *[yes] { $rounds ->
            [one] { NUMBER($rounds) } round
           *[other] { NUMBER($rounds) } rounds
        }
    }

# After the rounds.
# $cup (number)
leagues_how_cup = then a cup of the best { $cup }

# Reported before the first game.
# $scales (list)
leagues_scale = Points by place: { LIST($scales, last: "or") }. People with equal places share their points.

leagues_ties = In a tie, the results between the tied players decide first. Then follow: average league points of the opponents, average share of the points in each game, a random draw.

# $bye (number): points
# $missed (number): points
leagues_absent =
    { $missed ->
        [one] If a player's time runs out, a stand-in plays until the player is back. A game left to the stand-in scores nothing. After the second such game, the player's place goes to the waiting list. A person who joins late gets { NUMBER($missed) } point for each round missed. A bye scores { $bye }.
       *[other] If a player's time runs out, a stand-in plays until the player is back. A game left to the stand-in scores nothing. After the second such game, the player's place goes to the waiting list. A person who joins late gets { NUMBER($missed) } points for each round missed. A bye scores { $bye }.
    }

# $player (text)
leagues_filled = At a table with a free seat, { $player } plays too. The bot gets no points, and doesn't change the others' places.

# In menus, beside the sizes of a cup.
leagues_noCup = no cup

# $on (yes or no): whether bots take free seats
leagues_fill =
    { $on ->
        [no] free seats stay free
       *[yes] medium bots take free seats
    }

# $seed (text)
leagues_drawn = The draw follows from seed `{ $seed }`.

# $opener (text)
# $count (number)
# $fewest (number)
# $most (number)
leagues_gathering =
    { $count ->
        [one] Opened by { $opener }. { NUMBER($count) } person has joined; { $fewest } to { $most } can play. Games are rated, and start automatically in threads of this channel.
       *[other] Opened by { $opener }. { NUMBER($count) } people have joined; { $fewest } to { $most } can play. Games are rated, and start automatically in threads of this channel.
    }

# A round of the cup, by how many play in it: 2, 4 or 8.
# $players (number)
leagues_cup =
    { $players ->
        [2] final
        [4] semi-finals
       *[other] quarter-finals
    }

# $open (number)
# $all (number)
contests_tablesLeft =
    { $open ->
        [0] All tables have ended.
       *[other] { $open } of { $all } { $all ->
            [1] table
           *[other] tables
        } still { $open ->
            [1] plays
           *[other] play
        }.
    }

# $names (list)
leagues_waiting = Waiting for a place: { LIST($names, between: ", ") }

# $winner (text)
# $total (number)
leagues_over =
    { $total ->
        [one] 🏆 { $winner } has won, with { NUMBER($total) } point in the rounds.
       *[other] 🏆 { $winner } has won, with { NUMBER($total) } points in the rounds.
    }

leagues_closed = This league was closed before its end. Games under way continue.

# Said to all in its message.
leagues_noThreads = ⚠️ I can't open threads here: I need **Create Public Threads** and **Send Messages in Threads**. I keep trying; nothing is lost.

# Said to who asks.
leagues_shut = ⚠️ I can't write in the league's channel any more. The league waits, and I keep trying.

# $number (number)
contests_table = Table { $number }

# $names (list)
# $bye (number)
leagues_byes =
    { $bye ->
        [one] No table this time, { NUMBER($bye) } point: { LIST($names, between: ", ") }
       *[other] No table this time, { NUMBER($bye) } points: { LIST($names, between: ", ") }
    }

# Who is called to a table is called there, when it is their turn.
leagues_called = -# This message pings nobody: each player is pinged in the thread when it is their turn.

## Buttons of a league or a duplicate.

contests_join = Join
contests_leave = Leave
contests_start = Start
leagues_standing = Standings
contests_close = Close

## Private answers about a league.

# $name (text)
leagues_opened = **{ $name }** is open; its message comes in this channel.

# $name (text)
leagues_joined = You are in **{ $name }**.

# $name (text)
leagues_nowWaiting = **{ $name }** has started: you are on the waiting list, and take the place of the next person who leaves.

# $name (text)
leagues_left = You have left **{ $name }**. A game already under way continues.

# $name (text)
leagues_started = **{ $name }** starts: its tables open in threads of the channel.

# $name (text)
leagues_closeAsk = Close **{ $name }**? No further round is played, and the league has no winner. Games under way continue.

# $name (text)
leagues_closedNow = **{ $name }** is closed.

## The standing of a league, and where its people play.

# A line of the standing.
# $place (number)
# $name (text)
# $total (number)
# $games (number)
leagues_row =
    `{ $place }` { $name }: { $total ->
        [one] { NUMBER($total) } point
       *[other] { NUMBER($total) } points
    }, { $games ->
        [one] { NUMBER($games) } game
       *[other] { NUMBER($games) } games
    }

leagues_gone = left

# Of a player whose place went to the waiting list after games resigned or left to the stand-in.
leagues_out = out

# $thread (text)
leagues_ownGame = Your game of this round: { $thread }

leagues_ownBye = You have no table this round.
leagues_ownOver = Your game of this round has ended.
leagues_ownComing = Your table of this round opens in a moment.
leagues_notIn = You are not in this league.

# $known (list)
leagues_noVariant =
    { COUNT($known) ->
        [0] This game has no variants.
       *[other] There is no such variant. Choose one of these: { LIST($known, between: ", ") }.
    }

leagues_onlyHere = Leagues are for servers: open one in a channel where I may open threads.

## What is said of players of the bot; they are named with their mark and their strength.

# What each strength does, for who chooses.
# $name (text)
players_does_easy = { $name } plays like a friendly beginner, looks one move ahead, and can be beaten.

# $name (text)
players_does_medium = { $name } weighs what every move is worth now and later.

# $name (text)
players_does_hard = { $name } plays out each of the best moves many times. A decision takes a few seconds.

# On the lobby's button, while there is room and afterwards.
players_add = Add a bot

players_manage = Manage bots
players_ask = **Who should join the table?**
players_full = All seats are taken.

# $name (text)
# $taken (number)
# $wanted (number)
players_added = { $name } has a seat ({ $taken } of { $wanted } taken).

# A player of the bot that stands in.
# $person (text)
players_for = the bot for { $person }

# $names (list)
players_thinking =
    { COUNT($names) ->
        [1] { LIST($names) } is thinking.
       *[other] { LIST($names) } are thinking.
    }

# Of what was typed for players.
# $typed (text)
# $possible (list): strengths, as they are typed
# $strongest (text): of these, the last
# $pair (list): of these, the first two
players_unknown = There is no bot “{ $typed }”. The bots are { LIST($possible) }. For several bots type “2 { $strongest }” or “{ LIST($pair, between: ", ") }”.

## The way to what lies before another seat.

# On a button.
# $name (text)
seatPages_lookAt = Look at { $name }

## Refusals of the table: why nothing is done. Each game has its own refusals in its own catalogue. Moments come as Discord shows them, such as "in 3 hours".

refusals_no-match =
    { GIVEN(COMMAND("solo")) ->
        [no] There is no game in this channel. { COMMAND("new") } opens a table.
       *[yes] There is no game in this channel. { COMMAND("new") } opens a table, and { COMMAND("solo") } starts a game alone.
    }

# $status (text?): lobby, where players are waited for
# $asker (text?): stranger, who does not sit there
# $free (number?): seats
refusals_channel-busy =
    { $status ->
        [lobby] { $asker ->
            [stranger] { $free ->
                [0] A channel holds one game at a time. A game is about to start here, and all of its seats are taken.
               *[other] A channel holds one game at a time. A table waits for players here: { COMMAND("game") } → Join takes a seat.
            }
           *[other] A channel holds one game at a time. A table waits for players here, and you sit at it.
        }
       *[other] A channel holds one game at a time, and this channel has a game. Open your game in another channel or in a thread.
    }

refusals_already-seated = You're already at this table.

# $gathering (yes or no)
# $full (yes or no)
refusals_not-seated =
    { $gathering ->
        [no] You don't sit at this table, so there is nothing for you to do. { COMMAND("board") } shows the game.
       *[yes] { $full ->
            [no] You don't sit at this table. { COMMAND("game") } → Join takes a seat.
           *[yes] You don't sit at this table, and all of its seats are taken.
        }
    }

refusals_no-players = There are no bots for this game yet: ask people to join.

# $players (number)
# $seats (number)
refusals_players-only = At least one seat must be for a person, but bots take all seats. Seats: { $seats }, bots: { $players }.

# $seats (number)
refusals_table-full =
    { $seats ->
        [one] The table is full: { NUMBER($seats) } seat is taken.
       *[other] The table is full: { NUMBER($seats) } seats are taken.
    }

# $seats (number): that are taken
# $needed (number)
refusals_too-few =
    { $seats ->
        [one] Too few players: the game needs { $needed }, and { NUMBER($seats) } sits here. Others can press Join.
       *[other] Too few players: the game needs { $needed }, and { NUMBER($seats) } sit here. Others can press Join.
    }

# $asker (text?): seated or opener, who sits there
refusals_already-started =
    { $asker ->
        [seated] The game has already started, so seats no longer change. { COMMAND("game") } → Resign… gives up your seat.
        [opener] The game has already started, so seats no longer change. { COMMAND("game") } → Resign… gives up your seat.
       *[other] The game has already started, so seats no longer change. { COMMAND("board") } shows the game.
    }

refusals_not-started = The game has not started yet. The person who opened the table can start the game once enough players sit here. Once the table is full, anybody who sits here can start the game.

# Only the opener of a table does so.
# $opener (text?)
refusals_not-opener_start =
    { GIVEN($opener) ->
        [no] Only the person who opened this table can start the game, until the table is full.
       *[yes] Only { $opener }, who opened this table, can start the game, until the table is full.
    }

# $asker (text?): stranger, who does not sit there
# $opener (text?)
refusals_not-opener_cancel =
    { $asker ->
        [stranger] { GIVEN($opener) ->
            [no] Only the person who opened this table can cancel it.
           *[yes] Only { $opener }, who opened this table, can cancel it.
        }
       *[other] { GIVEN($opener) ->
            [no] Only the person who opened this table can cancel it. { COMMAND("game") } → Leave gives up your own seat.
           *[yes] Only { $opener }, who opened this table, can cancel it. { COMMAND("game") } → Leave gives up your own seat.
        }
    }

# $opener (text?)
refusals_not-opener_other =
    { GIVEN($opener) ->
        [no] Only the person who opened this table can change it.
       *[yes] Only { $opener }, who opened this table, can change it.
    }

refusals_others-seated = Another person sits at this table, so you can't change its settings. You can leave and open another table.
refusals_over = The game is over. { COMMAND("board") } shows how the game ended, and { COMMAND("new") } opens another table.
refusals_cancel-alone = A rated game against bots can't be cancelled: otherwise only your wins would ever count. { COMMAND("game") } → Resign… ends the game as a loss.
refusals_cancel-counts = Only all players together can cancel a rated or league game. A member with Manage Server, but without a seat in the game, can cancel it too.
refusals_pause-alone = A rated game against bots can't be paused: otherwise only your wins would ever count. An absence in `/games settings` stops the game's clock.
refusals_live-alone = A live game needs at least two people, since bots wait for you at any pace. Leave out `pace`, or leave a seat free for another person.
refusals_live-duplicate = The people of a duplicate play whenever they have time, so its tables can't be live. Choose another `pace`.
refusals_duplicate-invited = People are invited to this table, so it can't become a duplicate. Open another table without inviting anybody.
refusals_not-live = This game is not live, so it needs no change to a slow pace.

# $end (resigned | outOfTime | left): how the seat ended
refusals_resigned =
    { $end ->
        [outOfTime] Your time in this game has run out; the bot plays your seat. { COMMAND("board") } shows the game.
        [left] You were away for too long, so this game ended for you. The bot plays your seat. { COMMAND("board") } shows the game.
       *[resigned] You have resigned from this game; the bot plays your seat. { COMMAND("board") } shows the game.
    }

refusals_stale = The game has moved on since you saw it, so nothing was done.
refusals_late = The game moved on while your command was on its way, so nothing was done.
refusals_late-choice = You have chosen again since you sent this choice, so nothing was done.
refusals_no-such-order = That standing order is no longer active: it was taken back, or doesn't fit this action. Your hand page lists the active orders.

# $limit (number)
refusals_too-many-orders = You already have { $limit } standing orders, and more don't fit on a page. Nothing was done. Take an order back on your hand page first.

# $people (list)
refusals_not-to-act =
    { COUNT($people) ->
        [0] It is not your turn.
       *[other] It is not your turn. The game waits for { LIST($people) }.
    }

# $why (text?): rated, or off; else the game has no bot that can advise
refusals_no-hints =
    { $why ->
        [rated] This game is rated, and a rated game has no hints. A game that is opened with `rated:False` has hints.
        [off] This table is played without hints. Your panel lists all you can do, and { COMMAND("rules") } explains the game.
       *[other] I give no hints in this game, since I can't play it well. { COMMAND("rules") } explains the game.
    }

# $min (number?): absent where the game is for one number of players alone
# $max (number)
refusals_bad-seats =
    { GIVEN($min) ->
        [no] { $max ->
            [one] This game is for { NUMBER($max) } player.
           *[other] This game is for { NUMBER($max) } players.
        }
       *[yes] This game is for { $min } to { $max } players.
    }

refusals_not-allowed = You can't cancel this game alone. Before the start, the person who opened the table can cancel the game. After the start all players must agree, or a member with Manage Server cancels the game.
refusals_undo-nothing = Nothing has been played yet, so there is nothing to take back.
refusals_undo-over = The game is over and everything is shown, so nothing can be taken back.
refusals_undo-first = Your first attempt at this deal counts, so it has no undo. You can use undo when you practise afterwards.
refusals_rated-undo = In a rated game against bots, you can't take an action back once it has revealed something or a bot has answered.

# $people (list)
refusals_undo-not-yours =
    { COUNT($people) ->
        [0] You can take back only your own action, and the last action here is by somebody else.
       *[other] You can take back only your own action, and the last action here is by { LIST($people) }.
    }

# $people (list)
refusals_undo-acted-since =
    { COUNT($people) ->
        [0] You can take back only the last action of the game, and another player has acted after you.
        [1] You can take back only the last action of the game, and { LIST($people) } has acted after you.
       *[other] You can take back only the last action of the game, and { LIST($people) } have acted after you.
    }

# Why the others must agree before something is taken back.
# $reason (text?): revealed, together or acted
refusals_undo-consent =
    { $reason ->
        [revealed] All others must agree to this undo: the action has shown something new, which can't be unseen.
        [together] All others must agree to this undo: several players chose together.
        [acted] All others must agree to this undo: other players have chosen since.
       *[other] All others must agree to this undo: the action concerns them too.
    }

# $people (list)
refusals_undo-asked =
    { COUNT($people) ->
        [0] A player has already asked for an undo: the others have 48 hours to agree.
        [1] { LIST($people) } has already asked for an undo: the others have 48 hours to agree.
       *[other] { LIST($people) } have already asked for an undo: the others have 48 hours to agree.
    }

refusals_undo-own-request = You asked for this undo yourself, so the others decide.
refusals_undo-no-request = There is no open request for an undo. { COMMAND("undo") } takes back your own last action.

# $status (text?): agreed, refused, withdrawn or lapsed
refusals_undo-settled =
    { $status ->
        [agreed] This request is over: all agreed, and the action was taken back.
        [refused] This request is over: a player refused, so the action is kept.
        [withdrawn] This request is over: it was withdrawn, so the action is kept.
        [lapsed] This request is over: not everybody agreed within 48 hours, so the action is kept.
       *[other] This request is over.
    }

refusals_paused = This game is paused: nothing can be played until the players agree to go on.
refusals_not-paused = This game is not paused.
refusals_bad-seat = There is no such seat at this table.

# $people (list)
# $end (resigned | outOfTime | left): how the seat ended
refusals_seat-resigned =
    { COUNT($people) ->
        [0]
            { $end ->
                [outOfTime] That player ran out of time; I play that seat to the end.
                [left] That player left for good; I play that seat to the end.
               *[resigned] That player has resigned; I play that seat to the end.
            }
       *[other]
            { $end ->
                [outOfTime] { LIST($people) } ran out of time; I play that seat to the end.
                [left] { LIST($people) } left for good; I play that seat to the end.
               *[resigned] { LIST($people) } has resigned; I play that seat to the end.
            }
    }

# $people (list)
# $until (text)
refusals_seat-away =
    { COUNT($people) ->
        [0] That player is away. The clock waits, and runs again { $until }.
       *[other] { LIST($people) } is away. The clock waits, and runs again { $until }.
    }

# $people (list)
refusals_seat-absent =
    { COUNT($people) ->
        [0] That player is absent, and I already play that seat.
       *[other] { LIST($people) } is absent, and I already play that seat.
    }

refusals_seat-offered = That seat is on offer already.

# $people (list)
# $late (text?): when the turn ends; absent where it may take any time
refusals_not-late =
    { GIVEN($late) ->
        [no] { COUNT($people) ->
            [0] That player is not late.
           *[other] { LIST($people) } is not late.
        }
       *[yes] { COUNT($people) ->
            [0] That player is not late. The time for this turn ends { $late }.
           *[other] { LIST($people) } is not late. The time for this turn ends { $late }.
        }
    }

refusals_vote-own-seat = This vote is about your own seat, so the others decide. The vote ends when you act.

# $people (list)
refusals_vote-other-player =
    { COUNT($people) ->
        [0] That player has already proposed a different bot for this seat. Answer that proposal first, or wait for its end.
       *[other] { LIST($people) } has already proposed a different bot for this seat. Answer that proposal first, or wait for its end.
    }

refusals_no-vote = There is no such vote in this game.

# $status (text?): agreed, refused, withdrawn or lapsed
refusals_vote-settled =
    { $status ->
        [agreed] This vote is over: the players agreed.
        [refused] This vote is over: the players refused.
        [withdrawn] This vote is over: it was withdrawn, or it is no longer needed.
        [lapsed] This vote is over: it was not decided within 48 hours.
       *[other] This vote is over.
    }

refusals_no-offer = That seat is not free to take over.
refusals_unwelcome = You can't take a seat at this table. { COMMAND("new") } opens a table in another channel.

# $people (list)
refusals_blocked-here = You have blocked somebody who sits here: { LIST($people) }. You can unblock them in `/games settings`.

refusals_nudge-nobody = There is nobody else here to ping now.

# $until (text)
refusals_nudge-early = The first hour of a turn has no nudges. You can nudge { $until }.

# $until (text)
refusals_nudged = The awaited players have been pinged already. You can nudge again { $until }.

# $until (text)
refusals_live-clock = In a live game the clock pings and decides. The player whose turn it is must act, or loses { $until }.

refusals_seat-moved = That player could not use the game's channel. The game goes on for this player in direct messages, and the player gets more time.

refusals_bad-zone = I don't know that time zone. Choose a zone such as Europe/Lisbon or Asia/Seoul.
refusals_no-zone = Quiet hours need your time zone: choose a time zone as well.
refusals_bad-hours = I don't understand those hours. Write times from 0:00 to 23:59, like 22:30, 22.30, 22h30 or 10pm. The two times must differ.
refusals_away-past = That day is already over.

# $days (number)
refusals_away-long =
    { $days ->
        [one] You can be away for { NUMBER($days) } day at most.
       *[other] You can be away for { NUMBER($days) } days at most.
    }

refusals_block-self = You can't block yourself.

# A limit is reached.
# $limit (number)
refusals_too-many_invitations =
    { $limit ->
        [one] At most { NUMBER($limit) } person can be invited to one table.
       *[other] At most { NUMBER($limit) } people can be invited to one table.
    }

# $count (number)
# $limit (number)
refusals_too-many_lobbies =
    { $count ->
        [one] You have opened { NUMBER($count) } table here that still waits for players. The limit is { $limit }: start or cancel a table first.
       *[other] You have opened { NUMBER($count) } tables here that still wait for players. The limit is { $limit }: start or cancel a table first.
    }

# $count (number)
# $limit (number)
refusals_too-many_live =
    { $count ->
        [one] You sit in { NUMBER($count) } game that is not over, and the limit is { $limit }. Finish, resign or cancel a game first: `/games list` shows all.
       *[other] You sit in { NUMBER($count) } games that are not over, and the limit is { $limit }. Finish, resign or cancel a game first: `/games list` shows all.
    }

# $count (number)
# $limit (number)
refusals_too-many_other =
    { $count ->
        [one] You have opened { NUMBER($count) } game here that is not over, and the limit is { $limit }. Finish or cancel a game first.
       *[other] You have opened { NUMBER($count) } games here that are not over, and the limit is { $limit }. Finish or cancel a game first.
    }

# $people (list)
refusals_no-invitations = These people don't accept invitations: { LIST($people) }.

# $people (list)
refusals_you-blocked = You have blocked these people, so you can't invite them: { LIST($people) }.

refusals_remove-yourself = You can't remove yourself: { COMMAND("game") } → Leave gives up your own seat.
refusals_not-at-table = That person doesn't sit at this table.

# $who (text?): manage-server, or a role
refusals_may-not-open =
    { $who ->
        [manage-server] In this server only members with Manage Server can open games.
       *[other] In this server only members with a certain role can open games.
    }

# $asker (text?): opener, who may take others off
# $opener (text?)
# $people (list)
refusals_not-all-here =
    { $asker ->
        [opener] Still waiting for { LIST($people) }. They can press Join, or you can free the seat with { COMMAND("game") }.
       *[other] { GIVEN($opener) ->
            [no] Still waiting for { LIST($people) }. They can press Join, or you can free the seat with { COMMAND("game") }.
           *[yes] Still waiting for { LIST($people) }. They can press Join, or { $opener } can free the seat.
        }
    }

# $status (text?): cancelled, or not over yet
refusals_not-over =
    { $status ->
        [cancelled] This game was cancelled, so it has no rematch. { COMMAND("new") } opens a new table.
       *[other] A rematch is possible once the game is over.
    }

refusals_never-started = This table was cancelled before anything was played, so there is no record.
refusals_no-record = This game keeps no record that other programs could read.
refusals_review-running = This game is still being played. I can review a game only after its end: before that, a review would be a hint.
refusals_review-nothing = There is nothing to review: this player made no decisions.
refusals_review-not-yours = Only people who played in this game can have their play reviewed. This game has no shared review yet.
refusals_review-no-judge = I can't review this game: I don't play it myself.
refusals_stats-private = This person doesn't share their statistics.

# $first (text): a year
# $latest (text): a year
# $months (number)
refusals_no-period = Choose a year from { $first } to { $latest }, or the last 1 to { $months } months.

refusals_no-deal = There is no deal by that name. Check the code, or look into the archive for past days.
refusals_deal-to-come = This day has not begun yet.
refusals_deal-unplayed = You see the results of the others after you have played this deal yourself.

refusals_no-solo-deal = This game can't be dealt to one person alone.
refusals_no-puzzles = There are no puzzles for this game.
refusals_puzzle-gone = This puzzle is no longer available. `/games puzzle` shows another.

# $possible (list)
refusals_bad-setting = This choice is not possible. Choose one of these: { LIST($possible, between: ", ") }.

# A person does something too often: the rule, and when it is possible again.
# $times (number)
# $minutes (number)
# $until (text)
refusals_too-soon_open =
    { $times ->
        [one] One person can open { NUMBER($times) } game
       *[other] One person can open { NUMBER($times) } games
    } in a server { $minutes ->
        [60] within an hour
       *[other] within { $minutes } minutes
    }. You can open another { $until }.

# $times (number)
# $minutes (number)
# $until (text)
refusals_too-soon_thread =
    { $times ->
        [one] One person can open { NUMBER($times) } thread for a game
       *[other] One person can open { NUMBER($times) } threads for games
    } in a server { $minutes ->
        [60] within an hour
       *[other] within { $minutes } minutes
    }. You can open another { $until }.

# $times (number)
# $minutes (number)
# $until (text)
refusals_too-soon_invite =
    { $times ->
        [one] One person can invite { NUMBER($times) } person to a table
       *[other] One person can invite { NUMBER($times) } people to a table
    } { $minutes ->
        [60] within an hour
       *[other] within { $minutes } minutes
    }. You can invite these people { $until }.

# $times (number)
# $minutes (number)
# $until (text)
refusals_too-soon_invite-one =
    { $times ->
        [1] The same person can be invited to a table once
       *[other] The same person can be invited to a table { NUMBER($times) } times
    } { $minutes ->
        [60] within an hour
       *[other] within { $minutes } minutes
    }. You can invite this person again { $until }.

# $times (number)
# $minutes (number)
# $until (text)
refusals_too-soon_rematch =
    { $times ->
        [one] You can ask for { NUMBER($times) } rematch of the same game
       *[other] You can ask for { NUMBER($times) } rematches of the same game
    } { $minutes ->
        [60] within an hour
       *[other] within { $minutes } minutes
    }. You can ask again { $until }.

# $times (number)
# $minutes (number)
# $until (text)
refusals_too-soon_ask =
    { $times ->
        [one] One person can put { NUMBER($times) } question to the others of a game
       *[other] One person can put { NUMBER($times) } questions to the others of a game
    } { $minutes ->
        [60] within an hour
       *[other] within { $minutes } minutes
    }. You can ask again { $until }.

# $times (number)
# $minutes (number)
# $until (text)
refusals_too-soon_share =
    { $times ->
        [one] One person can post { NUMBER($times) } card of a game
       *[other] One person can post { NUMBER($times) } cards of a game
    } { $minutes ->
        [60] within an hour
       *[other] within { $minutes } minutes
    }. You can post another { $until }.

# $times (number)
# $minutes (number)
# $until (text)
refusals_too-soon_puzzle =
    { $times ->
        [one] You can ask for { NUMBER($times) } puzzle
       *[other] You can ask for { NUMBER($times) } puzzles
    } { $minutes ->
        [60] within an hour
       *[other] within { $minutes } minutes
    }. You can ask for another { $until }.

# $times (number)
# $minutes (number)
# $until (text)
refusals_too-soon_undo =
    { $times ->
        [one] One person can take back { NUMBER($times) } action of a game
       *[other] One person can take back { NUMBER($times) } actions of a game
    } { $minutes ->
        [60] within an hour
       *[other] within { $minutes } minutes
    }. You can take back another { $until }.

# $times (number)
# $minutes (number)
# $until (text)
refusals_too-soon_away =
    You can change when you are away { $times ->
        [1] once
       *[other] { NUMBER($times) } times
    } { $minutes ->
        [60] within an hour
       *[other] within { $minutes } minutes
    }. You can change your absence again { $until }.

# $times (number)
# $minutes (number)
# $until (text)
refusals_too-soon_wish =
    { $times ->
        [one] One person can turn on messages about open tables in { NUMBER($times) } server
       *[other] One person can turn on messages about open tables in { NUMBER($times) } servers
    } { $minutes ->
        [60] within an hour
       *[other] within { $minutes } minutes
    }. You can add another server { $until }.

# $times (number)
# $minutes (number)
# $until (text)
refusals_too-soon_seek =
    You can look for a game { $times ->
        [1] once
       *[other] { NUMBER($times) } times
    } { $minutes ->
        [60] within an hour
       *[other] within { $minutes } minutes
    }. You can look again { $until }.

# $times (number)
# $minutes (number)
# $until (text)
refusals_too-soon_report =
    You can report players { $times ->
        [1] once
       *[other] { NUMBER($times) } times
    } { $minutes ->
        [60] within an hour
       *[other] within { $minutes } minutes
    }. You can report again { $until }.

# $times (number)
# $minutes (number)
# $until (text)
refusals_too-soon_phrase =
    You can say a phrase { $times ->
        [1] once
       *[other] { NUMBER($times) } times
    } { $minutes ->
        [60] within an hour
       *[other] within { $minutes } minutes
    }. You can say another phrase { $until }.

# $until (text)
refusals_too-soon_other = You have repeated this request too often. You can try again { $until }.

## Refusals about a league or a duplicate.

refusals_no-league = There is no league by that name in this server.
refusals_league-solo = This game is for one person alone, so it has no leagues.

# $max (number)
refusals_league-rounds = A league has 1 to { $max } rounds, not counting the cup.

refusals_league-cup = A cup is for the best 2, 4 or 8 players, in a game that two people can play.
refusals_league-name = This server already has a league by that name. Give your league another name.

# $limit (number)
refusals_leagues-many = At most { $limit } leagues go on in one server at a time.

# $limit (number)
refusals_contest-full =
    { $limit ->
        [one] No place is left: at most { NUMBER($limit) } person can join.
       *[other] No place is left: at most { NUMBER($limit) } people can join.
    }

# $people (number)
# $needed (number)
refusals_contest-few =
    { $needed ->
        [one] The start needs at least { NUMBER($needed) } person. Joined so far: { $people }.
       *[other] The start needs at least { NUMBER($needed) } people. Joined so far: { $people }.
    }

# $waits (yes or no): on the waiting list
refusals_contest-in =
    { $waits ->
        [yes] You are on the waiting list already.
       *[other] You have already joined.
    }

refusals_contest-not-in = You have not joined.
refusals_contest-left = You have left this league: you can't rejoin the same season.
refusals_contest-started = This league or duplicate has started already.
refusals_contest-over = This league or duplicate is over.

# $opener (text?)
refusals_contest-not-opener =
    { GIVEN($opener) ->
        [no] Only the opener and members with Manage Server can manage this league or duplicate.
       *[yes] Only { $opener } and members with Manage Server can manage this league or duplicate.
    }

refusals_league-no-pause = You can't pause a league game, since others wait for its end. If you set yourself away, your clock stops for a week at most.

## Refusals about a duplicate alone, or one of its tables.

refusals_no-duplicate = That duplicate is gone.

# $min (number)
# $max (number)
refusals_duplicate-tables = A duplicate has { $min } to { $max } tables.

# $limit (number)
refusals_duplicates-many = At most { $limit } duplicates go on in one server at a time.

# $people (number)
# $tables (number)
refusals_duplicate-uneven =
    { $people ->
        [one] There are no bots for this game, and { NUMBER($people) } person can't fill all tables equally (tables: { $tables }).
       *[other] There are no bots for this game, and { NUMBER($people) } people can't fill all tables equally (tables: { $tables }).
    }

refusals_duplicate-apart = These people don't fit at so few tables. Choose more tables, or fewer people.
refusals_duplicate-on = This deal is still being played at other tables. Until all tables have ended, only people at this table can see it, and the decks stay secret.
refusals_duplicate-no-offer = A seat can't be taken over while the same deal is played at other tables.
refusals_duplicate-undo = This action can't be taken back: you have seen something that is still hidden at the other tables.

## Why no person is informed of a table, nobody called to it, and no game followed.

refusals_no-such-game = There is no such game.

# $limit (number)
refusals_wishes-many = I notify you of open tables in { NUMBER($limit) } servers at most. First turn the messages off for one of these servers.

refusals_watch-seated = You have a seat in this game, so you already see more than a spectator.

# $limit (number)
refusals_watch-many = You can follow { NUMBER($limit) } games at a time. Stop following a game first.

refusals_watch-unseen = You can follow only games in server channels that you may see, and no private games.
refusals_call-none = This server has not set a role that tables may ping. A server manager can set a role: `/games server`.
refusals_call-gone = The role that this server had set for tables is deleted. A server manager can set another: `/games server`.

# $role (text?)
refusals_call-silent = If I mention **{ $role }**, no person is notified. To change this setting: Server Settings → Roles → that role → “Allow anyone to @mention this role”.

refusals_call-unknown = I can't find out right now whether I may ping that role. Please try again in a moment.

# $hours (number)
# $until (text)
refusals_call-often = I ping a server's role at most once in { NUMBER($hours) } hours. The next ping is possible { $until }.

refusals_called = This table has already pinged the role, and each table can ping the role only once.
refusals_only-here = People from other servers can't sit down at this table now: the table is only for its own server. `/games find` lists other tables.
refusals_place-busy = Another game is being played where you would see this table. Sit down once that game is over, or use `/games find` in another channel.
refusals_unlisted = This server does not show its tables in other servers. People with Manage Server can change this setting: `/games server`.
refusals_not-at-lobby = Only people at this table can ping others to it.

refusals_no-phrase = There is no such phrase. The button *Say something* under the board shows all phrases.
refusals_phrases-here = All players of this game are in this channel, so you can write to each other.

# $status (text?): of the game
# $limit (number)
refusals_phrases-many =
    { $status ->
        [running] You have said { $limit ->
            [one] { NUMBER($limit) } phrase
           *[other] { NUMBER($limit) } phrases
        } since your last move. You can say more after your next move.
       *[other] The game is over, and you have said enough phrases in it.
    }

## What a person is informed of what is kept of them.

games_privacy_title = **What is stored about you**
games_privacy_never = Of your account I store only the id. I store no messages and no addresses.

# $name (text)
games_privacy_name = The name last seen: { $name }
games_privacy_nothing = I store nothing about you, since you have not played here.

# $seats (number)
# $running (number)
games_privacy_seats = Seats in games: **{ NUMBER($seats) }**; in games that are going on: **{ NUMBER($running) }**

# $invitations (number)
# $votes (number)
# $blocks (number)
games_privacy_rest = Your settings; invitations: **{ $invitations }**, votes: **{ $votes }**, people you blocked: **{ $blocks }**
games_privacy_more = The export holds all of this data. If you delete your data, I remove your name and your settings everywhere.
games_privacy_exported = This file holds all that is stored about you. Only you see it.

# What the file is, for its alt text.
games_privacy_file = All that is stored about one person, as JSON
games_privacy_exportButton = Export
games_privacy_forgetButton = Delete my data…

# $running (number)
games_privacy_forgetAsk =
    { $running ->
        [0] Delete your data? Your settings and results are deleted, and in finished games your name becomes “Player” with the number of your seat. My newest message of each game is changed; older messages stay. The deletion can't be undone.
        [one] Delete your data? Your settings and results are deleted, and in finished games your name becomes “Player” with the number of your seat. **You resign or leave the { NUMBER($running) } game that is going on.** My newest message of each game is changed; older messages stay. The deletion can't be undone.
       *[other] Delete your data? Your settings and results are deleted, and in finished games your name becomes “Player” with the number of your seat. **You resign or leave the { NUMBER($running) } games that are going on.** My newest message of each game is changed; older messages stay. The deletion can't be undone.
    }

games_privacy_forgetSure = Delete my data for good
games_privacy_keep = Keep everything
games_privacy_kept = Nothing was changed.

# $games (number)
games_privacy_forgotten =
    { $games ->
        [one] Done. Your data was deleted, and you were removed from { NUMBER($games) } game. Older messages in channels stay; a moderator can delete them.
       *[other] Done. Your data was deleted, and you were removed from { NUMBER($games) } games. Older messages in channels stay; a moderator can delete them.
    }

## Looking at a game of the server.

games_glance_onlyInServers = This command shows the games of a server, so it works only in a server.
games_glance_none = No game that you may see is being played in this server.
games_glance_choose = Which game?
games_glance_strange = There is no such game here. These games are being played:

# Only the first so many are offered.
# $offered (number)
games_glance_more = These are the { NUMBER($offered) } oldest games. To look at another game, give its channel or the link of one of its messages.
games_glance_toBoard = To the game
games_glance_others = Other games

## What the bot finds out about itself in a channel.

games_doctor_allowed = I may see this channel, post here, attach pictures and read what I posted.

# $permission (text)
games_doctor_lacks = I lack { $permission }.
games_doctor_threads = I may open threads here.

# $permissions (list)
games_doctor_noThreads = I lack { LIST($permissions) }: only games in separate threads need that.
games_doctor_grant = How to grant a permission: Edit Channel → Permissions → add my role → allow what is named above. Or for all channels: Server Settings → Roles → my role.
games_doctor_direct = This is a direct message: I need no permissions, and solo games work here.

# $milliseconds (number)
games_doctor_database = The database answered in { NUMBER($milliseconds) } ms.
games_doctor_badDatabase = The database doesn't answer: nothing can be played now. Please tell this bot's operator.

# Of this channel alone, as all that follows.
# $waiting (number)
games_doctor_outbox =
    { $waiting ->
        [one] { NUMBER($waiting) } message is waiting to be posted in this channel.
       *[other] { NUMBER($waiting) } messages are waiting to be posted in this channel.
    }

games_doctor_quietOutbox = No message is waiting to be posted in this channel.

# Its channel was closed: it is kept.
# $messages (number)
games_doctor_parked =
    { $messages ->
        [one] { NUMBER($messages) } message for this channel is kept: it could not be posted.
       *[other] { NUMBER($messages) } messages for this channel are kept: they could not be posted.
    }

# Why the last try failed.
games_doctor_why_noChannel = When I last tried, Discord said that there is no such channel.
games_doctor_why_noAccess = When I last tried, Discord said that I'm not allowed to see this channel.
games_doctor_why_noPermission = When I last tried, Discord said that I lack a permission here.
games_doctor_why_noMessages = When I last tried, Discord said that I'm not allowed to write to you.
games_doctor_why_removed = I had been removed from this server.
games_doctor_why_operator = The operator of this bot has switched the bot off in this server.
games_doctor_why_other = When I last tried, Discord did not accept the message. My log says why: ask this bot's operator.

# A permission is still missing.
games_doctor_parkedGrant = Grant what is missing, then use `/games server` here again. I then try at once to post what I kept.

# None is missing now.
games_doctor_parkedAgain = No permission is missing now: I am trying again to post what I kept.

# Other channels of this server.
# $channels (number)
# $named (list): channels that the asker may see
games_doctor_parkedElsewhere =
    { COUNT($named) ->
        [0] { $channels ->
            [one] I could not post in { NUMBER($channels) } other channel of this server.
           *[other] I could not post in { NUMBER($channels) } other channels of this server.
        }
       *[other] { $channels ->
            [one] I could not post in { NUMBER($channels) } other channel of this server. Use `/games server` there: { LIST($named) }.
           *[other] I could not post in { NUMBER($channels) } other channels of this server. Use `/games server` there: { LIST($named) }.
        }
    }

# $milliseconds (number)
games_doctor_board = A board was drawn in { NUMBER($milliseconds) } ms: the board is below.
games_doctor_badBoard = I could not draw a board. Please tell this bot's operator.
games_doctor_well = **All is well here.**
games_doctor_ill = **Something is missing here.**

## The operator of the bot speaks to channels and people.

# $from (text): a moment, as Discord shows it
# $to (text)
# $when (text): the beginning, relative to now
games_operator_maintenance = **Maintenance:** from { $from } until about { $to } I'll be offline (it begins { $when }). Every game continues afterwards.

games_operator_over = **The maintenance is over.** Every game continues.

# The operator's own words follow.
games_operator_announces = **A message from the operator of this bot:**
games_operator_closed = **The operator of this bot has closed this game.** It does not count for any rating.
games_operator_paused = **The operator of this bot has paused this game.** Its players may vote to continue it.

# $moves (number)
games_operator_rewound =
    { $moves ->
        [one] **The operator of this bot has repaired this game.** The game continues from an earlier position: the last move no longer counts.
       *[other] **The operator of this bot has repaired this game.** The game continues from an earlier position: the last { NUMBER($moves) } moves no longer count.
    }

games_operator_blockedPerson = The operator of this bot does not let you use the bot any more. With `/games settings` you can still view or delete your data.
games_operator_blockedServer = The operator of this bot has switched the bot off in this server. With `/games settings` you can still view or delete your data.

# $address (text)
games_operator_support = Support: { $address }
games_host_notOwner = Only the operator of this bot can use this command.

## What is said of many games. Moments come as Discord shows them in the reader's own way.

# Above the list of one's games.
# $games (number)
# $waiting (number)
games_lists_title =
    { $waiting ->
        [0] { $games ->
            [one] **Your game**
           *[other] **Your { NUMBER($games) } games**
        }
        [one] { $games ->
            [one] **Your game**, { NUMBER($waiting) } waits for you
           *[other] **Your { NUMBER($games) } games**, { NUMBER($waiting) } waits for you
        }
       *[other] { $games ->
            [one] **Your game**, { NUMBER($waiting) } wait for you
           *[other] **Your { NUMBER($games) } games**, { NUMBER($waiting) } wait for you
        }
    }

# $page (number)
# $pages (number)
games_lists_page = page { $page } of { $pages }

# $place (text)
# $people (list)
games_lists_together = { $place } with { LIST($people) }

# $place (text)
games_lists_alone = { $place } alone

# $since (text)
games_lists_yours = **Your turn**, { $since }

# $people (list)
# $since (text)
games_lists_theirs =
    { COUNT($people) ->
        [0] Waiting, { $since }
       *[other] Waiting for { LIST($people) }, { $since }
    }

# $since (text)
games_lists_paused = Paused, { $since }

# $taken (number)
# $wanted (number)
# $since (text)
games_lists_gathering = Gathering, { $taken } of { $wanted }, { $since }

# $tables (number)
games_lists_openTitle =
    { $tables ->
        [one] **A table with a seat for you**
       *[other] **{ NUMBER($tables) } tables with a seat for you**
    }

games_lists_noSuchTable = There is no such table here: it may be in another server, or in a channel that you can't see.

# $index (number)
# $game (text)
games_lists_sitAt = { $index }. Sit down: { $game }
games_lists_first = To the first
games_lists_earlier = ◀ Earlier
games_lists_later = Later ▶
games_lists_onlyInServers = This command is about a server's games, so it works only in a server.

# $game (text)
games_lists_ownStats = **Your { $game } statistics**

# $person (text)
# $game (text)
games_lists_statsOf = **{ $game }** as { $person } plays it in this server
games_lists_nothingCounted = No game has been counted yet.

# $games (number)
# $wins (number)
# $share (number): of the games that were won, from 0 to 1
games_lists_gamesAndWins = Games: **{ NUMBER($games) }**, won: **{ NUMBER($wins) }** ({ PERCENT($share) })

# $points (number)
games_lists_average = Points on average: **{ NUMBER($points) }**

# $points (number)
games_lists_best =
    { $points ->
        [one] Best move: **{ NUMBER($points) } point**
       *[other] Best move: **{ NUMBER($points) } points**
    }

# $category (text)
# $games (number)
# $wins (number)
# $average (number?): points; absent where there are none
games_lists_withPlayers =
    { GIVEN($average) ->
        [no] { $games ->
            [one] { $category }, with bots: { NUMBER($games) } game, won: { NUMBER($wins) }
           *[other] { $category }, with bots: { NUMBER($games) } games, won: { NUMBER($wins) }
        }
       *[yes] { $category }, with bots: { $games ->
            [one] { NUMBER($games) } game
           *[other] { NUMBER($games) } games
        }, won: { NUMBER($wins) }, average { $average ->
            [one] { NUMBER($average) } point
           *[other] { NUMBER($average) } points
        }
    }

# $category (text)
# $points (number)
games_lists_solo =
    { $points ->
        [one] { $category }: best **{ NUMBER($points) } point**
       *[other] { $category }: best **{ NUMBER($points) } points**
    }

# Something was taken back in them.
# $category (text)
# $games (number)
# $points (number)
games_lists_practised =
    { $category }, practised: { $games ->
        [one] { NUMBER($games) } game
       *[other] { NUMBER($games) } games
    }, best { $points ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } points
    }

# $count (number)
games_lists_hints = Hints used: **{ NUMBER($count) }**

# $game (text)
games_lists_leaderboard = **{ $game } in this server**

# $game (text)
games_lists_emptyLeaderboard = No game of { $game } has been counted in this server yet.

# $place (number)
# $person (text)
# $parts (list): wins, the average and the best move
games_lists_row = { $place }. { $person }: { LIST($parts, between: ", ") }

# Parts of a line of the leaderboard.
# $wins (number)
# $games (number)
games_lists_parts_wins =
    { $wins ->
        [one] { NUMBER($wins) } win
       *[other] { NUMBER($wins) } wins
    } in { $games ->
        [one] { NUMBER($games) } game
       *[other] { NUMBER($games) } games
    }

# $average (number)
games_lists_parts_average =
    { $average ->
        [one] average { NUMBER($average) } point
       *[other] average { NUMBER($average) } points
    }

# $best (number)
games_lists_parts_best =
    { $best ->
        [one] best move { NUMBER($best) } point
       *[other] best move { NUMBER($best) } points
    }

games_lists_aloneTitle = **Alone**

# $category (text)
# $bests (list)
games_lists_soloRow = { $category }, the best: { LIST($bests, between: ", ") }

# $person (text)
# $points (number)
games_lists_soloBest =
    { $points ->
        [one] { $person } { NUMBER($points) } point
       *[other] { $person } { NUMBER($points) } points
    }

games_lists_hidden = -# You can leave this list in `/games settings`.

# $game (text)
games_lists_leaderboardEverywhere = **{ $game } everywhere**

# $game (text)
games_lists_nobodyEverywhere = No player is on the leaderboard of all servers for { $game } yet. You can join this leaderboard in `/games settings`.
games_lists_nobodyAnywhere = No player is on the leaderboard of all servers yet. You can join this leaderboard in `/games settings`.
games_lists_listedEverywhere = -# This list has only players who have opted in with `/games settings`.

# Of who reads this, below the first.
# $place (number)
games_lists_ownPlace = … you are number { NUMBER($place) }
games_lists_ratingLegend = -# The number behind a name is the rating. A rating has a question mark until ten rated games.

## A rating, as words beside its picture. A title is the game and its kind of tables.

# $title (text)
games_profile_own = **{ $title }**

# $person (text)
# $title (text)
games_profile_of = **{ $title }**, as { $person } plays it

# $rating (text)
# $games (number)
games_profile_rating =
    { $games ->
        [one] Rating: **{ $rating }** after { NUMBER($games) } rated game
       *[other] Rating: **{ $rating }** after { NUMBER($games) } rated games
    }

# $rating (text)
# $games (number)
games_profile_withPlayers =
    { $games ->
        [one] Against bots: **{ $rating }** after { NUMBER($games) } game
       *[other] Against bots: **{ $rating }** after { NUMBER($games) } games
    }

games_profile_provisional = -# The question mark behind the rating goes away after ten rated games.
games_profile_nothing = No rated game yet. Games between people are rated, except with `rated:False`. Games against bots are rated only with `rated:True`.

# $person (text)
games_profile_nothingOf = { $person } is not listed with a rating in this server.
games_profile_joinEverywhere = List me in all servers
games_profile_leaveEverywhere = List me here only
games_profile_stats = Statistics

## A look back on a year or on some months, beside its picture.

games_year_own = **Your look back.** Only you see it.
games_year_posts = -# If you post your look back here, the post shows only games of this server, and only reviews that you have shared.

# $person (text)
games_year_of = The look back of { $person }, with games of this server.
games_year_server = **What this server has played.** Only you see it.
games_year_nothing = During this time you finished no game. Only games that are played to their end count.

# $person (text)
games_year_nothingOf = During this time { $person } finished no counted game in this server.
games_year_nothingServer = During this time this server had no counted game. I don't count people who keep their statistics private.

# Above the picture that a person posts of their own games.
# $person (text)
games_year_by = { $person } looks back on their games:

# Above the picture that a person posts of the server's games.
# $person (text)
games_year_serverBy = { $person } shows what this server has played:

# In January, below other private answers.
# $year (text)
games_year_ready = -# Your year { $year } in games is ready: `/games profile`

## What a person has chosen. Times of day come as "22:00 – 07:00", moments as Discord shows them.

games_settings_title = **Your settings**, for every game and server
games_settings_saved = Saved.
games_settings_switches_pings = Pings when it is your turn
games_settings_switches_invitations = Invitations to games
games_settings_switches_stats = Others see your statistics
games_settings_switches_learns = Learn my sleeping hours
games_settings_switches_everywhere = On the leaderboard of all servers
games_settings_switches_named = Name shown to players of other servers
games_settings_switches_puzzles = My finished games may become puzzles, without names
games_settings_on = on
games_settings_off = off
games_settings_zone = Time zone
games_settings_noZone = not set

# $zone (text)
# $clock (text)
games_settings_zoneNow = { $zone }, now { $clock }
games_settings_quiet = Quiet hours
games_settings_noQuiet = none

# $hours (text)
games_settings_quietLearnt = { $hours }, learnt
games_settings_away = Away
games_settings_notAway = no

# $moment (text)
games_settings_awayUntil = until { $moment }
games_settings_blocked = Blocked
games_settings_nobodyBlocked = nobody

# $count (number)
games_settings_people =
    { $count ->
        [one] { NUMBER($count) } person
       *[other] { NUMBER($count) } people
    }

# $count (number): players from other servers whom the person has blocked without seeing their names
games_settings_unseenPlayers =
    { $count ->
        [one] { NUMBER($count) } player whose name you do not see
       *[other] { NUMBER($count) } players whose names you do not see
    }

# $day (text): an option that ends the block of a player whose name the person does not see
games_settings_unseenPlayer = Hidden player, blocked on { $day }

games_settings_chooseSwitches = What is on …
games_settings_chooseZone = Your time zone …
games_settings_zoneOff = No time zone
games_settings_otherZone = Other time zone
games_settings_otherQuiet = Other quiet hours
games_settings_city = City, such as Lisbon
games_settings_quietFrom = From, such as 22:30
games_settings_quietTo = To, such as 7:00
games_settings_blocks = Blocked people
games_settings_data = My data
games_settings_menus = You now choose settings in the menus below. Nothing has changed.
games_settings_chooseQuiet = Quiet hours: no pings from … to …
games_settings_quietOff = No quiet hours
games_settings_chooseAway = Away for …
games_settings_awayOff = Not away

# $count (number)
games_settings_days =
    { $count ->
        [one] { NUMBER($count) } day
       *[other] { NUMBER($count) } days
    }

# $count (number)
# $day (text)
games_settings_daysUntil =
    { $count ->
        [one] { NUMBER($count) } day, until { $day }
       *[other] { NUMBER($count) } days, until { $day }
    }

games_settings_choosePerson = Block somebody
games_settings_choosePersonBack = Unblock somebody
games_settings_hours = Your active hours

# Above the chart.
# $acts (number)
# $zone (text)
games_settings_hoursTitle =
    { $acts ->
        [one] **When you are active**: { NUMBER($acts) } action counted, by hour of the day in { $zone }. From 40 actions on I can tell when you sleep, and I won't ping you then.
       *[other] **When you are active**: { NUMBER($acts) } actions counted, by hour of the day in { $zone }. From 40 actions on I can tell when you sleep, and I won't ping you then.
    }

games_settings_noHours = I have not counted any of your actions yet.
games_settings_notCounted = I don't count your active hours. The setting *Learn my sleeping hours* turns the counting on.
games_settings_forgetHours = Delete these hours
games_settings_hoursForgotten = Deleted.
games_settings_back = Back

## How a server wants it, and what its moderators did.

games_server_title = **Games in this server**
games_server_language = Language of the boards
games_server_ownLanguage = the server's own

# Names of languages.
games_server_languages_en = English
games_server_languages_ko = Korean
games_server_languages_pt-BR = Brazilian Portuguese
games_server_languages_de = German
games_server_languages_es-ES = Spanish
games_server_languages_fr = French
games_server_languages_ja = Japanese
games_server_pace = Pace of a new game
games_server_housePace = the opener chooses
games_server_paces_none = none
games_server_paces_day = a day a turn
games_server_paces_three-days = three days a turn
games_server_paces_two-weeks = 14 days a turn
games_server_mayOpen = May open games
games_server_mayCancel = May cancel others' games
games_server_place = Games are played
games_server_places_anywhere = in channels and threads
games_server_places_edited = in channels, each as one message that is edited
games_server_places_threads = each in a separate thread
games_server_listed = Tables are shown in other servers
games_server_strangers = People of other servers may sit down at these tables
games_server_ifWished = if the opener wishes so
games_server_never = never
games_server_everyone = everybody
games_server_managers = members with Manage Server
games_server_onlyManagers = -# Members with Manage Server can change these settings.
games_server_saved = Saved. The change is announced in this channel.
games_server_nothingNew = Nothing changed: the setting already had this value.
games_server_choose = Change a setting …
games_server_chooseRole = A role …
games_server_chooseChannel = A channel …
games_server_acts = Moderator log
games_server_check = Check this channel
games_server_noActs = No moderator has done anything here yet.
games_server_actsTitle = **What moderators did here**, newest first
games_server_back = Back
games_server_morningChannel = Morning message
games_server_noMorning = none
games_server_morningHour = Hour of the morning message
games_server_morningZone = Time zone of that hour
games_server_morningGone = There is no such channel here, or you may not see it. Choose another channel for the morning message.

# $at (text)
games_server_morningNext = The next morning message is due { $at }.

# $channel (text)
# $permissions (list)
games_server_morningLacks = I can't post pictures in { $channel }: I lack { LIST($permissions) }. Grant my role what is missing, then choose the channel again.

# $channel (text)
games_server_morningClosed = I can't post the morning message in { $channel }. I try again every hour. Grant me what is missing there, or choose another channel with `/games server`.

# Who is forgotten.
games_server_onePerson = Somebody

# $person (text)
games_server_changed = { $person } changed this server's settings for games:

# $person (text)
# $game (text)
games_server_calledOff = { $person } cancelled a game of { $game } here as a moderator.

# $person (text)
# $game (text)
games_server_cancelAct = { $person } cancelled a game of { $game }

# $person (text)
# $settings (list)
games_server_settingsAct = { $person } set: { LIST($settings) }

## How the whole bot does, a line each: for who runs it.

# $since (text)
games_vitals_title = **Bot status, for its operator.** This process started { $since }.

# $answered (number)
# $refused (number)
# $stale (number)
# $failed (number)
# $late (number)
# $slowed (number)
# $repeated (number)
games_vitals_interactions = Interactions: **{ NUMBER($answered) }** answered, { NUMBER($refused) } refused, { NUMBER($stale) } overtaken by play, { NUMBER($failed) } failed, { NUMBER($late) } too late, { NUMBER($slowed) } slowed down, { NUMBER($repeated) } came twice.

# $within (text): one of the two sentences on how long it took
games_vitals_firstAnswer = First answer: { $within }.

# $within (text)
games_vitals_board = Board in its channel after a move: { $within }.

# $due (number)
# $retrying (number)
# $later (number)
# $parked (number)
# $oldest (text): how long the oldest one waits
games_vitals_outbox = Messages to be posted: { NUMBER($due) } at once, { NUMBER($retrying) } again after a failure, { NUMBER($later) } at their hour, { NUMBER($parked) } when their channel opens. The oldest late message has waited { $oldest }.

# $games (list): each with its title
# $parked (number)
games_vitals_live =
    { COUNT($games) ->
        [0] Games under way: none. In closed channels: { NUMBER($parked) }.
       *[other] Games under way: { LIST($games, between: ", ") }. In closed channels: { NUMBER($parked) }.
    }

games_vitals_noDatabase = I can't tell what is waiting or running: the database isn't responding.

# $waiting (number)
# $within (text)
# $failed (number)
games_vitals_pictures = Pictures: { NUMBER($waiting) } under way, { NUMBER($failed) } failed. Finished: { $within }.

# $waiting (number)
# $within (text)
# $hurried (number)
# $failed (number)
games_vitals_thoughts =
    { $hurried ->
        [one] Decisions of bots: { NUMBER($waiting) } under way, { NUMBER($hurried) } move made in a hurry, { NUMBER($failed) } failed. Finished: { $within }.
       *[other] Decisions of bots: { NUMBER($waiting) } under way, { NUMBER($hurried) } moves made in a hurry, { NUMBER($failed) } failed. Finished: { $within }.
    }

# $within (text)
games_vitals_database = Transactions of the database: { $within }.

# $p99 (text)
# $worst (text)
games_vitals_eventLoop = Event loop: late by { $p99 } at most in 99% of checks, { $worst } at worst.

# $perSecond (number)
# $rateLimits (number)
# $waited (text)
games_vitals_requests =
    { $rateLimits ->
        [one] Requests that Discord counts: { NUMBER($perSecond) } a second in the last minute, at most 50 allowed. Discord's limits caused { NUMBER($rateLimits) } wait, { $waited } in all.
       *[other] Requests that Discord counts: { NUMBER($perSecond) } a second in the last minute, at most 50 allowed. Discord's limits caused { NUMBER($rateLimits) } waits, { $waited } in all.
    }

# $held (number)
# $all (number)
games_vitals_shards = Shards that this process holds: { NUMBER($held) } of { NUMBER($all) }.

# One of the games under way.
# $title (text)
# $running (number)
# $lobbies (number)
games_vitals_liveGame = { $title } { NUMBER($running) } (lobbies { NUMBER($lobbies) })

# $milliseconds (number)
games_vitals_milliseconds = { NUMBER($milliseconds) } ms

# $seconds (number)
games_vitals_seconds = { NUMBER($seconds) } s

# How long something took in the last hour.
# $median (text): a span of time
# $p95 (text): a span of time
games_vitals_within = half within { $median }, 95% within { $p95 }

# In its place, where nothing happened in the last hour.
games_vitals_never = none in the last hour

## By what people find each other.

# Discord refused a direct message.
people_closed = I can't write to you, since your direct messages are closed. So I have turned off my messages about open tables and games that you follow. Allow direct messages from members of this server (the server's menu → Privacy Settings), then turn my messages on again.

## Open tables: who wants to be informed of them. What is no button is said in private.

# On buttons, with what follows.
people_tables_notify = Notify me when a table opens

# $game (text)
people_tables_announced = You are notified: { $game }
people_tables_allGames = All games
people_tables_turnOff = Turn this off
people_tables_back = Back

# $game (text)
people_tables_on = **When a table opens here, I send you a direct message.** Games: **{ $game }**
people_tables_off = You are not notified when a table opens here.
people_tables_rule = -# I write once an hour at most, and not in your quiet hours or while you are away. One message lists all tables that have opened and still have a seat. I leave out tables that you can't see.
people_tables_callsAreOff = Your pings are turned off in `/games settings`: you won't get any messages until you turn pings on.
people_tables_greeting = Here I notify you when a table opens, as you asked in a server. A button in each of these messages turns the messages off.
people_tables_lookThere = I have just sent you a direct message.
people_tables_turnedOff = Turned off: I no longer notify you of open tables in that server. `/games find` there turns these messages on again.
people_tables_wasOff = These messages are off already.

# $tables (number)
people_tables_opened =
    { $tables ->
        [one] **A table has opened**
       *[other] **{ NUMBER($tables) } tables have opened**
    }

# $tables (number)
people_tables_more =
    { $tables ->
        [one] … and { NUMBER($tables) } more: `/games find` in the server shows it.
       *[other] … and { NUMBER($tables) } more: `/games find` in the server shows them.
    }

# $link (text)
people_tables_sitThere = I can't check from here whether you may sit at this table. Sit down at the table itself: { $link }

# In the settings.
# $count (number)
people_tables_servers =
    { $count ->
        [one] Notified when a table opens: **in { NUMBER($count) } server** (`/games find` there changes this setting)
       *[other] Notified when a table opens: **in { NUMBER($count) } servers** (`/games find` there changes this setting)
    }

## Games that one follows.

# On buttons, with what follows.
people_watch_watch = Watch
people_watch_stop = Stop watching
people_watch_done = Done
people_watch_toGame = To the game

# What a person is informed of.
people_watch_modes_rounds = Every round
people_watch_modes_end = Only the end

# $game (text)
# $place (text)
people_watch_watching_rounds = You follow **{ $game }** in { $place }: I'll message you after each round and at the end of the game, outside your quiet hours.

# $game (text)
# $place (text)
people_watch_watching_end = You follow **{ $game }** in { $place }: I'll message you at the end of the game, outside your quiet hours.

people_watch_stopped = You don't follow this game any more.
people_watch_notWatching = You don't follow this game.

# $place (text)
people_watch_askThere = From here I can't see whether you may look into { $place }. Press *Watch* there.

# $title (text): the game and who plays
# $round (number): 0 where rounds have no numbers
# $place (text)
people_watch_roundEnded =
    { $round ->
        [0] { $title }
        A round has ended in { $place }.
       *[other] { $title }
        Round { NUMBER($round) } has ended in { $place }.
    }

# $title (text)
# $place (text)
people_watch_gameEnded =
    { $title }
    { "" }**The game is over** in { $place }.

# $title (text)
# $place (text)
people_watch_reviewShared =
    { $title }
    A review of this game in { $place } was shared:

people_watch_noReviewYet = -# If one of the players shares the review, I send the review to you.

# Below a board.
# $count (number)
people_watch_watchers =
    { $count ->
        [one] { NUMBER($count) } person watches
       *[other] { NUMBER($count) } people watch
    }

## The role that a table may call.

# On a button; without a name where the role is not known.
# $role (text?): absent where its name is not known
people_roles_call =
    { GIVEN($role) ->
        [no] Ping the role
       *[yes] Ping @{ $role }
    }

people_roles_called = Done: the role was pinged in a separate message.

# $mention (text)
# $person (text)
# $game (text)
# $free (number)
people_roles_message =
    { $free ->
        [one] { $mention } { $person } is looking for players: **{ $game }**, { NUMBER($free) } free seat.
       *[other] { $mention } { $person } is looking for players: **{ $game }**, { NUMBER($free) } free seats.
    }

people_roles_setting = A table may ping
people_roles_none = no role

## /games find: people to play with, anywhere.

people_find_title = **People to play with**
people_find_none = You aren't looking for a game now. Choose a game, and I find people for it, here or in other servers.

# A button, as the next one.
# $tables (number)
people_find_tables = Open tables here: { NUMBER($tables) }
people_find_tablesElsewhere = Open tables in other servers

# $game (text)
# $when (text): "3 hours ago"
people_find_entry = **{ $game }**, asked { $when }

# $people (number): who look for this game, the reader included
people_find_people =
    { $people ->
        [1] So far only you are looking for this game.
       *[other] { NUMBER($people) } people are looking for this game, and you are one of them.
    }
people_find_anyPace = any time limit

# $seats (number)
people_find_seats =
    { $seats ->
        [one] { NUMBER($seats) } person
       *[other] { NUMBER($seats) } people
    }
people_find_anySeats = any number of people
people_find_rated = rated
people_find_unrated = not rated
people_find_anyRated = rated or not
people_find_anyLanguage = any language

# A button that shows menus.
# $game (text)
people_find_wishes = Wishes for { $game }…

# $language (text)
people_find_language = preferably in { $language }

# $channel (text): a link
people_find_inChannel = The game begins in { $channel }.
people_find_inDirect = The game begins in your direct messages with me.

# $when (text): "in 7 days"
people_find_lapses = -# The request ends { $when }. No game begins in your quiet hours, while you are away, or while another game is being played in the same place.

# $when (text): "in 10 minutes"
people_find_lapsesLive = -# The request ends { $when }. Until then the game can begin at any moment, even in your quiet hours. Your game waits only while another game is being played in the same place.
people_find_held = Another game is being played in the same place now. Your game begins after that game.

# $game (text): a title, also on a button
people_find_live = { $game } live

# $game (text): a button that takes the request back
people_find_leave = Don't look for { $game }

# $game (text): a button
people_find_bot = Meanwhile play a bot: { $game }

# $game (text)
people_find_left = You are no longer looking for { $game }.

# $game (text)
people_find_wasOff = You are no longer looking for { $game }: the game has begun, or your request has ended.
people_find_greeting = Here I show you the game as soon as I have found people for it.

# $command (text): what shows it in a channel
people_find_closed = I can't write to you, so I can't show you a game in direct messages. Allow direct messages from members of a server that we share (its menu → Privacy Settings), or use { $command } in a channel where I play.

people_find_failed = Discord did not deliver my direct message to you just now, so nothing was done. Please try again in a minute.

# $game (text)
people_find_found = **{ $game }: I have found people for you.** The board is in this chat.

# Points of a person; a question mark behind few games.
# $name (text)
# $rating (text)
people_find_player = { $name }, rated { $rating }

# $name (text)
people_find_newcomer = { $name }, no rating shown

# $game (text): the heading of a page, and a button
people_find_playersOf = Players of { $game }
people_find_players = The other players
people_find_playersRule = -# A block keeps you two from meeting again, in every server. If the player's name is hidden from you, the block counts only where names are hidden. A report goes to the operator of this bot, together with this game. The other player learns of no block and no report.

# $name (text): a button
people_find_block = Block: { $name }

# $name (text): a button
people_find_unblock = Unblock: { $name }

# $name (text): a button
people_find_report = Report: { $name }

# $name (text)
people_find_blocked = { $name } is blocked: you two will not be paired again.

# $name (text)
people_find_unblocked = { $name } is no longer blocked.

# $name (text)
people_find_reported = { $name } is reported to the operator.

## Set phrases between the places of a game.

people_say_button = 💬 Say something
people_say_rule = -# A phrase stays below the board until the others have moved, and everybody reads the phrase in their own language. I pass on nothing else that you write.

# Below the board.
# $name (text)
# $phrase (text): a sentence
people_say_line = 💬 { $name }: { $phrase }

# $phrase (text): a sentence
people_say_said = You said: { $phrase }
people_say_hide = Hide phrases
people_say_show = Show phrases
people_say_shows_shown = Phrases of the others are shown again in this game.
people_say_shows_hidden = Phrases of the others are no longer shown to you in this game.
people_say_shows_others = The phrases stay here, since others here read them too. The phrases disappear once all players here hide them.

people_say_phrases_hello = Hello!
people_say_phrases_good-luck = Good luck!
people_say_phrases_nice-move = Nice move!
people_say_phrases_well-played = Well played!
people_say_phrases_was-away = Sorry, I was away.
people_say_phrases_little-time = I have little time right now, so I'll be slower.
people_say_phrases_thanks = Thanks for the game!
## Open tables of other servers, under /games find.

# $tables (number): those of this server and of others
people_everywhere_title =
    { $tables ->
        [one] **A table with a seat for you**, here or in another server
       *[other] **{ NUMBER($tables) } tables with a seat for you**, here or in other servers
    }
people_everywhere_none = No table here or in another server has a seat for you now. `/games find` looks for people. If you show your own table in other servers, people there see it in this list.

# $ratings (list): points of the people at a table, or a dash
people_everywhere_ratings = ratings: { LIST($ratings, between: ", ") }

# Of a table at which people of other servers can't sit down.
people_everywhere_members = only for members of its server
people_everywhere_greeting = Here I show you the table at which you sit down.
people_everywhere_inDirect = The table follows in your direct messages with me.
people_everywhere_here = The table follows in this channel.
people_everywhere_playHere = Play in this channel instead
people_everywhere_playDirect = Play in direct messages instead

# Below a lobby.
people_everywhere_shown = -# People of other servers see this table in `/games find`, and can sit down.

# A button.
people_everywhere_show = Show in other servers

# A button.
people_everywhere_hide = Show only here
people_everywhere_shownNow = People of other servers now see your table in `/games find`, without names.
people_everywhere_hiddenNow = Your table is now shown only here. People of other servers who already sit there stay.

# In place of a lobby's message, at a place without seated people.
# $game (text)
people_everywhere_left = No person here sits at this table of { $game } any more.

# In place of a board, at a place without players.
# $game (text)
people_everywhere_goesOn = This game of { $game } goes on elsewhere, without a player here.
