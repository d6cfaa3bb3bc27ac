### What stands on pictures of what all games share, and how players are called.

## Pictures of a deal that all play.

# The deal of the day.
# $number (number): since the first
deals_daily = Daily No. { $number }

# A deal that a person has handed on.
# $code (text): by which others play it too
deals_challenge = Challenge { $code }

# The noun after so many; the number stands above it.
# $points (number)
deals_points =
    { $points ->
        [one] point
       *[other] points
    }

# Beside the points: what was to be reached.
# $points (number): what is expected of a good game
deals_par = par { $points }

# Before the par round by round: whose it is.
deals_parStreet = par: hard bot

# Days on which one has played.
# $days (number)
deals_streak =
    { $days ->
        [one] { NUMBER($days) } day
       *[other] { NUMBER($days) } days in a row
    }

# Of a deal without any attempt yet.
deals_unplayed = You alone, the same deal for everybody

# Of a further attempt, which does not count.
deals_practice = practice

# Above the curve.
deals_race = Points after each round

# In words: how the street looks, a level each.
# $levels (list): after each round
deals_street = Storeys round by round: { LIST($levels, between: ", ") }

# What the street tells.
deals_legend = A house a round: the taller, the more points

## Pictures of a duel against the hard bot.

# $number (number)
duels_daily = Daily duel No. { $number }

# $code (text)
duels_challenge = Duel { $code }

# Of a duel that the person has not played yet.
duels_unplayed = You against the hard bot

# The two sides of the score.
duels_you = You
duels_bot = Hard bot

# What the marks of the rounds mean.
duels_gained = Who scored more in each round

# In words: the scores after each round.
# $name (text?): of the person, where others see the picture
# $scores (list)
duels_rounds =
    { GIVEN($name) ->
        [no] Round by round, you and the bot: { LIST($scores, between: ", ") }
       *[yes] Round by round, { $name } and the bot: { LIST($scores, between: ", ") }
    }

# Above the curve.
duels_race = Lead after each round

# $lead (text): with its sign
duels_par = par { $lead }

## Pictures of a league.

# Name of a league whose opener gave it no name.
# $game (text)
leagues_league = { $game } league

# Before it has started.
# $people (number): who have joined
leagues_gathering = { $people } so far

# Before the cup.
# $round (number)
# $rounds (number)
leagues_round = Round { $round } of { $rounds }

# A round of the cup.
# $players (number): who play in this round: 2, 4 or 8
leagues_cup =
    { $players ->
        [2] Final
        [4] Semi-finals
       *[other] Quarter-finals
    }

# After its end.
leagues_over = Final standing

# Ended early.
leagues_closed = Closed

# Above a column.
leagues_points = Points

# Above the points of each round.
leagues_course = round by round

# Of a person who plays no further round.
leagues_gone = left

# Of a player who lost the place in the league: by games resigned or left to the stand-in.
leagues_out = out

# The standing, in the words that stand for the picture.
# $place (number)
# $name (text)
# $points (number)
leagues_row = { $place } { $name } { $points }

# Two who meet in the cup, in the words that stand for the picture.
# $one (text)
# $other (text)
# $winner (text?): absent while it is open
leagues_duel =
    { GIVEN($winner) ->
        [no] { $one } – { $other }
       *[yes] { $one } – { $other }: { $winner }
    }

## How people and players of the bot are called.

# How strong a player of the bot is, in a word.
players_strengths_easy = easy
players_strengths_medium = medium
players_strengths_hard = hard

# What they are called: the same people in every language, so that all at a table speak of the same ones. Names with ", " between.
players_people_easy = Inês, Tomé, Rita
players_people_medium = Duarte, Lídia, Vasco
players_people_hard = Amélia, Baltasar, Leonor

# Shown for a name that has nothing visible in it.
players_nameless = Somebody

# In place of a name: the person who reads. At the beginning of a sentence.
players_you = You

# Where no name is known.
# $number (number)
players_seat = Seat { $number }

