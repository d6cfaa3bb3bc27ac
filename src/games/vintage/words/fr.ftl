status_title = Vintage

status_introduction_line = Achète des domaines, plante des vignes le long du Douro, descends la vendange à Gaia et fais-en du porto qui se vend.
status_introduction_credits = Un jeu de Gil d’Orey, publié par MESAboardgames (2011).

status_variants_standard = standard

status_awaits_turn = choisir une action, ou passer
status_awaits_gather = dire combien de vin donne { $place }
status_awaits_sail = continuer le voyage, ou s’arrêter
status_awaits_unload = choisir un chai pour { $lot }
status_awaits_plant = planter la vigne suivante
status_awaits_add = ajouter un fût à l’entrepôt
status_awaits_over = partie finie

status_progress = vendange { $round } sur { $rounds }
status_lastRound = vendange { $round }, la dernière

status_stake_lastButOne = Après celle-ci, il ne reste qu’une vendange.
status_stake_last = La dernière vendange : l’invendu compte 1 point par groupe de { $barrels }.

status_now = Si tout s’arrêtait là : { $standing }.

terms_regions_baixo = Baixo Corgo
terms_regions_cima = Cima Corgo
terms_regions_superior = Douro Superior

terms_place = { $region } { $place }

terms_harbours_gaia = Vila Nova de Gaia
terms_harbours_baixo = Baixo Corgo
terms_harbours_cima = Cima Corgo
terms_harbours_superior = Douro Superior

terms_vines_green = vigne verte
terms_vines_purple = vigne violette
terms_vines_red = vigne rouge
terms_vines_white = vigne blanche
terms_vines_yellow = vigne jaune
terms_vines_old = vieille vigne

terms_colours_green = vert
terms_colours_purple = violet
terms_colours_red = rouge
terms_colours_white = blanc
terms_colours_yellow = jaune

terms_sides_ruby = Ruby
terms_sides_tawny = Tawny

terms_categories_ruby_ruby = Ruby
terms_categories_ruby_reserva = Ruby Reserva
terms_categories_ruby_lbv = Late Bottled Vintage
terms_categories_ruby_vintage = Vintage
terms_categories_tawny_tawny = Tawny
terms_categories_tawny_reserva = Tawny Reserva
terms_categories_tawny_aged = Tawny âgé
terms_categories_tawny_colheita = Colheita

terms_columns_buy = l’achat d’un domaine
terms_columns_purple = une vigne violette
terms_columns_green-red = une vigne verte ou rouge
terms_columns_white-yellow = une vigne blanche ou jaune
terms_columns_old = une vieille vigne
terms_columns_harvest = la vendange
terms_columns_age = le vieillissement
terms_columns_card = les cartes
terms_columns_first = le premier joueur

terms_cards_buying = Domaine + cadeau
terms_cards_harvesting = Vendange économe
terms_cards_planting = Trois vignes
terms_cards_two-barrels = Deux fûts de plus
terms_cards_free-action = Action gratuite
terms_cards_enologist = Œnologue
terms_cards_vintage = Fût de Vintage
terms_cards_colheita = Deux fûts de Colheita
terms_cards_boat = Bateau rabelo
terms_cards_ageing-barrel = Vieillir + fût
terms_cards_ageing-quality = Vieillir + qualité

terms_deck = dessus de pioche
terms_estate = Domaine { $estate }
terms_cellarColumn = colonne { $column } de { $side }
terms_barrels =
    { $count ->
        [one] { NUMBER($count) } fût
       *[other] { NUMBER($count) } fûts
    }
terms_lot = { $barrels } de qualité { $quality }
terms_brandy =
    { $count ->
        [one] { NUMBER($count) } fût d’eau-de-vie
       *[other] { NUMBER($count) } fûts d’eau-de-vie
    }
terms_points =
    { $count ->
        [one] { NUMBER($count) } point
       *[other] { NUMBER($count) } points
    }
terms_cardsOf =
    { $count ->
        [one] { NUMBER($count) } carte
       *[other] { NUMBER($count) } cartes
    }
terms_markers =
    { $count ->
        [one] { NUMBER($count) } marqueur
       *[other] { NUMBER($count) } marqueurs
    }
terms_overseer =
    { $count ->
        [one] le régisseur au lieu de { NUMBER($count) } marqueur
       *[other] le régisseur au lieu de { NUMBER($count) } marqueurs
    }
terms_none = rien

choices_fields_type = Action
choices_fields_place = Lieu
choices_fields_bonus = Cadeau
choices_fields_estate = Domaine
choices_fields_vine = Vigne
choices_fields_deed = Effet
choices_fields_card = Carte
choices_fields_discard = Défausse
choices_fields_round = Manche
choices_fields_column = Colonne
choices_fields_columns = Colonnes
choices_fields_to = Destination
choices_fields_load = Chargement
choices_fields_wine = Vin
choices_fields_side = Côté
choices_fields_category = Catégorie
choices_fields_pay = Paiement

choices_questions_type = Que fais-tu ?
choices_questions_place = Où est le domaine ?
choices_questions_bonus = Un point de moins, ou une vigne ?
choices_questions_estate = Quel domaine ?
choices_questions_vine = Quelle vigne ?
choices_questions_deed = Quelle action est gratuite ?
choices_questions_card = Quelle carte ?
choices_questions_discard = Quelle carte s’en va ?
choices_questions_round = Tu regardes le jeton de quelle manche ?
choices_questions_column = De quelle colonne ?
choices_questions_columns = De quelles colonnes ?
choices_questions_to = Vers où ?
choices_questions_load = Que charges-tu ?
choices_questions_wine = Combien de fûts de vin ? Le reste est de l’eau-de-vie.
choices_questions_side = De quel côté ?
choices_questions_category = Dans quelle catégorie ?
choices_questions_pay = Comment paies-tu ?

choices_types_pass = Passer la manche
choices_types_buy = Acheter un domaine
choices_types_plant = Planter une vigne
choices_types_harvest = Vendanger
choices_types_age = Vieillir et vendre
choices_types_first = Être premier joueur
choices_types_take = Prendre une carte
choices_types_play = Jouer une carte
choices_types_sail = Déplacer le bateau
choices_types_gather = Récolter
choices_types_leave = Laisser le domaine
choices_types_stop = S’arrêter ici
choices_types_unload = Débarquer
choices_types_add = Ajouter le fût

choices_groups_vineyards = Vignes
choices_groups_river = Fleuve et chai
choices_groups_cards = Cartes
choices_groups_rest = Ordre et repos

choices_discount = un point de moins

choices_firstVine_green = une vigne verte
choices_firstVine_purple = une vigne violette
choices_firstVine_red = une vigne rouge
choices_firstVine_white = une vigne blanche
choices_firstVine_yellow = une vigne jaune

choices_freeActions_buy = acheter un domaine
choices_freeActions_plant = planter une vigne
choices_freeActions_harvest = vendanger
choices_freeActions_age = vieillir et vendre

choices_aboard = reste à bord
choices_round = manche { $round }
choices_reserva = Reserva
choices_loadNothing = ne rien charger

actions_regions_baixo = Baixo
actions_regions_cima = Cima
actions_regions_superior = Superior

actions_gaia = Gaia

actions_vines_green = verte
    .one = une vigne verte
actions_vines_purple = violette
    .one = une vigne violette
actions_vines_red = rouge
    .one = une vigne rouge
actions_vines_white = blanche
    .one = une vigne blanche
actions_vines_yellow = jaune
    .one = une vigne jaune
actions_vines_old = vieille vigne
    .one = une vieille vigne

actions_cards_buying = Domaine + cadeau
actions_cards_harvesting = Vendange économe
actions_cards_planting = Trois vignes
actions_cards_two-barrels = Deux fûts de plus
actions_cards_free-action = Action gratuite
actions_cards_enologist = Œnologue
actions_cards_vintage = Fût de Vintage
actions_cards_colheita = Fûts de Colheita
actions_cards_boat = Bateau rabelo
actions_cards_ageing-barrel = Vieillir + fût
actions_cards_ageing-quality = Vieillir + qualité

actions_deck = Dessus de pioche

actions_site = { $place } · { $price }, qualité { $quality }
actions_siteShort = { $place } · { $price }
actions_none = rien
actions_round = vendange { $round }
actions_points = { $points } PV
actions_lot = { $quality }×{ $barrels }
actions_wine = { $barrels } de vin de qualité { $qualities }
actions_brandy = { $barrels } d’eau-de-vie
actions_crop = { $wine }, { $brandy }

actions_share_wine = { $barrels } vin
actions_share_brandy = { $barrels } eau-de-vie

actions_noWine = pas de vin
actions_for = { $action }, avec { $pay }
actions_withOverseer = le régisseur sur { $circle }
actions_overseerShort =
    { $circle ->
        [1] { $sign } régisseur
       *[other] { $sign } régisseur sur { NUMBER($circle) }
    }
