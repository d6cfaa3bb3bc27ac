status_title = Vintage

status_introduction_line = Compra quintas y planta cepas Douro arriba, baja cada vendimia hasta Gaia y críala hasta venderla como vino de Oporto.
status_introduction_credits = Un juego de Gil d’Orey, publicado por MESAboardgames (2011).

status_variants_standard = normal

status_awaits_turn = elegir una acción, o pasar
status_awaits_gather = decir cuánto vino da { $place }
status_awaits_sail = seguir navegando, o parar
status_awaits_unload = elegir la bodega de { $lot }
status_awaits_plant = plantar la próxima cepa
status_awaits_add = añadir un barril al almacén
status_awaits_over = la partida terminó

status_progress = vendimia { $round } de { $rounds }
status_lastRound = vendimia { $round }, la última

status_stake_lastButOne = Tras esta vendimia solo queda la última.
status_stake_last = La última vendimia: lo que no se venda vale 1 punto por { $barrels }.

status_now = Si acabara ahora: { $standing }.

terms_regions_baixo = Baixo Corgo
terms_regions_cima = Cima Corgo
terms_regions_superior = Douro Superior

terms_place = { $region } { $place }

terms_harbours_gaia = Vila Nova de Gaia
terms_harbours_baixo = Baixo Corgo
terms_harbours_cima = Cima Corgo
terms_harbours_superior = Douro Superior

terms_vines_green = cepa verde
terms_vines_purple = cepa morada
terms_vines_red = cepa roja
terms_vines_white = cepa blanca
terms_vines_yellow = cepa amarilla
terms_vines_old = viña vieja

terms_colours_green = verde
terms_colours_purple = morado
terms_colours_red = rojo
terms_colours_white = blanco
terms_colours_yellow = amarillo

terms_sides_ruby = Ruby
terms_sides_tawny = Tawny

terms_categories_ruby_ruby = Ruby
terms_categories_ruby_reserva = Ruby Reserva
terms_categories_ruby_lbv = Late Bottled Vintage
terms_categories_ruby_vintage = Vintage
terms_categories_tawny_tawny = Tawny
terms_categories_tawny_reserva = Tawny Reserva
terms_categories_tawny_aged = Tawny añejo
terms_categories_tawny_colheita = Colheita

terms_columns_buy = comprar una quinta
terms_columns_purple = plantar morada
terms_columns_green-red = plantar verde o roja
terms_columns_white-yellow = plantar blanca o amarilla
terms_columns_old = viña vieja
terms_columns_harvest = vendimia
terms_columns_age = crianza y venta
terms_columns_card = cartas
terms_columns_first = jugador inicial

terms_cards_buying = Quinta con regalo
terms_cards_harvesting = Vendimia frugal
terms_cards_planting = Tres cepas
terms_cards_two-barrels = Dos barriles más
terms_cards_free-action = Acción gratuita
terms_cards_enologist = Enólogo
terms_cards_vintage = Barril de Vintage
terms_cards_colheita = Dos barriles de Colheita
terms_cards_boat = Barco rabelo
terms_cards_ageing-barrel = Crianza con un barril más
terms_cards_ageing-quality = Crianza con más calidad

terms_deck = carta superior del mazo
terms_estate = Quinta { $estate }
terms_cellarColumn = columna { $column } de { $side }
terms_barrels =
    { $count ->
        [one] { NUMBER($count) } barril
       *[other] { NUMBER($count) } barriles
    }
terms_lot = { $barrels } de calidad { $quality }
terms_brandy =
    { $count ->
        [one] { NUMBER($count) } barril de aguardiente
       *[other] { NUMBER($count) } barriles de aguardiente
    }
terms_points =
    { $count ->
        [one] { NUMBER($count) } punto
       *[other] { NUMBER($count) } puntos
    }
terms_cardsOf =
    { $count ->
        [one] { NUMBER($count) } carta
       *[other] { NUMBER($count) } cartas
    }
terms_markers =
    { $count ->
        [one] { NUMBER($count) } marcador
       *[other] { NUMBER($count) } marcadores
    }
terms_overseer =
    { $count ->
        [one] el capataz en lugar de { NUMBER($count) } marcador
       *[other] el capataz en lugar de { NUMBER($count) } marcadores
    }
terms_none = nada

choices_fields_type = Acción
choices_fields_place = Lugar
choices_fields_bonus = Regalo
choices_fields_estate = Quinta
choices_fields_vine = Cepa
choices_fields_deed = Efecto
choices_fields_card = Carta
choices_fields_discard = Descarte
choices_fields_round = Ronda
choices_fields_column = Columna
choices_fields_columns = Columnas
choices_fields_to = Destino
choices_fields_load = Carga
choices_fields_wine = Vino
choices_fields_side = Lado
choices_fields_category = Categoría
choices_fields_pay = Pago

choices_questions_type = ¿Qué haces?
choices_questions_place = ¿Dónde está la quinta?
choices_questions_bonus = ¿Un punto menos o una cepa?
choices_questions_estate = ¿Qué quinta?
choices_questions_vine = ¿Qué cepa?
choices_questions_deed = ¿Qué acción es gratuita?
choices_questions_card = ¿Qué carta?
choices_questions_discard = ¿Qué carta se va?
choices_questions_round = ¿La ficha de qué ronda miras?
choices_questions_column = ¿De qué columna?
choices_questions_columns = ¿De qué columnas?
choices_questions_to = ¿Adónde?
choices_questions_load = ¿Qué embarcas?
choices_questions_wine = ¿Cuántos barriles de vino? El resto es aguardiente.
choices_questions_side = ¿En qué lado?
choices_questions_category = ¿En qué categoría?
choices_questions_pay = ¿Cómo pagas?

choices_types_pass = Pasar la ronda
choices_types_buy = Comprar una quinta
choices_types_plant = Plantar una cepa
choices_types_harvest = Vendimiar
choices_types_age = Criar y vender
choices_types_first = Ser jugador inicial
choices_types_take = Tomar una carta
choices_types_play = Jugar una carta
choices_types_sail = Mover el barco
choices_types_gather = Recoger
choices_types_leave = Dejar la quinta
choices_types_stop = Parar aquí
choices_types_unload = Desembarcar
choices_types_add = Añadir el barril

choices_groups_vineyards = Viñas
choices_groups_river = Río y bodega
choices_groups_cards = Cartas
choices_groups_rest = Orden y descanso

choices_discount = un punto menos

choices_firstVine_green = una cepa verde
choices_firstVine_purple = una cepa morada
choices_firstVine_red = una cepa roja
choices_firstVine_white = una cepa blanca
choices_firstVine_yellow = una cepa amarilla

choices_freeActions_buy = comprar una quinta
choices_freeActions_plant = plantar una cepa
choices_freeActions_harvest = vendimiar
choices_freeActions_age = criar y vender

choices_aboard = se queda a bordo
choices_round = ronda { $round }
choices_reserva = Reserva
choices_loadNothing = no embarcar nada

actions_regions_baixo = Baixo
actions_regions_cima = Cima
actions_regions_superior = Superior

actions_gaia = Gaia

actions_vines_green = verde
actions_vines_purple = morada
actions_vines_red = roja
actions_vines_white = blanca
actions_vines_yellow = amarilla
actions_vines_old = viña vieja

actions_cards_buying = Quinta con regalo
actions_cards_harvesting = Vendimia frugal
actions_cards_planting = Tres cepas
actions_cards_two-barrels = Dos barriles más
actions_cards_free-action = Acción gratuita
actions_cards_enologist = Enólogo
actions_cards_vintage = Barril de Vintage
actions_cards_colheita = Barriles de Colheita
actions_cards_boat = Barco rabelo
actions_cards_ageing-barrel = Crianza + barril
actions_cards_ageing-quality = Crianza + calidad

actions_deck = Carta del mazo

actions_site = { $place } · { $price }, calidad { $quality }
actions_siteShort = { $place } · { $price }
actions_none = nada
actions_round = vendimia { $round }
actions_points =
    { $points ->
        [one] { NUMBER($points) } punto
       *[other] { NUMBER($points) } puntos
    }
actions_lot = { $quality }×{ $barrels }
actions_wine = { $barrels } vino de calidad { $qualities }
actions_brandy = { $barrels } aguardiente
actions_crop = { $wine }, { $brandy }

actions_share_wine = { $barrels } vino
actions_share_brandy = { $barrels } aguard.

actions_noWine = sin vino
actions_for = { $action }, por { $pay }
actions_withOverseer = el capataz (círculo { $circle })
actions_overseerShort =
    { $circle ->
        [1] { $sign } capataz
       *[other] { $sign } capataz, círculo { NUMBER($circle) }
    }
actions_buy = Comprar { $place } (−{ $price })
actions_buyShort = Comprar { $place } { $cost } · −{ $price }
actions_plant = Plantar { TERM($vine, "terms_vines") } en { $place }
actions_plantFree = Plantar { TERM($vine, "actions_vines") } en { $place }
actions_plantShort = Plantar { $vine }, { $place } { $cost }
actions_planted = plantada
actions_fiveVines = llena, calidad { $quality }
actions_better = calidad { $quality }
actions_toGo =
    { $vines ->
        [one] falta 1
       *[other] faltan { $vines }
    }
