deals_daily = Partida del día n.º { $number }
deals_challenge = Desafío { $code }
deals_points =
    { $points ->
        [one] punto
       *[other] puntos
    }
deals_par = par { $points }
deals_parStreet = par: bot difícil
deals_streak =
    { $days ->
        [one] { NUMBER($days) } día
       *[other] { NUMBER($days) } días seguidos
    }
deals_unplayed = En solitario, un reparto para todos
deals_practice = práctica
deals_race = Puntos tras cada ronda
deals_street = Pisos ronda a ronda: { LIST($levels, between: ", ") }
deals_legend = Una casa por ronda: cuanto más alta, más puntos

duels_daily = Duelo del día n.º { $number }
duels_challenge = Duelo { $code }
duels_unplayed = Tú contra el bot difícil
duels_you = Tú
duels_bot = Bot difícil
duels_gained = Quién sumó más en cada ronda
duels_rounds =
    { GIVEN($name) ->
        [no] Ronda a ronda, tú y el bot: { LIST($scores, between: ", ") }
       *[yes] Ronda a ronda, { $name } y el bot: { LIST($scores, between: ", ") }
    }
duels_race = Ventaja tras cada ronda
duels_par = par { $lead }

leagues_league = Liga de { $game }
leagues_gathering = { $people } hasta ahora
leagues_round = Ronda { $round } de { $rounds }
leagues_cup =
    { $players ->
        [2] Final
        [4] Semifinales
       *[other] Cuartos de final
    }
leagues_over = Clasificación final
leagues_closed = Cerrada
leagues_points = Puntos
leagues_course = ronda a ronda
leagues_gone = se fue
leagues_out = fuera
leagues_row = { $place } { $name } { $points }
leagues_duel =
    { GIVEN($winner) ->
        [no] { $one } – { $other }
       *[yes] { $one } – { $other }: { $winner }
    }

players_strengths_easy = fácil
players_strengths_medium = medio
players_strengths_hard = difícil
players_people_easy = Inês, Tomé, Rita
players_people_medium = Duarte, Lídia, Vasco
players_people_hard = Amélia, Baltasar, Leonor
players_nameless = Alguien
players_you = Tú
players_seat = Asiento { $number }
players_stranger =
    { GIVEN($number) ->
        [no] Jugador
       *[yes] Jugador { $number }
    }
players_elsewhere =
    { GIVEN($number) ->
        [no] Jugador de otro servidor
       *[yes] Jugador { $number } de otro servidor
    }
players_hidden =
    { GIVEN($number) ->
        [no] Rival
       *[yes] Rival { $number }
    }
players_resigned =
    { COUNT($names) ->
        [1] { LIST($names) } abandonó y queda en último lugar.
       *[other] { LIST($names) } abandonaron y quedan en último lugar.
    }
    .names =
        { COUNT($names) ->
            [1] Abandonaste y quedas en último lugar.
           *[other] { LIST($names) } abandonasteis y quedáis en último lugar.
        }
players_outOfTime =
    { COUNT($names) ->
        [1] { LIST($names) } agotó su tiempo y queda en último lugar.
       *[other] { LIST($names) } agotaron su tiempo y quedan en último lugar.
    }
    .names =
        { COUNT($names) ->
            [1] Agotaste tu tiempo y quedas en último lugar.
           *[other] { LIST($names) } agotasteis vuestro tiempo y quedáis en último lugar.
        }
players_left =
    { COUNT($names) ->
        [1] { LIST($names) } se fue y queda en último lugar.
       *[other] { LIST($names) } se fueron y quedan en último lugar.
    }
    .names =
        { COUNT($names) ->
            [1] Te fuiste y quedas en último lugar.
           *[other] { LIST($names) } os fuisteis y quedáis en último lugar.
        }
seatEnds_resigned = abandonó
seatEnds_outOfTime = sin tiempo
seatEnds_left = se fue
seatEnds_removed = salió del servidor
seatEnds_replaced = cedió su sitio
seatEnds_standIn = lo dejó al bot
overBy_outOfTime = Fin: sin tiempo
overBy_left = Fin: se fueron

profile_rating = Puntos de rating
profile_unrated = aún sin rating
profile_games =
    { $count ->
        [one] partida
       *[other] partidas
    }
profile_won = ganadas
profile_streak = seguidas
profile_streakBest = récord { NUMBER($games) }
profile_best = mejor turno
profile_course =
    { $games ->
        [one] { NUMBER($games) } partida por puntos
       *[other] Últimas { NUMBER($games) } por puntos
    }
profile_courseWithPlayers =
    { $games ->
        [one] { NUMBER($games) } partida contra el bot
       *[other] { NUMBER($games) } partidas contra el bot
    }
