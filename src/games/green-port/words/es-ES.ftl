terms_colours_blue = azul
    .feminine = azul
    .plural = azules
terms_colours_green = verde
    .feminine = verde
    .plural = verdes
terms_colours_red = rojo
    .feminine = roja
    .plural = rojos
terms_colours_yellow = amarillo
    .feminine = amarilla
    .plural = amarillos

terms_symbols_drop = gota
terms_symbols_hammers = martillos
terms_symbols_circles = círculos
terms_symbols_bricks = ladrillos
terms_symbols_wheel = rueda
terms_symbols_arrow = flecha

terms_unit = { TERM($colour, "terms_colours") } { TERM($symbol, "terms_symbols") }
terms_black = negra
terms_xGreen = X verde
terms_xOrange = X naranja
terms_cubes =
    { $count ->
        [one] { $count } { TERM($colour, "terms_colours") }
       *[other] { $count } { TERM($colour, "terms_colours", form: "plural") }
    }
terms_more = { terms_cubes }
terms_noCubes = ningún cubo
terms_none = nada
terms_points =
    { $count ->
        [one] { NUMBER($count) } punto
       *[other] { NUMBER($count) } puntos
    }
terms_cards =
    { $count ->
        [one] { NUMBER($count) } carta
       *[other] { NUMBER($count) } cartas
    }
terms_cubeCount =
    { $count ->
        [one] { NUMBER($count) } cubo
       *[other] { NUMBER($count) } cubos
    }
terms_objective = Objetivo { $number }
terms_headquarters = sede { TERM($colour, "terms_colours", form: "feminine") } ({ $value })
terms_pile = sede { TERM($colour, "terms_colours", form: "feminine") }
terms_boosting = { $headquarters } que refuerza { TERM($colour, "terms_colours") }
terms_boostingPile = { $pile } (refuerza { TERM($colour, "terms_colours") })
terms_wild = comodín { $value }
terms_asked = { TERM($colour, "terms_colours") } { $value }
terms_tileUp = ficha { TERM($symbol, "terms_symbols") } activa
terms_tileDown = ficha { TERM($symbol, "terms_symbols") } girada

typed_blue = azul, azules
typed_green = verde, verdes
typed_red = rojo, rojos
typed_yellow = amarillo, amarillos

status_title = Green Port

status_introduction_line = Revela cartas mientras te atrevas, contrata un color y manda a tu banda a por los mejores golpes del puerto.
status_introduction_credits = Un juego de Pedro Dias, para la Green Box of Games.

status_variants_standard = normal
status_variants_no-tiles = sin fichas
status_variants_no-powers = sin poderes
status_variants_simple = sencilla: sin fichas ni poderes

status_awaits_pick = elegir el cubo inicial
status_awaits_hire = revelar o contratar
status_awaits_bust = girar la ficha o aceptar la redada
status_awaits_lose = perder la mitad de los cubos
status_awaits_bonus = elegir un cubo de consuelo
status_awaits_refer = tomar un color por un cubo, o pasar
status_awaits_utilise = gastar cubos o terminar el turno
status_awaits_over = la partida terminó

status_revealOnly = revelar una carta

status_stake_unlucky = La probabilidad de esa redada era del { $risk }.
status_stake_lastObjective = Queda un objetivo: quien lo cumpla provoca el final de la partida.
status_stake_lastRound = No quedan objetivos: esta ronda es la última. Al final compra primero quien tenga más cubos de un color.

status_round = ronda { $number }
status_lastRound = ronda { $number }, la última

choices_questions_type = ¿Qué haces?
choices_questions_colour = ¿Qué color?
choices_questions_pay = ¿Con qué cubos pagas?
choices_questions_objective = ¿Qué objetivo?
choices_questions_boost = ¿Qué color refuerza?
choices_questions_cubes = ¿Qué cubos pierdes?
choices_questions_blue = ¿Cuántos cubos azules?
choices_questions_green = ¿Cuántos cubos verdes?
choices_questions_red = ¿Cuántos cubos rojos?
choices_questions_yellow = ¿Cuántos cubos amarillos?

choices_otherQuestion = ¿Qué { $field }?

choices_fields_type = Acción
choices_fields_colour = Color
choices_fields_pay = Pago
choices_fields_objective = Objetivo
choices_fields_boost = Refuerzo
choices_fields_cubes = Cubos
choices_fields_blue = Azul
choices_fields_green = Verde
choices_fields_red = Rojo
choices_fields_yellow = Amarillo

choices_types_pick = Elegir el cubo inicial
choices_types_reveal = Revelar una carta
choices_types_hire = Contratar
choices_types_flip = Girar la ficha
choices_types_bust = Aceptar la redada
choices_types_lose = Perder cubos
choices_types_bonus = Tomar un cubo de consuelo
choices_types_refer = Repescar
choices_types_pass = Pasar
choices_types_complete = Cumplir un objetivo
choices_types_buy = Comprar una sede
choices_types_unflip = Recuperar la ficha
choices_types_specialise = Cambiar cubos
choices_types_end = Terminar el turno

choices_another_lose = Otros cubos
choices_another_refer = Otro color
choices_another_complete = Otro objetivo
choices_another_buy = Otra sede
choices_another_unflip = Otros cubos
choices_another_specialise = Otro cambio
choices_another_pay = Otros cubos
choices_another_boost = Otro refuerzo

