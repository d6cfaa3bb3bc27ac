terms_colours_blue = Blau
    .masculine = blauer
    .neuter = blaues
    .plural = blaue
    .accusative = blauen
    .genitive = blauen
terms_colours_green = Grün
    .masculine = grüner
    .neuter = grünes
    .plural = grüne
    .accusative = grünen
    .genitive = grünen
terms_colours_red = Rot
    .masculine = roter
    .neuter = rotes
    .plural = rote
    .accusative = roten
    .genitive = roten
terms_colours_yellow = Gelb
    .masculine = gelber
    .neuter = gelbes
    .plural = gelbe
    .accusative = gelben
    .genitive = gelben

terms_symbols_drop = Tropfen
terms_symbols_hammers = Hämmer
terms_symbols_circles = Kreise
terms_symbols_bricks = Ziegel
terms_symbols_wheel = Rad
terms_symbols_arrow = Pfeil

terms_unit =
    { $symbol ->
        [drop] { TERM($colour, "terms_colours", form: "masculine") } { TERM($symbol, "terms_symbols") }
        [arrow] { TERM($colour, "terms_colours", form: "masculine") } { TERM($symbol, "terms_symbols") }
        [wheel] { TERM($colour, "terms_colours", form: "neuter") } { TERM($symbol, "terms_symbols") }
       *[other] { TERM($colour, "terms_colours", form: "plural") } { TERM($symbol, "terms_symbols") }
    }
terms_black = Schwarz
terms_xGreen = grünes X
terms_xOrange = oranges X
terms_cubes = { $count } { TERM($colour, "terms_colours") }
terms_more = { terms_cubes }
terms_noCubes = keine Würfel
terms_none = nichts
terms_points =
    { $count ->
        [one] { NUMBER($count) } Punkt
       *[other] { NUMBER($count) } Punkte
    }
terms_cards =
    { $count ->
        [one] { NUMBER($count) } Karte
       *[other] { NUMBER($count) } Karten
    }
terms_cubeCount = { NUMBER($count) } Würfel
terms_objective = Auftrag { $number }
terms_headquarters = { TERM($colour, "terms_colours", form: "neuter") } HQ ({ $value })
terms_pile = { TERM($colour, "terms_colours", form: "neuter") } HQ
terms_boosting = { $headquarters } zur Verstärkung von { TERM($colour, "terms_colours") }
terms_boostingPile = { $pile } (verstärkt { TERM($colour, "terms_colours") })
terms_wild = Joker { $value }
terms_asked = { TERM($colour, "terms_colours") } { $value }
terms_tileUp = Plättchen { TERM($symbol, "terms_symbols") } offen
terms_tileDown = Plättchen { TERM($symbol, "terms_symbols") } verdeckt

typed_blue = blau, blaue, blauer, blaues, blauen
typed_green = grün, grüne, grüner, grünes, grünen
typed_red = rot, rote, roter, rotes, roten
typed_yellow = gelb, gelbe, gelber, gelbes, gelben

status_title = Green Port

status_introduction_line = Deck Karten auf, solange du dich traust, heuere eine Farbe an und hol dir mit deiner Crew die besten Aufträge im Hafen.
status_introduction_credits = Ein Spiel von Pedro Dias für die Green Box of Games.

status_variants_standard = Standard
status_variants_no-tiles = ohne Plättchen
status_variants_no-powers = ohne Fähigkeiten
status_variants_simple = einfach: ohne Extras

status_awaits_pick = Startwürfel wählen
status_awaits_hire = aufdecken oder anheuern
status_awaits_bust = Plättchen umdrehen oder Razzia hinnehmen
status_awaits_lose = die Hälfte der Würfel abgeben
status_awaits_bonus = einen Trostwürfel wählen
status_awaits_refer = für einen Würfel eine Farbe abwerben oder passen
status_awaits_utilise = Würfel einsetzen oder den Zug beenden
status_awaits_over = die Partie ist vorbei

status_revealOnly = eine Karte aufdecken

status_stake_unlucky = Die Chance auf diese Razzia war { $risk }.
status_stake_lastObjective = Ein Auftrag ist übrig: Wer ihn erledigt, leitet das Spielende ein.
status_stake_lastRound = Kein Auftrag ist übrig: Diese Runde ist die letzte. Am Ende kauft zuerst, wer die meisten Würfel einer Farbe hat.

status_round = Runde { $number }
status_lastRound = Runde { $number }, die letzte

choices_questions_type = Was möchtest du tun?
choices_questions_colour = Welche Farbe?
choices_questions_pay = Mit welchen Würfeln zahlst du?
choices_questions_objective = Welcher Auftrag?
choices_questions_boost = Welche Farbe verstärkt es?
choices_questions_cubes = Welche Würfel gibst du ab?
choices_questions_blue = Wie viele blaue Würfel?
choices_questions_green = Wie viele grüne Würfel?
choices_questions_red = Wie viele rote Würfel?
choices_questions_yellow = Wie viele gelbe Würfel?

choices_otherQuestion = { $field }: was davon?

choices_fields_type = Aktion
choices_fields_colour = Farbe
choices_fields_pay = Bezahlung
choices_fields_objective = Auftrag
choices_fields_boost = Verstärkung
choices_fields_cubes = Würfel
choices_fields_blue = Blau
choices_fields_green = Grün
choices_fields_red = Rot
choices_fields_yellow = Gelb

choices_types_pick = Startwürfel wählen
choices_types_reveal = Eine Karte aufdecken
choices_types_hire = Anheuern
choices_types_flip = Plättchen umdrehen
choices_types_bust = Razzia hinnehmen
choices_types_lose = Würfel abgeben
choices_types_bonus = Trostwürfel nehmen
choices_types_refer = Abwerben
choices_types_pass = Passen
choices_types_complete = Auftrag erledigen
choices_types_buy = Hauptquartier kaufen
choices_types_unflip = Plättchen zurückdrehen
choices_types_specialise = Würfel tauschen
choices_types_end = Zug beenden

choices_another_lose = Andere Würfel
choices_another_refer = Andere Farbe
choices_another_complete = Anderer Auftrag
choices_another_buy = Anderes Hauptquartier
choices_another_unflip = Andere Würfel
choices_another_specialise = Anderer Tausch
choices_another_pay = Andere Würfel
choices_another_boost = Andere Verstärkung

choices_noneOf = kein { TERM($colour, "terms_colours") }
choices_reveal = Aufdecken · Razzia { $risk }
choices_revealSafely = Aufdecken · ohne Risiko
choices_pick = Einen { TERM($colour, "terms_colours", form: "accusative") } Würfel wählen
choices_hire = { $cubes } anheuern
choices_inSync = { $action } + je 1 der anderen Farben
choices_hireNobody = Niemanden anheuern
choices_flipAgainstBust = Plättchen umdrehen, neu anheuern
choices_flipShort = Plättchen umdrehen, neu anheuern
choices_flipAgainstLoss = Plättchen umdrehen: nichts abgeben
choices_bust = Razzia hinnehmen: kein Anheuern
choices_lose = { $cubes } abgeben
choices_bonus = Einen { TERM($colour, "terms_colours", form: "accusative") } Würfel nehmen
choices_refer = { $gained } abwerben, { $paid } zahlen
choices_pass = Passen: nichts nehmen
choices_complete = Auftrag { $number } mit { $paid } erledigen: { $points }
choices_completeShort = Auftrag { $number } erledigen · { $points }
choices_buyShort = Kaufen: { $headquarters } · { $points }
choices_buy = Kaufen: { $headquarters } für { $price } · { $points }
choices_unflip = Plättchen für { $paid } zurückdrehen
choices_specialise = { $paid } gegen 1 { TERM($colour, "terms_colours") } tauschen
choices_end = Zug beenden
choices_endLast = Zug und Spiel beenden

