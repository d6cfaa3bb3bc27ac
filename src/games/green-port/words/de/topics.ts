import type { GreenPortWords } from '../en/index.ts';
import { blacks, box, command, deckSize, units } from '../facts.ts';

const { cubes, gains, headquarters, objectives, prices } = box;

/** The whole rules in our own words, a chapter each. */
export const topics: GreenPortWords['topics'] = {
  overview: {
    title: 'Überblick',
    text: `Green Port ist ein Hafen voller Ganoven. Du sammelst eine Crew und setzt sie für Coups und Häuser ein.

Deine Crew sind **Würfel** in vier Farben: **B** Blau, **G** Grün, **R** Rot, **Y** Gelb. Die Coups sind **Aufträge**: Papiere mit einem Preis in Würfeln. Die Häuser sind **Hauptquartiere** (HQ): In jeder Farbe gibt es einen Stapel davon, und sie haben Fähigkeiten. Wer etwas bezahlt, hat die Punkte sofort.

In deinem Zug **deckst** du Karten **auf**, eine nach der anderen, solange du dich traust. Sie stehen auf dem Kai: die **Auslage**. Dann heuerst du **eine** Farbe der Auslage an und bekommst Würfel dieser Farbe; die anderen dürfen sich vom Rest bedienen. Eine schwarze Karte beendet einen zu gierigen Zug, und du gehst leer aus.

Verdeckt ist nur die Reihenfolge des Stapels. Was er noch enthält, wissen alle; das Risiko auf dem Knopf und am Kran ist also genau.

Ist der letzte Auftrag erledigt, wird die Runde beendet, und die meisten Punkte gewinnen.`,
  },
  turn: {
    title: 'Ein Zug',
    text: `Ein Zug hat diese Schritte:
1. **Anheuern**: Decke Karten auf, dann heuere eine Farbe an.
2. **Abwerben**: Die anderen dürfen der Reihe nach je eine übrige Farbe nehmen, für einen Würfel an dich. Nach einer Razzia entfällt das.
3. **Einsetzen**: Erledige Aufträge, kaufe Hauptquartiere, dreh dein Plättchen zurück, sooft du zahlen kannst, in beliebiger Reihenfolge. Dann beende den Zug.

**Tauschen**: Beim Anheuern zwischen dem Aufdecken und beim Einsetzen darfst du, sooft du willst, ${prices.specialise} Würfel einer Farbe oder ${prices.specialise} verschiedener Farben für einen Würfel einer Farbe zahlen, mit der du nicht zahlst.

Am Ende des Zuges werden die Karten abgelegt, die in der Auslage übrig sind. Dann ist der nächste Platz am Zug.

*Der Reihe nach* heißt immer: zuerst, wer am Zug ist, dann im Uhrzeigersinn, einer nach dem anderen. Spätere wissen also, was frühere gewählt haben.`,
  },
  cards: {
    title: 'Karten',
    text: `Der Stapel hat ${deckSize} Karten:
- ${units} **Leute**, die man anheuern kann: jede der vier Farben mit jedem von sechs Symbolen einmal.
- ${blacks} **schwarze** Karten. Solange niemand in der Auslage steht, bewirkt eine schwarze Karte nichts. Sonst ist **Razzia**: kein Anheuern, kein Abwerben, gleich zum Einsetzen. Liegt dein **Plättchen** offen, darfst du es stattdessen **umdrehen**: Die ganze Auslage wird abgelegt, und du beginnst das Anheuern im selben Zug neu.
- Das **orange X**: Der Reihe nach verlieren alle mit mehr als ${cubes.limit} Würfeln die Hälfte davon, abgerundet, nach eigener Wahl; oder sie drehen ein offenes Plättchen um und verlieren nichts. Dann Trostwürfel.
- Das **grüne X**: Am Ende dieses Zuges werden alle ${deckSize} Karten zu einem neuen Stapel gemischt. Vorher, sofort, Trostwürfel.

Nach einem X geht das Anheuern weiter.

**Trostwürfel**, höchstens einmal im Zug: Alle mit den wenigsten Punkten nehmen einen Würfel in einer Farbe ihrer Wahl. Haben alle gleich viele Punkte, sind es alle mit den wenigsten Würfeln. Wer einen bekommt, steht fest, bevor der Erste wählt.

Ein verdecktes Plättchen kommt nur beim Einsetzen zurück, gegen Würfel.

Ist der Stapel leer und eine Karte nötig, wird die Ablage zum neuen gemischt; die Auslage bleibt draußen. Ist auch die Ablage leer, kann nichts aufgedeckt werden.`,
  },
  hire: {
    title: 'Anheuern',
    text: `Solange die Auslage leer ist, musst du aufdecken. Danach machst du weiter oder heuerst eine Farbe der Auslage an. All ihre Karten werden abgelegt, und du bekommst von dieser Farbe:
- ${gains.card} Würfel für jede dieser Karten;
- ${gains.tile}, wenn dein Plättchen offen liegt und eine von ihnen sein Symbol zeigt;
- ${gains.boost} für jedes deiner grünen Hauptquartiere, das sie **verstärkt**: das beim Kauf auf diese Farbe gesetzt wurde.

**Im Einklang**: Sind alle vier Farben in der Auslage, bekommst du auch je einen Würfel der anderen Farben. Deren Karten bleiben für die anderen liegen.

Steht niemand in der Auslage, darfst du aufhören und niemanden anheuern.

*Beispiel*: zwei rote Karten; eine zeigt das Rad, dein Plättchen auch, und es liegt offen. Ein grünes Hauptquartier verstärkt Rot. 2 + 1 + 1: Du bekommst 4 Rot.`,
  },
  refer: {
    title: 'Abwerben',
    text: `Nach dem Anheuern werden die anderen der Reihe nach einmal gefragt: **passen** oder dem, der am Zug ist, ${prices.refer} Würfel beliebiger Farbe geben und alle übrigen Karten einer Farbe nehmen. Das bringt, was Anheuern bringt, mit dem eigenen Plättchen und den eigenen Verstärkungen, aber nie Einklang.

Wer keinen Würfel hat, wird nicht gefragt; liegen keine Leute mehr da, wird niemand gefragt. Nach einer Razzia wirbt niemand ab.`,
  },
  utilise: {
    title: 'Einsetzen',
    text: `Sooft du zahlen kannst, in beliebiger Reihenfolge:
- **Auftrag erledigen**: Zahle für jede Farbe die Summe der Werte auf seinen Karten dieser Farbe. Der Joker nimmt seinen Wert in Würfeln einer Farbe, egal welcher. Du nimmst die Karten: Ihre Werte sind deine Punkte.
- **Hauptquartier kaufen**, das oberste einer Farbe: ${prices.headquarters} Würfel dieser Farbe und einer mehr für jede *Karte* dieser Farbe auf übrigen Aufträgen. Sie werden also billiger.
- **Plättchen zurückdrehen**: ${prices.unflip} Würfel beliebiger Farben; ${prices.unflipAfterBust}, wenn du in diesem Zug eine Razzia hattest.

Jeder Preis wird jedes Mal neu berechnet, so dass eine Tat die nächste billiger machen kann. Würfel, die du behältst, hast du im nächsten Zug noch. Dann **beende** den Zug.

*Beispiel*: Auf zwei Aufträgen ist noch Rot, je eine Karte. Das rote Hauptquartier kostet 2 + 2 = 4 Rot. Du erledigst einen der beiden: Jetzt kostet es 3.`,
  },
  powers: {
    title: 'Fähigkeiten',
    text: `Hauptquartiere bringen ihre Punkte und eine bleibende Fähigkeit:
- **Blau**: Jedes macht jeden Auftrag um einen Würfel billiger, bis auf 0; die Farbe wählst du.
- **Grün**: Wähle beim Kauf eine Farbe, die es **verstärkt**: Immer wenn du diese Farbe anheuerst oder abwirbst, bekommst du einen Würfel mehr. Mehrere auf einer Farbe zählen zusammen.
- **Rot**: Ein Tausch nimmt ${prices.specialiseWithRed} beliebige Würfel, gleiche oder verschiedene. Eins genügt dafür; weitere bringen nur Punkte.
- **Gelb**: Jedes macht das Zurückdrehen deines Plättchens um einen Würfel billiger, bis auf 0.`,
  },
  end: {
    title: 'Spielende',
    text: `Ist kein Auftrag mehr übrig, wird die Runde zu Ende gespielt: Wer in ihr später kommt, hat noch einen Zug. Dann folgen von selbst die **letzten Käufe**: Farbe für Farbe, wer die meisten Würfel davon hat, zuerst, bei gleich vielen, wer später am Zug ist; alle kaufen so viele der übrigen Hauptquartiere wie möglich, für je ${prices.headquarters} Würfel. Fähigkeiten wirken nicht mehr.

Die meisten Punkte gewinnen. Bei Gleichstand: mehr übrige Würfel, dann die höchste einzelne Auftragskarte, dann die zweithöchste und so weiter. Ist alles gleich, teilt man sich den Rang.

Wer aufgibt, liegt am Ende ganz hinten, und ein Ersatz spielt nach denselben Regeln weiter. Bleibt nur einer übrig, hat der gewonnen.`,
  },
  variants: {
    title: 'Aufbau und Varianten',
    text: `Zwei bis vier spielen. Die ersten vier **Aufträge** teilen sich neun Karten (Werte ${objectives.white.join(', ')}), zufällig auf Spalten verteilt. Zu dritt und zu viert hat ein fünfter ${objectives.black.join(', ')}, und der sechste ist ein **Joker** im Wert von ${objectives.wild}. Auf jeder Karte außer dem Joker liegt ein Würfel in der Farbe, die sie verlangt.

Ein Stapel **Hauptquartiere** enthält, von oben: zu zweit ${headquarters.piles['2'].join(', ')}; zu dritt ${headquarters.piles['3'].join(', ')}; zu viert ${headquarters.piles['4'].join(', ')}.

Alle haben ein **Plättchen** mit einem der sechs Symbole, zuerst offen. Dann wählen alle, vom letzten Platz der Reihenfolge bis zum ersten, je einen **Startwürfel**: Von jeder Farbe gibt es einen. Der erste Platz beginnt.

Varianten:
- **Standard**: all diese Regeln.
- **ohne Plättchen**: niemand hat eins; es gibt keinen Würfel für sein Symbol, und niemand kann sich vor Razzia oder Verlust retten.
- **ohne Fähigkeiten**: Hauptquartiere bringen nur Punkte.
- **einfach**: ohne diese Extras, also ohne beides.

Green Port ist von Pedro Dias für die Green Box of Games. Dies ist ein unabhängiges Projekt.`,
  },
  notation: {
    title: 'Aktionen schreiben',
    text: `Jede Aktion hat einen Knopf, und mit \`${command('do')}\` lässt sie sich schreiben: ein beliebiger Teil davon in Worten, oder so, wie das Protokoll sie schreibt:
\`pick red\` · \`reveal\` · \`hire red\` · \`flip\` · \`bust\` · \`lose blue-1,red-3\` · \`bonus red\` · \`refer blue pay red\` · \`pass\` · \`complete 3 pay blue-2,red-4\` · \`buy green boost blue\` · \`unflip pay red-2\` · \`specialise green pay red-3\` · \`end\`

\`bonus\` ist ein Trostwürfel, \`specialise\` ein Tausch, \`refer\` das Abwerben, \`bust\` heißt die Razzia hinnehmen.

Würfel schreibt man als Farbe und Zahl, in der Reihenfolge Blau, Grün, Rot, Gelb. \`none\` steht für keine Würfel.`,
  },
};