profile_noCourse = La curva empieza con la primera partida por puntos
profile_opponents = Rivales más frecuentes
profile_against = por delante en { NUMBER($ahead) } de { NUMBER($games) }
profile_favourite = Color favorito: { $name } { $part }
profile_level = Contra bots
profile_provisional = La interrogación queda hasta diez partidas por puntos.
profile_ratingCourse = El rating, partida a partida: { LIST($points, between: ", ") }
profile_players = Bots: { LIST($bots, between: ", ") }

review_title = Cómo le fue a { $name }
review_accuracy = precisión { $points }
review_ahead = por delante
review_behind = por detrás
review_score = previsto al final
review_start = Al empezar
review_deal = Cartas propias
review_luck = Suerte
review_others = Fallos ajenos
review_own = Fallos propios
review_end = Al final
review_stopped = Al detenerse
review_turn = turno { $number }
review_chances = ganar: { $best } → { $played }
review_course = Resultado final previsto antes de cada turno: { LIST($points, between: ", ") }
review_played = Jugado
review_better = Mejor
review_dear = Lo que más costó

lobby_freeSeat = asiento libre
lobby_invited = invitación

headline_wins = Gana { $name }
    .name = Ganas tú
headline_leads = { $name } lidera
    .name = Lideras

year_inGames = El año en partidas
year_lastMonths =
    { $months ->
        [one] El último mes
       *[other] Los últimos { NUMBER($months) } meses
    }
year_played =
    { $games ->
        [one] { NUMBER($games) } partida
       *[other] { NUMBER($games) } partidas
    }
year_won =
    { $wins ->
        [one] { NUMBER($wins) } ganada ({ $share })
       *[other] { NUMBER($wins) } ganadas ({ $share })
    }
year_people =
    { $people ->
        [one] { NUMBER($people) } persona
       *[other] { NUMBER($people) } personas
    }
year_best = récord { NUMBER($points) }
year_months = Partidas mes a mes
year_move = Mejor jugada
year_inOneMove = puntos en una jugada
year_rival = Rivalidad
year_met =
    { $games ->
        [one] { NUMBER($games) } partida en común
       *[other] { NUMBER($games) } partidas en común
    }
year_ahead =
    { $level ->
        [0] por delante en { NUMBER($ahead) }
       *[other] por delante en { NUMBER($ahead) }, igual en { NUMBER($level) }
    }
year_streak = Mejor racha
year_wins =
    { $wins ->
        [one] victoria seguida
       *[other] victorias seguidas
    }
year_rating = Subida de rating
year_luck = Reparto con suerte
year_beforeMoves = puntos antes de jugar
year_cost = Jugada más cara
year_givenAway = puntos regalados
year_score = Mejor resultado
year_record = Nuevo récord
year_closest = La más reñida
year_busiest = Más partidas

refusals_over = La partida terminó.
refusals_notYourTurn = No es tu turno.
refusals_notNow = Eso no es posible ahora.
refusals_noAction = “{ $typed }” no es una acción aquí.
refusals_possible = Posible: { $list }.
refusals_strange = Eso no es posible en este juego.

seats_standIns_easy = un bot de nivel fácil
seats_standIns_medium = un bot de nivel medio
seats_standIns_hard = un bot de nivel difícil
seats_absent =
    { $how ->
        [steady] Desde ahora juego yo por { $person }, según una regla fija, hasta que vuelva: basta con que haga algo aquí.
       *[other] Desde ahora { TERM($how, "seats_standIns") } juega por { $person } hasta que vuelva: basta con que haga algo aquí.
    }
seats_gone =
    { $how ->
        [steady] { $person } ha dejado el servidor. De momento juego yo ese asiento, según una regla fija; los demás pueden ofrecerlo a otra persona.
       *[other] { $person } ha dejado el servidor. De momento { TERM($how, "seats_standIns") } juega ese asiento; los demás pueden ofrecerlo a otra persona.
    }
seats_back = { $person } ha vuelto y sigue jugando.
seats_moved = { $person } ya no puede usar el canal de la partida. Para { $person } sigue en los mensajes directos.
seats_unreached = No puedo contactar con { $person } y no sé quién lo ha causado. Por eso la partida termina sin resultado.
seats_offered = Se ofrece el asiento de { $person }: quien pulse primero se lo queda con todos sus puntos. Hasta entonces sigue siendo de { $person }.
seats_offer-lapsed = Nadie ha tomado el asiento de { $person } en 48 horas: ya no se ofrece.
seats_taken = { $person } sigue en lugar de { $before }. ¡Que vaya bien!
seats_away = { $person } estará fuera hasta el { $until }. El reloj de esta partida espera.
seats_awayInPart =
    { $days ->
        [0] { $person } estará fuera hasta el { $until }. El reloj de esta partida sigue corriendo.
        [one] { $person } estará fuera hasta el { $until }. El reloj de esta partida espera { NUMBER($days) } día más como máximo.
       *[other] { $person } estará fuera hasta el { $until }. El reloj de esta partida espera { NUMBER($days) } días más como máximo.
    }
