title = Green Port
round = Ronda { $round }
lastRound = Última ronda
theEnd = Fin
givenUp = Fin: abandono
calledOff = Fin: cancelada
won = Victoria

signs_pick =
    Elegir
    1.er cubo
signs_reveal =
    1.ª carta
    sin riesgo
signs_safe =
    Redada
    imposible
signs_empty =
    No quedan
    cartas
signs_bust =
    ¿Girar o
    redada?
signs_lose =
    Más de 7:
    pierdes ½
signs_bonus =
    Cubo de
    consuelo
signs_refer =
    Repescar
    o pasar
signs_utilise =
    Gastar
    cubos

risk = redada

powers_blue =
    Los objetivos
    { $count ->
        [one] cuestan { NUMBER($count) } cubo menos
       *[other] cuestan { NUMBER($count) } cubos menos
    }
powers_green =
    Contratar un color
    { $count ->
        [one] da { NUMBER($count) } cubo más
       *[other] da { NUMBER($count) } cubos más
    }
powers_red =
    Cambia { $count } cubos
    cualesquiera por otro
powers_yellow =
    Recuperar la ficha
    { $count ->
        [one] cuesta { NUMBER($count) } cubo menos
       *[other] cuesta { NUMBER($count) } cubos menos
    }

pointsOnly = solo puntos
deck =
    { $cards ->
        [one] En el mazo: { NUMBER($cards) } carta
       *[other] En el mazo: { NUMBER($cards) } cartas
    }

tile_up = ficha activa
tile_down = ficha girada

tileDoes_up = Ficha activa: +{ $gain } con su símbolo; salva de una redada
tileDoes_down =
    { $price ->
        [one] Ficha girada: recuperarla por { NUMBER($price) } cubo
       *[other] Ficha girada: recuperarla por { NUMBER($price) } cubos
    }

busted = Redada al
inSync = Sincronía
soldOut = vendida
anyColour = iguales
yourCrew = Tu banda
inReach = Al alcance
lacks =
    { $count ->
        [1] falta
       *[other] faltan
    }
ownsNothing = Aún sin nada

parts_objectives = Objetivos
parts_headquarters = Sedes
parts_endPurchases = Compra final

total = Total
cubesLeft = Cubos al final
highestCards = Cartas más altas
roundByRound = Puntos ronda a ronda