choices_noneOf = ningún { TERM($colour, "terms_colours") }
choices_reveal = Revelar · redada { $risk }
choices_revealSafely = Revelar · sin riesgo
choices_pick = Elegir un cubo { TERM($colour, "terms_colours") }
choices_hire = Contratar { $cubes }
choices_inSync = { $action } + 1 de cada otro color
choices_hireNobody = No contratar a nadie
choices_flipAgainstBust = Girar ficha y contratar de nuevo
choices_flipShort = Girar ficha y contratar de nuevo
choices_flipAgainstLoss = Girar la ficha: no perder nada
choices_bust = Aceptar la redada: sin contratar
choices_lose = Perder { $cubes }
choices_bonus = Tomar un cubo { TERM($colour, "terms_colours") }
choices_refer = Tomar { $gained }, pagar { $paid }
choices_pass = Pasar: no tomar nada
choices_complete = Cumplir el Objetivo { $number } con { $paid }: { $points }
choices_completeShort = Cumplir el Objetivo { $number } · { $points }
choices_buyShort = Comprar { $headquarters } · { $points }
choices_buy = Comprar { $headquarters } por { $price }: { $points }
choices_unflip = Recuperar la ficha por { $paid }
choices_specialise = Cambiar { $paid } por 1 { TERM($colour, "terms_colours") }
choices_end = Terminar el turno
choices_endLast = Terminar el turno y la partida

orders_pass = pasar en toda repesca de la ronda { $round }
orders_refer = ronda { $round }: tomar { TERM($colour, "terms_colours") } ({ $atLeast }+), pagar { TERM($pay, "terms_colours") }
orders_bonus = cubo de consuelo: { TERM($colour, "terms_colours") }
orders_bonusOf = cubo de consuelo que falte: { $list }
orders_lose = perder primero: { $list }

orders_kinds_pass = Pasar en toda repesca
orders_kinds_refer-blue = Repescar: tomar azul…
orders_kinds_refer-green = Repescar: tomar verde…
orders_kinds_refer-red = Repescar: tomar rojo…
orders_kinds_refer-yellow = Repescar: tomar amarillo…
orders_kinds_bonus = Cubo de consuelo: un color…
orders_kinds_bonus-lacking = Cubo de consuelo: en este orden…
orders_kinds_lose = Perder estos primero…

story_picked = **{ $name }** elige un cubo { TERM($colour, "terms_colours") }.
    .name = **Tú** eliges un cubo { TERM($colour, "terms_colours") }.
story_reshuffled =
    { $cards ->
        [one] El mazo se acabó: { NUMBER($cards) } carta descartada forma el nuevo.
       *[other] El mazo se acabó: { NUMBER($cards) } cartas descartadas forman el nuevo.
    }
story_reshuffledAll = Tras la X verde, las { $cards } cartas se barajan en un mazo nuevo.
story_revealed = **{ $name }** revela: { $card }.
    .name = **Tú** revelas: { $card }.

story_revealing_cards =
    { $cards ->
        [one] **{ $name }** revela { NUMBER($cards) } carta.
       *[other] **{ $name }** revela { NUMBER($cards) } cartas.
    }
    .name =
        { $cards ->
            [one] **Tú** revelas { NUMBER($cards) } carta.
           *[other] **Tú** revelas { NUMBER($cards) } cartas.
        }
story_revealing_last =
    { $cards ->
        [one] **{ $name }** revela: { $card }.
       *[other] **{ $name }** revela { NUMBER($cards) } cartas, la última: { $card }.
    }
    .name =
        { $cards ->
            [one] **Tú** revelas: { $card }.
           *[other] **Tú** revelas { NUMBER($cards) } cartas, la última: { $card }.
        }

story_revealing_hire =
    { $cards ->
        [one] **{ $name }** revela { NUMBER($cards) } carta y contrata { $cubes }.
       *[other] **{ $name }** revela { NUMBER($cards) } cartas y contrata { $cubes }.
    }
    .name =
        { $cards ->
            [one] **Tú** revelas { NUMBER($cards) } carta y contratas { $cubes }.
           *[other] **Tú** revelas { NUMBER($cards) } cartas y contratas { $cubes }.
        }
story_revealing_nobody =
    { $cards ->
        [one] **{ $name }** revela { NUMBER($cards) } carta y no contrata a nadie.
       *[other] **{ $name }** revela { NUMBER($cards) } cartas y no contrata a nadie.
    }
    .name =
        { $cards ->
            [one] **Tú** revelas { NUMBER($cards) } carta y no contratas a nadie.
           *[other] **Tú** revelas { NUMBER($cards) } cartas y no contratas a nadie.
        }
story_revealing_bust =
    { $cards ->
        [one] **{ $name }** revela { NUMBER($cards) } carta y sufre una redada.
       *[other] **{ $name }** revela { NUMBER($cards) } cartas y sufre una redada.
    }
    .name =
        { $cards ->
            [one] **Tú** revelas { NUMBER($cards) } carta y sufres una redada.
           *[other] **Tú** revelas { NUMBER($cards) } cartas y sufres una redada.
        }
story_revealing_flip =
    { $cards ->
        [one] **{ $name }** revela { NUMBER($cards) } carta y gira la ficha para evitar la redada.
       *[other] **{ $name }** revela { NUMBER($cards) } cartas y gira la ficha para evitar la redada.
    }
    .name =
        { $cards ->
            [one] **Tú** revelas { NUMBER($cards) } carta y giras la ficha para evitar la redada.
           *[other] **Tú** revelas { NUMBER($cards) } cartas y giras la ficha para evitar la redada.
        }

story_threatened = Es una redada, salvo que **{ $name }** gire la ficha.
    .name = Es una redada, salvo que **tú** gires la ficha.
story_busted = Redada para **{ $name }**: no contrata en este turno.
    .name = Redada para **ti**: no contratas en este turno.
story_flippedAgainstBust = **{ $name }** gira la ficha: se va el muelle ({ $gone }) y se vuelve a contratar.
    .name = **Tú** giras la ficha: se va el muelle ({ $gone }) y se vuelve a contratar.
story_flippedAgainstLoss = **{ $name }** gira la ficha y no pierde nada.
    .name = **Tú** giras la ficha y no pierdes nada.
story_overLimit = Demasiados cubos: { LIST($losses) }.
story_loses = **{ $name }** pierde { $count }
    .name = **tú** pierdes { $count }
story_lost = **{ $name }** pierde { $cubes }.
    .name = **Tú** pierdes { $cubes }.
