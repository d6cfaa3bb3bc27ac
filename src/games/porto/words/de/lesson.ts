import type { PortoWords } from '../en/index.ts';

export const lesson: PortoWords['lesson'] = {
  you: 'Du',
  other: 'Gegner',
  goOn: 'Weiter',
  again: 'Noch einmal von vorn',
  look: {
    text: `**Ein erster Zug auf einem Beispielbrett.** Es gibt zwei Straßen: oben \`L3\` bis \`L7\`, unten \`R1\` bis \`R5\`. Die Häuser gehören niemandem: Punkte bekommst du für die Etagen, die *du* dazubaust.

Sieh dir \`L4\` an: ein gelbes Haus mit zwei seiner fünf Etagen, und auf seinem Dach wartet ein Marker über 3 Punkte. Auf der Hand hast du zwei Karten, blau 1 und rot 3.`,
    remarks: { goOn: 'Du bist am Zug.' },
  },
  choose: {
    text: `In deinem Zug tust du **eins** von beidem: Du **nimmst** Karten vom offenen Markt, oder du **baust** mit zwei Karten von deiner Hand. Beim Bauen gibt eine Karte die Zahl der Etagen an, die andere ihre Farbe.

Für das gelbe Haus brauchst du eine gelbe Karte.`,
    remarks: {
      draw: 'Gut: Im Markt liegt eine gelbe Karte.',
      build:
        'Das ginge: rot 3 und blau 1 reichen für drei blaue Etagen auf einem leeren Haus. Aber L4 ist viel mehr wert, und keine deiner Karten ist gelb. Nimm erst Karten.',
    },
  },
  draw: {
    text: `Fünf Karten liegen offen. Du nimmst eine bis drei davon, **zusammen höchstens 3 wert**. Alle sehen, was du nimmst; Handkarten sind also kein Geheimnis.

Welche Karten nimmst du?`,
    remarks: {
      yellowAndRed:
        '1 + 2 = 3: mehr darf es nicht sein. Beide Karten kommen auf deine Hand, und der Markt wird aufgefüllt.',
      blue: 'Erlaubt, denn eine 3 allein ist 3 wert. Aber es bringt keine gelbe Karte. Versuch etwas anderes.',
      tooMuch: '2 + 2 = 4, und höchstens 3 sind erlaubt: Das geht nicht. Versuch etwas anderes.',
    },
  },
  number: {
    text: `Auch dein Gegner hat eine Karte genommen, und du bist wieder am Zug. Du hast blau 1, rot 2, rot 3 und gelb 1: Zeit zu **bauen**.

Welche Karte gibt die **Zahl** der Etagen an? \`L4\` hat Platz für drei.`,
    remarks: {
      red3: 'Drei Etagen: genau das, was L4 noch fehlt.',
      red2: 'Zwei würden passen, aber das Haus würde nicht fertig, und der Marker auf dem Dach bliebe deinem Gegner. Versuch etwas anderes.',
      yellow1:
        'Eine Etage ist wenig, und die gelbe Karte wird für die Farbe gebraucht. Versuch etwas anderes.',
    },
  },
  colour: {
    text: `Welche Karte gibt ihre **Farbe** an? Von dieser Karte zählt nur die Farbe, nicht der Wert: Eine 1 ist so gut wie eine 3. Ein begonnenes Haus behält seine Farbe.`,
    remarks: {
      yellow1: 'Drei gelbe Etagen. Beide Karten sind damit verbraucht.',
      blue1:
        'Drei blaue Etagen passen nicht auf L5, dort ist nur Platz für zwei: Sie müssten ein neues Haus beginnen. Versuch etwas anderes.',
    },
  },
  house: {
    text: `Auf welches **Haus** kommen die drei gelben Etagen? Alle kommen auf dasselbe.`,
    remarks: {
      L4: 'Drei Etagen auf zwei: Damit ist das Haus fertig.',
      L5: 'L5 ist blau, und ein Haus hat nur eine Farbe. Versuch etwas anderes.',
      L6: 'Erlaubt: Ein leeres Haus darf in einer Farbe beginnen, die kein Nachbar hat, und sein Marker brächte 2. Aber L4 bringt mehr. Versuch etwas anderes.',
    },
  },
  claim: {
    text: `Die neuen Etagen sind noch durchsichtig, bis du bestätigst. Sie bringen:
- **Haus 5**: alle Etagen, die \`L4\` dann hat, auch die alten.
- **Nachbarn 3**: Deine Etagen liegen auf den Höhen 3, 4 und 5. \`L3\` hat eine Etage auf Höhe 3, \`L5\` auf den Höhen 3 und 4.
- **Dachmarker 3**, weil du das Haus fertigstellst.

Das macht 11. Außerdem darfst du jeden offenen Auftrag **einlösen**, den dein Bau *genau* erfüllt. Welche?`,
    remarks: {
      both: 'Genau 3 gelbe Etagen, gebaut mit einer roten und einer gelben Karte: Beide Aufträge sind erfüllt, je 2 Punkte.',
      blue: 'Deine Etagen sind gelb, und es sind drei: Dieser Auftrag ist nicht erfüllt. Versuch etwas anderes.',
      none: 'Du darfst Aufträge liegen lassen, aber diese 4 Punkte brauchst du nur zu nehmen. Versuch etwas anderes.',
    },
  },
  after: {
    text: `**15 Punkte**, und \`L4\` hat sein Dach. Für die eingelösten Aufträge kommen neue.

Zu Beginn eines Spiels behält außerdem jeder drei **geheime Aufträge**. Sie zählen am Ende und sehen nur auf *fertige* Häuser, egal wer sie gebaut hat. Du hast *gelbe Häuser*: Mit L4 ist er schon 1 wert. Und deinem *Paar blau-gelb* fehlen jetzt nur noch zwei Etagen auf \`L5\`.

Sind genug Dächer gesetzt, wird die Runde beendet und noch eine gespielt. Das ist das ganze Spiel: Karten nehmen, bauen und die Nachbarn im Auge behalten.`,
    remarks: { again: 'Zurück zum ersten Brett.' },
  },
};
