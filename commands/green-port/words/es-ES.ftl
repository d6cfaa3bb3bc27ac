about = Green Port: revela cartas mientras te atrevas y contrata a tu banda

verbs_reveal_about = Revela la próxima carta
verbs_hire_about = Para y contrata un color del muelle
verbs_hire_options_colour = Un color que esté en el muelle, como red o rojo
verbs_end_about = Termina tu turno
settings_variant = normal (por defecto), o con menos reglas
