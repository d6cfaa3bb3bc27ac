import { grammar } from '../../../stage/grammar.ts';
import type { ReviewWords } from '../en/review.ts';

const { number, percent, plural } = grammar('de');

export const review: ReviewWords = {
  review: {
    button: 'Analyse',
    progress: share =>
      `Ich sehe mir diese Partie noch einmal an, Entscheidung für Entscheidung: ${percent(share)} fertig.`,
    title: person => `**Analyse: ${person}**`,
    accuracy: (right, decisions) =>
      `Genauigkeit: **${number(right)}** von 100, in ${plural(decisions, { one: '# Entscheidung', other: '# Entscheidungen' })}. 100 ist jeweils die beste Folge, die ich fand; 0 ist nicht besser als Losen.`,
    start: (points, spread) =>
      `Beim Austeilen: am Ende **${points}**${spread === undefined ? '' : ` (±${spread})`} zu erwarten, nach Brett und Platz in der Reihenfolge.`,
    deal: (points, spread) =>
      `Eigene verdeckte Karten: **${points}** (±${spread}), verglichen mit anderen, die hätten kommen können.`,
    own: points =>
      `Eigene Entscheidungen: **${points}**, verglichen mit den besten, die ich fand, beurteilt nach dem, was dieser Platz damals sehen konnte.`,
    others: points => `Entscheidungen der anderen: **${points}**, beurteilt nach dem, was sie sehen konnten.`,
    luck: points =>
      `Glück: **${points}**: was nach dem Austeilen durch Zufall kam und was ich falsch einschätze.`,
    final: points => `Am Ende: **${points}**.`,
    stopped: points => `Beim Abbruch: **${points}** zu erwarten. Nicht die Regeln haben die Partie beendet.`,
    margin:
      '-# Punkte gelten gegenüber dem Durchschnitt der anderen. Glück und Entscheidungen der anderen nutzen, was man erst jetzt weiß.',
    alone: '-# Punkte sind die des Endergebnisses. Das Glück nutzt, was man erst jetzt weiß.',
    noMistakes: 'Ich fand keinen Zug, in dem eine andere Wahl klar besser gewesen wäre.',
    overview: 'Übersicht',
    turnButton: (turn, loss) => `Zug ${number(turn)}: ${loss}`,
    share: 'Teilen',
    shared: 'Geteilt: Alle hier können sich diese Analyse jetzt ansehen.',
    sharedBy: (person, right) =>
      right === null
        ? `${person} teilt, wie diese Partie lief:`
        : `${person} teilt, wie diese Partie lief, mit einer Genauigkeit von **${number(right)}** von 100:`,
    turn: (turn, loss) => `**Zug ${number(turn)}: Endabstand ${loss}**`,
    played: deed => `Gespielt: ${deed}`,
    better: deed => `Besser: **${deed}**`,
    because: 'Denn:',
    noReason: points => `So viele Punkte mehr erwarte ich danach am Ende: **${points}**.`,
    chances: (best, played) =>
      `Gewinnchance in Partien wie dieser: ${percent(best)} mit der besseren Wahl, ${percent(played)} wie gespielt.`,
    seen: '-# Beurteilt nach dem, was damals zu sehen war; nichts, was später kam, spielt hinein.',
  },
};
