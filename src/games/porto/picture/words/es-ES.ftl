round =
    { GIVEN($last) ->
        [no] Ronda { $round }
       *[yes] Ronda { $round } de { $last }
    }
lastRound = Última ronda
theEnd = Fin
givenUp = Fin: abandono
calledOff = Fin: cancelada
ready = ya eligió
choosing = eligiendo
goal = meta { $points }
sand = riesgo de descarte
levels_apprentice = Aprendiz
levels_builder = Constructor
levels_master-builder = Maestro constructor
won = Victoria
lost = No llegó a { $goal }
nextTime = La próxima, { $points } más
ofGoal = { $points } de { $goal } puntos
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
market = Mercado
contracts = Contratos
tiles = Piezas restantes
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
claimed =
    { $count ->
        [one] { $count } contrato
       *[other] { $count } contratos
    }
yourHand = Tu mano
noCards = sin cartas
keepThree = Quédate con tres de cinco
now = ahora
forPoints =
    { $count ->
        [one] { $count } punto:
       *[other] { $count } puntos:
    }
full = cumplido por entero
stuck = no dará más
parts_floors = Pisos
parts_neighbours = Vecinas
parts_tokens = Fichas
parts_publicContracts = Públicos
parts_privateContracts = Privados
total = Total
ties_publicContracts = Empate: contratos
ties_laterSeat = Empate: juega después
roundByRound = Puntos ronda a ronda
