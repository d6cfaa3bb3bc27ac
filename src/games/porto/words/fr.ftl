status_title = Porto
status_introduction_line = Prends des cartes, construis les maisons colorées au bord du fleuve et remplis des contrats, parfois secrets.
status_introduction_credits = Un jeu d’Orlando Sá, publié par MEBO Games (2019).
status_variants_standard = standard
status_variants_family = famille
status_variants_solo = solo
status_categories_standard = Standard
status_categories_family = Famille
status_categories_solo = Sablier de { $timer }
status_goal = { $points } sur { $goal }
status_awaits_keep = choisir { $kept } contrats privés sur { $dealt }
status_awaits_turn = prendre des cartes ou construire
status_awaits_only_draw = prendre des cartes
status_awaits_only_build = construire
status_awaits_only_pass = passer
status_awaits_timer = placer { $cards } du Sablier
status_awaits_over = partie finie
status_stake_roof = Encore un toit, et les dernières manches commencent.
status_stake_lastButOne = Après cette manche vient la dernière.
status_stake_behind = Dernier tour : il faut { $points } pour dépasser { $leader }.
    .leader = Dernier tour : avec { $points }, on te dépasse.
status_stake_ahead = Dernier tour : { $name } mène de { $points }.
    .name = Dernier tour : tu mènes de { $points }.
status_stake_privates = Les contrats privés s’y ajoutent.
status_stake_short = Il reste { $cards } au Sablier ; encore { $points } pour arriver à { $goal }.
status_stake_reached = Il reste { $cards } au Sablier ; l’objectif de { $goal } est atteint.
status_progress_timer = Sablier { $left } sur { $size }
status_progress_round = manche { $n }
status_progress_roundOf = manche { $n } sur { $last }
status_progress_lastRound = manche { $n }, la dernière

cards_colours_blue = bleu
    .masculines = bleus
    .feminine = bleue
    .feminines = bleues
cards_colours_green = vert
    .masculines = verts
    .feminine = verte
    .feminines = vertes
cards_colours_purple = violet
    .masculines = violets
    .feminine = violette
    .feminines = violettes
cards_colours_red = rouge
    .masculines = rouges
    .feminine = rouge
    .feminines = rouges
cards_colours_yellow = jaune
    .masculines = jaunes
    .feminine = jaune
    .feminines = jaunes
cards_ofCard = { TERM($colour, "cards_colours", form: "feminine") }
cards_card = { TERM($colour, "cards_colours") } { $value }
cards_noCards = aucune carte
cards_demands_floors =
    { $n ->
        [1] 1 étage { TERM($colour, "cards_colours") }
       *[other] { $n } étages { TERM($colour, "cards_colours", form: "masculines") }
    }
cards_demands_house = maison { TERM($colour, "cards_colours", form: "feminine") }
cards_demands_twoCards = deux cartes { TERM($colour, "cards_colours", form: "feminines") }
cards_demands_mixedCards = cartes { TERM($one, "cards_colours", form: "feminine") } + { TERM($other, "cards_colours", form: "feminine") }
cards_toDo_floors =
    { $n ->
        [1] poser exactement 1 étage { TERM($colour, "cards_colours") } en un seul tour
       *[other] poser exactement { $n } étages { TERM($colour, "cards_colours", form: "masculines") } en un seul tour
    }
cards_toDo_house = terminer une maison { TERM($colour, "cards_colours", form: "feminine") }
cards_toDo_twoCards = construire avec deux cartes { TERM($colour, "cards_colours", form: "feminines") }
cards_toDo_mixedCards = construire avec une carte { TERM($one, "cards_colours", form: "feminine") } et une { TERM($other, "cards_colours", form: "feminine") }, peu importe leur rôle
cards_ambitions_houses = maisons { TERM($colour, "cards_colours", form: "feminines") }
cards_ambitions_twins = jumelles { TERM($colour, "cards_colours", form: "feminines") }
cards_ambitions_ends = extrémités { TERM($colour, "cards_colours", form: "feminines") }
cards_ambitions_pair = paire { $colours }
cards_ambitions_trio = trio { $colours }
cards_ambitions_palette = palette
cards_ambitions_side = rue complète
cards_ambitions_secondCard = { $name } (2e carte)
cards_meanings_houses = { $pays } pour { $times } maisons { TERM($colour, "cards_colours", form: "feminines") } terminées
cards_meanings_twins = { $pays } si chaque rue a une maison { TERM($colour, "cards_colours", form: "feminine") } terminée et si les deux ont la même hauteur
cards_meanings_ends = { $pays } pour { $times } maisons { TERM($colour, "cards_colours", form: "feminines") } terminées aux extrémités des rues
cards_meanings_pair = { $pays } pour { $times } paires de voisines terminées, une { TERM($one, "cards_colours", form: "feminine") } et une { TERM($other, "cards_colours", form: "feminine") }
cards_meanings_trio = { $pays } pour { $times } suites de trois voisines terminées : { TERM($one, "cards_colours", form: "feminine") }, { TERM($two, "cards_colours", form: "feminine") } et { TERM($three, "cards_colours", form: "feminine") }, ordre libre
cards_meanings_palette = { $pays } si une rue a des maisons terminées des cinq couleurs
cards_meanings_side = { $pays } si toutes les maisons d’une rue sont terminées

counts_cards =
    { $n ->
        [one] { NUMBER($n) } carte
       *[other] { NUMBER($n) } cartes
    }
counts_floors =
    { $n ->
        [one] { NUMBER($n) } étage
       *[other] { NUMBER($n) } étages
    }
counts_points =
    { $n ->
        [one] { NUMBER($n) } point
       *[other] { NUMBER($n) } points
    }
counts_publicContracts =
    { $n ->
        [one] { NUMBER($n) } contrat public
       *[other] { NUMBER($n) } contrats publics
    }

choices_questions_type = Que fais-tu ?
choices_questions_contracts = Quels trois contrats privés gardes-tu ?
choices_questions_cards = Quelles cartes prends-tu au marché ?
choices_questions_number = Quelle carte donne le nombre d’étages ?
choices_questions_colour = Quelle carte donne leur couleur ?
choices_questions_house = Sur quelle maison ?
choices_questions_roof = Vers quel toit libre va le jeton du rez-de-chaussée ?
choices_questions_claim = Quels contrats publics valides-tu ?
choices_otherQuestion = Que choisis-tu pour « { $field } » ?
choices_fields_type = Action
choices_fields_contracts = Contrats privés
choices_fields_cards = Cartes
choices_fields_number = Carte du nombre
choices_fields_colour = Carte de la couleur
choices_fields_house = Maison
choices_fields_roof = Toit
choices_fields_claim = Contrats
choices_types_keep = Garder trois contrats privés
choices_types_draw = Prendre des cartes
choices_types_build = Construire des étages
choices_types_timer = Construire avec le Sablier
choices_types_pass = Passer
choices_token = jeton { $points }
choices_roofToken = jeton du toit { $points }
choices_emptyHouse = vide
choices_noClaim = Aucun contrat
choices_tokenTo = jeton vers { $roof }
choices_work =
    { $floors ->
        [1] 1 étage { TERM($colour, "cards_colours") }
       *[other] { $floors } étages { TERM($colour, "cards_colours", form: "masculines") }
    }
choices_leadsTo =
    { $points ->
        [one] { $cards } · puis { NUMBER($points) } point
       *[other] { $cards } · puis { NUMBER($points) } points
    }
