title = Green Port
round = Rodada { $round }
lastRound = Última rodada
theEnd = Fim de jogo
givenUp = Fim: desistência
calledOff = Fim: cancelado
won = Vitória

signs_pick =
    Escolher
    1º cubo
signs_reveal =
    1ª carta
    sem risco
signs_safe =
    Flagrante
    impossível
signs_empty =
    Não há
    cartas
signs_bust =
    Virar ou
    flagrante?
signs_lose =
    Mais de 7:
    metade sai
signs_bonus =
    Cubo de
    consolo
signs_refer =
    Indicar
    ou passar
signs_utilise =
    Gastar
    cubos

risk = risco

powers_blue =
    Objetivos custam
    { $count ->
        [one] { NUMBER($count) } cubo a menos
       *[other] { NUMBER($count) } cubos a menos
    }
powers_green =
    Contratar uma cor
    { $count ->
        [one] traz { NUMBER($count) } cubo a mais
       *[other] traz { NUMBER($count) } cubos a mais
    }
powers_red =
    Trocar quaisquer { $count }
    cubos por outro
powers_yellow =
    Levantar a ficha
    { $count ->
        [one] custa { NUMBER($count) } cubo a menos
       *[other] custa { NUMBER($count) } cubos a menos
    }

pointsOnly = só pontos
deck =
    { $cards ->
        [one] No baralho: { NUMBER($cards) } carta
       *[other] No baralho: { NUMBER($cards) } cartas
    }

tile_up = ficha de pé
tile_down = ficha virada

tileDoes_up = Ficha de pé: +{ $gain } no seu símbolo; salva de um flagrante
tileDoes_down =
    { $price ->
        [one] Ficha virada: levantá-la por { NUMBER($price) } cubo
       *[other] Ficha virada: levantá-la por { NUMBER($price) } cubos
    }

busted = Flagrante
inSync = Sincronia
soldOut = vendida
anyColour = iguais
yourCrew = Sua turma
inReach = Ao alcance
lacks =
    { $count ->
        [1] falta
       *[other] faltam
    }
ownsNothing = Ainda sem nada

parts_objectives = Objetivos
parts_headquarters = Sedes
parts_endPurchases = Compras finais

total = Total
cubesLeft = Cubos no fim
highestCards = Cartas mais altas
roundByRound = Pontos rodada a rodada
