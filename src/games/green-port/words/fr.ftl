terms_colours_blue = bleu
    .plural = bleus
terms_colours_green = vert
    .plural = verts
terms_colours_red = rouge
    .plural = rouges
terms_colours_yellow = jaune
    .plural = jaunes

terms_symbols_drop = goutte
terms_symbols_hammers = marteaux
terms_symbols_circles = cercles
terms_symbols_bricks = briques
terms_symbols_wheel = roue
terms_symbols_arrow = flèche

terms_unit = { TERM($colour, "terms_colours") } { TERM($symbol, "terms_symbols") }
terms_black = noire
terms_xGreen = X vert
terms_xOrange = X orange
terms_cubes =
    { $count ->
        [one] { $count } { TERM($colour, "terms_colours") }
       *[other] { $count } { TERM($colour, "terms_colours", form: "plural") }
    }
terms_more = { terms_cubes }
terms_noCubes = aucun cube
terms_none = rien
terms_points =
    { $count ->
        [one] { NUMBER($count) } point
       *[other] { NUMBER($count) } points
    }
terms_cards =
    { $count ->
        [one] { NUMBER($count) } carte
       *[other] { NUMBER($count) } cartes
    }
terms_cubeCount =
    { $count ->
        [one] { NUMBER($count) } cube
       *[other] { NUMBER($count) } cubes
    }
terms_objective = Objectif { $number }
terms_headquarters = QG { TERM($colour, "terms_colours") } ({ $value })
terms_pile = QG { TERM($colour, "terms_colours") }
terms_boosting = { $headquarters } renforçant { TERM($colour, "terms_colours") }
terms_boostingPile = { $pile } (renforce { TERM($colour, "terms_colours") })
terms_wild = joker { $value }
terms_asked = { TERM($colour, "terms_colours") } { $value }
terms_tileUp = tuile { TERM($symbol, "terms_symbols") } active
terms_tileDown = tuile { TERM($symbol, "terms_symbols") } retournée

typed_blue = bleu, bleue, bleus
typed_green = vert, verte, verts
typed_red = rouge, rouges
typed_yellow = jaune, jaunes

status_title = Green Port

status_introduction_line = Révèle des cartes tant que tu l’oses, recrute une couleur et lance ta bande sur les meilleurs coups du port.
status_introduction_credits = Un jeu de Pedro Dias, pour la Green Box of Games.

status_variants_standard = standard
status_variants_no-tiles = sans tuiles
status_variants_no-powers = sans pouvoirs
status_variants_simple = simple : ni tuiles ni pouvoirs

status_awaits_pick = choisir un cube de départ
status_awaits_hire = révéler ou recruter
status_awaits_bust = retourner la tuile ou accepter le flagrant délit
status_awaits_lose = perdre la moitié des cubes
status_awaits_bonus = choisir un cube de secours
status_awaits_refer = prendre une couleur contre un cube, ou passer
status_awaits_utilise = dépenser des cubes ou finir le tour
status_awaits_over = partie finie

status_revealOnly = révéler une carte

status_stake_unlucky = Le risque de ce flagrant délit était de { $risk }.
status_stake_lastObjective = Il reste un objectif : le joueur qui le remplit déclenche la fin de la partie.
status_stake_lastRound = Il ne reste plus d’objectif : cette manche est la dernière. À la fin, le joueur qui a le plus de cubes d’une couleur achète d’abord.

status_round = manche { $number }
status_lastRound = manche { $number }, la dernière

choices_questions_type = Que fais-tu ?
choices_questions_colour = Quelle couleur ?
choices_questions_pay = Avec quels cubes paies-tu ?
choices_questions_objective = Quel objectif ?
choices_questions_boost = Quelle couleur renforce-t-il ?
choices_questions_cubes = Quels cubes perds-tu ?
choices_questions_blue = Combien de cubes bleus ?
choices_questions_green = Combien de cubes verts ?
choices_questions_red = Combien de cubes rouges ?
choices_questions_yellow = Combien de cubes jaunes ?

choices_otherQuestion = Que choisis-tu pour « { $field } » ?

choices_fields_type = Action
choices_fields_colour = Couleur
choices_fields_pay = Paiement
choices_fields_objective = Objectif
choices_fields_boost = Renfort
choices_fields_cubes = Cubes
choices_fields_blue = Bleu
choices_fields_green = Vert
choices_fields_red = Rouge
choices_fields_yellow = Jaune

choices_types_pick = Choisir un cube de départ
choices_types_reveal = Révéler une carte
choices_types_hire = Recruter
choices_types_flip = Retourner la tuile
choices_types_bust = Accepter le flagrant délit
choices_types_lose = Perdre des cubes
choices_types_bonus = Prendre un cube de secours
choices_types_refer = Coopter
choices_types_pass = Passer
choices_types_complete = Remplir un objectif
choices_types_buy = Acheter un QG
choices_types_unflip = Réactiver la tuile
choices_types_specialise = Échanger des cubes
choices_types_end = Finir le tour

choices_another_lose = D’autres cubes
choices_another_refer = Une autre couleur
choices_another_complete = Un autre objectif
choices_another_buy = Un autre QG
choices_another_unflip = D’autres cubes
choices_another_specialise = Un autre échange
choices_another_pay = D’autres cubes
choices_another_boost = Un autre renfort

choices_noneOf = aucun { TERM($colour, "terms_colours") }
choices_reveal = Révéler · risque { $risk }
choices_revealSafely = Révéler · sans risque
choices_pick = Choisir un cube { TERM($colour, "terms_colours") }
choices_hire = Recruter { $cubes }
choices_inSync = { $action } + 1 de chaque autre
choices_hireNobody = Ne recruter personne
choices_flipAgainstBust = Retourner la tuile et recommencer
choices_flipShort = Retourner la tuile et recommencer
choices_flipAgainstLoss = Retourner la tuile, ne rien perdre
choices_bust = Flagrant délit : aucun recrutement
choices_lose = Perdre { $cubes }
choices_bonus = Prendre un cube { TERM($colour, "terms_colours") }
choices_refer = Prendre { $gained }, payer { $paid }
choices_pass = Passer : ne rien prendre
choices_complete = Remplir l’objectif { $number } avec { $paid } : { $points }
choices_completeShort = Remplir l’objectif { $number } · { $points }
choices_buyShort = Acheter { $headquarters } · { $points }
choices_buy = Acheter { $headquarters } pour { $price } : { $points }
choices_unflip = Réactiver la tuile pour { $paid }
choices_specialise = Échanger { $paid } contre 1 { TERM($colour, "terms_colours") }
choices_end = Finir le tour
choices_endLast = Finir le tour et la partie