seats_here = { $person } ya está aquí de nuevo.
seats_take = Tomar el asiento
seats_took = El asiento es tuyo. Enseguida viene el tablero.
seats_comeBack = He vuelto
seats_youAreBack = Vuelves a jugar tú tu asiento.

votes_propose_play-once = Jugar este turno en su lugar
votes_propose_play-until-back = Jugar hasta que vuelva
votes_propose_offer = Ofrecer el asiento
votes_propose_pause = Pausar
votes_propose_unpause = Seguir
votes_propose_slow = Seguir despacio
votes_playFor = Que el bot juegue por { $person }
votes_offerSeat = Ofrecer el asiento de { $person }
votes_choose = Elegir quién juega
votes_whoPlays = **¿Quién juega por { $target }?** Se pregunta a los demás.
votes_ways_play-once = Este turno
votes_ways_play-until-back = Hasta que vuelva
votes_asks_play-once =
    { $how ->
        [steady] { $person } pide que yo juegue este turno por { $target }, según una regla fija.
       *[other] { $person } pide que { TERM($how, "seats_standIns") } juegue este turno por { $target }.
    }
votes_asks_play-until-back =
    { $how ->
        [steady] { $person } pide que yo juegue por { $target }, según una regla fija, hasta que vuelva.
       *[other] { $person } pide que { TERM($how, "seats_standIns") } juegue por { $target } hasta que vuelva.
    }
votes_asks_offer = { $person } pide ofrecer el asiento de { $target } a otra persona.
votes_asks_pause = { $person } pide pausar la partida.
votes_asks_unpause = { $person } pide seguir con la partida.
votes_asks_slow = { $person } pide seguir despacio: un día por turno, con menciones.
votes_question =
    { COUNT($people) ->
        [0] Votos a favor necesarios: { $needed }. Vence el { $until }.
       *[other] { LIST($people) }: ¿de acuerdo? Votos a favor necesarios: { $needed }. Vence el { $until }.
    }
votes_soFar =
    { $refused ->
        [0] { $agreed } de { $needed } hasta ahora.
       *[other] { $agreed } de { $needed } hasta ahora, { $refused } en contra.
    }
votes_agreed = **Aprobado.**
votes_refused = **Rechazado**: nada cambia.
votes_withdrawn = Ya no hace falta.
votes_withdrewBy = { $person } lo retiró.
votes_lapsed = No se decidió en 48 horas: nada cambia.
votes_youAsked = Se ha preguntado a los demás.
votes_youAgreed = Estás de acuerdo.
votes_youRefused = Lo rechazaste.
votes_youWithdrew = Lo retiraste.
votes_carried = Aprobado: ya está hecho.

undo_ask = Preguntar a los demás
undo_agree = Aceptar
undo_refuse = Rechazar
undo_done = Deshecho; enseguida viene el tablero.
undo_askPractice = ¿Deshacer esto? La puntuación de esta partida quedará marcada como práctica: no vale como récord.
undo_practise = Deshacerlo
undo_asked =
    { COUNT($people) ->
        [1] Pedido: { LIST($people) } tiene que aceptar en 48 horas. Cualquier acción en la partida retira tu petición.
       *[other] Pedido: { LIST($people) } tienen que aceptar en 48 horas. Cualquier acción en la partida retira tu petición.
    }
undo_allAgreed = Aceptas, igual que todos los demás: se deshace. Enseguida viene el tablero.
undo_youRefused = Lo rechazaste: la acción se mantiene.
undo_youAgreed = Aceptas. Aún falta la respuesta de { LIST($stillAsked) }.
undo_asks = { $person } pide deshacer:
undo_question = { LIST($people) }: ¿de acuerdo? Tienen que aceptar todos los demás. Vence el { $until }; cualquier acción en la partida lo retira.
undo_agreed = Todos aceptaron: se deshace.
undo_refused = Rechazado: se mantiene.
undo_refusedBy = { $person } lo rechazó: se mantiene.
undo_refusedNews =
    { GIVEN($by) ->
        [no] Rechazado: se mantiene. { $asker } había pedido deshacer la última acción.
       *[yes] { $by } lo rechazó: se mantiene. { $asker } había pedido deshacer la última acción.
    }
undo_withdrewBy = { $person } lo retiró: se mantiene.
undo_withdrawn = Retirado: la partida ha seguido, así que se mantiene.
undo_lapsed = No todos aceptaron en 48 horas: se mantiene.

