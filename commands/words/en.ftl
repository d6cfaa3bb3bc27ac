### How commands present themselves in Discord's list. At most 100 characters each.
### What ends in "about" tells what a command does; the others tell what an option is for, or name a choice.

## What every game's table can do, of the command that is called like the game.

shared_do_about = Take any legal action: start typing and pick from the list
shared_do_action = What you want to do
shared_do_now = Act right away, without a preview

shared_daily_about = Play today's deal, the same for everybody: only you see your game; your first attempt counts
shared_daily_kind = Choose between playing alone and a duel against the hard bot
shared_daily_kinds_solo = Solo
shared_daily_kinds_duel = Duel against the hard bot
shared_daily_code = Enter the code of a deal that somebody gave you

shared_hand_about = Show your hand and everything else that only you may see

shared_board_about = Show the board as it is now, or as it was after any turn
shared_board_turn = Show the board after this turn, as numbered in the log; 0 is the deal
shared_board_view = How to show the board
shared_board_views_picture = Picture
shared_board_views_wide = Wide picture with everything
shared_board_views_text = Text

shared_hint_about = Suggest good actions, with reasons; only you see the hints, and the hints are counted

shared_game_about = See what you can do about the game: nudge, pause, a late player's seat, resign, cancel, log, record

shared_undo_about = Undo your last action, or answer somebody's undo request
shared_undo_answer = Answer another player's undo request
shared_undo_answers_agree = agree
shared_undo_answers_refuse = refuse

shared_new_about = Open a table in this channel
# $least (number): people that the game needs
# $most (number): people that it takes
shared_new_seats = Set the most seats (default: { $most }); the game can start with { $least }
shared_new_pace = Set the time limit per turn; the others may vote on late players (default: the server's limit)
shared_new_paces_none = no limit
shared_new_paces_day = a day
shared_new_paces_three-days = three days
shared_new_paces_two-weeks = 14 days
shared_new_paces_live = live: a minute for each decision, five in reserve
shared_new_rated = Make the game rated (default: yes between people); rated games have no hints
shared_new_thread = Play in a separate thread
shared_new_players = Add bots to play against: easy, medium, hard, or several such as “2 hard”

shared_rules_about = Read the rules, a chapter at a time
shared_rules_topic = Read this chapter
# The choice that is no chapter: a first turn, played in private.
shared_rules_learn = Try a first turn on an example board

## What all games share: /games.
games_about = Manage your games, your settings and this server

games_list_about = List all your games in every channel, with those that wait for you first

games_puzzle_about = Solve a puzzle: a real position, one decision, one best answer; only you see it

games_leaderboard_about = Show top ratings in this server, and top solo scores
games_leaderboard_everywhere = Rank players of all servers who have opted in

games_profile_about = Show a player's rating and its history as a picture, with statistics and the year in games
games_profile_person = Whose rating (default: yours)

# An option of several commands: which of the games.
games_game = Which game

games_settings_about = Change pings, quiet hours, time away, invitations, blocks; see or delete your data

games_server_about = Show this server's settings for games, change them (Manage Server), or check this channel
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

games_help_about = Show how to begin: the games, their lessons and the first commands

games_host_about = For the operator of this bot: look after games, people and servers
games_host_line = What to do (empty: list everything that is possible)

## /games find.
games_find_about = Find people to play with, or an open table, also in other servers
games_find_pace = Set the time limit per turn (default: any)
games_find_seats = Set the number of people at the table (default: any)
games_find_rated = Play for your rating (default: rated or not)
games_find_here = Show the game in this channel (default: in your direct messages)
games_find_live = live: a minute for each decision, five in reserve; I look for 10 minutes

games_watch_about = Look at any game that is being played in this server
games_watch_game = Find a game by players, or by the link of a message in the game (default: choose from all)

## Seasons of a server: /games league.
league_about = Play a season with 4 to 32 people of this server
league_new = Open a league in this channel; its games start automatically, in threads
league_league = Which league (default: the one in this channel)
league_name = Name the league (default: the game's name)
league_seats = Set the most people at a table (default: 4, or as many as the game takes)
league_pace = Set the time limit per turn (default: a day)
league_variant = Choose the rules of the game (default: the usual rules)

league_paces_day = a day a turn
league_paces_three-days = three days a turn