orders_pass = passer à chaque cooptation de la manche { $round }
orders_refer = manche { $round } : prendre { TERM($colour, "terms_colours") } ({ $atLeast }+), payer { TERM($pay, "terms_colours") }
orders_bonus = cube de secours : { TERM($colour, "terms_colours") }
orders_bonusOf = cube de secours, ce qui manque : { $list }
orders_lose = perdre d’abord : { $list }

orders_kinds_pass = Passer à chaque cooptation
orders_kinds_refer-blue = Coopter : prendre bleu…
orders_kinds_refer-green = Coopter : prendre vert…
orders_kinds_refer-red = Coopter : prendre rouge…
orders_kinds_refer-yellow = Coopter : prendre jaune…
orders_kinds_bonus = Cube de secours : une couleur…
orders_kinds_bonus-lacking = Cube de secours : dans cet ordre…
orders_kinds_lose = Perdre d’abord ceux-ci…

story_picked = **{ $name }** choisit un cube { TERM($colour, "terms_colours") }.
    .name = **Tu** choisis un cube { TERM($colour, "terms_colours") }.
story_reshuffled =
    { $cards ->
        [one] La pioche est vide : { NUMBER($cards) } carte défaussée forme la nouvelle.
       *[other] La pioche est vide : { NUMBER($cards) } cartes défaussées forment la nouvelle.
    }
story_reshuffledAll = Après le X vert, les { $cards } cartes forment une nouvelle pioche.
story_revealed = **{ $name }** révèle : { $card }.
    .name = **Tu** révèles : { $card }.

story_revealing_cards =
    { $cards ->
        [one] **{ $name }** révèle { NUMBER($cards) } carte.
       *[other] **{ $name }** révèle { NUMBER($cards) } cartes.
    }
    .name =
        { $cards ->
            [one] **Tu** révèles { NUMBER($cards) } carte.
           *[other] **Tu** révèles { NUMBER($cards) } cartes.
        }
story_revealing_last =
    { $cards ->
        [one] **{ $name }** révèle : { $card }.
       *[other] **{ $name }** révèle { NUMBER($cards) } cartes, la dernière : { $card }.
    }
    .name =
        { $cards ->
            [one] **Tu** révèles : { $card }.
           *[other] **Tu** révèles { NUMBER($cards) } cartes, la dernière : { $card }.
        }

story_revealing_hire =
    { $cards ->
        [one] **{ $name }** révèle { NUMBER($cards) } carte et recrute { $cubes }.
       *[other] **{ $name }** révèle { NUMBER($cards) } cartes et recrute { $cubes }.
    }
    .name =
        { $cards ->
            [one] **Tu** révèles { NUMBER($cards) } carte et recrutes { $cubes }.
           *[other] **Tu** révèles { NUMBER($cards) } cartes et recrutes { $cubes }.
        }
story_revealing_nobody =
    { $cards ->
        [one] **{ $name }** révèle { NUMBER($cards) } carte et ne recrute personne.
       *[other] **{ $name }** révèle { NUMBER($cards) } cartes et ne recrute personne.
    }
    .name =
        { $cards ->
            [one] **Tu** révèles { NUMBER($cards) } carte et ne recrutes personne.
           *[other] **Tu** révèles { NUMBER($cards) } cartes et ne recrutes personne.
        }
story_revealing_bust =
    { $cards ->
        [one] **{ $name }** révèle { NUMBER($cards) } carte : flagrant délit !
       *[other] **{ $name }** révèle { NUMBER($cards) } cartes : flagrant délit !
    }
    .name =
        { $cards ->
            [one] **Tu** révèles { NUMBER($cards) } carte : flagrant délit !
           *[other] **Tu** révèles { NUMBER($cards) } cartes : flagrant délit !
        }
story_revealing_flip =
    { $cards ->
        [one] **{ $name }** révèle { NUMBER($cards) } carte et retourne sa tuile : pas de flagrant délit.
       *[other] **{ $name }** révèle { NUMBER($cards) } cartes et retourne sa tuile : pas de flagrant délit.
    }
    .name =
        { $cards ->
            [one] **Tu** révèles { NUMBER($cards) } carte et retournes ta tuile : pas de flagrant délit.
           *[other] **Tu** révèles { NUMBER($cards) } cartes et retournes ta tuile : pas de flagrant délit.
        }

story_threatened = Flagrant délit, sauf si **{ $name }** retourne sa tuile.
    .name = Flagrant délit, sauf si **tu** retournes ta tuile.
story_busted = Flagrant délit pour **{ $name }** : pas de recrutement ce tour-ci.
story_flippedAgainstBust = **{ $name }** retourne sa tuile : le quai ({ $gone }) se vide, et le recrutement recommence.
    .name = **Tu** retournes ta tuile : le quai ({ $gone }) se vide, et le recrutement recommence.
story_flippedAgainstLoss = **{ $name }** retourne sa tuile et ne perd rien.
    .name = **Tu** retournes ta tuile et ne perds rien.
story_overLimit = Trop de cubes : { LIST($losses) }.
story_loses = **{ $name }** en perd { $count }
    .name = **tu** en perds { $count }
story_lost = **{ $name }** perd { $cubes }.
    .name = **Tu** perds { $cubes }.
story_underdogs =
    { $by ->
        [points] Un cube de secours pour { LIST($names) } : le moins de points.
       *[cubes] Un cube de secours pour { LIST($names) } : le moins de cubes.
    }
story_helped = **{ $name }** prend un cube { TERM($colour, "terms_colours") }.
    .name = **Tu** prends un cube { TERM($colour, "terms_colours") }.
story_hired = **{ $name }** recrute { $cubes }.
    .name = **Tu** recrutes { $cubes }.
story_inSync = Synchro : un cube de chaque autre couleur en plus.
story_hiredNobody = **{ $name }** ne recrute personne.
    .name = **Tu** ne recrutes personne.

