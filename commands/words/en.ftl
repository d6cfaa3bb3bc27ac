### How commands present themselves in Discord's list. At most 100 characters each.
### What ends in "about" tells what a command does; the others tell what an option is for, or name a choice.

## What every game's table can do, of the command that is called like the game.

shared_do_about = Do anything that you can do now: type a part of it and choose from the list
shared_do_action = What you want to do
shared_do_now = Do it at once, without looking at what it would bring first

shared_daily_about = Today's deal, the same for everybody: your first attempt counts, and only you see it

shared_challenge_about = A deal that others play too, to be compared round by round
shared_challenge_code = Of a deal that somebody has handed to you; without it a new one is made

shared_hand_about = What only you may see, such as your hand

shared_board_about = The board as it is now, or as it was after any turn
shared_board_turn = After which turn, as the log numbers them; 0 is the deal
shared_board_view = How you would read it
shared_board_views_picture = Picture
shared_board_views_wide = Wide picture with everything
shared_board_views_text = Text

shared_recap_about = All that happened since you last acted, for your eyes only

shared_hint_about = Good actions for you now and why, for your eyes only; how many you ask for is counted

shared_game_about = The game as a whole: its log and its record

shared_log_about = Every turn so far, with points; the newest page unless told otherwise
shared_log_page = Counted from the beginning

shared_record_about = The game as a file that other programs can read; complete after the end

shared_verify_about = Check every shuffle of the game that has ended

shared_replay_about = The game from the deal until now as an animated picture, for your eyes only

shared_review_about = What the game was worth turn by turn, and which of your turns cost most; after its end

shared_share_about = A card of the game with its scores, to save or to pass on

shared_undo_about = Take back your last action, or answer somebody who asks to
shared_undo_answer = To another player's wish to take something back
shared_undo_answers_agree = agree
shared_undo_answers_refuse = refuse

