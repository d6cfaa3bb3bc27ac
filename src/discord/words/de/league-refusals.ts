import { grammar } from '../../../stage/grammar.ts';
import type { LeagueRefusals } from '../leagues.ts';

const { plural } = grammar('de');
const people = (count: number): string => plural(count, { one: '# Person', other: '# Personen' });

/** Why nothing is done about a league. */
export const leagueRefusals: LeagueRefusals = {
  'no-league': () => 'Auf diesem Server gibt es keine Liga mit diesem Namen.',
  'league-solo': () => 'Dieses Spiel ist für eine Person allein: Ligen gibt es darin nicht.',
  'league-rounds': ({ number }) =>
    `Eine Liga hat 1 bis ${number('max') ?? 10} Runden, die des Pokals nicht mitgezählt.`,
  'league-cup': () => 'Ein Pokal ist für die besten 2, 4 oder 8, in einem Spiel, das zwei spielen können.',
  'league-name': () => 'Auf diesem Server läuft schon eine Liga mit diesem Namen: Gib deiner einen anderen.',
  'leagues-many': ({ number }) => `Auf einem Server laufen höchstens ${number('limit') ?? 5} Ligen zugleich.`,
  'league-full': ({ number }) =>
    `Diese Liga ist voll: höchstens ${people(number('limit') ?? 32)}, Wartende mitgezählt.`,
  'league-few': ({ number }) =>
    `Eine Liga braucht mindestens ${people(number('needed') ?? 4)}, dabei sind ${number('people') ?? 0}.`,
  'league-in': ({ text }) =>
    text('waits') === 'yes'
      ? 'Du stehst schon auf der Warteliste dieser Liga.'
      : 'Du bist schon in dieser Liga.',
  'league-not-in': () => 'Du bist nicht in dieser Liga.',
  'league-left': () => 'Du hast diese Liga verlassen: In dieselbe Saison kommt niemand zurück.',
  'league-started': () => 'Diese Liga hat schon begonnen.',
  'league-over': () => 'Diese Liga ist vorbei.',
  'league-not-opener': ({ opener }) =>
    `Das können nur ${opener ?? 'die Person, die diese Liga eröffnet hat,'} und Mitglieder mit „Server verwalten“.`,
  'league-no-pause': () =>
    'Eine Ligapartie wird nicht pausiert, weil andere darauf warten. Bist du abwesend, steht deine Uhr eine Woche lang still.',
};
