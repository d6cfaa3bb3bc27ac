round =
    { GIVEN($last) ->
        [no] Rodada { $round }
       *[yes] Rodada { $round } de { $last }
    }
lastRound = Última rodada
theEnd = Fim de jogo
givenUp = Fim: desistência
calledOff = Fim: cancelado
ready = escolheu
choosing = escolhendo
goal = meta { $points }
sand = risco de descarte
levels_apprentice = Aprendiz
levels_builder = Construtor
levels_master-builder = Mestre Construtor
won = Vitória
lost = Faltou para { $goal }
nextTime = Na próxima, mais { $points }
ofGoal = { $points } de { $goal } pontos
points =
    { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
market = Mercado
contracts = Contratos
tiles = Peças restantes
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
yourHand = Sua mão
noCards = sem cartas
keepThree = Fique com três de cinco
now = agora
forPoints =
    { $count ->
        [one] { $count } ponto:
       *[other] { $count } pontos:
    }
full = cumprido por inteiro
stuck = nada mais a ganhar
parts_floors = Andares
parts_neighbours = Vizinhas
parts_tokens = Fichas
parts_publicContracts = Públicos
parts_privateContracts = Privados
total = Total
ties_publicContracts = Empate: contratos
ties_laterSeat = Empate: joga depois
roundByRound = Pontos rodada a rodada
