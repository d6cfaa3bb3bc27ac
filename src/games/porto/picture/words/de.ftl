round =
    { GIVEN($last) ->
        [no] Runde { $round }
       *[yes] Runde { $round } von { $last }
    }
lastRound = Letzte Runde
theEnd = Spielende
givenUp = Ende: aufgegeben
calledOff = Ende: Abbruch
ready = bereit
choosing = wählt
goal = Ziel { $points }
sand = Ablage-Risiko
levels_apprentice = Lehrling
levels_builder = Geselle
levels_master-builder = Baumeister
won = Gewonnen
lost = { $goal } nicht erreicht
nextTime = Nächstes Mal { $points } mehr
ofGoal = { $points } von { $goal } Punkten
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
market = Markt
contracts = Aufträge
tiles = Übrige Teile
cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
claimed =
    { $count ->
        [one] { $count } Auftrag
       *[other] { $count } Aufträge
    }
yourHand = Deine Hand
noCards = keine Karten
keepThree = Behalte drei von fünf
now = jetzt
forPoints =
    { $count ->
        [one] { $count } Punkt:
       *[other] { $count } Punkte:
    }
full = voll erfüllt
stuck = mehr geht nicht
parts_floors = Etagen
parts_neighbours = Nachbarn
parts_tokens = Marker
parts_publicContracts = Öffentlich
parts_privateContracts = Geheim
total = Summe
ties_publicContracts = Gleich: Aufträge
ties_laterSeat = Gleich: später dran
roundByRound = Punkte Runde für Runde