orders_pass = in Runde { $round } bei jedem Abwerben passen
orders_refer =
    { $atLeast ->
        [one] Runde { $round }: { TERM($colour, "terms_colours") } abwerben, { TERM($pay, "terms_colours") } zahlen
       *[other] Runde { $round }: { TERM($colour, "terms_colours") } ab { NUMBER($atLeast) } Karten abwerben, { TERM($pay, "terms_colours") } zahlen
    }
orders_bonus = Trostwürfel: { TERM($colour, "terms_colours") }
orders_bonusOf = Trostwürfel, was fehlt: { $list }
orders_lose = zuerst abgeben: { $list }

orders_kinds_pass = Bei jedem Abwerben passen
orders_kinds_refer-blue = Abwerben: Blau nehmen…
orders_kinds_refer-green = Abwerben: Grün nehmen…
orders_kinds_refer-red = Abwerben: Rot nehmen…
orders_kinds_refer-yellow = Abwerben: Gelb nehmen…
orders_kinds_bonus = Trostwürfel: eine Farbe…
orders_kinds_bonus-lacking = Trostwürfel: in der Reihenfolge…
orders_kinds_lose = Diese zuerst abgeben…

story_picked = **{ $name }** wählt einen { TERM($colour, "terms_colours", form: "accusative") } Würfel.
    .name = **Du** wählst einen { TERM($colour, "terms_colours", form: "accusative") } Würfel.
story_reshuffled =
    { $cards ->
        [one] Der Stapel ist leer: Die abgelegte Karte wird zum neuen.
       *[other] Der Stapel ist leer: Die { NUMBER($cards) } abgelegten Karten werden zum neuen.
    }
story_reshuffledAll = Nach dem grünen X werden alle { $cards } Karten zu einem neuen Stapel gemischt.
story_revealed = **{ $name }** deckt auf: { $card }.
    .name = **Du** deckst auf: { $card }.

story_revealing_cards =
    { $cards ->
        [one] **{ $name }** deckt { NUMBER($cards) } Karte auf.
       *[other] **{ $name }** deckt { NUMBER($cards) } Karten auf.
    }
    .name =
        { $cards ->
            [one] **Du** deckst { NUMBER($cards) } Karte auf.
           *[other] **Du** deckst { NUMBER($cards) } Karten auf.
        }
story_revealing_last =
    { $cards ->
        [one] **{ $name }** deckt auf: { $card }.
       *[other] **{ $name }** deckt { NUMBER($cards) } Karten auf, zuletzt: { $card }.
    }
    .name =
        { $cards ->
            [one] **Du** deckst auf: { $card }.
           *[other] **Du** deckst { NUMBER($cards) } Karten auf, zuletzt: { $card }.
        }

story_revealing_hire =
    { $cards ->
        [one] **{ $name }** deckt { NUMBER($cards) } Karte auf und heuert { $cubes } an.
       *[other] **{ $name }** deckt { NUMBER($cards) } Karten auf und heuert { $cubes } an.
    }
    .name =
        { $cards ->
            [one] **Du** deckst { NUMBER($cards) } Karte auf und heuerst { $cubes } an.
           *[other] **Du** deckst { NUMBER($cards) } Karten auf und heuerst { $cubes } an.
        }
story_revealing_nobody =
    { $cards ->
        [one] **{ $name }** deckt { NUMBER($cards) } Karte auf und heuert niemanden an.
       *[other] **{ $name }** deckt { NUMBER($cards) } Karten auf und heuert niemanden an.
    }
    .name =
        { $cards ->
            [one] **Du** deckst { NUMBER($cards) } Karte auf und heuerst niemanden an.
           *[other] **Du** deckst { NUMBER($cards) } Karten auf und heuerst niemanden an.
        }
story_revealing_bust =
    { $cards ->
        [one] **{ $name }** deckt { NUMBER($cards) } Karte auf: Razzia!
       *[other] **{ $name }** deckt { NUMBER($cards) } Karten auf: Razzia!
    }
    .name =
        { $cards ->
            [one] **Du** deckst { NUMBER($cards) } Karte auf: Razzia!
           *[other] **Du** deckst { NUMBER($cards) } Karten auf: Razzia!
        }
story_revealing_flip =
    { $cards ->
        [one] **{ $name }** deckt { NUMBER($cards) } Karte auf, dreht das Plättchen um und entgeht der Razzia.
       *[other] **{ $name }** deckt { NUMBER($cards) } Karten auf, dreht das Plättchen um und entgeht der Razzia.
    }
    .name =
        { $cards ->
            [one] **Du** deckst { NUMBER($cards) } Karte auf, drehst das Plättchen um und entgehst der Razzia.
           *[other] **Du** deckst { NUMBER($cards) } Karten auf, drehst das Plättchen um und entgehst der Razzia.
        }

story_threatened = Das ist eine Razzia, wenn **{ $name }** nicht das Plättchen umdreht.
    .name = Das ist eine Razzia, wenn **du** nicht das Plättchen umdrehst.
story_busted = Razzia! **{ $name }** heuert in diesem Zug niemanden an.
    .name = Razzia! **Du** heuerst in diesem Zug niemanden an.
story_flippedAgainstBust = **{ $name }** dreht das Plättchen um: Die Auslage ({ $gone }) ist weg, und das Anheuern beginnt neu.
    .name = **Du** drehst das Plättchen um: Die Auslage ({ $gone }) ist weg, und das Anheuern beginnt neu.
story_flippedAgainstLoss = **{ $name }** dreht das Plättchen um und verliert nichts.
    .name = **Du** drehst das Plättchen um und verlierst nichts.
story_overLimit = Zu viele Würfel: { LIST($losses) }.
story_loses = **{ $name }** verliert { $count }
    .name = **du** verlierst { $count }
story_lost = **{ $name }** verliert { $cubes }.
    .name = **Du** verlierst { $cubes }.
story_underdogs =
    { $by ->
        [points] Ein Trostwürfel für { LIST($names) }: wenigste Punkte.
       *[cubes] Ein Trostwürfel für { LIST($names) }: wenigste Würfel.
    }
    .names =
        { $by ->
            [points] Trostwürfel für die wenigsten Punkte: { LIST($names) }.
           *[cubes] Trostwürfel für die wenigsten Würfel: { LIST($names) }.
        }
