errors_neutral = Algo falló por mi parte; no se cambió nada. Inténtalo de nuevo en un momento.
errors_busy = Otro programa está ocupando mi base de datos ahora mismo. No se cambió nada; inténtalo de nuevo en un momento.
errors_turnsGone = Las reglas de hoy ya no llevan a los turnos anteriores de esta partida, así que no puedo mostrarlos. Su registro y su resultado se conservan.
errors_refusedAnswer = No pude mostrar la respuesta. { COMMAND("board") } muestra la partida tal como está ahora.
errors_unpainted = No se ha podido dibujar la imagen en este momento.
errors_tryAgain = Intentar de nuevo
errors_plainMessage = No puedo mostrar el texto habitual de este mensaje: Discord o un filtro lo ha rechazado. Los botones funcionan, y las respuestas privadas lo muestran todo.
errors_plainPosted = Discord o un filtro del servidor (AutoMod) ha rechazado mi mensaje en { $channel }. Ahora está allí en su forma más sencilla, sin nombres ni imagen; los botones funcionan. Quien gestiona el servidor puede permitir mis mensajes en los ajustes del servidor, en AutoMod.
errors_notPosted = Discord o un filtro del servidor (AutoMod) ha rechazado mi mensaje en { $channel }, incluso en su forma más sencilla, así que allí falta. Quien gestiona el servidor puede permitir mis mensajes en los ajustes del servidor, en AutoMod. La próxima acción lo enviará de nuevo.
errors_notWritten = Discord ha rechazado un mensaje directo mío para ti, incluso en su forma más sencilla. `/games list` muestra tus partidas.
errors_notFollowed = No pude publicarlo en este canal.
errors_oldButton = Este botón es de otra versión mía. { COMMAND("board") } muestra la partida tal como está ahora.
errors_strangeButton = No conozco este botón. { COMMAND("board") } muestra la partida tal como está ahora.
errors_otherGame = El juego de este canal es { $game }. Escribe { $command }.
errors_otherGameEnded = El último juego de este canal fue { $game }. { $board } muestra cómo terminó.
errors_strangeCommand = Ya no conozco este comando. Escribe `/` para ver los que conozco.

errors_moved = { $former } ha cambiado de sitio. Escribe { $present } en su lugar.
errors_formerOption = { $option } ahora es un menú. Escribe { $command } sin esa opción y elige en la respuesta que solo ves tú.

lobby_join = Unirse
lobby_leave = Salir
lobby_start = Empezar
lobby_free = libre
lobby_gathering = Abierta a todos los de aquí. { $opener } puede empezar en cuanto haya jugadores suficientes.
lobby_full = La mesa está completa: cualquiera que tenga asiento puede empezar.
lobby_running = La partida está en curso.
lobby_over = La partida terminó.
lobby_cancelled = La mesa se canceló.
lobby_opened = La mesa está abierta y ya tienes asiento. Los demás pulsan Unirse.
lobby_dealt = Todo repartido: el tablero viene en un mensaje aparte.
lobby_joined = Estás en la mesa: { $taken } de { $wanted }.
lobby_left = Has dejado la mesa.
lobby_leftAndClosed = Has salido; la mesa quedó vacía y se cerró.
lobby_leftAndClosedForAll = Has salido. Donde se abrió la mesa no queda nadie, así que se cerró también para los demás.
lobby_seated = Orden de los asientos: { LIST($people, between: ", ") }. Enseguida viene el tablero.
lobby_resigned = Has abandonado. Desde ahora juego yo tu asiento, y queda en último lugar.
lobby_resignedAndOver = Has abandonado, y la partida terminó.
lobby_howItEnded = { COMMAND("board") } muestra cómo terminó.
lobby_calledOff = La partida se canceló.
lobby_agreedToCancel =
    { $agreed ->
        [one] Aceptas cancelar esta partida: acepta { NUMBER($agreed) } de { $needed }. A los demás se les pregunta en el canal.
       *[other] Aceptas cancelar esta partida: aceptan { NUMBER($agreed) } de { $needed }. A los demás se les pregunta en el canal.
    }
lobby_endedDeserted = La partida ha terminado: quien la abandonó pierde y los demás comparten el primer puesto.
lobby_playsOn = { $person } quiere seguir: esta partida no se cancela.
lobby_nothingToCancel = Ya nadie pide cancelar esta partida.
lobby_saidPlayOn = La partida sigue.

places_permissions_ViewChannel = Ver canal
places_permissions_SendMessages = Enviar mensajes
places_permissions_SendMessagesInThreads = Enviar mensajes en hilos
places_permissions_CreatePublicThreads = Crear hilos públicos
places_permissions_CreatePrivateThreads = Crear hilos privados
places_permissions_AttachFiles = Adjuntar archivos
places_permissions_ReadMessageHistory = Leer el historial de mensajes
places_lacking =
    { COUNT($permissions) ->
        [1] No puedo jugar en este canal: me falta el permiso { LIST($permissions) }. Quien gestione el canal puede dárselo a mi rol; después, vuelve a pedirlo.
       *[other] No puedo jugar en este canal: me faltan los permisos { LIST($permissions) }. Quien gestione el canal puede dárselos a mi rol; después, vuelve a pedirlo.
    }
places_direct =
    { GIVEN(COMMAND("solo")) ->
        [no] Aquí solo estamos tú y yo: { COMMAND("new", "players:") } juega contra el bot; para varias personas, escríbelo en un canal de un servidor.
       *[yes] Aquí solo estamos tú y yo: { COMMAND("solo") } juega en solitario, { COMMAND("new", "players:") } contra el bot; varias personas necesitan un canal de un servidor.
    }
places_amongOthers = No puedo publicar tableros en una conversación privada ajena. Juega en un canal de un servidor donde esté instalado, o en solitario en un mensaje directo conmigo.
places_notInstalled =
    { GIVEN(COMMAND("solo")) ->
        [no] No estoy instalado en este servidor, así que no podría publicar aquí el tablero. Quien gestione el servidor puede añadirme: abre mi perfil y elige “Añadir aplicación”.
       *[yes] No estoy instalado en este servidor, así que no podría publicar aquí el tablero. Quien gestione el servidor puede añadirme: abre mi perfil y elige “Añadir aplicación”. O juega { COMMAND("solo") } en un mensaje directo conmigo.
    }

board_hand = Mano
board_rules = Reglas
board_board = Tablero
board_parts = Qué es qué
board_undo = Deshacer
board_resigned = { $person } abandonó.
board_hasLeft = { $person } dejó la partida del todo.
board_awaited = { LIST($people) }: { $what }
board_chosen =
    { COUNT($people) ->
        [1] { LIST($people) } ya ha elegido.
       *[other] { LIST($people) } ya han elegido.
    }
board_tookBack = { $person } deshizo:
board_tooEarly = Terminó antes de que nadie tuviera un segundo turno, así que no cuenta en ninguna parte.
board_practised = En esta partida se deshizo algo, así que su puntuación cuenta como práctica.

panel_done = Hecho.
panel_preview = Vista previa: { $action }
panel_further = -# La lista tiene 25 de { $count } opciones. { COMMAND("do") } acepta también las demás.
panel_more = Otras acciones…
panel_back = Volver
panel_yourTurn = Tu turno
panel_judged = Ordenado por el bot medio, lo mejor primero.
panel_mostPoints = Primero lo que da más puntos ahora.
panel_pressShows = { $order } Al pulsar se ve lo que aporta; no se hace nada hasta que lo confirmes.
panel_withoutPreview = { $order } Actúan al instante, sin mostrar antes lo que aportan: { LIST($kinds) }.
panel_others = { $kind }: otras opciones
panel_none = ninguno
panel_notYet = Aún no está hecho. Si confirmas:
panel_gone = Esa opción ya no existe. Estas sí:
panel_points =
    { $points ->
        [one] { NUMBER($points) } punto
       *[other] { NUMBER($points) } puntos
    }
panel_between =
    { $most ->
        [one] { $least }–{ NUMBER($most) } punto
       *[other] { $least }–{ NUMBER($most) } puntos
    }
panel_upTo = hasta { $points }

orders_always = Siempre: { $order }
orders_alwaysWhich = Siempre así…
orders_which = Se hace ahora y, desde entonces, sin preguntarte, siempre que encaje. ¿Hasta cuándo?
orders_left = Orden permanente: { $order }. Nadie más la ve; puedes retirarla en tu página de la mano.
orders_title = **Tus órdenes permanentes**
orders_takeBack = Retirar: { $order }
orders_withdrawn = La orden está retirada. Se te volverá a preguntar.
orders_door = Órdenes permanentes…
orders_ask = ¿Qué debo hacer por ti sin preguntar? Lo hago siempre que encaje; hasta entonces nadie más lo ve.
orders_none = Ahora no hay nada que se pueda decidir de antemano.

typing_unknown = No conozco “{ $typed }” como { $option }.
typing_tooLong = { $option } admite { $longest } caracteres como máximo; tu texto tiene { $characters }. No se ha hecho nada.
typing_andMore = { LIST($values, between: ", ") } y { $left } más
typing_possible = Posible ahora: { $values }.
typing_possibleWith = Posible con { LIST($given, between: ", ") }: { $values }.
typing_instead = Lo que puedes hacer ahora: { LIST($kinds, between: ", ") }.
typing_nothing = “{ $typed }” no es algo que puedas hacer ahora.
typing_several = “{ $typed }” puede ser más de una acción.

fair_shuffleSealed = Barajado { $digits } · { COMMAND("game") }
fair_shuffleCheck = Comprobar el barajado: { COMMAND("game") }
fair_elsewhere = Esto es de una partida de otro canal, así que no se hizo nada.
fair_unasked = No pregunté por esto, así que no se hizo nada. { COMMAND("board") } muestra la partida tal como está ahora.
fair_slowDown = Eso fue demasiado rápido para mí, así que no se hizo nada. Inténtalo de nuevo en un momento.

lesson_begin = Probar un primer turno
lesson_toGame = Ir a la partida
lesson_play = Abrir una mesa aquí
lesson_playBot = Jugar contra el bot
lesson_back = Volver
lesson_help = La opción verde lleva adelante.
lesson_none = Esta lección ya no está aquí. { COMMAND("rules") } tiene todos los capítulos.

showing_share = Compartir
showing_replayButton = Repetición
showing_card = Esta es la tarjeta de la partida, que por ahora solo ves tú: guárdala o publícala para todos en este canal.
showing_cardToKeep = Esta es la tarjeta de la partida, para guardarla o compartirla.
showing_post = Publicar aquí
showing_posted = Aparecerá aquí.
showing_sharedBy = { $person } comparte esta partida:
showing_replay = Esta es la partida desde el reparto hasta ahora, para guardarla o compartirla.
showing_progress = La partida se está dibujando turno a turno: { PERCENT($share) } listo.
showing_busy = Ya se está dibujando una repetición de este canal. Vuelve a pedirla cuando esté lista.
showing_noPicture = No existe esa imagen de este juego.

tables_paces_none = sin límite de tiempo
tables_paces_day = un día por turno
tables_paces_three-days = tres días por turno
tables_paces_two-weeks = 14 días por turno
tables_paces_live = en vivo: un minuto por decisión
tables_seatings_random = asientos al azar
tables_seatings_joined = asientos por orden de llegada
tables_noHints = sin pistas
tables_rated = por puntos, así que sin pistas
tables_ratedWithMore = por puntos si se une otra persona
tables_unrated = amistosa
tables_arrange = Cómo se juega en esta mesa: puedes cambiarlo hasta que se siente otra persona.
tables_invite = Invitar a gente
tables_invited = Invitados: { LIST($people) }
tables_asked = sin respuesta
tables_rematch = Otra partida con las mismas personas: los demás pulsan Unirse.
tables_lapsed = Nadie ha hecho nada aquí en un día, así que la mesa se cerró. { COMMAND("new") } abre otra.
tables_title = { $game } con { LIST($people, between: ", ") }
tables_inThread = En un hilo
tables_openedThere = La mesa está abierta en { $thread } y ya tienes asiento.
tables_dealtThere = Todo repartido: el tablero está en { $thread }.
tables_alreadyInThread = Esto ya es un hilo: { COMMAND("new") } sin `thread` juega aquí.
tables_noThread = No pude abrir un hilo aquí. { COMMAND("new") } sin `thread` juega en este canal.
tables_bots =
    { COUNT($people) ->
        [1] { LIST($people) } no puede jugar: solo juegan personas.
       *[other] { LIST($people) } no pueden jugar: solo juegan personas.
    }
tables_yourself =
    { GIVEN(COMMAND("solo")) ->
        [no] No te puedes desafiar.
       *[yes] Para jugar en solitario, escribe { COMMAND("solo") }.
    }
tables_remove = Quitar a { $person }
tables_removed = { $person } ya no está en la mesa; el asiento vuelve a quedar libre.
tables_again = La mesa vuelve a estar abierta: los demás pulsan Unirse.
tables_againSolo = Repartido de nuevo: enseguida viene el tablero.
tables_none =
    { GIVEN(COMMAND("solo")) ->
        [no] No tienes partidas en curso. { COMMAND("new") } abre una.
       *[yes] No tienes partidas en curso. { COMMAND("new") } abre una, { COMMAND("solo") } juega en solitario.
    }
tables_help =
    { GIVEN(COMMAND("solo")) ->
        [no] { COMMAND("new") } abre una mesa, para personas o con bots. `/games find` busca gente y `/games list` muestra tus partidas.
       *[yes] { COMMAND("new") } abre una mesa, para personas o con bots. { COMMAND("solo") } juega en solitario. `/games find` busca gente y `/games list` muestra tus partidas.
    }