actions_harvest = Vendimiar hasta { $crop }
actions_harvestShort = Vendimia { $cost } · { $crop }
actions_age = Criar, vender: media { $mean } ({ $least }–{ $most })
actions_ageShort = Criar y vender { $cost } · { $mean } ({ $least }–{ $most })
actions_ages = media { $mean } ({ $least }–{ $most })
actions_first = Tomar la ficha de jugador inicial
actions_firstShort = Jugador inicial { $cost }
actions_take = Tomar { $card }
actions_takeShort = Tomar { $card } { $cost }
actions_dropping = { $action }, se va { $card }
actions_droppingOne = { $action }, se va una
actions_play = Jugar { $card }
actions_playShort = { $card } { $cost }
actions_does = { $play } · { $what }
actions_discount = { $place } por { $price }
actions_gift = { $place } por { $price } con { TERM($vine, "actions_vines") }
actions_look = ver la ficha { $round }
actions_noLook = sin mirar
actions_sellsFrom = { $points } de { $lots }
actions_joins = quedan { $lot }
actions_moves = { $moves } movimientos
actions_sail = Navegar a { $to }
actions_sailWith = Navegar a { $to }, cargando { $cargo }
actions_sailShort = A { $to } { $cost }
actions_gather = { $place }: { $crop }
actions_leave = Dejar { $place } sin vendimiar
actions_stop = Parar aquí
actions_unload = { $lot } a la bodega { $side }
actions_unloadShort = Bodega { $side } · { $lot }
actions_stays = { $lot } se queda a bordo
actions_add = Añadir un barril de { $category }
actions_addShort = { $category } +1
actions_pass = Pasar: descansar esta ronda
actions_passShort = Pasar la ronda

actions_another_buy = Otra quinta
actions_another_plant = Otra cepa
actions_another_harvest = Vendimia, otro pago
actions_another_age = Crianza, otro pago
actions_another_first = Ficha, otro pago
actions_another_take = Otra carta
actions_another_play = Cartas en la mano…
actions_another_sail = Otro movimiento
actions_another_gather = Otro reparto
actions_another_pay = Pagar de otro modo

hand_cards = **Tus cartas**: { $cards }
hand_noCards = ninguna
hand_openly = { $card } (todos la conocen)
hand_chips = **Fichas que has visto**: { $chips }
hand_chip = vendimia { $round }: +{ $bonus }
hand_pieces = **Piezas que quedan**: { $pieces }
hand_noPieces = ninguna
hand_markers =
    { $count ->
        [one] { $signs } { NUMBER($count) } marcador
       *[other] { $signs } { NUMBER($count) } marcadores
    }
hand_overseer = { $sign } el capataz
hand_estate = **{ $place }** (calidad { $quality }): { $vines }
hand_noVines = aún sin cepas
hand_notPlanted =
    { $lacking ->
        [one] sin plantar: falta { NUMBER($lacking) } cepa
       *[other] sin plantar: faltan { NUMBER($lacking) } cepas
    }
hand_waits = { $lot } a la espera
hand_boat = **Barco** en { $harbour }: { $cargo }
hand_cellar = **Bodega { $side }**: { $lots }
hand_warehouse = **Almacén { $side }**: { $categories }
hand_category = { $name } { $held } de { $of } → { $points }
hand_empty = vacío
hand_brandy = **Aguardiente**: { $held } de { $most }
hand_bonus =
    { $bonus ->
        [0] vendimia { $round }
       *[other] vendimia { $round }: calidad +{ $bonus }
    }
hand_store = aguardiente { $held } de { $most }
hand_passed = descansa esta ronda
hand_first = ficha de jugador inicial
hand_other = **{ $name }** { $points }: { $holds }
hand_hidden =
    { $count ->
        [one] { NUMBER($count) } carta que nadie más vio
       *[other] { NUMBER($count) } cartas que nadie más vio
    }
hand_noSeat = No tienes asiento aquí: todo es abierto menos las manos, el mazo y las fichas por venir.

hand_asks_gather = { $place } da { $barrels }: vino de calidad { $quality }, el resto aguardiente.
hand_asks_costs = Su vino cuesta 1 barril de aguardiente; para pagar hay { $brandy }.
hand_asks_paid = Su vino no cuesta nada más: la carta ya pagó.
hand_asks_dry = No queda aguardiente para pagar vino.
hand_asks_unload = Por desembarcar: { $lot }. Columnas libres: Ruby { $ruby }, Tawny { $tawny }.
hand_asks_aboard = A bordo: { $cargo }.
hand_asks_moves =
    { $count ->
        [one] Queda { NUMBER($count) } movimiento.
       *[other] Quedan { NUMBER($count) } movimientos.
    }
hand_asks_plant =
    { $count ->
        [one] Como mucho { NUMBER($count) } cepa más.
       *[other] Como mucho { NUMBER($count) } cepas más.
    }
hand_asks_add = Un barril va a un lado que ya tenga alguno, no por encima del más alto; después se vende lo que esté lleno.

hand_outcomes = Puntos según el dado: { $list }; { $mean } de media.
hand_ages = Puntos que la crianza da ahora, de media: { $mean }.

seatPage_cards = **Cartas en la mano**: { $cards }
seatPage_chips = **Fichas vistas**: { $chips }
seatPage_chip = vendimia { $round }

own_preview = Aún sin hacer, solo mostrado:
own_boardNow = El tablero ahora:
own_onSide_ruby = Como Ruby. { $outcomes }
own_onSide_tawny = Como Tawny. { $outcomes }

alt_head = Ronda { $round } de { $of }. { $turn }.

alt_asked_turn = Turno de { $name }
    .name = Tu turno
alt_asked_gather = { $name } recoge
    .name = Tú recoges
alt_asked_sail = { $name } puede seguir navegando
    .name = Tú puedes seguir navegando
alt_asked_unload = { $name } desembarca lotes
    .name = Tú desembarcas lotes
alt_asked_plant = { $name } sigue plantando
    .name = Tú sigues plantando
alt_asked_add = { $name } añade un barril
    .name = Tú añades un barril
alt_asked_over = La partida terminó

alt_givenUp = Fin: no queda nadie más. Ganó { $names }
    .names = Fin: no queda nadie más. Victoria: { $names }
alt_calledOff = Fin: cancelada
alt_won = Victoria: { $names }.
alt_bonus = Bonus por ronda: { $chips }.
alt_looked = { $name } conoce el de { $rounds }.
    .name = Tú conoces el de { $rounds }.
alt_free = Círculos libres: { $columns }.
alt_pieces = Piezas: { $columns }.

alt_columns_buy = comprar
alt_columns_purple = morada
alt_columns_green-red = verde/roja
alt_columns_white-yellow = blanca/amarilla
alt_columns_old = vieja
alt_columns_harvest = vendimia
alt_columns_age = crianza
alt_columns_card = cartas
alt_columns_first = jugador inicial

alt_full = ninguno
alt_overseerOf = capataz de { $name }
    .name = tu capataz
alt_display = Cartas a la vista: { $cards }.
alt_piles = Mazo { $deck }, usadas { $used }.
alt_aside = Apartadas: { $cards }.
alt_place = { $place } precio { $price } calidad { $quality }
alt_places = Quintas libres: { $places }.

alt_harbours_gaia = Gaia
alt_harbours_baixo = Baixo
alt_harbours_cima = Cima
alt_harbours_superior = Superior

alt_points =
    { $points ->
        [one] { $points } punto, { $total } con quintas { $estates } y barriles { $barrels }
       *[other] { $points } puntos, { $total } con quintas { $estates } y barriles { $barrels }
    }
alt_first = inicial
alt_markers =
    { $count ->
        [one] 1 marcador
       *[other] { $count } marcadores
    }
alt_overseer = capataz
alt_passed = pasó
alt_brandy = aguardiente { $count }
alt_cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
alt_known = de ellas { $cards }
alt_bought = ya compró
alt_harvested = ya vendimió
alt_enologists =
    { $count ->
        [one] enólogo
       *[other] { $count } enólogos
    }
alt_estate = { $place } { $vines } calidad { $quality }
alt_bare = sin cepas
alt_waiting = { $estate } con { $lot }
alt_boat = barco en { $harbour }
alt_loaded = { $boat } con { $lots }
alt_cellar = bodega { $lots }
alt_warehouse = almacén { $barrels }

alt_sides_ruby = Ruby
alt_sides_tawny = Tawny

alt_empty = nada
alt_key = Cepas G verde, P morada, R roja, W blanca, Y amarilla, O vieja; 6×3: calidad 6, 3 barriles.

alt_letters_key = 8+4+1=13: puntos, quintas, barriles. M marcadores, + capataz, A aguardiente, C cartas, Q calidad; B Baixo, C Cima, S Superior, G Gaia.
alt_letters_markers = M
alt_letters_overseer = +
alt_letters_passed = –
alt_letters_brandy = A
alt_letters_cards = C
alt_letters_quality = Q
alt_letters_sides_ruby = R
alt_letters_sides_tawny = T
alt_letters_boat = barco { $at }
alt_letters_columns_buy = comprar
alt_letters_columns_purple = P
alt_letters_columns_green-red = GR
alt_letters_columns_white-yellow = WY
alt_letters_columns_old = O
alt_letters_columns_harvest = vendimia
alt_letters_columns_age = crianza
alt_letters_columns_card = cartas
alt_letters_columns_first = inicial

story_passed = **{ $name }** descansa el resto de la ronda.
    .name = **Tú** descansas el resto de la ronda.
story_placed = **{ $name }** gasta { $pieces } en { $column }.
    .name = **Tú** gastas { $pieces } en { $column }.
story_bought = **{ $name }** compra una quinta en { $place } por { $price }.
    .name = **Tú** compras una quinta en { $place } por { $price }.
story_boughtWithVine = **{ $name }** compra una quinta en { $place } por { $price }, ya con una { $vine }.
    .name = **Tú** compras una quinta en { $place } por { $price }, ya con una { $vine }.
story_planted = **{ $name }** planta en { $place }: { $vine }.
    .name = **Tú** plantas en { $place }: { $vine }.