story_gain_whole = **{ $cubes }**
story_gain_inParts = **{ $cubes }** ({ $parts })
story_gain_cards = { $count } par les cartes
story_gain_tile = { $count } par la tuile
story_gain_boosts = { $count } par renfort

story_referred = **{ $name }** prend { $gained } et donne { $paid } à **{ $to }**.
    .name = **Tu** prends { $gained } et donnes { $paid } à **{ $to }**.
    .to = **{ $name }** prend { $gained } et **te** donne { $paid }.
story_passed = **{ $name }** passe.
    .name = **Tu** passes.
story_completed = **{ $name }** remplit l’objectif { $number } avec { $paid } : **{ $points }**.
    .name = **Tu** remplis l’objectif { $number } avec { $paid } : **{ $points }**.
story_lastRound = C’était le dernier objectif : la manche va jusqu’au bout.
story_bought = **{ $name }** achète { $headquarters } pour { $price }.
    .name = **Tu** achètes { $headquarters } pour { $price }.
story_unflipped = **{ $name }** réactive sa tuile pour { $paid }.
    .name = **Tu** réactives ta tuile pour { $paid }.
story_specialised = **{ $name }** échange { $paid } contre 1 { TERM($colour, "terms_colours") }.
    .name = **Tu** échanges { $paid } contre 1 { TERM($colour, "terms_colours") }.
story_turnEnded = **{ $name }** finit son tour.
    .name = **Tu** finis ton tour.
story_purchased = À la fin, **{ $name }** achète { $headquarters }.
    .name = À la fin, **tu** achètes { $headquarters }.
story_ended = La partie est finie.
sequels_completed = **{ $name }** remplit l’objectif { $number } : **{ $points }**.
    .name = **Tu** remplis l’objectif { $number } : **{ $points }**.
sequels_bought = **{ $name }** achète { $headquarters }.
    .name = **Tu** achètes { $headquarters }.
sequels_unflipped = **{ $name }** réactive sa tuile.
    .name = **Tu** réactives ta tuile.
sequels_flipped = **{ $name }** retourne sa tuile et évite le flagrant délit.
    .name = **Tu** retournes ta tuile et évites le flagrant délit.
sequels_lost = **{ $name }** perd la moitié de ses cubes à cause du X orange.
    .name = **Tu** perds la moitié de tes cubes à cause du X orange.

finale_wins =
    { $points ->
        [one] **{ $name }** gagne avec { NUMBER($points) } point.
       *[other] **{ $name }** gagne avec { NUMBER($points) } points.
    }
    .name =
        { $points ->
            [one] **Tu** gagnes avec { NUMBER($points) } point.
           *[other] **Tu** gagnes avec { NUMBER($points) } points.
        }

finale_winsBy_cubes =
    { $points ->
        [one] **{ $name }** gagne avec { NUMBER($points) } point ; départage : plus de cubes restants.
       *[other] **{ $name }** gagne avec { NUMBER($points) } points ; départage : plus de cubes restants.
    }
    .name =
        { $points ->
            [one] **Tu** gagnes avec { NUMBER($points) } point ; départage : plus de cubes restants.
           *[other] **Tu** gagnes avec { NUMBER($points) } points ; départage : plus de cubes restants.
        }
finale_winsBy_cards =
    { $points ->
        [one] **{ $name }** gagne avec { NUMBER($points) } point ; départage : la carte d’objectif la plus haute.
       *[other] **{ $name }** gagne avec { NUMBER($points) } points ; départage : la carte d’objectif la plus haute.
    }
    .name =
        { $points ->
            [one] **Tu** gagnes avec { NUMBER($points) } point ; départage : la carte d’objectif la plus haute.
           *[other] **Tu** gagnes avec { NUMBER($points) } points ; départage : la carte d’objectif la plus haute.
        }

finale_shared =
    { $points ->
        [one] { LIST($names) } partagent la victoire avec { NUMBER($points) } point.
       *[other] { LIST($names) } partagent la victoire avec { NUMBER($points) } points.
    }
    .names =
        { $points ->
            [one] { LIST($names) } partagez la victoire avec { NUMBER($points) } point.
           *[other] { LIST($names) } partagez la victoire avec { NUMBER($points) } points.
        }
finale_left = reste : { $cubes }

finale_parts_objectives = Objectifs { $points }
finale_parts_headquarters = QG { $points }
finale_parts_endPurchases = achats de fin { $points }

finale_tie_cubes = { $first } devance { $second } par le nombre de cubes restants.
    .first = Tu devances { $second } par le nombre de cubes restants.
    .second = { $first } te devance par le nombre de cubes restants.
finale_tie_cards = { $first } devance { $second } par la carte d’objectif la plus haute.
    .first = Tu devances { $second } par la carte d’objectif la plus haute.
    .second = { $first } te devance par la carte d’objectif la plus haute.

board_head = Green Port, { $round } ; { $turn }.
board_turn = { $name } : { $awaited }
board_objectives = Objectifs : { $objectives }.
board_taken = pour { $name }
board_piles = QG restants : { $piles }.
board_pile = { $pile } (coûte { $price })
board_soldOut = épuisé
board_seat = { $name }, { $points } : { $cubes }
board_pool = Sur le quai : { $cards }.
board_deck = Pioche, { $count } : { $cards }.
board_risk = Risque à la prochaine carte : { $risk }.
board_discards = Défausse : { $cards }.
board_offered = Cubes de départ : { $colours }.
board_winner = Victoire : { $name }.

terminal_objectives = Objectifs
terminal_piles = QG
terminal_pool = Quai
terminal_deck = Pioche
terminal_discards = Défausse
terminal_legend =
    Objectifs et QG sont donnés par couleur et valeur.
    Un QG coûte des cubes de sa couleur.

hand_own =
    { GIVEN($count) ->
        [no] **Ta bande** : { $cubes }
       *[yes] **Ta bande** ({ $count }) : { $cubes }
    }
hand_tile =
    { $side ->
        [up] **Tuile** : { TERM($symbol, "terms_symbols") } active
       *[down] **Tuile** : { TERM($symbol, "terms_symbols") } retournée
    }
hand_headquarters = **Quartiers généraux** : { $list }
hand_reach = **Buts, le plus proche d’abord**
hand_can = - { $what } ({ $points }) : **à portée**.
hand_lacks =
    { $count ->
        [1] - { $what } ({ $points }) : manque { $cubes }.
       *[other] - { $what } ({ $points }) : manquent { $cubes }.
    }