choices_another_build = Autre construction
choices_another_draw = Autres cartes
choices_noToken = Aucun jeton à déplacer
choices_emptySlot = un emplacement vide
choices_contractSlot = contrat { $slot }
choices_keep = Garder { $contracts }
choices_draw =
    { $count ->
        [1] Prendre { $cards } (emplacement { $slots })
       *[other] Prendre { $cards } (emplacements { $slots })
    }
choices_build =
    { $floors ->
        [1] Construire 1 étage { TERM($colour, "cards_colours") } sur { $house }
       *[other] Construire { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house }
    }
choices_buildFor =
    { $floors ->
        [1] Construire 1 étage { TERM($colour, "cards_colours") } sur { $house } ({ $points } pts)
       *[other] Construire { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house } ({ $points } pts)
    }
choices_movingToken = { $action }, jeton vers { $roof }
choices_claiming = { $action }, valider { $contracts }
choices_claimingSlots =
    { $n ->
        [1] { $action }, contrat { $slots }
       *[other] { $action }, contrats { $slots }
    }
choices_timer =
    { $floors ->
        [1] Sablier : 1 étage { TERM($colour, "cards_colours") } sur { $house }
       *[other] Sablier : { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house }
    }
choices_timerIdle = Défausser les cartes du Sablier
choices_pass = Passer

story_shares_house = maison
story_shares_neighbours = voisines
story_shares_ground = jeton du rez-de-chaussée
story_shares_roof = jeton du toit
story_shares_contracts = contrats
story_built =
    { $floors ->
        [1]
            { $completed ->
                [yes] **{ $name }** a construit 1 étage { TERM($colour, "cards_colours") } sur { $house } et terminé la maison ({ $cards }) : **{ $points }** — { $shares }.
               *[no] **{ $name }** a construit 1 étage { TERM($colour, "cards_colours") } sur { $house } ({ $cards }) : **{ $points }** — { $shares }.
            }
       *[other]
            { $completed ->
                [yes] **{ $name }** a construit { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house } et terminé la maison ({ $cards }) : **{ $points }** — { $shares }.
               *[no] **{ $name }** a construit { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house } ({ $cards }) : **{ $points }** — { $shares }.
            }
    }
    .name =
        { $floors ->
            [1]
                { $completed ->
                    [yes] **Tu** as construit 1 étage { TERM($colour, "cards_colours") } sur { $house } et terminé la maison ({ $cards }) : **{ $points }** — { $shares }.
                   *[no] **Tu** as construit 1 étage { TERM($colour, "cards_colours") } sur { $house } ({ $cards }) : **{ $points }** — { $shares }.
                }
           *[other]
                { $completed ->
                    [yes] **Tu** as construit { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house } et terminé la maison ({ $cards }) : **{ $points }** — { $shares }.
                   *[no] **Tu** as construit { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house } ({ $cards }) : **{ $points }** — { $shares }.
                }
        }
story_timerBuilt =
    { $floors ->
        [1]
            { $completed ->
                [yes] Le Sablier a construit 1 étage { TERM($colour, "cards_colours") } sur { $house } et terminé la maison ({ $cards }), sans points.
               *[no] Le Sablier a construit 1 étage { TERM($colour, "cards_colours") } sur { $house } ({ $cards }), sans points.
            }
       *[other]
            { $completed ->
                [yes] Le Sablier a construit { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house } et terminé la maison ({ $cards }), sans points.
               *[no] Le Sablier a construit { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house } ({ $cards }), sans points.
            }
    }
story_builtBriefly =
    { $floors ->
        [1]
            { $completed ->
                [yes] **{ $name }** a construit 1 étage { TERM($colour, "cards_colours") } sur { $house } et terminé la maison : **{ $points }**.
               *[no] **{ $name }** a construit 1 étage { TERM($colour, "cards_colours") } sur { $house } : **{ $points }**.
            }
       *[other]
            { $completed ->
                [yes] **{ $name }** a construit { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house } et terminé la maison : **{ $points }**.
               *[no] **{ $name }** a construit { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house } : **{ $points }**.
            }
    }
    .name =
        { $floors ->
            [1]
                { $completed ->
                    [yes] **Tu** as construit 1 étage { TERM($colour, "cards_colours") } sur { $house } et terminé la maison : **{ $points }**.
                   *[no] **Tu** as construit 1 étage { TERM($colour, "cards_colours") } sur { $house } : **{ $points }**.
                }
           *[other]
                { $completed ->
                    [yes] **Tu** as construit { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house } et terminé la maison : **{ $points }**.
                   *[no] **Tu** as construit { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house } : **{ $points }**.
                }
        }
story_timerBuiltBriefly =
    { $floors ->
        [1]
            { $completed ->
                [yes] Le Sablier a construit 1 étage { TERM($colour, "cards_colours") } sur { $house } et terminé la maison.
               *[no] Le Sablier a construit 1 étage { TERM($colour, "cards_colours") } sur { $house }.
            }
       *[other]
            { $completed ->
                [yes] Le Sablier a construit { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house } et terminé la maison.
               *[no] Le Sablier a construit { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house }.
            }
    }
story_claimedBriefly = A validé : { $contracts }.
story_tokenTo = Le jeton du rez-de-chaussée ({ $points }) va sur le toit de { $roof }.
story_tokenLeaves = Aucun toit n’est libre : le jeton du rez-de-chaussée ({ $points }) sort du jeu.
story_roofTokenLost = Le jeton de son toit ({ $points }) est perdu.
story_dealt = **{ $name }** a reçu { $contracts }.
    .name = **Tu** as reçu { $contracts }.
story_kept = **{ $name }** a gardé { $contracts }.
    .name = **Tu** as gardé { $contracts }.
story_keptUnseen = **{ $name }** a choisi trois contrats privés.
    .name = **Tu** as choisi trois contrats privés.
story_drew = **{ $name }** a pris { $cards }.
    .name = **Tu** as pris { $cards }.
story_passed = **{ $name }** a passé : aucune carte au marché, et rien ne peut être construit.
    .name = **Tu** as passé : aucune carte au marché, et rien ne peut être construit.
story_timerDiscarded = Le Sablier a révélé { $cards }. Défaussé : { $gone }.
story_timerDiscardedNothing = Le Sablier a révélé { $cards } ; il n’y avait rien à défausser.
story_timerIdle = Les cartes du Sablier, { $cards }, ne vont sur aucune maison et sont défaussées.
story_reshuffledCards =
    { $n ->
        [one] La carte défaussée devient la nouvelle pioche.
       *[other] Les { NUMBER($n) } cartes défaussées deviennent la nouvelle pioche.
    }
story_reshuffledContracts =
    { $n ->
        [one] Le contrat défaussé par le Sablier devient la nouvelle pioche de contrats.
       *[other] Les { NUMBER($n) } contrats défaussés par le Sablier deviennent la nouvelle pioche de contrats.
    }
story_refilled = Nouvelles cartes : { $cards }.
story_inMarket = marché { $slots }
story_inContracts =
    { $n ->
        [1] contrat { $slots }
       *[other] contrats { $slots }
    }
story_endTriggered = Le { ORDINAL($roofs) } toit est posé : cette manche va jusqu’au bout, puis la manche { $lastRound } est la dernière.
story_ended = La partie est finie.