# A person who has deleted their data.
# $number (number?): of the seat; absent where there is none
players_stranger =
    { GIVEN($number) ->
        [no] Player
       *[yes] Player { $number }
    }

# A person who plays the same game from another server or in direct messages, and whose name is hidden.
# $number (number?): of the seat; absent where no other hidden person plays
players_elsewhere =
    { GIVEN($number) ->
        [no] Player from another server
       *[yes] Player { $number } from another server
    }

# The same person in a picture, where the name must be short: at most as wide as “Guest 2”.
# $number (number?): of the seat; absent where no other hidden person plays
players_hidden =
    { GIVEN($number) ->
        [no] Guest
       *[yes] Guest { $number }
    }

# Who resigned, where a person has won or may yet.
# $names (names)
players_resigned =
    { COUNT($names) ->
        [1] { LIST($names) } resigned and ranks last.
       *[other] { LIST($names) } resigned and rank last.
    }
    .names = { LIST($names) } resigned and rank last.

# Who lost by the clock.
# $names (names)
players_outOfTime =
    { COUNT($names) ->
        [1] { LIST($names) } ran out of time and ranks last.
       *[other] { LIST($names) } ran out of time and rank last.
    }
    .names = { LIST($names) } ran out of time and rank last.

# Who left for good, while a stand-in played for them.
# $names (names)
players_left =
    { COUNT($names) ->
        [1] { LIST($names) } left and ranks last.
       *[other] { LIST($names) } left and rank last.
    }
    .names = { LIST($names) } left and rank last.

# On a sign at a seat in a picture: how it ended before the game did.
seatEnds_resigned = gave up
seatEnds_outOfTime = time over
seatEnds_left = left

# Of a person who lost a seat of a league without an end of the seat: left the server, replaced by another person, or the
# stand-in played most of the game.
seatEnds_removed = left the server
seatEnds_replaced = replaced
seatEnds_standIn = left to the bot

# In place of the round, in a picture: why a game ended early.
overBy_outOfTime = Over: time ran out
overBy_left = Over: all others left

## The picture of a profile: a tile has room for some 10 letters and a line for 30.

# The number of a rating.
profile_rating = Rating

# Of who has no rating among people.
profile_unrated = no rating yet

# The noun after so many; the number stands above it.
# $count (number)
profile_games =
    { $count ->
        [one] game
       *[other] games
    }

# The part of the games that were won; the number stands above it.
profile_won = won

# Games won; the number stands above it.
profile_streak = in a row

# Below "in a row".
# $games (number)
profile_streakBest = longest { NUMBER($games) }

# The most points of one turn; they stand above it.
profile_best = best turn

# Above the curve.
# $games (number)
profile_course =
    { $games ->
        [one] { NUMBER($games) } rated game
       *[other] The last { NUMBER($games) } rated games
    }

# The same where all were played against players of the bot.
# $games (number)
profile_courseWithPlayers =
    { $games ->
        [one] { NUMBER($games) } game against bots
       *[other] { NUMBER($games) } games against bots
    }

# With too few games for a curve.
profile_noCourse = The curve begins with the first rated game

# Above the list.
profile_opponents = Met most often

# Rated games with one opponent.
# $games (number)
# $ahead (number): of the games
profile_against = ahead in { NUMBER($ahead) } of { NUMBER($games) }

# The colour played most.
# $name (text)
# $part (text): of all, such as 41%
profile_favourite = Favourite colour: { $name } { $part }

# How strong one plays.
profile_level = Against bots

# Below a rating with a question mark.
profile_provisional = The question mark goes away after ten rated games.

# The curve in words.
# $points (list): after each game
profile_ratingCourse = The rating, game by game: { LIST($points, between: ", ") }

# Players of the bot on the rating's scale.
# $bots (list): with their ratings
profile_players = Bots: { LIST($bots, between: ", ") }

## Pictures of a review: a line has room for some 30 letters.

# Whose review it is.
# $name (text)
review_title = How it went for { $name }

# Of all turns.
# $points (number): out of 100
review_accuracy = accuracy { $points }