story_underdogs =
    { $by ->
        [points] Cubo de consuelo para { LIST($names) }: menos puntos.
       *[cubes] Cubo de consuelo para { LIST($names) }: menos cubos.
    }
    .names =
        { $by ->
            [points] Cubo de consuelo por tener menos puntos: { LIST($names) }.
           *[cubes] Cubo de consuelo por tener menos cubos: { LIST($names) }.
        }
story_helped = **{ $name }** toma un cubo { TERM($colour, "terms_colours") }.
    .name = **Tú** tomas un cubo { TERM($colour, "terms_colours") }.
story_hired = **{ $name }** contrata { $cubes }.
    .name = **Tú** contratas { $cubes }.
story_inSync = Sincronía: también un cubo de cada otro color.
story_hiredNobody = **{ $name }** no contrata a nadie.
    .name = **Tú** no contratas a nadie.

story_gain_whole = **{ $cubes }**
story_gain_inParts = **{ $cubes }** ({ $parts })
story_gain_cards = { $count } por cartas
story_gain_tile = { $count } por la ficha
story_gain_boosts = { $count } por refuerzo

story_referred = **{ $name }** toma { $gained } y da { $paid } a **{ $to }**.
    .name = **Tú** tomas { $gained } y das { $paid } a **{ $to }**.
    .to = **{ $name }** toma { $gained } y **te** da { $paid }.
story_passed = **{ $name }** pasa.
    .name = **Tú** pasas.
story_completed = **{ $name }** cumple el Objetivo { $number } con { $paid }: **{ $points }**.
    .name = **Tú** cumples el Objetivo { $number } con { $paid }: **{ $points }**.
story_lastRound = Era el último objetivo: la ronda se juega hasta el final.
story_bought = **{ $name }** compra { $headquarters } por { $price }.
    .name = **Tú** compras { $headquarters } por { $price }.
story_unflipped = **{ $name }** recupera la ficha por { $paid }.
    .name = **Tú** recuperas la ficha por { $paid }.
story_specialised = **{ $name }** cambia { $paid } por 1 { TERM($colour, "terms_colours") }.
    .name = **Tú** cambias { $paid } por 1 { TERM($colour, "terms_colours") }.
story_turnEnded = **{ $name }** termina el turno.
    .name = **Tú** terminas el turno.
story_purchased = Al final, **{ $name }** compra { $headquarters }.
    .name = Al final, **tú** compras { $headquarters }.
story_ended = La partida terminó.
sequels_completed = **{ $name }** cumple el Objetivo { $number }: **{ $points }**.
    .name = **Tú** cumples el Objetivo { $number }: **{ $points }**.
sequels_bought = **{ $name }** compra { $headquarters }.
    .name = **Tú** compras { $headquarters }.
sequels_unflipped = **{ $name }** recupera la ficha.
    .name = **Tú** recuperas la ficha.
sequels_flipped = **{ $name }** gira la ficha y evita la redada.
    .name = **Tú** giras la ficha y evitas la redada.
sequels_lost = **{ $name }** pierde la mitad de sus cubos por la X naranja.
    .name = **Tú** pierdes la mitad de tus cubos por la X naranja.

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

finale_winsBy_cubes =
    { $points ->
        [one] **{ $name }** gana con { NUMBER($points) } punto; desempate: más cubos restantes.
       *[other] **{ $name }** gana con { NUMBER($points) } puntos; desempate: más cubos restantes.
    }
    .name =
        { $points ->
            [one] **Tú** ganas con { NUMBER($points) } punto; desempate: más cubos restantes.
           *[other] **Tú** ganas con { NUMBER($points) } puntos; desempate: más cubos restantes.
        }
