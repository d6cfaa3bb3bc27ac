import { grammar } from '../../grammar.ts';
import type { ProfileWords } from './types.ts';

const { number, plural } = grammar('de');

export const german: Omit<ProfileWords, 'language'> = {
  rating: 'Wertung',
  unrated: 'noch keine Wertung',
  games: count => plural(count, { one: 'Partie', other: 'Partien' }),
  won: 'gewonnen',
  streak: 'in Folge',
  streakBest: games => `längste ${number(games)}`,
  best: 'bester Zug',
  course: games => plural(games, { one: '# gewertete Partie', other: 'Die letzten # gewerteten Partien' }),
  courseWithPlayers: games =>
    plural(games, { one: '# Partie gegen den Bot', other: '# Partien gegen den Bot' }),
  noCourse: 'Die Kurve beginnt mit der ersten gewerteten Partie',
  opponents: 'Am häufigsten getroffen',
  against: (games, ahead) => `vorn in ${number(ahead)} von ${number(games)}`,
  favourite: (name, part) => `Lieblingsfarbe: ${name} ${part}`,
  level: 'Gegen Bot-Spieler',
  you: 'du',
  provisional: 'Das Fragezeichen bleibt bis zu zehn gewerteten Partien.',
  told: points => `Die Wertung, Partie für Partie: ${points.join(', ')}`,
  players: told => `Bot-Spieler: ${told.join(', ')}`,
};
