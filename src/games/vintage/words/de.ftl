status_title = Vintage

status_introduction_line = Kauf Quintas, pflanz Reben am Douro, fahr jede Ernte hinab nach Gaia und lass sie zu Portwein reifen, der sich verkauft.
status_introduction_credits = Ein Spiel von Gil d’Orey, erschienen bei MESAboardgames (2011).

status_variants_standard = Standard

status_awaits_turn = eine Aktion wählen oder passen
status_awaits_gather = sagen, wie viel Wein { $place } gibt
status_awaits_sail = weiterfahren oder aufhören
status_awaits_unload = einen Keller für { $lot } wählen
status_awaits_plant = die nächste Rebe pflanzen
status_awaits_add = ein Fass ins Lager legen
status_awaits_over = die Partie ist vorbei

status_progress = Ernte { $round } von { $rounds }
status_lastRound = Ernte { $round }, die letzte

status_stake_lastButOne = Nach dieser Ernte kommt nur noch eine.
status_stake_last = Die letzte Ernte: Was unverkauft bleibt, zählt 1 Punkt je { $barrels }.

status_now = Wäre jetzt Schluss: { $standing }.

terms_regions_baixo = Baixo Corgo
terms_regions_cima = Cima Corgo
terms_regions_superior = Douro Superior

terms_place = { $region } { $place }

terms_harbours_gaia = Vila Nova de Gaia
terms_harbours_baixo = Baixo Corgo
terms_harbours_cima = Cima Corgo
terms_harbours_superior = Douro Superior

terms_vines_green = grüne Rebe
terms_vines_purple = lila Rebe
terms_vines_red = rote Rebe
terms_vines_white = weiße Rebe
terms_vines_yellow = gelbe Rebe
terms_vines_old = alte Reben

terms_colours_green = grün
terms_colours_purple = lila
terms_colours_red = rot
terms_colours_white = weiß
terms_colours_yellow = gelb

terms_sides_ruby = Ruby
terms_sides_tawny = Tawny

terms_categories_ruby_ruby = Ruby
terms_categories_ruby_reserva = Ruby Reserva
terms_categories_ruby_lbv = Late Bottled Vintage
terms_categories_ruby_vintage = Vintage
terms_categories_tawny_tawny = Tawny
terms_categories_tawny_reserva = Tawny Reserva
terms_categories_tawny_aged = Aged Tawny
terms_categories_tawny_colheita = Colheita

terms_columns_buy = Quinta kaufen
terms_columns_purple = Lila pflanzen
terms_columns_green-red = Grün oder Rot pflanzen
terms_columns_white-yellow = Weiß oder Gelb pflanzen
terms_columns_old = alte Reben
terms_columns_harvest = Ernte
terms_columns_age = Reifung und Verkauf
terms_columns_card = Karten
terms_columns_first = Startspieler

terms_cards_buying = Quinta mit Beigabe
terms_cards_harvesting = Sparsame Ernte
terms_cards_planting = Drei Reben
terms_cards_two-barrels = Zwei Fässer mehr
terms_cards_free-action = Freie Aktion
terms_cards_enologist = Önologe
terms_cards_vintage = Fass Vintage
terms_cards_colheita = Zwei Fässer Colheita
terms_cards_boat = Rabelo-Fahrt
terms_cards_ageing-barrel = Reifung plus Fass
terms_cards_ageing-quality = Reifung plus Qualität

terms_deck = oberste Karte des Stapels
terms_estate = Quinta { $estate }
terms_cellarColumn = { $side }-Spalte { $column }
terms_barrels =
    { $count ->
        [one] { NUMBER($count) } Fass
       *[other] { NUMBER($count) } Fässer
    }
terms_lot = { $barrels } mit Qualität { $quality }
terms_brandy =
    { $count ->
        [one] { NUMBER($count) } Fass Brandy
       *[other] { NUMBER($count) } Fässer Brandy
    }
terms_points =
    { $count ->
        [one] { NUMBER($count) } Punkt
       *[other] { NUMBER($count) } Punkte
    }
terms_cardsOf =
    { $count ->
        [one] { NUMBER($count) } Karte
       *[other] { NUMBER($count) } Karten
    }
terms_markers =
    { $count ->
        [one] { NUMBER($count) } Marker
       *[other] { NUMBER($count) } Marker
    }
terms_overseer =
    { $count ->
        [one] Verwalter statt { NUMBER($count) } Marker
       *[other] Verwalter statt { NUMBER($count) } Markern
    }
terms_none = nichts

choices_fields_type = Aktion
choices_fields_place = Ort
choices_fields_bonus = Beigabe
choices_fields_estate = Quinta
choices_fields_vine = Rebe
choices_fields_deed = Effekt
choices_fields_card = Karte
choices_fields_discard = Ablegen
choices_fields_round = Runde
choices_fields_column = Spalte
choices_fields_columns = Spalten
choices_fields_to = Ziel
choices_fields_load = Ladung
choices_fields_wine = Wein
choices_fields_side = Seite
choices_fields_category = Sorte
choices_fields_pay = Bezahlung

choices_questions_type = Was möchtest du tun?
choices_questions_place = Wo liegt die Quinta?
choices_questions_bonus = Ein Punkt weniger oder eine Rebe?
choices_questions_estate = Welche Quinta?
choices_questions_vine = Welche Rebe?
choices_questions_deed = Welche Aktion ist frei?
choices_questions_card = Welche Karte?
choices_questions_discard = Welche Karte legst du ab?
choices_questions_round = Den Chip welcher Runde siehst du dir an?
choices_questions_column = Aus welcher Spalte?
choices_questions_columns = Aus welchen Spalten?
choices_questions_to = Wohin?
choices_questions_load = Was lädst du?
choices_questions_wine = Wie viele Fässer Wein? Der Rest ist Brandy.
choices_questions_side = Auf welcher Seite?
choices_questions_category = In welcher Sorte?
choices_questions_pay = Wie zahlst du?

choices_types_pass = Für die Runde passen
choices_types_buy = Eine Quinta kaufen
choices_types_plant = Eine Rebe pflanzen
choices_types_harvest = Ernten
choices_types_age = Reifen und verkaufen
choices_types_first = Startspieler werden
choices_types_take = Eine Karte nehmen
choices_types_play = Eine Karte spielen
choices_types_sail = Das Boot bewegen
choices_types_gather = Einbringen
choices_types_leave = Die Quinta auslassen
choices_types_stop = Hier aufhören
choices_types_unload = Ausladen
choices_types_add = Das Fass dazulegen

choices_groups_vineyards = Weinberge
choices_groups_river = Fluss und Keller
choices_groups_cards = Karten
choices_groups_rest = Reihenfolge und Pause

choices_discount = ein Punkt weniger

choices_firstVine_green = eine grüne Rebe
choices_firstVine_purple = eine lila Rebe
choices_firstVine_red = eine rote Rebe
choices_firstVine_white = eine weiße Rebe
choices_firstVine_yellow = eine gelbe Rebe

choices_freeActions_buy = eine Quinta kaufen
choices_freeActions_plant = eine Rebe pflanzen
choices_freeActions_harvest = ernten
choices_freeActions_age = reifen und verkaufen

choices_aboard = bleibt an Bord
choices_round = Runde { $round }
choices_reserva = Reserva
choices_loadNothing = nichts laden

actions_regions_baixo = Baixo
actions_regions_cima = Cima
actions_regions_superior = Superior

actions_gaia = Gaia

actions_vines_green = Grün
actions_vines_purple = Lila
actions_vines_red = Rot
actions_vines_white = Weiß
actions_vines_yellow = Gelb
actions_vines_old = alte Reben

actions_cards_buying = Quinta mit Beigabe
actions_cards_harvesting = Sparsame Ernte
actions_cards_planting = Drei Reben
actions_cards_two-barrels = Zwei Fässer mehr
actions_cards_free-action = Freie Aktion
actions_cards_enologist = Önologe
actions_cards_vintage = Fass Vintage
actions_cards_colheita = Fässer Colheita
actions_cards_boat = Rabelo-Fahrt
actions_cards_ageing-barrel = Reifung + Fass
actions_cards_ageing-quality = Reifung + Qualität

actions_deck = Oberste vom Stapel

actions_site = { $place } · { $price }, Qualität { $quality }
actions_siteShort = { $place } · { $price }
actions_none = nichts
actions_round = Ernte { $round }
actions_points = { $points } SP
actions_lot = { $quality }×{ $barrels }
actions_wine = { $barrels } Wein mit Qualität { $qualities }
actions_brandy = { $barrels } Brandy
actions_crop = { $wine }, { $brandy }

actions_share_wine = { $barrels } Wein
actions_share_brandy = { $barrels } Brandy

actions_noWine = kein Wein
actions_for = { $action } · für { $pay }
actions_withOverseer = den Verwalter (Kreis { $circle })
actions_overseerShort =
    { $circle ->
        [1] { $sign } Verwalter
       *[other] { $sign } Verwalter, Kreis { NUMBER($circle) }
    }
actions_buy = { $place } kaufen (−{ $price })
actions_buyShort = { $place } kaufen { $cost } · −{ $price }
actions_plant = { TERM($vine, "terms_vines") } pflanzen, { $place }
actions_plantFree = { TERM($vine, "actions_vines") } pflanzen, { $place }
actions_plantShort = { $vine } pflanzen, { $place } { $cost }
actions_planted = bepflanzt
actions_fiveVines = voll, Qualität { $quality }
actions_better = Qualität { $quality }
actions_toGo = noch { $vines }
actions_harvest = Ernten: bis zu { $crop }
actions_harvestShort = Ernten { $cost } · { $crop }
actions_age = Reifen: Ø { $mean } SP ({ $least }–{ $most })
actions_ageShort = Reifen { $cost } · { $mean } SP ({ $least }–{ $most })
actions_ages = { $mean } SP, { $least } bis { $most }
actions_first = Den Startspielermarker nehmen
actions_firstShort = Startspieler { $cost }
actions_take = Nehmen: { $card }
actions_takeShort = Nehmen: { $card } { $cost }
actions_dropping = { $action }, weg: { $card }
actions_droppingOne = { $action }, eine weg
actions_play = Spielen: { $card }
actions_playShort = { $card } { $cost }
actions_does = { $play } · { $what }
actions_discount = { $place } für { $price }
actions_gift = { $place } für { $price } mit { TERM($vine, "actions_vines") }
actions_look = Chip { $round } ansehen
actions_noLook = ohne Blick
actions_sellsFrom = { $points } aus { $lots }
actions_joins = ergibt { $lot }
actions_moves = { $moves } Fahrten
actions_sail = Fahren nach { $to }
actions_sailWith = Fahren nach { $to }, laden: { $cargo }
actions_sailShort = Nach { $to } { $cost }
actions_gather = { $place }: { $crop }
actions_leave = { $place } nicht ernten
actions_stop = Hier aufhören
actions_unload = { $lot } in den { $side }-Keller
actions_unloadShort = { $side }-Keller · { $lot }
actions_stays = { $lot } bleibt an Bord
actions_add = Ein Fass dazulegen: { $category }
actions_addShort = +1 { $category }
actions_pass = Passen: bis zum Rundenende ruhen
actions_passShort = Für die Runde passen