story_helped = **{ $name }** nimmt einen { TERM($colour, "terms_colours", form: "accusative") } Würfel.
    .name = **Du** nimmst einen { TERM($colour, "terms_colours", form: "accusative") } Würfel.
story_hired = **{ $name }** heuert { $cubes } an.
    .name = **Du** heuerst { $cubes } an.
story_inSync = Im Einklang: auch je ein Würfel der anderen Farben.
story_hiredNobody = **{ $name }** heuert niemanden an.
    .name = **Du** heuerst niemanden an.

story_gain_whole = **{ $cubes }**
story_gain_inParts = **{ $cubes }** ({ $parts })
story_gain_cards = { $count } durch Karten
story_gain_tile = { $count } durch das Plättchen
story_gain_boosts = { $count } durch Verstärkung

story_referred = **{ $name }** wirbt { $gained } ab und gibt **{ $to }** { $paid }.
    .name = **Du** wirbst { $gained } ab und gibst **{ $to }** { $paid }.
    .to = **{ $name }** wirbt { $gained } ab und gibt **dir** { $paid }.
story_passed = **{ $name }** passt.
story_completed = **{ $name }** erledigt Auftrag { $number } mit { $paid }: **{ $points }**.
    .name = **Du** erledigst Auftrag { $number } mit { $paid }: **{ $points }**.
story_lastRound = Das war der letzte Auftrag: Die Runde wird zu Ende gespielt.
story_bought = **{ $name }** kauft für { $price }: { $headquarters }.
    .name = **Du** kaufst für { $price }: { $headquarters }.
story_unflipped = **{ $name }** dreht für { $paid } das Plättchen zurück.
    .name = **Du** drehst für { $paid } das Plättchen zurück.
story_specialised = **{ $name }** tauscht { $paid } gegen 1 { TERM($colour, "terms_colours") }.
    .name = **Du** tauschst { $paid } gegen 1 { TERM($colour, "terms_colours") }.
story_turnEnded = **{ $name }** beendet den Zug.
    .name = **Du** beendest den Zug.
story_purchased = Am Ende kauft **{ $name }**: { $headquarters }.
    .name = Am Ende kaufst **du**: { $headquarters }.
story_ended = Die Partie ist vorbei.
sequels_completed = **{ $name }** erledigt Auftrag { $number }: **{ $points }**.
    .name = **Du** erledigst Auftrag { $number }: **{ $points }**.
sequels_bought = **{ $name }** kauft: { $headquarters }.
    .name = **Du** kaufst: { $headquarters }.
sequels_unflipped = **{ $name }** dreht das Plättchen zurück.
    .name = **Du** drehst das Plättchen zurück.
sequels_flipped = **{ $name }** dreht das Plättchen um und entgeht der Razzia.
    .name = **Du** drehst das Plättchen um und entgehst der Razzia.
sequels_lost = **{ $name }** verliert durch das orange X die Hälfte der Würfel.
    .name = **Du** verlierst durch das orange X die Hälfte deiner Würfel.

finale_wins =
    { $points ->
        [one] **{ $name }** gewinnt mit { NUMBER($points) } Punkt.
       *[other] **{ $name }** gewinnt mit { NUMBER($points) } Punkten.
    }
    .name =
        { $points ->
            [one] **Du** gewinnst mit { NUMBER($points) } Punkt.
           *[other] **Du** gewinnst mit { NUMBER($points) } Punkten.
        }

finale_winsBy_cubes =
    { $points ->
        [one] **{ $name }** gewinnt mit { NUMBER($points) } Punkt; bei Gleichstand entschieden mehr übrige Würfel.
       *[other] **{ $name }** gewinnt mit { NUMBER($points) } Punkten; bei Gleichstand entschieden mehr übrige Würfel.
    }
    .name =
        { $points ->
            [one] **Du** gewinnst mit { NUMBER($points) } Punkt; bei Gleichstand entschieden mehr übrige Würfel.
           *[other] **Du** gewinnst mit { NUMBER($points) } Punkten; bei Gleichstand entschieden mehr übrige Würfel.
        }
finale_winsBy_cards =
    { $points ->
        [one] **{ $name }** gewinnt mit { NUMBER($points) } Punkt; bei Gleichstand entschied die höhere Auftragskarte.
       *[other] **{ $name }** gewinnt mit { NUMBER($points) } Punkten; bei Gleichstand entschied die höhere Auftragskarte.
    }
    .name =
        { $points ->
            [one] **Du** gewinnst mit { NUMBER($points) } Punkt; bei Gleichstand entschied die höhere Auftragskarte.
           *[other] **Du** gewinnst mit { NUMBER($points) } Punkten; bei Gleichstand entschied die höhere Auftragskarte.
        }

finale_shared =
    { $points ->
        [one] { LIST($names) } teilen sich den Sieg mit { NUMBER($points) } Punkt.
       *[other] { LIST($names) } teilen sich den Sieg mit { NUMBER($points) } Punkten.
    }
    .names =
        { $points ->
            [one] { LIST($names) } teilt euch den Sieg mit { NUMBER($points) } Punkt.
           *[other] { LIST($names) } teilt euch den Sieg mit { NUMBER($points) } Punkten.
        }
finale_left = übrig: { $cubes }

finale_parts_objectives = Aufträge { $points }
finale_parts_headquarters = Hauptquartiere { $points }
finale_parts_endPurchases = am Ende gekauft { $points }

finale_tie_cubes = { $first } liegt vor { $second }: mehr übrige Würfel.
    .first = Du liegst vor { $second }: mehr übrige Würfel.
    .second = { $first } liegt vor dir: mehr übrige Würfel.
finale_tie_cards = { $first } liegt vor { $second }: die höhere Auftragskarte.
    .first = Du liegst vor { $second }: die höhere Auftragskarte.
    .second = { $first } liegt vor dir: die höhere Auftragskarte.

board_head = Green Port, { $round }; { $turn }.
board_turn = { $name }: { $awaited }
board_objectives = Aufträge: { $objectives }.
board_taken = an { $name }
    .name = an dich
board_piles = HQs übrig: { $piles }.
board_pile = { $pile } (kostet { $price })
board_soldOut = ausverkauft
board_seat = { $name }, { $points }: { $cubes }
board_pool = Auslage: { $cards }.
board_deck = Stapel, { $count }: { $cards }.
board_risk = Razzia beim nächsten Aufdecken: { $risk }.
board_discards = Ablage: { $cards }.
board_offered = Startwürfel: { $colours }.
board_winner = { $name } gewinnt.
    .name = Du gewinnst.

terminal_objectives = Aufträge
terminal_piles = HQs übrig
terminal_pool = Auslage
terminal_deck = Stapel
terminal_discards = Ablage
terminal_legend =
    Aufträge und Hauptquartiere stehen mit Farbe und Wert da.
    Hauptquartiere kosten Würfel ihrer Farbe.

hand_own =
    { GIVEN($count) ->
        [no] **Deine Crew**: { $cubes }
       *[yes] **Deine Crew** ({ $count }): { $cubes }
    }
hand_tile =
    { $side ->
        [up] **Plättchen**: { TERM($symbol, "terms_symbols") } offen
       *[down] **Plättchen**: { TERM($symbol, "terms_symbols") } verdeckt
    }
