status_title = Porto
status_introduction_line = Nimm Karten, baue die bunten Häuser am Fluss und löse Aufträge ein, manche davon geheim.
status_introduction_credits = Ein Spiel von Orlando Sá, erschienen bei MEBO Games (2019).
status_variants_standard = Standard
status_variants_family = Familie
status_variants_solo = Solo
status_categories_standard = Standard
status_categories_family = Familie
status_categories_solo = Timer { $timer }
status_goal = { $points } von { $goal }
status_awaits_keep = { $kept } von { $dealt } geheimen Aufträgen wählen
status_awaits_turn = Karten nehmen oder bauen
status_awaits_only_draw = Karten nehmen
status_awaits_only_build = bauen
status_awaits_only_pass = passen
status_awaits_timer = mit { $cards } vom Timer bauen
status_awaits_over = die Partie ist vorbei
status_stake_roof = Noch ein Dach, und die letzten Runden beginnen.
status_stake_lastButOne = Nach dieser Runde kommt die letzte.
status_stake_behind = Letzter Zug: Um { $leader } zu überholen, braucht es { $points }.
    .leader = Letzter Zug: { $points } mehr, und du bist überholt.
status_stake_ahead = Letzter Zug: { $name } führt (Vorsprung: { $points }).
    .name = Letzter Zug: du führst (Vorsprung: { $points }).
status_stake_privates = Die geheimen Aufträge kommen noch dazu.
status_stake_short = Noch im Timer: { $cards }; bis { $goal } noch: { $points }.
status_stake_reached = Noch im Timer: { $cards }; das Ziel von { $goal } ist erreicht.
status_progress_timer = Timer { $left } von { $size }
status_progress_round = Runde { $n }
status_progress_roundOf = Runde { $n } von { $last }
status_progress_lastRound = Runde { $n }, die letzte

cards_colours_blue = blau
    .feminine = blaue
    .neuter = blaues
    .dative = blauen
cards_colours_green = grün
    .feminine = grüne
    .neuter = grünes
    .dative = grünen
cards_colours_purple = lila
    .feminine = lila
    .neuter = lila
    .dative = lila
cards_colours_red = rot
    .feminine = rote
    .neuter = rotes
    .dative = roten
cards_colours_yellow = gelb
    .feminine = gelbe
    .neuter = gelbes
    .dative = gelben
cards_ofCard = { TERM($colour, "cards_colours") }
cards_card = { TERM($colour, "cards_colours") } { $value }
cards_noCards = keine Karten
cards_demands_floors =
    { $n ->
        [1] { $n } { TERM($colour, "cards_colours", form: "feminine") } Etage
       *[other] { $n } { TERM($colour, "cards_colours", form: "feminine") } Etagen
    }
cards_demands_house = { TERM($colour, "cards_colours", form: "neuter") } Haus
cards_demands_twoCards = zwei { TERM($colour, "cards_colours", form: "feminine") } Karten
cards_demands_mixedCards = Karten { TERM($one, "cards_colours") } + { TERM($other, "cards_colours") }
cards_toDo_floors =
    { $n ->
        [1] in einem Zug genau { $n } { TERM($colour, "cards_colours", form: "feminine") } Etage bauen
       *[other] in einem Zug genau { $n } { TERM($colour, "cards_colours", form: "feminine") } Etagen bauen
    }
cards_toDo_house = ein { TERM($colour, "cards_colours", form: "neuter") } Haus fertigstellen
cards_toDo_twoCards = mit zwei { TERM($colour, "cards_colours", form: "dative") } Karten bauen
cards_toDo_mixedCards = mit einer { TERM($one, "cards_colours", form: "dative") } und einer { TERM($other, "cards_colours", form: "dative") } Karte bauen, egal welche wofür
cards_ambitions_houses = { TERM($colour, "cards_colours", form: "feminine") } Häuser
cards_ambitions_twins = { TERM($colour, "cards_colours", form: "feminine") } Zwillinge
cards_ambitions_ends = { TERM($colour, "cards_colours", form: "feminine") } Enden
cards_ambitions_pair = Paar { $colours }
cards_ambitions_trio = Trio { $colours }
cards_ambitions_palette = Palette
cards_ambitions_side = ganze Straße
cards_ambitions_secondCard = { $name } (2. Karte)
cards_meanings_houses = { $pays } für { $times } fertige { TERM($colour, "cards_colours", form: "feminine") } Häuser
cards_meanings_twins = { $pays }, wenn in beiden Straßen je ein fertiges, gleich hohes { TERM($colour, "cards_colours", form: "neuter") } Haus steht
cards_meanings_ends = { $pays } für { $times } fertige { TERM($colour, "cards_colours", form: "feminine") } Häuser an den Enden der Straßen
cards_meanings_pair = { $pays } für { $times } Paare fertiger Nachbarn, eins { TERM($one, "cards_colours") }, eins { TERM($other, "cards_colours") }
cards_meanings_trio = { $pays } für { $times } Reihen aus drei fertigen Nachbarn: { TERM($one, "cards_colours") }, { TERM($two, "cards_colours") } und { TERM($three, "cards_colours") }, egal wie gereiht
cards_meanings_palette = { $pays }, wenn eine Straße fertige Häuser in allen fünf Farben hat
cards_meanings_side = { $pays }, wenn alle Häuser einer Straße fertig sind

counts_cards =
    { $n ->
        [one] { NUMBER($n) } Karte
       *[other] { NUMBER($n) } Karten
    }
counts_floors =
    { $n ->
        [one] { NUMBER($n) } Etage
       *[other] { NUMBER($n) } Etagen
    }
counts_points =
    { $n ->
        [one] { NUMBER($n) } Punkt
       *[other] { NUMBER($n) } Punkte
    }
counts_publicContracts =
    { $n ->
        [one] { NUMBER($n) } öffentlicher Auftrag
       *[other] { NUMBER($n) } öffentliche Aufträge
    }

