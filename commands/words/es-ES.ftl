shared_do_about = Haz cualquier cosa que puedas hacer ahora: escribe una parte y elige de la lista
shared_do_action = Lo que quieres hacer
shared_do_now = Hacerlo al instante, sin ver antes lo que aportaría

shared_daily_about = La partida de hoy, igual para todos: cuenta tu primer intento, y solo tú lo ves
shared_daily_kind = Elegir entre jugar en solitario y un duelo contra el bot difícil
shared_daily_kinds_solo = Solitario
shared_daily_kinds_duel = Duelo contra el bot difícil
shared_daily_code = El código de un desafío que alguien te pasó

shared_hand_about = Lo que solo tú puedes ver, como tu mano

shared_board_about = El tablero tal como está ahora, o como estaba tras cualquier turno
shared_board_turn = Tras qué turno, según los numera el historial; 0 es el reparto
shared_board_view = Cómo quieres verlo
shared_board_views_picture = Imagen
shared_board_views_wide = Imagen ancha con todo
shared_board_views_text = Texto

shared_hint_about = Buenas acciones para ti ahora y por qué, solo para ti; se cuenta cuántas pides

shared_game_about = Todo sobre la partida: avisar, pausa, asientos, abandonar, cancelar, historial y registro

shared_undo_about = Deshaz tu última acción, o responde a quien pide deshacer
shared_undo_answer = A la petición de otra persona de deshacer algo
shared_undo_answers_agree = aceptar
shared_undo_answers_refuse = rechazar

shared_new_about = Abre una mesa en este canal
shared_new_seats = Máximo de asientos (por defecto: { $most }); se puede empezar con { $least }
shared_new_pace = Cuánto puede durar un turno antes de que los demás voten (por defecto: lo del servidor)
shared_new_paces_none = sin límite
shared_new_paces_day = un día
shared_new_paces_three-days = tres días
shared_new_paces_two-weeks = 14 días
shared_new_paces_live = en vivo: un minuto por decisión, cinco de reserva
shared_new_rated = Si el resultado cambia el rating (por defecto: sí entre personas y sin pistas)
shared_new_thread = Jugar en un hilo propio
shared_new_players = Bots como rivales: fácil, medio, difícil, o varios, como “2 difícil”

shared_rules_about = Las reglas, capítulo a capítulo
shared_rules_topic = El capítulo
shared_rules_learn = Un primer turno guiado, en un tablero de ejemplo

games_about = Todas tus partidas, tus ajustes y el cuidado del servidor

games_list_about = Todas tus partidas en todos los canales, primero las que te esperan

games_puzzle_about = Resuelve un problema: una posición real, una decisión; solo tú lo ves

games_leaderboard_about = Los mejores por rating en este servidor, y los mejores en solitario
games_leaderboard_everywhere = De todos los servidores: quienes pidieron aparecer

games_profile_about = Un rating con su curva, como imagen, con estadísticas y el año en partidas
games_profile_person = De quién (por defecto: el tuyo)
games_game = Qué juego

games_settings_about = Avisos, horas de silencio, ausencias, invitaciones, estadísticas, bloqueos, tus datos

games_server_about = Cómo son las partidas en este servidor (lo cambia Gestionar servidor); comprueba este canal
games_server_languages_en = inglés
games_server_languages_ko = coreano
games_server_languages_pt-BR = portugués de Brasil
games_server_languages_de = alemán
games_server_languages_es-ES = español
games_server_languages_fr = francés
games_server_languages_ja = japonés
games_server_paces_none = ninguno
games_server_paces_day = un día por turno
games_server_paces_three-days = tres días por turno
games_server_paces_two-weeks = 14 días por turno

games_help_about = Muestra cómo empezar: los juegos, sus lecciones y los primeros comandos

games_host_about = Para quien administra el bot: cuidar de partidas, personas y servidores
games_host_line = Qué hacer (vacío: ver todo lo posible)

games_find_about = Encuentra rivales o una mesa abierta, también en otros servidores
games_find_pace = Tiempo por turno (por defecto: cualquiera)
games_find_seats = Número de personas en la mesa (por defecto: cualquiera)
games_find_rated = Jugar por la puntuación (por defecto: da igual)
games_find_here = Mostrar la partida en este canal (por defecto: en mensajes directos)
games_find_live = en vivo: un minuto por decisión, cinco de reserva; busco durante 10 minutos

games_watch_about = Mira cualquier partida que se juegue en este servidor
games_watch_game = Jugadores, o el enlace de un mensaje de la partida (por defecto: elegir entre todas)

league_about = Ligas: una temporada para 4 a 32 personas de este servidor
league_new = Abrir una liga en este canal; sus partidas empiezan solas, en hilos
league_league = Qué liga (por defecto: la de este canal)
league_name = Cómo se llama (por defecto: como el juego)
league_seats = Personas por mesa como mucho (por defecto: 4, o las que admita el juego)
league_pace = Cuánto puede durar un turno (por defecto: un día)
league_variant = Reglas del juego (por defecto: las habituales)

league_paces_day = un día por turno
league_paces_three-days = tres días por turno
