import type { GreenPortWords } from '../en/index.ts';

export const lesson: GreenPortWords['lesson'] = {
  you: 'Du',
  other: 'Gegner',
  goOn: 'Weiter',
  watch: 'Zusehen, was passiert',
  again: 'Noch einmal von vorn',
  look: {
    text: `**Ein erster Zug auf einem Beispielbrett.** Karten kommen als Container auf den Kai herunter, und in jedem steckt jemand von einer Farbe: **B** Blau, **G** Grün, **R** Rot, **Y** Gelb. Wen du anheuerst, der kommt zu deiner Crew. In den Regeln heißt jeder aus deiner Crew **Würfel**.

Die Papiere sind **Aufträge**: der Preis in Würfeln, die Punkte in Gold. Die Häuser sind **Hauptquartiere** (HQ) und ebenfalls zu kaufen. Beides gibt dem Punkte, der zahlt.

Unten seid ihr beide, jeder mit einem **Plättchen**. Deins zeigt einen Tropfen.`,
    remarks: { goOn: 'Vor dem ersten Zug wählen alle einen Startwürfel.' },
  },
  pick: {
    text: `Wer als Letzter am Zug ist, wählt zuerst: Dein Gegner hat Gelb genommen. Welche Farbe wählst du?

Ein Ziel hilft dabei. Sieh dir die Papiere an: Nummer 3 verlangt 4 Blau und 1 Gelb, zusammen 5 Würfel. Alle anderen verlangen mehr.`,
    remarks: {
      blue: 'Von den 4 blauen Würfeln für Auftrag 3 hast du damit schon einen.',
      green:
        'Auch gut: Die Aufträge 2 und 4 verlangen viel Grün. Aber sie kosten 6 und 8 Würfel. Versuch etwas anderes.',
      red: 'Auch gut: Auftrag 1 ist ganz rot. Aber er kostet 6 Würfel, Nummer 3 nur 5. Versuch etwas anderes.',
    },
  },
  first: {
    text: `Du bist am Zug. Du **deckst** Karten auf, eine nach der anderen, und sie stehen als **Auslage** auf dem Kai, bis du aufhörst und anheuerst.

Von den 31 Karten im Stapel sind 5 **schwarz**. Solange niemand in der Auslage steht, bewirkt eine schwarze Karte nichts. Das erste Aufdecken ist also sicher, und der Knopf sagt es auch.`,
    remarks: { reveal: 'Eine gelbe Karte mit Kreisen.' },
  },
  one: {
    text: `Das Schild darunter sagt, was Gelb dir brächte: **+1** Würfel. Du darfst jetzt anheuern oder eine weitere Karte aufdecken.

Ab jetzt ist eine schwarze Karte eine **Razzia**: kein Anheuern in diesem Zug. 30 Karten sind übrig, 5 davon schwarz; der Streifen unter dem Kai zählt sie. Das sind **17\u00a0%**, und du brauchst nicht zu rechnen: Das Schild am Kran und der Knopf sagen es immer genau.`,
    remarks: {
      yellow: 'Erlaubt und sicher. Aber ein Würfel ist wenig für einen ganzen Zug. Versuch etwas anderes.',
      reveal: 'Gewagt und gut gegangen: eine blaue Karte mit Rad.',
    },
  },
  two: {
    text: `Zwei Farben stehen da. Anheuern darfst du nur **eine** davon, aber mit all ihren Karten: Eine zweite blaue oder gelbe würde sie wertvoller machen. Weiter oder anheuern?`,
    remarks: {
      blue: 'Blau ist dein Ziel, aber mit deinem Startwürfel sind das erst 2 von 4. Das Risiko ist weiter 17\u00a0%. Versuch etwas anderes.',
      yellow:
        'Auftrag 3 verlangt auch einen gelben Würfel, aber die vier blauen sind schwerer zu bekommen. Versuch etwas anderes.',
      reveal: 'Wieder gut: eine rote Karte mit Kreisen.',
    },
  },
  three: {
    text: `Drei Farben. Käme eine grüne Karte dazu, wärst du **im Einklang**: Mit allen vier Farben in der Auslage bringt dein Anheuern auch je einen Würfel der anderen Farben.

Schwarze Karten sind es weiter 5, aber der Stapel ist auf 28 geschrumpft: **18\u00a0%**.`,
    remarks: {
      blue: 'Sicher, aber nur 1 Würfel. Von den 28 Karten würden dir 11 helfen, 5 blaue und 6 grüne; 5 würden schaden. Versuch etwas anderes.',
      red: 'Auftrag 3 verlangt kein Rot. Und 11 der 28 Karten würden dir helfen, 5 blaue und 6 grüne. Versuch etwas anderes.',
      reveal: 'Blau, und mit einem Tropfen: dem Symbol deines Plättchens!',
    },
  },
  four: {
    text: `Jetzt bringt Blau **+3**: zwei Karten und einen dazu, weil eine blaue Karte das Symbol deines Plättchens zeigt und es offen liegt. Ein goldener Ring markiert so eine Karte. Mit deinem Startwürfel wären es 4 Blau.

Bei einer schwarzen Karte wäre das alles verloren, oder du **drehst** dein Plättchen **um**: Dann ist die Auslage weg, aber du fängst neu an. Das Risiko ist **19\u00a0%**. Hörst du auf?`,
    remarks: {
      reveal:
        'Du drehst sie um: **Schwarz**. Drehst du dein Plättchen um, ist die Auslage weg; behältst du es, heuerst du niemanden an. Rechtzeitig aufhören ist das halbe Spiel. Geh zurück und versuch etwas anderes.',
      blue: 'Du hörst auf. Vier blaue Würfel gehören dir.',
      red: 'Erlaubt, aber 1 Rot ist weniger als 3 Blau, und Auftrag 3 verlangt Blau. Versuch etwas anderes.',
    },
  },
  refer: {
    text: `Die blauen Karten sind weg, die anderen stehen noch da. Bevor du ausgibst, werden die anderen einmal gefragt: Sie dürfen **abwerben**. Das heißt: **dir** einen Würfel beliebiger Farbe geben und alle übrigen Karten einer Farbe nehmen.

Rot und Gelb zeigen beide Kreise, das Symbol auf dem Plättchen deines Gegners; beides brächte also 2 Würfel. Der eine Würfel, den er geben kann, ist gelb.`,
    remarks: { goOn: 'Dein Gegner wirbt 2 Rot ab und zahlt dir den gelben Würfel.' },
  },
  spend: {
    text: `4 Blau und 1 Gelb: genau das, was Auftrag 3 verlangt. Was du bezahlen kannst, hat einen goldenen Rand.

Jetzt **setzt** du Würfel **ein**, sooft du zahlen kannst und in beliebiger Reihenfolge. Was tust du?`,
    remarks: {
      complete: 'Fünf Würfel für 5 Punkte. Punkte zählen sofort.',
      buy: 'Erlaubt: 2 Punkte, und von da an kostet dich jeder Auftrag einen Würfel weniger. Aber heute sind 5 Punkte drin, und niemand kann sie dir nehmen. Versuch etwas anderes.',
      end: 'Erlaubt: Würfel bleiben dir. Aber jemand könnte Auftrag 3 vor dir erledigen, und ein oranges X halbiert jeden Vorrat von mehr als 7 Würfeln. Versuch etwas anderes.',
    },
  },
  after: {
    text: `**5 Punkte** in deinem ersten Zug. Und sieh dir das blaue **Hauptquartier** an: Sein Preis fiel von 3 auf **2**. Er beträgt 2 Würfel und einen mehr für jede Karte dieser Farbe auf übrigen Papieren.

Jedes Hauptquartier gibt Punkte und eine **Fähigkeit**. Blau: Aufträge kosten dich einen Würfel weniger. Grün: ein Würfel mehr bei jedem Anheuern einer Farbe deiner Wahl. Rot: Du tauschst 2 beliebige Würfel gegen einen anderer Farbe statt 3. Gelb: Nach dem Umdrehen wird es billiger, dein Plättchen zurückzudrehen.

Jetzt würdest du deinen Zug beenden. Dann deckt dein Gegner auf, und du wirst gefragt, ob du abwirbst. Ist kein Auftrag mehr übrig, wird die Runde beendet, und die meisten Punkte gewinnen.`,
    remarks: { again: 'Zurück zum ersten Brett.' },
  },
};