help_buttons_daily = Partidas de hoy
help_buttons_bot = Jugar contra un bot
help_buttons_learn = Aprender a jugar
help_buttons_find = Buscar gente
help_buttons_list = Mis partidas
help_daily = **Partidas de hoy**: todo el mundo recibe las mismas cartas en este bot. Solo tú ves tu partida.
help_bot = **Jugar contra un bot**: la partida empieza al momento, en este canal. El fácil va bien para empezar.
help_learn = **Aprender a jugar**: un primer turno en un tablero de ejemplo, en dos minutos. Solo lo ves tú.
tables_noneOpen = Aquí ninguna mesa tiene asiento para ti. { COMMAND("new") } abre una, y quien mire aquí la encuentra.

calls_ping = { $person }, es tu turno.
calls_reminder =
    { $hours ->
        [one] { $person }, los demás llevan una hora esperándote.
       *[other] { $person }, los demás llevan { NUMBER($hours) } horas esperándote.
    }
calls_note =
    { $days ->
        [one] { $person }, un último aviso: los demás llevan un día esperándote. No te recordaré más este turno.
       *[other] { $person }, un último aviso: los demás llevan { NUMBER($days) } días esperándote. No te recordaré más este turno.
    }
calls_nudge =
    { GIVEN($asked) ->
        [no] { COUNT($people) ->
            [1] { LIST($people) }, { $by } te recuerda que es tu turno.
           *[other] { LIST($people) }: { $by } os recuerda que os toca.
        }
       *[yes] { LIST($people) }: recordatorio de { $by }: { $asked }.
    }
calls_overdue = { $person } lleva más de { $hours } horas. Los demás pueden decidir cómo seguir.
calls_question = { $person }, aquí te preguntaron algo y aún falta tu respuesta.
calls_invited = { $person }, tienes una invitación a esta mesa.
calls_paused = Esta partida está en pausa.

live_minute = ⏱️ { $person }: el minuto acaba { $minute }. La reserva de { $reserve } acaba { $end }.
live_reserve = ⏳ { $person }: el minuto ha pasado y corre la reserva. Acaba { $end }.
live_begins = { LIST($people) }, empieza la partida en vivo: un minuto por decisión y cinco minutos de reserva para toda la partida.
live_warning = ⏳ { $person }, tu reserva acaba { $end }. Entonces pierdes por tiempo.
live_lost = { $person } se quedó sin tiempo.
live_seek = Se busca una partida en vivo. La búsqueda acaba { $end }. La partida empieza en cuanto se ocupan todos los sitios.
live_lapsed = La búsqueda de una partida en vivo ha acabado. { COMMAND("new") } abre otra.
live_follows = La imagen llega enseguida.
live_waiting = Se espera a { LIST($people) }. Tu panel se abre aquí cuando te toque.

history_log = Historial
history_recap = Resumen
history_board = Tablero
history_earlier = ◀ Anterior
history_later = Siguiente ▶
history_logTitle = **La partida hasta ahora**, página { $page } de { $pages }
history_logEmpty = Aún no se ha jugado nada. El historial empieza con el primer turno.
history_strangers = No tienes asiento en esta mesa; esta es la página más reciente de su historial.
history_tookBack = **{ $name }** deshizo { LIST($turns) }.
history_byOrder = (por orden permanente)
history_playedFor = (jugado por el asiento)
history_since = **Desde tu última jugada**
history_sinceTheDeal = **Desde el reparto**
history_nothingSince = No ha pasado nada desde tu última jugada.
history_near = **Para tus propios objetivos**
history_boardAfter = El tablero tras el turno { $turn } de { $newest }.
history_boardOfTheDeal = El tablero tal como se repartió.
history_noSuchTurn = El turno { $turn } no existe: el más reciente es el { $newest }, y 0 es el reparto. { COMMAND("game") } → Historial numera los turnos.

ending_ratings = Puntos de rating: { LIST($people, between: ", ") }.
ending_ratingsWithPlayers = Rating contra bots: { LIST($people, between: ", ") }.
ending_rating = { $person } con { $points } ({ $change })
ending_ratedInPart = La partida contó un { PERCENT($part) } de una partida por puntos.
ending_more = Más…
ending_whichOther = ¿Qué juego con las mismas personas? Se pregunta a los demás, que pulsan Unirse.
ending_recordButton = Registro
ending_verifyButton = Comprobar el barajado
ending_record = La partida entera, como archivo que otros programas pueden leer y comprobar.
ending_recordSoFar = La partida hasta ahora, como archivo: lo que puedes saber de ella. Estará completo cuando termine.
ending_recordFile = El registro de la partida
ending_verified =
    { $shuffles ->
        [one] Comprobado: el { NUMBER($shuffles) } barajado y todos los turnos se derivan de la semilla fijada antes de la primera carta. Con { COMMAND("game") } → Registro puedes comprobarlo por tu cuenta.
       *[other] Comprobado: los { NUMBER($shuffles) } barajados y todos los turnos se derivan de la semilla fijada antes de la primera carta. Con { COMMAND("game") } → Registro puedes comprobarlo por tu cuenta.
    }
ending_proof = -# SHA-256 `{ $commitment }`, semilla `{ $seed }`, sal `{ $salt }`
ending_differs = Desde el turno { $turn }, esta partida no se deriva de la semilla que se fijó antes de ella.
ending_notYetVerified = Los barajados los fija una semilla secreta; su SHA-256 es `{ $commitment }`. La semilla se revela cuando termina la partida; entonces puedo comprobarte cada barajado.
ending_unverifiable = Esta partida empezó antes de que los barajados se ataran a una semilla, así que no se puede comprobar nada.
ending_olderRules = Esta partida empezó con una versión anterior de sus reglas, así que ya no puedo comprobar sus turnos. Su semilla es pública: el programa de entonces sí puede.

review_progress = Estoy repasando esta partida decisión por decisión: { PERCENT($share) } listo.
review_overview = Resumen
review_turnButton = Turno { NUMBER($turn) }: { $loss }
review_share = Compartir
review_shared = Compartido: ahora todos los de aquí pueden ver este análisis.
review_sharedBy =
    { GIVEN($right) ->
        [no] { $person } comparte cómo le fue en esta partida:
       *[yes] { $person } comparte cómo le fue en esta partida, con una precisión de **{ NUMBER($right) }** de 100:
    }
review_turn = **Turno { NUMBER($turn) }: resultado final { $loss }**
review_played = Jugado: { $action }
review_better = Mejor: **{ $action }**
review_because = Porque:
review_noReason = Puntos de más que espero al final tras ello: **{ $points }**.
review_chances = Para ganar, en partidas como esta: { PERCENT($best) } con la mejor opción, { PERCENT($played) } tal como se jugó.
review_seen = -# Juzgado por lo que se podía ver entonces; nada de lo que vino después influye.

deals_soloRules = Juegas en solitario, sin rivales. Tu resultado son tus puntos. Después ves cuántos puntos consiguió el bot difícil.
deals_dailyRules = Hoy todos reciben en este bot el mismo reparto. Cuenta tu primer intento: sin deshacer y sin pistas. Solo tú lo ves; se juega aquí mismo, pase lo que pase en este canal.
deals_challengeRules = Quien tiene el código recibe el mismo reparto. Cuenta tu primer intento: sin deshacer y sin pistas. Solo tú lo ves.
deals_pastRules = Este día ya pasó. Puedes jugarlo como práctica, con deshacer y pistas.
deals_spentRules = Tu primer intento ya pasó. A partir de ahora practicas, con deshacer y pistas.
deals_ends = El día termina a las { $at } ({ $relative }); lo que se haya empezado hasta entonces se puede acabar durante dos horas más.
deals_next = Próxima partida del día { $relative }.
deals_streak =
    { $days ->
        [one] 🔥 { NUMBER($days) } día seguido, récord { $longest }.
       *[other] 🔥 { NUMBER($days) } días seguidos, récord { $longest }.
    }
deals_freeLeft = Este mes puedes saltarte un día sin romper la racha.
deals_freeUsed = El día libre de este mes ya está usado.
deals_sealed = Sellado: { $commitment }
deals_sealedNext = El de mañana: { $commitment }
deals_sealedMeans = Este código se fijó antes de la primera carta. Cuando se revelen la semilla y la sal, cualquiera podrá comprobar que el reparto no ha cambiado.
deals_openTo = La semilla y la sal se revelan { $relative }.

deals_play = Jugar
deals_goOn = Seguir
deals_practise = Practicar
deals_anew = Empezar de nuevo
deals_show = Mostrar aquí
deals_text = Como texto
deals_rounds = Ronda a ronda
deals_way = Mejor partida encontrada
deals_parWay = Partida del bot difícil
deals_proof = Comprobar el barajado
deals_archive = Archivo
deals_challenges = Desafíos
deals_days = Días
deals_older = Más antiguos
deals_newer = Más recientes
deals_today = La de hoy
deals_dare = Desafiar a otros
deals_newChallenge = Nuevo desafío

deals_result =
    { $count ->
        [one] **{ NUMBER($count) } punto**
       *[other] **{ NUMBER($count) } puntos**
    }
deals_par =
    { $by ->
        [0] Justo el par de { $par }, tal como juega el bot difícil.
       *[other] { $side ->
            [above] El par del bot difícil es { $par }: estás **{ $by }** por encima.
           *[other] El par del bot difícil es { $par }: estás **{ $by }** por debajo.
        }
    }
deals_parUnderWay = El bot difícil aún está jugando: su par aparecerá en un momento, la próxima vez que pulses.
deals_late = Terminó cuando el día ya estaba cerrado, así que cuenta como práctica.
deals_unfair = En ella se deshizo algo o se usó una pista.
deals_field =
    { $players ->
        [0] Nadie más la ha jugado hasta ahora.
        [1] Nadie más la ha jugado hasta ahora.
       *[other] { $better ->
            [0] De { $players }, nadie lo ha hecho mejor.
           *[other] { GIVEN($share) ->
                [yes] Igual o mejor que el { PERCENT($share) } de { $players } jugadores.
               *[no] Puesto { $place } de { $players }.
            }
        }
    }
deals_here = **En este servidor**
deals_takenUp = **Quién la ha jugado**
deals_row =
    { $count ->
        [one] `{ $place }` { $name }: { NUMBER($count) } punto
       *[other] `{ $place }` { $name }: { NUMBER($count) } puntos
    }
deals_rowUnfinished = `–` { $name }: sin terminar
deals_helped = { $row } (con deshacer o una pista)
deals_rival =
    { $count ->
        [one] `–` { $name }: { NUMBER($count) } punto
       *[other] `–` { $name }: { NUMBER($count) } puntos
    }
deals_ownBest =
    Lo mejor que has logrado practicando: { $count ->
        [one] { NUMBER($count) } punto
       *[other] { NUMBER($count) } puntos
    }, en { $attempts ->
        [one] { NUMBER($attempts) } intento
       *[other] { NUMBER($attempts) } intentos
    }.
deals_bestFound =
    { $count ->
        [one] Lo mejor hallado hasta ahora: { NUMBER($count) } punto.
       *[other] Lo mejor hallado hasta ahora: { NUMBER($count) } puntos.
    }
deals_otherDeal = Es un reparto nuevo: de la partida terminada todos pueden ver la semilla y las jugadas.
deals_giveCode = Quien escriba { $command } juega la misma partida y se compara contigo.
deals_unplayed = Verás cómo les fue a los demás cuando la hayas jugado tú.
deals_strong = El par
deals_found = El mejor
deals_roundsTitle = **Puntos tras cada ronda**
deals_wayTitle =
    { $count ->
        [one] **Una partida de { NUMBER($count) } punto**
       *[other] **Una partida de { NUMBER($count) } puntos**
    }
deals_textHint = Para copiar y pegar donde quieras; no revela nada del reparto:
deals_textPar = el par: { $par }
deals_posted = Tu tarjeta aparecerá en este canal.
deals_postedBy = { $name } ya la ha jugado. La misma para cualquiera: { $command }

deals_archiveTitle = **{ $game }: días pasados**
deals_challengesTitle = **{ $game }: tus desafíos**
deals_noDays = Aún no ha terminado ningún día. El primero llega aquí mañana.
deals_noChallenges = Aún no has creado ni aceptado ningún desafío.
deals_notPlayed = sin jugar
deals_best = mejor { $count }
deals_choose = ¿Cuál?
deals_proofPublished =
    Semilla `{ $seed }`
    Sal `{ $salt }`
deals_proofHow = Cualquiera puede comprobarlo con la semilla y la sal.

morning_title = ☀️ **¡Buenos días!** { $date }
morning_deal = **{ $game } · { $deal }**
morning_dealWithPar =
    { $par ->
        [one] **{ $game } · { $deal }** · bot difícil: { NUMBER($par) } punto
       *[other] **{ $game } · { $deal }** · bot difícil: { NUMBER($par) } puntos
    }
morning_row =
    { $count ->
        [one] { $name }: { NUMBER($count) } punto
       *[other] { $name }: { NUMBER($count) } puntos
    }
morning_duelRow =
    { $side ->
        [level] { $name }: empate
        [ahead] { $count ->
            [one] { $name }: { NUMBER($count) } punto por delante
           *[other] { $name }: { NUMBER($count) } puntos por delante
        }
       *[other] { $count ->
            [one] { $name }: { NUMBER($count) } punto por detrás
           *[other] { $name }: { NUMBER($count) } puntos por detrás
        }
    }
morning_bot = bot difícil
morning_streak =
    { $days ->
        [one] 🔥 { NUMBER($days) } día
       *[other] 🔥 { NUMBER($days) } días
    }
morning_more =
    { $count ->
        [one] -# y { NUMBER($count) } persona más
       *[other] -# y { NUMBER($count) } personas más
    }
