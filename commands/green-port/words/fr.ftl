about = Green Port : révèle des cartes tant que tu l’oses, et recrute ta bande

verbs_reveal_about = Révèle la carte suivante
verbs_hire_about = Arrête-toi et recrute une couleur du quai
verbs_hire_options_colour = Une couleur du quai, comme red ou rouge
verbs_end_about = Finis ton tour
settings_variant = standard (par défaut), ou avec moins de règles
