import { grammar } from '../../../stage/grammar.ts';
import type { LeagueWords } from '../leagues.ts';

const { plural, listed } = grammar('de');
const people = (count: number): string => plural(count, { one: '# Person', other: '# Personen' });
const points = (count: number): string => plural(count, { one: '# Punkt', other: '# Punkten' });
const PACES = {
  none: 'ohne Zeitlimit',
  day: 'ein Tag je Zug',
  'three-days': 'drei Tage je Zug',
  'two-weeks': '14 Tage je Zug',
} as const;

const cupRound = (players: number): string =>
  players <= 2 ? 'Finale' : players <= 4 ? 'Halbfinale' : 'Viertelfinale';

/** Saisons der Leute eines Servers. */
export const leagues: LeagueWords = {
  head: (name, game) => `**${name}** · ${game}-Liga`,
  how: (seats, pace, rounds, cup) =>
    [
      seats === 2 ? 'zu zweit' : `Tische zu höchstens ${seats}`,
      PACES[pace],
      rounds === null
        ? 'Runden nach der Zahl der Leute'
        : plural(rounds, { one: '# Runde', other: '# Runden' }),
      ...(cup > 0 ? [`dann ein Pokal der besten ${cup}`] : []),
    ].join(' · '),
  scale: scales => `Punkte nach Platz: ${listed(scales, 'or')}; gleiche Plätze teilen sie sich.`,
  ties: 'Bei gleichen Punkten: die Begegnungen, der Schnitt der Gegner, der Anteil an den Punkten der Partien, das Los.',
  absent: (bye, missed) =>
    `Wessen Bedenkzeit abläuft, für den spielt die Vertretung, bis zur Rückkehr. Eine ihr überlassene Partie bringt nichts; nach der zweiten bekommt den Platz, wer wartet (${plural(missed, { one: '# Punkt', other: '# Punkte' })} je verpasster Runde). Ein Freilos bringt ${bye}.`,
  filled: player =>
    `Einen Platz, der an einem Tisch frei bleibt, nimmt ${player}: ohne Punkte, und die Plätze der anderen zählen, als säße dort niemand.`,
  drawn: seed => `Das Los folgt aus dem Startwert \`${seed}\`.`,
  gathering: (opener, count, fewest, most) =>
    `Eröffnet von ${opener}. Bisher ${people(count)}; ${fewest} bis ${most} können spielen. Die Partien beginnen von selbst, in Threads dieses Kanals, und sind gewertet.`,
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  cup: cupRound,
  tablesLeft: (open, all) =>
    open === 0
      ? 'Alle Tische sind zu Ende.'
      : `${open} von ${all} ${all === 1 ? 'Tisch' : 'Tischen'} ${open === 1 ? 'spielt' : 'spielen'} noch.`,
  waiting: names => `Warten auf einen Platz: ${names.join(', ')}`,
  over: (winner, total) => `🏆 ${winner} hat gewonnen, mit ${points(total)} in den Runden.`,
  closed: 'Diese Liga wurde vorzeitig geschlossen. Laufende Partien werden zu Ende gespielt.',
  noThreads:
    '⚠️ Ich darf hier keine Threads eröffnen: Mir fehlen **Öffentliche Threads erstellen** und **Nachrichten in Threads senden**. Ich versuche es von selbst wieder; nichts geht verloren.',
  shut: '⚠️ Ich kann im Kanal dieser Liga nicht mehr schreiben: Sie wartet, und ich versuche es von selbst wieder.',
  table: number => `Tisch ${number}`,
  byes: (names, bye) => `Diesmal ohne Tisch, mit ${points(bye)}: ${names.join(', ')}`,
  called: '-# Diese Nachricht ruft niemanden: Gerufen wird im Thread, wer am Zug ist.',
  join: 'Mitmachen',
  leave: 'Verlassen',
  start: 'Beginnen',
  standing: 'Stand',
  close: 'Schließen',
  opened: name => `**${name}** ist eröffnet: Die Nachricht dazu steht in diesem Kanal.`,
  joined: name => `Du bist in **${name}** dabei.`,
  nowWaiting: name =>
    `**${name}** hat schon begonnen: Du stehst auf der Warteliste und bekommst den nächsten Platz, der frei wird.`,
  left: name => `Du hast **${name}** verlassen. Eine laufende Partie von dir geht bis zu ihrem Ende weiter.`,
  started: name => `**${name}** beginnt: Die Tische öffnen sich in Threads des Kanals.`,
  closeAsk: name =>
    `**${name}** schließen? Es folgt keine Runde mehr, und niemand gewinnt. Laufende Partien werden zu Ende gespielt.`,
  closedNow: name => `**${name}** ist geschlossen.`,
  row: (place, name, total, games) =>
    `\`${place}\` ${name}: ${plural(total, { one: '# Punkt', other: '# Punkte' })}, ${plural(games, { one: '# Partie', other: '# Partien' })}`,
  gone: 'ausgeschieden',
  ownGame: thread => `Deine Partie in dieser Runde: ${thread}`,
  ownBye: 'In dieser Runde hast du keinen Tisch.',
  ownOver: 'Deine Partie in dieser Runde ist zu Ende.',
  ownComing: 'Dein Tisch in dieser Runde öffnet sich gleich.',
  notIn: 'Du bist nicht in dieser Liga.',
  noVariant: known =>
    known.length === 0
      ? 'Dieses Spiel hat keine Varianten.'
      : `Diese Variante gibt es nicht. Es gibt: ${known.join(', ')}.`,
  onlyHere: 'Ligen gibt es auf Servern: Eröffne eine in einem Kanal, in dem ich Threads eröffnen darf.',
};
