about = Porto : construis les maisons colorées au bord du fleuve

build_about = Construis des étages avec deux cartes de ta main
build_number = La carte qui donne le nombre d’étages, comme red-3 ou rouge 3
build_colour = La carte qui donne leur couleur, comme blue-1 ou bleu 1
build_house = La maison, comme L4
build_roof = Le toit libre pour le jeton d’un rez-de-chaussée
build_claim = Contrats publics : tous ceux remplis (par défaut), none (aucun), ou emplacements comme 1,3
build_now = Construire aussitôt, sans voir d’abord ce que cela rapporterait
build_claimAll = Tous ceux remplis

draw_about = Prends au marché une à trois cartes, pour un total de 3 au plus
draw_cards = Des emplacements du marché, comme 1,3, ou des cartes, comme bleu 2
draw_now = Prendre aussitôt, sans voir d’abord ce que cela apporterait

challenge = Défier à Porto

settings_variant = standard (par défaut), ou famille : sans contrats privés

solo_about = Joue en solo contre le Sablier, ici ou en message privé avec moi
solo_timer = Cartes du Sablier : moins il y en a, plus c’est difficile (par défaut : 28)
solo_timers_28 = 28 cartes
solo_timers_26 = 26 cartes, plus difficile
solo_timers_24 = 24 cartes, le plus difficile
