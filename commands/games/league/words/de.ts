import type { LeagueCommandWords } from './en.ts';

/** How /games league presents itself: each description and choice at most 100 characters. */
export const german: LeagueCommandWords = {
  about: 'Ligen: eine Saison für 4 bis 32 Personen dieses Servers',
  open: 'In diesem Kanal eine Liga eröffnen; ihre Partien beginnen von selbst, in Threads',
  join: 'Mitmachen; nach dem Beginn auf die Warteliste',
  leave: 'Nicht mehr mitmachen; eine laufende Partie von dir geht weiter',
  show: 'Der Stand als Bild, die Tische dieser Runde und deine eigene Partie',
  start: 'Beginnen: wer sie eröffnet hat, oder Mitglieder mit „Server verwalten“',
  close: 'Vorzeitig schließen: wer sie eröffnet hat, oder Mitglieder mit „Server verwalten“',
  league: 'Welche Liga (sonst: die dieses Kanals)',
  name: 'Wie sie heißt (sonst: wie das Spiel)',
  seats: 'Höchstens so viele an einem Tisch (sonst: 4, oder so viele, wie das Spiel zulässt)',
  rounds: 'Runden vor dem Pokal (sonst: nach der Zahl der Personen)',
  pace: 'Wie lange ein Zug dauern darf (sonst: einen Tag)',
  cup: 'Am Ende ein Pokal der Besten (sonst: keiner)',
  variant: 'Regeln des Spiels (sonst: die üblichen)',
  fill: 'Plätze, die an einem Tisch frei bleiben, nimmt ein mittlerer Bot-Spieler (sonst: nein)',
  paces: { day: 'ein Tag je Zug', 'three-days': 'drei Tage je Zug' },
  cups: (size: number): string => (size === 0 ? 'keiner' : `der besten ${size}`),
};
