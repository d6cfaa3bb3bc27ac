title = Green Port
round = Manche { $round }
lastRound = Dernière manche
theEnd = Fin de partie
givenUp = Fin : abandon
calledOff = Fin : annulée
won = Victoire

signs_pick =
    Cube de
    départ
signs_reveal =
    1re carte
    sans risque
signs_safe =
    Aucun
    risque
signs_empty =
    Plus de
    cartes
signs_bust =
    Tuile ou
    flagrant ?
signs_lose =
    Plus de 7 :
    la moitié
signs_bonus =
    Cube de
    secours
signs_refer =
    Coopter
    ou passer
signs_utilise =
    Dépenser
    des cubes

risk = risque

powers_blue =
    Les objectifs coûtent
    { $count ->
        [one] { NUMBER($count) } cube de moins
       *[other] { NUMBER($count) } cubes de moins
    }
powers_green =
    Une couleur recrutée
    { $count ->
        [one] rapporte { NUMBER($count) } cube de plus
       *[other] rapporte { NUMBER($count) } cubes de plus
    }
powers_red =
    { $count } cubes quelconques
    contre un autre
powers_yellow =
    Réactiver la tuile
    { $count ->
        [one] coûte { NUMBER($count) } cube de moins
       *[other] coûte { NUMBER($count) } cubes de moins
    }

pointsOnly = points seuls
deck =
    { $cards ->
        [one] En pioche : { NUMBER($cards) } carte
       *[other] En pioche : { NUMBER($cards) } cartes
    }

tile_up = tuile active
tile_down = tuile retournée

tileDoes_up = Tuile active : +{ $gain } sur son symbole ; évite un flagrant délit
tileDoes_down =
    { $price ->
        [one] Tuile retournée : la réactiver pour { NUMBER($price) } cube
       *[other] Tuile retournée : la réactiver pour { NUMBER($price) } cubes
    }

busted = Flagrant
inSync = Synchro
soldOut = épuisé
anyColour = pareils
yourCrew = Ta bande
inReach = À portée
lacks =
    { $count ->
        [1] manque
       *[other] manquent
    }
ownsNothing = Encore rien

parts_objectives = Objectifs
parts_headquarters = QG
parts_endPurchases = Achats de fin

total = Total
cubesLeft = Cubes restants
highestCards = Cartes les plus hautes
roundByRound = Points manche par manche