# Above the zero line, and below it.
review_ahead = ahead
review_behind = behind

# The curve of a seat alone.
review_score = expected at the end

# What made the difference, a step each.
review_start = At the deal
review_deal = Own cards
review_luck = Luck
review_others = Others' mistakes
review_own = Own mistakes
review_end = At the end

# In place of the end, of a game that the rules did not end.
review_stopped = Game stopped

# Below the curve.
# $number (number)
review_turn = turn { $number }

# Of winning.
# $best (text): with the best play
# $played (text): as it was played
review_chances = to win: { $best } → { $played }

# The whole curve in words: how the expected result went.
# $points (list): a turn and its points each
review_course = Expected final result before each turn: { LIST($points, between: ", ") }

# Two boards beside each other.
review_played = Played
review_better = Better

# Above the costly turns.
review_dear = Costliest turns

# In the picture of a lobby, on the sign of a seat.
lobby_freeSeat = free seat

# Of a person who has not accepted yet.
lobby_invited = invited

# The headline of a picture.
# $name (name)
headline_wins = { $name } wins
    .name = You win

# Of a game that goes on: who alone has most points.
# $name (name)
headline_leads = { $name } leads
    .name = You lead

## The picture of a year, or of some months: of a person, or of a server. A title has room for some 20 letters, a line for 26.

# Below the year, and beside the name of the person or the server.
year_inGames = The year in games

# In place of the year.
# $months (number)
year_lastMonths =
    { $months ->
        [one] The last month
       *[other] The last { NUMBER($months) } months
    }

# Games, as a whole phrase.
# $games (number)
year_played =
    { $games ->
        [one] { NUMBER($games) } game
       *[other] { NUMBER($games) } games
    }

# Games that were won, among those against others.
# $wins (number)
# $share (text): such as 41%
year_won = { NUMBER($wins) } won ({ $share })

# People of a server who have played.
# $people (number)
year_people =
    { $people ->
        [one] { NUMBER($people) } player
       *[other] { NUMBER($people) } players
    }

# The highest score in a game.
# $points (number)
year_best = best { NUMBER($points) }

# Above a bar for each month.
year_months = Games month by month

# The action that brought most points; they stand below.
year_move = Best move
year_inOneMove = points in one move

# Who was met in most games; the name stands below.
year_rival = Rival

# $games (number)
year_met =
    { $games ->
        [one] met in { NUMBER($games) } game
       *[other] met in { NUMBER($games) } games
    }

# How the games with the rival went.
# $ahead (number): times ahead of the rival
# $level (number): times level
year_ahead =
    { $level ->
        [0] ahead in { NUMBER($ahead) }
       *[other] ahead in { NUMBER($ahead) }, level in { NUMBER($level) }
    }

# Games won one after the other; the number stands below.
year_streak = Longest streak

# The noun after so many; the number stands above it.
# $wins (number)
year_wins =
    { $wins ->
        [one] win in a row
       *[other] wins in a row
    }

# By how much a rating rose; the number stands below.
year_rating = Rating climbed

# How much better a deal was than usual, in points; they stand below.
year_luck = Luckiest deal
year_beforeMoves = points before any move

# What a decision cost, in points; they stand below.
year_cost = Costliest move
year_givenAway = points given away

# The best score of a server; it stands below.
year_score = Best score
# The same, where no earlier score of the server is as high.
year_record = Best score: a record

# The game with the smallest difference; the points of two players stand below.
year_closest = Closest game

# Who played most; the name stands below.
year_busiest = Most games

## Refusals that all games share.

refusals_over = The game is over.
refusals_notYourTurn = It is not your turn.
refusals_notNow = This action is not possible now.

# $typed (text)
refusals_noAction = “{ $typed }” is not an action of this game.

# Behind another sentence: the possible actions.
# $list (text): with "or" before the last
refusals_possible = Possible: { $list }.

# The reason is not known.
refusals_strange = This action is not possible in this game.

## What has become of a seat, said in public.