hand_aim = { $what } ({ $points })
hand_aimLacks =
    { $count ->
        [1] { $aim } : manque { $cubes }
       *[other] { $aim } : manquent { $cubes }
    }
hand_within = À portée : **{ $aims }**.
hand_nearest = Au plus près : { $aims }.
hand_waits = Finir le tour vient d’abord : pour le bot, tes cubes rapporteront plus tard plus que { $points } maintenant.
hand_preview = Pas encore joué :
hand_boardNow = Le plateau actuel :
hand_withinThen = À portée ensuite : { $aims }.

hand_asked_bust = Une carte noire : retourne ta tuile et recommence, ou ne recrute personne ce tour-ci.
hand_asked_lose = Tu as { $all } cubes, plus de { $limit } : { $count } s’en vont.
hand_asked_refer = Tu peux prendre toutes les cartes d’une couleur sur le quai, contre un de tes cubes.
hand_asked_bonus = Un X donne un cube de secours à tous ceux qui ont le moins de points ; si tous sont à égalité, à ceux qui ont le moins de cubes.

hand_ofOneColour = { $count } d’une même couleur
hand_other = **{ $name }** { $points } : { $holds }
hand_noSeat = Tu n’as pas de place ici : tout est visible, sauf l’ordre de la pioche.
hand_limit = Au-delà de { $limit } cubes, le X orange les coupe en deux.

reasons_said = { $reason } : { $points }
reasons_points = points immédiats
reasons_pointsWith = { $aim } ce tour-ci
reasons_pointsLater = ce qui peut encore être payé ce tour-ci
reasons_nearer = il ne manque plus que { $lacks } pour { $aim }
reasons_nearerThan = il ne manque alors que { $lacks } pour { $aim }, au lieu de { $more }
reasons_payableThan = { $aim } devient payable, alors qu’il manquerait { $more }
reasons_payable = { $aim } devient payable
reasons_takesAway = personne d’autre n’aura { $aim }
reasons_objectives = ta part des objectifs restants
reasons_headquarters = ta part des QG restants
reasons_gains = gagne { $cubes }
reasons_spends = dépense { $cubes }
reasons_cubes = cubes en réserve
reasons_limit = au-delà de { $limit }, le X orange peut couper les cubes en deux
reasons_boost = un renfort sur { TERM($colour, "terms_colours") } à chaque recrutement à venir
reasons_boosts = renforts pour les recrutements à venir
reasons_power = le pouvoir d’un QG { TERM($colour, "terms_colours") }
reasons_powers = les pouvoirs des QG
reasons_tileUp = la tuile évite un flagrant délit, et son symbole rapporte un cube
reasons_tile = la tuile, active ou retournée
reasons_turn = à qui de jouer ensuite
reasons_bust = risque de flagrant délit : { $cards }
reasons_noBust = évite le risque de flagrant délit ({ $cards })
reasons_oneIn = 1 sur { $count }
reasons_cards = ce qu’une carte de plus peut rapporter
reasons_noCards = renonce à ce qu’une carte de plus peut rapporter
reasons_cardsLater = ce que les cartes peuvent encore rapporter
reasons_refers = laisse { $cubes } à coopter
reasons_referLess = laisse moins à coopter côté adverse
reasons_pointsMore = bientôt plus de points pour toi
reasons_pointsLess = bientôt moins de points pour toi
reasons_othersLess =
    { GIVEN($name) ->
        [no] bientôt moins de points côté adverse
       *[yes] bientôt moins de points pour { $name }
    }

reasons_othersMore =
    { GIVEN($name) ->
        [no] bientôt plus de points côté adverse
       *[yes] bientôt plus de points pour { $name }
    }

refusals_codes_not-your-turn = Ce n’est pas à toi. Une place décide après l’autre.
refusals_codes_wrong-phase = Cela ne va pas à cette étape. À faire maintenant : { $awaited }.
refusals_codes_malformed = Cette action est incomplète. À faire maintenant : { $awaited }.
refusals_codes_no-such-colour =
    { GIVEN($typed) ->
        [no] Cela n’est pas une couleur possible ici.
       *[yes] « { $typed } » n’est pas une couleur possible ici.
    }
refusals_codes_pick-taken =
    { GIVEN($colour) ->
        [no] Le cube de départ est parti : il y en a un par couleur, et la dernière place choisit d’abord.
       *[yes] Le cube { $colour } est parti : il y en a un par couleur, et la dernière place choisit d’abord.
    }
refusals_codes_must-reveal = Le quai est vide : révèle d’abord une carte, puis recrute ce qui s’y trouve.
refusals_codes_nothing-to-reveal = La pioche et la défausse sont vides, rien ne peut être révélé : recrute.
refusals_codes_hire-a-colour = Il y a des recrues sur le quai : dis quelle couleur recruter.
refusals_codes_not-in-pool =
    { GIVEN($colour) ->
        [no] Aucune carte de cette couleur sur le quai : on ne prend qu’une couleur qui s’y trouve.
       *[yes] Aucune carte de couleur { $colour } sur le quai : on ne prend qu’une couleur qui s’y trouve.
    }
refusals_codes_no-tile = Cette partie se joue sans tuiles.
refusals_codes_tile-down = La tuile est déjà retournée : on ne retourne qu’une tuile active.
refusals_codes_tile-up = La tuile est déjà active : on ne réactive qu’une tuile retournée.
refusals_codes_bad-cubes =
    { GIVEN($typed) ->
        [no] Cela n’est pas un nombre de cubes : chaque couleur citée en prend au moins un.
       *[yes] « { $typed } » n’est pas un nombre de cubes : chaque couleur citée en prend au moins un.
    }
refusals_codes_not-enough-cubes =
    Il manque des cubes{ GIVEN($colour) ->
        [no] { "" }
       *[yes] { " " }de couleur { $colour }
    } : il en faudrait { GIVEN($count) ->
        [no] plus
       *[yes] { $count }
    }, il y en a { GIVEN($given) ->
        [no] moins
       *[yes] { $given }
    }.
refusals_codes_lose-exactly =
    Au-delà de la limite, on perd la moitié des cubes, arrondie à l’inférieur : exactement { GIVEN($count) ->
        [no] ce nombre
       *[yes] { $count }
    }{ GIVEN($given) ->
        [no] { "" }
       *[yes] , pas { $given }
    }.