morning_hidden = -# La última partida del día se cierra { $relative }. Su tabla llegará con el próximo mensaje de la mañana.
morning_none = La última partida del día no tiene resultados que mostrar aquí. La de hoy ya está lista.
morning_move =
    { $points ->
        [one] ✨ **Jugada del día:** { $name } hizo { NUMBER($points) } punto con una jugada en { $game }, { NUMBER($ahead) } más que la jugada media de esa partida.
       *[other] ✨ **Jugada del día:** { $name } hizo { NUMBER($points) } puntos con una jugada en { $game }, { NUMBER($ahead) } más que la jugada media de esa partida.
    }
morning_week =
    { $games ->
        [0] 📅 **La última semana:** no terminó ninguna partida.
        [one] 📅 **La última semana:** terminó { NUMBER($games) } partida.
       *[other] 📅 **La última semana:** terminaron { NUMBER($games) } partidas.
    }
morning_best = 🏆 Mejores resultados: { LIST($scores) }.
morning_score =
    { $points ->
        [one] { $name } con { NUMBER($points) } punto en { $game }
       *[other] { $name } con { NUMBER($points) } puntos en { $game }
    }
morning_record = 🎉 Nuevo récord de este servidor: { $score }. El récord anterior era de { NUMBER($before) }.
morning_longest =
    { $days ->
        [one] 🔥 Racha más larga de partidas del día: { $name }, { NUMBER($days) } día.
       *[other] 🔥 Racha más larga de partidas del día: { $name }, { NUMBER($days) } días.
    }
morning_wait = ⏳ Liga { $league }: le toca a { $name } en { $thread }. El turno empezó { $since }.
morning_play = Jugar { $game } de hoy
morning_puzzle = Resolver un problema
duels_rules = Juegas contra el bot difícil. Todos tienen el mismo asiento, y el bot responde siempre igual a las mismas jugadas. Tu resultado es tu ventaja en puntos.
duels_result = **{ $lead }** contra el bot difícil ({ $own } : { $bot })
duels_par = En tu asiento el bot difícil consigue **{ $lead }**.
duels_ownBest =
    Lo mejor que has logrado practicando: { $lead }, en { $attempts ->
        [one] { NUMBER($attempts) } intento
       *[other] { NUMBER($attempts) } intentos
    }.
duels_bestFound = Lo mejor hallado hasta ahora: { $lead }.
duels_wayTitle = **Jugadas que llevan a { $lead }**
duels_wayHow = El bot responde siempre igual a estas jugadas.
duels_roundsTitle = **Tu ventaja sobre el bot tras cada ronda**
duels_textPar = bot difícil: { $lead }
duels_best = mejor { $lead }
duels_proofHow = Los números aleatorios del bot también salen de la semilla. Con su programa, cualquiera puede comprobar todas sus respuestas.
duels_thinking = El bot aún está pensando. Pulsa el botón en un momento.
duels_solo = Solitario
duels_duel = Duelo

duplicates_head =
    { $tables ->
        [one] **{ $game }** · duplicado, { NUMBER($tables) } mesa
       *[other] **{ $game }** · duplicado, { NUMBER($tables) } mesas
    }
duplicates_about = Todas las mesas tienen el mismo reparto y los mismos robos. Al final se comparan los asientos como en el bridge: dos match points por cada mesa que queda detrás en el mismo asiento, uno por cada empate. Es amistoso: no cambia el rating.
duplicates_how_seats =
    { GIVEN($seats) ->
        [no] tantos asientos como hagan falta
       *[yes] { $seats ->
            [one] { NUMBER($seats) } asiento por mesa
           *[other] { NUMBER($seats) } asientos por mesa
        }
    }
duplicates_how_hints =
    { $hints ->
        [no] sin pistas
       *[yes] con pistas
    }
duplicates_how_company = en cada mesa: { LIST($company) }
duplicates_secret = Cada mesa es un hilo privado: hasta que terminen todas, nadie más ve nada de ella. Quien tenga Gestionar hilos podría mirarla en Discord.
duplicates_gathering =
    { $count ->
        [one] Lo abrió { $opener }. { NUMBER($count) } persona hasta ahora, { $most } como máximo. Se reparten al azar entre las mesas; los bots ocupan los asientos libres.
       *[other] Lo abrió { $opener }. { NUMBER($count) } personas hasta ahora, { $most } como máximo. Se reparten al azar entre las mesas; los bots ocupan los asientos libres.
    }
duplicates_fewer = Menos mesas de las deseadas ({ $wanted }): en cada una hay al menos una persona.
duplicates_calledOff = Cancelado: no se ha repartido nada.
duplicates_closed = Cerrado antes de tiempo: se comparan las mesas que habían terminado, y las demás siguen por su cuenta.
duplicates_compared = La comparación está en un mensaje aparte.
duplicates_noThreads = ⚠️ No puedo abrir hilos privados aquí: necesito **Crear hilos privados** y **Enviar mensajes en hilos**. Lo intento de nuevo por mi cuenta; no se pierde nada.

duplicates_stop = Cancelar
duplicates_sure = Sí, terminar

duplicates_opened = El duplicado está abierto: su mensaje llega a este canal.
duplicates_joined = Ya participas. Tu mesa se elige al azar al empezar.
duplicates_left = Ya no participas.
duplicates_started = Empieza: cada mesa se abre en un hilo privado, y se añade a quien juega en ella.
duplicates_stopAsk = ¿Cancelar el duplicado? No se reparte nada.
duplicates_closeAsk = ¿Cerrar el duplicado? Las mesas que han terminado se comparan ahora; las demás siguen y ya no cuentan.
duplicates_closeForfeits = ⚠️ Tu propia mesa aún se está jugando: tu asiento quedaría el último.
duplicates_stopped = Está cancelado.
duplicates_closedNow = Está cerrado.
duplicates_onlyHere = Los duplicados son para servidores: abre uno en un canal donde yo pueda abrir hilos privados.
duplicates_offer = El mismo reparto en varias mesas, comparadas al final…
duplicates_offered =
    { $count ->
        [one] El mismo reparto en { NUMBER($count) } mesa
       *[other] El mismo reparto en { NUMBER($count) } mesas
    }
duplicates_offeredAlone =
    { $count ->
        [one] El mismo solitario para { NUMBER($count) } persona
       *[other] El mismo solitario para { NUMBER($count) } personas
    }
duplicates_noneEnded = No había terminado ninguna mesa: no hay nada que comparar.
duplicates_place =
    `{ $place }` { $name } · { GIVEN($share) ->
        [no] –
       *[yes] { PERCENT($share) }
    } · { $matchPoints ->
        [one] { NUMBER($matchPoints) } match point
       *[other] { NUMBER($matchPoints) } match points
    } · mesa { $table }
duplicates_seat = Asiento { $number }
duplicates_score =
    { GIVEN($total) ->
        [no] mesa { $table } { $name } – ({ $matchPoints })
       *[yes] mesa { $table } { $name } { $total } ({ $matchPoints })
    }
duplicates_rounds = Ronda a ronda
duplicates_parted = Las mesas hicieron lo mismo hasta la jugada { $turn }, en la que el asiento { $seat } eligió de otro modo.
duplicates_oneWay = Todas las mesas jugaron igual, elección por elección.
duplicates_scale = -# Entre paréntesis: match points. Un asiento abandonado, o de una mesa cancelada, queda el último; también el de quien cerró el duplicado durante su propia partida.
duplicates_proof = -# Semilla `{ $seed }`, sal `{ $salt }`.
duplicates_stillPlayed = -# La semilla se revela cuando termine la última mesa.
duplicates_counted =
    { $count ->
        [one] { NUMBER($count) } duplicado: { PERCENT($share) } de los match points de media
       *[other] { NUMBER($count) } duplicados: { PERCENT($share) } de los match points de media
    }

hints_ask = Pista
hints_title = **Mis sugerencias**, la mejor primero
hints_margin = previsto **{ $points }**
hints_score = puntos previstos: **{ $points }**
hints_exactly = ¿Por qué exactamente?
hints_after =
    { $first ->
        [no] Después de *{ $action }*:
       *[yes] Después de *{ $action }* (parte de las partidas imaginadas):
    }
hints_shares =
    { GIVEN($why) ->
        [no] { $share } en vez de { $other }
       *[yes] { $share } en vez de { $other }; si no: { $why }
    }
hints_lead = Tu ventaja en puntos entonces: { $lead } en vez de { $leadOther }.
hints_gets =
    { GIVEN($name) ->
        [no]
            { $gain ->
                [nothing] no ganas luego nada con { $thing }
                [less] ganas luego menos con { $thing }
               *[more] ganas luego más con { $thing }
            }
       *[yes]
            { $gain ->
                [nothing] { $name } no gana luego nada con { $thing }
                [less] { $name } gana luego menos con { $thing }
               *[more] { $name } gana luego más con { $thing }
            }
    }
hints_because =
    { $better ->
        [no] Peor que *{ $action }*: { $reason }.
       *[yes] Mejor que *{ $action }*: { $reason }.
    }
hints_against = en contra: { $reason }
hints_unnamed =
    { $better ->
        [no] Peor que *{ $action }*: ninguna razón destaca.
       *[yes] Mejor que *{ $action }*: ninguna razón destaca.
    }
hints_comparedWith = Comparado con *{ $action }*: { $reasons }
hints_rest = todo lo demás: { $points }
hints_even =
    { $ahead ->
        [no] A primera vista, más o menos igual que *{ $action }*.
       *[yes] Más o menos igual que *{ $action }* en mis simulaciones de ambas.
    }
hints_noReason = Comparado con *{ $action }*: { $points } en total; ninguna razón destaca por sí sola.
hints_marginMeans = Previsto: tus puntos al final menos la media de los demás, estimado con lo que ves.
hints_scoreMeans = Previsto: tus puntos al final, estimado con lo que ves.
hints_press = Al pulsar se ve en el tablero; no se hace nada hasta que lo confirmes. Una pista mira más lejos que el orden de los botones.
hints_counted =
    { $used ->
        [one] { NUMBER($used) } pista usada en esta partida hasta ahora.
       *[other] { NUMBER($used) } pistas usadas en esta partida hasta ahora.
    }
hints_only = Solo hay una cosa que hacer, así que esto no cuenta como pista:
hints_none = Aquí no tengo nada que aconsejar, así que esto no cuenta como pista.
hints_used =
    { $count ->
        [one] { NUMBER($count) } pista usada.
       *[other] { NUMBER($count) } pistas usadas.
    }
hints_usedBy = Pistas usadas: { LIST($uses, between: ", ") }.
hints_usedByOne = { $person } { $count }

puzzles_title = **{ $game } · problema**
puzzles_round = Ronda { NUMBER($round) }
puzzles_ask = **Decides tú. ¿Qué es lo mejor?**
puzzles_back = -# Ya conoces este problema; no vuelve a contar para el rating.
puzzles_which = Problemas: una posición, una decisión, una respuesta mejor que las demás. ¿De qué juego?
puzzles_gameButton =
    { GIVEN($rating) ->
        [no] { $game }
       *[yes] { $game } · { $rating }
    }
puzzles_right = ✅ **¡Correcto!**
puzzles_wrong = ❌ **Había algo mejor.**
puzzles_before = Respondiste a este problema { $when }.
puzzles_best = lo mejor
puzzles_chosen = tu elección
puzzles_why = Por qué es mejor que *{ $action }*:
puzzles_imagined =
    { $best ->
        [no] La misma partida tras la otra acción:
       *[yes] Una partida imaginada tras la mejor acción:
    }
puzzles_means =
    { $worlds ->
        [one] -# Una pérdida de 2 significa: dos turnos tuyos después, tu ventaja es 2 puntos menor, en { NUMBER($worlds) } partida imaginada.
       *[other] -# Una pérdida de 2 significa: dos turnos tuyos después, tu ventaja es 2 puntos menor, en promedio de { NUMBER($worlds) } partidas imaginadas.
    }
puzzles_theme = -# Tema: { $theme } · rating de este problema: { $rating }
puzzles_themes_prepare = preparación
puzzles_themes_deny = quitárselo a los demás
puzzles_themes_goal = servir a un objetivo
puzzles_themes_race = una carrera
puzzles_themes_risk = riesgo
puzzles_themes_timing = el momento justo
puzzles_themes_save = guardar para después
puzzles_themes_position = posición
puzzles_rating = Rating de problemas: { $before } → **{ $after }**
puzzles_unrated = Rating de problemas: **{ $rating }** (solo cuenta tu primera respuesta a un problema)
puzzles_provisional = -# La interrogación se quita tras diez primeras respuestas.
puzzles_next = Siguiente problema
puzzles_stop = Parar
puzzles_other = Otro juego
puzzles_again = Repetir el más antiguo
puzzles_more = Más problemas
puzzles_done =
    { $count ->
        [one] Has respondido al único problema de { $game }. ¡Bien hecho!
       *[other] Has respondido a los { NUMBER($count) } problemas de { $game }. ¡Bien hecho!
    }
puzzles_returns = El próximo problema que fallaste vuelve { $when }.
puzzles_oldest = Puedes repetir los más antiguos; el rating no cambia.
puzzles_run =
    { $answered ->
        [one] **Fin de la serie:** { NUMBER($solved) } de { NUMBER($answered) } problema resuelto, mejor racha: { NUMBER($longest) }.
       *[other] **Fin de la serie:** { NUMBER($solved) } de { NUMBER($answered) } problemas resueltos, mejor racha: { NUMBER($longest) }.
    }