# Who plays for a person, by strength.
seats_standIns_easy = an easy bot
seats_standIns_medium = a medium bot
seats_standIns_hard = a hard bot

# $person (text)
# $how (easy | medium | hard | steady)
seats_absent =
    { $how ->
        [steady] I play for { $person } by a fixed rule. I stop when { $person } does anything here.
       *[other] From now on { TERM($how, "seats_standIns") } plays for { $person }. The bot stops when { $person } does anything here.
    }

# $person (text)
# $how (easy | medium | hard | steady)
seats_gone =
    { $how ->
        [steady] { $person } has left the server. I play the seat by a fixed rule for now. The others may offer the seat to somebody else.
       *[other] { $person } has left the server. For now { TERM($how, "seats_standIns") } plays the seat. The others may offer the seat to somebody else.
    }

# $person (text)
seats_back = { $person } is back and plays again.

# $person (text)
seats_moved = { $person } can't use the game's channel any more. For this player the game goes on in direct messages.

# $person (text)
seats_unreached = I can't reach { $person }, and I can't tell who caused that. So the game ends without a result.

# $person (text)
seats_offered = The seat of { $person } is on offer: the first person who presses the button takes over the seat with all its points. Until then { $person } keeps the seat.

# $person (text)
seats_offer-lapsed = The seat of { $person } is no longer on offer: no person took the seat within 48 hours.

# $person (text)
# $before (text)
seats_taken = { $person } plays on in place of { $before }. Welcome!

# $person (text)
# $until (text)
seats_away = { $person } is away until { $until }. The clock of this game waits.

# The clock waits for so many days of the absence at most.
# $person (text)
# $until (text)
# $days (number): that the clock still waits
seats_awayInPart =
    { $days ->
        [0] { $person } is away until { $until }. The clock of this game runs on.
        [one] { $person } is away until { $until }. The clock of this game waits for { NUMBER($days) } more day at most.
       *[other] { $person } is away until { $until }. The clock of this game waits for { NUMBER($days) } more days at most.
    }

# $person (text)
seats_here = { $person } is here again.

seats_take = Take the seat
seats_took = The seat is yours. The board follows.
seats_comeBack = I am back
seats_youAreBack = You play your seat yourself again.

## What is put to the vote. Moments come as Discord shows them in the reader's own way.

# On a button that asks for it.
votes_propose_play-once = Play this turn for them
votes_propose_play-until-back = Play until they are back
votes_propose_offer = Offer the seat
votes_propose_pause = Pause
votes_propose_unpause = Go on
votes_propose_slow = Go on slowly

# $person (text): a late player
votes_playFor = Let the bot play for { $person }

# $person (text): a late player
votes_offerSeat = Offer the seat of { $person }

# Leads to the choice of who is to play, and how long.
votes_choose = Choose who plays

# $target (text)
votes_whoPlays = **Who should play for { $target }?** The others are asked.

# How long, before the name of a strength.
votes_ways_play-once = This turn
votes_ways_play-until-back = Until they are back

# What a person asks for.
# $person (text)
# $target (text): whose seat it is about
# $how (easy | medium | hard | steady)
votes_asks_play-once =
    { $how ->
        [steady] { $person } asks that I play this turn for { $target }, by a fixed rule.
       *[other] { $person } asks that { TERM($how, "seats_standIns") } plays this turn for { $target }.
    }

# $person (text)
# $target (text)
# $how (easy | medium | hard | steady)
votes_asks_play-until-back =
    { $how ->
        [steady] { $person } asks that I play for { $target } by a fixed rule until they are back.
       *[other] { $person } asks that { TERM($how, "seats_standIns") } plays for { $target } until they are back.
    }

# $person (text)
# $target (text)
votes_asks_offer = { $person } asks to offer the seat of { $target } to somebody else.

# $person (text)
votes_asks_pause = { $person } asks to pause the game.

# $person (text)
votes_asks_unpause = { $person } asks to go on with the game.

# $person (text)
votes_asks_slow = { $person } asks to go on slowly: a day for each turn, with pings.

