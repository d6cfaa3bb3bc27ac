import { grammar } from '../../../../stage/grammar.ts';
import { TIMER_SIZES } from '../../rules/types.ts';
import type { PortoWords } from '../en/index.ts';
import { command, copies, goal, levels, paid, privatePoints, publicPays, roofs, tiles } from '../facts.ts';

const { listed, ordinal } = grammar('de');

/** The whole rules in our own words, a chapter each. */
export const topics: PortoWords['topics'] = {
  overview: {
    title: 'Überblick',
    text: `Du baust an den bunten Häusern zweier Straßen am Fluss, \`L1\` bis \`L7\` und \`R1\` bis \`R7\`. Die Häuser gehören niemandem: Punkte gibt es in jedem Zug für das, was *du* dazubaust.

In deinem Zug tust du eins von beidem: Du **nimmst** Karten vom offenen Markt, oder du **baust** Etagen mit zwei Karten von deiner Hand. Punkte zählen sofort. Auf manchen Häusern liegen Marker; vier öffentliche Aufträge liegen für alle aus, die sie erfüllen; und jeder behält drei geheime Aufträge, die am Ende zählen.

Sind genug Dächer gesetzt, wird die Runde beendet und noch eine gespielt. Wer dann die meisten Punkte hat, gewinnt.

**Häuser im Spiel**: zu viert alle vierzehn; zu dritt ohne \`L1\` und \`R7\`; zu zweit und solo ohne \`L1\`, \`L2\`, \`R6\` und \`R7\`. Ein Haus, das nicht im Spiel ist, ist kein Nachbar.

Zu Beginn bekommt jeder Platz fünf geheime Aufträge und behält verdeckt drei; auf jedem Erdgeschossfeld liegt ein Marker über 1 bis 4 Punkte.`,
  },
  turn: {
    title: 'Ein Zug',
    text: `Du musst genau eins davon tun:
- **Nehmen**: Nimm eine bis drei Karten vom Markt, zusammen höchstens 3 wert.
- **Bauen**: Spiele genau zwei Karten von deiner Hand und baue Etagen auf ein Haus.

Danach wird der Markt Feld für Feld wieder auf fünf Karten aufgefüllt, die öffentlichen Aufträge auf vier. Ist der Kartenstapel leer, werden die abgelegten Karten zum neuen gemischt; gibt es keine, bleibt ein Feld leer, bis wieder Karten da sind.

**Passen** geht nur, wenn der Markt leer ist und du gar nicht bauen kannst; der Tisch passt dann für dich. Besteht eine ganze Runde aus Passen, endet das Spiel mit ihr; das letzte Mal drückst du selbst.

Handkarten liegen offen und sind unbegrenzt: Jede wurde vor aller Augen genommen. Geheim sind nur die geheimen Aufträge und die Reihenfolge der Stapel.`,
  },
  draw: {
    title: 'Karten nehmen',
    text: `Nimm eine, zwei oder drei der fünf Karten im Markt. Ihre Werte dürfen zusammen **höchstens 3** ergeben: eine 3 allein, eine 2 mit einer 1, bis zu drei 1en oder weniger. Mindestens eine Karte musst du nehmen.

Die Karten kommen auf deine Hand, und die leeren Felder werden vom Stapel aufgefüllt.

In Discord nimmt \`${command('draw')}\` Felder, etwa \`1,3\`, oder Karten, etwa \`blau 2\`. Du siehst, was sie brächten, und ein Knopf nimmt sie; mit \`now\` nimmst du sie sofort.

In jeder Farbe gibt es zehn Karten: ${copies[1]} mit Wert 1, ${copies[2]} mit Wert 2 und ${copies[3]} mit Wert 3.`,
  },
  build: {
    title: 'Bauen',
    text: `Spiele zwei Karten: Eine gibt die **Zahl** der Etagen an, die andere ihre **Farbe**. Alle diese Etagen kommen auf ein Haus:
- Es muss Platz für alle haben.
- Ein **leeres Haus** beginnt mit dem Erdgeschoss; es zählt als Etage. Kein Nachbar in derselben Straße darf diese Farbe schon haben.
- Ein **begonnenes Haus** behält seine Farbe.
- Die Plättchen müssen noch da sein: ${tiles.floorsPerColour} Etagen und ${tiles.groundFloorsPerColour} Erdgeschosse je Farbe, also höchstens ${tiles.groundFloorsPerColour} Häuser einer Farbe.

Dann in dieser Reihenfolge:
1. Hast du das Erdgeschoss gebaut, werte den Marker, der dort lag, und lege ihn auf ein **freies Dach** deiner Wahl: irgendein Haus im Spiel, in welcher Straße auch immer, ohne Dachplättchen und ohne Marker – auch dieses. Ist kein Dach frei, scheidet der Marker aus.
2. Ist das Haus fertig, bekommt es sein Dachplättchen. Lag auf dem Dach ein Marker, werte ihn; er scheidet aus.

Ein niedriges Haus, in einem Zug begonnen und fertiggestellt, kann seinen Marker also zweimal auszahlen.`,
  },
  points: {
    title: 'Punkte eines Baus',
    text: `Zähle zusammen:
- **Haus**: die Etagen, die das Haus nach deinem Bau hat, auch die alten.
- **Nachbarn**: für jede gerade gebaute Etage ein Punkt je Nachbarhaus, das auf derselben Höhe eine Etage hat. Es zählen nur direkte Nachbarn in derselben Straße; Dächer nie.
- **Erdgeschossmarker**, wenn du das Erdgeschoss gebaut hast.
- **Dachmarker**, wenn du ein Haus fertigstellst, auf dessen Dach ein Marker liegt.
- **Öffentliche Aufträge**, die du einlöst.

*Beispiel*: Ein Haus mit Platz für fünf hat zwei Etagen und einen Marker über 2 auf dem Dach. Mit rot 3 und blau 1 baust du drei blaue Etagen, Höhe 3 bis 5; ein Nachbar reicht bis Höhe 4, der andere bis Höhe 3. Haus 5, Nachbarn 3 (Höhe 3 und 4 auf der einen Seite, 3 auf der anderen), Dachmarker 2. Mit den Aufträgen „3 blaue Etagen“ und „Karten blau + rot“ 4 mehr: **14 Punkte**.`,
  },
  contracts: {
    title: 'Öffentliche Aufträge',
    text: `Vier liegen offen. Nach dem Bauen darfst du jeden einlösen, den dein Bau **genau** erfüllt:
- **1 Etage** einer Farbe: ${publicPays['floors-1']} Punkte. **2 Etagen**: ${publicPays['floors-2']}. **3 Etagen**: ${publicPays['floors-3']}. Drei Etagen erfüllen keinen Auftrag über zwei.
- **Haus**: Du hast ein Haus dieser Farbe fertiggestellt: ${publicPays.house}.
- **Zwei Karten einer Farbe**: Beide gespielten Karten haben sie: ${publicPays.cards}.
- **Zwei Farben**: je eine Karte davon, egal welche die Zahl und welche die Farbe angab: ${publicPays.cards}.

Ein Bau kann mehrere Aufträge erfüllen; du darfst alle einlösen oder welche liegen lassen. Es zählen nur die vier, die beim Bauen offen lagen; aufgefüllt wird danach. Eingelöste Aufträge entscheiden am Ende auch bei Gleichstand. Ist ihr Stapel leer, bleiben Felder leer.`,
  },
  private: {
    title: 'Geheime Aufträge',
    text: `Am Ende sehen sie nur auf **fertige** Häuser, egal wer sie gebaut hat. Ein Haus zählt je Karte einmal, darf aber für mehrere Karten zählen.
- **Häuser** einer Farbe: ${paid(privatePoints.houses)} Punkte für 1 / 2 / 3.
- **Paar**: zwei Nachbarn in den beiden Farben; ${paid(privatePoints.pair)} für 1 / 2 / 3 Paare ohne gemeinsames Haus.
- **Trio**: drei Häuser nebeneinander in den drei Farben, egal wie gereiht; ${paid(privatePoints.trio)} für 1 / 2 ohne gemeinsames Haus.
- **Zwillinge**: In beiden Straßen steht je ein Haus der Farbe, und beide sind gleich hoch; ${paid(privatePoints.twins)}.
- **Enden**: Häuser der Farbe an den vier Enden der Straßen (das erste und das letzte im Spiel); ${paid(privatePoints.ends)} für 1 / 2 / 3.
- **Palette**: Eine Straße hat alle fünf Farben; ${paid(privatePoints.palette)}.
- **Ganze Straße**: Alle Häuser einer Straße, die im Spiel sind, sind fertig; ${paid(privatePoints.side)}.

Zu Beginn bekommst du fünf und behältst drei. Alle wählen gleichzeitig, und niemand sieht vor dem Ende, was du behältst.`,
  },
  end: {
    title: 'Spielende',
    text: `Das **${ordinal(roofs[2])}** Dach zu zweit, das **${ordinal(roofs[3])}** zu dritt und das **${ordinal(roofs[4])}** zu viert leitet das Ende ein: Die Runde wird beendet, damit alle gleich viele Züge hatten, dann wird **noch eine volle Runde** gespielt.

Danach werden die geheimen Aufträge aufgedeckt und gewertet. Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer mehr öffentliche Aufträge eingelöst hat; ist auch das gleich, der spätere Platz in der Runde.`,
  },
  solo: {
    title: 'Solo',
    text: `Brett und geheime Aufträge sind wie zu zweit. ${TIMER_SIZES[0]} Karten bilden den **Timer** (${listed(TIMER_SIZES.slice(1).map(String), 'or')}: schwerer). Jeder Zug:
1. Nimm Karten oder baue wie üblich.
2. Der Timer deckt eine Karte mit Wert *a* auf: Marktkarte und Auftrag auf Feld *a* werden abgelegt.
3. Er deckt eine weitere mit Wert *b* auf: Die auf Feld *a + b* werden abgelegt (Feld 5 hat nur eine Karte, Feld 6 nichts).
4. Mit diesen zwei Karten musst du bauen, wenn ein Bau erlaubt ist. Du wählst, welche die Zahl angibt, das Haus und wohin ein Marker kommt. Das bringt keine Punkte und löst keine Aufträge ein; der Marker eines fertigen Daches verfällt.
5. Markt und Aufträge werden aufgefüllt. Vom Timer abgelegte Aufträge können wiederkommen, eingelöste nie. Auf dem Brett zeigt der Sand neben der Nummer eines Feldes, wie wahrscheinlich der Timer es nach deinem Zug räumt.

Ist der Timer leer, endet das Spiel nach Schritt 4; Dächer beenden es nicht. **${goal} Punkte vor den geheimen Aufträgen** gewinnen. Dann kommen diese dazu, und die Summe ergibt deine Stufe: Lehrling ab ${levels.apprentice}, Geselle ab ${levels.builder}, Baumeister ab ${levels['master-builder']}.`,
  },
  family: {
    title: 'Familienspiel',
    text: `Alles wie üblich, nur ohne geheime Aufträge: Zu Beginn wird nichts gewählt, und am Ende kommt nichts dazu. Es entscheiden die Punkte auf dem Brett; bei Gleichstand mehr öffentliche Aufträge, dann der spätere Platz in der Runde.`,
  },
  notation: {
    title: 'Farben und Schreibweise',
    text: `Jede Farbe hat überall, wo sie gezeichnet ist, einen Buchstaben: **B** blau, **G** grün, **P** lila, **R** rot, **Y** gelb.

Häuser heißen \`L1\` bis \`L7\` in der linken und \`R1\` bis \`R7\` in der rechten Straße, die auf dem Brett darunter liegt; beide gehen von links nach rechts. Die beiden Straßen berühren sich nicht. „blau 2/5“ ist ein blaues Haus mit zwei seiner fünf Etagen. Die Felder des Marktes haben die Nummern 1 bis 5, die der Aufträge 1 bis 4.

Eine Aktion passt in eine Zeile:
- \`draw 1,3\` nimmt die Karten auf den Feldern 1 und 3.
- \`build red-3 blue-1 L4\` baut drei blaue Etagen auf L4: Die erste Karte gibt die Zahl an, die zweite die Farbe.
- \`build red-3 blue-1 L5 roof R2 claim 1,3\` legt außerdem den Marker aus dem Erdgeschoss auf das Dach von R2 und löst die Aufträge 1 und 3 ein.
- \`keep houses-blue,pair-blue-red,side-1\` behält drei geheime Aufträge.
- \`timer blue-3 red-2 L5\` baut mit den Karten des Timers.`,
  },
};
