about = Green Port: revele cartas enquanto tiver coragem e contrate a sua turma

verbs_reveal_about = Revele a próxima carta
verbs_hire_about = Pare e contrate uma cor aberta
verbs_hire_options_colour = Uma cor que está aberta, como red ou vermelho
verbs_end_about = Encerre o seu turno
settings_variant = padrão, ou com menos regras
