title = Green Port
round = Runde { $round }
lastRound = Letzte Runde
theEnd = Spielende
givenUp = Ende: aufgegeben
calledOff = Ende: Abbruch
won = Gewonnen

signs_pick =
    Start-
    würfel
signs_reveal =
    1. Karte
    sicher
signs_safe =
    Keine
    Razzia
signs_empty =
    Keine
    Karten
signs_bust =
    Drehen
    od. Razzia
signs_lose =
    Über 7:
    halbieren
signs_bonus =
    Trost-
    würfel
signs_refer =
    Abwerben
    od. passen
signs_utilise =
    Würfel
    einsetzen

risk = Razzia

powers_blue =
    Aufträge kosten
    { NUMBER($count) } Würfel weniger
powers_green =
    Anheuern einer Farbe
    bringt { NUMBER($count) } Würfel mehr
powers_red =
    Tausche { $count } beliebige
    gegen einen anderen
powers_yellow =
    Zurückdrehen kostet
    { NUMBER($count) } Würfel weniger

pointsOnly = nur Punkte
deck =
    { $cards ->
        [one] Im Stapel: { NUMBER($cards) } Karte
       *[other] Im Stapel: { NUMBER($cards) } Karten
    }

tile_up = offen
tile_down = verdeckt

tileDoes_up = Plättchen: +{ $gain } bei seinem Zeichen; rettet vor Razzia
tileDoes_down = Plättchen verdeckt: zurückdrehen für { NUMBER($price) } Würfel

busted = Razzia bei
inSync = Einklang
soldOut = weg
anyColour = gleich
yourCrew = Deine Crew
inReach = Erreichbar
lacks =
    { $count ->
        [1] fehlt
       *[other] fehlen
    }
ownsNothing = Noch kein Besitz

parts_objectives = Aufträge
parts_headquarters = HQs
parts_endPurchases = Letzte Käufe

total = Summe
cubesLeft = Würfel übrig
highestCards = Höchste Karten
roundByRound = Punkte Runde für Runde