refusals_codes_pay-exactly =
    Le prix se paie exactement : { GIVEN($count) ->
        [no] ni plus ni moins
       *[yes] { $count }
    }{ GIVEN($given) ->
        [no] { "" }
       *[yes] , pas { $given }
    }.
refusals_codes_pay-not-asked =
    Cet objectif demande au plus { GIVEN($count) ->
        [no] moins
       *[yes] { $count }
    } { GIVEN($colour) ->
        [no] de cette couleur
       *[yes] en { $colour }
    }{ GIVEN($given) ->
        [no] { "" }
       *[yes] , pas { $given }
    }.
refusals_codes_pay-one-colour = L’objectif joker se paie avec des cubes d’une seule couleur.
refusals_codes_no-such-objective =
    { GIVEN($objective) ->
        [no] Il n’y a pas d’objectif de ce numéro.
       *[yes] Il n’y a pas d’objectif { $objective }.
    }
refusals_codes_objective-taken =
    L’objectif { GIVEN($objective) ->
        [no] de ce numéro
       *[yes] { $objective }
    } est déjà rempli.
refusals_codes_pile-empty =
    { GIVEN($colour) ->
        [no] Il ne reste plus de QG.
       *[yes] Il ne reste plus de QG de couleur { $colour }.
    }
refusals_codes_too-dear =
    Cela coûte { GIVEN($count) ->
        [no] plus de
       *[yes] { $count }
    } cubes{ GIVEN($colour) ->
        [no] { "" }
       *[yes] { " " }de couleur { $colour }
    }, et il y en a { GIVEN($given) ->
        [no] trop peu
       *[yes] { $given }
    } : { $headquarters }, et un de plus par carte de cette couleur sur un objectif restant.
refusals_codes_boost-missing = Un QG vert renforce une couleur : dis laquelle.
refusals_codes_boost-needless = Pas de couleur à dire ici : seul un QG vert avec pouvoirs en renforce une.
refusals_codes_specialise-mixture = Un échange prend { $specialise } cubes d’une même couleur ou de { $specialise } couleurs différentes ; avec un QG rouge, { $specialiseWithRed } cubes quelconques.
refusals_codes_specialise-same =
    { GIVEN($colour) ->
        [no] Un échange rapporte une couleur qui n’est pas payée, et celle-ci l’est.
       *[yes] Un échange rapporte une couleur qui n’est pas payée, et { $colour } l’est.
    }
refusals_codes_read-action =
    { GIVEN($typed) ->
        [no] Ton texte ne commence pas par une action. À faire maintenant : { $awaited }.
       *[yes] Aucune action ne commence ici par « { $typed } ». À faire maintenant : { $awaited }.
    }
refusals_codes_read-colour =
    { GIVEN($typed) ->
        [no] Cela n’est pas une couleur.
       *[yes] « { $typed } » n’est pas une couleur.
    }
refusals_codes_read-cubes =
    { GIVEN($typed) ->
        [no] Cela
       *[yes] « { $typed } »
    } ne désigne pas de cubes : écris des couleurs et des nombres{ GIVEN($as) ->
        [no] { "" }
       *[yes] , comme { $as }
    }.
refusals_codes_read-objective =
    { GIVEN($typed) ->
        [no] Cela n’est pas un objectif : écris son numéro, comme `3`.
       *[yes] « { $typed } » n’est pas un objectif : écris son numéro, comme `3`.
    }
refusals_codes_read-missing =
    Le texte s’arrête trop tôt{ GIVEN($field) ->
        [no] { "" }
       *[yes]  : il manque ce qui va dans « { $field } »
    }.{ GIVEN($as) ->
        [no] { "" }
       *[yes] { " " }Un texte entier : { $as }.
    }
refusals_codes_read-rest =
    { GIVEN($typed) ->
        [no] La fin
       *[yes] « { $typed } »
    } n’a rien à faire là.{ GIVEN($as) ->
        [no] { "" }
       *[yes] { " " }Un texte entier : { $as }.
    }
refusals_codes_read-spelling =
    { GIVEN($as) ->
        [no] Une action ne s’écrit que d’une seule façon, avec une espace entre les mots.
       *[yes] Écris-le exactement ainsi : { $as }.
    }

refusals_notAllowed = Les règles ne le permettent pas maintenant. À faire maintenant : { $awaited }.

parts_round_name = Manche
parts_round_about = Un tour pour chacun. Rouge : la dernière manche.

parts_progress_name = Objectifs remplis
parts_progress_about = Quand tous sont remplis, on finit la manche, et la partie s’arrête.

parts_deck_name = Pioche
parts_deck_about = Cartes cachées. Flèches rondes : toutes les cartes sont mélangées à la fin de ce tour.

parts_sign_name = Panneau de la grue
parts_sign_about = Ce qui est demandé maintenant. Avant une carte : le risque que la suivante soit un flagrant délit.

parts_pool_name = Quai
parts_pool_about = Cartes révélées ce tour-ci, une pile par couleur. On en recrute une ; la plaque dit ce qu’elle rapporte.

parts_sync_name = Synchro
parts_sync_about = Les quatre couleurs sont là : recruter rapporte aussi un cube de chaque autre couleur.

parts_tape_name = Flagrant délit
parts_tape_about = Une carte noire est sortie : pas de recrutement ce tour-ci, sauf si une tuile est retournée.

parts_offered_name = Cubes de départ
parts_offered_about = Avant le premier tour, chacun en choisit un, en commençant par le dernier à jouer.

parts_unseen_name = Cartes cachées
parts_unseen_about = Cartes de chaque couleur encore dans la pioche.

parts_others_name = Noires et X
parts_others_about = Encore dans la pioche. Noire : flagrant délit. X vert : on remélange. X orange : moitié des grosses bandes. Tout X : cubes de secours.

parts_objective_name = Objectif
parts_objective_about = Paie ces cubes à ton tour pour le remplir. La pièce dit ce qu’il rapporte.

parts_done_name = Rempli
parts_done_about = Par le joueur qui a ce signe : plus personne ne le peut.

parts_headquarters_name = QG
parts_headquarters_about = Celui du dessus d’une couleur. Pièce : points. Figurine : son prix actuel. En toutes lettres : son pouvoir, qui dure.