actions_another_buy = Andere Quinta
actions_another_plant = Andere Rebe
actions_another_harvest = Ernten, anders bezahlt
actions_another_age = Reifen, anders bezahlt
actions_another_first = Startspieler, anders bezahlt
actions_another_take = Andere Karte
actions_another_play = Handkarten…
actions_another_sail = Andere Fahrt
actions_another_gather = Andere Aufteilung
actions_another_pay = Anders bezahlen

hand_cards = **Deine Karten**: { $cards }
hand_noCards = keine
hand_openly = { $card } (allen bekannt)
hand_chips = **Chips, die du gesehen hast**: { $chips }
hand_chip = Ernte { $round }: +{ $bonus }
hand_pieces = **Noch übrig**: { $pieces }
hand_noPieces = nichts
hand_markers = { $signs } { $count } Marker
hand_overseer = { $sign } der Verwalter
hand_estate = **{ $place }** (Qualität { $quality }): { $vines }
hand_noVines = noch keine Rebe
hand_notPlanted =
    { $lacking ->
        [one] nicht bepflanzt: es fehlt { NUMBER($lacking) } Rebe
       *[other] nicht bepflanzt: es fehlen { NUMBER($lacking) } Reben
    }
hand_waits = es warten { $lot }
hand_boat = **Boot** in { $harbour }: { $cargo }
hand_cellar = **{ $side }-Keller**: { $lots }
hand_warehouse = **{ $side }-Lager**: { $categories }
hand_category = { $name } { $held } von { $of } → { $points }
hand_empty = leer
hand_brandy = **Brandy**: { $held } von { $most }
hand_bonus =
    { $bonus ->
        [0] Ernte { $round }
       *[other] Ernte { $round }: Qualität +{ $bonus }
    }
hand_store = Brandy { $held } von { $most }
hand_passed = ruht in dieser Runde
hand_first = Startspielermarker
hand_other = **{ $name }** { $points }: { $holds }
hand_hidden =
    { $count ->
        [one] { NUMBER($count) } Karte, die sonst niemand sah
       *[other] { NUMBER($count) } Karten, die sonst niemand sah
    }
hand_noSeat = Du hast hier keinen Platz: Alles ist offen, nur Handkarten, Stapel und künftige Chips nicht.

hand_asks_gather = { $place } gibt { $barrels }: Wein mit Qualität { $quality }, der Rest ist Brandy.
hand_asks_costs = Der Wein kostet 1 Fass Brandy; zum Zahlen da: { $brandy }.
hand_asks_paid = Der Wein kostet nichts mehr: Die Karte hat bezahlt.
hand_asks_dry = Es ist kein Brandy mehr da, um Wein zu bezahlen.
hand_asks_unload = Auszuladen: { $lot }. Freie Spalten: Ruby { $ruby }, Tawny { $tawny }.
hand_asks_aboard = An Bord: { $cargo }.
hand_asks_moves =
    { $count ->
        [one] Noch { NUMBER($count) } Fahrt.
       *[other] Noch { NUMBER($count) } Fahrten.
    }
hand_asks_plant =
    { $count ->
        [one] Höchstens noch { NUMBER($count) } Rebe.
       *[other] Höchstens noch { NUMBER($count) } Reben.
    }
hand_asks_add = Ein Fass kommt auf eine Seite, auf der schon welche liegen, nicht höher als das höchste; dann wird verkauft, was voll ist.

hand_outcomes = Je nach Würfel: { $list } SP; im Schnitt { $mean }.
hand_ages = Jetzt reifen zu lassen bringt im Schnitt { $mean } SP.

seatPage_cards = **Karten auf der Hand**: { $cards }
seatPage_chips = **Angesehene Chips**: { $chips }
seatPage_chip = Ernte { $round }

own_preview = Noch nicht gespielt, nur gezeigt:
own_boardNow = Das Brett jetzt:
own_onSide_ruby = Als Ruby. { $outcomes }
own_onSide_tawny = Als Tawny. { $outcomes }

alt_head = Runde { $round } von { $of }. { $turn }.

alt_asked_turn = { $name } am Zug
alt_asked_gather = { $name } erntet
    .name = Du erntest
alt_asked_sail = { $name } darf weiterfahren
    .name = Du darfst weiterfahren
alt_asked_unload = { $name } lädt aus
    .name = Du lädst aus
alt_asked_plant = { $name } pflanzt weiter
alt_asked_add = { $name } legt ein Fass dazu
    .name = Du legst ein Fass dazu
alt_asked_over = Die Partie ist vorbei

alt_givenUp = Ende: Sonst ist niemand mehr da. Gewonnen: { $names }
    .names = Ende: Sonst ist niemand mehr da. Gewonnen: { $names }
alt_calledOff = Ende: abgebrochen
alt_won = Gewonnen: { $names }.
alt_bonus = Bonus je Runde: { $chips }.
alt_looked = { $name } kennt den von { $rounds }.
    .name = Du kennst den von { $rounds }.
alt_free = Freie Kreise: { $columns }.
alt_pieces = Figuren: { $columns }.

alt_columns_buy = Kauf
alt_columns_purple = Lila
alt_columns_green-red = Grün/Rot
alt_columns_white-yellow = Weiß/Gelb
alt_columns_old = Alt
alt_columns_harvest = Ernte
alt_columns_age = Reifung
alt_columns_card = Karten
alt_columns_first = Startspieler

alt_full = keine
alt_overseerOf = { $name } Verwalter
    .name = dein Verwalter
alt_display = Offene Karten: { $cards }.
alt_piles = Stapel { $deck }, Ablage { $used }.
alt_aside = Beiseite: { $cards }.
alt_place = { $place } Preis { $price } Qualität { $quality }
alt_places = Freie Quintas: { $places }.

alt_harbours_gaia = Gaia
alt_harbours_baixo = Baixo
alt_harbours_cima = Cima
alt_harbours_superior = Superior

alt_points =
    { $points ->
        [one] { $points } Punkt, { $total } mit Quintas { $estates } und Fässern { $barrels }
       *[other] { $points } Punkte, { $total } mit Quintas { $estates } und Fässern { $barrels }
    }
alt_first = Startspieler
alt_markers = { $count } Marker
alt_overseer = Verwalter
alt_passed = gepasst
alt_brandy = Brandy { $count }
alt_cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
alt_known = davon { $cards }
alt_bought = hat gekauft
alt_harvested = hat geerntet
alt_enologists =
    { $count ->
        [one] Önologe
       *[other] { $count } Önologen
    }
alt_estate = { $place } { $vines } Qualität { $quality }
alt_bare = kahl
alt_waiting = { $estate } mit { $lot }
alt_boat = Boot in { $harbour }
alt_loaded = { $boat } mit { $lots }
alt_cellar = Keller { $lots }
alt_warehouse = Lager { $barrels }

alt_sides_ruby = Ruby
alt_sides_tawny = Tawny

alt_empty = leer
alt_key = Reben G grün, P lila, R rot, W weiß, Y gelb, O alt; 6×3: Qualität 6, 3 Fässer.

alt_letters_key = 8+4+1=13: Punkte, Quintas, Fässer. M Marker, + Verwalter, A Brandy, K Karten, Q Qualität; B Baixo, C Cima, S Superior, G Gaia.
alt_letters_markers = M
alt_letters_overseer = +
alt_letters_passed = –
alt_letters_brandy = A
alt_letters_cards = K
alt_letters_quality = Q
alt_letters_sides_ruby = R
alt_letters_sides_tawny = T
alt_letters_boat = Boot { $at }
alt_letters_columns_buy = Kauf
alt_letters_columns_purple = P
alt_letters_columns_green-red = GR
alt_letters_columns_white-yellow = WY
alt_letters_columns_old = O
alt_letters_columns_harvest = Ernte
alt_letters_columns_age = Reifung
alt_letters_columns_card = Karten
alt_letters_columns_first = Start

story_passed = **{ $name }** ruht für den Rest der Runde.
    .name = **Du** ruhst für den Rest der Runde.
story_placed = **{ $name }** zahlt für „{ $column }“: { $pieces }.
    .name = **Du** zahlst für „{ $column }“: { $pieces }.
story_bought = **{ $name }** kauft für { $price } eine Quinta in { $place }.
    .name = **Du** kaufst für { $price } eine Quinta in { $place }.
story_boughtWithVine = **{ $name }** kauft für { $price } eine Quinta in { $place } und bekommt eine { $vine } dazu.
    .name = **Du** kaufst für { $price } eine Quinta in { $place } und bekommst eine { $vine } dazu.
story_planted = **{ $name }** pflanzt in { $place }: { $vine }.
story_harvesting =
    { $bonus ->
        [0] **{ $name }** erntet. Ein gewöhnliches Jahr.
       *[other] **{ $name }** erntet. Ein gutes Jahr: { $bonus } mehr Qualität.
    }
    .name =
        { $bonus ->
            [0] **Du** erntest. Ein gewöhnliches Jahr.
           *[other] **Du** erntest. Ein gutes Jahr: { $bonus } mehr Qualität.
        }
story_harvestingByCard =
    { $bonus ->
        [0] **{ $name }** erntet, und ein Fass Brandy reicht für allen Wein. Ein gewöhnliches Jahr.
       *[other] **{ $name }** erntet, und ein Fass Brandy reicht für allen Wein. Ein gutes Jahr: { $bonus } mehr Qualität.
    }
    .name =
        { $bonus ->
            [0] **Du** erntest, und ein Fass Brandy reicht für allen Wein. Ein gewöhnliches Jahr.
           *[other] **Du** erntest, und ein Fass Brandy reicht für allen Wein. Ein gutes Jahr: { $bonus } mehr Qualität.
        }