shared_new_about = Open a table in this channel
# $least (number): people that the game needs
# $most (number): people that it takes
shared_new_seats = Seats at most (default: { $most }); it can start with { $least }
shared_new_pace = How long a turn may take before the others may vote (default: the server's)
shared_new_paces_none = no limit
shared_new_paces_day = a day
shared_new_paces_three-days = three days
shared_new_paces_two-weeks = 14 days
shared_new_order = Who begins: drawn (default), or as people have joined
shared_new_orders_random = drawn
shared_new_orders_joined = as joined
shared_new_hints = Whether players may ask me for hints (default: in games that are not rated)
shared_new_rated = Whether the result changes ratings (default: yes among people, without hints)
shared_new_hintsOf_on = on
shared_new_hintsOf_off = off
shared_new_thread = Play in a thread of its own
shared_new_invite = Somebody to ask to the table
shared_new_players = Players of the bot to play against: easy, medium, hard, or several such as “2 hard”
shared_new_standIn = Who plays for somebody who is away for long, or has given up
shared_new_standIns_medium = a medium player of the bot (default)
shared_new_standIns_steady = a fixed rule that all can read
shared_new_duplicate = Tables with the same deal, compared at the end; each is a private thread (not rated)

shared_join_about = Take a seat at the table of this channel

shared_remove_about = Take somebody off your table before it starts
shared_remove_person = Who

shared_leave_about = Give your seat back before the game starts

shared_start_about = Start the game: the person who opened it, or anybody seated once the table is full

shared_cancel_about = Cancel the game: before the start whoever opened it, then all players or Manage Server

shared_resign_about = Give up: your seat is played for you and ranks last

shared_nudge_about = Call those whose turn it is; once in twelve hours

shared_back_about = Play your own seat again after I have played it

shared_table_about = What the players decide together: pauses, and seats of those who are late

shared_pause_about = Ask the others to pause the game

shared_unpause_about = Ask the others to go on after a pause

shared_playFor_about = Ask the others to let me play for somebody who is late
shared_playFor_person = Who is late
shared_playFor_how = This turn only (default), or each turn until they are back
shared_playFor_player = Which player of the bot plays (default: whoever stands in at this table)
shared_playFor_hows_play-once = this turn
shared_playFor_hows_play-until-back = until they are back

shared_offer_about = Ask the others to offer the seat of somebody who is late or gone
shared_offer_person = Whose seat

shared_take_about = Take a seat that is on offer in this channel

shared_rules_about = The rules, a chapter at a time
shared_rules_topic = The chapter
# The choice that is no chapter: a first turn, played in private.
shared_rules_learn = A first turn with you, on an example board

## What all games share: /games.
games_about = All your games, your settings, and care for the server

games_list_about = All your games in every channel, those that wait for you first

games_stats_about = Games, wins, average, best move
games_stats_person = Whose, of those who let others look (default: yours)

games_leaderboard_about = The best by rating in this server, and the best alone
games_leaderboard_everywhere = Of all servers: those who asked to be listed there

games_profile_about = A rating with its curve, as a picture
games_profile_person = Whose (default: your own)

# An option of several commands: which of the games.
games_game = Which game

games_settings_about = Calls, quiet hours, being away, invitations, statistics, blocks
games_settings_pings = Call you when it is your turn
games_settings_zone = Your time zone, such as Europe/Lisbon
games_settings_quietFrom = No calls from this time of day on, such as 22:30; off for none
games_settings_quietTo = until this one, such as 7:00
games_settings_away = The day you are back (2026-12-01) or a number of days, at most 21; off: you are here
games_settings_invitations = Whether others may invite you to games
games_settings_stats = Whether others see your statistics and you are on leaderboards
games_settings_everywhere = Whether you are on the leaderboard of all servers too
games_settings_learn = Whether the hours in which you act are counted, so that you are not called at night
games_settings_block = Somebody you do not want to play with
games_settings_unblock = Somebody whom you have blocked

games_server_about = How games go in this server; members with Manage Server change it
games_server_language = The language of boards and other public messages
games_server_pace = How long a turn may take in a new game, unless it is said
games_server_open = Who may open games
games_server_openRole = A role that may open games
games_server_cancel = Who may cancel games of others
games_server_cancelRole = A role that may cancel games of others
games_server_games = Where games are opened
games_server_gamesIn_anywhere = in channels, or in threads where somebody wishes
games_server_gamesIn_edited = in channels, each as one message that is edited
games_server_gamesIn_threads = each in a thread of its own
games_server_languages_own = the server's own
games_server_languages_en = English
games_server_languages_ko = Korean
games_server_languages_pt-BR = Brazilian Portuguese
games_server_languages_de = German
games_server_languages_es-ES = Spanish
games_server_languages_fr = French
games_server_languages_ja = Japanese
games_server_paces_none = none
games_server_paces_day = a day a turn
games_server_paces_three-days = three days a turn
games_server_paces_two-weeks = 14 days a turn
games_server_powers_everyone = everybody
games_server_powers_manage-server = members with Manage Server
games_server_callRole_role = A role that a new table may call
games_server_callRole_none = No table may call a role
games_server_callRole_off = no role

games_privacy_about = What is stored about you: see it, take it with you, have it forgotten
games_privacy_action = What to do (default: show)
games_privacy_actions_show = show
games_privacy_actions_export = export as a file
games_privacy_actions_forget = forget me

games_doctor_about = Check what is missing here, and paint a board as a test

games_open_about = Tables of this server that have a seat for you

games_glance_about = Look at any game that is being played in this server
games_glance_game = Players, or the link of a message in the game (default: choose from all)

## Seasons of a server: /games league.
league_about = Leagues: a season for 4 to 32 people of this server
league_open = Open a league in this channel; its games start by themselves, in threads
league_join = Take part; once it has started, join its waiting list
league_leave = Take part no more; a game of yours that runs goes on
league_show = The standing as a picture, the tables of this round, and your own game
league_start = Start it: who opened it, or members with Manage Server
league_close = Close it before its end: who opened it, or members with Manage Server
league_league = Which league (default: the one of this channel)
league_name = What it is called (default: the game's name)
league_seats = People at a table at most (default: 4, or as many as the game takes)
league_rounds = Rounds before the cup (default: by the number of people)
league_pace = How long a turn may take (default: a day)
league_cup = A knock-out of the best at the end (default: none)
league_variant = Rules of the game (default: its usual ones)
league_fill = A seat that stays free at a table is taken by a medium player of the bot (default: no)

league_paces_day = a day a turn
league_paces_three-days = three days a turn

# A choice of how many play in the cup; 0 is none.
# $size (number): people
league_cups =
    { $size ->
        [0] none
       *[other] of the best { $size }
    }