puzzles_noRun = No has respondido a ningún problema en esta serie.
puzzles_runRating = { $game }: { $before } → **{ $after }**
puzzles_stats =
    { $answers ->
        [one] Rating de problemas: **{ $rating }**, resueltos: { NUMBER($solved) } de { NUMBER($answers) } problema (todas las respuestas son públicas)
       *[other] Rating de problemas: **{ $rating }**, resueltos: { NUMBER($solved) } de { NUMBER($answers) } problemas (todas las respuestas son públicas)
    }

leagues_head = **{ $name }** · liga de { $game }
leagues_how_seats =
    { $seats ->
        [2] duelos
       *[other] mesas de hasta { $seats }
    }
contests_noPace = sin límite de tiempo
leagues_how_rounds =
    { GIVEN($rounds) ->
        [no] rondas según el número de personas
       *[yes] { $rounds ->
            [one] { NUMBER($rounds) } ronda
           *[other] { NUMBER($rounds) } rondas
        }
    }
leagues_how_cup = después una copa de los { $cup } mejores
leagues_scale = Puntos por puesto: { LIST($scales, last: "or") }; los puestos iguales se los reparten.
leagues_ties = A igualdad de puntos: los enfrentamientos, la media de los rivales, la proporción de puntos en las partidas, el sorteo.
leagues_absent =
    { $missed ->
        [one] Si a alguien se le agota el tiempo, un sustituto juega hasta que vuelva. Una partida que se le deja no da puntos; tras la segunda, ocupa su plaza quien espera ({ NUMBER($missed) } punto por ronda perdida). Un descanso da { $bye }.
       *[other] Si a alguien se le agota el tiempo, un sustituto juega hasta que vuelva. Una partida que se le deja no da puntos; tras la segunda, ocupa su plaza quien espera ({ NUMBER($missed) } puntos por ronda perdida). Un descanso da { $bye }.
    }
leagues_filled = La plaza que quede libre en una mesa la ocupa { $player }: no recibe puntos, y los puestos de los demás cuentan como si ahí no hubiera nadie.
leagues_noCup = sin copa
leagues_fill =
    { $on ->
        [no] los asientos libres quedan libres
       *[yes] bots medios ocupan los asientos libres
    }
leagues_drawn = El sorteo sale de la semilla `{ $seed }`.
leagues_gathering =
    { $count ->
        [one] La abrió { $opener }. { NUMBER($count) } persona hasta ahora; pueden jugar de { $fewest } a { $most }. Las partidas empiezan solas, en hilos de este canal, y son por puntos.
       *[other] La abrió { $opener }. { NUMBER($count) } personas hasta ahora; pueden jugar de { $fewest } a { $most }. Las partidas empiezan solas, en hilos de este canal, y son por puntos.
    }
leagues_cup =
    { $players ->
        [2] final
        [4] semifinales
       *[other] cuartos de final
    }
contests_tablesLeft =
    { $open ->
        [0] Todas las mesas han terminado.
       *[other] { $open } de { $all } { $all ->
            [1] mesa
           *[other] mesas
        } { $open ->
            [1] sigue
           *[other] siguen
        } jugando.
    }
leagues_waiting = Esperan plaza: { LIST($names, between: ", ") }
leagues_over =
    { $total ->
        [one] 🏆 { $winner } ha ganado, con { NUMBER($total) } punto en las rondas.
       *[other] 🏆 { $winner } ha ganado, con { NUMBER($total) } puntos en las rondas.
    }
leagues_closed = Esta liga se cerró antes de su final. Las partidas en curso continúan.
leagues_noThreads = ⚠️ No puedo abrir hilos aquí: necesito **Crear hilos públicos** y **Enviar mensajes en hilos**. Lo intento de nuevo por mi cuenta; no se pierde nada.
leagues_shut = ⚠️ Ya no puedo escribir en el canal de la liga: la liga espera, y lo intento de nuevo por mi cuenta.
contests_table = Mesa { $number }
leagues_byes =
    { $bye ->
        [one] Sin mesa esta vez, { NUMBER($bye) } punto: { LIST($names, between: ", ") }
       *[other] Sin mesa esta vez, { NUMBER($bye) } puntos: { LIST($names, between: ", ") }
    }
leagues_called = -# Este mensaje no avisa a nadie: cada cual recibe el aviso en el hilo, cuando le toca.

contests_join = Unirse
contests_leave = Salir
contests_start = Empezar
leagues_standing = Clasificación
contests_close = Cerrar

leagues_opened = **{ $name }** está abierta: su mensaje llega a este canal.
leagues_joined = Estás en **{ $name }**.
leagues_nowWaiting = **{ $name }** ya ha empezado: estás en la lista de espera y ocuparás la plaza de quien salga primero.
leagues_left = Has dejado **{ $name }**. Una partida tuya en curso sigue hasta su final.
leagues_started = **{ $name }** empieza: sus mesas se abren en hilos del canal.
leagues_closeAsk = ¿Cerrar **{ $name }**? No habrá más rondas y nadie gana. Las partidas en curso continúan.
leagues_closedNow = **{ $name }** está cerrada.

leagues_row =
    `{ $place }` { $name }: { $total ->
        [one] { NUMBER($total) } punto
       *[other] { NUMBER($total) } puntos
    }, { $games ->
        [one] { NUMBER($games) } partida
       *[other] { NUMBER($games) } partidas
    }
leagues_gone = se fue
leagues_out = fuera
leagues_ownGame = Tu partida de esta ronda: { $thread }
leagues_ownBye = No tienes mesa en esta ronda.
leagues_ownOver = Tu partida de esta ronda ha terminado.
leagues_ownComing = Tu mesa de esta ronda se abre en un momento.
leagues_notIn = No estás en esta liga.
leagues_noVariant =
    { COUNT($known) ->
        [0] Este juego no tiene variantes.
       *[other] No existe esa variante. Hay: { LIST($known, between: ", ") }.
    }
leagues_onlyHere = Las ligas son para servidores: abre una en un canal donde yo pueda abrir hilos.

players_does_easy = { $name } juega como un principiante amable: ve la próxima jugada, y se le puede ganar.
players_does_medium = { $name } sopesa lo que cada jugada aporta ahora y más adelante.
players_does_hard = { $name } prueba muchas veces las mejores jugadas antes de decidir; tarda unos segundos.
players_add = Añadir un bot
players_manage = Bots
players_ask = **¿Quién se une a la mesa?**
players_full = Todos los asientos están ocupados.
players_added = { $name } está en la mesa: { $taken } de { $wanted }.
players_for = el bot en lugar de { $person }
players_thinking =
    { COUNT($names) ->
        [1] { LIST($names) } está pensando.
       *[other] { LIST($names) } están pensando.
    }
players_unknown = No conozco ningún bot “{ $typed }”. Hay { LIST($possible) }; varios se escriben así: “2 { $strongest }” o “{ LIST($pair, between: ", ") }”.

seatPages_lookAt = Ver a { $name }

refusals_no-match =
    { GIVEN(COMMAND("solo")) ->
        [no] No hay ninguna partida en este canal. { COMMAND("new") } abre una.
       *[yes] No hay ninguna partida en este canal. { COMMAND("new") } abre una, { COMMAND("solo") } empieza una en solitario.
    }
refusals_channel-busy =
    { $status ->
        [lobby] { $asker ->
            [stranger] { $free ->
                [0] En un canal cabe una partida a la vez. Aquí una está a punto de empezar, con todos los asientos ocupados.
               *[other] En un canal cabe una partida a la vez. Aquí una espera jugadores: { COMMAND("game") } → Unirse toma un asiento.
            }
           *[other] En un canal cabe una partida a la vez. Aquí una espera jugadores, y ya tienes asiento en ella.
        }
       *[other] En un canal cabe una partida a la vez, y aquí ya se juega una. Abre la tuya en otro canal o en un hilo.
    }
refusals_already-seated = Ya tienes asiento en esta mesa.
refusals_not-seated =
    { $gathering ->
        [no] No tienes asiento en esta mesa, así que aquí no tienes nada que hacer. { COMMAND("board") } muestra la partida.
       *[yes] { $full ->
            [no] No tienes asiento en esta mesa. { COMMAND("game") } → Unirse toma uno.
           *[yes] No tienes asiento en esta mesa, y todos están ocupados.
        }
    }
refusals_no-players = Aún no hay bots para este juego: invita a personas.
refusals_players-only = Una mesa necesita a una persona, y no queda asiento para ella. Asientos: { $seats }, bots: { $players }.
refusals_table-full =
    { $seats ->
        [one] La mesa está completa: { NUMBER($seats) } asiento ocupado.
       *[other] La mesa está completa: { NUMBER($seats) } asientos ocupados.
    }
refusals_too-few =
    { $seats ->
        [one] Faltan jugadores: la partida necesita { $needed } y aquí hay { NUMBER($seats) }. Los demás pulsan Unirse.
       *[other] Faltan jugadores: la partida necesita { $needed } y aquí hay { NUMBER($seats) }. Los demás pulsan Unirse.
    }
refusals_already-started =
    { $asker ->
        [seated] La partida ya empezó; los asientos ya no se pueden cambiar. { COMMAND("game") } → Abandonar… abandona el tuyo.
        [opener] La partida ya empezó; los asientos ya no se pueden cambiar. { COMMAND("game") } → Abandonar… abandona el tuyo.
       *[other] La partida ya empezó; los asientos ya no se pueden cambiar. { COMMAND("board") } la muestra.
    }
refusals_not-started = La partida aún no ha empezado. Quien abrió la mesa puede empezarla cuando haya jugadores suficientes; con la mesa completa, cualquiera que tenga asiento.
refusals_not-opener_start =
    { GIVEN($opener) ->
        [no] Mientras no esté completa, solo quien abrió esta mesa puede empezar.
       *[yes] Mientras no esté completa, solo { $opener }, que abrió esta mesa, puede empezar.
    }
refusals_not-opener_cancel =
    { $asker ->
        [stranger] { GIVEN($opener) ->
            [no] Solo quien abrió esta mesa puede cancelarla.
           *[yes] Solo { $opener }, que abrió esta mesa, puede cancelarla.
        }
       *[other] { GIVEN($opener) ->
            [no] Solo quien abrió esta mesa puede cancelarla. Con { COMMAND("game") } → Salir dejas tu propio asiento.
           *[yes] Solo { $opener }, que abrió esta mesa, puede cancelarla. Con { COMMAND("game") } → Salir dejas tu propio asiento.
        }
    }
refusals_not-opener_other =
    { GIVEN($opener) ->
        [no] Solo quien abrió esta mesa puede hacer eso.
       *[yes] Solo { $opener }, que abrió esta mesa, puede hacer eso.
    }
refusals_others-seated = Otra persona está ya en esta mesa, así que se juega como dice su mensaje. Puedes irte y abrir otra.
refusals_over = La partida terminó. { COMMAND("board") } muestra cómo; { COMMAND("new") } abre otra.
refusals_cancel-alone = Una partida por puntos contra bots no se puede cancelar: contaría solo cuando ganas. { COMMAND("game") } → Abandonar… la termina como derrota.
refusals_cancel-counts = Solo sus jugadores juntos cancelan una partida por puntos o de liga, o un miembro con Gestionar servidor que no tiene asiento en ella.
refusals_pause-alone = Una partida por puntos contra bots no se puede pausar: contaría solo cuando ganas. Una ausencia en `/games settings` para su reloj.
refusals_live-alone = Una partida en vivo es para dos personas o más: los bots te esperan a cualquier ritmo. Deja `pace` sin poner o deja un sitio para alguien.
refusals_live-duplicate = Las mesas de un duplicado se juegan cuando cada cual tiene tiempo, así que no pueden ser en vivo. Elige otro `pace`.
refusals_duplicate-invited = Hay gente invitada a esta mesa, así que no puede ser un duplicado. Abre otra mesa sin invitar a nadie.
refusals_not-live = Esta partida ya sigue despacio.
refusals_resigned =
    { $end ->
        [outOfTime] Se acabó tu tiempo en esta partida; yo juego tu asiento. { COMMAND("board") } muestra cómo va.
        [left] Faltaste hasta que esta partida acabó para ti; yo juego tu asiento. { COMMAND("board") } muestra cómo va.
       *[resigned] Abandonaste esta partida; yo juego tu asiento. { COMMAND("board") } muestra cómo va.
    }
refusals_stale = La partida ha avanzado desde entonces, así que no se hizo nada.
refusals_late = La partida avanzó mientras tu comando estaba en camino, así que no se hizo nada.
refusals_late-choice = Cambiaste tu elección después de enviar esto, así que no se hizo nada.
refusals_no-such-order = Esa orden permanente no está vigente: se retiró o no encaja con esta acción. Tu página de la mano muestra las vigentes.
refusals_too-many-orders = Ya has dejado { $limit } órdenes permanentes, y en una página no caben más. Retira antes una en tu página de la mano; no se hizo nada.
refusals_not-to-act =
    { COUNT($people) ->
        [0] No es tu turno.
       *[other] No es tu turno. La partida espera a { LIST($people) }.
    }
refusals_no-hints =
    { $why ->
        [rated] Esta partida es por puntos, y en esas no hay pistas. Una partida abierta con `rated:False` las tiene.
        [off] Esta mesa juega sin pistas. Todo lo que puedes hacer está en tu panel, y { COMMAND("rules") } explica cómo.
       *[other] No doy pistas en este juego: nadie me ha enseñado a jugarlo bien. { COMMAND("rules") } explica cómo se juega.
    }
refusals_bad-seats =
    { GIVEN($min) ->
        [no] { $max ->
            [one] Este juego es para { NUMBER($max) } jugador.
           *[other] Este juego es para { NUMBER($max) } jugadores.
        }
       *[yes] Este juego es de { $min } a { $max } jugadores.
    }
