import type { Phrases } from '../en/index.ts';

export const lesson: Phrases['lesson'] = {
  you: 'Du',
  other: 'Gegner',
  goOn: 'Weiter',
  again: 'Noch einmal von vorn',
  look: {
    text: `**Vom Pflanzen bis zum ersten Verkauf, auf einem Beispielbrett.** Der Fluss ist der Douro. Er fließt von oben, vorbei an drei Regionen mit Terrassen, hinab nach **Gaia**, wo aus Wein Portwein wird.

Dir gehört eine **Quinta** (ein Weingut) in Baixo Corgo. Drei Reben stehen dort, sie lässt sich also ernten: 2 Fässer mit Qualität 2. Bescheiden. Weiter oben ist der Wein besser: In Cima Corgo gibt eine Quinta 3 Fässer mit Qualität 5.

Unter dem Tal ist die **Aktionstafel**. Jede Spalte ist eine Aktion, jeder Kreis darin ein Platz, den einer belegen kann, für so viele **Marker**, wie seine Zahl sagt. Du hast 3 und den **Verwalter**, der allein auf jedem Kreis stehen darf.

Unten seid ihr beide: jeder mit 3 Punkten und 1 Fass Brandy.`,
    remarks: { goOn: 'Ein Jahr wie andere: Der offene Chip zeigt einen Bonus von 0.' },
  },
  buy: {
    text: `Du bist am Zug: **eine** Aktion, dann macht dein Gegner eine, und so weiter.

Auf den Schildern im Tal ist die goldene Zahl der Preis eines Ortes, die andere seine Qualität. Eine Quinta in Cima Corgo kostet **3 Punkte**, alles, was du hast. Hat sie am Ende drei Reben, kommt der Preis zurück. Und ab der nächsten Runde bringt sie dir einen Marker mehr.

Was möchtest du tun?`,
    remarks: {
      buy: 'Sie gehört dir, für den ersten Kreis der Spalte, der 1 Marker kostet.',
      harvest:
        'Erlaubt: 2 Fässer mit Qualität 2. Aber dein einziger Brandy ginge für dünnen Wein drauf, und dieses Jahr hat keinen Bonus. Versuch etwas anderes.',
      plant:
        'Erlaubt. Aber vier Reben sind nicht besser als drei; erst die fünfte hebt die Qualität. Versuch etwas anderes.',
    },
  },
  plant: {
    text: `Dein Gegner hat geerntet und steht auf dem ersten Kreis dieser Spalte. Ernten kostet dich jetzt 2 Marker oder den Verwalter. Und deine neue Quinta ist noch kahl.

Sie braucht **drei Reben**, alle verschieden, eine je Aktion. Lila hat eine eigene Spalte, Grün teilt sich eine mit Rot, Weiß eine mit Gelb. Du hast 2 Marker und den Verwalter.

Das Bild ist jetzt das deiner eigenen Züge: oben dein Haus, darunter die Tafel. Grau ist, was gerade nicht geht; ein Ring zeigt, wovon die Rede ist.`,
    remarks: {
      purple:
        'Lila steht. Während dein Gegner Wein nach Gaia fährt, folgt in deinem nächsten Zug eine grüne Rebe.',
      old: 'Alte Reben machen die Quinta sofort besser, von 5 auf 6. Aber sie kosten 2 Marker, und drei Reben könntest du in dieser Runde nicht mehr pflanzen. Versuch etwas anderes.',
      harvest:
        'Nur Baixo würde geerntet: Weniger als drei Reben geben nichts. Und der teurere Kreis kostet beide Marker. Versuch etwas anderes.',
    },
  },
  third: {
    text: `Zwei Reben stehen. Deine Marker sind verbraucht, der **Verwalter** ist übrig. Er nimmt jeden freien Kreis, billig oder teuer; einmal je Runde.

Der Wein deines Gegners liegt schon im Keller, auf der Seite **Ruby**.`,
    remarks: {
      white:
        'Die dritte Rebe. Deine Quinta ist jetzt bepflanzt, und damit ist die erste Runde für dich vorbei.',
      first:
        'Mit dem Startspielermarker würdest du die nächste Runde beginnen. Aber du hast ihn schon. Die dritte Rebe ist mehr wert. Versuch etwas anderes.',
      pass: 'Ruhen ist immer erlaubt. Aber der Verwalter kommt in der nächsten Runde ohnehin zurück: Setz ihn ein. Versuch etwas anderes.',
    },
  },
  year: {
    text: `**Runde 2.** Alle Figuren sind zurück, und die neue Quinta bringt eine: Du hast 5 Marker. Der Jahreschip zeigt **1**: Aller Wein dieser Runde hat 1 mehr Qualität.

Dein Gegner ließ mit dem Verwalter reifen: Aus Qualität 2 und einer gewürfelten 5 wurde 7. Zwei Fässer liegen jetzt bei Reserva. Diese Sorte hat drei Plätze und wird verkauft, wenn sie voll ist; also warten sie.`,
    remarks: {
      harvest: 'Ein Marker, auf dem ersten Kreis. All deine bepflanzten Quintas werden zusammen geerntet.',
      old: 'Qualität 6 vor der Ernte: ein guter Gedanke. Aber das kostet 2 von 5 Markern, und Fahrt und Keller brauchen den Rest. Versuch etwas anderes.',
      sail: 'Es gibt noch nichts zu laden. Versuch etwas anderes.',
    },
  },
  baixo: {
    text: `Quinta für Quinta sagst du, wie viel **Wein** wird; der Rest ist **Brandy**. Um die Gärung zu stoppen, braucht eine Quinta mit Wein 1 Brandy aus dem Vorrat, wie er vor der Ernte war. Du hast **1**; nur eine deiner beiden Quintas kann also Wein geben.

Zuerst Baixo: 2 Fässer. Der Wein hätte Qualität 3.`,
    remarks: {
      brandy: 'Zwei Fässer Brandy: genug für zwei Quintas mit Wein beim nächsten Mal.',
      wine: 'Erlaubt. Aber dann kann Cima, mit mehr und besserem Wein, nur Brandy geben. Versuch etwas anderes.',
    },
  },
  cima: {
    text: `Nun Cima: 3 Fässer. Die Qualität ist 5, und der Bonus des Jahres gibt 1 dazu.`,
    remarks: {
      wine: 'Drei Fässer mit Qualität 6 liegen auf der Quinta. Ein Brandy ist weg, zwei kommen.',
      brandy:
        'Erlaubt. Aber der Vorrat fasst 3 Fässer Brandy, und was darüber geht, ist verloren. Versuch etwas anderes.',
    },
  },
  boat: {
    text: `Der Wein liegt in Cima, dein **Rabelo** in Gaia. **Flussaufwärts** geht jede Fahrt nur bis zum nächsten Hafen; **flussabwärts** bringt dich eine einzige Fahrt so weit, wie du willst. Jede kostet 1 Marker, und du darfst mehrere in einem Zug machen. Hin und zurück sind das 3 von deinen 4.

Eine Quinta, deren Fässer noch warten, kann nicht wieder geerntet werden. Hol sie also.`,
    remarks: {
      sail: 'Das Segel ist gesetzt, und der Wind weht vom Meer.',
      pass: 'Passen gilt für die ganze Runde: Der Wein würde das Jahr über in Cima warten. Versuch etwas anderes.',
      old: 'Erlaubt, für spätere Ernten: Der Wein, der dort liegt, behält seine Qualität. Aber dann reichen 2 Marker nicht, ihn heimzubringen. Versuch etwas anderes.',
    },
  },
  load: {
    text: `Das Boot liegt in Baixo. Dein Zug geht weiter: Fahr weiter, solange du Marker hast, oder hör auf.

Unterwegs darfst du in jeder Region **laden**, die das Boot verlässt, passiert oder erreicht. Es hat drei Laderäume, einen für jede Charge.`,
    remarks: {
      on: 'Drei Fässer sind an Bord, im ersten Laderaum.',
      back: 'Erlaubt, mit leeren Laderäumen. Versuch etwas anderes.',
      stop: 'Erlaubt: Dein Zug endet, das Boot wartet in Baixo. Aber du hast nichts davon. Versuch etwas anderes.',
    },
  },
  home: {
    text: `Geladen. Von hier trägt dich die Strömung in **einer** Fahrt hinab nach Gaia.`,
    remarks: {
      gaia: 'Vorbei an Baixo, vorbei an den Stromschnellen: der Kai von Gaia.',
      superior: 'Weiter oben gehört dir nichts. Versuch etwas anderes.',
      stop: 'Erlaubt, aber auf dem Fluss ist Wein nichts wert. Versuch etwas anderes.',
    },
  },
  side: {
    text: `In Gaia kommt die Charge an Land, und du wählst, was aus ihr wird. Der Würfel entscheidet: Qualität 6 **plus Wurf**.

**Ruby**: Reserva ab 6, drei Plätze, 2 Punkte; LBV (Late Bottled Vintage) ab 10, zwei Plätze, 3 Punkte.
Ein Wurf von 1 bis 3: Drei Fässer füllen Reserva, **2 Punkte**. 4 bis 6: Zwei füllen LBV, **3 Punkte**, das dritte wartet bei Reserva.

**Tawny**: Reserva ab 6, vier Plätze, 2 Punkte; Aged ab 9, drei Plätze, 3 Punkte; Colheita ab 12, zwei Plätze, 4 Punkte.
1 oder 2: drei von vier Plätzen, noch **nichts**. 3 bis 5: **3 Punkte**. 6: Zwei füllen Colheita, **4 Punkte**.`,
    remarks: {
      ruby: 'Ruby: Was der Würfel auch zeigt, etwas wird verkauft. Im Schnitt 2,5 Punkte.',
      tawny:
        'Gut für alle, die warten können: bis zu 4 Punkte, aber bei 1 oder 2 sofort nichts; im Schnitt 2,2. Versuch etwas anderes.',
    },
  },
  age: {
    text: `Du hast in Gaia aufgehört, 1 Marker und der Verwalter sind übrig. Dein Gegner hat gepflanzt.

Jetzt **reifen und verkaufen**: ein Wurf für alles, was in deinem Keller liegt. Eine Sorte, die danach voll ist, wird für ihre Punkte verkauft.`,
    remarks: {
      age: 'Der Würfel zeigt **4**.',
      first:
        'Ein guter Plan: Dein Verwalter könnte noch reifen lassen. Aber erst die Punkte. Versuch etwas anderes.',
      pass: 'Erlaubt. Aber in der nächsten Runde würde der Wein eine Spalte deines Kellers belegen. Versuch etwas anderes.',
    },
  },
  sold: {
    text: `**6 + 4 = 10.** Zwei Fässer wurden Late Bottled Vintage und für **3 Punkte** verkauft. Das dritte fand dort keinen Platz und rutschte zu Reserva. Es bleibt, und zwei weitere würden diese Sorte füllen.

So dreht sich das Rad: pflanzen, ernten, fahren, reifen, verkaufen. Du hast 2 Brandy für die nächste Ernte und den Verwalter für noch eine Aktion in dieser Runde.

Später kommt dazu, was Wein besser macht: eine fünfte Rebe, alte Reben in Cima, gute Jahre. **Karten** biegen die Regeln ein wenig. Nach sieben Runden kommt der Preis jeder bepflanzten Quinta zurück, 4 übrige Fässer bringen einen Punkt, und die meisten Punkte gewinnen.`,
    remarks: { again: 'Zurück zum ersten Brett.' },
  },
};
