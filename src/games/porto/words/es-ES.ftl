status_title = Porto
status_introduction_line = Roba cartas, construye las casas de colores junto al río y cumple contratos, algunos secretos.
status_introduction_credits = Un juego de Orlando Sá, publicado por MEBO Games (2019).
status_variants_standard = normal
status_variants_family = familiar
status_variants_solo = solitario
status_categories_standard = Normal
status_categories_family = Familiar
status_categories_solo = Cronómetro de { $timer }
status_goal = { $points } de { $goal }
status_awaits_keep = elegir { $kept } de { $dealt } contratos privados
status_awaits_turn = robar o construir
status_awaits_only_draw = robar
status_awaits_only_build = construir
status_awaits_only_pass = pasar
status_awaits_timer = construir con { $cards } del Cronómetro
status_awaits_over = la partida terminó
status_stake_roof = Con un tejado más empiezan las últimas rondas.
status_stake_lastButOne = Tras esta ronda viene la última.
status_stake_behind = Último turno: con { $points } se supera a { $leader }.
    .leader = Último turno: con { $points } te superan.
status_stake_ahead = Último turno: { $name } va por delante por { $points }.
    .name = Último turno: tú vas por delante por { $points }.
status_stake_privates = Falta sumar los contratos privados.
status_stake_short = Al Cronómetro le quedan { $cards }; para llegar a { $goal }, faltan { $points }.
status_stake_reached = Al Cronómetro le quedan { $cards }; la meta de { $goal } está alcanzada.
status_progress_timer = Cronómetro { $left } de { $size }
status_progress_round = ronda { $n }
status_progress_roundOf = ronda { $n } de { $last }
status_progress_lastRound = ronda { $n }, la última

cards_colours_blue = azul
    .masculines = azules
    .feminine = azul
    .feminines = azules
cards_colours_green = verde
    .masculines = verdes
    .feminine = verde
    .feminines = verdes
cards_colours_purple = morado
    .masculines = morados
    .feminine = morada
    .feminines = moradas
cards_colours_red = rojo
    .masculines = rojos
    .feminine = roja
    .feminines = rojas
cards_colours_yellow = amarillo
    .masculines = amarillos
    .feminine = amarilla
    .feminines = amarillas
cards_ofCard = { TERM($colour, "cards_colours", form: "feminine") }
cards_card = { TERM($colour, "cards_colours") } { $value }
cards_noCards = ninguna carta
cards_demands_floors =
    { $n ->
        [1] 1 piso { TERM($colour, "cards_colours") }
       *[other] { $n } pisos { TERM($colour, "cards_colours", form: "masculines") }
    }
cards_demands_house = casa { TERM($colour, "cards_colours", form: "feminine") }
cards_demands_twoCards = dos cartas { TERM($colour, "cards_colours", form: "feminines") }
cards_demands_mixedCards = cartas { TERM($one, "cards_colours", form: "feminine") } + { TERM($other, "cards_colours", form: "feminine") }
cards_toDo_floors =
    { $n ->
        [1] colocar exactamente 1 piso { TERM($colour, "cards_colours") } en un solo turno
       *[other] colocar exactamente { $n } pisos { TERM($colour, "cards_colours", form: "masculines") } en un solo turno
    }
cards_toDo_house = completar una casa { TERM($colour, "cards_colours", form: "feminine") }
cards_toDo_twoCards = construir con dos cartas { TERM($colour, "cards_colours", form: "feminines") }
cards_toDo_mixedCards = construir con una carta { TERM($one, "cards_colours", form: "feminine") } y una { TERM($other, "cards_colours", form: "feminine") }, en cualquier papel
cards_ambitions_houses = casas { TERM($colour, "cards_colours", form: "feminines") }
cards_ambitions_twins = gemelas { TERM($colour, "cards_colours", form: "feminines") }
cards_ambitions_ends = extremos { TERM($colour, "cards_colours", form: "masculines") }
cards_ambitions_pair = par { $colours }
cards_ambitions_trio = trío { $colours }
cards_ambitions_palette = paleta
cards_ambitions_side = calle completa
cards_ambitions_secondCard = { $name } (2.ª carta)
cards_meanings_houses = { $pays } por { $times } casas { TERM($colour, "cards_colours", form: "feminines") } completas
cards_meanings_twins = { $pays } si cada calle tiene una casa { TERM($colour, "cards_colours", form: "feminine") } completa y las dos miden lo mismo
cards_meanings_ends = { $pays } por { $times } casas { TERM($colour, "cards_colours", form: "feminines") } completas en los extremos de las calles
cards_meanings_pair = { $pays } por { $times } pares de vecinas completas, una { TERM($one, "cards_colours", form: "feminine") } y una { TERM($other, "cards_colours", form: "feminine") }
cards_meanings_trio = { $pays } por { $times } tríos de casas completas en fila: { TERM($one, "cards_colours", form: "feminine") }, { TERM($two, "cards_colours", form: "feminine") } y { TERM($three, "cards_colours", form: "feminine") }, en cualquier orden
cards_meanings_palette = { $pays } si una calle tiene casas completas de los cinco colores
cards_meanings_side = { $pays } si todas las casas de una calle están completas

counts_cards =
    { $n ->
        [one] { NUMBER($n) } carta
       *[other] { NUMBER($n) } cartas
    }
counts_floors =
    { $n ->
        [one] { NUMBER($n) } piso
       *[other] { NUMBER($n) } pisos
    }
counts_points =
    { $n ->
        [one] { NUMBER($n) } punto
       *[other] { NUMBER($n) } puntos
    }
counts_publicContracts =
    { $n ->
        [one] { NUMBER($n) } contrato público
       *[other] { NUMBER($n) } contratos públicos
    }