story_harvesting =
    { $bonus ->
        [0] **{ $name }** vendimia. Un año normal.
       *[other] **{ $name }** vendimia. Un buen año: { $bonus } más de calidad.
    }
    .name =
        { $bonus ->
            [0] **Tú** vendimias. Un año normal.
           *[other] **Tú** vendimias. Un buen año: { $bonus } más de calidad.
        }
story_harvestingByCard =
    { $bonus ->
        [0] **{ $name }** vendimia, y un barril de aguardiente basta para todo el vino. Un año normal.
       *[other] **{ $name }** vendimia, y un barril de aguardiente basta para todo el vino. Un buen año: { $bonus } más de calidad.
    }
    .name =
        { $bonus ->
            [0] **Tú** vendimias, y un barril de aguardiente basta para todo el vino. Un año normal.
           *[other] **Tú** vendimias, y un barril de aguardiente basta para todo el vino. Un buen año: { $bonus } más de calidad.
        }
story_gathered = { $place } da { $crop }.
story_gatheredAfter = { $place } da { $crop }; antes subió a bordo { $loaded }.
story_crop = { $wine } y { $brandy }
story_left = { $place } se queda sin vendimiar: sus barriles aún esperan.
story_stored = En el depósito de **{ $name }**: { $brandy }.
    .name = En **tu** depósito: { $brandy }.
story_storedLess = En el depósito de **{ $name }**: { $brandy }; para { $lost } no hubo sitio.
    .name = En **tu** depósito: { $brandy }; para { $lost } no hubo sitio.
story_sailed = **{ $name }** navega de { $from } a { $to }.
    .name = **Tú** navegas de { $from } a { $to }.
story_sailedWith = **{ $name }** navega de { $from } a { $to } y embarca { $cargo }.
    .name = **Tú** navegas de { $from } a { $to } y embarcas { $cargo }.
story_stopped = **{ $name }** termina aquí su turno.
    .name = **Tú** terminas aquí tu turno.
story_unloaded = **{ $name }** desembarca { $lot } en la bodega { $side }.
    .name = **Tú** desembarcas { $lot } en la bodega { $side }.
story_staysAboard = **{ $name }** deja a bordo { $lot }.
    .name = **Tú** dejas a bordo { $lot }.
story_rolled = **{ $name }** hace la crianza y saca un { $die }.
    .name = **Tú** haces la crianza y sacas un { $die }.
story_rolledWith = **{ $name }** hace la crianza y saca un { $die }, con la carta { $value }.
    .name = **Tú** haces la crianza y sacas un { $die }, con la carta { $value }.
story_aged = Se convierte en: { $lots }.
story_agedLot = { $lot } → { $laid }
story_laid = { $barrels } de { $category }
story_raised = El enólogo sube { $barrels }.
story_raisedTo = { $barrels } a { $category }
story_added = **{ $name }** añade un barril de { $category }.
    .name = **Tú** añades un barril de { $category }.
story_sold = **{ $name }** vende { $sales }: { $points }.
    .name = **Tú** vendes { $sales }: { $points }.
story_soldVintage = **{ $name }** vende al instante un barril de Vintage: { $points }.
    .name = **Tú** vendes al instante un barril de Vintage: { $points }.
story_soldColheita = **{ $name }** vende al instante dos barriles de Colheita: { $points }.
    .name = **Tú** vendes al instante dos barriles de Colheita: { $points }.
story_tookFirst = **{ $name }** le quita a **{ $from }** la ficha de jugador inicial.
    .name = **Tú** le quitas a **{ $from }** la ficha de jugador inicial.
    .from = **{ $name }** **te** quita la ficha de jugador inicial.
story_keptFirst = **{ $name }** se asegura de empezar también la próxima ronda.
    .name = **Tú** te aseguras de empezar también la próxima ronda.
story_discarded = **{ $name }** descarta: { $card }.
    .name = **Tú** descartas: { $card }.
story_took = **{ $name }** toma de las cartas a la vista: { $card }.
    .name = **Tú** tomas de las cartas a la vista: { $card }.
story_drew = **{ $name }** roba del mazo: { $card }.
    .name = **Tú** robas del mazo: { $card }.
story_drewHidden = **{ $name }** roba una carta del mazo.
    .name = **Tú** robas una carta del mazo.
story_played = **{ $name }** juega: { $card }.
    .name = **Tú** juegas: { $card }.
story_grew = Más barriles en { $place }: ahora { $lot }.
story_looked = **{ $name }** mira la ficha de la ronda { $round }: es un { $bonus }.
    .name = **Tú** miras la ficha de la ronda { $round }: es un { $bonus }.
story_lookedHidden = **{ $name }** mira la ficha de la ronda { $round }.
    .name = **Tú** miras la ficha de la ronda { $round }.
story_reshuffled = Nuevo mazo, barajado con { $cards }.
story_roundEnded = Termina la { NUMBER($round) }.ª vendimia.
story_roundBegan =
    { $bonus ->
        [0] Empieza la { NUMBER($round) }.ª vendimia. Un año normal. **{ $name }** juega primero. A la vista: { $cards }.
       *[other] Empieza la { NUMBER($round) }.ª vendimia. Un buen año: { $bonus } más de calidad. **{ $name }** juega primero. A la vista: { $cards }.
    }
    .name =
        { $bonus ->
            [0] Empieza la { NUMBER($round) }.ª vendimia. Un año normal. **Tú** juegas primero. A la vista: { $cards }.
           *[other] Empieza la { NUMBER($round) }.ª vendimia. Un buen año: { $bonus } más de calidad. **Tú** juegas primero. A la vista: { $cards }.
        }
story_ended = Las { $rounds } vendimias han terminado.
sequels_gathered = **{ $name }** vendimia { $place }: { $crop }.
    .name = **Tú** vendimias { $place }: { $crop }.
sequels_sold = **{ $name }** vende vino criado: { $points } de media.
    .name = **Tú** vendes vino criado: { $points } de media.
sequels_wine = vino criado

recap_dearer = Para { $column }, el círculo libre más barato es ahora el { $circle }.
recap_full = Para { $column } no queda ningún círculo en esta ronda.
recap_lostToken = **{ $name }** te quitó la ficha de jugador inicial.

reasons_said = { $reason }: { $points }
reasons_points = puntos seguros
reasons_ageing = lo que vende la crianza, de media
reasons_sells = vende al instante
reasons_price = el precio de la quinta, que vuelve cuando esté plantada
reasons_keepsOverseer = guarda el capataz
reasons_spendsOverseer = gasta el capataz
reasons_keepsMarkers = guarda marcadores para después
reasons_spends = gasta { $markers }
reasons_harvest = la vendimia de esta ronda aún puede venir
reasons_harvested = la vendimia de esta ronda ya está usada
reasons_brandy = aguardiente que paga el próximo vino
reasons_lessBrandy = menos aguardiente para el próximo vino
reasons_brandyFrom = { $brandy } de { $place }, cada uno para el vino de una quinta
reasons_winePaid = un barril de aguardiente paga el vino de { $place }
reasons_estate = una quinta en { $place }: { $barrels } de calidad { $quality } por vendimia
reasons_firstHarvest = { $place } ya se puede vendimiar
reasons_nearer =
    { $vines ->
        [one] a { $place } ya solo le falta una cepa
       *[other] a { $place } ya solo le faltan { $vines } cepas
    }
reasons_estates = lo que aún darán las quintas
reasons_fullEstate = { $vineSlots } cepas en { $place }: mejor vino y un punto
reasons_oldVine = la viña vieja mejora el vino de { $place }
reasons_vines = cepas camino de una quinta completa
reasons_bringsHome = lleva { $lots } a Gaia
reasons_takesAboard = sube a bordo { $lots }
reasons_wineWaits = vino que el barco puede recoger
reasons_gathers = { $lot } en { $place }, para que el barco los recoja
reasons_boat = dónde está el barco, y qué lo espera
reasons_cellar = lo que hay en la bodega para la próxima crianza
reasons_emptiesCellar = la bodega queda vacía
reasons_ashore = { $lot } en la bodega { $side }
reasons_fills = un barril de { $category }
reasons_warehouse = barriles que esperan una venta en el almacén
reasons_holds = una carta para después: { $card }
reasons_holdsAny = una carta para después
reasons_spendsCard = se gasta la carta: { $card }
reasons_cards = las cartas en la mano
reasons_begins = empieza la próxima ronda: los círculos baratos y la primera elección de cartas
reasons_order = quién empieza la próxima ronda
reasons_pointsMore = pronto más puntos para ti
reasons_pointsLess = pronto menos puntos para ti
reasons_othersLess =
    { GIVEN($name) ->
        [no] pronto menos puntos para el resto
       *[yes] pronto menos puntos para { $name }
    }

reasons_othersMore =
    { GIVEN($name) ->
        [no] pronto más puntos para el resto
       *[yes] pronto más puntos para { $name }
    }

reasons_piecesAhead = los marcadores y el capataz
reasons_harvestAhead = las vendimias por venir

refusals_codes_not-your-turn =
    { GIVEN($name) ->
        [no] No es tu turno. Se juega en el sentido del reloj, una acción por turno.
       *[yes] No es tu turno: le toca a { $name }. Se juega en el sentido del reloj, una acción por turno.
    }
refusals_codes_wrong-phase = Eso no va en este paso. Lo que toca ahora: { $awaited }.
refusals_codes_malformed = Esa acción está incompleta. Lo que toca ahora: { $awaited }.
refusals_codes_no-such-circle =
    Para { GIVEN($column) ->
        [no] esta acción
       *[yes] { $column }
    } no hay ningún círculo { GIVEN($circle) ->
        [no] con ese número
       *[yes] { $circle }
    }.
