errors_neutral = Algo falló por mi parte; no se cambió nada. Inténtalo de nuevo en un momento.
errors_turnsGone = Las reglas de hoy ya no llevan a los turnos anteriores de esta partida, así que no puedo mostrarlos. Su registro y su resultado se conservan.
errors_refusedAnswer = No pude mostrar la respuesta. { COMMAND("board") } muestra la partida tal como está ahora.
errors_oldButton = Este botón es de otra versión mía. { COMMAND("board") } muestra la partida tal como está ahora.
errors_strangeButton = No conozco este botón. { COMMAND("board") } muestra la partida tal como está ahora.
errors_otherGame = El juego de este canal es { $game }. Escribe { $command }.
errors_otherGameEnded = El último juego de este canal fue { $game }. { $board } muestra cómo terminó.
errors_strangeCommand = Ya no conozco este comando. Escribe `/` para ver los que conozco.

lobby_join = Unirse
lobby_leave = Salir
lobby_start = Empezar
lobby_free = libre
lobby_gathering = Abierta a todos los de aquí. { $opener } puede empezar en cuanto haya jugadores suficientes.
lobby_full = La mesa está completa: cualquiera que tenga asiento puede empezar.
lobby_running = La partida está en curso.
lobby_over = La partida terminó.
lobby_cancelled = La mesa se canceló.
lobby_opened = La mesa está abierta y ya tienes asiento. Los demás pulsan Unirse o escriben { COMMAND("join") }.
lobby_dealt = Todo repartido: el tablero viene en un mensaje aparte.
lobby_joined = Estás en la mesa: { $taken } de { $wanted }.
lobby_left = Has dejado la mesa.
lobby_leftAndClosed = Has salido; la mesa quedó vacía y se cerró.
lobby_seated = Orden de los asientos: { LIST($people, between: ", ") }. Enseguida viene el tablero.
lobby_resigned = Has abandonado. Desde ahora juego yo tu asiento, y queda en último lugar.
lobby_resignedAndOver = Has abandonado, y la partida terminó.
lobby_howItEnded = { COMMAND("board") } muestra cómo terminó.
lobby_resign = Abandonar del todo
lobby_askResign =
    { $others ->
        [0] ¿Abandonar esta partida? No se puede deshacer.
        [1] ¿Abandonar? La partida termina al instante y gana la otra persona. No se puede deshacer.
       *[other] ¿Abandonar? Yo juego tu asiento hasta el final, y queda en último lugar. No se puede deshacer. Con `/games settings`, tu asiento te espera mientras estás fuera.
    }
lobby_askResignEnds = ¿Abandonar? Todos los demás quieren cancelar esta partida, así que termina al instante: quedas en último lugar y los demás comparten el primero. No se puede deshacer.
lobby_askResignCancels = ¿Abandonar? Todos los demás quieren cancelar esta partida, así que se cancela al instante. No se puede deshacer.
lobby_calledOff = La partida se canceló.
lobby_agreedToCancel =
    { $agreed ->
        [one] Aceptas cancelar esta partida: acepta { NUMBER($agreed) } de { $needed }. A los demás se les pregunta en el canal.
       *[other] Aceptas cancelar esta partida: aceptan { NUMBER($agreed) } de { $needed }. A los demás se les pregunta en el canal.
    }
lobby_askCancel = ¿Proponer a los demás cancelar esta partida? Termina cuando todos acepten, y no cuenta para nadie.
lobby_askCancelLast = ¿Cancelar esta partida? Todos los demás aceptan: termina al instante y no cuenta para nadie.
lobby_askEnd = ¿Terminar esta partida? Alguien la ha abandonado. Termina cuando todos los demás acepten: quien la abandonó pierde y los demás comparten el primer puesto.
lobby_endedDeserted = La partida ha terminado: quien la abandonó pierde y los demás comparten el primer puesto.
lobby_openCancel = Cancelar la partida
lobby_agreeCancel = Aceptar cancelar
lobby_playOn = Seguir jugando
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
board_cancelled = Esta partida se canceló.
board_givenUp = Esta partida se abandonó.
board_lastOnes =
    { COUNT($people) ->
        [1] Gana { LIST($people) }: todos los demás abandonaron.
       *[other] Ganan { LIST($people) }: todos los demás abandonaron.
    }