choices_questions_type = ¿Qué vas a hacer?
choices_questions_contracts = ¿Con qué tres contratos privados te quedas?
choices_questions_cards = ¿Qué cartas tomas del mercado?
choices_questions_number = ¿Qué carta da el número de pisos?
choices_questions_colour = ¿Qué carta da su color?
choices_questions_house = ¿En qué casa?
choices_questions_roof = ¿A qué tejado libre va la ficha de la planta baja?
choices_questions_claim = ¿Qué contratos públicos cumples?
choices_otherQuestion = ¿Qué { $field }?
choices_fields_type = Acción
choices_fields_contracts = Contratos privados
choices_fields_cards = Cartas
choices_fields_number = Carta del número
choices_fields_colour = Carta del color
choices_fields_house = Casa
choices_fields_roof = Tejado
choices_fields_claim = Contratos
choices_types_keep = Elegir tres contratos privados
choices_types_draw = Robar cartas
choices_types_build = Construir pisos
choices_types_timer = Construir con el Cronómetro
choices_types_pass = Pasar
choices_token = ficha { $points }
choices_roofToken = ficha en el tejado { $points }
choices_emptyHouse = vacía
choices_noClaim = Ningún contrato
choices_tokenTo = ficha a { $roof }
choices_work =
    { $floors ->
        [1] 1 piso { TERM($colour, "cards_colours") }
       *[other] { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") }
    }
choices_leadsTo =
    { $points ->
        [one] { $cards } · luego { NUMBER($points) } punto
       *[other] { $cards } · luego { NUMBER($points) } puntos
    }
choices_another_build = Otra construcción
choices_another_draw = Otras cartas
choices_noToken = Ninguna ficha que mover
choices_emptySlot = un espacio vacío
choices_contractSlot = contrato { $slot }
choices_keep = Quedarse con { $contracts }
choices_draw =
    { $count ->
        [1] Robar { $cards } (espacio { $slots })
       *[other] Robar { $cards } (espacios { $slots })
    }
choices_build =
    { $floors ->
        [1] Construir 1 piso { TERM($colour, "cards_colours") } en { $house }
       *[other] Construir { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house }
    }
choices_buildFor =
    { $floors ->
        [1] Construir 1 piso { TERM($colour, "cards_colours") } en { $house } ({ $points } pts.)
       *[other] Construir { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house } ({ $points } pts.)
    }
choices_movingToken = { $action }, ficha a { $roof }
choices_claiming = { $action }, cumplir { $contracts }
choices_claimingSlots =
    { $n ->
        [1] { $action }, contrato { $slots }
       *[other] { $action }, contratos { $slots }
    }
choices_timer =
    { $floors ->
        [1] Cronómetro: 1 piso { TERM($colour, "cards_colours") } en { $house }
       *[other] Cronómetro: { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house }
    }
choices_timerIdle = Descartar cartas del Cronómetro
choices_pass = Pasar

story_shares_house = casa
story_shares_neighbours = vecinas
story_shares_ground = ficha de la planta baja
story_shares_roof = ficha del tejado
story_shares_contracts = contratos
story_built =
    { $floors ->
        [1]
            { $completed ->
                [yes] **{ $name }** construyó 1 piso { TERM($colour, "cards_colours") } en { $house } y completó la casa ({ $cards }): **{ $points }** — { $shares }.
               *[no] **{ $name }** construyó 1 piso { TERM($colour, "cards_colours") } en { $house } ({ $cards }): **{ $points }** — { $shares }.
            }
       *[other]
            { $completed ->
                [yes] **{ $name }** construyó { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house } y completó la casa ({ $cards }): **{ $points }** — { $shares }.
               *[no] **{ $name }** construyó { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house } ({ $cards }): **{ $points }** — { $shares }.
            }
    }
    .name =
        { $floors ->
            [1]
                { $completed ->
                    [yes] **Tú** construiste 1 piso { TERM($colour, "cards_colours") } en { $house } y completaste la casa ({ $cards }): **{ $points }** — { $shares }.
                   *[no] **Tú** construiste 1 piso { TERM($colour, "cards_colours") } en { $house } ({ $cards }): **{ $points }** — { $shares }.
                }
           *[other]
                { $completed ->
                    [yes] **Tú** construiste { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house } y completaste la casa ({ $cards }): **{ $points }** — { $shares }.
                   *[no] **Tú** construiste { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house } ({ $cards }): **{ $points }** — { $shares }.
                }
        }
story_timerBuilt =
    { $floors ->
        [1]
            { $completed ->
                [yes] El Cronómetro construyó 1 piso { TERM($colour, "cards_colours") } en { $house } y completó la casa ({ $cards }), sin puntos.
               *[no] El Cronómetro construyó 1 piso { TERM($colour, "cards_colours") } en { $house } ({ $cards }), sin puntos.
            }
       *[other]
            { $completed ->
                [yes] El Cronómetro construyó { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house } y completó la casa ({ $cards }), sin puntos.
               *[no] El Cronómetro construyó { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house } ({ $cards }), sin puntos.
            }
    }
story_builtBriefly =
    { $floors ->
        [1]
            { $completed ->
                [yes] **{ $name }** construyó 1 piso { TERM($colour, "cards_colours") } en { $house } y completó la casa: **{ $points }**.
               *[no] **{ $name }** construyó 1 piso { TERM($colour, "cards_colours") } en { $house }: **{ $points }**.
            }
       *[other]
            { $completed ->
                [yes] **{ $name }** construyó { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house } y completó la casa: **{ $points }**.
               *[no] **{ $name }** construyó { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house }: **{ $points }**.
            }
    }
    .name =
        { $floors ->
            [1]
                { $completed ->
                    [yes] **Tú** construiste 1 piso { TERM($colour, "cards_colours") } en { $house } y completaste la casa: **{ $points }**.
                   *[no] **Tú** construiste 1 piso { TERM($colour, "cards_colours") } en { $house }: **{ $points }**.
                }
           *[other]
                { $completed ->
                    [yes] **Tú** construiste { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house } y completaste la casa: **{ $points }**.
                   *[no] **Tú** construiste { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house }: **{ $points }**.
                }
        }
story_timerBuiltBriefly =
    { $floors ->
        [1]
            { $completed ->
                [yes] El Cronómetro construyó 1 piso { TERM($colour, "cards_colours") } en { $house } y completó la casa.
               *[no] El Cronómetro construyó 1 piso { TERM($colour, "cards_colours") } en { $house }.
            }
       *[other]
            { $completed ->
                [yes] El Cronómetro construyó { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house } y completó la casa.
               *[no] El Cronómetro construyó { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house }.
            }
    }
story_claimedBriefly = Cumplió: { $contracts }.
story_tokenTo = La ficha de la planta baja ({ $points }) va al tejado de { $roof }.
story_tokenLeaves = No hay ningún tejado libre, así que la ficha de la planta baja ({ $points }) sale del juego.
story_roofTokenLost = La ficha de ese tejado ({ $points }) se pierde.
story_dealt = **{ $name }** recibió { $contracts }.
    .name = **Tú** recibiste { $contracts }.
story_kept = **{ $name }** se quedó con { $contracts }.
    .name = **Tú** te quedaste con { $contracts }.
story_keptUnseen = **{ $name }** eligió tres contratos privados.
    .name = **Tú** elegiste tres contratos privados.
story_drew = **{ $name }** robó { $cards }.
    .name = **Tú** robaste { $cards }.
story_passed = **{ $name }** pasó: no hay cartas en el mercado y no se puede construir nada.
    .name = **Tú** pasaste: no hay cartas en el mercado y no se puedes construir nada.
story_timerDiscarded = El Cronómetro reveló { $cards }. Descartes: { $gone }.
story_timerDiscardedNothing = El Cronómetro reveló { $cards }; no había nada que descartar.
story_timerIdle = Las cartas del Cronómetro, { $cards }, no caben en ninguna casa y se descartan.
story_reshuffledCards =
    { $n ->
        [one] La carta descartada forma el nuevo mazo.
       *[other] Las { NUMBER($n) } cartas descartadas forman el nuevo mazo.
    }
story_reshuffledContracts =
    { $n ->
        [one] El contrato que descartó el Cronómetro forma el nuevo mazo de contratos.
       *[other] Los { NUMBER($n) } contratos que descartó el Cronómetro forman el nuevo mazo de contratos.
    }
story_refilled = Nuevas: { $cards }.
story_inMarket = mercado { $slots }
story_inContracts =
    { $n ->
        [1] contrato { $slots }
       *[other] contratos { $slots }
    }
story_endTriggered = El { ORDINAL($roofs) } tejado está puesto: esta ronda se juega entera, y la ronda { $lastRound } es la última.
story_ended = La partida terminó.

sequels_built =
    { $floors ->
        [1]
            { $completed ->
                [yes] **{ $name }** construye 1 piso { TERM($colour, "cards_colours") } en { $house } y completa la casa: **{ $points }**.
               *[no] **{ $name }** construye 1 piso { TERM($colour, "cards_colours") } en { $house }: **{ $points }**.
            }
       *[other]
            { $completed ->
                [yes] **{ $name }** construye { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house } y completa la casa: **{ $points }**.
               *[no] **{ $name }** construye { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house }: **{ $points }**.
            }
    }
    .name =
        { $floors ->
            [1]
                { $completed ->
                    [yes] **Tú** construiste 1 piso { TERM($colour, "cards_colours") } en { $house } y completaste la casa: **{ $points }**.
                   *[no] **Tú** construiste 1 piso { TERM($colour, "cards_colours") } en { $house }: **{ $points }**.
                }
           *[other]
                { $completed ->
                    [yes] **Tú** construiste { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house } y completaste la casa: **{ $points }**.
                   *[no] **Tú** construiste { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house }: **{ $points }**.
                }
        }
sequels_drew = **{ $name }** roba { $cards }.
    .name = **Tú** robas { $cards }.

foreseen_work =
    { $floors ->
        [1]
            { $completed ->
                [yes] 1 piso { TERM($colour, "cards_colours") } en { $house }, completando la casa ({ $cards }).
               *[no] 1 piso { TERM($colour, "cards_colours") } en { $house } ({ $cards }).
            }
       *[other]
            { $completed ->
                [yes] { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house }, completando la casa ({ $cards }).
               *[no] { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house } ({ $cards }).
            }
    }
foreseen_timerWork =
    { $floors ->
        [1]
            { $completed ->
                [yes] 1 piso { TERM($colour, "cards_colours") } en { $house }, completando la casa ({ $cards }), sin puntos.
               *[no] 1 piso { TERM($colour, "cards_colours") } en { $house } ({ $cards }), sin puntos.
            }
       *[other]
            { $completed ->
                [yes] { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house }, completando la casa ({ $cards }), sin puntos.
               *[no] { $floors } pisos { TERM($colour, "cards_colours", form: "masculines") } en { $house } ({ $cards }), sin puntos.
            }
    }
foreseen_points = **{ $points }**: { $shares }.
foreseen_drew = A tu mano: { $cards }.
foreseen_preview = Vista previa, aún sin hacer:
foreseen_boardNow = El tablero ahora:
foreseen_noProspects = Con esa mano aún no se puede construir nada.
foreseen_prospects = Con esa mano, tal como está el tablero, podrías:

finale_levels_apprentice = Aprendiz
finale_levels_builder = Constructor
finale_levels_master-builder = Maestro constructor
finale_soloLost =
    { $score ->
        [one] **{ $name }** perdió: { NUMBER($score) } punto antes de los contratos privados, y hacían falta { $goal }.
       *[other] **{ $name }** perdió: { NUMBER($score) } puntos antes de los contratos privados, y hacían falta { $goal }.
    }
    .name =
        { $score ->
            [one] **Tú** perdiste: { NUMBER($score) } punto antes de los contratos privados, y hacían falta { $goal }.
           *[other] **Tú** perdiste: { NUMBER($score) } puntos antes de los contratos privados, y hacían falta { $goal }.
        }
finale_soloWon =
    { $total ->
        [one] **{ $name }** ganó con { NUMBER($total) } punto. Nivel: **{ $level }**.
       *[other] **{ $name }** ganó con { NUMBER($total) } puntos. Nivel: **{ $level }**.
    }
    .name =
        { $total ->
            [one] **Tú** ganaste con { NUMBER($total) } punto. Nivel: **{ $level }**.
           *[other] **Tú** ganaste con { NUMBER($total) } puntos. Nivel: **{ $level }**.
        }
finale_wins =
    { $total ->
        [one] **{ $name }** gana con { NUMBER($total) } punto.
       *[other] **{ $name }** gana con { NUMBER($total) } puntos.
    }
    .name =
        { $total ->
            [one] **Tú** ganas con { NUMBER($total) } punto.
           *[other] **Tú** ganas con { NUMBER($total) } puntos.
        }
finale_winsByContracts =
    { $total ->
        [one] **{ $name }** gana con { NUMBER($total) } punto; desempate: más contratos públicos.
       *[other] **{ $name }** gana con { NUMBER($total) } puntos; desempate: más contratos públicos.
    }
    .name =
        { $total ->
            [one] **Tú** ganas con { NUMBER($total) } punto; desempate: más contratos públicos.
           *[other] **Tú** ganas con { NUMBER($total) } puntos; desempate: más contratos públicos.
        }
finale_winsByTurn =
    { $total ->
        [one] **{ $name }** gana con { NUMBER($total) } punto; desempate: jugar más tarde en la ronda.
       *[other] **{ $name }** gana con { NUMBER($total) } puntos; desempate: jugar más tarde en la ronda.
    }
    .name =
        { $total ->
            [one] **Tú** ganas con { NUMBER($total) } punto; desempate: jugar más tarde en la ronda.
           *[other] **Tú** ganas con { NUMBER($total) } puntos; desempate: jugar más tarde en la ronda.
        }
finale_claimed = cumplió { $contracts }
finale_counted = { $score } + contratos privados { $bonus }: { $contracts }
finale_uncounted = los contratos privados habrían dado { $bonus }: { $contracts }

account_parts_floors = pisos { $points }
account_parts_neighbours = vecinas { $points }
account_parts_tokens = fichas { $points }
account_parts_publicContracts = contratos públicos { $points }
account_parts_privateContracts = contratos privados { $points }
account_met =
    { $points ->
        [one] { $contract }: { NUMBER($points) } punto por { $houses }
       *[other] { $contract }: { NUMBER($points) } puntos por { $houses }
    }
account_unmet = { $contract }: nada
account_wouldBe =
    { $points ->
        [one] { $contract }: habrían sido { NUMBER($points) } punto por { $houses }
       *[other] { $contract }: habrían sido { NUMBER($points) } puntos por { $houses }
    }
account_tie_publicContracts = { $first } queda por delante de { $second } por más contratos públicos.
    .first = Tú quedas por delante de { $second } por más contratos públicos.
    .second = { $first } queda por delante de ti por más contratos públicos.
account_tie_laterSeat = { $first } queda por delante de { $second } por jugar más tarde en la ronda.
    .first = Tú quedas por delante de { $second } por jugar más tarde en la ronda.
    .second = { $first } queda por delante de ti por jugar más tarde en la ronda.

hand_own =
    { GIVEN($size) ->
        [no] **Tu mano**: { $cards }
       *[yes] **Tu mano** ({ $size }): { $cards }
    }
hand_other = Mano de **{ $name }**: { $cards }
    .name = **Tu** mano: { $cards }
hand_contracts =
    { $worth ->
        [one] **Contratos privados** (valen { NUMBER($worth) } punto tal como está el tablero)
       *[other] **Contratos privados** (valen { NUMBER($worth) } puntos tal como está el tablero)
    }
hand_dealt = **Te han tocado** — quédate con { $kept }:
hand_dealtAndSealed = **Te han tocado** — ✓ marca los { $kept } que guardaste en secreto:
hand_noContracts = Una partida familiar no tiene contratos privados.
hand_contract = - **{ $name }** — { $meaning }.
hand_contractNow =
    { $now ->
        [one] - **{ $name }** — { $meaning }. Ahora: **{ NUMBER($now) } punto**. { $lacks }
       *[other] - **{ $name }** — { $meaning }. Ahora: **{ NUMBER($now) } puntos**. { $lacks }
    }

alt_empty = vacía
alt_done = lista
alt_token = ficha { $n }
alt_roof = tej. { $n }
alt_none = vacío
alt_choosing = elección de contratos privados
alt_toMove = turno de { $name }
    .name = tu turno
alt_player = { $name } { $points } (cartas { $cards }, contratos { $contracts })
alt_chooser =
    { $ready ->
        [yes] { $name } ya eligió
       *[no] { $name } eligiendo
    }
    .name =
        { $ready ->
            [yes] Ya elegiste
           *[no] Estás eligiendo
        }
alt_total = { $name } { $total } = { $score } + { $bonus }
alt_winner = Gana { $name }.
    .name = Ganas tú.
alt_goal = Se gana con { $points }.
alt_head = Porto, { $progress }, { $turn }; { $roofs }.
alt_left = Calle izquierda: { $houses }.
alt_right = Derecha: { $houses }.
alt_market = Mercado: { $cards }.
alt_contracts = Contratos: { $contracts }.
alt_points = Puntos: { $players }.
alt_supply = Pisos + plantas bajas: { $tiles }.
alt_decks =
    { $cards ->
        [one]
            { $contracts ->
                [one] Mazos: { NUMBER($cards) } carta, { NUMBER($contracts) } contrato.
               *[other] Mazos: { NUMBER($cards) } carta, { NUMBER($contracts) } contratos.
            }
       *[other]
            { $contracts ->
                [one] Mazos: { NUMBER($cards) } cartas, { NUMBER($contracts) } contrato.
               *[other] Mazos: { NUMBER($cards) } cartas, { NUMBER($contracts) } contratos.
            }
    }
alt_timerRisk = Probabilidad aproximada de que el Cronómetro descarte los espacios 1 a { $last }: { $chances }.
alt_hands = Manos: { $hands }.
alt_claimed = Cumplidos: { $contracts }.
alt_privates = Contratos privados: { $contracts }.
alt_discards = Descartes: { $cards }.
alt_contractDiscards = Contratos descartados: { $contracts }.
alt_letters = { $colours }.
alt_more = Contratos cumplidos: { COMMAND("board", "view:text") }.

lacking_house =
    { $floors ->
        [one] { $house } { TERM($colour, "cards_colours", form: "feminine") } ({ NUMBER($floors) } piso)
       *[other] { $house } { TERM($colour, "cards_colours", form: "feminine") } ({ NUMBER($floors) } pisos)
    }
lacking_anyHouse =
    { $floors ->
        [one] { $house } de cualquier color ({ NUMBER($floors) } piso)
       *[other] { $house } de cualquier color ({ NUMBER($floors) } pisos)
    }
lacking_manyHouses =
    { $houses ->
        [one]
            { $floors ->
                [one] { NUMBER($houses) } casa ({ NUMBER($floors) } piso en total)
               *[other] { NUMBER($houses) } casa ({ NUMBER($floors) } pisos en total)
            }
       *[other]
            { $floors ->
                [one] { NUMBER($houses) } casas ({ NUMBER($floors) } piso en total)
               *[other] { NUMBER($houses) } casas ({ NUMBER($floors) } pisos en total)
            }
    }
lacking_next = Para { $points } falta completar: { $houses }.
lacking_reach = Aún puede llegar a { $points }.
lacking_full = Cumplido del todo.
lacking_stuck = Ya no puede dar más puntos.
lacking_builtBy = { $name } construyó en { $house }
    .name = Tú construiste en { $house }
lacking_completedBy = { $name } completó { $house }
    .name = Tú completaste { $house }
lacking_timer = el Cronómetro
lacking_changed =
    { $now ->
        [one] **{ $contract }**: { $before } → { NUMBER($now) } punto ({ $builds }).
       *[other] **{ $contract }**: { $before } → { NUMBER($now) } puntos ({ $builds }).
    }
lacking_nearer = **{ $contract }**: más cerca de { $points }, falta completar: { $houses } ({ $builds }).
lacking_farther = **{ $contract }**: ahora llega como mucho a { $most }, ya no a { $before } ({ $builds }).

reasons_said = { $reason }: { $points }
reasons_points = puntos inmediatos
reasons_prepares = prepara { $house } para { $points } en el próximo turno
reasons_inHand =
    { GIVEN($house) ->
        [no] { $cards } en la mano
       *[yes] { $cards } en la mano, para { $house }
    }
reasons_offersOnly = no deja para después nada mejor que { $house } por { $points }
reasons_offersNothing = no deja nada que construir después
reasons_takes = roba { $cards }
reasons_spends = gasta { $cards }
reasons_cards = cartas en la mano
reasons_privateContracts = contratos privados
reasons_forContracts = contratos privados ({ $contracts })
reasons_fewColours = piden pocos colores
reasons_manyColours = piden muchos colores
reasons_opens = abre { $house } a { $name } por { $points }
reasons_leaves = deja { $house } a { $name } por { $points }
reasons_takesFrom = quita { $house } a { $name }
reasons_leavesLess = deja menos que construir a { $name }
reasons_leavesMore = deja más que construir a { $name }
reasons_rivalsLess =
    { GIVEN($name) ->
        [no] el resto podrá hacer menos después
       *[yes] { $name } podrá hacer menos después
    }

reasons_rivalsMore =
    { GIVEN($name) ->
        [no] el resto podrá hacer más después
       *[yes] { $name } podrá hacer más después
    }

reasons_market = lo que queda en el mercado
reasons_tokenTo = la ficha de { $house }
reasons_tokens = fichas de las casas
reasons_time = cuándo acaba la partida
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

reasons_handAhead = lo que la mano puede construir después

refusals_alreadyKept = Ya elegiste tus contratos privados; los demás aún eligen los suyos.
refusals_codes_not-your-turn = No es tu turno: cada asiento roba o construye cuando le toca.
refusals_keepFirst = Primero todos se quedan con { $kept } de los { $dealt } contratos privados; solo después se roba y se construye.
refusals_codes_wrong-phase = Eso no va en este paso.
refusals_timerFirst = Primero construye el Cronómetro: { $awaited }.
refusals_codes_keep-three = Quédate exactamente con { $kept } contratos privados distintos de los { $dealt }.
refusals_codes_not-dealt =
    { GIVEN($contract) ->
        [no] Ese contrato no te tocó: quédate con { $kept } de tus { $dealt }.
       *[yes] El contrato “{ $contract }” no te tocó: quédate con { $kept } de tus { $dealt }.
    }
refusals_yourFive = Tus { $dealt } son { $contracts }.
refusals_codes_draw-nothing = Quien roba toma al menos una carta.
refusals_codes_draw-too-many = Robas de una a { $limit } cartas, cada una una sola vez, que sumen { $limit } o menos.
refusals_codes_draw-over-three =
    { GIVEN($sum) ->
        [no] Esas cartas suman demasiado: al robar se suma { $limit } como mucho.
       *[yes] Esas cartas suman { $sum }: al robar se suma { $limit } como mucho.
    }
refusals_codes_draw-unknown =
    { GIVEN($typed) ->
        [no] No conozco eso como `cards`: escribe espacios del mercado, como `1,3`, o cartas, como `azul 2`.
       *[yes] No conozco “{ $typed }” como `cards`: escribe espacios del mercado, como `1,3`, o cartas, como `azul 2`.
    }
refusals_codes_draw-mixed = Indica o espacios del mercado o cartas, no las dos cosas: tras una carta, un número podría ser otra de su color.
refusals_codes_not-in-market =
    { GIVEN($card) ->
        [no]
            { $held ->
                [0] Esa carta no está en el mercado.
                [1] Esa carta solo está una vez en el mercado.
                [2] Esa carta solo está dos veces en el mercado.
               *[other] Esa carta solo está { NUMBER($held) } veces en el mercado.
            }
       *[yes]
            { $held ->
                [0] La carta { $card } no está en el mercado.
                [1] La carta { $card } solo está una vez en el mercado.
                [2] La carta { $card } solo está dos veces en el mercado.
               *[other] La carta { $card } solo está { NUMBER($held) } veces en el mercado.
            }
    }
refusals_market = En el mercado: { $held }.
refusals_marketEmpty = El mercado está vacío.
refusals_open = Contratos a la vista: { $contracts }.
refusals_noneOpen = No hay ningún contrato a la vista.
refusals_codes_no-such-slot =
    { GIVEN($slot) ->
        [no] No existe el espacio con ese número: el mercado tiene los espacios 1 a { $last }.
       *[yes] No existe el espacio { $slot }: el mercado tiene los espacios 1 a { $last }.
    }
refusals_noContractSlot =
    { GIVEN($slot) ->
        [no] No existe el espacio con ese número: los contratos tienen los espacios 1 a { $last }.
       *[yes] No existe el espacio { $slot }: los contratos tienen los espacios 1 a { $last }.
    }
refusals_codes_slot-empty =
    { GIVEN($slot) ->
        [no] Ese espacio está vacío.
       *[yes] El espacio { $slot } está vacío.
    }
refusals_codes_not-in-hand =
    { GIVEN($card) ->
        [no] Esa carta no está en la mano: para construir se juegan dos cartas de ella.
       *[yes] La carta “{ $card }” no está en la mano: para construir se juegan dos cartas de ella.
    }
refusals_hand = En la mano: { $held }.
refusals_codes_not-in-timer = El Cronómetro construye con las dos cartas que reveló: una da el número y la otra el color.
refusals_timerCards = El Cronómetro reveló { $turned }.
refusals_codes_house-not-in-play =
    { GIVEN($house) ->
        [no] Esa casa no está en esta partida.
       *[yes] La casa { $house } no está en esta partida.
    }
refusals_inPlay = Están en juego { $houses }.
refusals_codes_house-full =
    { GIVEN($house) ->
        [no] Esa casa no tiene sitio para tantos pisos.
       *[yes] La casa { $house } no tiene sitio para tantos pisos.
    }
refusals_complete =
    { GIVEN($house) ->
        [no] Esa casa está completa: no cabe ningún piso más.
       *[yes] La casa { $house } está completa: no cabe ningún piso más.
    }
refusals_roomFor =
    { GIVEN($house) ->
        [no]
            { $height ->
                [one] Esa casa tiene sitio para { NUMBER($height) } piso y ya tiene { $level }: caben como mucho { $room } más.
               *[other] Esa casa tiene sitio para { NUMBER($height) } pisos y ya tiene { $level }: caben como mucho { $room } más.
            }
       *[yes]
            { $height ->
                [one] La casa { $house } tiene sitio para { NUMBER($height) } piso y ya tiene { $level }: caben como mucho { $room } más.
               *[other] La casa { $house } tiene sitio para { NUMBER($height) } pisos y ya tiene { $level }: caben como mucho { $room } más.
            }
    }
refusals_codes_house-other-colour =
    { GIVEN($house) ->
        [no] Esa casa
       *[yes] La casa { $house }
    } es de otro color{ GIVEN($has) ->
        [no] { "" }
       *[yes] { " " }({ $has })
    }: una casa tiene un solo color, y { GIVEN($wanted) ->
        [no] esta carta
       *[yes] { $wanted }
    } no coincide.
refusals_codes_neighbour-colour =
    { GIVEN($house) ->
        [no] Esa casa
       *[yes] La casa { $house }
    } no puede empezar { GIVEN($colour) ->
        [no] con ese color
       *[yes] en { $colour }
    }: su vecina { GIVEN($neighbour) ->
        [no] de la calle
       *[yes] { $neighbour }
    } ya tiene ese color, y las vecinas deben ser distintas.
refusals_codes_no-ground-floors =
    { GIVEN($colour) ->
        [no] No queda ninguna planta baja de ese color, así que ninguna casa nueva puede empezar con él; las empezadas aún pueden crecer.
       *[yes] No queda ninguna planta baja en { $colour }, así que ninguna casa nueva puede empezar con él; las empezadas aún pueden crecer.
    }
refusals_codes_no-floors =
    { GIVEN($colour) ->
        [no]
            { GIVEN($left) ->
                [no] No quedan bastantes pisos de ese color para esa construcción; prueba con menos pisos o con otro color.
               *[yes] No quedan bastantes pisos de ese color (hay { $left }) para esa construcción; prueba con menos pisos o con otro color.
            }
       *[yes]
            { GIVEN($left) ->
                [no] No quedan bastantes pisos en { $colour } para esa construcción; prueba con menos pisos o con otro color.
               *[yes] No quedan bastantes pisos en { $colour } (hay { $left }) para esa construcción; prueba con menos pisos o con otro color.
            }
    }
refusals_codes_token-missing =
    { GIVEN($house) ->
        [no] La ficha de la planta baja de esa casa tiene que ir a un tejado libre: elige uno.
       *[yes] La ficha de la planta baja de { $house } tiene que ir a un tejado libre: elige uno.
    }
refusals_codes_token-needless = Aquí no se elige tejado: una ficha solo se mueve al colocar una planta baja y si hay un tejado libre.
refusals_codes_roof-not-empty =
    { GIVEN($house) ->
        [no] El tejado de esa casa ya tiene una ficha o una pieza de tejado: la ficha de la planta baja necesita uno libre.
       *[yes] El tejado de { $house } ya tiene una ficha o una pieza de tejado: la ficha de la planta baja necesita uno libre.
    }
refusals_emptyRoofs = Tejados libres: { $roofs }.
refusals_noEmptyRoof = No hay ningún tejado libre.
refusals_codes_claim-empty =
    { GIVEN($slot) ->
        [no] Ese espacio de contrato está vacío.
       *[yes] El espacio de contrato { $slot } está vacío.
    }
refusals_codes_claim-not-met = Esta construcción no cumple exactamente ese contrato.
refusals_claimUnmet = Esta construcción no cumple “{ $contract }”: hay que { $toDo }, exactamente.
refusals_codes_claim-twice = Un contrato solo se cumple una vez: indica cada espacio una sola vez.
refusals_codes_must-draw = Solo se pasa con el mercado vacío y sin construcción posible: roba al menos una carta.
refusals_codes_must-build = Eso solo se permite cuando no se puede construir nada, y algo se puede: construye.
refusals_codes_malformed = Esa acción está incompleta. Lo que toca ahora: { $awaited }.
refusals_codes_read-action =
    { GIVEN($typed) ->
        [no] Tu texto no empieza con una acción. Lo que toca ahora: { $awaited }.
       *[yes] Ninguna acción empieza con “{ $typed }”. Lo que toca ahora: { $awaited }.
    }
refusals_codes_read-card =
    { GIVEN($typed) ->
        [no] Eso no es una carta: como texto, una carta es su color en inglés y su número, como `red-3`.
       *[yes] “{ $typed }” no es una carta: como texto, una carta es su color en inglés y su número, como `red-3`.
    }
refusals_codes_read-slot =
    { GIVEN($typed) ->
        [no] Eso no indica espacios: escribe sus números separados por comas, como `1,3`.
       *[yes] “{ $typed }” no indica espacios: escribe sus números separados por comas, como `1,3`.
    }
refusals_codes_read-missing =
    { GIVEN($field) ->
        [no]
            { GIVEN($as) ->
                [no] El texto acaba demasiado pronto.
               *[yes] El texto acaba demasiado pronto. Un texto completo: { $as }.
            }
       *[yes]
            { GIVEN($as) ->
                [no] El texto acaba demasiado pronto: falta lo que va en “{ $field }”.
               *[yes] El texto acaba demasiado pronto: falta lo que va en “{ $field }”. Un texto completo: { $as }.
            }
    }
refusals_codes_read-rest =
    { GIVEN($typed) ->
        [no]
            { GIVEN($as) ->
                [no] El final no va ahí.
               *[yes] El final no va ahí. Un texto completo: { $as }.
            }
       *[yes]
            { GIVEN($as) ->
                [no] “{ $typed }” no va ahí.
               *[yes] “{ $typed }” no va ahí. Un texto completo: { $as }.
            }
    }
refusals_codes_read-spelling =
    { GIVEN($as) ->
        [no] Una acción se escribe de una sola manera, con un espacio entre las palabras.
       *[yes] Escríbelo exactamente así: { $as }.
    }
refusals_notAllowed = Las reglas no permiten eso ahora. Lo que toca ahora: { $awaited }.

parts_round_name = Ronda
parts_round_about = Un turno para cada uno. En rojo: el final ha empezado.
parts_roofs_name = Tejados
parts_roofs_about = Casas completas. Entre varios, el número tras la barra anuncia el final: se juega una ronda más.
parts_decks_name = Mazos
parts_decks_about = Cartas boca abajo: las de construcción y, con sello, los contratos públicos.
parts_floors_name = Pisos
parts_floors_about = Una construcción puntúa todos los pisos de la casa, y 1 por cada vecina con un piso junto a uno nuevo.
parts_room_name = Sitio para construir
parts_room_about = Cada planta abierta admite un piso. Una construcción necesita sitio para todos los suyos.
parts_ground_name = Ficha de planta baja
parts_ground_about = Paga a quien coloca la planta baja y luego va a un tejado libre.
parts_roof_name = Tejado
parts_roof_about = Llega con el último piso. Una ficha allí paga a quien completa la casa.
parts_plate_name = Casa
parts_plate_about = El nombre para elegirla o escribirla. Sus vecinas son las de al lado en la misma calle.
parts_closed_name = Casa fuera del juego
parts_closed_about = Con pocos jugadores sobran casas: nadie las construye y no son vecinas.
parts_market_name = Mercado
parts_market_about = Aquí robas de una a { $limit } cartas que sumen { $limit } o menos.
parts_contracts_name = Contratos públicos
parts_contracts_about = Cumple cada uno que tu construcción satisfaga exactamente. La moneda es lo que paga.
parts_supply_name = Piezas
parts_supply_about = Pisos y plantas bajas (la puerta) de los colores que se agotan.
parts_seat_name = Jugador
parts_seat_about = Nombre y puntos. La flecha muestra de quién es el turno.
parts_hand_name = Mano
parts_hand_about = A la vista de todos. Una construcción juega dos cartas: una da el número de pisos, la otra el color.
parts_claimed_name = Contratos cumplidos
parts_claimed_about = Cuántos contratos públicos se han cumplido. Desempatan al final.
parts_sum_name = Suma final
parts_sum_about = Puntos del tablero + contratos privados.
parts_ended_name = Final
parts_ended_about = Quién abandonó y quién ganó.
parts_timer_name = Cronómetro
parts_timer_about = Sus cartas restantes. Tras tu turno vacía espacios y construye con dos cartas. Sin cartas, acaba la partida.
parts_sand_name = Arena
parts_sand_about = Cuanta más arena junto a un espacio, más probable es que el Cronómetro lo vacíe tras tu turno.

terminal_roofs = tejados { $placed }
terminal_roofsOf = tejados { $placed } de { $end }
terminal_market = Mercado
terminal_contracts = Contratos
terminal_tiles = Piezas
terminal_grounds = (+ plantas bajas)
terminal_legend =
    En el tablero: las letras son pisos (B G P R Y), · un piso por construir,
    (2) una ficha en una planta baja o un tejado, ^ una pieza de tejado.
terminal_decks = Mazos
terminal_cards =
    { $n ->
        [one] { NUMBER($n) } carta
       *[other] { NUMBER($n) } cartas
    }
terminal_discarded = { $n } en el descarte
terminal_publicCards =
    { $n ->
        [one] { NUMBER($n) } contrato público
       *[other] { NUMBER($n) } contratos públicos
    }
terminal_points =
    { $n ->
        [one] { NUMBER($n) } punto
       *[other] { NUMBER($n) } puntos
    }
terminal_claimed = contratos { $n }

lesson_other = Rival
lesson_goOn = Seguir
lesson_again = Otra vez desde el principio
lesson_look_text = **Un primer turno, en un tablero de ejemplo.** Hay dos calles, `L3` a `L7` arriba y `R1` a `R5` abajo. Las casas no son de nadie: ganas puntos por los pisos que *tú* añades.

    Mira `L4`: una casa amarilla con dos de sus cinco pisos y una ficha de 3 puntos esperando en su tejado. Tienes dos cartas, azul 1 y rojo 3.

lesson_look_remarks_goOn = Es tu turno.
lesson_choose_text =
    En tu turno haces **una** de dos cosas: **robas** cartas del mercado abierto o **construyes** con dos cartas de tu mano. Al construir, una carta da el número de pisos y la otra su color.

    Para la casa amarilla vas a necesitar una carta amarilla.

lesson_choose_remarks_draw = Bien: en el mercado hay una carta amarilla.
lesson_choose_remarks_build = Podrías: rojo 3 y azul 1 bastan para tres pisos azules en una casa vacía. Pero L4 vale mucho más, y ninguna carta de tu mano es amarilla. Primero roba.
lesson_draw_text =
    Hay { $marketSlots } cartas a la vista. Tomas de una a { $limit }, **que sumen { $limit } o menos**. Todos ven lo que tomas, así que las manos no son un secreto.

    ¿Qué cartas tomas?

lesson_draw_remarks_yellowAndRed = 1 + 2 = 3: lo máximo que se puede robar. Las dos cartas van a tu mano, y el mercado se repone.
lesson_draw_remarks_blue = Se puede, porque un 3 solo suma 3. Pero no trae ninguna carta amarilla. Prueba otra opción.
lesson_draw_remarks_tooMuch = 2 + 2 = 4, y al robar se suma { $limit } como mucho: no se puede. Prueba otra opción.
lesson_number_text =
    Tu rival también ha robado una carta, y vuelve a ser tu turno. Tienes azul 1, rojo 2, rojo 3 y amarillo 1: es hora de **construir**.

    ¿Qué carta da el **número** de pisos? En `L4` caben tres.

lesson_number_remarks_red3 = Tres pisos: justo lo que le falta a L4.
lesson_number_remarks_red2 = Dos pisos cabrían, pero la casa no quedaría completa, y la ficha de su tejado sería para tu rival. Prueba otra opción.
lesson_number_remarks_yellow1 = Un piso es poco, y la carta amarilla hace falta para el color. Prueba otra opción.
lesson_colour_text = ¿Qué carta da su **color**? De esta carta solo cuenta el color, no el valor: un 1 sirve igual que un 3. Una casa empezada conserva su color.
lesson_colour_remarks_yellow1 = Tres pisos amarillos. Las dos cartas se gastan.
lesson_colour_remarks_blue1 = Tres pisos azules no caben en L5, donde solo hay sitio para dos: empezarían una casa nueva. Prueba otra opción.
lesson_house_text = ¿En qué **casa** van los tres pisos amarillos? Van todos en una.
lesson_house_remarks_L4 = Tres pisos sobre dos: la casa queda completa.
lesson_house_remarks_L5 = L5 es azul, y una casa tiene un solo color. Prueba otra opción.
lesson_house_remarks_L6 = Se puede: una casa vacía puede empezar con un color que ninguna vecina tenga, y su ficha daría 2. Pero L4 da más. Prueba otra opción.
lesson_claim_text =
    Los pisos nuevos son fantasmas hasta que confirmes. Aportan:
    - **Casa 5**: todos los pisos que tendrá `L4`, también los de antes.
    - **Vecinas 3**: tus pisos están en los niveles 3, 4 y 5. `L3` tiene un piso en el nivel 3, `L5` en los niveles 3 y 4.
    - **Ficha del tejado 3**, porque completas la casa.

    Son 11. Y puedes **cumplir** cada contrato público abierto que tu construcción satisfaga *exactamente*. ¿Cuáles?

lesson_claim_remarks_both = Exactamente 3 pisos amarillos, con una carta roja y una amarilla: se cumplen los dos contratos, 2 puntos cada uno.
lesson_claim_remarks_blue = Tus pisos son amarillos, y son tres: este contrato no se cumple. Prueba otra opción.
lesson_claim_remarks_none = Puedes dejar contratos sin cumplir, pero estos 4 puntos están al alcance de la mano. Prueba otra opción.
lesson_after_text = **15 puntos**, y `L4` ya tiene su tejado. Los contratos que cumpliste dejan paso a otros nuevos.

    Al empezar una partida cada cual guarda además { $kept } **contratos privados**. Puntúan al final y solo miran las casas *completas*, sin importar quién las construyó. Tú tienes *casas amarillas*: con L4 ya vale 1. Y a tu *par azul-amarillo* ahora solo le faltan dos pisos en `L5`.

    Cuando hay suficientes tejados, se acaba la ronda y se juega una más. Eso es todo el juego: roba, construye y vigila a tus vecinas.

lesson_after_remarks_again = De vuelta al primer tablero.

topics_overview_title = Visión general
topics_overview_text =
    Construyes las casas de colores de dos calles junto al río, `L1` a `L7` y `R1` a `R7`. Las casas no son de nadie: cada turno ganas puntos por lo que *tú* les añades.

    En tu turno haces una sola cosa: **robar** cartas del mercado abierto o **construir** pisos con dos cartas de tu mano. Los puntos se cuentan al instante. Algunas casas llevan fichas; hay { $contractSlots } contratos públicos a la vista para quien los cumpla; y cada cual guarda { $kept } contratos privados que cuentan al final.

    Cuando hay suficientes tejados, se acaba la ronda, se juega una más y gana quien tenga más puntos.

    { "" }**Casas en juego**: con 4 asientos, las { $houses }; con 3, sin { LIST($outOfThree, before: "`", after: "`", between: ", ", last: " ni ") }; con 2 y en solitario, sin { LIST($outOfTwo, before: "`", after: "`", between: ", ", last: " ni ") }. Una casa fuera del juego no es vecina de nadie.

    Al empezar, cada asiento recibe { $dealt } contratos privados y se queda con { $kept } en secreto; en cada planta baja hay una ficha de { $leastToken } a { $mostToken } puntos.

    No pudimos conseguir todos los números de la copia impresa; algunos los tuvimos que deducir: las casas de una calle y sus alturas, los valores de las cartas de un color y las copias de cada contrato. Todas las plantas bajas están al mismo nivel.

topics_turn_title = Tu turno
topics_turn_text =
    Haces exactamente una de estas cosas:
    - **Robar**: toma del mercado de una a { $limit } cartas que sumen { $limit } o menos.
    - **Construir**: juega exactamente dos cartas de tu mano y coloca pisos en una casa.

    Después, el mercado se repone hasta { $marketSlots } cartas y los contratos públicos hasta { $contractSlots }, espacio por espacio. Cuando se acaba el mazo de cartas, se baraja el descarte para formar otro; si tampoco hay descarte, el espacio queda vacío hasta que vuelvan cartas.

    { "" }**Pasar** solo es posible si el mercado está vacío y no puedes construir nada; entonces la mesa pasa por ti. Si una ronda entera son pases, la partida acaba con ella; ese último pase lo pulsas tú.

    Las manos son abiertas y no tienen límite: todas las cartas se robaron a la vista de todos. Solo son secretos los contratos privados y el orden de los mazos.

topics_draw_title = Robar
topics_draw_text =
    Toma { LIST($counts, last: "or") } de las { $marketSlots } cartas del mercado. Sus valores deben sumar **{ $limit } o menos**: un 3 solo, un 2 con un 1, hasta tres 1, o menos que eso. Al menos una carta es obligatoria.

    Las cartas van a tu mano, y los espacios vacíos se reponen del mazo.

    En Discord, { COMMAND("draw") } acepta espacios, como `1,3`, o cartas, como `azul 2`. Muestra lo que aportarían, y con un botón las robas; con `now` se roban al instante.

    Hay { $ofAColour } cartas de cada color: { $ones } de valor 1, { $twos } de valor 2 y { $threes } de valor 3.

topics_build_title = Construir
topics_build_text =
    Juega dos cartas: una da el **número** de pisos, la otra su **color**. Todos esos pisos van en una sola casa:
    - Tienen que caber todos.
    - Una **casa vacía** empieza por la planta baja, que cuenta como piso. Ninguna vecina de la misma calle puede tener ya ese color.
    - Una **casa empezada** conserva su color.
    - Tiene que haber piezas: { $floors } pisos y { $grounds } plantas bajas de cada color, así que como mucho { $grounds } casas por color.

    Después, en este orden:
    1. Si colocaste la planta baja, gana los puntos de la ficha que había allí y muévela a un **tejado libre** a tu elección: cualquier casa en juego, en cualquier calle, sin pieza de tejado ni ficha; también esta casa. Si no hay ninguno libre, la ficha puntúa igualmente y sale del juego.
    2. Si la casa está completa, recibe su tejado. Si allí había una ficha, gana sus puntos; la ficha sale del juego.

topics_points_title = Puntos de una construcción
topics_points_text =
    Suma:
    - **Casa**: los pisos que tiene la casa tras tu construcción, incluidos los de antes.
    - **Vecinas**: por cada piso que acabas de colocar, un punto por cada casa vecina que tenga un piso en ese mismo nivel. Solo cuentan las casas de al lado en la misma calle; los tejados, nunca.
    - **Ficha de la planta baja**, si colocaste la planta baja.
    - **Ficha del tejado**, si completaste una casa con una ficha en el tejado.
    - **Contratos públicos** que cumplas.

    { "" }*Ejemplo*: una casa de cinco tiene dos pisos y una ficha de 2 en el tejado. Con rojo 3 y azul 1 añades tres pisos azules, en los niveles 3 a 5; una vecina llega al nivel 4, la otra al 3. Casa 5, vecinas 3 (niveles 3 y 4 a un lado, 3 al otro), ficha del tejado 2. Con los contratos “3 pisos azules” y “cartas azul + roja”, 4 más: **14 puntos**.

topics_contracts_title = Contratos públicos
topics_contracts_text =
    Hay { $open } a la vista. Tras colocar tus pisos puedes cumplir cada uno que tu construcción satisfaga **exactamente**:
    - **1 piso** de un color: { $one } puntos. **2 pisos**: { $two }. **3 pisos**: { $three }. Tres pisos no cumplen un contrato de dos.
    - **Casa**: completaste una casa de ese color: { $house }.
    - **Dos cartas de un color**: las dos cartas que jugaste lo tienen: { $cards }.
    - **Dos colores**: una carta de cada uno, sin importar cuál dio el número y cuál el color: { $cards }.

    Una construcción puede satisfacer varios, y puedes cumplirlos todos o dejar alguno. Solo valen los { $open } que estaban a la vista cuando construiste; los espacios se reponen después. Los contratos cumplidos también desempatan al final. Cuando se acaba su mazo, los espacios quedan vacíos.

topics_private_title = Contratos privados
topics_private_text =
    Al final solo miran las casas **completas**, sin importar quién las construyó. Cada casa cuenta una vez por carta y puede contar para varias cartas.
    - **Casas** de un color: { $houses } puntos por { $housesTimes }.
    - **Par**: dos vecinas con los dos colores; { $pair } por { $pairTimes } pares sin casas en común.
    - **Trío**: tres casas en fila con los tres colores, en cualquier orden; { $trio } por { $trioTimes } sin casas en común.
    - **Gemelas**: cada calle tiene una casa del color, y las dos miden lo mismo; { $twins }.
    - **Extremos**: casas del color en los cuatro extremos de las calles (la primera y la última en juego); { $ends } por { $endsTimes }.
    - **Paleta**: una calle tiene los cinco colores; { $palette }.
    - **Calle completa**: todas las casas en juego de una calle están completas; { $side }.

    Al empezar recibes { $dealt } y te quedas con { $kept }. Todos eligen a la vez, y nadie ve lo que guardas hasta el final.

topics_end_title = Fin de la partida
topics_end_text =
    El **{ ORDINAL($two) }** tejado con 2 asientos, el **{ ORDINAL($three) }** con 3 y el **{ ORDINAL($four) }** con 4 anuncian el final: la ronda se juega entera, para que todos hayan tenido los mismos turnos, y después se juega **una ronda completa más**.

    Entonces se muestran y se cuentan los contratos privados. Gana quien tenga más puntos. En caso de empate, quien haya cumplido más contratos públicos; si persiste, quien juegue más tarde en la ronda.

topics_solo_title = Solitario
topics_solo_text =
    El tablero y los contratos privados son los de dos asientos. { $cards } cartas forman el **Cronómetro** ({ LIST($fewer, last: "or") }: más difícil). En cada turno:
    1. Roba o construye como siempre.
    2. El Cronómetro revela una carta de valor *a*: se descartan la carta del mercado y el contrato del espacio *a*.
    3. Revela otra, de valor *b*: se descartan los del espacio *a + b* (el { $marketSlots } solo tiene carta, el { $noSlot } nada).
    4. Tienes que construir con esas dos cartas si alguna construcción está permitida. Eliges cuál da el número, la casa y adónde va la ficha de la planta baja. No da puntos ni cumple contratos, y la ficha de un tejado completado se pierde.
    5. Se reponen el mercado y los contratos. Los contratos que descartó el Cronómetro pueden volver; los cumplidos, nunca. En el tablero, la arena junto al número de un espacio muestra cuán probable es que el Cronómetro lo vacíe tras tu turno.

    Cuando el Cronómetro se acaba, la partida termina tras el paso 4; los tejados no la terminan. Se gana con **{ $goal } puntos antes de los contratos privados**. Después se suman estos, y el total da tu nivel: Aprendiz desde { $apprentice }, Constructor desde { $builder }, Maestro constructor desde { $masterBuilder }.

topics_family_title = Partida familiar
topics_family_text = Todo es como siempre, solo que sin contratos privados: al empezar no se elige nada y al final no se suma nada. Deciden los puntos del tablero; en caso de empate, más contratos públicos y, después, quien juegue más tarde en la ronda.
topics_notation_title = Colores y notación
topics_notation_text =
    Cada color tiene una letra dondequiera que se dibuje: **B** azul, **G** verde, **P** morado, **R** rojo, **Y** amarillo.

    Las casas son `L1` a `L7` en la calle izquierda y `R1` a `R7` en la derecha, que el tablero muestra debajo; ambas van de izquierda a derecha. Las dos calles no se tocan. “azul 2/5” es una casa azul con dos de sus cinco pisos. Los espacios del mercado van del 1 al { $marketSlots }, los de los contratos del 1 al { $contractSlots }.

    Una acción se puede escribir en una línea:
    - `draw 1,3` roba las cartas de los espacios 1 y 3.
    - `build red-3 blue-1 L4` coloca tres pisos azules en L4: la primera carta da el número, la segunda el color.
    - `build red-3 blue-1 L5 roof R2 claim 1,3` además mueve la ficha de la planta baja al tejado de R2 y cumple los contratos 1 y 3.
    - `keep houses-blue,pair-blue-red,side-1` se queda con tres contratos privados.
    - `timer blue-3 red-2 L5` coloca las cartas del Cronómetro.