refusals_codes_circle-taken =
    El círculo { GIVEN($circle) ->
        [no] pedido
       *[yes] { $circle }
    } para { GIVEN($column) ->
        [no] esta acción
       *[yes] { $column }
    } está ocupado en esta ronda.
refusals_codes_column-full =
    { GIVEN($column) ->
        [no] Todos los círculos para esta acción están ocupados en esta ronda.
       *[yes] Todos los círculos para { $column } están ocupados en esta ronda.
    }
refusals_codes_not-cheapest =
    { GIVEN($cheapest) ->
        [no] Los marcadores ocupan el círculo libre más barato, el primero; solo el capataz puede ir a uno más caro.
       *[yes] Los marcadores ocupan el círculo libre más barato, { $cheapest }; solo el capataz puede ir a uno más caro.
    }
refusals_codes_not-enough-markers =
    Marcadores para ese círculo: { GIVEN($circle) ->
        [no] más
       *[yes] { $circle }
    }; quedan: { GIVEN($has) ->
        [no] menos
       *[yes] { $has }
    }.
refusals_codes_overseer-used = El capataz ya está en la tabla en esta ronda.
refusals_codes_bought-already = Se compra una quinta por ronda, también con carta.
refusals_codes_no-tile-left =
    { GIVEN($most) ->
        [no] No quedan piezas de quinta: cada asiento tiene { $mostEstates } como mucho.
       *[yes] No quedan piezas de quinta: cada asiento tiene { $most } como mucho.
    }
refusals_codes_no-such-place =
    { GIVEN($typed) ->
        [no] Eso no es un lugar para una quinta.
       *[yes] “{ $typed }” no es un lugar para una quinta.
    }
refusals_codes_place-taken =
    { GIVEN($place) ->
        [no] En ese lugar ya hay una quinta.
       *[yes] En { $place } ya hay una quinta.
    }
refusals_codes_place-like =
    { GIVEN($place) ->
        [no] Ese lugar es igual que otro libre: el número más bajo vale por todos.
       *[yes] { $place } es igual que otro libre: el número más bajo vale por todos.
    }
refusals_codes_too-dear =
    { GIVEN($place) ->
        [no] Esa quinta
       *[yes] { $place }
    } cuesta { GIVEN($price) ->
        [no] más
       *[yes] { $price }
    }, y hay { GIVEN($has) ->
        [no] menos
       *[yes] { $has }
    }: los puntos nunca bajan de 0.
refusals_codes_no-such-bonus =
    { GIVEN($typed) ->
        [no] Eso no es un regalo de esta carta.
       *[yes] “{ $typed }” no es un regalo de esta carta.
    }
refusals_codes_no-such-estate =
    No existe la quinta { GIVEN($estate) ->
        [no] con ese número
       *[yes] { $estate }
    }: tienes { GIVEN($has) ->
        [no] menos
       *[yes] { $has }
    }.
refusals_codes_no-such-vine =
    { GIVEN($typed) ->
        [no] Eso no es una cepa.
       *[yes] “{ $typed }” no es una cepa.
    }
refusals_codes_vine-there =
    En { GIVEN($place) ->
        [no] esa quinta
       *[yes] { $place }
    } ya hay { GIVEN($vine) ->
        [no] esa cepa
       *[yes] { $vine }
    }: las cepas de una quinta son todas distintas.
refusals_codes_estate-full =
    { GIVEN($place) ->
        [no] Esa quinta está llena: tiene { $vineSlots } cepas.
       *[yes] { $place } está llena: tiene { $vineSlots } cepas.
    }
refusals_codes_old-elsewhere =
    { GIVEN($place) ->
        [no] Las viñas viejas solo crecen en Cima Corgo, no en esa quinta.
       *[yes] Las viñas viejas solo crecen en Cima Corgo, no en { $place }.
    }
refusals_codes_old-gone = Todas las viñas viejas del juego están plantadas.
refusals_codes_old-not-so = Ninguna carta planta una viña vieja: tiene un círculo propio.
refusals_codes_vine-order =
    { GIVEN($vine) ->
        [no] Con esta carta cada cepa va después de la anterior en el orden verde, morada, roja, blanca, amarilla: esta no.
       *[yes] Con esta carta cada cepa va después de la anterior en el orden verde, morada, roja, blanca, amarilla: { $vine } no.
    }
refusals_codes_nothing-to-plant = En ninguna de tus quintas se puede plantar con esta carta.
refusals_codes_harvested-already = Se vendimia una vez por ronda, también con carta.
refusals_codes_nothing-to-harvest = Ninguna quinta se puede vendimiar: necesita { $plantedFrom } cepas, y ningún barril que espere donde no está el barco.
refusals_codes_other-estate =
    { GIVEN($estate) ->
        [no] Las quintas van por orden, y no le toca a la quinta pedida.
       *[yes] Las quintas van por orden, y no le toca a la quinta { $estate }.
    }
refusals_codes_wine-range =
    { GIVEN($most) ->
        [no] Esa quinta da de 0 a todos sus barriles de vino.
       *[yes] Esa quinta da de 0 a { $most } barriles de vino.
    }
refusals_codes_no-brandy = El vino cuesta un barril de aguardiente del depósito tal como estaba antes de la vendimia, y no queda ninguno.
refusals_codes_leave-free = Esa quinta no tiene barriles a la espera: se vendimia.
refusals_codes_leave-last = Al menos una quinta se vendimia, y esta es la última que puede.
refusals_codes_no-such-harbour =
    { GIVEN($typed) ->
        [no] Eso no es un puerto.
       *[yes] “{ $typed }” no es un puerto.
    }
refusals_codes_same-harbour =
    { GIVEN($to) ->
        [no] El barco ya está en ese puerto.
       *[yes] El barco ya está en { $to }.
    }
refusals_codes_too-far-up =
    { GIVEN($to) ->
        [no] Río arriba solo se llega al puerto siguiente, y ese está más lejos.
       *[yes] Río arriba solo se llega al puerto siguiente, y { $to } está más lejos.
    }
refusals_codes_no-marker-to-sail = Cada movimiento del barco cuesta un marcador, nunca el capataz, y no queda ningún marcador.
refusals_codes_load-order = Indica cada quinta una vez, primero el número más bajo.
refusals_codes_nothing-to-load =
    { GIVEN($place) ->
        [no] En esa quinta no hay barriles que embarcar.
       *[yes] En { $place } no hay barriles que embarcar.
    }
refusals_codes_load-out-of-way =
    { GIVEN($place) ->
        [no] En este movimiento el barco no pasa por esa quinta.
       *[yes] En este movimiento el barco no pasa por { $place }.
    }
refusals_codes_holds-full =
    { GIVEN($free) ->
        [no] El barco tiene pocos huecos libres, uno por lote.
       *[yes] El barco tiene { $free } huecos libres, uno por lote.
    }
refusals_codes_must-begin = Solo se puede parar después de haber hecho algo.
refusals_codes_no-such-side =
    { GIVEN($typed) ->
        [no] Eso no es ni Ruby ni Tawny.
       *[yes] “{ $typed }” no es ni Ruby ni Tawny.
    }
refusals_codes_side-full =
    { GIVEN($side) ->
        [no] La bodega elegida no tiene columnas libres.
       *[yes] La bodega { $side } no tiene columnas libres.
    }
refusals_codes_must-land = Los lotes desembarcan mientras haya columnas libres en la bodega, y hay una.
refusals_codes_cellar-empty = La bodega está vacía: solo se cría lo que hay en ella.
refusals_codes_no-such-category =
    { GIVEN($typed) ->
        [no] Eso
       *[yes] “{ $typed }”
    } no es una categoría de { GIVEN($side) ->
        [no] ese lado
       *[yes] { $side }
    }.
refusals_codes_side-without-barrels =
    { GIVEN($side) ->
        [no] El barril va a un lado que tenga barriles: este no tiene.
       *[yes] El barril va a un lado que tenga barriles: { $side } no tiene.
    }
refusals_codes_category-above =
    { GIVEN($highest) ->
        [no] El barril no puede ir por encima de los que hay: el más alto como mucho.
       *[yes] El barril no puede ir por encima de los que hay: { $highest } como mucho.
    }
refusals_codes_category-full =
    { GIVEN($category) ->
        [no] Esa categoría no tiene espacio libre.
       *[yes] { $category } no tiene espacio libre.
    }
refusals_codes_no-such-card =
    { GIVEN($typed) ->
        [no] Eso no es una carta.
       *[yes] “{ $typed }” no es una carta.
    }
refusals_codes_not-open =
    { GIVEN($card) ->
        [no] Esa carta no está a la vista.
       *[yes] { $card } no está a la vista.
    }
refusals_codes_no-card-left = El mazo y las usadas están vacíos: no se puede robar ninguna carta.
refusals_codes_discard-needed = La mano está llena: indica antes la carta que se descarta.
refusals_codes_discard-needless = En la mano hay sitio: no se descarta nada.
refusals_codes_hand-empty = No tienes cartas en la mano.
refusals_codes_not-in-hand =
    { GIVEN($card) ->
        [no] Esa carta no está en tu mano.
       *[yes] { $card } no está en tu mano.
    }
refusals_codes_no-such-deed =
    { GIVEN($typed) ->
        [no] Eso no es nada que haga esta carta.
       *[yes] “{ $typed }” no es nada que haga esta carta.
    }
refusals_codes_no-lot-there =
    { GIVEN($place) ->
        [no] En esa quinta no hay barriles a los que sumar otros { $moreBarrels }.
       *[yes] En { $place } no hay barriles a los que sumar otros { $moreBarrels }.
    }