sequels_built =
    { $floors ->
        [1]
            { $completed ->
                [yes] **{ $name }** construit 1 étage { TERM($colour, "cards_colours") } sur { $house } et termine la maison : **{ $points }**.
               *[no] **{ $name }** construit 1 étage { TERM($colour, "cards_colours") } sur { $house } : **{ $points }**.
            }
       *[other]
            { $completed ->
                [yes] **{ $name }** construit { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house } et termine la maison : **{ $points }**.
               *[no] **{ $name }** construit { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house } : **{ $points }**.
            }
    }
    .name =
        { $floors ->
            [1]
                { $completed ->
                    [yes] **Tu** as construit 1 étage { TERM($colour, "cards_colours") } sur { $house } et termine la maison : **{ $points }**.
                   *[no] **Tu** as construit 1 étage { TERM($colour, "cards_colours") } sur { $house } : **{ $points }**.
                }
           *[other]
                { $completed ->
                    [yes] **Tu** as construit { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house } et termine la maison : **{ $points }**.
                   *[no] **Tu** as construit { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house } : **{ $points }**.
                }
        }
sequels_drew = **{ $name }** prend { $cards }.
    .name = **Tu** prends { $cards }.

foreseen_work =
    { $floors ->
        [1]
            { $completed ->
                [yes] 1 étage { TERM($colour, "cards_colours") } sur { $house }, ce qui termine la maison ({ $cards }).
               *[no] 1 étage { TERM($colour, "cards_colours") } sur { $house } ({ $cards }).
            }
       *[other]
            { $completed ->
                [yes] { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house }, ce qui termine la maison ({ $cards }).
               *[no] { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house } ({ $cards }).
            }
    }
foreseen_timerWork =
    { $floors ->
        [1]
            { $completed ->
                [yes] 1 étage { TERM($colour, "cards_colours") } sur { $house }, ce qui termine la maison ({ $cards }), sans points.
               *[no] 1 étage { TERM($colour, "cards_colours") } sur { $house } ({ $cards }), sans points.
            }
       *[other]
            { $completed ->
                [yes] { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house }, ce qui termine la maison ({ $cards }), sans points.
               *[no] { $floors } étages { TERM($colour, "cards_colours", form: "masculines") } sur { $house } ({ $cards }), sans points.
            }
    }
foreseen_points = **{ $points }** : { $shares }.
foreseen_drew = Dans ta main : { $cards }.
foreseen_preview = Aperçu, pas encore joué :
foreseen_boardNow = Le plateau actuel :
foreseen_noProspects = Avec cette main, rien ne peut encore être construit.
foreseen_prospects = Avec cette main, sur le plateau actuel, tu pourrais :

finale_levels_apprentice = Apprenti
finale_levels_builder = Bâtisseur
finale_levels_master-builder = Maître bâtisseur
finale_soloLost =
    { $score ->
        [one] **{ $name }** a perdu : { NUMBER($score) } point avant les contrats privés, et il en fallait { $goal }.
       *[other] **{ $name }** a perdu : { NUMBER($score) } points avant les contrats privés, et il en fallait { $goal }.
    }
    .name =
        { $score ->
            [one] **Tu** as perdu : { NUMBER($score) } point avant les contrats privés, et il en fallait { $goal }.
           *[other] **Tu** as perdu : { NUMBER($score) } points avant les contrats privés, et il en fallait { $goal }.
        }
finale_soloWon =
    { $total ->
        [one] **{ $name }** a gagné avec { NUMBER($total) } point. Niveau : **{ $level }**.
       *[other] **{ $name }** a gagné avec { NUMBER($total) } points. Niveau : **{ $level }**.
    }
    .name =
        { $total ->
            [one] **Tu** as gagné avec { NUMBER($total) } point. Niveau : **{ $level }**.
           *[other] **Tu** as gagné avec { NUMBER($total) } points. Niveau : **{ $level }**.
        }
finale_wins =
    { $total ->
        [one] **{ $name }** gagne avec { NUMBER($total) } point.
       *[other] **{ $name }** gagne avec { NUMBER($total) } points.
    }
    .name =
        { $total ->
            [one] **Tu** gagnes avec { NUMBER($total) } point.
           *[other] **Tu** gagnes avec { NUMBER($total) } points.
        }
finale_winsByContracts =
    { $total ->
        [one] **{ $name }** gagne avec { NUMBER($total) } point ; départage : plus de contrats publics.
       *[other] **{ $name }** gagne avec { NUMBER($total) } points ; départage : plus de contrats publics.
    }
    .name =
        { $total ->
            [one] **Tu** gagnes avec { NUMBER($total) } point ; départage : plus de contrats publics.
           *[other] **Tu** gagnes avec { NUMBER($total) } points ; départage : plus de contrats publics.
        }
finale_winsByTurn =
    { $total ->
        [one] **{ $name }** gagne avec { NUMBER($total) } point ; départage : place plus tardive dans la manche.
       *[other] **{ $name }** gagne avec { NUMBER($total) } points ; départage : place plus tardive dans la manche.
    }
    .name =
        { $total ->
            [one] **Tu** gagnes avec { NUMBER($total) } point ; départage : place plus tardive dans la manche.
           *[other] **Tu** gagnes avec { NUMBER($total) } points ; départage : place plus tardive dans la manche.
        }
finale_claimed = a validé { $contracts }
finale_counted = { $score } + contrats privés { $bonus } : { $contracts }
finale_uncounted = les contrats privés auraient rapporté { $bonus } : { $contracts }

account_parts_floors = étages { $points }
account_parts_neighbours = voisines { $points }
account_parts_tokens = jetons { $points }
account_parts_publicContracts = contrats publics { $points }
account_parts_privateContracts = contrats privés { $points }
account_met =
    { $points ->
        [one] { $contract } : { NUMBER($points) } point pour { $houses }
       *[other] { $contract } : { NUMBER($points) } points pour { $houses }
    }
account_unmet = { $contract } : rien
account_wouldBe =
    { $points ->
        [one] { $contract } : aurait rapporté { NUMBER($points) } point pour { $houses }
       *[other] { $contract } : aurait rapporté { NUMBER($points) } points pour { $houses }
    }
account_tie_publicContracts = { $first } devance { $second } par le nombre de contrats publics.
    .first = Tu devances { $second } par le nombre de contrats publics.
    .second = { $first } te devance par le nombre de contrats publics.
account_tie_laterSeat = { $first } devance { $second } en jouant plus tard dans la manche.
    .first = Tu devances { $second } en jouant plus tard dans la manche.
    .second = { $first } te devance en jouant plus tard dans la manche.

hand_own =
    { GIVEN($size) ->
        [no] **Ta main** : { $cards }
       *[yes] **Ta main** ({ $size }) : { $cards }
    }
hand_other = **{ $name }** a en main : { $cards }
    .name = **Tu** as en main : { $cards }
hand_contracts =
    { $worth ->
        [one] **Contrats privés** ({ NUMBER($worth) } point sur le plateau actuel)
       *[other] **Contrats privés** ({ NUMBER($worth) } points sur le plateau actuel)
    }
hand_dealt = **Tu as reçu** — gardes-en { $kept } :
hand_dealtAndSealed = **Tu as reçu** — ✓ marque les { $kept } que tu as gardés en secret :
hand_noContracts = La partie en famille se joue sans contrats privés.
hand_contract = - **{ $name }** — { $meaning }.
hand_contractNow =
    { $now ->
        [one] - **{ $name }** — { $meaning }. Pour l’instant : **{ NUMBER($now) } point**. { $lacks }
       *[other] - **{ $name }** — { $meaning }. Pour l’instant : **{ NUMBER($now) } points**. { $lacks }
    }