story_gathered = { $place } gibt { $crop }.
story_gatheredAfter = { $place } gibt { $crop }; vorher an Bord: { $loaded }.
story_crop = { $wine } und { $brandy }
story_left = { $place } wird nicht geerntet: Dort warten noch Fässer.
story_stored = Im Vorrat von **{ $name }**: { $brandy }.
    .name = In **deinem** Vorrat: { $brandy }.
story_storedLess = Im Vorrat von **{ $name }**: { $brandy }; ohne Platz: { $lost }.
    .name = In **deinem** Vorrat: { $brandy }; ohne Platz: { $lost }.
story_sailed = **{ $name }** fährt von { $from } nach { $to }.
    .name = **Du** fährst von { $from } nach { $to }.
story_sailedWith = **{ $name }** fährt von { $from } nach { $to } und lädt { $cargo }.
    .name = **Du** fährst von { $from } nach { $to } und lädst { $cargo }.
story_stopped = **{ $name }** beendet hier den Zug.
    .name = **Du** beendest hier den Zug.
story_unloaded = **{ $name }** bringt { $lot } in den { $side }-Keller.
    .name = **Du** bringst { $lot } in den { $side }-Keller.
story_staysAboard = **{ $name }** behält { $lot } an Bord.
    .name = **Du** behältst { $lot } an Bord.
story_rolled = **{ $name }** lässt den Keller reifen und würfelt eine { $die }.
    .name = **Du** lässt den Keller reifen und würfelst eine { $die }.
story_rolledWith = **{ $name }** lässt den Keller reifen und würfelt eine { $die }, mit der Karte { $value }.
    .name = **Du** lässt den Keller reifen und würfelst eine { $die }, mit der Karte { $value }.
story_aged = Daraus wird: { $lots }.
story_agedLot = { $lot } → { $laid }
story_laid = { $barrels } { $category }
story_raised = Der Önologe hebt an: { $barrels }.
story_raisedTo = { $barrels } zu { $category }
story_added = **{ $name }** legt ein Fass { $category } dazu.
    .name = **Du** legst ein Fass { $category } dazu.
story_sold = **{ $name }** verkauft { $sales }: { $points }.
    .name = **Du** verkaufst { $sales }: { $points }.
story_soldVintage = **{ $name }** verkauft sofort ein Fass Vintage: { $points }.
    .name = **Du** verkaufst sofort ein Fass Vintage: { $points }.
story_soldColheita = **{ $name }** verkauft sofort zwei Fässer Colheita: { $points }.
    .name = **Du** verkaufst sofort zwei Fässer Colheita: { $points }.
story_tookFirst = **{ $name }** nimmt **{ $from }** den Startspielermarker ab.
    .name = **Du** nimmst **{ $from }** den Startspielermarker ab.
    .from = **{ $name }** nimmt **dir** den Startspielermarker ab.
story_keptFirst = **{ $name }** sichert sich auch den Beginn der nächsten Runde.
    .name = **Du** sicherst dir auch den Beginn der nächsten Runde.
story_discarded = **{ $name }** legt ab: { $card }.
    .name = **Du** legst ab: { $card }.
story_took = **{ $name }** nimmt aus der Auslage: { $card }.
    .name = **Du** nimmst aus der Auslage: { $card }.
story_drew = **{ $name }** zieht: { $card }.
    .name = **Du** ziehst: { $card }.
story_drewHidden = **{ $name }** zieht eine Karte.
    .name = **Du** ziehst eine Karte.
story_played = **{ $name }** spielt: { $card }.
    .name = **Du** spielst: { $card }.
story_grew = Mehr Fässer in { $place }: jetzt { $lot }.
story_looked = **{ $name }** sieht sich den Chip von Runde { $round } an: eine { $bonus }.
    .name = **Du** siehst dir den Chip von Runde { $round } an: eine { $bonus }.
story_lookedHidden = **{ $name }** sieht sich den Chip von Runde { $round } an.
    .name = **Du** siehst dir den Chip von Runde { $round } an.
story_reshuffled = Neu gemischt zum Stapel: { $cards }.
story_roundEnded = Die { ORDINAL($round) } Ernte ist vorbei.
story_roundBegan =
    { $bonus ->
        [0] Die { ORDINAL($round) } Ernte beginnt. Ein gewöhnliches Jahr. **{ $name }** fängt an. Offen: { $cards }.
       *[other] Die { ORDINAL($round) } Ernte beginnt. Ein gutes Jahr: { $bonus } mehr Qualität. **{ $name }** fängt an. Offen: { $cards }.
    }
    .name =
        { $bonus ->
            [0] Die { ORDINAL($round) } Ernte beginnt. Ein gewöhnliches Jahr. **Du** fängst an. Offen: { $cards }.
           *[other] Die { ORDINAL($round) } Ernte beginnt. Ein gutes Jahr: { $bonus } mehr Qualität. **Du** fängst an. Offen: { $cards }.
        }
story_ended = Alle { $rounds } Ernten sind eingebracht.
sequels_gathered = **{ $name }** erntet in { $place }: { $crop }.
    .name = **Du** erntest in { $place }: { $crop }.
sequels_sold = **{ $name }** verkauft gereiften Wein: im Mittel { $points }.
    .name = **Du** verkaufst gereiften Wein: im Mittel { $points }.
sequels_wine = gereifter Wein

recap_dearer = Bei „{ $column }“ ist der billigste freie Kreis jetzt { $circle }.
recap_full = Bei „{ $column }“ ist in dieser Runde kein Kreis mehr frei.
recap_lostToken = **{ $name }** hat dir den Startspielermarker abgenommen.

reasons_said = { $reason }: { $points }
reasons_points = sichere Punkte
reasons_ageing = was die Reifung im Schnitt verkauft
reasons_sells = verkauft sofort
reasons_price = der Preis der Quinta, den sie bepflanzt zurückbringt
reasons_keepsOverseer = behält den Verwalter
reasons_spendsOverseer = verbraucht den Verwalter
reasons_keepsMarkers = behält Marker für später
reasons_spends = kostet { $markers }
reasons_harvest = die Ernte dieser Runde kann noch kommen
reasons_harvested = die Ernte dieser Runde ist verbraucht
reasons_brandy = Brandy, der den nächsten Wein bezahlt
reasons_lessBrandy = weniger Brandy für den nächsten Wein
reasons_brandyFrom = { $brandy } aus { $place }, jedes für den Wein einer Quinta
reasons_winePaid = ein Fass Brandy bezahlt den Wein von { $place }
reasons_estate = eine Quinta in { $place }: je Ernte { $barrels } mit Qualität { $quality }
reasons_firstHarvest = { $place } lässt sich dann ernten
reasons_nearer =
    { $vines ->
        [one] { $place } fehlt dann nur noch eine Rebe
       *[other] { $place } fehlen dann nur noch { $vines } Reben
    }
reasons_estates = was die Quintas noch bringen
reasons_fullEstate = { $vineSlots } Reben in { $place }: besserer Wein und ein Punkt
reasons_oldVine = die alten Reben machen den Wein aus { $place } besser
reasons_vines = Reben auf dem Weg zur vollen Quinta
reasons_bringsHome = bringt { $lots } nach Gaia
reasons_takesAboard = nimmt { $lots } an Bord
reasons_wineWaits = Wein, den das Boot holen kann
reasons_gathers = { $lot } in { $place }, die das Boot holen kann
reasons_boat = wo das Boot liegt und was darauf wartet
reasons_cellar = was für die nächste Reifung im Keller liegt
reasons_emptiesCellar = der Keller ist danach leer
reasons_ashore = { $lot } im { $side }-Keller
reasons_fills = ein Fass { $category }
reasons_warehouse = Fässer, die im Lager auf den Verkauf warten
reasons_holds = eine Karte für später: { $card }
reasons_holdsAny = eine Karte für später
reasons_spendsCard = die Karte ist weg: { $card }
reasons_cards = die Handkarten
reasons_begins = beginnt die nächste Runde: billige Kreise und erste Wahl bei den Karten
reasons_order = wer die nächste Runde beginnt
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

reasons_piecesAhead = Marker und der Verwalter
reasons_harvestAhead = kommende Ernten

refusals_codes_not-your-turn =
    { GIVEN($name) ->
        [no] Du bist nicht am Zug. Es geht im Uhrzeigersinn, eine Aktion je Zug.
       *[yes] Du bist nicht am Zug: Dran ist { $name }. Es geht im Uhrzeigersinn, eine Aktion je Zug.
    }
refusals_codes_wrong-phase = Das gehört nicht in diesen Schritt. Jetzt zu tun: { $awaited }.
refusals_codes_malformed = Das ist keine vollständige Aktion. Jetzt zu tun: { $awaited }.
refusals_codes_no-such-circle =
    { GIVEN($column) ->
        [no] Bei dieser Aktion
       *[yes] Bei „{ $column }“
    } gibt es keinen { GIVEN($circle) ->
        [no] solchen Kreis
       *[yes] Kreis { $circle }
    }.
refusals_codes_circle-taken =
    { GIVEN($column) ->
        [no] Bei dieser Aktion
       *[yes] Bei „{ $column }“
    } ist { GIVEN($circle) ->
        [no] dieser Kreis
       *[yes] Kreis { $circle }
    } in dieser Runde belegt.
refusals_codes_column-full =
    { GIVEN($column) ->
        [no] Bei dieser Aktion sind in dieser Runde alle Kreise belegt.
       *[yes] Bei „{ $column }“ sind in dieser Runde alle Kreise belegt.
    }
refusals_codes_not-cheapest =
    { GIVEN($cheapest) ->
        [no] Marker kommen auf den billigsten freien Kreis, den ersten; nur der Verwalter darf auf einen teureren.
       *[yes] Marker kommen auf den billigsten freien Kreis, { $cheapest }; nur der Verwalter darf auf einen teureren.
    }
refusals_codes_not-enough-markers =
    Marker für diesen Kreis: { GIVEN($circle) ->
        [no] mehr
       *[yes] { $circle }
    }; übrig: { GIVEN($has) ->
        [no] weniger
       *[yes] { $has }
    }.
refusals_codes_overseer-used = Der Verwalter steht in dieser Runde schon auf der Tafel.
refusals_codes_bought-already = Eine Quinta kauft man einmal je Runde, auch mit einer Karte.
refusals_codes_no-tile-left =
    { GIVEN($most) ->
        [no] Kein Quintaplättchen ist mehr übrig: Ein Platz hat höchstens { $mostEstates }.
       *[yes] Kein Quintaplättchen ist mehr übrig: Ein Platz hat höchstens { $most }.
    }
