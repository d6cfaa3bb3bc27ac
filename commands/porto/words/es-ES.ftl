about = Porto: construye las casas de colores junto al río

build_about = Construye pisos con dos cartas de tu mano
build_number = La carta que da el número de pisos, como red-3 o rojo 3
build_colour = La carta que da su color, como blue-1 o azul 1
build_house = La casa, como L4
build_roof = El tejado libre para la ficha de la planta baja
build_claim = Contratos públicos: todos los cumplidos (por defecto), none (ninguno) o espacios como 1,3
build_now = Construir al instante, sin ver antes lo que aportaría
build_claimAll = Todos los cumplidos

draw_about = Roba del mercado de una a tres cartas que sumen 3 o menos
draw_cards = Espacios del mercado, como 1,3, o cartas, como azul 2
draw_now = Robar al instante, sin ver antes lo que aportaría

challenge = Desafiar a Porto

settings_variant = normal (por defecto), o familiar: sin contratos privados

solo_about = Juega en solitario contra el Cronómetro, aquí o en un mensaje directo conmigo
solo_timer = Cartas del Cronómetro: menos es más difícil (por defecto: 28)
solo_timers_28 = 28 cartas
solo_timers_26 = 26 cartas, más difícil
solo_timers_24 = 24 cartas, lo más difícil