parts_seat_name = Joueur
parts_seat_about = Signe, nom et points. La flèche montre qui joue.

parts_crew_name = Bande
parts_crew_about = Cubes de chaque couleur. Ils paient tout, et ceux que tu gardes servent au prochain tour.

parts_tile_name = Tuile
parts_tile_about = Active : son symbole rapporte un cube de plus, et la retourner sauve d’un flagrant délit. Grise : retournée.

parts_houses_name = Maisons
parts_houses_about = QG possédés et leur nombre. +B : un QG vert qui renforce le bleu.

parts_crowd_name = Tous les cubes
parts_crowd_about = Leur somme. Rouge : tant qu’un X orange en prend la moitié.

parts_ended_name = Fin
parts_ended_about = Qui a abandonné et qui a gagné.

lesson_other = Adversaire
lesson_goOn = Continuer
lesson_watch = Voir ce qui se passe
lesson_again = Reprendre du début

lesson_look_text =
    { "" }**Un premier tour, sur un plateau d’exemple.** Les cartes descendent sur le quai comme des conteneurs, et dans chacun se cache quelqu’un d’une couleur : **B** bleu, **G** vert, **R** rouge, **Y** jaune. La personne que tu recrutes rejoint ta bande. Les règles appellent **cube** chaque membre de ta bande.

    Les papiers sont des **objectifs** : leur prix en cubes, leurs points en or. Les maisons sont des **QG**, à vendre aussi. Les deux rapportent des points au joueur qui les paie.

    En bas, vous êtes deux, chacun avec une **tuile**. La tienne montre une goutte.

lesson_look_remarks_goOn = Avant le premier tour, chacun choisit un cube de départ.

lesson_pick_text =
    La dernière place choisit d’abord : ton adversaire a pris le jaune. Quelle couleur choisis-tu ?

    Mieux vaut avoir un but. Regarde les papiers : le numéro 3 demande 4 bleus et 1 jaune, 5 cubes en tout. Tous les autres en demandent plus.

lesson_pick_remarks_blue = Un des 4 cubes bleus de l’objectif 3 est déjà à toi.
lesson_pick_remarks_green = Pourquoi pas : les objectifs 2 et 4 demandent beaucoup de vert. Mais ils coûtent 6 et 8 cubes. Essaie autre chose.
lesson_pick_remarks_red = Pourquoi pas : l’objectif 1 est tout rouge. Mais il coûte 6 cubes, et le numéro 3 seulement 5. Essaie autre chose.

lesson_first_text =
    C’est à toi. Tu **révèles** des cartes, une par une, et elles restent sur le **quai** jusqu’à ce que tu t’arrêtes pour recruter.

    Sur les 31 cartes de la pioche, 5 sont **noires**. Tant qu’il n’y a personne sur le quai, une carte noire ne fait rien. La première carte est donc sans risque, et le bouton le dit.

lesson_first_remarks_reveal = Une carte jaune avec des cercles.

lesson_one_text =
    La plaque du dessous dit ce que le jaune te rapporterait : **+1** cube. Tu peux recruter maintenant ou révéler une autre carte.

    À partir d’ici, une carte noire est un **flagrant délit** : pas de recrutement ce tour-ci. Il reste 30 cartes, dont 5 noires ; la bande sous le quai les compte. Cela fait **17 %**, et tu n’as rien à calculer : le panneau de la grue et le bouton donnent toujours le chiffre exact.

lesson_one_remarks_yellow = C’est permis, et sûr. Mais un cube, c’est peu pour un tour entier. Essaie autre chose.
lesson_one_remarks_reveal = Tu as osé, et tout va bien : une carte bleue avec une roue.

lesson_two_text = Deux couleurs attendent. Tu ne peux en recruter qu’**une**, mais avec toutes ses cartes : une deuxième bleue ou jaune vaudrait plus. Continuer ou recruter ?

lesson_two_remarks_blue = Le bleu est ton but, mais avec ton cube de départ cela n’en fait que 2 sur 4. Le risque est toujours de 17 %. Essaie autre chose.
lesson_two_remarks_yellow = L’objectif 3 demande aussi un cube jaune, mais les quatre bleus sont plus difficiles à réunir. Essaie autre chose.
lesson_two_remarks_reveal = Encore une chance : une carte rouge avec des cercles.

lesson_three_text =
    Trois couleurs. Si une carte verte les rejoignait, tu serais en **Synchro** : avec les quatre couleurs sur le quai, ton recrutement rapporte aussi un cube de chaque autre couleur.

    Les cartes noires sont toujours 5, mais la pioche n’en compte plus que 28 : **18 %**.

lesson_three_remarks_blue = Sûr, mais seulement 1 cube. Sur les 28 cartes, 11 t’aideraient, 5 bleues et 6 vertes ; 5 te nuiraient. Essaie autre chose.
lesson_three_remarks_red = L’objectif 3 ne demande pas de rouge. Et 11 des 28 cartes t’aideraient, 5 bleues et 6 vertes. Essaie autre chose.
lesson_three_remarks_reveal = Bleue, et avec une goutte : le symbole de ta tuile !

lesson_four_text =
    Maintenant le bleu rapporte **+3** : deux cartes, et un de plus car une carte bleue montre le symbole de ta tuile, et ta tuile est active. Un anneau doré marque cette carte. Avec ton cube de départ, cela ferait 4 bleus.

    Une carte noire te ferait perdre tout cela, ou **retourner** ta tuile : le quai se vide alors, mais tu recommences. Le risque est de **19 %**. T’arrêtes-tu ?

lesson_four_remarks_reveal = Tu la révèles : **noire**. Retourne ta tuile, et le quai se vide ; garde-la, et tu ne recrutes personne. S’arrêter à temps, c’est la moitié du jeu. Reviens et essaie autre chose.
lesson_four_remarks_blue = Tu t’arrêtes. Quatre cubes bleus sont à toi.
lesson_four_remarks_red = C’est permis, mais 1 rouge vaut moins que 3 bleus, et l’objectif 3 demande du bleu. Essaie autre chose.

lesson_refer_text =
    Les cartes bleues sont parties, les autres restent. Avant tes dépenses, on demande une fois à chacun des autres s’il veut **coopter** : c’est **te** donner un cube, de n’importe quelle couleur, et prendre toutes les cartes restantes d’une couleur.

    La rouge et la jaune montrent des cercles, le symbole de la tuile de ton adversaire : l’une comme l’autre rapporterait 2 cubes. Le seul cube qu’il puisse donner est jaune.