alt_empty = vide
alt_done = finie
alt_token = jeton { $n }
alt_roof = toit { $n }
alt_none = rien
alt_choosing = choix des contrats privés
alt_toMove = à { $name } de jouer
alt_player = { $name } { $points } (cartes { $cards }, contrats { $contracts })
alt_chooser =
    { $ready ->
        [yes] { $name } a choisi
       *[no] { $name } choisit
    }
    .name =
        { $ready ->
            [yes] Tu as choisi
           *[no] Tu choisis
        }
alt_total = { $name } { $total } = { $score } + { $bonus }
alt_winner = Victoire : { $name }.
alt_goal = Objectif : { $points }.
alt_head = Porto, { $progress }, { $turn } ; { $roofs }.
alt_left = Gauche : { $houses }.
alt_right = Droite : { $houses }.
alt_market = Marché : { $cards }.
alt_contracts = Contrats : { $contracts }.
alt_points = Points : { $players }.
alt_supply = Étages + rdc : { $tiles }.
alt_decks =
    { $cards ->
        [one]
            { $contracts ->
                [one] Pioches : { NUMBER($cards) } carte, { NUMBER($contracts) } contrat.
               *[other] Pioches : { NUMBER($cards) } carte, { NUMBER($contracts) } contrats.
            }
       *[other]
            { $contracts ->
                [one] Pioches : { NUMBER($cards) } cartes, { NUMBER($contracts) } contrat.
               *[other] Pioches : { NUMBER($cards) } cartes, { NUMBER($contracts) } contrats.
            }
    }
alt_timerRisk = Risque que le Sablier défausse les emplacements 1 à { $last }, environ : { $chances }.
alt_hands = Mains : { $hands }.
alt_claimed = Validés : { $contracts }.
alt_privates = Contrats privés : { $contracts }.
alt_discards = Défausse : { $cards }.
alt_contractDiscards = Contrats défaussés : { $contracts }.
alt_letters = { $colours }.
alt_more = Contrats validés : { COMMAND("board", "view:text") }.

lacking_house =
    { $floors ->
        [one] { $house } { TERM($colour, "cards_colours", form: "feminine") } ({ NUMBER($floors) } étage)
       *[other] { $house } { TERM($colour, "cards_colours", form: "feminine") } ({ NUMBER($floors) } étages)
    }
lacking_anyHouse =
    { $floors ->
        [one] { $house }, couleur au choix ({ NUMBER($floors) } étage)
       *[other] { $house }, couleur au choix ({ NUMBER($floors) } étages)
    }
lacking_manyHouses =
    { $houses ->
        [one]
            { $floors ->
                [one] { NUMBER($houses) } maison ({ NUMBER($floors) } étage en tout)
               *[other] { NUMBER($houses) } maison ({ NUMBER($floors) } étages en tout)
            }
       *[other]
            { $floors ->
                [one] { NUMBER($houses) } maisons ({ NUMBER($floors) } étage en tout)
               *[other] { NUMBER($houses) } maisons ({ NUMBER($floors) } étages en tout)
            }
    }
lacking_next = Pour { $points }, reste à terminer : { $houses }.
lacking_reach = Il peut encore atteindre { $points }.
lacking_full = Il est rempli au maximum.
lacking_stuck = Plus aucun point n’est possible.
lacking_builtBy = { $name } a construit sur { $house }
    .name = Tu as construit sur { $house }
lacking_completedBy = { $name } a terminé { $house }
    .name = Tu as terminé { $house }
lacking_timer = le Sablier
lacking_changed =
    { $now ->
        [one] **{ $contract }** : { $before } → { NUMBER($now) } point ({ $builds }).
       *[other] **{ $contract }** : { $before } → { NUMBER($now) } points ({ $builds }).
    }
lacking_nearer = **{ $contract }** : plus près de { $points }, reste à terminer : { $houses } ({ $builds }).
lacking_farther = **{ $contract }** : { $most } au mieux désormais, et non plus { $before } ({ $builds }).

reasons_said = { $reason } : { $points }
reasons_points = points immédiats
reasons_prepares = prépare { $house } pour { $points } au prochain tour
reasons_inHand =
    { GIVEN($house) ->
        [no] { $cards } en main
       *[yes] { $cards } en main, pour { $house }
    }
reasons_offersOnly = ne laisse rien de mieux que { $house } pour { $points } à construire ensuite
reasons_offersNothing = ne laisse rien à construire ensuite
reasons_takes = prend { $cards }
reasons_spends = dépense { $cards }
reasons_cards = cartes en main
reasons_privateContracts = contrats privés
reasons_forContracts = contrats privés ({ $contracts })
reasons_fewColours = demandent peu de couleurs
reasons_manyColours = demandent beaucoup de couleurs
reasons_opens = ouvre { $house } à { $name } pour { $points }
reasons_leaves = laisse { $house } à { $name } pour { $points }
reasons_takesFrom = prive { $name } de { $house }
reasons_leavesLess = laisse moins à construire à { $name }
reasons_leavesMore = laisse plus à construire à { $name }
reasons_rivalsLess =
    { GIVEN($name) ->
        [no] le camp adverse pourra faire moins ensuite
       *[yes] { $name } pourra faire moins ensuite
    }

reasons_rivalsMore =
    { GIVEN($name) ->
        [no] le camp adverse pourra faire plus ensuite
       *[yes] { $name } pourra faire plus ensuite
    }

reasons_market = ce qui reste au marché
reasons_tokenTo = le jeton sur { $house }
reasons_tokens = jetons sur les maisons
reasons_time = le moment où la partie finira
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

reasons_handAhead = ce que la main peut construire ensuite

refusals_alreadyKept = Tu as déjà choisi tes contrats privés ; les autres choisissent encore les leurs.
refusals_codes_not-your-turn = Ce n’est pas à toi : on prend des cartes ou on construit chacun son tour.
refusals_keepFirst = D’abord, chacun garde { $kept } de ses { $dealt } contrats privés ; on prend des cartes et on construit ensuite.
refusals_codes_wrong-phase = Cela ne va pas à cette étape.
refusals_timerFirst = D’abord, le Sablier construit : { $awaited }.
refusals_codes_keep-three = On garde exactement { $kept } contrats privés différents sur les { $dealt }.
refusals_codes_not-dealt =
    { GIVEN($contract) ->
        [no] Ce contrat ne fait pas partie des tiens : gardes-en { $kept } de tes { $dealt }.
       *[yes] Le contrat « { $contract } » ne fait pas partie des tiens : gardes-en { $kept } de tes { $dealt }.
    }
refusals_yourFive = Tes { $dealt } contrats : { $contracts }.
refusals_codes_draw-nothing = Il faut prendre au moins une carte.
refusals_codes_draw-too-many = On prend une à { $limit } cartes, chacune une seule fois, pour un total de { $limit } au plus.
refusals_codes_draw-over-three =
    { GIVEN($sum) ->
        [no] Le total de ces cartes est trop élevé : { $limit } est le maximum.
       *[yes] Ces cartes font { $sum } en tout : { $limit } est le maximum.
    }
refusals_codes_draw-unknown =
    { GIVEN($typed) ->
        [no] Je ne comprends pas cela comme `cards` : écris des emplacements du marché, comme `1,3`, ou des cartes, comme `bleu 2`.
       *[yes] Je ne comprends pas « { $typed } » comme `cards` : écris des emplacements du marché, comme `1,3`, ou des cartes, comme `bleu 2`.
    }