refusals_not-allowed = No puedes cancelar esta partida por tu cuenta. Antes de empezar puede quien abrió la mesa; después tienen que aceptar todos los jugadores, o la cancela alguien con Gestionar servidor.
refusals_undo-nothing = Aún no se ha jugado nada, así que no hay nada que deshacer.
refusals_undo-over = La partida terminó: una vez mostrado todo, ya no se deshace nada.
refusals_undo-first = Cuenta tu primer intento, así que en él no se deshace nada. Después, al practicar, sí se puede.
refusals_rated-undo = En una partida por puntos contra bots no se deshace nada después de que algo se haya revelado o un bot haya respondido.
refusals_undo-not-yours =
    { COUNT($people) ->
        [0] Solo puedes deshacer tu propia última acción, y la última aquí es de otra persona.
       *[other] Solo puedes deshacer tu propia última acción, y la última aquí es de { LIST($people) }.
    }
refusals_undo-acted-since =
    { COUNT($people) ->
        [0] Solo se puede deshacer la última acción de la partida, y después de la tuya hay otra.
       *[other] Solo se puede deshacer la última acción de la partida, y después de la tuya hay una de { LIST($people) }.
    }
refusals_undo-consent =
    { $reason ->
        [revealed] Esto solo se deshace si todos los demás aceptan: mostró algo nuevo, y lo visto no se puede olvidar.
        [together] Esto solo se deshace si todos los demás aceptan: varios eligieron a la vez.
        [acted] Esto solo se deshace si todos los demás aceptan: otros ya han elegido después.
       *[other] Esto solo se deshace si todos los demás aceptan: también les afecta.
    }
refusals_undo-asked =
    { COUNT($people) ->
        [0] Alguien ya lo ha pedido: los demás tienen 48 horas para aceptar.
        [1] { LIST($people) } ya lo ha pedido: los demás tienen 48 horas para aceptar.
       *[other] { LIST($people) } ya lo han pedido: los demás tienen 48 horas para aceptar.
    }
refusals_undo-own-request = La petición es tuya: deciden los demás.
refusals_undo-no-request = Nadie pide deshacer nada. { COMMAND("undo") } deshace tu propia última acción.
refusals_undo-settled =
    { $status ->
        [agreed] Esta pregunta está resuelta: todos aceptaron y se deshizo.
        [refused] Esta pregunta está resuelta: se rechazó, y la acción se mantiene.
        [withdrawn] Esta pregunta está resuelta: se retiró, y la acción se mantiene.
        [lapsed] Esta pregunta está resuelta: nadie respondió en 48 horas, y la acción se mantiene.
       *[other] Esta pregunta está resuelta: ya no se pide nada.
    }
refusals_paused = Esta partida está en pausa: no se juega nada hasta que los jugadores acuerden seguir.
refusals_not-paused = Esta partida no está en pausa.
refusals_bad-seat = No existe ese asiento en esta mesa.
refusals_seat-resigned =
    { COUNT($people) ->
        [0]
            { $end ->
                [outOfTime] Esa persona se quedó sin tiempo; juego yo ese asiento hasta el final.
                [left] Esa persona se fue; juego yo ese asiento hasta el final.
               *[resigned] Esa persona abandonó; juego yo ese asiento hasta el final.
            }
       *[other]
            { $end ->
                [outOfTime] { LIST($people) } se quedó sin tiempo; juego yo ese asiento hasta el final.
                [left] { LIST($people) } se fue; juego yo ese asiento hasta el final.
               *[resigned] { LIST($people) } abandonó; juego yo ese asiento hasta el final.
            }
    }
refusals_seat-away =
    { COUNT($people) ->
        [0] Esa persona está fuera. El reloj espera y sigue { $until }.
       *[other] { LIST($people) } está fuera. El reloj espera y sigue { $until }.
    }
refusals_seat-absent =
    { COUNT($people) ->
        [0] Esa persona no está, y ya juego yo ese asiento.
       *[other] { LIST($people) } no está, y ya juego yo ese asiento.
    }
refusals_seat-offered = Ese asiento ya se ofrece.
refusals_not-late =
    { GIVEN($late) ->
        [no] { COUNT($people) ->
            [0] Esa persona no se ha retrasado.
           *[other] { LIST($people) } no se ha retrasado.
        }
       *[yes] { COUNT($people) ->
            [0] Esa persona no se ha retrasado. El tiempo de este turno termina { $late }.
           *[other] { LIST($people) } no se ha retrasado. El tiempo de este turno termina { $late }.
        }
    }
refusals_vote-own-seat = Esto trata de tu propio asiento: deciden los demás, y termina cuando juegues.
refusals_vote-other-player =
    { COUNT($people) ->
        [0] Esa persona ya ha pedido aquí otro jugador: responde antes a eso o espera a que se decida.
       *[other] { LIST($people) } ya ha pedido aquí otro jugador: responde antes a eso o espera a que se decida.
    }
refusals_no-vote = En esta partida no hay ninguna pregunta así.
refusals_vote-settled =
    { $status ->
        [agreed] Esta votación está cerrada: se aprobó.
        [refused] Esta votación está cerrada: se rechazó.
        [withdrawn] Esta votación está cerrada: se retiró o ya no hace falta.
        [lapsed] Esta votación está cerrada: no se decidió en 48 horas.
       *[other] Esta votación está cerrada: ya no se pide nada.
    }
refusals_no-offer = Aquí no se ofrece ningún asiento así.
refusals_unwelcome = No puedes sentarte en esta mesa. { COMMAND("new") } abre una en otro canal.
refusals_blocked-here = Has bloqueado a alguien de esta mesa: { LIST($people) }. Puedes desbloquear en `/games settings`.
refusals_nudge-nobody = Ahora no hay aquí nadie más a quien avisar.
refusals_nudge-early = En la primera hora de un turno no se avisa a nadie. Podrás avisar { $until }.
refusals_nudged = Ya hubo un aviso. Podrás avisar de nuevo { $until }.
refusals_live-clock = En una partida en vivo, el reloj avisa y decide. Quien tiene el turno pierde { $until }, si no juega antes.
refusals_seat-moved = Esa persona no podía usar el canal de la partida. Para ella la partida sigue en los mensajes directos, con más tiempo.
refusals_bad-zone = No conozco esa zona horaria. Elige una como Europe/Madrid o America/Mexico_City.
refusals_no-zone = Las horas de silencio necesitan tu zona horaria: elígela también.
refusals_bad-hours = No entiendo esas horas. Escríbelas de 0:00 a 23:59, como 22:30, 22.30, 22h30 o 10pm; tienen que ser distintas.
refusals_away-past = Ese día ya pasó.
refusals_away-long =
    { $days ->
        [one] Puedes estar fuera { NUMBER($days) } día como máximo.
       *[other] Puedes estar fuera { NUMBER($days) } días como máximo.
    }
refusals_block-self = No te puedes bloquear.
refusals_too-many_invitations =
    { $limit ->
        [one] A una mesa se puede invitar a { NUMBER($limit) } persona como máximo.
       *[other] A una mesa se puede invitar a { NUMBER($limit) } personas como máximo.
    }
refusals_too-many_lobbies =
    { $count ->
        [one] Has abierto aquí { NUMBER($count) } mesa que aún espera jugadores, y el límite es { $limit }: empieza o cancela una antes.
       *[other] Has abierto aquí { NUMBER($count) } mesas que aún esperan jugadores, y el límite es { $limit }: empieza o cancela una antes.
    }
refusals_too-many_live =
    { $count ->
        [one] Juegas { NUMBER($count) } partida que no ha terminado, y el límite es { $limit }: termina, abandona o cancela una antes. `/games list` las muestra.
       *[other] Juegas { NUMBER($count) } partidas que no han terminado, y el límite es { $limit }: termina, abandona o cancela una antes. `/games list` las muestra.
    }
refusals_too-many_other =
    { $count ->
        [one] Has abierto aquí { NUMBER($count) } partida que no ha terminado, y el límite es { $limit }: termina o cancela una antes.
       *[other] Has abierto aquí { NUMBER($count) } partidas que no han terminado, y el límite es { $limit }: termina o cancela una antes.
    }
refusals_no-invitations = Estas personas no aceptan invitaciones: { LIST($people) }.
refusals_you-blocked = Has bloqueado a estas personas, así que no puedes invitarlas: { LIST($people) }.
refusals_remove-yourself = No te puedes quitar: { COMMAND("game") } → Salir deja tu propio asiento.
refusals_not-at-table = Esa persona no está en esta mesa.
refusals_may-not-open =
    { $who ->
        [manage-server] En este servidor solo abre partidas quien tiene Gestionar servidor.
       *[other] En este servidor solo abre partidas quien tiene cierto rol.
    }
refusals_not-all-here =
    { $asker ->
        [opener] Aún falta el sí de { LIST($people) }: hay que pulsar Unirse, o { COMMAND("game") } libera el asiento.
       *[other] { GIVEN($opener) ->
            [no] Aún falta el sí de { LIST($people) }: hay que pulsar Unirse, o { COMMAND("game") } libera el asiento.
           *[yes] Aún falta el sí de { LIST($people) }: hay que pulsar Unirse, o { $opener } libera el asiento.
        }
    }
refusals_not-over =
    { $status ->
        [cancelled] Esta partida se canceló, así que no hay nada que repetir. { COMMAND("new") } abre otra.
       *[other] La revancha llega cuando termina la partida.
    }
refusals_never-started = Esta mesa se canceló antes de que se jugara nada, así que no hay registro.
refusals_no-record = Este juego no guarda un registro que otros programas puedan leer.
refusals_review-running = Esta partida aún se está jugando. Se analiza cuando termine: hasta entonces, una pista para uno es una pista para todos.
refusals_review-nothing = No hay nada que analizar: la persona de este asiento no tomó ninguna decisión.
refusals_review-not-yours = Quien jugó esta partida puede pedir el análisis de su propio juego. Nadie ha compartido aún un análisis de esta partida.
refusals_review-no-judge = No puedo analizar esta partida: yo mismo no sé jugar a esto.
refusals_stats-private = Esta persona no comparte sus estadísticas.
refusals_no-period = Elige un año de { $first } a { $latest }, o de 1 a { $months } de los últimos meses.
refusals_no-deal = No hay ningún reparto con ese nombre. Revisa el código o busca los días pasados en el archivo.
refusals_deal-to-come = Ese día aún no ha empezado.
refusals_deal-unplayed = Verás cómo les fue a los demás cuando hayas jugado este reparto.
refusals_no-solo-deal = Este juego no puede jugarlo una persona en solitario.
refusals_no-puzzles = No hay problemas de este juego.
refusals_puzzle-gone = Este problema ya no existe. `/games puzzle` muestra otro.
refusals_bad-setting = Eso no es posible aquí. Elige entre: { LIST($possible, between: ", ") }.
refusals_too-soon_open =
    Una persona puede abrir { $times ->
        [one] { NUMBER($times) } partida
       *[other] { NUMBER($times) } partidas
    } en un servidor { $minutes ->
        [60] en una hora
       *[other] en { $minutes } minutos
    }. Podrás abrir otra { $until }.
refusals_too-soon_thread =
    Una persona puede abrir { $times ->
        [one] { NUMBER($times) } hilo para partidas
       *[other] { NUMBER($times) } hilos para partidas
    } en un servidor { $minutes ->
        [60] en una hora
       *[other] en { $minutes } minutos
    }. Podrás abrir otro { $until }.
refusals_too-soon_invite =
    Una persona puede invitar a una mesa a { $times ->
        [one] { NUMBER($times) } persona
       *[other] { NUMBER($times) } personas
    } { $minutes ->
        [60] en una hora
       *[other] en { $minutes } minutos
    }. Podrás invitar a estas { $until }.
refusals_too-soon_invite-one =
    A una misma persona se la puede invitar a una mesa { $times ->
        [1] una vez
       *[other] { NUMBER($times) } veces
    } { $minutes ->
        [60] en una hora
       *[other] en { $minutes } minutos
    }. Podrás invitarla de nuevo { $until }.
refusals_too-soon_rematch =
    Puedes pedir { $times ->
        [one] { NUMBER($times) } revancha de la misma partida
       *[other] { NUMBER($times) } revanchas de la misma partida
    } { $minutes ->
        [60] en una hora
       *[other] en { $minutes } minutos
    }. Podrás pedirla de nuevo { $until }.
refusals_too-soon_ask =
    Una persona puede hacer { $times ->
        [one] { NUMBER($times) } pregunta a los demás de una partida
       *[other] { NUMBER($times) } preguntas a los demás de una partida
    } { $minutes ->
        [60] en una hora
       *[other] en { $minutes } minutos
    }. Podrás preguntar de nuevo { $until }.
refusals_too-soon_share =
    Una persona puede publicar { $times ->
        [one] { NUMBER($times) } tarjeta de una partida
       *[other] { NUMBER($times) } tarjetas de una partida
    } { $minutes ->
        [60] en una hora
       *[other] en { $minutes } minutos
    }. Podrás publicar otra { $until }.
refusals_too-soon_puzzle =
    Una persona puede pedir { $times ->
        [one] { NUMBER($times) } problema
       *[other] { NUMBER($times) } problemas
    } { $minutes ->
        [60] en una hora
       *[other] en { $minutes } minutos
    }. Podrás pedir otro { $until }.
refusals_too-soon_undo =
    Una persona puede deshacer { $times ->
        [one] { NUMBER($times) } acción de una partida
       *[other] { NUMBER($times) } acciones de una partida
    } { $minutes ->
        [60] en una hora
       *[other] en { $minutes } minutos
    }. Podrás deshacer otra { $until }.
