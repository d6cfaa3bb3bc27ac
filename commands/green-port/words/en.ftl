### How /green-port presents itself in Discord's list, and what is its own. At most 100 characters each.
### An option is called as the field of the action that it fills.

about = Green Port: turn over cards as long as you dare, and hire your crew
answer = Answer what the game asks: at the start, for a card, or to refer on another player's turn
spend = Spend your cubes: Objectives, Headquarters, your tile, trades

verbs_reveal_about = Reveal the next card
verbs_hire_about = Stop and hire a colour of the pool
verbs_hire_options_colour = A colour in the pool, such as red
verbs_end_about = End your turn
verbs_pick_about = Pick your start cube
verbs_pick_options_colour = A colour that is left, such as red
verbs_flip_about = Flip your tile: against a bust, or instead of losing cubes
verbs_bust_about = Accept the bust and keep your tile up
verbs_lose_about = Lose half of your cubes after the orange X; you are asked about the rest
verbs_lose_options_blue = How many blue cubes to lose
verbs_lose_options_green = How many green cubes to lose
verbs_lose_options_red = How many red cubes to lose
verbs_lose_options_yellow = How many yellow cubes to lose
verbs_bonus_about = Take your underdog cube
verbs_bonus_options_colour = Its colour, such as red
verbs_refer_about = Pay the active player one cube and take a colour that is left in the pool
verbs_refer_options_colour = The colour to take, such as red
verbs_refer_options_pay = The colour of the cube to pay
verbs_pass_about = Pass when you are asked to refer
verbs_complete_about = Complete an Objective
verbs_complete_options_objective = Its number, such as 3
verbs_complete_options_pay = The cubes to pay, such as 2 red, 1 blue; needed only where there is a choice
verbs_buy_about = Buy the top Headquarters of a colour
verbs_buy_options_colour = Its colour, such as red
verbs_buy_options_boost = Green ones: the colour that they boost
verbs_unflip_about = Turn your tile up again
verbs_unflip_options_pay = The cubes to pay, such as 2 red
verbs_specialise_about = Trade cubes for one of another colour
verbs_specialise_options_colour = The colour to gain, such as red
verbs_specialise_options_pay = The cubes to pay, such as 3 blue
settings_variant = standard (default), or with fewer rules