refusals_codes_no-such-round =
    { GIVEN($round) ->
        [no] Se mira la ficha de una ronda por venir, no esa.
       *[yes] Se mira la ficha de una ronda por venir, no “{ $round }”.
    }
refusals_codes_round-needless = No sigue ninguna ronda, así que no hay ficha que mirar: omite la ronda.
refusals_codes_no-such-column =
    La bodega no tiene ningún lote en la columna { GIVEN($column) ->
        [no] con ese número
       *[yes] { $column }
    } de ese lado: se usan { GIVEN($has) ->
        [no] menos
       *[yes] { $has }
    }.
refusals_codes_too-few-barrels = Esa columna tiene un solo barril: dos salen de dos columnas, o de una más llena.

refusals_codes_read-action =
    { GIVEN($typed) ->
        [no] Tu texto no empieza con una acción. Lo que toca ahora: { $awaited }.
       *[yes] Aquí ninguna acción empieza con “{ $typed }”. Lo que toca ahora: { $awaited }.
    }
refusals_codes_read-word =
    { GIVEN($field) ->
        [no] { GIVEN($typed) ->
            [no] Eso no se entiende.
           *[yes] “{ $typed }” no se entiende.
        }
       *[yes] { GIVEN($typed) ->
            [no] Eso no se entiende como “{ $field }”.
           *[yes] “{ $typed }” no se entiende como “{ $field }”.
        }
    }
refusals_codes_read-number =
    { GIVEN($field) ->
        [no] { GIVEN($typed) ->
            [no] Eso no es un número.
           *[yes] “{ $typed }” no es un número.
        }
       *[yes] { GIVEN($typed) ->
            [no] Eso no es un número para “{ $field }”.
           *[yes] “{ $typed }” no es un número para “{ $field }”.
        }
    }
refusals_codes_read-numbers =
    { GIVEN($as) ->
        [no] { GIVEN($typed) ->
            [no] Eso no es una lista de números.
           *[yes] “{ $typed }” no es una lista de números.
        }
       *[yes] { GIVEN($typed) ->
            [no] Eso no es una lista de números como { $as }.
           *[yes] “{ $typed }” no es una lista de números como { $as }.
        }
    }
refusals_codes_read-missing =
    { GIVEN($field) ->
        [no] { GIVEN($as) ->
            [no] El texto acaba demasiado pronto.
           *[yes] El texto acaba demasiado pronto. Un texto completo: { $as }.
        }
       *[yes] { GIVEN($as) ->
            [no] El texto acaba demasiado pronto: falta “{ $field }”.
           *[yes] El texto acaba demasiado pronto: falta “{ $field }”. Un texto completo: { $as }.
        }
    }
refusals_codes_read-rest =
    { GIVEN($as) ->
        [no] { GIVEN($typed) ->
            [no] Eso no va ahí.
           *[yes] “{ $typed }” no va ahí.
        }
       *[yes] { GIVEN($typed) ->
            [no] Eso no va ahí. Un texto completo: { $as }.
           *[yes] “{ $typed }” no va ahí. Un texto completo: { $as }.
        }
    }
refusals_codes_read-spelling =
    { GIVEN($as) ->
        [no] Una acción se escribe de una sola manera, con un espacio entre las palabras.
       *[yes] Escríbelo exactamente así: { $as }.
    }

finale_wins =
    { $points ->
        [one] **{ $name }** gana con { NUMBER($points) } punto.
       *[other] **{ $name }** gana con { NUMBER($points) } puntos.
    }
    .name =
        { $points ->
            [one] **Tú** ganas con { NUMBER($points) } punto.
           *[other] **Tú** ganas con { NUMBER($points) } puntos.
        }

finale_winsBy_estates =
    { $points ->
        [one] **{ $name }** gana con { NUMBER($points) } punto; desempate: más quintas.
       *[other] **{ $name }** gana con { NUMBER($points) } puntos; desempate: más quintas.
    }
    .name =
        { $points ->
            [one] **Tú** ganas con { NUMBER($points) } punto; desempate: más quintas.
           *[other] **Tú** ganas con { NUMBER($points) } puntos; desempate: más quintas.
        }
finale_winsBy_quality =
    { $points ->
        [one] **{ $name }** gana con { NUMBER($points) } punto; desempate: mejores quintas.
       *[other] **{ $name }** gana con { NUMBER($points) } puntos; desempate: mejores quintas.
    }
    .name =
        { $points ->
            [one] **Tú** ganas con { NUMBER($points) } punto; desempate: mejores quintas.
           *[other] **Tú** ganas con { NUMBER($points) } puntos; desempate: mejores quintas.
        }

finale_shared =
    { $points ->
        [one] { LIST($names) } comparten la victoria con { NUMBER($points) } punto.
       *[other] { LIST($names) } comparten la victoria con { NUMBER($points) } puntos.
    }
    .names =
        { $points ->
            [one] { LIST($names) } compartís la victoria con { NUMBER($points) } punto.
           *[other] { LIST($names) } compartís la victoria con { NUMBER($points) } puntos.
        }
finale_winner = Gana { $name }.
    .name = Ganas tú.

finale_parts_start = al empezar { $points }
finale_parts_estate = gastado en quintas { $points }
finale_parts_warehouse = oporto vendido { $points }
finale_parts_card = cartas que venden { $points }
finale_parts_barrels = barriles sobrantes { $points }
finale_parts_estates = quintas plantadas { $points }
finale_parts_vineyards = cinco cepas { $points }

finale_tie_estates = { $first } queda por delante de { $second } por más quintas.
    .first = Tú quedas por delante de { $second } por más quintas.
    .second = { $first } queda por delante de ti por más quintas.
finale_tie_quality = { $first } queda por delante de { $second } por mejores quintas.
    .first = Tú quedas por delante de { $second } por mejores quintas.
    .second = { $first } queda por delante de ti por mejores quintas.

orders_pass = descansar hasta que acabe la ronda { $round }
orders_first = tomar la ficha si está libre, hasta la ronda { $round }
orders_unload = desembarcar primero en { $side }

orders_kinds_pass = Descansar toda la ronda
orders_kinds_first = Tomar la ficha de jugador inicial…
orders_kinds_unload = Desembarcar primero en un lado…

parts_pages_board = El tablero
parts_pages_line = La línea de un jugador

parts_parts_round_name = Ronda
parts_parts_round_about = Un año con una vendimia. La partida acaba tras la última.
parts_parts_chips_name = Bonus de los años
parts_parts_chips_about = Una ficha por año. La dorada se suma a la calidad de todo el vino de este año; las azules están ocultas.
parts_parts_piles_name = Mazo y descarte
parts_parts_piles_about = A la izquierda: cartas boca abajo. A la derecha: cartas jugadas o descartadas.
parts_parts_quinta_name = Quinta
parts_parts_quinta_about = La bandera dice de quién es. Con torre está plantada: se vendimia, y su precio cuenta al final.
parts_parts_quality_name = Calidad
parts_parts_quality_about = La de cada barril de aquí, antes del bonus del año. Cuanta más, mejor se cría.
parts_parts_vines_name = Cepas
parts_parts_vines_about = Una de cada color, O una viña vieja; una cruz es un espacio libre. Llena, la quinta vale más.
parts_parts_lot_name = Vino a la espera
parts_parts_lot_about = Calidad × barriles. Hasta que un barco lo embarque, la quinta no da nada más.
parts_parts_free_name = Lugar libre
parts_parts_free_about = Moneda: el precio de una quinta aquí, en puntos. Tras la flecha: su calidad.
parts_parts_harbour_name = Puerto
parts_parts_harbour_about = El nombre de la región. En el barril: cuántos barriles da por vendimia cada quinta de aquí.
parts_parts_boat_name = Rabelo
parts_parts_boat_about = Baja lotes a Gaia. Un movimiento cuesta un marcador: sube un puerto o baja cuanto quieras.
parts_parts_plant_name = Plantar
parts_parts_plant_about = Una columna por cepa. El número del círculo es su precio en marcadores; se ocupa el más barato.
parts_parts_buy_name = Comprar
parts_parts_buy_about = Paga la compra de una quinta, una vez por ronda.
parts_parts_harvest_name = Vendimiar
parts_parts_harvest_about = Paga la vendimia de todas tus quintas plantadas, una vez por ronda.
parts_parts_age_name = Criar y vender
parts_parts_age_about = Paga un dado para todos tus lotes de la bodega; las categorías llenas se venden.
parts_parts_card_name = Cartas
parts_parts_card_about = Paga una carta, tomada o jugada.
parts_parts_first_name = Ser jugador inicial
parts_parts_first_about = Quien está aquí empieza desde la próxima ronda.
parts_parts_display_name = Cartas a la vista
parts_parts_display_about = Toma una, o la superior del mazo. Se juega en un turno posterior.
parts_parts_owner_name = Jugador
parts_parts_owner_about = Signo y nombre. La flecha muestra de quién es el turno; la corona, quién va primero a solas.
parts_parts_token_name = Jugador inicial
parts_parts_token_about = Empieza esta ronda.
parts_parts_markers_name = Marcadores
parts_parts_markers_about = Pagan círculos y movimientos. Vuelven cada ronda, y cada quinta trae más.
parts_parts_overseer_name = Capataz
parts_parts_overseer_about = Ocupa solo cualquier círculo libre, una vez por ronda. Si no está, ya se usó.
parts_parts_brandy_name = Aguardiente
parts_parts_brandy_about = Cada quinta que da vino cuesta un barril.
parts_parts_hand_name = Cartas
parts_parts_hand_about = Cuántas hay en la mano. Se juega una por turno.
parts_parts_cellar_name = Bodega en Gaia
parts_parts_cellar_about = Lotes por criar: arriba Ruby, abajo Tawny. Calidad × barriles.
parts_parts_warehouse_name = Almacén
parts_parts_warehouse_about = Barriles criados, por categoría, con su número. Una categoría llena se vende por puntos.
parts_parts_scored_name = Puntos hasta ahora
parts_parts_scored_about = También pagan quintas.
parts_parts_estates_name = Quintas
parts_parts_estates_about = Puntos que las quintas plantadas dan al final.
parts_parts_vineyards_name = Cinco cepas
parts_parts_vineyards_about = Un punto al final por cada quinta con cinco cepas.
parts_parts_barrels_name = Barriles
parts_parts_barrels_about = Puntos que los barriles sobrantes dan al final.
parts_parts_total_name = Suma
parts_parts_total_about = Los puntos si la partida acabara ahora.
parts_parts_passed_name = Ha pasado
parts_parts_passed_about = No hace nada más en esta ronda.