choices_questions_type = Was möchtest du tun?
choices_questions_contracts = Welche drei geheimen Aufträge behältst du?
choices_questions_cards = Welche Karten nimmst du vom Markt?
choices_questions_number = Welche Karte gibt die Zahl der Etagen an?
choices_questions_colour = Welche Karte gibt ihre Farbe an?
choices_questions_house = Auf welches Haus?
choices_questions_roof = Auf welches freie Dach kommt der Marker aus dem Erdgeschoss?
choices_questions_claim = Welche öffentlichen Aufträge löst du ein?
choices_otherQuestion = { $field }: was davon?
choices_fields_type = Aktion
choices_fields_contracts = Geheime Aufträge
choices_fields_cards = Karten
choices_fields_number = Karte für die Zahl
choices_fields_colour = Karte für die Farbe
choices_fields_house = Haus
choices_fields_roof = Dach
choices_fields_claim = Aufträge
choices_types_keep = Drei geheime Aufträge behalten
choices_types_draw = Karten nehmen
choices_types_build = Etagen bauen
choices_types_timer = Mit den Karten des Timers bauen
choices_types_pass = Passen
choices_token = Marker { $points }
choices_roofToken = Dachmarker { $points }
choices_emptyHouse = leer
choices_noClaim = Kein Auftrag
choices_tokenTo = Marker auf { $roof }
choices_work =
    { $floors ->
        [1] { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage
       *[other] { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen
    }
choices_leadsTo =
    { $points ->
        [one] { $cards } · danach { NUMBER($points) } Punkt
       *[other] { $cards } · danach { NUMBER($points) } Punkte
    }
choices_another_build = Anderer Bau
choices_another_draw = Andere Karten
choices_noToken = Kein Marker zu versetzen
choices_emptySlot = ein leeres Feld
choices_contractSlot = Auftrag { $slot }
choices_keep = Behalten: { $contracts }
choices_draw =
    { $count ->
        [1] Nehmen: { $cards } (Feld { $slots })
       *[other] Nehmen: { $cards } (Felder { $slots })
    }
choices_build =
    { $floors ->
        [1] Bauen: { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house }
       *[other] Bauen: { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house }
    }
choices_buildFor =
    { $floors ->
        [1]
            { $points ->
                [one] Bauen: { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house } für { NUMBER($points) } Punkt
               *[other] Bauen: { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house } für { NUMBER($points) } Punkte
            }
       *[other]
            { $points ->
                [one] Bauen: { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house } für { NUMBER($points) } Punkt
               *[other] Bauen: { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house } für { NUMBER($points) } Punkte
            }
    }
choices_movingToken = { $action }, Marker auf { $roof }
choices_claiming = { $action }, einlösen: { $contracts }
choices_claimingSlots =
    { $n ->
        [1] { $action }, Auftrag { $slots }
       *[other] { $action }, Aufträge { $slots }
    }
choices_timer =
    { $floors ->
        [1] Timer: { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house }
       *[other] Timer: { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house }
    }
choices_timerIdle = Beide Karten des Timers ablegen
choices_pass = Passen

story_shares_house = Haus
story_shares_neighbours = Nachbarn
story_shares_ground = Erdgeschossmarker
story_shares_roof = Dachmarker
story_shares_contracts = Aufträge
story_built =
    { $floors ->
        [1]
            { $completed ->
                [yes] **{ $name }** baut { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house } und stellt das Haus fertig ({ $cards }): **{ $points }** – { $shares }.
               *[no] **{ $name }** baut { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house } ({ $cards }): **{ $points }** – { $shares }.
            }
       *[other]
            { $completed ->
                [yes] **{ $name }** baut { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house } und stellt das Haus fertig ({ $cards }): **{ $points }** – { $shares }.
               *[no] **{ $name }** baut { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house } ({ $cards }): **{ $points }** – { $shares }.
            }
    }
    .name =
        { $floors ->
            [1]
                { $completed ->
                    [yes] **Du** baust { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house } und stellst das Haus fertig ({ $cards }): **{ $points }** – { $shares }.
                   *[no] **Du** baust { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house } ({ $cards }): **{ $points }** – { $shares }.
                }
           *[other]
                { $completed ->
                    [yes] **Du** baust { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house } und stellst das Haus fertig ({ $cards }): **{ $points }** – { $shares }.
                   *[no] **Du** baust { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house } ({ $cards }): **{ $points }** – { $shares }.
                }
        }
story_timerBuilt =
    { $floors ->
        [1]
            { $completed ->
                [yes] Der Timer baut { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house } und stellt das Haus fertig ({ $cards }), ohne Punkte.
               *[no] Der Timer baut { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house } ({ $cards }), ohne Punkte.
            }
       *[other]
            { $completed ->
                [yes] Der Timer baut { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house } und stellt das Haus fertig ({ $cards }), ohne Punkte.
               *[no] Der Timer baut { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house } ({ $cards }), ohne Punkte.
            }
    }
story_builtBriefly =
    { $floors ->
        [1]
            { $completed ->
                [yes] **{ $name }** baut { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house } und stellt das Haus fertig: **{ $points }**.
               *[no] **{ $name }** baut { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house }: **{ $points }**.
            }
       *[other]
            { $completed ->
                [yes] **{ $name }** baut { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house } und stellt das Haus fertig: **{ $points }**.
               *[no] **{ $name }** baut { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house }: **{ $points }**.
            }
    }
    .name =
        { $floors ->
            [1]
                { $completed ->
                    [yes] **Du** baust { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house } und stellst das Haus fertig: **{ $points }**.
                   *[no] **Du** baust { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house }: **{ $points }**.
                }
           *[other]
                { $completed ->
                    [yes] **Du** baust { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house } und stellst das Haus fertig: **{ $points }**.
                   *[no] **Du** baust { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house }: **{ $points }**.
                }
        }
story_timerBuiltBriefly =
    { $floors ->
        [1]
            { $completed ->
                [yes] Der Timer baut { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house } und stellt das Haus fertig.
               *[no] Der Timer baut { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house }.
            }
       *[other]
            { $completed ->
                [yes] Der Timer baut { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house } und stellt das Haus fertig.
               *[no] Der Timer baut { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house }.
            }
    }
story_claimedBriefly = Eingelöst: { $contracts }.
story_tokenTo = Der Marker aus dem Erdgeschoss ({ $points }) kommt auf das Dach von { $roof }.
story_tokenLeaves = Kein Dach ist frei, also scheidet der Marker aus dem Erdgeschoss ({ $points }) aus dem Spiel.
story_roofTokenLost = Der Marker auf dem Dach ({ $points }) verfällt.
story_dealt = **{ $name }** bekommt { $contracts }.
    .name = **Du** bekommst { $contracts }.
story_kept = **{ $name }** behält { $contracts }.
    .name = **Du** behältst { $contracts }.
story_keptUnseen = **{ $name }** hat drei geheime Aufträge gewählt.
    .name = **Du** hast drei geheime Aufträge gewählt.
story_drew = **{ $name }** nimmt { $cards }.
    .name = **Du** nimmst { $cards }.
story_passed = **{ $name }** passt: Der Markt ist leer, und nichts kann gebaut werden.
story_timerDiscarded = Der Timer deckt { $cards } auf. Abgelegt: { $gone }.
story_timerDiscardedNothing = Der Timer deckt { $cards } auf; abzulegen war nichts.
story_timerIdle = Die Karten des Timers, { $cards }, passen auf kein Haus und werden abgelegt.
story_reshuffledCards =
    { $n ->
        [one] Die abgelegte Karte wird zum neuen Stapel.
       *[other] Aus den { NUMBER($n) } abgelegten Karten wird ein neuer Stapel.
    }
story_reshuffledContracts =
    { $n ->
        [one] Der vom Timer abgelegte Auftrag wird zum neuen Auftragsstapel.
       *[other] Aus den { NUMBER($n) } vom Timer abgelegten Aufträgen wird ein neuer Auftragsstapel.
    }
story_refilled = Neu: { $cards }.
story_inMarket = Markt { $slots }
story_inContracts =
    { $n ->
        [1] Auftrag { $slots }
       *[other] Aufträge { $slots }
    }
story_endTriggered = Das { ORDINAL($roofs) } Dach ist gesetzt: Diese Runde wird zu Ende gespielt, Runde { $lastRound } ist die letzte.
story_ended = Die Partie ist vorbei.

sequels_built =
    { $floors ->
        [1]
            { $completed ->
                [yes] **{ $name }** baut { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house } und stellt das Haus fertig: **{ $points }**.
               *[no] **{ $name }** baut { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house }: **{ $points }**.
            }
       *[other]
            { $completed ->
                [yes] **{ $name }** baut { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house } und stellt das Haus fertig: **{ $points }**.
               *[no] **{ $name }** baut { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house }: **{ $points }**.
            }
    }
    .name =
        { $floors ->
            [1]
                { $completed ->
                    [yes] **Du** baust { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house } und stellst das Haus fertig: **{ $points }**.
                   *[no] **Du** baust { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house }: **{ $points }**.
                }
           *[other]
                { $completed ->
                    [yes] **Du** baust { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house } und stellst das Haus fertig: **{ $points }**.
                   *[no] **Du** baust { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house }: **{ $points }**.
                }
        }
sequels_drew = **{ $name }** nimmt { $cards }.
    .name = **Du** nimmst { $cards }.

foreseen_work =
    { $floors ->
        [1]
            { $completed ->
                [yes] { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house }, das Haus wird fertig ({ $cards }).
               *[no] { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house } ({ $cards }).
            }
       *[other]
            { $completed ->
                [yes] { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house }, das Haus wird fertig ({ $cards }).
               *[no] { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house } ({ $cards }).
            }
    }
foreseen_timerWork =
    { $floors ->
        [1]
            { $completed ->
                [yes] { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house }, das Haus wird fertig ({ $cards }), ohne Punkte.
               *[no] { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etage auf { $house } ({ $cards }), ohne Punkte.
            }
       *[other]
            { $completed ->
                [yes] { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house }, das Haus wird fertig ({ $cards }), ohne Punkte.
               *[no] { $floors } { TERM($colour, "cards_colours", form: "feminine") } Etagen auf { $house } ({ $cards }), ohne Punkte.
            }
    }
foreseen_points = **{ $points }**: { $shares }.
foreseen_drew = Auf deine Hand: { $cards }.
foreseen_preview = Vorschau, noch nicht gespielt:
foreseen_boardNow = Das Brett jetzt:
foreseen_noProspects = Mit dieser Hand lässt sich noch nichts bauen.
foreseen_prospects = Mit dieser Hand könntest du beim jetzigen Stand:

finale_levels_apprentice = Lehrling
finale_levels_builder = Geselle
finale_levels_master-builder = Baumeister
finale_soloLost =
    { $score ->
        [one] **{ $name }** verliert: { NUMBER($score) } Punkt vor den geheimen Aufträgen, nötig waren { $goal }.
       *[other] **{ $name }** verliert: { NUMBER($score) } Punkte vor den geheimen Aufträgen, nötig waren { $goal }.
    }
    .name =
        { $score ->
            [one] **Du** verlierst: { NUMBER($score) } Punkt vor den geheimen Aufträgen, nötig waren { $goal }.
           *[other] **Du** verlierst: { NUMBER($score) } Punkte vor den geheimen Aufträgen, nötig waren { $goal }.
        }
finale_soloWon =
    { $total ->
        [one] **{ $name }** gewinnt mit { NUMBER($total) } Punkt. Stufe: **{ $level }**.
       *[other] **{ $name }** gewinnt mit { NUMBER($total) } Punkten. Stufe: **{ $level }**.
    }
    .name =
        { $total ->
            [one] **Du** gewinnst mit { NUMBER($total) } Punkt. Stufe: **{ $level }**.
           *[other] **Du** gewinnst mit { NUMBER($total) } Punkten. Stufe: **{ $level }**.
        }
finale_wins =
    { $total ->
        [one] **{ $name }** gewinnt mit { NUMBER($total) } Punkt.
       *[other] **{ $name }** gewinnt mit { NUMBER($total) } Punkten.
    }
    .name =
        { $total ->
            [one] **Du** gewinnst mit { NUMBER($total) } Punkt.
           *[other] **Du** gewinnst mit { NUMBER($total) } Punkten.
        }
finale_winsByContracts =
    { $total ->
        [one] **{ $name }** gewinnt mit { NUMBER($total) } Punkt; bei Gleichstand entschieden mehr öffentliche Aufträge.
       *[other] **{ $name }** gewinnt mit { NUMBER($total) } Punkten; bei Gleichstand entschieden mehr öffentliche Aufträge.
    }
    .name =
        { $total ->
            [one] **Du** gewinnst mit { NUMBER($total) } Punkt; bei Gleichstand entschieden mehr öffentliche Aufträge.
           *[other] **Du** gewinnst mit { NUMBER($total) } Punkten; bei Gleichstand entschieden mehr öffentliche Aufträge.
        }
finale_winsByTurn =
    { $total ->
        [one] **{ $name }** gewinnt mit { NUMBER($total) } Punkt; bei Gleichstand entschied der spätere Platz in der Runde.
       *[other] **{ $name }** gewinnt mit { NUMBER($total) } Punkten; bei Gleichstand entschied der spätere Platz in der Runde.
    }
    .name =
        { $total ->
            [one] **Du** gewinnst mit { NUMBER($total) } Punkt; bei Gleichstand entschied der spätere Platz in der Runde.
           *[other] **Du** gewinnst mit { NUMBER($total) } Punkten; bei Gleichstand entschied der spätere Platz in der Runde.
        }
finale_claimed = { $contracts } eingelöst
finale_counted = { $score } + geheime Aufträge { $bonus }: { $contracts }
finale_uncounted = geheime Aufträge hätten { $bonus } gebracht: { $contracts }

account_parts_floors = Etagen { $points }
account_parts_neighbours = Nachbarn { $points }
account_parts_tokens = Marker { $points }
account_parts_publicContracts = öffentliche Aufträge { $points }
account_parts_privateContracts = geheime Aufträge { $points }
account_met =
    { $points ->
        [one] { $contract }: { NUMBER($points) } Punkt für { $houses }
       *[other] { $contract }: { NUMBER($points) } Punkte für { $houses }
    }
account_unmet = { $contract }: nichts
account_wouldBe =
    { $points ->
        [one] { $contract }: wären { NUMBER($points) } Punkt gewesen, für { $houses }
       *[other] { $contract }: wären { NUMBER($points) } Punkte gewesen, für { $houses }
    }
account_tie_publicContracts = { $first } liegt vor { $second }: mehr öffentliche Aufträge.
    .first = Du liegst vor { $second }: mehr öffentliche Aufträge.
    .second = { $first } liegt vor dir: mehr öffentliche Aufträge.
account_tie_laterSeat = { $first } liegt vor { $second }: in der Runde später am Zug.
    .first = Du liegst vor { $second }: in der Runde später am Zug.
    .second = { $first } liegt vor dir: in der Runde später am Zug.

hand_own =
    { GIVEN($size) ->
        [no] **Deine Hand**: { $cards }
       *[yes] **Deine Hand** ({ $size }): { $cards }
    }
hand_other = Hand von **{ $name }**: { $cards }
    .name = **Deine** Hand: { $cards }
hand_contracts =
    { $worth ->
        [one] **Geheime Aufträge** (beim jetzigen Stand { NUMBER($worth) } Punkt wert)
       *[other] **Geheime Aufträge** (beim jetzigen Stand { NUMBER($worth) } Punkte wert)
    }
hand_dealt = **An dich ausgeteilt** – behalte { $kept }:
hand_dealtAndSealed = **An dich ausgeteilt** – ✓ steht bei den { $kept }, die du verdeckt gewählt hast:
hand_noContracts = Im Familienspiel gibt es keine geheimen Aufträge.
hand_contract = - **{ $name }** – { $meaning }.
hand_contractNow =
    { $now ->
        [one] - **{ $name }** – { $meaning }. Jetzt: **{ NUMBER($now) } Punkt**. { $lacks }
       *[other] - **{ $name }** – { $meaning }. Jetzt: **{ NUMBER($now) } Punkte**. { $lacks }
    }

alt_empty = leer
alt_done = fertig
alt_token = Marker { $n }
alt_roof = Dach { $n }
alt_none = nichts
alt_choosing = geheime Aufträge werden gewählt
alt_toMove = { $name } am Zug
alt_player = { $name } { $points } (Karten { $cards }, Aufträge { $contracts })
alt_chooser =
    { $ready ->
        [yes] { $name } bereit
       *[no] { $name } wählt noch
    }
    .name =
        { $ready ->
            [yes] Du bist bereit
           *[no] Du wählst noch
        }
alt_total = { $name } { $total } = { $score } + { $bonus }
alt_winner = { $name } gewinnt.
    .name = Du gewinnst.
alt_goal = { $points } gewinnen.
alt_head = Porto, { $progress }, { $turn }; { $roofs }.
alt_left = Linke Straße: { $houses }.
alt_right = Rechte: { $houses }.
alt_market = Markt: { $cards }.
alt_contracts = Aufträge: { $contracts }.
alt_points = Punkte: { $players }.
alt_supply = Etagen + Erdgeschosse übrig: { $tiles }.
alt_decks =
    { $cards ->
        [one]
            { $contracts ->
                [one] Stapel: { NUMBER($cards) } Karte, { NUMBER($contracts) } Auftrag.
               *[other] Stapel: { NUMBER($cards) } Karte, { NUMBER($contracts) } Aufträge.
            }
       *[other]
            { $contracts ->
                [one] Stapel: { NUMBER($cards) } Karten, { NUMBER($contracts) } Auftrag.
               *[other] Stapel: { NUMBER($cards) } Karten, { NUMBER($contracts) } Aufträge.
            }
    }
alt_timerRisk = Der Timer räumt die Felder 1 bis { $last } mit einer Chance von etwa { $chances }.
alt_hands = Handkarten: { $hands }.
alt_claimed = Eingelöst: { $contracts }.
alt_privates = Geheime Aufträge: { $contracts }.
alt_discards = Abgelegt: { $cards }.
alt_contractDiscards = Abgelegte Aufträge: { $contracts }.
alt_letters = { $colours }.
alt_more = Eingelöste Aufträge: { COMMAND("board", "view:text") }.

lacking_house =
    { $floors ->
        [one] { $house } { TERM($colour, "cards_colours") } ({ NUMBER($floors) } Etage)
       *[other] { $house } { TERM($colour, "cards_colours") } ({ NUMBER($floors) } Etagen)
    }
lacking_anyHouse =
    { $floors ->
        [one] { $house }, Farbe beliebig ({ NUMBER($floors) } Etage)
       *[other] { $house }, Farbe beliebig ({ NUMBER($floors) } Etagen)
    }
lacking_manyHouses =
    { $houses ->
        [one]
            { $floors ->
                [one] { NUMBER($houses) } Haus (zusammen { NUMBER($floors) } Etage)
               *[other] { NUMBER($houses) } Haus (zusammen { NUMBER($floors) } Etagen)
            }
       *[other]
            { $floors ->
                [one] { NUMBER($houses) } Häuser (zusammen { NUMBER($floors) } Etage)
               *[other] { NUMBER($houses) } Häuser (zusammen { NUMBER($floors) } Etagen)
            }
    }
lacking_next = Für { $points } noch fertigzustellen: { $houses }.
lacking_reach = Bis zu { $points } sind noch drin.
lacking_full = Er ist voll erfüllt.
lacking_stuck = Hier ist nicht mehr zu holen.
lacking_builtBy = { $name } hat auf { $house } gebaut
    .name = Du hast auf { $house } gebaut
lacking_completedBy = { $name } hat { $house } fertiggestellt
    .name = Du hast { $house } fertiggestellt
lacking_timer = der Timer
lacking_changed =
    { $now ->
        [one] **{ $contract }**: { $before } → { NUMBER($now) } Punkt ({ $builds }).
       *[other] **{ $contract }**: { $before } → { NUMBER($now) } Punkte ({ $builds }).
    }
lacking_nearer = **{ $contract }**: näher an { $points }, noch fertigzustellen: { $houses } ({ $builds }).
lacking_farther = **{ $contract }**: höchstens noch { $most } statt { $before } möglich ({ $builds }).

reasons_said = { $reason }: { $points }
reasons_points = Punkte sofort
reasons_prepares = bereitet { $house } für { $points } im nächsten Zug vor
reasons_inHand =
    { GIVEN($house) ->
        [no] { $cards } auf der Hand
       *[yes] { $cards } auf der Hand, für { $house }
    }
reasons_offersOnly = lässt danach nichts Besseres als { $house } für { $points } zu
reasons_offersNothing = lässt danach nichts zu bauen
reasons_takes = nimmt { $cards }
reasons_spends = verbraucht { $cards }
reasons_cards = Karten auf der Hand
reasons_privateContracts = geheime Aufträge
reasons_forContracts = geheime Aufträge ({ $contracts })
reasons_fewColours = sie verlangen wenige Farben
reasons_manyColours = sie verlangen viele Farben
reasons_opens = öffnet { $name } { $house } für { $points }
reasons_leaves = lässt { $name } { $house } für { $points }
reasons_takesFrom = nimmt { $name } { $house } weg
reasons_leavesLess = lässt { $name } weniger zu bauen
reasons_leavesMore = lässt { $name } mehr zu bauen
reasons_rivalsLess =
    { GIVEN($name) ->
        [no] andere können später weniger tun
       *[yes] { $name } kann später weniger tun
    }

reasons_rivalsMore =
    { GIVEN($name) ->
        [no] andere können später mehr tun
       *[yes] { $name } kann später mehr tun
    }

reasons_market = was im Markt bleibt
reasons_tokenTo = der Marker auf { $house }
reasons_tokens = Marker auf den Häusern
reasons_time = wie bald das Spiel endet
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

reasons_handAhead = was die Hand danach bauen kann

refusals_alreadyKept = Du hast deine geheimen Aufträge schon gewählt; die anderen wählen noch.
refusals_codes_not-your-turn = Du bist nicht am Zug: Ein Platz nach dem anderen nimmt Karten oder baut.
refusals_keepFirst = Zuerst behalten alle { $kept } ihrer { $dealt } geheimen Aufträge; erst danach werden Karten genommen und Häuser gebaut.
refusals_codes_wrong-phase = Das gehört nicht in diesen Schritt.
refusals_timerFirst = Zuerst baut der Timer: { $awaited }.
refusals_codes_keep-three = Von den { $dealt } geheimen Aufträgen behältst du genau { $kept } verschiedene.
refusals_codes_not-dealt =
    { GIVEN($contract) ->
        [no] Dieser Auftrag wurde dir nicht ausgeteilt: Behalte { $kept } von deinen { $dealt }.
       *[yes] Der Auftrag „{ $contract }“ wurde dir nicht ausgeteilt: Behalte { $kept } von deinen { $dealt }.
    }
refusals_yourFive = Deine { $dealt } sind { $contracts }.
refusals_codes_draw-nothing = Mindestens eine Karte musst du nehmen.
refusals_codes_draw-too-many = Du nimmst eine bis { $limit } Karten, jede nur einmal, zusammen höchstens { $limit } wert.
refusals_codes_draw-over-three =
    { GIVEN($sum) ->
        [no] Diese Karten sind zusammen zu viel wert: Höchstens { $limit } sind erlaubt.
       *[yes] Diese Karten sind zusammen { $sum } wert: Höchstens { $limit } sind erlaubt.
    }
refusals_codes_draw-unknown =
    { GIVEN($typed) ->
        [no] Ich kenne das nicht als `cards`: Schreib Felder des Marktes, etwa `1,3`, oder Karten, etwa `blau 2`.
       *[yes] Ich kenne „{ $typed }“ nicht als `cards`: Schreib Felder des Marktes, etwa `1,3`, oder Karten, etwa `blau 2`.
    }
refusals_codes_draw-mixed = Nenne entweder Felder des Marktes oder Karten, nicht beides: Nach einer Karte könnte eine Zahl auch eine weitere derselben Farbe meinen.
refusals_codes_not-in-market =
    { GIVEN($card) ->
        [no]
            { $held ->
                [0] Diese Karte liegt nicht im Markt.
                [1] Diese Karte liegt nur einmal im Markt.
                [2] Diese Karte liegt nur zweimal im Markt.
                [3] Diese Karte liegt nur dreimal im Markt.
               *[other] Diese Karte liegt nur { $held }-mal im Markt.
            }
       *[yes]
            { $held ->
                [0] { $card } liegt nicht im Markt.
                [1] { $card } liegt nur einmal im Markt.
                [2] { $card } liegt nur zweimal im Markt.
                [3] { $card } liegt nur dreimal im Markt.
               *[other] { $card } liegt nur { $held }-mal im Markt.
            }
    }
refusals_market = Im Markt: { $held }.
refusals_marketEmpty = Der Markt ist leer.
refusals_open = Offen sind { $contracts }.
refusals_noneOpen = Kein Auftrag liegt offen.
refusals_codes_no-such-slot =
    { GIVEN($slot) ->
        [no] Dieses Feld gibt es nicht: Der Markt hat die Felder 1 bis { $last }.
       *[yes] Ein Feld { $slot } gibt es nicht: Der Markt hat die Felder 1 bis { $last }.
    }
refusals_noContractSlot =
    { GIVEN($slot) ->
        [no] Dieses Feld gibt es nicht: Die Aufträge haben die Felder 1 bis { $last }.
       *[yes] Ein Feld { $slot } gibt es nicht: Die Aufträge haben die Felder 1 bis { $last }.
    }
refusals_codes_slot-empty =
    { GIVEN($slot) ->
        [no] Dieses Feld ist leer.
       *[yes] Feld { $slot } ist leer.
    }
refusals_codes_not-in-hand =
    { GIVEN($card) ->
        [no] Diese Karte ist nicht auf der Hand: Gebaut wird mit zwei Karten von dort.
       *[yes] „{ $card }“ ist nicht auf der Hand: Gebaut wird mit zwei Karten von dort.
    }
refusals_hand = Auf der Hand: { $held }.
refusals_codes_not-in-timer = Der Timer baut mit den zwei Karten, die er aufgedeckt hat: einer für die Zahl, einer für die Farbe.
refusals_timerCards = Der Timer hat { $turned } aufgedeckt.
refusals_codes_house-not-in-play =
    { GIVEN($house) ->
        [no] Dieses Haus ist nicht im Spiel.
       *[yes] { $house } ist nicht im Spiel.
    }
refusals_inPlay = Im Spiel sind { $houses }.
refusals_codes_house-full =
    { GIVEN($house) ->
        [no] Dieses Haus hat keinen Platz für so viele Etagen.
       *[yes] { $house } hat keinen Platz für so viele Etagen.
    }
refusals_complete =
    { GIVEN($house) ->
        [no] Dieses Haus ist fertig: Es passt keine Etage mehr darauf.
       *[yes] { $house } ist fertig: Es passt keine Etage mehr darauf.
    }
refusals_roomFor =
    { GIVEN($house) ->
        [no]
            { $height ->
                [one] Dieses Haus fasst { NUMBER($height) } Etage und hat schon { $level }: Höchstens { $room } passen noch.
               *[other] Dieses Haus fasst { NUMBER($height) } Etagen und hat schon { $level }: Höchstens { $room } passen noch.
            }
       *[yes]
            { $height ->
                [one] { $house } fasst { NUMBER($height) } Etage und hat schon { $level }: Höchstens { $room } passen noch.
               *[other] { $house } fasst { NUMBER($height) } Etagen und hat schon { $level }: Höchstens { $room } passen noch.
            }
    }
refusals_codes_house-other-colour =
    { GIVEN($house) ->
        [no] Dieses Haus
       *[yes] { $house }
    } ist { GIVEN($has) ->
        [no] anders gefärbt
       *[yes] { $has }
    }: Ein Haus hat nur eine Farbe, und { GIVEN($wanted) ->
        [no] diese Karte
       *[yes] { $wanted }
    } passt nicht dazu.
refusals_codes_neighbour-colour =
    { GIVEN($house) ->
        [no] Dieses Haus
       *[yes] { $house }
    } kann nicht { GIVEN($colour) ->
        [no] in dieser Farbe
       *[yes] in { $colour }
    } beginnen: Der Nachbar { GIVEN($neighbour) ->
        [no] in der Straße
       *[yes] { $neighbour }
    } hat sie schon, und Nachbarn müssen verschieden sein.
refusals_codes_no-ground-floors =
    { GIVEN($colour) ->
        [no] Es gibt kein Erdgeschoss dieser Farbe mehr, also kann damit kein neues Haus beginnen; begonnene können weiter wachsen.
       *[yes] Es gibt kein Erdgeschoss in { $colour } mehr, also kann damit kein neues Haus beginnen; begonnene können weiter wachsen.
    }
refusals_codes_no-floors =
    { GIVEN($colour) ->
        [no]
            { GIVEN($left) ->
                [no] Für diesen Bau fehlen Etagen; versuch es mit weniger oder einer anderen Farbe.
               *[yes] Für diesen Bau fehlen Etagen (noch { $left }); versuch es mit weniger oder einer anderen Farbe.
            }
       *[yes]
            { GIVEN($left) ->
                [no] Für diesen Bau fehlen Etagen in { $colour }; versuch es mit weniger oder einer anderen Farbe.
               *[yes] Für diesen Bau fehlen Etagen in { $colour } (noch { $left }); versuch es mit weniger oder einer anderen Farbe.
            }
    }
refusals_codes_token-missing =
    { GIVEN($house) ->
        [no] Der Marker im Erdgeschoss dieses Hauses muss auf ein freies Dach: Nenne eins.
       *[yes] Der Marker im Erdgeschoss von { $house } muss auf ein freies Dach: Nenne eins.
    }
refusals_codes_token-needless = Hier ist kein Dach zu nennen: Ein Marker wandert nur, wenn ein Erdgeschoss gebaut wird und ein Dach frei ist.
refusals_codes_roof-not-empty =
    { GIVEN($house) ->
        [no] Das Dach dieses Hauses ist durch einen Marker oder ein Dachplättchen belegt: Der Marker braucht ein freies.
       *[yes] Das Dach von { $house } ist durch einen Marker oder ein Dachplättchen belegt: Der Marker braucht ein freies.
    }
refusals_emptyRoofs = Freie Dächer: { $roofs }.
refusals_noEmptyRoof = Kein Dach ist frei.
refusals_codes_claim-empty =
    { GIVEN($slot) ->
        [no] Dieses Auftragsfeld ist leer.
       *[yes] Auftragsfeld { $slot } ist leer.
    }
refusals_codes_claim-not-met = Dieser Bau erfüllt den Auftrag nicht genau.
refusals_claimUnmet = Dieser Bau erfüllt „{ $contract }“ nicht: Man muss { $toDo }, und zwar genau.
refusals_codes_claim-twice = Jeder Auftrag lässt sich nur einmal einlösen: Nenne jedes Feld nur einmal.
refusals_codes_must-draw = Passen darf man nur, wenn der Markt leer und kein Bau möglich ist: Nimm mindestens eine Karte.
refusals_codes_must-build = Das ist nur erlaubt, wenn nichts gebaut werden kann; hier geht etwas: Baue.
refusals_codes_malformed = Das ist keine vollständige Aktion. Jetzt zu tun: { $awaited }.
refusals_codes_read-action =
    { GIVEN($typed) ->
        [no] Dein Text beginnt nicht mit einer Aktion. Jetzt zu tun: { $awaited }.
       *[yes] Mit „{ $typed }“ beginnt hier keine Aktion. Jetzt zu tun: { $awaited }.
    }
refusals_codes_read-card =
    { GIVEN($typed) ->
        [no] Das ist keine Karte: Als Text ist eine Karte ihre Farbe auf Englisch und ihre Zahl, etwa `red-3`.
       *[yes] „{ $typed }“ ist keine Karte: Als Text ist eine Karte ihre Farbe auf Englisch und ihre Zahl, etwa `red-3`.
    }
refusals_codes_read-slot =
    { GIVEN($typed) ->
        [no] Das nennt keine Felder: Schreib ihre Nummern, durch Kommas getrennt, etwa `1,3`.
       *[yes] „{ $typed }“ nennt keine Felder: Schreib ihre Nummern, durch Kommas getrennt, etwa `1,3`.
    }
refusals_codes_read-missing =
    { GIVEN($field) ->
        [no]
            { GIVEN($as) ->
                [no] Der Text endet zu früh.
               *[yes] Der Text endet zu früh. Ein vollständiger sieht so aus: { $as }.
            }
       *[yes]
            { GIVEN($as) ->
                [no] Der Text endet zu früh: Es fehlt, was zu „{ $field }“ gehört.
               *[yes] Der Text endet zu früh: Es fehlt, was zu „{ $field }“ gehört. Ein vollständiger sieht so aus: { $as }.
            }
    }
refusals_codes_read-rest =
    { GIVEN($typed) ->
        [no]
            { GIVEN($as) ->
                [no] Das Ende gehört nicht dorthin.
               *[yes] Das Ende gehört nicht dorthin. Ein vollständiger Text sieht so aus: { $as }.
            }
       *[yes]
            { GIVEN($as) ->
                [no] „{ $typed }“ gehört nicht dorthin.
               *[yes] „{ $typed }“ gehört nicht dorthin. Ein vollständiger Text sieht so aus: { $as }.
            }
    }
refusals_codes_read-spelling =
    { GIVEN($as) ->
        [no] Jede Aktion schreibt man nur auf eine Weise, mit einem Leerzeichen zwischen den Wörtern.
       *[yes] Schreib es genau so: { $as }.
    }
refusals_notAllowed = Die Regeln erlauben das jetzt nicht. Jetzt zu tun: { $awaited }.

parts_round_name = Runde
parts_round_about = Ein Zug für jeden. Rot: Das Ende hat begonnen.
parts_roofs_name = Dächer
parts_roofs_about = Fertige Häuser. Die Zahl hinter dem Strich leitet zu mehreren das Ende ein: Es folgt noch eine Runde.
parts_decks_name = Stapel
parts_decks_about = Verdeckte Karten: Baukarten und, mit Siegel, öffentliche Aufträge.
parts_floors_name = Etagen
parts_floors_about = Ein Bau wertet alle Etagen des Hauses, und 1 für jeden Nachbarn mit einer Etage neben einer neuen.
parts_room_name = Platz zum Bauen
parts_room_about = Jedes offene Geschoss nimmt eine Etage. Ein Bau braucht Platz für alle seine Etagen.
parts_ground_name = Erdgeschossmarker
parts_ground_about = Zahlt dem, der das Erdgeschoss baut, und kommt dann auf ein freies Dach.
parts_roof_name = Dach
parts_roof_about = Kommt mit der letzten Etage. Ein Marker dort zahlt dem, der das Haus fertigstellt.
parts_plate_name = Haus
parts_plate_about = Der Name zum Wählen oder Tippen. Nachbarn sind die Häuser daneben in derselben Straße.
parts_closed_name = Nicht im Spiel
parts_closed_about = Zu wenigen fallen Häuser weg: Niemand baut sie, und sie sind keine Nachbarn.
parts_market_name = Markt
parts_market_about = Hier nimmst du eine bis { $limit } Karten, zusammen höchstens { $limit } wert.
parts_contracts_name = Öffentliche Aufträge
parts_contracts_about = Löse jeden ein, den dein Bau genau erfüllt. Die Münze ist sein Lohn.
parts_supply_name = Plättchen
parts_supply_about = Etagen und Erdgeschosse (die Tür) der Farben, die knapp werden.
parts_seat_name = Spieler
parts_seat_about = Name und Punkte. Der Pfeil zeigt, wer am Zug ist.
parts_hand_name = Handkarten
parts_hand_about = Offen für alle. Ein Bau spielt zwei: Eine gibt die Zahl der Etagen an, die andere die Farbe.
parts_claimed_name = Eingelöst
parts_claimed_about = So viele öffentliche Aufträge sind eingelöst. Sie entscheiden bei Gleichstand.
parts_sum_name = Endsumme
parts_sum_about = Punkte auf dem Brett + geheime Aufträge.
parts_ended_name = Ende
parts_ended_about = Wer aufgegeben und wer gewonnen hat.
parts_timer_name = Timer
parts_timer_about = Seine übrigen Karten. Nach deinem Zug räumt er Felder und baut mit zwei Karten. Ohne Karten endet das Spiel.
parts_sand_name = Sand
parts_sand_about = Je mehr Sand neben einem Feld, desto eher räumt der Timer es nach deinem Zug.

terminal_roofs = Dächer { $placed }
terminal_roofsOf = Dächer { $placed } von { $end }
terminal_market = Markt
terminal_contracts = Aufträge
terminal_tiles = Plättchen
terminal_grounds = (+ Erdgeschosse)
terminal_legend =
    Auf dem Brett: Buchstaben sind Etagen (B G P R Y), · eine noch zu bauende,
    (2) ein Marker im Erdgeschoss oder auf dem Dach, ^ ein Dachplättchen.
terminal_decks = Stapel
terminal_cards =
    { $n ->
        [one] { NUMBER($n) } Karte
       *[other] { NUMBER($n) } Karten
    }
terminal_discarded = { $n } abgelegt
terminal_publicCards =
    { $n ->
        [one] { NUMBER($n) } öffentlicher Auftrag
       *[other] { NUMBER($n) } öffentliche Aufträge
    }
terminal_points =
    { $n ->
        [one] { NUMBER($n) } Punkt
       *[other] { NUMBER($n) } Punkte
    }
terminal_claimed = Aufträge { $n }

lesson_other = Gegner
lesson_goOn = Weiter
lesson_again = Noch einmal von vorn
lesson_look_text = **Ein erster Zug auf einem Beispielbrett.** Es gibt zwei Straßen: oben `L3` bis `L7`, unten `R1` bis `R5`. Die Häuser gehören niemandem: Punkte bekommst du für die Etagen, die *du* dazubaust.

    Sieh dir `L4` an: ein gelbes Haus mit zwei seiner fünf Etagen, und auf seinem Dach wartet ein Marker über 3 Punkte. Auf der Hand hast du zwei Karten, blau 1 und rot 3.

lesson_look_remarks_goOn = Du bist am Zug.
lesson_choose_text =
    In deinem Zug tust du **eins** von beidem: Du **nimmst** Karten vom offenen Markt, oder du **baust** mit zwei Karten von deiner Hand. Beim Bauen gibt eine Karte die Zahl der Etagen an, die andere ihre Farbe.

    Für das gelbe Haus brauchst du eine gelbe Karte.

lesson_choose_remarks_draw = Gut: Im Markt liegt eine gelbe Karte.
lesson_choose_remarks_build = Das ginge: rot 3 und blau 1 reichen für drei blaue Etagen auf einem leeren Haus. Aber L4 ist viel mehr wert, und keine deiner Karten ist gelb. Nimm erst Karten.
lesson_draw_text =
    { $marketSlots } Karten liegen offen. Du nimmst eine bis { $limit } davon, **zusammen höchstens { $limit } wert**. Alle sehen, was du nimmst; Handkarten sind also kein Geheimnis.

    Welche Karten nimmst du?

lesson_draw_remarks_yellowAndRed = 1 + 2 = 3: mehr darf es nicht sein. Beide Karten kommen auf deine Hand, und der Markt wird aufgefüllt.
lesson_draw_remarks_blue = Erlaubt, denn eine 3 allein ist 3 wert. Aber es bringt keine gelbe Karte. Versuch etwas anderes.
lesson_draw_remarks_tooMuch = 2 + 2 = 4, und höchstens { $limit } sind erlaubt: Das geht nicht. Versuch etwas anderes.
lesson_number_text =
    Auch dein Gegner hat eine Karte genommen, und du bist wieder am Zug. Du hast blau 1, rot 2, rot 3 und gelb 1: Zeit zu **bauen**.

    Welche Karte gibt die **Zahl** der Etagen an? `L4` hat Platz für drei.

lesson_number_remarks_red3 = Drei Etagen: genau das, was L4 noch fehlt.
lesson_number_remarks_red2 = Zwei würden passen, aber das Haus würde nicht fertig, und der Marker auf dem Dach bliebe deinem Gegner. Versuch etwas anderes.
lesson_number_remarks_yellow1 = Eine Etage ist wenig, und die gelbe Karte wird für die Farbe gebraucht. Versuch etwas anderes.
lesson_colour_text = Welche Karte gibt ihre **Farbe** an? Von dieser Karte zählt nur die Farbe, nicht der Wert: Eine 1 ist so gut wie eine 3. Ein begonnenes Haus behält seine Farbe.
lesson_colour_remarks_yellow1 = Drei gelbe Etagen. Beide Karten sind damit verbraucht.
lesson_colour_remarks_blue1 = Drei blaue Etagen passen nicht auf L5, dort ist nur Platz für zwei: Sie müssten ein neues Haus beginnen. Versuch etwas anderes.
lesson_house_text = Auf welches **Haus** kommen die drei gelben Etagen? Alle kommen auf dasselbe.
lesson_house_remarks_L4 = Drei Etagen auf zwei: Damit ist das Haus fertig.
lesson_house_remarks_L5 = L5 ist blau, und ein Haus hat nur eine Farbe. Versuch etwas anderes.
lesson_house_remarks_L6 = Erlaubt: Ein leeres Haus darf in einer Farbe beginnen, die kein Nachbar hat, und sein Marker brächte 2. Aber L4 bringt mehr. Versuch etwas anderes.
lesson_claim_text =
    Die neuen Etagen sind noch durchsichtig, bis du bestätigst. Sie bringen:
    - **Haus 5**: alle Etagen, die `L4` dann hat, auch die alten.
    - **Nachbarn 3**: Deine Etagen liegen auf den Höhen 3, 4 und 5. `L3` hat eine Etage auf Höhe 3, `L5` auf den Höhen 3 und 4.
    - **Dachmarker 3**, weil du das Haus fertigstellst.

    Das macht 11. Außerdem darfst du jeden offenen Auftrag **einlösen**, den dein Bau *genau* erfüllt. Welche?

lesson_claim_remarks_both = Genau 3 gelbe Etagen, gebaut mit einer roten und einer gelben Karte: Beide Aufträge sind erfüllt, je 2 Punkte.
lesson_claim_remarks_blue = Deine Etagen sind gelb, und es sind drei: Dieser Auftrag ist nicht erfüllt. Versuch etwas anderes.
lesson_claim_remarks_none = Du darfst Aufträge liegen lassen, aber diese 4 Punkte brauchst du nur zu nehmen. Versuch etwas anderes.
lesson_after_text = **15 Punkte**, und `L4` hat sein Dach. Für die eingelösten Aufträge kommen neue.

    Zu Beginn eines Spiels behält außerdem jeder { $kept } **geheime Aufträge**. Sie zählen am Ende und gelten nur für *fertige* Häuser, egal wer sie gebaut hat. Du hast *gelbe Häuser*: Mit L4 ist er schon 1 wert. Und deinem *Paar blau-gelb* fehlen jetzt nur noch zwei Etagen auf `L5`.

    Sind genug Dächer gesetzt, wird die Runde beendet und noch eine gespielt. Das ist das ganze Spiel: Karten nehmen, bauen und die Nachbarn im Auge behalten.

lesson_after_remarks_again = Zurück zum ersten Brett.

topics_overview_title = Überblick
topics_overview_text =
    Du baust an den bunten Häusern zweier Straßen am Fluss, `L1` bis `L7` und `R1` bis `R7`. Die Häuser gehören niemandem: Punkte gibt es in jedem Zug für das, was *du* dazubaust.

    In deinem Zug tust du eins von beidem: Du **nimmst** Karten vom offenen Markt, oder du **baust** Etagen mit zwei Karten von deiner Hand. Punkte zählen sofort. Auf manchen Häusern liegen Marker; { $contractSlots } öffentliche Aufträge liegen für alle aus, die sie erfüllen; und jeder behält { $kept } geheime Aufträge, die am Ende zählen.

    Sind genug Dächer gesetzt, wird die Runde beendet und noch eine gespielt. Wer dann die meisten Punkte hat, gewinnt.

    { "" }**Häuser im Spiel**: zu viert alle { $houses }; zu dritt ohne { LIST($outOfThree, before: "`", after: "`") }; zu zweit und solo ohne { LIST($outOfTwo, before: "`", after: "`") }. Ein Haus, das nicht im Spiel ist, ist kein Nachbar.

    Zu Beginn bekommt jeder Platz { $dealt } geheime Aufträge und behält verdeckt { $kept }; auf jedem Erdgeschossfeld liegt ein Marker über { $leastToken } bis { $mostToken } Punkte.

    Nicht alle Zahlen der gedruckten Ausgabe waren zu bekommen; manche mussten wir erschließen: die Häuser einer Straße und ihre Höhen, die Werte der Karten einer Farbe und wie oft es jeden Auftrag gibt. Alle Erdgeschosse liegen auf gleicher Höhe.

topics_turn_title = Ein Zug
topics_turn_text =
    Du musst genau eins davon tun:
    - **Nehmen**: Nimm eine bis { $limit } Karten vom Markt, zusammen höchstens { $limit } wert.
    - **Bauen**: Spiele genau zwei Karten von deiner Hand und baue Etagen auf ein Haus.

    Danach wird der Markt Feld für Feld wieder auf { $marketSlots } Karten aufgefüllt, die öffentlichen Aufträge auf { $contractSlots }. Ist der Kartenstapel leer, werden die abgelegten Karten zum neuen gemischt; gibt es keine, bleibt ein Feld leer, bis wieder Karten da sind.

    { "" }**Passen** geht nur, wenn der Markt leer ist und du gar nicht bauen kannst; der Tisch passt dann für dich. Besteht eine ganze Runde aus Passen, endet das Spiel mit ihr; das letzte Mal drückst du selbst.

    Handkarten liegen offen und sind unbegrenzt: Jede wurde vor aller Augen genommen. Geheim sind nur die geheimen Aufträge und die Reihenfolge der Stapel.

topics_draw_title = Karten nehmen
topics_draw_text =
    Nimm { LIST($counts, last: "or") } der { $marketSlots } Karten im Markt. Ihre Werte dürfen zusammen **höchstens { $limit }** ergeben: eine 3 allein, eine 2 mit einer 1, bis zu drei 1en oder weniger. Mindestens eine Karte musst du nehmen.

    Die Karten kommen auf deine Hand, und die leeren Felder werden vom Stapel aufgefüllt.

    In Discord nimmt { COMMAND("draw") } Felder, etwa `1,3`, oder Karten, etwa `blau 2`. Du siehst, was sie brächten, und ein Button nimmt sie; mit `now` nimmst du sie sofort.

    In jeder Farbe gibt es { $ofAColour } Karten: { $ones } mit Wert 1, { $twos } mit Wert 2 und { $threes } mit Wert 3.

topics_build_title = Bauen
topics_build_text =
    Spiele zwei Karten: Eine gibt die **Zahl** der Etagen an, die andere ihre **Farbe**. Alle diese Etagen kommen auf ein Haus:
    - Es muss Platz für alle haben.
    - Ein **leeres Haus** beginnt mit dem Erdgeschoss; es zählt als Etage. Kein Nachbar in derselben Straße darf diese Farbe schon haben.
    - Ein **begonnenes Haus** behält seine Farbe.
    - Die Plättchen müssen noch da sein: { $floors } Etagen und { $grounds } Erdgeschosse je Farbe, also höchstens { $grounds } Häuser einer Farbe.

    Dann in dieser Reihenfolge:
    1. Hast du das Erdgeschoss gebaut, werte den Marker, der dort lag, und lege ihn auf ein **freies Dach** deiner Wahl: irgendein Haus im Spiel, in welcher Straße auch immer, ohne Dachplättchen und ohne Marker – auch dieses. Ist kein Dach frei, zählt der Marker trotzdem und scheidet dann aus.
    2. Ist das Haus fertig, bekommt es sein Dachplättchen. Lag auf dem Dach ein Marker, werte ihn; er scheidet aus.

topics_points_title = Punkte eines Baus
topics_points_text =
    Zähle zusammen:
    - **Haus**: die Etagen, die das Haus nach deinem Bau hat, auch die alten.
    - **Nachbarn**: für jede gerade gebaute Etage ein Punkt je Nachbarhaus, das auf derselben Höhe eine Etage hat. Es zählen nur direkte Nachbarn in derselben Straße; Dächer nie.
    - **Erdgeschossmarker**, wenn du das Erdgeschoss gebaut hast.
    - **Dachmarker**, wenn du ein Haus fertigstellst, auf dessen Dach ein Marker liegt.
    - **Öffentliche Aufträge**, die du einlöst.

    { "" }*Beispiel*: Ein Haus mit Platz für fünf hat zwei Etagen und einen Marker über 2 auf dem Dach. Mit rot 3 und blau 1 baust du drei blaue Etagen, Höhe 3 bis 5; ein Nachbar reicht bis Höhe 4, der andere bis Höhe 3. Haus 5, Nachbarn 3 (Höhe 3 und 4 auf der einen Seite, 3 auf der anderen), Dachmarker 2. Mit den Aufträgen „3 blaue Etagen“ und „Karten blau + rot“ 4 mehr: **14 Punkte**.

topics_contracts_title = Öffentliche Aufträge
topics_contracts_text =
    { $open } liegen offen. Nach dem Bauen darfst du jeden einlösen, den dein Bau **genau** erfüllt:
    - **1 Etage** einer Farbe: { $one } Punkte. **2 Etagen**: { $two }. **3 Etagen**: { $three }. Drei Etagen erfüllen keinen Auftrag über zwei.
    - **Haus**: Du hast ein Haus dieser Farbe fertiggestellt: { $house }.
    - **Zwei Karten einer Farbe**: Beide gespielten Karten haben sie: { $cards }.
    - **Zwei Farben**: je eine Karte davon, egal welche die Zahl und welche die Farbe angab: { $cards }.

    Ein Bau kann mehrere Aufträge erfüllen; du darfst alle einlösen oder welche liegen lassen. Es zählen nur die { $open }, die beim Bauen offen lagen; aufgefüllt wird danach. Eingelöste Aufträge entscheiden am Ende auch bei Gleichstand. Ist ihr Stapel leer, bleiben Felder leer.

topics_private_title = Geheime Aufträge
topics_private_text =
    Am Ende zählen nur **fertige** Häuser, egal wer sie gebaut hat. Ein Haus zählt je Karte einmal, darf aber für mehrere Karten zählen.
    - **Häuser** einer Farbe: { $houses } Punkte für { $housesTimes }.
    - **Paar**: zwei Nachbarn in den beiden Farben; { $pair } für { $pairTimes } Paare ohne gemeinsames Haus.
    - **Trio**: drei Häuser nebeneinander in den drei Farben, egal wie gereiht; { $trio } für { $trioTimes } ohne gemeinsames Haus.
    - **Zwillinge**: In beiden Straßen steht je ein Haus der Farbe, und beide sind gleich hoch; { $twins }.
    - **Enden**: Häuser der Farbe an den vier Enden der Straßen (das erste und das letzte im Spiel); { $ends } für { $endsTimes }.
    - **Palette**: Eine Straße hat alle fünf Farben; { $palette }.
    - **Ganze Straße**: Alle Häuser einer Straße, die im Spiel sind, sind fertig; { $side }.

    Zu Beginn bekommst du { $dealt } und behältst { $kept }. Alle wählen gleichzeitig, und niemand sieht vor dem Ende, was du behältst.

topics_end_title = Spielende
topics_end_text =
    Das **{ ORDINAL($two) }** Dach zu zweit, das **{ ORDINAL($three) }** zu dritt und das **{ ORDINAL($four) }** zu viert leitet das Ende ein: Die Runde wird beendet, damit alle gleich viele Züge hatten, dann wird **noch eine volle Runde** gespielt.

    Danach werden die geheimen Aufträge aufgedeckt und gewertet. Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer mehr öffentliche Aufträge eingelöst hat; ist auch das gleich, der spätere Platz in der Runde.

topics_solo_title = Solo
topics_solo_text =
    Brett und geheime Aufträge sind wie zu zweit. { $cards } Karten bilden den **Timer** ({ LIST($fewer, last: "or") }: schwerer). Jeder Zug:
    1. Nimm Karten oder baue wie üblich.
    2. Der Timer deckt eine Karte mit Wert *a* auf: Marktkarte und Auftrag auf Feld *a* werden abgelegt.
    3. Er deckt eine weitere mit Wert *b* auf: Die auf Feld *a + b* werden abgelegt (Feld { $marketSlots } hat nur eine Karte, Feld { $noSlot } nichts).
    4. Mit diesen zwei Karten musst du bauen, wenn ein Bau erlaubt ist. Du wählst, welche die Zahl angibt, das Haus und wohin ein Marker kommt. Das bringt keine Punkte und löst keine Aufträge ein; der Marker eines fertigen Daches verfällt.
    5. Markt und Aufträge werden aufgefüllt. Vom Timer abgelegte Aufträge können wiederkommen, eingelöste nie. Auf dem Brett zeigt der Sand neben der Nummer eines Feldes, wie wahrscheinlich der Timer es nach deinem Zug räumt.

    Ist der Timer leer, endet das Spiel nach Schritt 4; Dächer beenden es nicht. **{ $goal } Punkte vor den geheimen Aufträgen** gewinnen. Dann kommen diese dazu, und die Summe ergibt deine Stufe: Lehrling ab { $apprentice }, Geselle ab { $builder }, Baumeister ab { $masterBuilder }.

topics_family_title = Familienspiel
topics_family_text = Alles wie üblich, nur ohne geheime Aufträge: Zu Beginn wird nichts gewählt, und am Ende kommt nichts dazu. Es entscheiden die Punkte auf dem Brett; bei Gleichstand mehr öffentliche Aufträge, dann der spätere Platz in der Runde.
topics_notation_title = Farben und Schreibweise
topics_notation_text =
    Jede Farbe hat überall, wo sie gezeichnet ist, einen Buchstaben: **B** blau, **G** grün, **P** lila, **R** rot, **Y** gelb.

    Häuser heißen `L1` bis `L7` in der linken und `R1` bis `R7` in der rechten Straße, die auf dem Brett darunter liegt; beide gehen von links nach rechts. Die beiden Straßen berühren sich nicht. „blau 2/5“ ist ein blaues Haus mit zwei seiner fünf Etagen. Die Felder des Marktes haben die Nummern 1 bis { $marketSlots }, die der Aufträge 1 bis { $contractSlots }.

    Eine Aktion passt in eine Zeile:
    - `draw 1,3` nimmt die Karten auf den Feldern 1 und 3.
    - `build red-3 blue-1 L4` baut drei blaue Etagen auf L4: Die erste Karte gibt die Zahl an, die zweite die Farbe.
    - `build red-3 blue-1 L5 roof R2 claim 1,3` legt außerdem den Marker aus dem Erdgeschoss auf das Dach von R2 und löst die Aufträge 1 und 3 ein.
    - `keep houses-blue,pair-blue-red,side-1` behält drei geheime Aufträge.
    - `timer blue-3 red-2 L5` baut mit den Karten des Timers.
