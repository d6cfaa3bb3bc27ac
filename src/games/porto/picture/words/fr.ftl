round =
    { GIVEN($last) ->
        [no] Manche { $round }
       *[yes] Manche { $round } sur { $last }
    }
lastRound = Dernière manche
theEnd = Fin de partie
givenUp = Fin : abandon
calledOff = Fin : annulée
ready = a choisi
choosing = choisit
goal = cible { $points }
sand = risque de défausse
levels_apprentice = Apprenti
levels_builder = Bâtisseur
levels_master-builder = Maître bâtisseur
won = Victoire
lost = Moins de { $goal }
nextTime = Encore { $points } à gagner
ofGoal =
    { $points ->
        [one] { $points } point sur { $goal }
       *[other] { $points } points sur { $goal }
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
market = Marché
contracts = Contrats
tiles = Tuiles restantes
cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
claimed =
    { $count ->
        [one] { $count } contrat
       *[other] { $count } contrats
    }
yourHand = Ta main
noCards = aucune carte
keepThree = Gardes-en trois sur cinq
now = acquis
forPoints =
    { $count ->
        [one] { $count } point :
       *[other] { $count } points :
    }
full = rempli au maximum
stuck = plus rien à gagner
parts_floors = Étages
parts_neighbours = Voisines
parts_tokens = Jetons
parts_publicContracts = Publics
parts_privateContracts = Privés
total = Total
ties_publicContracts = Égalité : contrats
ties_laterSeat = Égalité : joue après
roundByRound = Points manche par manche