refusals_codes_draw-mixed = Donne soit des emplacements du marché, soit des cartes, pas les deux : après une carte, un nombre pourrait désigner une autre carte de la même couleur.
refusals_codes_not-in-market =
    { GIVEN($card) ->
        [no]
            { $held ->
                [0] Cette carte n’est pas au marché.
                [1] Le marché n’a cette carte qu’une fois.
               *[other] Le marché n’a cette carte que { $held } fois.
            }
       *[yes]
            { $held ->
                [0] La carte { $card } n’est pas au marché.
                [1] Le marché n’a { $card } qu’une fois.
               *[other] Le marché n’a { $card } que { $held } fois.
            }
    }
refusals_market = Au marché : { $held }.
refusals_marketEmpty = Le marché est vide.
refusals_open = Contrats visibles : { $contracts }.
refusals_noneOpen = Aucun contrat n’est visible.
refusals_codes_no-such-slot =
    { GIVEN($slot) ->
        [no] Il n’y a pas d’emplacement de ce numéro : ceux du marché vont de 1 à { $last }.
       *[yes] Il n’y a pas d’emplacement { $slot } : ceux du marché vont de 1 à { $last }.
    }
refusals_noContractSlot =
    { GIVEN($slot) ->
        [no] Il n’y a pas d’emplacement de ce numéro : ceux des contrats vont de 1 à { $last }.
       *[yes] Il n’y a pas d’emplacement { $slot } : ceux des contrats vont de 1 à { $last }.
    }
refusals_codes_slot-empty =
    { GIVEN($slot) ->
        [no] Cet emplacement est vide.
       *[yes] L’emplacement { $slot } est vide.
    }
refusals_codes_not-in-hand =
    { GIVEN($card) ->
        [no] Cette carte n’est pas en main : construire se fait avec deux cartes de la main.
       *[yes] « { $card } » n’est pas en main : construire se fait avec deux cartes de la main.
    }
refusals_hand = En main : { $held }.
refusals_codes_not-in-timer = Le Sablier construit avec les deux cartes qu’il a révélées : une pour le nombre, une pour la couleur.
refusals_timerCards = Le Sablier a révélé { $turned }.
refusals_codes_house-not-in-play =
    { GIVEN($house) ->
        [no] Cette maison n’est pas dans cette partie.
       *[yes] La maison { $house } n’est pas dans cette partie.
    }
refusals_inPlay = En jeu : { $houses }.
refusals_codes_house-full =
    { GIVEN($house) ->
        [no] Cette maison n’a pas la place pour autant d’étages.
       *[yes] La maison { $house } n’a pas la place pour autant d’étages.
    }
refusals_complete =
    { GIVEN($house) ->
        [no] Cette maison est terminée : plus aucun étage n’y tient.
       *[yes] La maison { $house } est terminée : plus aucun étage n’y tient.
    }
refusals_roomFor =
    { GIVEN($house) ->
        [no]
            { $height ->
                [one] Cette maison compte { NUMBER($height) } étage et en a déjà { $level } : il en tient encore { $room } au plus.
               *[other] Cette maison compte { NUMBER($height) } étages et en a déjà { $level } : il en tient encore { $room } au plus.
            }
       *[yes]
            { $height ->
                [one] La maison { $house } compte { NUMBER($height) } étage et en a déjà { $level } : il en tient encore { $room } au plus.
               *[other] La maison { $house } compte { NUMBER($height) } étages et en a déjà { $level } : il en tient encore { $room } au plus.
            }
    }
refusals_codes_house-other-colour =
    { GIVEN($house) ->
        [no] Cette maison
       *[yes] La maison { $house }
    } est d’une autre couleur{ GIVEN($has) ->
        [no] { "" }
       *[yes] { " " }({ $has })
    } : une maison n’a qu’une couleur, et { GIVEN($wanted) ->
        [no] cette carte
       *[yes] { $wanted }
    } ne convient pas.
refusals_codes_neighbour-colour =
    { GIVEN($house) ->
        [no] Cette maison
       *[yes] La maison { $house }
    } ne peut pas commencer { GIVEN($colour) ->
        [no] dans cette couleur
       *[yes] en { $colour }
    } : sa voisine { GIVEN($neighbour) ->
        [no] dans la rue
       *[yes] { $neighbour }
    } l’a déjà, et deux voisines doivent différer.
refusals_codes_no-ground-floors =
    { GIVEN($colour) ->
        [no] Il n’y a plus de rez-de-chaussée de cette couleur : aucune maison ne peut plus y commencer ; celles commencées peuvent encore grandir.
       *[yes] Il n’y a plus de rez-de-chaussée { $colour } : aucune maison ne peut plus y commencer ; celles commencées peuvent encore grandir.
    }
refusals_codes_no-floors =
    { GIVEN($colour) ->
        [no]
            { GIVEN($left) ->
                [no] Il ne reste pas assez d’étages pour cette construction ; essaie moins d’étages ou une autre couleur.
               *[yes] Il ne reste pas assez d’étages ({ $left }) pour cette construction ; essaie moins d’étages ou une autre couleur.
            }
       *[yes]
            { GIVEN($left) ->
                [no] Il ne reste pas assez d’étages en { $colour } pour cette construction ; essaie moins d’étages ou une autre couleur.
               *[yes] Il ne reste pas assez d’étages en { $colour } ({ $left }) pour cette construction ; essaie moins d’étages ou une autre couleur.
            }
    }
refusals_codes_token-missing =
    { GIVEN($house) ->
        [no] Le jeton du rez-de-chaussée de cette maison doit aller sur un toit libre : choisis-en un.
       *[yes] Le jeton du rez-de-chaussée de { $house } doit aller sur un toit libre : choisis-en un.
    }
refusals_codes_token-needless = Pas de toit à choisir ici : un jeton ne bouge que si un rez-de-chaussée est posé et qu’il y a un toit libre.
refusals_codes_roof-not-empty =
    { GIVEN($house) ->
        [no] Le toit de cette maison est déjà pris par un jeton ou une tuile : le jeton du rez-de-chaussée a besoin d’un toit libre.
       *[yes] Le toit de { $house } est déjà pris par un jeton ou une tuile : le jeton du rez-de-chaussée a besoin d’un toit libre.
    }
refusals_emptyRoofs = Toits libres : { $roofs }.
refusals_noEmptyRoof = Aucun toit n’est libre.
refusals_codes_claim-empty =
    { GIVEN($slot) ->
        [no] Cet emplacement de contrat est vide.
       *[yes] L’emplacement de contrat { $slot } est vide.
    }
refusals_codes_claim-not-met = Cette construction ne remplit pas exactement ce contrat.
refusals_claimUnmet = Cette construction ne remplit pas « { $contract } » : il faut { $toDo }, exactement.
refusals_codes_claim-twice = Un contrat ne se valide qu’une fois : donne chaque emplacement une seule fois.
refusals_codes_must-draw = On ne passe que si le marché est vide et qu’aucune construction n’est possible : prends au moins une carte.
refusals_codes_must-build = C’est permis seulement quand rien ne peut être construit, et quelque chose peut l’être : construis.
refusals_codes_malformed = Cette action est incomplète. À faire maintenant : { $awaited }.
refusals_codes_read-action =
    { GIVEN($typed) ->
        [no] Ton texte ne commence pas par une action. À faire maintenant : { $awaited }.
       *[yes] Aucune action ne commence ici par « { $typed } ». À faire maintenant : { $awaited }.
    }