refusals_codes_no-such-place =
    { GIVEN($typed) ->
        [no] Das ist kein Ort für eine Quinta.
       *[yes] „{ $typed }“ ist kein Ort für eine Quinta.
    }
refusals_codes_place-taken =
    { GIVEN($place) ->
        [no] Dort liegt schon eine Quinta.
       *[yes] In { $place } liegt schon eine Quinta.
    }
refusals_codes_place-like =
    { GIVEN($place) ->
        [no] Dieser Ort gleicht einem anderen freien: Die niedrigste Nummer steht für alle.
       *[yes] { $place } gleicht einem anderen freien: Die niedrigste Nummer steht für alle.
    }
refusals_codes_too-dear =
    { GIVEN($place) ->
        [no] Diese Quinta
       *[yes] { $place }
    } kostet { GIVEN($price) ->
        [no] mehr
       *[yes] { $price }
    } SP, vorhanden sind { GIVEN($has) ->
        [no] weniger
       *[yes] { $has }
    }: Punkte fallen nie unter 0.
refusals_codes_no-such-bonus =
    { GIVEN($typed) ->
        [no] Das ist keine Beigabe dieser Karte.
       *[yes] „{ $typed }“ ist keine Beigabe dieser Karte.
    }
refusals_codes_no-such-estate =
    { GIVEN($estate) ->
        [no] Diese Quinta
       *[yes] Eine Quinta { $estate }
    } gibt es nicht: Du hast { GIVEN($has) ->
        [no] weniger
       *[yes] { $has }
    }.
refusals_codes_no-such-vine =
    { GIVEN($typed) ->
        [no] Das ist keine Rebe.
       *[yes] „{ $typed }“ ist keine Rebe.
    }
refusals_codes_vine-there =
    { GIVEN($place) ->
        [no] Auf dieser Quinta
       *[yes] In { $place }
    } steht schon: { GIVEN($vine) ->
        [no] diese Rebe
       *[yes] { $vine }
    }. Alle Reben einer Quinta sind verschieden.
refusals_codes_estate-full =
    { GIVEN($place) ->
        [no] Diese Quinta ist voll: Sie hat { $vineSlots } Reben.
       *[yes] { $place } ist voll: Sie hat { $vineSlots } Reben.
    }
refusals_codes_old-elsewhere =
    { GIVEN($place) ->
        [no] Alte Reben wachsen nur in Cima Corgo, nicht auf dieser Quinta.
       *[yes] Alte Reben wachsen nur in Cima Corgo, nicht in { $place }.
    }
refusals_codes_old-gone = Alle alten Reben des Spiels sind gepflanzt.
refusals_codes_old-not-so = Keine Karte pflanzt alte Reben: Sie haben einen eigenen Kreis.
refusals_codes_vine-order =
    { GIVEN($vine) ->
        [no] Mit dieser Karte folgt jede Rebe ihrer Vorgängerin in der Reihenfolge Grün, Lila, Rot, Weiß, Gelb; das passt nicht: diese Rebe.
       *[yes] Mit dieser Karte folgt jede Rebe ihrer Vorgängerin in der Reihenfolge Grün, Lila, Rot, Weiß, Gelb; das passt nicht: { $vine }.
    }
refusals_codes_nothing-to-plant = Auf keiner deiner Quintas lässt sich mit dieser Karte etwas pflanzen.
refusals_codes_harvested-already = Geerntet wird einmal je Runde, auch mit einer Karte.
refusals_codes_nothing-to-harvest = Keine Quinta lässt sich ernten: Sie braucht { $plantedFrom } Reben und darf keine wartenden Fässer haben, wo das Boot nicht liegt.
refusals_codes_other-estate =
    { GIVEN($estate) ->
        [no] Die Quintas kommen der Reihe nach, und diese ist nicht dran.
       *[yes] Die Quintas kommen der Reihe nach, und Quinta { $estate } ist nicht dran.
    }
refusals_codes_wine-range =
    { GIVEN($most) ->
        [no] So viele Fässer Wein gibt diese Quinta nicht.
       *[yes] Diese Quinta gibt 0 bis { $most } Fässer Wein.
    }
refusals_codes_no-brandy = Wein kostet ein Fass Brandy aus dem Vorrat vor der Ernte, und davon ist keins mehr da.
refusals_codes_leave-free = Auf dieser Quinta warten keine Fässer: Sie wird geerntet.
refusals_codes_leave-last = Mindestens eine Quinta wird geerntet, und diese ist die letzte mögliche.
refusals_codes_no-such-harbour =
    { GIVEN($typed) ->
        [no] Das ist kein Hafen.
       *[yes] „{ $typed }“ ist kein Hafen.
    }
refusals_codes_same-harbour =
    { GIVEN($to) ->
        [no] Das Boot liegt schon in diesem Hafen.
       *[yes] Das Boot liegt schon in { $to }.
    }
refusals_codes_too-far-up =
    { GIVEN($to) ->
        [no] Flussaufwärts geht es nur bis zum nächsten Hafen, und dieser liegt weiter.
       *[yes] Flussaufwärts geht es nur bis zum nächsten Hafen, und { $to } liegt weiter.
    }
refusals_codes_no-marker-to-sail = Jede Fahrt des Bootes kostet einen Marker, nie den Verwalter, und kein Marker ist übrig.
refusals_codes_load-order = Nenne jede Quinta einmal, die niedrigste Nummer zuerst.
refusals_codes_nothing-to-load =
    { GIVEN($place) ->
        [no] Auf dieser Quinta sind keine Fässer zu laden.
       *[yes] In { $place } sind keine Fässer zu laden.
    }
refusals_codes_load-out-of-way =
    { GIVEN($place) ->
        [no] An dieser Quinta kommt das Boot auf dieser Fahrt nicht vorbei.
       *[yes] An { $place } kommt das Boot auf dieser Fahrt nicht vorbei.
    }
refusals_codes_holds-full =
    { GIVEN($free) ->
        [no] Freie Laderäume: zu wenige, einer je Charge.
       *[yes] Freie Laderäume: { $free }, einer je Charge.
    }
refusals_codes_must-begin = Aufhören kann man erst, wenn etwas getan ist.
refusals_codes_no-such-side =
    { GIVEN($typed) ->
        [no] Das ist weder Ruby noch Tawny.
       *[yes] „{ $typed }“ ist weder Ruby noch Tawny.
    }
refusals_codes_side-full =
    { GIVEN($side) ->
        [no] Der gewählte Keller hat keine freie Spalte.
       *[yes] Der { $side }-Keller hat keine freie Spalte.
    }
refusals_codes_must-land = Chargen gehen an Land, soweit Kellerspalten frei sind, und eine ist frei.
refusals_codes_cellar-empty = Der Keller ist leer: Nur was dort liegt, kann reifen.
refusals_codes_no-such-category =
    { GIVEN($typed) ->
        [no] Das
       *[yes] „{ $typed }“
    } ist keine Sorte { GIVEN($side) ->
        [no] dieser Seite
       *[yes] von { $side }
    }.
refusals_codes_side-without-barrels =
    { GIVEN($side) ->
        [no] Das Fass kommt auf eine Seite, auf der schon welche liegen: Diese hat keine.
       *[yes] Das Fass kommt auf eine Seite, auf der schon welche liegen: { $side } hat keine.
    }
refusals_codes_category-above =
    { GIVEN($highest) ->
        [no] Das Fass darf nicht höher liegen als die vorhandenen: höchstens so hoch wie das höchste.
       *[yes] Das Fass darf nicht höher liegen als die vorhandenen: höchstens { $highest }.
    }
refusals_codes_category-full =
    { GIVEN($category) ->
        [no] Diese Sorte hat keinen freien Platz.
       *[yes] { $category } hat keinen freien Platz.
    }
refusals_codes_no-such-card =
    { GIVEN($typed) ->
        [no] Das ist keine Karte.
       *[yes] „{ $typed }“ ist keine Karte.
    }
refusals_codes_not-open =
    { GIVEN($card) ->
        [no] Diese Karte liegt nicht offen aus.
       *[yes] „{ $card }“ liegt nicht offen aus.
    }
refusals_codes_no-card-left = Stapel und Ablage sind leer: Es ist keine Karte zu ziehen.
refusals_codes_discard-needed = Die Hand ist voll: Nenne die Karte, die du vorher ablegst.
refusals_codes_discard-needless = Auf der Hand ist Platz: Es wird nichts abgelegt.
refusals_codes_hand-empty = Du hast keine Karte auf der Hand.
refusals_codes_not-in-hand =
    { GIVEN($card) ->
        [no] Diese Karte ist nicht auf deiner Hand.
       *[yes] „{ $card }“ ist nicht auf deiner Hand.
    }
refusals_codes_no-such-deed =
    { GIVEN($typed) ->
        [no] Das tut diese Karte nicht.
       *[yes] „{ $typed }“ tut diese Karte nicht.
    }
refusals_codes_no-lot-there =
    { GIVEN($place) ->
        [no] Auf dieser Quinta liegen keine Fässer, zu denen { $moreBarrels } kommen könnten.
       *[yes] In { $place } liegen keine Fässer, zu denen { $moreBarrels } kommen könnten.
    }
refusals_codes_no-such-round =
    { GIVEN($round) ->
        [no] Ansehen kannst du den Chip einer künftigen Runde, nicht diesen.
       *[yes] Ansehen kannst du den Chip einer künftigen Runde, nicht „{ $round }“.
    }
refusals_codes_round-needless = Es folgt keine Runde, also auch kein Chip zum Ansehen: Lass die Runde weg.
refusals_codes_no-such-column =
    { GIVEN($column) ->
        [no] In dieser Kellerspalte
       *[yes] In Kellerspalte { $column }
    } liegt keine Charge: Belegt sind { GIVEN($has) ->
        [no] weniger
       *[yes] { $has }
    }.
refusals_codes_too-few-barrels = In dieser Spalte liegt nur ein Fass: Zwei kommen aus zwei Spalten oder aus einer volleren.

refusals_codes_read-action =
    { GIVEN($typed) ->
        [no] Dein Text beginnt nicht mit einer Aktion. Jetzt zu tun: { $awaited }.
       *[yes] Mit „{ $typed }“ beginnt hier keine Aktion. Jetzt zu tun: { $awaited }.
    }
