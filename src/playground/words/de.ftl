name = Spiele
heading = Welches Spiel?
note = Vier Leute teilen sich diese Testumgebung: Drück oben auf einen Namen, um diese Person zu sein, oder öffne für jede einen Tab. Dies ist ein unabhängiges Projekt, von den Autoren und Verlagen der Spiele weder gemacht noch unterstützt. Wenn du hier gern spielst, kauf die gedruckten Spiele.
goOn = Weiter in
players = { $least }–{ $most } Personen
seats =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
minutes = etwa { $count } Minuten
alone = Allein spielen
bot = Gegen den Bot
two = Beide Plätze spielen
open = Tisch eröffnen
learn = Lernen
rules = Regeln
picture = Das Brett von { $game } mitten in einer Partie