hand_headquarters = **Hauptquartiere**: { $list }
hand_reach = **Ziele, das nächste zuerst**
hand_can = - { $what } ({ $points }): **in Reichweite**.
hand_lacks =
    { $count ->
        [1] - { $what } ({ $points }): es fehlt { $cubes }.
       *[other] - { $what } ({ $points }): es fehlen { $cubes }.
    }
hand_aim = { $what } ({ $points })
hand_aimLacks =
    { $count ->
        [1] { $aim }: es fehlt { $cubes }
       *[other] { $aim }: es fehlen { $cubes }
    }
hand_within = In Reichweite: **{ $aims }**.
hand_nearest = Am nächsten: { $aims }.
hand_waits = Den Zug zu beenden steht vorn: Der Bot erwartet, dass deine Würfel später mehr bringen als jetzt { $points }.
hand_preview = Noch nicht gespielt:
hand_boardNow = Das Brett jetzt:
hand_withinThen = Danach in Reichweite: { $aims }.

hand_asked_bust = Eine schwarze Karte: Dreh dein Plättchen um und fang neu an, oder heuere in diesem Zug niemanden an.
hand_asked_lose =
    { $count ->
        [1] Du hast { $all } Würfel, mehr als { $limit }: Davon geht 1 weg.
       *[other] Du hast { $all } Würfel, mehr als { $limit }: Davon gehen { $count } weg.
    }
hand_asked_refer = Für einen deiner Würfel darfst du alle Karten einer Farbe aus der Auslage abwerben.
hand_asked_bonus = Ein X gibt allen mit den wenigsten Punkten einen Trostwürfel; bei Gleichstand aller denen mit den wenigsten Würfeln.

hand_ofOneColour = { $count } einer Farbe
hand_other = **{ $name }** { $points }: { $holds }
hand_noSeat = Du hast hier keinen Platz: Alles ist offen, nur die Reihenfolge des Stapels nicht.
hand_limit = Wer mehr als { $limit } Würfel hat, verliert die Hälfte, wenn das orange X kommt.

reasons_said = { $reason }: { $points }
reasons_points = Punkte sofort
reasons_pointsWith = { $aim } in diesem Zug
reasons_pointsLater = was sich in diesem Zug noch bezahlen lässt
reasons_nearer = für { $aim } fehlt dann nur noch { $lacks }
reasons_nearerThan = für { $aim } fehlt dann nur { $lacks }, nicht { $more }
reasons_payableThan = { $aim } wäre dann bezahlbar, statt dass { $more } fehlt
reasons_payable = { $aim } wäre dann bezahlbar
reasons_takesAway = sonst bekommt niemand { $aim }
reasons_objectives = dein Anteil an den übrigen Aufträgen
reasons_headquarters = dein Anteil an den übrigen Hauptquartieren
reasons_gains = bringt { $cubes }
reasons_spends = kostet { $cubes }
reasons_cubes = Würfel im Vorrat
reasons_limit = mehr als { $limit } Würfel kann das orange X halbieren
reasons_boost = eine Verstärkung für { TERM($colour, "terms_colours") } bei jedem späteren Anheuern
reasons_boosts = Verstärkungen für späteres Anheuern
reasons_power = die Fähigkeit eines { TERM($colour, "terms_colours", form: "genitive") } HQ
reasons_powers = die Fähigkeiten der Hauptquartiere
reasons_tileUp = das Plättchen hilft bei einer Razzia, und sein Symbol bringt einen Würfel
reasons_tile = das Plättchen, offen oder verdeckt
reasons_turn = wer als Nächstes handelt
reasons_bust = Razzia-Risiko { $cards }
reasons_noBust = kein Razzia-Risiko (sonst { $cards })
reasons_oneIn = 1 von { $count }
reasons_cards = was eine weitere Karte bringen kann
reasons_noCards = verzichtet auf das, was eine weitere Karte bringen kann
reasons_cardsLater = was die Karten noch bringen können
reasons_refers = lässt { $cubes } zum Abwerben liegen
reasons_referLess = lässt anderen weniger zum Abwerben
reasons_pointsMore = bald mehr Punkte für dich
reasons_pointsLess = bald weniger Punkte für dich
reasons_othersLess =
    { GIVEN($name) ->
        [no] bald weniger Punkte für andere
       *[yes] bald weniger Punkte für { $name }
    }

reasons_othersMore =
    { GIVEN($name) ->
        [no] bald mehr Punkte für andere
       *[yes] bald mehr Punkte für { $name }
    }

refusals_codes_not-your-turn = Du bist nicht am Zug. Ein Platz nach dem anderen entscheidet.
refusals_codes_wrong-phase = Das gehört nicht in diesen Schritt. Jetzt zu tun: { $awaited }.
refusals_codes_malformed = Das ist keine vollständige Aktion. Jetzt zu tun: { $awaited }.
refusals_codes_no-such-colour =
    { GIVEN($typed) ->
        [no] Das ist keine Farbe, die hier zu haben ist.
       *[yes] „{ $typed }“ ist keine Farbe, die hier zu haben ist.
    }
refusals_codes_pick-taken =
    { GIVEN($colour) ->
        [no] Der Startwürfel ist weg: Jede Farbe gibt es einmal, und der letzte Platz wählt zuerst.
       *[yes] Der Startwürfel in { $colour } ist weg: Jede Farbe gibt es einmal, und der letzte Platz wählt zuerst.
    }
refusals_codes_must-reveal = Die Auslage ist leer: Decke zuerst eine Karte auf, dann heuere an, was da liegt.
refusals_codes_nothing-to-reveal = Stapel und Ablage sind leer, es ist nichts aufzudecken: Heuere an.
refusals_codes_hire-a-colour = In der Auslage liegen Leute: Nenne die Farbe, die du anheuerst.
refusals_codes_not-in-pool =
    { GIVEN($colour) ->
        [no] In der Auslage liegt keine Karte dieser Farbe: Nehmen kannst du nur Farben, die dort liegen.
       *[yes] In der Auslage liegt keine Karte in { $colour }: Nehmen kannst du nur Farben, die dort liegen.
    }
refusals_codes_no-tile = Dieses Spiel wird ohne Plättchen gespielt.
refusals_codes_tile-down = Das Plättchen liegt schon verdeckt: Umdrehen geht nur, wenn es offen liegt.
refusals_codes_tile-up = Das Plättchen liegt schon offen: Zurückdrehen geht nur, wenn es verdeckt liegt.
refusals_codes_bad-cubes =
    { GIVEN($typed) ->
        [no] Das ist keine Zahl von Würfeln: Von jeder genannten Farbe ist es mindestens einer.
       *[yes] „{ $typed }“ ist keine Zahl von Würfeln: Von jeder genannten Farbe ist es mindestens einer.
    }
refusals_codes_not-enough-cubes =
    Es fehlen Würfel{ GIVEN($colour) ->
        [no] { "" }
       *[yes] { " " }in { $colour }
    }: nötig { GIVEN($count) ->
        [no] mehr
       *[yes] { $count }
    }, vorhanden { GIVEN($given) ->
        [no] weniger
       *[yes] { $given }
    }.