refusals_codes_read-word =
    { GIVEN($field) ->
        [no] { GIVEN($typed) ->
            [no] Das lässt sich nicht lesen.
           *[yes] „{ $typed }“ lässt sich nicht lesen.
        }
       *[yes] { GIVEN($typed) ->
            [no] Das lässt sich nicht als „{ $field }“ lesen.
           *[yes] „{ $typed }“ lässt sich nicht als „{ $field }“ lesen.
        }
    }
refusals_codes_read-number =
    { GIVEN($field) ->
        [no] { GIVEN($typed) ->
            [no] Das ist keine Zahl.
           *[yes] „{ $typed }“ ist keine Zahl.
        }
       *[yes] { GIVEN($typed) ->
            [no] Das ist keine Zahl für „{ $field }“.
           *[yes] „{ $typed }“ ist keine Zahl für „{ $field }“.
        }
    }
refusals_codes_read-numbers =
    { GIVEN($as) ->
        [no] { GIVEN($typed) ->
            [no] Das ist keine Liste von Zahlen.
           *[yes] „{ $typed }“ ist keine Liste von Zahlen.
        }
       *[yes] { GIVEN($typed) ->
            [no] Das ist keine Liste von Zahlen, etwa { $as }.
           *[yes] „{ $typed }“ ist keine Liste von Zahlen, etwa { $as }.
        }
    }
refusals_codes_read-missing =
    { GIVEN($field) ->
        [no] { GIVEN($as) ->
            [no] Der Text endet zu früh.
           *[yes] Der Text endet zu früh. Ein vollständiger sieht so aus: { $as }.
        }
       *[yes] { GIVEN($as) ->
            [no] Der Text endet zu früh: „{ $field }“ fehlt.
           *[yes] Der Text endet zu früh: „{ $field }“ fehlt. Ein vollständiger sieht so aus: { $as }.
        }
    }
refusals_codes_read-rest =
    { GIVEN($as) ->
        [no] { GIVEN($typed) ->
            [no] Das gehört nicht dorthin.
           *[yes] „{ $typed }“ gehört nicht dorthin.
        }
       *[yes] { GIVEN($typed) ->
            [no] Das gehört nicht dorthin. Ein vollständiger Text sieht so aus: { $as }.
           *[yes] „{ $typed }“ gehört nicht dorthin. Ein vollständiger Text sieht so aus: { $as }.
        }
    }
refusals_codes_read-spelling =
    { GIVEN($as) ->
        [no] Jede Aktion schreibt man nur auf eine Weise, mit einem Leerzeichen zwischen den Wörtern.
       *[yes] Schreib es genau so: { $as }.
    }

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

finale_winsBy_estates =
    { $points ->
        [one] **{ $name }** gewinnt mit { NUMBER($points) } Punkt; bei Gleichstand entschieden mehr Quintas.
       *[other] **{ $name }** gewinnt mit { NUMBER($points) } Punkten; bei Gleichstand entschieden mehr Quintas.
    }
    .name =
        { $points ->
            [one] **Du** gewinnst mit { NUMBER($points) } Punkt; bei Gleichstand entschieden mehr Quintas.
           *[other] **Du** gewinnst mit { NUMBER($points) } Punkten; bei Gleichstand entschieden mehr Quintas.
        }