finale_winsBy_cards =
    { $points ->
        [one] **{ $name }** gana con { NUMBER($points) } punto; desempate: la carta de objetivo más alta.
       *[other] **{ $name }** gana con { NUMBER($points) } puntos; desempate: la carta de objetivo más alta.
    }
    .name =
        { $points ->
            [one] **Tú** ganas con { NUMBER($points) } punto; desempate: la carta de objetivo más alta.
           *[other] **Tú** ganas con { NUMBER($points) } puntos; desempate: la carta de objetivo más alta.
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
finale_left = quedan: { $cubes }

finale_parts_objectives = objetivos { $points }
finale_parts_headquarters = sedes { $points }
finale_parts_endPurchases = compras finales { $points }

finale_tie_cubes = { $first } queda por delante de { $second } por más cubos restantes.
    .first = Tú quedas por delante de { $second } por más cubos restantes.
    .second = { $first } queda por delante de ti por más cubos restantes.
finale_tie_cards = { $first } queda por delante de { $second } por la carta de objetivo más alta.
    .first = Tú quedas por delante de { $second } por la carta de objetivo más alta.
    .second = { $first } queda por delante de ti por la carta de objetivo más alta.

board_head = Green Port, { $round }; { $turn }.
board_turn = { $name }: { $awaited }
board_objectives = Objetivos: { $objectives }.
board_taken = de { $name }
    .name = tuyo
board_piles = Sedes restantes: { $piles }.
board_pile = { $pile } (cuesta { $price })
board_soldOut = agotada
board_seat = { $name }, { $points }: { $cubes }
board_pool = Muelle: { $cards }.
board_deck = Mazo, { $count }: { $cards }.
board_risk = Redada con la próxima carta: { $risk }.
board_discards = Descarte: { $cards }.
board_offered = Cubos iniciales: { $colours }.
board_winner = Gana { $name }.
    .name = Ganas tú.

terminal_objectives = Objetivos
terminal_piles = Sedes
terminal_pool = Muelle
terminal_deck = Mazo
terminal_discards = Descarte
terminal_legend =
    Objetivos y sedes se dicen por color y valor.
    Las sedes cuestan cubos de su color.

hand_own =
    { GIVEN($count) ->
        [no] **Tu banda**: { $cubes }
       *[yes] **Tu banda** ({ $count }): { $cubes }
    }
hand_tile =
    { $side ->
        [up] **Ficha**: { TERM($symbol, "terms_symbols") } activa
       *[down] **Ficha**: { TERM($symbol, "terms_symbols") } girada
    }
hand_headquarters = **Sedes**: { $list }
hand_reach = **Metas, la más cercana primero**
hand_can = - { $what } ({ $points }): **al alcance**.
hand_lacks =
    { $count ->
        [1] - { $what } ({ $points }): falta { $cubes }.
       *[other] - { $what } ({ $points }): faltan { $cubes }.
    }
hand_aim = { $what } ({ $points })
hand_aimLacks =
    { $count ->
        [1] { $aim }: falta { $cubes }
       *[other] { $aim }: faltan { $cubes }
    }
hand_within = Al alcance: **{ $aims }**.
hand_nearest = Lo más cercano: { $aims }.
hand_waits = Terminar el turno va primero: para el bot, tus cubos rinden más después que { $points } ahora.
hand_preview = Aún sin hacer:
hand_boardNow = El tablero ahora:
hand_withinThen = Al alcance después: { $aims }.

hand_asked_bust = Una carta negra: gira tu ficha y empieza de nuevo, o no contrates a nadie en este turno.
hand_asked_lose = Tienes { $all } cubos, más de { $limit }: se van { $count }.
hand_asked_refer = Puedes tomar todas las cartas de un color del muelle por uno de tus cubos.
hand_asked_bonus = Una X da un cubo de consuelo a quienes tengan menos puntos; si todos empatan, a quienes tengan menos cubos.

hand_ofOneColour = { $count } de un mismo color
hand_other = **{ $name }** { $points }: { $holds }
hand_noSeat = No tienes asiento aquí: todo es abierto menos el orden del mazo.
hand_limit = Quien tiene más de { $limit } cubos se queda con la mitad cuando sale la X naranja.

reasons_said = { $reason }: { $points }
reasons_points = puntos inmediatos
reasons_pointsWith = { $aim } en este turno
reasons_pointsLater = lo que aún se puede pagar en este turno
reasons_nearer = para { $aim } ya solo falta { $lacks }
reasons_nearerThan = para { $aim } solo falta { $lacks }, no { $more }
reasons_payableThan = ya se puede pagar { $aim }, en vez de que falte { $more }
reasons_payable = ya se puede pagar { $aim }
reasons_takesAway = nadie más se lleva { $aim }
reasons_objectives = tu parte de los objetivos que quedan
reasons_headquarters = tu parte de las sedes que quedan
reasons_gains = gana { $cubes }
reasons_spends = gasta { $cubes }
reasons_cubes = cubos en la mano
reasons_limit = por encima de { $limit }, la X naranja puede dejar los cubos en la mitad
reasons_boost = un refuerzo de { TERM($colour, "terms_colours") } en cada contratación posterior
reasons_boosts = refuerzos para próximas contrataciones
reasons_power = el poder de una sede { TERM($colour, "terms_colours", form: "feminine") }
reasons_powers = los poderes de las sedes
reasons_tileUp = la ficha evita una redada, y su símbolo trae un cubo
reasons_tile = la ficha, activa o girada
reasons_turn = a quién le toca después
reasons_bust = probabilidad de redada: { $cards }
reasons_noBust = sin riesgo de redada, que es de { $cards }
reasons_oneIn = 1 de cada { $count }
reasons_cards = lo que puede traer una carta más
reasons_noCards = renuncia a lo que puede traer una carta más
reasons_cardsLater = lo que aún pueden traer las cartas
reasons_refers = deja { $cubes } a quien repesque
reasons_referLess = deja al resto menos que repescar
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

refusals_codes_not-your-turn = No es tu turno. Los asientos deciden uno tras otro.
refusals_codes_wrong-phase = Eso no va en este paso. Lo que toca ahora: { $awaited }.
refusals_codes_malformed = Esa acción está incompleta. Lo que toca ahora: { $awaited }.
refusals_codes_no-such-colour =
    { GIVEN($typed) ->
        [no] Eso no es un color que se pueda elegir aquí.
       *[yes] “{ $typed }” no es un color que se pueda elegir aquí.
    }
refusals_codes_pick-taken =
    { GIVEN($colour) ->
        [no] El cubo inicial ya no está: hay uno de cada color, y el último asiento elige primero.
       *[yes] El cubo { $colour } ya no está: hay uno de cada color, y el último asiento elige primero.
    }
refusals_codes_must-reveal = El muelle está vacío: revela antes una carta y después contrata lo que haya.
refusals_codes_nothing-to-reveal = Mazo y descarte están vacíos, no se puede revelar nada: contrata.
refusals_codes_hire-a-colour = En el muelle hay cartas de personaje: indica el color que contratas.
refusals_codes_not-in-pool =
    { GIVEN($colour) ->
        [no] En el muelle no hay cartas de ese color: solo se toma un color que esté allí.
       *[yes] En el muelle no hay cartas de color { $colour }: solo se toma un color que esté allí.
    }
refusals_codes_no-tile = Esta partida se juega sin fichas.
refusals_codes_tile-down = La ficha ya está girada: solo se gira una ficha activa.
refusals_codes_tile-up = La ficha ya está activa: solo se recupera una ficha girada.
refusals_codes_bad-cubes =
    { GIVEN($typed) ->
        [no] Eso no es un número de cubos: cada color indicado lleva al menos uno.
       *[yes] “{ $typed }” no es un número de cubos: cada color indicado lleva al menos uno.
    }
refusals_codes_not-enough-cubes =
    Faltan cubos{ GIVEN($colour) ->
        [no] { "" }
       *[yes] { " " }de color { $colour }
    }: harían falta { GIVEN($count) ->
        [no] más
       *[yes] { $count }
    }, y hay { GIVEN($given) ->
        [no] menos
       *[yes] { $given }
    }.
refusals_codes_lose-exactly =
    Por encima del límite se pierde la mitad de los cubos, redondeando hacia abajo: exactamente { GIVEN($count) ->
        [no] tantos
       *[yes] { $count }
    }{ GIVEN($given) ->
        [no] { "" }
       *[yes] , no { $given }
    }.
refusals_codes_pay-exactly =
    El precio es exacto: { GIVEN($count) ->
        [no] ni más ni menos
       *[yes] { $count }
    }{ GIVEN($given) ->
        [no] { "" }
       *[yes] , no { $given }
    }.
refusals_codes_pay-not-asked =
    Este objetivo pide como mucho { GIVEN($count) ->
        [no] menos
       *[yes] { $count }
    } { GIVEN($colour) ->
        [no] de ese color
       *[yes] de { $colour }
    }{ GIVEN($given) ->
        [no] { "" }
       *[yes] , no { $given }
    }.
refusals_codes_pay-one-colour = El objetivo comodín se paga con cubos de un mismo color.
refusals_codes_no-such-objective =
    { GIVEN($objective) ->
        [no] No existe el objetivo con ese número.
       *[yes] No existe el objetivo { $objective }.
    }
refusals_codes_objective-taken =
    El objetivo { GIVEN($objective) ->
        [no] con ese número
       *[yes] { $objective }
    } ya está cumplido.
refusals_codes_pile-empty =
    { GIVEN($colour) ->
        [no] No quedan sedes.
       *[yes] No quedan sedes de color { $colour }.
    }
refusals_codes_too-dear =
    Cuesta { GIVEN($count) ->
        [no] más
       *[yes] { $count }
    } cubos{ GIVEN($colour) ->
        [no] { "" }
       *[yes] { " " }de color { $colour }
    }, y hay { GIVEN($given) ->
        [no] menos
       *[yes] { $given }
    }: { $headquarters }, y uno más por cada carta de ese color en un objetivo que quede.
refusals_codes_boost-missing = Una sede verde refuerza un color: indica cuál.
refusals_codes_boost-needless = Aquí no se indica color: solo una sede verde con poderes refuerza uno.
refusals_codes_specialise-mixture = Un cambio lleva { $specialise } cubos de un color o de { $specialise } colores distintos; con una sede roja, { $specialiseWithRed } cualesquiera.
refusals_codes_specialise-same =
    { GIVEN($colour) ->
        [no] Un cambio da un color que no se paga, y ese color está en el pago.
       *[yes] Un cambio da un color que no se paga, y { $colour } está en el pago.
    }
refusals_codes_read-action =
    { GIVEN($typed) ->
        [no] Tu texto no empieza con una acción. Lo que toca ahora: { $awaited }.
       *[yes] Ninguna acción empieza con “{ $typed }”. Lo que toca ahora: { $awaited }.
    }
refusals_codes_read-colour =
    { GIVEN($typed) ->
        [no] Eso no es un color.
       *[yes] “{ $typed }” no es un color.
    }
refusals_codes_read-cubes =
    { GIVEN($typed) ->
        [no] Eso
       *[yes] “{ $typed }”
    } no indica cubos: escribe colores y números{ GIVEN($as) ->
        [no] { "" }
       *[yes] , como { $as }
    }.
refusals_codes_read-objective =
    { GIVEN($typed) ->
        [no] Eso no es un objetivo: escribe su número, como `3`.
       *[yes] “{ $typed }” no es un objetivo: escribe su número, como `3`.
    }
refusals_codes_read-missing =
    El texto acaba demasiado pronto{ GIVEN($field) ->
        [no] { "" }
       *[yes] : falta lo que va en “{ $field }”
    }.{ GIVEN($as) ->
        [no] { "" }
       *[yes] { " " }Un texto completo: { $as }.
    }
refusals_codes_read-rest =
    { GIVEN($typed) ->
        [no] El final
       *[yes] “{ $typed }”
    } no va ahí.{ GIVEN($as) ->
        [no] { "" }
       *[yes] { " " }Un texto completo: { $as }.
    }
refusals_codes_read-spelling =
    { GIVEN($as) ->
        [no] Una acción se escribe de una sola manera, con un espacio entre las palabras.
       *[yes] Escríbelo exactamente así: { $as }.
    }

refusals_notAllowed = Las reglas no permiten eso ahora. Lo que toca ahora: { $awaited }.

parts_round_name = Ronda
parts_round_about = Un turno para cada uno. En rojo: la última ronda.

parts_progress_name = Objetivos cumplidos
parts_progress_about = Cuando todos están cumplidos, se acaba la ronda y con ella la partida.

parts_deck_name = Mazo
parts_deck_about = Cartas boca abajo. Flechas redondas: todas se barajan cuando acabe este turno.

parts_sign_name = Cartel de la grúa
parts_sign_about = Lo que toca ahora. Antes de revelar: la probabilidad de que la próxima carta sea una redada.

parts_pool_name = Muelle
parts_pool_about = Cartas reveladas en este turno, una pila por color. Se contrata un color; la placa dice lo que trae.

parts_sync_name = Sincronía
parts_sync_about = Están los cuatro colores: contratar trae además un cubo de cada otro color.

parts_tape_name = Redada
parts_tape_about = Salió una carta negra: no se contrata en este turno, salvo que se gire una ficha.

parts_offered_name = Cubos iniciales
parts_offered_about = Antes del primer turno cada uno elige uno; empieza el último en el orden.

parts_unseen_name = Cartas ocultas
parts_unseen_about = Cartas de cada color que aún contiene el mazo.

parts_others_name = Negras y X
parts_others_about = Aún en el mazo. Negra: redada. X verde: se baraja todo. X naranja: mitad de las bandas grandes. Toda X: cubos de consuelo.

parts_objective_name = Objetivo
parts_objective_about = Paga estos cubos en tu turno para cumplirlo. La moneda es lo que da.

parts_done_name = Cumplido
parts_done_about = Por el jugador con esta marca: nadie más puede.

parts_headquarters_name = Sede
parts_headquarters_about = La de arriba de un color. Moneda: puntos. Figura: su precio ahora. En palabras: su poder, que dura.

parts_seat_name = Jugador
parts_seat_about = Marca, nombre y puntos. La flecha muestra de quién es el turno.

parts_crew_name = Banda
parts_crew_about = Cubos de cada color. Lo pagan todo, y los que guardas siguen ahí en tu próximo turno.

parts_tile_name = Ficha
parts_tile_about = Activa: su símbolo trae un cubo más, y girarla salva de una redada. Gris: está girada.

parts_houses_name = Casas
parts_houses_about = Sedes propias y cuántas son. +B: una verde que refuerza el azul.

parts_crowd_name = Todos los cubos
parts_crowd_about = Su suma. En rojo: tantos que una X naranja se lleva la mitad.

parts_ended_name = Final
parts_ended_about = Quién abandonó y quién ganó.

lesson_other = Rival
lesson_goOn = Seguir
lesson_watch = Ver qué hace tu rival
lesson_again = Otra vez desde el principio

lesson_look_text =
    { "" }**Un primer turno, en un tablero de ejemplo.** Las cartas bajan al muelle como contenedores, y en cada uno se esconde alguien de un color: **B** azul, **G** verde, **R** rojo, **Y** amarillo. A quien contratas se une a tu banda. Las reglas llaman **cubo** a cada miembro de la banda.

    Los papeles son **objetivos**: su precio en cubos, sus puntos en oro. Las casas son **sedes**, también en venta. Ambas cosas son puntos para quien paga.

    Abajo se ve a los dos jugadores, tú y tu rival, cada cual con una **ficha**. La tuya muestra una gota.

lesson_look_remarks_goOn = Antes del primer turno, cada cual elige un cubo inicial.

lesson_pick_text =
    Elige primero el último en jugar: tu rival tomó amarillo. ¿Qué color eliges?

    Ayuda tener un plan. Mira los papeles: el número 3 pide 4 azules y 1 amarillo, 5 cubos en total. Todos los demás piden más.

lesson_pick_remarks_blue = Uno de los 4 cubos azules del Objetivo 3 ya es tuyo.
lesson_pick_remarks_green = Se puede: los Objetivos 2 y 4 piden mucho verde. Pero cuestan 6 y 8 cubos. Prueba otra opción.
lesson_pick_remarks_red = Se puede: el Objetivo 1 es todo rojo. Pero cuesta 6 cubos, y el número 3 solo 5. Prueba otra opción.

lesson_first_text =
    Es tu turno. **Revelas** cartas, de una en una, y quedan en el **muelle** hasta que pares y contrates.

    De las 31 cartas del mazo, 5 son **negras**. Mientras no haya nadie en el muelle, una carta negra no hace nada. Por eso la primera carta es segura, y el botón lo dice.

lesson_first_remarks_reveal = Una carta amarilla con círculos.

lesson_one_text =
    La placa de abajo dice lo que te traería el amarillo: **+1** cubo. Puedes contratarlo ya o revelar otra carta.

    Desde aquí, una carta negra es una **redada**: en este turno no contratas. Quedan 30 cartas, 5 de ellas negras; la franja bajo el muelle las cuenta. Eso es un **17 %**, y no hace falta que lo calcules: el letrero de la grúa y el botón siempre lo dicen con exactitud.

lesson_one_remarks_yellow = Se puede, y es seguro. Pero un cubo es poco para un turno entero. Prueba otra opción.
lesson_one_remarks_reveal = Te atreviste y salió bien: una carta azul con una rueda.

lesson_two_text = Hay dos colores. Solo puedes contratar **uno**, pero con todas sus cartas: una segunda azul o amarilla lo haría más valioso. ¿Sigues o contratas?

lesson_two_remarks_blue = Azul es tu plan, pero con tu cubo inicial son solo 2 de 4. El riesgo sigue siendo del 17 %. Prueba otra opción.
lesson_two_remarks_yellow = El Objetivo 3 también pide un cubo amarillo, pero los cuatro azules cuestan más de conseguir. Prueba otra opción.
lesson_two_remarks_reveal = Bien otra vez: una carta roja con círculos.

lesson_three_text =
    Tres colores. Si se sumara una carta verde, tendrías **Sincronía**: con los cuatro colores en el muelle, tu contratación trae además un cubo de cada otro color.

    Las negras siguen siendo 5, pero el mazo ha bajado a 28: **18 %**.

lesson_three_remarks_blue = Seguro, pero solo 1 cubo. De las 28 cartas, 11 te ayudarían (5 azules y 6 verdes) y 5 te harían daño. Prueba otra opción.
lesson_three_remarks_red = El Objetivo 3 no pide rojo. Y 11 de las 28 cartas te ayudarían, 5 azules y 6 verdes. Prueba otra opción.
lesson_three_remarks_reveal = ¡Azul, y con una gota: el símbolo de tu ficha!

lesson_four_text =
    Ahora el azul trae **+3**: dos cartas, y uno más porque una carta azul muestra el símbolo de tu ficha, que está activa. Un aro dorado marca esa carta. Con tu cubo inicial serían 4 azules.

    Con una carta negra perderías todo esto, o **girarías** tu ficha: entonces se va el muelle, pero empiezas de nuevo. El riesgo es del **19 %**. ¿Paras?

lesson_four_remarks_reveal = Le das la vuelta: **negra**. Si giras tu ficha, se va el muelle; si no, no contratas a nadie. Parar a tiempo es la mitad del juego. Vuelve atrás y prueba otra opción.
lesson_four_remarks_blue = Paras. Cuatro cubos azules son tuyos.
lesson_four_remarks_red = Se puede, pero 1 rojo es menos que 3 azules, y el Objetivo 3 pide azul. Prueba otra opción.

lesson_refer_text =
    Las cartas azules se han ido, las otras siguen ahí. Antes de que gastes, se pregunta una vez a cada uno de los demás: pueden **repescar**. Es decir, darte a **ti** un cubo, de cualquier color, y tomar todas las cartas de un color que quede.

    La roja y la amarilla muestran círculos, el símbolo de la ficha de tu rival: cualquiera le traería 2 cubos. El único cubo que puede dar es amarillo.

lesson_refer_remarks_goOn = Tu rival toma 2 rojos y te paga el cubo amarillo.

lesson_spend_text =
    4 azules y 1 amarillo: justo lo que pide el Objetivo 3. Lo que puedes pagar tiene un borde dorado.

    Ahora **gastas**, tantas veces como puedas pagar y en cualquier orden. ¿Qué haces?

lesson_spend_remarks_complete = Cinco cubos por 5 puntos. Los puntos cuentan al instante.
lesson_spend_remarks_buy = Se puede: 2 puntos, y desde entonces cada objetivo te cuesta un cubo menos. Pero hoy puedes tener 5 puntos, y esos no te los quita nadie. Prueba otra opción.
lesson_spend_remarks_end = Se puede: los cubos siguen siendo tuyos. Pero alguien puede cumplir antes el Objetivo 3, y una X naranja deja en la mitad a quien tenga más de { $limit } cubos. Prueba otra opción.

lesson_after_text =
    { "" }**5 puntos** en tu primer turno. Y mira la **sede** azul: el precio bajó de 3 a **2**. Son { $headquarters } cubos, y uno más por cada carta de ese color en los papeles que quedan.

    Cada sede da puntos y un **poder**. Azul: los objetivos te cuestan un cubo menos. Verde: **refuerza** el color que elijas, un cubo más en cada contratación. Roja: un **cambio** por un cubo de otro color cuesta { $specialiseWithRed } cubos cualesquiera, y no { $specialise }. Amarilla: recuperar la ficha girada sale más barato.

    Ahora terminarías tu turno. Luego revela tu rival, y a ti se te pregunta si repescas. Cuando no quedan objetivos se acaba la ronda, y gana quien tenga más puntos.

lesson_after_remarks_again = De vuelta al primer tablero.

topics_overview_title = Visión general
topics_overview_text =
    Green Port es un puerto de granujas. Reúnes una banda y la gastas en golpes y casas.

    Tu banda son **cubos** de cuatro colores: **B** azul, **G** verde, **R** rojo, **Y** amarillo. Los golpes son **objetivos**: papeles con un precio en cubos. Las casas son **sedes**: hay una pila para cada color, y tienen poderes. Quien paga gana sus puntos al instante.

    En tu turno **revelas** cartas, de una en una, mientras te atrevas. Quedan en el **muelle**. Después contratas **un** color del muelle y ganas cubos de ese color; los demás pueden tomar del resto. Una carta negra acaba, sin nada, un turno demasiado codicioso.

    Solo está oculto el orden del mazo. Lo que aún contiene lo saben todos, así que el riesgo del botón y de la grúa es exacto.

    Cuando se cumple el último objetivo se acaba la ronda, y gana quien tenga más puntos.

topics_turn_title = Un turno
topics_turn_text =
    Un turno tiene estos pasos:
    1. **Contratar**: revela cartas y después contrata un color.
    2. **Repescar**: cada uno de los demás, en orden, puede tomar un color que quede, a cambio de un cubo para ti. Tras una redada se omite.
    3. **Usar**: cumple objetivos, compra sedes y recupera tu ficha, tantas veces como puedas pagar y en cualquier orden. Después termina el turno.

    { "" }**Cambiar**: al contratar, entre una carta y otra, y al usar, tantas veces como quieras, puedes pagar { $specialise } cubos de un mismo color, o de { $specialise } colores distintos, por un cubo de un color que no pagas.

    Mientras se decide una redada, una pérdida o un cubo de consuelo, no puedes cambiar. Una vez resuelto, también las pérdidas de una X naranja, puedes volver a cambiar en el mismo turno.

    Cuando acaba el turno, las cartas que quedan en el muelle se descartan. Después le toca al siguiente.

    { "" }*En orden* significa siempre: primero quien tiene el turno y después, en el sentido del reloj, uno tras otro. Así, los últimos saben lo que eligieron los primeros.

topics_cards_title = Cartas
topics_cards_text =
    El mazo tiene { $deckSize } cartas:
    - { $units } **cartas de personaje**: gente que contratar. Cada uno de los cuatro colores con cada uno de seis símbolos, una vez.
    - { $blacks } cartas **negras**. Mientras no haya personajes en el muelle, no hacen nada. Si los hay, es una **redada**: ni contratar ni repescar, directo a usar. Con la **ficha** activa puedes **girarla**: se descarta todo el muelle y vuelves a contratar en el mismo turno.
    - La **X naranja**: en orden, quien tenga más de { $limit } cubos pierde la mitad, redondeada hacia abajo, a su elección; o gira una ficha activa y no pierde nada. Después, cubos de consuelo.
    - La **X verde**: cuando acabe este turno, las { $deckSize } cartas se barajan en un mazo nuevo. Antes, al instante, cubos de consuelo.

    Tras una X se sigue contratando.

    { "" }**Cubos de consuelo**, como mucho una vez por turno: todos los que tengan menos puntos toman un cubo del color que quieran. Si todos tienen los mismos puntos, los que tengan menos cubos. A quién le toca se decide antes de la primera elección.

    Una ficha girada solo se recupera al usar, por cubos.

    Si el mazo está vacío y hace falta una carta, se baraja el descarte; el muelle queda fuera. Si tampoco hay descarte, no se puede revelar nada.

topics_hire_title = Contratar
topics_hire_text =
    Mientras el muelle esté vacío, tienes que revelar. Después sigues o contratas un color del muelle. Se descartan todas sus cartas de personaje, y ganas de ese color:
    - { $card } cubo por cada una de esas cartas;
    - { $tile } si tu ficha está activa y una de ellas muestra su símbolo;
    - { $boost } por cada sede verde tuya que lo **refuerce**: el color se elige al comprarla.

    { "" }**Sincronía**: si los cuatro colores están en el muelle, ganas además un cubo de cada otro color. Sus cartas quedan para los demás.

    Si en el muelle no hay personajes, puedes parar sin contratar a nadie.

    { "" }*Ejemplo*: dos cartas rojas, una muestra la rueda, tu ficha también, y está activa. Una sede verde refuerza el rojo. 2 + 1 + 1: ganas 4 rojos.

topics_refer_title = Repescar
topics_refer_text =
    Tras una contratación se pregunta una vez a cada uno de los demás, en orden: **pasar**, o dar a quien tiene el turno { $refer } cubo de cualquier color y tomar todas las cartas de personaje de un color que quede. Trae lo mismo que una contratación, con la ficha y los refuerzos propios, pero nunca Sincronía.

    A quien no tiene cubos no se le pregunta, y a nadie cuando no quedan personajes. Tras una redada nadie repesca.

topics_utilise_title = Usar
topics_utilise_text =
    Tantas veces como puedas pagar y en cualquier orden:
    - **Cumplir** un objetivo: por cada color paga la suma de los valores de sus cartas de ese color. El comodín cuesta su valor en cubos de un mismo color, el que sea. Te llevas las cartas: sus valores son tus puntos.
    - **Comprar** la sede de arriba de un color: { $headquarters } cubos de ese color, y uno más por cada *carta* de ese color en los objetivos que queden. Por eso se van abaratando.
    - **Recuperar la ficha**: { $unflip } cubos de cualquier color; { $unflipAfterBust } si en este turno hubo una redada.

    Cada precio se cuenta de nuevo cada vez, así que una compra puede abaratar la siguiente. Los cubos que guardas siguen ahí en tu próximo turno. Después **termina** el turno.

    { "" }*Ejemplo*: quedan cartas rojas en dos objetivos, una en cada uno. La sede roja cuesta 2 + 2 = 4 rojos. Cumples uno de los dos: ahora cuesta 3.

topics_powers_title = Poderes
topics_powers_text =
    Las sedes dan sus puntos y un poder duradero:
    - **Azul**: cada una quita un cubo del precio de cada objetivo, hasta dejarlo gratis; tú eliges de qué color.
    - **Verde**: al comprarla, elige el color que **refuerza**: siempre que contratas o repescas ese color, ganas un cubo más. Varias sobre un color se suman.
    - **Roja**: un cambio lleva { $specialiseWithRed } cubos cualesquiera, iguales o no. Para eso basta una; más solo dan puntos.
    - **Amarilla**: cada una abarata en un cubo recuperar la ficha, hasta dejarlo gratis.

topics_end_title = El final
topics_end_text =
    Cuando no quedan objetivos, la ronda se juega hasta el final: quien va después en ella aún tiene su turno. Luego vienen las **compras finales**, que ocurren solas: color por color, primero quien tenga más cubos de él y, entre iguales, quien juegue más tarde; cada cual compra tantas de las sedes restantes como pueda, a { $headquarters } cubos cada una. Los poderes ya no cuentan.

    Gana quien tenga más puntos. A igualdad: más cubos restantes, después la carta de objetivo más alta, después la segunda, y así sucesivamente. Si todo es igual, se comparte el puesto.

    Quien abandona queda en último lugar, y un sustituto sigue jugando con las mismas reglas. Si solo queda uno, ese gana.

topics_variants_title = Preparación y variantes
topics_variants_text =
    Juegan de { $least } a { $most }. Los { $columns } primeros **objetivos** se reparten { $cards } cartas (valores { LIST($white, between: ", ") }), puestas al azar en columnas. Con tres y cuatro, un quinto tiene { LIST($black, between: ", ") }, y el sexto es **comodín** y vale { $wild }. Cada carta, salvo el comodín, lleva un cubo del color que pide.

    Para estas cartas se sacan { $placed } cubos de cada color y { $random } al azar. Con dos, se usan { $cards } de ellos, al azar. Los cubos nunca se agotan.

    Una pila de **sedes** tiene, de arriba abajo: { LIST($piles2, between: ", ") } con dos; { LIST($piles3, between: ", ") } con tres; { LIST($piles4, between: ", ") } con cuatro.

    Cada cual tiene una **ficha** con uno de los seis símbolos, activa al empezar. Después, del último en jugar al primero, cada uno elige un **cubo inicial**: hay uno de cada color. Empieza el primero.

    Variantes:
    - **normal**: todas estas reglas.
    - **sin fichas**: nadie tiene ficha: no hay cubo por su símbolo, y nadie se libra de una redada ni de una pérdida.
    - **sin poderes**: las sedes solo dan puntos.
    - **sencilla**: ni lo uno ni lo otro.

    El folleto trae también reglas rápidas, algo distintas. Aquí las sedes azules tienen un solo poder, y una ficha solo se gira contra una redada o una pérdida.

    Green Port fue creado por Pedro Dias para la Green Box of Games. Este es un proyecto independiente.

topics_notation_title = Acciones por escrito
topics_notation_text =
    Toda acción tiene un botón y se puede escribir con { COMMAND("do") }: cualquier parte en palabras, o como la escribe el registro:
    `pick red` · `reveal` · `hire red` · `flip` · `bust` · `lose blue-1,red-3` · `bonus red` · `refer blue pay red` · `pass` · `complete 3 pay blue-2,red-4` · `buy green boost blue` · `unflip pay red-2` · `specialise green pay red-3` · `end`

    `bonus` es un cubo de consuelo, `specialise` un cambio, `bust` es aceptar una redada.

    Los cubos se escriben como color en inglés y número, en el orden azul, verde, rojo, amarillo. `none` significa ningún cubo.