refusals_codes_lose-exactly =
    Über dem Limit geht die Hälfte der Würfel weg, abgerundet: genau { GIVEN($count) ->
        [no] so viele
       *[yes] { $count }
    }{ GIVEN($given) ->
        [no] { "" }
       *[yes] , nicht { $given }
    }.
refusals_codes_pay-exactly =
    Der Preis ist genau zu zahlen: { GIVEN($count) ->
        [no] nicht mehr und nicht weniger
       *[yes] { $count }
    }{ GIVEN($given) ->
        [no] { "" }
       *[yes] , nicht { $given }
    }.
refusals_codes_pay-not-asked =
    Dieser Auftrag verlangt höchstens { GIVEN($count) ->
        [no] weniger
       *[yes] { $count }
    } { GIVEN($colour) ->
        [no] dieser Farbe
       *[yes] { $colour }
    }{ GIVEN($given) ->
        [no] { "" }
       *[yes] , nicht { $given }
    }.
refusals_codes_pay-one-colour = Den Joker-Auftrag bezahlt man mit Würfeln einer einzigen Farbe.
refusals_codes_no-such-objective =
    { GIVEN($objective) ->
        [no] Einen Auftrag mit dieser Nummer gibt es nicht.
       *[yes] Einen Auftrag { $objective } gibt es nicht.
    }
refusals_codes_objective-taken =
    { GIVEN($objective) ->
        [no] Dieser Auftrag
       *[yes] Auftrag { $objective }
    } ist schon erledigt.
refusals_codes_pile-empty =
    { GIVEN($colour) ->
        [no] Es gibt keine Hauptquartiere mehr.
       *[yes] Es gibt keine Hauptquartiere in { $colour } mehr.
    }
refusals_codes_too-dear =
    Der Preis ist { GIVEN($count) ->
        [no] höher
       *[yes] { $count }
    }{ GIVEN($colour) ->
        [no] { "" }
       *[yes] { " " }({ $colour })
    }, vorhanden { GIVEN($given) ->
        [no] zu wenige
       *[yes] { $given }
    }: { $headquarters } Würfel und einer mehr für jede Karte dieser Farbe auf einem übrigen Auftrag.
refusals_codes_boost-missing = Ein grünes Hauptquartier verstärkt eine Farbe: Nenne sie.
refusals_codes_boost-needless = Hier ist keine Farbe zu nennen: Nur grüne Hauptquartiere mit Fähigkeit verstärken eine.
refusals_codes_specialise-mixture = Für einen Tausch gibst du { $specialise } Würfel einer Farbe oder { $specialise } verschiedener Farben; mit einem roten Hauptquartier { $specialiseWithRed } beliebige.
refusals_codes_specialise-same =
    { GIVEN($colour) ->
        [no] Ein Tausch bringt eine Farbe, mit der du nicht zahlst; diese ist in der Zahlung.
       *[yes] Ein Tausch bringt eine Farbe, mit der du nicht zahlst; { $colour } ist in der Zahlung.
    }
refusals_codes_read-action =
    { GIVEN($typed) ->
        [no] Dein Text beginnt nicht mit einer Aktion. Jetzt zu tun: { $awaited }.
       *[yes] Mit „{ $typed }“ beginnt hier keine Aktion. Jetzt zu tun: { $awaited }.
    }
refusals_codes_read-colour =
    { GIVEN($typed) ->
        [no] Das ist keine Farbe.
       *[yes] „{ $typed }“ ist keine Farbe.
    }
refusals_codes_read-cubes =
    { GIVEN($typed) ->
        [no] Das
       *[yes] „{ $typed }“
    } nennt keine Würfel: Schreib Farben und Zahlen{ GIVEN($as) ->
        [no] { "" }
       *[yes] , etwa { $as }
    }.
refusals_codes_read-objective =
    { GIVEN($typed) ->
        [no] Das ist kein Auftrag: Schreib seine Nummer, etwa `3`.
       *[yes] „{ $typed }“ ist kein Auftrag: Schreib seine Nummer, etwa `3`.
    }
refusals_codes_read-missing =
    Der Text endet zu früh{ GIVEN($field) ->
        [no] { "" }
       *[yes] : Es fehlt, was zu „{ $field }“ gehört
    }.{ GIVEN($as) ->
        [no] { "" }
       *[yes] { " " }Ein vollständiger sieht so aus: { $as }.
    }
refusals_codes_read-rest =
    { GIVEN($typed) ->
        [no] Das Ende
       *[yes] „{ $typed }“
    } gehört nicht dorthin.{ GIVEN($as) ->
        [no] { "" }
       *[yes] { " " }Ein vollständiger Text sieht so aus: { $as }.
    }
refusals_codes_read-spelling =
    { GIVEN($as) ->
        [no] Jede Aktion schreibt man nur auf eine Weise, mit einem Leerzeichen zwischen den Wörtern.
       *[yes] Schreib es genau so: { $as }.
    }

refusals_notAllowed = Die Regeln erlauben das jetzt nicht. Jetzt zu tun: { $awaited }.

parts_round_name = Runde
parts_round_about = Ein Zug für jeden. Rot: die letzte Runde.

parts_progress_name = Erledigte Aufträge
parts_progress_about = Sind alle erfüllt, wird die Runde beendet, und die Partie ist vorbei.

parts_deck_name = Stapel
parts_deck_about = Verdeckte Karten. Runde Pfeile: Am Ende dieses Zuges werden alle Karten gemischt.

parts_sign_name = Schild am Kran
parts_sign_about = Was jetzt ansteht. Vor dem Aufdecken: wie wahrscheinlich die nächste Karte eine Razzia ist.

parts_pool_name = Auslage
parts_pool_about = In diesem Zug aufgedeckte Karten, ein Stoß je Farbe. Eine Farbe wird angeheuert; das Schild zeigt, was es bringt.

parts_sync_name = Im Einklang
parts_sync_about = Alle vier Farben sind da: Anheuern bringt auch je einen Würfel der anderen.

parts_tape_name = Razzia
parts_tape_about = Eine schwarze Karte kam: kein Anheuern in diesem Zug, außer ein Plättchen wird umgedreht.

parts_offered_name = Startwürfel
parts_offered_about = Vor dem ersten Zug wählt jeder einen, der Letzte in der Reihe zuerst.

parts_unseen_name = Verdeckte Karten
parts_unseen_about = Karten jeder Farbe, die der Stapel noch enthält.

parts_others_name = Schwarz und X
parts_others_about = Noch im Stapel. Schwarz: Razzia. Grünes X: neu mischen. Oranges X: halbiert große Vorräte. Jedes X: Trostwürfel.

parts_objective_name = Auftrag
parts_objective_about = Zahle in deinem Zug diese Würfel, um ihn zu erledigen. Die Münze ist sein Lohn.

parts_done_name = Erledigt
parts_done_about = Vom Spieler mit diesem Zeichen: Niemand sonst kann es mehr.