lesson_refer_remarks_goOn = Ton adversaire prend 2 rouges et te paie le cube jaune.

lesson_spend_text =
    4 bleus et 1 jaune : exactement ce que demande l’objectif 3. Ce que tu peux payer a un bord doré.

    Maintenant tu **dépenses**, autant que tu peux payer et dans n’importe quel ordre. Que fais-tu ?

lesson_spend_remarks_complete = Cinq cubes pour 5 points. Les points comptent aussitôt.
lesson_spend_remarks_buy = C’est permis : 2 points, et dès lors chaque objectif te coûte un cube de moins. Mais 5 points te tendent les bras, et personne ne pourra te les reprendre. Essaie autre chose.
lesson_spend_remarks_end = C’est permis : les cubes restent à toi. Mais quelqu’un peut remplir l’objectif 3 avant toi, et un X orange coupe en deux les réserves de plus de { $limit } cubes. Essaie autre chose.

lesson_after_text =
    { "" }**5 points** dès ton premier tour. Et regarde le **QG** bleu : son prix est passé de 3 à **2**. C’est { $headquarters } cubes, et un de plus par carte de cette couleur sur les papiers restants.

    Chaque QG rapporte des points et un **pouvoir**. Bleu : les objectifs te coûtent un cube de moins. Vert : il **renforce** une couleur de ton choix, un cube de plus à chaque recrutement. Rouge : un **échange** contre un cube d’une autre couleur prend { $specialiseWithRed } cubes quelconques, au lieu de { $specialise }. Jaune : réactiver ta tuile retournée coûte moins cher.

    Maintenant, tu finirais ton tour. Puis ton adversaire révèle, et on te demande si tu cooptes. Quand il ne reste plus d’objectif, on finit la manche, et le joueur qui a le plus de points gagne.

lesson_after_remarks_again = Retour au premier plateau.

topics_overview_title = Vue d’ensemble
topics_overview_text =
    Green Port est un port de filous. Tu réunis une bande et la dépenses en coups et en maisons.

    Ta bande, ce sont des **cubes** de quatre couleurs : **B** bleu, **G** vert, **R** rouge, **Y** jaune. Les coups sont des **objectifs** : des papiers avec un prix en cubes. Les maisons sont des **QG** : une pile par couleur, et ils ont des pouvoirs. Le joueur qui en paie un marque aussitôt ses points.

    À ton tour, tu **révèles** des cartes, une par une, tant que tu l’oses. Elles attendent sur le **quai**. Puis tu recrutes **une** des couleurs du quai et gagnes des cubes de cette couleur ; les autres peuvent se servir dans le reste. Une carte noire met fin, sans rien, à un tour trop gourmand.

    Seul l’ordre de la pioche est caché. Ce qu’elle contient encore est connu de tous : le risque affiché sur le bouton et sur la grue est donc exact.

    Quand le dernier objectif est rempli, on finit la manche, et le joueur qui a le plus de points gagne.

topics_turn_title = Un tour
topics_turn_text =
    Un tour suit ces étapes :
    1. **Recruter** : révèle des cartes, puis recrute une couleur.
    2. **Coopter** : chacun des autres, dans l’ordre, peut prendre une couleur restante, en te donnant un cube. Après un flagrant délit, cette étape est sautée.
    3. **Dépenser** : remplis des objectifs, achète des QG, réactive ta tuile, autant que tu peux payer, dans n’importe quel ordre. Puis finis ton tour.

    { "" }**Échanger** : en recrutant, entre deux cartes, et en dépensant, autant que tu veux, tu peux payer { $specialise } cubes d’une même couleur, ou de { $specialise } couleurs différentes, contre un cube d’une couleur que tu ne paies pas.

    Pendant qu’un flagrant délit, une perte ou un cube de secours se décide, tu ne peux pas échanger. Une fois cela réglé, même les pertes d’un X orange, tu peux de nouveau échanger dans le même tour.

    À la fin du tour, les cartes restées sur le quai sont défaussées. Puis c’est à la place suivante.

    { "" }*Dans l’ordre* veut toujours dire : d’abord la place dont c’est le tour, puis dans le sens horaire, une par une. Les suivantes savent donc ce que les précédentes ont choisi.

topics_cards_title = Cartes
topics_cards_text =
    La pioche compte { $deckSize } cartes :
    - { $units } **recrues** : quelqu’un à recruter. Chacune des quatre couleurs avec chacun des six symboles, une fois.
    - { $blacks } cartes **noires**. Sans recrue sur le quai, une carte noire ne fait rien. Sinon, c’est le **flagrant délit** : ni recrutement ni cooptation, on passe aux dépenses. Si ta **tuile** est active, tu peux la **retourner** : tout le quai est défaussé, et tu recommences à recruter dans le même tour.
    - Le **X orange** : dans l’ordre, tout joueur qui a plus de { $limit } cubes en perd la moitié, arrondie à l’inférieur, à son choix ; ou retourne une tuile active et ne perd rien. Puis viennent les cubes de secours.
    - Le **X vert** : à la fin de ce tour, les { $deckSize } cartes sont mélangées en une nouvelle pioche. Avant cela, tout de suite, viennent les cubes de secours.

    Après un X, le recrutement continue.

    { "" }**Cubes de secours**, au plus une fois par tour : tous ceux qui ont le moins de points prennent un cube de la couleur de leur choix. Si tout le monde a autant de points, ce sont ceux qui ont le moins de cubes. On fixe qui en reçoit avant le premier choix.

    Une tuile retournée ne se réactive qu’à l’étape des dépenses, contre des cubes.

    Si la pioche est vide et qu’il faut une carte, la défausse est mélangée en une nouvelle ; le quai n’en fait pas partie. Si la défausse est vide aussi, rien ne peut être révélé.

