about = Green Port: Deck Karten auf, solange du dich traust, und heuere deine Crew an

verbs_reveal_about = Die nächste Karte aufdecken
verbs_hire_about = Aufhören und eine Farbe der Auslage anheuern
verbs_hire_options_colour = Eine Farbe, die in der Auslage liegt, etwa Rot
verbs_end_about = Deinen Zug beenden
settings_variant = Standard, oder mit weniger Regeln
