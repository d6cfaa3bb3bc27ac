about = Porto: Baue die bunten Häuser am Fluss

build_about = Mit zwei Karten von deiner Hand Etagen bauen
build_number = Die Karte, die die Zahl der Etagen angibt, etwa red-3 oder rot 3
build_colour = Die Karte, die ihre Farbe angibt, etwa blue-1 oder blau 1
build_house = Das Haus, etwa L4
build_roof = Das freie Dach für den Marker aus dem Erdgeschoss
build_claim = Öffentliche Aufträge: alle erfüllten (Standard), none oder Felder wie 1,3
build_now = Sofort bauen, ohne vorher zu sehen, was es brächte
build_claimAll = Alle erfüllten

draw_about = Eine bis drei Karten, zusammen höchstens 3 wert, vom Markt nehmen
draw_cards = Felder des Marktes, etwa 1,3, oder Karten, etwa blau 2
draw_now = Sofort nehmen, ohne vorher zu sehen, was es brächte

challenge = Zu Porto herausfordern

settings_variant = Standard oder Familie: ohne geheime Aufträge

solo_about = Allein gegen den Timer spielen, hier oder in einer Direktnachricht mit mir
solo_timer = Karten im Timer: weniger sind schwerer (sonst: 28)
solo_timers_28 = 28 Karten
solo_timers_26 = 26 Karten, schwerer
solo_timers_24 = 24 Karten, am schwersten
