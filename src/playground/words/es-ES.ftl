name = Juegos
heading = ¿Qué juego?
note = Cuatro personas comparten este espacio de prueba: pulsa un nombre de arriba para ser esa persona, o abre una pestaña para cada una. Este es un proyecto independiente, ni hecho ni respaldado por los autores y editoriales de los juegos. Si te gusta jugarlos aquí, compra los impresos.
goOn = Seguir en
players = de { $least } a { $most } jugadores
seats =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
minutes = unos { $count } minutos
alone = Jugar en solitario
bot = Jugar contra el bot
two = Jugar los dos asientos
open = Abrir una mesa
learn = Aprender
rules = Reglas
picture = El tablero de { $game } en mitad de una partida