lesson_other = Rival
lesson_goOn = Seguir
lesson_again = Otra vez desde el principio

lesson_look_text =
    { "" }**De plantar a la primera venta, en un tablero de ejemplo.** El río es el Douro. Viene de arriba, pasa por tres regiones con terrazas y baja hasta **Gaia**, donde el vino se hace oporto.

    Tienes una **quinta** en Baixo Corgo. Allí hay tres cepas, así que ya se puede vendimiar: 2 barriles de calidad 2. Es poca cosa. Más arriba el vino es mejor: en Cima Corgo una quinta da 3 barriles de calidad 5.

    En la **tabla de acciones** cada columna es una acción; cada círculo, un lugar que puede tomar un asiento por tantos **marcadores** como diga su número. Tienes 3, y el **capataz**, que puede ir solo a cualquier círculo.

    Cada uno tiene 3 puntos y 1 barril de aguardiente.
lesson_look_remarks_goOn = Un año normal: la ficha a la vista muestra un bonus de 0.

lesson_buy_text =
    Tu turno: **una** acción, después una de tu rival, y así sucesivamente.

    En los letreros del valle, el número dorado es el precio de un lugar; el otro, su calidad. Una quinta en Cima Corgo cuesta **3 puntos**, todo lo que tienes. Si al final tiene { $plantedFrom } cepas, su precio vuelve. Y desde la próxima ronda te trae un marcador más.

    ¿Qué haces?
lesson_buy_remarks_buy = Es tuya, por el primer círculo de la columna, que cuesta 1 marcador.
lesson_buy_remarks_harvest = Se puede: 2 barriles de calidad 2. Pero gastarías tu único aguardiente en un vino flojo, y este año no tiene bonus. Prueba otra cosa.
lesson_buy_remarks_plant = Se puede. Pero cuatro cepas no son mejores que tres; solo con cinco sube la calidad. Prueba otra cosa.

lesson_plant_text =
    Tu rival ha vendimiado y ocupa el primer círculo de esa columna. Vendimiar ahora te cuesta 2 marcadores, o el capataz. Y tu nueva quinta aún no tiene cepas.

    Necesita **{ $plantedFrom } cepas**, todas distintas, una por acción. La morada tiene columna propia, la verde comparte una con la roja, la blanca con la amarilla. Tienes 2 marcadores y el capataz.

    La imagen es ahora la de tus propios turnos: arriba tu casa, debajo la tabla. En gris está lo que ahora no puedes hacer; un anillo marca de qué se habla.
lesson_plant_remarks_purple = La morada ya está. Después tu rival llevó vino a Gaia, y en tu siguiente turno plantaste una verde.
lesson_plant_remarks_old = Una viña vieja mejora la quinta al instante, de 5 a 6. Pero cuesta 2 marcadores, y en esta ronda ya no podrías plantar tres cepas. Prueba otra cosa.
lesson_plant_remarks_harvest = Solo se vendimiaría Baixo: con menos de tres cepas no hay nada. Y el círculo más caro cuesta tus dos marcadores. Prueba otra cosa.

lesson_third_text =
    Ya hay dos cepas. Tus marcadores están gastados, y queda el **capataz**. Ocupa cualquier círculo libre, barato o caro; una vez por ronda.

    El vino de tu rival ya está en la bodega, en el lado **Ruby**.
lesson_third_remarks_white = La tercera cepa. Tu quinta está plantada, y con ello acaba para ti la primera ronda.
lesson_third_remarks_first = Con la ficha empezarías la próxima ronda. Pero ya la tienes. La tercera cepa vale más. Prueba otra cosa.
lesson_third_remarks_pass = Descansar siempre se puede. Pero el capataz vuelve de todos modos en la próxima ronda: úsalo. Prueba otra cosa.

lesson_year_text =
    { "" }**Ronda 2.** Todas las piezas han vuelto, y la nueva quinta trae una: tienes 5 marcadores. La ficha del año muestra **1**: todo el vino de esta ronda tiene 1 más de calidad.

    Tu rival hizo la crianza con el capataz: calidad 2 y un 5 en el dado sumaron 7. Ahora hay dos barriles en Reserva. Esa categoría tiene tres espacios y se vende cuando está llena, así que esperan.
lesson_year_remarks_harvest = Un marcador, en el primer círculo. Todas tus quintas plantadas se vendimian juntas.
lesson_year_remarks_old = Calidad 6 antes de la vendimia: buena idea. Pero cuesta 2 de 5 marcadores, y el viaje y la bodega necesitan el resto. Prueba otra cosa.
lesson_year_remarks_sail = Aún no hay nada que embarcar. Prueba otra cosa.

lesson_baixo_text =
    Quinta por quinta dices cuánto será **vino**; el resto es **aguardiente**. Para detener la fermentación, una quinta con vino necesita 1 aguardiente del depósito, tal como estaba antes de la vendimia. Tienes **1**, así que solo una de tus dos quintas puede dar vino.

    Primero Baixo: 2 barriles. Su vino tendría calidad 3.
lesson_baixo_remarks_brandy = Al final de la vendimia llegan dos barriles de aguardiente: bastan para dos quintas con vino la próxima vez.
lesson_baixo_remarks_wine = Se puede. Pero entonces Cima, con mejor vino y más cantidad, solo puede dar aguardiente. Prueba otra cosa.

lesson_cima_text = Ahora Cima: 3 barriles. Su calidad es 5, y el bonus del año suma 1.
lesson_cima_remarks_wine = Tres barriles de calidad 6 están en la quinta. Se gasta un aguardiente, llegan dos.
lesson_cima_remarks_brandy = Se puede. Pero en el depósito caben { $mostBrandy } barriles de aguardiente, y lo que sobra se pierde. Prueba otra cosa.

lesson_boat_text =
    El vino está en Cima, y tu **rabelo** en Gaia. **Río arriba** cada movimiento va solo al puerto siguiente; **río abajo** uno solo te lleva tan lejos como quieras. Cada uno cuesta 1 marcador, y en un turno puedes hacer varios. Ida y vuelta son 3 de tus 4.

    Una quinta cuyos barriles aún esperan no se puede vendimiar otra vez. Así que ve por ellos.
lesson_boat_remarks_sail = La vela está izada, y el viento sopla del mar.
lesson_boat_remarks_pass = Pasar vale para el resto de la ronda: el vino esperaría todo el año en Cima. Prueba otra cosa.
lesson_boat_remarks_old = Se puede, para vendimias futuras: el vino que ya está allí conserva su calidad. Pero entonces 2 marcadores son pocos para traerlo. Prueba otra cosa.

lesson_load_text =
    El barco está en Baixo. Tu turno continúa: sigue navegando mientras tengas marcadores, o para.

    Por el camino puedes **embarcar** en toda región de la que el barco sale, por la que pasa o a la que llega. Tiene { $holds } huecos, uno por **lote**: el vino de una quinta en una vendimia.
lesson_load_remarks_on = Tres barriles están a bordo, en el primer hueco.
lesson_load_remarks_back = Se puede, con los huecos vacíos. Prueba otra cosa.
lesson_load_remarks_stop = Se puede: tu turno acaba, y el barco espera en Baixo. Pero no ganas nada con ello. Prueba otra cosa.

lesson_home_text = Embarcado. Desde aquí la corriente te baja a Gaia en **un** movimiento.
lesson_home_remarks_gaia = Atrás queda Baixo, atrás los rápidos: el muelle de Gaia.
lesson_home_remarks_superior = Más arriba no tienes nada. Prueba otra cosa.
lesson_home_remarks_stop = Se puede, pero en el río el vino no vale nada. Prueba otra cosa.

lesson_side_text =
    En Gaia el lote desembarca, y eliges en qué se convierte. Decide el dado: calidad 6 **más la tirada**.

    { "" }**Ruby**: Reserva desde { $rubyReservaFrom }, { $rubyReservaSpaces } espacios, { $rubyReservaPoints } puntos; LBV (Late Bottled Vintage) desde { $rubyLbvFrom }, { $rubyLbvSpaces } espacios, { $rubyLbvPoints } puntos.
    De 1 a 3: tres barriles llenan Reserva, **2 puntos**. De 4 a 6: dos llenan LBV, **3 puntos**, y el tercero espera en Reserva.

    { "" }**Tawny**: Reserva desde { $tawnyReservaFrom }, { $tawnyReservaSpaces } espacios, { $tawnyReservaPoints } puntos; Añejo desde { $tawnyAgedFrom }, { $tawnyAgedSpaces } espacios, { $tawnyAgedPoints } puntos; Colheita desde { $tawnyColheitaFrom }, { $tawnyColheitaSpaces } espacios, { $tawnyColheitaPoints } puntos.
    1 o 2: tres de cuatro espacios, aún **nada**. De 3 a 5: **3 puntos**. 6: dos llenan Colheita, **4 puntos**.