overview_button = Análisis
overview_title = **Análisis: { $person }**
overview_accuracy =
    { $decisions ->
        [one] Precisión: **{ NUMBER($right) }** de 100, en { NUMBER($decisions) } decisión. 100 es siempre la mejor línea que encontré; 0 no es mejor que echarlo a suertes.
       *[other] Precisión: **{ NUMBER($right) }** de 100, en { NUMBER($decisions) } decisiones. 100 es siempre la mejor línea que encontré; 0 no es mejor que echarlo a suertes.
    }
overview_start =
    { GIVEN($spread) ->
        [no] Al empezar: cabía esperar **{ $points }** al final, por el tablero y el puesto en el orden.
       *[yes] Al empezar: cabía esperar **{ $points }** (±{ $spread }) al final, por el tablero y el puesto en el orden.
    }
overview_deal = Cartas ocultas propias: **{ $points }** (±{ $spread }), frente a otras que podrían haber tocado.
overview_own = Decisiones propias: **{ $points }**, frente a la mejor que encontré, según lo que este asiento podía ver entonces.
overview_others = Decisiones de los demás: **{ $points }**, según lo que podían ver.
overview_luck = Suerte: **{ $points }**: lo que trajo el azar después del reparto, y lo que yo juzgo mal.
overview_final = Al final: **{ $points }**.
overview_stopped = Cuando se detuvo la partida: cabía esperar **{ $points }**. No terminó por las reglas.
overview_margin = -# Los puntos son sobre la media de los demás. La suerte y las decisiones ajenas usan lo que solo ahora se sabe.
overview_alone = -# Los puntos son los del resultado final. La suerte usa lo que solo ahora se sabe.
overview_noMistakes = No encontré ningún turno en el que otra decisión fuera claramente mejor.

beside_agreeCancel = Aceptar cancelar
beside_playOn = Seguir jugando
beside_resigning = Abandonar…
beside_resign = Abandonar del todo
beside_askResign =
    { $effect ->
        [ends] ¿Abandonar? Todos los demás quieren cancelar esta partida, así que termina al instante: quedas en último lugar y los demás comparten el primero. No se puede deshacer.
        [cancels] ¿Abandonar? Todos los demás quieren cancelar esta partida, así que se cancela al instante. No se puede deshacer.
       *[loses]
            { $others ->
                [0] ¿Abandonar esta partida? No se puede deshacer.
                [1] ¿Abandonar? La partida termina al instante y gana la otra persona. No se puede deshacer.
               *[other] ¿Abandonar? Yo juego tu asiento hasta el final, y queda en último lugar. No se puede deshacer. Con `/games settings`, tu asiento te espera mientras estás fuera.
            }
    }
beside_askCancel =
    { $how ->
        [alone] ¿Cancelar esta partida? Termina enseguida y no cuenta para nadie.
        [deserted] ¿Terminar esta partida? Alguien la ha abandonado. Termina cuando todos los demás acepten: quien la abandonó pierde y los demás comparten el primer puesto.
        [last] ¿Cancelar esta partida? Todos los demás aceptan: termina al instante y no cuenta para nadie.
       *[vote] ¿Proponer a los demás cancelar esta partida? Termina cuando todos acepten, y no cuenta para nadie.
    }
beside_openCancel = Cancelar la partida
beside_nudge = Avisar
beside_nudged = Aviso enviado: { LIST($people) }. El próximo, dentro de doce horas.
beside_sealed = Guardado en secreto: { $action }.
beside_stillChoosing = Aún falta la elección de { LIST($people) }. Hasta entonces puedes cambiar la tuya.
beside_chooseAgain = Elegir de nuevo
beside_turnedDown = Tu elección no encaja con lo que han elegido los demás: { $action }. { $why } Elige de nuevo; los demás mantienen la suya.
beside_unreadable = Las reglas han cambiado desde que elegiste, y tu elección ya no se puede leer: “{ $typed }”. { $why } Elige de nuevo; los demás mantienen la suya.

beside_best =
    { $points ->
        [one] Mejor turno: { $person }, { NUMBER($points) } punto.
       *[other] Mejor turno: { $person }, { NUMBER($points) } puntos.
    }
beside_rematch = Revancha
beside_next = Siguiente partida
beside_cancelled = Esta partida se canceló.
beside_wouldCancel =
    { $agreed ->
        [one] { LIST($people) } quiere cancelar esta partida: acepta { NUMBER($agreed) } de { $asked }.
       *[other] { LIST($people) } quieren cancelar esta partida: aceptan { NUMBER($agreed) } de { $asked }.
    }
beside_givenUp = Esta partida se abandonó.
beside_lastOnes =
    { COUNT($people) ->
        [1] Gana { LIST($people) }: no queda nadie más en la partida.
       *[other] Ganan { LIST($people) }: no queda nadie más en la partida.
    }

lesson_step = Paso { $at } de { $of }, en un tablero de ejemplo: nada de esto cambia una partida.