parts_headquarters_name = Hauptquartier
parts_headquarters_about = Das oberste einer Farbe. Münze: Punkte. Figur: sein Preis jetzt. In Worten: seine bleibende Fähigkeit.

parts_seat_name = Spieler
parts_seat_about = Zeichen, Name und Punkte. Der Pfeil zeigt, wer am Zug ist.

parts_crew_name = Crew
parts_crew_about = Würfel jeder Farbe. Mit ihnen zahlst du alles; was übrig ist, bleibt für den nächsten Zug.

parts_tile_name = Plättchen
parts_tile_about = Offen: Sein Symbol bringt beim Anheuern einen Würfel mehr, und es rettet umgedreht vor der Razzia. Grau: verdeckt.

parts_houses_name = Häuser
parts_houses_about = Eigene Hauptquartiere mit ihrer Zahl. +B: ein grünes, das Blau verstärkt.

parts_crowd_name = Alle Würfel
parts_crowd_about = Ihre Summe. Rot: so viele, dass ein orange X die Hälfte nimmt.

parts_ended_name = Ende
parts_ended_about = Wer aufgegeben und wer gewonnen hat.

lesson_other = Gegner
lesson_goOn = Weiter
lesson_watch = Zusehen, was passiert
lesson_again = Noch einmal von vorn

lesson_look_text =
    { "" }**Ein erster Zug auf einem Beispielbrett.** Karten kommen als Container auf den Kai herunter, und in jedem steckt jemand von einer Farbe: **B** Blau, **G** Grün, **R** Rot, **Y** Gelb. Wen du anheuerst, der kommt zu deiner Crew. In den Regeln heißt jeder aus deiner Crew **Würfel**.

    Die Papiere sind **Aufträge**: der Preis in Würfeln, die Punkte in Gold. Die Häuser sind **Hauptquartiere** (HQ) und ebenfalls zu kaufen. Beides gibt dem Punkte, der zahlt.

    Unten seid ihr beide, jeder mit einem **Plättchen**. Deins zeigt einen Tropfen.

lesson_look_remarks_goOn = Vor dem ersten Zug wählen alle einen Startwürfel.

lesson_pick_text =
    Wer als Letzter am Zug ist, wählt zuerst: Dein Gegner hat Gelb genommen. Welche Farbe wählst du?

    Ein Ziel hilft dabei. Sieh dir die Papiere an: Nummer 3 verlangt 4 Blau und 1 Gelb, zusammen 5 Würfel. Alle anderen verlangen mehr.

lesson_pick_remarks_blue = Von den 4 blauen Würfeln für Auftrag 3 hast du damit schon einen.
lesson_pick_remarks_green = Möglich: Die Aufträge 2 und 4 verlangen viel Grün. Aber sie kosten 6 und 8 Würfel. Versuch etwas anderes.
lesson_pick_remarks_red = Möglich: Auftrag 1 ist ganz rot. Aber er kostet 6 Würfel, Nummer 3 nur 5. Versuch etwas anderes.

lesson_first_text =
    Du bist am Zug. Du **deckst** Karten auf, eine nach der anderen, und sie stehen als **Auslage** auf dem Kai, bis du aufhörst und anheuerst.

    Von den 31 Karten im Stapel sind 5 **schwarz**. Solange niemand in der Auslage steht, bewirkt eine schwarze Karte nichts. Das erste Aufdecken ist also sicher, und der Button sagt es auch.

lesson_first_remarks_reveal = Eine gelbe Karte mit Kreisen.

lesson_one_text =
    Das Schild darunter sagt, was Gelb dir brächte: **+1** Würfel. Du darfst jetzt anheuern oder eine weitere Karte aufdecken.

    Ab jetzt ist eine schwarze Karte eine **Razzia**: kein Anheuern in diesem Zug. 30 Karten sind übrig, 5 davon schwarz; der Streifen unter dem Kai zählt sie. Das sind **17 %**, und du brauchst nicht zu rechnen: Das Schild am Kran und der Button sagen es immer genau.

lesson_one_remarks_yellow = Erlaubt und sicher. Aber ein Würfel ist wenig für einen ganzen Zug. Versuch etwas anderes.
lesson_one_remarks_reveal = Gewagt und gut gegangen: eine blaue Karte mit Rad.

lesson_two_text = Zwei Farben stehen da. Anheuern darfst du nur **eine** davon, aber mit all ihren Karten: Eine zweite blaue oder gelbe würde sie wertvoller machen. Weiter oder anheuern?

lesson_two_remarks_blue = Blau ist dein Ziel, aber mit deinem Startwürfel sind das erst 2 von 4. Das Risiko ist weiter 17 %. Versuch etwas anderes.
lesson_two_remarks_yellow = Auftrag 3 verlangt auch einen gelben Würfel, aber die vier blauen sind schwerer zu bekommen. Versuch etwas anderes.
lesson_two_remarks_reveal = Wieder gut: eine rote Karte mit Kreisen.

lesson_three_text =
    Drei Farben. Käme eine grüne Karte dazu, wärst du **im Einklang**: Mit allen vier Farben in der Auslage bringt dein Anheuern auch je einen Würfel der anderen Farben.

    Schwarze Karten sind es weiter 5, aber der Stapel ist auf 28 geschrumpft: **18 %**.

lesson_three_remarks_blue = Sicher, aber nur 1 Würfel. Von den 28 Karten würden dir 11 helfen, 5 blaue und 6 grüne; 5 würden schaden. Versuch etwas anderes.
lesson_three_remarks_red = Auftrag 3 verlangt kein Rot. Und 11 der 28 Karten würden dir helfen, 5 blaue und 6 grüne. Versuch etwas anderes.
lesson_three_remarks_reveal = Blau, und mit einem Tropfen: dem Symbol deines Plättchens!

lesson_four_text =
    Jetzt bringt Blau **+3**: zwei Karten und einen dazu, weil eine blaue Karte das Symbol deines Plättchens zeigt und es offen liegt. Ein goldener Ring markiert so eine Karte. Mit deinem Startwürfel wären es 4 Blau.

    Bei einer schwarzen Karte wäre das alles verloren, oder du **drehst** dein Plättchen **um**: Dann ist die Auslage weg, aber du fängst neu an. Das Risiko ist **19 %**. Hörst du auf?

lesson_four_remarks_reveal = Du drehst sie um: **Schwarz**. Drehst du dein Plättchen um, ist die Auslage weg; behältst du es, heuerst du niemanden an. Rechtzeitig aufhören ist das halbe Spiel. Geh zurück und versuch etwas anderes.
lesson_four_remarks_blue = Du hörst auf. Vier blaue Würfel gehören dir.
lesson_four_remarks_red = Erlaubt, aber 1 Rot ist weniger als 3 Blau, und Auftrag 3 verlangt Blau. Versuch etwas anderes.

lesson_refer_text =
    Die blauen Karten sind weg, die anderen stehen noch da. Bevor du ausgibst, werden die anderen einmal gefragt: Sie dürfen **abwerben**. Das heißt: **dir** einen Würfel beliebiger Farbe geben und alle übrigen Karten einer Farbe nehmen.

    Rot und Gelb zeigen beide Kreise, das Symbol auf dem Plättchen deines Gegners; beides brächte also 2 Würfel. Der eine Würfel, den er geben kann, ist gelb.