refusals_codes_read-card =
    { GIVEN($typed) ->
        [no] Cela n’est pas une carte : en texte, une carte s’écrit avec sa couleur en anglais et son nombre, comme `red-3`.
       *[yes] « { $typed } » n’est pas une carte : en texte, une carte s’écrit avec sa couleur en anglais et son nombre, comme `red-3`.
    }
refusals_codes_read-slot =
    { GIVEN($typed) ->
        [no] Cela ne désigne pas d’emplacements : écris leurs numéros séparés par des virgules, comme `1,3`.
       *[yes] « { $typed } » ne désigne pas d’emplacements : écris leurs numéros séparés par des virgules, comme `1,3`.
    }
refusals_codes_read-missing =
    { GIVEN($field) ->
        [no]
            { GIVEN($as) ->
                [no] Le texte s’arrête trop tôt.
               *[yes] Le texte s’arrête trop tôt. Un texte entier : { $as }.
            }
       *[yes]
            { GIVEN($as) ->
                [no] Le texte s’arrête trop tôt : il manque ce qui va dans « { $field } ».
               *[yes] Le texte s’arrête trop tôt : il manque ce qui va dans « { $field } ». Un texte entier : { $as }.
            }
    }
refusals_codes_read-rest =
    { GIVEN($typed) ->
        [no]
            { GIVEN($as) ->
                [no] La fin n’a rien à faire là.
               *[yes] La fin n’a rien à faire là. Un texte entier : { $as }.
            }
       *[yes]
            { GIVEN($as) ->
                [no] « { $typed } » n’a rien à faire là.
               *[yes] « { $typed } » n’a rien à faire là. Un texte entier : { $as }.
            }
    }
refusals_codes_read-spelling =
    { GIVEN($as) ->
        [no] Une action ne s’écrit que d’une seule façon, avec une espace entre les mots.
       *[yes] Écris-le exactement ainsi : { $as }.
    }
refusals_notAllowed = Les règles ne le permettent pas maintenant. À faire maintenant : { $awaited }.

parts_round_name = Manche
parts_round_about = Un tour pour chacun. Rouge : la fin a commencé.
parts_roofs_name = Toits
parts_roofs_about = Maisons terminées. À plusieurs, le nombre après la barre annonce la fin : on joue encore une manche.
parts_decks_name = Pioches
parts_decks_about = Cartes cachées : les cartes de construction et, avec un sceau, les contrats publics.
parts_floors_name = Étages
parts_floors_about = Une construction marque tous les étages de la maison, et 1 par voisine ayant un étage à côté d’un nouveau.
parts_room_name = Place libre
parts_room_about = Chaque niveau ouvert reçoit un étage. Une construction demande de la place pour tous les siens.
parts_ground_name = Jeton du rez-de-chaussée
parts_ground_about = Paie le joueur qui pose le rez-de-chaussée, puis va sur un toit libre.
parts_roof_name = Toit
parts_roof_about = Il vient avec le dernier étage. Un jeton posé là paie le joueur qui termine la maison.
parts_plate_name = Maison
parts_plate_about = Son nom, pour la choisir ou la taper. Ses voisines sont à côté, dans la même rue.
parts_closed_name = Maison hors jeu
parts_closed_about = Quand on est peu, certaines sont fermées : on n’y construit pas, et elles ne sont pas voisines.
parts_market_name = Marché
parts_market_about = Prends ici une à { $limit } cartes, pour un total de { $limit } au plus.
parts_contracts_name = Contrats publics
parts_contracts_about = Valide chacun que ta construction remplit exactement. La pièce dit ce qu’il paie.
parts_supply_name = Tuiles
parts_supply_about = Étages et rez-de-chaussée (la porte) des couleurs qui s’épuisent.
parts_seat_name = Joueur
parts_seat_about = Nom et points. La flèche montre qui joue.
parts_hand_name = Main
parts_hand_about = Visible de tous. Une construction joue deux cartes : l’une donne le nombre d’étages, l’autre la couleur.
parts_claimed_name = Contrats validés
parts_claimed_about = Nombre de contrats publics validés. Ils départagent les égalités.
parts_sum_name = Total final
parts_sum_about = Points du plateau + contrats privés.
parts_ended_name = Fin
parts_ended_about = Qui a abandonné et qui a gagné.
parts_timer_name = Sablier
parts_timer_about = Ses cartes restantes. Après ton tour, il vide des emplacements et construit avec deux cartes. Vide, il finit la partie.
parts_sand_name = Sable
parts_sand_about = Plus il y a de sable à côté d’un emplacement, plus le Sablier risque de le vider après ton tour.

terminal_roofs = toits { $placed }
terminal_roofsOf = toits { $placed } sur { $end }
terminal_market = Marché
terminal_contracts = Contrats
terminal_tiles = Tuiles
terminal_grounds = (+ rez-de-chaussée)
terminal_legend =
    Sur le plateau : les lettres sont des étages (B G P R Y), · un étage à construire,
    (2) un jeton au rez-de-chaussée ou sur un toit, ^ une tuile de toit.
terminal_decks = Pioches
terminal_cards =
    { $n ->
        [one] { NUMBER($n) } carte
       *[other] { NUMBER($n) } cartes
    }
terminal_discarded = { $n } en défausse
terminal_publicCards =
    { $n ->
        [one] { NUMBER($n) } contrat public
       *[other] { NUMBER($n) } contrats publics
    }
terminal_points =
    { $n ->
        [one] { NUMBER($n) } point
       *[other] { NUMBER($n) } points
    }
terminal_claimed = contrats { $n }

lesson_other = Adversaire
lesson_goOn = Continuer
lesson_again = Reprendre du début
lesson_look_text = **Un premier tour, sur un plateau d’exemple.** Il y a deux rues, `L3` à `L7` en haut et `R1` à `R5` en bas. Les maisons n’appartiennent à personne : tu marques des points pour les étages que *toi* tu ajoutes.

    Regarde `L4` : une maison jaune, avec deux de ses cinq étages et un jeton de 3 points qui attend sur son toit. Tu as deux cartes, bleu 1 et rouge 3.

lesson_look_remarks_goOn = C’est à toi.
lesson_choose_text =
    À ton tour, tu fais **une** chose sur deux : **prendre** des cartes au marché, ou **construire** avec deux cartes de ta main. Pour construire, une carte donne le nombre d’étages, l’autre leur couleur.

    Pour la maison jaune, il te faudra une carte jaune.

lesson_choose_remarks_draw = Bien vu : il y a une carte jaune au marché.
lesson_choose_remarks_build = Ce serait possible : rouge 3 et bleu 1 suffisent pour trois étages bleus sur une maison vide. Mais L4 vaut bien plus, et aucune carte de ta main n’est jaune. Prends d’abord des cartes.
lesson_draw_text =
    { $marketSlots } cartes sont visibles. Tu en prends une à { $limit }, **pour un total de { $limit } au plus**. Tout le monde voit ce que tu prends : les mains ne sont pas secrètes.

    Quelles cartes prends-tu ?