actions_buy = Acheter { $place } (−{ $price })
actions_buyShort = Acheter { $place } { $cost } · −{ $price }
actions_plant = Planter { TERM($vine, "actions_vines", form: "one") } à { $place }
actions_plantFree = Planter { TERM($vine, "actions_vines", form: "one") } à { $place }
actions_plantShort = Planter { $vine }, { $place } { $cost }
actions_planted = planté
actions_fiveVines = complet, qualité { $quality }
actions_better = qualité { $quality }
actions_toGo = encore { $vines }
actions_harvest = Vendanger jusqu’à { $crop }
actions_harvestShort = Vendanger { $cost } · { $crop }
actions_age = Vieillir : moy. { $mean } PV ({ $least }–{ $most })
actions_ageShort = Vieillir { $cost } · { $mean } PV ({ $least }–{ $most })
actions_ages = { $mean } PV, { $least } à { $most }
actions_first = Prendre le jeton de premier joueur
actions_firstShort = Premier joueur { $cost }
actions_take = Prendre { $card }
actions_takeShort = Prendre { $card } { $cost }
actions_dropping = { $action }, défausser { $card }
actions_droppingOne = { $action } · −1 carte
actions_play = Jouer { $card }
actions_playShort = { $card } { $cost }
actions_does = { $play } · { $what }
actions_discount = { $place } pour { $price }
actions_gift = { $place } pour { $price } avec { TERM($vine, "actions_vines", form: "one") }
actions_look = voir le jeton { $round }
actions_noLook = sans regarder
actions_sellsFrom = { $points } de { $lots }
actions_joins = cela fait { $lot }
actions_moves = { $moves } déplacements
actions_sail = Naviguer jusqu’à { $to }
actions_sailWith = Naviguer jusqu’à { $to } en chargeant { $cargo }
actions_sailShort = Vers { $to } { $cost }
actions_gather = { $place } : { $crop }
actions_leave = Laisser { $place } sans vendange
actions_stop = S’arrêter ici
actions_unload = { $lot } au chai { $side }
actions_unloadShort = Chai { $side } · { $lot }
actions_stays = { $lot } reste à bord
actions_add = Ajouter un fût de { $category }
actions_addShort = { $category } +1
actions_pass = Passer : se reposer cette manche
actions_passShort = Passer la manche

actions_another_buy = Un autre domaine
actions_another_plant = Une autre vigne
actions_another_harvest = Vendanger, payer autrement
actions_another_age = Vieillir, payer autrement
actions_another_first = Jeton, payer autrement
actions_another_take = Une autre carte
actions_another_play = Cartes en main…
actions_another_sail = Un autre déplacement
actions_another_gather = Un autre partage
actions_another_pay = Payer autrement

hand_cards = **Tes cartes** : { $cards }
hand_noCards = aucune
hand_openly = { $card } (connue de tous)
hand_chips = **Jetons que tu as vus** : { $chips }
hand_chip = vendange { $round } : +{ $bonus }
hand_pieces = **Pièces restantes** : { $pieces }
hand_noPieces = aucune
hand_markers =
    { $count ->
        [one] { $signs } { NUMBER($count) } marqueur
       *[other] { $signs } { NUMBER($count) } marqueurs
    }
hand_overseer = { $sign } le régisseur
hand_estate = **{ $place }** (qualité { $quality }) : { $vines }
hand_noVines = encore aucune vigne
hand_notPlanted =
    { $lacking ->
        [one] pas planté : manque { NUMBER($lacking) } vigne
       *[other] pas planté : manquent { NUMBER($lacking) } vignes
    }
hand_waits = { $lot } en attente
hand_boat = **Bateau** à { $harbour } : { $cargo }
hand_cellar = **Chai { $side }** : { $lots }
hand_warehouse = **Entrepôt { $side }** : { $categories }
hand_category = { $name } { $held } sur { $of } → { $points }
hand_empty = vide
hand_brandy = **Eau-de-vie** : { $held } sur { $most }
hand_bonus =
    { $bonus ->
        [0] vendange { $round }
       *[other] vendange { $round } : qualité +{ $bonus }
    }
hand_store = eau-de-vie { $held } sur { $most }
hand_passed = se repose cette manche
hand_first = jeton de premier joueur
hand_other = **{ $name }** { $points } : { $holds }
hand_hidden =
    { $count ->
        [one] { NUMBER($count) } carte que personne d’autre n’a vue
       *[other] { NUMBER($count) } cartes que personne d’autre n’a vues
    }
hand_noSeat = Tu n’as pas de place ici : tout est visible, sauf les mains, la pioche et les jetons à venir.

hand_asks_gather = { $place } donne { $barrels } : du vin de qualité { $quality }, le reste en eau-de-vie.
hand_asks_costs = Son vin coûte 1 fût d’eau-de-vie ; pour payer, il y a { $brandy }.
hand_asks_paid = Son vin ne coûte rien de plus : la carte a payé.
hand_asks_dry = Il ne reste pas d’eau-de-vie pour payer du vin.
hand_asks_unload = À débarquer : { $lot }. Colonnes libres : Ruby { $ruby }, Tawny { $tawny }.
hand_asks_aboard = À bord : { $cargo }.
hand_asks_moves =
    { $count ->
        [one] Reste { NUMBER($count) } déplacement.
       *[other] Restent { NUMBER($count) } déplacements.
    }
hand_asks_plant =
    { $count ->
        [one] Encore { NUMBER($count) } vigne au plus.
       *[other] Encore { NUMBER($count) } vignes au plus.
    }
hand_asks_add = Un fût va d’un côté qui en a déjà, pas au-dessus du plus haut ; puis ce qui est plein est vendu.

hand_outcomes = Selon le dé : { $list } PV ; { $mean } en moyenne.
hand_ages = Vieillir maintenant rapporte { $mean } PV en moyenne.

seatPage_cards = **Cartes en main** : { $cards }
seatPage_chips = **Jetons vus** : { $chips }
seatPage_chip = vendange { $round }

own_preview = Pas encore joué, seulement montré :
own_boardNow = Le plateau actuel :
own_onSide_ruby = En Ruby. { $outcomes }
own_onSide_tawny = En Tawny. { $outcomes }

alt_head = Manche { $round } sur { $of }. { $turn }.

alt_asked_turn = À { $name } de jouer
alt_asked_gather = { $name } récolte
    .name = Tu récoltes
alt_asked_sail = { $name } peut continuer le voyage
    .name = Tu peux continuer le voyage
alt_asked_unload = { $name } débarque ses lots
    .name = Tu débarques tes lots
alt_asked_plant = { $name } continue de planter
    .name = Tu continues de planter
alt_asked_add = { $name } ajoute un fût
    .name = Tu ajoutes un fût
alt_asked_over = La partie est finie

alt_givenUp = Fin : les autres sont partis. Victoire : { $names }
alt_calledOff = Fin : partie annulée
alt_won = Victoire : { $names }.
alt_bonus = Bonus par manche : { $chips }.
alt_looked = { $name } connaît celui de { $rounds }.
    .name = Tu connais celui de { $rounds }.
alt_free = Cercles libres : { $columns }.
alt_pieces = Pièces : { $columns }.

alt_columns_buy = achat
alt_columns_purple = violette
alt_columns_green-red = verte/rouge
alt_columns_white-yellow = blanche/jaune
alt_columns_old = vieille
alt_columns_harvest = vendange
alt_columns_age = vieillir
alt_columns_card = cartes
alt_columns_first = premier joueur

alt_full = aucun
alt_overseerOf = { $name } régisseur
    .name = ton régisseur
alt_display = Cartes visibles : { $cards }.
alt_piles = Pioche { $deck }, défausse { $used }.
alt_aside = De côté : { $cards }.
alt_place = { $place } prix { $price } qualité { $quality }
alt_places = Domaines libres : { $places }.

alt_harbours_gaia = Gaia
alt_harbours_baixo = Baixo
alt_harbours_cima = Cima
alt_harbours_superior = Superior

alt_points =
    { $points ->
        [one] { $points } point, { $total } avec domaines { $estates } et fûts { $barrels }
       *[other] { $points } points, { $total } avec domaines { $estates } et fûts { $barrels }
    }
alt_first = premier
alt_markers =
    { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }
alt_overseer = régisseur
alt_passed = a passé
alt_brandy = eau-de-vie { $count }
alt_cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
alt_known = dont { $cards }
alt_bought = a acheté
alt_harvested = a vendangé
alt_enologists =
    { $count ->
        [1] œnologue
       *[other] { $count } œnologues
    }
alt_estate = { $place } { $vines } qualité { $quality }
alt_bare = nu
alt_waiting = { $estate } avec { $lot }
alt_boat = bateau à { $harbour }
alt_loaded = { $boat } avec { $lots }
alt_cellar = chai { $lots }
alt_warehouse = entrepôt { $barrels }

alt_sides_ruby = Ruby
alt_sides_tawny = Tawny

alt_empty = vide
alt_key = Vignes G verte, P violette, R rouge, W blanche, Y jaune, O vieille ; 6×3 : qualité 6, 3 fûts.

alt_letters_key = 8+4+1=13 : points, domaines, fûts. M marqueurs, + régisseur, A eau-de-vie, C cartes, Q qualité ; B Baixo, C Cima, S Superior, G Gaia.
alt_letters_markers = M
alt_letters_overseer = +
alt_letters_passed = –
alt_letters_brandy = A
alt_letters_cards = C
alt_letters_quality = Q
alt_letters_sides_ruby = R
alt_letters_sides_tawny = T
alt_letters_boat = bateau { $at }
alt_letters_columns_buy = achat
alt_letters_columns_purple = P
alt_letters_columns_green-red = GR
alt_letters_columns_white-yellow = WY
alt_letters_columns_old = O
alt_letters_columns_harvest = vendange
alt_letters_columns_age = vieillir
alt_letters_columns_card = cartes
alt_letters_columns_first = premier

story_passed = **{ $name }** se repose jusqu’à la fin de la manche.
    .name = **Tu** te reposes jusqu’à la fin de la manche.
story_placed = **{ $name }** engage { $pieces } pour { $column }.
    .name = **Tu** engages { $pieces } pour { $column }.
story_bought = **{ $name }** achète un domaine à { $place } pour { $price }.
    .name = **Tu** achètes un domaine à { $place } pour { $price }.
story_boughtWithVine = **{ $name }** achète un domaine à { $place } pour { $price }, avec une première { $vine }.
    .name = **Tu** achètes un domaine à { $place } pour { $price }, avec une première { $vine }.
story_planted = **{ $name }** plante à { $place } : { $vine }.
    .name = **Tu** plantes à { $place } : { $vine }.
story_harvesting =
    { $bonus ->
        [0] **{ $name }** vendange. Une année ordinaire.
       *[other] **{ $name }** vendange. Une belle année : { $bonus } de qualité en plus.
    }
    .name =
        { $bonus ->
            [0] **Tu** vendanges. Une année ordinaire.
           *[other] **Tu** vendanges. Une belle année : { $bonus } de qualité en plus.
        }