refusals_too-soon_away =
    Puedes cambiar tu ausencia { $times ->
        [1] una vez
       *[other] { NUMBER($times) } veces
    } { $minutes ->
        [60] en una hora
       *[other] en { $minutes } minutos
    }. Podrás cambiarla de nuevo { $until }.
refusals_too-soon_wish =
    Una persona puede activar los avisos de mesas abiertas en { $times ->
        [one] { NUMBER($times) } servidor
       *[other] { NUMBER($times) } servidores
    } { $minutes ->
        [60] en una hora
       *[other] en { $minutes } minutos
    }. Podrás activarlos en otro { $until }.
refusals_too-soon_seek =
    Puedes buscar partida { $times ->
        [1] una vez
       *[other] { NUMBER($times) } veces
    } { $minutes ->
        [60] en una hora
       *[other] en { $minutes } minutos
    }. Podrás de nuevo { $until }.
refusals_too-soon_report =
    Puedes denunciar { $times ->
        [1] una vez
       *[other] { NUMBER($times) } veces
    } { $minutes ->
        [60] en una hora
       *[other] en { $minutes } minutos
    }. Podrás de nuevo { $until }.
refusals_too-soon_phrase =
    Puedes decir una frase { $times ->
        [1] una vez
       *[other] { NUMBER($times) } veces
    } { $minutes ->
        [60] en una hora
       *[other] en { $minutes } minutos
    }. Podrás de nuevo { $until }.
refusals_too-soon_other = Has hecho eso demasiadas veces. Podrás de nuevo { $until }.

refusals_no-league = No hay ninguna liga con ese nombre en este servidor.
refusals_league-solo = Este juego es para una sola persona: no tiene ligas.
refusals_league-rounds = Una liga tiene de 1 a { $max } rondas, sin contar las de la copa.
refusals_league-cup = La copa es para los 2, 4 u 8 mejores, en un juego que puedan jugar dos.
refusals_league-name = Ya hay una liga con ese nombre en este servidor: ponle otro a la tuya.
refusals_leagues-many = En un servidor hay como mucho { $limit } ligas a la vez.
refusals_contest-full =
    { $limit ->
        [one] No quedan plazas: { NUMBER($limit) } persona como máximo.
       *[other] No quedan plazas: { NUMBER($limit) } personas como máximo.
    }
refusals_contest-few =
    { $needed ->
        [one] Hace falta al menos { NUMBER($needed) } persona y hay { $people }.
       *[other] Hacen falta al menos { NUMBER($needed) } personas y hay { $people }.
    }
refusals_contest-in =
    { $waits ->
        [yes] Ya estás en la lista de espera.
       *[other] Ya participas.
    }
refusals_contest-not-in = No participas.
refusals_contest-left = Has dejado esta liga: nadie vuelve en la misma temporada.
refusals_contest-started = Ya ha empezado.
refusals_contest-over = Ya ha terminado.
refusals_contest-not-opener =
    { GIVEN($opener) ->
        [no] Solo quien abrió la inscripción y los miembros con Gestionar servidor pueden hacerlo.
       *[yes] Solo { $opener } y los miembros con Gestionar servidor pueden hacerlo.
    }
refusals_league-no-pause = Una partida de liga no se pausa, porque los demás la esperan. Si estás fuera, tu reloj se detiene una semana como máximo.

refusals_no-duplicate = Ese duplicado ya no existe.
refusals_duplicate-tables = Un duplicado tiene de { $min } a { $max } mesas.
refusals_duplicates-many = Como máximo, { $limit } duplicados a la vez en un servidor.
refusals_duplicate-uneven =
    { $people ->
        [one] Este juego no tiene bots, y { NUMBER($people) } persona no bastan para mesas iguales ({ $tables }).
       *[other] Este juego no tiene bots, y { NUMBER($people) } personas no bastan para mesas iguales ({ $tables }).
    }
refusals_duplicate-apart = No se puede repartir a estas personas en tan pocas mesas. Se puede con más mesas o con menos personas.
refusals_duplicate-on = El mismo reparto sigue en juego: antes de que terminen todas las mesas, esta solo la ve quien juega en ella, y no se cuenta nada de lo que había en los mazos.
refusals_duplicate-no-offer = Nadie ocupa el asiento de otro mientras se juega el mismo reparto en otras mesas.
refusals_duplicate-undo = Eso no se puede deshacer: has visto algo que en las otras mesas sigue oculto.

refusals_no-such-game = No conozco ese juego.
refusals_wishes-many = Te aviso de mesas abiertas en { NUMBER($limit) } servidores como mucho. Desactiva uno antes.
refusals_watch-seated = Tienes un asiento en esta partida: ya la ves, y más que quien la sigue.
refusals_watch-many = Puedes seguir { NUMBER($limit) } partidas a la vez. Deja de seguir una antes.
refusals_watch-unseen = Solo se pueden seguir partidas en canales de un servidor que puedes ver; las que se juegan en privado, no.
refusals_call-none = Este servidor no ha elegido ningún rol que una mesa pueda mencionar. Quien gestiona el servidor puede elegir uno: `/games server`.
refusals_call-gone = El rol que este servidor eligió para las mesas está borrado. Quien gestiona el servidor puede elegir otro: `/games server`.
refusals_call-silent = Una mención mía no avisaría a nadie de **{ $role }**. Ajustes del servidor → Roles → ese rol → “Permitir que cualquiera @mencione este rol” lo cambia.
refusals_call-unknown = Ahora mismo no puedo averiguar si puedo mencionar ese rol. Inténtalo de nuevo en un momento.
refusals_call-often = En un servidor se menciona el rol una vez cada { NUMBER($hours) } horas. Se podrá de nuevo { $until }.
refusals_called = Esta mesa ya ha mencionado el rol: cada una lo hace una vez.
refusals_only-here = Esta mesa no admite ahora a nadie de otro servidor: se muestra solo en el suyo, o su servidor la reserva a sus miembros. `/games find` muestra otras.
refusals_place-busy = Donde verías esta mesa ya hay otra partida, y cada lugar tiene solo una a la vez. Siéntate cuando termine, o en otro canal con `/games find`.
refusals_unlisted = Este servidor no muestra sus mesas en otros servidores. Quien gestiona el servidor puede cambiarlo: `/games server`.
refusals_not-at-lobby = Solo quien tiene asiento en esta mesa puede avisar a otras personas.
refusals_no-phrase = Esa frase no existe. El botón *Decir algo* bajo el tablero muestra todas las frases.
refusals_phrases-here = Todos los jugadores de esta partida están en este canal: podéis escribiros.
refusals_phrases-many =
    { $status ->
        [running] Desde tu última jugada has dicho { $limit ->
            [one] { NUMBER($limit) } frase
           *[other] { NUMBER($limit) } frases
        }. Podrás decir más después de tu próxima jugada.
       *[other] La partida ha terminado y ya has dicho bastantes frases en ella.
    }

games_privacy_title = **Lo que se guarda sobre ti**
games_privacy_never = Tu id y nada más de tu cuenta; ningún mensaje, ninguna dirección.
games_privacy_name = El último nombre visto: { $name }
games_privacy_nothing = Nada: no has jugado aquí.
games_privacy_seats = Asientos en partidas: **{ NUMBER($seats) }**; en partidas en curso: **{ NUMBER($running) }**
games_privacy_rest = Tus ajustes; invitaciones: **{ $invitations }**, votos: **{ $votes }**, personas bloqueadas: **{ $blocks }**
games_privacy_more = Todo está en la exportación. Al borrar tus datos se quitan tu nombre y tus ajustes de todas partes.
games_privacy_exported = Todo lo que se guarda sobre ti, en un archivo que solo ves tú.
games_privacy_file = Todo lo que se guarda sobre una persona, en JSON
games_privacy_exportButton = Exportar
games_privacy_forgetButton = Borrar mis datos…
games_privacy_forgetAsk =
    { $running ->
        [0] ¿Borrar tus datos? Se borran tus ajustes y resultados, y en las partidas terminadas pasas a ser “Jugador” con el número de tu asiento. Mi mensaje más reciente de cada partida se cambia; los anteriores se quedan. No se puede deshacer.
        [one] ¿Borrar tus datos? Se borran tus ajustes y resultados, y en las partidas terminadas pasas a ser “Jugador” con el número de tu asiento. **Abandonas o dejas la { NUMBER($running) } partida en curso.** Mi mensaje más reciente de cada partida se cambia; los anteriores se quedan. No se puede deshacer.
       *[other] ¿Borrar tus datos? Se borran tus ajustes y resultados, y en las partidas terminadas pasas a ser “Jugador” con el número de tu asiento. **Abandonas o dejas las { NUMBER($running) } partidas en curso.** Mi mensaje más reciente de cada partida se cambia; los anteriores se quedan. No se puede deshacer.
    }
games_privacy_forgetSure = Borrar para siempre
games_privacy_keep = Conservarlo todo
games_privacy_kept = No se cambió nada.
games_privacy_forgotten =
    { $games ->
        [one] Hecho: tus datos están borrados, en { NUMBER($games) } partida. Los mensajes antiguos de los canales se quedan; la moderación puede borrarlos.
       *[other] Hecho: tus datos están borrados, en { NUMBER($games) } partidas. Los mensajes antiguos de los canales se quedan; la moderación puede borrarlos.
    }

games_glance_onlyInServers = Esto muestra las partidas de un servidor: úsalo en uno.
games_glance_none = En este servidor no se juega ninguna partida que puedas ver.
games_glance_choose = ¿Qué partida?
games_glance_strange = Aquí no encuentro esa partida. Estas están en curso:
games_glance_more = Estas son las { NUMBER($offered) } más antiguas. Para ver otra, indica su canal o el enlace de un mensaje de ella.
games_glance_toBoard = Ir a la partida
games_glance_others = Otras partidas

games_doctor_allowed = Puedo ver este canal, publicar aquí, adjuntar imágenes y leer lo que publiqué.
games_doctor_lacks = Me falta { $permission }.
games_doctor_threads = Puedo abrir hilos aquí.
games_doctor_noThreads =
    { COUNT($permissions) ->
        [1] Me falta { LIST($permissions) }: solo lo necesita una partida en un hilo propio.
       *[other] Me faltan { LIST($permissions) }: solo los necesita una partida en un hilo propio.
    }
games_doctor_grant = Cómo darlo: Editar canal → Permisos → añadir mi rol → permitir lo indicado arriba. O para todos los canales: Ajustes del servidor → Roles → mi rol.
games_doctor_direct = Estamos en un mensaje directo: no hacen falta permisos, aquí se puede jugar en solitario.
games_doctor_database = La base de datos responde, en { NUMBER($milliseconds) } ms.
games_doctor_badDatabase = La base de datos no responde: ahora no se puede jugar nada. Avisa a quien administra el bot.
games_doctor_outbox =
    { $waiting ->
        [one] { NUMBER($waiting) } mensaje espera a publicarse en este canal.
       *[other] { NUMBER($waiting) } mensajes esperan a publicarse en este canal.
    }
games_doctor_quietOutbox = Ningún mensaje espera a publicarse en este canal.
games_doctor_parked =
    { $messages ->
        [one] { NUMBER($messages) } mensaje para este canal está guardado: no se pudo publicar.
       *[other] { NUMBER($messages) } mensajes para este canal están guardados: no se pudieron publicar.
    }
games_doctor_why_noChannel = La última vez, Discord dijo que ese canal no existe.
games_doctor_why_noAccess = La última vez, Discord dijo que no puedo ver este canal.
games_doctor_why_noPermission = La última vez, Discord dijo que me falta un permiso aquí.
games_doctor_why_noMessages = La última vez, Discord dijo que no puedo escribirte.
games_doctor_why_removed = Me habían quitado de este servidor.
games_doctor_why_operator = Quien administra el bot lo cerró en este servidor.
games_doctor_why_other = La última vez, Discord no lo aceptó. Mi registro dice por qué: pregunta a quien administra el bot.
games_doctor_parkedGrant = Da lo que falta y usa aquí `/games server` otra vez: lo intento de nuevo al instante.
games_doctor_parkedAgain = Ahora no falta nada: lo estoy intentando de nuevo.
games_doctor_parkedElsewhere =
    { COUNT($named) ->
        [0] { $channels ->
            [one] En { NUMBER($channels) } canal más de este servidor no pude publicar.
           *[other] En { NUMBER($channels) } canales más de este servidor no pude publicar.
        }
       *[other] { $channels ->
            [one] En { NUMBER($channels) } canal más de este servidor no pude publicar. Usa `/games server` allí: { LIST($named) }.
           *[other] En { NUMBER($channels) } canales más de este servidor no pude publicar. Usa `/games server` allí: { LIST($named) }.
        }
    }
games_doctor_board = Dibujé un tablero en { NUMBER($milliseconds) } ms: está abajo.
games_doctor_badBoard = No pude dibujar un tablero. Avisa a quien administra el bot.
games_doctor_well = **Aquí todo está bien.**
games_doctor_ill = **Aquí falta algo.**

games_operator_maintenance = **Mantenimiento:** desde { $from } hasta cerca de { $to } no estaré disponible (empieza { $when }). Después siguen todas las partidas.
games_operator_over = **El mantenimiento ha terminado.** Todas las partidas siguen.
games_operator_announces = **Un mensaje de quien administra el bot:**
games_operator_closed = **Quien administra el bot ha cerrado esta partida.** No puntúa.
games_operator_paused = **Quien administra el bot ha pausado esta partida.** Los jugadores pueden votar para reanudarla.
games_operator_rewound =
    { $moves ->
        [one] **Quien administra el bot ha reparado esta partida.** Sigue desde una posición anterior: la última jugada ya no cuenta.
       *[other] **Quien administra el bot ha reparado esta partida.** Sigue desde una posición anterior: las últimas { NUMBER($moves) } jugadas ya no cuentan.
    }

