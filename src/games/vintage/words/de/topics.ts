import { commandName } from '../../../../stage/names.ts';
import { box } from '../../rules/box.ts';
import { ID } from '../../rules/types.ts';
import type { Phrases } from '../en/index.ts';
import { regionFacts } from '../facts.ts';
import { terms } from './terms.ts';

const { cards, end, rounds, seat, start, vines } = box;
const { ruby, tawny } = box.warehouse;
const { cards: kinds } = terms;
const { baixo, cima, superior } = regionFacts('de');

/** The whole rules in our own words, a chapter each; a term of the trade is explained where it first stands. */
export const topics: Phrases['topics'] = {
  overview: {
    title: 'Überblick',
    text: `Vintage ist eine Chronik von ${rounds} Ernten im Dourotal, wo der Portwein herkommt. Eine Runde ist ein Jahr.

Für Portwein gießt man **Brandy** (Weinbrand, *aguardente*) in Wein, der noch gärt. So bleibt er süß und hält Jahrzehnte. Wer Wein will, braucht also zuerst Brandy.

Deine **Quintas** (Weingüter) liegen an den Hängen über dem Fluss. Du pflanzt Reben, erntest, belädst deinen **Rabelo**, das flache Boot des Douro, und fährst hinab nach **Vila Nova de Gaia**. Dort reift dein Wein im Keller, kommt als das ins Lager, was aus ihm geworden ist, und wird für **Punkte** verkauft.

In Gaia wählst du, was ein Wein werden soll:
- **Ruby** reift in großen Fässern, fern der Luft, und bleibt rot. Seine Sorten, von unten: Ruby, Reserva, **LBV** (Late Bottled Vintage: ein Jahrgang, nach vier bis sechs Jahren abgefüllt) und **Vintage**, das Beste eines großen Jahres.
- **Tawny** reift in kleinen Fässern und wird bernsteinfarben. Seine Sorten: Tawny, Reserva, **Aged Tawny** (sein mittleres Alter steht auf dem Etikett) und **Colheita**, ein Tawny eines einzigen Jahres.

Nach der letzten Ernte zählen auch Quintas und übrige Fässer. Die meisten Punkte gewinnen.`,
  },
  turn: {
    title: 'Ein Zug',
    text: `Im Uhrzeigersinn macht jeder Platz **eine** Aktion je Zug. So geht es weiter, bis alle gepasst oder alle Figuren eingesetzt haben; dann ist die Runde vorbei. Passen gilt für den Rest der Runde und ist immer erlaubt.

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

Was du nicht ausführen könntest, kannst du nicht wählen. Ernte, Fahrt und Ausladen gehen in Schritten weiter, alles im selben Zug.`,
  },
  estates: {
    title: 'Quintas und Reben',
    text: `**Kaufe** eine Quinta, einmal je Runde, egal wodurch; du besitzt höchstens ${seat.estates}. Wähle einen freien Ort und zahle seinen Preis in Punkten. Punkte fallen nie unter 0.

- **Baixo Corgo** (unten): Preis ${baixo.price}, Qualität ${baixo.quality}, ${baixo.barrels} Fässer je Ernte
- **Cima Corgo** (oben): Preis ${cima.price}, Qualität ${cima.quality}, ${cima.barrels} Fässer
- **Douro Superior**: Preis ${superior.price}, Qualität ${superior.quality}, ${superior.barrels} Fässer

Eine neue Quinta ist kahl. Ab der nächsten Runde bringt sie ${start.markersForAnEstate} Marker mehr.

**Pflanze** eine Rebe auf einer deiner Quintas. Jede hat ${vines.slots} Plätze, und all ihre Reben sind verschieden: grün, lila, rot, weiß, gelb. Lila hat eine eigene Spalte, Grün teilt sich eine mit Rot, Weiß eine mit Gelb.

Mit ${vines.plantedFrom} Reben ist eine Quinta **bepflanzt**: Jetzt lässt sie sich ernten, und am Ende kommt ihr Preis als Punkte zurück.

**Alte Reben** sind knorrig und geben wenige, aber sehr gute Trauben. Sie wachsen nur in Cima Corgo, nehmen einen Platz wie jede Rebe und haben einen einzigen Kreis: einmal je Runde für alle zusammen. Im Spiel gibt es sie ${vines.old}-mal.

Die **Qualität** ist die des Ortes, +${vines.qualityForOld} mit alten Reben, +${vines.qualityForFull} mit ${vines.slots} Reben. Sie steigt sofort. Reben werden nie versetzt.`,
  },
  harvest: {
    title: 'Ernte',
    text: `Einmal je Runde, egal wodurch. All deine bepflanzten Quintas ohne wartende Fässer machen mit, eine nach der anderen. Für jede sagst du, wie viele Fässer **Wein** sie gibt; der Rest ihres Ertrags ist **Brandy**. Sie gibt immer alle ihre Fässer.

- Jede Quinta, die Wein gibt, kostet **1 Brandy**, egal wie viele Fässer. Zahlen kannst du nur mit Brandy, der *vor* der Ernte in deinem Vorrat war.
- Neuer Brandy kommt, wenn alles getan ist. Der Vorrat fasst ${seat.brandy}; was darüber geht, ist verloren.
- Der Wein liegt als eine **Charge** auf seiner Quinta: alles von einer Qualität, der der Quinta plus **Bonus des Jahres**, dem offenen Chip. Chargen mischen sich nie.

**Wartende Fässer.** Eine Quinta, auf der noch der letzte Wein liegt, gibt nichts, auch keinen Brandy, außer dein Boot liegt mit freiem Laderaum in ihrem Hafen. Dann wird zuerst die alte Charge geladen. Du darfst so eine Quinta auch auslassen, aber nicht, wenn sonst nichts geerntet wird.

*Beispiel*: Du hast Quintas in Baixo und in Cima, 1 Brandy im Vorrat, und der Bonus ist 1. In Baixo machst du Brandy, ${baixo.barrels} Fässer, in Cima Wein: ${cima.barrels} Fässer mit Qualität 6. Danach sind ${baixo.barrels} Brandy im Vorrat, für zwei Quintas mit Wein in der nächsten Runde.`,
  },
  boat: {
    title: 'Das Boot',
    text: `Rabelos sind flach und haben ein großes Segel: Den Douro hinauf bringt sie der Wind, hinab die Strömung. Deiner trägt bis zu **${seat.holds} Chargen**, jede in einem eigenen Laderaum.

Häfen, flussaufwärts: **Gaia**, **Baixo**, **Cima**, **Superior**.
- **Hinauf**: Eine Fahrt bringt dich zum nächsten Hafen.
- **Hinab**: Eine Fahrt bringt dich so weit, wie du willst.

Jede Fahrt kostet 1 Marker, nie den Verwalter. In einem Zug darfst du so oft fahren, wie du Marker hast, und nach jeder Fahrt aufhören.

Unterwegs darfst du Chargen deiner eigenen Quintas **laden**, in jeder Region, die das Boot verlässt, passiert oder erreicht, solange Laderäume frei sind. Von Superior bringt eine einzige Fahrt hinab also vielleicht alles, was du hast.

**In Gaia** kommen Chargen an Land, soweit dein Keller Platz hat: Er hat ${seat.cellar.ruby} Spalten für Ruby und ${seat.cellar.tawny} für Tawny, in jeder eine Charge. Für jede Charge, in der Reihenfolge des Ladens, wählst du die Seite. Sind es mehr Chargen als freie Spalten, wählst du auch, welche an Bord bleiben; sie gehen an Land, sobald eine Spalte frei wird, während das Boot dort liegt.

Keine Charge geht zurück aufs Boot.`,
  },
  ageing: {
    title: 'Reifen und verkaufen',
    text: `Du brauchst eine Charge im Keller. **Ein** Würfel wird für all deine Chargen geworfen. Der Wert jeder ist ihre Qualität plus Wurf. Ihre Fässer kommen ins Lager, auf ihrer Seite, in die höchste Sorte, die der Wert erreicht; was dort keinen Platz findet, kommt in die nächste darunter.

**Ruby**
- Vintage: kein Wert erreicht es, nur der Önologe. ${ruby.vintage.spaces} Platz, ${ruby.vintage.vp} Punkte
- LBV: ab ${ruby.lbv.from}. ${ruby.lbv.spaces} Plätze, ${ruby.lbv.vp} Punkte
- Reserva: ab ${ruby.reserva.from}. ${ruby.reserva.spaces} Plätze, ${ruby.reserva.vp} Punkte
- Ruby: darunter, beliebig viele. Je ${ruby.bottom.set} Fässer bringen ${ruby.bottom.vp}

**Tawny**
- Colheita: ab ${tawny.colheita.from}. ${tawny.colheita.spaces} Plätze, ${tawny.colheita.vp} Punkte
- Aged: ab ${tawny.aged.from}. ${tawny.aged.spaces} Plätze, ${tawny.aged.vp} Punkte
- Reserva: ab ${tawny.reserva.from}. ${tawny.reserva.spaces} Plätze, ${tawny.reserva.vp} Punkte
- Tawny: darunter. Je ${tawny.bottom.set} Fässer bringen ${tawny.bottom.vp}

Liegen alle Fässer dort, wird jede **volle** Sorte einmal für ihre Punkte verkauft und ist wieder leer. Andere Fässer bleiben und warten auf weitere.

Zuerst werden Fässer gelegt, dann wirkt der Önologe, dann kommt vielleicht durch eine Karte ein Fass dazu; der Verkauf kommt zuletzt.

*Beispiel*: Eine Ruby-Charge mit Qualität 7 und 3 Fässern, dazu ein Wurf von 3, macht 10. Zwei Fässer füllen LBV, das dritte rutscht zu Reserva. LBV wird für ${ruby.lbv.vp} Punkte verkauft; das dritte Fass wartet.`,
  },
  cards: {
    title: 'Karten',
    text: `**Nimm** eine der ${cards.display} offenen Karten oder die oberste des Stapels, ungesehen. **Spiele** sie in einem späteren Zug. Beides braucht einen Kreis der Kartenspalte; die Tat der Karte braucht keinen weiteren, selbst wenn ihre Spalte voll ist. Du hältst ${seat.hand}; bei voller Hand legst du vor dem Nehmen eine ab.

- **${kinds.buying}**: kaufen; ${cards.discount} weniger zahlen oder dort eine Rebe pflanzen
- **${kinds.harvesting}**: ernten; 1 Brandy bezahlt allen Wein
- **${kinds.planting}**: eine bis ${cards.plantings} verschiedene Farben auf beliebigen deiner Quintas, in der Reihenfolge Grün, Lila, Rot, Weiß, Gelb
- **${kinds['two-barrels']}**: ${cards.moreBarrels} kommen zu einer Charge auf einer Quinta
- **${kinds['free-action']}**: kaufen, pflanzen, ernten oder reifen und verkaufen
- **${kinds.enologist}**, der Weinmacher: sieh dir den Bonus einer künftigen Runde an. Für den Rest dieser Runde rückt bei jeder Reifung jedes Fass eine Sorte höher, von oben nach unten, wo Platz ist. Zwei Önologen tun es zweimal
- **${kinds.vintage}**: ${cards.vintage.barrels} Ruby-Fass geht für ${cards.vintage.vp} Punkte aus dem Keller
- **${kinds.colheita}**: ${cards.colheita.barrels} Tawny-Fässer gehen für ${cards.colheita.vp} Punkte aus dem Keller
- **${kinds.boat}**: eine bis ${cards.moves} Fahrten ohne Marker
- **${kinds['ageing-barrel']}**: reifen und verkaufen; vor dem Verkauf kommt ein Fass auf einen freien Platz, nicht höher als das höchste seiner Seite
- **${kinds['ageing-quality']}**: reifen und verkaufen, ${cards.moreQuality} mehr auf dem Würfel

Keine Karte pflanzt alte Reben. Was einmal je Runde erlaubt ist, bleibt es auch mit Karten. Eine Karte ohne Wirkung kann man nicht spielen. Karten aus der Auslage kennen alle, die vom Stapel nur du.`,
  },
  rounds: {
    title: 'Die Runden',
    text: `Das Spiel hat ${rounds} Runden, jede ein Jahr mit seiner Ernte. Der offene Chip ist der **Bonus des Jahres**: 0, 1 oder 2 mehr Qualität für allen Wein, der darin geerntet wird.

**Startspieler werden**: Dafür gibt es einen Kreis. Du nimmst den Marker oder behältst ihn. Er gilt ab der nächsten Runde: Wer ihn hat, beginnt und wählt als Erster unter den billigen Kreisen.

Wenn alle gepasst oder keine Figur mehr haben:
1. Marker und Verwalter kommen zurück. Jede in dieser Runde gekaufte Quinta bringt ihren Marker.
2. Alle Kreise sind wieder frei.
3. Die Karten, die noch ausliegen, gehen weg, und ${cards.display} neue werden aufgedeckt. Während einer Runde wird keine Lücke in der Auslage gefüllt.
4. Der nächste Chip wird umgedreht.
5. Kaufen und Ernten sind wieder erlaubt, Önologen gehen heim.

Ist der Stapel leer und eine Karte nötig, wird die Ablage zum neuen gemischt.

**Verdeckt** sind die Reihenfolge des Stapels, die Chips künftiger Runden und Karten, die jemand vom Stapel gezogen hat. Alles andere liegt für alle offen.`,
  },
  end: {
    title: 'Spielende',
    text: `Nach Runde ${rounds} wird kein Chip mehr umgedreht. Zu den Punkten jedes Platzes kommen:
- **1** für je ${end.barrelsForAPoint} Fässer Wein, die ihm noch gehören, egal wo: auf Quintas, an Bord, in Keller und Lager zusammen;
- der **Preis** jeder bepflanzten Quinta, auch der ersten;
- **${end.fullEstate}** für jede Quinta mit ${vines.slots} Reben.

Brandy, Karten und Figuren bringen nichts.

Die meisten Punkte gewinnen. Bei Gleichstand: mehr Quintas, bepflanzt oder nicht; dann die höhere Summe der Qualitäten aller Quintas; sonst teilt man sich den Rang.

*Beispiel*: 10 Punkte, 14 Fässer übrig, eine bepflanzte Quinta in Baixo für 2, eine in Cima für 4 mit fünf Reben und eine in Superior mit zwei Reben: 10 + 3 + 2 + 4 + 1 = 20.

Wer aufgibt, liegt hinter allen, die bleiben. Zu zweit gewinnt sofort der andere; zu mehreren spielt ein Ersatz den Platz weiter.`,
  },
  setup: {
    title: 'Aufbau',
    text: `Zwei bis vier spielen; wer beginnt, wird ausgelost. Jeder Platz startet mit
- ${start.vp} Punkten und ${start.brandy} Fass Brandy,
- einem Boot in Gaia,
- einer Quinta in Baixo Corgo mit drei Reben: grün, lila, gelb. Sie lässt sich also gleich ernten,
- ${start.markers} Markern und dem Verwalter.

Wer beginnt, ist im Vorteil; darum hat in der ersten Runde Platz 1 einen Marker weniger, zu viert auch Platz 2.

${rounds} von ${box.chips.bonus.length} Chips (0, 1 und 2, je drei) liegen verdeckt auf den Runden; der erste wird umgedreht. Die anderen zwei sieht niemand. Der Stapel aus 36 Karten wird gemischt, und ${cards.display} werden aufgedeckt.

Zu zweit und zu dritt sind die teuersten Kreise der Tafel nicht im Spiel, und freie Orte in Baixo Corgo sind käuflich.

Nicht alle Zahlen der gedruckten Ausgabe waren zu bekommen. Was wir erschließen mussten, ist in den Unterlagen des Projekts vermerkt und lässt sich dort in einer Datei berichtigen.

Vintage ist von Gil d'Orey und erschien 2011 bei MESAboardgames. Dies ist ein unabhängiges Projekt.`,
  },
  notation: {
    title: 'Aktionen schreiben',
    text: `Jede Aktion hat einen Knopf, und mit \`${commandName(ID, 'do')}\` lässt sie sich schreiben: ein beliebiger Teil davon in Worten, oder so, wie das Protokoll sie schreibt:
\`buy cima-1 pay 1\` · \`plant 2 purple pay 1\` · \`harvest pay 1\` · \`sail cima load 2\` · \`age pay overseer-2\` · \`take boat pay 1\` · \`take deck discard planting pay 1\` · \`play enologist 4 pay 1\` · \`first pay 1\` · \`pass\`

\`pay 2\` sind zwei Marker, \`pay overseer-2\` ist der Verwalter auf dem Kreis mit der 2.

Schritte eines Zuges: \`gather 2 wine 3\` · \`leave 1\` · \`sail gaia\` · \`stop\` · \`unload ruby\` · \`unload boat\` · \`plant 1 white\` · \`add tawny aged\`

Quintas sind in der Reihenfolge nummeriert, in der du sie bekamst, Orte je Region: \`baixo-1\`, \`cima-3\`. Reben: \`green\`, \`purple\`, \`red\`, \`white\`, \`yellow\`, \`old\`.

Karten: \`buying\` (${kinds.buying}) mit einem Ort und \`discount\` oder einer Farbe, \`harvesting\`, \`planting\`, \`two-barrels\` mit einer Quinta, \`free-action\` mit \`buy\`, \`plant\`, \`harvest\` oder \`age\`, \`enologist\` mit einer Runde, \`vintage\` mit einer Spalte, \`colheita\` mit zweien (\`1,2\`), \`boat\`, \`ageing-barrel\`, \`ageing-quality\`.`,
  },
};