# $people (list): whose vote is missing
# $until (text)
# $needed (number): how many must agree
votes_question =
    { COUNT($people) ->
        [0] { $needed } must agree. The vote expires on { $until }.
       *[other] { LIST($people) }: do you agree? { $needed } must agree. The vote expires on { $until }.
    }

# $agreed (number)
# $needed (number)
# $refused (number)
votes_soFar =
    { $refused ->
        [0] Agreed so far: { $agreed } of { $needed }.
       *[other] Agreed so far: { $agreed } of { $needed }. Refused: { $refused }.
    }

votes_agreed = **Agreed.**
votes_refused = **Refused**: nothing changes.
votes_withdrawn = This vote is not needed any more.

# $person (text)
votes_withdrewBy = { $person } withdrew the proposal.

votes_lapsed = The vote was not decided within 48 hours: nothing changes.
votes_youAsked = The others are asked.
votes_youAgreed = You agree.
votes_youRefused = You refused.
votes_youWithdrew = You withdrew the proposal.
votes_carried = Agreed: the proposal takes effect.

## Taking back the last action of a game with others. Moments come as Discord shows them.

undo_ask = Ask the others
undo_agree = Agree
undo_refuse = Refuse
undo_done = The action is taken back, and the board follows.

# Alone, before the first time.
undo_askPractice = Take back your last action? The game then counts as practice, and its score can't be a record.

undo_practise = Take it back

# $people (list)
undo_asked = Asked: { LIST($people) } must agree within 48 hours. Any action in the game withdraws your request.

undo_allAgreed = You agree, and so do all others: the action is taken back. The board follows.
undo_youRefused = You refused: the action is kept.

# $stillAsked (list)
undo_youAgreed = You agree. Still asked: { LIST($stillAsked) }.

# $person (text)
undo_asks = { $person } asks to take back:

# $people (list)
# $until (text)
undo_question = { LIST($people) }: do you agree? All others must agree. The request expires on { $until }; any action in the game withdraws it.

undo_agreed = All agreed: the action is taken back.
undo_refused = Refused: the action is kept.

# $person (text)
undo_refusedBy = { $person } refused: the action is kept.

# $by (text?): who refused; absent where it is not known
# $asker (text)
undo_refusedNews =
    { GIVEN($by) ->
        [no] Refused: the action is kept. { $asker } had asked to take back the last action.
       *[yes] { $by } refused: the action is kept. { $asker } had asked to take back the last action.
    }

# $person (text)
undo_withdrewBy = { $person } withdrew the request: the action is kept.

undo_withdrawn = Withdrawn: the game has gone on, so the action is kept.
undo_lapsed = Not all have agreed within 48 hours: the action is kept.

## A game that has ended, judged for who played it. Points come signed and written: "+2.9", "−10".

overview_button = Review

# $person (text)
overview_title = **Review: { $person }**

# $right (number): of 100
# $decisions (number)
overview_accuracy =
    { $decisions ->
        [one] Accuracy: **{ NUMBER($right) }** of 100, in { NUMBER($decisions) } decision. 100 is the best line that I found in each decision. 0 is no better than choosing at random.
       *[other] Accuracy: **{ NUMBER($right) }** of 100, in { NUMBER($decisions) } decisions. 100 is the best line that I found in each decision. 0 is no better than choosing at random.
    }

# $points (text)
# $spread (text?): how sure it is; absent where it was not measured
overview_start =
    { GIVEN($spread) ->
        [no] At the deal: expected final result **{ $points }**, judged by the board and the turn order.
       *[yes] At the deal: expected final result **{ $points }** (±{ $spread }), judged by the board and the turn order.
    }

# $points (text)
# $spread (text?)
overview_deal = Own hidden cards: **{ $points }** (±{ $spread }), compared with other cards that might have been dealt.

# $points (text)
overview_own = Own choices: **{ $points }**, compared with the best actions that I found. I judged with only what this seat could see.