story_harvestingByCard =
    { $bonus ->
        [0] **{ $name }** vendange, et un fût d’eau-de-vie suffit pour tout le vin. Une année ordinaire.
       *[other] **{ $name }** vendange, et un fût d’eau-de-vie suffit pour tout le vin. Une belle année : { $bonus } de qualité en plus.
    }
    .name =
        { $bonus ->
            [0] **Tu** vendanges, et un fût d’eau-de-vie suffit pour tout le vin. Une année ordinaire.
           *[other] **Tu** vendanges, et un fût d’eau-de-vie suffit pour tout le vin. Une belle année : { $bonus } de qualité en plus.
        }
story_gathered = { $place } donne { $crop }.
story_gatheredAfter = { $place } donne { $crop } ; d’abord chargé à bord : { $loaded }.
story_crop = { $wine } et { $brandy }
story_left = { $place } n’est pas vendangé : ses fûts attendent encore.
story_stored = En réserve chez **{ $name }** : { $brandy }.
    .name = Dans **ta** réserve : { $brandy }.
story_storedLess = En réserve chez **{ $name }** : { $brandy } ; pas de place pour { $lost }.
    .name = Dans **ta** réserve : { $brandy } ; pas de place pour { $lost }.
story_sailed = **{ $name }** navigue de { $from } à { $to }.
    .name = **Tu** navigues de { $from } à { $to }.
story_sailedWith = **{ $name }** navigue de { $from } à { $to } et charge { $cargo }.
    .name = **Tu** navigues de { $from } à { $to } et charges { $cargo }.
story_stopped = **{ $name }** termine ici son tour.
    .name = **Tu** termines ici ton tour.
story_unloaded = **{ $name }** débarque { $lot } au chai { $side }.
    .name = **Tu** débarques { $lot } au chai { $side }.
story_staysAboard = **{ $name }** garde à bord { $lot }.
    .name = **Tu** gardes à bord { $lot }.
story_rolled = **{ $name }** fait vieillir son chai et obtient { $die } au dé.
    .name = **Tu** fais vieillir ton chai et obtiens { $die } au dé.
story_rolledWith = **{ $name }** fait vieillir son chai et obtient { $die } au dé, { $value } avec la carte.
    .name = **Tu** fais vieillir ton chai et obtiens { $die } au dé, { $value } avec la carte.
story_aged = Résultat : { $lots }.
story_agedLot = { $lot } → { $laid }
story_laid = { $barrels } en { $category }
story_raised = L’œnologue fait monter { $barrels }.
story_raisedTo = { $barrels } vers { $category }
story_added = **{ $name }** ajoute un fût de { $category }.
    .name = **Tu** ajoutes un fût de { $category }.
story_sold = **{ $name }** vend { $sales } : { $points }.
    .name = **Tu** vends { $sales } : { $points }.
story_soldVintage = **{ $name }** vend aussitôt un fût de Vintage : { $points }.
    .name = **Tu** vends aussitôt un fût de Vintage : { $points }.
story_soldColheita = **{ $name }** vend aussitôt deux fûts de Colheita : { $points }.
    .name = **Tu** vends aussitôt deux fûts de Colheita : { $points }.
story_tookFirst = **{ $name }** prend à **{ $from }** le jeton de premier joueur.
    .name = **Tu** prends à **{ $from }** le jeton de premier joueur.
    .from = **{ $name }** **te** prend le jeton de premier joueur.
story_keptFirst = **{ $name }** s’assure de commencer aussi la prochaine manche.
    .name = **Tu** t’assures de commencer aussi la prochaine manche.
story_discarded = **{ $name }** défausse : { $card }.
    .name = **Tu** défausses : { $card }.
story_took = **{ $name }** prend parmi les cartes visibles : { $card }.
    .name = **Tu** prends parmi les cartes visibles : { $card }.
story_drew = **{ $name }** pioche : { $card }.
    .name = **Tu** pioches : { $card }.
story_drewHidden = **{ $name }** pioche une carte.
    .name = **Tu** pioches une carte.
story_played = **{ $name }** joue : { $card }.
    .name = **Tu** joues : { $card }.
story_grew = Plus de fûts à { $place } : maintenant { $lot }.
story_looked = **{ $name }** regarde le jeton de la manche { $round } : il vaut { $bonus }.
    .name = **Tu** regardes le jeton de la manche { $round } : il vaut { $bonus }.
story_lookedHidden = **{ $name }** regarde le jeton de la manche { $round }.
    .name = **Tu** regardes le jeton de la manche { $round }.
story_reshuffled = Nouvelle pioche, mélangée de la défausse : { $cards }.
story_roundEnded =
    { $round ->
        [1] La 1re vendange est finie.
       *[other] La { NUMBER($round) }e vendange est finie.
    }
story_roundBegan =
    La { $round ->
        [1] 1re
       *[other] { NUMBER($round) }e
    } vendange commence. { $bonus ->
        [0] Une année ordinaire
       *[other] Une belle année : { $bonus } de qualité en plus
    }. **{ $name }** joue en premier. Visibles : { $cards }.
    .name =
        La { $round ->
            [1] 1re
           *[other] { NUMBER($round) }e
        } vendange commence. { $bonus ->
            [0] Une année ordinaire
           *[other] Une belle année : { $bonus } de qualité en plus
        }. **Tu** joues en premier. Visibles : { $cards }.
story_ended = Les { $rounds } vendanges sont rentrées.
sequels_gathered = **{ $name }** vendange { $place } : { $crop }.
    .name = **Tu** vendanges { $place } : { $crop }.
sequels_sold = **{ $name }** vend du vin vieilli : { $points } en moyenne.
    .name = **Tu** vends du vin vieilli : { $points } en moyenne.
sequels_wine = vin vieilli

recap_dearer = Pour { $column }, le cercle libre le moins cher est maintenant { $circle }.
recap_full = Pour { $column }, il ne reste plus de cercle cette manche.
recap_lostToken = **{ $name }** t’a pris le jeton de premier joueur.

reasons_said = { $reason } : { $points }
reasons_points = points assurés
reasons_ageing = ce que le vieillissement vend, en moyenne
reasons_sells = se vend aussitôt
reasons_price = le prix du domaine, qui revient quand il est planté
reasons_keepsOverseer = garde le régisseur
reasons_spendsOverseer = dépense le régisseur
reasons_keepsMarkers = garde des marqueurs pour plus tard
reasons_spends = dépense { $markers }
reasons_harvest = la vendange de cette manche peut encore venir
reasons_harvested = la vendange de cette manche est faite
reasons_brandy = de l’eau-de-vie qui paie le prochain vin
reasons_lessBrandy = moins d’eau-de-vie pour le prochain vin
reasons_brandyFrom = { $brandy } de { $place }, chacun pour le vin d’un domaine
reasons_winePaid = un fût d’eau-de-vie paie le vin de { $place }
reasons_estate = un domaine à { $place } : { $barrels } de qualité { $quality } par vendange
reasons_firstHarvest = { $place } peut alors être vendangé
reasons_nearer =
    { $vines ->
        [1] il ne manque plus qu’une vigne pour { $place }
       *[other] il ne manque plus que { $vines } vignes pour { $place }
    }
reasons_estates = ce que les domaines donneront encore
reasons_fullEstate = { $vineSlots } vignes à { $place } : un meilleur vin et un point
reasons_oldVine = la vieille vigne améliore le vin de { $place }
reasons_vines = des vignes vers un domaine complet
reasons_bringsHome = ramène à Gaia { $lots }
reasons_takesAboard = prend à bord { $lots }
reasons_wineWaits = du vin que le bateau peut aller chercher
reasons_gathers = { $lot } à { $place }, que le bateau peut aller chercher
reasons_boat = où se trouve le bateau, et ce qui l’attend
reasons_cellar = ce qui est au chai pour le prochain vieillissement
reasons_emptiesCellar = le chai est alors vide
reasons_ashore = { $lot } au chai { $side }
reasons_fills = un fût de { $category }
reasons_warehouse = des fûts qui attendent une vente à l’entrepôt
reasons_holds = une carte pour plus tard : { $card }
reasons_holdsAny = une carte pour plus tard
reasons_spendsCard = la carte est dépensée : { $card }
reasons_cards = les cartes en main
reasons_begins = commence la prochaine manche : cercles bon marché et premier choix des cartes
reasons_order = qui commence la prochaine manche
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

reasons_piecesAhead = les marqueurs et le régisseur
reasons_harvestAhead = les vendanges à venir

refusals_codes_not-your-turn =
    { GIVEN($name) ->
        [no] Ce n’est pas à toi. On joue dans le sens horaire, une action par tour.
       *[yes] Ce n’est pas à toi : c’est à { $name } de jouer. On joue dans le sens horaire, une action par tour.
    }
refusals_codes_wrong-phase = Cela ne va pas à cette étape. À faire maintenant : { $awaited }.
refusals_codes_malformed = Cette action est incomplète. À faire maintenant : { $awaited }.
refusals_codes_no-such-circle =
    Pour { GIVEN($column) ->
        [no] cette action
       *[yes] { $column }
    }, il n’y a pas de cercle { GIVEN($circle) ->
        [no] de ce nombre
       *[yes] { $circle }
    }.
refusals_codes_circle-taken =
    Le cercle { GIVEN($circle) ->
        [no] demandé
       *[yes] { $circle }
    } pour { GIVEN($column) ->
        [no] cette action
       *[yes] { $column }
    } est occupé cette manche.
refusals_codes_column-full =
    { GIVEN($column) ->
        [no] Tous les cercles pour cette action sont occupés cette manche.
       *[yes] Tous les cercles pour { $column } sont occupés cette manche.
    }