games_operator_blockedPerson = Quien administra el bot ya no te permite usarlo. Con `/games settings` todavía puedes ver o borrar tus datos.
games_operator_blockedServer = Quien administra el bot lo ha cerrado en este servidor. Con `/games settings` todavía puedes ver o borrar tus datos.
games_operator_support = Ayuda: { $address }
games_host_notOwner = Solo quien administra el bot puede usar este comando.

games_lists_title =
    { $waiting ->
        [0] { $games ->
            [one] **Tu partida**
           *[other] **Tus { NUMBER($games) } partidas**
        }
        [one] { $games ->
            [one] **Tu partida**, { NUMBER($waiting) } te espera
           *[other] **Tus { NUMBER($games) } partidas**, { NUMBER($waiting) } te espera
        }
       *[other] { $games ->
            [one] **Tu partida**, { NUMBER($waiting) } te esperan
           *[other] **Tus { NUMBER($games) } partidas**, { NUMBER($waiting) } te esperan
        }
    }
games_lists_page = página { $page } de { $pages }
games_lists_together = { $place } con { LIST($people) }
games_lists_alone = { $place } en solitario
games_lists_yours = **Tu turno**, { $since }
games_lists_theirs =
    { COUNT($people) ->
        [0] En espera, { $since }
       *[other] Turno de { LIST($people) }, { $since }
    }
games_lists_paused = En pausa, { $since }
games_lists_gathering = Esperando jugadores, { $taken } de { $wanted }, { $since }
games_lists_openTitle =
    { $tables ->
        [one] **Una mesa con asiento para ti**
       *[other] **{ NUMBER($tables) } mesas con asiento para ti**
    }
games_lists_noSuchTable = Aquí no encuentro esa mesa: puede ser de otro servidor o estar en un canal que no ves.
games_lists_sitAt = { $index }. Sentarse: { $game }
games_lists_first = A la primera
games_lists_earlier = ◀ Anterior
games_lists_later = Siguiente ▶
games_lists_onlyInServers = Esto trata de las partidas de un servidor: úsalo en uno.
games_lists_ownStats = **Tus partidas de { $game }**
games_lists_statsOf = **{ $game }** de { $person } en este servidor
games_lists_nothingCounted = Aún no se ha contado ninguna partida.
games_lists_gamesAndWins = Partidas: **{ NUMBER($games) }**, ganadas: **{ NUMBER($wins) }** ({ PERCENT($share) })
games_lists_average = Media de puntos: **{ NUMBER($points) }**
games_lists_best =
    { $points ->
        [one] Mejor turno: **{ NUMBER($points) } punto**
       *[other] Mejor turno: **{ NUMBER($points) } puntos**
    }
games_lists_withPlayers =
    { GIVEN($average) ->
        [no] { $category }, con bots: { $games ->
            [one] { NUMBER($games) } partida
           *[other] { NUMBER($games) } partidas
        }, { $wins ->
            [one] { NUMBER($wins) } victoria
           *[other] { NUMBER($wins) } victorias
        }
       *[yes] { $category }, con bots: { $games ->
            [one] { NUMBER($games) } partida
           *[other] { NUMBER($games) } partidas
        }, { $wins ->
            [one] { NUMBER($wins) } victoria
           *[other] { NUMBER($wins) } victorias
        }, media de { $average ->
            [one] { NUMBER($average) } punto
           *[other] { NUMBER($average) } puntos
        }
    }
games_lists_solo =
    { $points ->
        [one] { $category }: lo mejor, **{ NUMBER($points) } punto**
       *[other] { $category }: lo mejor, **{ NUMBER($points) } puntos**
    }
games_lists_practised =
    { $category }, práctica: { $games ->
        [one] { NUMBER($games) } partida
       *[other] { NUMBER($games) } partidas
    }, lo mejor, { $points ->
        [one] { NUMBER($points) } punto
       *[other] { NUMBER($points) } puntos
    }
games_lists_hints = Pistas usadas: **{ NUMBER($count) }**
games_lists_leaderboard = **{ $game } en este servidor**
games_lists_emptyLeaderboard = En este servidor aún no se ha contado ninguna partida de { $game }.
games_lists_row = { $place }. { $person }: { LIST($parts, between: ", ") }
games_lists_parts_wins =
    { $wins ->
        [one] { NUMBER($wins) } victoria
       *[other] { NUMBER($wins) } victorias
    } en { $games ->
        [one] { NUMBER($games) } partida
       *[other] { NUMBER($games) } partidas
    }
games_lists_parts_average =
    { $average ->
        [one] media de { NUMBER($average) } punto
       *[other] media de { NUMBER($average) } puntos
    }
games_lists_parts_best =
    { $best ->
        [one] mejor turno, { NUMBER($best) } punto
       *[other] mejor turno, { NUMBER($best) } puntos
    }
games_lists_aloneTitle = **En solitario**
games_lists_soloRow = { $category }, lo mejor: { LIST($bests, between: ", ") }
games_lists_soloBest =
    { $points ->
        [one] { $person } { NUMBER($points) } punto
       *[other] { $person } { NUMBER($points) } puntos
    }
games_lists_hidden = -# Si no quieres aparecer, indícalo en `/games settings`.
games_lists_leaderboardEverywhere = **{ $game } en todos los servidores**
games_lists_nobodyEverywhere = Nadie ha pedido aparecer en la clasificación general de { $game }. Con `/games settings` apareces tú.
games_lists_nobodyAnywhere = Nadie ha pedido aparecer en la clasificación general. Con `/games settings` apareces tú.
games_lists_listedEverywhere = -# Aparece quien lo pidió con `/games settings`.
games_lists_ownPlace = … tu puesto es el { NUMBER($place) }
games_lists_ratingLegend = -# Detrás del nombre va el rating, con interrogación hasta diez partidas por puntos.

games_profile_own = **{ $title }:**
games_profile_of = **{ $title }**, como lo juega { $person }
games_profile_rating =
    { $games ->
        [one] Rating: **{ $rating }** tras { NUMBER($games) } partida por puntos
       *[other] Rating: **{ $rating }** tras { NUMBER($games) } partidas por puntos
    }
games_profile_withPlayers =
    { $games ->
        [one] Contra bots: **{ $rating }** tras { NUMBER($games) } partida
       *[other] Contra bots: **{ $rating }** tras { NUMBER($games) } partidas
    }
games_profile_provisional = -# La interrogación se queda hasta diez partidas por puntos.
games_profile_nothing = Aún no hay partidas por puntos. Una partida entre varias personas es por puntos, salvo que se abra con `rated:False`; una contra bots lo es con `rated:True`.
games_profile_nothingOf = { $person } no aparece con rating en este servidor.
games_profile_joinEverywhere = Aparecer en todos los servidores
games_profile_leaveEverywhere = Aparecer solo aquí
games_profile_stats = Estadísticas

games_year_own = **Tu retrospectiva.** Solo la ves tú.
games_year_posts = -# Publicada aquí, muestra solo las partidas de este servidor y los análisis que has compartido.
games_year_of = La retrospectiva de { $person }, con las partidas de este servidor.
games_year_server = **Lo que se ha jugado en este servidor.** Solo lo ves tú.
games_year_nothing = En ese tiempo no terminó ninguna partida tuya que cuente. Una partida cuenta cuando se juega hasta el final.
games_year_nothingOf = En ese tiempo no terminó en este servidor ninguna partida de { $person } que cuente.
games_year_nothingServer = En ese tiempo no terminó en este servidor ninguna partida que cuente. No se cuenta a quienes no comparten sus estadísticas.
games_year_by = { $person } repasa sus partidas:
games_year_serverBy = { $person } muestra lo que se ha jugado en este servidor:
games_year_ready = -# Tu año { $year } en partidas está listo: `/games profile`

games_settings_title = **Tus ajustes**, para todos los juegos y servidores
games_settings_saved = Guardado.
games_settings_switches_pings = Avisos cuando te toca
games_settings_switches_invitations = Invitaciones a partidas
games_settings_switches_stats = Otros ven tus estadísticas
games_settings_switches_learns = Aprender cuándo duermes
games_settings_switches_everywhere = En la clasificación de todos los servidores
games_settings_switches_named = Nombre visible para jugadores de otros servidores
games_settings_switches_puzzles = Tus partidas terminadas pueden ser problemas, sin nombres
games_settings_on = sí
games_settings_off = no
games_settings_zone = Zona horaria
games_settings_noZone = sin definir
games_settings_zoneNow = { $zone }, ahora son las { $clock }
games_settings_quiet = Horas de silencio
games_settings_noQuiet = ninguna
games_settings_quietLearnt = { $hours }, aprendidas
games_settings_away = Fuera
games_settings_notAway = ahora mismo no
games_settings_awayUntil = hasta el { $moment }
games_settings_blocked = Bloqueos
games_settings_nobodyBlocked = nadie
games_settings_people =
    { $count ->
        [one] { NUMBER($count) } persona
       *[other] { NUMBER($count) } personas
    }
games_settings_unseenPlayers =
    { $count ->
        [one] { NUMBER($count) } persona cuyo nombre no ves
       *[other] { NUMBER($count) } personas cuyos nombres no ves
    }
games_settings_unseenPlayer = Persona oculta, bloqueada el { $day }
games_settings_chooseSwitches = Lo que está activado …
games_settings_chooseZone = Tu zona horaria …
games_settings_zoneOff = Sin zona horaria
games_settings_otherZone = Otra zona horaria
games_settings_otherQuiet = Otras horas de silencio
games_settings_city = Ciudad, como Madrid
games_settings_quietFrom = Desde, como 22:30
games_settings_quietTo = Hasta, como 7:00
games_settings_blocks = Gente bloqueada
games_settings_data = Mis datos
games_settings_menus = Ahora los ajustes se eligen en los menús de abajo. Nada ha cambiado.
games_settings_chooseQuiet = Horas de silencio: sin avisos de … a …
games_settings_quietOff = Sin horas de silencio
games_settings_chooseAway = Fuera durante …
games_settings_awayOff = No estoy fuera
games_settings_days =
    { $count ->
        [one] { NUMBER($count) } día
       *[other] { NUMBER($count) } días
    }
games_settings_daysUntil =
    { $count ->
        [one] { NUMBER($count) } día, hasta el { $day }
       *[other] { NUMBER($count) } días, hasta el { $day }
    }
games_settings_choosePerson = Bloquear a alguien
games_settings_choosePersonBack = Desbloquear a alguien
games_settings_hours = Cuándo juegas
games_settings_hoursTitle =
    { $acts ->
        [one] **Cuándo juegas**: { NUMBER($acts) } acción contada, por hora del día en { $zone }. A partir de 40 sé cuándo duermes, y entonces no te aviso.
       *[other] **Cuándo juegas**: { NUMBER($acts) } acciones contadas, por hora del día en { $zone }. A partir de 40 sé cuándo duermes, y entonces no te aviso.
    }
games_settings_noHours = Aún no se ha contado nada de cuándo juegas.
games_settings_notCounted = No se cuenta cuándo juegas: puedes activarlo.
games_settings_forgetHours = Borrar esto
games_settings_hoursForgotten = Borrado.
games_settings_back = Volver

games_server_title = **Partidas en este servidor**
games_server_language = Idioma de los tableros
games_server_ownLanguage = el del servidor
games_server_languages_en = inglés
games_server_languages_ko = coreano
games_server_languages_pt-BR = portugués de Brasil
games_server_languages_de = alemán
games_server_languages_es-ES = español
games_server_languages_fr = francés
games_server_languages_ja = japonés
games_server_pace = Ritmo de una partida nueva
games_server_housePace = elige quien abre la mesa
games_server_paces_none = ninguno
games_server_paces_day = un día por turno
games_server_paces_three-days = tres días por turno
games_server_paces_two-weeks = 14 días por turno
games_server_mayOpen = Puede abrir partidas
games_server_mayCancel = Puede cancelar partidas ajenas
games_server_place = Las partidas se juegan
games_server_places_anywhere = en canales e hilos
games_server_places_edited = en canales, cada una en un solo mensaje que se edita
games_server_places_threads = cada una en un hilo propio
games_server_listed = Mesas mostradas en otros servidores
games_server_strangers = La gente de otros servidores puede sentarse a estas mesas
games_server_ifWished = si quien abre la mesa lo desea
games_server_never = nunca
games_server_everyone = todo el mundo
games_server_managers = quien tiene Gestionar servidor
games_server_onlyManagers = -# Puede cambiarlo quien tiene Gestionar servidor.
games_server_saved = Guardado. Se anuncia en este canal.
games_server_nothingNew = No cambió nada: ya estaba así.
games_server_choose = Cambiar un ajuste …
games_server_chooseRole = Un rol …
games_server_chooseChannel = Un canal …
games_server_acts = Registro de moderación
games_server_check = Comprobar este canal
games_server_noActs = Aquí no se ha hecho nada con poderes de moderación.
games_server_actsTitle = **Lo que hizo aquí la moderación**, lo más reciente primero
games_server_back = Volver
games_server_morningChannel = Mensaje de la mañana
games_server_noMorning = ninguno
games_server_morningHour = Hora del mensaje de la mañana
games_server_morningZone = Zona horaria de esa hora
games_server_morningGone = No encuentro ese canal aquí, o no puedes verlo. Elige otro canal para el mensaje de la mañana.
games_server_morningNext = El próximo mensaje de la mañana llegará { $at }.
games_server_morningLacks = No puedo publicar imágenes en { $channel }: me falta { LIST($permissions) }. Dale ese permiso a mi rol allí y vuelve a elegir el canal.
games_server_morningClosed = No puedo publicar el mensaje de la mañana en { $channel }. Lo intento de nuevo cada hora. Dame los permisos que faltan allí o elige otro canal con `/games server`.
games_server_onePerson = Alguien
games_server_changed = { $person } cambió cómo son las partidas en este servidor:
games_server_calledOff = { $person } canceló aquí una partida de { $game } con poderes de moderación.
games_server_cancelAct = { $person } canceló una partida de { $game }
games_server_settingsAct = { $person } estableció: { LIST($settings) }