lesson_side_remarks_ruby = Ruby: muestre lo que muestre el dado, algo se vende. De media, 2,5 puntos.
lesson_side_remarks_tawny = Igual de bueno para quien sabe esperar: hasta 4 puntos, pero nada al momento con un 1 o un 2; de media, 2,2. Aquí la lección sigue con Ruby.

lesson_age_text =
    Paraste en Gaia, con 1 marcador y el capataz. Tu rival ha plantado.

    Ahora **cría y vende**: una sola tirada para todo lo que hay en tu bodega. Cada categoría que quede llena se vende por sus puntos.
lesson_age_remarks_age = El dado muestra un **4**.
lesson_age_remarks_first = Buen plan: tu capataz aún podría hacer la crianza. Aquí van primero los puntos.
lesson_age_remarks_pass = Se puede. Pero en la próxima ronda el vino ocuparía una columna de tu bodega. Prueba otra cosa.

lesson_sold_text =
    { "" }**6 + 4 = 10.** Dos barriles se hicieron Late Bottled Vintage y se vendieron por **3 puntos**. El tercero no halló espacio allí y bajó a Reserva. Ahí se queda, y con dos más esa categoría estaría llena.

    Ya has hecho cada paso una vez: plantar, vendimiar, navegar, criar, vender. Tienes 2 aguardientes para la próxima vendimia, y el capataz para una acción más en esta ronda.

    Más adelante suma lo que mejora el vino: una quinta con cinco cepas, una viña vieja en Cima, buenos años. Las **cartas** tuercen un poco las reglas. Tras { $rounds } rondas vuelve el precio de cada quinta plantada, { $barrelsForAPoint } barriles sobrantes dan un punto, y gana quien tenga más puntos.
lesson_sold_remarks_again = De vuelta al primer tablero.

terminal_table = Acciones
terminal_cards = A la vista
terminal_chips = Ficha
terminal_places = En venta
terminal_deck = mazo { $deck }, usadas { $used }
terminal_estates = Quintas
terminal_boat = barco
terminal_cellar = bodega
terminal_warehouse = almacén
terminal_none = nada
terminal_legend =
    Acciones: los círculos libres van con su número, los ocupados con el del asiento
    (o: su capataz). 6×3: calidad 6, tres barriles. Cepas: g verde, p morada, r roja,
    w blanca, y amarilla, o vieja. El almacén se lee desde su categoría más baja.
    8+4+1=13: puntos, lo que al final cuentan quintas y barriles, el total.

cards_buying = **{ terms_cards_buying }**: compra; paga { $discount } menos, o planta allí una cepa
cards_harvesting = **{ terms_cards_harvesting }**: vendimia; 1 aguardiente paga todo el vino
cards_planting = **{ terms_cards_planting }**: de una a { $plantings } de colores distintos en cualesquiera de tus quintas, en el orden verde, morada, roja, blanca, amarilla
cards_two-barrels = **{ terms_cards_two-barrels }**: { $moreBarrels } se suman a un lote en una quinta
cards_free-action = **{ terms_cards_free-action }**: comprar, plantar, vendimiar, o criar y vender
cards_enologist = **{ terms_cards_enologist }**, quien hace el vino: mira el bonus de una ronda por venir. El resto de esta ronda, en cada crianza todo barril sube una categoría, de arriba abajo, donde haya espacio. Dos enólogos lo hacen dos veces
cards_vintage = **{ terms_cards_vintage }**: { $vintageBarrels } barril Ruby de la bodega sale por { $vintagePoints } puntos
cards_colheita = **{ terms_cards_colheita }**: { $colheitaBarrels } barriles Tawny de la bodega salen por { $colheitaPoints } puntos
cards_boat = **{ terms_cards_boat }**: de uno a { $moves } movimientos sin marcadores
cards_ageing-barrel = **{ terms_cards_ageing-barrel }**: cría y vende; antes de la venta, un barril va a un espacio libre, no por encima del más alto de su lado
cards_ageing-quality = **{ terms_cards_ageing-quality }**: cría y vende, con { $moreQuality } más en el dado

cards_short_buying = **{ terms_cards_buying }**: compra por { choices_discount }, o con una cepa
cards_short_planting = **{ terms_cards_planting }**: planta de una a { $plantings } cepas de distinto color
cards_short_enologist = **{ terms_cards_enologist }**: mira un bonus; esta ronda el vino sube una categoría más
cards_short_ageing-barrel = **{ terms_cards_ageing-barrel }**: cría y vende, con un barril más

topics_overview_title = Visión general
topics_overview_text =
    Vintage es la crónica de { $rounds } vendimias en el valle del Duero portugués, el **Douro**, de donde viene el vino de Oporto. Una ronda es un año.

    Para hacer oporto se vierte **aguardiente** de uva en el vino que aún fermenta. Así queda dulce y dura décadas. Por eso, quien quiere vino necesita antes aguardiente.

    Tus **quintas**, las fincas de allí, están en las laderas sobre el río. Plantas cepas, vendimias, cargas tu **rabelo**, el barco plano del Douro, y bajas hasta **Vila Nova de Gaia**. Allí tu vino se cría en la bodega, pasa al almacén según en qué se haya convertido y se vende por **puntos**.

    En Gaia eliges qué será un vino:
    - **Ruby** se cría en grandes cubas, lejos del aire, y sigue rojo. Sus categorías, de abajo arriba: Ruby, Reserva, **LBV** (Late Bottled Vintage: de un solo año, embotellado tras cuatro a seis) y **Vintage**, lo mejor de un gran año.
    - **Tawny** se cría en barricas pequeñas y toma el color del ámbar. Sus categorías: Tawny, Reserva, **Tawny añejo** (su edad media figura en la etiqueta) y **Colheita**, un Tawny de un solo año.

    Tras la última vendimia cuentan también las quintas y los barriles sobrantes. Gana quien tenga más puntos.

topics_turn_title = Un turno
topics_turn_text =
    En el sentido del reloj, cada asiento hace **una** acción por turno. Así se sigue hasta que todos hayan pasado o gastado todas sus piezas; entonces acaba la ronda. Pasar vale para el resto de la ronda y siempre se puede.

    Casi todas las acciones se pagan en la **tabla de acciones**. Cada una tiene una columna de **círculos** con números. Se paga de una de estas dos maneras:
    - con **marcadores**: tantos como diga el círculo. Ocupan el círculo libre más barato de la columna;
    - con el **capataz**, solo, en cualquier círculo libre, barato o caro. Tienes uno.

    Un círculo ocupado lo está toda la ronda: quien llega después paga más, y una columna llena está cerrada.

    Lo que puedes hacer:
    - **comprar** una quinta
    - **plantar** una cepa
    - **vendimiar**
    - **navegar**: el barco no tiene columna. Cada movimiento cuesta un marcador, nunca el capataz
    - **criar y vender**
    - **tomar** o **jugar** una carta
    - **ser jugador inicial**

    Lo que no podrías llevar a cabo no se puede elegir. Una vendimia, un viaje o un desembarco siguen por pasos, todos en el mismo turno.

topics_estates_title = Quintas y cepas
topics_estates_text =
    { "" }**Compra** una quinta, una vez por ronda del modo que sea; tienes { $mostEstates } como mucho. Elige un lugar libre y paga su precio en puntos. Los puntos nunca bajan de 0.

    - **Baixo Corgo**, río abajo: precio { LIST($baixoPrices, last: "or") }, calidad { LIST($baixoQualities, last: "or") }, { $baixoBarrels } barriles por vendimia
    - **Cima Corgo**, más arriba: precio { LIST($cimaPrices, last: "or") }, calidad { LIST($cimaQualities, last: "or") }, { $cimaBarrels } barriles
    - **Douro Superior**: precio { LIST($superiorPrices, last: "or") }, calidad { LIST($superiorQualities, last: "or") }, { $superiorBarrels } barriles

    Una quinta nueva está sin cepas. Desde la ronda siguiente trae { $markersForAnEstate } marcador más.

    { "" }**Planta** una cepa en una quinta tuya. Cada una tiene { $vineSlots } espacios, y todas sus cepas son distintas: verde, morada, roja, blanca, amarilla. La morada tiene columna propia, la verde comparte una con la roja, la blanca con la amarilla.

    Con { $plantedFrom } cepas la quinta está **plantada**: ya se puede vendimiar, y al final su precio vuelve en puntos.

    Una **viña vieja** es la de cepas retorcidas que dan poca uva, y muy buena. Solo crece en Cima Corgo, ocupa un espacio como cualquier cepa y tiene un único círculo: una por ronda entre todos. En el juego hay { $oldVineyards }.

    La **calidad** es la del lugar, +{ $qualityForOld } con una viña vieja, +{ $qualityForFull } con { $vineSlots } cepas. Sube al instante. Las cepas nunca cambian de sitio.

topics_harvest_title = Vendimia
topics_harvest_text =
    Una vez por ronda, del modo que sea. Participan, una tras otra, todas tus quintas plantadas sin barriles a la espera. De cada una dices cuántos barriles de **vino** da; el resto es **aguardiente**. Siempre da todos sus barriles.

    - Cada quinta que da vino cuesta **1 aguardiente**, sean cuantos sean los barriles. Solo paga el que ya estaba en tu depósito *antes* de la vendimia.
    - El aguardiente nuevo llega al final de todo. En el depósito caben { $mostBrandy }; lo que sobra se pierde.
    - El vino queda en su quinta como un **lote**: todo de la misma calidad, la de la quinta más el **bonus del año**, la ficha a la vista. Los lotes nunca se mezclan.
    - Los barriles y las fichas de calidad nunca se agotan.

    { "" }**Barriles a la espera.** Una quinta donde aún está el último vino no da nada, ni aguardiente, salvo que tu barco esté en su puerto con un hueco libre. Entonces primero se embarca el lote antiguo. También puedes dejar de lado esa quinta, pero no si no se vendimia ninguna otra.

    { "" }*Ejemplo*: tienes quintas en Baixo y en Cima, 1 aguardiente en el depósito, y el bonus es 1. En Baixo haces aguardiente, { $baixoBarrels } barriles, y en Cima vino: { $cimaBarrels } barriles de calidad 6. Quedan { $baixoBarrels } aguardientes en el depósito, para dos quintas con vino en la próxima ronda.