lesson_draw_remarks_yellowAndRed = 1 + 2 = 3 : le maximum pour un tour. Les deux cartes rejoignent ta main, et le marché est complété.
lesson_draw_remarks_blue = C’est permis, car un 3 seul fait 3. Mais il n’apporte pas de carte jaune. Essaie autre chose.
lesson_draw_remarks_tooMuch = 2 + 2 = 4, et le total ne peut dépasser { $limit } : ce n’est pas permis. Essaie autre chose.
lesson_number_text =
    Ton adversaire a pris une carte aussi, et c’est de nouveau à toi. Tu as bleu 1, rouge 2, rouge 3 et jaune 1 : il est temps de **construire**.

    Quelle carte donne le **nombre** d’étages ? `L4` peut en recevoir trois.

lesson_number_remarks_red3 = Trois étages : exactement ce qui manque à L4.
lesson_number_remarks_red2 = Deux étages tiendraient, mais la maison ne serait pas terminée, et le jeton de son toit resterait pour l’adversaire. Essaie autre chose.
lesson_number_remarks_yellow1 = Un seul étage, c’est peu, et la carte jaune est nécessaire pour la couleur. Essaie autre chose.
lesson_colour_text = Quelle carte donne leur **couleur** ? De cette carte, seule la couleur compte, pas la valeur : un 1 vaut donc un 3. Une maison commencée garde sa couleur.
lesson_colour_remarks_yellow1 = Trois étages jaunes. Les deux cartes sont alors dépensées.
lesson_colour_remarks_blue1 = Trois étages bleus ne tiennent pas sur L5, qui n’a plus que deux places : ils commenceraient une nouvelle maison. Essaie autre chose.
lesson_house_text = Sur quelle **maison** vont les trois étages jaunes ? Ils vont tous sur la même.
lesson_house_remarks_L4 = Trois étages sur deux : la maison est terminée.
lesson_house_remarks_L5 = L5 est bleue, et une maison n’a qu’une couleur. Essaie autre chose.
lesson_house_remarks_L6 = C’est permis : une maison vide commence dans une couleur qu’aucune voisine n’a, et son jeton rapporterait 2. Mais L4 rapporte plus. Essaie autre chose.
lesson_claim_text =
    Les nouveaux étages restent des fantômes jusqu’à ce que tu confirmes. Ils rapportent :
    - **Maison 5** : tous les étages que `L4` aura alors, les anciens compris.
    - **Voisines 3** : tes étages sont aux niveaux 3, 4 et 5. `L3` a un étage au niveau 3, `L5` aux niveaux 3 et 4.
    - **Jeton du toit 3**, puisque tu termines la maison.

    Cela fait 11. Et tu peux **valider** chaque contrat public visible que ta construction remplit *exactement*. Lesquels ?

lesson_claim_remarks_both = Exactement 3 étages jaunes, construits avec une carte rouge et une jaune : les deux contrats sont remplis, 2 points chacun.
lesson_claim_remarks_blue = Tes étages sont jaunes, et il y en a trois : ce contrat n’est pas rempli. Essaie autre chose.
lesson_claim_remarks_none = Tu peux laisser des contrats, mais ces 4 points te tendent les bras. Essaie autre chose.
lesson_after_text = **15 points**, et `L4` a son toit. Les contrats que tu as validés sont remplacés par d’autres.

    En début de partie, chacun garde aussi { $kept } **contrats privés**. Ils comptent à la fin et ne valent que pour les maisons *terminées*, peu importe qui les a construites. Tu as *maisons jaunes* : avec L4, ce contrat vaut déjà 1. Et à ta *paire bleu-jaune*, il ne manque plus que deux étages sur `L5`.

    Quand il y a assez de toits, on finit la manche et on en joue une dernière. Voilà tout le jeu : prends des cartes, construis, et garde un œil sur les voisines.

lesson_after_remarks_again = Retour au premier plateau.

topics_overview_title = Vue d’ensemble
topics_overview_text =
    Tu construis les maisons colorées de deux rues au bord du fleuve, `L1` à `L7` et `R1` à `R7`. Les maisons n’appartiennent à personne : à chaque tour, tu marques des points pour ce que *toi* tu y ajoutes.

    À ton tour, tu fais une seule chose : **prendre** des cartes au marché, ou **construire** des étages avec deux cartes de ta main. Les points se comptent aussitôt. Certaines maisons portent des jetons ; { $contractSlots } contrats publics sont visibles, pour ceux qui les remplissent ; et chacun garde { $kept } contrats privés qui comptent à la fin.

    Quand il y a assez de toits, on finit la manche, on en joue encore une, et le joueur qui a le plus de points gagne.

    { "" }**Maisons en jeu** : à 4 places, toutes les { $houses } ; à 3, sans { LIST($outOfThree, before: "`", after: "`", between: ", ", last: " ni ") } ; à 2 et en solo, sans { LIST($outOfTwo, before: "`", after: "`", between: ", ", last: " ni ") }. Une maison hors jeu n’est la voisine de personne.

    Au début, chaque place reçoit { $dealt } contrats privés et en garde { $kept } en secret ; un jeton de { $leastToken } à { $mostToken } points est posé sur chaque rez-de-chaussée.

    Tous les nombres de l’exemplaire imprimé n’étaient pas disponibles ; il a fallu en déduire certains : les maisons d’une rue et leurs hauteurs, les valeurs des cartes d’une couleur et le nombre d’exemplaires de chaque contrat. Tous les rez-de-chaussée sont au même niveau.

topics_turn_title = Un tour
topics_turn_text =
    Tu fais exactement une de ces deux choses :
    - **Prendre** : une à { $limit } cartes du marché, pour un total de { $limit } au plus.
    - **Construire** : jouer exactement deux cartes de ta main et poser des étages sur une maison.

    Ensuite, le marché est complété à { $marketSlots } cartes et les contrats publics à { $contractSlots }, emplacement par emplacement. Quand la pioche est vide, la défausse mélangée la remplace ; s’il n’y a pas de défausse, un emplacement reste vide jusqu’au retour de cartes.

    { "" }**Passer** n’est possible que si le marché est vide et que tu ne peux rien construire ; la table passe alors pour toi. Si une manche entière n’est faite que de passes, la partie s’arrête là ; cette dernière passe, c’est à toi de l’annoncer.

    Les mains sont visibles et sans limite : chaque carte a été prise au vu de tous. Seuls les contrats privés et l’ordre des pioches sont secrets.

topics_draw_title = Prendre des cartes
topics_draw_text =
    Prends { LIST($counts, last: "or") } des { $marketSlots } cartes du marché. Leurs valeurs doivent faire **{ $limit } au plus** : un 3 seul, un 2 avec un 1, jusqu’à trois 1, ou moins que cela. Tu dois en prendre au moins une.

    Les cartes rejoignent ta main, et les emplacements vides sont complétés depuis la pioche.

    Sur Discord, { COMMAND("draw") } accepte des emplacements, comme `1,3`, ou des cartes, comme `bleu 2`. Tu vois ce qu’elles apporteraient, et un bouton suffit pour les prendre ; avec `now`, elles sont prises aussitôt.

    Il y a { $ofAColour } cartes de chaque couleur : { $ones } de valeur 1, { $twos } de valeur 2 et { $threes } de valeur 3.