lesson_refer_remarks_goOn = Dein Gegner wirbt 2 Rot ab und zahlt dir den gelben Würfel.

lesson_spend_text =
    4 Blau und 1 Gelb: genau das, was Auftrag 3 verlangt. Was du bezahlen kannst, hat einen goldenen Rand.

    Jetzt **setzt** du Würfel **ein**, sooft du zahlen kannst und in beliebiger Reihenfolge. Was tust du?

lesson_spend_remarks_complete = Fünf Würfel für 5 Punkte. Punkte zählen sofort.
lesson_spend_remarks_buy = Erlaubt: 2 Punkte, und von da an kostet dich jeder Auftrag einen Würfel weniger. Aber heute sind 5 Punkte drin, und niemand kann sie dir nehmen. Versuch etwas anderes.
lesson_spend_remarks_end = Erlaubt: Würfel bleiben dir. Aber jemand könnte Auftrag 3 vor dir erledigen, und ein oranges X halbiert jeden Vorrat von mehr als { $limit } Würfeln. Versuch etwas anderes.

lesson_after_text =
    { "" }**5 Punkte** in deinem ersten Zug. Und sieh dir das blaue **Hauptquartier** an: Sein Preis fiel von 3 auf **2**. Er beträgt { $headquarters } Würfel und einen mehr für jede Karte dieser Farbe auf übrigen Papieren.

    Jedes Hauptquartier gibt Punkte und eine **Fähigkeit**. Blau: Aufträge kosten dich einen Würfel weniger. Grün **verstärkt** eine Farbe deiner Wahl: ein Würfel mehr bei jedem Anheuern. Rot: Ein **Tausch** gegen einen Würfel anderer Farbe kostet { $specialiseWithRed } beliebige Würfel statt { $specialise }. Gelb: Nach dem Umdrehen wird es billiger, dein Plättchen zurückzudrehen.

    Jetzt würdest du deinen Zug beenden. Dann deckt dein Gegner auf, und du wirst gefragt, ob du abwirbst. Ist kein Auftrag mehr übrig, wird die Runde beendet, und die meisten Punkte gewinnen.

lesson_after_remarks_again = Zurück zum ersten Brett.

topics_overview_title = Überblick
topics_overview_text =
    Green Port ist ein Hafen voller Ganoven. Du sammelst eine Crew und setzt sie für Coups und Häuser ein.

    Deine Crew sind **Würfel** in vier Farben: **B** Blau, **G** Grün, **R** Rot, **Y** Gelb. Die Coups sind **Aufträge**: Papiere mit einem Preis in Würfeln. Die Häuser sind **Hauptquartiere** (HQ): In jeder Farbe gibt es einen Stapel davon, und sie haben Fähigkeiten. Wer etwas bezahlt, hat die Punkte sofort.

    In deinem Zug **deckst** du Karten **auf**, eine nach der anderen, solange du dich traust. Sie stehen auf dem Kai: die **Auslage**. Dann heuerst du **eine** Farbe der Auslage an und bekommst Würfel dieser Farbe; die anderen dürfen sich vom Rest bedienen. Eine schwarze Karte beendet einen zu gierigen Zug, und du gehst leer aus.

    Verdeckt ist nur die Reihenfolge des Stapels. Was er noch enthält, wissen alle; das Risiko auf dem Button und am Kran ist also genau.

    Ist der letzte Auftrag erledigt, wird die Runde beendet, und die meisten Punkte gewinnen.

topics_turn_title = Ein Zug
topics_turn_text =
    Ein Zug hat diese Schritte:
    1. **Anheuern**: Decke Karten auf, dann heuere eine Farbe an.
    2. **Abwerben**: Die anderen dürfen der Reihe nach je eine übrige Farbe nehmen, für einen Würfel an dich. Nach einer Razzia entfällt das.
    3. **Einsetzen**: Erledige Aufträge, kaufe Hauptquartiere, dreh dein Plättchen zurück, sooft du zahlen kannst, in beliebiger Reihenfolge. Dann beende den Zug.

    { "" }**Tauschen**: Beim Anheuern zwischen dem Aufdecken und beim Einsetzen darfst du, sooft du willst, { $specialise } Würfel einer Farbe oder { $specialise } verschiedener Farben für einen Würfel einer Farbe zahlen, mit der du nicht zahlst.

    Solange über Razzia, Verlust oder Trostwürfel entschieden wird, kannst du nicht tauschen. Ist das erledigt, auch der Verlust durch ein oranges X, darfst du im selben Zug wieder tauschen.

    Am Ende des Zuges werden die Karten abgelegt, die in der Auslage übrig sind. Dann ist der nächste Platz am Zug.

    { "" }*Der Reihe nach* heißt immer: zuerst, wer am Zug ist, dann im Uhrzeigersinn, einer nach dem anderen. Spätere wissen also, was frühere gewählt haben.

topics_cards_title = Karten
topics_cards_text =
    Der Stapel hat { $deckSize } Karten:
    - { $units } **Leute**, die man anheuern kann: jede der vier Farben mit jedem von sechs Symbolen einmal.
    - { $blacks } **schwarze** Karten. Solange niemand in der Auslage steht, bewirkt eine schwarze Karte nichts. Sonst ist **Razzia**: kein Anheuern, kein Abwerben, gleich zum Einsetzen. Liegt dein **Plättchen** offen, darfst du es stattdessen **umdrehen**: Die ganze Auslage wird abgelegt, und du beginnst das Anheuern im selben Zug neu.
    - Das **orange X**: Der Reihe nach verlieren alle mit mehr als { $limit } Würfeln die Hälfte davon, abgerundet, nach eigener Wahl; oder sie drehen ein offenes Plättchen um und verlieren nichts. Dann Trostwürfel.
    - Das **grüne X**: Am Ende dieses Zuges werden alle { $deckSize } Karten zu einem neuen Stapel gemischt. Vorher, sofort, Trostwürfel.

    Nach einem X geht das Anheuern weiter.

    { "" }**Trostwürfel**, höchstens einmal im Zug: Alle mit den wenigsten Punkten nehmen einen Würfel in einer Farbe ihrer Wahl. Haben alle gleich viele Punkte, sind es alle mit den wenigsten Würfeln. Wer einen bekommt, steht fest, bevor der Erste wählt.

    Ein verdecktes Plättchen kommt nur beim Einsetzen zurück, gegen Würfel.

    Ist der Stapel leer und eine Karte nötig, wird die Ablage zum neuen gemischt; die Auslage bleibt draußen. Ist auch die Ablage leer, kann nichts aufgedeckt werden.