topics_hire_title = Recruter
topics_hire_text =
    Tant que le quai est vide, tu dois révéler. Ensuite tu continues, ou tu recrutes une des couleurs du quai. Toutes ses recrues sont défaussées, et tu gagnes, dans cette couleur :
    - { $card } cube par carte ;
    - { $tile } si ta tuile est active et que l’une d’elles montre son symbole ;
    - { $boost } par QG vert à toi qui la **renforce** : la couleur se choisit à l’achat.

    { "" }**Synchro** : si les quatre couleurs sont sur le quai, tu gagnes aussi un cube de chaque autre couleur. Leurs cartes restent pour les autres.

    S’il n’y a aucune recrue sur le quai, tu peux t’arrêter sans recruter personne.

    { "" }*Exemple* : deux cartes rouges, l’une montre la roue, ta tuile aussi, et elle est active. Un QG vert renforce le rouge. 2 + 1 + 1 : tu gagnes 4 rouges.

topics_refer_title = Coopter
topics_refer_text =
    Après un recrutement, on demande une fois à chacun des autres, dans l’ordre : **passer**, ou donner à la place dont c’est le tour { $refer } cube de n’importe quelle couleur et prendre toutes les recrues restantes d’une couleur. Cela rapporte autant qu’un recrutement, avec sa propre tuile et ses renforts, mais jamais de Synchro.

    Un joueur sans cube n’est pas interrogé, et plus personne ne l’est quand il ne reste pas de recrue. Après un flagrant délit, personne ne coopte.

topics_utilise_title = Dépenser
topics_utilise_text =
    Autant que tu peux payer, dans n’importe quel ordre :
    - **Remplir** un objectif : pour chaque couleur, paie la somme des valeurs de ses cartes de cette couleur. Le joker demande sa valeur en cubes d’une seule couleur, au choix. Tu prends les cartes : leurs valeurs sont tes points.
    - **Acheter** le QG du dessus d’une couleur : { $headquarters } cubes de cette couleur, et un de plus par *carte* de cette couleur sur les objectifs restants. Ils deviennent donc moins chers.
    - **Réactiver ta tuile** : { $unflip } cubes de n’importe quelles couleurs ; { $unflipAfterBust } s’il y a eu flagrant délit ce tour-ci.

    Chaque prix est recompté à chaque fois : une dépense peut rendre la suivante moins chère. Les cubes que tu gardes servent à ton prochain tour. Puis **finis** ton tour.

    { "" }*Exemple* : il reste des cartes rouges sur deux objectifs, une sur chacun. Le QG rouge coûte 2 + 2 = 4 rouges. Tu remplis l’un des deux : il ne coûte plus que 3.

topics_powers_title = Pouvoirs
topics_powers_text =
    Les QG rapportent leurs points, et un pouvoir durable :
    - **Bleu** : chacun enlève un cube au prix de tout objectif, jusqu’à zéro ; de quelle couleur, tu choisis.
    - **Vert** : à l’achat, choisis une couleur, qu’il **renforce** : chaque fois que tu la recrutes ou la cooptes, tu gagnes un cube de plus. Plusieurs sur une couleur s’additionnent.
    - **Rouge** : un échange prend { $specialiseWithRed } cubes quelconques, pareils ou non. Un seul QG suffit pour cela ; les suivants ne rapportent que des points.
    - **Jaune** : chacun rend la réactivation de ta tuile moins chère d’un cube, jusqu’à zéro.

topics_end_title = Fin de la partie
topics_end_text =
    Quand il ne reste plus d’objectif, la manche va jusqu’au bout : les places suivantes ont encore leur tour. Puis viennent les **achats de fin**, automatiques : couleur par couleur, d’abord celui qui en a le plus de cubes, à égalité celui qui joue plus tard ; chacun achète autant de QG restants que possible, pour { $headquarters } cubes chacun. Les pouvoirs ne jouent plus.

    Le joueur qui a le plus de points gagne. À égalité : plus de cubes restants, puis la carte d’objectif la plus haute, puis la deuxième, et ainsi de suite. Si tout est égal, la place est partagée.

    Un joueur qui abandonne finit en dernière position, et un remplaçant joue à sa place selon les mêmes règles. S’il ne reste qu’une personne, elle a gagné.

topics_variants_title = Mise en place et variantes
topics_variants_text =
    On joue de { $least } à { $most }. Les { $columns } premiers **objectifs** se partagent { $cards } cartes (valeurs { LIST($white, between: ", ") }), réparties au hasard en colonnes. À trois et quatre, un cinquième a { LIST($black, between: ", ") }, et le sixième est un **joker** qui vaut { $wild }. Chaque carte sauf le joker porte un cube de la couleur qu’elle demande.

    Pour ces cartes, on tire { $placed } cubes de chaque couleur et { $random } au hasard. À deux, { $cards } d’entre eux servent, au hasard. Les cubes ne manquent jamais.

    Une pile de **QG** contient, de haut en bas : { LIST($piles2, between: ", ") } à deux ; { LIST($piles3, between: ", ") } à trois ; { LIST($piles4, between: ", ") } à quatre.

    Chacun a une **tuile** avec un des six symboles, active au début. Puis, de la dernière place à la première, chacun choisit un **cube de départ** : il y en a un par couleur. La première place commence.

    Variantes :
    - **standard** : toutes ces règles.
    - **sans tuiles** : personne n’a de tuile : pas de cube pour le symbole, et rien ne sauve d’un flagrant délit ou d’une perte.
    - **sans pouvoirs** : les QG ne rapportent que des points.
    - **simple** : ni l’un ni l’autre.

    Le livret a aussi des règles rapides, un peu différentes. Ici, les QG bleus ont un seul pouvoir, et une tuile ne se retourne que contre un flagrant délit ou une perte.

    Green Port a été créé par Pedro Dias pour la Green Box of Games. Ceci est un projet indépendant.

topics_notation_title = Écrire ses actions
topics_notation_text =
    Chaque action a un bouton et peut s’écrire avec { COMMAND("do") } : n’importe quelle partie en mots, ou comme l’historique l’écrit :
    `pick red` · `reveal` · `hire red` · `flip` · `bust` · `lose blue-1,red-3` · `bonus red` · `refer blue pay red` · `pass` · `complete 3 pay blue-2,red-4` · `buy green boost blue` · `unflip pay red-2` · `specialise green pay red-3` · `end`

    `bonus` est un cube de secours, `specialise` un échange, `bust` veut dire accepter un flagrant délit.

    Les cubes s’écrivent par la couleur en anglais et le nombre, dans l’ordre bleu, vert, rouge, jaune. `none` veut dire aucun cube.
