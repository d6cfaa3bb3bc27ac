import { grammar } from '../../../stage/grammar.ts';
import type { DuplicateWords } from '../duplicates.ts';

const { plural, listed, percent } = grammar('de');
const people = (count: number): string => plural(count, { one: '# Person', other: '# Personen' });
const PACES = {
  none: 'ohne Zeitlimit',
  day: 'ein Tag je Zug',
  'three-days': 'drei Tage je Zug',
  'two-weeks': '14 Tage je Zug',
} as const;

/** Dasselbe Blatt an mehreren Tischen. */
export const duplicates: DuplicateWords = {
  head: (game, tables) => `**${game}** · Duplikat, ${plural(tables, { one: '# Tisch', other: '# Tische' })}`,
  about:
    'An jedem Tisch wird dasselbe ausgeteilt und dasselbe gezogen. Am Ende werden die Plätze verglichen wie im Bridge: zwei Matchpunkte für jeden Tisch, der auf demselben Platz zurückliegt, einen bei Gleichstand. Es ist nicht gewertet.',
  how: (seats, pace, hints, company) =>
    [
      seats === null
        ? 'so viele Plätze wie nötig'
        : plural(seats, { one: '# Platz je Tisch', other: '# Plätze je Tisch' }),
      PACES[pace],
      hints ? 'mit Tipps' : 'ohne Tipps',
      ...(company.length > 0 ? [`an jedem Tisch: ${listed(company)}`] : []),
    ].join(' · '),
  secret:
    'Jeder Tisch ist ein privater Thread: Bis alle zu Ende sind, sieht sonst niemand etwas davon. Mitglieder mit „Threads verwalten“ könnten in Discord hineinsehen.',
  gathering: (opener, count, most) =>
    `Eröffnet von ${opener}. Bisher ${people(count)}, höchstens ${most}. Das Los verteilt sie auf die Tische; freie Plätze nehmen Bot-Spieler ein.`,
  fewer: wanted => `Weniger Tische als gewünscht (${wanted}): An jedem sitzt mindestens eine Person.`,
  tablesLeft: (open, all) =>
    open === 0
      ? 'Alle Tische sind zu Ende.'
      : `${open} von ${all} ${all === 1 ? 'Tisch' : 'Tischen'} ${open === 1 ? 'spielt' : 'spielen'} noch.`,
  table: number => `Tisch ${number}`,
  calledOff: 'Abgesagt: Es wurde nichts ausgeteilt.',
  closed:
    'Vorzeitig geschlossen: Verglichen werden die beendeten Tische, die anderen spielen für sich weiter.',
  compared: 'Der Vergleich steht in einer eigenen Nachricht.',
  noThreads:
    '⚠️ Ich darf hier keine privaten Threads eröffnen: Mir fehlen **Private Threads erstellen** und **Nachrichten in Threads senden**. Ich versuche es von selbst wieder; nichts geht verloren.',
  join: 'Mitmachen',
  leave: 'Verlassen',
  start: 'Beginnen',
  stop: 'Absagen',
  close: 'Schließen',
  sure: 'Ja, beenden',
  opened: 'Das Duplikat ist eröffnet: Die Nachricht dazu steht in diesem Kanal.',
  joined: 'Du bist dabei. Dein Tisch wird zu Beginn ausgelost.',
  left: 'Du bist nicht mehr dabei.',
  started:
    'Es beginnt: Jeder Tisch öffnet sich in einem privaten Thread, und wer dort sitzt, wird hinzugefügt.',
  stopAsk: 'Das Duplikat absagen? Es wird nichts ausgeteilt.',
  closeAsk:
    'Das Duplikat schließen? Die beendeten Tische werden jetzt verglichen; die anderen spielen weiter und zählen nicht mehr.',
  closeForfeits: '⚠️ Dein eigener Tisch spielt noch: Dein Platz käme zuletzt.',
  stopped: 'Es ist abgesagt.',
  closedNow: 'Es ist geschlossen.',
  onlyHere:
    'Duplikate gibt es auf Servern: Eröffne eines in einem Kanal, in dem ich private Threads eröffnen darf.',
  cannot: options =>
    `Bei einem Duplikat geht das nicht: ${listed(options)}. Die Tische sind private Threads, die Plätze werden ausgelost, und es ist nicht gewertet.`,
  noneEnded: 'Kein Tisch war zu Ende: Es gibt nichts zu vergleichen.',
  place: (place, name, share, matchPoints, table) =>
    `\`${place}\` ${name} · ${share === null ? '–' : percent(share)} · ${plural(matchPoints, { one: '# Matchpunkt', other: '# Matchpunkte' })} · Tisch ${table}`,
  seat: number => `Platz ${number}`,
  score: (table, name, total, matchPoints) =>
    `Tisch ${table} ${name} ${total === null ? '–' : total} (${matchPoints})`,
  rounds: 'Runde für Runde',
  parted: (turn, seat) =>
    `Bis zum Zug ${turn} war es an allen Tischen dasselbe; dort entschied Platz ${seat} verschieden.`,
  oneWay: 'An allen Tischen wurde gleich gespielt, Wahl für Wahl.',
  scale:
    '-# In Klammern: Matchpunkte. Ein aufgegebener Platz und die Plätze eines abgesagten Tisches kommen zuletzt, ebenso der Platz dessen, der während der eigenen Partie geschlossen hat.',
  proof: (seed, salt) => `-# Startwert \`${seed}\`, Salz \`${salt}\`.`,
  stillPlayed: '-# Der Startwert wird verraten, wenn der letzte Tisch zu Ende ist.',
  counted: (count, share) =>
    `${plural(count, { one: '# Duplikat', other: '# Duplikate' })}: im Schnitt ${percent(share)} der Matchpunkte`,
};