topics_hire_title = Anheuern
topics_hire_text =
    Solange die Auslage leer ist, musst du aufdecken. Danach machst du weiter oder heuerst eine Farbe der Auslage an. All ihre Karten werden abgelegt, und du bekommst von dieser Farbe:
    - { $card } Würfel für jede dieser Karten;
    - { $tile }, wenn dein Plättchen offen liegt und eine von ihnen sein Symbol zeigt;
    - { $boost } für jedes deiner grünen Hauptquartiere, das sie **verstärkt**: das beim Kauf auf diese Farbe gesetzt wurde.

    { "" }**Im Einklang**: Sind alle vier Farben in der Auslage, bekommst du auch je einen Würfel der anderen Farben. Deren Karten bleiben für die anderen liegen.

    Steht niemand in der Auslage, darfst du aufhören und niemanden anheuern.

    { "" }*Beispiel*: zwei rote Karten; eine zeigt das Rad, dein Plättchen auch, und es liegt offen. Ein grünes Hauptquartier verstärkt Rot. 2 + 1 + 1: Du bekommst 4 Rot.

topics_refer_title = Abwerben
topics_refer_text =
    Nach dem Anheuern werden die anderen der Reihe nach einmal gefragt: **passen** oder dem, der am Zug ist, { $refer } Würfel beliebiger Farbe geben und alle übrigen Karten einer Farbe nehmen. Das bringt, was Anheuern bringt, mit dem eigenen Plättchen und den eigenen Verstärkungen, aber nie Einklang.

    Wer keinen Würfel hat, wird nicht gefragt; liegen keine Leute mehr da, wird niemand gefragt. Nach einer Razzia wirbt niemand ab.

topics_utilise_title = Einsetzen
topics_utilise_text =
    Sooft du zahlen kannst, in beliebiger Reihenfolge:
    - **Auftrag erledigen**: Zahle für jede Farbe die Summe der Werte auf seinen Karten dieser Farbe. Der Joker nimmt seinen Wert in Würfeln einer Farbe, egal welcher. Du nimmst die Karten: Ihre Werte sind deine Punkte.
    - **Hauptquartier kaufen**, das oberste einer Farbe: { $headquarters } Würfel dieser Farbe und einer mehr für jede *Karte* dieser Farbe auf übrigen Aufträgen. Sie werden also billiger.
    - **Plättchen zurückdrehen**: { $unflip } Würfel beliebiger Farben; { $unflipAfterBust }, wenn du in diesem Zug eine Razzia hattest.

    Jeder Preis wird jedes Mal neu berechnet, so dass eine Aktion die nächste billiger machen kann. Würfel, die du behältst, hast du im nächsten Zug noch. Dann **beende** den Zug.

    { "" }*Beispiel*: Auf zwei Aufträgen ist noch Rot, je eine Karte. Das rote Hauptquartier kostet 2 + 2 = 4 Rot. Du erledigst einen der beiden: Jetzt kostet es 3.

topics_powers_title = Fähigkeiten
topics_powers_text =
    Hauptquartiere bringen ihre Punkte und eine bleibende Fähigkeit:
    - **Blau**: Jedes macht jeden Auftrag um einen Würfel billiger, bis auf 0; die Farbe wählst du.
    - **Grün**: Wähle beim Kauf eine Farbe, die es **verstärkt**: Immer wenn du diese Farbe anheuerst oder abwirbst, bekommst du einen Würfel mehr. Mehrere auf einer Farbe zählen zusammen.
    - **Rot**: Ein Tausch nimmt { $specialiseWithRed } beliebige Würfel, gleiche oder verschiedene. Eins genügt dafür; weitere bringen nur Punkte.
    - **Gelb**: Jedes macht das Zurückdrehen deines Plättchens um einen Würfel billiger, bis auf 0.

topics_end_title = Spielende
topics_end_text =
    Ist kein Auftrag mehr übrig, wird die Runde zu Ende gespielt: Wer in ihr später kommt, hat noch einen Zug. Dann folgen von selbst die **letzten Käufe**: Farbe für Farbe, wer die meisten Würfel davon hat, zuerst, bei gleich vielen, wer später am Zug ist; alle kaufen so viele der übrigen Hauptquartiere wie möglich, für je { $headquarters } Würfel. Fähigkeiten wirken nicht mehr.

    Die meisten Punkte gewinnen. Bei Gleichstand: mehr übrige Würfel, dann die höchste einzelne Auftragskarte, dann die zweithöchste und so weiter. Ist alles gleich, teilt man sich den Rang.

    Wer aufgibt, liegt am Ende ganz hinten, und ein Ersatz spielt nach denselben Regeln weiter. Bleibt nur einer übrig, hat der gewonnen.

topics_variants_title = Aufbau und Varianten
topics_variants_text =
    { $least } bis { $most } spielen. Die ersten { $columns } **Aufträge** teilen sich { $cards } Karten (Werte { LIST($white, between: ", ") }), zufällig auf Spalten verteilt. Zu dritt und zu viert hat ein fünfter { LIST($black, between: ", ") }, und der sechste ist ein **Joker** im Wert von { $wild }. Auf jeder Karte außer dem Joker liegt ein Würfel in der Farbe, die sie verlangt.

    Für diese Karten werden { $placed } Würfel jeder Farbe und { $random } zufällige gezogen. Zu zweit kommen davon zufällig { $cards } ins Spiel. Würfel gehen nie aus.

    Ein Stapel **Hauptquartiere** enthält, von oben: zu zweit { LIST($piles2, between: ", ") }; zu dritt { LIST($piles3, between: ", ") }; zu viert { LIST($piles4, between: ", ") }.

    Alle haben ein **Plättchen** mit einem der sechs Symbole, zuerst offen. Dann wählen alle, vom letzten Platz der Reihenfolge bis zum ersten, je einen **Startwürfel**: Von jeder Farbe gibt es einen. Der erste Platz beginnt.

    Varianten:
    - **Standard**: all diese Regeln.
    - **ohne Plättchen**: niemand hat eins; es gibt keinen Würfel für sein Symbol, und niemand kann sich vor Razzia oder Verlust retten.
    - **ohne Fähigkeiten**: Hauptquartiere bringen nur Punkte.
    - **einfach**: ohne diese Extras, also ohne beides.

    Das Heft hat auch Kurzregeln, die abweichen. Hier haben blaue Hauptquartiere eine einzige Fähigkeit, und ein Plättchen wird nur gegen Razzia oder Verlust umgedreht.

    Green Port ist von Pedro Dias für die Green Box of Games. Dies ist ein unabhängiges Projekt.

topics_notation_title = Aktionen schreiben
topics_notation_text =
    Jede Aktion hat einen Button, und mit { COMMAND("do") } lässt sie sich schreiben: ein beliebiger Teil davon in Worten, oder so, wie das Protokoll sie schreibt:
    `pick red` · `reveal` · `hire red` · `flip` · `bust` · `lose blue-1,red-3` · `bonus red` · `refer blue pay red` · `pass` · `complete 3 pay blue-2,red-4` · `buy green boost blue` · `unflip pay red-2` · `specialise green pay red-3` · `end`

    `bonus` ist ein Trostwürfel, `specialise` ein Tausch, `refer` das Abwerben, `bust` heißt die Razzia hinnehmen.

    Würfel schreibt man als Farbe und Zahl, in der Reihenfolge Blau, Grün, Rot, Gelb. `none` steht für keine Würfel.