board_resigned = { $person } abandonó.
board_wouldCancel =
    { $agreed ->
        [one] { LIST($people) } quiere cancelar esta partida: acepta { NUMBER($agreed) } de { $asked }.
       *[other] { LIST($people) } quieren cancelar esta partida: aceptan { NUMBER($agreed) } de { $asked }.
    }
board_awaited = { LIST($people) }: { $what }
board_chosen =
    { COUNT($people) ->
        [1] { LIST($people) } ya ha elegido.
       *[other] { LIST($people) } ya han elegido.
    }
board_tookBack = { $person } deshizo:
board_tooEarly = Terminó antes de que nadie tuviera un segundo turno, así que no cuenta en ninguna parte.
board_practised = Práctica: en esta partida se deshizo algo, así que su puntuación cuenta como práctica.

panel_done = Hecho.
panel_sealed = Guardado en secreto: { $deed }.
panel_stillChoosing = Aún falta la elección de { LIST($people) }. Hasta entonces puedes cambiar la tuya.
panel_chooseAgain = Elegir de nuevo
panel_turnedDown = Tu elección no encaja con lo que han elegido los demás: { $deed }. { $why } Elige de nuevo; los demás mantienen la suya.
panel_unreadable = Las reglas han cambiado desde que elegiste, y tu elección ya no se puede leer: “{ $typed }”. { $why } Elige de nuevo; los demás mantienen la suya.
panel_preview = Vista previa: { $deed }
panel_earlier = Anteriores
panel_more = Más… ({ $page } de { $pages })
panel_back = Volver
panel_yourTurn = Tu turno
panel_judged = Lo mejor primero, según el jugador medio del bot.
panel_mostPoints = Primero lo que da más puntos ahora.
panel_pressShows = { $order } Al pulsar se ve lo que aporta; no se hace nada hasta que lo confirmes.
panel_greenActs = { $order } Los botones verdes actúan al instante; los demás muestran antes lo que aportan.
panel_others = { $kind }: otras opciones
panel_none = ninguno
panel_notYet = Aún no está hecho. Esto es lo que aportaría:
panel_gone = Esa opción ya no existe. Estas sí:
panel_points =
    { $points ->
        [one] { NUMBER($points) } punto
       *[other] { NUMBER($points) } puntos
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

typing_lacking = Falta { $option }.
typing_unknown = No conozco “{ $typed }” como { $option }.
typing_andMore = { LIST($values, between: ", ") } y { $left } más
typing_possible = Posible ahora: { $values }.
typing_possibleWith = Posible con { LIST($given, between: ", ") }: { $values }.
typing_instead = Lo que puedes hacer ahora: { LIST($kinds, between: ", ") }.
typing_nothing = “{ $typed }” no es algo que puedas hacer ahora.
typing_several = “{ $typed }” puede ser más de una acción.

fair_shuffleSealed = Barajado { $digits } · { COMMAND("game verify") }
fair_shuffleTold = Comprobar el barajado: { COMMAND("game verify") }
fair_elsewhere = Esto es de una partida de otro canal, así que no se hizo nada.
fair_unasked = No pregunté por esto, así que no se hizo nada. { COMMAND("board") } muestra la partida tal como está ahora.
fair_slowDown = Eso fue demasiado rápido para mí, así que no se hizo nada. Inténtalo de nuevo en un momento.

lesson_begin = Probar un primer turno
lesson_toGame = Ir a la partida
lesson_play = Abrir una mesa aquí
lesson_step = Paso { $at } de { $of }, en un tablero de ejemplo: nada de esto cambia una partida.
lesson_back = Volver
lesson_none = Esta lección ya no está aquí. { COMMAND("rules") } tiene todos los capítulos.

showing_share = Compartir
showing_replayButton = Repetición
showing_card = Esta es la tarjeta de la partida, que por ahora solo ves tú: guárdala o publícala para todos en este canal.
showing_cardToKeep = Esta es la tarjeta de la partida, para guardarla o compartirla.
showing_post = Publicar aquí
showing_posted = Publicado.
showing_sharedBy = { $person } comparte esta partida:
showing_replay = Esta es la partida desde el reparto hasta ahora, para guardarla o compartirla.
showing_progress = La partida se está dibujando turno a turno: { PERCENT($share) } listo.
showing_busy = Ya se está dibujando una repetición de este canal. Vuelve a pedirla cuando esté lista.
showing_noPicture = No existe esa imagen de este juego.