refusals_codes_not-cheapest =
    { GIVEN($cheapest) ->
        [no] Les marqueurs prennent le cercle libre le moins cher, le premier ; seul le régisseur peut se placer sur un plus cher.
       *[yes] Les marqueurs prennent le cercle libre le moins cher, { $cheapest } ; seul le régisseur peut se placer sur un plus cher.
    }
refusals_codes_not-enough-markers =
    Marqueurs pour ce cercle : { GIVEN($circle) ->
        [no] plus
       *[yes] { $circle }
    } ; il en reste : { GIVEN($has) ->
        [no] moins
       *[yes] { $has }
    }.
refusals_codes_overseer-used = Le régisseur est déjà sur la table cette manche.
refusals_codes_bought-already = On achète un domaine une fois par manche, par une carte aussi.
refusals_codes_no-tile-left =
    { GIVEN($most) ->
        [no] Il ne reste plus de tuile de domaine : chaque place en a { $mostEstates } au plus.
       *[yes] Il ne reste plus de tuile de domaine : chaque place en a { $most } au plus.
    }
refusals_codes_no-such-place =
    { GIVEN($typed) ->
        [no] Cela n’est pas un lieu pour un domaine.
       *[yes] « { $typed } » n’est pas un lieu pour un domaine.
    }
refusals_codes_place-taken =
    { GIVEN($place) ->
        [no] À cet endroit, il y a déjà un domaine.
       *[yes] À { $place }, il y a déjà un domaine.
    }
refusals_codes_place-like =
    { GIVEN($place) ->
        [no] Ce lieu est pareil à un autre qui est libre : le plus petit numéro vaut pour tous.
       *[yes] { $place } est pareil à un autre qui est libre : le plus petit numéro vaut pour tous.
    }
refusals_codes_too-dear =
    { GIVEN($place) ->
        [no] Ce domaine
       *[yes] { $place }
    } coûte { GIVEN($price) ->
        [no] plus de
       *[yes] { $price }
    } PV, et il y en a { GIVEN($has) ->
        [no] moins
       *[yes] { $has }
    } : on ne descend jamais sous 0.
refusals_codes_no-such-bonus =
    { GIVEN($typed) ->
        [no] Cela n’est pas un cadeau de cette carte.
       *[yes] « { $typed } » n’est pas un cadeau de cette carte.
    }
refusals_codes_no-such-estate =
    Il n’y a pas de domaine { GIVEN($estate) ->
        [no] de ce numéro
       *[yes] { $estate }
    } : tu en possèdes { GIVEN($has) ->
        [no] moins
       *[yes] { $has }
    }.
refusals_codes_no-such-vine =
    { GIVEN($typed) ->
        [no] Cela n’est pas une vigne.
       *[yes] « { $typed } » n’est pas une vigne.
    }
refusals_codes_vine-there =
    Il y a déjà { GIVEN($vine) ->
        [no] une telle vigne
       *[yes] une { $vine }
    } à { GIVEN($place) ->
        [no] ce domaine
       *[yes] { $place }
    } : les vignes d’un domaine sont toutes différentes.
refusals_codes_estate-full =
    { GIVEN($place) ->
        [no] Ce domaine est complet : il a { $vineSlots } vignes.
       *[yes] { $place } est complet : il a { $vineSlots } vignes.
    }
refusals_codes_old-elsewhere =
    { GIVEN($place) ->
        [no] Les vieilles vignes ne poussent qu’à Cima Corgo, pas à cet endroit.
       *[yes] Les vieilles vignes ne poussent qu’à Cima Corgo, pas à { $place }.
    }
refusals_codes_old-gone = Toutes les vieilles vignes du jeu sont plantées.
refusals_codes_old-not-so = Aucune carte ne plante de vieille vigne : elle a son propre cercle.
refusals_codes_vine-order =
    { GIVEN($vine) ->
        [no] Avec cette carte, chaque vigne suit la précédente dans l’ordre verte, violette, rouge, blanche, jaune : celle-ci ne le fait pas.
       *[yes] Avec cette carte, chaque vigne suit la précédente dans l’ordre verte, violette, rouge, blanche, jaune : { $vine } ne le fait pas.
    }
refusals_codes_nothing-to-plant = Aucun de tes domaines ne peut recevoir de vigne avec cette carte.
refusals_codes_harvested-already = On vendange une fois par manche, par une carte aussi.
refusals_codes_nothing-to-harvest = Aucun domaine ne peut être vendangé : il faut { $plantedFrom } vignes, et pas de fûts qui attendent là où le bateau n’est pas.
refusals_codes_other-estate =
    { GIVEN($estate) ->
        [no] Les domaines viennent dans leur ordre, et ce n’est pas le tour de celui-ci.
       *[yes] Les domaines viennent dans leur ordre, et ce n’est pas le tour du domaine { $estate }.
    }
refusals_codes_wine-range =
    { GIVEN($most) ->
        [no] Ce domaine donne de 0 à tous ses fûts de vin.
       *[yes] Ce domaine donne de 0 à { $most } fûts de vin.
    }
refusals_codes_no-brandy = Du vin coûte un fût d’eau-de-vie de la réserve d’avant la vendange, et il n’en reste pas.
refusals_codes_leave-free = Ce domaine n’a pas de fûts qui attendent : il est vendangé.
refusals_codes_leave-last = Au moins un domaine est vendangé, et celui-ci est le dernier qui puisse l’être.
refusals_codes_no-such-harbour =
    { GIVEN($typed) ->
        [no] Cela n’est pas un port.
       *[yes] « { $typed } » n’est pas un port.
    }
refusals_codes_same-harbour =
    { GIVEN($to) ->
        [no] Le bateau est déjà à ce port.
       *[yes] Le bateau est déjà à { $to }.
    }
refusals_codes_too-far-up =
    { GIVEN($to) ->
        [no] Vers l’amont, un déplacement ne va qu’au port suivant, et celui-ci est plus loin.
       *[yes] Vers l’amont, un déplacement ne va qu’au port suivant, et { $to } est plus loin.
    }
refusals_codes_no-marker-to-sail = Chaque déplacement du bateau coûte un marqueur, jamais le régisseur, et il ne reste pas de marqueur.
refusals_codes_load-order = Cite chaque domaine une fois, le plus petit numéro d’abord.
refusals_codes_nothing-to-load =
    { GIVEN($place) ->
        [no] À ce domaine, il n’y a pas de fûts à charger.
       *[yes] À { $place }, il n’y a pas de fûts à charger.
    }
refusals_codes_load-out-of-way =
    { GIVEN($place) ->
        [no] Le bateau ne passe pas par ce domaine dans ce déplacement.
       *[yes] Le bateau ne passe pas par { $place } dans ce déplacement.
    }
refusals_codes_holds-full =
    { GIVEN($free) ->
        [no] Cales libres à bord : trop peu, une par lot.
       *[yes] Cales libres à bord : { $free }, une par lot.
    }
refusals_codes_must-begin = On ne peut s’arrêter qu’après avoir fait quelque chose.
refusals_codes_no-such-side =
    { GIVEN($typed) ->
        [no] Cela n’est ni Ruby ni Tawny.
       *[yes] « { $typed } » n’est ni Ruby ni Tawny.
    }
refusals_codes_side-full =
    { GIVEN($side) ->
        [no] Le chai choisi n’a pas de colonne libre.
       *[yes] Le chai { $side } n’a pas de colonne libre.
    }
refusals_codes_must-land = Les lots débarquent tant que le chai a des colonnes libres, et il en a une.
refusals_codes_cellar-empty = Le chai est vide : seul ce qui s’y trouve peut vieillir.
refusals_codes_no-such-category =
    { GIVEN($typed) ->
        [no] Cela
       *[yes] « { $typed } »
    } n’est pas une catégorie de { GIVEN($side) ->
        [no] ce côté
       *[yes] { $side }
    }.
refusals_codes_side-without-barrels =
    { GIVEN($side) ->
        [no] Le fût va d’un côté qui a des fûts : celui-ci n’en a pas.
       *[yes] Le fût va d’un côté qui a des fûts : { $side } n’en a pas.
    }
refusals_codes_category-above =
    { GIVEN($highest) ->
        [no] Le fût ne peut pas être au-dessus de ceux qui y sont : le plus haut au plus.
       *[yes] Le fût ne peut pas être au-dessus de ceux qui y sont : { $highest } au plus.
    }
refusals_codes_category-full =
    { GIVEN($category) ->
        [no] Cette catégorie n’a pas de case libre.
       *[yes] { $category } n’a pas de case libre.
    }
refusals_codes_no-such-card =
    { GIVEN($typed) ->
        [no] Cela n’est pas une carte.
       *[yes] « { $typed } » n’est pas une carte.
    }
refusals_codes_not-open =
    { GIVEN($card) ->
        [no] Cette carte n’est pas visible.
       *[yes] { $card } n’est pas visible.
    }
refusals_codes_no-card-left = La pioche et la défausse sont vides : aucune carte à prendre.
refusals_codes_discard-needed = La main est pleine : dis d’abord quelle carte est défaussée.
refusals_codes_discard-needless = La main a de la place : rien n’est défaussé.
refusals_codes_hand-empty = Tu n’as aucune carte en main.
refusals_codes_not-in-hand =
    { GIVEN($card) ->
        [no] Cette carte n’est pas dans ta main.
       *[yes] { $card } n’est pas dans ta main.
    }
refusals_codes_no-such-deed =
    { GIVEN($typed) ->
        [no] Cela n’est pas ce que fait cette carte.
       *[yes] « { $typed } » n’est pas ce que fait cette carte.
    }
refusals_codes_no-lot-there =
    { GIVEN($place) ->
        [no] À ce domaine, il n’y a pas de fûts auxquels { $moreBarrels } autres pourraient s’ajouter.
       *[yes] À { $place }, il n’y a pas de fûts auxquels { $moreBarrels } autres pourraient s’ajouter.
    }