# $points (text)
overview_others = The others' choices: **{ $points }**, judged by what they could see.

# $points (text)
overview_luck = Luck: **{ $points }**. Luck is chance after the deal, and also my own errors.

# $points (text)
overview_final = At the end: **{ $points }**.

# $points (text)
overview_stopped = When the game was stopped: expected final result **{ $points }**. The rules did not end the game.

# What the points are.
overview_margin = -# Points are your lead over the average of the others. For luck and the others' choices I used what is known only now.

overview_alone = -# All points are points of the final score. For luck I used what is known only now.
overview_noMistakes = I found no turn in which another choice would have been clearly better.

## What a seat can do beside its actions.

beside_agreeCancel = Agree to cancel
beside_playOn = Play on

# Leads to a question.
beside_resigning = Resign…
beside_resign = Resign for good

# $effect (loses | ends | cancels): what follows. ends, cancels: all others agree to cancel the game, and it is rated or not
# $others (number): how many are left
beside_askResign =
    { $effect ->
        [ends] Resign? All others have agreed to cancel this game, so the game ends at once: you rank last, and the others share first place. If you agree to cancel instead, you lose nothing. A resignation is final.
        [cancels] Resign? All others agree to cancel this game, so it is cancelled at once. A resignation is final.
       *[loses]
            { $others ->
                [0] Give this game up? You can't play on afterwards.
                [1] Resign? The game ends at once and the other player wins. A resignation is final.
               *[other] Resign? I play your seat to the end, and it finishes last. A resignation is final. `/games settings` can keep your seat for you while you are away.
            }
    }

# Before a vote to cancel is opened.
# $how (alone | deserted | last | vote): alone: without the others; deserted: a player has left; last: all others agree
beside_askCancel =
    { $how ->
        [alone] Cancel this game? The game ends at once, and won't count for anybody.
        [deserted] End this game? A player has left the game. The game ends when all others agree: the player who left loses, and the others share first place.
        [last] Cancel this game? All others agree, so the game ends at once, and won't count for anybody.
       *[vote] Ask the others to cancel this game? The game ends if everybody agrees, and won't count for anybody.
    }
beside_openCancel = Cancel the game

# Button: pings the people for whom the game waits.
beside_nudge = Nudge

# $people (list)
beside_nudged = Nudged: { LIST($people) }. You can nudge again in twelve hours.

# $action (text)
beside_sealed = Sealed: { $action }.

# $people (list)
beside_stillChoosing = Still choosing: { LIST($people) }. You may choose again until all have chosen.

beside_chooseAgain = Choose again

# $action (text)
# $why (text): a sentence of the game
beside_turnedDown = Your choice doesn't fit the choices of the others: { $action }. { $why } Choose again; the others keep their choices.

# $typed (text)
# $why (text)
beside_unreadable = The rules have changed since you chose, so I can't read your choice any more: “{ $typed }”. { $why } Choose again; the others keep their choices.

# The best action of the game.
# $person (text)
# $points (number)
beside_best =
    { $points ->
        [one] Best turn: { $person }, { NUMBER($points) } point.
       *[other] Best turn: { $person }, { NUMBER($points) } points.
    }

beside_rematch = Rematch
beside_next = Next game
beside_cancelled = This game was cancelled.

# $people (list)
# $agreed (number)
# $asked (number)
beside_wouldCancel =
    { COUNT($people) ->
        [1] { LIST($people) } wants
       *[other] { LIST($people) } want
    } to cancel this game: { $agreed ->
        [one] { NUMBER($agreed) } of { $asked } agrees.
       *[other] { NUMBER($agreed) } of { $asked } agree.
    }
beside_givenUp = This game was given up.

# $people (list)
beside_lastOnes =
    { COUNT($people) ->
        [1] { LIST($people) } wins: no other player is left in the game.
       *[other] { LIST($people) } win: no other player is left in the game.
    }

# Above the text of each step of a lesson.
# $at (number)
# $of (number)
lesson_step = Step { $at } of { $of }, on an example board: nothing here changes a game.