topics_boat_title = El barco
topics_boat_text =
    Los rabelos son planos y tienen una gran vela: el viento los lleva Douro arriba, la corriente abajo. El tuyo lleva hasta **{ $holds } lotes**, cada uno en un hueco propio.

    Puertos, río arriba: **Gaia**, **Baixo**, **Cima**, **Superior**.
    - **Subir**: un movimiento te lleva al puerto siguiente.
    - **Bajar**: un movimiento te lleva tan lejos como quieras.

    Cada movimiento cuesta 1 marcador, nunca el capataz. En un turno puedes hacer tantos movimientos como marcadores tengas, y parar tras cualquiera de ellos.

    Durante un movimiento puedes **embarcar** lotes de tus quintas en toda región de la que el barco sale, por la que pasa o a la que llega, mientras haya huecos libres. Así, desde Superior, una sola bajada puede traer todo lo que tienes.

    { "" }**En Gaia** los lotes desembarcan, tantos como quepan en tu bodega: tiene { $rubyColumns } columnas para Ruby y { $tawnyColumns } para Tawny, un lote en cada una. Para cada lote, en el orden en que se cargaron, eliges el lado. Si hay más lotes que columnas libres, eliges también cuáles se quedan a bordo; desembarcan en cuanto quede libre una columna mientras el barco está allí.

    Ningún lote vuelve al barco.

topics_ageing_title = Criar y vender
topics_ageing_text =
    Necesitas un lote en la bodega. Se tira un **dado** para todos tus lotes. El valor de cada uno es su calidad más el dado. Sus barriles van al almacén, a su lado, a la categoría más alta que alcance el valor; lo que no encuentra espacio baja a la siguiente.

    { "" }**Ruby**
    - Vintage: ningún valor la alcanza, solo el enólogo. { $rubyVintageSpaces } espacio, { $rubyVintagePoints } puntos
    - LBV: desde { $rubyLbvFrom }. { $rubyLbvSpaces } espacios, { $rubyLbvPoints } puntos
    - Reserva: desde { $rubyReservaFrom }. { $rubyReservaSpaces } espacios, { $rubyReservaPoints } puntos
    - Ruby: por debajo, sin límite. Cada { $rubySet } barriles dan { $rubySetPoints }

    { "" }**Tawny**
    - Colheita: desde { $tawnyColheitaFrom }. { $tawnyColheitaSpaces } espacios, { $tawnyColheitaPoints } puntos
    - Añejo: desde { $tawnyAgedFrom }. { $tawnyAgedSpaces } espacios, { $tawnyAgedPoints } puntos
    - Reserva: desde { $tawnyReservaFrom }. { $tawnyReservaSpaces } espacios, { $tawnyReservaPoints } puntos
    - Tawny: por debajo. Cada { $tawnySet } barriles dan { $tawnySetPoints }

    Cuando todos los barriles están colocados, cada categoría **llena** se vende, una vez, por sus puntos, y vuelve a quedar vacía. Los demás barriles se quedan a esperar otros.

    Primero se colocan los barriles, después actúa el enólogo, después una carta puede añadir un barril; la venta va al final.

    { "" }*Ejemplo*: un lote Ruby de calidad 7 con 3 barriles y un 3 en el dado suman 10. Dos barriles llenan LBV, el tercero baja a Reserva. LBV se vende por { $rubyLbvPoints } puntos; el tercer barril espera.

topics_cards_title = Cartas
topics_cards_text =
    { "" }**Toma** una de las { $openCards } cartas a la vista, o la superior del mazo sin verla. **Juégala** en un turno posterior. Cada cosa necesita un círculo de la columna de cartas; lo que la carta hace no necesita otro, aunque su propia columna esté llena. Caben { $mostCards } en la mano: si está llena, se descarta una antes de tomar.

    { $effects }

    Ninguna carta planta una viña vieja. Lo que se puede una vez por ronda, también con cartas es una vez. Una carta que no haría nada no se puede jugar. Las cartas tomadas a la vista las conocen todos; las del mazo, solo tú.

    { "" }**{ terms_cards_free-action }** no toma ni juega cartas. De dos cartas iguales en la mano, primero sale la que los demás conocen.

topics_rounds_title = Las rondas
topics_rounds_text =
    La partida tiene { $rounds } rondas, cada una un año con su vendimia. La ficha a la vista es el **bonus del año**: { LIST($bonuses, last: "or") } más de calidad para todo el vino que se recoja en él.

    { "" }**Ser jugador inicial**: hay un círculo para ello. Tomas la ficha de jugador inicial, o la conservas. Cuenta desde la ronda siguiente: quien la tiene empieza, y elige primero entre los círculos baratos.

    Cuando todos han pasado o no tienen piezas:
    1. Vuelven marcadores y capataces. Cada quinta comprada en esta ronda trae su marcador.
    2. Todos los círculos quedan libres.
    3. Se retiran las cartas que quedan a la vista, y se abren { $openCards } nuevas. Durante una ronda no se rellena ningún hueco.
    4. Se descubre la ficha siguiente.
    5. Se puede comprar y vendimiar de nuevo; los enólogos se van a casa.

    Si el mazo está vacío y hace falta una carta, las usadas se barajan en uno nuevo.

    { "" }**Ocultos** están el orden del mazo, las fichas de las rondas por venir y las cartas que alguien robó del mazo. Todo lo demás está a la vista de todos.

topics_end_title = El final
topics_end_text =
    Tras la ronda { $rounds } no se descubre ninguna ficha más. A los puntos de cada asiento se suman:
    - **1** por cada { $barrelsForAPoint } barriles de vino que aún tenga, estén donde estén: quintas, barco, bodega y almacén juntos;
    - el **precio** de cada quinta plantada, también la primera;
    - **{ $fullEstatePoints }** por cada quinta con { $vineSlots } cepas.

    El aguardiente, las cartas y las piezas no dan nada.

    Gana quien tenga más puntos. A igualdad: más quintas, plantadas o no; después la mayor suma de las calidades de todas las quintas; después se comparte el puesto.

    { "" }*Ejemplo*: 10 puntos, 14 barriles sobrantes, una quinta plantada en Baixo por 2, una en Cima por 4 con cinco cepas y una en Superior con dos: 10 + 3 + 2 + 4 + 1 = 20.

    Quien abandona queda detrás de todos los que siguen. De dos, el otro gana al instante; de más, un sustituto sigue jugando el asiento.

topics_setup_title = Preparación
topics_setup_text =
    Juegan de { $least } a { $most }; quién empieza se decide al azar. Cada asiento empieza con
    - { $startPoints } puntos y { $startBrandy } barril de aguardiente,
    - un barco en Gaia,
    - una quinta en Baixo Corgo con { $startVines } cepas: verde, morada, amarilla. Así que ya se puede vendimiar,
    - { $startMarkers } marcadores y el capataz.

    Quien empieza tiene ventaja; por eso, en la primera ronda, el asiento { LIST($fewer) } tiene un marcador menos; con cuatro, el asiento { LIST($fewerOfFour) } también.

    { $rounds } de { $chips } fichas ({ LIST($bonuses) }, { $ofEachBonus } de cada) están boca abajo sobre las rondas; la primera se descubre. Las otras { $unseen } no se ven nunca. Las { $deckSize } cartas se barajan y se abren { $openCards }.

    Con dos o tres, los círculos más caros de la tabla no entran en juego, y los lugares libres de Baixo Corgo se pueden comprar.

    No pudimos conseguir todos los números de la copia impresa; algunos los tuvimos que deducir.

    Vintage fue creado por Gil d'Orey y publicado por MESAboardgames en 2011. Este es un proyecto independiente.

topics_notation_title = Acciones por escrito
topics_notation_text =
    Toda acción tiene un botón y se puede escribir con { COMMAND("do") }: cualquier parte en palabras, o como la escribe el registro:
    `buy cima-1 pay 1` · `plant 2 purple pay 1` · `harvest pay 1` · `sail cima load 2` · `age pay overseer-2` · `take boat pay 1` · `take deck discard planting pay 1` · `play enologist 4 pay 1` · `first pay 1` · `pass`

    `pay 2` son dos marcadores, `pay overseer-2` es el capataz en el círculo con un 2.

    Pasos de un turno: `gather 2 wine 3` · `leave 1` · `sail gaia` · `stop` · `unload ruby` · `unload boat` · `plant 1 white` · `add tawny aged`

    Las quintas se numeran en el orden en que las conseguiste, los lugares por región: `baixo-1`, `cima-3`. Cepas: `green` (verde), `purple` (morada), `red` (roja), `white` (blanca), `yellow` (amarilla), `old` (viña vieja).

    Cartas: `buying` ({ terms_cards_buying }) con un lugar y `discount` o un color, `harvesting`, `planting`, `two-barrels` con una quinta, `free-action` con `buy`, `plant`, `harvest` o `age`, `enologist` con una ronda, `vintage` con una columna, `colheita` con dos (`1,2`), `boat`, `ageing-barrel`, `ageing-quality`.