refusals_codes_no-such-round =
    { GIVEN($round) ->
        [no] On regarde le jeton d’une manche à venir, pas celui-là.
       *[yes] On regarde le jeton d’une manche à venir, pas « { $round } ».
    }
refusals_codes_round-needless = Aucune manche ne suit, il n’y a donc pas de jeton à regarder : ne donne pas de manche.
refusals_codes_no-such-column =
    Le chai n’a pas de lot dans la colonne { GIVEN($column) ->
        [no] de ce numéro
       *[yes] { $column }
    } : { GIVEN($has) ->
        [no] moins
       *[yes] { $has }
    } en service.
refusals_codes_too-few-barrels = Cette colonne n’a qu’un fût : deux viennent de deux colonnes, ou d’une plus remplie.

refusals_codes_read-action =
    { GIVEN($typed) ->
        [no] Ton texte ne commence pas par une action. À faire maintenant : { $awaited }.
       *[yes] Aucune action ne commence ici par « { $typed } ». À faire maintenant : { $awaited }.
    }
refusals_codes_read-word =
    { GIVEN($field) ->
        [no] { GIVEN($typed) ->
            [no] Cela ne peut pas être lu.
           *[yes] « { $typed } » ne peut pas être lu.
        }
       *[yes] { GIVEN($typed) ->
            [no] Cela ne peut pas être lu pour « { $field } ».
           *[yes] « { $typed } » ne peut pas être lu pour « { $field } ».
        }
    }
refusals_codes_read-number =
    { GIVEN($field) ->
        [no] { GIVEN($typed) ->
            [no] Cela n’est pas un nombre.
           *[yes] « { $typed } » n’est pas un nombre.
        }
       *[yes] { GIVEN($typed) ->
            [no] Cela n’est pas un nombre pour « { $field } ».
           *[yes] « { $typed } » n’est pas un nombre pour « { $field } ».
        }
    }
refusals_codes_read-numbers =
    { GIVEN($as) ->
        [no] { GIVEN($typed) ->
            [no] Cela n’est pas une liste de nombres.
           *[yes] « { $typed } » n’est pas une liste de nombres.
        }
       *[yes] { GIVEN($typed) ->
            [no] Cela n’est pas une liste de nombres comme { $as }.
           *[yes] « { $typed } » n’est pas une liste de nombres comme { $as }.
        }
    }
refusals_codes_read-missing =
    { GIVEN($field) ->
        [no] { GIVEN($as) ->
            [no] Le texte s’arrête trop tôt.
           *[yes] Le texte s’arrête trop tôt. Un texte entier : { $as }.
        }
       *[yes] { GIVEN($as) ->
            [no] Le texte s’arrête trop tôt : il manque « { $field } ».
           *[yes] Le texte s’arrête trop tôt : il manque « { $field } ». Un texte entier : { $as }.
        }
    }
refusals_codes_read-rest =
    { GIVEN($as) ->
        [no] { GIVEN($typed) ->
            [no] Cela n’a rien à faire là.
           *[yes] « { $typed } » n’a rien à faire là.
        }
       *[yes] { GIVEN($typed) ->
            [no] Cela n’a rien à faire là. Un texte entier : { $as }.
           *[yes] « { $typed } » n’a rien à faire là. Un texte entier : { $as }.
        }
    }
refusals_codes_read-spelling =
    { GIVEN($as) ->
        [no] Une action ne s’écrit que d’une seule façon, avec une espace entre les mots.
       *[yes] Écris-le exactement ainsi : { $as }.
    }

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

finale_winsBy_estates =
    { $points ->
        [one] **{ $name }** gagne avec { NUMBER($points) } point ; départage : plus de domaines.
       *[other] **{ $name }** gagne avec { NUMBER($points) } points ; départage : plus de domaines.
    }
    .name =
        { $points ->
            [one] **Tu** gagnes avec { NUMBER($points) } point ; départage : plus de domaines.
           *[other] **Tu** gagnes avec { NUMBER($points) } points ; départage : plus de domaines.
        }