games_vitals_title = **Estado del bot, para quien lo administra.** Este proceso empezó { $since }.
games_vitals_interactions = Interacciones: **{ NUMBER($answered) }** respondidas, { NUMBER($refused) } rechazadas, { NUMBER($stale) } superadas por el juego, { NUMBER($failed) } fallidas, { NUMBER($late) } demasiado tarde, { NUMBER($slowed) } frenadas, { NUMBER($repeated) } llegadas dos veces.
games_vitals_firstAnswer = Primera respuesta: { $within }.
games_vitals_board = Tablero en su canal tras una jugada: { $within }.
games_vitals_outbox = Mensajes por publicar: { NUMBER($due) } ya, { NUMBER($retrying) } otra vez, { NUMBER($later) } a su hora, { NUMBER($parked) } cuando se abra su canal; el más antiguo con retraso lleva esperando { $oldest }.
games_vitals_live =
    { COUNT($games) ->
        [0] Partidas en curso: ninguna; en canales cerrados { NUMBER($parked) }.
       *[other] Partidas en curso: { LIST($games, between: ", ") }; en canales cerrados { NUMBER($parked) }.
    }
games_vitals_noDatabase = No se sabe qué espera ni qué se juega: la base de datos no responde.
games_vitals_pictures = Imágenes: { NUMBER($waiting) } en curso; { $within }; { NUMBER($failed) } con error.
games_vitals_thoughts =
    { $hurried ->
        [one] Reflexiones: { NUMBER($waiting) } en curso; { $within }; { NUMBER($hurried) } jugada hecha con prisa; { NUMBER($failed) } con error.
       *[other] Reflexiones: { NUMBER($waiting) } en curso; { $within }; { NUMBER($hurried) } jugadas hechas con prisa; { NUMBER($failed) } con error.
    }
games_vitals_database = Transacciones de la base de datos: { $within }.
games_vitals_eventLoop = Bucle de eventos: retraso de { $p99 } como mucho en el { PERCENT(0.99) } de las mediciones, { $worst } en el peor caso.
games_vitals_requests =
    { $rateLimits ->
        [one] Peticiones que Discord cuenta: { NUMBER($perSecond) } por segundo en el último minuto, de 50; { NUMBER($rateLimits) } espera por sus límites, { $waited } en total.
       *[other] Peticiones que Discord cuenta: { NUMBER($perSecond) } por segundo en el último minuto, de 50; { NUMBER($rateLimits) } esperas por sus límites, { $waited } en total.
    }
games_vitals_shards = Shards que lleva este proceso: { NUMBER($held) } de { NUMBER($all) }.
games_vitals_liveGame = { $title } { NUMBER($running) } (mesas abiertas { NUMBER($lobbies) })
games_vitals_milliseconds = { NUMBER($milliseconds) } ms
games_vitals_seconds = { NUMBER($seconds) } s
games_vitals_within = la mitad en { $median } como mucho, el { PERCENT(0.95) } en { $p95 }
games_vitals_never = ninguna vez en la última hora

people_closed = Discord no me deja escribirte: tienes cerrados los mensajes directos. Por eso he desactivado lo que te cuento allí: mesas abiertas y partidas que sigues. Permite los mensajes directos de miembros de este servidor (menú del servidor → Ajustes de privacidad) y vuelve a activarlo.

people_tables_notify = Avísame cuando se abra una mesa
people_tables_announced = Aviso activado: { $game }
people_tables_allGames = Todos los juegos
people_tables_turnOff = Desactivar el aviso
people_tables_back = Volver
people_tables_on = **Cuando se abra una mesa aquí, te aviso por mensaje directo.** Juegos: **{ $game }**
people_tables_off = No se te avisa cuando se abre una mesa aquí.
people_tables_rule = -# Una vez por hora como mucho, y no en tus horas de silencio ni mientras estás fuera: lo que se abra entretanto llega junto, si aún queda asiento. Nunca mesas que no puedes ver.
people_tables_callsAreOff = Tienes los avisos desactivados en `/games settings`: mientras tanto no llega nada.
people_tables_greeting = Aquí te aviso cuando se abre una mesa, como pediste en un servidor. Puedes desactivarlo en cada uno de estos mensajes.
people_tables_lookThere = Te acabo de escribir: mira tus mensajes directos.
people_tables_turnedOff = Desactivado: ya no te aviso de las mesas de ese servidor. `/games find` allí lo vuelve a activar.
people_tables_wasOff = Eso ya está desactivado.
people_tables_opened =
    { $tables ->
        [one] **Se ha abierto una mesa**
       *[other] **Se han abierto { NUMBER($tables) } mesas**
    }
people_tables_more =
    { $tables ->
        [one] … y { NUMBER($tables) } más: `/games find` en el servidor la muestra.
       *[other] … y { NUMBER($tables) } más: `/games find` en el servidor las muestra.
    }
people_tables_sitThere = Desde aquí no puedo ver si puedes sentarte. Siéntate en la propia mesa: { $link }
people_tables_servers =
    { $count ->
        [one] Aviso de mesas abiertas: **en { NUMBER($count) } servidor** (`/games find` allí lo cambia)
       *[other] Aviso de mesas abiertas: **en { NUMBER($count) } servidores** (`/games find` allí lo cambia)
    }

people_watch_watch = Seguir la partida
people_watch_stop = Dejar de seguir
people_watch_done = Listo
people_watch_toGame = Ir a la partida
people_watch_modes_rounds = Cada ronda
people_watch_modes_end = Solo el final
people_watch_watching_rounds = Sigues **{ $game }** en { $place }: un mensaje directo al acabar cada ronda y al final, fuera de tus horas de sueño.
people_watch_watching_end = Sigues **{ $game }** en { $place }: un mensaje directo al final, fuera de tus horas de sueño.
people_watch_stopped = Ya no sigues esta partida.
people_watch_notWatching = No sigues esta partida.
people_watch_askThere = Desde aquí no puedo ver si tienes acceso a { $place }. Pulsa *Seguir la partida* allí.
people_watch_roundEnded =
    { $round ->
        [0] { $title }
        Ha terminado una ronda en { $place }.
       *[other] { $title }
        Ha terminado la ronda { NUMBER($round) } en { $place }.
    }
people_watch_gameEnded =
    { $title }
    { "" }**La partida ha terminado** en { $place }.
people_watch_reviewShared =
    { $title }
    Se ha compartido un análisis de esta partida en { $place }:
people_watch_noReviewYet = -# Si alguien que ha jugado comparte el análisis, te lo envío.
people_watch_watchers =
    { $count ->
        [one] { NUMBER($count) } persona la sigue
       *[other] { NUMBER($count) } personas la siguen
    }

people_roles_call =
    { GIVEN($role) ->
        [no] Mencionar el rol
       *[yes] Mencionar a @{ $role }
    }
people_roles_called = Rol mencionado, en un mensaje aparte.
people_roles_message =
    { $free ->
        [one] { $mention } { $person } busca compañía: **{ $game }**, { NUMBER($free) } asiento libre.
       *[other] { $mention } { $person } busca compañía: **{ $game }**, { NUMBER($free) } asientos libres.
    }
people_roles_setting = Una mesa puede mencionar
people_roles_none = ningún rol

people_find_title = **Encontrar rivales**
people_find_none = Ahora no buscas ninguna partida. Elige un juego: te busco gente, también en otros servidores.
people_find_tables = Mesas abiertas aquí: { NUMBER($tables) }
people_find_tablesElsewhere = Mesas de otros servidores
people_find_entry = **{ $game }**, desde { $when }
people_find_people =
    { $people ->
        [1] Nadie más busca este juego todavía.
        [one] { NUMBER($people) } persona busca este juego, contándote a ti.
       *[other] { NUMBER($people) } personas buscan este juego, contándote a ti.
    }
people_find_anyPace = cualquier límite de tiempo
people_find_seats =
    { $seats ->
        [one] { NUMBER($seats) } persona
       *[other] { NUMBER($seats) } personas
    }
people_find_anySeats = cualquier número de personas
people_find_rated = puntuada
people_find_unrated = sin puntuar
people_find_anyRated = puntuada o no
people_find_anyLanguage = cualquier idioma
people_find_wishes = Preferencias: { $game }…
people_find_language = mejor en { $language }
people_find_inChannel = La partida empieza en { $channel }.
people_find_inDirect = La partida empieza en tus mensajes directos conmigo.
people_find_lapses = -# La búsqueda termina { $when }. Nada empieza en tus horas de silencio, mientras estás fuera o mientras se juega otra partida allí.
people_find_lapsesLive = -# La búsqueda termina { $when }. Hasta entonces la partida puede empezar en cualquier momento, también en tus horas de silencio. Solo espera mientras allí se juegue otra partida.
people_find_held = Ahora se juega otra partida allí. La tuya empieza después.
people_find_live = { $game } en vivo
people_find_leave = Dejar de buscar { $game }
people_find_bot = Mientras, un bot: { $game }
people_find_left = Ya no buscas { $game }.
people_find_wasOff = Ya no buscas { $game }: la partida ha empezado o la búsqueda ha terminado.
people_find_greeting = Aquí te enseño la partida en cuanto encuentre gente.
people_find_closed = No puedo escribirte, así que no puedo enseñarte una partida en mensajes directos. Permite los mensajes directos de miembros de un servidor común (menú del servidor → Ajustes de privacidad) o usa { $command } en un canal donde yo juegue.
people_find_failed = Discord no ha aceptado ahora un mensaje directo para ti, así que no se hizo nada. Vuelve a intentarlo dentro de un minuto.
people_find_found = **{ $game }: te he encontrado gente.** El tablero está en este chat.
people_find_player = { $name }, puntuación { $rating }
people_find_newcomer = { $name }, sin puntuación visible
people_find_playersOf = En la mesa: { $game }
people_find_players = Los demás de la mesa
people_find_playersRule = -# Si bloqueas a alguien, no volvéis a coincidir en ningún servidor. Si no ves su nombre, el bloqueo vale donde los nombres están ocultos. Una denuncia llega al operador de este bot junto con esta partida. La otra persona no se entera.
people_find_block = Bloquear: { $name }
people_find_unblock = Desbloquear: { $name }
people_find_report = Denunciar: { $name }
people_find_blocked = { $name }: bloqueo guardado. No volveréis a la misma mesa.
people_find_unblocked = { $name }: ya no hay bloqueo.
people_find_reported = { $name }: denuncia enviada al operador.

people_say_button = 💬 Decir algo
people_say_rule = -# Una frase queda bajo el tablero, para cada cual en su idioma, hasta que los demás hayan jugado. No se transmite nada más de lo que escribes.
people_say_line = 💬 { $name }: { $phrase }
people_say_said = Has dicho: { $phrase }
people_say_hide = Ocultar frases
people_say_show = Mostrar frases
people_say_shows_shown = En esta partida vuelves a ver las frases de los demás.
people_say_shows_hidden = En esta partida ya no ves las frases de los demás.
people_say_shows_others = Las frases siguen aquí, porque aquí también las leen otras personas. Desaparecen cuando todos las ocultáis.
people_say_phrases_hello = ¡Hola!
people_say_phrases_good-luck = ¡Suerte!
people_say_phrases_nice-move = ¡Buena jugada!
people_say_phrases_well-played = ¡Bien jugado!
people_say_phrases_was-away = Perdón por la ausencia.
people_say_phrases_little-time = Ahora tengo poco tiempo, así que iré más despacio.
people_say_phrases_thanks = ¡Gracias por la partida!
## Open tables of other servers, under /games find.

people_everywhere_title =
    { $tables ->
        [one] **Una mesa con un sitio para ti**, aquí o en otro servidor
       *[other] **{ NUMBER($tables) } mesas con un sitio para ti**, aquí o en otros servidores
    }
people_everywhere_none = Ahora ninguna mesa, aquí o en otro servidor, tiene un sitio para ti. `/games find` busca gente. Si muestras tu mesa en otros servidores, aparece allí en esta lista.
people_everywhere_ratings = puntuaciones: { LIST($ratings, between: ", ") }

# Of a table at which people of other servers can't sit down.
people_everywhere_members = solo para miembros de su servidor
people_everywhere_greeting = Aquí te muestro la mesa en la que te sientas.
people_everywhere_inDirect = Sigue en tus mensajes directos conmigo.
people_everywhere_here = Sigue en este canal.
people_everywhere_playHere = Jugar en este canal
people_everywhere_playDirect = Jugar en mensajes directos

# Below a lobby.
people_everywhere_shown = -# La gente de otros servidores ve esta mesa con `/games find` y puede sentarse.

# A button.
people_everywhere_show = Mostrar en otros servidores

# A button.
people_everywhere_hide = Mostrar solo aquí
people_everywhere_shownNow = La gente de otros servidores ya ve tu mesa con `/games find`. No ve ningún nombre.
people_everywhere_hiddenNow = Tu mesa ahora se muestra solo aquí. Quienes ya se sentaron desde otro servidor se quedan.

# In place of a lobby's message, where nobody sits at it any more.
people_everywhere_left = Ya nadie de aquí está en esta mesa de { $game }.

# In place of a board, where nobody plays any more.
people_everywhere_goesOn = Esta partida de { $game } sigue en otro lugar, sin nadie de aquí.