topics_build_title = Construire
topics_build_text =
    Joue deux cartes : l’une donne le **nombre** d’étages, l’autre leur **couleur**. Tous ces étages vont sur une seule maison :
    - Elle doit avoir de la place pour tous.
    - Une **maison vide** commence par un rez-de-chaussée, qui compte comme un étage. Aucune voisine de la même rue ne doit déjà avoir cette couleur.
    - Une **maison commencée** garde sa couleur.
    - Il doit rester des tuiles : { $floors } étages et { $grounds } rez-de-chaussée de chaque couleur, donc au plus { $grounds } maisons par couleur.

    Puis, dans cet ordre :
    1. Si tu as posé le rez-de-chaussée, marque le jeton qui s’y trouvait et déplace-le vers un **toit libre** de ton choix : toute maison en jeu, dans l’une ou l’autre rue, sans tuile de toit ni jeton — cette maison aussi. Si aucun toit n’est libre, le jeton compte quand même, puis sort du jeu.
    2. Si la maison est terminée, elle reçoit sa tuile de toit. Marque le jeton de ce toit, s’il y en a un ; il sort du jeu.

topics_points_title = Points d’une construction
topics_points_text =
    Additionne :
    - **Maison** : les étages qu’elle compte après ta construction, les anciens compris.
    - **Voisines** : pour chaque étage que tu viens de poser, un point par maison voisine qui a un étage à ce même niveau. Seules comptent les maisons d’à côté, dans la même rue ; les toits ne comptent jamais.
    - **Jeton du rez-de-chaussée**, si tu as posé le rez-de-chaussée.
    - **Jeton du toit**, si tu as terminé une maison qui en portait un.
    - **Contrats publics** que tu valides.

    { "" }*Exemple* : une maison de cinq étages en a deux, et un jeton de 2 sur son toit. Avec rouge 3 et bleu 1, tu ajoutes trois étages bleus, niveaux 3 à 5 ; une voisine atteint le niveau 4, l’autre le niveau 3. Maison 5, voisines 3 (niveaux 3 et 4 d’un côté, 3 de l’autre), jeton du toit 2. Avec les contrats « 3 étages bleus » et « cartes bleue + rouge », 4 de plus : **14 points**.

topics_contracts_title = Contrats publics
topics_contracts_text =
    { $open } sont visibles. Après avoir posé tes étages, tu peux valider chacun de ceux que ta construction remplit **exactement** :
    - **1 étage** d’une couleur : { $one } points. **2 étages** : { $two }. **3 étages** : { $three }. Trois étages ne remplissent pas un contrat de deux.
    - **Maison** : tu as terminé une maison de cette couleur : { $house }.
    - **Deux cartes d’une couleur** : les deux cartes jouées sont de cette couleur : { $cards }.
    - **Deux couleurs** : une carte de chacune, peu importe laquelle donne le nombre et laquelle la couleur : { $cards }.

    Une construction peut remplir plusieurs contrats ; tu peux les valider tous ou en laisser. Seuls comptent les { $open } qui étaient visibles quand tu as construit ; les emplacements sont complétés ensuite. Les contrats validés départagent aussi les égalités à la fin. Quand leur pioche est vide, les emplacements restent vides.

topics_private_title = Contrats privés
topics_private_text =
    À la fin, seules comptent les maisons **terminées**, peu importe qui les a construites. Une maison compte une fois par carte et peut compter pour plusieurs cartes.
    - **Maisons** d’une couleur : { $houses } points pour { $housesTimes }.
    - **Paire** : deux voisines dans les deux couleurs ; { $pair } pour { $pairTimes } paires sans maison commune.
    - **Trio** : trois maisons de suite dans les trois couleurs, peu importe l’ordre ; { $trio } pour { $trioTimes } sans maison commune.
    - **Jumelles** : chaque rue a une maison de la couleur, et les deux ont la même hauteur ; { $twins }.
    - **Extrémités** : maisons de la couleur aux quatre extrémités des rues (la première et la dernière en jeu) ; { $ends } pour { $endsTimes }.
    - **Palette** : une rue a les cinq couleurs ; { $palette }.
    - **Rue complète** : toutes les maisons en jeu d’une rue sont terminées ; { $side }.

    Au début, tu en reçois { $dealt } et en gardes { $kept }. Tout le monde choisit en même temps, et personne ne voit ton choix avant la fin.

topics_end_title = Fin de la partie
topics_end_text =
    Le **{ ORDINAL($two) }** toit à 2 places, le **{ ORDINAL($three) }** à 3 et le **{ ORDINAL($four) }** à 4 annoncent la fin : la manche va jusqu’au bout, pour que chacun ait joué autant de tours, puis on joue **encore une manche entière**.

    Ensuite, les contrats privés sont révélés et comptés. Le joueur qui a le plus de points gagne. En cas d’égalité, celui qui a validé le plus de contrats publics ; si l’égalité persiste, celui qui joue plus tard dans la manche.

topics_solo_title = Solo
topics_solo_text =
    Le plateau et les contrats privés sont ceux de deux places. { $cards } cartes forment le **Sablier** ({ LIST($fewer, last: "or") } : plus difficile). À chaque tour :
    1. Prends des cartes ou construis comme d’habitude.
    2. Le Sablier révèle une carte de valeur *a* : la carte du marché et le contrat de l’emplacement *a* sont défaussés.
    3. Il en révèle une autre, de valeur *b* : ceux de l’emplacement *a + b* sont défaussés (l’emplacement { $marketSlots } n’a qu’une carte, le { $noSlot } n’existe pas).
    4. Tu dois construire avec ces deux cartes si une construction est permise. Tu choisis laquelle donne le nombre, la maison, et où va le jeton d’un rez-de-chaussée. Cela ne rapporte rien, ne valide rien, et le jeton d’un toit terminé est perdu.
    5. Marché et contrats sont complétés. Les contrats défaussés par le Sablier peuvent revenir, les validés jamais. Sur le plateau, le sable à côté du numéro d’un emplacement montre le risque que le Sablier le vide après ton tour.

    Quand le Sablier est vide, la partie finit après l’étape 4 ; les toits n’y mettent pas fin. Il faut **{ $goal } points avant les contrats privés** pour gagner. Ceux-ci s’ajoutent alors, et le total donne ton niveau : Apprenti à partir de { $apprentice }, Bâtisseur à partir de { $builder }, Maître bâtisseur à partir de { $masterBuilder }.

topics_family_title = Partie en famille
topics_family_text = Tout se joue comme d’habitude, mais sans contrats privés : rien à choisir au début, rien à ajouter à la fin. Les points du plateau décident ; en cas d’égalité, le nombre de contrats publics, puis la place plus tardive dans la manche.
topics_notation_title = Couleurs et notation
topics_notation_text =
    Chaque couleur a une lettre partout où elle est dessinée : **B** bleu, **G** vert, **P** violet, **R** rouge, **Y** jaune.

    Les maisons sont `L1` à `L7` dans la rue de gauche et `R1` à `R7` dans celle de droite, que le plateau montre en dessous ; toutes deux vont de gauche à droite. Les deux rues ne se touchent pas. « bleu 2/5 » est une maison bleue avec deux de ses cinq étages. Les emplacements du marché vont de 1 à { $marketSlots }, ceux des contrats de 1 à { $contractSlots }.

    Une action tient sur une ligne :
    - `draw 1,3` prend les cartes des emplacements 1 et 3.
    - `build red-3 blue-1 L4` pose trois étages bleus sur L4 : la première carte donne le nombre, la seconde la couleur.
    - `build red-3 blue-1 L5 roof R2 claim 1,3` déplace en plus le jeton du rez-de-chaussée vers le toit de R2 et valide les contrats 1 et 3.
    - `keep houses-blue,pair-blue-red,side-1` garde trois contrats privés.
    - `timer blue-3 red-2 L5` place les cartes du Sablier.