finale_winsBy_quality =
    { $points ->
        [one] **{ $name }** gagne avec { NUMBER($points) } point ; départage : de meilleurs domaines.
       *[other] **{ $name }** gagne avec { NUMBER($points) } points ; départage : de meilleurs domaines.
    }
    .name =
        { $points ->
            [one] **Tu** gagnes avec { NUMBER($points) } point ; départage : de meilleurs domaines.
           *[other] **Tu** gagnes avec { NUMBER($points) } points ; départage : de meilleurs domaines.
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
finale_winner = Victoire : { $name }.

finale_parts_start = au début { $points }
finale_parts_estate = dépensé en domaines { $points }
finale_parts_warehouse = porto vendu { $points }
finale_parts_card = cartes qui vendent { $points }
finale_parts_barrels = fûts restants { $points }
finale_parts_estates = domaines plantés { $points }
finale_parts_vineyards = cinq vignes { $points }

finale_tie_estates = { $first } devance { $second } par le nombre de domaines.
    .first = Tu devances { $second } par le nombre de domaines.
    .second = { $first } te devance par le nombre de domaines.
finale_tie_quality = { $first } devance { $second } par la qualité de ses domaines.
    .first = Tu devances { $second } par la qualité de tes domaines.
    .second = { $first } te devance par la qualité de ses domaines.

orders_pass = se reposer jusqu’à la fin de la manche { $round }
orders_first = prendre le jeton s’il est libre, jusqu’à la manche { $round }
orders_unload = débarquer d’abord en { $side }

orders_kinds_pass = Se reposer cette manche
orders_kinds_first = Jeton de premier joueur…
orders_kinds_unload = Débarquer d’abord d’un côté…

parts_pages_board = Le plateau
parts_pages_line = La ligne d’un joueur

parts_parts_round_name = Manche
parts_parts_round_about = Une année avec une vendange. La partie finit après la dernière.
parts_parts_chips_name = Bonus des années
parts_parts_chips_about = Un jeton par année. Le doré s’ajoute à la qualité de tout le vin de l’année ; les bleus sont cachés.
parts_parts_piles_name = Pioche et défausse
parts_parts_piles_about = À gauche : cartes cachées. À droite : cartes jouées ou défaussées.
parts_parts_quinta_name = Domaine
parts_parts_quinta_about = La bannière dit à qui il est. Avec une tour, il est planté : il se vendange, et son prix compte à la fin.
parts_parts_quality_name = Qualité
parts_parts_quality_about = Celle de chaque fût d’ici, avant le bonus de l’année. Plus elle est haute, mieux il vieillit.
parts_parts_vines_name = Vignes
parts_parts_vines_about = Une de chaque couleur, O une vieille vigne ; une croix est un emplacement libre. Plein, le domaine vaut plus.
parts_parts_lot_name = Vin qui attend
parts_parts_lot_about = Qualité × fûts. Tant qu’un bateau ne l’a pas chargé, le domaine ne donne plus rien.
parts_parts_free_name = Lieu libre
parts_parts_free_about = Pièce : le prix d’un domaine ici, en points. Après la flèche : sa qualité.
parts_parts_harbour_name = Port
parts_parts_harbour_about = Le nom de la région. Dans le fût : combien de fûts chaque domaine d’ici donne par vendange.
parts_parts_boat_name = Rabelo
parts_parts_boat_about = Descend les lots à Gaia. Un déplacement coûte un marqueur : monter d’un port, ou descendre à volonté.
parts_parts_plant_name = Planter
parts_parts_plant_about = Une colonne par vigne. Le nombre d’un cercle est son prix en marqueurs ; on prend le moins cher.
parts_parts_buy_name = Acheter
parts_parts_buy_about = Paie l’achat d’un domaine, une fois par manche.
parts_parts_harvest_name = Vendanger
parts_parts_harvest_about = Paie la vendange de tous tes domaines plantés, une fois par manche.
parts_parts_age_name = Vieillir et vendre
parts_parts_age_about = Paie un dé lancé pour tous tes lots au chai ; les catégories pleines sont vendues.
parts_parts_card_name = Cartes
parts_parts_card_about = Paie une carte, prise ou jouée.
parts_parts_first_name = Premier joueur
parts_parts_first_about = Le joueur placé ici commence dès la prochaine manche.
parts_parts_display_name = Cartes visibles
parts_parts_display_about = Prends-en une, ou le dessus de la pioche. Elle se joue à un tour suivant.
parts_parts_owner_name = Joueur
parts_parts_owner_about = Signe et nom. La flèche montre qui joue, la couronne qui mène seul.
parts_parts_token_name = Premier joueur
parts_parts_token_about = Commence cette manche.
parts_parts_markers_name = Marqueurs
parts_parts_markers_about = Ils paient cercles et déplacements. Ils reviennent à chaque manche, et chaque domaine en apporte.
parts_parts_overseer_name = Régisseur
parts_parts_overseer_about = Prend seul n’importe quel cercle libre, une fois par manche. Absent : utilisé.
parts_parts_brandy_name = Eau-de-vie
parts_parts_brandy_about = Chaque domaine qui donne du vin en coûte un fût.
parts_parts_hand_name = Cartes
parts_parts_hand_about = Nombre de cartes en main. On en joue une par tour.
parts_parts_cellar_name = Chai de Gaia
parts_parts_cellar_about = Lots à faire vieillir : Ruby en haut, Tawny en bas. Qualité × fûts.
parts_parts_warehouse_name = Entrepôt
parts_parts_warehouse_about = Fûts vieillis, par catégorie, avec leur nombre. Une catégorie pleine se vend pour des points.
parts_parts_scored_name = Points actuels
parts_parts_scored_about = PV sur les boutons. Ils paient aussi les domaines.
parts_parts_estates_name = Domaines
parts_parts_estates_about = Points que les domaines plantés rapportent à la fin.
parts_parts_vineyards_name = Cinq vignes
parts_parts_vineyards_about = Un point à la fin pour chaque domaine de cinq vignes.
parts_parts_barrels_name = Fûts
parts_parts_barrels_about = Points que les fûts restants rapportent à la fin.
parts_parts_total_name = Total
parts_parts_total_about = Les points si la partie finissait maintenant.
parts_parts_passed_name = A passé
parts_parts_passed_about = Ne fait plus rien dans cette manche.

lesson_other = Adversaire
lesson_goOn = Continuer
lesson_again = Reprendre du début

lesson_look_text =
    { "" }**De la plantation à la première vente, sur un plateau d’exemple.** Le fleuve est le Douro. Il descend du haut, le long de trois régions en terrasses, jusqu’à **Gaia**, où le vin devient du porto.

    Tu possèdes un **domaine** à Baixo Corgo. Trois vignes y poussent, on peut donc le vendanger : 2 fûts, de qualité 2. C’est peu. En amont, le vin est meilleur : à Cima Corgo, un domaine donne 3 fûts de qualité 5.

    Sur la **table d’actions**, chaque colonne est une action, chaque cercle une place qu’un seul de vous peut occuper, pour autant de **marqueurs** que dit son nombre. Tu en as 3, et le **régisseur**, qui peut se placer seul sur n’importe quel cercle.

    Vous avez chacun 3 points et 1 fût d’eau-de-vie.
lesson_look_remarks_goOn = Une année ordinaire : le jeton visible montre un bonus de 0.

lesson_buy_text =
    C’est à toi : **une** action, puis ton adversaire en fait une, et ainsi de suite.

    Sur les panneaux de la vallée, le nombre doré est le prix d’un lieu, l’autre sa qualité. Un domaine à Cima Corgo coûte **3 points**, tout ce que tu as. S’il a { $plantedFrom } vignes à la fin, son prix te revient. Et dès la prochaine manche, il te rapporte un marqueur de plus.

    Que fais-tu ?
lesson_buy_remarks_buy = Il est à toi, pour le premier cercle de la colonne, qui coûte 1 marqueur.
lesson_buy_remarks_harvest = C’est permis : 2 fûts de qualité 2. Mais ta seule eau-de-vie irait à un vin maigre, et cette année n’a pas de bonus. Essaie autre chose.
lesson_buy_remarks_plant = C’est permis. Mais quatre vignes ne valent pas mieux que trois ; seule la cinquième améliore la qualité. Essaie autre chose.

lesson_plant_text =
    Ton adversaire a vendangé et occupe le premier cercle de cette colonne. Vendanger te coûte maintenant 2 marqueurs, ou le régisseur. Et ton nouveau domaine est encore nu.

    Il lui faut **{ $plantedFrom } vignes**, toutes différentes, une par action. La violette a sa propre colonne, la verte en partage une avec la rouge, la blanche avec la jaune. Tu as 2 marqueurs et le régisseur.

    L’image est maintenant celle de tes propres tours : ta maison en haut, la table en dessous. En gris, ce que tu ne peux pas faire maintenant ; un anneau entoure ce dont on parle.
lesson_plant_remarks_purple = La violette est plantée. Ton adversaire a ensuite emmené du vin à Gaia, et tu as planté une verte à ton tour suivant.
lesson_plant_remarks_old = Une vieille vigne améliore aussitôt le domaine, de 5 à 6. Mais elle coûte 2 marqueurs, et tu ne pourrais plus planter trois vignes cette manche. Essaie autre chose.
lesson_plant_remarks_harvest = Seul Baixo serait vendangé : moins de trois vignes ne donnent rien. Et le cercle plus cher coûte tes deux marqueurs. Essaie autre chose.

lesson_third_text =
    Deux vignes sont plantées. Tes marqueurs sont dépensés, il te reste le **régisseur**. Il prend n’importe quel cercle libre, bon marché ou cher ; une fois par manche.

    Le vin de ton adversaire est déjà au chai, du côté **Ruby**.
lesson_third_remarks_white = La troisième vigne. Ton domaine est planté, et la première manche est finie pour toi.
lesson_third_remarks_first = Le jeton te ferait commencer la prochaine manche. Mais tu l’as déjà. La troisième vigne vaut plus. Essaie autre chose.
lesson_third_remarks_pass = Se reposer est toujours permis. Mais le régisseur revient de toute façon à la prochaine manche : profites-en. Essaie autre chose.

lesson_year_text =
    { "" }**Manche 2.** Toutes les pièces sont revenues, et le nouveau domaine en apporte une : tu as 5 marqueurs. Le jeton de l’année montre **1** : tout le vin de cette manche a 1 de qualité en plus.

    Ton adversaire a fait vieillir son chai avec le régisseur : qualité 2 et un 5 au dé ont fait 7. Deux fûts sont maintenant en Reserva. Cette catégorie a trois cases et se vend quand elle est pleine : ils attendent.
lesson_year_remarks_harvest = Un marqueur, sur le premier cercle. Tous tes domaines plantés sont vendangés ensemble.
lesson_year_remarks_old = Qualité 6 avant la vendange : bonne idée. Mais elle coûte 2 marqueurs sur 5, et le voyage et le chai ont besoin du reste. Essaie autre chose.
lesson_year_remarks_sail = Il n’y a encore rien à charger. Essaie autre chose.

lesson_baixo_text =
    Domaine par domaine, tu dis combien devient du **vin** ; le reste est de l’**eau-de-vie**. Pour arrêter la fermentation, un domaine qui donne du vin a besoin de 1 eau-de-vie de la réserve d’avant la vendange. Tu en as **1** : un seul de tes deux domaines peut donner du vin.

    D’abord Baixo : 2 fûts. Son vin aurait une qualité de 3.
lesson_baixo_remarks_brandy = Deux fûts d’eau-de-vie arrivent à la fin de la vendange : assez pour deux domaines avec du vin la prochaine fois.
lesson_baixo_remarks_wine = C’est permis. Mais alors Cima, avec un vin meilleur et plus abondant, ne peut donner que de l’eau-de-vie. Essaie autre chose.

lesson_cima_text = Maintenant Cima : 3 fûts. Sa qualité est 5, et le bonus de l’année ajoute 1.
lesson_cima_remarks_wine = Trois fûts de qualité 6 attendent au domaine. Une eau-de-vie est dépensée, deux arrivent.
lesson_cima_remarks_brandy = C’est permis. Mais la réserve contient { $mostBrandy } fûts d’eau-de-vie, et le surplus est perdu. Essaie autre chose.

lesson_boat_text =
    Le vin est à Cima, et ton **rabelo** à Gaia. **Vers l’amont**, chaque déplacement ne va qu’au port suivant ; **vers l’aval**, un seul t’emmène aussi loin que tu veux. Chacun coûte 1 marqueur, et tu peux en faire plusieurs en un tour. Aller et retour, cela fait 3 de tes 4.

    Un domaine dont les fûts attendent encore ne peut pas être vendangé. Va donc les chercher.
lesson_boat_remarks_sail = La voile est hissée, et le vent souffle de la mer.
lesson_boat_remarks_pass = Passer vaut jusqu’à la fin de la manche : le vin attendrait à Cima toute l’année. Essaie autre chose.
lesson_boat_remarks_old = C’est permis, pour les vendanges à venir : le vin déjà là garde sa qualité. Mais 2 marqueurs ne suffisent plus pour le ramener. Essaie autre chose.

lesson_load_text =
    Le bateau est à Baixo. Ton tour continue : navigue tant que tu as des marqueurs, ou arrête-toi.

    En chemin, tu peux **charger** dans chaque région que le bateau quitte, longe ou atteint. Il a { $holds } cales, une par **lot** : le vin d’un domaine pour une vendange.
lesson_load_remarks_on = Trois fûts sont à bord, dans la première cale.
lesson_load_remarks_back = C’est permis, avec les cales vides. Essaie autre chose.
lesson_load_remarks_stop = C’est permis : ton tour finit, le bateau attend à Baixo. Mais tu n’y gagnes rien. Essaie autre chose.

lesson_home_text = C’est chargé. D’ici, le courant t’emmène à Gaia en **un** déplacement.
lesson_home_remarks_gaia = Après Baixo, après les rapides : le quai de Gaia.
lesson_home_remarks_superior = Plus en amont, tu ne possèdes rien. Essaie autre chose.
lesson_home_remarks_stop = C’est permis, mais sur le fleuve le vin ne vaut rien. Essaie autre chose.

lesson_side_text =
    À Gaia, le lot débarque, et tu choisis ce qu’il devient. Le dé décide : qualité 6 **plus le dé**.

    { "" }**Ruby** : Reserva dès { $rubyReservaFrom }, { $rubyReservaSpaces } cases, { $rubyReservaPoints } points ; LBV (Late Bottled Vintage) dès { $rubyLbvFrom }, { $rubyLbvSpaces } cases, { $rubyLbvPoints } points.
    De 1 à 3 : trois fûts remplissent Reserva, **2 points**. De 4 à 6 : deux remplissent LBV, **3 points**, et le troisième attend en Reserva.

    { "" }**Tawny** : Reserva dès { $tawnyReservaFrom }, { $tawnyReservaSpaces } cases, { $tawnyReservaPoints } points ; Tawny âgé dès { $tawnyAgedFrom }, { $tawnyAgedSpaces } cases, { $tawnyAgedPoints } points ; Colheita dès { $tawnyColheitaFrom }, { $tawnyColheitaSpaces } cases, { $tawnyColheitaPoints } points.
    1 ou 2 : trois cases sur quatre, **rien** encore. De 3 à 5 : **3 points**. 6 : deux remplissent Colheita, **4 points**.
lesson_side_remarks_ruby = Ruby : quel que soit le dé, quelque chose se vend. En moyenne 2,5 points.
lesson_side_remarks_tawny = Tout aussi bon pour les patients : jusqu’à 4 points, mais rien tout de suite sur 1 ou 2 ; en moyenne 2,2. Ici, la leçon continue avec Ruby.

lesson_age_text =
    Le bateau est à Gaia ; il te reste 1 marqueur et le régisseur. Ton adversaire a planté.

    Maintenant, **vieillir et vendre** : un seul dé pour tout ce qui est dans ton chai. Une catégorie pleine ensuite est vendue pour ses points.
lesson_age_remarks_age = Le dé montre **4**.
lesson_age_remarks_first = Un bon plan : ton régisseur pourrait encore faire vieillir. Ici, les points d’abord.
lesson_age_remarks_pass = C’est permis. Mais à la prochaine manche, le vin bloquerait une colonne de ton chai. Essaie autre chose.

lesson_sold_text =
    { "" }**6 + 4 = 10.** Deux fûts sont devenus du Late Bottled Vintage et se sont vendus **3 points**. Le troisième n’y a pas trouvé de case et est descendu en Reserva. Il y reste, et deux de plus rempliraient cette catégorie.

    Tu as maintenant fait chaque étape une fois : planter, vendanger, naviguer, vieillir, vendre. Tu as 2 eaux-de-vie pour la prochaine vendange, et le régisseur pour une action de plus cette manche.

    Plus tard, ajoute ce qui améliore le vin : une cinquième vigne, une vieille vigne à Cima, de belles années. Les **cartes** assouplissent un peu les règles. Après { $rounds } manches, le prix de chaque domaine planté revient, { $barrelsForAPoint } fûts restants valent un point, et le joueur qui a le plus de points gagne.
lesson_sold_remarks_again = Retour au premier plateau.

terminal_table = Actions
terminal_cards = Visibles
terminal_chips = Bonus
terminal_places = À vendre
terminal_deck = pioche { $deck }, défausse { $used }
terminal_estates = Domaines
terminal_boat = bateau
terminal_cellar = chai
terminal_warehouse = entrepôt
terminal_none = rien
terminal_legend =
    Actions : cercles libres par leur nombre, pris par le numéro de la place (o :
    son régisseur). 6×3 : qualité 6, trois fûts. Vignes : g verte p violette r rouge
    w blanche y jaune o vieille. L’entrepôt se lit depuis la plus basse catégorie.
    8+4+1=13 : points, ce que comptent à la fin domaines et fûts, le total.

cards_buying = **{ terms_cards_buying }** : achète ; paie { $discount } de moins, ou plantes-y une vigne
cards_harvesting = **{ terms_cards_harvesting }** : vendange ; 1 eau-de-vie paie tout le vin
cards_planting = **{ terms_cards_planting }** : une à { $plantings } couleurs différentes, sur n’importe lesquels de tes domaines, dans l’ordre verte, violette, rouge, blanche, jaune
cards_two-barrels = **{ terms_cards_two-barrels }** : { $moreBarrels } s’ajoutent à un lot d’un domaine
cards_free-action = **{ terms_cards_free-action }** : acheter, planter, vendanger, ou vieillir et vendre
cards_enologist = **{ terms_cards_enologist }**, qui fait le vin : regarde le bonus d’une manche à venir. Jusqu’à la fin de cette manche, à chaque vieillissement, chaque fût monte d’une catégorie, de haut en bas, où il y a de la place. Deux œnologues le font deux fois
cards_vintage = **{ terms_cards_vintage }** : { $vintageBarrels } fût Ruby du chai part pour { $vintagePoints } points
cards_colheita = **{ terms_cards_colheita }** : { $colheitaBarrels } fûts Tawny du chai partent pour { $colheitaPoints } points
cards_boat = **{ terms_cards_boat }** : un à { $moves } déplacements sans marqueurs
cards_ageing-barrel = **{ terms_cards_ageing-barrel }** : vieillis et vends ; avant la vente, un fût va sur une case libre, pas au-dessus du plus haut de son côté
cards_ageing-quality = **{ terms_cards_ageing-quality }** : vieillis et vends, { $moreQuality } de plus au dé

cards_short_buying = **{ terms_cards_buying }** : achète pour { choices_discount }, ou avec une vigne
cards_short_planting = **{ terms_cards_planting }** : plante une à { $plantings } vignes de couleurs différentes
cards_short_enologist = **{ terms_cards_enologist }** : vois un bonus ; cette manche, le vin monte d’une catégorie de plus
cards_short_ageing-barrel = **{ terms_cards_ageing-barrel }** : vieillis et vends, avec un fût de plus

topics_overview_title = Vue d’ensemble
topics_overview_text =
    Vintage est la chronique de { $rounds } vendanges dans la vallée du Douro, le pays du porto. Une manche est une année.

    Pour faire du porto, on verse de l’eau-de-vie de raisin (*aguardente*) dans un vin qui fermente encore. Il reste doux et se garde des décennies. Pour avoir du vin, il faut donc d’abord de l’**eau-de-vie**.

    Tes **domaines** (*quintas*) sont sur les coteaux au-dessus du fleuve. Tu plantes des vignes, vendanges, charges ton **rabelo**, le bateau plat du Douro, et descends jusqu’à **Vila Nova de Gaia**. Là, ton vin vieillit au chai, passe à l’entrepôt selon ce qu’il est devenu, et se vend pour des **points**.

    À Gaia, tu choisis ce qu’un vin sera :
    - Le **Ruby** vieillit en grands foudres, loin de l’air, et reste rouge. Ses catégories, de bas en haut : Ruby, Reserva, **LBV** (Late Bottled Vintage : d’une seule année, mis en bouteille après quatre à six ans) et **Vintage**, le meilleur d’une grande année.
    - Le **Tawny** vieillit en petits fûts et prend la couleur de l’ambre. Ses catégories : Tawny, Reserva, **Tawny âgé** (son âge moyen est sur l’étiquette) et **Colheita**, un Tawny d’une seule année.

    Après la dernière vendange, les domaines et les fûts restants comptent aussi. Le joueur qui a le plus de points gagne.

topics_turn_title = Un tour
topics_turn_text =
    Dans le sens horaire, chaque place fait **une** action par tour. On continue jusqu’à ce que tout le monde ait passé ou dépensé toutes ses pièces ; la manche est alors finie. Passer vaut jusqu’à la fin de la manche, et c’est toujours permis.

    La plupart des actions se paient sur la **table d’actions**. Chacune y a une colonne de **cercles** avec des nombres. On paie de l’une de ces façons :
    - avec des **marqueurs** : autant que dit le cercle. Ils prennent le cercle libre le moins cher de la colonne ;
    - avec le **régisseur**, seul, sur n’importe quel cercle libre, bon marché ou cher. Tu en as un.

    Un cercle pris le reste toute la manche : les suivants paient plus, et une colonne pleine est fermée.

    Ce que tu peux faire :
    - **acheter** un domaine
    - **planter** une vigne
    - **vendanger**
    - **naviguer** : le bateau n’a pas de colonne. Chaque déplacement coûte un marqueur, jamais le régisseur
    - **vieillir et vendre**
    - **prendre** ou **jouer** une carte
    - **devenir premier joueur**

    Ce qui ne pourrait pas se faire ne peut pas être choisi. Une vendange, un voyage ou un débarquement se fait par étapes, dans le même tour.

topics_estates_title = Domaines et vignes
topics_estates_text =
    { "" }**Achète** un domaine, une fois par manche, de quelque façon que ce soit ; tu en possèdes { $mostEstates } au plus. Choisis un lieu libre et paie son prix en points. On ne descend jamais sous 0.

    - **Baixo Corgo** : prix { LIST($baixoPrices, last: "or") }, qualité { LIST($baixoQualities, last: "or") }, { $baixoBarrels } fûts par vendange
    - **Cima Corgo**, en amont : prix { LIST($cimaPrices, last: "or") }, qualité { LIST($cimaQualities, last: "or") }, { $cimaBarrels } fûts
    - **Douro Superior**, plus haut : prix { LIST($superiorPrices, last: "or") }, qualité { LIST($superiorQualities, last: "or") }, { $superiorBarrels } fûts

    Un nouveau domaine est nu. Dès la prochaine manche, il rapporte { $markersForAnEstate } marqueur de plus.

    { "" }**Plante** une vigne sur un de tes domaines. Chacun a { $vineSlots } emplacements, et ses vignes sont toutes différentes : verte, violette, rouge, blanche, jaune. La violette a sa propre colonne, la verte en partage une avec la rouge, la blanche avec la jaune.

    Avec { $plantedFrom } vignes, un domaine est **planté** : on peut désormais le vendanger, et à la fin son prix revient en points.

    Une **vieille vigne** a des ceps noueux qui donnent peu de raisin, et du très bon. Elle ne pousse qu’à Cima Corgo, prend un emplacement comme toute vigne et n’a qu’un cercle : une par manche entre tous. Le jeu en a { $oldVineyards }.

    La **qualité** est celle du lieu, +{ $qualityForOld } avec une vieille vigne, +{ $qualityForFull } avec { $vineSlots } vignes. Elle monte aussitôt. Les vignes ne se déplacent jamais.

topics_harvest_title = Vendange
topics_harvest_text =
    Une fois par manche, de quelque façon que ce soit. Tous tes domaines plantés sans fûts qui attendent y prennent part, l’un après l’autre. Pour chacun, tu dis combien de fûts de **vin** il donne ; le reste est de l’**eau-de-vie**. Il donne toujours tous ses fûts.

    - Chaque domaine qui donne du vin coûte **1 eau-de-vie**, quel que soit le nombre de fûts. Seule paie celle qui était en réserve *avant* la vendange.
    - La nouvelle eau-de-vie arrive quand tout est fini. La réserve en contient { $mostBrandy } ; le surplus est perdu.
    - Le vin reste au domaine comme un **lot** : tout de la même qualité, celle du domaine plus le **bonus de l’année**, le jeton visible. Les lots ne se mélangent jamais.
    - Les fûts et les jetons de qualité ne manquent jamais.

    { "" }**Fûts qui attendent.** Un domaine où se trouve encore le dernier vin ne donne rien, pas même d’eau-de-vie, sauf si ton bateau est dans son port avec une cale libre. L’ancien lot est alors chargé d’abord. Tu peux aussi laisser un tel domaine, mais pas si rien d’autre n’est vendangé.

    { "" }*Exemple* : tu as des domaines à Baixo et à Cima, 1 eau-de-vie en réserve, et le bonus est 1. Tu fais de l’eau-de-vie à Baixo, { $baixoBarrels } fûts, et du vin à Cima : { $cimaBarrels } fûts de qualité 6. Il y a alors { $baixoBarrels } eaux-de-vie en réserve, pour deux domaines avec du vin à la prochaine manche.

topics_boat_title = Le bateau
topics_boat_text =
    Les rabelos sont plats et ont une grande voile : le vent leur fait remonter le Douro, le courant le descendre. Le tien porte jusqu’à **{ $holds } lots**, chacun dans sa cale.

    Ports, vers l’amont : **Gaia**, **Baixo**, **Cima**, **Superior**.
    - **Remonter** : un déplacement mène au port suivant.
    - **Descendre** : un déplacement mène aussi loin que tu veux.

    Chaque déplacement coûte 1 marqueur, jamais le régisseur. En un tour, tu peux faire autant de déplacements que tu as de marqueurs, et t’arrêter après chacun.

    Pendant un déplacement, tu peux **charger** des lots de tes propres domaines dans chaque région que le bateau quitte, longe ou atteint, tant qu’il y a des cales libres. De Superior, une seule descente peut donc tout ramener.

    { "" }**À Gaia**, les lots débarquent, autant que ton chai a de place : il a { $rubyColumns } colonnes de Ruby et { $tawnyColumns } de Tawny, un lot dans chacune. Pour chaque lot, dans l’ordre du chargement, tu choisis le côté. S’il y a plus de lots que de colonnes libres, tu choisis aussi lesquels restent à bord ; ils débarquent dès qu’une colonne se libère pendant que le bateau est là.

    Aucun lot ne retourne sur le bateau.

topics_ageing_title = Vieillir et vendre
topics_ageing_text =
    Il te faut un lot au chai. On lance un **dé** pour tous tes lots. La valeur de chacun est sa qualité plus le dé. Ses fûts vont à l’entrepôt, de leur côté, dans la plus haute catégorie que la valeur atteint ; ce qui n’y trouve pas de case descend à la suivante.

    { "" }**Ruby**
    - Vintage : aucune valeur ne l’atteint, seul l’œnologue. { $rubyVintageSpaces } case, { $rubyVintagePoints } points
    - LBV : dès { $rubyLbvFrom }. { $rubyLbvSpaces } cases, { $rubyLbvPoints } points
    - Reserva : dès { $rubyReservaFrom }. { $rubyReservaSpaces } cases, { $rubyReservaPoints } points
    - Ruby : en dessous, sans limite. Chaque groupe de { $rubySet } fûts rapporte { $rubySetPoints }

    { "" }**Tawny**
    - Colheita : dès { $tawnyColheitaFrom }. { $tawnyColheitaSpaces } cases, { $tawnyColheitaPoints } points
    - Tawny âgé : dès { $tawnyAgedFrom }. { $tawnyAgedSpaces } cases, { $tawnyAgedPoints } points
    - Reserva : dès { $tawnyReservaFrom }. { $tawnyReservaSpaces } cases, { $tawnyReservaPoints } points
    - Tawny : en dessous. Chaque groupe de { $tawnySet } fûts rapporte { $tawnySetPoints }

    Quand tous les fûts sont placés, chaque catégorie **pleine** est vendue, une fois, pour ses points, et redevient vide. Les autres fûts restent et attendent.

    D’abord on place les fûts, puis l’œnologue agit, puis une carte peut ajouter un fût ; la vente vient en dernier.

    { "" }*Exemple* : un lot Ruby de qualité 7 avec 3 fûts, et un 3 au dé, font 10. Deux fûts remplissent LBV, le troisième descend en Reserva. LBV se vend { $rubyLbvPoints } points ; le troisième fût attend.

topics_cards_title = Cartes
topics_cards_text =
    { "" }**Prends** une des { $openCards } cartes visibles, ou le dessus de la pioche sans le voir. **Joue**-la à un tour suivant. Chacune des deux actions demande un cercle de la colonne des cartes ; l’effet de la carte n’en demande pas d’autre, même si sa colonne est pleine. Ta main en contient { $mostCards } : si elle est pleine, on en défausse une avant de prendre.

    { $effects }

    Aucune carte ne plante de vieille vigne. Ce qui se fait une fois par manche vaut aussi avec une carte. Une carte qui ne ferait rien ne peut pas être jouée. Les cartes visibles que tu as prises sont connues de tous, celles de la pioche de toi seul.

    { "" }**{ terms_cards_free-action }** ne prend ni ne joue de carte. De deux cartes pareilles en main, celle que les autres connaissent part d’abord.

topics_rounds_title = Les manches
topics_rounds_text =
    La partie a { $rounds } manches, chacune une année avec sa vendange. Le jeton visible est le **bonus de l’année** : { LIST($bonuses, last: "or") } de qualité en plus pour tout le vin récolté.

    { "" }**Devenir premier joueur** : il y a un cercle pour cela. Tu prends le jeton, ou le gardes. Il compte dès la prochaine manche : le joueur qui le tient commence, et choisit d’abord parmi les cercles bon marché.

    Quand tout le monde a passé ou n’a plus de pièces :
    1. Marqueurs et régisseurs reviennent. Chaque domaine acheté cette manche apporte son marqueur.
    2. Tous les cercles sont de nouveau libres.
    3. Les cartes visibles restantes s’en vont, et on en révèle { $openCards } nouvelles. Pendant une manche, aucun vide n’est comblé.
    4. Le jeton suivant est retourné.
    5. On peut de nouveau acheter et vendanger ; les œnologues rentrent chez eux.

    Quand la pioche est vide et qu’il faut une carte, la défausse est mélangée en une nouvelle.

    Sont **cachés** l’ordre de la pioche, les jetons des manches à venir et les cartes que quelqu’un a piochées. Tout le reste est visible de tous.

topics_end_title = La fin
topics_end_text =
    Après la manche { $rounds }, on ne retourne plus de jeton. Aux points de chaque place s’ajoutent :
    - **1** par groupe de { $barrelsForAPoint } fûts de vin qu’elle a encore, où qu’ils soient : domaines, bateau, chai et entrepôt ensemble ;
    - le **prix** de chaque domaine planté, le premier compris ;
    - **{ $fullEstatePoints }** par domaine à { $vineSlots } vignes.

    Eau-de-vie, cartes et pièces ne rapportent rien.

    Le joueur qui a le plus de points gagne. À égalité : plus de domaines, plantés ou non ; puis la plus grande somme des qualités de tous les domaines ; sinon la place est partagée.

    { "" }*Exemple* : 10 points, 14 fûts restants, un domaine planté à Baixo pour 2, un à Cima pour 4 avec cinq vignes, et un à Superior avec deux vignes : 10 + 3 + 2 + 4 + 1 = 20.

    Un joueur qui abandonne finit derrière tous ceux qui restent. À deux, l’autre gagne aussitôt ; à plus, un remplaçant joue la place.

topics_setup_title = Mise en place
topics_setup_text =
    On joue de { $least } à { $most } ; le premier joueur est choisi au hasard. Chaque place commence avec
    - { $startPoints } points et { $startBrandy } fût d’eau-de-vie,
    - un bateau à Gaia,
    - un domaine à Baixo Corgo avec { $startVines } vignes : verte, violette, jaune. On peut donc le vendanger aussitôt,
    - { $startMarkers } marqueurs et le régisseur.

    Commencer est un avantage : à la première manche, la place { LIST($fewer) } a donc un marqueur de moins ; à quatre places, la place { LIST($fewerOfFour) } aussi.

    { $rounds } des { $chips } jetons ({ LIST($bonuses) }, { $ofEachBonus } de chaque) sont posés face cachée sur les manches ; le premier est retourné. On ne voit jamais les { $unseen } autres. Les { $deckSize } cartes sont mélangées, et { $openCards } sont révélées.

    À deux ou trois places, les cercles les plus chers de la table ne sont pas en jeu, et les lieux libres de Baixo Corgo peuvent s’acheter.

    Tous les nombres de l’exemplaire imprimé n’étaient pas disponibles ; il a fallu en déduire certains.

    Vintage a été créé par Gil d'Orey et publié par MESAboardgames en 2011. Ceci est un projet indépendant.

topics_notation_title = Écrire ses actions
topics_notation_text =
    Chaque action a un bouton et peut s’écrire avec { COMMAND("do") } : n’importe quelle partie en mots, ou comme l’historique l’écrit :
    `buy cima-1 pay 1` · `plant 2 purple pay 1` · `harvest pay 1` · `sail cima load 2` · `age pay overseer-2` · `take boat pay 1` · `take deck discard planting pay 1` · `play enologist 4 pay 1` · `first pay 1` · `pass`

    `pay 2` veut dire deux marqueurs, `pay overseer-2` le régisseur sur le cercle marqué 2.

    Étapes d’un tour : `gather 2 wine 3` · `leave 1` · `sail gaia` · `stop` · `unload ruby` · `unload boat` · `plant 1 white` · `add tawny aged`

    Les domaines sont numérotés dans l’ordre où tu les as eus, les lieux par région : `baixo-1`, `cima-3`. Vignes : `green` (verte), `purple` (violette), `red` (rouge), `white` (blanche), `yellow` (jaune), `old` (vieille vigne).

    Cartes : `buying` ({ terms_cards_buying }) avec un lieu et `discount` ou une couleur, `harvesting`, `planting`, `two-barrels` avec un domaine, `free-action` avec `buy`, `plant`, `harvest` ou `age`, `enologist` avec une manche, `vintage` avec une colonne, `colheita` avec deux (`1,2`), `boat`, `ageing-barrel`, `ageing-quality`.