finale_winsBy_quality =
    { $points ->
        [one] **{ $name }** gewinnt mit { NUMBER($points) } Punkt; bei Gleichstand entschieden die besseren Quintas.
       *[other] **{ $name }** gewinnt mit { NUMBER($points) } Punkten; bei Gleichstand entschieden die besseren Quintas.
    }
    .name =
        { $points ->
            [one] **Du** gewinnst mit { NUMBER($points) } Punkt; bei Gleichstand entschieden die besseren Quintas.
           *[other] **Du** gewinnst mit { NUMBER($points) } Punkten; bei Gleichstand entschieden die besseren Quintas.
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
finale_winner = { $name } gewinnt.
    .name = Du gewinnst.

finale_parts_start = am Anfang { $points }
finale_parts_estate = für Quintas bezahlt { $points }
finale_parts_warehouse = Portwein verkauft { $points }
finale_parts_card = Karten, die verkaufen { $points }
finale_parts_barrels = übrige Fässer { $points }
finale_parts_estates = bepflanzte Quintas { $points }
finale_parts_vineyards = fünf Reben { $points }

finale_tie_estates = { $first } liegt vor { $second }: mehr Quintas.
    .first = Du liegst vor { $second }: mehr Quintas.
    .second = { $first } liegt vor dir: mehr Quintas.
finale_tie_quality = { $first } liegt vor { $second }: bessere Quintas.
    .first = Du liegst vor { $second }: bessere Quintas.
    .second = { $first } liegt vor dir: bessere Quintas.

orders_pass = bis zum Ende von Runde { $round } passen
orders_first = Startspieler werden, wenn möglich, bis Runde { $round }
orders_unload = zuerst in den { $side }-Keller ausladen

orders_kinds_pass = Für die Runde passen
orders_kinds_first = Startspieler werden…
orders_kinds_unload = Zuerst auf eine Seite ausladen…

parts_pages_board = Das Brett
parts_pages_line = Die Zeile eines Spielers

parts_parts_round_name = Runde
parts_parts_round_about = Ein Jahr mit einer Ernte. Nach der letzten endet das Spiel.
parts_parts_chips_name = Bonus der Jahre
parts_parts_chips_about = Ein Chip je Jahr. Der goldene erhöht die Qualität allen Weines dieses Jahres; blaue sind verdeckt.
parts_parts_piles_name = Stapel und Ablage
parts_parts_piles_about = Links: verdeckte Karten. Rechts: gespielte oder abgelegte.
parts_parts_quinta_name = Quinta
parts_parts_quinta_about = Das Banner zeigt, wem sie gehört. Mit Turm ist sie bepflanzt: Sie wird geerntet, und am Ende zählt ihr Preis.
parts_parts_quality_name = Qualität
parts_parts_quality_about = Die hat jedes Fass von hier, vor dem Bonus des Jahres. Mehr ist besser beim Reifen.
parts_parts_vines_name = Reben
parts_parts_vines_about = Jede Farbe einmal, O sind alte Reben; ein Kreuz ist ein freier Platz. Volle Quintas bringen mehr.
parts_parts_lot_name = Wartender Wein
parts_parts_lot_about = Qualität × Fässer. Bis ein Boot ihn lädt, gibt die Quinta nichts mehr.
parts_parts_free_name = Freier Ort
parts_parts_free_about = Münze: der Preis einer Quinta hier in Punkten. Hinter dem Pfeil: ihre Qualität.
parts_parts_harbour_name = Hafen
parts_parts_harbour_about = Der Name der Region. Im Fass: wie viele Fässer jede Quinta hier je Ernte gibt.
parts_parts_boat_name = Rabelo
parts_parts_boat_about = Bringt Chargen hinab nach Gaia. Eine Fahrt kostet einen Marker: hinauf einen Hafen, hinab beliebig weit.
parts_parts_plant_name = Pflanzen
parts_parts_plant_about = Eine Spalte je Rebe. Die Zahl im Kreis ist der Preis in Markern; besetzt wird der billigste freie.
parts_parts_buy_name = Kaufen
parts_parts_buy_about = Bezahlt den Kauf einer Quinta, einmal je Runde.
parts_parts_harvest_name = Ernten
parts_parts_harvest_about = Bezahlt die Ernte all deiner bepflanzten Quintas, einmal je Runde.
parts_parts_age_name = Reifen und verkaufen
parts_parts_age_about = Bezahlt einen Wurf für alle Chargen in deinem Keller; volle Sorten werden verkauft.
parts_parts_card_name = Karten
parts_parts_card_about = Bezahlt eine Karte, genommen oder gespielt.
parts_parts_first_name = Startspieler werden
parts_parts_first_about = Wer hier steht, beginnt ab der nächsten Runde.
parts_parts_display_name = Offene Karten
parts_parts_display_about = Nimm eine davon oder die oberste des Stapels. Spielen kannst du sie in einem späteren Zug.
parts_parts_owner_name = Spieler
parts_parts_owner_about = Zeichen und Name. Der Pfeil zeigt, wer am Zug ist, die Krone, wer allein führt.
parts_parts_token_name = Startspieler
parts_parts_token_about = Beginnt diese Runde.
parts_parts_markers_name = Marker
parts_parts_markers_about = Bezahlen Kreise und Fahrten. Sie kommen jede Runde zurück, und jede Quinta bringt mehr.
parts_parts_overseer_name = Verwalter
parts_parts_overseer_about = Besetzt allein einen beliebigen freien Kreis, einmal je Runde. Fehlt er, ist er eingesetzt.
parts_parts_brandy_name = Brandy
parts_parts_brandy_about = Jede Quinta, die Wein gibt, kostet ein Fass davon.
parts_parts_hand_name = Karten
parts_parts_hand_about = So viele sind auf der Hand. Je Zug wird eine gespielt.
parts_parts_cellar_name = Keller in Gaia
parts_parts_cellar_about = Chargen, die reifen sollen: oben Ruby, unten Tawny. Qualität × Fässer.
parts_parts_warehouse_name = Lager
parts_parts_warehouse_about = Gereifte Fässer, je Sorte mit ihrer Zahl. Eine volle Sorte wird für Punkte verkauft.
parts_parts_scored_name = Punkte bisher
parts_parts_scored_about = SP auf den Buttons. Mit ihnen zahlt man auch Quintas.
parts_parts_estates_name = Quintas
parts_parts_estates_about = Punkte, die bepflanzte Quintas am Ende bringen.
parts_parts_vineyards_name = Fünf Reben
parts_parts_vineyards_about = Ein Punkt am Ende für jede Quinta mit fünf Reben.
parts_parts_barrels_name = Fässer
parts_parts_barrels_about = Punkte, die übrige Fässer am Ende bringen.
parts_parts_total_name = Summe
parts_parts_total_about = Die Punkte, wenn das Spiel jetzt endete.
parts_parts_passed_name = Gepasst
parts_parts_passed_about = Tut in dieser Runde nichts mehr.

lesson_other = Gegner
lesson_goOn = Weiter
lesson_again = Noch einmal von vorn

lesson_look_text =
    { "" }**Vom Pflanzen bis zum ersten Verkauf, auf einem Beispielbrett.** Der Fluss ist der Douro. Er fließt von oben, vorbei an drei Regionen mit Terrassen, hinab nach **Gaia**, wo aus Wein Portwein wird.

    Dir gehört eine **Quinta** (ein Weingut) in Baixo Corgo. Drei Reben stehen dort, sie lässt sich also ernten: 2 Fässer mit Qualität 2. Bescheiden. Weiter oben ist der Wein besser: In Cima Corgo gibt eine Quinta 3 Fässer mit Qualität 5.

    Auf der **Aktionstafel** ist jede Spalte eine Aktion, jeder Kreis darin ein Platz, den einer belegen kann, für so viele **Marker**, wie seine Zahl sagt. Du hast 3 und den **Verwalter**, der allein auf jedem Kreis stehen darf.

    Jeder von euch hat 3 Punkte und 1 Fass Brandy.
lesson_look_remarks_goOn = Ein gewöhnliches Jahr: Der offene Chip zeigt einen Bonus von 0.

lesson_buy_text =
    Du bist am Zug: **eine** Aktion, dann macht dein Gegner eine, und so weiter.

    Auf den Schildern im Tal ist die goldene Zahl der Preis eines Ortes, die andere seine Qualität. Eine Quinta in Cima Corgo kostet **3 Punkte**, alles, was du hast. Hat sie am Ende { $plantedFrom } Reben, kommt der Preis zurück. Und ab der nächsten Runde bringt sie dir einen Marker mehr.

    Was möchtest du tun?
lesson_buy_remarks_buy = Sie gehört dir, für den ersten Kreis der Spalte, der 1 Marker kostet.
lesson_buy_remarks_harvest = Erlaubt: 2 Fässer mit Qualität 2. Aber dein einziger Brandy ginge für dünnen Wein drauf, und dieses Jahr hat keinen Bonus. Versuch etwas anderes.
lesson_buy_remarks_plant = Erlaubt. Aber vier Reben sind nicht besser als drei; erst die fünfte hebt die Qualität. Versuch etwas anderes.

lesson_plant_text =
    Dein Gegner hat geerntet und steht auf dem ersten Kreis dieser Spalte. Ernten kostet dich jetzt 2 Marker oder den Verwalter. Und deine neue Quinta ist noch kahl.

    Sie braucht **{ $plantedFrom } Reben**, alle verschieden, eine je Aktion. Lila hat eine eigene Spalte, Grün teilt sich eine mit Rot, Weiß eine mit Gelb. Du hast 2 Marker und den Verwalter.

    Das Bild ist jetzt das deiner eigenen Züge: oben dein Haus, darunter die Tafel. Grau ist, was gerade nicht geht; ein Ring zeigt, wovon die Rede ist.
lesson_plant_remarks_purple = Lila steht. Danach hat dein Gegner Wein nach Gaia gefahren, und du hast in deinem nächsten Zug eine grüne Rebe gepflanzt.
lesson_plant_remarks_old = Alte Reben machen die Quinta sofort besser, von 5 auf 6. Aber sie kosten 2 Marker, und drei Reben könntest du in dieser Runde nicht mehr pflanzen. Versuch etwas anderes.
lesson_plant_remarks_harvest = Nur Baixo würde geerntet: Weniger als drei Reben geben nichts. Und der teurere Kreis kostet beide Marker. Versuch etwas anderes.

lesson_third_text =
    Zwei Reben stehen. Deine Marker sind verbraucht, der **Verwalter** ist übrig. Er nimmt jeden freien Kreis, billig oder teuer; einmal je Runde.

    Der Wein deines Gegners liegt schon im Keller, auf der Seite **Ruby**.
lesson_third_remarks_white = Die dritte Rebe. Deine Quinta ist jetzt bepflanzt, und damit ist die erste Runde für dich vorbei.
lesson_third_remarks_first = Mit dem Startspielermarker würdest du die nächste Runde beginnen. Aber du hast ihn schon. Die dritte Rebe ist mehr wert. Versuch etwas anderes.
lesson_third_remarks_pass = Ruhen ist immer erlaubt. Aber der Verwalter kommt in der nächsten Runde ohnehin zurück: Setz ihn ein. Versuch etwas anderes.

lesson_year_text =
    { "" }**Runde 2.** Alle Figuren sind zurück, und die neue Quinta bringt eine: Du hast 5 Marker. Der Jahreschip zeigt **1**: Aller Wein dieser Runde hat 1 mehr Qualität.

    Dein Gegner ließ mit dem Verwalter reifen: Aus Qualität 2 und einer gewürfelten 5 wurde 7. Zwei Fässer liegen jetzt bei Reserva. Diese Sorte hat drei Plätze und wird verkauft, wenn sie voll ist; also warten sie.
lesson_year_remarks_harvest = Ein Marker, auf dem ersten Kreis. All deine bepflanzten Quintas werden zusammen geerntet.
lesson_year_remarks_old = Qualität 6 vor der Ernte: ein guter Gedanke. Aber das kostet 2 von 5 Markern, und Fahrt und Keller brauchen den Rest. Versuch etwas anderes.
lesson_year_remarks_sail = Es gibt noch nichts zu laden. Versuch etwas anderes.

lesson_baixo_text =
    Quinta für Quinta sagst du, wie viel **Wein** wird; der Rest ist **Brandy**. Um die Gärung zu stoppen, braucht eine Quinta mit Wein 1 Brandy aus dem Vorrat, wie er vor der Ernte war. Du hast **1**; nur eine deiner beiden Quintas kann also Wein geben.

    Zuerst Baixo: 2 Fässer. Der Wein hätte Qualität 3.
lesson_baixo_remarks_brandy = Am Ende der Ernte kommen zwei Fässer Brandy: genug für zwei Quintas mit Wein beim nächsten Mal.
lesson_baixo_remarks_wine = Erlaubt. Aber dann kann Cima, mit mehr und besserem Wein, nur Brandy geben. Versuch etwas anderes.

lesson_cima_text = Nun Cima: 3 Fässer. Die Qualität ist 5, und der Bonus des Jahres gibt 1 dazu.
lesson_cima_remarks_wine = Drei Fässer mit Qualität 6 liegen auf der Quinta. Ein Brandy ist weg, zwei kommen.
lesson_cima_remarks_brandy = Erlaubt. Aber der Vorrat fasst { $mostBrandy } Fässer Brandy, und was darüber geht, ist verloren. Versuch etwas anderes.

lesson_boat_text =
    Der Wein liegt in Cima, dein **Rabelo** in Gaia. **Flussaufwärts** geht jede Fahrt nur bis zum nächsten Hafen; **flussabwärts** bringt dich eine einzige Fahrt so weit, wie du willst. Jede kostet 1 Marker, und du darfst mehrere in einem Zug machen. Hin und zurück sind das 3 von deinen 4.

    Eine Quinta, deren Fässer noch warten, kann nicht wieder geerntet werden. Hol sie also.
lesson_boat_remarks_sail = Das Segel ist gesetzt, und der Wind weht vom Meer.
lesson_boat_remarks_pass = Passen gilt für die ganze Runde: Der Wein würde das Jahr über in Cima warten. Versuch etwas anderes.
lesson_boat_remarks_old = Erlaubt, für spätere Ernten: Der Wein, der dort liegt, behält seine Qualität. Aber dann reichen 2 Marker nicht, ihn heimzubringen. Versuch etwas anderes.

lesson_load_text =
    Das Boot liegt in Baixo. Dein Zug geht weiter: Fahr weiter, solange du Marker hast, oder hör auf.

    Unterwegs darfst du in jeder Region **laden**, die das Boot verlässt, passiert oder erreicht. Es hat { $holds } Laderäume, einen für jede **Charge**: den Wein einer Quinta aus einer Ernte.
lesson_load_remarks_on = Drei Fässer sind an Bord, im ersten Laderaum.
lesson_load_remarks_back = Erlaubt, mit leeren Laderäumen. Versuch etwas anderes.
lesson_load_remarks_stop = Erlaubt: Dein Zug endet, das Boot wartet in Baixo. Aber du hast nichts davon. Versuch etwas anderes.

lesson_home_text = Geladen. Von hier trägt dich die Strömung in **einer** Fahrt hinab nach Gaia.
lesson_home_remarks_gaia = Vorbei an Baixo, vorbei an den Stromschnellen: der Kai von Gaia.
lesson_home_remarks_superior = Weiter oben gehört dir nichts. Versuch etwas anderes.
lesson_home_remarks_stop = Erlaubt, aber auf dem Fluss ist Wein nichts wert. Versuch etwas anderes.

lesson_side_text =
    In Gaia kommt die Charge an Land, und du wählst, was aus ihr wird. Der Würfel entscheidet: Qualität 6 **plus Wurf**.

    { "" }**Ruby**: Reserva ab { $rubyReservaFrom }, { $rubyReservaSpaces } Plätze, { $rubyReservaPoints } Punkte; LBV (Late Bottled Vintage) ab { $rubyLbvFrom }, { $rubyLbvSpaces } Plätze, { $rubyLbvPoints } Punkte.
    Ein Wurf von 1 bis 3: Drei Fässer füllen Reserva, **2 Punkte**. 4 bis 6: Zwei füllen LBV, **3 Punkte**, das dritte wartet bei Reserva.

    { "" }**Tawny**: Reserva ab { $tawnyReservaFrom }, { $tawnyReservaSpaces } Plätze, { $tawnyReservaPoints } Punkte; Aged ab { $tawnyAgedFrom }, { $tawnyAgedSpaces } Plätze, { $tawnyAgedPoints } Punkte; Colheita ab { $tawnyColheitaFrom }, { $tawnyColheitaSpaces } Plätze, { $tawnyColheitaPoints } Punkte.
    1 oder 2: drei von vier Plätzen, noch **nichts**. 3 bis 5: **3 Punkte**. 6: Zwei füllen Colheita, **4 Punkte**.
lesson_side_remarks_ruby = Ruby: Was der Würfel auch zeigt, etwas wird verkauft. Im Schnitt 2,5 Punkte.
lesson_side_remarks_tawny = Ebenso gut für alle, die warten können: bis zu 4 Punkte, aber bei 1 oder 2 sofort nichts; im Schnitt 2,2. Hier geht es mit Ruby weiter.

lesson_age_text =
    Du hast in Gaia aufgehört, 1 Marker und der Verwalter sind übrig. Dein Gegner hat gepflanzt.

    Jetzt **reifen und verkaufen**: ein Wurf für alles, was in deinem Keller liegt. Eine Sorte, die danach voll ist, wird für ihre Punkte verkauft.
lesson_age_remarks_age = Der Würfel zeigt **4**.
lesson_age_remarks_first = Ein guter Plan: Dein Verwalter könnte noch reifen lassen. Hier kommen erst die Punkte.
lesson_age_remarks_pass = Erlaubt. Aber in der nächsten Runde würde der Wein eine Spalte deines Kellers belegen. Versuch etwas anderes.

lesson_sold_text =
    { "" }**6 + 4 = 10.** Zwei Fässer wurden Late Bottled Vintage und für **3 Punkte** verkauft. Das dritte fand dort keinen Platz und rutschte zu Reserva. Es bleibt, und zwei weitere würden diese Sorte füllen.

    Damit hast du jeden Schritt einmal gemacht: pflanzen, ernten, fahren, reifen, verkaufen. Du hast 2 Brandy für die nächste Ernte und den Verwalter für noch eine Aktion in dieser Runde.

    Später kommt dazu, was Wein besser macht: eine fünfte Rebe, alte Reben in Cima, gute Jahre. **Karten** biegen die Regeln ein wenig. Nach { $rounds } Runden kommt der Preis jeder bepflanzten Quinta zurück, { $barrelsForAPoint } übrige Fässer bringen einen Punkt, und die meisten Punkte gewinnen.
lesson_sold_remarks_again = Zurück zum ersten Brett.

terminal_table = Aktionen
terminal_cards = Auslage
terminal_chips = Bonus
terminal_places = Zu kaufen
terminal_deck = Stapel { $deck }, Ablage { $used }
terminal_estates = Quintas
terminal_boat = Boot
terminal_cellar = Keller
terminal_warehouse = Lager
terminal_none = nichts
terminal_legend =
    Aktionen: freie Kreise stehen als Zahl da, belegte als Nummer des Platzes
    (o: dessen Verwalter). 6×3: Qualität 6, drei Fässer. Reben: g grün, p lila,
    r rot, w weiß, y gelb, o alt. Das Lager beginnt mit der untersten Sorte.
    8+4+1=13: Punkte, was am Ende Quintas und Fässer zählen, die Summe.

cards_buying = **{ terms_cards_buying }**: kaufen; { $discount } weniger zahlen oder dort eine Rebe pflanzen
cards_harvesting = **{ terms_cards_harvesting }**: ernten; 1 Brandy bezahlt allen Wein
cards_planting = **{ terms_cards_planting }**: eine bis { $plantings } verschiedene Farben auf beliebigen deiner Quintas, in der Reihenfolge Grün, Lila, Rot, Weiß, Gelb
cards_two-barrels = **{ terms_cards_two-barrels }**: { $moreBarrels } kommen zu einer Charge auf einer Quinta
cards_free-action = **{ terms_cards_free-action }**: kaufen, pflanzen, ernten oder reifen und verkaufen
cards_enologist = **{ terms_cards_enologist }**, der Weinmacher: sieh dir den Bonus einer künftigen Runde an. Für den Rest dieser Runde rückt bei jeder Reifung jedes Fass eine Sorte höher, von oben nach unten, wo Platz ist. Zwei Önologen tun es zweimal
cards_vintage = **{ terms_cards_vintage }**: { $vintageBarrels } Ruby-Fass geht für { $vintagePoints } Punkte aus dem Keller
cards_colheita = **{ terms_cards_colheita }**: { $colheitaBarrels } Tawny-Fässer gehen für { $colheitaPoints } Punkte aus dem Keller
cards_boat = **{ terms_cards_boat }**: eine bis { $moves } Fahrten ohne Marker
cards_ageing-barrel = **{ terms_cards_ageing-barrel }**: reifen und verkaufen; vor dem Verkauf kommt ein Fass auf einen freien Platz, nicht höher als das höchste seiner Seite
cards_ageing-quality = **{ terms_cards_ageing-quality }**: reifen und verkaufen, { $moreQuality } mehr auf dem Würfel

cards_short_buying = **{ terms_cards_buying }**: kaufen, { choices_discount } oder eine Rebe dazu
cards_short_planting = **{ terms_cards_planting }**: eine bis { $plantings } Reben in verschiedenen Farben pflanzen
cards_short_enologist = **{ terms_cards_enologist }**: einen Bonus sehen; diese Runde reift Wein eine Sorte höher
cards_short_ageing-barrel = **{ terms_cards_ageing-barrel }**: reifen und verkaufen, mit einem Fass mehr

topics_overview_title = Überblick
topics_overview_text =
    Vintage ist eine Chronik von { $rounds } Ernten im Dourotal, wo der Portwein herkommt. Eine Runde ist ein Jahr.

    Für Portwein gießt man **Brandy** (Weinbrand, *aguardente*) in Wein, der noch gärt. So bleibt er süß und hält Jahrzehnte. Wer Wein will, braucht also zuerst Brandy.

    Deine **Quintas** (Weingüter) liegen an den Hängen über dem Fluss. Du pflanzt Reben, erntest, belädst deinen **Rabelo**, das flache Boot des Douro, und fährst hinab nach **Vila Nova de Gaia**. Dort reift dein Wein im Keller, kommt als das ins Lager, was aus ihm geworden ist, und wird für **Punkte** verkauft.

    In Gaia wählst du, was ein Wein werden soll:
    - **Ruby** reift in großen Fässern, fern der Luft, und bleibt rot. Seine Sorten, von unten: Ruby, Reserva, **LBV** (Late Bottled Vintage: ein Jahrgang, nach vier bis sechs Jahren abgefüllt) und **Vintage**, das Beste eines großen Jahres.
    - **Tawny** reift in kleinen Fässern und wird bernsteinfarben. Seine Sorten: Tawny, Reserva, **Aged Tawny** (sein mittleres Alter steht auf dem Etikett) und **Colheita**, ein Tawny eines einzigen Jahres.

    Nach der letzten Ernte zählen auch Quintas und übrige Fässer. Die meisten Punkte gewinnen.

topics_turn_title = Ein Zug
topics_turn_text =
    Im Uhrzeigersinn macht jeder Platz **eine** Aktion je Zug. So geht es weiter, bis alle gepasst oder alle Figuren eingesetzt haben; dann ist die Runde vorbei. Passen gilt für den Rest der Runde und ist immer erlaubt.

    Die meisten Aktionen bezahlt man auf der **Aktionstafel**. Jede hat eine Spalte von **Kreisen** mit Zahlen. Du zahlst auf eine von zwei Arten:
    - mit **Markern**: so vielen, wie die Zahl des Kreises sagt. Sie kommen auf den billigsten freien Kreis der Spalte;
    - mit dem **Verwalter**, allein, auf einem beliebigen freien Kreis, billig oder teuer. Du hast einen.

    Ein belegter Kreis bleibt die Runde über belegt: Wer später kommt, zahlt mehr, und eine volle Spalte ist zu.

    Was du tun kannst:
    - eine Quinta **kaufen**
    - eine Rebe **pflanzen**
    - **ernten**
    - **fahren**: Das Boot hat keine Spalte. Jede Fahrt kostet einen Marker, nie den Verwalter
    - **reifen und verkaufen**
    - eine Karte **nehmen** oder **spielen**
    - **Startspieler werden**

    Was du nicht ausführen könntest, kannst du nicht wählen. Ernte, Fahrt und Ausladen gehen in Schritten weiter, alles im selben Zug.

topics_estates_title = Quintas und Reben
topics_estates_text =
    { "" }**Kaufe** eine Quinta, einmal je Runde, egal wodurch; du besitzt höchstens { $mostEstates }. Wähle einen freien Ort und zahle seinen Preis in Punkten. Punkte fallen nie unter 0.

    - **Baixo Corgo** (unten): Preis { LIST($baixoPrices, last: "or") }, Qualität { LIST($baixoQualities, last: "or") }, { $baixoBarrels } Fässer je Ernte
    - **Cima Corgo** (oben): Preis { LIST($cimaPrices, last: "or") }, Qualität { LIST($cimaQualities, last: "or") }, { $cimaBarrels } Fässer
    - **Douro Superior**: Preis { LIST($superiorPrices, last: "or") }, Qualität { LIST($superiorQualities, last: "or") }, { $superiorBarrels } Fässer

    Eine neue Quinta ist kahl. Ab der nächsten Runde bringt sie { $markersForAnEstate } Marker mehr.

    { "" }**Pflanze** eine Rebe auf einer deiner Quintas. Jede hat { $vineSlots } Plätze, und all ihre Reben sind verschieden: grün, lila, rot, weiß, gelb. Lila hat eine eigene Spalte, Grün teilt sich eine mit Rot, Weiß eine mit Gelb.

    Mit { $plantedFrom } Reben ist eine Quinta **bepflanzt**: Jetzt lässt sie sich ernten, und am Ende kommt ihr Preis als Punkte zurück.

    { "" }**Alte Reben** sind knorrig und geben wenige, aber sehr gute Trauben. Sie wachsen nur in Cima Corgo, nehmen einen Platz wie jede Rebe und haben einen einzigen Kreis: einmal je Runde für alle zusammen. Im Spiel gibt es sie { $oldVineyards }-mal.

    Die **Qualität** ist die des Ortes, +{ $qualityForOld } mit alten Reben, +{ $qualityForFull } mit { $vineSlots } Reben. Sie steigt sofort. Reben werden nie versetzt.

topics_harvest_title = Ernte
topics_harvest_text =
    Einmal je Runde, egal wodurch. All deine bepflanzten Quintas ohne wartende Fässer machen mit, eine nach der anderen. Für jede sagst du, wie viele Fässer **Wein** sie gibt; der Rest ihres Ertrags ist **Brandy**. Sie gibt immer alle ihre Fässer.

    - Jede Quinta, die Wein gibt, kostet **1 Brandy**, egal wie viele Fässer. Zahlen kannst du nur mit Brandy, der *vor* der Ernte in deinem Vorrat war.
    - Neuer Brandy kommt, wenn alles getan ist. Der Vorrat fasst { $mostBrandy }; was darüber geht, ist verloren.
    - Der Wein liegt als eine **Charge** auf seiner Quinta: alles von einer Qualität, der der Quinta plus **Bonus des Jahres**, dem offenen Chip. Chargen mischen sich nie.
    - Fässer und Qualitätschips gehen nie aus.

    { "" }**Wartende Fässer.** Eine Quinta, auf der noch der letzte Wein liegt, gibt nichts, auch keinen Brandy, außer dein Boot liegt mit freiem Laderaum in ihrem Hafen. Dann wird zuerst die alte Charge geladen. Du darfst so eine Quinta auch auslassen, aber nicht, wenn sonst nichts geerntet wird.

    { "" }*Beispiel*: Du hast Quintas in Baixo und in Cima, 1 Brandy im Vorrat, und der Bonus ist 1. In Baixo machst du Brandy, { $baixoBarrels } Fässer, in Cima Wein: { $cimaBarrels } Fässer mit Qualität 6. Danach sind { $baixoBarrels } Brandy im Vorrat, für zwei Quintas mit Wein in der nächsten Runde.

topics_boat_title = Das Boot
topics_boat_text =
    Rabelos sind flach und haben ein großes Segel: Den Douro hinauf bringt sie der Wind, hinab die Strömung. Deiner trägt bis zu **{ $holds } Chargen**, jede in einem eigenen Laderaum.

    Häfen, flussaufwärts: **Gaia**, **Baixo**, **Cima**, **Superior**.
    - **Hinauf**: Eine Fahrt bringt dich zum nächsten Hafen.
    - **Hinab**: Eine Fahrt bringt dich so weit, wie du willst.

    Jede Fahrt kostet 1 Marker, nie den Verwalter. In einem Zug darfst du so oft fahren, wie du Marker hast, und nach jeder Fahrt aufhören.

    Unterwegs darfst du Chargen deiner eigenen Quintas **laden**, in jeder Region, die das Boot verlässt, passiert oder erreicht, solange Laderäume frei sind. Von Superior bringt eine einzige Fahrt hinab also vielleicht alles, was du hast.

    { "" }**In Gaia** kommen Chargen an Land, soweit dein Keller Platz hat: Er hat { $rubyColumns } Spalten für Ruby und { $tawnyColumns } für Tawny, in jeder eine Charge. Für jede Charge, in der Reihenfolge des Ladens, wählst du die Seite. Sind es mehr Chargen als freie Spalten, wählst du auch, welche an Bord bleiben; sie gehen an Land, sobald eine Spalte frei wird, während das Boot dort liegt.

    Keine Charge geht zurück aufs Boot.

topics_ageing_title = Reifen und verkaufen
topics_ageing_text =
    Du brauchst eine Charge im Keller. **Ein** Würfel wird für all deine Chargen geworfen. Der Wert jeder ist ihre Qualität plus Wurf. Ihre Fässer kommen ins Lager, auf ihrer Seite, in die höchste Sorte, die der Wert erreicht; was dort keinen Platz findet, kommt in die nächste darunter.

    { "" }**Ruby**
    - Vintage: kein Wert erreicht es, nur der Önologe. { $rubyVintageSpaces } Platz, { $rubyVintagePoints } Punkte
    - LBV: ab { $rubyLbvFrom }. { $rubyLbvSpaces } Plätze, { $rubyLbvPoints } Punkte
    - Reserva: ab { $rubyReservaFrom }. { $rubyReservaSpaces } Plätze, { $rubyReservaPoints } Punkte
    - Ruby: darunter, beliebig viele. Je { $rubySet } Fässer bringen { $rubySetPoints }

    { "" }**Tawny**
    - Colheita: ab { $tawnyColheitaFrom }. { $tawnyColheitaSpaces } Plätze, { $tawnyColheitaPoints } Punkte
    - Aged: ab { $tawnyAgedFrom }. { $tawnyAgedSpaces } Plätze, { $tawnyAgedPoints } Punkte
    - Reserva: ab { $tawnyReservaFrom }. { $tawnyReservaSpaces } Plätze, { $tawnyReservaPoints } Punkte
    - Tawny: darunter. Je { $tawnySet } Fässer bringen { $tawnySetPoints }

    Liegen alle Fässer dort, wird jede **volle** Sorte einmal für ihre Punkte verkauft und ist wieder leer. Andere Fässer bleiben und warten auf weitere.

    Zuerst werden Fässer gelegt, dann wirkt der Önologe, dann kommt vielleicht durch eine Karte ein Fass dazu; der Verkauf kommt zuletzt.

    { "" }*Beispiel*: Eine Ruby-Charge mit Qualität 7 und 3 Fässern, dazu ein Wurf von 3, macht 10. Zwei Fässer füllen LBV, das dritte rutscht zu Reserva. LBV wird für { $rubyLbvPoints } Punkte verkauft; das dritte Fass wartet.

topics_cards_title = Karten
topics_cards_text =
    { "" }**Nimm** eine der { $openCards } offenen Karten oder die oberste des Stapels, ungesehen. **Spiele** sie in einem späteren Zug. Beides braucht einen Kreis der Kartenspalte; der Effekt der Karte braucht keinen weiteren, selbst wenn ihre Spalte voll ist. Du hältst { $mostCards }; bei voller Hand legst du vor dem Nehmen eine ab.

    { $effects }

    Keine Karte pflanzt alte Reben. Was einmal je Runde erlaubt ist, bleibt es auch mit Karten. Eine Karte ohne Effekt kann man nicht spielen. Karten aus der Auslage kennen alle, die vom Stapel nur du.

    { "" }**{ terms_cards_free-action }** nimmt und spielt keine Karte. Von zwei gleichen Karten einer Hand geht zuerst die, die andere kennen.

topics_rounds_title = Die Runden
topics_rounds_text =
    Das Spiel hat { $rounds } Runden, jede ein Jahr mit seiner Ernte. Der offene Chip ist der **Bonus des Jahres**: { LIST($bonuses, last: "or") } mehr Qualität für allen Wein, der darin geerntet wird.

    { "" }**Startspieler werden**: Dafür gibt es einen Kreis. Du nimmst den Marker oder behältst ihn. Er gilt ab der nächsten Runde: Wer ihn hat, beginnt und wählt als Erster unter den billigen Kreisen.

    Wenn alle gepasst oder keine Figur mehr haben:
    1. Marker und Verwalter kommen zurück. Jede in dieser Runde gekaufte Quinta bringt ihren Marker.
    2. Alle Kreise sind wieder frei.
    3. Die Karten, die noch ausliegen, gehen weg, und { $openCards } neue werden aufgedeckt. Während einer Runde wird keine Lücke in der Auslage gefüllt.
    4. Der nächste Chip wird umgedreht.
    5. Kaufen und Ernten sind wieder erlaubt, Önologen gehen heim.

    Ist der Stapel leer und eine Karte nötig, wird die Ablage zum neuen gemischt.

    { "" }**Verdeckt** sind die Reihenfolge des Stapels, die Chips künftiger Runden und Karten, die jemand vom Stapel gezogen hat. Alles andere liegt für alle offen.

topics_end_title = Spielende
topics_end_text =
    Nach Runde { $rounds } wird kein Chip mehr umgedreht. Zu den Punkten jedes Platzes kommen:
    - **1** für je { $barrelsForAPoint } Fässer Wein, die ihm noch gehören, egal wo: auf Quintas, an Bord, in Keller und Lager zusammen;
    - der **Preis** jeder bepflanzten Quinta, auch der ersten;
    - **{ $fullEstatePoints }** für jede Quinta mit { $vineSlots } Reben.

    Brandy, Karten und Figuren bringen nichts.

    Die meisten Punkte gewinnen. Bei Gleichstand: mehr Quintas, bepflanzt oder nicht; dann die höhere Summe der Qualitäten aller Quintas; sonst teilt man sich den Rang.

    { "" }*Beispiel*: 10 Punkte, 14 Fässer übrig, eine bepflanzte Quinta in Baixo für 2, eine in Cima für 4 mit fünf Reben und eine in Superior mit zwei Reben: 10 + 3 + 2 + 4 + 1 = 20.

    Wer aufgibt, liegt hinter allen, die bleiben. Zu zweit gewinnt sofort der andere; zu mehreren spielt ein Ersatz den Platz weiter.

topics_setup_title = Aufbau
topics_setup_text =
    { $least } bis { $most } spielen; wer beginnt, bestimmt der Zufall. Jeder Platz startet mit
    - { $startPoints } Punkten und { $startBrandy } Fass Brandy,
    - einem Boot in Gaia,
    - einer Quinta in Baixo Corgo mit { $startVines } Reben: grün, lila, gelb. Sie lässt sich also gleich ernten,
    - { $startMarkers } Markern und dem Verwalter.

    Wer beginnt, ist im Vorteil; darum hat in der ersten Runde Platz { LIST($fewer) } einen Marker weniger, zu viert auch Platz { LIST($fewerOfFour) }.

    { $rounds } von { $chips } Chips ({ LIST($bonuses) }, je { $ofEachBonus }) liegen verdeckt auf den Runden; der erste wird umgedreht. Die anderen { $unseen } sieht niemand. Der Stapel aus { $deckSize } Karten wird gemischt, und { $openCards } werden aufgedeckt.

    Zu zweit und zu dritt sind die teuersten Kreise der Tafel nicht im Spiel, und freie Orte in Baixo Corgo sind käuflich.

    Nicht alle Zahlen der gedruckten Ausgabe waren zu bekommen; manche mussten wir erschließen.

    Vintage ist von Gil d'Orey und erschien 2011 bei MESAboardgames. Dies ist ein unabhängiges Projekt.

topics_notation_title = Aktionen schreiben
topics_notation_text =
    Jede Aktion hat einen Button, und mit { COMMAND("do") } lässt sie sich schreiben: ein beliebiger Teil davon in Worten, oder so, wie das Protokoll sie schreibt:
    `buy cima-1 pay 1` · `plant 2 purple pay 1` · `harvest pay 1` · `sail cima load 2` · `age pay overseer-2` · `take boat pay 1` · `take deck discard planting pay 1` · `play enologist 4 pay 1` · `first pay 1` · `pass`

    `pay 2` sind zwei Marker, `pay overseer-2` ist der Verwalter auf dem Kreis mit der 2.

    Schritte eines Zuges: `gather 2 wine 3` · `leave 1` · `sail gaia` · `stop` · `unload ruby` · `unload boat` · `plant 1 white` · `add tawny aged`

    Quintas sind in der Reihenfolge nummeriert, in der du sie bekamst, Orte je Region: `baixo-1`, `cima-3`. Reben: `green`, `purple`, `red`, `white`, `yellow`, `old`.

    Karten: `buying` ({ terms_cards_buying }) mit einem Ort und `discount` oder einer Farbe, `harvesting`, `planting`, `two-barrels` mit einer Quinta, `free-action` mit `buy`, `plant`, `harvest` oder `age`, `enologist` mit einer Runde, `vintage` mit einer Spalte, `colheita` mit zweien (`1,2`), `boat`, `ageing-barrel`, `ageing-quality`.
