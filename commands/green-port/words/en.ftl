### How /green-port presents itself in Discord's list, and what is its own. At most 100 characters each.
### An option is called as the field of the action that it fills.

about = Green Port: turn over cards as long as you dare, and hire your crew

verbs_reveal_about = Reveal the next card
verbs_hire_about = Stop and hire a colour of the pool
verbs_hire_options_colour = A colour in the pool, such as red
verbs_end_about = End your turn
settings_variant = The rules: standard (default), or fewer rules
